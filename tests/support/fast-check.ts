import fc from "fast-check";

/**
 * Properties are tried on the same values in every run, so that a change is judged by what it changed and a failure
 * can be repeated. `SANDTABLE_SEED=<whole number>` tries others.
 */
fc.configureGlobal({ seed: Number(process.env.SANDTABLE_SEED ?? 1) });

export default fc;
