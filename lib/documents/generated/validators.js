// Made from schemas/ by "npm run generate". Do not edit.
var dr=(o,i)=>()=>{try{return i||o((i={exports:{}}).exports,i),i.exports}catch(w){throw i=0,w}};var lr=dr(fr=>{"use strict";Object.defineProperty(fr,"__esModule",{value:!0});function yr(o){let i=o.length,w=0,q=0,P;for(;q<i;)w++,P=o.charCodeAt(q++),P>=55296&&
P<=56319&&q<i&&(P=o.charCodeAt(q),(P&64512)===56320&&q++);return w}fr.default=yr;yr.code='require("ajv/dist/runtime/ucs2length").default'});var hr=dr((Jr,ur)=>{"use strict";ur.exports=function o(i,w){if(i===w)return!0;if(i&&w&&typeof i=="object"&&typeof w=="object"){if(i.constructor!==w.constructor)
return!1;var q,P,k;if(Array.isArray(i)){if(q=i.length,q!=w.length)return!1;for(P=q;P--!==0;)if(!o(i[P],w[P]))return!1;return!0}if(i.constructor===RegExp)return i.
source===w.source&&i.flags===w.flags;if(i.valueOf!==Object.prototype.valueOf)return i.valueOf()===w.valueOf();if(i.toString!==Object.prototype.toString)return i.
toString()===w.toString();if(k=Object.keys(i),q=k.length,q!==Object.keys(w).length)return!1;for(P=q;P--!==0;)if(!Object.prototype.hasOwnProperty.call(w,k[P]))return!1;
for(P=q;P--!==0;){var e=k[P];if(!o(i[e],w[e]))return!1}return!0}return i!==i&&w!==w}});var kr=dr(cr=>{"use strict";Object.defineProperty(cr,"__esModule",{value:!0});var Pr=hr();Pr.code='require("ajv/dist/runtime/equal").default';cr.default=Pr});var $r=He;var $=lr().default,B=kr().default,j=new RegExp("^[a-z0-9][a-z0-9-]*$","u"),Rr=new RegExp("^[a-z][a-z0-9/-]*$","u"),A=new RegExp("^(|/.*)$","u");var O=new RegExp("^[0-9A-Z][0-9A-Za-z.()-]*$","u");function N(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,
r=0,y=N.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.status===void 0&&(e=t(e,{instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"}}),r++);for(let a in o)a==="rule"||a==="status"||a==="note"||(e=t(e,{instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);if(o.rule!==void 0){let a=o.rule;typeof a=="string"?(a.length>
24&&$(a)>24&&(e=t(e,{instancePath:i+"/rule",schemaPath:"#/$defs/ruleNumber/maxLength",keyword:"maxLength",params:{limit:24}}),r++),O.test(a)||(e=t(e,{instancePath:i+
"/rule",schemaPath:"#/$defs/ruleNumber/pattern",keyword:"pattern",params:{pattern:"^[0-9A-Z][0-9A-Za-z.()-]*$"}}),r++)):(e=t(e,{instancePath:i+"/rule",schemaPath:"\
#/$defs/ruleNumber/type",keyword:"type",params:{type:"string"}}),r++)}if(o.status!==void 0){let a=o.status;typeof a!="string"&&(e=t(e,{instancePath:i+"/status",
schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"}}),r++),a==="printed"||a==="errata"||a==="reconstructed"||a==="designed"||(e=t(e,{instancePath:i+
"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:["printed","errata","reconstructed","designed"]}}),r++)}if(o.note!==void 0){
let a=o.note;typeof a=="string"?(a.length>2e3&&$(a)>2e3&&(e=t(e,{instancePath:i+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit:2e3}}),
r++),a.length<1&&(e=t(e,{instancePath:i+"/note",schemaPath:"#/properties/note/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/n\
ote",schemaPath:"#/properties/note/type",keyword:"type",params:{type:"string"}}),r++)}}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}),r++;return N.errors=e,r===0}N.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function se(o,{instancePath:i="",parentData:w,parentDataProperty:q,
rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=se.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&
!Array.isArray(o)){Object.keys(o).length<1&&(e=t(e,{instancePath:i,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1}}),r++);for(let a in o)A.
test(a)||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);for(let a in o)A.test(a)&&
(N(o[a],{instancePath:i+"/"+f(a),parentData:o,parentDataProperty:a,rootData:P,dynamicAnchors:k})||(e=e===null?N.errors:b(e,N.errors),r=e.length))}else e=t(e,{instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return se.errors=e,r===0}se.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function He(o,{
instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=He.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&
(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.title===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
title"}}),r++),o.game===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"game"}}),r++),o.layers===void 0&&(e=t(
e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"layers"}}),r++);for(let a in o)a==="$schema"||a==="title"||a==="game"||a===
"layers"||a==="without"||a==="suppress"||a==="sources"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),
r++);if(o.$schema!==void 0){let a=o.$schema;typeof a=="string"?a.length<1&&(e=t(e,{instancePath:i+"/$schema",schemaPath:"common.schema.json#/$defs/schemaPath/mi\
nLength",keyword:"minLength",params:{limit:1}}),r++):(e=t(e,{instancePath:i+"/$schema",schemaPath:"common.schema.json#/$defs/schemaPath/type",keyword:"type",params:{
type:"string"}}),r++)}if(o.title!==void 0){let a=o.title;typeof a=="string"?(a.length>200&&$(a)>200&&(e=t(e,{instancePath:i+"/title",schemaPath:"#/properties/ti\
tle/maxLength",keyword:"maxLength",params:{limit:200}}),r++),a.length<1&&(e=t(e,{instancePath:i+"/title",schemaPath:"#/properties/title/minLength",keyword:"minL\
ength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"}}),r++)}if(o.game!==void 0){
let a=o.game;typeof a=="string"?(a.length>80&&$(a)>80&&(e=t(e,{instancePath:i+"/game",schemaPath:"common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{
limit:80}}),r++),j.test(a)||(e=t(e,{instancePath:i+"/game",schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9\
-]*$"}}),r++)):(e=t(e,{instancePath:i+"/game",schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",params:{type:"string"}}),r++)}if(o.layers!==void 0){
let a=o.layers;if(Array.isArray(a)){let s=a.length;for(let c=0;c<s;c++){let u=a[c];typeof u=="string"?(u.length>80&&$(u)>80&&(e=t(e,{instancePath:i+"/layers/"+c,
schemaPath:"common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{limit:80}}),r++),j.test(u)||(e=t(e,{instancePath:i+"/layers/"+c,schemaPath:"comm\
on.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/layers/"+c,schemaPath:"common.schem\
a.json#/$defs/id/type",keyword:"type",params:{type:"string"}}),r++)}let n=a.length,p;if(n>1){let c=z(a,B);c!==null&&([n,p]=c,e=t(e,{instancePath:i+"/layers",schemaPath:"\
#/properties/layers/uniqueItems",keyword:"uniqueItems",params:{i:n,j:p}}),r++)}}else e=t(e,{instancePath:i+"/layers",schemaPath:"#/properties/layers/type",keyword:"\
type",params:{type:"array"}}),r++}if(o.without!==void 0){let a=o.without;if(Array.isArray(a)){let s=a.length;for(let c=0;c<s;c++){let u=a[c];typeof u=="string"?
(u.length>80&&$(u)>80&&(e=t(e,{instancePath:i+"/without/"+c,schemaPath:"common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{limit:80}}),r++),j.test(
u)||(e=t(e,{instancePath:i+"/without/"+c,schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=
t(e,{instancePath:i+"/without/"+c,schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",params:{type:"string"}}),r++)}let n=a.length,p;if(n>1){let c=z(a,
B);c!==null&&([n,p]=c,e=t(e,{instancePath:i+"/without",schemaPath:"#/properties/without/uniqueItems",keyword:"uniqueItems",params:{i:n,j:p}}),r++)}}else e=t(e,{
instancePath:i+"/without",schemaPath:"#/properties/without/type",keyword:"type",params:{type:"array"}}),r++}if(o.suppress!==void 0){let a=o.suppress;if(Array.isArray(
a)){let s=a.length;for(let n=0;n<s;n++){let p=a[n];if(p&&typeof p=="object"&&!Array.isArray(p)){p.code===void 0&&(e=t(e,{instancePath:i+"/suppress/"+n,schemaPath:"\
#/properties/suppress/items/required",keyword:"required",params:{missingProperty:"code"}}),r++),p.reason===void 0&&(e=t(e,{instancePath:i+"/suppress/"+n,schemaPath:"\
#/properties/suppress/items/required",keyword:"required",params:{missingProperty:"reason"}}),r++);for(let c in p)c==="code"||c==="file"||c==="pointer"||c==="rea\
son"||(e=t(e,{instancePath:i+"/suppress/"+n,schemaPath:"#/properties/suppress/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}}),
r++);if(p.code!==void 0){let c=p.code;typeof c=="string"?(c.length>120&&$(c)>120&&(e=t(e,{instancePath:i+"/suppress/"+n+"/code",schemaPath:"#/properties/suppres\
s/items/properties/code/maxLength",keyword:"maxLength",params:{limit:120}}),r++),Rr.test(c)||(e=t(e,{instancePath:i+"/suppress/"+n+"/code",schemaPath:"#/propert\
ies/suppress/items/properties/code/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9/-]*$"}}),r++)):(e=t(e,{instancePath:i+"/suppress/"+n+"/code",schemaPath:"\
#/properties/suppress/items/properties/code/type",keyword:"type",params:{type:"string"}}),r++)}if(p.file!==void 0){let c=p.file;typeof c=="string"?(c.length>400&&
$(c)>400&&(e=t(e,{instancePath:i+"/suppress/"+n+"/file",schemaPath:"#/properties/suppress/items/properties/file/maxLength",keyword:"maxLength",params:{limit:400}}),
r++),c.length<1&&(e=t(e,{instancePath:i+"/suppress/"+n+"/file",schemaPath:"#/properties/suppress/items/properties/file/minLength",keyword:"minLength",params:{limit:1}}),
r++)):(e=t(e,{instancePath:i+"/suppress/"+n+"/file",schemaPath:"#/properties/suppress/items/properties/file/type",keyword:"type",params:{type:"string"}}),r++)}if(p.
pointer!==void 0){let c=p.pointer;typeof c=="string"?(c.length>400&&$(c)>400&&(e=t(e,{instancePath:i+"/suppress/"+n+"/pointer",schemaPath:"common.schema.json#/$\
defs/pointer/maxLength",keyword:"maxLength",params:{limit:400}}),r++),A.test(c)||(e=t(e,{instancePath:i+"/suppress/"+n+"/pointer",schemaPath:"common.schema.json\
#/$defs/pointer/pattern",keyword:"pattern",params:{pattern:"^(|/.*)$"}}),r++)):(e=t(e,{instancePath:i+"/suppress/"+n+"/pointer",schemaPath:"common.schema.json#/\
$defs/pointer/type",keyword:"type",params:{type:"string"}}),r++)}if(p.reason!==void 0){let c=p.reason;typeof c=="string"?(c.length>2e3&&$(c)>2e3&&(e=t(e,{instancePath:i+
"/suppress/"+n+"/reason",schemaPath:"#/properties/suppress/items/properties/reason/maxLength",keyword:"maxLength",params:{limit:2e3}}),r++),(c.length<12||$(c)<12)&&
(e=t(e,{instancePath:i+"/suppress/"+n+"/reason",schemaPath:"#/properties/suppress/items/properties/reason/minLength",keyword:"minLength",params:{limit:12}}),r++)):
(e=t(e,{instancePath:i+"/suppress/"+n+"/reason",schemaPath:"#/properties/suppress/items/properties/reason/type",keyword:"type",params:{type:"string"}}),r++)}}else
e=t(e,{instancePath:i+"/suppress/"+n,schemaPath:"#/properties/suppress/items/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/sup\
press",schemaPath:"#/properties/suppress/type",keyword:"type",params:{type:"array"}}),r++}o.sources!==void 0&&(se(o.sources,{instancePath:i+"/sources",parentData:o,
parentDataProperty:"sources",rootData:P,dynamicAnchors:k})||(e=e===null?se.errors:b(e,se.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}),r++;return He.errors=e,r===0}He.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var jr=Ve;var gr=new RegExp("^#[0-9a-f]{6}$","u");function ae(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,
y=ae.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){Object.keys(o).length<1&&(e=t(e,{instancePath:i,
schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1}}),r++);for(let a in o)A.test(a)||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:a}}),r++);for(let a in o)A.test(a)&&(N(o[a],{instancePath:i+"/"+f(a),parentData:o,parentDataProperty:a,
rootData:P,dynamicAnchors:k})||(e=e===null?N.errors:b(e,N.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"objec\
t"}}),r++;return ae.errors=e,r===0}ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ve(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,
dynamicAnchors:k={}}={}){let e=null,r=0,y=Ve.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(
o)){o.$schema===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"$schema"}}),r++),o.id===void 0&&(e=t(e,{instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}}),r++),o.title===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"title"}}),r++),o.edition===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"editi\
on"}}),r++),o.summary===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"summary"}}),r++),o.rights===void 0&&(e=
t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rights"}}),r++),o.players===void 0&&(e=t(e,{instancePath:i,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"players"}}),r++),o.sides===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"sides"}}),r++),o.nations===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"nations"}}),r++),
o.defaultLayers===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"defaultLayers"}}),r++),o.sources===void 0&&
(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sources"}}),r++);for(let a in o)a==="$schema"||a==="id"||a==="title"||
a==="edition"||a==="summary"||a==="rights"||a==="players"||a==="sides"||a==="nations"||a==="defaultLayers"||a==="sources"||(e=t(e,{instancePath:i,schemaPath:"#/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);if(o.$schema!==void 0){let a=o.$schema;typeof a=="string"?a.length<1&&
(e=t(e,{instancePath:i+"/$schema",schemaPath:"common.schema.json#/$defs/schemaPath/minLength",keyword:"minLength",params:{limit:1}}),r++):(e=t(e,{instancePath:i+
"/$schema",schemaPath:"common.schema.json#/$defs/schemaPath/type",keyword:"type",params:{type:"string"}}),r++)}if(o.id!==void 0){let a=o.id;typeof a=="string"?(a.
length>80&&$(a)>80&&(e=t(e,{instancePath:i+"/id",schemaPath:"common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{limit:80}}),r++),j.test(a)||(e=
t(e,{instancePath:i+"/id",schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+
"/id",schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",params:{type:"string"}}),r++)}if(o.title!==void 0){let a=o.title;typeof a=="string"?(a.length>
200&&$(a)>200&&(e=t(e,{instancePath:i+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit:200}}),r++),a.length<1&&(e=t(e,{instancePath:i+
"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/title",schemaPath:"#/properties/title/t\
ype",keyword:"type",params:{type:"string"}}),r++)}if(o.edition!==void 0){let a=o.edition;typeof a=="string"?(a.length>200&&$(a)>200&&(e=t(e,{instancePath:i+"/ed\
ition",schemaPath:"#/properties/edition/maxLength",keyword:"maxLength",params:{limit:200}}),r++),a.length<1&&(e=t(e,{instancePath:i+"/edition",schemaPath:"#/pro\
perties/edition/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/edition",schemaPath:"#/properties/edition/type",keyword:"type",
params:{type:"string"}}),r++)}if(o.summary!==void 0){let a=o.summary;typeof a=="string"?(a.length>2e3&&$(a)>2e3&&(e=t(e,{instancePath:i+"/summary",schemaPath:"#\
/properties/summary/maxLength",keyword:"maxLength",params:{limit:2e3}}),r++),a.length<1&&(e=t(e,{instancePath:i+"/summary",schemaPath:"#/properties/summary/minL\
ength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type:"string"}}),
r++)}if(o.rights!==void 0){let a=o.rights;typeof a=="string"?(a.length>2e3&&$(a)>2e3&&(e=t(e,{instancePath:i+"/rights",schemaPath:"#/properties/rights/maxLength",
keyword:"maxLength",params:{limit:2e3}}),r++),a.length<1&&(e=t(e,{instancePath:i+"/rights",schemaPath:"#/properties/rights/minLength",keyword:"minLength",params:{
limit:1}}),r++)):(e=t(e,{instancePath:i+"/rights",schemaPath:"#/properties/rights/type",keyword:"type",params:{type:"string"}}),r++)}if(o.players!==void 0){let a=o.
players;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/players",schemaPath:"#/properties/players/type",keyword:"type",params:{type:"\
integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>6||isNaN(a))&&(e=t(e,{instancePath:i+"/players",schemaPath:"#/properties/players/maximum",keyword:"maximum",
params:{comparison:"<=",limit:6}}),r++),(a<1||isNaN(a))&&(e=t(e,{instancePath:i+"/players",schemaPath:"#/properties/players/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}),r++))}if(o.sides!==void 0){let a=o.sides;if(a&&typeof a=="object"&&!Array.isArray(a)){Object.keys(a).length<1&&(e=t(e,{instancePath:i+"/sides",schemaPath:"\
#/properties/sides/minProperties",keyword:"minProperties",params:{limit:1}}),r++);for(let s in a)j.test(s)||(e=t(e,{instancePath:i+"/sides",schemaPath:"#/proper\
ties/sides/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);for(let s in a)if(j.test(s)){let n=a[s];if(n&&typeof n=="ob\
ject"&&!Array.isArray(n)){n.name===void 0&&(e=t(e,{instancePath:i+"/sides/"+f(s),schemaPath:"#/properties/sides/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%\
24/required",keyword:"required",params:{missingProperty:"name"}}),r++),n.colour===void 0&&(e=t(e,{instancePath:i+"/sides/"+f(s),schemaPath:"#/properties/sides/p\
atternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"colour"}}),r++);for(let p in n)p==="name"||p==="colour"||
(e=t(e,{instancePath:i+"/sides/"+f(s),schemaPath:"#/properties/sides/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:p}}),r++);if(n.name!==void 0){let p=n.name;typeof p=="string"?(p.length>80&&$(p)>80&&(e=t(e,{instancePath:i+"/sides/"+f(
s)+"/name",schemaPath:"#/properties/sides/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/name/maxLength",keyword:"maxLength",params:{limit:80}}),
r++),p.length<1&&(e=t(e,{instancePath:i+"/sides/"+f(s)+"/name",schemaPath:"#/properties/sides/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/name\
/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/sides/"+f(s)+"/name",schemaPath:"#/properties/sides/patternProperties/%5E%5Ba-\
z0-9%5D%5Ba-z0-9-%5D*%24/properties/name/type",keyword:"type",params:{type:"string"}}),r++)}if(n.colour!==void 0){let p=n.colour;typeof p=="string"?gr.test(p)||
(e=t(e,{instancePath:i+"/sides/"+f(s)+"/colour",schemaPath:"common.schema.json#/$defs/colour/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-f]{6}$"}}),r++):
(e=t(e,{instancePath:i+"/sides/"+f(s)+"/colour",schemaPath:"common.schema.json#/$defs/colour/type",keyword:"type",params:{type:"string"}}),r++)}}else e=t(e,{instancePath:i+
"/sides/"+f(s),schemaPath:"#/properties/sides/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{
instancePath:i+"/sides",schemaPath:"#/properties/sides/type",keyword:"type",params:{type:"object"}}),r++}if(o.nations!==void 0){let a=o.nations;if(a&&typeof a==
"object"&&!Array.isArray(a)){Object.keys(a).length<1&&(e=t(e,{instancePath:i+"/nations",schemaPath:"#/properties/nations/minProperties",keyword:"minProperties",
params:{limit:1}}),r++);for(let s in a)j.test(s)||(e=t(e,{instancePath:i+"/nations",schemaPath:"#/properties/nations/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:s}}),r++);for(let s in a)if(j.test(s)){let n=a[s];if(n&&typeof n=="object"&&!Array.isArray(n)){n.name===void 0&&(e=t(e,{instancePath:i+
"/nations/"+f(s),schemaPath:"#/properties/nations/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"name"}}),
r++),n.side===void 0&&(e=t(e,{instancePath:i+"/nations/"+f(s),schemaPath:"#/properties/nations/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"\
required",params:{missingProperty:"side"}}),r++),n.colour===void 0&&(e=t(e,{instancePath:i+"/nations/"+f(s),schemaPath:"#/properties/nations/patternProperties/%\
5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"colour"}}),r++);for(let p in n)p==="name"||p==="side"||p==="colour"||(e=t(
e,{instancePath:i+"/nations/"+f(s),schemaPath:"#/properties/nations/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:p}}),r++);if(n.name!==void 0){let p=n.name;typeof p=="string"?(p.length>80&&$(p)>80&&(e=t(e,{instancePath:i+"/nations/"+f(
s)+"/name",schemaPath:"#/properties/nations/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/name/maxLength",keyword:"maxLength",params:{limit:80}}),
r++),p.length<1&&(e=t(e,{instancePath:i+"/nations/"+f(s)+"/name",schemaPath:"#/properties/nations/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/\
name/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/nations/"+f(s)+"/name",schemaPath:"#/properties/nations/patternProperties/\
%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/name/type",keyword:"type",params:{type:"string"}}),r++)}if(n.side!==void 0){let p=n.side;typeof p=="string"?(p.length>
80&&$(p)>80&&(e=t(e,{instancePath:i+"/nations/"+f(s)+"/side",schemaPath:"common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{limit:80}}),r++),j.
test(p)||(e=t(e,{instancePath:i+"/nations/"+f(s)+"/side",schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]\
*$"}}),r++)):(e=t(e,{instancePath:i+"/nations/"+f(s)+"/side",schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",params:{type:"string"}}),r++)}if(n.colour!==
void 0){let p=n.colour;typeof p=="string"?gr.test(p)||(e=t(e,{instancePath:i+"/nations/"+f(s)+"/colour",schemaPath:"common.schema.json#/$defs/colour/pattern",keyword:"\
pattern",params:{pattern:"^#[0-9a-f]{6}$"}}),r++):(e=t(e,{instancePath:i+"/nations/"+f(s)+"/colour",schemaPath:"common.schema.json#/$defs/colour/type",keyword:"\
type",params:{type:"string"}}),r++)}}else e=t(e,{instancePath:i+"/nations/"+f(s),schemaPath:"#/properties/nations/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D\
*%24/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/nations",schemaPath:"#/properties/nations/type",keyword:"type",params:{type:"\
object"}}),r++}if(o.defaultLayers!==void 0){let a=o.defaultLayers;if(Array.isArray(a)){let s=a.length;for(let c=0;c<s;c++){let u=a[c];typeof u=="string"?(u.length>
80&&$(u)>80&&(e=t(e,{instancePath:i+"/defaultLayers/"+c,schemaPath:"common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{limit:80}}),r++),j.test(
u)||(e=t(e,{instancePath:i+"/defaultLayers/"+c,schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):
(e=t(e,{instancePath:i+"/defaultLayers/"+c,schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",params:{type:"string"}}),r++)}let n=a.length,p;if(n>1){
let c=z(a,B);c!==null&&([n,p]=c,e=t(e,{instancePath:i+"/defaultLayers",schemaPath:"#/properties/defaultLayers/uniqueItems",keyword:"uniqueItems",params:{i:n,j:p}}),
r++)}}else e=t(e,{instancePath:i+"/defaultLayers",schemaPath:"#/properties/defaultLayers/type",keyword:"type",params:{type:"array"}}),r++}o.sources!==void 0&&(ae(
o.sources,{instancePath:i+"/sources",parentData:o,parentDataProperty:"sources",rootData:P,dynamicAnchors:k})||(e=e===null?ae.errors:b(e,ae.errors),r=e.length))}else
e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return Ve.errors=e,r===0}Ve.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var qr=Ze;var re=new RegExp("^[A-Z0-9]{2,8}$","u"),Te=new RegExp("^[A-Z0-9]{2,8}-[A-Z0-9]{2,8}$","u");function oe(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,
dynamicAnchors:k={}}={}){let e=null,r=0,y=oe.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(
o)){Object.keys(o).length<1&&(e=t(e,{instancePath:i,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1}}),r++);for(let a in o)A.test(a)||(e=t(
e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);for(let a in o)A.test(a)&&(N(o[a],{instancePath:i+
"/"+f(a),parentData:o,parentDataProperty:a,rootData:P,dynamicAnchors:k})||(e=e===null?N.errors:b(e,N.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}),r++;return oe.errors=e,r===0}oe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ze(o,{instancePath:i="",
parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=Ze.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=
void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.$schema===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
$schema"}}),r++),o.title===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"title"}}),r++),o.layout===void 0&&
(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"layout"}}),r++),o.hexes===void 0&&(e=t(e,{instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"hexes"}}),r++),o.hexsides===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"hexsides"}}),r++),o.connections===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"connection\
s"}}),r++),o.splitHexes===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"splitHexes"}}),r++),o.boxes===void 0&&
(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"boxes"}}),r++),o.sources===void 0&&(e=t(e,{instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"sources"}}),r++);for(let a in o)a==="$schema"||a==="title"||a==="drawing"||a==="layout"||a==="hexes"||a===
"hexsides"||a==="connections"||a==="splitHexes"||a==="boxes"||a==="sources"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPrope\
rties",params:{additionalProperty:a}}),r++);if(o.$schema!==void 0){let a=o.$schema;typeof a=="string"?a.length<1&&(e=t(e,{instancePath:i+"/$schema",schemaPath:"\
common.schema.json#/$defs/schemaPath/minLength",keyword:"minLength",params:{limit:1}}),r++):(e=t(e,{instancePath:i+"/$schema",schemaPath:"common.schema.json#/$d\
efs/schemaPath/type",keyword:"type",params:{type:"string"}}),r++)}if(o.title!==void 0){let a=o.title;typeof a=="string"?(a.length>200&&$(a)>200&&(e=t(e,{instancePath:i+
"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit:200}}),r++),a.length<1&&(e=t(e,{instancePath:i+"/title",schemaPath:"#/prope\
rties/title/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{
type:"string"}}),r++)}if(o.drawing!==void 0){let a=o.drawing;typeof a=="string"?(a.length>80&&$(a)>80&&(e=t(e,{instancePath:i+"/drawing",schemaPath:"common.sche\
ma.json#/$defs/id/maxLength",keyword:"maxLength",params:{limit:80}}),r++),j.test(a)||(e=t(e,{instancePath:i+"/drawing",schemaPath:"common.schema.json#/$defs/id/\
pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/drawing",schemaPath:"common.schema.json#/$defs/id/type",keyword:"\
type",params:{type:"string"}}),r++)}if(o.layout!==void 0){let a=o.layout;if(a&&typeof a=="object"&&!Array.isArray(a)){a.offset===void 0&&(e=t(e,{instancePath:i+
"/layout",schemaPath:"#/properties/layout/required",keyword:"required",params:{missingProperty:"offset"}}),r++),a.hexKilometres===void 0&&(e=t(e,{instancePath:i+
"/layout",schemaPath:"#/properties/layout/required",keyword:"required",params:{missingProperty:"hexKilometres"}}),r++),a.idPattern===void 0&&(e=t(e,{instancePath:i+
"/layout",schemaPath:"#/properties/layout/required",keyword:"required",params:{missingProperty:"idPattern"}}),r++);for(let s in a)s==="offset"||s==="hexKilometr\
es"||s==="idPattern"||(e=t(e,{instancePath:i+"/layout",schemaPath:"#/properties/layout/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),
r++);if(a.offset!==void 0){let s=a.offset;typeof s!="string"&&(e=t(e,{instancePath:i+"/layout/offset",schemaPath:"#/properties/layout/properties/offset/type",keyword:"\
type",params:{type:"string"}}),r++),s==="even-q"||s==="odd-q"||s==="even-r"||s==="odd-r"||(e=t(e,{instancePath:i+"/layout/offset",schemaPath:"#/properties/layou\
t/properties/offset/enum",keyword:"enum",params:{allowedValues:["even-q","odd-q","even-r","odd-r"]}}),r++)}if(a.hexKilometres!==void 0){let s=a.hexKilometres;typeof s==
"number"&&isFinite(s)?((s>1e4||isNaN(s))&&(e=t(e,{instancePath:i+"/layout/hexKilometres",schemaPath:"#/properties/layout/properties/hexKilometres/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e4}}),r++),(s<=0||isNaN(s))&&(e=t(e,{instancePath:i+"/layout/hexKilometres",schemaPath:"#/properties/layout/properties/h\
exKilometres/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0}}),r++)):(e=t(e,{instancePath:i+"/layout/hexKilometres",schemaPath:"#/p\
roperties/layout/properties/hexKilometres/type",keyword:"type",params:{type:"number"}}),r++)}if(a.idPattern!==void 0){let s=a.idPattern;typeof s=="string"?re.test(
s)||(e=t(e,{instancePath:i+"/layout/idPattern",schemaPath:"#/properties/layout/properties/idPattern/pattern",keyword:"pattern",params:{pattern:"^[A-Z0-9]{2,8}$"}}),
r++):(e=t(e,{instancePath:i+"/layout/idPattern",schemaPath:"#/properties/layout/properties/idPattern/type",keyword:"type",params:{type:"string"}}),r++)}}else e=
t(e,{instancePath:i+"/layout",schemaPath:"#/properties/layout/type",keyword:"type",params:{type:"object"}}),r++}if(o.hexes!==void 0){let a=o.hexes;if(a&&typeof a==
"object"&&!Array.isArray(a)){Object.keys(a).length<1&&(e=t(e,{instancePath:i+"/hexes",schemaPath:"#/properties/hexes/minProperties",keyword:"minProperties",params:{
limit:1}}),r++);for(let s in a)re.test(s)||(e=t(e,{instancePath:i+"/hexes",schemaPath:"#/properties/hexes/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:s}}),r++);for(let s in a)if(re.test(s)){let n=a[s];if(n&&typeof n=="object"&&!Array.isArray(n)){n.column===void 0&&(e=t(e,{instancePath:i+"/h\
exes/"+f(s),schemaPath:"#/properties/hexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/required",keyword:"required",params:{missingProperty:"column"}}),r++),
n.row===void 0&&(e=t(e,{instancePath:i+"/hexes/"+f(s),schemaPath:"#/properties/hexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/required",keyword:"required",
params:{missingProperty:"row"}}),r++),n.terrain===void 0&&(e=t(e,{instancePath:i+"/hexes/"+f(s),schemaPath:"#/properties/hexes/patternProperties/%5E%5BA-Z0-9%5D\
%7B2%2C8%7D%24/required",keyword:"required",params:{missingProperty:"terrain"}}),r++);for(let p in n)p==="column"||p==="row"||p==="terrain"||p==="half"||(e=t(e,
{instancePath:i+"/hexes/"+f(s),schemaPath:"#/properties/hexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:p}}),r++);if(n.column!==void 0){let p=n.column;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=t(e,{instancePath:i+"/hexes/"+
f(s)+"/column",schemaPath:"#/properties/hexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/column/type",keyword:"type",params:{type:"integer"}}),r++),
typeof p=="number"&&isFinite(p)&&((p>200||isNaN(p))&&(e=t(e,{instancePath:i+"/hexes/"+f(s)+"/column",schemaPath:"#/properties/hexes/patternProperties/%5E%5BA-Z0\
-9%5D%7B2%2C8%7D%24/properties/column/maximum",keyword:"maximum",params:{comparison:"<=",limit:200}}),r++),(p<0||isNaN(p))&&(e=t(e,{instancePath:i+"/hexes/"+f(s)+
"/column",schemaPath:"#/properties/hexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/column/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),
r++))}if(n.row!==void 0){let p=n.row;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=t(e,{instancePath:i+"/hexes/"+f(s)+"/row",schemaPath:"#/properties/h\
exes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/row/type",keyword:"type",params:{type:"integer"}}),r++),typeof p=="number"&&isFinite(p)&&((p>200||
isNaN(p))&&(e=t(e,{instancePath:i+"/hexes/"+f(s)+"/row",schemaPath:"#/properties/hexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/row/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:200}}),r++),(p<0||isNaN(p))&&(e=t(e,{instancePath:i+"/hexes/"+f(s)+"/row",schemaPath:"#/properties/hexes/patternPropertie\
s/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/row/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}if(n.terrain!==void 0){let p=n.terrain;typeof p!=
"string"&&(e=t(e,{instancePath:i+"/hexes/"+f(s)+"/terrain",schemaPath:"#/properties/hexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/terrain/typ\
e",keyword:"type",params:{type:"string"}}),r++),p==="sea"||p==="land"||(e=t(e,{instancePath:i+"/hexes/"+f(s)+"/terrain",schemaPath:"#/properties/hexes/patternPr\
operties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/terrain/enum",keyword:"enum",params:{allowedValues:["sea","land"]}}),r++)}if(n.half!==void 0){let p=n.half;typeof p!=
"boolean"&&(e=t(e,{instancePath:i+"/hexes/"+f(s)+"/half",schemaPath:"#/properties/hexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/half/type",keyword:"\
type",params:{type:"boolean"}}),r++),p!==!0&&(e=t(e,{instancePath:i+"/hexes/"+f(s)+"/half",schemaPath:"#/properties/hexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%\
2C8%7D%24/properties/half/const",keyword:"const",params:{allowedValue:!0}}),r++)}}else e=t(e,{instancePath:i+"/hexes/"+f(s),schemaPath:"#/properties/hexes/patte\
rnProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/hexes",schemaPath:"#/properties/hexes\
/type",keyword:"type",params:{type:"object"}}),r++}if(o.hexsides!==void 0){let a=o.hexsides;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let s in a)Te.test(
s)||(e=t(e,{instancePath:i+"/hexsides",schemaPath:"#/properties/hexsides/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);
for(let s in a)if(Te.test(s)){let n=a[s];if(n&&typeof n=="object"&&!Array.isArray(n)){n.impassable===void 0&&(e=t(e,{instancePath:i+"/hexsides/"+f(s),schemaPath:"\
#/properties/hexsides/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2C8%7D%24/required",keyword:"required",params:{missingProperty:"impassable"}}),
r++);for(let p in n)p==="impassable"||p==="note"||(e=t(e,{instancePath:i+"/hexsides/"+f(s),schemaPath:"#/properties/hexsides/patternProperties/%5E%5BA-Z0-9%5D%7\
B2%2C8%7D-%5BA-Z0-9%5D%7B2%2C8%7D%24/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}),r++);if(n.impassable!==void 0){let p=n.
impassable;typeof p!="boolean"&&(e=t(e,{instancePath:i+"/hexsides/"+f(s)+"/impassable",schemaPath:"#/properties/hexsides/patternProperties/%5E%5BA-Z0-9%5D%7B2%2\
C8%7D-%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/impassable/type",keyword:"type",params:{type:"boolean"}}),r++),p!==!0&&(e=t(e,{instancePath:i+"/hexsides/"+f(s)+"/im\
passable",schemaPath:"#/properties/hexsides/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/impassable/const",keyword:"const",
params:{allowedValue:!0}}),r++)}if(n.note!==void 0){let p=n.note;typeof p=="string"?(p.length>400&&$(p)>400&&(e=t(e,{instancePath:i+"/hexsides/"+f(s)+"/note",schemaPath:"\
#/properties/hexsides/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/note/maxLength",keyword:"maxLength",params:{limit:400}}),
r++),p.length<1&&(e=t(e,{instancePath:i+"/hexsides/"+f(s)+"/note",schemaPath:"#/properties/hexsides/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B\
2%2C8%7D%24/properties/note/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/hexsides/"+f(s)+"/note",schemaPath:"#/properties/he\
xsides/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/note/type",keyword:"type",params:{type:"string"}}),r++)}}else e=t(e,{instancePath:i+
"/hexsides/"+f(s),schemaPath:"#/properties/hexsides/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2C8%7D%24/type",keyword:"type",params:{type:"o\
bject"}}),r++}}else e=t(e,{instancePath:i+"/hexsides",schemaPath:"#/properties/hexsides/type",keyword:"type",params:{type:"object"}}),r++}if(o.connections!==void 0){
let a=o.connections;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let s in a)Te.test(s)||(e=t(e,{instancePath:i+"/connections",schemaPath:"#/properties/conne\
ctions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);for(let s in a)if(Te.test(s)){let n=a[s];if(n&&typeof n=="objec\
t"&&!Array.isArray(n)){n.kind===void 0&&(e=t(e,{instancePath:i+"/connections/"+f(s),schemaPath:"#/properties/connections/patternProperties/%5E%5BA-Z0-9%5D%7B2%2\
C8%7D-%5BA-Z0-9%5D%7B2%2C8%7D%24/required",keyword:"required",params:{missingProperty:"kind"}}),r++);for(let p in n)p==="kind"||p==="note"||(e=t(e,{instancePath:i+
"/connections/"+f(s),schemaPath:"#/properties/connections/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2C8%7D%24/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:p}}),r++);if(n.kind!==void 0){let p=n.kind;typeof p!="string"&&(e=t(e,{instancePath:i+"/connections/"+f(s)+"/ki\
nd",schemaPath:"#/properties/connections/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/kind/type",keyword:"type",params:{type:"\
string"}}),r++),p!=="land"&&(e=t(e,{instancePath:i+"/connections/"+f(s)+"/kind",schemaPath:"#/properties/connections/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7\
D-%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/kind/enum",keyword:"enum",params:{allowedValues:["land"]}}),r++)}if(n.note!==void 0){let p=n.note;typeof p=="string"?(p.
length>400&&$(p)>400&&(e=t(e,{instancePath:i+"/connections/"+f(s)+"/note",schemaPath:"#/properties/connections/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA\
-Z0-9%5D%7B2%2C8%7D%24/properties/note/maxLength",keyword:"maxLength",params:{limit:400}}),r++),p.length<1&&(e=t(e,{instancePath:i+"/connections/"+f(s)+"/note",
schemaPath:"#/properties/connections/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/note/minLength",keyword:"minLength",params:{
limit:1}}),r++)):(e=t(e,{instancePath:i+"/connections/"+f(s)+"/note",schemaPath:"#/properties/connections/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9\
%5D%7B2%2C8%7D%24/properties/note/type",keyword:"type",params:{type:"string"}}),r++)}}else e=t(e,{instancePath:i+"/connections/"+f(s),schemaPath:"#/properties/c\
onnections/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2C8%7D%24/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+
"/connections",schemaPath:"#/properties/connections/type",keyword:"type",params:{type:"object"}}),r++}if(o.splitHexes!==void 0){let a=o.splitHexes;if(a&&typeof a==
"object"&&!Array.isArray(a)){for(let s in a)re.test(s)||(e=t(e,{instancePath:i+"/splitHexes",schemaPath:"#/properties/splitHexes/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s}}),r++);for(let s in a)if(re.test(s)){let n=a[s];if(n&&typeof n=="object"&&!Array.isArray(n)){n.halves===void 0&&
(e=t(e,{instancePath:i+"/splitHexes/"+f(s),schemaPath:"#/properties/splitHexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/required",keyword:"required",params:{
missingProperty:"halves"}}),r++);for(let p in n)p!=="halves"&&(e=t(e,{instancePath:i+"/splitHexes/"+f(s),schemaPath:"#/properties/splitHexes/patternProperties/%\
5E%5BA-Z0-9%5D%7B2%2C8%7D%24/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}),r++);if(n.halves!==void 0){let p=n.halves;if(p&&
typeof p=="object"&&!Array.isArray(p)){Object.keys(p).length<2&&(e=t(e,{instancePath:i+"/splitHexes/"+f(s)+"/halves",schemaPath:"#/properties/splitHexes/pattern\
Properties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/halves/minProperties",keyword:"minProperties",params:{limit:2}}),r++);for(let c in p)j.test(c)||(e=t(e,{instancePath:i+
"/splitHexes/"+f(s)+"/halves",schemaPath:"#/properties/splitHexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/halves/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:c}}),r++);for(let c in p)if(j.test(c)){let u=p[c];if(u&&typeof u=="object"&&!Array.isArray(u)){u.opensTo===void 0&&
(e=t(e,{instancePath:i+"/splitHexes/"+f(s)+"/halves/"+f(c),schemaPath:"#/properties/splitHexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/halves\
/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"opensTo"}}),r++);for(let d in u)d!=="opensTo"&&(e=t(e,
{instancePath:i+"/splitHexes/"+f(s)+"/halves/"+f(c),schemaPath:"#/properties/splitHexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/halves/patter\
nProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}),r++);if(u.opensTo!==void 0){let d=u.
opensTo;if(Array.isArray(d)){d.length<1&&(e=t(e,{instancePath:i+"/splitHexes/"+f(s)+"/halves/"+f(c)+"/opensTo",schemaPath:"#/properties/splitHexes/patternProper\
ties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/halves/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/opensTo/minItems",keyword:"minItems",params:{
limit:1}}),r++);let m=d.length;for(let h=0;h<m;h++){let x=d[h];typeof x=="string"?re.test(x)||(e=t(e,{instancePath:i+"/splitHexes/"+f(s)+"/halves/"+f(c)+"/opens\
To/"+h,schemaPath:"common.schema.json#/$defs/hexId/pattern",keyword:"pattern",params:{pattern:"^[A-Z0-9]{2,8}$"}}),r++):(e=t(e,{instancePath:i+"/splitHexes/"+f(
s)+"/halves/"+f(c)+"/opensTo/"+h,schemaPath:"common.schema.json#/$defs/hexId/type",keyword:"type",params:{type:"string"}}),r++)}let l=d.length,g;if(l>1){let h=z(
d,B);h!==null&&([l,g]=h,e=t(e,{instancePath:i+"/splitHexes/"+f(s)+"/halves/"+f(c)+"/opensTo",schemaPath:"#/properties/splitHexes/patternProperties/%5E%5BA-Z0-9%\
5D%7B2%2C8%7D%24/properties/halves/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/opensTo/uniqueItems",keyword:"uniqueItems",params:{i:l,j:g}}),r++)}}else
e=t(e,{instancePath:i+"/splitHexes/"+f(s)+"/halves/"+f(c)+"/opensTo",schemaPath:"#/properties/splitHexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/propert\
ies/halves/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/opensTo/type",keyword:"type",params:{type:"array"}}),r++}}else e=t(e,{instancePath:i+"/\
splitHexes/"+f(s)+"/halves/"+f(c),schemaPath:"#/properties/splitHexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/halves/patternProperties/%5E%5B\
a-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/splitHexes/"+f(s)+"/halves",schemaPath:"#/properties/\
splitHexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/halves/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/spl\
itHexes/"+f(s),schemaPath:"#/properties/splitHexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,
{instancePath:i+"/splitHexes",schemaPath:"#/properties/splitHexes/type",keyword:"type",params:{type:"object"}}),r++}if(o.boxes!==void 0){let a=o.boxes;if(a&&typeof a==
"object"&&!Array.isArray(a)){for(let s in a)j.test(s)||(e=t(e,{instancePath:i+"/boxes",schemaPath:"#/properties/boxes/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:s}}),r++);for(let s in a)if(j.test(s)){let n=a[s];if(n&&typeof n=="object"&&!Array.isArray(n)){n.name===void 0&&(e=t(e,{instancePath:i+
"/boxes/"+f(s),schemaPath:"#/properties/boxes/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"name"}}),
r++),n.kind===void 0&&(e=t(e,{instancePath:i+"/boxes/"+f(s),schemaPath:"#/properties/boxes/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"\
required",params:{missingProperty:"kind"}}),r++),n.side===void 0&&(e=t(e,{instancePath:i+"/boxes/"+f(s),schemaPath:"#/properties/boxes/patternProperties/%5E%5Ba\
-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"side"}}),r++);for(let p in n)p==="name"||p==="kind"||p==="side"||p==="nation"||p===
"entryHexes"||p==="freeLink"||p==="within"||(e=t(e,{instancePath:i+"/boxes/"+f(s),schemaPath:"#/properties/boxes/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*\
%24/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}),r++);if(n.name!==void 0){let p=n.name;typeof p=="string"?(p.length>120&&
$(p)>120&&(e=t(e,{instancePath:i+"/boxes/"+f(s)+"/name",schemaPath:"#/properties/boxes/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/name/maxLen\
gth",keyword:"maxLength",params:{limit:120}}),r++),p.length<1&&(e=t(e,{instancePath:i+"/boxes/"+f(s)+"/name",schemaPath:"#/properties/boxes/patternProperties/%5\
E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/name/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/boxes/"+f(s)+"/name",schemaPath:"\
#/properties/boxes/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/name/type",keyword:"type",params:{type:"string"}}),r++)}if(n.kind!==void 0){let p=n.
kind;typeof p!="string"&&(e=t(e,{instancePath:i+"/boxes/"+f(s)+"/kind",schemaPath:"#/properties/boxes/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/propert\
ies/kind/type",keyword:"type",params:{type:"string"}}),r++),p==="off-map"||p==="holding"||(e=t(e,{instancePath:i+"/boxes/"+f(s)+"/kind",schemaPath:"#/properties\
/boxes/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/kind/enum",keyword:"enum",params:{allowedValues:["off-map","holding"]}}),r++)}if(n.side!==void 0){
let p=n.side;typeof p=="string"?(p.length>80&&$(p)>80&&(e=t(e,{instancePath:i+"/boxes/"+f(s)+"/side",schemaPath:"common.schema.json#/$defs/id/maxLength",keyword:"\
maxLength",params:{limit:80}}),r++),j.test(p)||(e=t(e,{instancePath:i+"/boxes/"+f(s)+"/side",schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"pattern",
params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/boxes/"+f(s)+"/side",schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",params:{
type:"string"}}),r++)}if(n.nation!==void 0){let p=n.nation;typeof p=="string"?(p.length>80&&$(p)>80&&(e=t(e,{instancePath:i+"/boxes/"+f(s)+"/nation",schemaPath:"\
common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{limit:80}}),r++),j.test(p)||(e=t(e,{instancePath:i+"/boxes/"+f(s)+"/nation",schemaPath:"comm\
on.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/boxes/"+f(s)+"/nation",schemaPath:"\
common.schema.json#/$defs/id/type",keyword:"type",params:{type:"string"}}),r++)}if(n.entryHexes!==void 0){let p=n.entryHexes;if(Array.isArray(p)){p.length<1&&(e=
t(e,{instancePath:i+"/boxes/"+f(s)+"/entryHexes",schemaPath:"#/properties/boxes/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/entryHexes/minItem\
s",keyword:"minItems",params:{limit:1}}),r++);let c=p.length;for(let m=0;m<c;m++){let l=p[m];typeof l=="string"?re.test(l)||(e=t(e,{instancePath:i+"/boxes/"+f(s)+
"/entryHexes/"+m,schemaPath:"common.schema.json#/$defs/hexId/pattern",keyword:"pattern",params:{pattern:"^[A-Z0-9]{2,8}$"}}),r++):(e=t(e,{instancePath:i+"/boxes\
/"+f(s)+"/entryHexes/"+m,schemaPath:"common.schema.json#/$defs/hexId/type",keyword:"type",params:{type:"string"}}),r++)}let u=p.length,d;if(u>1){let m=z(p,B);m!==
null&&([u,d]=m,e=t(e,{instancePath:i+"/boxes/"+f(s)+"/entryHexes",schemaPath:"#/properties/boxes/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/e\
ntryHexes/uniqueItems",keyword:"uniqueItems",params:{i:u,j:d}}),r++)}}else e=t(e,{instancePath:i+"/boxes/"+f(s)+"/entryHexes",schemaPath:"#/properties/boxes/pat\
ternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/entryHexes/type",keyword:"type",params:{type:"array"}}),r++}if(n.freeLink!==void 0){let p=n.freeLink;
typeof p=="string"?(p.length>80&&$(p)>80&&(e=t(e,{instancePath:i+"/boxes/"+f(s)+"/freeLink",schemaPath:"common.schema.json#/$defs/id/maxLength",keyword:"maxLeng\
th",params:{limit:80}}),r++),j.test(p)||(e=t(e,{instancePath:i+"/boxes/"+f(s)+"/freeLink",schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{
pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/boxes/"+f(s)+"/freeLink",schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",params:{
type:"string"}}),r++)}if(n.within!==void 0){let p=n.within;typeof p=="string"?(p.length>80&&$(p)>80&&(e=t(e,{instancePath:i+"/boxes/"+f(s)+"/within",schemaPath:"\
common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{limit:80}}),r++),j.test(p)||(e=t(e,{instancePath:i+"/boxes/"+f(s)+"/within",schemaPath:"comm\
on.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/boxes/"+f(s)+"/within",schemaPath:"\
common.schema.json#/$defs/id/type",keyword:"type",params:{type:"string"}}),r++)}}else e=t(e,{instancePath:i+"/boxes/"+f(s),schemaPath:"#/properties/boxes/patter\
nProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/boxes",schemaPath:"#/properties/box\
es/type",keyword:"type",params:{type:"object"}}),r++}o.sources!==void 0&&(oe(o.sources,{instancePath:i+"/sources",parentData:o,parentDataProperty:"sources",rootData:P,
dynamicAnchors:k})||(e=e===null?oe.errors:b(e,oe.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;
return Ze.errors=e,r===0}Ze.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var xr=Re;function ne(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=ne.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),Array.isArray(o)){o.length<6&&(e=t(e,{instancePath:i,schemaPath:"#/minItems",keyword:"minItems",params:{limit:6}}),r++);
let a=o.length;for(let s=0;s<a;s++){let n=o[s];typeof n=="number"&&isFinite(n)?((n>1e3||isNaN(n))&&(e=t(e,{instancePath:i+"/"+s,schemaPath:"#/$defs/coordinate/m\
aximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}),r++),(n<-1e3||isNaN(n))&&(e=t(e,{instancePath:i+"/"+s,schemaPath:"#/$defs/coordinate/minimum",keyword:"\
minimum",params:{comparison:">=",limit:-1e3}}),r++)):(e=t(e,{instancePath:i+"/"+s,schemaPath:"#/$defs/coordinate/type",keyword:"type",params:{type:"number"}}),r++)}}else
e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"}}),r++;return ne.errors=e,r===0}ne.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function me(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=me.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),Array.isArray(o)){o.length<4&&(e=t(e,{instancePath:i,schemaPath:"#/minItems",keyword:"minItems",params:{limit:4}}),r++);
let a=o.length;for(let s=0;s<a;s++){let n=o[s];typeof n=="number"&&isFinite(n)?((n>1e3||isNaN(n))&&(e=t(e,{instancePath:i+"/"+s,schemaPath:"#/$defs/coordinate/m\
aximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}),r++),(n<-1e3||isNaN(n))&&(e=t(e,{instancePath:i+"/"+s,schemaPath:"#/$defs/coordinate/minimum",keyword:"\
minimum",params:{comparison:">=",limit:-1e3}}),r++)):(e=t(e,{instancePath:i+"/"+s,schemaPath:"#/$defs/coordinate/type",keyword:"type",params:{type:"number"}}),r++)}}else
e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"}}),r++;return me.errors=e,r===0}me.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};
function pe(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=pe.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){Object.keys(o).length<1&&(e=t(e,{instancePath:i,schemaPath:"#/minProperties",
keyword:"minProperties",params:{limit:1}}),r++);for(let a in o)A.test(a)||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:a}}),r++);for(let a in o)A.test(a)&&(N(o[a],{instancePath:i+"/"+f(a),parentData:o,parentDataProperty:a,rootData:P,dynamicAnchors:k})||
(e=e===null?N.errors:b(e,N.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return pe.errors=e,r===
0}pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Re(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){
let e=null,r=0,y=Re.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.title===void 0&&(e=
t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"title"}}),r++),o.land===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"land"}}),r++),o.sources===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
sources"}}),r++);for(let a in o)a==="$schema"||a==="title"||a==="land"||a==="borders"||a==="sources"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:a}}),r++);if(o.$schema!==void 0){let a=o.$schema;typeof a=="string"?a.length<1&&(e=t(e,{instancePath:i+
"/$schema",schemaPath:"common.schema.json#/$defs/schemaPath/minLength",keyword:"minLength",params:{limit:1}}),r++):(e=t(e,{instancePath:i+"/$schema",schemaPath:"\
common.schema.json#/$defs/schemaPath/type",keyword:"type",params:{type:"string"}}),r++)}if(o.title!==void 0){let a=o.title;typeof a=="string"?(a.length>200&&$(a)>
200&&(e=t(e,{instancePath:i+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit:200}}),r++),a.length<1&&(e=t(e,{instancePath:i+
"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/title",schemaPath:"#/properties/title/t\
ype",keyword:"type",params:{type:"string"}}),r++)}if(o.land!==void 0){let a=o.land;if(Array.isArray(a)){let s=a.length;for(let n=0;n<s;n++){let p=a[n];if(Array.
isArray(p)){p.length<1&&(e=t(e,{instancePath:i+"/land/"+n,schemaPath:"#/properties/land/items/minItems",keyword:"minItems",params:{limit:1}}),r++);let c=p.length;
for(let u=0;u<c;u++)ne(p[u],{instancePath:i+"/land/"+n+"/"+u,parentData:p,parentDataProperty:u,rootData:P,dynamicAnchors:k})||(e=e===null?ne.errors:b(e,ne.errors),
r=e.length)}else e=t(e,{instancePath:i+"/land/"+n,schemaPath:"#/properties/land/items/type",keyword:"type",params:{type:"array"}}),r++}}else e=t(e,{instancePath:i+
"/land",schemaPath:"#/properties/land/type",keyword:"type",params:{type:"array"}}),r++}if(o.borders!==void 0){let a=o.borders;if(Array.isArray(a)){let s=a.length;
for(let n=0;n<s;n++)me(a[n],{instancePath:i+"/borders/"+n,parentData:a,parentDataProperty:n,rootData:P,dynamicAnchors:k})||(e=e===null?me.errors:b(e,me.errors),
r=e.length)}else e=t(e,{instancePath:i+"/borders",schemaPath:"#/properties/borders/type",keyword:"type",params:{type:"array"}}),r++}o.sources!==void 0&&(pe(o.sources,
{instancePath:i+"/sources",parentData:o,parentDataProperty:"sources",rootData:P,dynamicAnchors:k})||(e=e===null?pe.errors:b(e,pe.errors),r=e.length))}else e=t(e,
{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return Re.errors=e,r===0}Re.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var Nr=We;function de(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=de.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){Object.keys(o).length<1&&(e=t(e,{instancePath:i,schemaPath:"#/minProperties",
keyword:"minProperties",params:{limit:1}}),r++);for(let a in o)A.test(a)||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:a}}),r++);for(let a in o)A.test(a)&&(N(o[a],{instancePath:i+"/"+f(a),parentData:o,parentDataProperty:a,rootData:P,dynamicAnchors:k})||
(e=e===null?N.errors:b(e,N.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return de.errors=e,r===
0}de.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function We(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){
let e=null,r=0,y=We.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.$schema===void 0&&
(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"$schema"}}),r++),o.options===void 0&&(e=t(e,{instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"options"}}),r++),o.sources===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"sources"}}),r++);for(let a in o)a==="$schema"||a==="options"||a==="sources"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:a}}),r++);if(o.$schema!==void 0){let a=o.$schema;typeof a=="string"?a.length<1&&(e=t(e,{instancePath:i+"/$schem\
a",schemaPath:"common.schema.json#/$defs/schemaPath/minLength",keyword:"minLength",params:{limit:1}}),r++):(e=t(e,{instancePath:i+"/$schema",schemaPath:"common.\
schema.json#/$defs/schemaPath/type",keyword:"type",params:{type:"string"}}),r++)}if(o.options!==void 0){let a=o.options;if(a&&typeof a=="object"&&!Array.isArray(
a)){for(let s in a)j.test(s)||(e=t(e,{instancePath:i+"/options",schemaPath:"#/properties/options/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),
r++);for(let s in a)if(j.test(s)){let n=a[s];if(n&&typeof n=="object"&&!Array.isArray(n)){n.title===void 0&&(e=t(e,{instancePath:i+"/options/"+f(s),schemaPath:"\
#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"title"}}),r++),n.rule===void 0&&(e=
t(e,{instancePath:i+"/options/"+f(s),schemaPath:"#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"\
rule"}}),r++),n.summary===void 0&&(e=t(e,{instancePath:i+"/options/"+f(s),schemaPath:"#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/re\
quired",keyword:"required",params:{missingProperty:"summary"}}),r++),n.favours===void 0&&(e=t(e,{instancePath:i+"/options/"+f(s),schemaPath:"#/properties/option\
s/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"favours"}}),r++),n.recommended===void 0&&(e=t(e,{instancePath:i+
"/options/"+f(s),schemaPath:"#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"recom\
mended"}}),r++);for(let p in n)p==="title"||p==="rule"||p==="summary"||p==="favours"||p==="recommended"||p==="requires"||p==="advises"||p==="conflicts"||p==="no\
tOnFirstTurn"||(e=t(e,{instancePath:i+"/options/"+f(s),schemaPath:"#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:p}}),r++);if(n.title!==void 0){let p=n.title;typeof p=="string"?(p.length>200&&$(p)>200&&(e=t(e,{instancePath:i+
"/options/"+f(s)+"/title",schemaPath:"#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/title/maxLength",keyword:"maxLength",params:{
limit:200}}),r++),p.length<1&&(e=t(e,{instancePath:i+"/options/"+f(s)+"/title",schemaPath:"#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%\
24/properties/title/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/options/"+f(s)+"/title",schemaPath:"#/properties/options/pa\
tternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/title/type",keyword:"type",params:{type:"string"}}),r++)}if(n.rule!==void 0){let p=n.rule;typeof p==
"string"?(p.length>24&&$(p)>24&&(e=t(e,{instancePath:i+"/options/"+f(s)+"/rule",schemaPath:"common.schema.json#/$defs/ruleNumber/maxLength",keyword:"maxLength",
params:{limit:24}}),r++),O.test(p)||(e=t(e,{instancePath:i+"/options/"+f(s)+"/rule",schemaPath:"common.schema.json#/$defs/ruleNumber/pattern",keyword:"pattern",
params:{pattern:"^[0-9A-Z][0-9A-Za-z.()-]*$"}}),r++)):(e=t(e,{instancePath:i+"/options/"+f(s)+"/rule",schemaPath:"common.schema.json#/$defs/ruleNumber/type",keyword:"\
type",params:{type:"string"}}),r++)}if(n.summary!==void 0){let p=n.summary;typeof p=="string"?(p.length>2e3&&$(p)>2e3&&(e=t(e,{instancePath:i+"/options/"+f(s)+"\
/summary",schemaPath:"#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/summary/maxLength",keyword:"maxLength",params:{limit:2e3}}),
r++),p.length<1&&(e=t(e,{instancePath:i+"/options/"+f(s)+"/summary",schemaPath:"#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properti\
es/summary/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/options/"+f(s)+"/summary",schemaPath:"#/properties/options/patternPr\
operties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/summary/type",keyword:"type",params:{type:"string"}}),r++)}if(n.favours!==void 0){let p=n.favours;typeof p==
"string"?(p.length>80&&$(p)>80&&(e=t(e,{instancePath:i+"/options/"+f(s)+"/favours",schemaPath:"common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{
limit:80}}),r++),j.test(p)||(e=t(e,{instancePath:i+"/options/"+f(s)+"/favours",schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"\
^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/options/"+f(s)+"/favours",schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",params:{type:"st\
ring"}}),r++)}if(n.recommended!==void 0&&typeof n.recommended!="boolean"&&(e=t(e,{instancePath:i+"/options/"+f(s)+"/recommended",schemaPath:"#/properties/option\
s/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/recommended/type",keyword:"type",params:{type:"boolean"}}),r++),n.requires!==void 0){let p=n.requires;
if(Array.isArray(p)){let c=p.length;for(let m=0;m<c;m++){let l=p[m];typeof l=="string"?(l.length>80&&$(l)>80&&(e=t(e,{instancePath:i+"/options/"+f(s)+"/requires\
/"+m,schemaPath:"common.schema.json#/$defs/optionId/maxLength",keyword:"maxLength",params:{limit:80}}),r++),j.test(l)||(e=t(e,{instancePath:i+"/options/"+f(s)+"\
/requires/"+m,schemaPath:"common.schema.json#/$defs/optionId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"\
/options/"+f(s)+"/requires/"+m,schemaPath:"common.schema.json#/$defs/optionId/type",keyword:"type",params:{type:"string"}}),r++)}let u=p.length,d;if(u>1){let m=z(
p,B);m!==null&&([u,d]=m,e=t(e,{instancePath:i+"/options/"+f(s)+"/requires",schemaPath:"#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/p\
roperties/requires/uniqueItems",keyword:"uniqueItems",params:{i:u,j:d}}),r++)}}else e=t(e,{instancePath:i+"/options/"+f(s)+"/requires",schemaPath:"#/properties/\
options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/requires/type",keyword:"type",params:{type:"array"}}),r++}if(n.advises!==void 0){let p=n.advises;
if(Array.isArray(p)){let c=p.length;for(let m=0;m<c;m++){let l=p[m];typeof l=="string"?(l.length>80&&$(l)>80&&(e=t(e,{instancePath:i+"/options/"+f(s)+"/advises/"+
m,schemaPath:"common.schema.json#/$defs/optionId/maxLength",keyword:"maxLength",params:{limit:80}}),r++),j.test(l)||(e=t(e,{instancePath:i+"/options/"+f(s)+"/ad\
vises/"+m,schemaPath:"common.schema.json#/$defs/optionId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/opt\
ions/"+f(s)+"/advises/"+m,schemaPath:"common.schema.json#/$defs/optionId/type",keyword:"type",params:{type:"string"}}),r++)}let u=p.length,d;if(u>1){let m=z(p,B);
m!==null&&([u,d]=m,e=t(e,{instancePath:i+"/options/"+f(s)+"/advises",schemaPath:"#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/propert\
ies/advises/uniqueItems",keyword:"uniqueItems",params:{i:u,j:d}}),r++)}}else e=t(e,{instancePath:i+"/options/"+f(s)+"/advises",schemaPath:"#/properties/options/\
patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/advises/type",keyword:"type",params:{type:"array"}}),r++}if(n.conflicts!==void 0){let p=n.conflicts;
if(Array.isArray(p)){let c=p.length;for(let m=0;m<c;m++){let l=p[m];typeof l=="string"?(l.length>80&&$(l)>80&&(e=t(e,{instancePath:i+"/options/"+f(s)+"/conflict\
s/"+m,schemaPath:"common.schema.json#/$defs/optionId/maxLength",keyword:"maxLength",params:{limit:80}}),r++),j.test(l)||(e=t(e,{instancePath:i+"/options/"+f(s)+
"/conflicts/"+m,schemaPath:"common.schema.json#/$defs/optionId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+
"/options/"+f(s)+"/conflicts/"+m,schemaPath:"common.schema.json#/$defs/optionId/type",keyword:"type",params:{type:"string"}}),r++)}let u=p.length,d;if(u>1){let m=z(
p,B);m!==null&&([u,d]=m,e=t(e,{instancePath:i+"/options/"+f(s)+"/conflicts",schemaPath:"#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/\
properties/conflicts/uniqueItems",keyword:"uniqueItems",params:{i:u,j:d}}),r++)}}else e=t(e,{instancePath:i+"/options/"+f(s)+"/conflicts",schemaPath:"#/properti\
es/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/conflicts/type",keyword:"type",params:{type:"array"}}),r++}n.notOnFirstTurn!==void 0&&typeof n.
notOnFirstTurn!="boolean"&&(e=t(e,{instancePath:i+"/options/"+f(s)+"/notOnFirstTurn",schemaPath:"#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9\
-%5D*%24/properties/notOnFirstTurn/type",keyword:"type",params:{type:"boolean"}}),r++)}else e=t(e,{instancePath:i+"/options/"+f(s),schemaPath:"#/properties/opti\
ons/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/options",schemaPath:"#/pr\
operties/options/type",keyword:"type",params:{type:"object"}}),r++}o.sources!==void 0&&(de(o.sources,{instancePath:i+"/sources",parentData:o,parentDataProperty:"\
sources",rootData:P,dynamicAnchors:k})||(e=e===null?de.errors:b(e,de.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}),r++;return We.errors=e,r===0}We.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var vr=Me;function fe(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=fe.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){Object.keys(o).length<1&&(e=t(e,{instancePath:i,schemaPath:"#/minProperties",
keyword:"minProperties",params:{limit:1}}),r++);for(let a in o)A.test(a)||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:a}}),r++);for(let a in o)A.test(a)&&(N(o[a],{instancePath:i+"/"+f(a),parentData:o,parentDataProperty:a,rootData:P,dynamicAnchors:k})||
(e=e===null?N.errors:b(e,N.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return fe.errors=e,r===
0}fe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Me(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){
let e=null,r=0,y=Me.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.rules===void 0&&(e=
t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rules"}}),r++),o.sources===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"sources"}}),r++);for(let a in o)a==="$schema"||a==="rules"||a==="sources"||(e=t(e,{instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);if(o.$schema!==void 0){let a=o.$schema;typeof a=="string"?a.length<1&&
(e=t(e,{instancePath:i+"/$schema",schemaPath:"common.schema.json#/$defs/schemaPath/minLength",keyword:"minLength",params:{limit:1}}),r++):(e=t(e,{instancePath:i+
"/$schema",schemaPath:"common.schema.json#/$defs/schemaPath/type",keyword:"type",params:{type:"string"}}),r++)}if(o.rules!==void 0){let a=o.rules;if(a&&typeof a==
"object"&&!Array.isArray(a)){Object.keys(a).length<1&&(e=t(e,{instancePath:i+"/rules",schemaPath:"#/properties/rules/minProperties",keyword:"minProperties",params:{
limit:1}}),r++);for(let s in a)O.test(s)||(e=t(e,{instancePath:i+"/rules",schemaPath:"#/properties/rules/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:s}}),r++);for(let s in a)if(O.test(s)){let n=a[s];typeof n=="string"?(n.length>200&&$(n)>200&&(e=t(e,{instancePath:i+"/rules/"+f(s),schemaPath:"\
#/properties/rules/patternProperties/%5E%5B0-9A-Z%5D%5B0-9A-Za-z.()-%5D*%24/maxLength",keyword:"maxLength",params:{limit:200}}),r++),n.length<1&&(e=t(e,{instancePath:i+
"/rules/"+f(s),schemaPath:"#/properties/rules/patternProperties/%5E%5B0-9A-Z%5D%5B0-9A-Za-z.()-%5D*%24/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=
t(e,{instancePath:i+"/rules/"+f(s),schemaPath:"#/properties/rules/patternProperties/%5E%5B0-9A-Z%5D%5B0-9A-Za-z.()-%5D*%24/type",keyword:"type",params:{type:"st\
ring"}}),r++)}}else e=t(e,{instancePath:i+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type:"object"}}),r++}o.sources!==void 0&&(fe(o.sources,
{instancePath:i+"/sources",parentData:o,parentDataProperty:"sources",rootData:P,dynamicAnchors:k})||(e=e===null?fe.errors:b(e,fe.errors),r=e.length))}else e=t(e,
{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return Me.errors=e,r===0}Me.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var Ar=Ue;var wr=new RegExp("^[0-9][0-9.]*(, [A-Z][A-Za-z ]+)?$","u");function ce(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){
let e=null,r=0,y=ce.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){Object.keys(o).length<
1&&(e=t(e,{instancePath:i,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1}}),r++);for(let a in o)A.test(a)||(e=t(e,{instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);for(let a in o)A.test(a)&&(N(o[a],{instancePath:i+"/"+f(a),parentData:o,
parentDataProperty:a,rootData:P,dynamicAnchors:k})||(e=e===null?N.errors:b(e,N.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}),r++;return ce.errors=e,r===0}ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ue(o,{instancePath:i="",parentData:w,parentDataProperty:q,
rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=Ue.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&
!Array.isArray(o)){o.rules===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rules"}}),r++),o.titles===void 0&&
(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"titles"}}),r++),o.sources===void 0&&(e=t(e,{instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"sources"}}),r++);for(let a in o)a==="$schema"||a==="rules"||a==="titles"||a==="sources"||(e=t(e,{instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);if(o.$schema!==void 0){let a=o.$schema;typeof a=="string"?
a.length<1&&(e=t(e,{instancePath:i+"/$schema",schemaPath:"common.schema.json#/$defs/schemaPath/minLength",keyword:"minLength",params:{limit:1}}),r++):(e=t(e,{instancePath:i+
"/$schema",schemaPath:"common.schema.json#/$defs/schemaPath/type",keyword:"type",params:{type:"string"}}),r++)}if(o.rules!==void 0){let a=o.rules;if(a&&typeof a==
"object"&&!Array.isArray(a)){for(let s in a)wr.test(s)||(e=t(e,{instancePath:i+"/rules",schemaPath:"#/properties/rules/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:s}}),r++);for(let s in a)if(wr.test(s)){let n=a[s];typeof n=="string"?(n.length>24&&$(n)>24&&(e=t(e,{instancePath:i+"/rul\
es/"+f(s),schemaPath:"common.schema.json#/$defs/ruleNumber/maxLength",keyword:"maxLength",params:{limit:24}}),r++),O.test(n)||(e=t(e,{instancePath:i+"/rules/"+f(
s),schemaPath:"common.schema.json#/$defs/ruleNumber/pattern",keyword:"pattern",params:{pattern:"^[0-9A-Z][0-9A-Za-z.()-]*$"}}),r++)):(e=t(e,{instancePath:i+"/ru\
les/"+f(s),schemaPath:"common.schema.json#/$defs/ruleNumber/type",keyword:"type",params:{type:"string"}}),r++)}}else e=t(e,{instancePath:i+"/rules",schemaPath:"\
#/properties/rules/type",keyword:"type",params:{type:"object"}}),r++}if(o.titles!==void 0){let a=o.titles;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let s in a)
j.test(s)||(e=t(e,{instancePath:i+"/titles",schemaPath:"#/properties/titles/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),
r++);for(let s in a)if(j.test(s)){let n=a[s];typeof n=="string"?(n.length>200&&$(n)>200&&(e=t(e,{instancePath:i+"/titles/"+f(s),schemaPath:"#/properties/titles/\
patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/maxLength",keyword:"maxLength",params:{limit:200}}),r++),n.length<1&&(e=t(e,{instancePath:i+"/titles/"+f(s),schemaPath:"\
#/properties/titles/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/titles/"+
f(s),schemaPath:"#/properties/titles/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"string"}}),r++)}}else e=t(e,{instancePath:i+
"/titles",schemaPath:"#/properties/titles/type",keyword:"type",params:{type:"object"}}),r++}o.sources!==void 0&&(ce(o.sources,{instancePath:i+"/sources",parentData:o,
parentDataProperty:"sources",rootData:P,dynamicAnchors:k})||(e=e===null?ce.errors:b(e,ce.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}),r++;return Ue.errors=e,r===0}Ue.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Fr=Ge;var Wr=new RegExp("^[0-9][0-9.]*$","u"),Oe=new RegExp("^[a-z0-9][a-z0-9/-]*\\.json$","u"),Mr=new RegExp("^/.*$","u");function ye(o,{instancePath:i="",parentData:w,
parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=ye.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),o&&
typeof o=="object"&&!Array.isArray(o)){Object.keys(o).length<1&&(e=t(e,{instancePath:i,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1}}),r++);
for(let a in o)A.test(a)||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);for(let a in o)
A.test(a)&&(N(o[a],{instancePath:i+"/"+f(a),parentData:o,parentDataProperty:a,rootData:P,dynamicAnchors:k})||(e=e===null?N.errors:b(e,N.errors),r=e.length))}else
e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return ye.errors=e,r===0}ye.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Ge(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=Ge.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.id===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"id"}}),r++),o.kind===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"}}),r++),
o.title===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"title"}}),r++),o.reason===void 0&&(e=t(e,{instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"reason"}}),r++),o.citations===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"citations"}}),r++),o.requires===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
requires"}}),r++),o.conflicts===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"conflicts"}}),r++),o.default===
void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"default"}}),r++);for(let a in o)a==="$schema"||a==="id"||a===
"kind"||a==="title"||a==="reason"||a==="citations"||a==="requires"||a==="conflicts"||a==="default"||a==="errata"||a==="was"||a==="sources"||(e=t(e,{instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);if(o.$schema!==void 0){let a=o.$schema;typeof a=="string"?
a.length<1&&(e=t(e,{instancePath:i+"/$schema",schemaPath:"common.schema.json#/$defs/schemaPath/minLength",keyword:"minLength",params:{limit:1}}),r++):(e=t(e,{instancePath:i+
"/$schema",schemaPath:"common.schema.json#/$defs/schemaPath/type",keyword:"type",params:{type:"string"}}),r++)}if(o.id!==void 0){let a=o.id;typeof a=="string"?(a.
length>80&&$(a)>80&&(e=t(e,{instancePath:i+"/id",schemaPath:"common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{limit:80}}),r++),j.test(a)||(e=
t(e,{instancePath:i+"/id",schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+
"/id",schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",params:{type:"string"}}),r++)}if(o.kind!==void 0){let a=o.kind;typeof a!="string"&&(e=t(e,{instancePath:i+
"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"string"}}),r++),a==="edition"||a==="errata"||a==="option"||a==="variant"||(e=t(e,{instancePath:i+
"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues:["edition","errata","option","variant"]}}),r++)}if(o.title!==void 0){let a=o.title;
typeof a=="string"?(a.length>200&&$(a)>200&&(e=t(e,{instancePath:i+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit:200}}),r++),
a.length<1&&(e=t(e,{instancePath:i+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/titl\
e",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"}}),r++)}if(o.reason!==void 0){let a=o.reason;typeof a=="string"?(a.length>2e3&&$(a)>
2e3&&(e=t(e,{instancePath:i+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit:2e3}}),r++),a.length<1&&(e=t(e,{instancePath:i+
"/reason",schemaPath:"#/properties/reason/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/reason",schemaPath:"#/properties/reas\
on/type",keyword:"type",params:{type:"string"}}),r++)}if(o.citations!==void 0){let a=o.citations;if(Array.isArray(a)){let s=a.length;for(let n=0;n<s;n++){let p=a[n];
typeof p=="string"?(p.length>2e3&&$(p)>2e3&&(e=t(e,{instancePath:i+"/citations/"+n,schemaPath:"common.schema.json#/$defs/text/maxLength",keyword:"maxLength",params:{
limit:2e3}}),r++),p.length<1&&(e=t(e,{instancePath:i+"/citations/"+n,schemaPath:"common.schema.json#/$defs/text/minLength",keyword:"minLength",params:{limit:1}}),
r++)):(e=t(e,{instancePath:i+"/citations/"+n,schemaPath:"common.schema.json#/$defs/text/type",keyword:"type",params:{type:"string"}}),r++)}}else e=t(e,{instancePath:i+
"/citations",schemaPath:"#/properties/citations/type",keyword:"type",params:{type:"array"}}),r++}if(o.requires!==void 0){let a=o.requires;if(Array.isArray(a)){let s=a.
length;for(let c=0;c<s;c++){let u=a[c];typeof u=="string"?(u.length>80&&$(u)>80&&(e=t(e,{instancePath:i+"/requires/"+c,schemaPath:"common.schema.json#/$defs/id/\
maxLength",keyword:"maxLength",params:{limit:80}}),r++),j.test(u)||(e=t(e,{instancePath:i+"/requires/"+c,schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"\
pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/requires/"+c,schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",params:{
type:"string"}}),r++)}let n=a.length,p;if(n>1){let c=z(a,B);c!==null&&([n,p]=c,e=t(e,{instancePath:i+"/requires",schemaPath:"#/properties/requires/uniqueItems",
keyword:"uniqueItems",params:{i:n,j:p}}),r++)}}else e=t(e,{instancePath:i+"/requires",schemaPath:"#/properties/requires/type",keyword:"type",params:{type:"array"}}),
r++}if(o.conflicts!==void 0){let a=o.conflicts;if(Array.isArray(a)){let s=a.length;for(let c=0;c<s;c++){let u=a[c];typeof u=="string"?(u.length>80&&$(u)>80&&(e=
t(e,{instancePath:i+"/conflicts/"+c,schemaPath:"common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{limit:80}}),r++),j.test(u)||(e=t(e,{instancePath:i+
"/conflicts/"+c,schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/con\
flicts/"+c,schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",params:{type:"string"}}),r++)}let n=a.length,p;if(n>1){let c=z(a,B);c!==null&&([n,p]=c,
e=t(e,{instancePath:i+"/conflicts",schemaPath:"#/properties/conflicts/uniqueItems",keyword:"uniqueItems",params:{i:n,j:p}}),r++)}}else e=t(e,{instancePath:i+"/c\
onflicts",schemaPath:"#/properties/conflicts/type",keyword:"type",params:{type:"array"}}),r++}if(o.default!==void 0&&typeof o.default!="boolean"&&(e=t(e,{instancePath:i+
"/default",schemaPath:"#/properties/default/type",keyword:"type",params:{type:"boolean"}}),r++),o.errata!==void 0){let a=o.errata;if(a&&typeof a=="object"&&!Array.
isArray(a)){for(let s in a)j.test(s)||(e=t(e,{instancePath:i+"/errata",schemaPath:"#/properties/errata/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:s}}),r++);for(let s in a)if(j.test(s)){let n=a[s];if(n&&typeof n=="object"&&!Array.isArray(n)){n.component===void 0&&(e=t(e,{instancePath:i+"\
/errata/"+f(s),schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"componen\
t"}}),r++),n.place===void 0&&(e=t(e,{instancePath:i+"/errata/"+f(s),schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",
keyword:"required",params:{missingProperty:"place"}}),r++),n.kind===void 0&&(e=t(e,{instancePath:i+"/errata/"+f(s),schemaPath:"#/properties/errata/patternProper\
ties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"kind"}}),r++),n.impact===void 0&&(e=t(e,{instancePath:i+"/errata/"+f(
s),schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"impact"}}),r++),n.was===
void 0&&(e=t(e,{instancePath:i+"/errata/"+f(s),schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{
missingProperty:"was"}}),r++),n.is===void 0&&(e=t(e,{instancePath:i+"/errata/"+f(s),schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%\
5D*%24/required",keyword:"required",params:{missingProperty:"is"}}),r++),n.source===void 0&&(e=t(e,{instancePath:i+"/errata/"+f(s),schemaPath:"#/properties/erra\
ta/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"source"}}),r++);for(let p in n)p==="component"||p===
"place"||p==="kind"||p==="impact"||p==="was"||p==="is"||p==="source"||p==="note"||p==="since"||p==="document"||p==="pointer"||(e=t(e,{instancePath:i+"/errata/"+
f(s),schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}),
r++);if(n.component!==void 0){let p=n.component;typeof p!="string"&&(e=t(e,{instancePath:i+"/errata/"+f(s)+"/component",schemaPath:"#/properties/errata/patternP\
roperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/component/type",keyword:"type",params:{type:"string"}}),r++),p==="rule"||p==="counter"||p==="map"||p==="ch\
art"||p==="scenario"||p==="player-aid"||(e=t(e,{instancePath:i+"/errata/"+f(s)+"/component",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5B\
a-z0-9-%5D*%24/properties/component/enum",keyword:"enum",params:{allowedValues:["rule","counter","map","chart","scenario","player-aid"]}}),r++)}if(n.place!==void 0){
let p=n.place;typeof p=="string"?(p.length>400&&$(p)>400&&(e=t(e,{instancePath:i+"/errata/"+f(s)+"/place",schemaPath:"#/properties/errata/patternProperties/%5E%\
5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/place/maxLength",keyword:"maxLength",params:{limit:400}}),r++),p.length<1&&(e=t(e,{instancePath:i+"/errata/"+f(s)+"/plac\
e",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/place/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=
t(e,{instancePath:i+"/errata/"+f(s)+"/place",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/place/type",keyword:"\
type",params:{type:"string"}}),r++)}if(n.kind!==void 0){let p=n.kind;typeof p!="string"&&(e=t(e,{instancePath:i+"/errata/"+f(s)+"/kind",schemaPath:"#/properties\
/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/kind/type",keyword:"type",params:{type:"string"}}),r++),p==="correction"||p==="clarificati\
on"||p==="addition"||(e=t(e,{instancePath:i+"/errata/"+f(s)+"/kind",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/propertie\
s/kind/enum",keyword:"enum",params:{allowedValues:["correction","clarification","addition"]}}),r++)}if(n.impact!==void 0){let p=n.impact;typeof p!="string"&&(e=
t(e,{instancePath:i+"/errata/"+f(s)+"/impact",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/impact/type",keyword:"\
type",params:{type:"string"}}),r++),p==="none"||p==="minor"||p==="major"||(e=t(e,{instancePath:i+"/errata/"+f(s)+"/impact",schemaPath:"#/properties/errata/patte\
rnProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/impact/enum",keyword:"enum",params:{allowedValues:["none","minor","major"]}}),r++)}if(n.was!==void 0){let p=n.
was;typeof p=="string"?(p.length>2e3&&$(p)>2e3&&(e=t(e,{instancePath:i+"/errata/"+f(s)+"/was",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%\
5Ba-z0-9-%5D*%24/properties/was/maxLength",keyword:"maxLength",params:{limit:2e3}}),r++),p.length<1&&(e=t(e,{instancePath:i+"/errata/"+f(s)+"/was",schemaPath:"#\
/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/was/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+
"/errata/"+f(s)+"/was",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/was/type",keyword:"type",params:{type:"stri\
ng"}}),r++)}if(n.is!==void 0){let p=n.is;typeof p=="string"?(p.length>2e3&&$(p)>2e3&&(e=t(e,{instancePath:i+"/errata/"+f(s)+"/is",schemaPath:"#/properties/errat\
a/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/is/maxLength",keyword:"maxLength",params:{limit:2e3}}),r++),p.length<1&&(e=t(e,{instancePath:i+"\
/errata/"+f(s)+"/is",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/is/minLength",keyword:"minLength",params:{limit:1}}),
r++)):(e=t(e,{instancePath:i+"/errata/"+f(s)+"/is",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/is/type",keyword:"\
type",params:{type:"string"}}),r++)}if(n.source!==void 0){let p=n.source;typeof p=="string"?(p.length>400&&$(p)>400&&(e=t(e,{instancePath:i+"/errata/"+f(s)+"/so\
urce",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/source/maxLength",keyword:"maxLength",params:{limit:400}}),r++),
p.length<1&&(e=t(e,{instancePath:i+"/errata/"+f(s)+"/source",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/sourc\
e/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/errata/"+f(s)+"/source",schemaPath:"#/properties/errata/patternProperties/%5E\
%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/source/type",keyword:"type",params:{type:"string"}}),r++)}if(n.note!==void 0){let p=n.note;typeof p=="string"?(p.length>
2e3&&$(p)>2e3&&(e=t(e,{instancePath:i+"/errata/"+f(s)+"/note",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/note\
/maxLength",keyword:"maxLength",params:{limit:2e3}}),r++),p.length<1&&(e=t(e,{instancePath:i+"/errata/"+f(s)+"/note",schemaPath:"#/properties/errata/patternProp\
erties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/note/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/errata/"+f(s)+"/note",schemaPath:"\
#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/note/type",keyword:"type",params:{type:"string"}}),r++)}if(n.since!==void 0){let p=n.
since;typeof p=="string"?(p.length>20&&$(p)>20&&(e=t(e,{instancePath:i+"/errata/"+f(s)+"/since",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5\
D%5Ba-z0-9-%5D*%24/properties/since/maxLength",keyword:"maxLength",params:{limit:20}}),r++),Wr.test(p)||(e=t(e,{instancePath:i+"/errata/"+f(s)+"/since",schemaPath:"\
#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/since/pattern",keyword:"pattern",params:{pattern:"^[0-9][0-9.]*$"}}),r++)):(e=
t(e,{instancePath:i+"/errata/"+f(s)+"/since",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/since/type",keyword:"\
type",params:{type:"string"}}),r++)}if(n.document!==void 0){let p=n.document;typeof p=="string"?(p.length>200&&$(p)>200&&(e=t(e,{instancePath:i+"/errata/"+f(s)+
"/document",schemaPath:"common.schema.json#/$defs/documentPath/maxLength",keyword:"maxLength",params:{limit:200}}),r++),Oe.test(p)||(e=t(e,{instancePath:i+"/err\
ata/"+f(s)+"/document",schemaPath:"common.schema.json#/$defs/documentPath/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9/-]*\\.json$"}}),r++)):(e=
t(e,{instancePath:i+"/errata/"+f(s)+"/document",schemaPath:"common.schema.json#/$defs/documentPath/type",keyword:"type",params:{type:"string"}}),r++)}if(n.pointer!==
void 0){let p=n.pointer;typeof p=="string"?(p.length>400&&$(p)>400&&(e=t(e,{instancePath:i+"/errata/"+f(s)+"/pointer",schemaPath:"common.schema.json#/$defs/poin\
ter/maxLength",keyword:"maxLength",params:{limit:400}}),r++),A.test(p)||(e=t(e,{instancePath:i+"/errata/"+f(s)+"/pointer",schemaPath:"common.schema.json#/$defs/\
pointer/pattern",keyword:"pattern",params:{pattern:"^(|/.*)$"}}),r++)):(e=t(e,{instancePath:i+"/errata/"+f(s)+"/pointer",schemaPath:"common.schema.json#/$defs/p\
ointer/type",keyword:"type",params:{type:"string"}}),r++)}}else e=t(e,{instancePath:i+"/errata/"+f(s),schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-\
z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/errata",schemaPath:"#/properties/errata/type",keyword:"\
type",params:{type:"object"}}),r++}if(o.was!==void 0){let a=o.was;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let s in a)Oe.test(s)||(e=t(e,{instancePath:i+
"/was",schemaPath:"#/properties/was/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);for(let s in a)if(Oe.test(s)){let n=a[s];
if(n&&typeof n=="object"&&!Array.isArray(n))for(let p in n)Mr.test(p)||(e=t(e,{instancePath:i+"/was/"+f(s),schemaPath:"#/properties/was/patternProperties/%5E%5B\
a-z0-9%5D%5Ba-z0-9~1-%5D*%5C.json%24/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}),r++);else e=t(e,{instancePath:i+"/was/"+
f(s),schemaPath:"#/properties/was/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9~1-%5D*%5C.json%24/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+
"/was",schemaPath:"#/properties/was/type",keyword:"type",params:{type:"object"}}),r++}o.sources!==void 0&&(ye(o.sources,{instancePath:i+"/sources",parentData:o,
parentDataProperty:"sources",rootData:P,dynamicAnchors:k})||(e=e===null?ye.errors:b(e,ye.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}),r++;return Ge.errors=e,r===0}Ge.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Dr=Ke;function _(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=_.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),Array.isArray(o)){let a=o.length;for(let s=0;s<a;s++){let n=o[s];if(n&&typeof n=="object"&&!Array.isArray(n)){n.pointer===
void 0&&(e=t(e,{instancePath:i+"/"+s,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"pointer"}}),r++),n.equals===void 0&&(e=t(e,{instancePath:i+
"/"+s,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"equals"}}),r++);for(let p in n)p==="pointer"||p==="equals"||p==="note"||(e=t(e,{
instancePath:i+"/"+s,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}),r++);if(n.pointer!==void 0){let p=n.
pointer;typeof p=="string"?(p.length>400&&$(p)>400&&(e=t(e,{instancePath:i+"/"+s+"/pointer",schemaPath:"common.schema.json#/$defs/pointer/maxLength",keyword:"ma\
xLength",params:{limit:400}}),r++),A.test(p)||(e=t(e,{instancePath:i+"/"+s+"/pointer",schemaPath:"common.schema.json#/$defs/pointer/pattern",keyword:"pattern",params:{
pattern:"^(|/.*)$"}}),r++)):(e=t(e,{instancePath:i+"/"+s+"/pointer",schemaPath:"common.schema.json#/$defs/pointer/type",keyword:"type",params:{type:"string"}}),
r++)}if(n.note!==void 0){let p=n.note;typeof p=="string"?(p.length>2e3&&$(p)>2e3&&(e=t(e,{instancePath:i+"/"+s+"/note",schemaPath:"#/items/properties/note/maxLe\
ngth",keyword:"maxLength",params:{limit:2e3}}),r++),p.length<1&&(e=t(e,{instancePath:i+"/"+s+"/note",schemaPath:"#/items/properties/note/minLength",keyword:"min\
Length",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/"+s+"/note",schemaPath:"#/items/properties/note/type",keyword:"type",params:{type:"string"}}),r++)}}else
e=t(e,{instancePath:i+"/"+s,schemaPath:"#/items/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"array"}}),r++;return _.errors=e,r===0}_.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function le(o,{instancePath:i="",parentData:w,parentDataProperty:q,
rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=le.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&
!Array.isArray(o)){Object.keys(o).length<1&&(e=t(e,{instancePath:i,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1}}),r++);for(let a in o)A.
test(a)||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);for(let a in o)A.test(a)&&
(N(o[a],{instancePath:i+"/"+f(a),parentData:o,parentDataProperty:a,rootData:P,dynamicAnchors:k})||(e=e===null?N.errors:b(e,N.errors),r=e.length))}else e=t(e,{instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return le.errors=e,r===0}le.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ke(o,{
instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=Ke.evaluated;y.dynamicProps&&(y.props=void 0),y.dynamicItems&&
(y.items=void 0);let a=r,s=!0,n=r;if(o&&typeof o=="object"&&!Array.isArray(o)){let c;o.sections===void 0&&(c="sections")&&r++}var p=n===r;if(r=a,e!==null&&(a?e.
length=a:e=null),!p){let c=r;o&&typeof o=="object"&&!Array.isArray(o)&&o.choices===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/else/required",keyword:"required",
params:{missingProperty:"choices"}}),r++);var p=c===r;s=p}if(s||(e=t(e,{instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:"else"}}),r++),o&&typeof o==
"object"&&!Array.isArray(o)){for(let c in o)c==="$schema"||c==="title"||c==="description"||c==="game"||c==="scenario"||c==="options"||c==="layers"||c==="seed"||
c==="generator"||c==="dice"||c==="choices"||c==="expect"||c==="sections"||c==="omitted"||c==="sources"||(e=t(e,{instancePath:i,schemaPath:"#/additionalPropertie\
s",keyword:"additionalProperties",params:{additionalProperty:c}}),r++);if(o.$schema!==void 0){let c=o.$schema;typeof c=="string"?c.length<1&&(e=t(e,{instancePath:i+
"/$schema",schemaPath:"common.schema.json#/$defs/schemaPath/minLength",keyword:"minLength",params:{limit:1}}),r++):(e=t(e,{instancePath:i+"/$schema",schemaPath:"\
common.schema.json#/$defs/schemaPath/type",keyword:"type",params:{type:"string"}}),r++)}if(o.title!==void 0){let c=o.title;typeof c=="string"?(c.length>200&&$(c)>
200&&(e=t(e,{instancePath:i+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit:200}}),r++),c.length<1&&(e=t(e,{instancePath:i+
"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/title",schemaPath:"#/properties/title/t\
ype",keyword:"type",params:{type:"string"}}),r++)}if(o.description!==void 0){let c=o.description;typeof c=="string"?(c.length>4e3&&$(c)>4e3&&(e=t(e,{instancePath:i+
"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit:4e3}}),r++),c.length<1&&(e=t(e,{instancePath:i+"/description",schemaPath:"\
#/properties/description/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/description",schemaPath:"#/properties/description/type",
keyword:"type",params:{type:"string"}}),r++)}if(o.game!==void 0){let c=o.game;typeof c=="string"?(c.length>80&&$(c)>80&&(e=t(e,{instancePath:i+"/game",schemaPath:"\
common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{limit:80}}),r++),j.test(c)||(e=t(e,{instancePath:i+"/game",schemaPath:"common.schema.json#/$\
defs/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/game",schemaPath:"common.schema.json#/$defs/id/type",
keyword:"type",params:{type:"string"}}),r++)}if(o.scenario!==void 0){let c=o.scenario;typeof c=="string"?(c.length>400&&$(c)>400&&(e=t(e,{instancePath:i+"/scena\
rio",schemaPath:"#/properties/scenario/maxLength",keyword:"maxLength",params:{limit:400}}),r++),c.length<1&&(e=t(e,{instancePath:i+"/scenario",schemaPath:"#/pro\
perties/scenario/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/scenario",schemaPath:"#/properties/scenario/type",keyword:"typ\
e",params:{type:"string"}}),r++)}if(o.options!==void 0){let c=o.options;if(Array.isArray(c)){let u=c.length;for(let l=0;l<u;l++){let g=c[l];typeof g=="string"?(g.
length>80&&$(g)>80&&(e=t(e,{instancePath:i+"/options/"+l,schemaPath:"common.schema.json#/$defs/optionId/maxLength",keyword:"maxLength",params:{limit:80}}),r++),
j.test(g)||(e=t(e,{instancePath:i+"/options/"+l,schemaPath:"common.schema.json#/$defs/optionId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),
r++)):(e=t(e,{instancePath:i+"/options/"+l,schemaPath:"common.schema.json#/$defs/optionId/type",keyword:"type",params:{type:"string"}}),r++)}let d=c.length,m;if(d>
1){let l=z(c,B);l!==null&&([d,m]=l,e=t(e,{instancePath:i+"/options",schemaPath:"#/properties/options/uniqueItems",keyword:"uniqueItems",params:{i:d,j:m}}),r++)}}else
e=t(e,{instancePath:i+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type:"array"}}),r++}if(o.layers!==void 0){let c=o.layers;if(Array.
isArray(c)){let u=c.length;for(let l=0;l<u;l++){let g=c[l];typeof g=="string"?(g.length>80&&$(g)>80&&(e=t(e,{instancePath:i+"/layers/"+l,schemaPath:"common.sche\
ma.json#/$defs/id/maxLength",keyword:"maxLength",params:{limit:80}}),r++),j.test(g)||(e=t(e,{instancePath:i+"/layers/"+l,schemaPath:"common.schema.json#/$defs/i\
d/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/layers/"+l,schemaPath:"common.schema.json#/$defs/id/type",
keyword:"type",params:{type:"string"}}),r++)}let d=c.length,m;if(d>1){let l=z(c,B);l!==null&&([d,m]=l,e=t(e,{instancePath:i+"/layers",schemaPath:"#/properties/l\
ayers/uniqueItems",keyword:"uniqueItems",params:{i:d,j:m}}),r++)}}else e=t(e,{instancePath:i+"/layers",schemaPath:"#/properties/layers/type",keyword:"type",params:{
type:"array"}}),r++}if(o.seed!==void 0){let c=o.seed;typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)||(e=t(e,{instancePath:i+"/seed",schemaPath:"#/properties\
/seed/type",keyword:"type",params:{type:"integer"}}),r++),typeof c=="number"&&isFinite(c)&&((c>4294967295||isNaN(c))&&(e=t(e,{instancePath:i+"/seed",schemaPath:"\
#/properties/seed/maximum",keyword:"maximum",params:{comparison:"<=",limit:4294967295}}),r++),(c<0||isNaN(c))&&(e=t(e,{instancePath:i+"/seed",schemaPath:"#/prop\
erties/seed/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}if(o.generator!==void 0){let c=o.generator;c===1||c===2||(e=t(e,{instancePath:i+
"/generator",schemaPath:"#/properties/generator/enum",keyword:"enum",params:{allowedValues:[1,2]}}),r++)}if(o.dice!==void 0){let c=o.dice;if(Array.isArray(c)){let u=c.
length;for(let d=0;d<u;d++){let m=c[d];typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)||(e=t(e,{instancePath:i+"/dice/"+d,schemaPath:"#/properties/dice/items\
/type",keyword:"type",params:{type:"integer"}}),r++),typeof m=="number"&&isFinite(m)&&((m>100||isNaN(m))&&(e=t(e,{instancePath:i+"/dice/"+d,schemaPath:"#/proper\
ties/dice/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}),r++),(m<1||isNaN(m))&&(e=t(e,{instancePath:i+"/dice/"+d,schemaPath:"#/properties\
/dice/items/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}}else e=t(e,{instancePath:i+"/dice",schemaPath:"#/properties/dice/type",keyword:"\
type",params:{type:"array"}}),r++}if(o.choices!==void 0){let c=o.choices;if(Array.isArray(c)){let u=c.length;for(let d=0;d<u;d++){let m=c[d];if(m&&typeof m=="ob\
ject"&&!Array.isArray(m)){m.side===void 0&&(e=t(e,{instancePath:i+"/choices/"+d,schemaPath:"#/properties/choices/items/required",keyword:"required",params:{missingProperty:"\
side"}}),r++),m.choice===void 0&&(e=t(e,{instancePath:i+"/choices/"+d,schemaPath:"#/properties/choices/items/required",keyword:"required",params:{missingProperty:"\
choice"}}),r++);for(let l in m)l==="side"||l==="choice"||l==="step"||l==="note"||(e=t(e,{instancePath:i+"/choices/"+d,schemaPath:"#/properties/choices/items/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}),r++);if(m.side!==void 0){let l=m.side;typeof l=="string"?(l.length>80&&$(l)>80&&
(e=t(e,{instancePath:i+"/choices/"+d+"/side",schemaPath:"common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{limit:80}}),r++),j.test(l)||(e=t(e,
{instancePath:i+"/choices/"+d+"/side",schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,
{instancePath:i+"/choices/"+d+"/side",schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",params:{type:"string"}}),r++)}if(m.choice!==void 0){let l=m.
choice;l&&typeof l=="object"&&!Array.isArray(l)||(e=t(e,{instancePath:i+"/choices/"+d+"/choice",schemaPath:"#/properties/choices/items/properties/choice/type",keyword:"\
type",params:{type:"object"}}),r++)}if(m.step!==void 0){let l=m.step;typeof l=="string"?(l.length>100&&$(l)>100&&(e=t(e,{instancePath:i+"/choices/"+d+"/step",schemaPath:"\
#/$defs/step/maxLength",keyword:"maxLength",params:{limit:100}}),r++),l.length<1&&(e=t(e,{instancePath:i+"/choices/"+d+"/step",schemaPath:"#/$defs/step/minLengt\
h",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/choices/"+d+"/step",schemaPath:"#/$defs/step/type",keyword:"type",params:{type:"string"}}),
r++)}if(m.note!==void 0){let l=m.note;typeof l=="string"?(l.length>2e3&&$(l)>2e3&&(e=t(e,{instancePath:i+"/choices/"+d+"/note",schemaPath:"#/properties/choices/\
items/properties/note/maxLength",keyword:"maxLength",params:{limit:2e3}}),r++),l.length<1&&(e=t(e,{instancePath:i+"/choices/"+d+"/note",schemaPath:"#/properties\
/choices/items/properties/note/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/choices/"+d+"/note",schemaPath:"#/properties/cho\
ices/items/properties/note/type",keyword:"type",params:{type:"string"}}),r++)}}else e=t(e,{instancePath:i+"/choices/"+d,schemaPath:"#/properties/choices/items/t\
ype",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/choices",schemaPath:"#/properties/choices/type",keyword:"type",params:{type:"arra\
y"}}),r++}if(o.expect!==void 0){let c=o.expect;if(Array.isArray(c)){let u=c.length;for(let d=0;d<u;d++){let m=c[d];if(m&&typeof m=="object"&&!Array.isArray(m)){
m.after===void 0&&(e=t(e,{instancePath:i+"/expect/"+d,schemaPath:"#/properties/expect/items/required",keyword:"required",params:{missingProperty:"after"}}),r++),
m.pointer===void 0&&(e=t(e,{instancePath:i+"/expect/"+d,schemaPath:"#/properties/expect/items/required",keyword:"required",params:{missingProperty:"pointer"}}),
r++),m.equals===void 0&&(e=t(e,{instancePath:i+"/expect/"+d,schemaPath:"#/properties/expect/items/required",keyword:"required",params:{missingProperty:"equals"}}),
r++);for(let l in m)l==="after"||l==="pointer"||l==="equals"||l==="note"||(e=t(e,{instancePath:i+"/expect/"+d,schemaPath:"#/properties/expect/items/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:l}}),r++);if(m.after!==void 0){let l=m.after;typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(
l)||(e=t(e,{instancePath:i+"/expect/"+d+"/after",schemaPath:"#/properties/expect/items/properties/after/type",keyword:"type",params:{type:"integer"}}),r++),typeof l==
"number"&&isFinite(l)&&(l<0||isNaN(l))&&(e=t(e,{instancePath:i+"/expect/"+d+"/after",schemaPath:"#/properties/expect/items/properties/after/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:0}}),r++)}if(m.pointer!==void 0){let l=m.pointer;typeof l=="string"?(l.length>400&&$(l)>400&&(e=t(e,{instancePath:i+"/expec\
t/"+d+"/pointer",schemaPath:"common.schema.json#/$defs/pointer/maxLength",keyword:"maxLength",params:{limit:400}}),r++),A.test(l)||(e=t(e,{instancePath:i+"/expe\
ct/"+d+"/pointer",schemaPath:"common.schema.json#/$defs/pointer/pattern",keyword:"pattern",params:{pattern:"^(|/.*)$"}}),r++)):(e=t(e,{instancePath:i+"/expect/"+
d+"/pointer",schemaPath:"common.schema.json#/$defs/pointer/type",keyword:"type",params:{type:"string"}}),r++)}if(m.note!==void 0){let l=m.note;typeof l=="string"?
(l.length>2e3&&$(l)>2e3&&(e=t(e,{instancePath:i+"/expect/"+d+"/note",schemaPath:"#/properties/expect/items/properties/note/maxLength",keyword:"maxLength",params:{
limit:2e3}}),r++),l.length<1&&(e=t(e,{instancePath:i+"/expect/"+d+"/note",schemaPath:"#/properties/expect/items/properties/note/minLength",keyword:"minLength",params:{
limit:1}}),r++)):(e=t(e,{instancePath:i+"/expect/"+d+"/note",schemaPath:"#/properties/expect/items/properties/note/type",keyword:"type",params:{type:"string"}}),
r++)}}else e=t(e,{instancePath:i+"/expect/"+d,schemaPath:"#/properties/expect/items/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+
"/expect",schemaPath:"#/properties/expect/type",keyword:"type",params:{type:"array"}}),r++}if(o.sections!==void 0){let c=o.sections;if(Array.isArray(c)){let u=c.
length;for(let d=0;d<u;d++){let m=c[d];if(m&&typeof m=="object"&&!Array.isArray(m)){m.title===void 0&&(e=t(e,{instancePath:i+"/sections/"+d,schemaPath:"#/proper\
ties/sections/items/required",keyword:"required",params:{missingProperty:"title"}}),r++),m.moves===void 0&&(e=t(e,{instancePath:i+"/sections/"+d,schemaPath:"#/p\
roperties/sections/items/required",keyword:"required",params:{missingProperty:"moves"}}),r++);for(let l in m)l==="title"||l==="note"||l==="side"||l==="moves"||l===
"expect"||(e=t(e,{instancePath:i+"/sections/"+d,schemaPath:"#/properties/sections/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}),
r++);if(m.title!==void 0){let l=m.title;typeof l=="string"?(l.length>200&&$(l)>200&&(e=t(e,{instancePath:i+"/sections/"+d+"/title",schemaPath:"#/properties/sect\
ions/items/properties/title/maxLength",keyword:"maxLength",params:{limit:200}}),r++),l.length<1&&(e=t(e,{instancePath:i+"/sections/"+d+"/title",schemaPath:"#/pr\
operties/sections/items/properties/title/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/sections/"+d+"/title",schemaPath:"#/pr\
operties/sections/items/properties/title/type",keyword:"type",params:{type:"string"}}),r++)}if(m.note!==void 0){let l=m.note;typeof l=="string"?(l.length>2e3&&$(
l)>2e3&&(e=t(e,{instancePath:i+"/sections/"+d+"/note",schemaPath:"#/properties/sections/items/properties/note/maxLength",keyword:"maxLength",params:{limit:2e3}}),
r++),l.length<1&&(e=t(e,{instancePath:i+"/sections/"+d+"/note",schemaPath:"#/properties/sections/items/properties/note/minLength",keyword:"minLength",params:{limit:1}}),
r++)):(e=t(e,{instancePath:i+"/sections/"+d+"/note",schemaPath:"#/properties/sections/items/properties/note/type",keyword:"type",params:{type:"string"}}),r++)}if(m.
side!==void 0){let l=m.side;typeof l=="string"?(l.length>80&&$(l)>80&&(e=t(e,{instancePath:i+"/sections/"+d+"/side",schemaPath:"common.schema.json#/$defs/id/max\
Length",keyword:"maxLength",params:{limit:80}}),r++),j.test(l)||(e=t(e,{instancePath:i+"/sections/"+d+"/side",schemaPath:"common.schema.json#/$defs/id/pattern",
keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/sections/"+d+"/side",schemaPath:"common.schema.json#/$defs/id/type",keyword:"\
type",params:{type:"string"}}),r++)}if(m.moves!==void 0){let l=m.moves;if(Array.isArray(l)){let g=l.length;for(let h=0;h<g;h++){let x=l[h];if(x&&typeof x=="obje\
ct"&&!Array.isArray(x)){x.choices===void 0&&(e=t(e,{instancePath:i+"/sections/"+d+"/moves/"+h,schemaPath:"#/properties/sections/items/properties/moves/items/req\
uired",keyword:"required",params:{missingProperty:"choices"}}),r++);for(let v in x)v==="note"||v==="side"||v==="step"||v==="times"||v==="choices"||v==="expect"||
(e=t(e,{instancePath:i+"/sections/"+d+"/moves/"+h,schemaPath:"#/properties/sections/items/properties/moves/items/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:v}}),r++);if(x.note!==void 0){let v=x.note;typeof v=="string"?(v.length>2e3&&$(v)>2e3&&(e=t(e,{instancePath:i+"/sections/"+d+"/\
moves/"+h+"/note",schemaPath:"#/properties/sections/items/properties/moves/items/properties/note/maxLength",keyword:"maxLength",params:{limit:2e3}}),r++),v.length<
1&&(e=t(e,{instancePath:i+"/sections/"+d+"/moves/"+h+"/note",schemaPath:"#/properties/sections/items/properties/moves/items/properties/note/minLength",keyword:"\
minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/sections/"+d+"/moves/"+h+"/note",schemaPath:"#/properties/sections/items/properties/moves/items/pro\
perties/note/type",keyword:"type",params:{type:"string"}}),r++)}if(x.side!==void 0){let v=x.side;typeof v=="string"?(v.length>80&&$(v)>80&&(e=t(e,{instancePath:i+
"/sections/"+d+"/moves/"+h+"/side",schemaPath:"common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{limit:80}}),r++),j.test(v)||(e=t(e,{instancePath:i+
"/sections/"+d+"/moves/"+h+"/side",schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+
"/sections/"+d+"/moves/"+h+"/side",schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",params:{type:"string"}}),r++)}if(x.step!==void 0){let v=x.step;
typeof v=="string"?(v.length>100&&$(v)>100&&(e=t(e,{instancePath:i+"/sections/"+d+"/moves/"+h+"/step",schemaPath:"#/$defs/step/maxLength",keyword:"maxLength",params:{
limit:100}}),r++),v.length<1&&(e=t(e,{instancePath:i+"/sections/"+d+"/moves/"+h+"/step",schemaPath:"#/$defs/step/minLength",keyword:"minLength",params:{limit:1}}),
r++)):(e=t(e,{instancePath:i+"/sections/"+d+"/moves/"+h+"/step",schemaPath:"#/$defs/step/type",keyword:"type",params:{type:"string"}}),r++)}if(x.times!==void 0){
let v=x.times;typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)||(e=t(e,{instancePath:i+"/sections/"+d+"/moves/"+h+"/times",schemaPath:"#/properties/sections/i\
tems/properties/moves/items/properties/times/type",keyword:"type",params:{type:"integer"}}),r++),typeof v=="number"&&isFinite(v)&&((v>100||isNaN(v))&&(e=t(e,{instancePath:i+
"/sections/"+d+"/moves/"+h+"/times",schemaPath:"#/properties/sections/items/properties/moves/items/properties/times/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:100}}),r++),(v<1||isNaN(v))&&(e=t(e,{instancePath:i+"/sections/"+d+"/moves/"+h+"/times",schemaPath:"#/properties/sections/items/properties/moves/items\
/properties/times/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(x.choices!==void 0){let v=x.choices;if(Array.isArray(v)){v.length<1&&(e=
t(e,{instancePath:i+"/sections/"+d+"/moves/"+h+"/choices",schemaPath:"#/properties/sections/items/properties/moves/items/properties/choices/minItems",keyword:"m\
inItems",params:{limit:1}}),r++);let S=v.length;for(let T=0;T<S;T++){let pr=v[T];pr&&typeof pr=="object"&&!Array.isArray(pr)||(e=t(e,{instancePath:i+"/sections/"+
d+"/moves/"+h+"/choices/"+T,schemaPath:"#/properties/sections/items/properties/moves/items/properties/choices/items/type",keyword:"type",params:{type:"object"}}),
r++)}}else e=t(e,{instancePath:i+"/sections/"+d+"/moves/"+h+"/choices",schemaPath:"#/properties/sections/items/properties/moves/items/properties/choices/type",keyword:"\
type",params:{type:"array"}}),r++}x.expect!==void 0&&(_(x.expect,{instancePath:i+"/sections/"+d+"/moves/"+h+"/expect",parentData:x,parentDataProperty:"expect",rootData:P,
dynamicAnchors:k})||(e=e===null?_.errors:b(e,_.errors),r=e.length))}else e=t(e,{instancePath:i+"/sections/"+d+"/moves/"+h,schemaPath:"#/properties/sections/item\
s/properties/moves/items/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/sections/"+d+"/moves",schemaPath:"#/properties/sections\
/items/properties/moves/type",keyword:"type",params:{type:"array"}}),r++}m.expect!==void 0&&(_(m.expect,{instancePath:i+"/sections/"+d+"/expect",parentData:m,parentDataProperty:"\
expect",rootData:P,dynamicAnchors:k})||(e=e===null?_.errors:b(e,_.errors),r=e.length))}else e=t(e,{instancePath:i+"/sections/"+d,schemaPath:"#/properties/sectio\
ns/items/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/sections",schemaPath:"#/properties/sections/type",keyword:"type",params:{
type:"array"}}),r++}if(o.omitted!==void 0){let c=o.omitted;if(Array.isArray(c)){let u=c.length;for(let d=0;d<u;d++){let m=c[d];typeof m=="string"?(m.length>2e3&&
$(m)>2e3&&(e=t(e,{instancePath:i+"/omitted/"+d,schemaPath:"common.schema.json#/$defs/text/maxLength",keyword:"maxLength",params:{limit:2e3}}),r++),m.length<1&&(e=
t(e,{instancePath:i+"/omitted/"+d,schemaPath:"common.schema.json#/$defs/text/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/om\
itted/"+d,schemaPath:"common.schema.json#/$defs/text/type",keyword:"type",params:{type:"string"}}),r++)}}else e=t(e,{instancePath:i+"/omitted",schemaPath:"#/pro\
perties/omitted/type",keyword:"type",params:{type:"array"}}),r++}o.sources!==void 0&&(le(o.sources,{instancePath:i+"/sources",parentData:o,parentDataProperty:"s\
ources",rootData:P,dynamicAnchors:k})||(e=e===null?le.errors:b(e,le.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}),r++;return Ke.errors=e,r===0}Ke.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Lr=Je;var ie=new RegExp("^[a-z][a-z0-9-]*$","u");function ue(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=ue.evaluated;y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0);let a=r,s=!0,n=r;o&&typeof o=="object"&&!Array.isArray(o)&&o.kind!==void 0&&o.kind!=="base"&&r++;var p=n===r;r=a,e!==null&&
(a?e.length=a:e=null);let c;if(p){let d=r;o&&typeof o=="object"&&!Array.isArray(o)&&(o.airCapacity===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/then/required",
keyword:"required",params:{missingProperty:"airCapacity"}}),r++),o.portCapacity===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/then/required",keyword:"required",
params:{missingProperty:"portCapacity"}}),r++));var p=d===r;s=p,c="then"}else{let d=r;o&&typeof o=="object"&&!Array.isArray(o)&&(o.airCapacity!==void 0&&(e=t(e,
{instancePath:i+"/airCapacity",schemaPath:"#/else/properties/airCapacity/false schema",keyword:"false schema",params:{}}),r++),o.portCapacity!==void 0&&(e=t(e,{
instancePath:i+"/portCapacity",schemaPath:"#/else/properties/portCapacity/false schema",keyword:"false schema",params:{}}),r++),o.victoryPoints!==void 0&&o.victoryPoints!==
0&&(e=t(e,{instancePath:i+"/victoryPoints",schemaPath:"#/else/properties/victoryPoints/const",keyword:"const",params:{allowedValue:0}}),r++),o.oil!==void 0&&(e=
t(e,{instancePath:i+"/oil",schemaPath:"#/else/properties/oil/false schema",keyword:"false schema",params:{}}),r++),o.homeBaseOf!==void 0&&(e=t(e,{instancePath:i+
"/homeBaseOf",schemaPath:"#/else/properties/homeBaseOf/false schema",keyword:"false schema",params:{}}),r++));var p=d===r;if(s=p,s){var u={};u.airCapacity=!0,u.
portCapacity=!0,u.victoryPoints=!0,u.oil=!0,u.homeBaseOf=!0,u.kind=!0}c="else"}if(s||(e=t(e,{instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:c}}),
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
keyword:"type",params:{type:"string"}}),r++)}if(o.hex!==void 0){let d=o.hex;typeof d=="string"?re.test(d)||(e=t(e,{instancePath:i+"/hex",schemaPath:"../common/c\
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
r++;return ue.errors=e,r===0}ue.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function he(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,
dynamicAnchors:k={}}={}){let e=null,r=0,y=he.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(
o)){Object.keys(o).length<1&&(e=t(e,{instancePath:i,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1}}),r++);for(let a in o)A.test(a)||(e=t(
e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);for(let a in o)A.test(a)&&(N(o[a],{instancePath:i+
"/"+f(a),parentData:o,parentDataProperty:a,rootData:P,dynamicAnchors:k})||(e=e===null?N.errors:b(e,N.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}),r++;return he.errors=e,r===0}he.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Je(o,{instancePath:i="",
parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=Je.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=
void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.$schema===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
$schema"}}),r++),o.bases===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"bases"}}),r++),o.sources===void 0&&
(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sources"}}),r++);for(let a in o)a==="$schema"||a==="bases"||a==="sour\
ces"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);if(o.$schema!==void 0){let a=o.
$schema;typeof a=="string"?a.length<1&&(e=t(e,{instancePath:i+"/$schema",schemaPath:"../common/common.schema.json#/$defs/schemaPath/minLength",keyword:"minLengt\
h",params:{limit:1}}),r++):(e=t(e,{instancePath:i+"/$schema",schemaPath:"../common/common.schema.json#/$defs/schemaPath/type",keyword:"type",params:{type:"strin\
g"}}),r++)}if(o.bases!==void 0){let a=o.bases;if(a&&typeof a=="object"&&!Array.isArray(a)){Object.keys(a).length<1&&(e=t(e,{instancePath:i+"/bases",schemaPath:"\
#/properties/bases/minProperties",keyword:"minProperties",params:{limit:1}}),r++);for(let s in a)ie.test(s)||(e=t(e,{instancePath:i+"/bases",schemaPath:"#/prope\
rties/bases/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);for(let s in a)ie.test(s)&&(ue(a[s],{instancePath:i+"/base\
s/"+f(s),parentData:a,parentDataProperty:s,rootData:P,dynamicAnchors:k})||(e=e===null?ue.errors:b(e,ue.errors),r=e.length))}else e=t(e,{instancePath:i+"/bases",
schemaPath:"#/properties/bases/type",keyword:"type",params:{type:"object"}}),r++}o.sources!==void 0&&(he(o.sources,{instancePath:i+"/sources",parentData:o,parentDataProperty:"\
sources",rootData:P,dynamicAnchors:k})||(e=e===null?he.errors:b(e,he.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}),r++;return Je.errors=e,r===0}Je.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Br=Qe;function Pe(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=Pe.evaluated;y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0);let a=r,s=!0,n=r;if(o&&typeof o=="object"&&!Array.isArray(o)&&o.class!==void 0){let m=o.class;m==="CV"||m==="CVL"||r++}
var p=n===r;r=a,e!==null&&(a?e.length=a:e=null);let c;if(p){let m=r;o&&typeof o=="object"&&!Array.isArray(o)&&o.airStrength===void 0&&(e=t(e,{instancePath:i,schemaPath:"\
#/then/required",keyword:"required",params:{missingProperty:"airStrength"}}),r++);var p=m===r;s=p,c="then"}else{let m=r,l=r,g=!0,h=r;o&&typeof o=="object"&&!Array.
isArray(o)&&o.class!==void 0&&o.class!=="BBV"&&r++;var u=h===r;if(r=l,e!==null&&(l?e.length=l:e=null),!u){let v=r;o&&typeof o=="object"&&!Array.isArray(o)&&o.airStrength!==
void 0&&(e=t(e,{instancePath:i+"/airStrength",schemaPath:"#/else/else/properties/airStrength/false schema",keyword:"false schema",params:{}}),r++);var u=v===r;if(g=
u,g){var d={};d.airStrength=!0,d.class=!0}}g||(e=t(e,{instancePath:i,schemaPath:"#/else/if",keyword:"if",params:{failingKeyword:"else"}}),r++);var p=m===r;s=p,s&&
d!==!0&&(d=d||{},d.class=!0),c="else"}if(s||(e=t(e,{instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:c}}),r++),o&&typeof o=="object"&&!Array.
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
/ruleNumber/maxLength",keyword:"maxLength",params:{limit:24}}),r++),O.test(m)||(e=t(e,{instancePath:i+"/optional",schemaPath:"../common/common.schema.json#/$def\
s/ruleNumber/pattern",keyword:"pattern",params:{pattern:"^[0-9A-Z][0-9A-Za-z.()-]*$"}}),r++)):(e=t(e,{instancePath:i+"/optional",schemaPath:"../common/common.sc\
hema.json#/$defs/ruleNumber/type",keyword:"type",params:{type:"string"}}),r++)}if(o.airGroup!==void 0){let m=o.airGroup;if(m&&typeof m=="object"&&!Array.isArray(
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
olean"}}),r++)}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return Pe.errors=e,r===0}Pe.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function ke(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=ke.evaluated;y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0);let a=r,s=!0,n=r;o&&typeof o=="object"&&!Array.isArray(o)&&o.steps!==void 0&&o.steps!==2&&r++;var p=n===r;r=a,e!==null&&
(a?e.length=a:e=null);let c;if(p){let d=r;o&&typeof o=="object"&&!Array.isArray(o)&&o.reduced===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/then/required",keyword:"\
required",params:{missingProperty:"reduced"}}),r++);var p=d===r;s=p,c="then"}else{let d=r;o&&typeof o=="object"&&!Array.isArray(o)&&o.reduced!==void 0&&(e=t(e,{
instancePath:i+"/reduced",schemaPath:"#/else/properties/reduced/false schema",keyword:"false schema",params:{}}),r++);var p=d===r;if(s=p,s){var u={};u.reduced=!0,
u.steps=!0}c="else"}if(s||(e=t(e,{instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:c}}),r++),o&&typeof o=="object"&&!Array.isArray(o)){o.nation===
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
type:"object"}}),r++;return ke.errors=e,r===0}ke.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ge(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=ge.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.nation===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"nation"}}),r++),o.name===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"nam\
e"}}),r++),o.count===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"count"}}),r++),o.maxSteps===void 0&&(e=t(
e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"maxSteps"}}),r++);for(let a in o)a==="nation"||a==="name"||a==="count"||a===
"maxSteps"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);if(o.nation!==void 0){
let a=o.nation;typeof a!="string"&&(e=t(e,{instancePath:i+"/nation",schemaPath:"defs.schema.json#/$defs/nation/type",keyword:"type",params:{type:"string"}}),r++),
a==="japan"||a==="us"||a==="britain"||a==="netherlands"||(e=t(e,{instancePath:i+"/nation",schemaPath:"defs.schema.json#/$defs/nation/enum",keyword:"enum",params:{
allowedValues:["japan","us","britain","netherlands"]}}),r++)}if(o.name!==void 0){let a=o.name;typeof a=="string"?(a.length>120&&$(a)>120&&(e=t(e,{instancePath:i+
"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:120}}),r++),a.length<1&&(e=t(e,{instancePath:i+"/name",schemaPath:"#/properti\
es/name/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"\
string"}}),r++)}if(o.count!==void 0){let a=o.count;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/count",schemaPath:"#/$defs/count\
/type",keyword:"type",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>60||isNaN(a))&&(e=t(e,{instancePath:i+"/count",schemaPath:"#/$defs/cou\
nt/maximum",keyword:"maximum",params:{comparison:"<=",limit:60}}),r++),(a<1||isNaN(a))&&(e=t(e,{instancePath:i+"/count",schemaPath:"#/$defs/count/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}),r++))}if(o.maxSteps!==void 0){let a=o.maxSteps;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+
"/maxSteps",schemaPath:"#/properties/maxSteps/type",keyword:"type",params:{type:"integer"}}),r++),a===2||a===1||(e=t(e,{instancePath:i+"/maxSteps",schemaPath:"#\
/properties/maxSteps/enum",keyword:"enum",params:{allowedValues:[2,1]}}),r++)}}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"objec\
t"}}),r++;return ge.errors=e,r===0}ge.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function we(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,
dynamicAnchors:k={}}={}){let e=null,r=0,y=we.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(
o)){Object.keys(o).length<1&&(e=t(e,{instancePath:i,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1}}),r++);for(let a in o)A.test(a)||(e=t(
e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);for(let a in o)A.test(a)&&(N(o[a],{instancePath:i+
"/"+f(a),parentData:o,parentDataProperty:a,rootData:P,dynamicAnchors:k})||(e=e===null?N.errors:b(e,N.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}),r++;return we.errors=e,r===0}we.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Qe(o,{instancePath:i="",
parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=Qe.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=
void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.$schema===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
$schema"}}),r++),o.naval===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"naval"}}),r++),o.land===void 0&&(e=
t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"land"}}),r++),o.air===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"air"}}),r++),o.sources===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
sources"}}),r++);for(let a in o)a==="$schema"||a==="naval"||a==="land"||a==="air"||a==="sources"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:a}}),r++);if(o.$schema!==void 0){let a=o.$schema;typeof a=="string"?a.length<1&&(e=t(e,{instancePath:i+"/$schem\
a",schemaPath:"../common/common.schema.json#/$defs/schemaPath/minLength",keyword:"minLength",params:{limit:1}}),r++):(e=t(e,{instancePath:i+"/$schema",schemaPath:"\
../common/common.schema.json#/$defs/schemaPath/type",keyword:"type",params:{type:"string"}}),r++)}if(o.naval!==void 0){let a=o.naval;if(a&&typeof a=="object"&&!Array.
isArray(a)){for(let s in a)j.test(s)||(e=t(e,{instancePath:i+"/naval",schemaPath:"#/properties/naval/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:s}}),r++);for(let s in a)j.test(s)&&(Pe(a[s],{instancePath:i+"/naval/"+f(s),parentData:a,parentDataProperty:s,rootData:P,dynamicAnchors:k})||
(e=e===null?Pe.errors:b(e,Pe.errors),r=e.length))}else e=t(e,{instancePath:i+"/naval",schemaPath:"#/properties/naval/type",keyword:"type",params:{type:"object"}}),
r++}if(o.land!==void 0){let a=o.land;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let s in a)j.test(s)||(e=t(e,{instancePath:i+"/land",schemaPath:"#/propert\
ies/land/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);for(let s in a)j.test(s)&&(ke(a[s],{instancePath:i+"/land/"+f(
s),parentData:a,parentDataProperty:s,rootData:P,dynamicAnchors:k})||(e=e===null?ke.errors:b(e,ke.errors),r=e.length))}else e=t(e,{instancePath:i+"/land",schemaPath:"\
#/properties/land/type",keyword:"type",params:{type:"object"}}),r++}if(o.air!==void 0){let a=o.air;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let s in a)j.
test(s)||(e=t(e,{instancePath:i+"/air",schemaPath:"#/properties/air/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);for(let s in a)
j.test(s)&&(ge(a[s],{instancePath:i+"/air/"+f(s),parentData:a,parentDataProperty:s,rootData:P,dynamicAnchors:k})||(e=e===null?ge.errors:b(e,ge.errors),r=e.length))}else
e=t(e,{instancePath:i+"/air",schemaPath:"#/properties/air/type",keyword:"type",params:{type:"object"}}),r++}o.sources!==void 0&&(we(o.sources,{instancePath:i+"/\
sources",parentData:o,parentDataProperty:"sources",rootData:P,dynamicAnchors:k})||(e=e===null?we.errors:b(e,we.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}),r++;return Qe.errors=e,r===0}Qe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var zr=Xe;function F(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=F.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),Array.isArray(o)){let a=o.length;for(let p=0;p<a;p++){let c=o[p];typeof c!="string"&&(e=t(e,{instancePath:i+"/"+p,schemaPath:"\
defs.schema.json#/$defs/shipClass/type",keyword:"type",params:{type:"string"}}),r++),c==="CV"||c==="CVL"||c==="BB"||c==="BBV"||c==="CB"||c==="CA"||c==="CL"||c===
"CLAA"||c==="DD"||(e=t(e,{instancePath:i+"/"+p,schemaPath:"defs.schema.json#/$defs/shipClass/enum",keyword:"enum",params:{allowedValues:["CV","CVL","BB","BBV","\
CB","CA","CL","CLAA","DD"]}}),r++)}let s=o.length,n;if(s>1){let p=z(o,B);p!==null&&([s,n]=p,e=t(e,{instancePath:i,schemaPath:"#/uniqueItems",keyword:"uniqueItem\
s",params:{i:s,j:n}}),r++)}}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"}}),r++;return F.errors=e,r===0}F.evaluated={items:!0,
dynamicProps:!1,dynamicItems:!1};function H(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=H.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),Array.isArray(o)){let a=o.length;for(let p=0;p<a;p++){let c=o[p];typeof c!="string"&&(e=t(e,{instancePath:i+"/"+p,schemaPath:"\
defs.schema.json#/$defs/nation/type",keyword:"type",params:{type:"string"}}),r++),c==="japan"||c==="us"||c==="britain"||c==="netherlands"||(e=t(e,{instancePath:i+
"/"+p,schemaPath:"defs.schema.json#/$defs/nation/enum",keyword:"enum",params:{allowedValues:["japan","us","britain","netherlands"]}}),r++)}let s=o.length,n;if(s>
1){let p=z(o,B);p!==null&&([s,n]=p,e=t(e,{instancePath:i,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i:s,j:n}}),r++)}}else e=t(e,{instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"array"}}),r++;return H.errors=e,r===0}H.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function C(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=C.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),Array.isArray(o)){o.length<1&&(e=t(e,{instancePath:i,schemaPath:"#/minItems",keyword:"minItems",params:{limit:1}}),r++);
let a=o.length;for(let p=0;p<a;p++){let c=o[p];typeof c=="string"?(c.length>80&&$(c)>80&&(e=t(e,{instancePath:i+"/"+p,schemaPath:"defs.schema.json#/$defs/placeI\
d/maxLength",keyword:"maxLength",params:{limit:80}}),r++),j.test(c)||(e=t(e,{instancePath:i+"/"+p,schemaPath:"defs.schema.json#/$defs/placeId/pattern",keyword:"\
pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/"+p,schemaPath:"defs.schema.json#/$defs/placeId/type",keyword:"type",params:{type:"\
string"}}),r++)}let s=o.length,n;if(s>1){let p=z(o,B);p!==null&&([s,n]=p,e=t(e,{instancePath:i,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i:s,j:n}}),
r++)}}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"}}),r++;return C.errors=e,r===0}C.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};
function be(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=be.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){Object.keys(o).length<1&&(e=t(e,{instancePath:i,schemaPath:"#/minProperties",
keyword:"minProperties",params:{limit:1}}),r++);for(let a in o)A.test(a)||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:a}}),r++);for(let a in o)A.test(a)&&(N(o[a],{instancePath:i+"/"+f(a),parentData:o,parentDataProperty:a,rootData:P,dynamicAnchors:k})||
(e=e===null?N.errors:b(e,N.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return be.errors=e,r===
0}be.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var I=new RegExp("^([1-9]|1[0-6])$","u");function Xe(o,{instancePath:i="",parentData:w,parentDataProperty:q,
rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=Xe.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&
!Array.isArray(o)){o.$schema===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"$schema"}}),r++),o.clock===void 0&&
(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"clock"}}),r++),o.hits===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"hits"}}),r++),o.oil===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
oil"}}),r++),o.replacements===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"replacements"}}),r++),o.deployment===
void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"deployment"}}),r++),o.movement===void 0&&(e=t(e,{instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"movement"}}),r++),o.taskForce===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"taskForce"}}),r++),o.reaction===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
reaction"}}),r++),o.airCommitment===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"airCommitment"}}),r++),o.
airZoc===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"airZoc"}}),r++),o.airUnits===void 0&&(e=t(e,{instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"airUnits"}}),r++),o.economicWarfare===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"economicWarfare"}}),r++),o.submarines===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"submarines"}}),r++),o.supply===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"supply"}}),r++),
o.landing===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"landing"}}),r++),o.landCombat===void 0&&(e=t(e,{instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"landCombat"}}),r++),o.surfaceCombat===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"surfaceCombat"}}),r++),o.antiAircraft===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"antiAircraft"}}),r++),o.airPoints===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"airPoint\
s"}}),r++),o.damage===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"damage"}}),r++),o.delays===void 0&&(e=t(
e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"delays"}}),r++),o.supplyStatus===void 0&&(e=t(e,{instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"supplyStatus"}}),r++),o.expansion===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"expansion"}}),r++),o.resourceFueling===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
resourceFueling"}}),r++),o.returnPorts===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"returnPorts"}}),r++),
o.navalAviation===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"navalAviation"}}),r++),o.battleBoard===void 0&&
(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"battleBoard"}}),r++),o.victory===void 0&&(e=t(e,{instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"victory"}}),r++),o.turnOne===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"turnOne"}}),r++),o.europeanFleet===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"europeanF\
leet"}}),r++),o.longLance===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"longLance"}}),r++),o.tokyoExpress===
void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"tokyoExpress"}}),r++),o.kamikaze===void 0&&(e=t(e,{instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"kamikaze"}}),r++),o.sources===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"sources"}}),r++),o.ranger===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
ranger"}}),r++),o.pilotTraining===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pilotTraining"}}),r++),o.accidents===
void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"accidents"}}),r++),o.reactionDeployment===void 0&&(e=t(e,{instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"reactionDeployment"}}),r++),o.strategicBombing===void 0&&(e=t(e,{instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"strategicBombing"}}),r++),o.hiddenTaskForces===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"hiddenTaskForces"}}),r++),o.antiAircraftUpgrade===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"antiAircraftUpgrade"}}),r++);for(let a in o)a==="$schema"||a==="clock"||a==="hits"||a==="oil"||a==="replacements"||a==="deployment"||a==="movem\
ent"||a==="taskForce"||a==="reaction"||a==="airCommitment"||a==="airZoc"||a==="airUnits"||a==="economicWarfare"||a==="submarines"||a==="supply"||a==="landing"||
a==="landCombat"||a==="surfaceCombat"||a==="antiAircraft"||a==="airPoints"||a==="damage"||a==="delays"||a==="supplyStatus"||a==="expansion"||a==="resourceFuelin\
g"||a==="returnPorts"||a==="navalAviation"||a==="battleBoard"||a==="victory"||a==="turnOne"||a==="europeanFleet"||a==="longLance"||a==="tokyoExpress"||a==="kami\
kaze"||a==="sources"||a==="ranger"||a==="pilotTraining"||a==="accidents"||a==="reactionDeployment"||a==="strategicBombing"||a==="hiddenTaskForces"||a==="antiAir\
craftUpgrade"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);if(o.$schema!==void 0){
let a=o.$schema;typeof a=="string"?a.length<1&&(e=t(e,{instancePath:i+"/$schema",schemaPath:"../common/common.schema.json#/$defs/schemaPath/minLength",keyword:"\
minLength",params:{limit:1}}),r++):(e=t(e,{instancePath:i+"/$schema",schemaPath:"../common/common.schema.json#/$defs/schemaPath/type",keyword:"type",params:{type:"\
string"}}),r++)}if(o.clock!==void 0){let a=o.clock;if(a&&typeof a=="object"&&!Array.isArray(a)){a.firstTurn===void 0&&(e=t(e,{instancePath:i+"/clock",schemaPath:"\
#/properties/clock/required",keyword:"required",params:{missingProperty:"firstTurn"}}),r++),a.lastTurn===void 0&&(e=t(e,{instancePath:i+"/clock",schemaPath:"#/p\
roperties/clock/required",keyword:"required",params:{missingProperty:"lastTurn"}}),r++);for(let s in a)s==="firstTurn"||s==="lastTurn"||(e=t(e,{instancePath:i+"\
/clock",schemaPath:"#/properties/clock/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);if(a.firstTurn!==void 0){let s=a.
firstTurn;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/clock/firstTurn",schemaPath:"defs.schema.json#/$defs/turn/type",keyword:"\
type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>16||isNaN(s))&&(e=t(e,{instancePath:i+"/clock/firstTurn",schemaPath:"defs.schema.json#\
/$defs/turn/maximum",keyword:"maximum",params:{comparison:"<=",limit:16}}),r++),(s<1||isNaN(s))&&(e=t(e,{instancePath:i+"/clock/firstTurn",schemaPath:"defs.sche\
ma.json#/$defs/turn/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(a.lastTurn!==void 0){let s=a.lastTurn;typeof s=="number"&&!(s%1)&&!isNaN(
s)&&isFinite(s)||(e=t(e,{instancePath:i+"/clock/lastTurn",schemaPath:"defs.schema.json#/$defs/turn/type",keyword:"type",params:{type:"integer"}}),r++),typeof s==
"number"&&isFinite(s)&&((s>16||isNaN(s))&&(e=t(e,{instancePath:i+"/clock/lastTurn",schemaPath:"defs.schema.json#/$defs/turn/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:16}}),r++),(s<1||isNaN(s))&&(e=t(e,{instancePath:i+"/clock/lastTurn",schemaPath:"defs.schema.json#/$defs/turn/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}),r++))}}else e=t(e,{instancePath:i+"/clock",schemaPath:"#/properties/clock/type",keyword:"type",params:{type:"object"}}),r++}if(o.hits!==void 0){let a=o.
hits;if(a&&typeof a=="object"&&!Array.isArray(a)){a.dieSides===void 0&&(e=t(e,{instancePath:i+"/hits",schemaPath:"#/properties/hits/required",keyword:"required",
params:{missingProperty:"dieSides"}}),r++),a.hitOn===void 0&&(e=t(e,{instancePath:i+"/hits",schemaPath:"#/properties/hits/required",keyword:"required",params:{missingProperty:"\
hitOn"}}),r++);for(let s in a)s==="dieSides"||s==="hitOn"||(e=t(e,{instancePath:i+"/hits",schemaPath:"#/properties/hits/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:s}}),r++);if(a.dieSides!==void 0){let s=a.dieSides;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+
"/hits/dieSides",schemaPath:"#/properties/hits/properties/dieSides/type",keyword:"type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>20||
isNaN(s))&&(e=t(e,{instancePath:i+"/hits/dieSides",schemaPath:"#/properties/hits/properties/dieSides/maximum",keyword:"maximum",params:{comparison:"<=",limit:20}}),
r++),(s<2||isNaN(s))&&(e=t(e,{instancePath:i+"/hits/dieSides",schemaPath:"#/properties/hits/properties/dieSides/minimum",keyword:"minimum",params:{comparison:">\
=",limit:2}}),r++))}if(a.hitOn!==void 0){let s=a.hitOn;if(s&&typeof s=="object"&&!Array.isArray(s)){s["merchant-asw"]===void 0&&(e=t(e,{instancePath:i+"/hits/hi\
tOn",schemaPath:"#/properties/hits/properties/hitOn/required",keyword:"required",params:{missingProperty:"merchant-asw"}}),r++),s["submarine-vs-merchants"]===void 0&&
(e=t(e,{instancePath:i+"/hits/hitOn",schemaPath:"#/properties/hits/properties/hitOn/required",keyword:"required",params:{missingProperty:"submarine-vs-merchants"}}),
r++),s["strategic-bombing"]===void 0&&(e=t(e,{instancePath:i+"/hits/hitOn",schemaPath:"#/properties/hits/properties/hitOn/required",keyword:"required",params:{missingProperty:"\
strategic-bombing"}}),r++),s["task-force-asw"]===void 0&&(e=t(e,{instancePath:i+"/hits/hitOn",schemaPath:"#/properties/hits/properties/hitOn/required",keyword:"\
required",params:{missingProperty:"task-force-asw"}}),r++),s["submarine-vs-task-force"]===void 0&&(e=t(e,{instancePath:i+"/hits/hitOn",schemaPath:"#/properties/\
hits/properties/hitOn/required",keyword:"required",params:{missingProperty:"submarine-vs-task-force"}}),r++),s["air-to-air"]===void 0&&(e=t(e,{instancePath:i+"/\
hits/hitOn",schemaPath:"#/properties/hits/properties/hitOn/required",keyword:"required",params:{missingProperty:"air-to-air"}}),r++),s["anti-aircraft"]===void 0&&
(e=t(e,{instancePath:i+"/hits/hitOn",schemaPath:"#/properties/hits/properties/hitOn/required",keyword:"required",params:{missingProperty:"anti-aircraft"}}),r++),
s["air-strike"]===void 0&&(e=t(e,{instancePath:i+"/hits/hitOn",schemaPath:"#/properties/hits/properties/hitOn/required",keyword:"required",params:{missingProperty:"\
air-strike"}}),r++),s["ground-support"]===void 0&&(e=t(e,{instancePath:i+"/hits/hitOn",schemaPath:"#/properties/hits/properties/hitOn/required",keyword:"require\
d",params:{missingProperty:"ground-support"}}),r++),s["land-combat"]===void 0&&(e=t(e,{instancePath:i+"/hits/hitOn",schemaPath:"#/properties/hits/properties/hit\
On/required",keyword:"required",params:{missingProperty:"land-combat"}}),r++);for(let n in s)n==="merchant-asw"||n==="submarine-vs-merchants"||n==="strategic-bo\
mbing"||n==="task-force-asw"||n==="submarine-vs-task-force"||n==="air-to-air"||n==="anti-aircraft"||n==="air-strike"||n==="ground-support"||n==="land-combat"||(e=
t(e,{instancePath:i+"/hits/hitOn",schemaPath:"#/properties/hits/properties/hitOn/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),
r++);if(s["merchant-asw"]!==void 0){let n=s["merchant-asw"];typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=t(e,{instancePath:i+"/hits/hitOn/merchant-asw",
schemaPath:"#/$defs/hitNumber/type",keyword:"type",params:{type:"integer"}}),r++),typeof n=="number"&&isFinite(n)&&((n>20||isNaN(n))&&(e=t(e,{instancePath:i+"/h\
its/hitOn/merchant-asw",schemaPath:"#/$defs/hitNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:20}}),r++),(n<1||isNaN(n))&&(e=t(e,{instancePath:i+
"/hits/hitOn/merchant-asw",schemaPath:"#/$defs/hitNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(s["submarine-vs-merchants"]!==void 0){
let n=s["submarine-vs-merchants"];typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=t(e,{instancePath:i+"/hits/hitOn/submarine-vs-merchants",schemaPath:"#/\
$defs/hitNumber/type",keyword:"type",params:{type:"integer"}}),r++),typeof n=="number"&&isFinite(n)&&((n>20||isNaN(n))&&(e=t(e,{instancePath:i+"/hits/hitOn/subm\
arine-vs-merchants",schemaPath:"#/$defs/hitNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:20}}),r++),(n<1||isNaN(n))&&(e=t(e,{instancePath:i+"/\
hits/hitOn/submarine-vs-merchants",schemaPath:"#/$defs/hitNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(s["strategic-bombing"]!==
void 0){let n=s["strategic-bombing"];typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=t(e,{instancePath:i+"/hits/hitOn/strategic-bombing",schemaPath:"#/$d\
efs/hitNumber/type",keyword:"type",params:{type:"integer"}}),r++),typeof n=="number"&&isFinite(n)&&((n>20||isNaN(n))&&(e=t(e,{instancePath:i+"/hits/hitOn/strate\
gic-bombing",schemaPath:"#/$defs/hitNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:20}}),r++),(n<1||isNaN(n))&&(e=t(e,{instancePath:i+"/hits/hi\
tOn/strategic-bombing",schemaPath:"#/$defs/hitNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(s["task-force-asw"]!==void 0){let n=s["\
task-force-asw"];typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=t(e,{instancePath:i+"/hits/hitOn/task-force-asw",schemaPath:"#/$defs/hitNumber/type",keyword:"\
type",params:{type:"integer"}}),r++),typeof n=="number"&&isFinite(n)&&((n>20||isNaN(n))&&(e=t(e,{instancePath:i+"/hits/hitOn/task-force-asw",schemaPath:"#/$defs\
/hitNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:20}}),r++),(n<1||isNaN(n))&&(e=t(e,{instancePath:i+"/hits/hitOn/task-force-asw",schemaPath:"\
#/$defs/hitNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(s["submarine-vs-task-force"]!==void 0){let n=s["submarine-vs-task-force"];
typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=t(e,{instancePath:i+"/hits/hitOn/submarine-vs-task-force",schemaPath:"#/$defs/hitNumber/type",keyword:"ty\
pe",params:{type:"integer"}}),r++),typeof n=="number"&&isFinite(n)&&((n>20||isNaN(n))&&(e=t(e,{instancePath:i+"/hits/hitOn/submarine-vs-task-force",schemaPath:"\
#/$defs/hitNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:20}}),r++),(n<1||isNaN(n))&&(e=t(e,{instancePath:i+"/hits/hitOn/submarine-vs-task-for\
ce",schemaPath:"#/$defs/hitNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(s["air-to-air"]!==void 0){let n=s["air-to-air"];typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=t(e,{instancePath:i+"/hits/hitOn/air-to-air",schemaPath:"#/$defs/hitNumber/type",keyword:"type",params:{type:"integ\
er"}}),r++),typeof n=="number"&&isFinite(n)&&((n>20||isNaN(n))&&(e=t(e,{instancePath:i+"/hits/hitOn/air-to-air",schemaPath:"#/$defs/hitNumber/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:20}}),r++),(n<1||isNaN(n))&&(e=t(e,{instancePath:i+"/hits/hitOn/air-to-air",schemaPath:"#/$defs/hitNumber/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}),r++))}if(s["anti-aircraft"]!==void 0){let n=s["anti-aircraft"];typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=
t(e,{instancePath:i+"/hits/hitOn/anti-aircraft",schemaPath:"#/$defs/hitNumber/type",keyword:"type",params:{type:"integer"}}),r++),typeof n=="number"&&isFinite(n)&&
((n>20||isNaN(n))&&(e=t(e,{instancePath:i+"/hits/hitOn/anti-aircraft",schemaPath:"#/$defs/hitNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:20}}),
r++),(n<1||isNaN(n))&&(e=t(e,{instancePath:i+"/hits/hitOn/anti-aircraft",schemaPath:"#/$defs/hitNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),
r++))}if(s["air-strike"]!==void 0){let n=s["air-strike"];typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=t(e,{instancePath:i+"/hits/hitOn/air-strike",schemaPath:"\
#/$defs/hitNumber/type",keyword:"type",params:{type:"integer"}}),r++),typeof n=="number"&&isFinite(n)&&((n>20||isNaN(n))&&(e=t(e,{instancePath:i+"/hits/hitOn/ai\
r-strike",schemaPath:"#/$defs/hitNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:20}}),r++),(n<1||isNaN(n))&&(e=t(e,{instancePath:i+"/hits/hitOn\
/air-strike",schemaPath:"#/$defs/hitNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(s["ground-support"]!==void 0){let n=s["ground-\
support"];typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=t(e,{instancePath:i+"/hits/hitOn/ground-support",schemaPath:"#/$defs/hitNumber/type",keyword:"t\
ype",params:{type:"integer"}}),r++),typeof n=="number"&&isFinite(n)&&((n>20||isNaN(n))&&(e=t(e,{instancePath:i+"/hits/hitOn/ground-support",schemaPath:"#/$defs/\
hitNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:20}}),r++),(n<1||isNaN(n))&&(e=t(e,{instancePath:i+"/hits/hitOn/ground-support",schemaPath:"#\
/$defs/hitNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(s["land-combat"]!==void 0){let n=s["land-combat"];typeof n=="number"&&!(n%
1)&&!isNaN(n)&&isFinite(n)||(e=t(e,{instancePath:i+"/hits/hitOn/land-combat",schemaPath:"#/$defs/hitNumber/type",keyword:"type",params:{type:"integer"}}),r++),typeof n==
"number"&&isFinite(n)&&((n>20||isNaN(n))&&(e=t(e,{instancePath:i+"/hits/hitOn/land-combat",schemaPath:"#/$defs/hitNumber/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:20}}),r++),(n<1||isNaN(n))&&(e=t(e,{instancePath:i+"/hits/hitOn/land-combat",schemaPath:"#/$defs/hitNumber/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}),r++))}}else e=t(e,{instancePath:i+"/hits/hitOn",schemaPath:"#/properties/hits/properties/hitOn/type",keyword:"type",params:{type:"object"}}),r++}}else
e=t(e,{instancePath:i+"/hits",schemaPath:"#/properties/hits/type",keyword:"type",params:{type:"object"}}),r++}if(o.oil!==void 0){let a=o.oil;if(a&&typeof a=="ob\
ject"&&!Array.isArray(a)){a.merchantmenFraction===void 0&&(e=t(e,{instancePath:i+"/oil",schemaPath:"#/properties/oil/required",keyword:"required",params:{missingProperty:"\
merchantmenFraction"}}),r++),a.rounding===void 0&&(e=t(e,{instancePath:i+"/oil",schemaPath:"#/properties/oil/required",keyword:"required",params:{missingProperty:"\
rounding"}}),r++);for(let s in a)s==="merchantmenFraction"||s==="rounding"||(e=t(e,{instancePath:i+"/oil",schemaPath:"#/properties/oil/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s}}),r++);if(a.merchantmenFraction!==void 0){let s=a.merchantmenFraction;if(typeof s=="number"&&isFinite(s)){(s>
1||isNaN(s))&&(e=t(e,{instancePath:i+"/oil/merchantmenFraction",schemaPath:"../common/common.schema.json#/$defs/fraction/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/oil/merchantmenFraction",schemaPath:"../common/common.schema.json#/$defs/fraction/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}),r++);let n;n=s/.25,n!==parseInt(n)&&(e=t(e,{instancePath:i+"/oil/merchantmenFraction",schemaPath:"../common/common.s\
chema.json#/$defs/fraction/multipleOf",keyword:"multipleOf",params:{multipleOf:.25}}),r++)}else e=t(e,{instancePath:i+"/oil/merchantmenFraction",schemaPath:"../\
common/common.schema.json#/$defs/fraction/type",keyword:"type",params:{type:"number"}}),r++}if(a.rounding!==void 0){let s=a.rounding;typeof s!="string"&&(e=t(e,
{instancePath:i+"/oil/rounding",schemaPath:"../common/common.schema.json#/$defs/rounding/type",keyword:"type",params:{type:"string"}}),r++),s==="up"||s==="down"||
(e=t(e,{instancePath:i+"/oil/rounding",schemaPath:"../common/common.schema.json#/$defs/rounding/enum",keyword:"enum",params:{allowedValues:["up","down"]}}),r++)}}else
e=t(e,{instancePath:i+"/oil",schemaPath:"#/properties/oil/type",keyword:"type",params:{type:"object"}}),r++}if(o.replacements!==void 0){let a=o.replacements;if(a&&
typeof a=="object"&&!Array.isArray(a)){a.values===void 0&&(e=t(e,{instancePath:i+"/replacements",schemaPath:"#/properties/replacements/required",keyword:"requir\
ed",params:{missingProperty:"values"}}),r++),a.countsForStacking===void 0&&(e=t(e,{instancePath:i+"/replacements",schemaPath:"#/properties/replacements/required",
keyword:"required",params:{missingProperty:"countsForStacking"}}),r++),a.removedAtEnd===void 0&&(e=t(e,{instancePath:i+"/replacements",schemaPath:"#/properties/\
replacements/required",keyword:"required",params:{missingProperty:"removedAtEnd"}}),r++);for(let s in a)s==="values"||s==="countsForStacking"||s==="removedAtEnd"||
(e=t(e,{instancePath:i+"/replacements",schemaPath:"#/properties/replacements/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),
r++);if(a.values!==void 0){let s=a.values;if(Array.isArray(s)){s.length<1&&(e=t(e,{instancePath:i+"/replacements/values",schemaPath:"#/properties/replacements/p\
roperties/values/minItems",keyword:"minItems",params:{limit:1}}),r++);let n=s.length;for(let u=0;u<n;u++){let d=s[u];typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(
d)||(e=t(e,{instancePath:i+"/replacements/values/"+u,schemaPath:"#/properties/replacements/properties/values/items/type",keyword:"type",params:{type:"integer"}}),
r++),typeof d=="number"&&isFinite(d)&&((d>16||isNaN(d))&&(e=t(e,{instancePath:i+"/replacements/values/"+u,schemaPath:"#/properties/replacements/properties/value\
s/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:16}}),r++),(d<1||isNaN(d))&&(e=t(e,{instancePath:i+"/replacements/values/"+u,schemaPath:"#/prop\
erties/replacements/properties/values/items/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}let p=s.length,c;if(p>1){let u={};for(;p--;){let d=s[p];
if(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)){if(typeof u[d]=="number"){c=u[d],e=t(e,{instancePath:i+"/replacements/values",schemaPath:"#/properties/re\
placements/properties/values/uniqueItems",keyword:"uniqueItems",params:{i:p,j:c}}),r++;break}u[d]=p}}}}else e=t(e,{instancePath:i+"/replacements/values",schemaPath:"\
#/properties/replacements/properties/values/type",keyword:"type",params:{type:"array"}}),r++}if(a.countsForStacking!==void 0&&typeof a.countsForStacking!="boole\
an"&&(e=t(e,{instancePath:i+"/replacements/countsForStacking",schemaPath:"#/properties/replacements/properties/countsForStacking/type",keyword:"type",params:{type:"\
boolean"}}),r++),a.removedAtEnd!==void 0){let s=a.removedAtEnd;typeof s!="string"&&(e=t(e,{instancePath:i+"/replacements/removedAtEnd",schemaPath:"#/properties/\
replacements/properties/removedAtEnd/type",keyword:"type",params:{type:"string"}}),r++),s==="all"||s==="phasing"||(e=t(e,{instancePath:i+"/replacements/removedA\
tEnd",schemaPath:"#/properties/replacements/properties/removedAtEnd/enum",keyword:"enum",params:{allowedValues:["all","phasing"]}}),r++)}}else e=t(e,{instancePath:i+
"/replacements",schemaPath:"#/properties/replacements/type",keyword:"type",params:{type:"object"}}),r++}if(o.deployment!==void 0){let a=o.deployment;if(a&&typeof a==
"object"&&!Array.isArray(a)){a.seaRange===void 0&&(e=t(e,{instancePath:i+"/deployment",schemaPath:"#/properties/deployment/required",keyword:"required",params:{
missingProperty:"seaRange"}}),r++);for(let s in a)s!=="seaRange"&&(e=t(e,{instancePath:i+"/deployment",schemaPath:"#/properties/deployment/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:s}}),r++);if(a.seaRange!==void 0){let s=a.seaRange;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||
(e=t(e,{instancePath:i+"/deployment/seaRange",schemaPath:"#/properties/deployment/properties/seaRange/type",keyword:"type",params:{type:"integer"}}),r++),typeof s==
"number"&&isFinite(s)&&((s>40||isNaN(s))&&(e=t(e,{instancePath:i+"/deployment/seaRange",schemaPath:"#/properties/deployment/properties/seaRange/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:40}}),r++),(s<1||isNaN(s))&&(e=t(e,{instancePath:i+"/deployment/seaRange",schemaPath:"#/properties/deployment/properties/\
seaRange/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}}else e=t(e,{instancePath:i+"/deployment",schemaPath:"#/properties/deployment/type",
keyword:"type",params:{type:"object"}}),r++}if(o.movement!==void 0){let a=o.movement;if(a&&typeof a=="object"&&!Array.isArray(a)){a.landAndAirRange===void 0&&(e=
t(e,{instancePath:i+"/movement",schemaPath:"#/properties/movement/required",keyword:"required",params:{missingProperty:"landAndAirRange"}}),r++),a.hexesAfterEnteringAirZoc===
void 0&&(e=t(e,{instancePath:i+"/movement",schemaPath:"#/properties/movement/required",keyword:"required",params:{missingProperty:"hexesAfterEnteringAirZoc"}}),
r++),a.hexesWhenStartingInAirZoc===void 0&&(e=t(e,{instancePath:i+"/movement",schemaPath:"#/properties/movement/required",keyword:"required",params:{missingProperty:"\
hexesWhenStartingInAirZoc"}}),r++),a.shortMove===void 0&&(e=t(e,{instancePath:i+"/movement",schemaPath:"#/properties/movement/required",keyword:"required",params:{
missingProperty:"shortMove"}}),r++),a.fuelRounding===void 0&&(e=t(e,{instancePath:i+"/movement",schemaPath:"#/properties/movement/required",keyword:"required",params:{
missingProperty:"fuelRounding"}}),r++),a.stayingCostsOil===void 0&&(e=t(e,{instancePath:i+"/movement",schemaPath:"#/properties/movement/required",keyword:"requi\
red",params:{missingProperty:"stayingCostsOil"}}),r++),a.passengersEndOnLand===void 0&&(e=t(e,{instancePath:i+"/movement",schemaPath:"#/properties/movement/requ\
ired",keyword:"required",params:{missingProperty:"passengersEndOnLand"}}),r++);for(let s in a)s==="landAndAirRange"||s==="hexesAfterEnteringAirZoc"||s==="hexesW\
henStartingInAirZoc"||s==="shortMove"||s==="fuelRounding"||s==="stayingCostsOil"||s==="passengersEndOnLand"||(e=t(e,{instancePath:i+"/movement",schemaPath:"#/pr\
operties/movement/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);if(a.landAndAirRange!==void 0){let s=a.landAndAirRange;
typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/movement/landAndAirRange",schemaPath:"#/properties/movement/properties/landAndAirRa\
nge/type",keyword:"type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>40||isNaN(s))&&(e=t(e,{instancePath:i+"/movement/landAndAirRange",schemaPath:"\
#/properties/movement/properties/landAndAirRange/maximum",keyword:"maximum",params:{comparison:"<=",limit:40}}),r++),(s<1||isNaN(s))&&(e=t(e,{instancePath:i+"/m\
ovement/landAndAirRange",schemaPath:"#/properties/movement/properties/landAndAirRange/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(a.hexesAfterEnteringAirZoc!==
void 0){let s=a.hexesAfterEnteringAirZoc;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/movement/hexesAfterEnteringAirZoc",schemaPath:"\
#/properties/movement/properties/hexesAfterEnteringAirZoc/type",keyword:"type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>20||isNaN(s))&&
(e=t(e,{instancePath:i+"/movement/hexesAfterEnteringAirZoc",schemaPath:"#/properties/movement/properties/hexesAfterEnteringAirZoc/maximum",keyword:"maximum",params:{
comparison:"<=",limit:20}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/movement/hexesAfterEnteringAirZoc",schemaPath:"#/properties/movement/properties/hexes\
AfterEnteringAirZoc/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}if(a.hexesWhenStartingInAirZoc!==void 0){let s=a.hexesWhenStartingInAirZoc;
typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/movement/hexesWhenStartingInAirZoc",schemaPath:"#/properties/movement/properties/he\
xesWhenStartingInAirZoc/type",keyword:"type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>20||isNaN(s))&&(e=t(e,{instancePath:i+"/movemen\
t/hexesWhenStartingInAirZoc",schemaPath:"#/properties/movement/properties/hexesWhenStartingInAirZoc/maximum",keyword:"maximum",params:{comparison:"<=",limit:20}}),
r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/movement/hexesWhenStartingInAirZoc",schemaPath:"#/properties/movement/properties/hexesWhenStartingInAirZoc/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}if(a.shortMove!==void 0){let s=a.shortMove;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=
t(e,{instancePath:i+"/movement/shortMove",schemaPath:"#/properties/movement/properties/shortMove/type",keyword:"type",params:{type:"integer"}}),r++),typeof s=="\
number"&&isFinite(s)&&((s>40||isNaN(s))&&(e=t(e,{instancePath:i+"/movement/shortMove",schemaPath:"#/properties/movement/properties/shortMove/maximum",keyword:"m\
aximum",params:{comparison:"<=",limit:40}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/movement/shortMove",schemaPath:"#/properties/movement/properties/shor\
tMove/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}if(a.fuelRounding!==void 0){let s=a.fuelRounding;typeof s!="string"&&(e=t(e,{instancePath:i+
"/movement/fuelRounding",schemaPath:"#/properties/movement/properties/fuelRounding/type",keyword:"type",params:{type:"string"}}),r++),s==="quarters"||s==="up"||
(e=t(e,{instancePath:i+"/movement/fuelRounding",schemaPath:"#/properties/movement/properties/fuelRounding/enum",keyword:"enum",params:{allowedValues:["quarters",
"up"]}}),r++)}a.stayingCostsOil!==void 0&&typeof a.stayingCostsOil!="boolean"&&(e=t(e,{instancePath:i+"/movement/stayingCostsOil",schemaPath:"#/properties/movem\
ent/properties/stayingCostsOil/type",keyword:"type",params:{type:"boolean"}}),r++),a.passengersEndOnLand!==void 0&&typeof a.passengersEndOnLand!="boolean"&&(e=t(
e,{instancePath:i+"/movement/passengersEndOnLand",schemaPath:"#/properties/movement/properties/passengersEndOnLand/type",keyword:"type",params:{type:"boolean"}}),
r++)}else e=t(e,{instancePath:i+"/movement",schemaPath:"#/properties/movement/type",keyword:"type",params:{type:"object"}}),r++}if(o.taskForce!==void 0){let a=o.
taskForce;if(a&&typeof a=="object"&&!Array.isArray(a)){a.ships===void 0&&(e=t(e,{instancePath:i+"/taskForce",schemaPath:"#/properties/taskForce/required",keyword:"\
required",params:{missingProperty:"ships"}}),r++),a.passengers===void 0&&(e=t(e,{instancePath:i+"/taskForce",schemaPath:"#/properties/taskForce/required",keyword:"\
required",params:{missingProperty:"passengers"}}),r++);for(let s in a)s==="ships"||s==="passengers"||(e=t(e,{instancePath:i+"/taskForce",schemaPath:"#/propertie\
s/taskForce/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);if(a.ships!==void 0){let s=a.ships;typeof s=="number"&&!(s%
1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/taskForce/ships",schemaPath:"#/properties/taskForce/properties/ships/type",keyword:"type",params:{type:"int\
eger"}}),r++),typeof s=="number"&&isFinite(s)&&((s>40||isNaN(s))&&(e=t(e,{instancePath:i+"/taskForce/ships",schemaPath:"#/properties/taskForce/properties/ships/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:40}}),r++),(s<1||isNaN(s))&&(e=t(e,{instancePath:i+"/taskForce/ships",schemaPath:"#/properties/taskForc\
e/properties/ships/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(a.passengers!==void 0){let s=a.passengers;typeof s=="number"&&!(s%1)&&
!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/taskForce/passengers",schemaPath:"#/properties/taskForce/properties/passengers/type",keyword:"type",params:{type:"\
integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>40||isNaN(s))&&(e=t(e,{instancePath:i+"/taskForce/passengers",schemaPath:"#/properties/taskForce/propertie\
s/passengers/maximum",keyword:"maximum",params:{comparison:"<=",limit:40}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/taskForce/passengers",schemaPath:"#/p\
roperties/taskForce/properties/passengers/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}}else e=t(e,{instancePath:i+"/taskForce",schemaPath:"\
#/properties/taskForce/type",keyword:"type",params:{type:"object"}}),r++}if(o.reaction!==void 0){let a=o.reaction;if(a&&typeof a=="object"&&!Array.isArray(a)){a.
allowanceFraction===void 0&&(e=t(e,{instancePath:i+"/reaction",schemaPath:"#/properties/reaction/required",keyword:"required",params:{missingProperty:"allowance\
Fraction"}}),r++),a.rounding===void 0&&(e=t(e,{instancePath:i+"/reaction",schemaPath:"#/properties/reaction/required",keyword:"required",params:{missingProperty:"\
rounding"}}),r++),a.longMovesCostMore===void 0&&(e=t(e,{instancePath:i+"/reaction",schemaPath:"#/properties/reaction/required",keyword:"required",params:{missingProperty:"\
longMovesCostMore"}}),r++);for(let s in a)s==="allowanceFraction"||s==="rounding"||s==="longMovesCostMore"||(e=t(e,{instancePath:i+"/reaction",schemaPath:"#/pro\
perties/reaction/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);if(a.allowanceFraction!==void 0){let s=a.allowanceFraction;
if(typeof s=="number"&&isFinite(s)){(s>1||isNaN(s))&&(e=t(e,{instancePath:i+"/reaction/allowanceFraction",schemaPath:"../common/common.schema.json#/$defs/fracti\
on/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/reaction/allowanceFraction",schemaPath:"../commo\
n/common.schema.json#/$defs/fraction/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++);let n;n=s/.25,n!==parseInt(n)&&(e=t(e,{instancePath:i+"/\
reaction/allowanceFraction",schemaPath:"../common/common.schema.json#/$defs/fraction/multipleOf",keyword:"multipleOf",params:{multipleOf:.25}}),r++)}else e=t(e,
{instancePath:i+"/reaction/allowanceFraction",schemaPath:"../common/common.schema.json#/$defs/fraction/type",keyword:"type",params:{type:"number"}}),r++}if(a.rounding!==
void 0){let s=a.rounding;typeof s!="string"&&(e=t(e,{instancePath:i+"/reaction/rounding",schemaPath:"../common/common.schema.json#/$defs/rounding/type",keyword:"\
type",params:{type:"string"}}),r++),s==="up"||s==="down"||(e=t(e,{instancePath:i+"/reaction/rounding",schemaPath:"../common/common.schema.json#/$defs/rounding/e\
num",keyword:"enum",params:{allowedValues:["up","down"]}}),r++)}a.longMovesCostMore!==void 0&&typeof a.longMovesCostMore!="boolean"&&(e=t(e,{instancePath:i+"/re\
action/longMovesCostMore",schemaPath:"#/properties/reaction/properties/longMovesCostMore/type",keyword:"type",params:{type:"boolean"}}),r++)}else e=t(e,{instancePath:i+
"/reaction",schemaPath:"#/properties/reaction/type",keyword:"type",params:{type:"object"}}),r++}if(o.airCommitment!==void 0){let a=o.airCommitment;if(a&&typeof a==
"object"&&!Array.isArray(a)){a.range===void 0&&(e=t(e,{instancePath:i+"/airCommitment",schemaPath:"#/properties/airCommitment/required",keyword:"required",params:{
missingProperty:"range"}}),r++),a.adjacentFraction===void 0&&(e=t(e,{instancePath:i+"/airCommitment",schemaPath:"#/properties/airCommitment/required",keyword:"r\
equired",params:{missingProperty:"adjacentFraction"}}),r++),a.rounding===void 0&&(e=t(e,{instancePath:i+"/airCommitment",schemaPath:"#/properties/airCommitment/\
required",keyword:"required",params:{missingProperty:"rounding"}}),r++);for(let s in a)s==="range"||s==="adjacentFraction"||s==="rounding"||(e=t(e,{instancePath:i+
"/airCommitment",schemaPath:"#/properties/airCommitment/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);if(a.range!==void 0){
let s=a.range;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/airCommitment/range",schemaPath:"#/properties/airCommitment/propertie\
s/range/type",keyword:"type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>10||isNaN(s))&&(e=t(e,{instancePath:i+"/airCommitment/range",schemaPath:"\
#/properties/airCommitment/properties/range/maximum",keyword:"maximum",params:{comparison:"<=",limit:10}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/airCom\
mitment/range",schemaPath:"#/properties/airCommitment/properties/range/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}if(a.adjacentFraction!==
void 0){let s=a.adjacentFraction;if(typeof s=="number"&&isFinite(s)){(s>1||isNaN(s))&&(e=t(e,{instancePath:i+"/airCommitment/adjacentFraction",schemaPath:"../co\
mmon/common.schema.json#/$defs/fraction/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/airCommitme\
nt/adjacentFraction",schemaPath:"../common/common.schema.json#/$defs/fraction/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++);let n;n=s/.25,n!==
parseInt(n)&&(e=t(e,{instancePath:i+"/airCommitment/adjacentFraction",schemaPath:"../common/common.schema.json#/$defs/fraction/multipleOf",keyword:"multipleOf",
params:{multipleOf:.25}}),r++)}else e=t(e,{instancePath:i+"/airCommitment/adjacentFraction",schemaPath:"../common/common.schema.json#/$defs/fraction/type",keyword:"\
type",params:{type:"number"}}),r++}if(a.rounding!==void 0){let s=a.rounding;typeof s!="string"&&(e=t(e,{instancePath:i+"/airCommitment/rounding",schemaPath:"../\
common/common.schema.json#/$defs/rounding/type",keyword:"type",params:{type:"string"}}),r++),s==="up"||s==="down"||(e=t(e,{instancePath:i+"/airCommitment/roundi\
ng",schemaPath:"../common/common.schema.json#/$defs/rounding/enum",keyword:"enum",params:{allowedValues:["up","down"]}}),r++)}}else e=t(e,{instancePath:i+"/airC\
ommitment",schemaPath:"#/properties/airCommitment/type",keyword:"type",params:{type:"object"}}),r++}if(o.airZoc!==void 0){let a=o.airZoc;if(a&&typeof a=="object"&&
!Array.isArray(a)){a.radius===void 0&&(e=t(e,{instancePath:i+"/airZoc",schemaPath:"#/properties/airZoc/required",keyword:"required",params:{missingProperty:"rad\
ius"}}),r++);for(let s in a)s!=="radius"&&(e=t(e,{instancePath:i+"/airZoc",schemaPath:"#/properties/airZoc/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:s}}),r++);if(a.radius!==void 0){let s=a.radius;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/airZoc/ra\
dius",schemaPath:"#/properties/airZoc/properties/radius/type",keyword:"type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>10||isNaN(s))&&
(e=t(e,{instancePath:i+"/airZoc/radius",schemaPath:"#/properties/airZoc/properties/radius/maximum",keyword:"maximum",params:{comparison:"<=",limit:10}}),r++),(s<
0||isNaN(s))&&(e=t(e,{instancePath:i+"/airZoc/radius",schemaPath:"#/properties/airZoc/properties/radius/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),
r++))}}else e=t(e,{instancePath:i+"/airZoc",schemaPath:"#/properties/airZoc/type",keyword:"type",params:{type:"object"}}),r++}if(o.airUnits!==void 0){let a=o.airUnits;
if(a&&typeof a=="object"&&!Array.isArray(a)){a.transportPerStep===void 0&&(e=t(e,{instancePath:i+"/airUnits",schemaPath:"#/properties/airUnits/required",keyword:"\
required",params:{missingProperty:"transportPerStep"}}),r++);for(let s in a)s!=="transportPerStep"&&(e=t(e,{instancePath:i+"/airUnits",schemaPath:"#/properties/\
airUnits/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);if(a.transportPerStep!==void 0){let s=a.transportPerStep;if(typeof s==
"number"&&isFinite(s)){(s>10||isNaN(s))&&(e=t(e,{instancePath:i+"/airUnits/transportPerStep",schemaPath:"#/properties/airUnits/properties/transportPerStep/maxim\
um",keyword:"maximum",params:{comparison:"<=",limit:10}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/airUnits/transportPerStep",schemaPath:"#/properties/air\
Units/properties/transportPerStep/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++);let n;n=s/.5,n!==parseInt(n)&&(e=t(e,{instancePath:i+"/airU\
nits/transportPerStep",schemaPath:"#/properties/airUnits/properties/transportPerStep/multipleOf",keyword:"multipleOf",params:{multipleOf:.5}}),r++)}else e=t(e,{
instancePath:i+"/airUnits/transportPerStep",schemaPath:"#/properties/airUnits/properties/transportPerStep/type",keyword:"type",params:{type:"number"}}),r++}}else
e=t(e,{instancePath:i+"/airUnits",schemaPath:"#/properties/airUnits/type",keyword:"type",params:{type:"object"}}),r++}if(o.economicWarfare!==void 0){let a=o.economicWarfare;
if(a&&typeof a=="object"&&!Array.isArray(a)){a.escortClasses===void 0&&(e=t(e,{instancePath:i+"/economicWarfare",schemaPath:"#/properties/economicWarfare/requir\
ed",keyword:"required",params:{missingProperty:"escortClasses"}}),r++),a.submarinePointsPerAswHit===void 0&&(e=t(e,{instancePath:i+"/economicWarfare",schemaPath:"\
#/properties/economicWarfare/required",keyword:"required",params:{missingProperty:"submarinePointsPerAswHit"}}),r++),a.submarinePointsPerDie===void 0&&(e=t(e,{instancePath:i+
"/economicWarfare",schemaPath:"#/properties/economicWarfare/required",keyword:"required",params:{missingProperty:"submarinePointsPerDie"}}),r++),a.merchantmenPerHit===
void 0&&(e=t(e,{instancePath:i+"/economicWarfare",schemaPath:"#/properties/economicWarfare/required",keyword:"required",params:{missingProperty:"merchantmenPerH\
it"}}),r++),a.transportPointsPerHit===void 0&&(e=t(e,{instancePath:i+"/economicWarfare",schemaPath:"#/properties/economicWarfare/required",keyword:"required",params:{
missingProperty:"transportPointsPerHit"}}),r++);for(let s in a)s==="escortClasses"||s==="submarinePointsPerAswHit"||s==="submarinePointsPerDie"||s==="merchantme\
nPerHit"||s==="transportPointsPerHit"||(e=t(e,{instancePath:i+"/economicWarfare",schemaPath:"#/properties/economicWarfare/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:s}}),r++);if(a.escortClasses!==void 0&&(F(a.escortClasses,{instancePath:i+"/economicWarfare/escortClasses",parentData:a,
parentDataProperty:"escortClasses",rootData:P,dynamicAnchors:k})||(e=e===null?F.errors:b(e,F.errors),r=e.length)),a.submarinePointsPerAswHit!==void 0){let s=a.submarinePointsPerAswHit;
typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/economicWarfare/submarinePointsPerAswHit",schemaPath:"#/properties/economicWarfare/\
properties/submarinePointsPerAswHit/type",keyword:"type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>10||isNaN(s))&&(e=t(e,{instancePath:i+
"/economicWarfare/submarinePointsPerAswHit",schemaPath:"#/properties/economicWarfare/properties/submarinePointsPerAswHit/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:10}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/economicWarfare/submarinePointsPerAswHit",schemaPath:"#/properties/economicWarfare/properties/sub\
marinePointsPerAswHit/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}if(a.submarinePointsPerDie!==void 0){let s=a.submarinePointsPerDie;typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/economicWarfare/submarinePointsPerDie",schemaPath:"#/properties/economicWarfare/properties/su\
bmarinePointsPerDie/type",keyword:"type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>10||isNaN(s))&&(e=t(e,{instancePath:i+"/economicWar\
fare/submarinePointsPerDie",schemaPath:"#/properties/economicWarfare/properties/submarinePointsPerDie/maximum",keyword:"maximum",params:{comparison:"<=",limit:10}}),
r++),(s<1||isNaN(s))&&(e=t(e,{instancePath:i+"/economicWarfare/submarinePointsPerDie",schemaPath:"#/properties/economicWarfare/properties/submarinePointsPerDie/\
minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(a.merchantmenPerHit!==void 0){let s=a.merchantmenPerHit;typeof s=="number"&&!(s%1)&&!isNaN(
s)&&isFinite(s)||(e=t(e,{instancePath:i+"/economicWarfare/merchantmenPerHit",schemaPath:"#/properties/economicWarfare/properties/merchantmenPerHit/type",keyword:"\
type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>10||isNaN(s))&&(e=t(e,{instancePath:i+"/economicWarfare/merchantmenPerHit",schemaPath:"\
#/properties/economicWarfare/properties/merchantmenPerHit/maximum",keyword:"maximum",params:{comparison:"<=",limit:10}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+
"/economicWarfare/merchantmenPerHit",schemaPath:"#/properties/economicWarfare/properties/merchantmenPerHit/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),
r++))}if(a.transportPointsPerHit!==void 0){let s=a.transportPointsPerHit;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/economicWa\
rfare/transportPointsPerHit",schemaPath:"#/properties/economicWarfare/properties/transportPointsPerHit/type",keyword:"type",params:{type:"integer"}}),r++),typeof s==
"number"&&isFinite(s)&&((s>10||isNaN(s))&&(e=t(e,{instancePath:i+"/economicWarfare/transportPointsPerHit",schemaPath:"#/properties/economicWarfare/properties/tr\
ansportPointsPerHit/maximum",keyword:"maximum",params:{comparison:"<=",limit:10}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/economicWarfare/transportPoint\
sPerHit",schemaPath:"#/properties/economicWarfare/properties/transportPointsPerHit/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}}else e=t(
e,{instancePath:i+"/economicWarfare",schemaPath:"#/properties/economicWarfare/type",keyword:"type",params:{type:"object"}}),r++}if(o.submarines!==void 0){let a=o.
submarines;if(a&&typeof a=="object"&&!Array.isArray(a)){a.escortClasses===void 0&&(e=t(e,{instancePath:i+"/submarines",schemaPath:"#/properties/submarines/requi\
red",keyword:"required",params:{missingProperty:"escortClasses"}}),r++),a.attacksPerTaskForce===void 0&&(e=t(e,{instancePath:i+"/submarines",schemaPath:"#/prope\
rties/submarines/required",keyword:"required",params:{missingProperty:"attacksPerTaskForce"}}),r++),a.pointsPerAttack===void 0&&(e=t(e,{instancePath:i+"/submari\
nes",schemaPath:"#/properties/submarines/required",keyword:"required",params:{missingProperty:"pointsPerAttack"}}),r++);for(let s in a)s==="escortClasses"||s===
"attacksPerTaskForce"||s==="pointsPerAttack"||(e=t(e,{instancePath:i+"/submarines",schemaPath:"#/properties/submarines/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:s}}),r++);if(a.escortClasses!==void 0&&(F(a.escortClasses,{instancePath:i+"/submarines/escortClasses",parentData:a,parentDataProperty:"\
escortClasses",rootData:P,dynamicAnchors:k})||(e=e===null?F.errors:b(e,F.errors),r=e.length)),a.attacksPerTaskForce!==void 0){let s=a.attacksPerTaskForce;typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/submarines/attacksPerTaskForce",schemaPath:"#/properties/submarines/properties/attacksPerTask\
Force/type",keyword:"type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>40||isNaN(s))&&(e=t(e,{instancePath:i+"/submarines/attacksPerTask\
Force",schemaPath:"#/properties/submarines/properties/attacksPerTaskForce/maximum",keyword:"maximum",params:{comparison:"<=",limit:40}}),r++),(s<0||isNaN(s))&&(e=
t(e,{instancePath:i+"/submarines/attacksPerTaskForce",schemaPath:"#/properties/submarines/properties/attacksPerTaskForce/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}),r++))}if(a.pointsPerAttack!==void 0){let s=a.pointsPerAttack;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/submari\
nes/pointsPerAttack",schemaPath:"#/properties/submarines/properties/pointsPerAttack/type",keyword:"type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(
s)&&((s>10||isNaN(s))&&(e=t(e,{instancePath:i+"/submarines/pointsPerAttack",schemaPath:"#/properties/submarines/properties/pointsPerAttack/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:10}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/submarines/pointsPerAttack",schemaPath:"#/properties/submarines/propert\
ies/pointsPerAttack/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}}else e=t(e,{instancePath:i+"/submarines",schemaPath:"#/properties/subma\
rines/type",keyword:"type",params:{type:"object"}}),r++}if(o.supply!==void 0){let a=o.supply;if(a&&typeof a=="object"&&!Array.isArray(a)){a.legLength===void 0&&
(e=t(e,{instancePath:i+"/supply",schemaPath:"#/properties/supply/required",keyword:"required",params:{missingProperty:"legLength"}}),r++);for(let s in a)s!=="le\
gLength"&&(e=t(e,{instancePath:i+"/supply",schemaPath:"#/properties/supply/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),
r++);if(a.legLength!==void 0){let s=a.legLength;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/supply/legLength",schemaPath:"#/pro\
perties/supply/properties/legLength/type",keyword:"type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>20||isNaN(s))&&(e=t(e,{instancePath:i+
"/supply/legLength",schemaPath:"#/properties/supply/properties/legLength/maximum",keyword:"maximum",params:{comparison:"<=",limit:20}}),r++),(s<1||isNaN(s))&&(e=
t(e,{instancePath:i+"/supply/legLength",schemaPath:"#/properties/supply/properties/legLength/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}}else
e=t(e,{instancePath:i+"/supply",schemaPath:"#/properties/supply/type",keyword:"type",params:{type:"object"}}),r++}if(o.landing!==void 0){let a=o.landing;if(a&&typeof a==
"object"&&!Array.isArray(a)){a.range===void 0&&(e=t(e,{instancePath:i+"/landing",schemaPath:"#/properties/landing/required",keyword:"required",params:{missingProperty:"\
range"}}),r++),a.obligatory===void 0&&(e=t(e,{instancePath:i+"/landing",schemaPath:"#/properties/landing/required",keyword:"required",params:{missingProperty:"o\
bligatory"}}),r++),a.aircraftNeedRoom===void 0&&(e=t(e,{instancePath:i+"/landing",schemaPath:"#/properties/landing/required",keyword:"required",params:{missingProperty:"\
aircraftNeedRoom"}}),r++);for(let s in a)s==="range"||s==="obligatory"||s==="aircraftNeedRoom"||(e=t(e,{instancePath:i+"/landing",schemaPath:"#/properties/landi\
ng/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);if(a.range!==void 0){let s=a.range;typeof s=="number"&&!(s%1)&&!isNaN(
s)&&isFinite(s)||(e=t(e,{instancePath:i+"/landing/range",schemaPath:"#/properties/landing/properties/range/type",keyword:"type",params:{type:"integer"}}),r++),typeof s==
"number"&&isFinite(s)&&((s>40||isNaN(s))&&(e=t(e,{instancePath:i+"/landing/range",schemaPath:"#/properties/landing/properties/range/maximum",keyword:"maximum",params:{
comparison:"<=",limit:40}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/landing/range",schemaPath:"#/properties/landing/properties/range/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:0}}),r++))}a.obligatory!==void 0&&typeof a.obligatory!="boolean"&&(e=t(e,{instancePath:i+"/landing/obligatory",schemaPath:"\
#/properties/landing/properties/obligatory/type",keyword:"type",params:{type:"boolean"}}),r++),a.aircraftNeedRoom!==void 0&&typeof a.aircraftNeedRoom!="boolean"&&
(e=t(e,{instancePath:i+"/landing/aircraftNeedRoom",schemaPath:"#/properties/landing/properties/aircraftNeedRoom/type",keyword:"type",params:{type:"boolean"}}),r++)}else
e=t(e,{instancePath:i+"/landing",schemaPath:"#/properties/landing/type",keyword:"type",params:{type:"object"}}),r++}if(o.landCombat!==void 0){let a=o.landCombat;
if(a&&typeof a=="object"&&!Array.isArray(a)){a.aircraftSuffer===void 0&&(e=t(e,{instancePath:i+"/landCombat",schemaPath:"#/properties/landCombat/required",keyword:"\
required",params:{missingProperty:"aircraftSuffer"}}),r++),a.hitsPerAirStep===void 0&&(e=t(e,{instancePath:i+"/landCombat",schemaPath:"#/properties/landCombat/r\
equired",keyword:"required",params:{missingProperty:"hitsPerAirStep"}}),r++);for(let s in a)s==="aircraftSuffer"||s==="hitsPerAirStep"||(e=t(e,{instancePath:i+"\
/landCombat",schemaPath:"#/properties/landCombat/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);if(a.aircraftSuffer!==
void 0&&typeof a.aircraftSuffer!="boolean"&&(e=t(e,{instancePath:i+"/landCombat/aircraftSuffer",schemaPath:"#/properties/landCombat/properties/aircraftSuffer/ty\
pe",keyword:"type",params:{type:"boolean"}}),r++),a.hitsPerAirStep!==void 0){let s=a.hitsPerAirStep;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{
instancePath:i+"/landCombat/hitsPerAirStep",schemaPath:"#/properties/landCombat/properties/hitsPerAirStep/type",keyword:"type",params:{type:"integer"}}),r++),typeof s==
"number"&&isFinite(s)&&((s>10||isNaN(s))&&(e=t(e,{instancePath:i+"/landCombat/hitsPerAirStep",schemaPath:"#/properties/landCombat/properties/hitsPerAirStep/maxi\
mum",keyword:"maximum",params:{comparison:"<=",limit:10}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/landCombat/hitsPerAirStep",schemaPath:"#/properties/la\
ndCombat/properties/hitsPerAirStep/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}}else e=t(e,{instancePath:i+"/landCombat",schemaPath:"#/p\
roperties/landCombat/type",keyword:"type",params:{type:"object"}}),r++}if(o.surfaceCombat!==void 0){let a=o.surfaceCombat;if(a&&typeof a=="object"&&!Array.isArray(
a)){a.halfHitsPerHit===void 0&&(e=t(e,{instancePath:i+"/surfaceCombat",schemaPath:"#/properties/surfaceCombat/required",keyword:"required",params:{missingProperty:"\
halfHitsPerHit"}}),r++);for(let s in a)s!=="halfHitsPerHit"&&(e=t(e,{instancePath:i+"/surfaceCombat",schemaPath:"#/properties/surfaceCombat/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:s}}),r++);if(a.halfHitsPerHit!==void 0){let s=a.halfHitsPerHit;typeof s=="number"&&!(s%1)&&!isNaN(s)&&
isFinite(s)||(e=t(e,{instancePath:i+"/surfaceCombat/halfHitsPerHit",schemaPath:"#/properties/surfaceCombat/properties/halfHitsPerHit/type",keyword:"type",params:{
type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>10||isNaN(s))&&(e=t(e,{instancePath:i+"/surfaceCombat/halfHitsPerHit",schemaPath:"#/properties/surfa\
ceCombat/properties/halfHitsPerHit/maximum",keyword:"maximum",params:{comparison:"<=",limit:10}}),r++),(s<1||isNaN(s))&&(e=t(e,{instancePath:i+"/surfaceCombat/h\
alfHitsPerHit",schemaPath:"#/properties/surfaceCombat/properties/halfHitsPerHit/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}}else e=t(e,
{instancePath:i+"/surfaceCombat",schemaPath:"#/properties/surfaceCombat/type",keyword:"type",params:{type:"object"}}),r++}if(o.antiAircraft!==void 0){let a=o.antiAircraft;
if(a&&typeof a=="object"&&!Array.isArray(a)){a.baseFraction===void 0&&(e=t(e,{instancePath:i+"/antiAircraft",schemaPath:"#/properties/antiAircraft/required",keyword:"\
required",params:{missingProperty:"baseFraction"}}),r++),a.rounding===void 0&&(e=t(e,{instancePath:i+"/antiAircraft",schemaPath:"#/properties/antiAircraft/requi\
red",keyword:"required",params:{missingProperty:"rounding"}}),r++),a.taskForceRounding===void 0&&(e=t(e,{instancePath:i+"/antiAircraft",schemaPath:"#/properties\
/antiAircraft/required",keyword:"required",params:{missingProperty:"taskForceRounding"}}),r++);for(let s in a)s==="baseFraction"||s==="rounding"||s==="taskForce\
Rounding"||(e=t(e,{instancePath:i+"/antiAircraft",schemaPath:"#/properties/antiAircraft/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),
r++);if(a.baseFraction!==void 0){let s=a.baseFraction;if(typeof s=="number"&&isFinite(s)){(s>1||isNaN(s))&&(e=t(e,{instancePath:i+"/antiAircraft/baseFraction",schemaPath:"\
../common/common.schema.json#/$defs/fraction/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/antiAi\
rcraft/baseFraction",schemaPath:"../common/common.schema.json#/$defs/fraction/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++);let n;n=s/.25,n!==
parseInt(n)&&(e=t(e,{instancePath:i+"/antiAircraft/baseFraction",schemaPath:"../common/common.schema.json#/$defs/fraction/multipleOf",keyword:"multipleOf",params:{
multipleOf:.25}}),r++)}else e=t(e,{instancePath:i+"/antiAircraft/baseFraction",schemaPath:"../common/common.schema.json#/$defs/fraction/type",keyword:"type",params:{
type:"number"}}),r++}if(a.rounding!==void 0){let s=a.rounding;typeof s!="string"&&(e=t(e,{instancePath:i+"/antiAircraft/rounding",schemaPath:"../common/common.s\
chema.json#/$defs/rounding/type",keyword:"type",params:{type:"string"}}),r++),s==="up"||s==="down"||(e=t(e,{instancePath:i+"/antiAircraft/rounding",schemaPath:"\
../common/common.schema.json#/$defs/rounding/enum",keyword:"enum",params:{allowedValues:["up","down"]}}),r++)}if(a.taskForceRounding!==void 0){let s=a.taskForceRounding;
typeof s!="string"&&(e=t(e,{instancePath:i+"/antiAircraft/taskForceRounding",schemaPath:"../common/common.schema.json#/$defs/rounding/type",keyword:"type",params:{
type:"string"}}),r++),s==="up"||s==="down"||(e=t(e,{instancePath:i+"/antiAircraft/taskForceRounding",schemaPath:"../common/common.schema.json#/$defs/rounding/en\
um",keyword:"enum",params:{allowedValues:["up","down"]}}),r++)}}else e=t(e,{instancePath:i+"/antiAircraft",schemaPath:"#/properties/antiAircraft/type",keyword:"\
type",params:{type:"object"}}),r++}if(o.airPoints!==void 0){let a=o.airPoints;if(a&&typeof a=="object"&&!Array.isArray(a)){a.perStep===void 0&&(e=t(e,{instancePath:i+
"/airPoints",schemaPath:"#/properties/airPoints/required",keyword:"required",params:{missingProperty:"perStep"}}),r++),a.perAirStrength===void 0&&(e=t(e,{instancePath:i+
"/airPoints",schemaPath:"#/properties/airPoints/required",keyword:"required",params:{missingProperty:"perAirStrength"}}),r++);for(let s in a)s==="perStep"||s===
"perAirStrength"||(e=t(e,{instancePath:i+"/airPoints",schemaPath:"#/properties/airPoints/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),
r++);if(a.perStep!==void 0){let s=a.perStep;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/airPoints/perStep",schemaPath:"#/proper\
ties/airPoints/properties/perStep/type",keyword:"type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>10||isNaN(s))&&(e=t(e,{instancePath:i+
"/airPoints/perStep",schemaPath:"#/properties/airPoints/properties/perStep/maximum",keyword:"maximum",params:{comparison:"<=",limit:10}}),r++),(s<0||isNaN(s))&&
(e=t(e,{instancePath:i+"/airPoints/perStep",schemaPath:"#/properties/airPoints/properties/perStep/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),
r++))}if(a.perAirStrength!==void 0){let s=a.perAirStrength;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/airPoints/perAirStrength",
schemaPath:"#/properties/airPoints/properties/perAirStrength/type",keyword:"type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>10||isNaN(
s))&&(e=t(e,{instancePath:i+"/airPoints/perAirStrength",schemaPath:"#/properties/airPoints/properties/perAirStrength/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:10}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/airPoints/perAirStrength",schemaPath:"#/properties/airPoints/properties/perAirStrength/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}),r++))}}else e=t(e,{instancePath:i+"/airPoints",schemaPath:"#/properties/airPoints/type",keyword:"type",params:{type:"\
object"}}),r++}if(o.damage!==void 0){let a=o.damage;if(a&&typeof a=="object"&&!Array.isArray(a)){a.checkDice===void 0&&(e=t(e,{instancePath:i+"/damage",schemaPath:"\
#/properties/damage/required",keyword:"required",params:{missingProperty:"checkDice"}}),r++),a.checkDieSides===void 0&&(e=t(e,{instancePath:i+"/damage",schemaPath:"\
#/properties/damage/required",keyword:"required",params:{missingProperty:"checkDieSides"}}),r++),a.phasesPerHit===void 0&&(e=t(e,{instancePath:i+"/damage",schemaPath:"\
#/properties/damage/required",keyword:"required",params:{missingProperty:"phasesPerHit"}}),r++),a.merchantmenPerHitAtSea===void 0&&(e=t(e,{instancePath:i+"/dama\
ge",schemaPath:"#/properties/damage/required",keyword:"required",params:{missingProperty:"merchantmenPerHitAtSea"}}),r++),a.sunkForever===void 0&&(e=t(e,{instancePath:i+
"/damage",schemaPath:"#/properties/damage/required",keyword:"required",params:{missingProperty:"sunkForever"}}),r++),a.brokenForever===void 0&&(e=t(e,{instancePath:i+
"/damage",schemaPath:"#/properties/damage/required",keyword:"required",params:{missingProperty:"brokenForever"}}),r++);for(let s in a)s==="checkDice"||s==="chec\
kDieSides"||s==="phasesPerHit"||s==="merchantmenPerHitAtSea"||s==="sunkForever"||s==="brokenForever"||(e=t(e,{instancePath:i+"/damage",schemaPath:"#/properties/\
damage/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);if(a.checkDice!==void 0){let s=a.checkDice;typeof s=="number"&&
!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/damage/checkDice",schemaPath:"#/properties/damage/properties/checkDice/type",keyword:"type",params:{type:"\
integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>10||isNaN(s))&&(e=t(e,{instancePath:i+"/damage/checkDice",schemaPath:"#/properties/damage/properties/check\
Dice/maximum",keyword:"maximum",params:{comparison:"<=",limit:10}}),r++),(s<1||isNaN(s))&&(e=t(e,{instancePath:i+"/damage/checkDice",schemaPath:"#/properties/da\
mage/properties/checkDice/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(a.checkDieSides!==void 0){let s=a.checkDieSides;typeof s=="numb\
er"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/damage/checkDieSides",schemaPath:"#/properties/damage/properties/checkDieSides/type",keyword:"type",
params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>20||isNaN(s))&&(e=t(e,{instancePath:i+"/damage/checkDieSides",schemaPath:"#/properties/damag\
e/properties/checkDieSides/maximum",keyword:"maximum",params:{comparison:"<=",limit:20}}),r++),(s<2||isNaN(s))&&(e=t(e,{instancePath:i+"/damage/checkDieSides",schemaPath:"\
#/properties/damage/properties/checkDieSides/minimum",keyword:"minimum",params:{comparison:">=",limit:2}}),r++))}if(a.phasesPerHit!==void 0){let s=a.phasesPerHit;
typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/damage/phasesPerHit",schemaPath:"#/properties/damage/properties/phasesPerHit/type",
keyword:"type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>16||isNaN(s))&&(e=t(e,{instancePath:i+"/damage/phasesPerHit",schemaPath:"#/pr\
operties/damage/properties/phasesPerHit/maximum",keyword:"maximum",params:{comparison:"<=",limit:16}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/damage/pha\
sesPerHit",schemaPath:"#/properties/damage/properties/phasesPerHit/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}if(a.merchantmenPerHitAtSea!==
void 0){let s=a.merchantmenPerHitAtSea;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/damage/merchantmenPerHitAtSea",schemaPath:"#\
/properties/damage/properties/merchantmenPerHitAtSea/type",keyword:"type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>10||isNaN(s))&&(e=
t(e,{instancePath:i+"/damage/merchantmenPerHitAtSea",schemaPath:"#/properties/damage/properties/merchantmenPerHitAtSea/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:10}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/damage/merchantmenPerHitAtSea",schemaPath:"#/properties/damage/properties/merchantmenPerHitAtSea/\
minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}if(a.sunkForever!==void 0){let s=a.sunkForever;if(s&&typeof s=="object"&&!Array.isArray(s)){
s.japan===void 0&&(e=t(e,{instancePath:i+"/damage/sunkForever",schemaPath:"#/properties/damage/properties/sunkForever/required",keyword:"required",params:{missingProperty:"\
japan"}}),r++),s.us===void 0&&(e=t(e,{instancePath:i+"/damage/sunkForever",schemaPath:"#/properties/damage/properties/sunkForever/required",keyword:"required",params:{
missingProperty:"us"}}),r++),s.britain===void 0&&(e=t(e,{instancePath:i+"/damage/sunkForever",schemaPath:"#/properties/damage/properties/sunkForever/required",keyword:"\
required",params:{missingProperty:"britain"}}),r++),s.netherlands===void 0&&(e=t(e,{instancePath:i+"/damage/sunkForever",schemaPath:"#/properties/damage/propert\
ies/sunkForever/required",keyword:"required",params:{missingProperty:"netherlands"}}),r++);for(let n in s)n==="japan"||n==="us"||n==="britain"||n==="netherlands"||
(e=t(e,{instancePath:i+"/damage/sunkForever",schemaPath:"#/properties/damage/properties/sunkForever/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:n}}),r++);s.japan!==void 0&&(F(s.japan,{instancePath:i+"/damage/sunkForever/japan",parentData:s,parentDataProperty:"japan",rootData:P,dynamicAnchors:k})||
(e=e===null?F.errors:b(e,F.errors),r=e.length)),s.us!==void 0&&(F(s.us,{instancePath:i+"/damage/sunkForever/us",parentData:s,parentDataProperty:"us",rootData:P,
dynamicAnchors:k})||(e=e===null?F.errors:b(e,F.errors),r=e.length)),s.britain!==void 0&&(F(s.britain,{instancePath:i+"/damage/sunkForever/britain",parentData:s,
parentDataProperty:"britain",rootData:P,dynamicAnchors:k})||(e=e===null?F.errors:b(e,F.errors),r=e.length)),s.netherlands!==void 0&&(F(s.netherlands,{instancePath:i+
"/damage/sunkForever/netherlands",parentData:s,parentDataProperty:"netherlands",rootData:P,dynamicAnchors:k})||(e=e===null?F.errors:b(e,F.errors),r=e.length))}else
e=t(e,{instancePath:i+"/damage/sunkForever",schemaPath:"#/properties/damage/properties/sunkForever/type",keyword:"type",params:{type:"object"}}),r++}a.brokenForever!==
void 0&&(H(a.brokenForever,{instancePath:i+"/damage/brokenForever",parentData:a,parentDataProperty:"brokenForever",rootData:P,dynamicAnchors:k})||(e=e===null?H.
errors:b(e,H.errors),r=e.length))}else e=t(e,{instancePath:i+"/damage",schemaPath:"#/properties/damage/type",keyword:"type",params:{type:"object"}}),r++}if(o.delays!==
void 0){let a=o.delays;if(a&&typeof a=="object"&&!Array.isArray(a)){a.withdrawn===void 0&&(e=t(e,{instancePath:i+"/delays",schemaPath:"#/properties/delays/requi\
red",keyword:"required",params:{missingProperty:"withdrawn"}}),r++),a.overStacked===void 0&&(e=t(e,{instancePath:i+"/delays",schemaPath:"#/properties/delays/req\
uired",keyword:"required",params:{missingProperty:"overStacked"}}),r++),a.notLanded===void 0&&(e=t(e,{instancePath:i+"/delays",schemaPath:"#/properties/delays/r\
equired",keyword:"required",params:{missingProperty:"notLanded"}}),r++),a.disbanded===void 0&&(e=t(e,{instancePath:i+"/delays",schemaPath:"#/properties/delays/r\
equired",keyword:"required",params:{missingProperty:"disbanded"}}),r++),a.eliminatedLand===void 0&&(e=t(e,{instancePath:i+"/delays",schemaPath:"#/properties/del\
ays/required",keyword:"required",params:{missingProperty:"eliminatedLand"}}),r++),a.noHomeBase===void 0&&(e=t(e,{instancePath:i+"/delays",schemaPath:"#/properti\
es/delays/required",keyword:"required",params:{missingProperty:"noHomeBase"}}),r++);for(let s in a)s==="withdrawn"||s==="overStacked"||s==="notLanded"||s==="dis\
banded"||s==="eliminatedLand"||s==="noHomeBase"||(e=t(e,{instancePath:i+"/delays",schemaPath:"#/properties/delays/additionalProperties",keyword:"additionalPrope\
rties",params:{additionalProperty:s}}),r++);if(a.withdrawn!==void 0){let s=a.withdrawn;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+
"/delays/withdrawn",schemaPath:"#/$defs/delay/type",keyword:"type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>16||isNaN(s))&&(e=t(e,{instancePath:i+
"/delays/withdrawn",schemaPath:"#/$defs/delay/maximum",keyword:"maximum",params:{comparison:"<=",limit:16}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/dela\
ys/withdrawn",schemaPath:"#/$defs/delay/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}if(a.overStacked!==void 0){let s=a.overStacked;typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/delays/overStacked",schemaPath:"#/$defs/delay/type",keyword:"type",params:{type:"integer"}}),
r++),typeof s=="number"&&isFinite(s)&&((s>16||isNaN(s))&&(e=t(e,{instancePath:i+"/delays/overStacked",schemaPath:"#/$defs/delay/maximum",keyword:"maximum",params:{
comparison:"<=",limit:16}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/delays/overStacked",schemaPath:"#/$defs/delay/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}),r++))}if(a.notLanded!==void 0){let s=a.notLanded;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/delays/notLanded",schemaPath:"\
#/$defs/delay/type",keyword:"type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>16||isNaN(s))&&(e=t(e,{instancePath:i+"/delays/notLanded",
schemaPath:"#/$defs/delay/maximum",keyword:"maximum",params:{comparison:"<=",limit:16}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/delays/notLanded",schemaPath:"\
#/$defs/delay/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}if(a.disbanded!==void 0){let s=a.disbanded;typeof s=="number"&&!(s%1)&&!isNaN(
s)&&isFinite(s)||(e=t(e,{instancePath:i+"/delays/disbanded",schemaPath:"#/$defs/delay/type",keyword:"type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(
s)&&((s>16||isNaN(s))&&(e=t(e,{instancePath:i+"/delays/disbanded",schemaPath:"#/$defs/delay/maximum",keyword:"maximum",params:{comparison:"<=",limit:16}}),r++),
(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/delays/disbanded",schemaPath:"#/$defs/delay/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}if(a.eliminatedLand!==
void 0){let s=a.eliminatedLand;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/delays/eliminatedLand",schemaPath:"#/$defs/delay/typ\
e",keyword:"type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>16||isNaN(s))&&(e=t(e,{instancePath:i+"/delays/eliminatedLand",schemaPath:"\
#/$defs/delay/maximum",keyword:"maximum",params:{comparison:"<=",limit:16}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/delays/eliminatedLand",schemaPath:"#\
/$defs/delay/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}if(a.noHomeBase!==void 0){let s=a.noHomeBase;typeof s=="number"&&!(s%1)&&!isNaN(
s)&&isFinite(s)||(e=t(e,{instancePath:i+"/delays/noHomeBase",schemaPath:"#/$defs/delay/type",keyword:"type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(
s)&&((s>16||isNaN(s))&&(e=t(e,{instancePath:i+"/delays/noHomeBase",schemaPath:"#/$defs/delay/maximum",keyword:"maximum",params:{comparison:"<=",limit:16}}),r++),
(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/delays/noHomeBase",schemaPath:"#/$defs/delay/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}}else
e=t(e,{instancePath:i+"/delays",schemaPath:"#/properties/delays/type",keyword:"type",params:{type:"object"}}),r++}if(o.supplyStatus!==void 0){let a=o.supplyStatus;
if(a&&typeof a=="object"&&!Array.isArray(a)){a.alwaysOut===void 0&&(e=t(e,{instancePath:i+"/supplyStatus",schemaPath:"#/properties/supplyStatus/required",keyword:"\
required",params:{missingProperty:"alwaysOut"}}),r++);for(let s in a)s!=="alwaysOut"&&(e=t(e,{instancePath:i+"/supplyStatus",schemaPath:"#/properties/supplyStat\
us/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);a.alwaysOut!==void 0&&(H(a.alwaysOut,{instancePath:i+"/supplyStatus\
/alwaysOut",parentData:a,parentDataProperty:"alwaysOut",rootData:P,dynamicAnchors:k})||(e=e===null?H.errors:b(e,H.errors),r=e.length))}else e=t(e,{instancePath:i+
"/supplyStatus",schemaPath:"#/properties/supplyStatus/type",keyword:"type",params:{type:"object"}}),r++}if(o.expansion!==void 0){let a=o.expansion;if(a&&typeof a==
"object"&&!Array.isArray(a)){a.side===void 0&&(e=t(e,{instancePath:i+"/expansion",schemaPath:"#/properties/expansion/required",keyword:"required",params:{missingProperty:"\
side"}}),r++),a.factorFromTurn===void 0&&(e=t(e,{instancePath:i+"/expansion",schemaPath:"#/properties/expansion/required",keyword:"required",params:{missingProperty:"\
factorFromTurn"}}),r++);for(let s in a)s==="side"||s==="factorFromTurn"||(e=t(e,{instancePath:i+"/expansion",schemaPath:"#/properties/expansion/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);if(a.side!==void 0){let s=a.side;typeof s!="string"&&(e=t(e,{instancePath:i+"/expansio\
n/side",schemaPath:"defs.schema.json#/$defs/side/type",keyword:"type",params:{type:"string"}}),r++),s==="japan"||s==="allies"||(e=t(e,{instancePath:i+"/expansio\
n/side",schemaPath:"defs.schema.json#/$defs/side/enum",keyword:"enum",params:{allowedValues:["japan","allies"]}}),r++)}if(a.factorFromTurn!==void 0){let s=a.factorFromTurn;
if(s&&typeof s=="object"&&!Array.isArray(s)){s[1]===void 0&&(e=t(e,{instancePath:i+"/expansion/factorFromTurn",schemaPath:"#/properties/expansion/properties/fac\
torFromTurn/required",keyword:"required",params:{missingProperty:"1"}}),r++);for(let n in s)I.test(n)||(e=t(e,{instancePath:i+"/expansion/factorFromTurn",schemaPath:"\
#/properties/expansion/properties/factorFromTurn/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),r++);for(let n in s)if(I.test(
n)){let p=s[n];typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=t(e,{instancePath:i+"/expansion/factorFromTurn/"+f(n),schemaPath:"#/properties/expansion/p\
roperties/factorFromTurn/patternProperties/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/type",keyword:"type",params:{type:"integer"}}),r++),typeof p=="number"&&isFinite(p)&&((p>
10||isNaN(p))&&(e=t(e,{instancePath:i+"/expansion/factorFromTurn/"+f(n),schemaPath:"#/properties/expansion/properties/factorFromTurn/patternProperties/%5E(%5B1-\
9%5D%7C1%5B0-6%5D)%24/maximum",keyword:"maximum",params:{comparison:"<=",limit:10}}),r++),(p<1||isNaN(p))&&(e=t(e,{instancePath:i+"/expansion/factorFromTurn/"+f(
n),schemaPath:"#/properties/expansion/properties/factorFromTurn/patternProperties/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}),r++))}}else e=t(e,{instancePath:i+"/expansion/factorFromTurn",schemaPath:"#/properties/expansion/properties/factorFromTurn/type",keyword:"type",params:{
type:"object"}}),r++}}else e=t(e,{instancePath:i+"/expansion",schemaPath:"#/properties/expansion/type",keyword:"type",params:{type:"object"}}),r++}if(o.resourceFueling!==
void 0){let a=o.resourceFueling;if(a&&typeof a=="object"&&!Array.isArray(a)){a.fromTurn===void 0&&(e=t(e,{instancePath:i+"/resourceFueling",schemaPath:"#/proper\
ties/resourceFueling/required",keyword:"required",params:{missingProperty:"fromTurn"}}),r++);for(let s in a)s!=="fromTurn"&&(e=t(e,{instancePath:i+"/resourceFue\
ling",schemaPath:"#/properties/resourceFueling/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);if(a.fromTurn!==void 0){
let s=a.fromTurn;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/resourceFueling/fromTurn",schemaPath:"defs.schema.json#/$defs/turn\
/type",keyword:"type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>16||isNaN(s))&&(e=t(e,{instancePath:i+"/resourceFueling/fromTurn",schemaPath:"\
defs.schema.json#/$defs/turn/maximum",keyword:"maximum",params:{comparison:"<=",limit:16}}),r++),(s<1||isNaN(s))&&(e=t(e,{instancePath:i+"/resourceFueling/fromT\
urn",schemaPath:"defs.schema.json#/$defs/turn/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}}else e=t(e,{instancePath:i+"/resourceFueling",
schemaPath:"#/properties/resourceFueling/type",keyword:"type",params:{type:"object"}}),r++}if(o.returnPorts!==void 0){let a=o.returnPorts;if(a&&typeof a=="objec\
t"&&!Array.isArray(a)){a.japan===void 0&&(e=t(e,{instancePath:i+"/returnPorts",schemaPath:"#/properties/returnPorts/required",keyword:"required",params:{missingProperty:"\
japan"}}),r++),a.us===void 0&&(e=t(e,{instancePath:i+"/returnPorts",schemaPath:"#/properties/returnPorts/required",keyword:"required",params:{missingProperty:"u\
s"}}),r++),a.britain===void 0&&(e=t(e,{instancePath:i+"/returnPorts",schemaPath:"#/properties/returnPorts/required",keyword:"required",params:{missingProperty:"\
britain"}}),r++),a.netherlands===void 0&&(e=t(e,{instancePath:i+"/returnPorts",schemaPath:"#/properties/returnPorts/required",keyword:"required",params:{missingProperty:"\
netherlands"}}),r++);for(let s in a)s==="japan"||s==="us"||s==="britain"||s==="netherlands"||(e=t(e,{instancePath:i+"/returnPorts",schemaPath:"#/properties/retu\
rnPorts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);a.japan!==void 0&&(C(a.japan,{instancePath:i+"/returnPorts/jap\
an",parentData:a,parentDataProperty:"japan",rootData:P,dynamicAnchors:k})||(e=e===null?C.errors:b(e,C.errors),r=e.length)),a.us!==void 0&&(C(a.us,{instancePath:i+
"/returnPorts/us",parentData:a,parentDataProperty:"us",rootData:P,dynamicAnchors:k})||(e=e===null?C.errors:b(e,C.errors),r=e.length)),a.britain!==void 0&&(C(a.britain,
{instancePath:i+"/returnPorts/britain",parentData:a,parentDataProperty:"britain",rootData:P,dynamicAnchors:k})||(e=e===null?C.errors:b(e,C.errors),r=e.length)),
a.netherlands!==void 0&&(C(a.netherlands,{instancePath:i+"/returnPorts/netherlands",parentData:a,parentDataProperty:"netherlands",rootData:P,dynamicAnchors:k})||
(e=e===null?C.errors:b(e,C.errors),r=e.length))}else e=t(e,{instancePath:i+"/returnPorts",schemaPath:"#/properties/returnPorts/type",keyword:"type",params:{type:"\
object"}}),r++}if(o.navalAviation!==void 0){let a=o.navalAviation;if(a&&typeof a=="object"&&!Array.isArray(a)){a.carrierClasses===void 0&&(e=t(e,{instancePath:i+
"/navalAviation",schemaPath:"#/properties/navalAviation/required",keyword:"required",params:{missingProperty:"carrierClasses"}}),r++),a.stepsPerAirStrength===void 0&&
(e=t(e,{instancePath:i+"/navalAviation",schemaPath:"#/properties/navalAviation/required",keyword:"required",params:{missingProperty:"stepsPerAirStrength"}}),r++);
for(let s in a)s==="carrierClasses"||s==="stepsPerAirStrength"||(e=t(e,{instancePath:i+"/navalAviation",schemaPath:"#/properties/navalAviation/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);if(a.carrierClasses!==void 0&&(F(a.carrierClasses,{instancePath:i+"/navalAviation/carri\
erClasses",parentData:a,parentDataProperty:"carrierClasses",rootData:P,dynamicAnchors:k})||(e=e===null?F.errors:b(e,F.errors),r=e.length)),a.stepsPerAirStrength!==
void 0){let s=a.stepsPerAirStrength;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/navalAviation/stepsPerAirStrength",schemaPath:"\
#/properties/navalAviation/properties/stepsPerAirStrength/type",keyword:"type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>10||isNaN(s))&&
(e=t(e,{instancePath:i+"/navalAviation/stepsPerAirStrength",schemaPath:"#/properties/navalAviation/properties/stepsPerAirStrength/maximum",keyword:"maximum",params:{
comparison:"<=",limit:10}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/navalAviation/stepsPerAirStrength",schemaPath:"#/properties/navalAviation/properties/\
stepsPerAirStrength/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}}else e=t(e,{instancePath:i+"/navalAviation",schemaPath:"#/properties/na\
valAviation/type",keyword:"type",params:{type:"object"}}),r++}if(o.battleBoard!==void 0){let a=o.battleBoard;if(a&&typeof a=="object"&&!Array.isArray(a)){a.hybridClasses===
void 0&&(e=t(e,{instancePath:i+"/battleBoard",schemaPath:"#/properties/battleBoard/required",keyword:"required",params:{missingProperty:"hybridClasses"}}),r++),
a.landAndAirTogether===void 0&&(e=t(e,{instancePath:i+"/battleBoard",schemaPath:"#/properties/battleBoard/required",keyword:"required",params:{missingProperty:"\
landAndAirTogether"}}),r++);for(let s in a)s==="hybridClasses"||s==="landAndAirTogether"||(e=t(e,{instancePath:i+"/battleBoard",schemaPath:"#/properties/battleB\
oard/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);a.hybridClasses!==void 0&&(F(a.hybridClasses,{instancePath:i+"/ba\
ttleBoard/hybridClasses",parentData:a,parentDataProperty:"hybridClasses",rootData:P,dynamicAnchors:k})||(e=e===null?F.errors:b(e,F.errors),r=e.length)),a.landAndAirTogether!==
void 0&&typeof a.landAndAirTogether!="boolean"&&(e=t(e,{instancePath:i+"/battleBoard/landAndAirTogether",schemaPath:"#/properties/battleBoard/properties/landAnd\
AirTogether/type",keyword:"type",params:{type:"boolean"}}),r++)}else e=t(e,{instancePath:i+"/battleBoard",schemaPath:"#/properties/battleBoard/type",keyword:"ty\
pe",params:{type:"object"}}),r++}if(o.victory!==void 0){let a=o.victory;if(a&&typeof a=="object"&&!Array.isArray(a)){a.opening===void 0&&(e=t(e,{instancePath:i+
"/victory",schemaPath:"#/properties/victory/required",keyword:"required",params:{missingProperty:"opening"}}),r++),a.japanWinsAt===void 0&&(e=t(e,{instancePath:i+
"/victory",schemaPath:"#/properties/victory/required",keyword:"required",params:{missingProperty:"japanWinsAt"}}),r++),a.alliesWinAt===void 0&&(e=t(e,{instancePath:i+
"/victory",schemaPath:"#/properties/victory/required",keyword:"required",params:{missingProperty:"alliesWinAt"}}),r++),a.drawAt===void 0&&(e=t(e,{instancePath:i+
"/victory",schemaPath:"#/properties/victory/required",keyword:"required",params:{missingProperty:"drawAt"}}),r++),a.lifeline===void 0&&(e=t(e,{instancePath:i+"/\
victory",schemaPath:"#/properties/victory/required",keyword:"required",params:{missingProperty:"lifeline"}}),r++),a.lateConquest===void 0&&(e=t(e,{instancePath:i+
"/victory",schemaPath:"#/properties/victory/required",keyword:"required",params:{missingProperty:"lateConquest"}}),r++);for(let s in a)s==="opening"||s==="japan\
WinsAt"||s==="alliesWinAt"||s==="drawAt"||s==="lifeline"||s==="lateConquest"||(e=t(e,{instancePath:i+"/victory",schemaPath:"#/properties/victory/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);if(a.opening!==void 0){let s=a.opening;typeof s!="string"&&(e=t(e,{instancePath:i+"/v\
ictory/opening",schemaPath:"#/properties/victory/properties/opening/type",keyword:"type",params:{type:"string"}}),r++),s==="nothing"||s==="japanese-bases"||(e=t(
e,{instancePath:i+"/victory/opening",schemaPath:"#/properties/victory/properties/opening/enum",keyword:"enum",params:{allowedValues:["nothing","japanese-bases"]}}),
r++)}if(a.japanWinsAt!==void 0){let s=a.japanWinsAt;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/victory/japanWinsAt",schemaPath:"\
#/properties/victory/properties/japanWinsAt/type",keyword:"type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>200||isNaN(s))&&(e=t(e,{instancePath:i+
"/victory/japanWinsAt",schemaPath:"#/properties/victory/properties/japanWinsAt/maximum",keyword:"maximum",params:{comparison:"<=",limit:200}}),r++),(s<-200||isNaN(
s))&&(e=t(e,{instancePath:i+"/victory/japanWinsAt",schemaPath:"#/properties/victory/properties/japanWinsAt/minimum",keyword:"minimum",params:{comparison:">=",limit:-200}}),
r++))}if(a.alliesWinAt!==void 0){let s=a.alliesWinAt;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/victory/alliesWinAt",schemaPath:"\
#/properties/victory/properties/alliesWinAt/type",keyword:"type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>200||isNaN(s))&&(e=t(e,{instancePath:i+
"/victory/alliesWinAt",schemaPath:"#/properties/victory/properties/alliesWinAt/maximum",keyword:"maximum",params:{comparison:"<=",limit:200}}),r++),(s<-200||isNaN(
s))&&(e=t(e,{instancePath:i+"/victory/alliesWinAt",schemaPath:"#/properties/victory/properties/alliesWinAt/minimum",keyword:"minimum",params:{comparison:">=",limit:-200}}),
r++))}if(a.drawAt!==void 0){let s=a.drawAt;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/victory/drawAt",schemaPath:"#/properties\
/victory/properties/drawAt/type",keyword:"type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>200||isNaN(s))&&(e=t(e,{instancePath:i+"/vic\
tory/drawAt",schemaPath:"#/properties/victory/properties/drawAt/maximum",keyword:"maximum",params:{comparison:"<=",limit:200}}),r++),(s<-200||isNaN(s))&&(e=t(e,
{instancePath:i+"/victory/drawAt",schemaPath:"#/properties/victory/properties/drawAt/minimum",keyword:"minimum",params:{comparison:">=",limit:-200}}),r++))}if(a.
lifeline!==void 0){let s=a.lifeline;if(s&&typeof s=="object"&&!Array.isArray(s)){s.from===void 0&&(e=t(e,{instancePath:i+"/victory/lifeline",schemaPath:"#/prope\
rties/victory/properties/lifeline/required",keyword:"required",params:{missingProperty:"from"}}),r++),s.to===void 0&&(e=t(e,{instancePath:i+"/victory/lifeline",
schemaPath:"#/properties/victory/properties/lifeline/required",keyword:"required",params:{missingProperty:"to"}}),r++),s.points===void 0&&(e=t(e,{instancePath:i+
"/victory/lifeline",schemaPath:"#/properties/victory/properties/lifeline/required",keyword:"required",params:{missingProperty:"points"}}),r++),s.inTurnsOf===void 0&&
(e=t(e,{instancePath:i+"/victory/lifeline",schemaPath:"#/properties/victory/properties/lifeline/required",keyword:"required",params:{missingProperty:"inTurnsOf"}}),
r++);for(let n in s)n==="from"||n==="to"||n==="points"||n==="inTurnsOf"||(e=t(e,{instancePath:i+"/victory/lifeline",schemaPath:"#/properties/victory/properties/\
lifeline/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),r++);if(s.from!==void 0){let n=s.from;typeof n=="string"?(n.length>
80&&$(n)>80&&(e=t(e,{instancePath:i+"/victory/lifeline/from",schemaPath:"defs.schema.json#/$defs/placeId/maxLength",keyword:"maxLength",params:{limit:80}}),r++),
j.test(n)||(e=t(e,{instancePath:i+"/victory/lifeline/from",schemaPath:"defs.schema.json#/$defs/placeId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z\
0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/victory/lifeline/from",schemaPath:"defs.schema.json#/$defs/placeId/type",keyword:"type",params:{type:"string"}}),r++)}
if(s.to!==void 0){let n=s.to;typeof n=="string"?(n.length>80&&$(n)>80&&(e=t(e,{instancePath:i+"/victory/lifeline/to",schemaPath:"defs.schema.json#/$defs/placeId\
/maxLength",keyword:"maxLength",params:{limit:80}}),r++),j.test(n)||(e=t(e,{instancePath:i+"/victory/lifeline/to",schemaPath:"defs.schema.json#/$defs/placeId/pa\
ttern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/victory/lifeline/to",schemaPath:"defs.schema.json#/$defs/place\
Id/type",keyword:"type",params:{type:"string"}}),r++)}if(s.points!==void 0){let n=s.points;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=t(e,{instancePath:i+
"/victory/lifeline/points",schemaPath:"#/properties/victory/properties/lifeline/properties/points/type",keyword:"type",params:{type:"integer"}}),r++),typeof n==
"number"&&isFinite(n)&&((n>20||isNaN(n))&&(e=t(e,{instancePath:i+"/victory/lifeline/points",schemaPath:"#/properties/victory/properties/lifeline/properties/poin\
ts/maximum",keyword:"maximum",params:{comparison:"<=",limit:20}}),r++),(n<-20||isNaN(n))&&(e=t(e,{instancePath:i+"/victory/lifeline/points",schemaPath:"#/proper\
ties/victory/properties/lifeline/properties/points/minimum",keyword:"minimum",params:{comparison:">=",limit:-20}}),r++))}if(s.inTurnsOf!==void 0){let n=s.inTurnsOf;
if(Array.isArray(n)){let p=n.length;for(let d=0;d<p;d++){let m=n[d];typeof m!="string"&&(e=t(e,{instancePath:i+"/victory/lifeline/inTurnsOf/"+d,schemaPath:"defs\
.schema.json#/$defs/side/type",keyword:"type",params:{type:"string"}}),r++),m==="japan"||m==="allies"||(e=t(e,{instancePath:i+"/victory/lifeline/inTurnsOf/"+d,schemaPath:"\
defs.schema.json#/$defs/side/enum",keyword:"enum",params:{allowedValues:["japan","allies"]}}),r++)}let c=n.length,u;if(c>1){let d=z(n,B);d!==null&&([c,u]=d,e=t(
e,{instancePath:i+"/victory/lifeline/inTurnsOf",schemaPath:"#/properties/victory/properties/lifeline/properties/inTurnsOf/uniqueItems",keyword:"uniqueItems",params:{
i:c,j:u}}),r++)}}else e=t(e,{instancePath:i+"/victory/lifeline/inTurnsOf",schemaPath:"#/properties/victory/properties/lifeline/properties/inTurnsOf/type",keyword:"\
type",params:{type:"array"}}),r++}}else e=t(e,{instancePath:i+"/victory/lifeline",schemaPath:"#/properties/victory/properties/lifeline/type",keyword:"type",params:{
type:"object"}}),r++}if(a.lateConquest!==void 0){let s=a.lateConquest;if(s&&typeof s=="object"&&!Array.isArray(s)){s.fromTurn===void 0&&(e=t(e,{instancePath:i+"\
/victory/lateConquest",schemaPath:"#/properties/victory/properties/lateConquest/required",keyword:"required",params:{missingProperty:"fromTurn"}}),r++),s.bases===
void 0&&(e=t(e,{instancePath:i+"/victory/lateConquest",schemaPath:"#/properties/victory/properties/lateConquest/required",keyword:"required",params:{missingProperty:"\
bases"}}),r++),s.points===void 0&&(e=t(e,{instancePath:i+"/victory/lateConquest",schemaPath:"#/properties/victory/properties/lateConquest/required",keyword:"req\
uired",params:{missingProperty:"points"}}),r++);for(let n in s)n==="fromTurn"||n==="bases"||n==="points"||(e=t(e,{instancePath:i+"/victory/lateConquest",schemaPath:"\
#/properties/victory/properties/lateConquest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),r++);if(s.fromTurn!==void 0){let n=s.
fromTurn;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=t(e,{instancePath:i+"/victory/lateConquest/fromTurn",schemaPath:"defs.schema.json#/$defs/turn/ty\
pe",keyword:"type",params:{type:"integer"}}),r++),typeof n=="number"&&isFinite(n)&&((n>16||isNaN(n))&&(e=t(e,{instancePath:i+"/victory/lateConquest/fromTurn",schemaPath:"\
defs.schema.json#/$defs/turn/maximum",keyword:"maximum",params:{comparison:"<=",limit:16}}),r++),(n<1||isNaN(n))&&(e=t(e,{instancePath:i+"/victory/lateConquest/\
fromTurn",schemaPath:"defs.schema.json#/$defs/turn/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(s.bases!==void 0&&(C(s.bases,{instancePath:i+
"/victory/lateConquest/bases",parentData:s,parentDataProperty:"bases",rootData:P,dynamicAnchors:k})||(e=e===null?C.errors:b(e,C.errors),r=e.length)),s.points!==
void 0){let n=s.points;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=t(e,{instancePath:i+"/victory/lateConquest/points",schemaPath:"#/properties/victor\
y/properties/lateConquest/properties/points/type",keyword:"type",params:{type:"integer"}}),r++),typeof n=="number"&&isFinite(n)&&((n>20||isNaN(n))&&(e=t(e,{instancePath:i+
"/victory/lateConquest/points",schemaPath:"#/properties/victory/properties/lateConquest/properties/points/maximum",keyword:"maximum",params:{comparison:"<=",limit:20}}),
r++),(n<-20||isNaN(n))&&(e=t(e,{instancePath:i+"/victory/lateConquest/points",schemaPath:"#/properties/victory/properties/lateConquest/properties/points/minimum",
keyword:"minimum",params:{comparison:">=",limit:-20}}),r++))}}else e=t(e,{instancePath:i+"/victory/lateConquest",schemaPath:"#/properties/victory/properties/lat\
eConquest/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/victory",schemaPath:"#/properties/victory/type",keyword:"type",params:{
type:"object"}}),r++}if(o.turnOne!==void 0){let a=o.turnOne;if(a&&typeof a=="object"&&!Array.isArray(a)){a.turn===void 0&&(e=t(e,{instancePath:i+"/turnOne",schemaPath:"\
#/properties/turnOne/required",keyword:"required",params:{missingProperty:"turn"}}),r++),a.cheapTaskForces===void 0&&(e=t(e,{instancePath:i+"/turnOne",schemaPath:"\
#/properties/turnOne/required",keyword:"required",params:{missingProperty:"cheapTaskForces"}}),r++),a.firstFire===void 0&&(e=t(e,{instancePath:i+"/turnOne",schemaPath:"\
#/properties/turnOne/required",keyword:"required",params:{missingProperty:"firstFire"}}),r++),a.alliedBaseAntiAircraft===void 0&&(e=t(e,{instancePath:i+"/turnOn\
e",schemaPath:"#/properties/turnOne/required",keyword:"required",params:{missingProperty:"alliedBaseAntiAircraft"}}),r++),a.alliedLandings===void 0&&(e=t(e,{instancePath:i+
"/turnOne",schemaPath:"#/properties/turnOne/required",keyword:"required",params:{missingProperty:"alliedLandings"}}),r++);for(let s in a)s==="turn"||s==="cheapT\
askForces"||s==="firstFire"||s==="alliedBaseAntiAircraft"||s==="alliedLandings"||(e=t(e,{instancePath:i+"/turnOne",schemaPath:"#/properties/turnOne/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);if(a.turn!==void 0){let s=a.turn;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||
(e=t(e,{instancePath:i+"/turnOne/turn",schemaPath:"#/properties/turnOne/properties/turn/type",keyword:"type",params:{type:"integer"}}),r++),typeof s=="number"&&
isFinite(s)&&((s>99||isNaN(s))&&(e=t(e,{instancePath:i+"/turnOne/turn",schemaPath:"#/properties/turnOne/properties/turn/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:99}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/turnOne/turn",schemaPath:"#/properties/turnOne/properties/turn/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}),r++))}if(a.cheapTaskForces!==void 0){let s=a.cheapTaskForces;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+
"/turnOne/cheapTaskForces",schemaPath:"#/properties/turnOne/properties/cheapTaskForces/type",keyword:"type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(
s)&&((s>20||isNaN(s))&&(e=t(e,{instancePath:i+"/turnOne/cheapTaskForces",schemaPath:"#/properties/turnOne/properties/cheapTaskForces/maximum",keyword:"maximum",
params:{comparison:"<=",limit:20}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/turnOne/cheapTaskForces",schemaPath:"#/properties/turnOne/properties/cheapTas\
kForces/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}if(a.firstFire!==void 0){let s=a.firstFire;typeof s!="string"&&(e=t(e,{instancePath:i+
"/turnOne/firstFire",schemaPath:"defs.schema.json#/$defs/side/type",keyword:"type",params:{type:"string"}}),r++),s==="japan"||s==="allies"||(e=t(e,{instancePath:i+
"/turnOne/firstFire",schemaPath:"defs.schema.json#/$defs/side/enum",keyword:"enum",params:{allowedValues:["japan","allies"]}}),r++)}if(a.alliedBaseAntiAircraft!==
void 0){let s=a.alliedBaseAntiAircraft;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/turnOne/alliedBaseAntiAircraft",schemaPath:"\
#/properties/turnOne/properties/alliedBaseAntiAircraft/type",keyword:"type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>20||isNaN(s))&&(e=
t(e,{instancePath:i+"/turnOne/alliedBaseAntiAircraft",schemaPath:"#/properties/turnOne/properties/alliedBaseAntiAircraft/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:20}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/turnOne/alliedBaseAntiAircraft",schemaPath:"#/properties/turnOne/properties/alliedBaseAntiAircraf\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}a.alliedLandings!==void 0&&typeof a.alliedLandings!="boolean"&&(e=t(e,{instancePath:i+"/tu\
rnOne/alliedLandings",schemaPath:"#/properties/turnOne/properties/alliedLandings/type",keyword:"type",params:{type:"boolean"}}),r++)}else e=t(e,{instancePath:i+
"/turnOne",schemaPath:"#/properties/turnOne/type",keyword:"type",params:{type:"object"}}),r++}if(o.europeanFleet!==void 0){let a=o.europeanFleet;if(a&&typeof a==
"object"&&!Array.isArray(a)){a.triggerBases===void 0&&(e=t(e,{instancePath:i+"/europeanFleet",schemaPath:"#/properties/europeanFleet/required",keyword:"required",
params:{missingProperty:"triggerBases"}}),r++),a.turnsAfterEntry===void 0&&(e=t(e,{instancePath:i+"/europeanFleet",schemaPath:"#/properties/europeanFleet/requir\
ed",keyword:"required",params:{missingProperty:"turnsAfterEntry"}}),r++);for(let s in a)s==="triggerBases"||s==="turnsAfterEntry"||(e=t(e,{instancePath:i+"/euro\
peanFleet",schemaPath:"#/properties/europeanFleet/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);if(a.triggerBases!==
void 0&&(C(a.triggerBases,{instancePath:i+"/europeanFleet/triggerBases",parentData:a,parentDataProperty:"triggerBases",rootData:P,dynamicAnchors:k})||(e=e===null?
C.errors:b(e,C.errors),r=e.length)),a.turnsAfterEntry!==void 0){let s=a.turnsAfterEntry;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+
"/europeanFleet/turnsAfterEntry",schemaPath:"#/properties/europeanFleet/properties/turnsAfterEntry/type",keyword:"type",params:{type:"integer"}}),r++),typeof s==
"number"&&isFinite(s)&&((s>1||isNaN(s))&&(e=t(e,{instancePath:i+"/europeanFleet/turnsAfterEntry",schemaPath:"#/properties/europeanFleet/properties/turnsAfterEnt\
ry/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/europeanFleet/turnsAfterEntry",schemaPath:"#/pro\
perties/europeanFleet/properties/turnsAfterEntry/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}}else e=t(e,{instancePath:i+"/europeanFleet",
schemaPath:"#/properties/europeanFleet/type",keyword:"type",params:{type:"object"}}),r++}if(o.longLance!==void 0){let a=o.longLance;if(a&&typeof a=="object"&&!Array.
isArray(a)){a.side===void 0&&(e=t(e,{instancePath:i+"/longLance",schemaPath:"#/properties/longLance/required",keyword:"required",params:{missingProperty:"side"}}),
r++),a.classes===void 0&&(e=t(e,{instancePath:i+"/longLance",schemaPath:"#/properties/longLance/required",keyword:"required",params:{missingProperty:"classes"}}),
r++),a.firepower===void 0&&(e=t(e,{instancePath:i+"/longLance",schemaPath:"#/properties/longLance/required",keyword:"required",params:{missingProperty:"firepowe\
r"}}),r++),a.rounds===void 0&&(e=t(e,{instancePath:i+"/longLance",schemaPath:"#/properties/longLance/required",keyword:"required",params:{missingProperty:"round\
s"}}),r++);for(let s in a)s==="side"||s==="classes"||s==="firepower"||s==="rounds"||(e=t(e,{instancePath:i+"/longLance",schemaPath:"#/properties/longLance/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);if(a.side!==void 0){let s=a.side;typeof s!="string"&&(e=t(e,{instancePath:i+
"/longLance/side",schemaPath:"defs.schema.json#/$defs/side/type",keyword:"type",params:{type:"string"}}),r++),s==="japan"||s==="allies"||(e=t(e,{instancePath:i+
"/longLance/side",schemaPath:"defs.schema.json#/$defs/side/enum",keyword:"enum",params:{allowedValues:["japan","allies"]}}),r++)}if(a.classes!==void 0&&(F(a.classes,
{instancePath:i+"/longLance/classes",parentData:a,parentDataProperty:"classes",rootData:P,dynamicAnchors:k})||(e=e===null?F.errors:b(e,F.errors),r=e.length)),a.
firepower!==void 0){let s=a.firepower;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/longLance/firepower",schemaPath:"#/properties\
/longLance/properties/firepower/type",keyword:"type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>4||isNaN(s))&&(e=t(e,{instancePath:i+"/\
longLance/firepower",schemaPath:"#/properties/longLance/properties/firepower/maximum",keyword:"maximum",params:{comparison:"<=",limit:4}}),r++),(s<0||isNaN(s))&&
(e=t(e,{instancePath:i+"/longLance/firepower",schemaPath:"#/properties/longLance/properties/firepower/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),
r++))}if(a.rounds!==void 0){let s=a.rounds;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/longLance/rounds",schemaPath:"#/properti\
es/longLance/properties/rounds/type",keyword:"type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>99||isNaN(s))&&(e=t(e,{instancePath:i+"/\
longLance/rounds",schemaPath:"#/properties/longLance/properties/rounds/maximum",keyword:"maximum",params:{comparison:"<=",limit:99}}),r++),(s<0||isNaN(s))&&(e=t(
e,{instancePath:i+"/longLance/rounds",schemaPath:"#/properties/longLance/properties/rounds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}}else
e=t(e,{instancePath:i+"/longLance",schemaPath:"#/properties/longLance/type",keyword:"type",params:{type:"object"}}),r++}if(o.tokyoExpress!==void 0){let a=o.tokyoExpress;
if(a&&typeof a=="object"&&!Array.isArray(a)){a.side===void 0&&(e=t(e,{instancePath:i+"/tokyoExpress",schemaPath:"#/properties/tokyoExpress/required",keyword:"re\
quired",params:{missingProperty:"side"}}),r++),a.classes===void 0&&(e=t(e,{instancePath:i+"/tokyoExpress",schemaPath:"#/properties/tokyoExpress/required",keyword:"\
required",params:{missingProperty:"classes"}}),r++);for(let s in a)s==="side"||s==="classes"||(e=t(e,{instancePath:i+"/tokyoExpress",schemaPath:"#/properties/to\
kyoExpress/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);if(a.side!==void 0){let s=a.side;typeof s!="string"&&(e=t(e,
{instancePath:i+"/tokyoExpress/side",schemaPath:"defs.schema.json#/$defs/side/type",keyword:"type",params:{type:"string"}}),r++),s==="japan"||s==="allies"||(e=t(
e,{instancePath:i+"/tokyoExpress/side",schemaPath:"defs.schema.json#/$defs/side/enum",keyword:"enum",params:{allowedValues:["japan","allies"]}}),r++)}a.classes!==
void 0&&(F(a.classes,{instancePath:i+"/tokyoExpress/classes",parentData:a,parentDataProperty:"classes",rootData:P,dynamicAnchors:k})||(e=e===null?F.errors:b(e,F.
errors),r=e.length))}else e=t(e,{instancePath:i+"/tokyoExpress",schemaPath:"#/properties/tokyoExpress/type",keyword:"type",params:{type:"object"}}),r++}if(o.kamikaze!==
void 0){let a=o.kamikaze;if(a&&typeof a=="object"&&!Array.isArray(a)){a.fromTurn===void 0&&(e=t(e,{instancePath:i+"/kamikaze",schemaPath:"#/properties/kamikaze/\
required",keyword:"required",params:{missingProperty:"fromTurn"}}),r++),a.victoryPointsAtMost===void 0&&(e=t(e,{instancePath:i+"/kamikaze",schemaPath:"#/propert\
ies/kamikaze/required",keyword:"required",params:{missingProperty:"victoryPointsAtMost"}}),r++),a.stepsLost===void 0&&(e=t(e,{instancePath:i+"/kamikaze",schemaPath:"\
#/properties/kamikaze/required",keyword:"required",params:{missingProperty:"stepsLost"}}),r++),a.lost===void 0&&(e=t(e,{instancePath:i+"/kamikaze",schemaPath:"#\
/properties/kamikaze/required",keyword:"required",params:{missingProperty:"lost"}}),r++);for(let s in a)s==="fromTurn"||s==="victoryPointsAtMost"||s==="stepsLos\
t"||s==="lost"||(e=t(e,{instancePath:i+"/kamikaze",schemaPath:"#/properties/kamikaze/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),
r++);if(a.fromTurn!==void 0){let s=a.fromTurn;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/kamikaze/fromTurn",schemaPath:"defs.s\
chema.json#/$defs/turn/type",keyword:"type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>16||isNaN(s))&&(e=t(e,{instancePath:i+"/kamikaze\
/fromTurn",schemaPath:"defs.schema.json#/$defs/turn/maximum",keyword:"maximum",params:{comparison:"<=",limit:16}}),r++),(s<1||isNaN(s))&&(e=t(e,{instancePath:i+
"/kamikaze/fromTurn",schemaPath:"defs.schema.json#/$defs/turn/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(a.victoryPointsAtMost!==void 0){
let s=a.victoryPointsAtMost;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/kamikaze/victoryPointsAtMost",schemaPath:"#/properties/\
kamikaze/properties/victoryPointsAtMost/type",keyword:"type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>200||isNaN(s))&&(e=t(e,{instancePath:i+
"/kamikaze/victoryPointsAtMost",schemaPath:"#/properties/kamikaze/properties/victoryPointsAtMost/maximum",keyword:"maximum",params:{comparison:"<=",limit:200}}),
r++),(s<-200||isNaN(s))&&(e=t(e,{instancePath:i+"/kamikaze/victoryPointsAtMost",schemaPath:"#/properties/kamikaze/properties/victoryPointsAtMost/minimum",keyword:"\
minimum",params:{comparison:">=",limit:-200}}),r++))}if(a.stepsLost!==void 0){let s=a.stepsLost;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+
"/kamikaze/stepsLost",schemaPath:"#/properties/kamikaze/properties/stepsLost/type",keyword:"type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&
((s>30||isNaN(s))&&(e=t(e,{instancePath:i+"/kamikaze/stepsLost",schemaPath:"#/properties/kamikaze/properties/stepsLost/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:30}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/kamikaze/stepsLost",schemaPath:"#/properties/kamikaze/properties/stepsLost/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}),r++))}if(a.lost!==void 0){let s=a.lost;typeof s!="string"&&(e=t(e,{instancePath:i+"/kamikaze/lost",schemaPath:"#/propert\
ies/kamikaze/properties/lost/type",keyword:"type",params:{type:"string"}}),r++),s==="step"||s==="unit"||(e=t(e,{instancePath:i+"/kamikaze/lost",schemaPath:"#/pr\
operties/kamikaze/properties/lost/enum",keyword:"enum",params:{allowedValues:["step","unit"]}}),r++)}}else e=t(e,{instancePath:i+"/kamikaze",schemaPath:"#/prope\
rties/kamikaze/type",keyword:"type",params:{type:"object"}}),r++}if(o.sources!==void 0&&(be(o.sources,{instancePath:i+"/sources",parentData:o,parentDataProperty:"\
sources",rootData:P,dynamicAnchors:k})||(e=e===null?be.errors:b(e,be.errors),r=e.length)),o.ranger!==void 0){let a=o.ranger;if(a&&typeof a=="object"&&!Array.isArray(
a)){a.box===void 0&&(e=t(e,{instancePath:i+"/ranger",schemaPath:"#/properties/ranger/required",keyword:"required",params:{missingProperty:"box"}}),r++),a.carrierClasses===
void 0&&(e=t(e,{instancePath:i+"/ranger",schemaPath:"#/properties/ranger/required",keyword:"required",params:{missingProperty:"carrierClasses"}}),r++),a.victoryPoints===
void 0&&(e=t(e,{instancePath:i+"/ranger",schemaPath:"#/properties/ranger/required",keyword:"required",params:{missingProperty:"victoryPoints"}}),r++);for(let s in a)
s==="box"||s==="carrierClasses"||s==="victoryPoints"||(e=t(e,{instancePath:i+"/ranger",schemaPath:"#/properties/ranger/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:s}}),r++);if(a.box!==void 0){let s=a.box;typeof s=="string"?(s.length>80&&$(s)>80&&(e=t(e,{instancePath:i+"/ranger/box",schemaPath:"\
defs.schema.json#/$defs/placeId/maxLength",keyword:"maxLength",params:{limit:80}}),r++),j.test(s)||(e=t(e,{instancePath:i+"/ranger/box",schemaPath:"defs.schema.\
json#/$defs/placeId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/ranger/box",schemaPath:"defs.schema.json\
#/$defs/placeId/type",keyword:"type",params:{type:"string"}}),r++)}if(a.carrierClasses!==void 0&&(F(a.carrierClasses,{instancePath:i+"/ranger/carrierClasses",parentData:a,
parentDataProperty:"carrierClasses",rootData:P,dynamicAnchors:k})||(e=e===null?F.errors:b(e,F.errors),r=e.length)),a.victoryPoints!==void 0){let s=a.victoryPoints;
typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/ranger/victoryPoints",schemaPath:"#/properties/ranger/properties/victoryPoints/type",
keyword:"type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>20||isNaN(s))&&(e=t(e,{instancePath:i+"/ranger/victoryPoints",schemaPath:"#/p\
roperties/ranger/properties/victoryPoints/maximum",keyword:"maximum",params:{comparison:"<=",limit:20}}),r++),(s<-20||isNaN(s))&&(e=t(e,{instancePath:i+"/ranger\
/victoryPoints",schemaPath:"#/properties/ranger/properties/victoryPoints/minimum",keyword:"minimum",params:{comparison:">=",limit:-20}}),r++))}}else e=t(e,{instancePath:i+
"/ranger",schemaPath:"#/properties/ranger/type",keyword:"type",params:{type:"object"}}),r++}if(o.pilotTraining!==void 0){let a=o.pilotTraining;if(a&&typeof a=="\
object"&&!Array.isArray(a)){a.lastAutomaticTurn===void 0&&(e=t(e,{instancePath:i+"/pilotTraining",schemaPath:"#/properties/pilotTraining/required",keyword:"requ\
ired",params:{missingProperty:"lastAutomaticTurn"}}),r++),a.turns===void 0&&(e=t(e,{instancePath:i+"/pilotTraining",schemaPath:"#/properties/pilotTraining/requi\
red",keyword:"required",params:{missingProperty:"turns"}}),r++);for(let s in a)s==="lastAutomaticTurn"||s==="turns"||(e=t(e,{instancePath:i+"/pilotTraining",schemaPath:"\
#/properties/pilotTraining/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);if(a.lastAutomaticTurn!==void 0){let s=a.lastAutomaticTurn;
typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/pilotTraining/lastAutomaticTurn",schemaPath:"defs.schema.json#/$defs/turn/type",keyword:"\
type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>16||isNaN(s))&&(e=t(e,{instancePath:i+"/pilotTraining/lastAutomaticTurn",schemaPath:"d\
efs.schema.json#/$defs/turn/maximum",keyword:"maximum",params:{comparison:"<=",limit:16}}),r++),(s<1||isNaN(s))&&(e=t(e,{instancePath:i+"/pilotTraining/lastAuto\
maticTurn",schemaPath:"defs.schema.json#/$defs/turn/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(a.turns!==void 0){let s=a.turns;typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/pilotTraining/turns",schemaPath:"#/properties/pilotTraining/properties/turns/type",keyword:"t\
ype",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>16||isNaN(s))&&(e=t(e,{instancePath:i+"/pilotTraining/turns",schemaPath:"#/properties/p\
ilotTraining/properties/turns/maximum",keyword:"maximum",params:{comparison:"<=",limit:16}}),r++),(s<1||isNaN(s))&&(e=t(e,{instancePath:i+"/pilotTraining/turns",
schemaPath:"#/properties/pilotTraining/properties/turns/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}}else e=t(e,{instancePath:i+"/pilotT\
raining",schemaPath:"#/properties/pilotTraining/type",keyword:"type",params:{type:"object"}}),r++}if(o.accidents!==void 0){let a=o.accidents;if(a&&typeof a=="ob\
ject"&&!Array.isArray(a)){a.dice===void 0&&(e=t(e,{instancePath:i+"/accidents",schemaPath:"#/properties/accidents/required",keyword:"required",params:{missingProperty:"\
dice"}}),r++),a.dieSides===void 0&&(e=t(e,{instancePath:i+"/accidents",schemaPath:"#/properties/accidents/required",keyword:"required",params:{missingProperty:"\
dieSides"}}),r++),a.result===void 0&&(e=t(e,{instancePath:i+"/accidents",schemaPath:"#/properties/accidents/required",keyword:"required",params:{missingProperty:"\
result"}}),r++),a.classes===void 0&&(e=t(e,{instancePath:i+"/accidents",schemaPath:"#/properties/accidents/required",keyword:"required",params:{missingProperty:"\
classes"}}),r++),a.alliedBase===void 0&&(e=t(e,{instancePath:i+"/accidents",schemaPath:"#/properties/accidents/required",keyword:"required",params:{missingProperty:"\
alliedBase"}}),r++),a.japanLoses===void 0&&(e=t(e,{instancePath:i+"/accidents",schemaPath:"#/properties/accidents/required",keyword:"required",params:{missingProperty:"\
japanLoses"}}),r++);for(let s in a)s==="dice"||s==="dieSides"||s==="result"||s==="classes"||s==="alliedBase"||s==="japanLoses"||(e=t(e,{instancePath:i+"/acciden\
ts",schemaPath:"#/properties/accidents/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);if(a.dice!==void 0){let s=a.dice;
typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/accidents/dice",schemaPath:"#/properties/accidents/properties/dice/type",keyword:"t\
ype",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>4||isNaN(s))&&(e=t(e,{instancePath:i+"/accidents/dice",schemaPath:"#/properties/acciden\
ts/properties/dice/maximum",keyword:"maximum",params:{comparison:"<=",limit:4}}),r++),(s<1||isNaN(s))&&(e=t(e,{instancePath:i+"/accidents/dice",schemaPath:"#/pr\
operties/accidents/properties/dice/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(a.dieSides!==void 0){let s=a.dieSides;typeof s=="numbe\
r"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/accidents/dieSides",schemaPath:"#/properties/accidents/properties/dieSides/type",keyword:"type",params:{
type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>20||isNaN(s))&&(e=t(e,{instancePath:i+"/accidents/dieSides",schemaPath:"#/properties/accidents/prope\
rties/dieSides/maximum",keyword:"maximum",params:{comparison:"<=",limit:20}}),r++),(s<2||isNaN(s))&&(e=t(e,{instancePath:i+"/accidents/dieSides",schemaPath:"#/p\
roperties/accidents/properties/dieSides/minimum",keyword:"minimum",params:{comparison:">=",limit:2}}),r++))}if(a.result!==void 0){let s=a.result;typeof s=="numb\
er"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/accidents/result",schemaPath:"#/properties/accidents/properties/result/type",keyword:"type",params:{
type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>80||isNaN(s))&&(e=t(e,{instancePath:i+"/accidents/result",schemaPath:"#/properties/accidents/propert\
ies/result/maximum",keyword:"maximum",params:{comparison:"<=",limit:80}}),r++),(s<1||isNaN(s))&&(e=t(e,{instancePath:i+"/accidents/result",schemaPath:"#/propert\
ies/accidents/properties/result/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(a.classes!==void 0&&(F(a.classes,{instancePath:i+"/accide\
nts/classes",parentData:a,parentDataProperty:"classes",rootData:P,dynamicAnchors:k})||(e=e===null?F.errors:b(e,F.errors),r=e.length)),a.alliedBase!==void 0){let s=a.
alliedBase;typeof s=="string"?(s.length>80&&$(s)>80&&(e=t(e,{instancePath:i+"/accidents/alliedBase",schemaPath:"defs.schema.json#/$defs/placeId/maxLength",keyword:"\
maxLength",params:{limit:80}}),r++),j.test(s)||(e=t(e,{instancePath:i+"/accidents/alliedBase",schemaPath:"defs.schema.json#/$defs/placeId/pattern",keyword:"patt\
ern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/accidents/alliedBase",schemaPath:"defs.schema.json#/$defs/placeId/type",keyword:"t\
ype",params:{type:"string"}}),r++)}if(a.japanLoses!==void 0){let s=a.japanLoses;typeof s!="string"&&(e=t(e,{instancePath:i+"/accidents/japanLoses",schemaPath:"#\
/properties/accidents/properties/japanLoses/type",keyword:"type",params:{type:"string"}}),r++),s==="any-unit"||s==="endangered"||(e=t(e,{instancePath:i+"/accide\
nts/japanLoses",schemaPath:"#/properties/accidents/properties/japanLoses/enum",keyword:"enum",params:{allowedValues:["any-unit","endangered"]}}),r++)}}else e=t(
e,{instancePath:i+"/accidents",schemaPath:"#/properties/accidents/type",keyword:"type",params:{type:"object"}}),r++}if(o.reactionDeployment!==void 0){let a=o.reactionDeployment;
if(a&&typeof a=="object"&&!Array.isArray(a)){a.perGame===void 0&&(e=t(e,{instancePath:i+"/reactionDeployment",schemaPath:"#/properties/reactionDeployment/requir\
ed",keyword:"required",params:{missingProperty:"perGame"}}),r++);for(let s in a)s!=="perGame"&&(e=t(e,{instancePath:i+"/reactionDeployment",schemaPath:"#/proper\
ties/reactionDeployment/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);if(a.perGame!==void 0){let s=a.perGame;typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/reactionDeployment/perGame",schemaPath:"#/properties/reactionDeployment/properties/perGame/ty\
pe",keyword:"type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>40||isNaN(s))&&(e=t(e,{instancePath:i+"/reactionDeployment/perGame",schemaPath:"\
#/properties/reactionDeployment/properties/perGame/maximum",keyword:"maximum",params:{comparison:"<=",limit:40}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"\
/reactionDeployment/perGame",schemaPath:"#/properties/reactionDeployment/properties/perGame/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}}else
e=t(e,{instancePath:i+"/reactionDeployment",schemaPath:"#/properties/reactionDeployment/type",keyword:"type",params:{type:"object"}}),r++}if(o.strategicBombing!==
void 0){let a=o.strategicBombing;if(a&&typeof a=="object"&&!Array.isArray(a)){a.range===void 0&&(e=t(e,{instancePath:i+"/strategicBombing",schemaPath:"#/propert\
ies/strategicBombing/required",keyword:"required",params:{missingProperty:"range"}}),r++),a.from===void 0&&(e=t(e,{instancePath:i+"/strategicBombing",schemaPath:"\
#/properties/strategicBombing/required",keyword:"required",params:{missingProperty:"from"}}),r++),a.oilPerHit===void 0&&(e=t(e,{instancePath:i+"/strategicBombin\
g",schemaPath:"#/properties/strategicBombing/required",keyword:"required",params:{missingProperty:"oilPerHit"}}),r++);for(let s in a)s==="range"||s==="from"||s===
"oilPerHit"||(e=t(e,{instancePath:i+"/strategicBombing",schemaPath:"#/properties/strategicBombing/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),
r++);if(a.range!==void 0){let s=a.range;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/strategicBombing/range",schemaPath:"#/prope\
rties/strategicBombing/properties/range/type",keyword:"type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>40||isNaN(s))&&(e=t(e,{instancePath:i+
"/strategicBombing/range",schemaPath:"#/properties/strategicBombing/properties/range/maximum",keyword:"maximum",params:{comparison:"<=",limit:40}}),r++),(s<0||isNaN(
s))&&(e=t(e,{instancePath:i+"/strategicBombing/range",schemaPath:"#/properties/strategicBombing/properties/range/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}),r++))}if(a.from!==void 0){let s=a.from;typeof s=="string"?(s.length>80&&$(s)>80&&(e=t(e,{instancePath:i+"/strategicBombing/from",schemaPath:"defs\
.schema.json#/$defs/placeId/maxLength",keyword:"maxLength",params:{limit:80}}),r++),j.test(s)||(e=t(e,{instancePath:i+"/strategicBombing/from",schemaPath:"defs.\
schema.json#/$defs/placeId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/strategicBombing/from",schemaPath:"\
defs.schema.json#/$defs/placeId/type",keyword:"type",params:{type:"string"}}),r++)}if(a.oilPerHit!==void 0){let s=a.oilPerHit;if(typeof s=="number"&&isFinite(s)){
(s>1e3||isNaN(s))&&(e=t(e,{instancePath:i+"/strategicBombing/oilPerHit",schemaPath:"../common/common.schema.json#/$defs/quarters/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e3}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/strategicBombing/oilPerHit",schemaPath:"../common/common.schema.json#/$defs/quarters\
/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++);let n;n=s/.25,n!==parseInt(n)&&(e=t(e,{instancePath:i+"/strategicBombing/oilPerHit",schemaPath:"\
../common/common.schema.json#/$defs/quarters/multipleOf",keyword:"multipleOf",params:{multipleOf:.25}}),r++)}else e=t(e,{instancePath:i+"/strategicBombing/oilPe\
rHit",schemaPath:"../common/common.schema.json#/$defs/quarters/type",keyword:"type",params:{type:"number"}}),r++}}else e=t(e,{instancePath:i+"/strategicBombing",
schemaPath:"#/properties/strategicBombing/type",keyword:"type",params:{type:"object"}}),r++}if(o.hiddenTaskForces!==void 0){let a=o.hiddenTaskForces;if(a&&typeof a==
"object"&&!Array.isArray(a)){a.markers===void 0&&(e=t(e,{instancePath:i+"/hiddenTaskForces",schemaPath:"#/properties/hiddenTaskForces/required",keyword:"require\
d",params:{missingProperty:"markers"}}),r++);for(let s in a)s!=="markers"&&(e=t(e,{instancePath:i+"/hiddenTaskForces",schemaPath:"#/properties/hiddenTaskForces/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);if(a.markers!==void 0){let s=a.markers;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let n in s)n==="us"||n==="britain"||n==="netherlands"||(e=t(e,{instancePath:i+"/hiddenTaskForces/markers",schemaPath:"#/properties/hiddenTaskFor\
ces/properties/markers/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),r++);if(s.us!==void 0){let n=s.us;typeof n=="number"&&
!(n%1)&&!isNaN(n)&&isFinite(n)||(e=t(e,{instancePath:i+"/hiddenTaskForces/markers/us",schemaPath:"#/$defs/markers/type",keyword:"type",params:{type:"integer"}}),
r++),typeof n=="number"&&isFinite(n)&&((n>99||isNaN(n))&&(e=t(e,{instancePath:i+"/hiddenTaskForces/markers/us",schemaPath:"#/$defs/markers/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:99}}),r++),(n<0||isNaN(n))&&(e=t(e,{instancePath:i+"/hiddenTaskForces/markers/us",schemaPath:"#/$defs/markers/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}),r++))}if(s.britain!==void 0){let n=s.britain;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=t(e,{instancePath:i+
"/hiddenTaskForces/markers/britain",schemaPath:"#/$defs/markers/type",keyword:"type",params:{type:"integer"}}),r++),typeof n=="number"&&isFinite(n)&&((n>99||isNaN(
n))&&(e=t(e,{instancePath:i+"/hiddenTaskForces/markers/britain",schemaPath:"#/$defs/markers/maximum",keyword:"maximum",params:{comparison:"<=",limit:99}}),r++),
(n<0||isNaN(n))&&(e=t(e,{instancePath:i+"/hiddenTaskForces/markers/britain",schemaPath:"#/$defs/markers/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),
r++))}if(s.netherlands!==void 0){let n=s.netherlands;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=t(e,{instancePath:i+"/hiddenTaskForces/markers/nethe\
rlands",schemaPath:"#/$defs/markers/type",keyword:"type",params:{type:"integer"}}),r++),typeof n=="number"&&isFinite(n)&&((n>99||isNaN(n))&&(e=t(e,{instancePath:i+
"/hiddenTaskForces/markers/netherlands",schemaPath:"#/$defs/markers/maximum",keyword:"maximum",params:{comparison:"<=",limit:99}}),r++),(n<0||isNaN(n))&&(e=t(e,
{instancePath:i+"/hiddenTaskForces/markers/netherlands",schemaPath:"#/$defs/markers/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}}else e=
t(e,{instancePath:i+"/hiddenTaskForces/markers",schemaPath:"#/properties/hiddenTaskForces/properties/markers/type",keyword:"type",params:{type:"object"}}),r++}}else
e=t(e,{instancePath:i+"/hiddenTaskForces",schemaPath:"#/properties/hiddenTaskForces/type",keyword:"type",params:{type:"object"}}),r++}if(o.antiAircraftUpgrade!==
void 0){let a=o.antiAircraftUpgrade;if(a&&typeof a=="object"&&!Array.isArray(a)){a.side===void 0&&(e=t(e,{instancePath:i+"/antiAircraftUpgrade",schemaPath:"#/pr\
operties/antiAircraftUpgrade/required",keyword:"required",params:{missingProperty:"side"}}),r++),a.fromTurn===void 0&&(e=t(e,{instancePath:i+"/antiAircraftUpgra\
de",schemaPath:"#/properties/antiAircraftUpgrade/required",keyword:"required",params:{missingProperty:"fromTurn"}}),r++),a.add===void 0&&(e=t(e,{instancePath:i+
"/antiAircraftUpgrade",schemaPath:"#/properties/antiAircraftUpgrade/required",keyword:"required",params:{missingProperty:"add"}}),r++);for(let s in a)s==="side"||
s==="fromTurn"||s==="add"||(e=t(e,{instancePath:i+"/antiAircraftUpgrade",schemaPath:"#/properties/antiAircraftUpgrade/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:s}}),r++);if(a.side!==void 0){let s=a.side;typeof s!="string"&&(e=t(e,{instancePath:i+"/antiAircraftUpgrade/side",schemaPath:"\
defs.schema.json#/$defs/side/type",keyword:"type",params:{type:"string"}}),r++),s==="japan"||s==="allies"||(e=t(e,{instancePath:i+"/antiAircraftUpgrade/side",schemaPath:"\
defs.schema.json#/$defs/side/enum",keyword:"enum",params:{allowedValues:["japan","allies"]}}),r++)}if(a.fromTurn!==void 0){let s=a.fromTurn;typeof s=="number"&&
!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/antiAircraftUpgrade/fromTurn",schemaPath:"defs.schema.json#/$defs/turn/type",keyword:"type",params:{type:"\
integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>16||isNaN(s))&&(e=t(e,{instancePath:i+"/antiAircraftUpgrade/fromTurn",schemaPath:"defs.schema.json#/$defs/\
turn/maximum",keyword:"maximum",params:{comparison:"<=",limit:16}}),r++),(s<1||isNaN(s))&&(e=t(e,{instancePath:i+"/antiAircraftUpgrade/fromTurn",schemaPath:"def\
s.schema.json#/$defs/turn/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(a.add!==void 0){let s=a.add;if(typeof s=="number"&&isFinite(s)){
(s>10||isNaN(s))&&(e=t(e,{instancePath:i+"/antiAircraftUpgrade/add",schemaPath:"#/properties/antiAircraftUpgrade/properties/add/maximum",keyword:"maximum",params:{
comparison:"<=",limit:10}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/antiAircraftUpgrade/add",schemaPath:"#/properties/antiAircraftUpgrade/properties/add/\
minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++);let n;n=s/.25,n!==parseInt(n)&&(e=t(e,{instancePath:i+"/antiAircraftUpgrade/add",schemaPath:"\
#/properties/antiAircraftUpgrade/properties/add/multipleOf",keyword:"multipleOf",params:{multipleOf:.25}}),r++)}else e=t(e,{instancePath:i+"/antiAircraftUpgrade\
/add",schemaPath:"#/properties/antiAircraftUpgrade/properties/add/type",keyword:"type",params:{type:"number"}}),r++}}else e=t(e,{instancePath:i+"/antiAircraftUp\
grade",schemaPath:"#/properties/antiAircraftUpgrade/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"}}),r++;return Xe.errors=e,r===0}Xe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Er=Ye;function D(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=D.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),Array.isArray(o)){o.length>40&&(e=t(e,{instancePath:i,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:40}}),r++),
o.length<1&&(e=t(e,{instancePath:i,schemaPath:"#/minItems",keyword:"minItems",params:{limit:1}}),r++);let a=o.length;for(let s=0;s<a;s++){let n=o[s];typeof n!="\
string"&&(e=t(e,{instancePath:i+"/"+s,schemaPath:"#/$defs/step/type",keyword:"type",params:{type:"string"}}),r++),n==="late-conquest"||n==="japanese-player-turn"||
n==="allied-player-turn"||n==="transport"||n==="oil-transport"||n==="destroyer-transfer"||n==="economic-warfare"||n==="submarine-declaration"||n==="merchant-asw"||
n==="submarine-warfare"||n==="strategic-bombing"||n==="reinforcement"||n==="arrivals"||n==="accidents"||n==="ranger"||n==="submarine-points"||n==="transport-poi\
nts"||n==="replacements"||n==="off-map-movement"||n==="kamikaze-losses"||n==="first-deployment"||n==="operational-movement"||n==="reaction"||n==="air-commitment"||
n==="combat"||n==="submarine-attacks"||n==="battles"||n==="battle"||n==="battle-preparation"||n==="air-combat"||n==="air-to-air"||n==="target-determination"||n===
"air-strikes"||n==="surface-combat"||n==="sea-control"||n==="land-combat"||n==="amphibious-round"||n==="replacement-round"||n==="ground-support"||n==="supply-ro\
und"||n==="land-combat-round"||n==="battle-administration"||n==="return-to-base"||n==="ships-return"||n==="control-changes"||n==="return-stacking"||n==="second-\
deployment"||n==="end"||n==="replacements-removal"||n==="disbandment"||n==="victory-points"||(e=t(e,{instancePath:i+"/"+s,schemaPath:"#/$defs/step/enum",keyword:"\
enum",params:{allowedValues:["late-conquest","japanese-player-turn","allied-player-turn","transport","oil-transport","destroyer-transfer","economic-warfare","su\
bmarine-declaration","merchant-asw","submarine-warfare","strategic-bombing","reinforcement","arrivals","accidents","ranger","submarine-points","transport-points",
"replacements","off-map-movement","kamikaze-losses","first-deployment","operational-movement","reaction","air-commitment","combat","submarine-attacks","battles",
"battle","battle-preparation","air-combat","air-to-air","target-determination","air-strikes","surface-combat","sea-control","land-combat","amphibious-round","re\
placement-round","ground-support","supply-round","land-combat-round","battle-administration","return-to-base","ships-return","control-changes","return-stacking",
"second-deployment","end","replacements-removal","disbandment","victory-points"]}}),r++)}}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"array"}}),r++;return D.errors=e,r===0}D.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function $e(o,{instancePath:i="",parentData:w,parentDataProperty:q,
rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=$e.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&
!Array.isArray(o)){Object.keys(o).length<1&&(e=t(e,{instancePath:i,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1}}),r++);for(let a in o)A.
test(a)||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);for(let a in o)A.test(a)&&
(N(o[a],{instancePath:i+"/"+f(a),parentData:o,parentDataProperty:a,rootData:P,dynamicAnchors:k})||(e=e===null?N.errors:b(e,N.errors),r=e.length))}else e=t(e,{instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return $e.errors=e,r===0}$e.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ye(o,{
instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=Ye.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&
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
missingProperty:"end"}}),r++),o.sources===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sources"}}),r++);for(let a in o)
a==="$schema"||a==="turn"||a==="japanese-player-turn"||a==="allied-player-turn"||a==="transport"||a==="economic-warfare"||a==="reinforcement"||a==="combat"||a===
"battle"||a==="air-combat"||a==="land-combat"||a==="return-to-base"||a==="end"||a==="sources"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:a}}),r++);if(o.$schema!==void 0){let a=o.$schema;typeof a=="string"?a.length<1&&(e=t(e,{instancePath:i+"/$schem\
a",schemaPath:"../common/common.schema.json#/$defs/schemaPath/minLength",keyword:"minLength",params:{limit:1}}),r++):(e=t(e,{instancePath:i+"/$schema",schemaPath:"\
../common/common.schema.json#/$defs/schemaPath/type",keyword:"type",params:{type:"string"}}),r++)}o.turn!==void 0&&(D(o.turn,{instancePath:i+"/turn",parentData:o,
parentDataProperty:"turn",rootData:P,dynamicAnchors:k})||(e=e===null?D.errors:b(e,D.errors),r=e.length)),o["japanese-player-turn"]!==void 0&&(D(o["japanese-play\
er-turn"],{instancePath:i+"/japanese-player-turn",parentData:o,parentDataProperty:"japanese-player-turn",rootData:P,dynamicAnchors:k})||(e=e===null?D.errors:b(e,
D.errors),r=e.length)),o["allied-player-turn"]!==void 0&&(D(o["allied-player-turn"],{instancePath:i+"/allied-player-turn",parentData:o,parentDataProperty:"allie\
d-player-turn",rootData:P,dynamicAnchors:k})||(e=e===null?D.errors:b(e,D.errors),r=e.length)),o.transport!==void 0&&(D(o.transport,{instancePath:i+"/transport",
parentData:o,parentDataProperty:"transport",rootData:P,dynamicAnchors:k})||(e=e===null?D.errors:b(e,D.errors),r=e.length)),o["economic-warfare"]!==void 0&&(D(o["\
economic-warfare"],{instancePath:i+"/economic-warfare",parentData:o,parentDataProperty:"economic-warfare",rootData:P,dynamicAnchors:k})||(e=e===null?D.errors:b(
e,D.errors),r=e.length)),o.reinforcement!==void 0&&(D(o.reinforcement,{instancePath:i+"/reinforcement",parentData:o,parentDataProperty:"reinforcement",rootData:P,
dynamicAnchors:k})||(e=e===null?D.errors:b(e,D.errors),r=e.length)),o.combat!==void 0&&(D(o.combat,{instancePath:i+"/combat",parentData:o,parentDataProperty:"co\
mbat",rootData:P,dynamicAnchors:k})||(e=e===null?D.errors:b(e,D.errors),r=e.length)),o.battle!==void 0&&(D(o.battle,{instancePath:i+"/battle",parentData:o,parentDataProperty:"\
battle",rootData:P,dynamicAnchors:k})||(e=e===null?D.errors:b(e,D.errors),r=e.length)),o["air-combat"]!==void 0&&(D(o["air-combat"],{instancePath:i+"/air-combat",
parentData:o,parentDataProperty:"air-combat",rootData:P,dynamicAnchors:k})||(e=e===null?D.errors:b(e,D.errors),r=e.length)),o["land-combat"]!==void 0&&(D(o["lan\
d-combat"],{instancePath:i+"/land-combat",parentData:o,parentDataProperty:"land-combat",rootData:P,dynamicAnchors:k})||(e=e===null?D.errors:b(e,D.errors),r=e.length)),
o["return-to-base"]!==void 0&&(D(o["return-to-base"],{instancePath:i+"/return-to-base",parentData:o,parentDataProperty:"return-to-base",rootData:P,dynamicAnchors:k})||
(e=e===null?D.errors:b(e,D.errors),r=e.length)),o.end!==void 0&&(D(o.end,{instancePath:i+"/end",parentData:o,parentDataProperty:"end",rootData:P,dynamicAnchors:k})||
(e=e===null?D.errors:b(e,D.errors),r=e.length)),o.sources!==void 0&&($e(o.sources,{instancePath:i+"/sources",parentData:o,parentDataProperty:"sources",rootData:P,
dynamicAnchors:k})||(e=e===null?$e.errors:b(e,$e.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;
return Ye.errors=e,r===0}Ye.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Cr=er;var Z={validate:te};function R(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=R.evaluated;if(y.dynamicProps&&
(y.props=void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"is"}}),r++),o.of===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"of"}}),
r++);for(let a in o)a==="is"||a==="of"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),
r++);if(o.is!==void 0&&o.is!=="all"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/properties/is/const",keyword:"const",params:{allowedValue:"all"}}),r++),o.of!==void 0){
let a=o.of;if(Array.isArray(a)){a.length>12&&(e=t(e,{instancePath:i+"/of",schemaPath:"#/properties/of/maxItems",keyword:"maxItems",params:{limit:12}}),r++),a.length<
1&&(e=t(e,{instancePath:i+"/of",schemaPath:"#/properties/of/minItems",keyword:"minItems",params:{limit:1}}),r++);let s=a.length;for(let n=0;n<s;n++)Z.validate(a[n],
{instancePath:i+"/of/"+n,parentData:a,parentDataProperty:n,rootData:P,dynamicAnchors:k})||(e=e===null?Z.validate.errors:e.concat(Z.validate.errors),r=e.length)}else
e=t(e,{instancePath:i+"/of",schemaPath:"#/properties/of/type",keyword:"type",params:{type:"array"}}),r++}}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}),r++;return R.errors=e,r===0}R.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function W(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=W.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"is"}}),r++),o.of===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"of"}}),r++);for(let a in o)
a==="is"||a==="of"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);if(o.is!==void 0&&
o.is!=="any"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/properties/is/const",keyword:"const",params:{allowedValue:"any"}}),r++),o.of!==void 0){let a=o.of;if(Array.
isArray(a)){a.length>12&&(e=t(e,{instancePath:i+"/of",schemaPath:"#/properties/of/maxItems",keyword:"maxItems",params:{limit:12}}),r++),a.length<1&&(e=t(e,{instancePath:i+
"/of",schemaPath:"#/properties/of/minItems",keyword:"minItems",params:{limit:1}}),r++);let s=a.length;for(let n=0;n<s;n++)Z.validate(a[n],{instancePath:i+"/of/"+
n,parentData:a,parentDataProperty:n,rootData:P,dynamicAnchors:k})||(e=e===null?Z.validate.errors:e.concat(Z.validate.errors),r=e.length)}else e=t(e,{instancePath:i+
"/of",schemaPath:"#/properties/of/type",keyword:"type",params:{type:"array"}}),r++}}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}),r++;return W.errors=e,r===0}W.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function M(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=M.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"is"}}),r++),o.of===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"of"}}),r++);for(let a in o)
a==="is"||a==="of"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);o.is!==void 0&&
o.is!=="not"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/properties/is/const",keyword:"const",params:{allowedValue:"not"}}),r++),o.of!==void 0&&(Z.validate(o.of,
{instancePath:i+"/of",parentData:o,parentDataProperty:"of",rootData:P,dynamicAnchors:k})||(e=e===null?Z.validate.errors:e.concat(Z.validate.errors),r=e.length))}else
e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return M.errors=e,r===0}M.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function U(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=U.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"is"}}),r++);for(let a in o)a==="is"||a==="from"||a==="to"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:a}}),r++);if(o.is!==void 0&&o.is!=="turn-between"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/properties/is/const",
keyword:"const",params:{allowedValue:"turn-between"}}),r++),o.from!==void 0){let a=o.from;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+
"/from",schemaPath:"#/$defs/turn/type",keyword:"type",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>16||isNaN(a))&&(e=t(e,{instancePath:i+
"/from",schemaPath:"#/$defs/turn/maximum",keyword:"maximum",params:{comparison:"<=",limit:16}}),r++),(a<1||isNaN(a))&&(e=t(e,{instancePath:i+"/from",schemaPath:"\
#/$defs/turn/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(o.to!==void 0){let a=o.to;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||
(e=t(e,{instancePath:i+"/to",schemaPath:"#/$defs/turn/type",keyword:"type",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>16||isNaN(a))&&(e=
t(e,{instancePath:i+"/to",schemaPath:"#/$defs/turn/maximum",keyword:"maximum",params:{comparison:"<=",limit:16}}),r++),(a<1||isNaN(a))&&(e=t(e,{instancePath:i+"\
/to",schemaPath:"#/$defs/turn/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}),r++;return U.errors=e,r===0}U.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function G(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=G.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"is"}}),r++),o.side===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"side"}}),r++);
for(let a in o)a==="is"||a==="side"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);
if(o.is!==void 0&&o.is!=="player-turn"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/properties/is/const",keyword:"const",params:{allowedValue:"player-turn"}}),r++),
o.side!==void 0){let a=o.side;typeof a!="string"&&(e=t(e,{instancePath:i+"/side",schemaPath:"#/$defs/side/type",keyword:"type",params:{type:"string"}}),r++),a===
"japan"||a==="allies"||(e=t(e,{instancePath:i+"/side",schemaPath:"#/$defs/side/enum",keyword:"enum",params:{allowedValues:["japan","allies"]}}),r++)}}else e=t(e,
{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return G.errors=e,r===0}G.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function K(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=K.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){Object.keys(o).length<2&&(e=t(e,{instancePath:i,schemaPath:"#/minProperties",
keyword:"minProperties",params:{limit:2}}),r++),o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"is"}}),
r++);for(let a in o)a==="is"||a==="side"||a==="nation"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),
r++);if(o.is!==void 0&&o.is!=="roller"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/properties/is/const",keyword:"const",params:{allowedValue:"roller"}}),r++),o.
side!==void 0){let a=o.side;typeof a!="string"&&(e=t(e,{instancePath:i+"/side",schemaPath:"#/$defs/side/type",keyword:"type",params:{type:"string"}}),r++),a==="\
japan"||a==="allies"||(e=t(e,{instancePath:i+"/side",schemaPath:"#/$defs/side/enum",keyword:"enum",params:{allowedValues:["japan","allies"]}}),r++)}if(o.nation!==
void 0){let a=o.nation;typeof a!="string"&&(e=t(e,{instancePath:i+"/nation",schemaPath:"#/$defs/nation/type",keyword:"type",params:{type:"string"}}),r++),a==="j\
apan"||a==="us"||a==="britain"||a==="netherlands"||(e=t(e,{instancePath:i+"/nation",schemaPath:"#/$defs/nation/enum",keyword:"enum",params:{allowedValues:["japa\
n","us","britain","netherlands"]}}),r++)}}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return K.errors=e,r===0}K.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function J(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=J.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"is"}}),r++),o.side===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"side"}}),r++);
for(let a in o)a==="is"||a==="side"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);
if(o.is!==void 0&&o.is!=="target-side"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/properties/is/const",keyword:"const",params:{allowedValue:"target-side"}}),r++),
o.side!==void 0){let a=o.side;typeof a!="string"&&(e=t(e,{instancePath:i+"/side",schemaPath:"#/$defs/side/type",keyword:"type",params:{type:"string"}}),r++),a===
"japan"||a==="allies"||(e=t(e,{instancePath:i+"/side",schemaPath:"#/$defs/side/enum",keyword:"enum",params:{allowedValues:["japan","allies"]}}),r++)}}else e=t(e,
{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return J.errors=e,r===0}J.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Q(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=Q.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"is"}}),r++),o.nation===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"nation"}}),
r++);for(let a in o)a==="is"||a==="nation"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),
r++);if(o.is!==void 0&&o.is!=="target-nation"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/properties/is/const",keyword:"const",params:{allowedValue:"target-nati\
on"}}),r++),o.nation!==void 0){let a=o.nation;typeof a!="string"&&(e=t(e,{instancePath:i+"/nation",schemaPath:"#/$defs/nation/type",keyword:"type",params:{type:"\
string"}}),r++),a==="japan"||a==="us"||a==="britain"||a==="netherlands"||(e=t(e,{instancePath:i+"/nation",schemaPath:"#/$defs/nation/enum",keyword:"enum",params:{
allowedValues:["japan","us","britain","netherlands"]}}),r++)}}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return Q.
errors=e,r===0}Q.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function X(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=X.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"is"}}),r++),o.classes===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"classes"}}),
r++);for(let a in o)a==="is"||a==="classes"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),
r++);if(o.is!==void 0&&o.is!=="target-class"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/properties/is/const",keyword:"const",params:{allowedValue:"target-class"}}),
r++),o.classes!==void 0){let a=o.classes;if(Array.isArray(a)){a.length<1&&(e=t(e,{instancePath:i+"/classes",schemaPath:"#/properties/classes/minItems",keyword:"\
minItems",params:{limit:1}}),r++);let s=a.length;for(let c=0;c<s;c++){let u=a[c];typeof u!="string"&&(e=t(e,{instancePath:i+"/classes/"+c,schemaPath:"#/$defs/sh\
ipClass/type",keyword:"type",params:{type:"string"}}),r++),u==="CV"||u==="CVL"||u==="BB"||u==="BBV"||u==="CB"||u==="CA"||u==="CL"||u==="CLAA"||u==="DD"||(e=t(e,
{instancePath:i+"/classes/"+c,schemaPath:"#/$defs/shipClass/enum",keyword:"enum",params:{allowedValues:["CV","CVL","BB","BBV","CB","CA","CL","CLAA","DD"]}}),r++)}
let n=a.length,p;if(n>1){let c=z(a,B);c!==null&&([n,p]=c,e=t(e,{instancePath:i+"/classes",schemaPath:"#/properties/classes/uniqueItems",keyword:"uniqueItems",params:{
i:n,j:p}}),r++)}}else e=t(e,{instancePath:i+"/classes",schemaPath:"#/properties/classes/type",keyword:"type",params:{type:"array"}}),r++}}else e=t(e,{instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return X.errors=e,r===0}X.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Y(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=Y.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"is"}}),r++),o.class===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"class"}}),
r++);for(let a in o)a==="is"||a==="class"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),
r++);if(o.is!==void 0&&o.is!=="task-force-lacks"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/properties/is/const",keyword:"const",params:{allowedValue:"task-for\
ce-lacks"}}),r++),o.class!==void 0){let a=o.class;typeof a!="string"&&(e=t(e,{instancePath:i+"/class",schemaPath:"#/$defs/shipClass/type",keyword:"type",params:{
type:"string"}}),r++),a==="CV"||a==="CVL"||a==="BB"||a==="BBV"||a==="CB"||a==="CA"||a==="CL"||a==="CLAA"||a==="DD"||(e=t(e,{instancePath:i+"/class",schemaPath:"\
#/$defs/shipClass/enum",keyword:"enum",params:{allowedValues:["CV","CVL","BB","BBV","CB","CA","CL","CLAA","DD"]}}),r++)}}else e=t(e,{instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}),r++;return Y.errors=e,r===0}Y.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ee(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=ee.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"is"}}),r++),o.id===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}}),r++);for(let a in o)
a==="is"||a==="id"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);if(o.is!==void 0&&
o.is!=="option"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/properties/is/const",keyword:"const",params:{allowedValue:"option"}}),r++),o.id!==void 0){let a=o.id;
typeof a=="string"?(a.length>80&&$(a)>80&&(e=t(e,{instancePath:i+"/id",schemaPath:"../common/common.schema.json#/$defs/optionId/maxLength",keyword:"maxLength",params:{
limit:80}}),r++),j.test(a)||(e=t(e,{instancePath:i+"/id",schemaPath:"../common/common.schema.json#/$defs/optionId/pattern",keyword:"pattern",params:{pattern:"^[\
a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/id",schemaPath:"../common/common.schema.json#/$defs/optionId/type",keyword:"type",params:{type:"string"}}),
r++)}}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return ee.errors=e,r===0}ee.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function te(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=te.evaluated;if(y.dynamicProps&&
(y.props=void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"is"}}),r++);let s=o.is;if(typeof s=="string")if(s==="all"){R(o,{instancePath:i,parentData:w,parentDataProperty:q,rootData:P,dynamicAnchors:k})||
(e=e===null?R.errors:b(e,R.errors),r=e.length);var a=!0}else if(s==="any")W(o,{instancePath:i,parentData:w,parentDataProperty:q,rootData:P,dynamicAnchors:k})||(e=
e===null?W.errors:b(e,W.errors),r=e.length),a!==!0&&(a=!0);else if(s==="not")M(o,{instancePath:i,parentData:w,parentDataProperty:q,rootData:P,dynamicAnchors:k})||
(e=e===null?M.errors:b(e,M.errors),r=e.length),a!==!0&&(a=!0);else if(s==="turn-between")U(o,{instancePath:i,parentData:w,parentDataProperty:q,rootData:P,dynamicAnchors:k})||
(e=e===null?U.errors:b(e,U.errors),r=e.length),a!==!0&&(a=!0);else if(s==="player-turn")G(o,{instancePath:i,parentData:w,parentDataProperty:q,rootData:P,dynamicAnchors:k})||
(e=e===null?G.errors:b(e,G.errors),r=e.length),a!==!0&&(a=!0);else if(s==="roller")K(o,{instancePath:i,parentData:w,parentDataProperty:q,rootData:P,dynamicAnchors:k})||
(e=e===null?K.errors:b(e,K.errors),r=e.length),a!==!0&&(a=!0);else if(s==="target-side")J(o,{instancePath:i,parentData:w,parentDataProperty:q,rootData:P,dynamicAnchors:k})||
(e=e===null?J.errors:b(e,J.errors),r=e.length),a!==!0&&(a=!0);else if(s==="target-nation")Q(o,{instancePath:i,parentData:w,parentDataProperty:q,rootData:P,dynamicAnchors:k})||
(e=e===null?Q.errors:b(e,Q.errors),r=e.length),a!==!0&&(a=!0);else if(s==="target-kind"){if(o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,
schemaPath:"#/$defs/targetKind/required",keyword:"required",params:{missingProperty:"is"}}),r++),o.kinds===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/ta\
rgetKind/required",keyword:"required",params:{missingProperty:"kinds"}}),r++);for(let n in o)n==="is"||n==="kinds"||(e=t(e,{instancePath:i,schemaPath:"#/$defs/t\
argetKind/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),r++);if(o.is!==void 0&&o.is!=="target-kind"&&(e=t(e,{instancePath:i+
"/is",schemaPath:"#/$defs/targetKind/properties/is/const",keyword:"const",params:{allowedValue:"target-kind"}}),r++),o.kinds!==void 0){let n=o.kinds;if(Array.isArray(
n)){n.length<1&&(e=t(e,{instancePath:i+"/kinds",schemaPath:"#/$defs/targetKind/properties/kinds/minItems",keyword:"minItems",params:{limit:1}}),r++);let p=n.length;
for(let d=0;d<p;d++){let m=n[d];typeof m!="string"&&(e=t(e,{instancePath:i+"/kinds/"+d,schemaPath:"#/$defs/targetKind/properties/kinds/items/type",keyword:"type",
params:{type:"string"}}),r++),m==="naval"||m==="land"||m==="air"||m==="replacements"||(e=t(e,{instancePath:i+"/kinds/"+d,schemaPath:"#/$defs/targetKind/properti\
es/kinds/items/enum",keyword:"enum",params:{allowedValues:["naval","land","air","replacements"]}}),r++)}let c=n.length,u;if(c>1){let d={};for(;c--;){let m=n[c];
if(typeof m=="string"){if(typeof d[m]=="number"){u=d[m],e=t(e,{instancePath:i+"/kinds",schemaPath:"#/$defs/targetKind/properties/kinds/uniqueItems",keyword:"uni\
queItems",params:{i:c,j:u}}),r++;break}d[m]=c}}}}else e=t(e,{instancePath:i+"/kinds",schemaPath:"#/$defs/targetKind/properties/kinds/type",keyword:"type",params:{
type:"array"}}),r++}}else e=t(e,{instancePath:i,schemaPath:"#/$defs/targetKind/type",keyword:"type",params:{type:"object"}}),r++;a!==!0&&(a=!0)}else if(s==="tar\
get-class")X(o,{instancePath:i,parentData:w,parentDataProperty:q,rootData:P,dynamicAnchors:k})||(e=e===null?X.errors:b(e,X.errors),r=e.length),a!==!0&&(a=!0);else if(s===
"target-place"){if(o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/targetPlace/required",keyword:"required",
params:{missingProperty:"is"}}),r++),o.place===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/targetPlace/required",keyword:"required",params:{missingProperty:"\
place"}}),r++);for(let n in o)n==="is"||n==="place"||(e=t(e,{instancePath:i,schemaPath:"#/$defs/targetPlace/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:n}}),r++);if(o.is!==void 0&&o.is!=="target-place"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/$defs/targetPlace/properties/is/const",
keyword:"const",params:{allowedValue:"target-place"}}),r++),o.place!==void 0){let n=o.place;typeof n!="string"&&(e=t(e,{instancePath:i+"/place",schemaPath:"#/$d\
efs/targetPlace/properties/place/type",keyword:"type",params:{type:"string"}}),r++),n==="task-force"||n==="at-anchor"||n==="at-base"||(e=t(e,{instancePath:i+"/p\
lace",schemaPath:"#/$defs/targetPlace/properties/place/enum",keyword:"enum",params:{allowedValues:["task-force","at-anchor","at-base"]}}),r++)}}else e=t(e,{instancePath:i,
schemaPath:"#/$defs/targetPlace/type",keyword:"type",params:{type:"object"}}),r++;a!==!0&&(a=!0)}else if(s==="task-force-lacks")Y(o,{instancePath:i,parentData:w,
parentDataProperty:q,rootData:P,dynamicAnchors:k})||(e=e===null?Y.errors:b(e,Y.errors),r=e.length),a!==!0&&(a=!0);else if(s==="friendly-air-in-hex"){if(o&&typeof o==
"object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/friendlyAirInHex/required",keyword:"required",params:{missingProperty:"is"}}),
r++);for(let n in o)n!=="is"&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/friendlyAirInHex/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),
r++);o.is!==void 0&&o.is!=="friendly-air-in-hex"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/$defs/friendlyAirInHex/properties/is/const",keyword:"const",params:{
allowedValue:"friendly-air-in-hex"}}),r++)}else e=t(e,{instancePath:i,schemaPath:"#/$defs/friendlyAirInHex/type",keyword:"type",params:{type:"object"}}),r++;a!==
!0&&(a=!0)}else if(s==="air-supremacy"){if(o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/airSupremacy/requ\
ired",keyword:"required",params:{missingProperty:"is"}}),r++);for(let n in o)n!=="is"&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/airSupremacy/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:n}}),r++);o.is!==void 0&&o.is!=="air-supremacy"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/$defs\
/airSupremacy/properties/is/const",keyword:"const",params:{allowedValue:"air-supremacy"}}),r++)}else e=t(e,{instancePath:i,schemaPath:"#/$defs/airSupremacy/type",
keyword:"type",params:{type:"object"}}),r++;a!==!0&&(a=!0)}else if(s==="air-points-in-support"){if(o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(
e,{instancePath:i,schemaPath:"#/$defs/airPointsInSupport/required",keyword:"required",params:{missingProperty:"is"}}),r++);for(let n in o)n!=="is"&&(e=t(e,{instancePath:i,
schemaPath:"#/$defs/airPointsInSupport/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),r++);o.is!==void 0&&o.is!=="air-poin\
ts-in-support"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/$defs/airPointsInSupport/properties/is/const",keyword:"const",params:{allowedValue:"air-points-in-sup\
port"}}),r++)}else e=t(e,{instancePath:i,schemaPath:"#/$defs/airPointsInSupport/type",keyword:"type",params:{type:"object"}}),r++;a!==!0&&(a=!0)}else if(s==="ou\
t-of-supply"){if(o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/outOfSupply/required",keyword:"required",params:{
missingProperty:"is"}}),r++);for(let n in o)n!=="is"&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/outOfSupply/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:n}}),r++);o.is!==void 0&&o.is!=="out-of-supply"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/$defs/outOfSupply/properties/is/const",keyword:"\
const",params:{allowedValue:"out-of-supply"}}),r++)}else e=t(e,{instancePath:i,schemaPath:"#/$defs/outOfSupply/type",keyword:"type",params:{type:"object"}}),r++;
a!==!0&&(a=!0)}else if(s==="marines"){if(o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/marines/required",keyword:"\
required",params:{missingProperty:"is"}}),r++);for(let n in o)n!=="is"&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/marines/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:n}}),r++);o.is!==void 0&&o.is!=="marines"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/$defs/marines/properties/is/con\
st",keyword:"const",params:{allowedValue:"marines"}}),r++)}else e=t(e,{instancePath:i,schemaPath:"#/$defs/marines/type",keyword:"type",params:{type:"object"}}),
r++;a!==!0&&(a=!0)}else if(s==="opposed-landing"){if(o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/opposed\
Landing/required",keyword:"required",params:{missingProperty:"is"}}),r++);for(let n in o)n!=="is"&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/opposedLanding/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),r++);o.is!==void 0&&o.is!=="opposed-landing"&&(e=t(e,{instancePath:i+"/is",schemaPath:"\
#/$defs/opposedLanding/properties/is/const",keyword:"const",params:{allowedValue:"opposed-landing"}}),r++)}else e=t(e,{instancePath:i,schemaPath:"#/$defs/oppose\
dLanding/type",keyword:"type",params:{type:"object"}}),r++;a!==!0&&(a=!0)}else if(s==="elite-pilots"){if(o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&
(e=t(e,{instancePath:i,schemaPath:"#/$defs/elitePilots/required",keyword:"required",params:{missingProperty:"is"}}),r++);for(let n in o)n!=="is"&&(e=t(e,{instancePath:i,
schemaPath:"#/$defs/elitePilots/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),r++);o.is!==void 0&&o.is!=="elite-pilots"&&
(e=t(e,{instancePath:i+"/is",schemaPath:"#/$defs/elitePilots/properties/is/const",keyword:"const",params:{allowedValue:"elite-pilots"}}),r++)}else e=t(e,{instancePath:i,
schemaPath:"#/$defs/elitePilots/type",keyword:"type",params:{type:"object"}}),r++;a!==!0&&(a=!0)}else if(s==="kamikaze"){if(o&&typeof o=="object"&&!Array.isArray(
o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/kamikaze/required",keyword:"required",params:{missingProperty:"is"}}),r++);for(let n in o)n!=="is"&&
(e=t(e,{instancePath:i,schemaPath:"#/$defs/kamikaze/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),r++);o.is!==void 0&&o.is!==
"kamikaze"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/$defs/kamikaze/properties/is/const",keyword:"const",params:{allowedValue:"kamikaze"}}),r++)}else e=t(e,{instancePath:i,
schemaPath:"#/$defs/kamikaze/type",keyword:"type",params:{type:"object"}}),r++;a!==!0&&(a=!0)}else if(s==="attack"){if(o&&typeof o=="object"&&!Array.isArray(o)){
o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/attack/required",keyword:"required",params:{missingProperty:"is"}}),r++),o.by===void 0&&(e=t(e,{instancePath:i,
schemaPath:"#/$defs/attack/required",keyword:"required",params:{missingProperty:"by"}}),r++);for(let n in o)n==="is"||n==="by"||(e=t(e,{instancePath:i,schemaPath:"\
#/$defs/attack/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),r++);if(o.is!==void 0&&o.is!=="attack"&&(e=t(e,{instancePath:i+
"/is",schemaPath:"#/$defs/attack/properties/is/const",keyword:"const",params:{allowedValue:"attack"}}),r++),o.by!==void 0){let n=o.by;typeof n!="string"&&(e=t(e,
{instancePath:i+"/by",schemaPath:"#/$defs/attack/properties/by/type",keyword:"type",params:{type:"string"}}),r++),n==="air"||n==="submarine"||n==="surface"||(e=
t(e,{instancePath:i+"/by",schemaPath:"#/$defs/attack/properties/by/enum",keyword:"enum",params:{allowedValues:["air","submarine","surface"]}}),r++)}}else e=t(e,
{instancePath:i,schemaPath:"#/$defs/attack/type",keyword:"type",params:{type:"object"}}),r++;a!==!0&&(a=!0)}else if(s==="later-check"){if(o&&typeof o=="object"&&
!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/laterCheck/required",keyword:"required",params:{missingProperty:"is"}}),r++);for(let n in o)
n!=="is"&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/laterCheck/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),r++);o.is!==
void 0&&o.is!=="later-check"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/$defs/laterCheck/properties/is/const",keyword:"const",params:{allowedValue:"later-check"}}),
r++)}else e=t(e,{instancePath:i,schemaPath:"#/$defs/laterCheck/type",keyword:"type",params:{type:"object"}}),r++;a!==!0&&(a=!0)}else if(s==="option")ee(o,{instancePath:i,
parentData:w,parentDataProperty:q,rootData:P,dynamicAnchors:k})||(e=e===null?ee.errors:b(e,ee.errors),r=e.length),a!==!0&&(a=!0);else if(s==="base-near-enemy-ho\
me"){if(o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/baseNearEnemyHome/required",keyword:"required",params:{
missingProperty:"is"}}),r++),o.hexes===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/baseNearEnemyHome/required",keyword:"required",params:{missingProperty:"\
hexes"}}),r++);for(let n in o)n==="is"||n==="hexes"||(e=t(e,{instancePath:i,schemaPath:"#/$defs/baseNearEnemyHome/additionalProperties",keyword:"additionalPrope\
rties",params:{additionalProperty:n}}),r++);if(o.is!==void 0&&o.is!=="base-near-enemy-home"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/$defs/baseNearEnemyHome/\
properties/is/const",keyword:"const",params:{allowedValue:"base-near-enemy-home"}}),r++),o.hexes!==void 0){let n=o.hexes;typeof n=="number"&&!(n%1)&&!isNaN(n)&&
isFinite(n)||(e=t(e,{instancePath:i+"/hexes",schemaPath:"#/$defs/baseNearEnemyHome/properties/hexes/type",keyword:"type",params:{type:"integer"}}),r++),typeof n==
"number"&&isFinite(n)&&((n>40||isNaN(n))&&(e=t(e,{instancePath:i+"/hexes",schemaPath:"#/$defs/baseNearEnemyHome/properties/hexes/maximum",keyword:"maximum",params:{
comparison:"<=",limit:40}}),r++),(n<0||isNaN(n))&&(e=t(e,{instancePath:i+"/hexes",schemaPath:"#/$defs/baseNearEnemyHome/properties/hexes/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}}),r++))}}else e=t(e,{instancePath:i,schemaPath:"#/$defs/baseNearEnemyHome/type",keyword:"type",params:{type:"object"}}),r++;
a!==!0&&(a=!0)}else e=t(e,{instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"is",tagValue:s}}),r++;else e=t(e,{instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"is",tagValue:s}}),r++}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}),r++;return te.errors=e,y.props=a,r===0}te.evaluated={dynamicProps:!0,dynamicItems:!1};function je(o,{instancePath:i="",parentData:w,parentDataProperty:q,
rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=je.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&
!Array.isArray(o)){o.when===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"when"}}),r++),o.add===void 0&&(e=
t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"add"}}),r++),o.rule===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"rule"}}),r++);for(let a in o)a==="when"||a==="add"||a==="rule"||(e=t(e,{instancePath:i,schemaPath:"#/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);if(o.when!==void 0&&(te(o.when,{instancePath:i+"/when",parentData:o,parentDataProperty:"\
when",rootData:P,dynamicAnchors:k})||(e=e===null?te.errors:b(e,te.errors),r=e.length)),o.add!==void 0){let a=o.add;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(
a)||(e=t(e,{instancePath:i+"/add",schemaPath:"#/properties/add/type",keyword:"type",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>5||isNaN(
a))&&(e=t(e,{instancePath:i+"/add",schemaPath:"#/properties/add/maximum",keyword:"maximum",params:{comparison:"<=",limit:5}}),r++),(a<-5||isNaN(a))&&(e=t(e,{instancePath:i+
"/add",schemaPath:"#/properties/add/minimum",keyword:"minimum",params:{comparison:">=",limit:-5}}),r++))}if(o.rule!==void 0){let a=o.rule;typeof a=="string"?(a.
length>24&&$(a)>24&&(e=t(e,{instancePath:i+"/rule",schemaPath:"../common/common.schema.json#/$defs/ruleNumber/maxLength",keyword:"maxLength",params:{limit:24}}),
r++),O.test(a)||(e=t(e,{instancePath:i+"/rule",schemaPath:"../common/common.schema.json#/$defs/ruleNumber/pattern",keyword:"pattern",params:{pattern:"^[0-9A-Z][\
0-9A-Za-z.()-]*$"}}),r++)):(e=t(e,{instancePath:i+"/rule",schemaPath:"../common/common.schema.json#/$defs/ruleNumber/type",keyword:"type",params:{type:"string"}}),
r++)}}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return je.errors=e,r===0}je.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function L(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=L.evaluated;if(y.dynamicProps&&
(y.props=void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.title===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"title"}}),r++),o.rule===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ru\
le"}}),r++),o.modifiers===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"modifiers"}}),r++);for(let a in o)a===
"title"||a==="rule"||a==="modifiers"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),
r++);if(o.title!==void 0){let a=o.title;typeof a=="string"?(a.length>120&&$(a)>120&&(e=t(e,{instancePath:i+"/title",schemaPath:"#/properties/title/maxLength",keyword:"\
maxLength",params:{limit:120}}),r++),a.length<1&&(e=t(e,{instancePath:i+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1}}),
r++)):(e=t(e,{instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"}}),r++)}if(o.rule!==void 0){let a=o.rule;typeof a==
"string"?(a.length>24&&$(a)>24&&(e=t(e,{instancePath:i+"/rule",schemaPath:"../common/common.schema.json#/$defs/ruleNumber/maxLength",keyword:"maxLength",params:{
limit:24}}),r++),O.test(a)||(e=t(e,{instancePath:i+"/rule",schemaPath:"../common/common.schema.json#/$defs/ruleNumber/pattern",keyword:"pattern",params:{pattern:"\
^[0-9A-Z][0-9A-Za-z.()-]*$"}}),r++)):(e=t(e,{instancePath:i+"/rule",schemaPath:"../common/common.schema.json#/$defs/ruleNumber/type",keyword:"type",params:{type:"\
string"}}),r++)}if(o.modifiers!==void 0){let a=o.modifiers;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let s in a)j.test(s)||(e=t(e,{instancePath:i+"/modif\
iers",schemaPath:"#/properties/modifiers/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);for(let s in a)j.test(s)&&(je(
a[s],{instancePath:i+"/modifiers/"+f(s),parentData:a,parentDataProperty:s,rootData:P,dynamicAnchors:k})||(e=e===null?je.errors:b(e,je.errors),r=e.length))}else e=
t(e,{instancePath:i+"/modifiers",schemaPath:"#/properties/modifiers/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i,schemaPath:"#/\
type",keyword:"type",params:{type:"object"}}),r++;return L.errors=e,r===0}L.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function qe(o,{instancePath:i="",
parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=qe.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=
void 0),o&&typeof o=="object"&&!Array.isArray(o)){Object.keys(o).length<1&&(e=t(e,{instancePath:i,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1}}),
r++);for(let a in o)A.test(a)||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);for(let a in o)
A.test(a)&&(N(o[a],{instancePath:i+"/"+f(a),parentData:o,parentDataProperty:a,rootData:P,dynamicAnchors:k})||(e=e===null?N.errors:b(e,N.errors),r=e.length))}else
e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return qe.errors=e,r===0}qe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function er(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=er.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.$schema===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"$schema"}}),r++),o.types===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
types"}}),r++),o.sources===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sources"}}),r++);for(let a in o)a===
"$schema"||a==="types"||a==="sources"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),
r++);if(o.$schema!==void 0){let a=o.$schema;typeof a=="string"?a.length<1&&(e=t(e,{instancePath:i+"/$schema",schemaPath:"../common/common.schema.json#/$defs/sch\
emaPath/minLength",keyword:"minLength",params:{limit:1}}),r++):(e=t(e,{instancePath:i+"/$schema",schemaPath:"../common/common.schema.json#/$defs/schemaPath/type",
keyword:"type",params:{type:"string"}}),r++)}if(o.types!==void 0){let a=o.types;if(a&&typeof a=="object"&&!Array.isArray(a)){a["merchant-asw"]===void 0&&(e=t(e,
{instancePath:i+"/types",schemaPath:"#/properties/types/required",keyword:"required",params:{missingProperty:"merchant-asw"}}),r++),a["submarine-vs-merchants"]===
void 0&&(e=t(e,{instancePath:i+"/types",schemaPath:"#/properties/types/required",keyword:"required",params:{missingProperty:"submarine-vs-merchants"}}),r++),a["\
strategic-bombing"]===void 0&&(e=t(e,{instancePath:i+"/types",schemaPath:"#/properties/types/required",keyword:"required",params:{missingProperty:"strategic-bom\
bing"}}),r++),a["task-force-asw"]===void 0&&(e=t(e,{instancePath:i+"/types",schemaPath:"#/properties/types/required",keyword:"required",params:{missingProperty:"\
task-force-asw"}}),r++),a["submarine-vs-task-force"]===void 0&&(e=t(e,{instancePath:i+"/types",schemaPath:"#/properties/types/required",keyword:"required",params:{
missingProperty:"submarine-vs-task-force"}}),r++),a["air-to-air"]===void 0&&(e=t(e,{instancePath:i+"/types",schemaPath:"#/properties/types/required",keyword:"re\
quired",params:{missingProperty:"air-to-air"}}),r++),a["anti-aircraft"]===void 0&&(e=t(e,{instancePath:i+"/types",schemaPath:"#/properties/types/required",keyword:"\
required",params:{missingProperty:"anti-aircraft"}}),r++),a["air-strike"]===void 0&&(e=t(e,{instancePath:i+"/types",schemaPath:"#/properties/types/required",keyword:"\
required",params:{missingProperty:"air-strike"}}),r++),a["ground-support"]===void 0&&(e=t(e,{instancePath:i+"/types",schemaPath:"#/properties/types/required",keyword:"\
required",params:{missingProperty:"ground-support"}}),r++),a["land-combat"]===void 0&&(e=t(e,{instancePath:i+"/types",schemaPath:"#/properties/types/required",keyword:"\
required",params:{missingProperty:"land-combat"}}),r++);for(let s in a)s==="merchant-asw"||s==="submarine-vs-merchants"||s==="strategic-bombing"||s==="task-forc\
e-asw"||s==="submarine-vs-task-force"||s==="air-to-air"||s==="anti-aircraft"||s==="air-strike"||s==="ground-support"||s==="land-combat"||(e=t(e,{instancePath:i+
"/types",schemaPath:"#/properties/types/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);a["merchant-asw"]!==void 0&&(L(
a["merchant-asw"],{instancePath:i+"/types/merchant-asw",parentData:a,parentDataProperty:"merchant-asw",rootData:P,dynamicAnchors:k})||(e=e===null?L.errors:b(e,L.
errors),r=e.length)),a["submarine-vs-merchants"]!==void 0&&(L(a["submarine-vs-merchants"],{instancePath:i+"/types/submarine-vs-merchants",parentData:a,parentDataProperty:"\
submarine-vs-merchants",rootData:P,dynamicAnchors:k})||(e=e===null?L.errors:b(e,L.errors),r=e.length)),a["strategic-bombing"]!==void 0&&(L(a["strategic-bombing"],
{instancePath:i+"/types/strategic-bombing",parentData:a,parentDataProperty:"strategic-bombing",rootData:P,dynamicAnchors:k})||(e=e===null?L.errors:b(e,L.errors),
r=e.length)),a["task-force-asw"]!==void 0&&(L(a["task-force-asw"],{instancePath:i+"/types/task-force-asw",parentData:a,parentDataProperty:"task-force-asw",rootData:P,
dynamicAnchors:k})||(e=e===null?L.errors:b(e,L.errors),r=e.length)),a["submarine-vs-task-force"]!==void 0&&(L(a["submarine-vs-task-force"],{instancePath:i+"/typ\
es/submarine-vs-task-force",parentData:a,parentDataProperty:"submarine-vs-task-force",rootData:P,dynamicAnchors:k})||(e=e===null?L.errors:b(e,L.errors),r=e.length)),
a["air-to-air"]!==void 0&&(L(a["air-to-air"],{instancePath:i+"/types/air-to-air",parentData:a,parentDataProperty:"air-to-air",rootData:P,dynamicAnchors:k})||(e=
e===null?L.errors:b(e,L.errors),r=e.length)),a["anti-aircraft"]!==void 0&&(L(a["anti-aircraft"],{instancePath:i+"/types/anti-aircraft",parentData:a,parentDataProperty:"\
anti-aircraft",rootData:P,dynamicAnchors:k})||(e=e===null?L.errors:b(e,L.errors),r=e.length)),a["air-strike"]!==void 0&&(L(a["air-strike"],{instancePath:i+"/typ\
es/air-strike",parentData:a,parentDataProperty:"air-strike",rootData:P,dynamicAnchors:k})||(e=e===null?L.errors:b(e,L.errors),r=e.length)),a["ground-support"]!==
void 0&&(L(a["ground-support"],{instancePath:i+"/types/ground-support",parentData:a,parentDataProperty:"ground-support",rootData:P,dynamicAnchors:k})||(e=e===null?
L.errors:b(e,L.errors),r=e.length)),a["land-combat"]!==void 0&&(L(a["land-combat"],{instancePath:i+"/types/land-combat",parentData:a,parentDataProperty:"land-co\
mbat",rootData:P,dynamicAnchors:k})||(e=e===null?L.errors:b(e,L.errors),r=e.length))}else e=t(e,{instancePath:i+"/types",schemaPath:"#/properties/types/type",keyword:"\
type",params:{type:"object"}}),r++}o.sources!==void 0&&(qe(o.sources,{instancePath:i+"/sources",parentData:o,parentDataProperty:"sources",rootData:P,dynamicAnchors:k})||
(e=e===null?qe.errors:b(e,qe.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return er.errors=e,
r===0}er.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ir=rr;var _e=new RegExp("^[0-9]{1,2}$","u");function xe(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=xe.
evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){Object.keys(o).length<1&&(e=t(e,{instancePath:i,
schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1}}),r++);for(let a in o)A.test(a)||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:a}}),r++);for(let a in o)A.test(a)&&(N(o[a],{instancePath:i+"/"+f(a),parentData:o,parentDataProperty:a,
rootData:P,dynamicAnchors:k})||(e=e===null?N.errors:b(e,N.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"objec\
t"}}),r++;return xe.errors=e,r===0}xe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function rr(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,
dynamicAnchors:k={}}={}){let e=null,r=0,y=rr.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(
o)){o.$schema===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"$schema"}}),r++),o.firepower===void 0&&(e=t(e,
{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"firepower"}}),r++),o.sources===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"sources"}}),r++);for(let a in o)a==="$schema"||a==="firepower"||a==="sources"||(e=t(e,{instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);if(o.$schema!==void 0){let a=o.$schema;typeof a=="string"?a.length<1&&
(e=t(e,{instancePath:i+"/$schema",schemaPath:"../common/common.schema.json#/$defs/schemaPath/minLength",keyword:"minLength",params:{limit:1}}),r++):(e=t(e,{instancePath:i+
"/$schema",schemaPath:"../common/common.schema.json#/$defs/schemaPath/type",keyword:"type",params:{type:"string"}}),r++)}if(o.firepower!==void 0){let a=o.firepower;
if(a&&typeof a=="object"&&!Array.isArray(a)){Object.keys(a).length<1&&(e=t(e,{instancePath:i+"/firepower",schemaPath:"#/properties/firepower/minProperties",keyword:"\
minProperties",params:{limit:1}}),r++);for(let s in a)_e.test(s)||(e=t(e,{instancePath:i+"/firepower",schemaPath:"#/properties/firepower/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s}}),r++);for(let s in a)if(_e.test(s)){let n=a[s];if(n&&typeof n=="object"&&!Array.isArray(n)){Object.keys(n).
length<1&&(e=t(e,{instancePath:i+"/firepower/"+f(s),schemaPath:"#/properties/firepower/patternProperties/%5E%5B0-9%5D%7B1%2C2%7D%24/minProperties",keyword:"minP\
roperties",params:{limit:1}}),r++);for(let p in n)_e.test(p)||(e=t(e,{instancePath:i+"/firepower/"+f(s),schemaPath:"#/properties/firepower/patternProperties/%5E\
%5B0-9%5D%7B1%2C2%7D%24/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}),r++);for(let p in n)if(_e.test(p)){let c=n[p];typeof c!=
"string"&&(e=t(e,{instancePath:i+"/firepower/"+f(s)+"/"+f(p),schemaPath:"#/properties/firepower/patternProperties/%5E%5B0-9%5D%7B1%2C2%7D%24/patternProperties/%\
5E%5B0-9%5D%7B1%2C2%7D%24/type",keyword:"type",params:{type:"string"}}),r++),c==="2"||c==="3"||c==="4"||c==="5"||c==="6"||c==="6*"||c==="-"||(e=t(e,{instancePath:i+
"/firepower/"+f(s)+"/"+f(p),schemaPath:"#/properties/firepower/patternProperties/%5E%5B0-9%5D%7B1%2C2%7D%24/patternProperties/%5E%5B0-9%5D%7B1%2C2%7D%24/enum",keyword:"\
enum",params:{allowedValues:["2","3","4","5","6","6*","-"]}}),r++)}}else e=t(e,{instancePath:i+"/firepower/"+f(s),schemaPath:"#/properties/firepower/patternProp\
erties/%5E%5B0-9%5D%7B1%2C2%7D%24/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/firepower",schemaPath:"#/properties/firepower/\
type",keyword:"type",params:{type:"object"}}),r++}o.sources!==void 0&&(xe(o.sources,{instancePath:i+"/sources",parentData:o,parentDataProperty:"sources",rootData:P,
dynamicAnchors:k})||(e=e===null?xe.errors:b(e,xe.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;
return rr.errors=e,r===0}rr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Sr=ir;function Ne(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=Ne.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"is"}}),r++);let s=o.is;if(typeof s=="string")if(s==="all"){R(o,{instancePath:i,parentData:w,parentDataProperty:q,rootData:P,dynamicAnchors:k})||
(e=e===null?R.errors:b(e,R.errors),r=e.length);var a=!0}else if(s==="any")W(o,{instancePath:i,parentData:w,parentDataProperty:q,rootData:P,dynamicAnchors:k})||(e=
e===null?W.errors:b(e,W.errors),r=e.length),a!==!0&&(a=!0);else if(s==="not")M(o,{instancePath:i,parentData:w,parentDataProperty:q,rootData:P,dynamicAnchors:k})||
(e=e===null?M.errors:b(e,M.errors),r=e.length),a!==!0&&(a=!0);else if(s==="turn-between")U(o,{instancePath:i,parentData:w,parentDataProperty:q,rootData:P,dynamicAnchors:k})||
(e=e===null?U.errors:b(e,U.errors),r=e.length),a!==!0&&(a=!0);else if(s==="player-turn")G(o,{instancePath:i,parentData:w,parentDataProperty:q,rootData:P,dynamicAnchors:k})||
(e=e===null?G.errors:b(e,G.errors),r=e.length),a!==!0&&(a=!0);else if(s==="roller")K(o,{instancePath:i,parentData:w,parentDataProperty:q,rootData:P,dynamicAnchors:k})||
(e=e===null?K.errors:b(e,K.errors),r=e.length),a!==!0&&(a=!0);else if(s==="target-side")J(o,{instancePath:i,parentData:w,parentDataProperty:q,rootData:P,dynamicAnchors:k})||
(e=e===null?J.errors:b(e,J.errors),r=e.length),a!==!0&&(a=!0);else if(s==="target-nation")Q(o,{instancePath:i,parentData:w,parentDataProperty:q,rootData:P,dynamicAnchors:k})||
(e=e===null?Q.errors:b(e,Q.errors),r=e.length),a!==!0&&(a=!0);else if(s==="target-kind"){if(o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,
schemaPath:"#/$defs/targetKind/required",keyword:"required",params:{missingProperty:"is"}}),r++),o.kinds===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/ta\
rgetKind/required",keyword:"required",params:{missingProperty:"kinds"}}),r++);for(let n in o)n==="is"||n==="kinds"||(e=t(e,{instancePath:i,schemaPath:"#/$defs/t\
argetKind/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),r++);if(o.is!==void 0&&o.is!=="target-kind"&&(e=t(e,{instancePath:i+
"/is",schemaPath:"#/$defs/targetKind/properties/is/const",keyword:"const",params:{allowedValue:"target-kind"}}),r++),o.kinds!==void 0){let n=o.kinds;if(Array.isArray(
n)){n.length<1&&(e=t(e,{instancePath:i+"/kinds",schemaPath:"#/$defs/targetKind/properties/kinds/minItems",keyword:"minItems",params:{limit:1}}),r++);let p=n.length;
for(let d=0;d<p;d++){let m=n[d];typeof m!="string"&&(e=t(e,{instancePath:i+"/kinds/"+d,schemaPath:"#/$defs/targetKind/properties/kinds/items/type",keyword:"type",
params:{type:"string"}}),r++),m==="naval"||m==="land"||m==="air"||m==="replacements"||(e=t(e,{instancePath:i+"/kinds/"+d,schemaPath:"#/$defs/targetKind/properti\
es/kinds/items/enum",keyword:"enum",params:{allowedValues:["naval","land","air","replacements"]}}),r++)}let c=n.length,u;if(c>1){let d={};for(;c--;){let m=n[c];
if(typeof m=="string"){if(typeof d[m]=="number"){u=d[m],e=t(e,{instancePath:i+"/kinds",schemaPath:"#/$defs/targetKind/properties/kinds/uniqueItems",keyword:"uni\
queItems",params:{i:c,j:u}}),r++;break}d[m]=c}}}}else e=t(e,{instancePath:i+"/kinds",schemaPath:"#/$defs/targetKind/properties/kinds/type",keyword:"type",params:{
type:"array"}}),r++}}else e=t(e,{instancePath:i,schemaPath:"#/$defs/targetKind/type",keyword:"type",params:{type:"object"}}),r++;a!==!0&&(a=!0)}else if(s==="tar\
get-class")X(o,{instancePath:i,parentData:w,parentDataProperty:q,rootData:P,dynamicAnchors:k})||(e=e===null?X.errors:b(e,X.errors),r=e.length),a!==!0&&(a=!0);else if(s===
"target-place"){if(o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/targetPlace/required",keyword:"required",
params:{missingProperty:"is"}}),r++),o.place===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/targetPlace/required",keyword:"required",params:{missingProperty:"\
place"}}),r++);for(let n in o)n==="is"||n==="place"||(e=t(e,{instancePath:i,schemaPath:"#/$defs/targetPlace/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:n}}),r++);if(o.is!==void 0&&o.is!=="target-place"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/$defs/targetPlace/properties/is/const",
keyword:"const",params:{allowedValue:"target-place"}}),r++),o.place!==void 0){let n=o.place;typeof n!="string"&&(e=t(e,{instancePath:i+"/place",schemaPath:"#/$d\
efs/targetPlace/properties/place/type",keyword:"type",params:{type:"string"}}),r++),n==="task-force"||n==="at-anchor"||n==="at-base"||(e=t(e,{instancePath:i+"/p\
lace",schemaPath:"#/$defs/targetPlace/properties/place/enum",keyword:"enum",params:{allowedValues:["task-force","at-anchor","at-base"]}}),r++)}}else e=t(e,{instancePath:i,
schemaPath:"#/$defs/targetPlace/type",keyword:"type",params:{type:"object"}}),r++;a!==!0&&(a=!0)}else if(s==="task-force-lacks")Y(o,{instancePath:i,parentData:w,
parentDataProperty:q,rootData:P,dynamicAnchors:k})||(e=e===null?Y.errors:b(e,Y.errors),r=e.length),a!==!0&&(a=!0);else if(s==="friendly-air-in-hex"){if(o&&typeof o==
"object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/friendlyAirInHex/required",keyword:"required",params:{missingProperty:"is"}}),
r++);for(let n in o)n!=="is"&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/friendlyAirInHex/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),
r++);o.is!==void 0&&o.is!=="friendly-air-in-hex"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/$defs/friendlyAirInHex/properties/is/const",keyword:"const",params:{
allowedValue:"friendly-air-in-hex"}}),r++)}else e=t(e,{instancePath:i,schemaPath:"#/$defs/friendlyAirInHex/type",keyword:"type",params:{type:"object"}}),r++;a!==
!0&&(a=!0)}else if(s==="air-supremacy"){if(o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/airSupremacy/requ\
ired",keyword:"required",params:{missingProperty:"is"}}),r++);for(let n in o)n!=="is"&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/airSupremacy/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:n}}),r++);o.is!==void 0&&o.is!=="air-supremacy"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/$defs\
/airSupremacy/properties/is/const",keyword:"const",params:{allowedValue:"air-supremacy"}}),r++)}else e=t(e,{instancePath:i,schemaPath:"#/$defs/airSupremacy/type",
keyword:"type",params:{type:"object"}}),r++;a!==!0&&(a=!0)}else if(s==="air-points-in-support"){if(o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(
e,{instancePath:i,schemaPath:"#/$defs/airPointsInSupport/required",keyword:"required",params:{missingProperty:"is"}}),r++);for(let n in o)n!=="is"&&(e=t(e,{instancePath:i,
schemaPath:"#/$defs/airPointsInSupport/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),r++);o.is!==void 0&&o.is!=="air-poin\
ts-in-support"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/$defs/airPointsInSupport/properties/is/const",keyword:"const",params:{allowedValue:"air-points-in-sup\
port"}}),r++)}else e=t(e,{instancePath:i,schemaPath:"#/$defs/airPointsInSupport/type",keyword:"type",params:{type:"object"}}),r++;a!==!0&&(a=!0)}else if(s==="ou\
t-of-supply"){if(o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/outOfSupply/required",keyword:"required",params:{
missingProperty:"is"}}),r++);for(let n in o)n!=="is"&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/outOfSupply/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:n}}),r++);o.is!==void 0&&o.is!=="out-of-supply"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/$defs/outOfSupply/properties/is/const",keyword:"\
const",params:{allowedValue:"out-of-supply"}}),r++)}else e=t(e,{instancePath:i,schemaPath:"#/$defs/outOfSupply/type",keyword:"type",params:{type:"object"}}),r++;
a!==!0&&(a=!0)}else if(s==="marines"){if(o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/marines/required",keyword:"\
required",params:{missingProperty:"is"}}),r++);for(let n in o)n!=="is"&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/marines/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:n}}),r++);o.is!==void 0&&o.is!=="marines"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/$defs/marines/properties/is/con\
st",keyword:"const",params:{allowedValue:"marines"}}),r++)}else e=t(e,{instancePath:i,schemaPath:"#/$defs/marines/type",keyword:"type",params:{type:"object"}}),
r++;a!==!0&&(a=!0)}else if(s==="opposed-landing"){if(o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/opposed\
Landing/required",keyword:"required",params:{missingProperty:"is"}}),r++);for(let n in o)n!=="is"&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/opposedLanding/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),r++);o.is!==void 0&&o.is!=="opposed-landing"&&(e=t(e,{instancePath:i+"/is",schemaPath:"\
#/$defs/opposedLanding/properties/is/const",keyword:"const",params:{allowedValue:"opposed-landing"}}),r++)}else e=t(e,{instancePath:i,schemaPath:"#/$defs/oppose\
dLanding/type",keyword:"type",params:{type:"object"}}),r++;a!==!0&&(a=!0)}else if(s==="elite-pilots"){if(o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&
(e=t(e,{instancePath:i,schemaPath:"#/$defs/elitePilots/required",keyword:"required",params:{missingProperty:"is"}}),r++);for(let n in o)n!=="is"&&(e=t(e,{instancePath:i,
schemaPath:"#/$defs/elitePilots/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),r++);o.is!==void 0&&o.is!=="elite-pilots"&&
(e=t(e,{instancePath:i+"/is",schemaPath:"#/$defs/elitePilots/properties/is/const",keyword:"const",params:{allowedValue:"elite-pilots"}}),r++)}else e=t(e,{instancePath:i,
schemaPath:"#/$defs/elitePilots/type",keyword:"type",params:{type:"object"}}),r++;a!==!0&&(a=!0)}else if(s==="kamikaze"){if(o&&typeof o=="object"&&!Array.isArray(
o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/kamikaze/required",keyword:"required",params:{missingProperty:"is"}}),r++);for(let n in o)n!=="is"&&
(e=t(e,{instancePath:i,schemaPath:"#/$defs/kamikaze/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),r++);o.is!==void 0&&o.is!==
"kamikaze"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/$defs/kamikaze/properties/is/const",keyword:"const",params:{allowedValue:"kamikaze"}}),r++)}else e=t(e,{instancePath:i,
schemaPath:"#/$defs/kamikaze/type",keyword:"type",params:{type:"object"}}),r++;a!==!0&&(a=!0)}else if(s==="attack"){if(o&&typeof o=="object"&&!Array.isArray(o)){
o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/attack/required",keyword:"required",params:{missingProperty:"is"}}),r++),o.by===void 0&&(e=t(e,{instancePath:i,
schemaPath:"#/$defs/attack/required",keyword:"required",params:{missingProperty:"by"}}),r++);for(let n in o)n==="is"||n==="by"||(e=t(e,{instancePath:i,schemaPath:"\
#/$defs/attack/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),r++);if(o.is!==void 0&&o.is!=="attack"&&(e=t(e,{instancePath:i+
"/is",schemaPath:"#/$defs/attack/properties/is/const",keyword:"const",params:{allowedValue:"attack"}}),r++),o.by!==void 0){let n=o.by;typeof n!="string"&&(e=t(e,
{instancePath:i+"/by",schemaPath:"#/$defs/attack/properties/by/type",keyword:"type",params:{type:"string"}}),r++),n==="air"||n==="submarine"||n==="surface"||(e=
t(e,{instancePath:i+"/by",schemaPath:"#/$defs/attack/properties/by/enum",keyword:"enum",params:{allowedValues:["air","submarine","surface"]}}),r++)}}else e=t(e,
{instancePath:i,schemaPath:"#/$defs/attack/type",keyword:"type",params:{type:"object"}}),r++;a!==!0&&(a=!0)}else if(s==="later-check"){if(o&&typeof o=="object"&&
!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/laterCheck/required",keyword:"required",params:{missingProperty:"is"}}),r++);for(let n in o)
n!=="is"&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/laterCheck/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),r++);o.is!==
void 0&&o.is!=="later-check"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/$defs/laterCheck/properties/is/const",keyword:"const",params:{allowedValue:"later-check"}}),
r++)}else e=t(e,{instancePath:i,schemaPath:"#/$defs/laterCheck/type",keyword:"type",params:{type:"object"}}),r++;a!==!0&&(a=!0)}else if(s==="option")ee(o,{instancePath:i,
parentData:w,parentDataProperty:q,rootData:P,dynamicAnchors:k})||(e=e===null?ee.errors:b(e,ee.errors),r=e.length),a!==!0&&(a=!0);else if(s==="base-near-enemy-ho\
me"){if(o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/baseNearEnemyHome/required",keyword:"required",params:{
missingProperty:"is"}}),r++),o.hexes===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/baseNearEnemyHome/required",keyword:"required",params:{missingProperty:"\
hexes"}}),r++);for(let n in o)n==="is"||n==="hexes"||(e=t(e,{instancePath:i,schemaPath:"#/$defs/baseNearEnemyHome/additionalProperties",keyword:"additionalPrope\
rties",params:{additionalProperty:n}}),r++);if(o.is!==void 0&&o.is!=="base-near-enemy-home"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/$defs/baseNearEnemyHome/\
properties/is/const",keyword:"const",params:{allowedValue:"base-near-enemy-home"}}),r++),o.hexes!==void 0){let n=o.hexes;typeof n=="number"&&!(n%1)&&!isNaN(n)&&
isFinite(n)||(e=t(e,{instancePath:i+"/hexes",schemaPath:"#/$defs/baseNearEnemyHome/properties/hexes/type",keyword:"type",params:{type:"integer"}}),r++),typeof n==
"number"&&isFinite(n)&&((n>40||isNaN(n))&&(e=t(e,{instancePath:i+"/hexes",schemaPath:"#/$defs/baseNearEnemyHome/properties/hexes/maximum",keyword:"maximum",params:{
comparison:"<=",limit:40}}),r++),(n<0||isNaN(n))&&(e=t(e,{instancePath:i+"/hexes",schemaPath:"#/$defs/baseNearEnemyHome/properties/hexes/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}}),r++))}}else e=t(e,{instancePath:i,schemaPath:"#/$defs/baseNearEnemyHome/type",keyword:"type",params:{type:"object"}}),r++;
a!==!0&&(a=!0)}else e=t(e,{instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"is",tagValue:s}}),r++;else e=t(e,{instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"is",tagValue:s}}),r++}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}),r++;return Ne.errors=e,y.props=a,r===0}Ne.evaluated={dynamicProps:!0,dynamicItems:!1};function ve(o,{instancePath:i="",parentData:w,parentDataProperty:q,
rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=ve.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&
!Array.isArray(o)){Object.keys(o).length<1&&(e=t(e,{instancePath:i,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1}}),r++);for(let a in o)A.
test(a)||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);for(let a in o)A.test(a)&&
(N(o[a],{instancePath:i+"/"+f(a),parentData:o,parentDataProperty:a,rootData:P,dynamicAnchors:k})||(e=e===null?N.errors:b(e,N.errors),r=e.length))}else e=t(e,{instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return ve.errors=e,r===0}ve.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ir(o,{
instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=ir.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&
(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.$schema===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
$schema"}}),r++),o.modifiers===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"modifiers"}}),r++),o.sources===
void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sources"}}),r++);for(let a in o)a==="$schema"||a==="modifiers"||
a==="sources"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);if(o.$schema!==void 0){
let a=o.$schema;typeof a=="string"?a.length<1&&(e=t(e,{instancePath:i+"/$schema",schemaPath:"../common/common.schema.json#/$defs/schemaPath/minLength",keyword:"\
minLength",params:{limit:1}}),r++):(e=t(e,{instancePath:i+"/$schema",schemaPath:"../common/common.schema.json#/$defs/schemaPath/type",keyword:"type",params:{type:"\
string"}}),r++)}if(o.modifiers!==void 0){let a=o.modifiers;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let s in a)j.test(s)||(e=t(e,{instancePath:i+"/modif\
iers",schemaPath:"#/properties/modifiers/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);for(let s in a)if(j.test(s)){
let n=a[s];if(n&&typeof n=="object"&&!Array.isArray(n)){Object.keys(n).length<3&&(e=t(e,{instancePath:i+"/modifiers/"+f(s),schemaPath:"#/properties/modifiers/pa\
tternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/minProperties",keyword:"minProperties",params:{limit:3}}),r++),n.when===void 0&&(e=t(e,{instancePath:i+"/modifi\
ers/"+f(s),schemaPath:"#/properties/modifiers/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"when"}}),
r++),n.rule===void 0&&(e=t(e,{instancePath:i+"/modifiers/"+f(s),schemaPath:"#/properties/modifiers/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",
keyword:"required",params:{missingProperty:"rule"}}),r++);for(let p in n)p==="when"||p==="add"||p==="perExtraHit"||p==="perEarlierCheck"||p==="perFirepower"||p===
"rule"||(e=t(e,{instancePath:i+"/modifiers/"+f(s),schemaPath:"#/properties/modifiers/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:p}}),r++);if(n.when!==void 0&&(Ne(n.when,{instancePath:i+"/modifiers/"+f(s)+"/when",parentData:n,parentDataProperty:"\
when",rootData:P,dynamicAnchors:k})||(e=e===null?Ne.errors:b(e,Ne.errors),r=e.length)),n.add!==void 0){let p=n.add;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(
p)||(e=t(e,{instancePath:i+"/modifiers/"+f(s)+"/add",schemaPath:"#/properties/modifiers/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/add/type",
keyword:"type",params:{type:"integer"}}),r++),typeof p=="number"&&isFinite(p)&&((p>10||isNaN(p))&&(e=t(e,{instancePath:i+"/modifiers/"+f(s)+"/add",schemaPath:"#\
/properties/modifiers/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/add/maximum",keyword:"maximum",params:{comparison:"<=",limit:10}}),r++),(p<-10||
isNaN(p))&&(e=t(e,{instancePath:i+"/modifiers/"+f(s)+"/add",schemaPath:"#/properties/modifiers/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/add\
/minimum",keyword:"minimum",params:{comparison:">=",limit:-10}}),r++))}if(n.perExtraHit!==void 0){let p=n.perExtraHit;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(
p)||(e=t(e,{instancePath:i+"/modifiers/"+f(s)+"/perExtraHit",schemaPath:"#/properties/modifiers/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/pe\
rExtraHit/type",keyword:"type",params:{type:"integer"}}),r++),typeof p=="number"&&isFinite(p)&&((p>10||isNaN(p))&&(e=t(e,{instancePath:i+"/modifiers/"+f(s)+"/pe\
rExtraHit",schemaPath:"#/properties/modifiers/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/perExtraHit/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:10}}),r++),(p<-10||isNaN(p))&&(e=t(e,{instancePath:i+"/modifiers/"+f(s)+"/perExtraHit",schemaPath:"#/properties/modifiers/patternProperties/%5E%5Ba-z0\
-9%5D%5Ba-z0-9-%5D*%24/properties/perExtraHit/minimum",keyword:"minimum",params:{comparison:">=",limit:-10}}),r++))}if(n.perEarlierCheck!==void 0){let p=n.perEarlierCheck;
typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=t(e,{instancePath:i+"/modifiers/"+f(s)+"/perEarlierCheck",schemaPath:"#/properties/modifiers/patternPrope\
rties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/perEarlierCheck/type",keyword:"type",params:{type:"integer"}}),r++),typeof p=="number"&&isFinite(p)&&((p>10||isNaN(
p))&&(e=t(e,{instancePath:i+"/modifiers/"+f(s)+"/perEarlierCheck",schemaPath:"#/properties/modifiers/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properti\
es/perEarlierCheck/maximum",keyword:"maximum",params:{comparison:"<=",limit:10}}),r++),(p<-10||isNaN(p))&&(e=t(e,{instancePath:i+"/modifiers/"+f(s)+"/perEarlier\
Check",schemaPath:"#/properties/modifiers/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/perEarlierCheck/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:-10}}),r++))}if(n.perFirepower!==void 0){let p=n.perFirepower;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=t(e,{instancePath:i+"/modifiers/"+
f(s)+"/perFirepower",schemaPath:"#/properties/modifiers/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/perFirepower/type",keyword:"type",params:{
type:"integer"}}),r++),typeof p=="number"&&isFinite(p)&&((p>10||isNaN(p))&&(e=t(e,{instancePath:i+"/modifiers/"+f(s)+"/perFirepower",schemaPath:"#/properties/mo\
difiers/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/perFirepower/maximum",keyword:"maximum",params:{comparison:"<=",limit:10}}),r++),(p<-10||isNaN(
p))&&(e=t(e,{instancePath:i+"/modifiers/"+f(s)+"/perFirepower",schemaPath:"#/properties/modifiers/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/\
perFirepower/minimum",keyword:"minimum",params:{comparison:">=",limit:-10}}),r++))}if(n.rule!==void 0){let p=n.rule;typeof p=="string"?(p.length>24&&$(p)>24&&(e=
t(e,{instancePath:i+"/modifiers/"+f(s)+"/rule",schemaPath:"../common/common.schema.json#/$defs/ruleNumber/maxLength",keyword:"maxLength",params:{limit:24}}),r++),
O.test(p)||(e=t(e,{instancePath:i+"/modifiers/"+f(s)+"/rule",schemaPath:"../common/common.schema.json#/$defs/ruleNumber/pattern",keyword:"pattern",params:{pattern:"\
^[0-9A-Z][0-9A-Za-z.()-]*$"}}),r++)):(e=t(e,{instancePath:i+"/modifiers/"+f(s)+"/rule",schemaPath:"../common/common.schema.json#/$defs/ruleNumber/type",keyword:"\
type",params:{type:"string"}}),r++)}}else e=t(e,{instancePath:i+"/modifiers/"+f(s),schemaPath:"#/properties/modifiers/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9\
-%5D*%24/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/modifiers",schemaPath:"#/properties/modifiers/type",keyword:"type",params:{
type:"object"}}),r++}o.sources!==void 0&&(ve(o.sources,{instancePath:i+"/sources",parentData:o,parentDataProperty:"sources",rootData:P,dynamicAnchors:k})||(e=e===
null?ve.errors:b(e,ve.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return ir.errors=e,r===0}ir.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Or=tr;function Ae(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=Ae.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){Object.keys(o).length<1&&(e=t(e,{instancePath:i,schemaPath:"#/minProperties",
keyword:"minProperties",params:{limit:1}}),r++);for(let a in o)A.test(a)||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:a}}),r++);for(let a in o)A.test(a)&&(N(o[a],{instancePath:i+"/"+f(a),parentData:o,parentDataProperty:a,rootData:P,dynamicAnchors:k})||
(e=e===null?N.errors:b(e,N.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return Ae.errors=e,r===
0}Ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function tr(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){
let e=null,r=0,y=tr.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.$schema===void 0&&
(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"$schema"}}),r++),o.seaDeployment===void 0&&(e=t(e,{instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"seaDeployment"}}),r++),o.operational===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"operational"}}),r++),o.oilPoint===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
oilPoint"}}),r++),o.destroyerTransfer===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"destroyerTransfer"}}),
r++),o.merchantAswDie===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"merchantAswDie"}}),r++),o.strategicBombingDie===
void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"strategicBombingDie"}}),r++),o.sources===void 0&&(e=t(e,{instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"sources"}}),r++);for(let a in o)a==="$schema"||a==="seaDeployment"||a==="operational"||a==="\
oilPoint"||a==="destroyerTransfer"||a==="merchantAswDie"||a==="strategicBombingDie"||a==="sources"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:a}}),r++);if(o.$schema!==void 0){let a=o.$schema;typeof a=="string"?a.length<1&&(e=t(e,{instancePath:i+"/$schem\
a",schemaPath:"../common/common.schema.json#/$defs/schemaPath/minLength",keyword:"minLength",params:{limit:1}}),r++):(e=t(e,{instancePath:i+"/$schema",schemaPath:"\
../common/common.schema.json#/$defs/schemaPath/type",keyword:"type",params:{type:"string"}}),r++)}if(o.seaDeployment!==void 0){let a=o.seaDeployment;if(a&&typeof a==
"object"&&!Array.isArray(a)){a.naval===void 0&&(e=t(e,{instancePath:i+"/seaDeployment",schemaPath:"#/properties/seaDeployment/required",keyword:"required",params:{
missingProperty:"naval"}}),r++),a.land===void 0&&(e=t(e,{instancePath:i+"/seaDeployment",schemaPath:"#/properties/seaDeployment/required",keyword:"required",params:{
missingProperty:"land"}}),r++),a.air===void 0&&(e=t(e,{instancePath:i+"/seaDeployment",schemaPath:"#/properties/seaDeployment/required",keyword:"required",params:{
missingProperty:"air"}}),r++),a.replacements===void 0&&(e=t(e,{instancePath:i+"/seaDeployment",schemaPath:"#/properties/seaDeployment/required",keyword:"require\
d",params:{missingProperty:"replacements"}}),r++);for(let s in a)s==="naval"||s==="land"||s==="air"||s==="replacements"||(e=t(e,{instancePath:i+"/seaDeployment",
schemaPath:"#/properties/seaDeployment/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);if(a.naval!==void 0){let s=a.naval;
if(typeof s=="number"&&isFinite(s)){(s>1e3||isNaN(s))&&(e=t(e,{instancePath:i+"/seaDeployment/naval",schemaPath:"../common/common.schema.json#/$defs/quarters/ma\
ximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/seaDeployment/naval",schemaPath:"../common/common.s\
chema.json#/$defs/quarters/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++);let n;n=s/.25,n!==parseInt(n)&&(e=t(e,{instancePath:i+"/seaDeploym\
ent/naval",schemaPath:"../common/common.schema.json#/$defs/quarters/multipleOf",keyword:"multipleOf",params:{multipleOf:.25}}),r++)}else e=t(e,{instancePath:i+"\
/seaDeployment/naval",schemaPath:"../common/common.schema.json#/$defs/quarters/type",keyword:"type",params:{type:"number"}}),r++}if(a.land!==void 0){let s=a.land;
if(typeof s=="number"&&isFinite(s)){(s>1e3||isNaN(s))&&(e=t(e,{instancePath:i+"/seaDeployment/land",schemaPath:"../common/common.schema.json#/$defs/quarters/max\
imum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/seaDeployment/land",schemaPath:"../common/common.sch\
ema.json#/$defs/quarters/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++);let n;n=s/.25,n!==parseInt(n)&&(e=t(e,{instancePath:i+"/seaDeploymen\
t/land",schemaPath:"../common/common.schema.json#/$defs/quarters/multipleOf",keyword:"multipleOf",params:{multipleOf:.25}}),r++)}else e=t(e,{instancePath:i+"/se\
aDeployment/land",schemaPath:"../common/common.schema.json#/$defs/quarters/type",keyword:"type",params:{type:"number"}}),r++}if(a.air!==void 0){let s=a.air;if(typeof s==
"number"&&isFinite(s)){(s>1e3||isNaN(s))&&(e=t(e,{instancePath:i+"/seaDeployment/air",schemaPath:"../common/common.schema.json#/$defs/quarters/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e3}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/seaDeployment/air",schemaPath:"../common/common.schema.json#/$defs/\
quarters/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++);let n;n=s/.25,n!==parseInt(n)&&(e=t(e,{instancePath:i+"/seaDeployment/air",schemaPath:"\
../common/common.schema.json#/$defs/quarters/multipleOf",keyword:"multipleOf",params:{multipleOf:.25}}),r++)}else e=t(e,{instancePath:i+"/seaDeployment/air",schemaPath:"\
../common/common.schema.json#/$defs/quarters/type",keyword:"type",params:{type:"number"}}),r++}if(a.replacements!==void 0){let s=a.replacements;if(typeof s=="nu\
mber"&&isFinite(s)){(s>1e3||isNaN(s))&&(e=t(e,{instancePath:i+"/seaDeployment/replacements",schemaPath:"../common/common.schema.json#/$defs/quarters/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e3}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/seaDeployment/replacements",schemaPath:"../common/common.schema.jso\
n#/$defs/quarters/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++);let n;n=s/.25,n!==parseInt(n)&&(e=t(e,{instancePath:i+"/seaDeployment/repla\
cements",schemaPath:"../common/common.schema.json#/$defs/quarters/multipleOf",keyword:"multipleOf",params:{multipleOf:.25}}),r++)}else e=t(e,{instancePath:i+"/s\
eaDeployment/replacements",schemaPath:"../common/common.schema.json#/$defs/quarters/type",keyword:"type",params:{type:"number"}}),r++}}else e=t(e,{instancePath:i+
"/seaDeployment",schemaPath:"#/properties/seaDeployment/type",keyword:"type",params:{type:"object"}}),r++}if(o.operational!==void 0){let a=o.operational;if(a&&typeof a==
"object"&&!Array.isArray(a)){a.land===void 0&&(e=t(e,{instancePath:i+"/operational",schemaPath:"#/properties/operational/required",keyword:"required",params:{missingProperty:"\
land"}}),r++),a.air===void 0&&(e=t(e,{instancePath:i+"/operational",schemaPath:"#/properties/operational/required",keyword:"required",params:{missingProperty:"a\
ir"}}),r++),a.replacements===void 0&&(e=t(e,{instancePath:i+"/operational",schemaPath:"#/properties/operational/required",keyword:"required",params:{missingProperty:"\
replacements"}}),r++),a.navalOilShort===void 0&&(e=t(e,{instancePath:i+"/operational",schemaPath:"#/properties/operational/required",keyword:"required",params:{
missingProperty:"navalOilShort"}}),r++),a.navalOilLong===void 0&&(e=t(e,{instancePath:i+"/operational",schemaPath:"#/properties/operational/required",keyword:"r\
equired",params:{missingProperty:"navalOilLong"}}),r++);for(let s in a)s==="land"||s==="air"||s==="replacements"||s==="navalOilShort"||s==="navalOilLong"||(e=t(
e,{instancePath:i+"/operational",schemaPath:"#/properties/operational/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);
if(a.land!==void 0){let s=a.land;if(typeof s=="number"&&isFinite(s)){(s>1e3||isNaN(s))&&(e=t(e,{instancePath:i+"/operational/land",schemaPath:"../common/common.\
schema.json#/$defs/quarters/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/operational/land",schemaPath:"\
../common/common.schema.json#/$defs/quarters/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++);let n;n=s/.25,n!==parseInt(n)&&(e=t(e,{instancePath:i+
"/operational/land",schemaPath:"../common/common.schema.json#/$defs/quarters/multipleOf",keyword:"multipleOf",params:{multipleOf:.25}}),r++)}else e=t(e,{instancePath:i+
"/operational/land",schemaPath:"../common/common.schema.json#/$defs/quarters/type",keyword:"type",params:{type:"number"}}),r++}if(a.air!==void 0){let s=a.air;if(typeof s==
"number"&&isFinite(s)){(s>1e3||isNaN(s))&&(e=t(e,{instancePath:i+"/operational/air",schemaPath:"../common/common.schema.json#/$defs/quarters/maximum",keyword:"m\
aximum",params:{comparison:"<=",limit:1e3}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/operational/air",schemaPath:"../common/common.schema.json#/$defs/qua\
rters/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++);let n;n=s/.25,n!==parseInt(n)&&(e=t(e,{instancePath:i+"/operational/air",schemaPath:"..\
/common/common.schema.json#/$defs/quarters/multipleOf",keyword:"multipleOf",params:{multipleOf:.25}}),r++)}else e=t(e,{instancePath:i+"/operational/air",schemaPath:"\
../common/common.schema.json#/$defs/quarters/type",keyword:"type",params:{type:"number"}}),r++}if(a.replacements!==void 0){let s=a.replacements;if(typeof s=="nu\
mber"&&isFinite(s)){(s>1e3||isNaN(s))&&(e=t(e,{instancePath:i+"/operational/replacements",schemaPath:"../common/common.schema.json#/$defs/quarters/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e3}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/operational/replacements",schemaPath:"../common/common.schema.json#\
/$defs/quarters/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++);let n;n=s/.25,n!==parseInt(n)&&(e=t(e,{instancePath:i+"/operational/replaceme\
nts",schemaPath:"../common/common.schema.json#/$defs/quarters/multipleOf",keyword:"multipleOf",params:{multipleOf:.25}}),r++)}else e=t(e,{instancePath:i+"/opera\
tional/replacements",schemaPath:"../common/common.schema.json#/$defs/quarters/type",keyword:"type",params:{type:"number"}}),r++}if(a.navalOilShort!==void 0){let s=a.
navalOilShort;if(typeof s=="number"&&isFinite(s)){(s>1e3||isNaN(s))&&(e=t(e,{instancePath:i+"/operational/navalOilShort",schemaPath:"../common/common.schema.jso\
n#/$defs/quarters/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/operational/navalOilShort",schemaPath:"\
../common/common.schema.json#/$defs/quarters/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++);let n;n=s/.25,n!==parseInt(n)&&(e=t(e,{instancePath:i+
"/operational/navalOilShort",schemaPath:"../common/common.schema.json#/$defs/quarters/multipleOf",keyword:"multipleOf",params:{multipleOf:.25}}),r++)}else e=t(e,
{instancePath:i+"/operational/navalOilShort",schemaPath:"../common/common.schema.json#/$defs/quarters/type",keyword:"type",params:{type:"number"}}),r++}if(a.navalOilLong!==
void 0){let s=a.navalOilLong;if(typeof s=="number"&&isFinite(s)){(s>1e3||isNaN(s))&&(e=t(e,{instancePath:i+"/operational/navalOilLong",schemaPath:"../common/com\
mon.schema.json#/$defs/quarters/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/operational/naval\
OilLong",schemaPath:"../common/common.schema.json#/$defs/quarters/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++);let n;n=s/.25,n!==parseInt(
n)&&(e=t(e,{instancePath:i+"/operational/navalOilLong",schemaPath:"../common/common.schema.json#/$defs/quarters/multipleOf",keyword:"multipleOf",params:{multipleOf:.25}}),
r++)}else e=t(e,{instancePath:i+"/operational/navalOilLong",schemaPath:"../common/common.schema.json#/$defs/quarters/type",keyword:"type",params:{type:"number"}}),
r++}}else e=t(e,{instancePath:i+"/operational",schemaPath:"#/properties/operational/type",keyword:"type",params:{type:"object"}}),r++}if(o.oilPoint!==void 0){let a=o.
oilPoint;if(typeof a=="number"&&isFinite(a)){(a>1e3||isNaN(a))&&(e=t(e,{instancePath:i+"/oilPoint",schemaPath:"../common/common.schema.json#/$defs/quarters/maxi\
mum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/oilPoint",schemaPath:"../common/common.schema.json#/$\
defs/quarters/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++);let s;s=a/.25,s!==parseInt(s)&&(e=t(e,{instancePath:i+"/oilPoint",schemaPath:".\
./common/common.schema.json#/$defs/quarters/multipleOf",keyword:"multipleOf",params:{multipleOf:.25}}),r++)}else e=t(e,{instancePath:i+"/oilPoint",schemaPath:".\
./common/common.schema.json#/$defs/quarters/type",keyword:"type",params:{type:"number"}}),r++}if(o.destroyerTransfer!==void 0){let a=o.destroyerTransfer;if(typeof a==
"number"&&isFinite(a)){(a>1e3||isNaN(a))&&(e=t(e,{instancePath:i+"/destroyerTransfer",schemaPath:"../common/common.schema.json#/$defs/quarters/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e3}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/destroyerTransfer",schemaPath:"../common/common.schema.json#/$defs/\
quarters/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++);let s;s=a/.25,s!==parseInt(s)&&(e=t(e,{instancePath:i+"/destroyerTransfer",schemaPath:"\
../common/common.schema.json#/$defs/quarters/multipleOf",keyword:"multipleOf",params:{multipleOf:.25}}),r++)}else e=t(e,{instancePath:i+"/destroyerTransfer",schemaPath:"\
../common/common.schema.json#/$defs/quarters/type",keyword:"type",params:{type:"number"}}),r++}if(o.merchantAswDie!==void 0){let a=o.merchantAswDie;if(typeof a==
"number"&&isFinite(a)){(a>1e3||isNaN(a))&&(e=t(e,{instancePath:i+"/merchantAswDie",schemaPath:"../common/common.schema.json#/$defs/quarters/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:1e3}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/merchantAswDie",schemaPath:"../common/common.schema.json#/$defs/quart\
ers/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++);let s;s=a/.25,s!==parseInt(s)&&(e=t(e,{instancePath:i+"/merchantAswDie",schemaPath:"../co\
mmon/common.schema.json#/$defs/quarters/multipleOf",keyword:"multipleOf",params:{multipleOf:.25}}),r++)}else e=t(e,{instancePath:i+"/merchantAswDie",schemaPath:"\
../common/common.schema.json#/$defs/quarters/type",keyword:"type",params:{type:"number"}}),r++}if(o.strategicBombingDie!==void 0){let a=o.strategicBombingDie;if(typeof a==
"number"&&isFinite(a)){(a>100||isNaN(a))&&(e=t(e,{instancePath:i+"/strategicBombingDie",schemaPath:"#/properties/strategicBombingDie/maximum",keyword:"maximum",
params:{comparison:"<=",limit:100}}),r++),(a<.25||isNaN(a))&&(e=t(e,{instancePath:i+"/strategicBombingDie",schemaPath:"#/properties/strategicBombingDie/minimum",
keyword:"minimum",params:{comparison:">=",limit:.25}}),r++);let s;s=a/.25,s!==parseInt(s)&&(e=t(e,{instancePath:i+"/strategicBombingDie",schemaPath:"#/propertie\
s/strategicBombingDie/multipleOf",keyword:"multipleOf",params:{multipleOf:.25}}),r++)}else e=t(e,{instancePath:i+"/strategicBombingDie",schemaPath:"#/properties\
/strategicBombingDie/type",keyword:"type",params:{type:"number"}}),r++}o.sources!==void 0&&(Ae(o.sources,{instancePath:i+"/sources",parentData:o,parentDataProperty:"\
sources",rootData:P,dynamicAnchors:k})||(e=e===null?Ae.errors:b(e,Ae.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}),r++;return tr.errors=e,r===0}tr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Tr=sr;function Fe(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=Fe.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){Object.keys(o).length<1&&(e=t(e,{instancePath:i,schemaPath:"#/minProperties",
keyword:"minProperties",params:{limit:1}}),r++);for(let a in o)A.test(a)||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:a}}),r++);for(let a in o)A.test(a)&&(N(o[a],{instancePath:i+"/"+f(a),parentData:o,parentDataProperty:a,rootData:P,dynamicAnchors:k})||
(e=e===null?N.errors:b(e,N.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return Fe.errors=e,r===
0}Fe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function sr(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){
let e=null,r=0,y=sr.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.$schema===void 0&&
(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"$schema"}}),r++),o.submarinePoints===void 0&&(e=t(e,{instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"submarinePoints"}}),r++),o.transportPoints===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"transportPoints"}}),r++),o.sources===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
sources"}}),r++);for(let a in o)a==="$schema"||a==="submarinePoints"||a==="transportPoints"||a==="sources"||(e=t(e,{instancePath:i,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);if(o.$schema!==void 0){let a=o.$schema;typeof a=="string"?a.length<1&&(e=t(e,{instancePath:i+
"/$schema",schemaPath:"../common/common.schema.json#/$defs/schemaPath/minLength",keyword:"minLength",params:{limit:1}}),r++):(e=t(e,{instancePath:i+"/$schema",schemaPath:"\
../common/common.schema.json#/$defs/schemaPath/type",keyword:"type",params:{type:"string"}}),r++)}if(o.submarinePoints!==void 0){let a=o.submarinePoints;if(a&&typeof a==
"object"&&!Array.isArray(a)){a.japan===void 0&&(e=t(e,{instancePath:i+"/submarinePoints",schemaPath:"#/properties/submarinePoints/required",keyword:"required",params:{
missingProperty:"japan"}}),r++),a.allies===void 0&&(e=t(e,{instancePath:i+"/submarinePoints",schemaPath:"#/properties/submarinePoints/required",keyword:"require\
d",params:{missingProperty:"allies"}}),r++);for(let s in a)s==="japan"||s==="allies"||(e=t(e,{instancePath:i+"/submarinePoints",schemaPath:"#/properties/submari\
nePoints/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);if(a.japan!==void 0){let s=a.japan;if(s&&typeof s=="object"&&
!Array.isArray(s)){s[1]===void 0&&(e=t(e,{instancePath:i+"/submarinePoints/japan",schemaPath:"#/$defs/byTurn/required",keyword:"required",params:{missingProperty:"\
1"}}),r++);for(let n in s)I.test(n)||(e=t(e,{instancePath:i+"/submarinePoints/japan",schemaPath:"#/$defs/byTurn/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:n}}),r++);for(let n in s)if(I.test(n)){let p=s[n];typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=t(e,{instancePath:i+"/s\
ubmarinePoints/japan/"+f(n),schemaPath:"#/$defs/byTurn/patternProperties/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/type",keyword:"type",params:{type:"integer"}}),r++),typeof p==
"number"&&isFinite(p)&&((p>200||isNaN(p))&&(e=t(e,{instancePath:i+"/submarinePoints/japan/"+f(n),schemaPath:"#/$defs/byTurn/patternProperties/%5E(%5B1-9%5D%7C1%\
5B0-6%5D)%24/maximum",keyword:"maximum",params:{comparison:"<=",limit:200}}),r++),(p<0||isNaN(p))&&(e=t(e,{instancePath:i+"/submarinePoints/japan/"+f(n),schemaPath:"\
#/$defs/byTurn/patternProperties/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}}else e=t(e,{instancePath:i+
"/submarinePoints/japan",schemaPath:"#/$defs/byTurn/type",keyword:"type",params:{type:"object"}}),r++}if(a.allies!==void 0){let s=a.allies;if(s&&typeof s=="obje\
ct"&&!Array.isArray(s)){s[1]===void 0&&(e=t(e,{instancePath:i+"/submarinePoints/allies",schemaPath:"#/$defs/byTurn/required",keyword:"required",params:{missingProperty:"\
1"}}),r++);for(let n in s)I.test(n)||(e=t(e,{instancePath:i+"/submarinePoints/allies",schemaPath:"#/$defs/byTurn/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:n}}),r++);for(let n in s)if(I.test(n)){let p=s[n];typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=t(e,{instancePath:i+"/\
submarinePoints/allies/"+f(n),schemaPath:"#/$defs/byTurn/patternProperties/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/type",keyword:"type",params:{type:"integer"}}),r++),typeof p==
"number"&&isFinite(p)&&((p>200||isNaN(p))&&(e=t(e,{instancePath:i+"/submarinePoints/allies/"+f(n),schemaPath:"#/$defs/byTurn/patternProperties/%5E(%5B1-9%5D%7C1\
%5B0-6%5D)%24/maximum",keyword:"maximum",params:{comparison:"<=",limit:200}}),r++),(p<0||isNaN(p))&&(e=t(e,{instancePath:i+"/submarinePoints/allies/"+f(n),schemaPath:"\
#/$defs/byTurn/patternProperties/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}}else e=t(e,{instancePath:i+
"/submarinePoints/allies",schemaPath:"#/$defs/byTurn/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/submarinePoints",schemaPath:"\
#/properties/submarinePoints/type",keyword:"type",params:{type:"object"}}),r++}if(o.transportPoints!==void 0){let a=o.transportPoints;if(a&&typeof a=="object"&&
!Array.isArray(a)){a.us===void 0&&(e=t(e,{instancePath:i+"/transportPoints",schemaPath:"#/properties/transportPoints/required",keyword:"required",params:{missingProperty:"\
us"}}),r++),a.britain===void 0&&(e=t(e,{instancePath:i+"/transportPoints",schemaPath:"#/properties/transportPoints/required",keyword:"required",params:{missingProperty:"\
britain"}}),r++);for(let s in a)s==="us"||s==="britain"||(e=t(e,{instancePath:i+"/transportPoints",schemaPath:"#/properties/transportPoints/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:s}}),r++);if(a.us!==void 0){let s=a.us;if(s&&typeof s=="object"&&!Array.isArray(s)){s[1]===void 0&&(e=
t(e,{instancePath:i+"/transportPoints/us",schemaPath:"#/$defs/byTurn/required",keyword:"required",params:{missingProperty:"1"}}),r++);for(let n in s)I.test(n)||
(e=t(e,{instancePath:i+"/transportPoints/us",schemaPath:"#/$defs/byTurn/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),r++);
for(let n in s)if(I.test(n)){let p=s[n];typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=t(e,{instancePath:i+"/transportPoints/us/"+f(n),schemaPath:"#/$de\
fs/byTurn/patternProperties/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/type",keyword:"type",params:{type:"integer"}}),r++),typeof p=="number"&&isFinite(p)&&((p>200||isNaN(p))&&
(e=t(e,{instancePath:i+"/transportPoints/us/"+f(n),schemaPath:"#/$defs/byTurn/patternProperties/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/maximum",keyword:"maximum",params:{
comparison:"<=",limit:200}}),r++),(p<0||isNaN(p))&&(e=t(e,{instancePath:i+"/transportPoints/us/"+f(n),schemaPath:"#/$defs/byTurn/patternProperties/%5E(%5B1-9%5D\
%7C1%5B0-6%5D)%24/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}}else e=t(e,{instancePath:i+"/transportPoints/us",schemaPath:"#/$defs/byTu\
rn/type",keyword:"type",params:{type:"object"}}),r++}if(a.britain!==void 0){let s=a.britain;if(s&&typeof s=="object"&&!Array.isArray(s)){s[1]===void 0&&(e=t(e,{
instancePath:i+"/transportPoints/britain",schemaPath:"#/$defs/byTurn/required",keyword:"required",params:{missingProperty:"1"}}),r++);for(let n in s)I.test(n)||
(e=t(e,{instancePath:i+"/transportPoints/britain",schemaPath:"#/$defs/byTurn/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),
r++);for(let n in s)if(I.test(n)){let p=s[n];typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=t(e,{instancePath:i+"/transportPoints/britain/"+f(n),schemaPath:"\
#/$defs/byTurn/patternProperties/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/type",keyword:"type",params:{type:"integer"}}),r++),typeof p=="number"&&isFinite(p)&&((p>200||isNaN(
p))&&(e=t(e,{instancePath:i+"/transportPoints/britain/"+f(n),schemaPath:"#/$defs/byTurn/patternProperties/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:200}}),r++),(p<0||isNaN(p))&&(e=t(e,{instancePath:i+"/transportPoints/britain/"+f(n),schemaPath:"#/$defs/byTurn/patternPropert\
ies/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}}else e=t(e,{instancePath:i+"/transportPoints/britain",schemaPath:"\
#/$defs/byTurn/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/transportPoints",schemaPath:"#/properties/transportPoints/type",keyword:"\
type",params:{type:"object"}}),r++}o.sources!==void 0&&(Fe(o.sources,{instancePath:i+"/sources",parentData:o,parentDataProperty:"sources",rootData:P,dynamicAnchors:k})||
(e=e===null?Fe.errors:b(e,Fe.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return sr.errors=e,
r===0}sr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var _r=ar;function De(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=De.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){Object.keys(o).length<1&&(e=t(e,{instancePath:i,schemaPath:"#/minProperties",
keyword:"minProperties",params:{limit:1}}),r++);for(let a in o)A.test(a)||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:a}}),r++);for(let a in o)A.test(a)&&(N(o[a],{instancePath:i+"/"+f(a),parentData:o,parentDataProperty:a,rootData:P,dynamicAnchors:k})||
(e=e===null?N.errors:b(e,N.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return De.errors=e,r===
0}De.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ar(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){
let e=null,r=0,y=ar.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.$schema===void 0&&
(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"$schema"}}),r++),o.title===void 0&&(e=t(e,{instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"title"}}),r++),o.summary===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"summary"}}),r++),o.japan===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"japan"}}),r++),o.
allies===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"allies"}}),r++),o.sources===void 0&&(e=t(e,{instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"sources"}}),r++);for(let a in o)a==="$schema"||a==="title"||a==="summary"||a==="japan"||a===
"allies"||a==="sources"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);if(o.$schema!==
void 0){let a=o.$schema;typeof a=="string"?a.length<1&&(e=t(e,{instancePath:i+"/$schema",schemaPath:"../common/common.schema.json#/$defs/schemaPath/minLength",keyword:"\
minLength",params:{limit:1}}),r++):(e=t(e,{instancePath:i+"/$schema",schemaPath:"../common/common.schema.json#/$defs/schemaPath/type",keyword:"type",params:{type:"\
string"}}),r++)}if(o.title!==void 0){let a=o.title;typeof a=="string"?a.length<1&&(e=t(e,{instancePath:i+"/title",schemaPath:"#/properties/title/minLength",keyword:"\
minLength",params:{limit:1}}),r++):(e=t(e,{instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"}}),r++)}if(o.summary!==
void 0){let a=o.summary;typeof a=="string"?a.length<1&&(e=t(e,{instancePath:i+"/summary",schemaPath:"#/properties/summary/minLength",keyword:"minLength",params:{
limit:1}}),r++):(e=t(e,{instancePath:i+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type:"string"}}),r++)}if(o.japan!==void 0){let a=o.
japan;if(a&&typeof a=="object"&&!Array.isArray(a)){a.victoryPoint===void 0&&(e=t(e,{instancePath:i+"/japan",schemaPath:"#/$defs/weights/required",keyword:"requi\
red",params:{missingProperty:"victoryPoint"}}),r++),a.oilPoint===void 0&&(e=t(e,{instancePath:i+"/japan",schemaPath:"#/$defs/weights/required",keyword:"required",
params:{missingProperty:"oilPoint"}}),r++),a.foothold===void 0&&(e=t(e,{instancePath:i+"/japan",schemaPath:"#/$defs/weights/required",keyword:"required",params:{
missingProperty:"foothold"}}),r++),a.chance===void 0&&(e=t(e,{instancePath:i+"/japan",schemaPath:"#/$defs/weights/required",keyword:"required",params:{missingProperty:"\
chance"}}),r++),a.escort===void 0&&(e=t(e,{instancePath:i+"/japan",schemaPath:"#/$defs/weights/required",keyword:"required",params:{missingProperty:"escort"}}),
r++),a.airCover===void 0&&(e=t(e,{instancePath:i+"/japan",schemaPath:"#/$defs/weights/required",keyword:"required",params:{missingProperty:"airCover"}}),r++),a.
screens===void 0&&(e=t(e,{instancePath:i+"/japan",schemaPath:"#/$defs/weights/required",keyword:"required",params:{missingProperty:"screens"}}),r++),a.raid===void 0&&
(e=t(e,{instancePath:i+"/japan",schemaPath:"#/$defs/weights/required",keyword:"required",params:{missingProperty:"raid"}}),r++),a.garrison===void 0&&(e=t(e,{instancePath:i+
"/japan",schemaPath:"#/$defs/weights/required",keyword:"required",params:{missingProperty:"garrison"}}),r++),a.raiders===void 0&&(e=t(e,{instancePath:i+"/japan",
schemaPath:"#/$defs/weights/required",keyword:"required",params:{missingProperty:"raiders"}}),r++),a.holding===void 0&&(e=t(e,{instancePath:i+"/japan",schemaPath:"\
#/$defs/weights/required",keyword:"required",params:{missingProperty:"holding"}}),r++),a.foresight===void 0&&(e=t(e,{instancePath:i+"/japan",schemaPath:"#/$defs\
/weights/required",keyword:"required",params:{missingProperty:"foresight"}}),r++),a.homeland===void 0&&(e=t(e,{instancePath:i+"/japan",schemaPath:"#/$defs/weigh\
ts/required",keyword:"required",params:{missingProperty:"homeland"}}),r++),a.keep===void 0&&(e=t(e,{instancePath:i+"/japan",schemaPath:"#/$defs/weights/required",
keyword:"required",params:{missingProperty:"keep"}}),r++),a.bombardment===void 0&&(e=t(e,{instancePath:i+"/japan",schemaPath:"#/$defs/weights/required",keyword:"\
required",params:{missingProperty:"bombardment"}}),r++),a.oilReserve===void 0&&(e=t(e,{instancePath:i+"/japan",schemaPath:"#/$defs/weights/required",keyword:"re\
quired",params:{missingProperty:"oilReserve"}}),r++),a.oilShipping===void 0&&(e=t(e,{instancePath:i+"/japan",schemaPath:"#/$defs/weights/required",keyword:"requ\
ired",params:{missingProperty:"oilShipping"}}),r++),a.reaction===void 0&&(e=t(e,{instancePath:i+"/japan",schemaPath:"#/$defs/weights/required",keyword:"required",
params:{missingProperty:"reaction"}}),r++),a.withdrawal===void 0&&(e=t(e,{instancePath:i+"/japan",schemaPath:"#/$defs/weights/required",keyword:"required",params:{
missingProperty:"withdrawal"}}),r++),a.hunting===void 0&&(e=t(e,{instancePath:i+"/japan",schemaPath:"#/$defs/weights/required",keyword:"required",params:{missingProperty:"\
hunting"}}),r++),a.convoyEscorts===void 0&&(e=t(e,{instancePath:i+"/japan",schemaPath:"#/$defs/weights/required",keyword:"required",params:{missingProperty:"con\
voyEscorts"}}),r++);for(let s in a)s==="victoryPoint"||s==="oilPoint"||s==="foothold"||s==="chance"||s==="escort"||s==="airCover"||s==="screens"||s==="raid"||s===
"garrison"||s==="raiders"||s==="holding"||s==="foresight"||s==="homeland"||s==="keep"||s==="bombardment"||s==="oilReserve"||s==="oilShipping"||s==="reaction"||s===
"withdrawal"||s==="hunting"||s==="convoyEscorts"||(e=t(e,{instancePath:i+"/japan",schemaPath:"#/$defs/weights/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:s}}),r++);if(a.victoryPoint!==void 0){let s=a.victoryPoint;typeof s=="number"&&isFinite(s)?((s>10||isNaN(s))&&(e=t(e,{instancePath:i+
"/japan/victoryPoint",schemaPath:"#/$defs/weights/properties/victoryPoint/maximum",keyword:"maximum",params:{comparison:"<=",limit:10}}),r++),(s<0||isNaN(s))&&(e=
t(e,{instancePath:i+"/japan/victoryPoint",schemaPath:"#/$defs/weights/properties/victoryPoint/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++)):
(e=t(e,{instancePath:i+"/japan/victoryPoint",schemaPath:"#/$defs/weights/properties/victoryPoint/type",keyword:"type",params:{type:"number"}}),r++)}if(a.oilPoint!==
void 0){let s=a.oilPoint;typeof s=="number"&&isFinite(s)?((s>10||isNaN(s))&&(e=t(e,{instancePath:i+"/japan/oilPoint",schemaPath:"#/$defs/weights/properties/oilP\
oint/maximum",keyword:"maximum",params:{comparison:"<=",limit:10}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/japan/oilPoint",schemaPath:"#/$defs/weights/p\
roperties/oilPoint/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++)):(e=t(e,{instancePath:i+"/japan/oilPoint",schemaPath:"#/$defs/weights/prop\
erties/oilPoint/type",keyword:"type",params:{type:"number"}}),r++)}if(a.foothold!==void 0){let s=a.foothold;typeof s=="number"&&isFinite(s)?((s>5||isNaN(s))&&(e=
t(e,{instancePath:i+"/japan/foothold",schemaPath:"#/$defs/weights/properties/foothold/maximum",keyword:"maximum",params:{comparison:"<=",limit:5}}),r++),(s<0||isNaN(
s))&&(e=t(e,{instancePath:i+"/japan/foothold",schemaPath:"#/$defs/weights/properties/foothold/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++)):
(e=t(e,{instancePath:i+"/japan/foothold",schemaPath:"#/$defs/weights/properties/foothold/type",keyword:"type",params:{type:"number"}}),r++)}if(a.chance!==void 0){
let s=a.chance;typeof s=="number"&&isFinite(s)?((s>1||isNaN(s))&&(e=t(e,{instancePath:i+"/japan/chance",schemaPath:"#/$defs/weights/properties/chance/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/japan/chance",schemaPath:"#/$defs/weights/properties/chance/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}),r++)):(e=t(e,{instancePath:i+"/japan/chance",schemaPath:"#/$defs/weights/properties/chance/type",keyword:"t\
ype",params:{type:"number"}}),r++)}if(a.escort!==void 0){let s=a.escort;typeof s=="number"&&isFinite(s)?((s>5||isNaN(s))&&(e=t(e,{instancePath:i+"/japan/escort",
schemaPath:"#/$defs/weights/properties/escort/maximum",keyword:"maximum",params:{comparison:"<=",limit:5}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/japan\
/escort",schemaPath:"#/$defs/weights/properties/escort/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++)):(e=t(e,{instancePath:i+"/japan/escort",
schemaPath:"#/$defs/weights/properties/escort/type",keyword:"type",params:{type:"number"}}),r++)}if(a.airCover!==void 0){let s=a.airCover;typeof s=="number"&&isFinite(
s)?((s>5||isNaN(s))&&(e=t(e,{instancePath:i+"/japan/airCover",schemaPath:"#/$defs/weights/properties/airCover/maximum",keyword:"maximum",params:{comparison:"<=",
limit:5}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/japan/airCover",schemaPath:"#/$defs/weights/properties/airCover/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}),r++)):(e=t(e,{instancePath:i+"/japan/airCover",schemaPath:"#/$defs/weights/properties/airCover/type",keyword:"type",params:{type:"number"}}),r++)}
if(a.screens!==void 0){let s=a.screens;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/japan/screens",schemaPath:"#/$defs/weights/p\
roperties/screens/type",keyword:"type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>4||isNaN(s))&&(e=t(e,{instancePath:i+"/japan/screens",
schemaPath:"#/$defs/weights/properties/screens/maximum",keyword:"maximum",params:{comparison:"<=",limit:4}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/japa\
n/screens",schemaPath:"#/$defs/weights/properties/screens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}if(a.raid!==void 0){let s=a.raid;typeof s==
"number"&&isFinite(s)?((s>10||isNaN(s))&&(e=t(e,{instancePath:i+"/japan/raid",schemaPath:"#/$defs/weights/properties/raid/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:10}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/japan/raid",schemaPath:"#/$defs/weights/properties/raid/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}),r++)):(e=t(e,{instancePath:i+"/japan/raid",schemaPath:"#/$defs/weights/properties/raid/type",keyword:"type",params:{type:"number"}}),r++)}if(a.garrison!==
void 0){let s=a.garrison;typeof s=="number"&&isFinite(s)?((s>20||isNaN(s))&&(e=t(e,{instancePath:i+"/japan/garrison",schemaPath:"#/$defs/weights/properties/garr\
ison/maximum",keyword:"maximum",params:{comparison:"<=",limit:20}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/japan/garrison",schemaPath:"#/$defs/weights/p\
roperties/garrison/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++)):(e=t(e,{instancePath:i+"/japan/garrison",schemaPath:"#/$defs/weights/prop\
erties/garrison/type",keyword:"type",params:{type:"number"}}),r++)}if(a.raiders!==void 0){let s=a.raiders;typeof s=="number"&&isFinite(s)?((s>100||isNaN(s))&&(e=
t(e,{instancePath:i+"/japan/raiders",schemaPath:"#/$defs/weights/properties/raiders/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}),r++),(s<1||isNaN(
s))&&(e=t(e,{instancePath:i+"/japan/raiders",schemaPath:"#/$defs/weights/properties/raiders/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++)):
(e=t(e,{instancePath:i+"/japan/raiders",schemaPath:"#/$defs/weights/properties/raiders/type",keyword:"type",params:{type:"number"}}),r++)}if(a.holding!==void 0){
let s=a.holding;typeof s=="number"&&isFinite(s)?((s>20||isNaN(s))&&(e=t(e,{instancePath:i+"/japan/holding",schemaPath:"#/$defs/weights/properties/holding/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:20}}),r++),(s<.5||isNaN(s))&&(e=t(e,{instancePath:i+"/japan/holding",schemaPath:"#/$defs/weights/properties/h\
olding/minimum",keyword:"minimum",params:{comparison:">=",limit:.5}}),r++)):(e=t(e,{instancePath:i+"/japan/holding",schemaPath:"#/$defs/weights/properties/holdi\
ng/type",keyword:"type",params:{type:"number"}}),r++)}if(a.foresight!==void 0){let s=a.foresight;typeof s=="number"&&isFinite(s)?((s>1||isNaN(s))&&(e=t(e,{instancePath:i+
"/japan/foresight",schemaPath:"#/$defs/weights/properties/foresight/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}),r++),(s<0||isNaN(s))&&(e=t(e,{
instancePath:i+"/japan/foresight",schemaPath:"#/$defs/weights/properties/foresight/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++)):(e=t(e,{instancePath:i+
"/japan/foresight",schemaPath:"#/$defs/weights/properties/foresight/type",keyword:"type",params:{type:"number"}}),r++)}if(a.homeland!==void 0){let s=a.homeland;
typeof s=="number"&&isFinite(s)?((s>10||isNaN(s))&&(e=t(e,{instancePath:i+"/japan/homeland",schemaPath:"#/$defs/weights/properties/homeland/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:10}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/japan/homeland",schemaPath:"#/$defs/weights/properties/homeland/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}),r++)):(e=t(e,{instancePath:i+"/japan/homeland",schemaPath:"#/$defs/weights/properties/homeland/type",keyword:"\
type",params:{type:"number"}}),r++)}if(a.keep!==void 0){let s=a.keep;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/japan/keep",schemaPath:"\
#/$defs/weights/properties/keep/type",keyword:"type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>10||isNaN(s))&&(e=t(e,{instancePath:i+"\
/japan/keep",schemaPath:"#/$defs/weights/properties/keep/maximum",keyword:"maximum",params:{comparison:"<=",limit:10}}),r++),(s<1||isNaN(s))&&(e=t(e,{instancePath:i+
"/japan/keep",schemaPath:"#/$defs/weights/properties/keep/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(a.bombardment!==void 0){let s=a.
bombardment;typeof s=="number"&&isFinite(s)?((s>5||isNaN(s))&&(e=t(e,{instancePath:i+"/japan/bombardment",schemaPath:"#/$defs/weights/properties/bombardment/max\
imum",keyword:"maximum",params:{comparison:"<=",limit:5}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/japan/bombardment",schemaPath:"#/$defs/weights/propert\
ies/bombardment/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++)):(e=t(e,{instancePath:i+"/japan/bombardment",schemaPath:"#/$defs/weights/prop\
erties/bombardment/type",keyword:"type",params:{type:"number"}}),r++)}if(a.oilReserve!==void 0){let s=a.oilReserve;typeof s=="number"&&isFinite(s)?((s>1||isNaN(
s))&&(e=t(e,{instancePath:i+"/japan/oilReserve",schemaPath:"#/$defs/weights/properties/oilReserve/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}),
r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/japan/oilReserve",schemaPath:"#/$defs/weights/properties/oilReserve/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}),r++)):(e=t(e,{instancePath:i+"/japan/oilReserve",schemaPath:"#/$defs/weights/properties/oilReserve/type",keyword:"type",params:{type:"number"}}),
r++)}if(a.oilShipping!==void 0){let s=a.oilShipping;typeof s=="number"&&isFinite(s)?((s>1||isNaN(s))&&(e=t(e,{instancePath:i+"/japan/oilShipping",schemaPath:"#/\
$defs/weights/properties/oilShipping/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/japan/oilShipp\
ing",schemaPath:"#/$defs/weights/properties/oilShipping/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++)):(e=t(e,{instancePath:i+"/japan/oilSh\
ipping",schemaPath:"#/$defs/weights/properties/oilShipping/type",keyword:"type",params:{type:"number"}}),r++)}if(a.reaction!==void 0){let s=a.reaction;typeof s==
"number"&&isFinite(s)?((s>5||isNaN(s))&&(e=t(e,{instancePath:i+"/japan/reaction",schemaPath:"#/$defs/weights/properties/reaction/maximum",keyword:"maximum",params:{
comparison:"<=",limit:5}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/japan/reaction",schemaPath:"#/$defs/weights/properties/reaction/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}),r++)):(e=t(e,{instancePath:i+"/japan/reaction",schemaPath:"#/$defs/weights/properties/reaction/type",keyword:"type",params:{
type:"number"}}),r++)}if(a.withdrawal!==void 0){let s=a.withdrawal;typeof s=="number"&&isFinite(s)?((s>2||isNaN(s))&&(e=t(e,{instancePath:i+"/japan/withdrawal",
schemaPath:"#/$defs/weights/properties/withdrawal/maximum",keyword:"maximum",params:{comparison:"<=",limit:2}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/j\
apan/withdrawal",schemaPath:"#/$defs/weights/properties/withdrawal/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++)):(e=t(e,{instancePath:i+"/\
japan/withdrawal",schemaPath:"#/$defs/weights/properties/withdrawal/type",keyword:"type",params:{type:"number"}}),r++)}if(a.hunting!==void 0){let s=a.hunting;typeof s==
"number"&&isFinite(s)?((s>1||isNaN(s))&&(e=t(e,{instancePath:i+"/japan/hunting",schemaPath:"#/$defs/weights/properties/hunting/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/japan/hunting",schemaPath:"#/$defs/weights/properties/hunting/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0}}),r++)):(e=t(e,{instancePath:i+"/japan/hunting",schemaPath:"#/$defs/weights/properties/hunting/type",keyword:"type",params:{
type:"number"}}),r++)}if(a.convoyEscorts!==void 0){let s=a.convoyEscorts;typeof s=="number"&&isFinite(s)?((s>3||isNaN(s))&&(e=t(e,{instancePath:i+"/japan/convoy\
Escorts",schemaPath:"#/$defs/weights/properties/convoyEscorts/maximum",keyword:"maximum",params:{comparison:"<=",limit:3}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+
"/japan/convoyEscorts",schemaPath:"#/$defs/weights/properties/convoyEscorts/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++)):(e=t(e,{instancePath:i+
"/japan/convoyEscorts",schemaPath:"#/$defs/weights/properties/convoyEscorts/type",keyword:"type",params:{type:"number"}}),r++)}}else e=t(e,{instancePath:i+"/jap\
an",schemaPath:"#/$defs/weights/type",keyword:"type",params:{type:"object"}}),r++}if(o.allies!==void 0){let a=o.allies;if(a&&typeof a=="object"&&!Array.isArray(
a)){a.victoryPoint===void 0&&(e=t(e,{instancePath:i+"/allies",schemaPath:"#/$defs/weights/required",keyword:"required",params:{missingProperty:"victoryPoint"}}),
r++),a.oilPoint===void 0&&(e=t(e,{instancePath:i+"/allies",schemaPath:"#/$defs/weights/required",keyword:"required",params:{missingProperty:"oilPoint"}}),r++),a.
foothold===void 0&&(e=t(e,{instancePath:i+"/allies",schemaPath:"#/$defs/weights/required",keyword:"required",params:{missingProperty:"foothold"}}),r++),a.chance===
void 0&&(e=t(e,{instancePath:i+"/allies",schemaPath:"#/$defs/weights/required",keyword:"required",params:{missingProperty:"chance"}}),r++),a.escort===void 0&&(e=
t(e,{instancePath:i+"/allies",schemaPath:"#/$defs/weights/required",keyword:"required",params:{missingProperty:"escort"}}),r++),a.airCover===void 0&&(e=t(e,{instancePath:i+
"/allies",schemaPath:"#/$defs/weights/required",keyword:"required",params:{missingProperty:"airCover"}}),r++),a.screens===void 0&&(e=t(e,{instancePath:i+"/allie\
s",schemaPath:"#/$defs/weights/required",keyword:"required",params:{missingProperty:"screens"}}),r++),a.raid===void 0&&(e=t(e,{instancePath:i+"/allies",schemaPath:"\
#/$defs/weights/required",keyword:"required",params:{missingProperty:"raid"}}),r++),a.garrison===void 0&&(e=t(e,{instancePath:i+"/allies",schemaPath:"#/$defs/we\
ights/required",keyword:"required",params:{missingProperty:"garrison"}}),r++),a.raiders===void 0&&(e=t(e,{instancePath:i+"/allies",schemaPath:"#/$defs/weights/r\
equired",keyword:"required",params:{missingProperty:"raiders"}}),r++),a.holding===void 0&&(e=t(e,{instancePath:i+"/allies",schemaPath:"#/$defs/weights/required",
keyword:"required",params:{missingProperty:"holding"}}),r++),a.foresight===void 0&&(e=t(e,{instancePath:i+"/allies",schemaPath:"#/$defs/weights/required",keyword:"\
required",params:{missingProperty:"foresight"}}),r++),a.homeland===void 0&&(e=t(e,{instancePath:i+"/allies",schemaPath:"#/$defs/weights/required",keyword:"requi\
red",params:{missingProperty:"homeland"}}),r++),a.keep===void 0&&(e=t(e,{instancePath:i+"/allies",schemaPath:"#/$defs/weights/required",keyword:"required",params:{
missingProperty:"keep"}}),r++),a.bombardment===void 0&&(e=t(e,{instancePath:i+"/allies",schemaPath:"#/$defs/weights/required",keyword:"required",params:{missingProperty:"\
bombardment"}}),r++),a.oilReserve===void 0&&(e=t(e,{instancePath:i+"/allies",schemaPath:"#/$defs/weights/required",keyword:"required",params:{missingProperty:"o\
ilReserve"}}),r++),a.oilShipping===void 0&&(e=t(e,{instancePath:i+"/allies",schemaPath:"#/$defs/weights/required",keyword:"required",params:{missingProperty:"oi\
lShipping"}}),r++),a.reaction===void 0&&(e=t(e,{instancePath:i+"/allies",schemaPath:"#/$defs/weights/required",keyword:"required",params:{missingProperty:"react\
ion"}}),r++),a.withdrawal===void 0&&(e=t(e,{instancePath:i+"/allies",schemaPath:"#/$defs/weights/required",keyword:"required",params:{missingProperty:"withdrawa\
l"}}),r++),a.hunting===void 0&&(e=t(e,{instancePath:i+"/allies",schemaPath:"#/$defs/weights/required",keyword:"required",params:{missingProperty:"hunting"}}),r++),
a.convoyEscorts===void 0&&(e=t(e,{instancePath:i+"/allies",schemaPath:"#/$defs/weights/required",keyword:"required",params:{missingProperty:"convoyEscorts"}}),r++);
for(let s in a)s==="victoryPoint"||s==="oilPoint"||s==="foothold"||s==="chance"||s==="escort"||s==="airCover"||s==="screens"||s==="raid"||s==="garrison"||s==="r\
aiders"||s==="holding"||s==="foresight"||s==="homeland"||s==="keep"||s==="bombardment"||s==="oilReserve"||s==="oilShipping"||s==="reaction"||s==="withdrawal"||s===
"hunting"||s==="convoyEscorts"||(e=t(e,{instancePath:i+"/allies",schemaPath:"#/$defs/weights/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),
r++);if(a.victoryPoint!==void 0){let s=a.victoryPoint;typeof s=="number"&&isFinite(s)?((s>10||isNaN(s))&&(e=t(e,{instancePath:i+"/allies/victoryPoint",schemaPath:"\
#/$defs/weights/properties/victoryPoint/maximum",keyword:"maximum",params:{comparison:"<=",limit:10}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/allies/vic\
toryPoint",schemaPath:"#/$defs/weights/properties/victoryPoint/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++)):(e=t(e,{instancePath:i+"/alli\
es/victoryPoint",schemaPath:"#/$defs/weights/properties/victoryPoint/type",keyword:"type",params:{type:"number"}}),r++)}if(a.oilPoint!==void 0){let s=a.oilPoint;
typeof s=="number"&&isFinite(s)?((s>10||isNaN(s))&&(e=t(e,{instancePath:i+"/allies/oilPoint",schemaPath:"#/$defs/weights/properties/oilPoint/maximum",keyword:"m\
aximum",params:{comparison:"<=",limit:10}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/allies/oilPoint",schemaPath:"#/$defs/weights/properties/oilPoint/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++)):(e=t(e,{instancePath:i+"/allies/oilPoint",schemaPath:"#/$defs/weights/properties/oilPoint/type",
keyword:"type",params:{type:"number"}}),r++)}if(a.foothold!==void 0){let s=a.foothold;typeof s=="number"&&isFinite(s)?((s>5||isNaN(s))&&(e=t(e,{instancePath:i+"\
/allies/foothold",schemaPath:"#/$defs/weights/properties/foothold/maximum",keyword:"maximum",params:{comparison:"<=",limit:5}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+
"/allies/foothold",schemaPath:"#/$defs/weights/properties/foothold/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++)):(e=t(e,{instancePath:i+"/\
allies/foothold",schemaPath:"#/$defs/weights/properties/foothold/type",keyword:"type",params:{type:"number"}}),r++)}if(a.chance!==void 0){let s=a.chance;typeof s==
"number"&&isFinite(s)?((s>1||isNaN(s))&&(e=t(e,{instancePath:i+"/allies/chance",schemaPath:"#/$defs/weights/properties/chance/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/allies/chance",schemaPath:"#/$defs/weights/properties/chance/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}}),r++)):(e=t(e,{instancePath:i+"/allies/chance",schemaPath:"#/$defs/weights/properties/chance/type",keyword:"type",params:{type:"\
number"}}),r++)}if(a.escort!==void 0){let s=a.escort;typeof s=="number"&&isFinite(s)?((s>5||isNaN(s))&&(e=t(e,{instancePath:i+"/allies/escort",schemaPath:"#/$de\
fs/weights/properties/escort/maximum",keyword:"maximum",params:{comparison:"<=",limit:5}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/allies/escort",schemaPath:"\
#/$defs/weights/properties/escort/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++)):(e=t(e,{instancePath:i+"/allies/escort",schemaPath:"#/$def\
s/weights/properties/escort/type",keyword:"type",params:{type:"number"}}),r++)}if(a.airCover!==void 0){let s=a.airCover;typeof s=="number"&&isFinite(s)?((s>5||isNaN(
s))&&(e=t(e,{instancePath:i+"/allies/airCover",schemaPath:"#/$defs/weights/properties/airCover/maximum",keyword:"maximum",params:{comparison:"<=",limit:5}}),r++),
(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/allies/airCover",schemaPath:"#/$defs/weights/properties/airCover/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),
r++)):(e=t(e,{instancePath:i+"/allies/airCover",schemaPath:"#/$defs/weights/properties/airCover/type",keyword:"type",params:{type:"number"}}),r++)}if(a.screens!==
void 0){let s=a.screens;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/allies/screens",schemaPath:"#/$defs/weights/properties/scre\
ens/type",keyword:"type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>4||isNaN(s))&&(e=t(e,{instancePath:i+"/allies/screens",schemaPath:"\
#/$defs/weights/properties/screens/maximum",keyword:"maximum",params:{comparison:"<=",limit:4}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/allies/screens",
schemaPath:"#/$defs/weights/properties/screens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}if(a.raid!==void 0){let s=a.raid;typeof s=="n\
umber"&&isFinite(s)?((s>10||isNaN(s))&&(e=t(e,{instancePath:i+"/allies/raid",schemaPath:"#/$defs/weights/properties/raid/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:10}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/allies/raid",schemaPath:"#/$defs/weights/properties/raid/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}),r++)):(e=t(e,{instancePath:i+"/allies/raid",schemaPath:"#/$defs/weights/properties/raid/type",keyword:"type",params:{type:"number"}}),r++)}if(a.garrison!==
void 0){let s=a.garrison;typeof s=="number"&&isFinite(s)?((s>20||isNaN(s))&&(e=t(e,{instancePath:i+"/allies/garrison",schemaPath:"#/$defs/weights/properties/gar\
rison/maximum",keyword:"maximum",params:{comparison:"<=",limit:20}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/allies/garrison",schemaPath:"#/$defs/weights\
/properties/garrison/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++)):(e=t(e,{instancePath:i+"/allies/garrison",schemaPath:"#/$defs/weights/p\
roperties/garrison/type",keyword:"type",params:{type:"number"}}),r++)}if(a.raiders!==void 0){let s=a.raiders;typeof s=="number"&&isFinite(s)?((s>100||isNaN(s))&&
(e=t(e,{instancePath:i+"/allies/raiders",schemaPath:"#/$defs/weights/properties/raiders/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}),r++),(s<
1||isNaN(s))&&(e=t(e,{instancePath:i+"/allies/raiders",schemaPath:"#/$defs/weights/properties/raiders/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),
r++)):(e=t(e,{instancePath:i+"/allies/raiders",schemaPath:"#/$defs/weights/properties/raiders/type",keyword:"type",params:{type:"number"}}),r++)}if(a.holding!==
void 0){let s=a.holding;typeof s=="number"&&isFinite(s)?((s>20||isNaN(s))&&(e=t(e,{instancePath:i+"/allies/holding",schemaPath:"#/$defs/weights/properties/holdi\
ng/maximum",keyword:"maximum",params:{comparison:"<=",limit:20}}),r++),(s<.5||isNaN(s))&&(e=t(e,{instancePath:i+"/allies/holding",schemaPath:"#/$defs/weights/pr\
operties/holding/minimum",keyword:"minimum",params:{comparison:">=",limit:.5}}),r++)):(e=t(e,{instancePath:i+"/allies/holding",schemaPath:"#/$defs/weights/prope\
rties/holding/type",keyword:"type",params:{type:"number"}}),r++)}if(a.foresight!==void 0){let s=a.foresight;typeof s=="number"&&isFinite(s)?((s>1||isNaN(s))&&(e=
t(e,{instancePath:i+"/allies/foresight",schemaPath:"#/$defs/weights/properties/foresight/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}),r++),(s<0||
isNaN(s))&&(e=t(e,{instancePath:i+"/allies/foresight",schemaPath:"#/$defs/weights/properties/foresight/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),
r++)):(e=t(e,{instancePath:i+"/allies/foresight",schemaPath:"#/$defs/weights/properties/foresight/type",keyword:"type",params:{type:"number"}}),r++)}if(a.homeland!==
void 0){let s=a.homeland;typeof s=="number"&&isFinite(s)?((s>10||isNaN(s))&&(e=t(e,{instancePath:i+"/allies/homeland",schemaPath:"#/$defs/weights/properties/hom\
eland/maximum",keyword:"maximum",params:{comparison:"<=",limit:10}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/allies/homeland",schemaPath:"#/$defs/weights\
/properties/homeland/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++)):(e=t(e,{instancePath:i+"/allies/homeland",schemaPath:"#/$defs/weights/p\
roperties/homeland/type",keyword:"type",params:{type:"number"}}),r++)}if(a.keep!==void 0){let s=a.keep;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(
e,{instancePath:i+"/allies/keep",schemaPath:"#/$defs/weights/properties/keep/type",keyword:"type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&
((s>10||isNaN(s))&&(e=t(e,{instancePath:i+"/allies/keep",schemaPath:"#/$defs/weights/properties/keep/maximum",keyword:"maximum",params:{comparison:"<=",limit:10}}),
r++),(s<1||isNaN(s))&&(e=t(e,{instancePath:i+"/allies/keep",schemaPath:"#/$defs/weights/properties/keep/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),
r++))}if(a.bombardment!==void 0){let s=a.bombardment;typeof s=="number"&&isFinite(s)?((s>5||isNaN(s))&&(e=t(e,{instancePath:i+"/allies/bombardment",schemaPath:"\
#/$defs/weights/properties/bombardment/maximum",keyword:"maximum",params:{comparison:"<=",limit:5}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/allies/bomba\
rdment",schemaPath:"#/$defs/weights/properties/bombardment/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++)):(e=t(e,{instancePath:i+"/allies/b\
ombardment",schemaPath:"#/$defs/weights/properties/bombardment/type",keyword:"type",params:{type:"number"}}),r++)}if(a.oilReserve!==void 0){let s=a.oilReserve;typeof s==
"number"&&isFinite(s)?((s>1||isNaN(s))&&(e=t(e,{instancePath:i+"/allies/oilReserve",schemaPath:"#/$defs/weights/properties/oilReserve/maximum",keyword:"maximum",
params:{comparison:"<=",limit:1}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/allies/oilReserve",schemaPath:"#/$defs/weights/properties/oilReserve/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}),r++)):(e=t(e,{instancePath:i+"/allies/oilReserve",schemaPath:"#/$defs/weights/properties/oilReserve/type",keyword:"\
type",params:{type:"number"}}),r++)}if(a.oilShipping!==void 0){let s=a.oilShipping;typeof s=="number"&&isFinite(s)?((s>1||isNaN(s))&&(e=t(e,{instancePath:i+"/al\
lies/oilShipping",schemaPath:"#/$defs/weights/properties/oilShipping/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}),r++),(s<0||isNaN(s))&&(e=t(e,
{instancePath:i+"/allies/oilShipping",schemaPath:"#/$defs/weights/properties/oilShipping/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++)):(e=
t(e,{instancePath:i+"/allies/oilShipping",schemaPath:"#/$defs/weights/properties/oilShipping/type",keyword:"type",params:{type:"number"}}),r++)}if(a.reaction!==
void 0){let s=a.reaction;typeof s=="number"&&isFinite(s)?((s>5||isNaN(s))&&(e=t(e,{instancePath:i+"/allies/reaction",schemaPath:"#/$defs/weights/properties/reac\
tion/maximum",keyword:"maximum",params:{comparison:"<=",limit:5}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/allies/reaction",schemaPath:"#/$defs/weights/p\
roperties/reaction/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++)):(e=t(e,{instancePath:i+"/allies/reaction",schemaPath:"#/$defs/weights/pro\
perties/reaction/type",keyword:"type",params:{type:"number"}}),r++)}if(a.withdrawal!==void 0){let s=a.withdrawal;typeof s=="number"&&isFinite(s)?((s>2||isNaN(s))&&
(e=t(e,{instancePath:i+"/allies/withdrawal",schemaPath:"#/$defs/weights/properties/withdrawal/maximum",keyword:"maximum",params:{comparison:"<=",limit:2}}),r++),
(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/allies/withdrawal",schemaPath:"#/$defs/weights/properties/withdrawal/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}}),r++)):(e=t(e,{instancePath:i+"/allies/withdrawal",schemaPath:"#/$defs/weights/properties/withdrawal/type",keyword:"type",params:{type:"number"}}),r++)}
if(a.hunting!==void 0){let s=a.hunting;typeof s=="number"&&isFinite(s)?((s>1||isNaN(s))&&(e=t(e,{instancePath:i+"/allies/hunting",schemaPath:"#/$defs/weights/pr\
operties/hunting/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/allies/hunting",schemaPath:"#/$def\
s/weights/properties/hunting/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++)):(e=t(e,{instancePath:i+"/allies/hunting",schemaPath:"#/$defs/we\
ights/properties/hunting/type",keyword:"type",params:{type:"number"}}),r++)}if(a.convoyEscorts!==void 0){let s=a.convoyEscorts;typeof s=="number"&&isFinite(s)?((s>
3||isNaN(s))&&(e=t(e,{instancePath:i+"/allies/convoyEscorts",schemaPath:"#/$defs/weights/properties/convoyEscorts/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:3}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/allies/convoyEscorts",schemaPath:"#/$defs/weights/properties/convoyEscorts/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}}),r++)):(e=t(e,{instancePath:i+"/allies/convoyEscorts",schemaPath:"#/$defs/weights/properties/convoyEscorts/type",keyword:"\
type",params:{type:"number"}}),r++)}}else e=t(e,{instancePath:i+"/allies",schemaPath:"#/$defs/weights/type",keyword:"type",params:{type:"object"}}),r++}o.sources!==
void 0&&(De(o.sources,{instancePath:i+"/sources",parentData:o,parentDataProperty:"sources",rootData:P,dynamicAnchors:k})||(e=e===null?De.errors:b(e,De.errors),r=
e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return ar.errors=e,r===0}ar.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Hr=or;var Ur=new RegExp("^[a-z0-9][a-z0-9.-]*$","u");function Le(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,
r=0,y=Le.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){Object.keys(o).length<2&&(e=t(
e,{instancePath:i,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:2}}),r++),o.nation===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"nation"}}),r++);for(let a in o)a==="title"||a==="nation"||a==="units"||a==="airSteps"||a==="navalAviation"||a==="opt\
ion"||a==="remove"||a==="conversionOf"||a==="trainedAirGroup"||a==="earlyArrival"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:a}}),r++);if(o.title!==void 0){let a=o.title;typeof a=="string"?(a.length>120&&$(a)>120&&(e=t(e,{instancePath:i+"/title",
schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit:120}}),r++),a.length<1&&(e=t(e,{instancePath:i+"/title",schemaPath:"#/properties/tit\
le/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"str\
ing"}}),r++)}if(o.nation!==void 0){let a=o.nation;typeof a!="string"&&(e=t(e,{instancePath:i+"/nation",schemaPath:"defs.schema.json#/$defs/nation/type",keyword:"\
type",params:{type:"string"}}),r++),a==="japan"||a==="us"||a==="britain"||a==="netherlands"||(e=t(e,{instancePath:i+"/nation",schemaPath:"defs.schema.json#/$def\
s/nation/enum",keyword:"enum",params:{allowedValues:["japan","us","britain","netherlands"]}}),r++)}if(o.units!==void 0){let a=o.units;if(a&&typeof a=="object"&&
!Array.isArray(a)){for(let s in a)j.test(s)||(e=t(e,{instancePath:i+"/units",schemaPath:"defs.schema.json#/$defs/unitCounts/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:s}}),r++);for(let s in a)if(j.test(s)){let n=a[s];typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=t(e,{instancePath:i+
"/units/"+f(s),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"integer"}}),
r++),typeof n=="number"&&isFinite(n)&&((n>50||isNaN(n))&&(e=t(e,{instancePath:i+"/units/"+f(s),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/\
%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/maximum",keyword:"maximum",params:{comparison:"<=",limit:50}}),r++),(n<1||isNaN(n))&&(e=t(e,{instancePath:i+"/units/"+f(s),schemaPath:"\
defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}}else e=
t(e,{instancePath:i+"/units",schemaPath:"defs.schema.json#/$defs/unitCounts/type",keyword:"type",params:{type:"object"}}),r++}if(o.airSteps!==void 0){let a=o.airSteps;
typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/airSteps",schemaPath:"#/properties/airSteps/type",keyword:"type",params:{type:"inte\
ger"}}),r++),typeof a=="number"&&isFinite(a)&&((a>40||isNaN(a))&&(e=t(e,{instancePath:i+"/airSteps",schemaPath:"#/properties/airSteps/maximum",keyword:"maximum",
params:{comparison:"<=",limit:40}}),r++),(a<1||isNaN(a))&&(e=t(e,{instancePath:i+"/airSteps",schemaPath:"#/properties/airSteps/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}),r++))}if(o.navalAviation!==void 0){let a=o.navalAviation;typeof a!="boolean"&&(e=t(e,{instancePath:i+"/navalAviation",schemaPath:"#/p\
roperties/navalAviation/type",keyword:"type",params:{type:"boolean"}}),r++),a!==!0&&(e=t(e,{instancePath:i+"/navalAviation",schemaPath:"#/properties/navalAviati\
on/const",keyword:"const",params:{allowedValue:!0}}),r++)}if(o.option!==void 0){let a=o.option;typeof a=="string"?(a.length>80&&$(a)>80&&(e=t(e,{instancePath:i+
"/option",schemaPath:"#/properties/option/maxLength",keyword:"maxLength",params:{limit:80}}),r++),Ur.test(a)||(e=t(e,{instancePath:i+"/option",schemaPath:"#/pro\
perties/option/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9.-]*$"}}),r++)):(e=t(e,{instancePath:i+"/option",schemaPath:"#/properties/option/type",
keyword:"type",params:{type:"string"}}),r++)}if(o.remove!==void 0){let a=o.remove;typeof a!="boolean"&&(e=t(e,{instancePath:i+"/remove",schemaPath:"#/properties\
/remove/type",keyword:"type",params:{type:"boolean"}}),r++),a!==!0&&(e=t(e,{instancePath:i+"/remove",schemaPath:"#/properties/remove/const",keyword:"const",params:{
allowedValue:!0}}),r++)}if(o.conversionOf!==void 0){let a=o.conversionOf;typeof a=="string"?(a.length>80&&$(a)>80&&(e=t(e,{instancePath:i+"/conversionOf",schemaPath:"\
defs.schema.json#/$defs/typeId/maxLength",keyword:"maxLength",params:{limit:80}}),r++),j.test(a)||(e=t(e,{instancePath:i+"/conversionOf",schemaPath:"defs.schema\
.json#/$defs/typeId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/conversionOf",schemaPath:"defs.schema.js\
on#/$defs/typeId/type",keyword:"type",params:{type:"string"}}),r++)}if(o.trainedAirGroup!==void 0){let a=o.trainedAirGroup;typeof a!="boolean"&&(e=t(e,{instancePath:i+
"/trainedAirGroup",schemaPath:"#/properties/trainedAirGroup/type",keyword:"type",params:{type:"boolean"}}),r++),a!==!0&&(e=t(e,{instancePath:i+"/trainedAirGroup",
schemaPath:"#/properties/trainedAirGroup/const",keyword:"const",params:{allowedValue:!0}}),r++)}if(o.earlyArrival!==void 0){let a=o.earlyArrival;typeof a!="bool\
ean"&&(e=t(e,{instancePath:i+"/earlyArrival",schemaPath:"#/properties/earlyArrival/type",keyword:"type",params:{type:"boolean"}}),r++),a!==!0&&(e=t(e,{instancePath:i+
"/earlyArrival",schemaPath:"#/properties/earlyArrival/const",keyword:"const",params:{allowedValue:!0}}),r++)}}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}),r++;return Le.errors=e,r===0}Le.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Be(o,{instancePath:i="",parentData:w,
parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=Be.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),o&&
typeof o=="object"&&!Array.isArray(o)){Object.keys(o).length<1&&(e=t(e,{instancePath:i,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1}}),r++);
for(let a in o)A.test(a)||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);for(let a in o)
A.test(a)&&(N(o[a],{instancePath:i+"/"+f(a),parentData:o,parentDataProperty:a,rootData:P,dynamicAnchors:k})||(e=e===null?N.errors:b(e,N.errors),r=e.length))}else
e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return Be.errors=e,r===0}Be.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function or(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=or.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.$schema===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"$schema"}}),r++),o.side===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"s\
ide"}}),r++),o.turns===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"turns"}}),r++),o.sources===void 0&&(e=
t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sources"}}),r++);for(let a in o)a==="$schema"||a==="side"||a==="turns"||
a==="sources"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);if(o.$schema!==void 0){
let a=o.$schema;typeof a=="string"?a.length<1&&(e=t(e,{instancePath:i+"/$schema",schemaPath:"../common/common.schema.json#/$defs/schemaPath/minLength",keyword:"\
minLength",params:{limit:1}}),r++):(e=t(e,{instancePath:i+"/$schema",schemaPath:"../common/common.schema.json#/$defs/schemaPath/type",keyword:"type",params:{type:"\
string"}}),r++)}if(o.side!==void 0){let a=o.side;typeof a!="string"&&(e=t(e,{instancePath:i+"/side",schemaPath:"defs.schema.json#/$defs/side/type",keyword:"type",
params:{type:"string"}}),r++),a==="japan"||a==="allies"||(e=t(e,{instancePath:i+"/side",schemaPath:"defs.schema.json#/$defs/side/enum",keyword:"enum",params:{allowedValues:[
"japan","allies"]}}),r++)}if(o.turns!==void 0){let a=o.turns;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let s in a)I.test(s)||(e=t(e,{instancePath:i+"/tur\
ns",schemaPath:"#/properties/turns/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);for(let s in a)if(I.test(s)){let n=a[s];
if(n&&typeof n=="object"&&!Array.isArray(n)){for(let p in n)j.test(p)||(e=t(e,{instancePath:i+"/turns/"+f(s),schemaPath:"#/properties/turns/patternProperties/%5\
E(%5B1-9%5D%7C1%5B0-6%5D)%24/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}),r++);for(let p in n)j.test(p)&&(Le(n[p],{instancePath:i+
"/turns/"+f(s)+"/"+f(p),parentData:n,parentDataProperty:p,rootData:P,dynamicAnchors:k})||(e=e===null?Le.errors:b(e,Le.errors),r=e.length))}else e=t(e,{instancePath:i+
"/turns/"+f(s),schemaPath:"#/properties/turns/patternProperties/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+
"/turns",schemaPath:"#/properties/turns/type",keyword:"type",params:{type:"object"}}),r++}o.sources!==void 0&&(Be(o.sources,{instancePath:i+"/sources",parentData:o,
parentDataProperty:"sources",rootData:P,dynamicAnchors:k})||(e=e===null?Be.errors:b(e,Be.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}),r++;return or.errors=e,r===0}or.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Vr=nr;var br=new RegExp("^[1-9][0-9]?$","u");function ze(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=ze.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.at===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"at"}}),r++),o.steps===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"steps"}}),
r++);for(let a in o)a==="at"||a==="steps"||a==="flags"||a==="due"||a==="taskForce"||a==="hits"||a==="committed"||a==="box"||(e=t(e,{instancePath:i,schemaPath:"#\
/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);if(o.at!==void 0){let a=o.at;typeof a=="string"?(a.length>80&&$(a)>80&&
(e=t(e,{instancePath:i+"/at",schemaPath:"#/$defs/standing/maxLength",keyword:"maxLength",params:{limit:80}}),r++),j.test(a)||(e=t(e,{instancePath:i+"/at",schemaPath:"\
#/$defs/standing/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/at",schemaPath:"#/$defs/standing/type",keyword:"\
type",params:{type:"string"}}),r++)}if(o.steps!==void 0){let a=o.steps;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/steps",schemaPath:"\
#/properties/steps/type",keyword:"type",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>99||isNaN(a))&&(e=t(e,{instancePath:i+"/steps",schemaPath:"\
#/properties/steps/maximum",keyword:"maximum",params:{comparison:"<=",limit:99}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/steps",schemaPath:"#/properties\
/steps/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}if(o.flags!==void 0){let a=o.flags;if(Array.isArray(a)){a.length<1&&(e=t(e,{instancePath:i+
"/flags",schemaPath:"#/properties/flags/minItems",keyword:"minItems",params:{limit:1}}),r++);let s=a.length;for(let c=0;c<s;c++){let u=a[c];typeof u!="string"&&
(e=t(e,{instancePath:i+"/flags/"+c,schemaPath:"#/properties/flags/items/type",keyword:"type",params:{type:"string"}}),r++),u==="movedOperationally"||u==="operat\
ional"||u==="seaDeployed"||u==="oneHexDeployed"||u==="deployed"||u==="lostStepAtSea"||u==="needsPlanes"||u==="hiding"||u==="eligible"||u==="elite"||u==="unpacki\
ng"||u==="training"||u==="withdrawn"||u==="apart"||(e=t(e,{instancePath:i+"/flags/"+c,schemaPath:"#/properties/flags/items/enum",keyword:"enum",params:{allowedValues:[
"movedOperationally","operational","seaDeployed","oneHexDeployed","deployed","lostStepAtSea","needsPlanes","hiding","eligible","elite","unpacking","training","w\
ithdrawn","apart"]}}),r++)}let n=a.length,p;if(n>1){let c={};for(;n--;){let u=a[n];if(typeof u=="string"){if(typeof c[u]=="number"){p=c[u],e=t(e,{instancePath:i+
"/flags",schemaPath:"#/properties/flags/uniqueItems",keyword:"uniqueItems",params:{i:n,j:p}}),r++;break}c[u]=n}}}}else e=t(e,{instancePath:i+"/flags",schemaPath:"\
#/properties/flags/type",keyword:"type",params:{type:"array"}}),r++}if(o.due!==void 0){let a=o.due;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+
"/due",schemaPath:"#/properties/due/type",keyword:"type",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>99||isNaN(a))&&(e=t(e,{instancePath:i+
"/due",schemaPath:"#/properties/due/maximum",keyword:"maximum",params:{comparison:"<=",limit:99}}),r++),(a<1||isNaN(a))&&(e=t(e,{instancePath:i+"/due",schemaPath:"\
#/properties/due/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(o.taskForce!==void 0){let a=o.taskForce;typeof a=="number"&&!(a%1)&&!isNaN(
a)&&isFinite(a)||(e=t(e,{instancePath:i+"/taskForce",schemaPath:"#/properties/taskForce/type",keyword:"type",params:{type:"integer"}}),r++),typeof a=="number"&&
isFinite(a)&&((a>999||isNaN(a))&&(e=t(e,{instancePath:i+"/taskForce",schemaPath:"#/properties/taskForce/maximum",keyword:"maximum",params:{comparison:"<=",limit:999}}),
r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/taskForce",schemaPath:"#/properties/taskForce/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}
if(o.hits!==void 0){let a=o.hits;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/hits",schemaPath:"#/properties/hits/type",keyword:"\
type",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>99||isNaN(a))&&(e=t(e,{instancePath:i+"/hits",schemaPath:"#/properties/hits/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:99}}),r++),(a<1||isNaN(a))&&(e=t(e,{instancePath:i+"/hits",schemaPath:"#/properties/hits/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}),r++))}if(o.committed!==void 0){let a=o.committed;typeof a=="string"?(a.length>80&&$(a)>80&&(e=t(e,{instancePath:i+"/committed",schemaPath:"\
#/$defs/standing/maxLength",keyword:"maxLength",params:{limit:80}}),r++),j.test(a)||(e=t(e,{instancePath:i+"/committed",schemaPath:"#/$defs/standing/pattern",keyword:"\
pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/committed",schemaPath:"#/$defs/standing/type",keyword:"type",params:{type:"str\
ing"}}),r++)}if(o.box!==void 0){let a=o.box;typeof a!="string"&&(e=t(e,{instancePath:i+"/box",schemaPath:"#/properties/box/type",keyword:"type",params:{type:"st\
ring"}}),r++),a==="carrier"||a==="bombardment"||a==="atAnchor"||a==="atBase"||a==="longRange"||a==="seaControl"||(e=t(e,{instancePath:i+"/box",schemaPath:"#/pro\
perties/box/enum",keyword:"enum",params:{allowedValues:["carrier","bombardment","atAnchor","atBase","longRange","seaControl"]}}),r++)}}else e=t(e,{instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return ze.errors=e,r===0}ze.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ee(o,{
instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=Ee.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&
(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.turn===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
turn"}}),r++),o.firstTurn===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"firstTurn"}}),r++),o.phasing===void 0&&
(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"phasing"}}),r++),o.tracks===void 0&&(e=t(e,{instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"tracks"}}),r++),o.bases===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"bases"}}),r++),o.units===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"units"}}),r++),o.taskForces===
void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"taskForces"}}),r++),o.special===void 0&&(e=t(e,{instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"special"}}),r++),o.frames===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"frames"}}),r++);for(let a in o)a==="turn"||a==="firstTurn"||a==="phasing"||a==="tracks"||a==="bases"||a==="units"||a==="taskF\
orces"||a==="hidden"||a==="special"||a==="frames"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),
r++);if(o.turn!==void 0){let a=o.turn;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/turn",schemaPath:"defs.schema.json#/$defs/tur\
n/type",keyword:"type",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>16||isNaN(a))&&(e=t(e,{instancePath:i+"/turn",schemaPath:"defs.schema\
.json#/$defs/turn/maximum",keyword:"maximum",params:{comparison:"<=",limit:16}}),r++),(a<1||isNaN(a))&&(e=t(e,{instancePath:i+"/turn",schemaPath:"defs.schema.js\
on#/$defs/turn/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(o.firstTurn!==void 0){let a=o.firstTurn;typeof a=="number"&&!(a%1)&&!isNaN(
a)&&isFinite(a)||(e=t(e,{instancePath:i+"/firstTurn",schemaPath:"defs.schema.json#/$defs/turn/type",keyword:"type",params:{type:"integer"}}),r++),typeof a=="num\
ber"&&isFinite(a)&&((a>16||isNaN(a))&&(e=t(e,{instancePath:i+"/firstTurn",schemaPath:"defs.schema.json#/$defs/turn/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:16}}),r++),(a<1||isNaN(a))&&(e=t(e,{instancePath:i+"/firstTurn",schemaPath:"defs.schema.json#/$defs/turn/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}),r++))}if(o.phasing!==void 0){let a=o.phasing;typeof a!="string"&&(e=t(e,{instancePath:i+"/phasing",schemaPath:"defs.schema.json#/$defs/side/type",
keyword:"type",params:{type:"string"}}),r++),a==="japan"||a==="allies"||(e=t(e,{instancePath:i+"/phasing",schemaPath:"defs.schema.json#/$defs/side/enum",keyword:"\
enum",params:{allowedValues:["japan","allies"]}}),r++)}if(o.tracks!==void 0){let a=o.tracks;if(a&&typeof a=="object"&&!Array.isArray(a)){a.merchantmen===void 0&&
(e=t(e,{instancePath:i+"/tracks",schemaPath:"#/properties/tracks/required",keyword:"required",params:{missingProperty:"merchantmen"}}),r++),a.oil===void 0&&(e=t(
e,{instancePath:i+"/tracks",schemaPath:"#/properties/tracks/required",keyword:"required",params:{missingProperty:"oil"}}),r++),a.transport===void 0&&(e=t(e,{instancePath:i+
"/tracks",schemaPath:"#/properties/tracks/required",keyword:"required",params:{missingProperty:"transport"}}),r++),a.submarine===void 0&&(e=t(e,{instancePath:i+
"/tracks",schemaPath:"#/properties/tracks/required",keyword:"required",params:{missingProperty:"submarine"}}),r++),a.victoryPoints===void 0&&(e=t(e,{instancePath:i+
"/tracks",schemaPath:"#/properties/tracks/required",keyword:"required",params:{missingProperty:"victoryPoints"}}),r++);for(let s in a)s==="merchantmen"||s==="oi\
l"||s==="transport"||s==="submarine"||s==="victoryPoints"||(e=t(e,{instancePath:i+"/tracks",schemaPath:"#/properties/tracks/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:s}}),r++);if(a.merchantmen!==void 0){let s=a.merchantmen;if(typeof s=="number"&&isFinite(s)){(s>1e3||isNaN(s))&&(e=t(
e,{instancePath:i+"/tracks/merchantmen",schemaPath:"../common/common.schema.json#/$defs/quarters/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}),
r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/tracks/merchantmen",schemaPath:"../common/common.schema.json#/$defs/quarters/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}),r++);let n;n=s/.25,n!==parseInt(n)&&(e=t(e,{instancePath:i+"/tracks/merchantmen",schemaPath:"../common/common.schema.json#/$defs/quarters/multipl\
eOf",keyword:"multipleOf",params:{multipleOf:.25}}),r++)}else e=t(e,{instancePath:i+"/tracks/merchantmen",schemaPath:"../common/common.schema.json#/$defs/quarte\
rs/type",keyword:"type",params:{type:"number"}}),r++}if(a.oil!==void 0){let s=a.oil;if(typeof s=="number"&&isFinite(s)){(s>1e3||isNaN(s))&&(e=t(e,{instancePath:i+
"/tracks/oil",schemaPath:"../common/common.schema.json#/$defs/quarters/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}),r++),(s<0||isNaN(s))&&(e=
t(e,{instancePath:i+"/tracks/oil",schemaPath:"../common/common.schema.json#/$defs/quarters/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++);let n;
n=s/.25,n!==parseInt(n)&&(e=t(e,{instancePath:i+"/tracks/oil",schemaPath:"../common/common.schema.json#/$defs/quarters/multipleOf",keyword:"multipleOf",params:{
multipleOf:.25}}),r++)}else e=t(e,{instancePath:i+"/tracks/oil",schemaPath:"../common/common.schema.json#/$defs/quarters/type",keyword:"type",params:{type:"numb\
er"}}),r++}if(a.transport!==void 0){let s=a.transport;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let n in s)n==="japan"||n==="us"||n==="britain"||n==="net\
herlands"||(e=t(e,{instancePath:i+"/tracks/transport",schemaPath:"#/properties/tracks/properties/transport/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:n}}),r++);if(s.japan!==void 0){let n=s.japan;if(typeof n=="number"&&isFinite(n)){(n>1e3||isNaN(n))&&(e=t(e,{instancePath:i+"/tracks/t\
ransport/japan",schemaPath:"../common/common.schema.json#/$defs/quarters/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}),r++),(n<0||isNaN(n))&&(e=
t(e,{instancePath:i+"/tracks/transport/japan",schemaPath:"../common/common.schema.json#/$defs/quarters/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),
r++);let p;p=n/.25,p!==parseInt(p)&&(e=t(e,{instancePath:i+"/tracks/transport/japan",schemaPath:"../common/common.schema.json#/$defs/quarters/multipleOf",keyword:"\
multipleOf",params:{multipleOf:.25}}),r++)}else e=t(e,{instancePath:i+"/tracks/transport/japan",schemaPath:"../common/common.schema.json#/$defs/quarters/type",keyword:"\
type",params:{type:"number"}}),r++}if(s.us!==void 0){let n=s.us;if(typeof n=="number"&&isFinite(n)){(n>1e3||isNaN(n))&&(e=t(e,{instancePath:i+"/tracks/transport\
/us",schemaPath:"../common/common.schema.json#/$defs/quarters/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}),r++),(n<0||isNaN(n))&&(e=t(e,{instancePath:i+
"/tracks/transport/us",schemaPath:"../common/common.schema.json#/$defs/quarters/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++);let p;p=n/.25,
p!==parseInt(p)&&(e=t(e,{instancePath:i+"/tracks/transport/us",schemaPath:"../common/common.schema.json#/$defs/quarters/multipleOf",keyword:"multipleOf",params:{
multipleOf:.25}}),r++)}else e=t(e,{instancePath:i+"/tracks/transport/us",schemaPath:"../common/common.schema.json#/$defs/quarters/type",keyword:"type",params:{type:"\
number"}}),r++}if(s.britain!==void 0){let n=s.britain;if(typeof n=="number"&&isFinite(n)){(n>1e3||isNaN(n))&&(e=t(e,{instancePath:i+"/tracks/transport/britain",
schemaPath:"../common/common.schema.json#/$defs/quarters/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}),r++),(n<0||isNaN(n))&&(e=t(e,{instancePath:i+
"/tracks/transport/britain",schemaPath:"../common/common.schema.json#/$defs/quarters/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++);let p;p=
n/.25,p!==parseInt(p)&&(e=t(e,{instancePath:i+"/tracks/transport/britain",schemaPath:"../common/common.schema.json#/$defs/quarters/multipleOf",keyword:"multiple\
Of",params:{multipleOf:.25}}),r++)}else e=t(e,{instancePath:i+"/tracks/transport/britain",schemaPath:"../common/common.schema.json#/$defs/quarters/type",keyword:"\
type",params:{type:"number"}}),r++}if(s.netherlands!==void 0){let n=s.netherlands;if(typeof n=="number"&&isFinite(n)){(n>1e3||isNaN(n))&&(e=t(e,{instancePath:i+
"/tracks/transport/netherlands",schemaPath:"../common/common.schema.json#/$defs/quarters/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}),r++),(n<
0||isNaN(n))&&(e=t(e,{instancePath:i+"/tracks/transport/netherlands",schemaPath:"../common/common.schema.json#/$defs/quarters/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}),r++);let p;p=n/.25,p!==parseInt(p)&&(e=t(e,{instancePath:i+"/tracks/transport/netherlands",schemaPath:"../common/common.schema.json#/\
$defs/quarters/multipleOf",keyword:"multipleOf",params:{multipleOf:.25}}),r++)}else e=t(e,{instancePath:i+"/tracks/transport/netherlands",schemaPath:"../common/\
common.schema.json#/$defs/quarters/type",keyword:"type",params:{type:"number"}}),r++}}else e=t(e,{instancePath:i+"/tracks/transport",schemaPath:"#/properties/tr\
acks/properties/transport/type",keyword:"type",params:{type:"object"}}),r++}if(a.submarine!==void 0){let s=a.submarine;if(s&&typeof s=="object"&&!Array.isArray(
s)){s.japan===void 0&&(e=t(e,{instancePath:i+"/tracks/submarine",schemaPath:"#/properties/tracks/properties/submarine/required",keyword:"required",params:{missingProperty:"\
japan"}}),r++),s.allies===void 0&&(e=t(e,{instancePath:i+"/tracks/submarine",schemaPath:"#/properties/tracks/properties/submarine/required",keyword:"required",params:{
missingProperty:"allies"}}),r++);for(let n in s)n==="japan"||n==="allies"||(e=t(e,{instancePath:i+"/tracks/submarine",schemaPath:"#/properties/tracks/properties\
/submarine/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),r++);if(s.japan!==void 0){let n=s.japan;if(typeof n=="number"&&isFinite(
n)){(n>1e3||isNaN(n))&&(e=t(e,{instancePath:i+"/tracks/submarine/japan",schemaPath:"../common/common.schema.json#/$defs/quarters/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e3}}),r++),(n<0||isNaN(n))&&(e=t(e,{instancePath:i+"/tracks/submarine/japan",schemaPath:"../common/common.schema.json#/$defs/quarters/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++);let p;p=n/.25,p!==parseInt(p)&&(e=t(e,{instancePath:i+"/tracks/submarine/japan",schemaPath:"../c\
ommon/common.schema.json#/$defs/quarters/multipleOf",keyword:"multipleOf",params:{multipleOf:.25}}),r++)}else e=t(e,{instancePath:i+"/tracks/submarine/japan",schemaPath:"\
../common/common.schema.json#/$defs/quarters/type",keyword:"type",params:{type:"number"}}),r++}if(s.allies!==void 0){let n=s.allies;if(typeof n=="number"&&isFinite(
n)){(n>1e3||isNaN(n))&&(e=t(e,{instancePath:i+"/tracks/submarine/allies",schemaPath:"../common/common.schema.json#/$defs/quarters/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e3}}),r++),(n<0||isNaN(n))&&(e=t(e,{instancePath:i+"/tracks/submarine/allies",schemaPath:"../common/common.schema.json#/$defs/quarters/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++);let p;p=n/.25,p!==parseInt(p)&&(e=t(e,{instancePath:i+"/tracks/submarine/allies",schemaPath:"..\
/common/common.schema.json#/$defs/quarters/multipleOf",keyword:"multipleOf",params:{multipleOf:.25}}),r++)}else e=t(e,{instancePath:i+"/tracks/submarine/allies",
schemaPath:"../common/common.schema.json#/$defs/quarters/type",keyword:"type",params:{type:"number"}}),r++}}else e=t(e,{instancePath:i+"/tracks/submarine",schemaPath:"\
#/properties/tracks/properties/submarine/type",keyword:"type",params:{type:"object"}}),r++}if(a.victoryPoints!==void 0){let s=a.victoryPoints;typeof s=="number"&&
!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/tracks/victoryPoints",schemaPath:"#/properties/tracks/properties/victoryPoints/type",keyword:"type",params:{
type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>1e3||isNaN(s))&&(e=t(e,{instancePath:i+"/tracks/victoryPoints",schemaPath:"#/properties/tracks/prope\
rties/victoryPoints/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}),r++),(s<-1e3||isNaN(s))&&(e=t(e,{instancePath:i+"/tracks/victoryPoints",schemaPath:"\
#/properties/tracks/properties/victoryPoints/minimum",keyword:"minimum",params:{comparison:">=",limit:-1e3}}),r++))}}else e=t(e,{instancePath:i+"/tracks",schemaPath:"\
#/properties/tracks/type",keyword:"type",params:{type:"object"}}),r++}if(o.bases!==void 0){let a=o.bases;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let s in a)
j.test(s)||(e=t(e,{instancePath:i+"/bases",schemaPath:"#/properties/bases/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);
for(let s in a)if(j.test(s)){let n=a[s];if(n&&typeof n=="object"&&!Array.isArray(n)){n.control===void 0&&(e=t(e,{instancePath:i+"/bases/"+f(s),schemaPath:"#/pro\
perties/bases/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"control"}}),r++);for(let p in n)p==="cont\
rol"||p==="occupied"||p==="captured"||(e=t(e,{instancePath:i+"/bases/"+f(s),schemaPath:"#/properties/bases/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}),r++);if(n.control!==void 0){let p=n.control;typeof p!="string"&&(e=t(e,{instancePath:i+
"/bases/"+f(s)+"/control",schemaPath:"#/properties/bases/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/control/type",keyword:"type",params:{type:"\
string"}}),r++),p==="japan"||p==="allies"||p==="none"||(e=t(e,{instancePath:i+"/bases/"+f(s)+"/control",schemaPath:"#/properties/bases/patternProperties/%5E%5Ba\
-z0-9%5D%5Ba-z0-9-%5D*%24/properties/control/enum",keyword:"enum",params:{allowedValues:["japan","allies","none"]}}),r++)}if(n.occupied!==void 0){let p=n.occupied;
typeof p!="string"&&(e=t(e,{instancePath:i+"/bases/"+f(s)+"/occupied",schemaPath:"defs.schema.json#/$defs/side/type",keyword:"type",params:{type:"string"}}),r++),
p==="japan"||p==="allies"||(e=t(e,{instancePath:i+"/bases/"+f(s)+"/occupied",schemaPath:"defs.schema.json#/$defs/side/enum",keyword:"enum",params:{allowedValues:[
"japan","allies"]}}),r++)}if(n.captured!==void 0){let p=n.captured;typeof p!="string"&&(e=t(e,{instancePath:i+"/bases/"+f(s)+"/captured",schemaPath:"defs.schema\
.json#/$defs/side/type",keyword:"type",params:{type:"string"}}),r++),p==="japan"||p==="allies"||(e=t(e,{instancePath:i+"/bases/"+f(s)+"/captured",schemaPath:"de\
fs.schema.json#/$defs/side/enum",keyword:"enum",params:{allowedValues:["japan","allies"]}}),r++)}}else e=t(e,{instancePath:i+"/bases/"+f(s),schemaPath:"#/proper\
ties/bases/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/bases",schemaPath:"\
#/properties/bases/type",keyword:"type",params:{type:"object"}}),r++}if(o.units!==void 0){let a=o.units;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let s in a)
j.test(s)||(e=t(e,{instancePath:i+"/units",schemaPath:"#/properties/units/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);
for(let s in a)j.test(s)&&(ze(a[s],{instancePath:i+"/units/"+f(s),parentData:a,parentDataProperty:s,rootData:P,dynamicAnchors:k})||(e=e===null?ze.errors:b(e,ze.
errors),r=e.length))}else e=t(e,{instancePath:i+"/units",schemaPath:"#/properties/units/type",keyword:"type",params:{type:"object"}}),r++}if(o.taskForces!==void 0){
let a=o.taskForces;if(Array.isArray(a)){let s=a.length;for(let n=0;n<s;n++){let p=a[n];if(p&&typeof p=="object"&&!Array.isArray(p)){p.side===void 0&&(e=t(e,{instancePath:i+
"/taskForces/"+n,schemaPath:"#/properties/taskForces/items/required",keyword:"required",params:{missingProperty:"side"}}),r++),p.at===void 0&&(e=t(e,{instancePath:i+
"/taskForces/"+n,schemaPath:"#/properties/taskForces/items/required",keyword:"required",params:{missingProperty:"at"}}),r++),p.from===void 0&&(e=t(e,{instancePath:i+
"/taskForces/"+n,schemaPath:"#/properties/taskForces/items/required",keyword:"required",params:{missingProperty:"from"}}),r++),p.attacks===void 0&&(e=t(e,{instancePath:i+
"/taskForces/"+n,schemaPath:"#/properties/taskForces/items/required",keyword:"required",params:{missingProperty:"attacks"}}),r++);for(let c in p)c==="side"||c===
"at"||c==="half"||c==="from"||c==="attacks"||c==="tokyoExpress"||(e=t(e,{instancePath:i+"/taskForces/"+n,schemaPath:"#/properties/taskForces/items/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:c}}),r++);if(p.side!==void 0){let c=p.side;typeof c!="string"&&(e=t(e,{instancePath:i+"/taskF\
orces/"+n+"/side",schemaPath:"#/properties/taskForces/items/properties/side/type",keyword:"type",params:{type:"string"}}),r++),c==="japan"||c==="allies"||c==="n\
one"||(e=t(e,{instancePath:i+"/taskForces/"+n+"/side",schemaPath:"#/properties/taskForces/items/properties/side/enum",keyword:"enum",params:{allowedValues:["jap\
an","allies","none"]}}),r++)}if(p.at!==void 0){let c=p.at;typeof c=="string"?(c.length>80&&$(c)>80&&(e=t(e,{instancePath:i+"/taskForces/"+n+"/at",schemaPath:"#/\
$defs/standing/maxLength",keyword:"maxLength",params:{limit:80}}),r++),j.test(c)||(e=t(e,{instancePath:i+"/taskForces/"+n+"/at",schemaPath:"#/$defs/standing/pat\
tern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/taskForces/"+n+"/at",schemaPath:"#/$defs/standing/type",keyword:"\
type",params:{type:"string"}}),r++)}if(p.half!==void 0){let c=p.half;typeof c=="string"?(c.length>80&&$(c)>80&&(e=t(e,{instancePath:i+"/taskForces/"+n+"/half",schemaPath:"\
#/properties/taskForces/items/properties/half/maxLength",keyword:"maxLength",params:{limit:80}}),r++),j.test(c)||(e=t(e,{instancePath:i+"/taskForces/"+n+"/half",
schemaPath:"#/properties/taskForces/items/properties/half/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/ta\
skForces/"+n+"/half",schemaPath:"#/properties/taskForces/items/properties/half/type",keyword:"type",params:{type:"string"}}),r++)}if(p.from!==void 0){let c=p.from;
typeof c=="string"?(c.length>80&&$(c)>80&&(e=t(e,{instancePath:i+"/taskForces/"+n+"/from",schemaPath:"#/$defs/standing/maxLength",keyword:"maxLength",params:{limit:80}}),
r++),j.test(c)||(e=t(e,{instancePath:i+"/taskForces/"+n+"/from",schemaPath:"#/$defs/standing/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),
r++)):(e=t(e,{instancePath:i+"/taskForces/"+n+"/from",schemaPath:"#/$defs/standing/type",keyword:"type",params:{type:"string"}}),r++)}if(p.attacks!==void 0){let c=p.
attacks;typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)||(e=t(e,{instancePath:i+"/taskForces/"+n+"/attacks",schemaPath:"#/properties/taskForces/items/propert\
ies/attacks/type",keyword:"type",params:{type:"integer"}}),r++),typeof c=="number"&&isFinite(c)&&((c>999||isNaN(c))&&(e=t(e,{instancePath:i+"/taskForces/"+n+"/a\
ttacks",schemaPath:"#/properties/taskForces/items/properties/attacks/maximum",keyword:"maximum",params:{comparison:"<=",limit:999}}),r++),(c<0||isNaN(c))&&(e=t(
e,{instancePath:i+"/taskForces/"+n+"/attacks",schemaPath:"#/properties/taskForces/items/properties/attacks/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),
r++))}p.tokyoExpress!==void 0&&typeof p.tokyoExpress!="boolean"&&(e=t(e,{instancePath:i+"/taskForces/"+n+"/tokyoExpress",schemaPath:"#/properties/taskForces/ite\
ms/properties/tokyoExpress/type",keyword:"type",params:{type:"boolean"}}),r++)}else e=t(e,{instancePath:i+"/taskForces/"+n,schemaPath:"#/properties/taskForces/i\
tems/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/taskForces",schemaPath:"#/properties/taskForces/type",keyword:"type",params:{
type:"array"}}),r++}if(o.hidden!==void 0){let a=o.hidden;if(a&&typeof a=="object"&&!Array.isArray(a)){a.taskForces===void 0&&(e=t(e,{instancePath:i+"/hidden",schemaPath:"\
#/properties/hidden/required",keyword:"required",params:{missingProperty:"taskForces"}}),r++),a.bases===void 0&&(e=t(e,{instancePath:i+"/hidden",schemaPath:"#/p\
roperties/hidden/required",keyword:"required",params:{missingProperty:"bases"}}),r++);for(let s in a)s==="taskForces"||s==="bases"||(e=t(e,{instancePath:i+"/hid\
den",schemaPath:"#/properties/hidden/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);if(a.taskForces!==void 0){let s=a.
taskForces;if(Array.isArray(s)){let n=s.length;for(let p=0;p<n;p++){let c=s[p];if(c&&typeof c=="object"&&!Array.isArray(c)){c.taskForce===void 0&&(e=t(e,{instancePath:i+
"/hidden/taskForces/"+p,schemaPath:"#/properties/hidden/properties/taskForces/items/required",keyword:"required",params:{missingProperty:"taskForce"}}),r++),c.marker===
void 0&&(e=t(e,{instancePath:i+"/hidden/taskForces/"+p,schemaPath:"#/properties/hidden/properties/taskForces/items/required",keyword:"required",params:{missingProperty:"\
marker"}}),r++),c.hexes===void 0&&(e=t(e,{instancePath:i+"/hidden/taskForces/"+p,schemaPath:"#/properties/hidden/properties/taskForces/items/required",keyword:"\
required",params:{missingProperty:"hexes"}}),r++);for(let u in c)u==="taskForce"||u==="marker"||u==="hexes"||(e=t(e,{instancePath:i+"/hidden/taskForces/"+p,schemaPath:"\
#/properties/hidden/properties/taskForces/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}}),r++);if(c.taskForce!==void 0){
let u=c.taskForce;typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)||(e=t(e,{instancePath:i+"/hidden/taskForces/"+p+"/taskForce",schemaPath:"#/properties/hidde\
n/properties/taskForces/items/properties/taskForce/type",keyword:"type",params:{type:"integer"}}),r++),typeof u=="number"&&isFinite(u)&&((u>999||isNaN(u))&&(e=t(
e,{instancePath:i+"/hidden/taskForces/"+p+"/taskForce",schemaPath:"#/properties/hidden/properties/taskForces/items/properties/taskForce/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:999}}),r++),(u<0||isNaN(u))&&(e=t(e,{instancePath:i+"/hidden/taskForces/"+p+"/taskForce",schemaPath:"#/properties/hidden/proper\
ties/taskForces/items/properties/taskForce/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}if(c.marker!==void 0){let u=c.marker;typeof u!="s\
tring"&&(e=t(e,{instancePath:i+"/hidden/taskForces/"+p+"/marker",schemaPath:"defs.schema.json#/$defs/nation/type",keyword:"type",params:{type:"string"}}),r++),u===
"japan"||u==="us"||u==="britain"||u==="netherlands"||(e=t(e,{instancePath:i+"/hidden/taskForces/"+p+"/marker",schemaPath:"defs.schema.json#/$defs/nation/enum",keyword:"\
enum",params:{allowedValues:["japan","us","britain","netherlands"]}}),r++)}if(c.hexes!==void 0){let u=c.hexes;typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)||
(e=t(e,{instancePath:i+"/hidden/taskForces/"+p+"/hexes",schemaPath:"#/properties/hidden/properties/taskForces/items/properties/hexes/type",keyword:"type",params:{
type:"integer"}}),r++),typeof u=="number"&&isFinite(u)&&((u>999||isNaN(u))&&(e=t(e,{instancePath:i+"/hidden/taskForces/"+p+"/hexes",schemaPath:"#/properties/hid\
den/properties/taskForces/items/properties/hexes/maximum",keyword:"maximum",params:{comparison:"<=",limit:999}}),r++),(u<0||isNaN(u))&&(e=t(e,{instancePath:i+"/\
hidden/taskForces/"+p+"/hexes",schemaPath:"#/properties/hidden/properties/taskForces/items/properties/hexes/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),
r++))}}else e=t(e,{instancePath:i+"/hidden/taskForces/"+p,schemaPath:"#/properties/hidden/properties/taskForces/items/type",keyword:"type",params:{type:"object"}}),
r++}}else e=t(e,{instancePath:i+"/hidden/taskForces",schemaPath:"#/properties/hidden/properties/taskForces/type",keyword:"type",params:{type:"array"}}),r++}if(a.
bases!==void 0){let s=a.bases;if(Array.isArray(s)){let n=s.length;for(let p=0;p<n;p++){let c=s[p];if(c&&typeof c=="object"&&!Array.isArray(c)){c.base===void 0&&
(e=t(e,{instancePath:i+"/hidden/bases/"+p,schemaPath:"#/properties/hidden/properties/bases/items/required",keyword:"required",params:{missingProperty:"base"}}),
r++),c.units===void 0&&(e=t(e,{instancePath:i+"/hidden/bases/"+p,schemaPath:"#/properties/hidden/properties/bases/items/required",keyword:"required",params:{missingProperty:"\
units"}}),r++),c.since===void 0&&(e=t(e,{instancePath:i+"/hidden/bases/"+p,schemaPath:"#/properties/hidden/properties/bases/items/required",keyword:"required",params:{
missingProperty:"since"}}),r++);for(let u in c)u==="base"||u==="units"||u==="since"||(e=t(e,{instancePath:i+"/hidden/bases/"+p,schemaPath:"#/properties/hidden/p\
roperties/bases/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}}),r++);if(c.base!==void 0){let u=c.base;typeof u=="stri\
ng"?(u.length>80&&$(u)>80&&(e=t(e,{instancePath:i+"/hidden/bases/"+p+"/base",schemaPath:"defs.schema.json#/$defs/placeId/maxLength",keyword:"maxLength",params:{
limit:80}}),r++),j.test(u)||(e=t(e,{instancePath:i+"/hidden/bases/"+p+"/base",schemaPath:"defs.schema.json#/$defs/placeId/pattern",keyword:"pattern",params:{pattern:"\
^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/hidden/bases/"+p+"/base",schemaPath:"defs.schema.json#/$defs/placeId/type",keyword:"type",params:{type:"\
string"}}),r++)}if(c.units!==void 0){let u=c.units;if(u&&typeof u=="object"&&!Array.isArray(u)){for(let d in u)j.test(d)||(e=t(e,{instancePath:i+"/hidden/bases/"+
p+"/units",schemaPath:"#/properties/hidden/properties/bases/items/properties/units/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}),
r++);for(let d in u)if(j.test(d)){let m=u[d];typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)||(e=t(e,{instancePath:i+"/hidden/bases/"+p+"/units/"+f(d),schemaPath:"\
#/properties/hidden/properties/bases/items/properties/units/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"integer"}}),r++),
typeof m=="number"&&isFinite(m)&&((m>99||isNaN(m))&&(e=t(e,{instancePath:i+"/hidden/bases/"+p+"/units/"+f(d),schemaPath:"#/properties/hidden/properties/bases/it\
ems/properties/units/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/maximum",keyword:"maximum",params:{comparison:"<=",limit:99}}),r++),(m<0||isNaN(m))&&(e=
t(e,{instancePath:i+"/hidden/bases/"+p+"/units/"+f(d),schemaPath:"#/properties/hidden/properties/bases/items/properties/units/patternProperties/%5E%5Ba-z0-9%5D%\
5Ba-z0-9-%5D*%24/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}}else e=t(e,{instancePath:i+"/hidden/bases/"+p+"/units",schemaPath:"#/prope\
rties/hidden/properties/bases/items/properties/units/type",keyword:"type",params:{type:"object"}}),r++}if(c.since!==void 0){let u=c.since;typeof u=="number"&&!(u%
1)&&!isNaN(u)&&isFinite(u)||(e=t(e,{instancePath:i+"/hidden/bases/"+p+"/since",schemaPath:"#/properties/hidden/properties/bases/items/properties/since/type",keyword:"\
type",params:{type:"integer"}}),r++),typeof u=="number"&&isFinite(u)&&((u>999||isNaN(u))&&(e=t(e,{instancePath:i+"/hidden/bases/"+p+"/since",schemaPath:"#/prope\
rties/hidden/properties/bases/items/properties/since/maximum",keyword:"maximum",params:{comparison:"<=",limit:999}}),r++),(u<0||isNaN(u))&&(e=t(e,{instancePath:i+
"/hidden/bases/"+p+"/since",schemaPath:"#/properties/hidden/properties/bases/items/properties/since/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),
r++))}}else e=t(e,{instancePath:i+"/hidden/bases/"+p,schemaPath:"#/properties/hidden/properties/bases/items/type",keyword:"type",params:{type:"object"}}),r++}}else
e=t(e,{instancePath:i+"/hidden/bases",schemaPath:"#/properties/hidden/properties/bases/type",keyword:"type",params:{type:"array"}}),r++}}else e=t(e,{instancePath:i+
"/hidden",schemaPath:"#/properties/hidden/type",keyword:"type",params:{type:"object"}}),r++}if(o.special!==void 0){let a=o.special;if(a&&typeof a=="object"&&!Array.
isArray(a)){a.conquered===void 0&&(e=t(e,{instancePath:i+"/special",schemaPath:"#/properties/special/required",keyword:"required",params:{missingProperty:"conqu\
ered"}}),r++),a.returnPortLost===void 0&&(e=t(e,{instancePath:i+"/special",schemaPath:"#/properties/special/required",keyword:"required",params:{missingProperty:"\
returnPortLost"}}),r++),a.indiaEntered===void 0&&(e=t(e,{instancePath:i+"/special",schemaPath:"#/properties/special/required",keyword:"required",params:{missingProperty:"\
indiaEntered"}}),r++),a.indiaEnteredBefore===void 0&&(e=t(e,{instancePath:i+"/special",schemaPath:"#/properties/special/required",keyword:"required",params:{missingProperty:"\
indiaEnteredBefore"}}),r++),a.europeanFleetArrived===void 0&&(e=t(e,{instancePath:i+"/special",schemaPath:"#/properties/special/required",keyword:"required",params:{
missingProperty:"europeanFleetArrived"}}),r++),a.cheapTaskForces===void 0&&(e=t(e,{instancePath:i+"/special",schemaPath:"#/properties/special/required",keyword:"\
required",params:{missingProperty:"cheapTaskForces"}}),r++),a.kamikaze===void 0&&(e=t(e,{instancePath:i+"/special",schemaPath:"#/properties/special/required",keyword:"\
required",params:{missingProperty:"kamikaze"}}),r++),a.rangerCalled===void 0&&(e=t(e,{instancePath:i+"/special",schemaPath:"#/properties/special/required",keyword:"\
required",params:{missingProperty:"rangerCalled"}}),r++);for(let s in a)s==="conquered"||s==="returnPortLost"||s==="indiaEntered"||s==="indiaEnteredBefore"||s===
"europeanFleetArrived"||s==="cheapTaskForces"||s==="kamikaze"||s==="reactionForce"||s==="rangerCalled"||s==="reactionDeployments"||(e=t(e,{instancePath:i+"/spec\
ial",schemaPath:"#/properties/special/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);if(a.conquered!==void 0){let s=a.
conquered;if(Array.isArray(s)){let n=s.length;for(let u=0;u<n;u++){let d=s[u];typeof d=="string"?(d.length>80&&$(d)>80&&(e=t(e,{instancePath:i+"/special/conquer\
ed/"+u,schemaPath:"defs.schema.json#/$defs/placeId/maxLength",keyword:"maxLength",params:{limit:80}}),r++),j.test(d)||(e=t(e,{instancePath:i+"/special/conquered\
/"+u,schemaPath:"defs.schema.json#/$defs/placeId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/special/con\
quered/"+u,schemaPath:"defs.schema.json#/$defs/placeId/type",keyword:"type",params:{type:"string"}}),r++)}let p=s.length,c;if(p>1){let u=z(s,B);u!==null&&([p,c]=
u,e=t(e,{instancePath:i+"/special/conquered",schemaPath:"#/properties/special/properties/conquered/uniqueItems",keyword:"uniqueItems",params:{i:p,j:c}}),r++)}}else
e=t(e,{instancePath:i+"/special/conquered",schemaPath:"#/properties/special/properties/conquered/type",keyword:"type",params:{type:"array"}}),r++}if(a.returnPortLost!==
void 0&&typeof a.returnPortLost!="boolean"&&(e=t(e,{instancePath:i+"/special/returnPortLost",schemaPath:"#/properties/special/properties/returnPortLost/type",keyword:"\
type",params:{type:"boolean"}}),r++),a.indiaEntered!==void 0){let s=a.indiaEntered;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/\
special/indiaEntered",schemaPath:"#/properties/special/properties/indiaEntered/type",keyword:"type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(
s)&&((s>99||isNaN(s))&&(e=t(e,{instancePath:i+"/special/indiaEntered",schemaPath:"#/properties/special/properties/indiaEntered/maximum",keyword:"maximum",params:{
comparison:"<=",limit:99}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/special/indiaEntered",schemaPath:"#/properties/special/properties/indiaEntered/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}if(a.indiaEnteredBefore!==void 0){let s=a.indiaEnteredBefore;typeof s=="number"&&!(s%1)&&!isNaN(s)&&
isFinite(s)||(e=t(e,{instancePath:i+"/special/indiaEnteredBefore",schemaPath:"#/properties/special/properties/indiaEnteredBefore/type",keyword:"type",params:{type:"\
integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>99||isNaN(s))&&(e=t(e,{instancePath:i+"/special/indiaEnteredBefore",schemaPath:"#/properties/special/prope\
rties/indiaEnteredBefore/maximum",keyword:"maximum",params:{comparison:"<=",limit:99}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/special/indiaEnteredBefor\
e",schemaPath:"#/properties/special/properties/indiaEnteredBefore/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}if(a.europeanFleetArrived!==
void 0&&typeof a.europeanFleetArrived!="boolean"&&(e=t(e,{instancePath:i+"/special/europeanFleetArrived",schemaPath:"#/properties/special/properties/europeanFle\
etArrived/type",keyword:"type",params:{type:"boolean"}}),r++),a.cheapTaskForces!==void 0){let s=a.cheapTaskForces;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s)||(e=t(e,{instancePath:i+"/special/cheapTaskForces",schemaPath:"#/properties/special/properties/cheapTaskForces/type",keyword:"type",params:{type:"integer"}}),
r++),typeof s=="number"&&isFinite(s)&&((s>99||isNaN(s))&&(e=t(e,{instancePath:i+"/special/cheapTaskForces",schemaPath:"#/properties/special/properties/cheapTask\
Forces/maximum",keyword:"maximum",params:{comparison:"<=",limit:99}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/special/cheapTaskForces",schemaPath:"#/prop\
erties/special/properties/cheapTaskForces/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}if(a.kamikaze!==void 0&&typeof a.kamikaze!="boolea\
n"&&(e=t(e,{instancePath:i+"/special/kamikaze",schemaPath:"#/properties/special/properties/kamikaze/type",keyword:"type",params:{type:"boolean"}}),r++),a.reactionForce!==
void 0){let s=a.reactionForce;if(s&&typeof s=="object"&&!Array.isArray(s)){s.turn===void 0&&(e=t(e,{instancePath:i+"/special/reactionForce",schemaPath:"#/proper\
ties/special/properties/reactionForce/required",keyword:"required",params:{missingProperty:"turn"}}),r++),s.reacted===void 0&&(e=t(e,{instancePath:i+"/special/r\
eactionForce",schemaPath:"#/properties/special/properties/reactionForce/required",keyword:"required",params:{missingProperty:"reacted"}}),r++),s.units===void 0&&
(e=t(e,{instancePath:i+"/special/reactionForce",schemaPath:"#/properties/special/properties/reactionForce/required",keyword:"required",params:{missingProperty:"\
units"}}),r++),s.places===void 0&&(e=t(e,{instancePath:i+"/special/reactionForce",schemaPath:"#/properties/special/properties/reactionForce/required",keyword:"r\
equired",params:{missingProperty:"places"}}),r++);for(let n in s)n==="turn"||n==="reacted"||n==="units"||n==="places"||(e=t(e,{instancePath:i+"/special/reaction\
Force",schemaPath:"#/properties/special/properties/reactionForce/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),r++);if(s.
turn!==void 0){let n=s.turn;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=t(e,{instancePath:i+"/special/reactionForce/turn",schemaPath:"defs.schema.jso\
n#/$defs/turn/type",keyword:"type",params:{type:"integer"}}),r++),typeof n=="number"&&isFinite(n)&&((n>16||isNaN(n))&&(e=t(e,{instancePath:i+"/special/reactionF\
orce/turn",schemaPath:"defs.schema.json#/$defs/turn/maximum",keyword:"maximum",params:{comparison:"<=",limit:16}}),r++),(n<1||isNaN(n))&&(e=t(e,{instancePath:i+
"/special/reactionForce/turn",schemaPath:"defs.schema.json#/$defs/turn/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(s.reacted!==void 0&&
typeof s.reacted!="boolean"&&(e=t(e,{instancePath:i+"/special/reactionForce/reacted",schemaPath:"#/properties/special/properties/reactionForce/properties/reacte\
d/type",keyword:"type",params:{type:"boolean"}}),r++),s.units!==void 0){let n=s.units;if(Array.isArray(n)){n.length<1&&(e=t(e,{instancePath:i+"/special/reaction\
Force/units",schemaPath:"#/properties/special/properties/reactionForce/properties/units/minItems",keyword:"minItems",params:{limit:1}}),r++);let p=n.length;for(let d=0;d<
p;d++){let m=n[d];typeof m=="string"?(m.length>80&&$(m)>80&&(e=t(e,{instancePath:i+"/special/reactionForce/units/"+d,schemaPath:"#/$defs/pieceId/maxLength",keyword:"\
maxLength",params:{limit:80}}),r++),j.test(m)||(e=t(e,{instancePath:i+"/special/reactionForce/units/"+d,schemaPath:"#/$defs/pieceId/pattern",keyword:"pattern",params:{
pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/special/reactionForce/units/"+d,schemaPath:"#/$defs/pieceId/type",keyword:"type",params:{type:"\
string"}}),r++)}let c=n.length,u;if(c>1){let d=z(n,B);d!==null&&([c,u]=d,e=t(e,{instancePath:i+"/special/reactionForce/units",schemaPath:"#/properties/special/p\
roperties/reactionForce/properties/units/uniqueItems",keyword:"uniqueItems",params:{i:c,j:u}}),r++)}}else e=t(e,{instancePath:i+"/special/reactionForce/units",schemaPath:"\
#/properties/special/properties/reactionForce/properties/units/type",keyword:"type",params:{type:"array"}}),r++}if(s.places!==void 0){let n=s.places;if(Array.isArray(
n)){n.length<1&&(e=t(e,{instancePath:i+"/special/reactionForce/places",schemaPath:"#/properties/special/properties/reactionForce/properties/places/minItems",keyword:"\
minItems",params:{limit:1}}),r++);let p=n.length;for(let c=0;c<p;c++){let u=n[c];typeof u=="string"?(u.length>80&&$(u)>80&&(e=t(e,{instancePath:i+"/special/reac\
tionForce/places/"+c,schemaPath:"#/$defs/standing/maxLength",keyword:"maxLength",params:{limit:80}}),r++),j.test(u)||(e=t(e,{instancePath:i+"/special/reactionFo\
rce/places/"+c,schemaPath:"#/$defs/standing/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/special/reaction\
Force/places/"+c,schemaPath:"#/$defs/standing/type",keyword:"type",params:{type:"string"}}),r++)}}else e=t(e,{instancePath:i+"/special/reactionForce/places",schemaPath:"\
#/properties/special/properties/reactionForce/properties/places/type",keyword:"type",params:{type:"array"}}),r++}}else e=t(e,{instancePath:i+"/special/reactionF\
orce",schemaPath:"#/properties/special/properties/reactionForce/type",keyword:"type",params:{type:"object"}}),r++}if(a.rangerCalled!==void 0&&typeof a.rangerCalled!=
"boolean"&&(e=t(e,{instancePath:i+"/special/rangerCalled",schemaPath:"#/properties/special/properties/rangerCalled/type",keyword:"type",params:{type:"boolean"}}),
r++),a.reactionDeployments!==void 0){let s=a.reactionDeployments;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/special/reactionDe\
ployments",schemaPath:"#/properties/special/properties/reactionDeployments/type",keyword:"type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&
((s>999||isNaN(s))&&(e=t(e,{instancePath:i+"/special/reactionDeployments",schemaPath:"#/properties/special/properties/reactionDeployments/maximum",keyword:"maxi\
mum",params:{comparison:"<=",limit:999}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/special/reactionDeployments",schemaPath:"#/properties/special/propertie\
s/reactionDeployments/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}}else e=t(e,{instancePath:i+"/special",schemaPath:"#/properties/specia\
l/type",keyword:"type",params:{type:"object"}}),r++}if(o.frames!==void 0){let a=o.frames;if(Array.isArray(a)){a.length<1&&(e=t(e,{instancePath:i+"/frames",schemaPath:"\
#/properties/frames/minItems",keyword:"minItems",params:{limit:1}}),r++);let s=a.length;for(let n=0;n<s;n++){let p=a[n];if(p&&typeof p=="object"&&!Array.isArray(
p)){p.step===void 0&&(e=t(e,{instancePath:i+"/frames/"+n,schemaPath:"#/properties/frames/items/required",keyword:"required",params:{missingProperty:"step"}}),r++),
p.data===void 0&&(e=t(e,{instancePath:i+"/frames/"+n,schemaPath:"#/properties/frames/items/required",keyword:"required",params:{missingProperty:"data"}}),r++);for(let c in p)
c==="step"||c==="data"||(e=t(e,{instancePath:i+"/frames/"+n,schemaPath:"#/properties/frames/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}}),
r++);if(p.step!==void 0){let c=p.step;typeof c=="string"?(c.length>80&&$(c)>80&&(e=t(e,{instancePath:i+"/frames/"+n+"/step",schemaPath:"#/properties/frames/item\
s/properties/step/maxLength",keyword:"maxLength",params:{limit:80}}),r++),j.test(c)||(e=t(e,{instancePath:i+"/frames/"+n+"/step",schemaPath:"#/properties/frames\
/items/properties/step/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/frames/"+n+"/step",schemaPath:"#/prop\
erties/frames/items/properties/step/type",keyword:"type",params:{type:"string"}}),r++)}if(p.data!==void 0){let c=p.data;c&&typeof c=="object"&&!Array.isArray(c)||
(e=t(e,{instancePath:i+"/frames/"+n+"/data",schemaPath:"#/properties/frames/items/properties/data/type",keyword:"type",params:{type:"object"}}),r++)}}else e=t(e,
{instancePath:i+"/frames/"+n,schemaPath:"#/properties/frames/items/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/frames",schemaPath:"\
#/properties/frames/type",keyword:"type",params:{type:"array"}}),r++}}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;
return Ee.errors=e,r===0}Ee.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ce(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,
dynamicAnchors:k={}}={}){let e=null,r=0,y=Ce.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(
o)){Object.keys(o).length<1&&(e=t(e,{instancePath:i,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1}}),r++);for(let a in o)A.test(a)||(e=t(
e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);for(let a in o)A.test(a)&&(N(o[a],{instancePath:i+
"/"+f(a),parentData:o,parentDataProperty:a,rootData:P,dynamicAnchors:k})||(e=e===null?N.errors:b(e,N.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}),r++;return Ce.errors=e,r===0}Ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function nr(o,{instancePath:i="",
parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=nr.evaluated;y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=
void 0);let a=r,s=!0,n=r;if(o&&typeof o=="object"&&!Array.isArray(o)){let d;o.position===void 0&&(d="position")&&r++}var p=n===r;r=a,e!==null&&(a?e.length=a:e=null);
let c;if(p){let d=r;o&&typeof o=="object"&&!Array.isArray(o)&&(o.start!==void 0&&(e=t(e,{instancePath:i+"/start",schemaPath:"#/then/properties/start/false schem\
a",keyword:"false schema",params:{}}),r++),o.control!==void 0&&(e=t(e,{instancePath:i+"/control",schemaPath:"#/then/properties/control/false schema",keyword:"fa\
lse schema",params:{}}),r++),o.setup!==void 0&&(e=t(e,{instancePath:i+"/setup",schemaPath:"#/then/properties/setup/false schema",keyword:"false schema",params:{}}),
r++),o.choices!==void 0&&(e=t(e,{instancePath:i+"/choices",schemaPath:"#/then/properties/choices/false schema",keyword:"false schema",params:{}}),r++),o.turnTrack!==
void 0&&(e=t(e,{instancePath:i+"/turnTrack",schemaPath:"#/then/properties/turnTrack/false schema",keyword:"false schema",params:{}}),r++),o.removed!==void 0&&(e=
t(e,{instancePath:i+"/removed",schemaPath:"#/then/properties/removed/false schema",keyword:"false schema",params:{}}),r++),o.sunk!==void 0&&(e=t(e,{instancePath:i+
"/sunk",schemaPath:"#/then/properties/sunk/false schema",keyword:"false schema",params:{}}),r++),o.reactionForce!==void 0&&(e=t(e,{instancePath:i+"/reactionForc\
e",schemaPath:"#/then/properties/reactionForce/false schema",keyword:"false schema",params:{}}),r++),o.tracks!==void 0&&(e=t(e,{instancePath:i+"/tracks",schemaPath:"\
#/then/properties/tracks/false schema",keyword:"false schema",params:{}}),r++),o.special!==void 0&&(e=t(e,{instancePath:i+"/special",schemaPath:"#/then/properti\
es/special/false schema",keyword:"false schema",params:{}}),r++));var p=d===r;if(s=p,s){var u={};u.start=!0,u.control=!0,u.setup=!0,u.choices=!0,u.turnTrack=!0,
u.removed=!0,u.sunk=!0,u.reactionForce=!0,u.tracks=!0,u.special=!0}c="then"}else{let d=r;o&&typeof o=="object"&&!Array.isArray(o)&&(o.start===void 0&&(e=t(e,{instancePath:i,
schemaPath:"#/else/required",keyword:"required",params:{missingProperty:"start"}}),r++),o.control===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/else/required",
keyword:"required",params:{missingProperty:"control"}}),r++),o.setup===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/else/required",keyword:"required",params:{missingProperty:"\
setup"}}),r++),o.choices===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/else/required",keyword:"required",params:{missingProperty:"choices"}}),r++),o.turnTrack===
void 0&&(e=t(e,{instancePath:i,schemaPath:"#/else/required",keyword:"required",params:{missingProperty:"turnTrack"}}),r++),o.removed===void 0&&(e=t(e,{instancePath:i,
schemaPath:"#/else/required",keyword:"required",params:{missingProperty:"removed"}}),r++),o.sunk===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/else/required",keyword:"\
required",params:{missingProperty:"sunk"}}),r++),o.tracks===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/else/required",keyword:"required",params:{missingProperty:"\
tracks"}}),r++));var p=d===r;s=p,c="else"}if(s||(e=t(e,{instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:c}}),r++),o&&typeof o=="object"&&!Array.
isArray(o)){o.id===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}}),r++),o.title===void 0&&(e=t(e,{instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"title"}}),r++),o.rule===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"rule"}}),r++),o.summary===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"summ\
ary"}}),r++),o.recommendedOptions===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"recommendedOptions"}}),r++),
o.sources===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sources"}}),r++);for(let d in o)d==="$schema"||d===
"id"||d==="title"||d==="copiedFrom"||d==="rule"||d==="summary"||d==="start"||d==="recommendedOptions"||d==="control"||d==="setup"||d==="choices"||d==="turnTrack"||
d==="removed"||d==="sunk"||d==="reactionForce"||d==="tracks"||d==="victory"||d==="special"||d==="position"||d==="overrides"||d==="sources"||(e=t(e,{instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}),r++);if(o.$schema!==void 0){let d=o.$schema;typeof d=="string"?
d.length<1&&(e=t(e,{instancePath:i+"/$schema",schemaPath:"../common/common.schema.json#/$defs/schemaPath/minLength",keyword:"minLength",params:{limit:1}}),r++):
(e=t(e,{instancePath:i+"/$schema",schemaPath:"../common/common.schema.json#/$defs/schemaPath/type",keyword:"type",params:{type:"string"}}),r++)}if(o.id!==void 0){
let d=o.id;typeof d=="string"?(d.length>80&&$(d)>80&&(e=t(e,{instancePath:i+"/id",schemaPath:"../common/common.schema.json#/$defs/id/maxLength",keyword:"maxLeng\
th",params:{limit:80}}),r++),j.test(d)||(e=t(e,{instancePath:i+"/id",schemaPath:"../common/common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"\
^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/id",schemaPath:"../common/common.schema.json#/$defs/id/type",keyword:"type",params:{type:"string"}}),r++)}
if(o.title!==void 0){let d=o.title;typeof d=="string"?(d.length>200&&$(d)>200&&(e=t(e,{instancePath:i+"/title",schemaPath:"#/properties/title/maxLength",keyword:"\
maxLength",params:{limit:200}}),r++),d.length<1&&(e=t(e,{instancePath:i+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1}}),
r++)):(e=t(e,{instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"}}),r++)}if(o.copiedFrom!==void 0){let d=o.copiedFrom;
typeof d=="string"?(d.length>80&&$(d)>80&&(e=t(e,{instancePath:i+"/copiedFrom",schemaPath:"../common/common.schema.json#/$defs/id/maxLength",keyword:"maxLength",
params:{limit:80}}),r++),j.test(d)||(e=t(e,{instancePath:i+"/copiedFrom",schemaPath:"../common/common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"\
^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/copiedFrom",schemaPath:"../common/common.schema.json#/$defs/id/type",keyword:"type",params:{type:"string"}}),
r++)}if(o.rule!==void 0){let d=o.rule;typeof d=="string"?(d.length>24&&$(d)>24&&(e=t(e,{instancePath:i+"/rule",schemaPath:"../common/common.schema.json#/$defs/r\
uleNumber/maxLength",keyword:"maxLength",params:{limit:24}}),r++),O.test(d)||(e=t(e,{instancePath:i+"/rule",schemaPath:"../common/common.schema.json#/$defs/rule\
Number/pattern",keyword:"pattern",params:{pattern:"^[0-9A-Z][0-9A-Za-z.()-]*$"}}),r++)):(e=t(e,{instancePath:i+"/rule",schemaPath:"../common/common.schema.json#\
/$defs/ruleNumber/type",keyword:"type",params:{type:"string"}}),r++)}if(o.summary!==void 0){let d=o.summary;typeof d=="string"?(d.length>4e3&&$(d)>4e3&&(e=t(e,{
instancePath:i+"/summary",schemaPath:"#/properties/summary/maxLength",keyword:"maxLength",params:{limit:4e3}}),r++),d.length<1&&(e=t(e,{instancePath:i+"/summary",
schemaPath:"#/properties/summary/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/summary",schemaPath:"#/properties/summary/type",
keyword:"type",params:{type:"string"}}),r++)}if(o.start!==void 0){let d=o.start;if(d&&typeof d=="object"&&!Array.isArray(d)){d.turn===void 0&&(e=t(e,{instancePath:i+
"/start",schemaPath:"#/properties/start/required",keyword:"required",params:{missingProperty:"turn"}}),r++),d.side===void 0&&(e=t(e,{instancePath:i+"/start",schemaPath:"\
#/properties/start/required",keyword:"required",params:{missingProperty:"side"}}),r++),d.step===void 0&&(e=t(e,{instancePath:i+"/start",schemaPath:"#/properties\
/start/required",keyword:"required",params:{missingProperty:"step"}}),r++);for(let m in d)m==="turn"||m==="side"||m==="step"||(e=t(e,{instancePath:i+"/start",schemaPath:"\
#/properties/start/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}),r++);if(d.turn!==void 0){let m=d.turn;typeof m=="number"&&
!(m%1)&&!isNaN(m)&&isFinite(m)||(e=t(e,{instancePath:i+"/start/turn",schemaPath:"defs.schema.json#/$defs/turn/type",keyword:"type",params:{type:"integer"}}),r++),
typeof m=="number"&&isFinite(m)&&((m>16||isNaN(m))&&(e=t(e,{instancePath:i+"/start/turn",schemaPath:"defs.schema.json#/$defs/turn/maximum",keyword:"maximum",params:{
comparison:"<=",limit:16}}),r++),(m<1||isNaN(m))&&(e=t(e,{instancePath:i+"/start/turn",schemaPath:"defs.schema.json#/$defs/turn/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}),r++))}if(d.side!==void 0){let m=d.side;typeof m!="string"&&(e=t(e,{instancePath:i+"/start/side",schemaPath:"defs.schema.json#/$defs/s\
ide/type",keyword:"type",params:{type:"string"}}),r++),m==="japan"||m==="allies"||(e=t(e,{instancePath:i+"/start/side",schemaPath:"defs.schema.json#/$defs/side/\
enum",keyword:"enum",params:{allowedValues:["japan","allies"]}}),r++)}if(d.step!==void 0){let m=d.step;typeof m!="string"&&(e=t(e,{instancePath:i+"/start/step",
schemaPath:"sequence.schema.json#/$defs/step/type",keyword:"type",params:{type:"string"}}),r++),m==="late-conquest"||m==="japanese-player-turn"||m==="allied-pla\
yer-turn"||m==="transport"||m==="oil-transport"||m==="destroyer-transfer"||m==="economic-warfare"||m==="submarine-declaration"||m==="merchant-asw"||m==="submari\
ne-warfare"||m==="strategic-bombing"||m==="reinforcement"||m==="arrivals"||m==="accidents"||m==="ranger"||m==="submarine-points"||m==="transport-points"||m==="r\
eplacements"||m==="off-map-movement"||m==="kamikaze-losses"||m==="first-deployment"||m==="operational-movement"||m==="reaction"||m==="air-commitment"||m==="comb\
at"||m==="submarine-attacks"||m==="battles"||m==="battle"||m==="battle-preparation"||m==="air-combat"||m==="air-to-air"||m==="target-determination"||m==="air-st\
rikes"||m==="surface-combat"||m==="sea-control"||m==="land-combat"||m==="amphibious-round"||m==="replacement-round"||m==="ground-support"||m==="supply-round"||m===
"land-combat-round"||m==="battle-administration"||m==="return-to-base"||m==="ships-return"||m==="control-changes"||m==="return-stacking"||m==="second-deployment"||
m==="end"||m==="replacements-removal"||m==="disbandment"||m==="victory-points"||(e=t(e,{instancePath:i+"/start/step",schemaPath:"sequence.schema.json#/$defs/ste\
p/enum",keyword:"enum",params:{allowedValues:["late-conquest","japanese-player-turn","allied-player-turn","transport","oil-transport","destroyer-transfer","econ\
omic-warfare","submarine-declaration","merchant-asw","submarine-warfare","strategic-bombing","reinforcement","arrivals","accidents","ranger","submarine-points",
"transport-points","replacements","off-map-movement","kamikaze-losses","first-deployment","operational-movement","reaction","air-commitment","combat","submarine\
-attacks","battles","battle","battle-preparation","air-combat","air-to-air","target-determination","air-strikes","surface-combat","sea-control","land-combat","a\
mphibious-round","replacement-round","ground-support","supply-round","land-combat-round","battle-administration","return-to-base","ships-return","control-change\
s","return-stacking","second-deployment","end","replacements-removal","disbandment","victory-points"]}}),r++)}}else e=t(e,{instancePath:i+"/start",schemaPath:"#\
/properties/start/type",keyword:"type",params:{type:"object"}}),r++}if(o.recommendedOptions!==void 0){let d=o.recommendedOptions;if(Array.isArray(d)){let m=d.length;
for(let h=0;h<m;h++){let x=d[h];typeof x=="string"?(x.length>80&&$(x)>80&&(e=t(e,{instancePath:i+"/recommendedOptions/"+h,schemaPath:"../common/common.schema.js\
on#/$defs/optionId/maxLength",keyword:"maxLength",params:{limit:80}}),r++),j.test(x)||(e=t(e,{instancePath:i+"/recommendedOptions/"+h,schemaPath:"../common/comm\
on.schema.json#/$defs/optionId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/recommendedOptions/"+h,schemaPath:"\
../common/common.schema.json#/$defs/optionId/type",keyword:"type",params:{type:"string"}}),r++)}let l=d.length,g;if(l>1){let h=z(d,B);h!==null&&([l,g]=h,e=t(e,{
instancePath:i+"/recommendedOptions",schemaPath:"#/properties/recommendedOptions/uniqueItems",keyword:"uniqueItems",params:{i:l,j:g}}),r++)}}else e=t(e,{instancePath:i+
"/recommendedOptions",schemaPath:"#/properties/recommendedOptions/type",keyword:"type",params:{type:"array"}}),r++}if(o.control!==void 0){let d=o.control;if(d&&
typeof d=="object"&&!Array.isArray(d)){for(let m in d)ie.test(m)||(e=t(e,{instancePath:i+"/control",schemaPath:"#/properties/control/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:m}}),r++);for(let m in d)if(ie.test(m)){let l=d[m];typeof l!="string"&&(e=t(e,{instancePath:i+"/control/"+f(m),
schemaPath:"#/properties/control/patternProperties/%5E%5Ba-z%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"string"}}),r++),l==="japan"||l==="allies"||l===
"none"||(e=t(e,{instancePath:i+"/control/"+f(m),schemaPath:"#/properties/control/patternProperties/%5E%5Ba-z%5D%5Ba-z0-9-%5D*%24/enum",keyword:"enum",params:{allowedValues:[
"japan","allies","none"]}}),r++)}}else e=t(e,{instancePath:i+"/control",schemaPath:"#/properties/control/type",keyword:"type",params:{type:"object"}}),r++}if(o.
setup!==void 0){let d=o.setup;if(d&&typeof d=="object"&&!Array.isArray(d)){for(let m in d)j.test(m)||(e=t(e,{instancePath:i+"/setup",schemaPath:"#/properties/se\
tup/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}),r++);for(let m in d)if(j.test(m)){let l=d[m];if(l&&typeof l=="object"&&
!Array.isArray(l)){Object.keys(l).length<1&&(e=t(e,{instancePath:i+"/setup/"+f(m),schemaPath:"#/properties/setup/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*\
%24/minProperties",keyword:"minProperties",params:{limit:1}}),r++);for(let g in l)g==="units"||g==="reduced"||g==="airSteps"||g==="withoutPlanes"||(e=t(e,{instancePath:i+
"/setup/"+f(m),schemaPath:"#/properties/setup/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:g}}),
r++);if(l.units!==void 0){let g=l.units;if(g&&typeof g=="object"&&!Array.isArray(g)){for(let h in g)j.test(h)||(e=t(e,{instancePath:i+"/setup/"+f(m)+"/units",schemaPath:"\
defs.schema.json#/$defs/unitCounts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}}),r++);for(let h in g)if(j.test(h)){let x=g[h];
typeof x=="number"&&!(x%1)&&!isNaN(x)&&isFinite(x)||(e=t(e,{instancePath:i+"/setup/"+f(m)+"/units/"+f(h),schemaPath:"defs.schema.json#/$defs/unitCounts/patternP\
roperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"integer"}}),r++),typeof x=="number"&&isFinite(x)&&((x>50||isNaN(x))&&(e=t(e,{instancePath:i+
"/setup/"+f(m)+"/units/"+f(h),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/maximum",keyword:"maximum",params:{
comparison:"<=",limit:50}}),r++),(x<1||isNaN(x))&&(e=t(e,{instancePath:i+"/setup/"+f(m)+"/units/"+f(h),schemaPath:"defs.schema.json#/$defs/unitCounts/patternPro\
perties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}}else e=t(e,{instancePath:i+"/setup/"+f(m)+"/units",
schemaPath:"defs.schema.json#/$defs/unitCounts/type",keyword:"type",params:{type:"object"}}),r++}if(l.reduced!==void 0){let g=l.reduced;if(g&&typeof g=="object"&&
!Array.isArray(g)){for(let h in g)j.test(h)||(e=t(e,{instancePath:i+"/setup/"+f(m)+"/reduced",schemaPath:"defs.schema.json#/$defs/unitCounts/additionalPropertie\
s",keyword:"additionalProperties",params:{additionalProperty:h}}),r++);for(let h in g)if(j.test(h)){let x=g[h];typeof x=="number"&&!(x%1)&&!isNaN(x)&&isFinite(x)||
(e=t(e,{instancePath:i+"/setup/"+f(m)+"/reduced/"+f(h),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"\
type",params:{type:"integer"}}),r++),typeof x=="number"&&isFinite(x)&&((x>50||isNaN(x))&&(e=t(e,{instancePath:i+"/setup/"+f(m)+"/reduced/"+f(h),schemaPath:"defs\
.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/maximum",keyword:"maximum",params:{comparison:"<=",limit:50}}),r++),(x<1||isNaN(
x))&&(e=t(e,{instancePath:i+"/setup/"+f(m)+"/reduced/"+f(h),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}}else e=t(e,{instancePath:i+"/setup/"+f(m)+"/reduced",schemaPath:"defs.schema.json#/$defs/unit\
Counts/type",keyword:"type",params:{type:"object"}}),r++}if(l.airSteps!==void 0){let g=l.airSteps;if(g&&typeof g=="object"&&!Array.isArray(g)){Object.keys(g).length<
1&&(e=t(e,{instancePath:i+"/setup/"+f(m)+"/airSteps",schemaPath:"defs.schema.json#/$defs/airSteps/minProperties",keyword:"minProperties",params:{limit:1}}),r++);
for(let h in g)h==="japan"||h==="us"||h==="britain"||h==="netherlands"||(e=t(e,{instancePath:i+"/setup/"+f(m)+"/airSteps",schemaPath:"defs.schema.json#/$defs/ai\
rSteps/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}}),r++);if(g.japan!==void 0){let h=g.japan;typeof h=="number"&&!(h%1)&&
!isNaN(h)&&isFinite(h)||(e=t(e,{instancePath:i+"/setup/"+f(m)+"/airSteps/japan",schemaPath:"defs.schema.json#/$defs/airSteps/properties/japan/type",keyword:"typ\
e",params:{type:"integer"}}),r++),typeof h=="number"&&isFinite(h)&&((h>60||isNaN(h))&&(e=t(e,{instancePath:i+"/setup/"+f(m)+"/airSteps/japan",schemaPath:"defs.s\
chema.json#/$defs/airSteps/properties/japan/maximum",keyword:"maximum",params:{comparison:"<=",limit:60}}),r++),(h<1||isNaN(h))&&(e=t(e,{instancePath:i+"/setup/"+
f(m)+"/airSteps/japan",schemaPath:"defs.schema.json#/$defs/airSteps/properties/japan/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(g.us!==
void 0){let h=g.us;typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)||(e=t(e,{instancePath:i+"/setup/"+f(m)+"/airSteps/us",schemaPath:"defs.schema.json#/$defs/\
airSteps/properties/us/type",keyword:"type",params:{type:"integer"}}),r++),typeof h=="number"&&isFinite(h)&&((h>60||isNaN(h))&&(e=t(e,{instancePath:i+"/setup/"+
f(m)+"/airSteps/us",schemaPath:"defs.schema.json#/$defs/airSteps/properties/us/maximum",keyword:"maximum",params:{comparison:"<=",limit:60}}),r++),(h<1||isNaN(h))&&
(e=t(e,{instancePath:i+"/setup/"+f(m)+"/airSteps/us",schemaPath:"defs.schema.json#/$defs/airSteps/properties/us/minimum",keyword:"minimum",params:{comparison:">\
=",limit:1}}),r++))}if(g.britain!==void 0){let h=g.britain;typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)||(e=t(e,{instancePath:i+"/setup/"+f(m)+"/airSteps/\
britain",schemaPath:"defs.schema.json#/$defs/airSteps/properties/britain/type",keyword:"type",params:{type:"integer"}}),r++),typeof h=="number"&&isFinite(h)&&((h>
60||isNaN(h))&&(e=t(e,{instancePath:i+"/setup/"+f(m)+"/airSteps/britain",schemaPath:"defs.schema.json#/$defs/airSteps/properties/britain/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:60}}),r++),(h<1||isNaN(h))&&(e=t(e,{instancePath:i+"/setup/"+f(m)+"/airSteps/britain",schemaPath:"defs.schema.json#/$defs/airS\
teps/properties/britain/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(g.netherlands!==void 0){let h=g.netherlands;typeof h=="number"&&!(h%
1)&&!isNaN(h)&&isFinite(h)||(e=t(e,{instancePath:i+"/setup/"+f(m)+"/airSteps/netherlands",schemaPath:"defs.schema.json#/$defs/airSteps/properties/netherlands/ty\
pe",keyword:"type",params:{type:"integer"}}),r++),typeof h=="number"&&isFinite(h)&&((h>60||isNaN(h))&&(e=t(e,{instancePath:i+"/setup/"+f(m)+"/airSteps/netherlan\
ds",schemaPath:"defs.schema.json#/$defs/airSteps/properties/netherlands/maximum",keyword:"maximum",params:{comparison:"<=",limit:60}}),r++),(h<1||isNaN(h))&&(e=
t(e,{instancePath:i+"/setup/"+f(m)+"/airSteps/netherlands",schemaPath:"defs.schema.json#/$defs/airSteps/properties/netherlands/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}),r++))}}else e=t(e,{instancePath:i+"/setup/"+f(m)+"/airSteps",schemaPath:"defs.schema.json#/$defs/airSteps/type",keyword:"type",params:{
type:"object"}}),r++}if(l.withoutPlanes!==void 0){let g=l.withoutPlanes;if(g&&typeof g=="object"&&!Array.isArray(g)){for(let h in g)j.test(h)||(e=t(e,{instancePath:i+
"/setup/"+f(m)+"/withoutPlanes",schemaPath:"defs.schema.json#/$defs/unitCounts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}}),
r++);for(let h in g)if(j.test(h)){let x=g[h];typeof x=="number"&&!(x%1)&&!isNaN(x)&&isFinite(x)||(e=t(e,{instancePath:i+"/setup/"+f(m)+"/withoutPlanes/"+f(h),schemaPath:"\
defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"integer"}}),r++),typeof x=="number"&&isFinite(
x)&&((x>50||isNaN(x))&&(e=t(e,{instancePath:i+"/setup/"+f(m)+"/withoutPlanes/"+f(h),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-\
9%5D%5Ba-z0-9-%5D*%24/maximum",keyword:"maximum",params:{comparison:"<=",limit:50}}),r++),(x<1||isNaN(x))&&(e=t(e,{instancePath:i+"/setup/"+f(m)+"/withoutPlanes\
/"+f(h),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),
r++))}}else e=t(e,{instancePath:i+"/setup/"+f(m)+"/withoutPlanes",schemaPath:"defs.schema.json#/$defs/unitCounts/type",keyword:"type",params:{type:"object"}}),r++}}else
e=t(e,{instancePath:i+"/setup/"+f(m),schemaPath:"#/properties/setup/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"object"}}),
r++}}else e=t(e,{instancePath:i+"/setup",schemaPath:"#/properties/setup/type",keyword:"type",params:{type:"object"}}),r++}if(o.choices!==void 0){let d=o.choices;
if(d&&typeof d=="object"&&!Array.isArray(d)){for(let m in d)j.test(m)||(e=t(e,{instancePath:i+"/choices",schemaPath:"#/properties/choices/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:m}}),r++);for(let m in d)if(j.test(m)){let l=d[m];if(l&&typeof l=="object"&&!Array.isArray(l)){Object.
keys(l).length<3&&(e=t(e,{instancePath:i+"/choices/"+f(m),schemaPath:"#/properties/choices/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/minProperties",keyword:"\
minProperties",params:{limit:3}}),r++),l.side===void 0&&(e=t(e,{instancePath:i+"/choices/"+f(m),schemaPath:"#/properties/choices/patternProperties/%5E%5Ba-z0-9%\
5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"side"}}),r++),l.places===void 0&&(e=t(e,{instancePath:i+"/choices/"+f(m),schemaPath:"#\
/properties/choices/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"places"}}),r++);for(let g in l)g===
"side"||g==="places"||g==="units"||g==="airSteps"||(e=t(e,{instancePath:i+"/choices/"+f(m),schemaPath:"#/properties/choices/patternProperties/%5E%5Ba-z0-9%5D%5B\
a-z0-9-%5D*%24/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:g}}),r++);if(l.side!==void 0){let g=l.side;typeof g!="string"&&(e=
t(e,{instancePath:i+"/choices/"+f(m)+"/side",schemaPath:"defs.schema.json#/$defs/side/type",keyword:"type",params:{type:"string"}}),r++),g==="japan"||g==="allie\
s"||(e=t(e,{instancePath:i+"/choices/"+f(m)+"/side",schemaPath:"defs.schema.json#/$defs/side/enum",keyword:"enum",params:{allowedValues:["japan","allies"]}}),r++)}
if(l.places!==void 0){let g=l.places;if(Array.isArray(g)){g.length<1&&(e=t(e,{instancePath:i+"/choices/"+f(m)+"/places",schemaPath:"#/properties/choices/pattern\
Properties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/places/minItems",keyword:"minItems",params:{limit:1}}),r++);let h=g.length;for(let S=0;S<h;S++){let T=g[S];
typeof T=="string"?(T.length>80&&$(T)>80&&(e=t(e,{instancePath:i+"/choices/"+f(m)+"/places/"+S,schemaPath:"defs.schema.json#/$defs/placeId/maxLength",keyword:"m\
axLength",params:{limit:80}}),r++),j.test(T)||(e=t(e,{instancePath:i+"/choices/"+f(m)+"/places/"+S,schemaPath:"defs.schema.json#/$defs/placeId/pattern",keyword:"\
pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/choices/"+f(m)+"/places/"+S,schemaPath:"defs.schema.json#/$defs/placeId/type",
keyword:"type",params:{type:"string"}}),r++)}let x=g.length,v;if(x>1){let S=z(g,B);S!==null&&([x,v]=S,e=t(e,{instancePath:i+"/choices/"+f(m)+"/places",schemaPath:"\
#/properties/choices/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/places/uniqueItems",keyword:"uniqueItems",params:{i:x,j:v}}),r++)}}else e=t(e,
{instancePath:i+"/choices/"+f(m)+"/places",schemaPath:"#/properties/choices/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/places/type",keyword:"\
type",params:{type:"array"}}),r++}if(l.units!==void 0){let g=l.units;if(g&&typeof g=="object"&&!Array.isArray(g)){for(let h in g)j.test(h)||(e=t(e,{instancePath:i+
"/choices/"+f(m)+"/units",schemaPath:"defs.schema.json#/$defs/unitCounts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}}),r++);
for(let h in g)if(j.test(h)){let x=g[h];typeof x=="number"&&!(x%1)&&!isNaN(x)&&isFinite(x)||(e=t(e,{instancePath:i+"/choices/"+f(m)+"/units/"+f(h),schemaPath:"d\
efs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"integer"}}),r++),typeof x=="number"&&isFinite(
x)&&((x>50||isNaN(x))&&(e=t(e,{instancePath:i+"/choices/"+f(m)+"/units/"+f(h),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5\
Ba-z0-9-%5D*%24/maximum",keyword:"maximum",params:{comparison:"<=",limit:50}}),r++),(x<1||isNaN(x))&&(e=t(e,{instancePath:i+"/choices/"+f(m)+"/units/"+f(h),schemaPath:"\
defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}}else e=
t(e,{instancePath:i+"/choices/"+f(m)+"/units",schemaPath:"defs.schema.json#/$defs/unitCounts/type",keyword:"type",params:{type:"object"}}),r++}if(l.airSteps!==void 0){
let g=l.airSteps;if(g&&typeof g=="object"&&!Array.isArray(g)){Object.keys(g).length<1&&(e=t(e,{instancePath:i+"/choices/"+f(m)+"/airSteps",schemaPath:"defs.sche\
ma.json#/$defs/airSteps/minProperties",keyword:"minProperties",params:{limit:1}}),r++);for(let h in g)h==="japan"||h==="us"||h==="britain"||h==="netherlands"||(e=
t(e,{instancePath:i+"/choices/"+f(m)+"/airSteps",schemaPath:"defs.schema.json#/$defs/airSteps/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}}),
r++);if(g.japan!==void 0){let h=g.japan;typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)||(e=t(e,{instancePath:i+"/choices/"+f(m)+"/airSteps/japan",schemaPath:"\
defs.schema.json#/$defs/airSteps/properties/japan/type",keyword:"type",params:{type:"integer"}}),r++),typeof h=="number"&&isFinite(h)&&((h>60||isNaN(h))&&(e=t(e,
{instancePath:i+"/choices/"+f(m)+"/airSteps/japan",schemaPath:"defs.schema.json#/$defs/airSteps/properties/japan/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:60}}),r++),(h<1||isNaN(h))&&(e=t(e,{instancePath:i+"/choices/"+f(m)+"/airSteps/japan",schemaPath:"defs.schema.json#/$defs/airSteps/properties/japan/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(g.us!==void 0){let h=g.us;typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)||(e=t(e,{instancePath:i+
"/choices/"+f(m)+"/airSteps/us",schemaPath:"defs.schema.json#/$defs/airSteps/properties/us/type",keyword:"type",params:{type:"integer"}}),r++),typeof h=="number"&&
isFinite(h)&&((h>60||isNaN(h))&&(e=t(e,{instancePath:i+"/choices/"+f(m)+"/airSteps/us",schemaPath:"defs.schema.json#/$defs/airSteps/properties/us/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:60}}),r++),(h<1||isNaN(h))&&(e=t(e,{instancePath:i+"/choices/"+f(m)+"/airSteps/us",schemaPath:"defs.schema.json#/$defs/ai\
rSteps/properties/us/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(g.britain!==void 0){let h=g.britain;typeof h=="number"&&!(h%1)&&!isNaN(
h)&&isFinite(h)||(e=t(e,{instancePath:i+"/choices/"+f(m)+"/airSteps/britain",schemaPath:"defs.schema.json#/$defs/airSteps/properties/britain/type",keyword:"type",
params:{type:"integer"}}),r++),typeof h=="number"&&isFinite(h)&&((h>60||isNaN(h))&&(e=t(e,{instancePath:i+"/choices/"+f(m)+"/airSteps/britain",schemaPath:"defs.\
schema.json#/$defs/airSteps/properties/britain/maximum",keyword:"maximum",params:{comparison:"<=",limit:60}}),r++),(h<1||isNaN(h))&&(e=t(e,{instancePath:i+"/cho\
ices/"+f(m)+"/airSteps/britain",schemaPath:"defs.schema.json#/$defs/airSteps/properties/britain/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}
if(g.netherlands!==void 0){let h=g.netherlands;typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)||(e=t(e,{instancePath:i+"/choices/"+f(m)+"/airSteps/netherland\
s",schemaPath:"defs.schema.json#/$defs/airSteps/properties/netherlands/type",keyword:"type",params:{type:"integer"}}),r++),typeof h=="number"&&isFinite(h)&&((h>
60||isNaN(h))&&(e=t(e,{instancePath:i+"/choices/"+f(m)+"/airSteps/netherlands",schemaPath:"defs.schema.json#/$defs/airSteps/properties/netherlands/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:60}}),r++),(h<1||isNaN(h))&&(e=t(e,{instancePath:i+"/choices/"+f(m)+"/airSteps/netherlands",schemaPath:"defs.schema.json#\
/$defs/airSteps/properties/netherlands/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}}else e=t(e,{instancePath:i+"/choices/"+f(m)+"/airSte\
ps",schemaPath:"defs.schema.json#/$defs/airSteps/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/choices/"+f(m),schemaPath:"#/pr\
operties/choices/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/choices",schemaPath:"\
#/properties/choices/type",keyword:"type",params:{type:"object"}}),r++}if(o.turnTrack!==void 0){let d=o.turnTrack;if(d&&typeof d=="object"&&!Array.isArray(d)){for(let m in d)
br.test(m)||(e=t(e,{instancePath:i+"/turnTrack",schemaPath:"#/properties/turnTrack/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}),
r++);for(let m in d)if(br.test(m)){let l=d[m];if(l&&typeof l=="object"&&!Array.isArray(l)){Object.keys(l).length<1&&(e=t(e,{instancePath:i+"/turnTrack/"+f(m),schemaPath:"\
#/properties/turnTrack/patternProperties/%5E%5B1-9%5D%5B0-9%5D%3F%24/minProperties",keyword:"minProperties",params:{limit:1}}),r++);for(let g in l)g==="units"||
g==="reduced"||g==="airSteps"||(e=t(e,{instancePath:i+"/turnTrack/"+f(m),schemaPath:"#/properties/turnTrack/patternProperties/%5E%5B1-9%5D%5B0-9%5D%3F%24/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:g}}),r++);if(l.units!==void 0){let g=l.units;if(g&&typeof g=="object"&&!Array.isArray(
g)){for(let h in g)j.test(h)||(e=t(e,{instancePath:i+"/turnTrack/"+f(m)+"/units",schemaPath:"defs.schema.json#/$defs/unitCounts/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:h}}),r++);for(let h in g)if(j.test(h)){let x=g[h];typeof x=="number"&&!(x%1)&&!isNaN(x)&&isFinite(x)||(e=t(e,{instancePath:i+
"/turnTrack/"+f(m)+"/units/"+f(h),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{
type:"integer"}}),r++),typeof x=="number"&&isFinite(x)&&((x>50||isNaN(x))&&(e=t(e,{instancePath:i+"/turnTrack/"+f(m)+"/units/"+f(h),schemaPath:"defs.schema.json\
#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/maximum",keyword:"maximum",params:{comparison:"<=",limit:50}}),r++),(x<1||isNaN(x))&&(e=t(
e,{instancePath:i+"/turnTrack/"+f(m)+"/units/"+f(h),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}),r++))}}else e=t(e,{instancePath:i+"/turnTrack/"+f(m)+"/units",schemaPath:"defs.schema.json#/$defs/unitCounts/type",keyword:"\
type",params:{type:"object"}}),r++}if(l.reduced!==void 0){let g=l.reduced;if(g&&typeof g=="object"&&!Array.isArray(g)){for(let h in g)j.test(h)||(e=t(e,{instancePath:i+
"/turnTrack/"+f(m)+"/reduced",schemaPath:"defs.schema.json#/$defs/unitCounts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}}),
r++);for(let h in g)if(j.test(h)){let x=g[h];typeof x=="number"&&!(x%1)&&!isNaN(x)&&isFinite(x)||(e=t(e,{instancePath:i+"/turnTrack/"+f(m)+"/reduced/"+f(h),schemaPath:"\
defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"integer"}}),r++),typeof x=="number"&&isFinite(
x)&&((x>50||isNaN(x))&&(e=t(e,{instancePath:i+"/turnTrack/"+f(m)+"/reduced/"+f(h),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%\
5D%5Ba-z0-9-%5D*%24/maximum",keyword:"maximum",params:{comparison:"<=",limit:50}}),r++),(x<1||isNaN(x))&&(e=t(e,{instancePath:i+"/turnTrack/"+f(m)+"/reduced/"+f(
h),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),
r++))}}else e=t(e,{instancePath:i+"/turnTrack/"+f(m)+"/reduced",schemaPath:"defs.schema.json#/$defs/unitCounts/type",keyword:"type",params:{type:"object"}}),r++}
if(l.airSteps!==void 0){let g=l.airSteps;if(g&&typeof g=="object"&&!Array.isArray(g)){Object.keys(g).length<1&&(e=t(e,{instancePath:i+"/turnTrack/"+f(m)+"/airSt\
eps",schemaPath:"defs.schema.json#/$defs/airSteps/minProperties",keyword:"minProperties",params:{limit:1}}),r++);for(let h in g)h==="japan"||h==="us"||h==="brit\
ain"||h==="netherlands"||(e=t(e,{instancePath:i+"/turnTrack/"+f(m)+"/airSteps",schemaPath:"defs.schema.json#/$defs/airSteps/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:h}}),r++);if(g.japan!==void 0){let h=g.japan;typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)||(e=t(e,{instancePath:i+
"/turnTrack/"+f(m)+"/airSteps/japan",schemaPath:"defs.schema.json#/$defs/airSteps/properties/japan/type",keyword:"type",params:{type:"integer"}}),r++),typeof h==
"number"&&isFinite(h)&&((h>60||isNaN(h))&&(e=t(e,{instancePath:i+"/turnTrack/"+f(m)+"/airSteps/japan",schemaPath:"defs.schema.json#/$defs/airSteps/properties/ja\
pan/maximum",keyword:"maximum",params:{comparison:"<=",limit:60}}),r++),(h<1||isNaN(h))&&(e=t(e,{instancePath:i+"/turnTrack/"+f(m)+"/airSteps/japan",schemaPath:"\
defs.schema.json#/$defs/airSteps/properties/japan/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(g.us!==void 0){let h=g.us;typeof h=="nu\
mber"&&!(h%1)&&!isNaN(h)&&isFinite(h)||(e=t(e,{instancePath:i+"/turnTrack/"+f(m)+"/airSteps/us",schemaPath:"defs.schema.json#/$defs/airSteps/properties/us/type",
keyword:"type",params:{type:"integer"}}),r++),typeof h=="number"&&isFinite(h)&&((h>60||isNaN(h))&&(e=t(e,{instancePath:i+"/turnTrack/"+f(m)+"/airSteps/us",schemaPath:"\
defs.schema.json#/$defs/airSteps/properties/us/maximum",keyword:"maximum",params:{comparison:"<=",limit:60}}),r++),(h<1||isNaN(h))&&(e=t(e,{instancePath:i+"/tur\
nTrack/"+f(m)+"/airSteps/us",schemaPath:"defs.schema.json#/$defs/airSteps/properties/us/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(g.
britain!==void 0){let h=g.britain;typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)||(e=t(e,{instancePath:i+"/turnTrack/"+f(m)+"/airSteps/britain",schemaPath:"\
defs.schema.json#/$defs/airSteps/properties/britain/type",keyword:"type",params:{type:"integer"}}),r++),typeof h=="number"&&isFinite(h)&&((h>60||isNaN(h))&&(e=t(
e,{instancePath:i+"/turnTrack/"+f(m)+"/airSteps/britain",schemaPath:"defs.schema.json#/$defs/airSteps/properties/britain/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:60}}),r++),(h<1||isNaN(h))&&(e=t(e,{instancePath:i+"/turnTrack/"+f(m)+"/airSteps/britain",schemaPath:"defs.schema.json#/$defs/airSteps/properties/brit\
ain/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(g.netherlands!==void 0){let h=g.netherlands;typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(
h)||(e=t(e,{instancePath:i+"/turnTrack/"+f(m)+"/airSteps/netherlands",schemaPath:"defs.schema.json#/$defs/airSteps/properties/netherlands/type",keyword:"type",params:{
type:"integer"}}),r++),typeof h=="number"&&isFinite(h)&&((h>60||isNaN(h))&&(e=t(e,{instancePath:i+"/turnTrack/"+f(m)+"/airSteps/netherlands",schemaPath:"defs.sc\
hema.json#/$defs/airSteps/properties/netherlands/maximum",keyword:"maximum",params:{comparison:"<=",limit:60}}),r++),(h<1||isNaN(h))&&(e=t(e,{instancePath:i+"/t\
urnTrack/"+f(m)+"/airSteps/netherlands",schemaPath:"defs.schema.json#/$defs/airSteps/properties/netherlands/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),
r++))}}else e=t(e,{instancePath:i+"/turnTrack/"+f(m)+"/airSteps",schemaPath:"defs.schema.json#/$defs/airSteps/type",keyword:"type",params:{type:"object"}}),r++}}else
e=t(e,{instancePath:i+"/turnTrack/"+f(m),schemaPath:"#/properties/turnTrack/patternProperties/%5E%5B1-9%5D%5B0-9%5D%3F%24/type",keyword:"type",params:{type:"obj\
ect"}}),r++}}else e=t(e,{instancePath:i+"/turnTrack",schemaPath:"#/properties/turnTrack/type",keyword:"type",params:{type:"object"}}),r++}if(o.removed!==void 0){
let d=o.removed;if(d&&typeof d=="object"&&!Array.isArray(d)){d.units===void 0&&(e=t(e,{instancePath:i+"/removed",schemaPath:"#/properties/removed/required",keyword:"\
required",params:{missingProperty:"units"}}),r++);for(let m in d)m!=="units"&&(e=t(e,{instancePath:i+"/removed",schemaPath:"#/properties/removed/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:m}}),r++);if(d.units!==void 0){let m=d.units;if(m&&typeof m=="object"&&!Array.isArray(m)){for(let l in m)
j.test(l)||(e=t(e,{instancePath:i+"/removed/units",schemaPath:"defs.schema.json#/$defs/unitCounts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}),
r++);for(let l in m)if(j.test(l)){let g=m[l];typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)||(e=t(e,{instancePath:i+"/removed/units/"+f(l),schemaPath:"defs.\
schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"integer"}}),r++),typeof g=="number"&&isFinite(
g)&&((g>50||isNaN(g))&&(e=t(e,{instancePath:i+"/removed/units/"+f(l),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%\
5D*%24/maximum",keyword:"maximum",params:{comparison:"<=",limit:50}}),r++),(g<1||isNaN(g))&&(e=t(e,{instancePath:i+"/removed/units/"+f(l),schemaPath:"defs.schem\
a.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}}else e=t(e,{instancePath:i+
"/removed/units",schemaPath:"defs.schema.json#/$defs/unitCounts/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/removed",schemaPath:"\
#/properties/removed/type",keyword:"type",params:{type:"object"}}),r++}if(o.sunk!==void 0){let d=o.sunk;if(d&&typeof d=="object"&&!Array.isArray(d)){d.units===void 0&&
(e=t(e,{instancePath:i+"/sunk",schemaPath:"#/properties/sunk/required",keyword:"required",params:{missingProperty:"units"}}),r++);for(let m in d)m!=="units"&&(e=
t(e,{instancePath:i+"/sunk",schemaPath:"#/properties/sunk/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}),r++);if(d.units!==
void 0){let m=d.units;if(m&&typeof m=="object"&&!Array.isArray(m)){for(let l in m)j.test(l)||(e=t(e,{instancePath:i+"/sunk/units",schemaPath:"defs.schema.json#/\
$defs/unitCounts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}),r++);for(let l in m)if(j.test(l)){let g=m[l];typeof g=="nu\
mber"&&!(g%1)&&!isNaN(g)&&isFinite(g)||(e=t(e,{instancePath:i+"/sunk/units/"+f(l),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%\
5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"integer"}}),r++),typeof g=="number"&&isFinite(g)&&((g>50||isNaN(g))&&(e=t(e,{instancePath:i+"/sunk/units/"+
f(l),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/maximum",keyword:"maximum",params:{comparison:"<=",limit:50}}),
r++),(g<1||isNaN(g))&&(e=t(e,{instancePath:i+"/sunk/units/"+f(l),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%\
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
if(m&&typeof m=="object"&&!Array.isArray(m)){for(let l in m)j.test(l)||(e=t(e,{instancePath:i+"/reactionForce/units",schemaPath:"defs.schema.json#/$defs/unitCou\
nts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}),r++);for(let l in m)if(j.test(l)){let g=m[l];typeof g=="number"&&!(g%1)&&
!isNaN(g)&&isFinite(g)||(e=t(e,{instancePath:i+"/reactionForce/units/"+f(l),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba\
-z0-9-%5D*%24/type",keyword:"type",params:{type:"integer"}}),r++),typeof g=="number"&&isFinite(g)&&((g>50||isNaN(g))&&(e=t(e,{instancePath:i+"/reactionForce/uni\
ts/"+f(l),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/maximum",keyword:"maximum",params:{comparison:"<=",limit:50}}),
r++),(g<1||isNaN(g))&&(e=t(e,{instancePath:i+"/reactionForce/units/"+f(l),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z\
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
e/places/1",schemaPath:"defs.schema.json#/$defs/placeId/maxLength",keyword:"maxLength",params:{limit:80}}),r++),j.test(l)||(e=t(e,{instancePath:i+"/reactionForc\
e/places/1",schemaPath:"defs.schema.json#/$defs/placeId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/reac\
tionForce/places/1",schemaPath:"defs.schema.json#/$defs/placeId/type",keyword:"type",params:{type:"string"}}),r++)}if(m[2]!==void 0){let l=m[2];typeof l=="strin\
g"?(l.length>80&&$(l)>80&&(e=t(e,{instancePath:i+"/reactionForce/places/2",schemaPath:"defs.schema.json#/$defs/placeId/maxLength",keyword:"maxLength",params:{limit:80}}),
r++),j.test(l)||(e=t(e,{instancePath:i+"/reactionForce/places/2",schemaPath:"defs.schema.json#/$defs/placeId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-\
9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/reactionForce/places/2",schemaPath:"defs.schema.json#/$defs/placeId/type",keyword:"type",params:{type:"string"}}),
r++)}if(m[3]!==void 0){let l=m[3];typeof l=="string"?(l.length>80&&$(l)>80&&(e=t(e,{instancePath:i+"/reactionForce/places/3",schemaPath:"defs.schema.json#/$defs\
/placeId/maxLength",keyword:"maxLength",params:{limit:80}}),r++),j.test(l)||(e=t(e,{instancePath:i+"/reactionForce/places/3",schemaPath:"defs.schema.json#/$defs\
/placeId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/reactionForce/places/3",schemaPath:"defs.schema.jso\
n#/$defs/placeId/type",keyword:"type",params:{type:"string"}}),r++)}if(m[4]!==void 0){let l=m[4];typeof l=="string"?(l.length>80&&$(l)>80&&(e=t(e,{instancePath:i+
"/reactionForce/places/4",schemaPath:"defs.schema.json#/$defs/placeId/maxLength",keyword:"maxLength",params:{limit:80}}),r++),j.test(l)||(e=t(e,{instancePath:i+
"/reactionForce/places/4",schemaPath:"defs.schema.json#/$defs/placeId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+
"/reactionForce/places/4",schemaPath:"defs.schema.json#/$defs/placeId/type",keyword:"type",params:{type:"string"}}),r++)}if(m[5]!==void 0){let l=m[5];typeof l==
"string"?(l.length>80&&$(l)>80&&(e=t(e,{instancePath:i+"/reactionForce/places/5",schemaPath:"defs.schema.json#/$defs/placeId/maxLength",keyword:"maxLength",params:{
limit:80}}),r++),j.test(l)||(e=t(e,{instancePath:i+"/reactionForce/places/5",schemaPath:"defs.schema.json#/$defs/placeId/pattern",keyword:"pattern",params:{pattern:"\
^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/reactionForce/places/5",schemaPath:"defs.schema.json#/$defs/placeId/type",keyword:"type",params:{type:"s\
tring"}}),r++)}if(m[6]!==void 0){let l=m[6];typeof l=="string"?(l.length>80&&$(l)>80&&(e=t(e,{instancePath:i+"/reactionForce/places/6",schemaPath:"defs.schema.j\
son#/$defs/placeId/maxLength",keyword:"maxLength",params:{limit:80}}),r++),j.test(l)||(e=t(e,{instancePath:i+"/reactionForce/places/6",schemaPath:"defs.schema.j\
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
efs/placeId/maxLength",keyword:"maxLength",params:{limit:80}}),r++),j.test(v)||(e=t(e,{instancePath:i+"/special/conquered/"+x,schemaPath:"defs.schema.json#/$def\
s/placeId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/special/conquered/"+x,schemaPath:"defs.schema.json\
#/$defs/placeId/type",keyword:"type",params:{type:"string"}}),r++)}let g=m.length,h;if(g>1){let x=z(m,B);x!==null&&([g,h]=x,e=t(e,{instancePath:i+"/special/conq\
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
(Ee(o.position,{instancePath:i+"/position",parentData:o,parentDataProperty:"position",rootData:P,dynamicAnchors:k})||(e=e===null?Ee.errors:b(e,Ee.errors),r=e.length)),
o.overrides!==void 0){let d=o.overrides;if(d&&typeof d=="object"&&!Array.isArray(d)){for(let m in d)Oe.test(m)||(e=t(e,{instancePath:i+"/overrides",schemaPath:"\
#/properties/overrides/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}),r++);for(let m in d)if(Oe.test(m)){let l=d[m];l&&typeof l==
"object"&&!Array.isArray(l)||(e=t(e,{instancePath:i+"/overrides/"+f(m),schemaPath:"#/properties/overrides/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9~1-%5D*%5C.j\
son%24/type",keyword:"type",params:{type:"object"}}),r++)}}else e=t(e,{instancePath:i+"/overrides",schemaPath:"#/properties/overrides/type",keyword:"type",params:{
type:"object"}}),r++}o.sources!==void 0&&(Ce(o.sources,{instancePath:i+"/sources",parentData:o,parentDataProperty:"sources",rootData:P,dynamicAnchors:k})||(e=e===
null?Ce.errors:b(e,Ce.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return nr.errors=e,r===0}nr.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Zr=mr;function Ie(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=Ie.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){Object.keys(o).length<1&&(e=t(e,{instancePath:i,schemaPath:"#/minProperties",
keyword:"minProperties",params:{limit:1}}),r++);for(let a in o)a==="units"||a==="reduced"||a==="airSteps"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);if(o.units!==void 0){let a=o.units;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let s in a)
j.test(s)||(e=t(e,{instancePath:i+"/units",schemaPath:"defs.schema.json#/$defs/unitCounts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),
r++);for(let s in a)if(j.test(s)){let n=a[s];typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=t(e,{instancePath:i+"/units/"+f(s),schemaPath:"defs.schema.j\
son#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"integer"}}),r++),typeof n=="number"&&isFinite(n)&&((n>
50||isNaN(n))&&(e=t(e,{instancePath:i+"/units/"+f(s),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/maximum",
keyword:"maximum",params:{comparison:"<=",limit:50}}),r++),(n<1||isNaN(n))&&(e=t(e,{instancePath:i+"/units/"+f(s),schemaPath:"defs.schema.json#/$defs/unitCounts\
/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}}else e=t(e,{instancePath:i+"/units",schemaPath:"\
defs.schema.json#/$defs/unitCounts/type",keyword:"type",params:{type:"object"}}),r++}if(o.reduced!==void 0){let a=o.reduced;if(a&&typeof a=="object"&&!Array.isArray(
a)){for(let s in a)j.test(s)||(e=t(e,{instancePath:i+"/reduced",schemaPath:"defs.schema.json#/$defs/unitCounts/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:s}}),r++);for(let s in a)if(j.test(s)){let n=a[s];typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=t(e,{instancePath:i+"/re\
duced/"+f(s),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"integer"}}),r++),
typeof n=="number"&&isFinite(n)&&((n>50||isNaN(n))&&(e=t(e,{instancePath:i+"/reduced/"+f(s),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E\
%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/maximum",keyword:"maximum",params:{comparison:"<=",limit:50}}),r++),(n<1||isNaN(n))&&(e=t(e,{instancePath:i+"/reduced/"+f(s),schemaPath:"\
defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}}else e=
t(e,{instancePath:i+"/reduced",schemaPath:"defs.schema.json#/$defs/unitCounts/type",keyword:"type",params:{type:"object"}}),r++}if(o.airSteps!==void 0){let a=o.
airSteps;if(a&&typeof a=="object"&&!Array.isArray(a)){Object.keys(a).length<1&&(e=t(e,{instancePath:i+"/airSteps",schemaPath:"defs.schema.json#/$defs/airSteps/m\
inProperties",keyword:"minProperties",params:{limit:1}}),r++);for(let s in a)s==="japan"||s==="us"||s==="britain"||s==="netherlands"||(e=t(e,{instancePath:i+"/a\
irSteps",schemaPath:"defs.schema.json#/$defs/airSteps/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);if(a.japan!==void 0){
let s=a.japan;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/airSteps/japan",schemaPath:"defs.schema.json#/$defs/airSteps/properti\
es/japan/type",keyword:"type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>60||isNaN(s))&&(e=t(e,{instancePath:i+"/airSteps/japan",schemaPath:"\
defs.schema.json#/$defs/airSteps/properties/japan/maximum",keyword:"maximum",params:{comparison:"<=",limit:60}}),r++),(s<1||isNaN(s))&&(e=t(e,{instancePath:i+"/\
airSteps/japan",schemaPath:"defs.schema.json#/$defs/airSteps/properties/japan/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(a.us!==void 0){
let s=a.us;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/airSteps/us",schemaPath:"defs.schema.json#/$defs/airSteps/properties/us/\
type",keyword:"type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>60||isNaN(s))&&(e=t(e,{instancePath:i+"/airSteps/us",schemaPath:"defs.s\
chema.json#/$defs/airSteps/properties/us/maximum",keyword:"maximum",params:{comparison:"<=",limit:60}}),r++),(s<1||isNaN(s))&&(e=t(e,{instancePath:i+"/airSteps/\
us",schemaPath:"defs.schema.json#/$defs/airSteps/properties/us/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(a.britain!==void 0){let s=a.
britain;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/airSteps/britain",schemaPath:"defs.schema.json#/$defs/airSteps/properties/b\
ritain/type",keyword:"type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>60||isNaN(s))&&(e=t(e,{instancePath:i+"/airSteps/britain",schemaPath:"\
defs.schema.json#/$defs/airSteps/properties/britain/maximum",keyword:"maximum",params:{comparison:"<=",limit:60}}),r++),(s<1||isNaN(s))&&(e=t(e,{instancePath:i+
"/airSteps/britain",schemaPath:"defs.schema.json#/$defs/airSteps/properties/britain/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(a.netherlands!==
void 0){let s=a.netherlands;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/airSteps/netherlands",schemaPath:"defs.schema.json#/$de\
fs/airSteps/properties/netherlands/type",keyword:"type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>60||isNaN(s))&&(e=t(e,{instancePath:i+
"/airSteps/netherlands",schemaPath:"defs.schema.json#/$defs/airSteps/properties/netherlands/maximum",keyword:"maximum",params:{comparison:"<=",limit:60}}),r++),
(s<1||isNaN(s))&&(e=t(e,{instancePath:i+"/airSteps/netherlands",schemaPath:"defs.schema.json#/$defs/airSteps/properties/netherlands/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}),r++))}}else e=t(e,{instancePath:i+"/airSteps",schemaPath:"defs.schema.json#/$defs/airSteps/type",keyword:"type",params:{type:"object"}}),
r++}}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return Ie.errors=e,r===0}Ie.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function V(o,{instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=V.evaluated;if(y.dynamicProps&&
(y.props=void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){for(let a in o)a==="taskForces"||a==="base"||a==="longRange"||(e=t(e,
{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);if(o.taskForces!==void 0){let a=o.taskForces;
if(Array.isArray(a)){a.length>40&&(e=t(e,{instancePath:i+"/taskForces",schemaPath:"#/properties/taskForces/maxItems",keyword:"maxItems",params:{limit:40}}),r++);
let s=a.length;for(let n=0;n<s;n++){let p=a[n];if(p&&typeof p=="object"&&!Array.isArray(p)){Object.keys(p).length<1&&(e=t(e,{instancePath:i+"/taskForces/"+n,schemaPath:"\
#/properties/taskForces/items/minProperties",keyword:"minProperties",params:{limit:1}}),r++);for(let c in p)c==="units"||c==="reduced"||c==="airSteps"||c==="hal\
f"||c==="express"||(e=t(e,{instancePath:i+"/taskForces/"+n,schemaPath:"#/properties/taskForces/items/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:c}}),r++);if(p.units!==void 0){let c=p.units;if(c&&typeof c=="object"&&!Array.isArray(c)){for(let u in c)j.test(u)||(e=t(e,{instancePath:i+"/\
taskForces/"+n+"/units",schemaPath:"defs.schema.json#/$defs/unitCounts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}}),r++);
for(let u in c)if(j.test(u)){let d=c[u];typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)||(e=t(e,{instancePath:i+"/taskForces/"+n+"/units/"+f(u),schemaPath:"d\
efs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"integer"}}),r++),typeof d=="number"&&isFinite(
d)&&((d>50||isNaN(d))&&(e=t(e,{instancePath:i+"/taskForces/"+n+"/units/"+f(u),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5\
Ba-z0-9-%5D*%24/maximum",keyword:"maximum",params:{comparison:"<=",limit:50}}),r++),(d<1||isNaN(d))&&(e=t(e,{instancePath:i+"/taskForces/"+n+"/units/"+f(u),schemaPath:"\
defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}}else e=
t(e,{instancePath:i+"/taskForces/"+n+"/units",schemaPath:"defs.schema.json#/$defs/unitCounts/type",keyword:"type",params:{type:"object"}}),r++}if(p.reduced!==void 0){
let c=p.reduced;if(c&&typeof c=="object"&&!Array.isArray(c)){for(let u in c)j.test(u)||(e=t(e,{instancePath:i+"/taskForces/"+n+"/reduced",schemaPath:"defs.schem\
a.json#/$defs/unitCounts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}}),r++);for(let u in c)if(j.test(u)){let d=c[u];typeof d==
"number"&&!(d%1)&&!isNaN(d)&&isFinite(d)||(e=t(e,{instancePath:i+"/taskForces/"+n+"/reduced/"+f(u),schemaPath:"defs.schema.json#/$defs/unitCounts/patternPropert\
ies/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"integer"}}),r++),typeof d=="number"&&isFinite(d)&&((d>50||isNaN(d))&&(e=t(e,{instancePath:i+
"/taskForces/"+n+"/reduced/"+f(u),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/maximum",keyword:"maximum",params:{
comparison:"<=",limit:50}}),r++),(d<1||isNaN(d))&&(e=t(e,{instancePath:i+"/taskForces/"+n+"/reduced/"+f(u),schemaPath:"defs.schema.json#/$defs/unitCounts/patter\
nProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}}else e=t(e,{instancePath:i+"/taskForces/"+n+"/\
reduced",schemaPath:"defs.schema.json#/$defs/unitCounts/type",keyword:"type",params:{type:"object"}}),r++}if(p.airSteps!==void 0){let c=p.airSteps;if(c&&typeof c==
"object"&&!Array.isArray(c)){Object.keys(c).length<1&&(e=t(e,{instancePath:i+"/taskForces/"+n+"/airSteps",schemaPath:"defs.schema.json#/$defs/airSteps/minProper\
ties",keyword:"minProperties",params:{limit:1}}),r++);for(let u in c)u==="japan"||u==="us"||u==="britain"||u==="netherlands"||(e=t(e,{instancePath:i+"/taskForce\
s/"+n+"/airSteps",schemaPath:"defs.schema.json#/$defs/airSteps/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}}),r++);if(c.japan!==
void 0){let u=c.japan;typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)||(e=t(e,{instancePath:i+"/taskForces/"+n+"/airSteps/japan",schemaPath:"defs.schema.json\
#/$defs/airSteps/properties/japan/type",keyword:"type",params:{type:"integer"}}),r++),typeof u=="number"&&isFinite(u)&&((u>60||isNaN(u))&&(e=t(e,{instancePath:i+
"/taskForces/"+n+"/airSteps/japan",schemaPath:"defs.schema.json#/$defs/airSteps/properties/japan/maximum",keyword:"maximum",params:{comparison:"<=",limit:60}}),
r++),(u<1||isNaN(u))&&(e=t(e,{instancePath:i+"/taskForces/"+n+"/airSteps/japan",schemaPath:"defs.schema.json#/$defs/airSteps/properties/japan/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}),r++))}if(c.us!==void 0){let u=c.us;typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)||(e=t(e,{instancePath:i+"/task\
Forces/"+n+"/airSteps/us",schemaPath:"defs.schema.json#/$defs/airSteps/properties/us/type",keyword:"type",params:{type:"integer"}}),r++),typeof u=="number"&&isFinite(
u)&&((u>60||isNaN(u))&&(e=t(e,{instancePath:i+"/taskForces/"+n+"/airSteps/us",schemaPath:"defs.schema.json#/$defs/airSteps/properties/us/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:60}}),r++),(u<1||isNaN(u))&&(e=t(e,{instancePath:i+"/taskForces/"+n+"/airSteps/us",schemaPath:"defs.schema.json#/$defs/airStep\
s/properties/us/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(c.britain!==void 0){let u=c.britain;typeof u=="number"&&!(u%1)&&!isNaN(u)&&
isFinite(u)||(e=t(e,{instancePath:i+"/taskForces/"+n+"/airSteps/britain",schemaPath:"defs.schema.json#/$defs/airSteps/properties/britain/type",keyword:"type",params:{
type:"integer"}}),r++),typeof u=="number"&&isFinite(u)&&((u>60||isNaN(u))&&(e=t(e,{instancePath:i+"/taskForces/"+n+"/airSteps/britain",schemaPath:"defs.schema.j\
son#/$defs/airSteps/properties/britain/maximum",keyword:"maximum",params:{comparison:"<=",limit:60}}),r++),(u<1||isNaN(u))&&(e=t(e,{instancePath:i+"/taskForces/"+
n+"/airSteps/britain",schemaPath:"defs.schema.json#/$defs/airSteps/properties/britain/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(c.netherlands!==
void 0){let u=c.netherlands;typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)||(e=t(e,{instancePath:i+"/taskForces/"+n+"/airSteps/netherlands",schemaPath:"defs\
.schema.json#/$defs/airSteps/properties/netherlands/type",keyword:"type",params:{type:"integer"}}),r++),typeof u=="number"&&isFinite(u)&&((u>60||isNaN(u))&&(e=t(
e,{instancePath:i+"/taskForces/"+n+"/airSteps/netherlands",schemaPath:"defs.schema.json#/$defs/airSteps/properties/netherlands/maximum",keyword:"maximum",params:{
comparison:"<=",limit:60}}),r++),(u<1||isNaN(u))&&(e=t(e,{instancePath:i+"/taskForces/"+n+"/airSteps/netherlands",schemaPath:"defs.schema.json#/$defs/airSteps/p\
roperties/netherlands/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}}else e=t(e,{instancePath:i+"/taskForces/"+n+"/airSteps",schemaPath:"d\
efs.schema.json#/$defs/airSteps/type",keyword:"type",params:{type:"object"}}),r++}if(p.half!==void 0){let c=p.half;typeof c=="string"?(c.length>80&&$(c)>80&&(e=
t(e,{instancePath:i+"/taskForces/"+n+"/half",schemaPath:"#/properties/taskForces/items/properties/half/maxLength",keyword:"maxLength",params:{limit:80}}),r++),j.
test(c)||(e=t(e,{instancePath:i+"/taskForces/"+n+"/half",schemaPath:"#/properties/taskForces/items/properties/half/pattern",keyword:"pattern",params:{pattern:"^\
[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/taskForces/"+n+"/half",schemaPath:"#/properties/taskForces/items/properties/half/type",keyword:"type",params:{
type:"string"}}),r++)}p.express!==void 0&&typeof p.express!="boolean"&&(e=t(e,{instancePath:i+"/taskForces/"+n+"/express",schemaPath:"#/properties/taskForces/it\
ems/properties/express/type",keyword:"type",params:{type:"boolean"}}),r++)}else e=t(e,{instancePath:i+"/taskForces/"+n,schemaPath:"#/properties/taskForces/items\
/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/taskForces",schemaPath:"#/properties/taskForces/type",keyword:"type",params:{type:"\
array"}}),r++}if(o.base!==void 0&&(Ie(o.base,{instancePath:i+"/base",parentData:o,parentDataProperty:"base",rootData:P,dynamicAnchors:k})||(e=e===null?Ie.errors:
b(e,Ie.errors),r=e.length)),o.longRange!==void 0){let a=o.longRange;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let s in a)ie.test(s)||(e=t(e,{instancePath:i+
"/longRange",schemaPath:"#/properties/longRange/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);for(let s in a)if(ie.test(
s)){let n=a[s];if(n&&typeof n=="object"&&!Array.isArray(n)){Object.keys(n).length<1&&(e=t(e,{instancePath:i+"/longRange/"+f(s),schemaPath:"defs.schema.json#/$de\
fs/airSteps/minProperties",keyword:"minProperties",params:{limit:1}}),r++);for(let p in n)p==="japan"||p==="us"||p==="britain"||p==="netherlands"||(e=t(e,{instancePath:i+
"/longRange/"+f(s),schemaPath:"defs.schema.json#/$defs/airSteps/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}),r++);if(n.japan!==
void 0){let p=n.japan;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=t(e,{instancePath:i+"/longRange/"+f(s)+"/japan",schemaPath:"defs.schema.json#/$defs\
/airSteps/properties/japan/type",keyword:"type",params:{type:"integer"}}),r++),typeof p=="number"&&isFinite(p)&&((p>60||isNaN(p))&&(e=t(e,{instancePath:i+"/long\
Range/"+f(s)+"/japan",schemaPath:"defs.schema.json#/$defs/airSteps/properties/japan/maximum",keyword:"maximum",params:{comparison:"<=",limit:60}}),r++),(p<1||isNaN(
p))&&(e=t(e,{instancePath:i+"/longRange/"+f(s)+"/japan",schemaPath:"defs.schema.json#/$defs/airSteps/properties/japan/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}),r++))}if(n.us!==void 0){let p=n.us;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=t(e,{instancePath:i+"/longRange/"+f(s)+"/us",schemaPath:"\
defs.schema.json#/$defs/airSteps/properties/us/type",keyword:"type",params:{type:"integer"}}),r++),typeof p=="number"&&isFinite(p)&&((p>60||isNaN(p))&&(e=t(e,{instancePath:i+
"/longRange/"+f(s)+"/us",schemaPath:"defs.schema.json#/$defs/airSteps/properties/us/maximum",keyword:"maximum",params:{comparison:"<=",limit:60}}),r++),(p<1||isNaN(
p))&&(e=t(e,{instancePath:i+"/longRange/"+f(s)+"/us",schemaPath:"defs.schema.json#/$defs/airSteps/properties/us/minimum",keyword:"minimum",params:{comparison:">\
=",limit:1}}),r++))}if(n.britain!==void 0){let p=n.britain;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=t(e,{instancePath:i+"/longRange/"+f(s)+"/brita\
in",schemaPath:"defs.schema.json#/$defs/airSteps/properties/britain/type",keyword:"type",params:{type:"integer"}}),r++),typeof p=="number"&&isFinite(p)&&((p>60||
isNaN(p))&&(e=t(e,{instancePath:i+"/longRange/"+f(s)+"/britain",schemaPath:"defs.schema.json#/$defs/airSteps/properties/britain/maximum",keyword:"maximum",params:{
comparison:"<=",limit:60}}),r++),(p<1||isNaN(p))&&(e=t(e,{instancePath:i+"/longRange/"+f(s)+"/britain",schemaPath:"defs.schema.json#/$defs/airSteps/properties/b\
ritain/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(n.netherlands!==void 0){let p=n.netherlands;typeof p=="number"&&!(p%1)&&!isNaN(p)&&
isFinite(p)||(e=t(e,{instancePath:i+"/longRange/"+f(s)+"/netherlands",schemaPath:"defs.schema.json#/$defs/airSteps/properties/netherlands/type",keyword:"type",params:{
type:"integer"}}),r++),typeof p=="number"&&isFinite(p)&&((p>60||isNaN(p))&&(e=t(e,{instancePath:i+"/longRange/"+f(s)+"/netherlands",schemaPath:"defs.schema.json\
#/$defs/airSteps/properties/netherlands/maximum",keyword:"maximum",params:{comparison:"<=",limit:60}}),r++),(p<1||isNaN(p))&&(e=t(e,{instancePath:i+"/longRange/"+
f(s)+"/netherlands",schemaPath:"defs.schema.json#/$defs/airSteps/properties/netherlands/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}}else
e=t(e,{instancePath:i+"/longRange/"+f(s),schemaPath:"defs.schema.json#/$defs/airSteps/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+
"/longRange",schemaPath:"#/properties/longRange/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}),r++;return V.errors=e,r===0}V.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Se(o,{instancePath:i="",parentData:w,parentDataProperty:q,
rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=Se.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),o&&typeof o=="object"&&
!Array.isArray(o)){Object.keys(o).length<1&&(e=t(e,{instancePath:i,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1}}),r++);for(let a in o)A.
test(a)||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);for(let a in o)A.test(a)&&
(N(o[a],{instancePath:i+"/"+f(a),parentData:o,parentDataProperty:a,rootData:P,dynamicAnchors:k})||(e=e===null?N.errors:b(e,N.errors),r=e.length))}else e=t(e,{instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return Se.errors=e,r===0}Se.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function mr(o,{
instancePath:i="",parentData:w,parentDataProperty:q,rootData:P=o,dynamicAnchors:k={}}={}){let e=null,r=0,y=mr.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&
(y.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.title===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
title"}}),r++),o.turn===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"turn"}}),r++),o.phasing===void 0&&(e=
t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"phasing"}}),r++),o.place===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"place"}}),r++),o.forces===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"forces"}}),r++);for(let a in o)a==="$schema"||a==="title"||a==="summary"||a==="turn"||a==="phasing"||a==="place"||a==="options"||a==="scenario"||
a==="control"||a==="victoryPoints"||a==="forces"||a==="policies"||a==="sources"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:a}}),r++);if(o.$schema!==void 0){let a=o.$schema;typeof a=="string"?a.length<1&&(e=t(e,{instancePath:i+"/$schema",schemaPath:"\
../common/common.schema.json#/$defs/schemaPath/minLength",keyword:"minLength",params:{limit:1}}),r++):(e=t(e,{instancePath:i+"/$schema",schemaPath:"../common/co\
mmon.schema.json#/$defs/schemaPath/type",keyword:"type",params:{type:"string"}}),r++)}if(o.title!==void 0){let a=o.title;typeof a=="string"?(a.length>200&&$(a)>
200&&(e=t(e,{instancePath:i+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit:200}}),r++),a.length<1&&(e=t(e,{instancePath:i+
"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/title",schemaPath:"#/properties/title/t\
ype",keyword:"type",params:{type:"string"}}),r++)}if(o.summary!==void 0){let a=o.summary;typeof a=="string"?(a.length>4e3&&$(a)>4e3&&(e=t(e,{instancePath:i+"/su\
mmary",schemaPath:"#/properties/summary/maxLength",keyword:"maxLength",params:{limit:4e3}}),r++),a.length<1&&(e=t(e,{instancePath:i+"/summary",schemaPath:"#/pro\
perties/summary/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",
params:{type:"string"}}),r++)}if(o.turn!==void 0){let a=o.turn;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/turn",schemaPath:"de\
fs.schema.json#/$defs/turn/type",keyword:"type",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>16||isNaN(a))&&(e=t(e,{instancePath:i+"/turn",
schemaPath:"defs.schema.json#/$defs/turn/maximum",keyword:"maximum",params:{comparison:"<=",limit:16}}),r++),(a<1||isNaN(a))&&(e=t(e,{instancePath:i+"/turn",schemaPath:"\
defs.schema.json#/$defs/turn/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(o.phasing!==void 0){let a=o.phasing;typeof a!="string"&&(e=t(
e,{instancePath:i+"/phasing",schemaPath:"defs.schema.json#/$defs/side/type",keyword:"type",params:{type:"string"}}),r++),a==="japan"||a==="allies"||(e=t(e,{instancePath:i+
"/phasing",schemaPath:"defs.schema.json#/$defs/side/enum",keyword:"enum",params:{allowedValues:["japan","allies"]}}),r++)}if(o.place!==void 0){let a=o.place;typeof a==
"string"?(a.length>80&&$(a)>80&&(e=t(e,{instancePath:i+"/place",schemaPath:"defs.schema.json#/$defs/placeId/maxLength",keyword:"maxLength",params:{limit:80}}),r++),
j.test(a)||(e=t(e,{instancePath:i+"/place",schemaPath:"defs.schema.json#/$defs/placeId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):
(e=t(e,{instancePath:i+"/place",schemaPath:"defs.schema.json#/$defs/placeId/type",keyword:"type",params:{type:"string"}}),r++)}if(o.options!==void 0){let a=o.options;
if(Array.isArray(a)){let s=a.length;for(let c=0;c<s;c++){let u=a[c];typeof u=="string"?(u.length>80&&$(u)>80&&(e=t(e,{instancePath:i+"/options/"+c,schemaPath:".\
./common/common.schema.json#/$defs/optionId/maxLength",keyword:"maxLength",params:{limit:80}}),r++),j.test(u)||(e=t(e,{instancePath:i+"/options/"+c,schemaPath:"\
../common/common.schema.json#/$defs/optionId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/options/"+c,schemaPath:"\
../common/common.schema.json#/$defs/optionId/type",keyword:"type",params:{type:"string"}}),r++)}let n=a.length,p;if(n>1){let c=z(a,B);c!==null&&([n,p]=c,e=t(e,{
instancePath:i+"/options",schemaPath:"#/properties/options/uniqueItems",keyword:"uniqueItems",params:{i:n,j:p}}),r++)}}else e=t(e,{instancePath:i+"/options",schemaPath:"\
#/properties/options/type",keyword:"type",params:{type:"array"}}),r++}if(o.scenario!==void 0){let a=o.scenario;typeof a=="string"?(a.length>80&&$(a)>80&&(e=t(e,
{instancePath:i+"/scenario",schemaPath:"../common/common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{limit:80}}),r++),j.test(a)||(e=t(e,{instancePath:i+
"/scenario",schemaPath:"../common/common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+
"/scenario",schemaPath:"../common/common.schema.json#/$defs/id/type",keyword:"type",params:{type:"string"}}),r++)}if(o.control!==void 0){let a=o.control;if(a&&typeof a==
"object"&&!Array.isArray(a)){for(let s in a)ie.test(s)||(e=t(e,{instancePath:i+"/control",schemaPath:"#/properties/control/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:s}}),r++);for(let s in a)if(ie.test(s)){let n=a[s];typeof n!="string"&&(e=t(e,{instancePath:i+"/control/"+f(s),schemaPath:"\
#/properties/control/patternProperties/%5E%5Ba-z%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"string"}}),r++),n==="japan"||n==="allies"||n==="none"||(e=
t(e,{instancePath:i+"/control/"+f(s),schemaPath:"#/properties/control/patternProperties/%5E%5Ba-z%5D%5Ba-z0-9-%5D*%24/enum",keyword:"enum",params:{allowedValues:[
"japan","allies","none"]}}),r++)}}else e=t(e,{instancePath:i+"/control",schemaPath:"#/properties/control/type",keyword:"type",params:{type:"object"}}),r++}if(o.
victoryPoints!==void 0){let a=o.victoryPoints;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/victoryPoints",schemaPath:"#/properti\
es/victoryPoints/type",keyword:"type",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>200||isNaN(a))&&(e=t(e,{instancePath:i+"/victoryPoints",
schemaPath:"#/properties/victoryPoints/maximum",keyword:"maximum",params:{comparison:"<=",limit:200}}),r++),(a<-100||isNaN(a))&&(e=t(e,{instancePath:i+"/victory\
Points",schemaPath:"#/properties/victoryPoints/minimum",keyword:"minimum",params:{comparison:">=",limit:-100}}),r++))}if(o.forces!==void 0){let a=o.forces;if(a&&
typeof a=="object"&&!Array.isArray(a)){a.japan===void 0&&(e=t(e,{instancePath:i+"/forces",schemaPath:"#/properties/forces/required",keyword:"required",params:{missingProperty:"\
japan"}}),r++),a.allies===void 0&&(e=t(e,{instancePath:i+"/forces",schemaPath:"#/properties/forces/required",keyword:"required",params:{missingProperty:"allies"}}),
r++);for(let s in a)s==="japan"||s==="allies"||(e=t(e,{instancePath:i+"/forces",schemaPath:"#/properties/forces/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:s}}),r++);a.japan!==void 0&&(V(a.japan,{instancePath:i+"/forces/japan",parentData:a,parentDataProperty:"japan",rootData:P,dynamicAnchors:k})||
(e=e===null?V.errors:b(e,V.errors),r=e.length)),a.allies!==void 0&&(V(a.allies,{instancePath:i+"/forces/allies",parentData:a,parentDataProperty:"allies",rootData:P,
dynamicAnchors:k})||(e=e===null?V.errors:b(e,V.errors),r=e.length))}else e=t(e,{instancePath:i+"/forces",schemaPath:"#/properties/forces/type",keyword:"type",params:{
type:"object"}}),r++}if(o.policies!==void 0){let a=o.policies;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let s in a)s==="japan"||s==="allies"||(e=t(e,{instancePath:i+
"/policies",schemaPath:"#/properties/policies/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);if(a.japan!==void 0){let s=a.
japan;typeof s!="string"&&(e=t(e,{instancePath:i+"/policies/japan",schemaPath:"#/$defs/policy/type",keyword:"type",params:{type:"string"}}),r++),s==="strongest-\
fire"||s==="carriers-first"||s==="cautious"||s==="first-legal"||s==="random"||(e=t(e,{instancePath:i+"/policies/japan",schemaPath:"#/$defs/policy/enum",keyword:"\
enum",params:{allowedValues:["strongest-fire","carriers-first","cautious","first-legal","random"]}}),r++)}if(a.allies!==void 0){let s=a.allies;typeof s!="string"&&
(e=t(e,{instancePath:i+"/policies/allies",schemaPath:"#/$defs/policy/type",keyword:"type",params:{type:"string"}}),r++),s==="strongest-fire"||s==="carriers-firs\
t"||s==="cautious"||s==="first-legal"||s==="random"||(e=t(e,{instancePath:i+"/policies/allies",schemaPath:"#/$defs/policy/enum",keyword:"enum",params:{allowedValues:[
"strongest-fire","carriers-first","cautious","first-legal","random"]}}),r++)}}else e=t(e,{instancePath:i+"/policies",schemaPath:"#/properties/policies/type",keyword:"\
type",params:{type:"object"}}),r++}o.sources!==void 0&&(Se(o.sources,{instancePath:i+"/sources",parentData:o,parentDataProperty:"sources",rootData:P,dynamicAnchors:k})||
(e=e===null?Se.errors:b(e,Se.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return mr.errors=e,
r===0}mr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function t(o,i){return o===null?[i]:(o.push(i),o)}function z(o,i){let w=null,q=new Map,P=[];for(let k=0;k<
o.length;k++){if(typeof o[k]=="object"&&o[k]!==null){P.push(k);continue}let e=q.get(o[k]);e!==void 0&&(w=[k,e]),q.set(o[k],k)}for(let k=P.length;k--&&!(w!==null&&
P[k]<w[0]);)for(let e=k;e--;)if(i(o[P[k]],o[P[e]]))return[P[k],P[e]];return w}function f(o){return o.includes("~")||o.includes("/")?o.replace(/~/g,"~0").replace(
/\//g,"~1"):o}function b(o,i){for(let w of i)o.push(w);return o}var E=o=>i=>o(i)?[]:[...o.errors],ei={"common/workspace.schema.json":E($r),"common/game.schema.json":E(jr),"common/map.schema.json":E(qr),"common/drawing.schema\
.json":E(xr),"common/options.schema.json":E(Nr),"common/rulebook.schema.json":E(vr),"common/numbering.schema.json":E(Ar),"common/layer.schema.json":E(Fr),"commo\
n/playtest.schema.json":E(Dr),"fire-in-the-sky/bases.schema.json":E(Lr),"fire-in-the-sky/units.schema.json":E(Br),"fire-in-the-sky/parameters.schema.json":E(zr),
"fire-in-the-sky/sequence.schema.json":E(Er),"fire-in-the-sky/combat-table.schema.json":E(Cr),"fire-in-the-sky/surface-combat-table.schema.json":E(Ir),"fire-in-\
the-sky/naval-damage-table.schema.json":E(Sr),"fire-in-the-sky/transport-costs.schema.json":E(Or),"fire-in-the-sky/levels.schema.json":E(Tr),"fire-in-the-sky/pl\
ayer.schema.json":E(_r),"fire-in-the-sky/reinforcements.schema.json":E(Hr),"fire-in-the-sky/scenario.schema.json":E(Vr),"fire-in-the-sky/battle.schema.json":E(Zr)};export{ei as validators};
