export { vassalFormat } from "./format";
