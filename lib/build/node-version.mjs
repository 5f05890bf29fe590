/** What package.json asks for; said here too, because an old Node would stumble before reading it. */
const LEAST = [20, 9];

/** In words, why this Node will not do; undefined when it will. */
export function nodeProblem(version = process.versions.node) {
  const [major, minor] = version.split(".").map(Number);
  const fine = major > LEAST[0] || (major === LEAST[0] && minor >= LEAST[1]);
  return fine ? undefined : `Sandtable needs Node ${LEAST.join(".")} or later; this is ${version}.`;
}
