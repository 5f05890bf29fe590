import type { Finding, RuleCheck } from "../../../types";
import { inTurnOrder, parametersOf, parametersPath } from "../shared/documents";

/** 17.2: bases grow, they do not shrink. */
export const expansionFactors: RuleCheck = {
  code: "rule/fire-in-the-sky/expansion-factors",
  rule: "17.2",
  severity: "warning",
  title: "The capacities of bases shrink during the war.",
  explain:
    "From certain turns on the Air and Port Capacities of Allied bases are multiplied by a factor that rises with the years. " +
    "When a factor falls, full bases are suddenly over their limit, and the enemy may send units away. " +
    "Correct the factor; if it is intended, accept the warning with a reason.",
  run(documents) {
    const factors = inTurnOrder(parametersOf(documents).expansion?.factorFromTurn ?? {});
    return factors.slice(1).flatMap(([turn, factor], i): Finding[] => {
      const [earlier, before] = factors[i]!;
      if (factor >= before) return [];
      return [
        {
          document: parametersPath,
          pointer: `/expansion/factorFromTurn/${turn}`,
          message: `Capacities are multiplied by ${before} from Turn ${earlier} and by ${factor} from Turn ${turn}: bases shrink.`,
          hint: "Factors rise or stay in the printed game.",
          related: [
            {
              document: parametersPath,
              pointer: `/expansion/factorFromTurn/${earlier}`,
              message: "The previous factor.",
            },
          ],
        },
      ];
    });
  },
};
