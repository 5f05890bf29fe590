/** How long a browser may take to begin a download (milliseconds). */
const KEPT = 60_000;

/** Hands a file to the browser, which saves it where it saves downloads. */
export function download(name: string, bytes: Uint8Array): void {
  const address = URL.createObjectURL(new Blob([bytes as BlobPart]));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT);
}
