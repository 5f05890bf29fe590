import { HOUSE_RULE } from "../../lib/games/numbering";
import { useContext } from "react";
import { openRules } from "./open";
import { RulesThere } from "./rules-there";

interface Props {
  rule: string | undefined;
  /**
   * It stands in something that is pressed itself, where no button may be: the pointer opens it, and from the keyboard
   * the command that opens the rule of the line.
   */
  inside?: true;
}

/** The number of a rule, which opens it where there is a pane of rules. */
export function RuleChip({ rule, inside }: Props) {
  const canOpen = useContext(RulesThere);
  if (rule === undefined || rule === "") return null;
  // A designer's own rule has no number by which it could be found.
  if (!canOpen || rule === HOUSE_RULE) return <span className="rule">{rule}</span>;
  const open = (event: React.MouseEvent): void => {
    event.stopPropagation();
    event.preventDefault();
    openRules(rule);
  };
  const title = `Open rule ${rule}`;
  return inside ? (
    <span className="rule" data-rule={rule} title={title} onClick={open}>
      {rule}
    </span>
  ) : (
    <button type="button" className="rule" data-rule={rule} title={title} onClick={open}>
      {rule}
    </button>
  );
}
