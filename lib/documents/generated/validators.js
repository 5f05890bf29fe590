// Made from schemas/ by "npm run generate". Do not edit.
var sr=(o,i)=>()=>{try{return i||o((i={exports:{}}).exports,i),i.exports}catch(w){throw i=0,w}};var pr=sr(ar=>{"use strict";Object.defineProperty(ar,"__esModule",{value:!0});function mr(o){let i=o.length,w=0,q=0,P;for(;q<i;)w++,P=o.charCodeAt(q++),P>=55296&&
P<=56319&&q<i&&(P=o.charCodeAt(q),(P&64512)===56320&&q++);return w}ar.default=mr;mr.code='require("ajv/dist/runtime/ucs2length").default'});var cr=sr((Hr,dr)=>{"use strict";dr.exports=function o(i,w){if(i===w)return!0;if(i&&w&&typeof i=="object"&&typeof w=="object"){if(i.constructor!==w.constructor)
return!1;var q,P,k;if(Array.isArray(i)){if(q=i.length,q!=w.length)return!1;for(P=q;P--!==0;)if(!o(i[P],w[P]))return!1;return!0}if(i.constructor===RegExp)return i.
source===w.source&&i.flags===w.flags;if(i.valueOf!==Object.prototype.valueOf)return i.valueOf()===w.valueOf();if(i.toString!==Object.prototype.toString)return i.
toString()===w.toString();if(k=Object.keys(i),q=k.length,q!==Object.keys(w).length)return!1;for(P=q;P--!==0;)if(!Object.prototype.hasOwnProperty.call(w,k[P]))return!1;
for(P=q;P--!==0;){var e=k[P];if(!o(i[e],w[e]))return!1}return!0}return i!==i&&w!==w}});var yr=sr(or=>{"use strict";Object.defineProperty(or,"__esModule",{value:!0});var fr=cr();fr.code='require("ajv/dist/runtime/equal").default';or.default=fr});var hr=Se;var $=pr().default,L=yr().default,b=new RegExp("^[a-z0-9][a-z0-9-]*$","u"),Ir=new RegExp("^[a-z][a-z0-9/-]*$","u"),A=new RegExp("^(|/.*)$","u");var ie=new RegExp("^[0-9A-Z][0-9A-Za-z.()-]*$","u");function N(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,
r=0,y=N.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.status===void 0&&(e=t(e,{instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"}}),r++);for(let s in o)s==="rule"||s==="status"||s==="note"||(e=t(e,{instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);if(o.rule!==void 0){let s=o.rule;typeof s=="string"?(s.length>
24&&$(s)>24&&(e=t(e,{instancePath:i+"/rule",schemaPath:"#/$defs/ruleNumber/maxLength",keyword:"maxLength",params:{limit:24}}),r++),ie.test(s)||(e=t(e,{instancePath:i+
"/rule",schemaPath:"#/$defs/ruleNumber/pattern",keyword:"pattern",params:{pattern:"^[0-9A-Z][0-9A-Za-z.()-]*$"}}),r++)):(e=t(e,{instancePath:i+"/rule",schemaPath:"\
#/$defs/ruleNumber/type",keyword:"type",params:{type:"string"}}),r++)}if(o.status!==void 0){let s=o.status;typeof s!="string"&&(e=t(e,{instancePath:i+"/status",
schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"}}),r++),s==="printed"||s==="errata"||s==="reconstructed"||s==="designed"||(e=t(e,{instancePath:i+
"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:["printed","errata","reconstructed","designed"]}}),r++)}if(o.note!==void 0){
let s=o.note;typeof s=="string"?(s.length>2e3&&$(s)>2e3&&(e=t(e,{instancePath:i+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit:2e3}}),
r++),s.length<1&&(e=t(e,{instancePath:i+"/note",schemaPath:"#/properties/note/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/n\
ote",schemaPath:"#/properties/note/type",keyword:"type",params:{type:"string"}}),r++)}}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}),r++;return N.errors=e,r===0}N.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function se(o,{instancePath:i="",parentData:w,parentDataProperty:q,
rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=se.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&
!Array.isArray(o)){Object.keys(o).length<1&&(e=t(e,{instancePath:i,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1}}),r++);for(let s in o)A.
test(s)||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);for(let s in o)A.test(s)&&
(N(o[s],{instancePath:i+"/"+c(s),parentData:o,parentDataProperty:s,rootData:P,dynamicAnchors:k})||(e=e===null?N.errors:j(e,N.errors),r=e.length))}else e=t(e,{instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return se.errors=e,r===0}se.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Se(o,{
instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=Se.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&
(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.title===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
title"}}),r++),o.game===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"game"}}),r++),o.layers===void 0&&(e=t(
e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"layers"}}),r++);for(let s in o)s==="$schema"||s==="title"||s==="game"||s===
"layers"||s==="without"||s==="suppress"||s==="sources"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),
r++);if(o.$schema!==void 0){let s=o.$schema;typeof s=="string"?s.length<1&&(e=t(e,{instancePath:i+"/$schema",schemaPath:"common.schema.json#/$defs/schemaPath/mi\
nLength",keyword:"minLength",params:{limit:1}}),r++):(e=t(e,{instancePath:i+"/$schema",schemaPath:"common.schema.json#/$defs/schemaPath/type",keyword:"type",params:{
type:"string"}}),r++)}if(o.title!==void 0){let s=o.title;typeof s=="string"?(s.length>200&&$(s)>200&&(e=t(e,{instancePath:i+"/title",schemaPath:"#/properties/ti\
tle/maxLength",keyword:"maxLength",params:{limit:200}}),r++),s.length<1&&(e=t(e,{instancePath:i+"/title",schemaPath:"#/properties/title/minLength",keyword:"minL\
ength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"}}),r++)}if(o.game!==void 0){
let s=o.game;typeof s=="string"?(s.length>80&&$(s)>80&&(e=t(e,{instancePath:i+"/game",schemaPath:"common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{
limit:80}}),r++),b.test(s)||(e=t(e,{instancePath:i+"/game",schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9\
-]*$"}}),r++)):(e=t(e,{instancePath:i+"/game",schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",params:{type:"string"}}),r++)}if(o.layers!==void 0){
let s=o.layers;if(Array.isArray(s)){let a=s.length;for(let f=0;f<a;f++){let u=s[f];typeof u=="string"?(u.length>80&&$(u)>80&&(e=t(e,{instancePath:i+"/layers/"+f,
schemaPath:"common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{limit:80}}),r++),b.test(u)||(e=t(e,{instancePath:i+"/layers/"+f,schemaPath:"comm\
on.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/layers/"+f,schemaPath:"common.schem\
a.json#/$defs/id/type",keyword:"type",params:{type:"string"}}),r++)}let n=s.length,p;if(n>1){let f=z(s,L);f!==null&&([n,p]=f,e=t(e,{instancePath:i+"/layers",schemaPath:"\
#/properties/layers/uniqueItems",keyword:"uniqueItems",params:{i:n,j:p}}),r++)}}else e=t(e,{instancePath:i+"/layers",schemaPath:"#/properties/layers/type",keyword:"\
type",params:{type:"array"}}),r++}if(o.without!==void 0){let s=o.without;if(Array.isArray(s)){let a=s.length;for(let f=0;f<a;f++){let u=s[f];typeof u=="string"?
(u.length>80&&$(u)>80&&(e=t(e,{instancePath:i+"/without/"+f,schemaPath:"common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{limit:80}}),r++),b.test(
u)||(e=t(e,{instancePath:i+"/without/"+f,schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=
t(e,{instancePath:i+"/without/"+f,schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",params:{type:"string"}}),r++)}let n=s.length,p;if(n>1){let f=z(s,
L);f!==null&&([n,p]=f,e=t(e,{instancePath:i+"/without",schemaPath:"#/properties/without/uniqueItems",keyword:"uniqueItems",params:{i:n,j:p}}),r++)}}else e=t(e,{
instancePath:i+"/without",schemaPath:"#/properties/without/type",keyword:"type",params:{type:"array"}}),r++}if(o.suppress!==void 0){let s=o.suppress;if(Array.isArray(
s)){let a=s.length;for(let n=0;n<a;n++){let p=s[n];if(p&&typeof p=="object"&&!Array.isArray(p)){p.code===void 0&&(e=t(e,{instancePath:i+"/suppress/"+n,schemaPath:"\
#/properties/suppress/items/required",keyword:"required",params:{missingProperty:"code"}}),r++),p.reason===void 0&&(e=t(e,{instancePath:i+"/suppress/"+n,schemaPath:"\
#/properties/suppress/items/required",keyword:"required",params:{missingProperty:"reason"}}),r++);for(let f in p)f==="code"||f==="file"||f==="pointer"||f==="rea\
son"||(e=t(e,{instancePath:i+"/suppress/"+n,schemaPath:"#/properties/suppress/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}}),
r++);if(p.code!==void 0){let f=p.code;typeof f=="string"?(f.length>120&&$(f)>120&&(e=t(e,{instancePath:i+"/suppress/"+n+"/code",schemaPath:"#/properties/suppres\
s/items/properties/code/maxLength",keyword:"maxLength",params:{limit:120}}),r++),Ir.test(f)||(e=t(e,{instancePath:i+"/suppress/"+n+"/code",schemaPath:"#/propert\
ies/suppress/items/properties/code/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9/-]*$"}}),r++)):(e=t(e,{instancePath:i+"/suppress/"+n+"/code",schemaPath:"\
#/properties/suppress/items/properties/code/type",keyword:"type",params:{type:"string"}}),r++)}if(p.file!==void 0){let f=p.file;typeof f=="string"?(f.length>400&&
$(f)>400&&(e=t(e,{instancePath:i+"/suppress/"+n+"/file",schemaPath:"#/properties/suppress/items/properties/file/maxLength",keyword:"maxLength",params:{limit:400}}),
r++),f.length<1&&(e=t(e,{instancePath:i+"/suppress/"+n+"/file",schemaPath:"#/properties/suppress/items/properties/file/minLength",keyword:"minLength",params:{limit:1}}),
r++)):(e=t(e,{instancePath:i+"/suppress/"+n+"/file",schemaPath:"#/properties/suppress/items/properties/file/type",keyword:"type",params:{type:"string"}}),r++)}if(p.
pointer!==void 0){let f=p.pointer;typeof f=="string"?(f.length>400&&$(f)>400&&(e=t(e,{instancePath:i+"/suppress/"+n+"/pointer",schemaPath:"common.schema.json#/$\
defs/pointer/maxLength",keyword:"maxLength",params:{limit:400}}),r++),A.test(f)||(e=t(e,{instancePath:i+"/suppress/"+n+"/pointer",schemaPath:"common.schema.json\
#/$defs/pointer/pattern",keyword:"pattern",params:{pattern:"^(|/.*)$"}}),r++)):(e=t(e,{instancePath:i+"/suppress/"+n+"/pointer",schemaPath:"common.schema.json#/\
$defs/pointer/type",keyword:"type",params:{type:"string"}}),r++)}if(p.reason!==void 0){let f=p.reason;typeof f=="string"?(f.length>2e3&&$(f)>2e3&&(e=t(e,{instancePath:i+
"/suppress/"+n+"/reason",schemaPath:"#/properties/suppress/items/properties/reason/maxLength",keyword:"maxLength",params:{limit:2e3}}),r++),(f.length<12||$(f)<12)&&
(e=t(e,{instancePath:i+"/suppress/"+n+"/reason",schemaPath:"#/properties/suppress/items/properties/reason/minLength",keyword:"minLength",params:{limit:12}}),r++)):
(e=t(e,{instancePath:i+"/suppress/"+n+"/reason",schemaPath:"#/properties/suppress/items/properties/reason/type",keyword:"type",params:{type:"string"}}),r++)}}else
e=t(e,{instancePath:i+"/suppress/"+n,schemaPath:"#/properties/suppress/items/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/sup\
press",schemaPath:"#/properties/suppress/type",keyword:"type",params:{type:"array"}}),r++}o.sources!==void 0&&(se(o.sources,{instancePath:i+"/sources",parentData:o,
parentDataProperty:"sources",rootData:P,dynamicAnchors:k})||(e=e===null?se.errors:j(e,se.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}),r++;return Se.errors=e,r===0}Se.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Pr=Oe;var lr=new RegExp("^#[0-9a-f]{6}$","u");function ae(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,
y=ae.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){Object.keys(o).length<1&&(e=t(e,{instancePath:i,
schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1}}),r++);for(let s in o)A.test(s)||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:s}}),r++);for(let s in o)A.test(s)&&(N(o[s],{instancePath:i+"/"+c(s),parentData:o,parentDataProperty:s,
rootData:P,dynamicAnchors:k})||(e=e===null?N.errors:j(e,N.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"objec\
t"}}),r++;return ae.errors=e,r===0}ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Oe(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,
dynamicAnchors:k={}}={}){let e=null,r=0,y=Oe.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(
o)){o.$schema===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"$schema"}}),r++),o.id===void 0&&(e=t(e,{instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}}),r++),o.title===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"title"}}),r++),o.edition===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"editi\
on"}}),r++),o.summary===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"summary"}}),r++),o.rights===void 0&&(e=
t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rights"}}),r++),o.players===void 0&&(e=t(e,{instancePath:i,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"players"}}),r++),o.sides===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"sides"}}),r++),o.nations===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"nations"}}),r++),
o.defaultLayers===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"defaultLayers"}}),r++),o.sources===void 0&&
(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sources"}}),r++);for(let s in o)s==="$schema"||s==="id"||s==="title"||
s==="edition"||s==="summary"||s==="rights"||s==="players"||s==="sides"||s==="nations"||s==="defaultLayers"||s==="sources"||(e=t(e,{instancePath:i,schemaPath:"#/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);if(o.$schema!==void 0){let s=o.$schema;typeof s=="string"?s.length<1&&
(e=t(e,{instancePath:i+"/$schema",schemaPath:"common.schema.json#/$defs/schemaPath/minLength",keyword:"minLength",params:{limit:1}}),r++):(e=t(e,{instancePath:i+
"/$schema",schemaPath:"common.schema.json#/$defs/schemaPath/type",keyword:"type",params:{type:"string"}}),r++)}if(o.id!==void 0){let s=o.id;typeof s=="string"?(s.
length>80&&$(s)>80&&(e=t(e,{instancePath:i+"/id",schemaPath:"common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{limit:80}}),r++),b.test(s)||(e=
t(e,{instancePath:i+"/id",schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+
"/id",schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",params:{type:"string"}}),r++)}if(o.title!==void 0){let s=o.title;typeof s=="string"?(s.length>
200&&$(s)>200&&(e=t(e,{instancePath:i+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit:200}}),r++),s.length<1&&(e=t(e,{instancePath:i+
"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/title",schemaPath:"#/properties/title/t\
ype",keyword:"type",params:{type:"string"}}),r++)}if(o.edition!==void 0){let s=o.edition;typeof s=="string"?(s.length>200&&$(s)>200&&(e=t(e,{instancePath:i+"/ed\
ition",schemaPath:"#/properties/edition/maxLength",keyword:"maxLength",params:{limit:200}}),r++),s.length<1&&(e=t(e,{instancePath:i+"/edition",schemaPath:"#/pro\
perties/edition/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/edition",schemaPath:"#/properties/edition/type",keyword:"type",
params:{type:"string"}}),r++)}if(o.summary!==void 0){let s=o.summary;typeof s=="string"?(s.length>2e3&&$(s)>2e3&&(e=t(e,{instancePath:i+"/summary",schemaPath:"#\
/properties/summary/maxLength",keyword:"maxLength",params:{limit:2e3}}),r++),s.length<1&&(e=t(e,{instancePath:i+"/summary",schemaPath:"#/properties/summary/minL\
ength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type:"string"}}),
r++)}if(o.rights!==void 0){let s=o.rights;typeof s=="string"?(s.length>2e3&&$(s)>2e3&&(e=t(e,{instancePath:i+"/rights",schemaPath:"#/properties/rights/maxLength",
keyword:"maxLength",params:{limit:2e3}}),r++),s.length<1&&(e=t(e,{instancePath:i+"/rights",schemaPath:"#/properties/rights/minLength",keyword:"minLength",params:{
limit:1}}),r++)):(e=t(e,{instancePath:i+"/rights",schemaPath:"#/properties/rights/type",keyword:"type",params:{type:"string"}}),r++)}if(o.players!==void 0){let s=o.
players;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/players",schemaPath:"#/properties/players/type",keyword:"type",params:{type:"\
integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>6||isNaN(s))&&(e=t(e,{instancePath:i+"/players",schemaPath:"#/properties/players/maximum",keyword:"maximum",
params:{comparison:"<=",limit:6}}),r++),(s<1||isNaN(s))&&(e=t(e,{instancePath:i+"/players",schemaPath:"#/properties/players/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}),r++))}if(o.sides!==void 0){let s=o.sides;if(s&&typeof s=="object"&&!Array.isArray(s)){Object.keys(s).length<1&&(e=t(e,{instancePath:i+"/sides",schemaPath:"\
#/properties/sides/minProperties",keyword:"minProperties",params:{limit:1}}),r++);for(let a in s)b.test(a)||(e=t(e,{instancePath:i+"/sides",schemaPath:"#/proper\
ties/sides/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);for(let a in s)if(b.test(a)){let n=s[a];if(n&&typeof n=="ob\
ject"&&!Array.isArray(n)){n.name===void 0&&(e=t(e,{instancePath:i+"/sides/"+c(a),schemaPath:"#/properties/sides/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%\
24/required",keyword:"required",params:{missingProperty:"name"}}),r++),n.colour===void 0&&(e=t(e,{instancePath:i+"/sides/"+c(a),schemaPath:"#/properties/sides/p\
atternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"colour"}}),r++);for(let p in n)p==="name"||p==="colour"||
(e=t(e,{instancePath:i+"/sides/"+c(a),schemaPath:"#/properties/sides/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:p}}),r++);if(n.name!==void 0){let p=n.name;typeof p=="string"?(p.length>80&&$(p)>80&&(e=t(e,{instancePath:i+"/sides/"+c(
a)+"/name",schemaPath:"#/properties/sides/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/name/maxLength",keyword:"maxLength",params:{limit:80}}),
r++),p.length<1&&(e=t(e,{instancePath:i+"/sides/"+c(a)+"/name",schemaPath:"#/properties/sides/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/name\
/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/sides/"+c(a)+"/name",schemaPath:"#/properties/sides/patternProperties/%5E%5Ba-\
z0-9%5D%5Ba-z0-9-%5D*%24/properties/name/type",keyword:"type",params:{type:"string"}}),r++)}if(n.colour!==void 0){let p=n.colour;typeof p=="string"?lr.test(p)||
(e=t(e,{instancePath:i+"/sides/"+c(a)+"/colour",schemaPath:"common.schema.json#/$defs/colour/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-f]{6}$"}}),r++):
(e=t(e,{instancePath:i+"/sides/"+c(a)+"/colour",schemaPath:"common.schema.json#/$defs/colour/type",keyword:"type",params:{type:"string"}}),r++)}}else e=t(e,{instancePath:i+
"/sides/"+c(a),schemaPath:"#/properties/sides/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{
instancePath:i+"/sides",schemaPath:"#/properties/sides/type",keyword:"type",params:{type:"object"}}),r++}if(o.nations!==void 0){let s=o.nations;if(s&&typeof s==
"object"&&!Array.isArray(s)){Object.keys(s).length<1&&(e=t(e,{instancePath:i+"/nations",schemaPath:"#/properties/nations/minProperties",keyword:"minProperties",
params:{limit:1}}),r++);for(let a in s)b.test(a)||(e=t(e,{instancePath:i+"/nations",schemaPath:"#/properties/nations/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:a}}),r++);for(let a in s)if(b.test(a)){let n=s[a];if(n&&typeof n=="object"&&!Array.isArray(n)){n.name===void 0&&(e=t(e,{instancePath:i+
"/nations/"+c(a),schemaPath:"#/properties/nations/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"name"}}),
r++),n.side===void 0&&(e=t(e,{instancePath:i+"/nations/"+c(a),schemaPath:"#/properties/nations/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"\
required",params:{missingProperty:"side"}}),r++),n.colour===void 0&&(e=t(e,{instancePath:i+"/nations/"+c(a),schemaPath:"#/properties/nations/patternProperties/%\
5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"colour"}}),r++);for(let p in n)p==="name"||p==="side"||p==="colour"||(e=t(
e,{instancePath:i+"/nations/"+c(a),schemaPath:"#/properties/nations/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:p}}),r++);if(n.name!==void 0){let p=n.name;typeof p=="string"?(p.length>80&&$(p)>80&&(e=t(e,{instancePath:i+"/nations/"+c(
a)+"/name",schemaPath:"#/properties/nations/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/name/maxLength",keyword:"maxLength",params:{limit:80}}),
r++),p.length<1&&(e=t(e,{instancePath:i+"/nations/"+c(a)+"/name",schemaPath:"#/properties/nations/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/\
name/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/nations/"+c(a)+"/name",schemaPath:"#/properties/nations/patternProperties/\
%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/name/type",keyword:"type",params:{type:"string"}}),r++)}if(n.side!==void 0){let p=n.side;typeof p=="string"?(p.length>
80&&$(p)>80&&(e=t(e,{instancePath:i+"/nations/"+c(a)+"/side",schemaPath:"common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{limit:80}}),r++),b.
test(p)||(e=t(e,{instancePath:i+"/nations/"+c(a)+"/side",schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]\
*$"}}),r++)):(e=t(e,{instancePath:i+"/nations/"+c(a)+"/side",schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",params:{type:"string"}}),r++)}if(n.colour!==
void 0){let p=n.colour;typeof p=="string"?lr.test(p)||(e=t(e,{instancePath:i+"/nations/"+c(a)+"/colour",schemaPath:"common.schema.json#/$defs/colour/pattern",keyword:"\
pattern",params:{pattern:"^#[0-9a-f]{6}$"}}),r++):(e=t(e,{instancePath:i+"/nations/"+c(a)+"/colour",schemaPath:"common.schema.json#/$defs/colour/type",keyword:"\
type",params:{type:"string"}}),r++)}}else e=t(e,{instancePath:i+"/nations/"+c(a),schemaPath:"#/properties/nations/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D\
*%24/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/nations",schemaPath:"#/properties/nations/type",keyword:"type",params:{type:"\
object"}}),r++}if(o.defaultLayers!==void 0){let s=o.defaultLayers;if(Array.isArray(s)){let a=s.length;for(let f=0;f<a;f++){let u=s[f];typeof u=="string"?(u.length>
80&&$(u)>80&&(e=t(e,{instancePath:i+"/defaultLayers/"+f,schemaPath:"common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{limit:80}}),r++),b.test(
u)||(e=t(e,{instancePath:i+"/defaultLayers/"+f,schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):
(e=t(e,{instancePath:i+"/defaultLayers/"+f,schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",params:{type:"string"}}),r++)}let n=s.length,p;if(n>1){
let f=z(s,L);f!==null&&([n,p]=f,e=t(e,{instancePath:i+"/defaultLayers",schemaPath:"#/properties/defaultLayers/uniqueItems",keyword:"uniqueItems",params:{i:n,j:p}}),
r++)}}else e=t(e,{instancePath:i+"/defaultLayers",schemaPath:"#/properties/defaultLayers/type",keyword:"type",params:{type:"array"}}),r++}o.sources!==void 0&&(ae(
o.sources,{instancePath:i+"/sources",parentData:o,parentDataProperty:"sources",rootData:P,dynamicAnchors:k})||(e=e===null?ae.errors:j(e,ae.errors),r=e.length))}else
e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return Oe.errors=e,r===0}Oe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var kr=Te;var ee=new RegExp("^[A-Z0-9]{2,8}$","u"),Ce=new RegExp("^[A-Z0-9]{2,8}-[A-Z0-9]{2,8}$","u");function oe(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,
dynamicAnchors:k={}}={}){let e=null,r=0,y=oe.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(
o)){Object.keys(o).length<1&&(e=t(e,{instancePath:i,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1}}),r++);for(let s in o)A.test(s)||(e=t(
e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);for(let s in o)A.test(s)&&(N(o[s],{instancePath:i+
"/"+c(s),parentData:o,parentDataProperty:s,rootData:P,dynamicAnchors:k})||(e=e===null?N.errors:j(e,N.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}),r++;return oe.errors=e,r===0}oe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Te(o,{instancePath:i="",
parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=Te.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=
void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.$schema===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
$schema"}}),r++),o.title===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"title"}}),r++),o.layout===void 0&&
(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"layout"}}),r++),o.hexes===void 0&&(e=t(e,{instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"hexes"}}),r++),o.hexsides===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"hexsides"}}),r++),o.connections===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"connection\
s"}}),r++),o.splitHexes===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"splitHexes"}}),r++),o.boxes===void 0&&
(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"boxes"}}),r++),o.sources===void 0&&(e=t(e,{instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"sources"}}),r++);for(let s in o)s==="$schema"||s==="title"||s==="layout"||s==="hexes"||s==="hexsides"||s===
"connections"||s==="splitHexes"||s==="boxes"||s==="sources"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),
r++);if(o.$schema!==void 0){let s=o.$schema;typeof s=="string"?s.length<1&&(e=t(e,{instancePath:i+"/$schema",schemaPath:"common.schema.json#/$defs/schemaPath/mi\
nLength",keyword:"minLength",params:{limit:1}}),r++):(e=t(e,{instancePath:i+"/$schema",schemaPath:"common.schema.json#/$defs/schemaPath/type",keyword:"type",params:{
type:"string"}}),r++)}if(o.title!==void 0){let s=o.title;typeof s=="string"?(s.length>200&&$(s)>200&&(e=t(e,{instancePath:i+"/title",schemaPath:"#/properties/ti\
tle/maxLength",keyword:"maxLength",params:{limit:200}}),r++),s.length<1&&(e=t(e,{instancePath:i+"/title",schemaPath:"#/properties/title/minLength",keyword:"minL\
ength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"}}),r++)}if(o.layout!==
void 0){let s=o.layout;if(s&&typeof s=="object"&&!Array.isArray(s)){s.offset===void 0&&(e=t(e,{instancePath:i+"/layout",schemaPath:"#/properties/layout/required",
keyword:"required",params:{missingProperty:"offset"}}),r++),s.hexKilometres===void 0&&(e=t(e,{instancePath:i+"/layout",schemaPath:"#/properties/layout/required",
keyword:"required",params:{missingProperty:"hexKilometres"}}),r++),s.idPattern===void 0&&(e=t(e,{instancePath:i+"/layout",schemaPath:"#/properties/layout/requir\
ed",keyword:"required",params:{missingProperty:"idPattern"}}),r++);for(let a in s)a==="offset"||a==="hexKilometres"||a==="idPattern"||(e=t(e,{instancePath:i+"/l\
ayout",schemaPath:"#/properties/layout/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);if(s.offset!==void 0){let a=s.offset;
typeof a!="string"&&(e=t(e,{instancePath:i+"/layout/offset",schemaPath:"#/properties/layout/properties/offset/type",keyword:"type",params:{type:"string"}}),r++),
a==="even-q"||a==="odd-q"||a==="even-r"||a==="odd-r"||(e=t(e,{instancePath:i+"/layout/offset",schemaPath:"#/properties/layout/properties/offset/enum",keyword:"e\
num",params:{allowedValues:["even-q","odd-q","even-r","odd-r"]}}),r++)}if(s.hexKilometres!==void 0){let a=s.hexKilometres;typeof a=="number"&&isFinite(a)?((a>1e4||
isNaN(a))&&(e=t(e,{instancePath:i+"/layout/hexKilometres",schemaPath:"#/properties/layout/properties/hexKilometres/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e4}}),r++),(a<=0||isNaN(a))&&(e=t(e,{instancePath:i+"/layout/hexKilometres",schemaPath:"#/properties/layout/properties/hexKilometres/exclusiveMinimum",
keyword:"exclusiveMinimum",params:{comparison:">",limit:0}}),r++)):(e=t(e,{instancePath:i+"/layout/hexKilometres",schemaPath:"#/properties/layout/properties/hex\
Kilometres/type",keyword:"type",params:{type:"number"}}),r++)}if(s.idPattern!==void 0){let a=s.idPattern;typeof a=="string"?ee.test(a)||(e=t(e,{instancePath:i+"\
/layout/idPattern",schemaPath:"#/properties/layout/properties/idPattern/pattern",keyword:"pattern",params:{pattern:"^[A-Z0-9]{2,8}$"}}),r++):(e=t(e,{instancePath:i+
"/layout/idPattern",schemaPath:"#/properties/layout/properties/idPattern/type",keyword:"type",params:{type:"string"}}),r++)}}else e=t(e,{instancePath:i+"/layout",
schemaPath:"#/properties/layout/type",keyword:"type",params:{type:"object"}}),r++}if(o.hexes!==void 0){let s=o.hexes;if(s&&typeof s=="object"&&!Array.isArray(s)){
Object.keys(s).length<1&&(e=t(e,{instancePath:i+"/hexes",schemaPath:"#/properties/hexes/minProperties",keyword:"minProperties",params:{limit:1}}),r++);for(let a in s)
ee.test(a)||(e=t(e,{instancePath:i+"/hexes",schemaPath:"#/properties/hexes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),
r++);for(let a in s)if(ee.test(a)){let n=s[a];if(n&&typeof n=="object"&&!Array.isArray(n)){n.column===void 0&&(e=t(e,{instancePath:i+"/hexes/"+c(a),schemaPath:"\
#/properties/hexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/required",keyword:"required",params:{missingProperty:"column"}}),r++),n.row===void 0&&(e=t(e,
{instancePath:i+"/hexes/"+c(a),schemaPath:"#/properties/hexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/required",keyword:"required",params:{missingProperty:"\
row"}}),r++),n.terrain===void 0&&(e=t(e,{instancePath:i+"/hexes/"+c(a),schemaPath:"#/properties/hexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/required",
keyword:"required",params:{missingProperty:"terrain"}}),r++);for(let p in n)p==="column"||p==="row"||p==="terrain"||p==="half"||(e=t(e,{instancePath:i+"/hexes/"+
c(a),schemaPath:"#/properties/hexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}),
r++);if(n.column!==void 0){let p=n.column;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=t(e,{instancePath:i+"/hexes/"+c(a)+"/column",schemaPath:"#/prop\
erties/hexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/column/type",keyword:"type",params:{type:"integer"}}),r++),typeof p=="number"&&isFinite(
p)&&((p>200||isNaN(p))&&(e=t(e,{instancePath:i+"/hexes/"+c(a)+"/column",schemaPath:"#/properties/hexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/propertie\
s/column/maximum",keyword:"maximum",params:{comparison:"<=",limit:200}}),r++),(p<0||isNaN(p))&&(e=t(e,{instancePath:i+"/hexes/"+c(a)+"/column",schemaPath:"#/pro\
perties/hexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/column/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}if(n.row!==void 0){
let p=n.row;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=t(e,{instancePath:i+"/hexes/"+c(a)+"/row",schemaPath:"#/properties/hexes/patternProperties/%5\
E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/row/type",keyword:"type",params:{type:"integer"}}),r++),typeof p=="number"&&isFinite(p)&&((p>200||isNaN(p))&&(e=t(e,{instancePath:i+
"/hexes/"+c(a)+"/row",schemaPath:"#/properties/hexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/row/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:200}}),r++),(p<0||isNaN(p))&&(e=t(e,{instancePath:i+"/hexes/"+c(a)+"/row",schemaPath:"#/properties/hexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%\
24/properties/row/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}if(n.terrain!==void 0){let p=n.terrain;typeof p!="string"&&(e=t(e,{instancePath:i+
"/hexes/"+c(a)+"/terrain",schemaPath:"#/properties/hexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/terrain/type",keyword:"type",params:{type:"s\
tring"}}),r++),p==="sea"||p==="land"||(e=t(e,{instancePath:i+"/hexes/"+c(a)+"/terrain",schemaPath:"#/properties/hexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%\
7D%24/properties/terrain/enum",keyword:"enum",params:{allowedValues:["sea","land"]}}),r++)}if(n.half!==void 0){let p=n.half;typeof p!="boolean"&&(e=t(e,{instancePath:i+
"/hexes/"+c(a)+"/half",schemaPath:"#/properties/hexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/half/type",keyword:"type",params:{type:"boolean"}}),
r++),p!==!0&&(e=t(e,{instancePath:i+"/hexes/"+c(a)+"/half",schemaPath:"#/properties/hexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/half/const",
keyword:"const",params:{allowedValue:!0}}),r++)}}else e=t(e,{instancePath:i+"/hexes/"+c(a),schemaPath:"#/properties/hexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%\
2C8%7D%24/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/hexes",schemaPath:"#/properties/hexes/type",keyword:"type",params:{type:"\
object"}}),r++}if(o.hexsides!==void 0){let s=o.hexsides;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let a in s)Ce.test(a)||(e=t(e,{instancePath:i+"/hexside\
s",schemaPath:"#/properties/hexsides/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);for(let a in s)if(Ce.test(a)){let n=s[a];
if(n&&typeof n=="object"&&!Array.isArray(n)){n.impassable===void 0&&(e=t(e,{instancePath:i+"/hexsides/"+c(a),schemaPath:"#/properties/hexsides/patternProperties\
/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2C8%7D%24/required",keyword:"required",params:{missingProperty:"impassable"}}),r++);for(let p in n)p==="impassable"||
p==="note"||(e=t(e,{instancePath:i+"/hexsides/"+c(a),schemaPath:"#/properties/hexsides/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2C8%7D%24/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}),r++);if(n.impassable!==void 0){let p=n.impassable;typeof p!="boolean"&&(e=t(
e,{instancePath:i+"/hexsides/"+c(a)+"/impassable",schemaPath:"#/properties/hexsides/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2C8%7D%24/prop\
erties/impassable/type",keyword:"type",params:{type:"boolean"}}),r++),p!==!0&&(e=t(e,{instancePath:i+"/hexsides/"+c(a)+"/impassable",schemaPath:"#/properties/he\
xsides/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/impassable/const",keyword:"const",params:{allowedValue:!0}}),r++)}if(n.
note!==void 0){let p=n.note;typeof p=="string"?(p.length>400&&$(p)>400&&(e=t(e,{instancePath:i+"/hexsides/"+c(a)+"/note",schemaPath:"#/properties/hexsides/patte\
rnProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/note/maxLength",keyword:"maxLength",params:{limit:400}}),r++),p.length<1&&(e=t(e,{
instancePath:i+"/hexsides/"+c(a)+"/note",schemaPath:"#/properties/hexsides/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/no\
te/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/hexsides/"+c(a)+"/note",schemaPath:"#/properties/hexsides/patternProperties/\
%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/note/type",keyword:"type",params:{type:"string"}}),r++)}}else e=t(e,{instancePath:i+"/hexsides/"+
c(a),schemaPath:"#/properties/hexsides/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2C8%7D%24/type",keyword:"type",params:{type:"object"}}),r++}}else
e=t(e,{instancePath:i+"/hexsides",schemaPath:"#/properties/hexsides/type",keyword:"type",params:{type:"object"}}),r++}if(o.connections!==void 0){let s=o.connections;
if(s&&typeof s=="object"&&!Array.isArray(s)){for(let a in s)Ce.test(a)||(e=t(e,{instancePath:i+"/connections",schemaPath:"#/properties/connections/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);for(let a in s)if(Ce.test(a)){let n=s[a];if(n&&typeof n=="object"&&!Array.isArray(n)){
n.kind===void 0&&(e=t(e,{instancePath:i+"/connections/"+c(a),schemaPath:"#/properties/connections/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%\
2C8%7D%24/required",keyword:"required",params:{missingProperty:"kind"}}),r++);for(let p in n)p==="kind"||p==="note"||(e=t(e,{instancePath:i+"/connections/"+c(a),
schemaPath:"#/properties/connections/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2C8%7D%24/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:p}}),r++);if(n.kind!==void 0){let p=n.kind;typeof p!="string"&&(e=t(e,{instancePath:i+"/connections/"+c(a)+"/kind",schemaPath:"#/prop\
erties/connections/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/kind/type",keyword:"type",params:{type:"string"}}),r++),p!==
"land"&&(e=t(e,{instancePath:i+"/connections/"+c(a)+"/kind",schemaPath:"#/properties/connections/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2\
C8%7D%24/properties/kind/enum",keyword:"enum",params:{allowedValues:["land"]}}),r++)}if(n.note!==void 0){let p=n.note;typeof p=="string"?(p.length>400&&$(p)>400&&
(e=t(e,{instancePath:i+"/connections/"+c(a)+"/note",schemaPath:"#/properties/connections/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2C8%7D%24\
/properties/note/maxLength",keyword:"maxLength",params:{limit:400}}),r++),p.length<1&&(e=t(e,{instancePath:i+"/connections/"+c(a)+"/note",schemaPath:"#/properti\
es/connections/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/note/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=
t(e,{instancePath:i+"/connections/"+c(a)+"/note",schemaPath:"#/properties/connections/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2C8%7D%24/pr\
operties/note/type",keyword:"type",params:{type:"string"}}),r++)}}else e=t(e,{instancePath:i+"/connections/"+c(a),schemaPath:"#/properties/connections/patternPr\
operties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2C8%7D%24/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/connections",schemaPath:"\
#/properties/connections/type",keyword:"type",params:{type:"object"}}),r++}if(o.splitHexes!==void 0){let s=o.splitHexes;if(s&&typeof s=="object"&&!Array.isArray(
s)){for(let a in s)ee.test(a)||(e=t(e,{instancePath:i+"/splitHexes",schemaPath:"#/properties/splitHexes/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:a}}),r++);for(let a in s)if(ee.test(a)){let n=s[a];if(n&&typeof n=="object"&&!Array.isArray(n)){n.halves===void 0&&(e=t(e,{instancePath:i+"/s\
plitHexes/"+c(a),schemaPath:"#/properties/splitHexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/required",keyword:"required",params:{missingProperty:"halve\
s"}}),r++);for(let p in n)p!=="halves"&&(e=t(e,{instancePath:i+"/splitHexes/"+c(a),schemaPath:"#/properties/splitHexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8\
%7D%24/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}),r++);if(n.halves!==void 0){let p=n.halves;if(p&&typeof p=="object"&&
!Array.isArray(p)){Object.keys(p).length<2&&(e=t(e,{instancePath:i+"/splitHexes/"+c(a)+"/halves",schemaPath:"#/properties/splitHexes/patternProperties/%5E%5BA-Z\
0-9%5D%7B2%2C8%7D%24/properties/halves/minProperties",keyword:"minProperties",params:{limit:2}}),r++);for(let f in p)b.test(f)||(e=t(e,{instancePath:i+"/splitHe\
xes/"+c(a)+"/halves",schemaPath:"#/properties/splitHexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/halves/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:f}}),r++);for(let f in p)if(b.test(f)){let u=p[f];if(u&&typeof u=="object"&&!Array.isArray(u)){u.opensTo===void 0&&(e=
t(e,{instancePath:i+"/splitHexes/"+c(a)+"/halves/"+c(f),schemaPath:"#/properties/splitHexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/halves/pa\
tternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"opensTo"}}),r++);for(let d in u)d!=="opensTo"&&(e=t(e,{instancePath:i+
"/splitHexes/"+c(a)+"/halves/"+c(f),schemaPath:"#/properties/splitHexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/halves/patternProperties/%5E%\
5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}),r++);if(u.opensTo!==void 0){let d=u.opensTo;if(Array.
isArray(d)){d.length<1&&(e=t(e,{instancePath:i+"/splitHexes/"+c(a)+"/halves/"+c(f)+"/opensTo",schemaPath:"#/properties/splitHexes/patternProperties/%5E%5BA-Z0-9\
%5D%7B2%2C8%7D%24/properties/halves/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/opensTo/minItems",keyword:"minItems",params:{limit:1}}),r++);let m=d.
length;for(let h=0;h<m;h++){let x=d[h];typeof x=="string"?ee.test(x)||(e=t(e,{instancePath:i+"/splitHexes/"+c(a)+"/halves/"+c(f)+"/opensTo/"+h,schemaPath:"commo\
n.schema.json#/$defs/hexId/pattern",keyword:"pattern",params:{pattern:"^[A-Z0-9]{2,8}$"}}),r++):(e=t(e,{instancePath:i+"/splitHexes/"+c(a)+"/halves/"+c(f)+"/ope\
nsTo/"+h,schemaPath:"common.schema.json#/$defs/hexId/type",keyword:"type",params:{type:"string"}}),r++)}let l=d.length,g;if(l>1){let h=z(d,L);h!==null&&([l,g]=h,
e=t(e,{instancePath:i+"/splitHexes/"+c(a)+"/halves/"+c(f)+"/opensTo",schemaPath:"#/properties/splitHexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/propert\
ies/halves/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/opensTo/uniqueItems",keyword:"uniqueItems",params:{i:l,j:g}}),r++)}}else e=t(e,{instancePath:i+
"/splitHexes/"+c(a)+"/halves/"+c(f)+"/opensTo",schemaPath:"#/properties/splitHexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/halves/patternProp\
erties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/opensTo/type",keyword:"type",params:{type:"array"}}),r++}}else e=t(e,{instancePath:i+"/splitHexes/"+c(a)+"/ha\
lves/"+c(f),schemaPath:"#/properties/splitHexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/halves/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D\
*%24/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/splitHexes/"+c(a)+"/halves",schemaPath:"#/properties/splitHexes/patternProp\
erties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/halves/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/splitHexes/"+c(a),schemaPath:"\
#/properties/splitHexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/splitHex\
es",schemaPath:"#/properties/splitHexes/type",keyword:"type",params:{type:"object"}}),r++}if(o.boxes!==void 0){let s=o.boxes;if(s&&typeof s=="object"&&!Array.isArray(
s)){for(let a in s)b.test(a)||(e=t(e,{instancePath:i+"/boxes",schemaPath:"#/properties/boxes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),
r++);for(let a in s)if(b.test(a)){let n=s[a];if(n&&typeof n=="object"&&!Array.isArray(n)){n.name===void 0&&(e=t(e,{instancePath:i+"/boxes/"+c(a),schemaPath:"#/p\
roperties/boxes/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"name"}}),r++),n.kind===void 0&&(e=t(e,{
instancePath:i+"/boxes/"+c(a),schemaPath:"#/properties/boxes/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"\
kind"}}),r++),n.side===void 0&&(e=t(e,{instancePath:i+"/boxes/"+c(a),schemaPath:"#/properties/boxes/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",
keyword:"required",params:{missingProperty:"side"}}),r++);for(let p in n)p==="name"||p==="kind"||p==="side"||p==="nation"||p==="entryHexes"||p==="freeLink"||p===
"within"||(e=t(e,{instancePath:i+"/boxes/"+c(a),schemaPath:"#/properties/boxes/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:p}}),r++);if(n.name!==void 0){let p=n.name;typeof p=="string"?(p.length>120&&$(p)>120&&(e=t(e,{instancePath:i+"\
/boxes/"+c(a)+"/name",schemaPath:"#/properties/boxes/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/name/maxLength",keyword:"maxLength",params:{limit:120}}),
r++),p.length<1&&(e=t(e,{instancePath:i+"/boxes/"+c(a)+"/name",schemaPath:"#/properties/boxes/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/name\
/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/boxes/"+c(a)+"/name",schemaPath:"#/properties/boxes/patternProperties/%5E%5Ba-\
z0-9%5D%5Ba-z0-9-%5D*%24/properties/name/type",keyword:"type",params:{type:"string"}}),r++)}if(n.kind!==void 0){let p=n.kind;typeof p!="string"&&(e=t(e,{instancePath:i+
"/boxes/"+c(a)+"/kind",schemaPath:"#/properties/boxes/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/kind/type",keyword:"type",params:{type:"stri\
ng"}}),r++),p==="off-map"||p==="holding"||(e=t(e,{instancePath:i+"/boxes/"+c(a)+"/kind",schemaPath:"#/properties/boxes/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-\
9-%5D*%24/properties/kind/enum",keyword:"enum",params:{allowedValues:["off-map","holding"]}}),r++)}if(n.side!==void 0){let p=n.side;typeof p=="string"?(p.length>
80&&$(p)>80&&(e=t(e,{instancePath:i+"/boxes/"+c(a)+"/side",schemaPath:"common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{limit:80}}),r++),b.test(
p)||(e=t(e,{instancePath:i+"/boxes/"+c(a)+"/side",schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),
r++)):(e=t(e,{instancePath:i+"/boxes/"+c(a)+"/side",schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",params:{type:"string"}}),r++)}if(n.nation!==void 0){
let p=n.nation;typeof p=="string"?(p.length>80&&$(p)>80&&(e=t(e,{instancePath:i+"/boxes/"+c(a)+"/nation",schemaPath:"common.schema.json#/$defs/id/maxLength",keyword:"\
maxLength",params:{limit:80}}),r++),b.test(p)||(e=t(e,{instancePath:i+"/boxes/"+c(a)+"/nation",schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"patter\
n",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/boxes/"+c(a)+"/nation",schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",
params:{type:"string"}}),r++)}if(n.entryHexes!==void 0){let p=n.entryHexes;if(Array.isArray(p)){p.length<1&&(e=t(e,{instancePath:i+"/boxes/"+c(a)+"/entryHexes",
schemaPath:"#/properties/boxes/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/entryHexes/minItems",keyword:"minItems",params:{limit:1}}),r++);let f=p.
length;for(let m=0;m<f;m++){let l=p[m];typeof l=="string"?ee.test(l)||(e=t(e,{instancePath:i+"/boxes/"+c(a)+"/entryHexes/"+m,schemaPath:"common.schema.json#/$de\
fs/hexId/pattern",keyword:"pattern",params:{pattern:"^[A-Z0-9]{2,8}$"}}),r++):(e=t(e,{instancePath:i+"/boxes/"+c(a)+"/entryHexes/"+m,schemaPath:"common.schema.j\
son#/$defs/hexId/type",keyword:"type",params:{type:"string"}}),r++)}let u=p.length,d;if(u>1){let m=z(p,L);m!==null&&([u,d]=m,e=t(e,{instancePath:i+"/boxes/"+c(a)+
"/entryHexes",schemaPath:"#/properties/boxes/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/entryHexes/uniqueItems",keyword:"uniqueItems",params:{
i:u,j:d}}),r++)}}else e=t(e,{instancePath:i+"/boxes/"+c(a)+"/entryHexes",schemaPath:"#/properties/boxes/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/prope\
rties/entryHexes/type",keyword:"type",params:{type:"array"}}),r++}if(n.freeLink!==void 0){let p=n.freeLink;typeof p=="string"?(p.length>80&&$(p)>80&&(e=t(e,{instancePath:i+
"/boxes/"+c(a)+"/freeLink",schemaPath:"common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{limit:80}}),r++),b.test(p)||(e=t(e,{instancePath:i+"/\
boxes/"+c(a)+"/freeLink",schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+
"/boxes/"+c(a)+"/freeLink",schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",params:{type:"string"}}),r++)}if(n.within!==void 0){let p=n.within;typeof p==
"string"?(p.length>80&&$(p)>80&&(e=t(e,{instancePath:i+"/boxes/"+c(a)+"/within",schemaPath:"common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{
limit:80}}),r++),b.test(p)||(e=t(e,{instancePath:i+"/boxes/"+c(a)+"/within",schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"\
^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/boxes/"+c(a)+"/within",schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",params:{type:"strin\
g"}}),r++)}}else e=t(e,{instancePath:i+"/boxes/"+c(a),schemaPath:"#/properties/boxes/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{
type:"object"}}),r++}}else e=t(e,{instancePath:i+"/boxes",schemaPath:"#/properties/boxes/type",keyword:"type",params:{type:"object"}}),r++}o.sources!==void 0&&(oe(
o.sources,{instancePath:i+"/sources",parentData:o,parentDataProperty:"sources",rootData:P,dynamicAnchors:k})||(e=e===null?oe.errors:j(e,oe.errors),r=e.length))}else
e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return Te.errors=e,r===0}Te.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var gr=_e;function ne(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=ne.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){Object.keys(o).length<1&&(e=t(e,{instancePath:i,schemaPath:"#/minProperties",
keyword:"minProperties",params:{limit:1}}),r++);for(let s in o)A.test(s)||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:s}}),r++);for(let s in o)A.test(s)&&(N(o[s],{instancePath:i+"/"+c(s),parentData:o,parentDataProperty:s,rootData:P,dynamicAnchors:k})||
(e=e===null?N.errors:j(e,N.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return ne.errors=e,r===
0}ne.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function _e(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){
let e=null,r=0,y=_e.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.$schema===void 0&&
(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"$schema"}}),r++),o.options===void 0&&(e=t(e,{instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"options"}}),r++),o.sources===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"sources"}}),r++);for(let s in o)s==="$schema"||s==="options"||s==="sources"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s}}),r++);if(o.$schema!==void 0){let s=o.$schema;typeof s=="string"?s.length<1&&(e=t(e,{instancePath:i+"/$schem\
a",schemaPath:"common.schema.json#/$defs/schemaPath/minLength",keyword:"minLength",params:{limit:1}}),r++):(e=t(e,{instancePath:i+"/$schema",schemaPath:"common.\
schema.json#/$defs/schemaPath/type",keyword:"type",params:{type:"string"}}),r++)}if(o.options!==void 0){let s=o.options;if(s&&typeof s=="object"&&!Array.isArray(
s)){for(let a in s)b.test(a)||(e=t(e,{instancePath:i+"/options",schemaPath:"#/properties/options/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),
r++);for(let a in s)if(b.test(a)){let n=s[a];if(n&&typeof n=="object"&&!Array.isArray(n)){n.title===void 0&&(e=t(e,{instancePath:i+"/options/"+c(a),schemaPath:"\
#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"title"}}),r++),n.rule===void 0&&(e=
t(e,{instancePath:i+"/options/"+c(a),schemaPath:"#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"\
rule"}}),r++),n.summary===void 0&&(e=t(e,{instancePath:i+"/options/"+c(a),schemaPath:"#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/re\
quired",keyword:"required",params:{missingProperty:"summary"}}),r++),n.favours===void 0&&(e=t(e,{instancePath:i+"/options/"+c(a),schemaPath:"#/properties/option\
s/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"favours"}}),r++),n.recommended===void 0&&(e=t(e,{instancePath:i+
"/options/"+c(a),schemaPath:"#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"recom\
mended"}}),r++);for(let p in n)p==="title"||p==="rule"||p==="summary"||p==="favours"||p==="recommended"||p==="requires"||p==="advises"||p==="conflicts"||p==="no\
tOnFirstTurn"||(e=t(e,{instancePath:i+"/options/"+c(a),schemaPath:"#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:p}}),r++);if(n.title!==void 0){let p=n.title;typeof p=="string"?(p.length>200&&$(p)>200&&(e=t(e,{instancePath:i+
"/options/"+c(a)+"/title",schemaPath:"#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/title/maxLength",keyword:"maxLength",params:{
limit:200}}),r++),p.length<1&&(e=t(e,{instancePath:i+"/options/"+c(a)+"/title",schemaPath:"#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%\
24/properties/title/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/options/"+c(a)+"/title",schemaPath:"#/properties/options/pa\
tternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/title/type",keyword:"type",params:{type:"string"}}),r++)}if(n.rule!==void 0){let p=n.rule;typeof p==
"string"?(p.length>24&&$(p)>24&&(e=t(e,{instancePath:i+"/options/"+c(a)+"/rule",schemaPath:"common.schema.json#/$defs/ruleNumber/maxLength",keyword:"maxLength",
params:{limit:24}}),r++),ie.test(p)||(e=t(e,{instancePath:i+"/options/"+c(a)+"/rule",schemaPath:"common.schema.json#/$defs/ruleNumber/pattern",keyword:"pattern",
params:{pattern:"^[0-9A-Z][0-9A-Za-z.()-]*$"}}),r++)):(e=t(e,{instancePath:i+"/options/"+c(a)+"/rule",schemaPath:"common.schema.json#/$defs/ruleNumber/type",keyword:"\
type",params:{type:"string"}}),r++)}if(n.summary!==void 0){let p=n.summary;typeof p=="string"?(p.length>2e3&&$(p)>2e3&&(e=t(e,{instancePath:i+"/options/"+c(a)+"\
/summary",schemaPath:"#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/summary/maxLength",keyword:"maxLength",params:{limit:2e3}}),
r++),p.length<1&&(e=t(e,{instancePath:i+"/options/"+c(a)+"/summary",schemaPath:"#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properti\
es/summary/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/options/"+c(a)+"/summary",schemaPath:"#/properties/options/patternPr\
operties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/summary/type",keyword:"type",params:{type:"string"}}),r++)}if(n.favours!==void 0){let p=n.favours;typeof p==
"string"?(p.length>80&&$(p)>80&&(e=t(e,{instancePath:i+"/options/"+c(a)+"/favours",schemaPath:"common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{
limit:80}}),r++),b.test(p)||(e=t(e,{instancePath:i+"/options/"+c(a)+"/favours",schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"\
^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/options/"+c(a)+"/favours",schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",params:{type:"st\
ring"}}),r++)}if(n.recommended!==void 0&&typeof n.recommended!="boolean"&&(e=t(e,{instancePath:i+"/options/"+c(a)+"/recommended",schemaPath:"#/properties/option\
s/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/recommended/type",keyword:"type",params:{type:"boolean"}}),r++),n.requires!==void 0){let p=n.requires;
if(Array.isArray(p)){let f=p.length;for(let m=0;m<f;m++){let l=p[m];typeof l=="string"?(l.length>80&&$(l)>80&&(e=t(e,{instancePath:i+"/options/"+c(a)+"/requires\
/"+m,schemaPath:"common.schema.json#/$defs/optionId/maxLength",keyword:"maxLength",params:{limit:80}}),r++),b.test(l)||(e=t(e,{instancePath:i+"/options/"+c(a)+"\
/requires/"+m,schemaPath:"common.schema.json#/$defs/optionId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"\
/options/"+c(a)+"/requires/"+m,schemaPath:"common.schema.json#/$defs/optionId/type",keyword:"type",params:{type:"string"}}),r++)}let u=p.length,d;if(u>1){let m=z(
p,L);m!==null&&([u,d]=m,e=t(e,{instancePath:i+"/options/"+c(a)+"/requires",schemaPath:"#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/p\
roperties/requires/uniqueItems",keyword:"uniqueItems",params:{i:u,j:d}}),r++)}}else e=t(e,{instancePath:i+"/options/"+c(a)+"/requires",schemaPath:"#/properties/\
options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/requires/type",keyword:"type",params:{type:"array"}}),r++}if(n.advises!==void 0){let p=n.advises;
if(Array.isArray(p)){let f=p.length;for(let m=0;m<f;m++){let l=p[m];typeof l=="string"?(l.length>80&&$(l)>80&&(e=t(e,{instancePath:i+"/options/"+c(a)+"/advises/"+
m,schemaPath:"common.schema.json#/$defs/optionId/maxLength",keyword:"maxLength",params:{limit:80}}),r++),b.test(l)||(e=t(e,{instancePath:i+"/options/"+c(a)+"/ad\
vises/"+m,schemaPath:"common.schema.json#/$defs/optionId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/opt\
ions/"+c(a)+"/advises/"+m,schemaPath:"common.schema.json#/$defs/optionId/type",keyword:"type",params:{type:"string"}}),r++)}let u=p.length,d;if(u>1){let m=z(p,L);
m!==null&&([u,d]=m,e=t(e,{instancePath:i+"/options/"+c(a)+"/advises",schemaPath:"#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/propert\
ies/advises/uniqueItems",keyword:"uniqueItems",params:{i:u,j:d}}),r++)}}else e=t(e,{instancePath:i+"/options/"+c(a)+"/advises",schemaPath:"#/properties/options/\
patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/advises/type",keyword:"type",params:{type:"array"}}),r++}if(n.conflicts!==void 0){let p=n.conflicts;
if(Array.isArray(p)){let f=p.length;for(let m=0;m<f;m++){let l=p[m];typeof l=="string"?(l.length>80&&$(l)>80&&(e=t(e,{instancePath:i+"/options/"+c(a)+"/conflict\
s/"+m,schemaPath:"common.schema.json#/$defs/optionId/maxLength",keyword:"maxLength",params:{limit:80}}),r++),b.test(l)||(e=t(e,{instancePath:i+"/options/"+c(a)+
"/conflicts/"+m,schemaPath:"common.schema.json#/$defs/optionId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+
"/options/"+c(a)+"/conflicts/"+m,schemaPath:"common.schema.json#/$defs/optionId/type",keyword:"type",params:{type:"string"}}),r++)}let u=p.length,d;if(u>1){let m=z(
p,L);m!==null&&([u,d]=m,e=t(e,{instancePath:i+"/options/"+c(a)+"/conflicts",schemaPath:"#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/\
properties/conflicts/uniqueItems",keyword:"uniqueItems",params:{i:u,j:d}}),r++)}}else e=t(e,{instancePath:i+"/options/"+c(a)+"/conflicts",schemaPath:"#/properti\
es/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/conflicts/type",keyword:"type",params:{type:"array"}}),r++}n.notOnFirstTurn!==void 0&&typeof n.
notOnFirstTurn!="boolean"&&(e=t(e,{instancePath:i+"/options/"+c(a)+"/notOnFirstTurn",schemaPath:"#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9\
-%5D*%24/properties/notOnFirstTurn/type",keyword:"type",params:{type:"boolean"}}),r++)}else e=t(e,{instancePath:i+"/options/"+c(a),schemaPath:"#/properties/opti\
ons/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/options",schemaPath:"#/pr\
operties/options/type",keyword:"type",params:{type:"object"}}),r++}o.sources!==void 0&&(ne(o.sources,{instancePath:i+"/sources",parentData:o,parentDataProperty:"\
sources",rootData:P,dynamicAnchors:k})||(e=e===null?ne.errors:j(e,ne.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}),r++;return _e.errors=e,r===0}_e.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var wr=He;var nr=new RegExp("^[0-9][0-9.]*$","u");function me(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,
y=me.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){Object.keys(o).length<1&&(e=t(e,{instancePath:i,
schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1}}),r++);for(let s in o)A.test(s)||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:s}}),r++);for(let s in o)A.test(s)&&(N(o[s],{instancePath:i+"/"+c(s),parentData:o,parentDataProperty:s,
rootData:P,dynamicAnchors:k})||(e=e===null?N.errors:j(e,N.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"objec\
t"}}),r++;return me.errors=e,r===0}me.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function He(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,
dynamicAnchors:k={}}={}){let e=null,r=0,y=He.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(
o)){o.rules===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rules"}}),r++),o.titles===void 0&&(e=t(e,{instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"titles"}}),r++),o.sources===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"sources"}}),r++);for(let s in o)s==="$schema"||s==="rules"||s==="titles"||s==="sources"||(e=t(e,{instancePath:i,schemaPath:"#\
/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);if(o.$schema!==void 0){let s=o.$schema;typeof s=="string"?s.length<1&&
(e=t(e,{instancePath:i+"/$schema",schemaPath:"common.schema.json#/$defs/schemaPath/minLength",keyword:"minLength",params:{limit:1}}),r++):(e=t(e,{instancePath:i+
"/$schema",schemaPath:"common.schema.json#/$defs/schemaPath/type",keyword:"type",params:{type:"string"}}),r++)}if(o.rules!==void 0){let s=o.rules;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let a in s)nr.test(a)||(e=t(e,{instancePath:i+"/rules",schemaPath:"#/properties/rules/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:a}}),r++);for(let a in s)if(nr.test(a)){let n=s[a];typeof n=="string"?(n.length>24&&$(n)>24&&(e=t(e,{instancePath:i+"/rul\
es/"+c(a),schemaPath:"common.schema.json#/$defs/ruleNumber/maxLength",keyword:"maxLength",params:{limit:24}}),r++),ie.test(n)||(e=t(e,{instancePath:i+"/rules/"+
c(a),schemaPath:"common.schema.json#/$defs/ruleNumber/pattern",keyword:"pattern",params:{pattern:"^[0-9A-Z][0-9A-Za-z.()-]*$"}}),r++)):(e=t(e,{instancePath:i+"/\
rules/"+c(a),schemaPath:"common.schema.json#/$defs/ruleNumber/type",keyword:"type",params:{type:"string"}}),r++)}}else e=t(e,{instancePath:i+"/rules",schemaPath:"\
#/properties/rules/type",keyword:"type",params:{type:"object"}}),r++}if(o.titles!==void 0){let s=o.titles;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let a in s)
b.test(a)||(e=t(e,{instancePath:i+"/titles",schemaPath:"#/properties/titles/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),
r++);for(let a in s)if(b.test(a)){let n=s[a];typeof n=="string"?(n.length>200&&$(n)>200&&(e=t(e,{instancePath:i+"/titles/"+c(a),schemaPath:"#/properties/titles/\
patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/maxLength",keyword:"maxLength",params:{limit:200}}),r++),n.length<1&&(e=t(e,{instancePath:i+"/titles/"+c(a),schemaPath:"\
#/properties/titles/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/titles/"+
c(a),schemaPath:"#/properties/titles/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"string"}}),r++)}}else e=t(e,{instancePath:i+
"/titles",schemaPath:"#/properties/titles/type",keyword:"type",params:{type:"object"}}),r++}o.sources!==void 0&&(me(o.sources,{instancePath:i+"/sources",parentData:o,
parentDataProperty:"sources",rootData:P,dynamicAnchors:k})||(e=e===null?me.errors:j(e,me.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}),r++;return He.errors=e,r===0}He.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var br=Ve;var Ee=new RegExp("^[a-z0-9][a-z0-9/-]*\\.json$","u"),Sr=new RegExp("^/.*$","u");function pe(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,
dynamicAnchors:k={}}={}){let e=null,r=0,y=pe.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(
o)){Object.keys(o).length<1&&(e=t(e,{instancePath:i,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1}}),r++);for(let s in o)A.test(s)||(e=t(
e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);for(let s in o)A.test(s)&&(N(o[s],{instancePath:i+
"/"+c(s),parentData:o,parentDataProperty:s,rootData:P,dynamicAnchors:k})||(e=e===null?N.errors:j(e,N.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}),r++;return pe.errors=e,r===0}pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ve(o,{instancePath:i="",
parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=Ve.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=
void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.id===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}}),
r++),o.kind===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"}}),r++),o.title===void 0&&(e=t(e,{instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"title"}}),r++),o.reason===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"reason"}}),r++),o.citations===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
citations"}}),r++),o.requires===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"requires"}}),r++),o.conflicts===
void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"conflicts"}}),r++),o.default===void 0&&(e=t(e,{instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"default"}}),r++);for(let s in o)s==="$schema"||s==="id"||s==="kind"||s==="title"||s==="reaso\
n"||s==="citations"||s==="requires"||s==="conflicts"||s==="default"||s==="errata"||s==="was"||s==="sources"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);if(o.$schema!==void 0){let s=o.$schema;typeof s=="string"?s.length<1&&(e=t(e,{instancePath:i+
"/$schema",schemaPath:"common.schema.json#/$defs/schemaPath/minLength",keyword:"minLength",params:{limit:1}}),r++):(e=t(e,{instancePath:i+"/$schema",schemaPath:"\
common.schema.json#/$defs/schemaPath/type",keyword:"type",params:{type:"string"}}),r++)}if(o.id!==void 0){let s=o.id;typeof s=="string"?(s.length>80&&$(s)>80&&(e=
t(e,{instancePath:i+"/id",schemaPath:"common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{limit:80}}),r++),b.test(s)||(e=t(e,{instancePath:i+"/i\
d",schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/id",schemaPath:"\
common.schema.json#/$defs/id/type",keyword:"type",params:{type:"string"}}),r++)}if(o.kind!==void 0){let s=o.kind;typeof s!="string"&&(e=t(e,{instancePath:i+"/ki\
nd",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"string"}}),r++),s==="edition"||s==="errata"||s==="option"||s==="variant"||(e=t(e,{instancePath:i+
"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues:["edition","errata","option","variant"]}}),r++)}if(o.title!==void 0){let s=o.title;
typeof s=="string"?(s.length>200&&$(s)>200&&(e=t(e,{instancePath:i+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit:200}}),r++),
s.length<1&&(e=t(e,{instancePath:i+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/titl\
e",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"}}),r++)}if(o.reason!==void 0){let s=o.reason;typeof s=="string"?(s.length>2e3&&$(s)>
2e3&&(e=t(e,{instancePath:i+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit:2e3}}),r++),s.length<1&&(e=t(e,{instancePath:i+
"/reason",schemaPath:"#/properties/reason/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/reason",schemaPath:"#/properties/reas\
on/type",keyword:"type",params:{type:"string"}}),r++)}if(o.citations!==void 0){let s=o.citations;if(Array.isArray(s)){let a=s.length;for(let n=0;n<a;n++){let p=s[n];
typeof p=="string"?(p.length>2e3&&$(p)>2e3&&(e=t(e,{instancePath:i+"/citations/"+n,schemaPath:"common.schema.json#/$defs/text/maxLength",keyword:"maxLength",params:{
limit:2e3}}),r++),p.length<1&&(e=t(e,{instancePath:i+"/citations/"+n,schemaPath:"common.schema.json#/$defs/text/minLength",keyword:"minLength",params:{limit:1}}),
r++)):(e=t(e,{instancePath:i+"/citations/"+n,schemaPath:"common.schema.json#/$defs/text/type",keyword:"type",params:{type:"string"}}),r++)}}else e=t(e,{instancePath:i+
"/citations",schemaPath:"#/properties/citations/type",keyword:"type",params:{type:"array"}}),r++}if(o.requires!==void 0){let s=o.requires;if(Array.isArray(s)){let a=s.
length;for(let f=0;f<a;f++){let u=s[f];typeof u=="string"?(u.length>80&&$(u)>80&&(e=t(e,{instancePath:i+"/requires/"+f,schemaPath:"common.schema.json#/$defs/id/\
maxLength",keyword:"maxLength",params:{limit:80}}),r++),b.test(u)||(e=t(e,{instancePath:i+"/requires/"+f,schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"\
pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/requires/"+f,schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",params:{
type:"string"}}),r++)}let n=s.length,p;if(n>1){let f=z(s,L);f!==null&&([n,p]=f,e=t(e,{instancePath:i+"/requires",schemaPath:"#/properties/requires/uniqueItems",
keyword:"uniqueItems",params:{i:n,j:p}}),r++)}}else e=t(e,{instancePath:i+"/requires",schemaPath:"#/properties/requires/type",keyword:"type",params:{type:"array"}}),
r++}if(o.conflicts!==void 0){let s=o.conflicts;if(Array.isArray(s)){let a=s.length;for(let f=0;f<a;f++){let u=s[f];typeof u=="string"?(u.length>80&&$(u)>80&&(e=
t(e,{instancePath:i+"/conflicts/"+f,schemaPath:"common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{limit:80}}),r++),b.test(u)||(e=t(e,{instancePath:i+
"/conflicts/"+f,schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/con\
flicts/"+f,schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",params:{type:"string"}}),r++)}let n=s.length,p;if(n>1){let f=z(s,L);f!==null&&([n,p]=f,
e=t(e,{instancePath:i+"/conflicts",schemaPath:"#/properties/conflicts/uniqueItems",keyword:"uniqueItems",params:{i:n,j:p}}),r++)}}else e=t(e,{instancePath:i+"/c\
onflicts",schemaPath:"#/properties/conflicts/type",keyword:"type",params:{type:"array"}}),r++}if(o.default!==void 0&&typeof o.default!="boolean"&&(e=t(e,{instancePath:i+
"/default",schemaPath:"#/properties/default/type",keyword:"type",params:{type:"boolean"}}),r++),o.errata!==void 0){let s=o.errata;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let a in s)b.test(a)||(e=t(e,{instancePath:i+"/errata",schemaPath:"#/properties/errata/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:a}}),r++);for(let a in s)if(b.test(a)){let n=s[a];if(n&&typeof n=="object"&&!Array.isArray(n)){n.component===void 0&&(e=t(e,{instancePath:i+"\
/errata/"+c(a),schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"componen\
t"}}),r++),n.place===void 0&&(e=t(e,{instancePath:i+"/errata/"+c(a),schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",
keyword:"required",params:{missingProperty:"place"}}),r++),n.kind===void 0&&(e=t(e,{instancePath:i+"/errata/"+c(a),schemaPath:"#/properties/errata/patternProper\
ties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"kind"}}),r++),n.impact===void 0&&(e=t(e,{instancePath:i+"/errata/"+c(
a),schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"impact"}}),r++),n.was===
void 0&&(e=t(e,{instancePath:i+"/errata/"+c(a),schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{
missingProperty:"was"}}),r++),n.is===void 0&&(e=t(e,{instancePath:i+"/errata/"+c(a),schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%\
5D*%24/required",keyword:"required",params:{missingProperty:"is"}}),r++),n.source===void 0&&(e=t(e,{instancePath:i+"/errata/"+c(a),schemaPath:"#/properties/erra\
ta/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"source"}}),r++);for(let p in n)p==="component"||p===
"place"||p==="kind"||p==="impact"||p==="was"||p==="is"||p==="source"||p==="note"||p==="since"||p==="document"||p==="pointer"||(e=t(e,{instancePath:i+"/errata/"+
c(a),schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}),
r++);if(n.component!==void 0){let p=n.component;typeof p!="string"&&(e=t(e,{instancePath:i+"/errata/"+c(a)+"/component",schemaPath:"#/properties/errata/patternP\
roperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/component/type",keyword:"type",params:{type:"string"}}),r++),p==="rule"||p==="counter"||p==="map"||p==="ch\
art"||p==="scenario"||p==="player-aid"||(e=t(e,{instancePath:i+"/errata/"+c(a)+"/component",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5B\
a-z0-9-%5D*%24/properties/component/enum",keyword:"enum",params:{allowedValues:["rule","counter","map","chart","scenario","player-aid"]}}),r++)}if(n.place!==void 0){
let p=n.place;typeof p=="string"?(p.length>400&&$(p)>400&&(e=t(e,{instancePath:i+"/errata/"+c(a)+"/place",schemaPath:"#/properties/errata/patternProperties/%5E%\
5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/place/maxLength",keyword:"maxLength",params:{limit:400}}),r++),p.length<1&&(e=t(e,{instancePath:i+"/errata/"+c(a)+"/plac\
e",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/place/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=
t(e,{instancePath:i+"/errata/"+c(a)+"/place",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/place/type",keyword:"\
type",params:{type:"string"}}),r++)}if(n.kind!==void 0){let p=n.kind;typeof p!="string"&&(e=t(e,{instancePath:i+"/errata/"+c(a)+"/kind",schemaPath:"#/properties\
/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/kind/type",keyword:"type",params:{type:"string"}}),r++),p==="correction"||p==="clarificati\
on"||p==="addition"||(e=t(e,{instancePath:i+"/errata/"+c(a)+"/kind",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/propertie\
s/kind/enum",keyword:"enum",params:{allowedValues:["correction","clarification","addition"]}}),r++)}if(n.impact!==void 0){let p=n.impact;typeof p!="string"&&(e=
t(e,{instancePath:i+"/errata/"+c(a)+"/impact",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/impact/type",keyword:"\
type",params:{type:"string"}}),r++),p==="none"||p==="minor"||p==="major"||(e=t(e,{instancePath:i+"/errata/"+c(a)+"/impact",schemaPath:"#/properties/errata/patte\
rnProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/impact/enum",keyword:"enum",params:{allowedValues:["none","minor","major"]}}),r++)}if(n.was!==void 0){let p=n.
was;typeof p=="string"?(p.length>2e3&&$(p)>2e3&&(e=t(e,{instancePath:i+"/errata/"+c(a)+"/was",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%\
5Ba-z0-9-%5D*%24/properties/was/maxLength",keyword:"maxLength",params:{limit:2e3}}),r++),p.length<1&&(e=t(e,{instancePath:i+"/errata/"+c(a)+"/was",schemaPath:"#\
/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/was/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+
"/errata/"+c(a)+"/was",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/was/type",keyword:"type",params:{type:"stri\
ng"}}),r++)}if(n.is!==void 0){let p=n.is;typeof p=="string"?(p.length>2e3&&$(p)>2e3&&(e=t(e,{instancePath:i+"/errata/"+c(a)+"/is",schemaPath:"#/properties/errat\
a/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/is/maxLength",keyword:"maxLength",params:{limit:2e3}}),r++),p.length<1&&(e=t(e,{instancePath:i+"\
/errata/"+c(a)+"/is",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/is/minLength",keyword:"minLength",params:{limit:1}}),
r++)):(e=t(e,{instancePath:i+"/errata/"+c(a)+"/is",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/is/type",keyword:"\
type",params:{type:"string"}}),r++)}if(n.source!==void 0){let p=n.source;typeof p=="string"?(p.length>400&&$(p)>400&&(e=t(e,{instancePath:i+"/errata/"+c(a)+"/so\
urce",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/source/maxLength",keyword:"maxLength",params:{limit:400}}),r++),
p.length<1&&(e=t(e,{instancePath:i+"/errata/"+c(a)+"/source",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/sourc\
e/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/errata/"+c(a)+"/source",schemaPath:"#/properties/errata/patternProperties/%5E\
%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/source/type",keyword:"type",params:{type:"string"}}),r++)}if(n.note!==void 0){let p=n.note;typeof p=="string"?(p.length>
2e3&&$(p)>2e3&&(e=t(e,{instancePath:i+"/errata/"+c(a)+"/note",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/note\
/maxLength",keyword:"maxLength",params:{limit:2e3}}),r++),p.length<1&&(e=t(e,{instancePath:i+"/errata/"+c(a)+"/note",schemaPath:"#/properties/errata/patternProp\
erties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/note/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/errata/"+c(a)+"/note",schemaPath:"\
#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/note/type",keyword:"type",params:{type:"string"}}),r++)}if(n.since!==void 0){let p=n.
since;typeof p=="string"?(p.length>20&&$(p)>20&&(e=t(e,{instancePath:i+"/errata/"+c(a)+"/since",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5\
D%5Ba-z0-9-%5D*%24/properties/since/maxLength",keyword:"maxLength",params:{limit:20}}),r++),nr.test(p)||(e=t(e,{instancePath:i+"/errata/"+c(a)+"/since",schemaPath:"\
#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/since/pattern",keyword:"pattern",params:{pattern:"^[0-9][0-9.]*$"}}),r++)):(e=
t(e,{instancePath:i+"/errata/"+c(a)+"/since",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/since/type",keyword:"\
type",params:{type:"string"}}),r++)}if(n.document!==void 0){let p=n.document;typeof p=="string"?(p.length>200&&$(p)>200&&(e=t(e,{instancePath:i+"/errata/"+c(a)+
"/document",schemaPath:"common.schema.json#/$defs/documentPath/maxLength",keyword:"maxLength",params:{limit:200}}),r++),Ee.test(p)||(e=t(e,{instancePath:i+"/err\
ata/"+c(a)+"/document",schemaPath:"common.schema.json#/$defs/documentPath/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9/-]*\\.json$"}}),r++)):(e=
t(e,{instancePath:i+"/errata/"+c(a)+"/document",schemaPath:"common.schema.json#/$defs/documentPath/type",keyword:"type",params:{type:"string"}}),r++)}if(n.pointer!==
void 0){let p=n.pointer;typeof p=="string"?(p.length>400&&$(p)>400&&(e=t(e,{instancePath:i+"/errata/"+c(a)+"/pointer",schemaPath:"common.schema.json#/$defs/poin\
ter/maxLength",keyword:"maxLength",params:{limit:400}}),r++),A.test(p)||(e=t(e,{instancePath:i+"/errata/"+c(a)+"/pointer",schemaPath:"common.schema.json#/$defs/\
pointer/pattern",keyword:"pattern",params:{pattern:"^(|/.*)$"}}),r++)):(e=t(e,{instancePath:i+"/errata/"+c(a)+"/pointer",schemaPath:"common.schema.json#/$defs/p\
ointer/type",keyword:"type",params:{type:"string"}}),r++)}}else e=t(e,{instancePath:i+"/errata/"+c(a),schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-\
z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/errata",schemaPath:"#/properties/errata/type",keyword:"\
type",params:{type:"object"}}),r++}if(o.was!==void 0){let s=o.was;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let a in s)Ee.test(a)||(e=t(e,{instancePath:i+
"/was",schemaPath:"#/properties/was/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);for(let a in s)if(Ee.test(a)){let n=s[a];
if(n&&typeof n=="object"&&!Array.isArray(n))for(let p in n)Sr.test(p)||(e=t(e,{instancePath:i+"/was/"+c(a),schemaPath:"#/properties/was/patternProperties/%5E%5B\
a-z0-9%5D%5Ba-z0-9~1-%5D*%5C.json%24/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}),r++);else e=t(e,{instancePath:i+"/was/"+
c(a),schemaPath:"#/properties/was/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9~1-%5D*%5C.json%24/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+
"/was",schemaPath:"#/properties/was/type",keyword:"type",params:{type:"object"}}),r++}o.sources!==void 0&&(pe(o.sources,{instancePath:i+"/sources",parentData:o,
parentDataProperty:"sources",rootData:P,dynamicAnchors:k})||(e=e===null?pe.errors:j(e,pe.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}),r++;return Ve.errors=e,r===0}Ve.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var jr=Ze;function T(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=T.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),Array.isArray(o)){let s=o.length;for(let a=0;a<s;a++){let n=o[a];if(n&&typeof n=="object"&&!Array.isArray(n)){n.pointer===
void 0&&(e=t(e,{instancePath:i+"/"+a,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"pointer"}}),r++),n.equals===void 0&&(e=t(e,{instancePath:i+
"/"+a,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"equals"}}),r++);for(let p in n)p==="pointer"||p==="equals"||p==="note"||(e=t(e,{
instancePath:i+"/"+a,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}),r++);if(n.pointer!==void 0){let p=n.
pointer;typeof p=="string"?(p.length>400&&$(p)>400&&(e=t(e,{instancePath:i+"/"+a+"/pointer",schemaPath:"common.schema.json#/$defs/pointer/maxLength",keyword:"ma\
xLength",params:{limit:400}}),r++),A.test(p)||(e=t(e,{instancePath:i+"/"+a+"/pointer",schemaPath:"common.schema.json#/$defs/pointer/pattern",keyword:"pattern",params:{
pattern:"^(|/.*)$"}}),r++)):(e=t(e,{instancePath:i+"/"+a+"/pointer",schemaPath:"common.schema.json#/$defs/pointer/type",keyword:"type",params:{type:"string"}}),
r++)}if(n.note!==void 0){let p=n.note;typeof p=="string"?(p.length>2e3&&$(p)>2e3&&(e=t(e,{instancePath:i+"/"+a+"/note",schemaPath:"#/items/properties/note/maxLe\
ngth",keyword:"maxLength",params:{limit:2e3}}),r++),p.length<1&&(e=t(e,{instancePath:i+"/"+a+"/note",schemaPath:"#/items/properties/note/minLength",keyword:"min\
Length",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/"+a+"/note",schemaPath:"#/items/properties/note/type",keyword:"type",params:{type:"string"}}),r++)}}else
e=t(e,{instancePath:i+"/"+a,schemaPath:"#/items/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"array"}}),r++;return T.errors=e,r===0}T.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function de(o,{instancePath:i="",parentData:w,parentDataProperty:q,
rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=de.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&
!Array.isArray(o)){Object.keys(o).length<1&&(e=t(e,{instancePath:i,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1}}),r++);for(let s in o)A.
test(s)||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);for(let s in o)A.test(s)&&
(N(o[s],{instancePath:i+"/"+c(s),parentData:o,parentDataProperty:s,rootData:P,dynamicAnchors:k})||(e=e===null?N.errors:j(e,N.errors),r=e.length))}else e=t(e,{instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return de.errors=e,r===0}de.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ze(o,{
instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=Ze.evaluated;y.dynamicProps&&(y.props=void 0),y.dynamicItems&&
(y.items=void 0);let s=r,a=!0,n=r;if(o&&typeof o=="object"&&!Array.isArray(o)){let f;o.sections===void 0&&(f="sections")&&r++}var p=n===r;if(r=s,e!==null&&(s?e.
length=s:e=null),!p){let f=r;o&&typeof o=="object"&&!Array.isArray(o)&&o.choices===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/else/required",keyword:"required",
params:{missingProperty:"choices"}}),r++);var p=f===r;a=p}if(a||(e=t(e,{instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:"else"}}),r++),o&&typeof o==
"object"&&!Array.isArray(o)){for(let f in o)f==="$schema"||f==="title"||f==="description"||f==="game"||f==="scenario"||f==="options"||f==="layers"||f==="seed"||
f==="dice"||f==="choices"||f==="expect"||f==="sections"||f==="omitted"||f==="sources"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:f}}),r++);if(o.$schema!==void 0){let f=o.$schema;typeof f=="string"?f.length<1&&(e=t(e,{instancePath:i+"/$schema",schemaPath:"\
common.schema.json#/$defs/schemaPath/minLength",keyword:"minLength",params:{limit:1}}),r++):(e=t(e,{instancePath:i+"/$schema",schemaPath:"common.schema.json#/$d\
efs/schemaPath/type",keyword:"type",params:{type:"string"}}),r++)}if(o.title!==void 0){let f=o.title;typeof f=="string"?(f.length>200&&$(f)>200&&(e=t(e,{instancePath:i+
"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit:200}}),r++),f.length<1&&(e=t(e,{instancePath:i+"/title",schemaPath:"#/prope\
rties/title/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{
type:"string"}}),r++)}if(o.description!==void 0){let f=o.description;typeof f=="string"?(f.length>4e3&&$(f)>4e3&&(e=t(e,{instancePath:i+"/description",schemaPath:"\
#/properties/description/maxLength",keyword:"maxLength",params:{limit:4e3}}),r++),f.length<1&&(e=t(e,{instancePath:i+"/description",schemaPath:"#/properties/des\
cription/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/description",schemaPath:"#/properties/description/type",keyword:"type",
params:{type:"string"}}),r++)}if(o.game!==void 0){let f=o.game;typeof f=="string"?(f.length>80&&$(f)>80&&(e=t(e,{instancePath:i+"/game",schemaPath:"common.schem\
a.json#/$defs/id/maxLength",keyword:"maxLength",params:{limit:80}}),r++),b.test(f)||(e=t(e,{instancePath:i+"/game",schemaPath:"common.schema.json#/$defs/id/patt\
ern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/game",schemaPath:"common.schema.json#/$defs/id/type",keyword:"ty\
pe",params:{type:"string"}}),r++)}if(o.scenario!==void 0){let f=o.scenario;typeof f=="string"?(f.length>400&&$(f)>400&&(e=t(e,{instancePath:i+"/scenario",schemaPath:"\
#/properties/scenario/maxLength",keyword:"maxLength",params:{limit:400}}),r++),f.length<1&&(e=t(e,{instancePath:i+"/scenario",schemaPath:"#/properties/scenario/\
minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/scenario",schemaPath:"#/properties/scenario/type",keyword:"type",params:{type:"\
string"}}),r++)}if(o.options!==void 0){let f=o.options;if(Array.isArray(f)){let u=f.length;for(let l=0;l<u;l++){let g=f[l];typeof g=="string"?(g.length>80&&$(g)>
80&&(e=t(e,{instancePath:i+"/options/"+l,schemaPath:"common.schema.json#/$defs/optionId/maxLength",keyword:"maxLength",params:{limit:80}}),r++),b.test(g)||(e=t(
e,{instancePath:i+"/options/"+l,schemaPath:"common.schema.json#/$defs/optionId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,
{instancePath:i+"/options/"+l,schemaPath:"common.schema.json#/$defs/optionId/type",keyword:"type",params:{type:"string"}}),r++)}let d=f.length,m;if(d>1){let l=z(
f,L);l!==null&&([d,m]=l,e=t(e,{instancePath:i+"/options",schemaPath:"#/properties/options/uniqueItems",keyword:"uniqueItems",params:{i:d,j:m}}),r++)}}else e=t(e,
{instancePath:i+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type:"array"}}),r++}if(o.layers!==void 0){let f=o.layers;if(Array.isArray(
f)){let u=f.length;for(let l=0;l<u;l++){let g=f[l];typeof g=="string"?(g.length>80&&$(g)>80&&(e=t(e,{instancePath:i+"/layers/"+l,schemaPath:"common.schema.json#\
/$defs/id/maxLength",keyword:"maxLength",params:{limit:80}}),r++),b.test(g)||(e=t(e,{instancePath:i+"/layers/"+l,schemaPath:"common.schema.json#/$defs/id/patter\
n",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/layers/"+l,schemaPath:"common.schema.json#/$defs/id/type",keyword:"\
type",params:{type:"string"}}),r++)}let d=f.length,m;if(d>1){let l=z(f,L);l!==null&&([d,m]=l,e=t(e,{instancePath:i+"/layers",schemaPath:"#/properties/layers/uni\
queItems",keyword:"uniqueItems",params:{i:d,j:m}}),r++)}}else e=t(e,{instancePath:i+"/layers",schemaPath:"#/properties/layers/type",keyword:"type",params:{type:"\
array"}}),r++}if(o.seed!==void 0){let f=o.seed;typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)||(e=t(e,{instancePath:i+"/seed",schemaPath:"#/properties/seed/\
type",keyword:"type",params:{type:"integer"}}),r++),typeof f=="number"&&isFinite(f)&&((f>4294967295||isNaN(f))&&(e=t(e,{instancePath:i+"/seed",schemaPath:"#/pro\
perties/seed/maximum",keyword:"maximum",params:{comparison:"<=",limit:4294967295}}),r++),(f<0||isNaN(f))&&(e=t(e,{instancePath:i+"/seed",schemaPath:"#/propertie\
s/seed/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}if(o.dice!==void 0){let f=o.dice;if(Array.isArray(f)){let u=f.length;for(let d=0;d<u;d++){
let m=f[d];typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)||(e=t(e,{instancePath:i+"/dice/"+d,schemaPath:"#/properties/dice/items/type",keyword:"type",params:{
type:"integer"}}),r++),typeof m=="number"&&isFinite(m)&&((m>100||isNaN(m))&&(e=t(e,{instancePath:i+"/dice/"+d,schemaPath:"#/properties/dice/items/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:100}}),r++),(m<1||isNaN(m))&&(e=t(e,{instancePath:i+"/dice/"+d,schemaPath:"#/properties/dice/items/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:1}}),r++))}}else e=t(e,{instancePath:i+"/dice",schemaPath:"#/properties/dice/type",keyword:"type",params:{type:"array"}}),r++}
if(o.choices!==void 0){let f=o.choices;if(Array.isArray(f)){let u=f.length;for(let d=0;d<u;d++){let m=f[d];if(m&&typeof m=="object"&&!Array.isArray(m)){m.side===
void 0&&(e=t(e,{instancePath:i+"/choices/"+d,schemaPath:"#/properties/choices/items/required",keyword:"required",params:{missingProperty:"side"}}),r++),m.choice===
void 0&&(e=t(e,{instancePath:i+"/choices/"+d,schemaPath:"#/properties/choices/items/required",keyword:"required",params:{missingProperty:"choice"}}),r++);for(let l in m)
l==="side"||l==="choice"||l==="step"||l==="note"||(e=t(e,{instancePath:i+"/choices/"+d,schemaPath:"#/properties/choices/items/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:l}}),r++);if(m.side!==void 0){let l=m.side;typeof l=="string"?(l.length>80&&$(l)>80&&(e=t(e,{instancePath:i+"/choi\
ces/"+d+"/side",schemaPath:"common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{limit:80}}),r++),b.test(l)||(e=t(e,{instancePath:i+"/choices/"+d+
"/side",schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/choices/"+d+
"/side",schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",params:{type:"string"}}),r++)}if(m.choice!==void 0){let l=m.choice;l&&typeof l=="object"&&
!Array.isArray(l)||(e=t(e,{instancePath:i+"/choices/"+d+"/choice",schemaPath:"#/properties/choices/items/properties/choice/type",keyword:"type",params:{type:"ob\
ject"}}),r++)}if(m.step!==void 0){let l=m.step;typeof l=="string"?(l.length>100&&$(l)>100&&(e=t(e,{instancePath:i+"/choices/"+d+"/step",schemaPath:"#/$defs/step\
/maxLength",keyword:"maxLength",params:{limit:100}}),r++),l.length<1&&(e=t(e,{instancePath:i+"/choices/"+d+"/step",schemaPath:"#/$defs/step/minLength",keyword:"\
minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/choices/"+d+"/step",schemaPath:"#/$defs/step/type",keyword:"type",params:{type:"string"}}),r++)}if(m.
note!==void 0){let l=m.note;typeof l=="string"?(l.length>2e3&&$(l)>2e3&&(e=t(e,{instancePath:i+"/choices/"+d+"/note",schemaPath:"#/properties/choices/items/prop\
erties/note/maxLength",keyword:"maxLength",params:{limit:2e3}}),r++),l.length<1&&(e=t(e,{instancePath:i+"/choices/"+d+"/note",schemaPath:"#/properties/choices/i\
tems/properties/note/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/choices/"+d+"/note",schemaPath:"#/properties/choices/items\
/properties/note/type",keyword:"type",params:{type:"string"}}),r++)}}else e=t(e,{instancePath:i+"/choices/"+d,schemaPath:"#/properties/choices/items/type",keyword:"\
type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/choices",schemaPath:"#/properties/choices/type",keyword:"type",params:{type:"array"}}),r++}if(o.
expect!==void 0){let f=o.expect;if(Array.isArray(f)){let u=f.length;for(let d=0;d<u;d++){let m=f[d];if(m&&typeof m=="object"&&!Array.isArray(m)){m.after===void 0&&
(e=t(e,{instancePath:i+"/expect/"+d,schemaPath:"#/properties/expect/items/required",keyword:"required",params:{missingProperty:"after"}}),r++),m.pointer===void 0&&
(e=t(e,{instancePath:i+"/expect/"+d,schemaPath:"#/properties/expect/items/required",keyword:"required",params:{missingProperty:"pointer"}}),r++),m.equals===void 0&&
(e=t(e,{instancePath:i+"/expect/"+d,schemaPath:"#/properties/expect/items/required",keyword:"required",params:{missingProperty:"equals"}}),r++);for(let l in m)l===
"after"||l==="pointer"||l==="equals"||l==="note"||(e=t(e,{instancePath:i+"/expect/"+d,schemaPath:"#/properties/expect/items/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:l}}),r++);if(m.after!==void 0){let l=m.after;typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)||(e=t(e,{instancePath:i+
"/expect/"+d+"/after",schemaPath:"#/properties/expect/items/properties/after/type",keyword:"type",params:{type:"integer"}}),r++),typeof l=="number"&&isFinite(l)&&
(l<0||isNaN(l))&&(e=t(e,{instancePath:i+"/expect/"+d+"/after",schemaPath:"#/properties/expect/items/properties/after/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}),r++)}if(m.pointer!==void 0){let l=m.pointer;typeof l=="string"?(l.length>400&&$(l)>400&&(e=t(e,{instancePath:i+"/expect/"+d+"/pointer",schemaPath:"\
common.schema.json#/$defs/pointer/maxLength",keyword:"maxLength",params:{limit:400}}),r++),A.test(l)||(e=t(e,{instancePath:i+"/expect/"+d+"/pointer",schemaPath:"\
common.schema.json#/$defs/pointer/pattern",keyword:"pattern",params:{pattern:"^(|/.*)$"}}),r++)):(e=t(e,{instancePath:i+"/expect/"+d+"/pointer",schemaPath:"comm\
on.schema.json#/$defs/pointer/type",keyword:"type",params:{type:"string"}}),r++)}if(m.note!==void 0){let l=m.note;typeof l=="string"?(l.length>2e3&&$(l)>2e3&&(e=
t(e,{instancePath:i+"/expect/"+d+"/note",schemaPath:"#/properties/expect/items/properties/note/maxLength",keyword:"maxLength",params:{limit:2e3}}),r++),l.length<
1&&(e=t(e,{instancePath:i+"/expect/"+d+"/note",schemaPath:"#/properties/expect/items/properties/note/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=
t(e,{instancePath:i+"/expect/"+d+"/note",schemaPath:"#/properties/expect/items/properties/note/type",keyword:"type",params:{type:"string"}}),r++)}}else e=t(e,{instancePath:i+
"/expect/"+d,schemaPath:"#/properties/expect/items/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/expect",schemaPath:"#/propert\
ies/expect/type",keyword:"type",params:{type:"array"}}),r++}if(o.sections!==void 0){let f=o.sections;if(Array.isArray(f)){let u=f.length;for(let d=0;d<u;d++){let m=f[d];
if(m&&typeof m=="object"&&!Array.isArray(m)){m.title===void 0&&(e=t(e,{instancePath:i+"/sections/"+d,schemaPath:"#/properties/sections/items/required",keyword:"\
required",params:{missingProperty:"title"}}),r++),m.moves===void 0&&(e=t(e,{instancePath:i+"/sections/"+d,schemaPath:"#/properties/sections/items/required",keyword:"\
required",params:{missingProperty:"moves"}}),r++);for(let l in m)l==="title"||l==="note"||l==="side"||l==="moves"||l==="expect"||(e=t(e,{instancePath:i+"/sectio\
ns/"+d,schemaPath:"#/properties/sections/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}),r++);if(m.title!==void 0){let l=m.
title;typeof l=="string"?(l.length>200&&$(l)>200&&(e=t(e,{instancePath:i+"/sections/"+d+"/title",schemaPath:"#/properties/sections/items/properties/title/maxLen\
gth",keyword:"maxLength",params:{limit:200}}),r++),l.length<1&&(e=t(e,{instancePath:i+"/sections/"+d+"/title",schemaPath:"#/properties/sections/items/properties\
/title/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/sections/"+d+"/title",schemaPath:"#/properties/sections/items/properties\
/title/type",keyword:"type",params:{type:"string"}}),r++)}if(m.note!==void 0){let l=m.note;typeof l=="string"?(l.length>2e3&&$(l)>2e3&&(e=t(e,{instancePath:i+"/\
sections/"+d+"/note",schemaPath:"#/properties/sections/items/properties/note/maxLength",keyword:"maxLength",params:{limit:2e3}}),r++),l.length<1&&(e=t(e,{instancePath:i+
"/sections/"+d+"/note",schemaPath:"#/properties/sections/items/properties/note/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/\
sections/"+d+"/note",schemaPath:"#/properties/sections/items/properties/note/type",keyword:"type",params:{type:"string"}}),r++)}if(m.side!==void 0){let l=m.side;
typeof l=="string"?(l.length>80&&$(l)>80&&(e=t(e,{instancePath:i+"/sections/"+d+"/side",schemaPath:"common.schema.json#/$defs/id/maxLength",keyword:"maxLength",
params:{limit:80}}),r++),b.test(l)||(e=t(e,{instancePath:i+"/sections/"+d+"/side",schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"\
^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/sections/"+d+"/side",schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",params:{type:"string"}}),
r++)}if(m.moves!==void 0){let l=m.moves;if(Array.isArray(l)){let g=l.length;for(let h=0;h<g;h++){let x=l[h];if(x&&typeof x=="object"&&!Array.isArray(x)){x.choices===
void 0&&(e=t(e,{instancePath:i+"/sections/"+d+"/moves/"+h,schemaPath:"#/properties/sections/items/properties/moves/items/required",keyword:"required",params:{missingProperty:"\
choices"}}),r++);for(let v in x)v==="note"||v==="side"||v==="step"||v==="times"||v==="choices"||v==="expect"||(e=t(e,{instancePath:i+"/sections/"+d+"/moves/"+h,
schemaPath:"#/properties/sections/items/properties/moves/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:v}}),r++);if(x.note!==
void 0){let v=x.note;typeof v=="string"?(v.length>2e3&&$(v)>2e3&&(e=t(e,{instancePath:i+"/sections/"+d+"/moves/"+h+"/note",schemaPath:"#/properties/sections/ite\
ms/properties/moves/items/properties/note/maxLength",keyword:"maxLength",params:{limit:2e3}}),r++),v.length<1&&(e=t(e,{instancePath:i+"/sections/"+d+"/moves/"+h+
"/note",schemaPath:"#/properties/sections/items/properties/moves/items/properties/note/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+
"/sections/"+d+"/moves/"+h+"/note",schemaPath:"#/properties/sections/items/properties/moves/items/properties/note/type",keyword:"type",params:{type:"string"}}),
r++)}if(x.side!==void 0){let v=x.side;typeof v=="string"?(v.length>80&&$(v)>80&&(e=t(e,{instancePath:i+"/sections/"+d+"/moves/"+h+"/side",schemaPath:"common.sch\
ema.json#/$defs/id/maxLength",keyword:"maxLength",params:{limit:80}}),r++),b.test(v)||(e=t(e,{instancePath:i+"/sections/"+d+"/moves/"+h+"/side",schemaPath:"comm\
on.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/sections/"+d+"/moves/"+h+"/side",schemaPath:"\
common.schema.json#/$defs/id/type",keyword:"type",params:{type:"string"}}),r++)}if(x.step!==void 0){let v=x.step;typeof v=="string"?(v.length>100&&$(v)>100&&(e=
t(e,{instancePath:i+"/sections/"+d+"/moves/"+h+"/step",schemaPath:"#/$defs/step/maxLength",keyword:"maxLength",params:{limit:100}}),r++),v.length<1&&(e=t(e,{instancePath:i+
"/sections/"+d+"/moves/"+h+"/step",schemaPath:"#/$defs/step/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/sections/"+d+"/move\
s/"+h+"/step",schemaPath:"#/$defs/step/type",keyword:"type",params:{type:"string"}}),r++)}if(x.times!==void 0){let v=x.times;typeof v=="number"&&!(v%1)&&!isNaN(
v)&&isFinite(v)||(e=t(e,{instancePath:i+"/sections/"+d+"/moves/"+h+"/times",schemaPath:"#/properties/sections/items/properties/moves/items/properties/times/type",
keyword:"type",params:{type:"integer"}}),r++),typeof v=="number"&&isFinite(v)&&((v>100||isNaN(v))&&(e=t(e,{instancePath:i+"/sections/"+d+"/moves/"+h+"/times",schemaPath:"\
#/properties/sections/items/properties/moves/items/properties/times/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}),r++),(v<1||isNaN(v))&&(e=t(e,
{instancePath:i+"/sections/"+d+"/moves/"+h+"/times",schemaPath:"#/properties/sections/items/properties/moves/items/properties/times/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}),r++))}if(x.choices!==void 0){let v=x.choices;if(Array.isArray(v)){v.length<1&&(e=t(e,{instancePath:i+"/sections/"+d+"/moves/"+h+"/cho\
ices",schemaPath:"#/properties/sections/items/properties/moves/items/properties/choices/minItems",keyword:"minItems",params:{limit:1}}),r++);let S=v.length;for(let O=0;O<
S;O++){let tr=v[O];tr&&typeof tr=="object"&&!Array.isArray(tr)||(e=t(e,{instancePath:i+"/sections/"+d+"/moves/"+h+"/choices/"+O,schemaPath:"#/properties/section\
s/items/properties/moves/items/properties/choices/items/type",keyword:"type",params:{type:"object"}}),r++)}}else e=t(e,{instancePath:i+"/sections/"+d+"/moves/"+
h+"/choices",schemaPath:"#/properties/sections/items/properties/moves/items/properties/choices/type",keyword:"type",params:{type:"array"}}),r++}x.expect!==void 0&&
(T(x.expect,{instancePath:i+"/sections/"+d+"/moves/"+h+"/expect",parentData:x,parentDataProperty:"expect",rootData:P,dynamicAnchors:k})||(e=e===null?T.errors:j(
e,T.errors),r=e.length))}else e=t(e,{instancePath:i+"/sections/"+d+"/moves/"+h,schemaPath:"#/properties/sections/items/properties/moves/items/type",keyword:"typ\
e",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/sections/"+d+"/moves",schemaPath:"#/properties/sections/items/properties/moves/type",keyword:"type",
params:{type:"array"}}),r++}m.expect!==void 0&&(T(m.expect,{instancePath:i+"/sections/"+d+"/expect",parentData:m,parentDataProperty:"expect",rootData:P,dynamicAnchors:k})||
(e=e===null?T.errors:j(e,T.errors),r=e.length))}else e=t(e,{instancePath:i+"/sections/"+d,schemaPath:"#/properties/sections/items/type",keyword:"type",params:{type:"\
object"}}),r++}}else e=t(e,{instancePath:i+"/sections",schemaPath:"#/properties/sections/type",keyword:"type",params:{type:"array"}}),r++}if(o.omitted!==void 0){
let f=o.omitted;if(Array.isArray(f)){let u=f.length;for(let d=0;d<u;d++){let m=f[d];typeof m=="string"?(m.length>2e3&&$(m)>2e3&&(e=t(e,{instancePath:i+"/omitted\
/"+d,schemaPath:"common.schema.json#/$defs/text/maxLength",keyword:"maxLength",params:{limit:2e3}}),r++),m.length<1&&(e=t(e,{instancePath:i+"/omitted/"+d,schemaPath:"\
common.schema.json#/$defs/text/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/omitted/"+d,schemaPath:"common.schema.json#/$def\
s/text/type",keyword:"type",params:{type:"string"}}),r++)}}else e=t(e,{instancePath:i+"/omitted",schemaPath:"#/properties/omitted/type",keyword:"type",params:{type:"\
array"}}),r++}o.sources!==void 0&&(de(o.sources,{instancePath:i+"/sources",parentData:o,parentDataProperty:"sources",rootData:P,dynamicAnchors:k})||(e=e===null?
de.errors:j(e,de.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return Ze.errors=e,r===0}Ze.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var $r=Re;var re=new RegExp("^[a-z][a-z0-9-]*$","u");function ce(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=ce.evaluated;y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0);let s=r,a=!0,n=r;o&&typeof o=="object"&&!Array.isArray(o)&&o.kind!==void 0&&o.kind!=="base"&&r++;var p=n===r;r=s,e!==null&&
(s?e.length=s:e=null);let f;if(p){let d=r;o&&typeof o=="object"&&!Array.isArray(o)&&(o.airCapacity===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/then/required",
keyword:"required",params:{missingProperty:"airCapacity"}}),r++),o.portCapacity===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/then/required",keyword:"required",
params:{missingProperty:"portCapacity"}}),r++));var p=d===r;a=p,f="then"}else{let d=r;o&&typeof o=="object"&&!Array.isArray(o)&&(o.airCapacity!==void 0&&(e=t(e,
{instancePath:i+"/airCapacity",schemaPath:"#/else/properties/airCapacity/false schema",keyword:"false schema",params:{}}),r++),o.portCapacity!==void 0&&(e=t(e,{
instancePath:i+"/portCapacity",schemaPath:"#/else/properties/portCapacity/false schema",keyword:"false schema",params:{}}),r++),o.victoryPoints!==void 0&&o.victoryPoints!==
0&&(e=t(e,{instancePath:i+"/victoryPoints",schemaPath:"#/else/properties/victoryPoints/const",keyword:"const",params:{allowedValue:0}}),r++),o.oil!==void 0&&(e=
t(e,{instancePath:i+"/oil",schemaPath:"#/else/properties/oil/false schema",keyword:"false schema",params:{}}),r++),o.homeBaseOf!==void 0&&(e=t(e,{instancePath:i+
"/homeBaseOf",schemaPath:"#/else/properties/homeBaseOf/false schema",keyword:"false schema",params:{}}),r++));var p=d===r;if(a=p,a){var u={};u.airCapacity=!0,u.
portCapacity=!0,u.victoryPoints=!0,u.oil=!0,u.homeBaseOf=!0,u.kind=!0}f="else"}if(a||(e=t(e,{instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:f}}),
r++),o&&typeof o=="object"&&!Array.isArray(o)){o.name===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"}}),
r++),o.hex===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"hex"}}),r++),o.kind===void 0&&(e=t(e,{instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"}}),r++),o.flag===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"flag"}}),r++),o.control===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"contr\
ol"}}),r++),o.landLimit===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"landLimit"}}),r++),o.victoryPoints===
void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"victoryPoints"}}),r++);for(let d in o)d==="name"||d==="hex"||
d==="kind"||d==="flag"||d==="control"||d==="airCapacity"||d==="portCapacity"||d==="landLimit"||d==="victoryPoints"||d==="oil"||d==="homeBaseOf"||(e=t(e,{instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}),r++);if(o.name!==void 0){let d=o.name;typeof d=="string"?(d.length>
80&&$(d)>80&&(e=t(e,{instancePath:i+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:80}}),r++),d.length<1&&(e=t(e,{instancePath:i+
"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/name",schemaPath:"#/properties/name/type",
keyword:"type",params:{type:"string"}}),r++)}if(o.hex!==void 0){let d=o.hex;typeof d=="string"?ee.test(d)||(e=t(e,{instancePath:i+"/hex",schemaPath:"../common/c\
ommon.schema.json#/$defs/hexId/pattern",keyword:"pattern",params:{pattern:"^[A-Z0-9]{2,8}$"}}),r++):(e=t(e,{instancePath:i+"/hex",schemaPath:"../common/common.s\
chema.json#/$defs/hexId/type",keyword:"type",params:{type:"string"}}),r++)}if(o.kind!==void 0){let d=o.kind;typeof d!="string"&&(e=t(e,{instancePath:i+"/kind",schemaPath:"\
#/properties/kind/type",keyword:"type",params:{type:"string"}}),r++),d==="base"||d==="circle"||(e=t(e,{instancePath:i+"/kind",schemaPath:"#/properties/kind/enum",
keyword:"enum",params:{allowedValues:["base","circle"]}}),r++)}if(o.flag!==void 0){let d=o.flag;typeof d!="string"&&(e=t(e,{instancePath:i+"/flag",schemaPath:"#\
/properties/flag/type",keyword:"type",params:{type:"string"}}),r++),d==="britain"||d==="us"||d==="australia"||d==="new-zealand"||d==="netherlands"||d==="france"||
d==="japan"||d==="none"||(e=t(e,{instancePath:i+"/flag",schemaPath:"#/properties/flag/enum",keyword:"enum",params:{allowedValues:["britain","us","australia","ne\
w-zealand","netherlands","france","japan","none"]}}),r++)}if(o.control!==void 0){let d=o.control;typeof d!="string"&&(e=t(e,{instancePath:i+"/control",schemaPath:"\
#/properties/control/type",keyword:"type",params:{type:"string"}}),r++),d==="japan"||d==="allies"||d==="none"||(e=t(e,{instancePath:i+"/control",schemaPath:"#/p\
roperties/control/enum",keyword:"enum",params:{allowedValues:["japan","allies","none"]}}),r++)}if(o.airCapacity!==void 0){let d=o.airCapacity;typeof d=="number"&&
!(d%1)&&!isNaN(d)&&isFinite(d)||(e=t(e,{instancePath:i+"/airCapacity",schemaPath:"#/properties/airCapacity/type",keyword:"type",params:{type:"integer"}}),r++),typeof d==
"number"&&isFinite(d)&&((d>40||isNaN(d))&&(e=t(e,{instancePath:i+"/airCapacity",schemaPath:"#/properties/airCapacity/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:40}}),r++),(d<0||isNaN(d))&&(e=t(e,{instancePath:i+"/airCapacity",schemaPath:"#/properties/airCapacity/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}),r++))}if(o.portCapacity!==void 0){let d=o.portCapacity;if(typeof d=="number"&&isFinite(d)){(d>1e3||isNaN(d))&&(e=t(e,{instancePath:i+"/portCapaci\
ty",schemaPath:"../common/common.schema.json#/$defs/quarters/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}),r++),(d<0||isNaN(d))&&(e=t(e,{instancePath:i+
"/portCapacity",schemaPath:"../common/common.schema.json#/$defs/quarters/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++);let m;m=d/.25,m!==parseInt(
m)&&(e=t(e,{instancePath:i+"/portCapacity",schemaPath:"../common/common.schema.json#/$defs/quarters/multipleOf",keyword:"multipleOf",params:{multipleOf:.25}}),r++)}else
e=t(e,{instancePath:i+"/portCapacity",schemaPath:"../common/common.schema.json#/$defs/quarters/type",keyword:"type",params:{type:"number"}}),r++}if(o.landLimit!==
void 0){let d=o.landLimit;typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)||(e=t(e,{instancePath:i+"/landLimit",schemaPath:"#/properties/landLimit/type",keyword:"\
type",params:{type:"integer"}}),r++),d===8||d===4||(e=t(e,{instancePath:i+"/landLimit",schemaPath:"#/properties/landLimit/enum",keyword:"enum",params:{allowedValues:[
8,4]}}),r++)}if(o.victoryPoints!==void 0){let d=o.victoryPoints;typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)||(e=t(e,{instancePath:i+"/victoryPoints",schemaPath:"\
#/properties/victoryPoints/type",keyword:"type",params:{type:"integer"}}),r++),typeof d=="number"&&isFinite(d)&&((d>20||isNaN(d))&&(e=t(e,{instancePath:i+"/vict\
oryPoints",schemaPath:"#/properties/victoryPoints/maximum",keyword:"maximum",params:{comparison:"<=",limit:20}}),r++),(d<0||isNaN(d))&&(e=t(e,{instancePath:i+"/\
victoryPoints",schemaPath:"#/properties/victoryPoints/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}if(o.oil!==void 0){let d=o.oil;typeof d==
"number"&&!(d%1)&&!isNaN(d)&&isFinite(d)||(e=t(e,{instancePath:i+"/oil",schemaPath:"#/properties/oil/type",keyword:"type",params:{type:"integer"}}),r++),typeof d==
"number"&&isFinite(d)&&((d>40||isNaN(d))&&(e=t(e,{instancePath:i+"/oil",schemaPath:"#/properties/oil/maximum",keyword:"maximum",params:{comparison:"<=",limit:40}}),
r++),(d<1||isNaN(d))&&(e=t(e,{instancePath:i+"/oil",schemaPath:"#/properties/oil/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(o.homeBaseOf!==
void 0){let d=o.homeBaseOf;typeof d!="string"&&(e=t(e,{instancePath:i+"/homeBaseOf",schemaPath:"defs.schema.json#/$defs/nation/type",keyword:"type",params:{type:"\
string"}}),r++),d==="japan"||d==="us"||d==="britain"||d==="netherlands"||(e=t(e,{instancePath:i+"/homeBaseOf",schemaPath:"defs.schema.json#/$defs/nation/enum",keyword:"\
enum",params:{allowedValues:["japan","us","britain","netherlands"]}}),r++)}}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),
r++;return ce.errors=e,r===0}ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function fe(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,
dynamicAnchors:k={}}={}){let e=null,r=0,y=fe.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(
o)){Object.keys(o).length<1&&(e=t(e,{instancePath:i,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1}}),r++);for(let s in o)A.test(s)||(e=t(
e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);for(let s in o)A.test(s)&&(N(o[s],{instancePath:i+
"/"+c(s),parentData:o,parentDataProperty:s,rootData:P,dynamicAnchors:k})||(e=e===null?N.errors:j(e,N.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}),r++;return fe.errors=e,r===0}fe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Re(o,{instancePath:i="",
parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=Re.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=
void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.$schema===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
$schema"}}),r++),o.bases===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"bases"}}),r++),o.sources===void 0&&
(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sources"}}),r++);for(let s in o)s==="$schema"||s==="bases"||s==="sour\
ces"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);if(o.$schema!==void 0){let s=o.
$schema;typeof s=="string"?s.length<1&&(e=t(e,{instancePath:i+"/$schema",schemaPath:"../common/common.schema.json#/$defs/schemaPath/minLength",keyword:"minLengt\
h",params:{limit:1}}),r++):(e=t(e,{instancePath:i+"/$schema",schemaPath:"../common/common.schema.json#/$defs/schemaPath/type",keyword:"type",params:{type:"strin\
g"}}),r++)}if(o.bases!==void 0){let s=o.bases;if(s&&typeof s=="object"&&!Array.isArray(s)){Object.keys(s).length<1&&(e=t(e,{instancePath:i+"/bases",schemaPath:"\
#/properties/bases/minProperties",keyword:"minProperties",params:{limit:1}}),r++);for(let a in s)re.test(a)||(e=t(e,{instancePath:i+"/bases",schemaPath:"#/prope\
rties/bases/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);for(let a in s)re.test(a)&&(ce(s[a],{instancePath:i+"/base\
s/"+c(a),parentData:s,parentDataProperty:a,rootData:P,dynamicAnchors:k})||(e=e===null?ce.errors:j(e,ce.errors),r=e.length))}else e=t(e,{instancePath:i+"/bases",
schemaPath:"#/properties/bases/type",keyword:"type",params:{type:"object"}}),r++}o.sources!==void 0&&(fe(o.sources,{instancePath:i+"/sources",parentData:o,parentDataProperty:"\
sources",rootData:P,dynamicAnchors:k})||(e=e===null?fe.errors:j(e,fe.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}),r++;return Re.errors=e,r===0}Re.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var qr=We;function ye(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=ye.evaluated;y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0);let s=r,a=!0,n=r;if(o&&typeof o=="object"&&!Array.isArray(o)&&o.class!==void 0){let m=o.class;m==="CV"||m==="CVL"||r++}
var p=n===r;r=s,e!==null&&(s?e.length=s:e=null);let f;if(p){let m=r;o&&typeof o=="object"&&!Array.isArray(o)&&o.airStrength===void 0&&(e=t(e,{instancePath:i,schemaPath:"\
#/then/required",keyword:"required",params:{missingProperty:"airStrength"}}),r++);var p=m===r;a=p,f="then"}else{let m=r,l=r,g=!0,h=r;o&&typeof o=="object"&&!Array.
isArray(o)&&o.class!==void 0&&o.class!=="BBV"&&r++;var u=h===r;if(r=l,e!==null&&(l?e.length=l:e=null),!u){let v=r;o&&typeof o=="object"&&!Array.isArray(o)&&o.airStrength!==
void 0&&(e=t(e,{instancePath:i+"/airStrength",schemaPath:"#/else/else/properties/airStrength/false schema",keyword:"false schema",params:{}}),r++);var u=v===r;if(g=
u,g){var d={};d.airStrength=!0,d.class=!0}}g||(e=t(e,{instancePath:i,schemaPath:"#/else/if",keyword:"if",params:{failingKeyword:"else"}}),r++);var p=m===r;a=p,a&&
d!==!0&&(d=d||{},d.class=!0),f="else"}if(a||(e=t(e,{instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:f}}),r++),o&&typeof o=="object"&&!Array.
isArray(o)){o.nation===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"nation"}}),r++),o.class===void 0&&(e=t(
e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"class"}}),r++),o.name===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"name"}}),r++),o.count===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
count"}}),r++),o.firepower===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"firepower"}}),r++),o.defense===void 0&&
(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"defense"}}),r++),o.antiAircraft===void 0&&(e=t(e,{instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"antiAircraft"}}),r++),o.transport===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"transport"}}),r++),o.movement===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
movement"}}),r++);for(let m in o)m==="nation"||m==="class"||m==="name"||m==="count"||m==="firepower"||m==="defense"||m==="antiAircraft"||m==="airStrength"||m===
"transport"||m==="movement"||m==="optional"||m==="airGroup"||m==="elite"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:m}}),r++);if(o.nation!==void 0){let m=o.nation;typeof m!="string"&&(e=t(e,{instancePath:i+"/nation",schemaPath:"defs.schema.json#\
/$defs/nation/type",keyword:"type",params:{type:"string"}}),r++),m==="japan"||m==="us"||m==="britain"||m==="netherlands"||(e=t(e,{instancePath:i+"/nation",schemaPath:"\
defs.schema.json#/$defs/nation/enum",keyword:"enum",params:{allowedValues:["japan","us","britain","netherlands"]}}),r++)}if(o.class!==void 0){let m=o.class;typeof m!=
"string"&&(e=t(e,{instancePath:i+"/class",schemaPath:"defs.schema.json#/$defs/shipClass/type",keyword:"type",params:{type:"string"}}),r++),m==="CV"||m==="CVL"||
m==="BB"||m==="BBV"||m==="CB"||m==="CA"||m==="CL"||m==="CLAA"||m==="DD"||(e=t(e,{instancePath:i+"/class",schemaPath:"defs.schema.json#/$defs/shipClass/enum",keyword:"\
enum",params:{allowedValues:["CV","CVL","BB","BBV","CB","CA","CL","CLAA","DD"]}}),r++)}if(o.name!==void 0){let m=o.name;typeof m=="string"?(m.length>120&&$(m)>120&&
(e=t(e,{instancePath:i+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:120}}),r++),m.length<1&&(e=t(e,{instancePath:i+"/name",
schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"\
type",params:{type:"string"}}),r++)}if(o.count!==void 0){let m=o.count;typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)||(e=t(e,{instancePath:i+"/count",schemaPath:"\
#/$defs/count/type",keyword:"type",params:{type:"integer"}}),r++),typeof m=="number"&&isFinite(m)&&((m>60||isNaN(m))&&(e=t(e,{instancePath:i+"/count",schemaPath:"\
#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:60}}),r++),(m<1||isNaN(m))&&(e=t(e,{instancePath:i+"/count",schemaPath:"#/$defs/count/min\
imum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(o.firepower!==void 0){let m=o.firepower;typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)||
(e=t(e,{instancePath:i+"/firepower",schemaPath:"#/properties/firepower/type",keyword:"type",params:{type:"integer"}}),r++),typeof m=="number"&&isFinite(m)&&((m>
4||isNaN(m))&&(e=t(e,{instancePath:i+"/firepower",schemaPath:"#/properties/firepower/maximum",keyword:"maximum",params:{comparison:"<=",limit:4}}),r++),(m<0||isNaN(
m))&&(e=t(e,{instancePath:i+"/firepower",schemaPath:"#/properties/firepower/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}if(o.defense!==void 0){
let m=o.defense;typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)||(e=t(e,{instancePath:i+"/defense",schemaPath:"#/properties/defense/type",keyword:"type",params:{
type:"integer"}}),r++),typeof m=="number"&&isFinite(m)&&((m>12||isNaN(m))&&(e=t(e,{instancePath:i+"/defense",schemaPath:"#/properties/defense/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:12}}),r++),(m<7||isNaN(m))&&(e=t(e,{instancePath:i+"/defense",schemaPath:"#/properties/defense/minimum",keyword:"minimum",
params:{comparison:">=",limit:7}}),r++))}if(o.antiAircraft!==void 0){let m=o.antiAircraft;if(typeof m=="number"&&isFinite(m)){(m>10||isNaN(m))&&(e=t(e,{instancePath:i+
"/antiAircraft",schemaPath:"#/properties/antiAircraft/maximum",keyword:"maximum",params:{comparison:"<=",limit:10}}),r++),(m<0||isNaN(m))&&(e=t(e,{instancePath:i+
"/antiAircraft",schemaPath:"#/properties/antiAircraft/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++);let l;l=m/.25,l!==parseInt(l)&&(e=t(e,{
instancePath:i+"/antiAircraft",schemaPath:"#/properties/antiAircraft/multipleOf",keyword:"multipleOf",params:{multipleOf:.25}}),r++)}else e=t(e,{instancePath:i+
"/antiAircraft",schemaPath:"#/properties/antiAircraft/type",keyword:"type",params:{type:"number"}}),r++}if(o.airStrength!==void 0){let m=o.airStrength;typeof m==
"number"&&!(m%1)&&!isNaN(m)&&isFinite(m)||(e=t(e,{instancePath:i+"/airStrength",schemaPath:"#/properties/airStrength/type",keyword:"type",params:{type:"integer"}}),
r++),typeof m=="number"&&isFinite(m)&&((m>10||isNaN(m))&&(e=t(e,{instancePath:i+"/airStrength",schemaPath:"#/properties/airStrength/maximum",keyword:"maximum",params:{
comparison:"<=",limit:10}}),r++),(m<1||isNaN(m))&&(e=t(e,{instancePath:i+"/airStrength",schemaPath:"#/properties/airStrength/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}),r++))}if(o.transport!==void 0){let m=o.transport;if(typeof m=="number"&&isFinite(m)){(m>10||isNaN(m))&&(e=t(e,{instancePath:i+"/trans\
port",schemaPath:"#/properties/transport/maximum",keyword:"maximum",params:{comparison:"<=",limit:10}}),r++),(m<=0||isNaN(m))&&(e=t(e,{instancePath:i+"/transpor\
t",schemaPath:"#/properties/transport/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0}}),r++);let l;l=m/.25,l!==parseInt(l)&&(e=t(e,
{instancePath:i+"/transport",schemaPath:"#/properties/transport/multipleOf",keyword:"multipleOf",params:{multipleOf:.25}}),r++)}else e=t(e,{instancePath:i+"/tra\
nsport",schemaPath:"#/properties/transport/type",keyword:"type",params:{type:"number"}}),r++}if(o.movement!==void 0){let m=o.movement;typeof m=="number"&&!(m%1)&&
!isNaN(m)&&isFinite(m)||(e=t(e,{instancePath:i+"/movement",schemaPath:"#/properties/movement/type",keyword:"type",params:{type:"integer"}}),r++),typeof m=="numb\
er"&&isFinite(m)&&((m>20||isNaN(m))&&(e=t(e,{instancePath:i+"/movement",schemaPath:"#/properties/movement/maximum",keyword:"maximum",params:{comparison:"<=",limit:20}}),
r++),(m<1||isNaN(m))&&(e=t(e,{instancePath:i+"/movement",schemaPath:"#/properties/movement/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(o.
optional!==void 0){let m=o.optional;typeof m=="string"?(m.length>24&&$(m)>24&&(e=t(e,{instancePath:i+"/optional",schemaPath:"../common/common.schema.json#/$defs\
/ruleNumber/maxLength",keyword:"maxLength",params:{limit:24}}),r++),ie.test(m)||(e=t(e,{instancePath:i+"/optional",schemaPath:"../common/common.schema.json#/$de\
fs/ruleNumber/pattern",keyword:"pattern",params:{pattern:"^[0-9A-Z][0-9A-Za-z.()-]*$"}}),r++)):(e=t(e,{instancePath:i+"/optional",schemaPath:"../common/common.s\
chema.json#/$defs/ruleNumber/type",keyword:"type",params:{type:"string"}}),r++)}if(o.airGroup!==void 0){let m=o.airGroup;if(m&&typeof m=="object"&&!Array.isArray(
m)){m.steps===void 0&&(e=t(e,{instancePath:i+"/airGroup",schemaPath:"#/properties/airGroup/required",keyword:"required",params:{missingProperty:"steps"}}),r++);
for(let l in m)l==="steps"||l==="first"||(e=t(e,{instancePath:i+"/airGroup",schemaPath:"#/properties/airGroup/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:l}}),r++);if(m.steps!==void 0){let l=m.steps;typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)||(e=t(e,{instancePath:i+"/airGroup\
/steps",schemaPath:"#/properties/airGroup/properties/steps/type",keyword:"type",params:{type:"integer"}}),r++),typeof l=="number"&&isFinite(l)&&((l>10||isNaN(l))&&
(e=t(e,{instancePath:i+"/airGroup/steps",schemaPath:"#/properties/airGroup/properties/steps/maximum",keyword:"maximum",params:{comparison:"<=",limit:10}}),r++),
(l<1||isNaN(l))&&(e=t(e,{instancePath:i+"/airGroup/steps",schemaPath:"#/properties/airGroup/properties/steps/minimum",keyword:"minimum",params:{comparison:">=",
limit:1}}),r++))}if(m.first!==void 0){let l=m.first;typeof l!="boolean"&&(e=t(e,{instancePath:i+"/airGroup/first",schemaPath:"#/properties/airGroup/properties/f\
irst/type",keyword:"type",params:{type:"boolean"}}),r++),l!==!0&&(e=t(e,{instancePath:i+"/airGroup/first",schemaPath:"#/properties/airGroup/properties/first/con\
st",keyword:"const",params:{allowedValue:!0}}),r++)}}else e=t(e,{instancePath:i+"/airGroup",schemaPath:"#/properties/airGroup/type",keyword:"type",params:{type:"\
object"}}),r++}o.elite!==void 0&&typeof o.elite!="boolean"&&(e=t(e,{instancePath:i+"/elite",schemaPath:"#/properties/elite/type",keyword:"type",params:{type:"bo\
olean"}}),r++)}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return ye.errors=e,r===0}ye.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function le(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=le.evaluated;y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0);let s=r,a=!0,n=r;o&&typeof o=="object"&&!Array.isArray(o)&&o.steps!==void 0&&o.steps!==2&&r++;var p=n===r;r=s,e!==null&&
(s?e.length=s:e=null);let f;if(p){let d=r;o&&typeof o=="object"&&!Array.isArray(o)&&o.reduced===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/then/required",keyword:"\
required",params:{missingProperty:"reduced"}}),r++);var p=d===r;a=p,f="then"}else{let d=r;o&&typeof o=="object"&&!Array.isArray(o)&&o.reduced!==void 0&&(e=t(e,{
instancePath:i+"/reduced",schemaPath:"#/else/properties/reduced/false schema",keyword:"false schema",params:{}}),r++);var p=d===r;if(a=p,a){var u={};u.reduced=!0,
u.steps=!0}f="else"}if(a||(e=t(e,{instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:f}}),r++),o&&typeof o=="object"&&!Array.isArray(o)){o.nation===
void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"nation"}}),r++),o.name===void 0&&(e=t(e,{instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"name"}}),r++),o.count===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"count"}}),r++),o.strength===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"strength"}}),r++),
o.steps===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"steps"}}),r++),o.transport===void 0&&(e=t(e,{instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"transport"}}),r++);for(let d in o)d==="nation"||d==="name"||d==="count"||d==="strength"||d===
"reduced"||d==="steps"||d==="transport"||d==="marine"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}),
r++);if(o.nation!==void 0){let d=o.nation;typeof d!="string"&&(e=t(e,{instancePath:i+"/nation",schemaPath:"defs.schema.json#/$defs/nation/type",keyword:"type",params:{
type:"string"}}),r++),d==="japan"||d==="us"||d==="britain"||d==="netherlands"||(e=t(e,{instancePath:i+"/nation",schemaPath:"defs.schema.json#/$defs/nation/enum",
keyword:"enum",params:{allowedValues:["japan","us","britain","netherlands"]}}),r++)}if(o.name!==void 0){let d=o.name;typeof d=="string"?(d.length>120&&$(d)>120&&
(e=t(e,{instancePath:i+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:120}}),r++),d.length<1&&(e=t(e,{instancePath:i+"/name",
schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"\
type",params:{type:"string"}}),r++)}if(o.count!==void 0){let d=o.count;typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)||(e=t(e,{instancePath:i+"/count",schemaPath:"\
#/$defs/count/type",keyword:"type",params:{type:"integer"}}),r++),typeof d=="number"&&isFinite(d)&&((d>60||isNaN(d))&&(e=t(e,{instancePath:i+"/count",schemaPath:"\
#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:60}}),r++),(d<1||isNaN(d))&&(e=t(e,{instancePath:i+"/count",schemaPath:"#/$defs/count/min\
imum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(o.strength!==void 0){let d=o.strength;typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)||(e=
t(e,{instancePath:i+"/strength",schemaPath:"#/properties/strength/type",keyword:"type",params:{type:"integer"}}),r++),typeof d=="number"&&isFinite(d)&&((d>16||isNaN(
d))&&(e=t(e,{instancePath:i+"/strength",schemaPath:"#/properties/strength/maximum",keyword:"maximum",params:{comparison:"<=",limit:16}}),r++),(d<1||isNaN(d))&&(e=
t(e,{instancePath:i+"/strength",schemaPath:"#/properties/strength/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(o.reduced!==void 0){let d=o.
reduced;typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)||(e=t(e,{instancePath:i+"/reduced",schemaPath:"#/properties/reduced/type",keyword:"type",params:{type:"\
integer"}}),r++),typeof d=="number"&&isFinite(d)&&((d>16||isNaN(d))&&(e=t(e,{instancePath:i+"/reduced",schemaPath:"#/properties/reduced/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:16}}),r++),(d<1||isNaN(d))&&(e=t(e,{instancePath:i+"/reduced",schemaPath:"#/properties/reduced/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}),r++))}if(o.steps!==void 0){let d=o.steps;typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)||(e=t(e,{instancePath:i+"/steps",schemaPath:"\
#/properties/steps/type",keyword:"type",params:{type:"integer"}}),r++),d===2||d===1||(e=t(e,{instancePath:i+"/steps",schemaPath:"#/properties/steps/enum",keyword:"\
enum",params:{allowedValues:[2,1]}}),r++)}if(o.transport!==void 0){let d=o.transport;if(typeof d=="number"&&isFinite(d)){(d>16||isNaN(d))&&(e=t(e,{instancePath:i+
"/transport",schemaPath:"#/properties/transport/maximum",keyword:"maximum",params:{comparison:"<=",limit:16}}),r++),(d<=0||isNaN(d))&&(e=t(e,{instancePath:i+"/t\
ransport",schemaPath:"#/properties/transport/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0}}),r++);let m;m=d/.25,m!==parseInt(m)&&
(e=t(e,{instancePath:i+"/transport",schemaPath:"#/properties/transport/multipleOf",keyword:"multipleOf",params:{multipleOf:.25}}),r++)}else e=t(e,{instancePath:i+
"/transport",schemaPath:"#/properties/transport/type",keyword:"type",params:{type:"number"}}),r++}o.marine!==void 0&&typeof o.marine!="boolean"&&(e=t(e,{instancePath:i+
"/marine",schemaPath:"#/properties/marine/type",keyword:"type",params:{type:"boolean"}}),r++)}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}),r++;return le.errors=e,r===0}le.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ue(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=ue.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.nation===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"nation"}}),r++),o.name===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"nam\
e"}}),r++),o.count===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"count"}}),r++),o.maxSteps===void 0&&(e=t(
e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"maxSteps"}}),r++);for(let s in o)s==="nation"||s==="name"||s==="count"||s===
"maxSteps"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);if(o.nation!==void 0){
let s=o.nation;typeof s!="string"&&(e=t(e,{instancePath:i+"/nation",schemaPath:"defs.schema.json#/$defs/nation/type",keyword:"type",params:{type:"string"}}),r++),
s==="japan"||s==="us"||s==="britain"||s==="netherlands"||(e=t(e,{instancePath:i+"/nation",schemaPath:"defs.schema.json#/$defs/nation/enum",keyword:"enum",params:{
allowedValues:["japan","us","britain","netherlands"]}}),r++)}if(o.name!==void 0){let s=o.name;typeof s=="string"?(s.length>120&&$(s)>120&&(e=t(e,{instancePath:i+
"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:120}}),r++),s.length<1&&(e=t(e,{instancePath:i+"/name",schemaPath:"#/properti\
es/name/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"\
string"}}),r++)}if(o.count!==void 0){let s=o.count;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/count",schemaPath:"#/$defs/count\
/type",keyword:"type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>60||isNaN(s))&&(e=t(e,{instancePath:i+"/count",schemaPath:"#/$defs/cou\
nt/maximum",keyword:"maximum",params:{comparison:"<=",limit:60}}),r++),(s<1||isNaN(s))&&(e=t(e,{instancePath:i+"/count",schemaPath:"#/$defs/count/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}),r++))}if(o.maxSteps!==void 0){let s=o.maxSteps;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+
"/maxSteps",schemaPath:"#/properties/maxSteps/type",keyword:"type",params:{type:"integer"}}),r++),s===2||s===1||(e=t(e,{instancePath:i+"/maxSteps",schemaPath:"#\
/properties/maxSteps/enum",keyword:"enum",params:{allowedValues:[2,1]}}),r++)}}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"objec\
t"}}),r++;return ue.errors=e,r===0}ue.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function he(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,
dynamicAnchors:k={}}={}){let e=null,r=0,y=he.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(
o)){Object.keys(o).length<1&&(e=t(e,{instancePath:i,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1}}),r++);for(let s in o)A.test(s)||(e=t(
e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);for(let s in o)A.test(s)&&(N(o[s],{instancePath:i+
"/"+c(s),parentData:o,parentDataProperty:s,rootData:P,dynamicAnchors:k})||(e=e===null?N.errors:j(e,N.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}),r++;return he.errors=e,r===0}he.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function We(o,{instancePath:i="",
parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=We.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=
void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.$schema===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
$schema"}}),r++),o.naval===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"naval"}}),r++),o.land===void 0&&(e=
t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"land"}}),r++),o.air===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"air"}}),r++),o.sources===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
sources"}}),r++);for(let s in o)s==="$schema"||s==="naval"||s==="land"||s==="air"||s==="sources"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s}}),r++);if(o.$schema!==void 0){let s=o.$schema;typeof s=="string"?s.length<1&&(e=t(e,{instancePath:i+"/$schem\
a",schemaPath:"../common/common.schema.json#/$defs/schemaPath/minLength",keyword:"minLength",params:{limit:1}}),r++):(e=t(e,{instancePath:i+"/$schema",schemaPath:"\
../common/common.schema.json#/$defs/schemaPath/type",keyword:"type",params:{type:"string"}}),r++)}if(o.naval!==void 0){let s=o.naval;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let a in s)b.test(a)||(e=t(e,{instancePath:i+"/naval",schemaPath:"#/properties/naval/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:a}}),r++);for(let a in s)b.test(a)&&(ye(s[a],{instancePath:i+"/naval/"+c(a),parentData:s,parentDataProperty:a,rootData:P,dynamicAnchors:k})||
(e=e===null?ye.errors:j(e,ye.errors),r=e.length))}else e=t(e,{instancePath:i+"/naval",schemaPath:"#/properties/naval/type",keyword:"type",params:{type:"object"}}),
r++}if(o.land!==void 0){let s=o.land;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let a in s)b.test(a)||(e=t(e,{instancePath:i+"/land",schemaPath:"#/propert\
ies/land/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);for(let a in s)b.test(a)&&(le(s[a],{instancePath:i+"/land/"+c(
a),parentData:s,parentDataProperty:a,rootData:P,dynamicAnchors:k})||(e=e===null?le.errors:j(e,le.errors),r=e.length))}else e=t(e,{instancePath:i+"/land",schemaPath:"\
#/properties/land/type",keyword:"type",params:{type:"object"}}),r++}if(o.air!==void 0){let s=o.air;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let a in s)b.
test(a)||(e=t(e,{instancePath:i+"/air",schemaPath:"#/properties/air/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);for(let a in s)
b.test(a)&&(ue(s[a],{instancePath:i+"/air/"+c(a),parentData:s,parentDataProperty:a,rootData:P,dynamicAnchors:k})||(e=e===null?ue.errors:j(e,ue.errors),r=e.length))}else
e=t(e,{instancePath:i+"/air",schemaPath:"#/properties/air/type",keyword:"type",params:{type:"object"}}),r++}o.sources!==void 0&&(he(o.sources,{instancePath:i+"/\
sources",parentData:o,parentDataProperty:"sources",rootData:P,dynamicAnchors:k})||(e=e===null?he.errors:j(e,he.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}),r++;return We.errors=e,r===0}We.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var xr=Me;function F(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=F.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),Array.isArray(o)){let s=o.length;for(let p=0;p<s;p++){let f=o[p];typeof f!="string"&&(e=t(e,{instancePath:i+"/"+p,schemaPath:"\
defs.schema.json#/$defs/shipClass/type",keyword:"type",params:{type:"string"}}),r++),f==="CV"||f==="CVL"||f==="BB"||f==="BBV"||f==="CB"||f==="CA"||f==="CL"||f===
"CLAA"||f==="DD"||(e=t(e,{instancePath:i+"/"+p,schemaPath:"defs.schema.json#/$defs/shipClass/enum",keyword:"enum",params:{allowedValues:["CV","CVL","BB","BBV","\
CB","CA","CL","CLAA","DD"]}}),r++)}let a=o.length,n;if(a>1){let p=z(o,L);p!==null&&([a,n]=p,e=t(e,{instancePath:i,schemaPath:"#/uniqueItems",keyword:"uniqueItem\
s",params:{i:a,j:n}}),r++)}}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"}}),r++;return F.errors=e,r===0}F.evaluated={items:!0,
dynamicProps:!1,dynamicItems:!1};function _(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=_.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),Array.isArray(o)){let s=o.length;for(let p=0;p<s;p++){let f=o[p];typeof f!="string"&&(e=t(e,{instancePath:i+"/"+p,schemaPath:"\
defs.schema.json#/$defs/nation/type",keyword:"type",params:{type:"string"}}),r++),f==="japan"||f==="us"||f==="britain"||f==="netherlands"||(e=t(e,{instancePath:i+
"/"+p,schemaPath:"defs.schema.json#/$defs/nation/enum",keyword:"enum",params:{allowedValues:["japan","us","britain","netherlands"]}}),r++)}let a=o.length,n;if(a>
1){let p=z(o,L);p!==null&&([a,n]=p,e=t(e,{instancePath:i,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i:a,j:n}}),r++)}}else e=t(e,{instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"array"}}),r++;return _.errors=e,r===0}_.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function E(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=E.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),Array.isArray(o)){o.length<1&&(e=t(e,{instancePath:i,schemaPath:"#/minItems",keyword:"minItems",params:{limit:1}}),r++);
let s=o.length;for(let p=0;p<s;p++){let f=o[p];typeof f=="string"?(f.length>80&&$(f)>80&&(e=t(e,{instancePath:i+"/"+p,schemaPath:"defs.schema.json#/$defs/placeI\
d/maxLength",keyword:"maxLength",params:{limit:80}}),r++),b.test(f)||(e=t(e,{instancePath:i+"/"+p,schemaPath:"defs.schema.json#/$defs/placeId/pattern",keyword:"\
pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/"+p,schemaPath:"defs.schema.json#/$defs/placeId/type",keyword:"type",params:{type:"\
string"}}),r++)}let a=o.length,n;if(a>1){let p=z(o,L);p!==null&&([a,n]=p,e=t(e,{instancePath:i,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i:a,j:n}}),
r++)}}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"}}),r++;return E.errors=e,r===0}E.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};
function Pe(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=Pe.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){Object.keys(o).length<1&&(e=t(e,{instancePath:i,schemaPath:"#/minProperties",
keyword:"minProperties",params:{limit:1}}),r++);for(let s in o)A.test(s)||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:s}}),r++);for(let s in o)A.test(s)&&(N(o[s],{instancePath:i+"/"+c(s),parentData:o,parentDataProperty:s,rootData:P,dynamicAnchors:k})||
(e=e===null?N.errors:j(e,N.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return Pe.errors=e,r===
0}Pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var I=new RegExp("^([1-9]|1[0-6])$","u");function Me(o,{instancePath:i="",parentData:w,parentDataProperty:q,
rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=Me.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&
!Array.isArray(o)){o.$schema===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"$schema"}}),r++),o.clock===void 0&&
(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"clock"}}),r++),o.hits===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"hits"}}),r++),o.oil===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
oil"}}),r++),o.replacements===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"replacements"}}),r++),o.deployment===
void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"deployment"}}),r++),o.movement===void 0&&(e=t(e,{instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"movement"}}),r++),o.taskForce===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"taskForce"}}),r++),o.reaction===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
reaction"}}),r++),o.airCommitment===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"airCommitment"}}),r++),o.
airZoc===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"airZoc"}}),r++),o.economicWarfare===void 0&&(e=t(e,{
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"economicWarfare"}}),r++),o.submarines===void 0&&(e=t(e,{instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"submarines"}}),r++),o.supply===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"supply"}}),r++),o.landing===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"landing"}}),
r++),o.landCombat===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"landCombat"}}),r++),o.antiAircraft===void 0&&
(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"antiAircraft"}}),r++),o.airPoints===void 0&&(e=t(e,{instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"airPoints"}}),r++),o.damage===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"damage"}}),r++),o.delays===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"delays"}}),
r++),o.supplyStatus===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"supplyStatus"}}),r++),o.expansion===void 0&&
(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expansion"}}),r++),o.resourceFueling===void 0&&(e=t(e,{instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"resourceFueling"}}),r++),o.returnPorts===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"returnPorts"}}),r++),o.navalAviation===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"navalAviation"}}),r++),o.battleBoard===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
battleBoard"}}),r++),o.victory===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"victory"}}),r++),o.turnOne===
void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"turnOne"}}),r++),o.europeanFleet===void 0&&(e=t(e,{instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"europeanFleet"}}),r++),o.longLance===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"longLance"}}),r++),o.tokyoExpress===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"tokyoExpress"}}),r++),o.kamikaze===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kamikaze"}}),
r++),o.sources===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sources"}}),r++),o.ranger===void 0&&(e=t(e,{
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ranger"}}),r++),o.pilotTraining===void 0&&(e=t(e,{instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"pilotTraining"}}),r++),o.accidents===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"accidents"}}),r++),o.reactionDeployment===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
reactionDeployment"}}),r++),o.strategicBombing===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"strategicBom\
bing"}}),r++),o.hiddenTaskForces===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"hiddenTaskForces"}}),r++),
o.antiAircraftUpgrade===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"antiAircraftUpgrade"}}),r++);for(let s in o)
s==="$schema"||s==="clock"||s==="hits"||s==="oil"||s==="replacements"||s==="deployment"||s==="movement"||s==="taskForce"||s==="reaction"||s==="airCommitment"||s===
"airZoc"||s==="economicWarfare"||s==="submarines"||s==="supply"||s==="landing"||s==="landCombat"||s==="antiAircraft"||s==="airPoints"||s==="damage"||s==="delays"||
s==="supplyStatus"||s==="expansion"||s==="resourceFueling"||s==="returnPorts"||s==="navalAviation"||s==="battleBoard"||s==="victory"||s==="turnOne"||s==="europe\
anFleet"||s==="longLance"||s==="tokyoExpress"||s==="kamikaze"||s==="sources"||s==="ranger"||s==="pilotTraining"||s==="accidents"||s==="reactionDeployment"||s===
"strategicBombing"||s==="hiddenTaskForces"||s==="antiAircraftUpgrade"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:s}}),r++);if(o.$schema!==void 0){let s=o.$schema;typeof s=="string"?s.length<1&&(e=t(e,{instancePath:i+"/$schema",schemaPath:"../comm\
on/common.schema.json#/$defs/schemaPath/minLength",keyword:"minLength",params:{limit:1}}),r++):(e=t(e,{instancePath:i+"/$schema",schemaPath:"../common/common.sc\
hema.json#/$defs/schemaPath/type",keyword:"type",params:{type:"string"}}),r++)}if(o.clock!==void 0){let s=o.clock;if(s&&typeof s=="object"&&!Array.isArray(s)){s.
firstTurn===void 0&&(e=t(e,{instancePath:i+"/clock",schemaPath:"#/properties/clock/required",keyword:"required",params:{missingProperty:"firstTurn"}}),r++),s.lastTurn===
void 0&&(e=t(e,{instancePath:i+"/clock",schemaPath:"#/properties/clock/required",keyword:"required",params:{missingProperty:"lastTurn"}}),r++);for(let a in s)a===
"firstTurn"||a==="lastTurn"||(e=t(e,{instancePath:i+"/clock",schemaPath:"#/properties/clock/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),
r++);if(s.firstTurn!==void 0){let a=s.firstTurn;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/clock/firstTurn",schemaPath:"defs.s\
chema.json#/$defs/turn/type",keyword:"type",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>16||isNaN(a))&&(e=t(e,{instancePath:i+"/clock/fi\
rstTurn",schemaPath:"defs.schema.json#/$defs/turn/maximum",keyword:"maximum",params:{comparison:"<=",limit:16}}),r++),(a<1||isNaN(a))&&(e=t(e,{instancePath:i+"/\
clock/firstTurn",schemaPath:"defs.schema.json#/$defs/turn/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(s.lastTurn!==void 0){let a=s.lastTurn;
typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/clock/lastTurn",schemaPath:"defs.schema.json#/$defs/turn/type",keyword:"type",params:{
type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>16||isNaN(a))&&(e=t(e,{instancePath:i+"/clock/lastTurn",schemaPath:"defs.schema.json#/$defs/turn/max\
imum",keyword:"maximum",params:{comparison:"<=",limit:16}}),r++),(a<1||isNaN(a))&&(e=t(e,{instancePath:i+"/clock/lastTurn",schemaPath:"defs.schema.json#/$defs/t\
urn/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}}else e=t(e,{instancePath:i+"/clock",schemaPath:"#/properties/clock/type",keyword:"type",
params:{type:"object"}}),r++}if(o.hits!==void 0){let s=o.hits;if(s&&typeof s=="object"&&!Array.isArray(s)){s.dieSides===void 0&&(e=t(e,{instancePath:i+"/hits",schemaPath:"\
#/properties/hits/required",keyword:"required",params:{missingProperty:"dieSides"}}),r++),s.hitOn===void 0&&(e=t(e,{instancePath:i+"/hits",schemaPath:"#/propert\
ies/hits/required",keyword:"required",params:{missingProperty:"hitOn"}}),r++);for(let a in s)a==="dieSides"||a==="hitOn"||(e=t(e,{instancePath:i+"/hits",schemaPath:"\
#/properties/hits/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);if(s.dieSides!==void 0){let a=s.dieSides;typeof a=="\
number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/hits/dieSides",schemaPath:"#/properties/hits/properties/dieSides/type",keyword:"type",params:{
type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>20||isNaN(a))&&(e=t(e,{instancePath:i+"/hits/dieSides",schemaPath:"#/properties/hits/properties/dieS\
ides/maximum",keyword:"maximum",params:{comparison:"<=",limit:20}}),r++),(a<2||isNaN(a))&&(e=t(e,{instancePath:i+"/hits/dieSides",schemaPath:"#/properties/hits/\
properties/dieSides/minimum",keyword:"minimum",params:{comparison:">=",limit:2}}),r++))}if(s.hitOn!==void 0){let a=s.hitOn;typeof a=="number"&&!(a%1)&&!isNaN(a)&&
isFinite(a)||(e=t(e,{instancePath:i+"/hits/hitOn",schemaPath:"#/properties/hits/properties/hitOn/type",keyword:"type",params:{type:"integer"}}),r++),typeof a=="\
number"&&isFinite(a)&&((a>20||isNaN(a))&&(e=t(e,{instancePath:i+"/hits/hitOn",schemaPath:"#/properties/hits/properties/hitOn/maximum",keyword:"maximum",params:{
comparison:"<=",limit:20}}),r++),(a<1||isNaN(a))&&(e=t(e,{instancePath:i+"/hits/hitOn",schemaPath:"#/properties/hits/properties/hitOn/minimum",keyword:"minimum",
params:{comparison:">=",limit:1}}),r++))}}else e=t(e,{instancePath:i+"/hits",schemaPath:"#/properties/hits/type",keyword:"type",params:{type:"object"}}),r++}if(o.
oil!==void 0){let s=o.oil;if(s&&typeof s=="object"&&!Array.isArray(s)){s.merchantmenFraction===void 0&&(e=t(e,{instancePath:i+"/oil",schemaPath:"#/properties/oi\
l/required",keyword:"required",params:{missingProperty:"merchantmenFraction"}}),r++),s.rounding===void 0&&(e=t(e,{instancePath:i+"/oil",schemaPath:"#/properties\
/oil/required",keyword:"required",params:{missingProperty:"rounding"}}),r++);for(let a in s)a==="merchantmenFraction"||a==="rounding"||(e=t(e,{instancePath:i+"/\
oil",schemaPath:"#/properties/oil/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);if(s.merchantmenFraction!==void 0){let a=s.
merchantmenFraction;if(typeof a=="number"&&isFinite(a)){(a>1||isNaN(a))&&(e=t(e,{instancePath:i+"/oil/merchantmenFraction",schemaPath:"../common/common.schema.j\
son#/$defs/fraction/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/oil/merchantmenFraction",schemaPath:"\
../common/common.schema.json#/$defs/fraction/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++);let n;n=a/.25,n!==parseInt(n)&&(e=t(e,{instancePath:i+
"/oil/merchantmenFraction",schemaPath:"../common/common.schema.json#/$defs/fraction/multipleOf",keyword:"multipleOf",params:{multipleOf:.25}}),r++)}else e=t(e,{
instancePath:i+"/oil/merchantmenFraction",schemaPath:"../common/common.schema.json#/$defs/fraction/type",keyword:"type",params:{type:"number"}}),r++}if(s.rounding!==
void 0){let a=s.rounding;typeof a!="string"&&(e=t(e,{instancePath:i+"/oil/rounding",schemaPath:"../common/common.schema.json#/$defs/rounding/type",keyword:"type",
params:{type:"string"}}),r++),a==="up"||a==="down"||(e=t(e,{instancePath:i+"/oil/rounding",schemaPath:"../common/common.schema.json#/$defs/rounding/enum",keyword:"\
enum",params:{allowedValues:["up","down"]}}),r++)}}else e=t(e,{instancePath:i+"/oil",schemaPath:"#/properties/oil/type",keyword:"type",params:{type:"object"}}),
r++}if(o.replacements!==void 0){let s=o.replacements;if(s&&typeof s=="object"&&!Array.isArray(s)){s.values===void 0&&(e=t(e,{instancePath:i+"/replacements",schemaPath:"\
#/properties/replacements/required",keyword:"required",params:{missingProperty:"values"}}),r++),s.countsForStacking===void 0&&(e=t(e,{instancePath:i+"/replaceme\
nts",schemaPath:"#/properties/replacements/required",keyword:"required",params:{missingProperty:"countsForStacking"}}),r++),s.removedAtEnd===void 0&&(e=t(e,{instancePath:i+
"/replacements",schemaPath:"#/properties/replacements/required",keyword:"required",params:{missingProperty:"removedAtEnd"}}),r++);for(let a in s)a==="values"||a===
"countsForStacking"||a==="removedAtEnd"||(e=t(e,{instancePath:i+"/replacements",schemaPath:"#/properties/replacements/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:a}}),r++);if(s.values!==void 0){let a=s.values;if(Array.isArray(a)){a.length<1&&(e=t(e,{instancePath:i+"/replacements/valu\
es",schemaPath:"#/properties/replacements/properties/values/minItems",keyword:"minItems",params:{limit:1}}),r++);let n=a.length;for(let u=0;u<n;u++){let d=a[u];
typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)||(e=t(e,{instancePath:i+"/replacements/values/"+u,schemaPath:"#/properties/replacements/properties/values/ite\
ms/type",keyword:"type",params:{type:"integer"}}),r++),typeof d=="number"&&isFinite(d)&&((d>16||isNaN(d))&&(e=t(e,{instancePath:i+"/replacements/values/"+u,schemaPath:"\
#/properties/replacements/properties/values/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:16}}),r++),(d<1||isNaN(d))&&(e=t(e,{instancePath:i+"/\
replacements/values/"+u,schemaPath:"#/properties/replacements/properties/values/items/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}let p=a.
length,f;if(p>1){let u={};for(;p--;){let d=a[p];if(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)){if(typeof u[d]=="number"){f=u[d],e=t(e,{instancePath:i+"/\
replacements/values",schemaPath:"#/properties/replacements/properties/values/uniqueItems",keyword:"uniqueItems",params:{i:p,j:f}}),r++;break}u[d]=p}}}}else e=t(
e,{instancePath:i+"/replacements/values",schemaPath:"#/properties/replacements/properties/values/type",keyword:"type",params:{type:"array"}}),r++}if(s.countsForStacking!==
void 0&&typeof s.countsForStacking!="boolean"&&(e=t(e,{instancePath:i+"/replacements/countsForStacking",schemaPath:"#/properties/replacements/properties/countsF\
orStacking/type",keyword:"type",params:{type:"boolean"}}),r++),s.removedAtEnd!==void 0){let a=s.removedAtEnd;typeof a!="string"&&(e=t(e,{instancePath:i+"/replac\
ements/removedAtEnd",schemaPath:"#/properties/replacements/properties/removedAtEnd/type",keyword:"type",params:{type:"string"}}),r++),a==="all"||a==="phasing"||
(e=t(e,{instancePath:i+"/replacements/removedAtEnd",schemaPath:"#/properties/replacements/properties/removedAtEnd/enum",keyword:"enum",params:{allowedValues:["a\
ll","phasing"]}}),r++)}}else e=t(e,{instancePath:i+"/replacements",schemaPath:"#/properties/replacements/type",keyword:"type",params:{type:"object"}}),r++}if(o.
deployment!==void 0){let s=o.deployment;if(s&&typeof s=="object"&&!Array.isArray(s)){s.seaRange===void 0&&(e=t(e,{instancePath:i+"/deployment",schemaPath:"#/pro\
perties/deployment/required",keyword:"required",params:{missingProperty:"seaRange"}}),r++);for(let a in s)a!=="seaRange"&&(e=t(e,{instancePath:i+"/deployment",schemaPath:"\
#/properties/deployment/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);if(s.seaRange!==void 0){let a=s.seaRange;typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/deployment/seaRange",schemaPath:"#/properties/deployment/properties/seaRange/type",keyword:"t\
ype",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>40||isNaN(a))&&(e=t(e,{instancePath:i+"/deployment/seaRange",schemaPath:"#/properties/d\
eployment/properties/seaRange/maximum",keyword:"maximum",params:{comparison:"<=",limit:40}}),r++),(a<1||isNaN(a))&&(e=t(e,{instancePath:i+"/deployment/seaRange",
schemaPath:"#/properties/deployment/properties/seaRange/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}}else e=t(e,{instancePath:i+"/deploy\
ment",schemaPath:"#/properties/deployment/type",keyword:"type",params:{type:"object"}}),r++}if(o.movement!==void 0){let s=o.movement;if(s&&typeof s=="object"&&!Array.
isArray(s)){s.landAndAirRange===void 0&&(e=t(e,{instancePath:i+"/movement",schemaPath:"#/properties/movement/required",keyword:"required",params:{missingProperty:"\
landAndAirRange"}}),r++),s.hexesAfterEnteringAirZoc===void 0&&(e=t(e,{instancePath:i+"/movement",schemaPath:"#/properties/movement/required",keyword:"required",
params:{missingProperty:"hexesAfterEnteringAirZoc"}}),r++),s.hexesWhenStartingInAirZoc===void 0&&(e=t(e,{instancePath:i+"/movement",schemaPath:"#/properties/mov\
ement/required",keyword:"required",params:{missingProperty:"hexesWhenStartingInAirZoc"}}),r++),s.shortMove===void 0&&(e=t(e,{instancePath:i+"/movement",schemaPath:"\
#/properties/movement/required",keyword:"required",params:{missingProperty:"shortMove"}}),r++),s.fuelRounding===void 0&&(e=t(e,{instancePath:i+"/movement",schemaPath:"\
#/properties/movement/required",keyword:"required",params:{missingProperty:"fuelRounding"}}),r++),s.stayingCostsOil===void 0&&(e=t(e,{instancePath:i+"/movement",
schemaPath:"#/properties/movement/required",keyword:"required",params:{missingProperty:"stayingCostsOil"}}),r++),s.passengersEndOnLand===void 0&&(e=t(e,{instancePath:i+
"/movement",schemaPath:"#/properties/movement/required",keyword:"required",params:{missingProperty:"passengersEndOnLand"}}),r++);for(let a in s)a==="landAndAirR\
ange"||a==="hexesAfterEnteringAirZoc"||a==="hexesWhenStartingInAirZoc"||a==="shortMove"||a==="fuelRounding"||a==="stayingCostsOil"||a==="passengersEndOnLand"||(e=
t(e,{instancePath:i+"/movement",schemaPath:"#/properties/movement/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);if(s.
landAndAirRange!==void 0){let a=s.landAndAirRange;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/movement/landAndAirRange",schemaPath:"\
#/properties/movement/properties/landAndAirRange/type",keyword:"type",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>40||isNaN(a))&&(e=t(e,
{instancePath:i+"/movement/landAndAirRange",schemaPath:"#/properties/movement/properties/landAndAirRange/maximum",keyword:"maximum",params:{comparison:"<=",limit:40}}),
r++),(a<1||isNaN(a))&&(e=t(e,{instancePath:i+"/movement/landAndAirRange",schemaPath:"#/properties/movement/properties/landAndAirRange/minimum",keyword:"minimum",
params:{comparison:">=",limit:1}}),r++))}if(s.hexesAfterEnteringAirZoc!==void 0){let a=s.hexesAfterEnteringAirZoc;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(
a)||(e=t(e,{instancePath:i+"/movement/hexesAfterEnteringAirZoc",schemaPath:"#/properties/movement/properties/hexesAfterEnteringAirZoc/type",keyword:"type",params:{
type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>20||isNaN(a))&&(e=t(e,{instancePath:i+"/movement/hexesAfterEnteringAirZoc",schemaPath:"#/properties/\
movement/properties/hexesAfterEnteringAirZoc/maximum",keyword:"maximum",params:{comparison:"<=",limit:20}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/movem\
ent/hexesAfterEnteringAirZoc",schemaPath:"#/properties/movement/properties/hexesAfterEnteringAirZoc/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),
r++))}if(s.hexesWhenStartingInAirZoc!==void 0){let a=s.hexesWhenStartingInAirZoc;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/mo\
vement/hexesWhenStartingInAirZoc",schemaPath:"#/properties/movement/properties/hexesWhenStartingInAirZoc/type",keyword:"type",params:{type:"integer"}}),r++),typeof a==
"number"&&isFinite(a)&&((a>20||isNaN(a))&&(e=t(e,{instancePath:i+"/movement/hexesWhenStartingInAirZoc",schemaPath:"#/properties/movement/properties/hexesWhenSta\
rtingInAirZoc/maximum",keyword:"maximum",params:{comparison:"<=",limit:20}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/movement/hexesWhenStartingInAirZoc",
schemaPath:"#/properties/movement/properties/hexesWhenStartingInAirZoc/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}if(s.shortMove!==void 0){
let a=s.shortMove;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/movement/shortMove",schemaPath:"#/properties/movement/properties/\
shortMove/type",keyword:"type",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>40||isNaN(a))&&(e=t(e,{instancePath:i+"/movement/shortMove",schemaPath:"\
#/properties/movement/properties/shortMove/maximum",keyword:"maximum",params:{comparison:"<=",limit:40}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/movemen\
t/shortMove",schemaPath:"#/properties/movement/properties/shortMove/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}if(s.fuelRounding!==void 0){
let a=s.fuelRounding;typeof a!="string"&&(e=t(e,{instancePath:i+"/movement/fuelRounding",schemaPath:"#/properties/movement/properties/fuelRounding/type",keyword:"\
type",params:{type:"string"}}),r++),a==="quarters"||a==="up"||(e=t(e,{instancePath:i+"/movement/fuelRounding",schemaPath:"#/properties/movement/properties/fuelR\
ounding/enum",keyword:"enum",params:{allowedValues:["quarters","up"]}}),r++)}s.stayingCostsOil!==void 0&&typeof s.stayingCostsOil!="boolean"&&(e=t(e,{instancePath:i+
"/movement/stayingCostsOil",schemaPath:"#/properties/movement/properties/stayingCostsOil/type",keyword:"type",params:{type:"boolean"}}),r++),s.passengersEndOnLand!==
void 0&&typeof s.passengersEndOnLand!="boolean"&&(e=t(e,{instancePath:i+"/movement/passengersEndOnLand",schemaPath:"#/properties/movement/properties/passengersE\
ndOnLand/type",keyword:"type",params:{type:"boolean"}}),r++)}else e=t(e,{instancePath:i+"/movement",schemaPath:"#/properties/movement/type",keyword:"type",params:{
type:"object"}}),r++}if(o.taskForce!==void 0){let s=o.taskForce;if(s&&typeof s=="object"&&!Array.isArray(s)){s.ships===void 0&&(e=t(e,{instancePath:i+"/taskForc\
e",schemaPath:"#/properties/taskForce/required",keyword:"required",params:{missingProperty:"ships"}}),r++),s.passengers===void 0&&(e=t(e,{instancePath:i+"/taskF\
orce",schemaPath:"#/properties/taskForce/required",keyword:"required",params:{missingProperty:"passengers"}}),r++);for(let a in s)a==="ships"||a==="passengers"||
(e=t(e,{instancePath:i+"/taskForce",schemaPath:"#/properties/taskForce/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);
if(s.ships!==void 0){let a=s.ships;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/taskForce/ships",schemaPath:"#/properties/taskFo\
rce/properties/ships/type",keyword:"type",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>40||isNaN(a))&&(e=t(e,{instancePath:i+"/taskForce/\
ships",schemaPath:"#/properties/taskForce/properties/ships/maximum",keyword:"maximum",params:{comparison:"<=",limit:40}}),r++),(a<1||isNaN(a))&&(e=t(e,{instancePath:i+
"/taskForce/ships",schemaPath:"#/properties/taskForce/properties/ships/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(s.passengers!==void 0){
let a=s.passengers;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/taskForce/passengers",schemaPath:"#/properties/taskForce/propert\
ies/passengers/type",keyword:"type",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>40||isNaN(a))&&(e=t(e,{instancePath:i+"/taskForce/passen\
gers",schemaPath:"#/properties/taskForce/properties/passengers/maximum",keyword:"maximum",params:{comparison:"<=",limit:40}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+
"/taskForce/passengers",schemaPath:"#/properties/taskForce/properties/passengers/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}}else e=t(e,
{instancePath:i+"/taskForce",schemaPath:"#/properties/taskForce/type",keyword:"type",params:{type:"object"}}),r++}if(o.reaction!==void 0){let s=o.reaction;if(s&&
typeof s=="object"&&!Array.isArray(s)){s.allowanceFraction===void 0&&(e=t(e,{instancePath:i+"/reaction",schemaPath:"#/properties/reaction/required",keyword:"req\
uired",params:{missingProperty:"allowanceFraction"}}),r++),s.rounding===void 0&&(e=t(e,{instancePath:i+"/reaction",schemaPath:"#/properties/reaction/required",keyword:"\
required",params:{missingProperty:"rounding"}}),r++),s.longMovesCostMore===void 0&&(e=t(e,{instancePath:i+"/reaction",schemaPath:"#/properties/reaction/required",
keyword:"required",params:{missingProperty:"longMovesCostMore"}}),r++);for(let a in s)a==="allowanceFraction"||a==="rounding"||a==="longMovesCostMore"||(e=t(e,{
instancePath:i+"/reaction",schemaPath:"#/properties/reaction/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);if(s.allowanceFraction!==
void 0){let a=s.allowanceFraction;if(typeof a=="number"&&isFinite(a)){(a>1||isNaN(a))&&(e=t(e,{instancePath:i+"/reaction/allowanceFraction",schemaPath:"../commo\
n/common.schema.json#/$defs/fraction/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/reaction/allow\
anceFraction",schemaPath:"../common/common.schema.json#/$defs/fraction/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++);let n;n=a/.25,n!==parseInt(
n)&&(e=t(e,{instancePath:i+"/reaction/allowanceFraction",schemaPath:"../common/common.schema.json#/$defs/fraction/multipleOf",keyword:"multipleOf",params:{multipleOf:.25}}),
r++)}else e=t(e,{instancePath:i+"/reaction/allowanceFraction",schemaPath:"../common/common.schema.json#/$defs/fraction/type",keyword:"type",params:{type:"number"}}),
r++}if(s.rounding!==void 0){let a=s.rounding;typeof a!="string"&&(e=t(e,{instancePath:i+"/reaction/rounding",schemaPath:"../common/common.schema.json#/$defs/rou\
nding/type",keyword:"type",params:{type:"string"}}),r++),a==="up"||a==="down"||(e=t(e,{instancePath:i+"/reaction/rounding",schemaPath:"../common/common.schema.j\
son#/$defs/rounding/enum",keyword:"enum",params:{allowedValues:["up","down"]}}),r++)}s.longMovesCostMore!==void 0&&typeof s.longMovesCostMore!="boolean"&&(e=t(e,
{instancePath:i+"/reaction/longMovesCostMore",schemaPath:"#/properties/reaction/properties/longMovesCostMore/type",keyword:"type",params:{type:"boolean"}}),r++)}else
e=t(e,{instancePath:i+"/reaction",schemaPath:"#/properties/reaction/type",keyword:"type",params:{type:"object"}}),r++}if(o.airCommitment!==void 0){let s=o.airCommitment;
if(s&&typeof s=="object"&&!Array.isArray(s)){s.range===void 0&&(e=t(e,{instancePath:i+"/airCommitment",schemaPath:"#/properties/airCommitment/required",keyword:"\
required",params:{missingProperty:"range"}}),r++),s.adjacentFraction===void 0&&(e=t(e,{instancePath:i+"/airCommitment",schemaPath:"#/properties/airCommitment/re\
quired",keyword:"required",params:{missingProperty:"adjacentFraction"}}),r++),s.rounding===void 0&&(e=t(e,{instancePath:i+"/airCommitment",schemaPath:"#/propert\
ies/airCommitment/required",keyword:"required",params:{missingProperty:"rounding"}}),r++);for(let a in s)a==="range"||a==="adjacentFraction"||a==="rounding"||(e=
t(e,{instancePath:i+"/airCommitment",schemaPath:"#/properties/airCommitment/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),
r++);if(s.range!==void 0){let a=s.range;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/airCommitment/range",schemaPath:"#/properti\
es/airCommitment/properties/range/type",keyword:"type",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>10||isNaN(a))&&(e=t(e,{instancePath:i+
"/airCommitment/range",schemaPath:"#/properties/airCommitment/properties/range/maximum",keyword:"maximum",params:{comparison:"<=",limit:10}}),r++),(a<0||isNaN(a))&&
(e=t(e,{instancePath:i+"/airCommitment/range",schemaPath:"#/properties/airCommitment/properties/range/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),
r++))}if(s.adjacentFraction!==void 0){let a=s.adjacentFraction;if(typeof a=="number"&&isFinite(a)){(a>1||isNaN(a))&&(e=t(e,{instancePath:i+"/airCommitment/adjac\
entFraction",schemaPath:"../common/common.schema.json#/$defs/fraction/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}),r++),(a<0||isNaN(a))&&(e=t(e,
{instancePath:i+"/airCommitment/adjacentFraction",schemaPath:"../common/common.schema.json#/$defs/fraction/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),
r++);let n;n=a/.25,n!==parseInt(n)&&(e=t(e,{instancePath:i+"/airCommitment/adjacentFraction",schemaPath:"../common/common.schema.json#/$defs/fraction/multipleOf",
keyword:"multipleOf",params:{multipleOf:.25}}),r++)}else e=t(e,{instancePath:i+"/airCommitment/adjacentFraction",schemaPath:"../common/common.schema.json#/$defs\
/fraction/type",keyword:"type",params:{type:"number"}}),r++}if(s.rounding!==void 0){let a=s.rounding;typeof a!="string"&&(e=t(e,{instancePath:i+"/airCommitment/\
rounding",schemaPath:"../common/common.schema.json#/$defs/rounding/type",keyword:"type",params:{type:"string"}}),r++),a==="up"||a==="down"||(e=t(e,{instancePath:i+
"/airCommitment/rounding",schemaPath:"../common/common.schema.json#/$defs/rounding/enum",keyword:"enum",params:{allowedValues:["up","down"]}}),r++)}}else e=t(e,
{instancePath:i+"/airCommitment",schemaPath:"#/properties/airCommitment/type",keyword:"type",params:{type:"object"}}),r++}if(o.airZoc!==void 0){let s=o.airZoc;if(s&&
typeof s=="object"&&!Array.isArray(s)){s.radius===void 0&&(e=t(e,{instancePath:i+"/airZoc",schemaPath:"#/properties/airZoc/required",keyword:"required",params:{
missingProperty:"radius"}}),r++);for(let a in s)a!=="radius"&&(e=t(e,{instancePath:i+"/airZoc",schemaPath:"#/properties/airZoc/additionalProperties",keyword:"ad\
ditionalProperties",params:{additionalProperty:a}}),r++);if(s.radius!==void 0){let a=s.radius;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+
"/airZoc/radius",schemaPath:"#/properties/airZoc/properties/radius/type",keyword:"type",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>10||
isNaN(a))&&(e=t(e,{instancePath:i+"/airZoc/radius",schemaPath:"#/properties/airZoc/properties/radius/maximum",keyword:"maximum",params:{comparison:"<=",limit:10}}),
r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/airZoc/radius",schemaPath:"#/properties/airZoc/properties/radius/minimum",keyword:"minimum",params:{comparison:">\
=",limit:0}}),r++))}}else e=t(e,{instancePath:i+"/airZoc",schemaPath:"#/properties/airZoc/type",keyword:"type",params:{type:"object"}}),r++}if(o.economicWarfare!==
void 0){let s=o.economicWarfare;if(s&&typeof s=="object"&&!Array.isArray(s)){s.escortClasses===void 0&&(e=t(e,{instancePath:i+"/economicWarfare",schemaPath:"#/p\
roperties/economicWarfare/required",keyword:"required",params:{missingProperty:"escortClasses"}}),r++),s.submarinePointsPerAswHit===void 0&&(e=t(e,{instancePath:i+
"/economicWarfare",schemaPath:"#/properties/economicWarfare/required",keyword:"required",params:{missingProperty:"submarinePointsPerAswHit"}}),r++),s.submarinePointsPerDie===
void 0&&(e=t(e,{instancePath:i+"/economicWarfare",schemaPath:"#/properties/economicWarfare/required",keyword:"required",params:{missingProperty:"submarinePoints\
PerDie"}}),r++),s.merchantmenPerHit===void 0&&(e=t(e,{instancePath:i+"/economicWarfare",schemaPath:"#/properties/economicWarfare/required",keyword:"required",params:{
missingProperty:"merchantmenPerHit"}}),r++),s.transportPointsPerHit===void 0&&(e=t(e,{instancePath:i+"/economicWarfare",schemaPath:"#/properties/economicWarfare\
/required",keyword:"required",params:{missingProperty:"transportPointsPerHit"}}),r++);for(let a in s)a==="escortClasses"||a==="submarinePointsPerAswHit"||a==="s\
ubmarinePointsPerDie"||a==="merchantmenPerHit"||a==="transportPointsPerHit"||(e=t(e,{instancePath:i+"/economicWarfare",schemaPath:"#/properties/economicWarfare/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);if(s.escortClasses!==void 0&&(F(s.escortClasses,{instancePath:i+"/econ\
omicWarfare/escortClasses",parentData:s,parentDataProperty:"escortClasses",rootData:P,dynamicAnchors:k})||(e=e===null?F.errors:j(e,F.errors),r=e.length)),s.submarinePointsPerAswHit!==
void 0){let a=s.submarinePointsPerAswHit;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/economicWarfare/submarinePointsPerAswHit",
schemaPath:"#/properties/economicWarfare/properties/submarinePointsPerAswHit/type",keyword:"type",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&
((a>10||isNaN(a))&&(e=t(e,{instancePath:i+"/economicWarfare/submarinePointsPerAswHit",schemaPath:"#/properties/economicWarfare/properties/submarinePointsPerAswH\
it/maximum",keyword:"maximum",params:{comparison:"<=",limit:10}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/economicWarfare/submarinePointsPerAswHit",schemaPath:"\
#/properties/economicWarfare/properties/submarinePointsPerAswHit/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}if(s.submarinePointsPerDie!==
void 0){let a=s.submarinePointsPerDie;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/economicWarfare/submarinePointsPerDie",schemaPath:"\
#/properties/economicWarfare/properties/submarinePointsPerDie/type",keyword:"type",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>10||isNaN(
a))&&(e=t(e,{instancePath:i+"/economicWarfare/submarinePointsPerDie",schemaPath:"#/properties/economicWarfare/properties/submarinePointsPerDie/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:10}}),r++),(a<1||isNaN(a))&&(e=t(e,{instancePath:i+"/economicWarfare/submarinePointsPerDie",schemaPath:"#/properties/econ\
omicWarfare/properties/submarinePointsPerDie/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(s.merchantmenPerHit!==void 0){let a=s.merchantmenPerHit;
typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/economicWarfare/merchantmenPerHit",schemaPath:"#/properties/economicWarfare/propert\
ies/merchantmenPerHit/type",keyword:"type",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>10||isNaN(a))&&(e=t(e,{instancePath:i+"/economicW\
arfare/merchantmenPerHit",schemaPath:"#/properties/economicWarfare/properties/merchantmenPerHit/maximum",keyword:"maximum",params:{comparison:"<=",limit:10}}),r++),
(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/economicWarfare/merchantmenPerHit",schemaPath:"#/properties/economicWarfare/properties/merchantmenPerHit/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}),r++))}if(s.transportPointsPerHit!==void 0){let a=s.transportPointsPerHit;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(
a)||(e=t(e,{instancePath:i+"/economicWarfare/transportPointsPerHit",schemaPath:"#/properties/economicWarfare/properties/transportPointsPerHit/type",keyword:"typ\
e",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>10||isNaN(a))&&(e=t(e,{instancePath:i+"/economicWarfare/transportPointsPerHit",schemaPath:"\
#/properties/economicWarfare/properties/transportPointsPerHit/maximum",keyword:"maximum",params:{comparison:"<=",limit:10}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+
"/economicWarfare/transportPointsPerHit",schemaPath:"#/properties/economicWarfare/properties/transportPointsPerHit/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}),r++))}}else e=t(e,{instancePath:i+"/economicWarfare",schemaPath:"#/properties/economicWarfare/type",keyword:"type",params:{type:"object"}}),r++}if(o.
submarines!==void 0){let s=o.submarines;if(s&&typeof s=="object"&&!Array.isArray(s)){s.escortClasses===void 0&&(e=t(e,{instancePath:i+"/submarines",schemaPath:"\
#/properties/submarines/required",keyword:"required",params:{missingProperty:"escortClasses"}}),r++),s.attacksPerTaskForce===void 0&&(e=t(e,{instancePath:i+"/su\
bmarines",schemaPath:"#/properties/submarines/required",keyword:"required",params:{missingProperty:"attacksPerTaskForce"}}),r++),s.pointsPerAttack===void 0&&(e=
t(e,{instancePath:i+"/submarines",schemaPath:"#/properties/submarines/required",keyword:"required",params:{missingProperty:"pointsPerAttack"}}),r++);for(let a in s)
a==="escortClasses"||a==="attacksPerTaskForce"||a==="pointsPerAttack"||(e=t(e,{instancePath:i+"/submarines",schemaPath:"#/properties/submarines/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);if(s.escortClasses!==void 0&&(F(s.escortClasses,{instancePath:i+"/submarines/escortCla\
sses",parentData:s,parentDataProperty:"escortClasses",rootData:P,dynamicAnchors:k})||(e=e===null?F.errors:j(e,F.errors),r=e.length)),s.attacksPerTaskForce!==void 0){
let a=s.attacksPerTaskForce;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/submarines/attacksPerTaskForce",schemaPath:"#/propertie\
s/submarines/properties/attacksPerTaskForce/type",keyword:"type",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>40||isNaN(a))&&(e=t(e,{instancePath:i+
"/submarines/attacksPerTaskForce",schemaPath:"#/properties/submarines/properties/attacksPerTaskForce/maximum",keyword:"maximum",params:{comparison:"<=",limit:40}}),
r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/submarines/attacksPerTaskForce",schemaPath:"#/properties/submarines/properties/attacksPerTaskForce/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}),r++))}if(s.pointsPerAttack!==void 0){let a=s.pointsPerAttack;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=
t(e,{instancePath:i+"/submarines/pointsPerAttack",schemaPath:"#/properties/submarines/properties/pointsPerAttack/type",keyword:"type",params:{type:"integer"}}),
r++),typeof a=="number"&&isFinite(a)&&((a>10||isNaN(a))&&(e=t(e,{instancePath:i+"/submarines/pointsPerAttack",schemaPath:"#/properties/submarines/properties/poi\
ntsPerAttack/maximum",keyword:"maximum",params:{comparison:"<=",limit:10}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/submarines/pointsPerAttack",schemaPath:"\
#/properties/submarines/properties/pointsPerAttack/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}}else e=t(e,{instancePath:i+"/submarines",
schemaPath:"#/properties/submarines/type",keyword:"type",params:{type:"object"}}),r++}if(o.supply!==void 0){let s=o.supply;if(s&&typeof s=="object"&&!Array.isArray(
s)){s.legLength===void 0&&(e=t(e,{instancePath:i+"/supply",schemaPath:"#/properties/supply/required",keyword:"required",params:{missingProperty:"legLength"}}),r++);
for(let a in s)a!=="legLength"&&(e=t(e,{instancePath:i+"/supply",schemaPath:"#/properties/supply/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),
r++);if(s.legLength!==void 0){let a=s.legLength;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/supply/legLength",schemaPath:"#/pro\
perties/supply/properties/legLength/type",keyword:"type",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>20||isNaN(a))&&(e=t(e,{instancePath:i+
"/supply/legLength",schemaPath:"#/properties/supply/properties/legLength/maximum",keyword:"maximum",params:{comparison:"<=",limit:20}}),r++),(a<1||isNaN(a))&&(e=
t(e,{instancePath:i+"/supply/legLength",schemaPath:"#/properties/supply/properties/legLength/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}}else
e=t(e,{instancePath:i+"/supply",schemaPath:"#/properties/supply/type",keyword:"type",params:{type:"object"}}),r++}if(o.landing!==void 0){let s=o.landing;if(s&&typeof s==
"object"&&!Array.isArray(s)){s.range===void 0&&(e=t(e,{instancePath:i+"/landing",schemaPath:"#/properties/landing/required",keyword:"required",params:{missingProperty:"\
range"}}),r++),s.obligatory===void 0&&(e=t(e,{instancePath:i+"/landing",schemaPath:"#/properties/landing/required",keyword:"required",params:{missingProperty:"o\
bligatory"}}),r++),s.aircraftNeedRoom===void 0&&(e=t(e,{instancePath:i+"/landing",schemaPath:"#/properties/landing/required",keyword:"required",params:{missingProperty:"\
aircraftNeedRoom"}}),r++);for(let a in s)a==="range"||a==="obligatory"||a==="aircraftNeedRoom"||(e=t(e,{instancePath:i+"/landing",schemaPath:"#/properties/landi\
ng/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);if(s.range!==void 0){let a=s.range;typeof a=="number"&&!(a%1)&&!isNaN(
a)&&isFinite(a)||(e=t(e,{instancePath:i+"/landing/range",schemaPath:"#/properties/landing/properties/range/type",keyword:"type",params:{type:"integer"}}),r++),typeof a==
"number"&&isFinite(a)&&((a>40||isNaN(a))&&(e=t(e,{instancePath:i+"/landing/range",schemaPath:"#/properties/landing/properties/range/maximum",keyword:"maximum",params:{
comparison:"<=",limit:40}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/landing/range",schemaPath:"#/properties/landing/properties/range/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:0}}),r++))}s.obligatory!==void 0&&typeof s.obligatory!="boolean"&&(e=t(e,{instancePath:i+"/landing/obligatory",schemaPath:"\
#/properties/landing/properties/obligatory/type",keyword:"type",params:{type:"boolean"}}),r++),s.aircraftNeedRoom!==void 0&&typeof s.aircraftNeedRoom!="boolean"&&
(e=t(e,{instancePath:i+"/landing/aircraftNeedRoom",schemaPath:"#/properties/landing/properties/aircraftNeedRoom/type",keyword:"type",params:{type:"boolean"}}),r++)}else
e=t(e,{instancePath:i+"/landing",schemaPath:"#/properties/landing/type",keyword:"type",params:{type:"object"}}),r++}if(o.landCombat!==void 0){let s=o.landCombat;
if(s&&typeof s=="object"&&!Array.isArray(s)){s.aircraftSuffer===void 0&&(e=t(e,{instancePath:i+"/landCombat",schemaPath:"#/properties/landCombat/required",keyword:"\
required",params:{missingProperty:"aircraftSuffer"}}),r++);for(let a in s)a!=="aircraftSuffer"&&(e=t(e,{instancePath:i+"/landCombat",schemaPath:"#/properties/la\
ndCombat/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);s.aircraftSuffer!==void 0&&typeof s.aircraftSuffer!="boolean"&&
(e=t(e,{instancePath:i+"/landCombat/aircraftSuffer",schemaPath:"#/properties/landCombat/properties/aircraftSuffer/type",keyword:"type",params:{type:"boolean"}}),
r++)}else e=t(e,{instancePath:i+"/landCombat",schemaPath:"#/properties/landCombat/type",keyword:"type",params:{type:"object"}}),r++}if(o.antiAircraft!==void 0){
let s=o.antiAircraft;if(s&&typeof s=="object"&&!Array.isArray(s)){s.baseFraction===void 0&&(e=t(e,{instancePath:i+"/antiAircraft",schemaPath:"#/properties/antiA\
ircraft/required",keyword:"required",params:{missingProperty:"baseFraction"}}),r++),s.rounding===void 0&&(e=t(e,{instancePath:i+"/antiAircraft",schemaPath:"#/pr\
operties/antiAircraft/required",keyword:"required",params:{missingProperty:"rounding"}}),r++),s.taskForceRounding===void 0&&(e=t(e,{instancePath:i+"/antiAircraf\
t",schemaPath:"#/properties/antiAircraft/required",keyword:"required",params:{missingProperty:"taskForceRounding"}}),r++);for(let a in s)a==="baseFraction"||a===
"rounding"||a==="taskForceRounding"||(e=t(e,{instancePath:i+"/antiAircraft",schemaPath:"#/properties/antiAircraft/additionalProperties",keyword:"additionalPrope\
rties",params:{additionalProperty:a}}),r++);if(s.baseFraction!==void 0){let a=s.baseFraction;if(typeof a=="number"&&isFinite(a)){(a>1||isNaN(a))&&(e=t(e,{instancePath:i+
"/antiAircraft/baseFraction",schemaPath:"../common/common.schema.json#/$defs/fraction/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}),r++),(a<0||isNaN(
a))&&(e=t(e,{instancePath:i+"/antiAircraft/baseFraction",schemaPath:"../common/common.schema.json#/$defs/fraction/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}),r++);let n;n=a/.25,n!==parseInt(n)&&(e=t(e,{instancePath:i+"/antiAircraft/baseFraction",schemaPath:"../common/common.schema.json#/$defs/fraction/\
multipleOf",keyword:"multipleOf",params:{multipleOf:.25}}),r++)}else e=t(e,{instancePath:i+"/antiAircraft/baseFraction",schemaPath:"../common/common.schema.json\
#/$defs/fraction/type",keyword:"type",params:{type:"number"}}),r++}if(s.rounding!==void 0){let a=s.rounding;typeof a!="string"&&(e=t(e,{instancePath:i+"/antiAir\
craft/rounding",schemaPath:"../common/common.schema.json#/$defs/rounding/type",keyword:"type",params:{type:"string"}}),r++),a==="up"||a==="down"||(e=t(e,{instancePath:i+
"/antiAircraft/rounding",schemaPath:"../common/common.schema.json#/$defs/rounding/enum",keyword:"enum",params:{allowedValues:["up","down"]}}),r++)}if(s.taskForceRounding!==
void 0){let a=s.taskForceRounding;typeof a!="string"&&(e=t(e,{instancePath:i+"/antiAircraft/taskForceRounding",schemaPath:"../common/common.schema.json#/$defs/r\
ounding/type",keyword:"type",params:{type:"string"}}),r++),a==="up"||a==="down"||(e=t(e,{instancePath:i+"/antiAircraft/taskForceRounding",schemaPath:"../common/\
common.schema.json#/$defs/rounding/enum",keyword:"enum",params:{allowedValues:["up","down"]}}),r++)}}else e=t(e,{instancePath:i+"/antiAircraft",schemaPath:"#/pr\
operties/antiAircraft/type",keyword:"type",params:{type:"object"}}),r++}if(o.airPoints!==void 0){let s=o.airPoints;if(s&&typeof s=="object"&&!Array.isArray(s)){
s.perStep===void 0&&(e=t(e,{instancePath:i+"/airPoints",schemaPath:"#/properties/airPoints/required",keyword:"required",params:{missingProperty:"perStep"}}),r++),
s.perAirStrength===void 0&&(e=t(e,{instancePath:i+"/airPoints",schemaPath:"#/properties/airPoints/required",keyword:"required",params:{missingProperty:"perAirSt\
rength"}}),r++);for(let a in s)a==="perStep"||a==="perAirStrength"||(e=t(e,{instancePath:i+"/airPoints",schemaPath:"#/properties/airPoints/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:a}}),r++);if(s.perStep!==void 0){let a=s.perStep;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=
t(e,{instancePath:i+"/airPoints/perStep",schemaPath:"#/properties/airPoints/properties/perStep/type",keyword:"type",params:{type:"integer"}}),r++),typeof a=="nu\
mber"&&isFinite(a)&&((a>10||isNaN(a))&&(e=t(e,{instancePath:i+"/airPoints/perStep",schemaPath:"#/properties/airPoints/properties/perStep/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:10}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/airPoints/perStep",schemaPath:"#/properties/airPoints/properties/perStep/\
minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}if(s.perAirStrength!==void 0){let a=s.perAirStrength;typeof a=="number"&&!(a%1)&&!isNaN(a)&&
isFinite(a)||(e=t(e,{instancePath:i+"/airPoints/perAirStrength",schemaPath:"#/properties/airPoints/properties/perAirStrength/type",keyword:"type",params:{type:"\
integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>10||isNaN(a))&&(e=t(e,{instancePath:i+"/airPoints/perAirStrength",schemaPath:"#/properties/airPoints/prope\
rties/perAirStrength/maximum",keyword:"maximum",params:{comparison:"<=",limit:10}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/airPoints/perAirStrength",schemaPath:"\
#/properties/airPoints/properties/perAirStrength/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}}else e=t(e,{instancePath:i+"/airPoints",schemaPath:"\
#/properties/airPoints/type",keyword:"type",params:{type:"object"}}),r++}if(o.damage!==void 0){let s=o.damage;if(s&&typeof s=="object"&&!Array.isArray(s)){s.checkDice===
void 0&&(e=t(e,{instancePath:i+"/damage",schemaPath:"#/properties/damage/required",keyword:"required",params:{missingProperty:"checkDice"}}),r++),s.checkDieSides===
void 0&&(e=t(e,{instancePath:i+"/damage",schemaPath:"#/properties/damage/required",keyword:"required",params:{missingProperty:"checkDieSides"}}),r++),s.phasesPerHit===
void 0&&(e=t(e,{instancePath:i+"/damage",schemaPath:"#/properties/damage/required",keyword:"required",params:{missingProperty:"phasesPerHit"}}),r++),s.merchantmenPerHitAtSea===
void 0&&(e=t(e,{instancePath:i+"/damage",schemaPath:"#/properties/damage/required",keyword:"required",params:{missingProperty:"merchantmenPerHitAtSea"}}),r++),s.
sunkForever===void 0&&(e=t(e,{instancePath:i+"/damage",schemaPath:"#/properties/damage/required",keyword:"required",params:{missingProperty:"sunkForever"}}),r++),
s.brokenForever===void 0&&(e=t(e,{instancePath:i+"/damage",schemaPath:"#/properties/damage/required",keyword:"required",params:{missingProperty:"brokenForever"}}),
r++);for(let a in s)a==="checkDice"||a==="checkDieSides"||a==="phasesPerHit"||a==="merchantmenPerHitAtSea"||a==="sunkForever"||a==="brokenForever"||(e=t(e,{instancePath:i+
"/damage",schemaPath:"#/properties/damage/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);if(s.checkDice!==void 0){let a=s.
checkDice;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/damage/checkDice",schemaPath:"#/properties/damage/properties/checkDice/ty\
pe",keyword:"type",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>10||isNaN(a))&&(e=t(e,{instancePath:i+"/damage/checkDice",schemaPath:"#/p\
roperties/damage/properties/checkDice/maximum",keyword:"maximum",params:{comparison:"<=",limit:10}}),r++),(a<1||isNaN(a))&&(e=t(e,{instancePath:i+"/damage/check\
Dice",schemaPath:"#/properties/damage/properties/checkDice/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(s.checkDieSides!==void 0){let a=s.
checkDieSides;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/damage/checkDieSides",schemaPath:"#/properties/damage/properties/chec\
kDieSides/type",keyword:"type",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>20||isNaN(a))&&(e=t(e,{instancePath:i+"/damage/checkDieSides",
schemaPath:"#/properties/damage/properties/checkDieSides/maximum",keyword:"maximum",params:{comparison:"<=",limit:20}}),r++),(a<2||isNaN(a))&&(e=t(e,{instancePath:i+
"/damage/checkDieSides",schemaPath:"#/properties/damage/properties/checkDieSides/minimum",keyword:"minimum",params:{comparison:">=",limit:2}}),r++))}if(s.phasesPerHit!==
void 0){let a=s.phasesPerHit;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/damage/phasesPerHit",schemaPath:"#/properties/damage/p\
roperties/phasesPerHit/type",keyword:"type",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>16||isNaN(a))&&(e=t(e,{instancePath:i+"/damage/p\
hasesPerHit",schemaPath:"#/properties/damage/properties/phasesPerHit/maximum",keyword:"maximum",params:{comparison:"<=",limit:16}}),r++),(a<0||isNaN(a))&&(e=t(e,
{instancePath:i+"/damage/phasesPerHit",schemaPath:"#/properties/damage/properties/phasesPerHit/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}
if(s.merchantmenPerHitAtSea!==void 0){let a=s.merchantmenPerHitAtSea;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/damage/merchan\
tmenPerHitAtSea",schemaPath:"#/properties/damage/properties/merchantmenPerHitAtSea/type",keyword:"type",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(
a)&&((a>10||isNaN(a))&&(e=t(e,{instancePath:i+"/damage/merchantmenPerHitAtSea",schemaPath:"#/properties/damage/properties/merchantmenPerHitAtSea/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:10}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/damage/merchantmenPerHitAtSea",schemaPath:"#/properties/damage/prope\
rties/merchantmenPerHitAtSea/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}if(s.sunkForever!==void 0){let a=s.sunkForever;if(a&&typeof a==
"object"&&!Array.isArray(a)){a.japan===void 0&&(e=t(e,{instancePath:i+"/damage/sunkForever",schemaPath:"#/properties/damage/properties/sunkForever/required",keyword:"\
required",params:{missingProperty:"japan"}}),r++),a.us===void 0&&(e=t(e,{instancePath:i+"/damage/sunkForever",schemaPath:"#/properties/damage/properties/sunkFor\
ever/required",keyword:"required",params:{missingProperty:"us"}}),r++),a.britain===void 0&&(e=t(e,{instancePath:i+"/damage/sunkForever",schemaPath:"#/properties\
/damage/properties/sunkForever/required",keyword:"required",params:{missingProperty:"britain"}}),r++),a.netherlands===void 0&&(e=t(e,{instancePath:i+"/damage/su\
nkForever",schemaPath:"#/properties/damage/properties/sunkForever/required",keyword:"required",params:{missingProperty:"netherlands"}}),r++);for(let n in a)n===
"japan"||n==="us"||n==="britain"||n==="netherlands"||(e=t(e,{instancePath:i+"/damage/sunkForever",schemaPath:"#/properties/damage/properties/sunkForever/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),r++);a.japan!==void 0&&(F(a.japan,{instancePath:i+"/damage/sunkForever/japan",parentData:a,
parentDataProperty:"japan",rootData:P,dynamicAnchors:k})||(e=e===null?F.errors:j(e,F.errors),r=e.length)),a.us!==void 0&&(F(a.us,{instancePath:i+"/damage/sunkFo\
rever/us",parentData:a,parentDataProperty:"us",rootData:P,dynamicAnchors:k})||(e=e===null?F.errors:j(e,F.errors),r=e.length)),a.britain!==void 0&&(F(a.britain,{
instancePath:i+"/damage/sunkForever/britain",parentData:a,parentDataProperty:"britain",rootData:P,dynamicAnchors:k})||(e=e===null?F.errors:j(e,F.errors),r=e.length)),
a.netherlands!==void 0&&(F(a.netherlands,{instancePath:i+"/damage/sunkForever/netherlands",parentData:a,parentDataProperty:"netherlands",rootData:P,dynamicAnchors:k})||
(e=e===null?F.errors:j(e,F.errors),r=e.length))}else e=t(e,{instancePath:i+"/damage/sunkForever",schemaPath:"#/properties/damage/properties/sunkForever/type",keyword:"\
type",params:{type:"object"}}),r++}s.brokenForever!==void 0&&(_(s.brokenForever,{instancePath:i+"/damage/brokenForever",parentData:s,parentDataProperty:"brokenF\
orever",rootData:P,dynamicAnchors:k})||(e=e===null?_.errors:j(e,_.errors),r=e.length))}else e=t(e,{instancePath:i+"/damage",schemaPath:"#/properties/damage/type",
keyword:"type",params:{type:"object"}}),r++}if(o.delays!==void 0){let s=o.delays;if(s&&typeof s=="object"&&!Array.isArray(s)){s.withdrawn===void 0&&(e=t(e,{instancePath:i+
"/delays",schemaPath:"#/properties/delays/required",keyword:"required",params:{missingProperty:"withdrawn"}}),r++),s.overStacked===void 0&&(e=t(e,{instancePath:i+
"/delays",schemaPath:"#/properties/delays/required",keyword:"required",params:{missingProperty:"overStacked"}}),r++),s.notLanded===void 0&&(e=t(e,{instancePath:i+
"/delays",schemaPath:"#/properties/delays/required",keyword:"required",params:{missingProperty:"notLanded"}}),r++),s.disbanded===void 0&&(e=t(e,{instancePath:i+
"/delays",schemaPath:"#/properties/delays/required",keyword:"required",params:{missingProperty:"disbanded"}}),r++),s.eliminatedLand===void 0&&(e=t(e,{instancePath:i+
"/delays",schemaPath:"#/properties/delays/required",keyword:"required",params:{missingProperty:"eliminatedLand"}}),r++),s.noHomeBase===void 0&&(e=t(e,{instancePath:i+
"/delays",schemaPath:"#/properties/delays/required",keyword:"required",params:{missingProperty:"noHomeBase"}}),r++);for(let a in s)a==="withdrawn"||a==="overSta\
cked"||a==="notLanded"||a==="disbanded"||a==="eliminatedLand"||a==="noHomeBase"||(e=t(e,{instancePath:i+"/delays",schemaPath:"#/properties/delays/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);if(s.withdrawn!==void 0){let a=s.withdrawn;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(
a)||(e=t(e,{instancePath:i+"/delays/withdrawn",schemaPath:"#/$defs/delay/type",keyword:"type",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>
16||isNaN(a))&&(e=t(e,{instancePath:i+"/delays/withdrawn",schemaPath:"#/$defs/delay/maximum",keyword:"maximum",params:{comparison:"<=",limit:16}}),r++),(a<0||isNaN(
a))&&(e=t(e,{instancePath:i+"/delays/withdrawn",schemaPath:"#/$defs/delay/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}if(s.overStacked!==
void 0){let a=s.overStacked;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/delays/overStacked",schemaPath:"#/$defs/delay/type",keyword:"\
type",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>16||isNaN(a))&&(e=t(e,{instancePath:i+"/delays/overStacked",schemaPath:"#/$defs/delay/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:16}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/delays/overStacked",schemaPath:"#/$defs/delay/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}if(s.notLanded!==void 0){let a=s.notLanded;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=
t(e,{instancePath:i+"/delays/notLanded",schemaPath:"#/$defs/delay/type",keyword:"type",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>16||isNaN(
a))&&(e=t(e,{instancePath:i+"/delays/notLanded",schemaPath:"#/$defs/delay/maximum",keyword:"maximum",params:{comparison:"<=",limit:16}}),r++),(a<0||isNaN(a))&&(e=
t(e,{instancePath:i+"/delays/notLanded",schemaPath:"#/$defs/delay/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}if(s.disbanded!==void 0){let a=s.
disbanded;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/delays/disbanded",schemaPath:"#/$defs/delay/type",keyword:"type",params:{
type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>16||isNaN(a))&&(e=t(e,{instancePath:i+"/delays/disbanded",schemaPath:"#/$defs/delay/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:16}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/delays/disbanded",schemaPath:"#/$defs/delay/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0}}),r++))}if(s.eliminatedLand!==void 0){let a=s.eliminatedLand;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+
"/delays/eliminatedLand",schemaPath:"#/$defs/delay/type",keyword:"type",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>16||isNaN(a))&&(e=t(
e,{instancePath:i+"/delays/eliminatedLand",schemaPath:"#/$defs/delay/maximum",keyword:"maximum",params:{comparison:"<=",limit:16}}),r++),(a<0||isNaN(a))&&(e=t(e,
{instancePath:i+"/delays/eliminatedLand",schemaPath:"#/$defs/delay/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}if(s.noHomeBase!==void 0){
let a=s.noHomeBase;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/delays/noHomeBase",schemaPath:"#/$defs/delay/type",keyword:"type",
params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>16||isNaN(a))&&(e=t(e,{instancePath:i+"/delays/noHomeBase",schemaPath:"#/$defs/delay/maximum",
keyword:"maximum",params:{comparison:"<=",limit:16}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/delays/noHomeBase",schemaPath:"#/$defs/delay/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}),r++))}}else e=t(e,{instancePath:i+"/delays",schemaPath:"#/properties/delays/type",keyword:"type",params:{type:"objec\
t"}}),r++}if(o.supplyStatus!==void 0){let s=o.supplyStatus;if(s&&typeof s=="object"&&!Array.isArray(s)){s.alwaysOut===void 0&&(e=t(e,{instancePath:i+"/supplySta\
tus",schemaPath:"#/properties/supplyStatus/required",keyword:"required",params:{missingProperty:"alwaysOut"}}),r++);for(let a in s)a!=="alwaysOut"&&(e=t(e,{instancePath:i+
"/supplyStatus",schemaPath:"#/properties/supplyStatus/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);s.alwaysOut!==void 0&&
(_(s.alwaysOut,{instancePath:i+"/supplyStatus/alwaysOut",parentData:s,parentDataProperty:"alwaysOut",rootData:P,dynamicAnchors:k})||(e=e===null?_.errors:j(e,_.errors),
r=e.length))}else e=t(e,{instancePath:i+"/supplyStatus",schemaPath:"#/properties/supplyStatus/type",keyword:"type",params:{type:"object"}}),r++}if(o.expansion!==
void 0){let s=o.expansion;if(s&&typeof s=="object"&&!Array.isArray(s)){s.side===void 0&&(e=t(e,{instancePath:i+"/expansion",schemaPath:"#/properties/expansion/r\
equired",keyword:"required",params:{missingProperty:"side"}}),r++),s.factorFromTurn===void 0&&(e=t(e,{instancePath:i+"/expansion",schemaPath:"#/properties/expan\
sion/required",keyword:"required",params:{missingProperty:"factorFromTurn"}}),r++);for(let a in s)a==="side"||a==="factorFromTurn"||(e=t(e,{instancePath:i+"/exp\
ansion",schemaPath:"#/properties/expansion/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);if(s.side!==void 0){let a=s.
side;typeof a!="string"&&(e=t(e,{instancePath:i+"/expansion/side",schemaPath:"defs.schema.json#/$defs/side/type",keyword:"type",params:{type:"string"}}),r++),a===
"japan"||a==="allies"||(e=t(e,{instancePath:i+"/expansion/side",schemaPath:"defs.schema.json#/$defs/side/enum",keyword:"enum",params:{allowedValues:["japan","al\
lies"]}}),r++)}if(s.factorFromTurn!==void 0){let a=s.factorFromTurn;if(a&&typeof a=="object"&&!Array.isArray(a)){a[1]===void 0&&(e=t(e,{instancePath:i+"/expansi\
on/factorFromTurn",schemaPath:"#/properties/expansion/properties/factorFromTurn/required",keyword:"required",params:{missingProperty:"1"}}),r++);for(let n in a)
I.test(n)||(e=t(e,{instancePath:i+"/expansion/factorFromTurn",schemaPath:"#/properties/expansion/properties/factorFromTurn/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:n}}),r++);for(let n in a)if(I.test(n)){let p=a[n];typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=t(e,{instancePath:i+
"/expansion/factorFromTurn/"+c(n),schemaPath:"#/properties/expansion/properties/factorFromTurn/patternProperties/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/type",keyword:"t\
ype",params:{type:"integer"}}),r++),typeof p=="number"&&isFinite(p)&&((p>10||isNaN(p))&&(e=t(e,{instancePath:i+"/expansion/factorFromTurn/"+c(n),schemaPath:"#/p\
roperties/expansion/properties/factorFromTurn/patternProperties/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/maximum",keyword:"maximum",params:{comparison:"<=",limit:10}}),r++),
(p<1||isNaN(p))&&(e=t(e,{instancePath:i+"/expansion/factorFromTurn/"+c(n),schemaPath:"#/properties/expansion/properties/factorFromTurn/patternProperties/%5E(%5B\
1-9%5D%7C1%5B0-6%5D)%24/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}}else e=t(e,{instancePath:i+"/expansion/factorFromTurn",schemaPath:"\
#/properties/expansion/properties/factorFromTurn/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/expansion",schemaPath:"#/proper\
ties/expansion/type",keyword:"type",params:{type:"object"}}),r++}if(o.resourceFueling!==void 0){let s=o.resourceFueling;if(s&&typeof s=="object"&&!Array.isArray(
s)){s.fromTurn===void 0&&(e=t(e,{instancePath:i+"/resourceFueling",schemaPath:"#/properties/resourceFueling/required",keyword:"required",params:{missingProperty:"\
fromTurn"}}),r++);for(let a in s)a!=="fromTurn"&&(e=t(e,{instancePath:i+"/resourceFueling",schemaPath:"#/properties/resourceFueling/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:a}}),r++);if(s.fromTurn!==void 0){let a=s.fromTurn;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{
instancePath:i+"/resourceFueling/fromTurn",schemaPath:"defs.schema.json#/$defs/turn/type",keyword:"type",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(
a)&&((a>16||isNaN(a))&&(e=t(e,{instancePath:i+"/resourceFueling/fromTurn",schemaPath:"defs.schema.json#/$defs/turn/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:16}}),r++),(a<1||isNaN(a))&&(e=t(e,{instancePath:i+"/resourceFueling/fromTurn",schemaPath:"defs.schema.json#/$defs/turn/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}),r++))}}else e=t(e,{instancePath:i+"/resourceFueling",schemaPath:"#/properties/resourceFueling/type",keyword:"type",params:{type:"obje\
ct"}}),r++}if(o.returnPorts!==void 0){let s=o.returnPorts;if(s&&typeof s=="object"&&!Array.isArray(s)){s.japan===void 0&&(e=t(e,{instancePath:i+"/returnPorts",schemaPath:"\
#/properties/returnPorts/required",keyword:"required",params:{missingProperty:"japan"}}),r++),s.us===void 0&&(e=t(e,{instancePath:i+"/returnPorts",schemaPath:"#\
/properties/returnPorts/required",keyword:"required",params:{missingProperty:"us"}}),r++),s.britain===void 0&&(e=t(e,{instancePath:i+"/returnPorts",schemaPath:"\
#/properties/returnPorts/required",keyword:"required",params:{missingProperty:"britain"}}),r++),s.netherlands===void 0&&(e=t(e,{instancePath:i+"/returnPorts",schemaPath:"\
#/properties/returnPorts/required",keyword:"required",params:{missingProperty:"netherlands"}}),r++);for(let a in s)a==="japan"||a==="us"||a==="britain"||a==="ne\
therlands"||(e=t(e,{instancePath:i+"/returnPorts",schemaPath:"#/properties/returnPorts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),
r++);s.japan!==void 0&&(E(s.japan,{instancePath:i+"/returnPorts/japan",parentData:s,parentDataProperty:"japan",rootData:P,dynamicAnchors:k})||(e=e===null?E.errors:
j(e,E.errors),r=e.length)),s.us!==void 0&&(E(s.us,{instancePath:i+"/returnPorts/us",parentData:s,parentDataProperty:"us",rootData:P,dynamicAnchors:k})||(e=e===null?
E.errors:j(e,E.errors),r=e.length)),s.britain!==void 0&&(E(s.britain,{instancePath:i+"/returnPorts/britain",parentData:s,parentDataProperty:"britain",rootData:P,
dynamicAnchors:k})||(e=e===null?E.errors:j(e,E.errors),r=e.length)),s.netherlands!==void 0&&(E(s.netherlands,{instancePath:i+"/returnPorts/netherlands",parentData:s,
parentDataProperty:"netherlands",rootData:P,dynamicAnchors:k})||(e=e===null?E.errors:j(e,E.errors),r=e.length))}else e=t(e,{instancePath:i+"/returnPorts",schemaPath:"\
#/properties/returnPorts/type",keyword:"type",params:{type:"object"}}),r++}if(o.navalAviation!==void 0){let s=o.navalAviation;if(s&&typeof s=="object"&&!Array.isArray(
s)){s.carrierClasses===void 0&&(e=t(e,{instancePath:i+"/navalAviation",schemaPath:"#/properties/navalAviation/required",keyword:"required",params:{missingProperty:"\
carrierClasses"}}),r++),s.stepsPerAirStrength===void 0&&(e=t(e,{instancePath:i+"/navalAviation",schemaPath:"#/properties/navalAviation/required",keyword:"requir\
ed",params:{missingProperty:"stepsPerAirStrength"}}),r++);for(let a in s)a==="carrierClasses"||a==="stepsPerAirStrength"||(e=t(e,{instancePath:i+"/navalAviation",
schemaPath:"#/properties/navalAviation/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);if(s.carrierClasses!==void 0&&(F(
s.carrierClasses,{instancePath:i+"/navalAviation/carrierClasses",parentData:s,parentDataProperty:"carrierClasses",rootData:P,dynamicAnchors:k})||(e=e===null?F.errors:
j(e,F.errors),r=e.length)),s.stepsPerAirStrength!==void 0){let a=s.stepsPerAirStrength;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+
"/navalAviation/stepsPerAirStrength",schemaPath:"#/properties/navalAviation/properties/stepsPerAirStrength/type",keyword:"type",params:{type:"integer"}}),r++),typeof a==
"number"&&isFinite(a)&&((a>10||isNaN(a))&&(e=t(e,{instancePath:i+"/navalAviation/stepsPerAirStrength",schemaPath:"#/properties/navalAviation/properties/stepsPer\
AirStrength/maximum",keyword:"maximum",params:{comparison:"<=",limit:10}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/navalAviation/stepsPerAirStrength",schemaPath:"\
#/properties/navalAviation/properties/stepsPerAirStrength/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}}else e=t(e,{instancePath:i+"/nava\
lAviation",schemaPath:"#/properties/navalAviation/type",keyword:"type",params:{type:"object"}}),r++}if(o.battleBoard!==void 0){let s=o.battleBoard;if(s&&typeof s==
"object"&&!Array.isArray(s)){s.hybridClasses===void 0&&(e=t(e,{instancePath:i+"/battleBoard",schemaPath:"#/properties/battleBoard/required",keyword:"required",params:{
missingProperty:"hybridClasses"}}),r++),s.landAndAirTogether===void 0&&(e=t(e,{instancePath:i+"/battleBoard",schemaPath:"#/properties/battleBoard/required",keyword:"\
required",params:{missingProperty:"landAndAirTogether"}}),r++);for(let a in s)a==="hybridClasses"||a==="landAndAirTogether"||(e=t(e,{instancePath:i+"/battleBoar\
d",schemaPath:"#/properties/battleBoard/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);s.hybridClasses!==void 0&&(F(s.
hybridClasses,{instancePath:i+"/battleBoard/hybridClasses",parentData:s,parentDataProperty:"hybridClasses",rootData:P,dynamicAnchors:k})||(e=e===null?F.errors:j(
e,F.errors),r=e.length)),s.landAndAirTogether!==void 0&&typeof s.landAndAirTogether!="boolean"&&(e=t(e,{instancePath:i+"/battleBoard/landAndAirTogether",schemaPath:"\
#/properties/battleBoard/properties/landAndAirTogether/type",keyword:"type",params:{type:"boolean"}}),r++)}else e=t(e,{instancePath:i+"/battleBoard",schemaPath:"\
#/properties/battleBoard/type",keyword:"type",params:{type:"object"}}),r++}if(o.victory!==void 0){let s=o.victory;if(s&&typeof s=="object"&&!Array.isArray(s)){s.
opening===void 0&&(e=t(e,{instancePath:i+"/victory",schemaPath:"#/properties/victory/required",keyword:"required",params:{missingProperty:"opening"}}),r++),s.japanWinsAt===
void 0&&(e=t(e,{instancePath:i+"/victory",schemaPath:"#/properties/victory/required",keyword:"required",params:{missingProperty:"japanWinsAt"}}),r++),s.alliesWinAt===
void 0&&(e=t(e,{instancePath:i+"/victory",schemaPath:"#/properties/victory/required",keyword:"required",params:{missingProperty:"alliesWinAt"}}),r++),s.drawAt===
void 0&&(e=t(e,{instancePath:i+"/victory",schemaPath:"#/properties/victory/required",keyword:"required",params:{missingProperty:"drawAt"}}),r++),s.lifeline===void 0&&
(e=t(e,{instancePath:i+"/victory",schemaPath:"#/properties/victory/required",keyword:"required",params:{missingProperty:"lifeline"}}),r++),s.lateConquest===void 0&&
(e=t(e,{instancePath:i+"/victory",schemaPath:"#/properties/victory/required",keyword:"required",params:{missingProperty:"lateConquest"}}),r++);for(let a in s)a===
"opening"||a==="japanWinsAt"||a==="alliesWinAt"||a==="drawAt"||a==="lifeline"||a==="lateConquest"||(e=t(e,{instancePath:i+"/victory",schemaPath:"#/properties/vi\
ctory/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);if(s.opening!==void 0){let a=s.opening;typeof a!="string"&&(e=t(
e,{instancePath:i+"/victory/opening",schemaPath:"#/properties/victory/properties/opening/type",keyword:"type",params:{type:"string"}}),r++),a==="nothing"||a==="\
japanese-bases"||(e=t(e,{instancePath:i+"/victory/opening",schemaPath:"#/properties/victory/properties/opening/enum",keyword:"enum",params:{allowedValues:["noth\
ing","japanese-bases"]}}),r++)}if(s.japanWinsAt!==void 0){let a=s.japanWinsAt;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/victo\
ry/japanWinsAt",schemaPath:"#/properties/victory/properties/japanWinsAt/type",keyword:"type",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>
200||isNaN(a))&&(e=t(e,{instancePath:i+"/victory/japanWinsAt",schemaPath:"#/properties/victory/properties/japanWinsAt/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:200}}),r++),(a<-200||isNaN(a))&&(e=t(e,{instancePath:i+"/victory/japanWinsAt",schemaPath:"#/properties/victory/properties/japanWinsAt/minimum",keyword:"\
minimum",params:{comparison:">=",limit:-200}}),r++))}if(s.alliesWinAt!==void 0){let a=s.alliesWinAt;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{
instancePath:i+"/victory/alliesWinAt",schemaPath:"#/properties/victory/properties/alliesWinAt/type",keyword:"type",params:{type:"integer"}}),r++),typeof a=="num\
ber"&&isFinite(a)&&((a>200||isNaN(a))&&(e=t(e,{instancePath:i+"/victory/alliesWinAt",schemaPath:"#/properties/victory/properties/alliesWinAt/maximum",keyword:"m\
aximum",params:{comparison:"<=",limit:200}}),r++),(a<-200||isNaN(a))&&(e=t(e,{instancePath:i+"/victory/alliesWinAt",schemaPath:"#/properties/victory/properties/\
alliesWinAt/minimum",keyword:"minimum",params:{comparison:">=",limit:-200}}),r++))}if(s.drawAt!==void 0){let a=s.drawAt;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(
a)||(e=t(e,{instancePath:i+"/victory/drawAt",schemaPath:"#/properties/victory/properties/drawAt/type",keyword:"type",params:{type:"integer"}}),r++),typeof a=="n\
umber"&&isFinite(a)&&((a>200||isNaN(a))&&(e=t(e,{instancePath:i+"/victory/drawAt",schemaPath:"#/properties/victory/properties/drawAt/maximum",keyword:"maximum",
params:{comparison:"<=",limit:200}}),r++),(a<-200||isNaN(a))&&(e=t(e,{instancePath:i+"/victory/drawAt",schemaPath:"#/properties/victory/properties/drawAt/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:-200}}),r++))}if(s.lifeline!==void 0){let a=s.lifeline;if(a&&typeof a=="object"&&!Array.isArray(a)){a.from===
void 0&&(e=t(e,{instancePath:i+"/victory/lifeline",schemaPath:"#/properties/victory/properties/lifeline/required",keyword:"required",params:{missingProperty:"fr\
om"}}),r++),a.to===void 0&&(e=t(e,{instancePath:i+"/victory/lifeline",schemaPath:"#/properties/victory/properties/lifeline/required",keyword:"required",params:{
missingProperty:"to"}}),r++),a.points===void 0&&(e=t(e,{instancePath:i+"/victory/lifeline",schemaPath:"#/properties/victory/properties/lifeline/required",keyword:"\
required",params:{missingProperty:"points"}}),r++);for(let n in a)n==="from"||n==="to"||n==="points"||(e=t(e,{instancePath:i+"/victory/lifeline",schemaPath:"#/p\
roperties/victory/properties/lifeline/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),r++);if(a.from!==void 0){let n=a.from;
typeof n=="string"?(n.length>80&&$(n)>80&&(e=t(e,{instancePath:i+"/victory/lifeline/from",schemaPath:"defs.schema.json#/$defs/placeId/maxLength",keyword:"maxLen\
gth",params:{limit:80}}),r++),b.test(n)||(e=t(e,{instancePath:i+"/victory/lifeline/from",schemaPath:"defs.schema.json#/$defs/placeId/pattern",keyword:"pattern",
params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/victory/lifeline/from",schemaPath:"defs.schema.json#/$defs/placeId/type",keyword:"type",
params:{type:"string"}}),r++)}if(a.to!==void 0){let n=a.to;typeof n=="string"?(n.length>80&&$(n)>80&&(e=t(e,{instancePath:i+"/victory/lifeline/to",schemaPath:"d\
efs.schema.json#/$defs/placeId/maxLength",keyword:"maxLength",params:{limit:80}}),r++),b.test(n)||(e=t(e,{instancePath:i+"/victory/lifeline/to",schemaPath:"defs\
.schema.json#/$defs/placeId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/victory/lifeline/to",schemaPath:"\
defs.schema.json#/$defs/placeId/type",keyword:"type",params:{type:"string"}}),r++)}if(a.points!==void 0){let n=a.points;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n)||(e=t(e,{instancePath:i+"/victory/lifeline/points",schemaPath:"#/properties/victory/properties/lifeline/properties/points/type",keyword:"type",params:{type:"\
integer"}}),r++),typeof n=="number"&&isFinite(n)&&((n>20||isNaN(n))&&(e=t(e,{instancePath:i+"/victory/lifeline/points",schemaPath:"#/properties/victory/properti\
es/lifeline/properties/points/maximum",keyword:"maximum",params:{comparison:"<=",limit:20}}),r++),(n<-20||isNaN(n))&&(e=t(e,{instancePath:i+"/victory/lifeline/p\
oints",schemaPath:"#/properties/victory/properties/lifeline/properties/points/minimum",keyword:"minimum",params:{comparison:">=",limit:-20}}),r++))}}else e=t(e,
{instancePath:i+"/victory/lifeline",schemaPath:"#/properties/victory/properties/lifeline/type",keyword:"type",params:{type:"object"}}),r++}if(s.lateConquest!==void 0){
let a=s.lateConquest;if(a&&typeof a=="object"&&!Array.isArray(a)){a.fromTurn===void 0&&(e=t(e,{instancePath:i+"/victory/lateConquest",schemaPath:"#/properties/v\
ictory/properties/lateConquest/required",keyword:"required",params:{missingProperty:"fromTurn"}}),r++),a.bases===void 0&&(e=t(e,{instancePath:i+"/victory/lateCo\
nquest",schemaPath:"#/properties/victory/properties/lateConquest/required",keyword:"required",params:{missingProperty:"bases"}}),r++),a.points===void 0&&(e=t(e,
{instancePath:i+"/victory/lateConquest",schemaPath:"#/properties/victory/properties/lateConquest/required",keyword:"required",params:{missingProperty:"points"}}),
r++);for(let n in a)n==="fromTurn"||n==="bases"||n==="points"||(e=t(e,{instancePath:i+"/victory/lateConquest",schemaPath:"#/properties/victory/properties/lateCo\
nquest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),r++);if(a.fromTurn!==void 0){let n=a.fromTurn;typeof n=="number"&&!(n%
1)&&!isNaN(n)&&isFinite(n)||(e=t(e,{instancePath:i+"/victory/lateConquest/fromTurn",schemaPath:"defs.schema.json#/$defs/turn/type",keyword:"type",params:{type:"\
integer"}}),r++),typeof n=="number"&&isFinite(n)&&((n>16||isNaN(n))&&(e=t(e,{instancePath:i+"/victory/lateConquest/fromTurn",schemaPath:"defs.schema.json#/$defs\
/turn/maximum",keyword:"maximum",params:{comparison:"<=",limit:16}}),r++),(n<1||isNaN(n))&&(e=t(e,{instancePath:i+"/victory/lateConquest/fromTurn",schemaPath:"d\
efs.schema.json#/$defs/turn/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(a.bases!==void 0&&(E(a.bases,{instancePath:i+"/victory/lateCo\
nquest/bases",parentData:a,parentDataProperty:"bases",rootData:P,dynamicAnchors:k})||(e=e===null?E.errors:j(e,E.errors),r=e.length)),a.points!==void 0){let n=a.
points;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=t(e,{instancePath:i+"/victory/lateConquest/points",schemaPath:"#/properties/victory/properties/lat\
eConquest/properties/points/type",keyword:"type",params:{type:"integer"}}),r++),typeof n=="number"&&isFinite(n)&&((n>20||isNaN(n))&&(e=t(e,{instancePath:i+"/vic\
tory/lateConquest/points",schemaPath:"#/properties/victory/properties/lateConquest/properties/points/maximum",keyword:"maximum",params:{comparison:"<=",limit:20}}),
r++),(n<-20||isNaN(n))&&(e=t(e,{instancePath:i+"/victory/lateConquest/points",schemaPath:"#/properties/victory/properties/lateConquest/properties/points/minimum",
keyword:"minimum",params:{comparison:">=",limit:-20}}),r++))}}else e=t(e,{instancePath:i+"/victory/lateConquest",schemaPath:"#/properties/victory/properties/lat\
eConquest/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/victory",schemaPath:"#/properties/victory/type",keyword:"type",params:{
type:"object"}}),r++}if(o.turnOne!==void 0){let s=o.turnOne;if(s&&typeof s=="object"&&!Array.isArray(s)){s.turn===void 0&&(e=t(e,{instancePath:i+"/turnOne",schemaPath:"\
#/properties/turnOne/required",keyword:"required",params:{missingProperty:"turn"}}),r++),s.cheapTaskForces===void 0&&(e=t(e,{instancePath:i+"/turnOne",schemaPath:"\
#/properties/turnOne/required",keyword:"required",params:{missingProperty:"cheapTaskForces"}}),r++),s.firstFire===void 0&&(e=t(e,{instancePath:i+"/turnOne",schemaPath:"\
#/properties/turnOne/required",keyword:"required",params:{missingProperty:"firstFire"}}),r++),s.alliedBaseAntiAircraft===void 0&&(e=t(e,{instancePath:i+"/turnOn\
e",schemaPath:"#/properties/turnOne/required",keyword:"required",params:{missingProperty:"alliedBaseAntiAircraft"}}),r++),s.alliedLandings===void 0&&(e=t(e,{instancePath:i+
"/turnOne",schemaPath:"#/properties/turnOne/required",keyword:"required",params:{missingProperty:"alliedLandings"}}),r++);for(let a in s)a==="turn"||a==="cheapT\
askForces"||a==="firstFire"||a==="alliedBaseAntiAircraft"||a==="alliedLandings"||(e=t(e,{instancePath:i+"/turnOne",schemaPath:"#/properties/turnOne/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);if(s.turn!==void 0){let a=s.turn;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||
(e=t(e,{instancePath:i+"/turnOne/turn",schemaPath:"#/properties/turnOne/properties/turn/type",keyword:"type",params:{type:"integer"}}),r++),typeof a=="number"&&
isFinite(a)&&((a>99||isNaN(a))&&(e=t(e,{instancePath:i+"/turnOne/turn",schemaPath:"#/properties/turnOne/properties/turn/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:99}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/turnOne/turn",schemaPath:"#/properties/turnOne/properties/turn/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}),r++))}if(s.cheapTaskForces!==void 0){let a=s.cheapTaskForces;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+
"/turnOne/cheapTaskForces",schemaPath:"#/properties/turnOne/properties/cheapTaskForces/type",keyword:"type",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(
a)&&((a>20||isNaN(a))&&(e=t(e,{instancePath:i+"/turnOne/cheapTaskForces",schemaPath:"#/properties/turnOne/properties/cheapTaskForces/maximum",keyword:"maximum",
params:{comparison:"<=",limit:20}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/turnOne/cheapTaskForces",schemaPath:"#/properties/turnOne/properties/cheapTas\
kForces/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}if(s.firstFire!==void 0){let a=s.firstFire;typeof a!="string"&&(e=t(e,{instancePath:i+
"/turnOne/firstFire",schemaPath:"defs.schema.json#/$defs/side/type",keyword:"type",params:{type:"string"}}),r++),a==="japan"||a==="allies"||(e=t(e,{instancePath:i+
"/turnOne/firstFire",schemaPath:"defs.schema.json#/$defs/side/enum",keyword:"enum",params:{allowedValues:["japan","allies"]}}),r++)}if(s.alliedBaseAntiAircraft!==
void 0){let a=s.alliedBaseAntiAircraft;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/turnOne/alliedBaseAntiAircraft",schemaPath:"\
#/properties/turnOne/properties/alliedBaseAntiAircraft/type",keyword:"type",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>20||isNaN(a))&&(e=
t(e,{instancePath:i+"/turnOne/alliedBaseAntiAircraft",schemaPath:"#/properties/turnOne/properties/alliedBaseAntiAircraft/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:20}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/turnOne/alliedBaseAntiAircraft",schemaPath:"#/properties/turnOne/properties/alliedBaseAntiAircraf\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}s.alliedLandings!==void 0&&typeof s.alliedLandings!="boolean"&&(e=t(e,{instancePath:i+"/tu\
rnOne/alliedLandings",schemaPath:"#/properties/turnOne/properties/alliedLandings/type",keyword:"type",params:{type:"boolean"}}),r++)}else e=t(e,{instancePath:i+
"/turnOne",schemaPath:"#/properties/turnOne/type",keyword:"type",params:{type:"object"}}),r++}if(o.europeanFleet!==void 0){let s=o.europeanFleet;if(s&&typeof s==
"object"&&!Array.isArray(s)){s.triggerBases===void 0&&(e=t(e,{instancePath:i+"/europeanFleet",schemaPath:"#/properties/europeanFleet/required",keyword:"required",
params:{missingProperty:"triggerBases"}}),r++),s.turnsAfterEntry===void 0&&(e=t(e,{instancePath:i+"/europeanFleet",schemaPath:"#/properties/europeanFleet/requir\
ed",keyword:"required",params:{missingProperty:"turnsAfterEntry"}}),r++);for(let a in s)a==="triggerBases"||a==="turnsAfterEntry"||(e=t(e,{instancePath:i+"/euro\
peanFleet",schemaPath:"#/properties/europeanFleet/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);if(s.triggerBases!==
void 0&&(E(s.triggerBases,{instancePath:i+"/europeanFleet/triggerBases",parentData:s,parentDataProperty:"triggerBases",rootData:P,dynamicAnchors:k})||(e=e===null?
E.errors:j(e,E.errors),r=e.length)),s.turnsAfterEntry!==void 0){let a=s.turnsAfterEntry;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+
"/europeanFleet/turnsAfterEntry",schemaPath:"#/properties/europeanFleet/properties/turnsAfterEntry/type",keyword:"type",params:{type:"integer"}}),r++),typeof a==
"number"&&isFinite(a)&&((a>1||isNaN(a))&&(e=t(e,{instancePath:i+"/europeanFleet/turnsAfterEntry",schemaPath:"#/properties/europeanFleet/properties/turnsAfterEnt\
ry/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/europeanFleet/turnsAfterEntry",schemaPath:"#/pro\
perties/europeanFleet/properties/turnsAfterEntry/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}}else e=t(e,{instancePath:i+"/europeanFleet",
schemaPath:"#/properties/europeanFleet/type",keyword:"type",params:{type:"object"}}),r++}if(o.longLance!==void 0){let s=o.longLance;if(s&&typeof s=="object"&&!Array.
isArray(s)){s.side===void 0&&(e=t(e,{instancePath:i+"/longLance",schemaPath:"#/properties/longLance/required",keyword:"required",params:{missingProperty:"side"}}),
r++),s.classes===void 0&&(e=t(e,{instancePath:i+"/longLance",schemaPath:"#/properties/longLance/required",keyword:"required",params:{missingProperty:"classes"}}),
r++),s.firepower===void 0&&(e=t(e,{instancePath:i+"/longLance",schemaPath:"#/properties/longLance/required",keyword:"required",params:{missingProperty:"firepowe\
r"}}),r++),s.rounds===void 0&&(e=t(e,{instancePath:i+"/longLance",schemaPath:"#/properties/longLance/required",keyword:"required",params:{missingProperty:"round\
s"}}),r++);for(let a in s)a==="side"||a==="classes"||a==="firepower"||a==="rounds"||(e=t(e,{instancePath:i+"/longLance",schemaPath:"#/properties/longLance/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);if(s.side!==void 0){let a=s.side;typeof a!="string"&&(e=t(e,{instancePath:i+
"/longLance/side",schemaPath:"defs.schema.json#/$defs/side/type",keyword:"type",params:{type:"string"}}),r++),a==="japan"||a==="allies"||(e=t(e,{instancePath:i+
"/longLance/side",schemaPath:"defs.schema.json#/$defs/side/enum",keyword:"enum",params:{allowedValues:["japan","allies"]}}),r++)}if(s.classes!==void 0&&(F(s.classes,
{instancePath:i+"/longLance/classes",parentData:s,parentDataProperty:"classes",rootData:P,dynamicAnchors:k})||(e=e===null?F.errors:j(e,F.errors),r=e.length)),s.
firepower!==void 0){let a=s.firepower;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/longLance/firepower",schemaPath:"#/properties\
/longLance/properties/firepower/type",keyword:"type",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>4||isNaN(a))&&(e=t(e,{instancePath:i+"/\
longLance/firepower",schemaPath:"#/properties/longLance/properties/firepower/maximum",keyword:"maximum",params:{comparison:"<=",limit:4}}),r++),(a<0||isNaN(a))&&
(e=t(e,{instancePath:i+"/longLance/firepower",schemaPath:"#/properties/longLance/properties/firepower/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),
r++))}if(s.rounds!==void 0){let a=s.rounds;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/longLance/rounds",schemaPath:"#/properti\
es/longLance/properties/rounds/type",keyword:"type",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>99||isNaN(a))&&(e=t(e,{instancePath:i+"/\
longLance/rounds",schemaPath:"#/properties/longLance/properties/rounds/maximum",keyword:"maximum",params:{comparison:"<=",limit:99}}),r++),(a<0||isNaN(a))&&(e=t(
e,{instancePath:i+"/longLance/rounds",schemaPath:"#/properties/longLance/properties/rounds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}}else
e=t(e,{instancePath:i+"/longLance",schemaPath:"#/properties/longLance/type",keyword:"type",params:{type:"object"}}),r++}if(o.tokyoExpress!==void 0){let s=o.tokyoExpress;
if(s&&typeof s=="object"&&!Array.isArray(s)){s.side===void 0&&(e=t(e,{instancePath:i+"/tokyoExpress",schemaPath:"#/properties/tokyoExpress/required",keyword:"re\
quired",params:{missingProperty:"side"}}),r++),s.classes===void 0&&(e=t(e,{instancePath:i+"/tokyoExpress",schemaPath:"#/properties/tokyoExpress/required",keyword:"\
required",params:{missingProperty:"classes"}}),r++);for(let a in s)a==="side"||a==="classes"||(e=t(e,{instancePath:i+"/tokyoExpress",schemaPath:"#/properties/to\
kyoExpress/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);if(s.side!==void 0){let a=s.side;typeof a!="string"&&(e=t(e,
{instancePath:i+"/tokyoExpress/side",schemaPath:"defs.schema.json#/$defs/side/type",keyword:"type",params:{type:"string"}}),r++),a==="japan"||a==="allies"||(e=t(
e,{instancePath:i+"/tokyoExpress/side",schemaPath:"defs.schema.json#/$defs/side/enum",keyword:"enum",params:{allowedValues:["japan","allies"]}}),r++)}s.classes!==
void 0&&(F(s.classes,{instancePath:i+"/tokyoExpress/classes",parentData:s,parentDataProperty:"classes",rootData:P,dynamicAnchors:k})||(e=e===null?F.errors:j(e,F.
errors),r=e.length))}else e=t(e,{instancePath:i+"/tokyoExpress",schemaPath:"#/properties/tokyoExpress/type",keyword:"type",params:{type:"object"}}),r++}if(o.kamikaze!==
void 0){let s=o.kamikaze;if(s&&typeof s=="object"&&!Array.isArray(s)){s.fromTurn===void 0&&(e=t(e,{instancePath:i+"/kamikaze",schemaPath:"#/properties/kamikaze/\
required",keyword:"required",params:{missingProperty:"fromTurn"}}),r++),s.victoryPointsAtMost===void 0&&(e=t(e,{instancePath:i+"/kamikaze",schemaPath:"#/propert\
ies/kamikaze/required",keyword:"required",params:{missingProperty:"victoryPointsAtMost"}}),r++),s.stepsLost===void 0&&(e=t(e,{instancePath:i+"/kamikaze",schemaPath:"\
#/properties/kamikaze/required",keyword:"required",params:{missingProperty:"stepsLost"}}),r++),s.lost===void 0&&(e=t(e,{instancePath:i+"/kamikaze",schemaPath:"#\
/properties/kamikaze/required",keyword:"required",params:{missingProperty:"lost"}}),r++);for(let a in s)a==="fromTurn"||a==="victoryPointsAtMost"||a==="stepsLos\
t"||a==="lost"||(e=t(e,{instancePath:i+"/kamikaze",schemaPath:"#/properties/kamikaze/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),
r++);if(s.fromTurn!==void 0){let a=s.fromTurn;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/kamikaze/fromTurn",schemaPath:"defs.s\
chema.json#/$defs/turn/type",keyword:"type",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>16||isNaN(a))&&(e=t(e,{instancePath:i+"/kamikaze\
/fromTurn",schemaPath:"defs.schema.json#/$defs/turn/maximum",keyword:"maximum",params:{comparison:"<=",limit:16}}),r++),(a<1||isNaN(a))&&(e=t(e,{instancePath:i+
"/kamikaze/fromTurn",schemaPath:"defs.schema.json#/$defs/turn/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(s.victoryPointsAtMost!==void 0){
let a=s.victoryPointsAtMost;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/kamikaze/victoryPointsAtMost",schemaPath:"#/properties/\
kamikaze/properties/victoryPointsAtMost/type",keyword:"type",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>200||isNaN(a))&&(e=t(e,{instancePath:i+
"/kamikaze/victoryPointsAtMost",schemaPath:"#/properties/kamikaze/properties/victoryPointsAtMost/maximum",keyword:"maximum",params:{comparison:"<=",limit:200}}),
r++),(a<-200||isNaN(a))&&(e=t(e,{instancePath:i+"/kamikaze/victoryPointsAtMost",schemaPath:"#/properties/kamikaze/properties/victoryPointsAtMost/minimum",keyword:"\
minimum",params:{comparison:">=",limit:-200}}),r++))}if(s.stepsLost!==void 0){let a=s.stepsLost;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+
"/kamikaze/stepsLost",schemaPath:"#/properties/kamikaze/properties/stepsLost/type",keyword:"type",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&
((a>30||isNaN(a))&&(e=t(e,{instancePath:i+"/kamikaze/stepsLost",schemaPath:"#/properties/kamikaze/properties/stepsLost/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:30}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/kamikaze/stepsLost",schemaPath:"#/properties/kamikaze/properties/stepsLost/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}),r++))}if(s.lost!==void 0){let a=s.lost;typeof a!="string"&&(e=t(e,{instancePath:i+"/kamikaze/lost",schemaPath:"#/propert\
ies/kamikaze/properties/lost/type",keyword:"type",params:{type:"string"}}),r++),a==="step"||a==="unit"||(e=t(e,{instancePath:i+"/kamikaze/lost",schemaPath:"#/pr\
operties/kamikaze/properties/lost/enum",keyword:"enum",params:{allowedValues:["step","unit"]}}),r++)}}else e=t(e,{instancePath:i+"/kamikaze",schemaPath:"#/prope\
rties/kamikaze/type",keyword:"type",params:{type:"object"}}),r++}if(o.sources!==void 0&&(Pe(o.sources,{instancePath:i+"/sources",parentData:o,parentDataProperty:"\
sources",rootData:P,dynamicAnchors:k})||(e=e===null?Pe.errors:j(e,Pe.errors),r=e.length)),o.ranger!==void 0){let s=o.ranger;if(s&&typeof s=="object"&&!Array.isArray(
s)){s.box===void 0&&(e=t(e,{instancePath:i+"/ranger",schemaPath:"#/properties/ranger/required",keyword:"required",params:{missingProperty:"box"}}),r++),s.carrierClasses===
void 0&&(e=t(e,{instancePath:i+"/ranger",schemaPath:"#/properties/ranger/required",keyword:"required",params:{missingProperty:"carrierClasses"}}),r++),s.victoryPoints===
void 0&&(e=t(e,{instancePath:i+"/ranger",schemaPath:"#/properties/ranger/required",keyword:"required",params:{missingProperty:"victoryPoints"}}),r++);for(let a in s)
a==="box"||a==="carrierClasses"||a==="victoryPoints"||(e=t(e,{instancePath:i+"/ranger",schemaPath:"#/properties/ranger/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:a}}),r++);if(s.box!==void 0){let a=s.box;typeof a=="string"?(a.length>80&&$(a)>80&&(e=t(e,{instancePath:i+"/ranger/box",schemaPath:"\
defs.schema.json#/$defs/placeId/maxLength",keyword:"maxLength",params:{limit:80}}),r++),b.test(a)||(e=t(e,{instancePath:i+"/ranger/box",schemaPath:"defs.schema.\
json#/$defs/placeId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/ranger/box",schemaPath:"defs.schema.json\
#/$defs/placeId/type",keyword:"type",params:{type:"string"}}),r++)}if(s.carrierClasses!==void 0&&(F(s.carrierClasses,{instancePath:i+"/ranger/carrierClasses",parentData:s,
parentDataProperty:"carrierClasses",rootData:P,dynamicAnchors:k})||(e=e===null?F.errors:j(e,F.errors),r=e.length)),s.victoryPoints!==void 0){let a=s.victoryPoints;
typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/ranger/victoryPoints",schemaPath:"#/properties/ranger/properties/victoryPoints/type",
keyword:"type",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>20||isNaN(a))&&(e=t(e,{instancePath:i+"/ranger/victoryPoints",schemaPath:"#/p\
roperties/ranger/properties/victoryPoints/maximum",keyword:"maximum",params:{comparison:"<=",limit:20}}),r++),(a<-20||isNaN(a))&&(e=t(e,{instancePath:i+"/ranger\
/victoryPoints",schemaPath:"#/properties/ranger/properties/victoryPoints/minimum",keyword:"minimum",params:{comparison:">=",limit:-20}}),r++))}}else e=t(e,{instancePath:i+
"/ranger",schemaPath:"#/properties/ranger/type",keyword:"type",params:{type:"object"}}),r++}if(o.pilotTraining!==void 0){let s=o.pilotTraining;if(s&&typeof s=="\
object"&&!Array.isArray(s)){s.lastAutomaticTurn===void 0&&(e=t(e,{instancePath:i+"/pilotTraining",schemaPath:"#/properties/pilotTraining/required",keyword:"requ\
ired",params:{missingProperty:"lastAutomaticTurn"}}),r++),s.turns===void 0&&(e=t(e,{instancePath:i+"/pilotTraining",schemaPath:"#/properties/pilotTraining/requi\
red",keyword:"required",params:{missingProperty:"turns"}}),r++);for(let a in s)a==="lastAutomaticTurn"||a==="turns"||(e=t(e,{instancePath:i+"/pilotTraining",schemaPath:"\
#/properties/pilotTraining/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);if(s.lastAutomaticTurn!==void 0){let a=s.lastAutomaticTurn;
typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/pilotTraining/lastAutomaticTurn",schemaPath:"defs.schema.json#/$defs/turn/type",keyword:"\
type",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>16||isNaN(a))&&(e=t(e,{instancePath:i+"/pilotTraining/lastAutomaticTurn",schemaPath:"d\
efs.schema.json#/$defs/turn/maximum",keyword:"maximum",params:{comparison:"<=",limit:16}}),r++),(a<1||isNaN(a))&&(e=t(e,{instancePath:i+"/pilotTraining/lastAuto\
maticTurn",schemaPath:"defs.schema.json#/$defs/turn/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(s.turns!==void 0){let a=s.turns;typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/pilotTraining/turns",schemaPath:"#/properties/pilotTraining/properties/turns/type",keyword:"t\
ype",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>16||isNaN(a))&&(e=t(e,{instancePath:i+"/pilotTraining/turns",schemaPath:"#/properties/p\
ilotTraining/properties/turns/maximum",keyword:"maximum",params:{comparison:"<=",limit:16}}),r++),(a<1||isNaN(a))&&(e=t(e,{instancePath:i+"/pilotTraining/turns",
schemaPath:"#/properties/pilotTraining/properties/turns/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}}else e=t(e,{instancePath:i+"/pilotT\
raining",schemaPath:"#/properties/pilotTraining/type",keyword:"type",params:{type:"object"}}),r++}if(o.accidents!==void 0){let s=o.accidents;if(s&&typeof s=="ob\
ject"&&!Array.isArray(s)){s.dice===void 0&&(e=t(e,{instancePath:i+"/accidents",schemaPath:"#/properties/accidents/required",keyword:"required",params:{missingProperty:"\
dice"}}),r++),s.dieSides===void 0&&(e=t(e,{instancePath:i+"/accidents",schemaPath:"#/properties/accidents/required",keyword:"required",params:{missingProperty:"\
dieSides"}}),r++),s.result===void 0&&(e=t(e,{instancePath:i+"/accidents",schemaPath:"#/properties/accidents/required",keyword:"required",params:{missingProperty:"\
result"}}),r++),s.classes===void 0&&(e=t(e,{instancePath:i+"/accidents",schemaPath:"#/properties/accidents/required",keyword:"required",params:{missingProperty:"\
classes"}}),r++),s.alliedBase===void 0&&(e=t(e,{instancePath:i+"/accidents",schemaPath:"#/properties/accidents/required",keyword:"required",params:{missingProperty:"\
alliedBase"}}),r++),s.japanLoses===void 0&&(e=t(e,{instancePath:i+"/accidents",schemaPath:"#/properties/accidents/required",keyword:"required",params:{missingProperty:"\
japanLoses"}}),r++);for(let a in s)a==="dice"||a==="dieSides"||a==="result"||a==="classes"||a==="alliedBase"||a==="japanLoses"||(e=t(e,{instancePath:i+"/acciden\
ts",schemaPath:"#/properties/accidents/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);if(s.dice!==void 0){let a=s.dice;
typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/accidents/dice",schemaPath:"#/properties/accidents/properties/dice/type",keyword:"t\
ype",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>4||isNaN(a))&&(e=t(e,{instancePath:i+"/accidents/dice",schemaPath:"#/properties/acciden\
ts/properties/dice/maximum",keyword:"maximum",params:{comparison:"<=",limit:4}}),r++),(a<1||isNaN(a))&&(e=t(e,{instancePath:i+"/accidents/dice",schemaPath:"#/pr\
operties/accidents/properties/dice/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(s.dieSides!==void 0){let a=s.dieSides;typeof a=="numbe\
r"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/accidents/dieSides",schemaPath:"#/properties/accidents/properties/dieSides/type",keyword:"type",params:{
type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>20||isNaN(a))&&(e=t(e,{instancePath:i+"/accidents/dieSides",schemaPath:"#/properties/accidents/prope\
rties/dieSides/maximum",keyword:"maximum",params:{comparison:"<=",limit:20}}),r++),(a<2||isNaN(a))&&(e=t(e,{instancePath:i+"/accidents/dieSides",schemaPath:"#/p\
roperties/accidents/properties/dieSides/minimum",keyword:"minimum",params:{comparison:">=",limit:2}}),r++))}if(s.result!==void 0){let a=s.result;typeof a=="numb\
er"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/accidents/result",schemaPath:"#/properties/accidents/properties/result/type",keyword:"type",params:{
type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>80||isNaN(a))&&(e=t(e,{instancePath:i+"/accidents/result",schemaPath:"#/properties/accidents/propert\
ies/result/maximum",keyword:"maximum",params:{comparison:"<=",limit:80}}),r++),(a<1||isNaN(a))&&(e=t(e,{instancePath:i+"/accidents/result",schemaPath:"#/propert\
ies/accidents/properties/result/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(s.classes!==void 0&&(F(s.classes,{instancePath:i+"/accide\
nts/classes",parentData:s,parentDataProperty:"classes",rootData:P,dynamicAnchors:k})||(e=e===null?F.errors:j(e,F.errors),r=e.length)),s.alliedBase!==void 0){let a=s.
alliedBase;typeof a=="string"?(a.length>80&&$(a)>80&&(e=t(e,{instancePath:i+"/accidents/alliedBase",schemaPath:"defs.schema.json#/$defs/placeId/maxLength",keyword:"\
maxLength",params:{limit:80}}),r++),b.test(a)||(e=t(e,{instancePath:i+"/accidents/alliedBase",schemaPath:"defs.schema.json#/$defs/placeId/pattern",keyword:"patt\
ern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/accidents/alliedBase",schemaPath:"defs.schema.json#/$defs/placeId/type",keyword:"t\
ype",params:{type:"string"}}),r++)}if(s.japanLoses!==void 0){let a=s.japanLoses;typeof a!="string"&&(e=t(e,{instancePath:i+"/accidents/japanLoses",schemaPath:"#\
/properties/accidents/properties/japanLoses/type",keyword:"type",params:{type:"string"}}),r++),a==="any-unit"||a==="endangered"||(e=t(e,{instancePath:i+"/accide\
nts/japanLoses",schemaPath:"#/properties/accidents/properties/japanLoses/enum",keyword:"enum",params:{allowedValues:["any-unit","endangered"]}}),r++)}}else e=t(
e,{instancePath:i+"/accidents",schemaPath:"#/properties/accidents/type",keyword:"type",params:{type:"object"}}),r++}if(o.reactionDeployment!==void 0){let s=o.reactionDeployment;
if(s&&typeof s=="object"&&!Array.isArray(s)){s.perGame===void 0&&(e=t(e,{instancePath:i+"/reactionDeployment",schemaPath:"#/properties/reactionDeployment/requir\
ed",keyword:"required",params:{missingProperty:"perGame"}}),r++);for(let a in s)a!=="perGame"&&(e=t(e,{instancePath:i+"/reactionDeployment",schemaPath:"#/proper\
ties/reactionDeployment/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);if(s.perGame!==void 0){let a=s.perGame;typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/reactionDeployment/perGame",schemaPath:"#/properties/reactionDeployment/properties/perGame/ty\
pe",keyword:"type",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>40||isNaN(a))&&(e=t(e,{instancePath:i+"/reactionDeployment/perGame",schemaPath:"\
#/properties/reactionDeployment/properties/perGame/maximum",keyword:"maximum",params:{comparison:"<=",limit:40}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"\
/reactionDeployment/perGame",schemaPath:"#/properties/reactionDeployment/properties/perGame/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}}else
e=t(e,{instancePath:i+"/reactionDeployment",schemaPath:"#/properties/reactionDeployment/type",keyword:"type",params:{type:"object"}}),r++}if(o.strategicBombing!==
void 0){let s=o.strategicBombing;if(s&&typeof s=="object"&&!Array.isArray(s)){s.range===void 0&&(e=t(e,{instancePath:i+"/strategicBombing",schemaPath:"#/propert\
ies/strategicBombing/required",keyword:"required",params:{missingProperty:"range"}}),r++),s.from===void 0&&(e=t(e,{instancePath:i+"/strategicBombing",schemaPath:"\
#/properties/strategicBombing/required",keyword:"required",params:{missingProperty:"from"}}),r++),s.oilPerHit===void 0&&(e=t(e,{instancePath:i+"/strategicBombin\
g",schemaPath:"#/properties/strategicBombing/required",keyword:"required",params:{missingProperty:"oilPerHit"}}),r++);for(let a in s)a==="range"||a==="from"||a===
"oilPerHit"||(e=t(e,{instancePath:i+"/strategicBombing",schemaPath:"#/properties/strategicBombing/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),
r++);if(s.range!==void 0){let a=s.range;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/strategicBombing/range",schemaPath:"#/prope\
rties/strategicBombing/properties/range/type",keyword:"type",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>40||isNaN(a))&&(e=t(e,{instancePath:i+
"/strategicBombing/range",schemaPath:"#/properties/strategicBombing/properties/range/maximum",keyword:"maximum",params:{comparison:"<=",limit:40}}),r++),(a<0||isNaN(
a))&&(e=t(e,{instancePath:i+"/strategicBombing/range",schemaPath:"#/properties/strategicBombing/properties/range/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}),r++))}if(s.from!==void 0){let a=s.from;typeof a=="string"?(a.length>80&&$(a)>80&&(e=t(e,{instancePath:i+"/strategicBombing/from",schemaPath:"defs\
.schema.json#/$defs/placeId/maxLength",keyword:"maxLength",params:{limit:80}}),r++),b.test(a)||(e=t(e,{instancePath:i+"/strategicBombing/from",schemaPath:"defs.\
schema.json#/$defs/placeId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/strategicBombing/from",schemaPath:"\
defs.schema.json#/$defs/placeId/type",keyword:"type",params:{type:"string"}}),r++)}if(s.oilPerHit!==void 0){let a=s.oilPerHit;if(typeof a=="number"&&isFinite(a)){
(a>1e3||isNaN(a))&&(e=t(e,{instancePath:i+"/strategicBombing/oilPerHit",schemaPath:"../common/common.schema.json#/$defs/quarters/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e3}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/strategicBombing/oilPerHit",schemaPath:"../common/common.schema.json#/$defs/quarters\
/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++);let n;n=a/.25,n!==parseInt(n)&&(e=t(e,{instancePath:i+"/strategicBombing/oilPerHit",schemaPath:"\
../common/common.schema.json#/$defs/quarters/multipleOf",keyword:"multipleOf",params:{multipleOf:.25}}),r++)}else e=t(e,{instancePath:i+"/strategicBombing/oilPe\
rHit",schemaPath:"../common/common.schema.json#/$defs/quarters/type",keyword:"type",params:{type:"number"}}),r++}}else e=t(e,{instancePath:i+"/strategicBombing",
schemaPath:"#/properties/strategicBombing/type",keyword:"type",params:{type:"object"}}),r++}if(o.hiddenTaskForces!==void 0){let s=o.hiddenTaskForces;if(s&&typeof s==
"object"&&!Array.isArray(s)){s.markers===void 0&&(e=t(e,{instancePath:i+"/hiddenTaskForces",schemaPath:"#/properties/hiddenTaskForces/required",keyword:"require\
d",params:{missingProperty:"markers"}}),r++);for(let a in s)a!=="markers"&&(e=t(e,{instancePath:i+"/hiddenTaskForces",schemaPath:"#/properties/hiddenTaskForces/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);if(s.markers!==void 0){let a=s.markers;if(a&&typeof a=="object"&&!Array.
isArray(a)){for(let n in a)n==="us"||n==="britain"||n==="netherlands"||(e=t(e,{instancePath:i+"/hiddenTaskForces/markers",schemaPath:"#/properties/hiddenTaskFor\
ces/properties/markers/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),r++);if(a.us!==void 0){let n=a.us;typeof n=="number"&&
!(n%1)&&!isNaN(n)&&isFinite(n)||(e=t(e,{instancePath:i+"/hiddenTaskForces/markers/us",schemaPath:"#/$defs/markers/type",keyword:"type",params:{type:"integer"}}),
r++),typeof n=="number"&&isFinite(n)&&((n>99||isNaN(n))&&(e=t(e,{instancePath:i+"/hiddenTaskForces/markers/us",schemaPath:"#/$defs/markers/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:99}}),r++),(n<0||isNaN(n))&&(e=t(e,{instancePath:i+"/hiddenTaskForces/markers/us",schemaPath:"#/$defs/markers/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}),r++))}if(a.britain!==void 0){let n=a.britain;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=t(e,{instancePath:i+
"/hiddenTaskForces/markers/britain",schemaPath:"#/$defs/markers/type",keyword:"type",params:{type:"integer"}}),r++),typeof n=="number"&&isFinite(n)&&((n>99||isNaN(
n))&&(e=t(e,{instancePath:i+"/hiddenTaskForces/markers/britain",schemaPath:"#/$defs/markers/maximum",keyword:"maximum",params:{comparison:"<=",limit:99}}),r++),
(n<0||isNaN(n))&&(e=t(e,{instancePath:i+"/hiddenTaskForces/markers/britain",schemaPath:"#/$defs/markers/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),
r++))}if(a.netherlands!==void 0){let n=a.netherlands;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=t(e,{instancePath:i+"/hiddenTaskForces/markers/nethe\
rlands",schemaPath:"#/$defs/markers/type",keyword:"type",params:{type:"integer"}}),r++),typeof n=="number"&&isFinite(n)&&((n>99||isNaN(n))&&(e=t(e,{instancePath:i+
"/hiddenTaskForces/markers/netherlands",schemaPath:"#/$defs/markers/maximum",keyword:"maximum",params:{comparison:"<=",limit:99}}),r++),(n<0||isNaN(n))&&(e=t(e,
{instancePath:i+"/hiddenTaskForces/markers/netherlands",schemaPath:"#/$defs/markers/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}}else e=
t(e,{instancePath:i+"/hiddenTaskForces/markers",schemaPath:"#/properties/hiddenTaskForces/properties/markers/type",keyword:"type",params:{type:"object"}}),r++}}else
e=t(e,{instancePath:i+"/hiddenTaskForces",schemaPath:"#/properties/hiddenTaskForces/type",keyword:"type",params:{type:"object"}}),r++}if(o.antiAircraftUpgrade!==
void 0){let s=o.antiAircraftUpgrade;if(s&&typeof s=="object"&&!Array.isArray(s)){s.side===void 0&&(e=t(e,{instancePath:i+"/antiAircraftUpgrade",schemaPath:"#/pr\
operties/antiAircraftUpgrade/required",keyword:"required",params:{missingProperty:"side"}}),r++),s.fromTurn===void 0&&(e=t(e,{instancePath:i+"/antiAircraftUpgra\
de",schemaPath:"#/properties/antiAircraftUpgrade/required",keyword:"required",params:{missingProperty:"fromTurn"}}),r++),s.add===void 0&&(e=t(e,{instancePath:i+
"/antiAircraftUpgrade",schemaPath:"#/properties/antiAircraftUpgrade/required",keyword:"required",params:{missingProperty:"add"}}),r++);for(let a in s)a==="side"||
a==="fromTurn"||a==="add"||(e=t(e,{instancePath:i+"/antiAircraftUpgrade",schemaPath:"#/properties/antiAircraftUpgrade/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:a}}),r++);if(s.side!==void 0){let a=s.side;typeof a!="string"&&(e=t(e,{instancePath:i+"/antiAircraftUpgrade/side",schemaPath:"\
defs.schema.json#/$defs/side/type",keyword:"type",params:{type:"string"}}),r++),a==="japan"||a==="allies"||(e=t(e,{instancePath:i+"/antiAircraftUpgrade/side",schemaPath:"\
defs.schema.json#/$defs/side/enum",keyword:"enum",params:{allowedValues:["japan","allies"]}}),r++)}if(s.fromTurn!==void 0){let a=s.fromTurn;typeof a=="number"&&
!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/antiAircraftUpgrade/fromTurn",schemaPath:"defs.schema.json#/$defs/turn/type",keyword:"type",params:{type:"\
integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>16||isNaN(a))&&(e=t(e,{instancePath:i+"/antiAircraftUpgrade/fromTurn",schemaPath:"defs.schema.json#/$defs/\
turn/maximum",keyword:"maximum",params:{comparison:"<=",limit:16}}),r++),(a<1||isNaN(a))&&(e=t(e,{instancePath:i+"/antiAircraftUpgrade/fromTurn",schemaPath:"def\
s.schema.json#/$defs/turn/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(s.add!==void 0){let a=s.add;if(typeof a=="number"&&isFinite(a)){
(a>10||isNaN(a))&&(e=t(e,{instancePath:i+"/antiAircraftUpgrade/add",schemaPath:"#/properties/antiAircraftUpgrade/properties/add/maximum",keyword:"maximum",params:{
comparison:"<=",limit:10}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/antiAircraftUpgrade/add",schemaPath:"#/properties/antiAircraftUpgrade/properties/add/\
minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++);let n;n=a/.25,n!==parseInt(n)&&(e=t(e,{instancePath:i+"/antiAircraftUpgrade/add",schemaPath:"\
#/properties/antiAircraftUpgrade/properties/add/multipleOf",keyword:"multipleOf",params:{multipleOf:.25}}),r++)}else e=t(e,{instancePath:i+"/antiAircraftUpgrade\
/add",schemaPath:"#/properties/antiAircraftUpgrade/properties/add/type",keyword:"type",params:{type:"number"}}),r++}}else e=t(e,{instancePath:i+"/antiAircraftUp\
grade",schemaPath:"#/properties/antiAircraftUpgrade/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"}}),r++;return Me.errors=e,r===0}Me.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Nr=Ge;function D(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=D.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),Array.isArray(o)){o.length>40&&(e=t(e,{instancePath:i,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:40}}),r++),
o.length<1&&(e=t(e,{instancePath:i,schemaPath:"#/minItems",keyword:"minItems",params:{limit:1}}),r++);let s=o.length;for(let a=0;a<s;a++){let n=o[a];typeof n!="\
string"&&(e=t(e,{instancePath:i+"/"+a,schemaPath:"#/$defs/step/type",keyword:"type",params:{type:"string"}}),r++),n==="late-conquest"||n==="japanese-player-turn"||
n==="allied-player-turn"||n==="transport"||n==="oil-transport"||n==="destroyer-transfer"||n==="economic-warfare"||n==="submarine-declaration"||n==="merchant-asw"||
n==="submarine-warfare"||n==="strategic-bombing"||n==="reinforcement"||n==="arrivals"||n==="accidents"||n==="ranger"||n==="submarine-points"||n==="transport-poi\
nts"||n==="replacements"||n==="off-map-movement"||n==="kamikaze-losses"||n==="first-deployment"||n==="operational-movement"||n==="reaction"||n==="air-commitment"||
n==="combat"||n==="submarine-attacks"||n==="battles"||n==="battle"||n==="battle-preparation"||n==="air-combat"||n==="air-to-air"||n==="target-determination"||n===
"air-strikes"||n==="surface-combat"||n==="sea-control"||n==="land-combat"||n==="amphibious-round"||n==="replacement-round"||n==="ground-support"||n==="supply-ro\
und"||n==="land-combat-round"||n==="battle-administration"||n==="return-to-base"||n==="ships-return"||n==="control-changes"||n==="return-stacking"||n==="second-\
deployment"||n==="end"||n==="replacements-removal"||n==="disbandment"||n==="victory-points"||(e=t(e,{instancePath:i+"/"+a,schemaPath:"#/$defs/step/enum",keyword:"\
enum",params:{allowedValues:["late-conquest","japanese-player-turn","allied-player-turn","transport","oil-transport","destroyer-transfer","economic-warfare","su\
bmarine-declaration","merchant-asw","submarine-warfare","strategic-bombing","reinforcement","arrivals","accidents","ranger","submarine-points","transport-points",
"replacements","off-map-movement","kamikaze-losses","first-deployment","operational-movement","reaction","air-commitment","combat","submarine-attacks","battles",
"battle","battle-preparation","air-combat","air-to-air","target-determination","air-strikes","surface-combat","sea-control","land-combat","amphibious-round","re\
placement-round","ground-support","supply-round","land-combat-round","battle-administration","return-to-base","ships-return","control-changes","return-stacking",
"second-deployment","end","replacements-removal","disbandment","victory-points"]}}),r++)}}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"array"}}),r++;return D.errors=e,r===0}D.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function ke(o,{instancePath:i="",parentData:w,parentDataProperty:q,
rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=ke.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&
!Array.isArray(o)){Object.keys(o).length<1&&(e=t(e,{instancePath:i,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1}}),r++);for(let s in o)A.
test(s)||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);for(let s in o)A.test(s)&&
(N(o[s],{instancePath:i+"/"+c(s),parentData:o,parentDataProperty:s,rootData:P,dynamicAnchors:k})||(e=e===null?N.errors:j(e,N.errors),r=e.length))}else e=t(e,{instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return ke.errors=e,r===0}ke.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ge(o,{
instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=Ge.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&
(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.$schema===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
$schema"}}),r++),o.turn===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"turn"}}),r++),o["japanese-player-tu\
rn"]===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"japanese-player-turn"}}),r++),o["allied-player-turn"]===
void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"allied-player-turn"}}),r++),o.transport===void 0&&(e=t(e,{instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"transport"}}),r++),o["economic-warfare"]===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"economic-warfare"}}),r++),o.reinforcement===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"reinforcement"}}),r++),o.combat===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
combat"}}),r++),o.battle===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"battle"}}),r++),o["air-combat"]===
void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"air-combat"}}),r++),o["land-combat"]===void 0&&(e=t(e,{instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"land-combat"}}),r++),o["return-to-base"]===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"return-to-base"}}),r++),o.end===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"end"}}),r++),o.sources===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sources"}}),r++);for(let s in o)
s==="$schema"||s==="turn"||s==="japanese-player-turn"||s==="allied-player-turn"||s==="transport"||s==="economic-warfare"||s==="reinforcement"||s==="combat"||s===
"battle"||s==="air-combat"||s==="land-combat"||s==="return-to-base"||s==="end"||s==="sources"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s}}),r++);if(o.$schema!==void 0){let s=o.$schema;typeof s=="string"?s.length<1&&(e=t(e,{instancePath:i+"/$schem\
a",schemaPath:"../common/common.schema.json#/$defs/schemaPath/minLength",keyword:"minLength",params:{limit:1}}),r++):(e=t(e,{instancePath:i+"/$schema",schemaPath:"\
../common/common.schema.json#/$defs/schemaPath/type",keyword:"type",params:{type:"string"}}),r++)}o.turn!==void 0&&(D(o.turn,{instancePath:i+"/turn",parentData:o,
parentDataProperty:"turn",rootData:P,dynamicAnchors:k})||(e=e===null?D.errors:j(e,D.errors),r=e.length)),o["japanese-player-turn"]!==void 0&&(D(o["japanese-play\
er-turn"],{instancePath:i+"/japanese-player-turn",parentData:o,parentDataProperty:"japanese-player-turn",rootData:P,dynamicAnchors:k})||(e=e===null?D.errors:j(e,
D.errors),r=e.length)),o["allied-player-turn"]!==void 0&&(D(o["allied-player-turn"],{instancePath:i+"/allied-player-turn",parentData:o,parentDataProperty:"allie\
d-player-turn",rootData:P,dynamicAnchors:k})||(e=e===null?D.errors:j(e,D.errors),r=e.length)),o.transport!==void 0&&(D(o.transport,{instancePath:i+"/transport",
parentData:o,parentDataProperty:"transport",rootData:P,dynamicAnchors:k})||(e=e===null?D.errors:j(e,D.errors),r=e.length)),o["economic-warfare"]!==void 0&&(D(o["\
economic-warfare"],{instancePath:i+"/economic-warfare",parentData:o,parentDataProperty:"economic-warfare",rootData:P,dynamicAnchors:k})||(e=e===null?D.errors:j(
e,D.errors),r=e.length)),o.reinforcement!==void 0&&(D(o.reinforcement,{instancePath:i+"/reinforcement",parentData:o,parentDataProperty:"reinforcement",rootData:P,
dynamicAnchors:k})||(e=e===null?D.errors:j(e,D.errors),r=e.length)),o.combat!==void 0&&(D(o.combat,{instancePath:i+"/combat",parentData:o,parentDataProperty:"co\
mbat",rootData:P,dynamicAnchors:k})||(e=e===null?D.errors:j(e,D.errors),r=e.length)),o.battle!==void 0&&(D(o.battle,{instancePath:i+"/battle",parentData:o,parentDataProperty:"\
battle",rootData:P,dynamicAnchors:k})||(e=e===null?D.errors:j(e,D.errors),r=e.length)),o["air-combat"]!==void 0&&(D(o["air-combat"],{instancePath:i+"/air-combat",
parentData:o,parentDataProperty:"air-combat",rootData:P,dynamicAnchors:k})||(e=e===null?D.errors:j(e,D.errors),r=e.length)),o["land-combat"]!==void 0&&(D(o["lan\
d-combat"],{instancePath:i+"/land-combat",parentData:o,parentDataProperty:"land-combat",rootData:P,dynamicAnchors:k})||(e=e===null?D.errors:j(e,D.errors),r=e.length)),
o["return-to-base"]!==void 0&&(D(o["return-to-base"],{instancePath:i+"/return-to-base",parentData:o,parentDataProperty:"return-to-base",rootData:P,dynamicAnchors:k})||
(e=e===null?D.errors:j(e,D.errors),r=e.length)),o.end!==void 0&&(D(o.end,{instancePath:i+"/end",parentData:o,parentDataProperty:"end",rootData:P,dynamicAnchors:k})||
(e=e===null?D.errors:j(e,D.errors),r=e.length)),o.sources!==void 0&&(ke(o.sources,{instancePath:i+"/sources",parentData:o,parentDataProperty:"sources",rootData:P,
dynamicAnchors:k})||(e=e===null?ke.errors:j(e,ke.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;
return Ge.errors=e,r===0}Ge.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var vr=Ke;var V={validate:te};function Z(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=Z.evaluated;if(y.dynamicProps&&
(y.props=void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"is"}}),r++),o.of===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"of"}}),
r++);for(let s in o)s==="is"||s==="of"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),
r++);if(o.is!==void 0&&o.is!=="all"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/properties/is/const",keyword:"const",params:{allowedValue:"all"}}),r++),o.of!==void 0){
let s=o.of;if(Array.isArray(s)){s.length>12&&(e=t(e,{instancePath:i+"/of",schemaPath:"#/properties/of/maxItems",keyword:"maxItems",params:{limit:12}}),r++),s.length<
1&&(e=t(e,{instancePath:i+"/of",schemaPath:"#/properties/of/minItems",keyword:"minItems",params:{limit:1}}),r++);let a=s.length;for(let n=0;n<a;n++)V.validate(s[n],
{instancePath:i+"/of/"+n,parentData:s,parentDataProperty:n,rootData:P,dynamicAnchors:k})||(e=e===null?V.validate.errors:e.concat(V.validate.errors),r=e.length)}else
e=t(e,{instancePath:i+"/of",schemaPath:"#/properties/of/type",keyword:"type",params:{type:"array"}}),r++}}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}),r++;return Z.errors=e,r===0}Z.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function R(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=R.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"is"}}),r++),o.of===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"of"}}),r++);for(let s in o)
s==="is"||s==="of"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);if(o.is!==void 0&&
o.is!=="any"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/properties/is/const",keyword:"const",params:{allowedValue:"any"}}),r++),o.of!==void 0){let s=o.of;if(Array.
isArray(s)){s.length>12&&(e=t(e,{instancePath:i+"/of",schemaPath:"#/properties/of/maxItems",keyword:"maxItems",params:{limit:12}}),r++),s.length<1&&(e=t(e,{instancePath:i+
"/of",schemaPath:"#/properties/of/minItems",keyword:"minItems",params:{limit:1}}),r++);let a=s.length;for(let n=0;n<a;n++)V.validate(s[n],{instancePath:i+"/of/"+
n,parentData:s,parentDataProperty:n,rootData:P,dynamicAnchors:k})||(e=e===null?V.validate.errors:e.concat(V.validate.errors),r=e.length)}else e=t(e,{instancePath:i+
"/of",schemaPath:"#/properties/of/type",keyword:"type",params:{type:"array"}}),r++}}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}),r++;return R.errors=e,r===0}R.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function W(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=W.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"is"}}),r++),o.of===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"of"}}),r++);for(let s in o)
s==="is"||s==="of"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);o.is!==void 0&&
o.is!=="not"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/properties/is/const",keyword:"const",params:{allowedValue:"not"}}),r++),o.of!==void 0&&(V.validate(o.of,
{instancePath:i+"/of",parentData:o,parentDataProperty:"of",rootData:P,dynamicAnchors:k})||(e=e===null?V.validate.errors:e.concat(V.validate.errors),r=e.length))}else
e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return W.errors=e,r===0}W.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function M(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=M.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"is"}}),r++);for(let s in o)s==="is"||s==="from"||s==="to"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:s}}),r++);if(o.is!==void 0&&o.is!=="turn-between"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/properties/is/const",
keyword:"const",params:{allowedValue:"turn-between"}}),r++),o.from!==void 0){let s=o.from;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+
"/from",schemaPath:"#/$defs/turn/type",keyword:"type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>16||isNaN(s))&&(e=t(e,{instancePath:i+
"/from",schemaPath:"#/$defs/turn/maximum",keyword:"maximum",params:{comparison:"<=",limit:16}}),r++),(s<1||isNaN(s))&&(e=t(e,{instancePath:i+"/from",schemaPath:"\
#/$defs/turn/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(o.to!==void 0){let s=o.to;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||
(e=t(e,{instancePath:i+"/to",schemaPath:"#/$defs/turn/type",keyword:"type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>16||isNaN(s))&&(e=
t(e,{instancePath:i+"/to",schemaPath:"#/$defs/turn/maximum",keyword:"maximum",params:{comparison:"<=",limit:16}}),r++),(s<1||isNaN(s))&&(e=t(e,{instancePath:i+"\
/to",schemaPath:"#/$defs/turn/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}),r++;return M.errors=e,r===0}M.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function G(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=G.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"is"}}),r++),o.side===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"side"}}),r++);
for(let s in o)s==="is"||s==="side"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);
if(o.is!==void 0&&o.is!=="player-turn"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/properties/is/const",keyword:"const",params:{allowedValue:"player-turn"}}),r++),
o.side!==void 0){let s=o.side;typeof s!="string"&&(e=t(e,{instancePath:i+"/side",schemaPath:"#/$defs/side/type",keyword:"type",params:{type:"string"}}),r++),s===
"japan"||s==="allies"||(e=t(e,{instancePath:i+"/side",schemaPath:"#/$defs/side/enum",keyword:"enum",params:{allowedValues:["japan","allies"]}}),r++)}}else e=t(e,
{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return G.errors=e,r===0}G.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function K(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=K.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){Object.keys(o).length<2&&(e=t(e,{instancePath:i,schemaPath:"#/minProperties",
keyword:"minProperties",params:{limit:2}}),r++),o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"is"}}),
r++);for(let s in o)s==="is"||s==="side"||s==="nation"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),
r++);if(o.is!==void 0&&o.is!=="roller"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/properties/is/const",keyword:"const",params:{allowedValue:"roller"}}),r++),o.
side!==void 0){let s=o.side;typeof s!="string"&&(e=t(e,{instancePath:i+"/side",schemaPath:"#/$defs/side/type",keyword:"type",params:{type:"string"}}),r++),s==="\
japan"||s==="allies"||(e=t(e,{instancePath:i+"/side",schemaPath:"#/$defs/side/enum",keyword:"enum",params:{allowedValues:["japan","allies"]}}),r++)}if(o.nation!==
void 0){let s=o.nation;typeof s!="string"&&(e=t(e,{instancePath:i+"/nation",schemaPath:"#/$defs/nation/type",keyword:"type",params:{type:"string"}}),r++),s==="j\
apan"||s==="us"||s==="britain"||s==="netherlands"||(e=t(e,{instancePath:i+"/nation",schemaPath:"#/$defs/nation/enum",keyword:"enum",params:{allowedValues:["japa\
n","us","britain","netherlands"]}}),r++)}}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return K.errors=e,r===0}K.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function U(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=U.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"is"}}),r++),o.side===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"side"}}),r++);
for(let s in o)s==="is"||s==="side"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);
if(o.is!==void 0&&o.is!=="target-side"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/properties/is/const",keyword:"const",params:{allowedValue:"target-side"}}),r++),
o.side!==void 0){let s=o.side;typeof s!="string"&&(e=t(e,{instancePath:i+"/side",schemaPath:"#/$defs/side/type",keyword:"type",params:{type:"string"}}),r++),s===
"japan"||s==="allies"||(e=t(e,{instancePath:i+"/side",schemaPath:"#/$defs/side/enum",keyword:"enum",params:{allowedValues:["japan","allies"]}}),r++)}}else e=t(e,
{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return U.errors=e,r===0}U.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function J(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=J.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"is"}}),r++),o.nation===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"nation"}}),
r++);for(let s in o)s==="is"||s==="nation"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),
r++);if(o.is!==void 0&&o.is!=="target-nation"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/properties/is/const",keyword:"const",params:{allowedValue:"target-nati\
on"}}),r++),o.nation!==void 0){let s=o.nation;typeof s!="string"&&(e=t(e,{instancePath:i+"/nation",schemaPath:"#/$defs/nation/type",keyword:"type",params:{type:"\
string"}}),r++),s==="japan"||s==="us"||s==="britain"||s==="netherlands"||(e=t(e,{instancePath:i+"/nation",schemaPath:"#/$defs/nation/enum",keyword:"enum",params:{
allowedValues:["japan","us","britain","netherlands"]}}),r++)}}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return J.
errors=e,r===0}J.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Q(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=Q.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"is"}}),r++),o.classes===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"classes"}}),
r++);for(let s in o)s==="is"||s==="classes"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),
r++);if(o.is!==void 0&&o.is!=="target-class"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/properties/is/const",keyword:"const",params:{allowedValue:"target-class"}}),
r++),o.classes!==void 0){let s=o.classes;if(Array.isArray(s)){s.length<1&&(e=t(e,{instancePath:i+"/classes",schemaPath:"#/properties/classes/minItems",keyword:"\
minItems",params:{limit:1}}),r++);let a=s.length;for(let f=0;f<a;f++){let u=s[f];typeof u!="string"&&(e=t(e,{instancePath:i+"/classes/"+f,schemaPath:"#/$defs/sh\
ipClass/type",keyword:"type",params:{type:"string"}}),r++),u==="CV"||u==="CVL"||u==="BB"||u==="BBV"||u==="CB"||u==="CA"||u==="CL"||u==="CLAA"||u==="DD"||(e=t(e,
{instancePath:i+"/classes/"+f,schemaPath:"#/$defs/shipClass/enum",keyword:"enum",params:{allowedValues:["CV","CVL","BB","BBV","CB","CA","CL","CLAA","DD"]}}),r++)}
let n=s.length,p;if(n>1){let f=z(s,L);f!==null&&([n,p]=f,e=t(e,{instancePath:i+"/classes",schemaPath:"#/properties/classes/uniqueItems",keyword:"uniqueItems",params:{
i:n,j:p}}),r++)}}else e=t(e,{instancePath:i+"/classes",schemaPath:"#/properties/classes/type",keyword:"type",params:{type:"array"}}),r++}}else e=t(e,{instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return Q.errors=e,r===0}Q.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function X(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=X.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"is"}}),r++),o.class===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"class"}}),
r++);for(let s in o)s==="is"||s==="class"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),
r++);if(o.is!==void 0&&o.is!=="task-force-lacks"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/properties/is/const",keyword:"const",params:{allowedValue:"task-for\
ce-lacks"}}),r++),o.class!==void 0){let s=o.class;typeof s!="string"&&(e=t(e,{instancePath:i+"/class",schemaPath:"#/$defs/shipClass/type",keyword:"type",params:{
type:"string"}}),r++),s==="CV"||s==="CVL"||s==="BB"||s==="BBV"||s==="CB"||s==="CA"||s==="CL"||s==="CLAA"||s==="DD"||(e=t(e,{instancePath:i+"/class",schemaPath:"\
#/$defs/shipClass/enum",keyword:"enum",params:{allowedValues:["CV","CVL","BB","BBV","CB","CA","CL","CLAA","DD"]}}),r++)}}else e=t(e,{instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}),r++;return X.errors=e,r===0}X.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Y(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=Y.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"is"}}),r++),o.id===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}}),r++);for(let s in o)
s==="is"||s==="id"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);if(o.is!==void 0&&
o.is!=="option"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/properties/is/const",keyword:"const",params:{allowedValue:"option"}}),r++),o.id!==void 0){let s=o.id;
typeof s=="string"?(s.length>80&&$(s)>80&&(e=t(e,{instancePath:i+"/id",schemaPath:"../common/common.schema.json#/$defs/optionId/maxLength",keyword:"maxLength",params:{
limit:80}}),r++),b.test(s)||(e=t(e,{instancePath:i+"/id",schemaPath:"../common/common.schema.json#/$defs/optionId/pattern",keyword:"pattern",params:{pattern:"^[\
a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/id",schemaPath:"../common/common.schema.json#/$defs/optionId/type",keyword:"type",params:{type:"string"}}),
r++)}}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return Y.errors=e,r===0}Y.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function te(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=te.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"is"}}),r++);let a=o.is;if(typeof a=="string")if(a==="all"){Z(o,{instancePath:i,parentData:w,parentDataProperty:q,rootData:P,dynamicAnchors:k})||
(e=e===null?Z.errors:j(e,Z.errors),r=e.length);var s=!0}else if(a==="any")R(o,{instancePath:i,parentData:w,parentDataProperty:q,rootData:P,dynamicAnchors:k})||(e=
e===null?R.errors:j(e,R.errors),r=e.length),s!==!0&&(s=!0);else if(a==="not")W(o,{instancePath:i,parentData:w,parentDataProperty:q,rootData:P,dynamicAnchors:k})||
(e=e===null?W.errors:j(e,W.errors),r=e.length),s!==!0&&(s=!0);else if(a==="turn-between")M(o,{instancePath:i,parentData:w,parentDataProperty:q,rootData:P,dynamicAnchors:k})||
(e=e===null?M.errors:j(e,M.errors),r=e.length),s!==!0&&(s=!0);else if(a==="player-turn")G(o,{instancePath:i,parentData:w,parentDataProperty:q,rootData:P,dynamicAnchors:k})||
(e=e===null?G.errors:j(e,G.errors),r=e.length),s!==!0&&(s=!0);else if(a==="roller")K(o,{instancePath:i,parentData:w,parentDataProperty:q,rootData:P,dynamicAnchors:k})||
(e=e===null?K.errors:j(e,K.errors),r=e.length),s!==!0&&(s=!0);else if(a==="target-side")U(o,{instancePath:i,parentData:w,parentDataProperty:q,rootData:P,dynamicAnchors:k})||
(e=e===null?U.errors:j(e,U.errors),r=e.length),s!==!0&&(s=!0);else if(a==="target-nation")J(o,{instancePath:i,parentData:w,parentDataProperty:q,rootData:P,dynamicAnchors:k})||
(e=e===null?J.errors:j(e,J.errors),r=e.length),s!==!0&&(s=!0);else if(a==="target-kind"){if(o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,
schemaPath:"#/$defs/targetKind/required",keyword:"required",params:{missingProperty:"is"}}),r++),o.kinds===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/ta\
rgetKind/required",keyword:"required",params:{missingProperty:"kinds"}}),r++);for(let n in o)n==="is"||n==="kinds"||(e=t(e,{instancePath:i,schemaPath:"#/$defs/t\
argetKind/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),r++);if(o.is!==void 0&&o.is!=="target-kind"&&(e=t(e,{instancePath:i+
"/is",schemaPath:"#/$defs/targetKind/properties/is/const",keyword:"const",params:{allowedValue:"target-kind"}}),r++),o.kinds!==void 0){let n=o.kinds;if(Array.isArray(
n)){n.length<1&&(e=t(e,{instancePath:i+"/kinds",schemaPath:"#/$defs/targetKind/properties/kinds/minItems",keyword:"minItems",params:{limit:1}}),r++);let p=n.length;
for(let d=0;d<p;d++){let m=n[d];typeof m!="string"&&(e=t(e,{instancePath:i+"/kinds/"+d,schemaPath:"#/$defs/targetKind/properties/kinds/items/type",keyword:"type",
params:{type:"string"}}),r++),m==="naval"||m==="land"||m==="air"||m==="replacements"||(e=t(e,{instancePath:i+"/kinds/"+d,schemaPath:"#/$defs/targetKind/properti\
es/kinds/items/enum",keyword:"enum",params:{allowedValues:["naval","land","air","replacements"]}}),r++)}let f=n.length,u;if(f>1){let d={};for(;f--;){let m=n[f];
if(typeof m=="string"){if(typeof d[m]=="number"){u=d[m],e=t(e,{instancePath:i+"/kinds",schemaPath:"#/$defs/targetKind/properties/kinds/uniqueItems",keyword:"uni\
queItems",params:{i:f,j:u}}),r++;break}d[m]=f}}}}else e=t(e,{instancePath:i+"/kinds",schemaPath:"#/$defs/targetKind/properties/kinds/type",keyword:"type",params:{
type:"array"}}),r++}}else e=t(e,{instancePath:i,schemaPath:"#/$defs/targetKind/type",keyword:"type",params:{type:"object"}}),r++;s!==!0&&(s=!0)}else if(a==="tar\
get-class")Q(o,{instancePath:i,parentData:w,parentDataProperty:q,rootData:P,dynamicAnchors:k})||(e=e===null?Q.errors:j(e,Q.errors),r=e.length),s!==!0&&(s=!0);else if(a===
"target-place"){if(o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/targetPlace/required",keyword:"required",
params:{missingProperty:"is"}}),r++),o.place===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/targetPlace/required",keyword:"required",params:{missingProperty:"\
place"}}),r++);for(let n in o)n==="is"||n==="place"||(e=t(e,{instancePath:i,schemaPath:"#/$defs/targetPlace/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:n}}),r++);if(o.is!==void 0&&o.is!=="target-place"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/$defs/targetPlace/properties/is/const",
keyword:"const",params:{allowedValue:"target-place"}}),r++),o.place!==void 0){let n=o.place;typeof n!="string"&&(e=t(e,{instancePath:i+"/place",schemaPath:"#/$d\
efs/targetPlace/properties/place/type",keyword:"type",params:{type:"string"}}),r++),n==="task-force"||n==="at-anchor"||n==="at-base"||(e=t(e,{instancePath:i+"/p\
lace",schemaPath:"#/$defs/targetPlace/properties/place/enum",keyword:"enum",params:{allowedValues:["task-force","at-anchor","at-base"]}}),r++)}}else e=t(e,{instancePath:i,
schemaPath:"#/$defs/targetPlace/type",keyword:"type",params:{type:"object"}}),r++;s!==!0&&(s=!0)}else if(a==="task-force-lacks")X(o,{instancePath:i,parentData:w,
parentDataProperty:q,rootData:P,dynamicAnchors:k})||(e=e===null?X.errors:j(e,X.errors),r=e.length),s!==!0&&(s=!0);else if(a==="friendly-air-in-hex"){if(o&&typeof o==
"object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/friendlyAirInHex/required",keyword:"required",params:{missingProperty:"is"}}),
r++);for(let n in o)n!=="is"&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/friendlyAirInHex/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),
r++);o.is!==void 0&&o.is!=="friendly-air-in-hex"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/$defs/friendlyAirInHex/properties/is/const",keyword:"const",params:{
allowedValue:"friendly-air-in-hex"}}),r++)}else e=t(e,{instancePath:i,schemaPath:"#/$defs/friendlyAirInHex/type",keyword:"type",params:{type:"object"}}),r++;s!==
!0&&(s=!0)}else if(a==="air-supremacy"){if(o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/airSupremacy/requ\
ired",keyword:"required",params:{missingProperty:"is"}}),r++);for(let n in o)n!=="is"&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/airSupremacy/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:n}}),r++);o.is!==void 0&&o.is!=="air-supremacy"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/$defs\
/airSupremacy/properties/is/const",keyword:"const",params:{allowedValue:"air-supremacy"}}),r++)}else e=t(e,{instancePath:i,schemaPath:"#/$defs/airSupremacy/type",
keyword:"type",params:{type:"object"}}),r++;s!==!0&&(s=!0)}else if(a==="air-points-in-support"){if(o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(
e,{instancePath:i,schemaPath:"#/$defs/airPointsInSupport/required",keyword:"required",params:{missingProperty:"is"}}),r++);for(let n in o)n!=="is"&&(e=t(e,{instancePath:i,
schemaPath:"#/$defs/airPointsInSupport/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),r++);o.is!==void 0&&o.is!=="air-poin\
ts-in-support"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/$defs/airPointsInSupport/properties/is/const",keyword:"const",params:{allowedValue:"air-points-in-sup\
port"}}),r++)}else e=t(e,{instancePath:i,schemaPath:"#/$defs/airPointsInSupport/type",keyword:"type",params:{type:"object"}}),r++;s!==!0&&(s=!0)}else if(a==="ou\
t-of-supply"){if(o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/outOfSupply/required",keyword:"required",params:{
missingProperty:"is"}}),r++);for(let n in o)n!=="is"&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/outOfSupply/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:n}}),r++);o.is!==void 0&&o.is!=="out-of-supply"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/$defs/outOfSupply/properties/is/const",keyword:"\
const",params:{allowedValue:"out-of-supply"}}),r++)}else e=t(e,{instancePath:i,schemaPath:"#/$defs/outOfSupply/type",keyword:"type",params:{type:"object"}}),r++;
s!==!0&&(s=!0)}else if(a==="marines"){if(o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/marines/required",keyword:"\
required",params:{missingProperty:"is"}}),r++);for(let n in o)n!=="is"&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/marines/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:n}}),r++);o.is!==void 0&&o.is!=="marines"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/$defs/marines/properties/is/con\
st",keyword:"const",params:{allowedValue:"marines"}}),r++)}else e=t(e,{instancePath:i,schemaPath:"#/$defs/marines/type",keyword:"type",params:{type:"object"}}),
r++;s!==!0&&(s=!0)}else if(a==="opposed-landing"){if(o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/opposed\
Landing/required",keyword:"required",params:{missingProperty:"is"}}),r++);for(let n in o)n!=="is"&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/opposedLanding/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),r++);o.is!==void 0&&o.is!=="opposed-landing"&&(e=t(e,{instancePath:i+"/is",schemaPath:"\
#/$defs/opposedLanding/properties/is/const",keyword:"const",params:{allowedValue:"opposed-landing"}}),r++)}else e=t(e,{instancePath:i,schemaPath:"#/$defs/oppose\
dLanding/type",keyword:"type",params:{type:"object"}}),r++;s!==!0&&(s=!0)}else if(a==="elite-pilots"){if(o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&
(e=t(e,{instancePath:i,schemaPath:"#/$defs/elitePilots/required",keyword:"required",params:{missingProperty:"is"}}),r++);for(let n in o)n!=="is"&&(e=t(e,{instancePath:i,
schemaPath:"#/$defs/elitePilots/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),r++);o.is!==void 0&&o.is!=="elite-pilots"&&
(e=t(e,{instancePath:i+"/is",schemaPath:"#/$defs/elitePilots/properties/is/const",keyword:"const",params:{allowedValue:"elite-pilots"}}),r++)}else e=t(e,{instancePath:i,
schemaPath:"#/$defs/elitePilots/type",keyword:"type",params:{type:"object"}}),r++;s!==!0&&(s=!0)}else if(a==="kamikaze"){if(o&&typeof o=="object"&&!Array.isArray(
o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/kamikaze/required",keyword:"required",params:{missingProperty:"is"}}),r++);for(let n in o)n!=="is"&&
(e=t(e,{instancePath:i,schemaPath:"#/$defs/kamikaze/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),r++);o.is!==void 0&&o.is!==
"kamikaze"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/$defs/kamikaze/properties/is/const",keyword:"const",params:{allowedValue:"kamikaze"}}),r++)}else e=t(e,{instancePath:i,
schemaPath:"#/$defs/kamikaze/type",keyword:"type",params:{type:"object"}}),r++;s!==!0&&(s=!0)}else if(a==="attack"){if(o&&typeof o=="object"&&!Array.isArray(o)){
o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/attack/required",keyword:"required",params:{missingProperty:"is"}}),r++),o.by===void 0&&(e=t(e,{instancePath:i,
schemaPath:"#/$defs/attack/required",keyword:"required",params:{missingProperty:"by"}}),r++);for(let n in o)n==="is"||n==="by"||(e=t(e,{instancePath:i,schemaPath:"\
#/$defs/attack/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),r++);if(o.is!==void 0&&o.is!=="attack"&&(e=t(e,{instancePath:i+
"/is",schemaPath:"#/$defs/attack/properties/is/const",keyword:"const",params:{allowedValue:"attack"}}),r++),o.by!==void 0){let n=o.by;typeof n!="string"&&(e=t(e,
{instancePath:i+"/by",schemaPath:"#/$defs/attack/properties/by/type",keyword:"type",params:{type:"string"}}),r++),n==="air"||n==="submarine"||n==="surface"||(e=
t(e,{instancePath:i+"/by",schemaPath:"#/$defs/attack/properties/by/enum",keyword:"enum",params:{allowedValues:["air","submarine","surface"]}}),r++)}}else e=t(e,
{instancePath:i,schemaPath:"#/$defs/attack/type",keyword:"type",params:{type:"object"}}),r++;s!==!0&&(s=!0)}else if(a==="later-check"){if(o&&typeof o=="object"&&
!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/laterCheck/required",keyword:"required",params:{missingProperty:"is"}}),r++);for(let n in o)
n!=="is"&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/laterCheck/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),r++);o.is!==
void 0&&o.is!=="later-check"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/$defs/laterCheck/properties/is/const",keyword:"const",params:{allowedValue:"later-check"}}),
r++)}else e=t(e,{instancePath:i,schemaPath:"#/$defs/laterCheck/type",keyword:"type",params:{type:"object"}}),r++;s!==!0&&(s=!0)}else if(a==="option")Y(o,{instancePath:i,
parentData:w,parentDataProperty:q,rootData:P,dynamicAnchors:k})||(e=e===null?Y.errors:j(e,Y.errors),r=e.length),s!==!0&&(s=!0);else if(a==="base-near-enemy-home"){
if(o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/baseNearEnemyHome/required",keyword:"required",params:{missingProperty:"\
is"}}),r++),o.hexes===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/baseNearEnemyHome/required",keyword:"required",params:{missingProperty:"hexes"}}),r++);
for(let n in o)n==="is"||n==="hexes"||(e=t(e,{instancePath:i,schemaPath:"#/$defs/baseNearEnemyHome/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:n}}),r++);if(o.is!==void 0&&o.is!=="base-near-enemy-home"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/$defs/baseNearEnemyHome/properties/is/c\
onst",keyword:"const",params:{allowedValue:"base-near-enemy-home"}}),r++),o.hexes!==void 0){let n=o.hexes;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=
t(e,{instancePath:i+"/hexes",schemaPath:"#/$defs/baseNearEnemyHome/properties/hexes/type",keyword:"type",params:{type:"integer"}}),r++),typeof n=="number"&&isFinite(
n)&&((n>40||isNaN(n))&&(e=t(e,{instancePath:i+"/hexes",schemaPath:"#/$defs/baseNearEnemyHome/properties/hexes/maximum",keyword:"maximum",params:{comparison:"<=",
limit:40}}),r++),(n<0||isNaN(n))&&(e=t(e,{instancePath:i+"/hexes",schemaPath:"#/$defs/baseNearEnemyHome/properties/hexes/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}),r++))}}else e=t(e,{instancePath:i,schemaPath:"#/$defs/baseNearEnemyHome/type",keyword:"type",params:{type:"object"}}),r++;s!==!0&&(s=!0)}else e=t(
e,{instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"is",tagValue:a}}),r++;else e=t(e,{instancePath:i,schemaPath:"\
#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"is",tagValue:a}}),r++}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}),r++;return te.errors=e,y.props=s,r===0}te.evaluated={dynamicProps:!0,dynamicItems:!1};function ge(o,{instancePath:i="",parentData:w,parentDataProperty:q,
rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=ge.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&
!Array.isArray(o)){o.when===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"when"}}),r++),o.add===void 0&&(e=
t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"add"}}),r++),o.rule===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"rule"}}),r++);for(let s in o)s==="when"||s==="add"||s==="rule"||(e=t(e,{instancePath:i,schemaPath:"#/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);if(o.when!==void 0&&(te(o.when,{instancePath:i+"/when",parentData:o,parentDataProperty:"\
when",rootData:P,dynamicAnchors:k})||(e=e===null?te.errors:j(e,te.errors),r=e.length)),o.add!==void 0){let s=o.add;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s)||(e=t(e,{instancePath:i+"/add",schemaPath:"#/properties/add/type",keyword:"type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>5||isNaN(
s))&&(e=t(e,{instancePath:i+"/add",schemaPath:"#/properties/add/maximum",keyword:"maximum",params:{comparison:"<=",limit:5}}),r++),(s<-5||isNaN(s))&&(e=t(e,{instancePath:i+
"/add",schemaPath:"#/properties/add/minimum",keyword:"minimum",params:{comparison:">=",limit:-5}}),r++))}if(o.rule!==void 0){let s=o.rule;typeof s=="string"?(s.
length>24&&$(s)>24&&(e=t(e,{instancePath:i+"/rule",schemaPath:"../common/common.schema.json#/$defs/ruleNumber/maxLength",keyword:"maxLength",params:{limit:24}}),
r++),ie.test(s)||(e=t(e,{instancePath:i+"/rule",schemaPath:"../common/common.schema.json#/$defs/ruleNumber/pattern",keyword:"pattern",params:{pattern:"^[0-9A-Z]\
[0-9A-Za-z.()-]*$"}}),r++)):(e=t(e,{instancePath:i+"/rule",schemaPath:"../common/common.schema.json#/$defs/ruleNumber/type",keyword:"type",params:{type:"string"}}),
r++)}}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return ge.errors=e,r===0}ge.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function B(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=B.evaluated;if(y.dynamicProps&&
(y.props=void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.title===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"title"}}),r++),o.rule===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ru\
le"}}),r++),o.modifiers===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"modifiers"}}),r++);for(let s in o)s===
"title"||s==="rule"||s==="modifiers"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),
r++);if(o.title!==void 0){let s=o.title;typeof s=="string"?(s.length>120&&$(s)>120&&(e=t(e,{instancePath:i+"/title",schemaPath:"#/properties/title/maxLength",keyword:"\
maxLength",params:{limit:120}}),r++),s.length<1&&(e=t(e,{instancePath:i+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1}}),
r++)):(e=t(e,{instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"}}),r++)}if(o.rule!==void 0){let s=o.rule;typeof s==
"string"?(s.length>24&&$(s)>24&&(e=t(e,{instancePath:i+"/rule",schemaPath:"../common/common.schema.json#/$defs/ruleNumber/maxLength",keyword:"maxLength",params:{
limit:24}}),r++),ie.test(s)||(e=t(e,{instancePath:i+"/rule",schemaPath:"../common/common.schema.json#/$defs/ruleNumber/pattern",keyword:"pattern",params:{pattern:"\
^[0-9A-Z][0-9A-Za-z.()-]*$"}}),r++)):(e=t(e,{instancePath:i+"/rule",schemaPath:"../common/common.schema.json#/$defs/ruleNumber/type",keyword:"type",params:{type:"\
string"}}),r++)}if(o.modifiers!==void 0){let s=o.modifiers;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let a in s)b.test(a)||(e=t(e,{instancePath:i+"/modif\
iers",schemaPath:"#/properties/modifiers/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);for(let a in s)b.test(a)&&(ge(
s[a],{instancePath:i+"/modifiers/"+c(a),parentData:s,parentDataProperty:a,rootData:P,dynamicAnchors:k})||(e=e===null?ge.errors:j(e,ge.errors),r=e.length))}else e=
t(e,{instancePath:i+"/modifiers",schemaPath:"#/properties/modifiers/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i,schemaPath:"#/\
type",keyword:"type",params:{type:"object"}}),r++;return B.errors=e,r===0}B.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function we(o,{instancePath:i="",
parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=we.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=
void 0),o&&typeof o=="object"&&!Array.isArray(o)){Object.keys(o).length<1&&(e=t(e,{instancePath:i,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1}}),
r++);for(let s in o)A.test(s)||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);for(let s in o)
A.test(s)&&(N(o[s],{instancePath:i+"/"+c(s),parentData:o,parentDataProperty:s,rootData:P,dynamicAnchors:k})||(e=e===null?N.errors:j(e,N.errors),r=e.length))}else
e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return we.errors=e,r===0}we.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Ke(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=Ke.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.$schema===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"$schema"}}),r++),o.types===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
types"}}),r++),o.sources===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sources"}}),r++);for(let s in o)s===
"$schema"||s==="types"||s==="sources"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),
r++);if(o.$schema!==void 0){let s=o.$schema;typeof s=="string"?s.length<1&&(e=t(e,{instancePath:i+"/$schema",schemaPath:"../common/common.schema.json#/$defs/sch\
emaPath/minLength",keyword:"minLength",params:{limit:1}}),r++):(e=t(e,{instancePath:i+"/$schema",schemaPath:"../common/common.schema.json#/$defs/schemaPath/type",
keyword:"type",params:{type:"string"}}),r++)}if(o.types!==void 0){let s=o.types;if(s&&typeof s=="object"&&!Array.isArray(s)){s["merchant-asw"]===void 0&&(e=t(e,
{instancePath:i+"/types",schemaPath:"#/properties/types/required",keyword:"required",params:{missingProperty:"merchant-asw"}}),r++),s["submarine-vs-merchants"]===
void 0&&(e=t(e,{instancePath:i+"/types",schemaPath:"#/properties/types/required",keyword:"required",params:{missingProperty:"submarine-vs-merchants"}}),r++),s["\
strategic-bombing"]===void 0&&(e=t(e,{instancePath:i+"/types",schemaPath:"#/properties/types/required",keyword:"required",params:{missingProperty:"strategic-bom\
bing"}}),r++),s["task-force-asw"]===void 0&&(e=t(e,{instancePath:i+"/types",schemaPath:"#/properties/types/required",keyword:"required",params:{missingProperty:"\
task-force-asw"}}),r++),s["submarine-vs-task-force"]===void 0&&(e=t(e,{instancePath:i+"/types",schemaPath:"#/properties/types/required",keyword:"required",params:{
missingProperty:"submarine-vs-task-force"}}),r++),s["air-to-air"]===void 0&&(e=t(e,{instancePath:i+"/types",schemaPath:"#/properties/types/required",keyword:"re\
quired",params:{missingProperty:"air-to-air"}}),r++),s["anti-aircraft"]===void 0&&(e=t(e,{instancePath:i+"/types",schemaPath:"#/properties/types/required",keyword:"\
required",params:{missingProperty:"anti-aircraft"}}),r++),s["air-strike"]===void 0&&(e=t(e,{instancePath:i+"/types",schemaPath:"#/properties/types/required",keyword:"\
required",params:{missingProperty:"air-strike"}}),r++),s["ground-support"]===void 0&&(e=t(e,{instancePath:i+"/types",schemaPath:"#/properties/types/required",keyword:"\
required",params:{missingProperty:"ground-support"}}),r++),s["land-combat"]===void 0&&(e=t(e,{instancePath:i+"/types",schemaPath:"#/properties/types/required",keyword:"\
required",params:{missingProperty:"land-combat"}}),r++);for(let a in s)a==="merchant-asw"||a==="submarine-vs-merchants"||a==="strategic-bombing"||a==="task-forc\
e-asw"||a==="submarine-vs-task-force"||a==="air-to-air"||a==="anti-aircraft"||a==="air-strike"||a==="ground-support"||a==="land-combat"||(e=t(e,{instancePath:i+
"/types",schemaPath:"#/properties/types/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);s["merchant-asw"]!==void 0&&(B(
s["merchant-asw"],{instancePath:i+"/types/merchant-asw",parentData:s,parentDataProperty:"merchant-asw",rootData:P,dynamicAnchors:k})||(e=e===null?B.errors:j(e,B.
errors),r=e.length)),s["submarine-vs-merchants"]!==void 0&&(B(s["submarine-vs-merchants"],{instancePath:i+"/types/submarine-vs-merchants",parentData:s,parentDataProperty:"\
submarine-vs-merchants",rootData:P,dynamicAnchors:k})||(e=e===null?B.errors:j(e,B.errors),r=e.length)),s["strategic-bombing"]!==void 0&&(B(s["strategic-bombing"],
{instancePath:i+"/types/strategic-bombing",parentData:s,parentDataProperty:"strategic-bombing",rootData:P,dynamicAnchors:k})||(e=e===null?B.errors:j(e,B.errors),
r=e.length)),s["task-force-asw"]!==void 0&&(B(s["task-force-asw"],{instancePath:i+"/types/task-force-asw",parentData:s,parentDataProperty:"task-force-asw",rootData:P,
dynamicAnchors:k})||(e=e===null?B.errors:j(e,B.errors),r=e.length)),s["submarine-vs-task-force"]!==void 0&&(B(s["submarine-vs-task-force"],{instancePath:i+"/typ\
es/submarine-vs-task-force",parentData:s,parentDataProperty:"submarine-vs-task-force",rootData:P,dynamicAnchors:k})||(e=e===null?B.errors:j(e,B.errors),r=e.length)),
s["air-to-air"]!==void 0&&(B(s["air-to-air"],{instancePath:i+"/types/air-to-air",parentData:s,parentDataProperty:"air-to-air",rootData:P,dynamicAnchors:k})||(e=
e===null?B.errors:j(e,B.errors),r=e.length)),s["anti-aircraft"]!==void 0&&(B(s["anti-aircraft"],{instancePath:i+"/types/anti-aircraft",parentData:s,parentDataProperty:"\
anti-aircraft",rootData:P,dynamicAnchors:k})||(e=e===null?B.errors:j(e,B.errors),r=e.length)),s["air-strike"]!==void 0&&(B(s["air-strike"],{instancePath:i+"/typ\
es/air-strike",parentData:s,parentDataProperty:"air-strike",rootData:P,dynamicAnchors:k})||(e=e===null?B.errors:j(e,B.errors),r=e.length)),s["ground-support"]!==
void 0&&(B(s["ground-support"],{instancePath:i+"/types/ground-support",parentData:s,parentDataProperty:"ground-support",rootData:P,dynamicAnchors:k})||(e=e===null?
B.errors:j(e,B.errors),r=e.length)),s["land-combat"]!==void 0&&(B(s["land-combat"],{instancePath:i+"/types/land-combat",parentData:s,parentDataProperty:"land-co\
mbat",rootData:P,dynamicAnchors:k})||(e=e===null?B.errors:j(e,B.errors),r=e.length))}else e=t(e,{instancePath:i+"/types",schemaPath:"#/properties/types/type",keyword:"\
type",params:{type:"object"}}),r++}o.sources!==void 0&&(we(o.sources,{instancePath:i+"/sources",parentData:o,parentDataProperty:"sources",rootData:P,dynamicAnchors:k})||
(e=e===null?we.errors:j(e,we.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return Ke.errors=e,
r===0}Ke.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ar=Ue;var Ie=new RegExp("^[0-9]{1,2}$","u");function be(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=be.
evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){Object.keys(o).length<1&&(e=t(e,{instancePath:i,
schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1}}),r++);for(let s in o)A.test(s)||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:s}}),r++);for(let s in o)A.test(s)&&(N(o[s],{instancePath:i+"/"+c(s),parentData:o,parentDataProperty:s,
rootData:P,dynamicAnchors:k})||(e=e===null?N.errors:j(e,N.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"objec\
t"}}),r++;return be.errors=e,r===0}be.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ue(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,
dynamicAnchors:k={}}={}){let e=null,r=0,y=Ue.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(
o)){o.$schema===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"$schema"}}),r++),o.firepower===void 0&&(e=t(e,
{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"firepower"}}),r++),o.sources===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"sources"}}),r++);for(let s in o)s==="$schema"||s==="firepower"||s==="sources"||(e=t(e,{instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);if(o.$schema!==void 0){let s=o.$schema;typeof s=="string"?s.length<1&&
(e=t(e,{instancePath:i+"/$schema",schemaPath:"../common/common.schema.json#/$defs/schemaPath/minLength",keyword:"minLength",params:{limit:1}}),r++):(e=t(e,{instancePath:i+
"/$schema",schemaPath:"../common/common.schema.json#/$defs/schemaPath/type",keyword:"type",params:{type:"string"}}),r++)}if(o.firepower!==void 0){let s=o.firepower;
if(s&&typeof s=="object"&&!Array.isArray(s)){Object.keys(s).length<1&&(e=t(e,{instancePath:i+"/firepower",schemaPath:"#/properties/firepower/minProperties",keyword:"\
minProperties",params:{limit:1}}),r++);for(let a in s)Ie.test(a)||(e=t(e,{instancePath:i+"/firepower",schemaPath:"#/properties/firepower/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:a}}),r++);for(let a in s)if(Ie.test(a)){let n=s[a];if(n&&typeof n=="object"&&!Array.isArray(n)){Object.keys(n).
length<1&&(e=t(e,{instancePath:i+"/firepower/"+c(a),schemaPath:"#/properties/firepower/patternProperties/%5E%5B0-9%5D%7B1%2C2%7D%24/minProperties",keyword:"minP\
roperties",params:{limit:1}}),r++);for(let p in n)Ie.test(p)||(e=t(e,{instancePath:i+"/firepower/"+c(a),schemaPath:"#/properties/firepower/patternProperties/%5E\
%5B0-9%5D%7B1%2C2%7D%24/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}),r++);for(let p in n)if(Ie.test(p)){let f=n[p];typeof f!=
"string"&&(e=t(e,{instancePath:i+"/firepower/"+c(a)+"/"+c(p),schemaPath:"#/properties/firepower/patternProperties/%5E%5B0-9%5D%7B1%2C2%7D%24/patternProperties/%\
5E%5B0-9%5D%7B1%2C2%7D%24/type",keyword:"type",params:{type:"string"}}),r++),f==="2"||f==="3"||f==="4"||f==="5"||f==="6"||f==="6*"||f==="-"||(e=t(e,{instancePath:i+
"/firepower/"+c(a)+"/"+c(p),schemaPath:"#/properties/firepower/patternProperties/%5E%5B0-9%5D%7B1%2C2%7D%24/patternProperties/%5E%5B0-9%5D%7B1%2C2%7D%24/enum",keyword:"\
enum",params:{allowedValues:["2","3","4","5","6","6*","-"]}}),r++)}}else e=t(e,{instancePath:i+"/firepower/"+c(a),schemaPath:"#/properties/firepower/patternProp\
erties/%5E%5B0-9%5D%7B1%2C2%7D%24/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/firepower",schemaPath:"#/properties/firepower/\
type",keyword:"type",params:{type:"object"}}),r++}o.sources!==void 0&&(be(o.sources,{instancePath:i+"/sources",parentData:o,parentDataProperty:"sources",rootData:P,
dynamicAnchors:k})||(e=e===null?be.errors:j(e,be.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;
return Ue.errors=e,r===0}Ue.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Fr=Je;function je(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=je.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"is"}}),r++);let a=o.is;if(typeof a=="string")if(a==="all"){Z(o,{instancePath:i,parentData:w,parentDataProperty:q,rootData:P,dynamicAnchors:k})||
(e=e===null?Z.errors:j(e,Z.errors),r=e.length);var s=!0}else if(a==="any")R(o,{instancePath:i,parentData:w,parentDataProperty:q,rootData:P,dynamicAnchors:k})||(e=
e===null?R.errors:j(e,R.errors),r=e.length),s!==!0&&(s=!0);else if(a==="not")W(o,{instancePath:i,parentData:w,parentDataProperty:q,rootData:P,dynamicAnchors:k})||
(e=e===null?W.errors:j(e,W.errors),r=e.length),s!==!0&&(s=!0);else if(a==="turn-between")M(o,{instancePath:i,parentData:w,parentDataProperty:q,rootData:P,dynamicAnchors:k})||
(e=e===null?M.errors:j(e,M.errors),r=e.length),s!==!0&&(s=!0);else if(a==="player-turn")G(o,{instancePath:i,parentData:w,parentDataProperty:q,rootData:P,dynamicAnchors:k})||
(e=e===null?G.errors:j(e,G.errors),r=e.length),s!==!0&&(s=!0);else if(a==="roller")K(o,{instancePath:i,parentData:w,parentDataProperty:q,rootData:P,dynamicAnchors:k})||
(e=e===null?K.errors:j(e,K.errors),r=e.length),s!==!0&&(s=!0);else if(a==="target-side")U(o,{instancePath:i,parentData:w,parentDataProperty:q,rootData:P,dynamicAnchors:k})||
(e=e===null?U.errors:j(e,U.errors),r=e.length),s!==!0&&(s=!0);else if(a==="target-nation")J(o,{instancePath:i,parentData:w,parentDataProperty:q,rootData:P,dynamicAnchors:k})||
(e=e===null?J.errors:j(e,J.errors),r=e.length),s!==!0&&(s=!0);else if(a==="target-kind"){if(o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,
schemaPath:"#/$defs/targetKind/required",keyword:"required",params:{missingProperty:"is"}}),r++),o.kinds===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/ta\
rgetKind/required",keyword:"required",params:{missingProperty:"kinds"}}),r++);for(let n in o)n==="is"||n==="kinds"||(e=t(e,{instancePath:i,schemaPath:"#/$defs/t\
argetKind/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),r++);if(o.is!==void 0&&o.is!=="target-kind"&&(e=t(e,{instancePath:i+
"/is",schemaPath:"#/$defs/targetKind/properties/is/const",keyword:"const",params:{allowedValue:"target-kind"}}),r++),o.kinds!==void 0){let n=o.kinds;if(Array.isArray(
n)){n.length<1&&(e=t(e,{instancePath:i+"/kinds",schemaPath:"#/$defs/targetKind/properties/kinds/minItems",keyword:"minItems",params:{limit:1}}),r++);let p=n.length;
for(let d=0;d<p;d++){let m=n[d];typeof m!="string"&&(e=t(e,{instancePath:i+"/kinds/"+d,schemaPath:"#/$defs/targetKind/properties/kinds/items/type",keyword:"type",
params:{type:"string"}}),r++),m==="naval"||m==="land"||m==="air"||m==="replacements"||(e=t(e,{instancePath:i+"/kinds/"+d,schemaPath:"#/$defs/targetKind/properti\
es/kinds/items/enum",keyword:"enum",params:{allowedValues:["naval","land","air","replacements"]}}),r++)}let f=n.length,u;if(f>1){let d={};for(;f--;){let m=n[f];
if(typeof m=="string"){if(typeof d[m]=="number"){u=d[m],e=t(e,{instancePath:i+"/kinds",schemaPath:"#/$defs/targetKind/properties/kinds/uniqueItems",keyword:"uni\
queItems",params:{i:f,j:u}}),r++;break}d[m]=f}}}}else e=t(e,{instancePath:i+"/kinds",schemaPath:"#/$defs/targetKind/properties/kinds/type",keyword:"type",params:{
type:"array"}}),r++}}else e=t(e,{instancePath:i,schemaPath:"#/$defs/targetKind/type",keyword:"type",params:{type:"object"}}),r++;s!==!0&&(s=!0)}else if(a==="tar\
get-class")Q(o,{instancePath:i,parentData:w,parentDataProperty:q,rootData:P,dynamicAnchors:k})||(e=e===null?Q.errors:j(e,Q.errors),r=e.length),s!==!0&&(s=!0);else if(a===
"target-place"){if(o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/targetPlace/required",keyword:"required",
params:{missingProperty:"is"}}),r++),o.place===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/targetPlace/required",keyword:"required",params:{missingProperty:"\
place"}}),r++);for(let n in o)n==="is"||n==="place"||(e=t(e,{instancePath:i,schemaPath:"#/$defs/targetPlace/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:n}}),r++);if(o.is!==void 0&&o.is!=="target-place"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/$defs/targetPlace/properties/is/const",
keyword:"const",params:{allowedValue:"target-place"}}),r++),o.place!==void 0){let n=o.place;typeof n!="string"&&(e=t(e,{instancePath:i+"/place",schemaPath:"#/$d\
efs/targetPlace/properties/place/type",keyword:"type",params:{type:"string"}}),r++),n==="task-force"||n==="at-anchor"||n==="at-base"||(e=t(e,{instancePath:i+"/p\
lace",schemaPath:"#/$defs/targetPlace/properties/place/enum",keyword:"enum",params:{allowedValues:["task-force","at-anchor","at-base"]}}),r++)}}else e=t(e,{instancePath:i,
schemaPath:"#/$defs/targetPlace/type",keyword:"type",params:{type:"object"}}),r++;s!==!0&&(s=!0)}else if(a==="task-force-lacks")X(o,{instancePath:i,parentData:w,
parentDataProperty:q,rootData:P,dynamicAnchors:k})||(e=e===null?X.errors:j(e,X.errors),r=e.length),s!==!0&&(s=!0);else if(a==="friendly-air-in-hex"){if(o&&typeof o==
"object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/friendlyAirInHex/required",keyword:"required",params:{missingProperty:"is"}}),
r++);for(let n in o)n!=="is"&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/friendlyAirInHex/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),
r++);o.is!==void 0&&o.is!=="friendly-air-in-hex"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/$defs/friendlyAirInHex/properties/is/const",keyword:"const",params:{
allowedValue:"friendly-air-in-hex"}}),r++)}else e=t(e,{instancePath:i,schemaPath:"#/$defs/friendlyAirInHex/type",keyword:"type",params:{type:"object"}}),r++;s!==
!0&&(s=!0)}else if(a==="air-supremacy"){if(o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/airSupremacy/requ\
ired",keyword:"required",params:{missingProperty:"is"}}),r++);for(let n in o)n!=="is"&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/airSupremacy/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:n}}),r++);o.is!==void 0&&o.is!=="air-supremacy"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/$defs\
/airSupremacy/properties/is/const",keyword:"const",params:{allowedValue:"air-supremacy"}}),r++)}else e=t(e,{instancePath:i,schemaPath:"#/$defs/airSupremacy/type",
keyword:"type",params:{type:"object"}}),r++;s!==!0&&(s=!0)}else if(a==="air-points-in-support"){if(o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(
e,{instancePath:i,schemaPath:"#/$defs/airPointsInSupport/required",keyword:"required",params:{missingProperty:"is"}}),r++);for(let n in o)n!=="is"&&(e=t(e,{instancePath:i,
schemaPath:"#/$defs/airPointsInSupport/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),r++);o.is!==void 0&&o.is!=="air-poin\
ts-in-support"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/$defs/airPointsInSupport/properties/is/const",keyword:"const",params:{allowedValue:"air-points-in-sup\
port"}}),r++)}else e=t(e,{instancePath:i,schemaPath:"#/$defs/airPointsInSupport/type",keyword:"type",params:{type:"object"}}),r++;s!==!0&&(s=!0)}else if(a==="ou\
t-of-supply"){if(o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/outOfSupply/required",keyword:"required",params:{
missingProperty:"is"}}),r++);for(let n in o)n!=="is"&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/outOfSupply/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:n}}),r++);o.is!==void 0&&o.is!=="out-of-supply"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/$defs/outOfSupply/properties/is/const",keyword:"\
const",params:{allowedValue:"out-of-supply"}}),r++)}else e=t(e,{instancePath:i,schemaPath:"#/$defs/outOfSupply/type",keyword:"type",params:{type:"object"}}),r++;
s!==!0&&(s=!0)}else if(a==="marines"){if(o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/marines/required",keyword:"\
required",params:{missingProperty:"is"}}),r++);for(let n in o)n!=="is"&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/marines/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:n}}),r++);o.is!==void 0&&o.is!=="marines"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/$defs/marines/properties/is/con\
st",keyword:"const",params:{allowedValue:"marines"}}),r++)}else e=t(e,{instancePath:i,schemaPath:"#/$defs/marines/type",keyword:"type",params:{type:"object"}}),
r++;s!==!0&&(s=!0)}else if(a==="opposed-landing"){if(o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/opposed\
Landing/required",keyword:"required",params:{missingProperty:"is"}}),r++);for(let n in o)n!=="is"&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/opposedLanding/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),r++);o.is!==void 0&&o.is!=="opposed-landing"&&(e=t(e,{instancePath:i+"/is",schemaPath:"\
#/$defs/opposedLanding/properties/is/const",keyword:"const",params:{allowedValue:"opposed-landing"}}),r++)}else e=t(e,{instancePath:i,schemaPath:"#/$defs/oppose\
dLanding/type",keyword:"type",params:{type:"object"}}),r++;s!==!0&&(s=!0)}else if(a==="elite-pilots"){if(o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&
(e=t(e,{instancePath:i,schemaPath:"#/$defs/elitePilots/required",keyword:"required",params:{missingProperty:"is"}}),r++);for(let n in o)n!=="is"&&(e=t(e,{instancePath:i,
schemaPath:"#/$defs/elitePilots/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),r++);o.is!==void 0&&o.is!=="elite-pilots"&&
(e=t(e,{instancePath:i+"/is",schemaPath:"#/$defs/elitePilots/properties/is/const",keyword:"const",params:{allowedValue:"elite-pilots"}}),r++)}else e=t(e,{instancePath:i,
schemaPath:"#/$defs/elitePilots/type",keyword:"type",params:{type:"object"}}),r++;s!==!0&&(s=!0)}else if(a==="kamikaze"){if(o&&typeof o=="object"&&!Array.isArray(
o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/kamikaze/required",keyword:"required",params:{missingProperty:"is"}}),r++);for(let n in o)n!=="is"&&
(e=t(e,{instancePath:i,schemaPath:"#/$defs/kamikaze/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),r++);o.is!==void 0&&o.is!==
"kamikaze"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/$defs/kamikaze/properties/is/const",keyword:"const",params:{allowedValue:"kamikaze"}}),r++)}else e=t(e,{instancePath:i,
schemaPath:"#/$defs/kamikaze/type",keyword:"type",params:{type:"object"}}),r++;s!==!0&&(s=!0)}else if(a==="attack"){if(o&&typeof o=="object"&&!Array.isArray(o)){
o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/attack/required",keyword:"required",params:{missingProperty:"is"}}),r++),o.by===void 0&&(e=t(e,{instancePath:i,
schemaPath:"#/$defs/attack/required",keyword:"required",params:{missingProperty:"by"}}),r++);for(let n in o)n==="is"||n==="by"||(e=t(e,{instancePath:i,schemaPath:"\
#/$defs/attack/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),r++);if(o.is!==void 0&&o.is!=="attack"&&(e=t(e,{instancePath:i+
"/is",schemaPath:"#/$defs/attack/properties/is/const",keyword:"const",params:{allowedValue:"attack"}}),r++),o.by!==void 0){let n=o.by;typeof n!="string"&&(e=t(e,
{instancePath:i+"/by",schemaPath:"#/$defs/attack/properties/by/type",keyword:"type",params:{type:"string"}}),r++),n==="air"||n==="submarine"||n==="surface"||(e=
t(e,{instancePath:i+"/by",schemaPath:"#/$defs/attack/properties/by/enum",keyword:"enum",params:{allowedValues:["air","submarine","surface"]}}),r++)}}else e=t(e,
{instancePath:i,schemaPath:"#/$defs/attack/type",keyword:"type",params:{type:"object"}}),r++;s!==!0&&(s=!0)}else if(a==="later-check"){if(o&&typeof o=="object"&&
!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/laterCheck/required",keyword:"required",params:{missingProperty:"is"}}),r++);for(let n in o)
n!=="is"&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/laterCheck/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),r++);o.is!==
void 0&&o.is!=="later-check"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/$defs/laterCheck/properties/is/const",keyword:"const",params:{allowedValue:"later-check"}}),
r++)}else e=t(e,{instancePath:i,schemaPath:"#/$defs/laterCheck/type",keyword:"type",params:{type:"object"}}),r++;s!==!0&&(s=!0)}else if(a==="option")Y(o,{instancePath:i,
parentData:w,parentDataProperty:q,rootData:P,dynamicAnchors:k})||(e=e===null?Y.errors:j(e,Y.errors),r=e.length),s!==!0&&(s=!0);else if(a==="base-near-enemy-home"){
if(o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/baseNearEnemyHome/required",keyword:"required",params:{missingProperty:"\
is"}}),r++),o.hexes===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/baseNearEnemyHome/required",keyword:"required",params:{missingProperty:"hexes"}}),r++);
for(let n in o)n==="is"||n==="hexes"||(e=t(e,{instancePath:i,schemaPath:"#/$defs/baseNearEnemyHome/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:n}}),r++);if(o.is!==void 0&&o.is!=="base-near-enemy-home"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/$defs/baseNearEnemyHome/properties/is/c\
onst",keyword:"const",params:{allowedValue:"base-near-enemy-home"}}),r++),o.hexes!==void 0){let n=o.hexes;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=
t(e,{instancePath:i+"/hexes",schemaPath:"#/$defs/baseNearEnemyHome/properties/hexes/type",keyword:"type",params:{type:"integer"}}),r++),typeof n=="number"&&isFinite(
n)&&((n>40||isNaN(n))&&(e=t(e,{instancePath:i+"/hexes",schemaPath:"#/$defs/baseNearEnemyHome/properties/hexes/maximum",keyword:"maximum",params:{comparison:"<=",
limit:40}}),r++),(n<0||isNaN(n))&&(e=t(e,{instancePath:i+"/hexes",schemaPath:"#/$defs/baseNearEnemyHome/properties/hexes/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}),r++))}}else e=t(e,{instancePath:i,schemaPath:"#/$defs/baseNearEnemyHome/type",keyword:"type",params:{type:"object"}}),r++;s!==!0&&(s=!0)}else e=t(
e,{instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"is",tagValue:a}}),r++;else e=t(e,{instancePath:i,schemaPath:"\
#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"is",tagValue:a}}),r++}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}),r++;return je.errors=e,y.props=s,r===0}je.evaluated={dynamicProps:!0,dynamicItems:!1};function $e(o,{instancePath:i="",parentData:w,parentDataProperty:q,
rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=$e.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&
!Array.isArray(o)){Object.keys(o).length<1&&(e=t(e,{instancePath:i,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1}}),r++);for(let s in o)A.
test(s)||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);for(let s in o)A.test(s)&&
(N(o[s],{instancePath:i+"/"+c(s),parentData:o,parentDataProperty:s,rootData:P,dynamicAnchors:k})||(e=e===null?N.errors:j(e,N.errors),r=e.length))}else e=t(e,{instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return $e.errors=e,r===0}$e.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Je(o,{
instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=Je.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&
(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.$schema===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
$schema"}}),r++),o.modifiers===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"modifiers"}}),r++),o.sources===
void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sources"}}),r++);for(let s in o)s==="$schema"||s==="modifiers"||
s==="sources"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);if(o.$schema!==void 0){
let s=o.$schema;typeof s=="string"?s.length<1&&(e=t(e,{instancePath:i+"/$schema",schemaPath:"../common/common.schema.json#/$defs/schemaPath/minLength",keyword:"\
minLength",params:{limit:1}}),r++):(e=t(e,{instancePath:i+"/$schema",schemaPath:"../common/common.schema.json#/$defs/schemaPath/type",keyword:"type",params:{type:"\
string"}}),r++)}if(o.modifiers!==void 0){let s=o.modifiers;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let a in s)b.test(a)||(e=t(e,{instancePath:i+"/modif\
iers",schemaPath:"#/properties/modifiers/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);for(let a in s)if(b.test(a)){
let n=s[a];if(n&&typeof n=="object"&&!Array.isArray(n)){Object.keys(n).length<3&&(e=t(e,{instancePath:i+"/modifiers/"+c(a),schemaPath:"#/properties/modifiers/pa\
tternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/minProperties",keyword:"minProperties",params:{limit:3}}),r++),n.when===void 0&&(e=t(e,{instancePath:i+"/modifi\
ers/"+c(a),schemaPath:"#/properties/modifiers/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"when"}}),
r++),n.rule===void 0&&(e=t(e,{instancePath:i+"/modifiers/"+c(a),schemaPath:"#/properties/modifiers/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",
keyword:"required",params:{missingProperty:"rule"}}),r++);for(let p in n)p==="when"||p==="add"||p==="perExtraHit"||p==="perEarlierCheck"||p==="perFirepower"||p===
"rule"||(e=t(e,{instancePath:i+"/modifiers/"+c(a),schemaPath:"#/properties/modifiers/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:p}}),r++);if(n.when!==void 0&&(je(n.when,{instancePath:i+"/modifiers/"+c(a)+"/when",parentData:n,parentDataProperty:"\
when",rootData:P,dynamicAnchors:k})||(e=e===null?je.errors:j(e,je.errors),r=e.length)),n.add!==void 0){let p=n.add;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(
p)||(e=t(e,{instancePath:i+"/modifiers/"+c(a)+"/add",schemaPath:"#/properties/modifiers/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/add/type",
keyword:"type",params:{type:"integer"}}),r++),typeof p=="number"&&isFinite(p)&&((p>10||isNaN(p))&&(e=t(e,{instancePath:i+"/modifiers/"+c(a)+"/add",schemaPath:"#\
/properties/modifiers/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/add/maximum",keyword:"maximum",params:{comparison:"<=",limit:10}}),r++),(p<-10||
isNaN(p))&&(e=t(e,{instancePath:i+"/modifiers/"+c(a)+"/add",schemaPath:"#/properties/modifiers/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/add\
/minimum",keyword:"minimum",params:{comparison:">=",limit:-10}}),r++))}if(n.perExtraHit!==void 0){let p=n.perExtraHit;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(
p)||(e=t(e,{instancePath:i+"/modifiers/"+c(a)+"/perExtraHit",schemaPath:"#/properties/modifiers/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/pe\
rExtraHit/type",keyword:"type",params:{type:"integer"}}),r++),typeof p=="number"&&isFinite(p)&&((p>10||isNaN(p))&&(e=t(e,{instancePath:i+"/modifiers/"+c(a)+"/pe\
rExtraHit",schemaPath:"#/properties/modifiers/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/perExtraHit/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:10}}),r++),(p<-10||isNaN(p))&&(e=t(e,{instancePath:i+"/modifiers/"+c(a)+"/perExtraHit",schemaPath:"#/properties/modifiers/patternProperties/%5E%5Ba-z0\
-9%5D%5Ba-z0-9-%5D*%24/properties/perExtraHit/minimum",keyword:"minimum",params:{comparison:">=",limit:-10}}),r++))}if(n.perEarlierCheck!==void 0){let p=n.perEarlierCheck;
typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=t(e,{instancePath:i+"/modifiers/"+c(a)+"/perEarlierCheck",schemaPath:"#/properties/modifiers/patternPrope\
rties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/perEarlierCheck/type",keyword:"type",params:{type:"integer"}}),r++),typeof p=="number"&&isFinite(p)&&((p>10||isNaN(
p))&&(e=t(e,{instancePath:i+"/modifiers/"+c(a)+"/perEarlierCheck",schemaPath:"#/properties/modifiers/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properti\
es/perEarlierCheck/maximum",keyword:"maximum",params:{comparison:"<=",limit:10}}),r++),(p<-10||isNaN(p))&&(e=t(e,{instancePath:i+"/modifiers/"+c(a)+"/perEarlier\
Check",schemaPath:"#/properties/modifiers/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/perEarlierCheck/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:-10}}),r++))}if(n.perFirepower!==void 0){let p=n.perFirepower;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=t(e,{instancePath:i+"/modifiers/"+
c(a)+"/perFirepower",schemaPath:"#/properties/modifiers/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/perFirepower/type",keyword:"type",params:{
type:"integer"}}),r++),typeof p=="number"&&isFinite(p)&&((p>10||isNaN(p))&&(e=t(e,{instancePath:i+"/modifiers/"+c(a)+"/perFirepower",schemaPath:"#/properties/mo\
difiers/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/perFirepower/maximum",keyword:"maximum",params:{comparison:"<=",limit:10}}),r++),(p<-10||isNaN(
p))&&(e=t(e,{instancePath:i+"/modifiers/"+c(a)+"/perFirepower",schemaPath:"#/properties/modifiers/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/\
perFirepower/minimum",keyword:"minimum",params:{comparison:">=",limit:-10}}),r++))}if(n.rule!==void 0){let p=n.rule;typeof p=="string"?(p.length>24&&$(p)>24&&(e=
t(e,{instancePath:i+"/modifiers/"+c(a)+"/rule",schemaPath:"../common/common.schema.json#/$defs/ruleNumber/maxLength",keyword:"maxLength",params:{limit:24}}),r++),
ie.test(p)||(e=t(e,{instancePath:i+"/modifiers/"+c(a)+"/rule",schemaPath:"../common/common.schema.json#/$defs/ruleNumber/pattern",keyword:"pattern",params:{pattern:"\
^[0-9A-Z][0-9A-Za-z.()-]*$"}}),r++)):(e=t(e,{instancePath:i+"/modifiers/"+c(a)+"/rule",schemaPath:"../common/common.schema.json#/$defs/ruleNumber/type",keyword:"\
type",params:{type:"string"}}),r++)}}else e=t(e,{instancePath:i+"/modifiers/"+c(a),schemaPath:"#/properties/modifiers/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9\
-%5D*%24/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/modifiers",schemaPath:"#/properties/modifiers/type",keyword:"type",params:{
type:"object"}}),r++}o.sources!==void 0&&($e(o.sources,{instancePath:i+"/sources",parentData:o,parentDataProperty:"sources",rootData:P,dynamicAnchors:k})||(e=e===
null?$e.errors:j(e,$e.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return Je.errors=e,r===0}Je.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Dr=Qe;function qe(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=qe.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){Object.keys(o).length<1&&(e=t(e,{instancePath:i,schemaPath:"#/minProperties",
keyword:"minProperties",params:{limit:1}}),r++);for(let s in o)A.test(s)||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:s}}),r++);for(let s in o)A.test(s)&&(N(o[s],{instancePath:i+"/"+c(s),parentData:o,parentDataProperty:s,rootData:P,dynamicAnchors:k})||
(e=e===null?N.errors:j(e,N.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return qe.errors=e,r===
0}qe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Qe(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){
let e=null,r=0,y=Qe.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.$schema===void 0&&
(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"$schema"}}),r++),o.seaDeployment===void 0&&(e=t(e,{instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"seaDeployment"}}),r++),o.operational===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"operational"}}),r++),o.oilPoint===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
oilPoint"}}),r++),o.destroyerTransfer===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"destroyerTransfer"}}),
r++),o.merchantAswDie===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"merchantAswDie"}}),r++),o.strategicBombingDie===
void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"strategicBombingDie"}}),r++),o.sources===void 0&&(e=t(e,{instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"sources"}}),r++);for(let s in o)s==="$schema"||s==="seaDeployment"||s==="operational"||s==="\
oilPoint"||s==="destroyerTransfer"||s==="merchantAswDie"||s==="strategicBombingDie"||s==="sources"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s}}),r++);if(o.$schema!==void 0){let s=o.$schema;typeof s=="string"?s.length<1&&(e=t(e,{instancePath:i+"/$schem\
a",schemaPath:"../common/common.schema.json#/$defs/schemaPath/minLength",keyword:"minLength",params:{limit:1}}),r++):(e=t(e,{instancePath:i+"/$schema",schemaPath:"\
../common/common.schema.json#/$defs/schemaPath/type",keyword:"type",params:{type:"string"}}),r++)}if(o.seaDeployment!==void 0){let s=o.seaDeployment;if(s&&typeof s==
"object"&&!Array.isArray(s)){s.naval===void 0&&(e=t(e,{instancePath:i+"/seaDeployment",schemaPath:"#/properties/seaDeployment/required",keyword:"required",params:{
missingProperty:"naval"}}),r++),s.land===void 0&&(e=t(e,{instancePath:i+"/seaDeployment",schemaPath:"#/properties/seaDeployment/required",keyword:"required",params:{
missingProperty:"land"}}),r++),s.air===void 0&&(e=t(e,{instancePath:i+"/seaDeployment",schemaPath:"#/properties/seaDeployment/required",keyword:"required",params:{
missingProperty:"air"}}),r++),s.replacements===void 0&&(e=t(e,{instancePath:i+"/seaDeployment",schemaPath:"#/properties/seaDeployment/required",keyword:"require\
d",params:{missingProperty:"replacements"}}),r++);for(let a in s)a==="naval"||a==="land"||a==="air"||a==="replacements"||(e=t(e,{instancePath:i+"/seaDeployment",
schemaPath:"#/properties/seaDeployment/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);if(s.naval!==void 0){let a=s.naval;
if(typeof a=="number"&&isFinite(a)){(a>1e3||isNaN(a))&&(e=t(e,{instancePath:i+"/seaDeployment/naval",schemaPath:"../common/common.schema.json#/$defs/quarters/ma\
ximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/seaDeployment/naval",schemaPath:"../common/common.s\
chema.json#/$defs/quarters/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++);let n;n=a/.25,n!==parseInt(n)&&(e=t(e,{instancePath:i+"/seaDeploym\
ent/naval",schemaPath:"../common/common.schema.json#/$defs/quarters/multipleOf",keyword:"multipleOf",params:{multipleOf:.25}}),r++)}else e=t(e,{instancePath:i+"\
/seaDeployment/naval",schemaPath:"../common/common.schema.json#/$defs/quarters/type",keyword:"type",params:{type:"number"}}),r++}if(s.land!==void 0){let a=s.land;
if(typeof a=="number"&&isFinite(a)){(a>1e3||isNaN(a))&&(e=t(e,{instancePath:i+"/seaDeployment/land",schemaPath:"../common/common.schema.json#/$defs/quarters/max\
imum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/seaDeployment/land",schemaPath:"../common/common.sch\
ema.json#/$defs/quarters/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++);let n;n=a/.25,n!==parseInt(n)&&(e=t(e,{instancePath:i+"/seaDeploymen\
t/land",schemaPath:"../common/common.schema.json#/$defs/quarters/multipleOf",keyword:"multipleOf",params:{multipleOf:.25}}),r++)}else e=t(e,{instancePath:i+"/se\
aDeployment/land",schemaPath:"../common/common.schema.json#/$defs/quarters/type",keyword:"type",params:{type:"number"}}),r++}if(s.air!==void 0){let a=s.air;if(typeof a==
"number"&&isFinite(a)){(a>1e3||isNaN(a))&&(e=t(e,{instancePath:i+"/seaDeployment/air",schemaPath:"../common/common.schema.json#/$defs/quarters/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e3}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/seaDeployment/air",schemaPath:"../common/common.schema.json#/$defs/\
quarters/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++);let n;n=a/.25,n!==parseInt(n)&&(e=t(e,{instancePath:i+"/seaDeployment/air",schemaPath:"\
../common/common.schema.json#/$defs/quarters/multipleOf",keyword:"multipleOf",params:{multipleOf:.25}}),r++)}else e=t(e,{instancePath:i+"/seaDeployment/air",schemaPath:"\
../common/common.schema.json#/$defs/quarters/type",keyword:"type",params:{type:"number"}}),r++}if(s.replacements!==void 0){let a=s.replacements;if(typeof a=="nu\
mber"&&isFinite(a)){(a>1e3||isNaN(a))&&(e=t(e,{instancePath:i+"/seaDeployment/replacements",schemaPath:"../common/common.schema.json#/$defs/quarters/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e3}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/seaDeployment/replacements",schemaPath:"../common/common.schema.jso\
n#/$defs/quarters/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++);let n;n=a/.25,n!==parseInt(n)&&(e=t(e,{instancePath:i+"/seaDeployment/repla\
cements",schemaPath:"../common/common.schema.json#/$defs/quarters/multipleOf",keyword:"multipleOf",params:{multipleOf:.25}}),r++)}else e=t(e,{instancePath:i+"/s\
eaDeployment/replacements",schemaPath:"../common/common.schema.json#/$defs/quarters/type",keyword:"type",params:{type:"number"}}),r++}}else e=t(e,{instancePath:i+
"/seaDeployment",schemaPath:"#/properties/seaDeployment/type",keyword:"type",params:{type:"object"}}),r++}if(o.operational!==void 0){let s=o.operational;if(s&&typeof s==
"object"&&!Array.isArray(s)){s.land===void 0&&(e=t(e,{instancePath:i+"/operational",schemaPath:"#/properties/operational/required",keyword:"required",params:{missingProperty:"\
land"}}),r++),s.air===void 0&&(e=t(e,{instancePath:i+"/operational",schemaPath:"#/properties/operational/required",keyword:"required",params:{missingProperty:"a\
ir"}}),r++),s.replacements===void 0&&(e=t(e,{instancePath:i+"/operational",schemaPath:"#/properties/operational/required",keyword:"required",params:{missingProperty:"\
replacements"}}),r++),s.navalOilShort===void 0&&(e=t(e,{instancePath:i+"/operational",schemaPath:"#/properties/operational/required",keyword:"required",params:{
missingProperty:"navalOilShort"}}),r++),s.navalOilLong===void 0&&(e=t(e,{instancePath:i+"/operational",schemaPath:"#/properties/operational/required",keyword:"r\
equired",params:{missingProperty:"navalOilLong"}}),r++);for(let a in s)a==="land"||a==="air"||a==="replacements"||a==="navalOilShort"||a==="navalOilLong"||(e=t(
e,{instancePath:i+"/operational",schemaPath:"#/properties/operational/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);
if(s.land!==void 0){let a=s.land;if(typeof a=="number"&&isFinite(a)){(a>1e3||isNaN(a))&&(e=t(e,{instancePath:i+"/operational/land",schemaPath:"../common/common.\
schema.json#/$defs/quarters/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/operational/land",schemaPath:"\
../common/common.schema.json#/$defs/quarters/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++);let n;n=a/.25,n!==parseInt(n)&&(e=t(e,{instancePath:i+
"/operational/land",schemaPath:"../common/common.schema.json#/$defs/quarters/multipleOf",keyword:"multipleOf",params:{multipleOf:.25}}),r++)}else e=t(e,{instancePath:i+
"/operational/land",schemaPath:"../common/common.schema.json#/$defs/quarters/type",keyword:"type",params:{type:"number"}}),r++}if(s.air!==void 0){let a=s.air;if(typeof a==
"number"&&isFinite(a)){(a>1e3||isNaN(a))&&(e=t(e,{instancePath:i+"/operational/air",schemaPath:"../common/common.schema.json#/$defs/quarters/maximum",keyword:"m\
aximum",params:{comparison:"<=",limit:1e3}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/operational/air",schemaPath:"../common/common.schema.json#/$defs/qua\
rters/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++);let n;n=a/.25,n!==parseInt(n)&&(e=t(e,{instancePath:i+"/operational/air",schemaPath:"..\
/common/common.schema.json#/$defs/quarters/multipleOf",keyword:"multipleOf",params:{multipleOf:.25}}),r++)}else e=t(e,{instancePath:i+"/operational/air",schemaPath:"\
../common/common.schema.json#/$defs/quarters/type",keyword:"type",params:{type:"number"}}),r++}if(s.replacements!==void 0){let a=s.replacements;if(typeof a=="nu\
mber"&&isFinite(a)){(a>1e3||isNaN(a))&&(e=t(e,{instancePath:i+"/operational/replacements",schemaPath:"../common/common.schema.json#/$defs/quarters/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e3}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/operational/replacements",schemaPath:"../common/common.schema.json#\
/$defs/quarters/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++);let n;n=a/.25,n!==parseInt(n)&&(e=t(e,{instancePath:i+"/operational/replaceme\
nts",schemaPath:"../common/common.schema.json#/$defs/quarters/multipleOf",keyword:"multipleOf",params:{multipleOf:.25}}),r++)}else e=t(e,{instancePath:i+"/opera\
tional/replacements",schemaPath:"../common/common.schema.json#/$defs/quarters/type",keyword:"type",params:{type:"number"}}),r++}if(s.navalOilShort!==void 0){let a=s.
navalOilShort;if(typeof a=="number"&&isFinite(a)){(a>1e3||isNaN(a))&&(e=t(e,{instancePath:i+"/operational/navalOilShort",schemaPath:"../common/common.schema.jso\
n#/$defs/quarters/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/operational/navalOilShort",schemaPath:"\
../common/common.schema.json#/$defs/quarters/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++);let n;n=a/.25,n!==parseInt(n)&&(e=t(e,{instancePath:i+
"/operational/navalOilShort",schemaPath:"../common/common.schema.json#/$defs/quarters/multipleOf",keyword:"multipleOf",params:{multipleOf:.25}}),r++)}else e=t(e,
{instancePath:i+"/operational/navalOilShort",schemaPath:"../common/common.schema.json#/$defs/quarters/type",keyword:"type",params:{type:"number"}}),r++}if(s.navalOilLong!==
void 0){let a=s.navalOilLong;if(typeof a=="number"&&isFinite(a)){(a>1e3||isNaN(a))&&(e=t(e,{instancePath:i+"/operational/navalOilLong",schemaPath:"../common/com\
mon.schema.json#/$defs/quarters/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/operational/naval\
OilLong",schemaPath:"../common/common.schema.json#/$defs/quarters/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++);let n;n=a/.25,n!==parseInt(
n)&&(e=t(e,{instancePath:i+"/operational/navalOilLong",schemaPath:"../common/common.schema.json#/$defs/quarters/multipleOf",keyword:"multipleOf",params:{multipleOf:.25}}),
r++)}else e=t(e,{instancePath:i+"/operational/navalOilLong",schemaPath:"../common/common.schema.json#/$defs/quarters/type",keyword:"type",params:{type:"number"}}),
r++}}else e=t(e,{instancePath:i+"/operational",schemaPath:"#/properties/operational/type",keyword:"type",params:{type:"object"}}),r++}if(o.oilPoint!==void 0){let s=o.
oilPoint;if(typeof s=="number"&&isFinite(s)){(s>1e3||isNaN(s))&&(e=t(e,{instancePath:i+"/oilPoint",schemaPath:"../common/common.schema.json#/$defs/quarters/maxi\
mum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/oilPoint",schemaPath:"../common/common.schema.json#/$\
defs/quarters/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++);let a;a=s/.25,a!==parseInt(a)&&(e=t(e,{instancePath:i+"/oilPoint",schemaPath:".\
./common/common.schema.json#/$defs/quarters/multipleOf",keyword:"multipleOf",params:{multipleOf:.25}}),r++)}else e=t(e,{instancePath:i+"/oilPoint",schemaPath:".\
./common/common.schema.json#/$defs/quarters/type",keyword:"type",params:{type:"number"}}),r++}if(o.destroyerTransfer!==void 0){let s=o.destroyerTransfer;if(typeof s==
"number"&&isFinite(s)){(s>1e3||isNaN(s))&&(e=t(e,{instancePath:i+"/destroyerTransfer",schemaPath:"../common/common.schema.json#/$defs/quarters/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e3}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/destroyerTransfer",schemaPath:"../common/common.schema.json#/$defs/\
quarters/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++);let a;a=s/.25,a!==parseInt(a)&&(e=t(e,{instancePath:i+"/destroyerTransfer",schemaPath:"\
../common/common.schema.json#/$defs/quarters/multipleOf",keyword:"multipleOf",params:{multipleOf:.25}}),r++)}else e=t(e,{instancePath:i+"/destroyerTransfer",schemaPath:"\
../common/common.schema.json#/$defs/quarters/type",keyword:"type",params:{type:"number"}}),r++}if(o.merchantAswDie!==void 0){let s=o.merchantAswDie;if(typeof s==
"number"&&isFinite(s)){(s>1e3||isNaN(s))&&(e=t(e,{instancePath:i+"/merchantAswDie",schemaPath:"../common/common.schema.json#/$defs/quarters/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:1e3}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/merchantAswDie",schemaPath:"../common/common.schema.json#/$defs/quart\
ers/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++);let a;a=s/.25,a!==parseInt(a)&&(e=t(e,{instancePath:i+"/merchantAswDie",schemaPath:"../co\
mmon/common.schema.json#/$defs/quarters/multipleOf",keyword:"multipleOf",params:{multipleOf:.25}}),r++)}else e=t(e,{instancePath:i+"/merchantAswDie",schemaPath:"\
../common/common.schema.json#/$defs/quarters/type",keyword:"type",params:{type:"number"}}),r++}if(o.strategicBombingDie!==void 0){let s=o.strategicBombingDie;if(typeof s==
"number"&&isFinite(s)){(s>100||isNaN(s))&&(e=t(e,{instancePath:i+"/strategicBombingDie",schemaPath:"#/properties/strategicBombingDie/maximum",keyword:"maximum",
params:{comparison:"<=",limit:100}}),r++),(s<.25||isNaN(s))&&(e=t(e,{instancePath:i+"/strategicBombingDie",schemaPath:"#/properties/strategicBombingDie/minimum",
keyword:"minimum",params:{comparison:">=",limit:.25}}),r++);let a;a=s/.25,a!==parseInt(a)&&(e=t(e,{instancePath:i+"/strategicBombingDie",schemaPath:"#/propertie\
s/strategicBombingDie/multipleOf",keyword:"multipleOf",params:{multipleOf:.25}}),r++)}else e=t(e,{instancePath:i+"/strategicBombingDie",schemaPath:"#/properties\
/strategicBombingDie/type",keyword:"type",params:{type:"number"}}),r++}o.sources!==void 0&&(qe(o.sources,{instancePath:i+"/sources",parentData:o,parentDataProperty:"\
sources",rootData:P,dynamicAnchors:k})||(e=e===null?qe.errors:j(e,qe.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}),r++;return Qe.errors=e,r===0}Qe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Br=Xe;function xe(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=xe.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){Object.keys(o).length<1&&(e=t(e,{instancePath:i,schemaPath:"#/minProperties",
keyword:"minProperties",params:{limit:1}}),r++);for(let s in o)A.test(s)||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:s}}),r++);for(let s in o)A.test(s)&&(N(o[s],{instancePath:i+"/"+c(s),parentData:o,parentDataProperty:s,rootData:P,dynamicAnchors:k})||
(e=e===null?N.errors:j(e,N.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return xe.errors=e,r===
0}xe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Xe(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){
let e=null,r=0,y=Xe.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.$schema===void 0&&
(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"$schema"}}),r++),o.submarinePoints===void 0&&(e=t(e,{instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"submarinePoints"}}),r++),o.transportPoints===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"transportPoints"}}),r++),o.sources===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
sources"}}),r++);for(let s in o)s==="$schema"||s==="submarinePoints"||s==="transportPoints"||s==="sources"||(e=t(e,{instancePath:i,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);if(o.$schema!==void 0){let s=o.$schema;typeof s=="string"?s.length<1&&(e=t(e,{instancePath:i+
"/$schema",schemaPath:"../common/common.schema.json#/$defs/schemaPath/minLength",keyword:"minLength",params:{limit:1}}),r++):(e=t(e,{instancePath:i+"/$schema",schemaPath:"\
../common/common.schema.json#/$defs/schemaPath/type",keyword:"type",params:{type:"string"}}),r++)}if(o.submarinePoints!==void 0){let s=o.submarinePoints;if(s&&typeof s==
"object"&&!Array.isArray(s)){s.japan===void 0&&(e=t(e,{instancePath:i+"/submarinePoints",schemaPath:"#/properties/submarinePoints/required",keyword:"required",params:{
missingProperty:"japan"}}),r++),s.allies===void 0&&(e=t(e,{instancePath:i+"/submarinePoints",schemaPath:"#/properties/submarinePoints/required",keyword:"require\
d",params:{missingProperty:"allies"}}),r++);for(let a in s)a==="japan"||a==="allies"||(e=t(e,{instancePath:i+"/submarinePoints",schemaPath:"#/properties/submari\
nePoints/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);if(s.japan!==void 0){let a=s.japan;if(a&&typeof a=="object"&&
!Array.isArray(a)){a[1]===void 0&&(e=t(e,{instancePath:i+"/submarinePoints/japan",schemaPath:"#/$defs/byTurn/required",keyword:"required",params:{missingProperty:"\
1"}}),r++);for(let n in a)I.test(n)||(e=t(e,{instancePath:i+"/submarinePoints/japan",schemaPath:"#/$defs/byTurn/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:n}}),r++);for(let n in a)if(I.test(n)){let p=a[n];typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=t(e,{instancePath:i+"/s\
ubmarinePoints/japan/"+c(n),schemaPath:"#/$defs/byTurn/patternProperties/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/type",keyword:"type",params:{type:"integer"}}),r++),typeof p==
"number"&&isFinite(p)&&((p>200||isNaN(p))&&(e=t(e,{instancePath:i+"/submarinePoints/japan/"+c(n),schemaPath:"#/$defs/byTurn/patternProperties/%5E(%5B1-9%5D%7C1%\
5B0-6%5D)%24/maximum",keyword:"maximum",params:{comparison:"<=",limit:200}}),r++),(p<0||isNaN(p))&&(e=t(e,{instancePath:i+"/submarinePoints/japan/"+c(n),schemaPath:"\
#/$defs/byTurn/patternProperties/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}}else e=t(e,{instancePath:i+
"/submarinePoints/japan",schemaPath:"#/$defs/byTurn/type",keyword:"type",params:{type:"object"}}),r++}if(s.allies!==void 0){let a=s.allies;if(a&&typeof a=="obje\
ct"&&!Array.isArray(a)){a[1]===void 0&&(e=t(e,{instancePath:i+"/submarinePoints/allies",schemaPath:"#/$defs/byTurn/required",keyword:"required",params:{missingProperty:"\
1"}}),r++);for(let n in a)I.test(n)||(e=t(e,{instancePath:i+"/submarinePoints/allies",schemaPath:"#/$defs/byTurn/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:n}}),r++);for(let n in a)if(I.test(n)){let p=a[n];typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=t(e,{instancePath:i+"/\
submarinePoints/allies/"+c(n),schemaPath:"#/$defs/byTurn/patternProperties/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/type",keyword:"type",params:{type:"integer"}}),r++),typeof p==
"number"&&isFinite(p)&&((p>200||isNaN(p))&&(e=t(e,{instancePath:i+"/submarinePoints/allies/"+c(n),schemaPath:"#/$defs/byTurn/patternProperties/%5E(%5B1-9%5D%7C1\
%5B0-6%5D)%24/maximum",keyword:"maximum",params:{comparison:"<=",limit:200}}),r++),(p<0||isNaN(p))&&(e=t(e,{instancePath:i+"/submarinePoints/allies/"+c(n),schemaPath:"\
#/$defs/byTurn/patternProperties/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}}else e=t(e,{instancePath:i+
"/submarinePoints/allies",schemaPath:"#/$defs/byTurn/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/submarinePoints",schemaPath:"\
#/properties/submarinePoints/type",keyword:"type",params:{type:"object"}}),r++}if(o.transportPoints!==void 0){let s=o.transportPoints;if(s&&typeof s=="object"&&
!Array.isArray(s)){s.us===void 0&&(e=t(e,{instancePath:i+"/transportPoints",schemaPath:"#/properties/transportPoints/required",keyword:"required",params:{missingProperty:"\
us"}}),r++),s.britain===void 0&&(e=t(e,{instancePath:i+"/transportPoints",schemaPath:"#/properties/transportPoints/required",keyword:"required",params:{missingProperty:"\
britain"}}),r++);for(let a in s)a==="us"||a==="britain"||(e=t(e,{instancePath:i+"/transportPoints",schemaPath:"#/properties/transportPoints/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:a}}),r++);if(s.us!==void 0){let a=s.us;if(a&&typeof a=="object"&&!Array.isArray(a)){a[1]===void 0&&(e=
t(e,{instancePath:i+"/transportPoints/us",schemaPath:"#/$defs/byTurn/required",keyword:"required",params:{missingProperty:"1"}}),r++);for(let n in a)I.test(n)||
(e=t(e,{instancePath:i+"/transportPoints/us",schemaPath:"#/$defs/byTurn/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),r++);
for(let n in a)if(I.test(n)){let p=a[n];typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=t(e,{instancePath:i+"/transportPoints/us/"+c(n),schemaPath:"#/$de\
fs/byTurn/patternProperties/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/type",keyword:"type",params:{type:"integer"}}),r++),typeof p=="number"&&isFinite(p)&&((p>200||isNaN(p))&&
(e=t(e,{instancePath:i+"/transportPoints/us/"+c(n),schemaPath:"#/$defs/byTurn/patternProperties/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/maximum",keyword:"maximum",params:{
comparison:"<=",limit:200}}),r++),(p<0||isNaN(p))&&(e=t(e,{instancePath:i+"/transportPoints/us/"+c(n),schemaPath:"#/$defs/byTurn/patternProperties/%5E(%5B1-9%5D\
%7C1%5B0-6%5D)%24/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}}else e=t(e,{instancePath:i+"/transportPoints/us",schemaPath:"#/$defs/byTu\
rn/type",keyword:"type",params:{type:"object"}}),r++}if(s.britain!==void 0){let a=s.britain;if(a&&typeof a=="object"&&!Array.isArray(a)){a[1]===void 0&&(e=t(e,{
instancePath:i+"/transportPoints/britain",schemaPath:"#/$defs/byTurn/required",keyword:"required",params:{missingProperty:"1"}}),r++);for(let n in a)I.test(n)||
(e=t(e,{instancePath:i+"/transportPoints/britain",schemaPath:"#/$defs/byTurn/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),
r++);for(let n in a)if(I.test(n)){let p=a[n];typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=t(e,{instancePath:i+"/transportPoints/britain/"+c(n),schemaPath:"\
#/$defs/byTurn/patternProperties/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/type",keyword:"type",params:{type:"integer"}}),r++),typeof p=="number"&&isFinite(p)&&((p>200||isNaN(
p))&&(e=t(e,{instancePath:i+"/transportPoints/britain/"+c(n),schemaPath:"#/$defs/byTurn/patternProperties/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:200}}),r++),(p<0||isNaN(p))&&(e=t(e,{instancePath:i+"/transportPoints/britain/"+c(n),schemaPath:"#/$defs/byTurn/patternPropert\
ies/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}}else e=t(e,{instancePath:i+"/transportPoints/britain",schemaPath:"\
#/$defs/byTurn/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/transportPoints",schemaPath:"#/properties/transportPoints/type",keyword:"\
type",params:{type:"object"}}),r++}o.sources!==void 0&&(xe(o.sources,{instancePath:i+"/sources",parentData:o,parentDataProperty:"sources",rootData:P,dynamicAnchors:k})||
(e=e===null?xe.errors:j(e,xe.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return Xe.errors=e,
r===0}Xe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Lr=Ye;function Ne(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=Ne.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){Object.keys(o).length<1&&(e=t(e,{instancePath:i,schemaPath:"#/minProperties",
keyword:"minProperties",params:{limit:1}}),r++);for(let s in o)A.test(s)||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:s}}),r++);for(let s in o)A.test(s)&&(N(o[s],{instancePath:i+"/"+c(s),parentData:o,parentDataProperty:s,rootData:P,dynamicAnchors:k})||
(e=e===null?N.errors:j(e,N.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return Ne.errors=e,r===
0}Ne.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ye(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){
let e=null,r=0,y=Ye.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.$schema===void 0&&
(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"$schema"}}),r++),o.title===void 0&&(e=t(e,{instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"title"}}),r++),o.summary===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"summary"}}),r++),o.japan===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"japan"}}),r++),o.
allies===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"allies"}}),r++),o.sources===void 0&&(e=t(e,{instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"sources"}}),r++);for(let s in o)s==="$schema"||s==="title"||s==="summary"||s==="japan"||s===
"allies"||s==="sources"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);if(o.$schema!==
void 0){let s=o.$schema;typeof s=="string"?s.length<1&&(e=t(e,{instancePath:i+"/$schema",schemaPath:"../common/common.schema.json#/$defs/schemaPath/minLength",keyword:"\
minLength",params:{limit:1}}),r++):(e=t(e,{instancePath:i+"/$schema",schemaPath:"../common/common.schema.json#/$defs/schemaPath/type",keyword:"type",params:{type:"\
string"}}),r++)}if(o.title!==void 0){let s=o.title;typeof s=="string"?s.length<1&&(e=t(e,{instancePath:i+"/title",schemaPath:"#/properties/title/minLength",keyword:"\
minLength",params:{limit:1}}),r++):(e=t(e,{instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"}}),r++)}if(o.summary!==
void 0){let s=o.summary;typeof s=="string"?s.length<1&&(e=t(e,{instancePath:i+"/summary",schemaPath:"#/properties/summary/minLength",keyword:"minLength",params:{
limit:1}}),r++):(e=t(e,{instancePath:i+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type:"string"}}),r++)}if(o.japan!==void 0){let s=o.
japan;if(s&&typeof s=="object"&&!Array.isArray(s)){s.victoryPoint===void 0&&(e=t(e,{instancePath:i+"/japan",schemaPath:"#/$defs/weights/required",keyword:"requi\
red",params:{missingProperty:"victoryPoint"}}),r++),s.oilPoint===void 0&&(e=t(e,{instancePath:i+"/japan",schemaPath:"#/$defs/weights/required",keyword:"required",
params:{missingProperty:"oilPoint"}}),r++),s.foothold===void 0&&(e=t(e,{instancePath:i+"/japan",schemaPath:"#/$defs/weights/required",keyword:"required",params:{
missingProperty:"foothold"}}),r++),s.chance===void 0&&(e=t(e,{instancePath:i+"/japan",schemaPath:"#/$defs/weights/required",keyword:"required",params:{missingProperty:"\
chance"}}),r++),s.escort===void 0&&(e=t(e,{instancePath:i+"/japan",schemaPath:"#/$defs/weights/required",keyword:"required",params:{missingProperty:"escort"}}),
r++),s.airCover===void 0&&(e=t(e,{instancePath:i+"/japan",schemaPath:"#/$defs/weights/required",keyword:"required",params:{missingProperty:"airCover"}}),r++),s.
garrison===void 0&&(e=t(e,{instancePath:i+"/japan",schemaPath:"#/$defs/weights/required",keyword:"required",params:{missingProperty:"garrison"}}),r++),s.raiders===
void 0&&(e=t(e,{instancePath:i+"/japan",schemaPath:"#/$defs/weights/required",keyword:"required",params:{missingProperty:"raiders"}}),r++),s.bombardment===void 0&&
(e=t(e,{instancePath:i+"/japan",schemaPath:"#/$defs/weights/required",keyword:"required",params:{missingProperty:"bombardment"}}),r++),s.oilReserve===void 0&&(e=
t(e,{instancePath:i+"/japan",schemaPath:"#/$defs/weights/required",keyword:"required",params:{missingProperty:"oilReserve"}}),r++),s.oilShipping===void 0&&(e=t(
e,{instancePath:i+"/japan",schemaPath:"#/$defs/weights/required",keyword:"required",params:{missingProperty:"oilShipping"}}),r++),s.reaction===void 0&&(e=t(e,{instancePath:i+
"/japan",schemaPath:"#/$defs/weights/required",keyword:"required",params:{missingProperty:"reaction"}}),r++),s.withdrawal===void 0&&(e=t(e,{instancePath:i+"/jap\
an",schemaPath:"#/$defs/weights/required",keyword:"required",params:{missingProperty:"withdrawal"}}),r++),s.hunting===void 0&&(e=t(e,{instancePath:i+"/japan",schemaPath:"\
#/$defs/weights/required",keyword:"required",params:{missingProperty:"hunting"}}),r++),s.convoyEscorts===void 0&&(e=t(e,{instancePath:i+"/japan",schemaPath:"#/$\
defs/weights/required",keyword:"required",params:{missingProperty:"convoyEscorts"}}),r++);for(let a in s)a==="victoryPoint"||a==="oilPoint"||a==="foothold"||a===
"chance"||a==="escort"||a==="airCover"||a==="garrison"||a==="raiders"||a==="bombardment"||a==="oilReserve"||a==="oilShipping"||a==="reaction"||a==="withdrawal"||
a==="hunting"||a==="convoyEscorts"||(e=t(e,{instancePath:i+"/japan",schemaPath:"#/$defs/weights/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),
r++);if(s.victoryPoint!==void 0){let a=s.victoryPoint;typeof a=="number"&&isFinite(a)?((a>10||isNaN(a))&&(e=t(e,{instancePath:i+"/japan/victoryPoint",schemaPath:"\
#/$defs/weights/properties/victoryPoint/maximum",keyword:"maximum",params:{comparison:"<=",limit:10}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/japan/vict\
oryPoint",schemaPath:"#/$defs/weights/properties/victoryPoint/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++)):(e=t(e,{instancePath:i+"/japan\
/victoryPoint",schemaPath:"#/$defs/weights/properties/victoryPoint/type",keyword:"type",params:{type:"number"}}),r++)}if(s.oilPoint!==void 0){let a=s.oilPoint;typeof a==
"number"&&isFinite(a)?((a>10||isNaN(a))&&(e=t(e,{instancePath:i+"/japan/oilPoint",schemaPath:"#/$defs/weights/properties/oilPoint/maximum",keyword:"maximum",params:{
comparison:"<=",limit:10}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/japan/oilPoint",schemaPath:"#/$defs/weights/properties/oilPoint/minimum",keyword:"min\
imum",params:{comparison:">=",limit:0}}),r++)):(e=t(e,{instancePath:i+"/japan/oilPoint",schemaPath:"#/$defs/weights/properties/oilPoint/type",keyword:"type",params:{
type:"number"}}),r++)}if(s.foothold!==void 0){let a=s.foothold;typeof a=="number"&&isFinite(a)?((a>5||isNaN(a))&&(e=t(e,{instancePath:i+"/japan/foothold",schemaPath:"\
#/$defs/weights/properties/foothold/maximum",keyword:"maximum",params:{comparison:"<=",limit:5}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/japan/foothold",
schemaPath:"#/$defs/weights/properties/foothold/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++)):(e=t(e,{instancePath:i+"/japan/foothold",schemaPath:"\
#/$defs/weights/properties/foothold/type",keyword:"type",params:{type:"number"}}),r++)}if(s.chance!==void 0){let a=s.chance;typeof a=="number"&&isFinite(a)?((a>
1||isNaN(a))&&(e=t(e,{instancePath:i+"/japan/chance",schemaPath:"#/$defs/weights/properties/chance/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}),
r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/japan/chance",schemaPath:"#/$defs/weights/properties/chance/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),
r++)):(e=t(e,{instancePath:i+"/japan/chance",schemaPath:"#/$defs/weights/properties/chance/type",keyword:"type",params:{type:"number"}}),r++)}if(s.escort!==void 0){
let a=s.escort;typeof a=="number"&&isFinite(a)?((a>5||isNaN(a))&&(e=t(e,{instancePath:i+"/japan/escort",schemaPath:"#/$defs/weights/properties/escort/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:5}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/japan/escort",schemaPath:"#/$defs/weights/properties/escort/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}),r++)):(e=t(e,{instancePath:i+"/japan/escort",schemaPath:"#/$defs/weights/properties/escort/type",keyword:"t\
ype",params:{type:"number"}}),r++)}if(s.airCover!==void 0){let a=s.airCover;typeof a=="number"&&isFinite(a)?((a>5||isNaN(a))&&(e=t(e,{instancePath:i+"/japan/air\
Cover",schemaPath:"#/$defs/weights/properties/airCover/maximum",keyword:"maximum",params:{comparison:"<=",limit:5}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+
"/japan/airCover",schemaPath:"#/$defs/weights/properties/airCover/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++)):(e=t(e,{instancePath:i+"/j\
apan/airCover",schemaPath:"#/$defs/weights/properties/airCover/type",keyword:"type",params:{type:"number"}}),r++)}if(s.garrison!==void 0){let a=s.garrison;typeof a==
"number"&&isFinite(a)?((a>20||isNaN(a))&&(e=t(e,{instancePath:i+"/japan/garrison",schemaPath:"#/$defs/weights/properties/garrison/maximum",keyword:"maximum",params:{
comparison:"<=",limit:20}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/japan/garrison",schemaPath:"#/$defs/weights/properties/garrison/minimum",keyword:"min\
imum",params:{comparison:">=",limit:0}}),r++)):(e=t(e,{instancePath:i+"/japan/garrison",schemaPath:"#/$defs/weights/properties/garrison/type",keyword:"type",params:{
type:"number"}}),r++)}if(s.raiders!==void 0){let a=s.raiders;typeof a=="number"&&isFinite(a)?((a>100||isNaN(a))&&(e=t(e,{instancePath:i+"/japan/raiders",schemaPath:"\
#/$defs/weights/properties/raiders/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}),r++),(a<1||isNaN(a))&&(e=t(e,{instancePath:i+"/japan/raiders",
schemaPath:"#/$defs/weights/properties/raiders/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++)):(e=t(e,{instancePath:i+"/japan/raiders",schemaPath:"\
#/$defs/weights/properties/raiders/type",keyword:"type",params:{type:"number"}}),r++)}if(s.bombardment!==void 0){let a=s.bombardment;typeof a=="number"&&isFinite(
a)?((a>5||isNaN(a))&&(e=t(e,{instancePath:i+"/japan/bombardment",schemaPath:"#/$defs/weights/properties/bombardment/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:5}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/japan/bombardment",schemaPath:"#/$defs/weights/properties/bombardment/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}),r++)):(e=t(e,{instancePath:i+"/japan/bombardment",schemaPath:"#/$defs/weights/properties/bombardment/type",keyword:"type",params:{type:"\
number"}}),r++)}if(s.oilReserve!==void 0){let a=s.oilReserve;typeof a=="number"&&isFinite(a)?((a>1||isNaN(a))&&(e=t(e,{instancePath:i+"/japan/oilReserve",schemaPath:"\
#/$defs/weights/properties/oilReserve/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/japan/oilRese\
rve",schemaPath:"#/$defs/weights/properties/oilReserve/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++)):(e=t(e,{instancePath:i+"/japan/oilRes\
erve",schemaPath:"#/$defs/weights/properties/oilReserve/type",keyword:"type",params:{type:"number"}}),r++)}if(s.oilShipping!==void 0){let a=s.oilShipping;typeof a==
"number"&&isFinite(a)?((a>1||isNaN(a))&&(e=t(e,{instancePath:i+"/japan/oilShipping",schemaPath:"#/$defs/weights/properties/oilShipping/maximum",keyword:"maximum",
params:{comparison:"<=",limit:1}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/japan/oilShipping",schemaPath:"#/$defs/weights/properties/oilShipping/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}),r++)):(e=t(e,{instancePath:i+"/japan/oilShipping",schemaPath:"#/$defs/weights/properties/oilShipping/type",
keyword:"type",params:{type:"number"}}),r++)}if(s.reaction!==void 0){let a=s.reaction;typeof a=="number"&&isFinite(a)?((a>5||isNaN(a))&&(e=t(e,{instancePath:i+"\
/japan/reaction",schemaPath:"#/$defs/weights/properties/reaction/maximum",keyword:"maximum",params:{comparison:"<=",limit:5}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+
"/japan/reaction",schemaPath:"#/$defs/weights/properties/reaction/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++)):(e=t(e,{instancePath:i+"/j\
apan/reaction",schemaPath:"#/$defs/weights/properties/reaction/type",keyword:"type",params:{type:"number"}}),r++)}if(s.withdrawal!==void 0){let a=s.withdrawal;typeof a==
"number"&&isFinite(a)?((a>2||isNaN(a))&&(e=t(e,{instancePath:i+"/japan/withdrawal",schemaPath:"#/$defs/weights/properties/withdrawal/maximum",keyword:"maximum",
params:{comparison:"<=",limit:2}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/japan/withdrawal",schemaPath:"#/$defs/weights/properties/withdrawal/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}),r++)):(e=t(e,{instancePath:i+"/japan/withdrawal",schemaPath:"#/$defs/weights/properties/withdrawal/type",keyword:"ty\
pe",params:{type:"number"}}),r++)}if(s.hunting!==void 0){let a=s.hunting;typeof a=="number"&&isFinite(a)?((a>1||isNaN(a))&&(e=t(e,{instancePath:i+"/japan/huntin\
g",schemaPath:"#/$defs/weights/properties/hunting/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/j\
apan/hunting",schemaPath:"#/$defs/weights/properties/hunting/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++)):(e=t(e,{instancePath:i+"/japan/\
hunting",schemaPath:"#/$defs/weights/properties/hunting/type",keyword:"type",params:{type:"number"}}),r++)}if(s.convoyEscorts!==void 0){let a=s.convoyEscorts;typeof a==
"number"&&isFinite(a)?((a>3||isNaN(a))&&(e=t(e,{instancePath:i+"/japan/convoyEscorts",schemaPath:"#/$defs/weights/properties/convoyEscorts/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:3}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/japan/convoyEscorts",schemaPath:"#/$defs/weights/properties/convoyEscort\
s/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++)):(e=t(e,{instancePath:i+"/japan/convoyEscorts",schemaPath:"#/$defs/weights/properties/convo\
yEscorts/type",keyword:"type",params:{type:"number"}}),r++)}}else e=t(e,{instancePath:i+"/japan",schemaPath:"#/$defs/weights/type",keyword:"type",params:{type:"\
object"}}),r++}if(o.allies!==void 0){let s=o.allies;if(s&&typeof s=="object"&&!Array.isArray(s)){s.victoryPoint===void 0&&(e=t(e,{instancePath:i+"/allies",schemaPath:"\
#/$defs/weights/required",keyword:"required",params:{missingProperty:"victoryPoint"}}),r++),s.oilPoint===void 0&&(e=t(e,{instancePath:i+"/allies",schemaPath:"#/\
$defs/weights/required",keyword:"required",params:{missingProperty:"oilPoint"}}),r++),s.foothold===void 0&&(e=t(e,{instancePath:i+"/allies",schemaPath:"#/$defs/\
weights/required",keyword:"required",params:{missingProperty:"foothold"}}),r++),s.chance===void 0&&(e=t(e,{instancePath:i+"/allies",schemaPath:"#/$defs/weights/\
required",keyword:"required",params:{missingProperty:"chance"}}),r++),s.escort===void 0&&(e=t(e,{instancePath:i+"/allies",schemaPath:"#/$defs/weights/required",
keyword:"required",params:{missingProperty:"escort"}}),r++),s.airCover===void 0&&(e=t(e,{instancePath:i+"/allies",schemaPath:"#/$defs/weights/required",keyword:"\
required",params:{missingProperty:"airCover"}}),r++),s.garrison===void 0&&(e=t(e,{instancePath:i+"/allies",schemaPath:"#/$defs/weights/required",keyword:"requir\
ed",params:{missingProperty:"garrison"}}),r++),s.raiders===void 0&&(e=t(e,{instancePath:i+"/allies",schemaPath:"#/$defs/weights/required",keyword:"required",params:{
missingProperty:"raiders"}}),r++),s.bombardment===void 0&&(e=t(e,{instancePath:i+"/allies",schemaPath:"#/$defs/weights/required",keyword:"required",params:{missingProperty:"\
bombardment"}}),r++),s.oilReserve===void 0&&(e=t(e,{instancePath:i+"/allies",schemaPath:"#/$defs/weights/required",keyword:"required",params:{missingProperty:"o\
ilReserve"}}),r++),s.oilShipping===void 0&&(e=t(e,{instancePath:i+"/allies",schemaPath:"#/$defs/weights/required",keyword:"required",params:{missingProperty:"oi\
lShipping"}}),r++),s.reaction===void 0&&(e=t(e,{instancePath:i+"/allies",schemaPath:"#/$defs/weights/required",keyword:"required",params:{missingProperty:"react\
ion"}}),r++),s.withdrawal===void 0&&(e=t(e,{instancePath:i+"/allies",schemaPath:"#/$defs/weights/required",keyword:"required",params:{missingProperty:"withdrawa\
l"}}),r++),s.hunting===void 0&&(e=t(e,{instancePath:i+"/allies",schemaPath:"#/$defs/weights/required",keyword:"required",params:{missingProperty:"hunting"}}),r++),
s.convoyEscorts===void 0&&(e=t(e,{instancePath:i+"/allies",schemaPath:"#/$defs/weights/required",keyword:"required",params:{missingProperty:"convoyEscorts"}}),r++);
for(let a in s)a==="victoryPoint"||a==="oilPoint"||a==="foothold"||a==="chance"||a==="escort"||a==="airCover"||a==="garrison"||a==="raiders"||a==="bombardment"||
a==="oilReserve"||a==="oilShipping"||a==="reaction"||a==="withdrawal"||a==="hunting"||a==="convoyEscorts"||(e=t(e,{instancePath:i+"/allies",schemaPath:"#/$defs/\
weights/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);if(s.victoryPoint!==void 0){let a=s.victoryPoint;typeof a=="nu\
mber"&&isFinite(a)?((a>10||isNaN(a))&&(e=t(e,{instancePath:i+"/allies/victoryPoint",schemaPath:"#/$defs/weights/properties/victoryPoint/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:10}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/allies/victoryPoint",schemaPath:"#/$defs/weights/properties/victoryPoint/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++)):(e=t(e,{instancePath:i+"/allies/victoryPoint",schemaPath:"#/$defs/weights/properties/victoryP\
oint/type",keyword:"type",params:{type:"number"}}),r++)}if(s.oilPoint!==void 0){let a=s.oilPoint;typeof a=="number"&&isFinite(a)?((a>10||isNaN(a))&&(e=t(e,{instancePath:i+
"/allies/oilPoint",schemaPath:"#/$defs/weights/properties/oilPoint/maximum",keyword:"maximum",params:{comparison:"<=",limit:10}}),r++),(a<0||isNaN(a))&&(e=t(e,{
instancePath:i+"/allies/oilPoint",schemaPath:"#/$defs/weights/properties/oilPoint/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++)):(e=t(e,{instancePath:i+
"/allies/oilPoint",schemaPath:"#/$defs/weights/properties/oilPoint/type",keyword:"type",params:{type:"number"}}),r++)}if(s.foothold!==void 0){let a=s.foothold;typeof a==
"number"&&isFinite(a)?((a>5||isNaN(a))&&(e=t(e,{instancePath:i+"/allies/foothold",schemaPath:"#/$defs/weights/properties/foothold/maximum",keyword:"maximum",params:{
comparison:"<=",limit:5}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/allies/foothold",schemaPath:"#/$defs/weights/properties/foothold/minimum",keyword:"min\
imum",params:{comparison:">=",limit:0}}),r++)):(e=t(e,{instancePath:i+"/allies/foothold",schemaPath:"#/$defs/weights/properties/foothold/type",keyword:"type",params:{
type:"number"}}),r++)}if(s.chance!==void 0){let a=s.chance;typeof a=="number"&&isFinite(a)?((a>1||isNaN(a))&&(e=t(e,{instancePath:i+"/allies/chance",schemaPath:"\
#/$defs/weights/properties/chance/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/allies/chance",schemaPath:"\
#/$defs/weights/properties/chance/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++)):(e=t(e,{instancePath:i+"/allies/chance",schemaPath:"#/$def\
s/weights/properties/chance/type",keyword:"type",params:{type:"number"}}),r++)}if(s.escort!==void 0){let a=s.escort;typeof a=="number"&&isFinite(a)?((a>5||isNaN(
a))&&(e=t(e,{instancePath:i+"/allies/escort",schemaPath:"#/$defs/weights/properties/escort/maximum",keyword:"maximum",params:{comparison:"<=",limit:5}}),r++),(a<
0||isNaN(a))&&(e=t(e,{instancePath:i+"/allies/escort",schemaPath:"#/$defs/weights/properties/escort/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),
r++)):(e=t(e,{instancePath:i+"/allies/escort",schemaPath:"#/$defs/weights/properties/escort/type",keyword:"type",params:{type:"number"}}),r++)}if(s.airCover!==void 0){
let a=s.airCover;typeof a=="number"&&isFinite(a)?((a>5||isNaN(a))&&(e=t(e,{instancePath:i+"/allies/airCover",schemaPath:"#/$defs/weights/properties/airCover/max\
imum",keyword:"maximum",params:{comparison:"<=",limit:5}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/allies/airCover",schemaPath:"#/$defs/weights/propertie\
s/airCover/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++)):(e=t(e,{instancePath:i+"/allies/airCover",schemaPath:"#/$defs/weights/properties/\
airCover/type",keyword:"type",params:{type:"number"}}),r++)}if(s.garrison!==void 0){let a=s.garrison;typeof a=="number"&&isFinite(a)?((a>20||isNaN(a))&&(e=t(e,{
instancePath:i+"/allies/garrison",schemaPath:"#/$defs/weights/properties/garrison/maximum",keyword:"maximum",params:{comparison:"<=",limit:20}}),r++),(a<0||isNaN(
a))&&(e=t(e,{instancePath:i+"/allies/garrison",schemaPath:"#/$defs/weights/properties/garrison/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++)):
(e=t(e,{instancePath:i+"/allies/garrison",schemaPath:"#/$defs/weights/properties/garrison/type",keyword:"type",params:{type:"number"}}),r++)}if(s.raiders!==void 0){
let a=s.raiders;typeof a=="number"&&isFinite(a)?((a>100||isNaN(a))&&(e=t(e,{instancePath:i+"/allies/raiders",schemaPath:"#/$defs/weights/properties/raiders/maxi\
mum",keyword:"maximum",params:{comparison:"<=",limit:100}}),r++),(a<1||isNaN(a))&&(e=t(e,{instancePath:i+"/allies/raiders",schemaPath:"#/$defs/weights/propertie\
s/raiders/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++)):(e=t(e,{instancePath:i+"/allies/raiders",schemaPath:"#/$defs/weights/properties/ra\
iders/type",keyword:"type",params:{type:"number"}}),r++)}if(s.bombardment!==void 0){let a=s.bombardment;typeof a=="number"&&isFinite(a)?((a>5||isNaN(a))&&(e=t(e,
{instancePath:i+"/allies/bombardment",schemaPath:"#/$defs/weights/properties/bombardment/maximum",keyword:"maximum",params:{comparison:"<=",limit:5}}),r++),(a<0||
isNaN(a))&&(e=t(e,{instancePath:i+"/allies/bombardment",schemaPath:"#/$defs/weights/properties/bombardment/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),
r++)):(e=t(e,{instancePath:i+"/allies/bombardment",schemaPath:"#/$defs/weights/properties/bombardment/type",keyword:"type",params:{type:"number"}}),r++)}if(s.oilReserve!==
void 0){let a=s.oilReserve;typeof a=="number"&&isFinite(a)?((a>1||isNaN(a))&&(e=t(e,{instancePath:i+"/allies/oilReserve",schemaPath:"#/$defs/weights/properties/\
oilReserve/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/allies/oilReserve",schemaPath:"#/$defs/w\
eights/properties/oilReserve/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++)):(e=t(e,{instancePath:i+"/allies/oilReserve",schemaPath:"#/$defs\
/weights/properties/oilReserve/type",keyword:"type",params:{type:"number"}}),r++)}if(s.oilShipping!==void 0){let a=s.oilShipping;typeof a=="number"&&isFinite(a)?
((a>1||isNaN(a))&&(e=t(e,{instancePath:i+"/allies/oilShipping",schemaPath:"#/$defs/weights/properties/oilShipping/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/allies/oilShipping",schemaPath:"#/$defs/weights/properties/oilShipping/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}}),r++)):(e=t(e,{instancePath:i+"/allies/oilShipping",schemaPath:"#/$defs/weights/properties/oilShipping/type",keyword:"type",params:{
type:"number"}}),r++)}if(s.reaction!==void 0){let a=s.reaction;typeof a=="number"&&isFinite(a)?((a>5||isNaN(a))&&(e=t(e,{instancePath:i+"/allies/reaction",schemaPath:"\
#/$defs/weights/properties/reaction/maximum",keyword:"maximum",params:{comparison:"<=",limit:5}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/allies/reaction",
schemaPath:"#/$defs/weights/properties/reaction/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++)):(e=t(e,{instancePath:i+"/allies/reaction",schemaPath:"\
#/$defs/weights/properties/reaction/type",keyword:"type",params:{type:"number"}}),r++)}if(s.withdrawal!==void 0){let a=s.withdrawal;typeof a=="number"&&isFinite(
a)?((a>2||isNaN(a))&&(e=t(e,{instancePath:i+"/allies/withdrawal",schemaPath:"#/$defs/weights/properties/withdrawal/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:2}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/allies/withdrawal",schemaPath:"#/$defs/weights/properties/withdrawal/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}),r++)):(e=t(e,{instancePath:i+"/allies/withdrawal",schemaPath:"#/$defs/weights/properties/withdrawal/type",keyword:"type",params:{type:"\
number"}}),r++)}if(s.hunting!==void 0){let a=s.hunting;typeof a=="number"&&isFinite(a)?((a>1||isNaN(a))&&(e=t(e,{instancePath:i+"/allies/hunting",schemaPath:"#/\
$defs/weights/properties/hunting/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/allies/hunting",schemaPath:"\
#/$defs/weights/properties/hunting/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++)):(e=t(e,{instancePath:i+"/allies/hunting",schemaPath:"#/$d\
efs/weights/properties/hunting/type",keyword:"type",params:{type:"number"}}),r++)}if(s.convoyEscorts!==void 0){let a=s.convoyEscorts;typeof a=="number"&&isFinite(
a)?((a>3||isNaN(a))&&(e=t(e,{instancePath:i+"/allies/convoyEscorts",schemaPath:"#/$defs/weights/properties/convoyEscorts/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:3}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/allies/convoyEscorts",schemaPath:"#/$defs/weights/properties/convoyEscorts/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}}),r++)):(e=t(e,{instancePath:i+"/allies/convoyEscorts",schemaPath:"#/$defs/weights/properties/convoyEscorts/type",keyword:"\
type",params:{type:"number"}}),r++)}}else e=t(e,{instancePath:i+"/allies",schemaPath:"#/$defs/weights/type",keyword:"type",params:{type:"object"}}),r++}o.sources!==
void 0&&(Ne(o.sources,{instancePath:i+"/sources",parentData:o,parentDataProperty:"sources",rootData:P,dynamicAnchors:k})||(e=e===null?Ne.errors:j(e,Ne.errors),r=
e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return Ye.errors=e,r===0}Ye.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var zr=er;var Or=new RegExp("^[a-z0-9][a-z0-9.-]*$","u");function ve(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,
r=0,y=ve.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){Object.keys(o).length<2&&(e=t(
e,{instancePath:i,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:2}}),r++),o.nation===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"nation"}}),r++);for(let s in o)s==="title"||s==="nation"||s==="units"||s==="airSteps"||s==="navalAviation"||s==="opt\
ion"||s==="remove"||s==="conversionOf"||s==="trainedAirGroup"||s==="earlyArrival"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:s}}),r++);if(o.title!==void 0){let s=o.title;typeof s=="string"?(s.length>120&&$(s)>120&&(e=t(e,{instancePath:i+"/title",
schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit:120}}),r++),s.length<1&&(e=t(e,{instancePath:i+"/title",schemaPath:"#/properties/tit\
le/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"str\
ing"}}),r++)}if(o.nation!==void 0){let s=o.nation;typeof s!="string"&&(e=t(e,{instancePath:i+"/nation",schemaPath:"defs.schema.json#/$defs/nation/type",keyword:"\
type",params:{type:"string"}}),r++),s==="japan"||s==="us"||s==="britain"||s==="netherlands"||(e=t(e,{instancePath:i+"/nation",schemaPath:"defs.schema.json#/$def\
s/nation/enum",keyword:"enum",params:{allowedValues:["japan","us","britain","netherlands"]}}),r++)}if(o.units!==void 0){let s=o.units;if(s&&typeof s=="object"&&
!Array.isArray(s)){for(let a in s)b.test(a)||(e=t(e,{instancePath:i+"/units",schemaPath:"defs.schema.json#/$defs/unitCounts/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:a}}),r++);for(let a in s)if(b.test(a)){let n=s[a];typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=t(e,{instancePath:i+
"/units/"+c(a),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"integer"}}),
r++),typeof n=="number"&&isFinite(n)&&((n>50||isNaN(n))&&(e=t(e,{instancePath:i+"/units/"+c(a),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/\
%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/maximum",keyword:"maximum",params:{comparison:"<=",limit:50}}),r++),(n<1||isNaN(n))&&(e=t(e,{instancePath:i+"/units/"+c(a),schemaPath:"\
defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}}else e=
t(e,{instancePath:i+"/units",schemaPath:"defs.schema.json#/$defs/unitCounts/type",keyword:"type",params:{type:"object"}}),r++}if(o.airSteps!==void 0){let s=o.airSteps;
typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/airSteps",schemaPath:"#/properties/airSteps/type",keyword:"type",params:{type:"inte\
ger"}}),r++),typeof s=="number"&&isFinite(s)&&((s>40||isNaN(s))&&(e=t(e,{instancePath:i+"/airSteps",schemaPath:"#/properties/airSteps/maximum",keyword:"maximum",
params:{comparison:"<=",limit:40}}),r++),(s<1||isNaN(s))&&(e=t(e,{instancePath:i+"/airSteps",schemaPath:"#/properties/airSteps/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}),r++))}if(o.navalAviation!==void 0){let s=o.navalAviation;typeof s!="boolean"&&(e=t(e,{instancePath:i+"/navalAviation",schemaPath:"#/p\
roperties/navalAviation/type",keyword:"type",params:{type:"boolean"}}),r++),s!==!0&&(e=t(e,{instancePath:i+"/navalAviation",schemaPath:"#/properties/navalAviati\
on/const",keyword:"const",params:{allowedValue:!0}}),r++)}if(o.option!==void 0){let s=o.option;typeof s=="string"?(s.length>80&&$(s)>80&&(e=t(e,{instancePath:i+
"/option",schemaPath:"#/properties/option/maxLength",keyword:"maxLength",params:{limit:80}}),r++),Or.test(s)||(e=t(e,{instancePath:i+"/option",schemaPath:"#/pro\
perties/option/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9.-]*$"}}),r++)):(e=t(e,{instancePath:i+"/option",schemaPath:"#/properties/option/type",
keyword:"type",params:{type:"string"}}),r++)}if(o.remove!==void 0){let s=o.remove;typeof s!="boolean"&&(e=t(e,{instancePath:i+"/remove",schemaPath:"#/properties\
/remove/type",keyword:"type",params:{type:"boolean"}}),r++),s!==!0&&(e=t(e,{instancePath:i+"/remove",schemaPath:"#/properties/remove/const",keyword:"const",params:{
allowedValue:!0}}),r++)}if(o.conversionOf!==void 0){let s=o.conversionOf;typeof s=="string"?(s.length>80&&$(s)>80&&(e=t(e,{instancePath:i+"/conversionOf",schemaPath:"\
defs.schema.json#/$defs/typeId/maxLength",keyword:"maxLength",params:{limit:80}}),r++),b.test(s)||(e=t(e,{instancePath:i+"/conversionOf",schemaPath:"defs.schema\
.json#/$defs/typeId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/conversionOf",schemaPath:"defs.schema.js\
on#/$defs/typeId/type",keyword:"type",params:{type:"string"}}),r++)}if(o.trainedAirGroup!==void 0){let s=o.trainedAirGroup;typeof s!="boolean"&&(e=t(e,{instancePath:i+
"/trainedAirGroup",schemaPath:"#/properties/trainedAirGroup/type",keyword:"type",params:{type:"boolean"}}),r++),s!==!0&&(e=t(e,{instancePath:i+"/trainedAirGroup",
schemaPath:"#/properties/trainedAirGroup/const",keyword:"const",params:{allowedValue:!0}}),r++)}if(o.earlyArrival!==void 0){let s=o.earlyArrival;typeof s!="bool\
ean"&&(e=t(e,{instancePath:i+"/earlyArrival",schemaPath:"#/properties/earlyArrival/type",keyword:"type",params:{type:"boolean"}}),r++),s!==!0&&(e=t(e,{instancePath:i+
"/earlyArrival",schemaPath:"#/properties/earlyArrival/const",keyword:"const",params:{allowedValue:!0}}),r++)}}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}),r++;return ve.errors=e,r===0}ve.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ae(o,{instancePath:i="",parentData:w,
parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=Ae.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),o&&
typeof o=="object"&&!Array.isArray(o)){Object.keys(o).length<1&&(e=t(e,{instancePath:i,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1}}),r++);
for(let s in o)A.test(s)||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);for(let s in o)
A.test(s)&&(N(o[s],{instancePath:i+"/"+c(s),parentData:o,parentDataProperty:s,rootData:P,dynamicAnchors:k})||(e=e===null?N.errors:j(e,N.errors),r=e.length))}else
e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return Ae.errors=e,r===0}Ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function er(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=er.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.$schema===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"$schema"}}),r++),o.side===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"s\
ide"}}),r++),o.turns===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"turns"}}),r++),o.sources===void 0&&(e=
t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sources"}}),r++);for(let s in o)s==="$schema"||s==="side"||s==="turns"||
s==="sources"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);if(o.$schema!==void 0){
let s=o.$schema;typeof s=="string"?s.length<1&&(e=t(e,{instancePath:i+"/$schema",schemaPath:"../common/common.schema.json#/$defs/schemaPath/minLength",keyword:"\
minLength",params:{limit:1}}),r++):(e=t(e,{instancePath:i+"/$schema",schemaPath:"../common/common.schema.json#/$defs/schemaPath/type",keyword:"type",params:{type:"\
string"}}),r++)}if(o.side!==void 0){let s=o.side;typeof s!="string"&&(e=t(e,{instancePath:i+"/side",schemaPath:"defs.schema.json#/$defs/side/type",keyword:"type",
params:{type:"string"}}),r++),s==="japan"||s==="allies"||(e=t(e,{instancePath:i+"/side",schemaPath:"defs.schema.json#/$defs/side/enum",keyword:"enum",params:{allowedValues:[
"japan","allies"]}}),r++)}if(o.turns!==void 0){let s=o.turns;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let a in s)I.test(a)||(e=t(e,{instancePath:i+"/tur\
ns",schemaPath:"#/properties/turns/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);for(let a in s)if(I.test(a)){let n=s[a];
if(n&&typeof n=="object"&&!Array.isArray(n)){for(let p in n)b.test(p)||(e=t(e,{instancePath:i+"/turns/"+c(a),schemaPath:"#/properties/turns/patternProperties/%5\
E(%5B1-9%5D%7C1%5B0-6%5D)%24/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}),r++);for(let p in n)b.test(p)&&(ve(n[p],{instancePath:i+
"/turns/"+c(a)+"/"+c(p),parentData:n,parentDataProperty:p,rootData:P,dynamicAnchors:k})||(e=e===null?ve.errors:j(e,ve.errors),r=e.length))}else e=t(e,{instancePath:i+
"/turns/"+c(a),schemaPath:"#/properties/turns/patternProperties/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+
"/turns",schemaPath:"#/properties/turns/type",keyword:"type",params:{type:"object"}}),r++}o.sources!==void 0&&(Ae(o.sources,{instancePath:i+"/sources",parentData:o,
parentDataProperty:"sources",rootData:P,dynamicAnchors:k})||(e=e===null?Ae.errors:j(e,Ae.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}),r++;return er.errors=e,r===0}er.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Er=rr;var ur=new RegExp("^[1-9][0-9]?$","u");function Fe(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=Fe.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.at===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"at"}}),r++),o.steps===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"steps"}}),
r++);for(let s in o)s==="at"||s==="steps"||s==="flags"||s==="due"||s==="taskForce"||s==="hits"||s==="committed"||s==="box"||(e=t(e,{instancePath:i,schemaPath:"#\
/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);if(o.at!==void 0){let s=o.at;typeof s=="string"?(s.length>80&&$(s)>80&&
(e=t(e,{instancePath:i+"/at",schemaPath:"#/$defs/standing/maxLength",keyword:"maxLength",params:{limit:80}}),r++),b.test(s)||(e=t(e,{instancePath:i+"/at",schemaPath:"\
#/$defs/standing/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/at",schemaPath:"#/$defs/standing/type",keyword:"\
type",params:{type:"string"}}),r++)}if(o.steps!==void 0){let s=o.steps;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/steps",schemaPath:"\
#/properties/steps/type",keyword:"type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>99||isNaN(s))&&(e=t(e,{instancePath:i+"/steps",schemaPath:"\
#/properties/steps/maximum",keyword:"maximum",params:{comparison:"<=",limit:99}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/steps",schemaPath:"#/properties\
/steps/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}if(o.flags!==void 0){let s=o.flags;if(Array.isArray(s)){s.length<1&&(e=t(e,{instancePath:i+
"/flags",schemaPath:"#/properties/flags/minItems",keyword:"minItems",params:{limit:1}}),r++);let a=s.length;for(let f=0;f<a;f++){let u=s[f];typeof u!="string"&&
(e=t(e,{instancePath:i+"/flags/"+f,schemaPath:"#/properties/flags/items/type",keyword:"type",params:{type:"string"}}),r++),u==="movedOperationally"||u==="operat\
ional"||u==="seaDeployed"||u==="oneHexDeployed"||u==="deployed"||u==="lostStepAtSea"||u==="needsPlanes"||u==="hiding"||u==="eligible"||u==="elite"||u==="unpacki\
ng"||u==="training"||u==="withdrawn"||(e=t(e,{instancePath:i+"/flags/"+f,schemaPath:"#/properties/flags/items/enum",keyword:"enum",params:{allowedValues:["moved\
Operationally","operational","seaDeployed","oneHexDeployed","deployed","lostStepAtSea","needsPlanes","hiding","eligible","elite","unpacking","training","withdra\
wn"]}}),r++)}let n=s.length,p;if(n>1){let f={};for(;n--;){let u=s[n];if(typeof u=="string"){if(typeof f[u]=="number"){p=f[u],e=t(e,{instancePath:i+"/flags",schemaPath:"\
#/properties/flags/uniqueItems",keyword:"uniqueItems",params:{i:n,j:p}}),r++;break}f[u]=n}}}}else e=t(e,{instancePath:i+"/flags",schemaPath:"#/properties/flags/\
type",keyword:"type",params:{type:"array"}}),r++}if(o.due!==void 0){let s=o.due;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/due",
schemaPath:"#/properties/due/type",keyword:"type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>99||isNaN(s))&&(e=t(e,{instancePath:i+"/du\
e",schemaPath:"#/properties/due/maximum",keyword:"maximum",params:{comparison:"<=",limit:99}}),r++),(s<1||isNaN(s))&&(e=t(e,{instancePath:i+"/due",schemaPath:"#\
/properties/due/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(o.taskForce!==void 0){let s=o.taskForce;typeof s=="number"&&!(s%1)&&!isNaN(
s)&&isFinite(s)||(e=t(e,{instancePath:i+"/taskForce",schemaPath:"#/properties/taskForce/type",keyword:"type",params:{type:"integer"}}),r++),typeof s=="number"&&
isFinite(s)&&((s>999||isNaN(s))&&(e=t(e,{instancePath:i+"/taskForce",schemaPath:"#/properties/taskForce/maximum",keyword:"maximum",params:{comparison:"<=",limit:999}}),
r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/taskForce",schemaPath:"#/properties/taskForce/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}
if(o.hits!==void 0){let s=o.hits;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/hits",schemaPath:"#/properties/hits/type",keyword:"\
type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>99||isNaN(s))&&(e=t(e,{instancePath:i+"/hits",schemaPath:"#/properties/hits/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:99}}),r++),(s<1||isNaN(s))&&(e=t(e,{instancePath:i+"/hits",schemaPath:"#/properties/hits/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}),r++))}if(o.committed!==void 0){let s=o.committed;typeof s=="string"?(s.length>80&&$(s)>80&&(e=t(e,{instancePath:i+"/committed",schemaPath:"\
#/$defs/standing/maxLength",keyword:"maxLength",params:{limit:80}}),r++),b.test(s)||(e=t(e,{instancePath:i+"/committed",schemaPath:"#/$defs/standing/pattern",keyword:"\
pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/committed",schemaPath:"#/$defs/standing/type",keyword:"type",params:{type:"str\
ing"}}),r++)}if(o.box!==void 0){let s=o.box;typeof s!="string"&&(e=t(e,{instancePath:i+"/box",schemaPath:"#/properties/box/type",keyword:"type",params:{type:"st\
ring"}}),r++),s==="carrier"||s==="bombardment"||s==="atAnchor"||s==="atBase"||s==="longRange"||s==="seaControl"||(e=t(e,{instancePath:i+"/box",schemaPath:"#/pro\
perties/box/enum",keyword:"enum",params:{allowedValues:["carrier","bombardment","atAnchor","atBase","longRange","seaControl"]}}),r++)}}else e=t(e,{instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return Fe.errors=e,r===0}Fe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function De(o,{
instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=De.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&
(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.turn===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
turn"}}),r++),o.firstTurn===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"firstTurn"}}),r++),o.phasing===void 0&&
(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"phasing"}}),r++),o.tracks===void 0&&(e=t(e,{instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"tracks"}}),r++),o.bases===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"bases"}}),r++),o.units===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"units"}}),r++),o.taskForces===
void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"taskForces"}}),r++),o.special===void 0&&(e=t(e,{instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"special"}}),r++),o.frames===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"frames"}}),r++);for(let s in o)s==="turn"||s==="firstTurn"||s==="phasing"||s==="tracks"||s==="bases"||s==="units"||s==="taskF\
orces"||s==="hidden"||s==="special"||s==="frames"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),
r++);if(o.turn!==void 0){let s=o.turn;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/turn",schemaPath:"defs.schema.json#/$defs/tur\
n/type",keyword:"type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>16||isNaN(s))&&(e=t(e,{instancePath:i+"/turn",schemaPath:"defs.schema\
.json#/$defs/turn/maximum",keyword:"maximum",params:{comparison:"<=",limit:16}}),r++),(s<1||isNaN(s))&&(e=t(e,{instancePath:i+"/turn",schemaPath:"defs.schema.js\
on#/$defs/turn/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(o.firstTurn!==void 0){let s=o.firstTurn;typeof s=="number"&&!(s%1)&&!isNaN(
s)&&isFinite(s)||(e=t(e,{instancePath:i+"/firstTurn",schemaPath:"defs.schema.json#/$defs/turn/type",keyword:"type",params:{type:"integer"}}),r++),typeof s=="num\
ber"&&isFinite(s)&&((s>16||isNaN(s))&&(e=t(e,{instancePath:i+"/firstTurn",schemaPath:"defs.schema.json#/$defs/turn/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:16}}),r++),(s<1||isNaN(s))&&(e=t(e,{instancePath:i+"/firstTurn",schemaPath:"defs.schema.json#/$defs/turn/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}),r++))}if(o.phasing!==void 0){let s=o.phasing;typeof s!="string"&&(e=t(e,{instancePath:i+"/phasing",schemaPath:"defs.schema.json#/$defs/side/type",
keyword:"type",params:{type:"string"}}),r++),s==="japan"||s==="allies"||(e=t(e,{instancePath:i+"/phasing",schemaPath:"defs.schema.json#/$defs/side/enum",keyword:"\
enum",params:{allowedValues:["japan","allies"]}}),r++)}if(o.tracks!==void 0){let s=o.tracks;if(s&&typeof s=="object"&&!Array.isArray(s)){s.merchantmen===void 0&&
(e=t(e,{instancePath:i+"/tracks",schemaPath:"#/properties/tracks/required",keyword:"required",params:{missingProperty:"merchantmen"}}),r++),s.oil===void 0&&(e=t(
e,{instancePath:i+"/tracks",schemaPath:"#/properties/tracks/required",keyword:"required",params:{missingProperty:"oil"}}),r++),s.transport===void 0&&(e=t(e,{instancePath:i+
"/tracks",schemaPath:"#/properties/tracks/required",keyword:"required",params:{missingProperty:"transport"}}),r++),s.submarine===void 0&&(e=t(e,{instancePath:i+
"/tracks",schemaPath:"#/properties/tracks/required",keyword:"required",params:{missingProperty:"submarine"}}),r++),s.victoryPoints===void 0&&(e=t(e,{instancePath:i+
"/tracks",schemaPath:"#/properties/tracks/required",keyword:"required",params:{missingProperty:"victoryPoints"}}),r++);for(let a in s)a==="merchantmen"||a==="oi\
l"||a==="transport"||a==="submarine"||a==="victoryPoints"||(e=t(e,{instancePath:i+"/tracks",schemaPath:"#/properties/tracks/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:a}}),r++);if(s.merchantmen!==void 0){let a=s.merchantmen;if(typeof a=="number"&&isFinite(a)){(a>1e3||isNaN(a))&&(e=t(
e,{instancePath:i+"/tracks/merchantmen",schemaPath:"../common/common.schema.json#/$defs/quarters/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}),
r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/tracks/merchantmen",schemaPath:"../common/common.schema.json#/$defs/quarters/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}),r++);let n;n=a/.25,n!==parseInt(n)&&(e=t(e,{instancePath:i+"/tracks/merchantmen",schemaPath:"../common/common.schema.json#/$defs/quarters/multipl\
eOf",keyword:"multipleOf",params:{multipleOf:.25}}),r++)}else e=t(e,{instancePath:i+"/tracks/merchantmen",schemaPath:"../common/common.schema.json#/$defs/quarte\
rs/type",keyword:"type",params:{type:"number"}}),r++}if(s.oil!==void 0){let a=s.oil;if(typeof a=="number"&&isFinite(a)){(a>1e3||isNaN(a))&&(e=t(e,{instancePath:i+
"/tracks/oil",schemaPath:"../common/common.schema.json#/$defs/quarters/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}),r++),(a<0||isNaN(a))&&(e=
t(e,{instancePath:i+"/tracks/oil",schemaPath:"../common/common.schema.json#/$defs/quarters/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++);let n;
n=a/.25,n!==parseInt(n)&&(e=t(e,{instancePath:i+"/tracks/oil",schemaPath:"../common/common.schema.json#/$defs/quarters/multipleOf",keyword:"multipleOf",params:{
multipleOf:.25}}),r++)}else e=t(e,{instancePath:i+"/tracks/oil",schemaPath:"../common/common.schema.json#/$defs/quarters/type",keyword:"type",params:{type:"numb\
er"}}),r++}if(s.transport!==void 0){let a=s.transport;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let n in a)n==="japan"||n==="us"||n==="britain"||n==="net\
herlands"||(e=t(e,{instancePath:i+"/tracks/transport",schemaPath:"#/properties/tracks/properties/transport/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:n}}),r++);if(a.japan!==void 0){let n=a.japan;if(typeof n=="number"&&isFinite(n)){(n>1e3||isNaN(n))&&(e=t(e,{instancePath:i+"/tracks/t\
ransport/japan",schemaPath:"../common/common.schema.json#/$defs/quarters/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}),r++),(n<0||isNaN(n))&&(e=
t(e,{instancePath:i+"/tracks/transport/japan",schemaPath:"../common/common.schema.json#/$defs/quarters/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),
r++);let p;p=n/.25,p!==parseInt(p)&&(e=t(e,{instancePath:i+"/tracks/transport/japan",schemaPath:"../common/common.schema.json#/$defs/quarters/multipleOf",keyword:"\
multipleOf",params:{multipleOf:.25}}),r++)}else e=t(e,{instancePath:i+"/tracks/transport/japan",schemaPath:"../common/common.schema.json#/$defs/quarters/type",keyword:"\
type",params:{type:"number"}}),r++}if(a.us!==void 0){let n=a.us;if(typeof n=="number"&&isFinite(n)){(n>1e3||isNaN(n))&&(e=t(e,{instancePath:i+"/tracks/transport\
/us",schemaPath:"../common/common.schema.json#/$defs/quarters/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}),r++),(n<0||isNaN(n))&&(e=t(e,{instancePath:i+
"/tracks/transport/us",schemaPath:"../common/common.schema.json#/$defs/quarters/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++);let p;p=n/.25,
p!==parseInt(p)&&(e=t(e,{instancePath:i+"/tracks/transport/us",schemaPath:"../common/common.schema.json#/$defs/quarters/multipleOf",keyword:"multipleOf",params:{
multipleOf:.25}}),r++)}else e=t(e,{instancePath:i+"/tracks/transport/us",schemaPath:"../common/common.schema.json#/$defs/quarters/type",keyword:"type",params:{type:"\
number"}}),r++}if(a.britain!==void 0){let n=a.britain;if(typeof n=="number"&&isFinite(n)){(n>1e3||isNaN(n))&&(e=t(e,{instancePath:i+"/tracks/transport/britain",
schemaPath:"../common/common.schema.json#/$defs/quarters/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}),r++),(n<0||isNaN(n))&&(e=t(e,{instancePath:i+
"/tracks/transport/britain",schemaPath:"../common/common.schema.json#/$defs/quarters/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++);let p;p=
n/.25,p!==parseInt(p)&&(e=t(e,{instancePath:i+"/tracks/transport/britain",schemaPath:"../common/common.schema.json#/$defs/quarters/multipleOf",keyword:"multiple\
Of",params:{multipleOf:.25}}),r++)}else e=t(e,{instancePath:i+"/tracks/transport/britain",schemaPath:"../common/common.schema.json#/$defs/quarters/type",keyword:"\
type",params:{type:"number"}}),r++}if(a.netherlands!==void 0){let n=a.netherlands;if(typeof n=="number"&&isFinite(n)){(n>1e3||isNaN(n))&&(e=t(e,{instancePath:i+
"/tracks/transport/netherlands",schemaPath:"../common/common.schema.json#/$defs/quarters/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}),r++),(n<
0||isNaN(n))&&(e=t(e,{instancePath:i+"/tracks/transport/netherlands",schemaPath:"../common/common.schema.json#/$defs/quarters/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}),r++);let p;p=n/.25,p!==parseInt(p)&&(e=t(e,{instancePath:i+"/tracks/transport/netherlands",schemaPath:"../common/common.schema.json#/\
$defs/quarters/multipleOf",keyword:"multipleOf",params:{multipleOf:.25}}),r++)}else e=t(e,{instancePath:i+"/tracks/transport/netherlands",schemaPath:"../common/\
common.schema.json#/$defs/quarters/type",keyword:"type",params:{type:"number"}}),r++}}else e=t(e,{instancePath:i+"/tracks/transport",schemaPath:"#/properties/tr\
acks/properties/transport/type",keyword:"type",params:{type:"object"}}),r++}if(s.submarine!==void 0){let a=s.submarine;if(a&&typeof a=="object"&&!Array.isArray(
a)){a.japan===void 0&&(e=t(e,{instancePath:i+"/tracks/submarine",schemaPath:"#/properties/tracks/properties/submarine/required",keyword:"required",params:{missingProperty:"\
japan"}}),r++),a.allies===void 0&&(e=t(e,{instancePath:i+"/tracks/submarine",schemaPath:"#/properties/tracks/properties/submarine/required",keyword:"required",params:{
missingProperty:"allies"}}),r++);for(let n in a)n==="japan"||n==="allies"||(e=t(e,{instancePath:i+"/tracks/submarine",schemaPath:"#/properties/tracks/properties\
/submarine/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),r++);if(a.japan!==void 0){let n=a.japan;if(typeof n=="number"&&isFinite(
n)){(n>1e3||isNaN(n))&&(e=t(e,{instancePath:i+"/tracks/submarine/japan",schemaPath:"../common/common.schema.json#/$defs/quarters/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e3}}),r++),(n<0||isNaN(n))&&(e=t(e,{instancePath:i+"/tracks/submarine/japan",schemaPath:"../common/common.schema.json#/$defs/quarters/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++);let p;p=n/.25,p!==parseInt(p)&&(e=t(e,{instancePath:i+"/tracks/submarine/japan",schemaPath:"../c\
ommon/common.schema.json#/$defs/quarters/multipleOf",keyword:"multipleOf",params:{multipleOf:.25}}),r++)}else e=t(e,{instancePath:i+"/tracks/submarine/japan",schemaPath:"\
../common/common.schema.json#/$defs/quarters/type",keyword:"type",params:{type:"number"}}),r++}if(a.allies!==void 0){let n=a.allies;if(typeof n=="number"&&isFinite(
n)){(n>1e3||isNaN(n))&&(e=t(e,{instancePath:i+"/tracks/submarine/allies",schemaPath:"../common/common.schema.json#/$defs/quarters/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e3}}),r++),(n<0||isNaN(n))&&(e=t(e,{instancePath:i+"/tracks/submarine/allies",schemaPath:"../common/common.schema.json#/$defs/quarters/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++);let p;p=n/.25,p!==parseInt(p)&&(e=t(e,{instancePath:i+"/tracks/submarine/allies",schemaPath:"..\
/common/common.schema.json#/$defs/quarters/multipleOf",keyword:"multipleOf",params:{multipleOf:.25}}),r++)}else e=t(e,{instancePath:i+"/tracks/submarine/allies",
schemaPath:"../common/common.schema.json#/$defs/quarters/type",keyword:"type",params:{type:"number"}}),r++}}else e=t(e,{instancePath:i+"/tracks/submarine",schemaPath:"\
#/properties/tracks/properties/submarine/type",keyword:"type",params:{type:"object"}}),r++}if(s.victoryPoints!==void 0){let a=s.victoryPoints;typeof a=="number"&&
!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/tracks/victoryPoints",schemaPath:"#/properties/tracks/properties/victoryPoints/type",keyword:"type",params:{
type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>1e3||isNaN(a))&&(e=t(e,{instancePath:i+"/tracks/victoryPoints",schemaPath:"#/properties/tracks/prope\
rties/victoryPoints/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}),r++),(a<-1e3||isNaN(a))&&(e=t(e,{instancePath:i+"/tracks/victoryPoints",schemaPath:"\
#/properties/tracks/properties/victoryPoints/minimum",keyword:"minimum",params:{comparison:">=",limit:-1e3}}),r++))}}else e=t(e,{instancePath:i+"/tracks",schemaPath:"\
#/properties/tracks/type",keyword:"type",params:{type:"object"}}),r++}if(o.bases!==void 0){let s=o.bases;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let a in s)
b.test(a)||(e=t(e,{instancePath:i+"/bases",schemaPath:"#/properties/bases/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);
for(let a in s)if(b.test(a)){let n=s[a];if(n&&typeof n=="object"&&!Array.isArray(n)){n.control===void 0&&(e=t(e,{instancePath:i+"/bases/"+c(a),schemaPath:"#/pro\
perties/bases/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"control"}}),r++);for(let p in n)p==="cont\
rol"||p==="occupied"||p==="captured"||(e=t(e,{instancePath:i+"/bases/"+c(a),schemaPath:"#/properties/bases/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}),r++);if(n.control!==void 0){let p=n.control;typeof p!="string"&&(e=t(e,{instancePath:i+
"/bases/"+c(a)+"/control",schemaPath:"#/properties/bases/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/control/type",keyword:"type",params:{type:"\
string"}}),r++),p==="japan"||p==="allies"||p==="none"||(e=t(e,{instancePath:i+"/bases/"+c(a)+"/control",schemaPath:"#/properties/bases/patternProperties/%5E%5Ba\
-z0-9%5D%5Ba-z0-9-%5D*%24/properties/control/enum",keyword:"enum",params:{allowedValues:["japan","allies","none"]}}),r++)}if(n.occupied!==void 0){let p=n.occupied;
typeof p!="string"&&(e=t(e,{instancePath:i+"/bases/"+c(a)+"/occupied",schemaPath:"defs.schema.json#/$defs/side/type",keyword:"type",params:{type:"string"}}),r++),
p==="japan"||p==="allies"||(e=t(e,{instancePath:i+"/bases/"+c(a)+"/occupied",schemaPath:"defs.schema.json#/$defs/side/enum",keyword:"enum",params:{allowedValues:[
"japan","allies"]}}),r++)}if(n.captured!==void 0){let p=n.captured;typeof p!="string"&&(e=t(e,{instancePath:i+"/bases/"+c(a)+"/captured",schemaPath:"defs.schema\
.json#/$defs/side/type",keyword:"type",params:{type:"string"}}),r++),p==="japan"||p==="allies"||(e=t(e,{instancePath:i+"/bases/"+c(a)+"/captured",schemaPath:"de\
fs.schema.json#/$defs/side/enum",keyword:"enum",params:{allowedValues:["japan","allies"]}}),r++)}}else e=t(e,{instancePath:i+"/bases/"+c(a),schemaPath:"#/proper\
ties/bases/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/bases",schemaPath:"\
#/properties/bases/type",keyword:"type",params:{type:"object"}}),r++}if(o.units!==void 0){let s=o.units;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let a in s)
b.test(a)||(e=t(e,{instancePath:i+"/units",schemaPath:"#/properties/units/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);
for(let a in s)b.test(a)&&(Fe(s[a],{instancePath:i+"/units/"+c(a),parentData:s,parentDataProperty:a,rootData:P,dynamicAnchors:k})||(e=e===null?Fe.errors:j(e,Fe.
errors),r=e.length))}else e=t(e,{instancePath:i+"/units",schemaPath:"#/properties/units/type",keyword:"type",params:{type:"object"}}),r++}if(o.taskForces!==void 0){
let s=o.taskForces;if(Array.isArray(s)){let a=s.length;for(let n=0;n<a;n++){let p=s[n];if(p&&typeof p=="object"&&!Array.isArray(p)){p.side===void 0&&(e=t(e,{instancePath:i+
"/taskForces/"+n,schemaPath:"#/properties/taskForces/items/required",keyword:"required",params:{missingProperty:"side"}}),r++),p.at===void 0&&(e=t(e,{instancePath:i+
"/taskForces/"+n,schemaPath:"#/properties/taskForces/items/required",keyword:"required",params:{missingProperty:"at"}}),r++),p.from===void 0&&(e=t(e,{instancePath:i+
"/taskForces/"+n,schemaPath:"#/properties/taskForces/items/required",keyword:"required",params:{missingProperty:"from"}}),r++),p.attacks===void 0&&(e=t(e,{instancePath:i+
"/taskForces/"+n,schemaPath:"#/properties/taskForces/items/required",keyword:"required",params:{missingProperty:"attacks"}}),r++);for(let f in p)f==="side"||f===
"at"||f==="half"||f==="from"||f==="attacks"||f==="tokyoExpress"||(e=t(e,{instancePath:i+"/taskForces/"+n,schemaPath:"#/properties/taskForces/items/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:f}}),r++);if(p.side!==void 0){let f=p.side;typeof f!="string"&&(e=t(e,{instancePath:i+"/taskF\
orces/"+n+"/side",schemaPath:"#/properties/taskForces/items/properties/side/type",keyword:"type",params:{type:"string"}}),r++),f==="japan"||f==="allies"||f==="n\
one"||(e=t(e,{instancePath:i+"/taskForces/"+n+"/side",schemaPath:"#/properties/taskForces/items/properties/side/enum",keyword:"enum",params:{allowedValues:["jap\
an","allies","none"]}}),r++)}if(p.at!==void 0){let f=p.at;typeof f=="string"?(f.length>80&&$(f)>80&&(e=t(e,{instancePath:i+"/taskForces/"+n+"/at",schemaPath:"#/\
$defs/standing/maxLength",keyword:"maxLength",params:{limit:80}}),r++),b.test(f)||(e=t(e,{instancePath:i+"/taskForces/"+n+"/at",schemaPath:"#/$defs/standing/pat\
tern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/taskForces/"+n+"/at",schemaPath:"#/$defs/standing/type",keyword:"\
type",params:{type:"string"}}),r++)}if(p.half!==void 0){let f=p.half;typeof f=="string"?(f.length>80&&$(f)>80&&(e=t(e,{instancePath:i+"/taskForces/"+n+"/half",schemaPath:"\
#/properties/taskForces/items/properties/half/maxLength",keyword:"maxLength",params:{limit:80}}),r++),b.test(f)||(e=t(e,{instancePath:i+"/taskForces/"+n+"/half",
schemaPath:"#/properties/taskForces/items/properties/half/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/ta\
skForces/"+n+"/half",schemaPath:"#/properties/taskForces/items/properties/half/type",keyword:"type",params:{type:"string"}}),r++)}if(p.from!==void 0){let f=p.from;
typeof f=="string"?(f.length>80&&$(f)>80&&(e=t(e,{instancePath:i+"/taskForces/"+n+"/from",schemaPath:"#/$defs/standing/maxLength",keyword:"maxLength",params:{limit:80}}),
r++),b.test(f)||(e=t(e,{instancePath:i+"/taskForces/"+n+"/from",schemaPath:"#/$defs/standing/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),
r++)):(e=t(e,{instancePath:i+"/taskForces/"+n+"/from",schemaPath:"#/$defs/standing/type",keyword:"type",params:{type:"string"}}),r++)}if(p.attacks!==void 0){let f=p.
attacks;typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)||(e=t(e,{instancePath:i+"/taskForces/"+n+"/attacks",schemaPath:"#/properties/taskForces/items/propert\
ies/attacks/type",keyword:"type",params:{type:"integer"}}),r++),typeof f=="number"&&isFinite(f)&&((f>999||isNaN(f))&&(e=t(e,{instancePath:i+"/taskForces/"+n+"/a\
ttacks",schemaPath:"#/properties/taskForces/items/properties/attacks/maximum",keyword:"maximum",params:{comparison:"<=",limit:999}}),r++),(f<0||isNaN(f))&&(e=t(
e,{instancePath:i+"/taskForces/"+n+"/attacks",schemaPath:"#/properties/taskForces/items/properties/attacks/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),
r++))}p.tokyoExpress!==void 0&&typeof p.tokyoExpress!="boolean"&&(e=t(e,{instancePath:i+"/taskForces/"+n+"/tokyoExpress",schemaPath:"#/properties/taskForces/ite\
ms/properties/tokyoExpress/type",keyword:"type",params:{type:"boolean"}}),r++)}else e=t(e,{instancePath:i+"/taskForces/"+n,schemaPath:"#/properties/taskForces/i\
tems/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/taskForces",schemaPath:"#/properties/taskForces/type",keyword:"type",params:{
type:"array"}}),r++}if(o.hidden!==void 0){let s=o.hidden;if(s&&typeof s=="object"&&!Array.isArray(s)){s.taskForces===void 0&&(e=t(e,{instancePath:i+"/hidden",schemaPath:"\
#/properties/hidden/required",keyword:"required",params:{missingProperty:"taskForces"}}),r++),s.bases===void 0&&(e=t(e,{instancePath:i+"/hidden",schemaPath:"#/p\
roperties/hidden/required",keyword:"required",params:{missingProperty:"bases"}}),r++);for(let a in s)a==="taskForces"||a==="bases"||(e=t(e,{instancePath:i+"/hid\
den",schemaPath:"#/properties/hidden/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);if(s.taskForces!==void 0){let a=s.
taskForces;if(Array.isArray(a)){let n=a.length;for(let p=0;p<n;p++){let f=a[p];if(f&&typeof f=="object"&&!Array.isArray(f)){f.taskForce===void 0&&(e=t(e,{instancePath:i+
"/hidden/taskForces/"+p,schemaPath:"#/properties/hidden/properties/taskForces/items/required",keyword:"required",params:{missingProperty:"taskForce"}}),r++),f.marker===
void 0&&(e=t(e,{instancePath:i+"/hidden/taskForces/"+p,schemaPath:"#/properties/hidden/properties/taskForces/items/required",keyword:"required",params:{missingProperty:"\
marker"}}),r++),f.hexes===void 0&&(e=t(e,{instancePath:i+"/hidden/taskForces/"+p,schemaPath:"#/properties/hidden/properties/taskForces/items/required",keyword:"\
required",params:{missingProperty:"hexes"}}),r++);for(let u in f)u==="taskForce"||u==="marker"||u==="hexes"||(e=t(e,{instancePath:i+"/hidden/taskForces/"+p,schemaPath:"\
#/properties/hidden/properties/taskForces/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}}),r++);if(f.taskForce!==void 0){
let u=f.taskForce;typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)||(e=t(e,{instancePath:i+"/hidden/taskForces/"+p+"/taskForce",schemaPath:"#/properties/hidde\
n/properties/taskForces/items/properties/taskForce/type",keyword:"type",params:{type:"integer"}}),r++),typeof u=="number"&&isFinite(u)&&((u>999||isNaN(u))&&(e=t(
e,{instancePath:i+"/hidden/taskForces/"+p+"/taskForce",schemaPath:"#/properties/hidden/properties/taskForces/items/properties/taskForce/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:999}}),r++),(u<0||isNaN(u))&&(e=t(e,{instancePath:i+"/hidden/taskForces/"+p+"/taskForce",schemaPath:"#/properties/hidden/proper\
ties/taskForces/items/properties/taskForce/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}if(f.marker!==void 0){let u=f.marker;typeof u!="s\
tring"&&(e=t(e,{instancePath:i+"/hidden/taskForces/"+p+"/marker",schemaPath:"defs.schema.json#/$defs/nation/type",keyword:"type",params:{type:"string"}}),r++),u===
"japan"||u==="us"||u==="britain"||u==="netherlands"||(e=t(e,{instancePath:i+"/hidden/taskForces/"+p+"/marker",schemaPath:"defs.schema.json#/$defs/nation/enum",keyword:"\
enum",params:{allowedValues:["japan","us","britain","netherlands"]}}),r++)}if(f.hexes!==void 0){let u=f.hexes;typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)||
(e=t(e,{instancePath:i+"/hidden/taskForces/"+p+"/hexes",schemaPath:"#/properties/hidden/properties/taskForces/items/properties/hexes/type",keyword:"type",params:{
type:"integer"}}),r++),typeof u=="number"&&isFinite(u)&&((u>999||isNaN(u))&&(e=t(e,{instancePath:i+"/hidden/taskForces/"+p+"/hexes",schemaPath:"#/properties/hid\
den/properties/taskForces/items/properties/hexes/maximum",keyword:"maximum",params:{comparison:"<=",limit:999}}),r++),(u<0||isNaN(u))&&(e=t(e,{instancePath:i+"/\
hidden/taskForces/"+p+"/hexes",schemaPath:"#/properties/hidden/properties/taskForces/items/properties/hexes/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),
r++))}}else e=t(e,{instancePath:i+"/hidden/taskForces/"+p,schemaPath:"#/properties/hidden/properties/taskForces/items/type",keyword:"type",params:{type:"object"}}),
r++}}else e=t(e,{instancePath:i+"/hidden/taskForces",schemaPath:"#/properties/hidden/properties/taskForces/type",keyword:"type",params:{type:"array"}}),r++}if(s.
bases!==void 0){let a=s.bases;if(Array.isArray(a)){let n=a.length;for(let p=0;p<n;p++){let f=a[p];if(f&&typeof f=="object"&&!Array.isArray(f)){f.base===void 0&&
(e=t(e,{instancePath:i+"/hidden/bases/"+p,schemaPath:"#/properties/hidden/properties/bases/items/required",keyword:"required",params:{missingProperty:"base"}}),
r++),f.units===void 0&&(e=t(e,{instancePath:i+"/hidden/bases/"+p,schemaPath:"#/properties/hidden/properties/bases/items/required",keyword:"required",params:{missingProperty:"\
units"}}),r++),f.since===void 0&&(e=t(e,{instancePath:i+"/hidden/bases/"+p,schemaPath:"#/properties/hidden/properties/bases/items/required",keyword:"required",params:{
missingProperty:"since"}}),r++);for(let u in f)u==="base"||u==="units"||u==="since"||(e=t(e,{instancePath:i+"/hidden/bases/"+p,schemaPath:"#/properties/hidden/p\
roperties/bases/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}}),r++);if(f.base!==void 0){let u=f.base;typeof u=="stri\
ng"?(u.length>80&&$(u)>80&&(e=t(e,{instancePath:i+"/hidden/bases/"+p+"/base",schemaPath:"defs.schema.json#/$defs/placeId/maxLength",keyword:"maxLength",params:{
limit:80}}),r++),b.test(u)||(e=t(e,{instancePath:i+"/hidden/bases/"+p+"/base",schemaPath:"defs.schema.json#/$defs/placeId/pattern",keyword:"pattern",params:{pattern:"\
^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/hidden/bases/"+p+"/base",schemaPath:"defs.schema.json#/$defs/placeId/type",keyword:"type",params:{type:"\
string"}}),r++)}if(f.units!==void 0){let u=f.units;if(u&&typeof u=="object"&&!Array.isArray(u)){for(let d in u)b.test(d)||(e=t(e,{instancePath:i+"/hidden/bases/"+
p+"/units",schemaPath:"#/properties/hidden/properties/bases/items/properties/units/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}),
r++);for(let d in u)if(b.test(d)){let m=u[d];typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)||(e=t(e,{instancePath:i+"/hidden/bases/"+p+"/units/"+c(d),schemaPath:"\
#/properties/hidden/properties/bases/items/properties/units/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"integer"}}),r++),
typeof m=="number"&&isFinite(m)&&((m>99||isNaN(m))&&(e=t(e,{instancePath:i+"/hidden/bases/"+p+"/units/"+c(d),schemaPath:"#/properties/hidden/properties/bases/it\
ems/properties/units/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/maximum",keyword:"maximum",params:{comparison:"<=",limit:99}}),r++),(m<0||isNaN(m))&&(e=
t(e,{instancePath:i+"/hidden/bases/"+p+"/units/"+c(d),schemaPath:"#/properties/hidden/properties/bases/items/properties/units/patternProperties/%5E%5Ba-z0-9%5D%\
5Ba-z0-9-%5D*%24/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}}else e=t(e,{instancePath:i+"/hidden/bases/"+p+"/units",schemaPath:"#/prope\
rties/hidden/properties/bases/items/properties/units/type",keyword:"type",params:{type:"object"}}),r++}if(f.since!==void 0){let u=f.since;typeof u=="number"&&!(u%
1)&&!isNaN(u)&&isFinite(u)||(e=t(e,{instancePath:i+"/hidden/bases/"+p+"/since",schemaPath:"#/properties/hidden/properties/bases/items/properties/since/type",keyword:"\
type",params:{type:"integer"}}),r++),typeof u=="number"&&isFinite(u)&&((u>999||isNaN(u))&&(e=t(e,{instancePath:i+"/hidden/bases/"+p+"/since",schemaPath:"#/prope\
rties/hidden/properties/bases/items/properties/since/maximum",keyword:"maximum",params:{comparison:"<=",limit:999}}),r++),(u<0||isNaN(u))&&(e=t(e,{instancePath:i+
"/hidden/bases/"+p+"/since",schemaPath:"#/properties/hidden/properties/bases/items/properties/since/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),
r++))}}else e=t(e,{instancePath:i+"/hidden/bases/"+p,schemaPath:"#/properties/hidden/properties/bases/items/type",keyword:"type",params:{type:"object"}}),r++}}else
e=t(e,{instancePath:i+"/hidden/bases",schemaPath:"#/properties/hidden/properties/bases/type",keyword:"type",params:{type:"array"}}),r++}}else e=t(e,{instancePath:i+
"/hidden",schemaPath:"#/properties/hidden/type",keyword:"type",params:{type:"object"}}),r++}if(o.special!==void 0){let s=o.special;if(s&&typeof s=="object"&&!Array.
isArray(s)){s.conquered===void 0&&(e=t(e,{instancePath:i+"/special",schemaPath:"#/properties/special/required",keyword:"required",params:{missingProperty:"conqu\
ered"}}),r++),s.returnPortLost===void 0&&(e=t(e,{instancePath:i+"/special",schemaPath:"#/properties/special/required",keyword:"required",params:{missingProperty:"\
returnPortLost"}}),r++),s.indiaEntered===void 0&&(e=t(e,{instancePath:i+"/special",schemaPath:"#/properties/special/required",keyword:"required",params:{missingProperty:"\
indiaEntered"}}),r++),s.indiaEnteredBefore===void 0&&(e=t(e,{instancePath:i+"/special",schemaPath:"#/properties/special/required",keyword:"required",params:{missingProperty:"\
indiaEnteredBefore"}}),r++),s.europeanFleetArrived===void 0&&(e=t(e,{instancePath:i+"/special",schemaPath:"#/properties/special/required",keyword:"required",params:{
missingProperty:"europeanFleetArrived"}}),r++),s.cheapTaskForces===void 0&&(e=t(e,{instancePath:i+"/special",schemaPath:"#/properties/special/required",keyword:"\
required",params:{missingProperty:"cheapTaskForces"}}),r++),s.kamikaze===void 0&&(e=t(e,{instancePath:i+"/special",schemaPath:"#/properties/special/required",keyword:"\
required",params:{missingProperty:"kamikaze"}}),r++),s.rangerCalled===void 0&&(e=t(e,{instancePath:i+"/special",schemaPath:"#/properties/special/required",keyword:"\
required",params:{missingProperty:"rangerCalled"}}),r++);for(let a in s)a==="conquered"||a==="returnPortLost"||a==="indiaEntered"||a==="indiaEnteredBefore"||a===
"europeanFleetArrived"||a==="cheapTaskForces"||a==="kamikaze"||a==="reactionForce"||a==="rangerCalled"||a==="reactionDeployments"||(e=t(e,{instancePath:i+"/spec\
ial",schemaPath:"#/properties/special/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);if(s.conquered!==void 0){let a=s.
conquered;if(Array.isArray(a)){let n=a.length;for(let u=0;u<n;u++){let d=a[u];typeof d=="string"?(d.length>80&&$(d)>80&&(e=t(e,{instancePath:i+"/special/conquer\
ed/"+u,schemaPath:"defs.schema.json#/$defs/placeId/maxLength",keyword:"maxLength",params:{limit:80}}),r++),b.test(d)||(e=t(e,{instancePath:i+"/special/conquered\
/"+u,schemaPath:"defs.schema.json#/$defs/placeId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/special/con\
quered/"+u,schemaPath:"defs.schema.json#/$defs/placeId/type",keyword:"type",params:{type:"string"}}),r++)}let p=a.length,f;if(p>1){let u=z(a,L);u!==null&&([p,f]=
u,e=t(e,{instancePath:i+"/special/conquered",schemaPath:"#/properties/special/properties/conquered/uniqueItems",keyword:"uniqueItems",params:{i:p,j:f}}),r++)}}else
e=t(e,{instancePath:i+"/special/conquered",schemaPath:"#/properties/special/properties/conquered/type",keyword:"type",params:{type:"array"}}),r++}if(s.returnPortLost!==
void 0&&typeof s.returnPortLost!="boolean"&&(e=t(e,{instancePath:i+"/special/returnPortLost",schemaPath:"#/properties/special/properties/returnPortLost/type",keyword:"\
type",params:{type:"boolean"}}),r++),s.indiaEntered!==void 0){let a=s.indiaEntered;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/\
special/indiaEntered",schemaPath:"#/properties/special/properties/indiaEntered/type",keyword:"type",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(
a)&&((a>99||isNaN(a))&&(e=t(e,{instancePath:i+"/special/indiaEntered",schemaPath:"#/properties/special/properties/indiaEntered/maximum",keyword:"maximum",params:{
comparison:"<=",limit:99}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/special/indiaEntered",schemaPath:"#/properties/special/properties/indiaEntered/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}if(s.indiaEnteredBefore!==void 0){let a=s.indiaEnteredBefore;typeof a=="number"&&!(a%1)&&!isNaN(a)&&
isFinite(a)||(e=t(e,{instancePath:i+"/special/indiaEnteredBefore",schemaPath:"#/properties/special/properties/indiaEnteredBefore/type",keyword:"type",params:{type:"\
integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>99||isNaN(a))&&(e=t(e,{instancePath:i+"/special/indiaEnteredBefore",schemaPath:"#/properties/special/prope\
rties/indiaEnteredBefore/maximum",keyword:"maximum",params:{comparison:"<=",limit:99}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/special/indiaEnteredBefor\
e",schemaPath:"#/properties/special/properties/indiaEnteredBefore/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}if(s.europeanFleetArrived!==
void 0&&typeof s.europeanFleetArrived!="boolean"&&(e=t(e,{instancePath:i+"/special/europeanFleetArrived",schemaPath:"#/properties/special/properties/europeanFle\
etArrived/type",keyword:"type",params:{type:"boolean"}}),r++),s.cheapTaskForces!==void 0){let a=s.cheapTaskForces;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(
a)||(e=t(e,{instancePath:i+"/special/cheapTaskForces",schemaPath:"#/properties/special/properties/cheapTaskForces/type",keyword:"type",params:{type:"integer"}}),
r++),typeof a=="number"&&isFinite(a)&&((a>99||isNaN(a))&&(e=t(e,{instancePath:i+"/special/cheapTaskForces",schemaPath:"#/properties/special/properties/cheapTask\
Forces/maximum",keyword:"maximum",params:{comparison:"<=",limit:99}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/special/cheapTaskForces",schemaPath:"#/prop\
erties/special/properties/cheapTaskForces/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}if(s.kamikaze!==void 0&&typeof s.kamikaze!="boolea\
n"&&(e=t(e,{instancePath:i+"/special/kamikaze",schemaPath:"#/properties/special/properties/kamikaze/type",keyword:"type",params:{type:"boolean"}}),r++),s.reactionForce!==
void 0){let a=s.reactionForce;if(a&&typeof a=="object"&&!Array.isArray(a)){a.turn===void 0&&(e=t(e,{instancePath:i+"/special/reactionForce",schemaPath:"#/proper\
ties/special/properties/reactionForce/required",keyword:"required",params:{missingProperty:"turn"}}),r++),a.reacted===void 0&&(e=t(e,{instancePath:i+"/special/r\
eactionForce",schemaPath:"#/properties/special/properties/reactionForce/required",keyword:"required",params:{missingProperty:"reacted"}}),r++),a.units===void 0&&
(e=t(e,{instancePath:i+"/special/reactionForce",schemaPath:"#/properties/special/properties/reactionForce/required",keyword:"required",params:{missingProperty:"\
units"}}),r++),a.places===void 0&&(e=t(e,{instancePath:i+"/special/reactionForce",schemaPath:"#/properties/special/properties/reactionForce/required",keyword:"r\
equired",params:{missingProperty:"places"}}),r++);for(let n in a)n==="turn"||n==="reacted"||n==="units"||n==="places"||(e=t(e,{instancePath:i+"/special/reaction\
Force",schemaPath:"#/properties/special/properties/reactionForce/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),r++);if(a.
turn!==void 0){let n=a.turn;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=t(e,{instancePath:i+"/special/reactionForce/turn",schemaPath:"defs.schema.jso\
n#/$defs/turn/type",keyword:"type",params:{type:"integer"}}),r++),typeof n=="number"&&isFinite(n)&&((n>16||isNaN(n))&&(e=t(e,{instancePath:i+"/special/reactionF\
orce/turn",schemaPath:"defs.schema.json#/$defs/turn/maximum",keyword:"maximum",params:{comparison:"<=",limit:16}}),r++),(n<1||isNaN(n))&&(e=t(e,{instancePath:i+
"/special/reactionForce/turn",schemaPath:"defs.schema.json#/$defs/turn/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(a.reacted!==void 0&&
typeof a.reacted!="boolean"&&(e=t(e,{instancePath:i+"/special/reactionForce/reacted",schemaPath:"#/properties/special/properties/reactionForce/properties/reacte\
d/type",keyword:"type",params:{type:"boolean"}}),r++),a.units!==void 0){let n=a.units;if(Array.isArray(n)){n.length<1&&(e=t(e,{instancePath:i+"/special/reaction\
Force/units",schemaPath:"#/properties/special/properties/reactionForce/properties/units/minItems",keyword:"minItems",params:{limit:1}}),r++);let p=n.length;for(let d=0;d<
p;d++){let m=n[d];typeof m=="string"?(m.length>80&&$(m)>80&&(e=t(e,{instancePath:i+"/special/reactionForce/units/"+d,schemaPath:"#/$defs/pieceId/maxLength",keyword:"\
maxLength",params:{limit:80}}),r++),b.test(m)||(e=t(e,{instancePath:i+"/special/reactionForce/units/"+d,schemaPath:"#/$defs/pieceId/pattern",keyword:"pattern",params:{
pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/special/reactionForce/units/"+d,schemaPath:"#/$defs/pieceId/type",keyword:"type",params:{type:"\
string"}}),r++)}let f=n.length,u;if(f>1){let d=z(n,L);d!==null&&([f,u]=d,e=t(e,{instancePath:i+"/special/reactionForce/units",schemaPath:"#/properties/special/p\
roperties/reactionForce/properties/units/uniqueItems",keyword:"uniqueItems",params:{i:f,j:u}}),r++)}}else e=t(e,{instancePath:i+"/special/reactionForce/units",schemaPath:"\
#/properties/special/properties/reactionForce/properties/units/type",keyword:"type",params:{type:"array"}}),r++}if(a.places!==void 0){let n=a.places;if(Array.isArray(
n)){n.length<1&&(e=t(e,{instancePath:i+"/special/reactionForce/places",schemaPath:"#/properties/special/properties/reactionForce/properties/places/minItems",keyword:"\
minItems",params:{limit:1}}),r++);let p=n.length;for(let f=0;f<p;f++){let u=n[f];typeof u=="string"?(u.length>80&&$(u)>80&&(e=t(e,{instancePath:i+"/special/reac\
tionForce/places/"+f,schemaPath:"#/$defs/standing/maxLength",keyword:"maxLength",params:{limit:80}}),r++),b.test(u)||(e=t(e,{instancePath:i+"/special/reactionFo\
rce/places/"+f,schemaPath:"#/$defs/standing/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/special/reaction\
Force/places/"+f,schemaPath:"#/$defs/standing/type",keyword:"type",params:{type:"string"}}),r++)}}else e=t(e,{instancePath:i+"/special/reactionForce/places",schemaPath:"\
#/properties/special/properties/reactionForce/properties/places/type",keyword:"type",params:{type:"array"}}),r++}}else e=t(e,{instancePath:i+"/special/reactionF\
orce",schemaPath:"#/properties/special/properties/reactionForce/type",keyword:"type",params:{type:"object"}}),r++}if(s.rangerCalled!==void 0&&typeof s.rangerCalled!=
"boolean"&&(e=t(e,{instancePath:i+"/special/rangerCalled",schemaPath:"#/properties/special/properties/rangerCalled/type",keyword:"type",params:{type:"boolean"}}),
r++),s.reactionDeployments!==void 0){let a=s.reactionDeployments;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/special/reactionDe\
ployments",schemaPath:"#/properties/special/properties/reactionDeployments/type",keyword:"type",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&
((a>999||isNaN(a))&&(e=t(e,{instancePath:i+"/special/reactionDeployments",schemaPath:"#/properties/special/properties/reactionDeployments/maximum",keyword:"maxi\
mum",params:{comparison:"<=",limit:999}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/special/reactionDeployments",schemaPath:"#/properties/special/propertie\
s/reactionDeployments/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}}else e=t(e,{instancePath:i+"/special",schemaPath:"#/properties/specia\
l/type",keyword:"type",params:{type:"object"}}),r++}if(o.frames!==void 0){let s=o.frames;if(Array.isArray(s)){s.length<1&&(e=t(e,{instancePath:i+"/frames",schemaPath:"\
#/properties/frames/minItems",keyword:"minItems",params:{limit:1}}),r++);let a=s.length;for(let n=0;n<a;n++){let p=s[n];if(p&&typeof p=="object"&&!Array.isArray(
p)){p.step===void 0&&(e=t(e,{instancePath:i+"/frames/"+n,schemaPath:"#/properties/frames/items/required",keyword:"required",params:{missingProperty:"step"}}),r++),
p.data===void 0&&(e=t(e,{instancePath:i+"/frames/"+n,schemaPath:"#/properties/frames/items/required",keyword:"required",params:{missingProperty:"data"}}),r++);for(let f in p)
f==="step"||f==="data"||(e=t(e,{instancePath:i+"/frames/"+n,schemaPath:"#/properties/frames/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}}),
r++);if(p.step!==void 0){let f=p.step;typeof f=="string"?(f.length>80&&$(f)>80&&(e=t(e,{instancePath:i+"/frames/"+n+"/step",schemaPath:"#/properties/frames/item\
s/properties/step/maxLength",keyword:"maxLength",params:{limit:80}}),r++),b.test(f)||(e=t(e,{instancePath:i+"/frames/"+n+"/step",schemaPath:"#/properties/frames\
/items/properties/step/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/frames/"+n+"/step",schemaPath:"#/prop\
erties/frames/items/properties/step/type",keyword:"type",params:{type:"string"}}),r++)}if(p.data!==void 0){let f=p.data;f&&typeof f=="object"&&!Array.isArray(f)||
(e=t(e,{instancePath:i+"/frames/"+n+"/data",schemaPath:"#/properties/frames/items/properties/data/type",keyword:"type",params:{type:"object"}}),r++)}}else e=t(e,
{instancePath:i+"/frames/"+n,schemaPath:"#/properties/frames/items/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/frames",schemaPath:"\
#/properties/frames/type",keyword:"type",params:{type:"array"}}),r++}}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;
return De.errors=e,r===0}De.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Be(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,
dynamicAnchors:k={}}={}){let e=null,r=0,y=Be.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(
o)){Object.keys(o).length<1&&(e=t(e,{instancePath:i,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1}}),r++);for(let s in o)A.test(s)||(e=t(
e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);for(let s in o)A.test(s)&&(N(o[s],{instancePath:i+
"/"+c(s),parentData:o,parentDataProperty:s,rootData:P,dynamicAnchors:k})||(e=e===null?N.errors:j(e,N.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}),r++;return Be.errors=e,r===0}Be.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function rr(o,{instancePath:i="",
parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=rr.evaluated;y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=
void 0);let s=r,a=!0,n=r;if(o&&typeof o=="object"&&!Array.isArray(o)){let d;o.position===void 0&&(d="position")&&r++}var p=n===r;r=s,e!==null&&(s?e.length=s:e=null);
let f;if(p){let d=r;o&&typeof o=="object"&&!Array.isArray(o)&&(o.start!==void 0&&(e=t(e,{instancePath:i+"/start",schemaPath:"#/then/properties/start/false schem\
a",keyword:"false schema",params:{}}),r++),o.control!==void 0&&(e=t(e,{instancePath:i+"/control",schemaPath:"#/then/properties/control/false schema",keyword:"fa\
lse schema",params:{}}),r++),o.setup!==void 0&&(e=t(e,{instancePath:i+"/setup",schemaPath:"#/then/properties/setup/false schema",keyword:"false schema",params:{}}),
r++),o.choices!==void 0&&(e=t(e,{instancePath:i+"/choices",schemaPath:"#/then/properties/choices/false schema",keyword:"false schema",params:{}}),r++),o.turnTrack!==
void 0&&(e=t(e,{instancePath:i+"/turnTrack",schemaPath:"#/then/properties/turnTrack/false schema",keyword:"false schema",params:{}}),r++),o.removed!==void 0&&(e=
t(e,{instancePath:i+"/removed",schemaPath:"#/then/properties/removed/false schema",keyword:"false schema",params:{}}),r++),o.sunk!==void 0&&(e=t(e,{instancePath:i+
"/sunk",schemaPath:"#/then/properties/sunk/false schema",keyword:"false schema",params:{}}),r++),o.reactionForce!==void 0&&(e=t(e,{instancePath:i+"/reactionForc\
e",schemaPath:"#/then/properties/reactionForce/false schema",keyword:"false schema",params:{}}),r++),o.tracks!==void 0&&(e=t(e,{instancePath:i+"/tracks",schemaPath:"\
#/then/properties/tracks/false schema",keyword:"false schema",params:{}}),r++),o.special!==void 0&&(e=t(e,{instancePath:i+"/special",schemaPath:"#/then/properti\
es/special/false schema",keyword:"false schema",params:{}}),r++));var p=d===r;if(a=p,a){var u={};u.start=!0,u.control=!0,u.setup=!0,u.choices=!0,u.turnTrack=!0,
u.removed=!0,u.sunk=!0,u.reactionForce=!0,u.tracks=!0,u.special=!0}f="then"}else{let d=r;o&&typeof o=="object"&&!Array.isArray(o)&&(o.start===void 0&&(e=t(e,{instancePath:i,
schemaPath:"#/else/required",keyword:"required",params:{missingProperty:"start"}}),r++),o.control===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/else/required",
keyword:"required",params:{missingProperty:"control"}}),r++),o.setup===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/else/required",keyword:"required",params:{missingProperty:"\
setup"}}),r++),o.choices===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/else/required",keyword:"required",params:{missingProperty:"choices"}}),r++),o.turnTrack===
void 0&&(e=t(e,{instancePath:i,schemaPath:"#/else/required",keyword:"required",params:{missingProperty:"turnTrack"}}),r++),o.removed===void 0&&(e=t(e,{instancePath:i,
schemaPath:"#/else/required",keyword:"required",params:{missingProperty:"removed"}}),r++),o.sunk===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/else/required",keyword:"\
required",params:{missingProperty:"sunk"}}),r++),o.tracks===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/else/required",keyword:"required",params:{missingProperty:"\
tracks"}}),r++));var p=d===r;a=p,f="else"}if(a||(e=t(e,{instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:f}}),r++),o&&typeof o=="object"&&!Array.
isArray(o)){o.id===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}}),r++),o.title===void 0&&(e=t(e,{instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"title"}}),r++),o.rule===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"rule"}}),r++),o.summary===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"summ\
ary"}}),r++),o.recommendedOptions===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"recommendedOptions"}}),r++),
o.sources===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sources"}}),r++);for(let d in o)d==="$schema"||d===
"id"||d==="title"||d==="rule"||d==="summary"||d==="start"||d==="recommendedOptions"||d==="control"||d==="setup"||d==="choices"||d==="turnTrack"||d==="removed"||
d==="sunk"||d==="reactionForce"||d==="tracks"||d==="victory"||d==="special"||d==="position"||d==="overrides"||d==="sources"||(e=t(e,{instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}),r++);if(o.$schema!==void 0){let d=o.$schema;typeof d=="string"?d.length<1&&
(e=t(e,{instancePath:i+"/$schema",schemaPath:"../common/common.schema.json#/$defs/schemaPath/minLength",keyword:"minLength",params:{limit:1}}),r++):(e=t(e,{instancePath:i+
"/$schema",schemaPath:"../common/common.schema.json#/$defs/schemaPath/type",keyword:"type",params:{type:"string"}}),r++)}if(o.id!==void 0){let d=o.id;typeof d==
"string"?(d.length>80&&$(d)>80&&(e=t(e,{instancePath:i+"/id",schemaPath:"../common/common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{limit:80}}),
r++),b.test(d)||(e=t(e,{instancePath:i+"/id",schemaPath:"../common/common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),
r++)):(e=t(e,{instancePath:i+"/id",schemaPath:"../common/common.schema.json#/$defs/id/type",keyword:"type",params:{type:"string"}}),r++)}if(o.title!==void 0){let d=o.
title;typeof d=="string"?(d.length>200&&$(d)>200&&(e=t(e,{instancePath:i+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit:200}}),
r++),d.length<1&&(e=t(e,{instancePath:i+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"\
/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"}}),r++)}if(o.rule!==void 0){let d=o.rule;typeof d=="string"?(d.length>24&&$(d)>
24&&(e=t(e,{instancePath:i+"/rule",schemaPath:"../common/common.schema.json#/$defs/ruleNumber/maxLength",keyword:"maxLength",params:{limit:24}}),r++),ie.test(d)||
(e=t(e,{instancePath:i+"/rule",schemaPath:"../common/common.schema.json#/$defs/ruleNumber/pattern",keyword:"pattern",params:{pattern:"^[0-9A-Z][0-9A-Za-z.()-]*$"}}),
r++)):(e=t(e,{instancePath:i+"/rule",schemaPath:"../common/common.schema.json#/$defs/ruleNumber/type",keyword:"type",params:{type:"string"}}),r++)}if(o.summary!==
void 0){let d=o.summary;typeof d=="string"?(d.length>4e3&&$(d)>4e3&&(e=t(e,{instancePath:i+"/summary",schemaPath:"#/properties/summary/maxLength",keyword:"maxLe\
ngth",params:{limit:4e3}}),r++),d.length<1&&(e=t(e,{instancePath:i+"/summary",schemaPath:"#/properties/summary/minLength",keyword:"minLength",params:{limit:1}}),
r++)):(e=t(e,{instancePath:i+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type:"string"}}),r++)}if(o.start!==void 0){let d=o.start;if(d&&
typeof d=="object"&&!Array.isArray(d)){d.turn===void 0&&(e=t(e,{instancePath:i+"/start",schemaPath:"#/properties/start/required",keyword:"required",params:{missingProperty:"\
turn"}}),r++),d.side===void 0&&(e=t(e,{instancePath:i+"/start",schemaPath:"#/properties/start/required",keyword:"required",params:{missingProperty:"side"}}),r++),
d.step===void 0&&(e=t(e,{instancePath:i+"/start",schemaPath:"#/properties/start/required",keyword:"required",params:{missingProperty:"step"}}),r++);for(let m in d)
m==="turn"||m==="side"||m==="step"||(e=t(e,{instancePath:i+"/start",schemaPath:"#/properties/start/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:m}}),r++);if(d.turn!==void 0){let m=d.turn;typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)||(e=t(e,{instancePath:i+"/start/turn",schemaPath:"\
defs.schema.json#/$defs/turn/type",keyword:"type",params:{type:"integer"}}),r++),typeof m=="number"&&isFinite(m)&&((m>16||isNaN(m))&&(e=t(e,{instancePath:i+"/st\
art/turn",schemaPath:"defs.schema.json#/$defs/turn/maximum",keyword:"maximum",params:{comparison:"<=",limit:16}}),r++),(m<1||isNaN(m))&&(e=t(e,{instancePath:i+"\
/start/turn",schemaPath:"defs.schema.json#/$defs/turn/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(d.side!==void 0){let m=d.side;typeof m!=
"string"&&(e=t(e,{instancePath:i+"/start/side",schemaPath:"defs.schema.json#/$defs/side/type",keyword:"type",params:{type:"string"}}),r++),m==="japan"||m==="all\
ies"||(e=t(e,{instancePath:i+"/start/side",schemaPath:"defs.schema.json#/$defs/side/enum",keyword:"enum",params:{allowedValues:["japan","allies"]}}),r++)}if(d.step!==
void 0){let m=d.step;typeof m!="string"&&(e=t(e,{instancePath:i+"/start/step",schemaPath:"sequence.schema.json#/$defs/step/type",keyword:"type",params:{type:"st\
ring"}}),r++),m==="late-conquest"||m==="japanese-player-turn"||m==="allied-player-turn"||m==="transport"||m==="oil-transport"||m==="destroyer-transfer"||m==="ec\
onomic-warfare"||m==="submarine-declaration"||m==="merchant-asw"||m==="submarine-warfare"||m==="strategic-bombing"||m==="reinforcement"||m==="arrivals"||m==="ac\
cidents"||m==="ranger"||m==="submarine-points"||m==="transport-points"||m==="replacements"||m==="off-map-movement"||m==="kamikaze-losses"||m==="first-deployment"||
m==="operational-movement"||m==="reaction"||m==="air-commitment"||m==="combat"||m==="submarine-attacks"||m==="battles"||m==="battle"||m==="battle-preparation"||
m==="air-combat"||m==="air-to-air"||m==="target-determination"||m==="air-strikes"||m==="surface-combat"||m==="sea-control"||m==="land-combat"||m==="amphibious-r\
ound"||m==="replacement-round"||m==="ground-support"||m==="supply-round"||m==="land-combat-round"||m==="battle-administration"||m==="return-to-base"||m==="ships\
-return"||m==="control-changes"||m==="return-stacking"||m==="second-deployment"||m==="end"||m==="replacements-removal"||m==="disbandment"||m==="victory-points"||
(e=t(e,{instancePath:i+"/start/step",schemaPath:"sequence.schema.json#/$defs/step/enum",keyword:"enum",params:{allowedValues:["late-conquest","japanese-player-t\
urn","allied-player-turn","transport","oil-transport","destroyer-transfer","economic-warfare","submarine-declaration","merchant-asw","submarine-warfare","strate\
gic-bombing","reinforcement","arrivals","accidents","ranger","submarine-points","transport-points","replacements","off-map-movement","kamikaze-losses","first-de\
ployment","operational-movement","reaction","air-commitment","combat","submarine-attacks","battles","battle","battle-preparation","air-combat","air-to-air","tar\
get-determination","air-strikes","surface-combat","sea-control","land-combat","amphibious-round","replacement-round","ground-support","supply-round","land-comba\
t-round","battle-administration","return-to-base","ships-return","control-changes","return-stacking","second-deployment","end","replacements-removal","disbandme\
nt","victory-points"]}}),r++)}}else e=t(e,{instancePath:i+"/start",schemaPath:"#/properties/start/type",keyword:"type",params:{type:"object"}}),r++}if(o.recommendedOptions!==
void 0){let d=o.recommendedOptions;if(Array.isArray(d)){let m=d.length;for(let h=0;h<m;h++){let x=d[h];typeof x=="string"?(x.length>80&&$(x)>80&&(e=t(e,{instancePath:i+
"/recommendedOptions/"+h,schemaPath:"../common/common.schema.json#/$defs/optionId/maxLength",keyword:"maxLength",params:{limit:80}}),r++),b.test(x)||(e=t(e,{instancePath:i+
"/recommendedOptions/"+h,schemaPath:"../common/common.schema.json#/$defs/optionId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=
t(e,{instancePath:i+"/recommendedOptions/"+h,schemaPath:"../common/common.schema.json#/$defs/optionId/type",keyword:"type",params:{type:"string"}}),r++)}let l=d.
length,g;if(l>1){let h=z(d,L);h!==null&&([l,g]=h,e=t(e,{instancePath:i+"/recommendedOptions",schemaPath:"#/properties/recommendedOptions/uniqueItems",keyword:"u\
niqueItems",params:{i:l,j:g}}),r++)}}else e=t(e,{instancePath:i+"/recommendedOptions",schemaPath:"#/properties/recommendedOptions/type",keyword:"type",params:{type:"\
array"}}),r++}if(o.control!==void 0){let d=o.control;if(d&&typeof d=="object"&&!Array.isArray(d)){for(let m in d)re.test(m)||(e=t(e,{instancePath:i+"/control",schemaPath:"\
#/properties/control/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}),r++);for(let m in d)if(re.test(m)){let l=d[m];typeof l!=
"string"&&(e=t(e,{instancePath:i+"/control/"+c(m),schemaPath:"#/properties/control/patternProperties/%5E%5Ba-z%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{
type:"string"}}),r++),l==="japan"||l==="allies"||l==="none"||(e=t(e,{instancePath:i+"/control/"+c(m),schemaPath:"#/properties/control/patternProperties/%5E%5Ba-\
z%5D%5Ba-z0-9-%5D*%24/enum",keyword:"enum",params:{allowedValues:["japan","allies","none"]}}),r++)}}else e=t(e,{instancePath:i+"/control",schemaPath:"#/properti\
es/control/type",keyword:"type",params:{type:"object"}}),r++}if(o.setup!==void 0){let d=o.setup;if(d&&typeof d=="object"&&!Array.isArray(d)){for(let m in d)b.test(
m)||(e=t(e,{instancePath:i+"/setup",schemaPath:"#/properties/setup/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}),r++);for(let m in d)
if(b.test(m)){let l=d[m];if(l&&typeof l=="object"&&!Array.isArray(l)){Object.keys(l).length<1&&(e=t(e,{instancePath:i+"/setup/"+c(m),schemaPath:"#/properties/se\
tup/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/minProperties",keyword:"minProperties",params:{limit:1}}),r++);for(let g in l)g==="units"||g==="reduced"||
g==="airSteps"||g==="withoutPlanes"||(e=t(e,{instancePath:i+"/setup/"+c(m),schemaPath:"#/properties/setup/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:g}}),r++);if(l.units!==void 0){let g=l.units;if(g&&typeof g=="object"&&!Array.isArray(
g)){for(let h in g)b.test(h)||(e=t(e,{instancePath:i+"/setup/"+c(m)+"/units",schemaPath:"defs.schema.json#/$defs/unitCounts/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:h}}),r++);for(let h in g)if(b.test(h)){let x=g[h];typeof x=="number"&&!(x%1)&&!isNaN(x)&&isFinite(x)||(e=t(e,{instancePath:i+
"/setup/"+c(m)+"/units/"+c(h),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"\
integer"}}),r++),typeof x=="number"&&isFinite(x)&&((x>50||isNaN(x))&&(e=t(e,{instancePath:i+"/setup/"+c(m)+"/units/"+c(h),schemaPath:"defs.schema.json#/$defs/un\
itCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/maximum",keyword:"maximum",params:{comparison:"<=",limit:50}}),r++),(x<1||isNaN(x))&&(e=t(e,{instancePath:i+
"/setup/"+c(m)+"/units/"+c(h),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}),r++))}}else e=t(e,{instancePath:i+"/setup/"+c(m)+"/units",schemaPath:"defs.schema.json#/$defs/unitCounts/type",keyword:"type",params:{
type:"object"}}),r++}if(l.reduced!==void 0){let g=l.reduced;if(g&&typeof g=="object"&&!Array.isArray(g)){for(let h in g)b.test(h)||(e=t(e,{instancePath:i+"/setu\
p/"+c(m)+"/reduced",schemaPath:"defs.schema.json#/$defs/unitCounts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}}),r++);for(let h in g)
if(b.test(h)){let x=g[h];typeof x=="number"&&!(x%1)&&!isNaN(x)&&isFinite(x)||(e=t(e,{instancePath:i+"/setup/"+c(m)+"/reduced/"+c(h),schemaPath:"defs.schema.json\
#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"integer"}}),r++),typeof x=="number"&&isFinite(x)&&((x>50||
isNaN(x))&&(e=t(e,{instancePath:i+"/setup/"+c(m)+"/reduced/"+c(h),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*\
%24/maximum",keyword:"maximum",params:{comparison:"<=",limit:50}}),r++),(x<1||isNaN(x))&&(e=t(e,{instancePath:i+"/setup/"+c(m)+"/reduced/"+c(h),schemaPath:"defs\
.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}}else e=t(
e,{instancePath:i+"/setup/"+c(m)+"/reduced",schemaPath:"defs.schema.json#/$defs/unitCounts/type",keyword:"type",params:{type:"object"}}),r++}if(l.airSteps!==void 0){
let g=l.airSteps;if(g&&typeof g=="object"&&!Array.isArray(g)){Object.keys(g).length<1&&(e=t(e,{instancePath:i+"/setup/"+c(m)+"/airSteps",schemaPath:"defs.schema\
.json#/$defs/airSteps/minProperties",keyword:"minProperties",params:{limit:1}}),r++);for(let h in g)h==="japan"||h==="us"||h==="britain"||h==="netherlands"||(e=
t(e,{instancePath:i+"/setup/"+c(m)+"/airSteps",schemaPath:"defs.schema.json#/$defs/airSteps/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}}),
r++);if(g.japan!==void 0){let h=g.japan;typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)||(e=t(e,{instancePath:i+"/setup/"+c(m)+"/airSteps/japan",schemaPath:"\
defs.schema.json#/$defs/airSteps/properties/japan/type",keyword:"type",params:{type:"integer"}}),r++),typeof h=="number"&&isFinite(h)&&((h>60||isNaN(h))&&(e=t(e,
{instancePath:i+"/setup/"+c(m)+"/airSteps/japan",schemaPath:"defs.schema.json#/$defs/airSteps/properties/japan/maximum",keyword:"maximum",params:{comparison:"<=",
limit:60}}),r++),(h<1||isNaN(h))&&(e=t(e,{instancePath:i+"/setup/"+c(m)+"/airSteps/japan",schemaPath:"defs.schema.json#/$defs/airSteps/properties/japan/minimum",
keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(g.us!==void 0){let h=g.us;typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)||(e=t(e,{instancePath:i+
"/setup/"+c(m)+"/airSteps/us",schemaPath:"defs.schema.json#/$defs/airSteps/properties/us/type",keyword:"type",params:{type:"integer"}}),r++),typeof h=="number"&&
isFinite(h)&&((h>60||isNaN(h))&&(e=t(e,{instancePath:i+"/setup/"+c(m)+"/airSteps/us",schemaPath:"defs.schema.json#/$defs/airSteps/properties/us/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:60}}),r++),(h<1||isNaN(h))&&(e=t(e,{instancePath:i+"/setup/"+c(m)+"/airSteps/us",schemaPath:"defs.schema.json#/$defs/airS\
teps/properties/us/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(g.britain!==void 0){let h=g.britain;typeof h=="number"&&!(h%1)&&!isNaN(
h)&&isFinite(h)||(e=t(e,{instancePath:i+"/setup/"+c(m)+"/airSteps/britain",schemaPath:"defs.schema.json#/$defs/airSteps/properties/britain/type",keyword:"type",
params:{type:"integer"}}),r++),typeof h=="number"&&isFinite(h)&&((h>60||isNaN(h))&&(e=t(e,{instancePath:i+"/setup/"+c(m)+"/airSteps/britain",schemaPath:"defs.sc\
hema.json#/$defs/airSteps/properties/britain/maximum",keyword:"maximum",params:{comparison:"<=",limit:60}}),r++),(h<1||isNaN(h))&&(e=t(e,{instancePath:i+"/setup\
/"+c(m)+"/airSteps/britain",schemaPath:"defs.schema.json#/$defs/airSteps/properties/britain/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}
if(g.netherlands!==void 0){let h=g.netherlands;typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)||(e=t(e,{instancePath:i+"/setup/"+c(m)+"/airSteps/netherlands",
schemaPath:"defs.schema.json#/$defs/airSteps/properties/netherlands/type",keyword:"type",params:{type:"integer"}}),r++),typeof h=="number"&&isFinite(h)&&((h>60||
isNaN(h))&&(e=t(e,{instancePath:i+"/setup/"+c(m)+"/airSteps/netherlands",schemaPath:"defs.schema.json#/$defs/airSteps/properties/netherlands/maximum",keyword:"m\
aximum",params:{comparison:"<=",limit:60}}),r++),(h<1||isNaN(h))&&(e=t(e,{instancePath:i+"/setup/"+c(m)+"/airSteps/netherlands",schemaPath:"defs.schema.json#/$d\
efs/airSteps/properties/netherlands/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}}else e=t(e,{instancePath:i+"/setup/"+c(m)+"/airSteps",schemaPath:"\
defs.schema.json#/$defs/airSteps/type",keyword:"type",params:{type:"object"}}),r++}if(l.withoutPlanes!==void 0){let g=l.withoutPlanes;if(g&&typeof g=="object"&&
!Array.isArray(g)){for(let h in g)b.test(h)||(e=t(e,{instancePath:i+"/setup/"+c(m)+"/withoutPlanes",schemaPath:"defs.schema.json#/$defs/unitCounts/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:h}}),r++);for(let h in g)if(b.test(h)){let x=g[h];typeof x=="number"&&!(x%1)&&!isNaN(x)&&isFinite(
x)||(e=t(e,{instancePath:i+"/setup/"+c(m)+"/withoutPlanes/"+c(h),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%\
24/type",keyword:"type",params:{type:"integer"}}),r++),typeof x=="number"&&isFinite(x)&&((x>50||isNaN(x))&&(e=t(e,{instancePath:i+"/setup/"+c(m)+"/withoutPlanes\
/"+c(h),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/maximum",keyword:"maximum",params:{comparison:"<=",limit:50}}),
r++),(x<1||isNaN(x))&&(e=t(e,{instancePath:i+"/setup/"+c(m)+"/withoutPlanes/"+c(h),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9\
%5D%5Ba-z0-9-%5D*%24/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}}else e=t(e,{instancePath:i+"/setup/"+c(m)+"/withoutPlanes",schemaPath:"\
defs.schema.json#/$defs/unitCounts/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/setup/"+c(m),schemaPath:"#/properties/setup/p\
atternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/setup",schemaPath:"#/propertie\
s/setup/type",keyword:"type",params:{type:"object"}}),r++}if(o.choices!==void 0){let d=o.choices;if(d&&typeof d=="object"&&!Array.isArray(d)){for(let m in d)b.test(
m)||(e=t(e,{instancePath:i+"/choices",schemaPath:"#/properties/choices/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}),r++);
for(let m in d)if(b.test(m)){let l=d[m];if(l&&typeof l=="object"&&!Array.isArray(l)){Object.keys(l).length<3&&(e=t(e,{instancePath:i+"/choices/"+c(m),schemaPath:"\
#/properties/choices/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/minProperties",keyword:"minProperties",params:{limit:3}}),r++),l.side===void 0&&(e=t(e,{
instancePath:i+"/choices/"+c(m),schemaPath:"#/properties/choices/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"\
side"}}),r++),l.places===void 0&&(e=t(e,{instancePath:i+"/choices/"+c(m),schemaPath:"#/properties/choices/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/req\
uired",keyword:"required",params:{missingProperty:"places"}}),r++);for(let g in l)g==="side"||g==="places"||g==="units"||g==="airSteps"||(e=t(e,{instancePath:i+
"/choices/"+c(m),schemaPath:"#/properties/choices/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:g}}),r++);if(l.side!==void 0){let g=l.side;typeof g!="string"&&(e=t(e,{instancePath:i+"/choices/"+c(m)+"/side",schemaPath:"defs.schema.json#/\
$defs/side/type",keyword:"type",params:{type:"string"}}),r++),g==="japan"||g==="allies"||(e=t(e,{instancePath:i+"/choices/"+c(m)+"/side",schemaPath:"defs.schema\
.json#/$defs/side/enum",keyword:"enum",params:{allowedValues:["japan","allies"]}}),r++)}if(l.places!==void 0){let g=l.places;if(Array.isArray(g)){g.length<1&&(e=
t(e,{instancePath:i+"/choices/"+c(m)+"/places",schemaPath:"#/properties/choices/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/places/minItems",keyword:"\
minItems",params:{limit:1}}),r++);let h=g.length;for(let S=0;S<h;S++){let O=g[S];typeof O=="string"?(O.length>80&&$(O)>80&&(e=t(e,{instancePath:i+"/choices/"+c(
m)+"/places/"+S,schemaPath:"defs.schema.json#/$defs/placeId/maxLength",keyword:"maxLength",params:{limit:80}}),r++),b.test(O)||(e=t(e,{instancePath:i+"/choices/"+
c(m)+"/places/"+S,schemaPath:"defs.schema.json#/$defs/placeId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+
"/choices/"+c(m)+"/places/"+S,schemaPath:"defs.schema.json#/$defs/placeId/type",keyword:"type",params:{type:"string"}}),r++)}let x=g.length,v;if(x>1){let S=z(g,
L);S!==null&&([x,v]=S,e=t(e,{instancePath:i+"/choices/"+c(m)+"/places",schemaPath:"#/properties/choices/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/prope\
rties/places/uniqueItems",keyword:"uniqueItems",params:{i:x,j:v}}),r++)}}else e=t(e,{instancePath:i+"/choices/"+c(m)+"/places",schemaPath:"#/properties/choices/\
patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/places/type",keyword:"type",params:{type:"array"}}),r++}if(l.units!==void 0){let g=l.units;if(g&&typeof g==
"object"&&!Array.isArray(g)){for(let h in g)b.test(h)||(e=t(e,{instancePath:i+"/choices/"+c(m)+"/units",schemaPath:"defs.schema.json#/$defs/unitCounts/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:h}}),r++);for(let h in g)if(b.test(h)){let x=g[h];typeof x=="number"&&!(x%1)&&!isNaN(x)&&
isFinite(x)||(e=t(e,{instancePath:i+"/choices/"+c(m)+"/units/"+c(h),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5\
D*%24/type",keyword:"type",params:{type:"integer"}}),r++),typeof x=="number"&&isFinite(x)&&((x>50||isNaN(x))&&(e=t(e,{instancePath:i+"/choices/"+c(m)+"/units/"+
c(h),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/maximum",keyword:"maximum",params:{comparison:"<=",limit:50}}),
r++),(x<1||isNaN(x))&&(e=t(e,{instancePath:i+"/choices/"+c(m)+"/units/"+c(h),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5B\
a-z0-9-%5D*%24/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}}else e=t(e,{instancePath:i+"/choices/"+c(m)+"/units",schemaPath:"defs.schema\
.json#/$defs/unitCounts/type",keyword:"type",params:{type:"object"}}),r++}if(l.airSteps!==void 0){let g=l.airSteps;if(g&&typeof g=="object"&&!Array.isArray(g)){
Object.keys(g).length<1&&(e=t(e,{instancePath:i+"/choices/"+c(m)+"/airSteps",schemaPath:"defs.schema.json#/$defs/airSteps/minProperties",keyword:"minProperties",
params:{limit:1}}),r++);for(let h in g)h==="japan"||h==="us"||h==="britain"||h==="netherlands"||(e=t(e,{instancePath:i+"/choices/"+c(m)+"/airSteps",schemaPath:"\
defs.schema.json#/$defs/airSteps/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}}),r++);if(g.japan!==void 0){let h=g.japan;typeof h==
"number"&&!(h%1)&&!isNaN(h)&&isFinite(h)||(e=t(e,{instancePath:i+"/choices/"+c(m)+"/airSteps/japan",schemaPath:"defs.schema.json#/$defs/airSteps/properties/japa\
n/type",keyword:"type",params:{type:"integer"}}),r++),typeof h=="number"&&isFinite(h)&&((h>60||isNaN(h))&&(e=t(e,{instancePath:i+"/choices/"+c(m)+"/airSteps/jap\
an",schemaPath:"defs.schema.json#/$defs/airSteps/properties/japan/maximum",keyword:"maximum",params:{comparison:"<=",limit:60}}),r++),(h<1||isNaN(h))&&(e=t(e,{instancePath:i+
"/choices/"+c(m)+"/airSteps/japan",schemaPath:"defs.schema.json#/$defs/airSteps/properties/japan/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}
if(g.us!==void 0){let h=g.us;typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)||(e=t(e,{instancePath:i+"/choices/"+c(m)+"/airSteps/us",schemaPath:"defs.schema.\
json#/$defs/airSteps/properties/us/type",keyword:"type",params:{type:"integer"}}),r++),typeof h=="number"&&isFinite(h)&&((h>60||isNaN(h))&&(e=t(e,{instancePath:i+
"/choices/"+c(m)+"/airSteps/us",schemaPath:"defs.schema.json#/$defs/airSteps/properties/us/maximum",keyword:"maximum",params:{comparison:"<=",limit:60}}),r++),(h<
1||isNaN(h))&&(e=t(e,{instancePath:i+"/choices/"+c(m)+"/airSteps/us",schemaPath:"defs.schema.json#/$defs/airSteps/properties/us/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}),r++))}if(g.britain!==void 0){let h=g.britain;typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)||(e=t(e,{instancePath:i+"/choices/"+c(
m)+"/airSteps/britain",schemaPath:"defs.schema.json#/$defs/airSteps/properties/britain/type",keyword:"type",params:{type:"integer"}}),r++),typeof h=="number"&&isFinite(
h)&&((h>60||isNaN(h))&&(e=t(e,{instancePath:i+"/choices/"+c(m)+"/airSteps/britain",schemaPath:"defs.schema.json#/$defs/airSteps/properties/britain/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:60}}),r++),(h<1||isNaN(h))&&(e=t(e,{instancePath:i+"/choices/"+c(m)+"/airSteps/britain",schemaPath:"defs.schema.json#/$de\
fs/airSteps/properties/britain/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(g.netherlands!==void 0){let h=g.netherlands;typeof h=="num\
ber"&&!(h%1)&&!isNaN(h)&&isFinite(h)||(e=t(e,{instancePath:i+"/choices/"+c(m)+"/airSteps/netherlands",schemaPath:"defs.schema.json#/$defs/airSteps/properties/ne\
therlands/type",keyword:"type",params:{type:"integer"}}),r++),typeof h=="number"&&isFinite(h)&&((h>60||isNaN(h))&&(e=t(e,{instancePath:i+"/choices/"+c(m)+"/airS\
teps/netherlands",schemaPath:"defs.schema.json#/$defs/airSteps/properties/netherlands/maximum",keyword:"maximum",params:{comparison:"<=",limit:60}}),r++),(h<1||
isNaN(h))&&(e=t(e,{instancePath:i+"/choices/"+c(m)+"/airSteps/netherlands",schemaPath:"defs.schema.json#/$defs/airSteps/properties/netherlands/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}),r++))}}else e=t(e,{instancePath:i+"/choices/"+c(m)+"/airSteps",schemaPath:"defs.schema.json#/$defs/airSteps/type",keyword:"\
type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/choices/"+c(m),schemaPath:"#/properties/choices/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*\
%24/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/choices",schemaPath:"#/properties/choices/type",keyword:"type",params:{type:"\
object"}}),r++}if(o.turnTrack!==void 0){let d=o.turnTrack;if(d&&typeof d=="object"&&!Array.isArray(d)){for(let m in d)ur.test(m)||(e=t(e,{instancePath:i+"/turnT\
rack",schemaPath:"#/properties/turnTrack/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}),r++);for(let m in d)if(ur.test(m)){
let l=d[m];if(l&&typeof l=="object"&&!Array.isArray(l)){Object.keys(l).length<1&&(e=t(e,{instancePath:i+"/turnTrack/"+c(m),schemaPath:"#/properties/turnTrack/pa\
tternProperties/%5E%5B1-9%5D%5B0-9%5D%3F%24/minProperties",keyword:"minProperties",params:{limit:1}}),r++);for(let g in l)g==="units"||g==="reduced"||g==="airSt\
eps"||(e=t(e,{instancePath:i+"/turnTrack/"+c(m),schemaPath:"#/properties/turnTrack/patternProperties/%5E%5B1-9%5D%5B0-9%5D%3F%24/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:g}}),r++);if(l.units!==void 0){let g=l.units;if(g&&typeof g=="object"&&!Array.isArray(g)){for(let h in g)b.test(
h)||(e=t(e,{instancePath:i+"/turnTrack/"+c(m)+"/units",schemaPath:"defs.schema.json#/$defs/unitCounts/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:h}}),r++);for(let h in g)if(b.test(h)){let x=g[h];typeof x=="number"&&!(x%1)&&!isNaN(x)&&isFinite(x)||(e=t(e,{instancePath:i+"/turnTrack/"+c(
m)+"/units/"+c(h),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"integer"}}),
r++),typeof x=="number"&&isFinite(x)&&((x>50||isNaN(x))&&(e=t(e,{instancePath:i+"/turnTrack/"+c(m)+"/units/"+c(h),schemaPath:"defs.schema.json#/$defs/unitCounts\
/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/maximum",keyword:"maximum",params:{comparison:"<=",limit:50}}),r++),(x<1||isNaN(x))&&(e=t(e,{instancePath:i+
"/turnTrack/"+c(m)+"/units/"+c(h),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}),r++))}}else e=t(e,{instancePath:i+"/turnTrack/"+c(m)+"/units",schemaPath:"defs.schema.json#/$defs/unitCounts/type",keyword:"type",params:{
type:"object"}}),r++}if(l.reduced!==void 0){let g=l.reduced;if(g&&typeof g=="object"&&!Array.isArray(g)){for(let h in g)b.test(h)||(e=t(e,{instancePath:i+"/turn\
Track/"+c(m)+"/reduced",schemaPath:"defs.schema.json#/$defs/unitCounts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}}),r++);
for(let h in g)if(b.test(h)){let x=g[h];typeof x=="number"&&!(x%1)&&!isNaN(x)&&isFinite(x)||(e=t(e,{instancePath:i+"/turnTrack/"+c(m)+"/reduced/"+c(h),schemaPath:"\
defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"integer"}}),r++),typeof x=="number"&&isFinite(
x)&&((x>50||isNaN(x))&&(e=t(e,{instancePath:i+"/turnTrack/"+c(m)+"/reduced/"+c(h),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%\
5D%5Ba-z0-9-%5D*%24/maximum",keyword:"maximum",params:{comparison:"<=",limit:50}}),r++),(x<1||isNaN(x))&&(e=t(e,{instancePath:i+"/turnTrack/"+c(m)+"/reduced/"+c(
h),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),
r++))}}else e=t(e,{instancePath:i+"/turnTrack/"+c(m)+"/reduced",schemaPath:"defs.schema.json#/$defs/unitCounts/type",keyword:"type",params:{type:"object"}}),r++}
if(l.airSteps!==void 0){let g=l.airSteps;if(g&&typeof g=="object"&&!Array.isArray(g)){Object.keys(g).length<1&&(e=t(e,{instancePath:i+"/turnTrack/"+c(m)+"/airSt\
eps",schemaPath:"defs.schema.json#/$defs/airSteps/minProperties",keyword:"minProperties",params:{limit:1}}),r++);for(let h in g)h==="japan"||h==="us"||h==="brit\
ain"||h==="netherlands"||(e=t(e,{instancePath:i+"/turnTrack/"+c(m)+"/airSteps",schemaPath:"defs.schema.json#/$defs/airSteps/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:h}}),r++);if(g.japan!==void 0){let h=g.japan;typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)||(e=t(e,{instancePath:i+
"/turnTrack/"+c(m)+"/airSteps/japan",schemaPath:"defs.schema.json#/$defs/airSteps/properties/japan/type",keyword:"type",params:{type:"integer"}}),r++),typeof h==
"number"&&isFinite(h)&&((h>60||isNaN(h))&&(e=t(e,{instancePath:i+"/turnTrack/"+c(m)+"/airSteps/japan",schemaPath:"defs.schema.json#/$defs/airSteps/properties/ja\
pan/maximum",keyword:"maximum",params:{comparison:"<=",limit:60}}),r++),(h<1||isNaN(h))&&(e=t(e,{instancePath:i+"/turnTrack/"+c(m)+"/airSteps/japan",schemaPath:"\
defs.schema.json#/$defs/airSteps/properties/japan/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(g.us!==void 0){let h=g.us;typeof h=="nu\
mber"&&!(h%1)&&!isNaN(h)&&isFinite(h)||(e=t(e,{instancePath:i+"/turnTrack/"+c(m)+"/airSteps/us",schemaPath:"defs.schema.json#/$defs/airSteps/properties/us/type",
keyword:"type",params:{type:"integer"}}),r++),typeof h=="number"&&isFinite(h)&&((h>60||isNaN(h))&&(e=t(e,{instancePath:i+"/turnTrack/"+c(m)+"/airSteps/us",schemaPath:"\
defs.schema.json#/$defs/airSteps/properties/us/maximum",keyword:"maximum",params:{comparison:"<=",limit:60}}),r++),(h<1||isNaN(h))&&(e=t(e,{instancePath:i+"/tur\
nTrack/"+c(m)+"/airSteps/us",schemaPath:"defs.schema.json#/$defs/airSteps/properties/us/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(g.
britain!==void 0){let h=g.britain;typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)||(e=t(e,{instancePath:i+"/turnTrack/"+c(m)+"/airSteps/britain",schemaPath:"\
defs.schema.json#/$defs/airSteps/properties/britain/type",keyword:"type",params:{type:"integer"}}),r++),typeof h=="number"&&isFinite(h)&&((h>60||isNaN(h))&&(e=t(
e,{instancePath:i+"/turnTrack/"+c(m)+"/airSteps/britain",schemaPath:"defs.schema.json#/$defs/airSteps/properties/britain/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:60}}),r++),(h<1||isNaN(h))&&(e=t(e,{instancePath:i+"/turnTrack/"+c(m)+"/airSteps/britain",schemaPath:"defs.schema.json#/$defs/airSteps/properties/brit\
ain/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(g.netherlands!==void 0){let h=g.netherlands;typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(
h)||(e=t(e,{instancePath:i+"/turnTrack/"+c(m)+"/airSteps/netherlands",schemaPath:"defs.schema.json#/$defs/airSteps/properties/netherlands/type",keyword:"type",params:{
type:"integer"}}),r++),typeof h=="number"&&isFinite(h)&&((h>60||isNaN(h))&&(e=t(e,{instancePath:i+"/turnTrack/"+c(m)+"/airSteps/netherlands",schemaPath:"defs.sc\
hema.json#/$defs/airSteps/properties/netherlands/maximum",keyword:"maximum",params:{comparison:"<=",limit:60}}),r++),(h<1||isNaN(h))&&(e=t(e,{instancePath:i+"/t\
urnTrack/"+c(m)+"/airSteps/netherlands",schemaPath:"defs.schema.json#/$defs/airSteps/properties/netherlands/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),
r++))}}else e=t(e,{instancePath:i+"/turnTrack/"+c(m)+"/airSteps",schemaPath:"defs.schema.json#/$defs/airSteps/type",keyword:"type",params:{type:"object"}}),r++}}else
e=t(e,{instancePath:i+"/turnTrack/"+c(m),schemaPath:"#/properties/turnTrack/patternProperties/%5E%5B1-9%5D%5B0-9%5D%3F%24/type",keyword:"type",params:{type:"obj\
ect"}}),r++}}else e=t(e,{instancePath:i+"/turnTrack",schemaPath:"#/properties/turnTrack/type",keyword:"type",params:{type:"object"}}),r++}if(o.removed!==void 0){
let d=o.removed;if(d&&typeof d=="object"&&!Array.isArray(d)){d.units===void 0&&(e=t(e,{instancePath:i+"/removed",schemaPath:"#/properties/removed/required",keyword:"\
required",params:{missingProperty:"units"}}),r++);for(let m in d)m!=="units"&&(e=t(e,{instancePath:i+"/removed",schemaPath:"#/properties/removed/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:m}}),r++);if(d.units!==void 0){let m=d.units;if(m&&typeof m=="object"&&!Array.isArray(m)){for(let l in m)
b.test(l)||(e=t(e,{instancePath:i+"/removed/units",schemaPath:"defs.schema.json#/$defs/unitCounts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}),
r++);for(let l in m)if(b.test(l)){let g=m[l];typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)||(e=t(e,{instancePath:i+"/removed/units/"+c(l),schemaPath:"defs.\
schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"integer"}}),r++),typeof g=="number"&&isFinite(
g)&&((g>50||isNaN(g))&&(e=t(e,{instancePath:i+"/removed/units/"+c(l),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%\
5D*%24/maximum",keyword:"maximum",params:{comparison:"<=",limit:50}}),r++),(g<1||isNaN(g))&&(e=t(e,{instancePath:i+"/removed/units/"+c(l),schemaPath:"defs.schem\
a.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}}else e=t(e,{instancePath:i+
"/removed/units",schemaPath:"defs.schema.json#/$defs/unitCounts/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/removed",schemaPath:"\
#/properties/removed/type",keyword:"type",params:{type:"object"}}),r++}if(o.sunk!==void 0){let d=o.sunk;if(d&&typeof d=="object"&&!Array.isArray(d)){d.units===void 0&&
(e=t(e,{instancePath:i+"/sunk",schemaPath:"#/properties/sunk/required",keyword:"required",params:{missingProperty:"units"}}),r++);for(let m in d)m!=="units"&&(e=
t(e,{instancePath:i+"/sunk",schemaPath:"#/properties/sunk/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}),r++);if(d.units!==
void 0){let m=d.units;if(m&&typeof m=="object"&&!Array.isArray(m)){for(let l in m)b.test(l)||(e=t(e,{instancePath:i+"/sunk/units",schemaPath:"defs.schema.json#/\
$defs/unitCounts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}),r++);for(let l in m)if(b.test(l)){let g=m[l];typeof g=="nu\
mber"&&!(g%1)&&!isNaN(g)&&isFinite(g)||(e=t(e,{instancePath:i+"/sunk/units/"+c(l),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%\
5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"integer"}}),r++),typeof g=="number"&&isFinite(g)&&((g>50||isNaN(g))&&(e=t(e,{instancePath:i+"/sunk/units/"+
c(l),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/maximum",keyword:"maximum",params:{comparison:"<=",limit:50}}),
r++),(g<1||isNaN(g))&&(e=t(e,{instancePath:i+"/sunk/units/"+c(l),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%\
24/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}}else e=t(e,{instancePath:i+"/sunk/units",schemaPath:"defs.schema.json#/$defs/unitCounts/\
type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/sunk",schemaPath:"#/properties/sunk/type",keyword:"type",params:{type:"object"}}),
r++}if(o.reactionForce!==void 0){let d=o.reactionForce;if(d&&typeof d=="object"&&!Array.isArray(d)){d.turn===void 0&&(e=t(e,{instancePath:i+"/reactionForce",schemaPath:"\
#/properties/reactionForce/required",keyword:"required",params:{missingProperty:"turn"}}),r++),d.units===void 0&&(e=t(e,{instancePath:i+"/reactionForce",schemaPath:"\
#/properties/reactionForce/required",keyword:"required",params:{missingProperty:"units"}}),r++),d.places===void 0&&(e=t(e,{instancePath:i+"/reactionForce",schemaPath:"\
#/properties/reactionForce/required",keyword:"required",params:{missingProperty:"places"}}),r++);for(let m in d)m==="turn"||m==="units"||m==="places"||m==="reac\
ted"||(e=t(e,{instancePath:i+"/reactionForce",schemaPath:"#/properties/reactionForce/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}),
r++);if(d.turn!==void 0){let m=d.turn;typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)||(e=t(e,{instancePath:i+"/reactionForce/turn",schemaPath:"defs.schema.j\
son#/$defs/turn/type",keyword:"type",params:{type:"integer"}}),r++),typeof m=="number"&&isFinite(m)&&((m>16||isNaN(m))&&(e=t(e,{instancePath:i+"/reactionForce/t\
urn",schemaPath:"defs.schema.json#/$defs/turn/maximum",keyword:"maximum",params:{comparison:"<=",limit:16}}),r++),(m<1||isNaN(m))&&(e=t(e,{instancePath:i+"/reac\
tionForce/turn",schemaPath:"defs.schema.json#/$defs/turn/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(d.units!==void 0){let m=d.units;
if(m&&typeof m=="object"&&!Array.isArray(m)){for(let l in m)b.test(l)||(e=t(e,{instancePath:i+"/reactionForce/units",schemaPath:"defs.schema.json#/$defs/unitCou\
nts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}),r++);for(let l in m)if(b.test(l)){let g=m[l];typeof g=="number"&&!(g%1)&&
!isNaN(g)&&isFinite(g)||(e=t(e,{instancePath:i+"/reactionForce/units/"+c(l),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba\
-z0-9-%5D*%24/type",keyword:"type",params:{type:"integer"}}),r++),typeof g=="number"&&isFinite(g)&&((g>50||isNaN(g))&&(e=t(e,{instancePath:i+"/reactionForce/uni\
ts/"+c(l),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/maximum",keyword:"maximum",params:{comparison:"<=",limit:50}}),
r++),(g<1||isNaN(g))&&(e=t(e,{instancePath:i+"/reactionForce/units/"+c(l),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z\
0-9-%5D*%24/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}}else e=t(e,{instancePath:i+"/reactionForce/units",schemaPath:"defs.schema.json#\
/$defs/unitCounts/type",keyword:"type",params:{type:"object"}}),r++}if(d.places!==void 0){let m=d.places;if(m&&typeof m=="object"&&!Array.isArray(m)){m[1]===void 0&&
(e=t(e,{instancePath:i+"/reactionForce/places",schemaPath:"#/properties/reactionForce/properties/places/required",keyword:"required",params:{missingProperty:"1"}}),
r++),m[2]===void 0&&(e=t(e,{instancePath:i+"/reactionForce/places",schemaPath:"#/properties/reactionForce/properties/places/required",keyword:"required",params:{
missingProperty:"2"}}),r++),m[3]===void 0&&(e=t(e,{instancePath:i+"/reactionForce/places",schemaPath:"#/properties/reactionForce/properties/places/required",keyword:"\
required",params:{missingProperty:"3"}}),r++),m[4]===void 0&&(e=t(e,{instancePath:i+"/reactionForce/places",schemaPath:"#/properties/reactionForce/properties/pl\
aces/required",keyword:"required",params:{missingProperty:"4"}}),r++),m[5]===void 0&&(e=t(e,{instancePath:i+"/reactionForce/places",schemaPath:"#/properties/rea\
ctionForce/properties/places/required",keyword:"required",params:{missingProperty:"5"}}),r++),m[6]===void 0&&(e=t(e,{instancePath:i+"/reactionForce/places",schemaPath:"\
#/properties/reactionForce/properties/places/required",keyword:"required",params:{missingProperty:"6"}}),r++);for(let l in m)l==="1"||l==="2"||l==="3"||l==="4"||
l==="5"||l==="6"||(e=t(e,{instancePath:i+"/reactionForce/places",schemaPath:"#/properties/reactionForce/properties/places/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:l}}),r++);if(m[1]!==void 0){let l=m[1];typeof l=="string"?(l.length>80&&$(l)>80&&(e=t(e,{instancePath:i+"/reactionForc\
e/places/1",schemaPath:"defs.schema.json#/$defs/placeId/maxLength",keyword:"maxLength",params:{limit:80}}),r++),b.test(l)||(e=t(e,{instancePath:i+"/reactionForc\
e/places/1",schemaPath:"defs.schema.json#/$defs/placeId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/reac\
tionForce/places/1",schemaPath:"defs.schema.json#/$defs/placeId/type",keyword:"type",params:{type:"string"}}),r++)}if(m[2]!==void 0){let l=m[2];typeof l=="strin\
g"?(l.length>80&&$(l)>80&&(e=t(e,{instancePath:i+"/reactionForce/places/2",schemaPath:"defs.schema.json#/$defs/placeId/maxLength",keyword:"maxLength",params:{limit:80}}),
r++),b.test(l)||(e=t(e,{instancePath:i+"/reactionForce/places/2",schemaPath:"defs.schema.json#/$defs/placeId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-\
9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/reactionForce/places/2",schemaPath:"defs.schema.json#/$defs/placeId/type",keyword:"type",params:{type:"string"}}),
r++)}if(m[3]!==void 0){let l=m[3];typeof l=="string"?(l.length>80&&$(l)>80&&(e=t(e,{instancePath:i+"/reactionForce/places/3",schemaPath:"defs.schema.json#/$defs\
/placeId/maxLength",keyword:"maxLength",params:{limit:80}}),r++),b.test(l)||(e=t(e,{instancePath:i+"/reactionForce/places/3",schemaPath:"defs.schema.json#/$defs\
/placeId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/reactionForce/places/3",schemaPath:"defs.schema.jso\
n#/$defs/placeId/type",keyword:"type",params:{type:"string"}}),r++)}if(m[4]!==void 0){let l=m[4];typeof l=="string"?(l.length>80&&$(l)>80&&(e=t(e,{instancePath:i+
"/reactionForce/places/4",schemaPath:"defs.schema.json#/$defs/placeId/maxLength",keyword:"maxLength",params:{limit:80}}),r++),b.test(l)||(e=t(e,{instancePath:i+
"/reactionForce/places/4",schemaPath:"defs.schema.json#/$defs/placeId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+
"/reactionForce/places/4",schemaPath:"defs.schema.json#/$defs/placeId/type",keyword:"type",params:{type:"string"}}),r++)}if(m[5]!==void 0){let l=m[5];typeof l==
"string"?(l.length>80&&$(l)>80&&(e=t(e,{instancePath:i+"/reactionForce/places/5",schemaPath:"defs.schema.json#/$defs/placeId/maxLength",keyword:"maxLength",params:{
limit:80}}),r++),b.test(l)||(e=t(e,{instancePath:i+"/reactionForce/places/5",schemaPath:"defs.schema.json#/$defs/placeId/pattern",keyword:"pattern",params:{pattern:"\
^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/reactionForce/places/5",schemaPath:"defs.schema.json#/$defs/placeId/type",keyword:"type",params:{type:"s\
tring"}}),r++)}if(m[6]!==void 0){let l=m[6];typeof l=="string"?(l.length>80&&$(l)>80&&(e=t(e,{instancePath:i+"/reactionForce/places/6",schemaPath:"defs.schema.j\
son#/$defs/placeId/maxLength",keyword:"maxLength",params:{limit:80}}),r++),b.test(l)||(e=t(e,{instancePath:i+"/reactionForce/places/6",schemaPath:"defs.schema.j\
son#/$defs/placeId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/reactionForce/places/6",schemaPath:"defs.\
schema.json#/$defs/placeId/type",keyword:"type",params:{type:"string"}}),r++)}}else e=t(e,{instancePath:i+"/reactionForce/places",schemaPath:"#/properties/react\
ionForce/properties/places/type",keyword:"type",params:{type:"object"}}),r++}d.reacted!==void 0&&typeof d.reacted!="boolean"&&(e=t(e,{instancePath:i+"/reactionF\
orce/reacted",schemaPath:"#/properties/reactionForce/properties/reacted/type",keyword:"type",params:{type:"boolean"}}),r++)}else e=t(e,{instancePath:i+"/reactio\
nForce",schemaPath:"#/properties/reactionForce/type",keyword:"type",params:{type:"object"}}),r++}if(o.tracks!==void 0){let d=o.tracks;if(d&&typeof d=="object"&&
!Array.isArray(d)){d.merchantmen===void 0&&(e=t(e,{instancePath:i+"/tracks",schemaPath:"#/properties/tracks/required",keyword:"required",params:{missingProperty:"\
merchantmen"}}),r++),d.oil===void 0&&(e=t(e,{instancePath:i+"/tracks",schemaPath:"#/properties/tracks/required",keyword:"required",params:{missingProperty:"oil"}}),
r++),d.transport===void 0&&(e=t(e,{instancePath:i+"/tracks",schemaPath:"#/properties/tracks/required",keyword:"required",params:{missingProperty:"transport"}}),
r++),d.submarine===void 0&&(e=t(e,{instancePath:i+"/tracks",schemaPath:"#/properties/tracks/required",keyword:"required",params:{missingProperty:"submarine"}}),
r++),d.victoryPoints===void 0&&(e=t(e,{instancePath:i+"/tracks",schemaPath:"#/properties/tracks/required",keyword:"required",params:{missingProperty:"victoryPoi\
nts"}}),r++);for(let m in d)m==="merchantmen"||m==="oil"||m==="transport"||m==="submarine"||m==="victoryPoints"||(e=t(e,{instancePath:i+"/tracks",schemaPath:"#/\
properties/tracks/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}),r++);if(d.merchantmen!==void 0){let m=d.merchantmen;if(typeof m==
"number"&&isFinite(m)){(m>1e3||isNaN(m))&&(e=t(e,{instancePath:i+"/tracks/merchantmen",schemaPath:"../common/common.schema.json#/$defs/quarters/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e3}}),r++),(m<0||isNaN(m))&&(e=t(e,{instancePath:i+"/tracks/merchantmen",schemaPath:"../common/common.schema.json#/$defs\
/quarters/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++);let l;l=m/.25,l!==parseInt(l)&&(e=t(e,{instancePath:i+"/tracks/merchantmen",schemaPath:"\
../common/common.schema.json#/$defs/quarters/multipleOf",keyword:"multipleOf",params:{multipleOf:.25}}),r++)}else e=t(e,{instancePath:i+"/tracks/merchantmen",schemaPath:"\
../common/common.schema.json#/$defs/quarters/type",keyword:"type",params:{type:"number"}}),r++}if(d.oil!==void 0){let m=d.oil;if(typeof m=="number"&&isFinite(m)){
(m>1e3||isNaN(m))&&(e=t(e,{instancePath:i+"/tracks/oil",schemaPath:"../common/common.schema.json#/$defs/quarters/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e3}}),r++),(m<0||isNaN(m))&&(e=t(e,{instancePath:i+"/tracks/oil",schemaPath:"../common/common.schema.json#/$defs/quarters/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}}),r++);let l;l=m/.25,l!==parseInt(l)&&(e=t(e,{instancePath:i+"/tracks/oil",schemaPath:"../common/common.schema.json#/$defs/quar\
ters/multipleOf",keyword:"multipleOf",params:{multipleOf:.25}}),r++)}else e=t(e,{instancePath:i+"/tracks/oil",schemaPath:"../common/common.schema.json#/$defs/qu\
arters/type",keyword:"type",params:{type:"number"}}),r++}if(d.transport!==void 0){let m=d.transport;if(m&&typeof m=="object"&&!Array.isArray(m)){m.japan===void 0&&
(e=t(e,{instancePath:i+"/tracks/transport",schemaPath:"#/properties/tracks/properties/transport/required",keyword:"required",params:{missingProperty:"japan"}}),
r++),m.us===void 0&&(e=t(e,{instancePath:i+"/tracks/transport",schemaPath:"#/properties/tracks/properties/transport/required",keyword:"required",params:{missingProperty:"\
us"}}),r++),m.britain===void 0&&(e=t(e,{instancePath:i+"/tracks/transport",schemaPath:"#/properties/tracks/properties/transport/required",keyword:"required",params:{
missingProperty:"britain"}}),r++);for(let l in m)l==="japan"||l==="us"||l==="britain"||(e=t(e,{instancePath:i+"/tracks/transport",schemaPath:"#/properties/track\
s/properties/transport/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}),r++);if(m.japan!==void 0){let l=m.japan;if(typeof l==
"number"&&isFinite(l)){(l>1e3||isNaN(l))&&(e=t(e,{instancePath:i+"/tracks/transport/japan",schemaPath:"../common/common.schema.json#/$defs/quarters/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e3}}),r++),(l<0||isNaN(l))&&(e=t(e,{instancePath:i+"/tracks/transport/japan",schemaPath:"../common/common.schema.json#/$\
defs/quarters/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++);let g;g=l/.25,g!==parseInt(g)&&(e=t(e,{instancePath:i+"/tracks/transport/japan",
schemaPath:"../common/common.schema.json#/$defs/quarters/multipleOf",keyword:"multipleOf",params:{multipleOf:.25}}),r++)}else e=t(e,{instancePath:i+"/tracks/tra\
nsport/japan",schemaPath:"../common/common.schema.json#/$defs/quarters/type",keyword:"type",params:{type:"number"}}),r++}if(m.us!==void 0){let l=m.us;if(typeof l==
"number"&&isFinite(l)){(l>1e3||isNaN(l))&&(e=t(e,{instancePath:i+"/tracks/transport/us",schemaPath:"../common/common.schema.json#/$defs/quarters/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e3}}),r++),(l<0||isNaN(l))&&(e=t(e,{instancePath:i+"/tracks/transport/us",schemaPath:"../common/common.schema.json#/$def\
s/quarters/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++);let g;g=l/.25,g!==parseInt(g)&&(e=t(e,{instancePath:i+"/tracks/transport/us",schemaPath:"\
../common/common.schema.json#/$defs/quarters/multipleOf",keyword:"multipleOf",params:{multipleOf:.25}}),r++)}else e=t(e,{instancePath:i+"/tracks/transport/us",schemaPath:"\
../common/common.schema.json#/$defs/quarters/type",keyword:"type",params:{type:"number"}}),r++}if(m.britain!==void 0){let l=m.britain;if(typeof l=="number"&&isFinite(
l)){(l>1e3||isNaN(l))&&(e=t(e,{instancePath:i+"/tracks/transport/britain",schemaPath:"../common/common.schema.json#/$defs/quarters/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e3}}),r++),(l<0||isNaN(l))&&(e=t(e,{instancePath:i+"/tracks/transport/britain",schemaPath:"../common/common.schema.json#/$defs/quarters/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++);let g;g=l/.25,g!==parseInt(g)&&(e=t(e,{instancePath:i+"/tracks/transport/britain",schemaPath:"\
../common/common.schema.json#/$defs/quarters/multipleOf",keyword:"multipleOf",params:{multipleOf:.25}}),r++)}else e=t(e,{instancePath:i+"/tracks/transport/brita\
in",schemaPath:"../common/common.schema.json#/$defs/quarters/type",keyword:"type",params:{type:"number"}}),r++}}else e=t(e,{instancePath:i+"/tracks/transport",schemaPath:"\
#/properties/tracks/properties/transport/type",keyword:"type",params:{type:"object"}}),r++}if(d.submarine!==void 0){let m=d.submarine;if(m&&typeof m=="object"&&
!Array.isArray(m)){m.japan===void 0&&(e=t(e,{instancePath:i+"/tracks/submarine",schemaPath:"#/properties/tracks/properties/submarine/required",keyword:"required",
params:{missingProperty:"japan"}}),r++),m.allies===void 0&&(e=t(e,{instancePath:i+"/tracks/submarine",schemaPath:"#/properties/tracks/properties/submarine/requi\
red",keyword:"required",params:{missingProperty:"allies"}}),r++);for(let l in m)l==="japan"||l==="allies"||(e=t(e,{instancePath:i+"/tracks/submarine",schemaPath:"\
#/properties/tracks/properties/submarine/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}),r++);if(m.japan!==void 0){let l=m.
japan;typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)||(e=t(e,{instancePath:i+"/tracks/submarine/japan",schemaPath:"#/properties/tracks/properties/submarine/\
properties/japan/type",keyword:"type",params:{type:"integer"}}),r++),typeof l=="number"&&isFinite(l)&&((l>100||isNaN(l))&&(e=t(e,{instancePath:i+"/tracks/submar\
ine/japan",schemaPath:"#/properties/tracks/properties/submarine/properties/japan/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}),r++),(l<0||isNaN(
l))&&(e=t(e,{instancePath:i+"/tracks/submarine/japan",schemaPath:"#/properties/tracks/properties/submarine/properties/japan/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}),r++))}if(m.allies!==void 0){let l=m.allies;typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)||(e=t(e,{instancePath:i+"/tracks/submarine/allies",
schemaPath:"#/properties/tracks/properties/submarine/properties/allies/type",keyword:"type",params:{type:"integer"}}),r++),typeof l=="number"&&isFinite(l)&&((l>
100||isNaN(l))&&(e=t(e,{instancePath:i+"/tracks/submarine/allies",schemaPath:"#/properties/tracks/properties/submarine/properties/allies/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:100}}),r++),(l<0||isNaN(l))&&(e=t(e,{instancePath:i+"/tracks/submarine/allies",schemaPath:"#/properties/tracks/properties/subm\
arine/properties/allies/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}}else e=t(e,{instancePath:i+"/tracks/submarine",schemaPath:"#/proper\
ties/tracks/properties/submarine/type",keyword:"type",params:{type:"object"}}),r++}if(d.victoryPoints!==void 0){let m=d.victoryPoints;typeof m=="number"&&!(m%1)&&
!isNaN(m)&&isFinite(m)||(e=t(e,{instancePath:i+"/tracks/victoryPoints",schemaPath:"#/properties/tracks/properties/victoryPoints/type",keyword:"type",params:{type:"\
integer"}}),r++),typeof m=="number"&&isFinite(m)&&((m>100||isNaN(m))&&(e=t(e,{instancePath:i+"/tracks/victoryPoints",schemaPath:"#/properties/tracks/properties/\
victoryPoints/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}),r++),(m<-100||isNaN(m))&&(e=t(e,{instancePath:i+"/tracks/victoryPoints",schemaPath:"\
#/properties/tracks/properties/victoryPoints/minimum",keyword:"minimum",params:{comparison:">=",limit:-100}}),r++))}}else e=t(e,{instancePath:i+"/tracks",schemaPath:"\
#/properties/tracks/type",keyword:"type",params:{type:"object"}}),r++}if(o.victory!==void 0){let d=o.victory;if(d&&typeof d=="object"&&!Array.isArray(d)){Object.
keys(d).length<1&&(e=t(e,{instancePath:i+"/victory",schemaPath:"#/properties/victory/minProperties",keyword:"minProperties",params:{limit:1}}),r++);for(let m in d)
m==="japanWinsAt"||m==="alliesWinAt"||m==="drawAt"||(e=t(e,{instancePath:i+"/victory",schemaPath:"#/properties/victory/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:m}}),r++);if(d.japanWinsAt!==void 0){let m=d.japanWinsAt;typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)||(e=t(e,{instancePath:i+
"/victory/japanWinsAt",schemaPath:"#/properties/victory/properties/japanWinsAt/type",keyword:"type",params:{type:"integer"}}),r++),typeof m=="number"&&isFinite(
m)&&((m>200||isNaN(m))&&(e=t(e,{instancePath:i+"/victory/japanWinsAt",schemaPath:"#/properties/victory/properties/japanWinsAt/maximum",keyword:"maximum",params:{
comparison:"<=",limit:200}}),r++),(m<-200||isNaN(m))&&(e=t(e,{instancePath:i+"/victory/japanWinsAt",schemaPath:"#/properties/victory/properties/japanWinsAt/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:-200}}),r++))}if(d.alliesWinAt!==void 0){let m=d.alliesWinAt;typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(
m)||(e=t(e,{instancePath:i+"/victory/alliesWinAt",schemaPath:"#/properties/victory/properties/alliesWinAt/type",keyword:"type",params:{type:"integer"}}),r++),typeof m==
"number"&&isFinite(m)&&((m>200||isNaN(m))&&(e=t(e,{instancePath:i+"/victory/alliesWinAt",schemaPath:"#/properties/victory/properties/alliesWinAt/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:200}}),r++),(m<-200||isNaN(m))&&(e=t(e,{instancePath:i+"/victory/alliesWinAt",schemaPath:"#/properties/victory/properties\
/alliesWinAt/minimum",keyword:"minimum",params:{comparison:">=",limit:-200}}),r++))}if(d.drawAt!==void 0){let m=d.drawAt;typeof m=="number"&&!(m%1)&&!isNaN(m)&&
isFinite(m)||(e=t(e,{instancePath:i+"/victory/drawAt",schemaPath:"#/properties/victory/properties/drawAt/type",keyword:"type",params:{type:"integer"}}),r++),typeof m==
"number"&&isFinite(m)&&((m>200||isNaN(m))&&(e=t(e,{instancePath:i+"/victory/drawAt",schemaPath:"#/properties/victory/properties/drawAt/maximum",keyword:"maximum",
params:{comparison:"<=",limit:200}}),r++),(m<-200||isNaN(m))&&(e=t(e,{instancePath:i+"/victory/drawAt",schemaPath:"#/properties/victory/properties/drawAt/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:-200}}),r++))}}else e=t(e,{instancePath:i+"/victory",schemaPath:"#/properties/victory/type",keyword:"type",params:{
type:"object"}}),r++}if(o.special!==void 0){let d=o.special;if(d&&typeof d=="object"&&!Array.isArray(d)){Object.keys(d).length<1&&(e=t(e,{instancePath:i+"/speci\
al",schemaPath:"#/properties/special/minProperties",keyword:"minProperties",params:{limit:1}}),r++);for(let m in d)m==="firstTurn"||m==="conquered"||m==="return\
PortLost"||m==="indiaEntered"||m==="indiaEnteredBefore"||m==="europeanFleetArrived"||m==="kamikaze"||m==="rangerCalled"||m==="reactionDeployments"||(e=t(e,{instancePath:i+
"/special",schemaPath:"#/properties/special/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}),r++);if(d.firstTurn!==void 0){let m=d.
firstTurn;typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)||(e=t(e,{instancePath:i+"/special/firstTurn",schemaPath:"defs.schema.json#/$defs/turn/type",keyword:"\
type",params:{type:"integer"}}),r++),typeof m=="number"&&isFinite(m)&&((m>16||isNaN(m))&&(e=t(e,{instancePath:i+"/special/firstTurn",schemaPath:"defs.schema.jso\
n#/$defs/turn/maximum",keyword:"maximum",params:{comparison:"<=",limit:16}}),r++),(m<1||isNaN(m))&&(e=t(e,{instancePath:i+"/special/firstTurn",schemaPath:"defs.\
schema.json#/$defs/turn/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(d.conquered!==void 0){let m=d.conquered;if(Array.isArray(m)){let l=m.
length;for(let x=0;x<l;x++){let v=m[x];typeof v=="string"?(v.length>80&&$(v)>80&&(e=t(e,{instancePath:i+"/special/conquered/"+x,schemaPath:"defs.schema.json#/$d\
efs/placeId/maxLength",keyword:"maxLength",params:{limit:80}}),r++),b.test(v)||(e=t(e,{instancePath:i+"/special/conquered/"+x,schemaPath:"defs.schema.json#/$def\
s/placeId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/special/conquered/"+x,schemaPath:"defs.schema.json\
#/$defs/placeId/type",keyword:"type",params:{type:"string"}}),r++)}let g=m.length,h;if(g>1){let x=z(m,L);x!==null&&([g,h]=x,e=t(e,{instancePath:i+"/special/conq\
uered",schemaPath:"#/properties/special/properties/conquered/uniqueItems",keyword:"uniqueItems",params:{i:g,j:h}}),r++)}}else e=t(e,{instancePath:i+"/special/co\
nquered",schemaPath:"#/properties/special/properties/conquered/type",keyword:"type",params:{type:"array"}}),r++}if(d.returnPortLost!==void 0&&typeof d.returnPortLost!=
"boolean"&&(e=t(e,{instancePath:i+"/special/returnPortLost",schemaPath:"#/properties/special/properties/returnPortLost/type",keyword:"type",params:{type:"boolea\
n"}}),r++),d.indiaEntered!==void 0){let m=d.indiaEntered;typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)||(e=t(e,{instancePath:i+"/special/indiaEntered",schemaPath:"\
#/properties/special/properties/indiaEntered/type",keyword:"type",params:{type:"integer"}}),r++),typeof m=="number"&&isFinite(m)&&((m>99||isNaN(m))&&(e=t(e,{instancePath:i+
"/special/indiaEntered",schemaPath:"#/properties/special/properties/indiaEntered/maximum",keyword:"maximum",params:{comparison:"<=",limit:99}}),r++),(m<0||isNaN(
m))&&(e=t(e,{instancePath:i+"/special/indiaEntered",schemaPath:"#/properties/special/properties/indiaEntered/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}}),r++))}if(d.indiaEnteredBefore!==void 0){let m=d.indiaEnteredBefore;typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)||(e=t(e,{instancePath:i+"/speci\
al/indiaEnteredBefore",schemaPath:"#/properties/special/properties/indiaEnteredBefore/type",keyword:"type",params:{type:"integer"}}),r++),typeof m=="number"&&isFinite(
m)&&((m>99||isNaN(m))&&(e=t(e,{instancePath:i+"/special/indiaEnteredBefore",schemaPath:"#/properties/special/properties/indiaEnteredBefore/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:99}}),r++),(m<0||isNaN(m))&&(e=t(e,{instancePath:i+"/special/indiaEnteredBefore",schemaPath:"#/properties/special/properties\
/indiaEnteredBefore/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}if(d.europeanFleetArrived!==void 0&&typeof d.europeanFleetArrived!="bool\
ean"&&(e=t(e,{instancePath:i+"/special/europeanFleetArrived",schemaPath:"#/properties/special/properties/europeanFleetArrived/type",keyword:"type",params:{type:"\
boolean"}}),r++),d.kamikaze!==void 0&&typeof d.kamikaze!="boolean"&&(e=t(e,{instancePath:i+"/special/kamikaze",schemaPath:"#/properties/special/properties/kamik\
aze/type",keyword:"type",params:{type:"boolean"}}),r++),d.rangerCalled!==void 0&&typeof d.rangerCalled!="boolean"&&(e=t(e,{instancePath:i+"/special/rangerCalled",
schemaPath:"#/properties/special/properties/rangerCalled/type",keyword:"type",params:{type:"boolean"}}),r++),d.reactionDeployments!==void 0){let m=d.reactionDeployments;
typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)||(e=t(e,{instancePath:i+"/special/reactionDeployments",schemaPath:"#/properties/special/properties/reactionDe\
ployments/type",keyword:"type",params:{type:"integer"}}),r++),typeof m=="number"&&isFinite(m)&&((m>999||isNaN(m))&&(e=t(e,{instancePath:i+"/special/reactionDepl\
oyments",schemaPath:"#/properties/special/properties/reactionDeployments/maximum",keyword:"maximum",params:{comparison:"<=",limit:999}}),r++),(m<0||isNaN(m))&&(e=
t(e,{instancePath:i+"/special/reactionDeployments",schemaPath:"#/properties/special/properties/reactionDeployments/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}),r++))}}else e=t(e,{instancePath:i+"/special",schemaPath:"#/properties/special/type",keyword:"type",params:{type:"object"}}),r++}if(o.position!==void 0&&
(De(o.position,{instancePath:i+"/position",parentData:o,parentDataProperty:"position",rootData:P,dynamicAnchors:k})||(e=e===null?De.errors:j(e,De.errors),r=e.length)),
o.overrides!==void 0){let d=o.overrides;if(d&&typeof d=="object"&&!Array.isArray(d)){for(let m in d)Ee.test(m)||(e=t(e,{instancePath:i+"/overrides",schemaPath:"\
#/properties/overrides/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}),r++);for(let m in d)if(Ee.test(m)){let l=d[m];l&&typeof l==
"object"&&!Array.isArray(l)||(e=t(e,{instancePath:i+"/overrides/"+c(m),schemaPath:"#/properties/overrides/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9~1-%5D*%5C.j\
son%24/type",keyword:"type",params:{type:"object"}}),r++)}}else e=t(e,{instancePath:i+"/overrides",schemaPath:"#/properties/overrides/type",keyword:"type",params:{
type:"object"}}),r++}o.sources!==void 0&&(Be(o.sources,{instancePath:i+"/sources",parentData:o,parentDataProperty:"sources",rootData:P,dynamicAnchors:k})||(e=e===
null?Be.errors:j(e,Be.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return rr.errors=e,r===0}rr.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Cr=ir;function Le(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=Le.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){Object.keys(o).length<1&&(e=t(e,{instancePath:i,schemaPath:"#/minProperties",
keyword:"minProperties",params:{limit:1}}),r++);for(let s in o)s==="units"||s==="reduced"||s==="airSteps"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);if(o.units!==void 0){let s=o.units;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let a in s)
b.test(a)||(e=t(e,{instancePath:i+"/units",schemaPath:"defs.schema.json#/$defs/unitCounts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),
r++);for(let a in s)if(b.test(a)){let n=s[a];typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=t(e,{instancePath:i+"/units/"+c(a),schemaPath:"defs.schema.j\
son#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"integer"}}),r++),typeof n=="number"&&isFinite(n)&&((n>
50||isNaN(n))&&(e=t(e,{instancePath:i+"/units/"+c(a),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/maximum",
keyword:"maximum",params:{comparison:"<=",limit:50}}),r++),(n<1||isNaN(n))&&(e=t(e,{instancePath:i+"/units/"+c(a),schemaPath:"defs.schema.json#/$defs/unitCounts\
/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}}else e=t(e,{instancePath:i+"/units",schemaPath:"\
defs.schema.json#/$defs/unitCounts/type",keyword:"type",params:{type:"object"}}),r++}if(o.reduced!==void 0){let s=o.reduced;if(s&&typeof s=="object"&&!Array.isArray(
s)){for(let a in s)b.test(a)||(e=t(e,{instancePath:i+"/reduced",schemaPath:"defs.schema.json#/$defs/unitCounts/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:a}}),r++);for(let a in s)if(b.test(a)){let n=s[a];typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=t(e,{instancePath:i+"/re\
duced/"+c(a),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"integer"}}),r++),
typeof n=="number"&&isFinite(n)&&((n>50||isNaN(n))&&(e=t(e,{instancePath:i+"/reduced/"+c(a),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E\
%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/maximum",keyword:"maximum",params:{comparison:"<=",limit:50}}),r++),(n<1||isNaN(n))&&(e=t(e,{instancePath:i+"/reduced/"+c(a),schemaPath:"\
defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}}else e=
t(e,{instancePath:i+"/reduced",schemaPath:"defs.schema.json#/$defs/unitCounts/type",keyword:"type",params:{type:"object"}}),r++}if(o.airSteps!==void 0){let s=o.
airSteps;if(s&&typeof s=="object"&&!Array.isArray(s)){Object.keys(s).length<1&&(e=t(e,{instancePath:i+"/airSteps",schemaPath:"defs.schema.json#/$defs/airSteps/m\
inProperties",keyword:"minProperties",params:{limit:1}}),r++);for(let a in s)a==="japan"||a==="us"||a==="britain"||a==="netherlands"||(e=t(e,{instancePath:i+"/a\
irSteps",schemaPath:"defs.schema.json#/$defs/airSteps/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);if(s.japan!==void 0){
let a=s.japan;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/airSteps/japan",schemaPath:"defs.schema.json#/$defs/airSteps/properti\
es/japan/type",keyword:"type",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>60||isNaN(a))&&(e=t(e,{instancePath:i+"/airSteps/japan",schemaPath:"\
defs.schema.json#/$defs/airSteps/properties/japan/maximum",keyword:"maximum",params:{comparison:"<=",limit:60}}),r++),(a<1||isNaN(a))&&(e=t(e,{instancePath:i+"/\
airSteps/japan",schemaPath:"defs.schema.json#/$defs/airSteps/properties/japan/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(s.us!==void 0){
let a=s.us;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/airSteps/us",schemaPath:"defs.schema.json#/$defs/airSteps/properties/us/\
type",keyword:"type",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>60||isNaN(a))&&(e=t(e,{instancePath:i+"/airSteps/us",schemaPath:"defs.s\
chema.json#/$defs/airSteps/properties/us/maximum",keyword:"maximum",params:{comparison:"<=",limit:60}}),r++),(a<1||isNaN(a))&&(e=t(e,{instancePath:i+"/airSteps/\
us",schemaPath:"defs.schema.json#/$defs/airSteps/properties/us/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(s.britain!==void 0){let a=s.
britain;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/airSteps/britain",schemaPath:"defs.schema.json#/$defs/airSteps/properties/b\
ritain/type",keyword:"type",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>60||isNaN(a))&&(e=t(e,{instancePath:i+"/airSteps/britain",schemaPath:"\
defs.schema.json#/$defs/airSteps/properties/britain/maximum",keyword:"maximum",params:{comparison:"<=",limit:60}}),r++),(a<1||isNaN(a))&&(e=t(e,{instancePath:i+
"/airSteps/britain",schemaPath:"defs.schema.json#/$defs/airSteps/properties/britain/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(s.netherlands!==
void 0){let a=s.netherlands;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/airSteps/netherlands",schemaPath:"defs.schema.json#/$de\
fs/airSteps/properties/netherlands/type",keyword:"type",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>60||isNaN(a))&&(e=t(e,{instancePath:i+
"/airSteps/netherlands",schemaPath:"defs.schema.json#/$defs/airSteps/properties/netherlands/maximum",keyword:"maximum",params:{comparison:"<=",limit:60}}),r++),
(a<1||isNaN(a))&&(e=t(e,{instancePath:i+"/airSteps/netherlands",schemaPath:"defs.schema.json#/$defs/airSteps/properties/netherlands/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}),r++))}}else e=t(e,{instancePath:i+"/airSteps",schemaPath:"defs.schema.json#/$defs/airSteps/type",keyword:"type",params:{type:"object"}}),
r++}}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return Le.errors=e,r===0}Le.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function H(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=H.evaluated;if(y.dynamicProps&&
(y.props=void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){for(let s in o)s==="taskForces"||s==="base"||s==="longRange"||(e=t(e,
{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);if(o.taskForces!==void 0){let s=o.taskForces;
if(Array.isArray(s)){s.length>40&&(e=t(e,{instancePath:i+"/taskForces",schemaPath:"#/properties/taskForces/maxItems",keyword:"maxItems",params:{limit:40}}),r++);
let a=s.length;for(let n=0;n<a;n++){let p=s[n];if(p&&typeof p=="object"&&!Array.isArray(p)){Object.keys(p).length<1&&(e=t(e,{instancePath:i+"/taskForces/"+n,schemaPath:"\
#/properties/taskForces/items/minProperties",keyword:"minProperties",params:{limit:1}}),r++);for(let f in p)f==="units"||f==="reduced"||f==="airSteps"||f==="hal\
f"||f==="express"||(e=t(e,{instancePath:i+"/taskForces/"+n,schemaPath:"#/properties/taskForces/items/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:f}}),r++);if(p.units!==void 0){let f=p.units;if(f&&typeof f=="object"&&!Array.isArray(f)){for(let u in f)b.test(u)||(e=t(e,{instancePath:i+"/\
taskForces/"+n+"/units",schemaPath:"defs.schema.json#/$defs/unitCounts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}}),r++);
for(let u in f)if(b.test(u)){let d=f[u];typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)||(e=t(e,{instancePath:i+"/taskForces/"+n+"/units/"+c(u),schemaPath:"d\
efs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"integer"}}),r++),typeof d=="number"&&isFinite(
d)&&((d>50||isNaN(d))&&(e=t(e,{instancePath:i+"/taskForces/"+n+"/units/"+c(u),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5\
Ba-z0-9-%5D*%24/maximum",keyword:"maximum",params:{comparison:"<=",limit:50}}),r++),(d<1||isNaN(d))&&(e=t(e,{instancePath:i+"/taskForces/"+n+"/units/"+c(u),schemaPath:"\
defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}}else e=
t(e,{instancePath:i+"/taskForces/"+n+"/units",schemaPath:"defs.schema.json#/$defs/unitCounts/type",keyword:"type",params:{type:"object"}}),r++}if(p.reduced!==void 0){
let f=p.reduced;if(f&&typeof f=="object"&&!Array.isArray(f)){for(let u in f)b.test(u)||(e=t(e,{instancePath:i+"/taskForces/"+n+"/reduced",schemaPath:"defs.schem\
a.json#/$defs/unitCounts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}}),r++);for(let u in f)if(b.test(u)){let d=f[u];typeof d==
"number"&&!(d%1)&&!isNaN(d)&&isFinite(d)||(e=t(e,{instancePath:i+"/taskForces/"+n+"/reduced/"+c(u),schemaPath:"defs.schema.json#/$defs/unitCounts/patternPropert\
ies/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"integer"}}),r++),typeof d=="number"&&isFinite(d)&&((d>50||isNaN(d))&&(e=t(e,{instancePath:i+
"/taskForces/"+n+"/reduced/"+c(u),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/maximum",keyword:"maximum",params:{
comparison:"<=",limit:50}}),r++),(d<1||isNaN(d))&&(e=t(e,{instancePath:i+"/taskForces/"+n+"/reduced/"+c(u),schemaPath:"defs.schema.json#/$defs/unitCounts/patter\
nProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}}else e=t(e,{instancePath:i+"/taskForces/"+n+"/\
reduced",schemaPath:"defs.schema.json#/$defs/unitCounts/type",keyword:"type",params:{type:"object"}}),r++}if(p.airSteps!==void 0){let f=p.airSteps;if(f&&typeof f==
"object"&&!Array.isArray(f)){Object.keys(f).length<1&&(e=t(e,{instancePath:i+"/taskForces/"+n+"/airSteps",schemaPath:"defs.schema.json#/$defs/airSteps/minProper\
ties",keyword:"minProperties",params:{limit:1}}),r++);for(let u in f)u==="japan"||u==="us"||u==="britain"||u==="netherlands"||(e=t(e,{instancePath:i+"/taskForce\
s/"+n+"/airSteps",schemaPath:"defs.schema.json#/$defs/airSteps/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}}),r++);if(f.japan!==
void 0){let u=f.japan;typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)||(e=t(e,{instancePath:i+"/taskForces/"+n+"/airSteps/japan",schemaPath:"defs.schema.json\
#/$defs/airSteps/properties/japan/type",keyword:"type",params:{type:"integer"}}),r++),typeof u=="number"&&isFinite(u)&&((u>60||isNaN(u))&&(e=t(e,{instancePath:i+
"/taskForces/"+n+"/airSteps/japan",schemaPath:"defs.schema.json#/$defs/airSteps/properties/japan/maximum",keyword:"maximum",params:{comparison:"<=",limit:60}}),
r++),(u<1||isNaN(u))&&(e=t(e,{instancePath:i+"/taskForces/"+n+"/airSteps/japan",schemaPath:"defs.schema.json#/$defs/airSteps/properties/japan/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}),r++))}if(f.us!==void 0){let u=f.us;typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)||(e=t(e,{instancePath:i+"/task\
Forces/"+n+"/airSteps/us",schemaPath:"defs.schema.json#/$defs/airSteps/properties/us/type",keyword:"type",params:{type:"integer"}}),r++),typeof u=="number"&&isFinite(
u)&&((u>60||isNaN(u))&&(e=t(e,{instancePath:i+"/taskForces/"+n+"/airSteps/us",schemaPath:"defs.schema.json#/$defs/airSteps/properties/us/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:60}}),r++),(u<1||isNaN(u))&&(e=t(e,{instancePath:i+"/taskForces/"+n+"/airSteps/us",schemaPath:"defs.schema.json#/$defs/airStep\
s/properties/us/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(f.britain!==void 0){let u=f.britain;typeof u=="number"&&!(u%1)&&!isNaN(u)&&
isFinite(u)||(e=t(e,{instancePath:i+"/taskForces/"+n+"/airSteps/britain",schemaPath:"defs.schema.json#/$defs/airSteps/properties/britain/type",keyword:"type",params:{
type:"integer"}}),r++),typeof u=="number"&&isFinite(u)&&((u>60||isNaN(u))&&(e=t(e,{instancePath:i+"/taskForces/"+n+"/airSteps/britain",schemaPath:"defs.schema.j\
son#/$defs/airSteps/properties/britain/maximum",keyword:"maximum",params:{comparison:"<=",limit:60}}),r++),(u<1||isNaN(u))&&(e=t(e,{instancePath:i+"/taskForces/"+
n+"/airSteps/britain",schemaPath:"defs.schema.json#/$defs/airSteps/properties/britain/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(f.netherlands!==
void 0){let u=f.netherlands;typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)||(e=t(e,{instancePath:i+"/taskForces/"+n+"/airSteps/netherlands",schemaPath:"defs\
.schema.json#/$defs/airSteps/properties/netherlands/type",keyword:"type",params:{type:"integer"}}),r++),typeof u=="number"&&isFinite(u)&&((u>60||isNaN(u))&&(e=t(
e,{instancePath:i+"/taskForces/"+n+"/airSteps/netherlands",schemaPath:"defs.schema.json#/$defs/airSteps/properties/netherlands/maximum",keyword:"maximum",params:{
comparison:"<=",limit:60}}),r++),(u<1||isNaN(u))&&(e=t(e,{instancePath:i+"/taskForces/"+n+"/airSteps/netherlands",schemaPath:"defs.schema.json#/$defs/airSteps/p\
roperties/netherlands/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}}else e=t(e,{instancePath:i+"/taskForces/"+n+"/airSteps",schemaPath:"d\
efs.schema.json#/$defs/airSteps/type",keyword:"type",params:{type:"object"}}),r++}if(p.half!==void 0){let f=p.half;typeof f=="string"?(f.length>80&&$(f)>80&&(e=
t(e,{instancePath:i+"/taskForces/"+n+"/half",schemaPath:"#/properties/taskForces/items/properties/half/maxLength",keyword:"maxLength",params:{limit:80}}),r++),b.
test(f)||(e=t(e,{instancePath:i+"/taskForces/"+n+"/half",schemaPath:"#/properties/taskForces/items/properties/half/pattern",keyword:"pattern",params:{pattern:"^\
[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/taskForces/"+n+"/half",schemaPath:"#/properties/taskForces/items/properties/half/type",keyword:"type",params:{
type:"string"}}),r++)}p.express!==void 0&&typeof p.express!="boolean"&&(e=t(e,{instancePath:i+"/taskForces/"+n+"/express",schemaPath:"#/properties/taskForces/it\
ems/properties/express/type",keyword:"type",params:{type:"boolean"}}),r++)}else e=t(e,{instancePath:i+"/taskForces/"+n,schemaPath:"#/properties/taskForces/items\
/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/taskForces",schemaPath:"#/properties/taskForces/type",keyword:"type",params:{type:"\
array"}}),r++}if(o.base!==void 0&&(Le(o.base,{instancePath:i+"/base",parentData:o,parentDataProperty:"base",rootData:P,dynamicAnchors:k})||(e=e===null?Le.errors:
j(e,Le.errors),r=e.length)),o.longRange!==void 0){let s=o.longRange;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let a in s)re.test(a)||(e=t(e,{instancePath:i+
"/longRange",schemaPath:"#/properties/longRange/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);for(let a in s)if(re.test(
a)){let n=s[a];if(n&&typeof n=="object"&&!Array.isArray(n)){Object.keys(n).length<1&&(e=t(e,{instancePath:i+"/longRange/"+c(a),schemaPath:"defs.schema.json#/$de\
fs/airSteps/minProperties",keyword:"minProperties",params:{limit:1}}),r++);for(let p in n)p==="japan"||p==="us"||p==="britain"||p==="netherlands"||(e=t(e,{instancePath:i+
"/longRange/"+c(a),schemaPath:"defs.schema.json#/$defs/airSteps/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}),r++);if(n.japan!==
void 0){let p=n.japan;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=t(e,{instancePath:i+"/longRange/"+c(a)+"/japan",schemaPath:"defs.schema.json#/$defs\
/airSteps/properties/japan/type",keyword:"type",params:{type:"integer"}}),r++),typeof p=="number"&&isFinite(p)&&((p>60||isNaN(p))&&(e=t(e,{instancePath:i+"/long\
Range/"+c(a)+"/japan",schemaPath:"defs.schema.json#/$defs/airSteps/properties/japan/maximum",keyword:"maximum",params:{comparison:"<=",limit:60}}),r++),(p<1||isNaN(
p))&&(e=t(e,{instancePath:i+"/longRange/"+c(a)+"/japan",schemaPath:"defs.schema.json#/$defs/airSteps/properties/japan/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}),r++))}if(n.us!==void 0){let p=n.us;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=t(e,{instancePath:i+"/longRange/"+c(a)+"/us",schemaPath:"\
defs.schema.json#/$defs/airSteps/properties/us/type",keyword:"type",params:{type:"integer"}}),r++),typeof p=="number"&&isFinite(p)&&((p>60||isNaN(p))&&(e=t(e,{instancePath:i+
"/longRange/"+c(a)+"/us",schemaPath:"defs.schema.json#/$defs/airSteps/properties/us/maximum",keyword:"maximum",params:{comparison:"<=",limit:60}}),r++),(p<1||isNaN(
p))&&(e=t(e,{instancePath:i+"/longRange/"+c(a)+"/us",schemaPath:"defs.schema.json#/$defs/airSteps/properties/us/minimum",keyword:"minimum",params:{comparison:">\
=",limit:1}}),r++))}if(n.britain!==void 0){let p=n.britain;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=t(e,{instancePath:i+"/longRange/"+c(a)+"/brita\
in",schemaPath:"defs.schema.json#/$defs/airSteps/properties/britain/type",keyword:"type",params:{type:"integer"}}),r++),typeof p=="number"&&isFinite(p)&&((p>60||
isNaN(p))&&(e=t(e,{instancePath:i+"/longRange/"+c(a)+"/britain",schemaPath:"defs.schema.json#/$defs/airSteps/properties/britain/maximum",keyword:"maximum",params:{
comparison:"<=",limit:60}}),r++),(p<1||isNaN(p))&&(e=t(e,{instancePath:i+"/longRange/"+c(a)+"/britain",schemaPath:"defs.schema.json#/$defs/airSteps/properties/b\
ritain/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(n.netherlands!==void 0){let p=n.netherlands;typeof p=="number"&&!(p%1)&&!isNaN(p)&&
isFinite(p)||(e=t(e,{instancePath:i+"/longRange/"+c(a)+"/netherlands",schemaPath:"defs.schema.json#/$defs/airSteps/properties/netherlands/type",keyword:"type",params:{
type:"integer"}}),r++),typeof p=="number"&&isFinite(p)&&((p>60||isNaN(p))&&(e=t(e,{instancePath:i+"/longRange/"+c(a)+"/netherlands",schemaPath:"defs.schema.json\
#/$defs/airSteps/properties/netherlands/maximum",keyword:"maximum",params:{comparison:"<=",limit:60}}),r++),(p<1||isNaN(p))&&(e=t(e,{instancePath:i+"/longRange/"+
c(a)+"/netherlands",schemaPath:"defs.schema.json#/$defs/airSteps/properties/netherlands/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}}else
e=t(e,{instancePath:i+"/longRange/"+c(a),schemaPath:"defs.schema.json#/$defs/airSteps/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+
"/longRange",schemaPath:"#/properties/longRange/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}),r++;return H.errors=e,r===0}H.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ze(o,{instancePath:i="",parentData:w,parentDataProperty:q,
rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=ze.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&
!Array.isArray(o)){Object.keys(o).length<1&&(e=t(e,{instancePath:i,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1}}),r++);for(let s in o)A.
test(s)||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);for(let s in o)A.test(s)&&
(N(o[s],{instancePath:i+"/"+c(s),parentData:o,parentDataProperty:s,rootData:P,dynamicAnchors:k})||(e=e===null?N.errors:j(e,N.errors),r=e.length))}else e=t(e,{instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return ze.errors=e,r===0}ze.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ir(o,{
instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=ir.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&
(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.title===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
title"}}),r++),o.turn===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"turn"}}),r++),o.phasing===void 0&&(e=
t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"phasing"}}),r++),o.place===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"place"}}),r++),o.forces===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"forces"}}),r++);for(let s in o)s==="$schema"||s==="title"||s==="summary"||s==="turn"||s==="phasing"||s==="place"||s==="options"||s==="scenario"||
s==="control"||s==="victoryPoints"||s==="forces"||s==="policies"||s==="sources"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:s}}),r++);if(o.$schema!==void 0){let s=o.$schema;typeof s=="string"?s.length<1&&(e=t(e,{instancePath:i+"/$schema",schemaPath:"\
../common/common.schema.json#/$defs/schemaPath/minLength",keyword:"minLength",params:{limit:1}}),r++):(e=t(e,{instancePath:i+"/$schema",schemaPath:"../common/co\
mmon.schema.json#/$defs/schemaPath/type",keyword:"type",params:{type:"string"}}),r++)}if(o.title!==void 0){let s=o.title;typeof s=="string"?(s.length>200&&$(s)>
200&&(e=t(e,{instancePath:i+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit:200}}),r++),s.length<1&&(e=t(e,{instancePath:i+
"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/title",schemaPath:"#/properties/title/t\
ype",keyword:"type",params:{type:"string"}}),r++)}if(o.summary!==void 0){let s=o.summary;typeof s=="string"?(s.length>4e3&&$(s)>4e3&&(e=t(e,{instancePath:i+"/su\
mmary",schemaPath:"#/properties/summary/maxLength",keyword:"maxLength",params:{limit:4e3}}),r++),s.length<1&&(e=t(e,{instancePath:i+"/summary",schemaPath:"#/pro\
perties/summary/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",
params:{type:"string"}}),r++)}if(o.turn!==void 0){let s=o.turn;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/turn",schemaPath:"de\
fs.schema.json#/$defs/turn/type",keyword:"type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>16||isNaN(s))&&(e=t(e,{instancePath:i+"/turn",
schemaPath:"defs.schema.json#/$defs/turn/maximum",keyword:"maximum",params:{comparison:"<=",limit:16}}),r++),(s<1||isNaN(s))&&(e=t(e,{instancePath:i+"/turn",schemaPath:"\
defs.schema.json#/$defs/turn/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(o.phasing!==void 0){let s=o.phasing;typeof s!="string"&&(e=t(
e,{instancePath:i+"/phasing",schemaPath:"defs.schema.json#/$defs/side/type",keyword:"type",params:{type:"string"}}),r++),s==="japan"||s==="allies"||(e=t(e,{instancePath:i+
"/phasing",schemaPath:"defs.schema.json#/$defs/side/enum",keyword:"enum",params:{allowedValues:["japan","allies"]}}),r++)}if(o.place!==void 0){let s=o.place;typeof s==
"string"?(s.length>80&&$(s)>80&&(e=t(e,{instancePath:i+"/place",schemaPath:"defs.schema.json#/$defs/placeId/maxLength",keyword:"maxLength",params:{limit:80}}),r++),
b.test(s)||(e=t(e,{instancePath:i+"/place",schemaPath:"defs.schema.json#/$defs/placeId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):
(e=t(e,{instancePath:i+"/place",schemaPath:"defs.schema.json#/$defs/placeId/type",keyword:"type",params:{type:"string"}}),r++)}if(o.options!==void 0){let s=o.options;
if(Array.isArray(s)){let a=s.length;for(let f=0;f<a;f++){let u=s[f];typeof u=="string"?(u.length>80&&$(u)>80&&(e=t(e,{instancePath:i+"/options/"+f,schemaPath:".\
./common/common.schema.json#/$defs/optionId/maxLength",keyword:"maxLength",params:{limit:80}}),r++),b.test(u)||(e=t(e,{instancePath:i+"/options/"+f,schemaPath:"\
../common/common.schema.json#/$defs/optionId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/options/"+f,schemaPath:"\
../common/common.schema.json#/$defs/optionId/type",keyword:"type",params:{type:"string"}}),r++)}let n=s.length,p;if(n>1){let f=z(s,L);f!==null&&([n,p]=f,e=t(e,{
instancePath:i+"/options",schemaPath:"#/properties/options/uniqueItems",keyword:"uniqueItems",params:{i:n,j:p}}),r++)}}else e=t(e,{instancePath:i+"/options",schemaPath:"\
#/properties/options/type",keyword:"type",params:{type:"array"}}),r++}if(o.scenario!==void 0){let s=o.scenario;typeof s=="string"?(s.length>80&&$(s)>80&&(e=t(e,
{instancePath:i+"/scenario",schemaPath:"../common/common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{limit:80}}),r++),b.test(s)||(e=t(e,{instancePath:i+
"/scenario",schemaPath:"../common/common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+
"/scenario",schemaPath:"../common/common.schema.json#/$defs/id/type",keyword:"type",params:{type:"string"}}),r++)}if(o.control!==void 0){let s=o.control;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let a in s)re.test(a)||(e=t(e,{instancePath:i+"/control",schemaPath:"#/properties/control/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:a}}),r++);for(let a in s)if(re.test(a)){let n=s[a];typeof n!="string"&&(e=t(e,{instancePath:i+"/control/"+c(a),schemaPath:"\
#/properties/control/patternProperties/%5E%5Ba-z%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"string"}}),r++),n==="japan"||n==="allies"||n==="none"||(e=
t(e,{instancePath:i+"/control/"+c(a),schemaPath:"#/properties/control/patternProperties/%5E%5Ba-z%5D%5Ba-z0-9-%5D*%24/enum",keyword:"enum",params:{allowedValues:[
"japan","allies","none"]}}),r++)}}else e=t(e,{instancePath:i+"/control",schemaPath:"#/properties/control/type",keyword:"type",params:{type:"object"}}),r++}if(o.
victoryPoints!==void 0){let s=o.victoryPoints;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/victoryPoints",schemaPath:"#/properti\
es/victoryPoints/type",keyword:"type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>200||isNaN(s))&&(e=t(e,{instancePath:i+"/victoryPoints",
schemaPath:"#/properties/victoryPoints/maximum",keyword:"maximum",params:{comparison:"<=",limit:200}}),r++),(s<-100||isNaN(s))&&(e=t(e,{instancePath:i+"/victory\
Points",schemaPath:"#/properties/victoryPoints/minimum",keyword:"minimum",params:{comparison:">=",limit:-100}}),r++))}if(o.forces!==void 0){let s=o.forces;if(s&&
typeof s=="object"&&!Array.isArray(s)){s.japan===void 0&&(e=t(e,{instancePath:i+"/forces",schemaPath:"#/properties/forces/required",keyword:"required",params:{missingProperty:"\
japan"}}),r++),s.allies===void 0&&(e=t(e,{instancePath:i+"/forces",schemaPath:"#/properties/forces/required",keyword:"required",params:{missingProperty:"allies"}}),
r++);for(let a in s)a==="japan"||a==="allies"||(e=t(e,{instancePath:i+"/forces",schemaPath:"#/properties/forces/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:a}}),r++);s.japan!==void 0&&(H(s.japan,{instancePath:i+"/forces/japan",parentData:s,parentDataProperty:"japan",rootData:P,dynamicAnchors:k})||
(e=e===null?H.errors:j(e,H.errors),r=e.length)),s.allies!==void 0&&(H(s.allies,{instancePath:i+"/forces/allies",parentData:s,parentDataProperty:"allies",rootData:P,
dynamicAnchors:k})||(e=e===null?H.errors:j(e,H.errors),r=e.length))}else e=t(e,{instancePath:i+"/forces",schemaPath:"#/properties/forces/type",keyword:"type",params:{
type:"object"}}),r++}if(o.policies!==void 0){let s=o.policies;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let a in s)a==="japan"||a==="allies"||(e=t(e,{instancePath:i+
"/policies",schemaPath:"#/properties/policies/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);if(s.japan!==void 0){let a=s.
japan;typeof a!="string"&&(e=t(e,{instancePath:i+"/policies/japan",schemaPath:"#/$defs/policy/type",keyword:"type",params:{type:"string"}}),r++),a==="strongest-\
fire"||a==="carriers-first"||a==="cautious"||a==="first-legal"||a==="random"||(e=t(e,{instancePath:i+"/policies/japan",schemaPath:"#/$defs/policy/enum",keyword:"\
enum",params:{allowedValues:["strongest-fire","carriers-first","cautious","first-legal","random"]}}),r++)}if(s.allies!==void 0){let a=s.allies;typeof a!="string"&&
(e=t(e,{instancePath:i+"/policies/allies",schemaPath:"#/$defs/policy/type",keyword:"type",params:{type:"string"}}),r++),a==="strongest-fire"||a==="carriers-firs\
t"||a==="cautious"||a==="first-legal"||a==="random"||(e=t(e,{instancePath:i+"/policies/allies",schemaPath:"#/$defs/policy/enum",keyword:"enum",params:{allowedValues:[
"strongest-fire","carriers-first","cautious","first-legal","random"]}}),r++)}}else e=t(e,{instancePath:i+"/policies",schemaPath:"#/properties/policies/type",keyword:"\
type",params:{type:"object"}}),r++}o.sources!==void 0&&(ze(o.sources,{instancePath:i+"/sources",parentData:o,parentDataProperty:"sources",rootData:P,dynamicAnchors:k})||
(e=e===null?ze.errors:j(e,ze.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return ir.errors=e,
r===0}ir.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function t(o,i){return o===null?[i]:(o.push(i),o)}function z(o,i){let w=null,q=new Map,P=[];for(let k=0;k<
o.length;k++){if(typeof o[k]=="object"&&o[k]!==null){P.push(k);continue}let e=q.get(o[k]);e!==void 0&&(w=[k,e]),q.set(o[k],k)}for(let k=P.length;k--&&!(w!==null&&
P[k]<w[0]);)for(let e=k;e--;)if(i(o[P[k]],o[P[e]]))return[P[k],P[e]];return w}function c(o){return o.includes("~")||o.includes("/")?o.replace(/~/g,"~0").replace(
/\//g,"~1"):o}function j(o,i){for(let w of i)o.push(w);return o}var C=o=>i=>o(i)?[]:[...o.errors],Wr={"common/workspace.schema.json":C(hr),"common/game.schema.json":C(Pr),"common/map.schema.json":C(kr),"common/options.schema\
.json":C(gr),"common/numbering.schema.json":C(wr),"common/layer.schema.json":C(br),"common/playtest.schema.json":C(jr),"fire-in-the-sky/bases.schema.json":C($r),
"fire-in-the-sky/units.schema.json":C(qr),"fire-in-the-sky/parameters.schema.json":C(xr),"fire-in-the-sky/sequence.schema.json":C(Nr),"fire-in-the-sky/combat-ta\
ble.schema.json":C(vr),"fire-in-the-sky/surface-combat-table.schema.json":C(Ar),"fire-in-the-sky/naval-damage-table.schema.json":C(Fr),"fire-in-the-sky/transpor\
t-costs.schema.json":C(Dr),"fire-in-the-sky/levels.schema.json":C(Br),"fire-in-the-sky/player.schema.json":C(Lr),"fire-in-the-sky/reinforcements.schema.json":C(
zr),"fire-in-the-sky/scenario.schema.json":C(Er),"fire-in-the-sky/battle.schema.json":C(Cr)};export{Wr as validators};
