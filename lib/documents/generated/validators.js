// Made from schemas/ by "npm run generate". Do not edit.
var $s=(n,a)=>()=>{try{return a||n((a={exports:{}}).exports,a),a.exports}catch(b){throw a=0,b}};var ss=$s(Ue=>{"use strict";Object.defineProperty(Ue,"__esModule",{value:!0});function es(n){let a=n.length,b=0,k=0,h;for(;k<a;)b++,h=n.charCodeAt(k++),h>=55296&&
h<=56319&&k<a&&(h=n.charCodeAt(k),(h&64512)===56320&&k++);return b}Ue.default=es;es.code='require("ajv/dist/runtime/ucs2length").default'});var is=Oe;var g=ss().default,w=new RegExp("^[a-z0-9][a-z0-9-]*$","u"),Ns=new RegExp("^[a-z][a-z0-9/-]*$","u"),x=new RegExp("^(|/.*)$","u");var xs={type:"object",properties:{rule:{$ref:"#/$defs/ruleNumber"},status:{type:"string",enum:["printed","errata","reconstructed","designed"]},note:{type:"strin\
g",minLength:1,maxLength:2e3}},required:["status"],additionalProperties:!1};var ee=new RegExp("^[0-9A-Z][0-9A-Za-z.()-]*$","u");function q(n,{instancePath:a="",parentData:b,parentDataProperty:k,rootData:h=n,dynamicAnchors:y={}}={}){let e=null,
i=0,c=q.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.status===void 0){let r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[r]:e.push(r),i++}for(let r in n)
if(!(r==="rule"||r==="status"||r==="note")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(n.rule!==void 0){let r=n.rule;if(typeof r=="string"){if(g(r)>24){let s={instancePath:a+
"/rule",schemaPath:"#/$defs/ruleNumber/maxLength",keyword:"maxLength",params:{limit:24},message:"must NOT have more than 24 characters"};e===null?e=[s]:e.push(s),
i++}if(!ee.test(r)){let s={instancePath:a+"/rule",schemaPath:"#/$defs/ruleNumber/pattern",keyword:"pattern",params:{pattern:"^[0-9A-Z][0-9A-Za-z.()-]*$"},message:'\
must match pattern "^[0-9A-Z][0-9A-Za-z.()-]*$"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/rule",schemaPath:"#/$defs/ruleNumber/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(n.status!==void 0){let r=n.status;if(typeof r!="string"){let s={instancePath:a+
"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(!(r==="printed"||
r==="errata"||r==="reconstructed"||r==="designed")){let s={instancePath:a+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:xs.
properties.status.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}if(n.note!==void 0){let r=n.note;if(typeof r=="strin\
g"){if(g(r)>2e3){let s={instancePath:a+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than \
2000 characters"};e===null?e=[s]:e.push(s),i++}if(g(r)<1){let s={instancePath:a+"/note",schemaPath:"#/properties/note/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/note",schemaPath:"#/properties/note/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{let r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return q.errors=e,i===0}q.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function re(n,{instancePath:a="",
parentData:b,parentDataProperty:k,rootData:h=n,dynamicAnchors:y={}}={}){let e=null,i=0,c=re.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=
void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(Object.keys(n).length<1){let r={instancePath:a,schemaPath:"#/minProperties",keyword:"minProperties",params:{
limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[r]:e.push(r),i++}for(let r in n)if(!x.test(r)){let s={instancePath:a,schemaPath:"#/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}for(let r in n)
x.test(r)&&(q(n[r],{instancePath:a+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:n,parentDataProperty:r,rootData:h,dynamicAnchors:y})||(e=e===null?q.errors:
P(e,q.errors),i=e.length))}else{let r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),i++}return re.errors=e,i===0}re.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Oe(n,{instancePath:a="",parentData:b,parentDataProperty:k,rootData:h=n,
dynamicAnchors:y={}}={}){let e=null,i=0,c=Oe.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),n&&typeof n=="object"&&!Array.isArray(
n)){if(n.title===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"title"},message:"must have required property \
'title'"};e===null?e=[r]:e.push(r),i++}if(n.game===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"game"},message:"\
must have required property 'game'"};e===null?e=[r]:e.push(r),i++}if(n.layers===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"layers"},message:"must have required property 'layers'"};e===null?e=[r]:e.push(r),i++}for(let r in n)if(!(r==="$schema"||r==="title"||r==="game"||
r==="layers"||r==="without"||r==="suppress"||r==="sources")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(n.$schema!==void 0){let r=n.$schema;if(typeof r=="string"){if(g(r)<1){let s={instancePath:a+
"/$schema",schemaPath:"common.schema.json#/$defs/schemaPath/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/$schema",schemaPath:"common.schema.json#/$defs/schemaPath/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),i++}}if(n.title!==void 0){let r=n.title;if(typeof r=="string"){if(g(r)>200){let s={instancePath:a+"/title",schemaPath:"\
#/properties/title/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[s]:e.push(s),i++}if(g(r)<1){let s={
instancePath:a+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),i++}}if(n.game!==void 0){let r=n.game;if(typeof r=="string"){if(g(r)>80){let s={instancePath:a+"/game",schemaPath:"common.schema.json#/$def\
s/id/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[s]:e.push(s),i++}if(!w.test(r)){let s={instancePath:a+
"/game",schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"},message:'must match pattern "^[a-z0-9][a-z0-\
9-]*$"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/game",schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),i++}}if(n.layers!==void 0){let r=n.layers;if(Array.isArray(r)){let s=r.length;for(let m=0;m<s;m++){let l=r[m];if(typeof l!=
"string"){let p={instancePath:a+"/layers/"+m,schemaPath:"#/properties/layers/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[p]:e.push(p),i++}if(typeof l=="string"){if(g(l)>80){let p={instancePath:a+"/layers/"+m,schemaPath:"common.schema.json#/$defs/id/maxLength",keyword:"maxLength",
params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[p]:e.push(p),i++}if(!w.test(l)){let p={instancePath:a+"/layers/"+m,schemaPath:"co\
mmon.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"},message:'must match pattern "^[a-z0-9][a-z0-9-]*$"'};e===null?e=[p]:
e.push(p),i++}}else{let p={instancePath:a+"/layers/"+m,schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[p]:e.push(p),i++}}let t=r.length,o;if(t>1){let m={};for(;t--;){let l=r[t];if(typeof l=="string"){if(typeof m[l]=="number"){o=m[l];let p={instancePath:a+
"/layers",schemaPath:"#/properties/layers/uniqueItems",keyword:"uniqueItems",params:{i:t,j:o},message:"must NOT have duplicate items (items ## "+o+" and "+t+" a\
re identical)"};e===null?e=[p]:e.push(p),i++;break}m[l]=t}}}}else{let s={instancePath:a+"/layers",schemaPath:"#/properties/layers/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(n.without!==void 0){let r=n.without;if(Array.isArray(r)){let s=r.length;for(let m=0;m<s;m++){let l=r[m];
if(typeof l!="string"){let p={instancePath:a+"/without/"+m,schemaPath:"#/properties/without/items/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[p]:e.push(p),i++}if(typeof l=="string"){if(g(l)>80){let p={instancePath:a+"/without/"+m,schemaPath:"common.schema.json#/$defs/id/maxLength",
keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[p]:e.push(p),i++}if(!w.test(l)){let p={instancePath:a+"/witho\
ut/"+m,schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"},message:'must match pattern "^[a-z0-9][a-z0-9\
-]*$"'};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:a+"/without/"+m,schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[p]:e.push(p),i++}}let t=r.length,o;if(t>1){let m={};for(;t--;){let l=r[t];if(typeof l=="string"){if(typeof m[l]=="numb\
er"){o=m[l];let p={instancePath:a+"/without",schemaPath:"#/properties/without/uniqueItems",keyword:"uniqueItems",params:{i:t,j:o},message:"must NOT have duplica\
te items (items ## "+o+" and "+t+" are identical)"};e===null?e=[p]:e.push(p),i++;break}m[l]=t}}}}else{let s={instancePath:a+"/without",schemaPath:"#/properties/\
without/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(n.suppress!==void 0){let r=n.suppress;if(Array.isArray(
r)){let s=r.length;for(let t=0;t<s;t++){let o=r[t];if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.code===void 0){let m={instancePath:a+"/suppress/"+t,schemaPath:"\
#/properties/suppress/items/required",keyword:"required",params:{missingProperty:"code"},message:"must have required property 'code'"};e===null?e=[m]:e.push(m),
i++}if(o.reason===void 0){let m={instancePath:a+"/suppress/"+t,schemaPath:"#/properties/suppress/items/required",keyword:"required",params:{missingProperty:"rea\
son"},message:"must have required property 'reason'"};e===null?e=[m]:e.push(m),i++}for(let m in o)if(!(m==="code"||m==="file"||m==="pointer"||m==="reason")){let l={
instancePath:a+"/suppress/"+t,schemaPath:"#/properties/suppress/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"\
must NOT have additional properties"};e===null?e=[l]:e.push(l),i++}if(o.code!==void 0){let m=o.code;if(typeof m=="string"){if(g(m)>120){let l={instancePath:a+"/\
suppress/"+t+"/code",schemaPath:"#/properties/suppress/items/properties/code/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than \
120 characters"};e===null?e=[l]:e.push(l),i++}if(!Ns.test(m)){let l={instancePath:a+"/suppress/"+t+"/code",schemaPath:"#/properties/suppress/items/properties/co\
de/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9/-]*$"},message:'must match pattern "^[a-z][a-z0-9/-]*$"'};e===null?e=[l]:e.push(l),i++}}else{let l={
instancePath:a+"/suppress/"+t+"/code",schemaPath:"#/properties/suppress/items/properties/code/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[l]:e.push(l),i++}}if(o.file!==void 0){let m=o.file;if(typeof m=="string"){if(g(m)>400){let l={instancePath:a+"/suppress/"+t+"/file",schemaPath:"\
#/properties/suppress/items/properties/file/maxLength",keyword:"maxLength",params:{limit:400},message:"must NOT have more than 400 characters"};e===null?e=[l]:e.
push(l),i++}if(g(m)<1){let l={instancePath:a+"/suppress/"+t+"/file",schemaPath:"#/properties/suppress/items/properties/file/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:a+"/suppress/"+t+"/file",schemaPath:"#/properti\
es/suppress/items/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}if(o.pointer!==void 0){let m=o.
pointer;if(typeof m=="string"){if(g(m)>400){let l={instancePath:a+"/suppress/"+t+"/pointer",schemaPath:"common.schema.json#/$defs/pointer/maxLength",keyword:"ma\
xLength",params:{limit:400},message:"must NOT have more than 400 characters"};e===null?e=[l]:e.push(l),i++}if(!x.test(m)){let l={instancePath:a+"/suppress/"+t+"\
/pointer",schemaPath:"common.schema.json#/$defs/pointer/pattern",keyword:"pattern",params:{pattern:"^(|/.*)$"},message:'must match pattern "^(|/.*)$"'};e===null?
e=[l]:e.push(l),i++}}else{let l={instancePath:a+"/suppress/"+t+"/pointer",schemaPath:"common.schema.json#/$defs/pointer/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}if(o.reason!==void 0){let m=o.reason;if(typeof m=="string"){if(g(m)>2e3){let l={instancePath:a+"/sup\
press/"+t+"/reason",schemaPath:"#/properties/suppress/items/properties/reason/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than\
 2000 characters"};e===null?e=[l]:e.push(l),i++}if(g(m)<12){let l={instancePath:a+"/suppress/"+t+"/reason",schemaPath:"#/properties/suppress/items/properties/re\
ason/minLength",keyword:"minLength",params:{limit:12},message:"must NOT have fewer than 12 characters"};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:a+
"/suppress/"+t+"/reason",schemaPath:"#/properties/suppress/items/properties/reason/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[l]:e.push(l),i++}}}else{let m={instancePath:a+"/suppress/"+t,schemaPath:"#/properties/suppress/items/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[m]:e.push(m),i++}}}else{let s={instancePath:a+"/suppress",schemaPath:"#/properties/suppress/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[s]:e.push(s),i++}}n.sources!==void 0&&(re(n.sources,{instancePath:a+"/sources",parentData:n,parentDataProperty:"sources",rootData:h,
dynamicAnchors:y})||(e=e===null?re.errors:P(e,re.errors),i=e.length))}else{let r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),i++}return Oe.errors=e,i===0}Oe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var as=ze,As={$schema:"https://js\
on-schema.org/draft/2020-12/schema",$id:"https://sandtable.invalid/schemas/common/game.schema.json",type:"object",properties:{$schema:{$ref:"common.schema.json#\
/$defs/schemaPath"},id:{$ref:"common.schema.json#/$defs/id"},title:{type:"string",minLength:1,maxLength:200},edition:{type:"string",minLength:1,maxLength:200},summary:{
type:"string",minLength:1,maxLength:2e3},rights:{type:"string",minLength:1,maxLength:2e3},players:{type:"integer",minimum:1,maximum:6},sides:{type:"object",patternProperties:{
"^[a-z0-9][a-z0-9-]*$":{type:"object",properties:{name:{type:"string",minLength:1,maxLength:80},colour:{$ref:"common.schema.json#/$defs/colour"}},required:["nam\
e","colour"],additionalProperties:!1}},additionalProperties:!1,minProperties:1},nations:{type:"object",patternProperties:{"^[a-z0-9][a-z0-9-]*$":{type:"object",
properties:{name:{type:"string",minLength:1,maxLength:80},side:{$ref:"common.schema.json#/$defs/id"},colour:{$ref:"common.schema.json#/$defs/colour"}},required:[
"name","side","colour"],additionalProperties:!1}},additionalProperties:!1,minProperties:1},defaultLayers:{type:"array",items:{type:"string",$ref:"common.schema.\
json#/$defs/id"},uniqueItems:!0},sources:{$ref:"common.schema.json#/$defs/sources"}},required:["$schema","id","title","edition","summary","rights","players","si\
des","nations","defaultLayers","sources"],additionalProperties:!1};var L=Object.prototype.hasOwnProperty,rs=new RegExp("^#[0-9a-f]{6}$","u");function te(n,{instancePath:a="",parentData:b,parentDataProperty:k,rootData:h=n,dynamicAnchors:y={}}={}){
let e=null,i=0,c=te.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(Object.keys(n).length<
1){let r={instancePath:a,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[r]:e.
push(r),i++}for(let r in n)if(!x.test(r)){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}for(let r in n)x.test(r)&&(q(n[r],{instancePath:a+"/"+r.replace(/~/g,"~0").replace(/\//g,
"~1"),parentData:n,parentDataProperty:r,rootData:h,dynamicAnchors:y})||(e=e===null?q.errors:P(e,q.errors),i=e.length))}else{let r={instancePath:a,schemaPath:"#/\
type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return te.errors=e,i===0}te.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function ze(n,{instancePath:a="",parentData:b,parentDataProperty:k,rootData:h=n,dynamicAnchors:y={}}={}){let e=null,i=0,c=ze.evaluated;if(c.dynamicProps&&
(c.props=void 0),c.dynamicItems&&(c.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.$schema===void 0){let r={instancePath:a,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"$schema"},message:"must have required property '$schema'"};e===null?e=[r]:e.push(r),i++}if(n.id===void 0){let r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[r]:e.push(r),i++}if(n.title===void 0){
let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"title"},message:"must have required property 'title'"};e===null?e=[r]:
e.push(r),i++}if(n.edition===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"edition"},message:"must have requ\
ired property 'edition'"};e===null?e=[r]:e.push(r),i++}if(n.summary===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
summary"},message:"must have required property 'summary'"};e===null?e=[r]:e.push(r),i++}if(n.rights===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"rights"},message:"must have required property 'rights'"};e===null?e=[r]:e.push(r),i++}if(n.players===void 0){let r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"players"},message:"must have required property 'players'"};e===null?e=[r]:e.push(r),i++}if(n.
sides===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sides"},message:"must have required property 'sides'"};
e===null?e=[r]:e.push(r),i++}if(n.nations===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"nations"},message:"\
must have required property 'nations'"};e===null?e=[r]:e.push(r),i++}if(n.defaultLayers===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"defaultLayers"},message:"must have required property 'defaultLayers'"};e===null?e=[r]:e.push(r),i++}if(n.sources===void 0){let r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"sources"},message:"must have required property 'sources'"};e===null?e=[r]:e.push(r),i++}for(let r in n)
if(!L.call(As.properties,r)){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"mus\
t NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(n.$schema!==void 0){let r=n.$schema;if(typeof r=="string"){if(g(r)<1){let s={instancePath:a+"\
/$schema",schemaPath:"common.schema.json#/$defs/schemaPath/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/$schema",schemaPath:"common.schema.json#/$defs/schemaPath/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),i++}}if(n.id!==void 0){let r=n.id;if(typeof r=="string"){if(g(r)>80){let s={instancePath:a+"/id",schemaPath:"common.sc\
hema.json#/$defs/id/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[s]:e.push(s),i++}if(!w.test(r)){
let s={instancePath:a+"/id",schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"},message:'must match patt\
ern "^[a-z0-9][a-z0-9-]*$"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/id",schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(n.title!==void 0){let r=n.title;if(typeof r=="string"){if(g(r)>200){let s={instancePath:a+
"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[s]:e.push(
s),i++}if(g(r)<1){let s={instancePath:a+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer tha\
n 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),i++}}if(n.edition!==void 0){let r=n.edition;if(typeof r=="string"){if(g(r)>200){let s={instancePath:a+"/edition",schemaPath:"\
#/properties/edition/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[s]:e.push(s),i++}if(g(r)<1){
let s={instancePath:a+"/edition",schemaPath:"#/properties/edition/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/edition",schemaPath:"#/properties/edition/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[s]:e.push(s),i++}}if(n.summary!==void 0){let r=n.summary;if(typeof r=="string"){if(g(r)>2e3){let s={instancePath:a+"/summary",schemaPath:"\
#/properties/summary/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[s]:e.push(s),i++}if(g(r)<1){
let s={instancePath:a+"/summary",schemaPath:"#/properties/summary/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[s]:e.push(s),i++}}if(n.rights!==void 0){let r=n.rights;if(typeof r=="string"){if(g(r)>2e3){let s={instancePath:a+"/rights",schemaPath:"#/\
properties/rights/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[s]:e.push(s),i++}if(g(r)<1){let s={
instancePath:a+"/rights",schemaPath:"#/properties/rights/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/rights",schemaPath:"#/properties/rights/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),i++}}if(n.players!==void 0){let r=n.players;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let s={instancePath:a+"/players",
schemaPath:"#/properties/players/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof r=="number"&&isFinite(
r)){if(r>6||isNaN(r)){let s={instancePath:a+"/players",schemaPath:"#/properties/players/maximum",keyword:"maximum",params:{comparison:"<=",limit:6},message:"mus\
t be <= 6"};e===null?e=[s]:e.push(s),i++}if(r<1||isNaN(r)){let s={instancePath:a+"/players",schemaPath:"#/properties/players/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}}if(n.sides!==void 0){let r=n.sides;if(r&&typeof r=="object"&&!Array.isArray(r)){
if(Object.keys(r).length<1){let s={instancePath:a+"/sides",schemaPath:"#/properties/sides/minProperties",keyword:"minProperties",params:{limit:1},message:"must \
NOT have fewer than 1 properties"};e===null?e=[s]:e.push(s),i++}for(let s in r)if(!w.test(s)){let t={instancePath:a+"/sides",schemaPath:"#/properties/sides/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}for(let s in r)
if(w.test(s)){let t=r[s];if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.name===void 0){let o={instancePath:a+"/sides/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/properties/sides/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"name"},message:"must hav\
e required property 'name'"};e===null?e=[o]:e.push(o),i++}if(t.colour===void 0){let o={instancePath:a+"/sides/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/sides/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"colour"},message:"must have required\
 property 'colour'"};e===null?e=[o]:e.push(o),i++}for(let o in t)if(!(o==="name"||o==="colour")){let m={instancePath:a+"/sides/"+s.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/properties/sides/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},
message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),i++}if(t.name!==void 0){let o=t.name;if(typeof o=="string"){if(g(o)>80){let m={instancePath:a+
"/sides/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/name",schemaPath:"#/properties/sides/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/name/max\
Length",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[m]:e.push(m),i++}if(g(o)<1){let m={instancePath:a+"/s\
ides/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/name",schemaPath:"#/properties/sides/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/name/minLen\
gth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:a+"/sides/"+s.
replace(/~/g,"~0").replace(/\//g,"~1")+"/name",schemaPath:"#/properties/sides/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/name/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),i++}}if(t.colour!==void 0){let o=t.colour;if(typeof o=="string"){if(!rs.test(o)){
let m={instancePath:a+"/sides/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/colour",schemaPath:"common.schema.json#/$defs/colour/pattern",keyword:"pattern",params:{
pattern:"^#[0-9a-f]{6}$"},message:'must match pattern "^#[0-9a-f]{6}$"'};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:a+"/sides/"+s.replace(/~/g,"~0").
replace(/\//g,"~1")+"/colour",schemaPath:"common.schema.json#/$defs/colour/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:
e.push(m),i++}}}else{let o={instancePath:a+"/sides/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/sides/patternProperties/%5E%5Ba-z0-9%5D%5\
Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),i++}}}else{let s={instancePath:a+"/sides",schemaPath:"\
#/properties/sides/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}if(n.nations!==void 0){let r=n.nations;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(Object.keys(r).length<1){let s={instancePath:a+"/nations",schemaPath:"#/properties/nations/minProperties",keyword:"min\
Properties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[s]:e.push(s),i++}for(let s in r)if(!w.test(s)){let t={instancePath:a+"\
/nations",schemaPath:"#/properties/nations/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional \
properties"};e===null?e=[t]:e.push(t),i++}for(let s in r)if(w.test(s)){let t=r[s];if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.name===void 0){let o={instancePath:a+
"/nations/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/nations/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"requ\
ired",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[o]:e.push(o),i++}if(t.side===void 0){let o={instancePath:a+"/nat\
ions/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/nations/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",
params:{missingProperty:"side"},message:"must have required property 'side'"};e===null?e=[o]:e.push(o),i++}if(t.colour===void 0){let o={instancePath:a+"/nations\
/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/nations/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{
missingProperty:"colour"},message:"must have required property 'colour'"};e===null?e=[o]:e.push(o),i++}for(let o in t)if(!(o==="name"||o==="side"||o==="colour")){
let m={instancePath:a+"/nations/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/nations/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),i++}if(t.
name!==void 0){let o=t.name;if(typeof o=="string"){if(g(o)>80){let m={instancePath:a+"/nations/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/name",schemaPath:"#/\
properties/nations/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/name/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have mo\
re than 80 characters"};e===null?e=[m]:e.push(m),i++}if(g(o)<1){let m={instancePath:a+"/nations/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/name",schemaPath:"#\
/properties/nations/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fe\
wer than 1 characters"};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:a+"/nations/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/name",schemaPath:"#/prop\
erties/nations/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[m]:e.push(m),i++}}if(t.side!==void 0){let o=t.side;if(typeof o=="string"){if(g(o)>80){let m={instancePath:a+"/nations/"+s.replace(/~/g,"~0").replace(/\//g,"~\
1")+"/side",schemaPath:"common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?
e=[m]:e.push(m),i++}if(!w.test(o)){let m={instancePath:a+"/nations/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/side",schemaPath:"common.schema.json#/$defs/id/p\
attern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"},message:'must match pattern "^[a-z0-9][a-z0-9-]*$"'};e===null?e=[m]:e.push(m),i++}}else{let m={
instancePath:a+"/nations/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/side",schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[m]:e.push(m),i++}}if(t.colour!==void 0){let o=t.colour;if(typeof o=="string"){if(!rs.test(o)){let m={instancePath:a+"/nati\
ons/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/colour",schemaPath:"common.schema.json#/$defs/colour/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-f]{6}$"},
message:'must match pattern "^#[0-9a-f]{6}$"'};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:a+"/nations/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/c\
olour",schemaPath:"common.schema.json#/$defs/colour/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),i++}}}else{let o={
instancePath:a+"/nations/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/nations/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),i++}}}else{let s={instancePath:a+"/nations",schemaPath:"#/properties/nations/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}if(n.defaultLayers!==void 0){let r=n.defaultLayers;if(Array.isArray(
r)){let s=r.length;for(let m=0;m<s;m++){let l=r[m];if(typeof l!="string"){let p={instancePath:a+"/defaultLayers/"+m,schemaPath:"#/properties/defaultLayers/items\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}if(typeof l=="string"){if(g(l)>80){let p={instancePath:a+"/d\
efaultLayers/"+m,schemaPath:"common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===
null?e=[p]:e.push(p),i++}if(!w.test(l)){let p={instancePath:a+"/defaultLayers/"+m,schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"\
^[a-z0-9][a-z0-9-]*$"},message:'must match pattern "^[a-z0-9][a-z0-9-]*$"'};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:a+"/defaultLayers/"+m,schemaPath:"\
common.schema.json#/$defs/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}}let t=r.length,o;if(t>1){let m={};
for(;t--;){let l=r[t];if(typeof l=="string"){if(typeof m[l]=="number"){o=m[l];let p={instancePath:a+"/defaultLayers",schemaPath:"#/properties/defaultLayers/uniq\
ueItems",keyword:"uniqueItems",params:{i:t,j:o},message:"must NOT have duplicate items (items ## "+o+" and "+t+" are identical)"};e===null?e=[p]:e.push(p),i++;break}
m[l]=t}}}}else{let s={instancePath:a+"/defaultLayers",schemaPath:"#/properties/defaultLayers/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[s]:e.push(s),i++}}n.sources!==void 0&&(te(n.sources,{instancePath:a+"/sources",parentData:n,parentDataProperty:"sources",rootData:h,dynamicAnchors:y})||
(e=e===null?te.errors:P(e,te.errors),i=e.length))}else{let r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),i++}return ze.errors=e,i===0}ze.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ns=Fe,Ne={$schema:"https://json-schema.org/dra\
ft/2020-12/schema",$id:"https://sandtable.invalid/schemas/common/map.schema.json",type:"object",properties:{$schema:{$ref:"common.schema.json#/$defs/schemaPath"},
title:{type:"string",minLength:1,maxLength:200},layout:{type:"object",properties:{offset:{type:"string",enum:["even-q","odd-q","even-r","odd-r"]},hexKilometres:{
type:"number",exclusiveMinimum:0,maximum:1e4},idPattern:{type:"string",pattern:"^[A-Z0-9]{2,8}$"}},required:["offset","hexKilometres","idPattern"],additionalProperties:!1},
hexes:{type:"object",patternProperties:{"^[A-Z0-9]{2,8}$":{type:"object",properties:{column:{type:"integer",minimum:0,maximum:200},row:{type:"integer",minimum:0,
maximum:200},terrain:{type:"string",enum:["sea","land"]},half:{type:"boolean",const:!0}},required:["column","row","terrain"],additionalProperties:!1}},additionalProperties:!1,
minProperties:1},hexsides:{type:"object",patternProperties:{"^[A-Z0-9]{2,8}-[A-Z0-9]{2,8}$":{type:"object",properties:{impassable:{type:"boolean",const:!0},note:{
type:"string",minLength:1,maxLength:400}},required:["impassable"],additionalProperties:!1}},additionalProperties:!1},connections:{type:"object",patternProperties:{
"^[A-Z0-9]{2,8}-[A-Z0-9]{2,8}$":{type:"object",properties:{kind:{type:"string",enum:["land"]},note:{type:"string",minLength:1,maxLength:400}},required:["kind"],
additionalProperties:!1}},additionalProperties:!1},splitHexes:{type:"object",patternProperties:{"^[A-Z0-9]{2,8}$":{type:"object",properties:{halves:{type:"objec\
t",patternProperties:{"^[a-z0-9][a-z0-9-]*$":{type:"object",properties:{opensTo:{type:"array",items:{type:"string",$ref:"common.schema.json#/$defs/hexId"},uniqueItems:!0,
minItems:1}},required:["opensTo"],additionalProperties:!1}},additionalProperties:!1,minProperties:2}},required:["halves"],additionalProperties:!1}},additionalProperties:!1},
boxes:{type:"object",patternProperties:{"^[a-z0-9][a-z0-9-]*$":{type:"object",properties:{name:{type:"string",minLength:1,maxLength:120},kind:{type:"string",enum:[
"off-map","holding"]},side:{$ref:"common.schema.json#/$defs/id"},nation:{$ref:"common.schema.json#/$defs/id"},entryHexes:{type:"array",items:{type:"string",$ref:"\
common.schema.json#/$defs/hexId"},uniqueItems:!0,minItems:1},freeLink:{$ref:"common.schema.json#/$defs/id"},within:{$ref:"common.schema.json#/$defs/id"}},required:[
"name","kind","side"],additionalProperties:!1}},additionalProperties:!1},sources:{$ref:"common.schema.json#/$defs/sources"}},required:["$schema","title","layout",
"hexes","hexsides","connections","splitHexes","boxes","sources"],additionalProperties:!1};var Q=new RegExp("^[A-Z0-9]{2,8}$","u"),De=new RegExp("^[A-Z0-9]{2,8}-[A-Z0-9]{2,8}$","u");function ie(n,{instancePath:a="",parentData:b,parentDataProperty:k,rootData:h=n,
dynamicAnchors:y={}}={}){let e=null,i=0,c=ie.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),n&&typeof n=="object"&&!Array.isArray(
n)){if(Object.keys(n).length<1){let r={instancePath:a,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 \
properties"};e===null?e=[r]:e.push(r),i++}for(let r in n)if(!x.test(r)){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}for(let r in n)x.test(r)&&(q(n[r],{instancePath:a+"/"+
r.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:n,parentDataProperty:r,rootData:h,dynamicAnchors:y})||(e=e===null?q.errors:P(e,q.errors),i=e.length))}else{let r={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return ie.errors=e,i===0}ie.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function Fe(n,{instancePath:a="",parentData:b,parentDataProperty:k,rootData:h=n,dynamicAnchors:y={}}={}){let e=null,i=0,
c=Fe.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.$schema===void 0){let r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"$schema"},message:"must have required property '$schema'"};e===null?e=[r]:e.push(r),i++}if(n.
title===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"title"},message:"must have required property 'title'"};
e===null?e=[r]:e.push(r),i++}if(n.layout===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"layout"},message:"m\
ust have required property 'layout'"};e===null?e=[r]:e.push(r),i++}if(n.hexes===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"hexes"},message:"must have required property 'hexes'"};e===null?e=[r]:e.push(r),i++}if(n.hexsides===void 0){let r={instancePath:a,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"hexsides"},message:"must have required property 'hexsides'"};e===null?e=[r]:e.push(r),i++}if(n.connections===
void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"connections"},message:"must have required property 'connection\
s'"};e===null?e=[r]:e.push(r),i++}if(n.splitHexes===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"splitHexes"},
message:"must have required property 'splitHexes'"};e===null?e=[r]:e.push(r),i++}if(n.boxes===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"boxes"},message:"must have required property 'boxes'"};e===null?e=[r]:e.push(r),i++}if(n.sources===void 0){let r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"sources"},message:"must have required property 'sources'"};e===null?e=[r]:e.push(r),i++}for(let r in n)
if(!L.call(Ne.properties,r)){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"mus\
t NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(n.$schema!==void 0){let r=n.$schema;if(typeof r=="string"){if(g(r)<1){let s={instancePath:a+"\
/$schema",schemaPath:"common.schema.json#/$defs/schemaPath/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/$schema",schemaPath:"common.schema.json#/$defs/schemaPath/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),i++}}if(n.title!==void 0){let r=n.title;if(typeof r=="string"){if(g(r)>200){let s={instancePath:a+"/title",schemaPath:"\
#/properties/title/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[s]:e.push(s),i++}if(g(r)<1){let s={
instancePath:a+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),i++}}if(n.layout!==void 0){let r=n.layout;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.offset===void 0){let s={instancePath:a+"/layout",
schemaPath:"#/properties/layout/required",keyword:"required",params:{missingProperty:"offset"},message:"must have required property 'offset'"};e===null?e=[s]:e.
push(s),i++}if(r.hexKilometres===void 0){let s={instancePath:a+"/layout",schemaPath:"#/properties/layout/required",keyword:"required",params:{missingProperty:"h\
exKilometres"},message:"must have required property 'hexKilometres'"};e===null?e=[s]:e.push(s),i++}if(r.idPattern===void 0){let s={instancePath:a+"/layout",schemaPath:"\
#/properties/layout/required",keyword:"required",params:{missingProperty:"idPattern"},message:"must have required property 'idPattern'"};e===null?e=[s]:e.push(s),
i++}for(let s in r)if(!(s==="offset"||s==="hexKilometres"||s==="idPattern")){let t={instancePath:a+"/layout",schemaPath:"#/properties/layout/additionalPropertie\
s",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(r.offset!==void 0){
let s=r.offset;if(typeof s!="string"){let t={instancePath:a+"/layout/offset",schemaPath:"#/properties/layout/properties/offset/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(!(s==="even-q"||s==="odd-q"||s==="even-r"||s==="odd-r")){let t={instancePath:a+"/layout/offse\
t",schemaPath:"#/properties/layout/properties/offset/enum",keyword:"enum",params:{allowedValues:Ne.properties.layout.properties.offset.enum},message:"must be eq\
ual to one of the allowed values"};e===null?e=[t]:e.push(t),i++}}if(r.hexKilometres!==void 0){let s=r.hexKilometres;if(typeof s=="number"&&isFinite(s)){if(s>1e4||
isNaN(s)){let t={instancePath:a+"/layout/hexKilometres",schemaPath:"#/properties/layout/properties/hexKilometres/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e4},message:"must be <= 10000"};e===null?e=[t]:e.push(t),i++}if(s<=0||isNaN(s)){let t={instancePath:a+"/layout/hexKilometres",schemaPath:"#/propertie\
s/layout/properties/hexKilometres/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0},message:"must be > 0"};e===null?e=[t]:e.push(t),i++}}else{
let t={instancePath:a+"/layout/hexKilometres",schemaPath:"#/properties/layout/properties/hexKilometres/type",keyword:"type",params:{type:"number"},message:"must\
 be number"};e===null?e=[t]:e.push(t),i++}}if(r.idPattern!==void 0){let s=r.idPattern;if(typeof s=="string"){if(!Q.test(s)){let t={instancePath:a+"/layout/idPat\
tern",schemaPath:"#/properties/layout/properties/idPattern/pattern",keyword:"pattern",params:{pattern:"^[A-Z0-9]{2,8}$"},message:'must match pattern "^[A-Z0-9]{\
2,8}$"'};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:a+"/layout/idPattern",schemaPath:"#/properties/layout/properties/idPattern/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}}else{let s={instancePath:a+"/layout",schemaPath:"#/properties/layout/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}if(n.hexes!==void 0){let r=n.hexes;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(Object.keys(r).length<1){let s={instancePath:a+"/hexes",schemaPath:"#/properties/hexes/minProperties",keyword:"minProperties",params:{limit:1},message:"m\
ust NOT have fewer than 1 properties"};e===null?e=[s]:e.push(s),i++}for(let s in r)if(!Q.test(s)){let t={instancePath:a+"/hexes",schemaPath:"#/properties/hexes/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}for(let s in r)
if(Q.test(s)){let t=r[s];if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.column===void 0){let o={instancePath:a+"/hexes/"+s.replace(/~/g,"~0").replace(/\//g,"\
~1"),schemaPath:"#/properties/hexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/required",keyword:"required",params:{missingProperty:"column"},message:"must\
 have required property 'column'"};e===null?e=[o]:e.push(o),i++}if(t.row===void 0){let o={instancePath:a+"/hexes/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/hexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/required",keyword:"required",params:{missingProperty:"row"},message:"must have required prope\
rty 'row'"};e===null?e=[o]:e.push(o),i++}if(t.terrain===void 0){let o={instancePath:a+"/hexes/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/propertie\
s/hexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/required",keyword:"required",params:{missingProperty:"terrain"},message:"must have required property 'te\
rrain'"};e===null?e=[o]:e.push(o),i++}for(let o in t)if(!(o==="column"||o==="row"||o==="terrain"||o==="half")){let m={instancePath:a+"/hexes/"+s.replace(/~/g,"~\
0").replace(/\//g,"~1"),schemaPath:"#/properties/hexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:o},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),i++}if(t.column!==void 0){let o=t.column;if(!(typeof o=="number"&&
!(o%1)&&!isNaN(o)&&isFinite(o))){let m={instancePath:a+"/hexes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/column",schemaPath:"#/properties/hexes/patternProper\
ties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/column/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),i++}if(typeof o==
"number"&&isFinite(o)){if(o>200||isNaN(o)){let m={instancePath:a+"/hexes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/column",schemaPath:"#/properties/hexes/pat\
ternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/column/maximum",keyword:"maximum",params:{comparison:"<=",limit:200},message:"must be <= 200"};e===null?
e=[m]:e.push(m),i++}if(o<0||isNaN(o)){let m={instancePath:a+"/hexes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/column",schemaPath:"#/properties/hexes/patternP\
roperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/column/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(
m),i++}}}if(t.row!==void 0){let o=t.row;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let m={instancePath:a+"/hexes/"+s.replace(/~/g,"~0").replace(/\//g,
"~1")+"/row",schemaPath:"#/properties/hexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/row/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[m]:e.push(m),i++}if(typeof o=="number"&&isFinite(o)){if(o>200||isNaN(o)){let m={instancePath:a+"/hexes/"+s.replace(/~/g,"~0").replace(
/\//g,"~1")+"/row",schemaPath:"#/properties/hexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/row/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:200},message:"must be <= 200"};e===null?e=[m]:e.push(m),i++}if(o<0||isNaN(o)){let m={instancePath:a+"/hexes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+
"/row",schemaPath:"#/properties/hexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/row/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[m]:e.push(m),i++}}}if(t.terrain!==void 0){let o=t.terrain;if(typeof o!="string"){let m={instancePath:a+"/hexes/"+s.replace(/~/g,
"~0").replace(/\//g,"~1")+"/terrain",schemaPath:"#/properties/hexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/terrain/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),i++}if(!(o==="sea"||o==="land")){let m={instancePath:a+"/hexes/"+s.replace(/~/g,"~0").replace(
/\//g,"~1")+"/terrain",schemaPath:"#/properties/hexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/terrain/enum",keyword:"enum",params:{allowedValues:Ne.
properties.hexes.patternProperties["^[A-Z0-9]{2,8}$"].properties.terrain.enum},message:"must be equal to one of the allowed values"};e===null?e=[m]:e.push(m),i++}}
if(t.half!==void 0){let o=t.half;if(typeof o!="boolean"){let m={instancePath:a+"/hexes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/half",schemaPath:"#/properti\
es/hexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/half/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[m]:
e.push(m),i++}if(o!==!0){let m={instancePath:a+"/hexes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/half",schemaPath:"#/properties/hexes/patternProperties/%5E%5\
BA-Z0-9%5D%7B2%2C8%7D%24/properties/half/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[m]:e.push(m),i++}}}else{
let o={instancePath:a+"/hexes/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/hexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),i++}}}else{let s={instancePath:a+"/hexes",schemaPath:"#/properties/hexes/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}if(n.hexsides!==void 0){let r=n.hexsides;if(r&&typeof r=="object"&&!Array.isArray(
r)){for(let s in r)if(!De.test(s)){let t={instancePath:a+"/hexsides",schemaPath:"#/properties/hexsides/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}for(let s in r)if(De.test(s)){let t=r[s];if(t&&typeof t=="obje\
ct"&&!Array.isArray(t)){if(t.impassable===void 0){let o={instancePath:a+"/hexsides/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/hexsides/\
patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2C8%7D%24/required",keyword:"required",params:{missingProperty:"impassable"},message:"must have re\
quired property 'impassable'"};e===null?e=[o]:e.push(o),i++}for(let o in t)if(!(o==="impassable"||o==="note")){let m={instancePath:a+"/hexsides/"+s.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"#/properties/hexsides/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2C8%7D%24/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:o},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),i++}if(t.impassable!==void 0){let o=t.
impassable;if(typeof o!="boolean"){let m={instancePath:a+"/hexsides/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/impassable",schemaPath:"#/properties/hexsides/p\
atternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/impassable/type",keyword:"type",params:{type:"boolean"},message:"must be boole\
an"};e===null?e=[m]:e.push(m),i++}if(o!==!0){let m={instancePath:a+"/hexsides/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/impassable",schemaPath:"#/properties/\
hexsides/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/impassable/const",keyword:"const",params:{allowedValue:!0},message:"\
must be equal to constant"};e===null?e=[m]:e.push(m),i++}}if(t.note!==void 0){let o=t.note;if(typeof o=="string"){if(g(o)>400){let m={instancePath:a+"/hexsides/"+
s.replace(/~/g,"~0").replace(/\//g,"~1")+"/note",schemaPath:"#/properties/hexsides/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2C8%7D%24/prope\
rties/note/maxLength",keyword:"maxLength",params:{limit:400},message:"must NOT have more than 400 characters"};e===null?e=[m]:e.push(m),i++}if(g(o)<1){let m={instancePath:a+
"/hexsides/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/note",schemaPath:"#/properties/hexsides/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2C\
8%7D%24/properties/note/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),i++}}else{let m={
instancePath:a+"/hexsides/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/note",schemaPath:"#/properties/hexsides/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA\
-Z0-9%5D%7B2%2C8%7D%24/properties/note/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),i++}}}else{let o={instancePath:a+
"/hexsides/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/hexsides/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2C8%7D%24/\
type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),i++}}}else{let s={instancePath:a+"/hexsides",schemaPath:"#/proper\
ties/hexsides/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}if(n.connections!==void 0){let r=n.connections;
if(r&&typeof r=="object"&&!Array.isArray(r)){for(let s in r)if(!De.test(s)){let t={instancePath:a+"/connections",schemaPath:"#/properties/connections/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}for(let s in r)
if(De.test(s)){let t=r[s];if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.kind===void 0){let o={instancePath:a+"/connections/"+s.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/properties/connections/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2C8%7D%24/required",keyword:"required",params:{missingProperty:"\
kind"},message:"must have required property 'kind'"};e===null?e=[o]:e.push(o),i++}for(let o in t)if(!(o==="kind"||o==="note")){let m={instancePath:a+"/connectio\
ns/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/connections/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2C8%7D%24/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),i++}if(t.kind!==
void 0){let o=t.kind;if(typeof o!="string"){let m={instancePath:a+"/connections/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/kind",schemaPath:"#/properties/conn\
ections/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/kind/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[m]:e.push(m),i++}if(o!=="land"){let m={instancePath:a+"/connections/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/kind",schemaPath:"#/propertie\
s/connections/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/kind/enum",keyword:"enum",params:{allowedValues:Ne.properties.connections.
patternProperties["^[A-Z0-9]{2,8}-[A-Z0-9]{2,8}$"].properties.kind.enum},message:"must be equal to one of the allowed values"};e===null?e=[m]:e.push(m),i++}}if(t.
note!==void 0){let o=t.note;if(typeof o=="string"){if(g(o)>400){let m={instancePath:a+"/connections/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/note",schemaPath:"\
#/properties/connections/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/note/maxLength",keyword:"maxLength",params:{limit:400},
message:"must NOT have more than 400 characters"};e===null?e=[m]:e.push(m),i++}if(g(o)<1){let m={instancePath:a+"/connections/"+s.replace(/~/g,"~0").replace(/\//g,
"~1")+"/note",schemaPath:"#/properties/connections/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/note/minLength",keyword:"m\
inLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:a+"/connections/"+s.replace(/~/g,
"~0").replace(/\//g,"~1")+"/note",schemaPath:"#/properties/connections/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/note/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),i++}}}else{let o={instancePath:a+"/connections/"+s.replace(/~/g,"~\
0").replace(/\//g,"~1"),schemaPath:"#/properties/connections/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D-%5BA-Z0-9%5D%7B2%2C8%7D%24/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),i++}}}else{let s={instancePath:a+"/connections",schemaPath:"#/properties/connections/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}if(n.splitHexes!==void 0){let r=n.splitHexes;if(r&&typeof r=="object"&&!Array.
isArray(r)){for(let s in r)if(!Q.test(s)){let t={instancePath:a+"/splitHexes",schemaPath:"#/properties/splitHexes/additionalProperties",keyword:"additionalPrope\
rties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}for(let s in r)if(Q.test(s)){let t=r[s];if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.halves===void 0){let o={instancePath:a+"/splitHexes/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/splitH\
exes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/required",keyword:"required",params:{missingProperty:"halves"},message:"must have required property 'halves\
'"};e===null?e=[o]:e.push(o),i++}for(let o in t)if(o!=="halves"){let m={instancePath:a+"/splitHexes/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/pro\
perties/splitHexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"m\
ust NOT have additional properties"};e===null?e=[m]:e.push(m),i++}if(t.halves!==void 0){let o=t.halves;if(o&&typeof o=="object"&&!Array.isArray(o)){if(Object.keys(
o).length<2){let m={instancePath:a+"/splitHexes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/halves",schemaPath:"#/properties/splitHexes/patternProperties/%5E%5\
BA-Z0-9%5D%7B2%2C8%7D%24/properties/halves/minProperties",keyword:"minProperties",params:{limit:2},message:"must NOT have fewer than 2 properties"};e===null?e=[
m]:e.push(m),i++}for(let m in o)if(!w.test(m)){let l={instancePath:a+"/splitHexes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/halves",schemaPath:"#/properties/\
splitHexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/halves/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},
message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),i++}for(let m in o)if(w.test(m)){let l=o[m];if(l&&typeof l=="object"&&!Array.isArray(l)){
if(l.opensTo===void 0){let p={instancePath:a+"/splitHexes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/halves/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/splitHexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/halves/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"\
required",params:{missingProperty:"opensTo"},message:"must have required property 'opensTo'"};e===null?e=[p]:e.push(p),i++}for(let p in l)if(p!=="opensTo"){let u={
instancePath:a+"/splitHexes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/halves/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/splitHexes/p\
atternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/halves/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),i++}if(l.opensTo!==void 0){let p=l.opensTo;if(Array.
isArray(p)){if(p.length<1){let v={instancePath:a+"/splitHexes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/halves/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/o\
pensTo",schemaPath:"#/properties/splitHexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/halves/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24\
/properties/opensTo/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[v]:e.push(v),i++}let u=p.length;for(let v=0;v<
u;v++){let T=p[v];if(typeof T!="string"){let j={instancePath:a+"/splitHexes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/halves/"+m.replace(/~/g,"~0").replace(/\//g,
"~1")+"/opensTo/"+v,schemaPath:"#/properties/splitHexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/halves/patternProperties/%5E%5Ba-z0-9%5D%5Ba-\
z0-9-%5D*%24/properties/opensTo/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[j]:e.push(j),i++}if(typeof T=="string"){
if(!Q.test(T)){let j={instancePath:a+"/splitHexes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/halves/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/opensTo/"+v,schemaPath:"\
common.schema.json#/$defs/hexId/pattern",keyword:"pattern",params:{pattern:"^[A-Z0-9]{2,8}$"},message:'must match pattern "^[A-Z0-9]{2,8}$"'};e===null?e=[j]:e.push(
j),i++}}else{let j={instancePath:a+"/splitHexes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/halves/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/opensTo/"+v,schemaPath:"\
common.schema.json#/$defs/hexId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[j]:e.push(j),i++}}let d=p.length,f;if(d>1){let v={};
for(;d--;){let T=p[d];if(typeof T=="string"){if(typeof v[T]=="number"){f=v[T];let j={instancePath:a+"/splitHexes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/ha\
lves/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/opensTo",schemaPath:"#/properties/splitHexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/halves\
/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/opensTo/uniqueItems",keyword:"uniqueItems",params:{i:d,j:f},message:"must NOT have duplicate item\
s (items ## "+f+" and "+d+" are identical)"};e===null?e=[j]:e.push(j),i++;break}v[T]=d}}}}else{let u={instancePath:a+"/splitHexes/"+s.replace(/~/g,"~0").replace(
/\//g,"~1")+"/halves/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/opensTo",schemaPath:"#/properties/splitHexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/p\
roperties/halves/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/opensTo/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[u]:e.push(u),i++}}}else{let p={instancePath:a+"/splitHexes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/halves/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/splitHexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/halves/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),i++}}}else{let m={instancePath:a+"/splitHexes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+
"/halves",schemaPath:"#/properties/splitHexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/properties/halves/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[m]:e.push(m),i++}}}else{let o={instancePath:a+"/splitHexes/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/spli\
tHexes/patternProperties/%5E%5BA-Z0-9%5D%7B2%2C8%7D%24/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),i++}}}else{
let s={instancePath:a+"/splitHexes",schemaPath:"#/properties/splitHexes/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(
s),i++}}if(n.boxes!==void 0){let r=n.boxes;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let s in r)if(!w.test(s)){let t={instancePath:a+"/boxes",schemaPath:"\
#/properties/boxes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=
[t]:e.push(t),i++}for(let s in r)if(w.test(s)){let t=r[s];if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.name===void 0){let o={instancePath:a+"/boxes/"+s.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/boxes/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"\
name"},message:"must have required property 'name'"};e===null?e=[o]:e.push(o),i++}if(t.kind===void 0){let o={instancePath:a+"/boxes/"+s.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/properties/boxes/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"kind"},message:"\
must have required property 'kind'"};e===null?e=[o]:e.push(o),i++}if(t.side===void 0){let o={instancePath:a+"/boxes/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/boxes/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"side"},message:"must have required p\
roperty 'side'"};e===null?e=[o]:e.push(o),i++}for(let o in t)if(!(o==="name"||o==="kind"||o==="side"||o==="nation"||o==="entryHexes"||o==="freeLink"||o==="withi\
n")){let m={instancePath:a+"/boxes/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/boxes/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),i++}if(t.
name!==void 0){let o=t.name;if(typeof o=="string"){if(g(o)>120){let m={instancePath:a+"/boxes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/name",schemaPath:"#/p\
roperties/boxes/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/name/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more\
 than 120 characters"};e===null?e=[m]:e.push(m),i++}if(g(o)<1){let m={instancePath:a+"/boxes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/name",schemaPath:"#/pr\
operties/boxes/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer t\
han 1 characters"};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:a+"/boxes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/name",schemaPath:"#/properties/\
boxes/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.
push(m),i++}}if(t.kind!==void 0){let o=t.kind;if(typeof o!="string"){let m={instancePath:a+"/boxes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/kind",schemaPath:"\
#/properties/boxes/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/kind/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[m]:e.push(m),i++}if(!(o==="off-map"||o==="holding")){let m={instancePath:a+"/boxes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/kind",schemaPath:"#/prop\
erties/boxes/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/kind/enum",keyword:"enum",params:{allowedValues:Ne.properties.boxes.patternProperties["\
^[a-z0-9][a-z0-9-]*$"].properties.kind.enum},message:"must be equal to one of the allowed values"};e===null?e=[m]:e.push(m),i++}}if(t.side!==void 0){let o=t.side;
if(typeof o=="string"){if(g(o)>80){let m={instancePath:a+"/boxes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/side",schemaPath:"common.schema.json#/$defs/id/max\
Length",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[m]:e.push(m),i++}if(!w.test(o)){let m={instancePath:a+
"/boxes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/side",schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9\
-]*$"},message:'must match pattern "^[a-z0-9][a-z0-9-]*$"'};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:a+"/boxes/"+s.replace(/~/g,"~0").replace(/\//g,
"~1")+"/side",schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),i++}}if(t.
nation!==void 0){let o=t.nation;if(typeof o=="string"){if(g(o)>80){let m={instancePath:a+"/boxes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/nation",schemaPath:"\
common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[m]:e.push(m),i++}if(!w.
test(o)){let m={instancePath:a+"/boxes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/nation",schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"pattern",
params:{pattern:"^[a-z0-9][a-z0-9-]*$"},message:'must match pattern "^[a-z0-9][a-z0-9-]*$"'};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:a+"/boxes/"+
s.replace(/~/g,"~0").replace(/\//g,"~1")+"/nation",schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[m]:e.push(m),i++}}if(t.entryHexes!==void 0){let o=t.entryHexes;if(Array.isArray(o)){if(o.length<1){let u={instancePath:a+"/boxes/"+s.replace(/~/g,"~\
0").replace(/\//g,"~1")+"/entryHexes",schemaPath:"#/properties/boxes/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/entryHexes/minItems",keyword:"\
minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[u]:e.push(u),i++}let m=o.length;for(let u=0;u<m;u++){let d=o[u];if(typeof d!=
"string"){let f={instancePath:a+"/boxes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/entryHexes/"+u,schemaPath:"#/properties/boxes/patternProperties/%5E%5Ba-z0-\
9%5D%5Ba-z0-9-%5D*%24/properties/entryHexes/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),i++}if(typeof d==
"string"){if(!Q.test(d)){let f={instancePath:a+"/boxes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/entryHexes/"+u,schemaPath:"common.schema.json#/$defs/hexId/p\
attern",keyword:"pattern",params:{pattern:"^[A-Z0-9]{2,8}$"},message:'must match pattern "^[A-Z0-9]{2,8}$"'};e===null?e=[f]:e.push(f),i++}}else{let f={instancePath:a+
"/boxes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/entryHexes/"+u,schemaPath:"common.schema.json#/$defs/hexId/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[f]:e.push(f),i++}}let l=o.length,p;if(l>1){let u={};for(;l--;){let d=o[l];if(typeof d=="string"){if(typeof u[d]=="number"){p=u[d];let f={
instancePath:a+"/boxes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/entryHexes",schemaPath:"#/properties/boxes/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%2\
4/properties/entryHexes/uniqueItems",keyword:"uniqueItems",params:{i:l,j:p},message:"must NOT have duplicate items (items ## "+p+" and "+l+" are identical)"};e===
null?e=[f]:e.push(f),i++;break}u[d]=l}}}}else{let m={instancePath:a+"/boxes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/entryHexes",schemaPath:"#/properties/bo\
xes/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/entryHexes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:
e.push(m),i++}}if(t.freeLink!==void 0){let o=t.freeLink;if(typeof o=="string"){if(g(o)>80){let m={instancePath:a+"/boxes/"+s.replace(/~/g,"~0").replace(/\//g,"~\
1")+"/freeLink",schemaPath:"common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?
e=[m]:e.push(m),i++}if(!w.test(o)){let m={instancePath:a+"/boxes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/freeLink",schemaPath:"common.schema.json#/$defs/id\
/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"},message:'must match pattern "^[a-z0-9][a-z0-9-]*$"'};e===null?e=[m]:e.push(m),i++}}else{let m={
instancePath:a+"/boxes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/freeLink",schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[m]:e.push(m),i++}}if(t.within!==void 0){let o=t.within;if(typeof o=="string"){if(g(o)>80){let m={instancePath:a+"/boxes/"+
s.replace(/~/g,"~0").replace(/\//g,"~1")+"/within",schemaPath:"common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT h\
ave more than 80 characters"};e===null?e=[m]:e.push(m),i++}if(!w.test(o)){let m={instancePath:a+"/boxes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/within",schemaPath:"\
common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"},message:'must match pattern "^[a-z0-9][a-z0-9-]*$"'};e===null?e=
[m]:e.push(m),i++}}else{let m={instancePath:a+"/boxes/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/within",schemaPath:"common.schema.json#/$defs/id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),i++}}}else{let o={instancePath:a+"/boxes/"+s.replace(/~/g,"~0").replace(/\//g,"~\
1"),schemaPath:"#/properties/boxes/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[o]:e.push(o),i++}}}else{let s={instancePath:a+"/boxes",schemaPath:"#/properties/boxes/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[s]:e.push(s),i++}}n.sources!==void 0&&(ie(n.sources,{instancePath:a+"/sources",parentData:n,parentDataProperty:"sources",rootData:h,dynamicAnchors:y})||
(e=e===null?ie.errors:P(e,ie.errors),i=e.length))}else{let r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),i++}return Fe.errors=e,i===0}Fe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var os=Le,Ds={$schema:"https://json-schema.org/dra\
ft/2020-12/schema",$id:"https://sandtable.invalid/schemas/common/options.schema.json",type:"object",properties:{$schema:{$ref:"common.schema.json#/$defs/schemaP\
ath"},options:{type:"object",patternProperties:{"^[a-z0-9][a-z0-9-]*$":{type:"object",properties:{title:{type:"string",minLength:1,maxLength:200},rule:{$ref:"co\
mmon.schema.json#/$defs/ruleNumber"},summary:{type:"string",minLength:1,maxLength:2e3},favours:{$ref:"common.schema.json#/$defs/id"},recommended:{type:"boolean"},
requires:{type:"array",items:{type:"string",$ref:"common.schema.json#/$defs/optionId"},uniqueItems:!0},advises:{type:"array",items:{type:"string",$ref:"common.s\
chema.json#/$defs/optionId"},uniqueItems:!0},conflicts:{type:"array",items:{type:"string",$ref:"common.schema.json#/$defs/optionId"},uniqueItems:!0},notOnFirstTurn:{
type:"boolean"}},required:["title","rule","summary","favours","recommended"],additionalProperties:!1}},additionalProperties:!1},sources:{$ref:"common.schema.jso\
n#/$defs/sources"}},required:["$schema","options","sources"],additionalProperties:!1};function ae(n,{instancePath:a="",parentData:b,parentDataProperty:k,rootData:h=n,dynamicAnchors:y={}}={}){let e=null,i=0,c=ae.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(Object.keys(n).length<1){let r={instancePath:a,schemaPath:"#/minProperties",
keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[r]:e.push(r),i++}for(let r in n)if(!x.test(r)){let s={instancePath:a,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),i++}for(let r in n)x.test(r)&&(q(n[r],{instancePath:a+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:n,parentDataProperty:r,rootData:h,dynamicAnchors:y})||
(e=e===null?q.errors:P(e,q.errors),i=e.length))}else{let r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),i++}return ae.errors=e,i===0}ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Le(n,{instancePath:a="",parentData:b,parentDataProperty:k,
rootData:h=n,dynamicAnchors:y={}}={}){let e=null,i=0,c=Le.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),n&&typeof n=="object"&&
!Array.isArray(n)){if(n.$schema===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"$schema"},message:"must have\
 required property '$schema'"};e===null?e=[r]:e.push(r),i++}if(n.options===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
options"},message:"must have required property 'options'"};e===null?e=[r]:e.push(r),i++}if(n.sources===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"sources"},message:"must have required property 'sources'"};e===null?e=[r]:e.push(r),i++}for(let r in n)if(!(r==="$schema"||r===
"options"||r==="sources")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must \
NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(n.$schema!==void 0){let r=n.$schema;if(typeof r=="string"){if(g(r)<1){let s={instancePath:a+"/$\
schema",schemaPath:"common.schema.json#/$defs/schemaPath/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/$schema",schemaPath:"common.schema.json#/$defs/schemaPath/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),i++}}if(n.options!==void 0){let r=n.options;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let s in r)if(!w.test(s)){
let t={instancePath:a+"/options",schemaPath:"#/properties/options/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"mu\
st NOT have additional properties"};e===null?e=[t]:e.push(t),i++}for(let s in r)if(w.test(s)){let t=r[s];if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.title===
void 0){let o={instancePath:a+"/options/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%\
5D*%24/required",keyword:"required",params:{missingProperty:"title"},message:"must have required property 'title'"};e===null?e=[o]:e.push(o),i++}if(t.rule===void 0){
let o={instancePath:a+"/options/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/r\
equired",keyword:"required",params:{missingProperty:"rule"},message:"must have required property 'rule'"};e===null?e=[o]:e.push(o),i++}if(t.summary===void 0){let o={
instancePath:a+"/options/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",
keyword:"required",params:{missingProperty:"summary"},message:"must have required property 'summary'"};e===null?e=[o]:e.push(o),i++}if(t.favours===void 0){let o={
instancePath:a+"/options/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",
keyword:"required",params:{missingProperty:"favours"},message:"must have required property 'favours'"};e===null?e=[o]:e.push(o),i++}if(t.recommended===void 0){let o={
instancePath:a+"/options/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",
keyword:"required",params:{missingProperty:"recommended"},message:"must have required property 'recommended'"};e===null?e=[o]:e.push(o),i++}for(let o in t)if(!L.
call(Ds.properties.options.patternProperties["^[a-z0-9][a-z0-9-]*$"].properties,o)){let m={instancePath:a+"/options/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"\
must NOT have additional properties"};e===null?e=[m]:e.push(m),i++}if(t.title!==void 0){let o=t.title;if(typeof o=="string"){if(g(o)>200){let m={instancePath:a+
"/options/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/title",schemaPath:"#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/tit\
le/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[m]:e.push(m),i++}if(g(o)<1){let m={instancePath:a+
"/options/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/title",schemaPath:"#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/tit\
le/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:a+"/o\
ptions/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/title",schemaPath:"#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/title/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),i++}}if(t.rule!==void 0){let o=t.rule;if(typeof o=="string"){if(g(
o)>24){let m={instancePath:a+"/options/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/rule",schemaPath:"common.schema.json#/$defs/ruleNumber/maxLength",keyword:"m\
axLength",params:{limit:24},message:"must NOT have more than 24 characters"};e===null?e=[m]:e.push(m),i++}if(!ee.test(o)){let m={instancePath:a+"/options/"+s.replace(
/~/g,"~0").replace(/\//g,"~1")+"/rule",schemaPath:"common.schema.json#/$defs/ruleNumber/pattern",keyword:"pattern",params:{pattern:"^[0-9A-Z][0-9A-Za-z.()-]*$"},
message:'must match pattern "^[0-9A-Z][0-9A-Za-z.()-]*$"'};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:a+"/options/"+s.replace(/~/g,"~0").replace(/\//g,
"~1")+"/rule",schemaPath:"common.schema.json#/$defs/ruleNumber/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),i++}}
if(t.summary!==void 0){let o=t.summary;if(typeof o=="string"){if(g(o)>2e3){let m={instancePath:a+"/options/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/summary",
schemaPath:"#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/summary/maxLength",keyword:"maxLength",params:{limit:2e3},message:"\
must NOT have more than 2000 characters"};e===null?e=[m]:e.push(m),i++}if(g(o)<1){let m={instancePath:a+"/options/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/s\
ummary",schemaPath:"#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/summary/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:a+"/options/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/summary",
schemaPath:"#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/summary/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[m]:e.push(m),i++}}if(t.favours!==void 0){let o=t.favours;if(typeof o=="string"){if(g(o)>80){let m={instancePath:a+"/options/"+s.replace(
/~/g,"~0").replace(/\//g,"~1")+"/favours",schemaPath:"common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more \
than 80 characters"};e===null?e=[m]:e.push(m),i++}if(!w.test(o)){let m={instancePath:a+"/options/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/favours",schemaPath:"\
common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"},message:'must match pattern "^[a-z0-9][a-z0-9-]*$"'};e===null?e=
[m]:e.push(m),i++}}else{let m={instancePath:a+"/options/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/favours",schemaPath:"common.schema.json#/$defs/id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),i++}}if(t.recommended!==void 0&&typeof t.recommended!="boolean"){let o={instancePath:a+
"/options/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/recommended",schemaPath:"#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properti\
es/recommended/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[o]:e.push(o),i++}if(t.requires!==void 0){let o=t.requires;if(Array.
isArray(o)){let m=o.length;for(let u=0;u<m;u++){let d=o[u];if(typeof d!="string"){let f={instancePath:a+"/options/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/r\
equires/"+u,schemaPath:"#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/requires/items/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[f]:e.push(f),i++}if(typeof d=="string"){if(g(d)>80){let f={instancePath:a+"/options/"+s.replace(/~/g,"~0").replace(/\//g,
"~1")+"/requires/"+u,schemaPath:"common.schema.json#/$defs/optionId/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 charact\
ers"};e===null?e=[f]:e.push(f),i++}if(!w.test(d)){let f={instancePath:a+"/options/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/requires/"+u,schemaPath:"common.s\
chema.json#/$defs/optionId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"},message:'must match pattern "^[a-z0-9][a-z0-9-]*$"'};e===null?e=[f]:
e.push(f),i++}}else{let f={instancePath:a+"/options/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/requires/"+u,schemaPath:"common.schema.json#/$defs/optionId/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),i++}}let l=o.length,p;if(l>1){let u={};for(;l--;){let d=o[l];if(typeof d==
"string"){if(typeof u[d]=="number"){p=u[d];let f={instancePath:a+"/options/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/requires",schemaPath:"#/properties/optio\
ns/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/requires/uniqueItems",keyword:"uniqueItems",params:{i:l,j:p},message:"must NOT have duplicate i\
tems (items ## "+p+" and "+l+" are identical)"};e===null?e=[f]:e.push(f),i++;break}u[d]=l}}}}else{let m={instancePath:a+"/options/"+s.replace(/~/g,"~0").replace(
/\//g,"~1")+"/requires",schemaPath:"#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/requires/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[m]:e.push(m),i++}}if(t.advises!==void 0){let o=t.advises;if(Array.isArray(o)){let m=o.length;for(let u=0;u<m;u++){let d=o[u];
if(typeof d!="string"){let f={instancePath:a+"/options/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/advises/"+u,schemaPath:"#/properties/options/patternProperti\
es/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/advises/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),i++}
if(typeof d=="string"){if(g(d)>80){let f={instancePath:a+"/options/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/advises/"+u,schemaPath:"common.schema.json#/$def\
s/optionId/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[f]:e.push(f),i++}if(!w.test(d)){let f={
instancePath:a+"/options/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/advises/"+u,schemaPath:"common.schema.json#/$defs/optionId/pattern",keyword:"pattern",params:{
pattern:"^[a-z0-9][a-z0-9-]*$"},message:'must match pattern "^[a-z0-9][a-z0-9-]*$"'};e===null?e=[f]:e.push(f),i++}}else{let f={instancePath:a+"/options/"+s.replace(
/~/g,"~0").replace(/\//g,"~1")+"/advises/"+u,schemaPath:"common.schema.json#/$defs/optionId/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[f]:e.push(f),i++}}let l=o.length,p;if(l>1){let u={};for(;l--;){let d=o[l];if(typeof d=="string"){if(typeof u[d]=="number"){p=u[d];let f={instancePath:a+
"/options/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/advises",schemaPath:"#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/a\
dvises/uniqueItems",keyword:"uniqueItems",params:{i:l,j:p},message:"must NOT have duplicate items (items ## "+p+" and "+l+" are identical)"};e===null?e=[f]:e.push(
f),i++;break}u[d]=l}}}}else{let m={instancePath:a+"/options/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/advises",schemaPath:"#/properties/options/patternProper\
ties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/advises/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),i++}}if(t.
conflicts!==void 0){let o=t.conflicts;if(Array.isArray(o)){let m=o.length;for(let u=0;u<m;u++){let d=o[u];if(typeof d!="string"){let f={instancePath:a+"/options\
/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/conflicts/"+u,schemaPath:"#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/confl\
icts/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),i++}if(typeof d=="string"){if(g(d)>80){let f={instancePath:a+
"/options/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/conflicts/"+u,schemaPath:"common.schema.json#/$defs/optionId/maxLength",keyword:"maxLength",params:{limit:80},
message:"must NOT have more than 80 characters"};e===null?e=[f]:e.push(f),i++}if(!w.test(d)){let f={instancePath:a+"/options/"+s.replace(/~/g,"~0").replace(/\//g,
"~1")+"/conflicts/"+u,schemaPath:"common.schema.json#/$defs/optionId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"},message:'must match patt\
ern "^[a-z0-9][a-z0-9-]*$"'};e===null?e=[f]:e.push(f),i++}}else{let f={instancePath:a+"/options/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/conflicts/"+u,schemaPath:"\
common.schema.json#/$defs/optionId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),i++}}let l=o.length,p;if(l>1){
let u={};for(;l--;){let d=o[l];if(typeof d=="string"){if(typeof u[d]=="number"){p=u[d];let f={instancePath:a+"/options/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+
"/conflicts",schemaPath:"#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/conflicts/uniqueItems",keyword:"uniqueItems",params:{
i:l,j:p},message:"must NOT have duplicate items (items ## "+p+" and "+l+" are identical)"};e===null?e=[f]:e.push(f),i++;break}u[d]=l}}}}else{let m={instancePath:a+
"/options/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/conflicts",schemaPath:"#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties\
/conflicts/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),i++}}if(t.notOnFirstTurn!==void 0&&typeof t.notOnFirstTurn!=
"boolean"){let o={instancePath:a+"/options/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/notOnFirstTurn",schemaPath:"#/properties/options/patternProperties/%5E%5\
Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/notOnFirstTurn/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[o]:e.push(o),i++}}else{
let o={instancePath:a+"/options/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/options/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),i++}}}else{let s={instancePath:a+"/options",schemaPath:"#/properti\
es/options/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}n.sources!==void 0&&(ae(n.sources,{instancePath:a+
"/sources",parentData:n,parentDataProperty:"sources",rootData:h,dynamicAnchors:y})||(e=e===null?ae.errors:P(e,ae.errors),i=e.length))}else{let r={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Le.errors=e,i===0}Le.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var ms=Be,se={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://sandtable.invalid/schemas/common/layer.schema\
.json",type:"object",properties:{$schema:{$ref:"common.schema.json#/$defs/schemaPath"},id:{$ref:"common.schema.json#/$defs/id"},kind:{type:"string",enum:["editi\
on","errata","option","variant"]},title:{type:"string",minLength:1,maxLength:200},reason:{type:"string",minLength:1,maxLength:2e3},citations:{type:"array",items:{
$ref:"common.schema.json#/$defs/text"}},requires:{type:"array",items:{type:"string",$ref:"common.schema.json#/$defs/id"},uniqueItems:!0},conflicts:{type:"array",
items:{type:"string",$ref:"common.schema.json#/$defs/id"},uniqueItems:!0},default:{type:"boolean"},errata:{type:"object",patternProperties:{"^[a-z0-9][a-z0-9-]*\
$":{type:"object",properties:{component:{type:"string",enum:["rule","counter","map","chart","scenario","player-aid"]},place:{type:"string",minLength:1,maxLength:400},
kind:{type:"string",enum:["correction","clarification","addition"]},impact:{type:"string",enum:["none","minor","major"]},was:{type:"string",minLength:1,maxLength:2e3},
is:{type:"string",minLength:1,maxLength:2e3},source:{type:"string",minLength:1,maxLength:400},note:{type:"string",minLength:1,maxLength:2e3},document:{$ref:"com\
mon.schema.json#/$defs/documentPath"},pointer:{$ref:"common.schema.json#/$defs/pointer"}},required:["component","place","kind","impact","was","is","source"],additionalProperties:!1}},
additionalProperties:!1},sources:{$ref:"common.schema.json#/$defs/sources"}},required:["id","kind","title","reason","citations","requires","conflicts","default"],
additionalProperties:!1};var Xe=new RegExp("^[a-z0-9][a-z0-9/-]*\\.json$","u");function ne(n,{instancePath:a="",parentData:b,parentDataProperty:k,rootData:h=n,dynamicAnchors:y={}}={}){let e=null,
i=0,c=ne.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(Object.keys(n).length<1){let r={
instancePath:a,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[r]:e.push(r),i++}
for(let r in n)if(!x.test(r)){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"mu\
st NOT have additional properties"};e===null?e=[s]:e.push(s),i++}for(let r in n)x.test(r)&&(q(n[r],{instancePath:a+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),
parentData:n,parentDataProperty:r,rootData:h,dynamicAnchors:y})||(e=e===null?q.errors:P(e,q.errors),i=e.length))}else{let r={instancePath:a,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return ne.errors=e,i===0}ne.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Be(n,{instancePath:a="",parentData:b,parentDataProperty:k,rootData:h=n,dynamicAnchors:y={}}={}){let e=null,i=0,c=Be.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[r]:e.push(r),i++}if(n.kind===void 0){let r={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"kind"},message:"must have required property 'kind'"};e===null?e=[r]:e.push(r),i++}if(n.title===void 0){let r={
instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"title"},message:"must have required property 'title'"};e===null?e=[r]:e.push(
r),i++}if(n.reason===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"reason"},message:"must have required prop\
erty 'reason'"};e===null?e=[r]:e.push(r),i++}if(n.citations===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
citations"},message:"must have required property 'citations'"};e===null?e=[r]:e.push(r),i++}if(n.requires===void 0){let r={instancePath:a,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"requires"},message:"must have required property 'requires'"};e===null?e=[r]:e.push(r),i++}if(n.conflicts===void 0){let r={
instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"conflicts"},message:"must have required property 'conflicts'"};e===null?e=[r]:
e.push(r),i++}if(n.default===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"default"},message:"must have requ\
ired property 'default'"};e===null?e=[r]:e.push(r),i++}for(let r in n)if(!L.call(se.properties,r)){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(n.$schema!==void 0){let r=n.$schema;
if(typeof r=="string"){if(g(r)<1){let s={instancePath:a+"/$schema",schemaPath:"common.schema.json#/$defs/schemaPath/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/$schema",schemaPath:"common.schema.json#/$defs/schem\
aPath/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(n.id!==void 0){let r=n.id;if(typeof r=="string"){if(g(
r)>80){let s={instancePath:a+"/id",schemaPath:"common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80\
 characters"};e===null?e=[s]:e.push(s),i++}if(!w.test(r)){let s={instancePath:a+"/id",schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{
pattern:"^[a-z0-9][a-z0-9-]*$"},message:'must match pattern "^[a-z0-9][a-z0-9-]*$"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/id",schemaPath:"\
common.schema.json#/$defs/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(n.kind!==void 0){let r=n.kind;
if(typeof r!="string"){let s={instancePath:a+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),i++}if(!(r==="edition"||r==="errata"||r==="option"||r==="variant")){let s={instancePath:a+"/kind",schemaPath:"#/properties/kind/enum",keyword:"e\
num",params:{allowedValues:se.properties.kind.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}if(n.title!==void 0){let r=n.
title;if(typeof r=="string"){if(g(r)>200){let s={instancePath:a+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit:200},message:"\
must NOT have more than 200 characters"};e===null?e=[s]:e.push(s),i++}if(g(r)<1){let s={instancePath:a+"/title",schemaPath:"#/properties/title/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/title",schemaPath:"#/pro\
perties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(n.reason!==void 0){let r=n.reason;if(typeof r==
"string"){if(g(r)>2e3){let s={instancePath:a+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have \
more than 2000 characters"};e===null?e=[s]:e.push(s),i++}if(g(r)<1){let s={instancePath:a+"/reason",schemaPath:"#/properties/reason/minLength",keyword:"minLengt\
h",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/reason",schemaPath:"#/properties\
/reason/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(n.citations!==void 0){let r=n.citations;if(Array.
isArray(r)){let s=r.length;for(let t=0;t<s;t++){let o=r[t];if(typeof o=="string"){if(g(o)>2e3){let m={instancePath:a+"/citations/"+t,schemaPath:"common.schema.j\
son#/$defs/text/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[m]:e.push(m),i++}if(g(o)<1){let m={
instancePath:a+"/citations/"+t,schemaPath:"common.schema.json#/$defs/text/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 ch\
aracters"};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:a+"/citations/"+t,schemaPath:"common.schema.json#/$defs/text/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[m]:e.push(m),i++}}}else{let s={instancePath:a+"/citations",schemaPath:"#/properties/citations/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(n.requires!==void 0){let r=n.requires;if(Array.isArray(r)){let s=r.length;for(let m=0;m<
s;m++){let l=r[m];if(typeof l!="string"){let p={instancePath:a+"/requires/"+m,schemaPath:"#/properties/requires/items/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[p]:e.push(p),i++}if(typeof l=="string"){if(g(l)>80){let p={instancePath:a+"/requires/"+m,schemaPath:"common.schema.json#/$\
defs/id/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[p]:e.push(p),i++}if(!w.test(l)){let p={instancePath:a+
"/requires/"+m,schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"},message:'must match pattern "^[a-z0-9\
][a-z0-9-]*$"'};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:a+"/requires/"+m,schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}}let t=r.length,o;if(t>1){let m={};for(;t--;){let l=r[t];if(typeof l=="string"){if(typeof m[l]==
"number"){o=m[l];let p={instancePath:a+"/requires",schemaPath:"#/properties/requires/uniqueItems",keyword:"uniqueItems",params:{i:t,j:o},message:"must NOT have \
duplicate items (items ## "+o+" and "+t+" are identical)"};e===null?e=[p]:e.push(p),i++;break}m[l]=t}}}}else{let s={instancePath:a+"/requires",schemaPath:"#/pro\
perties/requires/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(n.conflicts!==void 0){let r=n.conflicts;if(Array.
isArray(r)){let s=r.length;for(let m=0;m<s;m++){let l=r[m];if(typeof l!="string"){let p={instancePath:a+"/conflicts/"+m,schemaPath:"#/properties/conflicts/items\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}if(typeof l=="string"){if(g(l)>80){let p={instancePath:a+"/c\
onflicts/"+m,schemaPath:"common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?
e=[p]:e.push(p),i++}if(!w.test(l)){let p={instancePath:a+"/conflicts/"+m,schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^[\
a-z0-9][a-z0-9-]*$"},message:'must match pattern "^[a-z0-9][a-z0-9-]*$"'};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:a+"/conflicts/"+m,schemaPath:"c\
ommon.schema.json#/$defs/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}}let t=r.length,o;if(t>1){let m={};
for(;t--;){let l=r[t];if(typeof l=="string"){if(typeof m[l]=="number"){o=m[l];let p={instancePath:a+"/conflicts",schemaPath:"#/properties/conflicts/uniqueItems",
keyword:"uniqueItems",params:{i:t,j:o},message:"must NOT have duplicate items (items ## "+o+" and "+t+" are identical)"};e===null?e=[p]:e.push(p),i++;break}m[l]=
t}}}}else{let s={instancePath:a+"/conflicts",schemaPath:"#/properties/conflicts/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
s]:e.push(s),i++}}if(n.default!==void 0&&typeof n.default!="boolean"){let r={instancePath:a+"/default",schemaPath:"#/properties/default/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),i++}if(n.errata!==void 0){let r=n.errata;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let s in r)
if(!w.test(s)){let t={instancePath:a+"/errata",schemaPath:"#/properties/errata/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}for(let s in r)if(w.test(s)){let t=r[s];if(t&&typeof t=="object"&&!Array.isArray(t)){
if(t.component===void 0){let o={instancePath:a+"/errata/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-\
9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"component"},message:"must have required property 'component'"};e===null?e=[o]:e.push(
o),i++}if(t.place===void 0){let o={instancePath:a+"/errata/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-\
z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"place"},message:"must have required property 'place'"};e===null?e=[o]:e.push(o),i++}
if(t.kind===void 0){let o={instancePath:a+"/errata/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%\
5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"kind"},message:"must have required property 'kind'"};e===null?e=[o]:e.push(o),i++}if(t.impact===
void 0){let o={instancePath:a+"/errata/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D\
*%24/required",keyword:"required",params:{missingProperty:"impact"},message:"must have required property 'impact'"};e===null?e=[o]:e.push(o),i++}if(t.was===void 0){
let o={instancePath:a+"/errata/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/req\
uired",keyword:"required",params:{missingProperty:"was"},message:"must have required property 'was'"};e===null?e=[o]:e.push(o),i++}if(t.is===void 0){let o={instancePath:a+
"/errata/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"requir\
ed",params:{missingProperty:"is"},message:"must have required property 'is'"};e===null?e=[o]:e.push(o),i++}if(t.source===void 0){let o={instancePath:a+"/errata/"+
s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{
missingProperty:"source"},message:"must have required property 'source'"};e===null?e=[o]:e.push(o),i++}for(let o in t)if(!L.call(se.properties.errata.patternProperties["\
^[a-z0-9][a-z0-9-]*$"].properties,o)){let m={instancePath:a+"/errata/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/errata/patternPropertie\
s/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have additional properti\
es"};e===null?e=[m]:e.push(m),i++}if(t.component!==void 0){let o=t.component;if(typeof o!="string"){let m={instancePath:a+"/errata/"+s.replace(/~/g,"~0").replace(
/\//g,"~1")+"/component",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/component/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[m]:e.push(m),i++}if(!(o==="rule"||o==="counter"||o==="map"||o==="chart"||o==="scenario"||o==="player-aid")){let m={
instancePath:a+"/errata/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/component",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%\
24/properties/component/enum",keyword:"enum",params:{allowedValues:se.properties.errata.patternProperties["^[a-z0-9][a-z0-9-]*$"].properties.component.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[m]:e.push(m),i++}}if(t.place!==void 0){let o=t.place;if(typeof o=="string"){if(g(o)>400){let m={instancePath:a+
"/errata/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/place",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/place\
/maxLength",keyword:"maxLength",params:{limit:400},message:"must NOT have more than 400 characters"};e===null?e=[m]:e.push(m),i++}if(g(o)<1){let m={instancePath:a+
"/errata/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/place",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/place\
/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:a+"/err\
ata/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/place",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/place/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),i++}}if(t.kind!==void 0){let o=t.kind;if(typeof o!="string"){let m={instancePath:a+
"/errata/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/kind",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/kind/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),i++}if(!(o==="correction"||o==="clarification"||o==="addition")){let m={
instancePath:a+"/errata/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/kind",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/pr\
operties/kind/enum",keyword:"enum",params:{allowedValues:se.properties.errata.patternProperties["^[a-z0-9][a-z0-9-]*$"].properties.kind.enum},message:"must be e\
qual to one of the allowed values"};e===null?e=[m]:e.push(m),i++}}if(t.impact!==void 0){let o=t.impact;if(typeof o!="string"){let m={instancePath:a+"/errata/"+s.
replace(/~/g,"~0").replace(/\//g,"~1")+"/impact",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/impact/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),i++}if(!(o==="none"||o==="minor"||o==="major")){let m={instancePath:a+"/errata/"+
s.replace(/~/g,"~0").replace(/\//g,"~1")+"/impact",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/impact/enum",keyword:"\
enum",params:{allowedValues:se.properties.errata.patternProperties["^[a-z0-9][a-z0-9-]*$"].properties.impact.enum},message:"must be equal to one of the allowed \
values"};e===null?e=[m]:e.push(m),i++}}if(t.was!==void 0){let o=t.was;if(typeof o=="string"){if(g(o)>2e3){let m={instancePath:a+"/errata/"+s.replace(/~/g,"~0").
replace(/\//g,"~1")+"/was",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/was/maxLength",keyword:"maxLength",params:{
limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[m]:e.push(m),i++}if(g(o)<1){let m={instancePath:a+"/errata/"+s.replace(/~/g,"~0").replace(
/\//g,"~1")+"/was",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/was/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:a+"/errata/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
was",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/was/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[m]:e.push(m),i++}}if(t.is!==void 0){let o=t.is;if(typeof o=="string"){if(g(o)>2e3){let m={instancePath:a+"/errata/"+s.replace(/~/g,"~0").
replace(/\//g,"~1")+"/is",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/is/maxLength",keyword:"maxLength",params:{
limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[m]:e.push(m),i++}if(g(o)<1){let m={instancePath:a+"/errata/"+s.replace(/~/g,"~0").replace(
/\//g,"~1")+"/is",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/is/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:a+"/errata/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
is",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/is/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[m]:e.push(m),i++}}if(t.source!==void 0){let o=t.source;if(typeof o=="string"){if(g(o)>400){let m={instancePath:a+"/errata/"+s.replace(/~/g,
"~0").replace(/\//g,"~1")+"/source",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/source/maxLength",keyword:"max\
Length",params:{limit:400},message:"must NOT have more than 400 characters"};e===null?e=[m]:e.push(m),i++}if(g(o)<1){let m={instancePath:a+"/errata/"+s.replace(
/~/g,"~0").replace(/\//g,"~1")+"/source",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/source/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:a+"/errata/"+s.replace(/~/g,
"~0").replace(/\//g,"~1")+"/source",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/source/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),i++}}if(t.note!==void 0){let o=t.note;if(typeof o=="string"){if(g(o)>2e3){let m={instancePath:a+
"/errata/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/note",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/note/m\
axLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[m]:e.push(m),i++}if(g(o)<1){let m={instancePath:a+
"/errata/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/note",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/note/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:a+"/errat\
a/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/note",schemaPath:"#/properties/errata/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/note/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),i++}}if(t.document!==void 0){let o=t.document;if(typeof o=="string"){if(g(o)>200){
let m={instancePath:a+"/errata/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/document",schemaPath:"common.schema.json#/$defs/documentPath/maxLength",keyword:"max\
Length",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[m]:e.push(m),i++}if(!Xe.test(o)){let m={instancePath:a+"/errata/"+s.replace(
/~/g,"~0").replace(/\//g,"~1")+"/document",schemaPath:"common.schema.json#/$defs/documentPath/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9/-]*\\.\
json$"},message:'must match pattern "^[a-z0-9][a-z0-9/-]*\\.json$"'};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:a+"/errata/"+s.replace(/~/g,"~0").replace(
/\//g,"~1")+"/document",schemaPath:"common.schema.json#/$defs/documentPath/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:
e.push(m),i++}}if(t.pointer!==void 0){let o=t.pointer;if(typeof o=="string"){if(g(o)>400){let m={instancePath:a+"/errata/"+s.replace(/~/g,"~0").replace(/\//g,"~\
1")+"/pointer",schemaPath:"common.schema.json#/$defs/pointer/maxLength",keyword:"maxLength",params:{limit:400},message:"must NOT have more than 400 characters"};
e===null?e=[m]:e.push(m),i++}if(!x.test(o)){let m={instancePath:a+"/errata/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/pointer",schemaPath:"common.schema.json#\
/$defs/pointer/pattern",keyword:"pattern",params:{pattern:"^(|/.*)$"},message:'must match pattern "^(|/.*)$"'};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:a+
"/errata/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/pointer",schemaPath:"common.schema.json#/$defs/pointer/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[m]:e.push(m),i++}}}else{let o={instancePath:a+"/errata/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/errata/p\
atternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),i++}}}else{let s={
instancePath:a+"/errata",schemaPath:"#/properties/errata/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}n.sources!==
void 0&&(ne(n.sources,{instancePath:a+"/sources",parentData:n,parentDataProperty:"sources",rootData:h,dynamicAnchors:y})||(e=e===null?ne.errors:P(e,ne.errors),i=
e.length))}else{let r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Be.
errors=e,i===0}Be.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ps=Ie,Ts={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://sandtab\
le.invalid/schemas/common/playtest.schema.json",type:"object",properties:{$schema:{$ref:"common.schema.json#/$defs/schemaPath"},title:{type:"string",minLength:1,
maxLength:200},description:{type:"string",minLength:1,maxLength:4e3},game:{$ref:"common.schema.json#/$defs/id"},scenario:{type:"string",minLength:1,maxLength:400},
options:{type:"array",items:{type:"string",$ref:"common.schema.json#/$defs/optionId"},uniqueItems:!0},layers:{type:"array",items:{type:"string",$ref:"common.sch\
ema.json#/$defs/id"},uniqueItems:!0},seed:{type:"integer",minimum:0,maximum:4294967295},dice:{type:"array",items:{type:"integer",minimum:1,maximum:100}},choices:{
type:"array",items:{type:"object",properties:{side:{$ref:"common.schema.json#/$defs/id"},choice:{type:"object",additionalProperties:!0},step:{$ref:"#/$defs/step"},
note:{type:"string",minLength:1,maxLength:2e3}},required:["side","choice"],additionalProperties:!1}},expect:{type:"array",items:{type:"object",properties:{after:{
type:"integer",minimum:0},pointer:{$ref:"common.schema.json#/$defs/pointer"},equals:{},note:{type:"string",minLength:1,maxLength:2e3}},required:["after","pointe\
r","equals"],additionalProperties:!1}},sections:{type:"array",items:{type:"object",properties:{title:{type:"string",minLength:1,maxLength:200},note:{type:"strin\
g",minLength:1,maxLength:2e3},side:{$ref:"common.schema.json#/$defs/id"},moves:{type:"array",items:{type:"object",properties:{note:{type:"string",minLength:1,maxLength:2e3},
side:{$ref:"common.schema.json#/$defs/id"},step:{$ref:"#/$defs/step"},times:{type:"integer",minimum:1,maximum:100},choices:{type:"array",minItems:1,items:{type:"\
object",additionalProperties:!0}},expect:{$ref:"#/$defs/here"}},required:["choices"],additionalProperties:!1}},expect:{$ref:"#/$defs/here"}},required:["title","\
moves"],additionalProperties:!1}},omitted:{type:"array",items:{$ref:"common.schema.json#/$defs/text"}},sources:{$ref:"common.schema.json#/$defs/sources"}},$defs:{
step:{type:"string",minLength:1,maxLength:100},here:{type:"array",items:{type:"object",properties:{pointer:{$ref:"common.schema.json#/$defs/pointer"},equals:{},
note:{type:"string",minLength:1,maxLength:2e3}},required:["pointer","equals"],additionalProperties:!1}}},if:{required:["sections"]},else:{required:["choices"]},
additionalProperties:!1};function I(n,{instancePath:a="",parentData:b,parentDataProperty:k,rootData:h=n,dynamicAnchors:y={}}={}){let e=null,i=0,c=I.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),Array.isArray(n)){let r=n.length;for(let s=0;s<r;s++){let t=n[s];if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.pointer===
void 0){let o={instancePath:a+"/"+s,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"pointer"},message:"must have required property 'po\
inter'"};e===null?e=[o]:e.push(o),i++}if(t.equals===void 0){let o={instancePath:a+"/"+s,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"\
equals"},message:"must have required property 'equals'"};e===null?e=[o]:e.push(o),i++}for(let o in t)if(!(o==="pointer"||o==="equals"||o==="note")){let m={instancePath:a+
"/"+s,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have additional properties"};e===
null?e=[m]:e.push(m),i++}if(t.pointer!==void 0){let o=t.pointer;if(typeof o=="string"){if(g(o)>400){let m={instancePath:a+"/"+s+"/pointer",schemaPath:"common.sc\
hema.json#/$defs/pointer/maxLength",keyword:"maxLength",params:{limit:400},message:"must NOT have more than 400 characters"};e===null?e=[m]:e.push(m),i++}if(!x.
test(o)){let m={instancePath:a+"/"+s+"/pointer",schemaPath:"common.schema.json#/$defs/pointer/pattern",keyword:"pattern",params:{pattern:"^(|/.*)$"},message:'mu\
st match pattern "^(|/.*)$"'};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:a+"/"+s+"/pointer",schemaPath:"common.schema.json#/$defs/pointer/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),i++}}if(t.note!==void 0){let o=t.note;if(typeof o=="string"){if(g(o)>2e3){let m={
instancePath:a+"/"+s+"/note",schemaPath:"#/items/properties/note/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 charact\
ers"};e===null?e=[m]:e.push(m),i++}if(g(o)<1){let m={instancePath:a+"/"+s+"/note",schemaPath:"#/items/properties/note/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:a+"/"+s+"/note",schemaPath:"#/items/properties/note/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),i++}}}else{let o={instancePath:a+"/"+s,schemaPath:"#/items/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),i++}}}else{let r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[r]:e.push(r),i++}return I.errors=e,i===0}I.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function oe(n,{instancePath:a="",
parentData:b,parentDataProperty:k,rootData:h=n,dynamicAnchors:y={}}={}){let e=null,i=0,c=oe.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=
void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(Object.keys(n).length<1){let r={instancePath:a,schemaPath:"#/minProperties",keyword:"minProperties",params:{
limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[r]:e.push(r),i++}for(let r in n)if(!x.test(r)){let s={instancePath:a,schemaPath:"#/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}for(let r in n)
x.test(r)&&(q(n[r],{instancePath:a+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:n,parentDataProperty:r,rootData:h,dynamicAnchors:y})||(e=e===null?q.errors:
P(e,q.errors),i=e.length))}else{let r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),i++}return oe.errors=e,i===0}oe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ie(n,{instancePath:a="",parentData:b,parentDataProperty:k,rootData:h=n,
dynamicAnchors:y={}}={}){let e=null,i=0,c=Ie.evaluated;c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0);let r=i,s=!0,t=i;if(n&&typeof n=="objec\
t"&&!Array.isArray(n)){let m;if(n.sections===void 0&&(m="sections")){let l={};e===null?e=[l]:e.push(l),i++}}var o=t===i;if(i=r,e!==null&&(r?e.length=r:e=null),!o){
let m=i;if(n&&typeof n=="object"&&!Array.isArray(n)&&n.choices===void 0){let p={instancePath:a,schemaPath:"#/else/required",keyword:"required",params:{missingProperty:"\
choices"},message:"must have required property 'choices'"};e===null?e=[p]:e.push(p),i++}var o=m===i;s=o}if(!s){let m={instancePath:a,schemaPath:"#/if",keyword:"\
if",params:{failingKeyword:"else"},message:'must match "else" schema'};e===null?e=[m]:e.push(m),i++}if(n&&typeof n=="object"&&!Array.isArray(n)){for(let m in n)
if(!L.call(Ts.properties,m)){let l={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"mus\
t NOT have additional properties"};e===null?e=[l]:e.push(l),i++}if(n.$schema!==void 0){let m=n.$schema;if(typeof m=="string"){if(g(m)<1){let l={instancePath:a+"\
/$schema",schemaPath:"common.schema.json#/$defs/schemaPath/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[l]:e.push(l),i++}}else{let l={instancePath:a+"/$schema",schemaPath:"common.schema.json#/$defs/schemaPath/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[l]:e.push(l),i++}}if(n.title!==void 0){let m=n.title;if(typeof m=="string"){if(g(m)>200){let l={instancePath:a+"/title",schemaPath:"\
#/properties/title/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[l]:e.push(l),i++}if(g(m)<1){let l={
instancePath:a+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[l]:e.push(l),i++}}else{let l={instancePath:a+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[l]:e.push(l),i++}}if(n.description!==void 0){let m=n.description;if(typeof m=="string"){if(g(m)>4e3){let l={instancePath:a+"/description",schemaPath:"#/\
properties/description/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[l]:e.push(l),i++}if(g(m)<
1){let l={instancePath:a+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1\
 characters"};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:a+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}if(n.game!==void 0){let m=n.game;if(typeof m=="string"){if(g(m)>80){let l={instancePath:a+"/game",
schemaPath:"common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[l]:e.push(
l),i++}if(!w.test(m)){let l={instancePath:a+"/game",schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"},
message:'must match pattern "^[a-z0-9][a-z0-9-]*$"'};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:a+"/game",schemaPath:"common.schema.json#/$defs/id/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}if(n.scenario!==void 0){let m=n.scenario;if(typeof m=="string"){
if(g(m)>400){let l={instancePath:a+"/scenario",schemaPath:"#/properties/scenario/maxLength",keyword:"maxLength",params:{limit:400},message:"must NOT have more t\
han 400 characters"};e===null?e=[l]:e.push(l),i++}if(g(m)<1){let l={instancePath:a+"/scenario",schemaPath:"#/properties/scenario/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:a+"/scenario",schemaPath:"#/properties/\
scenario/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}if(n.options!==void 0){let m=n.options;if(Array.isArray(
m)){let l=m.length;for(let d=0;d<l;d++){let f=m[d];if(typeof f!="string"){let v={instancePath:a+"/options/"+d,schemaPath:"#/properties/options/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[v]:e.push(v),i++}if(typeof f=="string"){if(g(f)>80){let v={instancePath:a+"/options/"+d,schemaPath:"\
common.schema.json#/$defs/optionId/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[v]:e.push(v),i++}
if(!w.test(f)){let v={instancePath:a+"/options/"+d,schemaPath:"common.schema.json#/$defs/optionId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]\
*$"},message:'must match pattern "^[a-z0-9][a-z0-9-]*$"'};e===null?e=[v]:e.push(v),i++}}else{let v={instancePath:a+"/options/"+d,schemaPath:"common.schema.json#\
/$defs/optionId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[v]:e.push(v),i++}}let p=m.length,u;if(p>1){let d={};for(;p--;){
let f=m[p];if(typeof f=="string"){if(typeof d[f]=="number"){u=d[f];let v={instancePath:a+"/options",schemaPath:"#/properties/options/uniqueItems",keyword:"uniqu\
eItems",params:{i:p,j:u},message:"must NOT have duplicate items (items ## "+u+" and "+p+" are identical)"};e===null?e=[v]:e.push(v),i++;break}d[f]=p}}}}else{let l={
instancePath:a+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),i++}}if(n.
layers!==void 0){let m=n.layers;if(Array.isArray(m)){let l=m.length;for(let d=0;d<l;d++){let f=m[d];if(typeof f!="string"){let v={instancePath:a+"/layers/"+d,schemaPath:"\
#/properties/layers/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[v]:e.push(v),i++}if(typeof f=="string"){if(g(f)>80){
let v={instancePath:a+"/layers/"+d,schemaPath:"common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80\
 characters"};e===null?e=[v]:e.push(v),i++}if(!w.test(f)){let v={instancePath:a+"/layers/"+d,schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"pattern",
params:{pattern:"^[a-z0-9][a-z0-9-]*$"},message:'must match pattern "^[a-z0-9][a-z0-9-]*$"'};e===null?e=[v]:e.push(v),i++}}else{let v={instancePath:a+"/layers/"+
d,schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[v]:e.push(v),i++}}let p=m.length,u;
if(p>1){let d={};for(;p--;){let f=m[p];if(typeof f=="string"){if(typeof d[f]=="number"){u=d[f];let v={instancePath:a+"/layers",schemaPath:"#/properties/layers/u\
niqueItems",keyword:"uniqueItems",params:{i:p,j:u},message:"must NOT have duplicate items (items ## "+u+" and "+p+" are identical)"};e===null?e=[v]:e.push(v),i++;
break}d[f]=p}}}}else{let l={instancePath:a+"/layers",schemaPath:"#/properties/layers/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[l]:e.push(l),i++}}if(n.seed!==void 0){let m=n.seed;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let l={instancePath:a+"/seed",schemaPath:"#/prop\
erties/seed/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[l]:e.push(l),i++}if(typeof m=="number"&&isFinite(m)){if(m>4294967295||
isNaN(m)){let l={instancePath:a+"/seed",schemaPath:"#/properties/seed/maximum",keyword:"maximum",params:{comparison:"<=",limit:4294967295},message:"must be <= 4\
294967295"};e===null?e=[l]:e.push(l),i++}if(m<0||isNaN(m)){let l={instancePath:a+"/seed",schemaPath:"#/properties/seed/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[l]:e.push(l),i++}}}if(n.dice!==void 0){let m=n.dice;if(Array.isArray(m)){let l=m.length;for(let p=0;p<l;p++){let u=m[p];
if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){let d={instancePath:a+"/dice/"+p,schemaPath:"#/properties/dice/items/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[d]:e.push(d),i++}if(typeof u=="number"&&isFinite(u)){if(u>100||isNaN(u)){let d={instancePath:a+"/dice/"+p,schemaPath:"\
#/properties/dice/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[d]:e.push(d),i++}if(u<1||isNaN(u)){let d={
instancePath:a+"/dice/"+p,schemaPath:"#/properties/dice/items/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[d]:
e.push(d),i++}}}}else{let l={instancePath:a+"/dice",schemaPath:"#/properties/dice/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=
[l]:e.push(l),i++}}if(n.choices!==void 0){let m=n.choices;if(Array.isArray(m)){let l=m.length;for(let p=0;p<l;p++){let u=m[p];if(u&&typeof u=="object"&&!Array.isArray(
u)){if(u.side===void 0){let d={instancePath:a+"/choices/"+p,schemaPath:"#/properties/choices/items/required",keyword:"required",params:{missingProperty:"side"},
message:"must have required property 'side'"};e===null?e=[d]:e.push(d),i++}if(u.choice===void 0){let d={instancePath:a+"/choices/"+p,schemaPath:"#/properties/ch\
oices/items/required",keyword:"required",params:{missingProperty:"choice"},message:"must have required property 'choice'"};e===null?e=[d]:e.push(d),i++}for(let d in u)
if(!(d==="side"||d==="choice"||d==="step"||d==="note")){let f={instancePath:a+"/choices/"+p,schemaPath:"#/properties/choices/items/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[f]:e.push(f),i++}if(u.side!==void 0){let d=u.side;
if(typeof d=="string"){if(g(d)>80){let f={instancePath:a+"/choices/"+p+"/side",schemaPath:"common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{limit:80},
message:"must NOT have more than 80 characters"};e===null?e=[f]:e.push(f),i++}if(!w.test(d)){let f={instancePath:a+"/choices/"+p+"/side",schemaPath:"common.sche\
ma.json#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"},message:'must match pattern "^[a-z0-9][a-z0-9-]*$"'};e===null?e=[f]:e.push(
f),i++}}else{let f={instancePath:a+"/choices/"+p+"/side",schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[f]:e.push(f),i++}}if(u.choice!==void 0){let d=u.choice;if(!(d&&typeof d=="object"&&!Array.isArray(d))){let f={instancePath:a+"/choices/"+p+"\
/choice",schemaPath:"#/properties/choices/items/properties/choice/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[f]:e.push(f),
i++}}if(u.step!==void 0){let d=u.step;if(typeof d=="string"){if(g(d)>100){let f={instancePath:a+"/choices/"+p+"/step",schemaPath:"#/$defs/step/maxLength",keyword:"\
maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[f]:e.push(f),i++}if(g(d)<1){let f={instancePath:a+"/choices/"+p+"/st\
ep",schemaPath:"#/$defs/step/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[f]:e.push(f),i++}}else{
let f={instancePath:a+"/choices/"+p+"/step",schemaPath:"#/$defs/step/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(
f),i++}}if(u.note!==void 0){let d=u.note;if(typeof d=="string"){if(g(d)>2e3){let f={instancePath:a+"/choices/"+p+"/note",schemaPath:"#/properties/choices/items/\
properties/note/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[f]:e.push(f),i++}if(g(d)<1){let f={
instancePath:a+"/choices/"+p+"/note",schemaPath:"#/properties/choices/items/properties/note/minLength",keyword:"minLength",params:{limit:1},message:"must NOT ha\
ve fewer than 1 characters"};e===null?e=[f]:e.push(f),i++}}else{let f={instancePath:a+"/choices/"+p+"/note",schemaPath:"#/properties/choices/items/properties/no\
te/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),i++}}}else{let d={instancePath:a+"/choices/"+p,schemaPath:"#/p\
roperties/choices/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),i++}}}else{let l={instancePath:a+"/choice\
s",schemaPath:"#/properties/choices/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),i++}}if(n.expect!==void 0){let m=n.
expect;if(Array.isArray(m)){let l=m.length;for(let p=0;p<l;p++){let u=m[p];if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.after===void 0){let d={instancePath:a+
"/expect/"+p,schemaPath:"#/properties/expect/items/required",keyword:"required",params:{missingProperty:"after"},message:"must have required property 'after'"};
e===null?e=[d]:e.push(d),i++}if(u.pointer===void 0){let d={instancePath:a+"/expect/"+p,schemaPath:"#/properties/expect/items/required",keyword:"required",params:{
missingProperty:"pointer"},message:"must have required property 'pointer'"};e===null?e=[d]:e.push(d),i++}if(u.equals===void 0){let d={instancePath:a+"/expect/"+
p,schemaPath:"#/properties/expect/items/required",keyword:"required",params:{missingProperty:"equals"},message:"must have required property 'equals'"};e===null?
e=[d]:e.push(d),i++}for(let d in u)if(!(d==="after"||d==="pointer"||d==="equals"||d==="note")){let f={instancePath:a+"/expect/"+p,schemaPath:"#/properties/expec\
t/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[f]:e.push(
f),i++}if(u.after!==void 0){let d=u.after;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))){let f={instancePath:a+"/expect/"+p+"/after",schemaPath:"#/pr\
operties/expect/items/properties/after/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[f]:e.push(f),i++}if(typeof d=="number"&&
isFinite(d)&&(d<0||isNaN(d))){let f={instancePath:a+"/expect/"+p+"/after",schemaPath:"#/properties/expect/items/properties/after/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[f]:e.push(f),i++}}if(u.pointer!==void 0){let d=u.pointer;if(typeof d=="string"){if(g(d)>400){let f={
instancePath:a+"/expect/"+p+"/pointer",schemaPath:"common.schema.json#/$defs/pointer/maxLength",keyword:"maxLength",params:{limit:400},message:"must NOT have mo\
re than 400 characters"};e===null?e=[f]:e.push(f),i++}if(!x.test(d)){let f={instancePath:a+"/expect/"+p+"/pointer",schemaPath:"common.schema.json#/$defs/pointer\
/pattern",keyword:"pattern",params:{pattern:"^(|/.*)$"},message:'must match pattern "^(|/.*)$"'};e===null?e=[f]:e.push(f),i++}}else{let f={instancePath:a+"/expe\
ct/"+p+"/pointer",schemaPath:"common.schema.json#/$defs/pointer/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),i++}}
if(u.note!==void 0){let d=u.note;if(typeof d=="string"){if(g(d)>2e3){let f={instancePath:a+"/expect/"+p+"/note",schemaPath:"#/properties/expect/items/properties\
/note/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[f]:e.push(f),i++}if(g(d)<1){let f={instancePath:a+
"/expect/"+p+"/note",schemaPath:"#/properties/expect/items/properties/note/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 c\
haracters"};e===null?e=[f]:e.push(f),i++}}else{let f={instancePath:a+"/expect/"+p+"/note",schemaPath:"#/properties/expect/items/properties/note/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),i++}}}else{let d={instancePath:a+"/expect/"+p,schemaPath:"#/properties/expect/ite\
ms/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),i++}}}else{let l={instancePath:a+"/expect",schemaPath:"#/prope\
rties/expect/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),i++}}if(n.sections!==void 0){let m=n.sections;if(Array.
isArray(m)){let l=m.length;for(let p=0;p<l;p++){let u=m[p];if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.title===void 0){let d={instancePath:a+"/sections/"+
p,schemaPath:"#/properties/sections/items/required",keyword:"required",params:{missingProperty:"title"},message:"must have required property 'title'"};e===null?
e=[d]:e.push(d),i++}if(u.moves===void 0){let d={instancePath:a+"/sections/"+p,schemaPath:"#/properties/sections/items/required",keyword:"required",params:{missingProperty:"\
moves"},message:"must have required property 'moves'"};e===null?e=[d]:e.push(d),i++}for(let d in u)if(!(d==="title"||d==="note"||d==="side"||d==="moves"||d==="e\
xpect")){let f={instancePath:a+"/sections/"+p,schemaPath:"#/properties/sections/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},
message:"must NOT have additional properties"};e===null?e=[f]:e.push(f),i++}if(u.title!==void 0){let d=u.title;if(typeof d=="string"){if(g(d)>200){let f={instancePath:a+
"/sections/"+p+"/title",schemaPath:"#/properties/sections/items/properties/title/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more t\
han 200 characters"};e===null?e=[f]:e.push(f),i++}if(g(d)<1){let f={instancePath:a+"/sections/"+p+"/title",schemaPath:"#/properties/sections/items/properties/ti\
tle/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[f]:e.push(f),i++}}else{let f={instancePath:a+"/\
sections/"+p+"/title",schemaPath:"#/properties/sections/items/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[f]:e.push(f),i++}}if(u.note!==void 0){let d=u.note;if(typeof d=="string"){if(g(d)>2e3){let f={instancePath:a+"/sections/"+p+"/note",schemaPath:"#/properties/se\
ctions/items/properties/note/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[f]:e.push(f),i++}if(g(
d)<1){let f={instancePath:a+"/sections/"+p+"/note",schemaPath:"#/properties/sections/items/properties/note/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[f]:e.push(f),i++}}else{let f={instancePath:a+"/sections/"+p+"/note",schemaPath:"#/properties/sections/items/\
properties/note/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),i++}}if(u.side!==void 0){let d=u.side;if(typeof d==
"string"){if(g(d)>80){let f={instancePath:a+"/sections/"+p+"/side",schemaPath:"common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{limit:80},message:"\
must NOT have more than 80 characters"};e===null?e=[f]:e.push(f),i++}if(!w.test(d)){let f={instancePath:a+"/sections/"+p+"/side",schemaPath:"common.schema.json#\
/$defs/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"},message:'must match pattern "^[a-z0-9][a-z0-9-]*$"'};e===null?e=[f]:e.push(f),i++}}else{
let f={instancePath:a+"/sections/"+p+"/side",schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[f]:e.push(f),i++}}if(u.moves!==void 0){let d=u.moves;if(Array.isArray(d)){let f=d.length;for(let v=0;v<f;v++){let T=d[v];if(T&&typeof T=="object"&&!Array.
isArray(T)){if(T.choices===void 0){let j={instancePath:a+"/sections/"+p+"/moves/"+v,schemaPath:"#/properties/sections/items/properties/moves/items/required",keyword:"\
required",params:{missingProperty:"choices"},message:"must have required property 'choices'"};e===null?e=[j]:e.push(j),i++}for(let j in T)if(!(j==="note"||j==="\
side"||j==="step"||j==="times"||j==="choices"||j==="expect")){let $={instancePath:a+"/sections/"+p+"/moves/"+v,schemaPath:"#/properties/sections/items/propertie\
s/moves/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:j},message:"must NOT have additional properties"};e===null?e=[$]:e.
push($),i++}if(T.note!==void 0){let j=T.note;if(typeof j=="string"){if(g(j)>2e3){let $={instancePath:a+"/sections/"+p+"/moves/"+v+"/note",schemaPath:"#/properti\
es/sections/items/properties/moves/items/properties/note/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===
null?e=[$]:e.push($),i++}if(g(j)<1){let $={instancePath:a+"/sections/"+p+"/moves/"+v+"/note",schemaPath:"#/properties/sections/items/properties/moves/items/prop\
erties/note/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[$]:e.push($),i++}}else{let $={instancePath:a+
"/sections/"+p+"/moves/"+v+"/note",schemaPath:"#/properties/sections/items/properties/moves/items/properties/note/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[$]:e.push($),i++}}if(T.side!==void 0){let j=T.side;if(typeof j=="string"){if(g(j)>80){let $={instancePath:a+"/sections/"+p+"/moves/"+
v+"/side",schemaPath:"common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=
[$]:e.push($),i++}if(!w.test(j)){let $={instancePath:a+"/sections/"+p+"/moves/"+v+"/side",schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{
pattern:"^[a-z0-9][a-z0-9-]*$"},message:'must match pattern "^[a-z0-9][a-z0-9-]*$"'};e===null?e=[$]:e.push($),i++}}else{let $={instancePath:a+"/sections/"+p+"/m\
oves/"+v+"/side",schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[$]:e.push($),i++}}if(T.
step!==void 0){let j=T.step;if(typeof j=="string"){if(g(j)>100){let $={instancePath:a+"/sections/"+p+"/moves/"+v+"/step",schemaPath:"#/$defs/step/maxLength",keyword:"\
maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[$]:e.push($),i++}if(g(j)<1){let $={instancePath:a+"/sections/"+p+"/m\
oves/"+v+"/step",schemaPath:"#/$defs/step/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[$]:e.push(
$),i++}}else{let $={instancePath:a+"/sections/"+p+"/moves/"+v+"/step",schemaPath:"#/$defs/step/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[$]:e.push($),i++}}if(T.times!==void 0){let j=T.times;if(!(typeof j=="number"&&!(j%1)&&!isNaN(j)&&isFinite(j))){let $={instancePath:a+"/sections\
/"+p+"/moves/"+v+"/times",schemaPath:"#/properties/sections/items/properties/moves/items/properties/times/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[$]:e.push($),i++}if(typeof j=="number"&&isFinite(j)){if(j>100||isNaN(j)){let $={instancePath:a+"/sections/"+p+"/moves/"+v+"/times",
schemaPath:"#/properties/sections/items/properties/moves/items/properties/times/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <\
= 100"};e===null?e=[$]:e.push($),i++}if(j<1||isNaN(j)){let $={instancePath:a+"/sections/"+p+"/moves/"+v+"/times",schemaPath:"#/properties/sections/items/propert\
ies/moves/items/properties/times/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[$]:e.push($),i++}}}if(T.choices!==
void 0){let j=T.choices;if(Array.isArray(j)){if(j.length<1){let X={instancePath:a+"/sections/"+p+"/moves/"+v+"/choices",schemaPath:"#/properties/sections/items/\
properties/moves/items/properties/choices/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[X]:e.push(X),i++}
let $=j.length;for(let X=0;X<$;X++){let Qe=j[X];if(!(Qe&&typeof Qe=="object"&&!Array.isArray(Qe))){let Ye={instancePath:a+"/sections/"+p+"/moves/"+v+"/choices/"+
X,schemaPath:"#/properties/sections/items/properties/moves/items/properties/choices/items/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[Ye]:e.push(Ye),i++}}}else{let $={instancePath:a+"/sections/"+p+"/moves/"+v+"/choices",schemaPath:"#/properties/sections/items/properties/moves/items\
/properties/choices/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[$]:e.push($),i++}}T.expect!==void 0&&(I(T.expect,{instancePath:a+
"/sections/"+p+"/moves/"+v+"/expect",parentData:T,parentDataProperty:"expect",rootData:h,dynamicAnchors:y})||(e=e===null?I.errors:P(e,I.errors),i=e.length))}else{
let j={instancePath:a+"/sections/"+p+"/moves/"+v,schemaPath:"#/properties/sections/items/properties/moves/items/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[j]:e.push(j),i++}}}else{let f={instancePath:a+"/sections/"+p+"/moves",schemaPath:"#/properties/sections/items/properties/moves/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[f]:e.push(f),i++}}u.expect!==void 0&&(I(u.expect,{instancePath:a+"/sections/"+p+"/expe\
ct",parentData:u,parentDataProperty:"expect",rootData:h,dynamicAnchors:y})||(e=e===null?I.errors:P(e,I.errors),i=e.length))}else{let d={instancePath:a+"/section\
s/"+p,schemaPath:"#/properties/sections/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),i++}}}else{let l={instancePath:a+
"/sections",schemaPath:"#/properties/sections/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),i++}}if(n.omitted!==void 0){
let m=n.omitted;if(Array.isArray(m)){let l=m.length;for(let p=0;p<l;p++){let u=m[p];if(typeof u=="string"){if(g(u)>2e3){let d={instancePath:a+"/omitted/"+p,schemaPath:"\
common.schema.json#/$defs/text/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[d]:e.push(d),i++}
if(g(u)<1){let d={instancePath:a+"/omitted/"+p,schemaPath:"common.schema.json#/$defs/text/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have\
 fewer than 1 characters"};e===null?e=[d]:e.push(d),i++}}else{let d={instancePath:a+"/omitted/"+p,schemaPath:"common.schema.json#/$defs/text/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),i++}}}else{let l={instancePath:a+"/omitted",schemaPath:"#/properties/omitted/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),i++}}n.sources!==void 0&&(oe(n.sources,{instancePath:a+"/sources",parentData:n,parentDataProperty:"\
sources",rootData:h,dynamicAnchors:y})||(e=e===null?oe.errors:P(e,oe.errors),i=e.length))}else{let m={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),i++}return Ie.errors=e,i===0}Ie.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ls=Se;var Ee=new RegExp("^[a-z][a-z0-9-]*$","u"),xe={type:"object",properties:{name:{type:"string",minLength:1,maxLength:80},hex:{$ref:"../common/common.schema.json#/\
$defs/hexId"},kind:{type:"string",enum:["base","circle"]},flag:{type:"string",enum:["britain","us","australia","new-zealand","netherlands","france","japan","non\
e"]},control:{type:"string",enum:["japan","allies","none"]},airCapacity:{type:"integer",minimum:0,maximum:40},portCapacity:{$ref:"../common/common.schema.json#/\
$defs/quarters"},landLimit:{type:"integer",enum:[8,4]},victoryPoints:{type:"integer",minimum:0,maximum:20},oil:{type:"integer",minimum:1,maximum:40},homeBaseOf:{
$ref:"defs.schema.json#/$defs/nation"}},required:["name","hex","kind","flag","control","landLimit","victoryPoints"],if:{properties:{kind:{const:"base"}}},then:{
required:["airCapacity","portCapacity"]},else:{properties:{airCapacity:!1,portCapacity:!1,victoryPoints:{const:0},oil:!1,homeBaseOf:!1}},additionalProperties:!1};var U={type:"string",enum:["japan","us","britain","netherlands"]};function me(n,{instancePath:a="",parentData:b,parentDataProperty:k,rootData:h=n,dynamicAnchors:y={}}={}){
let e=null,i=0,c=me.evaluated;c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0);let r=i,s=!0,t=i;if(n&&typeof n=="object"&&!Array.isArray(n)&&n.
kind!==void 0&&n.kind!=="base"){let p={};e===null?e=[p]:e.push(p),i++}var o=t===i;i=r,e!==null&&(r?e.length=r:e=null);let m;if(o){let p=i;if(n&&typeof n=="objec\
t"&&!Array.isArray(n)){if(n.airCapacity===void 0){let d={instancePath:a,schemaPath:"#/then/required",keyword:"required",params:{missingProperty:"airCapacity"},message:"\
must have required property 'airCapacity'"};e===null?e=[d]:e.push(d),i++}if(n.portCapacity===void 0){let d={instancePath:a,schemaPath:"#/then/required",keyword:"\
required",params:{missingProperty:"portCapacity"},message:"must have required property 'portCapacity'"};e===null?e=[d]:e.push(d),i++}}var o=p===i;s=o,m="then"}else{
let p=i;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.airCapacity!==void 0){let d={instancePath:a+"/airCapacity",schemaPath:"#/else/properties/airCapacity/f\
alse schema",keyword:"false schema",params:{},message:"boolean schema is false"};e===null?e=[d]:e.push(d),i++}if(n.portCapacity!==void 0){let d={instancePath:a+
"/portCapacity",schemaPath:"#/else/properties/portCapacity/false schema",keyword:"false schema",params:{},message:"boolean schema is false"};e===null?e=[d]:e.push(
d),i++}if(n.victoryPoints!==void 0&&n.victoryPoints!==0){let d={instancePath:a+"/victoryPoints",schemaPath:"#/else/properties/victoryPoints/const",keyword:"cons\
t",params:{allowedValue:0},message:"must be equal to constant"};e===null?e=[d]:e.push(d),i++}if(n.oil!==void 0){let d={instancePath:a+"/oil",schemaPath:"#/else/\
properties/oil/false schema",keyword:"false schema",params:{},message:"boolean schema is false"};e===null?e=[d]:e.push(d),i++}if(n.homeBaseOf!==void 0){let d={instancePath:a+
"/homeBaseOf",schemaPath:"#/else/properties/homeBaseOf/false schema",keyword:"false schema",params:{},message:"boolean schema is false"};e===null?e=[d]:e.push(d),
i++}}var o=p===i;if(s=o,s){var l={};l.airCapacity=!0,l.portCapacity=!0,l.victoryPoints=!0,l.oil=!0,l.homeBaseOf=!0,l.kind=!0}m="else"}if(!s){let p={instancePath:a,
schemaPath:"#/if",keyword:"if",params:{failingKeyword:m},message:'must match "'+m+'" schema'};e===null?e=[p]:e.push(p),i++}if(n&&typeof n=="object"&&!Array.isArray(
n)){if(n.name===void 0){let p={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'n\
ame'"};e===null?e=[p]:e.push(p),i++}if(n.hex===void 0){let p={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"hex"},message:"\
must have required property 'hex'"};e===null?e=[p]:e.push(p),i++}if(n.kind===void 0){let p={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
kind"},message:"must have required property 'kind'"};e===null?e=[p]:e.push(p),i++}if(n.flag===void 0){let p={instancePath:a,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"flag"},message:"must have required property 'flag'"};e===null?e=[p]:e.push(p),i++}if(n.control===void 0){let p={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"control"},message:"must have required property 'control'"};e===null?e=[p]:e.push(p),i++}if(n.landLimit===
void 0){let p={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"landLimit"},message:"must have required property 'landLimit'"};
e===null?e=[p]:e.push(p),i++}if(n.victoryPoints===void 0){let p={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"victoryPoint\
s"},message:"must have required property 'victoryPoints'"};e===null?e=[p]:e.push(p),i++}for(let p in n)if(!L.call(xe.properties,p)){let u={instancePath:a,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),i++}
if(n.name!==void 0){let p=n.name;if(typeof p=="string"){if(g(p)>80){let u={instancePath:a+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{
limit:80},message:"must NOT have more than 80 characters"};e===null?e=[u]:e.push(u),i++}if(g(p)<1){let u={instancePath:a+"/name",schemaPath:"#/properties/name/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:a+"/name",
schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),i++}}if(n.hex!==void 0){let p=n.hex;
if(typeof p=="string"){if(!Q.test(p)){let u={instancePath:a+"/hex",schemaPath:"../common/common.schema.json#/$defs/hexId/pattern",keyword:"pattern",params:{pattern:"\
^[A-Z0-9]{2,8}$"},message:'must match pattern "^[A-Z0-9]{2,8}$"'};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:a+"/hex",schemaPath:"../common/common.s\
chema.json#/$defs/hexId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),i++}}if(n.kind!==void 0){let p=n.kind;if(typeof p!=
"string"){let u={instancePath:a+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(
u),i++}if(!(p==="base"||p==="circle")){let u={instancePath:a+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues:xe.properties.kind.
enum},message:"must be equal to one of the allowed values"};e===null?e=[u]:e.push(u),i++}}if(n.flag!==void 0){let p=n.flag;if(typeof p!="string"){let u={instancePath:a+
"/flag",schemaPath:"#/properties/flag/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),i++}if(!(p==="britain"||p===
"us"||p==="australia"||p==="new-zealand"||p==="netherlands"||p==="france"||p==="japan"||p==="none")){let u={instancePath:a+"/flag",schemaPath:"#/properties/flag\
/enum",keyword:"enum",params:{allowedValues:xe.properties.flag.enum},message:"must be equal to one of the allowed values"};e===null?e=[u]:e.push(u),i++}}if(n.control!==
void 0){let p=n.control;if(typeof p!="string"){let u={instancePath:a+"/control",schemaPath:"#/properties/control/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[u]:e.push(u),i++}if(!(p==="japan"||p==="allies"||p==="none")){let u={instancePath:a+"/control",schemaPath:"#/properties/control/enu\
m",keyword:"enum",params:{allowedValues:xe.properties.control.enum},message:"must be equal to one of the allowed values"};e===null?e=[u]:e.push(u),i++}}if(n.airCapacity!==
void 0){let p=n.airCapacity;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let u={instancePath:a+"/airCapacity",schemaPath:"#/properties/airCapacity/\
type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[u]:e.push(u),i++}if(typeof p=="number"&&isFinite(p)){if(p>40||isNaN(p)){let u={
instancePath:a+"/airCapacity",schemaPath:"#/properties/airCapacity/maximum",keyword:"maximum",params:{comparison:"<=",limit:40},message:"must be <= 40"};e===null?
e=[u]:e.push(u),i++}if(p<0||isNaN(p)){let u={instancePath:a+"/airCapacity",schemaPath:"#/properties/airCapacity/minimum",keyword:"minimum",params:{comparison:">\
=",limit:0},message:"must be >= 0"};e===null?e=[u]:e.push(u),i++}}}if(n.portCapacity!==void 0){let p=n.portCapacity;if(typeof p=="number"&&isFinite(p)){if(p>1e3||
isNaN(p)){let d={instancePath:a+"/portCapacity",schemaPath:"../common/common.schema.json#/$defs/quarters/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},
message:"must be <= 1000"};e===null?e=[d]:e.push(d),i++}if(p<0||isNaN(p)){let d={instancePath:a+"/portCapacity",schemaPath:"../common/common.schema.json#/$defs/\
quarters/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[d]:e.push(d),i++}let u;if(u=p/.25,u!==parseInt(u)){let d={
instancePath:a+"/portCapacity",schemaPath:"../common/common.schema.json#/$defs/quarters/multipleOf",keyword:"multipleOf",params:{multipleOf:.25},message:"must b\
e multiple of 0.25"};e===null?e=[d]:e.push(d),i++}}else{let u={instancePath:a+"/portCapacity",schemaPath:"../common/common.schema.json#/$defs/quarters/type",keyword:"\
type",params:{type:"number"},message:"must be number"};e===null?e=[u]:e.push(u),i++}}if(n.landLimit!==void 0){let p=n.landLimit;if(!(typeof p=="number"&&!(p%1)&&
!isNaN(p)&&isFinite(p))){let u={instancePath:a+"/landLimit",schemaPath:"#/properties/landLimit/type",keyword:"type",params:{type:"integer"},message:"must be int\
eger"};e===null?e=[u]:e.push(u),i++}if(!(p===8||p===4)){let u={instancePath:a+"/landLimit",schemaPath:"#/properties/landLimit/enum",keyword:"enum",params:{allowedValues:xe.
properties.landLimit.enum},message:"must be equal to one of the allowed values"};e===null?e=[u]:e.push(u),i++}}if(n.victoryPoints!==void 0){let p=n.victoryPoints;
if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let u={instancePath:a+"/victoryPoints",schemaPath:"#/properties/victoryPoints/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[u]:e.push(u),i++}if(typeof p=="number"&&isFinite(p)){if(p>20||isNaN(p)){let u={instancePath:a+"/victoryPo\
ints",schemaPath:"#/properties/victoryPoints/maximum",keyword:"maximum",params:{comparison:"<=",limit:20},message:"must be <= 20"};e===null?e=[u]:e.push(u),i++}
if(p<0||isNaN(p)){let u={instancePath:a+"/victoryPoints",schemaPath:"#/properties/victoryPoints/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[u]:e.push(u),i++}}}if(n.oil!==void 0){let p=n.oil;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let u={instancePath:a+"/o\
il",schemaPath:"#/properties/oil/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[u]:e.push(u),i++}if(typeof p=="number"&&isFinite(
p)){if(p>40||isNaN(p)){let u={instancePath:a+"/oil",schemaPath:"#/properties/oil/maximum",keyword:"maximum",params:{comparison:"<=",limit:40},message:"must be <\
= 40"};e===null?e=[u]:e.push(u),i++}if(p<1||isNaN(p)){let u={instancePath:a+"/oil",schemaPath:"#/properties/oil/minimum",keyword:"minimum",params:{comparison:">\
=",limit:1},message:"must be >= 1"};e===null?e=[u]:e.push(u),i++}}}if(n.homeBaseOf!==void 0){let p=n.homeBaseOf;if(typeof p!="string"){let u={instancePath:a+"/h\
omeBaseOf",schemaPath:"defs.schema.json#/$defs/nation/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),i++}if(!(p===
"japan"||p==="us"||p==="britain"||p==="netherlands")){let u={instancePath:a+"/homeBaseOf",schemaPath:"defs.schema.json#/$defs/nation/enum",keyword:"enum",params:{
allowedValues:U.enum},message:"must be equal to one of the allowed values"};e===null?e=[u]:e.push(u),i++}}}else{let p={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),i++}return me.errors=e,i===0}me.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function pe(n,{instancePath:a="",parentData:b,parentDataProperty:k,rootData:h=n,dynamicAnchors:y={}}={}){let e=null,i=0,c=pe.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(Object.keys(n).length<1){let r={instancePath:a,schemaPath:"#/minProperties",
keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[r]:e.push(r),i++}for(let r in n)if(!x.test(r)){let s={instancePath:a,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),i++}for(let r in n)x.test(r)&&(q(n[r],{instancePath:a+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:n,parentDataProperty:r,rootData:h,dynamicAnchors:y})||
(e=e===null?q.errors:P(e,q.errors),i=e.length))}else{let r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),i++}return pe.errors=e,i===0}pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Se(n,{instancePath:a="",parentData:b,parentDataProperty:k,
rootData:h=n,dynamicAnchors:y={}}={}){let e=null,i=0,c=Se.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),n&&typeof n=="object"&&
!Array.isArray(n)){if(n.$schema===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"$schema"},message:"must have\
 required property '$schema'"};e===null?e=[r]:e.push(r),i++}if(n.bases===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
bases"},message:"must have required property 'bases'"};e===null?e=[r]:e.push(r),i++}if(n.sources===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"sources"},message:"must have required property 'sources'"};e===null?e=[r]:e.push(r),i++}for(let r in n)if(!(r==="$schema"||r===
"bases"||r==="sources")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NO\
T have additional properties"};e===null?e=[s]:e.push(s),i++}if(n.$schema!==void 0){let r=n.$schema;if(typeof r=="string"){if(g(r)<1){let s={instancePath:a+"/$sc\
hema",schemaPath:"../common/common.schema.json#/$defs/schemaPath/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/$schema",schemaPath:"../common/common.schema.json#/$defs/schemaPath/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(n.bases!==void 0){let r=n.bases;if(r&&typeof r=="object"&&!Array.isArray(r)){if(Object.keys(
r).length<1){let s={instancePath:a+"/bases",schemaPath:"#/properties/bases/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer \
than 1 properties"};e===null?e=[s]:e.push(s),i++}for(let s in r)if(!Ee.test(s)){let t={instancePath:a+"/bases",schemaPath:"#/properties/bases/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}for(let s in r)Ee.test(
s)&&(me(r[s],{instancePath:a+"/bases/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:s,rootData:h,dynamicAnchors:y})||(e=e===null?me.
errors:P(e,me.errors),i=e.length))}else{let s={instancePath:a+"/bases",schemaPath:"#/properties/bases/type",keyword:"type",params:{type:"object"},message:"must \
be object"};e===null?e=[s]:e.push(s),i++}}n.sources!==void 0&&(pe(n.sources,{instancePath:a+"/sources",parentData:n,parentDataProperty:"sources",rootData:h,dynamicAnchors:y})||
(e=e===null?pe.errors:P(e,pe.errors),i=e.length))}else{let r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),i++}return Se.errors=e,i===0}Se.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var us=Ce;var Os={type:"object",properties:{nation:{$ref:"defs.schema.json#/$defs/nation"},class:{$ref:"defs.schema.json#/$defs/shipClass"},name:{type:"string",minLength:1,
maxLength:120},count:{$ref:"#/$defs/count"},firepower:{type:"integer",minimum:0,maximum:4},defense:{type:"integer",minimum:7,maximum:12},antiAircraft:{type:"num\
ber",minimum:0,maximum:10,multipleOf:.25},airStrength:{type:"integer",minimum:1,maximum:10},transport:{type:"number",exclusiveMinimum:0,maximum:10,multipleOf:.25},
movement:{type:"integer",minimum:1,maximum:20},optional:{$ref:"../common/common.schema.json#/$defs/ruleNumber"},airGroup:{type:"object",properties:{steps:{type:"\
integer",minimum:1,maximum:10},first:{type:"boolean",const:!0}},required:["steps"],additionalProperties:!1},elite:{type:"boolean"}},required:["nation","class","\
name","count","firepower","defense","antiAircraft","transport","movement"],if:{properties:{class:{enum:["CV","CVL"]}}},then:{required:["airStrength"]},else:{properties:{
airStrength:!1}},additionalProperties:!1},Je={type:"string",enum:["CV","CVL","BB","BBV","CB","CA","CL","CLAA","DD"]};function le(n,{instancePath:a="",parentData:b,parentDataProperty:k,rootData:h=n,dynamicAnchors:y={}}={}){let e=null,i=0,c=le.evaluated;c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0);let r=i,s=!0,t=i;if(n&&typeof n=="object"&&!Array.isArray(n)&&n.class!==void 0){let p=n.class;if(!(p==="CV"||p==="CVL")){
let u={};e===null?e=[u]:e.push(u),i++}}var o=t===i;i=r,e!==null&&(r?e.length=r:e=null);let m;if(o){let p=i;if(n&&typeof n=="object"&&!Array.isArray(n)&&n.airStrength===
void 0){let d={instancePath:a,schemaPath:"#/then/required",keyword:"required",params:{missingProperty:"airStrength"},message:"must have required property 'airSt\
rength'"};e===null?e=[d]:e.push(d),i++}var o=p===i;s=o,m="then"}else{let p=i;if(n&&typeof n=="object"&&!Array.isArray(n)&&n.airStrength!==void 0){let d={instancePath:a+
"/airStrength",schemaPath:"#/else/properties/airStrength/false schema",keyword:"false schema",params:{},message:"boolean schema is false"};e===null?e=[d]:e.push(
d),i++}var o=p===i;if(s=o,s){var l={};l.airStrength=!0,l.class=!0}m="else"}if(!s){let p={instancePath:a,schemaPath:"#/if",keyword:"if",params:{failingKeyword:m},
message:'must match "'+m+'" schema'};e===null?e=[p]:e.push(p),i++}if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.nation===void 0){let p={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"nation"},message:"must have required property 'nation'"};e===null?e=[p]:e.push(p),i++}if(n.class===void 0){
let p={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"class"},message:"must have required property 'class'"};e===null?e=[p]:
e.push(p),i++}if(n.name===void 0){let p={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required p\
roperty 'name'"};e===null?e=[p]:e.push(p),i++}if(n.count===void 0){let p={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cou\
nt"},message:"must have required property 'count'"};e===null?e=[p]:e.push(p),i++}if(n.firepower===void 0){let p={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"firepower"},message:"must have required property 'firepower'"};e===null?e=[p]:e.push(p),i++}if(n.defense===void 0){let p={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"defense"},message:"must have required property 'defense'"};e===null?e=[p]:e.push(p),i++}if(n.
antiAircraft===void 0){let p={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"antiAircraft"},message:"must have required prop\
erty 'antiAircraft'"};e===null?e=[p]:e.push(p),i++}if(n.transport===void 0){let p={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
transport"},message:"must have required property 'transport'"};e===null?e=[p]:e.push(p),i++}if(n.movement===void 0){let p={instancePath:a,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"movement"},message:"must have required property 'movement'"};e===null?e=[p]:e.push(p),i++}for(let p in n)if(!L.call(
Os.properties,p)){let u={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have \
additional properties"};e===null?e=[u]:e.push(u),i++}if(n.nation!==void 0){let p=n.nation;if(typeof p!="string"){let u={instancePath:a+"/nation",schemaPath:"def\
s.schema.json#/$defs/nation/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),i++}if(!(p==="japan"||p==="us"||p==="\
britain"||p==="netherlands")){let u={instancePath:a+"/nation",schemaPath:"defs.schema.json#/$defs/nation/enum",keyword:"enum",params:{allowedValues:U.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[u]:e.push(u),i++}}if(n.class!==void 0){let p=n.class;if(typeof p!="string"){let u={instancePath:a+"/cla\
ss",schemaPath:"defs.schema.json#/$defs/shipClass/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),i++}if(!(p==="C\
V"||p==="CVL"||p==="BB"||p==="BBV"||p==="CB"||p==="CA"||p==="CL"||p==="CLAA"||p==="DD")){let u={instancePath:a+"/class",schemaPath:"defs.schema.json#/$defs/ship\
Class/enum",keyword:"enum",params:{allowedValues:Je.enum},message:"must be equal to one of the allowed values"};e===null?e=[u]:e.push(u),i++}}if(n.name!==void 0){
let p=n.name;if(typeof p=="string"){if(g(p)>120){let u={instancePath:a+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:120},message:"\
must NOT have more than 120 characters"};e===null?e=[u]:e.push(u),i++}if(g(p)<1){let u={instancePath:a+"/name",schemaPath:"#/properties/name/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:a+"/name",schemaPath:"#/prop\
erties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),i++}}if(n.count!==void 0){let p=n.count;if(!(typeof p==
"number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let u={instancePath:a+"/count",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"integer"},message:"must b\
e integer"};e===null?e=[u]:e.push(u),i++}if(typeof p=="number"&&isFinite(p)){if(p>60||isNaN(p)){let u={instancePath:a+"/count",schemaPath:"#/$defs/count/maximum",
keyword:"maximum",params:{comparison:"<=",limit:60},message:"must be <= 60"};e===null?e=[u]:e.push(u),i++}if(p<1||isNaN(p)){let u={instancePath:a+"/count",schemaPath:"\
#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[u]:e.push(u),i++}}}if(n.firepower!==void 0){let p=n.
firepower;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let u={instancePath:a+"/firepower",schemaPath:"#/properties/firepower/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[u]:e.push(u),i++}if(typeof p=="number"&&isFinite(p)){if(p>4||isNaN(p)){let u={instancePath:a+"/firepower",
schemaPath:"#/properties/firepower/maximum",keyword:"maximum",params:{comparison:"<=",limit:4},message:"must be <= 4"};e===null?e=[u]:e.push(u),i++}if(p<0||isNaN(
p)){let u={instancePath:a+"/firepower",schemaPath:"#/properties/firepower/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[u]:e.push(u),i++}}}if(n.defense!==void 0){let p=n.defense;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let u={instancePath:a+"/defense",schemaPath:"\
#/properties/defense/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[u]:e.push(u),i++}if(typeof p=="number"&&isFinite(p)){if(p>
12||isNaN(p)){let u={instancePath:a+"/defense",schemaPath:"#/properties/defense/maximum",keyword:"maximum",params:{comparison:"<=",limit:12},message:"must be <=\
 12"};e===null?e=[u]:e.push(u),i++}if(p<7||isNaN(p)){let u={instancePath:a+"/defense",schemaPath:"#/properties/defense/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:7},message:"must be >= 7"};e===null?e=[u]:e.push(u),i++}}}if(n.antiAircraft!==void 0){let p=n.antiAircraft;if(typeof p=="number"&&isFinite(p)){if(p>10||
isNaN(p)){let d={instancePath:a+"/antiAircraft",schemaPath:"#/properties/antiAircraft/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must\
 be <= 10"};e===null?e=[d]:e.push(d),i++}if(p<0||isNaN(p)){let d={instancePath:a+"/antiAircraft",schemaPath:"#/properties/antiAircraft/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[d]:e.push(d),i++}let u;if(u=p/.25,u!==parseInt(u)){let d={instancePath:a+"/antiAircraft",schemaPath:"\
#/properties/antiAircraft/multipleOf",keyword:"multipleOf",params:{multipleOf:.25},message:"must be multiple of 0.25"};e===null?e=[d]:e.push(d),i++}}else{let u={
instancePath:a+"/antiAircraft",schemaPath:"#/properties/antiAircraft/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[u]:e.push(
u),i++}}if(n.airStrength!==void 0){let p=n.airStrength;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let u={instancePath:a+"/airStrength",schemaPath:"\
#/properties/airStrength/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[u]:e.push(u),i++}if(typeof p=="number"&&isFinite(p)){
if(p>10||isNaN(p)){let u={instancePath:a+"/airStrength",schemaPath:"#/properties/airStrength/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"\
must be <= 10"};e===null?e=[u]:e.push(u),i++}if(p<1||isNaN(p)){let u={instancePath:a+"/airStrength",schemaPath:"#/properties/airStrength/minimum",keyword:"minim\
um",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[u]:e.push(u),i++}}}if(n.transport!==void 0){let p=n.transport;if(typeof p=="number"&&isFinite(
p)){if(p>10||isNaN(p)){let d={instancePath:a+"/transport",schemaPath:"#/properties/transport/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"\
must be <= 10"};e===null?e=[d]:e.push(d),i++}if(p<=0||isNaN(p)){let d={instancePath:a+"/transport",schemaPath:"#/properties/transport/exclusiveMinimum",keyword:"\
exclusiveMinimum",params:{comparison:">",limit:0},message:"must be > 0"};e===null?e=[d]:e.push(d),i++}let u;if(u=p/.25,u!==parseInt(u)){let d={instancePath:a+"/\
transport",schemaPath:"#/properties/transport/multipleOf",keyword:"multipleOf",params:{multipleOf:.25},message:"must be multiple of 0.25"};e===null?e=[d]:e.push(
d),i++}}else{let u={instancePath:a+"/transport",schemaPath:"#/properties/transport/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?
e=[u]:e.push(u),i++}}if(n.movement!==void 0){let p=n.movement;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let u={instancePath:a+"/movement",schemaPath:"\
#/properties/movement/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[u]:e.push(u),i++}if(typeof p=="number"&&isFinite(p)){if(p>
20||isNaN(p)){let u={instancePath:a+"/movement",schemaPath:"#/properties/movement/maximum",keyword:"maximum",params:{comparison:"<=",limit:20},message:"must be \
<= 20"};e===null?e=[u]:e.push(u),i++}if(p<1||isNaN(p)){let u={instancePath:a+"/movement",schemaPath:"#/properties/movement/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[u]:e.push(u),i++}}}if(n.optional!==void 0){let p=n.optional;if(typeof p=="string"){if(g(p)>24){let u={instancePath:a+
"/optional",schemaPath:"../common/common.schema.json#/$defs/ruleNumber/maxLength",keyword:"maxLength",params:{limit:24},message:"must NOT have more than 24 char\
acters"};e===null?e=[u]:e.push(u),i++}if(!ee.test(p)){let u={instancePath:a+"/optional",schemaPath:"../common/common.schema.json#/$defs/ruleNumber/pattern",keyword:"\
pattern",params:{pattern:"^[0-9A-Z][0-9A-Za-z.()-]*$"},message:'must match pattern "^[0-9A-Z][0-9A-Za-z.()-]*$"'};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:a+
"/optional",schemaPath:"../common/common.schema.json#/$defs/ruleNumber/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(
u),i++}}if(n.airGroup!==void 0){let p=n.airGroup;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.steps===void 0){let u={instancePath:a+"/airGroup",schemaPath:"\
#/properties/airGroup/required",keyword:"required",params:{missingProperty:"steps"},message:"must have required property 'steps'"};e===null?e=[u]:e.push(u),i++}
for(let u in p)if(!(u==="steps"||u==="first")){let d={instancePath:a+"/airGroup",schemaPath:"#/properties/airGroup/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:u},message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),i++}if(p.steps!==void 0){let u=p.steps;if(!(typeof u==
"number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){let d={instancePath:a+"/airGroup/steps",schemaPath:"#/properties/airGroup/properties/steps/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[d]:e.push(d),i++}if(typeof u=="number"&&isFinite(u)){if(u>10||isNaN(u)){let d={instancePath:a+"/airGroup/\
steps",schemaPath:"#/properties/airGroup/properties/steps/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[d]:e.
push(d),i++}if(u<1||isNaN(u)){let d={instancePath:a+"/airGroup/steps",schemaPath:"#/properties/airGroup/properties/steps/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[d]:e.push(d),i++}}}if(p.first!==void 0){let u=p.first;if(typeof u!="boolean"){let d={instancePath:a+"/airGroup/\
first",schemaPath:"#/properties/airGroup/properties/first/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[d]:e.push(d),i++}if(u!==
!0){let d={instancePath:a+"/airGroup/first",schemaPath:"#/properties/airGroup/properties/first/const",keyword:"const",params:{allowedValue:!0},message:"must be \
equal to constant"};e===null?e=[d]:e.push(d),i++}}}else{let u={instancePath:a+"/airGroup",schemaPath:"#/properties/airGroup/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[u]:e.push(u),i++}}if(n.elite!==void 0&&typeof n.elite!="boolean"){let p={instancePath:a+"/elite",schemaPath:"#/pro\
perties/elite/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:a,schemaPath:"#/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),i++}return le.errors=e,i===0}le.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var zs={type:"object",properties:{nation:{$ref:"defs.schema.json#/$defs/nation"},name:{type:"string",minLength:1,maxLength:120},count:{$ref:"#/\
$defs/count"},strength:{type:"integer",minimum:1,maximum:16},reduced:{type:"integer",minimum:1,maximum:16},steps:{type:"integer",enum:[2,1]},transport:{type:"nu\
mber",exclusiveMinimum:0,maximum:16,multipleOf:.25},marine:{type:"boolean"}},required:["nation","name","count","strength","steps","transport"],if:{properties:{steps:{
const:2}}},then:{required:["reduced"]},else:{properties:{reduced:!1}},additionalProperties:!1};function ue(n,{instancePath:a="",parentData:b,parentDataProperty:k,
rootData:h=n,dynamicAnchors:y={}}={}){let e=null,i=0,c=ue.evaluated;c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0);let r=i,s=!0,t=i;if(n&&typeof n==
"object"&&!Array.isArray(n)&&n.steps!==void 0&&n.steps!==2){let p={};e===null?e=[p]:e.push(p),i++}var o=t===i;i=r,e!==null&&(r?e.length=r:e=null);let m;if(o){let p=i;
if(n&&typeof n=="object"&&!Array.isArray(n)&&n.reduced===void 0){let d={instancePath:a,schemaPath:"#/then/required",keyword:"required",params:{missingProperty:"\
reduced"},message:"must have required property 'reduced'"};e===null?e=[d]:e.push(d),i++}var o=p===i;s=o,m="then"}else{let p=i;if(n&&typeof n=="object"&&!Array.isArray(
n)&&n.reduced!==void 0){let d={instancePath:a+"/reduced",schemaPath:"#/else/properties/reduced/false schema",keyword:"false schema",params:{},message:"boolean s\
chema is false"};e===null?e=[d]:e.push(d),i++}var o=p===i;if(s=o,s){var l={};l.reduced=!0,l.steps=!0}m="else"}if(!s){let p={instancePath:a,schemaPath:"#/if",keyword:"\
if",params:{failingKeyword:m},message:'must match "'+m+'" schema'};e===null?e=[p]:e.push(p),i++}if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.nation===void 0){
let p={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"nation"},message:"must have required property 'nation'"};e===null?e=[p]:
e.push(p),i++}if(n.name===void 0){let p={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required p\
roperty 'name'"};e===null?e=[p]:e.push(p),i++}if(n.count===void 0){let p={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cou\
nt"},message:"must have required property 'count'"};e===null?e=[p]:e.push(p),i++}if(n.strength===void 0){let p={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"strength"},message:"must have required property 'strength'"};e===null?e=[p]:e.push(p),i++}if(n.steps===void 0){let p={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"steps"},message:"must have required property 'steps'"};e===null?e=[p]:e.push(p),i++}if(n.transport===
void 0){let p={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"transport"},message:"must have required property 'transport'"};
e===null?e=[p]:e.push(p),i++}for(let p in n)if(!(p==="nation"||p==="name"||p==="count"||p==="strength"||p==="reduced"||p==="steps"||p==="transport"||p==="marine")){
let u={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have additional propert\
ies"};e===null?e=[u]:e.push(u),i++}if(n.nation!==void 0){let p=n.nation;if(typeof p!="string"){let u={instancePath:a+"/nation",schemaPath:"defs.schema.json#/$de\
fs/nation/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),i++}if(!(p==="japan"||p==="us"||p==="britain"||p==="net\
herlands")){let u={instancePath:a+"/nation",schemaPath:"defs.schema.json#/$defs/nation/enum",keyword:"enum",params:{allowedValues:U.enum},message:"must be equal\
 to one of the allowed values"};e===null?e=[u]:e.push(u),i++}}if(n.name!==void 0){let p=n.name;if(typeof p=="string"){if(g(p)>120){let u={instancePath:a+"/name",
schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[u]:e.push(u),i++}if(g(
p)<1){let u={instancePath:a+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:a+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[u]:e.push(u),i++}}if(n.count!==void 0){let p=n.count;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let u={instancePath:a+"/count",schemaPath:"\
#/$defs/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[u]:e.push(u),i++}if(typeof p=="number"&&isFinite(p)){if(p>60||
isNaN(p)){let u={instancePath:a+"/count",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:60},message:"must be <= 60"};e===null?
e=[u]:e.push(u),i++}if(p<1||isNaN(p)){let u={instancePath:a+"/count",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"};e===null?e=[u]:e.push(u),i++}}}if(n.strength!==void 0){let p=n.strength;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let u={instancePath:a+
"/strength",schemaPath:"#/properties/strength/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[u]:e.push(u),i++}if(typeof p==
"number"&&isFinite(p)){if(p>16||isNaN(p)){let u={instancePath:a+"/strength",schemaPath:"#/properties/strength/maximum",keyword:"maximum",params:{comparison:"<=",
limit:16},message:"must be <= 16"};e===null?e=[u]:e.push(u),i++}if(p<1||isNaN(p)){let u={instancePath:a+"/strength",schemaPath:"#/properties/strength/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[u]:e.push(u),i++}}}if(n.reduced!==void 0){let p=n.reduced;if(!(typeof p=="number"&&
!(p%1)&&!isNaN(p)&&isFinite(p))){let u={instancePath:a+"/reduced",schemaPath:"#/properties/reduced/type",keyword:"type",params:{type:"integer"},message:"must be\
 integer"};e===null?e=[u]:e.push(u),i++}if(typeof p=="number"&&isFinite(p)){if(p>16||isNaN(p)){let u={instancePath:a+"/reduced",schemaPath:"#/properties/reduced\
/maximum",keyword:"maximum",params:{comparison:"<=",limit:16},message:"must be <= 16"};e===null?e=[u]:e.push(u),i++}if(p<1||isNaN(p)){let u={instancePath:a+"/re\
duced",schemaPath:"#/properties/reduced/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[u]:e.push(u),i++}}}if(n.
steps!==void 0){let p=n.steps;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let u={instancePath:a+"/steps",schemaPath:"#/properties/steps/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[u]:e.push(u),i++}if(!(p===2||p===1)){let u={instancePath:a+"/steps",schemaPath:"#/propertie\
s/steps/enum",keyword:"enum",params:{allowedValues:zs.properties.steps.enum},message:"must be equal to one of the allowed values"};e===null?e=[u]:e.push(u),i++}}
if(n.transport!==void 0){let p=n.transport;if(typeof p=="number"&&isFinite(p)){if(p>16||isNaN(p)){let d={instancePath:a+"/transport",schemaPath:"#/properties/tr\
ansport/maximum",keyword:"maximum",params:{comparison:"<=",limit:16},message:"must be <= 16"};e===null?e=[d]:e.push(d),i++}if(p<=0||isNaN(p)){let d={instancePath:a+
"/transport",schemaPath:"#/properties/transport/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0},message:"must be > 0"};e===null?e=[
d]:e.push(d),i++}let u;if(u=p/.25,u!==parseInt(u)){let d={instancePath:a+"/transport",schemaPath:"#/properties/transport/multipleOf",keyword:"multipleOf",params:{
multipleOf:.25},message:"must be multiple of 0.25"};e===null?e=[d]:e.push(d),i++}}else{let u={instancePath:a+"/transport",schemaPath:"#/properties/transport/typ\
e",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[u]:e.push(u),i++}}if(n.marine!==void 0&&typeof n.marine!="boolean"){let p={instancePath:a+
"/marine",schemaPath:"#/properties/marine/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),i++}return ue.errors=e,i===0}ue.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var Fs={type:"object",properties:{nation:{$ref:"defs.schema.json#/$defs/nation"},name:{type:"string",minLength:1,maxLength:120},
count:{$ref:"#/$defs/count"},maxSteps:{type:"integer",enum:[2,1]}},required:["nation","name","count","maxSteps"],additionalProperties:!1};function ce(n,{instancePath:a="",
parentData:b,parentDataProperty:k,rootData:h=n,dynamicAnchors:y={}}={}){let e=null,i=0,c=ce.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=
void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.nation===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
nation"},message:"must have required property 'nation'"};e===null?e=[r]:e.push(r),i++}if(n.name===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),i++}if(n.count===void 0){let r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"count"},message:"must have required property 'count'"};e===null?e=[r]:e.push(r),i++}if(n.maxSteps===
void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"maxSteps"},message:"must have required property 'maxSteps'"};e===
null?e=[r]:e.push(r),i++}for(let r in n)if(!(r==="nation"||r==="name"||r==="count"||r==="maxSteps")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(n.nation!==void 0){let r=n.nation;
if(typeof r!="string"){let s={instancePath:a+"/nation",schemaPath:"defs.schema.json#/$defs/nation/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[s]:e.push(s),i++}if(!(r==="japan"||r==="us"||r==="britain"||r==="netherlands")){let s={instancePath:a+"/nation",schemaPath:"defs.schema.json\
#/$defs/nation/enum",keyword:"enum",params:{allowedValues:U.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}if(n.name!==
void 0){let r=n.name;if(typeof r=="string"){if(g(r)>120){let s={instancePath:a+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:120},
message:"must NOT have more than 120 characters"};e===null?e=[s]:e.push(s),i++}if(g(r)<1){let s={instancePath:a+"/name",schemaPath:"#/properties/name/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/name",schemaPath:"\
#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(n.count!==void 0){let r=n.count;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let s={instancePath:a+"/count",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"integer"},message:"must b\
e integer"};e===null?e=[s]:e.push(s),i++}if(typeof r=="number"&&isFinite(r)){if(r>60||isNaN(r)){let s={instancePath:a+"/count",schemaPath:"#/$defs/count/maximum",
keyword:"maximum",params:{comparison:"<=",limit:60},message:"must be <= 60"};e===null?e=[s]:e.push(s),i++}if(r<1||isNaN(r)){let s={instancePath:a+"/count",schemaPath:"\
#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}}if(n.maxSteps!==void 0){let r=n.
maxSteps;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let s={instancePath:a+"/maxSteps",schemaPath:"#/properties/maxSteps/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(!(r===2||r===1)){let s={instancePath:a+"/maxSteps",schemaPath:"#/properties/maxSteps/\
enum",keyword:"enum",params:{allowedValues:Fs.properties.maxSteps.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}}else{
let r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return ce.errors=e,i===0}
ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function de(n,{instancePath:a="",parentData:b,parentDataProperty:k,rootData:h=n,dynamicAnchors:y={}}={}){
let e=null,i=0,c=de.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(Object.keys(n).length<
1){let r={instancePath:a,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[r]:e.
push(r),i++}for(let r in n)if(!x.test(r)){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}for(let r in n)x.test(r)&&(q(n[r],{instancePath:a+"/"+r.replace(/~/g,"~0").replace(/\//g,
"~1"),parentData:n,parentDataProperty:r,rootData:h,dynamicAnchors:y})||(e=e===null?q.errors:P(e,q.errors),i=e.length))}else{let r={instancePath:a,schemaPath:"#/\
type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return de.errors=e,i===0}de.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Ce(n,{instancePath:a="",parentData:b,parentDataProperty:k,rootData:h=n,dynamicAnchors:y={}}={}){let e=null,i=0,c=Ce.evaluated;if(c.dynamicProps&&
(c.props=void 0),c.dynamicItems&&(c.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.$schema===void 0){let r={instancePath:a,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"$schema"},message:"must have required property '$schema'"};e===null?e=[r]:e.push(r),i++}if(n.naval===void 0){let r={
instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"naval"},message:"must have required property 'naval'"};e===null?e=[r]:e.push(
r),i++}if(n.land===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"land"},message:"must have required property\
 'land'"};e===null?e=[r]:e.push(r),i++}if(n.air===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"air"},message:"\
must have required property 'air'"};e===null?e=[r]:e.push(r),i++}if(n.sources===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"sources"},message:"must have required property 'sources'"};e===null?e=[r]:e.push(r),i++}for(let r in n)if(!(r==="$schema"||r==="naval"||r==="la\
nd"||r==="air"||r==="sources")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(n.$schema!==void 0){let r=n.$schema;if(typeof r=="string"){if(g(r)<1){let s={instancePath:a+
"/$schema",schemaPath:"../common/common.schema.json#/$defs/schemaPath/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charac\
ters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/$schema",schemaPath:"../common/common.schema.json#/$defs/schemaPath/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(n.naval!==void 0){let r=n.naval;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let s in r)
if(!w.test(s)){let t={instancePath:a+"/naval",schemaPath:"#/properties/naval/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}for(let s in r)w.test(s)&&(le(r[s],{instancePath:a+"/naval/"+s.replace(/~/g,"~0").replace(
/\//g,"~1"),parentData:r,parentDataProperty:s,rootData:h,dynamicAnchors:y})||(e=e===null?le.errors:P(e,le.errors),i=e.length))}else{let s={instancePath:a+"/nava\
l",schemaPath:"#/properties/naval/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}if(n.land!==void 0){let r=n.
land;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let s in r)if(!w.test(s)){let t={instancePath:a+"/land",schemaPath:"#/properties/land/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}for(let s in r)w.test(s)&&
(ue(r[s],{instancePath:a+"/land/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:s,rootData:h,dynamicAnchors:y})||(e=e===null?ue.errors:
P(e,ue.errors),i=e.length))}else{let s={instancePath:a+"/land",schemaPath:"#/properties/land/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[s]:e.push(s),i++}}if(n.air!==void 0){let r=n.air;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let s in r)if(!w.test(s)){let t={instancePath:a+"/\
air",schemaPath:"#/properties/air/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional propertie\
s"};e===null?e=[t]:e.push(t),i++}for(let s in r)w.test(s)&&(ce(r[s],{instancePath:a+"/air/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:s,
rootData:h,dynamicAnchors:y})||(e=e===null?ce.errors:P(e,ce.errors),i=e.length))}else{let s={instancePath:a+"/air",schemaPath:"#/properties/air/type",keyword:"t\
ype",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}n.sources!==void 0&&(de(n.sources,{instancePath:a+"/sources",parentData:n,parentDataProperty:"\
sources",rootData:h,dynamicAnchors:y})||(e=e===null?de.errors:P(e,de.errors),i=e.length))}else{let r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Ce.errors=e,i===0}Ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var cs=_e,
Ls={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://sandtable.invalid/schemas/fire-in-the-sky/parameters.schema.json",type:"object",properties:{
$schema:{$ref:"../common/common.schema.json#/$defs/schemaPath"},clock:{type:"object",properties:{firstTurn:{$ref:"defs.schema.json#/$defs/turn"},lastTurn:{$ref:"\
defs.schema.json#/$defs/turn"}},required:["firstTurn","lastTurn"],additionalProperties:!1},hits:{type:"object",properties:{dieSides:{type:"integer",minimum:2,maximum:20},
hitOn:{type:"integer",minimum:1,maximum:20}},required:["dieSides","hitOn"],additionalProperties:!1},oil:{type:"object",properties:{merchantmenFraction:{$ref:"..\
/common/common.schema.json#/$defs/fraction"},rounding:{$ref:"../common/common.schema.json#/$defs/rounding"}},required:["merchantmenFraction","rounding"],additionalProperties:!1},
replacements:{type:"object",properties:{values:{type:"array",items:{type:"integer",minimum:1,maximum:16},minItems:1,uniqueItems:!0},countsForStacking:{type:"boo\
lean"}},required:["values","countsForStacking"],additionalProperties:!1},deployment:{type:"object",properties:{seaRange:{type:"integer",minimum:1,maximum:40}},required:[
"seaRange"],additionalProperties:!1},movement:{type:"object",properties:{landAndAirRange:{type:"integer",minimum:1,maximum:40},hexesAfterEnteringAirZoc:{type:"i\
nteger",minimum:0,maximum:20},hexesWhenStartingInAirZoc:{type:"integer",minimum:0,maximum:20},shortMove:{type:"integer",minimum:0,maximum:40}},required:["landAn\
dAirRange","hexesAfterEnteringAirZoc","hexesWhenStartingInAirZoc","shortMove"],additionalProperties:!1},taskForce:{type:"object",properties:{ships:{type:"intege\
r",minimum:1,maximum:40},passengers:{type:"integer",minimum:0,maximum:40}},required:["ships","passengers"],additionalProperties:!1},reaction:{type:"object",properties:{
allowanceFraction:{$ref:"../common/common.schema.json#/$defs/fraction"},rounding:{$ref:"../common/common.schema.json#/$defs/rounding"}},required:["allowanceFrac\
tion","rounding"],additionalProperties:!1},airCommitment:{type:"object",properties:{range:{type:"integer",minimum:0,maximum:10},adjacentFraction:{$ref:"../commo\
n/common.schema.json#/$defs/fraction"},rounding:{$ref:"../common/common.schema.json#/$defs/rounding"}},required:["range","adjacentFraction","rounding"],additionalProperties:!1},
airZoc:{type:"object",properties:{radius:{type:"integer",minimum:0,maximum:10}},required:["radius"],additionalProperties:!1},economicWarfare:{type:"object",properties:{
submarinePointsPerAswHit:{type:"integer",minimum:0,maximum:10},submarinePointsPerDie:{type:"integer",minimum:1,maximum:10},merchantmenPerHit:{type:"integer",minimum:0,
maximum:10},transportPointsPerHit:{type:"integer",minimum:0,maximum:10}},required:["submarinePointsPerAswHit","submarinePointsPerDie","merchantmenPerHit","trans\
portPointsPerHit"],additionalProperties:!1},submarines:{type:"object",properties:{attacksPerTaskForce:{type:"integer",minimum:0,maximum:40},pointsPerAttack:{type:"\
integer",minimum:0,maximum:10}},required:["attacksPerTaskForce","pointsPerAttack"],additionalProperties:!1},supply:{type:"object",properties:{legLength:{type:"i\
nteger",minimum:1,maximum:20}},required:["legLength"],additionalProperties:!1},landing:{type:"object",properties:{range:{type:"integer",minimum:0,maximum:40}},required:[
"range"],additionalProperties:!1},antiAircraft:{type:"object",properties:{baseFraction:{$ref:"../common/common.schema.json#/$defs/fraction"},rounding:{$ref:"../\
common/common.schema.json#/$defs/rounding"},taskForceRounding:{$ref:"../common/common.schema.json#/$defs/rounding"}},required:["baseFraction","rounding","taskFo\
rceRounding"],additionalProperties:!1},airPoints:{type:"object",properties:{perStep:{type:"integer",minimum:0,maximum:10},perAirStrength:{type:"integer",minimum:0,
maximum:10}},required:["perStep","perAirStrength"],additionalProperties:!1},damage:{type:"object",properties:{checkDice:{type:"integer",minimum:1,maximum:10},checkDieSides:{
type:"integer",minimum:2,maximum:20},phasesPerHit:{type:"integer",minimum:0,maximum:16},merchantmenPerHitAtSea:{type:"integer",minimum:0,maximum:10},sunkForever:{
type:"object",properties:{japan:{$ref:"#/$defs/classes"},us:{$ref:"#/$defs/classes"},britain:{$ref:"#/$defs/classes"},netherlands:{$ref:"#/$defs/classes"}},required:[
"japan","us","britain","netherlands"],additionalProperties:!1},brokenForever:{$ref:"#/$defs/nations"}},required:["checkDice","checkDieSides","phasesPerHit","mer\
chantmenPerHitAtSea","sunkForever","brokenForever"],additionalProperties:!1},delays:{type:"object",properties:{withdrawn:{$ref:"#/$defs/delay"},overStacked:{$ref:"\
#/$defs/delay"},notLanded:{$ref:"#/$defs/delay"},disbanded:{$ref:"#/$defs/delay"},eliminatedLand:{$ref:"#/$defs/delay"},noHomeBase:{$ref:"#/$defs/delay"}},required:[
"withdrawn","overStacked","notLanded","disbanded","eliminatedLand","noHomeBase"],additionalProperties:!1},supplyStatus:{type:"object",properties:{alwaysOut:{$ref:"\
#/$defs/nations"}},required:["alwaysOut"],additionalProperties:!1},expansion:{type:"object",properties:{side:{$ref:"defs.schema.json#/$defs/side"},factorFromTurn:{
type:"object",patternProperties:{"^([1-9]|1[0-6])$":{type:"integer",minimum:1,maximum:10}},required:["1"],additionalProperties:!1}},required:["side","factorFrom\
Turn"],additionalProperties:!1},resourceFueling:{type:"object",properties:{fromTurn:{$ref:"defs.schema.json#/$defs/turn"}},required:["fromTurn"],additionalProperties:!1},
returnPorts:{type:"object",properties:{japan:{$ref:"#/$defs/places"},us:{$ref:"#/$defs/places"},britain:{$ref:"#/$defs/places"},netherlands:{$ref:"#/$defs/place\
s"}},required:["japan","us","britain","netherlands"],additionalProperties:!1},navalAviation:{type:"object",properties:{carrierClasses:{$ref:"#/$defs/classes"},stepsPerAirStrength:{
type:"integer",minimum:0,maximum:10}},required:["carrierClasses","stepsPerAirStrength"],additionalProperties:!1},victory:{type:"object",properties:{japanWinsAt:{
type:"integer",minimum:-200,maximum:200},alliesWinAt:{type:"integer",minimum:-200,maximum:200},drawAt:{type:"integer",minimum:-200,maximum:200},lifeline:{type:"\
object",properties:{from:{$ref:"defs.schema.json#/$defs/placeId"},to:{$ref:"defs.schema.json#/$defs/placeId"},points:{type:"integer",minimum:-20,maximum:20}},required:[
"from","to","points"],additionalProperties:!1},lateConquest:{type:"object",properties:{fromTurn:{$ref:"defs.schema.json#/$defs/turn"},bases:{$ref:"#/$defs/place\
s"},points:{type:"integer",minimum:-20,maximum:20}},required:["fromTurn","bases","points"],additionalProperties:!1}},required:["japanWinsAt","alliesWinAt","draw\
At","lifeline","lateConquest"],additionalProperties:!1},turnOne:{type:"object",properties:{turn:{$ref:"defs.schema.json#/$defs/turn"},cheapTaskForces:{type:"int\
eger",minimum:0,maximum:20},firstFire:{$ref:"defs.schema.json#/$defs/side"},alliedBaseAntiAircraft:{type:"integer",minimum:0,maximum:20},alliedLandings:{type:"b\
oolean"}},required:["turn","cheapTaskForces","firstFire","alliedBaseAntiAircraft","alliedLandings"],additionalProperties:!1},europeanFleet:{type:"object",properties:{
triggerBases:{$ref:"#/$defs/places"},turnsAfterEntry:{type:"integer",minimum:0,maximum:1}},required:["triggerBases","turnsAfterEntry"],additionalProperties:!1},
longLance:{type:"object",properties:{side:{$ref:"defs.schema.json#/$defs/side"},classes:{$ref:"#/$defs/classes"},firepower:{type:"integer",minimum:0,maximum:4},
rounds:{type:"integer",minimum:0,maximum:99}},required:["side","classes","firepower","rounds"],additionalProperties:!1},tokyoExpress:{type:"object",properties:{
side:{$ref:"defs.schema.json#/$defs/side"},classes:{$ref:"#/$defs/classes"}},required:["side","classes"],additionalProperties:!1},kamikaze:{type:"object",properties:{
fromTurn:{$ref:"defs.schema.json#/$defs/turn"},victoryPointsAtMost:{type:"integer",minimum:-200,maximum:200},stepsLost:{type:"integer",minimum:0,maximum:30}},required:[
"fromTurn","victoryPointsAtMost","stepsLost"],additionalProperties:!1},sources:{$ref:"../common/common.schema.json#/$defs/sources"},ranger:{type:"object",properties:{
box:{$ref:"defs.schema.json#/$defs/placeId"},carrierClasses:{$ref:"#/$defs/classes"},victoryPoints:{type:"integer",minimum:-20,maximum:20}},required:["box","car\
rierClasses","victoryPoints"],additionalProperties:!1},pilotTraining:{type:"object",properties:{lastAutomaticTurn:{$ref:"defs.schema.json#/$defs/turn"},turns:{type:"\
integer",minimum:1,maximum:16}},required:["lastAutomaticTurn","turns"],additionalProperties:!1},accidents:{type:"object",properties:{dice:{type:"integer",minimum:1,
maximum:4},dieSides:{type:"integer",minimum:2,maximum:20},result:{type:"integer",minimum:1,maximum:80},classes:{$ref:"#/$defs/classes"},alliedBase:{$ref:"defs.s\
chema.json#/$defs/placeId"}},required:["dice","dieSides","result","classes","alliedBase"],additionalProperties:!1},reactionDeployment:{type:"object",properties:{
perGame:{type:"integer",minimum:0,maximum:40}},required:["perGame"],additionalProperties:!1},strategicBombing:{type:"object",properties:{range:{type:"integer",minimum:0,
maximum:40},from:{$ref:"defs.schema.json#/$defs/placeId"},oilPerHit:{$ref:"../common/common.schema.json#/$defs/quarters"}},required:["range","from","oilPerHit"],
additionalProperties:!1},hiddenTaskForces:{type:"object",properties:{markers:{type:"object",properties:{us:{$ref:"#/$defs/markers"},britain:{$ref:"#/$defs/marke\
rs"},netherlands:{$ref:"#/$defs/markers"}},additionalProperties:!1}},required:["markers"],additionalProperties:!1}},required:["$schema","clock","hits","oil","re\
placements","deployment","movement","taskForce","reaction","airCommitment","airZoc","economicWarfare","submarines","supply","landing","antiAircraft","airPoints",
"damage","delays","supplyStatus","expansion","resourceFueling","returnPorts","navalAviation","victory","turnOne","europeanFleet","longLance","tokyoExpress","kam\
ikaze","sources","ranger","pilotTraining","accidents","reactionDeployment","strategicBombing","hiddenTaskForces"],additionalProperties:!1,$defs:{delay:{type:"in\
teger",minimum:0,maximum:16},classes:{type:"array",items:{type:"string",$ref:"defs.schema.json#/$defs/shipClass"},uniqueItems:!0},nations:{type:"array",items:{type:"\
string",$ref:"defs.schema.json#/$defs/nation"},uniqueItems:!0},places:{type:"array",items:{type:"string",$ref:"defs.schema.json#/$defs/placeId"},minItems:1,uniqueItems:!0},
markers:{type:"integer",minimum:0,maximum:99}}};var Ae={type:"string",enum:["up","down"]};var B={type:"string",enum:["japan","allies"]};function D(n,{instancePath:a="",parentData:b,parentDataProperty:k,rootData:h=n,dynamicAnchors:y={}}={}){let e=null,i=0,c=D.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),Array.isArray(n)){let r=n.length;for(let o=0;o<r;o++){let m=n[o];if(typeof m!="string"){let l={instancePath:a+"/"+o,schemaPath:"\
#/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}if(typeof m!="string"){let l={instancePath:a+"/"+o,schemaPath:"\
defs.schema.json#/$defs/shipClass/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}if(!(m==="CV"||m==="CVL"||m===
"BB"||m==="BBV"||m==="CB"||m==="CA"||m==="CL"||m==="CLAA"||m==="DD")){let l={instancePath:a+"/"+o,schemaPath:"defs.schema.json#/$defs/shipClass/enum",keyword:"e\
num",params:{allowedValues:Je.enum},message:"must be equal to one of the allowed values"};e===null?e=[l]:e.push(l),i++}}let s=n.length,t;if(s>1){let o={};for(;s--;){
let m=n[s];if(typeof m=="string"){if(typeof o[m]=="number"){t=o[m];let l={instancePath:a,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i:s,j:t},message:"\
must NOT have duplicate items (items ## "+t+" and "+s+" are identical)"};e===null?e=[l]:e.push(l),i++;break}o[m]=s}}}}else{let r={instancePath:a,schemaPath:"#/t\
ype",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),i++}return D.errors=e,i===0}D.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function E(n,{instancePath:a="",parentData:b,parentDataProperty:k,rootData:h=n,dynamicAnchors:y={}}={}){let e=null,i=0,c=E.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),Array.isArray(n)){let r=n.length;for(let o=0;o<r;o++){let m=n[o];if(typeof m!="string"){let l={instancePath:a+"/"+o,schemaPath:"\
#/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}if(typeof m!="string"){let l={instancePath:a+"/"+o,schemaPath:"\
defs.schema.json#/$defs/nation/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}if(!(m==="japan"||m==="us"||m===
"britain"||m==="netherlands")){let l={instancePath:a+"/"+o,schemaPath:"defs.schema.json#/$defs/nation/enum",keyword:"enum",params:{allowedValues:U.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[l]:e.push(l),i++}}let s=n.length,t;if(s>1){let o={};for(;s--;){let m=n[s];if(typeof m=="string"){if(typeof o[m]==
"number"){t=o[m];let l={instancePath:a,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i:s,j:t},message:"must NOT have duplicate items (items ## "+t+" \
and "+s+" are identical)"};e===null?e=[l]:e.push(l),i++;break}o[m]=s}}}}else{let r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[r]:e.push(r),i++}return E.errors=e,i===0}E.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function O(n,{instancePath:a="",parentData:b,parentDataProperty:k,rootData:h=n,dynamicAnchors:y={}}={}){let e=null,i=0,c=O.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),Array.isArray(n)){if(n.length<1){let o={instancePath:a,schemaPath:"#/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),i++}let r=n.length;for(let o=0;o<r;o++){let m=n[o];if(typeof m!="string"){let l={instancePath:a+"/"+
o,schemaPath:"#/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}if(typeof m=="string"){if(g(m)>80){let l={
instancePath:a+"/"+o,schemaPath:"defs.schema.json#/$defs/placeId/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};
e===null?e=[l]:e.push(l),i++}if(!w.test(m)){let l={instancePath:a+"/"+o,schemaPath:"defs.schema.json#/$defs/placeId/pattern",keyword:"pattern",params:{pattern:"\
^[a-z0-9][a-z0-9-]*$"},message:'must match pattern "^[a-z0-9][a-z0-9-]*$"'};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:a+"/"+o,schemaPath:"defs.sche\
ma.json#/$defs/placeId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}let s=n.length,t;if(s>1){let o={};for(;s--;){
let m=n[s];if(typeof m=="string"){if(typeof o[m]=="number"){t=o[m];let l={instancePath:a,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i:s,j:t},message:"\
must NOT have duplicate items (items ## "+t+" and "+s+" are identical)"};e===null?e=[l]:e.push(l),i++;break}o[m]=s}}}}else{let r={instancePath:a,schemaPath:"#/t\
ype",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),i++}return O.errors=e,i===0}O.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};
function fe(n,{instancePath:a="",parentData:b,parentDataProperty:k,rootData:h=n,dynamicAnchors:y={}}={}){let e=null,i=0,c=fe.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(Object.keys(n).length<1){let r={instancePath:a,schemaPath:"#/minProperties",
keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[r]:e.push(r),i++}for(let r in n)if(!x.test(r)){let s={instancePath:a,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),i++}for(let r in n)x.test(r)&&(q(n[r],{instancePath:a+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:n,parentDataProperty:r,rootData:h,dynamicAnchors:y})||
(e=e===null?q.errors:P(e,q.errors),i=e.length))}else{let r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),i++}return fe.errors=e,i===0}fe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var F=new RegExp("^([1-9]|1[0-6])$","u");function _e(n,{
instancePath:a="",parentData:b,parentDataProperty:k,rootData:h=n,dynamicAnchors:y={}}={}){let e=null,i=0,c=_e.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&
(c.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.$schema===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
$schema"},message:"must have required property '$schema'"};e===null?e=[r]:e.push(r),i++}if(n.clock===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"clock"},message:"must have required property 'clock'"};e===null?e=[r]:e.push(r),i++}if(n.hits===void 0){let r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"hits"},message:"must have required property 'hits'"};e===null?e=[r]:e.push(r),i++}if(n.oil===
void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"oil"},message:"must have required property 'oil'"};e===null?e=
[r]:e.push(r),i++}if(n.replacements===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"replacements"},message:"\
must have required property 'replacements'"};e===null?e=[r]:e.push(r),i++}if(n.deployment===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"deployment"},message:"must have required property 'deployment'"};e===null?e=[r]:e.push(r),i++}if(n.movement===void 0){let r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"movement"},message:"must have required property 'movement'"};e===null?e=[r]:e.push(r),i++}if(n.
taskForce===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"taskForce"},message:"must have required property '\
taskForce'"};e===null?e=[r]:e.push(r),i++}if(n.reaction===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"reac\
tion"},message:"must have required property 'reaction'"};e===null?e=[r]:e.push(r),i++}if(n.airCommitment===void 0){let r={instancePath:a,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"airCommitment"},message:"must have required property 'airCommitment'"};e===null?e=[r]:e.push(r),i++}if(n.airZoc===void 0){
let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"airZoc"},message:"must have required property 'airZoc'"};e===null?e=[r]:
e.push(r),i++}if(n.economicWarfare===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"economicWarfare"},message:"\
must have required property 'economicWarfare'"};e===null?e=[r]:e.push(r),i++}if(n.submarines===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"submarines"},message:"must have required property 'submarines'"};e===null?e=[r]:e.push(r),i++}if(n.supply===void 0){let r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"supply"},message:"must have required property 'supply'"};e===null?e=[r]:e.push(r),i++}if(n.landing===
void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"landing"},message:"must have required property 'landing'"};e===
null?e=[r]:e.push(r),i++}if(n.antiAircraft===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"antiAircraft"},message:"\
must have required property 'antiAircraft'"};e===null?e=[r]:e.push(r),i++}if(n.airPoints===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"airPoints"},message:"must have required property 'airPoints'"};e===null?e=[r]:e.push(r),i++}if(n.damage===void 0){let r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"damage"},message:"must have required property 'damage'"};e===null?e=[r]:e.push(r),i++}if(n.delays===
void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"delays"},message:"must have required property 'delays'"};e===null?
e=[r]:e.push(r),i++}if(n.supplyStatus===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"supplyStatus"},message:"\
must have required property 'supplyStatus'"};e===null?e=[r]:e.push(r),i++}if(n.expansion===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"expansion"},message:"must have required property 'expansion'"};e===null?e=[r]:e.push(r),i++}if(n.resourceFueling===void 0){let r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"resourceFueling"},message:"must have required property 'resourceFueling'"};e===null?e=[r]:e.
push(r),i++}if(n.returnPorts===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"returnPorts"},message:"must hav\
e required property 'returnPorts'"};e===null?e=[r]:e.push(r),i++}if(n.navalAviation===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"navalAviation"},message:"must have required property 'navalAviation'"};e===null?e=[r]:e.push(r),i++}if(n.victory===void 0){let r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"victory"},message:"must have required property 'victory'"};e===null?e=[r]:e.push(r),i++}if(n.
turnOne===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"turnOne"},message:"must have required property 'turn\
One'"};e===null?e=[r]:e.push(r),i++}if(n.europeanFleet===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"europ\
eanFleet"},message:"must have required property 'europeanFleet'"};e===null?e=[r]:e.push(r),i++}if(n.longLance===void 0){let r={instancePath:a,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"longLance"},message:"must have required property 'longLance'"};e===null?e=[r]:e.push(r),i++}if(n.tokyoExpress===
void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"tokyoExpress"},message:"must have required property 'tokyoExpr\
ess'"};e===null?e=[r]:e.push(r),i++}if(n.kamikaze===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kamikaze"},
message:"must have required property 'kamikaze'"};e===null?e=[r]:e.push(r),i++}if(n.sources===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"sources"},message:"must have required property 'sources'"};e===null?e=[r]:e.push(r),i++}if(n.ranger===void 0){let r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"ranger"},message:"must have required property 'ranger'"};e===null?e=[r]:e.push(r),i++}if(n.pilotTraining===
void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pilotTraining"},message:"must have required property 'pilotTra\
ining'"};e===null?e=[r]:e.push(r),i++}if(n.accidents===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"acciden\
ts"},message:"must have required property 'accidents'"};e===null?e=[r]:e.push(r),i++}if(n.reactionDeployment===void 0){let r={instancePath:a,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"reactionDeployment"},message:"must have required property 'reactionDeployment'"};e===null?e=[r]:e.push(r),i++}if(n.
strategicBombing===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"strategicBombing"},message:"must have requi\
red property 'strategicBombing'"};e===null?e=[r]:e.push(r),i++}if(n.hiddenTaskForces===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"hiddenTaskForces"},message:"must have required property 'hiddenTaskForces'"};e===null?e=[r]:e.push(r),i++}for(let r in n)if(!L.call(Ls.
properties,r)){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have add\
itional properties"};e===null?e=[s]:e.push(s),i++}if(n.$schema!==void 0){let r=n.$schema;if(typeof r=="string"){if(g(r)<1){let s={instancePath:a+"/$schema",schemaPath:"\
../common/common.schema.json#/$defs/schemaPath/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.
push(s),i++}}else{let s={instancePath:a+"/$schema",schemaPath:"../common/common.schema.json#/$defs/schemaPath/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),i++}}if(n.clock!==void 0){let r=n.clock;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.firstTurn===void 0){let s={instancePath:a+
"/clock",schemaPath:"#/properties/clock/required",keyword:"required",params:{missingProperty:"firstTurn"},message:"must have required property 'firstTurn'"};e===
null?e=[s]:e.push(s),i++}if(r.lastTurn===void 0){let s={instancePath:a+"/clock",schemaPath:"#/properties/clock/required",keyword:"required",params:{missingProperty:"\
lastTurn"},message:"must have required property 'lastTurn'"};e===null?e=[s]:e.push(s),i++}for(let s in r)if(!(s==="firstTurn"||s==="lastTurn")){let t={instancePath:a+
"/clock",schemaPath:"#/properties/clock/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional pro\
perties"};e===null?e=[t]:e.push(t),i++}if(r.firstTurn!==void 0){let s=r.firstTurn;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:a+
"/clock/firstTurn",schemaPath:"defs.schema.json#/$defs/turn/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}
if(typeof s=="number"&&isFinite(s)){if(s>16||isNaN(s)){let t={instancePath:a+"/clock/firstTurn",schemaPath:"defs.schema.json#/$defs/turn/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:16},message:"must be <= 16"};e===null?e=[t]:e.push(t),i++}if(s<1||isNaN(s)){let t={instancePath:a+"/clock/firstTurn",schemaPath:"\
defs.schema.json#/$defs/turn/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),i++}}}if(r.lastTurn!==
void 0){let s=r.lastTurn;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:a+"/clock/lastTurn",schemaPath:"defs.schema.json#/$defs/t\
urn/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof s=="number"&&isFinite(s)){if(s>16||isNaN(s)){
let t={instancePath:a+"/clock/lastTurn",schemaPath:"defs.schema.json#/$defs/turn/maximum",keyword:"maximum",params:{comparison:"<=",limit:16},message:"must be <\
= 16"};e===null?e=[t]:e.push(t),i++}if(s<1||isNaN(s)){let t={instancePath:a+"/clock/lastTurn",schemaPath:"defs.schema.json#/$defs/turn/minimum",keyword:"minimum",
params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),i++}}}}else{let s={instancePath:a+"/clock",schemaPath:"#/properties/clock/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}if(n.hits!==void 0){let r=n.hits;if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.dieSides===void 0){let s={instancePath:a+"/hits",schemaPath:"#/properties/hits/required",keyword:"required",params:{missingProperty:"dieSides"},
message:"must have required property 'dieSides'"};e===null?e=[s]:e.push(s),i++}if(r.hitOn===void 0){let s={instancePath:a+"/hits",schemaPath:"#/properties/hits/\
required",keyword:"required",params:{missingProperty:"hitOn"},message:"must have required property 'hitOn'"};e===null?e=[s]:e.push(s),i++}for(let s in r)if(!(s===
"dieSides"||s==="hitOn")){let t={instancePath:a+"/hits",schemaPath:"#/properties/hits/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(r.dieSides!==void 0){let s=r.dieSides;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&
isFinite(s))){let t={instancePath:a+"/hits/dieSides",schemaPath:"#/properties/hits/properties/dieSides/type",keyword:"type",params:{type:"integer"},message:"mus\
t be integer"};e===null?e=[t]:e.push(t),i++}if(typeof s=="number"&&isFinite(s)){if(s>20||isNaN(s)){let t={instancePath:a+"/hits/dieSides",schemaPath:"#/properti\
es/hits/properties/dieSides/maximum",keyword:"maximum",params:{comparison:"<=",limit:20},message:"must be <= 20"};e===null?e=[t]:e.push(t),i++}if(s<2||isNaN(s)){
let t={instancePath:a+"/hits/dieSides",schemaPath:"#/properties/hits/properties/dieSides/minimum",keyword:"minimum",params:{comparison:">=",limit:2},message:"mu\
st be >= 2"};e===null?e=[t]:e.push(t),i++}}}if(r.hitOn!==void 0){let s=r.hitOn;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:a+"\
/hits/hitOn",schemaPath:"#/properties/hits/properties/hitOn/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}
if(typeof s=="number"&&isFinite(s)){if(s>20||isNaN(s)){let t={instancePath:a+"/hits/hitOn",schemaPath:"#/properties/hits/properties/hitOn/maximum",keyword:"maxi\
mum",params:{comparison:"<=",limit:20},message:"must be <= 20"};e===null?e=[t]:e.push(t),i++}if(s<1||isNaN(s)){let t={instancePath:a+"/hits/hitOn",schemaPath:"#\
/properties/hits/properties/hitOn/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),i++}}}}else{let s={
instancePath:a+"/hits",schemaPath:"#/properties/hits/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}if(n.oil!==
void 0){let r=n.oil;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.merchantmenFraction===void 0){let s={instancePath:a+"/oil",schemaPath:"#/properties/oil/re\
quired",keyword:"required",params:{missingProperty:"merchantmenFraction"},message:"must have required property 'merchantmenFraction'"};e===null?e=[s]:e.push(s),
i++}if(r.rounding===void 0){let s={instancePath:a+"/oil",schemaPath:"#/properties/oil/required",keyword:"required",params:{missingProperty:"rounding"},message:"\
must have required property 'rounding'"};e===null?e=[s]:e.push(s),i++}for(let s in r)if(!(s==="merchantmenFraction"||s==="rounding")){let t={instancePath:a+"/oi\
l",schemaPath:"#/properties/oil/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};
e===null?e=[t]:e.push(t),i++}if(r.merchantmenFraction!==void 0){let s=r.merchantmenFraction;if(typeof s=="number"&&isFinite(s)){if(s>1||isNaN(s)){let o={instancePath:a+
"/oil/merchantmenFraction",schemaPath:"../common/common.schema.json#/$defs/fraction/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be\
 <= 1"};e===null?e=[o]:e.push(o),i++}if(s<0||isNaN(s)){let o={instancePath:a+"/oil/merchantmenFraction",schemaPath:"../common/common.schema.json#/$defs/fraction\
/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[o]:e.push(o),i++}let t;if(t=s/.25,t!==parseInt(t)){let o={instancePath:a+
"/oil/merchantmenFraction",schemaPath:"../common/common.schema.json#/$defs/fraction/multipleOf",keyword:"multipleOf",params:{multipleOf:.25},message:"must be mu\
ltiple of 0.25"};e===null?e=[o]:e.push(o),i++}}else{let t={instancePath:a+"/oil/merchantmenFraction",schemaPath:"../common/common.schema.json#/$defs/fraction/ty\
pe",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[t]:e.push(t),i++}}if(r.rounding!==void 0){let s=r.rounding;if(typeof s!="string"){
let t={instancePath:a+"/oil/rounding",schemaPath:"../common/common.schema.json#/$defs/rounding/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[t]:e.push(t),i++}if(!(s==="up"||s==="down")){let t={instancePath:a+"/oil/rounding",schemaPath:"../common/common.schema.json#/$defs/rounding/enu\
m",keyword:"enum",params:{allowedValues:Ae.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),i++}}}else{let s={instancePath:a+
"/oil",schemaPath:"#/properties/oil/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}if(n.replacements!==void 0){
let r=n.replacements;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.values===void 0){let s={instancePath:a+"/replacements",schemaPath:"#/properties/replaceme\
nts/required",keyword:"required",params:{missingProperty:"values"},message:"must have required property 'values'"};e===null?e=[s]:e.push(s),i++}if(r.countsForStacking===
void 0){let s={instancePath:a+"/replacements",schemaPath:"#/properties/replacements/required",keyword:"required",params:{missingProperty:"countsForStacking"},message:"\
must have required property 'countsForStacking'"};e===null?e=[s]:e.push(s),i++}for(let s in r)if(!(s==="values"||s==="countsForStacking")){let t={instancePath:a+
"/replacements",schemaPath:"#/properties/replacements/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have \
additional properties"};e===null?e=[t]:e.push(t),i++}if(r.values!==void 0){let s=r.values;if(Array.isArray(s)){if(s.length<1){let l={instancePath:a+"/replacemen\
ts/values",schemaPath:"#/properties/replacements/properties/values/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===
null?e=[l]:e.push(l),i++}let t=s.length;for(let l=0;l<t;l++){let p=s[l];if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let u={instancePath:a+"/replac\
ements/values/"+l,schemaPath:"#/properties/replacements/properties/values/items/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[u]:e.push(u),i++}if(typeof p=="number"&&isFinite(p)){if(p>16||isNaN(p)){let u={instancePath:a+"/replacements/values/"+l,schemaPath:"#/properties/replacements\
/properties/values/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:16},message:"must be <= 16"};e===null?e=[u]:e.push(u),i++}if(p<1||isNaN(p)){let u={
instancePath:a+"/replacements/values/"+l,schemaPath:"#/properties/replacements/properties/values/items/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[u]:e.push(u),i++}}}let o=s.length,m;if(o>1){let l={};for(;o--;){let p=s[o];if(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(
p)){if(typeof l[p]=="number"){m=l[p];let u={instancePath:a+"/replacements/values",schemaPath:"#/properties/replacements/properties/values/uniqueItems",keyword:"\
uniqueItems",params:{i:o,j:m},message:"must NOT have duplicate items (items ## "+m+" and "+o+" are identical)"};e===null?e=[u]:e.push(u),i++;break}l[p]=o}}}}else{
let t={instancePath:a+"/replacements/values",schemaPath:"#/properties/replacements/properties/values/type",keyword:"type",params:{type:"array"},message:"must be\
 array"};e===null?e=[t]:e.push(t),i++}}if(r.countsForStacking!==void 0&&typeof r.countsForStacking!="boolean"){let s={instancePath:a+"/replacements/countsForSta\
cking",schemaPath:"#/properties/replacements/properties/countsForStacking/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:
e.push(s),i++}}else{let s={instancePath:a+"/replacements",schemaPath:"#/properties/replacements/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[s]:e.push(s),i++}}if(n.deployment!==void 0){let r=n.deployment;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.seaRange===void 0){let s={instancePath:a+
"/deployment",schemaPath:"#/properties/deployment/required",keyword:"required",params:{missingProperty:"seaRange"},message:"must have required property 'seaRang\
e'"};e===null?e=[s]:e.push(s),i++}for(let s in r)if(s!=="seaRange"){let t={instancePath:a+"/deployment",schemaPath:"#/properties/deployment/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(r.seaRange!==void 0){
let s=r.seaRange;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:a+"/deployment/seaRange",schemaPath:"#/properties/deployment/prop\
erties/seaRange/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof s=="number"&&isFinite(s)){if(s>40||
isNaN(s)){let t={instancePath:a+"/deployment/seaRange",schemaPath:"#/properties/deployment/properties/seaRange/maximum",keyword:"maximum",params:{comparison:"<=",
limit:40},message:"must be <= 40"};e===null?e=[t]:e.push(t),i++}if(s<1||isNaN(s)){let t={instancePath:a+"/deployment/seaRange",schemaPath:"#/properties/deployme\
nt/properties/seaRange/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),i++}}}}else{let s={instancePath:a+
"/deployment",schemaPath:"#/properties/deployment/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}if(n.movement!==
void 0){let r=n.movement;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.landAndAirRange===void 0){let s={instancePath:a+"/movement",schemaPath:"#/properties/\
movement/required",keyword:"required",params:{missingProperty:"landAndAirRange"},message:"must have required property 'landAndAirRange'"};e===null?e=[s]:e.push(
s),i++}if(r.hexesAfterEnteringAirZoc===void 0){let s={instancePath:a+"/movement",schemaPath:"#/properties/movement/required",keyword:"required",params:{missingProperty:"\
hexesAfterEnteringAirZoc"},message:"must have required property 'hexesAfterEnteringAirZoc'"};e===null?e=[s]:e.push(s),i++}if(r.hexesWhenStartingInAirZoc===void 0){
let s={instancePath:a+"/movement",schemaPath:"#/properties/movement/required",keyword:"required",params:{missingProperty:"hexesWhenStartingInAirZoc"},message:"m\
ust have required property 'hexesWhenStartingInAirZoc'"};e===null?e=[s]:e.push(s),i++}if(r.shortMove===void 0){let s={instancePath:a+"/movement",schemaPath:"#/p\
roperties/movement/required",keyword:"required",params:{missingProperty:"shortMove"},message:"must have required property 'shortMove'"};e===null?e=[s]:e.push(s),
i++}for(let s in r)if(!(s==="landAndAirRange"||s==="hexesAfterEnteringAirZoc"||s==="hexesWhenStartingInAirZoc"||s==="shortMove")){let t={instancePath:a+"/moveme\
nt",schemaPath:"#/properties/movement/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional prope\
rties"};e===null?e=[t]:e.push(t),i++}if(r.landAndAirRange!==void 0){let s=r.landAndAirRange;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:a+
"/movement/landAndAirRange",schemaPath:"#/properties/movement/properties/landAndAirRange/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[t]:e.push(t),i++}if(typeof s=="number"&&isFinite(s)){if(s>40||isNaN(s)){let t={instancePath:a+"/movement/landAndAirRange",schemaPath:"#/properties/m\
ovement/properties/landAndAirRange/maximum",keyword:"maximum",params:{comparison:"<=",limit:40},message:"must be <= 40"};e===null?e=[t]:e.push(t),i++}if(s<1||isNaN(
s)){let t={instancePath:a+"/movement/landAndAirRange",schemaPath:"#/properties/movement/properties/landAndAirRange/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),i++}}}if(r.hexesAfterEnteringAirZoc!==void 0){let s=r.hexesAfterEnteringAirZoc;if(!(typeof s=="num\
ber"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:a+"/movement/hexesAfterEnteringAirZoc",schemaPath:"#/properties/movement/properties/hexesAfterEnterin\
gAirZoc/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof s=="number"&&isFinite(s)){if(s>20||isNaN(
s)){let t={instancePath:a+"/movement/hexesAfterEnteringAirZoc",schemaPath:"#/properties/movement/properties/hexesAfterEnteringAirZoc/maximum",keyword:"maximum",
params:{comparison:"<=",limit:20},message:"must be <= 20"};e===null?e=[t]:e.push(t),i++}if(s<0||isNaN(s)){let t={instancePath:a+"/movement/hexesAfterEnteringAir\
Zoc",schemaPath:"#/properties/movement/properties/hexesAfterEnteringAirZoc/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[t]:e.push(t),i++}}}if(r.hexesWhenStartingInAirZoc!==void 0){let s=r.hexesWhenStartingInAirZoc;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){
let t={instancePath:a+"/movement/hexesWhenStartingInAirZoc",schemaPath:"#/properties/movement/properties/hexesWhenStartingInAirZoc/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof s=="number"&&isFinite(s)){if(s>20||isNaN(s)){let t={instancePath:a+"/movement/\
hexesWhenStartingInAirZoc",schemaPath:"#/properties/movement/properties/hexesWhenStartingInAirZoc/maximum",keyword:"maximum",params:{comparison:"<=",limit:20},message:"\
must be <= 20"};e===null?e=[t]:e.push(t),i++}if(s<0||isNaN(s)){let t={instancePath:a+"/movement/hexesWhenStartingInAirZoc",schemaPath:"#/properties/movement/pro\
perties/hexesWhenStartingInAirZoc/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),i++}}}if(r.shortMove!==
void 0){let s=r.shortMove;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:a+"/movement/shortMove",schemaPath:"#/properties/movemen\
t/properties/shortMove/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof s=="number"&&isFinite(s)){
if(s>40||isNaN(s)){let t={instancePath:a+"/movement/shortMove",schemaPath:"#/properties/movement/properties/shortMove/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:40},message:"must be <= 40"};e===null?e=[t]:e.push(t),i++}if(s<0||isNaN(s)){let t={instancePath:a+"/movement/shortMove",schemaPath:"#/properties/movem\
ent/properties/shortMove/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),i++}}}}else{let s={instancePath:a+
"/movement",schemaPath:"#/properties/movement/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}if(n.taskForce!==
void 0){let r=n.taskForce;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.ships===void 0){let s={instancePath:a+"/taskForce",schemaPath:"#/properties/taskForc\
e/required",keyword:"required",params:{missingProperty:"ships"},message:"must have required property 'ships'"};e===null?e=[s]:e.push(s),i++}if(r.passengers===void 0){
let s={instancePath:a+"/taskForce",schemaPath:"#/properties/taskForce/required",keyword:"required",params:{missingProperty:"passengers"},message:"must have requ\
ired property 'passengers'"};e===null?e=[s]:e.push(s),i++}for(let s in r)if(!(s==="ships"||s==="passengers")){let t={instancePath:a+"/taskForce",schemaPath:"#/p\
roperties/taskForce/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=
[t]:e.push(t),i++}if(r.ships!==void 0){let s=r.ships;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:a+"/taskForce/ships",schemaPath:"\
#/properties/taskForce/properties/ships/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof s=="numbe\
r"&&isFinite(s)){if(s>40||isNaN(s)){let t={instancePath:a+"/taskForce/ships",schemaPath:"#/properties/taskForce/properties/ships/maximum",keyword:"maximum",params:{
comparison:"<=",limit:40},message:"must be <= 40"};e===null?e=[t]:e.push(t),i++}if(s<1||isNaN(s)){let t={instancePath:a+"/taskForce/ships",schemaPath:"#/propert\
ies/taskForce/properties/ships/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),i++}}}if(r.passengers!==
void 0){let s=r.passengers;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:a+"/taskForce/passengers",schemaPath:"#/properties/task\
Force/properties/passengers/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof s=="number"&&isFinite(
s)){if(s>40||isNaN(s)){let t={instancePath:a+"/taskForce/passengers",schemaPath:"#/properties/taskForce/properties/passengers/maximum",keyword:"maximum",params:{
comparison:"<=",limit:40},message:"must be <= 40"};e===null?e=[t]:e.push(t),i++}if(s<0||isNaN(s)){let t={instancePath:a+"/taskForce/passengers",schemaPath:"#/pr\
operties/taskForce/properties/passengers/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),i++}}}}else{
let s={instancePath:a+"/taskForce",schemaPath:"#/properties/taskForce/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(
s),i++}}if(n.reaction!==void 0){let r=n.reaction;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.allowanceFraction===void 0){let s={instancePath:a+"/reaction",
schemaPath:"#/properties/reaction/required",keyword:"required",params:{missingProperty:"allowanceFraction"},message:"must have required property 'allowanceFract\
ion'"};e===null?e=[s]:e.push(s),i++}if(r.rounding===void 0){let s={instancePath:a+"/reaction",schemaPath:"#/properties/reaction/required",keyword:"required",params:{
missingProperty:"rounding"},message:"must have required property 'rounding'"};e===null?e=[s]:e.push(s),i++}for(let s in r)if(!(s==="allowanceFraction"||s==="rou\
nding")){let t={instancePath:a+"/reaction",schemaPath:"#/properties/reaction/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(r.allowanceFraction!==void 0){let s=r.allowanceFraction;if(typeof s=="number"&&isFinite(
s)){if(s>1||isNaN(s)){let o={instancePath:a+"/reaction/allowanceFraction",schemaPath:"../common/common.schema.json#/$defs/fraction/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[o]:e.push(o),i++}if(s<0||isNaN(s)){let o={instancePath:a+"/reaction/allowanceFraction",schemaPath:"\
../common/common.schema.json#/$defs/fraction/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[o]:e.push(o),i++}let t;
if(t=s/.25,t!==parseInt(t)){let o={instancePath:a+"/reaction/allowanceFraction",schemaPath:"../common/common.schema.json#/$defs/fraction/multipleOf",keyword:"mu\
ltipleOf",params:{multipleOf:.25},message:"must be multiple of 0.25"};e===null?e=[o]:e.push(o),i++}}else{let t={instancePath:a+"/reaction/allowanceFraction",schemaPath:"\
../common/common.schema.json#/$defs/fraction/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[t]:e.push(t),i++}}if(r.rounding!==
void 0){let s=r.rounding;if(typeof s!="string"){let t={instancePath:a+"/reaction/rounding",schemaPath:"../common/common.schema.json#/$defs/rounding/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(!(s==="up"||s==="down")){let t={instancePath:a+"/reaction/rounding",schemaPath:"\
../common/common.schema.json#/$defs/rounding/enum",keyword:"enum",params:{allowedValues:Ae.enum},message:"must be equal to one of the allowed values"};e===null?
e=[t]:e.push(t),i++}}}else{let s={instancePath:a+"/reaction",schemaPath:"#/properties/reaction/type",keyword:"type",params:{type:"object"},message:"must be obje\
ct"};e===null?e=[s]:e.push(s),i++}}if(n.airCommitment!==void 0){let r=n.airCommitment;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.range===void 0){let s={instancePath:a+
"/airCommitment",schemaPath:"#/properties/airCommitment/required",keyword:"required",params:{missingProperty:"range"},message:"must have required property 'rang\
e'"};e===null?e=[s]:e.push(s),i++}if(r.adjacentFraction===void 0){let s={instancePath:a+"/airCommitment",schemaPath:"#/properties/airCommitment/required",keyword:"\
required",params:{missingProperty:"adjacentFraction"},message:"must have required property 'adjacentFraction'"};e===null?e=[s]:e.push(s),i++}if(r.rounding===void 0){
let s={instancePath:a+"/airCommitment",schemaPath:"#/properties/airCommitment/required",keyword:"required",params:{missingProperty:"rounding"},message:"must hav\
e required property 'rounding'"};e===null?e=[s]:e.push(s),i++}for(let s in r)if(!(s==="range"||s==="adjacentFraction"||s==="rounding")){let t={instancePath:a+"/\
airCommitment",schemaPath:"#/properties/airCommitment/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have \
additional properties"};e===null?e=[t]:e.push(t),i++}if(r.range!==void 0){let s=r.range;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:a+
"/airCommitment/range",schemaPath:"#/properties/airCommitment/properties/range/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[t]:e.push(t),i++}if(typeof s=="number"&&isFinite(s)){if(s>10||isNaN(s)){let t={instancePath:a+"/airCommitment/range",schemaPath:"#/properties/airCommitment/p\
roperties/range/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[t]:e.push(t),i++}if(s<0||isNaN(s)){let t={instancePath:a+
"/airCommitment/range",schemaPath:"#/properties/airCommitment/properties/range/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[t]:e.push(t),i++}}}if(r.adjacentFraction!==void 0){let s=r.adjacentFraction;if(typeof s=="number"&&isFinite(s)){if(s>1||isNaN(s)){let o={instancePath:a+
"/airCommitment/adjacentFraction",schemaPath:"../common/common.schema.json#/$defs/fraction/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"\
must be <= 1"};e===null?e=[o]:e.push(o),i++}if(s<0||isNaN(s)){let o={instancePath:a+"/airCommitment/adjacentFraction",schemaPath:"../common/common.schema.json#/\
$defs/fraction/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[o]:e.push(o),i++}let t;if(t=s/.25,t!==parseInt(t)){
let o={instancePath:a+"/airCommitment/adjacentFraction",schemaPath:"../common/common.schema.json#/$defs/fraction/multipleOf",keyword:"multipleOf",params:{multipleOf:.25},
message:"must be multiple of 0.25"};e===null?e=[o]:e.push(o),i++}}else{let t={instancePath:a+"/airCommitment/adjacentFraction",schemaPath:"../common/common.sche\
ma.json#/$defs/fraction/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[t]:e.push(t),i++}}if(r.rounding!==void 0){let s=r.rounding;
if(typeof s!="string"){let t={instancePath:a+"/airCommitment/rounding",schemaPath:"../common/common.schema.json#/$defs/rounding/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(!(s==="up"||s==="down")){let t={instancePath:a+"/airCommitment/rounding",schemaPath:"../commo\
n/common.schema.json#/$defs/rounding/enum",keyword:"enum",params:{allowedValues:Ae.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.
push(t),i++}}}else{let s={instancePath:a+"/airCommitment",schemaPath:"#/properties/airCommitment/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject"};e===null?e=[s]:e.push(s),i++}}if(n.airZoc!==void 0){let r=n.airZoc;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.radius===void 0){let s={instancePath:a+
"/airZoc",schemaPath:"#/properties/airZoc/required",keyword:"required",params:{missingProperty:"radius"},message:"must have required property 'radius'"};e===null?
e=[s]:e.push(s),i++}for(let s in r)if(s!=="radius"){let t={instancePath:a+"/airZoc",schemaPath:"#/properties/airZoc/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(r.radius!==void 0){let s=r.radius;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:a+"/airZoc/radius",schemaPath:"#/properties/airZoc/properties/radius/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof s=="number"&&isFinite(s)){if(s>10||isNaN(s)){let t={instancePath:a+"/airZoc/ra\
dius",schemaPath:"#/properties/airZoc/properties/radius/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[t]:e.push(
t),i++}if(s<0||isNaN(s)){let t={instancePath:a+"/airZoc/radius",schemaPath:"#/properties/airZoc/properties/radius/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),i++}}}}else{let s={instancePath:a+"/airZoc",schemaPath:"#/properties/airZoc/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}if(n.economicWarfare!==void 0){let r=n.economicWarfare;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.submarinePointsPerAswHit===void 0){let s={instancePath:a+"/economicWarfare",schemaPath:"#/properties/economicWarfare/required",keyword:"required",params:{
missingProperty:"submarinePointsPerAswHit"},message:"must have required property 'submarinePointsPerAswHit'"};e===null?e=[s]:e.push(s),i++}if(r.submarinePointsPerDie===
void 0){let s={instancePath:a+"/economicWarfare",schemaPath:"#/properties/economicWarfare/required",keyword:"required",params:{missingProperty:"submarinePointsP\
erDie"},message:"must have required property 'submarinePointsPerDie'"};e===null?e=[s]:e.push(s),i++}if(r.merchantmenPerHit===void 0){let s={instancePath:a+"/eco\
nomicWarfare",schemaPath:"#/properties/economicWarfare/required",keyword:"required",params:{missingProperty:"merchantmenPerHit"},message:"must have required pro\
perty 'merchantmenPerHit'"};e===null?e=[s]:e.push(s),i++}if(r.transportPointsPerHit===void 0){let s={instancePath:a+"/economicWarfare",schemaPath:"#/properties/\
economicWarfare/required",keyword:"required",params:{missingProperty:"transportPointsPerHit"},message:"must have required property 'transportPointsPerHit'"};e===
null?e=[s]:e.push(s),i++}for(let s in r)if(!(s==="submarinePointsPerAswHit"||s==="submarinePointsPerDie"||s==="merchantmenPerHit"||s==="transportPointsPerHit")){
let t={instancePath:a+"/economicWarfare",schemaPath:"#/properties/economicWarfare/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(r.submarinePointsPerAswHit!==void 0){let s=r.submarinePointsPerAswHit;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:a+"/economicWarfare/submarinePointsPerAswHit",schemaPath:"#/properties/economicWarfare/properties\
/submarinePointsPerAswHit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof s=="number"&&isFinite(s)){
if(s>10||isNaN(s)){let t={instancePath:a+"/economicWarfare/submarinePointsPerAswHit",schemaPath:"#/properties/economicWarfare/properties/submarinePointsPerAswHi\
t/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[t]:e.push(t),i++}if(s<0||isNaN(s)){let t={instancePath:a+"/e\
conomicWarfare/submarinePointsPerAswHit",schemaPath:"#/properties/economicWarfare/properties/submarinePointsPerAswHit/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),i++}}}if(r.submarinePointsPerDie!==void 0){let s=r.submarinePointsPerDie;if(!(typeof s=="number"&&
!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:a+"/economicWarfare/submarinePointsPerDie",schemaPath:"#/properties/economicWarfare/properties/submarinePoi\
ntsPerDie/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof s=="number"&&isFinite(s)){if(s>10||isNaN(
s)){let t={instancePath:a+"/economicWarfare/submarinePointsPerDie",schemaPath:"#/properties/economicWarfare/properties/submarinePointsPerDie/maximum",keyword:"m\
aximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[t]:e.push(t),i++}if(s<1||isNaN(s)){let t={instancePath:a+"/economicWarfare/submar\
inePointsPerDie",schemaPath:"#/properties/economicWarfare/properties/submarinePointsPerDie/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"};e===null?e=[t]:e.push(t),i++}}}if(r.merchantmenPerHit!==void 0){let s=r.merchantmenPerHit;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){
let t={instancePath:a+"/economicWarfare/merchantmenPerHit",schemaPath:"#/properties/economicWarfare/properties/merchantmenPerHit/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof s=="number"&&isFinite(s)){if(s>10||isNaN(s)){let t={instancePath:a+"/economicWarfare\
/merchantmenPerHit",schemaPath:"#/properties/economicWarfare/properties/merchantmenPerHit/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"\
must be <= 10"};e===null?e=[t]:e.push(t),i++}if(s<0||isNaN(s)){let t={instancePath:a+"/economicWarfare/merchantmenPerHit",schemaPath:"#/properties/economicWarfa\
re/properties/merchantmenPerHit/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),i++}}}if(r.transportPointsPerHit!==
void 0){let s=r.transportPointsPerHit;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:a+"/economicWarfare/transportPointsPerHit",schemaPath:"\
#/properties/economicWarfare/properties/transportPointsPerHit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}
if(typeof s=="number"&&isFinite(s)){if(s>10||isNaN(s)){let t={instancePath:a+"/economicWarfare/transportPointsPerHit",schemaPath:"#/properties/economicWarfare/p\
roperties/transportPointsPerHit/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[t]:e.push(t),i++}if(s<0||isNaN(
s)){let t={instancePath:a+"/economicWarfare/transportPointsPerHit",schemaPath:"#/properties/economicWarfare/properties/transportPointsPerHit/minimum",keyword:"m\
inimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),i++}}}}else{let s={instancePath:a+"/economicWarfare",schemaPath:"#/pro\
perties/economicWarfare/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}if(n.submarines!==void 0){let r=n.submarines;
if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.attacksPerTaskForce===void 0){let s={instancePath:a+"/submarines",schemaPath:"#/properties/submarines/required",
keyword:"required",params:{missingProperty:"attacksPerTaskForce"},message:"must have required property 'attacksPerTaskForce'"};e===null?e=[s]:e.push(s),i++}if(r.
pointsPerAttack===void 0){let s={instancePath:a+"/submarines",schemaPath:"#/properties/submarines/required",keyword:"required",params:{missingProperty:"pointsPe\
rAttack"},message:"must have required property 'pointsPerAttack'"};e===null?e=[s]:e.push(s),i++}for(let s in r)if(!(s==="attacksPerTaskForce"||s==="pointsPerAtt\
ack")){let t={instancePath:a+"/submarines",schemaPath:"#/properties/submarines/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(r.attacksPerTaskForce!==void 0){let s=r.attacksPerTaskForce;if(!(typeof s=="numbe\
r"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:a+"/submarines/attacksPerTaskForce",schemaPath:"#/properties/submarines/properties/attacksPerTaskForce/\
type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof s=="number"&&isFinite(s)){if(s>40||isNaN(s)){let t={
instancePath:a+"/submarines/attacksPerTaskForce",schemaPath:"#/properties/submarines/properties/attacksPerTaskForce/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:40},message:"must be <= 40"};e===null?e=[t]:e.push(t),i++}if(s<0||isNaN(s)){let t={instancePath:a+"/submarines/attacksPerTaskForce",schemaPath:"#/prop\
erties/submarines/properties/attacksPerTaskForce/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),i++}}}
if(r.pointsPerAttack!==void 0){let s=r.pointsPerAttack;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:a+"/submarines/pointsPerAtt\
ack",schemaPath:"#/properties/submarines/properties/pointsPerAttack/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(
t),i++}if(typeof s=="number"&&isFinite(s)){if(s>10||isNaN(s)){let t={instancePath:a+"/submarines/pointsPerAttack",schemaPath:"#/properties/submarines/properties\
/pointsPerAttack/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[t]:e.push(t),i++}if(s<0||isNaN(s)){let t={instancePath:a+
"/submarines/pointsPerAttack",schemaPath:"#/properties/submarines/properties/pointsPerAttack/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[t]:e.push(t),i++}}}}else{let s={instancePath:a+"/submarines",schemaPath:"#/properties/submarines/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}if(n.supply!==void 0){let r=n.supply;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.legLength===
void 0){let s={instancePath:a+"/supply",schemaPath:"#/properties/supply/required",keyword:"required",params:{missingProperty:"legLength"},message:"must have req\
uired property 'legLength'"};e===null?e=[s]:e.push(s),i++}for(let s in r)if(s!=="legLength"){let t={instancePath:a+"/supply",schemaPath:"#/properties/supply/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(r.
legLength!==void 0){let s=r.legLength;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:a+"/supply/legLength",schemaPath:"#/properti\
es/supply/properties/legLength/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof s=="number"&&isFinite(
s)){if(s>20||isNaN(s)){let t={instancePath:a+"/supply/legLength",schemaPath:"#/properties/supply/properties/legLength/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:20},message:"must be <= 20"};e===null?e=[t]:e.push(t),i++}if(s<1||isNaN(s)){let t={instancePath:a+"/supply/legLength",schemaPath:"#/properties/supply/\
properties/legLength/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),i++}}}}else{let s={instancePath:a+
"/supply",schemaPath:"#/properties/supply/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}if(n.landing!==void 0){
let r=n.landing;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.range===void 0){let s={instancePath:a+"/landing",schemaPath:"#/properties/landing/required",keyword:"\
required",params:{missingProperty:"range"},message:"must have required property 'range'"};e===null?e=[s]:e.push(s),i++}for(let s in r)if(s!=="range"){let t={instancePath:a+
"/landing",schemaPath:"#/properties/landing/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional\
 properties"};e===null?e=[t]:e.push(t),i++}if(r.range!==void 0){let s=r.range;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:a+"/\
landing/range",schemaPath:"#/properties/landing/properties/range/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),
i++}if(typeof s=="number"&&isFinite(s)){if(s>40||isNaN(s)){let t={instancePath:a+"/landing/range",schemaPath:"#/properties/landing/properties/range/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:40},message:"must be <= 40"};e===null?e=[t]:e.push(t),i++}if(s<0||isNaN(s)){let t={instancePath:a+"/landing/range",schemaPath:"\
#/properties/landing/properties/range/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),i++}}}}else{let s={
instancePath:a+"/landing",schemaPath:"#/properties/landing/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}if(n.
antiAircraft!==void 0){let r=n.antiAircraft;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.baseFraction===void 0){let s={instancePath:a+"/antiAircraft",schemaPath:"\
#/properties/antiAircraft/required",keyword:"required",params:{missingProperty:"baseFraction"},message:"must have required property 'baseFraction'"};e===null?e=
[s]:e.push(s),i++}if(r.rounding===void 0){let s={instancePath:a+"/antiAircraft",schemaPath:"#/properties/antiAircraft/required",keyword:"required",params:{missingProperty:"\
rounding"},message:"must have required property 'rounding'"};e===null?e=[s]:e.push(s),i++}if(r.taskForceRounding===void 0){let s={instancePath:a+"/antiAircraft",
schemaPath:"#/properties/antiAircraft/required",keyword:"required",params:{missingProperty:"taskForceRounding"},message:"must have required property 'taskForceR\
ounding'"};e===null?e=[s]:e.push(s),i++}for(let s in r)if(!(s==="baseFraction"||s==="rounding"||s==="taskForceRounding")){let t={instancePath:a+"/antiAircraft",
schemaPath:"#/properties/antiAircraft/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional prope\
rties"};e===null?e=[t]:e.push(t),i++}if(r.baseFraction!==void 0){let s=r.baseFraction;if(typeof s=="number"&&isFinite(s)){if(s>1||isNaN(s)){let o={instancePath:a+
"/antiAircraft/baseFraction",schemaPath:"../common/common.schema.json#/$defs/fraction/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must \
be <= 1"};e===null?e=[o]:e.push(o),i++}if(s<0||isNaN(s)){let o={instancePath:a+"/antiAircraft/baseFraction",schemaPath:"../common/common.schema.json#/$defs/frac\
tion/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[o]:e.push(o),i++}let t;if(t=s/.25,t!==parseInt(t)){let o={instancePath:a+
"/antiAircraft/baseFraction",schemaPath:"../common/common.schema.json#/$defs/fraction/multipleOf",keyword:"multipleOf",params:{multipleOf:.25},message:"must be \
multiple of 0.25"};e===null?e=[o]:e.push(o),i++}}else{let t={instancePath:a+"/antiAircraft/baseFraction",schemaPath:"../common/common.schema.json#/$defs/fractio\
n/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[t]:e.push(t),i++}}if(r.rounding!==void 0){let s=r.rounding;if(typeof s!="str\
ing"){let t={instancePath:a+"/antiAircraft/rounding",schemaPath:"../common/common.schema.json#/$defs/rounding/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),i++}if(!(s==="up"||s==="down")){let t={instancePath:a+"/antiAircraft/rounding",schemaPath:"../common/common.schema.jso\
n#/$defs/rounding/enum",keyword:"enum",params:{allowedValues:Ae.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),i++}}if(r.taskForceRounding!==
void 0){let s=r.taskForceRounding;if(typeof s!="string"){let t={instancePath:a+"/antiAircraft/taskForceRounding",schemaPath:"../common/common.schema.json#/$defs\
/rounding/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(!(s==="up"||s==="down")){let t={instancePath:a+"\
/antiAircraft/taskForceRounding",schemaPath:"../common/common.schema.json#/$defs/rounding/enum",keyword:"enum",params:{allowedValues:Ae.enum},message:"must be e\
qual to one of the allowed values"};e===null?e=[t]:e.push(t),i++}}}else{let s={instancePath:a+"/antiAircraft",schemaPath:"#/properties/antiAircraft/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}if(n.airPoints!==void 0){let r=n.airPoints;if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.perStep===void 0){let s={instancePath:a+"/airPoints",schemaPath:"#/properties/airPoints/required",keyword:"required",params:{missingProperty:"p\
erStep"},message:"must have required property 'perStep'"};e===null?e=[s]:e.push(s),i++}if(r.perAirStrength===void 0){let s={instancePath:a+"/airPoints",schemaPath:"\
#/properties/airPoints/required",keyword:"required",params:{missingProperty:"perAirStrength"},message:"must have required property 'perAirStrength'"};e===null?e=
[s]:e.push(s),i++}for(let s in r)if(!(s==="perStep"||s==="perAirStrength")){let t={instancePath:a+"/airPoints",schemaPath:"#/properties/airPoints/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(r.perStep!==
void 0){let s=r.perStep;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:a+"/airPoints/perStep",schemaPath:"#/properties/airPoints/\
properties/perStep/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof s=="number"&&isFinite(s)){if(s>
10||isNaN(s)){let t={instancePath:a+"/airPoints/perStep",schemaPath:"#/properties/airPoints/properties/perStep/maximum",keyword:"maximum",params:{comparison:"<=",
limit:10},message:"must be <= 10"};e===null?e=[t]:e.push(t),i++}if(s<0||isNaN(s)){let t={instancePath:a+"/airPoints/perStep",schemaPath:"#/properties/airPoints/\
properties/perStep/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),i++}}}if(r.perAirStrength!==void 0){
let s=r.perAirStrength;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:a+"/airPoints/perAirStrength",schemaPath:"#/properties/airP\
oints/properties/perAirStrength/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof s=="number"&&isFinite(
s)){if(s>10||isNaN(s)){let t={instancePath:a+"/airPoints/perAirStrength",schemaPath:"#/properties/airPoints/properties/perAirStrength/maximum",keyword:"maximum",
params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[t]:e.push(t),i++}if(s<0||isNaN(s)){let t={instancePath:a+"/airPoints/perAirStrength",schemaPath:"\
#/properties/airPoints/properties/perAirStrength/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),i++}}}}else{
let s={instancePath:a+"/airPoints",schemaPath:"#/properties/airPoints/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(
s),i++}}if(n.damage!==void 0){let r=n.damage;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.checkDice===void 0){let s={instancePath:a+"/damage",schemaPath:"#\
/properties/damage/required",keyword:"required",params:{missingProperty:"checkDice"},message:"must have required property 'checkDice'"};e===null?e=[s]:e.push(s),
i++}if(r.checkDieSides===void 0){let s={instancePath:a+"/damage",schemaPath:"#/properties/damage/required",keyword:"required",params:{missingProperty:"checkDieS\
ides"},message:"must have required property 'checkDieSides'"};e===null?e=[s]:e.push(s),i++}if(r.phasesPerHit===void 0){let s={instancePath:a+"/damage",schemaPath:"\
#/properties/damage/required",keyword:"required",params:{missingProperty:"phasesPerHit"},message:"must have required property 'phasesPerHit'"};e===null?e=[s]:e.
push(s),i++}if(r.merchantmenPerHitAtSea===void 0){let s={instancePath:a+"/damage",schemaPath:"#/properties/damage/required",keyword:"required",params:{missingProperty:"\
merchantmenPerHitAtSea"},message:"must have required property 'merchantmenPerHitAtSea'"};e===null?e=[s]:e.push(s),i++}if(r.sunkForever===void 0){let s={instancePath:a+
"/damage",schemaPath:"#/properties/damage/required",keyword:"required",params:{missingProperty:"sunkForever"},message:"must have required property 'sunkForever'"};
e===null?e=[s]:e.push(s),i++}if(r.brokenForever===void 0){let s={instancePath:a+"/damage",schemaPath:"#/properties/damage/required",keyword:"required",params:{missingProperty:"\
brokenForever"},message:"must have required property 'brokenForever'"};e===null?e=[s]:e.push(s),i++}for(let s in r)if(!(s==="checkDice"||s==="checkDieSides"||s===
"phasesPerHit"||s==="merchantmenPerHitAtSea"||s==="sunkForever"||s==="brokenForever")){let t={instancePath:a+"/damage",schemaPath:"#/properties/damage/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(r.checkDice!==
void 0){let s=r.checkDice;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:a+"/damage/checkDice",schemaPath:"#/properties/damage/pr\
operties/checkDice/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof s=="number"&&isFinite(s)){if(s>
10||isNaN(s)){let t={instancePath:a+"/damage/checkDice",schemaPath:"#/properties/damage/properties/checkDice/maximum",keyword:"maximum",params:{comparison:"<=",
limit:10},message:"must be <= 10"};e===null?e=[t]:e.push(t),i++}if(s<1||isNaN(s)){let t={instancePath:a+"/damage/checkDice",schemaPath:"#/properties/damage/prop\
erties/checkDice/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),i++}}}if(r.checkDieSides!==void 0){
let s=r.checkDieSides;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:a+"/damage/checkDieSides",schemaPath:"#/properties/damage/pr\
operties/checkDieSides/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof s=="number"&&isFinite(s)){
if(s>20||isNaN(s)){let t={instancePath:a+"/damage/checkDieSides",schemaPath:"#/properties/damage/properties/checkDieSides/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:20},message:"must be <= 20"};e===null?e=[t]:e.push(t),i++}if(s<2||isNaN(s)){let t={instancePath:a+"/damage/checkDieSides",schemaPath:"#/properties/dam\
age/properties/checkDieSides/minimum",keyword:"minimum",params:{comparison:">=",limit:2},message:"must be >= 2"};e===null?e=[t]:e.push(t),i++}}}if(r.phasesPerHit!==
void 0){let s=r.phasesPerHit;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:a+"/damage/phasesPerHit",schemaPath:"#/properties/dam\
age/properties/phasesPerHit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof s=="number"&&isFinite(
s)){if(s>16||isNaN(s)){let t={instancePath:a+"/damage/phasesPerHit",schemaPath:"#/properties/damage/properties/phasesPerHit/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:16},message:"must be <= 16"};e===null?e=[t]:e.push(t),i++}if(s<0||isNaN(s)){let t={instancePath:a+"/damage/phasesPerHit",schemaPath:"#/properties/dama\
ge/properties/phasesPerHit/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),i++}}}if(r.merchantmenPerHitAtSea!==
void 0){let s=r.merchantmenPerHitAtSea;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:a+"/damage/merchantmenPerHitAtSea",schemaPath:"\
#/properties/damage/properties/merchantmenPerHitAtSea/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof s==
"number"&&isFinite(s)){if(s>10||isNaN(s)){let t={instancePath:a+"/damage/merchantmenPerHitAtSea",schemaPath:"#/properties/damage/properties/merchantmenPerHitAtS\
ea/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[t]:e.push(t),i++}if(s<0||isNaN(s)){let t={instancePath:a+"/\
damage/merchantmenPerHitAtSea",schemaPath:"#/properties/damage/properties/merchantmenPerHitAtSea/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[t]:e.push(t),i++}}}if(r.sunkForever!==void 0){let s=r.sunkForever;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.japan===void 0){let t={
instancePath:a+"/damage/sunkForever",schemaPath:"#/properties/damage/properties/sunkForever/required",keyword:"required",params:{missingProperty:"japan"},message:"\
must have required property 'japan'"};e===null?e=[t]:e.push(t),i++}if(s.us===void 0){let t={instancePath:a+"/damage/sunkForever",schemaPath:"#/properties/damage\
/properties/sunkForever/required",keyword:"required",params:{missingProperty:"us"},message:"must have required property 'us'"};e===null?e=[t]:e.push(t),i++}if(s.
britain===void 0){let t={instancePath:a+"/damage/sunkForever",schemaPath:"#/properties/damage/properties/sunkForever/required",keyword:"required",params:{missingProperty:"\
britain"},message:"must have required property 'britain'"};e===null?e=[t]:e.push(t),i++}if(s.netherlands===void 0){let t={instancePath:a+"/damage/sunkForever",schemaPath:"\
#/properties/damage/properties/sunkForever/required",keyword:"required",params:{missingProperty:"netherlands"},message:"must have required property 'netherlands\
'"};e===null?e=[t]:e.push(t),i++}for(let t in s)if(!(t==="japan"||t==="us"||t==="britain"||t==="netherlands")){let o={instancePath:a+"/damage/sunkForever",schemaPath:"\
#/properties/damage/properties/sunkForever/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional \
properties"};e===null?e=[o]:e.push(o),i++}s.japan!==void 0&&(D(s.japan,{instancePath:a+"/damage/sunkForever/japan",parentData:s,parentDataProperty:"japan",rootData:h,
dynamicAnchors:y})||(e=e===null?D.errors:P(e,D.errors),i=e.length)),s.us!==void 0&&(D(s.us,{instancePath:a+"/damage/sunkForever/us",parentData:s,parentDataProperty:"\
us",rootData:h,dynamicAnchors:y})||(e=e===null?D.errors:P(e,D.errors),i=e.length)),s.britain!==void 0&&(D(s.britain,{instancePath:a+"/damage/sunkForever/britain",
parentData:s,parentDataProperty:"britain",rootData:h,dynamicAnchors:y})||(e=e===null?D.errors:P(e,D.errors),i=e.length)),s.netherlands!==void 0&&(D(s.netherlands,
{instancePath:a+"/damage/sunkForever/netherlands",parentData:s,parentDataProperty:"netherlands",rootData:h,dynamicAnchors:y})||(e=e===null?D.errors:P(e,D.errors),
i=e.length))}else{let t={instancePath:a+"/damage/sunkForever",schemaPath:"#/properties/damage/properties/sunkForever/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[t]:e.push(t),i++}}r.brokenForever!==void 0&&(E(r.brokenForever,{instancePath:a+"/damage/brokenForever",parentData:r,parentDataProperty:"\
brokenForever",rootData:h,dynamicAnchors:y})||(e=e===null?E.errors:P(e,E.errors),i=e.length))}else{let s={instancePath:a+"/damage",schemaPath:"#/properties/dama\
ge/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}if(n.delays!==void 0){let r=n.delays;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.withdrawn===void 0){let s={instancePath:a+"/delays",schemaPath:"#/properties/delays/required",keyword:"required",params:{missingProperty:"\
withdrawn"},message:"must have required property 'withdrawn'"};e===null?e=[s]:e.push(s),i++}if(r.overStacked===void 0){let s={instancePath:a+"/delays",schemaPath:"\
#/properties/delays/required",keyword:"required",params:{missingProperty:"overStacked"},message:"must have required property 'overStacked'"};e===null?e=[s]:e.push(
s),i++}if(r.notLanded===void 0){let s={instancePath:a+"/delays",schemaPath:"#/properties/delays/required",keyword:"required",params:{missingProperty:"notLanded"},
message:"must have required property 'notLanded'"};e===null?e=[s]:e.push(s),i++}if(r.disbanded===void 0){let s={instancePath:a+"/delays",schemaPath:"#/propertie\
s/delays/required",keyword:"required",params:{missingProperty:"disbanded"},message:"must have required property 'disbanded'"};e===null?e=[s]:e.push(s),i++}if(r.
eliminatedLand===void 0){let s={instancePath:a+"/delays",schemaPath:"#/properties/delays/required",keyword:"required",params:{missingProperty:"eliminatedLand"},
message:"must have required property 'eliminatedLand'"};e===null?e=[s]:e.push(s),i++}if(r.noHomeBase===void 0){let s={instancePath:a+"/delays",schemaPath:"#/pro\
perties/delays/required",keyword:"required",params:{missingProperty:"noHomeBase"},message:"must have required property 'noHomeBase'"};e===null?e=[s]:e.push(s),i++}
for(let s in r)if(!(s==="withdrawn"||s==="overStacked"||s==="notLanded"||s==="disbanded"||s==="eliminatedLand"||s==="noHomeBase")){let t={instancePath:a+"/delay\
s",schemaPath:"#/properties/delays/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properti\
es"};e===null?e=[t]:e.push(t),i++}if(r.withdrawn!==void 0){let s=r.withdrawn;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:a+"/d\
elays/withdrawn",schemaPath:"#/$defs/delay/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof s=="nu\
mber"&&isFinite(s)){if(s>16||isNaN(s)){let t={instancePath:a+"/delays/withdrawn",schemaPath:"#/$defs/delay/maximum",keyword:"maximum",params:{comparison:"<=",limit:16},
message:"must be <= 16"};e===null?e=[t]:e.push(t),i++}if(s<0||isNaN(s)){let t={instancePath:a+"/delays/withdrawn",schemaPath:"#/$defs/delay/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),i++}}}if(r.overStacked!==void 0){let s=r.overStacked;if(!(typeof s=="nu\
mber"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:a+"/delays/overStacked",schemaPath:"#/$defs/delay/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof s=="number"&&isFinite(s)){if(s>16||isNaN(s)){let t={instancePath:a+"/delays/overStacked",schemaPath:"#/\
$defs/delay/maximum",keyword:"maximum",params:{comparison:"<=",limit:16},message:"must be <= 16"};e===null?e=[t]:e.push(t),i++}if(s<0||isNaN(s)){let t={instancePath:a+
"/delays/overStacked",schemaPath:"#/$defs/delay/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),i++}}}
if(r.notLanded!==void 0){let s=r.notLanded;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:a+"/delays/notLanded",schemaPath:"#/$de\
fs/delay/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof s=="number"&&isFinite(s)){if(s>16||isNaN(
s)){let t={instancePath:a+"/delays/notLanded",schemaPath:"#/$defs/delay/maximum",keyword:"maximum",params:{comparison:"<=",limit:16},message:"must be <= 16"};e===
null?e=[t]:e.push(t),i++}if(s<0||isNaN(s)){let t={instancePath:a+"/delays/notLanded",schemaPath:"#/$defs/delay/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),i++}}}if(r.disbanded!==void 0){let s=r.disbanded;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s))){let t={instancePath:a+"/delays/disbanded",schemaPath:"#/$defs/delay/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:
e.push(t),i++}if(typeof s=="number"&&isFinite(s)){if(s>16||isNaN(s)){let t={instancePath:a+"/delays/disbanded",schemaPath:"#/$defs/delay/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:16},message:"must be <= 16"};e===null?e=[t]:e.push(t),i++}if(s<0||isNaN(s)){let t={instancePath:a+"/delays/disbanded",schemaPath:"\
#/$defs/delay/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),i++}}}if(r.eliminatedLand!==void 0){let s=r.
eliminatedLand;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:a+"/delays/eliminatedLand",schemaPath:"#/$defs/delay/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof s=="number"&&isFinite(s)){if(s>16||isNaN(s)){let t={instancePath:a+
"/delays/eliminatedLand",schemaPath:"#/$defs/delay/maximum",keyword:"maximum",params:{comparison:"<=",limit:16},message:"must be <= 16"};e===null?e=[t]:e.push(t),
i++}if(s<0||isNaN(s)){let t={instancePath:a+"/delays/eliminatedLand",schemaPath:"#/$defs/delay/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[t]:e.push(t),i++}}}if(r.noHomeBase!==void 0){let s=r.noHomeBase;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:a+
"/delays/noHomeBase",schemaPath:"#/$defs/delay/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof s==
"number"&&isFinite(s)){if(s>16||isNaN(s)){let t={instancePath:a+"/delays/noHomeBase",schemaPath:"#/$defs/delay/maximum",keyword:"maximum",params:{comparison:"<=",
limit:16},message:"must be <= 16"};e===null?e=[t]:e.push(t),i++}if(s<0||isNaN(s)){let t={instancePath:a+"/delays/noHomeBase",schemaPath:"#/$defs/delay/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),i++}}}}else{let s={instancePath:a+"/delays",schemaPath:"#/pr\
operties/delays/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}if(n.supplyStatus!==void 0){let r=n.supplyStatus;
if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.alwaysOut===void 0){let s={instancePath:a+"/supplyStatus",schemaPath:"#/properties/supplyStatus/required",keyword:"\
required",params:{missingProperty:"alwaysOut"},message:"must have required property 'alwaysOut'"};e===null?e=[s]:e.push(s),i++}for(let s in r)if(s!=="alwaysOut"){
let t={instancePath:a+"/supplyStatus",schemaPath:"#/properties/supplyStatus/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"\
must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}r.alwaysOut!==void 0&&(E(r.alwaysOut,{instancePath:a+"/supplyStatus/alwaysOut",parentData:r,parentDataProperty:"\
alwaysOut",rootData:h,dynamicAnchors:y})||(e=e===null?E.errors:P(e,E.errors),i=e.length))}else{let s={instancePath:a+"/supplyStatus",schemaPath:"#/properties/su\
pplyStatus/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}if(n.expansion!==void 0){let r=n.expansion;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.side===void 0){let s={instancePath:a+"/expansion",schemaPath:"#/properties/expansion/required",keyword:"required",params:{
missingProperty:"side"},message:"must have required property 'side'"};e===null?e=[s]:e.push(s),i++}if(r.factorFromTurn===void 0){let s={instancePath:a+"/expansi\
on",schemaPath:"#/properties/expansion/required",keyword:"required",params:{missingProperty:"factorFromTurn"},message:"must have required property 'factorFromTu\
rn'"};e===null?e=[s]:e.push(s),i++}for(let s in r)if(!(s==="side"||s==="factorFromTurn")){let t={instancePath:a+"/expansion",schemaPath:"#/properties/expansion/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(r.
side!==void 0){let s=r.side;if(typeof s!="string"){let t={instancePath:a+"/expansion/side",schemaPath:"defs.schema.json#/$defs/side/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(!(s==="japan"||s==="allies")){let t={instancePath:a+"/expansion/side",schemaPath:"defs.\
schema.json#/$defs/side/enum",keyword:"enum",params:{allowedValues:B.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),i++}}if(r.
factorFromTurn!==void 0){let s=r.factorFromTurn;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s[1]===void 0){let t={instancePath:a+"/expansion/factorFromTurn",
schemaPath:"#/properties/expansion/properties/factorFromTurn/required",keyword:"required",params:{missingProperty:"1"},message:"must have required property '1'"};
e===null?e=[t]:e.push(t),i++}for(let t in s)if(!F.test(t)){let o={instancePath:a+"/expansion/factorFromTurn",schemaPath:"#/properties/expansion/properties/facto\
rFromTurn/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[o]:e.push(
o),i++}for(let t in s)if(F.test(t)){let o=s[t];if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let m={instancePath:a+"/expansion/factorFromTurn/"+t.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/expansion/properties/factorFromTurn/patternProperties/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),i++}if(typeof o=="number"&&isFinite(o)){if(o>10||isNaN(o)){let m={instancePath:a+"/e\
xpansion/factorFromTurn/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/expansion/properties/factorFromTurn/patternProperties/%5E(%5B1-9%5D%\
7C1%5B0-6%5D)%24/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[m]:e.push(m),i++}if(o<1||isNaN(o)){let m={instancePath:a+
"/expansion/factorFromTurn/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/expansion/properties/factorFromTurn/patternProperties/%5E(%5B1-9%\
5D%7C1%5B0-6%5D)%24/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[m]:e.push(m),i++}}}}else{let t={instancePath:a+
"/expansion/factorFromTurn",schemaPath:"#/properties/expansion/properties/factorFromTurn/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[t]:e.push(t),i++}}}else{let s={instancePath:a+"/expansion",schemaPath:"#/properties/expansion/type",keyword:"type",params:{type:"object"},message:"must \
be object"};e===null?e=[s]:e.push(s),i++}}if(n.resourceFueling!==void 0){let r=n.resourceFueling;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.fromTurn===void 0){
let s={instancePath:a+"/resourceFueling",schemaPath:"#/properties/resourceFueling/required",keyword:"required",params:{missingProperty:"fromTurn"},message:"must\
 have required property 'fromTurn'"};e===null?e=[s]:e.push(s),i++}for(let s in r)if(s!=="fromTurn"){let t={instancePath:a+"/resourceFueling",schemaPath:"#/prope\
rties/resourceFueling/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?
e=[t]:e.push(t),i++}if(r.fromTurn!==void 0){let s=r.fromTurn;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:a+"/resourceFueling/f\
romTurn",schemaPath:"defs.schema.json#/$defs/turn/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof s==
"number"&&isFinite(s)){if(s>16||isNaN(s)){let t={instancePath:a+"/resourceFueling/fromTurn",schemaPath:"defs.schema.json#/$defs/turn/maximum",keyword:"maximum",
params:{comparison:"<=",limit:16},message:"must be <= 16"};e===null?e=[t]:e.push(t),i++}if(s<1||isNaN(s)){let t={instancePath:a+"/resourceFueling/fromTurn",schemaPath:"\
defs.schema.json#/$defs/turn/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),i++}}}}else{let s={instancePath:a+
"/resourceFueling",schemaPath:"#/properties/resourceFueling/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}
if(n.returnPorts!==void 0){let r=n.returnPorts;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.japan===void 0){let s={instancePath:a+"/returnPorts",schemaPath:"\
#/properties/returnPorts/required",keyword:"required",params:{missingProperty:"japan"},message:"must have required property 'japan'"};e===null?e=[s]:e.push(s),i++}
if(r.us===void 0){let s={instancePath:a+"/returnPorts",schemaPath:"#/properties/returnPorts/required",keyword:"required",params:{missingProperty:"us"},message:"\
must have required property 'us'"};e===null?e=[s]:e.push(s),i++}if(r.britain===void 0){let s={instancePath:a+"/returnPorts",schemaPath:"#/properties/returnPorts\
/required",keyword:"required",params:{missingProperty:"britain"},message:"must have required property 'britain'"};e===null?e=[s]:e.push(s),i++}if(r.netherlands===
void 0){let s={instancePath:a+"/returnPorts",schemaPath:"#/properties/returnPorts/required",keyword:"required",params:{missingProperty:"netherlands"},message:"m\
ust have required property 'netherlands'"};e===null?e=[s]:e.push(s),i++}for(let s in r)if(!(s==="japan"||s==="us"||s==="britain"||s==="netherlands")){let t={instancePath:a+
"/returnPorts",schemaPath:"#/properties/returnPorts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have ad\
ditional properties"};e===null?e=[t]:e.push(t),i++}r.japan!==void 0&&(O(r.japan,{instancePath:a+"/returnPorts/japan",parentData:r,parentDataProperty:"japan",rootData:h,
dynamicAnchors:y})||(e=e===null?O.errors:P(e,O.errors),i=e.length)),r.us!==void 0&&(O(r.us,{instancePath:a+"/returnPorts/us",parentData:r,parentDataProperty:"us",
rootData:h,dynamicAnchors:y})||(e=e===null?O.errors:P(e,O.errors),i=e.length)),r.britain!==void 0&&(O(r.britain,{instancePath:a+"/returnPorts/britain",parentData:r,
parentDataProperty:"britain",rootData:h,dynamicAnchors:y})||(e=e===null?O.errors:P(e,O.errors),i=e.length)),r.netherlands!==void 0&&(O(r.netherlands,{instancePath:a+
"/returnPorts/netherlands",parentData:r,parentDataProperty:"netherlands",rootData:h,dynamicAnchors:y})||(e=e===null?O.errors:P(e,O.errors),i=e.length))}else{let s={
instancePath:a+"/returnPorts",schemaPath:"#/properties/returnPorts/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),
i++}}if(n.navalAviation!==void 0){let r=n.navalAviation;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.carrierClasses===void 0){let s={instancePath:a+"/naval\
Aviation",schemaPath:"#/properties/navalAviation/required",keyword:"required",params:{missingProperty:"carrierClasses"},message:"must have required property 'ca\
rrierClasses'"};e===null?e=[s]:e.push(s),i++}if(r.stepsPerAirStrength===void 0){let s={instancePath:a+"/navalAviation",schemaPath:"#/properties/navalAviation/re\
quired",keyword:"required",params:{missingProperty:"stepsPerAirStrength"},message:"must have required property 'stepsPerAirStrength'"};e===null?e=[s]:e.push(s),
i++}for(let s in r)if(!(s==="carrierClasses"||s==="stepsPerAirStrength")){let t={instancePath:a+"/navalAviation",schemaPath:"#/properties/navalAviation/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(r.carrierClasses!==
void 0&&(D(r.carrierClasses,{instancePath:a+"/navalAviation/carrierClasses",parentData:r,parentDataProperty:"carrierClasses",rootData:h,dynamicAnchors:y})||(e=e===
null?D.errors:P(e,D.errors),i=e.length)),r.stepsPerAirStrength!==void 0){let s=r.stepsPerAirStrength;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={
instancePath:a+"/navalAviation/stepsPerAirStrength",schemaPath:"#/properties/navalAviation/properties/stepsPerAirStrength/type",keyword:"type",params:{type:"int\
eger"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof s=="number"&&isFinite(s)){if(s>10||isNaN(s)){let t={instancePath:a+"/navalAviation/step\
sPerAirStrength",schemaPath:"#/properties/navalAviation/properties/stepsPerAirStrength/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"mus\
t be <= 10"};e===null?e=[t]:e.push(t),i++}if(s<0||isNaN(s)){let t={instancePath:a+"/navalAviation/stepsPerAirStrength",schemaPath:"#/properties/navalAviation/pr\
operties/stepsPerAirStrength/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),i++}}}}else{let s={instancePath:a+
"/navalAviation",schemaPath:"#/properties/navalAviation/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}if(n.
victory!==void 0){let r=n.victory;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.japanWinsAt===void 0){let s={instancePath:a+"/victory",schemaPath:"#/propert\
ies/victory/required",keyword:"required",params:{missingProperty:"japanWinsAt"},message:"must have required property 'japanWinsAt'"};e===null?e=[s]:e.push(s),i++}
if(r.alliesWinAt===void 0){let s={instancePath:a+"/victory",schemaPath:"#/properties/victory/required",keyword:"required",params:{missingProperty:"alliesWinAt"},
message:"must have required property 'alliesWinAt'"};e===null?e=[s]:e.push(s),i++}if(r.drawAt===void 0){let s={instancePath:a+"/victory",schemaPath:"#/propertie\
s/victory/required",keyword:"required",params:{missingProperty:"drawAt"},message:"must have required property 'drawAt'"};e===null?e=[s]:e.push(s),i++}if(r.lifeline===
void 0){let s={instancePath:a+"/victory",schemaPath:"#/properties/victory/required",keyword:"required",params:{missingProperty:"lifeline"},message:"must have re\
quired property 'lifeline'"};e===null?e=[s]:e.push(s),i++}if(r.lateConquest===void 0){let s={instancePath:a+"/victory",schemaPath:"#/properties/victory/required",
keyword:"required",params:{missingProperty:"lateConquest"},message:"must have required property 'lateConquest'"};e===null?e=[s]:e.push(s),i++}for(let s in r)if(!(s===
"japanWinsAt"||s==="alliesWinAt"||s==="drawAt"||s==="lifeline"||s==="lateConquest")){let t={instancePath:a+"/victory",schemaPath:"#/properties/victory/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(r.japanWinsAt!==
void 0){let s=r.japanWinsAt;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:a+"/victory/japanWinsAt",schemaPath:"#/properties/vict\
ory/properties/japanWinsAt/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof s=="number"&&isFinite(
s)){if(s>200||isNaN(s)){let t={instancePath:a+"/victory/japanWinsAt",schemaPath:"#/properties/victory/properties/japanWinsAt/maximum",keyword:"maximum",params:{
comparison:"<=",limit:200},message:"must be <= 200"};e===null?e=[t]:e.push(t),i++}if(s<-200||isNaN(s)){let t={instancePath:a+"/victory/japanWinsAt",schemaPath:"\
#/properties/victory/properties/japanWinsAt/minimum",keyword:"minimum",params:{comparison:">=",limit:-200},message:"must be >= -200"};e===null?e=[t]:e.push(t),i++}}}
if(r.alliesWinAt!==void 0){let s=r.alliesWinAt;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:a+"/victory/alliesWinAt",schemaPath:"\
#/properties/victory/properties/alliesWinAt/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof s=="n\
umber"&&isFinite(s)){if(s>200||isNaN(s)){let t={instancePath:a+"/victory/alliesWinAt",schemaPath:"#/properties/victory/properties/alliesWinAt/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:200},message:"must be <= 200"};e===null?e=[t]:e.push(t),i++}if(s<-200||isNaN(s)){let t={instancePath:a+"/victory/alliesWi\
nAt",schemaPath:"#/properties/victory/properties/alliesWinAt/minimum",keyword:"minimum",params:{comparison:">=",limit:-200},message:"must be >= -200"};e===null?
e=[t]:e.push(t),i++}}}if(r.drawAt!==void 0){let s=r.drawAt;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:a+"/victory/drawAt",schemaPath:"\
#/properties/victory/properties/drawAt/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof s=="number"&&
isFinite(s)){if(s>200||isNaN(s)){let t={instancePath:a+"/victory/drawAt",schemaPath:"#/properties/victory/properties/drawAt/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:200},message:"must be <= 200"};e===null?e=[t]:e.push(t),i++}if(s<-200||isNaN(s)){let t={instancePath:a+"/victory/drawAt",schemaPath:"#/properties/vict\
ory/properties/drawAt/minimum",keyword:"minimum",params:{comparison:">=",limit:-200},message:"must be >= -200"};e===null?e=[t]:e.push(t),i++}}}if(r.lifeline!==void 0){
let s=r.lifeline;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.from===void 0){let t={instancePath:a+"/victory/lifeline",schemaPath:"#/properties/victory/pro\
perties/lifeline/required",keyword:"required",params:{missingProperty:"from"},message:"must have required property 'from'"};e===null?e=[t]:e.push(t),i++}if(s.to===
void 0){let t={instancePath:a+"/victory/lifeline",schemaPath:"#/properties/victory/properties/lifeline/required",keyword:"required",params:{missingProperty:"to"},
message:"must have required property 'to'"};e===null?e=[t]:e.push(t),i++}if(s.points===void 0){let t={instancePath:a+"/victory/lifeline",schemaPath:"#/propertie\
s/victory/properties/lifeline/required",keyword:"required",params:{missingProperty:"points"},message:"must have required property 'points'"};e===null?e=[t]:e.push(
t),i++}for(let t in s)if(!(t==="from"||t==="to"||t==="points")){let o={instancePath:a+"/victory/lifeline",schemaPath:"#/properties/victory/properties/lifeline/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),i++}if(s.
from!==void 0){let t=s.from;if(typeof t=="string"){if(g(t)>80){let o={instancePath:a+"/victory/lifeline/from",schemaPath:"defs.schema.json#/$defs/placeId/maxLen\
gth",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[o]:e.push(o),i++}if(!w.test(t)){let o={instancePath:a+"/\
victory/lifeline/from",schemaPath:"defs.schema.json#/$defs/placeId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"},message:'must match patter\
n "^[a-z0-9][a-z0-9-]*$"'};e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:a+"/victory/lifeline/from",schemaPath:"defs.schema.json#/$defs/placeId/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}}if(s.to!==void 0){let t=s.to;if(typeof t=="string"){if(g(t)>80){let o={instancePath:a+
"/victory/lifeline/to",schemaPath:"defs.schema.json#/$defs/placeId/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characte\
rs"};e===null?e=[o]:e.push(o),i++}if(!w.test(t)){let o={instancePath:a+"/victory/lifeline/to",schemaPath:"defs.schema.json#/$defs/placeId/pattern",keyword:"patt\
ern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"},message:'must match pattern "^[a-z0-9][a-z0-9-]*$"'};e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:a+"/vic\
tory/lifeline/to",schemaPath:"defs.schema.json#/$defs/placeId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}}
if(s.points!==void 0){let t=s.points;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let o={instancePath:a+"/victory/lifeline/points",schemaPath:"#/pr\
operties/victory/properties/lifeline/properties/points/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),i++}if(typeof t==
"number"&&isFinite(t)){if(t>20||isNaN(t)){let o={instancePath:a+"/victory/lifeline/points",schemaPath:"#/properties/victory/properties/lifeline/properties/point\
s/maximum",keyword:"maximum",params:{comparison:"<=",limit:20},message:"must be <= 20"};e===null?e=[o]:e.push(o),i++}if(t<-20||isNaN(t)){let o={instancePath:a+"\
/victory/lifeline/points",schemaPath:"#/properties/victory/properties/lifeline/properties/points/minimum",keyword:"minimum",params:{comparison:">=",limit:-20},message:"\
must be >= -20"};e===null?e=[o]:e.push(o),i++}}}}else{let t={instancePath:a+"/victory/lifeline",schemaPath:"#/properties/victory/properties/lifeline/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(r.lateConquest!==void 0){let s=r.lateConquest;if(s&&typeof s=="object"&&
!Array.isArray(s)){if(s.fromTurn===void 0){let t={instancePath:a+"/victory/lateConquest",schemaPath:"#/properties/victory/properties/lateConquest/required",keyword:"\
required",params:{missingProperty:"fromTurn"},message:"must have required property 'fromTurn'"};e===null?e=[t]:e.push(t),i++}if(s.bases===void 0){let t={instancePath:a+
"/victory/lateConquest",schemaPath:"#/properties/victory/properties/lateConquest/required",keyword:"required",params:{missingProperty:"bases"},message:"must hav\
e required property 'bases'"};e===null?e=[t]:e.push(t),i++}if(s.points===void 0){let t={instancePath:a+"/victory/lateConquest",schemaPath:"#/properties/victory/\
properties/lateConquest/required",keyword:"required",params:{missingProperty:"points"},message:"must have required property 'points'"};e===null?e=[t]:e.push(t),
i++}for(let t in s)if(!(t==="fromTurn"||t==="bases"||t==="points")){let o={instancePath:a+"/victory/lateConquest",schemaPath:"#/properties/victory/properties/la\
teConquest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[o]:e.push(
o),i++}if(s.fromTurn!==void 0){let t=s.fromTurn;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let o={instancePath:a+"/victory/lateConquest/fromTurn",
schemaPath:"defs.schema.json#/$defs/turn/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),i++}if(typeof t=="numb\
er"&&isFinite(t)){if(t>16||isNaN(t)){let o={instancePath:a+"/victory/lateConquest/fromTurn",schemaPath:"defs.schema.json#/$defs/turn/maximum",keyword:"maximum",
params:{comparison:"<=",limit:16},message:"must be <= 16"};e===null?e=[o]:e.push(o),i++}if(t<1||isNaN(t)){let o={instancePath:a+"/victory/lateConquest/fromTurn",
schemaPath:"defs.schema.json#/$defs/turn/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[o]:e.push(o),i++}}}if(s.
bases!==void 0&&(O(s.bases,{instancePath:a+"/victory/lateConquest/bases",parentData:s,parentDataProperty:"bases",rootData:h,dynamicAnchors:y})||(e=e===null?O.errors:
P(e,O.errors),i=e.length)),s.points!==void 0){let t=s.points;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let o={instancePath:a+"/victory/lateConqu\
est/points",schemaPath:"#/properties/victory/properties/lateConquest/properties/points/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[o]:e.push(o),i++}if(typeof t=="number"&&isFinite(t)){if(t>20||isNaN(t)){let o={instancePath:a+"/victory/lateConquest/points",schemaPath:"#/properties/vi\
ctory/properties/lateConquest/properties/points/maximum",keyword:"maximum",params:{comparison:"<=",limit:20},message:"must be <= 20"};e===null?e=[o]:e.push(o),i++}
if(t<-20||isNaN(t)){let o={instancePath:a+"/victory/lateConquest/points",schemaPath:"#/properties/victory/properties/lateConquest/properties/points/minimum",keyword:"\
minimum",params:{comparison:">=",limit:-20},message:"must be >= -20"};e===null?e=[o]:e.push(o),i++}}}}else{let t={instancePath:a+"/victory/lateConquest",schemaPath:"\
#/properties/victory/properties/lateConquest/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let s={instancePath:a+
"/victory",schemaPath:"#/properties/victory/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}if(n.turnOne!==void 0){
let r=n.turnOne;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.turn===void 0){let s={instancePath:a+"/turnOne",schemaPath:"#/properties/turnOne/required",keyword:"\
required",params:{missingProperty:"turn"},message:"must have required property 'turn'"};e===null?e=[s]:e.push(s),i++}if(r.cheapTaskForces===void 0){let s={instancePath:a+
"/turnOne",schemaPath:"#/properties/turnOne/required",keyword:"required",params:{missingProperty:"cheapTaskForces"},message:"must have required property 'cheapT\
askForces'"};e===null?e=[s]:e.push(s),i++}if(r.firstFire===void 0){let s={instancePath:a+"/turnOne",schemaPath:"#/properties/turnOne/required",keyword:"required",
params:{missingProperty:"firstFire"},message:"must have required property 'firstFire'"};e===null?e=[s]:e.push(s),i++}if(r.alliedBaseAntiAircraft===void 0){let s={
instancePath:a+"/turnOne",schemaPath:"#/properties/turnOne/required",keyword:"required",params:{missingProperty:"alliedBaseAntiAircraft"},message:"must have req\
uired property 'alliedBaseAntiAircraft'"};e===null?e=[s]:e.push(s),i++}if(r.alliedLandings===void 0){let s={instancePath:a+"/turnOne",schemaPath:"#/properties/t\
urnOne/required",keyword:"required",params:{missingProperty:"alliedLandings"},message:"must have required property 'alliedLandings'"};e===null?e=[s]:e.push(s),i++}
for(let s in r)if(!(s==="turn"||s==="cheapTaskForces"||s==="firstFire"||s==="alliedBaseAntiAircraft"||s==="alliedLandings")){let t={instancePath:a+"/turnOne",schemaPath:"\
#/properties/turnOne/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?
e=[t]:e.push(t),i++}if(r.turn!==void 0){let s=r.turn;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:a+"/turnOne/turn",schemaPath:"\
defs.schema.json#/$defs/turn/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof s=="number"&&isFinite(
s)){if(s>16||isNaN(s)){let t={instancePath:a+"/turnOne/turn",schemaPath:"defs.schema.json#/$defs/turn/maximum",keyword:"maximum",params:{comparison:"<=",limit:16},
message:"must be <= 16"};e===null?e=[t]:e.push(t),i++}if(s<1||isNaN(s)){let t={instancePath:a+"/turnOne/turn",schemaPath:"defs.schema.json#/$defs/turn/minimum",
keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),i++}}}if(r.cheapTaskForces!==void 0){let s=r.cheapTaskForces;
if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:a+"/turnOne/cheapTaskForces",schemaPath:"#/properties/turnOne/properties/cheapTask\
Forces/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof s=="number"&&isFinite(s)){if(s>20||isNaN(s)){
let t={instancePath:a+"/turnOne/cheapTaskForces",schemaPath:"#/properties/turnOne/properties/cheapTaskForces/maximum",keyword:"maximum",params:{comparison:"<=",
limit:20},message:"must be <= 20"};e===null?e=[t]:e.push(t),i++}if(s<0||isNaN(s)){let t={instancePath:a+"/turnOne/cheapTaskForces",schemaPath:"#/properties/turn\
One/properties/cheapTaskForces/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),i++}}}if(r.firstFire!==
void 0){let s=r.firstFire;if(typeof s!="string"){let t={instancePath:a+"/turnOne/firstFire",schemaPath:"defs.schema.json#/$defs/side/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(!(s==="japan"||s==="allies")){let t={instancePath:a+"/turnOne/firstFire",schemaPath:"de\
fs.schema.json#/$defs/side/enum",keyword:"enum",params:{allowedValues:B.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),i++}}
if(r.alliedBaseAntiAircraft!==void 0){let s=r.alliedBaseAntiAircraft;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:a+"/turnOne/a\
lliedBaseAntiAircraft",schemaPath:"#/properties/turnOne/properties/alliedBaseAntiAircraft/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[t]:e.push(t),i++}if(typeof s=="number"&&isFinite(s)){if(s>20||isNaN(s)){let t={instancePath:a+"/turnOne/alliedBaseAntiAircraft",schemaPath:"#/proper\
ties/turnOne/properties/alliedBaseAntiAircraft/maximum",keyword:"maximum",params:{comparison:"<=",limit:20},message:"must be <= 20"};e===null?e=[t]:e.push(t),i++}
if(s<0||isNaN(s)){let t={instancePath:a+"/turnOne/alliedBaseAntiAircraft",schemaPath:"#/properties/turnOne/properties/alliedBaseAntiAircraft/minimum",keyword:"m\
inimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),i++}}}if(r.alliedLandings!==void 0&&typeof r.alliedLandings!="boolean"){
let s={instancePath:a+"/turnOne/alliedLandings",schemaPath:"#/properties/turnOne/properties/alliedLandings/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/turnOne",schemaPath:"#/properties/turnOne/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[s]:e.push(s),i++}}if(n.europeanFleet!==void 0){let r=n.europeanFleet;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.triggerBases===
void 0){let s={instancePath:a+"/europeanFleet",schemaPath:"#/properties/europeanFleet/required",keyword:"required",params:{missingProperty:"triggerBases"},message:"\
must have required property 'triggerBases'"};e===null?e=[s]:e.push(s),i++}if(r.turnsAfterEntry===void 0){let s={instancePath:a+"/europeanFleet",schemaPath:"#/pr\
operties/europeanFleet/required",keyword:"required",params:{missingProperty:"turnsAfterEntry"},message:"must have required property 'turnsAfterEntry'"};e===null?
e=[s]:e.push(s),i++}for(let s in r)if(!(s==="triggerBases"||s==="turnsAfterEntry")){let t={instancePath:a+"/europeanFleet",schemaPath:"#/properties/europeanFlee\
t/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}
if(r.triggerBases!==void 0&&(O(r.triggerBases,{instancePath:a+"/europeanFleet/triggerBases",parentData:r,parentDataProperty:"triggerBases",rootData:h,dynamicAnchors:y})||
(e=e===null?O.errors:P(e,O.errors),i=e.length)),r.turnsAfterEntry!==void 0){let s=r.turnsAfterEntry;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={
instancePath:a+"/europeanFleet/turnsAfterEntry",schemaPath:"#/properties/europeanFleet/properties/turnsAfterEntry/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof s=="number"&&isFinite(s)){if(s>1||isNaN(s)){let t={instancePath:a+"/europeanFleet/turnsAfterEntry",schemaPath:"\
#/properties/europeanFleet/properties/turnsAfterEntry/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[t]:e.push(
t),i++}if(s<0||isNaN(s)){let t={instancePath:a+"/europeanFleet/turnsAfterEntry",schemaPath:"#/properties/europeanFleet/properties/turnsAfterEntry/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),i++}}}}else{let s={instancePath:a+"/europeanFleet",schemaPath:"#/prop\
erties/europeanFleet/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}if(n.longLance!==void 0){let r=n.longLance;
if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.side===void 0){let s={instancePath:a+"/longLance",schemaPath:"#/properties/longLance/required",keyword:"requir\
ed",params:{missingProperty:"side"},message:"must have required property 'side'"};e===null?e=[s]:e.push(s),i++}if(r.classes===void 0){let s={instancePath:a+"/lo\
ngLance",schemaPath:"#/properties/longLance/required",keyword:"required",params:{missingProperty:"classes"},message:"must have required property 'classes'"};e===
null?e=[s]:e.push(s),i++}if(r.firepower===void 0){let s={instancePath:a+"/longLance",schemaPath:"#/properties/longLance/required",keyword:"required",params:{missingProperty:"\
firepower"},message:"must have required property 'firepower'"};e===null?e=[s]:e.push(s),i++}if(r.rounds===void 0){let s={instancePath:a+"/longLance",schemaPath:"\
#/properties/longLance/required",keyword:"required",params:{missingProperty:"rounds"},message:"must have required property 'rounds'"};e===null?e=[s]:e.push(s),i++}
for(let s in r)if(!(s==="side"||s==="classes"||s==="firepower"||s==="rounds")){let t={instancePath:a+"/longLance",schemaPath:"#/properties/longLance/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(r.side!==
void 0){let s=r.side;if(typeof s!="string"){let t={instancePath:a+"/longLance/side",schemaPath:"defs.schema.json#/$defs/side/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(!(s==="japan"||s==="allies")){let t={instancePath:a+"/longLance/side",schemaPath:"defs.schema\
.json#/$defs/side/enum",keyword:"enum",params:{allowedValues:B.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),i++}}if(r.classes!==
void 0&&(D(r.classes,{instancePath:a+"/longLance/classes",parentData:r,parentDataProperty:"classes",rootData:h,dynamicAnchors:y})||(e=e===null?D.errors:P(e,D.errors),
i=e.length)),r.firepower!==void 0){let s=r.firepower;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:a+"/longLance/firepower",schemaPath:"\
#/properties/longLance/properties/firepower/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof s=="n\
umber"&&isFinite(s)){if(s>4||isNaN(s)){let t={instancePath:a+"/longLance/firepower",schemaPath:"#/properties/longLance/properties/firepower/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:4},message:"must be <= 4"};e===null?e=[t]:e.push(t),i++}if(s<0||isNaN(s)){let t={instancePath:a+"/longLance/firepower",schemaPath:"\
#/properties/longLance/properties/firepower/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),i++}}}if(r.
rounds!==void 0){let s=r.rounds;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:a+"/longLance/rounds",schemaPath:"#/properties/lon\
gLance/properties/rounds/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof s=="number"&&isFinite(s)){
if(s>99||isNaN(s)){let t={instancePath:a+"/longLance/rounds",schemaPath:"#/properties/longLance/properties/rounds/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:99},message:"must be <= 99"};e===null?e=[t]:e.push(t),i++}if(s<0||isNaN(s)){let t={instancePath:a+"/longLance/rounds",schemaPath:"#/properties/longLan\
ce/properties/rounds/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),i++}}}}else{let s={instancePath:a+
"/longLance",schemaPath:"#/properties/longLance/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}if(n.tokyoExpress!==
void 0){let r=n.tokyoExpress;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.side===void 0){let s={instancePath:a+"/tokyoExpress",schemaPath:"#/properties/tok\
yoExpress/required",keyword:"required",params:{missingProperty:"side"},message:"must have required property 'side'"};e===null?e=[s]:e.push(s),i++}if(r.classes===
void 0){let s={instancePath:a+"/tokyoExpress",schemaPath:"#/properties/tokyoExpress/required",keyword:"required",params:{missingProperty:"classes"},message:"mus\
t have required property 'classes'"};e===null?e=[s]:e.push(s),i++}for(let s in r)if(!(s==="side"||s==="classes")){let t={instancePath:a+"/tokyoExpress",schemaPath:"\
#/properties/tokyoExpress/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===
null?e=[t]:e.push(t),i++}if(r.side!==void 0){let s=r.side;if(typeof s!="string"){let t={instancePath:a+"/tokyoExpress/side",schemaPath:"defs.schema.json#/$defs/\
side/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(!(s==="japan"||s==="allies")){let t={instancePath:a+"\
/tokyoExpress/side",schemaPath:"defs.schema.json#/$defs/side/enum",keyword:"enum",params:{allowedValues:B.enum},message:"must be equal to one of the allowed val\
ues"};e===null?e=[t]:e.push(t),i++}}r.classes!==void 0&&(D(r.classes,{instancePath:a+"/tokyoExpress/classes",parentData:r,parentDataProperty:"classes",rootData:h,
dynamicAnchors:y})||(e=e===null?D.errors:P(e,D.errors),i=e.length))}else{let s={instancePath:a+"/tokyoExpress",schemaPath:"#/properties/tokyoExpress/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}if(n.kamikaze!==void 0){let r=n.kamikaze;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.fromTurn===void 0){let s={instancePath:a+"/kamikaze",schemaPath:"#/properties/kamikaze/required",keyword:"required",params:{missingProperty:"fromTurn"},
message:"must have required property 'fromTurn'"};e===null?e=[s]:e.push(s),i++}if(r.victoryPointsAtMost===void 0){let s={instancePath:a+"/kamikaze",schemaPath:"\
#/properties/kamikaze/required",keyword:"required",params:{missingProperty:"victoryPointsAtMost"},message:"must have required property 'victoryPointsAtMost'"};e===
null?e=[s]:e.push(s),i++}if(r.stepsLost===void 0){let s={instancePath:a+"/kamikaze",schemaPath:"#/properties/kamikaze/required",keyword:"required",params:{missingProperty:"\
stepsLost"},message:"must have required property 'stepsLost'"};e===null?e=[s]:e.push(s),i++}for(let s in r)if(!(s==="fromTurn"||s==="victoryPointsAtMost"||s==="\
stepsLost")){let t={instancePath:a+"/kamikaze",schemaPath:"#/properties/kamikaze/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(r.fromTurn!==void 0){let s=r.fromTurn;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&
isFinite(s))){let t={instancePath:a+"/kamikaze/fromTurn",schemaPath:"defs.schema.json#/$defs/turn/type",keyword:"type",params:{type:"integer"},message:"must be \
integer"};e===null?e=[t]:e.push(t),i++}if(typeof s=="number"&&isFinite(s)){if(s>16||isNaN(s)){let t={instancePath:a+"/kamikaze/fromTurn",schemaPath:"defs.schema\
.json#/$defs/turn/maximum",keyword:"maximum",params:{comparison:"<=",limit:16},message:"must be <= 16"};e===null?e=[t]:e.push(t),i++}if(s<1||isNaN(s)){let t={instancePath:a+
"/kamikaze/fromTurn",schemaPath:"defs.schema.json#/$defs/turn/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:
e.push(t),i++}}}if(r.victoryPointsAtMost!==void 0){let s=r.victoryPointsAtMost;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:a+"\
/kamikaze/victoryPointsAtMost",schemaPath:"#/properties/kamikaze/properties/victoryPointsAtMost/type",keyword:"type",params:{type:"integer"},message:"must be in\
teger"};e===null?e=[t]:e.push(t),i++}if(typeof s=="number"&&isFinite(s)){if(s>200||isNaN(s)){let t={instancePath:a+"/kamikaze/victoryPointsAtMost",schemaPath:"#\
/properties/kamikaze/properties/victoryPointsAtMost/maximum",keyword:"maximum",params:{comparison:"<=",limit:200},message:"must be <= 200"};e===null?e=[t]:e.push(
t),i++}if(s<-200||isNaN(s)){let t={instancePath:a+"/kamikaze/victoryPointsAtMost",schemaPath:"#/properties/kamikaze/properties/victoryPointsAtMost/minimum",keyword:"\
minimum",params:{comparison:">=",limit:-200},message:"must be >= -200"};e===null?e=[t]:e.push(t),i++}}}if(r.stepsLost!==void 0){let s=r.stepsLost;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:a+"/kamikaze/stepsLost",schemaPath:"#/properties/kamikaze/properties/stepsLost/type",keyword:"typ\
e",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof s=="number"&&isFinite(s)){if(s>30||isNaN(s)){let t={instancePath:a+
"/kamikaze/stepsLost",schemaPath:"#/properties/kamikaze/properties/stepsLost/maximum",keyword:"maximum",params:{comparison:"<=",limit:30},message:"must be <= 30"};
e===null?e=[t]:e.push(t),i++}if(s<0||isNaN(s)){let t={instancePath:a+"/kamikaze/stepsLost",schemaPath:"#/properties/kamikaze/properties/stepsLost/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),i++}}}}else{let s={instancePath:a+"/kamikaze",schemaPath:"#/propertie\
s/kamikaze/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}if(n.sources!==void 0&&(fe(n.sources,{instancePath:a+
"/sources",parentData:n,parentDataProperty:"sources",rootData:h,dynamicAnchors:y})||(e=e===null?fe.errors:P(e,fe.errors),i=e.length)),n.ranger!==void 0){let r=n.
ranger;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.box===void 0){let s={instancePath:a+"/ranger",schemaPath:"#/properties/ranger/required",keyword:"requir\
ed",params:{missingProperty:"box"},message:"must have required property 'box'"};e===null?e=[s]:e.push(s),i++}if(r.carrierClasses===void 0){let s={instancePath:a+
"/ranger",schemaPath:"#/properties/ranger/required",keyword:"required",params:{missingProperty:"carrierClasses"},message:"must have required property 'carrierCl\
asses'"};e===null?e=[s]:e.push(s),i++}if(r.victoryPoints===void 0){let s={instancePath:a+"/ranger",schemaPath:"#/properties/ranger/required",keyword:"required",
params:{missingProperty:"victoryPoints"},message:"must have required property 'victoryPoints'"};e===null?e=[s]:e.push(s),i++}for(let s in r)if(!(s==="box"||s===
"carrierClasses"||s==="victoryPoints")){let t={instancePath:a+"/ranger",schemaPath:"#/properties/ranger/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(r.box!==void 0){let s=r.box;if(typeof s=="string"){if(g(s)>
80){let t={instancePath:a+"/ranger/box",schemaPath:"defs.schema.json#/$defs/placeId/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more\
 than 80 characters"};e===null?e=[t]:e.push(t),i++}if(!w.test(s)){let t={instancePath:a+"/ranger/box",schemaPath:"defs.schema.json#/$defs/placeId/pattern",keyword:"\
pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"},message:'must match pattern "^[a-z0-9][a-z0-9-]*$"'};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:a+"\
/ranger/box",schemaPath:"defs.schema.json#/$defs/placeId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(r.
carrierClasses!==void 0&&(D(r.carrierClasses,{instancePath:a+"/ranger/carrierClasses",parentData:r,parentDataProperty:"carrierClasses",rootData:h,dynamicAnchors:y})||
(e=e===null?D.errors:P(e,D.errors),i=e.length)),r.victoryPoints!==void 0){let s=r.victoryPoints;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={
instancePath:a+"/ranger/victoryPoints",schemaPath:"#/properties/ranger/properties/victoryPoints/type",keyword:"type",params:{type:"integer"},message:"must be in\
teger"};e===null?e=[t]:e.push(t),i++}if(typeof s=="number"&&isFinite(s)){if(s>20||isNaN(s)){let t={instancePath:a+"/ranger/victoryPoints",schemaPath:"#/properti\
es/ranger/properties/victoryPoints/maximum",keyword:"maximum",params:{comparison:"<=",limit:20},message:"must be <= 20"};e===null?e=[t]:e.push(t),i++}if(s<-20||
isNaN(s)){let t={instancePath:a+"/ranger/victoryPoints",schemaPath:"#/properties/ranger/properties/victoryPoints/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:-20},message:"must be >= -20"};e===null?e=[t]:e.push(t),i++}}}}else{let s={instancePath:a+"/ranger",schemaPath:"#/properties/ranger/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}if(n.pilotTraining!==void 0){let r=n.pilotTraining;if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.lastAutomaticTurn===void 0){let s={instancePath:a+"/pilotTraining",schemaPath:"#/properties/pilotTraining/required",keyword:"required",params:{
missingProperty:"lastAutomaticTurn"},message:"must have required property 'lastAutomaticTurn'"};e===null?e=[s]:e.push(s),i++}if(r.turns===void 0){let s={instancePath:a+
"/pilotTraining",schemaPath:"#/properties/pilotTraining/required",keyword:"required",params:{missingProperty:"turns"},message:"must have required property 'turn\
s'"};e===null?e=[s]:e.push(s),i++}for(let s in r)if(!(s==="lastAutomaticTurn"||s==="turns")){let t={instancePath:a+"/pilotTraining",schemaPath:"#/properties/pil\
otTraining/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[t]:e.push(
t),i++}if(r.lastAutomaticTurn!==void 0){let s=r.lastAutomaticTurn;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:a+"/pilotTrainin\
g/lastAutomaticTurn",schemaPath:"defs.schema.json#/$defs/turn/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}
if(typeof s=="number"&&isFinite(s)){if(s>16||isNaN(s)){let t={instancePath:a+"/pilotTraining/lastAutomaticTurn",schemaPath:"defs.schema.json#/$defs/turn/maximum",
keyword:"maximum",params:{comparison:"<=",limit:16},message:"must be <= 16"};e===null?e=[t]:e.push(t),i++}if(s<1||isNaN(s)){let t={instancePath:a+"/pilotTrainin\
g/lastAutomaticTurn",schemaPath:"defs.schema.json#/$defs/turn/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:
e.push(t),i++}}}if(r.turns!==void 0){let s=r.turns;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:a+"/pilotTraining/turns",schemaPath:"\
#/properties/pilotTraining/properties/turns/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof s=="n\
umber"&&isFinite(s)){if(s>16||isNaN(s)){let t={instancePath:a+"/pilotTraining/turns",schemaPath:"#/properties/pilotTraining/properties/turns/maximum",keyword:"m\
aximum",params:{comparison:"<=",limit:16},message:"must be <= 16"};e===null?e=[t]:e.push(t),i++}if(s<1||isNaN(s)){let t={instancePath:a+"/pilotTraining/turns",schemaPath:"\
#/properties/pilotTraining/properties/turns/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),i++}}}}else{
let s={instancePath:a+"/pilotTraining",schemaPath:"#/properties/pilotTraining/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[
s]:e.push(s),i++}}if(n.accidents!==void 0){let r=n.accidents;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.dice===void 0){let s={instancePath:a+"/accidents",
schemaPath:"#/properties/accidents/required",keyword:"required",params:{missingProperty:"dice"},message:"must have required property 'dice'"};e===null?e=[s]:e.push(
s),i++}if(r.dieSides===void 0){let s={instancePath:a+"/accidents",schemaPath:"#/properties/accidents/required",keyword:"required",params:{missingProperty:"dieSi\
des"},message:"must have required property 'dieSides'"};e===null?e=[s]:e.push(s),i++}if(r.result===void 0){let s={instancePath:a+"/accidents",schemaPath:"#/prop\
erties/accidents/required",keyword:"required",params:{missingProperty:"result"},message:"must have required property 'result'"};e===null?e=[s]:e.push(s),i++}if(r.
classes===void 0){let s={instancePath:a+"/accidents",schemaPath:"#/properties/accidents/required",keyword:"required",params:{missingProperty:"classes"},message:"\
must have required property 'classes'"};e===null?e=[s]:e.push(s),i++}if(r.alliedBase===void 0){let s={instancePath:a+"/accidents",schemaPath:"#/properties/accid\
ents/required",keyword:"required",params:{missingProperty:"alliedBase"},message:"must have required property 'alliedBase'"};e===null?e=[s]:e.push(s),i++}for(let s in r)
if(!(s==="dice"||s==="dieSides"||s==="result"||s==="classes"||s==="alliedBase")){let t={instancePath:a+"/accidents",schemaPath:"#/properties/accidents/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(r.dice!==
void 0){let s=r.dice;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:a+"/accidents/dice",schemaPath:"#/properties/accidents/proper\
ties/dice/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof s=="number"&&isFinite(s)){if(s>4||isNaN(
s)){let t={instancePath:a+"/accidents/dice",schemaPath:"#/properties/accidents/properties/dice/maximum",keyword:"maximum",params:{comparison:"<=",limit:4},message:"\
must be <= 4"};e===null?e=[t]:e.push(t),i++}if(s<1||isNaN(s)){let t={instancePath:a+"/accidents/dice",schemaPath:"#/properties/accidents/properties/dice/minimum",
keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),i++}}}if(r.dieSides!==void 0){let s=r.dieSides;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:a+"/accidents/dieSides",schemaPath:"#/properties/accidents/properties/dieSides/type",keyword:"typ\
e",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof s=="number"&&isFinite(s)){if(s>20||isNaN(s)){let t={instancePath:a+
"/accidents/dieSides",schemaPath:"#/properties/accidents/properties/dieSides/maximum",keyword:"maximum",params:{comparison:"<=",limit:20},message:"must be <= 20"};
e===null?e=[t]:e.push(t),i++}if(s<2||isNaN(s)){let t={instancePath:a+"/accidents/dieSides",schemaPath:"#/properties/accidents/properties/dieSides/minimum",keyword:"\
minimum",params:{comparison:">=",limit:2},message:"must be >= 2"};e===null?e=[t]:e.push(t),i++}}}if(r.result!==void 0){let s=r.result;if(!(typeof s=="number"&&!(s%
1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:a+"/accidents/result",schemaPath:"#/properties/accidents/properties/result/type",keyword:"type",params:{type:"i\
nteger"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof s=="number"&&isFinite(s)){if(s>80||isNaN(s)){let t={instancePath:a+"/accidents/result",
schemaPath:"#/properties/accidents/properties/result/maximum",keyword:"maximum",params:{comparison:"<=",limit:80},message:"must be <= 80"};e===null?e=[t]:e.push(
t),i++}if(s<1||isNaN(s)){let t={instancePath:a+"/accidents/result",schemaPath:"#/properties/accidents/properties/result/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),i++}}}if(r.classes!==void 0&&(D(r.classes,{instancePath:a+"/accidents/classes",parentData:r,parentDataProperty:"\
classes",rootData:h,dynamicAnchors:y})||(e=e===null?D.errors:P(e,D.errors),i=e.length)),r.alliedBase!==void 0){let s=r.alliedBase;if(typeof s=="string"){if(g(s)>
80){let t={instancePath:a+"/accidents/alliedBase",schemaPath:"defs.schema.json#/$defs/placeId/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT\
 have more than 80 characters"};e===null?e=[t]:e.push(t),i++}if(!w.test(s)){let t={instancePath:a+"/accidents/alliedBase",schemaPath:"defs.schema.json#/$defs/pl\
aceId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"},message:'must match pattern "^[a-z0-9][a-z0-9-]*$"'};e===null?e=[t]:e.push(t),i++}}else{
let t={instancePath:a+"/accidents/alliedBase",schemaPath:"defs.schema.json#/$defs/placeId/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[t]:e.push(t),i++}}}else{let s={instancePath:a+"/accidents",schemaPath:"#/properties/accidents/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[s]:e.push(s),i++}}if(n.reactionDeployment!==void 0){let r=n.reactionDeployment;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.perGame===
void 0){let s={instancePath:a+"/reactionDeployment",schemaPath:"#/properties/reactionDeployment/required",keyword:"required",params:{missingProperty:"perGame"},
message:"must have required property 'perGame'"};e===null?e=[s]:e.push(s),i++}for(let s in r)if(s!=="perGame"){let t={instancePath:a+"/reactionDeployment",schemaPath:"\
#/properties/reactionDeployment/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};
e===null?e=[t]:e.push(t),i++}if(r.perGame!==void 0){let s=r.perGame;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:a+"/reactionDe\
ployment/perGame",schemaPath:"#/properties/reactionDeployment/properties/perGame/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[t]:e.push(t),i++}if(typeof s=="number"&&isFinite(s)){if(s>40||isNaN(s)){let t={instancePath:a+"/reactionDeployment/perGame",schemaPath:"#/properties/reaction\
Deployment/properties/perGame/maximum",keyword:"maximum",params:{comparison:"<=",limit:40},message:"must be <= 40"};e===null?e=[t]:e.push(t),i++}if(s<0||isNaN(s)){
let t={instancePath:a+"/reactionDeployment/perGame",schemaPath:"#/properties/reactionDeployment/properties/perGame/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),i++}}}}else{let s={instancePath:a+"/reactionDeployment",schemaPath:"#/properties/reactionDeploymen\
t/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}if(n.strategicBombing!==void 0){let r=n.strategicBombing;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.range===void 0){let s={instancePath:a+"/strategicBombing",schemaPath:"#/properties/strategicBombing/required",keyword:"\
required",params:{missingProperty:"range"},message:"must have required property 'range'"};e===null?e=[s]:e.push(s),i++}if(r.from===void 0){let s={instancePath:a+
"/strategicBombing",schemaPath:"#/properties/strategicBombing/required",keyword:"required",params:{missingProperty:"from"},message:"must have required property \
'from'"};e===null?e=[s]:e.push(s),i++}if(r.oilPerHit===void 0){let s={instancePath:a+"/strategicBombing",schemaPath:"#/properties/strategicBombing/required",keyword:"\
required",params:{missingProperty:"oilPerHit"},message:"must have required property 'oilPerHit'"};e===null?e=[s]:e.push(s),i++}for(let s in r)if(!(s==="range"||
s==="from"||s==="oilPerHit")){let t={instancePath:a+"/strategicBombing",schemaPath:"#/properties/strategicBombing/additionalProperties",keyword:"additionalPrope\
rties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(r.range!==void 0){let s=r.range;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:a+"/strategicBombing/range",schemaPath:"#/properties/strategicBombing/properties/range/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof s=="number"&&isFinite(s)){if(s>40||isNaN(s)){let t={instancePath:a+
"/strategicBombing/range",schemaPath:"#/properties/strategicBombing/properties/range/maximum",keyword:"maximum",params:{comparison:"<=",limit:40},message:"must \
be <= 40"};e===null?e=[t]:e.push(t),i++}if(s<0||isNaN(s)){let t={instancePath:a+"/strategicBombing/range",schemaPath:"#/properties/strategicBombing/properties/r\
ange/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),i++}}}if(r.from!==void 0){let s=r.from;if(typeof s==
"string"){if(g(s)>80){let t={instancePath:a+"/strategicBombing/from",schemaPath:"defs.schema.json#/$defs/placeId/maxLength",keyword:"maxLength",params:{limit:80},
message:"must NOT have more than 80 characters"};e===null?e=[t]:e.push(t),i++}if(!w.test(s)){let t={instancePath:a+"/strategicBombing/from",schemaPath:"defs.sch\
ema.json#/$defs/placeId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"},message:'must match pattern "^[a-z0-9][a-z0-9-]*$"'};e===null?e=[t]:e.
push(t),i++}}else{let t={instancePath:a+"/strategicBombing/from",schemaPath:"defs.schema.json#/$defs/placeId/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),i++}}if(r.oilPerHit!==void 0){let s=r.oilPerHit;if(typeof s=="number"&&isFinite(s)){if(s>1e3||isNaN(s)){let o={instancePath:a+
"/strategicBombing/oilPerHit",schemaPath:"../common/common.schema.json#/$defs/quarters/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},message:"mu\
st be <= 1000"};e===null?e=[o]:e.push(o),i++}if(s<0||isNaN(s)){let o={instancePath:a+"/strategicBombing/oilPerHit",schemaPath:"../common/common.schema.json#/$de\
fs/quarters/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[o]:e.push(o),i++}let t;if(t=s/.25,t!==parseInt(t)){let o={
instancePath:a+"/strategicBombing/oilPerHit",schemaPath:"../common/common.schema.json#/$defs/quarters/multipleOf",keyword:"multipleOf",params:{multipleOf:.25},message:"\
must be multiple of 0.25"};e===null?e=[o]:e.push(o),i++}}else{let t={instancePath:a+"/strategicBombing/oilPerHit",schemaPath:"../common/common.schema.json#/$def\
s/quarters/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[t]:e.push(t),i++}}}else{let s={instancePath:a+"/strategicBombing",schemaPath:"\
#/properties/strategicBombing/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}if(n.hiddenTaskForces!==void 0){
let r=n.hiddenTaskForces;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.markers===void 0){let s={instancePath:a+"/hiddenTaskForces",schemaPath:"#/properties/\
hiddenTaskForces/required",keyword:"required",params:{missingProperty:"markers"},message:"must have required property 'markers'"};e===null?e=[s]:e.push(s),i++}for(let s in r)
if(s!=="markers"){let t={instancePath:a+"/hiddenTaskForces",schemaPath:"#/properties/hiddenTaskForces/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(r.markers!==void 0){let s=r.markers;if(s&&typeof s=="object"&&
!Array.isArray(s)){for(let t in s)if(!(t==="us"||t==="britain"||t==="netherlands")){let o={instancePath:a+"/hiddenTaskForces/markers",schemaPath:"#/properties/h\
iddenTaskForces/properties/markers/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properti\
es"};e===null?e=[o]:e.push(o),i++}if(s.us!==void 0){let t=s.us;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let o={instancePath:a+"/hiddenTaskForce\
s/markers/us",schemaPath:"#/$defs/markers/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),i++}if(typeof t=="num\
ber"&&isFinite(t)){if(t>99||isNaN(t)){let o={instancePath:a+"/hiddenTaskForces/markers/us",schemaPath:"#/$defs/markers/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:99},message:"must be <= 99"};e===null?e=[o]:e.push(o),i++}if(t<0||isNaN(t)){let o={instancePath:a+"/hiddenTaskForces/markers/us",schemaPath:"#/$defs/m\
arkers/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[o]:e.push(o),i++}}}if(s.britain!==void 0){let t=s.britain;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let o={instancePath:a+"/hiddenTaskForces/markers/britain",schemaPath:"#/$defs/markers/type",keyword:"t\
ype",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),i++}if(typeof t=="number"&&isFinite(t)){if(t>99||isNaN(t)){let o={instancePath:a+
"/hiddenTaskForces/markers/britain",schemaPath:"#/$defs/markers/maximum",keyword:"maximum",params:{comparison:"<=",limit:99},message:"must be <= 99"};e===null?e=
[o]:e.push(o),i++}if(t<0||isNaN(t)){let o={instancePath:a+"/hiddenTaskForces/markers/britain",schemaPath:"#/$defs/markers/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[o]:e.push(o),i++}}}if(s.netherlands!==void 0){let t=s.netherlands;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t))){let o={instancePath:a+"/hiddenTaskForces/markers/netherlands",schemaPath:"#/$defs/markers/type",keyword:"type",params:{type:"integer"},message:"must be int\
eger"};e===null?e=[o]:e.push(o),i++}if(typeof t=="number"&&isFinite(t)){if(t>99||isNaN(t)){let o={instancePath:a+"/hiddenTaskForces/markers/netherlands",schemaPath:"\
#/$defs/markers/maximum",keyword:"maximum",params:{comparison:"<=",limit:99},message:"must be <= 99"};e===null?e=[o]:e.push(o),i++}if(t<0||isNaN(t)){let o={instancePath:a+
"/hiddenTaskForces/markers/netherlands",schemaPath:"#/$defs/markers/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?
e=[o]:e.push(o),i++}}}}else{let t={instancePath:a+"/hiddenTaskForces/markers",schemaPath:"#/properties/hiddenTaskForces/properties/markers/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let s={instancePath:a+"/hiddenTaskForces",schemaPath:"#/properties/hiddenTa\
skForces/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}}else{let r={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return _e.errors=e,i===0}_e.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var ds=He,Bs={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://sandtable.invalid/schemas/fire-in-the-sky/sequence.schema.json",type:"object",
properties:{$schema:{$ref:"../common/common.schema.json#/$defs/schemaPath"},turn:{$ref:"#/$defs/steps"},"japanese-player-turn":{$ref:"#/$defs/steps"},"allied-pl\
ayer-turn":{$ref:"#/$defs/steps"},transport:{$ref:"#/$defs/steps"},"economic-warfare":{$ref:"#/$defs/steps"},reinforcement:{$ref:"#/$defs/steps"},combat:{$ref:"\
#/$defs/steps"},battle:{$ref:"#/$defs/steps"},"air-combat":{$ref:"#/$defs/steps"},"land-combat":{$ref:"#/$defs/steps"},"return-to-base":{$ref:"#/$defs/steps"},end:{
$ref:"#/$defs/steps"},sources:{$ref:"../common/common.schema.json#/$defs/sources"}},required:["$schema","turn","japanese-player-turn","allied-player-turn","tran\
sport","economic-warfare","reinforcement","combat","battle","air-combat","land-combat","return-to-base","end","sources"],additionalProperties:!1,$defs:{steps:{type:"\
array",items:{$ref:"#/$defs/step"},minItems:1,maxItems:40},step:{type:"string",enum:["late-conquest","japanese-player-turn","allied-player-turn","transport","oi\
l-transport","destroyer-transfer","economic-warfare","merchant-asw","submarine-warfare","strategic-bombing","reinforcement","arrivals","accidents","ranger","sub\
marine-points","transport-points","replacements","off-map-movement","kamikaze-losses","first-deployment","operational-movement","reaction","air-commitment","com\
bat","submarine-attacks","battles","battle","battle-preparation","air-combat","air-to-air","target-determination","air-strikes","surface-combat","land-combat","\
amphibious-round","replacement-round","ground-support","supply-round","land-combat-round","battle-administration","return-to-base","ships-return","control-chang\
es","return-stacking","second-deployment","end","replacements-removal","disbandment","victory-points"]}}};var fs={type:"string",enum:["late-conquest","japanese-player-turn","allied-player-turn","transport","oil-transport","destroyer-transfer","economic-warfare","mer\
chant-asw","submarine-warfare","strategic-bombing","reinforcement","arrivals","accidents","ranger","submarine-points","transport-points","replacements","off-map\
-movement","kamikaze-losses","first-deployment","operational-movement","reaction","air-commitment","combat","submarine-attacks","battles","battle","battle-prepa\
ration","air-combat","air-to-air","target-determination","air-strikes","surface-combat","land-combat","amphibious-round","replacement-round","ground-support","s\
upply-round","land-combat-round","battle-administration","return-to-base","ships-return","control-changes","return-stacking","second-deployment","end","replacem\
ents-removal","disbandment","victory-points"]};function N(n,{instancePath:a="",parentData:b,parentDataProperty:k,rootData:h=n,dynamicAnchors:y={}}={}){let e=null,
i=0,c=N.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),Array.isArray(n)){if(n.length>40){let s={instancePath:a,schemaPath:"#/max\
Items",keyword:"maxItems",params:{limit:40},message:"must NOT have more than 40 items"};e===null?e=[s]:e.push(s),i++}if(n.length<1){let s={instancePath:a,schemaPath:"\
#/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[s]:e.push(s),i++}let r=n.length;for(let s=0;s<r;s++){let t=n[s];
if(typeof t!="string"){let o={instancePath:a+"/"+s,schemaPath:"#/$defs/step/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:
e.push(o),i++}if(!(t==="late-conquest"||t==="japanese-player-turn"||t==="allied-player-turn"||t==="transport"||t==="oil-transport"||t==="destroyer-transfer"||t===
"economic-warfare"||t==="merchant-asw"||t==="submarine-warfare"||t==="strategic-bombing"||t==="reinforcement"||t==="arrivals"||t==="accidents"||t==="ranger"||t===
"submarine-points"||t==="transport-points"||t==="replacements"||t==="off-map-movement"||t==="kamikaze-losses"||t==="first-deployment"||t==="operational-movement"||
t==="reaction"||t==="air-commitment"||t==="combat"||t==="submarine-attacks"||t==="battles"||t==="battle"||t==="battle-preparation"||t==="air-combat"||t==="air-t\
o-air"||t==="target-determination"||t==="air-strikes"||t==="surface-combat"||t==="land-combat"||t==="amphibious-round"||t==="replacement-round"||t==="ground-sup\
port"||t==="supply-round"||t==="land-combat-round"||t==="battle-administration"||t==="return-to-base"||t==="ships-return"||t==="control-changes"||t==="return-st\
acking"||t==="second-deployment"||t==="end"||t==="replacements-removal"||t==="disbandment"||t==="victory-points")){let o={instancePath:a+"/"+s,schemaPath:"#/$de\
fs/step/enum",keyword:"enum",params:{allowedValues:fs.enum},message:"must be equal to one of the allowed values"};e===null?e=[o]:e.push(o),i++}}}else{let r={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),i++}return N.errors=e,i===0}N.evaluated={items:!0,dynamicProps:!1,
dynamicItems:!1};function he(n,{instancePath:a="",parentData:b,parentDataProperty:k,rootData:h=n,dynamicAnchors:y={}}={}){let e=null,i=0,c=he.evaluated;if(c.dynamicProps&&
(c.props=void 0),c.dynamicItems&&(c.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(Object.keys(n).length<1){let r={instancePath:a,schemaPath:"#/minP\
roperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[r]:e.push(r),i++}for(let r in n)if(!x.test(r)){
let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional propert\
ies"};e===null?e=[s]:e.push(s),i++}for(let r in n)x.test(r)&&(q(n[r],{instancePath:a+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:n,parentDataProperty:r,
rootData:h,dynamicAnchors:y})||(e=e===null?q.errors:P(e,q.errors),i=e.length))}else{let r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return he.errors=e,i===0}he.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function He(n,{instancePath:a="",
parentData:b,parentDataProperty:k,rootData:h=n,dynamicAnchors:y={}}={}){let e=null,i=0,c=He.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=
void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.$schema===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
$schema"},message:"must have required property '$schema'"};e===null?e=[r]:e.push(r),i++}if(n.turn===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"turn"},message:"must have required property 'turn'"};e===null?e=[r]:e.push(r),i++}if(n["japanese-player-turn"]===void 0){let r={
instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"japanese-player-turn"},message:"must have required property 'japanese-player-\
turn'"};e===null?e=[r]:e.push(r),i++}if(n["allied-player-turn"]===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
allied-player-turn"},message:"must have required property 'allied-player-turn'"};e===null?e=[r]:e.push(r),i++}if(n.transport===void 0){let r={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"transport"},message:"must have required property 'transport'"};e===null?e=[r]:e.push(r),i++}if(n["econom\
ic-warfare"]===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"economic-warfare"},message:"must have required \
property 'economic-warfare'"};e===null?e=[r]:e.push(r),i++}if(n.reinforcement===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"reinforcement"},message:"must have required property 'reinforcement'"};e===null?e=[r]:e.push(r),i++}if(n.combat===void 0){let r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"combat"},message:"must have required property 'combat'"};e===null?e=[r]:e.push(r),i++}if(n.battle===
void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"battle"},message:"must have required property 'battle'"};e===null?
e=[r]:e.push(r),i++}if(n["air-combat"]===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"air-combat"},message:"\
must have required property 'air-combat'"};e===null?e=[r]:e.push(r),i++}if(n["land-combat"]===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"land-combat"},message:"must have required property 'land-combat'"};e===null?e=[r]:e.push(r),i++}if(n["return-to-base"]===void 0){
let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"return-to-base"},message:"must have required property 'return-to-base'"};
e===null?e=[r]:e.push(r),i++}if(n.end===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"end"},message:"must ha\
ve required property 'end'"};e===null?e=[r]:e.push(r),i++}if(n.sources===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
sources"},message:"must have required property 'sources'"};e===null?e=[r]:e.push(r),i++}for(let r in n)if(!L.call(Bs.properties,r)){let s={instancePath:a,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}
if(n.$schema!==void 0){let r=n.$schema;if(typeof r=="string"){if(g(r)<1){let s={instancePath:a+"/$schema",schemaPath:"../common/common.schema.json#/$defs/schema\
Path/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"\
/$schema",schemaPath:"../common/common.schema.json#/$defs/schemaPath/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),i++}}n.turn!==void 0&&(N(n.turn,{instancePath:a+"/turn",parentData:n,parentDataProperty:"turn",rootData:h,dynamicAnchors:y})||(e=e===null?N.errors:P(e,N.errors),
i=e.length)),n["japanese-player-turn"]!==void 0&&(N(n["japanese-player-turn"],{instancePath:a+"/japanese-player-turn",parentData:n,parentDataProperty:"japanese-\
player-turn",rootData:h,dynamicAnchors:y})||(e=e===null?N.errors:P(e,N.errors),i=e.length)),n["allied-player-turn"]!==void 0&&(N(n["allied-player-turn"],{instancePath:a+
"/allied-player-turn",parentData:n,parentDataProperty:"allied-player-turn",rootData:h,dynamicAnchors:y})||(e=e===null?N.errors:P(e,N.errors),i=e.length)),n.transport!==
void 0&&(N(n.transport,{instancePath:a+"/transport",parentData:n,parentDataProperty:"transport",rootData:h,dynamicAnchors:y})||(e=e===null?N.errors:P(e,N.errors),
i=e.length)),n["economic-warfare"]!==void 0&&(N(n["economic-warfare"],{instancePath:a+"/economic-warfare",parentData:n,parentDataProperty:"economic-warfare",rootData:h,
dynamicAnchors:y})||(e=e===null?N.errors:P(e,N.errors),i=e.length)),n.reinforcement!==void 0&&(N(n.reinforcement,{instancePath:a+"/reinforcement",parentData:n,parentDataProperty:"\
reinforcement",rootData:h,dynamicAnchors:y})||(e=e===null?N.errors:P(e,N.errors),i=e.length)),n.combat!==void 0&&(N(n.combat,{instancePath:a+"/combat",parentData:n,
parentDataProperty:"combat",rootData:h,dynamicAnchors:y})||(e=e===null?N.errors:P(e,N.errors),i=e.length)),n.battle!==void 0&&(N(n.battle,{instancePath:a+"/batt\
le",parentData:n,parentDataProperty:"battle",rootData:h,dynamicAnchors:y})||(e=e===null?N.errors:P(e,N.errors),i=e.length)),n["air-combat"]!==void 0&&(N(n["air-\
combat"],{instancePath:a+"/air-combat",parentData:n,parentDataProperty:"air-combat",rootData:h,dynamicAnchors:y})||(e=e===null?N.errors:P(e,N.errors),i=e.length)),
n["land-combat"]!==void 0&&(N(n["land-combat"],{instancePath:a+"/land-combat",parentData:n,parentDataProperty:"land-combat",rootData:h,dynamicAnchors:y})||(e=e===
null?N.errors:P(e,N.errors),i=e.length)),n["return-to-base"]!==void 0&&(N(n["return-to-base"],{instancePath:a+"/return-to-base",parentData:n,parentDataProperty:"\
return-to-base",rootData:h,dynamicAnchors:y})||(e=e===null?N.errors:P(e,N.errors),i=e.length)),n.end!==void 0&&(N(n.end,{instancePath:a+"/end",parentData:n,parentDataProperty:"\
end",rootData:h,dynamicAnchors:y})||(e=e===null?N.errors:P(e,N.errors),i=e.length)),n.sources!==void 0&&(he(n.sources,{instancePath:a+"/sources",parentData:n,parentDataProperty:"\
sources",rootData:h,dynamicAnchors:y})||(e=e===null?he.errors:P(e,he.errors),i=e.length))}else{let r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return He.errors=e,i===0}He.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var hs=Ze,
Is={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://sandtable.invalid/schemas/fire-in-the-sky/combat-table.schema.json",type:"object",properties:{
$schema:{$ref:"../common/common.schema.json#/$defs/schemaPath"},types:{type:"object",properties:{"merchant-asw":{$ref:"#/$defs/combatType"},"submarine-vs-mercha\
nts":{$ref:"#/$defs/combatType"},"strategic-bombing":{$ref:"#/$defs/combatType"},"task-force-asw":{$ref:"#/$defs/combatType"},"submarine-vs-task-force":{$ref:"#\
/$defs/combatType"},"air-to-air":{$ref:"#/$defs/combatType"},"anti-aircraft":{$ref:"#/$defs/combatType"},"air-strike":{$ref:"#/$defs/combatType"},"ground-suppor\
t":{$ref:"#/$defs/combatType"},"land-combat":{$ref:"#/$defs/combatType"}},required:["merchant-asw","submarine-vs-merchants","strategic-bombing","task-force-asw",
"submarine-vs-task-force","air-to-air","anti-aircraft","air-strike","ground-support","land-combat"],additionalProperties:!1},sources:{$ref:"../common/common.sch\
ema.json#/$defs/sources"}},required:["$schema","types","sources"],additionalProperties:!1,$defs:{combatType:{type:"object",properties:{title:{type:"string",minLength:1,
maxLength:120},rule:{$ref:"../common/common.schema.json#/$defs/ruleNumber"},modifiers:{type:"object",patternProperties:{"^[a-z0-9][a-z0-9-]*$":{$ref:"#/$defs/mo\
difier"}},additionalProperties:!1}},required:["title","rule","modifiers"],additionalProperties:!1},modifier:{type:"object",properties:{when:{$ref:"defs.schema.j\
son#/$defs/condition"},add:{type:"integer",minimum:-5,maximum:5},rule:{$ref:"../common/common.schema.json#/$defs/ruleNumber"}},required:["when","add","rule"],additionalProperties:!1}}};var ys={type:"object",properties:{is:{const:"target-kind"},kinds:{type:"array",items:{type:"string",enum:["naval","land","air","replacements"]},minItems:1,uniqueItems:!0}},
required:["is","kinds"],additionalProperties:!1},gs={type:"object",properties:{is:{const:"target-place"},place:{type:"string",enum:["task-force","at-anchor","at\
-base"]}},required:["is","place"],additionalProperties:!1};var Ps={type:"object",properties:{is:{const:"attack"},by:{type:"string",enum:["air","submarine","surface"]}},required:["is","by"],additionalProperties:!1};var S={validate:Y};function C(n,{instancePath:a="",parentData:b,parentDataProperty:k,rootData:h=n,dynamicAnchors:y={}}={}){let e=null,i=0,c=C.evaluated;if(c.dynamicProps&&
(c.props=void 0),c.dynamicItems&&(c.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.is===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"is"},message:"must have required property 'is'"};e===null?e=[r]:e.push(r),i++}if(n.of===void 0){let r={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"of"},message:"must have required property 'of'"};e===null?e=[r]:e.push(r),i++}for(let r in n)if(!(r==="i\
s"||r==="of")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have add\
itional properties"};e===null?e=[s]:e.push(s),i++}if(n.is!==void 0&&n.is!=="all"){let r={instancePath:a+"/is",schemaPath:"#/properties/is/const",keyword:"const",
params:{allowedValue:"all"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}if(n.of!==void 0){let r=n.of;if(Array.isArray(r)){if(r.length>12){
let t={instancePath:a+"/of",schemaPath:"#/properties/of/maxItems",keyword:"maxItems",params:{limit:12},message:"must NOT have more than 12 items"};e===null?e=[t]:
e.push(t),i++}if(r.length<1){let t={instancePath:a+"/of",schemaPath:"#/properties/of/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer \
than 1 items"};e===null?e=[t]:e.push(t),i++}let s=r.length;for(let t=0;t<s;t++)S.validate(r[t],{instancePath:a+"/of/"+t,parentData:r,parentDataProperty:t,rootData:h,
dynamicAnchors:y})||(e=e===null?S.validate.errors:e.concat(S.validate.errors),i=e.length)}else{let s={instancePath:a+"/of",schemaPath:"#/properties/of/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{let r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return C.errors=e,i===0}C.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function _(n,{instancePath:a="",parentData:b,parentDataProperty:k,rootData:h=n,dynamicAnchors:y={}}={}){let e=null,i=0,c=_.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.is===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"is"},message:"must have required property 'is'"};e===null?e=[r]:e.push(r),i++}if(n.of===void 0){let r={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"of"},message:"must have required property 'of'"};e===null?e=[r]:e.push(r),i++}for(let r in n)if(!(r==="i\
s"||r==="of")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have add\
itional properties"};e===null?e=[s]:e.push(s),i++}if(n.is!==void 0&&n.is!=="any"){let r={instancePath:a+"/is",schemaPath:"#/properties/is/const",keyword:"const",
params:{allowedValue:"any"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}if(n.of!==void 0){let r=n.of;if(Array.isArray(r)){if(r.length>12){
let t={instancePath:a+"/of",schemaPath:"#/properties/of/maxItems",keyword:"maxItems",params:{limit:12},message:"must NOT have more than 12 items"};e===null?e=[t]:
e.push(t),i++}if(r.length<1){let t={instancePath:a+"/of",schemaPath:"#/properties/of/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer \
than 1 items"};e===null?e=[t]:e.push(t),i++}let s=r.length;for(let t=0;t<s;t++)S.validate(r[t],{instancePath:a+"/of/"+t,parentData:r,parentDataProperty:t,rootData:h,
dynamicAnchors:y})||(e=e===null?S.validate.errors:e.concat(S.validate.errors),i=e.length)}else{let s={instancePath:a+"/of",schemaPath:"#/properties/of/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{let r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return _.errors=e,i===0}_.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function H(n,{instancePath:a="",parentData:b,parentDataProperty:k,rootData:h=n,dynamicAnchors:y={}}={}){let e=null,i=0,c=H.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.is===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"is"},message:"must have required property 'is'"};e===null?e=[r]:e.push(r),i++}if(n.of===void 0){let r={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"of"},message:"must have required property 'of'"};e===null?e=[r]:e.push(r),i++}for(let r in n)if(!(r==="i\
s"||r==="of")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have add\
itional properties"};e===null?e=[s]:e.push(s),i++}if(n.is!==void 0&&n.is!=="not"){let r={instancePath:a+"/is",schemaPath:"#/properties/is/const",keyword:"const",
params:{allowedValue:"not"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}n.of!==void 0&&(S.validate(n.of,{instancePath:a+"/of",parentData:n,
parentDataProperty:"of",rootData:h,dynamicAnchors:y})||(e=e===null?S.validate.errors:e.concat(S.validate.errors),i=e.length))}else{let r={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return H.errors=e,i===0}H.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Z(n,{instancePath:a="",parentData:b,parentDataProperty:k,rootData:h=n,dynamicAnchors:y={}}={}){let e=null,i=0,c=Z.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.is===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"is"},message:"must have required property 'is'"};e===null?e=[r]:e.push(r),i++}for(let r in n)if(!(r==="is"||r==="from"||r==="to")){
let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional propert\
ies"};e===null?e=[s]:e.push(s),i++}if(n.is!==void 0&&n.is!=="turn-between"){let r={instancePath:a+"/is",schemaPath:"#/properties/is/const",keyword:"const",params:{
allowedValue:"turn-between"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}if(n.from!==void 0){let r=n.from;if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))){let s={instancePath:a+"/from",schemaPath:"#/$defs/turn/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[s]:e.push(s),i++}if(typeof r=="number"&&isFinite(r)){if(r>16||isNaN(r)){let s={instancePath:a+"/from",schemaPath:"#/$defs/turn/maximum",keyword:"maximum",params:{
comparison:"<=",limit:16},message:"must be <= 16"};e===null?e=[s]:e.push(s),i++}if(r<1||isNaN(r)){let s={instancePath:a+"/from",schemaPath:"#/$defs/turn/minimum",
keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}}if(n.to!==void 0){let r=n.to;if(!(typeof r=="number"&&
!(r%1)&&!isNaN(r)&&isFinite(r))){let s={instancePath:a+"/to",schemaPath:"#/$defs/turn/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[s]:e.push(s),i++}if(typeof r=="number"&&isFinite(r)){if(r>16||isNaN(r)){let s={instancePath:a+"/to",schemaPath:"#/$defs/turn/maximum",keyword:"maximum",
params:{comparison:"<=",limit:16},message:"must be <= 16"};e===null?e=[s]:e.push(s),i++}if(r<1||isNaN(r)){let s={instancePath:a+"/to",schemaPath:"#/$defs/turn/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}}}else{let r={instancePath:a,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Z.errors=e,i===0}Z.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function V(n,{instancePath:a="",parentData:b,parentDataProperty:k,rootData:h=n,dynamicAnchors:y={}}={}){let e=null,i=0,c=V.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.is===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"is"},message:"must have required property 'is'"};e===null?e=[r]:e.push(r),i++}if(n.side===void 0){let r={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"side"},message:"must have required property 'side'"};e===null?e=[r]:e.push(r),i++}for(let r in n)if(!(r===
"is"||r==="side")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have\
 additional properties"};e===null?e=[s]:e.push(s),i++}if(n.is!==void 0&&n.is!=="player-turn"){let r={instancePath:a+"/is",schemaPath:"#/properties/is/const",keyword:"\
const",params:{allowedValue:"player-turn"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}if(n.side!==void 0){let r=n.side;if(typeof r!="stri\
ng"){let s={instancePath:a+"/side",schemaPath:"#/$defs/side/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(!(r===
"japan"||r==="allies")){let s={instancePath:a+"/side",schemaPath:"#/$defs/side/enum",keyword:"enum",params:{allowedValues:B.enum},message:"must be equal to one \
of the allowed values"};e===null?e=[s]:e.push(s),i++}}}else{let r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[r]:e.push(r),i++}return V.errors=e,i===0}V.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function W(n,{instancePath:a="",parentData:b,parentDataProperty:k,rootData:h=n,dynamicAnchors:y={}}={}){let e=null,i=0,c=W.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(Object.keys(n).length<2){let r={instancePath:a,schemaPath:"#/minProperties",
keyword:"minProperties",params:{limit:2},message:"must NOT have fewer than 2 properties"};e===null?e=[r]:e.push(r),i++}if(n.is===void 0){let r={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"is"},message:"must have required property 'is'"};e===null?e=[r]:e.push(r),i++}for(let r in n)if(!(r==="i\
s"||r==="side"||r==="nation")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"m\
ust NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(n.is!==void 0&&n.is!=="roller"){let r={instancePath:a+"/is",schemaPath:"#/properties/is/con\
st",keyword:"const",params:{allowedValue:"roller"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}if(n.side!==void 0){let r=n.side;if(typeof r!=
"string"){let s={instancePath:a+"/side",schemaPath:"#/$defs/side/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),
i++}if(!(r==="japan"||r==="allies")){let s={instancePath:a+"/side",schemaPath:"#/$defs/side/enum",keyword:"enum",params:{allowedValues:B.enum},message:"must be \
equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}if(n.nation!==void 0){let r=n.nation;if(typeof r!="string"){let s={instancePath:a+"/nation",schemaPath:"\
#/$defs/nation/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(!(r==="japan"||r==="us"||r==="britain"||r===
"netherlands")){let s={instancePath:a+"/nation",schemaPath:"#/$defs/nation/enum",keyword:"enum",params:{allowedValues:U.enum},message:"must be equal to one of t\
he allowed values"};e===null?e=[s]:e.push(s),i++}}}else{let r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),i++}return W.errors=e,i===0}W.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function R(n,{instancePath:a="",parentData:b,parentDataProperty:k,rootData:h=n,dynamicAnchors:y={}}={}){let e=null,i=0,c=R.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.is===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"is"},message:"must have required property 'is'"};e===null?e=[r]:e.push(r),i++}if(n.side===void 0){let r={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"side"},message:"must have required property 'side'"};e===null?e=[r]:e.push(r),i++}for(let r in n)if(!(r===
"is"||r==="side")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have\
 additional properties"};e===null?e=[s]:e.push(s),i++}if(n.is!==void 0&&n.is!=="target-side"){let r={instancePath:a+"/is",schemaPath:"#/properties/is/const",keyword:"\
const",params:{allowedValue:"target-side"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}if(n.side!==void 0){let r=n.side;if(typeof r!="stri\
ng"){let s={instancePath:a+"/side",schemaPath:"#/$defs/side/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(!(r===
"japan"||r==="allies")){let s={instancePath:a+"/side",schemaPath:"#/$defs/side/enum",keyword:"enum",params:{allowedValues:B.enum},message:"must be equal to one \
of the allowed values"};e===null?e=[s]:e.push(s),i++}}}else{let r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[r]:e.push(r),i++}return R.errors=e,i===0}R.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function G(n,{instancePath:a="",parentData:b,parentDataProperty:k,rootData:h=n,dynamicAnchors:y={}}={}){let e=null,i=0,c=G.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.is===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"is"},message:"must have required property 'is'"};e===null?e=[r]:e.push(r),i++}if(n.nation===void 0){let r={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"nation"},message:"must have required property 'nation'"};e===null?e=[r]:e.push(r),i++}for(let r in n)if(!(r===
"is"||r==="nation")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT ha\
ve additional properties"};e===null?e=[s]:e.push(s),i++}if(n.is!==void 0&&n.is!=="target-nation"){let r={instancePath:a+"/is",schemaPath:"#/properties/is/const",
keyword:"const",params:{allowedValue:"target-nation"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}if(n.nation!==void 0){let r=n.nation;if(typeof r!=
"string"){let s={instancePath:a+"/nation",schemaPath:"#/$defs/nation/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),i++}if(!(r==="japan"||r==="us"||r==="britain"||r==="netherlands")){let s={instancePath:a+"/nation",schemaPath:"#/$defs/nation/enum",keyword:"enum",params:{allowedValues:U.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}}else{let r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return G.errors=e,i===0}G.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function M(n,{instancePath:a="",parentData:b,parentDataProperty:k,rootData:h=n,dynamicAnchors:y={}}={}){let e=null,i=0,c=M.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.is===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"is"},message:"must have required property 'is'"};e===null?e=[r]:e.push(r),i++}if(n.classes===void 0){let r={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"classes"},message:"must have required property 'classes'"};e===null?e=[r]:e.push(r),i++}for(let r in n)if(!(r===
"is"||r==="classes")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT h\
ave additional properties"};e===null?e=[s]:e.push(s),i++}if(n.is!==void 0&&n.is!=="target-class"){let r={instancePath:a+"/is",schemaPath:"#/properties/is/const",
keyword:"const",params:{allowedValue:"target-class"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}if(n.classes!==void 0){let r=n.classes;if(Array.
isArray(r)){if(r.length<1){let m={instancePath:a+"/classes",schemaPath:"#/properties/classes/minItems",keyword:"minItems",params:{limit:1},message:"must NOT hav\
e fewer than 1 items"};e===null?e=[m]:e.push(m),i++}let s=r.length;for(let m=0;m<s;m++){let l=r[m];if(typeof l!="string"){let p={instancePath:a+"/classes/"+m,schemaPath:"\
#/properties/classes/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}if(typeof l!="string"){let p={instancePath:a+
"/classes/"+m,schemaPath:"#/$defs/shipClass/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}if(!(l==="CV"||l===
"CVL"||l==="BB"||l==="BBV"||l==="CB"||l==="CA"||l==="CL"||l==="CLAA"||l==="DD")){let p={instancePath:a+"/classes/"+m,schemaPath:"#/$defs/shipClass/enum",keyword:"\
enum",params:{allowedValues:Je.enum},message:"must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),i++}}let t=r.length,o;if(t>1){let m={};for(;t--;){
let l=r[t];if(typeof l=="string"){if(typeof m[l]=="number"){o=m[l];let p={instancePath:a+"/classes",schemaPath:"#/properties/classes/uniqueItems",keyword:"uniqu\
eItems",params:{i:t,j:o},message:"must NOT have duplicate items (items ## "+o+" and "+t+" are identical)"};e===null?e=[p]:e.push(p),i++;break}m[l]=t}}}}else{let s={
instancePath:a+"/classes",schemaPath:"#/properties/classes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{
let r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return M.errors=e,i===0}M.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function K(n,{instancePath:a="",parentData:b,parentDataProperty:k,rootData:h=n,dynamicAnchors:y={}}={}){let e=null,i=0,c=K.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.is===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"is"},message:"must have required property 'is'"};e===null?e=[r]:e.push(r),i++}if(n.class===void 0){let r={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"class"},message:"must have required property 'class'"};e===null?e=[r]:e.push(r),i++}for(let r in n)if(!(r===
"is"||r==="class")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT hav\
e additional properties"};e===null?e=[s]:e.push(s),i++}if(n.is!==void 0&&n.is!=="task-force-lacks"){let r={instancePath:a+"/is",schemaPath:"#/properties/is/cons\
t",keyword:"const",params:{allowedValue:"task-force-lacks"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}if(n.class!==void 0){let r=n.class;
if(typeof r!="string"){let s={instancePath:a+"/class",schemaPath:"#/$defs/shipClass/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),i++}if(!(r==="CV"||r==="CVL"||r==="BB"||r==="BBV"||r==="CB"||r==="CA"||r==="CL"||r==="CLAA"||r==="DD")){let s={instancePath:a+"/class",schemaPath:"\
#/$defs/shipClass/enum",keyword:"enum",params:{allowedValues:Je.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}}else{
let r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return K.errors=e,i===0}K.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function J(n,{instancePath:a="",parentData:b,parentDataProperty:k,rootData:h=n,dynamicAnchors:y={}}={}){let e=null,i=0,c=J.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.is===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"is"},message:"must have required property 'is'"};e===null?e=[r]:e.push(r),i++}if(n.id===void 0){let r={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[r]:e.push(r),i++}for(let r in n)if(!(r==="i\
s"||r==="id")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have add\
itional properties"};e===null?e=[s]:e.push(s),i++}if(n.is!==void 0&&n.is!=="option"){let r={instancePath:a+"/is",schemaPath:"#/properties/is/const",keyword:"con\
st",params:{allowedValue:"option"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}if(n.id!==void 0){let r=n.id;if(typeof r=="string"){if(g(r)>
80){let s={instancePath:a+"/id",schemaPath:"../common/common.schema.json#/$defs/optionId/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have\
 more than 80 characters"};e===null?e=[s]:e.push(s),i++}if(!w.test(r)){let s={instancePath:a+"/id",schemaPath:"../common/common.schema.json#/$defs/optionId/patt\
ern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"},message:'must match pattern "^[a-z0-9][a-z0-9-]*$"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+
"/id",schemaPath:"../common/common.schema.json#/$defs/optionId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{
let r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return J.errors=e,i===0}J.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Y(n,{instancePath:a="",parentData:b,parentDataProperty:k,rootData:h=n,dynamicAnchors:y={}}={}){let e=null,
i=0,c=Y.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.is===void 0){let t={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"is"},message:"must have required property 'is'"};e===null?e=[t]:e.push(t),i++}let s=n.is;if(typeof s==
"string")if(s==="all"){C(n,{instancePath:a,parentData:b,parentDataProperty:k,rootData:h,dynamicAnchors:y})||(e=e===null?C.errors:P(e,C.errors),i=e.length);var r=!0}else if(s===
"any")_(n,{instancePath:a,parentData:b,parentDataProperty:k,rootData:h,dynamicAnchors:y})||(e=e===null?_.errors:P(e,_.errors),i=e.length),r!==!0&&(r=!0);else if(s===
"not")H(n,{instancePath:a,parentData:b,parentDataProperty:k,rootData:h,dynamicAnchors:y})||(e=e===null?H.errors:P(e,H.errors),i=e.length),r!==!0&&(r=!0);else if(s===
"turn-between")Z(n,{instancePath:a,parentData:b,parentDataProperty:k,rootData:h,dynamicAnchors:y})||(e=e===null?Z.errors:P(e,Z.errors),i=e.length),r!==!0&&(r=!0);else if(s===
"player-turn")V(n,{instancePath:a,parentData:b,parentDataProperty:k,rootData:h,dynamicAnchors:y})||(e=e===null?V.errors:P(e,V.errors),i=e.length),r!==!0&&(r=!0);else if(s===
"roller")W(n,{instancePath:a,parentData:b,parentDataProperty:k,rootData:h,dynamicAnchors:y})||(e=e===null?W.errors:P(e,W.errors),i=e.length),r!==!0&&(r=!0);else if(s===
"target-side")R(n,{instancePath:a,parentData:b,parentDataProperty:k,rootData:h,dynamicAnchors:y})||(e=e===null?R.errors:P(e,R.errors),i=e.length),r!==!0&&(r=!0);else if(s===
"target-nation")G(n,{instancePath:a,parentData:b,parentDataProperty:k,rootData:h,dynamicAnchors:y})||(e=e===null?G.errors:P(e,G.errors),i=e.length),r!==!0&&(r=!0);else if(s===
"target-kind"){if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.is===void 0){let t={instancePath:a,schemaPath:"#/$defs/targetKind/required",keyword:"required",
params:{missingProperty:"is"},message:"must have required property 'is'"};e===null?e=[t]:e.push(t),i++}if(n.kinds===void 0){let t={instancePath:a,schemaPath:"#/\
$defs/targetKind/required",keyword:"required",params:{missingProperty:"kinds"},message:"must have required property 'kinds'"};e===null?e=[t]:e.push(t),i++}for(let t in n)
if(!(t==="is"||t==="kinds")){let o={instancePath:a,schemaPath:"#/$defs/targetKind/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),i++}if(n.is!==void 0&&n.is!=="target-kind"){let t={instancePath:a+"/is",schemaPath:"#/$d\
efs/targetKind/properties/is/const",keyword:"const",params:{allowedValue:"target-kind"},message:"must be equal to constant"};e===null?e=[t]:e.push(t),i++}if(n.kinds!==
void 0){let t=n.kinds;if(Array.isArray(t)){if(t.length<1){let p={instancePath:a+"/kinds",schemaPath:"#/$defs/targetKind/properties/kinds/minItems",keyword:"minI\
tems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[p]:e.push(p),i++}let o=t.length;for(let p=0;p<o;p++){let u=t[p];if(typeof u!="str\
ing"){let d={instancePath:a+"/kinds/"+p,schemaPath:"#/$defs/targetKind/properties/kinds/items/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[d]:e.push(d),i++}if(!(u==="naval"||u==="land"||u==="air"||u==="replacements")){let d={instancePath:a+"/kinds/"+p,schemaPath:"#/$defs/targetKind/\
properties/kinds/items/enum",keyword:"enum",params:{allowedValues:ys.properties.kinds.items.enum},message:"must be equal to one of the allowed values"};e===null?
e=[d]:e.push(d),i++}}let m=t.length,l;if(m>1){let p={};for(;m--;){let u=t[m];if(typeof u=="string"){if(typeof p[u]=="number"){l=p[u];let d={instancePath:a+"/kin\
ds",schemaPath:"#/$defs/targetKind/properties/kinds/uniqueItems",keyword:"uniqueItems",params:{i:m,j:l},message:"must NOT have duplicate items (items ## "+l+" a\
nd "+m+" are identical)"};e===null?e=[d]:e.push(d),i++;break}p[u]=m}}}}else{let o={instancePath:a+"/kinds",schemaPath:"#/$defs/targetKind/properties/kinds/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[o]:e.push(o),i++}}}else{let t={instancePath:a,schemaPath:"#/$defs/targetKind/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}r!==!0&&(r=!0)}else if(s==="target-class")M(n,{instancePath:a,parentData:b,parentDataProperty:k,
rootData:h,dynamicAnchors:y})||(e=e===null?M.errors:P(e,M.errors),i=e.length),r!==!0&&(r=!0);else if(s==="target-place"){if(n&&typeof n=="object"&&!Array.isArray(
n)){if(n.is===void 0){let t={instancePath:a,schemaPath:"#/$defs/targetPlace/required",keyword:"required",params:{missingProperty:"is"},message:"must have requir\
ed property 'is'"};e===null?e=[t]:e.push(t),i++}if(n.place===void 0){let t={instancePath:a,schemaPath:"#/$defs/targetPlace/required",keyword:"required",params:{
missingProperty:"place"},message:"must have required property 'place'"};e===null?e=[t]:e.push(t),i++}for(let t in n)if(!(t==="is"||t==="place")){let o={instancePath:a,
schemaPath:"#/$defs/targetPlace/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};
e===null?e=[o]:e.push(o),i++}if(n.is!==void 0&&n.is!=="target-place"){let t={instancePath:a+"/is",schemaPath:"#/$defs/targetPlace/properties/is/const",keyword:"\
const",params:{allowedValue:"target-place"},message:"must be equal to constant"};e===null?e=[t]:e.push(t),i++}if(n.place!==void 0){let t=n.place;if(typeof t!="s\
tring"){let o={instancePath:a+"/place",schemaPath:"#/$defs/targetPlace/properties/place/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[o]:e.push(o),i++}if(!(t==="task-force"||t==="at-anchor"||t==="at-base")){let o={instancePath:a+"/place",schemaPath:"#/$defs/targetPlace/properties/place\
/enum",keyword:"enum",params:{allowedValues:gs.properties.place.enum},message:"must be equal to one of the allowed values"};e===null?e=[o]:e.push(o),i++}}}else{
let t={instancePath:a,schemaPath:"#/$defs/targetPlace/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}r!==!0&&
(r=!0)}else if(s==="task-force-lacks")K(n,{instancePath:a,parentData:b,parentDataProperty:k,rootData:h,dynamicAnchors:y})||(e=e===null?K.errors:P(e,K.errors),i=
e.length),r!==!0&&(r=!0);else if(s==="friendly-air-in-hex"){if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.is===void 0){let t={instancePath:a,schemaPath:"#/$\
defs/friendlyAirInHex/required",keyword:"required",params:{missingProperty:"is"},message:"must have required property 'is'"};e===null?e=[t]:e.push(t),i++}for(let t in n)
if(t!=="is"){let o={instancePath:a,schemaPath:"#/$defs/friendlyAirInHex/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[o]:e.push(o),i++}if(n.is!==void 0&&n.is!=="friendly-air-in-hex"){let t={instancePath:a+"/is",schemaPath:"#/$de\
fs/friendlyAirInHex/properties/is/const",keyword:"const",params:{allowedValue:"friendly-air-in-hex"},message:"must be equal to constant"};e===null?e=[t]:e.push(
t),i++}}else{let t={instancePath:a,schemaPath:"#/$defs/friendlyAirInHex/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),i++}r!==!0&&(r=!0)}else if(s==="air-supremacy"){if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.is===void 0){let t={instancePath:a,schemaPath:"#/$defs/airS\
upremacy/required",keyword:"required",params:{missingProperty:"is"},message:"must have required property 'is'"};e===null?e=[t]:e.push(t),i++}for(let t in n)if(t!==
"is"){let o={instancePath:a,schemaPath:"#/$defs/airSupremacy/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NO\
T have additional properties"};e===null?e=[o]:e.push(o),i++}if(n.is!==void 0&&n.is!=="air-supremacy"){let t={instancePath:a+"/is",schemaPath:"#/$defs/airSuprema\
cy/properties/is/const",keyword:"const",params:{allowedValue:"air-supremacy"},message:"must be equal to constant"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:a,
schemaPath:"#/$defs/airSupremacy/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}r!==!0&&(r=!0)}else if(s==="\
air-points-in-support"){if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.is===void 0){let t={instancePath:a,schemaPath:"#/$defs/airPointsInSupport/required",keyword:"\
required",params:{missingProperty:"is"},message:"must have required property 'is'"};e===null?e=[t]:e.push(t),i++}for(let t in n)if(t!=="is"){let o={instancePath:a,
schemaPath:"#/$defs/airPointsInSupport/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional prop\
erties"};e===null?e=[o]:e.push(o),i++}if(n.is!==void 0&&n.is!=="air-points-in-support"){let t={instancePath:a+"/is",schemaPath:"#/$defs/airPointsInSupport/prope\
rties/is/const",keyword:"const",params:{allowedValue:"air-points-in-support"},message:"must be equal to constant"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:a,
schemaPath:"#/$defs/airPointsInSupport/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}r!==!0&&(r=!0)}else if(s===
"out-of-supply"){if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.is===void 0){let t={instancePath:a,schemaPath:"#/$defs/outOfSupply/required",keyword:"require\
d",params:{missingProperty:"is"},message:"must have required property 'is'"};e===null?e=[t]:e.push(t),i++}for(let t in n)if(t!=="is"){let o={instancePath:a,schemaPath:"\
#/$defs/outOfSupply/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=
[o]:e.push(o),i++}if(n.is!==void 0&&n.is!=="out-of-supply"){let t={instancePath:a+"/is",schemaPath:"#/$defs/outOfSupply/properties/is/const",keyword:"const",params:{
allowedValue:"out-of-supply"},message:"must be equal to constant"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:a,schemaPath:"#/$defs/outOfSupply/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}r!==!0&&(r=!0)}else if(s==="marines"){if(n&&typeof n=="object"&&!Array.
isArray(n)){if(n.is===void 0){let t={instancePath:a,schemaPath:"#/$defs/marines/required",keyword:"required",params:{missingProperty:"is"},message:"must have re\
quired property 'is'"};e===null?e=[t]:e.push(t),i++}for(let t in n)if(t!=="is"){let o={instancePath:a,schemaPath:"#/$defs/marines/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),i++}if(n.is!==void 0&&n.is!=="marine\
s"){let t={instancePath:a+"/is",schemaPath:"#/$defs/marines/properties/is/const",keyword:"const",params:{allowedValue:"marines"},message:"must be equal to const\
ant"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:a,schemaPath:"#/$defs/marines/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[t]:e.push(t),i++}r!==!0&&(r=!0)}else if(s==="opposed-landing"){if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.is===void 0){let t={instancePath:a,
schemaPath:"#/$defs/opposedLanding/required",keyword:"required",params:{missingProperty:"is"},message:"must have required property 'is'"};e===null?e=[t]:e.push(
t),i++}for(let t in n)if(t!=="is"){let o={instancePath:a,schemaPath:"#/$defs/opposedLanding/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),i++}if(n.is!==void 0&&n.is!=="opposed-landing"){let t={instancePath:a+"/is",schemaPath:"\
#/$defs/opposedLanding/properties/is/const",keyword:"const",params:{allowedValue:"opposed-landing"},message:"must be equal to constant"};e===null?e=[t]:e.push(t),
i++}}else{let t={instancePath:a,schemaPath:"#/$defs/opposedLanding/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),
i++}r!==!0&&(r=!0)}else if(s==="elite-pilots"){if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.is===void 0){let t={instancePath:a,schemaPath:"#/$defs/elitePil\
ots/required",keyword:"required",params:{missingProperty:"is"},message:"must have required property 'is'"};e===null?e=[t]:e.push(t),i++}for(let t in n)if(t!=="i\
s"){let o={instancePath:a,schemaPath:"#/$defs/elitePilots/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT h\
ave additional properties"};e===null?e=[o]:e.push(o),i++}if(n.is!==void 0&&n.is!=="elite-pilots"){let t={instancePath:a+"/is",schemaPath:"#/$defs/elitePilots/pr\
operties/is/const",keyword:"const",params:{allowedValue:"elite-pilots"},message:"must be equal to constant"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:a,
schemaPath:"#/$defs/elitePilots/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}r!==!0&&(r=!0)}else if(s==="k\
amikaze"){if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.is===void 0){let t={instancePath:a,schemaPath:"#/$defs/kamikaze/required",keyword:"required",params:{
missingProperty:"is"},message:"must have required property 'is'"};e===null?e=[t]:e.push(t),i++}for(let t in n)if(t!=="is"){let o={instancePath:a,schemaPath:"#/$\
defs/kamikaze/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[o]:e.
push(o),i++}if(n.is!==void 0&&n.is!=="kamikaze"){let t={instancePath:a+"/is",schemaPath:"#/$defs/kamikaze/properties/is/const",keyword:"const",params:{allowedValue:"\
kamikaze"},message:"must be equal to constant"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:a,schemaPath:"#/$defs/kamikaze/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}r!==!0&&(r=!0)}else if(s==="attack"){if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.is===
void 0){let t={instancePath:a,schemaPath:"#/$defs/attack/required",keyword:"required",params:{missingProperty:"is"},message:"must have required property 'is'"};
e===null?e=[t]:e.push(t),i++}if(n.by===void 0){let t={instancePath:a,schemaPath:"#/$defs/attack/required",keyword:"required",params:{missingProperty:"by"},message:"\
must have required property 'by'"};e===null?e=[t]:e.push(t),i++}for(let t in n)if(!(t==="is"||t==="by")){let o={instancePath:a,schemaPath:"#/$defs/attack/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),i++}if(n.is!==
void 0&&n.is!=="attack"){let t={instancePath:a+"/is",schemaPath:"#/$defs/attack/properties/is/const",keyword:"const",params:{allowedValue:"attack"},message:"mus\
t be equal to constant"};e===null?e=[t]:e.push(t),i++}if(n.by!==void 0){let t=n.by;if(typeof t!="string"){let o={instancePath:a+"/by",schemaPath:"#/$defs/attack\
/properties/by/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}if(!(t==="air"||t==="submarine"||t==="surface")){
let o={instancePath:a+"/by",schemaPath:"#/$defs/attack/properties/by/enum",keyword:"enum",params:{allowedValues:Ps.properties.by.enum},message:"must be equal to\
 one of the allowed values"};e===null?e=[o]:e.push(o),i++}}}else{let t={instancePath:a,schemaPath:"#/$defs/attack/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),i++}r!==!0&&(r=!0)}else if(s==="option")J(n,{instancePath:a,parentData:b,parentDataProperty:k,rootData:h,dynamicAnchors:y})||
(e=e===null?J.errors:P(e,J.errors),i=e.length),r!==!0&&(r=!0);else if(s==="base-near-enemy-home"){if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.is===void 0){
let t={instancePath:a,schemaPath:"#/$defs/baseNearEnemyHome/required",keyword:"required",params:{missingProperty:"is"},message:"must have required property 'is'"};
e===null?e=[t]:e.push(t),i++}if(n.hexes===void 0){let t={instancePath:a,schemaPath:"#/$defs/baseNearEnemyHome/required",keyword:"required",params:{missingProperty:"\
hexes"},message:"must have required property 'hexes'"};e===null?e=[t]:e.push(t),i++}for(let t in n)if(!(t==="is"||t==="hexes")){let o={instancePath:a,schemaPath:"\
#/$defs/baseNearEnemyHome/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===
null?e=[o]:e.push(o),i++}if(n.is!==void 0&&n.is!=="base-near-enemy-home"){let t={instancePath:a+"/is",schemaPath:"#/$defs/baseNearEnemyHome/properties/is/const",
keyword:"const",params:{allowedValue:"base-near-enemy-home"},message:"must be equal to constant"};e===null?e=[t]:e.push(t),i++}if(n.hexes!==void 0){let t=n.hexes;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let o={instancePath:a+"/hexes",schemaPath:"#/$defs/baseNearEnemyHome/properties/hexes/type",keyword:"t\
ype",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),i++}if(typeof t=="number"&&isFinite(t)){if(t>40||isNaN(t)){let o={instancePath:a+
"/hexes",schemaPath:"#/$defs/baseNearEnemyHome/properties/hexes/maximum",keyword:"maximum",params:{comparison:"<=",limit:40},message:"must be <= 40"};e===null?e=
[o]:e.push(o),i++}if(t<0||isNaN(t)){let o={instancePath:a+"/hexes",schemaPath:"#/$defs/baseNearEnemyHome/properties/hexes/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[o]:e.push(o),i++}}}}else{let t={instancePath:a,schemaPath:"#/$defs/baseNearEnemyHome/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}r!==!0&&(r=!0)}else{let t={instancePath:a,schemaPath:"#/discriminator",keyword:"discrimina\
tor",params:{error:"mapping",tag:"is",tagValue:s},message:'value of tag "is" must be in oneOf'};e===null?e=[t]:e.push(t),i++}else{let t={instancePath:a,schemaPath:"\
#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"is",tagValue:s},message:'tag "is" must be string'};e===null?e=[t]:e.push(t),i++}}else{let s={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}return Y.errors=e,c.props=r,i===0}Y.evaluated={
dynamicProps:!0,dynamicItems:!1};function ye(n,{instancePath:a="",parentData:b,parentDataProperty:k,rootData:h=n,dynamicAnchors:y={}}={}){let e=null,i=0,c=ye.evaluated;
if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.when===void 0){let r={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"when"},message:"must have required property 'when'"};e===null?e=[r]:e.push(r),i++}if(n.add===void 0){let r={
instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"add"},message:"must have required property 'add'"};e===null?e=[r]:e.push(r),i++}
if(n.rule===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rule"},message:"must have required property 'rule'"};
e===null?e=[r]:e.push(r),i++}for(let r in n)if(!(r==="when"||r==="add"||r==="rule")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(n.when!==void 0&&(Y(n.when,{instancePath:a+
"/when",parentData:n,parentDataProperty:"when",rootData:h,dynamicAnchors:y})||(e=e===null?Y.errors:P(e,Y.errors),i=e.length)),n.add!==void 0){let r=n.add;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let s={instancePath:a+"/add",schemaPath:"#/properties/add/type",keyword:"type",params:{type:"integer"},message:"must \
be integer"};e===null?e=[s]:e.push(s),i++}if(typeof r=="number"&&isFinite(r)){if(r>5||isNaN(r)){let s={instancePath:a+"/add",schemaPath:"#/properties/add/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:5},message:"must be <= 5"};e===null?e=[s]:e.push(s),i++}if(r<-5||isNaN(r)){let s={instancePath:a+"/add",schemaPath:"\
#/properties/add/minimum",keyword:"minimum",params:{comparison:">=",limit:-5},message:"must be >= -5"};e===null?e=[s]:e.push(s),i++}}}if(n.rule!==void 0){let r=n.
rule;if(typeof r=="string"){if(g(r)>24){let s={instancePath:a+"/rule",schemaPath:"../common/common.schema.json#/$defs/ruleNumber/maxLength",keyword:"maxLength",
params:{limit:24},message:"must NOT have more than 24 characters"};e===null?e=[s]:e.push(s),i++}if(!ee.test(r)){let s={instancePath:a+"/rule",schemaPath:"../com\
mon/common.schema.json#/$defs/ruleNumber/pattern",keyword:"pattern",params:{pattern:"^[0-9A-Z][0-9A-Za-z.()-]*$"},message:'must match pattern "^[0-9A-Z][0-9A-Za\
-z.()-]*$"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/rule",schemaPath:"../common/common.schema.json#/$defs/ruleNumber/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{let r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),i++}return ye.errors=e,i===0}ye.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function A(n,{instancePath:a="",parentData:b,
parentDataProperty:k,rootData:h=n,dynamicAnchors:y={}}={}){let e=null,i=0,c=A.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),n&&
typeof n=="object"&&!Array.isArray(n)){if(n.title===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"title"},message:"\
must have required property 'title'"};e===null?e=[r]:e.push(r),i++}if(n.rule===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"rule"},message:"must have required property 'rule'"};e===null?e=[r]:e.push(r),i++}if(n.modifiers===void 0){let r={instancePath:a,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"modifiers"},message:"must have required property 'modifiers'"};e===null?e=[r]:e.push(r),i++}for(let r in n)
if(!(r==="title"||r==="rule"||r==="modifiers")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(n.title!==void 0){let r=n.title;if(typeof r=="string"){if(g(r)>120){let s={instancePath:a+
"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[s]:e.push(
s),i++}if(g(r)<1){let s={instancePath:a+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer tha\
n 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),i++}}if(n.rule!==void 0){let r=n.rule;if(typeof r=="string"){if(g(r)>24){let s={instancePath:a+"/rule",schemaPath:"../\
common/common.schema.json#/$defs/ruleNumber/maxLength",keyword:"maxLength",params:{limit:24},message:"must NOT have more than 24 characters"};e===null?e=[s]:e.push(
s),i++}if(!ee.test(r)){let s={instancePath:a+"/rule",schemaPath:"../common/common.schema.json#/$defs/ruleNumber/pattern",keyword:"pattern",params:{pattern:"^[0-\
9A-Z][0-9A-Za-z.()-]*$"},message:'must match pattern "^[0-9A-Z][0-9A-Za-z.()-]*$"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/rule",schemaPath:"\
../common/common.schema.json#/$defs/ruleNumber/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(n.modifiers!==
void 0){let r=n.modifiers;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let s in r)if(!w.test(s)){let t={instancePath:a+"/modifiers",schemaPath:"#/properties\
/modifiers/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[t]:e.push(
t),i++}for(let s in r)w.test(s)&&(ye(r[s],{instancePath:a+"/modifiers/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:s,rootData:h,dynamicAnchors:y})||
(e=e===null?ye.errors:P(e,ye.errors),i=e.length))}else{let s={instancePath:a+"/modifiers",schemaPath:"#/properties/modifiers/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}}else{let r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),i++}return A.errors=e,i===0}A.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ge(n,{instancePath:a="",parentData:b,
parentDataProperty:k,rootData:h=n,dynamicAnchors:y={}}={}){let e=null,i=0,c=ge.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),n&&
typeof n=="object"&&!Array.isArray(n)){if(Object.keys(n).length<1){let r={instancePath:a,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},message:"\
must NOT have fewer than 1 properties"};e===null?e=[r]:e.push(r),i++}for(let r in n)if(!x.test(r)){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}for(let r in n)x.test(r)&&(q(n[r],
{instancePath:a+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:n,parentDataProperty:r,rootData:h,dynamicAnchors:y})||(e=e===null?q.errors:P(e,q.errors),
i=e.length))}else{let r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return ge.
errors=e,i===0}ge.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ze(n,{instancePath:a="",parentData:b,parentDataProperty:k,rootData:h=n,dynamicAnchors:y={}}={}){
let e=null,i=0,c=Ze.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.$schema===void 0){
let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"$schema"},message:"must have required property '$schema'"};e===null?e=
[r]:e.push(r),i++}if(n.types===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"types"},message:"must have requ\
ired property 'types'"};e===null?e=[r]:e.push(r),i++}if(n.sources===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
sources"},message:"must have required property 'sources'"};e===null?e=[r]:e.push(r),i++}for(let r in n)if(!(r==="$schema"||r==="types"||r==="sources")){let s={instancePath:a,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),i++}if(n.$schema!==void 0){let r=n.$schema;if(typeof r=="string"){if(g(r)<1){let s={instancePath:a+"/$schema",schemaPath:"../common/common.schema.json#/\
$defs/schemaPath/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+
"/$schema",schemaPath:"../common/common.schema.json#/$defs/schemaPath/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),i++}}if(n.types!==void 0){let r=n.types;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r["merchant-asw"]===void 0){let s={instancePath:a+"/types",schemaPath:"\
#/properties/types/required",keyword:"required",params:{missingProperty:"merchant-asw"},message:"must have required property 'merchant-asw'"};e===null?e=[s]:e.push(
s),i++}if(r["submarine-vs-merchants"]===void 0){let s={instancePath:a+"/types",schemaPath:"#/properties/types/required",keyword:"required",params:{missingProperty:"\
submarine-vs-merchants"},message:"must have required property 'submarine-vs-merchants'"};e===null?e=[s]:e.push(s),i++}if(r["strategic-bombing"]===void 0){let s={
instancePath:a+"/types",schemaPath:"#/properties/types/required",keyword:"required",params:{missingProperty:"strategic-bombing"},message:"must have required pro\
perty 'strategic-bombing'"};e===null?e=[s]:e.push(s),i++}if(r["task-force-asw"]===void 0){let s={instancePath:a+"/types",schemaPath:"#/properties/types/required",
keyword:"required",params:{missingProperty:"task-force-asw"},message:"must have required property 'task-force-asw'"};e===null?e=[s]:e.push(s),i++}if(r["submarin\
e-vs-task-force"]===void 0){let s={instancePath:a+"/types",schemaPath:"#/properties/types/required",keyword:"required",params:{missingProperty:"submarine-vs-tas\
k-force"},message:"must have required property 'submarine-vs-task-force'"};e===null?e=[s]:e.push(s),i++}if(r["air-to-air"]===void 0){let s={instancePath:a+"/typ\
es",schemaPath:"#/properties/types/required",keyword:"required",params:{missingProperty:"air-to-air"},message:"must have required property 'air-to-air'"};e===null?
e=[s]:e.push(s),i++}if(r["anti-aircraft"]===void 0){let s={instancePath:a+"/types",schemaPath:"#/properties/types/required",keyword:"required",params:{missingProperty:"\
anti-aircraft"},message:"must have required property 'anti-aircraft'"};e===null?e=[s]:e.push(s),i++}if(r["air-strike"]===void 0){let s={instancePath:a+"/types",
schemaPath:"#/properties/types/required",keyword:"required",params:{missingProperty:"air-strike"},message:"must have required property 'air-strike'"};e===null?e=
[s]:e.push(s),i++}if(r["ground-support"]===void 0){let s={instancePath:a+"/types",schemaPath:"#/properties/types/required",keyword:"required",params:{missingProperty:"\
ground-support"},message:"must have required property 'ground-support'"};e===null?e=[s]:e.push(s),i++}if(r["land-combat"]===void 0){let s={instancePath:a+"/type\
s",schemaPath:"#/properties/types/required",keyword:"required",params:{missingProperty:"land-combat"},message:"must have required property 'land-combat'"};e===null?
e=[s]:e.push(s),i++}for(let s in r)if(!L.call(Is.properties.types.properties,s)){let t={instancePath:a+"/types",schemaPath:"#/properties/types/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}r["merchant-asw"]!==
void 0&&(A(r["merchant-asw"],{instancePath:a+"/types/merchant-asw",parentData:r,parentDataProperty:"merchant-asw",rootData:h,dynamicAnchors:y})||(e=e===null?A.errors:
P(e,A.errors),i=e.length)),r["submarine-vs-merchants"]!==void 0&&(A(r["submarine-vs-merchants"],{instancePath:a+"/types/submarine-vs-merchants",parentData:r,parentDataProperty:"\
submarine-vs-merchants",rootData:h,dynamicAnchors:y})||(e=e===null?A.errors:P(e,A.errors),i=e.length)),r["strategic-bombing"]!==void 0&&(A(r["strategic-bombing"],
{instancePath:a+"/types/strategic-bombing",parentData:r,parentDataProperty:"strategic-bombing",rootData:h,dynamicAnchors:y})||(e=e===null?A.errors:P(e,A.errors),
i=e.length)),r["task-force-asw"]!==void 0&&(A(r["task-force-asw"],{instancePath:a+"/types/task-force-asw",parentData:r,parentDataProperty:"task-force-asw",rootData:h,
dynamicAnchors:y})||(e=e===null?A.errors:P(e,A.errors),i=e.length)),r["submarine-vs-task-force"]!==void 0&&(A(r["submarine-vs-task-force"],{instancePath:a+"/typ\
es/submarine-vs-task-force",parentData:r,parentDataProperty:"submarine-vs-task-force",rootData:h,dynamicAnchors:y})||(e=e===null?A.errors:P(e,A.errors),i=e.length)),
r["air-to-air"]!==void 0&&(A(r["air-to-air"],{instancePath:a+"/types/air-to-air",parentData:r,parentDataProperty:"air-to-air",rootData:h,dynamicAnchors:y})||(e=
e===null?A.errors:P(e,A.errors),i=e.length)),r["anti-aircraft"]!==void 0&&(A(r["anti-aircraft"],{instancePath:a+"/types/anti-aircraft",parentData:r,parentDataProperty:"\
anti-aircraft",rootData:h,dynamicAnchors:y})||(e=e===null?A.errors:P(e,A.errors),i=e.length)),r["air-strike"]!==void 0&&(A(r["air-strike"],{instancePath:a+"/typ\
es/air-strike",parentData:r,parentDataProperty:"air-strike",rootData:h,dynamicAnchors:y})||(e=e===null?A.errors:P(e,A.errors),i=e.length)),r["ground-support"]!==
void 0&&(A(r["ground-support"],{instancePath:a+"/types/ground-support",parentData:r,parentDataProperty:"ground-support",rootData:h,dynamicAnchors:y})||(e=e===null?
A.errors:P(e,A.errors),i=e.length)),r["land-combat"]!==void 0&&(A(r["land-combat"],{instancePath:a+"/types/land-combat",parentData:r,parentDataProperty:"land-co\
mbat",rootData:h,dynamicAnchors:y})||(e=e===null?A.errors:P(e,A.errors),i=e.length))}else{let s={instancePath:a+"/types",schemaPath:"#/properties/types/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}n.sources!==void 0&&(ge(n.sources,{instancePath:a+"/sources",parentData:n,parentDataProperty:"\
sources",rootData:h,dynamicAnchors:y})||(e=e===null?ge.errors:P(e,ge.errors),i=e.length))}else{let r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Ze.errors=e,i===0}Ze.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var bs=Ve,
Es={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://sandtable.invalid/schemas/fire-in-the-sky/surface-combat-table.schema.json",type:"object",
properties:{$schema:{$ref:"../common/common.schema.json#/$defs/schemaPath"},firepower:{type:"object",patternProperties:{"^[0-9]{1,2}$":{type:"object",patternProperties:{
"^[0-9]{1,2}$":{type:"string",enum:["2","3","4","5","6","6*","-"]}},additionalProperties:!1,minProperties:1}},additionalProperties:!1,minProperties:1},sources:{
$ref:"../common/common.schema.json#/$defs/sources"}},required:["$schema","firepower","sources"],additionalProperties:!1},Te=new RegExp("^[0-9]{1,2}$","u");function Pe(n,{
instancePath:a="",parentData:b,parentDataProperty:k,rootData:h=n,dynamicAnchors:y={}}={}){let e=null,i=0,c=Pe.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&
(c.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(Object.keys(n).length<1){let r={instancePath:a,schemaPath:"#/minProperties",keyword:"minProperties",
params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[r]:e.push(r),i++}for(let r in n)if(!x.test(r)){let s={instancePath:a,schemaPath:"#\
/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}
for(let r in n)x.test(r)&&(q(n[r],{instancePath:a+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:n,parentDataProperty:r,rootData:h,dynamicAnchors:y})||
(e=e===null?q.errors:P(e,q.errors),i=e.length))}else{let r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),i++}return Pe.errors=e,i===0}Pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ve(n,{instancePath:a="",parentData:b,parentDataProperty:k,
rootData:h=n,dynamicAnchors:y={}}={}){let e=null,i=0,c=Ve.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),n&&typeof n=="object"&&
!Array.isArray(n)){if(n.$schema===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"$schema"},message:"must have\
 required property '$schema'"};e===null?e=[r]:e.push(r),i++}if(n.firepower===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
firepower"},message:"must have required property 'firepower'"};e===null?e=[r]:e.push(r),i++}if(n.sources===void 0){let r={instancePath:a,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"sources"},message:"must have required property 'sources'"};e===null?e=[r]:e.push(r),i++}for(let r in n)if(!(r==="$sc\
hema"||r==="firepower"||r==="sources")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(n.$schema!==void 0){let r=n.$schema;if(typeof r=="string"){if(g(r)<1){let s={instancePath:a+
"/$schema",schemaPath:"../common/common.schema.json#/$defs/schemaPath/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charac\
ters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/$schema",schemaPath:"../common/common.schema.json#/$defs/schemaPath/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(n.firepower!==void 0){let r=n.firepower;if(r&&typeof r=="object"&&!Array.isArray(r)){if(Object.
keys(r).length<1){let s={instancePath:a+"/firepower",schemaPath:"#/properties/firepower/minProperties",keyword:"minProperties",params:{limit:1},message:"must NO\
T have fewer than 1 properties"};e===null?e=[s]:e.push(s),i++}for(let s in r)if(!Te.test(s)){let t={instancePath:a+"/firepower",schemaPath:"#/properties/firepow\
er/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}
for(let s in r)if(Te.test(s)){let t=r[s];if(t&&typeof t=="object"&&!Array.isArray(t)){if(Object.keys(t).length<1){let o={instancePath:a+"/firepower/"+s.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/firepower/patternProperties/%5E%5B0-9%5D%7B1%2C2%7D%24/minProperties",keyword:"minProperties",params:{limit:1},
message:"must NOT have fewer than 1 properties"};e===null?e=[o]:e.push(o),i++}for(let o in t)if(!Te.test(o)){let m={instancePath:a+"/firepower/"+s.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"#/properties/firepower/patternProperties/%5E%5B0-9%5D%7B1%2C2%7D%24/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:o},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),i++}for(let o in t)if(Te.test(o)){let m=t[o];if(typeof m!="string"){
let l={instancePath:a+"/firepower/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/firepower/pat\
ternProperties/%5E%5B0-9%5D%7B1%2C2%7D%24/patternProperties/%5E%5B0-9%5D%7B1%2C2%7D%24/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[l]:e.push(l),i++}if(!(m==="2"||m==="3"||m==="4"||m==="5"||m==="6"||m==="6*"||m==="-")){let l={instancePath:a+"/firepower/"+s.replace(/~/g,"~0").replace(
/\//g,"~1")+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/firepower/patternProperties/%5E%5B0-9%5D%7B1%2C2%7D%24/patternProperties/%5E%5\
B0-9%5D%7B1%2C2%7D%24/enum",keyword:"enum",params:{allowedValues:Es.properties.firepower.patternProperties["^[0-9]{1,2}$"].patternProperties["^[0-9]{1,2}$"].enum},
message:"must be equal to one of the allowed values"};e===null?e=[l]:e.push(l),i++}}}else{let o={instancePath:a+"/firepower/"+s.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/properties/firepower/patternProperties/%5E%5B0-9%5D%7B1%2C2%7D%24/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[o]:e.push(o),i++}}}else{let s={instancePath:a+"/firepower",schemaPath:"#/properties/firepower/type",keyword:"type",params:{type:"object"},message:"must \
be object"};e===null?e=[s]:e.push(s),i++}}n.sources!==void 0&&(Pe(n.sources,{instancePath:a+"/sources",parentData:n,parentDataProperty:"sources",rootData:h,dynamicAnchors:y})||
(e=e===null?Pe.errors:P(e,Pe.errors),i=e.length))}else{let r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),i++}return Ve.errors=e,i===0}Ve.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ks=We;function be(n,{instancePath:a="",parentData:b,parentDataProperty:k,rootData:h=n,dynamicAnchors:y={}}={}){let e=null,i=0,c=be.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.is===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"is"},message:"must have required property 'is'"};e===null?e=[t]:e.push(t),i++}let s=n.is;if(typeof s=="string")if(s==="all"){C(n,
{instancePath:a,parentData:b,parentDataProperty:k,rootData:h,dynamicAnchors:y})||(e=e===null?C.errors:P(e,C.errors),i=e.length);var r=!0}else if(s==="any")_(n,{
instancePath:a,parentData:b,parentDataProperty:k,rootData:h,dynamicAnchors:y})||(e=e===null?_.errors:P(e,_.errors),i=e.length),r!==!0&&(r=!0);else if(s==="not")
H(n,{instancePath:a,parentData:b,parentDataProperty:k,rootData:h,dynamicAnchors:y})||(e=e===null?H.errors:P(e,H.errors),i=e.length),r!==!0&&(r=!0);else if(s==="\
turn-between")Z(n,{instancePath:a,parentData:b,parentDataProperty:k,rootData:h,dynamicAnchors:y})||(e=e===null?Z.errors:P(e,Z.errors),i=e.length),r!==!0&&(r=!0);else if(s===
"player-turn")V(n,{instancePath:a,parentData:b,parentDataProperty:k,rootData:h,dynamicAnchors:y})||(e=e===null?V.errors:P(e,V.errors),i=e.length),r!==!0&&(r=!0);else if(s===
"roller")W(n,{instancePath:a,parentData:b,parentDataProperty:k,rootData:h,dynamicAnchors:y})||(e=e===null?W.errors:P(e,W.errors),i=e.length),r!==!0&&(r=!0);else if(s===
"target-side")R(n,{instancePath:a,parentData:b,parentDataProperty:k,rootData:h,dynamicAnchors:y})||(e=e===null?R.errors:P(e,R.errors),i=e.length),r!==!0&&(r=!0);else if(s===
"target-nation")G(n,{instancePath:a,parentData:b,parentDataProperty:k,rootData:h,dynamicAnchors:y})||(e=e===null?G.errors:P(e,G.errors),i=e.length),r!==!0&&(r=!0);else if(s===
"target-kind"){if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.is===void 0){let t={instancePath:a,schemaPath:"#/$defs/targetKind/required",keyword:"required",
params:{missingProperty:"is"},message:"must have required property 'is'"};e===null?e=[t]:e.push(t),i++}if(n.kinds===void 0){let t={instancePath:a,schemaPath:"#/\
$defs/targetKind/required",keyword:"required",params:{missingProperty:"kinds"},message:"must have required property 'kinds'"};e===null?e=[t]:e.push(t),i++}for(let t in n)
if(!(t==="is"||t==="kinds")){let o={instancePath:a,schemaPath:"#/$defs/targetKind/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),i++}if(n.is!==void 0&&n.is!=="target-kind"){let t={instancePath:a+"/is",schemaPath:"#/$d\
efs/targetKind/properties/is/const",keyword:"const",params:{allowedValue:"target-kind"},message:"must be equal to constant"};e===null?e=[t]:e.push(t),i++}if(n.kinds!==
void 0){let t=n.kinds;if(Array.isArray(t)){if(t.length<1){let p={instancePath:a+"/kinds",schemaPath:"#/$defs/targetKind/properties/kinds/minItems",keyword:"minI\
tems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[p]:e.push(p),i++}let o=t.length;for(let p=0;p<o;p++){let u=t[p];if(typeof u!="str\
ing"){let d={instancePath:a+"/kinds/"+p,schemaPath:"#/$defs/targetKind/properties/kinds/items/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[d]:e.push(d),i++}if(!(u==="naval"||u==="land"||u==="air"||u==="replacements")){let d={instancePath:a+"/kinds/"+p,schemaPath:"#/$defs/targetKind/\
properties/kinds/items/enum",keyword:"enum",params:{allowedValues:ys.properties.kinds.items.enum},message:"must be equal to one of the allowed values"};e===null?
e=[d]:e.push(d),i++}}let m=t.length,l;if(m>1){let p={};for(;m--;){let u=t[m];if(typeof u=="string"){if(typeof p[u]=="number"){l=p[u];let d={instancePath:a+"/kin\
ds",schemaPath:"#/$defs/targetKind/properties/kinds/uniqueItems",keyword:"uniqueItems",params:{i:m,j:l},message:"must NOT have duplicate items (items ## "+l+" a\
nd "+m+" are identical)"};e===null?e=[d]:e.push(d),i++;break}p[u]=m}}}}else{let o={instancePath:a+"/kinds",schemaPath:"#/$defs/targetKind/properties/kinds/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[o]:e.push(o),i++}}}else{let t={instancePath:a,schemaPath:"#/$defs/targetKind/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}r!==!0&&(r=!0)}else if(s==="target-class")M(n,{instancePath:a,parentData:b,parentDataProperty:k,
rootData:h,dynamicAnchors:y})||(e=e===null?M.errors:P(e,M.errors),i=e.length),r!==!0&&(r=!0);else if(s==="target-place"){if(n&&typeof n=="object"&&!Array.isArray(
n)){if(n.is===void 0){let t={instancePath:a,schemaPath:"#/$defs/targetPlace/required",keyword:"required",params:{missingProperty:"is"},message:"must have requir\
ed property 'is'"};e===null?e=[t]:e.push(t),i++}if(n.place===void 0){let t={instancePath:a,schemaPath:"#/$defs/targetPlace/required",keyword:"required",params:{
missingProperty:"place"},message:"must have required property 'place'"};e===null?e=[t]:e.push(t),i++}for(let t in n)if(!(t==="is"||t==="place")){let o={instancePath:a,
schemaPath:"#/$defs/targetPlace/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};
e===null?e=[o]:e.push(o),i++}if(n.is!==void 0&&n.is!=="target-place"){let t={instancePath:a+"/is",schemaPath:"#/$defs/targetPlace/properties/is/const",keyword:"\
const",params:{allowedValue:"target-place"},message:"must be equal to constant"};e===null?e=[t]:e.push(t),i++}if(n.place!==void 0){let t=n.place;if(typeof t!="s\
tring"){let o={instancePath:a+"/place",schemaPath:"#/$defs/targetPlace/properties/place/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[o]:e.push(o),i++}if(!(t==="task-force"||t==="at-anchor"||t==="at-base")){let o={instancePath:a+"/place",schemaPath:"#/$defs/targetPlace/properties/place\
/enum",keyword:"enum",params:{allowedValues:gs.properties.place.enum},message:"must be equal to one of the allowed values"};e===null?e=[o]:e.push(o),i++}}}else{
let t={instancePath:a,schemaPath:"#/$defs/targetPlace/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}r!==!0&&
(r=!0)}else if(s==="task-force-lacks")K(n,{instancePath:a,parentData:b,parentDataProperty:k,rootData:h,dynamicAnchors:y})||(e=e===null?K.errors:P(e,K.errors),i=
e.length),r!==!0&&(r=!0);else if(s==="friendly-air-in-hex"){if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.is===void 0){let t={instancePath:a,schemaPath:"#/$\
defs/friendlyAirInHex/required",keyword:"required",params:{missingProperty:"is"},message:"must have required property 'is'"};e===null?e=[t]:e.push(t),i++}for(let t in n)
if(t!=="is"){let o={instancePath:a,schemaPath:"#/$defs/friendlyAirInHex/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[o]:e.push(o),i++}if(n.is!==void 0&&n.is!=="friendly-air-in-hex"){let t={instancePath:a+"/is",schemaPath:"#/$de\
fs/friendlyAirInHex/properties/is/const",keyword:"const",params:{allowedValue:"friendly-air-in-hex"},message:"must be equal to constant"};e===null?e=[t]:e.push(
t),i++}}else{let t={instancePath:a,schemaPath:"#/$defs/friendlyAirInHex/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),i++}r!==!0&&(r=!0)}else if(s==="air-supremacy"){if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.is===void 0){let t={instancePath:a,schemaPath:"#/$defs/airS\
upremacy/required",keyword:"required",params:{missingProperty:"is"},message:"must have required property 'is'"};e===null?e=[t]:e.push(t),i++}for(let t in n)if(t!==
"is"){let o={instancePath:a,schemaPath:"#/$defs/airSupremacy/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NO\
T have additional properties"};e===null?e=[o]:e.push(o),i++}if(n.is!==void 0&&n.is!=="air-supremacy"){let t={instancePath:a+"/is",schemaPath:"#/$defs/airSuprema\
cy/properties/is/const",keyword:"const",params:{allowedValue:"air-supremacy"},message:"must be equal to constant"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:a,
schemaPath:"#/$defs/airSupremacy/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}r!==!0&&(r=!0)}else if(s==="\
air-points-in-support"){if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.is===void 0){let t={instancePath:a,schemaPath:"#/$defs/airPointsInSupport/required",keyword:"\
required",params:{missingProperty:"is"},message:"must have required property 'is'"};e===null?e=[t]:e.push(t),i++}for(let t in n)if(t!=="is"){let o={instancePath:a,
schemaPath:"#/$defs/airPointsInSupport/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional prop\
erties"};e===null?e=[o]:e.push(o),i++}if(n.is!==void 0&&n.is!=="air-points-in-support"){let t={instancePath:a+"/is",schemaPath:"#/$defs/airPointsInSupport/prope\
rties/is/const",keyword:"const",params:{allowedValue:"air-points-in-support"},message:"must be equal to constant"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:a,
schemaPath:"#/$defs/airPointsInSupport/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}r!==!0&&(r=!0)}else if(s===
"out-of-supply"){if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.is===void 0){let t={instancePath:a,schemaPath:"#/$defs/outOfSupply/required",keyword:"require\
d",params:{missingProperty:"is"},message:"must have required property 'is'"};e===null?e=[t]:e.push(t),i++}for(let t in n)if(t!=="is"){let o={instancePath:a,schemaPath:"\
#/$defs/outOfSupply/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=
[o]:e.push(o),i++}if(n.is!==void 0&&n.is!=="out-of-supply"){let t={instancePath:a+"/is",schemaPath:"#/$defs/outOfSupply/properties/is/const",keyword:"const",params:{
allowedValue:"out-of-supply"},message:"must be equal to constant"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:a,schemaPath:"#/$defs/outOfSupply/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}r!==!0&&(r=!0)}else if(s==="marines"){if(n&&typeof n=="object"&&!Array.
isArray(n)){if(n.is===void 0){let t={instancePath:a,schemaPath:"#/$defs/marines/required",keyword:"required",params:{missingProperty:"is"},message:"must have re\
quired property 'is'"};e===null?e=[t]:e.push(t),i++}for(let t in n)if(t!=="is"){let o={instancePath:a,schemaPath:"#/$defs/marines/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),i++}if(n.is!==void 0&&n.is!=="marine\
s"){let t={instancePath:a+"/is",schemaPath:"#/$defs/marines/properties/is/const",keyword:"const",params:{allowedValue:"marines"},message:"must be equal to const\
ant"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:a,schemaPath:"#/$defs/marines/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[t]:e.push(t),i++}r!==!0&&(r=!0)}else if(s==="opposed-landing"){if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.is===void 0){let t={instancePath:a,
schemaPath:"#/$defs/opposedLanding/required",keyword:"required",params:{missingProperty:"is"},message:"must have required property 'is'"};e===null?e=[t]:e.push(
t),i++}for(let t in n)if(t!=="is"){let o={instancePath:a,schemaPath:"#/$defs/opposedLanding/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),i++}if(n.is!==void 0&&n.is!=="opposed-landing"){let t={instancePath:a+"/is",schemaPath:"\
#/$defs/opposedLanding/properties/is/const",keyword:"const",params:{allowedValue:"opposed-landing"},message:"must be equal to constant"};e===null?e=[t]:e.push(t),
i++}}else{let t={instancePath:a,schemaPath:"#/$defs/opposedLanding/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),
i++}r!==!0&&(r=!0)}else if(s==="elite-pilots"){if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.is===void 0){let t={instancePath:a,schemaPath:"#/$defs/elitePil\
ots/required",keyword:"required",params:{missingProperty:"is"},message:"must have required property 'is'"};e===null?e=[t]:e.push(t),i++}for(let t in n)if(t!=="i\
s"){let o={instancePath:a,schemaPath:"#/$defs/elitePilots/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT h\
ave additional properties"};e===null?e=[o]:e.push(o),i++}if(n.is!==void 0&&n.is!=="elite-pilots"){let t={instancePath:a+"/is",schemaPath:"#/$defs/elitePilots/pr\
operties/is/const",keyword:"const",params:{allowedValue:"elite-pilots"},message:"must be equal to constant"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:a,
schemaPath:"#/$defs/elitePilots/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}r!==!0&&(r=!0)}else if(s==="k\
amikaze"){if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.is===void 0){let t={instancePath:a,schemaPath:"#/$defs/kamikaze/required",keyword:"required",params:{
missingProperty:"is"},message:"must have required property 'is'"};e===null?e=[t]:e.push(t),i++}for(let t in n)if(t!=="is"){let o={instancePath:a,schemaPath:"#/$\
defs/kamikaze/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[o]:e.
push(o),i++}if(n.is!==void 0&&n.is!=="kamikaze"){let t={instancePath:a+"/is",schemaPath:"#/$defs/kamikaze/properties/is/const",keyword:"const",params:{allowedValue:"\
kamikaze"},message:"must be equal to constant"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:a,schemaPath:"#/$defs/kamikaze/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}r!==!0&&(r=!0)}else if(s==="attack"){if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.is===
void 0){let t={instancePath:a,schemaPath:"#/$defs/attack/required",keyword:"required",params:{missingProperty:"is"},message:"must have required property 'is'"};
e===null?e=[t]:e.push(t),i++}if(n.by===void 0){let t={instancePath:a,schemaPath:"#/$defs/attack/required",keyword:"required",params:{missingProperty:"by"},message:"\
must have required property 'by'"};e===null?e=[t]:e.push(t),i++}for(let t in n)if(!(t==="is"||t==="by")){let o={instancePath:a,schemaPath:"#/$defs/attack/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),i++}if(n.is!==
void 0&&n.is!=="attack"){let t={instancePath:a+"/is",schemaPath:"#/$defs/attack/properties/is/const",keyword:"const",params:{allowedValue:"attack"},message:"mus\
t be equal to constant"};e===null?e=[t]:e.push(t),i++}if(n.by!==void 0){let t=n.by;if(typeof t!="string"){let o={instancePath:a+"/by",schemaPath:"#/$defs/attack\
/properties/by/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}if(!(t==="air"||t==="submarine"||t==="surface")){
let o={instancePath:a+"/by",schemaPath:"#/$defs/attack/properties/by/enum",keyword:"enum",params:{allowedValues:Ps.properties.by.enum},message:"must be equal to\
 one of the allowed values"};e===null?e=[o]:e.push(o),i++}}}else{let t={instancePath:a,schemaPath:"#/$defs/attack/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),i++}r!==!0&&(r=!0)}else if(s==="option")J(n,{instancePath:a,parentData:b,parentDataProperty:k,rootData:h,dynamicAnchors:y})||
(e=e===null?J.errors:P(e,J.errors),i=e.length),r!==!0&&(r=!0);else if(s==="base-near-enemy-home"){if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.is===void 0){
let t={instancePath:a,schemaPath:"#/$defs/baseNearEnemyHome/required",keyword:"required",params:{missingProperty:"is"},message:"must have required property 'is'"};
e===null?e=[t]:e.push(t),i++}if(n.hexes===void 0){let t={instancePath:a,schemaPath:"#/$defs/baseNearEnemyHome/required",keyword:"required",params:{missingProperty:"\
hexes"},message:"must have required property 'hexes'"};e===null?e=[t]:e.push(t),i++}for(let t in n)if(!(t==="is"||t==="hexes")){let o={instancePath:a,schemaPath:"\
#/$defs/baseNearEnemyHome/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===
null?e=[o]:e.push(o),i++}if(n.is!==void 0&&n.is!=="base-near-enemy-home"){let t={instancePath:a+"/is",schemaPath:"#/$defs/baseNearEnemyHome/properties/is/const",
keyword:"const",params:{allowedValue:"base-near-enemy-home"},message:"must be equal to constant"};e===null?e=[t]:e.push(t),i++}if(n.hexes!==void 0){let t=n.hexes;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let o={instancePath:a+"/hexes",schemaPath:"#/$defs/baseNearEnemyHome/properties/hexes/type",keyword:"t\
ype",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),i++}if(typeof t=="number"&&isFinite(t)){if(t>40||isNaN(t)){let o={instancePath:a+
"/hexes",schemaPath:"#/$defs/baseNearEnemyHome/properties/hexes/maximum",keyword:"maximum",params:{comparison:"<=",limit:40},message:"must be <= 40"};e===null?e=
[o]:e.push(o),i++}if(t<0||isNaN(t)){let o={instancePath:a+"/hexes",schemaPath:"#/$defs/baseNearEnemyHome/properties/hexes/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[o]:e.push(o),i++}}}}else{let t={instancePath:a,schemaPath:"#/$defs/baseNearEnemyHome/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}r!==!0&&(r=!0)}else{let t={instancePath:a,schemaPath:"#/discriminator",keyword:"discrimina\
tor",params:{error:"mapping",tag:"is",tagValue:s},message:'value of tag "is" must be in oneOf'};e===null?e=[t]:e.push(t),i++}else{let t={instancePath:a,schemaPath:"\
#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"is",tagValue:s},message:'tag "is" must be string'};e===null?e=[t]:e.push(t),i++}}else{let s={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}return be.errors=e,c.props=r,i===0}be.evaluated=
{dynamicProps:!0,dynamicItems:!1};function ke(n,{instancePath:a="",parentData:b,parentDataProperty:k,rootData:h=n,dynamicAnchors:y={}}={}){let e=null,i=0,c=ke.evaluated;
if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(Object.keys(n).length<1){let r={instancePath:a,
schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[r]:e.push(r),i++}for(let r in n)
if(!x.test(r)){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have add\
itional properties"};e===null?e=[s]:e.push(s),i++}for(let r in n)x.test(r)&&(q(n[r],{instancePath:a+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:n,parentDataProperty:r,
rootData:h,dynamicAnchors:y})||(e=e===null?q.errors:P(e,q.errors),i=e.length))}else{let r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return ke.errors=e,i===0}ke.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function We(n,{instancePath:a="",
parentData:b,parentDataProperty:k,rootData:h=n,dynamicAnchors:y={}}={}){let e=null,i=0,c=We.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=
void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.$schema===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
$schema"},message:"must have required property '$schema'"};e===null?e=[r]:e.push(r),i++}if(n.modifiers===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"modifiers"},message:"must have required property 'modifiers'"};e===null?e=[r]:e.push(r),i++}if(n.sources===void 0){let r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"sources"},message:"must have required property 'sources'"};e===null?e=[r]:e.push(r),i++}for(let r in n)
if(!(r==="$schema"||r==="modifiers"||r==="sources")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(n.$schema!==void 0){let r=n.$schema;if(typeof r=="string"){if(g(r)<1){let s={instancePath:a+
"/$schema",schemaPath:"../common/common.schema.json#/$defs/schemaPath/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charac\
ters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/$schema",schemaPath:"../common/common.schema.json#/$defs/schemaPath/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(n.modifiers!==void 0){let r=n.modifiers;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let s in r)
if(!w.test(s)){let t={instancePath:a+"/modifiers",schemaPath:"#/properties/modifiers/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}for(let s in r)if(w.test(s)){let t=r[s];if(t&&typeof t=="object"&&!Array.isArray(t)){
if(Object.keys(t).length<3){let o={instancePath:a+"/modifiers/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/modifiers/patternProperties/%5\
E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/minProperties",keyword:"minProperties",params:{limit:3},message:"must NOT have fewer than 3 properties"};e===null?e=[o]:e.push(o),
i++}if(t.when===void 0){let o={instancePath:a+"/modifiers/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/modifiers/patternProperties/%5E%5B\
a-z0-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"when"},message:"must have required property 'when'"};e===null?e=[o]:e.push(o),i++}
if(t.rule===void 0){let o={instancePath:a+"/modifiers/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/modifiers/patternProperties/%5E%5Ba-z0\
-9%5D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"rule"},message:"must have required property 'rule'"};e===null?e=[o]:e.push(o),i++}for(let o in t)
if(!(o==="when"||o==="add"||o==="perExtraHit"||o==="perFirepower"||o==="rule")){let m={instancePath:a+"/modifiers/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/modifiers/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"\
must NOT have additional properties"};e===null?e=[m]:e.push(m),i++}if(t.when!==void 0&&(be(t.when,{instancePath:a+"/modifiers/"+s.replace(/~/g,"~0").replace(/\//g,
"~1")+"/when",parentData:t,parentDataProperty:"when",rootData:h,dynamicAnchors:y})||(e=e===null?be.errors:P(e,be.errors),i=e.length)),t.add!==void 0){let o=t.add;
if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let m={instancePath:a+"/modifiers/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/add",schemaPath:"#/prop\
erties/modifiers/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/add/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[m]:e.push(m),i++}if(typeof o=="number"&&isFinite(o)){if(o>10||isNaN(o)){let m={instancePath:a+"/modifiers/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/add",schemaPath:"\
#/properties/modifiers/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/add/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"m\
ust be <= 10"};e===null?e=[m]:e.push(m),i++}if(o<-10||isNaN(o)){let m={instancePath:a+"/modifiers/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/add",schemaPath:"\
#/properties/modifiers/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/add/minimum",keyword:"minimum",params:{comparison:">=",limit:-10},message:"\
must be >= -10"};e===null?e=[m]:e.push(m),i++}}}if(t.perExtraHit!==void 0){let o=t.perExtraHit;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let m={
instancePath:a+"/modifiers/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/perExtraHit",schemaPath:"#/properties/modifiers/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0\
-9-%5D*%24/properties/perExtraHit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),i++}if(typeof o=="number"&&isFinite(
o)){if(o>10||isNaN(o)){let m={instancePath:a+"/modifiers/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/perExtraHit",schemaPath:"#/properties/modifiers/patternPro\
perties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/perExtraHit/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=
[m]:e.push(m),i++}if(o<-10||isNaN(o)){let m={instancePath:a+"/modifiers/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/perExtraHit",schemaPath:"#/properties/modif\
iers/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/perExtraHit/minimum",keyword:"minimum",params:{comparison:">=",limit:-10},message:"must be >=\
 -10"};e===null?e=[m]:e.push(m),i++}}}if(t.perFirepower!==void 0){let o=t.perFirepower;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let m={instancePath:a+
"/modifiers/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/perFirepower",schemaPath:"#/properties/modifiers/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/pro\
perties/perFirepower/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),i++}if(typeof o=="number"&&isFinite(o)){if(o>
10||isNaN(o)){let m={instancePath:a+"/modifiers/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/perFirepower",schemaPath:"#/properties/modifiers/patternProperties/\
%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/perFirepower/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[m]:e.
push(m),i++}if(o<-10||isNaN(o)){let m={instancePath:a+"/modifiers/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/perFirepower",schemaPath:"#/properties/modifiers/\
patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/perFirepower/minimum",keyword:"minimum",params:{comparison:">=",limit:-10},message:"must be >= -10"};
e===null?e=[m]:e.push(m),i++}}}if(t.rule!==void 0){let o=t.rule;if(typeof o=="string"){if(g(o)>24){let m={instancePath:a+"/modifiers/"+s.replace(/~/g,"~0").replace(
/\//g,"~1")+"/rule",schemaPath:"../common/common.schema.json#/$defs/ruleNumber/maxLength",keyword:"maxLength",params:{limit:24},message:"must NOT have more than\
 24 characters"};e===null?e=[m]:e.push(m),i++}if(!ee.test(o)){let m={instancePath:a+"/modifiers/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/rule",schemaPath:".\
./common/common.schema.json#/$defs/ruleNumber/pattern",keyword:"pattern",params:{pattern:"^[0-9A-Z][0-9A-Za-z.()-]*$"},message:'must match pattern "^[0-9A-Z][0-\
9A-Za-z.()-]*$"'};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:a+"/modifiers/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/rule",schemaPath:"../common/\
common.schema.json#/$defs/ruleNumber/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),i++}}}else{let o={instancePath:a+
"/modifiers/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/modifiers/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),i++}}}else{let s={instancePath:a+"/modifiers",schemaPath:"#/properties/modifiers/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}n.sources!==void 0&&(ke(n.sources,{instancePath:a+"/sources",parentData:n,
parentDataProperty:"sources",rootData:h,dynamicAnchors:y})||(e=e===null?ke.errors:P(e,ke.errors),i=e.length))}else{let r={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return We.errors=e,i===0}We.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var ws=Re;function we(n,{instancePath:a="",parentData:b,parentDataProperty:k,rootData:h=n,dynamicAnchors:y={}}={}){let e=null,i=0,c=we.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(Object.keys(n).length<1){let r={instancePath:a,schemaPath:"#/minProperties",
keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[r]:e.push(r),i++}for(let r in n)if(!x.test(r)){let s={instancePath:a,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),i++}for(let r in n)x.test(r)&&(q(n[r],{instancePath:a+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:n,parentDataProperty:r,rootData:h,dynamicAnchors:y})||
(e=e===null?q.errors:P(e,q.errors),i=e.length))}else{let r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),i++}return we.errors=e,i===0}we.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Re(n,{instancePath:a="",parentData:b,parentDataProperty:k,
rootData:h=n,dynamicAnchors:y={}}={}){let e=null,i=0,c=Re.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),n&&typeof n=="object"&&
!Array.isArray(n)){if(n.$schema===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"$schema"},message:"must have\
 required property '$schema'"};e===null?e=[r]:e.push(r),i++}if(n.seaDeployment===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"seaDeployment"},message:"must have required property 'seaDeployment'"};e===null?e=[r]:e.push(r),i++}if(n.operational===void 0){let r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"operational"},message:"must have required property 'operational'"};e===null?e=[r]:e.push(r),
i++}if(n.oilPoint===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"oilPoint"},message:"must have required pro\
perty 'oilPoint'"};e===null?e=[r]:e.push(r),i++}if(n.destroyerTransfer===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
destroyerTransfer"},message:"must have required property 'destroyerTransfer'"};e===null?e=[r]:e.push(r),i++}if(n.merchantAswDie===void 0){let r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"merchantAswDie"},message:"must have required property 'merchantAswDie'"};e===null?e=[r]:e.push(
r),i++}if(n.strategicBombingDie===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"strategicBombingDie"},message:"\
must have required property 'strategicBombingDie'"};e===null?e=[r]:e.push(r),i++}if(n.sources===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"sources"},message:"must have required property 'sources'"};e===null?e=[r]:e.push(r),i++}for(let r in n)if(!(r==="$schema"||r===
"seaDeployment"||r==="operational"||r==="oilPoint"||r==="destroyerTransfer"||r==="merchantAswDie"||r==="strategicBombingDie"||r==="sources")){let s={instancePath:a,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),i++}if(n.$schema!==void 0){let r=n.$schema;if(typeof r=="string"){if(g(r)<1){let s={instancePath:a+"/$schema",schemaPath:"../common/common.schema.json#/\
$defs/schemaPath/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+
"/$schema",schemaPath:"../common/common.schema.json#/$defs/schemaPath/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),i++}}if(n.seaDeployment!==void 0){let r=n.seaDeployment;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.naval===void 0){let s={instancePath:a+"/seaDeployme\
nt",schemaPath:"#/properties/seaDeployment/required",keyword:"required",params:{missingProperty:"naval"},message:"must have required property 'naval'"};e===null?
e=[s]:e.push(s),i++}if(r.land===void 0){let s={instancePath:a+"/seaDeployment",schemaPath:"#/properties/seaDeployment/required",keyword:"required",params:{missingProperty:"\
land"},message:"must have required property 'land'"};e===null?e=[s]:e.push(s),i++}if(r.air===void 0){let s={instancePath:a+"/seaDeployment",schemaPath:"#/proper\
ties/seaDeployment/required",keyword:"required",params:{missingProperty:"air"},message:"must have required property 'air'"};e===null?e=[s]:e.push(s),i++}if(r.replacements===
void 0){let s={instancePath:a+"/seaDeployment",schemaPath:"#/properties/seaDeployment/required",keyword:"required",params:{missingProperty:"replacements"},message:"\
must have required property 'replacements'"};e===null?e=[s]:e.push(s),i++}for(let s in r)if(!(s==="naval"||s==="land"||s==="air"||s==="replacements")){let t={instancePath:a+
"/seaDeployment",schemaPath:"#/properties/seaDeployment/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT hav\
e additional properties"};e===null?e=[t]:e.push(t),i++}if(r.naval!==void 0){let s=r.naval;if(typeof s=="number"&&isFinite(s)){if(s>1e3||isNaN(s)){let o={instancePath:a+
"/seaDeployment/naval",schemaPath:"../common/common.schema.json#/$defs/quarters/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},message:"must be <\
= 1000"};e===null?e=[o]:e.push(o),i++}if(s<0||isNaN(s)){let o={instancePath:a+"/seaDeployment/naval",schemaPath:"../common/common.schema.json#/$defs/quarters/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[o]:e.push(o),i++}let t;if(t=s/.25,t!==parseInt(t)){let o={instancePath:a+
"/seaDeployment/naval",schemaPath:"../common/common.schema.json#/$defs/quarters/multipleOf",keyword:"multipleOf",params:{multipleOf:.25},message:"must be multip\
le of 0.25"};e===null?e=[o]:e.push(o),i++}}else{let t={instancePath:a+"/seaDeployment/naval",schemaPath:"../common/common.schema.json#/$defs/quarters/type",keyword:"\
type",params:{type:"number"},message:"must be number"};e===null?e=[t]:e.push(t),i++}}if(r.land!==void 0){let s=r.land;if(typeof s=="number"&&isFinite(s)){if(s>1e3||
isNaN(s)){let o={instancePath:a+"/seaDeployment/land",schemaPath:"../common/common.schema.json#/$defs/quarters/maximum",keyword:"maximum",params:{comparison:"<=",
limit:1e3},message:"must be <= 1000"};e===null?e=[o]:e.push(o),i++}if(s<0||isNaN(s)){let o={instancePath:a+"/seaDeployment/land",schemaPath:"../common/common.sc\
hema.json#/$defs/quarters/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[o]:e.push(o),i++}let t;if(t=s/.25,t!==
parseInt(t)){let o={instancePath:a+"/seaDeployment/land",schemaPath:"../common/common.schema.json#/$defs/quarters/multipleOf",keyword:"multipleOf",params:{multipleOf:.25},
message:"must be multiple of 0.25"};e===null?e=[o]:e.push(o),i++}}else{let t={instancePath:a+"/seaDeployment/land",schemaPath:"../common/common.schema.json#/$de\
fs/quarters/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[t]:e.push(t),i++}}if(r.air!==void 0){let s=r.air;if(typeof s=="num\
ber"&&isFinite(s)){if(s>1e3||isNaN(s)){let o={instancePath:a+"/seaDeployment/air",schemaPath:"../common/common.schema.json#/$defs/quarters/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000"};e===null?e=[o]:e.push(o),i++}if(s<0||isNaN(s)){let o={instancePath:a+"/seaDeployment/air",schemaPath:"\
../common/common.schema.json#/$defs/quarters/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[o]:e.push(o),i++}let t;
if(t=s/.25,t!==parseInt(t)){let o={instancePath:a+"/seaDeployment/air",schemaPath:"../common/common.schema.json#/$defs/quarters/multipleOf",keyword:"multipleOf",
params:{multipleOf:.25},message:"must be multiple of 0.25"};e===null?e=[o]:e.push(o),i++}}else{let t={instancePath:a+"/seaDeployment/air",schemaPath:"../common/\
common.schema.json#/$defs/quarters/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[t]:e.push(t),i++}}if(r.replacements!==void 0){
let s=r.replacements;if(typeof s=="number"&&isFinite(s)){if(s>1e3||isNaN(s)){let o={instancePath:a+"/seaDeployment/replacements",schemaPath:"../common/common.sc\
hema.json#/$defs/quarters/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000"};e===null?e=[o]:e.push(o),i++}if(s<0||isNaN(s)){
let o={instancePath:a+"/seaDeployment/replacements",schemaPath:"../common/common.schema.json#/$defs/quarters/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"};e===null?e=[o]:e.push(o),i++}let t;if(t=s/.25,t!==parseInt(t)){let o={instancePath:a+"/seaDeployment/replacements",schemaPath:"\
../common/common.schema.json#/$defs/quarters/multipleOf",keyword:"multipleOf",params:{multipleOf:.25},message:"must be multiple of 0.25"};e===null?e=[o]:e.push(
o),i++}}else{let t={instancePath:a+"/seaDeployment/replacements",schemaPath:"../common/common.schema.json#/$defs/quarters/type",keyword:"type",params:{type:"num\
ber"},message:"must be number"};e===null?e=[t]:e.push(t),i++}}}else{let s={instancePath:a+"/seaDeployment",schemaPath:"#/properties/seaDeployment/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}if(n.operational!==void 0){let r=n.operational;if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.land===void 0){let s={instancePath:a+"/operational",schemaPath:"#/properties/operational/required",keyword:"required",params:{missingProperty:"\
land"},message:"must have required property 'land'"};e===null?e=[s]:e.push(s),i++}if(r.air===void 0){let s={instancePath:a+"/operational",schemaPath:"#/properti\
es/operational/required",keyword:"required",params:{missingProperty:"air"},message:"must have required property 'air'"};e===null?e=[s]:e.push(s),i++}if(r.replacements===
void 0){let s={instancePath:a+"/operational",schemaPath:"#/properties/operational/required",keyword:"required",params:{missingProperty:"replacements"},message:"\
must have required property 'replacements'"};e===null?e=[s]:e.push(s),i++}if(r.navalOilShort===void 0){let s={instancePath:a+"/operational",schemaPath:"#/proper\
ties/operational/required",keyword:"required",params:{missingProperty:"navalOilShort"},message:"must have required property 'navalOilShort'"};e===null?e=[s]:e.push(
s),i++}if(r.navalOilLong===void 0){let s={instancePath:a+"/operational",schemaPath:"#/properties/operational/required",keyword:"required",params:{missingProperty:"\
navalOilLong"},message:"must have required property 'navalOilLong'"};e===null?e=[s]:e.push(s),i++}for(let s in r)if(!(s==="land"||s==="air"||s==="replacements"||
s==="navalOilShort"||s==="navalOilLong")){let t={instancePath:a+"/operational",schemaPath:"#/properties/operational/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(r.land!==void 0){let s=r.land;if(typeof s==
"number"&&isFinite(s)){if(s>1e3||isNaN(s)){let o={instancePath:a+"/operational/land",schemaPath:"../common/common.schema.json#/$defs/quarters/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000"};e===null?e=[o]:e.push(o),i++}if(s<0||isNaN(s)){let o={instancePath:a+"/operational/land",
schemaPath:"../common/common.schema.json#/$defs/quarters/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[o]:e.push(
o),i++}let t;if(t=s/.25,t!==parseInt(t)){let o={instancePath:a+"/operational/land",schemaPath:"../common/common.schema.json#/$defs/quarters/multipleOf",keyword:"\
multipleOf",params:{multipleOf:.25},message:"must be multiple of 0.25"};e===null?e=[o]:e.push(o),i++}}else{let t={instancePath:a+"/operational/land",schemaPath:"\
../common/common.schema.json#/$defs/quarters/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[t]:e.push(t),i++}}if(r.air!==void 0){
let s=r.air;if(typeof s=="number"&&isFinite(s)){if(s>1e3||isNaN(s)){let o={instancePath:a+"/operational/air",schemaPath:"../common/common.schema.json#/$defs/qua\
rters/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000"};e===null?e=[o]:e.push(o),i++}if(s<0||isNaN(s)){let o={instancePath:a+
"/operational/air",schemaPath:"../common/common.schema.json#/$defs/quarters/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[o]:e.push(o),i++}let t;if(t=s/.25,t!==parseInt(t)){let o={instancePath:a+"/operational/air",schemaPath:"../common/common.schema.json#/$defs/quarters\
/multipleOf",keyword:"multipleOf",params:{multipleOf:.25},message:"must be multiple of 0.25"};e===null?e=[o]:e.push(o),i++}}else{let t={instancePath:a+"/operati\
onal/air",schemaPath:"../common/common.schema.json#/$defs/quarters/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[t]:e.push(t),
i++}}if(r.replacements!==void 0){let s=r.replacements;if(typeof s=="number"&&isFinite(s)){if(s>1e3||isNaN(s)){let o={instancePath:a+"/operational/replacements",
schemaPath:"../common/common.schema.json#/$defs/quarters/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000"};e===null?e=[o]:
e.push(o),i++}if(s<0||isNaN(s)){let o={instancePath:a+"/operational/replacements",schemaPath:"../common/common.schema.json#/$defs/quarters/minimum",keyword:"min\
imum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[o]:e.push(o),i++}let t;if(t=s/.25,t!==parseInt(t)){let o={instancePath:a+"/operationa\
l/replacements",schemaPath:"../common/common.schema.json#/$defs/quarters/multipleOf",keyword:"multipleOf",params:{multipleOf:.25},message:"must be multiple of 0\
.25"};e===null?e=[o]:e.push(o),i++}}else{let t={instancePath:a+"/operational/replacements",schemaPath:"../common/common.schema.json#/$defs/quarters/type",keyword:"\
type",params:{type:"number"},message:"must be number"};e===null?e=[t]:e.push(t),i++}}if(r.navalOilShort!==void 0){let s=r.navalOilShort;if(typeof s=="number"&&isFinite(
s)){if(s>1e3||isNaN(s)){let o={instancePath:a+"/operational/navalOilShort",schemaPath:"../common/common.schema.json#/$defs/quarters/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e3},message:"must be <= 1000"};e===null?e=[o]:e.push(o),i++}if(s<0||isNaN(s)){let o={instancePath:a+"/operational/navalOilShort",schemaPath:"\
../common/common.schema.json#/$defs/quarters/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[o]:e.push(o),i++}let t;
if(t=s/.25,t!==parseInt(t)){let o={instancePath:a+"/operational/navalOilShort",schemaPath:"../common/common.schema.json#/$defs/quarters/multipleOf",keyword:"mul\
tipleOf",params:{multipleOf:.25},message:"must be multiple of 0.25"};e===null?e=[o]:e.push(o),i++}}else{let t={instancePath:a+"/operational/navalOilShort",schemaPath:"\
../common/common.schema.json#/$defs/quarters/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[t]:e.push(t),i++}}if(r.navalOilLong!==
void 0){let s=r.navalOilLong;if(typeof s=="number"&&isFinite(s)){if(s>1e3||isNaN(s)){let o={instancePath:a+"/operational/navalOilLong",schemaPath:"../common/com\
mon.schema.json#/$defs/quarters/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000"};e===null?e=[o]:e.push(o),i++}if(s<0||isNaN(
s)){let o={instancePath:a+"/operational/navalOilLong",schemaPath:"../common/common.schema.json#/$defs/quarters/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"};e===null?e=[o]:e.push(o),i++}let t;if(t=s/.25,t!==parseInt(t)){let o={instancePath:a+"/operational/navalOilLong",schemaPath:"..\
/common/common.schema.json#/$defs/quarters/multipleOf",keyword:"multipleOf",params:{multipleOf:.25},message:"must be multiple of 0.25"};e===null?e=[o]:e.push(o),
i++}}else{let t={instancePath:a+"/operational/navalOilLong",schemaPath:"../common/common.schema.json#/$defs/quarters/type",keyword:"type",params:{type:"number"},
message:"must be number"};e===null?e=[t]:e.push(t),i++}}}else{let s={instancePath:a+"/operational",schemaPath:"#/properties/operational/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}if(n.oilPoint!==void 0){let r=n.oilPoint;if(typeof r=="number"&&isFinite(r)){if(r>1e3||isNaN(
r)){let t={instancePath:a+"/oilPoint",schemaPath:"../common/common.schema.json#/$defs/quarters/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},message:"\
must be <= 1000"};e===null?e=[t]:e.push(t),i++}if(r<0||isNaN(r)){let t={instancePath:a+"/oilPoint",schemaPath:"../common/common.schema.json#/$defs/quarters/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),i++}let s;if(s=r/.25,s!==parseInt(s)){let t={instancePath:a+
"/oilPoint",schemaPath:"../common/common.schema.json#/$defs/quarters/multipleOf",keyword:"multipleOf",params:{multipleOf:.25},message:"must be multiple of 0.25"};
e===null?e=[t]:e.push(t),i++}}else{let s={instancePath:a+"/oilPoint",schemaPath:"../common/common.schema.json#/$defs/quarters/type",keyword:"type",params:{type:"\
number"},message:"must be number"};e===null?e=[s]:e.push(s),i++}}if(n.destroyerTransfer!==void 0){let r=n.destroyerTransfer;if(typeof r=="number"&&isFinite(r)){
if(r>1e3||isNaN(r)){let t={instancePath:a+"/destroyerTransfer",schemaPath:"../common/common.schema.json#/$defs/quarters/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e3},message:"must be <= 1000"};e===null?e=[t]:e.push(t),i++}if(r<0||isNaN(r)){let t={instancePath:a+"/destroyerTransfer",schemaPath:"../common/common\
.schema.json#/$defs/quarters/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),i++}let s;if(s=r/.25,s!==
parseInt(s)){let t={instancePath:a+"/destroyerTransfer",schemaPath:"../common/common.schema.json#/$defs/quarters/multipleOf",keyword:"multipleOf",params:{multipleOf:.25},
message:"must be multiple of 0.25"};e===null?e=[t]:e.push(t),i++}}else{let s={instancePath:a+"/destroyerTransfer",schemaPath:"../common/common.schema.json#/$def\
s/quarters/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[s]:e.push(s),i++}}if(n.merchantAswDie!==void 0){let r=n.merchantAswDie;
if(typeof r=="number"&&isFinite(r)){if(r>1e3||isNaN(r)){let t={instancePath:a+"/merchantAswDie",schemaPath:"../common/common.schema.json#/$defs/quarters/maximum",
keyword:"maximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000"};e===null?e=[t]:e.push(t),i++}if(r<0||isNaN(r)){let t={instancePath:a+"/merchantA\
swDie",schemaPath:"../common/common.schema.json#/$defs/quarters/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[
t]:e.push(t),i++}let s;if(s=r/.25,s!==parseInt(s)){let t={instancePath:a+"/merchantAswDie",schemaPath:"../common/common.schema.json#/$defs/quarters/multipleOf",
keyword:"multipleOf",params:{multipleOf:.25},message:"must be multiple of 0.25"};e===null?e=[t]:e.push(t),i++}}else{let s={instancePath:a+"/merchantAswDie",schemaPath:"\
../common/common.schema.json#/$defs/quarters/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[s]:e.push(s),i++}}if(n.strategicBombingDie!==
void 0){let r=n.strategicBombingDie;if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(r)){let t={instancePath:a+"/strategicBombingDie",schemaPath:"#/propertie\
s/strategicBombingDie/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[t]:e.push(t),i++}if(r<.25||isNaN(r)){let t={
instancePath:a+"/strategicBombingDie",schemaPath:"#/properties/strategicBombingDie/minimum",keyword:"minimum",params:{comparison:">=",limit:.25},message:"must b\
e >= 0.25"};e===null?e=[t]:e.push(t),i++}let s;if(s=r/.25,s!==parseInt(s)){let t={instancePath:a+"/strategicBombingDie",schemaPath:"#/properties/strategicBombin\
gDie/multipleOf",keyword:"multipleOf",params:{multipleOf:.25},message:"must be multiple of 0.25"};e===null?e=[t]:e.push(t),i++}}else{let s={instancePath:a+"/str\
ategicBombingDie",schemaPath:"#/properties/strategicBombingDie/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[s]:e.push(s),i++}}
n.sources!==void 0&&(we(n.sources,{instancePath:a+"/sources",parentData:n,parentDataProperty:"sources",rootData:h,dynamicAnchors:y})||(e=e===null?we.errors:P(e,
we.errors),i=e.length))}else{let r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),
i++}return Re.errors=e,i===0}Re.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var vs=Ge;function ve(n,{instancePath:a="",parentData:b,parentDataProperty:k,rootData:h=n,dynamicAnchors:y={}}={}){let e=null,i=0,c=ve.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(Object.keys(n).length<1){let r={instancePath:a,schemaPath:"#/minProperties",
keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[r]:e.push(r),i++}for(let r in n)if(!x.test(r)){let s={instancePath:a,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),i++}for(let r in n)x.test(r)&&(q(n[r],{instancePath:a+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:n,parentDataProperty:r,rootData:h,dynamicAnchors:y})||
(e=e===null?q.errors:P(e,q.errors),i=e.length))}else{let r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),i++}return ve.errors=e,i===0}ve.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ge(n,{instancePath:a="",parentData:b,parentDataProperty:k,
rootData:h=n,dynamicAnchors:y={}}={}){let e=null,i=0,c=Ge.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),n&&typeof n=="object"&&
!Array.isArray(n)){if(n.$schema===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"$schema"},message:"must have\
 required property '$schema'"};e===null?e=[r]:e.push(r),i++}if(n.submarinePoints===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"submarinePoints"},message:"must have required property 'submarinePoints'"};e===null?e=[r]:e.push(r),i++}if(n.transportPoints===void 0){let r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"transportPoints"},message:"must have required property 'transportPoints'"};e===null?e=[r]:e.
push(r),i++}if(n.sources===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sources"},message:"must have requir\
ed property 'sources'"};e===null?e=[r]:e.push(r),i++}for(let r in n)if(!(r==="$schema"||r==="submarinePoints"||r==="transportPoints"||r==="sources")){let s={instancePath:a,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),i++}if(n.$schema!==void 0){let r=n.$schema;if(typeof r=="string"){if(g(r)<1){let s={instancePath:a+"/$schema",schemaPath:"../common/common.schema.json#/\
$defs/schemaPath/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+
"/$schema",schemaPath:"../common/common.schema.json#/$defs/schemaPath/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),i++}}if(n.submarinePoints!==void 0){let r=n.submarinePoints;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.japan===void 0){let s={instancePath:a+"/submari\
nePoints",schemaPath:"#/properties/submarinePoints/required",keyword:"required",params:{missingProperty:"japan"},message:"must have required property 'japan'"};
e===null?e=[s]:e.push(s),i++}if(r.allies===void 0){let s={instancePath:a+"/submarinePoints",schemaPath:"#/properties/submarinePoints/required",keyword:"required",
params:{missingProperty:"allies"},message:"must have required property 'allies'"};e===null?e=[s]:e.push(s),i++}for(let s in r)if(!(s==="japan"||s==="allies")){let t={
instancePath:a+"/submarinePoints",schemaPath:"#/properties/submarinePoints/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"\
must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(r.japan!==void 0){let s=r.japan;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s[1]===void 0){
let t={instancePath:a+"/submarinePoints/japan",schemaPath:"#/$defs/byTurn/required",keyword:"required",params:{missingProperty:"1"},message:"must have required \
property '1'"};e===null?e=[t]:e.push(t),i++}for(let t in s)if(!F.test(t)){let o={instancePath:a+"/submarinePoints/japan",schemaPath:"#/$defs/byTurn/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),i++}for(let t in s)
if(F.test(t)){let o=s[t];if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let m={instancePath:a+"/submarinePoints/japan/"+t.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/$defs/byTurn/patternProperties/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[m]:e.push(m),i++}if(typeof o=="number"&&isFinite(o)){if(o>200||isNaN(o)){let m={instancePath:a+"/submarinePoints/japan/"+t.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/$defs/byTurn/patternProperties/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/maximum",keyword:"maximum",params:{comparison:"<=",limit:200},message:"m\
ust be <= 200"};e===null?e=[m]:e.push(m),i++}if(o<0||isNaN(o)){let m={instancePath:a+"/submarinePoints/japan/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/$defs/byTurn/patternProperties/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[
m]:e.push(m),i++}}}}else{let t={instancePath:a+"/submarinePoints/japan",schemaPath:"#/$defs/byTurn/type",keyword:"type",params:{type:"object"},message:"must be \
object"};e===null?e=[t]:e.push(t),i++}}if(r.allies!==void 0){let s=r.allies;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s[1]===void 0){let t={instancePath:a+
"/submarinePoints/allies",schemaPath:"#/$defs/byTurn/required",keyword:"required",params:{missingProperty:"1"},message:"must have required property '1'"};e===null?
e=[t]:e.push(t),i++}for(let t in s)if(!F.test(t)){let o={instancePath:a+"/submarinePoints/allies",schemaPath:"#/$defs/byTurn/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),i++}for(let t in s)if(F.test(t)){let o=s[t];
if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let m={instancePath:a+"/submarinePoints/allies/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/$defs/byTurn/patternProperties/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),
i++}if(typeof o=="number"&&isFinite(o)){if(o>200||isNaN(o)){let m={instancePath:a+"/submarinePoints/allies/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/$defs/byTurn/patternProperties/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/maximum",keyword:"maximum",params:{comparison:"<=",limit:200},message:"must be <= 200"};e===null?
e=[m]:e.push(m),i++}if(o<0||isNaN(o)){let m={instancePath:a+"/submarinePoints/allies/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/byTurn/patte\
rnProperties/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),i++}}}}else{
let t={instancePath:a+"/submarinePoints/allies",schemaPath:"#/$defs/byTurn/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:
e.push(t),i++}}}else{let s={instancePath:a+"/submarinePoints",schemaPath:"#/properties/submarinePoints/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};e===null?e=[s]:e.push(s),i++}}if(n.transportPoints!==void 0){let r=n.transportPoints;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.us===void 0){
let s={instancePath:a+"/transportPoints",schemaPath:"#/properties/transportPoints/required",keyword:"required",params:{missingProperty:"us"},message:"must have \
required property 'us'"};e===null?e=[s]:e.push(s),i++}if(r.britain===void 0){let s={instancePath:a+"/transportPoints",schemaPath:"#/properties/transportPoints/r\
equired",keyword:"required",params:{missingProperty:"britain"},message:"must have required property 'britain'"};e===null?e=[s]:e.push(s),i++}for(let s in r)if(!(s===
"us"||s==="britain")){let t={instancePath:a+"/transportPoints",schemaPath:"#/properties/transportPoints/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(r.us!==void 0){let s=r.us;if(s&&typeof s=="object"&&!Array.
isArray(s)){if(s[1]===void 0){let t={instancePath:a+"/transportPoints/us",schemaPath:"#/$defs/byTurn/required",keyword:"required",params:{missingProperty:"1"},message:"\
must have required property '1'"};e===null?e=[t]:e.push(t),i++}for(let t in s)if(!F.test(t)){let o={instancePath:a+"/transportPoints/us",schemaPath:"#/$defs/byT\
urn/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),i++}
for(let t in s)if(F.test(t)){let o=s[t];if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let m={instancePath:a+"/transportPoints/us/"+t.replace(/~/g,"~\
0").replace(/\//g,"~1"),schemaPath:"#/$defs/byTurn/patternProperties/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/type",keyword:"type",params:{type:"integer"},message:"must b\
e integer"};e===null?e=[m]:e.push(m),i++}if(typeof o=="number"&&isFinite(o)){if(o>200||isNaN(o)){let m={instancePath:a+"/transportPoints/us/"+t.replace(/~/g,"~0").
replace(/\//g,"~1"),schemaPath:"#/$defs/byTurn/patternProperties/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/maximum",keyword:"maximum",params:{comparison:"<=",limit:200},message:"\
must be <= 200"};e===null?e=[m]:e.push(m),i++}if(o<0||isNaN(o)){let m={instancePath:a+"/transportPoints/us/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/$defs/byTurn/patternProperties/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[
m]:e.push(m),i++}}}}else{let t={instancePath:a+"/transportPoints/us",schemaPath:"#/$defs/byTurn/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[t]:e.push(t),i++}}if(r.britain!==void 0){let s=r.britain;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s[1]===void 0){let t={instancePath:a+
"/transportPoints/britain",schemaPath:"#/$defs/byTurn/required",keyword:"required",params:{missingProperty:"1"},message:"must have required property '1'"};e===null?
e=[t]:e.push(t),i++}for(let t in s)if(!F.test(t)){let o={instancePath:a+"/transportPoints/britain",schemaPath:"#/$defs/byTurn/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),i++}for(let t in s)if(F.test(t)){let o=s[t];
if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let m={instancePath:a+"/transportPoints/britain/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/$defs/byTurn/patternProperties/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),
i++}if(typeof o=="number"&&isFinite(o)){if(o>200||isNaN(o)){let m={instancePath:a+"/transportPoints/britain/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/$defs/byTurn/patternProperties/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/maximum",keyword:"maximum",params:{comparison:"<=",limit:200},message:"must be <= 200"};e===null?
e=[m]:e.push(m),i++}if(o<0||isNaN(o)){let m={instancePath:a+"/transportPoints/britain/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/byTurn/patt\
ernProperties/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),i++}}}}else{
let t={instancePath:a+"/transportPoints/britain",schemaPath:"#/$defs/byTurn/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:
e.push(t),i++}}}else{let s={instancePath:a+"/transportPoints",schemaPath:"#/properties/transportPoints/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};e===null?e=[s]:e.push(s),i++}}n.sources!==void 0&&(ve(n.sources,{instancePath:a+"/sources",parentData:n,parentDataProperty:"sources",rootData:h,dynamicAnchors:y})||
(e=e===null?ve.errors:P(e,ve.errors),i=e.length))}else{let r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),i++}return Ge.errors=e,i===0}Ge.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var qs=Me;var Ss={type:"object",properties:{title:{type:"string",minLength:1,maxLength:120},nation:{$ref:"defs.schema.json#/$defs/nation"},units:{$ref:"defs.schema.json#/\
$defs/unitCounts"},airSteps:{type:"integer",minimum:1,maximum:40},navalAviation:{type:"boolean",const:!0},option:{type:"string",pattern:"^[a-z0-9][a-z0-9.-]*$",
maxLength:80},remove:{type:"boolean",const:!0},conversionOf:{$ref:"defs.schema.json#/$defs/typeId"},trainedAirGroup:{type:"boolean",const:!0},earlyArrival:{type:"\
boolean",const:!0}},required:["nation"],minProperties:2,additionalProperties:!1};var Cs=new RegExp("^[a-z0-9][a-z0-9.-]*$","u");function qe(n,{instancePath:a="",parentData:b,parentDataProperty:k,rootData:h=n,dynamicAnchors:y={}}={}){let e=null,
i=0,c=qe.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(Object.keys(n).length<2){let r={
instancePath:a,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:2},message:"must NOT have fewer than 2 properties"};e===null?e=[r]:e.push(r),i++}
if(n.nation===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"nation"},message:"must have required property 'n\
ation'"};e===null?e=[r]:e.push(r),i++}for(let r in n)if(!L.call(Ss.properties,r)){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(n.title!==void 0){let r=n.title;if(typeof r==
"string"){if(g(r)>120){let s={instancePath:a+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have mo\
re than 120 characters"};e===null?e=[s]:e.push(s),i++}if(g(r)<1){let s={instancePath:a+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/title",schemaPath:"#/properties/title/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(n.nation!==void 0){let r=n.nation;if(typeof r!="string"){let s={
instancePath:a+"/nation",schemaPath:"defs.schema.json#/$defs/nation/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),i++}if(!(r==="japan"||r==="us"||r==="britain"||r==="netherlands")){let s={instancePath:a+"/nation",schemaPath:"defs.schema.json#/$defs/nation/enum",keyword:"\
enum",params:{allowedValues:U.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}if(n.units!==void 0){let r=n.units;if(r&&
typeof r=="object"&&!Array.isArray(r)){for(let s in r)if(!w.test(s)){let t={instancePath:a+"/units",schemaPath:"defs.schema.json#/$defs/unitCounts/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}for(let s in r)
if(w.test(s)){let t=r[s];if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let o={instancePath:a+"/units/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[o]:e.push(o),i++}if(typeof t=="number"&&isFinite(t)){if(t>50||isNaN(t)){let o={instancePath:a+"/units/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/maximum",keyword:"maximum",params:{comparison:"<=",limit:50},message:"must\
 be <= 50"};e===null?e=[o]:e.push(o),i++}if(t<1||isNaN(t)){let o={instancePath:a+"/units/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"defs.schema.json\
#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?
e=[o]:e.push(o),i++}}}}else{let s={instancePath:a+"/units",schemaPath:"defs.schema.json#/$defs/unitCounts/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[s]:e.push(s),i++}}if(n.airSteps!==void 0){let r=n.airSteps;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let s={instancePath:a+
"/airSteps",schemaPath:"#/properties/airSteps/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof r==
"number"&&isFinite(r)){if(r>40||isNaN(r)){let s={instancePath:a+"/airSteps",schemaPath:"#/properties/airSteps/maximum",keyword:"maximum",params:{comparison:"<=",
limit:40},message:"must be <= 40"};e===null?e=[s]:e.push(s),i++}if(r<1||isNaN(r)){let s={instancePath:a+"/airSteps",schemaPath:"#/properties/airSteps/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}}if(n.navalAviation!==void 0){let r=n.navalAviation;if(typeof r!=
"boolean"){let s={instancePath:a+"/navalAviation",schemaPath:"#/properties/navalAviation/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};
e===null?e=[s]:e.push(s),i++}if(r!==!0){let s={instancePath:a+"/navalAviation",schemaPath:"#/properties/navalAviation/const",keyword:"const",params:{allowedValue:!0},
message:"must be equal to constant"};e===null?e=[s]:e.push(s),i++}}if(n.option!==void 0){let r=n.option;if(typeof r=="string"){if(g(r)>80){let s={instancePath:a+
"/option",schemaPath:"#/properties/option/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[s]:e.push(
s),i++}if(!Cs.test(r)){let s={instancePath:a+"/option",schemaPath:"#/properties/option/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9.-]*$"},message:'\
must match pattern "^[a-z0-9][a-z0-9.-]*$"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/option",schemaPath:"#/properties/option/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(n.remove!==void 0){let r=n.remove;if(typeof r!="boolean"){let s={instancePath:a+
"/remove",schemaPath:"#/properties/remove/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),i++}if(r!==!0){let s={
instancePath:a+"/remove",schemaPath:"#/properties/remove/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[s]:e.push(
s),i++}}if(n.conversionOf!==void 0){let r=n.conversionOf;if(typeof r=="string"){if(g(r)>80){let s={instancePath:a+"/conversionOf",schemaPath:"defs.schema.json#/\
$defs/typeId/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[s]:e.push(s),i++}if(!w.test(r)){let s={
instancePath:a+"/conversionOf",schemaPath:"defs.schema.json#/$defs/typeId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"},message:'must match\
 pattern "^[a-z0-9][a-z0-9-]*$"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/conversionOf",schemaPath:"defs.schema.json#/$defs/typeId/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(n.trainedAirGroup!==void 0){let r=n.trainedAirGroup;if(typeof r!="boolea\
n"){let s={instancePath:a+"/trainedAirGroup",schemaPath:"#/properties/trainedAirGroup/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===
null?e=[s]:e.push(s),i++}if(r!==!0){let s={instancePath:a+"/trainedAirGroup",schemaPath:"#/properties/trainedAirGroup/const",keyword:"const",params:{allowedValue:!0},
message:"must be equal to constant"};e===null?e=[s]:e.push(s),i++}}if(n.earlyArrival!==void 0){let r=n.earlyArrival;if(typeof r!="boolean"){let s={instancePath:a+
"/earlyArrival",schemaPath:"#/properties/earlyArrival/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),i++}if(r!==
!0){let s={instancePath:a+"/earlyArrival",schemaPath:"#/properties/earlyArrival/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to consta\
nt"};e===null?e=[s]:e.push(s),i++}}}else{let r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),i++}return qe.errors=e,i===0}qe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function je(n,{instancePath:a="",parentData:b,parentDataProperty:k,
rootData:h=n,dynamicAnchors:y={}}={}){let e=null,i=0,c=je.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),n&&typeof n=="object"&&
!Array.isArray(n)){if(Object.keys(n).length<1){let r={instancePath:a,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT hav\
e fewer than 1 properties"};e===null?e=[r]:e.push(r),i++}for(let r in n)if(!x.test(r)){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}for(let r in n)x.test(r)&&(q(n[r],{instancePath:a+
"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:n,parentDataProperty:r,rootData:h,dynamicAnchors:y})||(e=e===null?q.errors:P(e,q.errors),i=e.length))}else{
let r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return je.errors=e,i===0}
je.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Me(n,{instancePath:a="",parentData:b,parentDataProperty:k,rootData:h=n,dynamicAnchors:y={}}={}){
let e=null,i=0,c=Me.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.$schema===void 0){
let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"$schema"},message:"must have required property '$schema'"};e===null?e=
[r]:e.push(r),i++}if(n.side===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"side"},message:"must have requir\
ed property 'side'"};e===null?e=[r]:e.push(r),i++}if(n.turns===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
turns"},message:"must have required property 'turns'"};e===null?e=[r]:e.push(r),i++}if(n.sources===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"sources"},message:"must have required property 'sources'"};e===null?e=[r]:e.push(r),i++}for(let r in n)if(!(r==="$schema"||r===
"side"||r==="turns"||r==="sources")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(n.$schema!==void 0){let r=n.$schema;if(typeof r=="string"){if(g(r)<1){let s={instancePath:a+
"/$schema",schemaPath:"../common/common.schema.json#/$defs/schemaPath/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charac\
ters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/$schema",schemaPath:"../common/common.schema.json#/$defs/schemaPath/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(n.side!==void 0){let r=n.side;if(typeof r!="string"){let s={instancePath:a+"/side",schemaPath:"\
defs.schema.json#/$defs/side/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(!(r==="japan"||r==="allies")){
let s={instancePath:a+"/side",schemaPath:"defs.schema.json#/$defs/side/enum",keyword:"enum",params:{allowedValues:B.enum},message:"must be equal to one of the a\
llowed values"};e===null?e=[s]:e.push(s),i++}}if(n.turns!==void 0){let r=n.turns;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let s in r)if(!F.test(s)){let t={
instancePath:a+"/turns",schemaPath:"#/properties/turns/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have\
 additional properties"};e===null?e=[t]:e.push(t),i++}for(let s in r)if(F.test(s)){let t=r[s];if(t&&typeof t=="object"&&!Array.isArray(t)){for(let o in t)if(!w.
test(o)){let m={instancePath:a+"/turns/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/turns/patternProperties/%5E(%5B1-9%5D%7C1%5B0-6%5D)%2\
4/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),i++}
for(let o in t)w.test(o)&&(qe(t[o],{instancePath:a+"/turns/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:t,
parentDataProperty:o,rootData:h,dynamicAnchors:y})||(e=e===null?qe.errors:P(e,qe.errors),i=e.length))}else{let o={instancePath:a+"/turns/"+s.replace(/~/g,"~0").
replace(/\//g,"~1"),schemaPath:"#/properties/turns/patternProperties/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[o]:e.push(o),i++}}}else{let s={instancePath:a+"/turns",schemaPath:"#/properties/turns/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[s]:e.push(s),i++}}n.sources!==void 0&&(je(n.sources,{instancePath:a+"/sources",parentData:n,parentDataProperty:"sources",rootData:h,
dynamicAnchors:y})||(e=e===null?je.errors:P(e,je.errors),i=e.length))}else{let r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),i++}return Me.errors=e,i===0}Me.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var js=Ke,ts={$schema:"https://js\
on-schema.org/draft/2020-12/schema",$id:"https://sandtable.invalid/schemas/fire-in-the-sky/scenario.schema.json",type:"object",properties:{$schema:{$ref:"../com\
mon/common.schema.json#/$defs/schemaPath"},id:{$ref:"../common/common.schema.json#/$defs/id"},title:{type:"string",minLength:1,maxLength:200},rule:{$ref:"../com\
mon/common.schema.json#/$defs/ruleNumber"},summary:{type:"string",minLength:1,maxLength:4e3},start:{type:"object",properties:{turn:{$ref:"defs.schema.json#/$def\
s/turn"},side:{$ref:"defs.schema.json#/$defs/side"},step:{$ref:"sequence.schema.json#/$defs/step"}},required:["turn","side","step"],additionalProperties:!1},recommendedOptions:{
type:"array",items:{type:"string",$ref:"../common/common.schema.json#/$defs/optionId"},uniqueItems:!0},control:{type:"object",patternProperties:{"^[a-z][a-z0-9-\
]*$":{type:"string",enum:["japan","allies","none"]}},additionalProperties:!1},setup:{type:"object",patternProperties:{"^[a-z0-9][a-z0-9-]*$":{type:"object",properties:{
units:{$ref:"defs.schema.json#/$defs/unitCounts"},reduced:{$ref:"defs.schema.json#/$defs/unitCounts"},airSteps:{$ref:"defs.schema.json#/$defs/airSteps"}},minProperties:1,
additionalProperties:!1}},additionalProperties:!1},choices:{type:"object",patternProperties:{"^[a-z0-9][a-z0-9-]*$":{type:"object",properties:{side:{$ref:"defs.\
schema.json#/$defs/side"},places:{type:"array",items:{type:"string",$ref:"defs.schema.json#/$defs/placeId"},minItems:1,uniqueItems:!0},units:{$ref:"defs.schema.\
json#/$defs/unitCounts"},airSteps:{$ref:"defs.schema.json#/$defs/airSteps"}},required:["side","places"],minProperties:3,additionalProperties:!1}},additionalProperties:!1},
turnTrack:{type:"object",patternProperties:{"^([1-9]|1[0-6])$":{type:"object",properties:{units:{$ref:"defs.schema.json#/$defs/unitCounts"},reduced:{$ref:"defs.\
schema.json#/$defs/unitCounts"},airSteps:{$ref:"defs.schema.json#/$defs/airSteps"}},minProperties:1,additionalProperties:!1}},additionalProperties:!1},removed:{
type:"object",properties:{units:{$ref:"defs.schema.json#/$defs/unitCounts"}},required:["units"],additionalProperties:!1},sunk:{type:"object",properties:{units:{
$ref:"defs.schema.json#/$defs/unitCounts"}},required:["units"],additionalProperties:!1},reactionForce:{type:"object",properties:{turn:{$ref:"defs.schema.json#/$\
defs/turn"},units:{$ref:"defs.schema.json#/$defs/unitCounts"},places:{type:"object",properties:{1:{$ref:"defs.schema.json#/$defs/placeId"},2:{$ref:"defs.schema.\
json#/$defs/placeId"},3:{$ref:"defs.schema.json#/$defs/placeId"},4:{$ref:"defs.schema.json#/$defs/placeId"},5:{$ref:"defs.schema.json#/$defs/placeId"},6:{$ref:"\
defs.schema.json#/$defs/placeId"}},required:["1","2","3","4","5","6"],additionalProperties:!1},reacted:{type:"boolean"}},required:["turn","units","places"],additionalProperties:!1},
tracks:{type:"object",properties:{merchantmen:{$ref:"../common/common.schema.json#/$defs/quarters"},oil:{$ref:"../common/common.schema.json#/$defs/quarters"},transport:{
type:"object",properties:{japan:{$ref:"../common/common.schema.json#/$defs/quarters"},us:{$ref:"../common/common.schema.json#/$defs/quarters"},britain:{$ref:"..\
/common/common.schema.json#/$defs/quarters"}},required:["japan","us","britain"],additionalProperties:!1},submarine:{type:"object",properties:{japan:{type:"integ\
er",minimum:0,maximum:100},allies:{type:"integer",minimum:0,maximum:100}},required:["japan","allies"],additionalProperties:!1},victoryPoints:{type:"integer",minimum:-100,
maximum:100}},required:["merchantmen","oil","transport","submarine","victoryPoints"],additionalProperties:!1},overrides:{type:"object",patternProperties:{"^[a-z\
0-9][a-z0-9/-]*\\.json$":{type:"object",additionalProperties:!0}},additionalProperties:!1},sources:{$ref:"../common/common.schema.json#/$defs/sources"}},required:[
"id","title","rule","summary","start","recommendedOptions","control","setup","choices","turnTrack","removed","sunk","tracks","sources"],additionalProperties:!1};function $e(n,{instancePath:a="",parentData:b,parentDataProperty:k,rootData:h=n,dynamicAnchors:y={}}={}){let e=null,i=0,c=$e.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(Object.keys(n).length<1){let r={instancePath:a,schemaPath:"#/minProperties",
keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[r]:e.push(r),i++}for(let r in n)if(!x.test(r)){let s={instancePath:a,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),i++}for(let r in n)x.test(r)&&(q(n[r],{instancePath:a+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:n,parentDataProperty:r,rootData:h,dynamicAnchors:y})||
(e=e===null?q.errors:P(e,q.errors),i=e.length))}else{let r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),i++}return $e.errors=e,i===0}$e.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ke(n,{instancePath:a="",parentData:b,parentDataProperty:k,
rootData:h=n,dynamicAnchors:y={}}={}){let e=null,i=0,c=Ke.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),n&&typeof n=="object"&&
!Array.isArray(n)){if(n.id===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required \
property 'id'"};e===null?e=[r]:e.push(r),i++}if(n.title===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"titl\
e"},message:"must have required property 'title'"};e===null?e=[r]:e.push(r),i++}if(n.rule===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"rule"},message:"must have required property 'rule'"};e===null?e=[r]:e.push(r),i++}if(n.summary===void 0){let r={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"summary"},message:"must have required property 'summary'"};e===null?e=[r]:e.push(r),i++}if(n.start===void 0){
let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"start"},message:"must have required property 'start'"};e===null?e=[r]:
e.push(r),i++}if(n.recommendedOptions===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"recommendedOptions"},message:"\
must have required property 'recommendedOptions'"};e===null?e=[r]:e.push(r),i++}if(n.control===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"control"},message:"must have required property 'control'"};e===null?e=[r]:e.push(r),i++}if(n.setup===void 0){let r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"setup"},message:"must have required property 'setup'"};e===null?e=[r]:e.push(r),i++}if(n.choices===
void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"choices"},message:"must have required property 'choices'"};e===
null?e=[r]:e.push(r),i++}if(n.turnTrack===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"turnTrack"},message:"\
must have required property 'turnTrack'"};e===null?e=[r]:e.push(r),i++}if(n.removed===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"removed"},message:"must have required property 'removed'"};e===null?e=[r]:e.push(r),i++}if(n.sunk===void 0){let r={instancePath:a,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"sunk"},message:"must have required property 'sunk'"};e===null?e=[r]:e.push(r),i++}if(n.tracks===void 0){let r={
instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"tracks"},message:"must have required property 'tracks'"};e===null?e=[r]:e.push(
r),i++}if(n.sources===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sources"},message:"must have required pr\
operty 'sources'"};e===null?e=[r]:e.push(r),i++}for(let r in n)if(!L.call(ts.properties,r)){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(n.$schema!==void 0){let r=n.$schema;
if(typeof r=="string"){if(g(r)<1){let s={instancePath:a+"/$schema",schemaPath:"../common/common.schema.json#/$defs/schemaPath/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/$schema",schemaPath:"../common/common.schem\
a.json#/$defs/schemaPath/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(n.id!==void 0){let r=n.id;if(typeof r==
"string"){if(g(r)>80){let s={instancePath:a+"/id",schemaPath:"../common/common.schema.json#/$defs/id/maxLength",keyword:"maxLength",params:{limit:80},message:"m\
ust NOT have more than 80 characters"};e===null?e=[s]:e.push(s),i++}if(!w.test(r)){let s={instancePath:a+"/id",schemaPath:"../common/common.schema.json#/$defs/i\
d/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"},message:'must match pattern "^[a-z0-9][a-z0-9-]*$"'};e===null?e=[s]:e.push(s),i++}}else{let s={
instancePath:a+"/id",schemaPath:"../common/common.schema.json#/$defs/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),i++}}if(n.title!==void 0){let r=n.title;if(typeof r=="string"){if(g(r)>200){let s={instancePath:a+"/title",schemaPath:"#/properties/title/maxLength",keyword:"\
maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[s]:e.push(s),i++}if(g(r)<1){let s={instancePath:a+"/title",schemaPath:"\
#/properties/title/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+
"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(n.rule!==void 0){
let r=n.rule;if(typeof r=="string"){if(g(r)>24){let s={instancePath:a+"/rule",schemaPath:"../common/common.schema.json#/$defs/ruleNumber/maxLength",keyword:"max\
Length",params:{limit:24},message:"must NOT have more than 24 characters"};e===null?e=[s]:e.push(s),i++}if(!ee.test(r)){let s={instancePath:a+"/rule",schemaPath:"\
../common/common.schema.json#/$defs/ruleNumber/pattern",keyword:"pattern",params:{pattern:"^[0-9A-Z][0-9A-Za-z.()-]*$"},message:'must match pattern "^[0-9A-Z][0\
-9A-Za-z.()-]*$"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/rule",schemaPath:"../common/common.schema.json#/$defs/ruleNumber/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(n.summary!==void 0){let r=n.summary;if(typeof r=="string"){if(g(r)>4e3){let s={
instancePath:a+"/summary",schemaPath:"#/properties/summary/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};
e===null?e=[s]:e.push(s),i++}if(g(r)<1){let s={instancePath:a+"/summary",schemaPath:"#/properties/summary/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(n.start!==void 0){let r=n.start;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.
turn===void 0){let s={instancePath:a+"/start",schemaPath:"#/properties/start/required",keyword:"required",params:{missingProperty:"turn"},message:"must have req\
uired property 'turn'"};e===null?e=[s]:e.push(s),i++}if(r.side===void 0){let s={instancePath:a+"/start",schemaPath:"#/properties/start/required",keyword:"requir\
ed",params:{missingProperty:"side"},message:"must have required property 'side'"};e===null?e=[s]:e.push(s),i++}if(r.step===void 0){let s={instancePath:a+"/start",
schemaPath:"#/properties/start/required",keyword:"required",params:{missingProperty:"step"},message:"must have required property 'step'"};e===null?e=[s]:e.push(
s),i++}for(let s in r)if(!(s==="turn"||s==="side"||s==="step")){let t={instancePath:a+"/start",schemaPath:"#/properties/start/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(r.turn!==void 0){let s=r.turn;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:a+"/start/turn",schemaPath:"defs.schema.json#/$defs/turn/type",keyword:"type",params:{type:"integ\
er"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof s=="number"&&isFinite(s)){if(s>16||isNaN(s)){let t={instancePath:a+"/start/turn",schemaPath:"\
defs.schema.json#/$defs/turn/maximum",keyword:"maximum",params:{comparison:"<=",limit:16},message:"must be <= 16"};e===null?e=[t]:e.push(t),i++}if(s<1||isNaN(s)){
let t={instancePath:a+"/start/turn",schemaPath:"defs.schema.json#/$defs/turn/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};
e===null?e=[t]:e.push(t),i++}}}if(r.side!==void 0){let s=r.side;if(typeof s!="string"){let t={instancePath:a+"/start/side",schemaPath:"defs.schema.json#/$defs/s\
ide/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(!(s==="japan"||s==="allies")){let t={instancePath:a+"/\
start/side",schemaPath:"defs.schema.json#/$defs/side/enum",keyword:"enum",params:{allowedValues:B.enum},message:"must be equal to one of the allowed values"};e===
null?e=[t]:e.push(t),i++}}if(r.step!==void 0){let s=r.step;if(typeof s!="string"){let t={instancePath:a+"/start/step",schemaPath:"sequence.schema.json#/$defs/st\
ep/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(!(s==="late-conquest"||s==="japanese-player-turn"||s===
"allied-player-turn"||s==="transport"||s==="oil-transport"||s==="destroyer-transfer"||s==="economic-warfare"||s==="merchant-asw"||s==="submarine-warfare"||s==="\
strategic-bombing"||s==="reinforcement"||s==="arrivals"||s==="accidents"||s==="ranger"||s==="submarine-points"||s==="transport-points"||s==="replacements"||s===
"off-map-movement"||s==="kamikaze-losses"||s==="first-deployment"||s==="operational-movement"||s==="reaction"||s==="air-commitment"||s==="combat"||s==="submarin\
e-attacks"||s==="battles"||s==="battle"||s==="battle-preparation"||s==="air-combat"||s==="air-to-air"||s==="target-determination"||s==="air-strikes"||s==="surfa\
ce-combat"||s==="land-combat"||s==="amphibious-round"||s==="replacement-round"||s==="ground-support"||s==="supply-round"||s==="land-combat-round"||s==="battle-a\
dministration"||s==="return-to-base"||s==="ships-return"||s==="control-changes"||s==="return-stacking"||s==="second-deployment"||s==="end"||s==="replacements-re\
moval"||s==="disbandment"||s==="victory-points")){let t={instancePath:a+"/start/step",schemaPath:"sequence.schema.json#/$defs/step/enum",keyword:"enum",params:{
allowedValues:fs.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),i++}}}else{let s={instancePath:a+"/start",schemaPath:"#/pr\
operties/start/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}if(n.recommendedOptions!==void 0){let r=n.recommendedOptions;
if(Array.isArray(r)){let s=r.length;for(let m=0;m<s;m++){let l=r[m];if(typeof l!="string"){let p={instancePath:a+"/recommendedOptions/"+m,schemaPath:"#/properti\
es/recommendedOptions/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}if(typeof l=="string"){if(g(l)>80){
let p={instancePath:a+"/recommendedOptions/"+m,schemaPath:"../common/common.schema.json#/$defs/optionId/maxLength",keyword:"maxLength",params:{limit:80},message:"\
must NOT have more than 80 characters"};e===null?e=[p]:e.push(p),i++}if(!w.test(l)){let p={instancePath:a+"/recommendedOptions/"+m,schemaPath:"../common/common.\
schema.json#/$defs/optionId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"},message:'must match pattern "^[a-z0-9][a-z0-9-]*$"'};e===null?e=[
p]:e.push(p),i++}}else{let p={instancePath:a+"/recommendedOptions/"+m,schemaPath:"../common/common.schema.json#/$defs/optionId/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}}let t=r.length,o;if(t>1){let m={};for(;t--;){let l=r[t];if(typeof l=="string"){if(typeof m[l]==
"number"){o=m[l];let p={instancePath:a+"/recommendedOptions",schemaPath:"#/properties/recommendedOptions/uniqueItems",keyword:"uniqueItems",params:{i:t,j:o},message:"\
must NOT have duplicate items (items ## "+o+" and "+t+" are identical)"};e===null?e=[p]:e.push(p),i++;break}m[l]=t}}}}else{let s={instancePath:a+"/recommendedOp\
tions",schemaPath:"#/properties/recommendedOptions/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(n.control!==
void 0){let r=n.control;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let s in r)if(!Ee.test(s)){let t={instancePath:a+"/control",schemaPath:"#/properties/co\
ntrol/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),
i++}for(let s in r)if(Ee.test(s)){let t=r[s];if(typeof t!="string"){let o={instancePath:a+"/control/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/pro\
perties/control/patternProperties/%5E%5Ba-z%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}
if(!(t==="japan"||t==="allies"||t==="none")){let o={instancePath:a+"/control/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/control/pattern\
Properties/%5E%5Ba-z%5D%5Ba-z0-9-%5D*%24/enum",keyword:"enum",params:{allowedValues:ts.properties.control.patternProperties["^[a-z][a-z0-9-]*$"].enum},message:"\
must be equal to one of the allowed values"};e===null?e=[o]:e.push(o),i++}}}else{let s={instancePath:a+"/control",schemaPath:"#/properties/control/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}if(n.setup!==void 0){let r=n.setup;if(r&&typeof r=="object"&&!Array.isArray(
r)){for(let s in r)if(!w.test(s)){let t={instancePath:a+"/setup",schemaPath:"#/properties/setup/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}for(let s in r)if(w.test(s)){let t=r[s];if(t&&typeof t=="object"&&!Array.isArray(t)){
if(Object.keys(t).length<1){let o={instancePath:a+"/setup/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/setup/patternProperties/%5E%5Ba-z0\
-9%5D%5Ba-z0-9-%5D*%24/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[o]:e.push(o),i++}for(let o in t)
if(!(o==="units"||o==="reduced"||o==="airSteps")){let m={instancePath:a+"/setup/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/setup/patter\
nProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have additiona\
l properties"};e===null?e=[m]:e.push(m),i++}if(t.units!==void 0){let o=t.units;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let m in o)if(!w.test(m)){let l={
instancePath:a+"/setup/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/units",schemaPath:"defs.schema.json#/$defs/unitCounts/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),i++}for(let m in o)if(w.test(m)){let l=o[m];
if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let p={instancePath:a+"/setup/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/units/"+m.replace(/~/g,"~0").
replace(/\//g,"~1"),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[p]:e.push(p),i++}if(typeof l=="number"&&isFinite(l)){if(l>50||isNaN(l)){let p={instancePath:a+"/setup/"+s.replace(/~/g,"~\
0").replace(/\//g,"~1")+"/units/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-\
z0-9-%5D*%24/maximum",keyword:"maximum",params:{comparison:"<=",limit:50},message:"must be <= 50"};e===null?e=[p]:e.push(p),i++}if(l<1||isNaN(l)){let p={instancePath:a+
"/setup/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/units/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProp\
erties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[p]:e.push(p),i++}}}}else{
let m={instancePath:a+"/setup/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/units",schemaPath:"defs.schema.json#/$defs/unitCounts/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[m]:e.push(m),i++}}if(t.reduced!==void 0){let o=t.reduced;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let m in o)
if(!w.test(m)){let l={instancePath:a+"/setup/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/reduced",schemaPath:"defs.schema.json#/$defs/unitCounts/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),i++}for(let m in o)
if(w.test(m)){let l=o[m];if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let p={instancePath:a+"/setup/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/re\
duced/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),i++}if(typeof l=="number"&&isFinite(l)){if(l>50||isNaN(l)){let p={instancePath:a+
"/setup/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/reduced/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"defs.schema.json#/$defs/unitCounts/patternPr\
operties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/maximum",keyword:"maximum",params:{comparison:"<=",limit:50},message:"must be <= 50"};e===null?e=[p]:e.push(p),i++}if(l<
1||isNaN(l)){let p={instancePath:a+"/setup/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/reduced/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"defs.sche\
ma.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};
e===null?e=[p]:e.push(p),i++}}}}else{let m={instancePath:a+"/setup/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/reduced",schemaPath:"defs.schema.json#/$defs/uni\
tCounts/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),i++}}if(t.airSteps!==void 0){let o=t.airSteps;if(o&&typeof o==
"object"&&!Array.isArray(o)){if(Object.keys(o).length<1){let m={instancePath:a+"/setup/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/airSteps",schemaPath:"defs.s\
chema.json#/$defs/airSteps/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[m]:e.push(m),i++}
for(let m in o)if(!(m==="japan"||m==="us"||m==="britain"||m==="netherlands")){let l={instancePath:a+"/setup/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/airStep\
s",schemaPath:"defs.schema.json#/$defs/airSteps/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additi\
onal properties"};e===null?e=[l]:e.push(l),i++}if(o.japan!==void 0){let m=o.japan;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let l={instancePath:a+
"/setup/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/airSteps/japan",schemaPath:"defs.schema.json#/$defs/airSteps/properties/japan/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[l]:e.push(l),i++}if(typeof m=="number"&&isFinite(m)){if(m>60||isNaN(m)){let l={instancePath:a+"/setup/"+s.
replace(/~/g,"~0").replace(/\//g,"~1")+"/airSteps/japan",schemaPath:"defs.schema.json#/$defs/airSteps/properties/japan/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:60},message:"must be <= 60"};e===null?e=[l]:e.push(l),i++}if(m<1||isNaN(m)){let l={instancePath:a+"/setup/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"\
/airSteps/japan",schemaPath:"defs.schema.json#/$defs/airSteps/properties/japan/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};
e===null?e=[l]:e.push(l),i++}}}if(o.us!==void 0){let m=o.us;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let l={instancePath:a+"/setup/"+s.replace(
/~/g,"~0").replace(/\//g,"~1")+"/airSteps/us",schemaPath:"defs.schema.json#/$defs/airSteps/properties/us/type",keyword:"type",params:{type:"integer"},message:"m\
ust be integer"};e===null?e=[l]:e.push(l),i++}if(typeof m=="number"&&isFinite(m)){if(m>60||isNaN(m)){let l={instancePath:a+"/setup/"+s.replace(/~/g,"~0").replace(
/\//g,"~1")+"/airSteps/us",schemaPath:"defs.schema.json#/$defs/airSteps/properties/us/maximum",keyword:"maximum",params:{comparison:"<=",limit:60},message:"must\
 be <= 60"};e===null?e=[l]:e.push(l),i++}if(m<1||isNaN(m)){let l={instancePath:a+"/setup/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/airSteps/us",schemaPath:"d\
efs.schema.json#/$defs/airSteps/properties/us/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[l]:e.push(l),i++}}}
if(o.britain!==void 0){let m=o.britain;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let l={instancePath:a+"/setup/"+s.replace(/~/g,"~0").replace(/\//g,
"~1")+"/airSteps/britain",schemaPath:"defs.schema.json#/$defs/airSteps/properties/britain/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[l]:e.push(l),i++}if(typeof m=="number"&&isFinite(m)){if(m>60||isNaN(m)){let l={instancePath:a+"/setup/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/a\
irSteps/britain",schemaPath:"defs.schema.json#/$defs/airSteps/properties/britain/maximum",keyword:"maximum",params:{comparison:"<=",limit:60},message:"must be <\
= 60"};e===null?e=[l]:e.push(l),i++}if(m<1||isNaN(m)){let l={instancePath:a+"/setup/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/airSteps/britain",schemaPath:"d\
efs.schema.json#/$defs/airSteps/properties/britain/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[l]:e.push(l),
i++}}}if(o.netherlands!==void 0){let m=o.netherlands;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let l={instancePath:a+"/setup/"+s.replace(/~/g,"~\
0").replace(/\//g,"~1")+"/airSteps/netherlands",schemaPath:"defs.schema.json#/$defs/airSteps/properties/netherlands/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[l]:e.push(l),i++}if(typeof m=="number"&&isFinite(m)){if(m>60||isNaN(m)){let l={instancePath:a+"/setup/"+s.replace(/~/g,"~\
0").replace(/\//g,"~1")+"/airSteps/netherlands",schemaPath:"defs.schema.json#/$defs/airSteps/properties/netherlands/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:60},message:"must be <= 60"};e===null?e=[l]:e.push(l),i++}if(m<1||isNaN(m)){let l={instancePath:a+"/setup/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"\
/airSteps/netherlands",schemaPath:"defs.schema.json#/$defs/airSteps/properties/netherlands/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"};e===null?e=[l]:e.push(l),i++}}}}else{let m={instancePath:a+"/setup/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/airSteps",schemaPath:"defs.schema\
.json#/$defs/airSteps/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),i++}}}else{let o={instancePath:a+"/setup/"+
s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/setup/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[o]:e.push(o),i++}}}else{let s={instancePath:a+"/setup",schemaPath:"#/properties/setup/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}if(n.choices!==void 0){let r=n.choices;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let s in r)
if(!w.test(s)){let t={instancePath:a+"/choices",schemaPath:"#/properties/choices/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}for(let s in r)if(w.test(s)){let t=r[s];if(t&&typeof t=="object"&&!Array.isArray(t)){
if(Object.keys(t).length<3){let o={instancePath:a+"/choices/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/choices/patternProperties/%5E%5B\
a-z0-9%5D%5Ba-z0-9-%5D*%24/minProperties",keyword:"minProperties",params:{limit:3},message:"must NOT have fewer than 3 properties"};e===null?e=[o]:e.push(o),i++}
if(t.side===void 0){let o={instancePath:a+"/choices/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/choices/patternProperties/%5E%5Ba-z0-9%5\
D%5Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"side"},message:"must have required property 'side'"};e===null?e=[o]:e.push(o),i++}if(t.
places===void 0){let o={instancePath:a+"/choices/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/choices/patternProperties/%5E%5Ba-z0-9%5D%5\
Ba-z0-9-%5D*%24/required",keyword:"required",params:{missingProperty:"places"},message:"must have required property 'places'"};e===null?e=[o]:e.push(o),i++}for(let o in t)
if(!(o==="side"||o==="places"||o==="units"||o==="airSteps")){let m={instancePath:a+"/choices/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties\
/choices/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT\
 have additional properties"};e===null?e=[m]:e.push(m),i++}if(t.side!==void 0){let o=t.side;if(typeof o!="string"){let m={instancePath:a+"/choices/"+s.replace(/~/g,
"~0").replace(/\//g,"~1")+"/side",schemaPath:"defs.schema.json#/$defs/side/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:
e.push(m),i++}if(!(o==="japan"||o==="allies")){let m={instancePath:a+"/choices/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/side",schemaPath:"defs.schema.json#/\
$defs/side/enum",keyword:"enum",params:{allowedValues:B.enum},message:"must be equal to one of the allowed values"};e===null?e=[m]:e.push(m),i++}}if(t.places!==
void 0){let o=t.places;if(Array.isArray(o)){if(o.length<1){let u={instancePath:a+"/choices/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/places",schemaPath:"#/pr\
operties/choices/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/places/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer\
 than 1 items"};e===null?e=[u]:e.push(u),i++}let m=o.length;for(let u=0;u<m;u++){let d=o[u];if(typeof d!="string"){let f={instancePath:a+"/choices/"+s.replace(/~/g,
"~0").replace(/\//g,"~1")+"/places/"+u,schemaPath:"#/properties/choices/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/places/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),i++}if(typeof d=="string"){if(g(d)>80){let f={instancePath:a+"/choices/"+s.replace(
/~/g,"~0").replace(/\//g,"~1")+"/places/"+u,schemaPath:"defs.schema.json#/$defs/placeId/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have \
more than 80 characters"};e===null?e=[f]:e.push(f),i++}if(!w.test(d)){let f={instancePath:a+"/choices/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/places/"+u,schemaPath:"\
defs.schema.json#/$defs/placeId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"},message:'must match pattern "^[a-z0-9][a-z0-9-]*$"'};e===null?
e=[f]:e.push(f),i++}}else{let f={instancePath:a+"/choices/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/places/"+u,schemaPath:"defs.schema.json#/$defs/placeId/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),i++}}let l=o.length,p;if(l>1){let u={};for(;l--;){let d=o[l];if(typeof d==
"string"){if(typeof u[d]=="number"){p=u[d];let f={instancePath:a+"/choices/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/places",schemaPath:"#/properties/choices\
/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/places/uniqueItems",keyword:"uniqueItems",params:{i:l,j:p},message:"must NOT have duplicate items\
 (items ## "+p+" and "+l+" are identical)"};e===null?e=[f]:e.push(f),i++;break}u[d]=l}}}}else{let m={instancePath:a+"/choices/"+s.replace(/~/g,"~0").replace(/\//g,
"~1")+"/places",schemaPath:"#/properties/choices/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/properties/places/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[m]:e.push(m),i++}}if(t.units!==void 0){let o=t.units;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let m in o)if(!w.test(
m)){let l={instancePath:a+"/choices/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/units",schemaPath:"defs.schema.json#/$defs/unitCounts/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),i++}for(let m in o)if(w.test(m)){let l=o[m];
if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let p={instancePath:a+"/choices/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/units/"+m.replace(/~/g,"~\
0").replace(/\//g,"~1"),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"int\
eger"},message:"must be integer"};e===null?e=[p]:e.push(p),i++}if(typeof l=="number"&&isFinite(l)){if(l>50||isNaN(l)){let p={instancePath:a+"/choices/"+s.replace(
/~/g,"~0").replace(/\//g,"~1")+"/units/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%\
5D%5Ba-z0-9-%5D*%24/maximum",keyword:"maximum",params:{comparison:"<=",limit:50},message:"must be <= 50"};e===null?e=[p]:e.push(p),i++}if(l<1||isNaN(l)){let p={
instancePath:a+"/choices/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/units/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"defs.schema.json#/$defs/unitC\
ounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[p]:e.push(
p),i++}}}}else{let m={instancePath:a+"/choices/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/units",schemaPath:"defs.schema.json#/$defs/unitCounts/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),i++}}if(t.airSteps!==void 0){let o=t.airSteps;if(o&&typeof o=="object"&&!Array.isArray(
o)){if(Object.keys(o).length<1){let m={instancePath:a+"/choices/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/airSteps",schemaPath:"defs.schema.json#/$defs/airSt\
eps/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[m]:e.push(m),i++}for(let m in o)if(!(m===
"japan"||m==="us"||m==="britain"||m==="netherlands")){let l={instancePath:a+"/choices/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/airSteps",schemaPath:"defs.sc\
hema.json#/$defs/airSteps/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===
null?e=[l]:e.push(l),i++}if(o.japan!==void 0){let m=o.japan;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let l={instancePath:a+"/choices/"+s.replace(
/~/g,"~0").replace(/\//g,"~1")+"/airSteps/japan",schemaPath:"defs.schema.json#/$defs/airSteps/properties/japan/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[l]:e.push(l),i++}if(typeof m=="number"&&isFinite(m)){if(m>60||isNaN(m)){let l={instancePath:a+"/choices/"+s.replace(/~/g,"~0").replace(
/\//g,"~1")+"/airSteps/japan",schemaPath:"defs.schema.json#/$defs/airSteps/properties/japan/maximum",keyword:"maximum",params:{comparison:"<=",limit:60},message:"\
must be <= 60"};e===null?e=[l]:e.push(l),i++}if(m<1||isNaN(m)){let l={instancePath:a+"/choices/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/airSteps/japan",schemaPath:"\
defs.schema.json#/$defs/airSteps/properties/japan/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[l]:e.push(l),i++}}}
if(o.us!==void 0){let m=o.us;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let l={instancePath:a+"/choices/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+
"/airSteps/us",schemaPath:"defs.schema.json#/$defs/airSteps/properties/us/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[l]:
e.push(l),i++}if(typeof m=="number"&&isFinite(m)){if(m>60||isNaN(m)){let l={instancePath:a+"/choices/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/airSteps/us",schemaPath:"\
defs.schema.json#/$defs/airSteps/properties/us/maximum",keyword:"maximum",params:{comparison:"<=",limit:60},message:"must be <= 60"};e===null?e=[l]:e.push(l),i++}
if(m<1||isNaN(m)){let l={instancePath:a+"/choices/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/airSteps/us",schemaPath:"defs.schema.json#/$defs/airSteps/propert\
ies/us/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[l]:e.push(l),i++}}}if(o.britain!==void 0){let m=o.britain;
if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let l={instancePath:a+"/choices/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/airSteps/britain",schemaPath:"\
defs.schema.json#/$defs/airSteps/properties/britain/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[l]:e.push(l),i++}if(typeof m==
"number"&&isFinite(m)){if(m>60||isNaN(m)){let l={instancePath:a+"/choices/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/airSteps/britain",schemaPath:"defs.schema\
.json#/$defs/airSteps/properties/britain/maximum",keyword:"maximum",params:{comparison:"<=",limit:60},message:"must be <= 60"};e===null?e=[l]:e.push(l),i++}if(m<
1||isNaN(m)){let l={instancePath:a+"/choices/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/airSteps/britain",schemaPath:"defs.schema.json#/$defs/airSteps/propert\
ies/britain/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[l]:e.push(l),i++}}}if(o.netherlands!==void 0){let m=o.
netherlands;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let l={instancePath:a+"/choices/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/airSteps/neth\
erlands",schemaPath:"defs.schema.json#/$defs/airSteps/properties/netherlands/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=
[l]:e.push(l),i++}if(typeof m=="number"&&isFinite(m)){if(m>60||isNaN(m)){let l={instancePath:a+"/choices/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/airSteps/n\
etherlands",schemaPath:"defs.schema.json#/$defs/airSteps/properties/netherlands/maximum",keyword:"maximum",params:{comparison:"<=",limit:60},message:"must be <=\
 60"};e===null?e=[l]:e.push(l),i++}if(m<1||isNaN(m)){let l={instancePath:a+"/choices/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/airSteps/netherlands",schemaPath:"\
defs.schema.json#/$defs/airSteps/properties/netherlands/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[l]:e.push(
l),i++}}}}else{let m={instancePath:a+"/choices/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/airSteps",schemaPath:"defs.schema.json#/$defs/airSteps/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),i++}}}else{let o={instancePath:a+"/choices/"+s.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/properties/choices/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[o]:e.push(o),i++}}}else{let s={instancePath:a+"/choices",schemaPath:"#/properties/choices/type",keyword:"type",params:{type:"object"},message:"must \
be object"};e===null?e=[s]:e.push(s),i++}}if(n.turnTrack!==void 0){let r=n.turnTrack;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let s in r)if(!F.test(s)){
let t={instancePath:a+"/turnTrack",schemaPath:"#/properties/turnTrack/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"\
must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}for(let s in r)if(F.test(s)){let t=r[s];if(t&&typeof t=="object"&&!Array.isArray(t)){if(Object.
keys(t).length<1){let o={instancePath:a+"/turnTrack/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/turnTrack/patternProperties/%5E(%5B1-9%5\
D%7C1%5B0-6%5D)%24/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[o]:e.push(o),i++}for(let o in t)
if(!(o==="units"||o==="reduced"||o==="airSteps")){let m={instancePath:a+"/turnTrack/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/turnTrac\
k/patternProperties/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have add\
itional properties"};e===null?e=[m]:e.push(m),i++}if(t.units!==void 0){let o=t.units;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let m in o)if(!w.test(m)){
let l={instancePath:a+"/turnTrack/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/units",schemaPath:"defs.schema.json#/$defs/unitCounts/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),i++}for(let m in o)if(w.test(m)){let l=o[m];
if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let p={instancePath:a+"/turnTrack/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/units/"+m.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"i\
nteger"},message:"must be integer"};e===null?e=[p]:e.push(p),i++}if(typeof l=="number"&&isFinite(l)){if(l>50||isNaN(l)){let p={instancePath:a+"/turnTrack/"+s.replace(
/~/g,"~0").replace(/\//g,"~1")+"/units/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%\
5D%5Ba-z0-9-%5D*%24/maximum",keyword:"maximum",params:{comparison:"<=",limit:50},message:"must be <= 50"};e===null?e=[p]:e.push(p),i++}if(l<1||isNaN(l)){let p={
instancePath:a+"/turnTrack/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/units/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"defs.schema.json#/$defs/uni\
tCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[p]:e.
push(p),i++}}}}else{let m={instancePath:a+"/turnTrack/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/units",schemaPath:"defs.schema.json#/$defs/unitCounts/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),i++}}if(t.reduced!==void 0){let o=t.reduced;if(o&&typeof o=="object"&&!Array.isArray(
o)){for(let m in o)if(!w.test(m)){let l={instancePath:a+"/turnTrack/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/reduced",schemaPath:"defs.schema.json#/$defs/un\
itCounts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[l]:e.push(
l),i++}for(let m in o)if(w.test(m)){let l=o[m];if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let p={instancePath:a+"/turnTrack/"+s.replace(/~/g,"~0").
replace(/\//g,"~1")+"/reduced/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0\
-9-%5D*%24/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),i++}if(typeof l=="number"&&isFinite(l)){if(l>50||isNaN(
l)){let p={instancePath:a+"/turnTrack/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/reduced/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"defs.schema.js\
on#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/maximum",keyword:"maximum",params:{comparison:"<=",limit:50},message:"must be <= 50"};e===
null?e=[p]:e.push(p),i++}if(l<1||isNaN(l)){let p={instancePath:a+"/turnTrack/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/reduced/"+m.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/minimum",keyword:"minimum",params:{comparison:">=",
limit:1},message:"must be >= 1"};e===null?e=[p]:e.push(p),i++}}}}else{let m={instancePath:a+"/turnTrack/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/reduced",schemaPath:"\
defs.schema.json#/$defs/unitCounts/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),i++}}if(t.airSteps!==void 0){let o=t.
airSteps;if(o&&typeof o=="object"&&!Array.isArray(o)){if(Object.keys(o).length<1){let m={instancePath:a+"/turnTrack/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"\
/airSteps",schemaPath:"defs.schema.json#/$defs/airSteps/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};
e===null?e=[m]:e.push(m),i++}for(let m in o)if(!(m==="japan"||m==="us"||m==="britain"||m==="netherlands")){let l={instancePath:a+"/turnTrack/"+s.replace(/~/g,"~\
0").replace(/\//g,"~1")+"/airSteps",schemaPath:"defs.schema.json#/$defs/airSteps/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},
message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),i++}if(o.japan!==void 0){let m=o.japan;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(
m))){let l={instancePath:a+"/turnTrack/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/airSteps/japan",schemaPath:"defs.schema.json#/$defs/airSteps/properties/japa\
n/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[l]:e.push(l),i++}if(typeof m=="number"&&isFinite(m)){if(m>60||isNaN(m)){let l={
instancePath:a+"/turnTrack/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/airSteps/japan",schemaPath:"defs.schema.json#/$defs/airSteps/properties/japan/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:60},message:"must be <= 60"};e===null?e=[l]:e.push(l),i++}if(m<1||isNaN(m)){let l={instancePath:a+"/turnTrack/"+s.replace(
/~/g,"~0").replace(/\//g,"~1")+"/airSteps/japan",schemaPath:"defs.schema.json#/$defs/airSteps/properties/japan/minimum",keyword:"minimum",params:{comparison:">=",
limit:1},message:"must be >= 1"};e===null?e=[l]:e.push(l),i++}}}if(o.us!==void 0){let m=o.us;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let l={instancePath:a+
"/turnTrack/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/airSteps/us",schemaPath:"defs.schema.json#/$defs/airSteps/properties/us/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[l]:e.push(l),i++}if(typeof m=="number"&&isFinite(m)){if(m>60||isNaN(m)){let l={instancePath:a+"/turnTrack/"+s.replace(
/~/g,"~0").replace(/\//g,"~1")+"/airSteps/us",schemaPath:"defs.schema.json#/$defs/airSteps/properties/us/maximum",keyword:"maximum",params:{comparison:"<=",limit:60},
message:"must be <= 60"};e===null?e=[l]:e.push(l),i++}if(m<1||isNaN(m)){let l={instancePath:a+"/turnTrack/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/airSteps/\
us",schemaPath:"defs.schema.json#/$defs/airSteps/properties/us/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[l]:
e.push(l),i++}}}if(o.britain!==void 0){let m=o.britain;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let l={instancePath:a+"/turnTrack/"+s.replace(/~/g,
"~0").replace(/\//g,"~1")+"/airSteps/britain",schemaPath:"defs.schema.json#/$defs/airSteps/properties/britain/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[l]:e.push(l),i++}if(typeof m=="number"&&isFinite(m)){if(m>60||isNaN(m)){let l={instancePath:a+"/turnTrack/"+s.replace(/~/g,"~0").replace(
/\//g,"~1")+"/airSteps/britain",schemaPath:"defs.schema.json#/$defs/airSteps/properties/britain/maximum",keyword:"maximum",params:{comparison:"<=",limit:60},message:"\
must be <= 60"};e===null?e=[l]:e.push(l),i++}if(m<1||isNaN(m)){let l={instancePath:a+"/turnTrack/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/airSteps/britain",
schemaPath:"defs.schema.json#/$defs/airSteps/properties/britain/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[
l]:e.push(l),i++}}}if(o.netherlands!==void 0){let m=o.netherlands;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let l={instancePath:a+"/turnTrack/"+
s.replace(/~/g,"~0").replace(/\//g,"~1")+"/airSteps/netherlands",schemaPath:"defs.schema.json#/$defs/airSteps/properties/netherlands/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[l]:e.push(l),i++}if(typeof m=="number"&&isFinite(m)){if(m>60||isNaN(m)){let l={instancePath:a+"/turnTrack\
/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/airSteps/netherlands",schemaPath:"defs.schema.json#/$defs/airSteps/properties/netherlands/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:60},message:"must be <= 60"};e===null?e=[l]:e.push(l),i++}if(m<1||isNaN(m)){let l={instancePath:a+"/turnTrack/"+s.replace(/~/g,
"~0").replace(/\//g,"~1")+"/airSteps/netherlands",schemaPath:"defs.schema.json#/$defs/airSteps/properties/netherlands/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[l]:e.push(l),i++}}}}else{let m={instancePath:a+"/turnTrack/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/airStep\
s",schemaPath:"defs.schema.json#/$defs/airSteps/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),i++}}}else{let o={
instancePath:a+"/turnTrack/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/turnTrack/patternProperties/%5E(%5B1-9%5D%7C1%5B0-6%5D)%24/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),i++}}}else{let s={instancePath:a+"/turnTrack",schemaPath:"#/properties/\
turnTrack/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}if(n.removed!==void 0){let r=n.removed;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.units===void 0){let s={instancePath:a+"/removed",schemaPath:"#/properties/removed/required",keyword:"required",params:{missingProperty:"\
units"},message:"must have required property 'units'"};e===null?e=[s]:e.push(s),i++}for(let s in r)if(s!=="units"){let t={instancePath:a+"/removed",schemaPath:"\
#/properties/removed/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?
e=[t]:e.push(t),i++}if(r.units!==void 0){let s=r.units;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let t in s)if(!w.test(t)){let o={instancePath:a+"/remove\
d/units",schemaPath:"defs.schema.json#/$defs/unitCounts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT hav\
e additional properties"};e===null?e=[o]:e.push(o),i++}for(let t in s)if(w.test(t)){let o=s[t];if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let m={
instancePath:a+"/removed/units/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z\
0-9-%5D*%24/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),i++}if(typeof o=="number"&&isFinite(o)){if(o>50||isNaN(
o)){let m={instancePath:a+"/removed/units/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0\
-9%5D%5Ba-z0-9-%5D*%24/maximum",keyword:"maximum",params:{comparison:"<=",limit:50},message:"must be <= 50"};e===null?e=[m]:e.push(m),i++}if(o<1||isNaN(o)){let m={
instancePath:a+"/removed/units/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z\
0-9-%5D*%24/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[m]:e.push(m),i++}}}}else{let t={instancePath:a+"/rem\
oved/units",schemaPath:"defs.schema.json#/$defs/unitCounts/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{
let s={instancePath:a+"/removed",schemaPath:"#/properties/removed/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),
i++}}if(n.sunk!==void 0){let r=n.sunk;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.units===void 0){let s={instancePath:a+"/sunk",schemaPath:"#/properties/s\
unk/required",keyword:"required",params:{missingProperty:"units"},message:"must have required property 'units'"};e===null?e=[s]:e.push(s),i++}for(let s in r)if(s!==
"units"){let t={instancePath:a+"/sunk",schemaPath:"#/properties/sunk/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"\
must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(r.units!==void 0){let s=r.units;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let t in s)
if(!w.test(t)){let o={instancePath:a+"/sunk/units",schemaPath:"defs.schema.json#/$defs/unitCounts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),i++}for(let t in s)if(w.test(t)){let o=s[t];if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&
isFinite(o))){let m={instancePath:a+"/sunk/units/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E\
%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),i++}if(typeof o=="number"&&isFinite(
o)){if(o>50||isNaN(o)){let m={instancePath:a+"/sunk/units/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"defs.schema.json#/$defs/unitCounts/patternPrope\
rties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/maximum",keyword:"maximum",params:{comparison:"<=",limit:50},message:"must be <= 50"};e===null?e=[m]:e.push(m),i++}if(o<1||
isNaN(o)){let m={instancePath:a+"/sunk/units/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba\
-z0-9%5D%5Ba-z0-9-%5D*%24/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[m]:e.push(m),i++}}}}else{let t={instancePath:a+
"/sunk/units",schemaPath:"defs.schema.json#/$defs/unitCounts/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{
let s={instancePath:a+"/sunk",schemaPath:"#/properties/sunk/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}
if(n.reactionForce!==void 0){let r=n.reactionForce;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.turn===void 0){let s={instancePath:a+"/reactionForce",schemaPath:"\
#/properties/reactionForce/required",keyword:"required",params:{missingProperty:"turn"},message:"must have required property 'turn'"};e===null?e=[s]:e.push(s),i++}
if(r.units===void 0){let s={instancePath:a+"/reactionForce",schemaPath:"#/properties/reactionForce/required",keyword:"required",params:{missingProperty:"units"},
message:"must have required property 'units'"};e===null?e=[s]:e.push(s),i++}if(r.places===void 0){let s={instancePath:a+"/reactionForce",schemaPath:"#/propertie\
s/reactionForce/required",keyword:"required",params:{missingProperty:"places"},message:"must have required property 'places'"};e===null?e=[s]:e.push(s),i++}for(let s in r)
if(!(s==="turn"||s==="units"||s==="places"||s==="reacted")){let t={instancePath:a+"/reactionForce",schemaPath:"#/properties/reactionForce/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(r.turn!==void 0){let s=r.
turn;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:a+"/reactionForce/turn",schemaPath:"defs.schema.json#/$defs/turn/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof s=="number"&&isFinite(s)){if(s>16||isNaN(s)){let t={instancePath:a+
"/reactionForce/turn",schemaPath:"defs.schema.json#/$defs/turn/maximum",keyword:"maximum",params:{comparison:"<=",limit:16},message:"must be <= 16"};e===null?e=
[t]:e.push(t),i++}if(s<1||isNaN(s)){let t={instancePath:a+"/reactionForce/turn",schemaPath:"defs.schema.json#/$defs/turn/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),i++}}}if(r.units!==void 0){let s=r.units;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let t in s)
if(!w.test(t)){let o={instancePath:a+"/reactionForce/units",schemaPath:"defs.schema.json#/$defs/unitCounts/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),i++}for(let t in s)if(w.test(t)){let o=s[t];if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let m={instancePath:a+"/reactionForce/units/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"defs.schema.json#/\
$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(
m),i++}if(typeof o=="number"&&isFinite(o)){if(o>50||isNaN(o)){let m={instancePath:a+"/reactionForce/units/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
defs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/maximum",keyword:"maximum",params:{comparison:"<=",limit:50},message:"must\
 be <= 50"};e===null?e=[m]:e.push(m),i++}if(o<1||isNaN(o)){let m={instancePath:a+"/reactionForce/units/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"de\
fs.schema.json#/$defs/unitCounts/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9-%5D*%24/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be\
 >= 1"};e===null?e=[m]:e.push(m),i++}}}}else{let t={instancePath:a+"/reactionForce/units",schemaPath:"defs.schema.json#/$defs/unitCounts/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(r.places!==void 0){let s=r.places;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s[1]===
void 0){let t={instancePath:a+"/reactionForce/places",schemaPath:"#/properties/reactionForce/properties/places/required",keyword:"required",params:{missingProperty:"\
1"},message:"must have required property '1'"};e===null?e=[t]:e.push(t),i++}if(s[2]===void 0){let t={instancePath:a+"/reactionForce/places",schemaPath:"#/proper\
ties/reactionForce/properties/places/required",keyword:"required",params:{missingProperty:"2"},message:"must have required property '2'"};e===null?e=[t]:e.push(
t),i++}if(s[3]===void 0){let t={instancePath:a+"/reactionForce/places",schemaPath:"#/properties/reactionForce/properties/places/required",keyword:"required",params:{
missingProperty:"3"},message:"must have required property '3'"};e===null?e=[t]:e.push(t),i++}if(s[4]===void 0){let t={instancePath:a+"/reactionForce/places",schemaPath:"\
#/properties/reactionForce/properties/places/required",keyword:"required",params:{missingProperty:"4"},message:"must have required property '4'"};e===null?e=[t]:
e.push(t),i++}if(s[5]===void 0){let t={instancePath:a+"/reactionForce/places",schemaPath:"#/properties/reactionForce/properties/places/required",keyword:"requir\
ed",params:{missingProperty:"5"},message:"must have required property '5'"};e===null?e=[t]:e.push(t),i++}if(s[6]===void 0){let t={instancePath:a+"/reactionForce\
/places",schemaPath:"#/properties/reactionForce/properties/places/required",keyword:"required",params:{missingProperty:"6"},message:"must have required property\
 '6'"};e===null?e=[t]:e.push(t),i++}for(let t in s)if(!(t==="1"||t==="2"||t==="3"||t==="4"||t==="5"||t==="6")){let o={instancePath:a+"/reactionForce/places",schemaPath:"\
#/properties/reactionForce/properties/places/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additiona\
l properties"};e===null?e=[o]:e.push(o),i++}if(s[1]!==void 0){let t=s[1];if(typeof t=="string"){if(g(t)>80){let o={instancePath:a+"/reactionForce/places/1",schemaPath:"\
defs.schema.json#/$defs/placeId/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[o]:e.push(o),i++}if(!w.
test(t)){let o={instancePath:a+"/reactionForce/places/1",schemaPath:"defs.schema.json#/$defs/placeId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-\
9-]*$"},message:'must match pattern "^[a-z0-9][a-z0-9-]*$"'};e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:a+"/reactionForce/places/1",schemaPath:"defs\
.schema.json#/$defs/placeId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}}if(s[2]!==void 0){let t=s[2];if(typeof t==
"string"){if(g(t)>80){let o={instancePath:a+"/reactionForce/places/2",schemaPath:"defs.schema.json#/$defs/placeId/maxLength",keyword:"maxLength",params:{limit:80},
message:"must NOT have more than 80 characters"};e===null?e=[o]:e.push(o),i++}if(!w.test(t)){let o={instancePath:a+"/reactionForce/places/2",schemaPath:"defs.sc\
hema.json#/$defs/placeId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"},message:'must match pattern "^[a-z0-9][a-z0-9-]*$"'};e===null?e=[o]:
e.push(o),i++}}else{let o={instancePath:a+"/reactionForce/places/2",schemaPath:"defs.schema.json#/$defs/placeId/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[o]:e.push(o),i++}}if(s[3]!==void 0){let t=s[3];if(typeof t=="string"){if(g(t)>80){let o={instancePath:a+"/reactionForce/places/3",schemaPath:"\
defs.schema.json#/$defs/placeId/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[o]:e.push(o),i++}if(!w.
test(t)){let o={instancePath:a+"/reactionForce/places/3",schemaPath:"defs.schema.json#/$defs/placeId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-\
9-]*$"},message:'must match pattern "^[a-z0-9][a-z0-9-]*$"'};e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:a+"/reactionForce/places/3",schemaPath:"defs\
.schema.json#/$defs/placeId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}}if(s[4]!==void 0){let t=s[4];if(typeof t==
"string"){if(g(t)>80){let o={instancePath:a+"/reactionForce/places/4",schemaPath:"defs.schema.json#/$defs/placeId/maxLength",keyword:"maxLength",params:{limit:80},
message:"must NOT have more than 80 characters"};e===null?e=[o]:e.push(o),i++}if(!w.test(t)){let o={instancePath:a+"/reactionForce/places/4",schemaPath:"defs.sc\
hema.json#/$defs/placeId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"},message:'must match pattern "^[a-z0-9][a-z0-9-]*$"'};e===null?e=[o]:
e.push(o),i++}}else{let o={instancePath:a+"/reactionForce/places/4",schemaPath:"defs.schema.json#/$defs/placeId/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[o]:e.push(o),i++}}if(s[5]!==void 0){let t=s[5];if(typeof t=="string"){if(g(t)>80){let o={instancePath:a+"/reactionForce/places/5",schemaPath:"\
defs.schema.json#/$defs/placeId/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[o]:e.push(o),i++}if(!w.
test(t)){let o={instancePath:a+"/reactionForce/places/5",schemaPath:"defs.schema.json#/$defs/placeId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-\
9-]*$"},message:'must match pattern "^[a-z0-9][a-z0-9-]*$"'};e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:a+"/reactionForce/places/5",schemaPath:"defs\
.schema.json#/$defs/placeId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}}if(s[6]!==void 0){let t=s[6];if(typeof t==
"string"){if(g(t)>80){let o={instancePath:a+"/reactionForce/places/6",schemaPath:"defs.schema.json#/$defs/placeId/maxLength",keyword:"maxLength",params:{limit:80},
message:"must NOT have more than 80 characters"};e===null?e=[o]:e.push(o),i++}if(!w.test(t)){let o={instancePath:a+"/reactionForce/places/6",schemaPath:"defs.sc\
hema.json#/$defs/placeId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"},message:'must match pattern "^[a-z0-9][a-z0-9-]*$"'};e===null?e=[o]:
e.push(o),i++}}else{let o={instancePath:a+"/reactionForce/places/6",schemaPath:"defs.schema.json#/$defs/placeId/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[o]:e.push(o),i++}}}else{let t={instancePath:a+"/reactionForce/places",schemaPath:"#/properties/reactionForce/properties/places/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(r.reacted!==void 0&&typeof r.reacted!="boolean"){let s={instancePath:a+
"/reactionForce/reacted",schemaPath:"#/properties/reactionForce/properties/reacted/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?
e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/reactionForce",schemaPath:"#/properties/reactionForce/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[s]:e.push(s),i++}}if(n.tracks!==void 0){let r=n.tracks;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.merchantmen===void 0){let s={
instancePath:a+"/tracks",schemaPath:"#/properties/tracks/required",keyword:"required",params:{missingProperty:"merchantmen"},message:"must have required propert\
y 'merchantmen'"};e===null?e=[s]:e.push(s),i++}if(r.oil===void 0){let s={instancePath:a+"/tracks",schemaPath:"#/properties/tracks/required",keyword:"required",params:{
missingProperty:"oil"},message:"must have required property 'oil'"};e===null?e=[s]:e.push(s),i++}if(r.transport===void 0){let s={instancePath:a+"/tracks",schemaPath:"\
#/properties/tracks/required",keyword:"required",params:{missingProperty:"transport"},message:"must have required property 'transport'"};e===null?e=[s]:e.push(s),
i++}if(r.submarine===void 0){let s={instancePath:a+"/tracks",schemaPath:"#/properties/tracks/required",keyword:"required",params:{missingProperty:"submarine"},message:"\
must have required property 'submarine'"};e===null?e=[s]:e.push(s),i++}if(r.victoryPoints===void 0){let s={instancePath:a+"/tracks",schemaPath:"#/properties/tra\
cks/required",keyword:"required",params:{missingProperty:"victoryPoints"},message:"must have required property 'victoryPoints'"};e===null?e=[s]:e.push(s),i++}for(let s in r)
if(!(s==="merchantmen"||s==="oil"||s==="transport"||s==="submarine"||s==="victoryPoints")){let t={instancePath:a+"/tracks",schemaPath:"#/properties/tracks/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(r.merchantmen!==
void 0){let s=r.merchantmen;if(typeof s=="number"&&isFinite(s)){if(s>1e3||isNaN(s)){let o={instancePath:a+"/tracks/merchantmen",schemaPath:"../common/common.sch\
ema.json#/$defs/quarters/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000"};e===null?e=[o]:e.push(o),i++}if(s<0||isNaN(s)){
let o={instancePath:a+"/tracks/merchantmen",schemaPath:"../common/common.schema.json#/$defs/quarters/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[o]:e.push(o),i++}let t;if(t=s/.25,t!==parseInt(t)){let o={instancePath:a+"/tracks/merchantmen",schemaPath:"../common/common.\
schema.json#/$defs/quarters/multipleOf",keyword:"multipleOf",params:{multipleOf:.25},message:"must be multiple of 0.25"};e===null?e=[o]:e.push(o),i++}}else{let t={
instancePath:a+"/tracks/merchantmen",schemaPath:"../common/common.schema.json#/$defs/quarters/type",keyword:"type",params:{type:"number"},message:"must be numbe\
r"};e===null?e=[t]:e.push(t),i++}}if(r.oil!==void 0){let s=r.oil;if(typeof s=="number"&&isFinite(s)){if(s>1e3||isNaN(s)){let o={instancePath:a+"/tracks/oil",schemaPath:"\
../common/common.schema.json#/$defs/quarters/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000"};e===null?e=[o]:e.push(o),i++}
if(s<0||isNaN(s)){let o={instancePath:a+"/tracks/oil",schemaPath:"../common/common.schema.json#/$defs/quarters/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"};e===null?e=[o]:e.push(o),i++}let t;if(t=s/.25,t!==parseInt(t)){let o={instancePath:a+"/tracks/oil",schemaPath:"../common/common\
.schema.json#/$defs/quarters/multipleOf",keyword:"multipleOf",params:{multipleOf:.25},message:"must be multiple of 0.25"};e===null?e=[o]:e.push(o),i++}}else{let t={
instancePath:a+"/tracks/oil",schemaPath:"../common/common.schema.json#/$defs/quarters/type",keyword:"type",params:{type:"number"},message:"must be number"};e===
null?e=[t]:e.push(t),i++}}if(r.transport!==void 0){let s=r.transport;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.japan===void 0){let t={instancePath:a+"/t\
racks/transport",schemaPath:"#/properties/tracks/properties/transport/required",keyword:"required",params:{missingProperty:"japan"},message:"must have required \
property 'japan'"};e===null?e=[t]:e.push(t),i++}if(s.us===void 0){let t={instancePath:a+"/tracks/transport",schemaPath:"#/properties/tracks/properties/transport\
/required",keyword:"required",params:{missingProperty:"us"},message:"must have required property 'us'"};e===null?e=[t]:e.push(t),i++}if(s.britain===void 0){let t={
instancePath:a+"/tracks/transport",schemaPath:"#/properties/tracks/properties/transport/required",keyword:"required",params:{missingProperty:"britain"},message:"\
must have required property 'britain'"};e===null?e=[t]:e.push(t),i++}for(let t in s)if(!(t==="japan"||t==="us"||t==="britain")){let o={instancePath:a+"/tracks/t\
ransport",schemaPath:"#/properties/tracks/properties/transport/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must \
NOT have additional properties"};e===null?e=[o]:e.push(o),i++}if(s.japan!==void 0){let t=s.japan;if(typeof t=="number"&&isFinite(t)){if(t>1e3||isNaN(t)){let m={
instancePath:a+"/tracks/transport/japan",schemaPath:"../common/common.schema.json#/$defs/quarters/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},
message:"must be <= 1000"};e===null?e=[m]:e.push(m),i++}if(t<0||isNaN(t)){let m={instancePath:a+"/tracks/transport/japan",schemaPath:"../common/common.schema.js\
on#/$defs/quarters/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),i++}let o;if(o=t/.25,o!==parseInt(
o)){let m={instancePath:a+"/tracks/transport/japan",schemaPath:"../common/common.schema.json#/$defs/quarters/multipleOf",keyword:"multipleOf",params:{multipleOf:.25},
message:"must be multiple of 0.25"};e===null?e=[m]:e.push(m),i++}}else{let o={instancePath:a+"/tracks/transport/japan",schemaPath:"../common/common.schema.json#\
/$defs/quarters/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[o]:e.push(o),i++}}if(s.us!==void 0){let t=s.us;if(typeof t=="n\
umber"&&isFinite(t)){if(t>1e3||isNaN(t)){let m={instancePath:a+"/tracks/transport/us",schemaPath:"../common/common.schema.json#/$defs/quarters/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000"};e===null?e=[m]:e.push(m),i++}if(t<0||isNaN(t)){let m={instancePath:a+"/tracks/transport/u\
s",schemaPath:"../common/common.schema.json#/$defs/quarters/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.
push(m),i++}let o;if(o=t/.25,o!==parseInt(o)){let m={instancePath:a+"/tracks/transport/us",schemaPath:"../common/common.schema.json#/$defs/quarters/multipleOf",
keyword:"multipleOf",params:{multipleOf:.25},message:"must be multiple of 0.25"};e===null?e=[m]:e.push(m),i++}}else{let o={instancePath:a+"/tracks/transport/us",
schemaPath:"../common/common.schema.json#/$defs/quarters/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[o]:e.push(o),i++}}if(s.
britain!==void 0){let t=s.britain;if(typeof t=="number"&&isFinite(t)){if(t>1e3||isNaN(t)){let m={instancePath:a+"/tracks/transport/britain",schemaPath:"../commo\
n/common.schema.json#/$defs/quarters/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000"};e===null?e=[m]:e.push(m),i++}if(t<
0||isNaN(t)){let m={instancePath:a+"/tracks/transport/britain",schemaPath:"../common/common.schema.json#/$defs/quarters/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),i++}let o;if(o=t/.25,o!==parseInt(o)){let m={instancePath:a+"/tracks/transport/britain",schemaPath:"\
../common/common.schema.json#/$defs/quarters/multipleOf",keyword:"multipleOf",params:{multipleOf:.25},message:"must be multiple of 0.25"};e===null?e=[m]:e.push(
m),i++}}else{let o={instancePath:a+"/tracks/transport/britain",schemaPath:"../common/common.schema.json#/$defs/quarters/type",keyword:"type",params:{type:"numbe\
r"},message:"must be number"};e===null?e=[o]:e.push(o),i++}}}else{let t={instancePath:a+"/tracks/transport",schemaPath:"#/properties/tracks/properties/transport\
/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(r.submarine!==void 0){let s=r.submarine;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.japan===void 0){let t={instancePath:a+"/tracks/submarine",schemaPath:"#/properties/tracks/properties/submarine/required",keyword:"\
required",params:{missingProperty:"japan"},message:"must have required property 'japan'"};e===null?e=[t]:e.push(t),i++}if(s.allies===void 0){let t={instancePath:a+
"/tracks/submarine",schemaPath:"#/properties/tracks/properties/submarine/required",keyword:"required",params:{missingProperty:"allies"},message:"must have requi\
red property 'allies'"};e===null?e=[t]:e.push(t),i++}for(let t in s)if(!(t==="japan"||t==="allies")){let o={instancePath:a+"/tracks/submarine",schemaPath:"#/pro\
perties/tracks/properties/submarine/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional propert\
ies"};e===null?e=[o]:e.push(o),i++}if(s.japan!==void 0){let t=s.japan;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let o={instancePath:a+"/tracks/s\
ubmarine/japan",schemaPath:"#/properties/tracks/properties/submarine/properties/japan/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[o]:e.push(o),i++}if(typeof t=="number"&&isFinite(t)){if(t>100||isNaN(t)){let o={instancePath:a+"/tracks/submarine/japan",schemaPath:"#/properties/tracks\
/properties/submarine/properties/japan/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[o]:e.push(o),i++}if(t<
0||isNaN(t)){let o={instancePath:a+"/tracks/submarine/japan",schemaPath:"#/properties/tracks/properties/submarine/properties/japan/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[o]:e.push(o),i++}}}if(s.allies!==void 0){let t=s.allies;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&
isFinite(t))){let o={instancePath:a+"/tracks/submarine/allies",schemaPath:"#/properties/tracks/properties/submarine/properties/allies/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),i++}if(typeof t=="number"&&isFinite(t)){if(t>100||isNaN(t)){let o={instancePath:a+"/tracks/s\
ubmarine/allies",schemaPath:"#/properties/tracks/properties/submarine/properties/allies/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"m\
ust be <= 100"};e===null?e=[o]:e.push(o),i++}if(t<0||isNaN(t)){let o={instancePath:a+"/tracks/submarine/allies",schemaPath:"#/properties/tracks/properties/subma\
rine/properties/allies/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[o]:e.push(o),i++}}}}else{let t={instancePath:a+
"/tracks/submarine",schemaPath:"#/properties/tracks/properties/submarine/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.
push(t),i++}}if(r.victoryPoints!==void 0){let s=r.victoryPoints;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:a+"/tracks/victory\
Points",schemaPath:"#/properties/tracks/properties/victoryPoints/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),
i++}if(typeof s=="number"&&isFinite(s)){if(s>100||isNaN(s)){let t={instancePath:a+"/tracks/victoryPoints",schemaPath:"#/properties/tracks/properties/victoryPoin\
ts/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[t]:e.push(t),i++}if(s<-100||isNaN(s)){let t={instancePath:a+
"/tracks/victoryPoints",schemaPath:"#/properties/tracks/properties/victoryPoints/minimum",keyword:"minimum",params:{comparison:">=",limit:-100},message:"must be\
 >= -100"};e===null?e=[t]:e.push(t),i++}}}}else{let s={instancePath:a+"/tracks",schemaPath:"#/properties/tracks/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[s]:e.push(s),i++}}if(n.overrides!==void 0){let r=n.overrides;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let s in r)if(!Xe.test(
s)){let t={instancePath:a+"/overrides",schemaPath:"#/properties/overrides/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"\
must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}for(let s in r)if(Xe.test(s)){let t=r[s];if(!(t&&typeof t=="object"&&!Array.isArray(t))){let o={
instancePath:a+"/overrides/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/overrides/patternProperties/%5E%5Ba-z0-9%5D%5Ba-z0-9~1-%5D*%5C.js\
on%24/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),i++}}}else{let s={instancePath:a+"/overrides",schemaPath:"#\
/properties/overrides/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}n.sources!==void 0&&($e(n.sources,{instancePath:a+
"/sources",parentData:n,parentDataProperty:"sources",rootData:h,dynamicAnchors:y})||(e=e===null?$e.errors:P(e,$e.errors),i=e.length))}else{let r={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Ke.errors=e,i===0}Ke.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function P(n,a){for(let b of a)n.push(b);return n}var z=n=>a=>n(a)?[]:[...n.errors],Ws={"common/workspace.schema.json":z(is),"common/game.schema.json":z(as),"common/map.schema.json":z(ns),"common/options.schema\
.json":z(os),"common/layer.schema.json":z(ms),"common/playtest.schema.json":z(ps),"fire-in-the-sky/bases.schema.json":z(ls),"fire-in-the-sky/units.schema.json":z(
us),"fire-in-the-sky/parameters.schema.json":z(cs),"fire-in-the-sky/sequence.schema.json":z(ds),"fire-in-the-sky/combat-table.schema.json":z(hs),"fire-in-the-sk\
y/surface-combat-table.schema.json":z(bs),"fire-in-the-sky/naval-damage-table.schema.json":z(ks),"fire-in-the-sky/transport-costs.schema.json":z(ws),"fire-in-th\
e-sky/levels.schema.json":z(vs),"fire-in-the-sky/reinforcements.schema.json":z(qs),"fire-in-the-sky/scenario.schema.json":z(js)};export{Ws as validators};
