import { ArrowLeftRight, ArrowRight } from "lucide-react";
import type { BattleBoard, BattleLink, CounterFace } from "../../lib/games";
import { Counter } from "../counters/counter";
import styles from "./battle-board.module.css";
import { RuleChip } from "../rulebook/rule-chip";

const headings: readonly { kind: BattleLink["kind"]; title: string }[] = [
  { kind: "strike", title: "Air strikes" },
  { kind: "match", title: "Combat groups" },
  { kind: "fire", title: "Fire" },
];

/** Lines across a crowded board would be a tangle: who acts on whom is listed in pairs. */
export function Links({ battle }: { battle: BattleBoard }) {
  const { links, sides } = battle;
  const faces = facesOf(battle);
  const names = new Map(sides.map(({ side, name }) => [side, name]));
  return headings.map(({ kind, title }) => {
    const own = links.filter((link) => link.kind === kind);
    if (own.length === 0) return null;
    return (
      <section key={kind} className={styles.links} aria-label={title}>
        <h3>
          {title}{" "}
          {[...new Set(own.map(({ rule }) => rule))].map((rule) => (
            <RuleChip key={rule} rule={rule} />
          ))}
        </h3>
        <ul>
          {own.map((link, i) => (
            <li key={i} data-kind={kind}>
              <LinkRow link={link} by={names.get(link.side) ?? link.side} faces={faces} />
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

type Faces = ReadonlyMap<string, CounterFace>;

/** The counters on the board by id, for their pictures. */
function facesOf({ sides }: BattleBoard): Faces {
  const counters = sides.flatMap(({ boxes }) => boxes).flatMap((box) => box.counters);
  return new Map(counters.flatMap(({ face, pieces = [] }) => pieces.map((id) => [id, face] as const)));
}

/** In both directions for ships that fight each other; else the attacker and its target. */
function LinkRow({ link, by, faces }: { link: BattleLink; by: string; faces: Faces }) {
  const { kind, from, to, pieces } = link;
  const isMatch = kind === "match";
  return (
    <>
      <span className={styles.end}>
        <span>
          {!isMatch && <span className="quiet">{by}: </span>}
          {from}
        </span>
        <Small ids={pieces?.from} faces={faces} />
      </span>
      <span className={styles.way}>
        {isMatch ? <ArrowLeftRight size={16} aria-hidden /> : <ArrowRight size={16} aria-hidden />}
        <span className="hidden">{kind === "fire" ? "fires at" : "against"}</span>
      </span>
      <span className={styles.end}>
        <Small ids={kind === "strike" ? single(pieces?.to) : pieces?.to} faces={faces} />
        <span>{to}</span>
      </span>
    </>
  );
}

/** Small counters beside their names; a whole Task Force or base is not drawn again. */
const MOST_DRAWN = 4;
const SMALL = 24;

const single = (ids: readonly string[] = []): readonly string[] => (ids.length === 1 ? ids : []);

function Small({ ids = [], faces }: { ids: readonly string[] | undefined; faces: Faces }) {
  const known = ids.flatMap((id) => {
    const face = faces.get(id);
    return face ? [{ id, face }] : [];
  });
  if (known.length === 0 || known.length > MOST_DRAWN) return null;
  return (
    <span className={styles.small}>
      {known.map(({ id, face }) => (
        <Counter key={id} unit={face} size={SMALL} decorative />
      ))}
    </span>
  );
}
