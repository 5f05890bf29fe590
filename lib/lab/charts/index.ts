export { lossesChart, scoreChart } from "./bars";
export { capturesChart } from "./captures";
export { curveChart } from "./curve";
export { differencesChart } from "./differences";
export type { ChartPlace } from "./draw";
export { sensitivityChart, sweepChart } from "./settings";
export { spreadsChart } from "./spreads";
export { type ChartTheme, themeOf } from "./theme";
export { winsChart } from "./wins";
