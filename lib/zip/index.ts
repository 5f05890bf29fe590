export { readDirectory, type ZipEntry } from "./directory";
export { ZipError, type ZipErrorCode } from "./error";
export { requireSafeNames } from "./names";
export { unpackEntries, type ZipBounds } from "./unpack";
export { writeZip } from "./write";
