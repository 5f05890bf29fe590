// Made from schemas/ by "npm run generate". Do not edit.
var Ge=(o,i)=>()=>{try{return i||o((i={exports:{}}).exports,i),i.exports}catch(k){throw i=0,k}};var Ue=Ge(Me=>{"use strict";Object.defineProperty(Me,"__esModule",{value:!0});function Qe(o){let i=o.length,k=0,b=0,y;for(;b<i;)k++,y=o.charCodeAt(b++),y>=55296&&
y<=56319&&b<i&&(y=o.charCodeAt(b),(y&64512)===56320&&b++);return k}Me.default=Qe;Qe.code='require("ajv/dist/runtime/ucs2length").default'});var Ye=Ge((xr,Xe)=>{"use strict";Xe.exports=function o(i,k){if(i===k)return!0;if(i&&k&&typeof i=="object"&&typeof k=="object"){if(i.constructor!==k.constructor)
return!1;var b,y,l;if(Array.isArray(i)){if(b=i.length,b!=k.length)return!1;for(y=b;y--!==0;)if(!o(i[y],k[y]))return!1;return!0}if(i.constructor===RegExp)return i.
source===k.source&&i.flags===k.flags;if(i.valueOf!==Object.prototype.valueOf)return i.valueOf()===k.valueOf();if(i.toString!==Object.prototype.toString)return i.
toString()===k.toString();if(l=Object.keys(i),b=l.length,b!==Object.keys(k).length)return!1;for(y=b;y--!==0;)if(!Object.prototype.hasOwnProperty.call(k,l[y]))return!1;
for(y=b;y--!==0;){var e=l[y];if(!o(i[e],k[e]))return!1}return!0}return i!==i&&k!==k}});var rr=Ge(Ke=>{"use strict";Object.defineProperty(Ke,"__esModule",{value:!0});var er=Ye();er.code='require("ajv/dist/runtime/equal").default';Ke.default=er});var tr=Ae;var w=Ue().default,F=rr().default,j=new RegExp("^[a-z0-9][a-z0-9-]*$","u"),br=new RegExp("^[a-z][a-z0-9/-]*$","u"),v=new RegExp("^(|/.*)$","u");var Y=new RegExp("^[0-9A-Z][0-9A-Za-z.()-]*$","u");function $(o,{instancePath:i="",parentData:k,parentDataProperty:b,rootData:y=o,dynamicAnchors:l={}}={}){let e=null,
r=0,f=$.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.status===void 0&&(e=t(e,{instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"}}),r++);for(let a in o)a==="rule"||a==="status"||a==="note"||(e=t(e,{instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);if(o.rule!==void 0){let a=o.rule;typeof a=="string"?(a.length>
24&&w(a)>24&&(e=t(e,{instancePath:i+"/rule",schemaPath:"#/$defs/ruleNumber/maxLength",keyword:"maxLength",params:{limit:24}}),r++),Y.test(a)||(e=t(e,{instancePath:i+
"/rule",schemaPath:"#/$defs/ruleNumber/pattern",keyword:"pattern",params:{pattern:"^[0-9A-Z][0-9A-Za-z.()-]*$"}}),r++)):(e=t(e,{instancePath:i+"/rule",schemaPath:"\
#/$defs/ruleNumber/type",keyword:"type",params:{type:"string"}}),r++)}if(o.status!==void 0){let a=o.status;typeof a!="string"&&(e=t(e,{instancePath:i+"/status",
schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"}}),r++),a==="printed"||a==="errata"||a==="reconstructed"||a==="designed"||(e=t(e,{instancePath:i+
"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:["printed","errata","reconstructed","designed"]}}),r++)}if(o.note!==void 0){
let a=o.note;typeof a=="string"?(a.length>2e3&&w(a)>2e3&&(e=t(e,{instancePath:i+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit:2e3}}),
r++),a.length<1&&(e=t(e,{instancePath:i+"/note",schemaPath:"#/properties/note/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/n\
ote",schemaPath:"#/properties/note/type",keyword:"type",params:{type:"string"}}),r++)}}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}),r++;return $.errors=e,r===0}$.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ee(o,{instancePath:i="",parentData:k,parentDataProperty:b,
rootData:y=o,dynamicAnchors:l={}}={}){let e=null,r=0,f=ee.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&
!Array.isArray(o)){Object.keys(o).length<1&&(e=t(e,{instancePath:i,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1}}),r++);for(let a in o)v.
test(a)||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);for(let a in o)v.test(a)&&
($(o[a],{instancePath:i+"/"+c(a),parentData:o,parentDataProperty:a,rootData:y,dynamicAnchors:l})||(e=e===null?$.errors:g(e,$.errors),r=e.length))}else e=t(e,{instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return ee.errors=e,r===0}ee.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ae(o,{
instancePath:i="",parentData:k,parentDataProperty:b,rootData:y=o,dynamicAnchors:l={}}={}){let e=null,r=0,f=Ae.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&
(f.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.title===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
title"}}),r++),o.game===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"game"}}),r++),o.layers===void 0&&(e=t(
e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"layers"}}),r++);for(let a in o)a==="$schema"||a==="title"||a==="game"||a===
"layers"||a==="without"||a==="suppress"||a==="sources"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),
r++);if(o.$schema!==void 0){let a=o.$schema;typeof a=="string"?a.length<1&&(e=t(e,{instancePath:i+"/$schema",schemaPath:"common.schema.json#/$defs/schemaPath/mi\
nLength",keyword:"minLength",params:{limit:1}}),r++):(e=t(e,{instancePath:i+"/$schema",schemaPath:"common.schema.json#/$defs/schemaPath/type",keyword:"type",params:{
type:"string"}}),r++)}if(o.title!==void 0){let a=o.title;typeof a=="string"?(a.length>200&&w(a)>200&&(e=t(e,{instancePath:i+"/title",schemaPath:"#/properties/ti\
tle/maxLength",keyword:"maxLength",params:{limit:200}}),r++),a.length<1&&(e=t(e,{instancePath:i+"/title",schemaPath:"#/properties/title/minLength",keyword:"minL\
ength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"}}),r++)}if(o.game!==void 0){
let a=o.game;typeof a=="string"?(a.length>80&&w(a)>80&&(e=t(e,{instancePath:i+"/game",schemaPath:"common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{
limit:80}}),r++),j.test(a)||(e=t(e,{instancePath:i+"/game",schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9\
-]*$"}}),r++)):(e=t(e,{instancePath:i+"/game",schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",params:{type:"string"}}),r++)}if(o.layers!==void 0){
let a=o.layers;if(Array.isArray(a)){let s=a.length;for(let d=0;d<s;d++){let h=a[d];typeof h=="string"?(h.length>80&&w(h)>80&&(e=t(e,{instancePath:i+"/layers/"+d,
schemaPath:"common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{limit:80}}),r++),j.test(h)||(e=t(e,{instancePath:i+"/layers/"+d,schemaPath:"comm\
on.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/layers/"+d,schemaPath:"common.schem\
a.json#/$defs/id/type",keyword:"type",params:{type:"string"}}),r++)}let n=a.length,m;if(n>1){let d=z(a,F);d!==null&&([n,m]=d,e=t(e,{instancePath:i+"/layers",schemaPath:"\
#/properties/layers/uniqueItems",keyword:"uniqueItems",params:{i:n,j:m}}),r++)}}else e=t(e,{instancePath:i+"/layers",schemaPath:"#/properties/layers/type",keyword:"\
type",params:{type:"array"}}),r++}if(o.without!==void 0){let a=o.without;if(Array.isArray(a)){let s=a.length;for(let d=0;d<s;d++){let h=a[d];typeof h=="string"?
(h.length>80&&w(h)>80&&(e=t(e,{instancePath:i+"/without/"+d,schemaPath:"common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{limit:80}}),r++),j.test(
h)||(e=t(e,{instancePath:i+"/without/"+d,schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=
t(e,{instancePath:i+"/without/"+d,schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",params:{type:"string"}}),r++)}let n=a.length,m;if(n>1){let d=z(a,
F);d!==null&&([n,m]=d,e=t(e,{instancePath:i+"/without",schemaPath:"#/properties/without/uniqueItems",keyword:"uniqueItems",params:{i:n,j:m}}),r++)}}else e=t(e,{
instancePath:i+"/without",schemaPath:"#/properties/without/type",keyword:"type",params:{type:"array"}}),r++}if(o.suppress!==void 0){let a=o.suppress;if(Array.isArray(
a)){let s=a.length;for(let n=0;n<s;n++){let m=a[n];if(m&&typeof m=="object"&&!Array.isArray(m)){m.code===void 0&&(e=t(e,{instancePath:i+"/suppress/"+n,schemaPath:"\
#/properties/suppress/items/required",keyword:"required",params:{missingProperty:"code"}}),r++),m.reason===void 0&&(e=t(e,{instancePath:i+"/suppress/"+n,schemaPath:"\
#/properties/suppress/items/required",keyword:"required",params:{missingProperty:"reason"}}),r++);for(let d in m)d==="code"||d==="file"||d==="pointer"||d==="rea\
son"||(e=t(e,{instancePath:i+"/suppress/"+n,schemaPath:"#/properties/suppress/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}),
r++);if(m.code!==void 0){let d=m.code;typeof d=="string"?(d.length>120&&w(d)>120&&(e=t(e,{instancePath:i+"/suppress/"+n+"/code",schemaPath:"#/properties/suppres\
s/items/properties/code/maxLength",keyword:"maxLength",params:{limit:120}}),r++),br.test(d)||(e=t(e,{instancePath:i+"/suppress/"+n+"/code",schemaPath:"#/propert\
ies/suppress/items/properties/code/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9/-]*$"}}),r++)):(e=t(e,{instancePath:i+"/suppress/"+n+"/code",schemaPath:"\
#/properties/suppress/items/properties/code/type",keyword:"type",params:{type:"string"}}),r++)}if(m.file!==void 0){let d=m.file;typeof d=="string"?(d.length>400&&
w(d)>400&&(e=t(e,{instancePath:i+"/suppress/"+n+"/file",schemaPath:"#/properties/suppress/items/properties/file/maxLength",keyword:"maxLength",params:{limit:400}}),
r++),d.length<1&&(e=t(e,{instancePath:i+"/suppress/"+n+"/file",schemaPath:"#/properties/suppress/items/properties/file/minLength",keyword:"minLength",params:{limit:1}}),
r++)):(e=t(e,{instancePath:i+"/suppress/"+n+"/file",schemaPath:"#/properties/suppress/items/properties/file/type",keyword:"type",params:{type:"string"}}),r++)}if(m.
pointer!==void 0){let d=m.pointer;typeof d=="string"?(d.length>400&&w(d)>400&&(e=t(e,{instancePath:i+"/suppress/"+n+"/pointer",schemaPath:"common.schema.json#/$\
defs/pointer/maxLength",keyword:"maxLength",params:{limit:400}}),r++),v.test(d)||(e=t(e,{instancePath:i+"/suppress/"+n+"/pointer",schemaPath:"common.schema.json\
#/$defs/pointer/pattern",keyword:"pattern",params:{pattern:"^(|/.*)$"}}),r++)):(e=t(e,{instancePath:i+"/suppress/"+n+"/pointer",schemaPath:"common.schema.json#/\
$defs/pointer/type",keyword:"type",params:{type:"string"}}),r++)}if(m.reason!==void 0){let d=m.reason;typeof d=="string"?(d.length>2e3&&w(d)>2e3&&(e=t(e,{instancePath:i+
"/suppress/"+n+"/reason",schemaPath:"#/properties/suppress/items/properties/reason/maxLength",keyword:"maxLength",params:{limit:2e3}}),r++),(d.length<12||w(d)<12)&&
(e=t(e,{instancePath:i+"/suppress/"+n+"/reason",schemaPath:"#/properties/suppress/items/properties/reason/minLength",keyword:"minLength",params:{limit:12}}),r++)):
(e=t(e,{instancePath:i+"/suppress/"+n+"/reason",schemaPath:"#/properties/suppress/items/properties/reason/type",keyword:"type",params:{type:"string"}}),r++)}}else
e=t(e,{instancePath:i+"/suppress/"+n,schemaPath:"#/properties/suppress/items/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/sup\
press",schemaPath:"#/properties/suppress/type",keyword:"type",params:{type:"array"}}),r++}o.sources!==void 0&&(ee(o.sources,{instancePath:i+"/sources",parentData:o,
parentDataProperty:"sources",rootData:y,dynamicAnchors:l})||(e=e===null?ee.errors:g(e,ee.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}),r++;return Ae.errors=e,r===0}Ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var sr=Ne;var ir=new RegExp("^#[0-9a-f]{6}$","u");function re(o,{instancePath:i="",parentData:k,parentDataProperty:b,rootData:y=o,dynamicAnchors:l={}}={}){let e=null,r=0,
f=re.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){Object.keys(o).length<1&&(e=t(e,{instancePath:i,
schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1}}),r++);for(let a in o)v.test(a)||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:a}}),r++);for(let a in o)v.test(a)&&($(o[a],{instancePath:i+"/"+c(a),parentData:o,parentDataProperty:a,
rootData:y,dynamicAnchors:l})||(e=e===null?$.errors:g(e,$.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"objec\
t"}}),r++;return re.errors=e,r===0}re.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ne(o,{instancePath:i="",parentData:k,parentDataProperty:b,rootData:y=o,
dynamicAnchors:l={}}={}){let e=null,r=0,f=Ne.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&!Array.isArray(
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
length>80&&w(a)>80&&(e=t(e,{instancePath:i+"/id",schemaPath:"common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{limit:80}}),r++),j.test(a)||(e=
t(e,{instancePath:i+"/id",schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+
"/id",schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",params:{type:"string"}}),r++)}if(o.title!==void 0){let a=o.title;typeof a=="string"?(a.length>
200&&w(a)>200&&(e=t(e,{instancePath:i+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit:200}}),r++),a.length<1&&(e=t(e,{instancePath:i+
"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/title",schemaPath:"#/properties/title/t\
ype",keyword:"type",params:{type:"string"}}),r++)}if(o.edition!==void 0){let a=o.edition;typeof a=="string"?(a.length>200&&w(a)>200&&(e=t(e,{instancePath:i+"/ed\
ition",schemaPath:"#/properties/edition/maxLength",keyword:"maxLength",params:{limit:200}}),r++),a.length<1&&(e=t(e,{instancePath:i+"/edition",schemaPath:"#/pro\
perties/edition/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/edition",schemaPath:"#/properties/edition/type",keyword:"type",
params:{type:"string"}}),r++)}if(o.summary!==void 0){let a=o.summary;typeof a=="string"?(a.length>2e3&&w(a)>2e3&&(e=t(e,{instancePath:i+"/summary",schemaPath:"#\
/properties/summary/maxLength",keyword:"maxLength",params:{limit:2e3}}),r++),a.length<1&&(e=t(e,{instancePath:i+"/summary",schemaPath:"#/properties/summary/minL\
ength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type:"string"}}),
r++)}if(o.rights!==void 0){let a=o.rights;typeof a=="string"?(a.length>2e3&&w(a)>2e3&&(e=t(e,{instancePath:i+"/rights",schemaPath:"#/properties/rights/maxLength",
keyword:"maxLength",params:{limit:2e3}}),r++),a.length<1&&(e=t(e,{instancePath:i+"/rights",schemaPath:"#/properties/rights/minLength",keyword:"minLength",params:{
limit:1}}),r++)):(e=t(e,{instancePath:i+"/rights",schemaPath:"#/properties/rights/type",keyword:"type",params:{type:"string"}}),r++)}if(o.players!==void 0){let a=o.
players;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/players",schemaPath:"#/properties/players/type",keyword:"type",params:{type:"\
integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>6||isNaN(a))&&(e=t(e,{instancePath:i+"/players",schemaPath:"#/properties/players/maximum",keyword:"maximum",
params:{comparison:"<=",limit:6}}),r++),(a<1||isNaN(a))&&(e=t(e,{instancePath:i+"/players",schemaPath:"#/properties/players/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}),r++))}if(o.sides!==void 0){let a=o.sides;if(a&&typeof a=="object"&&!Array.isArray(a)){Object.keys(a).length<1&&(e=t(e,{instancePath:i+"/sides",schemaPath:"\
#/properties/sides/minProperties",keyword:"minProperties",params:{limit:1}}),r++);for(let s in a)j.test(s)||(e=t(e,{instancePath:i+"/sides",schemaPath:"#/proper\
ties/sides/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);for(let s in a)if(j.test(s)){let n=a[s];if(n&&typeof n=="ob\
ject"&&!Array.isArray(n)){n.name===void 0&&(e=t(e,{instancePath:i+"/sides/"+c(s),schemaPath:"#/properties/sides/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%\
24/required",keyword:"required",params:{missingProperty:"name"}}),r++),n.colour===void 0&&(e=t(e,{instancePath:i+"/sides/"+c(s),schemaPath:"#/properties/sides/p\
atternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"colour"}}),r++);for(let m in n)m==="name"||m==="colour"||
(e=t(e,{instancePath:i+"/sides/"+c(s),schemaPath:"#/properties/sides/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:m}}),r++);if(n.name!==void 0){let m=n.name;typeof m=="string"?(m.length>80&&w(m)>80&&(e=t(e,{instancePath:i+"/sides/"+c(
s)+"/name",schemaPath:"#/properties/sides/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/name/maxLength",keyword:"maxLength",params:{limit:80}}),
r++),m.length<1&&(e=t(e,{instancePath:i+"/sides/"+c(s)+"/name",schemaPath:"#/properties/sides/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/name\
/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/sides/"+c(s)+"/name",schemaPath:"#/properties/sides/patternProperties/%5E%5Ba-\
z0-9%5D%5Ba-z0-9-%5D*%24/properties/name/type",keyword:"type",params:{type:"string"}}),r++)}if(n.colour!==void 0){let m=n.colour;typeof m=="string"?ir.test(m)||
(e=t(e,{instancePath:i+"/sides/"+c(s)+"/colour",schemaPath:"common.schema.json#/$defs/colour/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-f]{6}$"}}),r++):
(e=t(e,{instancePath:i+"/sides/"+c(s)+"/colour",schemaPath:"common.schema.json#/$defs/colour/type",keyword:"type",params:{type:"string"}}),r++)}}else e=t(e,{instancePath:i+
"/sides/"+c(s),schemaPath:"#/properties/sides/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{
instancePath:i+"/sides",schemaPath:"#/properties/sides/type",keyword:"type",params:{type:"object"}}),r++}if(o.nations!==void 0){let a=o.nations;if(a&&typeof a==
"object"&&!Array.isArray(a)){Object.keys(a).length<1&&(e=t(e,{instancePath:i+"/nations",schemaPath:"#/properties/nations/minProperties",keyword:"minProperties",
params:{limit:1}}),r++);for(let s in a)j.test(s)||(e=t(e,{instancePath:i+"/nations",schemaPath:"#/properties/nations/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:s}}),r++);for(let s in a)if(j.test(s)){let n=a[s];if(n&&typeof n=="object"&&!Array.isArray(n)){n.name===void 0&&(e=t(e,{instancePath:i+
"/nations/"+c(s),schemaPath:"#/properties/nations/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"name"}}),
r++),n.side===void 0&&(e=t(e,{instancePath:i+"/nations/"+c(s),schemaPath:"#/properties/nations/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"\
required",params:{missingProperty:"side"}}),r++),n.colour===void 0&&(e=t(e,{instancePath:i+"/nations/"+c(s),schemaPath:"#/properties/nations/patternProperties/%\
5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"colour"}}),r++);for(let m in n)m==="name"||m==="side"||m==="colour"||(e=t(
e,{instancePath:i+"/nations/"+c(s),schemaPath:"#/properties/nations/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:m}}),r++);if(n.name!==void 0){let m=n.name;typeof m=="string"?(m.length>80&&w(m)>80&&(e=t(e,{instancePath:i+"/nations/"+c(
s)+"/name",schemaPath:"#/properties/nations/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/name/maxLength",keyword:"maxLength",params:{limit:80}}),
r++),m.length<1&&(e=t(e,{instancePath:i+"/nations/"+c(s)+"/name",schemaPath:"#/properties/nations/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/\
name/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/nations/"+c(s)+"/name",schemaPath:"#/properties/nations/patternProperties/\
%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/name/type",keyword:"type",params:{type:"string"}}),r++)}if(n.side!==void 0){let m=n.side;typeof m=="string"?(m.length>
80&&w(m)>80&&(e=t(e,{instancePath:i+"/nations/"+c(s)+"/side",schemaPath:"common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{limit:80}}),r++),j.
test(m)||(e=t(e,{instancePath:i+"/nations/"+c(s)+"/side",schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]\
*$"}}),r++)):(e=t(e,{instancePath:i+"/nations/"+c(s)+"/side",schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",params:{type:"string"}}),r++)}if(n.colour!==
void 0){let m=n.colour;typeof m=="string"?ir.test(m)||(e=t(e,{instancePath:i+"/nations/"+c(s)+"/colour",schemaPath:"common.schema.json#/$defs/colour/pattern",keyword:"\
pattern",params:{pattern:"^#[0-9a-f]{6}$"}}),r++):(e=t(e,{instancePath:i+"/nations/"+c(s)+"/colour",schemaPath:"common.schema.json#/$defs/colour/type",keyword:"\
type",params:{type:"string"}}),r++)}}else e=t(e,{instancePath:i+"/nations/"+c(s),schemaPath:"#/properties/nations/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D\
*%24/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/nations",schemaPath:"#/properties/nations/type",keyword:"type",params:{type:"\
object"}}),r++}if(o.defaultLayers!==void 0){let a=o.defaultLayers;if(Array.isArray(a)){let s=a.length;for(let d=0;d<s;d++){let h=a[d];typeof h=="string"?(h.length>
80&&w(h)>80&&(e=t(e,{instancePath:i+"/defaultLayers/"+d,schemaPath:"common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{limit:80}}),r++),j.test(
h)||(e=t(e,{instancePath:i+"/defaultLayers/"+d,schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):
(e=t(e,{instancePath:i+"/defaultLayers/"+d,schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",params:{type:"string"}}),r++)}let n=a.length,m;if(n>1){
let d=z(a,F);d!==null&&([n,m]=d,e=t(e,{instancePath:i+"/defaultLayers",schemaPath:"#/properties/defaultLayers/uniqueItems",keyword:"uniqueItems",params:{i:n,j:m}}),
r++)}}else e=t(e,{instancePath:i+"/defaultLayers",schemaPath:"#/properties/defaultLayers/type",keyword:"type",params:{type:"array"}}),r++}o.sources!==void 0&&(re(
o.sources,{instancePath:i+"/sources",parentData:o,parentDataProperty:"sources",rootData:y,dynamicAnchors:l})||(e=e===null?re.errors:g(e,re.errors),r=e.length))}else
e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return Ne.errors=e,r===0}Ne.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var ar=De;var U=new RegExp("^[A-Z0-9]{2,8}$","u"),xe=new RegExp("^[A-Z0-9]{2,8}-[A-Z0-9]{2,8}$","u");function ie(o,{instancePath:i="",parentData:k,parentDataProperty:b,rootData:y=o,
dynamicAnchors:l={}}={}){let e=null,r=0,f=ie.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&!Array.isArray(
o)){Object.keys(o).length<1&&(e=t(e,{instancePath:i,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1}}),r++);for(let a in o)v.test(a)||(e=t(
e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);for(let a in o)v.test(a)&&($(o[a],{instancePath:i+
"/"+c(a),parentData:o,parentDataProperty:a,rootData:y,dynamicAnchors:l})||(e=e===null?$.errors:g(e,$.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}),r++;return ie.errors=e,r===0}ie.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function De(o,{instancePath:i="",
parentData:k,parentDataProperty:b,rootData:y=o,dynamicAnchors:l={}}={}){let e=null,r=0,f=De.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=
void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.$schema===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
$schema"}}),r++),o.title===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"title"}}),r++),o.layout===void 0&&
(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"layout"}}),r++),o.hexes===void 0&&(e=t(e,{instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"hexes"}}),r++),o.hexsides===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"hexsides"}}),r++),o.connections===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"connection\
s"}}),r++),o.splitHexes===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"splitHexes"}}),r++),o.boxes===void 0&&
(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"boxes"}}),r++),o.sources===void 0&&(e=t(e,{instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"sources"}}),r++);for(let a in o)a==="$schema"||a==="title"||a==="layout"||a==="hexes"||a==="hexsides"||a===
"connections"||a==="splitHexes"||a==="boxes"||a==="sources"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),
r++);if(o.$schema!==void 0){let a=o.$schema;typeof a=="string"?a.length<1&&(e=t(e,{instancePath:i+"/$schema",schemaPath:"common.schema.json#/$defs/schemaPath/mi\
nLength",keyword:"minLength",params:{limit:1}}),r++):(e=t(e,{instancePath:i+"/$schema",schemaPath:"common.schema.json#/$defs/schemaPath/type",keyword:"type",params:{
type:"string"}}),r++)}if(o.title!==void 0){let a=o.title;typeof a=="string"?(a.length>200&&w(a)>200&&(e=t(e,{instancePath:i+"/title",schemaPath:"#/properties/ti\
tle/maxLength",keyword:"maxLength",params:{limit:200}}),r++),a.length<1&&(e=t(e,{instancePath:i+"/title",schemaPath:"#/properties/title/minLength",keyword:"minL\
ength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"}}),r++)}if(o.layout!==
void 0){let a=o.layout;if(a&&typeof a=="object"&&!Array.isArray(a)){a.offset===void 0&&(e=t(e,{instancePath:i+"/layout",schemaPath:"#/properties/layout/required",
keyword:"required",params:{missingProperty:"offset"}}),r++),a.hexKilometres===void 0&&(e=t(e,{instancePath:i+"/layout",schemaPath:"#/properties/layout/required",
keyword:"required",params:{missingProperty:"hexKilometres"}}),r++),a.idPattern===void 0&&(e=t(e,{instancePath:i+"/layout",schemaPath:"#/properties/layout/requir\
ed",keyword:"required",params:{missingProperty:"idPattern"}}),r++);for(let s in a)s==="offset"||s==="hexKilometres"||s==="idPattern"||(e=t(e,{instancePath:i+"/l\
ayout",schemaPath:"#/properties/layout/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);if(a.offset!==void 0){let s=a.offset;
typeof s!="string"&&(e=t(e,{instancePath:i+"/layout/offset",schemaPath:"#/properties/layout/properties/offset/type",keyword:"type",params:{type:"string"}}),r++),
s==="even-q"||s==="odd-q"||s==="even-r"||s==="odd-r"||(e=t(e,{instancePath:i+"/layout/offset",schemaPath:"#/properties/layout/properties/offset/enum",keyword:"e\
num",params:{allowedValues:["even-q","odd-q","even-r","odd-r"]}}),r++)}if(a.hexKilometres!==void 0){let s=a.hexKilometres;typeof s=="number"&&isFinite(s)?((s>1e4||
isNaN(s))&&(e=t(e,{instancePath:i+"/layout/hexKilometres",schemaPath:"#/properties/layout/properties/hexKilometres/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e4}}),r++),(s<=0||isNaN(s))&&(e=t(e,{instancePath:i+"/layout/hexKilometres",schemaPath:"#/properties/layout/properties/hexKilometres/exclusiveMinimum",
keyword:"exclusiveMinimum",params:{comparison:">",limit:0}}),r++)):(e=t(e,{instancePath:i+"/layout/hexKilometres",schemaPath:"#/properties/layout/properties/hex\
Kilometres/type",keyword:"type",params:{type:"number"}}),r++)}if(a.idPattern!==void 0){let s=a.idPattern;typeof s=="string"?U.test(s)||(e=t(e,{instancePath:i+"/\
layout/idPattern",schemaPath:"#/properties/layout/properties/idPattern/pattern",keyword:"pattern",params:{pattern:"^[A-Z0-9]{2,8}$"}}),r++):(e=t(e,{instancePath:i+
"/layout/idPattern",schemaPath:"#/properties/layout/properties/idPattern/type",keyword:"type",params:{type:"string"}}),r++)}}else e=t(e,{instancePath:i+"/layout",
schemaPath:"#/properties/layout/type",keyword:"type",params:{type:"object"}}),r++}if(o.hexes!==void 0){let a=o.hexes;if(a&&typeof a=="object"&&!Array.isArray(a)){
Object.keys(a).length<1&&(e=t(e,{instancePath:i+"/hexes",schemaPath:"#/properties/hexes/minProperties",keyword:"minProperties",params:{limit:1}}),r++);for(let s in a)
U.test(s)||(e=t(e,{instancePath:i+"/hexes",schemaPath:"#/properties/hexes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);
for(let s in a)if(U.test(s)){let n=a[s];if(n&&typeof n=="object"&&!Array.isArray(n)){n.column===void 0&&(e=t(e,{instancePath:i+"/hexes/"+c(s),schemaPath:"#/prop\
erties/hexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/required",keyword:"required",params:{missingProperty:"column"}}),r++),n.row===void 0&&(e=t(e,{instancePath:i+
"/hexes/"+c(s),schemaPath:"#/properties/hexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/required",keyword:"required",params:{missingProperty:"row"}}),r++),
n.terrain===void 0&&(e=t(e,{instancePath:i+"/hexes/"+c(s),schemaPath:"#/properties/hexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/required",keyword:"requ\
ired",params:{missingProperty:"terrain"}}),r++);for(let m in n)m==="column"||m==="row"||m==="terrain"||m==="half"||(e=t(e,{instancePath:i+"/hexes/"+c(s),schemaPath:"\
#/properties/hexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}),r++);if(n.
column!==void 0){let m=n.column;typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)||(e=t(e,{instancePath:i+"/hexes/"+c(s)+"/column",schemaPath:"#/properties/hex\
es/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/column/type",keyword:"type",params:{type:"integer"}}),r++),typeof m=="number"&&isFinite(m)&&((m>200||
isNaN(m))&&(e=t(e,{instancePath:i+"/hexes/"+c(s)+"/column",schemaPath:"#/properties/hexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/column/maxi\
mum",keyword:"maximum",params:{comparison:"<=",limit:200}}),r++),(m<0||isNaN(m))&&(e=t(e,{instancePath:i+"/hexes/"+c(s)+"/column",schemaPath:"#/properties/hexes\
/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/column/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}if(n.row!==void 0){let m=n.
row;typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)||(e=t(e,{instancePath:i+"/hexes/"+c(s)+"/row",schemaPath:"#/properties/hexes/patternProperties/%5E%5BA-Z0\
-9%5D%7B2%2C8%7D%24/properties/row/type",keyword:"type",params:{type:"integer"}}),r++),typeof m=="number"&&isFinite(m)&&((m>200||isNaN(m))&&(e=t(e,{instancePath:i+
"/hexes/"+c(s)+"/row",schemaPath:"#/properties/hexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/row/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:200}}),r++),(m<0||isNaN(m))&&(e=t(e,{instancePath:i+"/hexes/"+c(s)+"/row",schemaPath:"#/properties/hexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%\
24/properties/row/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}if(n.terrain!==void 0){let m=n.terrain;typeof m!="string"&&(e=t(e,{instancePath:i+
"/hexes/"+c(s)+"/terrain",schemaPath:"#/properties/hexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/terrain/type",keyword:"type",params:{type:"s\
tring"}}),r++),m==="sea"||m==="land"||(e=t(e,{instancePath:i+"/hexes/"+c(s)+"/terrain",schemaPath:"#/properties/hexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%\
7D%24/properties/terrain/enum",keyword:"enum",params:{allowedValues:["sea","land"]}}),r++)}if(n.half!==void 0){let m=n.half;typeof m!="boolean"&&(e=t(e,{instancePath:i+
"/hexes/"+c(s)+"/half",schemaPath:"#/properties/hexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/half/type",keyword:"type",params:{type:"boolean"}}),
r++),m!==!0&&(e=t(e,{instancePath:i+"/hexes/"+c(s)+"/half",schemaPath:"#/properties/hexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/half/const",
keyword:"const",params:{allowedValue:!0}}),r++)}}else e=t(e,{instancePath:i+"/hexes/"+c(s),schemaPath:"#/properties/hexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%\
2C8%7D%24/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/hexes",schemaPath:"#/properties/hexes/type",keyword:"type",params:{type:"\
object"}}),r++}if(o.hexsides!==void 0){let a=o.hexsides;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let s in a)xe.test(s)||(e=t(e,{instancePath:i+"/hexside\
s",schemaPath:"#/properties/hexsides/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);for(let s in a)if(xe.test(s)){let n=a[s];
if(n&&typeof n=="object"&&!Array.isArray(n)){n.impassable===void 0&&(e=t(e,{instancePath:i+"/hexsides/"+c(s),schemaPath:"#/properties/hexsides/patternProperties\
/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2C8%7D%24/required",keyword:"required",params:{missingProperty:"impassable"}}),r++);for(let m in n)m==="impassable"||
m==="note"||(e=t(e,{instancePath:i+"/hexsides/"+c(s),schemaPath:"#/properties/hexsides/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2C8%7D%24/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}),r++);if(n.impassable!==void 0){let m=n.impassable;typeof m!="boolean"&&(e=t(
e,{instancePath:i+"/hexsides/"+c(s)+"/impassable",schemaPath:"#/properties/hexsides/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2C8%7D%24/prop\
erties/impassable/type",keyword:"type",params:{type:"boolean"}}),r++),m!==!0&&(e=t(e,{instancePath:i+"/hexsides/"+c(s)+"/impassable",schemaPath:"#/properties/he\
xsides/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/impassable/const",keyword:"const",params:{allowedValue:!0}}),r++)}if(n.
note!==void 0){let m=n.note;typeof m=="string"?(m.length>400&&w(m)>400&&(e=t(e,{instancePath:i+"/hexsides/"+c(s)+"/note",schemaPath:"#/properties/hexsides/patte\
rnProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/note/maxLength",keyword:"maxLength",params:{limit:400}}),r++),m.length<1&&(e=t(e,{
instancePath:i+"/hexsides/"+c(s)+"/note",schemaPath:"#/properties/hexsides/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/no\
te/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/hexsides/"+c(s)+"/note",schemaPath:"#/properties/hexsides/patternProperties/\
%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/note/type",keyword:"type",params:{type:"string"}}),r++)}}else e=t(e,{instancePath:i+"/hexsides/"+
c(s),schemaPath:"#/properties/hexsides/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2C8%7D%24/type",keyword:"type",params:{type:"object"}}),r++}}else
e=t(e,{instancePath:i+"/hexsides",schemaPath:"#/properties/hexsides/type",keyword:"type",params:{type:"object"}}),r++}if(o.connections!==void 0){let a=o.connections;
if(a&&typeof a=="object"&&!Array.isArray(a)){for(let s in a)xe.test(s)||(e=t(e,{instancePath:i+"/connections",schemaPath:"#/properties/connections/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);for(let s in a)if(xe.test(s)){let n=a[s];if(n&&typeof n=="object"&&!Array.isArray(n)){
n.kind===void 0&&(e=t(e,{instancePath:i+"/connections/"+c(s),schemaPath:"#/properties/connections/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%\
2C8%7D%24/required",keyword:"required",params:{missingProperty:"kind"}}),r++);for(let m in n)m==="kind"||m==="note"||(e=t(e,{instancePath:i+"/connections/"+c(s),
schemaPath:"#/properties/connections/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2C8%7D%24/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:m}}),r++);if(n.kind!==void 0){let m=n.kind;typeof m!="string"&&(e=t(e,{instancePath:i+"/connections/"+c(s)+"/kind",schemaPath:"#/prop\
erties/connections/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/kind/type",keyword:"type",params:{type:"string"}}),r++),m!==
"land"&&(e=t(e,{instancePath:i+"/connections/"+c(s)+"/kind",schemaPath:"#/properties/connections/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2\
C8%7D%24/properties/kind/enum",keyword:"enum",params:{allowedValues:["land"]}}),r++)}if(n.note!==void 0){let m=n.note;typeof m=="string"?(m.length>400&&w(m)>400&&
(e=t(e,{instancePath:i+"/connections/"+c(s)+"/note",schemaPath:"#/properties/connections/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2C8%7D%24\
/properties/note/maxLength",keyword:"maxLength",params:{limit:400}}),r++),m.length<1&&(e=t(e,{instancePath:i+"/connections/"+c(s)+"/note",schemaPath:"#/properti\
es/connections/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/note/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=
t(e,{instancePath:i+"/connections/"+c(s)+"/note",schemaPath:"#/properties/connections/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2C8%7D%24/pr\
operties/note/type",keyword:"type",params:{type:"string"}}),r++)}}else e=t(e,{instancePath:i+"/connections/"+c(s),schemaPath:"#/properties/connections/patternPr\
operties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2C8%7D%24/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/connections",schemaPath:"\
#/properties/connections/type",keyword:"type",params:{type:"object"}}),r++}if(o.splitHexes!==void 0){let a=o.splitHexes;if(a&&typeof a=="object"&&!Array.isArray(
a)){for(let s in a)U.test(s)||(e=t(e,{instancePath:i+"/splitHexes",schemaPath:"#/properties/splitHexes/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:s}}),r++);for(let s in a)if(U.test(s)){let n=a[s];if(n&&typeof n=="object"&&!Array.isArray(n)){n.halves===void 0&&(e=t(e,{instancePath:i+"/sp\
litHexes/"+c(s),schemaPath:"#/properties/splitHexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/required",keyword:"required",params:{missingProperty:"halves"}}),
r++);for(let m in n)m!=="halves"&&(e=t(e,{instancePath:i+"/splitHexes/"+c(s),schemaPath:"#/properties/splitHexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24\
/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}),r++);if(n.halves!==void 0){let m=n.halves;if(m&&typeof m=="object"&&!Array.
isArray(m)){Object.keys(m).length<2&&(e=t(e,{instancePath:i+"/splitHexes/"+c(s)+"/halves",schemaPath:"#/properties/splitHexes/patternProperties/%5E%5BA-Z0-9%5D%\
7B2%2C8%7D%24/properties/halves/minProperties",keyword:"minProperties",params:{limit:2}}),r++);for(let d in m)j.test(d)||(e=t(e,{instancePath:i+"/splitHexes/"+c(
s)+"/halves",schemaPath:"#/properties/splitHexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/halves/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:d}}),r++);for(let d in m)if(j.test(d)){let h=m[d];if(h&&typeof h=="object"&&!Array.isArray(h)){h.opensTo===void 0&&(e=t(e,{instancePath:i+
"/splitHexes/"+c(s)+"/halves/"+c(d),schemaPath:"#/properties/splitHexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/halves/patternProperties/%5E%\
5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"opensTo"}}),r++);for(let p in h)p!=="opensTo"&&(e=t(e,{instancePath:i+"/split\
Hexes/"+c(s)+"/halves/"+c(d),schemaPath:"#/properties/splitHexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/halves/patternProperties/%5E%5Ba-z0-\
9%5D%5Ba-z0-9-%5D*%24/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}),r++);if(h.opensTo!==void 0){let p=h.opensTo;if(Array.
isArray(p)){p.length<1&&(e=t(e,{instancePath:i+"/splitHexes/"+c(s)+"/halves/"+c(d)+"/opensTo",schemaPath:"#/properties/splitHexes/patternProperties/%5E%5BA-Z0-9\
%5D%7B2%2C8%7D%24/properties/halves/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/opensTo/minItems",keyword:"minItems",params:{limit:1}}),r++);let u=p.
length;for(let D=0;D<u;D++){let L=p[D];typeof L=="string"?U.test(L)||(e=t(e,{instancePath:i+"/splitHexes/"+c(s)+"/halves/"+c(d)+"/opensTo/"+D,schemaPath:"common\
.schema.json#/$defs/hexId/pattern",keyword:"pattern",params:{pattern:"^[A-Z0-9]{2,8}$"}}),r++):(e=t(e,{instancePath:i+"/splitHexes/"+c(s)+"/halves/"+c(d)+"/open\
sTo/"+D,schemaPath:"common.schema.json#/$defs/hexId/type",keyword:"type",params:{type:"string"}}),r++)}let P=p.length,E;if(P>1){let D=z(p,F);D!==null&&([P,E]=D,
e=t(e,{instancePath:i+"/splitHexes/"+c(s)+"/halves/"+c(d)+"/opensTo",schemaPath:"#/properties/splitHexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/propert\
ies/halves/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/opensTo/uniqueItems",keyword:"uniqueItems",params:{i:P,j:E}}),r++)}}else e=t(e,{instancePath:i+
"/splitHexes/"+c(s)+"/halves/"+c(d)+"/opensTo",schemaPath:"#/properties/splitHexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/halves/patternProp\
erties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/opensTo/type",keyword:"type",params:{type:"array"}}),r++}}else e=t(e,{instancePath:i+"/splitHexes/"+c(s)+"/ha\
lves/"+c(d),schemaPath:"#/properties/splitHexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/halves/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D\
*%24/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/splitHexes/"+c(s)+"/halves",schemaPath:"#/properties/splitHexes/patternProp\
erties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/halves/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/splitHexes/"+c(s),schemaPath:"\
#/properties/splitHexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/splitHex\
es",schemaPath:"#/properties/splitHexes/type",keyword:"type",params:{type:"object"}}),r++}if(o.boxes!==void 0){let a=o.boxes;if(a&&typeof a=="object"&&!Array.isArray(
a)){for(let s in a)j.test(s)||(e=t(e,{instancePath:i+"/boxes",schemaPath:"#/properties/boxes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),
r++);for(let s in a)if(j.test(s)){let n=a[s];if(n&&typeof n=="object"&&!Array.isArray(n)){n.name===void 0&&(e=t(e,{instancePath:i+"/boxes/"+c(s),schemaPath:"#/p\
roperties/boxes/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"name"}}),r++),n.kind===void 0&&(e=t(e,{
instancePath:i+"/boxes/"+c(s),schemaPath:"#/properties/boxes/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"\
kind"}}),r++),n.side===void 0&&(e=t(e,{instancePath:i+"/boxes/"+c(s),schemaPath:"#/properties/boxes/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",
keyword:"required",params:{missingProperty:"side"}}),r++);for(let m in n)m==="name"||m==="kind"||m==="side"||m==="nation"||m==="entryHexes"||m==="freeLink"||m===
"within"||(e=t(e,{instancePath:i+"/boxes/"+c(s),schemaPath:"#/properties/boxes/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:m}}),r++);if(n.name!==void 0){let m=n.name;typeof m=="string"?(m.length>120&&w(m)>120&&(e=t(e,{instancePath:i+"\
/boxes/"+c(s)+"/name",schemaPath:"#/properties/boxes/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/name/maxLength",keyword:"maxLength",params:{limit:120}}),
r++),m.length<1&&(e=t(e,{instancePath:i+"/boxes/"+c(s)+"/name",schemaPath:"#/properties/boxes/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/name\
/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/boxes/"+c(s)+"/name",schemaPath:"#/properties/boxes/patternProperties/%5E%5Ba-\
z0-9%5D%5Ba-z0-9-%5D*%24/properties/name/type",keyword:"type",params:{type:"string"}}),r++)}if(n.kind!==void 0){let m=n.kind;typeof m!="string"&&(e=t(e,{instancePath:i+
"/boxes/"+c(s)+"/kind",schemaPath:"#/properties/boxes/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/kind/type",keyword:"type",params:{type:"stri\
ng"}}),r++),m==="off-map"||m==="holding"||(e=t(e,{instancePath:i+"/boxes/"+c(s)+"/kind",schemaPath:"#/properties/boxes/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-\
9-%5D*%24/properties/kind/enum",keyword:"enum",params:{allowedValues:["off-map","holding"]}}),r++)}if(n.side!==void 0){let m=n.side;typeof m=="string"?(m.length>
80&&w(m)>80&&(e=t(e,{instancePath:i+"/boxes/"+c(s)+"/side",schemaPath:"common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{limit:80}}),r++),j.test(
m)||(e=t(e,{instancePath:i+"/boxes/"+c(s)+"/side",schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),
r++)):(e=t(e,{instancePath:i+"/boxes/"+c(s)+"/side",schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",params:{type:"string"}}),r++)}if(n.nation!==void 0){
let m=n.nation;typeof m=="string"?(m.length>80&&w(m)>80&&(e=t(e,{instancePath:i+"/boxes/"+c(s)+"/nation",schemaPath:"common.schema.json#/$defs/id/maxLength",keyword:"\
maxLength",params:{limit:80}}),r++),j.test(m)||(e=t(e,{instancePath:i+"/boxes/"+c(s)+"/nation",schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"patter\
n",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/boxes/"+c(s)+"/nation",schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",
params:{type:"string"}}),r++)}if(n.entryHexes!==void 0){let m=n.entryHexes;if(Array.isArray(m)){m.length<1&&(e=t(e,{instancePath:i+"/boxes/"+c(s)+"/entryHexes",
schemaPath:"#/properties/boxes/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/entryHexes/minItems",keyword:"minItems",params:{limit:1}}),r++);let d=m.
length;for(let u=0;u<d;u++){let P=m[u];typeof P=="string"?U.test(P)||(e=t(e,{instancePath:i+"/boxes/"+c(s)+"/entryHexes/"+u,schemaPath:"common.schema.json#/$def\
s/hexId/pattern",keyword:"pattern",params:{pattern:"^[A-Z0-9]{2,8}$"}}),r++):(e=t(e,{instancePath:i+"/boxes/"+c(s)+"/entryHexes/"+u,schemaPath:"common.schema.js\
on#/$defs/hexId/type",keyword:"type",params:{type:"string"}}),r++)}let h=m.length,p;if(h>1){let u=z(m,F);u!==null&&([h,p]=u,e=t(e,{instancePath:i+"/boxes/"+c(s)+
"/entryHexes",schemaPath:"#/properties/boxes/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/entryHexes/uniqueItems",keyword:"uniqueItems",params:{
i:h,j:p}}),r++)}}else e=t(e,{instancePath:i+"/boxes/"+c(s)+"/entryHexes",schemaPath:"#/properties/boxes/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/prope\
rties/entryHexes/type",keyword:"type",params:{type:"array"}}),r++}if(n.freeLink!==void 0){let m=n.freeLink;typeof m=="string"?(m.length>80&&w(m)>80&&(e=t(e,{instancePath:i+
"/boxes/"+c(s)+"/freeLink",schemaPath:"common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{limit:80}}),r++),j.test(m)||(e=t(e,{instancePath:i+"/\
boxes/"+c(s)+"/freeLink",schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+
"/boxes/"+c(s)+"/freeLink",schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",params:{type:"string"}}),r++)}if(n.within!==void 0){let m=n.within;typeof m==
"string"?(m.length>80&&w(m)>80&&(e=t(e,{instancePath:i+"/boxes/"+c(s)+"/within",schemaPath:"common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{
limit:80}}),r++),j.test(m)||(e=t(e,{instancePath:i+"/boxes/"+c(s)+"/within",schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"\
^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/boxes/"+c(s)+"/within",schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",params:{type:"strin\
g"}}),r++)}}else e=t(e,{instancePath:i+"/boxes/"+c(s),schemaPath:"#/properties/boxes/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{
type:"object"}}),r++}}else e=t(e,{instancePath:i+"/boxes",schemaPath:"#/properties/boxes/type",keyword:"type",params:{type:"object"}}),r++}o.sources!==void 0&&(ie(
o.sources,{instancePath:i+"/sources",parentData:o,parentDataProperty:"sources",rootData:y,dynamicAnchors:l})||(e=e===null?ie.errors:g(e,ie.errors),r=e.length))}else
e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return De.errors=e,r===0}De.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var or=Le;function te(o,{instancePath:i="",parentData:k,parentDataProperty:b,rootData:y=o,dynamicAnchors:l={}}={}){let e=null,r=0,f=te.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){Object.keys(o).length<1&&(e=t(e,{instancePath:i,schemaPath:"#/minProperties",
keyword:"minProperties",params:{limit:1}}),r++);for(let a in o)v.test(a)||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:a}}),r++);for(let a in o)v.test(a)&&($(o[a],{instancePath:i+"/"+c(a),parentData:o,parentDataProperty:a,rootData:y,dynamicAnchors:l})||
(e=e===null?$.errors:g(e,$.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return te.errors=e,r===
0}te.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Le(o,{instancePath:i="",parentData:k,parentDataProperty:b,rootData:y=o,dynamicAnchors:l={}}={}){
let e=null,r=0,f=Le.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.$schema===void 0&&
(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"$schema"}}),r++),o.options===void 0&&(e=t(e,{instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"options"}}),r++),o.sources===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"sources"}}),r++);for(let a in o)a==="$schema"||a==="options"||a==="sources"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:a}}),r++);if(o.$schema!==void 0){let a=o.$schema;typeof a=="string"?a.length<1&&(e=t(e,{instancePath:i+"/$schem\
a",schemaPath:"common.schema.json#/$defs/schemaPath/minLength",keyword:"minLength",params:{limit:1}}),r++):(e=t(e,{instancePath:i+"/$schema",schemaPath:"common.\
schema.json#/$defs/schemaPath/type",keyword:"type",params:{type:"string"}}),r++)}if(o.options!==void 0){let a=o.options;if(a&&typeof a=="object"&&!Array.isArray(
a)){for(let s in a)j.test(s)||(e=t(e,{instancePath:i+"/options",schemaPath:"#/properties/options/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),
r++);for(let s in a)if(j.test(s)){let n=a[s];if(n&&typeof n=="object"&&!Array.isArray(n)){n.title===void 0&&(e=t(e,{instancePath:i+"/options/"+c(s),schemaPath:"\
#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"title"}}),r++),n.rule===void 0&&(e=
t(e,{instancePath:i+"/options/"+c(s),schemaPath:"#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"\
rule"}}),r++),n.summary===void 0&&(e=t(e,{instancePath:i+"/options/"+c(s),schemaPath:"#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/re\
quired",keyword:"required",params:{missingProperty:"summary"}}),r++),n.favours===void 0&&(e=t(e,{instancePath:i+"/options/"+c(s),schemaPath:"#/properties/option\
s/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"favours"}}),r++),n.recommended===void 0&&(e=t(e,{instancePath:i+
"/options/"+c(s),schemaPath:"#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"recom\
mended"}}),r++);for(let m in n)m==="title"||m==="rule"||m==="summary"||m==="favours"||m==="recommended"||m==="requires"||m==="advises"||m==="conflicts"||m==="no\
tOnFirstTurn"||(e=t(e,{instancePath:i+"/options/"+c(s),schemaPath:"#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:m}}),r++);if(n.title!==void 0){let m=n.title;typeof m=="string"?(m.length>200&&w(m)>200&&(e=t(e,{instancePath:i+
"/options/"+c(s)+"/title",schemaPath:"#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/title/maxLength",keyword:"maxLength",params:{
limit:200}}),r++),m.length<1&&(e=t(e,{instancePath:i+"/options/"+c(s)+"/title",schemaPath:"#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%\
24/properties/title/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/options/"+c(s)+"/title",schemaPath:"#/properties/options/pa\
tternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/title/type",keyword:"type",params:{type:"string"}}),r++)}if(n.rule!==void 0){let m=n.rule;typeof m==
"string"?(m.length>24&&w(m)>24&&(e=t(e,{instancePath:i+"/options/"+c(s)+"/rule",schemaPath:"common.schema.json#/$defs/ruleNumber/maxLength",keyword:"maxLength",
params:{limit:24}}),r++),Y.test(m)||(e=t(e,{instancePath:i+"/options/"+c(s)+"/rule",schemaPath:"common.schema.json#/$defs/ruleNumber/pattern",keyword:"pattern",
params:{pattern:"^[0-9A-Z][0-9A-Za-z.()-]*$"}}),r++)):(e=t(e,{instancePath:i+"/options/"+c(s)+"/rule",schemaPath:"common.schema.json#/$defs/ruleNumber/type",keyword:"\
type",params:{type:"string"}}),r++)}if(n.summary!==void 0){let m=n.summary;typeof m=="string"?(m.length>2e3&&w(m)>2e3&&(e=t(e,{instancePath:i+"/options/"+c(s)+"\
/summary",schemaPath:"#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/summary/maxLength",keyword:"maxLength",params:{limit:2e3}}),
r++),m.length<1&&(e=t(e,{instancePath:i+"/options/"+c(s)+"/summary",schemaPath:"#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properti\
es/summary/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/options/"+c(s)+"/summary",schemaPath:"#/properties/options/patternPr\
operties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/summary/type",keyword:"type",params:{type:"string"}}),r++)}if(n.favours!==void 0){let m=n.favours;typeof m==
"string"?(m.length>80&&w(m)>80&&(e=t(e,{instancePath:i+"/options/"+c(s)+"/favours",schemaPath:"common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{
limit:80}}),r++),j.test(m)||(e=t(e,{instancePath:i+"/options/"+c(s)+"/favours",schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"\
^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/options/"+c(s)+"/favours",schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",params:{type:"st\
ring"}}),r++)}if(n.recommended!==void 0&&typeof n.recommended!="boolean"&&(e=t(e,{instancePath:i+"/options/"+c(s)+"/recommended",schemaPath:"#/properties/option\
s/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/recommended/type",keyword:"type",params:{type:"boolean"}}),r++),n.requires!==void 0){let m=n.requires;
if(Array.isArray(m)){let d=m.length;for(let u=0;u<d;u++){let P=m[u];typeof P=="string"?(P.length>80&&w(P)>80&&(e=t(e,{instancePath:i+"/options/"+c(s)+"/requires\
/"+u,schemaPath:"common.schema.json#/$defs/optionId/maxLength",keyword:"maxLength",params:{limit:80}}),r++),j.test(P)||(e=t(e,{instancePath:i+"/options/"+c(s)+"\
/requires/"+u,schemaPath:"common.schema.json#/$defs/optionId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"\
/options/"+c(s)+"/requires/"+u,schemaPath:"common.schema.json#/$defs/optionId/type",keyword:"type",params:{type:"string"}}),r++)}let h=m.length,p;if(h>1){let u=z(
m,F);u!==null&&([h,p]=u,e=t(e,{instancePath:i+"/options/"+c(s)+"/requires",schemaPath:"#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/p\
roperties/requires/uniqueItems",keyword:"uniqueItems",params:{i:h,j:p}}),r++)}}else e=t(e,{instancePath:i+"/options/"+c(s)+"/requires",schemaPath:"#/properties/\
options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/requires/type",keyword:"type",params:{type:"array"}}),r++}if(n.advises!==void 0){let m=n.advises;
if(Array.isArray(m)){let d=m.length;for(let u=0;u<d;u++){let P=m[u];typeof P=="string"?(P.length>80&&w(P)>80&&(e=t(e,{instancePath:i+"/options/"+c(s)+"/advises/"+
u,schemaPath:"common.schema.json#/$defs/optionId/maxLength",keyword:"maxLength",params:{limit:80}}),r++),j.test(P)||(e=t(e,{instancePath:i+"/options/"+c(s)+"/ad\
vises/"+u,schemaPath:"common.schema.json#/$defs/optionId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/opt\
ions/"+c(s)+"/advises/"+u,schemaPath:"common.schema.json#/$defs/optionId/type",keyword:"type",params:{type:"string"}}),r++)}let h=m.length,p;if(h>1){let u=z(m,F);
u!==null&&([h,p]=u,e=t(e,{instancePath:i+"/options/"+c(s)+"/advises",schemaPath:"#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/propert\
ies/advises/uniqueItems",keyword:"uniqueItems",params:{i:h,j:p}}),r++)}}else e=t(e,{instancePath:i+"/options/"+c(s)+"/advises",schemaPath:"#/properties/options/\
patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/advises/type",keyword:"type",params:{type:"array"}}),r++}if(n.conflicts!==void 0){let m=n.conflicts;
if(Array.isArray(m)){let d=m.length;for(let u=0;u<d;u++){let P=m[u];typeof P=="string"?(P.length>80&&w(P)>80&&(e=t(e,{instancePath:i+"/options/"+c(s)+"/conflict\
s/"+u,schemaPath:"common.schema.json#/$defs/optionId/maxLength",keyword:"maxLength",params:{limit:80}}),r++),j.test(P)||(e=t(e,{instancePath:i+"/options/"+c(s)+
"/conflicts/"+u,schemaPath:"common.schema.json#/$defs/optionId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+
"/options/"+c(s)+"/conflicts/"+u,schemaPath:"common.schema.json#/$defs/optionId/type",keyword:"type",params:{type:"string"}}),r++)}let h=m.length,p;if(h>1){let u=z(
m,F);u!==null&&([h,p]=u,e=t(e,{instancePath:i+"/options/"+c(s)+"/conflicts",schemaPath:"#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/\
properties/conflicts/uniqueItems",keyword:"uniqueItems",params:{i:h,j:p}}),r++)}}else e=t(e,{instancePath:i+"/options/"+c(s)+"/conflicts",schemaPath:"#/properti\
es/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/conflicts/type",keyword:"type",params:{type:"array"}}),r++}n.notOnFirstTurn!==void 0&&typeof n.
notOnFirstTurn!="boolean"&&(e=t(e,{instancePath:i+"/options/"+c(s)+"/notOnFirstTurn",schemaPath:"#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9\
-%5D*%24/properties/notOnFirstTurn/type",keyword:"type",params:{type:"boolean"}}),r++)}else e=t(e,{instancePath:i+"/options/"+c(s),schemaPath:"#/properties/opti\
ons/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/options",schemaPath:"#/pr\
operties/options/type",keyword:"type",params:{type:"object"}}),r++}o.sources!==void 0&&(te(o.sources,{instancePath:i+"/sources",parentData:o,parentDataProperty:"\
sources",rootData:y,dynamicAnchors:l})||(e=e===null?te.errors:g(e,te.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}),r++;return Le.errors=e,r===0}Le.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var nr=Be;var Je=new RegExp("^[a-z0-9][a-z0-9/-]*\\.json$","u");function se(o,{instancePath:i="",parentData:k,parentDataProperty:b,rootData:y=o,dynamicAnchors:l={}}={}){let e=null,
r=0,f=se.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){Object.keys(o).length<1&&(e=t(
e,{instancePath:i,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1}}),r++);for(let a in o)v.test(a)||(e=t(e,{instancePath:i,schemaPath:"#/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);for(let a in o)v.test(a)&&($(o[a],{instancePath:i+"/"+c(a),parentData:o,
parentDataProperty:a,rootData:y,dynamicAnchors:l})||(e=e===null?$.errors:g(e,$.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}),r++;return se.errors=e,r===0}se.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Be(o,{instancePath:i="",parentData:k,parentDataProperty:b,
rootData:y=o,dynamicAnchors:l={}}={}){let e=null,r=0,f=Be.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&
!Array.isArray(o)){o.id===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}}),r++),o.kind===void 0&&(e=t(e,
{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"}}),r++),o.title===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"title"}}),r++),o.reason===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
reason"}}),r++),o.citations===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"citations"}}),r++),o.requires===
void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"requires"}}),r++),o.conflicts===void 0&&(e=t(e,{instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"conflicts"}}),r++),o.default===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"default"}}),r++);for(let a in o)a==="$schema"||a==="id"||a==="kind"||a==="title"||a==="reason"||a==="citations"||a==="require\
s"||a==="conflicts"||a==="default"||a==="errata"||a==="sources"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:a}}),r++);if(o.$schema!==void 0){let a=o.$schema;typeof a=="string"?a.length<1&&(e=t(e,{instancePath:i+"/$schema",schemaPath:"common.schema.j\
son#/$defs/schemaPath/minLength",keyword:"minLength",params:{limit:1}}),r++):(e=t(e,{instancePath:i+"/$schema",schemaPath:"common.schema.json#/$defs/schemaPath/\
type",keyword:"type",params:{type:"string"}}),r++)}if(o.id!==void 0){let a=o.id;typeof a=="string"?(a.length>80&&w(a)>80&&(e=t(e,{instancePath:i+"/id",schemaPath:"\
common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{limit:80}}),r++),j.test(a)||(e=t(e,{instancePath:i+"/id",schemaPath:"common.schema.json#/$de\
fs/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/id",schemaPath:"common.schema.json#/$defs/id/type",keyword:"\
type",params:{type:"string"}}),r++)}if(o.kind!==void 0){let a=o.kind;typeof a!="string"&&(e=t(e,{instancePath:i+"/kind",schemaPath:"#/properties/kind/type",keyword:"\
type",params:{type:"string"}}),r++),a==="edition"||a==="errata"||a==="option"||a==="variant"||(e=t(e,{instancePath:i+"/kind",schemaPath:"#/properties/kind/enum",
keyword:"enum",params:{allowedValues:["edition","errata","option","variant"]}}),r++)}if(o.title!==void 0){let a=o.title;typeof a=="string"?(a.length>200&&w(a)>200&&
(e=t(e,{instancePath:i+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit:200}}),r++),a.length<1&&(e=t(e,{instancePath:i+"/tit\
le",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/title",schemaPath:"#/properties/title/type",
keyword:"type",params:{type:"string"}}),r++)}if(o.reason!==void 0){let a=o.reason;typeof a=="string"?(a.length>2e3&&w(a)>2e3&&(e=t(e,{instancePath:i+"/reason",schemaPath:"\
#/properties/reason/maxLength",keyword:"maxLength",params:{limit:2e3}}),r++),a.length<1&&(e=t(e,{instancePath:i+"/reason",schemaPath:"#/properties/reason/minLen\
gth",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type:"string"}}),
r++)}if(o.citations!==void 0){let a=o.citations;if(Array.isArray(a)){let s=a.length;for(let n=0;n<s;n++){let m=a[n];typeof m=="string"?(m.length>2e3&&w(m)>2e3&&
(e=t(e,{instancePath:i+"/citations/"+n,schemaPath:"common.schema.json#/$defs/text/maxLength",keyword:"maxLength",params:{limit:2e3}}),r++),m.length<1&&(e=t(e,{instancePath:i+
"/citations/"+n,schemaPath:"common.schema.json#/$defs/text/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/citations/"+n,schemaPath:"\
common.schema.json#/$defs/text/type",keyword:"type",params:{type:"string"}}),r++)}}else e=t(e,{instancePath:i+"/citations",schemaPath:"#/properties/citations/ty\
pe",keyword:"type",params:{type:"array"}}),r++}if(o.requires!==void 0){let a=o.requires;if(Array.isArray(a)){let s=a.length;for(let d=0;d<s;d++){let h=a[d];typeof h==
"string"?(h.length>80&&w(h)>80&&(e=t(e,{instancePath:i+"/requires/"+d,schemaPath:"common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{limit:80}}),
r++),j.test(h)||(e=t(e,{instancePath:i+"/requires/"+d,schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),
r++)):(e=t(e,{instancePath:i+"/requires/"+d,schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",params:{type:"string"}}),r++)}let n=a.length,m;if(n>1){
let d=z(a,F);d!==null&&([n,m]=d,e=t(e,{instancePath:i+"/requires",schemaPath:"#/properties/requires/uniqueItems",keyword:"uniqueItems",params:{i:n,j:m}}),r++)}}else
e=t(e,{instancePath:i+"/requires",schemaPath:"#/properties/requires/type",keyword:"type",params:{type:"array"}}),r++}if(o.conflicts!==void 0){let a=o.conflicts;
if(Array.isArray(a)){let s=a.length;for(let d=0;d<s;d++){let h=a[d];typeof h=="string"?(h.length>80&&w(h)>80&&(e=t(e,{instancePath:i+"/conflicts/"+d,schemaPath:"\
common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{limit:80}}),r++),j.test(h)||(e=t(e,{instancePath:i+"/conflicts/"+d,schemaPath:"common.schema\
.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/conflicts/"+d,schemaPath:"common.schema.json\
#/$defs/id/type",keyword:"type",params:{type:"string"}}),r++)}let n=a.length,m;if(n>1){let d=z(a,F);d!==null&&([n,m]=d,e=t(e,{instancePath:i+"/conflicts",schemaPath:"\
#/properties/conflicts/uniqueItems",keyword:"uniqueItems",params:{i:n,j:m}}),r++)}}else e=t(e,{instancePath:i+"/conflicts",schemaPath:"#/properties/conflicts/ty\
pe",keyword:"type",params:{type:"array"}}),r++}if(o.default!==void 0&&typeof o.default!="boolean"&&(e=t(e,{instancePath:i+"/default",schemaPath:"#/properties/de\
fault/type",keyword:"type",params:{type:"boolean"}}),r++),o.errata!==void 0){let a=o.errata;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let s in a)j.test(s)||
(e=t(e,{instancePath:i+"/errata",schemaPath:"#/properties/errata/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);for(let s in a)
if(j.test(s)){let n=a[s];if(n&&typeof n=="object"&&!Array.isArray(n)){n.component===void 0&&(e=t(e,{instancePath:i+"/errata/"+c(s),schemaPath:"#/properties/erra\
ta/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"component"}}),r++),n.place===void 0&&(e=t(e,{instancePath:i+
"/errata/"+c(s),schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"place"}}),
r++),n.kind===void 0&&(e=t(e,{instancePath:i+"/errata/"+c(s),schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"\
required",params:{missingProperty:"kind"}}),r++),n.impact===void 0&&(e=t(e,{instancePath:i+"/errata/"+c(s),schemaPath:"#/properties/errata/patternProperties/%5E\
%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"impact"}}),r++),n.was===void 0&&(e=t(e,{instancePath:i+"/errata/"+c(s),schemaPath:"\
#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"was"}}),r++),n.is===void 0&&(e=t(e,
{instancePath:i+"/errata/"+c(s),schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"\
is"}}),r++),n.source===void 0&&(e=t(e,{instancePath:i+"/errata/"+c(s),schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/require\
d",keyword:"required",params:{missingProperty:"source"}}),r++);for(let m in n)m==="component"||m==="place"||m==="kind"||m==="impact"||m==="was"||m==="is"||m==="\
source"||m==="note"||m==="document"||m==="pointer"||(e=t(e,{instancePath:i+"/errata/"+c(s),schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba\
-z0-9-%5D*%24/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}),r++);if(n.component!==void 0){let m=n.component;typeof m!="st\
ring"&&(e=t(e,{instancePath:i+"/errata/"+c(s)+"/component",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/compone\
nt/type",keyword:"type",params:{type:"string"}}),r++),m==="rule"||m==="counter"||m==="map"||m==="chart"||m==="scenario"||m==="player-aid"||(e=t(e,{instancePath:i+
"/errata/"+c(s)+"/component",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/component/enum",keyword:"enum",params:{
allowedValues:["rule","counter","map","chart","scenario","player-aid"]}}),r++)}if(n.place!==void 0){let m=n.place;typeof m=="string"?(m.length>400&&w(m)>400&&(e=
t(e,{instancePath:i+"/errata/"+c(s)+"/place",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/place/maxLength",keyword:"\
maxLength",params:{limit:400}}),r++),m.length<1&&(e=t(e,{instancePath:i+"/errata/"+c(s)+"/place",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%\
5D%5Ba-z0-9-%5D*%24/properties/place/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/errata/"+c(s)+"/place",schemaPath:"#/prope\
rties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/place/type",keyword:"type",params:{type:"string"}}),r++)}if(n.kind!==void 0){let m=n.
kind;typeof m!="string"&&(e=t(e,{instancePath:i+"/errata/"+c(s)+"/kind",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/prope\
rties/kind/type",keyword:"type",params:{type:"string"}}),r++),m==="correction"||m==="clarification"||m==="addition"||(e=t(e,{instancePath:i+"/errata/"+c(s)+"/ki\
nd",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/kind/enum",keyword:"enum",params:{allowedValues:["correction",
"clarification","addition"]}}),r++)}if(n.impact!==void 0){let m=n.impact;typeof m!="string"&&(e=t(e,{instancePath:i+"/errata/"+c(s)+"/impact",schemaPath:"#/prop\
erties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/impact/type",keyword:"type",params:{type:"string"}}),r++),m==="none"||m==="minor"||m===
"major"||(e=t(e,{instancePath:i+"/errata/"+c(s)+"/impact",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/impact/e\
num",keyword:"enum",params:{allowedValues:["none","minor","major"]}}),r++)}if(n.was!==void 0){let m=n.was;typeof m=="string"?(m.length>2e3&&w(m)>2e3&&(e=t(e,{instancePath:i+
"/errata/"+c(s)+"/was",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/was/maxLength",keyword:"maxLength",params:{
limit:2e3}}),r++),m.length<1&&(e=t(e,{instancePath:i+"/errata/"+c(s)+"/was",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/p\
roperties/was/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/errata/"+c(s)+"/was",schemaPath:"#/properties/errata/patternPrope\
rties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/was/type",keyword:"type",params:{type:"string"}}),r++)}if(n.is!==void 0){let m=n.is;typeof m=="string"?(m.length>
2e3&&w(m)>2e3&&(e=t(e,{instancePath:i+"/errata/"+c(s)+"/is",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/is/max\
Length",keyword:"maxLength",params:{limit:2e3}}),r++),m.length<1&&(e=t(e,{instancePath:i+"/errata/"+c(s)+"/is",schemaPath:"#/properties/errata/patternProperties\
/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/is/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/errata/"+c(s)+"/is",schemaPath:"\
#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/is/type",keyword:"type",params:{type:"string"}}),r++)}if(n.source!==void 0){let m=n.
source;typeof m=="string"?(m.length>400&&w(m)>400&&(e=t(e,{instancePath:i+"/errata/"+c(s)+"/source",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0\
-9%5D%5Ba-z0-9-%5D*%24/properties/source/maxLength",keyword:"maxLength",params:{limit:400}}),r++),m.length<1&&(e=t(e,{instancePath:i+"/errata/"+c(s)+"/source",schemaPath:"\
#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/source/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+
"/errata/"+c(s)+"/source",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/source/type",keyword:"type",params:{type:"\
string"}}),r++)}if(n.note!==void 0){let m=n.note;typeof m=="string"?(m.length>2e3&&w(m)>2e3&&(e=t(e,{instancePath:i+"/errata/"+c(s)+"/note",schemaPath:"#/proper\
ties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/note/maxLength",keyword:"maxLength",params:{limit:2e3}}),r++),m.length<1&&(e=t(e,{instancePath:i+
"/errata/"+c(s)+"/note",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/note/minLength",keyword:"minLength",params:{
limit:1}}),r++)):(e=t(e,{instancePath:i+"/errata/"+c(s)+"/note",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/no\
te/type",keyword:"type",params:{type:"string"}}),r++)}if(n.document!==void 0){let m=n.document;typeof m=="string"?(m.length>200&&w(m)>200&&(e=t(e,{instancePath:i+
"/errata/"+c(s)+"/document",schemaPath:"common.schema.json#/$defs/documentPath/maxLength",keyword:"maxLength",params:{limit:200}}),r++),Je.test(m)||(e=t(e,{instancePath:i+
"/errata/"+c(s)+"/document",schemaPath:"common.schema.json#/$defs/documentPath/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9/-]*\\.json$"}}),r++)):
(e=t(e,{instancePath:i+"/errata/"+c(s)+"/document",schemaPath:"common.schema.json#/$defs/documentPath/type",keyword:"type",params:{type:"string"}}),r++)}if(n.pointer!==
void 0){let m=n.pointer;typeof m=="string"?(m.length>400&&w(m)>400&&(e=t(e,{instancePath:i+"/errata/"+c(s)+"/pointer",schemaPath:"common.schema.json#/$defs/poin\
ter/maxLength",keyword:"maxLength",params:{limit:400}}),r++),v.test(m)||(e=t(e,{instancePath:i+"/errata/"+c(s)+"/pointer",schemaPath:"common.schema.json#/$defs/\
pointer/pattern",keyword:"pattern",params:{pattern:"^(|/.*)$"}}),r++)):(e=t(e,{instancePath:i+"/errata/"+c(s)+"/pointer",schemaPath:"common.schema.json#/$defs/p\
ointer/type",keyword:"type",params:{type:"string"}}),r++)}}else e=t(e,{instancePath:i+"/errata/"+c(s),schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-\
z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/errata",schemaPath:"#/properties/errata/type",keyword:"\
type",params:{type:"object"}}),r++}o.sources!==void 0&&(se(o.sources,{instancePath:i+"/sources",parentData:o,parentDataProperty:"sources",rootData:y,dynamicAnchors:l})||
(e=e===null?se.errors:g(e,se.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return Be.errors=e,
r===0}Be.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var mr=Fe;function S(o,{instancePath:i="",parentData:k,parentDataProperty:b,rootData:y=o,dynamicAnchors:l={}}={}){let e=null,r=0,f=S.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),Array.isArray(o)){let a=o.length;for(let s=0;s<a;s++){let n=o[s];if(n&&typeof n=="object"&&!Array.isArray(n)){n.pointer===
void 0&&(e=t(e,{instancePath:i+"/"+s,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"pointer"}}),r++),n.equals===void 0&&(e=t(e,{instancePath:i+
"/"+s,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"equals"}}),r++);for(let m in n)m==="pointer"||m==="equals"||m==="note"||(e=t(e,{
instancePath:i+"/"+s,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}),r++);if(n.pointer!==void 0){let m=n.
pointer;typeof m=="string"?(m.length>400&&w(m)>400&&(e=t(e,{instancePath:i+"/"+s+"/pointer",schemaPath:"common.schema.json#/$defs/pointer/maxLength",keyword:"ma\
xLength",params:{limit:400}}),r++),v.test(m)||(e=t(e,{instancePath:i+"/"+s+"/pointer",schemaPath:"common.schema.json#/$defs/pointer/pattern",keyword:"pattern",params:{
pattern:"^(|/.*)$"}}),r++)):(e=t(e,{instancePath:i+"/"+s+"/pointer",schemaPath:"common.schema.json#/$defs/pointer/type",keyword:"type",params:{type:"string"}}),
r++)}if(n.note!==void 0){let m=n.note;typeof m=="string"?(m.length>2e3&&w(m)>2e3&&(e=t(e,{instancePath:i+"/"+s+"/note",schemaPath:"#/items/properties/note/maxLe\
ngth",keyword:"maxLength",params:{limit:2e3}}),r++),m.length<1&&(e=t(e,{instancePath:i+"/"+s+"/note",schemaPath:"#/items/properties/note/minLength",keyword:"min\
Length",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/"+s+"/note",schemaPath:"#/items/properties/note/type",keyword:"type",params:{type:"string"}}),r++)}}else
e=t(e,{instancePath:i+"/"+s,schemaPath:"#/items/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"array"}}),r++;return S.errors=e,r===0}S.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function ae(o,{instancePath:i="",parentData:k,parentDataProperty:b,
rootData:y=o,dynamicAnchors:l={}}={}){let e=null,r=0,f=ae.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&
!Array.isArray(o)){Object.keys(o).length<1&&(e=t(e,{instancePath:i,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1}}),r++);for(let a in o)v.
test(a)||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);for(let a in o)v.test(a)&&
($(o[a],{instancePath:i+"/"+c(a),parentData:o,parentDataProperty:a,rootData:y,dynamicAnchors:l})||(e=e===null?$.errors:g(e,$.errors),r=e.length))}else e=t(e,{instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return ae.errors=e,r===0}ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Fe(o,{
instancePath:i="",parentData:k,parentDataProperty:b,rootData:y=o,dynamicAnchors:l={}}={}){let e=null,r=0,f=Fe.evaluated;f.dynamicProps&&(f.props=void 0),f.dynamicItems&&
(f.items=void 0);let a=r,s=!0,n=r;if(o&&typeof o=="object"&&!Array.isArray(o)){let d;o.sections===void 0&&(d="sections")&&r++}var m=n===r;if(r=a,e!==null&&(a?e.
length=a:e=null),!m){let d=r;o&&typeof o=="object"&&!Array.isArray(o)&&o.choices===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/else/required",keyword:"required",
params:{missingProperty:"choices"}}),r++);var m=d===r;s=m}if(s||(e=t(e,{instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:"else"}}),r++),o&&typeof o==
"object"&&!Array.isArray(o)){for(let d in o)d==="$schema"||d==="title"||d==="description"||d==="game"||d==="scenario"||d==="options"||d==="layers"||d==="seed"||
d==="dice"||d==="choices"||d==="expect"||d==="sections"||d==="omitted"||d==="sources"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:d}}),r++);if(o.$schema!==void 0){let d=o.$schema;typeof d=="string"?d.length<1&&(e=t(e,{instancePath:i+"/$schema",schemaPath:"\
common.schema.json#/$defs/schemaPath/minLength",keyword:"minLength",params:{limit:1}}),r++):(e=t(e,{instancePath:i+"/$schema",schemaPath:"common.schema.json#/$d\
efs/schemaPath/type",keyword:"type",params:{type:"string"}}),r++)}if(o.title!==void 0){let d=o.title;typeof d=="string"?(d.length>200&&w(d)>200&&(e=t(e,{instancePath:i+
"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit:200}}),r++),d.length<1&&(e=t(e,{instancePath:i+"/title",schemaPath:"#/prope\
rties/title/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{
type:"string"}}),r++)}if(o.description!==void 0){let d=o.description;typeof d=="string"?(d.length>4e3&&w(d)>4e3&&(e=t(e,{instancePath:i+"/description",schemaPath:"\
#/properties/description/maxLength",keyword:"maxLength",params:{limit:4e3}}),r++),d.length<1&&(e=t(e,{instancePath:i+"/description",schemaPath:"#/properties/des\
cription/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/description",schemaPath:"#/properties/description/type",keyword:"type",
params:{type:"string"}}),r++)}if(o.game!==void 0){let d=o.game;typeof d=="string"?(d.length>80&&w(d)>80&&(e=t(e,{instancePath:i+"/game",schemaPath:"common.schem\
a.json#/$defs/id/maxLength",keyword:"maxLength",params:{limit:80}}),r++),j.test(d)||(e=t(e,{instancePath:i+"/game",schemaPath:"common.schema.json#/$defs/id/patt\
ern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/game",schemaPath:"common.schema.json#/$defs/id/type",keyword:"ty\
pe",params:{type:"string"}}),r++)}if(o.scenario!==void 0){let d=o.scenario;typeof d=="string"?(d.length>400&&w(d)>400&&(e=t(e,{instancePath:i+"/scenario",schemaPath:"\
#/properties/scenario/maxLength",keyword:"maxLength",params:{limit:400}}),r++),d.length<1&&(e=t(e,{instancePath:i+"/scenario",schemaPath:"#/properties/scenario/\
minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/scenario",schemaPath:"#/properties/scenario/type",keyword:"type",params:{type:"\
string"}}),r++)}if(o.options!==void 0){let d=o.options;if(Array.isArray(d)){let h=d.length;for(let P=0;P<h;P++){let E=d[P];typeof E=="string"?(E.length>80&&w(E)>
80&&(e=t(e,{instancePath:i+"/options/"+P,schemaPath:"common.schema.json#/$defs/optionId/maxLength",keyword:"maxLength",params:{limit:80}}),r++),j.test(E)||(e=t(
e,{instancePath:i+"/options/"+P,schemaPath:"common.schema.json#/$defs/optionId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,
{instancePath:i+"/options/"+P,schemaPath:"common.schema.json#/$defs/optionId/type",keyword:"type",params:{type:"string"}}),r++)}let p=d.length,u;if(p>1){let P=z(
d,F);P!==null&&([p,u]=P,e=t(e,{instancePath:i+"/options",schemaPath:"#/properties/options/uniqueItems",keyword:"uniqueItems",params:{i:p,j:u}}),r++)}}else e=t(e,
{instancePath:i+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type:"array"}}),r++}if(o.layers!==void 0){let d=o.layers;if(Array.isArray(
d)){let h=d.length;for(let P=0;P<h;P++){let E=d[P];typeof E=="string"?(E.length>80&&w(E)>80&&(e=t(e,{instancePath:i+"/layers/"+P,schemaPath:"common.schema.json#\
/$defs/id/maxLength",keyword:"maxLength",params:{limit:80}}),r++),j.test(E)||(e=t(e,{instancePath:i+"/layers/"+P,schemaPath:"common.schema.json#/$defs/id/patter\
n",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/layers/"+P,schemaPath:"common.schema.json#/$defs/id/type",keyword:"\
type",params:{type:"string"}}),r++)}let p=d.length,u;if(p>1){let P=z(d,F);P!==null&&([p,u]=P,e=t(e,{instancePath:i+"/layers",schemaPath:"#/properties/layers/uni\
queItems",keyword:"uniqueItems",params:{i:p,j:u}}),r++)}}else e=t(e,{instancePath:i+"/layers",schemaPath:"#/properties/layers/type",keyword:"type",params:{type:"\
array"}}),r++}if(o.seed!==void 0){let d=o.seed;typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)||(e=t(e,{instancePath:i+"/seed",schemaPath:"#/properties/seed/\
type",keyword:"type",params:{type:"integer"}}),r++),typeof d=="number"&&isFinite(d)&&((d>4294967295||isNaN(d))&&(e=t(e,{instancePath:i+"/seed",schemaPath:"#/pro\
perties/seed/maximum",keyword:"maximum",params:{comparison:"<=",limit:4294967295}}),r++),(d<0||isNaN(d))&&(e=t(e,{instancePath:i+"/seed",schemaPath:"#/propertie\
s/seed/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}if(o.dice!==void 0){let d=o.dice;if(Array.isArray(d)){let h=d.length;for(let p=0;p<h;p++){
let u=d[p];typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)||(e=t(e,{instancePath:i+"/dice/"+p,schemaPath:"#/properties/dice/items/type",keyword:"type",params:{
type:"integer"}}),r++),typeof u=="number"&&isFinite(u)&&((u>100||isNaN(u))&&(e=t(e,{instancePath:i+"/dice/"+p,schemaPath:"#/properties/dice/items/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:100}}),r++),(u<1||isNaN(u))&&(e=t(e,{instancePath:i+"/dice/"+p,schemaPath:"#/properties/dice/items/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:1}}),r++))}}else e=t(e,{instancePath:i+"/dice",schemaPath:"#/properties/dice/type",keyword:"type",params:{type:"array"}}),r++}
if(o.choices!==void 0){let d=o.choices;if(Array.isArray(d)){let h=d.length;for(let p=0;p<h;p++){let u=d[p];if(u&&typeof u=="object"&&!Array.isArray(u)){u.side===
void 0&&(e=t(e,{instancePath:i+"/choices/"+p,schemaPath:"#/properties/choices/items/required",keyword:"required",params:{missingProperty:"side"}}),r++),u.choice===
void 0&&(e=t(e,{instancePath:i+"/choices/"+p,schemaPath:"#/properties/choices/items/required",keyword:"required",params:{missingProperty:"choice"}}),r++);for(let P in u)
P==="side"||P==="choice"||P==="step"||P==="note"||(e=t(e,{instancePath:i+"/choices/"+p,schemaPath:"#/properties/choices/items/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:P}}),r++);if(u.side!==void 0){let P=u.side;typeof P=="string"?(P.length>80&&w(P)>80&&(e=t(e,{instancePath:i+"/choi\
ces/"+p+"/side",schemaPath:"common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{limit:80}}),r++),j.test(P)||(e=t(e,{instancePath:i+"/choices/"+p+
"/side",schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/choices/"+p+
"/side",schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",params:{type:"string"}}),r++)}if(u.choice!==void 0){let P=u.choice;P&&typeof P=="object"&&
!Array.isArray(P)||(e=t(e,{instancePath:i+"/choices/"+p+"/choice",schemaPath:"#/properties/choices/items/properties/choice/type",keyword:"type",params:{type:"ob\
ject"}}),r++)}if(u.step!==void 0){let P=u.step;typeof P=="string"?(P.length>100&&w(P)>100&&(e=t(e,{instancePath:i+"/choices/"+p+"/step",schemaPath:"#/$defs/step\
/maxLength",keyword:"maxLength",params:{limit:100}}),r++),P.length<1&&(e=t(e,{instancePath:i+"/choices/"+p+"/step",schemaPath:"#/$defs/step/minLength",keyword:"\
minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/choices/"+p+"/step",schemaPath:"#/$defs/step/type",keyword:"type",params:{type:"string"}}),r++)}if(u.
note!==void 0){let P=u.note;typeof P=="string"?(P.length>2e3&&w(P)>2e3&&(e=t(e,{instancePath:i+"/choices/"+p+"/note",schemaPath:"#/properties/choices/items/prop\
erties/note/maxLength",keyword:"maxLength",params:{limit:2e3}}),r++),P.length<1&&(e=t(e,{instancePath:i+"/choices/"+p+"/note",schemaPath:"#/properties/choices/i\
tems/properties/note/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/choices/"+p+"/note",schemaPath:"#/properties/choices/items\
/properties/note/type",keyword:"type",params:{type:"string"}}),r++)}}else e=t(e,{instancePath:i+"/choices/"+p,schemaPath:"#/properties/choices/items/type",keyword:"\
type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/choices",schemaPath:"#/properties/choices/type",keyword:"type",params:{type:"array"}}),r++}if(o.
expect!==void 0){let d=o.expect;if(Array.isArray(d)){let h=d.length;for(let p=0;p<h;p++){let u=d[p];if(u&&typeof u=="object"&&!Array.isArray(u)){u.after===void 0&&
(e=t(e,{instancePath:i+"/expect/"+p,schemaPath:"#/properties/expect/items/required",keyword:"required",params:{missingProperty:"after"}}),r++),u.pointer===void 0&&
(e=t(e,{instancePath:i+"/expect/"+p,schemaPath:"#/properties/expect/items/required",keyword:"required",params:{missingProperty:"pointer"}}),r++),u.equals===void 0&&
(e=t(e,{instancePath:i+"/expect/"+p,schemaPath:"#/properties/expect/items/required",keyword:"required",params:{missingProperty:"equals"}}),r++);for(let P in u)P===
"after"||P==="pointer"||P==="equals"||P==="note"||(e=t(e,{instancePath:i+"/expect/"+p,schemaPath:"#/properties/expect/items/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:P}}),r++);if(u.after!==void 0){let P=u.after;typeof P=="number"&&!(P%1)&&!isNaN(P)&&isFinite(P)||(e=t(e,{instancePath:i+
"/expect/"+p+"/after",schemaPath:"#/properties/expect/items/properties/after/type",keyword:"type",params:{type:"integer"}}),r++),typeof P=="number"&&isFinite(P)&&
(P<0||isNaN(P))&&(e=t(e,{instancePath:i+"/expect/"+p+"/after",schemaPath:"#/properties/expect/items/properties/after/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}),r++)}if(u.pointer!==void 0){let P=u.pointer;typeof P=="string"?(P.length>400&&w(P)>400&&(e=t(e,{instancePath:i+"/expect/"+p+"/pointer",schemaPath:"\
common.schema.json#/$defs/pointer/maxLength",keyword:"maxLength",params:{limit:400}}),r++),v.test(P)||(e=t(e,{instancePath:i+"/expect/"+p+"/pointer",schemaPath:"\
common.schema.json#/$defs/pointer/pattern",keyword:"pattern",params:{pattern:"^(|/.*)$"}}),r++)):(e=t(e,{instancePath:i+"/expect/"+p+"/pointer",schemaPath:"comm\
on.schema.json#/$defs/pointer/type",keyword:"type",params:{type:"string"}}),r++)}if(u.note!==void 0){let P=u.note;typeof P=="string"?(P.length>2e3&&w(P)>2e3&&(e=
t(e,{instancePath:i+"/expect/"+p+"/note",schemaPath:"#/properties/expect/items/properties/note/maxLength",keyword:"maxLength",params:{limit:2e3}}),r++),P.length<
1&&(e=t(e,{instancePath:i+"/expect/"+p+"/note",schemaPath:"#/properties/expect/items/properties/note/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=
t(e,{instancePath:i+"/expect/"+p+"/note",schemaPath:"#/properties/expect/items/properties/note/type",keyword:"type",params:{type:"string"}}),r++)}}else e=t(e,{instancePath:i+
"/expect/"+p,schemaPath:"#/properties/expect/items/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/expect",schemaPath:"#/propert\
ies/expect/type",keyword:"type",params:{type:"array"}}),r++}if(o.sections!==void 0){let d=o.sections;if(Array.isArray(d)){let h=d.length;for(let p=0;p<h;p++){let u=d[p];
if(u&&typeof u=="object"&&!Array.isArray(u)){u.title===void 0&&(e=t(e,{instancePath:i+"/sections/"+p,schemaPath:"#/properties/sections/items/required",keyword:"\
required",params:{missingProperty:"title"}}),r++),u.moves===void 0&&(e=t(e,{instancePath:i+"/sections/"+p,schemaPath:"#/properties/sections/items/required",keyword:"\
required",params:{missingProperty:"moves"}}),r++);for(let P in u)P==="title"||P==="note"||P==="side"||P==="moves"||P==="expect"||(e=t(e,{instancePath:i+"/sectio\
ns/"+p,schemaPath:"#/properties/sections/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:P}}),r++);if(u.title!==void 0){let P=u.
title;typeof P=="string"?(P.length>200&&w(P)>200&&(e=t(e,{instancePath:i+"/sections/"+p+"/title",schemaPath:"#/properties/sections/items/properties/title/maxLen\
gth",keyword:"maxLength",params:{limit:200}}),r++),P.length<1&&(e=t(e,{instancePath:i+"/sections/"+p+"/title",schemaPath:"#/properties/sections/items/properties\
/title/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/sections/"+p+"/title",schemaPath:"#/properties/sections/items/properties\
/title/type",keyword:"type",params:{type:"string"}}),r++)}if(u.note!==void 0){let P=u.note;typeof P=="string"?(P.length>2e3&&w(P)>2e3&&(e=t(e,{instancePath:i+"/\
sections/"+p+"/note",schemaPath:"#/properties/sections/items/properties/note/maxLength",keyword:"maxLength",params:{limit:2e3}}),r++),P.length<1&&(e=t(e,{instancePath:i+
"/sections/"+p+"/note",schemaPath:"#/properties/sections/items/properties/note/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/\
sections/"+p+"/note",schemaPath:"#/properties/sections/items/properties/note/type",keyword:"type",params:{type:"string"}}),r++)}if(u.side!==void 0){let P=u.side;
typeof P=="string"?(P.length>80&&w(P)>80&&(e=t(e,{instancePath:i+"/sections/"+p+"/side",schemaPath:"common.schema.json#/$defs/id/maxLength",keyword:"maxLength",
params:{limit:80}}),r++),j.test(P)||(e=t(e,{instancePath:i+"/sections/"+p+"/side",schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"\
^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/sections/"+p+"/side",schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",params:{type:"string"}}),
r++)}if(u.moves!==void 0){let P=u.moves;if(Array.isArray(P)){let E=P.length;for(let D=0;D<E;D++){let L=P[D];if(L&&typeof L=="object"&&!Array.isArray(L)){L.choices===
void 0&&(e=t(e,{instancePath:i+"/sections/"+p+"/moves/"+D,schemaPath:"#/properties/sections/items/properties/moves/items/required",keyword:"required",params:{missingProperty:"\
choices"}}),r++);for(let x in L)x==="note"||x==="side"||x==="step"||x==="times"||x==="choices"||x==="expect"||(e=t(e,{instancePath:i+"/sections/"+p+"/moves/"+D,
schemaPath:"#/properties/sections/items/properties/moves/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:x}}),r++);if(L.note!==
void 0){let x=L.note;typeof x=="string"?(x.length>2e3&&w(x)>2e3&&(e=t(e,{instancePath:i+"/sections/"+p+"/moves/"+D+"/note",schemaPath:"#/properties/sections/ite\
ms/properties/moves/items/properties/note/maxLength",keyword:"maxLength",params:{limit:2e3}}),r++),x.length<1&&(e=t(e,{instancePath:i+"/sections/"+p+"/moves/"+D+
"/note",schemaPath:"#/properties/sections/items/properties/moves/items/properties/note/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+
"/sections/"+p+"/moves/"+D+"/note",schemaPath:"#/properties/sections/items/properties/moves/items/properties/note/type",keyword:"type",params:{type:"string"}}),
r++)}if(L.side!==void 0){let x=L.side;typeof x=="string"?(x.length>80&&w(x)>80&&(e=t(e,{instancePath:i+"/sections/"+p+"/moves/"+D+"/side",schemaPath:"common.sch\
ema.json#/$defs/id/maxLength",keyword:"maxLength",params:{limit:80}}),r++),j.test(x)||(e=t(e,{instancePath:i+"/sections/"+p+"/moves/"+D+"/side",schemaPath:"comm\
on.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/sections/"+p+"/moves/"+D+"/side",schemaPath:"\
common.schema.json#/$defs/id/type",keyword:"type",params:{type:"string"}}),r++)}if(L.step!==void 0){let x=L.step;typeof x=="string"?(x.length>100&&w(x)>100&&(e=
t(e,{instancePath:i+"/sections/"+p+"/moves/"+D+"/step",schemaPath:"#/$defs/step/maxLength",keyword:"maxLength",params:{limit:100}}),r++),x.length<1&&(e=t(e,{instancePath:i+
"/sections/"+p+"/moves/"+D+"/step",schemaPath:"#/$defs/step/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/sections/"+p+"/move\
s/"+D+"/step",schemaPath:"#/$defs/step/type",keyword:"type",params:{type:"string"}}),r++)}if(L.times!==void 0){let x=L.times;typeof x=="number"&&!(x%1)&&!isNaN(
x)&&isFinite(x)||(e=t(e,{instancePath:i+"/sections/"+p+"/moves/"+D+"/times",schemaPath:"#/properties/sections/items/properties/moves/items/properties/times/type",
keyword:"type",params:{type:"integer"}}),r++),typeof x=="number"&&isFinite(x)&&((x>100||isNaN(x))&&(e=t(e,{instancePath:i+"/sections/"+p+"/moves/"+D+"/times",schemaPath:"\
#/properties/sections/items/properties/moves/items/properties/times/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}),r++),(x<1||isNaN(x))&&(e=t(e,
{instancePath:i+"/sections/"+p+"/moves/"+D+"/times",schemaPath:"#/properties/sections/items/properties/moves/items/properties/times/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}),r++))}if(L.choices!==void 0){let x=L.choices;if(Array.isArray(x)){x.length<1&&(e=t(e,{instancePath:i+"/sections/"+p+"/moves/"+D+"/cho\
ices",schemaPath:"#/properties/sections/items/properties/moves/items/properties/choices/minItems",keyword:"minItems",params:{limit:1}}),r++);let wr=x.length;for(let qe=0;qe<
wr;qe++){let Re=x[qe];Re&&typeof Re=="object"&&!Array.isArray(Re)||(e=t(e,{instancePath:i+"/sections/"+p+"/moves/"+D+"/choices/"+qe,schemaPath:"#/properties/sec\
tions/items/properties/moves/items/properties/choices/items/type",keyword:"type",params:{type:"object"}}),r++)}}else e=t(e,{instancePath:i+"/sections/"+p+"/move\
s/"+D+"/choices",schemaPath:"#/properties/sections/items/properties/moves/items/properties/choices/type",keyword:"type",params:{type:"array"}}),r++}L.expect!==void 0&&
(S(L.expect,{instancePath:i+"/sections/"+p+"/moves/"+D+"/expect",parentData:L,parentDataProperty:"expect",rootData:y,dynamicAnchors:l})||(e=e===null?S.errors:g(
e,S.errors),r=e.length))}else e=t(e,{instancePath:i+"/sections/"+p+"/moves/"+D,schemaPath:"#/properties/sections/items/properties/moves/items/type",keyword:"typ\
e",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/sections/"+p+"/moves",schemaPath:"#/properties/sections/items/properties/moves/type",keyword:"type",
params:{type:"array"}}),r++}u.expect!==void 0&&(S(u.expect,{instancePath:i+"/sections/"+p+"/expect",parentData:u,parentDataProperty:"expect",rootData:y,dynamicAnchors:l})||
(e=e===null?S.errors:g(e,S.errors),r=e.length))}else e=t(e,{instancePath:i+"/sections/"+p,schemaPath:"#/properties/sections/items/type",keyword:"type",params:{type:"\
object"}}),r++}}else e=t(e,{instancePath:i+"/sections",schemaPath:"#/properties/sections/type",keyword:"type",params:{type:"array"}}),r++}if(o.omitted!==void 0){
let d=o.omitted;if(Array.isArray(d)){let h=d.length;for(let p=0;p<h;p++){let u=d[p];typeof u=="string"?(u.length>2e3&&w(u)>2e3&&(e=t(e,{instancePath:i+"/omitted\
/"+p,schemaPath:"common.schema.json#/$defs/text/maxLength",keyword:"maxLength",params:{limit:2e3}}),r++),u.length<1&&(e=t(e,{instancePath:i+"/omitted/"+p,schemaPath:"\
common.schema.json#/$defs/text/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/omitted/"+p,schemaPath:"common.schema.json#/$def\
s/text/type",keyword:"type",params:{type:"string"}}),r++)}}else e=t(e,{instancePath:i+"/omitted",schemaPath:"#/properties/omitted/type",keyword:"type",params:{type:"\
array"}}),r++}o.sources!==void 0&&(ae(o.sources,{instancePath:i+"/sources",parentData:o,parentDataProperty:"sources",rootData:y,dynamicAnchors:l})||(e=e===null?
ae.errors:g(e,ae.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return Fe.errors=e,r===0}Fe.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var pr=Ie;var ze=new RegExp("^[a-z][a-z0-9-]*$","u");function oe(o,{instancePath:i="",parentData:k,parentDataProperty:b,rootData:y=o,dynamicAnchors:l={}}={}){let e=null,r=0,f=oe.evaluated;f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0);let a=r,s=!0,n=r;o&&typeof o=="object"&&!Array.isArray(o)&&o.kind!==void 0&&o.kind!=="base"&&r++;var m=n===r;r=a,e!==null&&
(a?e.length=a:e=null);let d;if(m){let p=r;o&&typeof o=="object"&&!Array.isArray(o)&&(o.airCapacity===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/then/required",
keyword:"required",params:{missingProperty:"airCapacity"}}),r++),o.portCapacity===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/then/required",keyword:"required",
params:{missingProperty:"portCapacity"}}),r++));var m=p===r;s=m,d="then"}else{let p=r;o&&typeof o=="object"&&!Array.isArray(o)&&(o.airCapacity!==void 0&&(e=t(e,
{instancePath:i+"/airCapacity",schemaPath:"#/else/properties/airCapacity/false schema",keyword:"false schema",params:{}}),r++),o.portCapacity!==void 0&&(e=t(e,{
instancePath:i+"/portCapacity",schemaPath:"#/else/properties/portCapacity/false schema",keyword:"false schema",params:{}}),r++),o.victoryPoints!==void 0&&o.victoryPoints!==
0&&(e=t(e,{instancePath:i+"/victoryPoints",schemaPath:"#/else/properties/victoryPoints/const",keyword:"const",params:{allowedValue:0}}),r++),o.oil!==void 0&&(e=
t(e,{instancePath:i+"/oil",schemaPath:"#/else/properties/oil/false schema",keyword:"false schema",params:{}}),r++),o.homeBaseOf!==void 0&&(e=t(e,{instancePath:i+
"/homeBaseOf",schemaPath:"#/else/properties/homeBaseOf/false schema",keyword:"false schema",params:{}}),r++));var m=p===r;if(s=m,s){var h={};h.airCapacity=!0,h.
portCapacity=!0,h.victoryPoints=!0,h.oil=!0,h.homeBaseOf=!0,h.kind=!0}d="else"}if(s||(e=t(e,{instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}}),
r++),o&&typeof o=="object"&&!Array.isArray(o)){o.name===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"}}),
r++),o.hex===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"hex"}}),r++),o.kind===void 0&&(e=t(e,{instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"}}),r++),o.flag===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"flag"}}),r++),o.control===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"contr\
ol"}}),r++),o.landLimit===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"landLimit"}}),r++),o.victoryPoints===
void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"victoryPoints"}}),r++);for(let p in o)p==="name"||p==="hex"||
p==="kind"||p==="flag"||p==="control"||p==="airCapacity"||p==="portCapacity"||p==="landLimit"||p==="victoryPoints"||p==="oil"||p==="homeBaseOf"||(e=t(e,{instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}),r++);if(o.name!==void 0){let p=o.name;typeof p=="string"?(p.length>
80&&w(p)>80&&(e=t(e,{instancePath:i+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:80}}),r++),p.length<1&&(e=t(e,{instancePath:i+
"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/name",schemaPath:"#/properties/name/type",
keyword:"type",params:{type:"string"}}),r++)}if(o.hex!==void 0){let p=o.hex;typeof p=="string"?U.test(p)||(e=t(e,{instancePath:i+"/hex",schemaPath:"../common/co\
mmon.schema.json#/$defs/hexId/pattern",keyword:"pattern",params:{pattern:"^[A-Z0-9]{2,8}$"}}),r++):(e=t(e,{instancePath:i+"/hex",schemaPath:"../common/common.sc\
hema.json#/$defs/hexId/type",keyword:"type",params:{type:"string"}}),r++)}if(o.kind!==void 0){let p=o.kind;typeof p!="string"&&(e=t(e,{instancePath:i+"/kind",schemaPath:"\
#/properties/kind/type",keyword:"type",params:{type:"string"}}),r++),p==="base"||p==="circle"||(e=t(e,{instancePath:i+"/kind",schemaPath:"#/properties/kind/enum",
keyword:"enum",params:{allowedValues:["base","circle"]}}),r++)}if(o.flag!==void 0){let p=o.flag;typeof p!="string"&&(e=t(e,{instancePath:i+"/flag",schemaPath:"#\
/properties/flag/type",keyword:"type",params:{type:"string"}}),r++),p==="britain"||p==="us"||p==="australia"||p==="new-zealand"||p==="netherlands"||p==="france"||
p==="japan"||p==="none"||(e=t(e,{instancePath:i+"/flag",schemaPath:"#/properties/flag/enum",keyword:"enum",params:{allowedValues:["britain","us","australia","ne\
w-zealand","netherlands","france","japan","none"]}}),r++)}if(o.control!==void 0){let p=o.control;typeof p!="string"&&(e=t(e,{instancePath:i+"/control",schemaPath:"\
#/properties/control/type",keyword:"type",params:{type:"string"}}),r++),p==="japan"||p==="allies"||p==="none"||(e=t(e,{instancePath:i+"/control",schemaPath:"#/p\
roperties/control/enum",keyword:"enum",params:{allowedValues:["japan","allies","none"]}}),r++)}if(o.airCapacity!==void 0){let p=o.airCapacity;typeof p=="number"&&
!(p%1)&&!isNaN(p)&&isFinite(p)||(e=t(e,{instancePath:i+"/airCapacity",schemaPath:"#/properties/airCapacity/type",keyword:"type",params:{type:"integer"}}),r++),typeof p==
"number"&&isFinite(p)&&((p>40||isNaN(p))&&(e=t(e,{instancePath:i+"/airCapacity",schemaPath:"#/properties/airCapacity/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:40}}),r++),(p<0||isNaN(p))&&(e=t(e,{instancePath:i+"/airCapacity",schemaPath:"#/properties/airCapacity/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}),r++))}if(o.portCapacity!==void 0){let p=o.portCapacity;if(typeof p=="number"&&isFinite(p)){(p>1e3||isNaN(p))&&(e=t(e,{instancePath:i+"/portCapaci\
ty",schemaPath:"../common/common.schema.json#/$defs/quarters/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}),r++),(p<0||isNaN(p))&&(e=t(e,{instancePath:i+
"/portCapacity",schemaPath:"../common/common.schema.json#/$defs/quarters/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++);let u;u=p/.25,u!==parseInt(
u)&&(e=t(e,{instancePath:i+"/portCapacity",schemaPath:"../common/common.schema.json#/$defs/quarters/multipleOf",keyword:"multipleOf",params:{multipleOf:.25}}),r++)}else
e=t(e,{instancePath:i+"/portCapacity",schemaPath:"../common/common.schema.json#/$defs/quarters/type",keyword:"type",params:{type:"number"}}),r++}if(o.landLimit!==
void 0){let p=o.landLimit;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=t(e,{instancePath:i+"/landLimit",schemaPath:"#/properties/landLimit/type",keyword:"\
type",params:{type:"integer"}}),r++),p===8||p===4||(e=t(e,{instancePath:i+"/landLimit",schemaPath:"#/properties/landLimit/enum",keyword:"enum",params:{allowedValues:[
8,4]}}),r++)}if(o.victoryPoints!==void 0){let p=o.victoryPoints;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=t(e,{instancePath:i+"/victoryPoints",schemaPath:"\
#/properties/victoryPoints/type",keyword:"type",params:{type:"integer"}}),r++),typeof p=="number"&&isFinite(p)&&((p>20||isNaN(p))&&(e=t(e,{instancePath:i+"/vict\
oryPoints",schemaPath:"#/properties/victoryPoints/maximum",keyword:"maximum",params:{comparison:"<=",limit:20}}),r++),(p<0||isNaN(p))&&(e=t(e,{instancePath:i+"/\
victoryPoints",schemaPath:"#/properties/victoryPoints/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}if(o.oil!==void 0){let p=o.oil;typeof p==
"number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=t(e,{instancePath:i+"/oil",schemaPath:"#/properties/oil/type",keyword:"type",params:{type:"integer"}}),r++),typeof p==
"number"&&isFinite(p)&&((p>40||isNaN(p))&&(e=t(e,{instancePath:i+"/oil",schemaPath:"#/properties/oil/maximum",keyword:"maximum",params:{comparison:"<=",limit:40}}),
r++),(p<1||isNaN(p))&&(e=t(e,{instancePath:i+"/oil",schemaPath:"#/properties/oil/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(o.homeBaseOf!==
void 0){let p=o.homeBaseOf;typeof p!="string"&&(e=t(e,{instancePath:i+"/homeBaseOf",schemaPath:"defs.schema.json#/$defs/nation/type",keyword:"type",params:{type:"\
string"}}),r++),p==="japan"||p==="us"||p==="britain"||p==="netherlands"||(e=t(e,{instancePath:i+"/homeBaseOf",schemaPath:"defs.schema.json#/$defs/nation/enum",keyword:"\
enum",params:{allowedValues:["japan","us","britain","netherlands"]}}),r++)}}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),
r++;return oe.errors=e,r===0}oe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ne(o,{instancePath:i="",parentData:k,parentDataProperty:b,rootData:y=o,
dynamicAnchors:l={}}={}){let e=null,r=0,f=ne.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&!Array.isArray(
o)){Object.keys(o).length<1&&(e=t(e,{instancePath:i,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1}}),r++);for(let a in o)v.test(a)||(e=t(
e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);for(let a in o)v.test(a)&&($(o[a],{instancePath:i+
"/"+c(a),parentData:o,parentDataProperty:a,rootData:y,dynamicAnchors:l})||(e=e===null?$.errors:g(e,$.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}),r++;return ne.errors=e,r===0}ne.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ie(o,{instancePath:i="",
parentData:k,parentDataProperty:b,rootData:y=o,dynamicAnchors:l={}}={}){let e=null,r=0,f=Ie.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=
void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.$schema===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
$schema"}}),r++),o.bases===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"bases"}}),r++),o.sources===void 0&&
(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sources"}}),r++);for(let a in o)a==="$schema"||a==="bases"||a==="sour\
ces"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);if(o.$schema!==void 0){let a=o.
$schema;typeof a=="string"?a.length<1&&(e=t(e,{instancePath:i+"/$schema",schemaPath:"../common/common.schema.json#/$defs/schemaPath/minLength",keyword:"minLengt\
h",params:{limit:1}}),r++):(e=t(e,{instancePath:i+"/$schema",schemaPath:"../common/common.schema.json#/$defs/schemaPath/type",keyword:"type",params:{type:"strin\
g"}}),r++)}if(o.bases!==void 0){let a=o.bases;if(a&&typeof a=="object"&&!Array.isArray(a)){Object.keys(a).length<1&&(e=t(e,{instancePath:i+"/bases",schemaPath:"\
#/properties/bases/minProperties",keyword:"minProperties",params:{limit:1}}),r++);for(let s in a)ze.test(s)||(e=t(e,{instancePath:i+"/bases",schemaPath:"#/prope\
rties/bases/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);for(let s in a)ze.test(s)&&(oe(a[s],{instancePath:i+"/base\
s/"+c(s),parentData:a,parentDataProperty:s,rootData:y,dynamicAnchors:l})||(e=e===null?oe.errors:g(e,oe.errors),r=e.length))}else e=t(e,{instancePath:i+"/bases",
schemaPath:"#/properties/bases/type",keyword:"type",params:{type:"object"}}),r++}o.sources!==void 0&&(ne(o.sources,{instancePath:i+"/sources",parentData:o,parentDataProperty:"\
sources",rootData:y,dynamicAnchors:l})||(e=e===null?ne.errors:g(e,ne.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}),r++;return Ie.errors=e,r===0}Ie.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var dr=Ee;function me(o,{instancePath:i="",parentData:k,parentDataProperty:b,rootData:y=o,dynamicAnchors:l={}}={}){let e=null,r=0,f=me.evaluated;f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0);let a=r,s=!0,n=r;if(o&&typeof o=="object"&&!Array.isArray(o)&&o.class!==void 0){let p=o.class;p==="CV"||p==="CVL"||r++}
var m=n===r;r=a,e!==null&&(a?e.length=a:e=null);let d;if(m){let p=r;o&&typeof o=="object"&&!Array.isArray(o)&&o.airStrength===void 0&&(e=t(e,{instancePath:i,schemaPath:"\
#/then/required",keyword:"required",params:{missingProperty:"airStrength"}}),r++);var m=p===r;s=m,d="then"}else{let p=r;o&&typeof o=="object"&&!Array.isArray(o)&&
o.airStrength!==void 0&&(e=t(e,{instancePath:i+"/airStrength",schemaPath:"#/else/properties/airStrength/false schema",keyword:"false schema",params:{}}),r++);var m=p===
r;if(s=m,s){var h={};h.airStrength=!0,h.class=!0}d="else"}if(s||(e=t(e,{instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}}),r++),o&&typeof o==
"object"&&!Array.isArray(o)){o.nation===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"nation"}}),r++),o.class===
void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"class"}}),r++),o.name===void 0&&(e=t(e,{instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"name"}}),r++),o.count===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"count"}}),r++),o.firepower===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"firepower"}}),r++),
o.defense===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"defense"}}),r++),o.antiAircraft===void 0&&(e=t(e,
{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"antiAircraft"}}),r++),o.transport===void 0&&(e=t(e,{instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"transport"}}),r++),o.movement===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"movement"}}),r++);for(let p in o)p==="nation"||p==="class"||p==="name"||p==="count"||p==="firepower"||p==="defense"||p==="antiAircraft"||
p==="airStrength"||p==="transport"||p==="movement"||p==="optional"||p==="airGroup"||p==="elite"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:p}}),r++);if(o.nation!==void 0){let p=o.nation;typeof p!="string"&&(e=t(e,{instancePath:i+"/nation",schemaPath:"\
defs.schema.json#/$defs/nation/type",keyword:"type",params:{type:"string"}}),r++),p==="japan"||p==="us"||p==="britain"||p==="netherlands"||(e=t(e,{instancePath:i+
"/nation",schemaPath:"defs.schema.json#/$defs/nation/enum",keyword:"enum",params:{allowedValues:["japan","us","britain","netherlands"]}}),r++)}if(o.class!==void 0){
let p=o.class;typeof p!="string"&&(e=t(e,{instancePath:i+"/class",schemaPath:"defs.schema.json#/$defs/shipClass/type",keyword:"type",params:{type:"string"}}),r++),
p==="CV"||p==="CVL"||p==="BB"||p==="BBV"||p==="CB"||p==="CA"||p==="CL"||p==="CLAA"||p==="DD"||(e=t(e,{instancePath:i+"/class",schemaPath:"defs.schema.json#/$def\
s/shipClass/enum",keyword:"enum",params:{allowedValues:["CV","CVL","BB","BBV","CB","CA","CL","CLAA","DD"]}}),r++)}if(o.name!==void 0){let p=o.name;typeof p=="st\
ring"?(p.length>120&&w(p)>120&&(e=t(e,{instancePath:i+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:120}}),r++),p.length<1&&
(e=t(e,{instancePath:i+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/name",schemaPath:"\
#/properties/name/type",keyword:"type",params:{type:"string"}}),r++)}if(o.count!==void 0){let p=o.count;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=t(
e,{instancePath:i+"/count",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"integer"}}),r++),typeof p=="number"&&isFinite(p)&&((p>60||isNaN(p))&&(e=
t(e,{instancePath:i+"/count",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:60}}),r++),(p<1||isNaN(p))&&(e=t(e,{instancePath:i+
"/count",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(o.firepower!==void 0){let p=o.firepower;typeof p=="num\
ber"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=t(e,{instancePath:i+"/firepower",schemaPath:"#/properties/firepower/type",keyword:"type",params:{type:"integer"}}),r++),
typeof p=="number"&&isFinite(p)&&((p>4||isNaN(p))&&(e=t(e,{instancePath:i+"/firepower",schemaPath:"#/properties/firepower/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:4}}),r++),(p<0||isNaN(p))&&(e=t(e,{instancePath:i+"/firepower",schemaPath:"#/properties/firepower/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),
r++))}if(o.defense!==void 0){let p=o.defense;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=t(e,{instancePath:i+"/defense",schemaPath:"#/properties/defe\
nse/type",keyword:"type",params:{type:"integer"}}),r++),typeof p=="number"&&isFinite(p)&&((p>12||isNaN(p))&&(e=t(e,{instancePath:i+"/defense",schemaPath:"#/prop\
erties/defense/maximum",keyword:"maximum",params:{comparison:"<=",limit:12}}),r++),(p<7||isNaN(p))&&(e=t(e,{instancePath:i+"/defense",schemaPath:"#/properties/d\
efense/minimum",keyword:"minimum",params:{comparison:">=",limit:7}}),r++))}if(o.antiAircraft!==void 0){let p=o.antiAircraft;if(typeof p=="number"&&isFinite(p)){
(p>10||isNaN(p))&&(e=t(e,{instancePath:i+"/antiAircraft",schemaPath:"#/properties/antiAircraft/maximum",keyword:"maximum",params:{comparison:"<=",limit:10}}),r++),
(p<0||isNaN(p))&&(e=t(e,{instancePath:i+"/antiAircraft",schemaPath:"#/properties/antiAircraft/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++);
let u;u=p/.25,u!==parseInt(u)&&(e=t(e,{instancePath:i+"/antiAircraft",schemaPath:"#/properties/antiAircraft/multipleOf",keyword:"multipleOf",params:{multipleOf:.25}}),
r++)}else e=t(e,{instancePath:i+"/antiAircraft",schemaPath:"#/properties/antiAircraft/type",keyword:"type",params:{type:"number"}}),r++}if(o.airStrength!==void 0){
let p=o.airStrength;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=t(e,{instancePath:i+"/airStrength",schemaPath:"#/properties/airStrength/type",keyword:"\
type",params:{type:"integer"}}),r++),typeof p=="number"&&isFinite(p)&&((p>10||isNaN(p))&&(e=t(e,{instancePath:i+"/airStrength",schemaPath:"#/properties/airStren\
gth/maximum",keyword:"maximum",params:{comparison:"<=",limit:10}}),r++),(p<1||isNaN(p))&&(e=t(e,{instancePath:i+"/airStrength",schemaPath:"#/properties/airStren\
gth/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(o.transport!==void 0){let p=o.transport;if(typeof p=="number"&&isFinite(p)){(p>10||isNaN(
p))&&(e=t(e,{instancePath:i+"/transport",schemaPath:"#/properties/transport/maximum",keyword:"maximum",params:{comparison:"<=",limit:10}}),r++),(p<=0||isNaN(p))&&
(e=t(e,{instancePath:i+"/transport",schemaPath:"#/properties/transport/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0}}),r++);let u;
u=p/.25,u!==parseInt(u)&&(e=t(e,{instancePath:i+"/transport",schemaPath:"#/properties/transport/multipleOf",keyword:"multipleOf",params:{multipleOf:.25}}),r++)}else
e=t(e,{instancePath:i+"/transport",schemaPath:"#/properties/transport/type",keyword:"type",params:{type:"number"}}),r++}if(o.movement!==void 0){let p=o.movement;
typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=t(e,{instancePath:i+"/movement",schemaPath:"#/properties/movement/type",keyword:"type",params:{type:"inte\
ger"}}),r++),typeof p=="number"&&isFinite(p)&&((p>20||isNaN(p))&&(e=t(e,{instancePath:i+"/movement",schemaPath:"#/properties/movement/maximum",keyword:"maximum",
params:{comparison:"<=",limit:20}}),r++),(p<1||isNaN(p))&&(e=t(e,{instancePath:i+"/movement",schemaPath:"#/properties/movement/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}),r++))}if(o.optional!==void 0){let p=o.optional;typeof p=="string"?(p.length>24&&w(p)>24&&(e=t(e,{instancePath:i+"/optional",schemaPath:"\
../common/common.schema.json#/$defs/ruleNumber/maxLength",keyword:"maxLength",params:{limit:24}}),r++),Y.test(p)||(e=t(e,{instancePath:i+"/optional",schemaPath:"\
../common/common.schema.json#/$defs/ruleNumber/pattern",keyword:"pattern",params:{pattern:"^[0-9A-Z][0-9A-Za-z.()-]*$"}}),r++)):(e=t(e,{instancePath:i+"/optiona\
l",schemaPath:"../common/common.schema.json#/$defs/ruleNumber/type",keyword:"type",params:{type:"string"}}),r++)}if(o.airGroup!==void 0){let p=o.airGroup;if(p&&
typeof p=="object"&&!Array.isArray(p)){p.steps===void 0&&(e=t(e,{instancePath:i+"/airGroup",schemaPath:"#/properties/airGroup/required",keyword:"required",params:{
missingProperty:"steps"}}),r++);for(let u in p)u==="steps"||u==="first"||(e=t(e,{instancePath:i+"/airGroup",schemaPath:"#/properties/airGroup/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:u}}),r++);if(p.steps!==void 0){let u=p.steps;typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)||(e=
t(e,{instancePath:i+"/airGroup/steps",schemaPath:"#/properties/airGroup/properties/steps/type",keyword:"type",params:{type:"integer"}}),r++),typeof u=="number"&&
isFinite(u)&&((u>10||isNaN(u))&&(e=t(e,{instancePath:i+"/airGroup/steps",schemaPath:"#/properties/airGroup/properties/steps/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:10}}),r++),(u<1||isNaN(u))&&(e=t(e,{instancePath:i+"/airGroup/steps",schemaPath:"#/properties/airGroup/properties/steps/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}),r++))}if(p.first!==void 0){let u=p.first;typeof u!="boolean"&&(e=t(e,{instancePath:i+"/airGroup/first",schemaPath:"#/properties/airGr\
oup/properties/first/type",keyword:"type",params:{type:"boolean"}}),r++),u!==!0&&(e=t(e,{instancePath:i+"/airGroup/first",schemaPath:"#/properties/airGroup/prop\
erties/first/const",keyword:"const",params:{allowedValue:!0}}),r++)}}else e=t(e,{instancePath:i+"/airGroup",schemaPath:"#/properties/airGroup/type",keyword:"typ\
e",params:{type:"object"}}),r++}o.elite!==void 0&&typeof o.elite!="boolean"&&(e=t(e,{instancePath:i+"/elite",schemaPath:"#/properties/elite/type",keyword:"type",
params:{type:"boolean"}}),r++)}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return me.errors=e,r===0}me.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function pe(o,{instancePath:i="",parentData:k,parentDataProperty:b,rootData:y=o,dynamicAnchors:l={}}={}){let e=null,r=0,f=pe.evaluated;f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0);let a=r,s=!0,n=r;o&&typeof o=="object"&&!Array.isArray(o)&&o.steps!==void 0&&o.steps!==2&&r++;var m=n===r;r=a,e!==null&&
(a?e.length=a:e=null);let d;if(m){let p=r;o&&typeof o=="object"&&!Array.isArray(o)&&o.reduced===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/then/required",keyword:"\
required",params:{missingProperty:"reduced"}}),r++);var m=p===r;s=m,d="then"}else{let p=r;o&&typeof o=="object"&&!Array.isArray(o)&&o.reduced!==void 0&&(e=t(e,{
instancePath:i+"/reduced",schemaPath:"#/else/properties/reduced/false schema",keyword:"false schema",params:{}}),r++);var m=p===r;if(s=m,s){var h={};h.reduced=!0,
h.steps=!0}d="else"}if(s||(e=t(e,{instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:d}}),r++),o&&typeof o=="object"&&!Array.isArray(o)){o.nation===
void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"nation"}}),r++),o.name===void 0&&(e=t(e,{instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"name"}}),r++),o.count===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"count"}}),r++),o.strength===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"strength"}}),r++),
o.steps===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"steps"}}),r++),o.transport===void 0&&(e=t(e,{instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"transport"}}),r++);for(let p in o)p==="nation"||p==="name"||p==="count"||p==="strength"||p===
"reduced"||p==="steps"||p==="transport"||p==="marine"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}),
r++);if(o.nation!==void 0){let p=o.nation;typeof p!="string"&&(e=t(e,{instancePath:i+"/nation",schemaPath:"defs.schema.json#/$defs/nation/type",keyword:"type",params:{
type:"string"}}),r++),p==="japan"||p==="us"||p==="britain"||p==="netherlands"||(e=t(e,{instancePath:i+"/nation",schemaPath:"defs.schema.json#/$defs/nation/enum",
keyword:"enum",params:{allowedValues:["japan","us","britain","netherlands"]}}),r++)}if(o.name!==void 0){let p=o.name;typeof p=="string"?(p.length>120&&w(p)>120&&
(e=t(e,{instancePath:i+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:120}}),r++),p.length<1&&(e=t(e,{instancePath:i+"/name",
schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"\
type",params:{type:"string"}}),r++)}if(o.count!==void 0){let p=o.count;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=t(e,{instancePath:i+"/count",schemaPath:"\
#/$defs/count/type",keyword:"type",params:{type:"integer"}}),r++),typeof p=="number"&&isFinite(p)&&((p>60||isNaN(p))&&(e=t(e,{instancePath:i+"/count",schemaPath:"\
#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:60}}),r++),(p<1||isNaN(p))&&(e=t(e,{instancePath:i+"/count",schemaPath:"#/$defs/count/min\
imum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(o.strength!==void 0){let p=o.strength;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=
t(e,{instancePath:i+"/strength",schemaPath:"#/properties/strength/type",keyword:"type",params:{type:"integer"}}),r++),typeof p=="number"&&isFinite(p)&&((p>16||isNaN(
p))&&(e=t(e,{instancePath:i+"/strength",schemaPath:"#/properties/strength/maximum",keyword:"maximum",params:{comparison:"<=",limit:16}}),r++),(p<1||isNaN(p))&&(e=
t(e,{instancePath:i+"/strength",schemaPath:"#/properties/strength/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(o.reduced!==void 0){let p=o.
reduced;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=t(e,{instancePath:i+"/reduced",schemaPath:"#/properties/reduced/type",keyword:"type",params:{type:"\
integer"}}),r++),typeof p=="number"&&isFinite(p)&&((p>16||isNaN(p))&&(e=t(e,{instancePath:i+"/reduced",schemaPath:"#/properties/reduced/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:16}}),r++),(p<1||isNaN(p))&&(e=t(e,{instancePath:i+"/reduced",schemaPath:"#/properties/reduced/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}),r++))}if(o.steps!==void 0){let p=o.steps;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=t(e,{instancePath:i+"/steps",schemaPath:"\
#/properties/steps/type",keyword:"type",params:{type:"integer"}}),r++),p===2||p===1||(e=t(e,{instancePath:i+"/steps",schemaPath:"#/properties/steps/enum",keyword:"\
enum",params:{allowedValues:[2,1]}}),r++)}if(o.transport!==void 0){let p=o.transport;if(typeof p=="number"&&isFinite(p)){(p>16||isNaN(p))&&(e=t(e,{instancePath:i+
"/transport",schemaPath:"#/properties/transport/maximum",keyword:"maximum",params:{comparison:"<=",limit:16}}),r++),(p<=0||isNaN(p))&&(e=t(e,{instancePath:i+"/t\
ransport",schemaPath:"#/properties/transport/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0}}),r++);let u;u=p/.25,u!==parseInt(u)&&
(e=t(e,{instancePath:i+"/transport",schemaPath:"#/properties/transport/multipleOf",keyword:"multipleOf",params:{multipleOf:.25}}),r++)}else e=t(e,{instancePath:i+
"/transport",schemaPath:"#/properties/transport/type",keyword:"type",params:{type:"number"}}),r++}o.marine!==void 0&&typeof o.marine!="boolean"&&(e=t(e,{instancePath:i+
"/marine",schemaPath:"#/properties/marine/type",keyword:"type",params:{type:"boolean"}}),r++)}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}),r++;return pe.errors=e,r===0}pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function de(o,{instancePath:i="",parentData:k,parentDataProperty:b,rootData:y=o,dynamicAnchors:l={}}={}){let e=null,r=0,f=de.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.nation===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"nation"}}),r++),o.name===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"nam\
e"}}),r++),o.count===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"count"}}),r++),o.maxSteps===void 0&&(e=t(
e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"maxSteps"}}),r++);for(let a in o)a==="nation"||a==="name"||a==="count"||a===
"maxSteps"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);if(o.nation!==void 0){
let a=o.nation;typeof a!="string"&&(e=t(e,{instancePath:i+"/nation",schemaPath:"defs.schema.json#/$defs/nation/type",keyword:"type",params:{type:"string"}}),r++),
a==="japan"||a==="us"||a==="britain"||a==="netherlands"||(e=t(e,{instancePath:i+"/nation",schemaPath:"defs.schema.json#/$defs/nation/enum",keyword:"enum",params:{
allowedValues:["japan","us","britain","netherlands"]}}),r++)}if(o.name!==void 0){let a=o.name;typeof a=="string"?(a.length>120&&w(a)>120&&(e=t(e,{instancePath:i+
"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:120}}),r++),a.length<1&&(e=t(e,{instancePath:i+"/name",schemaPath:"#/properti\
es/name/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"\
string"}}),r++)}if(o.count!==void 0){let a=o.count;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/count",schemaPath:"#/$defs/count\
/type",keyword:"type",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>60||isNaN(a))&&(e=t(e,{instancePath:i+"/count",schemaPath:"#/$defs/cou\
nt/maximum",keyword:"maximum",params:{comparison:"<=",limit:60}}),r++),(a<1||isNaN(a))&&(e=t(e,{instancePath:i+"/count",schemaPath:"#/$defs/count/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}),r++))}if(o.maxSteps!==void 0){let a=o.maxSteps;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+
"/maxSteps",schemaPath:"#/properties/maxSteps/type",keyword:"type",params:{type:"integer"}}),r++),a===2||a===1||(e=t(e,{instancePath:i+"/maxSteps",schemaPath:"#\
/properties/maxSteps/enum",keyword:"enum",params:{allowedValues:[2,1]}}),r++)}}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"objec\
t"}}),r++;return de.errors=e,r===0}de.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ce(o,{instancePath:i="",parentData:k,parentDataProperty:b,rootData:y=o,
dynamicAnchors:l={}}={}){let e=null,r=0,f=ce.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&!Array.isArray(
o)){Object.keys(o).length<1&&(e=t(e,{instancePath:i,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1}}),r++);for(let a in o)v.test(a)||(e=t(
e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);for(let a in o)v.test(a)&&($(o[a],{instancePath:i+
"/"+c(a),parentData:o,parentDataProperty:a,rootData:y,dynamicAnchors:l})||(e=e===null?$.errors:g(e,$.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}),r++;return ce.errors=e,r===0}ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ee(o,{instancePath:i="",
parentData:k,parentDataProperty:b,rootData:y=o,dynamicAnchors:l={}}={}){let e=null,r=0,f=Ee.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=
void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.$schema===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
$schema"}}),r++),o.naval===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"naval"}}),r++),o.land===void 0&&(e=
t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"land"}}),r++),o.air===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"air"}}),r++),o.sources===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
sources"}}),r++);for(let a in o)a==="$schema"||a==="naval"||a==="land"||a==="air"||a==="sources"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:a}}),r++);if(o.$schema!==void 0){let a=o.$schema;typeof a=="string"?a.length<1&&(e=t(e,{instancePath:i+"/$schem\
a",schemaPath:"../common/common.schema.json#/$defs/schemaPath/minLength",keyword:"minLength",params:{limit:1}}),r++):(e=t(e,{instancePath:i+"/$schema",schemaPath:"\
../common/common.schema.json#/$defs/schemaPath/type",keyword:"type",params:{type:"string"}}),r++)}if(o.naval!==void 0){let a=o.naval;if(a&&typeof a=="object"&&!Array.
isArray(a)){for(let s in a)j.test(s)||(e=t(e,{instancePath:i+"/naval",schemaPath:"#/properties/naval/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:s}}),r++);for(let s in a)j.test(s)&&(me(a[s],{instancePath:i+"/naval/"+c(s),parentData:a,parentDataProperty:s,rootData:y,dynamicAnchors:l})||
(e=e===null?me.errors:g(e,me.errors),r=e.length))}else e=t(e,{instancePath:i+"/naval",schemaPath:"#/properties/naval/type",keyword:"type",params:{type:"object"}}),
r++}if(o.land!==void 0){let a=o.land;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let s in a)j.test(s)||(e=t(e,{instancePath:i+"/land",schemaPath:"#/propert\
ies/land/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);for(let s in a)j.test(s)&&(pe(a[s],{instancePath:i+"/land/"+c(
s),parentData:a,parentDataProperty:s,rootData:y,dynamicAnchors:l})||(e=e===null?pe.errors:g(e,pe.errors),r=e.length))}else e=t(e,{instancePath:i+"/land",schemaPath:"\
#/properties/land/type",keyword:"type",params:{type:"object"}}),r++}if(o.air!==void 0){let a=o.air;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let s in a)j.
test(s)||(e=t(e,{instancePath:i+"/air",schemaPath:"#/properties/air/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);for(let s in a)
j.test(s)&&(de(a[s],{instancePath:i+"/air/"+c(s),parentData:a,parentDataProperty:s,rootData:y,dynamicAnchors:l})||(e=e===null?de.errors:g(e,de.errors),r=e.length))}else
e=t(e,{instancePath:i+"/air",schemaPath:"#/properties/air/type",keyword:"type",params:{type:"object"}}),r++}o.sources!==void 0&&(ce(o.sources,{instancePath:i+"/\
sources",parentData:o,parentDataProperty:"sources",rootData:y,dynamicAnchors:l})||(e=e===null?ce.errors:g(e,ce.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}),r++;return Ee.errors=e,r===0}Ee.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var cr=Ce;function A(o,{instancePath:i="",parentData:k,parentDataProperty:b,rootData:y=o,dynamicAnchors:l={}}={}){let e=null,r=0,f=A.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),Array.isArray(o)){let a=o.length;for(let m=0;m<a;m++){let d=o[m];typeof d!="string"&&(e=t(e,{instancePath:i+"/"+m,schemaPath:"\
defs.schema.json#/$defs/shipClass/type",keyword:"type",params:{type:"string"}}),r++),d==="CV"||d==="CVL"||d==="BB"||d==="BBV"||d==="CB"||d==="CA"||d==="CL"||d===
"CLAA"||d==="DD"||(e=t(e,{instancePath:i+"/"+m,schemaPath:"defs.schema.json#/$defs/shipClass/enum",keyword:"enum",params:{allowedValues:["CV","CVL","BB","BBV","\
CB","CA","CL","CLAA","DD"]}}),r++)}let s=o.length,n;if(s>1){let m=z(o,F);m!==null&&([s,n]=m,e=t(e,{instancePath:i,schemaPath:"#/uniqueItems",keyword:"uniqueItem\
s",params:{i:s,j:n}}),r++)}}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"}}),r++;return A.errors=e,r===0}A.evaluated={items:!0,
dynamicProps:!1,dynamicItems:!1};function O(o,{instancePath:i="",parentData:k,parentDataProperty:b,rootData:y=o,dynamicAnchors:l={}}={}){let e=null,r=0,f=O.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),Array.isArray(o)){let a=o.length;for(let m=0;m<a;m++){let d=o[m];typeof d!="string"&&(e=t(e,{instancePath:i+"/"+m,schemaPath:"\
defs.schema.json#/$defs/nation/type",keyword:"type",params:{type:"string"}}),r++),d==="japan"||d==="us"||d==="britain"||d==="netherlands"||(e=t(e,{instancePath:i+
"/"+m,schemaPath:"defs.schema.json#/$defs/nation/enum",keyword:"enum",params:{allowedValues:["japan","us","britain","netherlands"]}}),r++)}let s=o.length,n;if(s>
1){let m=z(o,F);m!==null&&([s,n]=m,e=t(e,{instancePath:i,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i:s,j:n}}),r++)}}else e=t(e,{instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"array"}}),r++;return O.errors=e,r===0}O.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function B(o,{instancePath:i="",parentData:k,parentDataProperty:b,rootData:y=o,dynamicAnchors:l={}}={}){let e=null,r=0,f=B.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),Array.isArray(o)){o.length<1&&(e=t(e,{instancePath:i,schemaPath:"#/minItems",keyword:"minItems",params:{limit:1}}),r++);
let a=o.length;for(let m=0;m<a;m++){let d=o[m];typeof d=="string"?(d.length>80&&w(d)>80&&(e=t(e,{instancePath:i+"/"+m,schemaPath:"defs.schema.json#/$defs/placeI\
d/maxLength",keyword:"maxLength",params:{limit:80}}),r++),j.test(d)||(e=t(e,{instancePath:i+"/"+m,schemaPath:"defs.schema.json#/$defs/placeId/pattern",keyword:"\
pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/"+m,schemaPath:"defs.schema.json#/$defs/placeId/type",keyword:"type",params:{type:"\
string"}}),r++)}let s=o.length,n;if(s>1){let m=z(o,F);m!==null&&([s,n]=m,e=t(e,{instancePath:i,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i:s,j:n}}),
r++)}}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"}}),r++;return B.errors=e,r===0}B.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};
function fe(o,{instancePath:i="",parentData:k,parentDataProperty:b,rootData:y=o,dynamicAnchors:l={}}={}){let e=null,r=0,f=fe.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){Object.keys(o).length<1&&(e=t(e,{instancePath:i,schemaPath:"#/minProperties",
keyword:"minProperties",params:{limit:1}}),r++);for(let a in o)v.test(a)||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:a}}),r++);for(let a in o)v.test(a)&&($(o[a],{instancePath:i+"/"+c(a),parentData:o,parentDataProperty:a,rootData:y,dynamicAnchors:l})||
(e=e===null?$.errors:g(e,$.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return fe.errors=e,r===
0}fe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var C=new RegExp("^([1-9]|1[0-6])$","u");function Ce(o,{instancePath:i="",parentData:k,parentDataProperty:b,
rootData:y=o,dynamicAnchors:l={}}={}){let e=null,r=0,f=Ce.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&
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
r++),o.antiAircraft===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"antiAircraft"}}),r++),o.airPoints===void 0&&
(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"airPoints"}}),r++),o.damage===void 0&&(e=t(e,{instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"damage"}}),r++),o.delays===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"delays"}}),r++),o.supplyStatus===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"supplyStatu\
s"}}),r++),o.expansion===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expansion"}}),r++),o.resourceFueling===
void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"resourceFueling"}}),r++),o.returnPorts===void 0&&(e=t(e,{instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"returnPorts"}}),r++),o.navalAviation===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"navalAviation"}}),r++),o.victory===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"victory"}}),r++),o.turnOne===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"turnOne"}}),r++),
o.europeanFleet===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"europeanFleet"}}),r++),o.longLance===void 0&&
(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"longLance"}}),r++),o.tokyoExpress===void 0&&(e=t(e,{instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"tokyoExpress"}}),r++),o.kamikaze===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"kamikaze"}}),r++),o.sources===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"s\
ources"}}),r++),o.ranger===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ranger"}}),r++),o.pilotTraining===
void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pilotTraining"}}),r++),o.accidents===void 0&&(e=t(e,{instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"accidents"}}),r++),o.reactionDeployment===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"reactionDeployment"}}),r++),o.strategicBombing===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"strategicBombing"}}),r++),o.hiddenTaskForces===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"hiddenTaskForces"}}),r++);for(let a in o)a==="$schema"||a==="clock"||a==="hits"||a==="oil"||a==="replacements"||a==="deployment"||a==="movement"||
a==="taskForce"||a==="reaction"||a==="airCommitment"||a==="airZoc"||a==="economicWarfare"||a==="submarines"||a==="supply"||a==="landing"||a==="antiAircraft"||a===
"airPoints"||a==="damage"||a==="delays"||a==="supplyStatus"||a==="expansion"||a==="resourceFueling"||a==="returnPorts"||a==="navalAviation"||a==="victory"||a===
"turnOne"||a==="europeanFleet"||a==="longLance"||a==="tokyoExpress"||a==="kamikaze"||a==="sources"||a==="ranger"||a==="pilotTraining"||a==="accidents"||a==="rea\
ctionDeployment"||a==="strategicBombing"||a==="hiddenTaskForces"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:a}}),r++);if(o.$schema!==void 0){let a=o.$schema;typeof a=="string"?a.length<1&&(e=t(e,{instancePath:i+"/$schema",schemaPath:"../common/commo\
n.schema.json#/$defs/schemaPath/minLength",keyword:"minLength",params:{limit:1}}),r++):(e=t(e,{instancePath:i+"/$schema",schemaPath:"../common/common.schema.jso\
n#/$defs/schemaPath/type",keyword:"type",params:{type:"string"}}),r++)}if(o.clock!==void 0){let a=o.clock;if(a&&typeof a=="object"&&!Array.isArray(a)){a.firstTurn===
void 0&&(e=t(e,{instancePath:i+"/clock",schemaPath:"#/properties/clock/required",keyword:"required",params:{missingProperty:"firstTurn"}}),r++),a.lastTurn===void 0&&
(e=t(e,{instancePath:i+"/clock",schemaPath:"#/properties/clock/required",keyword:"required",params:{missingProperty:"lastTurn"}}),r++);for(let s in a)s==="first\
Turn"||s==="lastTurn"||(e=t(e,{instancePath:i+"/clock",schemaPath:"#/properties/clock/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),
r++);if(a.firstTurn!==void 0){let s=a.firstTurn;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/clock/firstTurn",schemaPath:"defs.s\
chema.json#/$defs/turn/type",keyword:"type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>16||isNaN(s))&&(e=t(e,{instancePath:i+"/clock/fi\
rstTurn",schemaPath:"defs.schema.json#/$defs/turn/maximum",keyword:"maximum",params:{comparison:"<=",limit:16}}),r++),(s<1||isNaN(s))&&(e=t(e,{instancePath:i+"/\
clock/firstTurn",schemaPath:"defs.schema.json#/$defs/turn/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(a.lastTurn!==void 0){let s=a.lastTurn;
typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/clock/lastTurn",schemaPath:"defs.schema.json#/$defs/turn/type",keyword:"type",params:{
type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>16||isNaN(s))&&(e=t(e,{instancePath:i+"/clock/lastTurn",schemaPath:"defs.schema.json#/$defs/turn/max\
imum",keyword:"maximum",params:{comparison:"<=",limit:16}}),r++),(s<1||isNaN(s))&&(e=t(e,{instancePath:i+"/clock/lastTurn",schemaPath:"defs.schema.json#/$defs/t\
urn/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}}else e=t(e,{instancePath:i+"/clock",schemaPath:"#/properties/clock/type",keyword:"type",
params:{type:"object"}}),r++}if(o.hits!==void 0){let a=o.hits;if(a&&typeof a=="object"&&!Array.isArray(a)){a.dieSides===void 0&&(e=t(e,{instancePath:i+"/hits",schemaPath:"\
#/properties/hits/required",keyword:"required",params:{missingProperty:"dieSides"}}),r++),a.hitOn===void 0&&(e=t(e,{instancePath:i+"/hits",schemaPath:"#/propert\
ies/hits/required",keyword:"required",params:{missingProperty:"hitOn"}}),r++);for(let s in a)s==="dieSides"||s==="hitOn"||(e=t(e,{instancePath:i+"/hits",schemaPath:"\
#/properties/hits/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);if(a.dieSides!==void 0){let s=a.dieSides;typeof s=="\
number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/hits/dieSides",schemaPath:"#/properties/hits/properties/dieSides/type",keyword:"type",params:{
type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>20||isNaN(s))&&(e=t(e,{instancePath:i+"/hits/dieSides",schemaPath:"#/properties/hits/properties/dieS\
ides/maximum",keyword:"maximum",params:{comparison:"<=",limit:20}}),r++),(s<2||isNaN(s))&&(e=t(e,{instancePath:i+"/hits/dieSides",schemaPath:"#/properties/hits/\
properties/dieSides/minimum",keyword:"minimum",params:{comparison:">=",limit:2}}),r++))}if(a.hitOn!==void 0){let s=a.hitOn;typeof s=="number"&&!(s%1)&&!isNaN(s)&&
isFinite(s)||(e=t(e,{instancePath:i+"/hits/hitOn",schemaPath:"#/properties/hits/properties/hitOn/type",keyword:"type",params:{type:"integer"}}),r++),typeof s=="\
number"&&isFinite(s)&&((s>20||isNaN(s))&&(e=t(e,{instancePath:i+"/hits/hitOn",schemaPath:"#/properties/hits/properties/hitOn/maximum",keyword:"maximum",params:{
comparison:"<=",limit:20}}),r++),(s<1||isNaN(s))&&(e=t(e,{instancePath:i+"/hits/hitOn",schemaPath:"#/properties/hits/properties/hitOn/minimum",keyword:"minimum",
params:{comparison:">=",limit:1}}),r++))}}else e=t(e,{instancePath:i+"/hits",schemaPath:"#/properties/hits/type",keyword:"type",params:{type:"object"}}),r++}if(o.
oil!==void 0){let a=o.oil;if(a&&typeof a=="object"&&!Array.isArray(a)){a.merchantmenFraction===void 0&&(e=t(e,{instancePath:i+"/oil",schemaPath:"#/properties/oi\
l/required",keyword:"required",params:{missingProperty:"merchantmenFraction"}}),r++),a.rounding===void 0&&(e=t(e,{instancePath:i+"/oil",schemaPath:"#/properties\
/oil/required",keyword:"required",params:{missingProperty:"rounding"}}),r++);for(let s in a)s==="merchantmenFraction"||s==="rounding"||(e=t(e,{instancePath:i+"/\
oil",schemaPath:"#/properties/oil/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);if(a.merchantmenFraction!==void 0){let s=a.
merchantmenFraction;if(typeof s=="number"&&isFinite(s)){(s>1||isNaN(s))&&(e=t(e,{instancePath:i+"/oil/merchantmenFraction",schemaPath:"../common/common.schema.j\
son#/$defs/fraction/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/oil/merchantmenFraction",schemaPath:"\
../common/common.schema.json#/$defs/fraction/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++);let n;n=s/.25,n!==parseInt(n)&&(e=t(e,{instancePath:i+
"/oil/merchantmenFraction",schemaPath:"../common/common.schema.json#/$defs/fraction/multipleOf",keyword:"multipleOf",params:{multipleOf:.25}}),r++)}else e=t(e,{
instancePath:i+"/oil/merchantmenFraction",schemaPath:"../common/common.schema.json#/$defs/fraction/type",keyword:"type",params:{type:"number"}}),r++}if(a.rounding!==
void 0){let s=a.rounding;typeof s!="string"&&(e=t(e,{instancePath:i+"/oil/rounding",schemaPath:"../common/common.schema.json#/$defs/rounding/type",keyword:"type",
params:{type:"string"}}),r++),s==="up"||s==="down"||(e=t(e,{instancePath:i+"/oil/rounding",schemaPath:"../common/common.schema.json#/$defs/rounding/enum",keyword:"\
enum",params:{allowedValues:["up","down"]}}),r++)}}else e=t(e,{instancePath:i+"/oil",schemaPath:"#/properties/oil/type",keyword:"type",params:{type:"object"}}),
r++}if(o.replacements!==void 0){let a=o.replacements;if(a&&typeof a=="object"&&!Array.isArray(a)){a.values===void 0&&(e=t(e,{instancePath:i+"/replacements",schemaPath:"\
#/properties/replacements/required",keyword:"required",params:{missingProperty:"values"}}),r++),a.countsForStacking===void 0&&(e=t(e,{instancePath:i+"/replaceme\
nts",schemaPath:"#/properties/replacements/required",keyword:"required",params:{missingProperty:"countsForStacking"}}),r++);for(let s in a)s==="values"||s==="co\
untsForStacking"||(e=t(e,{instancePath:i+"/replacements",schemaPath:"#/properties/replacements/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),
r++);if(a.values!==void 0){let s=a.values;if(Array.isArray(s)){s.length<1&&(e=t(e,{instancePath:i+"/replacements/values",schemaPath:"#/properties/replacements/p\
roperties/values/minItems",keyword:"minItems",params:{limit:1}}),r++);let n=s.length;for(let h=0;h<n;h++){let p=s[h];typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(
p)||(e=t(e,{instancePath:i+"/replacements/values/"+h,schemaPath:"#/properties/replacements/properties/values/items/type",keyword:"type",params:{type:"integer"}}),
r++),typeof p=="number"&&isFinite(p)&&((p>16||isNaN(p))&&(e=t(e,{instancePath:i+"/replacements/values/"+h,schemaPath:"#/properties/replacements/properties/value\
s/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:16}}),r++),(p<1||isNaN(p))&&(e=t(e,{instancePath:i+"/replacements/values/"+h,schemaPath:"#/prop\
erties/replacements/properties/values/items/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}let m=s.length,d;if(m>1){let h={};for(;m--;){let p=s[m];
if(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)){if(typeof h[p]=="number"){d=h[p],e=t(e,{instancePath:i+"/replacements/values",schemaPath:"#/properties/re\
placements/properties/values/uniqueItems",keyword:"uniqueItems",params:{i:m,j:d}}),r++;break}h[p]=m}}}}else e=t(e,{instancePath:i+"/replacements/values",schemaPath:"\
#/properties/replacements/properties/values/type",keyword:"type",params:{type:"array"}}),r++}a.countsForStacking!==void 0&&typeof a.countsForStacking!="boolean"&&
(e=t(e,{instancePath:i+"/replacements/countsForStacking",schemaPath:"#/properties/replacements/properties/countsForStacking/type",keyword:"type",params:{type:"b\
oolean"}}),r++)}else e=t(e,{instancePath:i+"/replacements",schemaPath:"#/properties/replacements/type",keyword:"type",params:{type:"object"}}),r++}if(o.deployment!==
void 0){let a=o.deployment;if(a&&typeof a=="object"&&!Array.isArray(a)){a.seaRange===void 0&&(e=t(e,{instancePath:i+"/deployment",schemaPath:"#/properties/deplo\
yment/required",keyword:"required",params:{missingProperty:"seaRange"}}),r++);for(let s in a)s!=="seaRange"&&(e=t(e,{instancePath:i+"/deployment",schemaPath:"#/\
properties/deployment/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);if(a.seaRange!==void 0){let s=a.seaRange;typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/deployment/seaRange",schemaPath:"#/properties/deployment/properties/seaRange/type",keyword:"t\
ype",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>40||isNaN(s))&&(e=t(e,{instancePath:i+"/deployment/seaRange",schemaPath:"#/properties/d\
eployment/properties/seaRange/maximum",keyword:"maximum",params:{comparison:"<=",limit:40}}),r++),(s<1||isNaN(s))&&(e=t(e,{instancePath:i+"/deployment/seaRange",
schemaPath:"#/properties/deployment/properties/seaRange/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}}else e=t(e,{instancePath:i+"/deploy\
ment",schemaPath:"#/properties/deployment/type",keyword:"type",params:{type:"object"}}),r++}if(o.movement!==void 0){let a=o.movement;if(a&&typeof a=="object"&&!Array.
isArray(a)){a.landAndAirRange===void 0&&(e=t(e,{instancePath:i+"/movement",schemaPath:"#/properties/movement/required",keyword:"required",params:{missingProperty:"\
landAndAirRange"}}),r++),a.hexesAfterEnteringAirZoc===void 0&&(e=t(e,{instancePath:i+"/movement",schemaPath:"#/properties/movement/required",keyword:"required",
params:{missingProperty:"hexesAfterEnteringAirZoc"}}),r++),a.hexesWhenStartingInAirZoc===void 0&&(e=t(e,{instancePath:i+"/movement",schemaPath:"#/properties/mov\
ement/required",keyword:"required",params:{missingProperty:"hexesWhenStartingInAirZoc"}}),r++),a.shortMove===void 0&&(e=t(e,{instancePath:i+"/movement",schemaPath:"\
#/properties/movement/required",keyword:"required",params:{missingProperty:"shortMove"}}),r++);for(let s in a)s==="landAndAirRange"||s==="hexesAfterEnteringAirZ\
oc"||s==="hexesWhenStartingInAirZoc"||s==="shortMove"||(e=t(e,{instancePath:i+"/movement",schemaPath:"#/properties/movement/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:s}}),r++);if(a.landAndAirRange!==void 0){let s=a.landAndAirRange;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||
(e=t(e,{instancePath:i+"/movement/landAndAirRange",schemaPath:"#/properties/movement/properties/landAndAirRange/type",keyword:"type",params:{type:"integer"}}),r++),
typeof s=="number"&&isFinite(s)&&((s>40||isNaN(s))&&(e=t(e,{instancePath:i+"/movement/landAndAirRange",schemaPath:"#/properties/movement/properties/landAndAirRa\
nge/maximum",keyword:"maximum",params:{comparison:"<=",limit:40}}),r++),(s<1||isNaN(s))&&(e=t(e,{instancePath:i+"/movement/landAndAirRange",schemaPath:"#/proper\
ties/movement/properties/landAndAirRange/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(a.hexesAfterEnteringAirZoc!==void 0){let s=a.hexesAfterEnteringAirZoc;
typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/movement/hexesAfterEnteringAirZoc",schemaPath:"#/properties/movement/properties/hex\
esAfterEnteringAirZoc/type",keyword:"type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>20||isNaN(s))&&(e=t(e,{instancePath:i+"/movement/\
hexesAfterEnteringAirZoc",schemaPath:"#/properties/movement/properties/hexesAfterEnteringAirZoc/maximum",keyword:"maximum",params:{comparison:"<=",limit:20}}),r++),
(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/movement/hexesAfterEnteringAirZoc",schemaPath:"#/properties/movement/properties/hexesAfterEnteringAirZoc/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}),r++))}if(a.hexesWhenStartingInAirZoc!==void 0){let s=a.hexesWhenStartingInAirZoc;typeof s=="number"&&!(s%1)&&!isNaN(
s)&&isFinite(s)||(e=t(e,{instancePath:i+"/movement/hexesWhenStartingInAirZoc",schemaPath:"#/properties/movement/properties/hexesWhenStartingInAirZoc/type",keyword:"\
type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>20||isNaN(s))&&(e=t(e,{instancePath:i+"/movement/hexesWhenStartingInAirZoc",schemaPath:"\
#/properties/movement/properties/hexesWhenStartingInAirZoc/maximum",keyword:"maximum",params:{comparison:"<=",limit:20}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+
"/movement/hexesWhenStartingInAirZoc",schemaPath:"#/properties/movement/properties/hexesWhenStartingInAirZoc/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}}),r++))}if(a.shortMove!==void 0){let s=a.shortMove;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/movement/shortMove",schemaPath:"\
#/properties/movement/properties/shortMove/type",keyword:"type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>40||isNaN(s))&&(e=t(e,{instancePath:i+
"/movement/shortMove",schemaPath:"#/properties/movement/properties/shortMove/maximum",keyword:"maximum",params:{comparison:"<=",limit:40}}),r++),(s<0||isNaN(s))&&
(e=t(e,{instancePath:i+"/movement/shortMove",schemaPath:"#/properties/movement/properties/shortMove/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),
r++))}}else e=t(e,{instancePath:i+"/movement",schemaPath:"#/properties/movement/type",keyword:"type",params:{type:"object"}}),r++}if(o.taskForce!==void 0){let a=o.
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
rounding"}}),r++);for(let s in a)s==="allowanceFraction"||s==="rounding"||(e=t(e,{instancePath:i+"/reaction",schemaPath:"#/properties/reaction/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);if(a.allowanceFraction!==void 0){let s=a.allowanceFraction;if(typeof s=="number"&&isFinite(
s)){(s>1||isNaN(s))&&(e=t(e,{instancePath:i+"/reaction/allowanceFraction",schemaPath:"../common/common.schema.json#/$defs/fraction/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/reaction/allowanceFraction",schemaPath:"../common/common.schema.json#/$defs/fraction/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++);let n;n=s/.25,n!==parseInt(n)&&(e=t(e,{instancePath:i+"/reaction/allowanceFraction",schemaPath:"\
../common/common.schema.json#/$defs/fraction/multipleOf",keyword:"multipleOf",params:{multipleOf:.25}}),r++)}else e=t(e,{instancePath:i+"/reaction/allowanceFrac\
tion",schemaPath:"../common/common.schema.json#/$defs/fraction/type",keyword:"type",params:{type:"number"}}),r++}if(a.rounding!==void 0){let s=a.rounding;typeof s!=
"string"&&(e=t(e,{instancePath:i+"/reaction/rounding",schemaPath:"../common/common.schema.json#/$defs/rounding/type",keyword:"type",params:{type:"string"}}),r++),
s==="up"||s==="down"||(e=t(e,{instancePath:i+"/reaction/rounding",schemaPath:"../common/common.schema.json#/$defs/rounding/enum",keyword:"enum",params:{allowedValues:[
"up","down"]}}),r++)}}else e=t(e,{instancePath:i+"/reaction",schemaPath:"#/properties/reaction/type",keyword:"type",params:{type:"object"}}),r++}if(o.airCommitment!==
void 0){let a=o.airCommitment;if(a&&typeof a=="object"&&!Array.isArray(a)){a.range===void 0&&(e=t(e,{instancePath:i+"/airCommitment",schemaPath:"#/properties/ai\
rCommitment/required",keyword:"required",params:{missingProperty:"range"}}),r++),a.adjacentFraction===void 0&&(e=t(e,{instancePath:i+"/airCommitment",schemaPath:"\
#/properties/airCommitment/required",keyword:"required",params:{missingProperty:"adjacentFraction"}}),r++),a.rounding===void 0&&(e=t(e,{instancePath:i+"/airComm\
itment",schemaPath:"#/properties/airCommitment/required",keyword:"required",params:{missingProperty:"rounding"}}),r++);for(let s in a)s==="range"||s==="adjacent\
Fraction"||s==="rounding"||(e=t(e,{instancePath:i+"/airCommitment",schemaPath:"#/properties/airCommitment/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:s}}),r++);if(a.range!==void 0){let s=a.range;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/airCommitment/range",
schemaPath:"#/properties/airCommitment/properties/range/type",keyword:"type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>10||isNaN(s))&&
(e=t(e,{instancePath:i+"/airCommitment/range",schemaPath:"#/properties/airCommitment/properties/range/maximum",keyword:"maximum",params:{comparison:"<=",limit:10}}),
r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/airCommitment/range",schemaPath:"#/properties/airCommitment/properties/range/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}),r++))}if(a.adjacentFraction!==void 0){let s=a.adjacentFraction;if(typeof s=="number"&&isFinite(s)){(s>1||isNaN(s))&&(e=t(e,{instancePath:i+"/airC\
ommitment/adjacentFraction",schemaPath:"../common/common.schema.json#/$defs/fraction/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}),r++),(s<0||isNaN(
s))&&(e=t(e,{instancePath:i+"/airCommitment/adjacentFraction",schemaPath:"../common/common.schema.json#/$defs/fraction/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}),r++);let n;n=s/.25,n!==parseInt(n)&&(e=t(e,{instancePath:i+"/airCommitment/adjacentFraction",schemaPath:"../common/common.schema.json#/$defs/frac\
tion/multipleOf",keyword:"multipleOf",params:{multipleOf:.25}}),r++)}else e=t(e,{instancePath:i+"/airCommitment/adjacentFraction",schemaPath:"../common/common.s\
chema.json#/$defs/fraction/type",keyword:"type",params:{type:"number"}}),r++}if(a.rounding!==void 0){let s=a.rounding;typeof s!="string"&&(e=t(e,{instancePath:i+
"/airCommitment/rounding",schemaPath:"../common/common.schema.json#/$defs/rounding/type",keyword:"type",params:{type:"string"}}),r++),s==="up"||s==="down"||(e=t(
e,{instancePath:i+"/airCommitment/rounding",schemaPath:"../common/common.schema.json#/$defs/rounding/enum",keyword:"enum",params:{allowedValues:["up","down"]}}),
r++)}}else e=t(e,{instancePath:i+"/airCommitment",schemaPath:"#/properties/airCommitment/type",keyword:"type",params:{type:"object"}}),r++}if(o.airZoc!==void 0){
let a=o.airZoc;if(a&&typeof a=="object"&&!Array.isArray(a)){a.radius===void 0&&(e=t(e,{instancePath:i+"/airZoc",schemaPath:"#/properties/airZoc/required",keyword:"\
required",params:{missingProperty:"radius"}}),r++);for(let s in a)s!=="radius"&&(e=t(e,{instancePath:i+"/airZoc",schemaPath:"#/properties/airZoc/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);if(a.radius!==void 0){let s=a.radius;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s)||(e=t(e,{instancePath:i+"/airZoc/radius",schemaPath:"#/properties/airZoc/properties/radius/type",keyword:"type",params:{type:"integer"}}),r++),typeof s=="num\
ber"&&isFinite(s)&&((s>10||isNaN(s))&&(e=t(e,{instancePath:i+"/airZoc/radius",schemaPath:"#/properties/airZoc/properties/radius/maximum",keyword:"maximum",params:{
comparison:"<=",limit:10}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/airZoc/radius",schemaPath:"#/properties/airZoc/properties/radius/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:0}}),r++))}}else e=t(e,{instancePath:i+"/airZoc",schemaPath:"#/properties/airZoc/type",keyword:"type",params:{type:"object"}}),
r++}if(o.economicWarfare!==void 0){let a=o.economicWarfare;if(a&&typeof a=="object"&&!Array.isArray(a)){a.escortClasses===void 0&&(e=t(e,{instancePath:i+"/econo\
micWarfare",schemaPath:"#/properties/economicWarfare/required",keyword:"required",params:{missingProperty:"escortClasses"}}),r++),a.submarinePointsPerAswHit===void 0&&
(e=t(e,{instancePath:i+"/economicWarfare",schemaPath:"#/properties/economicWarfare/required",keyword:"required",params:{missingProperty:"submarinePointsPerAswHi\
t"}}),r++),a.submarinePointsPerDie===void 0&&(e=t(e,{instancePath:i+"/economicWarfare",schemaPath:"#/properties/economicWarfare/required",keyword:"required",params:{
missingProperty:"submarinePointsPerDie"}}),r++),a.merchantmenPerHit===void 0&&(e=t(e,{instancePath:i+"/economicWarfare",schemaPath:"#/properties/economicWarfare\
/required",keyword:"required",params:{missingProperty:"merchantmenPerHit"}}),r++),a.transportPointsPerHit===void 0&&(e=t(e,{instancePath:i+"/economicWarfare",schemaPath:"\
#/properties/economicWarfare/required",keyword:"required",params:{missingProperty:"transportPointsPerHit"}}),r++);for(let s in a)s==="escortClasses"||s==="subma\
rinePointsPerAswHit"||s==="submarinePointsPerDie"||s==="merchantmenPerHit"||s==="transportPointsPerHit"||(e=t(e,{instancePath:i+"/economicWarfare",schemaPath:"#\
/properties/economicWarfare/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);if(a.escortClasses!==void 0&&(A(a.escortClasses,
{instancePath:i+"/economicWarfare/escortClasses",parentData:a,parentDataProperty:"escortClasses",rootData:y,dynamicAnchors:l})||(e=e===null?A.errors:g(e,A.errors),
r=e.length)),a.submarinePointsPerAswHit!==void 0){let s=a.submarinePointsPerAswHit;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/\
economicWarfare/submarinePointsPerAswHit",schemaPath:"#/properties/economicWarfare/properties/submarinePointsPerAswHit/type",keyword:"type",params:{type:"intege\
r"}}),r++),typeof s=="number"&&isFinite(s)&&((s>10||isNaN(s))&&(e=t(e,{instancePath:i+"/economicWarfare/submarinePointsPerAswHit",schemaPath:"#/properties/econo\
micWarfare/properties/submarinePointsPerAswHit/maximum",keyword:"maximum",params:{comparison:"<=",limit:10}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/eco\
nomicWarfare/submarinePointsPerAswHit",schemaPath:"#/properties/economicWarfare/properties/submarinePointsPerAswHit/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}),r++))}if(a.submarinePointsPerDie!==void 0){let s=a.submarinePointsPerDie;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+
"/economicWarfare/submarinePointsPerDie",schemaPath:"#/properties/economicWarfare/properties/submarinePointsPerDie/type",keyword:"type",params:{type:"integer"}}),
r++),typeof s=="number"&&isFinite(s)&&((s>10||isNaN(s))&&(e=t(e,{instancePath:i+"/economicWarfare/submarinePointsPerDie",schemaPath:"#/properties/economicWarfar\
e/properties/submarinePointsPerDie/maximum",keyword:"maximum",params:{comparison:"<=",limit:10}}),r++),(s<1||isNaN(s))&&(e=t(e,{instancePath:i+"/economicWarfare\
/submarinePointsPerDie",schemaPath:"#/properties/economicWarfare/properties/submarinePointsPerDie/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),
r++))}if(a.merchantmenPerHit!==void 0){let s=a.merchantmenPerHit;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/economicWarfare/me\
rchantmenPerHit",schemaPath:"#/properties/economicWarfare/properties/merchantmenPerHit/type",keyword:"type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(
s)&&((s>10||isNaN(s))&&(e=t(e,{instancePath:i+"/economicWarfare/merchantmenPerHit",schemaPath:"#/properties/economicWarfare/properties/merchantmenPerHit/maximum",
keyword:"maximum",params:{comparison:"<=",limit:10}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/economicWarfare/merchantmenPerHit",schemaPath:"#/properties\
/economicWarfare/properties/merchantmenPerHit/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}if(a.transportPointsPerHit!==void 0){let s=a.transportPointsPerHit;
typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/economicWarfare/transportPointsPerHit",schemaPath:"#/properties/economicWarfare/pro\
perties/transportPointsPerHit/type",keyword:"type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>10||isNaN(s))&&(e=t(e,{instancePath:i+"/e\
conomicWarfare/transportPointsPerHit",schemaPath:"#/properties/economicWarfare/properties/transportPointsPerHit/maximum",keyword:"maximum",params:{comparison:"<\
=",limit:10}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/economicWarfare/transportPointsPerHit",schemaPath:"#/properties/economicWarfare/properties/transpo\
rtPointsPerHit/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}}else e=t(e,{instancePath:i+"/economicWarfare",schemaPath:"#/properties/econo\
micWarfare/type",keyword:"type",params:{type:"object"}}),r++}if(o.submarines!==void 0){let a=o.submarines;if(a&&typeof a=="object"&&!Array.isArray(a)){a.escortClasses===
void 0&&(e=t(e,{instancePath:i+"/submarines",schemaPath:"#/properties/submarines/required",keyword:"required",params:{missingProperty:"escortClasses"}}),r++),a.
attacksPerTaskForce===void 0&&(e=t(e,{instancePath:i+"/submarines",schemaPath:"#/properties/submarines/required",keyword:"required",params:{missingProperty:"att\
acksPerTaskForce"}}),r++),a.pointsPerAttack===void 0&&(e=t(e,{instancePath:i+"/submarines",schemaPath:"#/properties/submarines/required",keyword:"required",params:{
missingProperty:"pointsPerAttack"}}),r++);for(let s in a)s==="escortClasses"||s==="attacksPerTaskForce"||s==="pointsPerAttack"||(e=t(e,{instancePath:i+"/submari\
nes",schemaPath:"#/properties/submarines/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);if(a.escortClasses!==void 0&&
(A(a.escortClasses,{instancePath:i+"/submarines/escortClasses",parentData:a,parentDataProperty:"escortClasses",rootData:y,dynamicAnchors:l})||(e=e===null?A.errors:
g(e,A.errors),r=e.length)),a.attacksPerTaskForce!==void 0){let s=a.attacksPerTaskForce;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+
"/submarines/attacksPerTaskForce",schemaPath:"#/properties/submarines/properties/attacksPerTaskForce/type",keyword:"type",params:{type:"integer"}}),r++),typeof s==
"number"&&isFinite(s)&&((s>40||isNaN(s))&&(e=t(e,{instancePath:i+"/submarines/attacksPerTaskForce",schemaPath:"#/properties/submarines/properties/attacksPerTask\
Force/maximum",keyword:"maximum",params:{comparison:"<=",limit:40}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/submarines/attacksPerTaskForce",schemaPath:"\
#/properties/submarines/properties/attacksPerTaskForce/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}if(a.pointsPerAttack!==void 0){let s=a.
pointsPerAttack;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/submarines/pointsPerAttack",schemaPath:"#/properties/submarines/pro\
perties/pointsPerAttack/type",keyword:"type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>10||isNaN(s))&&(e=t(e,{instancePath:i+"/submari\
nes/pointsPerAttack",schemaPath:"#/properties/submarines/properties/pointsPerAttack/maximum",keyword:"maximum",params:{comparison:"<=",limit:10}}),r++),(s<0||isNaN(
s))&&(e=t(e,{instancePath:i+"/submarines/pointsPerAttack",schemaPath:"#/properties/submarines/properties/pointsPerAttack/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}),r++))}}else e=t(e,{instancePath:i+"/submarines",schemaPath:"#/properties/submarines/type",keyword:"type",params:{type:"object"}}),r++}if(o.supply!==
void 0){let a=o.supply;if(a&&typeof a=="object"&&!Array.isArray(a)){a.legLength===void 0&&(e=t(e,{instancePath:i+"/supply",schemaPath:"#/properties/supply/requi\
red",keyword:"required",params:{missingProperty:"legLength"}}),r++);for(let s in a)s!=="legLength"&&(e=t(e,{instancePath:i+"/supply",schemaPath:"#/properties/su\
pply/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);if(a.legLength!==void 0){let s=a.legLength;typeof s=="number"&&!(s%
1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/supply/legLength",schemaPath:"#/properties/supply/properties/legLength/type",keyword:"type",params:{type:"i\
nteger"}}),r++),typeof s=="number"&&isFinite(s)&&((s>20||isNaN(s))&&(e=t(e,{instancePath:i+"/supply/legLength",schemaPath:"#/properties/supply/properties/legLen\
gth/maximum",keyword:"maximum",params:{comparison:"<=",limit:20}}),r++),(s<1||isNaN(s))&&(e=t(e,{instancePath:i+"/supply/legLength",schemaPath:"#/properties/sup\
ply/properties/legLength/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}}else e=t(e,{instancePath:i+"/supply",schemaPath:"#/properties/supp\
ly/type",keyword:"type",params:{type:"object"}}),r++}if(o.landing!==void 0){let a=o.landing;if(a&&typeof a=="object"&&!Array.isArray(a)){a.range===void 0&&(e=t(
e,{instancePath:i+"/landing",schemaPath:"#/properties/landing/required",keyword:"required",params:{missingProperty:"range"}}),r++);for(let s in a)s!=="range"&&(e=
t(e,{instancePath:i+"/landing",schemaPath:"#/properties/landing/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);if(a.range!==
void 0){let s=a.range;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/landing/range",schemaPath:"#/properties/landing/properties/ra\
nge/type",keyword:"type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>40||isNaN(s))&&(e=t(e,{instancePath:i+"/landing/range",schemaPath:"\
#/properties/landing/properties/range/maximum",keyword:"maximum",params:{comparison:"<=",limit:40}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/landing/rang\
e",schemaPath:"#/properties/landing/properties/range/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}}else e=t(e,{instancePath:i+"/landing",
schemaPath:"#/properties/landing/type",keyword:"type",params:{type:"object"}}),r++}if(o.antiAircraft!==void 0){let a=o.antiAircraft;if(a&&typeof a=="object"&&!Array.
isArray(a)){a.baseFraction===void 0&&(e=t(e,{instancePath:i+"/antiAircraft",schemaPath:"#/properties/antiAircraft/required",keyword:"required",params:{missingProperty:"\
baseFraction"}}),r++),a.rounding===void 0&&(e=t(e,{instancePath:i+"/antiAircraft",schemaPath:"#/properties/antiAircraft/required",keyword:"required",params:{missingProperty:"\
rounding"}}),r++),a.taskForceRounding===void 0&&(e=t(e,{instancePath:i+"/antiAircraft",schemaPath:"#/properties/antiAircraft/required",keyword:"required",params:{
missingProperty:"taskForceRounding"}}),r++);for(let s in a)s==="baseFraction"||s==="rounding"||s==="taskForceRounding"||(e=t(e,{instancePath:i+"/antiAircraft",schemaPath:"\
#/properties/antiAircraft/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);if(a.baseFraction!==void 0){let s=a.baseFraction;
if(typeof s=="number"&&isFinite(s)){(s>1||isNaN(s))&&(e=t(e,{instancePath:i+"/antiAircraft/baseFraction",schemaPath:"../common/common.schema.json#/$defs/fractio\
n/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/antiAircraft/baseFraction",schemaPath:"../common/\
common.schema.json#/$defs/fraction/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++);let n;n=s/.25,n!==parseInt(n)&&(e=t(e,{instancePath:i+"/an\
tiAircraft/baseFraction",schemaPath:"../common/common.schema.json#/$defs/fraction/multipleOf",keyword:"multipleOf",params:{multipleOf:.25}}),r++)}else e=t(e,{instancePath:i+
"/antiAircraft/baseFraction",schemaPath:"../common/common.schema.json#/$defs/fraction/type",keyword:"type",params:{type:"number"}}),r++}if(a.rounding!==void 0){
let s=a.rounding;typeof s!="string"&&(e=t(e,{instancePath:i+"/antiAircraft/rounding",schemaPath:"../common/common.schema.json#/$defs/rounding/type",keyword:"typ\
e",params:{type:"string"}}),r++),s==="up"||s==="down"||(e=t(e,{instancePath:i+"/antiAircraft/rounding",schemaPath:"../common/common.schema.json#/$defs/rounding/\
enum",keyword:"enum",params:{allowedValues:["up","down"]}}),r++)}if(a.taskForceRounding!==void 0){let s=a.taskForceRounding;typeof s!="string"&&(e=t(e,{instancePath:i+
"/antiAircraft/taskForceRounding",schemaPath:"../common/common.schema.json#/$defs/rounding/type",keyword:"type",params:{type:"string"}}),r++),s==="up"||s==="dow\
n"||(e=t(e,{instancePath:i+"/antiAircraft/taskForceRounding",schemaPath:"../common/common.schema.json#/$defs/rounding/enum",keyword:"enum",params:{allowedValues:[
"up","down"]}}),r++)}}else e=t(e,{instancePath:i+"/antiAircraft",schemaPath:"#/properties/antiAircraft/type",keyword:"type",params:{type:"object"}}),r++}if(o.airPoints!==
void 0){let a=o.airPoints;if(a&&typeof a=="object"&&!Array.isArray(a)){a.perStep===void 0&&(e=t(e,{instancePath:i+"/airPoints",schemaPath:"#/properties/airPoint\
s/required",keyword:"required",params:{missingProperty:"perStep"}}),r++),a.perAirStrength===void 0&&(e=t(e,{instancePath:i+"/airPoints",schemaPath:"#/properties\
/airPoints/required",keyword:"required",params:{missingProperty:"perAirStrength"}}),r++);for(let s in a)s==="perStep"||s==="perAirStrength"||(e=t(e,{instancePath:i+
"/airPoints",schemaPath:"#/properties/airPoints/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);if(a.perStep!==void 0){
let s=a.perStep;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/airPoints/perStep",schemaPath:"#/properties/airPoints/properties/pe\
rStep/type",keyword:"type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>10||isNaN(s))&&(e=t(e,{instancePath:i+"/airPoints/perStep",schemaPath:"\
#/properties/airPoints/properties/perStep/maximum",keyword:"maximum",params:{comparison:"<=",limit:10}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/airPoint\
s/perStep",schemaPath:"#/properties/airPoints/properties/perStep/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}if(a.perAirStrength!==void 0){
let s=a.perAirStrength;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/airPoints/perAirStrength",schemaPath:"#/properties/airPoints\
/properties/perAirStrength/type",keyword:"type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>10||isNaN(s))&&(e=t(e,{instancePath:i+"/airP\
oints/perAirStrength",schemaPath:"#/properties/airPoints/properties/perAirStrength/maximum",keyword:"maximum",params:{comparison:"<=",limit:10}}),r++),(s<0||isNaN(
s))&&(e=t(e,{instancePath:i+"/airPoints/perAirStrength",schemaPath:"#/properties/airPoints/properties/perAirStrength/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}),r++))}}else e=t(e,{instancePath:i+"/airPoints",schemaPath:"#/properties/airPoints/type",keyword:"type",params:{type:"object"}}),r++}if(o.damage!==
void 0){let a=o.damage;if(a&&typeof a=="object"&&!Array.isArray(a)){a.checkDice===void 0&&(e=t(e,{instancePath:i+"/damage",schemaPath:"#/properties/damage/requi\
red",keyword:"required",params:{missingProperty:"checkDice"}}),r++),a.checkDieSides===void 0&&(e=t(e,{instancePath:i+"/damage",schemaPath:"#/properties/damage/r\
equired",keyword:"required",params:{missingProperty:"checkDieSides"}}),r++),a.phasesPerHit===void 0&&(e=t(e,{instancePath:i+"/damage",schemaPath:"#/properties/d\
amage/required",keyword:"required",params:{missingProperty:"phasesPerHit"}}),r++),a.merchantmenPerHitAtSea===void 0&&(e=t(e,{instancePath:i+"/damage",schemaPath:"\
#/properties/damage/required",keyword:"required",params:{missingProperty:"merchantmenPerHitAtSea"}}),r++),a.sunkForever===void 0&&(e=t(e,{instancePath:i+"/damag\
e",schemaPath:"#/properties/damage/required",keyword:"required",params:{missingProperty:"sunkForever"}}),r++),a.brokenForever===void 0&&(e=t(e,{instancePath:i+"\
/damage",schemaPath:"#/properties/damage/required",keyword:"required",params:{missingProperty:"brokenForever"}}),r++);for(let s in a)s==="checkDice"||s==="check\
DieSides"||s==="phasesPerHit"||s==="merchantmenPerHitAtSea"||s==="sunkForever"||s==="brokenForever"||(e=t(e,{instancePath:i+"/damage",schemaPath:"#/properties/d\
amage/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);if(a.checkDice!==void 0){let s=a.checkDice;typeof s=="number"&&!(s%
1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/damage/checkDice",schemaPath:"#/properties/damage/properties/checkDice/type",keyword:"type",params:{type:"i\
nteger"}}),r++),typeof s=="number"&&isFinite(s)&&((s>10||isNaN(s))&&(e=t(e,{instancePath:i+"/damage/checkDice",schemaPath:"#/properties/damage/properties/checkD\
ice/maximum",keyword:"maximum",params:{comparison:"<=",limit:10}}),r++),(s<1||isNaN(s))&&(e=t(e,{instancePath:i+"/damage/checkDice",schemaPath:"#/properties/dam\
age/properties/checkDice/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(a.checkDieSides!==void 0){let s=a.checkDieSides;typeof s=="numbe\
r"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/damage/checkDieSides",schemaPath:"#/properties/damage/properties/checkDieSides/type",keyword:"type",
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
additionalProperty:n}}),r++);s.japan!==void 0&&(A(s.japan,{instancePath:i+"/damage/sunkForever/japan",parentData:s,parentDataProperty:"japan",rootData:y,dynamicAnchors:l})||
(e=e===null?A.errors:g(e,A.errors),r=e.length)),s.us!==void 0&&(A(s.us,{instancePath:i+"/damage/sunkForever/us",parentData:s,parentDataProperty:"us",rootData:y,
dynamicAnchors:l})||(e=e===null?A.errors:g(e,A.errors),r=e.length)),s.britain!==void 0&&(A(s.britain,{instancePath:i+"/damage/sunkForever/britain",parentData:s,
parentDataProperty:"britain",rootData:y,dynamicAnchors:l})||(e=e===null?A.errors:g(e,A.errors),r=e.length)),s.netherlands!==void 0&&(A(s.netherlands,{instancePath:i+
"/damage/sunkForever/netherlands",parentData:s,parentDataProperty:"netherlands",rootData:y,dynamicAnchors:l})||(e=e===null?A.errors:g(e,A.errors),r=e.length))}else
e=t(e,{instancePath:i+"/damage/sunkForever",schemaPath:"#/properties/damage/properties/sunkForever/type",keyword:"type",params:{type:"object"}}),r++}a.brokenForever!==
void 0&&(O(a.brokenForever,{instancePath:i+"/damage/brokenForever",parentData:a,parentDataProperty:"brokenForever",rootData:y,dynamicAnchors:l})||(e=e===null?O.
errors:g(e,O.errors),r=e.length))}else e=t(e,{instancePath:i+"/damage",schemaPath:"#/properties/damage/type",keyword:"type",params:{type:"object"}}),r++}if(o.delays!==
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
us/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);a.alwaysOut!==void 0&&(O(a.alwaysOut,{instancePath:i+"/supplyStatus\
/alwaysOut",parentData:a,parentDataProperty:"alwaysOut",rootData:y,dynamicAnchors:l})||(e=e===null?O.errors:g(e,O.errors),r=e.length))}else e=t(e,{instancePath:i+
"/supplyStatus",schemaPath:"#/properties/supplyStatus/type",keyword:"type",params:{type:"object"}}),r++}if(o.expansion!==void 0){let a=o.expansion;if(a&&typeof a==
"object"&&!Array.isArray(a)){a.side===void 0&&(e=t(e,{instancePath:i+"/expansion",schemaPath:"#/properties/expansion/required",keyword:"required",params:{missingProperty:"\
side"}}),r++),a.factorFromTurn===void 0&&(e=t(e,{instancePath:i+"/expansion",schemaPath:"#/properties/expansion/required",keyword:"required",params:{missingProperty:"\
factorFromTurn"}}),r++);for(let s in a)s==="side"||s==="factorFromTurn"||(e=t(e,{instancePath:i+"/expansion",schemaPath:"#/properties/expansion/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);if(a.side!==void 0){let s=a.side;typeof s!="string"&&(e=t(e,{instancePath:i+"/expansio\
n/side",schemaPath:"defs.schema.json#/$defs/side/type",keyword:"type",params:{type:"string"}}),r++),s==="japan"||s==="allies"||(e=t(e,{instancePath:i+"/expansio\
n/side",schemaPath:"defs.schema.json#/$defs/side/enum",keyword:"enum",params:{allowedValues:["japan","allies"]}}),r++)}if(a.factorFromTurn!==void 0){let s=a.factorFromTurn;
if(s&&typeof s=="object"&&!Array.isArray(s)){s[1]===void 0&&(e=t(e,{instancePath:i+"/expansion/factorFromTurn",schemaPath:"#/properties/expansion/properties/fac\
torFromTurn/required",keyword:"required",params:{missingProperty:"1"}}),r++);for(let n in s)C.test(n)||(e=t(e,{instancePath:i+"/expansion/factorFromTurn",schemaPath:"\
#/properties/expansion/properties/factorFromTurn/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),r++);for(let n in s)if(C.test(
n)){let m=s[n];typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)||(e=t(e,{instancePath:i+"/expansion/factorFromTurn/"+c(n),schemaPath:"#/properties/expansion/p\
roperties/factorFromTurn/patternProperties/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/type",keyword:"type",params:{type:"integer"}}),r++),typeof m=="number"&&isFinite(m)&&((m>
10||isNaN(m))&&(e=t(e,{instancePath:i+"/expansion/factorFromTurn/"+c(n),schemaPath:"#/properties/expansion/properties/factorFromTurn/patternProperties/%5E(%5B1-\
9%5D%7C1%5B0-6%5D)%24/maximum",keyword:"maximum",params:{comparison:"<=",limit:10}}),r++),(m<1||isNaN(m))&&(e=t(e,{instancePath:i+"/expansion/factorFromTurn/"+c(
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
rnPorts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);a.japan!==void 0&&(B(a.japan,{instancePath:i+"/returnPorts/jap\
an",parentData:a,parentDataProperty:"japan",rootData:y,dynamicAnchors:l})||(e=e===null?B.errors:g(e,B.errors),r=e.length)),a.us!==void 0&&(B(a.us,{instancePath:i+
"/returnPorts/us",parentData:a,parentDataProperty:"us",rootData:y,dynamicAnchors:l})||(e=e===null?B.errors:g(e,B.errors),r=e.length)),a.britain!==void 0&&(B(a.britain,
{instancePath:i+"/returnPorts/britain",parentData:a,parentDataProperty:"britain",rootData:y,dynamicAnchors:l})||(e=e===null?B.errors:g(e,B.errors),r=e.length)),
a.netherlands!==void 0&&(B(a.netherlands,{instancePath:i+"/returnPorts/netherlands",parentData:a,parentDataProperty:"netherlands",rootData:y,dynamicAnchors:l})||
(e=e===null?B.errors:g(e,B.errors),r=e.length))}else e=t(e,{instancePath:i+"/returnPorts",schemaPath:"#/properties/returnPorts/type",keyword:"type",params:{type:"\
object"}}),r++}if(o.navalAviation!==void 0){let a=o.navalAviation;if(a&&typeof a=="object"&&!Array.isArray(a)){a.carrierClasses===void 0&&(e=t(e,{instancePath:i+
"/navalAviation",schemaPath:"#/properties/navalAviation/required",keyword:"required",params:{missingProperty:"carrierClasses"}}),r++),a.stepsPerAirStrength===void 0&&
(e=t(e,{instancePath:i+"/navalAviation",schemaPath:"#/properties/navalAviation/required",keyword:"required",params:{missingProperty:"stepsPerAirStrength"}}),r++);
for(let s in a)s==="carrierClasses"||s==="stepsPerAirStrength"||(e=t(e,{instancePath:i+"/navalAviation",schemaPath:"#/properties/navalAviation/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);if(a.carrierClasses!==void 0&&(A(a.carrierClasses,{instancePath:i+"/navalAviation/carri\
erClasses",parentData:a,parentDataProperty:"carrierClasses",rootData:y,dynamicAnchors:l})||(e=e===null?A.errors:g(e,A.errors),r=e.length)),a.stepsPerAirStrength!==
void 0){let s=a.stepsPerAirStrength;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/navalAviation/stepsPerAirStrength",schemaPath:"\
#/properties/navalAviation/properties/stepsPerAirStrength/type",keyword:"type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>10||isNaN(s))&&
(e=t(e,{instancePath:i+"/navalAviation/stepsPerAirStrength",schemaPath:"#/properties/navalAviation/properties/stepsPerAirStrength/maximum",keyword:"maximum",params:{
comparison:"<=",limit:10}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/navalAviation/stepsPerAirStrength",schemaPath:"#/properties/navalAviation/properties/\
stepsPerAirStrength/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}}else e=t(e,{instancePath:i+"/navalAviation",schemaPath:"#/properties/na\
valAviation/type",keyword:"type",params:{type:"object"}}),r++}if(o.victory!==void 0){let a=o.victory;if(a&&typeof a=="object"&&!Array.isArray(a)){a.japanWinsAt===
void 0&&(e=t(e,{instancePath:i+"/victory",schemaPath:"#/properties/victory/required",keyword:"required",params:{missingProperty:"japanWinsAt"}}),r++),a.alliesWinAt===
void 0&&(e=t(e,{instancePath:i+"/victory",schemaPath:"#/properties/victory/required",keyword:"required",params:{missingProperty:"alliesWinAt"}}),r++),a.drawAt===
void 0&&(e=t(e,{instancePath:i+"/victory",schemaPath:"#/properties/victory/required",keyword:"required",params:{missingProperty:"drawAt"}}),r++),a.lifeline===void 0&&
(e=t(e,{instancePath:i+"/victory",schemaPath:"#/properties/victory/required",keyword:"required",params:{missingProperty:"lifeline"}}),r++),a.lateConquest===void 0&&
(e=t(e,{instancePath:i+"/victory",schemaPath:"#/properties/victory/required",keyword:"required",params:{missingProperty:"lateConquest"}}),r++);for(let s in a)s===
"japanWinsAt"||s==="alliesWinAt"||s==="drawAt"||s==="lifeline"||s==="lateConquest"||(e=t(e,{instancePath:i+"/victory",schemaPath:"#/properties/victory/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);if(a.japanWinsAt!==void 0){let s=a.japanWinsAt;typeof s=="number"&&!(s%1)&&!isNaN(
s)&&isFinite(s)||(e=t(e,{instancePath:i+"/victory/japanWinsAt",schemaPath:"#/properties/victory/properties/japanWinsAt/type",keyword:"type",params:{type:"intege\
r"}}),r++),typeof s=="number"&&isFinite(s)&&((s>200||isNaN(s))&&(e=t(e,{instancePath:i+"/victory/japanWinsAt",schemaPath:"#/properties/victory/properties/japanW\
insAt/maximum",keyword:"maximum",params:{comparison:"<=",limit:200}}),r++),(s<-200||isNaN(s))&&(e=t(e,{instancePath:i+"/victory/japanWinsAt",schemaPath:"#/prope\
rties/victory/properties/japanWinsAt/minimum",keyword:"minimum",params:{comparison:">=",limit:-200}}),r++))}if(a.alliesWinAt!==void 0){let s=a.alliesWinAt;typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/victory/alliesWinAt",schemaPath:"#/properties/victory/properties/alliesWinAt/type",keyword:"t\
ype",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>200||isNaN(s))&&(e=t(e,{instancePath:i+"/victory/alliesWinAt",schemaPath:"#/properties/\
victory/properties/alliesWinAt/maximum",keyword:"maximum",params:{comparison:"<=",limit:200}}),r++),(s<-200||isNaN(s))&&(e=t(e,{instancePath:i+"/victory/alliesW\
inAt",schemaPath:"#/properties/victory/properties/alliesWinAt/minimum",keyword:"minimum",params:{comparison:">=",limit:-200}}),r++))}if(a.drawAt!==void 0){let s=a.
drawAt;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/victory/drawAt",schemaPath:"#/properties/victory/properties/drawAt/type",keyword:"\
type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>200||isNaN(s))&&(e=t(e,{instancePath:i+"/victory/drawAt",schemaPath:"#/properties/vict\
ory/properties/drawAt/maximum",keyword:"maximum",params:{comparison:"<=",limit:200}}),r++),(s<-200||isNaN(s))&&(e=t(e,{instancePath:i+"/victory/drawAt",schemaPath:"\
#/properties/victory/properties/drawAt/minimum",keyword:"minimum",params:{comparison:">=",limit:-200}}),r++))}if(a.lifeline!==void 0){let s=a.lifeline;if(s&&typeof s==
"object"&&!Array.isArray(s)){s.from===void 0&&(e=t(e,{instancePath:i+"/victory/lifeline",schemaPath:"#/properties/victory/properties/lifeline/required",keyword:"\
required",params:{missingProperty:"from"}}),r++),s.to===void 0&&(e=t(e,{instancePath:i+"/victory/lifeline",schemaPath:"#/properties/victory/properties/lifeline/\
required",keyword:"required",params:{missingProperty:"to"}}),r++),s.points===void 0&&(e=t(e,{instancePath:i+"/victory/lifeline",schemaPath:"#/properties/victory\
/properties/lifeline/required",keyword:"required",params:{missingProperty:"points"}}),r++);for(let n in s)n==="from"||n==="to"||n==="points"||(e=t(e,{instancePath:i+
"/victory/lifeline",schemaPath:"#/properties/victory/properties/lifeline/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),r++);
if(s.from!==void 0){let n=s.from;typeof n=="string"?(n.length>80&&w(n)>80&&(e=t(e,{instancePath:i+"/victory/lifeline/from",schemaPath:"defs.schema.json#/$defs/p\
laceId/maxLength",keyword:"maxLength",params:{limit:80}}),r++),j.test(n)||(e=t(e,{instancePath:i+"/victory/lifeline/from",schemaPath:"defs.schema.json#/$defs/pl\
aceId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/victory/lifeline/from",schemaPath:"defs.schema.json#/$\
defs/placeId/type",keyword:"type",params:{type:"string"}}),r++)}if(s.to!==void 0){let n=s.to;typeof n=="string"?(n.length>80&&w(n)>80&&(e=t(e,{instancePath:i+"/\
victory/lifeline/to",schemaPath:"defs.schema.json#/$defs/placeId/maxLength",keyword:"maxLength",params:{limit:80}}),r++),j.test(n)||(e=t(e,{instancePath:i+"/vic\
tory/lifeline/to",schemaPath:"defs.schema.json#/$defs/placeId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+
"/victory/lifeline/to",schemaPath:"defs.schema.json#/$defs/placeId/type",keyword:"type",params:{type:"string"}}),r++)}if(s.points!==void 0){let n=s.points;typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=t(e,{instancePath:i+"/victory/lifeline/points",schemaPath:"#/properties/victory/properties/lifeline/properties/poin\
ts/type",keyword:"type",params:{type:"integer"}}),r++),typeof n=="number"&&isFinite(n)&&((n>20||isNaN(n))&&(e=t(e,{instancePath:i+"/victory/lifeline/points",schemaPath:"\
#/properties/victory/properties/lifeline/properties/points/maximum",keyword:"maximum",params:{comparison:"<=",limit:20}}),r++),(n<-20||isNaN(n))&&(e=t(e,{instancePath:i+
"/victory/lifeline/points",schemaPath:"#/properties/victory/properties/lifeline/properties/points/minimum",keyword:"minimum",params:{comparison:">=",limit:-20}}),
r++))}}else e=t(e,{instancePath:i+"/victory/lifeline",schemaPath:"#/properties/victory/properties/lifeline/type",keyword:"type",params:{type:"object"}}),r++}if(a.
lateConquest!==void 0){let s=a.lateConquest;if(s&&typeof s=="object"&&!Array.isArray(s)){s.fromTurn===void 0&&(e=t(e,{instancePath:i+"/victory/lateConquest",schemaPath:"\
#/properties/victory/properties/lateConquest/required",keyword:"required",params:{missingProperty:"fromTurn"}}),r++),s.bases===void 0&&(e=t(e,{instancePath:i+"/\
victory/lateConquest",schemaPath:"#/properties/victory/properties/lateConquest/required",keyword:"required",params:{missingProperty:"bases"}}),r++),s.points===void 0&&
(e=t(e,{instancePath:i+"/victory/lateConquest",schemaPath:"#/properties/victory/properties/lateConquest/required",keyword:"required",params:{missingProperty:"po\
ints"}}),r++);for(let n in s)n==="fromTurn"||n==="bases"||n==="points"||(e=t(e,{instancePath:i+"/victory/lateConquest",schemaPath:"#/properties/victory/properti\
es/lateConquest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),r++);if(s.fromTurn!==void 0){let n=s.fromTurn;typeof n=="nu\
mber"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=t(e,{instancePath:i+"/victory/lateConquest/fromTurn",schemaPath:"defs.schema.json#/$defs/turn/type",keyword:"type",params:{
type:"integer"}}),r++),typeof n=="number"&&isFinite(n)&&((n>16||isNaN(n))&&(e=t(e,{instancePath:i+"/victory/lateConquest/fromTurn",schemaPath:"defs.schema.json#\
/$defs/turn/maximum",keyword:"maximum",params:{comparison:"<=",limit:16}}),r++),(n<1||isNaN(n))&&(e=t(e,{instancePath:i+"/victory/lateConquest/fromTurn",schemaPath:"\
defs.schema.json#/$defs/turn/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(s.bases!==void 0&&(B(s.bases,{instancePath:i+"/victory/lateC\
onquest/bases",parentData:s,parentDataProperty:"bases",rootData:y,dynamicAnchors:l})||(e=e===null?B.errors:g(e,B.errors),r=e.length)),s.points!==void 0){let n=s.
points;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=t(e,{instancePath:i+"/victory/lateConquest/points",schemaPath:"#/properties/victory/properties/lat\
eConquest/properties/points/type",keyword:"type",params:{type:"integer"}}),r++),typeof n=="number"&&isFinite(n)&&((n>20||isNaN(n))&&(e=t(e,{instancePath:i+"/vic\
tory/lateConquest/points",schemaPath:"#/properties/victory/properties/lateConquest/properties/points/maximum",keyword:"maximum",params:{comparison:"<=",limit:20}}),
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
(e=t(e,{instancePath:i+"/turnOne/turn",schemaPath:"defs.schema.json#/$defs/turn/type",keyword:"type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(
s)&&((s>16||isNaN(s))&&(e=t(e,{instancePath:i+"/turnOne/turn",schemaPath:"defs.schema.json#/$defs/turn/maximum",keyword:"maximum",params:{comparison:"<=",limit:16}}),
r++),(s<1||isNaN(s))&&(e=t(e,{instancePath:i+"/turnOne/turn",schemaPath:"defs.schema.json#/$defs/turn/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),
r++))}if(a.cheapTaskForces!==void 0){let s=a.cheapTaskForces;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/turnOne/cheapTaskForce\
s",schemaPath:"#/properties/turnOne/properties/cheapTaskForces/type",keyword:"type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>20||isNaN(
s))&&(e=t(e,{instancePath:i+"/turnOne/cheapTaskForces",schemaPath:"#/properties/turnOne/properties/cheapTaskForces/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:20}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/turnOne/cheapTaskForces",schemaPath:"#/properties/turnOne/properties/cheapTaskForces/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}),r++))}if(a.firstFire!==void 0){let s=a.firstFire;typeof s!="string"&&(e=t(e,{instancePath:i+"/turnOne/firstFire",schemaPath:"\
defs.schema.json#/$defs/side/type",keyword:"type",params:{type:"string"}}),r++),s==="japan"||s==="allies"||(e=t(e,{instancePath:i+"/turnOne/firstFire",schemaPath:"\
defs.schema.json#/$defs/side/enum",keyword:"enum",params:{allowedValues:["japan","allies"]}}),r++)}if(a.alliedBaseAntiAircraft!==void 0){let s=a.alliedBaseAntiAircraft;
typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/turnOne/alliedBaseAntiAircraft",schemaPath:"#/properties/turnOne/properties/alliedB\
aseAntiAircraft/type",keyword:"type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>20||isNaN(s))&&(e=t(e,{instancePath:i+"/turnOne/alliedB\
aseAntiAircraft",schemaPath:"#/properties/turnOne/properties/alliedBaseAntiAircraft/maximum",keyword:"maximum",params:{comparison:"<=",limit:20}}),r++),(s<0||isNaN(
s))&&(e=t(e,{instancePath:i+"/turnOne/alliedBaseAntiAircraft",schemaPath:"#/properties/turnOne/properties/alliedBaseAntiAircraft/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}),r++))}a.alliedLandings!==void 0&&typeof a.alliedLandings!="boolean"&&(e=t(e,{instancePath:i+"/turnOne/alliedLandings",schemaPath:"#/p\
roperties/turnOne/properties/alliedLandings/type",keyword:"type",params:{type:"boolean"}}),r++)}else e=t(e,{instancePath:i+"/turnOne",schemaPath:"#/properties/t\
urnOne/type",keyword:"type",params:{type:"object"}}),r++}if(o.europeanFleet!==void 0){let a=o.europeanFleet;if(a&&typeof a=="object"&&!Array.isArray(a)){a.triggerBases===
void 0&&(e=t(e,{instancePath:i+"/europeanFleet",schemaPath:"#/properties/europeanFleet/required",keyword:"required",params:{missingProperty:"triggerBases"}}),r++),
a.turnsAfterEntry===void 0&&(e=t(e,{instancePath:i+"/europeanFleet",schemaPath:"#/properties/europeanFleet/required",keyword:"required",params:{missingProperty:"\
turnsAfterEntry"}}),r++);for(let s in a)s==="triggerBases"||s==="turnsAfterEntry"||(e=t(e,{instancePath:i+"/europeanFleet",schemaPath:"#/properties/europeanFlee\
t/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);if(a.triggerBases!==void 0&&(B(a.triggerBases,{instancePath:i+"/euro\
peanFleet/triggerBases",parentData:a,parentDataProperty:"triggerBases",rootData:y,dynamicAnchors:l})||(e=e===null?B.errors:g(e,B.errors),r=e.length)),a.turnsAfterEntry!==
void 0){let s=a.turnsAfterEntry;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/europeanFleet/turnsAfterEntry",schemaPath:"#/proper\
ties/europeanFleet/properties/turnsAfterEntry/type",keyword:"type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>1||isNaN(s))&&(e=t(e,{instancePath:i+
"/europeanFleet/turnsAfterEntry",schemaPath:"#/properties/europeanFleet/properties/turnsAfterEntry/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}),
r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/europeanFleet/turnsAfterEntry",schemaPath:"#/properties/europeanFleet/properties/turnsAfterEntry/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}),r++))}}else e=t(e,{instancePath:i+"/europeanFleet",schemaPath:"#/properties/europeanFleet/type",keyword:"type",params:{
type:"object"}}),r++}if(o.longLance!==void 0){let a=o.longLance;if(a&&typeof a=="object"&&!Array.isArray(a)){a.side===void 0&&(e=t(e,{instancePath:i+"/longLance",
schemaPath:"#/properties/longLance/required",keyword:"required",params:{missingProperty:"side"}}),r++),a.classes===void 0&&(e=t(e,{instancePath:i+"/longLance",schemaPath:"\
#/properties/longLance/required",keyword:"required",params:{missingProperty:"classes"}}),r++),a.firepower===void 0&&(e=t(e,{instancePath:i+"/longLance",schemaPath:"\
#/properties/longLance/required",keyword:"required",params:{missingProperty:"firepower"}}),r++),a.rounds===void 0&&(e=t(e,{instancePath:i+"/longLance",schemaPath:"\
#/properties/longLance/required",keyword:"required",params:{missingProperty:"rounds"}}),r++);for(let s in a)s==="side"||s==="classes"||s==="firepower"||s==="rou\
nds"||(e=t(e,{instancePath:i+"/longLance",schemaPath:"#/properties/longLance/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),
r++);if(a.side!==void 0){let s=a.side;typeof s!="string"&&(e=t(e,{instancePath:i+"/longLance/side",schemaPath:"defs.schema.json#/$defs/side/type",keyword:"type",
params:{type:"string"}}),r++),s==="japan"||s==="allies"||(e=t(e,{instancePath:i+"/longLance/side",schemaPath:"defs.schema.json#/$defs/side/enum",keyword:"enum",
params:{allowedValues:["japan","allies"]}}),r++)}if(a.classes!==void 0&&(A(a.classes,{instancePath:i+"/longLance/classes",parentData:a,parentDataProperty:"class\
es",rootData:y,dynamicAnchors:l})||(e=e===null?A.errors:g(e,A.errors),r=e.length)),a.firepower!==void 0){let s=a.firepower;typeof s=="number"&&!(s%1)&&!isNaN(s)&&
isFinite(s)||(e=t(e,{instancePath:i+"/longLance/firepower",schemaPath:"#/properties/longLance/properties/firepower/type",keyword:"type",params:{type:"integer"}}),
r++),typeof s=="number"&&isFinite(s)&&((s>4||isNaN(s))&&(e=t(e,{instancePath:i+"/longLance/firepower",schemaPath:"#/properties/longLance/properties/firepower/ma\
ximum",keyword:"maximum",params:{comparison:"<=",limit:4}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/longLance/firepower",schemaPath:"#/properties/longLan\
ce/properties/firepower/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}if(a.rounds!==void 0){let s=a.rounds;typeof s=="number"&&!(s%1)&&!isNaN(
s)&&isFinite(s)||(e=t(e,{instancePath:i+"/longLance/rounds",schemaPath:"#/properties/longLance/properties/rounds/type",keyword:"type",params:{type:"integer"}}),
r++),typeof s=="number"&&isFinite(s)&&((s>99||isNaN(s))&&(e=t(e,{instancePath:i+"/longLance/rounds",schemaPath:"#/properties/longLance/properties/rounds/maximum",
keyword:"maximum",params:{comparison:"<=",limit:99}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/longLance/rounds",schemaPath:"#/properties/longLance/proper\
ties/rounds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}}else e=t(e,{instancePath:i+"/longLance",schemaPath:"#/properties/longLance/type",
keyword:"type",params:{type:"object"}}),r++}if(o.tokyoExpress!==void 0){let a=o.tokyoExpress;if(a&&typeof a=="object"&&!Array.isArray(a)){a.side===void 0&&(e=t(
e,{instancePath:i+"/tokyoExpress",schemaPath:"#/properties/tokyoExpress/required",keyword:"required",params:{missingProperty:"side"}}),r++),a.classes===void 0&&
(e=t(e,{instancePath:i+"/tokyoExpress",schemaPath:"#/properties/tokyoExpress/required",keyword:"required",params:{missingProperty:"classes"}}),r++);for(let s in a)
s==="side"||s==="classes"||(e=t(e,{instancePath:i+"/tokyoExpress",schemaPath:"#/properties/tokyoExpress/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:s}}),r++);if(a.side!==void 0){let s=a.side;typeof s!="string"&&(e=t(e,{instancePath:i+"/tokyoExpress/side",schemaPath:"defs.schema.json#/$def\
s/side/type",keyword:"type",params:{type:"string"}}),r++),s==="japan"||s==="allies"||(e=t(e,{instancePath:i+"/tokyoExpress/side",schemaPath:"defs.schema.json#/$\
defs/side/enum",keyword:"enum",params:{allowedValues:["japan","allies"]}}),r++)}a.classes!==void 0&&(A(a.classes,{instancePath:i+"/tokyoExpress/classes",parentData:a,
parentDataProperty:"classes",rootData:y,dynamicAnchors:l})||(e=e===null?A.errors:g(e,A.errors),r=e.length))}else e=t(e,{instancePath:i+"/tokyoExpress",schemaPath:"\
#/properties/tokyoExpress/type",keyword:"type",params:{type:"object"}}),r++}if(o.kamikaze!==void 0){let a=o.kamikaze;if(a&&typeof a=="object"&&!Array.isArray(a)){
a.fromTurn===void 0&&(e=t(e,{instancePath:i+"/kamikaze",schemaPath:"#/properties/kamikaze/required",keyword:"required",params:{missingProperty:"fromTurn"}}),r++),
a.victoryPointsAtMost===void 0&&(e=t(e,{instancePath:i+"/kamikaze",schemaPath:"#/properties/kamikaze/required",keyword:"required",params:{missingProperty:"victo\
ryPointsAtMost"}}),r++),a.stepsLost===void 0&&(e=t(e,{instancePath:i+"/kamikaze",schemaPath:"#/properties/kamikaze/required",keyword:"required",params:{missingProperty:"\
stepsLost"}}),r++);for(let s in a)s==="fromTurn"||s==="victoryPointsAtMost"||s==="stepsLost"||(e=t(e,{instancePath:i+"/kamikaze",schemaPath:"#/properties/kamika\
ze/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);if(a.fromTurn!==void 0){let s=a.fromTurn;typeof s=="number"&&!(s%1)&&
!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/kamikaze/fromTurn",schemaPath:"defs.schema.json#/$defs/turn/type",keyword:"type",params:{type:"integer"}}),r++),
typeof s=="number"&&isFinite(s)&&((s>16||isNaN(s))&&(e=t(e,{instancePath:i+"/kamikaze/fromTurn",schemaPath:"defs.schema.json#/$defs/turn/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:16}}),r++),(s<1||isNaN(s))&&(e=t(e,{instancePath:i+"/kamikaze/fromTurn",schemaPath:"defs.schema.json#/$defs/turn/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}),r++))}if(a.victoryPointsAtMost!==void 0){let s=a.victoryPointsAtMost;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s)||(e=t(e,{instancePath:i+"/kamikaze/victoryPointsAtMost",schemaPath:"#/properties/kamikaze/properties/victoryPointsAtMost/type",keyword:"type",params:{type:"i\
nteger"}}),r++),typeof s=="number"&&isFinite(s)&&((s>200||isNaN(s))&&(e=t(e,{instancePath:i+"/kamikaze/victoryPointsAtMost",schemaPath:"#/properties/kamikaze/pr\
operties/victoryPointsAtMost/maximum",keyword:"maximum",params:{comparison:"<=",limit:200}}),r++),(s<-200||isNaN(s))&&(e=t(e,{instancePath:i+"/kamikaze/victoryP\
ointsAtMost",schemaPath:"#/properties/kamikaze/properties/victoryPointsAtMost/minimum",keyword:"minimum",params:{comparison:">=",limit:-200}}),r++))}if(a.stepsLost!==
void 0){let s=a.stepsLost;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/kamikaze/stepsLost",schemaPath:"#/properties/kamikaze/pro\
perties/stepsLost/type",keyword:"type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>30||isNaN(s))&&(e=t(e,{instancePath:i+"/kamikaze/step\
sLost",schemaPath:"#/properties/kamikaze/properties/stepsLost/maximum",keyword:"maximum",params:{comparison:"<=",limit:30}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+
"/kamikaze/stepsLost",schemaPath:"#/properties/kamikaze/properties/stepsLost/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}}else e=t(e,{instancePath:i+
"/kamikaze",schemaPath:"#/properties/kamikaze/type",keyword:"type",params:{type:"object"}}),r++}if(o.sources!==void 0&&(fe(o.sources,{instancePath:i+"/sources",
parentData:o,parentDataProperty:"sources",rootData:y,dynamicAnchors:l})||(e=e===null?fe.errors:g(e,fe.errors),r=e.length)),o.ranger!==void 0){let a=o.ranger;if(a&&
typeof a=="object"&&!Array.isArray(a)){a.box===void 0&&(e=t(e,{instancePath:i+"/ranger",schemaPath:"#/properties/ranger/required",keyword:"required",params:{missingProperty:"\
box"}}),r++),a.carrierClasses===void 0&&(e=t(e,{instancePath:i+"/ranger",schemaPath:"#/properties/ranger/required",keyword:"required",params:{missingProperty:"c\
arrierClasses"}}),r++),a.victoryPoints===void 0&&(e=t(e,{instancePath:i+"/ranger",schemaPath:"#/properties/ranger/required",keyword:"required",params:{missingProperty:"\
victoryPoints"}}),r++);for(let s in a)s==="box"||s==="carrierClasses"||s==="victoryPoints"||(e=t(e,{instancePath:i+"/ranger",schemaPath:"#/properties/ranger/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);if(a.box!==void 0){let s=a.box;typeof s=="string"?(s.length>80&&w(s)>80&&
(e=t(e,{instancePath:i+"/ranger/box",schemaPath:"defs.schema.json#/$defs/placeId/maxLength",keyword:"maxLength",params:{limit:80}}),r++),j.test(s)||(e=t(e,{instancePath:i+
"/ranger/box",schemaPath:"defs.schema.json#/$defs/placeId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/ra\
nger/box",schemaPath:"defs.schema.json#/$defs/placeId/type",keyword:"type",params:{type:"string"}}),r++)}if(a.carrierClasses!==void 0&&(A(a.carrierClasses,{instancePath:i+
"/ranger/carrierClasses",parentData:a,parentDataProperty:"carrierClasses",rootData:y,dynamicAnchors:l})||(e=e===null?A.errors:g(e,A.errors),r=e.length)),a.victoryPoints!==
void 0){let s=a.victoryPoints;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/ranger/victoryPoints",schemaPath:"#/properties/ranger\
/properties/victoryPoints/type",keyword:"type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>20||isNaN(s))&&(e=t(e,{instancePath:i+"/range\
r/victoryPoints",schemaPath:"#/properties/ranger/properties/victoryPoints/maximum",keyword:"maximum",params:{comparison:"<=",limit:20}}),r++),(s<-20||isNaN(s))&&
(e=t(e,{instancePath:i+"/ranger/victoryPoints",schemaPath:"#/properties/ranger/properties/victoryPoints/minimum",keyword:"minimum",params:{comparison:">=",limit:-20}}),
r++))}}else e=t(e,{instancePath:i+"/ranger",schemaPath:"#/properties/ranger/type",keyword:"type",params:{type:"object"}}),r++}if(o.pilotTraining!==void 0){let a=o.
pilotTraining;if(a&&typeof a=="object"&&!Array.isArray(a)){a.lastAutomaticTurn===void 0&&(e=t(e,{instancePath:i+"/pilotTraining",schemaPath:"#/properties/pilotT\
raining/required",keyword:"required",params:{missingProperty:"lastAutomaticTurn"}}),r++),a.turns===void 0&&(e=t(e,{instancePath:i+"/pilotTraining",schemaPath:"#\
/properties/pilotTraining/required",keyword:"required",params:{missingProperty:"turns"}}),r++);for(let s in a)s==="lastAutomaticTurn"||s==="turns"||(e=t(e,{instancePath:i+
"/pilotTraining",schemaPath:"#/properties/pilotTraining/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);if(a.lastAutomaticTurn!==
void 0){let s=a.lastAutomaticTurn;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/pilotTraining/lastAutomaticTurn",schemaPath:"defs\
.schema.json#/$defs/turn/type",keyword:"type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>16||isNaN(s))&&(e=t(e,{instancePath:i+"/pilotT\
raining/lastAutomaticTurn",schemaPath:"defs.schema.json#/$defs/turn/maximum",keyword:"maximum",params:{comparison:"<=",limit:16}}),r++),(s<1||isNaN(s))&&(e=t(e,
{instancePath:i+"/pilotTraining/lastAutomaticTurn",schemaPath:"defs.schema.json#/$defs/turn/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}
if(a.turns!==void 0){let s=a.turns;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/pilotTraining/turns",schemaPath:"#/properties/pi\
lotTraining/properties/turns/type",keyword:"type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>16||isNaN(s))&&(e=t(e,{instancePath:i+"/pi\
lotTraining/turns",schemaPath:"#/properties/pilotTraining/properties/turns/maximum",keyword:"maximum",params:{comparison:"<=",limit:16}}),r++),(s<1||isNaN(s))&&
(e=t(e,{instancePath:i+"/pilotTraining/turns",schemaPath:"#/properties/pilotTraining/properties/turns/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),
r++))}}else e=t(e,{instancePath:i+"/pilotTraining",schemaPath:"#/properties/pilotTraining/type",keyword:"type",params:{type:"object"}}),r++}if(o.accidents!==void 0){
let a=o.accidents;if(a&&typeof a=="object"&&!Array.isArray(a)){a.dice===void 0&&(e=t(e,{instancePath:i+"/accidents",schemaPath:"#/properties/accidents/required",
keyword:"required",params:{missingProperty:"dice"}}),r++),a.dieSides===void 0&&(e=t(e,{instancePath:i+"/accidents",schemaPath:"#/properties/accidents/required",
keyword:"required",params:{missingProperty:"dieSides"}}),r++),a.result===void 0&&(e=t(e,{instancePath:i+"/accidents",schemaPath:"#/properties/accidents/required",
keyword:"required",params:{missingProperty:"result"}}),r++),a.classes===void 0&&(e=t(e,{instancePath:i+"/accidents",schemaPath:"#/properties/accidents/required",
keyword:"required",params:{missingProperty:"classes"}}),r++),a.alliedBase===void 0&&(e=t(e,{instancePath:i+"/accidents",schemaPath:"#/properties/accidents/requi\
red",keyword:"required",params:{missingProperty:"alliedBase"}}),r++);for(let s in a)s==="dice"||s==="dieSides"||s==="result"||s==="classes"||s==="alliedBase"||(e=
t(e,{instancePath:i+"/accidents",schemaPath:"#/properties/accidents/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);if(a.
dice!==void 0){let s=a.dice;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/accidents/dice",schemaPath:"#/properties/accidents/prop\
erties/dice/type",keyword:"type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>4||isNaN(s))&&(e=t(e,{instancePath:i+"/accidents/dice",schemaPath:"\
#/properties/accidents/properties/dice/maximum",keyword:"maximum",params:{comparison:"<=",limit:4}}),r++),(s<1||isNaN(s))&&(e=t(e,{instancePath:i+"/accidents/di\
ce",schemaPath:"#/properties/accidents/properties/dice/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(a.dieSides!==void 0){let s=a.dieSides;
typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/accidents/dieSides",schemaPath:"#/properties/accidents/properties/dieSides/type",keyword:"\
type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>20||isNaN(s))&&(e=t(e,{instancePath:i+"/accidents/dieSides",schemaPath:"#/properties/a\
ccidents/properties/dieSides/maximum",keyword:"maximum",params:{comparison:"<=",limit:20}}),r++),(s<2||isNaN(s))&&(e=t(e,{instancePath:i+"/accidents/dieSides",schemaPath:"\
#/properties/accidents/properties/dieSides/minimum",keyword:"minimum",params:{comparison:">=",limit:2}}),r++))}if(a.result!==void 0){let s=a.result;typeof s=="n\
umber"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/accidents/result",schemaPath:"#/properties/accidents/properties/result/type",keyword:"type",params:{
type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>80||isNaN(s))&&(e=t(e,{instancePath:i+"/accidents/result",schemaPath:"#/properties/accidents/propert\
ies/result/maximum",keyword:"maximum",params:{comparison:"<=",limit:80}}),r++),(s<1||isNaN(s))&&(e=t(e,{instancePath:i+"/accidents/result",schemaPath:"#/propert\
ies/accidents/properties/result/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(a.classes!==void 0&&(A(a.classes,{instancePath:i+"/accide\
nts/classes",parentData:a,parentDataProperty:"classes",rootData:y,dynamicAnchors:l})||(e=e===null?A.errors:g(e,A.errors),r=e.length)),a.alliedBase!==void 0){let s=a.
alliedBase;typeof s=="string"?(s.length>80&&w(s)>80&&(e=t(e,{instancePath:i+"/accidents/alliedBase",schemaPath:"defs.schema.json#/$defs/placeId/maxLength",keyword:"\
maxLength",params:{limit:80}}),r++),j.test(s)||(e=t(e,{instancePath:i+"/accidents/alliedBase",schemaPath:"defs.schema.json#/$defs/placeId/pattern",keyword:"patt\
ern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/accidents/alliedBase",schemaPath:"defs.schema.json#/$defs/placeId/type",keyword:"t\
ype",params:{type:"string"}}),r++)}}else e=t(e,{instancePath:i+"/accidents",schemaPath:"#/properties/accidents/type",keyword:"type",params:{type:"object"}}),r++}
if(o.reactionDeployment!==void 0){let a=o.reactionDeployment;if(a&&typeof a=="object"&&!Array.isArray(a)){a.perGame===void 0&&(e=t(e,{instancePath:i+"/reactionD\
eployment",schemaPath:"#/properties/reactionDeployment/required",keyword:"required",params:{missingProperty:"perGame"}}),r++);for(let s in a)s!=="perGame"&&(e=t(
e,{instancePath:i+"/reactionDeployment",schemaPath:"#/properties/reactionDeployment/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),
r++);if(a.perGame!==void 0){let s=a.perGame;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/reactionDeployment/perGame",schemaPath:"\
#/properties/reactionDeployment/properties/perGame/type",keyword:"type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>40||isNaN(s))&&(e=t(
e,{instancePath:i+"/reactionDeployment/perGame",schemaPath:"#/properties/reactionDeployment/properties/perGame/maximum",keyword:"maximum",params:{comparison:"<=",
limit:40}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/reactionDeployment/perGame",schemaPath:"#/properties/reactionDeployment/properties/perGame/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}),r++))}}else e=t(e,{instancePath:i+"/reactionDeployment",schemaPath:"#/properties/reactionDeployment/type",keyword:"t\
ype",params:{type:"object"}}),r++}if(o.strategicBombing!==void 0){let a=o.strategicBombing;if(a&&typeof a=="object"&&!Array.isArray(a)){a.range===void 0&&(e=t(e,
{instancePath:i+"/strategicBombing",schemaPath:"#/properties/strategicBombing/required",keyword:"required",params:{missingProperty:"range"}}),r++),a.from===void 0&&
(e=t(e,{instancePath:i+"/strategicBombing",schemaPath:"#/properties/strategicBombing/required",keyword:"required",params:{missingProperty:"from"}}),r++),a.oilPerHit===
void 0&&(e=t(e,{instancePath:i+"/strategicBombing",schemaPath:"#/properties/strategicBombing/required",keyword:"required",params:{missingProperty:"oilPerHit"}}),
r++);for(let s in a)s==="range"||s==="from"||s==="oilPerHit"||(e=t(e,{instancePath:i+"/strategicBombing",schemaPath:"#/properties/strategicBombing/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);if(a.range!==void 0){let s=a.range;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s)||(e=t(e,{instancePath:i+"/strategicBombing/range",schemaPath:"#/properties/strategicBombing/properties/range/type",keyword:"type",params:{type:"integer"}}),r++),
typeof s=="number"&&isFinite(s)&&((s>40||isNaN(s))&&(e=t(e,{instancePath:i+"/strategicBombing/range",schemaPath:"#/properties/strategicBombing/properties/range/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:40}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/strategicBombing/range",schemaPath:"#/properties/s\
trategicBombing/properties/range/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}if(a.from!==void 0){let s=a.from;typeof s=="string"?(s.length>
80&&w(s)>80&&(e=t(e,{instancePath:i+"/strategicBombing/from",schemaPath:"defs.schema.json#/$defs/placeId/maxLength",keyword:"maxLength",params:{limit:80}}),r++),
j.test(s)||(e=t(e,{instancePath:i+"/strategicBombing/from",schemaPath:"defs.schema.json#/$defs/placeId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z\
0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/strategicBombing/from",schemaPath:"defs.schema.json#/$defs/placeId/type",keyword:"type",params:{type:"string"}}),r++)}
if(a.oilPerHit!==void 0){let s=a.oilPerHit;if(typeof s=="number"&&isFinite(s)){(s>1e3||isNaN(s))&&(e=t(e,{instancePath:i+"/strategicBombing/oilPerHit",schemaPath:"\
../common/common.schema.json#/$defs/quarters/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/stra\
tegicBombing/oilPerHit",schemaPath:"../common/common.schema.json#/$defs/quarters/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++);let n;n=s/.25,
n!==parseInt(n)&&(e=t(e,{instancePath:i+"/strategicBombing/oilPerHit",schemaPath:"../common/common.schema.json#/$defs/quarters/multipleOf",keyword:"multipleOf",
params:{multipleOf:.25}}),r++)}else e=t(e,{instancePath:i+"/strategicBombing/oilPerHit",schemaPath:"../common/common.schema.json#/$defs/quarters/type",keyword:"\
type",params:{type:"number"}}),r++}}else e=t(e,{instancePath:i+"/strategicBombing",schemaPath:"#/properties/strategicBombing/type",keyword:"type",params:{type:"\
object"}}),r++}if(o.hiddenTaskForces!==void 0){let a=o.hiddenTaskForces;if(a&&typeof a=="object"&&!Array.isArray(a)){a.markers===void 0&&(e=t(e,{instancePath:i+
"/hiddenTaskForces",schemaPath:"#/properties/hiddenTaskForces/required",keyword:"required",params:{missingProperty:"markers"}}),r++);for(let s in a)s!=="markers"&&
(e=t(e,{instancePath:i+"/hiddenTaskForces",schemaPath:"#/properties/hiddenTaskForces/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),
r++);if(a.markers!==void 0){let s=a.markers;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let n in s)n==="us"||n==="britain"||n==="netherlands"||(e=t(e,{instancePath:i+
"/hiddenTaskForces/markers",schemaPath:"#/properties/hiddenTaskForces/properties/markers/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),
r++);if(s.us!==void 0){let n=s.us;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=t(e,{instancePath:i+"/hiddenTaskForces/markers/us",schemaPath:"#/$defs/\
markers/type",keyword:"type",params:{type:"integer"}}),r++),typeof n=="number"&&isFinite(n)&&((n>99||isNaN(n))&&(e=t(e,{instancePath:i+"/hiddenTaskForces/marker\
s/us",schemaPath:"#/$defs/markers/maximum",keyword:"maximum",params:{comparison:"<=",limit:99}}),r++),(n<0||isNaN(n))&&(e=t(e,{instancePath:i+"/hiddenTaskForces\
/markers/us",schemaPath:"#/$defs/markers/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}if(s.britain!==void 0){let n=s.britain;typeof n=="n\
umber"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=t(e,{instancePath:i+"/hiddenTaskForces/markers/britain",schemaPath:"#/$defs/markers/type",keyword:"type",params:{type:"\
integer"}}),r++),typeof n=="number"&&isFinite(n)&&((n>99||isNaN(n))&&(e=t(e,{instancePath:i+"/hiddenTaskForces/markers/britain",schemaPath:"#/$defs/markers/maxi\
mum",keyword:"maximum",params:{comparison:"<=",limit:99}}),r++),(n<0||isNaN(n))&&(e=t(e,{instancePath:i+"/hiddenTaskForces/markers/britain",schemaPath:"#/$defs/\
markers/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}if(s.netherlands!==void 0){let n=s.netherlands;typeof n=="number"&&!(n%1)&&!isNaN(n)&&
isFinite(n)||(e=t(e,{instancePath:i+"/hiddenTaskForces/markers/netherlands",schemaPath:"#/$defs/markers/type",keyword:"type",params:{type:"integer"}}),r++),typeof n==
"number"&&isFinite(n)&&((n>99||isNaN(n))&&(e=t(e,{instancePath:i+"/hiddenTaskForces/markers/netherlands",schemaPath:"#/$defs/markers/maximum",keyword:"maximum",
params:{comparison:"<=",limit:99}}),r++),(n<0||isNaN(n))&&(e=t(e,{instancePath:i+"/hiddenTaskForces/markers/netherlands",schemaPath:"#/$defs/markers/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}),r++))}}else e=t(e,{instancePath:i+"/hiddenTaskForces/markers",schemaPath:"#/properties/hiddenTaskForces/properties/m\
arkers/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/hiddenTaskForces",schemaPath:"#/properties/hiddenTaskForces/type",keyword:"\
type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return Ce.errors=e,r===0}Ce.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var fr=Se;function q(o,{instancePath:i="",parentData:k,parentDataProperty:b,rootData:y=o,dynamicAnchors:l={}}={}){let e=null,r=0,f=q.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),Array.isArray(o)){o.length>40&&(e=t(e,{instancePath:i,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:40}}),r++),
o.length<1&&(e=t(e,{instancePath:i,schemaPath:"#/minItems",keyword:"minItems",params:{limit:1}}),r++);let a=o.length;for(let s=0;s<a;s++){let n=o[s];typeof n!="\
string"&&(e=t(e,{instancePath:i+"/"+s,schemaPath:"#/$defs/step/type",keyword:"type",params:{type:"string"}}),r++),n==="late-conquest"||n==="japanese-player-turn"||
n==="allied-player-turn"||n==="transport"||n==="oil-transport"||n==="destroyer-transfer"||n==="economic-warfare"||n==="merchant-asw"||n==="submarine-warfare"||n===
"strategic-bombing"||n==="reinforcement"||n==="arrivals"||n==="accidents"||n==="ranger"||n==="submarine-points"||n==="transport-points"||n==="replacements"||n===
"off-map-movement"||n==="kamikaze-losses"||n==="first-deployment"||n==="operational-movement"||n==="reaction"||n==="air-commitment"||n==="combat"||n==="submarin\
e-attacks"||n==="battles"||n==="battle"||n==="battle-preparation"||n==="air-combat"||n==="air-to-air"||n==="target-determination"||n==="air-strikes"||n==="surfa\
ce-combat"||n==="land-combat"||n==="amphibious-round"||n==="replacement-round"||n==="ground-support"||n==="supply-round"||n==="land-combat-round"||n==="battle-a\
dministration"||n==="return-to-base"||n==="ships-return"||n==="control-changes"||n==="return-stacking"||n==="second-deployment"||n==="end"||n==="replacements-re\
moval"||n==="disbandment"||n==="victory-points"||(e=t(e,{instancePath:i+"/"+s,schemaPath:"#/$defs/step/enum",keyword:"enum",params:{allowedValues:["late-conques\
t","japanese-player-turn","allied-player-turn","transport","oil-transport","destroyer-transfer","economic-warfare","merchant-asw","submarine-warfare","strategic\
-bombing","reinforcement","arrivals","accidents","ranger","submarine-points","transport-points","replacements","off-map-movement","kamikaze-losses","first-deplo\
yment","operational-movement","reaction","air-commitment","combat","submarine-attacks","battles","battle","battle-preparation","air-combat","air-to-air","target\
-determination","air-strikes","surface-combat","land-combat","amphibious-round","replacement-round","ground-support","supply-round","land-combat-round","battle-\
administration","return-to-base","ships-return","control-changes","return-stacking","second-deployment","end","replacements-removal","disbandment","victory-poin\
ts"]}}),r++)}}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"}}),r++;return q.errors=e,r===0}q.evaluated={items:!0,dynamicProps:!1,
dynamicItems:!1};function ye(o,{instancePath:i="",parentData:k,parentDataProperty:b,rootData:y=o,dynamicAnchors:l={}}={}){let e=null,r=0,f=ye.evaluated;if(f.dynamicProps&&
(f.props=void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){Object.keys(o).length<1&&(e=t(e,{instancePath:i,schemaPath:"#/minPro\
perties",keyword:"minProperties",params:{limit:1}}),r++);for(let a in o)v.test(a)||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:a}}),r++);for(let a in o)v.test(a)&&($(o[a],{instancePath:i+"/"+c(a),parentData:o,parentDataProperty:a,rootData:y,dynamicAnchors:l})||
(e=e===null?$.errors:g(e,$.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return ye.errors=e,r===
0}ye.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Se(o,{instancePath:i="",parentData:k,parentDataProperty:b,rootData:y=o,dynamicAnchors:l={}}={}){
let e=null,r=0,f=Se.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.$schema===void 0&&
(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"$schema"}}),r++),o.turn===void 0&&(e=t(e,{instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"turn"}}),r++),o["japanese-player-turn"]===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"japanese-player-turn"}}),r++),o["allied-player-turn"]===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"allied-player-turn"}}),r++),o.transport===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
transport"}}),r++),o["economic-warfare"]===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"economic-warfare"}}),
r++),o.reinforcement===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"reinforcement"}}),r++),o.combat===void 0&&
(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"combat"}}),r++),o.battle===void 0&&(e=t(e,{instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"battle"}}),r++),o["air-combat"]===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"air-combat"}}),r++),o["land-combat"]===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
land-combat"}}),r++),o["return-to-base"]===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"return-to-base"}}),
r++),o.end===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"end"}}),r++),o.sources===void 0&&(e=t(e,{instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"sources"}}),r++);for(let a in o)a==="$schema"||a==="turn"||a==="japanese-player-turn"||a==="\
allied-player-turn"||a==="transport"||a==="economic-warfare"||a==="reinforcement"||a==="combat"||a==="battle"||a==="air-combat"||a==="land-combat"||a==="return-\
to-base"||a==="end"||a==="sources"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);
if(o.$schema!==void 0){let a=o.$schema;typeof a=="string"?a.length<1&&(e=t(e,{instancePath:i+"/$schema",schemaPath:"../common/common.schema.json#/$defs/schemaPa\
th/minLength",keyword:"minLength",params:{limit:1}}),r++):(e=t(e,{instancePath:i+"/$schema",schemaPath:"../common/common.schema.json#/$defs/schemaPath/type",keyword:"\
type",params:{type:"string"}}),r++)}o.turn!==void 0&&(q(o.turn,{instancePath:i+"/turn",parentData:o,parentDataProperty:"turn",rootData:y,dynamicAnchors:l})||(e=
e===null?q.errors:g(e,q.errors),r=e.length)),o["japanese-player-turn"]!==void 0&&(q(o["japanese-player-turn"],{instancePath:i+"/japanese-player-turn",parentData:o,
parentDataProperty:"japanese-player-turn",rootData:y,dynamicAnchors:l})||(e=e===null?q.errors:g(e,q.errors),r=e.length)),o["allied-player-turn"]!==void 0&&(q(o["\
allied-player-turn"],{instancePath:i+"/allied-player-turn",parentData:o,parentDataProperty:"allied-player-turn",rootData:y,dynamicAnchors:l})||(e=e===null?q.errors:
g(e,q.errors),r=e.length)),o.transport!==void 0&&(q(o.transport,{instancePath:i+"/transport",parentData:o,parentDataProperty:"transport",rootData:y,dynamicAnchors:l})||
(e=e===null?q.errors:g(e,q.errors),r=e.length)),o["economic-warfare"]!==void 0&&(q(o["economic-warfare"],{instancePath:i+"/economic-warfare",parentData:o,parentDataProperty:"\
economic-warfare",rootData:y,dynamicAnchors:l})||(e=e===null?q.errors:g(e,q.errors),r=e.length)),o.reinforcement!==void 0&&(q(o.reinforcement,{instancePath:i+"/\
reinforcement",parentData:o,parentDataProperty:"reinforcement",rootData:y,dynamicAnchors:l})||(e=e===null?q.errors:g(e,q.errors),r=e.length)),o.combat!==void 0&&
(q(o.combat,{instancePath:i+"/combat",parentData:o,parentDataProperty:"combat",rootData:y,dynamicAnchors:l})||(e=e===null?q.errors:g(e,q.errors),r=e.length)),o.
battle!==void 0&&(q(o.battle,{instancePath:i+"/battle",parentData:o,parentDataProperty:"battle",rootData:y,dynamicAnchors:l})||(e=e===null?q.errors:g(e,q.errors),
r=e.length)),o["air-combat"]!==void 0&&(q(o["air-combat"],{instancePath:i+"/air-combat",parentData:o,parentDataProperty:"air-combat",rootData:y,dynamicAnchors:l})||
(e=e===null?q.errors:g(e,q.errors),r=e.length)),o["land-combat"]!==void 0&&(q(o["land-combat"],{instancePath:i+"/land-combat",parentData:o,parentDataProperty:"l\
and-combat",rootData:y,dynamicAnchors:l})||(e=e===null?q.errors:g(e,q.errors),r=e.length)),o["return-to-base"]!==void 0&&(q(o["return-to-base"],{instancePath:i+
"/return-to-base",parentData:o,parentDataProperty:"return-to-base",rootData:y,dynamicAnchors:l})||(e=e===null?q.errors:g(e,q.errors),r=e.length)),o.end!==void 0&&
(q(o.end,{instancePath:i+"/end",parentData:o,parentDataProperty:"end",rootData:y,dynamicAnchors:l})||(e=e===null?q.errors:g(e,q.errors),r=e.length)),o.sources!==
void 0&&(ye(o.sources,{instancePath:i+"/sources",parentData:o,parentDataProperty:"sources",rootData:y,dynamicAnchors:l})||(e=e===null?ye.errors:g(e,ye.errors),r=
e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return Se.errors=e,r===0}Se.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var yr=Oe;var T={validate:X};function _(o,{instancePath:i="",parentData:k,parentDataProperty:b,rootData:y=o,dynamicAnchors:l={}}={}){let e=null,r=0,f=_.evaluated;if(f.dynamicProps&&
(f.props=void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"is"}}),r++),o.of===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"of"}}),
r++);for(let a in o)a==="is"||a==="of"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),
r++);if(o.is!==void 0&&o.is!=="all"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/properties/is/const",keyword:"const",params:{allowedValue:"all"}}),r++),o.of!==void 0){
let a=o.of;if(Array.isArray(a)){a.length>12&&(e=t(e,{instancePath:i+"/of",schemaPath:"#/properties/of/maxItems",keyword:"maxItems",params:{limit:12}}),r++),a.length<
1&&(e=t(e,{instancePath:i+"/of",schemaPath:"#/properties/of/minItems",keyword:"minItems",params:{limit:1}}),r++);let s=a.length;for(let n=0;n<s;n++)T.validate(a[n],
{instancePath:i+"/of/"+n,parentData:a,parentDataProperty:n,rootData:y,dynamicAnchors:l})||(e=e===null?T.validate.errors:e.concat(T.validate.errors),r=e.length)}else
e=t(e,{instancePath:i+"/of",schemaPath:"#/properties/of/type",keyword:"type",params:{type:"array"}}),r++}}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}),r++;return _.errors=e,r===0}_.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function H(o,{instancePath:i="",parentData:k,parentDataProperty:b,rootData:y=o,dynamicAnchors:l={}}={}){let e=null,r=0,f=H.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"is"}}),r++),o.of===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"of"}}),r++);for(let a in o)
a==="is"||a==="of"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);if(o.is!==void 0&&
o.is!=="any"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/properties/is/const",keyword:"const",params:{allowedValue:"any"}}),r++),o.of!==void 0){let a=o.of;if(Array.
isArray(a)){a.length>12&&(e=t(e,{instancePath:i+"/of",schemaPath:"#/properties/of/maxItems",keyword:"maxItems",params:{limit:12}}),r++),a.length<1&&(e=t(e,{instancePath:i+
"/of",schemaPath:"#/properties/of/minItems",keyword:"minItems",params:{limit:1}}),r++);let s=a.length;for(let n=0;n<s;n++)T.validate(a[n],{instancePath:i+"/of/"+
n,parentData:a,parentDataProperty:n,rootData:y,dynamicAnchors:l})||(e=e===null?T.validate.errors:e.concat(T.validate.errors),r=e.length)}else e=t(e,{instancePath:i+
"/of",schemaPath:"#/properties/of/type",keyword:"type",params:{type:"array"}}),r++}}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}),r++;return H.errors=e,r===0}H.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Z(o,{instancePath:i="",parentData:k,parentDataProperty:b,rootData:y=o,dynamicAnchors:l={}}={}){let e=null,r=0,f=Z.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"is"}}),r++),o.of===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"of"}}),r++);for(let a in o)
a==="is"||a==="of"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);o.is!==void 0&&
o.is!=="not"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/properties/is/const",keyword:"const",params:{allowedValue:"not"}}),r++),o.of!==void 0&&(T.validate(o.of,
{instancePath:i+"/of",parentData:o,parentDataProperty:"of",rootData:y,dynamicAnchors:l})||(e=e===null?T.validate.errors:e.concat(T.validate.errors),r=e.length))}else
e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return Z.errors=e,r===0}Z.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function V(o,{instancePath:i="",parentData:k,parentDataProperty:b,rootData:y=o,dynamicAnchors:l={}}={}){let e=null,r=0,f=V.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"is"}}),r++);for(let a in o)a==="is"||a==="from"||a==="to"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:a}}),r++);if(o.is!==void 0&&o.is!=="turn-between"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/properties/is/const",
keyword:"const",params:{allowedValue:"turn-between"}}),r++),o.from!==void 0){let a=o.from;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+
"/from",schemaPath:"#/$defs/turn/type",keyword:"type",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>16||isNaN(a))&&(e=t(e,{instancePath:i+
"/from",schemaPath:"#/$defs/turn/maximum",keyword:"maximum",params:{comparison:"<=",limit:16}}),r++),(a<1||isNaN(a))&&(e=t(e,{instancePath:i+"/from",schemaPath:"\
#/$defs/turn/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(o.to!==void 0){let a=o.to;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||
(e=t(e,{instancePath:i+"/to",schemaPath:"#/$defs/turn/type",keyword:"type",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>16||isNaN(a))&&(e=
t(e,{instancePath:i+"/to",schemaPath:"#/$defs/turn/maximum",keyword:"maximum",params:{comparison:"<=",limit:16}}),r++),(a<1||isNaN(a))&&(e=t(e,{instancePath:i+"\
/to",schemaPath:"#/$defs/turn/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}),r++;return V.errors=e,r===0}V.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function W(o,{instancePath:i="",parentData:k,parentDataProperty:b,rootData:y=o,dynamicAnchors:l={}}={}){let e=null,r=0,f=W.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"is"}}),r++),o.side===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"side"}}),r++);
for(let a in o)a==="is"||a==="side"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);
if(o.is!==void 0&&o.is!=="player-turn"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/properties/is/const",keyword:"const",params:{allowedValue:"player-turn"}}),r++),
o.side!==void 0){let a=o.side;typeof a!="string"&&(e=t(e,{instancePath:i+"/side",schemaPath:"#/$defs/side/type",keyword:"type",params:{type:"string"}}),r++),a===
"japan"||a==="allies"||(e=t(e,{instancePath:i+"/side",schemaPath:"#/$defs/side/enum",keyword:"enum",params:{allowedValues:["japan","allies"]}}),r++)}}else e=t(e,
{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return W.errors=e,r===0}W.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function R(o,{instancePath:i="",parentData:k,parentDataProperty:b,rootData:y=o,dynamicAnchors:l={}}={}){let e=null,r=0,f=R.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){Object.keys(o).length<2&&(e=t(e,{instancePath:i,schemaPath:"#/minProperties",
keyword:"minProperties",params:{limit:2}}),r++),o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"is"}}),
r++);for(let a in o)a==="is"||a==="side"||a==="nation"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),
r++);if(o.is!==void 0&&o.is!=="roller"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/properties/is/const",keyword:"const",params:{allowedValue:"roller"}}),r++),o.
side!==void 0){let a=o.side;typeof a!="string"&&(e=t(e,{instancePath:i+"/side",schemaPath:"#/$defs/side/type",keyword:"type",params:{type:"string"}}),r++),a==="\
japan"||a==="allies"||(e=t(e,{instancePath:i+"/side",schemaPath:"#/$defs/side/enum",keyword:"enum",params:{allowedValues:["japan","allies"]}}),r++)}if(o.nation!==
void 0){let a=o.nation;typeof a!="string"&&(e=t(e,{instancePath:i+"/nation",schemaPath:"#/$defs/nation/type",keyword:"type",params:{type:"string"}}),r++),a==="j\
apan"||a==="us"||a==="britain"||a==="netherlands"||(e=t(e,{instancePath:i+"/nation",schemaPath:"#/$defs/nation/enum",keyword:"enum",params:{allowedValues:["japa\
n","us","britain","netherlands"]}}),r++)}}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return R.errors=e,r===0}R.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function G(o,{instancePath:i="",parentData:k,parentDataProperty:b,rootData:y=o,dynamicAnchors:l={}}={}){let e=null,r=0,f=G.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"is"}}),r++),o.side===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"side"}}),r++);
for(let a in o)a==="is"||a==="side"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);
if(o.is!==void 0&&o.is!=="target-side"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/properties/is/const",keyword:"const",params:{allowedValue:"target-side"}}),r++),
o.side!==void 0){let a=o.side;typeof a!="string"&&(e=t(e,{instancePath:i+"/side",schemaPath:"#/$defs/side/type",keyword:"type",params:{type:"string"}}),r++),a===
"japan"||a==="allies"||(e=t(e,{instancePath:i+"/side",schemaPath:"#/$defs/side/enum",keyword:"enum",params:{allowedValues:["japan","allies"]}}),r++)}}else e=t(e,
{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return G.errors=e,r===0}G.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function M(o,{instancePath:i="",parentData:k,parentDataProperty:b,rootData:y=o,dynamicAnchors:l={}}={}){let e=null,r=0,f=M.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"is"}}),r++),o.nation===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"nation"}}),
r++);for(let a in o)a==="is"||a==="nation"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),
r++);if(o.is!==void 0&&o.is!=="target-nation"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/properties/is/const",keyword:"const",params:{allowedValue:"target-nati\
on"}}),r++),o.nation!==void 0){let a=o.nation;typeof a!="string"&&(e=t(e,{instancePath:i+"/nation",schemaPath:"#/$defs/nation/type",keyword:"type",params:{type:"\
string"}}),r++),a==="japan"||a==="us"||a==="britain"||a==="netherlands"||(e=t(e,{instancePath:i+"/nation",schemaPath:"#/$defs/nation/enum",keyword:"enum",params:{
allowedValues:["japan","us","britain","netherlands"]}}),r++)}}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return M.
errors=e,r===0}M.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function K(o,{instancePath:i="",parentData:k,parentDataProperty:b,rootData:y=o,dynamicAnchors:l={}}={}){let e=null,r=0,f=K.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"is"}}),r++),o.classes===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"classes"}}),
r++);for(let a in o)a==="is"||a==="classes"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),
r++);if(o.is!==void 0&&o.is!=="target-class"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/properties/is/const",keyword:"const",params:{allowedValue:"target-class"}}),
r++),o.classes!==void 0){let a=o.classes;if(Array.isArray(a)){a.length<1&&(e=t(e,{instancePath:i+"/classes",schemaPath:"#/properties/classes/minItems",keyword:"\
minItems",params:{limit:1}}),r++);let s=a.length;for(let d=0;d<s;d++){let h=a[d];typeof h!="string"&&(e=t(e,{instancePath:i+"/classes/"+d,schemaPath:"#/$defs/sh\
ipClass/type",keyword:"type",params:{type:"string"}}),r++),h==="CV"||h==="CVL"||h==="BB"||h==="BBV"||h==="CB"||h==="CA"||h==="CL"||h==="CLAA"||h==="DD"||(e=t(e,
{instancePath:i+"/classes/"+d,schemaPath:"#/$defs/shipClass/enum",keyword:"enum",params:{allowedValues:["CV","CVL","BB","BBV","CB","CA","CL","CLAA","DD"]}}),r++)}
let n=a.length,m;if(n>1){let d=z(a,F);d!==null&&([n,m]=d,e=t(e,{instancePath:i+"/classes",schemaPath:"#/properties/classes/uniqueItems",keyword:"uniqueItems",params:{
i:n,j:m}}),r++)}}else e=t(e,{instancePath:i+"/classes",schemaPath:"#/properties/classes/type",keyword:"type",params:{type:"array"}}),r++}}else e=t(e,{instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return K.errors=e,r===0}K.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function J(o,{instancePath:i="",parentData:k,parentDataProperty:b,rootData:y=o,dynamicAnchors:l={}}={}){let e=null,r=0,f=J.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"is"}}),r++),o.class===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"class"}}),
r++);for(let a in o)a==="is"||a==="class"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),
r++);if(o.is!==void 0&&o.is!=="task-force-lacks"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/properties/is/const",keyword:"const",params:{allowedValue:"task-for\
ce-lacks"}}),r++),o.class!==void 0){let a=o.class;typeof a!="string"&&(e=t(e,{instancePath:i+"/class",schemaPath:"#/$defs/shipClass/type",keyword:"type",params:{
type:"string"}}),r++),a==="CV"||a==="CVL"||a==="BB"||a==="BBV"||a==="CB"||a==="CA"||a==="CL"||a==="CLAA"||a==="DD"||(e=t(e,{instancePath:i+"/class",schemaPath:"\
#/$defs/shipClass/enum",keyword:"enum",params:{allowedValues:["CV","CVL","BB","BBV","CB","CA","CL","CLAA","DD"]}}),r++)}}else e=t(e,{instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}),r++;return J.errors=e,r===0}J.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Q(o,{instancePath:i="",parentData:k,parentDataProperty:b,rootData:y=o,dynamicAnchors:l={}}={}){let e=null,r=0,f=Q.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"is"}}),r++),o.id===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}}),r++);for(let a in o)
a==="is"||a==="id"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);if(o.is!==void 0&&
o.is!=="option"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/properties/is/const",keyword:"const",params:{allowedValue:"option"}}),r++),o.id!==void 0){let a=o.id;
typeof a=="string"?(a.length>80&&w(a)>80&&(e=t(e,{instancePath:i+"/id",schemaPath:"../common/common.schema.json#/$defs/optionId/maxLength",keyword:"maxLength",params:{
limit:80}}),r++),j.test(a)||(e=t(e,{instancePath:i+"/id",schemaPath:"../common/common.schema.json#/$defs/optionId/pattern",keyword:"pattern",params:{pattern:"^[\
a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/id",schemaPath:"../common/common.schema.json#/$defs/optionId/type",keyword:"type",params:{type:"string"}}),
r++)}}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return Q.errors=e,r===0}Q.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function X(o,{instancePath:i="",parentData:k,parentDataProperty:b,rootData:y=o,dynamicAnchors:l={}}={}){let e=null,r=0,f=X.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"is"}}),r++);let s=o.is;if(typeof s=="string")if(s==="all"){_(o,{instancePath:i,parentData:k,parentDataProperty:b,rootData:y,dynamicAnchors:l})||
(e=e===null?_.errors:g(e,_.errors),r=e.length);var a=!0}else if(s==="any")H(o,{instancePath:i,parentData:k,parentDataProperty:b,rootData:y,dynamicAnchors:l})||(e=
e===null?H.errors:g(e,H.errors),r=e.length),a!==!0&&(a=!0);else if(s==="not")Z(o,{instancePath:i,parentData:k,parentDataProperty:b,rootData:y,dynamicAnchors:l})||
(e=e===null?Z.errors:g(e,Z.errors),r=e.length),a!==!0&&(a=!0);else if(s==="turn-between")V(o,{instancePath:i,parentData:k,parentDataProperty:b,rootData:y,dynamicAnchors:l})||
(e=e===null?V.errors:g(e,V.errors),r=e.length),a!==!0&&(a=!0);else if(s==="player-turn")W(o,{instancePath:i,parentData:k,parentDataProperty:b,rootData:y,dynamicAnchors:l})||
(e=e===null?W.errors:g(e,W.errors),r=e.length),a!==!0&&(a=!0);else if(s==="roller")R(o,{instancePath:i,parentData:k,parentDataProperty:b,rootData:y,dynamicAnchors:l})||
(e=e===null?R.errors:g(e,R.errors),r=e.length),a!==!0&&(a=!0);else if(s==="target-side")G(o,{instancePath:i,parentData:k,parentDataProperty:b,rootData:y,dynamicAnchors:l})||
(e=e===null?G.errors:g(e,G.errors),r=e.length),a!==!0&&(a=!0);else if(s==="target-nation")M(o,{instancePath:i,parentData:k,parentDataProperty:b,rootData:y,dynamicAnchors:l})||
(e=e===null?M.errors:g(e,M.errors),r=e.length),a!==!0&&(a=!0);else if(s==="target-kind"){if(o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,
schemaPath:"#/$defs/targetKind/required",keyword:"required",params:{missingProperty:"is"}}),r++),o.kinds===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/ta\
rgetKind/required",keyword:"required",params:{missingProperty:"kinds"}}),r++);for(let n in o)n==="is"||n==="kinds"||(e=t(e,{instancePath:i,schemaPath:"#/$defs/t\
argetKind/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),r++);if(o.is!==void 0&&o.is!=="target-kind"&&(e=t(e,{instancePath:i+
"/is",schemaPath:"#/$defs/targetKind/properties/is/const",keyword:"const",params:{allowedValue:"target-kind"}}),r++),o.kinds!==void 0){let n=o.kinds;if(Array.isArray(
n)){n.length<1&&(e=t(e,{instancePath:i+"/kinds",schemaPath:"#/$defs/targetKind/properties/kinds/minItems",keyword:"minItems",params:{limit:1}}),r++);let m=n.length;
for(let p=0;p<m;p++){let u=n[p];typeof u!="string"&&(e=t(e,{instancePath:i+"/kinds/"+p,schemaPath:"#/$defs/targetKind/properties/kinds/items/type",keyword:"type",
params:{type:"string"}}),r++),u==="naval"||u==="land"||u==="air"||u==="replacements"||(e=t(e,{instancePath:i+"/kinds/"+p,schemaPath:"#/$defs/targetKind/properti\
es/kinds/items/enum",keyword:"enum",params:{allowedValues:["naval","land","air","replacements"]}}),r++)}let d=n.length,h;if(d>1){let p={};for(;d--;){let u=n[d];
if(typeof u=="string"){if(typeof p[u]=="number"){h=p[u],e=t(e,{instancePath:i+"/kinds",schemaPath:"#/$defs/targetKind/properties/kinds/uniqueItems",keyword:"uni\
queItems",params:{i:d,j:h}}),r++;break}p[u]=d}}}}else e=t(e,{instancePath:i+"/kinds",schemaPath:"#/$defs/targetKind/properties/kinds/type",keyword:"type",params:{
type:"array"}}),r++}}else e=t(e,{instancePath:i,schemaPath:"#/$defs/targetKind/type",keyword:"type",params:{type:"object"}}),r++;a!==!0&&(a=!0)}else if(s==="tar\
get-class")K(o,{instancePath:i,parentData:k,parentDataProperty:b,rootData:y,dynamicAnchors:l})||(e=e===null?K.errors:g(e,K.errors),r=e.length),a!==!0&&(a=!0);else if(s===
"target-place"){if(o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/targetPlace/required",keyword:"required",
params:{missingProperty:"is"}}),r++),o.place===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/targetPlace/required",keyword:"required",params:{missingProperty:"\
place"}}),r++);for(let n in o)n==="is"||n==="place"||(e=t(e,{instancePath:i,schemaPath:"#/$defs/targetPlace/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:n}}),r++);if(o.is!==void 0&&o.is!=="target-place"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/$defs/targetPlace/properties/is/const",
keyword:"const",params:{allowedValue:"target-place"}}),r++),o.place!==void 0){let n=o.place;typeof n!="string"&&(e=t(e,{instancePath:i+"/place",schemaPath:"#/$d\
efs/targetPlace/properties/place/type",keyword:"type",params:{type:"string"}}),r++),n==="task-force"||n==="at-anchor"||n==="at-base"||(e=t(e,{instancePath:i+"/p\
lace",schemaPath:"#/$defs/targetPlace/properties/place/enum",keyword:"enum",params:{allowedValues:["task-force","at-anchor","at-base"]}}),r++)}}else e=t(e,{instancePath:i,
schemaPath:"#/$defs/targetPlace/type",keyword:"type",params:{type:"object"}}),r++;a!==!0&&(a=!0)}else if(s==="task-force-lacks")J(o,{instancePath:i,parentData:k,
parentDataProperty:b,rootData:y,dynamicAnchors:l})||(e=e===null?J.errors:g(e,J.errors),r=e.length),a!==!0&&(a=!0);else if(s==="friendly-air-in-hex"){if(o&&typeof o==
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
{instancePath:i,schemaPath:"#/$defs/attack/type",keyword:"type",params:{type:"object"}}),r++;a!==!0&&(a=!0)}else if(s==="option")Q(o,{instancePath:i,parentData:k,
parentDataProperty:b,rootData:y,dynamicAnchors:l})||(e=e===null?Q.errors:g(e,Q.errors),r=e.length),a!==!0&&(a=!0);else if(s==="base-near-enemy-home"){if(o&&typeof o==
"object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/baseNearEnemyHome/required",keyword:"required",params:{missingProperty:"i\
s"}}),r++),o.hexes===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/baseNearEnemyHome/required",keyword:"required",params:{missingProperty:"hexes"}}),r++);for(let n in o)
n==="is"||n==="hexes"||(e=t(e,{instancePath:i,schemaPath:"#/$defs/baseNearEnemyHome/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),
r++);if(o.is!==void 0&&o.is!=="base-near-enemy-home"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/$defs/baseNearEnemyHome/properties/is/const",keyword:"const",params:{
allowedValue:"base-near-enemy-home"}}),r++),o.hexes!==void 0){let n=o.hexes;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=t(e,{instancePath:i+"/hexes",
schemaPath:"#/$defs/baseNearEnemyHome/properties/hexes/type",keyword:"type",params:{type:"integer"}}),r++),typeof n=="number"&&isFinite(n)&&((n>40||isNaN(n))&&(e=
t(e,{instancePath:i+"/hexes",schemaPath:"#/$defs/baseNearEnemyHome/properties/hexes/maximum",keyword:"maximum",params:{comparison:"<=",limit:40}}),r++),(n<0||isNaN(
n))&&(e=t(e,{instancePath:i+"/hexes",schemaPath:"#/$defs/baseNearEnemyHome/properties/hexes/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}}else
e=t(e,{instancePath:i,schemaPath:"#/$defs/baseNearEnemyHome/type",keyword:"type",params:{type:"object"}}),r++;a!==!0&&(a=!0)}else e=t(e,{instancePath:i,schemaPath:"\
#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"is",tagValue:s}}),r++;else e=t(e,{instancePath:i,schemaPath:"#/discriminator",keyword:"dis\
criminator",params:{error:"tag",tag:"is",tagValue:s}}),r++}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return X.errors=
e,f.props=a,r===0}X.evaluated={dynamicProps:!0,dynamicItems:!1};function le(o,{instancePath:i="",parentData:k,parentDataProperty:b,rootData:y=o,dynamicAnchors:l={}}={}){
let e=null,r=0,f=le.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.when===void 0&&(e=
t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"when"}}),r++),o.add===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"add"}}),r++),o.rule===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
rule"}}),r++);for(let a in o)a==="when"||a==="add"||a==="rule"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:a}}),r++);if(o.when!==void 0&&(X(o.when,{instancePath:i+"/when",parentData:o,parentDataProperty:"when",rootData:y,dynamicAnchors:l})||(e=e===
null?X.errors:g(e,X.errors),r=e.length)),o.add!==void 0){let a=o.add;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/add",schemaPath:"\
#/properties/add/type",keyword:"type",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>5||isNaN(a))&&(e=t(e,{instancePath:i+"/add",schemaPath:"\
#/properties/add/maximum",keyword:"maximum",params:{comparison:"<=",limit:5}}),r++),(a<-5||isNaN(a))&&(e=t(e,{instancePath:i+"/add",schemaPath:"#/properties/add\
/minimum",keyword:"minimum",params:{comparison:">=",limit:-5}}),r++))}if(o.rule!==void 0){let a=o.rule;typeof a=="string"?(a.length>24&&w(a)>24&&(e=t(e,{instancePath:i+
"/rule",schemaPath:"../common/common.schema.json#/$defs/ruleNumber/maxLength",keyword:"maxLength",params:{limit:24}}),r++),Y.test(a)||(e=t(e,{instancePath:i+"/r\
ule",schemaPath:"../common/common.schema.json#/$defs/ruleNumber/pattern",keyword:"pattern",params:{pattern:"^[0-9A-Z][0-9A-Za-z.()-]*$"}}),r++)):(e=t(e,{instancePath:i+
"/rule",schemaPath:"../common/common.schema.json#/$defs/ruleNumber/type",keyword:"type",params:{type:"string"}}),r++)}}else e=t(e,{instancePath:i,schemaPath:"#/\
type",keyword:"type",params:{type:"object"}}),r++;return le.errors=e,r===0}le.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function N(o,{instancePath:i="",
parentData:k,parentDataProperty:b,rootData:y=o,dynamicAnchors:l={}}={}){let e=null,r=0,f=N.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=
void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.title===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"t\
itle"}}),r++),o.rule===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rule"}}),r++),o.modifiers===void 0&&(e=
t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"modifiers"}}),r++);for(let a in o)a==="title"||a==="rule"||a==="modifier\
s"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);if(o.title!==void 0){let a=o.
title;typeof a=="string"?(a.length>120&&w(a)>120&&(e=t(e,{instancePath:i+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit:120}}),
r++),a.length<1&&(e=t(e,{instancePath:i+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"\
/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"}}),r++)}if(o.rule!==void 0){let a=o.rule;typeof a=="string"?(a.length>24&&w(a)>
24&&(e=t(e,{instancePath:i+"/rule",schemaPath:"../common/common.schema.json#/$defs/ruleNumber/maxLength",keyword:"maxLength",params:{limit:24}}),r++),Y.test(a)||
(e=t(e,{instancePath:i+"/rule",schemaPath:"../common/common.schema.json#/$defs/ruleNumber/pattern",keyword:"pattern",params:{pattern:"^[0-9A-Z][0-9A-Za-z.()-]*$"}}),
r++)):(e=t(e,{instancePath:i+"/rule",schemaPath:"../common/common.schema.json#/$defs/ruleNumber/type",keyword:"type",params:{type:"string"}}),r++)}if(o.modifiers!==
void 0){let a=o.modifiers;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let s in a)j.test(s)||(e=t(e,{instancePath:i+"/modifiers",schemaPath:"#/properties/mo\
difiers/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);for(let s in a)j.test(s)&&(le(a[s],{instancePath:i+"/modifiers\
/"+c(s),parentData:a,parentDataProperty:s,rootData:y,dynamicAnchors:l})||(e=e===null?le.errors:g(e,le.errors),r=e.length))}else e=t(e,{instancePath:i+"/modifier\
s",schemaPath:"#/properties/modifiers/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}),r++;return N.errors=e,r===0}N.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ue(o,{instancePath:i="",parentData:k,parentDataProperty:b,
rootData:y=o,dynamicAnchors:l={}}={}){let e=null,r=0,f=ue.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&
!Array.isArray(o)){Object.keys(o).length<1&&(e=t(e,{instancePath:i,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1}}),r++);for(let a in o)v.
test(a)||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);for(let a in o)v.test(a)&&
($(o[a],{instancePath:i+"/"+c(a),parentData:o,parentDataProperty:a,rootData:y,dynamicAnchors:l})||(e=e===null?$.errors:g(e,$.errors),r=e.length))}else e=t(e,{instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return ue.errors=e,r===0}ue.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Oe(o,{
instancePath:i="",parentData:k,parentDataProperty:b,rootData:y=o,dynamicAnchors:l={}}={}){let e=null,r=0,f=Oe.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&
(f.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.$schema===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
$schema"}}),r++),o.types===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"types"}}),r++),o.sources===void 0&&
(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sources"}}),r++);for(let a in o)a==="$schema"||a==="types"||a==="sour\
ces"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);if(o.$schema!==void 0){let a=o.
$schema;typeof a=="string"?a.length<1&&(e=t(e,{instancePath:i+"/$schema",schemaPath:"../common/common.schema.json#/$defs/schemaPath/minLength",keyword:"minLengt\
h",params:{limit:1}}),r++):(e=t(e,{instancePath:i+"/$schema",schemaPath:"../common/common.schema.json#/$defs/schemaPath/type",keyword:"type",params:{type:"strin\
g"}}),r++)}if(o.types!==void 0){let a=o.types;if(a&&typeof a=="object"&&!Array.isArray(a)){a["merchant-asw"]===void 0&&(e=t(e,{instancePath:i+"/types",schemaPath:"\
#/properties/types/required",keyword:"required",params:{missingProperty:"merchant-asw"}}),r++),a["submarine-vs-merchants"]===void 0&&(e=t(e,{instancePath:i+"/ty\
pes",schemaPath:"#/properties/types/required",keyword:"required",params:{missingProperty:"submarine-vs-merchants"}}),r++),a["strategic-bombing"]===void 0&&(e=t(
e,{instancePath:i+"/types",schemaPath:"#/properties/types/required",keyword:"required",params:{missingProperty:"strategic-bombing"}}),r++),a["task-force-asw"]===
void 0&&(e=t(e,{instancePath:i+"/types",schemaPath:"#/properties/types/required",keyword:"required",params:{missingProperty:"task-force-asw"}}),r++),a["submarin\
e-vs-task-force"]===void 0&&(e=t(e,{instancePath:i+"/types",schemaPath:"#/properties/types/required",keyword:"required",params:{missingProperty:"submarine-vs-ta\
sk-force"}}),r++),a["air-to-air"]===void 0&&(e=t(e,{instancePath:i+"/types",schemaPath:"#/properties/types/required",keyword:"required",params:{missingProperty:"\
air-to-air"}}),r++),a["anti-aircraft"]===void 0&&(e=t(e,{instancePath:i+"/types",schemaPath:"#/properties/types/required",keyword:"required",params:{missingProperty:"\
anti-aircraft"}}),r++),a["air-strike"]===void 0&&(e=t(e,{instancePath:i+"/types",schemaPath:"#/properties/types/required",keyword:"required",params:{missingProperty:"\
air-strike"}}),r++),a["ground-support"]===void 0&&(e=t(e,{instancePath:i+"/types",schemaPath:"#/properties/types/required",keyword:"required",params:{missingProperty:"\
ground-support"}}),r++),a["land-combat"]===void 0&&(e=t(e,{instancePath:i+"/types",schemaPath:"#/properties/types/required",keyword:"required",params:{missingProperty:"\
land-combat"}}),r++);for(let s in a)s==="merchant-asw"||s==="submarine-vs-merchants"||s==="strategic-bombing"||s==="task-force-asw"||s==="submarine-vs-task-forc\
e"||s==="air-to-air"||s==="anti-aircraft"||s==="air-strike"||s==="ground-support"||s==="land-combat"||(e=t(e,{instancePath:i+"/types",schemaPath:"#/properties/t\
ypes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);a["merchant-asw"]!==void 0&&(N(a["merchant-asw"],{instancePath:i+
"/types/merchant-asw",parentData:a,parentDataProperty:"merchant-asw",rootData:y,dynamicAnchors:l})||(e=e===null?N.errors:g(e,N.errors),r=e.length)),a["submarine\
-vs-merchants"]!==void 0&&(N(a["submarine-vs-merchants"],{instancePath:i+"/types/submarine-vs-merchants",parentData:a,parentDataProperty:"submarine-vs-merchants",
rootData:y,dynamicAnchors:l})||(e=e===null?N.errors:g(e,N.errors),r=e.length)),a["strategic-bombing"]!==void 0&&(N(a["strategic-bombing"],{instancePath:i+"/type\
s/strategic-bombing",parentData:a,parentDataProperty:"strategic-bombing",rootData:y,dynamicAnchors:l})||(e=e===null?N.errors:g(e,N.errors),r=e.length)),a["task-\
force-asw"]!==void 0&&(N(a["task-force-asw"],{instancePath:i+"/types/task-force-asw",parentData:a,parentDataProperty:"task-force-asw",rootData:y,dynamicAnchors:l})||
(e=e===null?N.errors:g(e,N.errors),r=e.length)),a["submarine-vs-task-force"]!==void 0&&(N(a["submarine-vs-task-force"],{instancePath:i+"/types/submarine-vs-task\
-force",parentData:a,parentDataProperty:"submarine-vs-task-force",rootData:y,dynamicAnchors:l})||(e=e===null?N.errors:g(e,N.errors),r=e.length)),a["air-to-air"]!==
void 0&&(N(a["air-to-air"],{instancePath:i+"/types/air-to-air",parentData:a,parentDataProperty:"air-to-air",rootData:y,dynamicAnchors:l})||(e=e===null?N.errors:
g(e,N.errors),r=e.length)),a["anti-aircraft"]!==void 0&&(N(a["anti-aircraft"],{instancePath:i+"/types/anti-aircraft",parentData:a,parentDataProperty:"anti-aircr\
aft",rootData:y,dynamicAnchors:l})||(e=e===null?N.errors:g(e,N.errors),r=e.length)),a["air-strike"]!==void 0&&(N(a["air-strike"],{instancePath:i+"/types/air-str\
ike",parentData:a,parentDataProperty:"air-strike",rootData:y,dynamicAnchors:l})||(e=e===null?N.errors:g(e,N.errors),r=e.length)),a["ground-support"]!==void 0&&(N(
a["ground-support"],{instancePath:i+"/types/ground-support",parentData:a,parentDataProperty:"ground-support",rootData:y,dynamicAnchors:l})||(e=e===null?N.errors:
g(e,N.errors),r=e.length)),a["land-combat"]!==void 0&&(N(a["land-combat"],{instancePath:i+"/types/land-combat",parentData:a,parentDataProperty:"land-combat",rootData:y,
dynamicAnchors:l})||(e=e===null?N.errors:g(e,N.errors),r=e.length))}else e=t(e,{instancePath:i+"/types",schemaPath:"#/properties/types/type",keyword:"type",params:{
type:"object"}}),r++}o.sources!==void 0&&(ue(o.sources,{instancePath:i+"/sources",parentData:o,parentDataProperty:"sources",rootData:y,dynamicAnchors:l})||(e=e===
null?ue.errors:g(e,ue.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return Oe.errors=e,r===0}Oe.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var lr=Te;var ve=new RegExp("^[0-9]{1,2}$","u");function he(o,{instancePath:i="",parentData:k,parentDataProperty:b,rootData:y=o,dynamicAnchors:l={}}={}){let e=null,r=0,f=he.
evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){Object.keys(o).length<1&&(e=t(e,{instancePath:i,
schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1}}),r++);for(let a in o)v.test(a)||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:a}}),r++);for(let a in o)v.test(a)&&($(o[a],{instancePath:i+"/"+c(a),parentData:o,parentDataProperty:a,
rootData:y,dynamicAnchors:l})||(e=e===null?$.errors:g(e,$.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"objec\
t"}}),r++;return he.errors=e,r===0}he.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Te(o,{instancePath:i="",parentData:k,parentDataProperty:b,rootData:y=o,
dynamicAnchors:l={}}={}){let e=null,r=0,f=Te.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&!Array.isArray(
o)){o.$schema===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"$schema"}}),r++),o.firepower===void 0&&(e=t(e,
{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"firepower"}}),r++),o.sources===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"sources"}}),r++);for(let a in o)a==="$schema"||a==="firepower"||a==="sources"||(e=t(e,{instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);if(o.$schema!==void 0){let a=o.$schema;typeof a=="string"?a.length<1&&
(e=t(e,{instancePath:i+"/$schema",schemaPath:"../common/common.schema.json#/$defs/schemaPath/minLength",keyword:"minLength",params:{limit:1}}),r++):(e=t(e,{instancePath:i+
"/$schema",schemaPath:"../common/common.schema.json#/$defs/schemaPath/type",keyword:"type",params:{type:"string"}}),r++)}if(o.firepower!==void 0){let a=o.firepower;
if(a&&typeof a=="object"&&!Array.isArray(a)){Object.keys(a).length<1&&(e=t(e,{instancePath:i+"/firepower",schemaPath:"#/properties/firepower/minProperties",keyword:"\
minProperties",params:{limit:1}}),r++);for(let s in a)ve.test(s)||(e=t(e,{instancePath:i+"/firepower",schemaPath:"#/properties/firepower/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s}}),r++);for(let s in a)if(ve.test(s)){let n=a[s];if(n&&typeof n=="object"&&!Array.isArray(n)){Object.keys(n).
length<1&&(e=t(e,{instancePath:i+"/firepower/"+c(s),schemaPath:"#/properties/firepower/patternProperties/%5E%5B0-9%5D%7B1%2C2%7D%24/minProperties",keyword:"minP\
roperties",params:{limit:1}}),r++);for(let m in n)ve.test(m)||(e=t(e,{instancePath:i+"/firepower/"+c(s),schemaPath:"#/properties/firepower/patternProperties/%5E\
%5B0-9%5D%7B1%2C2%7D%24/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}),r++);for(let m in n)if(ve.test(m)){let d=n[m];typeof d!=
"string"&&(e=t(e,{instancePath:i+"/firepower/"+c(s)+"/"+c(m),schemaPath:"#/properties/firepower/patternProperties/%5E%5B0-9%5D%7B1%2C2%7D%24/patternProperties/%\
5E%5B0-9%5D%7B1%2C2%7D%24/type",keyword:"type",params:{type:"string"}}),r++),d==="2"||d==="3"||d==="4"||d==="5"||d==="6"||d==="6*"||d==="-"||(e=t(e,{instancePath:i+
"/firepower/"+c(s)+"/"+c(m),schemaPath:"#/properties/firepower/patternProperties/%5E%5B0-9%5D%7B1%2C2%7D%24/patternProperties/%5E%5B0-9%5D%7B1%2C2%7D%24/enum",keyword:"\
enum",params:{allowedValues:["2","3","4","5","6","6*","-"]}}),r++)}}else e=t(e,{instancePath:i+"/firepower/"+c(s),schemaPath:"#/properties/firepower/patternProp\
erties/%5E%5B0-9%5D%7B1%2C2%7D%24/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/firepower",schemaPath:"#/properties/firepower/\
type",keyword:"type",params:{type:"object"}}),r++}o.sources!==void 0&&(he(o.sources,{instancePath:i+"/sources",parentData:o,parentDataProperty:"sources",rootData:y,
dynamicAnchors:l})||(e=e===null?he.errors:g(e,he.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;
return Te.errors=e,r===0}Te.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ur=_e;function Pe(o,{instancePath:i="",parentData:k,parentDataProperty:b,rootData:y=o,dynamicAnchors:l={}}={}){let e=null,r=0,f=Pe.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"is"}}),r++);let s=o.is;if(typeof s=="string")if(s==="all"){_(o,{instancePath:i,parentData:k,parentDataProperty:b,rootData:y,dynamicAnchors:l})||
(e=e===null?_.errors:g(e,_.errors),r=e.length);var a=!0}else if(s==="any")H(o,{instancePath:i,parentData:k,parentDataProperty:b,rootData:y,dynamicAnchors:l})||(e=
e===null?H.errors:g(e,H.errors),r=e.length),a!==!0&&(a=!0);else if(s==="not")Z(o,{instancePath:i,parentData:k,parentDataProperty:b,rootData:y,dynamicAnchors:l})||
(e=e===null?Z.errors:g(e,Z.errors),r=e.length),a!==!0&&(a=!0);else if(s==="turn-between")V(o,{instancePath:i,parentData:k,parentDataProperty:b,rootData:y,dynamicAnchors:l})||
(e=e===null?V.errors:g(e,V.errors),r=e.length),a!==!0&&(a=!0);else if(s==="player-turn")W(o,{instancePath:i,parentData:k,parentDataProperty:b,rootData:y,dynamicAnchors:l})||
(e=e===null?W.errors:g(e,W.errors),r=e.length),a!==!0&&(a=!0);else if(s==="roller")R(o,{instancePath:i,parentData:k,parentDataProperty:b,rootData:y,dynamicAnchors:l})||
(e=e===null?R.errors:g(e,R.errors),r=e.length),a!==!0&&(a=!0);else if(s==="target-side")G(o,{instancePath:i,parentData:k,parentDataProperty:b,rootData:y,dynamicAnchors:l})||
(e=e===null?G.errors:g(e,G.errors),r=e.length),a!==!0&&(a=!0);else if(s==="target-nation")M(o,{instancePath:i,parentData:k,parentDataProperty:b,rootData:y,dynamicAnchors:l})||
(e=e===null?M.errors:g(e,M.errors),r=e.length),a!==!0&&(a=!0);else if(s==="target-kind"){if(o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,
schemaPath:"#/$defs/targetKind/required",keyword:"required",params:{missingProperty:"is"}}),r++),o.kinds===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/ta\
rgetKind/required",keyword:"required",params:{missingProperty:"kinds"}}),r++);for(let n in o)n==="is"||n==="kinds"||(e=t(e,{instancePath:i,schemaPath:"#/$defs/t\
argetKind/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),r++);if(o.is!==void 0&&o.is!=="target-kind"&&(e=t(e,{instancePath:i+
"/is",schemaPath:"#/$defs/targetKind/properties/is/const",keyword:"const",params:{allowedValue:"target-kind"}}),r++),o.kinds!==void 0){let n=o.kinds;if(Array.isArray(
n)){n.length<1&&(e=t(e,{instancePath:i+"/kinds",schemaPath:"#/$defs/targetKind/properties/kinds/minItems",keyword:"minItems",params:{limit:1}}),r++);let m=n.length;
for(let p=0;p<m;p++){let u=n[p];typeof u!="string"&&(e=t(e,{instancePath:i+"/kinds/"+p,schemaPath:"#/$defs/targetKind/properties/kinds/items/type",keyword:"type",
params:{type:"string"}}),r++),u==="naval"||u==="land"||u==="air"||u==="replacements"||(e=t(e,{instancePath:i+"/kinds/"+p,schemaPath:"#/$defs/targetKind/properti\
es/kinds/items/enum",keyword:"enum",params:{allowedValues:["naval","land","air","replacements"]}}),r++)}let d=n.length,h;if(d>1){let p={};for(;d--;){let u=n[d];
if(typeof u=="string"){if(typeof p[u]=="number"){h=p[u],e=t(e,{instancePath:i+"/kinds",schemaPath:"#/$defs/targetKind/properties/kinds/uniqueItems",keyword:"uni\
queItems",params:{i:d,j:h}}),r++;break}p[u]=d}}}}else e=t(e,{instancePath:i+"/kinds",schemaPath:"#/$defs/targetKind/properties/kinds/type",keyword:"type",params:{
type:"array"}}),r++}}else e=t(e,{instancePath:i,schemaPath:"#/$defs/targetKind/type",keyword:"type",params:{type:"object"}}),r++;a!==!0&&(a=!0)}else if(s==="tar\
get-class")K(o,{instancePath:i,parentData:k,parentDataProperty:b,rootData:y,dynamicAnchors:l})||(e=e===null?K.errors:g(e,K.errors),r=e.length),a!==!0&&(a=!0);else if(s===
"target-place"){if(o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/targetPlace/required",keyword:"required",
params:{missingProperty:"is"}}),r++),o.place===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/targetPlace/required",keyword:"required",params:{missingProperty:"\
place"}}),r++);for(let n in o)n==="is"||n==="place"||(e=t(e,{instancePath:i,schemaPath:"#/$defs/targetPlace/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:n}}),r++);if(o.is!==void 0&&o.is!=="target-place"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/$defs/targetPlace/properties/is/const",
keyword:"const",params:{allowedValue:"target-place"}}),r++),o.place!==void 0){let n=o.place;typeof n!="string"&&(e=t(e,{instancePath:i+"/place",schemaPath:"#/$d\
efs/targetPlace/properties/place/type",keyword:"type",params:{type:"string"}}),r++),n==="task-force"||n==="at-anchor"||n==="at-base"||(e=t(e,{instancePath:i+"/p\
lace",schemaPath:"#/$defs/targetPlace/properties/place/enum",keyword:"enum",params:{allowedValues:["task-force","at-anchor","at-base"]}}),r++)}}else e=t(e,{instancePath:i,
schemaPath:"#/$defs/targetPlace/type",keyword:"type",params:{type:"object"}}),r++;a!==!0&&(a=!0)}else if(s==="task-force-lacks")J(o,{instancePath:i,parentData:k,
parentDataProperty:b,rootData:y,dynamicAnchors:l})||(e=e===null?J.errors:g(e,J.errors),r=e.length),a!==!0&&(a=!0);else if(s==="friendly-air-in-hex"){if(o&&typeof o==
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
{instancePath:i,schemaPath:"#/$defs/attack/type",keyword:"type",params:{type:"object"}}),r++;a!==!0&&(a=!0)}else if(s==="option")Q(o,{instancePath:i,parentData:k,
parentDataProperty:b,rootData:y,dynamicAnchors:l})||(e=e===null?Q.errors:g(e,Q.errors),r=e.length),a!==!0&&(a=!0);else if(s==="base-near-enemy-home"){if(o&&typeof o==
"object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/baseNearEnemyHome/required",keyword:"required",params:{missingProperty:"i\
s"}}),r++),o.hexes===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/baseNearEnemyHome/required",keyword:"required",params:{missingProperty:"hexes"}}),r++);for(let n in o)
n==="is"||n==="hexes"||(e=t(e,{instancePath:i,schemaPath:"#/$defs/baseNearEnemyHome/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),
r++);if(o.is!==void 0&&o.is!=="base-near-enemy-home"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/$defs/baseNearEnemyHome/properties/is/const",keyword:"const",params:{
allowedValue:"base-near-enemy-home"}}),r++),o.hexes!==void 0){let n=o.hexes;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=t(e,{instancePath:i+"/hexes",
schemaPath:"#/$defs/baseNearEnemyHome/properties/hexes/type",keyword:"type",params:{type:"integer"}}),r++),typeof n=="number"&&isFinite(n)&&((n>40||isNaN(n))&&(e=
t(e,{instancePath:i+"/hexes",schemaPath:"#/$defs/baseNearEnemyHome/properties/hexes/maximum",keyword:"maximum",params:{comparison:"<=",limit:40}}),r++),(n<0||isNaN(
n))&&(e=t(e,{instancePath:i+"/hexes",schemaPath:"#/$defs/baseNearEnemyHome/properties/hexes/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}}else
e=t(e,{instancePath:i,schemaPath:"#/$defs/baseNearEnemyHome/type",keyword:"type",params:{type:"object"}}),r++;a!==!0&&(a=!0)}else e=t(e,{instancePath:i,schemaPath:"\
#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"is",tagValue:s}}),r++;else e=t(e,{instancePath:i,schemaPath:"#/discriminator",keyword:"dis\
criminator",params:{error:"tag",tag:"is",tagValue:s}}),r++}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return Pe.
errors=e,f.props=a,r===0}Pe.evaluated={dynamicProps:!0,dynamicItems:!1};function ke(o,{instancePath:i="",parentData:k,parentDataProperty:b,rootData:y=o,dynamicAnchors:l={}}={}){
let e=null,r=0,f=ke.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){Object.keys(o).length<
1&&(e=t(e,{instancePath:i,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1}}),r++);for(let a in o)v.test(a)||(e=t(e,{instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);for(let a in o)v.test(a)&&($(o[a],{instancePath:i+"/"+c(a),parentData:o,
parentDataProperty:a,rootData:y,dynamicAnchors:l})||(e=e===null?$.errors:g(e,$.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}),r++;return ke.errors=e,r===0}ke.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function _e(o,{instancePath:i="",parentData:k,parentDataProperty:b,
rootData:y=o,dynamicAnchors:l={}}={}){let e=null,r=0,f=_e.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&
!Array.isArray(o)){o.$schema===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"$schema"}}),r++),o.modifiers===
void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"modifiers"}}),r++),o.sources===void 0&&(e=t(e,{instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"sources"}}),r++);for(let a in o)a==="$schema"||a==="modifiers"||a==="sources"||(e=t(e,{instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);if(o.$schema!==void 0){let a=o.$schema;typeof a=="string"?
a.length<1&&(e=t(e,{instancePath:i+"/$schema",schemaPath:"../common/common.schema.json#/$defs/schemaPath/minLength",keyword:"minLength",params:{limit:1}}),r++):
(e=t(e,{instancePath:i+"/$schema",schemaPath:"../common/common.schema.json#/$defs/schemaPath/type",keyword:"type",params:{type:"string"}}),r++)}if(o.modifiers!==
void 0){let a=o.modifiers;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let s in a)j.test(s)||(e=t(e,{instancePath:i+"/modifiers",schemaPath:"#/properties/mo\
difiers/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);for(let s in a)if(j.test(s)){let n=a[s];if(n&&typeof n=="objec\
t"&&!Array.isArray(n)){Object.keys(n).length<3&&(e=t(e,{instancePath:i+"/modifiers/"+c(s),schemaPath:"#/properties/modifiers/patternProperties/%5E%5Ba-z0-9%5D%5\
Ba-z0-9-%5D*%24/minProperties",keyword:"minProperties",params:{limit:3}}),r++),n.when===void 0&&(e=t(e,{instancePath:i+"/modifiers/"+c(s),schemaPath:"#/properti\
es/modifiers/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"when"}}),r++),n.rule===void 0&&(e=t(e,{instancePath:i+
"/modifiers/"+c(s),schemaPath:"#/properties/modifiers/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"r\
ule"}}),r++);for(let m in n)m==="when"||m==="add"||m==="perExtraHit"||m==="perFirepower"||m==="rule"||(e=t(e,{instancePath:i+"/modifiers/"+c(s),schemaPath:"#/pr\
operties/modifiers/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}),r++);
if(n.when!==void 0&&(Pe(n.when,{instancePath:i+"/modifiers/"+c(s)+"/when",parentData:n,parentDataProperty:"when",rootData:y,dynamicAnchors:l})||(e=e===null?Pe.errors:
g(e,Pe.errors),r=e.length)),n.add!==void 0){let m=n.add;typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)||(e=t(e,{instancePath:i+"/modifiers/"+c(s)+"/add",schemaPath:"\
#/properties/modifiers/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/add/type",keyword:"type",params:{type:"integer"}}),r++),typeof m=="number"&&
isFinite(m)&&((m>10||isNaN(m))&&(e=t(e,{instancePath:i+"/modifiers/"+c(s)+"/add",schemaPath:"#/properties/modifiers/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%\
5D*%24/properties/add/maximum",keyword:"maximum",params:{comparison:"<=",limit:10}}),r++),(m<-10||isNaN(m))&&(e=t(e,{instancePath:i+"/modifiers/"+c(s)+"/add",schemaPath:"\
#/properties/modifiers/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/add/minimum",keyword:"minimum",params:{comparison:">=",limit:-10}}),r++))}if(n.
perExtraHit!==void 0){let m=n.perExtraHit;typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)||(e=t(e,{instancePath:i+"/modifiers/"+c(s)+"/perExtraHit",schemaPath:"\
#/properties/modifiers/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/perExtraHit/type",keyword:"type",params:{type:"integer"}}),r++),typeof m=="\
number"&&isFinite(m)&&((m>10||isNaN(m))&&(e=t(e,{instancePath:i+"/modifiers/"+c(s)+"/perExtraHit",schemaPath:"#/properties/modifiers/patternProperties/%5E%5Ba-z\
0-9%5D%5Ba-z0-9-%5D*%24/properties/perExtraHit/maximum",keyword:"maximum",params:{comparison:"<=",limit:10}}),r++),(m<-10||isNaN(m))&&(e=t(e,{instancePath:i+"/m\
odifiers/"+c(s)+"/perExtraHit",schemaPath:"#/properties/modifiers/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/perExtraHit/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:-10}}),r++))}if(n.perFirepower!==void 0){let m=n.perFirepower;typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)||(e=t(e,{instancePath:i+
"/modifiers/"+c(s)+"/perFirepower",schemaPath:"#/properties/modifiers/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/perFirepower/type",keyword:"\
type",params:{type:"integer"}}),r++),typeof m=="number"&&isFinite(m)&&((m>10||isNaN(m))&&(e=t(e,{instancePath:i+"/modifiers/"+c(s)+"/perFirepower",schemaPath:"#\
/properties/modifiers/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/perFirepower/maximum",keyword:"maximum",params:{comparison:"<=",limit:10}}),
r++),(m<-10||isNaN(m))&&(e=t(e,{instancePath:i+"/modifiers/"+c(s)+"/perFirepower",schemaPath:"#/properties/modifiers/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-\
%5D*%24/properties/perFirepower/minimum",keyword:"minimum",params:{comparison:">=",limit:-10}}),r++))}if(n.rule!==void 0){let m=n.rule;typeof m=="string"?(m.length>
24&&w(m)>24&&(e=t(e,{instancePath:i+"/modifiers/"+c(s)+"/rule",schemaPath:"../common/common.schema.json#/$defs/ruleNumber/maxLength",keyword:"maxLength",params:{
limit:24}}),r++),Y.test(m)||(e=t(e,{instancePath:i+"/modifiers/"+c(s)+"/rule",schemaPath:"../common/common.schema.json#/$defs/ruleNumber/pattern",keyword:"patte\
rn",params:{pattern:"^[0-9A-Z][0-9A-Za-z.()-]*$"}}),r++)):(e=t(e,{instancePath:i+"/modifiers/"+c(s)+"/rule",schemaPath:"../common/common.schema.json#/$defs/rule\
Number/type",keyword:"type",params:{type:"string"}}),r++)}}else e=t(e,{instancePath:i+"/modifiers/"+c(s),schemaPath:"#/properties/modifiers/patternProperties/%5\
E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/modifiers",schemaPath:"#/properties/modifiers/typ\
e",keyword:"type",params:{type:"object"}}),r++}o.sources!==void 0&&(ke(o.sources,{instancePath:i+"/sources",parentData:o,parentDataProperty:"sources",rootData:y,
dynamicAnchors:l})||(e=e===null?ke.errors:g(e,ke.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;
return _e.errors=e,r===0}_e.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var hr=He;function ge(o,{instancePath:i="",parentData:k,parentDataProperty:b,rootData:y=o,dynamicAnchors:l={}}={}){let e=null,r=0,f=ge.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){Object.keys(o).length<1&&(e=t(e,{instancePath:i,schemaPath:"#/minProperties",
keyword:"minProperties",params:{limit:1}}),r++);for(let a in o)v.test(a)||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:a}}),r++);for(let a in o)v.test(a)&&($(o[a],{instancePath:i+"/"+c(a),parentData:o,parentDataProperty:a,rootData:y,dynamicAnchors:l})||
(e=e===null?$.errors:g(e,$.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return ge.errors=e,r===
0}ge.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function He(o,{instancePath:i="",parentData:k,parentDataProperty:b,rootData:y=o,dynamicAnchors:l={}}={}){
let e=null,r=0,f=He.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.$schema===void 0&&
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
/strategicBombingDie/type",keyword:"type",params:{type:"number"}}),r++}o.sources!==void 0&&(ge(o.sources,{instancePath:i+"/sources",parentData:o,parentDataProperty:"\
sources",rootData:y,dynamicAnchors:l})||(e=e===null?ge.errors:g(e,ge.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}),r++;return He.errors=e,r===0}He.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Pr=Ze;function we(o,{instancePath:i="",parentData:k,parentDataProperty:b,rootData:y=o,dynamicAnchors:l={}}={}){let e=null,r=0,f=we.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){Object.keys(o).length<1&&(e=t(e,{instancePath:i,schemaPath:"#/minProperties",
keyword:"minProperties",params:{limit:1}}),r++);for(let a in o)v.test(a)||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:a}}),r++);for(let a in o)v.test(a)&&($(o[a],{instancePath:i+"/"+c(a),parentData:o,parentDataProperty:a,rootData:y,dynamicAnchors:l})||
(e=e===null?$.errors:g(e,$.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return we.errors=e,r===
0}we.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ze(o,{instancePath:i="",parentData:k,parentDataProperty:b,rootData:y=o,dynamicAnchors:l={}}={}){
let e=null,r=0,f=Ze.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.$schema===void 0&&
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
1"}}),r++);for(let n in s)C.test(n)||(e=t(e,{instancePath:i+"/submarinePoints/japan",schemaPath:"#/$defs/byTurn/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:n}}),r++);for(let n in s)if(C.test(n)){let m=s[n];typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)||(e=t(e,{instancePath:i+"/s\
ubmarinePoints/japan/"+c(n),schemaPath:"#/$defs/byTurn/patternProperties/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/type",keyword:"type",params:{type:"integer"}}),r++),typeof m==
"number"&&isFinite(m)&&((m>200||isNaN(m))&&(e=t(e,{instancePath:i+"/submarinePoints/japan/"+c(n),schemaPath:"#/$defs/byTurn/patternProperties/%5E(%5B1-9%5D%7C1%\
5B0-6%5D)%24/maximum",keyword:"maximum",params:{comparison:"<=",limit:200}}),r++),(m<0||isNaN(m))&&(e=t(e,{instancePath:i+"/submarinePoints/japan/"+c(n),schemaPath:"\
#/$defs/byTurn/patternProperties/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}}else e=t(e,{instancePath:i+
"/submarinePoints/japan",schemaPath:"#/$defs/byTurn/type",keyword:"type",params:{type:"object"}}),r++}if(a.allies!==void 0){let s=a.allies;if(s&&typeof s=="obje\
ct"&&!Array.isArray(s)){s[1]===void 0&&(e=t(e,{instancePath:i+"/submarinePoints/allies",schemaPath:"#/$defs/byTurn/required",keyword:"required",params:{missingProperty:"\
1"}}),r++);for(let n in s)C.test(n)||(e=t(e,{instancePath:i+"/submarinePoints/allies",schemaPath:"#/$defs/byTurn/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:n}}),r++);for(let n in s)if(C.test(n)){let m=s[n];typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)||(e=t(e,{instancePath:i+"/\
submarinePoints/allies/"+c(n),schemaPath:"#/$defs/byTurn/patternProperties/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/type",keyword:"type",params:{type:"integer"}}),r++),typeof m==
"number"&&isFinite(m)&&((m>200||isNaN(m))&&(e=t(e,{instancePath:i+"/submarinePoints/allies/"+c(n),schemaPath:"#/$defs/byTurn/patternProperties/%5E(%5B1-9%5D%7C1\
%5B0-6%5D)%24/maximum",keyword:"maximum",params:{comparison:"<=",limit:200}}),r++),(m<0||isNaN(m))&&(e=t(e,{instancePath:i+"/submarinePoints/allies/"+c(n),schemaPath:"\
#/$defs/byTurn/patternProperties/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}}else e=t(e,{instancePath:i+
"/submarinePoints/allies",schemaPath:"#/$defs/byTurn/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/submarinePoints",schemaPath:"\
#/properties/submarinePoints/type",keyword:"type",params:{type:"object"}}),r++}if(o.transportPoints!==void 0){let a=o.transportPoints;if(a&&typeof a=="object"&&
!Array.isArray(a)){a.us===void 0&&(e=t(e,{instancePath:i+"/transportPoints",schemaPath:"#/properties/transportPoints/required",keyword:"required",params:{missingProperty:"\
us"}}),r++),a.britain===void 0&&(e=t(e,{instancePath:i+"/transportPoints",schemaPath:"#/properties/transportPoints/required",keyword:"required",params:{missingProperty:"\
britain"}}),r++);for(let s in a)s==="us"||s==="britain"||(e=t(e,{instancePath:i+"/transportPoints",schemaPath:"#/properties/transportPoints/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:s}}),r++);if(a.us!==void 0){let s=a.us;if(s&&typeof s=="object"&&!Array.isArray(s)){s[1]===void 0&&(e=
t(e,{instancePath:i+"/transportPoints/us",schemaPath:"#/$defs/byTurn/required",keyword:"required",params:{missingProperty:"1"}}),r++);for(let n in s)C.test(n)||
(e=t(e,{instancePath:i+"/transportPoints/us",schemaPath:"#/$defs/byTurn/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),r++);
for(let n in s)if(C.test(n)){let m=s[n];typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)||(e=t(e,{instancePath:i+"/transportPoints/us/"+c(n),schemaPath:"#/$de\
fs/byTurn/patternProperties/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/type",keyword:"type",params:{type:"integer"}}),r++),typeof m=="number"&&isFinite(m)&&((m>200||isNaN(m))&&
(e=t(e,{instancePath:i+"/transportPoints/us/"+c(n),schemaPath:"#/$defs/byTurn/patternProperties/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/maximum",keyword:"maximum",params:{
comparison:"<=",limit:200}}),r++),(m<0||isNaN(m))&&(e=t(e,{instancePath:i+"/transportPoints/us/"+c(n),schemaPath:"#/$defs/byTurn/patternProperties/%5E(%5B1-9%5D\
%7C1%5B0-6%5D)%24/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}}else e=t(e,{instancePath:i+"/transportPoints/us",schemaPath:"#/$defs/byTu\
rn/type",keyword:"type",params:{type:"object"}}),r++}if(a.britain!==void 0){let s=a.britain;if(s&&typeof s=="object"&&!Array.isArray(s)){s[1]===void 0&&(e=t(e,{
instancePath:i+"/transportPoints/britain",schemaPath:"#/$defs/byTurn/required",keyword:"required",params:{missingProperty:"1"}}),r++);for(let n in s)C.test(n)||
(e=t(e,{instancePath:i+"/transportPoints/britain",schemaPath:"#/$defs/byTurn/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),
r++);for(let n in s)if(C.test(n)){let m=s[n];typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)||(e=t(e,{instancePath:i+"/transportPoints/britain/"+c(n),schemaPath:"\
#/$defs/byTurn/patternProperties/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/type",keyword:"type",params:{type:"integer"}}),r++),typeof m=="number"&&isFinite(m)&&((m>200||isNaN(
m))&&(e=t(e,{instancePath:i+"/transportPoints/britain/"+c(n),schemaPath:"#/$defs/byTurn/patternProperties/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:200}}),r++),(m<0||isNaN(m))&&(e=t(e,{instancePath:i+"/transportPoints/britain/"+c(n),schemaPath:"#/$defs/byTurn/patternPropert\
ies/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}}else e=t(e,{instancePath:i+"/transportPoints/britain",schemaPath:"\
#/$defs/byTurn/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/transportPoints",schemaPath:"#/properties/transportPoints/type",keyword:"\
type",params:{type:"object"}}),r++}o.sources!==void 0&&(we(o.sources,{instancePath:i+"/sources",parentData:o,parentDataProperty:"sources",rootData:y,dynamicAnchors:l})||
(e=e===null?we.errors:g(e,we.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return Ze.errors=e,
r===0}Ze.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var kr=Ve;var jr=new RegExp("^[a-z0-9][a-z0-9.-]*$","u");function be(o,{instancePath:i="",parentData:k,parentDataProperty:b,rootData:y=o,dynamicAnchors:l={}}={}){let e=null,
r=0,f=be.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){Object.keys(o).length<2&&(e=t(
e,{instancePath:i,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:2}}),r++),o.nation===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"nation"}}),r++);for(let a in o)a==="title"||a==="nation"||a==="units"||a==="airSteps"||a==="navalAviation"||a==="opt\
ion"||a==="remove"||a==="conversionOf"||a==="trainedAirGroup"||a==="earlyArrival"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:a}}),r++);if(o.title!==void 0){let a=o.title;typeof a=="string"?(a.length>120&&w(a)>120&&(e=t(e,{instancePath:i+"/title",
schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit:120}}),r++),a.length<1&&(e=t(e,{instancePath:i+"/title",schemaPath:"#/properties/tit\
le/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"str\
ing"}}),r++)}if(o.nation!==void 0){let a=o.nation;typeof a!="string"&&(e=t(e,{instancePath:i+"/nation",schemaPath:"defs.schema.json#/$defs/nation/type",keyword:"\
type",params:{type:"string"}}),r++),a==="japan"||a==="us"||a==="britain"||a==="netherlands"||(e=t(e,{instancePath:i+"/nation",schemaPath:"defs.schema.json#/$def\
s/nation/enum",keyword:"enum",params:{allowedValues:["japan","us","britain","netherlands"]}}),r++)}if(o.units!==void 0){let a=o.units;if(a&&typeof a=="object"&&
!Array.isArray(a)){for(let s in a)j.test(s)||(e=t(e,{instancePath:i+"/units",schemaPath:"defs.schema.json#/$defs/unitCounts/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:s}}),r++);for(let s in a)if(j.test(s)){let n=a[s];typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=t(e,{instancePath:i+
"/units/"+c(s),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"integer"}}),
r++),typeof n=="number"&&isFinite(n)&&((n>50||isNaN(n))&&(e=t(e,{instancePath:i+"/units/"+c(s),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/\
%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/maximum",keyword:"maximum",params:{comparison:"<=",limit:50}}),r++),(n<1||isNaN(n))&&(e=t(e,{instancePath:i+"/units/"+c(s),schemaPath:"\
defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}}else e=
t(e,{instancePath:i+"/units",schemaPath:"defs.schema.json#/$defs/unitCounts/type",keyword:"type",params:{type:"object"}}),r++}if(o.airSteps!==void 0){let a=o.airSteps;
typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/airSteps",schemaPath:"#/properties/airSteps/type",keyword:"type",params:{type:"inte\
ger"}}),r++),typeof a=="number"&&isFinite(a)&&((a>40||isNaN(a))&&(e=t(e,{instancePath:i+"/airSteps",schemaPath:"#/properties/airSteps/maximum",keyword:"maximum",
params:{comparison:"<=",limit:40}}),r++),(a<1||isNaN(a))&&(e=t(e,{instancePath:i+"/airSteps",schemaPath:"#/properties/airSteps/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}),r++))}if(o.navalAviation!==void 0){let a=o.navalAviation;typeof a!="boolean"&&(e=t(e,{instancePath:i+"/navalAviation",schemaPath:"#/p\
roperties/navalAviation/type",keyword:"type",params:{type:"boolean"}}),r++),a!==!0&&(e=t(e,{instancePath:i+"/navalAviation",schemaPath:"#/properties/navalAviati\
on/const",keyword:"const",params:{allowedValue:!0}}),r++)}if(o.option!==void 0){let a=o.option;typeof a=="string"?(a.length>80&&w(a)>80&&(e=t(e,{instancePath:i+
"/option",schemaPath:"#/properties/option/maxLength",keyword:"maxLength",params:{limit:80}}),r++),jr.test(a)||(e=t(e,{instancePath:i+"/option",schemaPath:"#/pro\
perties/option/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9.-]*$"}}),r++)):(e=t(e,{instancePath:i+"/option",schemaPath:"#/properties/option/type",
keyword:"type",params:{type:"string"}}),r++)}if(o.remove!==void 0){let a=o.remove;typeof a!="boolean"&&(e=t(e,{instancePath:i+"/remove",schemaPath:"#/properties\
/remove/type",keyword:"type",params:{type:"boolean"}}),r++),a!==!0&&(e=t(e,{instancePath:i+"/remove",schemaPath:"#/properties/remove/const",keyword:"const",params:{
allowedValue:!0}}),r++)}if(o.conversionOf!==void 0){let a=o.conversionOf;typeof a=="string"?(a.length>80&&w(a)>80&&(e=t(e,{instancePath:i+"/conversionOf",schemaPath:"\
defs.schema.json#/$defs/typeId/maxLength",keyword:"maxLength",params:{limit:80}}),r++),j.test(a)||(e=t(e,{instancePath:i+"/conversionOf",schemaPath:"defs.schema\
.json#/$defs/typeId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/conversionOf",schemaPath:"defs.schema.js\
on#/$defs/typeId/type",keyword:"type",params:{type:"string"}}),r++)}if(o.trainedAirGroup!==void 0){let a=o.trainedAirGroup;typeof a!="boolean"&&(e=t(e,{instancePath:i+
"/trainedAirGroup",schemaPath:"#/properties/trainedAirGroup/type",keyword:"type",params:{type:"boolean"}}),r++),a!==!0&&(e=t(e,{instancePath:i+"/trainedAirGroup",
schemaPath:"#/properties/trainedAirGroup/const",keyword:"const",params:{allowedValue:!0}}),r++)}if(o.earlyArrival!==void 0){let a=o.earlyArrival;typeof a!="bool\
ean"&&(e=t(e,{instancePath:i+"/earlyArrival",schemaPath:"#/properties/earlyArrival/type",keyword:"type",params:{type:"boolean"}}),r++),a!==!0&&(e=t(e,{instancePath:i+
"/earlyArrival",schemaPath:"#/properties/earlyArrival/const",keyword:"const",params:{allowedValue:!0}}),r++)}}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}),r++;return be.errors=e,r===0}be.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function je(o,{instancePath:i="",parentData:k,
parentDataProperty:b,rootData:y=o,dynamicAnchors:l={}}={}){let e=null,r=0,f=je.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),o&&
typeof o=="object"&&!Array.isArray(o)){Object.keys(o).length<1&&(e=t(e,{instancePath:i,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1}}),r++);
for(let a in o)v.test(a)||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);for(let a in o)
v.test(a)&&($(o[a],{instancePath:i+"/"+c(a),parentData:o,parentDataProperty:a,rootData:y,dynamicAnchors:l})||(e=e===null?$.errors:g(e,$.errors),r=e.length))}else
e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return je.errors=e,r===0}je.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Ve(o,{instancePath:i="",parentData:k,parentDataProperty:b,rootData:y=o,dynamicAnchors:l={}}={}){let e=null,r=0,f=Ve.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.$schema===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"$schema"}}),r++),o.side===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"s\
ide"}}),r++),o.turns===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"turns"}}),r++),o.sources===void 0&&(e=
t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sources"}}),r++);for(let a in o)a==="$schema"||a==="side"||a==="turns"||
a==="sources"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);if(o.$schema!==void 0){
let a=o.$schema;typeof a=="string"?a.length<1&&(e=t(e,{instancePath:i+"/$schema",schemaPath:"../common/common.schema.json#/$defs/schemaPath/minLength",keyword:"\
minLength",params:{limit:1}}),r++):(e=t(e,{instancePath:i+"/$schema",schemaPath:"../common/common.schema.json#/$defs/schemaPath/type",keyword:"type",params:{type:"\
string"}}),r++)}if(o.side!==void 0){let a=o.side;typeof a!="string"&&(e=t(e,{instancePath:i+"/side",schemaPath:"defs.schema.json#/$defs/side/type",keyword:"type",
params:{type:"string"}}),r++),a==="japan"||a==="allies"||(e=t(e,{instancePath:i+"/side",schemaPath:"defs.schema.json#/$defs/side/enum",keyword:"enum",params:{allowedValues:[
"japan","allies"]}}),r++)}if(o.turns!==void 0){let a=o.turns;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let s in a)C.test(s)||(e=t(e,{instancePath:i+"/tur\
ns",schemaPath:"#/properties/turns/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);for(let s in a)if(C.test(s)){let n=a[s];
if(n&&typeof n=="object"&&!Array.isArray(n)){for(let m in n)j.test(m)||(e=t(e,{instancePath:i+"/turns/"+c(s),schemaPath:"#/properties/turns/patternProperties/%5\
E(%5B1-9%5D%7C1%5B0-6%5D)%24/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}),r++);for(let m in n)j.test(m)&&(be(n[m],{instancePath:i+
"/turns/"+c(s)+"/"+c(m),parentData:n,parentDataProperty:m,rootData:y,dynamicAnchors:l})||(e=e===null?be.errors:g(e,be.errors),r=e.length))}else e=t(e,{instancePath:i+
"/turns/"+c(s),schemaPath:"#/properties/turns/patternProperties/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+
"/turns",schemaPath:"#/properties/turns/type",keyword:"type",params:{type:"object"}}),r++}o.sources!==void 0&&(je(o.sources,{instancePath:i+"/sources",parentData:o,
parentDataProperty:"sources",rootData:y,dynamicAnchors:l})||(e=e===null?je.errors:g(e,je.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}),r++;return Ve.errors=e,r===0}Ve.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var gr=We;function $e(o,{instancePath:i="",parentData:k,parentDataProperty:b,rootData:y=o,dynamicAnchors:l={}}={}){let e=null,r=0,f=$e.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){Object.keys(o).length<1&&(e=t(e,{instancePath:i,schemaPath:"#/minProperties",
keyword:"minProperties",params:{limit:1}}),r++);for(let a in o)v.test(a)||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:a}}),r++);for(let a in o)v.test(a)&&($(o[a],{instancePath:i+"/"+c(a),parentData:o,parentDataProperty:a,rootData:y,dynamicAnchors:l})||
(e=e===null?$.errors:g(e,$.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return $e.errors=e,r===
0}$e.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function We(o,{instancePath:i="",parentData:k,parentDataProperty:b,rootData:y=o,dynamicAnchors:l={}}={}){
let e=null,r=0,f=We.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.id===void 0&&(e=t(
e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}}),r++),o.title===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"title"}}),r++),o.rule===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
rule"}}),r++),o.summary===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"summary"}}),r++),o.start===void 0&&
(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"start"}}),r++),o.recommendedOptions===void 0&&(e=t(e,{instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"recommendedOptions"}}),r++),o.control===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"control"}}),r++),o.setup===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
setup"}}),r++),o.choices===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"choices"}}),r++),o.turnTrack===void 0&&
(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"turnTrack"}}),r++),o.removed===void 0&&(e=t(e,{instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"removed"}}),r++),o.sunk===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"sunk"}}),r++),o.tracks===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"tracks"}}),r++),o.sources===
void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sources"}}),r++);for(let a in o)a==="$schema"||a==="id"||a===
"title"||a==="rule"||a==="summary"||a==="start"||a==="recommendedOptions"||a==="control"||a==="setup"||a==="choices"||a==="turnTrack"||a==="removed"||a==="sunk"||
a==="reactionForce"||a==="tracks"||a==="overrides"||a==="sources"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:a}}),r++);if(o.$schema!==void 0){let a=o.$schema;typeof a=="string"?a.length<1&&(e=t(e,{instancePath:i+"/$schema",schemaPath:"../common/commo\
n.schema.json#/$defs/schemaPath/minLength",keyword:"minLength",params:{limit:1}}),r++):(e=t(e,{instancePath:i+"/$schema",schemaPath:"../common/common.schema.jso\
n#/$defs/schemaPath/type",keyword:"type",params:{type:"string"}}),r++)}if(o.id!==void 0){let a=o.id;typeof a=="string"?(a.length>80&&w(a)>80&&(e=t(e,{instancePath:i+
"/id",schemaPath:"../common/common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{limit:80}}),r++),j.test(a)||(e=t(e,{instancePath:i+"/id",schemaPath:"\
../common/common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/id",schemaPath:"../co\
mmon/common.schema.json#/$defs/id/type",keyword:"type",params:{type:"string"}}),r++)}if(o.title!==void 0){let a=o.title;typeof a=="string"?(a.length>200&&w(a)>200&&
(e=t(e,{instancePath:i+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit:200}}),r++),a.length<1&&(e=t(e,{instancePath:i+"/tit\
le",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/title",schemaPath:"#/properties/title/type",
keyword:"type",params:{type:"string"}}),r++)}if(o.rule!==void 0){let a=o.rule;typeof a=="string"?(a.length>24&&w(a)>24&&(e=t(e,{instancePath:i+"/rule",schemaPath:"\
../common/common.schema.json#/$defs/ruleNumber/maxLength",keyword:"maxLength",params:{limit:24}}),r++),Y.test(a)||(e=t(e,{instancePath:i+"/rule",schemaPath:"../\
common/common.schema.json#/$defs/ruleNumber/pattern",keyword:"pattern",params:{pattern:"^[0-9A-Z][0-9A-Za-z.()-]*$"}}),r++)):(e=t(e,{instancePath:i+"/rule",schemaPath:"\
../common/common.schema.json#/$defs/ruleNumber/type",keyword:"type",params:{type:"string"}}),r++)}if(o.summary!==void 0){let a=o.summary;typeof a=="string"?(a.length>
4e3&&w(a)>4e3&&(e=t(e,{instancePath:i+"/summary",schemaPath:"#/properties/summary/maxLength",keyword:"maxLength",params:{limit:4e3}}),r++),a.length<1&&(e=t(e,{instancePath:i+
"/summary",schemaPath:"#/properties/summary/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/summary",schemaPath:"#/properties/s\
ummary/type",keyword:"type",params:{type:"string"}}),r++)}if(o.start!==void 0){let a=o.start;if(a&&typeof a=="object"&&!Array.isArray(a)){a.turn===void 0&&(e=t(
e,{instancePath:i+"/start",schemaPath:"#/properties/start/required",keyword:"required",params:{missingProperty:"turn"}}),r++),a.side===void 0&&(e=t(e,{instancePath:i+
"/start",schemaPath:"#/properties/start/required",keyword:"required",params:{missingProperty:"side"}}),r++),a.step===void 0&&(e=t(e,{instancePath:i+"/start",schemaPath:"\
#/properties/start/required",keyword:"required",params:{missingProperty:"step"}}),r++);for(let s in a)s==="turn"||s==="side"||s==="step"||(e=t(e,{instancePath:i+
"/start",schemaPath:"#/properties/start/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);if(a.turn!==void 0){let s=a.turn;
typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/start/turn",schemaPath:"defs.schema.json#/$defs/turn/type",keyword:"type",params:{type:"\
integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>16||isNaN(s))&&(e=t(e,{instancePath:i+"/start/turn",schemaPath:"defs.schema.json#/$defs/turn/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:16}}),r++),(s<1||isNaN(s))&&(e=t(e,{instancePath:i+"/start/turn",schemaPath:"defs.schema.json#/$defs/turn/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}),r++))}if(a.side!==void 0){let s=a.side;typeof s!="string"&&(e=t(e,{instancePath:i+"/start/side",schemaPath:"defs.sch\
ema.json#/$defs/side/type",keyword:"type",params:{type:"string"}}),r++),s==="japan"||s==="allies"||(e=t(e,{instancePath:i+"/start/side",schemaPath:"defs.schema.\
json#/$defs/side/enum",keyword:"enum",params:{allowedValues:["japan","allies"]}}),r++)}if(a.step!==void 0){let s=a.step;typeof s!="string"&&(e=t(e,{instancePath:i+
"/start/step",schemaPath:"sequence.schema.json#/$defs/step/type",keyword:"type",params:{type:"string"}}),r++),s==="late-conquest"||s==="japanese-player-turn"||s===
"allied-player-turn"||s==="transport"||s==="oil-transport"||s==="destroyer-transfer"||s==="economic-warfare"||s==="merchant-asw"||s==="submarine-warfare"||s==="\
strategic-bombing"||s==="reinforcement"||s==="arrivals"||s==="accidents"||s==="ranger"||s==="submarine-points"||s==="transport-points"||s==="replacements"||s===
"off-map-movement"||s==="kamikaze-losses"||s==="first-deployment"||s==="operational-movement"||s==="reaction"||s==="air-commitment"||s==="combat"||s==="submarin\
e-attacks"||s==="battles"||s==="battle"||s==="battle-preparation"||s==="air-combat"||s==="air-to-air"||s==="target-determination"||s==="air-strikes"||s==="surfa\
ce-combat"||s==="land-combat"||s==="amphibious-round"||s==="replacement-round"||s==="ground-support"||s==="supply-round"||s==="land-combat-round"||s==="battle-a\
dministration"||s==="return-to-base"||s==="ships-return"||s==="control-changes"||s==="return-stacking"||s==="second-deployment"||s==="end"||s==="replacements-re\
moval"||s==="disbandment"||s==="victory-points"||(e=t(e,{instancePath:i+"/start/step",schemaPath:"sequence.schema.json#/$defs/step/enum",keyword:"enum",params:{
allowedValues:["late-conquest","japanese-player-turn","allied-player-turn","transport","oil-transport","destroyer-transfer","economic-warfare","merchant-asw","s\
ubmarine-warfare","strategic-bombing","reinforcement","arrivals","accidents","ranger","submarine-points","transport-points","replacements","off-map-movement","k\
amikaze-losses","first-deployment","operational-movement","reaction","air-commitment","combat","submarine-attacks","battles","battle","battle-preparation","air-\
combat","air-to-air","target-determination","air-strikes","surface-combat","land-combat","amphibious-round","replacement-round","ground-support","supply-round",
"land-combat-round","battle-administration","return-to-base","ships-return","control-changes","return-stacking","second-deployment","end","replacements-removal",
"disbandment","victory-points"]}}),r++)}}else e=t(e,{instancePath:i+"/start",schemaPath:"#/properties/start/type",keyword:"type",params:{type:"object"}}),r++}if(o.
recommendedOptions!==void 0){let a=o.recommendedOptions;if(Array.isArray(a)){let s=a.length;for(let d=0;d<s;d++){let h=a[d];typeof h=="string"?(h.length>80&&w(h)>
80&&(e=t(e,{instancePath:i+"/recommendedOptions/"+d,schemaPath:"../common/common.schema.json#/$defs/optionId/maxLength",keyword:"maxLength",params:{limit:80}}),
r++),j.test(h)||(e=t(e,{instancePath:i+"/recommendedOptions/"+d,schemaPath:"../common/common.schema.json#/$defs/optionId/pattern",keyword:"pattern",params:{pattern:"\
^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/recommendedOptions/"+d,schemaPath:"../common/common.schema.json#/$defs/optionId/type",keyword:"type",params:{
type:"string"}}),r++)}let n=a.length,m;if(n>1){let d=z(a,F);d!==null&&([n,m]=d,e=t(e,{instancePath:i+"/recommendedOptions",schemaPath:"#/properties/recommendedO\
ptions/uniqueItems",keyword:"uniqueItems",params:{i:n,j:m}}),r++)}}else e=t(e,{instancePath:i+"/recommendedOptions",schemaPath:"#/properties/recommendedOptions/\
type",keyword:"type",params:{type:"array"}}),r++}if(o.control!==void 0){let a=o.control;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let s in a)ze.test(s)||
(e=t(e,{instancePath:i+"/control",schemaPath:"#/properties/control/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);for(let s in a)
if(ze.test(s)){let n=a[s];typeof n!="string"&&(e=t(e,{instancePath:i+"/control/"+c(s),schemaPath:"#/properties/control/patternProperties/%5E%5Ba-z%5D%5Ba-z0-9-%\
5D*%24/type",keyword:"type",params:{type:"string"}}),r++),n==="japan"||n==="allies"||n==="none"||(e=t(e,{instancePath:i+"/control/"+c(s),schemaPath:"#/propertie\
s/control/patternProperties/%5E%5Ba-z%5D%5Ba-z0-9-%5D*%24/enum",keyword:"enum",params:{allowedValues:["japan","allies","none"]}}),r++)}}else e=t(e,{instancePath:i+
"/control",schemaPath:"#/properties/control/type",keyword:"type",params:{type:"object"}}),r++}if(o.setup!==void 0){let a=o.setup;if(a&&typeof a=="object"&&!Array.
isArray(a)){for(let s in a)j.test(s)||(e=t(e,{instancePath:i+"/setup",schemaPath:"#/properties/setup/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:s}}),r++);for(let s in a)if(j.test(s)){let n=a[s];if(n&&typeof n=="object"&&!Array.isArray(n)){Object.keys(n).length<1&&(e=t(e,{instancePath:i+
"/setup/"+c(s),schemaPath:"#/properties/setup/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/minProperties",keyword:"minProperties",params:{limit:1}}),r++);
for(let m in n)m==="units"||m==="reduced"||m==="airSteps"||(e=t(e,{instancePath:i+"/setup/"+c(s),schemaPath:"#/properties/setup/patternProperties/%5E%5Ba-z0-9%5\
D%5Ba-z0-9-%5D*%24/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}),r++);if(n.units!==void 0){let m=n.units;if(m&&typeof m==
"object"&&!Array.isArray(m)){for(let d in m)j.test(d)||(e=t(e,{instancePath:i+"/setup/"+c(s)+"/units",schemaPath:"defs.schema.json#/$defs/unitCounts/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:d}}),r++);for(let d in m)if(j.test(d)){let h=m[d];typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(
h)||(e=t(e,{instancePath:i+"/setup/"+c(s)+"/units/"+c(d),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",
keyword:"type",params:{type:"integer"}}),r++),typeof h=="number"&&isFinite(h)&&((h>50||isNaN(h))&&(e=t(e,{instancePath:i+"/setup/"+c(s)+"/units/"+c(d),schemaPath:"\
defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/maximum",keyword:"maximum",params:{comparison:"<=",limit:50}}),r++),(h<1||
isNaN(h))&&(e=t(e,{instancePath:i+"/setup/"+c(s)+"/units/"+c(d),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%2\
4/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}}else e=t(e,{instancePath:i+"/setup/"+c(s)+"/units",schemaPath:"defs.schema.json#/$defs/un\
itCounts/type",keyword:"type",params:{type:"object"}}),r++}if(n.reduced!==void 0){let m=n.reduced;if(m&&typeof m=="object"&&!Array.isArray(m)){for(let d in m)j.
test(d)||(e=t(e,{instancePath:i+"/setup/"+c(s)+"/reduced",schemaPath:"defs.schema.json#/$defs/unitCounts/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:d}}),r++);for(let d in m)if(j.test(d)){let h=m[d];typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)||(e=t(e,{instancePath:i+"/setup/"+c(s)+"\
/reduced/"+c(d),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"integer"}}),
r++),typeof h=="number"&&isFinite(h)&&((h>50||isNaN(h))&&(e=t(e,{instancePath:i+"/setup/"+c(s)+"/reduced/"+c(d),schemaPath:"defs.schema.json#/$defs/unitCounts/p\
atternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/maximum",keyword:"maximum",params:{comparison:"<=",limit:50}}),r++),(h<1||isNaN(h))&&(e=t(e,{instancePath:i+"/\
setup/"+c(s)+"/reduced/"+c(d),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}),r++))}}else e=t(e,{instancePath:i+"/setup/"+c(s)+"/reduced",schemaPath:"defs.schema.json#/$defs/unitCounts/type",keyword:"type",params:{
type:"object"}}),r++}if(n.airSteps!==void 0){let m=n.airSteps;if(m&&typeof m=="object"&&!Array.isArray(m)){Object.keys(m).length<1&&(e=t(e,{instancePath:i+"/set\
up/"+c(s)+"/airSteps",schemaPath:"defs.schema.json#/$defs/airSteps/minProperties",keyword:"minProperties",params:{limit:1}}),r++);for(let d in m)d==="japan"||d===
"us"||d==="britain"||d==="netherlands"||(e=t(e,{instancePath:i+"/setup/"+c(s)+"/airSteps",schemaPath:"defs.schema.json#/$defs/airSteps/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:d}}),r++);if(m.japan!==void 0){let d=m.japan;typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)||(e=t(e,{instancePath:i+
"/setup/"+c(s)+"/airSteps/japan",schemaPath:"defs.schema.json#/$defs/airSteps/properties/japan/type",keyword:"type",params:{type:"integer"}}),r++),typeof d=="nu\
mber"&&isFinite(d)&&((d>60||isNaN(d))&&(e=t(e,{instancePath:i+"/setup/"+c(s)+"/airSteps/japan",schemaPath:"defs.schema.json#/$defs/airSteps/properties/japan/max\
imum",keyword:"maximum",params:{comparison:"<=",limit:60}}),r++),(d<1||isNaN(d))&&(e=t(e,{instancePath:i+"/setup/"+c(s)+"/airSteps/japan",schemaPath:"defs.schem\
a.json#/$defs/airSteps/properties/japan/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(m.us!==void 0){let d=m.us;typeof d=="number"&&!(d%
1)&&!isNaN(d)&&isFinite(d)||(e=t(e,{instancePath:i+"/setup/"+c(s)+"/airSteps/us",schemaPath:"defs.schema.json#/$defs/airSteps/properties/us/type",keyword:"type",
params:{type:"integer"}}),r++),typeof d=="number"&&isFinite(d)&&((d>60||isNaN(d))&&(e=t(e,{instancePath:i+"/setup/"+c(s)+"/airSteps/us",schemaPath:"defs.schema.\
json#/$defs/airSteps/properties/us/maximum",keyword:"maximum",params:{comparison:"<=",limit:60}}),r++),(d<1||isNaN(d))&&(e=t(e,{instancePath:i+"/setup/"+c(s)+"/\
airSteps/us",schemaPath:"defs.schema.json#/$defs/airSteps/properties/us/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(m.britain!==void 0){
let d=m.britain;typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)||(e=t(e,{instancePath:i+"/setup/"+c(s)+"/airSteps/britain",schemaPath:"defs.schema.json#/$def\
s/airSteps/properties/britain/type",keyword:"type",params:{type:"integer"}}),r++),typeof d=="number"&&isFinite(d)&&((d>60||isNaN(d))&&(e=t(e,{instancePath:i+"/s\
etup/"+c(s)+"/airSteps/britain",schemaPath:"defs.schema.json#/$defs/airSteps/properties/britain/maximum",keyword:"maximum",params:{comparison:"<=",limit:60}}),r++),
(d<1||isNaN(d))&&(e=t(e,{instancePath:i+"/setup/"+c(s)+"/airSteps/britain",schemaPath:"defs.schema.json#/$defs/airSteps/properties/britain/minimum",keyword:"min\
imum",params:{comparison:">=",limit:1}}),r++))}if(m.netherlands!==void 0){let d=m.netherlands;typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)||(e=t(e,{instancePath:i+
"/setup/"+c(s)+"/airSteps/netherlands",schemaPath:"defs.schema.json#/$defs/airSteps/properties/netherlands/type",keyword:"type",params:{type:"integer"}}),r++),typeof d==
"number"&&isFinite(d)&&((d>60||isNaN(d))&&(e=t(e,{instancePath:i+"/setup/"+c(s)+"/airSteps/netherlands",schemaPath:"defs.schema.json#/$defs/airSteps/properties/\
netherlands/maximum",keyword:"maximum",params:{comparison:"<=",limit:60}}),r++),(d<1||isNaN(d))&&(e=t(e,{instancePath:i+"/setup/"+c(s)+"/airSteps/netherlands",schemaPath:"\
defs.schema.json#/$defs/airSteps/properties/netherlands/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}}else e=t(e,{instancePath:i+"/setup/"+
c(s)+"/airSteps",schemaPath:"defs.schema.json#/$defs/airSteps/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/setup/"+c(s),schemaPath:"\
#/properties/setup/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/setup",schemaPath:"\
#/properties/setup/type",keyword:"type",params:{type:"object"}}),r++}if(o.choices!==void 0){let a=o.choices;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let s in a)
j.test(s)||(e=t(e,{instancePath:i+"/choices",schemaPath:"#/properties/choices/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),
r++);for(let s in a)if(j.test(s)){let n=a[s];if(n&&typeof n=="object"&&!Array.isArray(n)){Object.keys(n).length<3&&(e=t(e,{instancePath:i+"/choices/"+c(s),schemaPath:"\
#/properties/choices/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/minProperties",keyword:"minProperties",params:{limit:3}}),r++),n.side===void 0&&(e=t(e,{
instancePath:i+"/choices/"+c(s),schemaPath:"#/properties/choices/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"\
side"}}),r++),n.places===void 0&&(e=t(e,{instancePath:i+"/choices/"+c(s),schemaPath:"#/properties/choices/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/req\
uired",keyword:"required",params:{missingProperty:"places"}}),r++);for(let m in n)m==="side"||m==="places"||m==="units"||m==="airSteps"||(e=t(e,{instancePath:i+
"/choices/"+c(s),schemaPath:"#/properties/choices/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:m}}),r++);if(n.side!==void 0){let m=n.side;typeof m!="string"&&(e=t(e,{instancePath:i+"/choices/"+c(s)+"/side",schemaPath:"defs.schema.json#/\
$defs/side/type",keyword:"type",params:{type:"string"}}),r++),m==="japan"||m==="allies"||(e=t(e,{instancePath:i+"/choices/"+c(s)+"/side",schemaPath:"defs.schema\
.json#/$defs/side/enum",keyword:"enum",params:{allowedValues:["japan","allies"]}}),r++)}if(n.places!==void 0){let m=n.places;if(Array.isArray(m)){m.length<1&&(e=
t(e,{instancePath:i+"/choices/"+c(s)+"/places",schemaPath:"#/properties/choices/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/places/minItems",keyword:"\
minItems",params:{limit:1}}),r++);let d=m.length;for(let u=0;u<d;u++){let P=m[u];typeof P=="string"?(P.length>80&&w(P)>80&&(e=t(e,{instancePath:i+"/choices/"+c(
s)+"/places/"+u,schemaPath:"defs.schema.json#/$defs/placeId/maxLength",keyword:"maxLength",params:{limit:80}}),r++),j.test(P)||(e=t(e,{instancePath:i+"/choices/"+
c(s)+"/places/"+u,schemaPath:"defs.schema.json#/$defs/placeId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+
"/choices/"+c(s)+"/places/"+u,schemaPath:"defs.schema.json#/$defs/placeId/type",keyword:"type",params:{type:"string"}}),r++)}let h=m.length,p;if(h>1){let u=z(m,
F);u!==null&&([h,p]=u,e=t(e,{instancePath:i+"/choices/"+c(s)+"/places",schemaPath:"#/properties/choices/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/prope\
rties/places/uniqueItems",keyword:"uniqueItems",params:{i:h,j:p}}),r++)}}else e=t(e,{instancePath:i+"/choices/"+c(s)+"/places",schemaPath:"#/properties/choices/\
patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/places/type",keyword:"type",params:{type:"array"}}),r++}if(n.units!==void 0){let m=n.units;if(m&&typeof m==
"object"&&!Array.isArray(m)){for(let d in m)j.test(d)||(e=t(e,{instancePath:i+"/choices/"+c(s)+"/units",schemaPath:"defs.schema.json#/$defs/unitCounts/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:d}}),r++);for(let d in m)if(j.test(d)){let h=m[d];typeof h=="number"&&!(h%1)&&!isNaN(h)&&
isFinite(h)||(e=t(e,{instancePath:i+"/choices/"+c(s)+"/units/"+c(d),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5\
D*%24/type",keyword:"type",params:{type:"integer"}}),r++),typeof h=="number"&&isFinite(h)&&((h>50||isNaN(h))&&(e=t(e,{instancePath:i+"/choices/"+c(s)+"/units/"+
c(d),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/maximum",keyword:"maximum",params:{comparison:"<=",limit:50}}),
r++),(h<1||isNaN(h))&&(e=t(e,{instancePath:i+"/choices/"+c(s)+"/units/"+c(d),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5B\
a-z0-9-%5D*%24/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}}else e=t(e,{instancePath:i+"/choices/"+c(s)+"/units",schemaPath:"defs.schema\
.json#/$defs/unitCounts/type",keyword:"type",params:{type:"object"}}),r++}if(n.airSteps!==void 0){let m=n.airSteps;if(m&&typeof m=="object"&&!Array.isArray(m)){
Object.keys(m).length<1&&(e=t(e,{instancePath:i+"/choices/"+c(s)+"/airSteps",schemaPath:"defs.schema.json#/$defs/airSteps/minProperties",keyword:"minProperties",
params:{limit:1}}),r++);for(let d in m)d==="japan"||d==="us"||d==="britain"||d==="netherlands"||(e=t(e,{instancePath:i+"/choices/"+c(s)+"/airSteps",schemaPath:"\
defs.schema.json#/$defs/airSteps/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}),r++);if(m.japan!==void 0){let d=m.japan;typeof d==
"number"&&!(d%1)&&!isNaN(d)&&isFinite(d)||(e=t(e,{instancePath:i+"/choices/"+c(s)+"/airSteps/japan",schemaPath:"defs.schema.json#/$defs/airSteps/properties/japa\
n/type",keyword:"type",params:{type:"integer"}}),r++),typeof d=="number"&&isFinite(d)&&((d>60||isNaN(d))&&(e=t(e,{instancePath:i+"/choices/"+c(s)+"/airSteps/jap\
an",schemaPath:"defs.schema.json#/$defs/airSteps/properties/japan/maximum",keyword:"maximum",params:{comparison:"<=",limit:60}}),r++),(d<1||isNaN(d))&&(e=t(e,{instancePath:i+
"/choices/"+c(s)+"/airSteps/japan",schemaPath:"defs.schema.json#/$defs/airSteps/properties/japan/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}
if(m.us!==void 0){let d=m.us;typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)||(e=t(e,{instancePath:i+"/choices/"+c(s)+"/airSteps/us",schemaPath:"defs.schema.\
json#/$defs/airSteps/properties/us/type",keyword:"type",params:{type:"integer"}}),r++),typeof d=="number"&&isFinite(d)&&((d>60||isNaN(d))&&(e=t(e,{instancePath:i+
"/choices/"+c(s)+"/airSteps/us",schemaPath:"defs.schema.json#/$defs/airSteps/properties/us/maximum",keyword:"maximum",params:{comparison:"<=",limit:60}}),r++),(d<
1||isNaN(d))&&(e=t(e,{instancePath:i+"/choices/"+c(s)+"/airSteps/us",schemaPath:"defs.schema.json#/$defs/airSteps/properties/us/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}),r++))}if(m.britain!==void 0){let d=m.britain;typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)||(e=t(e,{instancePath:i+"/choices/"+c(
s)+"/airSteps/britain",schemaPath:"defs.schema.json#/$defs/airSteps/properties/britain/type",keyword:"type",params:{type:"integer"}}),r++),typeof d=="number"&&isFinite(
d)&&((d>60||isNaN(d))&&(e=t(e,{instancePath:i+"/choices/"+c(s)+"/airSteps/britain",schemaPath:"defs.schema.json#/$defs/airSteps/properties/britain/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:60}}),r++),(d<1||isNaN(d))&&(e=t(e,{instancePath:i+"/choices/"+c(s)+"/airSteps/britain",schemaPath:"defs.schema.json#/$de\
fs/airSteps/properties/britain/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(m.netherlands!==void 0){let d=m.netherlands;typeof d=="num\
ber"&&!(d%1)&&!isNaN(d)&&isFinite(d)||(e=t(e,{instancePath:i+"/choices/"+c(s)+"/airSteps/netherlands",schemaPath:"defs.schema.json#/$defs/airSteps/properties/ne\
therlands/type",keyword:"type",params:{type:"integer"}}),r++),typeof d=="number"&&isFinite(d)&&((d>60||isNaN(d))&&(e=t(e,{instancePath:i+"/choices/"+c(s)+"/airS\
teps/netherlands",schemaPath:"defs.schema.json#/$defs/airSteps/properties/netherlands/maximum",keyword:"maximum",params:{comparison:"<=",limit:60}}),r++),(d<1||
isNaN(d))&&(e=t(e,{instancePath:i+"/choices/"+c(s)+"/airSteps/netherlands",schemaPath:"defs.schema.json#/$defs/airSteps/properties/netherlands/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}),r++))}}else e=t(e,{instancePath:i+"/choices/"+c(s)+"/airSteps",schemaPath:"defs.schema.json#/$defs/airSteps/type",keyword:"\
type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/choices/"+c(s),schemaPath:"#/properties/choices/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*\
%24/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/choices",schemaPath:"#/properties/choices/type",keyword:"type",params:{type:"\
object"}}),r++}if(o.turnTrack!==void 0){let a=o.turnTrack;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let s in a)C.test(s)||(e=t(e,{instancePath:i+"/turnTr\
ack",schemaPath:"#/properties/turnTrack/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);for(let s in a)if(C.test(s)){let n=a[s];
if(n&&typeof n=="object"&&!Array.isArray(n)){Object.keys(n).length<1&&(e=t(e,{instancePath:i+"/turnTrack/"+c(s),schemaPath:"#/properties/turnTrack/patternProper\
ties/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/minProperties",keyword:"minProperties",params:{limit:1}}),r++);for(let m in n)m==="units"||m==="reduced"||m==="airSteps"||(e=
t(e,{instancePath:i+"/turnTrack/"+c(s),schemaPath:"#/properties/turnTrack/patternProperties/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:m}}),r++);if(n.units!==void 0){let m=n.units;if(m&&typeof m=="object"&&!Array.isArray(m)){for(let d in m)j.test(d)||(e=
t(e,{instancePath:i+"/turnTrack/"+c(s)+"/units",schemaPath:"defs.schema.json#/$defs/unitCounts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}),
r++);for(let d in m)if(j.test(d)){let h=m[d];typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)||(e=t(e,{instancePath:i+"/turnTrack/"+c(s)+"/units/"+c(d),schemaPath:"\
defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"integer"}}),r++),typeof h=="number"&&isFinite(
h)&&((h>50||isNaN(h))&&(e=t(e,{instancePath:i+"/turnTrack/"+c(s)+"/units/"+c(d),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D\
%5Ba-z0-9-%5D*%24/maximum",keyword:"maximum",params:{comparison:"<=",limit:50}}),r++),(h<1||isNaN(h))&&(e=t(e,{instancePath:i+"/turnTrack/"+c(s)+"/units/"+c(d),
schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),
r++))}}else e=t(e,{instancePath:i+"/turnTrack/"+c(s)+"/units",schemaPath:"defs.schema.json#/$defs/unitCounts/type",keyword:"type",params:{type:"object"}}),r++}if(n.
reduced!==void 0){let m=n.reduced;if(m&&typeof m=="object"&&!Array.isArray(m)){for(let d in m)j.test(d)||(e=t(e,{instancePath:i+"/turnTrack/"+c(s)+"/reduced",schemaPath:"\
defs.schema.json#/$defs/unitCounts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}),r++);for(let d in m)if(j.test(d)){let h=m[d];
typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)||(e=t(e,{instancePath:i+"/turnTrack/"+c(s)+"/reduced/"+c(d),schemaPath:"defs.schema.json#/$defs/unitCounts/pa\
tternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"integer"}}),r++),typeof h=="number"&&isFinite(h)&&((h>50||isNaN(h))&&(e=t(e,
{instancePath:i+"/turnTrack/"+c(s)+"/reduced/"+c(d),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:50}}),r++),(h<1||isNaN(h))&&(e=t(e,{instancePath:i+"/turnTrack/"+c(s)+"/reduced/"+c(d),schemaPath:"defs.schema.json#/$def\
s/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}}else e=t(e,{instancePath:i+
"/turnTrack/"+c(s)+"/reduced",schemaPath:"defs.schema.json#/$defs/unitCounts/type",keyword:"type",params:{type:"object"}}),r++}if(n.airSteps!==void 0){let m=n.airSteps;
if(m&&typeof m=="object"&&!Array.isArray(m)){Object.keys(m).length<1&&(e=t(e,{instancePath:i+"/turnTrack/"+c(s)+"/airSteps",schemaPath:"defs.schema.json#/$defs/\
airSteps/minProperties",keyword:"minProperties",params:{limit:1}}),r++);for(let d in m)d==="japan"||d==="us"||d==="britain"||d==="netherlands"||(e=t(e,{instancePath:i+
"/turnTrack/"+c(s)+"/airSteps",schemaPath:"defs.schema.json#/$defs/airSteps/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}),
r++);if(m.japan!==void 0){let d=m.japan;typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)||(e=t(e,{instancePath:i+"/turnTrack/"+c(s)+"/airSteps/japan",schemaPath:"\
defs.schema.json#/$defs/airSteps/properties/japan/type",keyword:"type",params:{type:"integer"}}),r++),typeof d=="number"&&isFinite(d)&&((d>60||isNaN(d))&&(e=t(e,
{instancePath:i+"/turnTrack/"+c(s)+"/airSteps/japan",schemaPath:"defs.schema.json#/$defs/airSteps/properties/japan/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:60}}),r++),(d<1||isNaN(d))&&(e=t(e,{instancePath:i+"/turnTrack/"+c(s)+"/airSteps/japan",schemaPath:"defs.schema.json#/$defs/airSteps/properties/japan/\
minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(m.us!==void 0){let d=m.us;typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)||(e=t(e,{instancePath:i+
"/turnTrack/"+c(s)+"/airSteps/us",schemaPath:"defs.schema.json#/$defs/airSteps/properties/us/type",keyword:"type",params:{type:"integer"}}),r++),typeof d=="numb\
er"&&isFinite(d)&&((d>60||isNaN(d))&&(e=t(e,{instancePath:i+"/turnTrack/"+c(s)+"/airSteps/us",schemaPath:"defs.schema.json#/$defs/airSteps/properties/us/maximum",
keyword:"maximum",params:{comparison:"<=",limit:60}}),r++),(d<1||isNaN(d))&&(e=t(e,{instancePath:i+"/turnTrack/"+c(s)+"/airSteps/us",schemaPath:"defs.schema.jso\
n#/$defs/airSteps/properties/us/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(m.britain!==void 0){let d=m.britain;typeof d=="number"&&!(d%
1)&&!isNaN(d)&&isFinite(d)||(e=t(e,{instancePath:i+"/turnTrack/"+c(s)+"/airSteps/britain",schemaPath:"defs.schema.json#/$defs/airSteps/properties/britain/type",
keyword:"type",params:{type:"integer"}}),r++),typeof d=="number"&&isFinite(d)&&((d>60||isNaN(d))&&(e=t(e,{instancePath:i+"/turnTrack/"+c(s)+"/airSteps/britain",
schemaPath:"defs.schema.json#/$defs/airSteps/properties/britain/maximum",keyword:"maximum",params:{comparison:"<=",limit:60}}),r++),(d<1||isNaN(d))&&(e=t(e,{instancePath:i+
"/turnTrack/"+c(s)+"/airSteps/britain",schemaPath:"defs.schema.json#/$defs/airSteps/properties/britain/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),
r++))}if(m.netherlands!==void 0){let d=m.netherlands;typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)||(e=t(e,{instancePath:i+"/turnTrack/"+c(s)+"/airSteps/ne\
therlands",schemaPath:"defs.schema.json#/$defs/airSteps/properties/netherlands/type",keyword:"type",params:{type:"integer"}}),r++),typeof d=="number"&&isFinite(
d)&&((d>60||isNaN(d))&&(e=t(e,{instancePath:i+"/turnTrack/"+c(s)+"/airSteps/netherlands",schemaPath:"defs.schema.json#/$defs/airSteps/properties/netherlands/max\
imum",keyword:"maximum",params:{comparison:"<=",limit:60}}),r++),(d<1||isNaN(d))&&(e=t(e,{instancePath:i+"/turnTrack/"+c(s)+"/airSteps/netherlands",schemaPath:"\
defs.schema.json#/$defs/airSteps/properties/netherlands/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}}else e=t(e,{instancePath:i+"/turnTr\
ack/"+c(s)+"/airSteps",schemaPath:"defs.schema.json#/$defs/airSteps/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/turnTrack/"+
c(s),schemaPath:"#/properties/turnTrack/patternProperties/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+
"/turnTrack",schemaPath:"#/properties/turnTrack/type",keyword:"type",params:{type:"object"}}),r++}if(o.removed!==void 0){let a=o.removed;if(a&&typeof a=="object"&&
!Array.isArray(a)){a.units===void 0&&(e=t(e,{instancePath:i+"/removed",schemaPath:"#/properties/removed/required",keyword:"required",params:{missingProperty:"un\
its"}}),r++);for(let s in a)s!=="units"&&(e=t(e,{instancePath:i+"/removed",schemaPath:"#/properties/removed/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:s}}),r++);if(a.units!==void 0){let s=a.units;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let n in s)j.test(n)||(e=t(e,{instancePath:i+
"/removed/units",schemaPath:"defs.schema.json#/$defs/unitCounts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),r++);for(let n in s)
if(j.test(n)){let m=s[n];typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)||(e=t(e,{instancePath:i+"/removed/units/"+c(n),schemaPath:"defs.schema.json#/$defs/u\
nitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"integer"}}),r++),typeof m=="number"&&isFinite(m)&&((m>50||isNaN(
m))&&(e=t(e,{instancePath:i+"/removed/units/"+c(n),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:50}}),r++),(m<1||isNaN(m))&&(e=t(e,{instancePath:i+"/removed/units/"+c(n),schemaPath:"defs.schema.json#/$defs/unitCounts/\
patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}}else e=t(e,{instancePath:i+"/removed/uni\
ts",schemaPath:"defs.schema.json#/$defs/unitCounts/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/removed",schemaPath:"#/proper\
ties/removed/type",keyword:"type",params:{type:"object"}}),r++}if(o.sunk!==void 0){let a=o.sunk;if(a&&typeof a=="object"&&!Array.isArray(a)){a.units===void 0&&(e=
t(e,{instancePath:i+"/sunk",schemaPath:"#/properties/sunk/required",keyword:"required",params:{missingProperty:"units"}}),r++);for(let s in a)s!=="units"&&(e=t(
e,{instancePath:i+"/sunk",schemaPath:"#/properties/sunk/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);if(a.units!==void 0){
let s=a.units;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let n in s)j.test(n)||(e=t(e,{instancePath:i+"/sunk/units",schemaPath:"defs.schema.json#/$defs/un\
itCounts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),r++);for(let n in s)if(j.test(n)){let m=s[n];typeof m=="number"&&!(m%
1)&&!isNaN(m)&&isFinite(m)||(e=t(e,{instancePath:i+"/sunk/units/"+c(n),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9\
-%5D*%24/type",keyword:"type",params:{type:"integer"}}),r++),typeof m=="number"&&isFinite(m)&&((m>50||isNaN(m))&&(e=t(e,{instancePath:i+"/sunk/units/"+c(n),schemaPath:"\
defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/maximum",keyword:"maximum",params:{comparison:"<=",limit:50}}),r++),(m<1||
isNaN(m))&&(e=t(e,{instancePath:i+"/sunk/units/"+c(n),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/minimum",
keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}}else e=t(e,{instancePath:i+"/sunk/units",schemaPath:"defs.schema.json#/$defs/unitCounts/type",keyword:"\
type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/sunk",schemaPath:"#/properties/sunk/type",keyword:"type",params:{type:"object"}}),r++}if(o.reactionForce!==
void 0){let a=o.reactionForce;if(a&&typeof a=="object"&&!Array.isArray(a)){a.turn===void 0&&(e=t(e,{instancePath:i+"/reactionForce",schemaPath:"#/properties/rea\
ctionForce/required",keyword:"required",params:{missingProperty:"turn"}}),r++),a.units===void 0&&(e=t(e,{instancePath:i+"/reactionForce",schemaPath:"#/propertie\
s/reactionForce/required",keyword:"required",params:{missingProperty:"units"}}),r++),a.places===void 0&&(e=t(e,{instancePath:i+"/reactionForce",schemaPath:"#/pr\
operties/reactionForce/required",keyword:"required",params:{missingProperty:"places"}}),r++);for(let s in a)s==="turn"||s==="units"||s==="places"||s==="reacted"||
(e=t(e,{instancePath:i+"/reactionForce",schemaPath:"#/properties/reactionForce/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),
r++);if(a.turn!==void 0){let s=a.turn;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/reactionForce/turn",schemaPath:"defs.schema.j\
son#/$defs/turn/type",keyword:"type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>16||isNaN(s))&&(e=t(e,{instancePath:i+"/reactionForce/t\
urn",schemaPath:"defs.schema.json#/$defs/turn/maximum",keyword:"maximum",params:{comparison:"<=",limit:16}}),r++),(s<1||isNaN(s))&&(e=t(e,{instancePath:i+"/reac\
tionForce/turn",schemaPath:"defs.schema.json#/$defs/turn/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(a.units!==void 0){let s=a.units;
if(s&&typeof s=="object"&&!Array.isArray(s)){for(let n in s)j.test(n)||(e=t(e,{instancePath:i+"/reactionForce/units",schemaPath:"defs.schema.json#/$defs/unitCou\
nts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),r++);for(let n in s)if(j.test(n)){let m=s[n];typeof m=="number"&&!(m%1)&&
!isNaN(m)&&isFinite(m)||(e=t(e,{instancePath:i+"/reactionForce/units/"+c(n),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba\
-z0-9-%5D*%24/type",keyword:"type",params:{type:"integer"}}),r++),typeof m=="number"&&isFinite(m)&&((m>50||isNaN(m))&&(e=t(e,{instancePath:i+"/reactionForce/uni\
ts/"+c(n),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/maximum",keyword:"maximum",params:{comparison:"<=",limit:50}}),
r++),(m<1||isNaN(m))&&(e=t(e,{instancePath:i+"/reactionForce/units/"+c(n),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z\
0-9-%5D*%24/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}}else e=t(e,{instancePath:i+"/reactionForce/units",schemaPath:"defs.schema.json#\
/$defs/unitCounts/type",keyword:"type",params:{type:"object"}}),r++}if(a.places!==void 0){let s=a.places;if(s&&typeof s=="object"&&!Array.isArray(s)){s[1]===void 0&&
(e=t(e,{instancePath:i+"/reactionForce/places",schemaPath:"#/properties/reactionForce/properties/places/required",keyword:"required",params:{missingProperty:"1"}}),
r++),s[2]===void 0&&(e=t(e,{instancePath:i+"/reactionForce/places",schemaPath:"#/properties/reactionForce/properties/places/required",keyword:"required",params:{
missingProperty:"2"}}),r++),s[3]===void 0&&(e=t(e,{instancePath:i+"/reactionForce/places",schemaPath:"#/properties/reactionForce/properties/places/required",keyword:"\
required",params:{missingProperty:"3"}}),r++),s[4]===void 0&&(e=t(e,{instancePath:i+"/reactionForce/places",schemaPath:"#/properties/reactionForce/properties/pl\
aces/required",keyword:"required",params:{missingProperty:"4"}}),r++),s[5]===void 0&&(e=t(e,{instancePath:i+"/reactionForce/places",schemaPath:"#/properties/rea\
ctionForce/properties/places/required",keyword:"required",params:{missingProperty:"5"}}),r++),s[6]===void 0&&(e=t(e,{instancePath:i+"/reactionForce/places",schemaPath:"\
#/properties/reactionForce/properties/places/required",keyword:"required",params:{missingProperty:"6"}}),r++);for(let n in s)n==="1"||n==="2"||n==="3"||n==="4"||
n==="5"||n==="6"||(e=t(e,{instancePath:i+"/reactionForce/places",schemaPath:"#/properties/reactionForce/properties/places/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:n}}),r++);if(s[1]!==void 0){let n=s[1];typeof n=="string"?(n.length>80&&w(n)>80&&(e=t(e,{instancePath:i+"/reactionForc\
e/places/1",schemaPath:"defs.schema.json#/$defs/placeId/maxLength",keyword:"maxLength",params:{limit:80}}),r++),j.test(n)||(e=t(e,{instancePath:i+"/reactionForc\
e/places/1",schemaPath:"defs.schema.json#/$defs/placeId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/reac\
tionForce/places/1",schemaPath:"defs.schema.json#/$defs/placeId/type",keyword:"type",params:{type:"string"}}),r++)}if(s[2]!==void 0){let n=s[2];typeof n=="strin\
g"?(n.length>80&&w(n)>80&&(e=t(e,{instancePath:i+"/reactionForce/places/2",schemaPath:"defs.schema.json#/$defs/placeId/maxLength",keyword:"maxLength",params:{limit:80}}),
r++),j.test(n)||(e=t(e,{instancePath:i+"/reactionForce/places/2",schemaPath:"defs.schema.json#/$defs/placeId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-\
9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/reactionForce/places/2",schemaPath:"defs.schema.json#/$defs/placeId/type",keyword:"type",params:{type:"string"}}),
r++)}if(s[3]!==void 0){let n=s[3];typeof n=="string"?(n.length>80&&w(n)>80&&(e=t(e,{instancePath:i+"/reactionForce/places/3",schemaPath:"defs.schema.json#/$defs\
/placeId/maxLength",keyword:"maxLength",params:{limit:80}}),r++),j.test(n)||(e=t(e,{instancePath:i+"/reactionForce/places/3",schemaPath:"defs.schema.json#/$defs\
/placeId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/reactionForce/places/3",schemaPath:"defs.schema.jso\
n#/$defs/placeId/type",keyword:"type",params:{type:"string"}}),r++)}if(s[4]!==void 0){let n=s[4];typeof n=="string"?(n.length>80&&w(n)>80&&(e=t(e,{instancePath:i+
"/reactionForce/places/4",schemaPath:"defs.schema.json#/$defs/placeId/maxLength",keyword:"maxLength",params:{limit:80}}),r++),j.test(n)||(e=t(e,{instancePath:i+
"/reactionForce/places/4",schemaPath:"defs.schema.json#/$defs/placeId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+
"/reactionForce/places/4",schemaPath:"defs.schema.json#/$defs/placeId/type",keyword:"type",params:{type:"string"}}),r++)}if(s[5]!==void 0){let n=s[5];typeof n==
"string"?(n.length>80&&w(n)>80&&(e=t(e,{instancePath:i+"/reactionForce/places/5",schemaPath:"defs.schema.json#/$defs/placeId/maxLength",keyword:"maxLength",params:{
limit:80}}),r++),j.test(n)||(e=t(e,{instancePath:i+"/reactionForce/places/5",schemaPath:"defs.schema.json#/$defs/placeId/pattern",keyword:"pattern",params:{pattern:"\
^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/reactionForce/places/5",schemaPath:"defs.schema.json#/$defs/placeId/type",keyword:"type",params:{type:"s\
tring"}}),r++)}if(s[6]!==void 0){let n=s[6];typeof n=="string"?(n.length>80&&w(n)>80&&(e=t(e,{instancePath:i+"/reactionForce/places/6",schemaPath:"defs.schema.j\
son#/$defs/placeId/maxLength",keyword:"maxLength",params:{limit:80}}),r++),j.test(n)||(e=t(e,{instancePath:i+"/reactionForce/places/6",schemaPath:"defs.schema.j\
son#/$defs/placeId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/reactionForce/places/6",schemaPath:"defs.\
schema.json#/$defs/placeId/type",keyword:"type",params:{type:"string"}}),r++)}}else e=t(e,{instancePath:i+"/reactionForce/places",schemaPath:"#/properties/react\
ionForce/properties/places/type",keyword:"type",params:{type:"object"}}),r++}a.reacted!==void 0&&typeof a.reacted!="boolean"&&(e=t(e,{instancePath:i+"/reactionF\
orce/reacted",schemaPath:"#/properties/reactionForce/properties/reacted/type",keyword:"type",params:{type:"boolean"}}),r++)}else e=t(e,{instancePath:i+"/reactio\
nForce",schemaPath:"#/properties/reactionForce/type",keyword:"type",params:{type:"object"}}),r++}if(o.tracks!==void 0){let a=o.tracks;if(a&&typeof a=="object"&&
!Array.isArray(a)){a.merchantmen===void 0&&(e=t(e,{instancePath:i+"/tracks",schemaPath:"#/properties/tracks/required",keyword:"required",params:{missingProperty:"\
merchantmen"}}),r++),a.oil===void 0&&(e=t(e,{instancePath:i+"/tracks",schemaPath:"#/properties/tracks/required",keyword:"required",params:{missingProperty:"oil"}}),
r++),a.transport===void 0&&(e=t(e,{instancePath:i+"/tracks",schemaPath:"#/properties/tracks/required",keyword:"required",params:{missingProperty:"transport"}}),
r++),a.submarine===void 0&&(e=t(e,{instancePath:i+"/tracks",schemaPath:"#/properties/tracks/required",keyword:"required",params:{missingProperty:"submarine"}}),
r++),a.victoryPoints===void 0&&(e=t(e,{instancePath:i+"/tracks",schemaPath:"#/properties/tracks/required",keyword:"required",params:{missingProperty:"victoryPoi\
nts"}}),r++);for(let s in a)s==="merchantmen"||s==="oil"||s==="transport"||s==="submarine"||s==="victoryPoints"||(e=t(e,{instancePath:i+"/tracks",schemaPath:"#/\
properties/tracks/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);if(a.merchantmen!==void 0){let s=a.merchantmen;if(typeof s==
"number"&&isFinite(s)){(s>1e3||isNaN(s))&&(e=t(e,{instancePath:i+"/tracks/merchantmen",schemaPath:"../common/common.schema.json#/$defs/quarters/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e3}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/tracks/merchantmen",schemaPath:"../common/common.schema.json#/$defs\
/quarters/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++);let n;n=s/.25,n!==parseInt(n)&&(e=t(e,{instancePath:i+"/tracks/merchantmen",schemaPath:"\
../common/common.schema.json#/$defs/quarters/multipleOf",keyword:"multipleOf",params:{multipleOf:.25}}),r++)}else e=t(e,{instancePath:i+"/tracks/merchantmen",schemaPath:"\
../common/common.schema.json#/$defs/quarters/type",keyword:"type",params:{type:"number"}}),r++}if(a.oil!==void 0){let s=a.oil;if(typeof s=="number"&&isFinite(s)){
(s>1e3||isNaN(s))&&(e=t(e,{instancePath:i+"/tracks/oil",schemaPath:"../common/common.schema.json#/$defs/quarters/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e3}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/tracks/oil",schemaPath:"../common/common.schema.json#/$defs/quarters/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}}),r++);let n;n=s/.25,n!==parseInt(n)&&(e=t(e,{instancePath:i+"/tracks/oil",schemaPath:"../common/common.schema.json#/$defs/quar\
ters/multipleOf",keyword:"multipleOf",params:{multipleOf:.25}}),r++)}else e=t(e,{instancePath:i+"/tracks/oil",schemaPath:"../common/common.schema.json#/$defs/qu\
arters/type",keyword:"type",params:{type:"number"}}),r++}if(a.transport!==void 0){let s=a.transport;if(s&&typeof s=="object"&&!Array.isArray(s)){s.japan===void 0&&
(e=t(e,{instancePath:i+"/tracks/transport",schemaPath:"#/properties/tracks/properties/transport/required",keyword:"required",params:{missingProperty:"japan"}}),
r++),s.us===void 0&&(e=t(e,{instancePath:i+"/tracks/transport",schemaPath:"#/properties/tracks/properties/transport/required",keyword:"required",params:{missingProperty:"\
us"}}),r++),s.britain===void 0&&(e=t(e,{instancePath:i+"/tracks/transport",schemaPath:"#/properties/tracks/properties/transport/required",keyword:"required",params:{
missingProperty:"britain"}}),r++);for(let n in s)n==="japan"||n==="us"||n==="britain"||(e=t(e,{instancePath:i+"/tracks/transport",schemaPath:"#/properties/track\
s/properties/transport/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),r++);if(s.japan!==void 0){let n=s.japan;if(typeof n==
"number"&&isFinite(n)){(n>1e3||isNaN(n))&&(e=t(e,{instancePath:i+"/tracks/transport/japan",schemaPath:"../common/common.schema.json#/$defs/quarters/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e3}}),r++),(n<0||isNaN(n))&&(e=t(e,{instancePath:i+"/tracks/transport/japan",schemaPath:"../common/common.schema.json#/$\
defs/quarters/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++);let m;m=n/.25,m!==parseInt(m)&&(e=t(e,{instancePath:i+"/tracks/transport/japan",
schemaPath:"../common/common.schema.json#/$defs/quarters/multipleOf",keyword:"multipleOf",params:{multipleOf:.25}}),r++)}else e=t(e,{instancePath:i+"/tracks/tra\
nsport/japan",schemaPath:"../common/common.schema.json#/$defs/quarters/type",keyword:"type",params:{type:"number"}}),r++}if(s.us!==void 0){let n=s.us;if(typeof n==
"number"&&isFinite(n)){(n>1e3||isNaN(n))&&(e=t(e,{instancePath:i+"/tracks/transport/us",schemaPath:"../common/common.schema.json#/$defs/quarters/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e3}}),r++),(n<0||isNaN(n))&&(e=t(e,{instancePath:i+"/tracks/transport/us",schemaPath:"../common/common.schema.json#/$def\
s/quarters/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++);let m;m=n/.25,m!==parseInt(m)&&(e=t(e,{instancePath:i+"/tracks/transport/us",schemaPath:"\
../common/common.schema.json#/$defs/quarters/multipleOf",keyword:"multipleOf",params:{multipleOf:.25}}),r++)}else e=t(e,{instancePath:i+"/tracks/transport/us",schemaPath:"\
../common/common.schema.json#/$defs/quarters/type",keyword:"type",params:{type:"number"}}),r++}if(s.britain!==void 0){let n=s.britain;if(typeof n=="number"&&isFinite(
n)){(n>1e3||isNaN(n))&&(e=t(e,{instancePath:i+"/tracks/transport/britain",schemaPath:"../common/common.schema.json#/$defs/quarters/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e3}}),r++),(n<0||isNaN(n))&&(e=t(e,{instancePath:i+"/tracks/transport/britain",schemaPath:"../common/common.schema.json#/$defs/quarters/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++);let m;m=n/.25,m!==parseInt(m)&&(e=t(e,{instancePath:i+"/tracks/transport/britain",schemaPath:"\
../common/common.schema.json#/$defs/quarters/multipleOf",keyword:"multipleOf",params:{multipleOf:.25}}),r++)}else e=t(e,{instancePath:i+"/tracks/transport/brita\
in",schemaPath:"../common/common.schema.json#/$defs/quarters/type",keyword:"type",params:{type:"number"}}),r++}}else e=t(e,{instancePath:i+"/tracks/transport",schemaPath:"\
#/properties/tracks/properties/transport/type",keyword:"type",params:{type:"object"}}),r++}if(a.submarine!==void 0){let s=a.submarine;if(s&&typeof s=="object"&&
!Array.isArray(s)){s.japan===void 0&&(e=t(e,{instancePath:i+"/tracks/submarine",schemaPath:"#/properties/tracks/properties/submarine/required",keyword:"required",
params:{missingProperty:"japan"}}),r++),s.allies===void 0&&(e=t(e,{instancePath:i+"/tracks/submarine",schemaPath:"#/properties/tracks/properties/submarine/requi\
red",keyword:"required",params:{missingProperty:"allies"}}),r++);for(let n in s)n==="japan"||n==="allies"||(e=t(e,{instancePath:i+"/tracks/submarine",schemaPath:"\
#/properties/tracks/properties/submarine/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),r++);if(s.japan!==void 0){let n=s.
japan;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=t(e,{instancePath:i+"/tracks/submarine/japan",schemaPath:"#/properties/tracks/properties/submarine/\
properties/japan/type",keyword:"type",params:{type:"integer"}}),r++),typeof n=="number"&&isFinite(n)&&((n>100||isNaN(n))&&(e=t(e,{instancePath:i+"/tracks/submar\
ine/japan",schemaPath:"#/properties/tracks/properties/submarine/properties/japan/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}),r++),(n<0||isNaN(
n))&&(e=t(e,{instancePath:i+"/tracks/submarine/japan",schemaPath:"#/properties/tracks/properties/submarine/properties/japan/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}),r++))}if(s.allies!==void 0){let n=s.allies;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=t(e,{instancePath:i+"/tracks/submarine/allies",
schemaPath:"#/properties/tracks/properties/submarine/properties/allies/type",keyword:"type",params:{type:"integer"}}),r++),typeof n=="number"&&isFinite(n)&&((n>
100||isNaN(n))&&(e=t(e,{instancePath:i+"/tracks/submarine/allies",schemaPath:"#/properties/tracks/properties/submarine/properties/allies/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:100}}),r++),(n<0||isNaN(n))&&(e=t(e,{instancePath:i+"/tracks/submarine/allies",schemaPath:"#/properties/tracks/properties/subm\
arine/properties/allies/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}}else e=t(e,{instancePath:i+"/tracks/submarine",schemaPath:"#/proper\
ties/tracks/properties/submarine/type",keyword:"type",params:{type:"object"}}),r++}if(a.victoryPoints!==void 0){let s=a.victoryPoints;typeof s=="number"&&!(s%1)&&
!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/tracks/victoryPoints",schemaPath:"#/properties/tracks/properties/victoryPoints/type",keyword:"type",params:{type:"\
integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>100||isNaN(s))&&(e=t(e,{instancePath:i+"/tracks/victoryPoints",schemaPath:"#/properties/tracks/properties/\
victoryPoints/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}),r++),(s<-100||isNaN(s))&&(e=t(e,{instancePath:i+"/tracks/victoryPoints",schemaPath:"\
#/properties/tracks/properties/victoryPoints/minimum",keyword:"minimum",params:{comparison:">=",limit:-100}}),r++))}}else e=t(e,{instancePath:i+"/tracks",schemaPath:"\
#/properties/tracks/type",keyword:"type",params:{type:"object"}}),r++}if(o.overrides!==void 0){let a=o.overrides;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let s in a)
Je.test(s)||(e=t(e,{instancePath:i+"/overrides",schemaPath:"#/properties/overrides/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),
r++);for(let s in a)if(Je.test(s)){let n=a[s];n&&typeof n=="object"&&!Array.isArray(n)||(e=t(e,{instancePath:i+"/overrides/"+c(s),schemaPath:"#/properties/overr\
ides/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9~1-%5D*%5C.json%24/type",keyword:"type",params:{type:"object"}}),r++)}}else e=t(e,{instancePath:i+"/overrides",schemaPath:"\
#/properties/overrides/type",keyword:"type",params:{type:"object"}}),r++}o.sources!==void 0&&($e(o.sources,{instancePath:i+"/sources",parentData:o,parentDataProperty:"\
sources",rootData:y,dynamicAnchors:l})||(e=e===null?$e.errors:g(e,$e.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}),r++;return We.errors=e,r===0}We.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function t(o,i){return o===null?[i]:(o.push(i),o)}function z(o,i){
let k=null,b=new Map,y=[];for(let l=0;l<o.length;l++){if(typeof o[l]=="object"&&o[l]!==null){y.push(l);continue}let e=b.get(o[l]);e!==void 0&&(k=[l,e]),b.set(o[l],
l)}for(let l=y.length;l--&&!(k!==null&&y[l]<k[0]);)for(let e=l;e--;)if(i(o[y[l]],o[y[e]]))return[y[l],y[e]];return k}function c(o){return o.includes("~")||o.includes(
"/")?o.replace(/~/g,"~0").replace(/\//g,"~1"):o}function g(o,i){for(let k of i)o.push(k);return o}var I=o=>i=>o(i)?[]:[...o.errors],Dr={"common/workspace.schema.json":I(tr),"common/game.schema.json":I(sr),"common/map.schema.json":I(ar),"common/options.schema\
.json":I(or),"common/layer.schema.json":I(nr),"common/playtest.schema.json":I(mr),"fire-in-the-sky/bases.schema.json":I(pr),"fire-in-the-sky/units.schema.json":I(
dr),"fire-in-the-sky/parameters.schema.json":I(cr),"fire-in-the-sky/sequence.schema.json":I(fr),"fire-in-the-sky/combat-table.schema.json":I(yr),"fire-in-the-sk\
y/surface-combat-table.schema.json":I(lr),"fire-in-the-sky/naval-damage-table.schema.json":I(ur),"fire-in-the-sky/transport-costs.schema.json":I(hr),"fire-in-th\
e-sky/levels.schema.json":I(Pr),"fire-in-the-sky/reinforcements.schema.json":I(kr),"fire-in-the-sky/scenario.schema.json":I(gr)};export{Dr as validators};
