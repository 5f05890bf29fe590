// Made from schemas/ by "npm run generate". Do not edit.
var Te=(o,i)=>()=>{try{return i||o((i={exports:{}}).exports,i),i.exports}catch(h){throw i=0,h}};var Me=Te(_e=>{"use strict";Object.defineProperty(_e,"__esModule",{value:!0});function Ge(o){let i=o.length,h=0,P=0,y;for(;P<i;)h++,y=o.charCodeAt(P++),y>=55296&&
y<=56319&&P<i&&(y=o.charCodeAt(P),(y&64512)===56320&&P++);return h}_e.default=Ge;Ge.code='require("ajv/dist/runtime/ucs2length").default'});var We=Te((kr,Re)=>{"use strict";Re.exports=function o(i,h){if(i===h)return!0;if(i&&h&&typeof i=="object"&&typeof h=="object"){if(i.constructor!==h.constructor)
return!1;var P,y,u;if(Array.isArray(i)){if(P=i.length,P!=h.length)return!1;for(y=P;y--!==0;)if(!o(i[y],h[y]))return!1;return!0}if(i.constructor===RegExp)return i.
source===h.source&&i.flags===h.flags;if(i.valueOf!==Object.prototype.valueOf)return i.valueOf()===h.valueOf();if(i.toString!==Object.prototype.toString)return i.
toString()===h.toString();if(u=Object.keys(i),P=u.length,P!==Object.keys(h).length)return!1;for(y=P;y--!==0;)if(!Object.prototype.hasOwnProperty.call(h,u[y]))return!1;
for(y=P;y--!==0;){var e=u[y];if(!o(i[e],h[e]))return!1}return!0}return i!==i&&h!==h}});var Je=Te(Ze=>{"use strict";Object.defineProperty(Ze,"__esModule",{value:!0});var Ke=We();Ke.code='require("ajv/dist/runtime/equal").default';Ze.default=Ke});var Ue=be;var g=Me().default,A=Je().default,w=new RegExp("^[a-z0-9][a-z0-9-]*$","u"),lr=new RegExp("^[a-z][a-z0-9/-]*$","u"),$=new RegExp("^(|/.*)$","u");var R=new RegExp("^[0-9A-Z][0-9A-Za-z.()-]*$","u");function b(o,{instancePath:i="",parentData:h,parentDataProperty:P,rootData:y=o,dynamicAnchors:u={}}={}){let e=null,
r=0,f=b.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.status===void 0&&(e=t(e,{instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"}}),r++);for(let s in o)s==="rule"||s==="status"||s==="note"||(e=t(e,{instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);if(o.rule!==void 0){let s=o.rule;typeof s=="string"?(s.length>
24&&g(s)>24&&(e=t(e,{instancePath:i+"/rule",schemaPath:"#/$defs/ruleNumber/maxLength",keyword:"maxLength",params:{limit:24}}),r++),R.test(s)||(e=t(e,{instancePath:i+
"/rule",schemaPath:"#/$defs/ruleNumber/pattern",keyword:"pattern",params:{pattern:"^[0-9A-Z][0-9A-Za-z.()-]*$"}}),r++)):(e=t(e,{instancePath:i+"/rule",schemaPath:"\
#/$defs/ruleNumber/type",keyword:"type",params:{type:"string"}}),r++)}if(o.status!==void 0){let s=o.status;typeof s!="string"&&(e=t(e,{instancePath:i+"/status",
schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"}}),r++),s==="printed"||s==="errata"||s==="reconstructed"||s==="designed"||(e=t(e,{instancePath:i+
"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:["printed","errata","reconstructed","designed"]}}),r++)}if(o.note!==void 0){
let s=o.note;typeof s=="string"?(s.length>2e3&&g(s)>2e3&&(e=t(e,{instancePath:i+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit:2e3}}),
r++),s.length<1&&(e=t(e,{instancePath:i+"/note",schemaPath:"#/properties/note/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/n\
ote",schemaPath:"#/properties/note/type",keyword:"type",params:{type:"string"}}),r++)}}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}),r++;return b.errors=e,r===0}b.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function W(o,{instancePath:i="",parentData:h,parentDataProperty:P,
rootData:y=o,dynamicAnchors:u={}}={}){let e=null,r=0,f=W.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&!Array.
isArray(o)){Object.keys(o).length<1&&(e=t(e,{instancePath:i,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1}}),r++);for(let s in o)$.test(s)||
(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);for(let s in o)$.test(s)&&(b(o[s],
{instancePath:i+"/"+c(s),parentData:o,parentDataProperty:s,rootData:y,dynamicAnchors:u})||(e=e===null?b.errors:e.concat(b.errors),r=e.length))}else e=t(e,{instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return W.errors=e,r===0}W.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function be(o,{instancePath:i="",
parentData:h,parentDataProperty:P,rootData:y=o,dynamicAnchors:u={}}={}){let e=null,r=0,f=be.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=
void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.title===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"t\
itle"}}),r++),o.game===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"game"}}),r++),o.layers===void 0&&(e=t(
e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"layers"}}),r++);for(let s in o)s==="$schema"||s==="title"||s==="game"||s===
"layers"||s==="without"||s==="suppress"||s==="sources"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),
r++);if(o.$schema!==void 0){let s=o.$schema;typeof s=="string"?s.length<1&&(e=t(e,{instancePath:i+"/$schema",schemaPath:"common.schema.json#/$defs/schemaPath/mi\
nLength",keyword:"minLength",params:{limit:1}}),r++):(e=t(e,{instancePath:i+"/$schema",schemaPath:"common.schema.json#/$defs/schemaPath/type",keyword:"type",params:{
type:"string"}}),r++)}if(o.title!==void 0){let s=o.title;typeof s=="string"?(s.length>200&&g(s)>200&&(e=t(e,{instancePath:i+"/title",schemaPath:"#/properties/ti\
tle/maxLength",keyword:"maxLength",params:{limit:200}}),r++),s.length<1&&(e=t(e,{instancePath:i+"/title",schemaPath:"#/properties/title/minLength",keyword:"minL\
ength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"}}),r++)}if(o.game!==void 0){
let s=o.game;typeof s=="string"?(s.length>80&&g(s)>80&&(e=t(e,{instancePath:i+"/game",schemaPath:"common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{
limit:80}}),r++),w.test(s)||(e=t(e,{instancePath:i+"/game",schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9\
-]*$"}}),r++)):(e=t(e,{instancePath:i+"/game",schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",params:{type:"string"}}),r++)}if(o.layers!==void 0){
let s=o.layers;if(Array.isArray(s)){let a=s.length;for(let p=0;p<a;p++){let l=s[p];typeof l=="string"?(l.length>80&&g(l)>80&&(e=t(e,{instancePath:i+"/layers/"+p,
schemaPath:"common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{limit:80}}),r++),w.test(l)||(e=t(e,{instancePath:i+"/layers/"+p,schemaPath:"comm\
on.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/layers/"+p,schemaPath:"common.schem\
a.json#/$defs/id/type",keyword:"type",params:{type:"string"}}),r++)}let n=s.length,m;if(n>1){e:for(;n--;)for(m=n;m--;)if(A(s[n],s[m])){e=t(e,{instancePath:i+"/l\
ayers",schemaPath:"#/properties/layers/uniqueItems",keyword:"uniqueItems",params:{i:n,j:m}}),r++;break e}}}else e=t(e,{instancePath:i+"/layers",schemaPath:"#/pr\
operties/layers/type",keyword:"type",params:{type:"array"}}),r++}if(o.without!==void 0){let s=o.without;if(Array.isArray(s)){let a=s.length;for(let p=0;p<a;p++){
let l=s[p];typeof l=="string"?(l.length>80&&g(l)>80&&(e=t(e,{instancePath:i+"/without/"+p,schemaPath:"common.schema.json#/$defs/id/maxLength",keyword:"maxLength",
params:{limit:80}}),r++),w.test(l)||(e=t(e,{instancePath:i+"/without/"+p,schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^[\
a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/without/"+p,schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",params:{type:"string"}}),r++)}let n=s.
length,m;if(n>1){e:for(;n--;)for(m=n;m--;)if(A(s[n],s[m])){e=t(e,{instancePath:i+"/without",schemaPath:"#/properties/without/uniqueItems",keyword:"uniqueItems",
params:{i:n,j:m}}),r++;break e}}}else e=t(e,{instancePath:i+"/without",schemaPath:"#/properties/without/type",keyword:"type",params:{type:"array"}}),r++}if(o.suppress!==
void 0){let s=o.suppress;if(Array.isArray(s)){let a=s.length;for(let n=0;n<a;n++){let m=s[n];if(m&&typeof m=="object"&&!Array.isArray(m)){m.code===void 0&&(e=t(
e,{instancePath:i+"/suppress/"+n,schemaPath:"#/properties/suppress/items/required",keyword:"required",params:{missingProperty:"code"}}),r++),m.reason===void 0&&
(e=t(e,{instancePath:i+"/suppress/"+n,schemaPath:"#/properties/suppress/items/required",keyword:"required",params:{missingProperty:"reason"}}),r++);for(let p in m)
p==="code"||p==="file"||p==="pointer"||p==="reason"||(e=t(e,{instancePath:i+"/suppress/"+n,schemaPath:"#/properties/suppress/items/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:p}}),r++);if(m.code!==void 0){let p=m.code;typeof p=="string"?(p.length>120&&g(p)>120&&(e=t(e,{instancePath:i+"\
/suppress/"+n+"/code",schemaPath:"#/properties/suppress/items/properties/code/maxLength",keyword:"maxLength",params:{limit:120}}),r++),lr.test(p)||(e=t(e,{instancePath:i+
"/suppress/"+n+"/code",schemaPath:"#/properties/suppress/items/properties/code/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9/-]*$"}}),r++)):(e=t(e,{
instancePath:i+"/suppress/"+n+"/code",schemaPath:"#/properties/suppress/items/properties/code/type",keyword:"type",params:{type:"string"}}),r++)}if(m.file!==void 0){
let p=m.file;typeof p=="string"?(p.length>400&&g(p)>400&&(e=t(e,{instancePath:i+"/suppress/"+n+"/file",schemaPath:"#/properties/suppress/items/properties/file/m\
axLength",keyword:"maxLength",params:{limit:400}}),r++),p.length<1&&(e=t(e,{instancePath:i+"/suppress/"+n+"/file",schemaPath:"#/properties/suppress/items/proper\
ties/file/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/suppress/"+n+"/file",schemaPath:"#/properties/suppress/items/properti\
es/file/type",keyword:"type",params:{type:"string"}}),r++)}if(m.pointer!==void 0){let p=m.pointer;typeof p=="string"?(p.length>400&&g(p)>400&&(e=t(e,{instancePath:i+
"/suppress/"+n+"/pointer",schemaPath:"common.schema.json#/$defs/pointer/maxLength",keyword:"maxLength",params:{limit:400}}),r++),$.test(p)||(e=t(e,{instancePath:i+
"/suppress/"+n+"/pointer",schemaPath:"common.schema.json#/$defs/pointer/pattern",keyword:"pattern",params:{pattern:"^(|/.*)$"}}),r++)):(e=t(e,{instancePath:i+"/\
suppress/"+n+"/pointer",schemaPath:"common.schema.json#/$defs/pointer/type",keyword:"type",params:{type:"string"}}),r++)}if(m.reason!==void 0){let p=m.reason;typeof p==
"string"?(p.length>2e3&&g(p)>2e3&&(e=t(e,{instancePath:i+"/suppress/"+n+"/reason",schemaPath:"#/properties/suppress/items/properties/reason/maxLength",keyword:"\
maxLength",params:{limit:2e3}}),r++),(p.length<12||g(p)<12)&&(e=t(e,{instancePath:i+"/suppress/"+n+"/reason",schemaPath:"#/properties/suppress/items/properties/\
reason/minLength",keyword:"minLength",params:{limit:12}}),r++)):(e=t(e,{instancePath:i+"/suppress/"+n+"/reason",schemaPath:"#/properties/suppress/items/properti\
es/reason/type",keyword:"type",params:{type:"string"}}),r++)}}else e=t(e,{instancePath:i+"/suppress/"+n,schemaPath:"#/properties/suppress/items/type",keyword:"t\
ype",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/suppress",schemaPath:"#/properties/suppress/type",keyword:"type",params:{type:"array"}}),r++}o.sources!==
void 0&&(W(o.sources,{instancePath:i+"/sources",parentData:o,parentDataProperty:"sources",rootData:y,dynamicAnchors:u})||(e=e===null?W.errors:e.concat(W.errors),
r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return be.errors=e,r===0}be.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Xe=je;var Qe=new RegExp("^#[0-9a-f]{6}$","u");function K(o,{instancePath:i="",parentData:h,parentDataProperty:P,rootData:y=o,dynamicAnchors:u={}}={}){let e=null,r=0,f=K.
evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){Object.keys(o).length<1&&(e=t(e,{instancePath:i,
schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1}}),r++);for(let s in o)$.test(s)||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:s}}),r++);for(let s in o)$.test(s)&&(b(o[s],{instancePath:i+"/"+c(s),parentData:o,parentDataProperty:s,
rootData:y,dynamicAnchors:u})||(e=e===null?b.errors:e.concat(b.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}),r++;return K.errors=e,r===0}K.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function je(o,{instancePath:i="",parentData:h,parentDataProperty:P,
rootData:y=o,dynamicAnchors:u={}}={}){let e=null,r=0,f=je.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&
!Array.isArray(o)){o.$schema===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"$schema"}}),r++),o.id===void 0&&
(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}}),r++),o.title===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"title"}}),r++),o.edition===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"edition"}}),r++),o.summary===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"summary"}}),r++),
o.rights===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rights"}}),r++),o.players===void 0&&(e=t(e,{instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"players"}}),r++),o.sides===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"sides"}}),r++),o.nations===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
nations"}}),r++),o.defaultLayers===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"defaultLayers"}}),r++),o.sources===
void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sources"}}),r++);for(let s in o)s==="$schema"||s==="id"||s===
"title"||s==="edition"||s==="summary"||s==="rights"||s==="players"||s==="sides"||s==="nations"||s==="defaultLayers"||s==="sources"||(e=t(e,{instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);if(o.$schema!==void 0){let s=o.$schema;typeof s=="string"?s.length<1&&
(e=t(e,{instancePath:i+"/$schema",schemaPath:"common.schema.json#/$defs/schemaPath/minLength",keyword:"minLength",params:{limit:1}}),r++):(e=t(e,{instancePath:i+
"/$schema",schemaPath:"common.schema.json#/$defs/schemaPath/type",keyword:"type",params:{type:"string"}}),r++)}if(o.id!==void 0){let s=o.id;typeof s=="string"?(s.
length>80&&g(s)>80&&(e=t(e,{instancePath:i+"/id",schemaPath:"common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{limit:80}}),r++),w.test(s)||(e=
t(e,{instancePath:i+"/id",schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+
"/id",schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",params:{type:"string"}}),r++)}if(o.title!==void 0){let s=o.title;typeof s=="string"?(s.length>
200&&g(s)>200&&(e=t(e,{instancePath:i+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit:200}}),r++),s.length<1&&(e=t(e,{instancePath:i+
"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/title",schemaPath:"#/properties/title/t\
ype",keyword:"type",params:{type:"string"}}),r++)}if(o.edition!==void 0){let s=o.edition;typeof s=="string"?(s.length>200&&g(s)>200&&(e=t(e,{instancePath:i+"/ed\
ition",schemaPath:"#/properties/edition/maxLength",keyword:"maxLength",params:{limit:200}}),r++),s.length<1&&(e=t(e,{instancePath:i+"/edition",schemaPath:"#/pro\
perties/edition/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/edition",schemaPath:"#/properties/edition/type",keyword:"type",
params:{type:"string"}}),r++)}if(o.summary!==void 0){let s=o.summary;typeof s=="string"?(s.length>2e3&&g(s)>2e3&&(e=t(e,{instancePath:i+"/summary",schemaPath:"#\
/properties/summary/maxLength",keyword:"maxLength",params:{limit:2e3}}),r++),s.length<1&&(e=t(e,{instancePath:i+"/summary",schemaPath:"#/properties/summary/minL\
ength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type:"string"}}),
r++)}if(o.rights!==void 0){let s=o.rights;typeof s=="string"?(s.length>2e3&&g(s)>2e3&&(e=t(e,{instancePath:i+"/rights",schemaPath:"#/properties/rights/maxLength",
keyword:"maxLength",params:{limit:2e3}}),r++),s.length<1&&(e=t(e,{instancePath:i+"/rights",schemaPath:"#/properties/rights/minLength",keyword:"minLength",params:{
limit:1}}),r++)):(e=t(e,{instancePath:i+"/rights",schemaPath:"#/properties/rights/type",keyword:"type",params:{type:"string"}}),r++)}if(o.players!==void 0){let s=o.
players;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/players",schemaPath:"#/properties/players/type",keyword:"type",params:{type:"\
integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>6||isNaN(s))&&(e=t(e,{instancePath:i+"/players",schemaPath:"#/properties/players/maximum",keyword:"maximum",
params:{comparison:"<=",limit:6}}),r++),(s<1||isNaN(s))&&(e=t(e,{instancePath:i+"/players",schemaPath:"#/properties/players/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}),r++))}if(o.sides!==void 0){let s=o.sides;if(s&&typeof s=="object"&&!Array.isArray(s)){Object.keys(s).length<1&&(e=t(e,{instancePath:i+"/sides",schemaPath:"\
#/properties/sides/minProperties",keyword:"minProperties",params:{limit:1}}),r++);for(let a in s)w.test(a)||(e=t(e,{instancePath:i+"/sides",schemaPath:"#/proper\
ties/sides/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);for(let a in s)if(w.test(a)){let n=s[a];if(n&&typeof n=="ob\
ject"&&!Array.isArray(n)){n.name===void 0&&(e=t(e,{instancePath:i+"/sides/"+c(a),schemaPath:"#/properties/sides/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%\
24/required",keyword:"required",params:{missingProperty:"name"}}),r++),n.colour===void 0&&(e=t(e,{instancePath:i+"/sides/"+c(a),schemaPath:"#/properties/sides/p\
atternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"colour"}}),r++);for(let m in n)m==="name"||m==="colour"||
(e=t(e,{instancePath:i+"/sides/"+c(a),schemaPath:"#/properties/sides/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:m}}),r++);if(n.name!==void 0){let m=n.name;typeof m=="string"?(m.length>80&&g(m)>80&&(e=t(e,{instancePath:i+"/sides/"+c(
a)+"/name",schemaPath:"#/properties/sides/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/name/maxLength",keyword:"maxLength",params:{limit:80}}),
r++),m.length<1&&(e=t(e,{instancePath:i+"/sides/"+c(a)+"/name",schemaPath:"#/properties/sides/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/name\
/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/sides/"+c(a)+"/name",schemaPath:"#/properties/sides/patternProperties/%5E%5Ba-\
z0-9%5D%5Ba-z0-9-%5D*%24/properties/name/type",keyword:"type",params:{type:"string"}}),r++)}if(n.colour!==void 0){let m=n.colour;typeof m=="string"?Qe.test(m)||
(e=t(e,{instancePath:i+"/sides/"+c(a)+"/colour",schemaPath:"common.schema.json#/$defs/colour/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-f]{6}$"}}),r++):
(e=t(e,{instancePath:i+"/sides/"+c(a)+"/colour",schemaPath:"common.schema.json#/$defs/colour/type",keyword:"type",params:{type:"string"}}),r++)}}else e=t(e,{instancePath:i+
"/sides/"+c(a),schemaPath:"#/properties/sides/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{
instancePath:i+"/sides",schemaPath:"#/properties/sides/type",keyword:"type",params:{type:"object"}}),r++}if(o.nations!==void 0){let s=o.nations;if(s&&typeof s==
"object"&&!Array.isArray(s)){Object.keys(s).length<1&&(e=t(e,{instancePath:i+"/nations",schemaPath:"#/properties/nations/minProperties",keyword:"minProperties",
params:{limit:1}}),r++);for(let a in s)w.test(a)||(e=t(e,{instancePath:i+"/nations",schemaPath:"#/properties/nations/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:a}}),r++);for(let a in s)if(w.test(a)){let n=s[a];if(n&&typeof n=="object"&&!Array.isArray(n)){n.name===void 0&&(e=t(e,{instancePath:i+
"/nations/"+c(a),schemaPath:"#/properties/nations/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"name"}}),
r++),n.side===void 0&&(e=t(e,{instancePath:i+"/nations/"+c(a),schemaPath:"#/properties/nations/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"\
required",params:{missingProperty:"side"}}),r++),n.colour===void 0&&(e=t(e,{instancePath:i+"/nations/"+c(a),schemaPath:"#/properties/nations/patternProperties/%\
5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"colour"}}),r++);for(let m in n)m==="name"||m==="side"||m==="colour"||(e=t(
e,{instancePath:i+"/nations/"+c(a),schemaPath:"#/properties/nations/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:m}}),r++);if(n.name!==void 0){let m=n.name;typeof m=="string"?(m.length>80&&g(m)>80&&(e=t(e,{instancePath:i+"/nations/"+c(
a)+"/name",schemaPath:"#/properties/nations/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/name/maxLength",keyword:"maxLength",params:{limit:80}}),
r++),m.length<1&&(e=t(e,{instancePath:i+"/nations/"+c(a)+"/name",schemaPath:"#/properties/nations/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/\
name/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/nations/"+c(a)+"/name",schemaPath:"#/properties/nations/patternProperties/\
%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/name/type",keyword:"type",params:{type:"string"}}),r++)}if(n.side!==void 0){let m=n.side;typeof m=="string"?(m.length>
80&&g(m)>80&&(e=t(e,{instancePath:i+"/nations/"+c(a)+"/side",schemaPath:"common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{limit:80}}),r++),w.
test(m)||(e=t(e,{instancePath:i+"/nations/"+c(a)+"/side",schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]\
*$"}}),r++)):(e=t(e,{instancePath:i+"/nations/"+c(a)+"/side",schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",params:{type:"string"}}),r++)}if(n.colour!==
void 0){let m=n.colour;typeof m=="string"?Qe.test(m)||(e=t(e,{instancePath:i+"/nations/"+c(a)+"/colour",schemaPath:"common.schema.json#/$defs/colour/pattern",keyword:"\
pattern",params:{pattern:"^#[0-9a-f]{6}$"}}),r++):(e=t(e,{instancePath:i+"/nations/"+c(a)+"/colour",schemaPath:"common.schema.json#/$defs/colour/type",keyword:"\
type",params:{type:"string"}}),r++)}}else e=t(e,{instancePath:i+"/nations/"+c(a),schemaPath:"#/properties/nations/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D\
*%24/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/nations",schemaPath:"#/properties/nations/type",keyword:"type",params:{type:"\
object"}}),r++}if(o.defaultLayers!==void 0){let s=o.defaultLayers;if(Array.isArray(s)){let a=s.length;for(let p=0;p<a;p++){let l=s[p];typeof l=="string"?(l.length>
80&&g(l)>80&&(e=t(e,{instancePath:i+"/defaultLayers/"+p,schemaPath:"common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{limit:80}}),r++),w.test(
l)||(e=t(e,{instancePath:i+"/defaultLayers/"+p,schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):
(e=t(e,{instancePath:i+"/defaultLayers/"+p,schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",params:{type:"string"}}),r++)}let n=s.length,m;if(n>1){
e:for(;n--;)for(m=n;m--;)if(A(s[n],s[m])){e=t(e,{instancePath:i+"/defaultLayers",schemaPath:"#/properties/defaultLayers/uniqueItems",keyword:"uniqueItems",params:{
i:n,j:m}}),r++;break e}}}else e=t(e,{instancePath:i+"/defaultLayers",schemaPath:"#/properties/defaultLayers/type",keyword:"type",params:{type:"array"}}),r++}o.sources!==
void 0&&(K(o.sources,{instancePath:i+"/sources",parentData:o,parentDataProperty:"sources",rootData:y,dynamicAnchors:u})||(e=e===null?K.errors:e.concat(K.errors),
r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return je.errors=e,r===0}je.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Ye=$e;var G=new RegExp("^[A-Z0-9]{2,8}$","u"),ge=new RegExp("^[A-Z0-9]{2,8}-[A-Z0-9]{2,8}$","u");function J(o,{instancePath:i="",parentData:h,parentDataProperty:P,rootData:y=o,
dynamicAnchors:u={}}={}){let e=null,r=0,f=J.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&!Array.isArray(
o)){Object.keys(o).length<1&&(e=t(e,{instancePath:i,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1}}),r++);for(let s in o)$.test(s)||(e=t(
e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);for(let s in o)$.test(s)&&(b(o[s],{instancePath:i+
"/"+c(s),parentData:o,parentDataProperty:s,rootData:y,dynamicAnchors:u})||(e=e===null?b.errors:e.concat(b.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}),r++;return J.errors=e,r===0}J.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function $e(o,{instancePath:i="",
parentData:h,parentDataProperty:P,rootData:y=o,dynamicAnchors:u={}}={}){let e=null,r=0,f=$e.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=
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
type:"string"}}),r++)}if(o.title!==void 0){let s=o.title;typeof s=="string"?(s.length>200&&g(s)>200&&(e=t(e,{instancePath:i+"/title",schemaPath:"#/properties/ti\
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
Kilometres/type",keyword:"type",params:{type:"number"}}),r++)}if(s.idPattern!==void 0){let a=s.idPattern;typeof a=="string"?G.test(a)||(e=t(e,{instancePath:i+"/\
layout/idPattern",schemaPath:"#/properties/layout/properties/idPattern/pattern",keyword:"pattern",params:{pattern:"^[A-Z0-9]{2,8}$"}}),r++):(e=t(e,{instancePath:i+
"/layout/idPattern",schemaPath:"#/properties/layout/properties/idPattern/type",keyword:"type",params:{type:"string"}}),r++)}}else e=t(e,{instancePath:i+"/layout",
schemaPath:"#/properties/layout/type",keyword:"type",params:{type:"object"}}),r++}if(o.hexes!==void 0){let s=o.hexes;if(s&&typeof s=="object"&&!Array.isArray(s)){
Object.keys(s).length<1&&(e=t(e,{instancePath:i+"/hexes",schemaPath:"#/properties/hexes/minProperties",keyword:"minProperties",params:{limit:1}}),r++);for(let a in s)
G.test(a)||(e=t(e,{instancePath:i+"/hexes",schemaPath:"#/properties/hexes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);
for(let a in s)if(G.test(a)){let n=s[a];if(n&&typeof n=="object"&&!Array.isArray(n)){n.column===void 0&&(e=t(e,{instancePath:i+"/hexes/"+c(a),schemaPath:"#/prop\
erties/hexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/required",keyword:"required",params:{missingProperty:"column"}}),r++),n.row===void 0&&(e=t(e,{instancePath:i+
"/hexes/"+c(a),schemaPath:"#/properties/hexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/required",keyword:"required",params:{missingProperty:"row"}}),r++),
n.terrain===void 0&&(e=t(e,{instancePath:i+"/hexes/"+c(a),schemaPath:"#/properties/hexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/required",keyword:"requ\
ired",params:{missingProperty:"terrain"}}),r++);for(let m in n)m==="column"||m==="row"||m==="terrain"||m==="half"||(e=t(e,{instancePath:i+"/hexes/"+c(a),schemaPath:"\
#/properties/hexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}),r++);if(n.
column!==void 0){let m=n.column;typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)||(e=t(e,{instancePath:i+"/hexes/"+c(a)+"/column",schemaPath:"#/properties/hex\
es/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/column/type",keyword:"type",params:{type:"integer"}}),r++),typeof m=="number"&&isFinite(m)&&((m>200||
isNaN(m))&&(e=t(e,{instancePath:i+"/hexes/"+c(a)+"/column",schemaPath:"#/properties/hexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/column/maxi\
mum",keyword:"maximum",params:{comparison:"<=",limit:200}}),r++),(m<0||isNaN(m))&&(e=t(e,{instancePath:i+"/hexes/"+c(a)+"/column",schemaPath:"#/properties/hexes\
/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/column/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}if(n.row!==void 0){let m=n.
row;typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)||(e=t(e,{instancePath:i+"/hexes/"+c(a)+"/row",schemaPath:"#/properties/hexes/patternProperties/%5E%5BA-Z0\
-9%5D%7B2%2C8%7D%24/properties/row/type",keyword:"type",params:{type:"integer"}}),r++),typeof m=="number"&&isFinite(m)&&((m>200||isNaN(m))&&(e=t(e,{instancePath:i+
"/hexes/"+c(a)+"/row",schemaPath:"#/properties/hexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/row/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:200}}),r++),(m<0||isNaN(m))&&(e=t(e,{instancePath:i+"/hexes/"+c(a)+"/row",schemaPath:"#/properties/hexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%\
24/properties/row/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}if(n.terrain!==void 0){let m=n.terrain;typeof m!="string"&&(e=t(e,{instancePath:i+
"/hexes/"+c(a)+"/terrain",schemaPath:"#/properties/hexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/terrain/type",keyword:"type",params:{type:"s\
tring"}}),r++),m==="sea"||m==="land"||(e=t(e,{instancePath:i+"/hexes/"+c(a)+"/terrain",schemaPath:"#/properties/hexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%\
7D%24/properties/terrain/enum",keyword:"enum",params:{allowedValues:["sea","land"]}}),r++)}if(n.half!==void 0){let m=n.half;typeof m!="boolean"&&(e=t(e,{instancePath:i+
"/hexes/"+c(a)+"/half",schemaPath:"#/properties/hexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/half/type",keyword:"type",params:{type:"boolean"}}),
r++),m!==!0&&(e=t(e,{instancePath:i+"/hexes/"+c(a)+"/half",schemaPath:"#/properties/hexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/half/const",
keyword:"const",params:{allowedValue:!0}}),r++)}}else e=t(e,{instancePath:i+"/hexes/"+c(a),schemaPath:"#/properties/hexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%\
2C8%7D%24/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/hexes",schemaPath:"#/properties/hexes/type",keyword:"type",params:{type:"\
object"}}),r++}if(o.hexsides!==void 0){let s=o.hexsides;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let a in s)ge.test(a)||(e=t(e,{instancePath:i+"/hexside\
s",schemaPath:"#/properties/hexsides/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);for(let a in s)if(ge.test(a)){let n=s[a];
if(n&&typeof n=="object"&&!Array.isArray(n)){n.impassable===void 0&&(e=t(e,{instancePath:i+"/hexsides/"+c(a),schemaPath:"#/properties/hexsides/patternProperties\
/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2C8%7D%24/required",keyword:"required",params:{missingProperty:"impassable"}}),r++);for(let m in n)m==="impassable"||
m==="note"||(e=t(e,{instancePath:i+"/hexsides/"+c(a),schemaPath:"#/properties/hexsides/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2C8%7D%24/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}),r++);if(n.impassable!==void 0){let m=n.impassable;typeof m!="boolean"&&(e=t(
e,{instancePath:i+"/hexsides/"+c(a)+"/impassable",schemaPath:"#/properties/hexsides/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2C8%7D%24/prop\
erties/impassable/type",keyword:"type",params:{type:"boolean"}}),r++),m!==!0&&(e=t(e,{instancePath:i+"/hexsides/"+c(a)+"/impassable",schemaPath:"#/properties/he\
xsides/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/impassable/const",keyword:"const",params:{allowedValue:!0}}),r++)}if(n.
note!==void 0){let m=n.note;typeof m=="string"?(m.length>400&&g(m)>400&&(e=t(e,{instancePath:i+"/hexsides/"+c(a)+"/note",schemaPath:"#/properties/hexsides/patte\
rnProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/note/maxLength",keyword:"maxLength",params:{limit:400}}),r++),m.length<1&&(e=t(e,{
instancePath:i+"/hexsides/"+c(a)+"/note",schemaPath:"#/properties/hexsides/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/no\
te/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/hexsides/"+c(a)+"/note",schemaPath:"#/properties/hexsides/patternProperties/\
%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/note/type",keyword:"type",params:{type:"string"}}),r++)}}else e=t(e,{instancePath:i+"/hexsides/"+
c(a),schemaPath:"#/properties/hexsides/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2C8%7D%24/type",keyword:"type",params:{type:"object"}}),r++}}else
e=t(e,{instancePath:i+"/hexsides",schemaPath:"#/properties/hexsides/type",keyword:"type",params:{type:"object"}}),r++}if(o.connections!==void 0){let s=o.connections;
if(s&&typeof s=="object"&&!Array.isArray(s)){for(let a in s)ge.test(a)||(e=t(e,{instancePath:i+"/connections",schemaPath:"#/properties/connections/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);for(let a in s)if(ge.test(a)){let n=s[a];if(n&&typeof n=="object"&&!Array.isArray(n)){
n.kind===void 0&&(e=t(e,{instancePath:i+"/connections/"+c(a),schemaPath:"#/properties/connections/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%\
2C8%7D%24/required",keyword:"required",params:{missingProperty:"kind"}}),r++);for(let m in n)m==="kind"||m==="note"||(e=t(e,{instancePath:i+"/connections/"+c(a),
schemaPath:"#/properties/connections/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2C8%7D%24/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:m}}),r++);if(n.kind!==void 0){let m=n.kind;typeof m!="string"&&(e=t(e,{instancePath:i+"/connections/"+c(a)+"/kind",schemaPath:"#/prop\
erties/connections/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/kind/type",keyword:"type",params:{type:"string"}}),r++),m!==
"land"&&(e=t(e,{instancePath:i+"/connections/"+c(a)+"/kind",schemaPath:"#/properties/connections/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2\
C8%7D%24/properties/kind/enum",keyword:"enum",params:{allowedValues:["land"]}}),r++)}if(n.note!==void 0){let m=n.note;typeof m=="string"?(m.length>400&&g(m)>400&&
(e=t(e,{instancePath:i+"/connections/"+c(a)+"/note",schemaPath:"#/properties/connections/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2C8%7D%24\
/properties/note/maxLength",keyword:"maxLength",params:{limit:400}}),r++),m.length<1&&(e=t(e,{instancePath:i+"/connections/"+c(a)+"/note",schemaPath:"#/properti\
es/connections/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/note/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=
t(e,{instancePath:i+"/connections/"+c(a)+"/note",schemaPath:"#/properties/connections/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2C8%7D%24/pr\
operties/note/type",keyword:"type",params:{type:"string"}}),r++)}}else e=t(e,{instancePath:i+"/connections/"+c(a),schemaPath:"#/properties/connections/patternPr\
operties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2C8%7D%24/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/connections",schemaPath:"\
#/properties/connections/type",keyword:"type",params:{type:"object"}}),r++}if(o.splitHexes!==void 0){let s=o.splitHexes;if(s&&typeof s=="object"&&!Array.isArray(
s)){for(let a in s)G.test(a)||(e=t(e,{instancePath:i+"/splitHexes",schemaPath:"#/properties/splitHexes/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:a}}),r++);for(let a in s)if(G.test(a)){let n=s[a];if(n&&typeof n=="object"&&!Array.isArray(n)){n.halves===void 0&&(e=t(e,{instancePath:i+"/sp\
litHexes/"+c(a),schemaPath:"#/properties/splitHexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/required",keyword:"required",params:{missingProperty:"halves"}}),
r++);for(let m in n)m!=="halves"&&(e=t(e,{instancePath:i+"/splitHexes/"+c(a),schemaPath:"#/properties/splitHexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24\
/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}),r++);if(n.halves!==void 0){let m=n.halves;if(m&&typeof m=="object"&&!Array.
isArray(m)){Object.keys(m).length<2&&(e=t(e,{instancePath:i+"/splitHexes/"+c(a)+"/halves",schemaPath:"#/properties/splitHexes/patternProperties/%5E%5BA-Z0-9%5D%\
7B2%2C8%7D%24/properties/halves/minProperties",keyword:"minProperties",params:{limit:2}}),r++);for(let p in m)w.test(p)||(e=t(e,{instancePath:i+"/splitHexes/"+c(
a)+"/halves",schemaPath:"#/properties/splitHexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/halves/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:p}}),r++);for(let p in m)if(w.test(p)){let l=m[p];if(l&&typeof l=="object"&&!Array.isArray(l)){l.opensTo===void 0&&(e=t(e,{instancePath:i+
"/splitHexes/"+c(a)+"/halves/"+c(p),schemaPath:"#/properties/splitHexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/halves/patternProperties/%5E%\
5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"opensTo"}}),r++);for(let d in l)d!=="opensTo"&&(e=t(e,{instancePath:i+"/split\
Hexes/"+c(a)+"/halves/"+c(p),schemaPath:"#/properties/splitHexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/halves/patternProperties/%5E%5Ba-z0-\
9%5D%5Ba-z0-9-%5D*%24/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}),r++);if(l.opensTo!==void 0){let d=l.opensTo;if(Array.
isArray(d)){d.length<1&&(e=t(e,{instancePath:i+"/splitHexes/"+c(a)+"/halves/"+c(p)+"/opensTo",schemaPath:"#/properties/splitHexes/patternProperties/%5E%5BA-Z0-9\
%5D%7B2%2C8%7D%24/properties/halves/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/opensTo/minItems",keyword:"minItems",params:{limit:1}}),r++);let k=d.
length;for(let Pe=0;Pe<k;Pe++){let He=d[Pe];typeof He=="string"?G.test(He)||(e=t(e,{instancePath:i+"/splitHexes/"+c(a)+"/halves/"+c(p)+"/opensTo/"+Pe,schemaPath:"\
common.schema.json#/$defs/hexId/pattern",keyword:"pattern",params:{pattern:"^[A-Z0-9]{2,8}$"}}),r++):(e=t(e,{instancePath:i+"/splitHexes/"+c(a)+"/halves/"+c(p)+
"/opensTo/"+Pe,schemaPath:"common.schema.json#/$defs/hexId/type",keyword:"type",params:{type:"string"}}),r++)}let v=d.length,ke;if(v>1){e:for(;v--;)for(ke=v;ke--;)
if(A(d[v],d[ke])){e=t(e,{instancePath:i+"/splitHexes/"+c(a)+"/halves/"+c(p)+"/opensTo",schemaPath:"#/properties/splitHexes/patternProperties/%5E%5BA-Z0-9%5D%7B2\
%2C8%7D%24/properties/halves/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/opensTo/uniqueItems",keyword:"uniqueItems",params:{i:v,j:ke}}),r++;break e}}}else
e=t(e,{instancePath:i+"/splitHexes/"+c(a)+"/halves/"+c(p)+"/opensTo",schemaPath:"#/properties/splitHexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/propert\
ies/halves/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/opensTo/type",keyword:"type",params:{type:"array"}}),r++}}else e=t(e,{instancePath:i+"/\
splitHexes/"+c(a)+"/halves/"+c(p),schemaPath:"#/properties/splitHexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/halves/patternProperties/%5E%5B\
a-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/splitHexes/"+c(a)+"/halves",schemaPath:"#/properties/\
splitHexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/halves/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/spl\
itHexes/"+c(a),schemaPath:"#/properties/splitHexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,
{instancePath:i+"/splitHexes",schemaPath:"#/properties/splitHexes/type",keyword:"type",params:{type:"object"}}),r++}if(o.boxes!==void 0){let s=o.boxes;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let a in s)w.test(a)||(e=t(e,{instancePath:i+"/boxes",schemaPath:"#/properties/boxes/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:a}}),r++);for(let a in s)if(w.test(a)){let n=s[a];if(n&&typeof n=="object"&&!Array.isArray(n)){n.name===void 0&&(e=t(e,{instancePath:i+
"/boxes/"+c(a),schemaPath:"#/properties/boxes/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"name"}}),
r++),n.kind===void 0&&(e=t(e,{instancePath:i+"/boxes/"+c(a),schemaPath:"#/properties/boxes/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"\
required",params:{missingProperty:"kind"}}),r++),n.side===void 0&&(e=t(e,{instancePath:i+"/boxes/"+c(a),schemaPath:"#/properties/boxes/patternProperties/%5E%5Ba\
-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"side"}}),r++);for(let m in n)m==="name"||m==="kind"||m==="side"||m==="nation"||m===
"entryHexes"||m==="freeLink"||m==="within"||(e=t(e,{instancePath:i+"/boxes/"+c(a),schemaPath:"#/properties/boxes/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*\
%24/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}),r++);if(n.name!==void 0){let m=n.name;typeof m=="string"?(m.length>120&&
g(m)>120&&(e=t(e,{instancePath:i+"/boxes/"+c(a)+"/name",schemaPath:"#/properties/boxes/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/name/maxLen\
gth",keyword:"maxLength",params:{limit:120}}),r++),m.length<1&&(e=t(e,{instancePath:i+"/boxes/"+c(a)+"/name",schemaPath:"#/properties/boxes/patternProperties/%5\
E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/name/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/boxes/"+c(a)+"/name",schemaPath:"\
#/properties/boxes/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/name/type",keyword:"type",params:{type:"string"}}),r++)}if(n.kind!==void 0){let m=n.
kind;typeof m!="string"&&(e=t(e,{instancePath:i+"/boxes/"+c(a)+"/kind",schemaPath:"#/properties/boxes/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/propert\
ies/kind/type",keyword:"type",params:{type:"string"}}),r++),m==="off-map"||m==="holding"||(e=t(e,{instancePath:i+"/boxes/"+c(a)+"/kind",schemaPath:"#/properties\
/boxes/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/kind/enum",keyword:"enum",params:{allowedValues:["off-map","holding"]}}),r++)}if(n.side!==void 0){
let m=n.side;typeof m=="string"?(m.length>80&&g(m)>80&&(e=t(e,{instancePath:i+"/boxes/"+c(a)+"/side",schemaPath:"common.schema.json#/$defs/id/maxLength",keyword:"\
maxLength",params:{limit:80}}),r++),w.test(m)||(e=t(e,{instancePath:i+"/boxes/"+c(a)+"/side",schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"pattern",
params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/boxes/"+c(a)+"/side",schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",params:{
type:"string"}}),r++)}if(n.nation!==void 0){let m=n.nation;typeof m=="string"?(m.length>80&&g(m)>80&&(e=t(e,{instancePath:i+"/boxes/"+c(a)+"/nation",schemaPath:"\
common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{limit:80}}),r++),w.test(m)||(e=t(e,{instancePath:i+"/boxes/"+c(a)+"/nation",schemaPath:"comm\
on.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/boxes/"+c(a)+"/nation",schemaPath:"\
common.schema.json#/$defs/id/type",keyword:"type",params:{type:"string"}}),r++)}if(n.entryHexes!==void 0){let m=n.entryHexes;if(Array.isArray(m)){m.length<1&&(e=
t(e,{instancePath:i+"/boxes/"+c(a)+"/entryHexes",schemaPath:"#/properties/boxes/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/entryHexes/minItem\
s",keyword:"minItems",params:{limit:1}}),r++);let p=m.length;for(let k=0;k<p;k++){let v=m[k];typeof v=="string"?G.test(v)||(e=t(e,{instancePath:i+"/boxes/"+c(a)+
"/entryHexes/"+k,schemaPath:"common.schema.json#/$defs/hexId/pattern",keyword:"pattern",params:{pattern:"^[A-Z0-9]{2,8}$"}}),r++):(e=t(e,{instancePath:i+"/boxes\
/"+c(a)+"/entryHexes/"+k,schemaPath:"common.schema.json#/$defs/hexId/type",keyword:"type",params:{type:"string"}}),r++)}let l=m.length,d;if(l>1){e:for(;l--;)for(d=
l;d--;)if(A(m[l],m[d])){e=t(e,{instancePath:i+"/boxes/"+c(a)+"/entryHexes",schemaPath:"#/properties/boxes/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/pro\
perties/entryHexes/uniqueItems",keyword:"uniqueItems",params:{i:l,j:d}}),r++;break e}}}else e=t(e,{instancePath:i+"/boxes/"+c(a)+"/entryHexes",schemaPath:"#/pro\
perties/boxes/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/entryHexes/type",keyword:"type",params:{type:"array"}}),r++}if(n.freeLink!==void 0){
let m=n.freeLink;typeof m=="string"?(m.length>80&&g(m)>80&&(e=t(e,{instancePath:i+"/boxes/"+c(a)+"/freeLink",schemaPath:"common.schema.json#/$defs/id/maxLength",
keyword:"maxLength",params:{limit:80}}),r++),w.test(m)||(e=t(e,{instancePath:i+"/boxes/"+c(a)+"/freeLink",schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"\
pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/boxes/"+c(a)+"/freeLink",schemaPath:"common.schema.json#/$defs/id/type",keyword:"\
type",params:{type:"string"}}),r++)}if(n.within!==void 0){let m=n.within;typeof m=="string"?(m.length>80&&g(m)>80&&(e=t(e,{instancePath:i+"/boxes/"+c(a)+"/withi\
n",schemaPath:"common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{limit:80}}),r++),w.test(m)||(e=t(e,{instancePath:i+"/boxes/"+c(a)+"/within",schemaPath:"\
common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/boxes/"+c(a)+"/within",schemaPath:"\
common.schema.json#/$defs/id/type",keyword:"type",params:{type:"string"}}),r++)}}else e=t(e,{instancePath:i+"/boxes/"+c(a),schemaPath:"#/properties/boxes/patter\
nProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/boxes",schemaPath:"#/properties/box\
es/type",keyword:"type",params:{type:"object"}}),r++}o.sources!==void 0&&(J(o.sources,{instancePath:i+"/sources",parentData:o,parentDataProperty:"sources",rootData:y,
dynamicAnchors:u})||(e=e===null?J.errors:e.concat(J.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),
r++;return $e.errors=e,r===0}$e.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var er=qe;function Q(o,{instancePath:i="",parentData:h,parentDataProperty:P,rootData:y=o,dynamicAnchors:u={}}={}){let e=null,r=0,f=Q.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){Object.keys(o).length<1&&(e=t(e,{instancePath:i,schemaPath:"#/minProperties",
keyword:"minProperties",params:{limit:1}}),r++);for(let s in o)$.test(s)||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:s}}),r++);for(let s in o)$.test(s)&&(b(o[s],{instancePath:i+"/"+c(s),parentData:o,parentDataProperty:s,rootData:y,dynamicAnchors:u})||
(e=e===null?b.errors:e.concat(b.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return Q.errors=
e,r===0}Q.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function qe(o,{instancePath:i="",parentData:h,parentDataProperty:P,rootData:y=o,dynamicAnchors:u={}}={}){
let e=null,r=0,f=qe.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.$schema===void 0&&
(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"$schema"}}),r++),o.options===void 0&&(e=t(e,{instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"options"}}),r++),o.sources===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"sources"}}),r++);for(let s in o)s==="$schema"||s==="options"||s==="sources"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s}}),r++);if(o.$schema!==void 0){let s=o.$schema;typeof s=="string"?s.length<1&&(e=t(e,{instancePath:i+"/$schem\
a",schemaPath:"common.schema.json#/$defs/schemaPath/minLength",keyword:"minLength",params:{limit:1}}),r++):(e=t(e,{instancePath:i+"/$schema",schemaPath:"common.\
schema.json#/$defs/schemaPath/type",keyword:"type",params:{type:"string"}}),r++)}if(o.options!==void 0){let s=o.options;if(s&&typeof s=="object"&&!Array.isArray(
s)){for(let a in s)w.test(a)||(e=t(e,{instancePath:i+"/options",schemaPath:"#/properties/options/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),
r++);for(let a in s)if(w.test(a)){let n=s[a];if(n&&typeof n=="object"&&!Array.isArray(n)){n.title===void 0&&(e=t(e,{instancePath:i+"/options/"+c(a),schemaPath:"\
#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"title"}}),r++),n.rule===void 0&&(e=
t(e,{instancePath:i+"/options/"+c(a),schemaPath:"#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"\
rule"}}),r++),n.summary===void 0&&(e=t(e,{instancePath:i+"/options/"+c(a),schemaPath:"#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/re\
quired",keyword:"required",params:{missingProperty:"summary"}}),r++),n.favours===void 0&&(e=t(e,{instancePath:i+"/options/"+c(a),schemaPath:"#/properties/option\
s/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"favours"}}),r++),n.recommended===void 0&&(e=t(e,{instancePath:i+
"/options/"+c(a),schemaPath:"#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"recom\
mended"}}),r++);for(let m in n)m==="title"||m==="rule"||m==="summary"||m==="favours"||m==="recommended"||m==="requires"||m==="advises"||m==="conflicts"||m==="no\
tOnFirstTurn"||(e=t(e,{instancePath:i+"/options/"+c(a),schemaPath:"#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:m}}),r++);if(n.title!==void 0){let m=n.title;typeof m=="string"?(m.length>200&&g(m)>200&&(e=t(e,{instancePath:i+
"/options/"+c(a)+"/title",schemaPath:"#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/title/maxLength",keyword:"maxLength",params:{
limit:200}}),r++),m.length<1&&(e=t(e,{instancePath:i+"/options/"+c(a)+"/title",schemaPath:"#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%\
24/properties/title/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/options/"+c(a)+"/title",schemaPath:"#/properties/options/pa\
tternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/title/type",keyword:"type",params:{type:"string"}}),r++)}if(n.rule!==void 0){let m=n.rule;typeof m==
"string"?(m.length>24&&g(m)>24&&(e=t(e,{instancePath:i+"/options/"+c(a)+"/rule",schemaPath:"common.schema.json#/$defs/ruleNumber/maxLength",keyword:"maxLength",
params:{limit:24}}),r++),R.test(m)||(e=t(e,{instancePath:i+"/options/"+c(a)+"/rule",schemaPath:"common.schema.json#/$defs/ruleNumber/pattern",keyword:"pattern",
params:{pattern:"^[0-9A-Z][0-9A-Za-z.()-]*$"}}),r++)):(e=t(e,{instancePath:i+"/options/"+c(a)+"/rule",schemaPath:"common.schema.json#/$defs/ruleNumber/type",keyword:"\
type",params:{type:"string"}}),r++)}if(n.summary!==void 0){let m=n.summary;typeof m=="string"?(m.length>2e3&&g(m)>2e3&&(e=t(e,{instancePath:i+"/options/"+c(a)+"\
/summary",schemaPath:"#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/summary/maxLength",keyword:"maxLength",params:{limit:2e3}}),
r++),m.length<1&&(e=t(e,{instancePath:i+"/options/"+c(a)+"/summary",schemaPath:"#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properti\
es/summary/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/options/"+c(a)+"/summary",schemaPath:"#/properties/options/patternPr\
operties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/summary/type",keyword:"type",params:{type:"string"}}),r++)}if(n.favours!==void 0){let m=n.favours;typeof m==
"string"?(m.length>80&&g(m)>80&&(e=t(e,{instancePath:i+"/options/"+c(a)+"/favours",schemaPath:"common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{
limit:80}}),r++),w.test(m)||(e=t(e,{instancePath:i+"/options/"+c(a)+"/favours",schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"\
^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/options/"+c(a)+"/favours",schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",params:{type:"st\
ring"}}),r++)}if(n.recommended!==void 0&&typeof n.recommended!="boolean"&&(e=t(e,{instancePath:i+"/options/"+c(a)+"/recommended",schemaPath:"#/properties/option\
s/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/recommended/type",keyword:"type",params:{type:"boolean"}}),r++),n.requires!==void 0){let m=n.requires;
if(Array.isArray(m)){let p=m.length;for(let k=0;k<p;k++){let v=m[k];typeof v=="string"?(v.length>80&&g(v)>80&&(e=t(e,{instancePath:i+"/options/"+c(a)+"/requires\
/"+k,schemaPath:"common.schema.json#/$defs/optionId/maxLength",keyword:"maxLength",params:{limit:80}}),r++),w.test(v)||(e=t(e,{instancePath:i+"/options/"+c(a)+"\
/requires/"+k,schemaPath:"common.schema.json#/$defs/optionId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"\
/options/"+c(a)+"/requires/"+k,schemaPath:"common.schema.json#/$defs/optionId/type",keyword:"type",params:{type:"string"}}),r++)}let l=m.length,d;if(l>1){e:for(;l--;)
for(d=l;d--;)if(A(m[l],m[d])){e=t(e,{instancePath:i+"/options/"+c(a)+"/requires",schemaPath:"#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D\
*%24/properties/requires/uniqueItems",keyword:"uniqueItems",params:{i:l,j:d}}),r++;break e}}}else e=t(e,{instancePath:i+"/options/"+c(a)+"/requires",schemaPath:"\
#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/requires/type",keyword:"type",params:{type:"array"}}),r++}if(n.advises!==void 0){
let m=n.advises;if(Array.isArray(m)){let p=m.length;for(let k=0;k<p;k++){let v=m[k];typeof v=="string"?(v.length>80&&g(v)>80&&(e=t(e,{instancePath:i+"/options/"+
c(a)+"/advises/"+k,schemaPath:"common.schema.json#/$defs/optionId/maxLength",keyword:"maxLength",params:{limit:80}}),r++),w.test(v)||(e=t(e,{instancePath:i+"/op\
tions/"+c(a)+"/advises/"+k,schemaPath:"common.schema.json#/$defs/optionId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+
"/options/"+c(a)+"/advises/"+k,schemaPath:"common.schema.json#/$defs/optionId/type",keyword:"type",params:{type:"string"}}),r++)}let l=m.length,d;if(l>1){e:for(;l--;)
for(d=l;d--;)if(A(m[l],m[d])){e=t(e,{instancePath:i+"/options/"+c(a)+"/advises",schemaPath:"#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*\
%24/properties/advises/uniqueItems",keyword:"uniqueItems",params:{i:l,j:d}}),r++;break e}}}else e=t(e,{instancePath:i+"/options/"+c(a)+"/advises",schemaPath:"#/\
properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/advises/type",keyword:"type",params:{type:"array"}}),r++}if(n.conflicts!==void 0){
let m=n.conflicts;if(Array.isArray(m)){let p=m.length;for(let k=0;k<p;k++){let v=m[k];typeof v=="string"?(v.length>80&&g(v)>80&&(e=t(e,{instancePath:i+"/options\
/"+c(a)+"/conflicts/"+k,schemaPath:"common.schema.json#/$defs/optionId/maxLength",keyword:"maxLength",params:{limit:80}}),r++),w.test(v)||(e=t(e,{instancePath:i+
"/options/"+c(a)+"/conflicts/"+k,schemaPath:"common.schema.json#/$defs/optionId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(
e,{instancePath:i+"/options/"+c(a)+"/conflicts/"+k,schemaPath:"common.schema.json#/$defs/optionId/type",keyword:"type",params:{type:"string"}}),r++)}let l=m.length,
d;if(l>1){e:for(;l--;)for(d=l;d--;)if(A(m[l],m[d])){e=t(e,{instancePath:i+"/options/"+c(a)+"/conflicts",schemaPath:"#/properties/options/patternProperties/%5E%5\
Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/conflicts/uniqueItems",keyword:"uniqueItems",params:{i:l,j:d}}),r++;break e}}}else e=t(e,{instancePath:i+"/options/"+c(a)+
"/conflicts",schemaPath:"#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/conflicts/type",keyword:"type",params:{type:"array"}}),
r++}n.notOnFirstTurn!==void 0&&typeof n.notOnFirstTurn!="boolean"&&(e=t(e,{instancePath:i+"/options/"+c(a)+"/notOnFirstTurn",schemaPath:"#/properties/options/pa\
tternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/notOnFirstTurn/type",keyword:"type",params:{type:"boolean"}}),r++)}else e=t(e,{instancePath:i+"/opti\
ons/"+c(a),schemaPath:"#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+
"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type:"object"}}),r++}o.sources!==void 0&&(Q(o.sources,{instancePath:i+"/sources",parentData:o,
parentDataProperty:"sources",rootData:y,dynamicAnchors:u})||(e=e===null?Q.errors:e.concat(Q.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"}}),r++;return qe.errors=e,r===0}qe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var rr=xe;var Ve=new RegExp("^[a-z0-9][a-z0-9/-]*\\.json$","u");function U(o,{instancePath:i="",parentData:h,parentDataProperty:P,rootData:y=o,dynamicAnchors:u={}}={}){let e=null,
r=0,f=U.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){Object.keys(o).length<1&&(e=t(e,
{instancePath:i,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1}}),r++);for(let s in o)$.test(s)||(e=t(e,{instancePath:i,schemaPath:"#/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);for(let s in o)$.test(s)&&(b(o[s],{instancePath:i+"/"+c(s),parentData:o,parentDataProperty:s,
rootData:y,dynamicAnchors:u})||(e=e===null?b.errors:e.concat(b.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}),r++;return U.errors=e,r===0}U.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function xe(o,{instancePath:i="",parentData:h,parentDataProperty:P,
rootData:y=o,dynamicAnchors:u={}}={}){let e=null,r=0,f=xe.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&
!Array.isArray(o)){o.id===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}}),r++),o.kind===void 0&&(e=t(e,
{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"}}),r++),o.title===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"title"}}),r++),o.reason===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
reason"}}),r++),o.citations===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"citations"}}),r++),o.requires===
void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"requires"}}),r++),o.conflicts===void 0&&(e=t(e,{instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"conflicts"}}),r++),o.default===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"default"}}),r++);for(let s in o)s==="$schema"||s==="id"||s==="kind"||s==="title"||s==="reason"||s==="citations"||s==="require\
s"||s==="conflicts"||s==="default"||s==="errata"||s==="sources"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:s}}),r++);if(o.$schema!==void 0){let s=o.$schema;typeof s=="string"?s.length<1&&(e=t(e,{instancePath:i+"/$schema",schemaPath:"common.schema.j\
son#/$defs/schemaPath/minLength",keyword:"minLength",params:{limit:1}}),r++):(e=t(e,{instancePath:i+"/$schema",schemaPath:"common.schema.json#/$defs/schemaPath/\
type",keyword:"type",params:{type:"string"}}),r++)}if(o.id!==void 0){let s=o.id;typeof s=="string"?(s.length>80&&g(s)>80&&(e=t(e,{instancePath:i+"/id",schemaPath:"\
common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{limit:80}}),r++),w.test(s)||(e=t(e,{instancePath:i+"/id",schemaPath:"common.schema.json#/$de\
fs/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/id",schemaPath:"common.schema.json#/$defs/id/type",keyword:"\
type",params:{type:"string"}}),r++)}if(o.kind!==void 0){let s=o.kind;typeof s!="string"&&(e=t(e,{instancePath:i+"/kind",schemaPath:"#/properties/kind/type",keyword:"\
type",params:{type:"string"}}),r++),s==="edition"||s==="errata"||s==="option"||s==="variant"||(e=t(e,{instancePath:i+"/kind",schemaPath:"#/properties/kind/enum",
keyword:"enum",params:{allowedValues:["edition","errata","option","variant"]}}),r++)}if(o.title!==void 0){let s=o.title;typeof s=="string"?(s.length>200&&g(s)>200&&
(e=t(e,{instancePath:i+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit:200}}),r++),s.length<1&&(e=t(e,{instancePath:i+"/tit\
le",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/title",schemaPath:"#/properties/title/type",
keyword:"type",params:{type:"string"}}),r++)}if(o.reason!==void 0){let s=o.reason;typeof s=="string"?(s.length>2e3&&g(s)>2e3&&(e=t(e,{instancePath:i+"/reason",schemaPath:"\
#/properties/reason/maxLength",keyword:"maxLength",params:{limit:2e3}}),r++),s.length<1&&(e=t(e,{instancePath:i+"/reason",schemaPath:"#/properties/reason/minLen\
gth",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type:"string"}}),
r++)}if(o.citations!==void 0){let s=o.citations;if(Array.isArray(s)){let a=s.length;for(let n=0;n<a;n++){let m=s[n];typeof m=="string"?(m.length>2e3&&g(m)>2e3&&
(e=t(e,{instancePath:i+"/citations/"+n,schemaPath:"common.schema.json#/$defs/text/maxLength",keyword:"maxLength",params:{limit:2e3}}),r++),m.length<1&&(e=t(e,{instancePath:i+
"/citations/"+n,schemaPath:"common.schema.json#/$defs/text/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/citations/"+n,schemaPath:"\
common.schema.json#/$defs/text/type",keyword:"type",params:{type:"string"}}),r++)}}else e=t(e,{instancePath:i+"/citations",schemaPath:"#/properties/citations/ty\
pe",keyword:"type",params:{type:"array"}}),r++}if(o.requires!==void 0){let s=o.requires;if(Array.isArray(s)){let a=s.length;for(let p=0;p<a;p++){let l=s[p];typeof l==
"string"?(l.length>80&&g(l)>80&&(e=t(e,{instancePath:i+"/requires/"+p,schemaPath:"common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{limit:80}}),
r++),w.test(l)||(e=t(e,{instancePath:i+"/requires/"+p,schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),
r++)):(e=t(e,{instancePath:i+"/requires/"+p,schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",params:{type:"string"}}),r++)}let n=s.length,m;if(n>1){
e:for(;n--;)for(m=n;m--;)if(A(s[n],s[m])){e=t(e,{instancePath:i+"/requires",schemaPath:"#/properties/requires/uniqueItems",keyword:"uniqueItems",params:{i:n,j:m}}),
r++;break e}}}else e=t(e,{instancePath:i+"/requires",schemaPath:"#/properties/requires/type",keyword:"type",params:{type:"array"}}),r++}if(o.conflicts!==void 0){
let s=o.conflicts;if(Array.isArray(s)){let a=s.length;for(let p=0;p<a;p++){let l=s[p];typeof l=="string"?(l.length>80&&g(l)>80&&(e=t(e,{instancePath:i+"/conflic\
ts/"+p,schemaPath:"common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{limit:80}}),r++),w.test(l)||(e=t(e,{instancePath:i+"/conflicts/"+p,schemaPath:"\
common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/conflicts/"+p,schemaPath:"commo\
n.schema.json#/$defs/id/type",keyword:"type",params:{type:"string"}}),r++)}let n=s.length,m;if(n>1){e:for(;n--;)for(m=n;m--;)if(A(s[n],s[m])){e=t(e,{instancePath:i+
"/conflicts",schemaPath:"#/properties/conflicts/uniqueItems",keyword:"uniqueItems",params:{i:n,j:m}}),r++;break e}}}else e=t(e,{instancePath:i+"/conflicts",schemaPath:"\
#/properties/conflicts/type",keyword:"type",params:{type:"array"}}),r++}if(o.default!==void 0&&typeof o.default!="boolean"&&(e=t(e,{instancePath:i+"/default",schemaPath:"\
#/properties/default/type",keyword:"type",params:{type:"boolean"}}),r++),o.errata!==void 0){let s=o.errata;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let a in s)
w.test(a)||(e=t(e,{instancePath:i+"/errata",schemaPath:"#/properties/errata/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),
r++);for(let a in s)if(w.test(a)){let n=s[a];if(n&&typeof n=="object"&&!Array.isArray(n)){n.component===void 0&&(e=t(e,{instancePath:i+"/errata/"+c(a),schemaPath:"\
#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"component"}}),r++),n.place===void 0&&
(e=t(e,{instancePath:i+"/errata/"+c(a),schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"\
place"}}),r++),n.kind===void 0&&(e=t(e,{instancePath:i+"/errata/"+c(a),schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/requir\
ed",keyword:"required",params:{missingProperty:"kind"}}),r++),n.impact===void 0&&(e=t(e,{instancePath:i+"/errata/"+c(a),schemaPath:"#/properties/errata/patternP\
roperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"impact"}}),r++),n.was===void 0&&(e=t(e,{instancePath:i+"/errata\
/"+c(a),schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"was"}}),r++),n.
is===void 0&&(e=t(e,{instancePath:i+"/errata/"+c(a),schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"requir\
ed",params:{missingProperty:"is"}}),r++),n.source===void 0&&(e=t(e,{instancePath:i+"/errata/"+c(a),schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-\
9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"source"}}),r++);for(let m in n)m==="component"||m==="place"||m==="kind"||m==="impact"||
m==="was"||m==="is"||m==="source"||m==="note"||m==="document"||m==="pointer"||(e=t(e,{instancePath:i+"/errata/"+c(a),schemaPath:"#/properties/errata/patternProp\
erties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}),r++);if(n.component!==void 0){let m=n.
component;typeof m!="string"&&(e=t(e,{instancePath:i+"/errata/"+c(a)+"/component",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D\
*%24/properties/component/type",keyword:"type",params:{type:"string"}}),r++),m==="rule"||m==="counter"||m==="map"||m==="chart"||m==="scenario"||m==="player-aid"||
(e=t(e,{instancePath:i+"/errata/"+c(a)+"/component",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/component/enum",
keyword:"enum",params:{allowedValues:["rule","counter","map","chart","scenario","player-aid"]}}),r++)}if(n.place!==void 0){let m=n.place;typeof m=="string"?(m.length>
400&&g(m)>400&&(e=t(e,{instancePath:i+"/errata/"+c(a)+"/place",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/pla\
ce/maxLength",keyword:"maxLength",params:{limit:400}}),r++),m.length<1&&(e=t(e,{instancePath:i+"/errata/"+c(a)+"/place",schemaPath:"#/properties/errata/patternP\
roperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/place/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/errata/"+c(a)+"/pla\
ce",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/place/type",keyword:"type",params:{type:"string"}}),r++)}if(n.
kind!==void 0){let m=n.kind;typeof m!="string"&&(e=t(e,{instancePath:i+"/errata/"+c(a)+"/kind",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D\
%5Ba-z0-9-%5D*%24/properties/kind/type",keyword:"type",params:{type:"string"}}),r++),m==="correction"||m==="clarification"||m==="addition"||(e=t(e,{instancePath:i+
"/errata/"+c(a)+"/kind",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/kind/enum",keyword:"enum",params:{allowedValues:[
"correction","clarification","addition"]}}),r++)}if(n.impact!==void 0){let m=n.impact;typeof m!="string"&&(e=t(e,{instancePath:i+"/errata/"+c(a)+"/impact",schemaPath:"\
#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/impact/type",keyword:"type",params:{type:"string"}}),r++),m==="none"||m==="min\
or"||m==="major"||(e=t(e,{instancePath:i+"/errata/"+c(a)+"/impact",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties\
/impact/enum",keyword:"enum",params:{allowedValues:["none","minor","major"]}}),r++)}if(n.was!==void 0){let m=n.was;typeof m=="string"?(m.length>2e3&&g(m)>2e3&&(e=
t(e,{instancePath:i+"/errata/"+c(a)+"/was",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/was/maxLength",keyword:"\
maxLength",params:{limit:2e3}}),r++),m.length<1&&(e=t(e,{instancePath:i+"/errata/"+c(a)+"/was",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D\
%5Ba-z0-9-%5D*%24/properties/was/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/errata/"+c(a)+"/was",schemaPath:"#/properties/\
errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/was/type",keyword:"type",params:{type:"string"}}),r++)}if(n.is!==void 0){let m=n.is;typeof m==
"string"?(m.length>2e3&&g(m)>2e3&&(e=t(e,{instancePath:i+"/errata/"+c(a)+"/is",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%2\
4/properties/is/maxLength",keyword:"maxLength",params:{limit:2e3}}),r++),m.length<1&&(e=t(e,{instancePath:i+"/errata/"+c(a)+"/is",schemaPath:"#/properties/errat\
a/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/is/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/errata/"+c(a)+
"/is",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/is/type",keyword:"type",params:{type:"string"}}),r++)}if(n.source!==
void 0){let m=n.source;typeof m=="string"?(m.length>400&&g(m)>400&&(e=t(e,{instancePath:i+"/errata/"+c(a)+"/source",schemaPath:"#/properties/errata/patternPrope\
rties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/source/maxLength",keyword:"maxLength",params:{limit:400}}),r++),m.length<1&&(e=t(e,{instancePath:i+"/errata/"+
c(a)+"/source",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/source/minLength",keyword:"minLength",params:{limit:1}}),
r++)):(e=t(e,{instancePath:i+"/errata/"+c(a)+"/source",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/source/type",
keyword:"type",params:{type:"string"}}),r++)}if(n.note!==void 0){let m=n.note;typeof m=="string"?(m.length>2e3&&g(m)>2e3&&(e=t(e,{instancePath:i+"/errata/"+c(a)+
"/note",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/note/maxLength",keyword:"maxLength",params:{limit:2e3}}),r++),
m.length<1&&(e=t(e,{instancePath:i+"/errata/"+c(a)+"/note",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/note/mi\
nLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/errata/"+c(a)+"/note",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z\
0-9%5D%5Ba-z0-9-%5D*%24/properties/note/type",keyword:"type",params:{type:"string"}}),r++)}if(n.document!==void 0){let m=n.document;typeof m=="string"?(m.length>
200&&g(m)>200&&(e=t(e,{instancePath:i+"/errata/"+c(a)+"/document",schemaPath:"common.schema.json#/$defs/documentPath/maxLength",keyword:"maxLength",params:{limit:200}}),
r++),Ve.test(m)||(e=t(e,{instancePath:i+"/errata/"+c(a)+"/document",schemaPath:"common.schema.json#/$defs/documentPath/pattern",keyword:"pattern",params:{pattern:"\
^[a-z0-9][a-z0-9/-]*\\.json$"}}),r++)):(e=t(e,{instancePath:i+"/errata/"+c(a)+"/document",schemaPath:"common.schema.json#/$defs/documentPath/type",keyword:"type",
params:{type:"string"}}),r++)}if(n.pointer!==void 0){let m=n.pointer;typeof m=="string"?(m.length>400&&g(m)>400&&(e=t(e,{instancePath:i+"/errata/"+c(a)+"/pointe\
r",schemaPath:"common.schema.json#/$defs/pointer/maxLength",keyword:"maxLength",params:{limit:400}}),r++),$.test(m)||(e=t(e,{instancePath:i+"/errata/"+c(a)+"/po\
inter",schemaPath:"common.schema.json#/$defs/pointer/pattern",keyword:"pattern",params:{pattern:"^(|/.*)$"}}),r++)):(e=t(e,{instancePath:i+"/errata/"+c(a)+"/poi\
nter",schemaPath:"common.schema.json#/$defs/pointer/type",keyword:"type",params:{type:"string"}}),r++)}}else e=t(e,{instancePath:i+"/errata/"+c(a),schemaPath:"#\
/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/errata",schemaPath:"\
#/properties/errata/type",keyword:"type",params:{type:"object"}}),r++}o.sources!==void 0&&(U(o.sources,{instancePath:i+"/sources",parentData:o,parentDataProperty:"\
sources",rootData:y,dynamicAnchors:u})||(e=e===null?U.errors:e.concat(U.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}),r++;return xe.errors=e,r===0}xe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ir=ve;function X(o,{instancePath:i="",parentData:h,parentDataProperty:P,rootData:y=o,dynamicAnchors:u={}}={}){let e=null,r=0,f=X.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){Object.keys(o).length<1&&(e=t(e,{instancePath:i,schemaPath:"#/minProperties",
keyword:"minProperties",params:{limit:1}}),r++);for(let s in o)$.test(s)||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:s}}),r++);for(let s in o)$.test(s)&&(b(o[s],{instancePath:i+"/"+c(s),parentData:o,parentDataProperty:s,rootData:y,dynamicAnchors:u})||
(e=e===null?b.errors:e.concat(b.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return X.errors=
e,r===0}X.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ve(o,{instancePath:i="",parentData:h,parentDataProperty:P,rootData:y=o,dynamicAnchors:u={}}={}){
let e=null,r=0,f=ve.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.choices===void 0&&
(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"choices"}}),r++);for(let s in o)s==="$schema"||s==="title"||s==="desc\
ription"||s==="game"||s==="scenario"||s==="options"||s==="layers"||s==="seed"||s==="dice"||s==="choices"||s==="expect"||s==="omitted"||s==="sources"||(e=t(e,{instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);if(o.$schema!==void 0){let s=o.$schema;typeof s=="string"?
s.length<1&&(e=t(e,{instancePath:i+"/$schema",schemaPath:"common.schema.json#/$defs/schemaPath/minLength",keyword:"minLength",params:{limit:1}}),r++):(e=t(e,{instancePath:i+
"/$schema",schemaPath:"common.schema.json#/$defs/schemaPath/type",keyword:"type",params:{type:"string"}}),r++)}if(o.title!==void 0){let s=o.title;typeof s=="str\
ing"?(s.length>200&&g(s)>200&&(e=t(e,{instancePath:i+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit:200}}),r++),s.length<1&&
(e=t(e,{instancePath:i+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/title",schemaPath:"\
#/properties/title/type",keyword:"type",params:{type:"string"}}),r++)}if(o.description!==void 0){let s=o.description;typeof s=="string"?(s.length>4e3&&g(s)>4e3&&
(e=t(e,{instancePath:i+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit:4e3}}),r++),s.length<1&&(e=t(e,{instancePath:i+
"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/description",schemaPath:"#/\
properties/description/type",keyword:"type",params:{type:"string"}}),r++)}if(o.game!==void 0){let s=o.game;typeof s=="string"?(s.length>80&&g(s)>80&&(e=t(e,{instancePath:i+
"/game",schemaPath:"common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{limit:80}}),r++),w.test(s)||(e=t(e,{instancePath:i+"/game",schemaPath:"c\
ommon.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/game",schemaPath:"common.schema.\
json#/$defs/id/type",keyword:"type",params:{type:"string"}}),r++)}if(o.scenario!==void 0){let s=o.scenario;typeof s=="string"?(s.length>400&&g(s)>400&&(e=t(e,{instancePath:i+
"/scenario",schemaPath:"#/properties/scenario/maxLength",keyword:"maxLength",params:{limit:400}}),r++),s.length<1&&(e=t(e,{instancePath:i+"/scenario",schemaPath:"\
#/properties/scenario/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/scenario",schemaPath:"#/properties/scenario/type",keyword:"\
type",params:{type:"string"}}),r++)}if(o.options!==void 0){let s=o.options;if(Array.isArray(s)){let a=s.length;for(let p=0;p<a;p++){let l=s[p];typeof l=="string"?
(l.length>80&&g(l)>80&&(e=t(e,{instancePath:i+"/options/"+p,schemaPath:"common.schema.json#/$defs/optionId/maxLength",keyword:"maxLength",params:{limit:80}}),r++),
w.test(l)||(e=t(e,{instancePath:i+"/options/"+p,schemaPath:"common.schema.json#/$defs/optionId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),
r++)):(e=t(e,{instancePath:i+"/options/"+p,schemaPath:"common.schema.json#/$defs/optionId/type",keyword:"type",params:{type:"string"}}),r++)}let n=s.length,m;if(n>
1){e:for(;n--;)for(m=n;m--;)if(A(s[n],s[m])){e=t(e,{instancePath:i+"/options",schemaPath:"#/properties/options/uniqueItems",keyword:"uniqueItems",params:{i:n,j:m}}),
r++;break e}}}else e=t(e,{instancePath:i+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type:"array"}}),r++}if(o.layers!==void 0){let s=o.
layers;if(Array.isArray(s)){let a=s.length;for(let p=0;p<a;p++){let l=s[p];typeof l=="string"?(l.length>80&&g(l)>80&&(e=t(e,{instancePath:i+"/layers/"+p,schemaPath:"\
common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{limit:80}}),r++),w.test(l)||(e=t(e,{instancePath:i+"/layers/"+p,schemaPath:"common.schema.js\
on#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/layers/"+p,schemaPath:"common.schema.json#/$def\
s/id/type",keyword:"type",params:{type:"string"}}),r++)}let n=s.length,m;if(n>1){e:for(;n--;)for(m=n;m--;)if(A(s[n],s[m])){e=t(e,{instancePath:i+"/layers",schemaPath:"\
#/properties/layers/uniqueItems",keyword:"uniqueItems",params:{i:n,j:m}}),r++;break e}}}else e=t(e,{instancePath:i+"/layers",schemaPath:"#/properties/layers/typ\
e",keyword:"type",params:{type:"array"}}),r++}if(o.seed!==void 0){let s=o.seed;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/seed",
schemaPath:"#/properties/seed/type",keyword:"type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>4294967295||isNaN(s))&&(e=t(e,{instancePath:i+
"/seed",schemaPath:"#/properties/seed/maximum",keyword:"maximum",params:{comparison:"<=",limit:4294967295}}),r++),(s<0||isNaN(s))&&(e=t(e,{instancePath:i+"/seed",
schemaPath:"#/properties/seed/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}if(o.dice!==void 0){let s=o.dice;if(Array.isArray(s)){let a=s.
length;for(let n=0;n<a;n++){let m=s[n];typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)||(e=t(e,{instancePath:i+"/dice/"+n,schemaPath:"#/properties/dice/items\
/type",keyword:"type",params:{type:"integer"}}),r++),typeof m=="number"&&isFinite(m)&&((m>100||isNaN(m))&&(e=t(e,{instancePath:i+"/dice/"+n,schemaPath:"#/proper\
ties/dice/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}),r++),(m<1||isNaN(m))&&(e=t(e,{instancePath:i+"/dice/"+n,schemaPath:"#/properties\
/dice/items/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}}else e=t(e,{instancePath:i+"/dice",schemaPath:"#/properties/dice/type",keyword:"\
type",params:{type:"array"}}),r++}if(o.choices!==void 0){let s=o.choices;if(Array.isArray(s)){let a=s.length;for(let n=0;n<a;n++){let m=s[n];if(m&&typeof m=="ob\
ject"&&!Array.isArray(m)){m.side===void 0&&(e=t(e,{instancePath:i+"/choices/"+n,schemaPath:"#/properties/choices/items/required",keyword:"required",params:{missingProperty:"\
side"}}),r++),m.choice===void 0&&(e=t(e,{instancePath:i+"/choices/"+n,schemaPath:"#/properties/choices/items/required",keyword:"required",params:{missingProperty:"\
choice"}}),r++);for(let p in m)p==="side"||p==="choice"||p==="note"||(e=t(e,{instancePath:i+"/choices/"+n,schemaPath:"#/properties/choices/items/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:p}}),r++);if(m.side!==void 0){let p=m.side;typeof p=="string"?(p.length>80&&g(p)>80&&(e=t(e,{instancePath:i+
"/choices/"+n+"/side",schemaPath:"common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{limit:80}}),r++),w.test(p)||(e=t(e,{instancePath:i+"/choic\
es/"+n+"/side",schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/choi\
ces/"+n+"/side",schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",params:{type:"string"}}),r++)}if(m.choice!==void 0){let p=m.choice;p&&typeof p=="o\
bject"&&!Array.isArray(p)||(e=t(e,{instancePath:i+"/choices/"+n+"/choice",schemaPath:"#/properties/choices/items/properties/choice/type",keyword:"type",params:{
type:"object"}}),r++)}if(m.note!==void 0){let p=m.note;typeof p=="string"?(p.length>2e3&&g(p)>2e3&&(e=t(e,{instancePath:i+"/choices/"+n+"/note",schemaPath:"#/pr\
operties/choices/items/properties/note/maxLength",keyword:"maxLength",params:{limit:2e3}}),r++),p.length<1&&(e=t(e,{instancePath:i+"/choices/"+n+"/note",schemaPath:"\
#/properties/choices/items/properties/note/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/choices/"+n+"/note",schemaPath:"#/pr\
operties/choices/items/properties/note/type",keyword:"type",params:{type:"string"}}),r++)}}else e=t(e,{instancePath:i+"/choices/"+n,schemaPath:"#/properties/cho\
ices/items/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/choices",schemaPath:"#/properties/choices/type",keyword:"type",params:{
type:"array"}}),r++}if(o.expect!==void 0){let s=o.expect;if(Array.isArray(s)){let a=s.length;for(let n=0;n<a;n++){let m=s[n];if(m&&typeof m=="object"&&!Array.isArray(
m)){m.after===void 0&&(e=t(e,{instancePath:i+"/expect/"+n,schemaPath:"#/properties/expect/items/required",keyword:"required",params:{missingProperty:"after"}}),
r++),m.pointer===void 0&&(e=t(e,{instancePath:i+"/expect/"+n,schemaPath:"#/properties/expect/items/required",keyword:"required",params:{missingProperty:"pointer"}}),
r++),m.equals===void 0&&(e=t(e,{instancePath:i+"/expect/"+n,schemaPath:"#/properties/expect/items/required",keyword:"required",params:{missingProperty:"equals"}}),
r++);for(let p in m)p==="after"||p==="pointer"||p==="equals"||p==="note"||(e=t(e,{instancePath:i+"/expect/"+n,schemaPath:"#/properties/expect/items/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:p}}),r++);if(m.after!==void 0){let p=m.after;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(
p)||(e=t(e,{instancePath:i+"/expect/"+n+"/after",schemaPath:"#/properties/expect/items/properties/after/type",keyword:"type",params:{type:"integer"}}),r++),typeof p==
"number"&&isFinite(p)&&(p<0||isNaN(p))&&(e=t(e,{instancePath:i+"/expect/"+n+"/after",schemaPath:"#/properties/expect/items/properties/after/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:0}}),r++)}if(m.pointer!==void 0){let p=m.pointer;typeof p=="string"?(p.length>400&&g(p)>400&&(e=t(e,{instancePath:i+"/expec\
t/"+n+"/pointer",schemaPath:"common.schema.json#/$defs/pointer/maxLength",keyword:"maxLength",params:{limit:400}}),r++),$.test(p)||(e=t(e,{instancePath:i+"/expe\
ct/"+n+"/pointer",schemaPath:"common.schema.json#/$defs/pointer/pattern",keyword:"pattern",params:{pattern:"^(|/.*)$"}}),r++)):(e=t(e,{instancePath:i+"/expect/"+
n+"/pointer",schemaPath:"common.schema.json#/$defs/pointer/type",keyword:"type",params:{type:"string"}}),r++)}if(m.note!==void 0){let p=m.note;typeof p=="string"?
(p.length>2e3&&g(p)>2e3&&(e=t(e,{instancePath:i+"/expect/"+n+"/note",schemaPath:"#/properties/expect/items/properties/note/maxLength",keyword:"maxLength",params:{
limit:2e3}}),r++),p.length<1&&(e=t(e,{instancePath:i+"/expect/"+n+"/note",schemaPath:"#/properties/expect/items/properties/note/minLength",keyword:"minLength",params:{
limit:1}}),r++)):(e=t(e,{instancePath:i+"/expect/"+n+"/note",schemaPath:"#/properties/expect/items/properties/note/type",keyword:"type",params:{type:"string"}}),
r++)}}else e=t(e,{instancePath:i+"/expect/"+n,schemaPath:"#/properties/expect/items/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+
"/expect",schemaPath:"#/properties/expect/type",keyword:"type",params:{type:"array"}}),r++}if(o.omitted!==void 0){let s=o.omitted;if(Array.isArray(s)){let a=s.length;
for(let n=0;n<a;n++){let m=s[n];typeof m=="string"?(m.length>2e3&&g(m)>2e3&&(e=t(e,{instancePath:i+"/omitted/"+n,schemaPath:"common.schema.json#/$defs/text/maxL\
ength",keyword:"maxLength",params:{limit:2e3}}),r++),m.length<1&&(e=t(e,{instancePath:i+"/omitted/"+n,schemaPath:"common.schema.json#/$defs/text/minLength",keyword:"\
minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/omitted/"+n,schemaPath:"common.schema.json#/$defs/text/type",keyword:"type",params:{type:"string"}}),
r++)}}else e=t(e,{instancePath:i+"/omitted",schemaPath:"#/properties/omitted/type",keyword:"type",params:{type:"array"}}),r++}o.sources!==void 0&&(X(o.sources,{
instancePath:i+"/sources",parentData:o,parentDataProperty:"sources",rootData:y,dynamicAnchors:u})||(e=e===null?X.errors:e.concat(X.errors),r=e.length))}else e=t(
e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return ve.errors=e,r===0}ve.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var tr=Ae;var Ne=new RegExp("^[a-z][a-z0-9-]*$","u");function Y(o,{instancePath:i="",parentData:h,parentDataProperty:P,rootData:y=o,dynamicAnchors:u={}}={}){let e=null,r=0,f=Y.evaluated;f.dynamicProps&&(f.props=void 0),
f.dynamicItems&&(f.items=void 0);let s=r,a=!0,n=r;o&&typeof o=="object"&&!Array.isArray(o)&&o.kind!==void 0&&o.kind!=="base"&&r++;var m=n===r;r=s,e!==null&&(s?e.
length=s:e=null);let p;if(m){let d=r;o&&typeof o=="object"&&!Array.isArray(o)&&(o.airCapacity===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/then/required",keyword:"\
required",params:{missingProperty:"airCapacity"}}),r++),o.portCapacity===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/then/required",keyword:"required",params:{
missingProperty:"portCapacity"}}),r++));var m=d===r;a=m,p="then"}else{let d=r;o&&typeof o=="object"&&!Array.isArray(o)&&(o.airCapacity!==void 0&&(e=t(e,{instancePath:i+
"/airCapacity",schemaPath:"#/else/properties/airCapacity/false schema",keyword:"false schema",params:{}}),r++),o.portCapacity!==void 0&&(e=t(e,{instancePath:i+"\
/portCapacity",schemaPath:"#/else/properties/portCapacity/false schema",keyword:"false schema",params:{}}),r++),o.victoryPoints!==void 0&&o.victoryPoints!==0&&(e=
t(e,{instancePath:i+"/victoryPoints",schemaPath:"#/else/properties/victoryPoints/const",keyword:"const",params:{allowedValue:0}}),r++),o.oil!==void 0&&(e=t(e,{instancePath:i+
"/oil",schemaPath:"#/else/properties/oil/false schema",keyword:"false schema",params:{}}),r++),o.homeBaseOf!==void 0&&(e=t(e,{instancePath:i+"/homeBaseOf",schemaPath:"\
#/else/properties/homeBaseOf/false schema",keyword:"false schema",params:{}}),r++));var m=d===r;if(a=m,a){var l={};l.airCapacity=!0,l.portCapacity=!0,l.victoryPoints=
!0,l.oil=!0,l.homeBaseOf=!0,l.kind=!0}p="else"}if(a||(e=t(e,{instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:p}}),r++),o&&typeof o=="object"&&
!Array.isArray(o)){o.name===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"}}),r++),o.hex===void 0&&(e=
t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"hex"}}),r++),o.kind===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"kind"}}),r++),o.flag===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
flag"}}),r++),o.control===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"control"}}),r++),o.landLimit===void 0&&
(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"landLimit"}}),r++),o.victoryPoints===void 0&&(e=t(e,{instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"victoryPoints"}}),r++);for(let d in o)d==="name"||d==="hex"||d==="kind"||d==="flag"||d==="control"||d===
"airCapacity"||d==="portCapacity"||d==="landLimit"||d==="victoryPoints"||d==="oil"||d==="homeBaseOf"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:d}}),r++);if(o.name!==void 0){let d=o.name;typeof d=="string"?(d.length>80&&g(d)>80&&(e=t(e,{instancePath:i+
"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:80}}),r++),d.length<1&&(e=t(e,{instancePath:i+"/name",schemaPath:"#/propertie\
s/name/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"s\
tring"}}),r++)}if(o.hex!==void 0){let d=o.hex;typeof d=="string"?G.test(d)||(e=t(e,{instancePath:i+"/hex",schemaPath:"../common/common.schema.json#/$defs/hexId/\
pattern",keyword:"pattern",params:{pattern:"^[A-Z0-9]{2,8}$"}}),r++):(e=t(e,{instancePath:i+"/hex",schemaPath:"../common/common.schema.json#/$defs/hexId/type",keyword:"\
type",params:{type:"string"}}),r++)}if(o.kind!==void 0){let d=o.kind;typeof d!="string"&&(e=t(e,{instancePath:i+"/kind",schemaPath:"#/properties/kind/type",keyword:"\
type",params:{type:"string"}}),r++),d==="base"||d==="circle"||(e=t(e,{instancePath:i+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues:[
"base","circle"]}}),r++)}if(o.flag!==void 0){let d=o.flag;typeof d!="string"&&(e=t(e,{instancePath:i+"/flag",schemaPath:"#/properties/flag/type",keyword:"type",
params:{type:"string"}}),r++),d==="britain"||d==="us"||d==="australia"||d==="new-zealand"||d==="netherlands"||d==="france"||d==="japan"||d==="none"||(e=t(e,{instancePath:i+
"/flag",schemaPath:"#/properties/flag/enum",keyword:"enum",params:{allowedValues:["britain","us","australia","new-zealand","netherlands","france","japan","none"]}}),
r++)}if(o.control!==void 0){let d=o.control;typeof d!="string"&&(e=t(e,{instancePath:i+"/control",schemaPath:"#/properties/control/type",keyword:"type",params:{
type:"string"}}),r++),d==="japan"||d==="allies"||d==="none"||(e=t(e,{instancePath:i+"/control",schemaPath:"#/properties/control/enum",keyword:"enum",params:{allowedValues:[
"japan","allies","none"]}}),r++)}if(o.airCapacity!==void 0){let d=o.airCapacity;typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)||(e=t(e,{instancePath:i+"/air\
Capacity",schemaPath:"#/properties/airCapacity/type",keyword:"type",params:{type:"integer"}}),r++),typeof d=="number"&&isFinite(d)&&((d>40||isNaN(d))&&(e=t(e,{instancePath:i+
"/airCapacity",schemaPath:"#/properties/airCapacity/maximum",keyword:"maximum",params:{comparison:"<=",limit:40}}),r++),(d<0||isNaN(d))&&(e=t(e,{instancePath:i+
"/airCapacity",schemaPath:"#/properties/airCapacity/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}if(o.portCapacity!==void 0){let d=o.portCapacity;
if(typeof d=="number"&&isFinite(d)){(d>1e3||isNaN(d))&&(e=t(e,{instancePath:i+"/portCapacity",schemaPath:"../common/common.schema.json#/$defs/quarters/maximum",
keyword:"maximum",params:{comparison:"<=",limit:1e3}}),r++),(d<0||isNaN(d))&&(e=t(e,{instancePath:i+"/portCapacity",schemaPath:"../common/common.schema.json#/$d\
efs/quarters/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++);let k;k=d/.25,k!==parseInt(k)&&(e=t(e,{instancePath:i+"/portCapacity",schemaPath:"\
../common/common.schema.json#/$defs/quarters/multipleOf",keyword:"multipleOf",params:{multipleOf:.25}}),r++)}else e=t(e,{instancePath:i+"/portCapacity",schemaPath:"\
../common/common.schema.json#/$defs/quarters/type",keyword:"type",params:{type:"number"}}),r++}if(o.landLimit!==void 0){let d=o.landLimit;typeof d=="number"&&!(d%
1)&&!isNaN(d)&&isFinite(d)||(e=t(e,{instancePath:i+"/landLimit",schemaPath:"#/properties/landLimit/type",keyword:"type",params:{type:"integer"}}),r++),d===8||d===
4||(e=t(e,{instancePath:i+"/landLimit",schemaPath:"#/properties/landLimit/enum",keyword:"enum",params:{allowedValues:[8,4]}}),r++)}if(o.victoryPoints!==void 0){
let d=o.victoryPoints;typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)||(e=t(e,{instancePath:i+"/victoryPoints",schemaPath:"#/properties/victoryPoints/type",keyword:"\
type",params:{type:"integer"}}),r++),typeof d=="number"&&isFinite(d)&&((d>20||isNaN(d))&&(e=t(e,{instancePath:i+"/victoryPoints",schemaPath:"#/properties/victor\
yPoints/maximum",keyword:"maximum",params:{comparison:"<=",limit:20}}),r++),(d<0||isNaN(d))&&(e=t(e,{instancePath:i+"/victoryPoints",schemaPath:"#/properties/vi\
ctoryPoints/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}if(o.oil!==void 0){let d=o.oil;typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)||
(e=t(e,{instancePath:i+"/oil",schemaPath:"#/properties/oil/type",keyword:"type",params:{type:"integer"}}),r++),typeof d=="number"&&isFinite(d)&&((d>40||isNaN(d))&&
(e=t(e,{instancePath:i+"/oil",schemaPath:"#/properties/oil/maximum",keyword:"maximum",params:{comparison:"<=",limit:40}}),r++),(d<1||isNaN(d))&&(e=t(e,{instancePath:i+
"/oil",schemaPath:"#/properties/oil/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(o.homeBaseOf!==void 0){let d=o.homeBaseOf;typeof d!="\
string"&&(e=t(e,{instancePath:i+"/homeBaseOf",schemaPath:"defs.schema.json#/$defs/nation/type",keyword:"type",params:{type:"string"}}),r++),d==="japan"||d==="us"||
d==="britain"||d==="netherlands"||(e=t(e,{instancePath:i+"/homeBaseOf",schemaPath:"defs.schema.json#/$defs/nation/enum",keyword:"enum",params:{allowedValues:["j\
apan","us","britain","netherlands"]}}),r++)}}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return Y.errors=e,r===0}
Y.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ee(o,{instancePath:i="",parentData:h,parentDataProperty:P,rootData:y=o,dynamicAnchors:u={}}={}){
let e=null,r=0,f=ee.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){Object.keys(o).length<
1&&(e=t(e,{instancePath:i,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1}}),r++);for(let s in o)$.test(s)||(e=t(e,{instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);for(let s in o)$.test(s)&&(b(o[s],{instancePath:i+"/"+c(s),parentData:o,
parentDataProperty:s,rootData:y,dynamicAnchors:u})||(e=e===null?b.errors:e.concat(b.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}),r++;return ee.errors=e,r===0}ee.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ae(o,{instancePath:i="",parentData:h,
parentDataProperty:P,rootData:y=o,dynamicAnchors:u={}}={}){let e=null,r=0,f=Ae.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),o&&
typeof o=="object"&&!Array.isArray(o)){o.$schema===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"$schema"}}),
r++),o.bases===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"bases"}}),r++),o.sources===void 0&&(e=t(e,{instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"sources"}}),r++);for(let s in o)s==="$schema"||s==="bases"||s==="sources"||(e=t(e,{instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);if(o.$schema!==void 0){let s=o.$schema;typeof s=="string"?
s.length<1&&(e=t(e,{instancePath:i+"/$schema",schemaPath:"../common/common.schema.json#/$defs/schemaPath/minLength",keyword:"minLength",params:{limit:1}}),r++):
(e=t(e,{instancePath:i+"/$schema",schemaPath:"../common/common.schema.json#/$defs/schemaPath/type",keyword:"type",params:{type:"string"}}),r++)}if(o.bases!==void 0){
let s=o.bases;if(s&&typeof s=="object"&&!Array.isArray(s)){Object.keys(s).length<1&&(e=t(e,{instancePath:i+"/bases",schemaPath:"#/properties/bases/minProperties",
keyword:"minProperties",params:{limit:1}}),r++);for(let a in s)Ne.test(a)||(e=t(e,{instancePath:i+"/bases",schemaPath:"#/properties/bases/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:a}}),r++);for(let a in s)Ne.test(a)&&(Y(s[a],{instancePath:i+"/bases/"+c(a),parentData:s,parentDataProperty:a,
rootData:y,dynamicAnchors:u})||(e=e===null?Y.errors:e.concat(Y.errors),r=e.length))}else e=t(e,{instancePath:i+"/bases",schemaPath:"#/properties/bases/type",keyword:"\
type",params:{type:"object"}}),r++}o.sources!==void 0&&(ee(o.sources,{instancePath:i+"/sources",parentData:o,parentDataProperty:"sources",rootData:y,dynamicAnchors:u})||
(e=e===null?ee.errors:e.concat(ee.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return Ae.errors=
e,r===0}Ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var sr=De;function re(o,{instancePath:i="",parentData:h,parentDataProperty:P,rootData:y=o,dynamicAnchors:u={}}={}){let e=null,r=0,f=re.evaluated;f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0);let s=r,a=!0,n=r;if(o&&typeof o=="object"&&!Array.isArray(o)&&o.class!==void 0){let d=o.class;d==="CV"||d==="CVL"||r++}
var m=n===r;r=s,e!==null&&(s?e.length=s:e=null);let p;if(m){let d=r;o&&typeof o=="object"&&!Array.isArray(o)&&o.airStrength===void 0&&(e=t(e,{instancePath:i,schemaPath:"\
#/then/required",keyword:"required",params:{missingProperty:"airStrength"}}),r++);var m=d===r;a=m,p="then"}else{let d=r;o&&typeof o=="object"&&!Array.isArray(o)&&
o.airStrength!==void 0&&(e=t(e,{instancePath:i+"/airStrength",schemaPath:"#/else/properties/airStrength/false schema",keyword:"false schema",params:{}}),r++);var m=d===
r;if(a=m,a){var l={};l.airStrength=!0,l.class=!0}p="else"}if(a||(e=t(e,{instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:p}}),r++),o&&typeof o==
"object"&&!Array.isArray(o)){o.nation===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"nation"}}),r++),o.class===
void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"class"}}),r++),o.name===void 0&&(e=t(e,{instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"name"}}),r++),o.count===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"count"}}),r++),o.firepower===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"firepower"}}),r++),
o.defense===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"defense"}}),r++),o.antiAircraft===void 0&&(e=t(e,
{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"antiAircraft"}}),r++),o.transport===void 0&&(e=t(e,{instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"transport"}}),r++),o.movement===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"movement"}}),r++);for(let d in o)d==="nation"||d==="class"||d==="name"||d==="count"||d==="firepower"||d==="defense"||d==="antiAircraft"||
d==="airStrength"||d==="transport"||d==="movement"||d==="optional"||d==="airGroup"||d==="elite"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:d}}),r++);if(o.nation!==void 0){let d=o.nation;typeof d!="string"&&(e=t(e,{instancePath:i+"/nation",schemaPath:"\
defs.schema.json#/$defs/nation/type",keyword:"type",params:{type:"string"}}),r++),d==="japan"||d==="us"||d==="britain"||d==="netherlands"||(e=t(e,{instancePath:i+
"/nation",schemaPath:"defs.schema.json#/$defs/nation/enum",keyword:"enum",params:{allowedValues:["japan","us","britain","netherlands"]}}),r++)}if(o.class!==void 0){
let d=o.class;typeof d!="string"&&(e=t(e,{instancePath:i+"/class",schemaPath:"defs.schema.json#/$defs/shipClass/type",keyword:"type",params:{type:"string"}}),r++),
d==="CV"||d==="CVL"||d==="BB"||d==="BBV"||d==="CB"||d==="CA"||d==="CL"||d==="CLAA"||d==="DD"||(e=t(e,{instancePath:i+"/class",schemaPath:"defs.schema.json#/$def\
s/shipClass/enum",keyword:"enum",params:{allowedValues:["CV","CVL","BB","BBV","CB","CA","CL","CLAA","DD"]}}),r++)}if(o.name!==void 0){let d=o.name;typeof d=="st\
ring"?(d.length>120&&g(d)>120&&(e=t(e,{instancePath:i+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:120}}),r++),d.length<1&&
(e=t(e,{instancePath:i+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/name",schemaPath:"\
#/properties/name/type",keyword:"type",params:{type:"string"}}),r++)}if(o.count!==void 0){let d=o.count;typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)||(e=t(
e,{instancePath:i+"/count",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"integer"}}),r++),typeof d=="number"&&isFinite(d)&&((d>60||isNaN(d))&&(e=
t(e,{instancePath:i+"/count",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:60}}),r++),(d<1||isNaN(d))&&(e=t(e,{instancePath:i+
"/count",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(o.firepower!==void 0){let d=o.firepower;typeof d=="num\
ber"&&!(d%1)&&!isNaN(d)&&isFinite(d)||(e=t(e,{instancePath:i+"/firepower",schemaPath:"#/properties/firepower/type",keyword:"type",params:{type:"integer"}}),r++),
typeof d=="number"&&isFinite(d)&&((d>4||isNaN(d))&&(e=t(e,{instancePath:i+"/firepower",schemaPath:"#/properties/firepower/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:4}}),r++),(d<0||isNaN(d))&&(e=t(e,{instancePath:i+"/firepower",schemaPath:"#/properties/firepower/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),
r++))}if(o.defense!==void 0){let d=o.defense;typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)||(e=t(e,{instancePath:i+"/defense",schemaPath:"#/properties/defe\
nse/type",keyword:"type",params:{type:"integer"}}),r++),typeof d=="number"&&isFinite(d)&&((d>12||isNaN(d))&&(e=t(e,{instancePath:i+"/defense",schemaPath:"#/prop\
erties/defense/maximum",keyword:"maximum",params:{comparison:"<=",limit:12}}),r++),(d<7||isNaN(d))&&(e=t(e,{instancePath:i+"/defense",schemaPath:"#/properties/d\
efense/minimum",keyword:"minimum",params:{comparison:">=",limit:7}}),r++))}if(o.antiAircraft!==void 0){let d=o.antiAircraft;if(typeof d=="number"&&isFinite(d)){
(d>10||isNaN(d))&&(e=t(e,{instancePath:i+"/antiAircraft",schemaPath:"#/properties/antiAircraft/maximum",keyword:"maximum",params:{comparison:"<=",limit:10}}),r++),
(d<0||isNaN(d))&&(e=t(e,{instancePath:i+"/antiAircraft",schemaPath:"#/properties/antiAircraft/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++);
let k;k=d/.25,k!==parseInt(k)&&(e=t(e,{instancePath:i+"/antiAircraft",schemaPath:"#/properties/antiAircraft/multipleOf",keyword:"multipleOf",params:{multipleOf:.25}}),
r++)}else e=t(e,{instancePath:i+"/antiAircraft",schemaPath:"#/properties/antiAircraft/type",keyword:"type",params:{type:"number"}}),r++}if(o.airStrength!==void 0){
let d=o.airStrength;typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)||(e=t(e,{instancePath:i+"/airStrength",schemaPath:"#/properties/airStrength/type",keyword:"\
type",params:{type:"integer"}}),r++),typeof d=="number"&&isFinite(d)&&((d>10||isNaN(d))&&(e=t(e,{instancePath:i+"/airStrength",schemaPath:"#/properties/airStren\
gth/maximum",keyword:"maximum",params:{comparison:"<=",limit:10}}),r++),(d<1||isNaN(d))&&(e=t(e,{instancePath:i+"/airStrength",schemaPath:"#/properties/airStren\
gth/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(o.transport!==void 0){let d=o.transport;if(typeof d=="number"&&isFinite(d)){(d>10||isNaN(
d))&&(e=t(e,{instancePath:i+"/transport",schemaPath:"#/properties/transport/maximum",keyword:"maximum",params:{comparison:"<=",limit:10}}),r++),(d<=0||isNaN(d))&&
(e=t(e,{instancePath:i+"/transport",schemaPath:"#/properties/transport/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0}}),r++);let k;
k=d/.25,k!==parseInt(k)&&(e=t(e,{instancePath:i+"/transport",schemaPath:"#/properties/transport/multipleOf",keyword:"multipleOf",params:{multipleOf:.25}}),r++)}else
e=t(e,{instancePath:i+"/transport",schemaPath:"#/properties/transport/type",keyword:"type",params:{type:"number"}}),r++}if(o.movement!==void 0){let d=o.movement;
typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)||(e=t(e,{instancePath:i+"/movement",schemaPath:"#/properties/movement/type",keyword:"type",params:{type:"inte\
ger"}}),r++),typeof d=="number"&&isFinite(d)&&((d>20||isNaN(d))&&(e=t(e,{instancePath:i+"/movement",schemaPath:"#/properties/movement/maximum",keyword:"maximum",
params:{comparison:"<=",limit:20}}),r++),(d<1||isNaN(d))&&(e=t(e,{instancePath:i+"/movement",schemaPath:"#/properties/movement/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}),r++))}if(o.optional!==void 0){let d=o.optional;typeof d=="string"?(d.length>24&&g(d)>24&&(e=t(e,{instancePath:i+"/optional",schemaPath:"\
../common/common.schema.json#/$defs/ruleNumber/maxLength",keyword:"maxLength",params:{limit:24}}),r++),R.test(d)||(e=t(e,{instancePath:i+"/optional",schemaPath:"\
../common/common.schema.json#/$defs/ruleNumber/pattern",keyword:"pattern",params:{pattern:"^[0-9A-Z][0-9A-Za-z.()-]*$"}}),r++)):(e=t(e,{instancePath:i+"/optiona\
l",schemaPath:"../common/common.schema.json#/$defs/ruleNumber/type",keyword:"type",params:{type:"string"}}),r++)}if(o.airGroup!==void 0){let d=o.airGroup;if(d&&
typeof d=="object"&&!Array.isArray(d)){d.steps===void 0&&(e=t(e,{instancePath:i+"/airGroup",schemaPath:"#/properties/airGroup/required",keyword:"required",params:{
missingProperty:"steps"}}),r++);for(let k in d)k==="steps"||k==="first"||(e=t(e,{instancePath:i+"/airGroup",schemaPath:"#/properties/airGroup/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:k}}),r++);if(d.steps!==void 0){let k=d.steps;typeof k=="number"&&!(k%1)&&!isNaN(k)&&isFinite(k)||(e=
t(e,{instancePath:i+"/airGroup/steps",schemaPath:"#/properties/airGroup/properties/steps/type",keyword:"type",params:{type:"integer"}}),r++),typeof k=="number"&&
isFinite(k)&&((k>10||isNaN(k))&&(e=t(e,{instancePath:i+"/airGroup/steps",schemaPath:"#/properties/airGroup/properties/steps/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:10}}),r++),(k<1||isNaN(k))&&(e=t(e,{instancePath:i+"/airGroup/steps",schemaPath:"#/properties/airGroup/properties/steps/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}),r++))}if(d.first!==void 0){let k=d.first;typeof k!="boolean"&&(e=t(e,{instancePath:i+"/airGroup/first",schemaPath:"#/properties/airGr\
oup/properties/first/type",keyword:"type",params:{type:"boolean"}}),r++),k!==!0&&(e=t(e,{instancePath:i+"/airGroup/first",schemaPath:"#/properties/airGroup/prop\
erties/first/const",keyword:"const",params:{allowedValue:!0}}),r++)}}else e=t(e,{instancePath:i+"/airGroup",schemaPath:"#/properties/airGroup/type",keyword:"typ\
e",params:{type:"object"}}),r++}o.elite!==void 0&&typeof o.elite!="boolean"&&(e=t(e,{instancePath:i+"/elite",schemaPath:"#/properties/elite/type",keyword:"type",
params:{type:"boolean"}}),r++)}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return re.errors=e,r===0}re.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function ie(o,{instancePath:i="",parentData:h,parentDataProperty:P,rootData:y=o,dynamicAnchors:u={}}={}){let e=null,r=0,f=ie.evaluated;f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0);let s=r,a=!0,n=r;o&&typeof o=="object"&&!Array.isArray(o)&&o.steps!==void 0&&o.steps!==2&&r++;var m=n===r;r=s,e!==null&&
(s?e.length=s:e=null);let p;if(m){let d=r;o&&typeof o=="object"&&!Array.isArray(o)&&o.reduced===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/then/required",keyword:"\
required",params:{missingProperty:"reduced"}}),r++);var m=d===r;a=m,p="then"}else{let d=r;o&&typeof o=="object"&&!Array.isArray(o)&&o.reduced!==void 0&&(e=t(e,{
instancePath:i+"/reduced",schemaPath:"#/else/properties/reduced/false schema",keyword:"false schema",params:{}}),r++);var m=d===r;if(a=m,a){var l={};l.reduced=!0,
l.steps=!0}p="else"}if(a||(e=t(e,{instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:p}}),r++),o&&typeof o=="object"&&!Array.isArray(o)){o.nation===
void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"nation"}}),r++),o.name===void 0&&(e=t(e,{instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"name"}}),r++),o.count===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"count"}}),r++),o.strength===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"strength"}}),r++),
o.steps===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"steps"}}),r++),o.transport===void 0&&(e=t(e,{instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"transport"}}),r++);for(let d in o)d==="nation"||d==="name"||d==="count"||d==="strength"||d===
"reduced"||d==="steps"||d==="transport"||d==="marine"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}),
r++);if(o.nation!==void 0){let d=o.nation;typeof d!="string"&&(e=t(e,{instancePath:i+"/nation",schemaPath:"defs.schema.json#/$defs/nation/type",keyword:"type",params:{
type:"string"}}),r++),d==="japan"||d==="us"||d==="britain"||d==="netherlands"||(e=t(e,{instancePath:i+"/nation",schemaPath:"defs.schema.json#/$defs/nation/enum",
keyword:"enum",params:{allowedValues:["japan","us","britain","netherlands"]}}),r++)}if(o.name!==void 0){let d=o.name;typeof d=="string"?(d.length>120&&g(d)>120&&
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
ransport",schemaPath:"#/properties/transport/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0}}),r++);let k;k=d/.25,k!==parseInt(k)&&
(e=t(e,{instancePath:i+"/transport",schemaPath:"#/properties/transport/multipleOf",keyword:"multipleOf",params:{multipleOf:.25}}),r++)}else e=t(e,{instancePath:i+
"/transport",schemaPath:"#/properties/transport/type",keyword:"type",params:{type:"number"}}),r++}o.marine!==void 0&&typeof o.marine!="boolean"&&(e=t(e,{instancePath:i+
"/marine",schemaPath:"#/properties/marine/type",keyword:"type",params:{type:"boolean"}}),r++)}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}),r++;return ie.errors=e,r===0}ie.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function te(o,{instancePath:i="",parentData:h,parentDataProperty:P,rootData:y=o,dynamicAnchors:u={}}={}){let e=null,r=0,f=te.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.nation===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"nation"}}),r++),o.name===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"nam\
e"}}),r++),o.count===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"count"}}),r++),o.maxSteps===void 0&&(e=t(
e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"maxSteps"}}),r++);for(let s in o)s==="nation"||s==="name"||s==="count"||s===
"maxSteps"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);if(o.nation!==void 0){
let s=o.nation;typeof s!="string"&&(e=t(e,{instancePath:i+"/nation",schemaPath:"defs.schema.json#/$defs/nation/type",keyword:"type",params:{type:"string"}}),r++),
s==="japan"||s==="us"||s==="britain"||s==="netherlands"||(e=t(e,{instancePath:i+"/nation",schemaPath:"defs.schema.json#/$defs/nation/enum",keyword:"enum",params:{
allowedValues:["japan","us","britain","netherlands"]}}),r++)}if(o.name!==void 0){let s=o.name;typeof s=="string"?(s.length>120&&g(s)>120&&(e=t(e,{instancePath:i+
"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:120}}),r++),s.length<1&&(e=t(e,{instancePath:i+"/name",schemaPath:"#/properti\
es/name/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"\
string"}}),r++)}if(o.count!==void 0){let s=o.count;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+"/count",schemaPath:"#/$defs/count\
/type",keyword:"type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>60||isNaN(s))&&(e=t(e,{instancePath:i+"/count",schemaPath:"#/$defs/cou\
nt/maximum",keyword:"maximum",params:{comparison:"<=",limit:60}}),r++),(s<1||isNaN(s))&&(e=t(e,{instancePath:i+"/count",schemaPath:"#/$defs/count/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}),r++))}if(o.maxSteps!==void 0){let s=o.maxSteps;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+
"/maxSteps",schemaPath:"#/properties/maxSteps/type",keyword:"type",params:{type:"integer"}}),r++),s===2||s===1||(e=t(e,{instancePath:i+"/maxSteps",schemaPath:"#\
/properties/maxSteps/enum",keyword:"enum",params:{allowedValues:[2,1]}}),r++)}}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"objec\
t"}}),r++;return te.errors=e,r===0}te.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function se(o,{instancePath:i="",parentData:h,parentDataProperty:P,rootData:y=o,
dynamicAnchors:u={}}={}){let e=null,r=0,f=se.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&!Array.isArray(
o)){Object.keys(o).length<1&&(e=t(e,{instancePath:i,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1}}),r++);for(let s in o)$.test(s)||(e=t(
e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);for(let s in o)$.test(s)&&(b(o[s],{instancePath:i+
"/"+c(s),parentData:o,parentDataProperty:s,rootData:y,dynamicAnchors:u})||(e=e===null?b.errors:e.concat(b.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}),r++;return se.errors=e,r===0}se.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function De(o,{instancePath:i="",
parentData:h,parentDataProperty:P,rootData:y=o,dynamicAnchors:u={}}={}){let e=null,r=0,f=De.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=
void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.$schema===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
$schema"}}),r++),o.naval===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"naval"}}),r++),o.land===void 0&&(e=
t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"land"}}),r++),o.air===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"air"}}),r++),o.sources===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
sources"}}),r++);for(let s in o)s==="$schema"||s==="naval"||s==="land"||s==="air"||s==="sources"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s}}),r++);if(o.$schema!==void 0){let s=o.$schema;typeof s=="string"?s.length<1&&(e=t(e,{instancePath:i+"/$schem\
a",schemaPath:"../common/common.schema.json#/$defs/schemaPath/minLength",keyword:"minLength",params:{limit:1}}),r++):(e=t(e,{instancePath:i+"/$schema",schemaPath:"\
../common/common.schema.json#/$defs/schemaPath/type",keyword:"type",params:{type:"string"}}),r++)}if(o.naval!==void 0){let s=o.naval;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let a in s)w.test(a)||(e=t(e,{instancePath:i+"/naval",schemaPath:"#/properties/naval/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:a}}),r++);for(let a in s)w.test(a)&&(re(s[a],{instancePath:i+"/naval/"+c(a),parentData:s,parentDataProperty:a,rootData:y,dynamicAnchors:u})||
(e=e===null?re.errors:e.concat(re.errors),r=e.length))}else e=t(e,{instancePath:i+"/naval",schemaPath:"#/properties/naval/type",keyword:"type",params:{type:"obj\
ect"}}),r++}if(o.land!==void 0){let s=o.land;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let a in s)w.test(a)||(e=t(e,{instancePath:i+"/land",schemaPath:"#\
/properties/land/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);for(let a in s)w.test(a)&&(ie(s[a],{instancePath:i+"/\
land/"+c(a),parentData:s,parentDataProperty:a,rootData:y,dynamicAnchors:u})||(e=e===null?ie.errors:e.concat(ie.errors),r=e.length))}else e=t(e,{instancePath:i+"\
/land",schemaPath:"#/properties/land/type",keyword:"type",params:{type:"object"}}),r++}if(o.air!==void 0){let s=o.air;if(s&&typeof s=="object"&&!Array.isArray(s)){
for(let a in s)w.test(a)||(e=t(e,{instancePath:i+"/air",schemaPath:"#/properties/air/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),
r++);for(let a in s)w.test(a)&&(te(s[a],{instancePath:i+"/air/"+c(a),parentData:s,parentDataProperty:a,rootData:y,dynamicAnchors:u})||(e=e===null?te.errors:e.concat(
te.errors),r=e.length))}else e=t(e,{instancePath:i+"/air",schemaPath:"#/properties/air/type",keyword:"type",params:{type:"object"}}),r++}o.sources!==void 0&&(se(
o.sources,{instancePath:i+"/sources",parentData:o,parentDataProperty:"sources",rootData:y,dynamicAnchors:u})||(e=e===null?se.errors:e.concat(se.errors),r=e.length))}else
e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return De.errors=e,r===0}De.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var ar=Be;function x(o,{instancePath:i="",parentData:h,parentDataProperty:P,rootData:y=o,dynamicAnchors:u={}}={}){let e=null,r=0,f=x.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),Array.isArray(o)){let s=o.length;for(let m=0;m<s;m++){let p=o[m];typeof p!="string"&&(e=t(e,{instancePath:i+"/"+m,schemaPath:"\
defs.schema.json#/$defs/shipClass/type",keyword:"type",params:{type:"string"}}),r++),p==="CV"||p==="CVL"||p==="BB"||p==="BBV"||p==="CB"||p==="CA"||p==="CL"||p===
"CLAA"||p==="DD"||(e=t(e,{instancePath:i+"/"+m,schemaPath:"defs.schema.json#/$defs/shipClass/enum",keyword:"enum",params:{allowedValues:["CV","CVL","BB","BBV","\
CB","CA","CL","CLAA","DD"]}}),r++)}let a=o.length,n;if(a>1){e:for(;a--;)for(n=a;n--;)if(A(o[a],o[n])){e=t(e,{instancePath:i,schemaPath:"#/uniqueItems",keyword:"\
uniqueItems",params:{i:a,j:n}}),r++;break e}}}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"}}),r++;return x.errors=e,r===0}
x.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function L(o,{instancePath:i="",parentData:h,parentDataProperty:P,rootData:y=o,dynamicAnchors:u={}}={}){let e=null,r=0,f=L.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),Array.isArray(o)){let s=o.length;for(let m=0;m<s;m++){let p=o[m];typeof p!="string"&&(e=t(e,{instancePath:i+"/"+m,schemaPath:"\
defs.schema.json#/$defs/nation/type",keyword:"type",params:{type:"string"}}),r++),p==="japan"||p==="us"||p==="britain"||p==="netherlands"||(e=t(e,{instancePath:i+
"/"+m,schemaPath:"defs.schema.json#/$defs/nation/enum",keyword:"enum",params:{allowedValues:["japan","us","britain","netherlands"]}}),r++)}let a=o.length,n;if(a>
1){e:for(;a--;)for(n=a;n--;)if(A(o[a],o[n])){e=t(e,{instancePath:i,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i:a,j:n}}),r++;break e}}}else e=t(e,
{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"}}),r++;return L.errors=e,r===0}L.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function N(o,{instancePath:i="",parentData:h,parentDataProperty:P,rootData:y=o,dynamicAnchors:u={}}={}){let e=null,r=0,f=N.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),Array.isArray(o)){o.length<1&&(e=t(e,{instancePath:i,schemaPath:"#/minItems",keyword:"minItems",params:{limit:1}}),r++);
let s=o.length;for(let m=0;m<s;m++){let p=o[m];typeof p=="string"?(p.length>80&&g(p)>80&&(e=t(e,{instancePath:i+"/"+m,schemaPath:"defs.schema.json#/$defs/placeI\
d/maxLength",keyword:"maxLength",params:{limit:80}}),r++),w.test(p)||(e=t(e,{instancePath:i+"/"+m,schemaPath:"defs.schema.json#/$defs/placeId/pattern",keyword:"\
pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/"+m,schemaPath:"defs.schema.json#/$defs/placeId/type",keyword:"type",params:{type:"\
string"}}),r++)}let a=o.length,n;if(a>1){e:for(;a--;)for(n=a;n--;)if(A(o[a],o[n])){e=t(e,{instancePath:i,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{
i:a,j:n}}),r++;break e}}}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"}}),r++;return N.errors=e,r===0}N.evaluated={items:!0,
dynamicProps:!1,dynamicItems:!1};function ae(o,{instancePath:i="",parentData:h,parentDataProperty:P,rootData:y=o,dynamicAnchors:u={}}={}){let e=null,r=0,f=ae.evaluated;
if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){Object.keys(o).length<1&&(e=t(e,{instancePath:i,schemaPath:"\
#/minProperties",keyword:"minProperties",params:{limit:1}}),r++);for(let s in o)$.test(s)||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:s}}),r++);for(let s in o)$.test(s)&&(b(o[s],{instancePath:i+"/"+c(s),parentData:o,parentDataProperty:s,rootData:y,
dynamicAnchors:u})||(e=e===null?b.errors:e.concat(b.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),
r++;return ae.errors=e,r===0}ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var B=new RegExp("^([1-9]|1[0-6])$","u");function Be(o,{instancePath:i="",parentData:h,
parentDataProperty:P,rootData:y=o,dynamicAnchors:u={}}={}){let e=null,r=0,f=Be.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),o&&
typeof o=="object"&&!Array.isArray(o)){o.$schema===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"$schema"}}),
r++),o.clock===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"clock"}}),r++),o.hits===void 0&&(e=t(e,{instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"hits"}}),r++),o.oil===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"oil"}}),r++),o.replacements===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"re\
placements"}}),r++),o.deployment===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"deployment"}}),r++),o.movement===
void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"movement"}}),r++),o.taskForce===void 0&&(e=t(e,{instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"taskForce"}}),r++),o.reaction===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"reaction"}}),r++),o.airCommitment===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
airCommitment"}}),r++),o.airZoc===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"airZoc"}}),r++),o.submarines===
void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"submarines"}}),r++),o.supply===void 0&&(e=t(e,{instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"supply"}}),r++),o.landing===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"landing"}}),r++),o.antiAircraft===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
antiAircraft"}}),r++),o.airPoints===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"airPoints"}}),r++),o.damage===
void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"damage"}}),r++),o.delays===void 0&&(e=t(e,{instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"delays"}}),r++),o.supplyStatus===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"supplyStatus"}}),r++),o.expansion===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
expansion"}}),r++),o.resourceFueling===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"resourceFueling"}}),r++),
o.returnPorts===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"returnPorts"}}),r++),o.navalAviation===void 0&&
(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"navalAviation"}}),r++),o.victory===void 0&&(e=t(e,{instancePath:i,schemaPath:"\
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
required",params:{missingProperty:"hiddenTaskForces"}}),r++);for(let s in o)s==="$schema"||s==="clock"||s==="hits"||s==="oil"||s==="replacements"||s==="deployme\
nt"||s==="movement"||s==="taskForce"||s==="reaction"||s==="airCommitment"||s==="airZoc"||s==="submarines"||s==="supply"||s==="landing"||s==="antiAircraft"||s===
"airPoints"||s==="damage"||s==="delays"||s==="supplyStatus"||s==="expansion"||s==="resourceFueling"||s==="returnPorts"||s==="navalAviation"||s==="victory"||s===
"turnOne"||s==="europeanFleet"||s==="longLance"||s==="tokyoExpress"||s==="kamikaze"||s==="sources"||s==="ranger"||s==="pilotTraining"||s==="accidents"||s==="rea\
ctionDeployment"||s==="strategicBombing"||s==="hiddenTaskForces"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:s}}),r++);if(o.$schema!==void 0){let s=o.$schema;typeof s=="string"?s.length<1&&(e=t(e,{instancePath:i+"/$schema",schemaPath:"../common/commo\
n.schema.json#/$defs/schemaPath/minLength",keyword:"minLength",params:{limit:1}}),r++):(e=t(e,{instancePath:i+"/$schema",schemaPath:"../common/common.schema.jso\
n#/$defs/schemaPath/type",keyword:"type",params:{type:"string"}}),r++)}if(o.clock!==void 0){let s=o.clock;if(s&&typeof s=="object"&&!Array.isArray(s)){s.firstTurn===
void 0&&(e=t(e,{instancePath:i+"/clock",schemaPath:"#/properties/clock/required",keyword:"required",params:{missingProperty:"firstTurn"}}),r++),s.lastTurn===void 0&&
(e=t(e,{instancePath:i+"/clock",schemaPath:"#/properties/clock/required",keyword:"required",params:{missingProperty:"lastTurn"}}),r++);for(let a in s)a==="first\
Turn"||a==="lastTurn"||(e=t(e,{instancePath:i+"/clock",schemaPath:"#/properties/clock/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),
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
l/required",keyword:"required",params:{missingProperty:"merchantmenFraction"}}),r++);for(let a in s)a!=="merchantmenFraction"&&(e=t(e,{instancePath:i+"/oil",schemaPath:"\
#/properties/oil/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);if(s.merchantmenFraction!==void 0){let a=s.merchantmenFraction;
if(typeof a=="number"&&isFinite(a)){(a>1||isNaN(a))&&(e=t(e,{instancePath:i+"/oil/merchantmenFraction",schemaPath:"../common/common.schema.json#/$defs/fraction/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/oil/merchantmenFraction",schemaPath:"../common/comm\
on.schema.json#/$defs/fraction/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++);let n;n=a/.25,n!==parseInt(n)&&(e=t(e,{instancePath:i+"/oil/me\
rchantmenFraction",schemaPath:"../common/common.schema.json#/$defs/fraction/multipleOf",keyword:"multipleOf",params:{multipleOf:.25}}),r++)}else e=t(e,{instancePath:i+
"/oil/merchantmenFraction",schemaPath:"../common/common.schema.json#/$defs/fraction/type",keyword:"type",params:{type:"number"}}),r++}}else e=t(e,{instancePath:i+
"/oil",schemaPath:"#/properties/oil/type",keyword:"type",params:{type:"object"}}),r++}if(o.replacements!==void 0){let s=o.replacements;if(s&&typeof s=="object"&&
!Array.isArray(s)){s.values===void 0&&(e=t(e,{instancePath:i+"/replacements",schemaPath:"#/properties/replacements/required",keyword:"required",params:{missingProperty:"\
values"}}),r++),s.countsForStacking===void 0&&(e=t(e,{instancePath:i+"/replacements",schemaPath:"#/properties/replacements/required",keyword:"required",params:{
missingProperty:"countsForStacking"}}),r++);for(let a in s)a==="values"||a==="countsForStacking"||(e=t(e,{instancePath:i+"/replacements",schemaPath:"#/propertie\
s/replacements/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);if(s.values!==void 0){let a=s.values;if(Array.isArray(a)){
a.length<1&&(e=t(e,{instancePath:i+"/replacements/values",schemaPath:"#/properties/replacements/properties/values/minItems",keyword:"minItems",params:{limit:1}}),
r++);let n=a.length;for(let l=0;l<n;l++){let d=a[l];typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)||(e=t(e,{instancePath:i+"/replacements/values/"+l,schemaPath:"\
#/properties/replacements/properties/values/items/type",keyword:"type",params:{type:"integer"}}),r++),typeof d=="number"&&isFinite(d)&&((d>16||isNaN(d))&&(e=t(e,
{instancePath:i+"/replacements/values/"+l,schemaPath:"#/properties/replacements/properties/values/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:16}}),
r++),(d<1||isNaN(d))&&(e=t(e,{instancePath:i+"/replacements/values/"+l,schemaPath:"#/properties/replacements/properties/values/items/minimum",keyword:"minimum",
params:{comparison:">=",limit:1}}),r++))}let m=a.length,p;if(m>1){let l={};for(;m--;){let d=a[m];if(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)){if(typeof l[d]==
"number"){p=l[d],e=t(e,{instancePath:i+"/replacements/values",schemaPath:"#/properties/replacements/properties/values/uniqueItems",keyword:"uniqueItems",params:{
i:m,j:p}}),r++;break}l[d]=m}}}}else e=t(e,{instancePath:i+"/replacements/values",schemaPath:"#/properties/replacements/properties/values/type",keyword:"type",params:{
type:"array"}}),r++}s.countsForStacking!==void 0&&typeof s.countsForStacking!="boolean"&&(e=t(e,{instancePath:i+"/replacements/countsForStacking",schemaPath:"#/\
properties/replacements/properties/countsForStacking/type",keyword:"type",params:{type:"boolean"}}),r++)}else e=t(e,{instancePath:i+"/replacements",schemaPath:"\
#/properties/replacements/type",keyword:"type",params:{type:"object"}}),r++}if(o.deployment!==void 0){let s=o.deployment;if(s&&typeof s=="object"&&!Array.isArray(
s)){s.seaRange===void 0&&(e=t(e,{instancePath:i+"/deployment",schemaPath:"#/properties/deployment/required",keyword:"required",params:{missingProperty:"seaRange"}}),
r++);for(let a in s)a!=="seaRange"&&(e=t(e,{instancePath:i+"/deployment",schemaPath:"#/properties/deployment/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:a}}),r++);if(s.seaRange!==void 0){let a=s.seaRange;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/deplo\
yment/seaRange",schemaPath:"#/properties/deployment/properties/seaRange/type",keyword:"type",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>
40||isNaN(a))&&(e=t(e,{instancePath:i+"/deployment/seaRange",schemaPath:"#/properties/deployment/properties/seaRange/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:40}}),r++),(a<1||isNaN(a))&&(e=t(e,{instancePath:i+"/deployment/seaRange",schemaPath:"#/properties/deployment/properties/seaRange/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:1}}),r++))}}else e=t(e,{instancePath:i+"/deployment",schemaPath:"#/properties/deployment/type",keyword:"type",params:{type:"\
object"}}),r++}if(o.movement!==void 0){let s=o.movement;if(s&&typeof s=="object"&&!Array.isArray(s)){s.landAndAirRange===void 0&&(e=t(e,{instancePath:i+"/moveme\
nt",schemaPath:"#/properties/movement/required",keyword:"required",params:{missingProperty:"landAndAirRange"}}),r++),s.hexesAfterEnteringAirZoc===void 0&&(e=t(e,
{instancePath:i+"/movement",schemaPath:"#/properties/movement/required",keyword:"required",params:{missingProperty:"hexesAfterEnteringAirZoc"}}),r++),s.hexesWhenStartingInAirZoc===
void 0&&(e=t(e,{instancePath:i+"/movement",schemaPath:"#/properties/movement/required",keyword:"required",params:{missingProperty:"hexesWhenStartingInAirZoc"}}),
r++),s.shortMove===void 0&&(e=t(e,{instancePath:i+"/movement",schemaPath:"#/properties/movement/required",keyword:"required",params:{missingProperty:"shortMove"}}),
r++);for(let a in s)a==="landAndAirRange"||a==="hexesAfterEnteringAirZoc"||a==="hexesWhenStartingInAirZoc"||a==="shortMove"||(e=t(e,{instancePath:i+"/movement",
schemaPath:"#/properties/movement/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);if(s.landAndAirRange!==void 0){let a=s.
landAndAirRange;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/movement/landAndAirRange",schemaPath:"#/properties/movement/propert\
ies/landAndAirRange/type",keyword:"type",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>40||isNaN(a))&&(e=t(e,{instancePath:i+"/movement/la\
ndAndAirRange",schemaPath:"#/properties/movement/properties/landAndAirRange/maximum",keyword:"maximum",params:{comparison:"<=",limit:40}}),r++),(a<1||isNaN(a))&&
(e=t(e,{instancePath:i+"/movement/landAndAirRange",schemaPath:"#/properties/movement/properties/landAndAirRange/minimum",keyword:"minimum",params:{comparison:">\
=",limit:1}}),r++))}if(s.hexesAfterEnteringAirZoc!==void 0){let a=s.hexesAfterEnteringAirZoc;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+
"/movement/hexesAfterEnteringAirZoc",schemaPath:"#/properties/movement/properties/hexesAfterEnteringAirZoc/type",keyword:"type",params:{type:"integer"}}),r++),typeof a==
"number"&&isFinite(a)&&((a>20||isNaN(a))&&(e=t(e,{instancePath:i+"/movement/hexesAfterEnteringAirZoc",schemaPath:"#/properties/movement/properties/hexesAfterEnt\
eringAirZoc/maximum",keyword:"maximum",params:{comparison:"<=",limit:20}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/movement/hexesAfterEnteringAirZoc",schemaPath:"\
#/properties/movement/properties/hexesAfterEnteringAirZoc/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}if(s.hexesWhenStartingInAirZoc!==void 0){
let a=s.hexesWhenStartingInAirZoc;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/movement/hexesWhenStartingInAirZoc",schemaPath:"#\
/properties/movement/properties/hexesWhenStartingInAirZoc/type",keyword:"type",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>20||isNaN(a))&&
(e=t(e,{instancePath:i+"/movement/hexesWhenStartingInAirZoc",schemaPath:"#/properties/movement/properties/hexesWhenStartingInAirZoc/maximum",keyword:"maximum",params:{
comparison:"<=",limit:20}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/movement/hexesWhenStartingInAirZoc",schemaPath:"#/properties/movement/properties/hexe\
sWhenStartingInAirZoc/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}if(s.shortMove!==void 0){let a=s.shortMove;typeof a=="number"&&!(a%1)&&
!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/movement/shortMove",schemaPath:"#/properties/movement/properties/shortMove/type",keyword:"type",params:{type:"i\
nteger"}}),r++),typeof a=="number"&&isFinite(a)&&((a>40||isNaN(a))&&(e=t(e,{instancePath:i+"/movement/shortMove",schemaPath:"#/properties/movement/properties/sh\
ortMove/maximum",keyword:"maximum",params:{comparison:"<=",limit:40}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/movement/shortMove",schemaPath:"#/properti\
es/movement/properties/shortMove/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}}else e=t(e,{instancePath:i+"/movement",schemaPath:"#/prope\
rties/movement/type",keyword:"type",params:{type:"object"}}),r++}if(o.taskForce!==void 0){let s=o.taskForce;if(s&&typeof s=="object"&&!Array.isArray(s)){s.ships===
void 0&&(e=t(e,{instancePath:i+"/taskForce",schemaPath:"#/properties/taskForce/required",keyword:"required",params:{missingProperty:"ships"}}),r++),s.passengers===
void 0&&(e=t(e,{instancePath:i+"/taskForce",schemaPath:"#/properties/taskForce/required",keyword:"required",params:{missingProperty:"passengers"}}),r++);for(let a in s)
a==="ships"||a==="passengers"||(e=t(e,{instancePath:i+"/taskForce",schemaPath:"#/properties/taskForce/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:a}}),r++);if(s.ships!==void 0){let a=s.ships;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/taskForce/ships",schemaPath:"\
#/properties/taskForce/properties/ships/type",keyword:"type",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>40||isNaN(a))&&(e=t(e,{instancePath:i+
"/taskForce/ships",schemaPath:"#/properties/taskForce/properties/ships/maximum",keyword:"maximum",params:{comparison:"<=",limit:40}}),r++),(a<1||isNaN(a))&&(e=t(
e,{instancePath:i+"/taskForce/ships",schemaPath:"#/properties/taskForce/properties/ships/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(s.
passengers!==void 0){let a=s.passengers;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/taskForce/passengers",schemaPath:"#/propert\
ies/taskForce/properties/passengers/type",keyword:"type",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>40||isNaN(a))&&(e=t(e,{instancePath:i+
"/taskForce/passengers",schemaPath:"#/properties/taskForce/properties/passengers/maximum",keyword:"maximum",params:{comparison:"<=",limit:40}}),r++),(a<0||isNaN(
a))&&(e=t(e,{instancePath:i+"/taskForce/passengers",schemaPath:"#/properties/taskForce/properties/passengers/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}}),r++))}}else e=t(e,{instancePath:i+"/taskForce",schemaPath:"#/properties/taskForce/type",keyword:"type",params:{type:"object"}}),r++}if(o.reaction!==void 0){
let s=o.reaction;if(s&&typeof s=="object"&&!Array.isArray(s)){s.allowanceFraction===void 0&&(e=t(e,{instancePath:i+"/reaction",schemaPath:"#/properties/reaction\
/required",keyword:"required",params:{missingProperty:"allowanceFraction"}}),r++),s.rounding===void 0&&(e=t(e,{instancePath:i+"/reaction",schemaPath:"#/properti\
es/reaction/required",keyword:"required",params:{missingProperty:"rounding"}}),r++);for(let a in s)a==="allowanceFraction"||a==="rounding"||(e=t(e,{instancePath:i+
"/reaction",schemaPath:"#/properties/reaction/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);if(s.allowanceFraction!==
void 0){let a=s.allowanceFraction;if(typeof a=="number"&&isFinite(a)){(a>1||isNaN(a))&&(e=t(e,{instancePath:i+"/reaction/allowanceFraction",schemaPath:"../commo\
n/common.schema.json#/$defs/fraction/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/reaction/allow\
anceFraction",schemaPath:"../common/common.schema.json#/$defs/fraction/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++);let n;n=a/.25,n!==parseInt(
n)&&(e=t(e,{instancePath:i+"/reaction/allowanceFraction",schemaPath:"../common/common.schema.json#/$defs/fraction/multipleOf",keyword:"multipleOf",params:{multipleOf:.25}}),
r++)}else e=t(e,{instancePath:i+"/reaction/allowanceFraction",schemaPath:"../common/common.schema.json#/$defs/fraction/type",keyword:"type",params:{type:"number"}}),
r++}if(s.rounding!==void 0){let a=s.rounding;typeof a!="string"&&(e=t(e,{instancePath:i+"/reaction/rounding",schemaPath:"../common/common.schema.json#/$defs/rou\
nding/type",keyword:"type",params:{type:"string"}}),r++),a==="up"||a==="down"||(e=t(e,{instancePath:i+"/reaction/rounding",schemaPath:"../common/common.schema.j\
son#/$defs/rounding/enum",keyword:"enum",params:{allowedValues:["up","down"]}}),r++)}}else e=t(e,{instancePath:i+"/reaction",schemaPath:"#/properties/reaction/t\
ype",keyword:"type",params:{type:"object"}}),r++}if(o.airCommitment!==void 0){let s=o.airCommitment;if(s&&typeof s=="object"&&!Array.isArray(s)){s.range===void 0&&
(e=t(e,{instancePath:i+"/airCommitment",schemaPath:"#/properties/airCommitment/required",keyword:"required",params:{missingProperty:"range"}}),r++),s.adjacentFraction===
void 0&&(e=t(e,{instancePath:i+"/airCommitment",schemaPath:"#/properties/airCommitment/required",keyword:"required",params:{missingProperty:"adjacentFraction"}}),
r++);for(let a in s)a==="range"||a==="adjacentFraction"||(e=t(e,{instancePath:i+"/airCommitment",schemaPath:"#/properties/airCommitment/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:a}}),r++);if(s.range!==void 0){let a=s.range;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+
"/airCommitment/range",schemaPath:"#/properties/airCommitment/properties/range/type",keyword:"type",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(
a)&&((a>10||isNaN(a))&&(e=t(e,{instancePath:i+"/airCommitment/range",schemaPath:"#/properties/airCommitment/properties/range/maximum",keyword:"maximum",params:{
comparison:"<=",limit:10}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/airCommitment/range",schemaPath:"#/properties/airCommitment/properties/range/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}if(s.adjacentFraction!==void 0){let a=s.adjacentFraction;if(typeof a=="number"&&isFinite(a)){(a>1||isNaN(
a))&&(e=t(e,{instancePath:i+"/airCommitment/adjacentFraction",schemaPath:"../common/common.schema.json#/$defs/fraction/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/airCommitment/adjacentFraction",schemaPath:"../common/common.schema.json#/$defs/fraction/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}),r++);let n;n=a/.25,n!==parseInt(n)&&(e=t(e,{instancePath:i+"/airCommitment/adjacentFraction",schemaPath:"..\
/common/common.schema.json#/$defs/fraction/multipleOf",keyword:"multipleOf",params:{multipleOf:.25}}),r++)}else e=t(e,{instancePath:i+"/airCommitment/adjacentFr\
action",schemaPath:"../common/common.schema.json#/$defs/fraction/type",keyword:"type",params:{type:"number"}}),r++}}else e=t(e,{instancePath:i+"/airCommitment",
schemaPath:"#/properties/airCommitment/type",keyword:"type",params:{type:"object"}}),r++}if(o.airZoc!==void 0){let s=o.airZoc;if(s&&typeof s=="object"&&!Array.isArray(
s)){s.radius===void 0&&(e=t(e,{instancePath:i+"/airZoc",schemaPath:"#/properties/airZoc/required",keyword:"required",params:{missingProperty:"radius"}}),r++);for(let a in s)
a!=="radius"&&(e=t(e,{instancePath:i+"/airZoc",schemaPath:"#/properties/airZoc/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),
r++);if(s.radius!==void 0){let a=s.radius;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/airZoc/radius",schemaPath:"#/properties/a\
irZoc/properties/radius/type",keyword:"type",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>10||isNaN(a))&&(e=t(e,{instancePath:i+"/airZoc/\
radius",schemaPath:"#/properties/airZoc/properties/radius/maximum",keyword:"maximum",params:{comparison:"<=",limit:10}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+
"/airZoc/radius",schemaPath:"#/properties/airZoc/properties/radius/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}}else e=t(e,{instancePath:i+
"/airZoc",schemaPath:"#/properties/airZoc/type",keyword:"type",params:{type:"object"}}),r++}if(o.submarines!==void 0){let s=o.submarines;if(s&&typeof s=="object"&&
!Array.isArray(s)){s.attacksPerTaskForce===void 0&&(e=t(e,{instancePath:i+"/submarines",schemaPath:"#/properties/submarines/required",keyword:"required",params:{
missingProperty:"attacksPerTaskForce"}}),r++);for(let a in s)a!=="attacksPerTaskForce"&&(e=t(e,{instancePath:i+"/submarines",schemaPath:"#/properties/submarines\
/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);if(s.attacksPerTaskForce!==void 0){let a=s.attacksPerTaskForce;typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/submarines/attacksPerTaskForce",schemaPath:"#/properties/submarines/properties/attacksPerTask\
Force/type",keyword:"type",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>40||isNaN(a))&&(e=t(e,{instancePath:i+"/submarines/attacksPerTask\
Force",schemaPath:"#/properties/submarines/properties/attacksPerTaskForce/maximum",keyword:"maximum",params:{comparison:"<=",limit:40}}),r++),(a<0||isNaN(a))&&(e=
t(e,{instancePath:i+"/submarines/attacksPerTaskForce",schemaPath:"#/properties/submarines/properties/attacksPerTaskForce/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}),r++))}}else e=t(e,{instancePath:i+"/submarines",schemaPath:"#/properties/submarines/type",keyword:"type",params:{type:"object"}}),r++}if(o.supply!==
void 0){let s=o.supply;if(s&&typeof s=="object"&&!Array.isArray(s)){s.legLength===void 0&&(e=t(e,{instancePath:i+"/supply",schemaPath:"#/properties/supply/requi\
red",keyword:"required",params:{missingProperty:"legLength"}}),r++);for(let a in s)a!=="legLength"&&(e=t(e,{instancePath:i+"/supply",schemaPath:"#/properties/su\
pply/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);if(s.legLength!==void 0){let a=s.legLength;typeof a=="number"&&!(a%
1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/supply/legLength",schemaPath:"#/properties/supply/properties/legLength/type",keyword:"type",params:{type:"i\
nteger"}}),r++),typeof a=="number"&&isFinite(a)&&((a>20||isNaN(a))&&(e=t(e,{instancePath:i+"/supply/legLength",schemaPath:"#/properties/supply/properties/legLen\
gth/maximum",keyword:"maximum",params:{comparison:"<=",limit:20}}),r++),(a<1||isNaN(a))&&(e=t(e,{instancePath:i+"/supply/legLength",schemaPath:"#/properties/sup\
ply/properties/legLength/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}}else e=t(e,{instancePath:i+"/supply",schemaPath:"#/properties/supp\
ly/type",keyword:"type",params:{type:"object"}}),r++}if(o.landing!==void 0){let s=o.landing;if(s&&typeof s=="object"&&!Array.isArray(s)){s.range===void 0&&(e=t(
e,{instancePath:i+"/landing",schemaPath:"#/properties/landing/required",keyword:"required",params:{missingProperty:"range"}}),r++);for(let a in s)a!=="range"&&(e=
t(e,{instancePath:i+"/landing",schemaPath:"#/properties/landing/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);if(s.range!==
void 0){let a=s.range;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/landing/range",schemaPath:"#/properties/landing/properties/ra\
nge/type",keyword:"type",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>40||isNaN(a))&&(e=t(e,{instancePath:i+"/landing/range",schemaPath:"\
#/properties/landing/properties/range/maximum",keyword:"maximum",params:{comparison:"<=",limit:40}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/landing/rang\
e",schemaPath:"#/properties/landing/properties/range/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}}else e=t(e,{instancePath:i+"/landing",
schemaPath:"#/properties/landing/type",keyword:"type",params:{type:"object"}}),r++}if(o.antiAircraft!==void 0){let s=o.antiAircraft;if(s&&typeof s=="object"&&!Array.
isArray(s)){s.baseFraction===void 0&&(e=t(e,{instancePath:i+"/antiAircraft",schemaPath:"#/properties/antiAircraft/required",keyword:"required",params:{missingProperty:"\
baseFraction"}}),r++),s.rounding===void 0&&(e=t(e,{instancePath:i+"/antiAircraft",schemaPath:"#/properties/antiAircraft/required",keyword:"required",params:{missingProperty:"\
rounding"}}),r++);for(let a in s)a==="baseFraction"||a==="rounding"||(e=t(e,{instancePath:i+"/antiAircraft",schemaPath:"#/properties/antiAircraft/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);if(s.baseFraction!==void 0){let a=s.baseFraction;if(typeof a=="number"&&isFinite(a)){
(a>1||isNaN(a))&&(e=t(e,{instancePath:i+"/antiAircraft/baseFraction",schemaPath:"../common/common.schema.json#/$defs/fraction/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/antiAircraft/baseFraction",schemaPath:"../common/common.schema.json#/$defs/fraction/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++);let n;n=a/.25,n!==parseInt(n)&&(e=t(e,{instancePath:i+"/antiAircraft/baseFraction",schemaPath:"\
../common/common.schema.json#/$defs/fraction/multipleOf",keyword:"multipleOf",params:{multipleOf:.25}}),r++)}else e=t(e,{instancePath:i+"/antiAircraft/baseFract\
ion",schemaPath:"../common/common.schema.json#/$defs/fraction/type",keyword:"type",params:{type:"number"}}),r++}if(s.rounding!==void 0){let a=s.rounding;typeof a!=
"string"&&(e=t(e,{instancePath:i+"/antiAircraft/rounding",schemaPath:"../common/common.schema.json#/$defs/rounding/type",keyword:"type",params:{type:"string"}}),
r++),a==="up"||a==="down"||(e=t(e,{instancePath:i+"/antiAircraft/rounding",schemaPath:"../common/common.schema.json#/$defs/rounding/enum",keyword:"enum",params:{
allowedValues:["up","down"]}}),r++)}}else e=t(e,{instancePath:i+"/antiAircraft",schemaPath:"#/properties/antiAircraft/type",keyword:"type",params:{type:"object"}}),
r++}if(o.airPoints!==void 0){let s=o.airPoints;if(s&&typeof s=="object"&&!Array.isArray(s)){s.perStep===void 0&&(e=t(e,{instancePath:i+"/airPoints",schemaPath:"\
#/properties/airPoints/required",keyword:"required",params:{missingProperty:"perStep"}}),r++),s.perAirStrength===void 0&&(e=t(e,{instancePath:i+"/airPoints",schemaPath:"\
#/properties/airPoints/required",keyword:"required",params:{missingProperty:"perAirStrength"}}),r++);for(let a in s)a==="perStep"||a==="perAirStrength"||(e=t(e,
{instancePath:i+"/airPoints",schemaPath:"#/properties/airPoints/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);if(s.perStep!==
void 0){let a=s.perStep;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/airPoints/perStep",schemaPath:"#/properties/airPoints/prope\
rties/perStep/type",keyword:"type",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>10||isNaN(a))&&(e=t(e,{instancePath:i+"/airPoints/perStep",
schemaPath:"#/properties/airPoints/properties/perStep/maximum",keyword:"maximum",params:{comparison:"<=",limit:10}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+
"/airPoints/perStep",schemaPath:"#/properties/airPoints/properties/perStep/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}if(s.perAirStrength!==
void 0){let a=s.perAirStrength;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/airPoints/perAirStrength",schemaPath:"#/properties/a\
irPoints/properties/perAirStrength/type",keyword:"type",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>10||isNaN(a))&&(e=t(e,{instancePath:i+
"/airPoints/perAirStrength",schemaPath:"#/properties/airPoints/properties/perAirStrength/maximum",keyword:"maximum",params:{comparison:"<=",limit:10}}),r++),(a<
0||isNaN(a))&&(e=t(e,{instancePath:i+"/airPoints/perAirStrength",schemaPath:"#/properties/airPoints/properties/perAirStrength/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}),r++))}}else e=t(e,{instancePath:i+"/airPoints",schemaPath:"#/properties/airPoints/type",keyword:"type",params:{type:"object"}}),r++}if(o.
damage!==void 0){let s=o.damage;if(s&&typeof s=="object"&&!Array.isArray(s)){s.checkDice===void 0&&(e=t(e,{instancePath:i+"/damage",schemaPath:"#/properties/dam\
age/required",keyword:"required",params:{missingProperty:"checkDice"}}),r++),s.checkDieSides===void 0&&(e=t(e,{instancePath:i+"/damage",schemaPath:"#/properties\
/damage/required",keyword:"required",params:{missingProperty:"checkDieSides"}}),r++),s.phasesPerHit===void 0&&(e=t(e,{instancePath:i+"/damage",schemaPath:"#/pro\
perties/damage/required",keyword:"required",params:{missingProperty:"phasesPerHit"}}),r++),s.sunkForever===void 0&&(e=t(e,{instancePath:i+"/damage",schemaPath:"\
#/properties/damage/required",keyword:"required",params:{missingProperty:"sunkForever"}}),r++),s.brokenForever===void 0&&(e=t(e,{instancePath:i+"/damage",schemaPath:"\
#/properties/damage/required",keyword:"required",params:{missingProperty:"brokenForever"}}),r++);for(let a in s)a==="checkDice"||a==="checkDieSides"||a==="phase\
sPerHit"||a==="sunkForever"||a==="brokenForever"||(e=t(e,{instancePath:i+"/damage",schemaPath:"#/properties/damage/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:a}}),r++);if(s.checkDice!==void 0){let a=s.checkDice;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+
"/damage/checkDice",schemaPath:"#/properties/damage/properties/checkDice/type",keyword:"type",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>
10||isNaN(a))&&(e=t(e,{instancePath:i+"/damage/checkDice",schemaPath:"#/properties/damage/properties/checkDice/maximum",keyword:"maximum",params:{comparison:"<=",
limit:10}}),r++),(a<1||isNaN(a))&&(e=t(e,{instancePath:i+"/damage/checkDice",schemaPath:"#/properties/damage/properties/checkDice/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}),r++))}if(s.checkDieSides!==void 0){let a=s.checkDieSides;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"\
/damage/checkDieSides",schemaPath:"#/properties/damage/properties/checkDieSides/type",keyword:"type",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(
a)&&((a>20||isNaN(a))&&(e=t(e,{instancePath:i+"/damage/checkDieSides",schemaPath:"#/properties/damage/properties/checkDieSides/maximum",keyword:"maximum",params:{
comparison:"<=",limit:20}}),r++),(a<2||isNaN(a))&&(e=t(e,{instancePath:i+"/damage/checkDieSides",schemaPath:"#/properties/damage/properties/checkDieSides/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:2}}),r++))}if(s.phasesPerHit!==void 0){let a=s.phasesPerHit;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||
(e=t(e,{instancePath:i+"/damage/phasesPerHit",schemaPath:"#/properties/damage/properties/phasesPerHit/type",keyword:"type",params:{type:"integer"}}),r++),typeof a==
"number"&&isFinite(a)&&((a>16||isNaN(a))&&(e=t(e,{instancePath:i+"/damage/phasesPerHit",schemaPath:"#/properties/damage/properties/phasesPerHit/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:16}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/damage/phasesPerHit",schemaPath:"#/properties/damage/properties/phas\
esPerHit/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}if(s.sunkForever!==void 0){let a=s.sunkForever;if(a&&typeof a=="object"&&!Array.isArray(
a)){a.japan===void 0&&(e=t(e,{instancePath:i+"/damage/sunkForever",schemaPath:"#/properties/damage/properties/sunkForever/required",keyword:"required",params:{missingProperty:"\
japan"}}),r++),a.us===void 0&&(e=t(e,{instancePath:i+"/damage/sunkForever",schemaPath:"#/properties/damage/properties/sunkForever/required",keyword:"required",params:{
missingProperty:"us"}}),r++),a.britain===void 0&&(e=t(e,{instancePath:i+"/damage/sunkForever",schemaPath:"#/properties/damage/properties/sunkForever/required",keyword:"\
required",params:{missingProperty:"britain"}}),r++),a.netherlands===void 0&&(e=t(e,{instancePath:i+"/damage/sunkForever",schemaPath:"#/properties/damage/propert\
ies/sunkForever/required",keyword:"required",params:{missingProperty:"netherlands"}}),r++);for(let n in a)n==="japan"||n==="us"||n==="britain"||n==="netherlands"||
(e=t(e,{instancePath:i+"/damage/sunkForever",schemaPath:"#/properties/damage/properties/sunkForever/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:n}}),r++);a.japan!==void 0&&(x(a.japan,{instancePath:i+"/damage/sunkForever/japan",parentData:a,parentDataProperty:"japan",rootData:y,dynamicAnchors:u})||
(e=e===null?x.errors:e.concat(x.errors),r=e.length)),a.us!==void 0&&(x(a.us,{instancePath:i+"/damage/sunkForever/us",parentData:a,parentDataProperty:"us",rootData:y,
dynamicAnchors:u})||(e=e===null?x.errors:e.concat(x.errors),r=e.length)),a.britain!==void 0&&(x(a.britain,{instancePath:i+"/damage/sunkForever/britain",parentData:a,
parentDataProperty:"britain",rootData:y,dynamicAnchors:u})||(e=e===null?x.errors:e.concat(x.errors),r=e.length)),a.netherlands!==void 0&&(x(a.netherlands,{instancePath:i+
"/damage/sunkForever/netherlands",parentData:a,parentDataProperty:"netherlands",rootData:y,dynamicAnchors:u})||(e=e===null?x.errors:e.concat(x.errors),r=e.length))}else
e=t(e,{instancePath:i+"/damage/sunkForever",schemaPath:"#/properties/damage/properties/sunkForever/type",keyword:"type",params:{type:"object"}}),r++}s.brokenForever!==
void 0&&(L(s.brokenForever,{instancePath:i+"/damage/brokenForever",parentData:s,parentDataProperty:"brokenForever",rootData:y,dynamicAnchors:u})||(e=e===null?L.
errors:e.concat(L.errors),r=e.length))}else e=t(e,{instancePath:i+"/damage",schemaPath:"#/properties/damage/type",keyword:"type",params:{type:"object"}}),r++}if(o.
delays!==void 0){let s=o.delays;if(s&&typeof s=="object"&&!Array.isArray(s)){s.withdrawn===void 0&&(e=t(e,{instancePath:i+"/delays",schemaPath:"#/properties/del\
ays/required",keyword:"required",params:{missingProperty:"withdrawn"}}),r++),s.overStacked===void 0&&(e=t(e,{instancePath:i+"/delays",schemaPath:"#/properties/d\
elays/required",keyword:"required",params:{missingProperty:"overStacked"}}),r++),s.notLanded===void 0&&(e=t(e,{instancePath:i+"/delays",schemaPath:"#/properties\
/delays/required",keyword:"required",params:{missingProperty:"notLanded"}}),r++),s.disbanded===void 0&&(e=t(e,{instancePath:i+"/delays",schemaPath:"#/properties\
/delays/required",keyword:"required",params:{missingProperty:"disbanded"}}),r++),s.eliminatedLand===void 0&&(e=t(e,{instancePath:i+"/delays",schemaPath:"#/prope\
rties/delays/required",keyword:"required",params:{missingProperty:"eliminatedLand"}}),r++);for(let a in s)a==="withdrawn"||a==="overStacked"||a==="notLanded"||a===
"disbanded"||a==="eliminatedLand"||(e=t(e,{instancePath:i+"/delays",schemaPath:"#/properties/delays/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:a}}),r++);if(s.withdrawn!==void 0){let a=s.withdrawn;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/delays/with\
drawn",schemaPath:"#/$defs/delay/type",keyword:"type",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>16||isNaN(a))&&(e=t(e,{instancePath:i+
"/delays/withdrawn",schemaPath:"#/$defs/delay/maximum",keyword:"maximum",params:{comparison:"<=",limit:16}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/dela\
ys/withdrawn",schemaPath:"#/$defs/delay/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}if(s.overStacked!==void 0){let a=s.overStacked;typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/delays/overStacked",schemaPath:"#/$defs/delay/type",keyword:"type",params:{type:"integer"}}),
r++),typeof a=="number"&&isFinite(a)&&((a>16||isNaN(a))&&(e=t(e,{instancePath:i+"/delays/overStacked",schemaPath:"#/$defs/delay/maximum",keyword:"maximum",params:{
comparison:"<=",limit:16}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/delays/overStacked",schemaPath:"#/$defs/delay/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}),r++))}if(s.notLanded!==void 0){let a=s.notLanded;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/delays/notLanded",schemaPath:"\
#/$defs/delay/type",keyword:"type",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>16||isNaN(a))&&(e=t(e,{instancePath:i+"/delays/notLanded",
schemaPath:"#/$defs/delay/maximum",keyword:"maximum",params:{comparison:"<=",limit:16}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/delays/notLanded",schemaPath:"\
#/$defs/delay/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}if(s.disbanded!==void 0){let a=s.disbanded;typeof a=="number"&&!(a%1)&&!isNaN(
a)&&isFinite(a)||(e=t(e,{instancePath:i+"/delays/disbanded",schemaPath:"#/$defs/delay/type",keyword:"type",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(
a)&&((a>16||isNaN(a))&&(e=t(e,{instancePath:i+"/delays/disbanded",schemaPath:"#/$defs/delay/maximum",keyword:"maximum",params:{comparison:"<=",limit:16}}),r++),
(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/delays/disbanded",schemaPath:"#/$defs/delay/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}if(s.eliminatedLand!==
void 0){let a=s.eliminatedLand;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/delays/eliminatedLand",schemaPath:"#/$defs/delay/typ\
e",keyword:"type",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>16||isNaN(a))&&(e=t(e,{instancePath:i+"/delays/eliminatedLand",schemaPath:"\
#/$defs/delay/maximum",keyword:"maximum",params:{comparison:"<=",limit:16}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/delays/eliminatedLand",schemaPath:"#\
/$defs/delay/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}}else e=t(e,{instancePath:i+"/delays",schemaPath:"#/properties/delays/type",keyword:"\
type",params:{type:"object"}}),r++}if(o.supplyStatus!==void 0){let s=o.supplyStatus;if(s&&typeof s=="object"&&!Array.isArray(s)){s.alwaysOut===void 0&&(e=t(e,{instancePath:i+
"/supplyStatus",schemaPath:"#/properties/supplyStatus/required",keyword:"required",params:{missingProperty:"alwaysOut"}}),r++);for(let a in s)a!=="alwaysOut"&&(e=
t(e,{instancePath:i+"/supplyStatus",schemaPath:"#/properties/supplyStatus/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);
s.alwaysOut!==void 0&&(L(s.alwaysOut,{instancePath:i+"/supplyStatus/alwaysOut",parentData:s,parentDataProperty:"alwaysOut",rootData:y,dynamicAnchors:u})||(e=e===
null?L.errors:e.concat(L.errors),r=e.length))}else e=t(e,{instancePath:i+"/supplyStatus",schemaPath:"#/properties/supplyStatus/type",keyword:"type",params:{type:"\
object"}}),r++}if(o.expansion!==void 0){let s=o.expansion;if(s&&typeof s=="object"&&!Array.isArray(s)){s.side===void 0&&(e=t(e,{instancePath:i+"/expansion",schemaPath:"\
#/properties/expansion/required",keyword:"required",params:{missingProperty:"side"}}),r++),s.factorFromTurn===void 0&&(e=t(e,{instancePath:i+"/expansion",schemaPath:"\
#/properties/expansion/required",keyword:"required",params:{missingProperty:"factorFromTurn"}}),r++);for(let a in s)a==="side"||a==="factorFromTurn"||(e=t(e,{instancePath:i+
"/expansion",schemaPath:"#/properties/expansion/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);if(s.side!==void 0){let a=s.
side;typeof a!="string"&&(e=t(e,{instancePath:i+"/expansion/side",schemaPath:"defs.schema.json#/$defs/side/type",keyword:"type",params:{type:"string"}}),r++),a===
"japan"||a==="allies"||(e=t(e,{instancePath:i+"/expansion/side",schemaPath:"defs.schema.json#/$defs/side/enum",keyword:"enum",params:{allowedValues:["japan","al\
lies"]}}),r++)}if(s.factorFromTurn!==void 0){let a=s.factorFromTurn;if(a&&typeof a=="object"&&!Array.isArray(a)){a[1]===void 0&&(e=t(e,{instancePath:i+"/expansi\
on/factorFromTurn",schemaPath:"#/properties/expansion/properties/factorFromTurn/required",keyword:"required",params:{missingProperty:"1"}}),r++);for(let n in a)
B.test(n)||(e=t(e,{instancePath:i+"/expansion/factorFromTurn",schemaPath:"#/properties/expansion/properties/factorFromTurn/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:n}}),r++);for(let n in a)if(B.test(n)){let m=a[n];typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)||(e=t(e,{instancePath:i+
"/expansion/factorFromTurn/"+c(n),schemaPath:"#/properties/expansion/properties/factorFromTurn/patternProperties/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/type",keyword:"t\
ype",params:{type:"integer"}}),r++),typeof m=="number"&&isFinite(m)&&((m>10||isNaN(m))&&(e=t(e,{instancePath:i+"/expansion/factorFromTurn/"+c(n),schemaPath:"#/p\
roperties/expansion/properties/factorFromTurn/patternProperties/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/maximum",keyword:"maximum",params:{comparison:"<=",limit:10}}),r++),
(m<1||isNaN(m))&&(e=t(e,{instancePath:i+"/expansion/factorFromTurn/"+c(n),schemaPath:"#/properties/expansion/properties/factorFromTurn/patternProperties/%5E(%5B\
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
r++);s.japan!==void 0&&(N(s.japan,{instancePath:i+"/returnPorts/japan",parentData:s,parentDataProperty:"japan",rootData:y,dynamicAnchors:u})||(e=e===null?N.errors:
e.concat(N.errors),r=e.length)),s.us!==void 0&&(N(s.us,{instancePath:i+"/returnPorts/us",parentData:s,parentDataProperty:"us",rootData:y,dynamicAnchors:u})||(e=
e===null?N.errors:e.concat(N.errors),r=e.length)),s.britain!==void 0&&(N(s.britain,{instancePath:i+"/returnPorts/britain",parentData:s,parentDataProperty:"brita\
in",rootData:y,dynamicAnchors:u})||(e=e===null?N.errors:e.concat(N.errors),r=e.length)),s.netherlands!==void 0&&(N(s.netherlands,{instancePath:i+"/returnPorts/n\
etherlands",parentData:s,parentDataProperty:"netherlands",rootData:y,dynamicAnchors:u})||(e=e===null?N.errors:e.concat(N.errors),r=e.length))}else e=t(e,{instancePath:i+
"/returnPorts",schemaPath:"#/properties/returnPorts/type",keyword:"type",params:{type:"object"}}),r++}if(o.navalAviation!==void 0){let s=o.navalAviation;if(s&&typeof s==
"object"&&!Array.isArray(s)){s.carrierClasses===void 0&&(e=t(e,{instancePath:i+"/navalAviation",schemaPath:"#/properties/navalAviation/required",keyword:"requir\
ed",params:{missingProperty:"carrierClasses"}}),r++);for(let a in s)a!=="carrierClasses"&&(e=t(e,{instancePath:i+"/navalAviation",schemaPath:"#/properties/naval\
Aviation/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);s.carrierClasses!==void 0&&(x(s.carrierClasses,{instancePath:i+
"/navalAviation/carrierClasses",parentData:s,parentDataProperty:"carrierClasses",rootData:y,dynamicAnchors:u})||(e=e===null?x.errors:e.concat(x.errors),r=e.length))}else
e=t(e,{instancePath:i+"/navalAviation",schemaPath:"#/properties/navalAviation/type",keyword:"type",params:{type:"object"}}),r++}if(o.victory!==void 0){let s=o.victory;
if(s&&typeof s=="object"&&!Array.isArray(s)){s.japanWinsAt===void 0&&(e=t(e,{instancePath:i+"/victory",schemaPath:"#/properties/victory/required",keyword:"requi\
red",params:{missingProperty:"japanWinsAt"}}),r++),s.alliesWinAt===void 0&&(e=t(e,{instancePath:i+"/victory",schemaPath:"#/properties/victory/required",keyword:"\
required",params:{missingProperty:"alliesWinAt"}}),r++),s.drawAt===void 0&&(e=t(e,{instancePath:i+"/victory",schemaPath:"#/properties/victory/required",keyword:"\
required",params:{missingProperty:"drawAt"}}),r++),s.lifeline===void 0&&(e=t(e,{instancePath:i+"/victory",schemaPath:"#/properties/victory/required",keyword:"re\
quired",params:{missingProperty:"lifeline"}}),r++),s.lateConquest===void 0&&(e=t(e,{instancePath:i+"/victory",schemaPath:"#/properties/victory/required",keyword:"\
required",params:{missingProperty:"lateConquest"}}),r++);for(let a in s)a==="japanWinsAt"||a==="alliesWinAt"||a==="drawAt"||a==="lifeline"||a==="lateConquest"||
(e=t(e,{instancePath:i+"/victory",schemaPath:"#/properties/victory/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);if(s.
japanWinsAt!==void 0){let a=s.japanWinsAt;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/victory/japanWinsAt",schemaPath:"#/proper\
ties/victory/properties/japanWinsAt/type",keyword:"type",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>200||isNaN(a))&&(e=t(e,{instancePath:i+
"/victory/japanWinsAt",schemaPath:"#/properties/victory/properties/japanWinsAt/maximum",keyword:"maximum",params:{comparison:"<=",limit:200}}),r++),(a<-200||isNaN(
a))&&(e=t(e,{instancePath:i+"/victory/japanWinsAt",schemaPath:"#/properties/victory/properties/japanWinsAt/minimum",keyword:"minimum",params:{comparison:">=",limit:-200}}),
r++))}if(s.alliesWinAt!==void 0){let a=s.alliesWinAt;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/victory/alliesWinAt",schemaPath:"\
#/properties/victory/properties/alliesWinAt/type",keyword:"type",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>200||isNaN(a))&&(e=t(e,{instancePath:i+
"/victory/alliesWinAt",schemaPath:"#/properties/victory/properties/alliesWinAt/maximum",keyword:"maximum",params:{comparison:"<=",limit:200}}),r++),(a<-200||isNaN(
a))&&(e=t(e,{instancePath:i+"/victory/alliesWinAt",schemaPath:"#/properties/victory/properties/alliesWinAt/minimum",keyword:"minimum",params:{comparison:">=",limit:-200}}),
r++))}if(s.drawAt!==void 0){let a=s.drawAt;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/victory/drawAt",schemaPath:"#/properties\
/victory/properties/drawAt/type",keyword:"type",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>200||isNaN(a))&&(e=t(e,{instancePath:i+"/vic\
tory/drawAt",schemaPath:"#/properties/victory/properties/drawAt/maximum",keyword:"maximum",params:{comparison:"<=",limit:200}}),r++),(a<-200||isNaN(a))&&(e=t(e,
{instancePath:i+"/victory/drawAt",schemaPath:"#/properties/victory/properties/drawAt/minimum",keyword:"minimum",params:{comparison:">=",limit:-200}}),r++))}if(s.
lifeline!==void 0){let a=s.lifeline;if(a&&typeof a=="object"&&!Array.isArray(a)){a.from===void 0&&(e=t(e,{instancePath:i+"/victory/lifeline",schemaPath:"#/prope\
rties/victory/properties/lifeline/required",keyword:"required",params:{missingProperty:"from"}}),r++),a.to===void 0&&(e=t(e,{instancePath:i+"/victory/lifeline",
schemaPath:"#/properties/victory/properties/lifeline/required",keyword:"required",params:{missingProperty:"to"}}),r++),a.points===void 0&&(e=t(e,{instancePath:i+
"/victory/lifeline",schemaPath:"#/properties/victory/properties/lifeline/required",keyword:"required",params:{missingProperty:"points"}}),r++);for(let n in a)n===
"from"||n==="to"||n==="points"||(e=t(e,{instancePath:i+"/victory/lifeline",schemaPath:"#/properties/victory/properties/lifeline/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:n}}),r++);if(a.from!==void 0){let n=a.from;typeof n=="string"?(n.length>80&&g(n)>80&&(e=t(e,{instancePath:i+"/vi\
ctory/lifeline/from",schemaPath:"defs.schema.json#/$defs/placeId/maxLength",keyword:"maxLength",params:{limit:80}}),r++),w.test(n)||(e=t(e,{instancePath:i+"/vic\
tory/lifeline/from",schemaPath:"defs.schema.json#/$defs/placeId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+
"/victory/lifeline/from",schemaPath:"defs.schema.json#/$defs/placeId/type",keyword:"type",params:{type:"string"}}),r++)}if(a.to!==void 0){let n=a.to;typeof n=="\
string"?(n.length>80&&g(n)>80&&(e=t(e,{instancePath:i+"/victory/lifeline/to",schemaPath:"defs.schema.json#/$defs/placeId/maxLength",keyword:"maxLength",params:{
limit:80}}),r++),w.test(n)||(e=t(e,{instancePath:i+"/victory/lifeline/to",schemaPath:"defs.schema.json#/$defs/placeId/pattern",keyword:"pattern",params:{pattern:"\
^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/victory/lifeline/to",schemaPath:"defs.schema.json#/$defs/placeId/type",keyword:"type",params:{type:"stri\
ng"}}),r++)}if(a.points!==void 0){let n=a.points;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=t(e,{instancePath:i+"/victory/lifeline/points",schemaPath:"\
#/properties/victory/properties/lifeline/properties/points/type",keyword:"type",params:{type:"integer"}}),r++),typeof n=="number"&&isFinite(n)&&((n>20||isNaN(n))&&
(e=t(e,{instancePath:i+"/victory/lifeline/points",schemaPath:"#/properties/victory/properties/lifeline/properties/points/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:20}}),r++),(n<-20||isNaN(n))&&(e=t(e,{instancePath:i+"/victory/lifeline/points",schemaPath:"#/properties/victory/properties/lifeline/properties/points\
/minimum",keyword:"minimum",params:{comparison:">=",limit:-20}}),r++))}}else e=t(e,{instancePath:i+"/victory/lifeline",schemaPath:"#/properties/victory/properti\
es/lifeline/type",keyword:"type",params:{type:"object"}}),r++}if(s.lateConquest!==void 0){let a=s.lateConquest;if(a&&typeof a=="object"&&!Array.isArray(a)){a.fromTurn===
void 0&&(e=t(e,{instancePath:i+"/victory/lateConquest",schemaPath:"#/properties/victory/properties/lateConquest/required",keyword:"required",params:{missingProperty:"\
fromTurn"}}),r++),a.bases===void 0&&(e=t(e,{instancePath:i+"/victory/lateConquest",schemaPath:"#/properties/victory/properties/lateConquest/required",keyword:"r\
equired",params:{missingProperty:"bases"}}),r++),a.points===void 0&&(e=t(e,{instancePath:i+"/victory/lateConquest",schemaPath:"#/properties/victory/properties/l\
ateConquest/required",keyword:"required",params:{missingProperty:"points"}}),r++);for(let n in a)n==="fromTurn"||n==="bases"||n==="points"||(e=t(e,{instancePath:i+
"/victory/lateConquest",schemaPath:"#/properties/victory/properties/lateConquest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),
r++);if(a.fromTurn!==void 0){let n=a.fromTurn;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=t(e,{instancePath:i+"/victory/lateConquest/fromTurn",schemaPath:"\
defs.schema.json#/$defs/turn/type",keyword:"type",params:{type:"integer"}}),r++),typeof n=="number"&&isFinite(n)&&((n>16||isNaN(n))&&(e=t(e,{instancePath:i+"/vi\
ctory/lateConquest/fromTurn",schemaPath:"defs.schema.json#/$defs/turn/maximum",keyword:"maximum",params:{comparison:"<=",limit:16}}),r++),(n<1||isNaN(n))&&(e=t(
e,{instancePath:i+"/victory/lateConquest/fromTurn",schemaPath:"defs.schema.json#/$defs/turn/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}
if(a.bases!==void 0&&(N(a.bases,{instancePath:i+"/victory/lateConquest/bases",parentData:a,parentDataProperty:"bases",rootData:y,dynamicAnchors:u})||(e=e===null?
N.errors:e.concat(N.errors),r=e.length)),a.points!==void 0){let n=a.points;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=t(e,{instancePath:i+"/victory/\
lateConquest/points",schemaPath:"#/properties/victory/properties/lateConquest/properties/points/type",keyword:"type",params:{type:"integer"}}),r++),typeof n=="n\
umber"&&isFinite(n)&&((n>20||isNaN(n))&&(e=t(e,{instancePath:i+"/victory/lateConquest/points",schemaPath:"#/properties/victory/properties/lateConquest/propertie\
s/points/maximum",keyword:"maximum",params:{comparison:"<=",limit:20}}),r++),(n<-20||isNaN(n))&&(e=t(e,{instancePath:i+"/victory/lateConquest/points",schemaPath:"\
#/properties/victory/properties/lateConquest/properties/points/minimum",keyword:"minimum",params:{comparison:">=",limit:-20}}),r++))}}else e=t(e,{instancePath:i+
"/victory/lateConquest",schemaPath:"#/properties/victory/properties/lateConquest/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"\
/victory",schemaPath:"#/properties/victory/type",keyword:"type",params:{type:"object"}}),r++}if(o.turnOne!==void 0){let s=o.turnOne;if(s&&typeof s=="object"&&!Array.
isArray(s)){s.turn===void 0&&(e=t(e,{instancePath:i+"/turnOne",schemaPath:"#/properties/turnOne/required",keyword:"required",params:{missingProperty:"turn"}}),r++),
s.cheapTaskForces===void 0&&(e=t(e,{instancePath:i+"/turnOne",schemaPath:"#/properties/turnOne/required",keyword:"required",params:{missingProperty:"cheapTaskFo\
rces"}}),r++),s.firstFire===void 0&&(e=t(e,{instancePath:i+"/turnOne",schemaPath:"#/properties/turnOne/required",keyword:"required",params:{missingProperty:"fir\
stFire"}}),r++),s.alliedBaseAntiAircraft===void 0&&(e=t(e,{instancePath:i+"/turnOne",schemaPath:"#/properties/turnOne/required",keyword:"required",params:{missingProperty:"\
alliedBaseAntiAircraft"}}),r++),s.alliedLandings===void 0&&(e=t(e,{instancePath:i+"/turnOne",schemaPath:"#/properties/turnOne/required",keyword:"required",params:{
missingProperty:"alliedLandings"}}),r++);for(let a in s)a==="turn"||a==="cheapTaskForces"||a==="firstFire"||a==="alliedBaseAntiAircraft"||a==="alliedLandings"||
(e=t(e,{instancePath:i+"/turnOne",schemaPath:"#/properties/turnOne/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);if(s.
turn!==void 0){let a=s.turn;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/turnOne/turn",schemaPath:"defs.schema.json#/$defs/turn/\
type",keyword:"type",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>16||isNaN(a))&&(e=t(e,{instancePath:i+"/turnOne/turn",schemaPath:"defs.\
schema.json#/$defs/turn/maximum",keyword:"maximum",params:{comparison:"<=",limit:16}}),r++),(a<1||isNaN(a))&&(e=t(e,{instancePath:i+"/turnOne/turn",schemaPath:"\
defs.schema.json#/$defs/turn/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(s.cheapTaskForces!==void 0){let a=s.cheapTaskForces;typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/turnOne/cheapTaskForces",schemaPath:"#/properties/turnOne/properties/cheapTaskForces/type",keyword:"\
type",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>20||isNaN(a))&&(e=t(e,{instancePath:i+"/turnOne/cheapTaskForces",schemaPath:"#/propert\
ies/turnOne/properties/cheapTaskForces/maximum",keyword:"maximum",params:{comparison:"<=",limit:20}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/turnOne/che\
apTaskForces",schemaPath:"#/properties/turnOne/properties/cheapTaskForces/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}if(s.firstFire!==void 0){
let a=s.firstFire;typeof a!="string"&&(e=t(e,{instancePath:i+"/turnOne/firstFire",schemaPath:"defs.schema.json#/$defs/side/type",keyword:"type",params:{type:"st\
ring"}}),r++),a==="japan"||a==="allies"||(e=t(e,{instancePath:i+"/turnOne/firstFire",schemaPath:"defs.schema.json#/$defs/side/enum",keyword:"enum",params:{allowedValues:[
"japan","allies"]}}),r++)}if(s.alliedBaseAntiAircraft!==void 0){let a=s.alliedBaseAntiAircraft;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+
"/turnOne/alliedBaseAntiAircraft",schemaPath:"#/properties/turnOne/properties/alliedBaseAntiAircraft/type",keyword:"type",params:{type:"integer"}}),r++),typeof a==
"number"&&isFinite(a)&&((a>20||isNaN(a))&&(e=t(e,{instancePath:i+"/turnOne/alliedBaseAntiAircraft",schemaPath:"#/properties/turnOne/properties/alliedBaseAntiAir\
craft/maximum",keyword:"maximum",params:{comparison:"<=",limit:20}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/turnOne/alliedBaseAntiAircraft",schemaPath:"\
#/properties/turnOne/properties/alliedBaseAntiAircraft/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}s.alliedLandings!==void 0&&typeof s.alliedLandings!=
"boolean"&&(e=t(e,{instancePath:i+"/turnOne/alliedLandings",schemaPath:"#/properties/turnOne/properties/alliedLandings/type",keyword:"type",params:{type:"boolea\
n"}}),r++)}else e=t(e,{instancePath:i+"/turnOne",schemaPath:"#/properties/turnOne/type",keyword:"type",params:{type:"object"}}),r++}if(o.europeanFleet!==void 0){
let s=o.europeanFleet;if(s&&typeof s=="object"&&!Array.isArray(s)){s.triggerBases===void 0&&(e=t(e,{instancePath:i+"/europeanFleet",schemaPath:"#/properties/eur\
opeanFleet/required",keyword:"required",params:{missingProperty:"triggerBases"}}),r++);for(let a in s)a!=="triggerBases"&&(e=t(e,{instancePath:i+"/europeanFleet",
schemaPath:"#/properties/europeanFleet/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);s.triggerBases!==void 0&&(N(s.triggerBases,
{instancePath:i+"/europeanFleet/triggerBases",parentData:s,parentDataProperty:"triggerBases",rootData:y,dynamicAnchors:u})||(e=e===null?N.errors:e.concat(N.errors),
r=e.length))}else e=t(e,{instancePath:i+"/europeanFleet",schemaPath:"#/properties/europeanFleet/type",keyword:"type",params:{type:"object"}}),r++}if(o.longLance!==
void 0){let s=o.longLance;if(s&&typeof s=="object"&&!Array.isArray(s)){s.side===void 0&&(e=t(e,{instancePath:i+"/longLance",schemaPath:"#/properties/longLance/r\
equired",keyword:"required",params:{missingProperty:"side"}}),r++),s.classes===void 0&&(e=t(e,{instancePath:i+"/longLance",schemaPath:"#/properties/longLance/re\
quired",keyword:"required",params:{missingProperty:"classes"}}),r++),s.firepower===void 0&&(e=t(e,{instancePath:i+"/longLance",schemaPath:"#/properties/longLanc\
e/required",keyword:"required",params:{missingProperty:"firepower"}}),r++),s.rounds===void 0&&(e=t(e,{instancePath:i+"/longLance",schemaPath:"#/properties/longL\
ance/required",keyword:"required",params:{missingProperty:"rounds"}}),r++);for(let a in s)a==="side"||a==="classes"||a==="firepower"||a==="rounds"||(e=t(e,{instancePath:i+
"/longLance",schemaPath:"#/properties/longLance/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);if(s.side!==void 0){let a=s.
side;typeof a!="string"&&(e=t(e,{instancePath:i+"/longLance/side",schemaPath:"defs.schema.json#/$defs/side/type",keyword:"type",params:{type:"string"}}),r++),a===
"japan"||a==="allies"||(e=t(e,{instancePath:i+"/longLance/side",schemaPath:"defs.schema.json#/$defs/side/enum",keyword:"enum",params:{allowedValues:["japan","al\
lies"]}}),r++)}if(s.classes!==void 0&&(x(s.classes,{instancePath:i+"/longLance/classes",parentData:s,parentDataProperty:"classes",rootData:y,dynamicAnchors:u})||
(e=e===null?x.errors:e.concat(x.errors),r=e.length)),s.firepower!==void 0){let a=s.firepower;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+
"/longLance/firepower",schemaPath:"#/properties/longLance/properties/firepower/type",keyword:"type",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(
a)&&((a>4||isNaN(a))&&(e=t(e,{instancePath:i+"/longLance/firepower",schemaPath:"#/properties/longLance/properties/firepower/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:4}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/longLance/firepower",schemaPath:"#/properties/longLance/properties/firepower/minimum",keyword:"min\
imum",params:{comparison:">=",limit:0}}),r++))}if(s.rounds!==void 0){let a=s.rounds;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"\
/longLance/rounds",schemaPath:"#/properties/longLance/properties/rounds/type",keyword:"type",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>
99||isNaN(a))&&(e=t(e,{instancePath:i+"/longLance/rounds",schemaPath:"#/properties/longLance/properties/rounds/maximum",keyword:"maximum",params:{comparison:"<=",
limit:99}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/longLance/rounds",schemaPath:"#/properties/longLance/properties/rounds/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}),r++))}}else e=t(e,{instancePath:i+"/longLance",schemaPath:"#/properties/longLance/type",keyword:"type",params:{type:"object"}}),r++}if(o.
tokyoExpress!==void 0){let s=o.tokyoExpress;if(s&&typeof s=="object"&&!Array.isArray(s)){s.side===void 0&&(e=t(e,{instancePath:i+"/tokyoExpress",schemaPath:"#/p\
roperties/tokyoExpress/required",keyword:"required",params:{missingProperty:"side"}}),r++),s.classes===void 0&&(e=t(e,{instancePath:i+"/tokyoExpress",schemaPath:"\
#/properties/tokyoExpress/required",keyword:"required",params:{missingProperty:"classes"}}),r++);for(let a in s)a==="side"||a==="classes"||(e=t(e,{instancePath:i+
"/tokyoExpress",schemaPath:"#/properties/tokyoExpress/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);if(s.side!==void 0){
let a=s.side;typeof a!="string"&&(e=t(e,{instancePath:i+"/tokyoExpress/side",schemaPath:"defs.schema.json#/$defs/side/type",keyword:"type",params:{type:"string"}}),
r++),a==="japan"||a==="allies"||(e=t(e,{instancePath:i+"/tokyoExpress/side",schemaPath:"defs.schema.json#/$defs/side/enum",keyword:"enum",params:{allowedValues:[
"japan","allies"]}}),r++)}s.classes!==void 0&&(x(s.classes,{instancePath:i+"/tokyoExpress/classes",parentData:s,parentDataProperty:"classes",rootData:y,dynamicAnchors:u})||
(e=e===null?x.errors:e.concat(x.errors),r=e.length))}else e=t(e,{instancePath:i+"/tokyoExpress",schemaPath:"#/properties/tokyoExpress/type",keyword:"type",params:{
type:"object"}}),r++}if(o.kamikaze!==void 0){let s=o.kamikaze;if(s&&typeof s=="object"&&!Array.isArray(s)){s.fromTurn===void 0&&(e=t(e,{instancePath:i+"/kamikaz\
e",schemaPath:"#/properties/kamikaze/required",keyword:"required",params:{missingProperty:"fromTurn"}}),r++),s.victoryPointsAtMost===void 0&&(e=t(e,{instancePath:i+
"/kamikaze",schemaPath:"#/properties/kamikaze/required",keyword:"required",params:{missingProperty:"victoryPointsAtMost"}}),r++),s.stepsLost===void 0&&(e=t(e,{instancePath:i+
"/kamikaze",schemaPath:"#/properties/kamikaze/required",keyword:"required",params:{missingProperty:"stepsLost"}}),r++);for(let a in s)a==="fromTurn"||a==="victo\
ryPointsAtMost"||a==="stepsLost"||(e=t(e,{instancePath:i+"/kamikaze",schemaPath:"#/properties/kamikaze/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:a}}),r++);if(s.fromTurn!==void 0){let a=s.fromTurn;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/kamikaze/from\
Turn",schemaPath:"defs.schema.json#/$defs/turn/type",keyword:"type",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>16||isNaN(a))&&(e=t(e,{instancePath:i+
"/kamikaze/fromTurn",schemaPath:"defs.schema.json#/$defs/turn/maximum",keyword:"maximum",params:{comparison:"<=",limit:16}}),r++),(a<1||isNaN(a))&&(e=t(e,{instancePath:i+
"/kamikaze/fromTurn",schemaPath:"defs.schema.json#/$defs/turn/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(s.victoryPointsAtMost!==void 0){
let a=s.victoryPointsAtMost;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/kamikaze/victoryPointsAtMost",schemaPath:"#/properties/\
kamikaze/properties/victoryPointsAtMost/type",keyword:"type",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>200||isNaN(a))&&(e=t(e,{instancePath:i+
"/kamikaze/victoryPointsAtMost",schemaPath:"#/properties/kamikaze/properties/victoryPointsAtMost/maximum",keyword:"maximum",params:{comparison:"<=",limit:200}}),
r++),(a<-200||isNaN(a))&&(e=t(e,{instancePath:i+"/kamikaze/victoryPointsAtMost",schemaPath:"#/properties/kamikaze/properties/victoryPointsAtMost/minimum",keyword:"\
minimum",params:{comparison:">=",limit:-200}}),r++))}if(s.stepsLost!==void 0){let a=s.stepsLost;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+
"/kamikaze/stepsLost",schemaPath:"#/properties/kamikaze/properties/stepsLost/type",keyword:"type",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&
((a>30||isNaN(a))&&(e=t(e,{instancePath:i+"/kamikaze/stepsLost",schemaPath:"#/properties/kamikaze/properties/stepsLost/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:30}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/kamikaze/stepsLost",schemaPath:"#/properties/kamikaze/properties/stepsLost/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}),r++))}}else e=t(e,{instancePath:i+"/kamikaze",schemaPath:"#/properties/kamikaze/type",keyword:"type",params:{type:"objec\
t"}}),r++}if(o.sources!==void 0&&(ae(o.sources,{instancePath:i+"/sources",parentData:o,parentDataProperty:"sources",rootData:y,dynamicAnchors:u})||(e=e===null?ae.
errors:e.concat(ae.errors),r=e.length)),o.ranger!==void 0){let s=o.ranger;if(s&&typeof s=="object"&&!Array.isArray(s)){s.box===void 0&&(e=t(e,{instancePath:i+"/\
ranger",schemaPath:"#/properties/ranger/required",keyword:"required",params:{missingProperty:"box"}}),r++),s.carrierClasses===void 0&&(e=t(e,{instancePath:i+"/r\
anger",schemaPath:"#/properties/ranger/required",keyword:"required",params:{missingProperty:"carrierClasses"}}),r++),s.victoryPoints===void 0&&(e=t(e,{instancePath:i+
"/ranger",schemaPath:"#/properties/ranger/required",keyword:"required",params:{missingProperty:"victoryPoints"}}),r++);for(let a in s)a==="box"||a==="carrierCla\
sses"||a==="victoryPoints"||(e=t(e,{instancePath:i+"/ranger",schemaPath:"#/properties/ranger/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),
r++);if(s.box!==void 0){let a=s.box;typeof a=="string"?(a.length>80&&g(a)>80&&(e=t(e,{instancePath:i+"/ranger/box",schemaPath:"defs.schema.json#/$defs/placeId/m\
axLength",keyword:"maxLength",params:{limit:80}}),r++),w.test(a)||(e=t(e,{instancePath:i+"/ranger/box",schemaPath:"defs.schema.json#/$defs/placeId/pattern",keyword:"\
pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/ranger/box",schemaPath:"defs.schema.json#/$defs/placeId/type",keyword:"type",params:{
type:"string"}}),r++)}if(s.carrierClasses!==void 0&&(x(s.carrierClasses,{instancePath:i+"/ranger/carrierClasses",parentData:s,parentDataProperty:"carrierClasses",
rootData:y,dynamicAnchors:u})||(e=e===null?x.errors:e.concat(x.errors),r=e.length)),s.victoryPoints!==void 0){let a=s.victoryPoints;typeof a=="number"&&!(a%1)&&
!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/ranger/victoryPoints",schemaPath:"#/properties/ranger/properties/victoryPoints/type",keyword:"type",params:{type:"\
integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>20||isNaN(a))&&(e=t(e,{instancePath:i+"/ranger/victoryPoints",schemaPath:"#/properties/ranger/properties/v\
ictoryPoints/maximum",keyword:"maximum",params:{comparison:"<=",limit:20}}),r++),(a<-20||isNaN(a))&&(e=t(e,{instancePath:i+"/ranger/victoryPoints",schemaPath:"#\
/properties/ranger/properties/victoryPoints/minimum",keyword:"minimum",params:{comparison:">=",limit:-20}}),r++))}}else e=t(e,{instancePath:i+"/ranger",schemaPath:"\
#/properties/ranger/type",keyword:"type",params:{type:"object"}}),r++}if(o.pilotTraining!==void 0){let s=o.pilotTraining;if(s&&typeof s=="object"&&!Array.isArray(
s)){s.lastAutomaticTurn===void 0&&(e=t(e,{instancePath:i+"/pilotTraining",schemaPath:"#/properties/pilotTraining/required",keyword:"required",params:{missingProperty:"\
lastAutomaticTurn"}}),r++),s.turns===void 0&&(e=t(e,{instancePath:i+"/pilotTraining",schemaPath:"#/properties/pilotTraining/required",keyword:"required",params:{
missingProperty:"turns"}}),r++);for(let a in s)a==="lastAutomaticTurn"||a==="turns"||(e=t(e,{instancePath:i+"/pilotTraining",schemaPath:"#/properties/pilotTrain\
ing/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);if(s.lastAutomaticTurn!==void 0){let a=s.lastAutomaticTurn;typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/pilotTraining/lastAutomaticTurn",schemaPath:"defs.schema.json#/$defs/turn/type",keyword:"type",
params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>16||isNaN(a))&&(e=t(e,{instancePath:i+"/pilotTraining/lastAutomaticTurn",schemaPath:"defs.sc\
hema.json#/$defs/turn/maximum",keyword:"maximum",params:{comparison:"<=",limit:16}}),r++),(a<1||isNaN(a))&&(e=t(e,{instancePath:i+"/pilotTraining/lastAutomaticT\
urn",schemaPath:"defs.schema.json#/$defs/turn/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(s.turns!==void 0){let a=s.turns;typeof a=="\
number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/pilotTraining/turns",schemaPath:"#/properties/pilotTraining/properties/turns/type",keyword:"ty\
pe",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>16||isNaN(a))&&(e=t(e,{instancePath:i+"/pilotTraining/turns",schemaPath:"#/properties/pi\
lotTraining/properties/turns/maximum",keyword:"maximum",params:{comparison:"<=",limit:16}}),r++),(a<1||isNaN(a))&&(e=t(e,{instancePath:i+"/pilotTraining/turns",
schemaPath:"#/properties/pilotTraining/properties/turns/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}}else e=t(e,{instancePath:i+"/pilotT\
raining",schemaPath:"#/properties/pilotTraining/type",keyword:"type",params:{type:"object"}}),r++}if(o.accidents!==void 0){let s=o.accidents;if(s&&typeof s=="ob\
ject"&&!Array.isArray(s)){s.dice===void 0&&(e=t(e,{instancePath:i+"/accidents",schemaPath:"#/properties/accidents/required",keyword:"required",params:{missingProperty:"\
dice"}}),r++),s.dieSides===void 0&&(e=t(e,{instancePath:i+"/accidents",schemaPath:"#/properties/accidents/required",keyword:"required",params:{missingProperty:"\
dieSides"}}),r++),s.result===void 0&&(e=t(e,{instancePath:i+"/accidents",schemaPath:"#/properties/accidents/required",keyword:"required",params:{missingProperty:"\
result"}}),r++),s.classes===void 0&&(e=t(e,{instancePath:i+"/accidents",schemaPath:"#/properties/accidents/required",keyword:"required",params:{missingProperty:"\
classes"}}),r++),s.alliedBase===void 0&&(e=t(e,{instancePath:i+"/accidents",schemaPath:"#/properties/accidents/required",keyword:"required",params:{missingProperty:"\
alliedBase"}}),r++);for(let a in s)a==="dice"||a==="dieSides"||a==="result"||a==="classes"||a==="alliedBase"||(e=t(e,{instancePath:i+"/accidents",schemaPath:"#/\
properties/accidents/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);if(s.dice!==void 0){let a=s.dice;typeof a=="numbe\
r"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/accidents/dice",schemaPath:"#/properties/accidents/properties/dice/type",keyword:"type",params:{type:"\
integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>4||isNaN(a))&&(e=t(e,{instancePath:i+"/accidents/dice",schemaPath:"#/properties/accidents/properties/dice/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:4}}),r++),(a<1||isNaN(a))&&(e=t(e,{instancePath:i+"/accidents/dice",schemaPath:"#/properties/accidents/\
properties/dice/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(s.dieSides!==void 0){let a=s.dieSides;typeof a=="number"&&!(a%1)&&!isNaN(
a)&&isFinite(a)||(e=t(e,{instancePath:i+"/accidents/dieSides",schemaPath:"#/properties/accidents/properties/dieSides/type",keyword:"type",params:{type:"integer"}}),
r++),typeof a=="number"&&isFinite(a)&&((a>20||isNaN(a))&&(e=t(e,{instancePath:i+"/accidents/dieSides",schemaPath:"#/properties/accidents/properties/dieSides/max\
imum",keyword:"maximum",params:{comparison:"<=",limit:20}}),r++),(a<2||isNaN(a))&&(e=t(e,{instancePath:i+"/accidents/dieSides",schemaPath:"#/properties/accident\
s/properties/dieSides/minimum",keyword:"minimum",params:{comparison:">=",limit:2}}),r++))}if(s.result!==void 0){let a=s.result;typeof a=="number"&&!(a%1)&&!isNaN(
a)&&isFinite(a)||(e=t(e,{instancePath:i+"/accidents/result",schemaPath:"#/properties/accidents/properties/result/type",keyword:"type",params:{type:"integer"}}),
r++),typeof a=="number"&&isFinite(a)&&((a>80||isNaN(a))&&(e=t(e,{instancePath:i+"/accidents/result",schemaPath:"#/properties/accidents/properties/result/maximum",
keyword:"maximum",params:{comparison:"<=",limit:80}}),r++),(a<1||isNaN(a))&&(e=t(e,{instancePath:i+"/accidents/result",schemaPath:"#/properties/accidents/proper\
ties/result/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(s.classes!==void 0&&(x(s.classes,{instancePath:i+"/accidents/classes",parentData:s,
parentDataProperty:"classes",rootData:y,dynamicAnchors:u})||(e=e===null?x.errors:e.concat(x.errors),r=e.length)),s.alliedBase!==void 0){let a=s.alliedBase;typeof a==
"string"?(a.length>80&&g(a)>80&&(e=t(e,{instancePath:i+"/accidents/alliedBase",schemaPath:"defs.schema.json#/$defs/placeId/maxLength",keyword:"maxLength",params:{
limit:80}}),r++),w.test(a)||(e=t(e,{instancePath:i+"/accidents/alliedBase",schemaPath:"defs.schema.json#/$defs/placeId/pattern",keyword:"pattern",params:{pattern:"\
^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/accidents/alliedBase",schemaPath:"defs.schema.json#/$defs/placeId/type",keyword:"type",params:{type:"str\
ing"}}),r++)}}else e=t(e,{instancePath:i+"/accidents",schemaPath:"#/properties/accidents/type",keyword:"type",params:{type:"object"}}),r++}if(o.reactionDeployment!==
void 0){let s=o.reactionDeployment;if(s&&typeof s=="object"&&!Array.isArray(s)){s.perGame===void 0&&(e=t(e,{instancePath:i+"/reactionDeployment",schemaPath:"#/p\
roperties/reactionDeployment/required",keyword:"required",params:{missingProperty:"perGame"}}),r++);for(let a in s)a!=="perGame"&&(e=t(e,{instancePath:i+"/react\
ionDeployment",schemaPath:"#/properties/reactionDeployment/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);if(s.perGame!==
void 0){let a=s.perGame;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/reactionDeployment/perGame",schemaPath:"#/properties/reacti\
onDeployment/properties/perGame/type",keyword:"type",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>40||isNaN(a))&&(e=t(e,{instancePath:i+"\
/reactionDeployment/perGame",schemaPath:"#/properties/reactionDeployment/properties/perGame/maximum",keyword:"maximum",params:{comparison:"<=",limit:40}}),r++),
(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/reactionDeployment/perGame",schemaPath:"#/properties/reactionDeployment/properties/perGame/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}}),r++))}}else e=t(e,{instancePath:i+"/reactionDeployment",schemaPath:"#/properties/reactionDeployment/type",keyword:"type",params:{
type:"object"}}),r++}if(o.strategicBombing!==void 0){let s=o.strategicBombing;if(s&&typeof s=="object"&&!Array.isArray(s)){s.range===void 0&&(e=t(e,{instancePath:i+
"/strategicBombing",schemaPath:"#/properties/strategicBombing/required",keyword:"required",params:{missingProperty:"range"}}),r++),s.from===void 0&&(e=t(e,{instancePath:i+
"/strategicBombing",schemaPath:"#/properties/strategicBombing/required",keyword:"required",params:{missingProperty:"from"}}),r++),s.oilPerHit===void 0&&(e=t(e,{
instancePath:i+"/strategicBombing",schemaPath:"#/properties/strategicBombing/required",keyword:"required",params:{missingProperty:"oilPerHit"}}),r++);for(let a in s)
a==="range"||a==="from"||a==="oilPerHit"||(e=t(e,{instancePath:i+"/strategicBombing",schemaPath:"#/properties/strategicBombing/additionalProperties",keyword:"ad\
ditionalProperties",params:{additionalProperty:a}}),r++);if(s.range!==void 0){let a=s.range;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+
"/strategicBombing/range",schemaPath:"#/properties/strategicBombing/properties/range/type",keyword:"type",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(
a)&&((a>40||isNaN(a))&&(e=t(e,{instancePath:i+"/strategicBombing/range",schemaPath:"#/properties/strategicBombing/properties/range/maximum",keyword:"maximum",params:{
comparison:"<=",limit:40}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/strategicBombing/range",schemaPath:"#/properties/strategicBombing/properties/range/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}if(s.from!==void 0){let a=s.from;typeof a=="string"?(a.length>80&&g(a)>80&&(e=t(e,{instancePath:i+
"/strategicBombing/from",schemaPath:"defs.schema.json#/$defs/placeId/maxLength",keyword:"maxLength",params:{limit:80}}),r++),w.test(a)||(e=t(e,{instancePath:i+"\
/strategicBombing/from",schemaPath:"defs.schema.json#/$defs/placeId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+
"/strategicBombing/from",schemaPath:"defs.schema.json#/$defs/placeId/type",keyword:"type",params:{type:"string"}}),r++)}if(s.oilPerHit!==void 0){let a=s.oilPerHit;
if(typeof a=="number"&&isFinite(a)){(a>1e3||isNaN(a))&&(e=t(e,{instancePath:i+"/strategicBombing/oilPerHit",schemaPath:"../common/common.schema.json#/$defs/quar\
ters/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/strategicBombing/oilPerHit",schemaPath:"../c\
ommon/common.schema.json#/$defs/quarters/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++);let n;n=a/.25,n!==parseInt(n)&&(e=t(e,{instancePath:i+
"/strategicBombing/oilPerHit",schemaPath:"../common/common.schema.json#/$defs/quarters/multipleOf",keyword:"multipleOf",params:{multipleOf:.25}}),r++)}else e=t(
e,{instancePath:i+"/strategicBombing/oilPerHit",schemaPath:"../common/common.schema.json#/$defs/quarters/type",keyword:"type",params:{type:"number"}}),r++}}else
e=t(e,{instancePath:i+"/strategicBombing",schemaPath:"#/properties/strategicBombing/type",keyword:"type",params:{type:"object"}}),r++}if(o.hiddenTaskForces!==void 0){
let s=o.hiddenTaskForces;if(s&&typeof s=="object"&&!Array.isArray(s)){s.markers===void 0&&(e=t(e,{instancePath:i+"/hiddenTaskForces",schemaPath:"#/properties/hi\
ddenTaskForces/required",keyword:"required",params:{missingProperty:"markers"}}),r++);for(let a in s)a!=="markers"&&(e=t(e,{instancePath:i+"/hiddenTaskForces",schemaPath:"\
#/properties/hiddenTaskForces/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);if(s.markers!==void 0){let a=s.markers;if(a&&
typeof a=="object"&&!Array.isArray(a)){for(let n in a)n==="us"||n==="britain"||n==="netherlands"||(e=t(e,{instancePath:i+"/hiddenTaskForces/markers",schemaPath:"\
#/properties/hiddenTaskForces/properties/markers/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),r++);if(a.us!==void 0){let n=a.
us;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=t(e,{instancePath:i+"/hiddenTaskForces/markers/us",schemaPath:"#/$defs/markers/type",keyword:"type",params:{
type:"integer"}}),r++),typeof n=="number"&&isFinite(n)&&((n>99||isNaN(n))&&(e=t(e,{instancePath:i+"/hiddenTaskForces/markers/us",schemaPath:"#/$defs/markers/max\
imum",keyword:"maximum",params:{comparison:"<=",limit:99}}),r++),(n<0||isNaN(n))&&(e=t(e,{instancePath:i+"/hiddenTaskForces/markers/us",schemaPath:"#/$defs/mark\
ers/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}if(a.britain!==void 0){let n=a.britain;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||
(e=t(e,{instancePath:i+"/hiddenTaskForces/markers/britain",schemaPath:"#/$defs/markers/type",keyword:"type",params:{type:"integer"}}),r++),typeof n=="number"&&isFinite(
n)&&((n>99||isNaN(n))&&(e=t(e,{instancePath:i+"/hiddenTaskForces/markers/britain",schemaPath:"#/$defs/markers/maximum",keyword:"maximum",params:{comparison:"<=",
limit:99}}),r++),(n<0||isNaN(n))&&(e=t(e,{instancePath:i+"/hiddenTaskForces/markers/britain",schemaPath:"#/$defs/markers/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}),r++))}if(a.netherlands!==void 0){let n=a.netherlands;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=t(e,{instancePath:i+"/hiddenTaskForce\
s/markers/netherlands",schemaPath:"#/$defs/markers/type",keyword:"type",params:{type:"integer"}}),r++),typeof n=="number"&&isFinite(n)&&((n>99||isNaN(n))&&(e=t(
e,{instancePath:i+"/hiddenTaskForces/markers/netherlands",schemaPath:"#/$defs/markers/maximum",keyword:"maximum",params:{comparison:"<=",limit:99}}),r++),(n<0||
isNaN(n))&&(e=t(e,{instancePath:i+"/hiddenTaskForces/markers/netherlands",schemaPath:"#/$defs/markers/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),
r++))}}else e=t(e,{instancePath:i+"/hiddenTaskForces/markers",schemaPath:"#/properties/hiddenTaskForces/properties/markers/type",keyword:"type",params:{type:"ob\
ject"}}),r++}}else e=t(e,{instancePath:i+"/hiddenTaskForces",schemaPath:"#/properties/hiddenTaskForces/type",keyword:"type",params:{type:"object"}}),r++}}else e=
t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return Be.errors=e,r===0}Be.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var or=Le;function j(o,{instancePath:i="",parentData:h,parentDataProperty:P,rootData:y=o,dynamicAnchors:u={}}={}){let e=null,r=0,f=j.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),Array.isArray(o)){o.length>40&&(e=t(e,{instancePath:i,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:40}}),r++),
o.length<1&&(e=t(e,{instancePath:i,schemaPath:"#/minItems",keyword:"minItems",params:{limit:1}}),r++);let s=o.length;for(let a=0;a<s;a++){let n=o[a];typeof n!="\
string"&&(e=t(e,{instancePath:i+"/"+a,schemaPath:"#/$defs/step/type",keyword:"type",params:{type:"string"}}),r++),n==="late-conquest"||n==="japanese-player-turn"||
n==="allied-player-turn"||n==="transport"||n==="oil-transport"||n==="destroyer-transfer"||n==="economic-warfare"||n==="merchant-asw"||n==="submarine-warfare"||n===
"strategic-bombing"||n==="reinforcement"||n==="arrivals"||n==="accidents"||n==="ranger"||n==="submarine-points"||n==="transport-points"||n==="replacements"||n===
"off-map-movement"||n==="kamikaze-losses"||n==="first-deployment"||n==="operational-movement"||n==="reaction"||n==="air-commitment"||n==="combat"||n==="submarin\
e-attacks"||n==="battles"||n==="battle"||n==="battle-preparation"||n==="air-combat"||n==="air-to-air"||n==="target-determination"||n==="air-strikes"||n==="surfa\
ce-combat"||n==="land-combat"||n==="amphibious-round"||n==="replacement-round"||n==="ground-support"||n==="supply-round"||n==="land-combat-round"||n==="battle-a\
dministration"||n==="return-to-base"||n==="ships-return"||n==="control-changes"||n==="return-stacking"||n==="second-deployment"||n==="end"||n==="replacements-re\
moval"||n==="disbandment"||n==="victory-points"||(e=t(e,{instancePath:i+"/"+a,schemaPath:"#/$defs/step/enum",keyword:"enum",params:{allowedValues:["late-conques\
t","japanese-player-turn","allied-player-turn","transport","oil-transport","destroyer-transfer","economic-warfare","merchant-asw","submarine-warfare","strategic\
-bombing","reinforcement","arrivals","accidents","ranger","submarine-points","transport-points","replacements","off-map-movement","kamikaze-losses","first-deplo\
yment","operational-movement","reaction","air-commitment","combat","submarine-attacks","battles","battle","battle-preparation","air-combat","air-to-air","target\
-determination","air-strikes","surface-combat","land-combat","amphibious-round","replacement-round","ground-support","supply-round","land-combat-round","battle-\
administration","return-to-base","ships-return","control-changes","return-stacking","second-deployment","end","replacements-removal","disbandment","victory-poin\
ts"]}}),r++)}}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"}}),r++;return j.errors=e,r===0}j.evaluated={items:!0,dynamicProps:!1,
dynamicItems:!1};function oe(o,{instancePath:i="",parentData:h,parentDataProperty:P,rootData:y=o,dynamicAnchors:u={}}={}){let e=null,r=0,f=oe.evaluated;if(f.dynamicProps&&
(f.props=void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){Object.keys(o).length<1&&(e=t(e,{instancePath:i,schemaPath:"#/minPro\
perties",keyword:"minProperties",params:{limit:1}}),r++);for(let s in o)$.test(s)||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:s}}),r++);for(let s in o)$.test(s)&&(b(o[s],{instancePath:i+"/"+c(s),parentData:o,parentDataProperty:s,rootData:y,dynamicAnchors:u})||
(e=e===null?b.errors:e.concat(b.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return oe.errors=
e,r===0}oe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Le(o,{instancePath:i="",parentData:h,parentDataProperty:P,rootData:y=o,dynamicAnchors:u={}}={}){
let e=null,r=0,f=Le.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.$schema===void 0&&
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
schemaPath:"#/required",keyword:"required",params:{missingProperty:"sources"}}),r++);for(let s in o)s==="$schema"||s==="turn"||s==="japanese-player-turn"||s==="\
allied-player-turn"||s==="transport"||s==="economic-warfare"||s==="reinforcement"||s==="combat"||s==="battle"||s==="air-combat"||s==="land-combat"||s==="return-\
to-base"||s==="end"||s==="sources"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);
if(o.$schema!==void 0){let s=o.$schema;typeof s=="string"?s.length<1&&(e=t(e,{instancePath:i+"/$schema",schemaPath:"../common/common.schema.json#/$defs/schemaPa\
th/minLength",keyword:"minLength",params:{limit:1}}),r++):(e=t(e,{instancePath:i+"/$schema",schemaPath:"../common/common.schema.json#/$defs/schemaPath/type",keyword:"\
type",params:{type:"string"}}),r++)}o.turn!==void 0&&(j(o.turn,{instancePath:i+"/turn",parentData:o,parentDataProperty:"turn",rootData:y,dynamicAnchors:u})||(e=
e===null?j.errors:e.concat(j.errors),r=e.length)),o["japanese-player-turn"]!==void 0&&(j(o["japanese-player-turn"],{instancePath:i+"/japanese-player-turn",parentData:o,
parentDataProperty:"japanese-player-turn",rootData:y,dynamicAnchors:u})||(e=e===null?j.errors:e.concat(j.errors),r=e.length)),o["allied-player-turn"]!==void 0&&
(j(o["allied-player-turn"],{instancePath:i+"/allied-player-turn",parentData:o,parentDataProperty:"allied-player-turn",rootData:y,dynamicAnchors:u})||(e=e===null?
j.errors:e.concat(j.errors),r=e.length)),o.transport!==void 0&&(j(o.transport,{instancePath:i+"/transport",parentData:o,parentDataProperty:"transport",rootData:y,
dynamicAnchors:u})||(e=e===null?j.errors:e.concat(j.errors),r=e.length)),o["economic-warfare"]!==void 0&&(j(o["economic-warfare"],{instancePath:i+"/economic-war\
fare",parentData:o,parentDataProperty:"economic-warfare",rootData:y,dynamicAnchors:u})||(e=e===null?j.errors:e.concat(j.errors),r=e.length)),o.reinforcement!==void 0&&
(j(o.reinforcement,{instancePath:i+"/reinforcement",parentData:o,parentDataProperty:"reinforcement",rootData:y,dynamicAnchors:u})||(e=e===null?j.errors:e.concat(
j.errors),r=e.length)),o.combat!==void 0&&(j(o.combat,{instancePath:i+"/combat",parentData:o,parentDataProperty:"combat",rootData:y,dynamicAnchors:u})||(e=e===null?
j.errors:e.concat(j.errors),r=e.length)),o.battle!==void 0&&(j(o.battle,{instancePath:i+"/battle",parentData:o,parentDataProperty:"battle",rootData:y,dynamicAnchors:u})||
(e=e===null?j.errors:e.concat(j.errors),r=e.length)),o["air-combat"]!==void 0&&(j(o["air-combat"],{instancePath:i+"/air-combat",parentData:o,parentDataProperty:"\
air-combat",rootData:y,dynamicAnchors:u})||(e=e===null?j.errors:e.concat(j.errors),r=e.length)),o["land-combat"]!==void 0&&(j(o["land-combat"],{instancePath:i+"\
/land-combat",parentData:o,parentDataProperty:"land-combat",rootData:y,dynamicAnchors:u})||(e=e===null?j.errors:e.concat(j.errors),r=e.length)),o["return-to-bas\
e"]!==void 0&&(j(o["return-to-base"],{instancePath:i+"/return-to-base",parentData:o,parentDataProperty:"return-to-base",rootData:y,dynamicAnchors:u})||(e=e===null?
j.errors:e.concat(j.errors),r=e.length)),o.end!==void 0&&(j(o.end,{instancePath:i+"/end",parentData:o,parentDataProperty:"end",rootData:y,dynamicAnchors:u})||(e=
e===null?j.errors:e.concat(j.errors),r=e.length)),o.sources!==void 0&&(oe(o.sources,{instancePath:i+"/sources",parentData:o,parentDataProperty:"sources",rootData:y,
dynamicAnchors:u})||(e=e===null?oe.errors:e.concat(oe.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),
r++;return Le.errors=e,r===0}Le.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var nr=Fe;var F={validate:M};function z(o,{instancePath:i="",parentData:h,parentDataProperty:P,rootData:y=o,dynamicAnchors:u={}}={}){let e=null,r=0,f=z.evaluated;if(f.dynamicProps&&
(f.props=void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"is"}}),r++),o.of===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"of"}}),
r++);for(let s in o)s==="is"||s==="of"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),
r++);if(o.is!==void 0&&o.is!=="all"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/properties/is/const",keyword:"const",params:{allowedValue:"all"}}),r++),o.of!==void 0){
let s=o.of;if(Array.isArray(s)){s.length>12&&(e=t(e,{instancePath:i+"/of",schemaPath:"#/properties/of/maxItems",keyword:"maxItems",params:{limit:12}}),r++),s.length<
1&&(e=t(e,{instancePath:i+"/of",schemaPath:"#/properties/of/minItems",keyword:"minItems",params:{limit:1}}),r++);let a=s.length;for(let n=0;n<a;n++)F.validate(s[n],
{instancePath:i+"/of/"+n,parentData:s,parentDataProperty:n,rootData:y,dynamicAnchors:u})||(e=e===null?F.validate.errors:e.concat(F.validate.errors),r=e.length)}else
e=t(e,{instancePath:i+"/of",schemaPath:"#/properties/of/type",keyword:"type",params:{type:"array"}}),r++}}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}),r++;return z.errors=e,r===0}z.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function I(o,{instancePath:i="",parentData:h,parentDataProperty:P,rootData:y=o,dynamicAnchors:u={}}={}){let e=null,r=0,f=I.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"is"}}),r++),o.of===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"of"}}),r++);for(let s in o)
s==="is"||s==="of"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);if(o.is!==void 0&&
o.is!=="any"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/properties/is/const",keyword:"const",params:{allowedValue:"any"}}),r++),o.of!==void 0){let s=o.of;if(Array.
isArray(s)){s.length>12&&(e=t(e,{instancePath:i+"/of",schemaPath:"#/properties/of/maxItems",keyword:"maxItems",params:{limit:12}}),r++),s.length<1&&(e=t(e,{instancePath:i+
"/of",schemaPath:"#/properties/of/minItems",keyword:"minItems",params:{limit:1}}),r++);let a=s.length;for(let n=0;n<a;n++)F.validate(s[n],{instancePath:i+"/of/"+
n,parentData:s,parentDataProperty:n,rootData:y,dynamicAnchors:u})||(e=e===null?F.validate.errors:e.concat(F.validate.errors),r=e.length)}else e=t(e,{instancePath:i+
"/of",schemaPath:"#/properties/of/type",keyword:"type",params:{type:"array"}}),r++}}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}),r++;return I.errors=e,r===0}I.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function E(o,{instancePath:i="",parentData:h,parentDataProperty:P,rootData:y=o,dynamicAnchors:u={}}={}){let e=null,r=0,f=E.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"is"}}),r++),o.of===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"of"}}),r++);for(let s in o)
s==="is"||s==="of"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);o.is!==void 0&&
o.is!=="not"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/properties/is/const",keyword:"const",params:{allowedValue:"not"}}),r++),o.of!==void 0&&(F.validate(o.of,
{instancePath:i+"/of",parentData:o,parentDataProperty:"of",rootData:y,dynamicAnchors:u})||(e=e===null?F.validate.errors:e.concat(F.validate.errors),r=e.length))}else
e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return E.errors=e,r===0}E.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function C(o,{instancePath:i="",parentData:h,parentDataProperty:P,rootData:y=o,dynamicAnchors:u={}}={}){let e=null,r=0,f=C.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"is"}}),r++);for(let s in o)s==="is"||s==="from"||s==="to"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:s}}),r++);if(o.is!==void 0&&o.is!=="turn-between"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/properties/is/const",
keyword:"const",params:{allowedValue:"turn-between"}}),r++),o.from!==void 0){let s=o.from;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,{instancePath:i+
"/from",schemaPath:"#/$defs/turn/type",keyword:"type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>16||isNaN(s))&&(e=t(e,{instancePath:i+
"/from",schemaPath:"#/$defs/turn/maximum",keyword:"maximum",params:{comparison:"<=",limit:16}}),r++),(s<1||isNaN(s))&&(e=t(e,{instancePath:i+"/from",schemaPath:"\
#/$defs/turn/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(o.to!==void 0){let s=o.to;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||
(e=t(e,{instancePath:i+"/to",schemaPath:"#/$defs/turn/type",keyword:"type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>16||isNaN(s))&&(e=
t(e,{instancePath:i+"/to",schemaPath:"#/$defs/turn/maximum",keyword:"maximum",params:{comparison:"<=",limit:16}}),r++),(s<1||isNaN(s))&&(e=t(e,{instancePath:i+"\
/to",schemaPath:"#/$defs/turn/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}),r++;return C.errors=e,r===0}C.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function S(o,{instancePath:i="",parentData:h,parentDataProperty:P,rootData:y=o,dynamicAnchors:u={}}={}){let e=null,r=0,f=S.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"is"}}),r++),o.side===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"side"}}),r++);
for(let s in o)s==="is"||s==="side"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);
if(o.is!==void 0&&o.is!=="player-turn"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/properties/is/const",keyword:"const",params:{allowedValue:"player-turn"}}),r++),
o.side!==void 0){let s=o.side;typeof s!="string"&&(e=t(e,{instancePath:i+"/side",schemaPath:"#/$defs/side/type",keyword:"type",params:{type:"string"}}),r++),s===
"japan"||s==="allies"||(e=t(e,{instancePath:i+"/side",schemaPath:"#/$defs/side/enum",keyword:"enum",params:{allowedValues:["japan","allies"]}}),r++)}}else e=t(e,
{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return S.errors=e,r===0}S.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function O(o,{instancePath:i="",parentData:h,parentDataProperty:P,rootData:y=o,dynamicAnchors:u={}}={}){let e=null,r=0,f=O.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){Object.keys(o).length<2&&(e=t(e,{instancePath:i,schemaPath:"#/minProperties",
keyword:"minProperties",params:{limit:2}}),r++),o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"is"}}),
r++);for(let s in o)s==="is"||s==="side"||s==="nation"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),
r++);if(o.is!==void 0&&o.is!=="roller"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/properties/is/const",keyword:"const",params:{allowedValue:"roller"}}),r++),o.
side!==void 0){let s=o.side;typeof s!="string"&&(e=t(e,{instancePath:i+"/side",schemaPath:"#/$defs/side/type",keyword:"type",params:{type:"string"}}),r++),s==="\
japan"||s==="allies"||(e=t(e,{instancePath:i+"/side",schemaPath:"#/$defs/side/enum",keyword:"enum",params:{allowedValues:["japan","allies"]}}),r++)}if(o.nation!==
void 0){let s=o.nation;typeof s!="string"&&(e=t(e,{instancePath:i+"/nation",schemaPath:"#/$defs/nation/type",keyword:"type",params:{type:"string"}}),r++),s==="j\
apan"||s==="us"||s==="britain"||s==="netherlands"||(e=t(e,{instancePath:i+"/nation",schemaPath:"#/$defs/nation/enum",keyword:"enum",params:{allowedValues:["japa\
n","us","britain","netherlands"]}}),r++)}}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return O.errors=e,r===0}O.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function T(o,{instancePath:i="",parentData:h,parentDataProperty:P,rootData:y=o,dynamicAnchors:u={}}={}){let e=null,r=0,f=T.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"is"}}),r++),o.side===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"side"}}),r++);
for(let s in o)s==="is"||s==="side"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);
if(o.is!==void 0&&o.is!=="target-side"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/properties/is/const",keyword:"const",params:{allowedValue:"target-side"}}),r++),
o.side!==void 0){let s=o.side;typeof s!="string"&&(e=t(e,{instancePath:i+"/side",schemaPath:"#/$defs/side/type",keyword:"type",params:{type:"string"}}),r++),s===
"japan"||s==="allies"||(e=t(e,{instancePath:i+"/side",schemaPath:"#/$defs/side/enum",keyword:"enum",params:{allowedValues:["japan","allies"]}}),r++)}}else e=t(e,
{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return T.errors=e,r===0}T.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function _(o,{instancePath:i="",parentData:h,parentDataProperty:P,rootData:y=o,dynamicAnchors:u={}}={}){let e=null,r=0,f=_.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"is"}}),r++),o.nation===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"nation"}}),
r++);for(let s in o)s==="is"||s==="nation"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),
r++);if(o.is!==void 0&&o.is!=="target-nation"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/properties/is/const",keyword:"const",params:{allowedValue:"target-nati\
on"}}),r++),o.nation!==void 0){let s=o.nation;typeof s!="string"&&(e=t(e,{instancePath:i+"/nation",schemaPath:"#/$defs/nation/type",keyword:"type",params:{type:"\
string"}}),r++),s==="japan"||s==="us"||s==="britain"||s==="netherlands"||(e=t(e,{instancePath:i+"/nation",schemaPath:"#/$defs/nation/enum",keyword:"enum",params:{
allowedValues:["japan","us","britain","netherlands"]}}),r++)}}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return _.
errors=e,r===0}_.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Z(o,{instancePath:i="",parentData:h,parentDataProperty:P,rootData:y=o,dynamicAnchors:u={}}={}){let e=null,r=0,f=Z.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"is"}}),r++),o.classes===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"classes"}}),
r++);for(let s in o)s==="is"||s==="classes"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),
r++);if(o.is!==void 0&&o.is!=="target-class"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/properties/is/const",keyword:"const",params:{allowedValue:"target-class"}}),
r++),o.classes!==void 0){let s=o.classes;if(Array.isArray(s)){s.length<1&&(e=t(e,{instancePath:i+"/classes",schemaPath:"#/properties/classes/minItems",keyword:"\
minItems",params:{limit:1}}),r++);let a=s.length;for(let p=0;p<a;p++){let l=s[p];typeof l!="string"&&(e=t(e,{instancePath:i+"/classes/"+p,schemaPath:"#/$defs/sh\
ipClass/type",keyword:"type",params:{type:"string"}}),r++),l==="CV"||l==="CVL"||l==="BB"||l==="BBV"||l==="CB"||l==="CA"||l==="CL"||l==="CLAA"||l==="DD"||(e=t(e,
{instancePath:i+"/classes/"+p,schemaPath:"#/$defs/shipClass/enum",keyword:"enum",params:{allowedValues:["CV","CVL","BB","BBV","CB","CA","CL","CLAA","DD"]}}),r++)}
let n=s.length,m;if(n>1){e:for(;n--;)for(m=n;m--;)if(A(s[n],s[m])){e=t(e,{instancePath:i+"/classes",schemaPath:"#/properties/classes/uniqueItems",keyword:"uniqu\
eItems",params:{i:n,j:m}}),r++;break e}}}else e=t(e,{instancePath:i+"/classes",schemaPath:"#/properties/classes/type",keyword:"type",params:{type:"array"}}),r++}}else
e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return Z.errors=e,r===0}Z.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function V(o,{instancePath:i="",parentData:h,parentDataProperty:P,rootData:y=o,dynamicAnchors:u={}}={}){let e=null,r=0,f=V.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"is"}}),r++),o.class===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"class"}}),
r++);for(let s in o)s==="is"||s==="class"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),
r++);if(o.is!==void 0&&o.is!=="task-force-lacks"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/properties/is/const",keyword:"const",params:{allowedValue:"task-for\
ce-lacks"}}),r++),o.class!==void 0){let s=o.class;typeof s!="string"&&(e=t(e,{instancePath:i+"/class",schemaPath:"#/$defs/shipClass/type",keyword:"type",params:{
type:"string"}}),r++),s==="CV"||s==="CVL"||s==="BB"||s==="BBV"||s==="CB"||s==="CA"||s==="CL"||s==="CLAA"||s==="DD"||(e=t(e,{instancePath:i+"/class",schemaPath:"\
#/$defs/shipClass/enum",keyword:"enum",params:{allowedValues:["CV","CVL","BB","BBV","CB","CA","CL","CLAA","DD"]}}),r++)}}else e=t(e,{instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}),r++;return V.errors=e,r===0}V.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function H(o,{instancePath:i="",parentData:h,parentDataProperty:P,rootData:y=o,dynamicAnchors:u={}}={}){let e=null,r=0,f=H.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"is"}}),r++),o.id===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}}),r++);for(let s in o)
s==="is"||s==="id"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);if(o.is!==void 0&&
o.is!=="option"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/properties/is/const",keyword:"const",params:{allowedValue:"option"}}),r++),o.id!==void 0){let s=o.id;
typeof s=="string"?(s.length>80&&g(s)>80&&(e=t(e,{instancePath:i+"/id",schemaPath:"../common/common.schema.json#/$defs/optionId/maxLength",keyword:"maxLength",params:{
limit:80}}),r++),w.test(s)||(e=t(e,{instancePath:i+"/id",schemaPath:"../common/common.schema.json#/$defs/optionId/pattern",keyword:"pattern",params:{pattern:"^[\
a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/id",schemaPath:"../common/common.schema.json#/$defs/optionId/type",keyword:"type",params:{type:"string"}}),
r++)}}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return H.errors=e,r===0}H.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function M(o,{instancePath:i="",parentData:h,parentDataProperty:P,rootData:y=o,dynamicAnchors:u={}}={}){let e=null,r=0,f=M.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"is"}}),r++);let a=o.is;if(typeof a=="string")if(a==="all"){z(o,{instancePath:i,parentData:h,parentDataProperty:P,rootData:y,dynamicAnchors:u})||
(e=e===null?z.errors:e.concat(z.errors),r=e.length);var s=!0}else if(a==="any")I(o,{instancePath:i,parentData:h,parentDataProperty:P,rootData:y,dynamicAnchors:u})||
(e=e===null?I.errors:e.concat(I.errors),r=e.length),s!==!0&&(s=!0);else if(a==="not")E(o,{instancePath:i,parentData:h,parentDataProperty:P,rootData:y,dynamicAnchors:u})||
(e=e===null?E.errors:e.concat(E.errors),r=e.length),s!==!0&&(s=!0);else if(a==="turn-between")C(o,{instancePath:i,parentData:h,parentDataProperty:P,rootData:y,dynamicAnchors:u})||
(e=e===null?C.errors:e.concat(C.errors),r=e.length),s!==!0&&(s=!0);else if(a==="player-turn")S(o,{instancePath:i,parentData:h,parentDataProperty:P,rootData:y,dynamicAnchors:u})||
(e=e===null?S.errors:e.concat(S.errors),r=e.length),s!==!0&&(s=!0);else if(a==="roller")O(o,{instancePath:i,parentData:h,parentDataProperty:P,rootData:y,dynamicAnchors:u})||
(e=e===null?O.errors:e.concat(O.errors),r=e.length),s!==!0&&(s=!0);else if(a==="target-side")T(o,{instancePath:i,parentData:h,parentDataProperty:P,rootData:y,dynamicAnchors:u})||
(e=e===null?T.errors:e.concat(T.errors),r=e.length),s!==!0&&(s=!0);else if(a==="target-nation")_(o,{instancePath:i,parentData:h,parentDataProperty:P,rootData:y,
dynamicAnchors:u})||(e=e===null?_.errors:e.concat(_.errors),r=e.length),s!==!0&&(s=!0);else if(a==="target-kind"){if(o&&typeof o=="object"&&!Array.isArray(o)){o.
is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/targetKind/required",keyword:"required",params:{missingProperty:"is"}}),r++),o.kinds===void 0&&(e=t(e,{instancePath:i,
schemaPath:"#/$defs/targetKind/required",keyword:"required",params:{missingProperty:"kinds"}}),r++);for(let n in o)n==="is"||n==="kinds"||(e=t(e,{instancePath:i,
schemaPath:"#/$defs/targetKind/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),r++);if(o.is!==void 0&&o.is!=="target-kind"&&
(e=t(e,{instancePath:i+"/is",schemaPath:"#/$defs/targetKind/properties/is/const",keyword:"const",params:{allowedValue:"target-kind"}}),r++),o.kinds!==void 0){let n=o.
kinds;if(Array.isArray(n)){n.length<1&&(e=t(e,{instancePath:i+"/kinds",schemaPath:"#/$defs/targetKind/properties/kinds/minItems",keyword:"minItems",params:{limit:1}}),
r++);let m=n.length;for(let d=0;d<m;d++){let k=n[d];typeof k!="string"&&(e=t(e,{instancePath:i+"/kinds/"+d,schemaPath:"#/$defs/targetKind/properties/kinds/items\
/type",keyword:"type",params:{type:"string"}}),r++),k==="naval"||k==="land"||k==="air"||k==="replacements"||(e=t(e,{instancePath:i+"/kinds/"+d,schemaPath:"#/$de\
fs/targetKind/properties/kinds/items/enum",keyword:"enum",params:{allowedValues:["naval","land","air","replacements"]}}),r++)}let p=n.length,l;if(p>1){let d={};
for(;p--;){let k=n[p];if(typeof k=="string"){if(typeof d[k]=="number"){l=d[k],e=t(e,{instancePath:i+"/kinds",schemaPath:"#/$defs/targetKind/properties/kinds/uni\
queItems",keyword:"uniqueItems",params:{i:p,j:l}}),r++;break}d[k]=p}}}}else e=t(e,{instancePath:i+"/kinds",schemaPath:"#/$defs/targetKind/properties/kinds/type",
keyword:"type",params:{type:"array"}}),r++}}else e=t(e,{instancePath:i,schemaPath:"#/$defs/targetKind/type",keyword:"type",params:{type:"object"}}),r++;s!==!0&&
(s=!0)}else if(a==="target-class")Z(o,{instancePath:i,parentData:h,parentDataProperty:P,rootData:y,dynamicAnchors:u})||(e=e===null?Z.errors:e.concat(Z.errors),r=
e.length),s!==!0&&(s=!0);else if(a==="target-place"){if(o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/targ\
etPlace/required",keyword:"required",params:{missingProperty:"is"}}),r++),o.place===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/targetPlace/required",keyword:"\
required",params:{missingProperty:"place"}}),r++);for(let n in o)n==="is"||n==="place"||(e=t(e,{instancePath:i,schemaPath:"#/$defs/targetPlace/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:n}}),r++);if(o.is!==void 0&&o.is!=="target-place"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/$de\
fs/targetPlace/properties/is/const",keyword:"const",params:{allowedValue:"target-place"}}),r++),o.place!==void 0){let n=o.place;typeof n!="string"&&(e=t(e,{instancePath:i+
"/place",schemaPath:"#/$defs/targetPlace/properties/place/type",keyword:"type",params:{type:"string"}}),r++),n==="task-force"||n==="at-anchor"||n==="at-base"||(e=
t(e,{instancePath:i+"/place",schemaPath:"#/$defs/targetPlace/properties/place/enum",keyword:"enum",params:{allowedValues:["task-force","at-anchor","at-base"]}}),
r++)}}else e=t(e,{instancePath:i,schemaPath:"#/$defs/targetPlace/type",keyword:"type",params:{type:"object"}}),r++;s!==!0&&(s=!0)}else if(a==="task-force-lacks")
V(o,{instancePath:i,parentData:h,parentDataProperty:P,rootData:y,dynamicAnchors:u})||(e=e===null?V.errors:e.concat(V.errors),r=e.length),s!==!0&&(s=!0);else if(a===
"friendly-air-in-hex"){if(o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/friendlyAirInHex/required",keyword:"\
required",params:{missingProperty:"is"}}),r++);for(let n in o)n!=="is"&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/friendlyAirInHex/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:n}}),r++);o.is!==void 0&&o.is!=="friendly-air-in-hex"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/$defs/friendl\
yAirInHex/properties/is/const",keyword:"const",params:{allowedValue:"friendly-air-in-hex"}}),r++)}else e=t(e,{instancePath:i,schemaPath:"#/$defs/friendlyAirInHe\
x/type",keyword:"type",params:{type:"object"}}),r++;s!==!0&&(s=!0)}else if(a==="air-supremacy"){if(o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(
e,{instancePath:i,schemaPath:"#/$defs/airSupremacy/required",keyword:"required",params:{missingProperty:"is"}}),r++);for(let n in o)n!=="is"&&(e=t(e,{instancePath:i,
schemaPath:"#/$defs/airSupremacy/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),r++);o.is!==void 0&&o.is!=="air-supremacy"&&
(e=t(e,{instancePath:i+"/is",schemaPath:"#/$defs/airSupremacy/properties/is/const",keyword:"const",params:{allowedValue:"air-supremacy"}}),r++)}else e=t(e,{instancePath:i,
schemaPath:"#/$defs/airSupremacy/type",keyword:"type",params:{type:"object"}}),r++;s!==!0&&(s=!0)}else if(a==="air-points-in-support"){if(o&&typeof o=="object"&&
!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/airPointsInSupport/required",keyword:"required",params:{missingProperty:"is"}}),r++);
for(let n in o)n!=="is"&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/airPointsInSupport/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),
r++);o.is!==void 0&&o.is!=="air-points-in-support"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/$defs/airPointsInSupport/properties/is/const",keyword:"const",params:{
allowedValue:"air-points-in-support"}}),r++)}else e=t(e,{instancePath:i,schemaPath:"#/$defs/airPointsInSupport/type",keyword:"type",params:{type:"object"}}),r++;
s!==!0&&(s=!0)}else if(a==="out-of-supply"){if(o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/outOfSupply/r\
equired",keyword:"required",params:{missingProperty:"is"}}),r++);for(let n in o)n!=="is"&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/outOfSupply/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:n}}),r++);o.is!==void 0&&o.is!=="out-of-supply"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/$de\
fs/outOfSupply/properties/is/const",keyword:"const",params:{allowedValue:"out-of-supply"}}),r++)}else e=t(e,{instancePath:i,schemaPath:"#/$defs/outOfSupply/type",
keyword:"type",params:{type:"object"}}),r++;s!==!0&&(s=!0)}else if(a==="marines"){if(o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,
schemaPath:"#/$defs/marines/required",keyword:"required",params:{missingProperty:"is"}}),r++);for(let n in o)n!=="is"&&(e=t(e,{instancePath:i,schemaPath:"#/$def\
s/marines/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),r++);o.is!==void 0&&o.is!=="marines"&&(e=t(e,{instancePath:i+"/is",
schemaPath:"#/$defs/marines/properties/is/const",keyword:"const",params:{allowedValue:"marines"}}),r++)}else e=t(e,{instancePath:i,schemaPath:"#/$defs/marines/t\
ype",keyword:"type",params:{type:"object"}}),r++;s!==!0&&(s=!0)}else if(a==="opposed-landing"){if(o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(
e,{instancePath:i,schemaPath:"#/$defs/opposedLanding/required",keyword:"required",params:{missingProperty:"is"}}),r++);for(let n in o)n!=="is"&&(e=t(e,{instancePath:i,
schemaPath:"#/$defs/opposedLanding/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),r++);o.is!==void 0&&o.is!=="opposed-land\
ing"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/$defs/opposedLanding/properties/is/const",keyword:"const",params:{allowedValue:"opposed-landing"}}),r++)}else e=
t(e,{instancePath:i,schemaPath:"#/$defs/opposedLanding/type",keyword:"type",params:{type:"object"}}),r++;s!==!0&&(s=!0)}else if(a==="elite-pilots"){if(o&&typeof o==
"object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/elitePilots/required",keyword:"required",params:{missingProperty:"is"}}),
r++);for(let n in o)n!=="is"&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/elitePilots/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),
r++);o.is!==void 0&&o.is!=="elite-pilots"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/$defs/elitePilots/properties/is/const",keyword:"const",params:{allowedValue:"\
elite-pilots"}}),r++)}else e=t(e,{instancePath:i,schemaPath:"#/$defs/elitePilots/type",keyword:"type",params:{type:"object"}}),r++;s!==!0&&(s=!0)}else if(a==="k\
amikaze"){if(o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/kamikaze/required",keyword:"required",params:{missingProperty:"\
is"}}),r++);for(let n in o)n!=="is"&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/kamikaze/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),
r++);o.is!==void 0&&o.is!=="kamikaze"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/$defs/kamikaze/properties/is/const",keyword:"const",params:{allowedValue:"kami\
kaze"}}),r++)}else e=t(e,{instancePath:i,schemaPath:"#/$defs/kamikaze/type",keyword:"type",params:{type:"object"}}),r++;s!==!0&&(s=!0)}else if(a==="attack"){if(o&&
typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/attack/required",keyword:"required",params:{missingProperty:"is"}}),
r++),o.by===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/attack/required",keyword:"required",params:{missingProperty:"by"}}),r++);for(let n in o)n==="is"||
n==="by"||(e=t(e,{instancePath:i,schemaPath:"#/$defs/attack/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),r++);if(o.is!==
void 0&&o.is!=="attack"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/$defs/attack/properties/is/const",keyword:"const",params:{allowedValue:"attack"}}),r++),o.by!==
void 0){let n=o.by;typeof n!="string"&&(e=t(e,{instancePath:i+"/by",schemaPath:"#/$defs/attack/properties/by/type",keyword:"type",params:{type:"string"}}),r++),
n==="air"||n==="submarine"||n==="surface"||(e=t(e,{instancePath:i+"/by",schemaPath:"#/$defs/attack/properties/by/enum",keyword:"enum",params:{allowedValues:["ai\
r","submarine","surface"]}}),r++)}}else e=t(e,{instancePath:i,schemaPath:"#/$defs/attack/type",keyword:"type",params:{type:"object"}}),r++;s!==!0&&(s=!0)}else if(a===
"option")H(o,{instancePath:i,parentData:h,parentDataProperty:P,rootData:y,dynamicAnchors:u})||(e=e===null?H.errors:e.concat(H.errors),r=e.length),s!==!0&&(s=!0);else if(a===
"base-near-enemy-home"){if(o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/baseNearEnemyHome/required",keyword:"\
required",params:{missingProperty:"is"}}),r++),o.hexes===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/baseNearEnemyHome/required",keyword:"required",params:{
missingProperty:"hexes"}}),r++);for(let n in o)n==="is"||n==="hexes"||(e=t(e,{instancePath:i,schemaPath:"#/$defs/baseNearEnemyHome/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:n}}),r++);if(o.is!==void 0&&o.is!=="base-near-enemy-home"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/$defs/bas\
eNearEnemyHome/properties/is/const",keyword:"const",params:{allowedValue:"base-near-enemy-home"}}),r++),o.hexes!==void 0){let n=o.hexes;typeof n=="number"&&!(n%
1)&&!isNaN(n)&&isFinite(n)||(e=t(e,{instancePath:i+"/hexes",schemaPath:"#/$defs/baseNearEnemyHome/properties/hexes/type",keyword:"type",params:{type:"integer"}}),
r++),typeof n=="number"&&isFinite(n)&&((n>40||isNaN(n))&&(e=t(e,{instancePath:i+"/hexes",schemaPath:"#/$defs/baseNearEnemyHome/properties/hexes/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:40}}),r++),(n<0||isNaN(n))&&(e=t(e,{instancePath:i+"/hexes",schemaPath:"#/$defs/baseNearEnemyHome/properties/hexes/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}}else e=t(e,{instancePath:i,schemaPath:"#/$defs/baseNearEnemyHome/type",keyword:"type",params:{type:"\
object"}}),r++;s!==!0&&(s=!0)}else e=t(e,{instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"is",tagValue:a}}),r++;else
e=t(e,{instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"is",tagValue:a}}),r++}else e=t(e,{instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}),r++;return M.errors=e,f.props=s,r===0}M.evaluated={dynamicProps:!0,dynamicItems:!1};function ne(o,{instancePath:i="",
parentData:h,parentDataProperty:P,rootData:y=o,dynamicAnchors:u={}}={}){let e=null,r=0,f=ne.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=
void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.when===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"wh\
en"}}),r++),o.add===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"add"}}),r++),o.rule===void 0&&(e=t(e,{instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"rule"}}),r++);for(let s in o)s==="when"||s==="add"||s==="rule"||(e=t(e,{instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);if(o.when!==void 0&&(M(o.when,{instancePath:i+"/when",parentData:o,parentDataProperty:"\
when",rootData:y,dynamicAnchors:u})||(e=e===null?M.errors:e.concat(M.errors),r=e.length)),o.add!==void 0){let s=o.add;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s)||(e=t(e,{instancePath:i+"/add",schemaPath:"#/properties/add/type",keyword:"type",params:{type:"integer"}}),r++),typeof s=="number"&&isFinite(s)&&((s>5||isNaN(
s))&&(e=t(e,{instancePath:i+"/add",schemaPath:"#/properties/add/maximum",keyword:"maximum",params:{comparison:"<=",limit:5}}),r++),(s<-5||isNaN(s))&&(e=t(e,{instancePath:i+
"/add",schemaPath:"#/properties/add/minimum",keyword:"minimum",params:{comparison:">=",limit:-5}}),r++))}if(o.rule!==void 0){let s=o.rule;typeof s=="string"?(s.
length>24&&g(s)>24&&(e=t(e,{instancePath:i+"/rule",schemaPath:"../common/common.schema.json#/$defs/ruleNumber/maxLength",keyword:"maxLength",params:{limit:24}}),
r++),R.test(s)||(e=t(e,{instancePath:i+"/rule",schemaPath:"../common/common.schema.json#/$defs/ruleNumber/pattern",keyword:"pattern",params:{pattern:"^[0-9A-Z][\
0-9A-Za-z.()-]*$"}}),r++)):(e=t(e,{instancePath:i+"/rule",schemaPath:"../common/common.schema.json#/$defs/ruleNumber/type",keyword:"type",params:{type:"string"}}),
r++)}}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return ne.errors=e,r===0}ne.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function q(o,{instancePath:i="",parentData:h,parentDataProperty:P,rootData:y=o,dynamicAnchors:u={}}={}){let e=null,r=0,f=q.evaluated;if(f.dynamicProps&&
(f.props=void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.title===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"title"}}),r++),o.rule===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ru\
le"}}),r++),o.modifiers===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"modifiers"}}),r++);for(let s in o)s===
"title"||s==="rule"||s==="modifiers"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),
r++);if(o.title!==void 0){let s=o.title;typeof s=="string"?(s.length>120&&g(s)>120&&(e=t(e,{instancePath:i+"/title",schemaPath:"#/properties/title/maxLength",keyword:"\
maxLength",params:{limit:120}}),r++),s.length<1&&(e=t(e,{instancePath:i+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1}}),
r++)):(e=t(e,{instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"}}),r++)}if(o.rule!==void 0){let s=o.rule;typeof s==
"string"?(s.length>24&&g(s)>24&&(e=t(e,{instancePath:i+"/rule",schemaPath:"../common/common.schema.json#/$defs/ruleNumber/maxLength",keyword:"maxLength",params:{
limit:24}}),r++),R.test(s)||(e=t(e,{instancePath:i+"/rule",schemaPath:"../common/common.schema.json#/$defs/ruleNumber/pattern",keyword:"pattern",params:{pattern:"\
^[0-9A-Z][0-9A-Za-z.()-]*$"}}),r++)):(e=t(e,{instancePath:i+"/rule",schemaPath:"../common/common.schema.json#/$defs/ruleNumber/type",keyword:"type",params:{type:"\
string"}}),r++)}if(o.modifiers!==void 0){let s=o.modifiers;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let a in s)w.test(a)||(e=t(e,{instancePath:i+"/modif\
iers",schemaPath:"#/properties/modifiers/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);for(let a in s)w.test(a)&&(ne(
s[a],{instancePath:i+"/modifiers/"+c(a),parentData:s,parentDataProperty:a,rootData:y,dynamicAnchors:u})||(e=e===null?ne.errors:e.concat(ne.errors),r=e.length))}else
e=t(e,{instancePath:i+"/modifiers",schemaPath:"#/properties/modifiers/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}),r++;return q.errors=e,r===0}q.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function me(o,{instancePath:i="",
parentData:h,parentDataProperty:P,rootData:y=o,dynamicAnchors:u={}}={}){let e=null,r=0,f=me.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=
void 0),o&&typeof o=="object"&&!Array.isArray(o)){Object.keys(o).length<1&&(e=t(e,{instancePath:i,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1}}),
r++);for(let s in o)$.test(s)||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);for(let s in o)
$.test(s)&&(b(o[s],{instancePath:i+"/"+c(s),parentData:o,parentDataProperty:s,rootData:y,dynamicAnchors:u})||(e=e===null?b.errors:e.concat(b.errors),r=e.length))}else
e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return me.errors=e,r===0}me.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Fe(o,{instancePath:i="",parentData:h,parentDataProperty:P,rootData:y=o,dynamicAnchors:u={}}={}){let e=null,r=0,f=Fe.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.$schema===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"r\
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
"/types",schemaPath:"#/properties/types/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);s["merchant-asw"]!==void 0&&(q(
s["merchant-asw"],{instancePath:i+"/types/merchant-asw",parentData:s,parentDataProperty:"merchant-asw",rootData:y,dynamicAnchors:u})||(e=e===null?q.errors:e.concat(
q.errors),r=e.length)),s["submarine-vs-merchants"]!==void 0&&(q(s["submarine-vs-merchants"],{instancePath:i+"/types/submarine-vs-merchants",parentData:s,parentDataProperty:"\
submarine-vs-merchants",rootData:y,dynamicAnchors:u})||(e=e===null?q.errors:e.concat(q.errors),r=e.length)),s["strategic-bombing"]!==void 0&&(q(s["strategic-bom\
bing"],{instancePath:i+"/types/strategic-bombing",parentData:s,parentDataProperty:"strategic-bombing",rootData:y,dynamicAnchors:u})||(e=e===null?q.errors:e.concat(
q.errors),r=e.length)),s["task-force-asw"]!==void 0&&(q(s["task-force-asw"],{instancePath:i+"/types/task-force-asw",parentData:s,parentDataProperty:"task-force-\
asw",rootData:y,dynamicAnchors:u})||(e=e===null?q.errors:e.concat(q.errors),r=e.length)),s["submarine-vs-task-force"]!==void 0&&(q(s["submarine-vs-task-force"],
{instancePath:i+"/types/submarine-vs-task-force",parentData:s,parentDataProperty:"submarine-vs-task-force",rootData:y,dynamicAnchors:u})||(e=e===null?q.errors:e.
concat(q.errors),r=e.length)),s["air-to-air"]!==void 0&&(q(s["air-to-air"],{instancePath:i+"/types/air-to-air",parentData:s,parentDataProperty:"air-to-air",rootData:y,
dynamicAnchors:u})||(e=e===null?q.errors:e.concat(q.errors),r=e.length)),s["anti-aircraft"]!==void 0&&(q(s["anti-aircraft"],{instancePath:i+"/types/anti-aircraf\
t",parentData:s,parentDataProperty:"anti-aircraft",rootData:y,dynamicAnchors:u})||(e=e===null?q.errors:e.concat(q.errors),r=e.length)),s["air-strike"]!==void 0&&
(q(s["air-strike"],{instancePath:i+"/types/air-strike",parentData:s,parentDataProperty:"air-strike",rootData:y,dynamicAnchors:u})||(e=e===null?q.errors:e.concat(
q.errors),r=e.length)),s["ground-support"]!==void 0&&(q(s["ground-support"],{instancePath:i+"/types/ground-support",parentData:s,parentDataProperty:"ground-supp\
ort",rootData:y,dynamicAnchors:u})||(e=e===null?q.errors:e.concat(q.errors),r=e.length)),s["land-combat"]!==void 0&&(q(s["land-combat"],{instancePath:i+"/types/\
land-combat",parentData:s,parentDataProperty:"land-combat",rootData:y,dynamicAnchors:u})||(e=e===null?q.errors:e.concat(q.errors),r=e.length))}else e=t(e,{instancePath:i+
"/types",schemaPath:"#/properties/types/type",keyword:"type",params:{type:"object"}}),r++}o.sources!==void 0&&(me(o.sources,{instancePath:i+"/sources",parentData:o,
parentDataProperty:"sources",rootData:y,dynamicAnchors:u})||(e=e===null?me.errors:e.concat(me.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"}}),r++;return Fe.errors=e,r===0}Fe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var mr=ze;var we=new RegExp("^[0-9]{1,2}$","u");function pe(o,{instancePath:i="",parentData:h,parentDataProperty:P,rootData:y=o,dynamicAnchors:u={}}={}){let e=null,r=0,f=pe.
evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){Object.keys(o).length<1&&(e=t(e,{instancePath:i,
schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1}}),r++);for(let s in o)$.test(s)||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:s}}),r++);for(let s in o)$.test(s)&&(b(o[s],{instancePath:i+"/"+c(s),parentData:o,parentDataProperty:s,
rootData:y,dynamicAnchors:u})||(e=e===null?b.errors:e.concat(b.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}),r++;return pe.errors=e,r===0}pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ze(o,{instancePath:i="",parentData:h,parentDataProperty:P,
rootData:y=o,dynamicAnchors:u={}}={}){let e=null,r=0,f=ze.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&
!Array.isArray(o)){o.$schema===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"$schema"}}),r++),o.firepower===
void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"firepower"}}),r++),o.sources===void 0&&(e=t(e,{instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"sources"}}),r++);for(let s in o)s==="$schema"||s==="firepower"||s==="sources"||(e=t(e,{instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);if(o.$schema!==void 0){let s=o.$schema;typeof s=="string"?
s.length<1&&(e=t(e,{instancePath:i+"/$schema",schemaPath:"../common/common.schema.json#/$defs/schemaPath/minLength",keyword:"minLength",params:{limit:1}}),r++):
(e=t(e,{instancePath:i+"/$schema",schemaPath:"../common/common.schema.json#/$defs/schemaPath/type",keyword:"type",params:{type:"string"}}),r++)}if(o.firepower!==
void 0){let s=o.firepower;if(s&&typeof s=="object"&&!Array.isArray(s)){Object.keys(s).length<1&&(e=t(e,{instancePath:i+"/firepower",schemaPath:"#/properties/fir\
epower/minProperties",keyword:"minProperties",params:{limit:1}}),r++);for(let a in s)we.test(a)||(e=t(e,{instancePath:i+"/firepower",schemaPath:"#/properties/fi\
repower/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);for(let a in s)if(we.test(a)){let n=s[a];if(n&&typeof n=="obje\
ct"&&!Array.isArray(n)){Object.keys(n).length<1&&(e=t(e,{instancePath:i+"/firepower/"+c(a),schemaPath:"#/properties/firepower/patternProperties/%5E%5B0-9%5D%7B1\
%2C2%7D%24/minProperties",keyword:"minProperties",params:{limit:1}}),r++);for(let m in n)we.test(m)||(e=t(e,{instancePath:i+"/firepower/"+c(a),schemaPath:"#/pro\
perties/firepower/patternProperties/%5E%5B0-9%5D%7B1%2C2%7D%24/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}),r++);for(let m in n)
if(we.test(m)){let p=n[m];typeof p!="string"&&(e=t(e,{instancePath:i+"/firepower/"+c(a)+"/"+c(m),schemaPath:"#/properties/firepower/patternProperties/%5E%5B0-9%\
5D%7B1%2C2%7D%24/patternProperties/%5E%5B0-9%5D%7B1%2C2%7D%24/type",keyword:"type",params:{type:"string"}}),r++),p==="2"||p==="3"||p==="4"||p==="5"||p==="6"||p===
"6*"||p==="-"||(e=t(e,{instancePath:i+"/firepower/"+c(a)+"/"+c(m),schemaPath:"#/properties/firepower/patternProperties/%5E%5B0-9%5D%7B1%2C2%7D%24/patternPropert\
ies/%5E%5B0-9%5D%7B1%2C2%7D%24/enum",keyword:"enum",params:{allowedValues:["2","3","4","5","6","6*","-"]}}),r++)}}else e=t(e,{instancePath:i+"/firepower/"+c(a),
schemaPath:"#/properties/firepower/patternProperties/%5E%5B0-9%5D%7B1%2C2%7D%24/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/\
firepower",schemaPath:"#/properties/firepower/type",keyword:"type",params:{type:"object"}}),r++}o.sources!==void 0&&(pe(o.sources,{instancePath:i+"/sources",parentData:o,
parentDataProperty:"sources",rootData:y,dynamicAnchors:u})||(e=e===null?pe.errors:e.concat(pe.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"}}),r++;return ze.errors=e,r===0}ze.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var pr=Ie;function de(o,{instancePath:i="",parentData:h,parentDataProperty:P,rootData:y=o,dynamicAnchors:u={}}={}){let e=null,r=0,f=de.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"is"}}),r++);let a=o.is;if(typeof a=="string")if(a==="all"){z(o,{instancePath:i,parentData:h,parentDataProperty:P,rootData:y,dynamicAnchors:u})||
(e=e===null?z.errors:e.concat(z.errors),r=e.length);var s=!0}else if(a==="any")I(o,{instancePath:i,parentData:h,parentDataProperty:P,rootData:y,dynamicAnchors:u})||
(e=e===null?I.errors:e.concat(I.errors),r=e.length),s!==!0&&(s=!0);else if(a==="not")E(o,{instancePath:i,parentData:h,parentDataProperty:P,rootData:y,dynamicAnchors:u})||
(e=e===null?E.errors:e.concat(E.errors),r=e.length),s!==!0&&(s=!0);else if(a==="turn-between")C(o,{instancePath:i,parentData:h,parentDataProperty:P,rootData:y,dynamicAnchors:u})||
(e=e===null?C.errors:e.concat(C.errors),r=e.length),s!==!0&&(s=!0);else if(a==="player-turn")S(o,{instancePath:i,parentData:h,parentDataProperty:P,rootData:y,dynamicAnchors:u})||
(e=e===null?S.errors:e.concat(S.errors),r=e.length),s!==!0&&(s=!0);else if(a==="roller")O(o,{instancePath:i,parentData:h,parentDataProperty:P,rootData:y,dynamicAnchors:u})||
(e=e===null?O.errors:e.concat(O.errors),r=e.length),s!==!0&&(s=!0);else if(a==="target-side")T(o,{instancePath:i,parentData:h,parentDataProperty:P,rootData:y,dynamicAnchors:u})||
(e=e===null?T.errors:e.concat(T.errors),r=e.length),s!==!0&&(s=!0);else if(a==="target-nation")_(o,{instancePath:i,parentData:h,parentDataProperty:P,rootData:y,
dynamicAnchors:u})||(e=e===null?_.errors:e.concat(_.errors),r=e.length),s!==!0&&(s=!0);else if(a==="target-kind"){if(o&&typeof o=="object"&&!Array.isArray(o)){o.
is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/targetKind/required",keyword:"required",params:{missingProperty:"is"}}),r++),o.kinds===void 0&&(e=t(e,{instancePath:i,
schemaPath:"#/$defs/targetKind/required",keyword:"required",params:{missingProperty:"kinds"}}),r++);for(let n in o)n==="is"||n==="kinds"||(e=t(e,{instancePath:i,
schemaPath:"#/$defs/targetKind/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),r++);if(o.is!==void 0&&o.is!=="target-kind"&&
(e=t(e,{instancePath:i+"/is",schemaPath:"#/$defs/targetKind/properties/is/const",keyword:"const",params:{allowedValue:"target-kind"}}),r++),o.kinds!==void 0){let n=o.
kinds;if(Array.isArray(n)){n.length<1&&(e=t(e,{instancePath:i+"/kinds",schemaPath:"#/$defs/targetKind/properties/kinds/minItems",keyword:"minItems",params:{limit:1}}),
r++);let m=n.length;for(let d=0;d<m;d++){let k=n[d];typeof k!="string"&&(e=t(e,{instancePath:i+"/kinds/"+d,schemaPath:"#/$defs/targetKind/properties/kinds/items\
/type",keyword:"type",params:{type:"string"}}),r++),k==="naval"||k==="land"||k==="air"||k==="replacements"||(e=t(e,{instancePath:i+"/kinds/"+d,schemaPath:"#/$de\
fs/targetKind/properties/kinds/items/enum",keyword:"enum",params:{allowedValues:["naval","land","air","replacements"]}}),r++)}let p=n.length,l;if(p>1){let d={};
for(;p--;){let k=n[p];if(typeof k=="string"){if(typeof d[k]=="number"){l=d[k],e=t(e,{instancePath:i+"/kinds",schemaPath:"#/$defs/targetKind/properties/kinds/uni\
queItems",keyword:"uniqueItems",params:{i:p,j:l}}),r++;break}d[k]=p}}}}else e=t(e,{instancePath:i+"/kinds",schemaPath:"#/$defs/targetKind/properties/kinds/type",
keyword:"type",params:{type:"array"}}),r++}}else e=t(e,{instancePath:i,schemaPath:"#/$defs/targetKind/type",keyword:"type",params:{type:"object"}}),r++;s!==!0&&
(s=!0)}else if(a==="target-class")Z(o,{instancePath:i,parentData:h,parentDataProperty:P,rootData:y,dynamicAnchors:u})||(e=e===null?Z.errors:e.concat(Z.errors),r=
e.length),s!==!0&&(s=!0);else if(a==="target-place"){if(o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/targ\
etPlace/required",keyword:"required",params:{missingProperty:"is"}}),r++),o.place===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/targetPlace/required",keyword:"\
required",params:{missingProperty:"place"}}),r++);for(let n in o)n==="is"||n==="place"||(e=t(e,{instancePath:i,schemaPath:"#/$defs/targetPlace/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:n}}),r++);if(o.is!==void 0&&o.is!=="target-place"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/$de\
fs/targetPlace/properties/is/const",keyword:"const",params:{allowedValue:"target-place"}}),r++),o.place!==void 0){let n=o.place;typeof n!="string"&&(e=t(e,{instancePath:i+
"/place",schemaPath:"#/$defs/targetPlace/properties/place/type",keyword:"type",params:{type:"string"}}),r++),n==="task-force"||n==="at-anchor"||n==="at-base"||(e=
t(e,{instancePath:i+"/place",schemaPath:"#/$defs/targetPlace/properties/place/enum",keyword:"enum",params:{allowedValues:["task-force","at-anchor","at-base"]}}),
r++)}}else e=t(e,{instancePath:i,schemaPath:"#/$defs/targetPlace/type",keyword:"type",params:{type:"object"}}),r++;s!==!0&&(s=!0)}else if(a==="task-force-lacks")
V(o,{instancePath:i,parentData:h,parentDataProperty:P,rootData:y,dynamicAnchors:u})||(e=e===null?V.errors:e.concat(V.errors),r=e.length),s!==!0&&(s=!0);else if(a===
"friendly-air-in-hex"){if(o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/friendlyAirInHex/required",keyword:"\
required",params:{missingProperty:"is"}}),r++);for(let n in o)n!=="is"&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/friendlyAirInHex/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:n}}),r++);o.is!==void 0&&o.is!=="friendly-air-in-hex"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/$defs/friendl\
yAirInHex/properties/is/const",keyword:"const",params:{allowedValue:"friendly-air-in-hex"}}),r++)}else e=t(e,{instancePath:i,schemaPath:"#/$defs/friendlyAirInHe\
x/type",keyword:"type",params:{type:"object"}}),r++;s!==!0&&(s=!0)}else if(a==="air-supremacy"){if(o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(
e,{instancePath:i,schemaPath:"#/$defs/airSupremacy/required",keyword:"required",params:{missingProperty:"is"}}),r++);for(let n in o)n!=="is"&&(e=t(e,{instancePath:i,
schemaPath:"#/$defs/airSupremacy/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),r++);o.is!==void 0&&o.is!=="air-supremacy"&&
(e=t(e,{instancePath:i+"/is",schemaPath:"#/$defs/airSupremacy/properties/is/const",keyword:"const",params:{allowedValue:"air-supremacy"}}),r++)}else e=t(e,{instancePath:i,
schemaPath:"#/$defs/airSupremacy/type",keyword:"type",params:{type:"object"}}),r++;s!==!0&&(s=!0)}else if(a==="air-points-in-support"){if(o&&typeof o=="object"&&
!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/airPointsInSupport/required",keyword:"required",params:{missingProperty:"is"}}),r++);
for(let n in o)n!=="is"&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/airPointsInSupport/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),
r++);o.is!==void 0&&o.is!=="air-points-in-support"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/$defs/airPointsInSupport/properties/is/const",keyword:"const",params:{
allowedValue:"air-points-in-support"}}),r++)}else e=t(e,{instancePath:i,schemaPath:"#/$defs/airPointsInSupport/type",keyword:"type",params:{type:"object"}}),r++;
s!==!0&&(s=!0)}else if(a==="out-of-supply"){if(o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/outOfSupply/r\
equired",keyword:"required",params:{missingProperty:"is"}}),r++);for(let n in o)n!=="is"&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/outOfSupply/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:n}}),r++);o.is!==void 0&&o.is!=="out-of-supply"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/$de\
fs/outOfSupply/properties/is/const",keyword:"const",params:{allowedValue:"out-of-supply"}}),r++)}else e=t(e,{instancePath:i,schemaPath:"#/$defs/outOfSupply/type",
keyword:"type",params:{type:"object"}}),r++;s!==!0&&(s=!0)}else if(a==="marines"){if(o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,
schemaPath:"#/$defs/marines/required",keyword:"required",params:{missingProperty:"is"}}),r++);for(let n in o)n!=="is"&&(e=t(e,{instancePath:i,schemaPath:"#/$def\
s/marines/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),r++);o.is!==void 0&&o.is!=="marines"&&(e=t(e,{instancePath:i+"/is",
schemaPath:"#/$defs/marines/properties/is/const",keyword:"const",params:{allowedValue:"marines"}}),r++)}else e=t(e,{instancePath:i,schemaPath:"#/$defs/marines/t\
ype",keyword:"type",params:{type:"object"}}),r++;s!==!0&&(s=!0)}else if(a==="opposed-landing"){if(o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(
e,{instancePath:i,schemaPath:"#/$defs/opposedLanding/required",keyword:"required",params:{missingProperty:"is"}}),r++);for(let n in o)n!=="is"&&(e=t(e,{instancePath:i,
schemaPath:"#/$defs/opposedLanding/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),r++);o.is!==void 0&&o.is!=="opposed-land\
ing"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/$defs/opposedLanding/properties/is/const",keyword:"const",params:{allowedValue:"opposed-landing"}}),r++)}else e=
t(e,{instancePath:i,schemaPath:"#/$defs/opposedLanding/type",keyword:"type",params:{type:"object"}}),r++;s!==!0&&(s=!0)}else if(a==="elite-pilots"){if(o&&typeof o==
"object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/elitePilots/required",keyword:"required",params:{missingProperty:"is"}}),
r++);for(let n in o)n!=="is"&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/elitePilots/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),
r++);o.is!==void 0&&o.is!=="elite-pilots"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/$defs/elitePilots/properties/is/const",keyword:"const",params:{allowedValue:"\
elite-pilots"}}),r++)}else e=t(e,{instancePath:i,schemaPath:"#/$defs/elitePilots/type",keyword:"type",params:{type:"object"}}),r++;s!==!0&&(s=!0)}else if(a==="k\
amikaze"){if(o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/kamikaze/required",keyword:"required",params:{missingProperty:"\
is"}}),r++);for(let n in o)n!=="is"&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/kamikaze/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),
r++);o.is!==void 0&&o.is!=="kamikaze"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/$defs/kamikaze/properties/is/const",keyword:"const",params:{allowedValue:"kami\
kaze"}}),r++)}else e=t(e,{instancePath:i,schemaPath:"#/$defs/kamikaze/type",keyword:"type",params:{type:"object"}}),r++;s!==!0&&(s=!0)}else if(a==="attack"){if(o&&
typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/attack/required",keyword:"required",params:{missingProperty:"is"}}),
r++),o.by===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/attack/required",keyword:"required",params:{missingProperty:"by"}}),r++);for(let n in o)n==="is"||
n==="by"||(e=t(e,{instancePath:i,schemaPath:"#/$defs/attack/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),r++);if(o.is!==
void 0&&o.is!=="attack"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/$defs/attack/properties/is/const",keyword:"const",params:{allowedValue:"attack"}}),r++),o.by!==
void 0){let n=o.by;typeof n!="string"&&(e=t(e,{instancePath:i+"/by",schemaPath:"#/$defs/attack/properties/by/type",keyword:"type",params:{type:"string"}}),r++),
n==="air"||n==="submarine"||n==="surface"||(e=t(e,{instancePath:i+"/by",schemaPath:"#/$defs/attack/properties/by/enum",keyword:"enum",params:{allowedValues:["ai\
r","submarine","surface"]}}),r++)}}else e=t(e,{instancePath:i,schemaPath:"#/$defs/attack/type",keyword:"type",params:{type:"object"}}),r++;s!==!0&&(s=!0)}else if(a===
"option")H(o,{instancePath:i,parentData:h,parentDataProperty:P,rootData:y,dynamicAnchors:u})||(e=e===null?H.errors:e.concat(H.errors),r=e.length),s!==!0&&(s=!0);else if(a===
"base-near-enemy-home"){if(o&&typeof o=="object"&&!Array.isArray(o)){o.is===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/baseNearEnemyHome/required",keyword:"\
required",params:{missingProperty:"is"}}),r++),o.hexes===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/$defs/baseNearEnemyHome/required",keyword:"required",params:{
missingProperty:"hexes"}}),r++);for(let n in o)n==="is"||n==="hexes"||(e=t(e,{instancePath:i,schemaPath:"#/$defs/baseNearEnemyHome/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:n}}),r++);if(o.is!==void 0&&o.is!=="base-near-enemy-home"&&(e=t(e,{instancePath:i+"/is",schemaPath:"#/$defs/bas\
eNearEnemyHome/properties/is/const",keyword:"const",params:{allowedValue:"base-near-enemy-home"}}),r++),o.hexes!==void 0){let n=o.hexes;typeof n=="number"&&!(n%
1)&&!isNaN(n)&&isFinite(n)||(e=t(e,{instancePath:i+"/hexes",schemaPath:"#/$defs/baseNearEnemyHome/properties/hexes/type",keyword:"type",params:{type:"integer"}}),
r++),typeof n=="number"&&isFinite(n)&&((n>40||isNaN(n))&&(e=t(e,{instancePath:i+"/hexes",schemaPath:"#/$defs/baseNearEnemyHome/properties/hexes/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:40}}),r++),(n<0||isNaN(n))&&(e=t(e,{instancePath:i+"/hexes",schemaPath:"#/$defs/baseNearEnemyHome/properties/hexes/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}}else e=t(e,{instancePath:i,schemaPath:"#/$defs/baseNearEnemyHome/type",keyword:"type",params:{type:"\
object"}}),r++;s!==!0&&(s=!0)}else e=t(e,{instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"is",tagValue:a}}),r++;else
e=t(e,{instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"is",tagValue:a}}),r++}else e=t(e,{instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}),r++;return de.errors=e,f.props=s,r===0}de.evaluated={dynamicProps:!0,dynamicItems:!1};function ce(o,{instancePath:i="",
parentData:h,parentDataProperty:P,rootData:y=o,dynamicAnchors:u={}}={}){let e=null,r=0,f=ce.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=
void 0),o&&typeof o=="object"&&!Array.isArray(o)){Object.keys(o).length<1&&(e=t(e,{instancePath:i,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1}}),
r++);for(let s in o)$.test(s)||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);for(let s in o)
$.test(s)&&(b(o[s],{instancePath:i+"/"+c(s),parentData:o,parentDataProperty:s,rootData:y,dynamicAnchors:u})||(e=e===null?b.errors:e.concat(b.errors),r=e.length))}else
e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return ce.errors=e,r===0}ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Ie(o,{instancePath:i="",parentData:h,parentDataProperty:P,rootData:y=o,dynamicAnchors:u={}}={}){let e=null,r=0,f=Ie.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.$schema===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"$schema"}}),r++),o.modifiers===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
modifiers"}}),r++),o.sources===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sources"}}),r++);for(let s in o)
s==="$schema"||s==="modifiers"||s==="sources"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),
r++);if(o.$schema!==void 0){let s=o.$schema;typeof s=="string"?s.length<1&&(e=t(e,{instancePath:i+"/$schema",schemaPath:"../common/common.schema.json#/$defs/sch\
emaPath/minLength",keyword:"minLength",params:{limit:1}}),r++):(e=t(e,{instancePath:i+"/$schema",schemaPath:"../common/common.schema.json#/$defs/schemaPath/type",
keyword:"type",params:{type:"string"}}),r++)}if(o.modifiers!==void 0){let s=o.modifiers;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let a in s)w.test(a)||(e=
t(e,{instancePath:i+"/modifiers",schemaPath:"#/properties/modifiers/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);for(let a in s)
if(w.test(a)){let n=s[a];if(n&&typeof n=="object"&&!Array.isArray(n)){Object.keys(n).length<3&&(e=t(e,{instancePath:i+"/modifiers/"+c(a),schemaPath:"#/propertie\
s/modifiers/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/minProperties",keyword:"minProperties",params:{limit:3}}),r++),n.when===void 0&&(e=t(e,{instancePath:i+
"/modifiers/"+c(a),schemaPath:"#/properties/modifiers/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"w\
hen"}}),r++),n.rule===void 0&&(e=t(e,{instancePath:i+"/modifiers/"+c(a),schemaPath:"#/properties/modifiers/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/re\
quired",keyword:"required",params:{missingProperty:"rule"}}),r++);for(let m in n)m==="when"||m==="add"||m==="perExtraHit"||m==="perFirepower"||m==="rule"||(e=t(
e,{instancePath:i+"/modifiers/"+c(a),schemaPath:"#/properties/modifiers/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:m}}),r++);if(n.when!==void 0&&(de(n.when,{instancePath:i+"/modifiers/"+c(a)+"/when",parentData:n,parentDataProperty:"\
when",rootData:y,dynamicAnchors:u})||(e=e===null?de.errors:e.concat(de.errors),r=e.length)),n.add!==void 0){let m=n.add;typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(
m)||(e=t(e,{instancePath:i+"/modifiers/"+c(a)+"/add",schemaPath:"#/properties/modifiers/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/add/type",
keyword:"type",params:{type:"integer"}}),r++),typeof m=="number"&&isFinite(m)&&((m>10||isNaN(m))&&(e=t(e,{instancePath:i+"/modifiers/"+c(a)+"/add",schemaPath:"#\
/properties/modifiers/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/add/maximum",keyword:"maximum",params:{comparison:"<=",limit:10}}),r++),(m<-10||
isNaN(m))&&(e=t(e,{instancePath:i+"/modifiers/"+c(a)+"/add",schemaPath:"#/properties/modifiers/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/add\
/minimum",keyword:"minimum",params:{comparison:">=",limit:-10}}),r++))}if(n.perExtraHit!==void 0){let m=n.perExtraHit;typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(
m)||(e=t(e,{instancePath:i+"/modifiers/"+c(a)+"/perExtraHit",schemaPath:"#/properties/modifiers/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/pe\
rExtraHit/type",keyword:"type",params:{type:"integer"}}),r++),typeof m=="number"&&isFinite(m)&&((m>10||isNaN(m))&&(e=t(e,{instancePath:i+"/modifiers/"+c(a)+"/pe\
rExtraHit",schemaPath:"#/properties/modifiers/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/perExtraHit/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:10}}),r++),(m<-10||isNaN(m))&&(e=t(e,{instancePath:i+"/modifiers/"+c(a)+"/perExtraHit",schemaPath:"#/properties/modifiers/patternProperties/%5E%5Ba-z0\
-9%5D%5Ba-z0-9-%5D*%24/properties/perExtraHit/minimum",keyword:"minimum",params:{comparison:">=",limit:-10}}),r++))}if(n.perFirepower!==void 0){let m=n.perFirepower;
typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)||(e=t(e,{instancePath:i+"/modifiers/"+c(a)+"/perFirepower",schemaPath:"#/properties/modifiers/patternProperti\
es/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/perFirepower/type",keyword:"type",params:{type:"integer"}}),r++),typeof m=="number"&&isFinite(m)&&((m>10||isNaN(m))&&
(e=t(e,{instancePath:i+"/modifiers/"+c(a)+"/perFirepower",schemaPath:"#/properties/modifiers/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/perFi\
repower/maximum",keyword:"maximum",params:{comparison:"<=",limit:10}}),r++),(m<-10||isNaN(m))&&(e=t(e,{instancePath:i+"/modifiers/"+c(a)+"/perFirepower",schemaPath:"\
#/properties/modifiers/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/perFirepower/minimum",keyword:"minimum",params:{comparison:">=",limit:-10}}),
r++))}if(n.rule!==void 0){let m=n.rule;typeof m=="string"?(m.length>24&&g(m)>24&&(e=t(e,{instancePath:i+"/modifiers/"+c(a)+"/rule",schemaPath:"../common/common.\
schema.json#/$defs/ruleNumber/maxLength",keyword:"maxLength",params:{limit:24}}),r++),R.test(m)||(e=t(e,{instancePath:i+"/modifiers/"+c(a)+"/rule",schemaPath:".\
./common/common.schema.json#/$defs/ruleNumber/pattern",keyword:"pattern",params:{pattern:"^[0-9A-Z][0-9A-Za-z.()-]*$"}}),r++)):(e=t(e,{instancePath:i+"/modifier\
s/"+c(a)+"/rule",schemaPath:"../common/common.schema.json#/$defs/ruleNumber/type",keyword:"type",params:{type:"string"}}),r++)}}else e=t(e,{instancePath:i+"/mod\
ifiers/"+c(a),schemaPath:"#/properties/modifiers/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(
e,{instancePath:i+"/modifiers",schemaPath:"#/properties/modifiers/type",keyword:"type",params:{type:"object"}}),r++}o.sources!==void 0&&(ce(o.sources,{instancePath:i+
"/sources",parentData:o,parentDataProperty:"sources",rootData:y,dynamicAnchors:u})||(e=e===null?ce.errors:e.concat(ce.errors),r=e.length))}else e=t(e,{instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return Ie.errors=e,r===0}Ie.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var dr=Ee;function fe(o,{instancePath:i="",parentData:h,parentDataProperty:P,rootData:y=o,dynamicAnchors:u={}}={}){let e=null,r=0,f=fe.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){Object.keys(o).length<1&&(e=t(e,{instancePath:i,schemaPath:"#/minProperties",
keyword:"minProperties",params:{limit:1}}),r++);for(let s in o)$.test(s)||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:s}}),r++);for(let s in o)$.test(s)&&(b(o[s],{instancePath:i+"/"+c(s),parentData:o,parentDataProperty:s,rootData:y,dynamicAnchors:u})||
(e=e===null?b.errors:e.concat(b.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return fe.errors=
e,r===0}fe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ee(o,{instancePath:i="",parentData:h,parentDataProperty:P,rootData:y=o,dynamicAnchors:u={}}={}){
let e=null,r=0,f=Ee.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.$schema===void 0&&
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
/strategicBombingDie/type",keyword:"type",params:{type:"number"}}),r++}o.sources!==void 0&&(fe(o.sources,{instancePath:i+"/sources",parentData:o,parentDataProperty:"\
sources",rootData:y,dynamicAnchors:u})||(e=e===null?fe.errors:e.concat(fe.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}),r++;return Ee.errors=e,r===0}Ee.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var cr=Ce;function ye(o,{instancePath:i="",parentData:h,parentDataProperty:P,rootData:y=o,dynamicAnchors:u={}}={}){let e=null,r=0,f=ye.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){Object.keys(o).length<1&&(e=t(e,{instancePath:i,schemaPath:"#/minProperties",
keyword:"minProperties",params:{limit:1}}),r++);for(let s in o)$.test(s)||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:s}}),r++);for(let s in o)$.test(s)&&(b(o[s],{instancePath:i+"/"+c(s),parentData:o,parentDataProperty:s,rootData:y,dynamicAnchors:u})||
(e=e===null?b.errors:e.concat(b.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return ye.errors=
e,r===0}ye.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ce(o,{instancePath:i="",parentData:h,parentDataProperty:P,rootData:y=o,dynamicAnchors:u={}}={}){
let e=null,r=0,f=Ce.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.$schema===void 0&&
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
1"}}),r++);for(let n in a)B.test(n)||(e=t(e,{instancePath:i+"/submarinePoints/japan",schemaPath:"#/$defs/byTurn/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:n}}),r++);for(let n in a)if(B.test(n)){let m=a[n];typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)||(e=t(e,{instancePath:i+"/s\
ubmarinePoints/japan/"+c(n),schemaPath:"#/$defs/byTurn/patternProperties/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/type",keyword:"type",params:{type:"integer"}}),r++),typeof m==
"number"&&isFinite(m)&&((m>200||isNaN(m))&&(e=t(e,{instancePath:i+"/submarinePoints/japan/"+c(n),schemaPath:"#/$defs/byTurn/patternProperties/%5E(%5B1-9%5D%7C1%\
5B0-6%5D)%24/maximum",keyword:"maximum",params:{comparison:"<=",limit:200}}),r++),(m<0||isNaN(m))&&(e=t(e,{instancePath:i+"/submarinePoints/japan/"+c(n),schemaPath:"\
#/$defs/byTurn/patternProperties/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}}else e=t(e,{instancePath:i+
"/submarinePoints/japan",schemaPath:"#/$defs/byTurn/type",keyword:"type",params:{type:"object"}}),r++}if(s.allies!==void 0){let a=s.allies;if(a&&typeof a=="obje\
ct"&&!Array.isArray(a)){a[1]===void 0&&(e=t(e,{instancePath:i+"/submarinePoints/allies",schemaPath:"#/$defs/byTurn/required",keyword:"required",params:{missingProperty:"\
1"}}),r++);for(let n in a)B.test(n)||(e=t(e,{instancePath:i+"/submarinePoints/allies",schemaPath:"#/$defs/byTurn/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:n}}),r++);for(let n in a)if(B.test(n)){let m=a[n];typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)||(e=t(e,{instancePath:i+"/\
submarinePoints/allies/"+c(n),schemaPath:"#/$defs/byTurn/patternProperties/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/type",keyword:"type",params:{type:"integer"}}),r++),typeof m==
"number"&&isFinite(m)&&((m>200||isNaN(m))&&(e=t(e,{instancePath:i+"/submarinePoints/allies/"+c(n),schemaPath:"#/$defs/byTurn/patternProperties/%5E(%5B1-9%5D%7C1\
%5B0-6%5D)%24/maximum",keyword:"maximum",params:{comparison:"<=",limit:200}}),r++),(m<0||isNaN(m))&&(e=t(e,{instancePath:i+"/submarinePoints/allies/"+c(n),schemaPath:"\
#/$defs/byTurn/patternProperties/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}}else e=t(e,{instancePath:i+
"/submarinePoints/allies",schemaPath:"#/$defs/byTurn/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/submarinePoints",schemaPath:"\
#/properties/submarinePoints/type",keyword:"type",params:{type:"object"}}),r++}if(o.transportPoints!==void 0){let s=o.transportPoints;if(s&&typeof s=="object"&&
!Array.isArray(s)){s.us===void 0&&(e=t(e,{instancePath:i+"/transportPoints",schemaPath:"#/properties/transportPoints/required",keyword:"required",params:{missingProperty:"\
us"}}),r++),s.britain===void 0&&(e=t(e,{instancePath:i+"/transportPoints",schemaPath:"#/properties/transportPoints/required",keyword:"required",params:{missingProperty:"\
britain"}}),r++);for(let a in s)a==="us"||a==="britain"||(e=t(e,{instancePath:i+"/transportPoints",schemaPath:"#/properties/transportPoints/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:a}}),r++);if(s.us!==void 0){let a=s.us;if(a&&typeof a=="object"&&!Array.isArray(a)){a[1]===void 0&&(e=
t(e,{instancePath:i+"/transportPoints/us",schemaPath:"#/$defs/byTurn/required",keyword:"required",params:{missingProperty:"1"}}),r++);for(let n in a)B.test(n)||
(e=t(e,{instancePath:i+"/transportPoints/us",schemaPath:"#/$defs/byTurn/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),r++);
for(let n in a)if(B.test(n)){let m=a[n];typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)||(e=t(e,{instancePath:i+"/transportPoints/us/"+c(n),schemaPath:"#/$de\
fs/byTurn/patternProperties/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/type",keyword:"type",params:{type:"integer"}}),r++),typeof m=="number"&&isFinite(m)&&((m>200||isNaN(m))&&
(e=t(e,{instancePath:i+"/transportPoints/us/"+c(n),schemaPath:"#/$defs/byTurn/patternProperties/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/maximum",keyword:"maximum",params:{
comparison:"<=",limit:200}}),r++),(m<0||isNaN(m))&&(e=t(e,{instancePath:i+"/transportPoints/us/"+c(n),schemaPath:"#/$defs/byTurn/patternProperties/%5E(%5B1-9%5D\
%7C1%5B0-6%5D)%24/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}}else e=t(e,{instancePath:i+"/transportPoints/us",schemaPath:"#/$defs/byTu\
rn/type",keyword:"type",params:{type:"object"}}),r++}if(s.britain!==void 0){let a=s.britain;if(a&&typeof a=="object"&&!Array.isArray(a)){a[1]===void 0&&(e=t(e,{
instancePath:i+"/transportPoints/britain",schemaPath:"#/$defs/byTurn/required",keyword:"required",params:{missingProperty:"1"}}),r++);for(let n in a)B.test(n)||
(e=t(e,{instancePath:i+"/transportPoints/britain",schemaPath:"#/$defs/byTurn/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),
r++);for(let n in a)if(B.test(n)){let m=a[n];typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)||(e=t(e,{instancePath:i+"/transportPoints/britain/"+c(n),schemaPath:"\
#/$defs/byTurn/patternProperties/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/type",keyword:"type",params:{type:"integer"}}),r++),typeof m=="number"&&isFinite(m)&&((m>200||isNaN(
m))&&(e=t(e,{instancePath:i+"/transportPoints/britain/"+c(n),schemaPath:"#/$defs/byTurn/patternProperties/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:200}}),r++),(m<0||isNaN(m))&&(e=t(e,{instancePath:i+"/transportPoints/britain/"+c(n),schemaPath:"#/$defs/byTurn/patternPropert\
ies/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}}else e=t(e,{instancePath:i+"/transportPoints/britain",schemaPath:"\
#/$defs/byTurn/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/transportPoints",schemaPath:"#/properties/transportPoints/type",keyword:"\
type",params:{type:"object"}}),r++}o.sources!==void 0&&(ye(o.sources,{instancePath:i+"/sources",parentData:o,parentDataProperty:"sources",rootData:y,dynamicAnchors:u})||
(e=e===null?ye.errors:e.concat(ye.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return Ce.errors=
e,r===0}Ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var fr=Se;var ur=new RegExp("^[a-z0-9][a-z0-9.-]*$","u");function le(o,{instancePath:i="",parentData:h,parentDataProperty:P,rootData:y=o,dynamicAnchors:u={}}={}){let e=null,
r=0,f=le.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){Object.keys(o).length<2&&(e=t(
e,{instancePath:i,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:2}}),r++),o.nation===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"nation"}}),r++);for(let s in o)s==="title"||s==="nation"||s==="units"||s==="airSteps"||s==="navalAviation"||s==="opt\
ion"||s==="remove"||s==="conversionOf"||s==="trainedAirGroup"||s==="earlyArrival"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:s}}),r++);if(o.title!==void 0){let s=o.title;typeof s=="string"?(s.length>120&&g(s)>120&&(e=t(e,{instancePath:i+"/title",
schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit:120}}),r++),s.length<1&&(e=t(e,{instancePath:i+"/title",schemaPath:"#/properties/tit\
le/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"str\
ing"}}),r++)}if(o.nation!==void 0){let s=o.nation;typeof s!="string"&&(e=t(e,{instancePath:i+"/nation",schemaPath:"defs.schema.json#/$defs/nation/type",keyword:"\
type",params:{type:"string"}}),r++),s==="japan"||s==="us"||s==="britain"||s==="netherlands"||(e=t(e,{instancePath:i+"/nation",schemaPath:"defs.schema.json#/$def\
s/nation/enum",keyword:"enum",params:{allowedValues:["japan","us","britain","netherlands"]}}),r++)}if(o.units!==void 0){let s=o.units;if(s&&typeof s=="object"&&
!Array.isArray(s)){for(let a in s)w.test(a)||(e=t(e,{instancePath:i+"/units",schemaPath:"defs.schema.json#/$defs/unitCounts/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:a}}),r++);for(let a in s)if(w.test(a)){let n=s[a];typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=t(e,{instancePath:i+
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
on/const",keyword:"const",params:{allowedValue:!0}}),r++)}if(o.option!==void 0){let s=o.option;typeof s=="string"?(s.length>80&&g(s)>80&&(e=t(e,{instancePath:i+
"/option",schemaPath:"#/properties/option/maxLength",keyword:"maxLength",params:{limit:80}}),r++),ur.test(s)||(e=t(e,{instancePath:i+"/option",schemaPath:"#/pro\
perties/option/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9.-]*$"}}),r++)):(e=t(e,{instancePath:i+"/option",schemaPath:"#/properties/option/type",
keyword:"type",params:{type:"string"}}),r++)}if(o.remove!==void 0){let s=o.remove;typeof s!="boolean"&&(e=t(e,{instancePath:i+"/remove",schemaPath:"#/properties\
/remove/type",keyword:"type",params:{type:"boolean"}}),r++),s!==!0&&(e=t(e,{instancePath:i+"/remove",schemaPath:"#/properties/remove/const",keyword:"const",params:{
allowedValue:!0}}),r++)}if(o.conversionOf!==void 0){let s=o.conversionOf;typeof s=="string"?(s.length>80&&g(s)>80&&(e=t(e,{instancePath:i+"/conversionOf",schemaPath:"\
defs.schema.json#/$defs/typeId/maxLength",keyword:"maxLength",params:{limit:80}}),r++),w.test(s)||(e=t(e,{instancePath:i+"/conversionOf",schemaPath:"defs.schema\
.json#/$defs/typeId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/conversionOf",schemaPath:"defs.schema.js\
on#/$defs/typeId/type",keyword:"type",params:{type:"string"}}),r++)}if(o.trainedAirGroup!==void 0){let s=o.trainedAirGroup;typeof s!="boolean"&&(e=t(e,{instancePath:i+
"/trainedAirGroup",schemaPath:"#/properties/trainedAirGroup/type",keyword:"type",params:{type:"boolean"}}),r++),s!==!0&&(e=t(e,{instancePath:i+"/trainedAirGroup",
schemaPath:"#/properties/trainedAirGroup/const",keyword:"const",params:{allowedValue:!0}}),r++)}if(o.earlyArrival!==void 0){let s=o.earlyArrival;typeof s!="bool\
ean"&&(e=t(e,{instancePath:i+"/earlyArrival",schemaPath:"#/properties/earlyArrival/type",keyword:"type",params:{type:"boolean"}}),r++),s!==!0&&(e=t(e,{instancePath:i+
"/earlyArrival",schemaPath:"#/properties/earlyArrival/const",keyword:"const",params:{allowedValue:!0}}),r++)}}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}),r++;return le.errors=e,r===0}le.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ue(o,{instancePath:i="",parentData:h,
parentDataProperty:P,rootData:y=o,dynamicAnchors:u={}}={}){let e=null,r=0,f=ue.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),o&&
typeof o=="object"&&!Array.isArray(o)){Object.keys(o).length<1&&(e=t(e,{instancePath:i,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1}}),r++);
for(let s in o)$.test(s)||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);for(let s in o)
$.test(s)&&(b(o[s],{instancePath:i+"/"+c(s),parentData:o,parentDataProperty:s,rootData:y,dynamicAnchors:u})||(e=e===null?b.errors:e.concat(b.errors),r=e.length))}else
e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return ue.errors=e,r===0}ue.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Se(o,{instancePath:i="",parentData:h,parentDataProperty:P,rootData:y=o,dynamicAnchors:u={}}={}){let e=null,r=0,f=Se.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.$schema===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"$schema"}}),r++),o.side===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"s\
ide"}}),r++),o.turns===void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"turns"}}),r++),o.sources===void 0&&(e=
t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sources"}}),r++);for(let s in o)s==="$schema"||s==="side"||s==="turns"||
s==="sources"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}),r++);if(o.$schema!==void 0){
let s=o.$schema;typeof s=="string"?s.length<1&&(e=t(e,{instancePath:i+"/$schema",schemaPath:"../common/common.schema.json#/$defs/schemaPath/minLength",keyword:"\
minLength",params:{limit:1}}),r++):(e=t(e,{instancePath:i+"/$schema",schemaPath:"../common/common.schema.json#/$defs/schemaPath/type",keyword:"type",params:{type:"\
string"}}),r++)}if(o.side!==void 0){let s=o.side;typeof s!="string"&&(e=t(e,{instancePath:i+"/side",schemaPath:"defs.schema.json#/$defs/side/type",keyword:"type",
params:{type:"string"}}),r++),s==="japan"||s==="allies"||(e=t(e,{instancePath:i+"/side",schemaPath:"defs.schema.json#/$defs/side/enum",keyword:"enum",params:{allowedValues:[
"japan","allies"]}}),r++)}if(o.turns!==void 0){let s=o.turns;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let a in s)B.test(a)||(e=t(e,{instancePath:i+"/tur\
ns",schemaPath:"#/properties/turns/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);for(let a in s)if(B.test(a)){let n=s[a];
if(n&&typeof n=="object"&&!Array.isArray(n)){for(let m in n)w.test(m)||(e=t(e,{instancePath:i+"/turns/"+c(a),schemaPath:"#/properties/turns/patternProperties/%5\
E(%5B1-9%5D%7C1%5B0-6%5D)%24/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}),r++);for(let m in n)w.test(m)&&(le(n[m],{instancePath:i+
"/turns/"+c(a)+"/"+c(m),parentData:n,parentDataProperty:m,rootData:y,dynamicAnchors:u})||(e=e===null?le.errors:e.concat(le.errors),r=e.length))}else e=t(e,{instancePath:i+
"/turns/"+c(a),schemaPath:"#/properties/turns/patternProperties/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+
"/turns",schemaPath:"#/properties/turns/type",keyword:"type",params:{type:"object"}}),r++}o.sources!==void 0&&(ue(o.sources,{instancePath:i+"/sources",parentData:o,
parentDataProperty:"sources",rootData:y,dynamicAnchors:u})||(e=e===null?ue.errors:e.concat(ue.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"}}),r++;return Se.errors=e,r===0}Se.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var yr=Oe;function he(o,{instancePath:i="",parentData:h,parentDataProperty:P,rootData:y=o,dynamicAnchors:u={}}={}){let e=null,r=0,f=he.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){Object.keys(o).length<1&&(e=t(e,{instancePath:i,schemaPath:"#/minProperties",
keyword:"minProperties",params:{limit:1}}),r++);for(let s in o)$.test(s)||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:s}}),r++);for(let s in o)$.test(s)&&(b(o[s],{instancePath:i+"/"+c(s),parentData:o,parentDataProperty:s,rootData:y,dynamicAnchors:u})||
(e=e===null?b.errors:e.concat(b.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}}),r++;return he.errors=
e,r===0}he.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Oe(o,{instancePath:i="",parentData:h,parentDataProperty:P,rootData:y=o,dynamicAnchors:u={}}={}){
let e=null,r=0,f=Oe.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){o.id===void 0&&(e=t(
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
void 0&&(e=t(e,{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sources"}}),r++);for(let s in o)s==="$schema"||s==="id"||s===
"title"||s==="rule"||s==="summary"||s==="start"||s==="recommendedOptions"||s==="control"||s==="setup"||s==="choices"||s==="turnTrack"||s==="removed"||s==="sunk"||
s==="reactionForce"||s==="tracks"||s==="overrides"||s==="sources"||(e=t(e,{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:s}}),r++);if(o.$schema!==void 0){let s=o.$schema;typeof s=="string"?s.length<1&&(e=t(e,{instancePath:i+"/$schema",schemaPath:"../common/commo\
n.schema.json#/$defs/schemaPath/minLength",keyword:"minLength",params:{limit:1}}),r++):(e=t(e,{instancePath:i+"/$schema",schemaPath:"../common/common.schema.jso\
n#/$defs/schemaPath/type",keyword:"type",params:{type:"string"}}),r++)}if(o.id!==void 0){let s=o.id;typeof s=="string"?(s.length>80&&g(s)>80&&(e=t(e,{instancePath:i+
"/id",schemaPath:"../common/common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{limit:80}}),r++),w.test(s)||(e=t(e,{instancePath:i+"/id",schemaPath:"\
../common/common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/id",schemaPath:"../co\
mmon/common.schema.json#/$defs/id/type",keyword:"type",params:{type:"string"}}),r++)}if(o.title!==void 0){let s=o.title;typeof s=="string"?(s.length>200&&g(s)>200&&
(e=t(e,{instancePath:i+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit:200}}),r++),s.length<1&&(e=t(e,{instancePath:i+"/tit\
le",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/title",schemaPath:"#/properties/title/type",
keyword:"type",params:{type:"string"}}),r++)}if(o.rule!==void 0){let s=o.rule;typeof s=="string"?(s.length>24&&g(s)>24&&(e=t(e,{instancePath:i+"/rule",schemaPath:"\
../common/common.schema.json#/$defs/ruleNumber/maxLength",keyword:"maxLength",params:{limit:24}}),r++),R.test(s)||(e=t(e,{instancePath:i+"/rule",schemaPath:"../\
common/common.schema.json#/$defs/ruleNumber/pattern",keyword:"pattern",params:{pattern:"^[0-9A-Z][0-9A-Za-z.()-]*$"}}),r++)):(e=t(e,{instancePath:i+"/rule",schemaPath:"\
../common/common.schema.json#/$defs/ruleNumber/type",keyword:"type",params:{type:"string"}}),r++)}if(o.summary!==void 0){let s=o.summary;typeof s=="string"?(s.length>
4e3&&g(s)>4e3&&(e=t(e,{instancePath:i+"/summary",schemaPath:"#/properties/summary/maxLength",keyword:"maxLength",params:{limit:4e3}}),r++),s.length<1&&(e=t(e,{instancePath:i+
"/summary",schemaPath:"#/properties/summary/minLength",keyword:"minLength",params:{limit:1}}),r++)):(e=t(e,{instancePath:i+"/summary",schemaPath:"#/properties/s\
ummary/type",keyword:"type",params:{type:"string"}}),r++)}if(o.start!==void 0){let s=o.start;if(s&&typeof s=="object"&&!Array.isArray(s)){s.turn===void 0&&(e=t(
e,{instancePath:i+"/start",schemaPath:"#/properties/start/required",keyword:"required",params:{missingProperty:"turn"}}),r++),s.side===void 0&&(e=t(e,{instancePath:i+
"/start",schemaPath:"#/properties/start/required",keyword:"required",params:{missingProperty:"side"}}),r++),s.step===void 0&&(e=t(e,{instancePath:i+"/start",schemaPath:"\
#/properties/start/required",keyword:"required",params:{missingProperty:"step"}}),r++);for(let a in s)a==="turn"||a==="side"||a==="step"||(e=t(e,{instancePath:i+
"/start",schemaPath:"#/properties/start/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);if(s.turn!==void 0){let a=s.turn;
typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/start/turn",schemaPath:"defs.schema.json#/$defs/turn/type",keyword:"type",params:{type:"\
integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>16||isNaN(a))&&(e=t(e,{instancePath:i+"/start/turn",schemaPath:"defs.schema.json#/$defs/turn/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:16}}),r++),(a<1||isNaN(a))&&(e=t(e,{instancePath:i+"/start/turn",schemaPath:"defs.schema.json#/$defs/turn/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}),r++))}if(s.side!==void 0){let a=s.side;typeof a!="string"&&(e=t(e,{instancePath:i+"/start/side",schemaPath:"defs.sch\
ema.json#/$defs/side/type",keyword:"type",params:{type:"string"}}),r++),a==="japan"||a==="allies"||(e=t(e,{instancePath:i+"/start/side",schemaPath:"defs.schema.\
json#/$defs/side/enum",keyword:"enum",params:{allowedValues:["japan","allies"]}}),r++)}if(s.step!==void 0){let a=s.step;typeof a!="string"&&(e=t(e,{instancePath:i+
"/start/step",schemaPath:"sequence.schema.json#/$defs/step/type",keyword:"type",params:{type:"string"}}),r++),a==="late-conquest"||a==="japanese-player-turn"||a===
"allied-player-turn"||a==="transport"||a==="oil-transport"||a==="destroyer-transfer"||a==="economic-warfare"||a==="merchant-asw"||a==="submarine-warfare"||a==="\
strategic-bombing"||a==="reinforcement"||a==="arrivals"||a==="accidents"||a==="ranger"||a==="submarine-points"||a==="transport-points"||a==="replacements"||a===
"off-map-movement"||a==="kamikaze-losses"||a==="first-deployment"||a==="operational-movement"||a==="reaction"||a==="air-commitment"||a==="combat"||a==="submarin\
e-attacks"||a==="battles"||a==="battle"||a==="battle-preparation"||a==="air-combat"||a==="air-to-air"||a==="target-determination"||a==="air-strikes"||a==="surfa\
ce-combat"||a==="land-combat"||a==="amphibious-round"||a==="replacement-round"||a==="ground-support"||a==="supply-round"||a==="land-combat-round"||a==="battle-a\
dministration"||a==="return-to-base"||a==="ships-return"||a==="control-changes"||a==="return-stacking"||a==="second-deployment"||a==="end"||a==="replacements-re\
moval"||a==="disbandment"||a==="victory-points"||(e=t(e,{instancePath:i+"/start/step",schemaPath:"sequence.schema.json#/$defs/step/enum",keyword:"enum",params:{
allowedValues:["late-conquest","japanese-player-turn","allied-player-turn","transport","oil-transport","destroyer-transfer","economic-warfare","merchant-asw","s\
ubmarine-warfare","strategic-bombing","reinforcement","arrivals","accidents","ranger","submarine-points","transport-points","replacements","off-map-movement","k\
amikaze-losses","first-deployment","operational-movement","reaction","air-commitment","combat","submarine-attacks","battles","battle","battle-preparation","air-\
combat","air-to-air","target-determination","air-strikes","surface-combat","land-combat","amphibious-round","replacement-round","ground-support","supply-round",
"land-combat-round","battle-administration","return-to-base","ships-return","control-changes","return-stacking","second-deployment","end","replacements-removal",
"disbandment","victory-points"]}}),r++)}}else e=t(e,{instancePath:i+"/start",schemaPath:"#/properties/start/type",keyword:"type",params:{type:"object"}}),r++}if(o.
recommendedOptions!==void 0){let s=o.recommendedOptions;if(Array.isArray(s)){let a=s.length;for(let p=0;p<a;p++){let l=s[p];typeof l=="string"?(l.length>80&&g(l)>
80&&(e=t(e,{instancePath:i+"/recommendedOptions/"+p,schemaPath:"../common/common.schema.json#/$defs/optionId/maxLength",keyword:"maxLength",params:{limit:80}}),
r++),w.test(l)||(e=t(e,{instancePath:i+"/recommendedOptions/"+p,schemaPath:"../common/common.schema.json#/$defs/optionId/pattern",keyword:"pattern",params:{pattern:"\
^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/recommendedOptions/"+p,schemaPath:"../common/common.schema.json#/$defs/optionId/type",keyword:"type",params:{
type:"string"}}),r++)}let n=s.length,m;if(n>1){e:for(;n--;)for(m=n;m--;)if(A(s[n],s[m])){e=t(e,{instancePath:i+"/recommendedOptions",schemaPath:"#/properties/re\
commendedOptions/uniqueItems",keyword:"uniqueItems",params:{i:n,j:m}}),r++;break e}}}else e=t(e,{instancePath:i+"/recommendedOptions",schemaPath:"#/properties/r\
ecommendedOptions/type",keyword:"type",params:{type:"array"}}),r++}if(o.control!==void 0){let s=o.control;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let a in s)
Ne.test(a)||(e=t(e,{instancePath:i+"/control",schemaPath:"#/properties/control/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),
r++);for(let a in s)if(Ne.test(a)){let n=s[a];typeof n!="string"&&(e=t(e,{instancePath:i+"/control/"+c(a),schemaPath:"#/properties/control/patternProperties/%5E\
%5Ba-z%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"string"}}),r++),n==="japan"||n==="allies"||n==="none"||(e=t(e,{instancePath:i+"/control/"+c(a),schemaPath:"\
#/properties/control/patternProperties/%5E%5Ba-z%5D%5Ba-z0-9-%5D*%24/enum",keyword:"enum",params:{allowedValues:["japan","allies","none"]}}),r++)}}else e=t(e,{instancePath:i+
"/control",schemaPath:"#/properties/control/type",keyword:"type",params:{type:"object"}}),r++}if(o.setup!==void 0){let s=o.setup;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let a in s)w.test(a)||(e=t(e,{instancePath:i+"/setup",schemaPath:"#/properties/setup/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:a}}),r++);for(let a in s)if(w.test(a)){let n=s[a];if(n&&typeof n=="object"&&!Array.isArray(n)){Object.keys(n).length<1&&(e=t(e,{instancePath:i+
"/setup/"+c(a),schemaPath:"#/properties/setup/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/minProperties",keyword:"minProperties",params:{limit:1}}),r++);
for(let m in n)m==="units"||m==="reduced"||m==="airSteps"||(e=t(e,{instancePath:i+"/setup/"+c(a),schemaPath:"#/properties/setup/patternProperties/%5E%5Ba-z0-9%5\
D%5Ba-z0-9-%5D*%24/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}),r++);if(n.units!==void 0){let m=n.units;if(m&&typeof m==
"object"&&!Array.isArray(m)){for(let p in m)w.test(p)||(e=t(e,{instancePath:i+"/setup/"+c(a)+"/units",schemaPath:"defs.schema.json#/$defs/unitCounts/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:p}}),r++);for(let p in m)if(w.test(p)){let l=m[p];typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(
l)||(e=t(e,{instancePath:i+"/setup/"+c(a)+"/units/"+c(p),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",
keyword:"type",params:{type:"integer"}}),r++),typeof l=="number"&&isFinite(l)&&((l>50||isNaN(l))&&(e=t(e,{instancePath:i+"/setup/"+c(a)+"/units/"+c(p),schemaPath:"\
defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/maximum",keyword:"maximum",params:{comparison:"<=",limit:50}}),r++),(l<1||
isNaN(l))&&(e=t(e,{instancePath:i+"/setup/"+c(a)+"/units/"+c(p),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%2\
4/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}}else e=t(e,{instancePath:i+"/setup/"+c(a)+"/units",schemaPath:"defs.schema.json#/$defs/un\
itCounts/type",keyword:"type",params:{type:"object"}}),r++}if(n.reduced!==void 0){let m=n.reduced;if(m&&typeof m=="object"&&!Array.isArray(m)){for(let p in m)w.
test(p)||(e=t(e,{instancePath:i+"/setup/"+c(a)+"/reduced",schemaPath:"defs.schema.json#/$defs/unitCounts/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:p}}),r++);for(let p in m)if(w.test(p)){let l=m[p];typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)||(e=t(e,{instancePath:i+"/setup/"+c(a)+"\
/reduced/"+c(p),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"integer"}}),
r++),typeof l=="number"&&isFinite(l)&&((l>50||isNaN(l))&&(e=t(e,{instancePath:i+"/setup/"+c(a)+"/reduced/"+c(p),schemaPath:"defs.schema.json#/$defs/unitCounts/p\
atternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/maximum",keyword:"maximum",params:{comparison:"<=",limit:50}}),r++),(l<1||isNaN(l))&&(e=t(e,{instancePath:i+"/\
setup/"+c(a)+"/reduced/"+c(p),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}),r++))}}else e=t(e,{instancePath:i+"/setup/"+c(a)+"/reduced",schemaPath:"defs.schema.json#/$defs/unitCounts/type",keyword:"type",params:{
type:"object"}}),r++}if(n.airSteps!==void 0){let m=n.airSteps;if(m&&typeof m=="object"&&!Array.isArray(m)){Object.keys(m).length<1&&(e=t(e,{instancePath:i+"/set\
up/"+c(a)+"/airSteps",schemaPath:"defs.schema.json#/$defs/airSteps/minProperties",keyword:"minProperties",params:{limit:1}}),r++);for(let p in m)p==="japan"||p===
"us"||p==="britain"||p==="netherlands"||(e=t(e,{instancePath:i+"/setup/"+c(a)+"/airSteps",schemaPath:"defs.schema.json#/$defs/airSteps/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:p}}),r++);if(m.japan!==void 0){let p=m.japan;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=t(e,{instancePath:i+
"/setup/"+c(a)+"/airSteps/japan",schemaPath:"defs.schema.json#/$defs/airSteps/properties/japan/type",keyword:"type",params:{type:"integer"}}),r++),typeof p=="nu\
mber"&&isFinite(p)&&((p>60||isNaN(p))&&(e=t(e,{instancePath:i+"/setup/"+c(a)+"/airSteps/japan",schemaPath:"defs.schema.json#/$defs/airSteps/properties/japan/max\
imum",keyword:"maximum",params:{comparison:"<=",limit:60}}),r++),(p<1||isNaN(p))&&(e=t(e,{instancePath:i+"/setup/"+c(a)+"/airSteps/japan",schemaPath:"defs.schem\
a.json#/$defs/airSteps/properties/japan/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(m.us!==void 0){let p=m.us;typeof p=="number"&&!(p%
1)&&!isNaN(p)&&isFinite(p)||(e=t(e,{instancePath:i+"/setup/"+c(a)+"/airSteps/us",schemaPath:"defs.schema.json#/$defs/airSteps/properties/us/type",keyword:"type",
params:{type:"integer"}}),r++),typeof p=="number"&&isFinite(p)&&((p>60||isNaN(p))&&(e=t(e,{instancePath:i+"/setup/"+c(a)+"/airSteps/us",schemaPath:"defs.schema.\
json#/$defs/airSteps/properties/us/maximum",keyword:"maximum",params:{comparison:"<=",limit:60}}),r++),(p<1||isNaN(p))&&(e=t(e,{instancePath:i+"/setup/"+c(a)+"/\
airSteps/us",schemaPath:"defs.schema.json#/$defs/airSteps/properties/us/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(m.britain!==void 0){
let p=m.britain;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=t(e,{instancePath:i+"/setup/"+c(a)+"/airSteps/britain",schemaPath:"defs.schema.json#/$def\
s/airSteps/properties/britain/type",keyword:"type",params:{type:"integer"}}),r++),typeof p=="number"&&isFinite(p)&&((p>60||isNaN(p))&&(e=t(e,{instancePath:i+"/s\
etup/"+c(a)+"/airSteps/britain",schemaPath:"defs.schema.json#/$defs/airSteps/properties/britain/maximum",keyword:"maximum",params:{comparison:"<=",limit:60}}),r++),
(p<1||isNaN(p))&&(e=t(e,{instancePath:i+"/setup/"+c(a)+"/airSteps/britain",schemaPath:"defs.schema.json#/$defs/airSteps/properties/britain/minimum",keyword:"min\
imum",params:{comparison:">=",limit:1}}),r++))}if(m.netherlands!==void 0){let p=m.netherlands;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=t(e,{instancePath:i+
"/setup/"+c(a)+"/airSteps/netherlands",schemaPath:"defs.schema.json#/$defs/airSteps/properties/netherlands/type",keyword:"type",params:{type:"integer"}}),r++),typeof p==
"number"&&isFinite(p)&&((p>60||isNaN(p))&&(e=t(e,{instancePath:i+"/setup/"+c(a)+"/airSteps/netherlands",schemaPath:"defs.schema.json#/$defs/airSteps/properties/\
netherlands/maximum",keyword:"maximum",params:{comparison:"<=",limit:60}}),r++),(p<1||isNaN(p))&&(e=t(e,{instancePath:i+"/setup/"+c(a)+"/airSteps/netherlands",schemaPath:"\
defs.schema.json#/$defs/airSteps/properties/netherlands/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}}else e=t(e,{instancePath:i+"/setup/"+
c(a)+"/airSteps",schemaPath:"defs.schema.json#/$defs/airSteps/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/setup/"+c(a),schemaPath:"\
#/properties/setup/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/setup",schemaPath:"\
#/properties/setup/type",keyword:"type",params:{type:"object"}}),r++}if(o.choices!==void 0){let s=o.choices;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let a in s)
w.test(a)||(e=t(e,{instancePath:i+"/choices",schemaPath:"#/properties/choices/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),
r++);for(let a in s)if(w.test(a)){let n=s[a];if(n&&typeof n=="object"&&!Array.isArray(n)){Object.keys(n).length<3&&(e=t(e,{instancePath:i+"/choices/"+c(a),schemaPath:"\
#/properties/choices/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/minProperties",keyword:"minProperties",params:{limit:3}}),r++),n.side===void 0&&(e=t(e,{
instancePath:i+"/choices/"+c(a),schemaPath:"#/properties/choices/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"\
side"}}),r++),n.places===void 0&&(e=t(e,{instancePath:i+"/choices/"+c(a),schemaPath:"#/properties/choices/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/req\
uired",keyword:"required",params:{missingProperty:"places"}}),r++);for(let m in n)m==="side"||m==="places"||m==="units"||m==="airSteps"||(e=t(e,{instancePath:i+
"/choices/"+c(a),schemaPath:"#/properties/choices/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:m}}),r++);if(n.side!==void 0){let m=n.side;typeof m!="string"&&(e=t(e,{instancePath:i+"/choices/"+c(a)+"/side",schemaPath:"defs.schema.json#/\
$defs/side/type",keyword:"type",params:{type:"string"}}),r++),m==="japan"||m==="allies"||(e=t(e,{instancePath:i+"/choices/"+c(a)+"/side",schemaPath:"defs.schema\
.json#/$defs/side/enum",keyword:"enum",params:{allowedValues:["japan","allies"]}}),r++)}if(n.places!==void 0){let m=n.places;if(Array.isArray(m)){m.length<1&&(e=
t(e,{instancePath:i+"/choices/"+c(a)+"/places",schemaPath:"#/properties/choices/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/places/minItems",keyword:"\
minItems",params:{limit:1}}),r++);let p=m.length;for(let k=0;k<p;k++){let v=m[k];typeof v=="string"?(v.length>80&&g(v)>80&&(e=t(e,{instancePath:i+"/choices/"+c(
a)+"/places/"+k,schemaPath:"defs.schema.json#/$defs/placeId/maxLength",keyword:"maxLength",params:{limit:80}}),r++),w.test(v)||(e=t(e,{instancePath:i+"/choices/"+
c(a)+"/places/"+k,schemaPath:"defs.schema.json#/$defs/placeId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+
"/choices/"+c(a)+"/places/"+k,schemaPath:"defs.schema.json#/$defs/placeId/type",keyword:"type",params:{type:"string"}}),r++)}let l=m.length,d;if(l>1){e:for(;l--;)
for(d=l;d--;)if(A(m[l],m[d])){e=t(e,{instancePath:i+"/choices/"+c(a)+"/places",schemaPath:"#/properties/choices/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%\
24/properties/places/uniqueItems",keyword:"uniqueItems",params:{i:l,j:d}}),r++;break e}}}else e=t(e,{instancePath:i+"/choices/"+c(a)+"/places",schemaPath:"#/pro\
perties/choices/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/places/type",keyword:"type",params:{type:"array"}}),r++}if(n.units!==void 0){let m=n.
units;if(m&&typeof m=="object"&&!Array.isArray(m)){for(let p in m)w.test(p)||(e=t(e,{instancePath:i+"/choices/"+c(a)+"/units",schemaPath:"defs.schema.json#/$def\
s/unitCounts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}),r++);for(let p in m)if(w.test(p)){let l=m[p];typeof l=="number"&&
!(l%1)&&!isNaN(l)&&isFinite(l)||(e=t(e,{instancePath:i+"/choices/"+c(a)+"/units/"+c(p),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-\
z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"integer"}}),r++),typeof l=="number"&&isFinite(l)&&((l>50||isNaN(l))&&(e=t(e,{instancePath:i+"/choice\
s/"+c(a)+"/units/"+c(p),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:50}}),r++),(l<1||isNaN(l))&&(e=t(e,{instancePath:i+"/choices/"+c(a)+"/units/"+c(p),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5\
E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}}else e=t(e,{instancePath:i+"/choices/"+c(a)+"/units",schemaPath:"\
defs.schema.json#/$defs/unitCounts/type",keyword:"type",params:{type:"object"}}),r++}if(n.airSteps!==void 0){let m=n.airSteps;if(m&&typeof m=="object"&&!Array.isArray(
m)){Object.keys(m).length<1&&(e=t(e,{instancePath:i+"/choices/"+c(a)+"/airSteps",schemaPath:"defs.schema.json#/$defs/airSteps/minProperties",keyword:"minPropert\
ies",params:{limit:1}}),r++);for(let p in m)p==="japan"||p==="us"||p==="britain"||p==="netherlands"||(e=t(e,{instancePath:i+"/choices/"+c(a)+"/airSteps",schemaPath:"\
defs.schema.json#/$defs/airSteps/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}),r++);if(m.japan!==void 0){let p=m.japan;typeof p==
"number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=t(e,{instancePath:i+"/choices/"+c(a)+"/airSteps/japan",schemaPath:"defs.schema.json#/$defs/airSteps/properties/japa\
n/type",keyword:"type",params:{type:"integer"}}),r++),typeof p=="number"&&isFinite(p)&&((p>60||isNaN(p))&&(e=t(e,{instancePath:i+"/choices/"+c(a)+"/airSteps/jap\
an",schemaPath:"defs.schema.json#/$defs/airSteps/properties/japan/maximum",keyword:"maximum",params:{comparison:"<=",limit:60}}),r++),(p<1||isNaN(p))&&(e=t(e,{instancePath:i+
"/choices/"+c(a)+"/airSteps/japan",schemaPath:"defs.schema.json#/$defs/airSteps/properties/japan/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}
if(m.us!==void 0){let p=m.us;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=t(e,{instancePath:i+"/choices/"+c(a)+"/airSteps/us",schemaPath:"defs.schema.\
json#/$defs/airSteps/properties/us/type",keyword:"type",params:{type:"integer"}}),r++),typeof p=="number"&&isFinite(p)&&((p>60||isNaN(p))&&(e=t(e,{instancePath:i+
"/choices/"+c(a)+"/airSteps/us",schemaPath:"defs.schema.json#/$defs/airSteps/properties/us/maximum",keyword:"maximum",params:{comparison:"<=",limit:60}}),r++),(p<
1||isNaN(p))&&(e=t(e,{instancePath:i+"/choices/"+c(a)+"/airSteps/us",schemaPath:"defs.schema.json#/$defs/airSteps/properties/us/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}),r++))}if(m.britain!==void 0){let p=m.britain;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=t(e,{instancePath:i+"/choices/"+c(
a)+"/airSteps/britain",schemaPath:"defs.schema.json#/$defs/airSteps/properties/britain/type",keyword:"type",params:{type:"integer"}}),r++),typeof p=="number"&&isFinite(
p)&&((p>60||isNaN(p))&&(e=t(e,{instancePath:i+"/choices/"+c(a)+"/airSteps/britain",schemaPath:"defs.schema.json#/$defs/airSteps/properties/britain/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:60}}),r++),(p<1||isNaN(p))&&(e=t(e,{instancePath:i+"/choices/"+c(a)+"/airSteps/britain",schemaPath:"defs.schema.json#/$de\
fs/airSteps/properties/britain/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(m.netherlands!==void 0){let p=m.netherlands;typeof p=="num\
ber"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=t(e,{instancePath:i+"/choices/"+c(a)+"/airSteps/netherlands",schemaPath:"defs.schema.json#/$defs/airSteps/properties/ne\
therlands/type",keyword:"type",params:{type:"integer"}}),r++),typeof p=="number"&&isFinite(p)&&((p>60||isNaN(p))&&(e=t(e,{instancePath:i+"/choices/"+c(a)+"/airS\
teps/netherlands",schemaPath:"defs.schema.json#/$defs/airSteps/properties/netherlands/maximum",keyword:"maximum",params:{comparison:"<=",limit:60}}),r++),(p<1||
isNaN(p))&&(e=t(e,{instancePath:i+"/choices/"+c(a)+"/airSteps/netherlands",schemaPath:"defs.schema.json#/$defs/airSteps/properties/netherlands/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}),r++))}}else e=t(e,{instancePath:i+"/choices/"+c(a)+"/airSteps",schemaPath:"defs.schema.json#/$defs/airSteps/type",keyword:"\
type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/choices/"+c(a),schemaPath:"#/properties/choices/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*\
%24/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/choices",schemaPath:"#/properties/choices/type",keyword:"type",params:{type:"\
object"}}),r++}if(o.turnTrack!==void 0){let s=o.turnTrack;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let a in s)B.test(a)||(e=t(e,{instancePath:i+"/turnTr\
ack",schemaPath:"#/properties/turnTrack/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);for(let a in s)if(B.test(a)){let n=s[a];
if(n&&typeof n=="object"&&!Array.isArray(n)){Object.keys(n).length<1&&(e=t(e,{instancePath:i+"/turnTrack/"+c(a),schemaPath:"#/properties/turnTrack/patternProper\
ties/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/minProperties",keyword:"minProperties",params:{limit:1}}),r++);for(let m in n)m==="units"||m==="reduced"||m==="airSteps"||(e=
t(e,{instancePath:i+"/turnTrack/"+c(a),schemaPath:"#/properties/turnTrack/patternProperties/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:m}}),r++);if(n.units!==void 0){let m=n.units;if(m&&typeof m=="object"&&!Array.isArray(m)){for(let p in m)w.test(p)||(e=
t(e,{instancePath:i+"/turnTrack/"+c(a)+"/units",schemaPath:"defs.schema.json#/$defs/unitCounts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}),
r++);for(let p in m)if(w.test(p)){let l=m[p];typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)||(e=t(e,{instancePath:i+"/turnTrack/"+c(a)+"/units/"+c(p),schemaPath:"\
defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"integer"}}),r++),typeof l=="number"&&isFinite(
l)&&((l>50||isNaN(l))&&(e=t(e,{instancePath:i+"/turnTrack/"+c(a)+"/units/"+c(p),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D\
%5Ba-z0-9-%5D*%24/maximum",keyword:"maximum",params:{comparison:"<=",limit:50}}),r++),(l<1||isNaN(l))&&(e=t(e,{instancePath:i+"/turnTrack/"+c(a)+"/units/"+c(p),
schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),
r++))}}else e=t(e,{instancePath:i+"/turnTrack/"+c(a)+"/units",schemaPath:"defs.schema.json#/$defs/unitCounts/type",keyword:"type",params:{type:"object"}}),r++}if(n.
reduced!==void 0){let m=n.reduced;if(m&&typeof m=="object"&&!Array.isArray(m)){for(let p in m)w.test(p)||(e=t(e,{instancePath:i+"/turnTrack/"+c(a)+"/reduced",schemaPath:"\
defs.schema.json#/$defs/unitCounts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}),r++);for(let p in m)if(w.test(p)){let l=m[p];
typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)||(e=t(e,{instancePath:i+"/turnTrack/"+c(a)+"/reduced/"+c(p),schemaPath:"defs.schema.json#/$defs/unitCounts/pa\
tternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"integer"}}),r++),typeof l=="number"&&isFinite(l)&&((l>50||isNaN(l))&&(e=t(e,
{instancePath:i+"/turnTrack/"+c(a)+"/reduced/"+c(p),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:50}}),r++),(l<1||isNaN(l))&&(e=t(e,{instancePath:i+"/turnTrack/"+c(a)+"/reduced/"+c(p),schemaPath:"defs.schema.json#/$def\
s/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}}else e=t(e,{instancePath:i+
"/turnTrack/"+c(a)+"/reduced",schemaPath:"defs.schema.json#/$defs/unitCounts/type",keyword:"type",params:{type:"object"}}),r++}if(n.airSteps!==void 0){let m=n.airSteps;
if(m&&typeof m=="object"&&!Array.isArray(m)){Object.keys(m).length<1&&(e=t(e,{instancePath:i+"/turnTrack/"+c(a)+"/airSteps",schemaPath:"defs.schema.json#/$defs/\
airSteps/minProperties",keyword:"minProperties",params:{limit:1}}),r++);for(let p in m)p==="japan"||p==="us"||p==="britain"||p==="netherlands"||(e=t(e,{instancePath:i+
"/turnTrack/"+c(a)+"/airSteps",schemaPath:"defs.schema.json#/$defs/airSteps/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}),
r++);if(m.japan!==void 0){let p=m.japan;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=t(e,{instancePath:i+"/turnTrack/"+c(a)+"/airSteps/japan",schemaPath:"\
defs.schema.json#/$defs/airSteps/properties/japan/type",keyword:"type",params:{type:"integer"}}),r++),typeof p=="number"&&isFinite(p)&&((p>60||isNaN(p))&&(e=t(e,
{instancePath:i+"/turnTrack/"+c(a)+"/airSteps/japan",schemaPath:"defs.schema.json#/$defs/airSteps/properties/japan/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:60}}),r++),(p<1||isNaN(p))&&(e=t(e,{instancePath:i+"/turnTrack/"+c(a)+"/airSteps/japan",schemaPath:"defs.schema.json#/$defs/airSteps/properties/japan/\
minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(m.us!==void 0){let p=m.us;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=t(e,{instancePath:i+
"/turnTrack/"+c(a)+"/airSteps/us",schemaPath:"defs.schema.json#/$defs/airSteps/properties/us/type",keyword:"type",params:{type:"integer"}}),r++),typeof p=="numb\
er"&&isFinite(p)&&((p>60||isNaN(p))&&(e=t(e,{instancePath:i+"/turnTrack/"+c(a)+"/airSteps/us",schemaPath:"defs.schema.json#/$defs/airSteps/properties/us/maximum",
keyword:"maximum",params:{comparison:"<=",limit:60}}),r++),(p<1||isNaN(p))&&(e=t(e,{instancePath:i+"/turnTrack/"+c(a)+"/airSteps/us",schemaPath:"defs.schema.jso\
n#/$defs/airSteps/properties/us/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(m.britain!==void 0){let p=m.britain;typeof p=="number"&&!(p%
1)&&!isNaN(p)&&isFinite(p)||(e=t(e,{instancePath:i+"/turnTrack/"+c(a)+"/airSteps/britain",schemaPath:"defs.schema.json#/$defs/airSteps/properties/britain/type",
keyword:"type",params:{type:"integer"}}),r++),typeof p=="number"&&isFinite(p)&&((p>60||isNaN(p))&&(e=t(e,{instancePath:i+"/turnTrack/"+c(a)+"/airSteps/britain",
schemaPath:"defs.schema.json#/$defs/airSteps/properties/britain/maximum",keyword:"maximum",params:{comparison:"<=",limit:60}}),r++),(p<1||isNaN(p))&&(e=t(e,{instancePath:i+
"/turnTrack/"+c(a)+"/airSteps/britain",schemaPath:"defs.schema.json#/$defs/airSteps/properties/britain/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),
r++))}if(m.netherlands!==void 0){let p=m.netherlands;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=t(e,{instancePath:i+"/turnTrack/"+c(a)+"/airSteps/ne\
therlands",schemaPath:"defs.schema.json#/$defs/airSteps/properties/netherlands/type",keyword:"type",params:{type:"integer"}}),r++),typeof p=="number"&&isFinite(
p)&&((p>60||isNaN(p))&&(e=t(e,{instancePath:i+"/turnTrack/"+c(a)+"/airSteps/netherlands",schemaPath:"defs.schema.json#/$defs/airSteps/properties/netherlands/max\
imum",keyword:"maximum",params:{comparison:"<=",limit:60}}),r++),(p<1||isNaN(p))&&(e=t(e,{instancePath:i+"/turnTrack/"+c(a)+"/airSteps/netherlands",schemaPath:"\
defs.schema.json#/$defs/airSteps/properties/netherlands/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}}else e=t(e,{instancePath:i+"/turnTr\
ack/"+c(a)+"/airSteps",schemaPath:"defs.schema.json#/$defs/airSteps/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/turnTrack/"+
c(a),schemaPath:"#/properties/turnTrack/patternProperties/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+
"/turnTrack",schemaPath:"#/properties/turnTrack/type",keyword:"type",params:{type:"object"}}),r++}if(o.removed!==void 0){let s=o.removed;if(s&&typeof s=="object"&&
!Array.isArray(s)){s.units===void 0&&(e=t(e,{instancePath:i+"/removed",schemaPath:"#/properties/removed/required",keyword:"required",params:{missingProperty:"un\
its"}}),r++);for(let a in s)a!=="units"&&(e=t(e,{instancePath:i+"/removed",schemaPath:"#/properties/removed/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:a}}),r++);if(s.units!==void 0){let a=s.units;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let n in a)w.test(n)||(e=t(e,{instancePath:i+
"/removed/units",schemaPath:"defs.schema.json#/$defs/unitCounts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),r++);for(let n in a)
if(w.test(n)){let m=a[n];typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)||(e=t(e,{instancePath:i+"/removed/units/"+c(n),schemaPath:"defs.schema.json#/$defs/u\
nitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"integer"}}),r++),typeof m=="number"&&isFinite(m)&&((m>50||isNaN(
m))&&(e=t(e,{instancePath:i+"/removed/units/"+c(n),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:50}}),r++),(m<1||isNaN(m))&&(e=t(e,{instancePath:i+"/removed/units/"+c(n),schemaPath:"defs.schema.json#/$defs/unitCounts/\
patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}}else e=t(e,{instancePath:i+"/removed/uni\
ts",schemaPath:"defs.schema.json#/$defs/unitCounts/type",keyword:"type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/removed",schemaPath:"#/proper\
ties/removed/type",keyword:"type",params:{type:"object"}}),r++}if(o.sunk!==void 0){let s=o.sunk;if(s&&typeof s=="object"&&!Array.isArray(s)){s.units===void 0&&(e=
t(e,{instancePath:i+"/sunk",schemaPath:"#/properties/sunk/required",keyword:"required",params:{missingProperty:"units"}}),r++);for(let a in s)a!=="units"&&(e=t(
e,{instancePath:i+"/sunk",schemaPath:"#/properties/sunk/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);if(s.units!==void 0){
let a=s.units;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let n in a)w.test(n)||(e=t(e,{instancePath:i+"/sunk/units",schemaPath:"defs.schema.json#/$defs/un\
itCounts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),r++);for(let n in a)if(w.test(n)){let m=a[n];typeof m=="number"&&!(m%
1)&&!isNaN(m)&&isFinite(m)||(e=t(e,{instancePath:i+"/sunk/units/"+c(n),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9\
-%5D*%24/type",keyword:"type",params:{type:"integer"}}),r++),typeof m=="number"&&isFinite(m)&&((m>50||isNaN(m))&&(e=t(e,{instancePath:i+"/sunk/units/"+c(n),schemaPath:"\
defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/maximum",keyword:"maximum",params:{comparison:"<=",limit:50}}),r++),(m<1||
isNaN(m))&&(e=t(e,{instancePath:i+"/sunk/units/"+c(n),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/minimum",
keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}}else e=t(e,{instancePath:i+"/sunk/units",schemaPath:"defs.schema.json#/$defs/unitCounts/type",keyword:"\
type",params:{type:"object"}}),r++}}else e=t(e,{instancePath:i+"/sunk",schemaPath:"#/properties/sunk/type",keyword:"type",params:{type:"object"}}),r++}if(o.reactionForce!==
void 0){let s=o.reactionForce;if(s&&typeof s=="object"&&!Array.isArray(s)){s.turn===void 0&&(e=t(e,{instancePath:i+"/reactionForce",schemaPath:"#/properties/rea\
ctionForce/required",keyword:"required",params:{missingProperty:"turn"}}),r++),s.units===void 0&&(e=t(e,{instancePath:i+"/reactionForce",schemaPath:"#/propertie\
s/reactionForce/required",keyword:"required",params:{missingProperty:"units"}}),r++),s.places===void 0&&(e=t(e,{instancePath:i+"/reactionForce",schemaPath:"#/pr\
operties/reactionForce/required",keyword:"required",params:{missingProperty:"places"}}),r++);for(let a in s)a==="turn"||a==="units"||a==="places"||a==="reacted"||
(e=t(e,{instancePath:i+"/reactionForce",schemaPath:"#/properties/reactionForce/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),
r++);if(s.turn!==void 0){let a=s.turn;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/reactionForce/turn",schemaPath:"defs.schema.j\
son#/$defs/turn/type",keyword:"type",params:{type:"integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>16||isNaN(a))&&(e=t(e,{instancePath:i+"/reactionForce/t\
urn",schemaPath:"defs.schema.json#/$defs/turn/maximum",keyword:"maximum",params:{comparison:"<=",limit:16}}),r++),(a<1||isNaN(a))&&(e=t(e,{instancePath:i+"/reac\
tionForce/turn",schemaPath:"defs.schema.json#/$defs/turn/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}if(s.units!==void 0){let a=s.units;
if(a&&typeof a=="object"&&!Array.isArray(a)){for(let n in a)w.test(n)||(e=t(e,{instancePath:i+"/reactionForce/units",schemaPath:"defs.schema.json#/$defs/unitCou\
nts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),r++);for(let n in a)if(w.test(n)){let m=a[n];typeof m=="number"&&!(m%1)&&
!isNaN(m)&&isFinite(m)||(e=t(e,{instancePath:i+"/reactionForce/units/"+c(n),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba\
-z0-9-%5D*%24/type",keyword:"type",params:{type:"integer"}}),r++),typeof m=="number"&&isFinite(m)&&((m>50||isNaN(m))&&(e=t(e,{instancePath:i+"/reactionForce/uni\
ts/"+c(n),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/maximum",keyword:"maximum",params:{comparison:"<=",limit:50}}),
r++),(m<1||isNaN(m))&&(e=t(e,{instancePath:i+"/reactionForce/units/"+c(n),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z\
0-9-%5D*%24/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}),r++))}}else e=t(e,{instancePath:i+"/reactionForce/units",schemaPath:"defs.schema.json#\
/$defs/unitCounts/type",keyword:"type",params:{type:"object"}}),r++}if(s.places!==void 0){let a=s.places;if(a&&typeof a=="object"&&!Array.isArray(a)){a[1]===void 0&&
(e=t(e,{instancePath:i+"/reactionForce/places",schemaPath:"#/properties/reactionForce/properties/places/required",keyword:"required",params:{missingProperty:"1"}}),
r++),a[2]===void 0&&(e=t(e,{instancePath:i+"/reactionForce/places",schemaPath:"#/properties/reactionForce/properties/places/required",keyword:"required",params:{
missingProperty:"2"}}),r++),a[3]===void 0&&(e=t(e,{instancePath:i+"/reactionForce/places",schemaPath:"#/properties/reactionForce/properties/places/required",keyword:"\
required",params:{missingProperty:"3"}}),r++),a[4]===void 0&&(e=t(e,{instancePath:i+"/reactionForce/places",schemaPath:"#/properties/reactionForce/properties/pl\
aces/required",keyword:"required",params:{missingProperty:"4"}}),r++),a[5]===void 0&&(e=t(e,{instancePath:i+"/reactionForce/places",schemaPath:"#/properties/rea\
ctionForce/properties/places/required",keyword:"required",params:{missingProperty:"5"}}),r++),a[6]===void 0&&(e=t(e,{instancePath:i+"/reactionForce/places",schemaPath:"\
#/properties/reactionForce/properties/places/required",keyword:"required",params:{missingProperty:"6"}}),r++);for(let n in a)n==="1"||n==="2"||n==="3"||n==="4"||
n==="5"||n==="6"||(e=t(e,{instancePath:i+"/reactionForce/places",schemaPath:"#/properties/reactionForce/properties/places/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:n}}),r++);if(a[1]!==void 0){let n=a[1];typeof n=="string"?(n.length>80&&g(n)>80&&(e=t(e,{instancePath:i+"/reactionForc\
e/places/1",schemaPath:"defs.schema.json#/$defs/placeId/maxLength",keyword:"maxLength",params:{limit:80}}),r++),w.test(n)||(e=t(e,{instancePath:i+"/reactionForc\
e/places/1",schemaPath:"defs.schema.json#/$defs/placeId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/reac\
tionForce/places/1",schemaPath:"defs.schema.json#/$defs/placeId/type",keyword:"type",params:{type:"string"}}),r++)}if(a[2]!==void 0){let n=a[2];typeof n=="strin\
g"?(n.length>80&&g(n)>80&&(e=t(e,{instancePath:i+"/reactionForce/places/2",schemaPath:"defs.schema.json#/$defs/placeId/maxLength",keyword:"maxLength",params:{limit:80}}),
r++),w.test(n)||(e=t(e,{instancePath:i+"/reactionForce/places/2",schemaPath:"defs.schema.json#/$defs/placeId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-\
9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/reactionForce/places/2",schemaPath:"defs.schema.json#/$defs/placeId/type",keyword:"type",params:{type:"string"}}),
r++)}if(a[3]!==void 0){let n=a[3];typeof n=="string"?(n.length>80&&g(n)>80&&(e=t(e,{instancePath:i+"/reactionForce/places/3",schemaPath:"defs.schema.json#/$defs\
/placeId/maxLength",keyword:"maxLength",params:{limit:80}}),r++),w.test(n)||(e=t(e,{instancePath:i+"/reactionForce/places/3",schemaPath:"defs.schema.json#/$defs\
/placeId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/reactionForce/places/3",schemaPath:"defs.schema.jso\
n#/$defs/placeId/type",keyword:"type",params:{type:"string"}}),r++)}if(a[4]!==void 0){let n=a[4];typeof n=="string"?(n.length>80&&g(n)>80&&(e=t(e,{instancePath:i+
"/reactionForce/places/4",schemaPath:"defs.schema.json#/$defs/placeId/maxLength",keyword:"maxLength",params:{limit:80}}),r++),w.test(n)||(e=t(e,{instancePath:i+
"/reactionForce/places/4",schemaPath:"defs.schema.json#/$defs/placeId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+
"/reactionForce/places/4",schemaPath:"defs.schema.json#/$defs/placeId/type",keyword:"type",params:{type:"string"}}),r++)}if(a[5]!==void 0){let n=a[5];typeof n==
"string"?(n.length>80&&g(n)>80&&(e=t(e,{instancePath:i+"/reactionForce/places/5",schemaPath:"defs.schema.json#/$defs/placeId/maxLength",keyword:"maxLength",params:{
limit:80}}),r++),w.test(n)||(e=t(e,{instancePath:i+"/reactionForce/places/5",schemaPath:"defs.schema.json#/$defs/placeId/pattern",keyword:"pattern",params:{pattern:"\
^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/reactionForce/places/5",schemaPath:"defs.schema.json#/$defs/placeId/type",keyword:"type",params:{type:"s\
tring"}}),r++)}if(a[6]!==void 0){let n=a[6];typeof n=="string"?(n.length>80&&g(n)>80&&(e=t(e,{instancePath:i+"/reactionForce/places/6",schemaPath:"defs.schema.j\
son#/$defs/placeId/maxLength",keyword:"maxLength",params:{limit:80}}),r++),w.test(n)||(e=t(e,{instancePath:i+"/reactionForce/places/6",schemaPath:"defs.schema.j\
son#/$defs/placeId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"}}),r++)):(e=t(e,{instancePath:i+"/reactionForce/places/6",schemaPath:"defs.\
schema.json#/$defs/placeId/type",keyword:"type",params:{type:"string"}}),r++)}}else e=t(e,{instancePath:i+"/reactionForce/places",schemaPath:"#/properties/react\
ionForce/properties/places/type",keyword:"type",params:{type:"object"}}),r++}s.reacted!==void 0&&typeof s.reacted!="boolean"&&(e=t(e,{instancePath:i+"/reactionF\
orce/reacted",schemaPath:"#/properties/reactionForce/properties/reacted/type",keyword:"type",params:{type:"boolean"}}),r++)}else e=t(e,{instancePath:i+"/reactio\
nForce",schemaPath:"#/properties/reactionForce/type",keyword:"type",params:{type:"object"}}),r++}if(o.tracks!==void 0){let s=o.tracks;if(s&&typeof s=="object"&&
!Array.isArray(s)){s.merchantmen===void 0&&(e=t(e,{instancePath:i+"/tracks",schemaPath:"#/properties/tracks/required",keyword:"required",params:{missingProperty:"\
merchantmen"}}),r++),s.oil===void 0&&(e=t(e,{instancePath:i+"/tracks",schemaPath:"#/properties/tracks/required",keyword:"required",params:{missingProperty:"oil"}}),
r++),s.transport===void 0&&(e=t(e,{instancePath:i+"/tracks",schemaPath:"#/properties/tracks/required",keyword:"required",params:{missingProperty:"transport"}}),
r++),s.submarine===void 0&&(e=t(e,{instancePath:i+"/tracks",schemaPath:"#/properties/tracks/required",keyword:"required",params:{missingProperty:"submarine"}}),
r++),s.victoryPoints===void 0&&(e=t(e,{instancePath:i+"/tracks",schemaPath:"#/properties/tracks/required",keyword:"required",params:{missingProperty:"victoryPoi\
nts"}}),r++);for(let a in s)a==="merchantmen"||a==="oil"||a==="transport"||a==="submarine"||a==="victoryPoints"||(e=t(e,{instancePath:i+"/tracks",schemaPath:"#/\
properties/tracks/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),r++);if(s.merchantmen!==void 0){let a=s.merchantmen;if(typeof a==
"number"&&isFinite(a)){(a>1e3||isNaN(a))&&(e=t(e,{instancePath:i+"/tracks/merchantmen",schemaPath:"../common/common.schema.json#/$defs/quarters/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e3}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/tracks/merchantmen",schemaPath:"../common/common.schema.json#/$defs\
/quarters/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++);let n;n=a/.25,n!==parseInt(n)&&(e=t(e,{instancePath:i+"/tracks/merchantmen",schemaPath:"\
../common/common.schema.json#/$defs/quarters/multipleOf",keyword:"multipleOf",params:{multipleOf:.25}}),r++)}else e=t(e,{instancePath:i+"/tracks/merchantmen",schemaPath:"\
../common/common.schema.json#/$defs/quarters/type",keyword:"type",params:{type:"number"}}),r++}if(s.oil!==void 0){let a=s.oil;if(typeof a=="number"&&isFinite(a)){
(a>1e3||isNaN(a))&&(e=t(e,{instancePath:i+"/tracks/oil",schemaPath:"../common/common.schema.json#/$defs/quarters/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e3}}),r++),(a<0||isNaN(a))&&(e=t(e,{instancePath:i+"/tracks/oil",schemaPath:"../common/common.schema.json#/$defs/quarters/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}}),r++);let n;n=a/.25,n!==parseInt(n)&&(e=t(e,{instancePath:i+"/tracks/oil",schemaPath:"../common/common.schema.json#/$defs/quar\
ters/multipleOf",keyword:"multipleOf",params:{multipleOf:.25}}),r++)}else e=t(e,{instancePath:i+"/tracks/oil",schemaPath:"../common/common.schema.json#/$defs/qu\
arters/type",keyword:"type",params:{type:"number"}}),r++}if(s.transport!==void 0){let a=s.transport;if(a&&typeof a=="object"&&!Array.isArray(a)){a.japan===void 0&&
(e=t(e,{instancePath:i+"/tracks/transport",schemaPath:"#/properties/tracks/properties/transport/required",keyword:"required",params:{missingProperty:"japan"}}),
r++),a.us===void 0&&(e=t(e,{instancePath:i+"/tracks/transport",schemaPath:"#/properties/tracks/properties/transport/required",keyword:"required",params:{missingProperty:"\
us"}}),r++),a.britain===void 0&&(e=t(e,{instancePath:i+"/tracks/transport",schemaPath:"#/properties/tracks/properties/transport/required",keyword:"required",params:{
missingProperty:"britain"}}),r++);for(let n in a)n==="japan"||n==="us"||n==="britain"||(e=t(e,{instancePath:i+"/tracks/transport",schemaPath:"#/properties/track\
s/properties/transport/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),r++);if(a.japan!==void 0){let n=a.japan;if(typeof n==
"number"&&isFinite(n)){(n>1e3||isNaN(n))&&(e=t(e,{instancePath:i+"/tracks/transport/japan",schemaPath:"../common/common.schema.json#/$defs/quarters/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e3}}),r++),(n<0||isNaN(n))&&(e=t(e,{instancePath:i+"/tracks/transport/japan",schemaPath:"../common/common.schema.json#/$\
defs/quarters/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++);let m;m=n/.25,m!==parseInt(m)&&(e=t(e,{instancePath:i+"/tracks/transport/japan",
schemaPath:"../common/common.schema.json#/$defs/quarters/multipleOf",keyword:"multipleOf",params:{multipleOf:.25}}),r++)}else e=t(e,{instancePath:i+"/tracks/tra\
nsport/japan",schemaPath:"../common/common.schema.json#/$defs/quarters/type",keyword:"type",params:{type:"number"}}),r++}if(a.us!==void 0){let n=a.us;if(typeof n==
"number"&&isFinite(n)){(n>1e3||isNaN(n))&&(e=t(e,{instancePath:i+"/tracks/transport/us",schemaPath:"../common/common.schema.json#/$defs/quarters/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e3}}),r++),(n<0||isNaN(n))&&(e=t(e,{instancePath:i+"/tracks/transport/us",schemaPath:"../common/common.schema.json#/$def\
s/quarters/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++);let m;m=n/.25,m!==parseInt(m)&&(e=t(e,{instancePath:i+"/tracks/transport/us",schemaPath:"\
../common/common.schema.json#/$defs/quarters/multipleOf",keyword:"multipleOf",params:{multipleOf:.25}}),r++)}else e=t(e,{instancePath:i+"/tracks/transport/us",schemaPath:"\
../common/common.schema.json#/$defs/quarters/type",keyword:"type",params:{type:"number"}}),r++}if(a.britain!==void 0){let n=a.britain;if(typeof n=="number"&&isFinite(
n)){(n>1e3||isNaN(n))&&(e=t(e,{instancePath:i+"/tracks/transport/britain",schemaPath:"../common/common.schema.json#/$defs/quarters/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e3}}),r++),(n<0||isNaN(n))&&(e=t(e,{instancePath:i+"/tracks/transport/britain",schemaPath:"../common/common.schema.json#/$defs/quarters/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++);let m;m=n/.25,m!==parseInt(m)&&(e=t(e,{instancePath:i+"/tracks/transport/britain",schemaPath:"\
../common/common.schema.json#/$defs/quarters/multipleOf",keyword:"multipleOf",params:{multipleOf:.25}}),r++)}else e=t(e,{instancePath:i+"/tracks/transport/brita\
in",schemaPath:"../common/common.schema.json#/$defs/quarters/type",keyword:"type",params:{type:"number"}}),r++}}else e=t(e,{instancePath:i+"/tracks/transport",schemaPath:"\
#/properties/tracks/properties/transport/type",keyword:"type",params:{type:"object"}}),r++}if(s.submarine!==void 0){let a=s.submarine;if(a&&typeof a=="object"&&
!Array.isArray(a)){a.japan===void 0&&(e=t(e,{instancePath:i+"/tracks/submarine",schemaPath:"#/properties/tracks/properties/submarine/required",keyword:"required",
params:{missingProperty:"japan"}}),r++),a.allies===void 0&&(e=t(e,{instancePath:i+"/tracks/submarine",schemaPath:"#/properties/tracks/properties/submarine/requi\
red",keyword:"required",params:{missingProperty:"allies"}}),r++);for(let n in a)n==="japan"||n==="allies"||(e=t(e,{instancePath:i+"/tracks/submarine",schemaPath:"\
#/properties/tracks/properties/submarine/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}),r++);if(a.japan!==void 0){let n=a.
japan;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=t(e,{instancePath:i+"/tracks/submarine/japan",schemaPath:"#/properties/tracks/properties/submarine/\
properties/japan/type",keyword:"type",params:{type:"integer"}}),r++),typeof n=="number"&&isFinite(n)&&((n>100||isNaN(n))&&(e=t(e,{instancePath:i+"/tracks/submar\
ine/japan",schemaPath:"#/properties/tracks/properties/submarine/properties/japan/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}),r++),(n<0||isNaN(
n))&&(e=t(e,{instancePath:i+"/tracks/submarine/japan",schemaPath:"#/properties/tracks/properties/submarine/properties/japan/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}),r++))}if(a.allies!==void 0){let n=a.allies;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=t(e,{instancePath:i+"/tracks/submarine/allies",
schemaPath:"#/properties/tracks/properties/submarine/properties/allies/type",keyword:"type",params:{type:"integer"}}),r++),typeof n=="number"&&isFinite(n)&&((n>
100||isNaN(n))&&(e=t(e,{instancePath:i+"/tracks/submarine/allies",schemaPath:"#/properties/tracks/properties/submarine/properties/allies/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:100}}),r++),(n<0||isNaN(n))&&(e=t(e,{instancePath:i+"/tracks/submarine/allies",schemaPath:"#/properties/tracks/properties/subm\
arine/properties/allies/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}),r++))}}else e=t(e,{instancePath:i+"/tracks/submarine",schemaPath:"#/proper\
ties/tracks/properties/submarine/type",keyword:"type",params:{type:"object"}}),r++}if(s.victoryPoints!==void 0){let a=s.victoryPoints;typeof a=="number"&&!(a%1)&&
!isNaN(a)&&isFinite(a)||(e=t(e,{instancePath:i+"/tracks/victoryPoints",schemaPath:"#/properties/tracks/properties/victoryPoints/type",keyword:"type",params:{type:"\
integer"}}),r++),typeof a=="number"&&isFinite(a)&&((a>100||isNaN(a))&&(e=t(e,{instancePath:i+"/tracks/victoryPoints",schemaPath:"#/properties/tracks/properties/\
victoryPoints/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}),r++),(a<-100||isNaN(a))&&(e=t(e,{instancePath:i+"/tracks/victoryPoints",schemaPath:"\
#/properties/tracks/properties/victoryPoints/minimum",keyword:"minimum",params:{comparison:">=",limit:-100}}),r++))}}else e=t(e,{instancePath:i+"/tracks",schemaPath:"\
#/properties/tracks/type",keyword:"type",params:{type:"object"}}),r++}if(o.overrides!==void 0){let s=o.overrides;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let a in s)
Ve.test(a)||(e=t(e,{instancePath:i+"/overrides",schemaPath:"#/properties/overrides/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}),
r++);for(let a in s)if(Ve.test(a)){let n=s[a];n&&typeof n=="object"&&!Array.isArray(n)||(e=t(e,{instancePath:i+"/overrides/"+c(a),schemaPath:"#/properties/overr\
ides/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9~1-%5D*%5C.json%24/type",keyword:"type",params:{type:"object"}}),r++)}}else e=t(e,{instancePath:i+"/overrides",schemaPath:"\
#/properties/overrides/type",keyword:"type",params:{type:"object"}}),r++}o.sources!==void 0&&(he(o.sources,{instancePath:i+"/sources",parentData:o,parentDataProperty:"\
sources",rootData:y,dynamicAnchors:u})||(e=e===null?he.errors:e.concat(he.errors),r=e.length))}else e=t(e,{instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}),r++;return Oe.errors=e,r===0}Oe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function t(o,i){return o===null?[i]:(o.push(i),o)}function c(o){
return o.includes("~")||o.includes("/")?o.replace(/~/g,"~0").replace(/\//g,"~1"):o}var D=o=>i=>o(i)?[]:[...o.errors],jr={"common/workspace.schema.json":D(Ue),"common/game.schema.json":D(Xe),"common/map.schema.json":D(Ye),"common/options.schema\
.json":D(er),"common/layer.schema.json":D(rr),"common/playtest.schema.json":D(ir),"fire-in-the-sky/bases.schema.json":D(tr),"fire-in-the-sky/units.schema.json":D(
sr),"fire-in-the-sky/parameters.schema.json":D(ar),"fire-in-the-sky/sequence.schema.json":D(or),"fire-in-the-sky/combat-table.schema.json":D(nr),"fire-in-the-sk\
y/surface-combat-table.schema.json":D(mr),"fire-in-the-sky/naval-damage-table.schema.json":D(pr),"fire-in-the-sky/transport-costs.schema.json":D(dr),"fire-in-th\
e-sky/levels.schema.json":D(cr),"fire-in-the-sky/reinforcements.schema.json":D(fr),"fire-in-the-sky/scenario.schema.json":D(yr)};export{jr as validators};
