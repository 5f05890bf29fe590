// Made from schemas/ by "npm run generate". Do not edit.
var Ke=(n,i)=>()=>{try{return i||n((i={exports:{}}).exports,i),i.exports}catch(g){throw i=0,g}};var Xe=Ke(Me=>{"use strict";Object.defineProperty(Me,"__esModule",{value:!0});function Ue(n){let i=n.length,g=0,P=0,d;for(;P<i;)g++,d=n.charCodeAt(P++),d>=55296&&
d<=56319&&P<i&&(d=n.charCodeAt(P),(d&64512)===56320&&P++);return g}Me.default=Ue;Ue.code='require("ajv/dist/runtime/ucs2length").default'});var es=Ke((_s,Ye)=>{"use strict";Ye.exports=function n(i,g){if(i===g)return!0;if(i&&g&&typeof i=="object"&&typeof g=="object"){if(i.constructor!==g.constructor)
return!1;var P,d,f;if(Array.isArray(i)){if(P=i.length,P!=g.length)return!1;for(d=P;d--!==0;)if(!n(i[d],g[d]))return!1;return!0}if(i.constructor===RegExp)return i.
source===g.source&&i.flags===g.flags;if(i.valueOf!==Object.prototype.valueOf)return i.valueOf()===g.valueOf();if(i.toString!==Object.prototype.toString)return i.
toString()===g.toString();if(f=Object.keys(i),P=f.length,P!==Object.keys(g).length)return!1;for(d=P;d--!==0;)if(!Object.prototype.hasOwnProperty.call(g,f[d]))return!1;
for(d=P;d--!==0;){var e=f[d];if(!n(i[e],g[e]))return!1}return!0}return i!==i&&g!==g}});var rs=Ke(Ge=>{"use strict";Object.defineProperty(Ge,"__esModule",{value:!0});var ss=es();ss.code='require("ajv/dist/runtime/equal").default';Ge.default=ss});var as=xe;var h=Xe().default,x=rs().default,b=new RegExp("^[a-z0-9][a-z0-9-]*$","u"),Ns=new RegExp("^[a-z][a-z0-9/-]*$","u"),j=new RegExp("^(|/.*)$","u");var xs={type:"object",properties:{rule:{$ref:"#/$defs/ruleNumber"},status:{type:"string",enum:["printed","errata","reconstructed","designed"]},note:{type:"strin\
g",minLength:1,maxLength:2e3}},required:["status"],additionalProperties:!1};var J=new RegExp("^[0-9A-Z][0-9A-Za-z.()-]*$","u");function k(n,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:d=n,dynamicAnchors:f={}}={}){let e=null,
t=0,c=k.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.status===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[r]:e.push(r),t++}for(let r in n)
if(!(r==="rule"||r==="status"||r==="note")){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(n.rule!==void 0){let r=n.rule;if(typeof r=="string"){if(h(r)>24){let s={instancePath:i+
"/rule",schemaPath:"#/$defs/ruleNumber/maxLength",keyword:"maxLength",params:{limit:24},message:"must NOT have more than 24 characters"};e===null?e=[s]:e.push(s),
t++}if(!J.test(r)){let s={instancePath:i+"/rule",schemaPath:"#/$defs/ruleNumber/pattern",keyword:"pattern",params:{pattern:"^[0-9A-Z][0-9A-Za-z.()-]*$"},message:'\
must match pattern "^[0-9A-Z][0-9A-Za-z.()-]*$"'};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/rule",schemaPath:"#/$defs/ruleNumber/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(n.status!==void 0){let r=n.status;if(typeof r!="string"){let s={instancePath:i+
"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="printed"||
r==="errata"||r==="reconstructed"||r==="designed")){let s={instancePath:i+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:xs.
properties.status.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(n.note!==void 0){let r=n.note;if(typeof r=="strin\
g"){if(h(r)>2e3){let s={instancePath:i+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than \
2000 characters"};e===null?e=[s]:e.push(s),t++}if(h(r)<1){let s={instancePath:i+"/note",schemaPath:"#/properties/note/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/note",schemaPath:"#/properties/note/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return k.errors=e,t===0}k.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function U(n,{instancePath:i="",
parentData:g,parentDataProperty:P,rootData:d=n,dynamicAnchors:f={}}={}){let e=null,t=0,c=U.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=
void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(Object.keys(n).length<1){let r={instancePath:i,schemaPath:"#/minProperties",keyword:"minProperties",params:{
limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[r]:e.push(r),t++}for(let r in n)if(!j.test(r)){let s={instancePath:i,schemaPath:"#/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}for(let r in n)
j.test(r)&&(k(n[r],{instancePath:i+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:n,parentDataProperty:r,rootData:d,dynamicAnchors:f})||(e=e===null?k.errors:
e.concat(k.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.
push(r),t++}return U.errors=e,t===0}U.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function xe(n,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:d=n,
dynamicAnchors:f={}}={}){let e=null,t=0,c=xe.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),n&&typeof n=="object"&&!Array.isArray(
n)){if(n.title===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"title"},message:"must have required property \
'title'"};e===null?e=[r]:e.push(r),t++}if(n.game===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"game"},message:"\
must have required property 'game'"};e===null?e=[r]:e.push(r),t++}if(n.layers===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"layers"},message:"must have required property 'layers'"};e===null?e=[r]:e.push(r),t++}for(let r in n)if(!(r==="$schema"||r==="title"||r==="game"||
r==="layers"||r==="without"||r==="suppress"||r==="sources")){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(n.$schema!==void 0){let r=n.$schema;if(typeof r=="string"){if(h(r)<1){let s={instancePath:i+
"/$schema",schemaPath:"common.schema.json#/$defs/schemaPath/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/$schema",schemaPath:"common.schema.json#/$defs/schemaPath/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}}if(n.title!==void 0){let r=n.title;if(typeof r=="string"){if(h(r)>200){let s={instancePath:i+"/title",schemaPath:"\
#/properties/title/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[s]:e.push(s),t++}if(h(r)<1){let s={
instancePath:i+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),t++}}if(n.game!==void 0){let r=n.game;if(typeof r=="string"){if(h(r)>80){let s={instancePath:i+"/game",schemaPath:"common.schema.json#/$def\
s/id/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[s]:e.push(s),t++}if(!b.test(r)){let s={instancePath:i+
"/game",schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"},message:'must match pattern "^[a-z0-9][a-z0-\
9-]*$"'};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/game",schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}}if(n.layers!==void 0){let r=n.layers;if(Array.isArray(r)){let s=r.length;for(let m=0;m<s;m++){let l=r[m];if(typeof l==
"string"){if(h(l)>80){let p={instancePath:i+"/layers/"+m,schemaPath:"common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{limit:80},message:"must\
 NOT have more than 80 characters"};e===null?e=[p]:e.push(p),t++}if(!b.test(l)){let p={instancePath:i+"/layers/"+m,schemaPath:"common.schema.json#/$defs/id/patt\
ern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"},message:'must match pattern "^[a-z0-9][a-z0-9-]*$"'};e===null?e=[p]:e.push(p),t++}}else{let p={instancePath:i+
"/layers/"+m,schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}let a=r.
length,o;if(a>1){e:for(;a--;)for(o=a;o--;)if(x(r[a],r[o])){let m={instancePath:i+"/layers",schemaPath:"#/properties/layers/uniqueItems",keyword:"uniqueItems",params:{
i:a,j:o},message:"must NOT have duplicate items (items ## "+o+" and "+a+" are identical)"};e===null?e=[m]:e.push(m),t++;break e}}}else{let s={instancePath:i+"/l\
ayers",schemaPath:"#/properties/layers/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(n.without!==void 0){
let r=n.without;if(Array.isArray(r)){let s=r.length;for(let m=0;m<s;m++){let l=r[m];if(typeof l=="string"){if(h(l)>80){let p={instancePath:i+"/without/"+m,schemaPath:"\
common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[p]:e.push(p),t++}if(!b.
test(l)){let p={instancePath:i+"/without/"+m,schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"},message:'\
must match pattern "^[a-z0-9][a-z0-9-]*$"'};e===null?e=[p]:e.push(p),t++}}else{let p={instancePath:i+"/without/"+m,schemaPath:"common.schema.json#/$defs/id/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}let a=r.length,o;if(a>1){e:for(;a--;)for(o=a;o--;)if(x(r[a],r[o])){
let m={instancePath:i+"/without",schemaPath:"#/properties/without/uniqueItems",keyword:"uniqueItems",params:{i:a,j:o},message:"must NOT have duplicate items (it\
ems ## "+o+" and "+a+" are identical)"};e===null?e=[m]:e.push(m),t++;break e}}}else{let s={instancePath:i+"/without",schemaPath:"#/properties/without/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(n.suppress!==void 0){let r=n.suppress;if(Array.isArray(r)){let s=r.length;
for(let a=0;a<s;a++){let o=r[a];if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.code===void 0){let m={instancePath:i+"/suppress/"+a,schemaPath:"#/properties/s\
uppress/items/required",keyword:"required",params:{missingProperty:"code"},message:"must have required property 'code'"};e===null?e=[m]:e.push(m),t++}if(o.reason===
void 0){let m={instancePath:i+"/suppress/"+a,schemaPath:"#/properties/suppress/items/required",keyword:"required",params:{missingProperty:"reason"},message:"mus\
t have required property 'reason'"};e===null?e=[m]:e.push(m),t++}for(let m in o)if(!(m==="code"||m==="file"||m==="pointer"||m==="reason")){let l={instancePath:i+
"/suppress/"+a,schemaPath:"#/properties/suppress/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have\
 additional properties"};e===null?e=[l]:e.push(l),t++}if(o.code!==void 0){let m=o.code;if(typeof m=="string"){if(h(m)>120){let l={instancePath:i+"/suppress/"+a+
"/code",schemaPath:"#/properties/suppress/items/properties/code/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 character\
s"};e===null?e=[l]:e.push(l),t++}if(!Ns.test(m)){let l={instancePath:i+"/suppress/"+a+"/code",schemaPath:"#/properties/suppress/items/properties/code/pattern",keyword:"\
pattern",params:{pattern:"^[a-z][a-z0-9/-]*$"},message:'must match pattern "^[a-z][a-z0-9/-]*$"'};e===null?e=[l]:e.push(l),t++}}else{let l={instancePath:i+"/sup\
press/"+a+"/code",schemaPath:"#/properties/suppress/items/properties/code/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.
push(l),t++}}if(o.file!==void 0){let m=o.file;if(typeof m=="string"){if(h(m)>400){let l={instancePath:i+"/suppress/"+a+"/file",schemaPath:"#/properties/suppress\
/items/properties/file/maxLength",keyword:"maxLength",params:{limit:400},message:"must NOT have more than 400 characters"};e===null?e=[l]:e.push(l),t++}if(h(m)<
1){let l={instancePath:i+"/suppress/"+a+"/file",schemaPath:"#/properties/suppress/items/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),t++}}else{let l={instancePath:i+"/suppress/"+a+"/file",schemaPath:"#/properties/suppress/items/\
properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}if(o.pointer!==void 0){let m=o.pointer;if(typeof m==
"string"){if(h(m)>400){let l={instancePath:i+"/suppress/"+a+"/pointer",schemaPath:"common.schema.json#/$defs/pointer/maxLength",keyword:"maxLength",params:{limit:400},
message:"must NOT have more than 400 characters"};e===null?e=[l]:e.push(l),t++}if(!j.test(m)){let l={instancePath:i+"/suppress/"+a+"/pointer",schemaPath:"common\
.schema.json#/$defs/pointer/pattern",keyword:"pattern",params:{pattern:"^(|/.*)$"},message:'must match pattern "^(|/.*)$"'};e===null?e=[l]:e.push(l),t++}}else{let l={
instancePath:i+"/suppress/"+a+"/pointer",schemaPath:"common.schema.json#/$defs/pointer/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[l]:e.push(l),t++}}if(o.reason!==void 0){let m=o.reason;if(typeof m=="string"){if(h(m)>2e3){let l={instancePath:i+"/suppress/"+a+"/reason",schemaPath:"#/\
properties/suppress/items/properties/reason/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[l]:
e.push(l),t++}if(h(m)<12){let l={instancePath:i+"/suppress/"+a+"/reason",schemaPath:"#/properties/suppress/items/properties/reason/minLength",keyword:"minLength",
params:{limit:12},message:"must NOT have fewer than 12 characters"};e===null?e=[l]:e.push(l),t++}}else{let l={instancePath:i+"/suppress/"+a+"/reason",schemaPath:"\
#/properties/suppress/items/properties/reason/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}}else{let m={instancePath:i+
"/suppress/"+a,schemaPath:"#/properties/suppress/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}}}else{
let s={instancePath:i+"/suppress",schemaPath:"#/properties/suppress/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),
t++}}n.sources!==void 0&&(U(n.sources,{instancePath:i+"/sources",parentData:n,parentDataProperty:"sources",rootData:d,dynamicAnchors:f})||(e=e===null?U.errors:e.
concat(U.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return xe.errors=e,t===0}xe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ns=Ae,As={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"\
https://sandtable.invalid/schemas/common/game.schema.json",type:"object",properties:{$schema:{$ref:"common.schema.json#/$defs/schemaPath"},id:{$ref:"common.sche\
ma.json#/$defs/id"},title:{type:"string",minLength:1,maxLength:200},edition:{type:"string",minLength:1,maxLength:200},summary:{type:"string",minLength:1,maxLength:2e3},
rights:{type:"string",minLength:1,maxLength:2e3},players:{type:"integer",minimum:1,maximum:6},sides:{type:"object",patternProperties:{"^[a-z0-9][a-z0-9-]*$":{type:"\
object",properties:{name:{type:"string",minLength:1,maxLength:80},colour:{$ref:"common.schema.json#/$defs/colour"}},required:["name","colour"],additionalProperties:!1}},
additionalProperties:!1,minProperties:1},nations:{type:"object",patternProperties:{"^[a-z0-9][a-z0-9-]*$":{type:"object",properties:{name:{type:"string",minLength:1,
maxLength:80},side:{$ref:"common.schema.json#/$defs/id"},colour:{$ref:"common.schema.json#/$defs/colour"}},required:["name","side","colour"],additionalProperties:!1}},
additionalProperties:!1,minProperties:1},defaultLayers:{type:"array",items:{$ref:"common.schema.json#/$defs/id"},uniqueItems:!0},sources:{$ref:"common.schema.js\
on#/$defs/sources"}},required:["$schema","id","title","edition","summary","rights","players","sides","nations","defaultLayers","sources"],additionalProperties:!1};var T=Object.prototype.hasOwnProperty,ts=new RegExp("^#[0-9a-f]{6}$","u");function X(n,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:d=n,dynamicAnchors:f={}}={}){
let e=null,t=0,c=X.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(Object.keys(n).length<
1){let r={instancePath:i,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[r]:e.
push(r),t++}for(let r in n)if(!j.test(r)){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}for(let r in n)j.test(r)&&(k(n[r],{instancePath:i+"/"+r.replace(/~/g,"~0").replace(/\//g,
"~1"),parentData:n,parentDataProperty:r,rootData:d,dynamicAnchors:f})||(e=e===null?k.errors:e.concat(k.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return X.errors=e,t===0}X.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Ae(n,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:d=n,dynamicAnchors:f={}}={}){let e=null,t=0,c=Ae.evaluated;if(c.dynamicProps&&
(c.props=void 0),c.dynamicItems&&(c.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.$schema===void 0){let r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"$schema"},message:"must have required property '$schema'"};e===null?e=[r]:e.push(r),t++}if(n.id===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[r]:e.push(r),t++}if(n.title===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"title"},message:"must have required property 'title'"};e===null?e=[r]:
e.push(r),t++}if(n.edition===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"edition"},message:"must have requ\
ired property 'edition'"};e===null?e=[r]:e.push(r),t++}if(n.summary===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
summary"},message:"must have required property 'summary'"};e===null?e=[r]:e.push(r),t++}if(n.rights===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"rights"},message:"must have required property 'rights'"};e===null?e=[r]:e.push(r),t++}if(n.players===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"players"},message:"must have required property 'players'"};e===null?e=[r]:e.push(r),t++}if(n.
sides===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sides"},message:"must have required property 'sides'"};
e===null?e=[r]:e.push(r),t++}if(n.nations===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"nations"},message:"\
must have required property 'nations'"};e===null?e=[r]:e.push(r),t++}if(n.defaultLayers===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"defaultLayers"},message:"must have required property 'defaultLayers'"};e===null?e=[r]:e.push(r),t++}if(n.sources===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"sources"},message:"must have required property 'sources'"};e===null?e=[r]:e.push(r),t++}for(let r in n)
if(!T.call(As.properties,r)){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"mus\
t NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(n.$schema!==void 0){let r=n.$schema;if(typeof r=="string"){if(h(r)<1){let s={instancePath:i+"\
/$schema",schemaPath:"common.schema.json#/$defs/schemaPath/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/$schema",schemaPath:"common.schema.json#/$defs/schemaPath/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}}if(n.id!==void 0){let r=n.id;if(typeof r=="string"){if(h(r)>80){let s={instancePath:i+"/id",schemaPath:"common.sc\
hema.json#/$defs/id/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[s]:e.push(s),t++}if(!b.test(r)){
let s={instancePath:i+"/id",schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"},message:'must match patt\
ern "^[a-z0-9][a-z0-9-]*$"'};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/id",schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(n.title!==void 0){let r=n.title;if(typeof r=="string"){if(h(r)>200){let s={instancePath:i+
"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[s]:e.push(
s),t++}if(h(r)<1){let s={instancePath:i+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer tha\
n 1 characters"};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}}if(n.edition!==void 0){let r=n.edition;if(typeof r=="string"){if(h(r)>200){let s={instancePath:i+"/edition",schemaPath:"\
#/properties/edition/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[s]:e.push(s),t++}if(h(r)<1){
let s={instancePath:i+"/edition",schemaPath:"#/properties/edition/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/edition",schemaPath:"#/properties/edition/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[s]:e.push(s),t++}}if(n.summary!==void 0){let r=n.summary;if(typeof r=="string"){if(h(r)>2e3){let s={instancePath:i+"/summary",schemaPath:"\
#/properties/summary/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[s]:e.push(s),t++}if(h(r)<1){
let s={instancePath:i+"/summary",schemaPath:"#/properties/summary/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[s]:e.push(s),t++}}if(n.rights!==void 0){let r=n.rights;if(typeof r=="string"){if(h(r)>2e3){let s={instancePath:i+"/rights",schemaPath:"#/\
properties/rights/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[s]:e.push(s),t++}if(h(r)<1){let s={
instancePath:i+"/rights",schemaPath:"#/properties/rights/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/rights",schemaPath:"#/properties/rights/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}}if(n.players!==void 0){let r=n.players;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let s={instancePath:i+"/players",
schemaPath:"#/properties/players/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(
r)){if(r>6||isNaN(r)){let s={instancePath:i+"/players",schemaPath:"#/properties/players/maximum",keyword:"maximum",params:{comparison:"<=",limit:6},message:"mus\
t be <= 6"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){let s={instancePath:i+"/players",schemaPath:"#/properties/players/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}}if(n.sides!==void 0){let r=n.sides;if(r&&typeof r=="object"&&!Array.isArray(r)){
if(Object.keys(r).length<1){let s={instancePath:i+"/sides",schemaPath:"#/properties/sides/minProperties",keyword:"minProperties",params:{limit:1},message:"must \
NOT have fewer than 1 properties"};e===null?e=[s]:e.push(s),t++}for(let s in r)if(!b.test(s)){let a={instancePath:i+"/sides",schemaPath:"#/properties/sides/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),t++}for(let s in r)
if(b.test(s)){let a=r[s];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.name===void 0){let o={instancePath:i+"/sides/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/properties/sides/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"name"},message:"must hav\
e required property 'name'"};e===null?e=[o]:e.push(o),t++}if(a.colour===void 0){let o={instancePath:i+"/sides/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/sides/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"colour"},message:"must have required\
 property 'colour'"};e===null?e=[o]:e.push(o),t++}for(let o in a)if(!(o==="name"||o==="colour")){let m={instancePath:i+"/sides/"+s.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/properties/sides/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},
message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),t++}if(a.name!==void 0){let o=a.name;if(typeof o=="string"){if(h(o)>80){let m={instancePath:i+
"/sides/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/name",schemaPath:"#/properties/sides/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/name/max\
Length",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[m]:e.push(m),t++}if(h(o)<1){let m={instancePath:i+"/s\
ides/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/name",schemaPath:"#/properties/sides/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/name/minLen\
gth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),t++}}else{let m={instancePath:i+"/sides/"+s.
replace(/~/g,"~0").replace(/\//g,"~1")+"/name",schemaPath:"#/properties/sides/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/name/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}if(a.colour!==void 0){let o=a.colour;if(typeof o=="string"){if(!ts.test(o)){
let m={instancePath:i+"/sides/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/colour",schemaPath:"common.schema.json#/$defs/colour/pattern",keyword:"pattern",params:{
pattern:"^#[0-9a-f]{6}$"},message:'must match pattern "^#[0-9a-f]{6}$"'};e===null?e=[m]:e.push(m),t++}}else{let m={instancePath:i+"/sides/"+s.replace(/~/g,"~0").
replace(/\//g,"~1")+"/colour",schemaPath:"common.schema.json#/$defs/colour/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:
e.push(m),t++}}}else{let o={instancePath:i+"/sides/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/sides/patternProperties/%5E%5Ba-z0-9%5D%5\
Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),t++}}}else{let s={instancePath:i+"/sides",schemaPath:"\
#/properties/sides/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}if(n.nations!==void 0){let r=n.nations;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(Object.keys(r).length<1){let s={instancePath:i+"/nations",schemaPath:"#/properties/nations/minProperties",keyword:"min\
Properties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[s]:e.push(s),t++}for(let s in r)if(!b.test(s)){let a={instancePath:i+"\
/nations",schemaPath:"#/properties/nations/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional \
properties"};e===null?e=[a]:e.push(a),t++}for(let s in r)if(b.test(s)){let a=r[s];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.name===void 0){let o={instancePath:i+
"/nations/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/nations/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"requ\
ired",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[o]:e.push(o),t++}if(a.side===void 0){let o={instancePath:i+"/nat\
ions/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/nations/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",
params:{missingProperty:"side"},message:"must have required property 'side'"};e===null?e=[o]:e.push(o),t++}if(a.colour===void 0){let o={instancePath:i+"/nations\
/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/nations/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{
missingProperty:"colour"},message:"must have required property 'colour'"};e===null?e=[o]:e.push(o),t++}for(let o in a)if(!(o==="name"||o==="side"||o==="colour")){
let m={instancePath:i+"/nations/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/nations/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),t++}if(a.
name!==void 0){let o=a.name;if(typeof o=="string"){if(h(o)>80){let m={instancePath:i+"/nations/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/name",schemaPath:"#/\
properties/nations/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/name/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have mo\
re than 80 characters"};e===null?e=[m]:e.push(m),t++}if(h(o)<1){let m={instancePath:i+"/nations/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/name",schemaPath:"#\
/properties/nations/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fe\
wer than 1 characters"};e===null?e=[m]:e.push(m),t++}}else{let m={instancePath:i+"/nations/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/name",schemaPath:"#/prop\
erties/nations/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[m]:e.push(m),t++}}if(a.side!==void 0){let o=a.side;if(typeof o=="string"){if(h(o)>80){let m={instancePath:i+"/nations/"+s.replace(/~/g,"~0").replace(/\//g,"~\
1")+"/side",schemaPath:"common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?
e=[m]:e.push(m),t++}if(!b.test(o)){let m={instancePath:i+"/nations/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/side",schemaPath:"common.schema.json#/$defs/id/p\
attern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"},message:'must match pattern "^[a-z0-9][a-z0-9-]*$"'};e===null?e=[m]:e.push(m),t++}}else{let m={
instancePath:i+"/nations/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/side",schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[m]:e.push(m),t++}}if(a.colour!==void 0){let o=a.colour;if(typeof o=="string"){if(!ts.test(o)){let m={instancePath:i+"/nati\
ons/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/colour",schemaPath:"common.schema.json#/$defs/colour/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-f]{6}$"},
message:'must match pattern "^#[0-9a-f]{6}$"'};e===null?e=[m]:e.push(m),t++}}else{let m={instancePath:i+"/nations/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/c\
olour",schemaPath:"common.schema.json#/$defs/colour/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}}else{let o={
instancePath:i+"/nations/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/nations/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),t++}}}else{let s={instancePath:i+"/nations",schemaPath:"#/properties/nations/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}if(n.defaultLayers!==void 0){let r=n.defaultLayers;if(Array.isArray(
r)){let s=r.length;for(let m=0;m<s;m++){let l=r[m];if(typeof l=="string"){if(h(l)>80){let p={instancePath:i+"/defaultLayers/"+m,schemaPath:"common.schema.json#/\
$defs/id/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[p]:e.push(p),t++}if(!b.test(l)){let p={instancePath:i+
"/defaultLayers/"+m,schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"},message:'must match pattern "^[a\
-z0-9][a-z0-9-]*$"'};e===null?e=[p]:e.push(p),t++}}else{let p={instancePath:i+"/defaultLayers/"+m,schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}let a=r.length,o;if(a>1){e:for(;a--;)for(o=a;o--;)if(x(r[a],r[o])){let m={instancePath:i+
"/defaultLayers",schemaPath:"#/properties/defaultLayers/uniqueItems",keyword:"uniqueItems",params:{i:a,j:o},message:"must NOT have duplicate items (items ## "+o+
" and "+a+" are identical)"};e===null?e=[m]:e.push(m),t++;break e}}}else{let s={instancePath:i+"/defaultLayers",schemaPath:"#/properties/defaultLayers/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}n.sources!==void 0&&(X(n.sources,{instancePath:i+"/sources",parentData:n,parentDataProperty:"\
sources",rootData:d,dynamicAnchors:f})||(e=e===null?X.errors:e.concat(X.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ae.errors=e,t===0}Ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var os=De,
ve={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://sandtable.invalid/schemas/common/map.schema.json",type:"object",properties:{$schema:{$ref:"\
common.schema.json#/$defs/schemaPath"},title:{type:"string",minLength:1,maxLength:200},layout:{type:"object",properties:{offset:{type:"string",enum:["even-q","o\
dd-q","even-r","odd-r"]},hexKilometres:{type:"number",exclusiveMinimum:0,maximum:1e4},idPattern:{type:"string",pattern:"^[A-Z0-9]{2,8}$"}},required:["offset","h\
exKilometres","idPattern"],additionalProperties:!1},hexes:{type:"object",patternProperties:{"^[A-Z0-9]{2,8}$":{type:"object",properties:{column:{type:"integer",
minimum:0,maximum:200},row:{type:"integer",minimum:0,maximum:200},terrain:{type:"string",enum:["sea","land"]},half:{type:"boolean",const:!0}},required:["column",
"row","terrain"],additionalProperties:!1}},additionalProperties:!1,minProperties:1},hexsides:{type:"object",patternProperties:{"^[A-Z0-9]{2,8}-[A-Z0-9]{2,8}$":{
type:"object",properties:{impassable:{type:"boolean",const:!0},note:{type:"string",minLength:1,maxLength:400}},required:["impassable"],additionalProperties:!1}},
additionalProperties:!1},connections:{type:"object",patternProperties:{"^[A-Z0-9]{2,8}-[A-Z0-9]{2,8}$":{type:"object",properties:{kind:{type:"string",enum:["lan\
d"]},note:{type:"string",minLength:1,maxLength:400}},required:["kind"],additionalProperties:!1}},additionalProperties:!1},splitHexes:{type:"object",patternProperties:{
"^[A-Z0-9]{2,8}$":{type:"object",properties:{halves:{type:"object",patternProperties:{"^[a-z0-9][a-z0-9-]*$":{type:"object",properties:{opensTo:{type:"array",items:{
$ref:"common.schema.json#/$defs/hexId"},uniqueItems:!0,minItems:1}},required:["opensTo"],additionalProperties:!1}},additionalProperties:!1,minProperties:2}},required:[
"halves"],additionalProperties:!1}},additionalProperties:!1},boxes:{type:"object",patternProperties:{"^[a-z0-9][a-z0-9-]*$":{type:"object",properties:{name:{type:"\
string",minLength:1,maxLength:120},kind:{type:"string",enum:["off-map","holding"]},side:{$ref:"common.schema.json#/$defs/id"},nation:{$ref:"common.schema.json#/\
$defs/id"},entryHexes:{type:"array",items:{$ref:"common.schema.json#/$defs/hexId"},uniqueItems:!0,minItems:1},freeLink:{$ref:"common.schema.json#/$defs/id"},within:{
$ref:"common.schema.json#/$defs/id"}},required:["name","kind","side"],additionalProperties:!1}},additionalProperties:!1},sources:{$ref:"common.schema.json#/$def\
s/sources"}},required:["$schema","title","layout","hexes","hexsides","connections","splitHexes","boxes","sources"],additionalProperties:!1};var R=new RegExp("^[A-Z0-9]{2,8}$","u"),$e=new RegExp("^[A-Z0-9]{2,8}-[A-Z0-9]{2,8}$","u");function Y(n,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:d=n,
dynamicAnchors:f={}}={}){let e=null,t=0,c=Y.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),n&&typeof n=="object"&&!Array.isArray(
n)){if(Object.keys(n).length<1){let r={instancePath:i,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 \
properties"};e===null?e=[r]:e.push(r),t++}for(let r in n)if(!j.test(r)){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}for(let r in n)j.test(r)&&(k(n[r],{instancePath:i+"/"+
r.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:n,parentDataProperty:r,rootData:d,dynamicAnchors:f})||(e=e===null?k.errors:e.concat(k.errors),t=e.length))}else{
let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Y.errors=e,t===0}Y.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function De(n,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:d=n,dynamicAnchors:f={}}={}){let e=null,
t=0,c=De.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.$schema===void 0){let r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"$schema"},message:"must have required property '$schema'"};e===null?e=[r]:e.push(
r),t++}if(n.title===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"title"},message:"must have required proper\
ty 'title'"};e===null?e=[r]:e.push(r),t++}if(n.layout===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"layout"},
message:"must have required property 'layout'"};e===null?e=[r]:e.push(r),t++}if(n.hexes===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"hexes"},message:"must have required property 'hexes'"};e===null?e=[r]:e.push(r),t++}if(n.hexsides===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"hexsides"},message:"must have required property 'hexsides'"};e===null?e=[r]:e.push(r),t++}if(n.connections===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"connections"},message:"must have required property 'connection\
s'"};e===null?e=[r]:e.push(r),t++}if(n.splitHexes===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"splitHexes"},
message:"must have required property 'splitHexes'"};e===null?e=[r]:e.push(r),t++}if(n.boxes===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"boxes"},message:"must have required property 'boxes'"};e===null?e=[r]:e.push(r),t++}if(n.sources===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"sources"},message:"must have required property 'sources'"};e===null?e=[r]:e.push(r),t++}for(let r in n)
if(!T.call(ve.properties,r)){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"mus\
t NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(n.$schema!==void 0){let r=n.$schema;if(typeof r=="string"){if(h(r)<1){let s={instancePath:i+"\
/$schema",schemaPath:"common.schema.json#/$defs/schemaPath/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/$schema",schemaPath:"common.schema.json#/$defs/schemaPath/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}}if(n.title!==void 0){let r=n.title;if(typeof r=="string"){if(h(r)>200){let s={instancePath:i+"/title",schemaPath:"\
#/properties/title/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[s]:e.push(s),t++}if(h(r)<1){let s={
instancePath:i+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),t++}}if(n.layout!==void 0){let r=n.layout;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.offset===void 0){let s={instancePath:i+"/layout",
schemaPath:"#/properties/layout/required",keyword:"required",params:{missingProperty:"offset"},message:"must have required property 'offset'"};e===null?e=[s]:e.
push(s),t++}if(r.hexKilometres===void 0){let s={instancePath:i+"/layout",schemaPath:"#/properties/layout/required",keyword:"required",params:{missingProperty:"h\
exKilometres"},message:"must have required property 'hexKilometres'"};e===null?e=[s]:e.push(s),t++}if(r.idPattern===void 0){let s={instancePath:i+"/layout",schemaPath:"\
#/properties/layout/required",keyword:"required",params:{missingProperty:"idPattern"},message:"must have required property 'idPattern'"};e===null?e=[s]:e.push(s),
t++}for(let s in r)if(!(s==="offset"||s==="hexKilometres"||s==="idPattern")){let a={instancePath:i+"/layout",schemaPath:"#/properties/layout/additionalPropertie\
s",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),t++}if(r.offset!==void 0){
let s=r.offset;if(typeof s!="string"){let a={instancePath:i+"/layout/offset",schemaPath:"#/properties/layout/properties/offset/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(!(s==="even-q"||s==="odd-q"||s==="even-r"||s==="odd-r")){let a={instancePath:i+"/layout/offse\
t",schemaPath:"#/properties/layout/properties/offset/enum",keyword:"enum",params:{allowedValues:ve.properties.layout.properties.offset.enum},message:"must be eq\
ual to one of the allowed values"};e===null?e=[a]:e.push(a),t++}}if(r.hexKilometres!==void 0){let s=r.hexKilometres;if(typeof s=="number"&&isFinite(s)){if(s>1e4||
isNaN(s)){let a={instancePath:i+"/layout/hexKilometres",schemaPath:"#/properties/layout/properties/hexKilometres/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e4},message:"must be <= 10000"};e===null?e=[a]:e.push(a),t++}if(s<=0||isNaN(s)){let a={instancePath:i+"/layout/hexKilometres",schemaPath:"#/propertie\
s/layout/properties/hexKilometres/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0},message:"must be > 0"};e===null?e=[a]:e.push(a),t++}}else{
let a={instancePath:i+"/layout/hexKilometres",schemaPath:"#/properties/layout/properties/hexKilometres/type",keyword:"type",params:{type:"number"},message:"must\
 be number"};e===null?e=[a]:e.push(a),t++}}if(r.idPattern!==void 0){let s=r.idPattern;if(typeof s=="string"){if(!R.test(s)){let a={instancePath:i+"/layout/idPat\
tern",schemaPath:"#/properties/layout/properties/idPattern/pattern",keyword:"pattern",params:{pattern:"^[A-Z0-9]{2,8}$"},message:'must match pattern "^[A-Z0-9]{\
2,8}$"'};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:i+"/layout/idPattern",schemaPath:"#/properties/layout/properties/idPattern/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}}}else{let s={instancePath:i+"/layout",schemaPath:"#/properties/layout/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}if(n.hexes!==void 0){let r=n.hexes;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(Object.keys(r).length<1){let s={instancePath:i+"/hexes",schemaPath:"#/properties/hexes/minProperties",keyword:"minProperties",params:{limit:1},message:"m\
ust NOT have fewer than 1 properties"};e===null?e=[s]:e.push(s),t++}for(let s in r)if(!R.test(s)){let a={instancePath:i+"/hexes",schemaPath:"#/properties/hexes/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),t++}for(let s in r)
if(R.test(s)){let a=r[s];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.column===void 0){let o={instancePath:i+"/hexes/"+s.replace(/~/g,"~0").replace(/\//g,"\
~1"),schemaPath:"#/properties/hexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/required",keyword:"required",params:{missingProperty:"column"},message:"must\
 have required property 'column'"};e===null?e=[o]:e.push(o),t++}if(a.row===void 0){let o={instancePath:i+"/hexes/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/hexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/required",keyword:"required",params:{missingProperty:"row"},message:"must have required prope\
rty 'row'"};e===null?e=[o]:e.push(o),t++}if(a.terrain===void 0){let o={instancePath:i+"/hexes/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/propertie\
s/hexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/required",keyword:"required",params:{missingProperty:"terrain"},message:"must have required property 'te\
rrain'"};e===null?e=[o]:e.push(o),t++}for(let o in a)if(!(o==="column"||o==="row"||o==="terrain"||o==="half")){let m={instancePath:i+"/hexes/"+s.replace(/~/g,"~\
0").replace(/\//g,"~1"),schemaPath:"#/properties/hexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:o},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),t++}if(a.column!==void 0){let o=a.column;if(!(typeof o=="number"&&
!(o%1)&&!isNaN(o)&&isFinite(o))){let m={instancePath:i+"/hexes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/column",schemaPath:"#/properties/hexes/patternProper\
ties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/column/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),t++}if(typeof o==
"number"&&isFinite(o)){if(o>200||isNaN(o)){let m={instancePath:i+"/hexes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/column",schemaPath:"#/properties/hexes/pat\
ternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/column/maximum",keyword:"maximum",params:{comparison:"<=",limit:200},message:"must be <= 200"};e===null?
e=[m]:e.push(m),t++}if(o<0||isNaN(o)){let m={instancePath:i+"/hexes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/column",schemaPath:"#/properties/hexes/patternP\
roperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/column/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(
m),t++}}}if(a.row!==void 0){let o=a.row;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let m={instancePath:i+"/hexes/"+s.replace(/~/g,"~0").replace(/\//g,
"~1")+"/row",schemaPath:"#/properties/hexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/row/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[m]:e.push(m),t++}if(typeof o=="number"&&isFinite(o)){if(o>200||isNaN(o)){let m={instancePath:i+"/hexes/"+s.replace(/~/g,"~0").replace(
/\//g,"~1")+"/row",schemaPath:"#/properties/hexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/row/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:200},message:"must be <= 200"};e===null?e=[m]:e.push(m),t++}if(o<0||isNaN(o)){let m={instancePath:i+"/hexes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+
"/row",schemaPath:"#/properties/hexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/row/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[m]:e.push(m),t++}}}if(a.terrain!==void 0){let o=a.terrain;if(typeof o!="string"){let m={instancePath:i+"/hexes/"+s.replace(/~/g,
"~0").replace(/\//g,"~1")+"/terrain",schemaPath:"#/properties/hexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/terrain/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}if(!(o==="sea"||o==="land")){let m={instancePath:i+"/hexes/"+s.replace(/~/g,"~0").replace(
/\//g,"~1")+"/terrain",schemaPath:"#/properties/hexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/terrain/enum",keyword:"enum",params:{allowedValues:ve.
properties.hexes.patternProperties["^[A-Z0-9]{2,8}$"].properties.terrain.enum},message:"must be equal to one of the allowed values"};e===null?e=[m]:e.push(m),t++}}
if(a.half!==void 0){let o=a.half;if(typeof o!="boolean"){let m={instancePath:i+"/hexes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/half",schemaPath:"#/properti\
es/hexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/half/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[m]:
e.push(m),t++}if(o!==!0){let m={instancePath:i+"/hexes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/half",schemaPath:"#/properties/hexes/patternProperties/%5E%5\
BA-Z0-9%5D%7B2%2C8%7D%24/properties/half/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[m]:e.push(m),t++}}}else{
let o={instancePath:i+"/hexes/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/hexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),t++}}}else{let s={instancePath:i+"/hexes",schemaPath:"#/properties/hexes/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}if(n.hexsides!==void 0){let r=n.hexsides;if(r&&typeof r=="object"&&!Array.isArray(
r)){for(let s in r)if(!$e.test(s)){let a={instancePath:i+"/hexsides",schemaPath:"#/properties/hexsides/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),t++}for(let s in r)if($e.test(s)){let a=r[s];if(a&&typeof a=="obje\
ct"&&!Array.isArray(a)){if(a.impassable===void 0){let o={instancePath:i+"/hexsides/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/hexsides/\
patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2C8%7D%24/required",keyword:"required",params:{missingProperty:"impassable"},message:"must have re\
quired property 'impassable'"};e===null?e=[o]:e.push(o),t++}for(let o in a)if(!(o==="impassable"||o==="note")){let m={instancePath:i+"/hexsides/"+s.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"#/properties/hexsides/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2C8%7D%24/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:o},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),t++}if(a.impassable!==void 0){let o=a.
impassable;if(typeof o!="boolean"){let m={instancePath:i+"/hexsides/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/impassable",schemaPath:"#/properties/hexsides/p\
atternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/impassable/type",keyword:"type",params:{type:"boolean"},message:"must be boole\
an"};e===null?e=[m]:e.push(m),t++}if(o!==!0){let m={instancePath:i+"/hexsides/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/impassable",schemaPath:"#/properties/\
hexsides/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/impassable/const",keyword:"const",params:{allowedValue:!0},message:"\
must be equal to constant"};e===null?e=[m]:e.push(m),t++}}if(a.note!==void 0){let o=a.note;if(typeof o=="string"){if(h(o)>400){let m={instancePath:i+"/hexsides/"+
s.replace(/~/g,"~0").replace(/\//g,"~1")+"/note",schemaPath:"#/properties/hexsides/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2C8%7D%24/prope\
rties/note/maxLength",keyword:"maxLength",params:{limit:400},message:"must NOT have more than 400 characters"};e===null?e=[m]:e.push(m),t++}if(h(o)<1){let m={instancePath:i+
"/hexsides/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/note",schemaPath:"#/properties/hexsides/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2C\
8%7D%24/properties/note/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),t++}}else{let m={
instancePath:i+"/hexsides/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/note",schemaPath:"#/properties/hexsides/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA\
-Z0-9%5D%7B2%2C8%7D%24/properties/note/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}}else{let o={instancePath:i+
"/hexsides/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/hexsides/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2C8%7D%24/\
type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),t++}}}else{let s={instancePath:i+"/hexsides",schemaPath:"#/proper\
ties/hexsides/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}if(n.connections!==void 0){let r=n.connections;
if(r&&typeof r=="object"&&!Array.isArray(r)){for(let s in r)if(!$e.test(s)){let a={instancePath:i+"/connections",schemaPath:"#/properties/connections/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),t++}for(let s in r)
if($e.test(s)){let a=r[s];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.kind===void 0){let o={instancePath:i+"/connections/"+s.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/properties/connections/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2C8%7D%24/required",keyword:"required",params:{missingProperty:"\
kind"},message:"must have required property 'kind'"};e===null?e=[o]:e.push(o),t++}for(let o in a)if(!(o==="kind"||o==="note")){let m={instancePath:i+"/connectio\
ns/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/connections/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2C8%7D%24/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),t++}if(a.kind!==
void 0){let o=a.kind;if(typeof o!="string"){let m={instancePath:i+"/connections/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/kind",schemaPath:"#/properties/conn\
ections/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/kind/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[m]:e.push(m),t++}if(o!=="land"){let m={instancePath:i+"/connections/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/kind",schemaPath:"#/propertie\
s/connections/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/kind/enum",keyword:"enum",params:{allowedValues:ve.properties.connections.
patternProperties["^[A-Z0-9]{2,8}-[A-Z0-9]{2,8}$"].properties.kind.enum},message:"must be equal to one of the allowed values"};e===null?e=[m]:e.push(m),t++}}if(a.
note!==void 0){let o=a.note;if(typeof o=="string"){if(h(o)>400){let m={instancePath:i+"/connections/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/note",schemaPath:"\
#/properties/connections/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/note/maxLength",keyword:"maxLength",params:{limit:400},
message:"must NOT have more than 400 characters"};e===null?e=[m]:e.push(m),t++}if(h(o)<1){let m={instancePath:i+"/connections/"+s.replace(/~/g,"~0").replace(/\//g,
"~1")+"/note",schemaPath:"#/properties/connections/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/note/minLength",keyword:"m\
inLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),t++}}else{let m={instancePath:i+"/connections/"+s.replace(/~/g,
"~0").replace(/\//g,"~1")+"/note",schemaPath:"#/properties/connections/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/note/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}}else{let o={instancePath:i+"/connections/"+s.replace(/~/g,"~\
0").replace(/\//g,"~1"),schemaPath:"#/properties/connections/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2C8%7D%24/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),t++}}}else{let s={instancePath:i+"/connections",schemaPath:"#/properties/connections/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}if(n.splitHexes!==void 0){let r=n.splitHexes;if(r&&typeof r=="object"&&!Array.
isArray(r)){for(let s in r)if(!R.test(s)){let a={instancePath:i+"/splitHexes",schemaPath:"#/properties/splitHexes/additionalProperties",keyword:"additionalPrope\
rties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),t++}for(let s in r)if(R.test(s)){let a=r[s];if(a&&typeof a==
"object"&&!Array.isArray(a)){if(a.halves===void 0){let o={instancePath:i+"/splitHexes/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/splitH\
exes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/required",keyword:"required",params:{missingProperty:"halves"},message:"must have required property 'halves\
'"};e===null?e=[o]:e.push(o),t++}for(let o in a)if(o!=="halves"){let m={instancePath:i+"/splitHexes/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/pro\
perties/splitHexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"m\
ust NOT have additional properties"};e===null?e=[m]:e.push(m),t++}if(a.halves!==void 0){let o=a.halves;if(o&&typeof o=="object"&&!Array.isArray(o)){if(Object.keys(
o).length<2){let m={instancePath:i+"/splitHexes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/halves",schemaPath:"#/properties/splitHexes/patternProperties/%5E%5\
BA-Z0-9%5D%7B2%2C8%7D%24/properties/halves/minProperties",keyword:"minProperties",params:{limit:2},message:"must NOT have fewer than 2 properties"};e===null?e=[
m]:e.push(m),t++}for(let m in o)if(!b.test(m)){let l={instancePath:i+"/splitHexes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/halves",schemaPath:"#/properties/\
splitHexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/halves/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},
message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),t++}for(let m in o)if(b.test(m)){let l=o[m];if(l&&typeof l=="object"&&!Array.isArray(l)){
if(l.opensTo===void 0){let p={instancePath:i+"/splitHexes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/halves/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/splitHexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/halves/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"\
required",params:{missingProperty:"opensTo"},message:"must have required property 'opensTo'"};e===null?e=[p]:e.push(p),t++}for(let p in l)if(p!=="opensTo"){let u={
instancePath:i+"/splitHexes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/halves/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/splitHexes/p\
atternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/halves/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),t++}if(l.opensTo!==void 0){let p=l.opensTo;if(Array.
isArray(p)){if(p.length<1){let O={instancePath:i+"/splitHexes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/halves/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/o\
pensTo",schemaPath:"#/properties/splitHexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/halves/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24\
/properties/opensTo/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[O]:e.push(O),t++}let u=p.length;for(let O=0;O<
u;O++){let Qe=p[O];if(typeof Qe=="string"){if(!R.test(Qe)){let we={instancePath:i+"/splitHexes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/halves/"+m.replace(/~/g,
"~0").replace(/\//g,"~1")+"/opensTo/"+O,schemaPath:"common.schema.json#/$defs/hexId/pattern",keyword:"pattern",params:{pattern:"^[A-Z0-9]{2,8}$"},message:'must \
match pattern "^[A-Z0-9]{2,8}$"'};e===null?e=[we]:e.push(we),t++}}else{let we={instancePath:i+"/splitHexes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/halves/"+
m.replace(/~/g,"~0").replace(/\//g,"~1")+"/opensTo/"+O,schemaPath:"common.schema.json#/$defs/hexId/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[we]:e.push(we),t++}}let y=p.length,v;if(y>1){e:for(;y--;)for(v=y;v--;)if(x(p[y],p[v])){let O={instancePath:i+"/splitHexes/"+s.replace(/~/g,
"~0").replace(/\//g,"~1")+"/halves/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/opensTo",schemaPath:"#/properties/splitHexes/patternProperties/%5E%5BA-Z0-9%5D%7\
B2%2C8%7D%24/properties/halves/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/opensTo/uniqueItems",keyword:"uniqueItems",params:{i:y,j:v},message:"\
must NOT have duplicate items (items ## "+v+" and "+y+" are identical)"};e===null?e=[O]:e.push(O),t++;break e}}}else{let u={instancePath:i+"/splitHexes/"+s.replace(
/~/g,"~0").replace(/\//g,"~1")+"/halves/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/opensTo",schemaPath:"#/properties/splitHexes/patternProperties/%5E%5BA-Z0-9\
%5D%7B2%2C8%7D%24/properties/halves/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/opensTo/type",keyword:"type",params:{type:"array"},message:"mu\
st be array"};e===null?e=[u]:e.push(u),t++}}}else{let p={instancePath:i+"/splitHexes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/halves/"+m.replace(/~/g,"~0").
replace(/\//g,"~1"),schemaPath:"#/properties/splitHexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/halves/patternProperties/%5E%5Ba-z0-9%5D%5Ba-\
z0-9-%5D*%24/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),t++}}}else{let m={instancePath:i+"/splitHexes/"+s.replace(
/~/g,"~0").replace(/\//g,"~1")+"/halves",schemaPath:"#/properties/splitHexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/halves/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}}}else{let o={instancePath:i+"/splitHexes/"+s.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/properties/splitHexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[o]:e.push(o),t++}}}else{let s={instancePath:i+"/splitHexes",schemaPath:"#/properties/splitHexes/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[s]:e.push(s),t++}}if(n.boxes!==void 0){let r=n.boxes;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let s in r)if(!b.test(s)){let a={
instancePath:i+"/boxes",schemaPath:"#/properties/boxes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have\
 additional properties"};e===null?e=[a]:e.push(a),t++}for(let s in r)if(b.test(s)){let a=r[s];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.name===void 0){let o={
instancePath:i+"/boxes/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/boxes/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"\
required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[o]:e.push(o),t++}if(a.kind===void 0){let o={instancePath:i+"\
/boxes/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/boxes/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",
params:{missingProperty:"kind"},message:"must have required property 'kind'"};e===null?e=[o]:e.push(o),t++}if(a.side===void 0){let o={instancePath:i+"/boxes/"+s.
replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/boxes/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"\
side"},message:"must have required property 'side'"};e===null?e=[o]:e.push(o),t++}for(let o in a)if(!(o==="name"||o==="kind"||o==="side"||o==="nation"||o==="ent\
ryHexes"||o==="freeLink"||o==="within")){let m={instancePath:i+"/boxes/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/boxes/patternProperti\
es/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have additional propert\
ies"};e===null?e=[m]:e.push(m),t++}if(a.name!==void 0){let o=a.name;if(typeof o=="string"){if(h(o)>120){let m={instancePath:i+"/boxes/"+s.replace(/~/g,"~0").replace(
/\//g,"~1")+"/name",schemaPath:"#/properties/boxes/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/name/maxLength",keyword:"maxLength",params:{limit:120},
message:"must NOT have more than 120 characters"};e===null?e=[m]:e.push(m),t++}if(h(o)<1){let m={instancePath:i+"/boxes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+
"/name",schemaPath:"#/properties/boxes/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),t++}}else{let m={instancePath:i+"/boxes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/name",schemaPath:"\
#/properties/boxes/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[m]:e.push(m),t++}}if(a.kind!==void 0){let o=a.kind;if(typeof o!="string"){let m={instancePath:i+"/boxes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/kin\
d",schemaPath:"#/properties/boxes/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/kind/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[m]:e.push(m),t++}if(!(o==="off-map"||o==="holding")){let m={instancePath:i+"/boxes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/kind",schemaPath:"\
#/properties/boxes/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/kind/enum",keyword:"enum",params:{allowedValues:ve.properties.boxes.patternProperties["\
^[a-z0-9][a-z0-9-]*$"].properties.kind.enum},message:"must be equal to one of the allowed values"};e===null?e=[m]:e.push(m),t++}}if(a.side!==void 0){let o=a.side;
if(typeof o=="string"){if(h(o)>80){let m={instancePath:i+"/boxes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/side",schemaPath:"common.schema.json#/$defs/id/max\
Length",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[m]:e.push(m),t++}if(!b.test(o)){let m={instancePath:i+
"/boxes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/side",schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9\
-]*$"},message:'must match pattern "^[a-z0-9][a-z0-9-]*$"'};e===null?e=[m]:e.push(m),t++}}else{let m={instancePath:i+"/boxes/"+s.replace(/~/g,"~0").replace(/\//g,
"~1")+"/side",schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}if(a.
nation!==void 0){let o=a.nation;if(typeof o=="string"){if(h(o)>80){let m={instancePath:i+"/boxes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/nation",schemaPath:"\
common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[m]:e.push(m),t++}if(!b.
test(o)){let m={instancePath:i+"/boxes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/nation",schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"pattern",
params:{pattern:"^[a-z0-9][a-z0-9-]*$"},message:'must match pattern "^[a-z0-9][a-z0-9-]*$"'};e===null?e=[m]:e.push(m),t++}}else{let m={instancePath:i+"/boxes/"+
s.replace(/~/g,"~0").replace(/\//g,"~1")+"/nation",schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[m]:e.push(m),t++}}if(a.entryHexes!==void 0){let o=a.entryHexes;if(Array.isArray(o)){if(o.length<1){let u={instancePath:i+"/boxes/"+s.replace(/~/g,"~\
0").replace(/\//g,"~1")+"/entryHexes",schemaPath:"#/properties/boxes/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/entryHexes/minItems",keyword:"\
minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[u]:e.push(u),t++}let m=o.length;for(let u=0;u<m;u++){let y=o[u];if(typeof y==
"string"){if(!R.test(y)){let v={instancePath:i+"/boxes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/entryHexes/"+u,schemaPath:"common.schema.json#/$defs/hexId/p\
attern",keyword:"pattern",params:{pattern:"^[A-Z0-9]{2,8}$"},message:'must match pattern "^[A-Z0-9]{2,8}$"'};e===null?e=[v]:e.push(v),t++}}else{let v={instancePath:i+
"/boxes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/entryHexes/"+u,schemaPath:"common.schema.json#/$defs/hexId/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[v]:e.push(v),t++}}let l=o.length,p;if(l>1){e:for(;l--;)for(p=l;p--;)if(x(o[l],o[p])){let u={instancePath:i+"/boxes/"+s.replace(/~/g,
"~0").replace(/\//g,"~1")+"/entryHexes",schemaPath:"#/properties/boxes/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/entryHexes/uniqueItems",keyword:"\
uniqueItems",params:{i:l,j:p},message:"must NOT have duplicate items (items ## "+p+" and "+l+" are identical)"};e===null?e=[u]:e.push(u),t++;break e}}}else{let m={
instancePath:i+"/boxes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/entryHexes",schemaPath:"#/properties/boxes/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%2\
4/properties/entryHexes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),t++}}if(a.freeLink!==void 0){let o=a.freeLink;
if(typeof o=="string"){if(h(o)>80){let m={instancePath:i+"/boxes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/freeLink",schemaPath:"common.schema.json#/$defs/id\
/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[m]:e.push(m),t++}if(!b.test(o)){let m={instancePath:i+
"/boxes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/freeLink",schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-\
z0-9-]*$"},message:'must match pattern "^[a-z0-9][a-z0-9-]*$"'};e===null?e=[m]:e.push(m),t++}}else{let m={instancePath:i+"/boxes/"+s.replace(/~/g,"~0").replace(
/\//g,"~1")+"/freeLink",schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),
t++}}if(a.within!==void 0){let o=a.within;if(typeof o=="string"){if(h(o)>80){let m={instancePath:i+"/boxes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/within",
schemaPath:"common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[m]:e.push(
m),t++}if(!b.test(o)){let m={instancePath:i+"/boxes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/within",schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"\
pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"},message:'must match pattern "^[a-z0-9][a-z0-9-]*$"'};e===null?e=[m]:e.push(m),t++}}else{let m={instancePath:i+"\
/boxes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/within",schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[m]:e.push(m),t++}}}else{let o={instancePath:i+"/boxes/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/boxes/patternPr\
operties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),t++}}}else{let s={instancePath:i+
"/boxes",schemaPath:"#/properties/boxes/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}n.sources!==void 0&&
(Y(n.sources,{instancePath:i+"/sources",parentData:n,parentDataProperty:"sources",rootData:d,dynamicAnchors:f})||(e=e===null?Y.errors:e.concat(Y.errors),t=e.length))}else{
let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return De.errors=e,t===0}
De.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ms=Oe;function ee(n,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:d=n,dynamicAnchors:f={}}={}){let e=null,t=0,c=ee.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(Object.keys(n).length<1){let r={instancePath:i,schemaPath:"#/minProperties",
keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[r]:e.push(r),t++}for(let r in n)if(!j.test(r)){let s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),t++}for(let r in n)j.test(r)&&(k(n[r],{instancePath:i+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:n,parentDataProperty:r,rootData:d,dynamicAnchors:f})||
(e=e===null?k.errors:e.concat(k.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[r]:e.push(r),t++}return ee.errors=e,t===0}ee.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Oe(n,{instancePath:i="",parentData:g,
parentDataProperty:P,rootData:d=n,dynamicAnchors:f={}}={}){let e=null,t=0,c=Oe.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),n&&
typeof n=="object"&&!Array.isArray(n)){if(n.$schema===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"$schema"},
message:"must have required property '$schema'"};e===null?e=[r]:e.push(r),t++}if(n.options===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"options"},message:"must have required property 'options'"};e===null?e=[r]:e.push(r),t++}if(n.sources===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"sources"},message:"must have required property 'sources'"};e===null?e=[r]:e.push(r),t++}for(let r in n)
if(!(r==="$schema"||r==="options"||r==="sources")){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(n.$schema!==void 0){let r=n.$schema;if(typeof r=="string"){if(h(r)<1){let s={instancePath:i+
"/$schema",schemaPath:"common.schema.json#/$defs/schemaPath/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/$schema",schemaPath:"common.schema.json#/$defs/schemaPath/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}}if(n.options!==void 0){let r=n.options;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let s in r)if(!b.test(s)){
let a={instancePath:i+"/options",schemaPath:"#/properties/options/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"mu\
st NOT have additional properties"};e===null?e=[a]:e.push(a),t++}for(let s in r)if(b.test(s)){let a=r[s];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.title===
void 0){let o={instancePath:i+"/options/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%\
5D*%24/required",keyword:"required",params:{missingProperty:"title"},message:"must have required property 'title'"};e===null?e=[o]:e.push(o),t++}if(a.rule===void 0){
let o={instancePath:i+"/options/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/r\
equired",keyword:"required",params:{missingProperty:"rule"},message:"must have required property 'rule'"};e===null?e=[o]:e.push(o),t++}if(a.summary===void 0){let o={
instancePath:i+"/options/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",
keyword:"required",params:{missingProperty:"summary"},message:"must have required property 'summary'"};e===null?e=[o]:e.push(o),t++}if(a.favours===void 0){let o={
instancePath:i+"/options/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",
keyword:"required",params:{missingProperty:"favours"},message:"must have required property 'favours'"};e===null?e=[o]:e.push(o),t++}if(a.recommended===void 0){let o={
instancePath:i+"/options/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",
keyword:"required",params:{missingProperty:"recommended"},message:"must have required property 'recommended'"};e===null?e=[o]:e.push(o),t++}for(let o in a)if(!(o===
"title"||o==="rule"||o==="summary"||o==="favours"||o==="recommended"||o==="requires"||o==="conflicts")){let m={instancePath:i+"/options/"+s.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},
message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),t++}if(a.title!==void 0){let o=a.title;if(typeof o=="string"){if(h(o)>200){let m={instancePath:i+
"/options/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/title",schemaPath:"#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/tit\
le/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[m]:e.push(m),t++}if(h(o)<1){let m={instancePath:i+
"/options/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/title",schemaPath:"#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/tit\
le/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),t++}}else{let m={instancePath:i+"/o\
ptions/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/title",schemaPath:"#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/title/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}if(a.rule!==void 0){let o=a.rule;if(typeof o=="string"){if(h(
o)>24){let m={instancePath:i+"/options/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/rule",schemaPath:"common.schema.json#/$defs/ruleNumber/maxLength",keyword:"m\
axLength",params:{limit:24},message:"must NOT have more than 24 characters"};e===null?e=[m]:e.push(m),t++}if(!J.test(o)){let m={instancePath:i+"/options/"+s.replace(
/~/g,"~0").replace(/\//g,"~1")+"/rule",schemaPath:"common.schema.json#/$defs/ruleNumber/pattern",keyword:"pattern",params:{pattern:"^[0-9A-Z][0-9A-Za-z.()-]*$"},
message:'must match pattern "^[0-9A-Z][0-9A-Za-z.()-]*$"'};e===null?e=[m]:e.push(m),t++}}else{let m={instancePath:i+"/options/"+s.replace(/~/g,"~0").replace(/\//g,
"~1")+"/rule",schemaPath:"common.schema.json#/$defs/ruleNumber/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}
if(a.summary!==void 0){let o=a.summary;if(typeof o=="string"){if(h(o)>2e3){let m={instancePath:i+"/options/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/summary",
schemaPath:"#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/summary/maxLength",keyword:"maxLength",params:{limit:2e3},message:"\
must NOT have more than 2000 characters"};e===null?e=[m]:e.push(m),t++}if(h(o)<1){let m={instancePath:i+"/options/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/s\
ummary",schemaPath:"#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/summary/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),t++}}else{let m={instancePath:i+"/options/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/summary",
schemaPath:"#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/summary/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[m]:e.push(m),t++}}if(a.favours!==void 0){let o=a.favours;if(typeof o=="string"){if(h(o)>80){let m={instancePath:i+"/options/"+s.replace(
/~/g,"~0").replace(/\//g,"~1")+"/favours",schemaPath:"common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more \
than 80 characters"};e===null?e=[m]:e.push(m),t++}if(!b.test(o)){let m={instancePath:i+"/options/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/favours",schemaPath:"\
common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"},message:'must match pattern "^[a-z0-9][a-z0-9-]*$"'};e===null?e=
[m]:e.push(m),t++}}else{let m={instancePath:i+"/options/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/favours",schemaPath:"common.schema.json#/$defs/id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}if(a.recommended!==void 0&&typeof a.recommended!="boolean"){let o={instancePath:i+
"/options/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/recommended",schemaPath:"#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properti\
es/recommended/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[o]:e.push(o),t++}if(a.requires!==void 0){let o=a.requires;if(Array.
isArray(o)){let m=o.length;for(let u=0;u<m;u++){let y=o[u];if(typeof y=="string"){if(h(y)>80){let v={instancePath:i+"/options/"+s.replace(/~/g,"~0").replace(/\//g,
"~1")+"/requires/"+u,schemaPath:"common.schema.json#/$defs/optionId/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 charact\
ers"};e===null?e=[v]:e.push(v),t++}if(!b.test(y)){let v={instancePath:i+"/options/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/requires/"+u,schemaPath:"common.s\
chema.json#/$defs/optionId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"},message:'must match pattern "^[a-z0-9][a-z0-9-]*$"'};e===null?e=[v]:
e.push(v),t++}}else{let v={instancePath:i+"/options/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/requires/"+u,schemaPath:"common.schema.json#/$defs/optionId/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[v]:e.push(v),t++}}let l=o.length,p;if(l>1){e:for(;l--;)for(p=l;p--;)if(x(o[l],o[p])){
let u={instancePath:i+"/options/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/requires",schemaPath:"#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0\
-9-%5D*%24/properties/requires/uniqueItems",keyword:"uniqueItems",params:{i:l,j:p},message:"must NOT have duplicate items (items ## "+p+" and "+l+" are identica\
l)"};e===null?e=[u]:e.push(u),t++;break e}}}else{let m={instancePath:i+"/options/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/requires",schemaPath:"#/properties\
/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/requires/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
m]:e.push(m),t++}}if(a.conflicts!==void 0){let o=a.conflicts;if(Array.isArray(o)){let m=o.length;for(let u=0;u<m;u++){let y=o[u];if(typeof y=="string"){if(h(y)>
80){let v={instancePath:i+"/options/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/conflicts/"+u,schemaPath:"common.schema.json#/$defs/optionId/maxLength",keyword:"\
maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[v]:e.push(v),t++}if(!b.test(y)){let v={instancePath:i+"/options/"+s.replace(
/~/g,"~0").replace(/\//g,"~1")+"/conflicts/"+u,schemaPath:"common.schema.json#/$defs/optionId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"},
message:'must match pattern "^[a-z0-9][a-z0-9-]*$"'};e===null?e=[v]:e.push(v),t++}}else{let v={instancePath:i+"/options/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+
"/conflicts/"+u,schemaPath:"common.schema.json#/$defs/optionId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[v]:e.push(v),t++}}
let l=o.length,p;if(l>1){e:for(;l--;)for(p=l;p--;)if(x(o[l],o[p])){let u={instancePath:i+"/options/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/conflicts",schemaPath:"\
#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/conflicts/uniqueItems",keyword:"uniqueItems",params:{i:l,j:p},message:"must N\
OT have duplicate items (items ## "+p+" and "+l+" are identical)"};e===null?e=[u]:e.push(u),t++;break e}}}else{let m={instancePath:i+"/options/"+s.replace(/~/g,
"~0").replace(/\//g,"~1")+"/conflicts",schemaPath:"#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/conflicts/type",keyword:"t\
ype",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),t++}}}else{let o={instancePath:i+"/options/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[o]:e.push(o),t++}}}else{let s={instancePath:i+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[s]:e.push(s),t++}}n.sources!==void 0&&(ee(n.sources,{instancePath:i+"/sources",parentData:n,parentDataProperty:"sources",rootData:d,dynamicAnchors:f})||
(e=e===null?ee.errors:e.concat(ee.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[r]:e.push(r),t++}return Oe.errors=e,t===0}Oe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ps=Te,Q={$schema:"https://json-schema.or\
g/draft/2020-12/schema",$id:"https://sandtable.invalid/schemas/common/layer.schema.json",type:"object",properties:{$schema:{$ref:"common.schema.json#/$defs/sche\
maPath"},id:{$ref:"common.schema.json#/$defs/id"},kind:{type:"string",enum:["edition","errata","option","variant"]},title:{type:"string",minLength:1,maxLength:200},
reason:{type:"string",minLength:1,maxLength:2e3},citations:{type:"array",items:{$ref:"common.schema.json#/$defs/text"}},requires:{type:"array",items:{$ref:"comm\
on.schema.json#/$defs/id"},uniqueItems:!0},conflicts:{type:"array",items:{$ref:"common.schema.json#/$defs/id"},uniqueItems:!0},default:{type:"boolean"},errata:{
type:"object",patternProperties:{"^[a-z0-9][a-z0-9-]*$":{type:"object",properties:{component:{type:"string",enum:["rule","counter","map","chart","scenario","pla\
yer-aid"]},place:{type:"string",minLength:1,maxLength:400},kind:{type:"string",enum:["correction","clarification","addition"]},impact:{type:"string",enum:["none",
"minor","major"]},was:{type:"string",minLength:1,maxLength:2e3},is:{type:"string",minLength:1,maxLength:2e3},source:{type:"string",minLength:1,maxLength:400},note:{
type:"string",minLength:1,maxLength:2e3},document:{$ref:"common.schema.json#/$defs/documentPath"},pointer:{$ref:"common.schema.json#/$defs/pointer"}},required:[
"component","place","kind","impact","was","is","source"],additionalProperties:!1}},additionalProperties:!1},sources:{$ref:"common.schema.json#/$defs/sources"}},
required:["id","kind","title","reason","citations","requires","conflicts","default"],additionalProperties:!1};var Je=new RegExp("^[a-z0-9][a-z0-9/-]*\\.json$","u");function se(n,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:d=n,dynamicAnchors:f={}}={}){let e=null,
t=0,c=se.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(Object.keys(n).length<1){let r={
instancePath:i,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[r]:e.push(r),t++}
for(let r in n)if(!j.test(r)){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"mu\
st NOT have additional properties"};e===null?e=[s]:e.push(s),t++}for(let r in n)j.test(r)&&(k(n[r],{instancePath:i+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),
parentData:n,parentDataProperty:r,rootData:d,dynamicAnchors:f})||(e=e===null?k.errors:e.concat(k.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return se.errors=e,t===0}se.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Te(n,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:d=n,dynamicAnchors:f={}}={}){let e=null,t=0,c=Te.evaluated;if(c.dynamicProps&&
(c.props=void 0),c.dynamicItems&&(c.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[r]:e.push(r),t++}if(n.kind===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"kind"},message:"must have required property 'kind'"};e===null?e=[r]:e.push(r),t++}if(n.title===void 0){let r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"title"},message:"must have required property 'title'"};e===null?e=[r]:e.push(
r),t++}if(n.reason===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"reason"},message:"must have required prop\
erty 'reason'"};e===null?e=[r]:e.push(r),t++}if(n.citations===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
citations"},message:"must have required property 'citations'"};e===null?e=[r]:e.push(r),t++}if(n.requires===void 0){let r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"requires"},message:"must have required property 'requires'"};e===null?e=[r]:e.push(r),t++}if(n.conflicts===void 0){let r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"conflicts"},message:"must have required property 'conflicts'"};e===null?e=[r]:
e.push(r),t++}if(n.default===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"default"},message:"must have requ\
ired property 'default'"};e===null?e=[r]:e.push(r),t++}for(let r in n)if(!T.call(Q.properties,r)){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(n.$schema!==void 0){let r=n.$schema;
if(typeof r=="string"){if(h(r)<1){let s={instancePath:i+"/$schema",schemaPath:"common.schema.json#/$defs/schemaPath/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/$schema",schemaPath:"common.schema.json#/$defs/schem\
aPath/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(n.id!==void 0){let r=n.id;if(typeof r=="string"){if(h(
r)>80){let s={instancePath:i+"/id",schemaPath:"common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80\
 characters"};e===null?e=[s]:e.push(s),t++}if(!b.test(r)){let s={instancePath:i+"/id",schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{
pattern:"^[a-z0-9][a-z0-9-]*$"},message:'must match pattern "^[a-z0-9][a-z0-9-]*$"'};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/id",schemaPath:"\
common.schema.json#/$defs/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(n.kind!==void 0){let r=n.kind;
if(typeof r!="string"){let s={instancePath:i+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),t++}if(!(r==="edition"||r==="errata"||r==="option"||r==="variant")){let s={instancePath:i+"/kind",schemaPath:"#/properties/kind/enum",keyword:"e\
num",params:{allowedValues:Q.properties.kind.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(n.title!==void 0){let r=n.
title;if(typeof r=="string"){if(h(r)>200){let s={instancePath:i+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit:200},message:"\
must NOT have more than 200 characters"};e===null?e=[s]:e.push(s),t++}if(h(r)<1){let s={instancePath:i+"/title",schemaPath:"#/properties/title/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/title",schemaPath:"#/pro\
perties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(n.reason!==void 0){let r=n.reason;if(typeof r==
"string"){if(h(r)>2e3){let s={instancePath:i+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have \
more than 2000 characters"};e===null?e=[s]:e.push(s),t++}if(h(r)<1){let s={instancePath:i+"/reason",schemaPath:"#/properties/reason/minLength",keyword:"minLengt\
h",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/reason",schemaPath:"#/properties\
/reason/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(n.citations!==void 0){let r=n.citations;if(Array.
isArray(r)){let s=r.length;for(let a=0;a<s;a++){let o=r[a];if(typeof o=="string"){if(h(o)>2e3){let m={instancePath:i+"/citations/"+a,schemaPath:"common.schema.j\
son#/$defs/text/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[m]:e.push(m),t++}if(h(o)<1){let m={
instancePath:i+"/citations/"+a,schemaPath:"common.schema.json#/$defs/text/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 ch\
aracters"};e===null?e=[m]:e.push(m),t++}}else{let m={instancePath:i+"/citations/"+a,schemaPath:"common.schema.json#/$defs/text/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}}else{let s={instancePath:i+"/citations",schemaPath:"#/properties/citations/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(n.requires!==void 0){let r=n.requires;if(Array.isArray(r)){let s=r.length;for(let m=0;m<
s;m++){let l=r[m];if(typeof l=="string"){if(h(l)>80){let p={instancePath:i+"/requires/"+m,schemaPath:"common.schema.json#/$defs/id/maxLength",keyword:"maxLength",
params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[p]:e.push(p),t++}if(!b.test(l)){let p={instancePath:i+"/requires/"+m,schemaPath:"\
common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"},message:'must match pattern "^[a-z0-9][a-z0-9-]*$"'};e===null?e=
[p]:e.push(p),t++}}else{let p={instancePath:i+"/requires/"+m,schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[p]:e.push(p),t++}}let a=r.length,o;if(a>1){e:for(;a--;)for(o=a;o--;)if(x(r[a],r[o])){let m={instancePath:i+"/requires",schemaPath:"#/pro\
perties/requires/uniqueItems",keyword:"uniqueItems",params:{i:a,j:o},message:"must NOT have duplicate items (items ## "+o+" and "+a+" are identical)"};e===null?
e=[m]:e.push(m),t++;break e}}}else{let s={instancePath:i+"/requires",schemaPath:"#/properties/requires/type",keyword:"type",params:{type:"array"},message:"must \
be array"};e===null?e=[s]:e.push(s),t++}}if(n.conflicts!==void 0){let r=n.conflicts;if(Array.isArray(r)){let s=r.length;for(let m=0;m<s;m++){let l=r[m];if(typeof l==
"string"){if(h(l)>80){let p={instancePath:i+"/conflicts/"+m,schemaPath:"common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{limit:80},message:"m\
ust NOT have more than 80 characters"};e===null?e=[p]:e.push(p),t++}if(!b.test(l)){let p={instancePath:i+"/conflicts/"+m,schemaPath:"common.schema.json#/$defs/i\
d/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"},message:'must match pattern "^[a-z0-9][a-z0-9-]*$"'};e===null?e=[p]:e.push(p),t++}}else{let p={
instancePath:i+"/conflicts/"+m,schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(
p),t++}}let a=r.length,o;if(a>1){e:for(;a--;)for(o=a;o--;)if(x(r[a],r[o])){let m={instancePath:i+"/conflicts",schemaPath:"#/properties/conflicts/uniqueItems",keyword:"\
uniqueItems",params:{i:a,j:o},message:"must NOT have duplicate items (items ## "+o+" and "+a+" are identical)"};e===null?e=[m]:e.push(m),t++;break e}}}else{let s={
instancePath:i+"/conflicts",schemaPath:"#/properties/conflicts/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}
if(n.default!==void 0&&typeof n.default!="boolean"){let r={instancePath:i+"/default",schemaPath:"#/properties/default/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean"};e===null?e=[r]:e.push(r),t++}if(n.errata!==void 0){let r=n.errata;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let s in r)if(!b.test(
s)){let a={instancePath:i+"/errata",schemaPath:"#/properties/errata/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"\
must NOT have additional properties"};e===null?e=[a]:e.push(a),t++}for(let s in r)if(b.test(s)){let a=r[s];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.component===
void 0){let o={instancePath:i+"/errata/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D\
*%24/required",keyword:"required",params:{missingProperty:"component"},message:"must have required property 'component'"};e===null?e=[o]:e.push(o),t++}if(a.place===
void 0){let o={instancePath:i+"/errata/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D\
*%24/required",keyword:"required",params:{missingProperty:"place"},message:"must have required property 'place'"};e===null?e=[o]:e.push(o),t++}if(a.kind===void 0){
let o={instancePath:i+"/errata/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/req\
uired",keyword:"required",params:{missingProperty:"kind"},message:"must have required property 'kind'"};e===null?e=[o]:e.push(o),t++}if(a.impact===void 0){let o={
instancePath:i+"/errata/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",
keyword:"required",params:{missingProperty:"impact"},message:"must have required property 'impact'"};e===null?e=[o]:e.push(o),t++}if(a.was===void 0){let o={instancePath:i+
"/errata/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"requir\
ed",params:{missingProperty:"was"},message:"must have required property 'was'"};e===null?e=[o]:e.push(o),t++}if(a.is===void 0){let o={instancePath:i+"/errata/"+
s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{
missingProperty:"is"},message:"must have required property 'is'"};e===null?e=[o]:e.push(o),t++}if(a.source===void 0){let o={instancePath:i+"/errata/"+s.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"\
source"},message:"must have required property 'source'"};e===null?e=[o]:e.push(o),t++}for(let o in a)if(!T.call(Q.properties.errata.patternProperties["^[a-z0-9]\
[a-z0-9-]*$"].properties,o)){let m={instancePath:i+"/errata/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/errata/patternProperties/%5E%5Ba\
-z0-9%5D%5Ba-z0-9-%5D*%24/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have additional properties"};e===
null?e=[m]:e.push(m),t++}if(a.component!==void 0){let o=a.component;if(typeof o!="string"){let m={instancePath:i+"/errata/"+s.replace(/~/g,"~0").replace(/\//g,"\
~1")+"/component",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/component/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[m]:e.push(m),t++}if(!(o==="rule"||o==="counter"||o==="map"||o==="chart"||o==="scenario"||o==="player-aid")){let m={instancePath:i+
"/errata/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/component",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/c\
omponent/enum",keyword:"enum",params:{allowedValues:Q.properties.errata.patternProperties["^[a-z0-9][a-z0-9-]*$"].properties.component.enum},message:"must be eq\
ual to one of the allowed values"};e===null?e=[m]:e.push(m),t++}}if(a.place!==void 0){let o=a.place;if(typeof o=="string"){if(h(o)>400){let m={instancePath:i+"/\
errata/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/place",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/place/m\
axLength",keyword:"maxLength",params:{limit:400},message:"must NOT have more than 400 characters"};e===null?e=[m]:e.push(m),t++}if(h(o)<1){let m={instancePath:i+
"/errata/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/place",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/place\
/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),t++}}else{let m={instancePath:i+"/err\
ata/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/place",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/place/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}if(a.kind!==void 0){let o=a.kind;if(typeof o!="string"){let m={instancePath:i+
"/errata/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/kind",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/kind/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}if(!(o==="correction"||o==="clarification"||o==="addition")){let m={
instancePath:i+"/errata/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/kind",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/pr\
operties/kind/enum",keyword:"enum",params:{allowedValues:Q.properties.errata.patternProperties["^[a-z0-9][a-z0-9-]*$"].properties.kind.enum},message:"must be eq\
ual to one of the allowed values"};e===null?e=[m]:e.push(m),t++}}if(a.impact!==void 0){let o=a.impact;if(typeof o!="string"){let m={instancePath:i+"/errata/"+s.
replace(/~/g,"~0").replace(/\//g,"~1")+"/impact",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/impact/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}if(!(o==="none"||o==="minor"||o==="major")){let m={instancePath:i+"/errata/"+
s.replace(/~/g,"~0").replace(/\//g,"~1")+"/impact",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/impact/enum",keyword:"\
enum",params:{allowedValues:Q.properties.errata.patternProperties["^[a-z0-9][a-z0-9-]*$"].properties.impact.enum},message:"must be equal to one of the allowed v\
alues"};e===null?e=[m]:e.push(m),t++}}if(a.was!==void 0){let o=a.was;if(typeof o=="string"){if(h(o)>2e3){let m={instancePath:i+"/errata/"+s.replace(/~/g,"~0").replace(
/\//g,"~1")+"/was",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/was/maxLength",keyword:"maxLength",params:{limit:2e3},
message:"must NOT have more than 2000 characters"};e===null?e=[m]:e.push(m),t++}if(h(o)<1){let m={instancePath:i+"/errata/"+s.replace(/~/g,"~0").replace(/\//g,"\
~1")+"/was",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/was/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),t++}}else{let m={instancePath:i+"/errata/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/was",schemaPath:"\
#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/was/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[m]:e.push(m),t++}}if(a.is!==void 0){let o=a.is;if(typeof o=="string"){if(h(o)>2e3){let m={instancePath:i+"/errata/"+s.replace(/~/g,"~0").replace(/\//g,"\
~1")+"/is",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/is/maxLength",keyword:"maxLength",params:{limit:2e3},message:"\
must NOT have more than 2000 characters"};e===null?e=[m]:e.push(m),t++}if(h(o)<1){let m={instancePath:i+"/errata/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/is",
schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/is/minLength",keyword:"minLength",params:{limit:1},message:"must N\
OT have fewer than 1 characters"};e===null?e=[m]:e.push(m),t++}}else{let m={instancePath:i+"/errata/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/is",schemaPath:"\
#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/is/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[m]:e.push(m),t++}}if(a.source!==void 0){let o=a.source;if(typeof o=="string"){if(h(o)>400){let m={instancePath:i+"/errata/"+s.replace(/~/g,"~0").replace(/\//g,
"~1")+"/source",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/source/maxLength",keyword:"maxLength",params:{limit:400},
message:"must NOT have more than 400 characters"};e===null?e=[m]:e.push(m),t++}if(h(o)<1){let m={instancePath:i+"/errata/"+s.replace(/~/g,"~0").replace(/\//g,"~\
1")+"/source",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/source/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),t++}}else{let m={instancePath:i+"/errata/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
source",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/source/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[m]:e.push(m),t++}}if(a.note!==void 0){let o=a.note;if(typeof o=="string"){if(h(o)>2e3){let m={instancePath:i+"/errata/"+s.replace(/~/g,
"~0").replace(/\//g,"~1")+"/note",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/note/maxLength",keyword:"maxLeng\
th",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[m]:e.push(m),t++}if(h(o)<1){let m={instancePath:i+"/errata/"+s.replace(/~/g,
"~0").replace(/\//g,"~1")+"/note",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/note/minLength",keyword:"minLeng\
th",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),t++}}else{let m={instancePath:i+"/errata/"+s.replace(/~/g,"~0").replace(
/\//g,"~1")+"/note",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/note/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[m]:e.push(m),t++}}if(a.document!==void 0){let o=a.document;if(typeof o=="string"){if(h(o)>200){let m={instancePath:i+"/err\
ata/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/document",schemaPath:"common.schema.json#/$defs/documentPath/maxLength",keyword:"maxLength",params:{limit:200},
message:"must NOT have more than 200 characters"};e===null?e=[m]:e.push(m),t++}if(!Je.test(o)){let m={instancePath:i+"/errata/"+s.replace(/~/g,"~0").replace(/\//g,
"~1")+"/document",schemaPath:"common.schema.json#/$defs/documentPath/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9/-]*\\.json$"},message:'must ma\
tch pattern "^[a-z0-9][a-z0-9/-]*\\.json$"'};e===null?e=[m]:e.push(m),t++}}else{let m={instancePath:i+"/errata/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/docu\
ment",schemaPath:"common.schema.json#/$defs/documentPath/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}if(a.
pointer!==void 0){let o=a.pointer;if(typeof o=="string"){if(h(o)>400){let m={instancePath:i+"/errata/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/pointer",schemaPath:"\
common.schema.json#/$defs/pointer/maxLength",keyword:"maxLength",params:{limit:400},message:"must NOT have more than 400 characters"};e===null?e=[m]:e.push(m),t++}
if(!j.test(o)){let m={instancePath:i+"/errata/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/pointer",schemaPath:"common.schema.json#/$defs/pointer/pattern",keyword:"\
pattern",params:{pattern:"^(|/.*)$"},message:'must match pattern "^(|/.*)$"'};e===null?e=[m]:e.push(m),t++}}else{let m={instancePath:i+"/errata/"+s.replace(/~/g,
"~0").replace(/\//g,"~1")+"/pointer",schemaPath:"common.schema.json#/$defs/pointer/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[m]:e.push(m),t++}}}else{let o={instancePath:i+"/errata/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z\
0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),t++}}}else{let s={instancePath:i+"/errata",
schemaPath:"#/properties/errata/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}n.sources!==void 0&&(se(n.sources,
{instancePath:i+"/sources",parentData:n,parentDataProperty:"sources",rootData:d,dynamicAnchors:f})||(e=e===null?se.errors:e.concat(se.errors),t=e.length))}else{
let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Te.errors=e,t===0}
Te.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ls=Be,Ds={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://sandtable.invalid/sche\
mas/common/playtest.schema.json",type:"object",properties:{$schema:{$ref:"common.schema.json#/$defs/schemaPath"},title:{type:"string",minLength:1,maxLength:200},
description:{type:"string",minLength:1,maxLength:4e3},game:{$ref:"common.schema.json#/$defs/id"},scenario:{type:"string",minLength:1,maxLength:400},options:{type:"\
array",items:{$ref:"common.schema.json#/$defs/optionId"},uniqueItems:!0},layers:{type:"array",items:{$ref:"common.schema.json#/$defs/id"},uniqueItems:!0},seed:{
type:"integer",minimum:0,maximum:4294967295},dice:{type:"array",items:{type:"integer",minimum:1,maximum:100}},choices:{type:"array",items:{type:"object",properties:{
side:{$ref:"common.schema.json#/$defs/id"},choice:{type:"object",additionalProperties:!0},note:{type:"string",minLength:1,maxLength:2e3}},required:["side","choi\
ce"],additionalProperties:!1}},expect:{type:"array",items:{type:"object",properties:{after:{type:"integer",minimum:0},pointer:{$ref:"common.schema.json#/$defs/p\
ointer"},equals:{},note:{type:"string",minLength:1,maxLength:2e3}},required:["after","pointer","equals"],additionalProperties:!1}},omitted:{type:"array",items:{
$ref:"common.schema.json#/$defs/text"}},sources:{$ref:"common.schema.json#/$defs/sources"}},required:["choices"],additionalProperties:!1};function re(n,{instancePath:i="",
parentData:g,parentDataProperty:P,rootData:d=n,dynamicAnchors:f={}}={}){let e=null,t=0,c=re.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=
void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(Object.keys(n).length<1){let r={instancePath:i,schemaPath:"#/minProperties",keyword:"minProperties",params:{
limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[r]:e.push(r),t++}for(let r in n)if(!j.test(r)){let s={instancePath:i,schemaPath:"#/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}for(let r in n)
j.test(r)&&(k(n[r],{instancePath:i+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:n,parentDataProperty:r,rootData:d,dynamicAnchors:f})||(e=e===null?k.errors:
e.concat(k.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.
push(r),t++}return re.errors=e,t===0}re.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Be(n,{instancePath:i="",parentData:g,parentDataProperty:P,
rootData:d=n,dynamicAnchors:f={}}={}){let e=null,t=0,c=Be.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),n&&typeof n=="object"&&
!Array.isArray(n)){if(n.choices===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"choices"},message:"must have\
 required property 'choices'"};e===null?e=[r]:e.push(r),t++}for(let r in n)if(!T.call(Ds.properties,r)){let s={instancePath:i,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(n.$schema!==void 0){
let r=n.$schema;if(typeof r=="string"){if(h(r)<1){let s={instancePath:i+"/$schema",schemaPath:"common.schema.json#/$defs/schemaPath/minLength",keyword:"minLengt\
h",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/$schema",schemaPath:"common.sche\
ma.json#/$defs/schemaPath/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(n.title!==void 0){let r=n.title;
if(typeof r=="string"){if(h(r)>200){let s={instancePath:i+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit:200},message:"mus\
t NOT have more than 200 characters"};e===null?e=[s]:e.push(s),t++}if(h(r)<1){let s={instancePath:i+"/title",schemaPath:"#/properties/title/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/title",schemaPath:"#/pro\
perties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(n.description!==void 0){let r=n.description;
if(typeof r=="string"){if(h(r)>4e3){let s={instancePath:i+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit:4e3},
message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),t++}if(h(r)<1){let s={instancePath:i+"/description",schemaPath:"#/properties/descrip\
tion/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"\
/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(n.game!==
void 0){let r=n.game;if(typeof r=="string"){if(h(r)>80){let s={instancePath:i+"/game",schemaPath:"common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{
limit:80},message:"must NOT have more than 80 characters"};e===null?e=[s]:e.push(s),t++}if(!b.test(r)){let s={instancePath:i+"/game",schemaPath:"common.schema.j\
son#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"},message:'must match pattern "^[a-z0-9][a-z0-9-]*$"'};e===null?e=[s]:e.push(s),t++}}else{
let s={instancePath:i+"/game",schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),t++}}if(n.scenario!==void 0){let r=n.scenario;if(typeof r=="string"){if(h(r)>400){let s={instancePath:i+"/scenario",schemaPath:"#/properties/scenario/maxLeng\
th",keyword:"maxLength",params:{limit:400},message:"must NOT have more than 400 characters"};e===null?e=[s]:e.push(s),t++}if(h(r)<1){let s={instancePath:i+"/sce\
nario",schemaPath:"#/properties/scenario/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(
s),t++}}else{let s={instancePath:i+"/scenario",schemaPath:"#/properties/scenario/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),t++}}if(n.options!==void 0){let r=n.options;if(Array.isArray(r)){let s=r.length;for(let m=0;m<s;m++){let l=r[m];if(typeof l=="string"){if(h(l)>80){
let p={instancePath:i+"/options/"+m,schemaPath:"common.schema.json#/$defs/optionId/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more \
than 80 characters"};e===null?e=[p]:e.push(p),t++}if(!b.test(l)){let p={instancePath:i+"/options/"+m,schemaPath:"common.schema.json#/$defs/optionId/pattern",keyword:"\
pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"},message:'must match pattern "^[a-z0-9][a-z0-9-]*$"'};e===null?e=[p]:e.push(p),t++}}else{let p={instancePath:i+"\
/options/"+m,schemaPath:"common.schema.json#/$defs/optionId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}
let a=r.length,o;if(a>1){e:for(;a--;)for(o=a;o--;)if(x(r[a],r[o])){let m={instancePath:i+"/options",schemaPath:"#/properties/options/uniqueItems",keyword:"uniqu\
eItems",params:{i:a,j:o},message:"must NOT have duplicate items (items ## "+o+" and "+a+" are identical)"};e===null?e=[m]:e.push(m),t++;break e}}}else{let s={instancePath:i+
"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(n.layers!==void 0){
let r=n.layers;if(Array.isArray(r)){let s=r.length;for(let m=0;m<s;m++){let l=r[m];if(typeof l=="string"){if(h(l)>80){let p={instancePath:i+"/layers/"+m,schemaPath:"\
common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[p]:e.push(p),t++}if(!b.
test(l)){let p={instancePath:i+"/layers/"+m,schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"},message:'\
must match pattern "^[a-z0-9][a-z0-9-]*$"'};e===null?e=[p]:e.push(p),t++}}else{let p={instancePath:i+"/layers/"+m,schemaPath:"common.schema.json#/$defs/id/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}let a=r.length,o;if(a>1){e:for(;a--;)for(o=a;o--;)if(x(r[a],r[o])){
let m={instancePath:i+"/layers",schemaPath:"#/properties/layers/uniqueItems",keyword:"uniqueItems",params:{i:a,j:o},message:"must NOT have duplicate items (item\
s ## "+o+" and "+a+" are identical)"};e===null?e=[m]:e.push(m),t++;break e}}}else{let s={instancePath:i+"/layers",schemaPath:"#/properties/layers/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(n.seed!==void 0){let r=n.seed;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&
isFinite(r))){let s={instancePath:i+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:
e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>4294967295||isNaN(r)){let s={instancePath:i+"/seed",schemaPath:"#/properties/seed/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:4294967295},message:"must be <= 4294967295"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){let s={instancePath:i+"/seed",schemaPath:"\
#/properties/seed/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}}if(n.dice!==void 0){let r=n.
dice;if(Array.isArray(r)){let s=r.length;for(let a=0;a<s;a++){let o=r[a];if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let m={instancePath:i+"/dice/"+
a,schemaPath:"#/properties/dice/items/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),t++}if(typeof o=="number"&&
isFinite(o)){if(o>100||isNaN(o)){let m={instancePath:i+"/dice/"+a,schemaPath:"#/properties/dice/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},
message:"must be <= 100"};e===null?e=[m]:e.push(m),t++}if(o<1||isNaN(o)){let m={instancePath:i+"/dice/"+a,schemaPath:"#/properties/dice/items/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[m]:e.push(m),t++}}}}else{let s={instancePath:i+"/dice",schemaPath:"#/properties/di\
ce/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(n.choices!==void 0){let r=n.choices;if(Array.isArray(r)){
let s=r.length;for(let a=0;a<s;a++){let o=r[a];if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.side===void 0){let m={instancePath:i+"/choices/"+a,schemaPath:"\
#/properties/choices/items/required",keyword:"required",params:{missingProperty:"side"},message:"must have required property 'side'"};e===null?e=[m]:e.push(m),t++}
if(o.choice===void 0){let m={instancePath:i+"/choices/"+a,schemaPath:"#/properties/choices/items/required",keyword:"required",params:{missingProperty:"choice"},
message:"must have required property 'choice'"};e===null?e=[m]:e.push(m),t++}for(let m in o)if(!(m==="side"||m==="choice"||m==="note")){let l={instancePath:i+"/\
choices/"+a,schemaPath:"#/properties/choices/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have add\
itional properties"};e===null?e=[l]:e.push(l),t++}if(o.side!==void 0){let m=o.side;if(typeof m=="string"){if(h(m)>80){let l={instancePath:i+"/choices/"+a+"/side",
schemaPath:"common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[l]:e.push(
l),t++}if(!b.test(m)){let l={instancePath:i+"/choices/"+a+"/side",schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9]\
[a-z0-9-]*$"},message:'must match pattern "^[a-z0-9][a-z0-9-]*$"'};e===null?e=[l]:e.push(l),t++}}else{let l={instancePath:i+"/choices/"+a+"/side",schemaPath:"co\
mmon.schema.json#/$defs/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}if(o.choice!==void 0){let m=o.choice;
if(!(m&&typeof m=="object"&&!Array.isArray(m))){let l={instancePath:i+"/choices/"+a+"/choice",schemaPath:"#/properties/choices/items/properties/choice/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),t++}}if(o.note!==void 0){let m=o.note;if(typeof m=="string"){if(h(m)>2e3){let l={
instancePath:i+"/choices/"+a+"/note",schemaPath:"#/properties/choices/items/properties/note/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT \
have more than 2000 characters"};e===null?e=[l]:e.push(l),t++}if(h(m)<1){let l={instancePath:i+"/choices/"+a+"/note",schemaPath:"#/properties/choices/items/prop\
erties/note/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),t++}}else{let l={instancePath:i+
"/choices/"+a+"/note",schemaPath:"#/properties/choices/items/properties/note/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:
e.push(l),t++}}}else{let m={instancePath:i+"/choices/"+a,schemaPath:"#/properties/choices/items/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[m]:e.push(m),t++}}}else{let s={instancePath:i+"/choices",schemaPath:"#/properties/choices/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[s]:e.push(s),t++}}if(n.expect!==void 0){let r=n.expect;if(Array.isArray(r)){let s=r.length;for(let a=0;a<s;a++){let o=r[a];if(o&&typeof o==
"object"&&!Array.isArray(o)){if(o.after===void 0){let m={instancePath:i+"/expect/"+a,schemaPath:"#/properties/expect/items/required",keyword:"required",params:{
missingProperty:"after"},message:"must have required property 'after'"};e===null?e=[m]:e.push(m),t++}if(o.pointer===void 0){let m={instancePath:i+"/expect/"+a,schemaPath:"\
#/properties/expect/items/required",keyword:"required",params:{missingProperty:"pointer"},message:"must have required property 'pointer'"};e===null?e=[m]:e.push(
m),t++}if(o.equals===void 0){let m={instancePath:i+"/expect/"+a,schemaPath:"#/properties/expect/items/required",keyword:"required",params:{missingProperty:"equa\
ls"},message:"must have required property 'equals'"};e===null?e=[m]:e.push(m),t++}for(let m in o)if(!(m==="after"||m==="pointer"||m==="equals"||m==="note")){let l={
instancePath:i+"/expect/"+a,schemaPath:"#/properties/expect/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"mu\
st NOT have additional properties"};e===null?e=[l]:e.push(l),t++}if(o.after!==void 0){let m=o.after;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let l={
instancePath:i+"/expect/"+a+"/after",schemaPath:"#/properties/expect/items/properties/after/type",keyword:"type",params:{type:"integer"},message:"must be intege\
r"};e===null?e=[l]:e.push(l),t++}if(typeof m=="number"&&isFinite(m)&&(m<0||isNaN(m))){let l={instancePath:i+"/expect/"+a+"/after",schemaPath:"#/properties/expec\
t/items/properties/after/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[l]:e.push(l),t++}}if(o.pointer!==void 0){
let m=o.pointer;if(typeof m=="string"){if(h(m)>400){let l={instancePath:i+"/expect/"+a+"/pointer",schemaPath:"common.schema.json#/$defs/pointer/maxLength",keyword:"\
maxLength",params:{limit:400},message:"must NOT have more than 400 characters"};e===null?e=[l]:e.push(l),t++}if(!j.test(m)){let l={instancePath:i+"/expect/"+a+"\
/pointer",schemaPath:"common.schema.json#/$defs/pointer/pattern",keyword:"pattern",params:{pattern:"^(|/.*)$"},message:'must match pattern "^(|/.*)$"'};e===null?
e=[l]:e.push(l),t++}}else{let l={instancePath:i+"/expect/"+a+"/pointer",schemaPath:"common.schema.json#/$defs/pointer/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[l]:e.push(l),t++}}if(o.note!==void 0){let m=o.note;if(typeof m=="string"){if(h(m)>2e3){let l={instancePath:i+"/expect/"+a+
"/note",schemaPath:"#/properties/expect/items/properties/note/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};
e===null?e=[l]:e.push(l),t++}if(h(m)<1){let l={instancePath:i+"/expect/"+a+"/note",schemaPath:"#/properties/expect/items/properties/note/minLength",keyword:"min\
Length",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),t++}}else{let l={instancePath:i+"/expect/"+a+"/note",schemaPath:"\
#/properties/expect/items/properties/note/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}}else{let m={instancePath:i+
"/expect/"+a,schemaPath:"#/properties/expect/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}}}else{let s={
instancePath:i+"/expect",schemaPath:"#/properties/expect/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(n.
omitted!==void 0){let r=n.omitted;if(Array.isArray(r)){let s=r.length;for(let a=0;a<s;a++){let o=r[a];if(typeof o=="string"){if(h(o)>2e3){let m={instancePath:i+
"/omitted/"+a,schemaPath:"common.schema.json#/$defs/text/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===
null?e=[m]:e.push(m),t++}if(h(o)<1){let m={instancePath:i+"/omitted/"+a,schemaPath:"common.schema.json#/$defs/text/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),t++}}else{let m={instancePath:i+"/omitted/"+a,schemaPath:"common.schema.json#/$defs/te\
xt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}}else{let s={instancePath:i+"/omitted",schemaPath:"#/prop\
erties/omitted/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}n.sources!==void 0&&(re(n.sources,{instancePath:i+
"/sources",parentData:n,parentDataProperty:"sources",rootData:d,dynamicAnchors:f})||(e=e===null?re.errors:e.concat(re.errors),t=e.length))}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Be.errors=e,t===0}Be.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var us=Le;var ze=new RegExp("^[a-z][a-z0-9-]*$","u"),je={type:"object",properties:{name:{type:"string",minLength:1,maxLength:80},hex:{$ref:"../common/common.schema.json#/\
$defs/hexId"},kind:{type:"string",enum:["base","circle"]},flag:{type:"string",enum:["britain","us","australia","new-zealand","netherlands","france","japan","non\
e"]},control:{type:"string",enum:["japan","allies","none"]},airCapacity:{type:"integer",minimum:0,maximum:40},portCapacity:{$ref:"../common/common.schema.json#/\
$defs/quarters"},landLimit:{type:"integer",enum:[8,4]},victoryPoints:{type:"integer",minimum:0,maximum:20},oil:{type:"integer",minimum:1,maximum:40},homeBaseOf:{
$ref:"defs.schema.json#/$defs/nation"}},required:["name","hex","kind","flag","control","landLimit","victoryPoints"],if:{properties:{kind:{const:"base"}}},then:{
required:["airCapacity","portCapacity"]},else:{properties:{airCapacity:!1,portCapacity:!1,victoryPoints:{const:0},oil:!1,homeBaseOf:!1}},additionalProperties:!1};var M={type:"string",enum:["japan","us","britain","netherlands"]};function te(n,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:d=n,dynamicAnchors:f={}}={}){
let e=null,t=0,c=te.evaluated;c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0);let r=t,s=!0,a=t;if(n&&typeof n=="object"&&!Array.isArray(n)&&n.
kind!==void 0&&n.kind!=="base"){let p={};e===null?e=[p]:e.push(p),t++}var o=a===t;t=r,e!==null&&(r?e.length=r:e=null);let m;if(o){let p=t;if(n&&typeof n=="objec\
t"&&!Array.isArray(n)){if(n.airCapacity===void 0){let y={instancePath:i,schemaPath:"#/then/required",keyword:"required",params:{missingProperty:"airCapacity"},message:"\
must have required property 'airCapacity'"};e===null?e=[y]:e.push(y),t++}if(n.portCapacity===void 0){let y={instancePath:i,schemaPath:"#/then/required",keyword:"\
required",params:{missingProperty:"portCapacity"},message:"must have required property 'portCapacity'"};e===null?e=[y]:e.push(y),t++}}var o=p===t;s=o,m="then"}else{
let p=t;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.airCapacity!==void 0){let y={instancePath:i+"/airCapacity",schemaPath:"#/else/properties/airCapacity/f\
alse schema",keyword:"false schema",params:{},message:"boolean schema is false"};e===null?e=[y]:e.push(y),t++}if(n.portCapacity!==void 0){let y={instancePath:i+
"/portCapacity",schemaPath:"#/else/properties/portCapacity/false schema",keyword:"false schema",params:{},message:"boolean schema is false"};e===null?e=[y]:e.push(
y),t++}if(n.victoryPoints!==void 0&&n.victoryPoints!==0){let y={instancePath:i+"/victoryPoints",schemaPath:"#/else/properties/victoryPoints/const",keyword:"cons\
t",params:{allowedValue:0},message:"must be equal to constant"};e===null?e=[y]:e.push(y),t++}if(n.oil!==void 0){let y={instancePath:i+"/oil",schemaPath:"#/else/\
properties/oil/false schema",keyword:"false schema",params:{},message:"boolean schema is false"};e===null?e=[y]:e.push(y),t++}if(n.homeBaseOf!==void 0){let y={instancePath:i+
"/homeBaseOf",schemaPath:"#/else/properties/homeBaseOf/false schema",keyword:"false schema",params:{},message:"boolean schema is false"};e===null?e=[y]:e.push(y),
t++}}var o=p===t;if(s=o,s){var l={};l.airCapacity=!0,l.portCapacity=!0,l.victoryPoints=!0,l.oil=!0,l.homeBaseOf=!0,l.kind=!0}m="else"}if(!s){let p={instancePath:i,
schemaPath:"#/if",keyword:"if",params:{failingKeyword:m},message:'must match "'+m+'" schema'};e===null?e=[p]:e.push(p),t++}if(n&&typeof n=="object"&&!Array.isArray(
n)){if(n.name===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'n\
ame'"};e===null?e=[p]:e.push(p),t++}if(n.hex===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"hex"},message:"\
must have required property 'hex'"};e===null?e=[p]:e.push(p),t++}if(n.kind===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
kind"},message:"must have required property 'kind'"};e===null?e=[p]:e.push(p),t++}if(n.flag===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"flag"},message:"must have required property 'flag'"};e===null?e=[p]:e.push(p),t++}if(n.control===void 0){let p={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"control"},message:"must have required property 'control'"};e===null?e=[p]:e.push(p),t++}if(n.landLimit===
void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"landLimit"},message:"must have required property 'landLimit'"};
e===null?e=[p]:e.push(p),t++}if(n.victoryPoints===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"victoryPoint\
s"},message:"must have required property 'victoryPoints'"};e===null?e=[p]:e.push(p),t++}for(let p in n)if(!T.call(je.properties,p)){let u={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),t++}
if(n.name!==void 0){let p=n.name;if(typeof p=="string"){if(h(p)>80){let u={instancePath:i+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{
limit:80},message:"must NOT have more than 80 characters"};e===null?e=[u]:e.push(u),t++}if(h(p)<1){let u={instancePath:i+"/name",schemaPath:"#/properties/name/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[u]:e.push(u),t++}}else{let u={instancePath:i+"/name",
schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),t++}}if(n.hex!==void 0){let p=n.hex;
if(typeof p=="string"){if(!R.test(p)){let u={instancePath:i+"/hex",schemaPath:"../common/common.schema.json#/$defs/hexId/pattern",keyword:"pattern",params:{pattern:"\
^[A-Z0-9]{2,8}$"},message:'must match pattern "^[A-Z0-9]{2,8}$"'};e===null?e=[u]:e.push(u),t++}}else{let u={instancePath:i+"/hex",schemaPath:"../common/common.s\
chema.json#/$defs/hexId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),t++}}if(n.kind!==void 0){let p=n.kind;if(typeof p!=
"string"){let u={instancePath:i+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(
u),t++}if(!(p==="base"||p==="circle")){let u={instancePath:i+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues:je.properties.kind.
enum},message:"must be equal to one of the allowed values"};e===null?e=[u]:e.push(u),t++}}if(n.flag!==void 0){let p=n.flag;if(typeof p!="string"){let u={instancePath:i+
"/flag",schemaPath:"#/properties/flag/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),t++}if(!(p==="britain"||p===
"us"||p==="australia"||p==="new-zealand"||p==="netherlands"||p==="france"||p==="japan"||p==="none")){let u={instancePath:i+"/flag",schemaPath:"#/properties/flag\
/enum",keyword:"enum",params:{allowedValues:je.properties.flag.enum},message:"must be equal to one of the allowed values"};e===null?e=[u]:e.push(u),t++}}if(n.control!==
void 0){let p=n.control;if(typeof p!="string"){let u={instancePath:i+"/control",schemaPath:"#/properties/control/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[u]:e.push(u),t++}if(!(p==="japan"||p==="allies"||p==="none")){let u={instancePath:i+"/control",schemaPath:"#/properties/control/enu\
m",keyword:"enum",params:{allowedValues:je.properties.control.enum},message:"must be equal to one of the allowed values"};e===null?e=[u]:e.push(u),t++}}if(n.airCapacity!==
void 0){let p=n.airCapacity;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let u={instancePath:i+"/airCapacity",schemaPath:"#/properties/airCapacity/\
type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[u]:e.push(u),t++}if(typeof p=="number"&&isFinite(p)){if(p>40||isNaN(p)){let u={
instancePath:i+"/airCapacity",schemaPath:"#/properties/airCapacity/maximum",keyword:"maximum",params:{comparison:"<=",limit:40},message:"must be <= 40"};e===null?
e=[u]:e.push(u),t++}if(p<0||isNaN(p)){let u={instancePath:i+"/airCapacity",schemaPath:"#/properties/airCapacity/minimum",keyword:"minimum",params:{comparison:">\
=",limit:0},message:"must be >= 0"};e===null?e=[u]:e.push(u),t++}}}if(n.portCapacity!==void 0){let p=n.portCapacity;if(typeof p=="number"&&isFinite(p)){if(p>1e3||
isNaN(p)){let y={instancePath:i+"/portCapacity",schemaPath:"../common/common.schema.json#/$defs/quarters/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},
message:"must be <= 1000"};e===null?e=[y]:e.push(y),t++}if(p<0||isNaN(p)){let y={instancePath:i+"/portCapacity",schemaPath:"../common/common.schema.json#/$defs/\
quarters/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[y]:e.push(y),t++}let u;if(u=p/.25,u!==parseInt(u)){let y={
instancePath:i+"/portCapacity",schemaPath:"../common/common.schema.json#/$defs/quarters/multipleOf",keyword:"multipleOf",params:{multipleOf:.25},message:"must b\
e multiple of 0.25"};e===null?e=[y]:e.push(y),t++}}else{let u={instancePath:i+"/portCapacity",schemaPath:"../common/common.schema.json#/$defs/quarters/type",keyword:"\
type",params:{type:"number"},message:"must be number"};e===null?e=[u]:e.push(u),t++}}if(n.landLimit!==void 0){let p=n.landLimit;if(!(typeof p=="number"&&!(p%1)&&
!isNaN(p)&&isFinite(p))){let u={instancePath:i+"/landLimit",schemaPath:"#/properties/landLimit/type",keyword:"type",params:{type:"integer"},message:"must be int\
eger"};e===null?e=[u]:e.push(u),t++}if(!(p===8||p===4)){let u={instancePath:i+"/landLimit",schemaPath:"#/properties/landLimit/enum",keyword:"enum",params:{allowedValues:je.
properties.landLimit.enum},message:"must be equal to one of the allowed values"};e===null?e=[u]:e.push(u),t++}}if(n.victoryPoints!==void 0){let p=n.victoryPoints;
if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let u={instancePath:i+"/victoryPoints",schemaPath:"#/properties/victoryPoints/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[u]:e.push(u),t++}if(typeof p=="number"&&isFinite(p)){if(p>20||isNaN(p)){let u={instancePath:i+"/victoryPo\
ints",schemaPath:"#/properties/victoryPoints/maximum",keyword:"maximum",params:{comparison:"<=",limit:20},message:"must be <= 20"};e===null?e=[u]:e.push(u),t++}
if(p<0||isNaN(p)){let u={instancePath:i+"/victoryPoints",schemaPath:"#/properties/victoryPoints/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[u]:e.push(u),t++}}}if(n.oil!==void 0){let p=n.oil;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let u={instancePath:i+"/o\
il",schemaPath:"#/properties/oil/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[u]:e.push(u),t++}if(typeof p=="number"&&isFinite(
p)){if(p>40||isNaN(p)){let u={instancePath:i+"/oil",schemaPath:"#/properties/oil/maximum",keyword:"maximum",params:{comparison:"<=",limit:40},message:"must be <\
= 40"};e===null?e=[u]:e.push(u),t++}if(p<1||isNaN(p)){let u={instancePath:i+"/oil",schemaPath:"#/properties/oil/minimum",keyword:"minimum",params:{comparison:">\
=",limit:1},message:"must be >= 1"};e===null?e=[u]:e.push(u),t++}}}if(n.homeBaseOf!==void 0){let p=n.homeBaseOf;if(typeof p!="string"){let u={instancePath:i+"/h\
omeBaseOf",schemaPath:"defs.schema.json#/$defs/nation/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),t++}if(!(p===
"japan"||p==="us"||p==="britain"||p==="netherlands")){let u={instancePath:i+"/homeBaseOf",schemaPath:"defs.schema.json#/$defs/nation/enum",keyword:"enum",params:{
allowedValues:M.enum},message:"must be equal to one of the allowed values"};e===null?e=[u]:e.push(u),t++}}}else{let p={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),t++}return te.errors=e,t===0}te.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function ie(n,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:d=n,dynamicAnchors:f={}}={}){let e=null,t=0,c=ie.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(Object.keys(n).length<1){let r={instancePath:i,schemaPath:"#/minProperties",
keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[r]:e.push(r),t++}for(let r in n)if(!j.test(r)){let s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),t++}for(let r in n)j.test(r)&&(k(n[r],{instancePath:i+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:n,parentDataProperty:r,rootData:d,dynamicAnchors:f})||
(e=e===null?k.errors:e.concat(k.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[r]:e.push(r),t++}return ie.errors=e,t===0}ie.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Le(n,{instancePath:i="",parentData:g,
parentDataProperty:P,rootData:d=n,dynamicAnchors:f={}}={}){let e=null,t=0,c=Le.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),n&&
typeof n=="object"&&!Array.isArray(n)){if(n.$schema===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"$schema"},
message:"must have required property '$schema'"};e===null?e=[r]:e.push(r),t++}if(n.bases===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"bases"},message:"must have required property 'bases'"};e===null?e=[r]:e.push(r),t++}if(n.sources===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"sources"},message:"must have required property 'sources'"};e===null?e=[r]:e.push(r),t++}for(let r in n)if(!(r===
"$schema"||r==="bases"||r==="sources")){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(n.$schema!==void 0){let r=n.$schema;if(typeof r=="string"){if(h(r)<1){let s={instancePath:i+
"/$schema",schemaPath:"../common/common.schema.json#/$defs/schemaPath/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charac\
ters"};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/$schema",schemaPath:"../common/common.schema.json#/$defs/schemaPath/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(n.bases!==void 0){let r=n.bases;if(r&&typeof r=="object"&&!Array.isArray(r)){if(Object.
keys(r).length<1){let s={instancePath:i+"/bases",schemaPath:"#/properties/bases/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have f\
ewer than 1 properties"};e===null?e=[s]:e.push(s),t++}for(let s in r)if(!ze.test(s)){let a={instancePath:i+"/bases",schemaPath:"#/properties/bases/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),t++}for(let s in r)
ze.test(s)&&(te(r[s],{instancePath:i+"/bases/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:s,rootData:d,dynamicAnchors:f})||(e=e===
null?te.errors:e.concat(te.errors),t=e.length))}else{let s={instancePath:i+"/bases",schemaPath:"#/properties/bases/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[s]:e.push(s),t++}}n.sources!==void 0&&(ie(n.sources,{instancePath:i+"/sources",parentData:n,parentDataProperty:"sources",rootData:d,
dynamicAnchors:f})||(e=e===null?ie.errors:e.concat(ie.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),t++}return Le.errors=e,t===0}Le.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var cs=Fe;var Os={type:"object",properties:{nation:{$ref:"defs.schema.json#/$defs/nation"},class:{$ref:"defs.schema.json#/$defs/shipClass"},name:{type:"string",minLength:1,
maxLength:120},count:{$ref:"#/$defs/count"},firepower:{type:"integer",minimum:0,maximum:4},defense:{type:"integer",minimum:7,maximum:12},antiAircraft:{type:"num\
ber",minimum:0,maximum:10,multipleOf:.25},airStrength:{type:"integer",minimum:1,maximum:10},transport:{type:"number",exclusiveMinimum:0,maximum:10,multipleOf:.25},
movement:{type:"integer",minimum:1,maximum:20},optional:{$ref:"../common/common.schema.json#/$defs/ruleNumber"},elite:{type:"boolean"}},required:["nation","clas\
s","name","count","firepower","defense","antiAircraft","transport","movement"],if:{properties:{class:{enum:["CV","CVL"]}}},then:{required:["airStrength"]},else:{
properties:{airStrength:!1}},additionalProperties:!1},Re={type:"string",enum:["CV","CVL","BB","BBV","CB","CA","CL","CLAA","DD"]};function ae(n,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:d=n,dynamicAnchors:f={}}={}){let e=null,t=0,c=ae.evaluated;c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0);let r=t,s=!0,a=t;if(n&&typeof n=="object"&&!Array.isArray(n)&&n.class!==void 0){let p=n.class;if(!(p==="CV"||p==="CVL")){
let u={};e===null?e=[u]:e.push(u),t++}}var o=a===t;t=r,e!==null&&(r?e.length=r:e=null);let m;if(o){let p=t;if(n&&typeof n=="object"&&!Array.isArray(n)&&n.airStrength===
void 0){let y={instancePath:i,schemaPath:"#/then/required",keyword:"required",params:{missingProperty:"airStrength"},message:"must have required property 'airSt\
rength'"};e===null?e=[y]:e.push(y),t++}var o=p===t;s=o,m="then"}else{let p=t;if(n&&typeof n=="object"&&!Array.isArray(n)&&n.airStrength!==void 0){let y={instancePath:i+
"/airStrength",schemaPath:"#/else/properties/airStrength/false schema",keyword:"false schema",params:{},message:"boolean schema is false"};e===null?e=[y]:e.push(
y),t++}var o=p===t;if(s=o,s){var l={};l.airStrength=!0,l.class=!0}m="else"}if(!s){let p={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:m},
message:'must match "'+m+'" schema'};e===null?e=[p]:e.push(p),t++}if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.nation===void 0){let p={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"nation"},message:"must have required property 'nation'"};e===null?e=[p]:e.push(p),t++}if(n.class===void 0){
let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"class"},message:"must have required property 'class'"};e===null?e=[p]:
e.push(p),t++}if(n.name===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required p\
roperty 'name'"};e===null?e=[p]:e.push(p),t++}if(n.count===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cou\
nt"},message:"must have required property 'count'"};e===null?e=[p]:e.push(p),t++}if(n.firepower===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"firepower"},message:"must have required property 'firepower'"};e===null?e=[p]:e.push(p),t++}if(n.defense===void 0){let p={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"defense"},message:"must have required property 'defense'"};e===null?e=[p]:e.push(p),t++}if(n.
antiAircraft===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"antiAircraft"},message:"must have required prop\
erty 'antiAircraft'"};e===null?e=[p]:e.push(p),t++}if(n.transport===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
transport"},message:"must have required property 'transport'"};e===null?e=[p]:e.push(p),t++}if(n.movement===void 0){let p={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"movement"},message:"must have required property 'movement'"};e===null?e=[p]:e.push(p),t++}for(let p in n)if(!T.call(
Os.properties,p)){let u={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have \
additional properties"};e===null?e=[u]:e.push(u),t++}if(n.nation!==void 0){let p=n.nation;if(typeof p!="string"){let u={instancePath:i+"/nation",schemaPath:"def\
s.schema.json#/$defs/nation/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),t++}if(!(p==="japan"||p==="us"||p==="\
britain"||p==="netherlands")){let u={instancePath:i+"/nation",schemaPath:"defs.schema.json#/$defs/nation/enum",keyword:"enum",params:{allowedValues:M.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[u]:e.push(u),t++}}if(n.class!==void 0){let p=n.class;if(typeof p!="string"){let u={instancePath:i+"/cla\
ss",schemaPath:"defs.schema.json#/$defs/shipClass/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),t++}if(!(p==="C\
V"||p==="CVL"||p==="BB"||p==="BBV"||p==="CB"||p==="CA"||p==="CL"||p==="CLAA"||p==="DD")){let u={instancePath:i+"/class",schemaPath:"defs.schema.json#/$defs/ship\
Class/enum",keyword:"enum",params:{allowedValues:Re.enum},message:"must be equal to one of the allowed values"};e===null?e=[u]:e.push(u),t++}}if(n.name!==void 0){
let p=n.name;if(typeof p=="string"){if(h(p)>120){let u={instancePath:i+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:120},message:"\
must NOT have more than 120 characters"};e===null?e=[u]:e.push(u),t++}if(h(p)<1){let u={instancePath:i+"/name",schemaPath:"#/properties/name/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[u]:e.push(u),t++}}else{let u={instancePath:i+"/name",schemaPath:"#/prop\
erties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),t++}}if(n.count!==void 0){let p=n.count;if(!(typeof p==
"number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let u={instancePath:i+"/count",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"integer"},message:"must b\
e integer"};e===null?e=[u]:e.push(u),t++}if(typeof p=="number"&&isFinite(p)){if(p>60||isNaN(p)){let u={instancePath:i+"/count",schemaPath:"#/$defs/count/maximum",
keyword:"maximum",params:{comparison:"<=",limit:60},message:"must be <= 60"};e===null?e=[u]:e.push(u),t++}if(p<1||isNaN(p)){let u={instancePath:i+"/count",schemaPath:"\
#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[u]:e.push(u),t++}}}if(n.firepower!==void 0){let p=n.
firepower;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let u={instancePath:i+"/firepower",schemaPath:"#/properties/firepower/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[u]:e.push(u),t++}if(typeof p=="number"&&isFinite(p)){if(p>4||isNaN(p)){let u={instancePath:i+"/firepower",
schemaPath:"#/properties/firepower/maximum",keyword:"maximum",params:{comparison:"<=",limit:4},message:"must be <= 4"};e===null?e=[u]:e.push(u),t++}if(p<0||isNaN(
p)){let u={instancePath:i+"/firepower",schemaPath:"#/properties/firepower/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[u]:e.push(u),t++}}}if(n.defense!==void 0){let p=n.defense;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let u={instancePath:i+"/defense",schemaPath:"\
#/properties/defense/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[u]:e.push(u),t++}if(typeof p=="number"&&isFinite(p)){if(p>
12||isNaN(p)){let u={instancePath:i+"/defense",schemaPath:"#/properties/defense/maximum",keyword:"maximum",params:{comparison:"<=",limit:12},message:"must be <=\
 12"};e===null?e=[u]:e.push(u),t++}if(p<7||isNaN(p)){let u={instancePath:i+"/defense",schemaPath:"#/properties/defense/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:7},message:"must be >= 7"};e===null?e=[u]:e.push(u),t++}}}if(n.antiAircraft!==void 0){let p=n.antiAircraft;if(typeof p=="number"&&isFinite(p)){if(p>10||
isNaN(p)){let y={instancePath:i+"/antiAircraft",schemaPath:"#/properties/antiAircraft/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must\
 be <= 10"};e===null?e=[y]:e.push(y),t++}if(p<0||isNaN(p)){let y={instancePath:i+"/antiAircraft",schemaPath:"#/properties/antiAircraft/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[y]:e.push(y),t++}let u;if(u=p/.25,u!==parseInt(u)){let y={instancePath:i+"/antiAircraft",schemaPath:"\
#/properties/antiAircraft/multipleOf",keyword:"multipleOf",params:{multipleOf:.25},message:"must be multiple of 0.25"};e===null?e=[y]:e.push(y),t++}}else{let u={
instancePath:i+"/antiAircraft",schemaPath:"#/properties/antiAircraft/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[u]:e.push(
u),t++}}if(n.airStrength!==void 0){let p=n.airStrength;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let u={instancePath:i+"/airStrength",schemaPath:"\
#/properties/airStrength/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[u]:e.push(u),t++}if(typeof p=="number"&&isFinite(p)){
if(p>10||isNaN(p)){let u={instancePath:i+"/airStrength",schemaPath:"#/properties/airStrength/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"\
must be <= 10"};e===null?e=[u]:e.push(u),t++}if(p<1||isNaN(p)){let u={instancePath:i+"/airStrength",schemaPath:"#/properties/airStrength/minimum",keyword:"minim\
um",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[u]:e.push(u),t++}}}if(n.transport!==void 0){let p=n.transport;if(typeof p=="number"&&isFinite(
p)){if(p>10||isNaN(p)){let y={instancePath:i+"/transport",schemaPath:"#/properties/transport/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"\
must be <= 10"};e===null?e=[y]:e.push(y),t++}if(p<=0||isNaN(p)){let y={instancePath:i+"/transport",schemaPath:"#/properties/transport/exclusiveMinimum",keyword:"\
exclusiveMinimum",params:{comparison:">",limit:0},message:"must be > 0"};e===null?e=[y]:e.push(y),t++}let u;if(u=p/.25,u!==parseInt(u)){let y={instancePath:i+"/\
transport",schemaPath:"#/properties/transport/multipleOf",keyword:"multipleOf",params:{multipleOf:.25},message:"must be multiple of 0.25"};e===null?e=[y]:e.push(
y),t++}}else{let u={instancePath:i+"/transport",schemaPath:"#/properties/transport/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?
e=[u]:e.push(u),t++}}if(n.movement!==void 0){let p=n.movement;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let u={instancePath:i+"/movement",schemaPath:"\
#/properties/movement/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[u]:e.push(u),t++}if(typeof p=="number"&&isFinite(p)){if(p>
20||isNaN(p)){let u={instancePath:i+"/movement",schemaPath:"#/properties/movement/maximum",keyword:"maximum",params:{comparison:"<=",limit:20},message:"must be \
<= 20"};e===null?e=[u]:e.push(u),t++}if(p<1||isNaN(p)){let u={instancePath:i+"/movement",schemaPath:"#/properties/movement/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[u]:e.push(u),t++}}}if(n.optional!==void 0){let p=n.optional;if(typeof p=="string"){if(h(p)>24){let u={instancePath:i+
"/optional",schemaPath:"../common/common.schema.json#/$defs/ruleNumber/maxLength",keyword:"maxLength",params:{limit:24},message:"must NOT have more than 24 char\
acters"};e===null?e=[u]:e.push(u),t++}if(!J.test(p)){let u={instancePath:i+"/optional",schemaPath:"../common/common.schema.json#/$defs/ruleNumber/pattern",keyword:"\
pattern",params:{pattern:"^[0-9A-Z][0-9A-Za-z.()-]*$"},message:'must match pattern "^[0-9A-Z][0-9A-Za-z.()-]*$"'};e===null?e=[u]:e.push(u),t++}}else{let u={instancePath:i+
"/optional",schemaPath:"../common/common.schema.json#/$defs/ruleNumber/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(
u),t++}}if(n.elite!==void 0&&typeof n.elite!="boolean"){let p={instancePath:i+"/elite",schemaPath:"#/properties/elite/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean"};e===null?e=[p]:e.push(p),t++}}else{let p={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[p]:e.push(p),t++}return ae.errors=e,t===0}ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ts={type:"object",properties:{nation:{
$ref:"defs.schema.json#/$defs/nation"},name:{type:"string",minLength:1,maxLength:120},count:{$ref:"#/$defs/count"},strength:{type:"integer",minimum:1,maximum:16},
reduced:{type:"integer",minimum:1,maximum:16},steps:{type:"integer",enum:[2,1]},transport:{type:"number",exclusiveMinimum:0,maximum:16,multipleOf:.25},marine:{type:"\
boolean"}},required:["nation","name","count","strength","steps","transport"],if:{properties:{steps:{const:2}}},then:{required:["reduced"]},else:{properties:{reduced:!1}},
additionalProperties:!1};function ne(n,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:d=n,dynamicAnchors:f={}}={}){let e=null,t=0,c=ne.evaluated;
c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0);let r=t,s=!0,a=t;if(n&&typeof n=="object"&&!Array.isArray(n)&&n.steps!==void 0&&n.steps!==2){let p={};
e===null?e=[p]:e.push(p),t++}var o=a===t;t=r,e!==null&&(r?e.length=r:e=null);let m;if(o){let p=t;if(n&&typeof n=="object"&&!Array.isArray(n)&&n.reduced===void 0){
let y={instancePath:i,schemaPath:"#/then/required",keyword:"required",params:{missingProperty:"reduced"},message:"must have required property 'reduced'"};e===null?
e=[y]:e.push(y),t++}var o=p===t;s=o,m="then"}else{let p=t;if(n&&typeof n=="object"&&!Array.isArray(n)&&n.reduced!==void 0){let y={instancePath:i+"/reduced",schemaPath:"\
#/else/properties/reduced/false schema",keyword:"false schema",params:{},message:"boolean schema is false"};e===null?e=[y]:e.push(y),t++}var o=p===t;if(s=o,s){var l={};
l.reduced=!0,l.steps=!0}m="else"}if(!s){let p={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:m},message:'must match "'+m+'" schema'};e===
null?e=[p]:e.push(p),t++}if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.nation===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"nation"},message:"must have required property 'nation'"};e===null?e=[p]:e.push(p),t++}if(n.name===void 0){let p={instancePath:i,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[p]:e.push(p),t++}if(n.count===void 0){let p={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"count"},message:"must have required property 'count'"};e===null?e=[p]:e.push(
p),t++}if(n.strength===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"strength"},message:"must have required \
property 'strength'"};e===null?e=[p]:e.push(p),t++}if(n.steps===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
steps"},message:"must have required property 'steps'"};e===null?e=[p]:e.push(p),t++}if(n.transport===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"transport"},message:"must have required property 'transport'"};e===null?e=[p]:e.push(p),t++}for(let p in n)if(!(p==="nation"||
p==="name"||p==="count"||p==="strength"||p==="reduced"||p==="steps"||p==="transport"||p==="marine")){let u={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),t++}if(n.nation!==void 0){let p=n.nation;
if(typeof p!="string"){let u={instancePath:i+"/nation",schemaPath:"defs.schema.json#/$defs/nation/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[u]:e.push(u),t++}if(!(p==="japan"||p==="us"||p==="britain"||p==="netherlands")){let u={instancePath:i+"/nation",schemaPath:"defs.schema.json\
#/$defs/nation/enum",keyword:"enum",params:{allowedValues:M.enum},message:"must be equal to one of the allowed values"};e===null?e=[u]:e.push(u),t++}}if(n.name!==
void 0){let p=n.name;if(typeof p=="string"){if(h(p)>120){let u={instancePath:i+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:120},
message:"must NOT have more than 120 characters"};e===null?e=[u]:e.push(u),t++}if(h(p)<1){let u={instancePath:i+"/name",schemaPath:"#/properties/name/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[u]:e.push(u),t++}}else{let u={instancePath:i+"/name",schemaPath:"\
#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),t++}}if(n.count!==void 0){let p=n.count;if(!(typeof p==
"number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let u={instancePath:i+"/count",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"integer"},message:"must b\
e integer"};e===null?e=[u]:e.push(u),t++}if(typeof p=="number"&&isFinite(p)){if(p>60||isNaN(p)){let u={instancePath:i+"/count",schemaPath:"#/$defs/count/maximum",
keyword:"maximum",params:{comparison:"<=",limit:60},message:"must be <= 60"};e===null?e=[u]:e.push(u),t++}if(p<1||isNaN(p)){let u={instancePath:i+"/count",schemaPath:"\
#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[u]:e.push(u),t++}}}if(n.strength!==void 0){let p=n.
strength;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let u={instancePath:i+"/strength",schemaPath:"#/properties/strength/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[u]:e.push(u),t++}if(typeof p=="number"&&isFinite(p)){if(p>16||isNaN(p)){let u={instancePath:i+"/strength",
schemaPath:"#/properties/strength/maximum",keyword:"maximum",params:{comparison:"<=",limit:16},message:"must be <= 16"};e===null?e=[u]:e.push(u),t++}if(p<1||isNaN(
p)){let u={instancePath:i+"/strength",schemaPath:"#/properties/strength/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===
null?e=[u]:e.push(u),t++}}}if(n.reduced!==void 0){let p=n.reduced;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let u={instancePath:i+"/reduced",schemaPath:"\
#/properties/reduced/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[u]:e.push(u),t++}if(typeof p=="number"&&isFinite(p)){if(p>
16||isNaN(p)){let u={instancePath:i+"/reduced",schemaPath:"#/properties/reduced/maximum",keyword:"maximum",params:{comparison:"<=",limit:16},message:"must be <=\
 16"};e===null?e=[u]:e.push(u),t++}if(p<1||isNaN(p)){let u={instancePath:i+"/reduced",schemaPath:"#/properties/reduced/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[u]:e.push(u),t++}}}if(n.steps!==void 0){let p=n.steps;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){
let u={instancePath:i+"/steps",schemaPath:"#/properties/steps/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[u]:e.push(u),t++}
if(!(p===2||p===1)){let u={instancePath:i+"/steps",schemaPath:"#/properties/steps/enum",keyword:"enum",params:{allowedValues:Ts.properties.steps.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[u]:e.push(u),t++}}if(n.transport!==void 0){let p=n.transport;if(typeof p=="number"&&isFinite(p)){if(p>16||
isNaN(p)){let y={instancePath:i+"/transport",schemaPath:"#/properties/transport/maximum",keyword:"maximum",params:{comparison:"<=",limit:16},message:"must be <=\
 16"};e===null?e=[y]:e.push(y),t++}if(p<=0||isNaN(p)){let y={instancePath:i+"/transport",schemaPath:"#/properties/transport/exclusiveMinimum",keyword:"exclusive\
Minimum",params:{comparison:">",limit:0},message:"must be > 0"};e===null?e=[y]:e.push(y),t++}let u;if(u=p/.25,u!==parseInt(u)){let y={instancePath:i+"/transport",
schemaPath:"#/properties/transport/multipleOf",keyword:"multipleOf",params:{multipleOf:.25},message:"must be multiple of 0.25"};e===null?e=[y]:e.push(y),t++}}else{
let u={instancePath:i+"/transport",schemaPath:"#/properties/transport/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[u]:e.push(
u),t++}}if(n.marine!==void 0&&typeof n.marine!="boolean"){let p={instancePath:i+"/marine",schemaPath:"#/properties/marine/type",keyword:"type",params:{type:"boo\
lean"},message:"must be boolean"};e===null?e=[p]:e.push(p),t++}}else{let p={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mu\
st be object"};e===null?e=[p]:e.push(p),t++}return ne.errors=e,t===0}ne.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Bs={type:"object",properties:{nation:{
$ref:"defs.schema.json#/$defs/nation"},name:{type:"string",minLength:1,maxLength:120},count:{$ref:"#/$defs/count"},maxSteps:{type:"integer",enum:[2,1]}},required:[
"nation","name","count","maxSteps"],additionalProperties:!1};function oe(n,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:d=n,dynamicAnchors:f={}}={}){
let e=null,t=0,c=oe.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.nation===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"nation"},message:"must have required property 'nation'"};e===null?e=[r]:
e.push(r),t++}if(n.name===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required p\
roperty 'name'"};e===null?e=[r]:e.push(r),t++}if(n.count===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cou\
nt"},message:"must have required property 'count'"};e===null?e=[r]:e.push(r),t++}if(n.maxSteps===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"maxSteps"},message:"must have required property 'maxSteps'"};e===null?e=[r]:e.push(r),t++}for(let r in n)if(!(r==="nation"||r===
"name"||r==="count"||r==="maxSteps")){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(n.nation!==void 0){let r=n.nation;if(typeof r!="string"){let s={instancePath:i+"/nation",schemaPath:"\
defs.schema.json#/$defs/nation/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="japan"||r==="us"||r===
"britain"||r==="netherlands")){let s={instancePath:i+"/nation",schemaPath:"defs.schema.json#/$defs/nation/enum",keyword:"enum",params:{allowedValues:M.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(n.name!==void 0){let r=n.name;if(typeof r=="string"){if(h(r)>120){let s={instancePath:i+
"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[s]:e.push(
s),t++}if(h(r)<1){let s={instancePath:i+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than \
1 characters"};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}}if(n.count!==void 0){let r=n.count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let s={instancePath:i+
"/count",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(
r)){if(r>60||isNaN(r)){let s={instancePath:i+"/count",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:60},message:"must be <=\
 60"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){let s={instancePath:i+"/count",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",
limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}}if(n.maxSteps!==void 0){let r=n.maxSteps;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
let s={instancePath:i+"/maxSteps",schemaPath:"#/properties/maxSteps/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(
s),t++}if(!(r===2||r===1)){let s={instancePath:i+"/maxSteps",schemaPath:"#/properties/maxSteps/enum",keyword:"enum",params:{allowedValues:Bs.properties.maxSteps.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return oe.errors=e,t===0}oe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function me(n,{
instancePath:i="",parentData:g,parentDataProperty:P,rootData:d=n,dynamicAnchors:f={}}={}){let e=null,t=0,c=me.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&
(c.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(Object.keys(n).length<1){let r={instancePath:i,schemaPath:"#/minProperties",keyword:"minProperties",
params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[r]:e.push(r),t++}for(let r in n)if(!j.test(r)){let s={instancePath:i,schemaPath:"#\
/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}
for(let r in n)j.test(r)&&(k(n[r],{instancePath:i+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:n,parentDataProperty:r,rootData:d,dynamicAnchors:f})||
(e=e===null?k.errors:e.concat(k.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[r]:e.push(r),t++}return me.errors=e,t===0}me.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Fe(n,{instancePath:i="",parentData:g,
parentDataProperty:P,rootData:d=n,dynamicAnchors:f={}}={}){let e=null,t=0,c=Fe.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),n&&
typeof n=="object"&&!Array.isArray(n)){if(n.$schema===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"$schema"},
message:"must have required property '$schema'"};e===null?e=[r]:e.push(r),t++}if(n.naval===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"naval"},message:"must have required property 'naval'"};e===null?e=[r]:e.push(r),t++}if(n.land===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"land"},message:"must have required property 'land'"};e===null?e=[r]:e.push(r),t++}if(n.air===void 0){let r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"air"},message:"must have required property 'air'"};e===null?e=[r]:e.push(r),t++}
if(n.sources===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sources"},message:"must have required property \
'sources'"};e===null?e=[r]:e.push(r),t++}for(let r in n)if(!(r==="$schema"||r==="naval"||r==="land"||r==="air"||r==="sources")){let s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}
if(n.$schema!==void 0){let r=n.$schema;if(typeof r=="string"){if(h(r)<1){let s={instancePath:i+"/$schema",schemaPath:"../common/common.schema.json#/$defs/schema\
Path/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"\
/$schema",schemaPath:"../common/common.schema.json#/$defs/schemaPath/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),t++}}if(n.naval!==void 0){let r=n.naval;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let s in r)if(!b.test(s)){let a={instancePath:i+"/naval",schemaPath:"\
#/properties/naval/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=
[a]:e.push(a),t++}for(let s in r)b.test(s)&&(ae(r[s],{instancePath:i+"/naval/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:s,rootData:d,
dynamicAnchors:f})||(e=e===null?ae.errors:e.concat(ae.errors),t=e.length))}else{let s={instancePath:i+"/naval",schemaPath:"#/properties/naval/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}if(n.land!==void 0){let r=n.land;if(r&&typeof r=="object"&&!Array.isArray(r)){
for(let s in r)if(!b.test(s)){let a={instancePath:i+"/land",schemaPath:"#/properties/land/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),t++}for(let s in r)b.test(s)&&(ne(r[s],{instancePath:i+"/land/"+s.replace(/~/g,"~0").replace(
/\//g,"~1"),parentData:r,parentDataProperty:s,rootData:d,dynamicAnchors:f})||(e=e===null?ne.errors:e.concat(ne.errors),t=e.length))}else{let s={instancePath:i+"\
/land",schemaPath:"#/properties/land/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}if(n.air!==void 0){let r=n.
air;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let s in r)if(!b.test(s)){let a={instancePath:i+"/air",schemaPath:"#/properties/air/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),t++}for(let s in r)b.test(s)&&(oe(r[s],
{instancePath:i+"/air/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:s,rootData:d,dynamicAnchors:f})||(e=e===null?oe.errors:e.concat(
oe.errors),t=e.length))}else{let s={instancePath:i+"/air",schemaPath:"#/properties/air/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[s]:e.push(s),t++}}n.sources!==void 0&&(me(n.sources,{instancePath:i+"/sources",parentData:n,parentDataProperty:"sources",rootData:d,dynamicAnchors:f})||
(e=e===null?me.errors:e.concat(me.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[r]:e.push(r),t++}return Fe.errors=e,t===0}Fe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ds=Se,zs={$schema:"https://json-schema.o\
rg/draft/2020-12/schema",$id:"https://sandtable.invalid/schemas/fire-in-the-sky/parameters.schema.json",type:"object",properties:{$schema:{$ref:"../common/commo\
n.schema.json#/$defs/schemaPath"},clock:{type:"object",properties:{firstTurn:{$ref:"defs.schema.json#/$defs/turn"},lastTurn:{$ref:"defs.schema.json#/$defs/turn"}},
required:["firstTurn","lastTurn"],additionalProperties:!1},hits:{type:"object",properties:{dieSides:{type:"integer",minimum:2,maximum:20},hitOn:{type:"integer",
minimum:1,maximum:20}},required:["dieSides","hitOn"],additionalProperties:!1},oil:{type:"object",properties:{merchantmenFraction:{$ref:"../common/common.schema.\
json#/$defs/fraction"},rounding:{$ref:"../common/common.schema.json#/$defs/rounding"}},required:["merchantmenFraction","rounding"],additionalProperties:!1},replacements:{
type:"object",properties:{values:{type:"array",items:{type:"integer",minimum:1,maximum:16},minItems:1,uniqueItems:!0},countsForStacking:{type:"boolean"}},required:[
"values","countsForStacking"],additionalProperties:!1},deployment:{type:"object",properties:{seaRange:{type:"integer",minimum:1,maximum:40}},required:["seaRange"],
additionalProperties:!1},movement:{type:"object",properties:{landAndAirRange:{type:"integer",minimum:1,maximum:40},hexesAfterEnteringAirZoc:{type:"integer",minimum:0,
maximum:20},hexesWhenStartingInAirZoc:{type:"integer",minimum:0,maximum:20},shortMove:{type:"integer",minimum:0,maximum:40}},required:["landAndAirRange","hexesA\
fterEnteringAirZoc","hexesWhenStartingInAirZoc","shortMove"],additionalProperties:!1},taskForce:{type:"object",properties:{ships:{type:"integer",minimum:1,maximum:40},
passengers:{type:"integer",minimum:0,maximum:40}},required:["ships","passengers"],additionalProperties:!1},reaction:{type:"object",properties:{allowanceFraction:{
$ref:"../common/common.schema.json#/$defs/fraction"},rounding:{$ref:"../common/common.schema.json#/$defs/rounding"}},required:["allowanceFraction","rounding"],additionalProperties:!1},
airCommitment:{type:"object",properties:{range:{type:"integer",minimum:0,maximum:10},adjacentFraction:{$ref:"../common/common.schema.json#/$defs/fraction"},rounding:{
$ref:"../common/common.schema.json#/$defs/rounding"}},required:["range","adjacentFraction","rounding"],additionalProperties:!1},airZoc:{type:"object",properties:{
radius:{type:"integer",minimum:0,maximum:10}},required:["radius"],additionalProperties:!1},economicWarfare:{type:"object",properties:{submarinePointsPerAswHit:{
type:"integer",minimum:0,maximum:10},submarinePointsPerDie:{type:"integer",minimum:1,maximum:10},merchantmenPerHit:{type:"integer",minimum:0,maximum:10},transportPointsPerHit:{
type:"integer",minimum:0,maximum:10}},required:["submarinePointsPerAswHit","submarinePointsPerDie","merchantmenPerHit","transportPointsPerHit"],additionalProperties:!1},
submarines:{type:"object",properties:{attacksPerTaskForce:{type:"integer",minimum:0,maximum:40},pointsPerAttack:{type:"integer",minimum:0,maximum:10}},required:[
"attacksPerTaskForce","pointsPerAttack"],additionalProperties:!1},supply:{type:"object",properties:{legLength:{type:"integer",minimum:1,maximum:20}},required:["\
legLength"],additionalProperties:!1},landing:{type:"object",properties:{range:{type:"integer",minimum:0,maximum:40}},required:["range"],additionalProperties:!1},
antiAircraft:{type:"object",properties:{baseFraction:{$ref:"../common/common.schema.json#/$defs/fraction"},rounding:{$ref:"../common/common.schema.json#/$defs/r\
ounding"},taskForceRounding:{$ref:"../common/common.schema.json#/$defs/rounding"}},required:["baseFraction","rounding","taskForceRounding"],additionalProperties:!1},
airPoints:{type:"object",properties:{perStep:{type:"integer",minimum:0,maximum:10},perAirStrength:{type:"integer",minimum:0,maximum:10}},required:["perStep","pe\
rAirStrength"],additionalProperties:!1},damage:{type:"object",properties:{checkDice:{type:"integer",minimum:1,maximum:10},checkDieSides:{type:"integer",minimum:2,
maximum:20},phasesPerHit:{type:"integer",minimum:0,maximum:16},merchantmenPerHitAtSea:{type:"integer",minimum:0,maximum:10},sunkForever:{type:"object",properties:{
japan:{$ref:"#/$defs/classes"},us:{$ref:"#/$defs/classes"},britain:{$ref:"#/$defs/classes"},netherlands:{$ref:"#/$defs/classes"}},required:["japan","us","britai\
n","netherlands"],additionalProperties:!1},brokenForever:{$ref:"#/$defs/nations"}},required:["checkDice","checkDieSides","phasesPerHit","merchantmenPerHitAtSea",
"sunkForever","brokenForever"],additionalProperties:!1},delays:{type:"object",properties:{withdrawn:{$ref:"#/$defs/delay"},overStacked:{$ref:"#/$defs/delay"},notLanded:{
$ref:"#/$defs/delay"},disbanded:{$ref:"#/$defs/delay"},eliminatedLand:{$ref:"#/$defs/delay"},noHomeBase:{$ref:"#/$defs/delay"}},required:["withdrawn","overStack\
ed","notLanded","disbanded","eliminatedLand","noHomeBase"],additionalProperties:!1},supplyStatus:{type:"object",properties:{alwaysOut:{$ref:"#/$defs/nations"}},
required:["alwaysOut"],additionalProperties:!1},expansion:{type:"object",properties:{side:{$ref:"defs.schema.json#/$defs/side"},factorFromTurn:{type:"object",patternProperties:{
"^([1-9]|1[0-6])$":{type:"integer",minimum:1,maximum:10}},required:["1"],additionalProperties:!1}},required:["side","factorFromTurn"],additionalProperties:!1},resourceFueling:{
type:"object",properties:{fromTurn:{$ref:"defs.schema.json#/$defs/turn"}},required:["fromTurn"],additionalProperties:!1},returnPorts:{type:"object",properties:{
japan:{$ref:"#/$defs/places"},us:{$ref:"#/$defs/places"},britain:{$ref:"#/$defs/places"},netherlands:{$ref:"#/$defs/places"}},required:["japan","us","britain","\
netherlands"],additionalProperties:!1},navalAviation:{type:"object",properties:{carrierClasses:{$ref:"#/$defs/classes"},stepsPerAirStrength:{type:"integer",minimum:0,
maximum:10}},required:["carrierClasses","stepsPerAirStrength"],additionalProperties:!1},victory:{type:"object",properties:{japanWinsAt:{type:"integer",minimum:-200,
maximum:200},alliesWinAt:{type:"integer",minimum:-200,maximum:200},drawAt:{type:"integer",minimum:-200,maximum:200},lifeline:{type:"object",properties:{from:{$ref:"\
defs.schema.json#/$defs/placeId"},to:{$ref:"defs.schema.json#/$defs/placeId"},points:{type:"integer",minimum:-20,maximum:20}},required:["from","to","points"],additionalProperties:!1},
lateConquest:{type:"object",properties:{fromTurn:{$ref:"defs.schema.json#/$defs/turn"},bases:{$ref:"#/$defs/places"},points:{type:"integer",minimum:-20,maximum:20}},
required:["fromTurn","bases","points"],additionalProperties:!1}},required:["japanWinsAt","alliesWinAt","drawAt","lifeline","lateConquest"],additionalProperties:!1},
turnOne:{type:"object",properties:{turn:{$ref:"defs.schema.json#/$defs/turn"},cheapTaskForces:{type:"integer",minimum:0,maximum:20},firstFire:{$ref:"defs.schema\
.json#/$defs/side"},alliedBaseAntiAircraft:{type:"integer",minimum:0,maximum:20},alliedLandings:{type:"boolean"}},required:["turn","cheapTaskForces","firstFire",
"alliedBaseAntiAircraft","alliedLandings"],additionalProperties:!1},europeanFleet:{type:"object",properties:{triggerBases:{$ref:"#/$defs/places"},turnsAfterEntry:{
type:"integer",minimum:0,maximum:1}},required:["triggerBases","turnsAfterEntry"],additionalProperties:!1},sources:{$ref:"../common/common.schema.json#/$defs/sou\
rces"}},required:["$schema","clock","hits","oil","replacements","deployment","movement","taskForce","reaction","airCommitment","airZoc","economicWarfare","subma\
rines","supply","landing","antiAircraft","airPoints","damage","delays","supplyStatus","expansion","resourceFueling","returnPorts","navalAviation","victory","tur\
nOne","europeanFleet","sources"],additionalProperties:!1,$defs:{delay:{type:"integer",minimum:0,maximum:16},classes:{type:"array",items:{$ref:"defs.schema.json#\
/$defs/shipClass"},uniqueItems:!0},nations:{type:"array",items:{$ref:"defs.schema.json#/$defs/nation"},uniqueItems:!0},places:{type:"array",items:{$ref:"defs.sc\
hema.json#/$defs/placeId"},minItems:1,uniqueItems:!0}}};var qe={type:"string",enum:["up","down"]};var K={type:"string",enum:["japan","allies"]};function N(n,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:d=n,dynamicAnchors:f={}}={}){let e=null,t=0,c=N.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),Array.isArray(n)){let r=n.length;for(let o=0;o<r;o++){let m=n[o];if(typeof m!="string"){let l={instancePath:i+"/"+o,schemaPath:"\
defs.schema.json#/$defs/shipClass/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}if(!(m==="CV"||m==="CVL"||m===
"BB"||m==="BBV"||m==="CB"||m==="CA"||m==="CL"||m==="CLAA"||m==="DD")){let l={instancePath:i+"/"+o,schemaPath:"defs.schema.json#/$defs/shipClass/enum",keyword:"e\
num",params:{allowedValues:Re.enum},message:"must be equal to one of the allowed values"};e===null?e=[l]:e.push(l),t++}}let s=n.length,a;if(s>1){e:for(;s--;)for(a=
s;a--;)if(x(n[s],n[a])){let o={instancePath:i,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i:s,j:a},message:"must NOT have duplicate items (items ##\
 "+a+" and "+s+" are identical)"};e===null?e=[o]:e.push(o),t++;break e}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[r]:e.push(r),t++}return N.errors=e,t===0}N.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function B(n,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:d=n,dynamicAnchors:f={}}={}){let e=null,t=0,c=B.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),Array.isArray(n)){let r=n.length;for(let o=0;o<r;o++){let m=n[o];if(typeof m!="string"){let l={instancePath:i+"/"+o,schemaPath:"\
defs.schema.json#/$defs/nation/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}if(!(m==="japan"||m==="us"||m===
"britain"||m==="netherlands")){let l={instancePath:i+"/"+o,schemaPath:"defs.schema.json#/$defs/nation/enum",keyword:"enum",params:{allowedValues:M.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[l]:e.push(l),t++}}let s=n.length,a;if(s>1){e:for(;s--;)for(a=s;a--;)if(x(n[s],n[a])){let o={instancePath:i,
schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i:s,j:a},message:"must NOT have duplicate items (items ## "+a+" and "+s+" are identical)"};e===null?e=[
o]:e.push(o),t++;break e}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),
t++}return B.errors=e,t===0}B.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function $(n,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:d=n,dynamicAnchors:f={}}={}){let e=null,t=0,c=$.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),Array.isArray(n)){if(n.length<1){let o={instancePath:i,schemaPath:"#/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let r=n.length;for(let o=0;o<r;o++){let m=n[o];if(typeof m=="string"){if(h(m)>80){let l={instancePath:i+
"/"+o,schemaPath:"defs.schema.json#/$defs/placeId/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[
l]:e.push(l),t++}if(!b.test(m)){let l={instancePath:i+"/"+o,schemaPath:"defs.schema.json#/$defs/placeId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-\
z0-9-]*$"},message:'must match pattern "^[a-z0-9][a-z0-9-]*$"'};e===null?e=[l]:e.push(l),t++}}else{let l={instancePath:i+"/"+o,schemaPath:"defs.schema.json#/$de\
fs/placeId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}let s=n.length,a;if(s>1){e:for(;s--;)for(a=s;a--;)
if(x(n[s],n[a])){let o={instancePath:i,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i:s,j:a},message:"must NOT have duplicate items (items ## "+a+" \
and "+s+" are identical)"};e===null?e=[o]:e.push(o),t++;break e}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"m\
ust be array"};e===null?e=[r]:e.push(r),t++}return $.errors=e,t===0}$.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function pe(n,{instancePath:i="",parentData:g,
parentDataProperty:P,rootData:d=n,dynamicAnchors:f={}}={}){let e=null,t=0,c=pe.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),n&&
typeof n=="object"&&!Array.isArray(n)){if(Object.keys(n).length<1){let r={instancePath:i,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},message:"\
must NOT have fewer than 1 properties"};e===null?e=[r]:e.push(r),t++}for(let r in n)if(!j.test(r)){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}for(let r in n)j.test(r)&&(k(n[r],
{instancePath:i+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:n,parentDataProperty:r,rootData:d,dynamicAnchors:f})||(e=e===null?k.errors:e.concat(k.errors),
t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return pe.
errors=e,t===0}pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var D=new RegExp("^([1-9]|1[0-6])$","u");function Se(n,{instancePath:i="",parentData:g,parentDataProperty:P,
rootData:d=n,dynamicAnchors:f={}}={}){let e=null,t=0,c=Se.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),n&&typeof n=="object"&&
!Array.isArray(n)){if(n.$schema===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"$schema"},message:"must have\
 required property '$schema'"};e===null?e=[r]:e.push(r),t++}if(n.clock===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
clock"},message:"must have required property 'clock'"};e===null?e=[r]:e.push(r),t++}if(n.hits===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"hits"},message:"must have required property 'hits'"};e===null?e=[r]:e.push(r),t++}if(n.oil===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"oil"},message:"must have required property 'oil'"};e===null?e=[r]:e.push(r),t++}if(n.replacements===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"replacements"},message:"must have required property 'replacements'"};e===
null?e=[r]:e.push(r),t++}if(n.deployment===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"deployment"},message:"\
must have required property 'deployment'"};e===null?e=[r]:e.push(r),t++}if(n.movement===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"movement"},message:"must have required property 'movement'"};e===null?e=[r]:e.push(r),t++}if(n.taskForce===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"taskForce"},message:"must have required property 'taskForce'"};e===null?e=[r]:e.push(r),t++}
if(n.reaction===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"reaction"},message:"must have required propert\
y 'reaction'"};e===null?e=[r]:e.push(r),t++}if(n.airCommitment===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
airCommitment"},message:"must have required property 'airCommitment'"};e===null?e=[r]:e.push(r),t++}if(n.airZoc===void 0){let r={instancePath:i,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"airZoc"},message:"must have required property 'airZoc'"};e===null?e=[r]:e.push(r),t++}if(n.economicWarfare===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"economicWarfare"},message:"must have required property 'econom\
icWarfare'"};e===null?e=[r]:e.push(r),t++}if(n.submarines===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"su\
bmarines"},message:"must have required property 'submarines'"};e===null?e=[r]:e.push(r),t++}if(n.supply===void 0){let r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"supply"},message:"must have required property 'supply'"};e===null?e=[r]:e.push(r),t++}if(n.landing===void 0){let r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"landing"},message:"must have required property 'landing'"};e===null?e=[r]:e.push(
r),t++}if(n.antiAircraft===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"antiAircraft"},message:"must have r\
equired property 'antiAircraft'"};e===null?e=[r]:e.push(r),t++}if(n.airPoints===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"airPoints"},message:"must have required property 'airPoints'"};e===null?e=[r]:e.push(r),t++}if(n.damage===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"damage"},message:"must have required property 'damage'"};e===null?e=[r]:e.push(r),t++}if(n.delays===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"delays"},message:"must have required property 'delays'"};e===null?e=[r]:
e.push(r),t++}if(n.supplyStatus===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"supplyStatus"},message:"must\
 have required property 'supplyStatus'"};e===null?e=[r]:e.push(r),t++}if(n.expansion===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"expansion"},message:"must have required property 'expansion'"};e===null?e=[r]:e.push(r),t++}if(n.resourceFueling===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"resourceFueling"},message:"must have required property 'resourceFueling'"};e===null?e=[r]:e.
push(r),t++}if(n.returnPorts===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"returnPorts"},message:"must hav\
e required property 'returnPorts'"};e===null?e=[r]:e.push(r),t++}if(n.navalAviation===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"navalAviation"},message:"must have required property 'navalAviation'"};e===null?e=[r]:e.push(r),t++}if(n.victory===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"victory"},message:"must have required property 'victory'"};e===null?e=[r]:e.push(r),t++}if(n.
turnOne===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"turnOne"},message:"must have required property 'turn\
One'"};e===null?e=[r]:e.push(r),t++}if(n.europeanFleet===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"europ\
eanFleet"},message:"must have required property 'europeanFleet'"};e===null?e=[r]:e.push(r),t++}if(n.sources===void 0){let r={instancePath:i,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"sources"},message:"must have required property 'sources'"};e===null?e=[r]:e.push(r),t++}for(let r in n)if(!T.call(
zs.properties,r)){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[s]:e.push(s),t++}if(n.$schema!==void 0){let r=n.$schema;if(typeof r=="string"){if(h(r)<1){let s={instancePath:i+"/$schema",schemaPath:"\
../common/common.schema.json#/$defs/schemaPath/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.
push(s),t++}}else{let s={instancePath:i+"/$schema",schemaPath:"../common/common.schema.json#/$defs/schemaPath/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}}if(n.clock!==void 0){let r=n.clock;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.firstTurn===void 0){let s={instancePath:i+
"/clock",schemaPath:"#/properties/clock/required",keyword:"required",params:{missingProperty:"firstTurn"},message:"must have required property 'firstTurn'"};e===
null?e=[s]:e.push(s),t++}if(r.lastTurn===void 0){let s={instancePath:i+"/clock",schemaPath:"#/properties/clock/required",keyword:"required",params:{missingProperty:"\
lastTurn"},message:"must have required property 'lastTurn'"};e===null?e=[s]:e.push(s),t++}for(let s in r)if(!(s==="firstTurn"||s==="lastTurn")){let a={instancePath:i+
"/clock",schemaPath:"#/properties/clock/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional pro\
perties"};e===null?e=[a]:e.push(a),t++}if(r.firstTurn!==void 0){let s=r.firstTurn;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:i+
"/clock/firstTurn",schemaPath:"defs.schema.json#/$defs/turn/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}
if(typeof s=="number"&&isFinite(s)){if(s>16||isNaN(s)){let a={instancePath:i+"/clock/firstTurn",schemaPath:"defs.schema.json#/$defs/turn/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:16},message:"must be <= 16"};e===null?e=[a]:e.push(a),t++}if(s<1||isNaN(s)){let a={instancePath:i+"/clock/firstTurn",schemaPath:"\
defs.schema.json#/$defs/turn/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[a]:e.push(a),t++}}}if(r.lastTurn!==
void 0){let s=r.lastTurn;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:i+"/clock/lastTurn",schemaPath:"defs.schema.json#/$defs/t\
urn/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof s=="number"&&isFinite(s)){if(s>16||isNaN(s)){
let a={instancePath:i+"/clock/lastTurn",schemaPath:"defs.schema.json#/$defs/turn/maximum",keyword:"maximum",params:{comparison:"<=",limit:16},message:"must be <\
= 16"};e===null?e=[a]:e.push(a),t++}if(s<1||isNaN(s)){let a={instancePath:i+"/clock/lastTurn",schemaPath:"defs.schema.json#/$defs/turn/minimum",keyword:"minimum",
params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[a]:e.push(a),t++}}}}else{let s={instancePath:i+"/clock",schemaPath:"#/properties/clock/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}if(n.hits!==void 0){let r=n.hits;if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.dieSides===void 0){let s={instancePath:i+"/hits",schemaPath:"#/properties/hits/required",keyword:"required",params:{missingProperty:"dieSides"},
message:"must have required property 'dieSides'"};e===null?e=[s]:e.push(s),t++}if(r.hitOn===void 0){let s={instancePath:i+"/hits",schemaPath:"#/properties/hits/\
required",keyword:"required",params:{missingProperty:"hitOn"},message:"must have required property 'hitOn'"};e===null?e=[s]:e.push(s),t++}for(let s in r)if(!(s===
"dieSides"||s==="hitOn")){let a={instancePath:i+"/hits",schemaPath:"#/properties/hits/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),t++}if(r.dieSides!==void 0){let s=r.dieSides;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&
isFinite(s))){let a={instancePath:i+"/hits/dieSides",schemaPath:"#/properties/hits/properties/dieSides/type",keyword:"type",params:{type:"integer"},message:"mus\
t be integer"};e===null?e=[a]:e.push(a),t++}if(typeof s=="number"&&isFinite(s)){if(s>20||isNaN(s)){let a={instancePath:i+"/hits/dieSides",schemaPath:"#/properti\
es/hits/properties/dieSides/maximum",keyword:"maximum",params:{comparison:"<=",limit:20},message:"must be <= 20"};e===null?e=[a]:e.push(a),t++}if(s<2||isNaN(s)){
let a={instancePath:i+"/hits/dieSides",schemaPath:"#/properties/hits/properties/dieSides/minimum",keyword:"minimum",params:{comparison:">=",limit:2},message:"mu\
st be >= 2"};e===null?e=[a]:e.push(a),t++}}}if(r.hitOn!==void 0){let s=r.hitOn;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:i+"\
/hits/hitOn",schemaPath:"#/properties/hits/properties/hitOn/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}
if(typeof s=="number"&&isFinite(s)){if(s>20||isNaN(s)){let a={instancePath:i+"/hits/hitOn",schemaPath:"#/properties/hits/properties/hitOn/maximum",keyword:"maxi\
mum",params:{comparison:"<=",limit:20},message:"must be <= 20"};e===null?e=[a]:e.push(a),t++}if(s<1||isNaN(s)){let a={instancePath:i+"/hits/hitOn",schemaPath:"#\
/properties/hits/properties/hitOn/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[a]:e.push(a),t++}}}}else{let s={
instancePath:i+"/hits",schemaPath:"#/properties/hits/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}if(n.oil!==
void 0){let r=n.oil;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.merchantmenFraction===void 0){let s={instancePath:i+"/oil",schemaPath:"#/properties/oil/re\
quired",keyword:"required",params:{missingProperty:"merchantmenFraction"},message:"must have required property 'merchantmenFraction'"};e===null?e=[s]:e.push(s),
t++}if(r.rounding===void 0){let s={instancePath:i+"/oil",schemaPath:"#/properties/oil/required",keyword:"required",params:{missingProperty:"rounding"},message:"\
must have required property 'rounding'"};e===null?e=[s]:e.push(s),t++}for(let s in r)if(!(s==="merchantmenFraction"||s==="rounding")){let a={instancePath:i+"/oi\
l",schemaPath:"#/properties/oil/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};
e===null?e=[a]:e.push(a),t++}if(r.merchantmenFraction!==void 0){let s=r.merchantmenFraction;if(typeof s=="number"&&isFinite(s)){if(s>1||isNaN(s)){let o={instancePath:i+
"/oil/merchantmenFraction",schemaPath:"../common/common.schema.json#/$defs/fraction/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be\
 <= 1"};e===null?e=[o]:e.push(o),t++}if(s<0||isNaN(s)){let o={instancePath:i+"/oil/merchantmenFraction",schemaPath:"../common/common.schema.json#/$defs/fraction\
/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[o]:e.push(o),t++}let a;if(a=s/.25,a!==parseInt(a)){let o={instancePath:i+
"/oil/merchantmenFraction",schemaPath:"../common/common.schema.json#/$defs/fraction/multipleOf",keyword:"multipleOf",params:{multipleOf:.25},message:"must be mu\
ltiple of 0.25"};e===null?e=[o]:e.push(o),t++}}else{let a={instancePath:i+"/oil/merchantmenFraction",schemaPath:"../common/common.schema.json#/$defs/fraction/ty\
pe",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[a]:e.push(a),t++}}if(r.rounding!==void 0){let s=r.rounding;if(typeof s!="string"){
let a={instancePath:i+"/oil/rounding",schemaPath:"../common/common.schema.json#/$defs/rounding/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[a]:e.push(a),t++}if(!(s==="up"||s==="down")){let a={instancePath:i+"/oil/rounding",schemaPath:"../common/common.schema.json#/$defs/rounding/enu\
m",keyword:"enum",params:{allowedValues:qe.enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),t++}}}else{let s={instancePath:i+
"/oil",schemaPath:"#/properties/oil/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}if(n.replacements!==void 0){
let r=n.replacements;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.values===void 0){let s={instancePath:i+"/replacements",schemaPath:"#/properties/replaceme\
nts/required",keyword:"required",params:{missingProperty:"values"},message:"must have required property 'values'"};e===null?e=[s]:e.push(s),t++}if(r.countsForStacking===
void 0){let s={instancePath:i+"/replacements",schemaPath:"#/properties/replacements/required",keyword:"required",params:{missingProperty:"countsForStacking"},message:"\
must have required property 'countsForStacking'"};e===null?e=[s]:e.push(s),t++}for(let s in r)if(!(s==="values"||s==="countsForStacking")){let a={instancePath:i+
"/replacements",schemaPath:"#/properties/replacements/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have \
additional properties"};e===null?e=[a]:e.push(a),t++}if(r.values!==void 0){let s=r.values;if(Array.isArray(s)){if(s.length<1){let l={instancePath:i+"/replacemen\
ts/values",schemaPath:"#/properties/replacements/properties/values/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===
null?e=[l]:e.push(l),t++}let a=s.length;for(let l=0;l<a;l++){let p=s[l];if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let u={instancePath:i+"/replac\
ements/values/"+l,schemaPath:"#/properties/replacements/properties/values/items/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[u]:e.push(u),t++}if(typeof p=="number"&&isFinite(p)){if(p>16||isNaN(p)){let u={instancePath:i+"/replacements/values/"+l,schemaPath:"#/properties/replacements\
/properties/values/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:16},message:"must be <= 16"};e===null?e=[u]:e.push(u),t++}if(p<1||isNaN(p)){let u={
instancePath:i+"/replacements/values/"+l,schemaPath:"#/properties/replacements/properties/values/items/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[u]:e.push(u),t++}}}let o=s.length,m;if(o>1){let l={};for(;o--;){let p=s[o];if(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(
p)){if(typeof l[p]=="number"){m=l[p];let u={instancePath:i+"/replacements/values",schemaPath:"#/properties/replacements/properties/values/uniqueItems",keyword:"\
uniqueItems",params:{i:o,j:m},message:"must NOT have duplicate items (items ## "+m+" and "+o+" are identical)"};e===null?e=[u]:e.push(u),t++;break}l[p]=o}}}}else{
let a={instancePath:i+"/replacements/values",schemaPath:"#/properties/replacements/properties/values/type",keyword:"type",params:{type:"array"},message:"must be\
 array"};e===null?e=[a]:e.push(a),t++}}if(r.countsForStacking!==void 0&&typeof r.countsForStacking!="boolean"){let s={instancePath:i+"/replacements/countsForSta\
cking",schemaPath:"#/properties/replacements/properties/countsForStacking/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:
e.push(s),t++}}else{let s={instancePath:i+"/replacements",schemaPath:"#/properties/replacements/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[s]:e.push(s),t++}}if(n.deployment!==void 0){let r=n.deployment;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.seaRange===void 0){let s={instancePath:i+
"/deployment",schemaPath:"#/properties/deployment/required",keyword:"required",params:{missingProperty:"seaRange"},message:"must have required property 'seaRang\
e'"};e===null?e=[s]:e.push(s),t++}for(let s in r)if(s!=="seaRange"){let a={instancePath:i+"/deployment",schemaPath:"#/properties/deployment/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),t++}if(r.seaRange!==void 0){
let s=r.seaRange;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:i+"/deployment/seaRange",schemaPath:"#/properties/deployment/prop\
erties/seaRange/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof s=="number"&&isFinite(s)){if(s>40||
isNaN(s)){let a={instancePath:i+"/deployment/seaRange",schemaPath:"#/properties/deployment/properties/seaRange/maximum",keyword:"maximum",params:{comparison:"<=",
limit:40},message:"must be <= 40"};e===null?e=[a]:e.push(a),t++}if(s<1||isNaN(s)){let a={instancePath:i+"/deployment/seaRange",schemaPath:"#/properties/deployme\
nt/properties/seaRange/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[a]:e.push(a),t++}}}}else{let s={instancePath:i+
"/deployment",schemaPath:"#/properties/deployment/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}if(n.movement!==
void 0){let r=n.movement;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.landAndAirRange===void 0){let s={instancePath:i+"/movement",schemaPath:"#/properties/\
movement/required",keyword:"required",params:{missingProperty:"landAndAirRange"},message:"must have required property 'landAndAirRange'"};e===null?e=[s]:e.push(
s),t++}if(r.hexesAfterEnteringAirZoc===void 0){let s={instancePath:i+"/movement",schemaPath:"#/properties/movement/required",keyword:"required",params:{missingProperty:"\
hexesAfterEnteringAirZoc"},message:"must have required property 'hexesAfterEnteringAirZoc'"};e===null?e=[s]:e.push(s),t++}if(r.hexesWhenStartingInAirZoc===void 0){
let s={instancePath:i+"/movement",schemaPath:"#/properties/movement/required",keyword:"required",params:{missingProperty:"hexesWhenStartingInAirZoc"},message:"m\
ust have required property 'hexesWhenStartingInAirZoc'"};e===null?e=[s]:e.push(s),t++}if(r.shortMove===void 0){let s={instancePath:i+"/movement",schemaPath:"#/p\
roperties/movement/required",keyword:"required",params:{missingProperty:"shortMove"},message:"must have required property 'shortMove'"};e===null?e=[s]:e.push(s),
t++}for(let s in r)if(!(s==="landAndAirRange"||s==="hexesAfterEnteringAirZoc"||s==="hexesWhenStartingInAirZoc"||s==="shortMove")){let a={instancePath:i+"/moveme\
nt",schemaPath:"#/properties/movement/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional prope\
rties"};e===null?e=[a]:e.push(a),t++}if(r.landAndAirRange!==void 0){let s=r.landAndAirRange;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:i+
"/movement/landAndAirRange",schemaPath:"#/properties/movement/properties/landAndAirRange/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[a]:e.push(a),t++}if(typeof s=="number"&&isFinite(s)){if(s>40||isNaN(s)){let a={instancePath:i+"/movement/landAndAirRange",schemaPath:"#/properties/m\
ovement/properties/landAndAirRange/maximum",keyword:"maximum",params:{comparison:"<=",limit:40},message:"must be <= 40"};e===null?e=[a]:e.push(a),t++}if(s<1||isNaN(
s)){let a={instancePath:i+"/movement/landAndAirRange",schemaPath:"#/properties/movement/properties/landAndAirRange/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[a]:e.push(a),t++}}}if(r.hexesAfterEnteringAirZoc!==void 0){let s=r.hexesAfterEnteringAirZoc;if(!(typeof s=="num\
ber"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:i+"/movement/hexesAfterEnteringAirZoc",schemaPath:"#/properties/movement/properties/hexesAfterEnterin\
gAirZoc/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof s=="number"&&isFinite(s)){if(s>20||isNaN(
s)){let a={instancePath:i+"/movement/hexesAfterEnteringAirZoc",schemaPath:"#/properties/movement/properties/hexesAfterEnteringAirZoc/maximum",keyword:"maximum",
params:{comparison:"<=",limit:20},message:"must be <= 20"};e===null?e=[a]:e.push(a),t++}if(s<0||isNaN(s)){let a={instancePath:i+"/movement/hexesAfterEnteringAir\
Zoc",schemaPath:"#/properties/movement/properties/hexesAfterEnteringAirZoc/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[a]:e.push(a),t++}}}if(r.hexesWhenStartingInAirZoc!==void 0){let s=r.hexesWhenStartingInAirZoc;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){
let a={instancePath:i+"/movement/hexesWhenStartingInAirZoc",schemaPath:"#/properties/movement/properties/hexesWhenStartingInAirZoc/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof s=="number"&&isFinite(s)){if(s>20||isNaN(s)){let a={instancePath:i+"/movement/\
hexesWhenStartingInAirZoc",schemaPath:"#/properties/movement/properties/hexesWhenStartingInAirZoc/maximum",keyword:"maximum",params:{comparison:"<=",limit:20},message:"\
must be <= 20"};e===null?e=[a]:e.push(a),t++}if(s<0||isNaN(s)){let a={instancePath:i+"/movement/hexesWhenStartingInAirZoc",schemaPath:"#/properties/movement/pro\
perties/hexesWhenStartingInAirZoc/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),t++}}}if(r.shortMove!==
void 0){let s=r.shortMove;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:i+"/movement/shortMove",schemaPath:"#/properties/movemen\
t/properties/shortMove/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof s=="number"&&isFinite(s)){
if(s>40||isNaN(s)){let a={instancePath:i+"/movement/shortMove",schemaPath:"#/properties/movement/properties/shortMove/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:40},message:"must be <= 40"};e===null?e=[a]:e.push(a),t++}if(s<0||isNaN(s)){let a={instancePath:i+"/movement/shortMove",schemaPath:"#/properties/movem\
ent/properties/shortMove/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),t++}}}}else{let s={instancePath:i+
"/movement",schemaPath:"#/properties/movement/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}if(n.taskForce!==
void 0){let r=n.taskForce;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.ships===void 0){let s={instancePath:i+"/taskForce",schemaPath:"#/properties/taskForc\
e/required",keyword:"required",params:{missingProperty:"ships"},message:"must have required property 'ships'"};e===null?e=[s]:e.push(s),t++}if(r.passengers===void 0){
let s={instancePath:i+"/taskForce",schemaPath:"#/properties/taskForce/required",keyword:"required",params:{missingProperty:"passengers"},message:"must have requ\
ired property 'passengers'"};e===null?e=[s]:e.push(s),t++}for(let s in r)if(!(s==="ships"||s==="passengers")){let a={instancePath:i+"/taskForce",schemaPath:"#/p\
roperties/taskForce/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=
[a]:e.push(a),t++}if(r.ships!==void 0){let s=r.ships;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:i+"/taskForce/ships",schemaPath:"\
#/properties/taskForce/properties/ships/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof s=="numbe\
r"&&isFinite(s)){if(s>40||isNaN(s)){let a={instancePath:i+"/taskForce/ships",schemaPath:"#/properties/taskForce/properties/ships/maximum",keyword:"maximum",params:{
comparison:"<=",limit:40},message:"must be <= 40"};e===null?e=[a]:e.push(a),t++}if(s<1||isNaN(s)){let a={instancePath:i+"/taskForce/ships",schemaPath:"#/propert\
ies/taskForce/properties/ships/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[a]:e.push(a),t++}}}if(r.passengers!==
void 0){let s=r.passengers;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:i+"/taskForce/passengers",schemaPath:"#/properties/task\
Force/properties/passengers/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof s=="number"&&isFinite(
s)){if(s>40||isNaN(s)){let a={instancePath:i+"/taskForce/passengers",schemaPath:"#/properties/taskForce/properties/passengers/maximum",keyword:"maximum",params:{
comparison:"<=",limit:40},message:"must be <= 40"};e===null?e=[a]:e.push(a),t++}if(s<0||isNaN(s)){let a={instancePath:i+"/taskForce/passengers",schemaPath:"#/pr\
operties/taskForce/properties/passengers/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),t++}}}}else{
let s={instancePath:i+"/taskForce",schemaPath:"#/properties/taskForce/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(
s),t++}}if(n.reaction!==void 0){let r=n.reaction;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.allowanceFraction===void 0){let s={instancePath:i+"/reaction",
schemaPath:"#/properties/reaction/required",keyword:"required",params:{missingProperty:"allowanceFraction"},message:"must have required property 'allowanceFract\
ion'"};e===null?e=[s]:e.push(s),t++}if(r.rounding===void 0){let s={instancePath:i+"/reaction",schemaPath:"#/properties/reaction/required",keyword:"required",params:{
missingProperty:"rounding"},message:"must have required property 'rounding'"};e===null?e=[s]:e.push(s),t++}for(let s in r)if(!(s==="allowanceFraction"||s==="rou\
nding")){let a={instancePath:i+"/reaction",schemaPath:"#/properties/reaction/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),t++}if(r.allowanceFraction!==void 0){let s=r.allowanceFraction;if(typeof s=="number"&&isFinite(
s)){if(s>1||isNaN(s)){let o={instancePath:i+"/reaction/allowanceFraction",schemaPath:"../common/common.schema.json#/$defs/fraction/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[o]:e.push(o),t++}if(s<0||isNaN(s)){let o={instancePath:i+"/reaction/allowanceFraction",schemaPath:"\
../common/common.schema.json#/$defs/fraction/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[o]:e.push(o),t++}let a;
if(a=s/.25,a!==parseInt(a)){let o={instancePath:i+"/reaction/allowanceFraction",schemaPath:"../common/common.schema.json#/$defs/fraction/multipleOf",keyword:"mu\
ltipleOf",params:{multipleOf:.25},message:"must be multiple of 0.25"};e===null?e=[o]:e.push(o),t++}}else{let a={instancePath:i+"/reaction/allowanceFraction",schemaPath:"\
../common/common.schema.json#/$defs/fraction/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[a]:e.push(a),t++}}if(r.rounding!==
void 0){let s=r.rounding;if(typeof s!="string"){let a={instancePath:i+"/reaction/rounding",schemaPath:"../common/common.schema.json#/$defs/rounding/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(!(s==="up"||s==="down")){let a={instancePath:i+"/reaction/rounding",schemaPath:"\
../common/common.schema.json#/$defs/rounding/enum",keyword:"enum",params:{allowedValues:qe.enum},message:"must be equal to one of the allowed values"};e===null?
e=[a]:e.push(a),t++}}}else{let s={instancePath:i+"/reaction",schemaPath:"#/properties/reaction/type",keyword:"type",params:{type:"object"},message:"must be obje\
ct"};e===null?e=[s]:e.push(s),t++}}if(n.airCommitment!==void 0){let r=n.airCommitment;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.range===void 0){let s={instancePath:i+
"/airCommitment",schemaPath:"#/properties/airCommitment/required",keyword:"required",params:{missingProperty:"range"},message:"must have required property 'rang\
e'"};e===null?e=[s]:e.push(s),t++}if(r.adjacentFraction===void 0){let s={instancePath:i+"/airCommitment",schemaPath:"#/properties/airCommitment/required",keyword:"\
required",params:{missingProperty:"adjacentFraction"},message:"must have required property 'adjacentFraction'"};e===null?e=[s]:e.push(s),t++}if(r.rounding===void 0){
let s={instancePath:i+"/airCommitment",schemaPath:"#/properties/airCommitment/required",keyword:"required",params:{missingProperty:"rounding"},message:"must hav\
e required property 'rounding'"};e===null?e=[s]:e.push(s),t++}for(let s in r)if(!(s==="range"||s==="adjacentFraction"||s==="rounding")){let a={instancePath:i+"/\
airCommitment",schemaPath:"#/properties/airCommitment/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have \
additional properties"};e===null?e=[a]:e.push(a),t++}if(r.range!==void 0){let s=r.range;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:i+
"/airCommitment/range",schemaPath:"#/properties/airCommitment/properties/range/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[a]:e.push(a),t++}if(typeof s=="number"&&isFinite(s)){if(s>10||isNaN(s)){let a={instancePath:i+"/airCommitment/range",schemaPath:"#/properties/airCommitment/p\
roperties/range/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[a]:e.push(a),t++}if(s<0||isNaN(s)){let a={instancePath:i+
"/airCommitment/range",schemaPath:"#/properties/airCommitment/properties/range/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[a]:e.push(a),t++}}}if(r.adjacentFraction!==void 0){let s=r.adjacentFraction;if(typeof s=="number"&&isFinite(s)){if(s>1||isNaN(s)){let o={instancePath:i+
"/airCommitment/adjacentFraction",schemaPath:"../common/common.schema.json#/$defs/fraction/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"\
must be <= 1"};e===null?e=[o]:e.push(o),t++}if(s<0||isNaN(s)){let o={instancePath:i+"/airCommitment/adjacentFraction",schemaPath:"../common/common.schema.json#/\
$defs/fraction/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[o]:e.push(o),t++}let a;if(a=s/.25,a!==parseInt(a)){
let o={instancePath:i+"/airCommitment/adjacentFraction",schemaPath:"../common/common.schema.json#/$defs/fraction/multipleOf",keyword:"multipleOf",params:{multipleOf:.25},
message:"must be multiple of 0.25"};e===null?e=[o]:e.push(o),t++}}else{let a={instancePath:i+"/airCommitment/adjacentFraction",schemaPath:"../common/common.sche\
ma.json#/$defs/fraction/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[a]:e.push(a),t++}}if(r.rounding!==void 0){let s=r.rounding;
if(typeof s!="string"){let a={instancePath:i+"/airCommitment/rounding",schemaPath:"../common/common.schema.json#/$defs/rounding/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(!(s==="up"||s==="down")){let a={instancePath:i+"/airCommitment/rounding",schemaPath:"../commo\
n/common.schema.json#/$defs/rounding/enum",keyword:"enum",params:{allowedValues:qe.enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.
push(a),t++}}}else{let s={instancePath:i+"/airCommitment",schemaPath:"#/properties/airCommitment/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject"};e===null?e=[s]:e.push(s),t++}}if(n.airZoc!==void 0){let r=n.airZoc;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.radius===void 0){let s={instancePath:i+
"/airZoc",schemaPath:"#/properties/airZoc/required",keyword:"required",params:{missingProperty:"radius"},message:"must have required property 'radius'"};e===null?
e=[s]:e.push(s),t++}for(let s in r)if(s!=="radius"){let a={instancePath:i+"/airZoc",schemaPath:"#/properties/airZoc/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),t++}if(r.radius!==void 0){let s=r.radius;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:i+"/airZoc/radius",schemaPath:"#/properties/airZoc/properties/radius/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof s=="number"&&isFinite(s)){if(s>10||isNaN(s)){let a={instancePath:i+"/airZoc/ra\
dius",schemaPath:"#/properties/airZoc/properties/radius/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[a]:e.push(
a),t++}if(s<0||isNaN(s)){let a={instancePath:i+"/airZoc/radius",schemaPath:"#/properties/airZoc/properties/radius/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),t++}}}}else{let s={instancePath:i+"/airZoc",schemaPath:"#/properties/airZoc/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}if(n.economicWarfare!==void 0){let r=n.economicWarfare;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.submarinePointsPerAswHit===void 0){let s={instancePath:i+"/economicWarfare",schemaPath:"#/properties/economicWarfare/required",keyword:"required",params:{
missingProperty:"submarinePointsPerAswHit"},message:"must have required property 'submarinePointsPerAswHit'"};e===null?e=[s]:e.push(s),t++}if(r.submarinePointsPerDie===
void 0){let s={instancePath:i+"/economicWarfare",schemaPath:"#/properties/economicWarfare/required",keyword:"required",params:{missingProperty:"submarinePointsP\
erDie"},message:"must have required property 'submarinePointsPerDie'"};e===null?e=[s]:e.push(s),t++}if(r.merchantmenPerHit===void 0){let s={instancePath:i+"/eco\
nomicWarfare",schemaPath:"#/properties/economicWarfare/required",keyword:"required",params:{missingProperty:"merchantmenPerHit"},message:"must have required pro\
perty 'merchantmenPerHit'"};e===null?e=[s]:e.push(s),t++}if(r.transportPointsPerHit===void 0){let s={instancePath:i+"/economicWarfare",schemaPath:"#/properties/\
economicWarfare/required",keyword:"required",params:{missingProperty:"transportPointsPerHit"},message:"must have required property 'transportPointsPerHit'"};e===
null?e=[s]:e.push(s),t++}for(let s in r)if(!(s==="submarinePointsPerAswHit"||s==="submarinePointsPerDie"||s==="merchantmenPerHit"||s==="transportPointsPerHit")){
let a={instancePath:i+"/economicWarfare",schemaPath:"#/properties/economicWarfare/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),t++}if(r.submarinePointsPerAswHit!==void 0){let s=r.submarinePointsPerAswHit;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:i+"/economicWarfare/submarinePointsPerAswHit",schemaPath:"#/properties/economicWarfare/properties\
/submarinePointsPerAswHit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof s=="number"&&isFinite(s)){
if(s>10||isNaN(s)){let a={instancePath:i+"/economicWarfare/submarinePointsPerAswHit",schemaPath:"#/properties/economicWarfare/properties/submarinePointsPerAswHi\
t/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[a]:e.push(a),t++}if(s<0||isNaN(s)){let a={instancePath:i+"/e\
conomicWarfare/submarinePointsPerAswHit",schemaPath:"#/properties/economicWarfare/properties/submarinePointsPerAswHit/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),t++}}}if(r.submarinePointsPerDie!==void 0){let s=r.submarinePointsPerDie;if(!(typeof s=="number"&&
!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:i+"/economicWarfare/submarinePointsPerDie",schemaPath:"#/properties/economicWarfare/properties/submarinePoi\
ntsPerDie/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof s=="number"&&isFinite(s)){if(s>10||isNaN(
s)){let a={instancePath:i+"/economicWarfare/submarinePointsPerDie",schemaPath:"#/properties/economicWarfare/properties/submarinePointsPerDie/maximum",keyword:"m\
aximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[a]:e.push(a),t++}if(s<1||isNaN(s)){let a={instancePath:i+"/economicWarfare/submar\
inePointsPerDie",schemaPath:"#/properties/economicWarfare/properties/submarinePointsPerDie/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"};e===null?e=[a]:e.push(a),t++}}}if(r.merchantmenPerHit!==void 0){let s=r.merchantmenPerHit;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){
let a={instancePath:i+"/economicWarfare/merchantmenPerHit",schemaPath:"#/properties/economicWarfare/properties/merchantmenPerHit/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof s=="number"&&isFinite(s)){if(s>10||isNaN(s)){let a={instancePath:i+"/economicWarfare\
/merchantmenPerHit",schemaPath:"#/properties/economicWarfare/properties/merchantmenPerHit/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"\
must be <= 10"};e===null?e=[a]:e.push(a),t++}if(s<0||isNaN(s)){let a={instancePath:i+"/economicWarfare/merchantmenPerHit",schemaPath:"#/properties/economicWarfa\
re/properties/merchantmenPerHit/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),t++}}}if(r.transportPointsPerHit!==
void 0){let s=r.transportPointsPerHit;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:i+"/economicWarfare/transportPointsPerHit",schemaPath:"\
#/properties/economicWarfare/properties/transportPointsPerHit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}
if(typeof s=="number"&&isFinite(s)){if(s>10||isNaN(s)){let a={instancePath:i+"/economicWarfare/transportPointsPerHit",schemaPath:"#/properties/economicWarfare/p\
roperties/transportPointsPerHit/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[a]:e.push(a),t++}if(s<0||isNaN(
s)){let a={instancePath:i+"/economicWarfare/transportPointsPerHit",schemaPath:"#/properties/economicWarfare/properties/transportPointsPerHit/minimum",keyword:"m\
inimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),t++}}}}else{let s={instancePath:i+"/economicWarfare",schemaPath:"#/pro\
perties/economicWarfare/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}if(n.submarines!==void 0){let r=n.submarines;
if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.attacksPerTaskForce===void 0){let s={instancePath:i+"/submarines",schemaPath:"#/properties/submarines/required",
keyword:"required",params:{missingProperty:"attacksPerTaskForce"},message:"must have required property 'attacksPerTaskForce'"};e===null?e=[s]:e.push(s),t++}if(r.
pointsPerAttack===void 0){let s={instancePath:i+"/submarines",schemaPath:"#/properties/submarines/required",keyword:"required",params:{missingProperty:"pointsPe\
rAttack"},message:"must have required property 'pointsPerAttack'"};e===null?e=[s]:e.push(s),t++}for(let s in r)if(!(s==="attacksPerTaskForce"||s==="pointsPerAtt\
ack")){let a={instancePath:i+"/submarines",schemaPath:"#/properties/submarines/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),t++}if(r.attacksPerTaskForce!==void 0){let s=r.attacksPerTaskForce;if(!(typeof s=="numbe\
r"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:i+"/submarines/attacksPerTaskForce",schemaPath:"#/properties/submarines/properties/attacksPerTaskForce/\
type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof s=="number"&&isFinite(s)){if(s>40||isNaN(s)){let a={
instancePath:i+"/submarines/attacksPerTaskForce",schemaPath:"#/properties/submarines/properties/attacksPerTaskForce/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:40},message:"must be <= 40"};e===null?e=[a]:e.push(a),t++}if(s<0||isNaN(s)){let a={instancePath:i+"/submarines/attacksPerTaskForce",schemaPath:"#/prop\
erties/submarines/properties/attacksPerTaskForce/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),t++}}}
if(r.pointsPerAttack!==void 0){let s=r.pointsPerAttack;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:i+"/submarines/pointsPerAtt\
ack",schemaPath:"#/properties/submarines/properties/pointsPerAttack/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(
a),t++}if(typeof s=="number"&&isFinite(s)){if(s>10||isNaN(s)){let a={instancePath:i+"/submarines/pointsPerAttack",schemaPath:"#/properties/submarines/properties\
/pointsPerAttack/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[a]:e.push(a),t++}if(s<0||isNaN(s)){let a={instancePath:i+
"/submarines/pointsPerAttack",schemaPath:"#/properties/submarines/properties/pointsPerAttack/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[a]:e.push(a),t++}}}}else{let s={instancePath:i+"/submarines",schemaPath:"#/properties/submarines/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}if(n.supply!==void 0){let r=n.supply;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.legLength===
void 0){let s={instancePath:i+"/supply",schemaPath:"#/properties/supply/required",keyword:"required",params:{missingProperty:"legLength"},message:"must have req\
uired property 'legLength'"};e===null?e=[s]:e.push(s),t++}for(let s in r)if(s!=="legLength"){let a={instancePath:i+"/supply",schemaPath:"#/properties/supply/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),t++}if(r.
legLength!==void 0){let s=r.legLength;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:i+"/supply/legLength",schemaPath:"#/properti\
es/supply/properties/legLength/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof s=="number"&&isFinite(
s)){if(s>20||isNaN(s)){let a={instancePath:i+"/supply/legLength",schemaPath:"#/properties/supply/properties/legLength/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:20},message:"must be <= 20"};e===null?e=[a]:e.push(a),t++}if(s<1||isNaN(s)){let a={instancePath:i+"/supply/legLength",schemaPath:"#/properties/supply/\
properties/legLength/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[a]:e.push(a),t++}}}}else{let s={instancePath:i+
"/supply",schemaPath:"#/properties/supply/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}if(n.landing!==void 0){
let r=n.landing;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.range===void 0){let s={instancePath:i+"/landing",schemaPath:"#/properties/landing/required",keyword:"\
required",params:{missingProperty:"range"},message:"must have required property 'range'"};e===null?e=[s]:e.push(s),t++}for(let s in r)if(s!=="range"){let a={instancePath:i+
"/landing",schemaPath:"#/properties/landing/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional\
 properties"};e===null?e=[a]:e.push(a),t++}if(r.range!==void 0){let s=r.range;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:i+"/\
landing/range",schemaPath:"#/properties/landing/properties/range/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),
t++}if(typeof s=="number"&&isFinite(s)){if(s>40||isNaN(s)){let a={instancePath:i+"/landing/range",schemaPath:"#/properties/landing/properties/range/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:40},message:"must be <= 40"};e===null?e=[a]:e.push(a),t++}if(s<0||isNaN(s)){let a={instancePath:i+"/landing/range",schemaPath:"\
#/properties/landing/properties/range/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),t++}}}}else{let s={
instancePath:i+"/landing",schemaPath:"#/properties/landing/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}if(n.
antiAircraft!==void 0){let r=n.antiAircraft;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.baseFraction===void 0){let s={instancePath:i+"/antiAircraft",schemaPath:"\
#/properties/antiAircraft/required",keyword:"required",params:{missingProperty:"baseFraction"},message:"must have required property 'baseFraction'"};e===null?e=
[s]:e.push(s),t++}if(r.rounding===void 0){let s={instancePath:i+"/antiAircraft",schemaPath:"#/properties/antiAircraft/required",keyword:"required",params:{missingProperty:"\
rounding"},message:"must have required property 'rounding'"};e===null?e=[s]:e.push(s),t++}if(r.taskForceRounding===void 0){let s={instancePath:i+"/antiAircraft",
schemaPath:"#/properties/antiAircraft/required",keyword:"required",params:{missingProperty:"taskForceRounding"},message:"must have required property 'taskForceR\
ounding'"};e===null?e=[s]:e.push(s),t++}for(let s in r)if(!(s==="baseFraction"||s==="rounding"||s==="taskForceRounding")){let a={instancePath:i+"/antiAircraft",
schemaPath:"#/properties/antiAircraft/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional prope\
rties"};e===null?e=[a]:e.push(a),t++}if(r.baseFraction!==void 0){let s=r.baseFraction;if(typeof s=="number"&&isFinite(s)){if(s>1||isNaN(s)){let o={instancePath:i+
"/antiAircraft/baseFraction",schemaPath:"../common/common.schema.json#/$defs/fraction/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must \
be <= 1"};e===null?e=[o]:e.push(o),t++}if(s<0||isNaN(s)){let o={instancePath:i+"/antiAircraft/baseFraction",schemaPath:"../common/common.schema.json#/$defs/frac\
tion/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[o]:e.push(o),t++}let a;if(a=s/.25,a!==parseInt(a)){let o={instancePath:i+
"/antiAircraft/baseFraction",schemaPath:"../common/common.schema.json#/$defs/fraction/multipleOf",keyword:"multipleOf",params:{multipleOf:.25},message:"must be \
multiple of 0.25"};e===null?e=[o]:e.push(o),t++}}else{let a={instancePath:i+"/antiAircraft/baseFraction",schemaPath:"../common/common.schema.json#/$defs/fractio\
n/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[a]:e.push(a),t++}}if(r.rounding!==void 0){let s=r.rounding;if(typeof s!="str\
ing"){let a={instancePath:i+"/antiAircraft/rounding",schemaPath:"../common/common.schema.json#/$defs/rounding/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[a]:e.push(a),t++}if(!(s==="up"||s==="down")){let a={instancePath:i+"/antiAircraft/rounding",schemaPath:"../common/common.schema.jso\
n#/$defs/rounding/enum",keyword:"enum",params:{allowedValues:qe.enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),t++}}if(r.taskForceRounding!==
void 0){let s=r.taskForceRounding;if(typeof s!="string"){let a={instancePath:i+"/antiAircraft/taskForceRounding",schemaPath:"../common/common.schema.json#/$defs\
/rounding/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(!(s==="up"||s==="down")){let a={instancePath:i+"\
/antiAircraft/taskForceRounding",schemaPath:"../common/common.schema.json#/$defs/rounding/enum",keyword:"enum",params:{allowedValues:qe.enum},message:"must be e\
qual to one of the allowed values"};e===null?e=[a]:e.push(a),t++}}}else{let s={instancePath:i+"/antiAircraft",schemaPath:"#/properties/antiAircraft/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}if(n.airPoints!==void 0){let r=n.airPoints;if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.perStep===void 0){let s={instancePath:i+"/airPoints",schemaPath:"#/properties/airPoints/required",keyword:"required",params:{missingProperty:"p\
erStep"},message:"must have required property 'perStep'"};e===null?e=[s]:e.push(s),t++}if(r.perAirStrength===void 0){let s={instancePath:i+"/airPoints",schemaPath:"\
#/properties/airPoints/required",keyword:"required",params:{missingProperty:"perAirStrength"},message:"must have required property 'perAirStrength'"};e===null?e=
[s]:e.push(s),t++}for(let s in r)if(!(s==="perStep"||s==="perAirStrength")){let a={instancePath:i+"/airPoints",schemaPath:"#/properties/airPoints/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),t++}if(r.perStep!==
void 0){let s=r.perStep;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:i+"/airPoints/perStep",schemaPath:"#/properties/airPoints/\
properties/perStep/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof s=="number"&&isFinite(s)){if(s>
10||isNaN(s)){let a={instancePath:i+"/airPoints/perStep",schemaPath:"#/properties/airPoints/properties/perStep/maximum",keyword:"maximum",params:{comparison:"<=",
limit:10},message:"must be <= 10"};e===null?e=[a]:e.push(a),t++}if(s<0||isNaN(s)){let a={instancePath:i+"/airPoints/perStep",schemaPath:"#/properties/airPoints/\
properties/perStep/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),t++}}}if(r.perAirStrength!==void 0){
let s=r.perAirStrength;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:i+"/airPoints/perAirStrength",schemaPath:"#/properties/airP\
oints/properties/perAirStrength/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof s=="number"&&isFinite(
s)){if(s>10||isNaN(s)){let a={instancePath:i+"/airPoints/perAirStrength",schemaPath:"#/properties/airPoints/properties/perAirStrength/maximum",keyword:"maximum",
params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[a]:e.push(a),t++}if(s<0||isNaN(s)){let a={instancePath:i+"/airPoints/perAirStrength",schemaPath:"\
#/properties/airPoints/properties/perAirStrength/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),t++}}}}else{
let s={instancePath:i+"/airPoints",schemaPath:"#/properties/airPoints/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(
s),t++}}if(n.damage!==void 0){let r=n.damage;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.checkDice===void 0){let s={instancePath:i+"/damage",schemaPath:"#\
/properties/damage/required",keyword:"required",params:{missingProperty:"checkDice"},message:"must have required property 'checkDice'"};e===null?e=[s]:e.push(s),
t++}if(r.checkDieSides===void 0){let s={instancePath:i+"/damage",schemaPath:"#/properties/damage/required",keyword:"required",params:{missingProperty:"checkDieS\
ides"},message:"must have required property 'checkDieSides'"};e===null?e=[s]:e.push(s),t++}if(r.phasesPerHit===void 0){let s={instancePath:i+"/damage",schemaPath:"\
#/properties/damage/required",keyword:"required",params:{missingProperty:"phasesPerHit"},message:"must have required property 'phasesPerHit'"};e===null?e=[s]:e.
push(s),t++}if(r.merchantmenPerHitAtSea===void 0){let s={instancePath:i+"/damage",schemaPath:"#/properties/damage/required",keyword:"required",params:{missingProperty:"\
merchantmenPerHitAtSea"},message:"must have required property 'merchantmenPerHitAtSea'"};e===null?e=[s]:e.push(s),t++}if(r.sunkForever===void 0){let s={instancePath:i+
"/damage",schemaPath:"#/properties/damage/required",keyword:"required",params:{missingProperty:"sunkForever"},message:"must have required property 'sunkForever'"};
e===null?e=[s]:e.push(s),t++}if(r.brokenForever===void 0){let s={instancePath:i+"/damage",schemaPath:"#/properties/damage/required",keyword:"required",params:{missingProperty:"\
brokenForever"},message:"must have required property 'brokenForever'"};e===null?e=[s]:e.push(s),t++}for(let s in r)if(!(s==="checkDice"||s==="checkDieSides"||s===
"phasesPerHit"||s==="merchantmenPerHitAtSea"||s==="sunkForever"||s==="brokenForever")){let a={instancePath:i+"/damage",schemaPath:"#/properties/damage/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),t++}if(r.checkDice!==
void 0){let s=r.checkDice;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:i+"/damage/checkDice",schemaPath:"#/properties/damage/pr\
operties/checkDice/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof s=="number"&&isFinite(s)){if(s>
10||isNaN(s)){let a={instancePath:i+"/damage/checkDice",schemaPath:"#/properties/damage/properties/checkDice/maximum",keyword:"maximum",params:{comparison:"<=",
limit:10},message:"must be <= 10"};e===null?e=[a]:e.push(a),t++}if(s<1||isNaN(s)){let a={instancePath:i+"/damage/checkDice",schemaPath:"#/properties/damage/prop\
erties/checkDice/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[a]:e.push(a),t++}}}if(r.checkDieSides!==void 0){
let s=r.checkDieSides;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:i+"/damage/checkDieSides",schemaPath:"#/properties/damage/pr\
operties/checkDieSides/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof s=="number"&&isFinite(s)){
if(s>20||isNaN(s)){let a={instancePath:i+"/damage/checkDieSides",schemaPath:"#/properties/damage/properties/checkDieSides/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:20},message:"must be <= 20"};e===null?e=[a]:e.push(a),t++}if(s<2||isNaN(s)){let a={instancePath:i+"/damage/checkDieSides",schemaPath:"#/properties/dam\
age/properties/checkDieSides/minimum",keyword:"minimum",params:{comparison:">=",limit:2},message:"must be >= 2"};e===null?e=[a]:e.push(a),t++}}}if(r.phasesPerHit!==
void 0){let s=r.phasesPerHit;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:i+"/damage/phasesPerHit",schemaPath:"#/properties/dam\
age/properties/phasesPerHit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof s=="number"&&isFinite(
s)){if(s>16||isNaN(s)){let a={instancePath:i+"/damage/phasesPerHit",schemaPath:"#/properties/damage/properties/phasesPerHit/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:16},message:"must be <= 16"};e===null?e=[a]:e.push(a),t++}if(s<0||isNaN(s)){let a={instancePath:i+"/damage/phasesPerHit",schemaPath:"#/properties/dama\
ge/properties/phasesPerHit/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),t++}}}if(r.merchantmenPerHitAtSea!==
void 0){let s=r.merchantmenPerHitAtSea;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:i+"/damage/merchantmenPerHitAtSea",schemaPath:"\
#/properties/damage/properties/merchantmenPerHitAtSea/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof s==
"number"&&isFinite(s)){if(s>10||isNaN(s)){let a={instancePath:i+"/damage/merchantmenPerHitAtSea",schemaPath:"#/properties/damage/properties/merchantmenPerHitAtS\
ea/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[a]:e.push(a),t++}if(s<0||isNaN(s)){let a={instancePath:i+"/\
damage/merchantmenPerHitAtSea",schemaPath:"#/properties/damage/properties/merchantmenPerHitAtSea/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[a]:e.push(a),t++}}}if(r.sunkForever!==void 0){let s=r.sunkForever;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.japan===void 0){let a={
instancePath:i+"/damage/sunkForever",schemaPath:"#/properties/damage/properties/sunkForever/required",keyword:"required",params:{missingProperty:"japan"},message:"\
must have required property 'japan'"};e===null?e=[a]:e.push(a),t++}if(s.us===void 0){let a={instancePath:i+"/damage/sunkForever",schemaPath:"#/properties/damage\
/properties/sunkForever/required",keyword:"required",params:{missingProperty:"us"},message:"must have required property 'us'"};e===null?e=[a]:e.push(a),t++}if(s.
britain===void 0){let a={instancePath:i+"/damage/sunkForever",schemaPath:"#/properties/damage/properties/sunkForever/required",keyword:"required",params:{missingProperty:"\
britain"},message:"must have required property 'britain'"};e===null?e=[a]:e.push(a),t++}if(s.netherlands===void 0){let a={instancePath:i+"/damage/sunkForever",schemaPath:"\
#/properties/damage/properties/sunkForever/required",keyword:"required",params:{missingProperty:"netherlands"},message:"must have required property 'netherlands\
'"};e===null?e=[a]:e.push(a),t++}for(let a in s)if(!(a==="japan"||a==="us"||a==="britain"||a==="netherlands")){let o={instancePath:i+"/damage/sunkForever",schemaPath:"\
#/properties/damage/properties/sunkForever/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional \
properties"};e===null?e=[o]:e.push(o),t++}s.japan!==void 0&&(N(s.japan,{instancePath:i+"/damage/sunkForever/japan",parentData:s,parentDataProperty:"japan",rootData:d,
dynamicAnchors:f})||(e=e===null?N.errors:e.concat(N.errors),t=e.length)),s.us!==void 0&&(N(s.us,{instancePath:i+"/damage/sunkForever/us",parentData:s,parentDataProperty:"\
us",rootData:d,dynamicAnchors:f})||(e=e===null?N.errors:e.concat(N.errors),t=e.length)),s.britain!==void 0&&(N(s.britain,{instancePath:i+"/damage/sunkForever/br\
itain",parentData:s,parentDataProperty:"britain",rootData:d,dynamicAnchors:f})||(e=e===null?N.errors:e.concat(N.errors),t=e.length)),s.netherlands!==void 0&&(N(
s.netherlands,{instancePath:i+"/damage/sunkForever/netherlands",parentData:s,parentDataProperty:"netherlands",rootData:d,dynamicAnchors:f})||(e=e===null?N.errors:
e.concat(N.errors),t=e.length))}else{let a={instancePath:i+"/damage/sunkForever",schemaPath:"#/properties/damage/properties/sunkForever/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),t++}}r.brokenForever!==void 0&&(B(r.brokenForever,{instancePath:i+"/damage/brokenForever",parentData:r,
parentDataProperty:"brokenForever",rootData:d,dynamicAnchors:f})||(e=e===null?B.errors:e.concat(B.errors),t=e.length))}else{let s={instancePath:i+"/damage",schemaPath:"\
#/properties/damage/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}if(n.delays!==void 0){let r=n.delays;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.withdrawn===void 0){let s={instancePath:i+"/delays",schemaPath:"#/properties/delays/required",keyword:"required",params:{
missingProperty:"withdrawn"},message:"must have required property 'withdrawn'"};e===null?e=[s]:e.push(s),t++}if(r.overStacked===void 0){let s={instancePath:i+"/\
delays",schemaPath:"#/properties/delays/required",keyword:"required",params:{missingProperty:"overStacked"},message:"must have required property 'overStacked'"};
e===null?e=[s]:e.push(s),t++}if(r.notLanded===void 0){let s={instancePath:i+"/delays",schemaPath:"#/properties/delays/required",keyword:"required",params:{missingProperty:"\
notLanded"},message:"must have required property 'notLanded'"};e===null?e=[s]:e.push(s),t++}if(r.disbanded===void 0){let s={instancePath:i+"/delays",schemaPath:"\
#/properties/delays/required",keyword:"required",params:{missingProperty:"disbanded"},message:"must have required property 'disbanded'"};e===null?e=[s]:e.push(s),
t++}if(r.eliminatedLand===void 0){let s={instancePath:i+"/delays",schemaPath:"#/properties/delays/required",keyword:"required",params:{missingProperty:"eliminat\
edLand"},message:"must have required property 'eliminatedLand'"};e===null?e=[s]:e.push(s),t++}if(r.noHomeBase===void 0){let s={instancePath:i+"/delays",schemaPath:"\
#/properties/delays/required",keyword:"required",params:{missingProperty:"noHomeBase"},message:"must have required property 'noHomeBase'"};e===null?e=[s]:e.push(
s),t++}for(let s in r)if(!(s==="withdrawn"||s==="overStacked"||s==="notLanded"||s==="disbanded"||s==="eliminatedLand"||s==="noHomeBase")){let a={instancePath:i+
"/delays",schemaPath:"#/properties/delays/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional p\
roperties"};e===null?e=[a]:e.push(a),t++}if(r.withdrawn!==void 0){let s=r.withdrawn;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:i+
"/delays/withdrawn",schemaPath:"#/$defs/delay/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof s==
"number"&&isFinite(s)){if(s>16||isNaN(s)){let a={instancePath:i+"/delays/withdrawn",schemaPath:"#/$defs/delay/maximum",keyword:"maximum",params:{comparison:"<=",
limit:16},message:"must be <= 16"};e===null?e=[a]:e.push(a),t++}if(s<0||isNaN(s)){let a={instancePath:i+"/delays/withdrawn",schemaPath:"#/$defs/delay/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),t++}}}if(r.overStacked!==void 0){let s=r.overStacked;if(!(typeof s=="\
number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:i+"/delays/overStacked",schemaPath:"#/$defs/delay/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof s=="number"&&isFinite(s)){if(s>16||isNaN(s)){let a={instancePath:i+"/delays/overStacked",schemaPath:"#/\
$defs/delay/maximum",keyword:"maximum",params:{comparison:"<=",limit:16},message:"must be <= 16"};e===null?e=[a]:e.push(a),t++}if(s<0||isNaN(s)){let a={instancePath:i+
"/delays/overStacked",schemaPath:"#/$defs/delay/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),t++}}}
if(r.notLanded!==void 0){let s=r.notLanded;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:i+"/delays/notLanded",schemaPath:"#/$de\
fs/delay/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof s=="number"&&isFinite(s)){if(s>16||isNaN(
s)){let a={instancePath:i+"/delays/notLanded",schemaPath:"#/$defs/delay/maximum",keyword:"maximum",params:{comparison:"<=",limit:16},message:"must be <= 16"};e===
null?e=[a]:e.push(a),t++}if(s<0||isNaN(s)){let a={instancePath:i+"/delays/notLanded",schemaPath:"#/$defs/delay/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),t++}}}if(r.disbanded!==void 0){let s=r.disbanded;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s))){let a={instancePath:i+"/delays/disbanded",schemaPath:"#/$defs/delay/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:
e.push(a),t++}if(typeof s=="number"&&isFinite(s)){if(s>16||isNaN(s)){let a={instancePath:i+"/delays/disbanded",schemaPath:"#/$defs/delay/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:16},message:"must be <= 16"};e===null?e=[a]:e.push(a),t++}if(s<0||isNaN(s)){let a={instancePath:i+"/delays/disbanded",schemaPath:"\
#/$defs/delay/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),t++}}}if(r.eliminatedLand!==void 0){let s=r.
eliminatedLand;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:i+"/delays/eliminatedLand",schemaPath:"#/$defs/delay/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof s=="number"&&isFinite(s)){if(s>16||isNaN(s)){let a={instancePath:i+
"/delays/eliminatedLand",schemaPath:"#/$defs/delay/maximum",keyword:"maximum",params:{comparison:"<=",limit:16},message:"must be <= 16"};e===null?e=[a]:e.push(a),
t++}if(s<0||isNaN(s)){let a={instancePath:i+"/delays/eliminatedLand",schemaPath:"#/$defs/delay/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[a]:e.push(a),t++}}}if(r.noHomeBase!==void 0){let s=r.noHomeBase;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:i+
"/delays/noHomeBase",schemaPath:"#/$defs/delay/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof s==
"number"&&isFinite(s)){if(s>16||isNaN(s)){let a={instancePath:i+"/delays/noHomeBase",schemaPath:"#/$defs/delay/maximum",keyword:"maximum",params:{comparison:"<=",
limit:16},message:"must be <= 16"};e===null?e=[a]:e.push(a),t++}if(s<0||isNaN(s)){let a={instancePath:i+"/delays/noHomeBase",schemaPath:"#/$defs/delay/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),t++}}}}else{let s={instancePath:i+"/delays",schemaPath:"#/pr\
operties/delays/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}if(n.supplyStatus!==void 0){let r=n.supplyStatus;
if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.alwaysOut===void 0){let s={instancePath:i+"/supplyStatus",schemaPath:"#/properties/supplyStatus/required",keyword:"\
required",params:{missingProperty:"alwaysOut"},message:"must have required property 'alwaysOut'"};e===null?e=[s]:e.push(s),t++}for(let s in r)if(s!=="alwaysOut"){
let a={instancePath:i+"/supplyStatus",schemaPath:"#/properties/supplyStatus/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"\
must NOT have additional properties"};e===null?e=[a]:e.push(a),t++}r.alwaysOut!==void 0&&(B(r.alwaysOut,{instancePath:i+"/supplyStatus/alwaysOut",parentData:r,parentDataProperty:"\
alwaysOut",rootData:d,dynamicAnchors:f})||(e=e===null?B.errors:e.concat(B.errors),t=e.length))}else{let s={instancePath:i+"/supplyStatus",schemaPath:"#/properti\
es/supplyStatus/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}if(n.expansion!==void 0){let r=n.expansion;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.side===void 0){let s={instancePath:i+"/expansion",schemaPath:"#/properties/expansion/required",keyword:"required",params:{
missingProperty:"side"},message:"must have required property 'side'"};e===null?e=[s]:e.push(s),t++}if(r.factorFromTurn===void 0){let s={instancePath:i+"/expansi\
on",schemaPath:"#/properties/expansion/required",keyword:"required",params:{missingProperty:"factorFromTurn"},message:"must have required property 'factorFromTu\
rn'"};e===null?e=[s]:e.push(s),t++}for(let s in r)if(!(s==="side"||s==="factorFromTurn")){let a={instancePath:i+"/expansion",schemaPath:"#/properties/expansion/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),t++}if(r.
side!==void 0){let s=r.side;if(typeof s!="string"){let a={instancePath:i+"/expansion/side",schemaPath:"defs.schema.json#/$defs/side/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(!(s==="japan"||s==="allies")){let a={instancePath:i+"/expansion/side",schemaPath:"defs.\
schema.json#/$defs/side/enum",keyword:"enum",params:{allowedValues:K.enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),t++}}if(r.
factorFromTurn!==void 0){let s=r.factorFromTurn;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s[1]===void 0){let a={instancePath:i+"/expansion/factorFromTurn",
schemaPath:"#/properties/expansion/properties/factorFromTurn/required",keyword:"required",params:{missingProperty:"1"},message:"must have required property '1'"};
e===null?e=[a]:e.push(a),t++}for(let a in s)if(!D.test(a)){let o={instancePath:i+"/expansion/factorFromTurn",schemaPath:"#/properties/expansion/properties/facto\
rFromTurn/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};e===null?e=[o]:e.push(
o),t++}for(let a in s)if(D.test(a)){let o=s[a];if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let m={instancePath:i+"/expansion/factorFromTurn/"+a.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/expansion/properties/factorFromTurn/patternProperties/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),t++}if(typeof o=="number"&&isFinite(o)){if(o>10||isNaN(o)){let m={instancePath:i+"/e\
xpansion/factorFromTurn/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/expansion/properties/factorFromTurn/patternProperties/%5E(%5B1-9%5D%\
7C1%5B0-6%5D)%24/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[m]:e.push(m),t++}if(o<1||isNaN(o)){let m={instancePath:i+
"/expansion/factorFromTurn/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/expansion/properties/factorFromTurn/patternProperties/%5E(%5B1-9%\
5D%7C1%5B0-6%5D)%24/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[m]:e.push(m),t++}}}}else{let a={instancePath:i+
"/expansion/factorFromTurn",schemaPath:"#/properties/expansion/properties/factorFromTurn/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[a]:e.push(a),t++}}}else{let s={instancePath:i+"/expansion",schemaPath:"#/properties/expansion/type",keyword:"type",params:{type:"object"},message:"must \
be object"};e===null?e=[s]:e.push(s),t++}}if(n.resourceFueling!==void 0){let r=n.resourceFueling;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.fromTurn===void 0){
let s={instancePath:i+"/resourceFueling",schemaPath:"#/properties/resourceFueling/required",keyword:"required",params:{missingProperty:"fromTurn"},message:"must\
 have required property 'fromTurn'"};e===null?e=[s]:e.push(s),t++}for(let s in r)if(s!=="fromTurn"){let a={instancePath:i+"/resourceFueling",schemaPath:"#/prope\
rties/resourceFueling/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?
e=[a]:e.push(a),t++}if(r.fromTurn!==void 0){let s=r.fromTurn;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:i+"/resourceFueling/f\
romTurn",schemaPath:"defs.schema.json#/$defs/turn/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof s==
"number"&&isFinite(s)){if(s>16||isNaN(s)){let a={instancePath:i+"/resourceFueling/fromTurn",schemaPath:"defs.schema.json#/$defs/turn/maximum",keyword:"maximum",
params:{comparison:"<=",limit:16},message:"must be <= 16"};e===null?e=[a]:e.push(a),t++}if(s<1||isNaN(s)){let a={instancePath:i+"/resourceFueling/fromTurn",schemaPath:"\
defs.schema.json#/$defs/turn/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[a]:e.push(a),t++}}}}else{let s={instancePath:i+
"/resourceFueling",schemaPath:"#/properties/resourceFueling/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}
if(n.returnPorts!==void 0){let r=n.returnPorts;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.japan===void 0){let s={instancePath:i+"/returnPorts",schemaPath:"\
#/properties/returnPorts/required",keyword:"required",params:{missingProperty:"japan"},message:"must have required property 'japan'"};e===null?e=[s]:e.push(s),t++}
if(r.us===void 0){let s={instancePath:i+"/returnPorts",schemaPath:"#/properties/returnPorts/required",keyword:"required",params:{missingProperty:"us"},message:"\
must have required property 'us'"};e===null?e=[s]:e.push(s),t++}if(r.britain===void 0){let s={instancePath:i+"/returnPorts",schemaPath:"#/properties/returnPorts\
/required",keyword:"required",params:{missingProperty:"britain"},message:"must have required property 'britain'"};e===null?e=[s]:e.push(s),t++}if(r.netherlands===
void 0){let s={instancePath:i+"/returnPorts",schemaPath:"#/properties/returnPorts/required",keyword:"required",params:{missingProperty:"netherlands"},message:"m\
ust have required property 'netherlands'"};e===null?e=[s]:e.push(s),t++}for(let s in r)if(!(s==="japan"||s==="us"||s==="britain"||s==="netherlands")){let a={instancePath:i+
"/returnPorts",schemaPath:"#/properties/returnPorts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have ad\
ditional properties"};e===null?e=[a]:e.push(a),t++}r.japan!==void 0&&($(r.japan,{instancePath:i+"/returnPorts/japan",parentData:r,parentDataProperty:"japan",rootData:d,
dynamicAnchors:f})||(e=e===null?$.errors:e.concat($.errors),t=e.length)),r.us!==void 0&&($(r.us,{instancePath:i+"/returnPorts/us",parentData:r,parentDataProperty:"\
us",rootData:d,dynamicAnchors:f})||(e=e===null?$.errors:e.concat($.errors),t=e.length)),r.britain!==void 0&&($(r.britain,{instancePath:i+"/returnPorts/britain",
parentData:r,parentDataProperty:"britain",rootData:d,dynamicAnchors:f})||(e=e===null?$.errors:e.concat($.errors),t=e.length)),r.netherlands!==void 0&&($(r.netherlands,
{instancePath:i+"/returnPorts/netherlands",parentData:r,parentDataProperty:"netherlands",rootData:d,dynamicAnchors:f})||(e=e===null?$.errors:e.concat($.errors),
t=e.length))}else{let s={instancePath:i+"/returnPorts",schemaPath:"#/properties/returnPorts/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[s]:e.push(s),t++}}if(n.navalAviation!==void 0){let r=n.navalAviation;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.carrierClasses===void 0){let s={
instancePath:i+"/navalAviation",schemaPath:"#/properties/navalAviation/required",keyword:"required",params:{missingProperty:"carrierClasses"},message:"must have\
 required property 'carrierClasses'"};e===null?e=[s]:e.push(s),t++}if(r.stepsPerAirStrength===void 0){let s={instancePath:i+"/navalAviation",schemaPath:"#/prope\
rties/navalAviation/required",keyword:"required",params:{missingProperty:"stepsPerAirStrength"},message:"must have required property 'stepsPerAirStrength'"};e===
null?e=[s]:e.push(s),t++}for(let s in r)if(!(s==="carrierClasses"||s==="stepsPerAirStrength")){let a={instancePath:i+"/navalAviation",schemaPath:"#/properties/n\
avalAviation/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[a]:e.
push(a),t++}if(r.carrierClasses!==void 0&&(N(r.carrierClasses,{instancePath:i+"/navalAviation/carrierClasses",parentData:r,parentDataProperty:"carrierClasses",rootData:d,
dynamicAnchors:f})||(e=e===null?N.errors:e.concat(N.errors),t=e.length)),r.stepsPerAirStrength!==void 0){let s=r.stepsPerAirStrength;if(!(typeof s=="number"&&!(s%
1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:i+"/navalAviation/stepsPerAirStrength",schemaPath:"#/properties/navalAviation/properties/stepsPerAirStrength/ty\
pe",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof s=="number"&&isFinite(s)){if(s>10||isNaN(s)){let a={
instancePath:i+"/navalAviation/stepsPerAirStrength",schemaPath:"#/properties/navalAviation/properties/stepsPerAirStrength/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:10},message:"must be <= 10"};e===null?e=[a]:e.push(a),t++}if(s<0||isNaN(s)){let a={instancePath:i+"/navalAviation/stepsPerAirStrength",schemaPath:"#/p\
roperties/navalAviation/properties/stepsPerAirStrength/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(
a),t++}}}}else{let s={instancePath:i+"/navalAviation",schemaPath:"#/properties/navalAviation/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[s]:e.push(s),t++}}if(n.victory!==void 0){let r=n.victory;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.japanWinsAt===void 0){let s={instancePath:i+
"/victory",schemaPath:"#/properties/victory/required",keyword:"required",params:{missingProperty:"japanWinsAt"},message:"must have required property 'japanWinsA\
t'"};e===null?e=[s]:e.push(s),t++}if(r.alliesWinAt===void 0){let s={instancePath:i+"/victory",schemaPath:"#/properties/victory/required",keyword:"required",params:{
missingProperty:"alliesWinAt"},message:"must have required property 'alliesWinAt'"};e===null?e=[s]:e.push(s),t++}if(r.drawAt===void 0){let s={instancePath:i+"/v\
ictory",schemaPath:"#/properties/victory/required",keyword:"required",params:{missingProperty:"drawAt"},message:"must have required property 'drawAt'"};e===null?
e=[s]:e.push(s),t++}if(r.lifeline===void 0){let s={instancePath:i+"/victory",schemaPath:"#/properties/victory/required",keyword:"required",params:{missingProperty:"\
lifeline"},message:"must have required property 'lifeline'"};e===null?e=[s]:e.push(s),t++}if(r.lateConquest===void 0){let s={instancePath:i+"/victory",schemaPath:"\
#/properties/victory/required",keyword:"required",params:{missingProperty:"lateConquest"},message:"must have required property 'lateConquest'"};e===null?e=[s]:e.
push(s),t++}for(let s in r)if(!(s==="japanWinsAt"||s==="alliesWinAt"||s==="drawAt"||s==="lifeline"||s==="lateConquest")){let a={instancePath:i+"/victory",schemaPath:"\
#/properties/victory/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?
e=[a]:e.push(a),t++}if(r.japanWinsAt!==void 0){let s=r.japanWinsAt;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:i+"/victory/jap\
anWinsAt",schemaPath:"#/properties/victory/properties/japanWinsAt/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(
a),t++}if(typeof s=="number"&&isFinite(s)){if(s>200||isNaN(s)){let a={instancePath:i+"/victory/japanWinsAt",schemaPath:"#/properties/victory/properties/japanWin\
sAt/maximum",keyword:"maximum",params:{comparison:"<=",limit:200},message:"must be <= 200"};e===null?e=[a]:e.push(a),t++}if(s<-200||isNaN(s)){let a={instancePath:i+
"/victory/japanWinsAt",schemaPath:"#/properties/victory/properties/japanWinsAt/minimum",keyword:"minimum",params:{comparison:">=",limit:-200},message:"must be >\
= -200"};e===null?e=[a]:e.push(a),t++}}}if(r.alliesWinAt!==void 0){let s=r.alliesWinAt;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:i+
"/victory/alliesWinAt",schemaPath:"#/properties/victory/properties/alliesWinAt/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[a]:e.push(a),t++}if(typeof s=="number"&&isFinite(s)){if(s>200||isNaN(s)){let a={instancePath:i+"/victory/alliesWinAt",schemaPath:"#/properties/victory/proper\
ties/alliesWinAt/maximum",keyword:"maximum",params:{comparison:"<=",limit:200},message:"must be <= 200"};e===null?e=[a]:e.push(a),t++}if(s<-200||isNaN(s)){let a={
instancePath:i+"/victory/alliesWinAt",schemaPath:"#/properties/victory/properties/alliesWinAt/minimum",keyword:"minimum",params:{comparison:">=",limit:-200},message:"\
must be >= -200"};e===null?e=[a]:e.push(a),t++}}}if(r.drawAt!==void 0){let s=r.drawAt;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:i+
"/victory/drawAt",schemaPath:"#/properties/victory/properties/drawAt/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(
a),t++}if(typeof s=="number"&&isFinite(s)){if(s>200||isNaN(s)){let a={instancePath:i+"/victory/drawAt",schemaPath:"#/properties/victory/properties/drawAt/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:200},message:"must be <= 200"};e===null?e=[a]:e.push(a),t++}if(s<-200||isNaN(s)){let a={instancePath:i+"/vict\
ory/drawAt",schemaPath:"#/properties/victory/properties/drawAt/minimum",keyword:"minimum",params:{comparison:">=",limit:-200},message:"must be >= -200"};e===null?
e=[a]:e.push(a),t++}}}if(r.lifeline!==void 0){let s=r.lifeline;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.from===void 0){let a={instancePath:i+"/victory/\
lifeline",schemaPath:"#/properties/victory/properties/lifeline/required",keyword:"required",params:{missingProperty:"from"},message:"must have required property\
 'from'"};e===null?e=[a]:e.push(a),t++}if(s.to===void 0){let a={instancePath:i+"/victory/lifeline",schemaPath:"#/properties/victory/properties/lifeline/required",
keyword:"required",params:{missingProperty:"to"},message:"must have required property 'to'"};e===null?e=[a]:e.push(a),t++}if(s.points===void 0){let a={instancePath:i+
"/victory/lifeline",schemaPath:"#/properties/victory/properties/lifeline/required",keyword:"required",params:{missingProperty:"points"},message:"must have requi\
red property 'points'"};e===null?e=[a]:e.push(a),t++}for(let a in s)if(!(a==="from"||a==="to"||a==="points")){let o={instancePath:i+"/victory/lifeline",schemaPath:"\
#/properties/victory/properties/lifeline/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional pr\
operties"};e===null?e=[o]:e.push(o),t++}if(s.from!==void 0){let a=s.from;if(typeof a=="string"){if(h(a)>80){let o={instancePath:i+"/victory/lifeline/from",schemaPath:"\
defs.schema.json#/$defs/placeId/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[o]:e.push(o),t++}if(!b.
test(a)){let o={instancePath:i+"/victory/lifeline/from",schemaPath:"defs.schema.json#/$defs/placeId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9\
-]*$"},message:'must match pattern "^[a-z0-9][a-z0-9-]*$"'};e===null?e=[o]:e.push(o),t++}}else{let o={instancePath:i+"/victory/lifeline/from",schemaPath:"defs.s\
chema.json#/$defs/placeId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),t++}}if(s.to!==void 0){let a=s.to;if(typeof a==
"string"){if(h(a)>80){let o={instancePath:i+"/victory/lifeline/to",schemaPath:"defs.schema.json#/$defs/placeId/maxLength",keyword:"maxLength",params:{limit:80},
message:"must NOT have more than 80 characters"};e===null?e=[o]:e.push(o),t++}if(!b.test(a)){let o={instancePath:i+"/victory/lifeline/to",schemaPath:"defs.schem\
a.json#/$defs/placeId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"},message:'must match pattern "^[a-z0-9][a-z0-9-]*$"'};e===null?e=[o]:e.push(
o),t++}}else{let o={instancePath:i+"/victory/lifeline/to",schemaPath:"defs.schema.json#/$defs/placeId/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[o]:e.push(o),t++}}if(s.points!==void 0){let a=s.points;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let o={instancePath:i+"\
/victory/lifeline/points",schemaPath:"#/properties/victory/properties/lifeline/properties/points/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger"};e===null?e=[o]:e.push(o),t++}if(typeof a=="number"&&isFinite(a)){if(a>20||isNaN(a)){let o={instancePath:i+"/victory/lifeline/points",schemaPath:"#/prop\
erties/victory/properties/lifeline/properties/points/maximum",keyword:"maximum",params:{comparison:"<=",limit:20},message:"must be <= 20"};e===null?e=[o]:e.push(
o),t++}if(a<-20||isNaN(a)){let o={instancePath:i+"/victory/lifeline/points",schemaPath:"#/properties/victory/properties/lifeline/properties/points/minimum",keyword:"\
minimum",params:{comparison:">=",limit:-20},message:"must be >= -20"};e===null?e=[o]:e.push(o),t++}}}}else{let a={instancePath:i+"/victory/lifeline",schemaPath:"\
#/properties/victory/properties/lifeline/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),t++}}if(r.lateConquest!==
void 0){let s=r.lateConquest;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.fromTurn===void 0){let a={instancePath:i+"/victory/lateConquest",schemaPath:"#/pr\
operties/victory/properties/lateConquest/required",keyword:"required",params:{missingProperty:"fromTurn"},message:"must have required property 'fromTurn'"};e===
null?e=[a]:e.push(a),t++}if(s.bases===void 0){let a={instancePath:i+"/victory/lateConquest",schemaPath:"#/properties/victory/properties/lateConquest/required",keyword:"\
required",params:{missingProperty:"bases"},message:"must have required property 'bases'"};e===null?e=[a]:e.push(a),t++}if(s.points===void 0){let a={instancePath:i+
"/victory/lateConquest",schemaPath:"#/properties/victory/properties/lateConquest/required",keyword:"required",params:{missingProperty:"points"},message:"must ha\
ve required property 'points'"};e===null?e=[a]:e.push(a),t++}for(let a in s)if(!(a==="fromTurn"||a==="bases"||a==="points")){let o={instancePath:i+"/victory/lat\
eConquest",schemaPath:"#/properties/victory/properties/lateConquest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"\
must NOT have additional properties"};e===null?e=[o]:e.push(o),t++}if(s.fromTurn!==void 0){let a=s.fromTurn;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(
a))){let o={instancePath:i+"/victory/lateConquest/fromTurn",schemaPath:"defs.schema.json#/$defs/turn/type",keyword:"type",params:{type:"integer"},message:"must \
be integer"};e===null?e=[o]:e.push(o),t++}if(typeof a=="number"&&isFinite(a)){if(a>16||isNaN(a)){let o={instancePath:i+"/victory/lateConquest/fromTurn",schemaPath:"\
defs.schema.json#/$defs/turn/maximum",keyword:"maximum",params:{comparison:"<=",limit:16},message:"must be <= 16"};e===null?e=[o]:e.push(o),t++}if(a<1||isNaN(a)){
let o={instancePath:i+"/victory/lateConquest/fromTurn",schemaPath:"defs.schema.json#/$defs/turn/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"};e===null?e=[o]:e.push(o),t++}}}if(s.bases!==void 0&&($(s.bases,{instancePath:i+"/victory/lateConquest/bases",parentData:s,parentDataProperty:"bas\
es",rootData:d,dynamicAnchors:f})||(e=e===null?$.errors:e.concat($.errors),t=e.length)),s.points!==void 0){let a=s.points;if(!(typeof a=="number"&&!(a%1)&&!isNaN(
a)&&isFinite(a))){let o={instancePath:i+"/victory/lateConquest/points",schemaPath:"#/properties/victory/properties/lateConquest/properties/points/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),t++}if(typeof a=="number"&&isFinite(a)){if(a>20||isNaN(a)){let o={instancePath:i+
"/victory/lateConquest/points",schemaPath:"#/properties/victory/properties/lateConquest/properties/points/maximum",keyword:"maximum",params:{comparison:"<=",limit:20},
message:"must be <= 20"};e===null?e=[o]:e.push(o),t++}if(a<-20||isNaN(a)){let o={instancePath:i+"/victory/lateConquest/points",schemaPath:"#/properties/victory/\
properties/lateConquest/properties/points/minimum",keyword:"minimum",params:{comparison:">=",limit:-20},message:"must be >= -20"};e===null?e=[o]:e.push(o),t++}}}}else{
let a={instancePath:i+"/victory/lateConquest",schemaPath:"#/properties/victory/properties/lateConquest/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};e===null?e=[a]:e.push(a),t++}}}else{let s={instancePath:i+"/victory",schemaPath:"#/properties/victory/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[s]:e.push(s),t++}}if(n.turnOne!==void 0){let r=n.turnOne;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.turn===void 0){let s={instancePath:i+
"/turnOne",schemaPath:"#/properties/turnOne/required",keyword:"required",params:{missingProperty:"turn"},message:"must have required property 'turn'"};e===null?
e=[s]:e.push(s),t++}if(r.cheapTaskForces===void 0){let s={instancePath:i+"/turnOne",schemaPath:"#/properties/turnOne/required",keyword:"required",params:{missingProperty:"\
cheapTaskForces"},message:"must have required property 'cheapTaskForces'"};e===null?e=[s]:e.push(s),t++}if(r.firstFire===void 0){let s={instancePath:i+"/turnOne",
schemaPath:"#/properties/turnOne/required",keyword:"required",params:{missingProperty:"firstFire"},message:"must have required property 'firstFire'"};e===null?e=
[s]:e.push(s),t++}if(r.alliedBaseAntiAircraft===void 0){let s={instancePath:i+"/turnOne",schemaPath:"#/properties/turnOne/required",keyword:"required",params:{missingProperty:"\
alliedBaseAntiAircraft"},message:"must have required property 'alliedBaseAntiAircraft'"};e===null?e=[s]:e.push(s),t++}if(r.alliedLandings===void 0){let s={instancePath:i+
"/turnOne",schemaPath:"#/properties/turnOne/required",keyword:"required",params:{missingProperty:"alliedLandings"},message:"must have required property 'alliedL\
andings'"};e===null?e=[s]:e.push(s),t++}for(let s in r)if(!(s==="turn"||s==="cheapTaskForces"||s==="firstFire"||s==="alliedBaseAntiAircraft"||s==="alliedLanding\
s")){let a={instancePath:i+"/turnOne",schemaPath:"#/properties/turnOne/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"\
must NOT have additional properties"};e===null?e=[a]:e.push(a),t++}if(r.turn!==void 0){let s=r.turn;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={
instancePath:i+"/turnOne/turn",schemaPath:"defs.schema.json#/$defs/turn/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.
push(a),t++}if(typeof s=="number"&&isFinite(s)){if(s>16||isNaN(s)){let a={instancePath:i+"/turnOne/turn",schemaPath:"defs.schema.json#/$defs/turn/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:16},message:"must be <= 16"};e===null?e=[a]:e.push(a),t++}if(s<1||isNaN(s)){let a={instancePath:i+"/turnOne/turn",schemaPath:"\
defs.schema.json#/$defs/turn/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[a]:e.push(a),t++}}}if(r.cheapTaskForces!==
void 0){let s=r.cheapTaskForces;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:i+"/turnOne/cheapTaskForces",schemaPath:"#/propert\
ies/turnOne/properties/cheapTaskForces/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof s=="number"&&
isFinite(s)){if(s>20||isNaN(s)){let a={instancePath:i+"/turnOne/cheapTaskForces",schemaPath:"#/properties/turnOne/properties/cheapTaskForces/maximum",keyword:"m\
aximum",params:{comparison:"<=",limit:20},message:"must be <= 20"};e===null?e=[a]:e.push(a),t++}if(s<0||isNaN(s)){let a={instancePath:i+"/turnOne/cheapTaskForce\
s",schemaPath:"#/properties/turnOne/properties/cheapTaskForces/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:
e.push(a),t++}}}if(r.firstFire!==void 0){let s=r.firstFire;if(typeof s!="string"){let a={instancePath:i+"/turnOne/firstFire",schemaPath:"defs.schema.json#/$defs\
/side/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(!(s==="japan"||s==="allies")){let a={instancePath:i+
"/turnOne/firstFire",schemaPath:"defs.schema.json#/$defs/side/enum",keyword:"enum",params:{allowedValues:K.enum},message:"must be equal to one of the allowed va\
lues"};e===null?e=[a]:e.push(a),t++}}if(r.alliedBaseAntiAircraft!==void 0){let s=r.alliedBaseAntiAircraft;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){
let a={instancePath:i+"/turnOne/alliedBaseAntiAircraft",schemaPath:"#/properties/turnOne/properties/alliedBaseAntiAircraft/type",keyword:"type",params:{type:"in\
teger"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof s=="number"&&isFinite(s)){if(s>20||isNaN(s)){let a={instancePath:i+"/turnOne/alliedBas\
eAntiAircraft",schemaPath:"#/properties/turnOne/properties/alliedBaseAntiAircraft/maximum",keyword:"maximum",params:{comparison:"<=",limit:20},message:"must be \
<= 20"};e===null?e=[a]:e.push(a),t++}if(s<0||isNaN(s)){let a={instancePath:i+"/turnOne/alliedBaseAntiAircraft",schemaPath:"#/properties/turnOne/properties/allie\
dBaseAntiAircraft/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),t++}}}if(r.alliedLandings!==void 0&&
typeof r.alliedLandings!="boolean"){let s={instancePath:i+"/turnOne/alliedLandings",schemaPath:"#/properties/turnOne/properties/alliedLandings/type",keyword:"ty\
pe",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/turnOne",schemaPath:"#/properties/turnOne/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}if(n.europeanFleet!==void 0){let r=n.europeanFleet;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.triggerBases===void 0){let s={instancePath:i+"/europeanFleet",schemaPath:"#/properties/europeanFleet/required",keyword:"requir\
ed",params:{missingProperty:"triggerBases"},message:"must have required property 'triggerBases'"};e===null?e=[s]:e.push(s),t++}if(r.turnsAfterEntry===void 0){let s={
instancePath:i+"/europeanFleet",schemaPath:"#/properties/europeanFleet/required",keyword:"required",params:{missingProperty:"turnsAfterEntry"},message:"must hav\
e required property 'turnsAfterEntry'"};e===null?e=[s]:e.push(s),t++}for(let s in r)if(!(s==="triggerBases"||s==="turnsAfterEntry")){let a={instancePath:i+"/eur\
opeanFleet",schemaPath:"#/properties/europeanFleet/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have add\
itional properties"};e===null?e=[a]:e.push(a),t++}if(r.triggerBases!==void 0&&($(r.triggerBases,{instancePath:i+"/europeanFleet/triggerBases",parentData:r,parentDataProperty:"\
triggerBases",rootData:d,dynamicAnchors:f})||(e=e===null?$.errors:e.concat($.errors),t=e.length)),r.turnsAfterEntry!==void 0){let s=r.turnsAfterEntry;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:i+"/europeanFleet/turnsAfterEntry",schemaPath:"#/properties/europeanFleet/properties/turnsAfterEn\
try/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof s=="number"&&isFinite(s)){if(s>1||isNaN(s)){let a={
instancePath:i+"/europeanFleet/turnsAfterEntry",schemaPath:"#/properties/europeanFleet/properties/turnsAfterEntry/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1},message:"must be <= 1"};e===null?e=[a]:e.push(a),t++}if(s<0||isNaN(s)){let a={instancePath:i+"/europeanFleet/turnsAfterEntry",schemaPath:"#/propert\
ies/europeanFleet/properties/turnsAfterEntry/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),t++}}}}else{
let s={instancePath:i+"/europeanFleet",schemaPath:"#/properties/europeanFleet/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[
s]:e.push(s),t++}}n.sources!==void 0&&(pe(n.sources,{instancePath:i+"/sources",parentData:n,parentDataProperty:"sources",rootData:d,dynamicAnchors:f})||(e=e===null?
pe.errors:e.concat(pe.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),t++}return Se.errors=e,t===0}Se.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var fs=Ie,Ls={$schema:"https://json-schema.org/draft/2020-1\
2/schema",$id:"https://sandtable.invalid/schemas/fire-in-the-sky/sequence.schema.json",type:"object",properties:{$schema:{$ref:"../common/common.schema.json#/$d\
efs/schemaPath"},turn:{$ref:"#/$defs/steps"},"japanese-player-turn":{$ref:"#/$defs/steps"},"allied-player-turn":{$ref:"#/$defs/steps"},transport:{$ref:"#/$defs/\
steps"},"economic-warfare":{$ref:"#/$defs/steps"},reinforcement:{$ref:"#/$defs/steps"},combat:{$ref:"#/$defs/steps"},battle:{$ref:"#/$defs/steps"},"air-combat":{
$ref:"#/$defs/steps"},"land-combat":{$ref:"#/$defs/steps"},"return-to-base":{$ref:"#/$defs/steps"},end:{$ref:"#/$defs/steps"},sources:{$ref:"../common/common.sc\
hema.json#/$defs/sources"}},required:["$schema","turn","japanese-player-turn","allied-player-turn","transport","economic-warfare","reinforcement","combat","batt\
le","air-combat","land-combat","return-to-base","end","sources"],additionalProperties:!1,$defs:{steps:{type:"array",items:{$ref:"#/$defs/step"},minItems:1,maxItems:40},
step:{type:"string",enum:["late-conquest","japanese-player-turn","allied-player-turn","transport","oil-transport","destroyer-transfer","economic-warfare","merch\
ant-asw","submarine-warfare","reinforcement","arrivals","submarine-points","transport-points","replacements","off-map-movement","first-deployment","operational-\
movement","reaction","air-commitment","combat","submarine-attacks","battles","battle","battle-preparation","air-combat","air-to-air","target-determination","air\
-strikes","surface-combat","land-combat","amphibious-round","replacement-round","ground-support","supply-round","land-combat-round","battle-administration","ret\
urn-to-base","ships-return","control-changes","return-stacking","second-deployment","end","replacements-removal","disbandment","victory-points"]}}};var hs={type:"string",enum:["late-conquest","japanese-player-turn","allied-player-turn","transport","oil-transport","destroyer-transfer","economic-warfare","mer\
chant-asw","submarine-warfare","reinforcement","arrivals","submarine-points","transport-points","replacements","off-map-movement","first-deployment","operationa\
l-movement","reaction","air-commitment","combat","submarine-attacks","battles","battle","battle-preparation","air-combat","air-to-air","target-determination","a\
ir-strikes","surface-combat","land-combat","amphibious-round","replacement-round","ground-support","supply-round","land-combat-round","battle-administration","r\
eturn-to-base","ships-return","control-changes","return-stacking","second-deployment","end","replacements-removal","disbandment","victory-points"]};function w(n,{
instancePath:i="",parentData:g,parentDataProperty:P,rootData:d=n,dynamicAnchors:f={}}={}){let e=null,t=0,c=w.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&
(c.items=void 0),Array.isArray(n)){if(n.length>40){let s={instancePath:i,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:40},message:"must NOT have mor\
e than 40 items"};e===null?e=[s]:e.push(s),t++}if(n.length<1){let s={instancePath:i,schemaPath:"#/minItems",keyword:"minItems",params:{limit:1},message:"must NO\
T have fewer than 1 items"};e===null?e=[s]:e.push(s),t++}let r=n.length;for(let s=0;s<r;s++){let a=n[s];if(typeof a!="string"){let o={instancePath:i+"/"+s,schemaPath:"\
#/$defs/step/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),t++}if(!(a==="late-conquest"||a==="japanese-player-t\
urn"||a==="allied-player-turn"||a==="transport"||a==="oil-transport"||a==="destroyer-transfer"||a==="economic-warfare"||a==="merchant-asw"||a==="submarine-warfa\
re"||a==="reinforcement"||a==="arrivals"||a==="submarine-points"||a==="transport-points"||a==="replacements"||a==="off-map-movement"||a==="first-deployment"||a===
"operational-movement"||a==="reaction"||a==="air-commitment"||a==="combat"||a==="submarine-attacks"||a==="battles"||a==="battle"||a==="battle-preparation"||a===
"air-combat"||a==="air-to-air"||a==="target-determination"||a==="air-strikes"||a==="surface-combat"||a==="land-combat"||a==="amphibious-round"||a==="replacement\
-round"||a==="ground-support"||a==="supply-round"||a==="land-combat-round"||a==="battle-administration"||a==="return-to-base"||a==="ships-return"||a==="control-\
changes"||a==="return-stacking"||a==="second-deployment"||a==="end"||a==="replacements-removal"||a==="disbandment"||a==="victory-points")){let o={instancePath:i+
"/"+s,schemaPath:"#/$defs/step/enum",keyword:"enum",params:{allowedValues:hs.enum},message:"must be equal to one of the allowed values"};e===null?e=[o]:e.push(o),
t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),t++}return w.errors=
e,t===0}w.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function le(n,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:d=n,dynamicAnchors:f={}}={}){
let e=null,t=0,c=le.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(Object.keys(n).length<
1){let r={instancePath:i,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[r]:e.
push(r),t++}for(let r in n)if(!j.test(r)){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}for(let r in n)j.test(r)&&(k(n[r],{instancePath:i+"/"+r.replace(/~/g,"~0").replace(/\//g,
"~1"),parentData:n,parentDataProperty:r,rootData:d,dynamicAnchors:f})||(e=e===null?k.errors:e.concat(k.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return le.errors=e,t===0}le.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Ie(n,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:d=n,dynamicAnchors:f={}}={}){let e=null,t=0,c=Ie.evaluated;if(c.dynamicProps&&
(c.props=void 0),c.dynamicItems&&(c.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.$schema===void 0){let r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"$schema"},message:"must have required property '$schema'"};e===null?e=[r]:e.push(r),t++}if(n.turn===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"turn"},message:"must have required property 'turn'"};e===null?e=[r]:e.push(r),t++}if(n["japa\
nese-player-turn"]===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"japanese-player-turn"},message:"must have\
 required property 'japanese-player-turn'"};e===null?e=[r]:e.push(r),t++}if(n["allied-player-turn"]===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"allied-player-turn"},message:"must have required property 'allied-player-turn'"};e===null?e=[r]:e.push(r),t++}if(n.transport===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"transport"},message:"must have required property 'transport'"};
e===null?e=[r]:e.push(r),t++}if(n["economic-warfare"]===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"econom\
ic-warfare"},message:"must have required property 'economic-warfare'"};e===null?e=[r]:e.push(r),t++}if(n.reinforcement===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"reinforcement"},message:"must have required property 'reinforcement'"};e===null?e=[r]:e.push(r),t++}if(n.
combat===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"combat"},message:"must have required property 'combat\
'"};e===null?e=[r]:e.push(r),t++}if(n.battle===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"battle"},message:"\
must have required property 'battle'"};e===null?e=[r]:e.push(r),t++}if(n["air-combat"]===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"air-combat"},message:"must have required property 'air-combat'"};e===null?e=[r]:e.push(r),t++}if(n["land-combat"]===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"land-combat"},message:"must have required property 'land-combat'"};e===null?e=[r]:e.push(r),
t++}if(n["return-to-base"]===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"return-to-base"},message:"must ha\
ve required property 'return-to-base'"};e===null?e=[r]:e.push(r),t++}if(n.end===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"end"},message:"must have required property 'end'"};e===null?e=[r]:e.push(r),t++}if(n.sources===void 0){let r={instancePath:i,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"sources"},message:"must have required property 'sources'"};e===null?e=[r]:e.push(r),t++}for(let r in n)if(!T.call(
Ls.properties,r)){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[s]:e.push(s),t++}if(n.$schema!==void 0){let r=n.$schema;if(typeof r=="string"){if(h(r)<1){let s={instancePath:i+"/$schema",schemaPath:"\
../common/common.schema.json#/$defs/schemaPath/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.
push(s),t++}}else{let s={instancePath:i+"/$schema",schemaPath:"../common/common.schema.json#/$defs/schemaPath/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}}n.turn!==void 0&&(w(n.turn,{instancePath:i+"/turn",parentData:n,parentDataProperty:"turn",rootData:d,dynamicAnchors:f})||
(e=e===null?w.errors:e.concat(w.errors),t=e.length)),n["japanese-player-turn"]!==void 0&&(w(n["japanese-player-turn"],{instancePath:i+"/japanese-player-turn",parentData:n,
parentDataProperty:"japanese-player-turn",rootData:d,dynamicAnchors:f})||(e=e===null?w.errors:e.concat(w.errors),t=e.length)),n["allied-player-turn"]!==void 0&&
(w(n["allied-player-turn"],{instancePath:i+"/allied-player-turn",parentData:n,parentDataProperty:"allied-player-turn",rootData:d,dynamicAnchors:f})||(e=e===null?
w.errors:e.concat(w.errors),t=e.length)),n.transport!==void 0&&(w(n.transport,{instancePath:i+"/transport",parentData:n,parentDataProperty:"transport",rootData:d,
dynamicAnchors:f})||(e=e===null?w.errors:e.concat(w.errors),t=e.length)),n["economic-warfare"]!==void 0&&(w(n["economic-warfare"],{instancePath:i+"/economic-war\
fare",parentData:n,parentDataProperty:"economic-warfare",rootData:d,dynamicAnchors:f})||(e=e===null?w.errors:e.concat(w.errors),t=e.length)),n.reinforcement!==void 0&&
(w(n.reinforcement,{instancePath:i+"/reinforcement",parentData:n,parentDataProperty:"reinforcement",rootData:d,dynamicAnchors:f})||(e=e===null?w.errors:e.concat(
w.errors),t=e.length)),n.combat!==void 0&&(w(n.combat,{instancePath:i+"/combat",parentData:n,parentDataProperty:"combat",rootData:d,dynamicAnchors:f})||(e=e===null?
w.errors:e.concat(w.errors),t=e.length)),n.battle!==void 0&&(w(n.battle,{instancePath:i+"/battle",parentData:n,parentDataProperty:"battle",rootData:d,dynamicAnchors:f})||
(e=e===null?w.errors:e.concat(w.errors),t=e.length)),n["air-combat"]!==void 0&&(w(n["air-combat"],{instancePath:i+"/air-combat",parentData:n,parentDataProperty:"\
air-combat",rootData:d,dynamicAnchors:f})||(e=e===null?w.errors:e.concat(w.errors),t=e.length)),n["land-combat"]!==void 0&&(w(n["land-combat"],{instancePath:i+"\
/land-combat",parentData:n,parentDataProperty:"land-combat",rootData:d,dynamicAnchors:f})||(e=e===null?w.errors:e.concat(w.errors),t=e.length)),n["return-to-bas\
e"]!==void 0&&(w(n["return-to-base"],{instancePath:i+"/return-to-base",parentData:n,parentDataProperty:"return-to-base",rootData:d,dynamicAnchors:f})||(e=e===null?
w.errors:e.concat(w.errors),t=e.length)),n.end!==void 0&&(w(n.end,{instancePath:i+"/end",parentData:n,parentDataProperty:"end",rootData:d,dynamicAnchors:f})||(e=
e===null?w.errors:e.concat(w.errors),t=e.length)),n.sources!==void 0&&(le(n.sources,{instancePath:i+"/sources",parentData:n,parentDataProperty:"sources",rootData:d,
dynamicAnchors:f})||(e=e===null?le.errors:e.concat(le.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ie.errors=e,t===0}Ie.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ys=Ee,Fs={$schema:"h\
ttps://json-schema.org/draft/2020-12/schema",$id:"https://sandtable.invalid/schemas/fire-in-the-sky/combat-table.schema.json",type:"object",properties:{$schema:{
$ref:"../common/common.schema.json#/$defs/schemaPath"},types:{type:"object",properties:{"merchant-asw":{$ref:"#/$defs/combatType"},"submarine-vs-merchants":{$ref:"\
#/$defs/combatType"},"task-force-asw":{$ref:"#/$defs/combatType"},"submarine-vs-task-force":{$ref:"#/$defs/combatType"},"air-to-air":{$ref:"#/$defs/combatType"},
"anti-aircraft":{$ref:"#/$defs/combatType"},"air-strike":{$ref:"#/$defs/combatType"},"ground-support":{$ref:"#/$defs/combatType"},"land-combat":{$ref:"#/$defs/c\
ombatType"}},required:["merchant-asw","submarine-vs-merchants","task-force-asw","submarine-vs-task-force","air-to-air","anti-aircraft","air-strike","ground-supp\
ort","land-combat"],additionalProperties:!1},sources:{$ref:"../common/common.schema.json#/$defs/sources"}},required:["$schema","types","sources"],additionalProperties:!1,
$defs:{combatType:{type:"object",properties:{title:{type:"string",minLength:1,maxLength:120},rule:{$ref:"../common/common.schema.json#/$defs/ruleNumber"},modifiers:{
type:"object",patternProperties:{"^[a-z0-9][a-z0-9-]*$":{$ref:"#/$defs/modifier"}},additionalProperties:!1}},required:["title","rule","modifiers"],additionalProperties:!1},
modifier:{type:"object",properties:{when:{$ref:"defs.schema.json#/$defs/condition"},add:{type:"integer",minimum:-5,maximum:5},rule:{$ref:"../common/common.schem\
a.json#/$defs/ruleNumber"}},required:["when","add","rule"],additionalProperties:!1}}};var gs={type:"object",properties:{is:{const:"target-kind"},kinds:{type:"array",items:{type:"string",enum:["naval","land","air","replacements"]},minItems:1,uniqueItems:!0}},
required:["is","kinds"],additionalProperties:!1},Ps={type:"object",properties:{is:{const:"target-place"},place:{type:"string",enum:["task-force","at-anchor","at\
-base"]}},required:["is","place"],additionalProperties:!1};var bs={type:"object",properties:{is:{const:"attack"},by:{type:"string",enum:["air","submarine","surface"]}},required:["is","by"],additionalProperties:!1};var z={validate:G};function L(n,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:d=n,dynamicAnchors:f={}}={}){let e=null,t=0,c=L.evaluated;if(c.dynamicProps&&
(c.props=void 0),c.dynamicItems&&(c.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.is===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"is"},message:"must have required property 'is'"};e===null?e=[r]:e.push(r),t++}if(n.of===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"of"},message:"must have required property 'of'"};e===null?e=[r]:e.push(r),t++}for(let r in n)if(!(r==="i\
s"||r==="of")){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have add\
itional properties"};e===null?e=[s]:e.push(s),t++}if(n.is!==void 0&&n.is!=="all"){let r={instancePath:i+"/is",schemaPath:"#/properties/is/const",keyword:"const",
params:{allowedValue:"all"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(n.of!==void 0){let r=n.of;if(Array.isArray(r)){if(r.length>12){
let a={instancePath:i+"/of",schemaPath:"#/properties/of/maxItems",keyword:"maxItems",params:{limit:12},message:"must NOT have more than 12 items"};e===null?e=[a]:
e.push(a),t++}if(r.length<1){let a={instancePath:i+"/of",schemaPath:"#/properties/of/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer \
than 1 items"};e===null?e=[a]:e.push(a),t++}let s=r.length;for(let a=0;a<s;a++)z.validate(r[a],{instancePath:i+"/of/"+a,parentData:r,parentDataProperty:a,rootData:d,
dynamicAnchors:f})||(e=e===null?z.validate.errors:e.concat(z.validate.errors),t=e.length)}else{let s={instancePath:i+"/of",schemaPath:"#/properties/of/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return L.errors=e,t===0}L.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function F(n,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:d=n,dynamicAnchors:f={}}={}){let e=null,t=0,c=F.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.is===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"is"},message:"must have required property 'is'"};e===null?e=[r]:e.push(r),t++}if(n.of===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"of"},message:"must have required property 'of'"};e===null?e=[r]:e.push(r),t++}for(let r in n)if(!(r==="i\
s"||r==="of")){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have add\
itional properties"};e===null?e=[s]:e.push(s),t++}if(n.is!==void 0&&n.is!=="any"){let r={instancePath:i+"/is",schemaPath:"#/properties/is/const",keyword:"const",
params:{allowedValue:"any"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(n.of!==void 0){let r=n.of;if(Array.isArray(r)){if(r.length>12){
let a={instancePath:i+"/of",schemaPath:"#/properties/of/maxItems",keyword:"maxItems",params:{limit:12},message:"must NOT have more than 12 items"};e===null?e=[a]:
e.push(a),t++}if(r.length<1){let a={instancePath:i+"/of",schemaPath:"#/properties/of/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer \
than 1 items"};e===null?e=[a]:e.push(a),t++}let s=r.length;for(let a=0;a<s;a++)z.validate(r[a],{instancePath:i+"/of/"+a,parentData:r,parentDataProperty:a,rootData:d,
dynamicAnchors:f})||(e=e===null?z.validate.errors:e.concat(z.validate.errors),t=e.length)}else{let s={instancePath:i+"/of",schemaPath:"#/properties/of/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return F.errors=e,t===0}F.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function S(n,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:d=n,dynamicAnchors:f={}}={}){let e=null,t=0,c=S.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.is===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"is"},message:"must have required property 'is'"};e===null?e=[r]:e.push(r),t++}if(n.of===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"of"},message:"must have required property 'of'"};e===null?e=[r]:e.push(r),t++}for(let r in n)if(!(r==="i\
s"||r==="of")){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have add\
itional properties"};e===null?e=[s]:e.push(s),t++}if(n.is!==void 0&&n.is!=="not"){let r={instancePath:i+"/is",schemaPath:"#/properties/is/const",keyword:"const",
params:{allowedValue:"not"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}n.of!==void 0&&(z.validate(n.of,{instancePath:i+"/of",parentData:n,
parentDataProperty:"of",rootData:d,dynamicAnchors:f})||(e=e===null?z.validate.errors:e.concat(z.validate.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return S.errors=e,t===0}S.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function I(n,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:d=n,dynamicAnchors:f={}}={}){let e=null,t=0,c=I.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.is===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"is"},message:"must have required property 'is'"};e===null?e=[r]:e.push(r),t++}for(let r in n)if(!(r==="is"||r==="from"||r==="to")){
let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional propert\
ies"};e===null?e=[s]:e.push(s),t++}if(n.is!==void 0&&n.is!=="turn-between"){let r={instancePath:i+"/is",schemaPath:"#/properties/is/const",keyword:"const",params:{
allowedValue:"turn-between"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(n.from!==void 0){let r=n.from;if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))){let s={instancePath:i+"/from",schemaPath:"#/$defs/turn/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>16||isNaN(r)){let s={instancePath:i+"/from",schemaPath:"#/$defs/turn/maximum",keyword:"maximum",params:{
comparison:"<=",limit:16},message:"must be <= 16"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){let s={instancePath:i+"/from",schemaPath:"#/$defs/turn/minimum",
keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}}if(n.to!==void 0){let r=n.to;if(!(typeof r=="number"&&
!(r%1)&&!isNaN(r)&&isFinite(r))){let s={instancePath:i+"/to",schemaPath:"#/$defs/turn/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>16||isNaN(r)){let s={instancePath:i+"/to",schemaPath:"#/$defs/turn/maximum",keyword:"maximum",
params:{comparison:"<=",limit:16},message:"must be <= 16"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){let s={instancePath:i+"/to",schemaPath:"#/$defs/turn/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}}}else{let r={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return I.errors=e,t===0}I.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function E(n,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:d=n,dynamicAnchors:f={}}={}){let e=null,t=0,c=E.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.is===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"is"},message:"must have required property 'is'"};e===null?e=[r]:e.push(r),t++}if(n.side===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"side"},message:"must have required property 'side'"};e===null?e=[r]:e.push(r),t++}for(let r in n)if(!(r===
"is"||r==="side")){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have\
 additional properties"};e===null?e=[s]:e.push(s),t++}if(n.is!==void 0&&n.is!=="player-turn"){let r={instancePath:i+"/is",schemaPath:"#/properties/is/const",keyword:"\
const",params:{allowedValue:"player-turn"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(n.side!==void 0){let r=n.side;if(typeof r!="stri\
ng"){let s={instancePath:i+"/side",schemaPath:"#/$defs/side/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r===
"japan"||r==="allies")){let s={instancePath:i+"/side",schemaPath:"#/$defs/side/enum",keyword:"enum",params:{allowedValues:K.enum},message:"must be equal to one \
of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[r]:e.push(r),t++}return E.errors=e,t===0}E.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function C(n,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:d=n,dynamicAnchors:f={}}={}){let e=null,t=0,c=C.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(Object.keys(n).length<2){let r={instancePath:i,schemaPath:"#/minProperties",
keyword:"minProperties",params:{limit:2},message:"must NOT have fewer than 2 properties"};e===null?e=[r]:e.push(r),t++}if(n.is===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"is"},message:"must have required property 'is'"};e===null?e=[r]:e.push(r),t++}for(let r in n)if(!(r==="i\
s"||r==="side"||r==="nation")){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"m\
ust NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(n.is!==void 0&&n.is!=="roller"){let r={instancePath:i+"/is",schemaPath:"#/properties/is/con\
st",keyword:"const",params:{allowedValue:"roller"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(n.side!==void 0){let r=n.side;if(typeof r!=
"string"){let s={instancePath:i+"/side",schemaPath:"#/$defs/side/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),
t++}if(!(r==="japan"||r==="allies")){let s={instancePath:i+"/side",schemaPath:"#/$defs/side/enum",keyword:"enum",params:{allowedValues:K.enum},message:"must be \
equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(n.nation!==void 0){let r=n.nation;if(typeof r!="string"){let s={instancePath:i+"/nation",schemaPath:"\
#/$defs/nation/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="japan"||r==="us"||r==="britain"||r===
"netherlands")){let s={instancePath:i+"/nation",schemaPath:"#/$defs/nation/enum",keyword:"enum",params:{allowedValues:M.enum},message:"must be equal to one of t\
he allowed values"};e===null?e=[s]:e.push(s),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),t++}return C.errors=e,t===0}C.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function _(n,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:d=n,dynamicAnchors:f={}}={}){let e=null,t=0,c=_.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.is===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"is"},message:"must have required property 'is'"};e===null?e=[r]:e.push(r),t++}if(n.side===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"side"},message:"must have required property 'side'"};e===null?e=[r]:e.push(r),t++}for(let r in n)if(!(r===
"is"||r==="side")){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have\
 additional properties"};e===null?e=[s]:e.push(s),t++}if(n.is!==void 0&&n.is!=="target-side"){let r={instancePath:i+"/is",schemaPath:"#/properties/is/const",keyword:"\
const",params:{allowedValue:"target-side"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(n.side!==void 0){let r=n.side;if(typeof r!="stri\
ng"){let s={instancePath:i+"/side",schemaPath:"#/$defs/side/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r===
"japan"||r==="allies")){let s={instancePath:i+"/side",schemaPath:"#/$defs/side/enum",keyword:"enum",params:{allowedValues:K.enum},message:"must be equal to one \
of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[r]:e.push(r),t++}return _.errors=e,t===0}_.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Z(n,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:d=n,dynamicAnchors:f={}}={}){let e=null,t=0,c=Z.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.is===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"is"},message:"must have required property 'is'"};e===null?e=[r]:e.push(r),t++}if(n.nation===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"nation"},message:"must have required property 'nation'"};e===null?e=[r]:e.push(r),t++}for(let r in n)if(!(r===
"is"||r==="nation")){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT ha\
ve additional properties"};e===null?e=[s]:e.push(s),t++}if(n.is!==void 0&&n.is!=="target-nation"){let r={instancePath:i+"/is",schemaPath:"#/properties/is/const",
keyword:"const",params:{allowedValue:"target-nation"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(n.nation!==void 0){let r=n.nation;if(typeof r!=
"string"){let s={instancePath:i+"/nation",schemaPath:"#/$defs/nation/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),t++}if(!(r==="japan"||r==="us"||r==="britain"||r==="netherlands")){let s={instancePath:i+"/nation",schemaPath:"#/$defs/nation/enum",keyword:"enum",params:{allowedValues:M.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Z.errors=e,t===0}Z.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function H(n,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:d=n,dynamicAnchors:f={}}={}){let e=null,t=0,c=H.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.is===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"is"},message:"must have required property 'is'"};e===null?e=[r]:e.push(r),t++}if(n.classes===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"classes"},message:"must have required property 'classes'"};e===null?e=[r]:e.push(r),t++}for(let r in n)if(!(r===
"is"||r==="classes")){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT h\
ave additional properties"};e===null?e=[s]:e.push(s),t++}if(n.is!==void 0&&n.is!=="target-class"){let r={instancePath:i+"/is",schemaPath:"#/properties/is/const",
keyword:"const",params:{allowedValue:"target-class"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(n.classes!==void 0){let r=n.classes;if(Array.
isArray(r)){if(r.length<1){let m={instancePath:i+"/classes",schemaPath:"#/properties/classes/minItems",keyword:"minItems",params:{limit:1},message:"must NOT hav\
e fewer than 1 items"};e===null?e=[m]:e.push(m),t++}let s=r.length;for(let m=0;m<s;m++){let l=r[m];if(typeof l!="string"){let p={instancePath:i+"/classes/"+m,schemaPath:"\
#/$defs/shipClass/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}if(!(l==="CV"||l==="CVL"||l==="BB"||l==="BB\
V"||l==="CB"||l==="CA"||l==="CL"||l==="CLAA"||l==="DD")){let p={instancePath:i+"/classes/"+m,schemaPath:"#/$defs/shipClass/enum",keyword:"enum",params:{allowedValues:Re.
enum},message:"must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),t++}}let a=r.length,o;if(a>1){e:for(;a--;)for(o=a;o--;)if(x(r[a],r[o])){let m={
instancePath:i+"/classes",schemaPath:"#/properties/classes/uniqueItems",keyword:"uniqueItems",params:{i:a,j:o},message:"must NOT have duplicate items (items ## "+
o+" and "+a+" are identical)"};e===null?e=[m]:e.push(m),t++;break e}}}else{let s={instancePath:i+"/classes",schemaPath:"#/properties/classes/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),t++}return H.errors=e,t===0}H.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function V(n,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:d=n,dynamicAnchors:f={}}={}){let e=null,t=0,c=V.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.is===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"is"},message:"must have required property 'is'"};e===null?e=[r]:e.push(r),t++}if(n.class===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"class"},message:"must have required property 'class'"};e===null?e=[r]:e.push(r),t++}for(let r in n)if(!(r===
"is"||r==="class")){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT hav\
e additional properties"};e===null?e=[s]:e.push(s),t++}if(n.is!==void 0&&n.is!=="task-force-lacks"){let r={instancePath:i+"/is",schemaPath:"#/properties/is/cons\
t",keyword:"const",params:{allowedValue:"task-force-lacks"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(n.class!==void 0){let r=n.class;
if(typeof r!="string"){let s={instancePath:i+"/class",schemaPath:"#/$defs/shipClass/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),t++}if(!(r==="CV"||r==="CVL"||r==="BB"||r==="BBV"||r==="CB"||r==="CA"||r==="CL"||r==="CLAA"||r==="DD")){let s={instancePath:i+"/class",schemaPath:"\
#/$defs/shipClass/enum",keyword:"enum",params:{allowedValues:Re.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{
let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return V.errors=e,t===0}V.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function W(n,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:d=n,dynamicAnchors:f={}}={}){let e=null,t=0,c=W.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.is===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"is"},message:"must have required property 'is'"};e===null?e=[r]:e.push(r),t++}if(n.id===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[r]:e.push(r),t++}for(let r in n)if(!(r==="i\
s"||r==="id")){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have add\
itional properties"};e===null?e=[s]:e.push(s),t++}if(n.is!==void 0&&n.is!=="option"){let r={instancePath:i+"/is",schemaPath:"#/properties/is/const",keyword:"con\
st",params:{allowedValue:"option"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(n.id!==void 0){let r=n.id;if(typeof r=="string"){if(h(r)>
80){let s={instancePath:i+"/id",schemaPath:"../common/common.schema.json#/$defs/optionId/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have\
 more than 80 characters"};e===null?e=[s]:e.push(s),t++}if(!b.test(r)){let s={instancePath:i+"/id",schemaPath:"../common/common.schema.json#/$defs/optionId/patt\
ern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"},message:'must match pattern "^[a-z0-9][a-z0-9-]*$"'};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+
"/id",schemaPath:"../common/common.schema.json#/$defs/optionId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{
let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return W.errors=e,t===0}W.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function G(n,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:d=n,dynamicAnchors:f={}}={}){let e=null,
t=0,c=G.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.is===void 0){let a={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"is"},message:"must have required property 'is'"};e===null?e=[a]:e.push(a),t++}let s=n.is;if(typeof s==
"string")if(s==="all"){L(n,{instancePath:i,parentData:g,parentDataProperty:P,rootData:d,dynamicAnchors:f})||(e=e===null?L.errors:e.concat(L.errors),t=e.length);
var r=!0}else if(s==="any")F(n,{instancePath:i,parentData:g,parentDataProperty:P,rootData:d,dynamicAnchors:f})||(e=e===null?F.errors:e.concat(F.errors),t=e.length),
r!==!0&&(r=!0);else if(s==="not")S(n,{instancePath:i,parentData:g,parentDataProperty:P,rootData:d,dynamicAnchors:f})||(e=e===null?S.errors:e.concat(S.errors),t=
e.length),r!==!0&&(r=!0);else if(s==="turn-between")I(n,{instancePath:i,parentData:g,parentDataProperty:P,rootData:d,dynamicAnchors:f})||(e=e===null?I.errors:e.
concat(I.errors),t=e.length),r!==!0&&(r=!0);else if(s==="player-turn")E(n,{instancePath:i,parentData:g,parentDataProperty:P,rootData:d,dynamicAnchors:f})||(e=e===
null?E.errors:e.concat(E.errors),t=e.length),r!==!0&&(r=!0);else if(s==="roller")C(n,{instancePath:i,parentData:g,parentDataProperty:P,rootData:d,dynamicAnchors:f})||
(e=e===null?C.errors:e.concat(C.errors),t=e.length),r!==!0&&(r=!0);else if(s==="target-side")_(n,{instancePath:i,parentData:g,parentDataProperty:P,rootData:d,dynamicAnchors:f})||
(e=e===null?_.errors:e.concat(_.errors),t=e.length),r!==!0&&(r=!0);else if(s==="target-nation")Z(n,{instancePath:i,parentData:g,parentDataProperty:P,rootData:d,
dynamicAnchors:f})||(e=e===null?Z.errors:e.concat(Z.errors),t=e.length),r!==!0&&(r=!0);else if(s==="target-kind"){if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.
is===void 0){let a={instancePath:i,schemaPath:"#/$defs/targetKind/required",keyword:"required",params:{missingProperty:"is"},message:"must have required propert\
y 'is'"};e===null?e=[a]:e.push(a),t++}if(n.kinds===void 0){let a={instancePath:i,schemaPath:"#/$defs/targetKind/required",keyword:"required",params:{missingProperty:"\
kinds"},message:"must have required property 'kinds'"};e===null?e=[a]:e.push(a),t++}for(let a in n)if(!(a==="is"||a==="kinds")){let o={instancePath:i,schemaPath:"\
#/$defs/targetKind/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};e===null?e=
[o]:e.push(o),t++}if(n.is!==void 0&&n.is!=="target-kind"){let a={instancePath:i+"/is",schemaPath:"#/$defs/targetKind/properties/is/const",keyword:"const",params:{
allowedValue:"target-kind"},message:"must be equal to constant"};e===null?e=[a]:e.push(a),t++}if(n.kinds!==void 0){let a=n.kinds;if(Array.isArray(a)){if(a.length<
1){let p={instancePath:i+"/kinds",schemaPath:"#/$defs/targetKind/properties/kinds/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer tha\
n 1 items"};e===null?e=[p]:e.push(p),t++}let o=a.length;for(let p=0;p<o;p++){let u=a[p];if(typeof u!="string"){let y={instancePath:i+"/kinds/"+p,schemaPath:"#/$\
defs/targetKind/properties/kinds/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),t++}if(!(u==="naval"||u===
"land"||u==="air"||u==="replacements")){let y={instancePath:i+"/kinds/"+p,schemaPath:"#/$defs/targetKind/properties/kinds/items/enum",keyword:"enum",params:{allowedValues:gs.
properties.kinds.items.enum},message:"must be equal to one of the allowed values"};e===null?e=[y]:e.push(y),t++}}let m=a.length,l;if(m>1){let p={};for(;m--;){let u=a[m];
if(typeof u=="string"){if(typeof p[u]=="number"){l=p[u];let y={instancePath:i+"/kinds",schemaPath:"#/$defs/targetKind/properties/kinds/uniqueItems",keyword:"uni\
queItems",params:{i:m,j:l},message:"must NOT have duplicate items (items ## "+l+" and "+m+" are identical)"};e===null?e=[y]:e.push(y),t++;break}p[u]=m}}}}else{let o={
instancePath:i+"/kinds",schemaPath:"#/$defs/targetKind/properties/kinds/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[o]:e.push(
o),t++}}}else{let a={instancePath:i,schemaPath:"#/$defs/targetKind/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),
t++}r!==!0&&(r=!0)}else if(s==="target-class")H(n,{instancePath:i,parentData:g,parentDataProperty:P,rootData:d,dynamicAnchors:f})||(e=e===null?H.errors:e.concat(
H.errors),t=e.length),r!==!0&&(r=!0);else if(s==="target-place"){if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.is===void 0){let a={instancePath:i,schemaPath:"\
#/$defs/targetPlace/required",keyword:"required",params:{missingProperty:"is"},message:"must have required property 'is'"};e===null?e=[a]:e.push(a),t++}if(n.place===
void 0){let a={instancePath:i,schemaPath:"#/$defs/targetPlace/required",keyword:"required",params:{missingProperty:"place"},message:"must have required property\
 'place'"};e===null?e=[a]:e.push(a),t++}for(let a in n)if(!(a==="is"||a==="place")){let o={instancePath:i,schemaPath:"#/$defs/targetPlace/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),t++}if(n.is!==void 0&&n.is!==
"target-place"){let a={instancePath:i+"/is",schemaPath:"#/$defs/targetPlace/properties/is/const",keyword:"const",params:{allowedValue:"target-place"},message:"m\
ust be equal to constant"};e===null?e=[a]:e.push(a),t++}if(n.place!==void 0){let a=n.place;if(typeof a!="string"){let o={instancePath:i+"/place",schemaPath:"#/$\
defs/targetPlace/properties/place/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),t++}if(!(a==="task-force"||a===
"at-anchor"||a==="at-base")){let o={instancePath:i+"/place",schemaPath:"#/$defs/targetPlace/properties/place/enum",keyword:"enum",params:{allowedValues:Ps.properties.
place.enum},message:"must be equal to one of the allowed values"};e===null?e=[o]:e.push(o),t++}}}else{let a={instancePath:i,schemaPath:"#/$defs/targetPlace/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),t++}r!==!0&&(r=!0)}else if(s==="task-force-lacks")V(n,{instancePath:i,parentData:g,
parentDataProperty:P,rootData:d,dynamicAnchors:f})||(e=e===null?V.errors:e.concat(V.errors),t=e.length),r!==!0&&(r=!0);else if(s==="friendly-air-in-hex"){if(n&&
typeof n=="object"&&!Array.isArray(n)){if(n.is===void 0){let a={instancePath:i,schemaPath:"#/$defs/friendlyAirInHex/required",keyword:"required",params:{missingProperty:"\
is"},message:"must have required property 'is'"};e===null?e=[a]:e.push(a),t++}for(let a in n)if(a!=="is"){let o={instancePath:i,schemaPath:"#/$defs/friendlyAirI\
nHex/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),
t++}if(n.is!==void 0&&n.is!=="friendly-air-in-hex"){let a={instancePath:i+"/is",schemaPath:"#/$defs/friendlyAirInHex/properties/is/const",keyword:"const",params:{
allowedValue:"friendly-air-in-hex"},message:"must be equal to constant"};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:i,schemaPath:"#/$defs/friendlyAi\
rInHex/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),t++}r!==!0&&(r=!0)}else if(s==="air-supremacy"){if(n&&typeof n==
"object"&&!Array.isArray(n)){if(n.is===void 0){let a={instancePath:i,schemaPath:"#/$defs/airSupremacy/required",keyword:"required",params:{missingProperty:"is"},
message:"must have required property 'is'"};e===null?e=[a]:e.push(a),t++}for(let a in n)if(a!=="is"){let o={instancePath:i,schemaPath:"#/$defs/airSupremacy/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),t++}if(n.
is!==void 0&&n.is!=="air-supremacy"){let a={instancePath:i+"/is",schemaPath:"#/$defs/airSupremacy/properties/is/const",keyword:"const",params:{allowedValue:"air\
-supremacy"},message:"must be equal to constant"};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:i,schemaPath:"#/$defs/airSupremacy/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),t++}r!==!0&&(r=!0)}else if(s==="air-points-in-support"){if(n&&typeof n=="object"&&!Array.
isArray(n)){if(n.is===void 0){let a={instancePath:i,schemaPath:"#/$defs/airPointsInSupport/required",keyword:"required",params:{missingProperty:"is"},message:"m\
ust have required property 'is'"};e===null?e=[a]:e.push(a),t++}for(let a in n)if(a!=="is"){let o={instancePath:i,schemaPath:"#/$defs/airPointsInSupport/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),t++}if(n.is!==
void 0&&n.is!=="air-points-in-support"){let a={instancePath:i+"/is",schemaPath:"#/$defs/airPointsInSupport/properties/is/const",keyword:"const",params:{allowedValue:"\
air-points-in-support"},message:"must be equal to constant"};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:i,schemaPath:"#/$defs/airPointsInSupport/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),t++}r!==!0&&(r=!0)}else if(s==="out-of-supply"){if(n&&typeof n=="obj\
ect"&&!Array.isArray(n)){if(n.is===void 0){let a={instancePath:i,schemaPath:"#/$defs/outOfSupply/required",keyword:"required",params:{missingProperty:"is"},message:"\
must have required property 'is'"};e===null?e=[a]:e.push(a),t++}for(let a in n)if(a!=="is"){let o={instancePath:i,schemaPath:"#/$defs/outOfSupply/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),t++}if(n.is!==void 0&&
n.is!=="out-of-supply"){let a={instancePath:i+"/is",schemaPath:"#/$defs/outOfSupply/properties/is/const",keyword:"const",params:{allowedValue:"out-of-supply"},message:"\
must be equal to constant"};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:i,schemaPath:"#/$defs/outOfSupply/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[a]:e.push(a),t++}r!==!0&&(r=!0)}else if(s==="attack"){if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.is===void 0){let a={
instancePath:i,schemaPath:"#/$defs/attack/required",keyword:"required",params:{missingProperty:"is"},message:"must have required property 'is'"};e===null?e=[a]:
e.push(a),t++}if(n.by===void 0){let a={instancePath:i,schemaPath:"#/$defs/attack/required",keyword:"required",params:{missingProperty:"by"},message:"must have r\
equired property 'by'"};e===null?e=[a]:e.push(a),t++}for(let a in n)if(!(a==="is"||a==="by")){let o={instancePath:i,schemaPath:"#/$defs/attack/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),t++}if(n.is!==void 0&&
n.is!=="attack"){let a={instancePath:i+"/is",schemaPath:"#/$defs/attack/properties/is/const",keyword:"const",params:{allowedValue:"attack"},message:"must be equ\
al to constant"};e===null?e=[a]:e.push(a),t++}if(n.by!==void 0){let a=n.by;if(typeof a!="string"){let o={instancePath:i+"/by",schemaPath:"#/$defs/attack/propert\
ies/by/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),t++}if(!(a==="air"||a==="submarine"||a==="surface")){let o={
instancePath:i+"/by",schemaPath:"#/$defs/attack/properties/by/enum",keyword:"enum",params:{allowedValues:bs.properties.by.enum},message:"must be equal to one of\
 the allowed values"};e===null?e=[o]:e.push(o),t++}}}else{let a={instancePath:i,schemaPath:"#/$defs/attack/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[a]:e.push(a),t++}r!==!0&&(r=!0)}else if(s==="option")W(n,{instancePath:i,parentData:g,parentDataProperty:P,rootData:d,dynamicAnchors:f})||
(e=e===null?W.errors:e.concat(W.errors),t=e.length),r!==!0&&(r=!0);else{let a={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"\
mapping",tag:"is",tagValue:s},message:'value of tag "is" must be in oneOf'};e===null?e=[a]:e.push(a),t++}else{let a={instancePath:i,schemaPath:"#/discriminator",
keyword:"discriminator",params:{error:"tag",tag:"is",tagValue:s},message:'tag "is" must be string'};e===null?e=[a]:e.push(a),t++}}else{let s={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return G.errors=e,c.props=r,t===0}G.evaluated={dynamicProps:!0,
dynamicItems:!1};function ue(n,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:d=n,dynamicAnchors:f={}}={}){let e=null,t=0,c=ue.evaluated;if(c.dynamicProps&&
(c.props=void 0),c.dynamicItems&&(c.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.when===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"when"},message:"must have required property 'when'"};e===null?e=[r]:e.push(r),t++}if(n.add===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"add"},message:"must have required property 'add'"};e===null?e=[r]:e.push(r),t++}if(n.rule===void 0){let r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rule"},message:"must have required property 'rule'"};e===null?e=[r]:e.push(r),
t++}for(let r in n)if(!(r==="when"||r==="add"||r==="rule")){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(n.when!==void 0&&(G(n.when,{instancePath:i+"/when",parentData:n,parentDataProperty:"\
when",rootData:d,dynamicAnchors:f})||(e=e===null?G.errors:e.concat(G.errors),t=e.length)),n.add!==void 0){let r=n.add;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&
isFinite(r))){let s={instancePath:i+"/add",schemaPath:"#/properties/add/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.
push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>5||isNaN(r)){let s={instancePath:i+"/add",schemaPath:"#/properties/add/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:5},message:"must be <= 5"};e===null?e=[s]:e.push(s),t++}if(r<-5||isNaN(r)){let s={instancePath:i+"/add",schemaPath:"#/properties/add/minimum",keyword:"\
minimum",params:{comparison:">=",limit:-5},message:"must be >= -5"};e===null?e=[s]:e.push(s),t++}}}if(n.rule!==void 0){let r=n.rule;if(typeof r=="string"){if(h(
r)>24){let s={instancePath:i+"/rule",schemaPath:"../common/common.schema.json#/$defs/ruleNumber/maxLength",keyword:"maxLength",params:{limit:24},message:"must N\
OT have more than 24 characters"};e===null?e=[s]:e.push(s),t++}if(!J.test(r)){let s={instancePath:i+"/rule",schemaPath:"../common/common.schema.json#/$defs/rule\
Number/pattern",keyword:"pattern",params:{pattern:"^[0-9A-Z][0-9A-Za-z.()-]*$"},message:'must match pattern "^[0-9A-Z][0-9A-Za-z.()-]*$"'};e===null?e=[s]:e.push(
s),t++}}else{let s={instancePath:i+"/rule",schemaPath:"../common/common.schema.json#/$defs/ruleNumber/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[s]:e.push(s),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),t++}return ue.errors=e,t===0}ue.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function q(n,{instancePath:i="",parentData:g,parentDataProperty:P,
rootData:d=n,dynamicAnchors:f={}}={}){let e=null,t=0,c=q.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),n&&typeof n=="object"&&!Array.
isArray(n)){if(n.title===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"title"},message:"must have required p\
roperty 'title'"};e===null?e=[r]:e.push(r),t++}if(n.rule===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rul\
e"},message:"must have required property 'rule'"};e===null?e=[r]:e.push(r),t++}if(n.modifiers===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"modifiers"},message:"must have required property 'modifiers'"};e===null?e=[r]:e.push(r),t++}for(let r in n)if(!(r==="title"||r===
"rule"||r==="modifiers")){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must N\
OT have additional properties"};e===null?e=[s]:e.push(s),t++}if(n.title!==void 0){let r=n.title;if(typeof r=="string"){if(h(r)>120){let s={instancePath:i+"/titl\
e",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[s]:e.push(s),t++}
if(h(r)<1){let s={instancePath:i+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 cha\
racters"};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}}if(n.rule!==void 0){let r=n.rule;if(typeof r=="string"){if(h(r)>24){let s={instancePath:i+"/rule",schemaPath:"../\
common/common.schema.json#/$defs/ruleNumber/maxLength",keyword:"maxLength",params:{limit:24},message:"must NOT have more than 24 characters"};e===null?e=[s]:e.push(
s),t++}if(!J.test(r)){let s={instancePath:i+"/rule",schemaPath:"../common/common.schema.json#/$defs/ruleNumber/pattern",keyword:"pattern",params:{pattern:"^[0-9\
A-Z][0-9A-Za-z.()-]*$"},message:'must match pattern "^[0-9A-Z][0-9A-Za-z.()-]*$"'};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/rule",schemaPath:"\
../common/common.schema.json#/$defs/ruleNumber/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(n.modifiers!==
void 0){let r=n.modifiers;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let s in r)if(!b.test(s)){let a={instancePath:i+"/modifiers",schemaPath:"#/properties\
/modifiers/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[a]:e.push(
a),t++}for(let s in r)b.test(s)&&(ue(r[s],{instancePath:i+"/modifiers/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:s,rootData:d,dynamicAnchors:f})||
(e=e===null?ue.errors:e.concat(ue.errors),t=e.length))}else{let s={instancePath:i+"/modifiers",schemaPath:"#/properties/modifiers/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return q.errors=e,t===0}q.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ce(n,{instancePath:i="",parentData:g,
parentDataProperty:P,rootData:d=n,dynamicAnchors:f={}}={}){let e=null,t=0,c=ce.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),n&&
typeof n=="object"&&!Array.isArray(n)){if(Object.keys(n).length<1){let r={instancePath:i,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},message:"\
must NOT have fewer than 1 properties"};e===null?e=[r]:e.push(r),t++}for(let r in n)if(!j.test(r)){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}for(let r in n)j.test(r)&&(k(n[r],
{instancePath:i+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:n,parentDataProperty:r,rootData:d,dynamicAnchors:f})||(e=e===null?k.errors:e.concat(k.errors),
t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ce.
errors=e,t===0}ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ee(n,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:d=n,dynamicAnchors:f={}}={}){
let e=null,t=0,c=Ee.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.$schema===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"$schema"},message:"must have required property '$schema'"};e===null?e=
[r]:e.push(r),t++}if(n.types===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"types"},message:"must have requ\
ired property 'types'"};e===null?e=[r]:e.push(r),t++}if(n.sources===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
sources"},message:"must have required property 'sources'"};e===null?e=[r]:e.push(r),t++}for(let r in n)if(!(r==="$schema"||r==="types"||r==="sources")){let s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),t++}if(n.$schema!==void 0){let r=n.$schema;if(typeof r=="string"){if(h(r)<1){let s={instancePath:i+"/$schema",schemaPath:"../common/common.schema.json#/\
$defs/schemaPath/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+
"/$schema",schemaPath:"../common/common.schema.json#/$defs/schemaPath/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),t++}}if(n.types!==void 0){let r=n.types;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r["merchant-asw"]===void 0){let s={instancePath:i+"/types",schemaPath:"\
#/properties/types/required",keyword:"required",params:{missingProperty:"merchant-asw"},message:"must have required property 'merchant-asw'"};e===null?e=[s]:e.push(
s),t++}if(r["submarine-vs-merchants"]===void 0){let s={instancePath:i+"/types",schemaPath:"#/properties/types/required",keyword:"required",params:{missingProperty:"\
submarine-vs-merchants"},message:"must have required property 'submarine-vs-merchants'"};e===null?e=[s]:e.push(s),t++}if(r["task-force-asw"]===void 0){let s={instancePath:i+
"/types",schemaPath:"#/properties/types/required",keyword:"required",params:{missingProperty:"task-force-asw"},message:"must have required property 'task-force-\
asw'"};e===null?e=[s]:e.push(s),t++}if(r["submarine-vs-task-force"]===void 0){let s={instancePath:i+"/types",schemaPath:"#/properties/types/required",keyword:"r\
equired",params:{missingProperty:"submarine-vs-task-force"},message:"must have required property 'submarine-vs-task-force'"};e===null?e=[s]:e.push(s),t++}if(r["\
air-to-air"]===void 0){let s={instancePath:i+"/types",schemaPath:"#/properties/types/required",keyword:"required",params:{missingProperty:"air-to-air"},message:"\
must have required property 'air-to-air'"};e===null?e=[s]:e.push(s),t++}if(r["anti-aircraft"]===void 0){let s={instancePath:i+"/types",schemaPath:"#/properties/\
types/required",keyword:"required",params:{missingProperty:"anti-aircraft"},message:"must have required property 'anti-aircraft'"};e===null?e=[s]:e.push(s),t++}
if(r["air-strike"]===void 0){let s={instancePath:i+"/types",schemaPath:"#/properties/types/required",keyword:"required",params:{missingProperty:"air-strike"},message:"\
must have required property 'air-strike'"};e===null?e=[s]:e.push(s),t++}if(r["ground-support"]===void 0){let s={instancePath:i+"/types",schemaPath:"#/properties\
/types/required",keyword:"required",params:{missingProperty:"ground-support"},message:"must have required property 'ground-support'"};e===null?e=[s]:e.push(s),t++}
if(r["land-combat"]===void 0){let s={instancePath:i+"/types",schemaPath:"#/properties/types/required",keyword:"required",params:{missingProperty:"land-combat"},
message:"must have required property 'land-combat'"};e===null?e=[s]:e.push(s),t++}for(let s in r)if(!T.call(Fs.properties.types.properties,s)){let a={instancePath:i+
"/types",schemaPath:"#/properties/types/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional pro\
perties"};e===null?e=[a]:e.push(a),t++}r["merchant-asw"]!==void 0&&(q(r["merchant-asw"],{instancePath:i+"/types/merchant-asw",parentData:r,parentDataProperty:"m\
erchant-asw",rootData:d,dynamicAnchors:f})||(e=e===null?q.errors:e.concat(q.errors),t=e.length)),r["submarine-vs-merchants"]!==void 0&&(q(r["submarine-vs-mercha\
nts"],{instancePath:i+"/types/submarine-vs-merchants",parentData:r,parentDataProperty:"submarine-vs-merchants",rootData:d,dynamicAnchors:f})||(e=e===null?q.errors:
e.concat(q.errors),t=e.length)),r["task-force-asw"]!==void 0&&(q(r["task-force-asw"],{instancePath:i+"/types/task-force-asw",parentData:r,parentDataProperty:"ta\
sk-force-asw",rootData:d,dynamicAnchors:f})||(e=e===null?q.errors:e.concat(q.errors),t=e.length)),r["submarine-vs-task-force"]!==void 0&&(q(r["submarine-vs-task\
-force"],{instancePath:i+"/types/submarine-vs-task-force",parentData:r,parentDataProperty:"submarine-vs-task-force",rootData:d,dynamicAnchors:f})||(e=e===null?q.
errors:e.concat(q.errors),t=e.length)),r["air-to-air"]!==void 0&&(q(r["air-to-air"],{instancePath:i+"/types/air-to-air",parentData:r,parentDataProperty:"air-to-\
air",rootData:d,dynamicAnchors:f})||(e=e===null?q.errors:e.concat(q.errors),t=e.length)),r["anti-aircraft"]!==void 0&&(q(r["anti-aircraft"],{instancePath:i+"/ty\
pes/anti-aircraft",parentData:r,parentDataProperty:"anti-aircraft",rootData:d,dynamicAnchors:f})||(e=e===null?q.errors:e.concat(q.errors),t=e.length)),r["air-st\
rike"]!==void 0&&(q(r["air-strike"],{instancePath:i+"/types/air-strike",parentData:r,parentDataProperty:"air-strike",rootData:d,dynamicAnchors:f})||(e=e===null?
q.errors:e.concat(q.errors),t=e.length)),r["ground-support"]!==void 0&&(q(r["ground-support"],{instancePath:i+"/types/ground-support",parentData:r,parentDataProperty:"\
ground-support",rootData:d,dynamicAnchors:f})||(e=e===null?q.errors:e.concat(q.errors),t=e.length)),r["land-combat"]!==void 0&&(q(r["land-combat"],{instancePath:i+
"/types/land-combat",parentData:r,parentDataProperty:"land-combat",rootData:d,dynamicAnchors:f})||(e=e===null?q.errors:e.concat(q.errors),t=e.length))}else{let s={
instancePath:i+"/types",schemaPath:"#/properties/types/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}n.sources!==
void 0&&(ce(n.sources,{instancePath:i+"/sources",parentData:n,parentDataProperty:"sources",rootData:d,dynamicAnchors:f})||(e=e===null?ce.errors:e.concat(ce.errors),
t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ee.
errors=e,t===0}Ee.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ks=Ce,Ss={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://sandtab\
le.invalid/schemas/fire-in-the-sky/surface-combat-table.schema.json",type:"object",properties:{$schema:{$ref:"../common/common.schema.json#/$defs/schemaPath"},firepower:{
type:"object",patternProperties:{"^[0-9]{1,2}$":{type:"object",patternProperties:{"^[0-9]{1,2}$":{type:"string",enum:["2","3","4","5","6","6*","-"]}},additionalProperties:!1,
minProperties:1}},additionalProperties:!1,minProperties:1},sources:{$ref:"../common/common.schema.json#/$defs/sources"}},required:["$schema","firepower","source\
s"],additionalProperties:!1},Ne=new RegExp("^[0-9]{1,2}$","u");function de(n,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:d=n,dynamicAnchors:f={}}={}){
let e=null,t=0,c=de.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(Object.keys(n).length<
1){let r={instancePath:i,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[r]:e.
push(r),t++}for(let r in n)if(!j.test(r)){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}for(let r in n)j.test(r)&&(k(n[r],{instancePath:i+"/"+r.replace(/~/g,"~0").replace(/\//g,
"~1"),parentData:n,parentDataProperty:r,rootData:d,dynamicAnchors:f})||(e=e===null?k.errors:e.concat(k.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return de.errors=e,t===0}de.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Ce(n,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:d=n,dynamicAnchors:f={}}={}){let e=null,t=0,c=Ce.evaluated;if(c.dynamicProps&&
(c.props=void 0),c.dynamicItems&&(c.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.$schema===void 0){let r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"$schema"},message:"must have required property '$schema'"};e===null?e=[r]:e.push(r),t++}if(n.firepower===void 0){let r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"firepower"},message:"must have required property 'firepower'"};e===null?e=[r]:
e.push(r),t++}if(n.sources===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sources"},message:"must have requ\
ired property 'sources'"};e===null?e=[r]:e.push(r),t++}for(let r in n)if(!(r==="$schema"||r==="firepower"||r==="sources")){let s={instancePath:i,schemaPath:"#/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(n.
$schema!==void 0){let r=n.$schema;if(typeof r=="string"){if(h(r)<1){let s={instancePath:i+"/$schema",schemaPath:"../common/common.schema.json#/$defs/schemaPath/\
minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/$sch\
ema",schemaPath:"../common/common.schema.json#/$defs/schemaPath/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}
if(n.firepower!==void 0){let r=n.firepower;if(r&&typeof r=="object"&&!Array.isArray(r)){if(Object.keys(r).length<1){let s={instancePath:i+"/firepower",schemaPath:"\
#/properties/firepower/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[s]:e.push(s),t++}for(let s in r)
if(!Ne.test(s)){let a={instancePath:i+"/firepower",schemaPath:"#/properties/firepower/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),t++}for(let s in r)if(Ne.test(s)){let a=r[s];if(a&&typeof a=="object"&&!Array.isArray(a)){
if(Object.keys(a).length<1){let o={instancePath:i+"/firepower/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/firepower/patternProperties/%5\
E%5B0-9%5D%7B1%2C2%7D%24/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[o]:e.push(o),t++}for(let o in a)
if(!Ne.test(o)){let m={instancePath:i+"/firepower/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/firepower/patternProperties/%5E%5B0-9%5D%7\
B1%2C2%7D%24/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have additional properties"};e===null?e=[m]:e.
push(m),t++}for(let o in a)if(Ne.test(o)){let m=a[o];if(typeof m!="string"){let l={instancePath:i+"/firepower/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+o.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/firepower/patternProperties/%5E%5B0-9%5D%7B1%2C2%7D%24/patternProperties/%5E%5B0-9%5D%7B1%2C2%7D%24/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}if(!(m==="2"||m==="3"||m==="4"||m==="5"||m==="6"||m==="6*"||m==="-")){
let l={instancePath:i+"/firepower/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/firepower/pat\
ternProperties/%5E%5B0-9%5D%7B1%2C2%7D%24/patternProperties/%5E%5B0-9%5D%7B1%2C2%7D%24/enum",keyword:"enum",params:{allowedValues:Ss.properties.firepower.patternProperties["\
^[0-9]{1,2}$"].patternProperties["^[0-9]{1,2}$"].enum},message:"must be equal to one of the allowed values"};e===null?e=[l]:e.push(l),t++}}}else{let o={instancePath:i+
"/firepower/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/firepower/patternProperties/%5E%5B0-9%5D%7B1%2C2%7D%24/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),t++}}}else{let s={instancePath:i+"/firepower",schemaPath:"#/properties/firepower/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}n.sources!==void 0&&(de(n.sources,{instancePath:i+"/sources",parentData:n,parentDataProperty:"\
sources",rootData:d,dynamicAnchors:f})||(e=e===null?de.errors:e.concat(de.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ce.errors=e,t===0}Ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ws=_e;function fe(n,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:d=n,dynamicAnchors:f={}}={}){let e=null,t=0,c=fe.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.is===void 0){let a={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"is"},message:"must have required property 'is'"};e===null?e=[a]:e.push(a),t++}let s=n.is;if(typeof s=="string")if(s==="all"){L(n,
{instancePath:i,parentData:g,parentDataProperty:P,rootData:d,dynamicAnchors:f})||(e=e===null?L.errors:e.concat(L.errors),t=e.length);var r=!0}else if(s==="any")
F(n,{instancePath:i,parentData:g,parentDataProperty:P,rootData:d,dynamicAnchors:f})||(e=e===null?F.errors:e.concat(F.errors),t=e.length),r!==!0&&(r=!0);else if(s===
"not")S(n,{instancePath:i,parentData:g,parentDataProperty:P,rootData:d,dynamicAnchors:f})||(e=e===null?S.errors:e.concat(S.errors),t=e.length),r!==!0&&(r=!0);else if(s===
"turn-between")I(n,{instancePath:i,parentData:g,parentDataProperty:P,rootData:d,dynamicAnchors:f})||(e=e===null?I.errors:e.concat(I.errors),t=e.length),r!==!0&&
(r=!0);else if(s==="player-turn")E(n,{instancePath:i,parentData:g,parentDataProperty:P,rootData:d,dynamicAnchors:f})||(e=e===null?E.errors:e.concat(E.errors),t=
e.length),r!==!0&&(r=!0);else if(s==="roller")C(n,{instancePath:i,parentData:g,parentDataProperty:P,rootData:d,dynamicAnchors:f})||(e=e===null?C.errors:e.concat(
C.errors),t=e.length),r!==!0&&(r=!0);else if(s==="target-side")_(n,{instancePath:i,parentData:g,parentDataProperty:P,rootData:d,dynamicAnchors:f})||(e=e===null?
_.errors:e.concat(_.errors),t=e.length),r!==!0&&(r=!0);else if(s==="target-nation")Z(n,{instancePath:i,parentData:g,parentDataProperty:P,rootData:d,dynamicAnchors:f})||
(e=e===null?Z.errors:e.concat(Z.errors),t=e.length),r!==!0&&(r=!0);else if(s==="target-kind"){if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.is===void 0){let a={
instancePath:i,schemaPath:"#/$defs/targetKind/required",keyword:"required",params:{missingProperty:"is"},message:"must have required property 'is'"};e===null?e=
[a]:e.push(a),t++}if(n.kinds===void 0){let a={instancePath:i,schemaPath:"#/$defs/targetKind/required",keyword:"required",params:{missingProperty:"kinds"},message:"\
must have required property 'kinds'"};e===null?e=[a]:e.push(a),t++}for(let a in n)if(!(a==="is"||a==="kinds")){let o={instancePath:i,schemaPath:"#/$defs/targetK\
ind/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),t++}
if(n.is!==void 0&&n.is!=="target-kind"){let a={instancePath:i+"/is",schemaPath:"#/$defs/targetKind/properties/is/const",keyword:"const",params:{allowedValue:"ta\
rget-kind"},message:"must be equal to constant"};e===null?e=[a]:e.push(a),t++}if(n.kinds!==void 0){let a=n.kinds;if(Array.isArray(a)){if(a.length<1){let p={instancePath:i+
"/kinds",schemaPath:"#/$defs/targetKind/properties/kinds/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[p]:
e.push(p),t++}let o=a.length;for(let p=0;p<o;p++){let u=a[p];if(typeof u!="string"){let y={instancePath:i+"/kinds/"+p,schemaPath:"#/$defs/targetKind/properties/\
kinds/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),t++}if(!(u==="naval"||u==="land"||u==="air"||u==="rep\
lacements")){let y={instancePath:i+"/kinds/"+p,schemaPath:"#/$defs/targetKind/properties/kinds/items/enum",keyword:"enum",params:{allowedValues:gs.properties.kinds.
items.enum},message:"must be equal to one of the allowed values"};e===null?e=[y]:e.push(y),t++}}let m=a.length,l;if(m>1){let p={};for(;m--;){let u=a[m];if(typeof u==
"string"){if(typeof p[u]=="number"){l=p[u];let y={instancePath:i+"/kinds",schemaPath:"#/$defs/targetKind/properties/kinds/uniqueItems",keyword:"uniqueItems",params:{
i:m,j:l},message:"must NOT have duplicate items (items ## "+l+" and "+m+" are identical)"};e===null?e=[y]:e.push(y),t++;break}p[u]=m}}}}else{let o={instancePath:i+
"/kinds",schemaPath:"#/$defs/targetKind/properties/kinds/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[o]:e.push(o),t++}}}else{
let a={instancePath:i,schemaPath:"#/$defs/targetKind/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),t++}r!==!0&&
(r=!0)}else if(s==="target-class")H(n,{instancePath:i,parentData:g,parentDataProperty:P,rootData:d,dynamicAnchors:f})||(e=e===null?H.errors:e.concat(H.errors),t=
e.length),r!==!0&&(r=!0);else if(s==="target-place"){if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.is===void 0){let a={instancePath:i,schemaPath:"#/$defs/ta\
rgetPlace/required",keyword:"required",params:{missingProperty:"is"},message:"must have required property 'is'"};e===null?e=[a]:e.push(a),t++}if(n.place===void 0){
let a={instancePath:i,schemaPath:"#/$defs/targetPlace/required",keyword:"required",params:{missingProperty:"place"},message:"must have required property 'place'"};
e===null?e=[a]:e.push(a),t++}for(let a in n)if(!(a==="is"||a==="place")){let o={instancePath:i,schemaPath:"#/$defs/targetPlace/additionalProperties",keyword:"ad\
ditionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),t++}if(n.is!==void 0&&n.is!=="target-p\
lace"){let a={instancePath:i+"/is",schemaPath:"#/$defs/targetPlace/properties/is/const",keyword:"const",params:{allowedValue:"target-place"},message:"must be eq\
ual to constant"};e===null?e=[a]:e.push(a),t++}if(n.place!==void 0){let a=n.place;if(typeof a!="string"){let o={instancePath:i+"/place",schemaPath:"#/$defs/targ\
etPlace/properties/place/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),t++}if(!(a==="task-force"||a==="at-ancho\
r"||a==="at-base")){let o={instancePath:i+"/place",schemaPath:"#/$defs/targetPlace/properties/place/enum",keyword:"enum",params:{allowedValues:Ps.properties.place.
enum},message:"must be equal to one of the allowed values"};e===null?e=[o]:e.push(o),t++}}}else{let a={instancePath:i,schemaPath:"#/$defs/targetPlace/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),t++}r!==!0&&(r=!0)}else if(s==="task-force-lacks")V(n,{instancePath:i,parentData:g,
parentDataProperty:P,rootData:d,dynamicAnchors:f})||(e=e===null?V.errors:e.concat(V.errors),t=e.length),r!==!0&&(r=!0);else if(s==="friendly-air-in-hex"){if(n&&
typeof n=="object"&&!Array.isArray(n)){if(n.is===void 0){let a={instancePath:i,schemaPath:"#/$defs/friendlyAirInHex/required",keyword:"required",params:{missingProperty:"\
is"},message:"must have required property 'is'"};e===null?e=[a]:e.push(a),t++}for(let a in n)if(a!=="is"){let o={instancePath:i,schemaPath:"#/$defs/friendlyAirI\
nHex/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),
t++}if(n.is!==void 0&&n.is!=="friendly-air-in-hex"){let a={instancePath:i+"/is",schemaPath:"#/$defs/friendlyAirInHex/properties/is/const",keyword:"const",params:{
allowedValue:"friendly-air-in-hex"},message:"must be equal to constant"};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:i,schemaPath:"#/$defs/friendlyAi\
rInHex/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),t++}r!==!0&&(r=!0)}else if(s==="air-supremacy"){if(n&&typeof n==
"object"&&!Array.isArray(n)){if(n.is===void 0){let a={instancePath:i,schemaPath:"#/$defs/airSupremacy/required",keyword:"required",params:{missingProperty:"is"},
message:"must have required property 'is'"};e===null?e=[a]:e.push(a),t++}for(let a in n)if(a!=="is"){let o={instancePath:i,schemaPath:"#/$defs/airSupremacy/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),t++}if(n.
is!==void 0&&n.is!=="air-supremacy"){let a={instancePath:i+"/is",schemaPath:"#/$defs/airSupremacy/properties/is/const",keyword:"const",params:{allowedValue:"air\
-supremacy"},message:"must be equal to constant"};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:i,schemaPath:"#/$defs/airSupremacy/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),t++}r!==!0&&(r=!0)}else if(s==="air-points-in-support"){if(n&&typeof n=="object"&&!Array.
isArray(n)){if(n.is===void 0){let a={instancePath:i,schemaPath:"#/$defs/airPointsInSupport/required",keyword:"required",params:{missingProperty:"is"},message:"m\
ust have required property 'is'"};e===null?e=[a]:e.push(a),t++}for(let a in n)if(a!=="is"){let o={instancePath:i,schemaPath:"#/$defs/airPointsInSupport/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),t++}if(n.is!==
void 0&&n.is!=="air-points-in-support"){let a={instancePath:i+"/is",schemaPath:"#/$defs/airPointsInSupport/properties/is/const",keyword:"const",params:{allowedValue:"\
air-points-in-support"},message:"must be equal to constant"};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:i,schemaPath:"#/$defs/airPointsInSupport/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),t++}r!==!0&&(r=!0)}else if(s==="out-of-supply"){if(n&&typeof n=="obj\
ect"&&!Array.isArray(n)){if(n.is===void 0){let a={instancePath:i,schemaPath:"#/$defs/outOfSupply/required",keyword:"required",params:{missingProperty:"is"},message:"\
must have required property 'is'"};e===null?e=[a]:e.push(a),t++}for(let a in n)if(a!=="is"){let o={instancePath:i,schemaPath:"#/$defs/outOfSupply/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),t++}if(n.is!==void 0&&
n.is!=="out-of-supply"){let a={instancePath:i+"/is",schemaPath:"#/$defs/outOfSupply/properties/is/const",keyword:"const",params:{allowedValue:"out-of-supply"},message:"\
must be equal to constant"};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:i,schemaPath:"#/$defs/outOfSupply/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[a]:e.push(a),t++}r!==!0&&(r=!0)}else if(s==="attack"){if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.is===void 0){let a={
instancePath:i,schemaPath:"#/$defs/attack/required",keyword:"required",params:{missingProperty:"is"},message:"must have required property 'is'"};e===null?e=[a]:
e.push(a),t++}if(n.by===void 0){let a={instancePath:i,schemaPath:"#/$defs/attack/required",keyword:"required",params:{missingProperty:"by"},message:"must have r\
equired property 'by'"};e===null?e=[a]:e.push(a),t++}for(let a in n)if(!(a==="is"||a==="by")){let o={instancePath:i,schemaPath:"#/$defs/attack/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),t++}if(n.is!==void 0&&
n.is!=="attack"){let a={instancePath:i+"/is",schemaPath:"#/$defs/attack/properties/is/const",keyword:"const",params:{allowedValue:"attack"},message:"must be equ\
al to constant"};e===null?e=[a]:e.push(a),t++}if(n.by!==void 0){let a=n.by;if(typeof a!="string"){let o={instancePath:i+"/by",schemaPath:"#/$defs/attack/propert\
ies/by/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),t++}if(!(a==="air"||a==="submarine"||a==="surface")){let o={
instancePath:i+"/by",schemaPath:"#/$defs/attack/properties/by/enum",keyword:"enum",params:{allowedValues:bs.properties.by.enum},message:"must be equal to one of\
 the allowed values"};e===null?e=[o]:e.push(o),t++}}}else{let a={instancePath:i,schemaPath:"#/$defs/attack/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[a]:e.push(a),t++}r!==!0&&(r=!0)}else if(s==="option")W(n,{instancePath:i,parentData:g,parentDataProperty:P,rootData:d,dynamicAnchors:f})||
(e=e===null?W.errors:e.concat(W.errors),t=e.length),r!==!0&&(r=!0);else{let a={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"\
mapping",tag:"is",tagValue:s},message:'value of tag "is" must be in oneOf'};e===null?e=[a]:e.push(a),t++}else{let a={instancePath:i,schemaPath:"#/discriminator",
keyword:"discriminator",params:{error:"tag",tag:"is",tagValue:s},message:'tag "is" must be string'};e===null?e=[a]:e.push(a),t++}}else{let s={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return fe.errors=e,c.props=r,t===0}fe.evaluated={dynamicProps:!0,
dynamicItems:!1};function he(n,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:d=n,dynamicAnchors:f={}}={}){let e=null,t=0,c=he.evaluated;if(c.dynamicProps&&
(c.props=void 0),c.dynamicItems&&(c.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(Object.keys(n).length<1){let r={instancePath:i,schemaPath:"#/minP\
roperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[r]:e.push(r),t++}for(let r in n)if(!j.test(r)){
let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional propert\
ies"};e===null?e=[s]:e.push(s),t++}for(let r in n)j.test(r)&&(k(n[r],{instancePath:i+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:n,parentDataProperty:r,
rootData:d,dynamicAnchors:f})||(e=e===null?k.errors:e.concat(k.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return he.errors=e,t===0}he.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function _e(n,{
instancePath:i="",parentData:g,parentDataProperty:P,rootData:d=n,dynamicAnchors:f={}}={}){let e=null,t=0,c=_e.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&
(c.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.$schema===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
$schema"},message:"must have required property '$schema'"};e===null?e=[r]:e.push(r),t++}if(n.modifiers===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"modifiers"},message:"must have required property 'modifiers'"};e===null?e=[r]:e.push(r),t++}if(n.sources===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"sources"},message:"must have required property 'sources'"};e===null?e=[r]:e.push(r),t++}for(let r in n)
if(!(r==="$schema"||r==="modifiers"||r==="sources")){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(n.$schema!==void 0){let r=n.$schema;if(typeof r=="string"){if(h(r)<1){let s={instancePath:i+
"/$schema",schemaPath:"../common/common.schema.json#/$defs/schemaPath/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charac\
ters"};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/$schema",schemaPath:"../common/common.schema.json#/$defs/schemaPath/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(n.modifiers!==void 0){let r=n.modifiers;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let s in r)
if(!b.test(s)){let a={instancePath:i+"/modifiers",schemaPath:"#/properties/modifiers/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),t++}for(let s in r)if(b.test(s)){let a=r[s];if(a&&typeof a=="object"&&!Array.isArray(a)){
if(Object.keys(a).length<3){let o={instancePath:i+"/modifiers/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/modifiers/patternProperties/%5\
E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/minProperties",keyword:"minProperties",params:{limit:3},message:"must NOT have fewer than 3 properties"};e===null?e=[o]:e.push(o),
t++}if(a.when===void 0){let o={instancePath:i+"/modifiers/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/modifiers/patternProperties/%5E%5B\
a-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"when"},message:"must have required property 'when'"};e===null?e=[o]:e.push(o),t++}
if(a.rule===void 0){let o={instancePath:i+"/modifiers/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/modifiers/patternProperties/%5E%5Ba-z0\
-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"rule"},message:"must have required property 'rule'"};e===null?e=[o]:e.push(o),t++}for(let o in a)
if(!(o==="when"||o==="add"||o==="perExtraHit"||o==="perFirepower"||o==="rule")){let m={instancePath:i+"/modifiers/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/modifiers/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"\
must NOT have additional properties"};e===null?e=[m]:e.push(m),t++}if(a.when!==void 0&&(fe(a.when,{instancePath:i+"/modifiers/"+s.replace(/~/g,"~0").replace(/\//g,
"~1")+"/when",parentData:a,parentDataProperty:"when",rootData:d,dynamicAnchors:f})||(e=e===null?fe.errors:e.concat(fe.errors),t=e.length)),a.add!==void 0){let o=a.
add;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let m={instancePath:i+"/modifiers/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/add",schemaPath:"#/\
properties/modifiers/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/add/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[m]:e.push(m),t++}if(typeof o=="number"&&isFinite(o)){if(o>10||isNaN(o)){let m={instancePath:i+"/modifiers/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/a\
dd",schemaPath:"#/properties/modifiers/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/add/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},
message:"must be <= 10"};e===null?e=[m]:e.push(m),t++}if(o<-10||isNaN(o)){let m={instancePath:i+"/modifiers/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/add",schemaPath:"\
#/properties/modifiers/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/add/minimum",keyword:"minimum",params:{comparison:">=",limit:-10},message:"\
must be >= -10"};e===null?e=[m]:e.push(m),t++}}}if(a.perExtraHit!==void 0){let o=a.perExtraHit;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let m={
instancePath:i+"/modifiers/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/perExtraHit",schemaPath:"#/properties/modifiers/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0\
-9-%5D*%24/properties/perExtraHit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),t++}if(typeof o=="number"&&isFinite(
o)){if(o>10||isNaN(o)){let m={instancePath:i+"/modifiers/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/perExtraHit",schemaPath:"#/properties/modifiers/patternPro\
perties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/perExtraHit/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=
[m]:e.push(m),t++}if(o<-10||isNaN(o)){let m={instancePath:i+"/modifiers/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/perExtraHit",schemaPath:"#/properties/modif\
iers/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/perExtraHit/minimum",keyword:"minimum",params:{comparison:">=",limit:-10},message:"must be >=\
 -10"};e===null?e=[m]:e.push(m),t++}}}if(a.perFirepower!==void 0){let o=a.perFirepower;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let m={instancePath:i+
"/modifiers/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/perFirepower",schemaPath:"#/properties/modifiers/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/pro\
perties/perFirepower/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),t++}if(typeof o=="number"&&isFinite(o)){if(o>
10||isNaN(o)){let m={instancePath:i+"/modifiers/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/perFirepower",schemaPath:"#/properties/modifiers/patternProperties/\
%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/perFirepower/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[m]:e.
push(m),t++}if(o<-10||isNaN(o)){let m={instancePath:i+"/modifiers/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/perFirepower",schemaPath:"#/properties/modifiers/\
patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/perFirepower/minimum",keyword:"minimum",params:{comparison:">=",limit:-10},message:"must be >= -10"};
e===null?e=[m]:e.push(m),t++}}}if(a.rule!==void 0){let o=a.rule;if(typeof o=="string"){if(h(o)>24){let m={instancePath:i+"/modifiers/"+s.replace(/~/g,"~0").replace(
/\//g,"~1")+"/rule",schemaPath:"../common/common.schema.json#/$defs/ruleNumber/maxLength",keyword:"maxLength",params:{limit:24},message:"must NOT have more than\
 24 characters"};e===null?e=[m]:e.push(m),t++}if(!J.test(o)){let m={instancePath:i+"/modifiers/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/rule",schemaPath:"..\
/common/common.schema.json#/$defs/ruleNumber/pattern",keyword:"pattern",params:{pattern:"^[0-9A-Z][0-9A-Za-z.()-]*$"},message:'must match pattern "^[0-9A-Z][0-9\
A-Za-z.()-]*$"'};e===null?e=[m]:e.push(m),t++}}else{let m={instancePath:i+"/modifiers/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/rule",schemaPath:"../common/c\
ommon.schema.json#/$defs/ruleNumber/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}}else{let o={instancePath:i+
"/modifiers/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/modifiers/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),t++}}}else{let s={instancePath:i+"/modifiers",schemaPath:"#/properties/modifiers/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}n.sources!==void 0&&(he(n.sources,{instancePath:i+"/sources",parentData:n,
parentDataProperty:"sources",rootData:d,dynamicAnchors:f})||(e=e===null?he.errors:e.concat(he.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return _e.errors=e,t===0}_e.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var vs=Ze;function ye(n,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:d=n,dynamicAnchors:f={}}={}){let e=null,t=0,c=ye.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(Object.keys(n).length<1){let r={instancePath:i,schemaPath:"#/minProperties",
keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[r]:e.push(r),t++}for(let r in n)if(!j.test(r)){let s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),t++}for(let r in n)j.test(r)&&(k(n[r],{instancePath:i+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:n,parentDataProperty:r,rootData:d,dynamicAnchors:f})||
(e=e===null?k.errors:e.concat(k.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[r]:e.push(r),t++}return ye.errors=e,t===0}ye.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ze(n,{instancePath:i="",parentData:g,
parentDataProperty:P,rootData:d=n,dynamicAnchors:f={}}={}){let e=null,t=0,c=Ze.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),n&&
typeof n=="object"&&!Array.isArray(n)){if(n.$schema===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"$schema"},
message:"must have required property '$schema'"};e===null?e=[r]:e.push(r),t++}if(n.seaDeployment===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"seaDeployment"},message:"must have required property 'seaDeployment'"};e===null?e=[r]:e.push(r),t++}if(n.operational===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"operational"},message:"must have required property 'operational'"};e===
null?e=[r]:e.push(r),t++}if(n.oilPoint===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"oilPoint"},message:"m\
ust have required property 'oilPoint'"};e===null?e=[r]:e.push(r),t++}if(n.destroyerTransfer===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"destroyerTransfer"},message:"must have required property 'destroyerTransfer'"};e===null?e=[r]:e.push(r),t++}if(n.merchantAswDie===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"merchantAswDie"},message:"must have required property 'merchan\
tAswDie'"};e===null?e=[r]:e.push(r),t++}if(n.sources===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sources"},
message:"must have required property 'sources'"};e===null?e=[r]:e.push(r),t++}for(let r in n)if(!(r==="$schema"||r==="seaDeployment"||r==="operational"||r==="oi\
lPoint"||r==="destroyerTransfer"||r==="merchantAswDie"||r==="sources")){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(n.$schema!==void 0){let r=n.$schema;if(typeof r=="s\
tring"){if(h(r)<1){let s={instancePath:i+"/$schema",schemaPath:"../common/common.schema.json#/$defs/schemaPath/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/$schema",schemaPath:"../common/common.schema.json#/$defs/sche\
maPath/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(n.seaDeployment!==void 0){let r=n.seaDeployment;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.naval===void 0){let s={instancePath:i+"/seaDeployment",schemaPath:"#/properties/seaDeployment/required",keyword:"req\
uired",params:{missingProperty:"naval"},message:"must have required property 'naval'"};e===null?e=[s]:e.push(s),t++}if(r.land===void 0){let s={instancePath:i+"/\
seaDeployment",schemaPath:"#/properties/seaDeployment/required",keyword:"required",params:{missingProperty:"land"},message:"must have required property 'land'"};
e===null?e=[s]:e.push(s),t++}if(r.air===void 0){let s={instancePath:i+"/seaDeployment",schemaPath:"#/properties/seaDeployment/required",keyword:"required",params:{
missingProperty:"air"},message:"must have required property 'air'"};e===null?e=[s]:e.push(s),t++}if(r.replacements===void 0){let s={instancePath:i+"/seaDeployme\
nt",schemaPath:"#/properties/seaDeployment/required",keyword:"required",params:{missingProperty:"replacements"},message:"must have required property 'replacemen\
ts'"};e===null?e=[s]:e.push(s),t++}for(let s in r)if(!(s==="naval"||s==="land"||s==="air"||s==="replacements")){let a={instancePath:i+"/seaDeployment",schemaPath:"\
#/properties/seaDeployment/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===
null?e=[a]:e.push(a),t++}if(r.naval!==void 0){let s=r.naval;if(typeof s=="number"&&isFinite(s)){if(s>1e3||isNaN(s)){let o={instancePath:i+"/seaDeployment/naval",
schemaPath:"../common/common.schema.json#/$defs/quarters/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000"};e===null?e=[o]:
e.push(o),t++}if(s<0||isNaN(s)){let o={instancePath:i+"/seaDeployment/naval",schemaPath:"../common/common.schema.json#/$defs/quarters/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[o]:e.push(o),t++}let a;if(a=s/.25,a!==parseInt(a)){let o={instancePath:i+"/seaDeployment/na\
val",schemaPath:"../common/common.schema.json#/$defs/quarters/multipleOf",keyword:"multipleOf",params:{multipleOf:.25},message:"must be multiple of 0.25"};e===null?
e=[o]:e.push(o),t++}}else{let a={instancePath:i+"/seaDeployment/naval",schemaPath:"../common/common.schema.json#/$defs/quarters/type",keyword:"type",params:{type:"\
number"},message:"must be number"};e===null?e=[a]:e.push(a),t++}}if(r.land!==void 0){let s=r.land;if(typeof s=="number"&&isFinite(s)){if(s>1e3||isNaN(s)){let o={
instancePath:i+"/seaDeployment/land",schemaPath:"../common/common.schema.json#/$defs/quarters/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},message:"\
must be <= 1000"};e===null?e=[o]:e.push(o),t++}if(s<0||isNaN(s)){let o={instancePath:i+"/seaDeployment/land",schemaPath:"../common/common.schema.json#/$defs/qua\
rters/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[o]:e.push(o),t++}let a;if(a=s/.25,a!==parseInt(a)){let o={
instancePath:i+"/seaDeployment/land",schemaPath:"../common/common.schema.json#/$defs/quarters/multipleOf",keyword:"multipleOf",params:{multipleOf:.25},message:"\
must be multiple of 0.25"};e===null?e=[o]:e.push(o),t++}}else{let a={instancePath:i+"/seaDeployment/land",schemaPath:"../common/common.schema.json#/$defs/quarte\
rs/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[a]:e.push(a),t++}}if(r.air!==void 0){let s=r.air;if(typeof s=="number"&&isFinite(
s)){if(s>1e3||isNaN(s)){let o={instancePath:i+"/seaDeployment/air",schemaPath:"../common/common.schema.json#/$defs/quarters/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e3},message:"must be <= 1000"};e===null?e=[o]:e.push(o),t++}if(s<0||isNaN(s)){let o={instancePath:i+"/seaDeployment/air",schemaPath:"../common/common\
.schema.json#/$defs/quarters/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[o]:e.push(o),t++}let a;if(a=s/.25,a!==
parseInt(a)){let o={instancePath:i+"/seaDeployment/air",schemaPath:"../common/common.schema.json#/$defs/quarters/multipleOf",keyword:"multipleOf",params:{multipleOf:.25},
message:"must be multiple of 0.25"};e===null?e=[o]:e.push(o),t++}}else{let a={instancePath:i+"/seaDeployment/air",schemaPath:"../common/common.schema.json#/$def\
s/quarters/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[a]:e.push(a),t++}}if(r.replacements!==void 0){let s=r.replacements;
if(typeof s=="number"&&isFinite(s)){if(s>1e3||isNaN(s)){let o={instancePath:i+"/seaDeployment/replacements",schemaPath:"../common/common.schema.json#/$defs/quar\
ters/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000"};e===null?e=[o]:e.push(o),t++}if(s<0||isNaN(s)){let o={instancePath:i+
"/seaDeployment/replacements",schemaPath:"../common/common.schema.json#/$defs/quarters/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must\
 be >= 0"};e===null?e=[o]:e.push(o),t++}let a;if(a=s/.25,a!==parseInt(a)){let o={instancePath:i+"/seaDeployment/replacements",schemaPath:"../common/common.schem\
a.json#/$defs/quarters/multipleOf",keyword:"multipleOf",params:{multipleOf:.25},message:"must be multiple of 0.25"};e===null?e=[o]:e.push(o),t++}}else{let a={instancePath:i+
"/seaDeployment/replacements",schemaPath:"../common/common.schema.json#/$defs/quarters/type",keyword:"type",params:{type:"number"},message:"must be number"};e===
null?e=[a]:e.push(a),t++}}}else{let s={instancePath:i+"/seaDeployment",schemaPath:"#/properties/seaDeployment/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[s]:e.push(s),t++}}if(n.operational!==void 0){let r=n.operational;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.land===void 0){let s={
instancePath:i+"/operational",schemaPath:"#/properties/operational/required",keyword:"required",params:{missingProperty:"land"},message:"must have required prop\
erty 'land'"};e===null?e=[s]:e.push(s),t++}if(r.air===void 0){let s={instancePath:i+"/operational",schemaPath:"#/properties/operational/required",keyword:"requi\
red",params:{missingProperty:"air"},message:"must have required property 'air'"};e===null?e=[s]:e.push(s),t++}if(r.replacements===void 0){let s={instancePath:i+
"/operational",schemaPath:"#/properties/operational/required",keyword:"required",params:{missingProperty:"replacements"},message:"must have required property 'r\
eplacements'"};e===null?e=[s]:e.push(s),t++}if(r.navalOilShort===void 0){let s={instancePath:i+"/operational",schemaPath:"#/properties/operational/required",keyword:"\
required",params:{missingProperty:"navalOilShort"},message:"must have required property 'navalOilShort'"};e===null?e=[s]:e.push(s),t++}if(r.navalOilLong===void 0){
let s={instancePath:i+"/operational",schemaPath:"#/properties/operational/required",keyword:"required",params:{missingProperty:"navalOilLong"},message:"must hav\
e required property 'navalOilLong'"};e===null?e=[s]:e.push(s),t++}for(let s in r)if(!(s==="land"||s==="air"||s==="replacements"||s==="navalOilShort"||s==="naval\
OilLong")){let a={instancePath:i+"/operational",schemaPath:"#/properties/operational/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),t++}if(r.land!==void 0){let s=r.land;if(typeof s=="number"&&isFinite(s)){if(s>1e3||isNaN(
s)){let o={instancePath:i+"/operational/land",schemaPath:"../common/common.schema.json#/$defs/quarters/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},
message:"must be <= 1000"};e===null?e=[o]:e.push(o),t++}if(s<0||isNaN(s)){let o={instancePath:i+"/operational/land",schemaPath:"../common/common.schema.json#/$d\
efs/quarters/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[o]:e.push(o),t++}let a;if(a=s/.25,a!==parseInt(a)){
let o={instancePath:i+"/operational/land",schemaPath:"../common/common.schema.json#/$defs/quarters/multipleOf",keyword:"multipleOf",params:{multipleOf:.25},message:"\
must be multiple of 0.25"};e===null?e=[o]:e.push(o),t++}}else{let a={instancePath:i+"/operational/land",schemaPath:"../common/common.schema.json#/$defs/quarters\
/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[a]:e.push(a),t++}}if(r.air!==void 0){let s=r.air;if(typeof s=="number"&&isFinite(
s)){if(s>1e3||isNaN(s)){let o={instancePath:i+"/operational/air",schemaPath:"../common/common.schema.json#/$defs/quarters/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e3},message:"must be <= 1000"};e===null?e=[o]:e.push(o),t++}if(s<0||isNaN(s)){let o={instancePath:i+"/operational/air",schemaPath:"../common/common.s\
chema.json#/$defs/quarters/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[o]:e.push(o),t++}let a;if(a=s/.25,a!==
parseInt(a)){let o={instancePath:i+"/operational/air",schemaPath:"../common/common.schema.json#/$defs/quarters/multipleOf",keyword:"multipleOf",params:{multipleOf:.25},
message:"must be multiple of 0.25"};e===null?e=[o]:e.push(o),t++}}else{let a={instancePath:i+"/operational/air",schemaPath:"../common/common.schema.json#/$defs/\
quarters/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[a]:e.push(a),t++}}if(r.replacements!==void 0){let s=r.replacements;if(typeof s==
"number"&&isFinite(s)){if(s>1e3||isNaN(s)){let o={instancePath:i+"/operational/replacements",schemaPath:"../common/common.schema.json#/$defs/quarters/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000"};e===null?e=[o]:e.push(o),t++}if(s<0||isNaN(s)){let o={instancePath:i+"/operational/replac\
ements",schemaPath:"../common/common.schema.json#/$defs/quarters/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=
[o]:e.push(o),t++}let a;if(a=s/.25,a!==parseInt(a)){let o={instancePath:i+"/operational/replacements",schemaPath:"../common/common.schema.json#/$defs/quarters/m\
ultipleOf",keyword:"multipleOf",params:{multipleOf:.25},message:"must be multiple of 0.25"};e===null?e=[o]:e.push(o),t++}}else{let a={instancePath:i+"/operation\
al/replacements",schemaPath:"../common/common.schema.json#/$defs/quarters/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[a]:e.
push(a),t++}}if(r.navalOilShort!==void 0){let s=r.navalOilShort;if(typeof s=="number"&&isFinite(s)){if(s>1e3||isNaN(s)){let o={instancePath:i+"/operational/nava\
lOilShort",schemaPath:"../common/common.schema.json#/$defs/quarters/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000"};e===
null?e=[o]:e.push(o),t++}if(s<0||isNaN(s)){let o={instancePath:i+"/operational/navalOilShort",schemaPath:"../common/common.schema.json#/$defs/quarters/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[o]:e.push(o),t++}let a;if(a=s/.25,a!==parseInt(a)){let o={instancePath:i+
"/operational/navalOilShort",schemaPath:"../common/common.schema.json#/$defs/quarters/multipleOf",keyword:"multipleOf",params:{multipleOf:.25},message:"must be \
multiple of 0.25"};e===null?e=[o]:e.push(o),t++}}else{let a={instancePath:i+"/operational/navalOilShort",schemaPath:"../common/common.schema.json#/$defs/quarter\
s/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[a]:e.push(a),t++}}if(r.navalOilLong!==void 0){let s=r.navalOilLong;if(typeof s==
"number"&&isFinite(s)){if(s>1e3||isNaN(s)){let o={instancePath:i+"/operational/navalOilLong",schemaPath:"../common/common.schema.json#/$defs/quarters/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000"};e===null?e=[o]:e.push(o),t++}if(s<0||isNaN(s)){let o={instancePath:i+"/operational/navalO\
ilLong",schemaPath:"../common/common.schema.json#/$defs/quarters/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=
[o]:e.push(o),t++}let a;if(a=s/.25,a!==parseInt(a)){let o={instancePath:i+"/operational/navalOilLong",schemaPath:"../common/common.schema.json#/$defs/quarters/m\
ultipleOf",keyword:"multipleOf",params:{multipleOf:.25},message:"must be multiple of 0.25"};e===null?e=[o]:e.push(o),t++}}else{let a={instancePath:i+"/operation\
al/navalOilLong",schemaPath:"../common/common.schema.json#/$defs/quarters/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[a]:e.
push(a),t++}}}else{let s={instancePath:i+"/operational",schemaPath:"#/properties/operational/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[s]:e.push(s),t++}}if(n.oilPoint!==void 0){let r=n.oilPoint;if(typeof r=="number"&&isFinite(r)){if(r>1e3||isNaN(r)){let a={instancePath:i+"/oilPoint",
schemaPath:"../common/common.schema.json#/$defs/quarters/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000"};e===null?e=[a]:
e.push(a),t++}if(r<0||isNaN(r)){let a={instancePath:i+"/oilPoint",schemaPath:"../common/common.schema.json#/$defs/quarters/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),t++}let s;if(s=r/.25,s!==parseInt(s)){let a={instancePath:i+"/oilPoint",schemaPath:"../common/comm\
on.schema.json#/$defs/quarters/multipleOf",keyword:"multipleOf",params:{multipleOf:.25},message:"must be multiple of 0.25"};e===null?e=[a]:e.push(a),t++}}else{let s={
instancePath:i+"/oilPoint",schemaPath:"../common/common.schema.json#/$defs/quarters/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?
e=[s]:e.push(s),t++}}if(n.destroyerTransfer!==void 0){let r=n.destroyerTransfer;if(typeof r=="number"&&isFinite(r)){if(r>1e3||isNaN(r)){let a={instancePath:i+"/\
destroyerTransfer",schemaPath:"../common/common.schema.json#/$defs/quarters/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},message:"must be <= 10\
00"};e===null?e=[a]:e.push(a),t++}if(r<0||isNaN(r)){let a={instancePath:i+"/destroyerTransfer",schemaPath:"../common/common.schema.json#/$defs/quarters/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),t++}let s;if(s=r/.25,s!==parseInt(s)){let a={instancePath:i+
"/destroyerTransfer",schemaPath:"../common/common.schema.json#/$defs/quarters/multipleOf",keyword:"multipleOf",params:{multipleOf:.25},message:"must be multiple\
 of 0.25"};e===null?e=[a]:e.push(a),t++}}else{let s={instancePath:i+"/destroyerTransfer",schemaPath:"../common/common.schema.json#/$defs/quarters/type",keyword:"\
type",params:{type:"number"},message:"must be number"};e===null?e=[s]:e.push(s),t++}}if(n.merchantAswDie!==void 0){let r=n.merchantAswDie;if(typeof r=="number"&&
isFinite(r)){if(r>1e3||isNaN(r)){let a={instancePath:i+"/merchantAswDie",schemaPath:"../common/common.schema.json#/$defs/quarters/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e3},message:"must be <= 1000"};e===null?e=[a]:e.push(a),t++}if(r<0||isNaN(r)){let a={instancePath:i+"/merchantAswDie",schemaPath:"../comm\
on/common.schema.json#/$defs/quarters/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),t++}let s;if(s=
r/.25,s!==parseInt(s)){let a={instancePath:i+"/merchantAswDie",schemaPath:"../common/common.schema.json#/$defs/quarters/multipleOf",keyword:"multipleOf",params:{
multipleOf:.25},message:"must be multiple of 0.25"};e===null?e=[a]:e.push(a),t++}}else{let s={instancePath:i+"/merchantAswDie",schemaPath:"../common/common.sche\
ma.json#/$defs/quarters/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[s]:e.push(s),t++}}n.sources!==void 0&&(ye(n.sources,{instancePath:i+
"/sources",parentData:n,parentDataProperty:"sources",rootData:d,dynamicAnchors:f})||(e=e===null?ye.errors:e.concat(ye.errors),t=e.length))}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ze.errors=e,t===0}Ze.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var js=He;function ge(n,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:d=n,dynamicAnchors:f={}}={}){let e=null,t=0,c=ge.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(Object.keys(n).length<1){let r={instancePath:i,schemaPath:"#/minProperties",
keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[r]:e.push(r),t++}for(let r in n)if(!j.test(r)){let s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),t++}for(let r in n)j.test(r)&&(k(n[r],{instancePath:i+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:n,parentDataProperty:r,rootData:d,dynamicAnchors:f})||
(e=e===null?k.errors:e.concat(k.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[r]:e.push(r),t++}return ge.errors=e,t===0}ge.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function He(n,{instancePath:i="",parentData:g,
parentDataProperty:P,rootData:d=n,dynamicAnchors:f={}}={}){let e=null,t=0,c=He.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),n&&
typeof n=="object"&&!Array.isArray(n)){if(n.$schema===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"$schema"},
message:"must have required property '$schema'"};e===null?e=[r]:e.push(r),t++}if(n.submarinePoints===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"submarinePoints"},message:"must have required property 'submarinePoints'"};e===null?e=[r]:e.push(r),t++}if(n.transportPoints===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"transportPoints"},message:"must have required property 'transp\
ortPoints'"};e===null?e=[r]:e.push(r),t++}if(n.sources===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sourc\
es"},message:"must have required property 'sources'"};e===null?e=[r]:e.push(r),t++}for(let r in n)if(!(r==="$schema"||r==="submarinePoints"||r==="transportPoint\
s"||r==="sources")){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT hav\
e additional properties"};e===null?e=[s]:e.push(s),t++}if(n.$schema!==void 0){let r=n.$schema;if(typeof r=="string"){if(h(r)<1){let s={instancePath:i+"/$schema",
schemaPath:"../common/common.schema.json#/$defs/schemaPath/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/$schema",schemaPath:"../common/common.schema.json#/$defs/schemaPath/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(n.submarinePoints!==void 0){let r=n.submarinePoints;if(r&&typeof r=="object"&&!Array.isArray(r)){
if(r.japan===void 0){let s={instancePath:i+"/submarinePoints",schemaPath:"#/properties/submarinePoints/required",keyword:"required",params:{missingProperty:"jap\
an"},message:"must have required property 'japan'"};e===null?e=[s]:e.push(s),t++}if(r.allies===void 0){let s={instancePath:i+"/submarinePoints",schemaPath:"#/pr\
operties/submarinePoints/required",keyword:"required",params:{missingProperty:"allies"},message:"must have required property 'allies'"};e===null?e=[s]:e.push(s),
t++}for(let s in r)if(!(s==="japan"||s==="allies")){let a={instancePath:i+"/submarinePoints",schemaPath:"#/properties/submarinePoints/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),t++}if(r.japan!==void 0){let s=r.japan;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s[1]===void 0){let a={instancePath:i+"/submarinePoints/japan",schemaPath:"#/$defs/byTurn/required",keyword:"requ\
ired",params:{missingProperty:"1"},message:"must have required property '1'"};e===null?e=[a]:e.push(a),t++}for(let a in s)if(!D.test(a)){let o={instancePath:i+"\
/submarinePoints/japan",schemaPath:"#/$defs/byTurn/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have add\
itional properties"};e===null?e=[o]:e.push(o),t++}for(let a in s)if(D.test(a)){let o=s[a];if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let m={instancePath:i+
"/submarinePoints/japan/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/byTurn/patternProperties/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/type",keyword:"ty\
pe",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),t++}if(typeof o=="number"&&isFinite(o)){if(o>200||isNaN(o)){let m={instancePath:i+
"/submarinePoints/japan/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/byTurn/patternProperties/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:200},message:"must be <= 200"};e===null?e=[m]:e.push(m),t++}if(o<0||isNaN(o)){let m={instancePath:i+"/submarinePoints/jap\
an/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/byTurn/patternProperties/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),t++}}}}else{let a={instancePath:i+"/submarinePoints/japan",schemaPath:"#/$defs/byTurn/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),t++}}if(r.allies!==void 0){let s=r.allies;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s[1]===void 0){let a={instancePath:i+"/submarinePoints/allies",schemaPath:"#/$defs/byTurn/required",keyword:"required",params:{missingProperty:"1"},message:"\
must have required property '1'"};e===null?e=[a]:e.push(a),t++}for(let a in s)if(!D.test(a)){let o={instancePath:i+"/submarinePoints/allies",schemaPath:"#/$defs\
/byTurn/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};e===null?e=[o]:e.push(
o),t++}for(let a in s)if(D.test(a)){let o=s[a];if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let m={instancePath:i+"/submarinePoints/allies/"+a.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/byTurn/patternProperties/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[m]:e.push(m),t++}if(typeof o=="number"&&isFinite(o)){if(o>200||isNaN(o)){let m={instancePath:i+"/submarinePoints/allies/"+a.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/byTurn/patternProperties/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/maximum",keyword:"maximum",params:{comparison:"<=",limit:200},
message:"must be <= 200"};e===null?e=[m]:e.push(m),t++}if(o<0||isNaN(o)){let m={instancePath:i+"/submarinePoints/allies/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/$defs/byTurn/patternProperties/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[m]:e.push(m),t++}}}}else{let a={instancePath:i+"/submarinePoints/allies",schemaPath:"#/$defs/byTurn/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[a]:e.push(a),t++}}}else{let s={instancePath:i+"/submarinePoints",schemaPath:"#/properties/submarinePoints/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}if(n.transportPoints!==void 0){let r=n.transportPoints;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.us===void 0){let s={instancePath:i+"/transportPoints",schemaPath:"#/properties/transportPoints/required",keyword:"required",params:{missingProperty:"us"},
message:"must have required property 'us'"};e===null?e=[s]:e.push(s),t++}if(r.britain===void 0){let s={instancePath:i+"/transportPoints",schemaPath:"#/propertie\
s/transportPoints/required",keyword:"required",params:{missingProperty:"britain"},message:"must have required property 'britain'"};e===null?e=[s]:e.push(s),t++}
for(let s in r)if(!(s==="us"||s==="britain")){let a={instancePath:i+"/transportPoints",schemaPath:"#/properties/transportPoints/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),t++}if(r.us!==void 0){let s=r.us;if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s[1]===void 0){let a={instancePath:i+"/transportPoints/us",schemaPath:"#/$defs/byTurn/required",keyword:"required",params:{
missingProperty:"1"},message:"must have required property '1'"};e===null?e=[a]:e.push(a),t++}for(let a in s)if(!D.test(a)){let o={instancePath:i+"/transportPoin\
ts/us",schemaPath:"#/$defs/byTurn/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional propertie\
s"};e===null?e=[o]:e.push(o),t++}for(let a in s)if(D.test(a)){let o=s[a];if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let m={instancePath:i+"/trans\
portPoints/us/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/byTurn/patternProperties/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),t++}if(typeof o=="number"&&isFinite(o)){if(o>200||isNaN(o)){let m={instancePath:i+"/transpor\
tPoints/us/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/byTurn/patternProperties/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/maximum",keyword:"maximum",params:{
comparison:"<=",limit:200},message:"must be <= 200"};e===null?e=[m]:e.push(m),t++}if(o<0||isNaN(o)){let m={instancePath:i+"/transportPoints/us/"+a.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/byTurn/patternProperties/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[m]:e.push(m),t++}}}}else{let a={instancePath:i+"/transportPoints/us",schemaPath:"#/$defs/byTurn/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),t++}}if(r.britain!==void 0){let s=r.britain;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s[1]===
void 0){let a={instancePath:i+"/transportPoints/britain",schemaPath:"#/$defs/byTurn/required",keyword:"required",params:{missingProperty:"1"},message:"must have\
 required property '1'"};e===null?e=[a]:e.push(a),t++}for(let a in s)if(!D.test(a)){let o={instancePath:i+"/transportPoints/britain",schemaPath:"#/$defs/byTurn/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),t++}for(let a in s)
if(D.test(a)){let o=s[a];if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let m={instancePath:i+"/transportPoints/britain/"+a.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/$defs/byTurn/patternProperties/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[m]:e.push(m),t++}if(typeof o=="number"&&isFinite(o)){if(o>200||isNaN(o)){let m={instancePath:i+"/transportPoints/britain/"+a.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/$defs/byTurn/patternProperties/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/maximum",keyword:"maximum",params:{comparison:"<=",limit:200},message:"m\
ust be <= 200"};e===null?e=[m]:e.push(m),t++}if(o<0||isNaN(o)){let m={instancePath:i+"/transportPoints/britain/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/$defs/byTurn/patternProperties/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[
m]:e.push(m),t++}}}}else{let a={instancePath:i+"/transportPoints/britain",schemaPath:"#/$defs/byTurn/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};e===null?e=[a]:e.push(a),t++}}}else{let s={instancePath:i+"/transportPoints",schemaPath:"#/properties/transportPoints/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}n.sources!==void 0&&(ge(n.sources,{instancePath:i+"/sources",parentData:n,parentDataProperty:"s\
ources",rootData:d,dynamicAnchors:f})||(e=e===null?ge.errors:e.concat(ge.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return He.errors=e,t===0}He.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var qs=Ve;var Is=new RegExp("^[a-z0-9][a-z0-9.-]*$","u");function Pe(n,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:d=n,dynamicAnchors:f={}}={}){let e=null,
t=0,c=Pe.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(Object.keys(n).length<2){let r={
instancePath:i,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:2},message:"must NOT have fewer than 2 properties"};e===null?e=[r]:e.push(r),t++}
if(n.nation===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"nation"},message:"must have required property 'n\
ation'"};e===null?e=[r]:e.push(r),t++}for(let r in n)if(!(r==="title"||r==="nation"||r==="units"||r==="airSteps"||r==="navalAviation"||r==="option"||r==="remove"||
r==="earlyArrival")){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT ha\
ve additional properties"};e===null?e=[s]:e.push(s),t++}if(n.title!==void 0){let r=n.title;if(typeof r=="string"){if(h(r)>120){let s={instancePath:i+"/title",schemaPath:"\
#/properties/title/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[s]:e.push(s),t++}if(h(r)<1){let s={
instancePath:i+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),t++}}if(n.nation!==void 0){let r=n.nation;if(typeof r!="string"){let s={instancePath:i+"/nation",schemaPath:"defs.schema.json#/$defs/nation\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="japan"||r==="us"||r==="britain"||r==="netherlands")){
let s={instancePath:i+"/nation",schemaPath:"defs.schema.json#/$defs/nation/enum",keyword:"enum",params:{allowedValues:M.enum},message:"must be equal to one of t\
he allowed values"};e===null?e=[s]:e.push(s),t++}}if(n.units!==void 0){let r=n.units;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let s in r)if(!b.test(s)){
let a={instancePath:i+"/units",schemaPath:"defs.schema.json#/$defs/unitCounts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),t++}for(let s in r)if(b.test(s)){let a=r[s];if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&
isFinite(a))){let o={instancePath:i+"/units/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-\
z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),t++}if(typeof a=="number"&&isFinite(a)){
if(a>50||isNaN(a)){let o={instancePath:i+"/units/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E\
%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/maximum",keyword:"maximum",params:{comparison:"<=",limit:50},message:"must be <= 50"};e===null?e=[o]:e.push(o),t++}if(a<1||isNaN(a)){
let o={instancePath:i+"/units/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0\
-9-%5D*%24/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[o]:e.push(o),t++}}}}else{let s={instancePath:i+"/unit\
s",schemaPath:"defs.schema.json#/$defs/unitCounts/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}if(n.airSteps!==
void 0){let r=n.airSteps;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let s={instancePath:i+"/airSteps",schemaPath:"#/properties/airSteps/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>40||isNaN(r)){let s={instancePath:i+
"/airSteps",schemaPath:"#/properties/airSteps/maximum",keyword:"maximum",params:{comparison:"<=",limit:40},message:"must be <= 40"};e===null?e=[s]:e.push(s),t++}
if(r<1||isNaN(r)){let s={instancePath:i+"/airSteps",schemaPath:"#/properties/airSteps/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must \
be >= 1"};e===null?e=[s]:e.push(s),t++}}}if(n.navalAviation!==void 0){let r=n.navalAviation;if(typeof r!="boolean"){let s={instancePath:i+"/navalAviation",schemaPath:"\
#/properties/navalAviation/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),t++}if(r!==!0){let s={instancePath:i+
"/navalAviation",schemaPath:"#/properties/navalAviation/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[s]:e.push(
s),t++}}if(n.option!==void 0){let r=n.option;if(typeof r=="string"){if(h(r)>80){let s={instancePath:i+"/option",schemaPath:"#/properties/option/maxLength",keyword:"\
maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[s]:e.push(s),t++}if(!Is.test(r)){let s={instancePath:i+"/option",schemaPath:"\
#/properties/option/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9.-]*$"},message:'must match pattern "^[a-z0-9][a-z0-9.-]*$"'};e===null?e=[s]:e.push(
s),t++}}else{let s={instancePath:i+"/option",schemaPath:"#/properties/option/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:
e.push(s),t++}}if(n.remove!==void 0){let r=n.remove;if(typeof r!="boolean"){let s={instancePath:i+"/remove",schemaPath:"#/properties/remove/type",keyword:"type",
params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),t++}if(r!==!0){let s={instancePath:i+"/remove",schemaPath:"#/properties/remove/const",
keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(n.earlyArrival!==void 0){let r=n.earlyArrival;if(typeof r!=
"boolean"){let s={instancePath:i+"/earlyArrival",schemaPath:"#/properties/earlyArrival/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===
null?e=[s]:e.push(s),t++}if(r!==!0){let s={instancePath:i+"/earlyArrival",schemaPath:"#/properties/earlyArrival/const",keyword:"const",params:{allowedValue:!0},
message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return Pe.errors=e,t===0}Pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function be(n,{instancePath:i="",
parentData:g,parentDataProperty:P,rootData:d=n,dynamicAnchors:f={}}={}){let e=null,t=0,c=be.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=
void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(Object.keys(n).length<1){let r={instancePath:i,schemaPath:"#/minProperties",keyword:"minProperties",params:{
limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[r]:e.push(r),t++}for(let r in n)if(!j.test(r)){let s={instancePath:i,schemaPath:"#/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}for(let r in n)
j.test(r)&&(k(n[r],{instancePath:i+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:n,parentDataProperty:r,rootData:d,dynamicAnchors:f})||(e=e===null?k.errors:
e.concat(k.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.
push(r),t++}return be.errors=e,t===0}be.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ve(n,{instancePath:i="",parentData:g,parentDataProperty:P,
rootData:d=n,dynamicAnchors:f={}}={}){let e=null,t=0,c=Ve.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),n&&typeof n=="object"&&
!Array.isArray(n)){if(n.$schema===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"$schema"},message:"must have\
 required property '$schema'"};e===null?e=[r]:e.push(r),t++}if(n.side===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
side"},message:"must have required property 'side'"};e===null?e=[r]:e.push(r),t++}if(n.turns===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"turns"},message:"must have required property 'turns'"};e===null?e=[r]:e.push(r),t++}if(n.sources===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"sources"},message:"must have required property 'sources'"};e===null?e=[r]:e.push(r),t++}for(let r in n)
if(!(r==="$schema"||r==="side"||r==="turns"||r==="sources")){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(n.$schema!==void 0){let r=n.$schema;if(typeof r=="string"){if(h(r)<1){let s={instancePath:i+
"/$schema",schemaPath:"../common/common.schema.json#/$defs/schemaPath/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charac\
ters"};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/$schema",schemaPath:"../common/common.schema.json#/$defs/schemaPath/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(n.side!==void 0){let r=n.side;if(typeof r!="string"){let s={instancePath:i+"/side",schemaPath:"\
defs.schema.json#/$defs/side/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="japan"||r==="allies")){
let s={instancePath:i+"/side",schemaPath:"defs.schema.json#/$defs/side/enum",keyword:"enum",params:{allowedValues:K.enum},message:"must be equal to one of the a\
llowed values"};e===null?e=[s]:e.push(s),t++}}if(n.turns!==void 0){let r=n.turns;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let s in r)if(!D.test(s)){let a={
instancePath:i+"/turns",schemaPath:"#/properties/turns/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have\
 additional properties"};e===null?e=[a]:e.push(a),t++}for(let s in r)if(D.test(s)){let a=r[s];if(a&&typeof a=="object"&&!Array.isArray(a)){for(let o in a)if(!b.
test(o)){let m={instancePath:i+"/turns/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/turns/patternProperties/%5E(%5B1-9%5D%7C1%5B0-6%5D)%2\
4/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),t++}
for(let o in a)b.test(o)&&(Pe(a[o],{instancePath:i+"/turns/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:a,
parentDataProperty:o,rootData:d,dynamicAnchors:f})||(e=e===null?Pe.errors:e.concat(Pe.errors),t=e.length))}else{let o={instancePath:i+"/turns/"+s.replace(/~/g,"\
~0").replace(/\//g,"~1"),schemaPath:"#/properties/turns/patternProperties/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/type",keyword:"type",params:{type:"object"},message:"mu\
st be object"};e===null?e=[o]:e.push(o),t++}}}else{let s={instancePath:i+"/turns",schemaPath:"#/properties/turns/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[s]:e.push(s),t++}}n.sources!==void 0&&(be(n.sources,{instancePath:i+"/sources",parentData:n,parentDataProperty:"sources",rootData:d,
dynamicAnchors:f})||(e=e===null?be.errors:e.concat(be.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ve.errors=e,t===0}Ve.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var $s=We,is={$schema:"h\
ttps://json-schema.org/draft/2020-12/schema",$id:"https://sandtable.invalid/schemas/fire-in-the-sky/scenario.schema.json",type:"object",properties:{$schema:{$ref:"\
../common/common.schema.json#/$defs/schemaPath"},id:{$ref:"../common/common.schema.json#/$defs/id"},title:{type:"string",minLength:1,maxLength:200},rule:{$ref:"\
../common/common.schema.json#/$defs/ruleNumber"},summary:{type:"string",minLength:1,maxLength:4e3},start:{type:"object",properties:{turn:{$ref:"defs.schema.json\
#/$defs/turn"},side:{$ref:"defs.schema.json#/$defs/side"},step:{$ref:"sequence.schema.json#/$defs/step"}},required:["turn","side","step"],additionalProperties:!1},
recommendedOptions:{type:"array",items:{$ref:"../common/common.schema.json#/$defs/optionId"},uniqueItems:!0},control:{type:"object",patternProperties:{"^[a-z][a\
-z0-9-]*$":{type:"string",enum:["japan","allies","none"]}},additionalProperties:!1},setup:{type:"object",patternProperties:{"^[a-z0-9][a-z0-9-]*$":{type:"object",
properties:{units:{$ref:"defs.schema.json#/$defs/unitCounts"},reduced:{$ref:"defs.schema.json#/$defs/unitCounts"},airSteps:{$ref:"defs.schema.json#/$defs/airSte\
ps"}},minProperties:1,additionalProperties:!1}},additionalProperties:!1},choices:{type:"object",patternProperties:{"^[a-z0-9][a-z0-9-]*$":{type:"object",properties:{
side:{$ref:"defs.schema.json#/$defs/side"},places:{type:"array",items:{$ref:"defs.schema.json#/$defs/placeId"},minItems:1,uniqueItems:!0},units:{$ref:"defs.sche\
ma.json#/$defs/unitCounts"},airSteps:{$ref:"defs.schema.json#/$defs/airSteps"}},required:["side","places"],minProperties:3,additionalProperties:!1}},additionalProperties:!1},
turnTrack:{type:"object",patternProperties:{"^([1-9]|1[0-6])$":{type:"object",properties:{units:{$ref:"defs.schema.json#/$defs/unitCounts"},reduced:{$ref:"defs.\
schema.json#/$defs/unitCounts"},airSteps:{$ref:"defs.schema.json#/$defs/airSteps"}},minProperties:1,additionalProperties:!1}},additionalProperties:!1},removed:{
type:"object",properties:{units:{$ref:"defs.schema.json#/$defs/unitCounts"}},required:["units"],additionalProperties:!1},sunk:{type:"object",properties:{units:{
$ref:"defs.schema.json#/$defs/unitCounts"}},required:["units"],additionalProperties:!1},tracks:{type:"object",properties:{merchantmen:{$ref:"../common/common.sc\
hema.json#/$defs/quarters"},oil:{$ref:"../common/common.schema.json#/$defs/quarters"},transport:{type:"object",properties:{japan:{$ref:"../common/common.schema.\
json#/$defs/quarters"},us:{$ref:"../common/common.schema.json#/$defs/quarters"},britain:{$ref:"../common/common.schema.json#/$defs/quarters"}},required:["japan",
"us","britain"],additionalProperties:!1},submarine:{type:"object",properties:{japan:{type:"integer",minimum:0,maximum:100},allies:{type:"integer",minimum:0,maximum:100}},
required:["japan","allies"],additionalProperties:!1},victoryPoints:{type:"integer",minimum:-100,maximum:100}},required:["merchantmen","oil","transport","submari\
ne","victoryPoints"],additionalProperties:!1},overrides:{type:"object",patternProperties:{"^[a-z0-9][a-z0-9/-]*\\.json$":{type:"object",additionalProperties:!0}},
additionalProperties:!1},sources:{$ref:"../common/common.schema.json#/$defs/sources"}},required:["id","title","rule","summary","start","recommendedOptions","con\
trol","setup","choices","turnTrack","removed","sunk","tracks","sources"],additionalProperties:!1};function ke(n,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:d=n,dynamicAnchors:f={}}={}){let e=null,t=0,c=ke.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(Object.keys(n).length<1){let r={instancePath:i,schemaPath:"#/minProperties",
keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[r]:e.push(r),t++}for(let r in n)if(!j.test(r)){let s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),t++}for(let r in n)j.test(r)&&(k(n[r],{instancePath:i+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:n,parentDataProperty:r,rootData:d,dynamicAnchors:f})||
(e=e===null?k.errors:e.concat(k.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[r]:e.push(r),t++}return ke.errors=e,t===0}ke.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function We(n,{instancePath:i="",parentData:g,
parentDataProperty:P,rootData:d=n,dynamicAnchors:f={}}={}){let e=null,t=0,c=We.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),n&&
typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"\
must have required property 'id'"};e===null?e=[r]:e.push(r),t++}if(n.title===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
title"},message:"must have required property 'title'"};e===null?e=[r]:e.push(r),t++}if(n.rule===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"rule"},message:"must have required property 'rule'"};e===null?e=[r]:e.push(r),t++}if(n.summary===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"summary"},message:"must have required property 'summary'"};e===null?e=[r]:e.push(r),t++}if(n.
start===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"start"},message:"must have required property 'start'"};
e===null?e=[r]:e.push(r),t++}if(n.recommendedOptions===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"recomme\
ndedOptions"},message:"must have required property 'recommendedOptions'"};e===null?e=[r]:e.push(r),t++}if(n.control===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"control"},message:"must have required property 'control'"};e===null?e=[r]:e.push(r),t++}if(n.setup===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"setup"},message:"must have required property 'setup'"};e===null?e=[r]:
e.push(r),t++}if(n.choices===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"choices"},message:"must have requ\
ired property 'choices'"};e===null?e=[r]:e.push(r),t++}if(n.turnTrack===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
turnTrack"},message:"must have required property 'turnTrack'"};e===null?e=[r]:e.push(r),t++}if(n.removed===void 0){let r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"removed"},message:"must have required property 'removed'"};e===null?e=[r]:e.push(r),t++}if(n.sunk===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"sunk"},message:"must have required property 'sunk'"};e===null?e=[r]:e.push(r),t++}if(n.tracks===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"tracks"},message:"must have required property 'tracks'"};e===null?
e=[r]:e.push(r),t++}if(n.sources===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sources"},message:"must hav\
e required property 'sources'"};e===null?e=[r]:e.push(r),t++}for(let r in n)if(!T.call(is.properties,r)){let s={instancePath:i,schemaPath:"#/additionalPropertie\
s",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(n.$schema!==void 0){
let r=n.$schema;if(typeof r=="string"){if(h(r)<1){let s={instancePath:i+"/$schema",schemaPath:"../common/common.schema.json#/$defs/schemaPath/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/$schema",schemaPath:"../\
common/common.schema.json#/$defs/schemaPath/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(n.id!==void 0){
let r=n.id;if(typeof r=="string"){if(h(r)>80){let s={instancePath:i+"/id",schemaPath:"../common/common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{
limit:80},message:"must NOT have more than 80 characters"};e===null?e=[s]:e.push(s),t++}if(!b.test(r)){let s={instancePath:i+"/id",schemaPath:"../common/common.\
schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"},message:'must match pattern "^[a-z0-9][a-z0-9-]*$"'};e===null?e=[s]:e.push(
s),t++}}else{let s={instancePath:i+"/id",schemaPath:"../common/common.schema.json#/$defs/id/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}}if(n.title!==void 0){let r=n.title;if(typeof r=="string"){if(h(r)>200){let s={instancePath:i+"/title",schemaPath:"#/properties/tit\
le/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[s]:e.push(s),t++}if(h(r)<1){let s={instancePath:i+
"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),
t++}}else{let s={instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),t++}}if(n.rule!==void 0){let r=n.rule;if(typeof r=="string"){if(h(r)>24){let s={instancePath:i+"/rule",schemaPath:"../common/common.schema.json#/$defs/ruleNu\
mber/maxLength",keyword:"maxLength",params:{limit:24},message:"must NOT have more than 24 characters"};e===null?e=[s]:e.push(s),t++}if(!J.test(r)){let s={instancePath:i+
"/rule",schemaPath:"../common/common.schema.json#/$defs/ruleNumber/pattern",keyword:"pattern",params:{pattern:"^[0-9A-Z][0-9A-Za-z.()-]*$"},message:'must match \
pattern "^[0-9A-Z][0-9A-Za-z.()-]*$"'};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/rule",schemaPath:"../common/common.schema.json#/$defs/ruleNumb\
er/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(n.summary!==void 0){let r=n.summary;if(typeof r=="stri\
ng"){if(h(r)>4e3){let s={instancePath:i+"/summary",schemaPath:"#/properties/summary/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have mor\
e than 4000 characters"};e===null?e=[s]:e.push(s),t++}if(h(r)<1){let s={instancePath:i+"/summary",schemaPath:"#/properties/summary/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/summary",schemaPath:"#/properties/s\
ummary/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(n.start!==void 0){let r=n.start;if(r&&typeof r=="o\
bject"&&!Array.isArray(r)){if(r.turn===void 0){let s={instancePath:i+"/start",schemaPath:"#/properties/start/required",keyword:"required",params:{missingProperty:"\
turn"},message:"must have required property 'turn'"};e===null?e=[s]:e.push(s),t++}if(r.side===void 0){let s={instancePath:i+"/start",schemaPath:"#/properties/st\
art/required",keyword:"required",params:{missingProperty:"side"},message:"must have required property 'side'"};e===null?e=[s]:e.push(s),t++}if(r.step===void 0){
let s={instancePath:i+"/start",schemaPath:"#/properties/start/required",keyword:"required",params:{missingProperty:"step"},message:"must have required property \
'step'"};e===null?e=[s]:e.push(s),t++}for(let s in r)if(!(s==="turn"||s==="side"||s==="step")){let a={instancePath:i+"/start",schemaPath:"#/properties/start/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),t++}if(r.
turn!==void 0){let s=r.turn;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:i+"/start/turn",schemaPath:"defs.schema.json#/$defs/tu\
rn/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof s=="number"&&isFinite(s)){if(s>16||isNaN(s)){let a={
instancePath:i+"/start/turn",schemaPath:"defs.schema.json#/$defs/turn/maximum",keyword:"maximum",params:{comparison:"<=",limit:16},message:"must be <= 16"};e===
null?e=[a]:e.push(a),t++}if(s<1||isNaN(s)){let a={instancePath:i+"/start/turn",schemaPath:"defs.schema.json#/$defs/turn/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[a]:e.push(a),t++}}}if(r.side!==void 0){let s=r.side;if(typeof s!="string"){let a={instancePath:i+"/start/side",
schemaPath:"defs.schema.json#/$defs/side/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(!(s==="japan"||s===
"allies")){let a={instancePath:i+"/start/side",schemaPath:"defs.schema.json#/$defs/side/enum",keyword:"enum",params:{allowedValues:K.enum},message:"must be equa\
l to one of the allowed values"};e===null?e=[a]:e.push(a),t++}}if(r.step!==void 0){let s=r.step;if(typeof s!="string"){let a={instancePath:i+"/start/step",schemaPath:"\
sequence.schema.json#/$defs/step/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(!(s==="late-conquest"||s===
"japanese-player-turn"||s==="allied-player-turn"||s==="transport"||s==="oil-transport"||s==="destroyer-transfer"||s==="economic-warfare"||s==="merchant-asw"||s===
"submarine-warfare"||s==="reinforcement"||s==="arrivals"||s==="submarine-points"||s==="transport-points"||s==="replacements"||s==="off-map-movement"||s==="first\
-deployment"||s==="operational-movement"||s==="reaction"||s==="air-commitment"||s==="combat"||s==="submarine-attacks"||s==="battles"||s==="battle"||s==="battle-\
preparation"||s==="air-combat"||s==="air-to-air"||s==="target-determination"||s==="air-strikes"||s==="surface-combat"||s==="land-combat"||s==="amphibious-round"||
s==="replacement-round"||s==="ground-support"||s==="supply-round"||s==="land-combat-round"||s==="battle-administration"||s==="return-to-base"||s==="ships-return"||
s==="control-changes"||s==="return-stacking"||s==="second-deployment"||s==="end"||s==="replacements-removal"||s==="disbandment"||s==="victory-points")){let a={instancePath:i+
"/start/step",schemaPath:"sequence.schema.json#/$defs/step/enum",keyword:"enum",params:{allowedValues:hs.enum},message:"must be equal to one of the allowed valu\
es"};e===null?e=[a]:e.push(a),t++}}}else{let s={instancePath:i+"/start",schemaPath:"#/properties/start/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};e===null?e=[s]:e.push(s),t++}}if(n.recommendedOptions!==void 0){let r=n.recommendedOptions;if(Array.isArray(r)){let s=r.length;for(let m=0;m<s;m++){
let l=r[m];if(typeof l=="string"){if(h(l)>80){let p={instancePath:i+"/recommendedOptions/"+m,schemaPath:"../common/common.schema.json#/$defs/optionId/maxLength",
keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[p]:e.push(p),t++}if(!b.test(l)){let p={instancePath:i+"/recom\
mendedOptions/"+m,schemaPath:"../common/common.schema.json#/$defs/optionId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"},message:'must matc\
h pattern "^[a-z0-9][a-z0-9-]*$"'};e===null?e=[p]:e.push(p),t++}}else{let p={instancePath:i+"/recommendedOptions/"+m,schemaPath:"../common/common.schema.json#/$\
defs/optionId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}let a=r.length,o;if(a>1){e:for(;a--;)for(o=a;o--;)
if(x(r[a],r[o])){let m={instancePath:i+"/recommendedOptions",schemaPath:"#/properties/recommendedOptions/uniqueItems",keyword:"uniqueItems",params:{i:a,j:o},message:"\
must NOT have duplicate items (items ## "+o+" and "+a+" are identical)"};e===null?e=[m]:e.push(m),t++;break e}}}else{let s={instancePath:i+"/recommendedOptions",
schemaPath:"#/properties/recommendedOptions/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(n.control!==void 0){
let r=n.control;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let s in r)if(!ze.test(s)){let a={instancePath:i+"/control",schemaPath:"#/properties/control/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),t++}for(let s in r)
if(ze.test(s)){let a=r[s];if(typeof a!="string"){let o={instancePath:i+"/control/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/control/pat\
ternProperties/%5E%5Ba-z%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),t++}if(!(a==="japan"||
a==="allies"||a==="none")){let o={instancePath:i+"/control/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/control/patternProperties/%5E%5Ba\
-z%5D%5Ba-z0-9-%5D*%24/enum",keyword:"enum",params:{allowedValues:is.properties.control.patternProperties["^[a-z][a-z0-9-]*$"].enum},message:"must be equal to o\
ne of the allowed values"};e===null?e=[o]:e.push(o),t++}}}else{let s={instancePath:i+"/control",schemaPath:"#/properties/control/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}if(n.setup!==void 0){let r=n.setup;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let s in r)
if(!b.test(s)){let a={instancePath:i+"/setup",schemaPath:"#/properties/setup/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),t++}for(let s in r)if(b.test(s)){let a=r[s];if(a&&typeof a=="object"&&!Array.isArray(a)){
if(Object.keys(a).length<1){let o={instancePath:i+"/setup/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/setup/patternProperties/%5E%5Ba-z0\
-9%5D%5Ba-z0-9-%5D*%24/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[o]:e.push(o),t++}for(let o in a)
if(!(o==="units"||o==="reduced"||o==="airSteps")){let m={instancePath:i+"/setup/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/setup/patter\
nProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have additiona\
l properties"};e===null?e=[m]:e.push(m),t++}if(a.units!==void 0){let o=a.units;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let m in o)if(!b.test(m)){let l={
instancePath:i+"/setup/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/units",schemaPath:"defs.schema.json#/$defs/unitCounts/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),t++}for(let m in o)if(b.test(m)){let l=o[m];
if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let p={instancePath:i+"/setup/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/units/"+m.replace(/~/g,"~0").
replace(/\//g,"~1"),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[p]:e.push(p),t++}if(typeof l=="number"&&isFinite(l)){if(l>50||isNaN(l)){let p={instancePath:i+"/setup/"+s.replace(/~/g,"~\
0").replace(/\//g,"~1")+"/units/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-\
z0-9-%5D*%24/maximum",keyword:"maximum",params:{comparison:"<=",limit:50},message:"must be <= 50"};e===null?e=[p]:e.push(p),t++}if(l<1||isNaN(l)){let p={instancePath:i+
"/setup/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/units/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProp\
erties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[p]:e.push(p),t++}}}}else{
let m={instancePath:i+"/setup/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/units",schemaPath:"defs.schema.json#/$defs/unitCounts/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}}if(a.reduced!==void 0){let o=a.reduced;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let m in o)
if(!b.test(m)){let l={instancePath:i+"/setup/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/reduced",schemaPath:"defs.schema.json#/$defs/unitCounts/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),t++}for(let m in o)
if(b.test(m)){let l=o[m];if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let p={instancePath:i+"/setup/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/re\
duced/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),t++}if(typeof l=="number"&&isFinite(l)){if(l>50||isNaN(l)){let p={instancePath:i+
"/setup/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/reduced/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"defs.schema.json#/$defs/unitCounts/patternPr\
operties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/maximum",keyword:"maximum",params:{comparison:"<=",limit:50},message:"must be <= 50"};e===null?e=[p]:e.push(p),t++}if(l<
1||isNaN(l)){let p={instancePath:i+"/setup/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/reduced/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"defs.sche\
ma.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};
e===null?e=[p]:e.push(p),t++}}}}else{let m={instancePath:i+"/setup/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/reduced",schemaPath:"defs.schema.json#/$defs/uni\
tCounts/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}}if(a.airSteps!==void 0){let o=a.airSteps;if(o&&typeof o==
"object"&&!Array.isArray(o)){if(Object.keys(o).length<1){let m={instancePath:i+"/setup/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/airSteps",schemaPath:"defs.s\
chema.json#/$defs/airSteps/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[m]:e.push(m),t++}
for(let m in o)if(!(m==="japan"||m==="us"||m==="britain"||m==="netherlands")){let l={instancePath:i+"/setup/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/airStep\
s",schemaPath:"defs.schema.json#/$defs/airSteps/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additi\
onal properties"};e===null?e=[l]:e.push(l),t++}if(o.japan!==void 0){let m=o.japan;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let l={instancePath:i+
"/setup/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/airSteps/japan",schemaPath:"defs.schema.json#/$defs/airSteps/properties/japan/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[l]:e.push(l),t++}if(typeof m=="number"&&isFinite(m)){if(m>60||isNaN(m)){let l={instancePath:i+"/setup/"+s.
replace(/~/g,"~0").replace(/\//g,"~1")+"/airSteps/japan",schemaPath:"defs.schema.json#/$defs/airSteps/properties/japan/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:60},message:"must be <= 60"};e===null?e=[l]:e.push(l),t++}if(m<1||isNaN(m)){let l={instancePath:i+"/setup/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"\
/airSteps/japan",schemaPath:"defs.schema.json#/$defs/airSteps/properties/japan/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};
e===null?e=[l]:e.push(l),t++}}}if(o.us!==void 0){let m=o.us;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let l={instancePath:i+"/setup/"+s.replace(
/~/g,"~0").replace(/\//g,"~1")+"/airSteps/us",schemaPath:"defs.schema.json#/$defs/airSteps/properties/us/type",keyword:"type",params:{type:"integer"},message:"m\
ust be integer"};e===null?e=[l]:e.push(l),t++}if(typeof m=="number"&&isFinite(m)){if(m>60||isNaN(m)){let l={instancePath:i+"/setup/"+s.replace(/~/g,"~0").replace(
/\//g,"~1")+"/airSteps/us",schemaPath:"defs.schema.json#/$defs/airSteps/properties/us/maximum",keyword:"maximum",params:{comparison:"<=",limit:60},message:"must\
 be <= 60"};e===null?e=[l]:e.push(l),t++}if(m<1||isNaN(m)){let l={instancePath:i+"/setup/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/airSteps/us",schemaPath:"d\
efs.schema.json#/$defs/airSteps/properties/us/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[l]:e.push(l),t++}}}
if(o.britain!==void 0){let m=o.britain;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let l={instancePath:i+"/setup/"+s.replace(/~/g,"~0").replace(/\//g,
"~1")+"/airSteps/britain",schemaPath:"defs.schema.json#/$defs/airSteps/properties/britain/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[l]:e.push(l),t++}if(typeof m=="number"&&isFinite(m)){if(m>60||isNaN(m)){let l={instancePath:i+"/setup/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/a\
irSteps/britain",schemaPath:"defs.schema.json#/$defs/airSteps/properties/britain/maximum",keyword:"maximum",params:{comparison:"<=",limit:60},message:"must be <\
= 60"};e===null?e=[l]:e.push(l),t++}if(m<1||isNaN(m)){let l={instancePath:i+"/setup/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/airSteps/britain",schemaPath:"d\
efs.schema.json#/$defs/airSteps/properties/britain/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[l]:e.push(l),
t++}}}if(o.netherlands!==void 0){let m=o.netherlands;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let l={instancePath:i+"/setup/"+s.replace(/~/g,"~\
0").replace(/\//g,"~1")+"/airSteps/netherlands",schemaPath:"defs.schema.json#/$defs/airSteps/properties/netherlands/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[l]:e.push(l),t++}if(typeof m=="number"&&isFinite(m)){if(m>60||isNaN(m)){let l={instancePath:i+"/setup/"+s.replace(/~/g,"~\
0").replace(/\//g,"~1")+"/airSteps/netherlands",schemaPath:"defs.schema.json#/$defs/airSteps/properties/netherlands/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:60},message:"must be <= 60"};e===null?e=[l]:e.push(l),t++}if(m<1||isNaN(m)){let l={instancePath:i+"/setup/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"\
/airSteps/netherlands",schemaPath:"defs.schema.json#/$defs/airSteps/properties/netherlands/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"};e===null?e=[l]:e.push(l),t++}}}}else{let m={instancePath:i+"/setup/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/airSteps",schemaPath:"defs.schema\
.json#/$defs/airSteps/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}}}else{let o={instancePath:i+"/setup/"+
s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/setup/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[o]:e.push(o),t++}}}else{let s={instancePath:i+"/setup",schemaPath:"#/properties/setup/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}if(n.choices!==void 0){let r=n.choices;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let s in r)
if(!b.test(s)){let a={instancePath:i+"/choices",schemaPath:"#/properties/choices/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),t++}for(let s in r)if(b.test(s)){let a=r[s];if(a&&typeof a=="object"&&!Array.isArray(a)){
if(Object.keys(a).length<3){let o={instancePath:i+"/choices/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/choices/patternProperties/%5E%5B\
a-z0-9%5D%5Ba-z0-9-%5D*%24/minProperties",keyword:"minProperties",params:{limit:3},message:"must NOT have fewer than 3 properties"};e===null?e=[o]:e.push(o),t++}
if(a.side===void 0){let o={instancePath:i+"/choices/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/choices/patternProperties/%5E%5Ba-z0-9%5\
D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"side"},message:"must have required property 'side'"};e===null?e=[o]:e.push(o),t++}if(a.
places===void 0){let o={instancePath:i+"/choices/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/choices/patternProperties/%5E%5Ba-z0-9%5D%5\
Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"places"},message:"must have required property 'places'"};e===null?e=[o]:e.push(o),t++}for(let o in a)
if(!(o==="side"||o==="places"||o==="units"||o==="airSteps")){let m={instancePath:i+"/choices/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties\
/choices/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT\
 have additional properties"};e===null?e=[m]:e.push(m),t++}if(a.side!==void 0){let o=a.side;if(typeof o!="string"){let m={instancePath:i+"/choices/"+s.replace(/~/g,
"~0").replace(/\//g,"~1")+"/side",schemaPath:"defs.schema.json#/$defs/side/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:
e.push(m),t++}if(!(o==="japan"||o==="allies")){let m={instancePath:i+"/choices/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/side",schemaPath:"defs.schema.json#/\
$defs/side/enum",keyword:"enum",params:{allowedValues:K.enum},message:"must be equal to one of the allowed values"};e===null?e=[m]:e.push(m),t++}}if(a.places!==
void 0){let o=a.places;if(Array.isArray(o)){if(o.length<1){let u={instancePath:i+"/choices/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/places",schemaPath:"#/pr\
operties/choices/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/places/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer\
 than 1 items"};e===null?e=[u]:e.push(u),t++}let m=o.length;for(let u=0;u<m;u++){let y=o[u];if(typeof y=="string"){if(h(y)>80){let v={instancePath:i+"/choices/"+
s.replace(/~/g,"~0").replace(/\//g,"~1")+"/places/"+u,schemaPath:"defs.schema.json#/$defs/placeId/maxLength",keyword:"maxLength",params:{limit:80},message:"must\
 NOT have more than 80 characters"};e===null?e=[v]:e.push(v),t++}if(!b.test(y)){let v={instancePath:i+"/choices/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/pla\
ces/"+u,schemaPath:"defs.schema.json#/$defs/placeId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"},message:'must match pattern "^[a-z0-9][a-\
z0-9-]*$"'};e===null?e=[v]:e.push(v),t++}}else{let v={instancePath:i+"/choices/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/places/"+u,schemaPath:"defs.schema.j\
son#/$defs/placeId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[v]:e.push(v),t++}}let l=o.length,p;if(l>1){e:for(;l--;)for(p=
l;p--;)if(x(o[l],o[p])){let u={instancePath:i+"/choices/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/places",schemaPath:"#/properties/choices/patternProperties/\
%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/places/uniqueItems",keyword:"uniqueItems",params:{i:l,j:p},message:"must NOT have duplicate items (items ## "+p+" an\
d "+l+" are identical)"};e===null?e=[u]:e.push(u),t++;break e}}}else{let m={instancePath:i+"/choices/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/places",schemaPath:"\
#/properties/choices/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/places/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[m]:e.push(m),t++}}if(a.units!==void 0){let o=a.units;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let m in o)if(!b.test(m)){let l={instancePath:i+"/\
choices/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/units",schemaPath:"defs.schema.json#/$defs/unitCounts/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),t++}for(let m in o)if(b.test(m)){let l=o[m];if(!(typeof l==
"number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let p={instancePath:i+"/choices/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/units/"+m.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"integer"},message:"mu\
st be integer"};e===null?e=[p]:e.push(p),t++}if(typeof l=="number"&&isFinite(l)){if(l>50||isNaN(l)){let p={instancePath:i+"/choices/"+s.replace(/~/g,"~0").replace(
/\//g,"~1")+"/units/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24\
/maximum",keyword:"maximum",params:{comparison:"<=",limit:50},message:"must be <= 50"};e===null?e=[p]:e.push(p),t++}if(l<1||isNaN(l)){let p={instancePath:i+"/ch\
oices/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/units/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProper\
ties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[p]:e.push(p),t++}}}}else{let m={
instancePath:i+"/choices/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/units",schemaPath:"defs.schema.json#/$defs/unitCounts/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[m]:e.push(m),t++}}if(a.airSteps!==void 0){let o=a.airSteps;if(o&&typeof o=="object"&&!Array.isArray(o)){if(Object.
keys(o).length<1){let m={instancePath:i+"/choices/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/airSteps",schemaPath:"defs.schema.json#/$defs/airSteps/minPropert\
ies",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[m]:e.push(m),t++}for(let m in o)if(!(m==="japan"||m===
"us"||m==="britain"||m==="netherlands")){let l={instancePath:i+"/choices/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/airSteps",schemaPath:"defs.schema.json#/$d\
efs/airSteps/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[l]:e.
push(l),t++}if(o.japan!==void 0){let m=o.japan;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let l={instancePath:i+"/choices/"+s.replace(/~/g,"~0").
replace(/\//g,"~1")+"/airSteps/japan",schemaPath:"defs.schema.json#/$defs/airSteps/properties/japan/type",keyword:"type",params:{type:"integer"},message:"must b\
e integer"};e===null?e=[l]:e.push(l),t++}if(typeof m=="number"&&isFinite(m)){if(m>60||isNaN(m)){let l={instancePath:i+"/choices/"+s.replace(/~/g,"~0").replace(/\//g,
"~1")+"/airSteps/japan",schemaPath:"defs.schema.json#/$defs/airSteps/properties/japan/maximum",keyword:"maximum",params:{comparison:"<=",limit:60},message:"must\
 be <= 60"};e===null?e=[l]:e.push(l),t++}if(m<1||isNaN(m)){let l={instancePath:i+"/choices/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/airSteps/japan",schemaPath:"\
defs.schema.json#/$defs/airSteps/properties/japan/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[l]:e.push(l),t++}}}
if(o.us!==void 0){let m=o.us;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let l={instancePath:i+"/choices/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+
"/airSteps/us",schemaPath:"defs.schema.json#/$defs/airSteps/properties/us/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[l]:
e.push(l),t++}if(typeof m=="number"&&isFinite(m)){if(m>60||isNaN(m)){let l={instancePath:i+"/choices/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/airSteps/us",schemaPath:"\
defs.schema.json#/$defs/airSteps/properties/us/maximum",keyword:"maximum",params:{comparison:"<=",limit:60},message:"must be <= 60"};e===null?e=[l]:e.push(l),t++}
if(m<1||isNaN(m)){let l={instancePath:i+"/choices/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/airSteps/us",schemaPath:"defs.schema.json#/$defs/airSteps/propert\
ies/us/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[l]:e.push(l),t++}}}if(o.britain!==void 0){let m=o.britain;
if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let l={instancePath:i+"/choices/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/airSteps/britain",schemaPath:"\
defs.schema.json#/$defs/airSteps/properties/britain/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[l]:e.push(l),t++}if(typeof m==
"number"&&isFinite(m)){if(m>60||isNaN(m)){let l={instancePath:i+"/choices/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/airSteps/britain",schemaPath:"defs.schema\
.json#/$defs/airSteps/properties/britain/maximum",keyword:"maximum",params:{comparison:"<=",limit:60},message:"must be <= 60"};e===null?e=[l]:e.push(l),t++}if(m<
1||isNaN(m)){let l={instancePath:i+"/choices/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/airSteps/britain",schemaPath:"defs.schema.json#/$defs/airSteps/propert\
ies/britain/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[l]:e.push(l),t++}}}if(o.netherlands!==void 0){let m=o.
netherlands;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let l={instancePath:i+"/choices/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/airSteps/neth\
erlands",schemaPath:"defs.schema.json#/$defs/airSteps/properties/netherlands/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=
[l]:e.push(l),t++}if(typeof m=="number"&&isFinite(m)){if(m>60||isNaN(m)){let l={instancePath:i+"/choices/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/airSteps/n\
etherlands",schemaPath:"defs.schema.json#/$defs/airSteps/properties/netherlands/maximum",keyword:"maximum",params:{comparison:"<=",limit:60},message:"must be <=\
 60"};e===null?e=[l]:e.push(l),t++}if(m<1||isNaN(m)){let l={instancePath:i+"/choices/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/airSteps/netherlands",schemaPath:"\
defs.schema.json#/$defs/airSteps/properties/netherlands/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[l]:e.push(
l),t++}}}}else{let m={instancePath:i+"/choices/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/airSteps",schemaPath:"defs.schema.json#/$defs/airSteps/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}}}else{let o={instancePath:i+"/choices/"+s.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/properties/choices/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[o]:e.push(o),t++}}}else{let s={instancePath:i+"/choices",schemaPath:"#/properties/choices/type",keyword:"type",params:{type:"object"},message:"must \
be object"};e===null?e=[s]:e.push(s),t++}}if(n.turnTrack!==void 0){let r=n.turnTrack;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let s in r)if(!D.test(s)){
let a={instancePath:i+"/turnTrack",schemaPath:"#/properties/turnTrack/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"\
must NOT have additional properties"};e===null?e=[a]:e.push(a),t++}for(let s in r)if(D.test(s)){let a=r[s];if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.
keys(a).length<1){let o={instancePath:i+"/turnTrack/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/turnTrack/patternProperties/%5E(%5B1-9%5\
D%7C1%5B0-6%5D)%24/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[o]:e.push(o),t++}for(let o in a)
if(!(o==="units"||o==="reduced"||o==="airSteps")){let m={instancePath:i+"/turnTrack/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/turnTrac\
k/patternProperties/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have add\
itional properties"};e===null?e=[m]:e.push(m),t++}if(a.units!==void 0){let o=a.units;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let m in o)if(!b.test(m)){
let l={instancePath:i+"/turnTrack/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/units",schemaPath:"defs.schema.json#/$defs/unitCounts/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),t++}for(let m in o)if(b.test(m)){let l=o[m];
if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let p={instancePath:i+"/turnTrack/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/units/"+m.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"i\
nteger"},message:"must be integer"};e===null?e=[p]:e.push(p),t++}if(typeof l=="number"&&isFinite(l)){if(l>50||isNaN(l)){let p={instancePath:i+"/turnTrack/"+s.replace(
/~/g,"~0").replace(/\//g,"~1")+"/units/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%\
5D%5Ba-z0-9-%5D*%24/maximum",keyword:"maximum",params:{comparison:"<=",limit:50},message:"must be <= 50"};e===null?e=[p]:e.push(p),t++}if(l<1||isNaN(l)){let p={
instancePath:i+"/turnTrack/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/units/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"defs.schema.json#/$defs/uni\
tCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[p]:e.
push(p),t++}}}}else{let m={instancePath:i+"/turnTrack/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/units",schemaPath:"defs.schema.json#/$defs/unitCounts/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}}if(a.reduced!==void 0){let o=a.reduced;if(o&&typeof o=="object"&&!Array.isArray(
o)){for(let m in o)if(!b.test(m)){let l={instancePath:i+"/turnTrack/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/reduced",schemaPath:"defs.schema.json#/$defs/un\
itCounts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[l]:e.push(
l),t++}for(let m in o)if(b.test(m)){let l=o[m];if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let p={instancePath:i+"/turnTrack/"+s.replace(/~/g,"~0").
replace(/\//g,"~1")+"/reduced/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0\
-9-%5D*%24/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),t++}if(typeof l=="number"&&isFinite(l)){if(l>50||isNaN(
l)){let p={instancePath:i+"/turnTrack/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/reduced/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"defs.schema.js\
on#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/maximum",keyword:"maximum",params:{comparison:"<=",limit:50},message:"must be <= 50"};e===
null?e=[p]:e.push(p),t++}if(l<1||isNaN(l)){let p={instancePath:i+"/turnTrack/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/reduced/"+m.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/minimum",keyword:"minimum",params:{comparison:">=",
limit:1},message:"must be >= 1"};e===null?e=[p]:e.push(p),t++}}}}else{let m={instancePath:i+"/turnTrack/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/reduced",schemaPath:"\
defs.schema.json#/$defs/unitCounts/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}}if(a.airSteps!==void 0){let o=a.
airSteps;if(o&&typeof o=="object"&&!Array.isArray(o)){if(Object.keys(o).length<1){let m={instancePath:i+"/turnTrack/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"\
/airSteps",schemaPath:"defs.schema.json#/$defs/airSteps/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};
e===null?e=[m]:e.push(m),t++}for(let m in o)if(!(m==="japan"||m==="us"||m==="britain"||m==="netherlands")){let l={instancePath:i+"/turnTrack/"+s.replace(/~/g,"~\
0").replace(/\//g,"~1")+"/airSteps",schemaPath:"defs.schema.json#/$defs/airSteps/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},
message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),t++}if(o.japan!==void 0){let m=o.japan;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(
m))){let l={instancePath:i+"/turnTrack/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/airSteps/japan",schemaPath:"defs.schema.json#/$defs/airSteps/properties/japa\
n/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[l]:e.push(l),t++}if(typeof m=="number"&&isFinite(m)){if(m>60||isNaN(m)){let l={
instancePath:i+"/turnTrack/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/airSteps/japan",schemaPath:"defs.schema.json#/$defs/airSteps/properties/japan/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:60},message:"must be <= 60"};e===null?e=[l]:e.push(l),t++}if(m<1||isNaN(m)){let l={instancePath:i+"/turnTrack/"+s.replace(
/~/g,"~0").replace(/\//g,"~1")+"/airSteps/japan",schemaPath:"defs.schema.json#/$defs/airSteps/properties/japan/minimum",keyword:"minimum",params:{comparison:">=",
limit:1},message:"must be >= 1"};e===null?e=[l]:e.push(l),t++}}}if(o.us!==void 0){let m=o.us;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let l={instancePath:i+
"/turnTrack/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/airSteps/us",schemaPath:"defs.schema.json#/$defs/airSteps/properties/us/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[l]:e.push(l),t++}if(typeof m=="number"&&isFinite(m)){if(m>60||isNaN(m)){let l={instancePath:i+"/turnTrack/"+s.replace(
/~/g,"~0").replace(/\//g,"~1")+"/airSteps/us",schemaPath:"defs.schema.json#/$defs/airSteps/properties/us/maximum",keyword:"maximum",params:{comparison:"<=",limit:60},
message:"must be <= 60"};e===null?e=[l]:e.push(l),t++}if(m<1||isNaN(m)){let l={instancePath:i+"/turnTrack/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/airSteps/\
us",schemaPath:"defs.schema.json#/$defs/airSteps/properties/us/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[l]:
e.push(l),t++}}}if(o.britain!==void 0){let m=o.britain;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let l={instancePath:i+"/turnTrack/"+s.replace(/~/g,
"~0").replace(/\//g,"~1")+"/airSteps/britain",schemaPath:"defs.schema.json#/$defs/airSteps/properties/britain/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[l]:e.push(l),t++}if(typeof m=="number"&&isFinite(m)){if(m>60||isNaN(m)){let l={instancePath:i+"/turnTrack/"+s.replace(/~/g,"~0").replace(
/\//g,"~1")+"/airSteps/britain",schemaPath:"defs.schema.json#/$defs/airSteps/properties/britain/maximum",keyword:"maximum",params:{comparison:"<=",limit:60},message:"\
must be <= 60"};e===null?e=[l]:e.push(l),t++}if(m<1||isNaN(m)){let l={instancePath:i+"/turnTrack/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/airSteps/britain",
schemaPath:"defs.schema.json#/$defs/airSteps/properties/britain/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[
l]:e.push(l),t++}}}if(o.netherlands!==void 0){let m=o.netherlands;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let l={instancePath:i+"/turnTrack/"+
s.replace(/~/g,"~0").replace(/\//g,"~1")+"/airSteps/netherlands",schemaPath:"defs.schema.json#/$defs/airSteps/properties/netherlands/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[l]:e.push(l),t++}if(typeof m=="number"&&isFinite(m)){if(m>60||isNaN(m)){let l={instancePath:i+"/turnTrack\
/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/airSteps/netherlands",schemaPath:"defs.schema.json#/$defs/airSteps/properties/netherlands/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:60},message:"must be <= 60"};e===null?e=[l]:e.push(l),t++}if(m<1||isNaN(m)){let l={instancePath:i+"/turnTrack/"+s.replace(/~/g,
"~0").replace(/\//g,"~1")+"/airSteps/netherlands",schemaPath:"defs.schema.json#/$defs/airSteps/properties/netherlands/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[l]:e.push(l),t++}}}}else{let m={instancePath:i+"/turnTrack/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/airStep\
s",schemaPath:"defs.schema.json#/$defs/airSteps/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}}}else{let o={
instancePath:i+"/turnTrack/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/turnTrack/patternProperties/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),t++}}}else{let s={instancePath:i+"/turnTrack",schemaPath:"#/properties/\
turnTrack/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}if(n.removed!==void 0){let r=n.removed;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.units===void 0){let s={instancePath:i+"/removed",schemaPath:"#/properties/removed/required",keyword:"required",params:{missingProperty:"\
units"},message:"must have required property 'units'"};e===null?e=[s]:e.push(s),t++}for(let s in r)if(s!=="units"){let a={instancePath:i+"/removed",schemaPath:"\
#/properties/removed/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?
e=[a]:e.push(a),t++}if(r.units!==void 0){let s=r.units;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let a in s)if(!b.test(a)){let o={instancePath:i+"/remove\
d/units",schemaPath:"defs.schema.json#/$defs/unitCounts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT hav\
e additional properties"};e===null?e=[o]:e.push(o),t++}for(let a in s)if(b.test(a)){let o=s[a];if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let m={
instancePath:i+"/removed/units/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z\
0-9-%5D*%24/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),t++}if(typeof o=="number"&&isFinite(o)){if(o>50||isNaN(
o)){let m={instancePath:i+"/removed/units/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0\
-9%5D%5Ba-z0-9-%5D*%24/maximum",keyword:"maximum",params:{comparison:"<=",limit:50},message:"must be <= 50"};e===null?e=[m]:e.push(m),t++}if(o<1||isNaN(o)){let m={
instancePath:i+"/removed/units/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z\
0-9-%5D*%24/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[m]:e.push(m),t++}}}}else{let a={instancePath:i+"/rem\
oved/units",schemaPath:"defs.schema.json#/$defs/unitCounts/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),t++}}}else{
let s={instancePath:i+"/removed",schemaPath:"#/properties/removed/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),
t++}}if(n.sunk!==void 0){let r=n.sunk;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.units===void 0){let s={instancePath:i+"/sunk",schemaPath:"#/properties/s\
unk/required",keyword:"required",params:{missingProperty:"units"},message:"must have required property 'units'"};e===null?e=[s]:e.push(s),t++}for(let s in r)if(s!==
"units"){let a={instancePath:i+"/sunk",schemaPath:"#/properties/sunk/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"\
must NOT have additional properties"};e===null?e=[a]:e.push(a),t++}if(r.units!==void 0){let s=r.units;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let a in s)
if(!b.test(a)){let o={instancePath:i+"/sunk/units",schemaPath:"defs.schema.json#/$defs/unitCounts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),t++}for(let a in s)if(b.test(a)){let o=s[a];if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&
isFinite(o))){let m={instancePath:i+"/sunk/units/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E\
%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),t++}if(typeof o=="number"&&isFinite(
o)){if(o>50||isNaN(o)){let m={instancePath:i+"/sunk/units/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"defs.schema.json#/$defs/unitCounts/patternPrope\
rties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/maximum",keyword:"maximum",params:{comparison:"<=",limit:50},message:"must be <= 50"};e===null?e=[m]:e.push(m),t++}if(o<1||
isNaN(o)){let m={instancePath:i+"/sunk/units/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba\
-z0-9%5D%5Ba-z0-9-%5D*%24/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[m]:e.push(m),t++}}}}else{let a={instancePath:i+
"/sunk/units",schemaPath:"defs.schema.json#/$defs/unitCounts/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),t++}}}else{
let s={instancePath:i+"/sunk",schemaPath:"#/properties/sunk/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}
if(n.tracks!==void 0){let r=n.tracks;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.merchantmen===void 0){let s={instancePath:i+"/tracks",schemaPath:"#/prope\
rties/tracks/required",keyword:"required",params:{missingProperty:"merchantmen"},message:"must have required property 'merchantmen'"};e===null?e=[s]:e.push(s),t++}
if(r.oil===void 0){let s={instancePath:i+"/tracks",schemaPath:"#/properties/tracks/required",keyword:"required",params:{missingProperty:"oil"},message:"must hav\
e required property 'oil'"};e===null?e=[s]:e.push(s),t++}if(r.transport===void 0){let s={instancePath:i+"/tracks",schemaPath:"#/properties/tracks/required",keyword:"\
required",params:{missingProperty:"transport"},message:"must have required property 'transport'"};e===null?e=[s]:e.push(s),t++}if(r.submarine===void 0){let s={instancePath:i+
"/tracks",schemaPath:"#/properties/tracks/required",keyword:"required",params:{missingProperty:"submarine"},message:"must have required property 'submarine'"};e===
null?e=[s]:e.push(s),t++}if(r.victoryPoints===void 0){let s={instancePath:i+"/tracks",schemaPath:"#/properties/tracks/required",keyword:"required",params:{missingProperty:"\
victoryPoints"},message:"must have required property 'victoryPoints'"};e===null?e=[s]:e.push(s),t++}for(let s in r)if(!(s==="merchantmen"||s==="oil"||s==="trans\
port"||s==="submarine"||s==="victoryPoints")){let a={instancePath:i+"/tracks",schemaPath:"#/properties/tracks/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),t++}if(r.merchantmen!==void 0){let s=r.merchantmen;if(typeof s==
"number"&&isFinite(s)){if(s>1e3||isNaN(s)){let o={instancePath:i+"/tracks/merchantmen",schemaPath:"../common/common.schema.json#/$defs/quarters/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000"};e===null?e=[o]:e.push(o),t++}if(s<0||isNaN(s)){let o={instancePath:i+"/tracks/merchantmen",
schemaPath:"../common/common.schema.json#/$defs/quarters/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[o]:e.push(
o),t++}let a;if(a=s/.25,a!==parseInt(a)){let o={instancePath:i+"/tracks/merchantmen",schemaPath:"../common/common.schema.json#/$defs/quarters/multipleOf",keyword:"\
multipleOf",params:{multipleOf:.25},message:"must be multiple of 0.25"};e===null?e=[o]:e.push(o),t++}}else{let a={instancePath:i+"/tracks/merchantmen",schemaPath:"\
../common/common.schema.json#/$defs/quarters/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[a]:e.push(a),t++}}if(r.oil!==void 0){
let s=r.oil;if(typeof s=="number"&&isFinite(s)){if(s>1e3||isNaN(s)){let o={instancePath:i+"/tracks/oil",schemaPath:"../common/common.schema.json#/$defs/quarters\
/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000"};e===null?e=[o]:e.push(o),t++}if(s<0||isNaN(s)){let o={instancePath:i+"\
/tracks/oil",schemaPath:"../common/common.schema.json#/$defs/quarters/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?
e=[o]:e.push(o),t++}let a;if(a=s/.25,a!==parseInt(a)){let o={instancePath:i+"/tracks/oil",schemaPath:"../common/common.schema.json#/$defs/quarters/multipleOf",keyword:"\
multipleOf",params:{multipleOf:.25},message:"must be multiple of 0.25"};e===null?e=[o]:e.push(o),t++}}else{let a={instancePath:i+"/tracks/oil",schemaPath:"../co\
mmon/common.schema.json#/$defs/quarters/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[a]:e.push(a),t++}}if(r.transport!==void 0){
let s=r.transport;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.japan===void 0){let a={instancePath:i+"/tracks/transport",schemaPath:"#/properties/tracks/pr\
operties/transport/required",keyword:"required",params:{missingProperty:"japan"},message:"must have required property 'japan'"};e===null?e=[a]:e.push(a),t++}if(s.
us===void 0){let a={instancePath:i+"/tracks/transport",schemaPath:"#/properties/tracks/properties/transport/required",keyword:"required",params:{missingProperty:"\
us"},message:"must have required property 'us'"};e===null?e=[a]:e.push(a),t++}if(s.britain===void 0){let a={instancePath:i+"/tracks/transport",schemaPath:"#/pro\
perties/tracks/properties/transport/required",keyword:"required",params:{missingProperty:"britain"},message:"must have required property 'britain'"};e===null?e=
[a]:e.push(a),t++}for(let a in s)if(!(a==="japan"||a==="us"||a==="britain")){let o={instancePath:i+"/tracks/transport",schemaPath:"#/properties/tracks/propertie\
s/transport/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};e===null?e=[o]:e.push(
o),t++}if(s.japan!==void 0){let a=s.japan;if(typeof a=="number"&&isFinite(a)){if(a>1e3||isNaN(a)){let m={instancePath:i+"/tracks/transport/japan",schemaPath:"..\
/common/common.schema.json#/$defs/quarters/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000"};e===null?e=[m]:e.push(m),t++}
if(a<0||isNaN(a)){let m={instancePath:i+"/tracks/transport/japan",schemaPath:"../common/common.schema.json#/$defs/quarters/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),t++}let o;if(o=a/.25,o!==parseInt(o)){let m={instancePath:i+"/tracks/transport/japan",schemaPath:"\
../common/common.schema.json#/$defs/quarters/multipleOf",keyword:"multipleOf",params:{multipleOf:.25},message:"must be multiple of 0.25"};e===null?e=[m]:e.push(
m),t++}}else{let o={instancePath:i+"/tracks/transport/japan",schemaPath:"../common/common.schema.json#/$defs/quarters/type",keyword:"type",params:{type:"number"},
message:"must be number"};e===null?e=[o]:e.push(o),t++}}if(s.us!==void 0){let a=s.us;if(typeof a=="number"&&isFinite(a)){if(a>1e3||isNaN(a)){let m={instancePath:i+
"/tracks/transport/us",schemaPath:"../common/common.schema.json#/$defs/quarters/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},message:"must be <\
= 1000"};e===null?e=[m]:e.push(m),t++}if(a<0||isNaN(a)){let m={instancePath:i+"/tracks/transport/us",schemaPath:"../common/common.schema.json#/$defs/quarters/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),t++}let o;if(o=a/.25,o!==parseInt(o)){let m={instancePath:i+
"/tracks/transport/us",schemaPath:"../common/common.schema.json#/$defs/quarters/multipleOf",keyword:"multipleOf",params:{multipleOf:.25},message:"must be multip\
le of 0.25"};e===null?e=[m]:e.push(m),t++}}else{let o={instancePath:i+"/tracks/transport/us",schemaPath:"../common/common.schema.json#/$defs/quarters/type",keyword:"\
type",params:{type:"number"},message:"must be number"};e===null?e=[o]:e.push(o),t++}}if(s.britain!==void 0){let a=s.britain;if(typeof a=="number"&&isFinite(a)){
if(a>1e3||isNaN(a)){let m={instancePath:i+"/tracks/transport/britain",schemaPath:"../common/common.schema.json#/$defs/quarters/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e3},message:"must be <= 1000"};e===null?e=[m]:e.push(m),t++}if(a<0||isNaN(a)){let m={instancePath:i+"/tracks/transport/britain",schemaPath:"\
../common/common.schema.json#/$defs/quarters/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),t++}let o;
if(o=a/.25,o!==parseInt(o)){let m={instancePath:i+"/tracks/transport/britain",schemaPath:"../common/common.schema.json#/$defs/quarters/multipleOf",keyword:"mult\
ipleOf",params:{multipleOf:.25},message:"must be multiple of 0.25"};e===null?e=[m]:e.push(m),t++}}else{let o={instancePath:i+"/tracks/transport/britain",schemaPath:"\
../common/common.schema.json#/$defs/quarters/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[o]:e.push(o),t++}}}else{let a={instancePath:i+
"/tracks/transport",schemaPath:"#/properties/tracks/properties/transport/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.
push(a),t++}}if(r.submarine!==void 0){let s=r.submarine;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.japan===void 0){let a={instancePath:i+"/tracks/submari\
ne",schemaPath:"#/properties/tracks/properties/submarine/required",keyword:"required",params:{missingProperty:"japan"},message:"must have required property 'jap\
an'"};e===null?e=[a]:e.push(a),t++}if(s.allies===void 0){let a={instancePath:i+"/tracks/submarine",schemaPath:"#/properties/tracks/properties/submarine/required",
keyword:"required",params:{missingProperty:"allies"},message:"must have required property 'allies'"};e===null?e=[a]:e.push(a),t++}for(let a in s)if(!(a==="japan"||
a==="allies")){let o={instancePath:i+"/tracks/submarine",schemaPath:"#/properties/tracks/properties/submarine/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:a},message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),t++}if(s.japan!==void 0){let a=s.japan;if(!(typeof a=="\
number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let o={instancePath:i+"/tracks/submarine/japan",schemaPath:"#/properties/tracks/properties/submarine/properties/japan/\
type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),t++}if(typeof a=="number"&&isFinite(a)){if(a>100||isNaN(a)){let o={
instancePath:i+"/tracks/submarine/japan",schemaPath:"#/properties/tracks/properties/submarine/properties/japan/maximum",keyword:"maximum",params:{comparison:"<=",
limit:100},message:"must be <= 100"};e===null?e=[o]:e.push(o),t++}if(a<0||isNaN(a)){let o={instancePath:i+"/tracks/submarine/japan",schemaPath:"#/properties/tra\
cks/properties/submarine/properties/japan/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[o]:e.push(o),t++}}}if(s.
allies!==void 0){let a=s.allies;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let o={instancePath:i+"/tracks/submarine/allies",schemaPath:"#/propert\
ies/tracks/properties/submarine/properties/allies/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),t++}if(typeof a==
"number"&&isFinite(a)){if(a>100||isNaN(a)){let o={instancePath:i+"/tracks/submarine/allies",schemaPath:"#/properties/tracks/properties/submarine/properties/alli\
es/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[o]:e.push(o),t++}if(a<0||isNaN(a)){let o={instancePath:i+
"/tracks/submarine/allies",schemaPath:"#/properties/tracks/properties/submarine/properties/allies/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[o]:e.push(o),t++}}}}else{let a={instancePath:i+"/tracks/submarine",schemaPath:"#/properties/tracks/properties/submarine/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),t++}}if(r.victoryPoints!==void 0){let s=r.victoryPoints;if(!(typeof s=="number"&&
!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:i+"/tracks/victoryPoints",schemaPath:"#/properties/tracks/properties/victoryPoints/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof s=="number"&&isFinite(s)){if(s>100||isNaN(s)){let a={instancePath:i+"/tracks/v\
ictoryPoints",schemaPath:"#/properties/tracks/properties/victoryPoints/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===
null?e=[a]:e.push(a),t++}if(s<-100||isNaN(s)){let a={instancePath:i+"/tracks/victoryPoints",schemaPath:"#/properties/tracks/properties/victoryPoints/minimum",keyword:"\
minimum",params:{comparison:">=",limit:-100},message:"must be >= -100"};e===null?e=[a]:e.push(a),t++}}}}else{let s={instancePath:i+"/tracks",schemaPath:"#/prope\
rties/tracks/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}if(n.overrides!==void 0){let r=n.overrides;if(r&&
typeof r=="object"&&!Array.isArray(r)){for(let s in r)if(!Je.test(s)){let a={instancePath:i+"/overrides",schemaPath:"#/properties/overrides/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),t++}for(let s in r)if(Je.test(
s)){let a=r[s];if(!(a&&typeof a=="object"&&!Array.isArray(a))){let o={instancePath:i+"/overrides/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/proper\
ties/overrides/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9~1-%5D*%5C.json%24/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:
e.push(o),t++}}}else{let s={instancePath:i+"/overrides",schemaPath:"#/properties/overrides/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[s]:e.push(s),t++}}n.sources!==void 0&&(ke(n.sources,{instancePath:i+"/sources",parentData:n,parentDataProperty:"sources",rootData:d,dynamicAnchors:f})||
(e=e===null?ke.errors:e.concat(ke.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[r]:e.push(r),t++}return We.errors=e,t===0}We.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var A=n=>i=>n(i)?[]:[...n.errors],Ws={"common/workspace.schema.json":A(as),"common/game.schema.json":A(ns),"common/map.schema.json":A(os),"common/options.schema\
.json":A(ms),"common/layer.schema.json":A(ps),"common/playtest.schema.json":A(ls),"fire-in-the-sky/bases.schema.json":A(us),"fire-in-the-sky/units.schema.json":A(
cs),"fire-in-the-sky/parameters.schema.json":A(ds),"fire-in-the-sky/sequence.schema.json":A(fs),"fire-in-the-sky/combat-table.schema.json":A(ys),"fire-in-the-sk\
y/surface-combat-table.schema.json":A(ks),"fire-in-the-sky/naval-damage-table.schema.json":A(ws),"fire-in-the-sky/transport-costs.schema.json":A(vs),"fire-in-th\
e-sky/levels.schema.json":A(js),"fire-in-the-sky/reinforcements.schema.json":A(qs),"fire-in-the-sky/scenario.schema.json":A($s)};export{Ws as validators};
