import { JAPANESE, type Rules } from "../rules";
import { portHalfOf } from "../sea";
import { Block, type Blocks, blocksFor, isSameBlocks, type Linked } from "./blocking";
import { type Graph, graphOf, waterOf } from "./graph";
import { type EmergencyLink, Piece, type Pieces } from "./pieces";
import { overLand, overWater } from "./spread";

/** The links of one side, the linked units of the other being known. */

/** The headquarters that reach each hex: bits, by their place in `Pieces.headquarters`. */
type Reach = Int32Array;

export interface SideLinks {
  /** By place in `Pieces.headquarters`. */
  headquarters: boolean[];
  /** By water: whether water leads from there to an Ultimate Command Source (11.2). */
  toSource: Uint8Array;
  /** Through links that last, and through an Emergency Command Link (11.7), by hex. */
  reach: Reach;
  emergency: Reach;
  /** The same for Nationalist Chinese units, which need a source of their own (11.1.3). */
  chinese: Reach;
  chineseEmergency: Reach;
  /** By hex: whether Red Chinese are in supply there (11.1.3). */
  isNearCity: Uint8Array;
  blocks: Blocks;
  linked: Linked;
}

/** Where links go on from: a port, an Offensive Support Base, or both (11.3.1, 11.5). */
interface Hub {
  hex: number;
  isPort: boolean;
  isSupportBase: boolean;
  /** A Chinese city with a Base in friendly hands (11.1.3). */
  isChineseCity: boolean;
  hasHeadquarters: boolean;
}

export class Solver {
  private readonly graph: Graph;
  private readonly hubs: Hub[] = [];
  /** Ultimate Command Sources: in places, and at edges of the map (11.1). */
  private readonly places: number[] = [];
  private readonly edges: number[] = [];
  /** By hub: hexes that it links to over land. They depend on no units that must be linked. */
  private readonly zones = new Map<number, readonly number[]>();
  /** What was found last. */
  private last: SideLinks | undefined;

  constructor(
    private readonly rules: Rules,
    private readonly side: number,
    private readonly own: Pieces,
    private readonly enemy: Pieces,
  ) {
    this.graph = graphOf(rules);
    const { hexes, places } = rules;
    for (let water = 0; water < own.bits.length; water++) {
      const bits = own.bits[water]!;
      if ((bits & Piece.source) !== 0) this.placeSource(water);
      if ((bits & (Piece.port | Piece.supportBase)) === 0) continue;
      this.hubs.push({
        hex: water,
        isPort: (bits & Piece.port) !== 0,
        isSupportBase: (bits & Piece.supportBase) !== 0,
        isChineseCity:
          places[hexes.place[water]!]?.city === "chinese" &&
          (bits & Piece.control) !== 0 &&
          (bits & Piece.base) !== 0,
        hasHeadquarters: own.headquarters.some(({ hex }) => hex === water),
      });
    }
  }

  private placeSource(water: number): void {
    const { commandEdges } = this.rules.hexes;
    (commandEdges[this.graph.hexOf[water]!] === undefined ? this.places : this.edges).push(water);
  }

  /** Own fighters count as linked until they are found not to be: one that is linked keeps its own way open. */
  solve(enemyLinked: Linked): SideLinks {
    let linked: Linked = new Uint8Array(this.rules.hexes.ids.length).fill(1);
    for (;;) {
      const { graph, own, enemy, rules } = this;
      const blocks = blocksFor(rules, graph, own, enemy, linked, enemyLinked);
      if (this.last === undefined || !isSameBlocks(blocks, this.last.blocks)) this.last = this.trace(blocks);
      const found = this.last;
      if (!this.isFighterLost(linked, found.linked)) return found;
      linked = found.linked;
    }
  }

  private isFighterLost(before: Linked, after: Linked): boolean {
    const { fighter } = Piece;
    for (let hex = 0; hex < after.length; hex++)
      if (before[hex] && !after[hex] && (this.own.bits[hex]! & fighter) !== 0) return true;
    return false;
  }

  private trace(blocks: Blocks): SideLinks {
    const { graph, own, rules } = this;
    const count = rules.hexes.ids.length;
    const toSource = this.watersToSource(blocks);
    const headquarters = this.linkedHeadquarters(toSource);
    const reach = new Int32Array(count);
    for (const [i, { n, hex }] of own.headquarters.entries()) {
      if (!headquarters[i]) continue;
      const from = waterOf(graph, hex, portHalfOf(rules.hexes, hex));
      const waters = overWater(graph, [from], rules.headquarters[n]!.commandRange, blocks.water);
      for (const water of waters) reach[graph.hexOf[water]!]! |= 1 << i;
    }
    const direct = reach.slice();
    this.chain(reach, reach, blocks, this.hubs);
    const emergency = this.throughEmergency(reach, blocks);
    const [chinese, chineseEmergency] = this.forChina(direct, reach, emergency, blocks);
    const linked = new Uint8Array(count);
    for (let hex = 0; hex < count; hex++) if ((reach[hex]! | emergency[hex]!) !== 0) linked[hex] = 1;
    const isNearCity = this.nearCities(blocks);
    return {
      headquarters,
      toSource,
      reach,
      emergency,
      chinese,
      chineseEmergency,
      isNearCity,
      blocks,
      linked,
    };
  }

  private watersToSource(blocks: Blocks): Uint8Array {
    const { graph } = this;
    // 11.1.2: an edge of the map is a source only where no enemy is.
    const sources = [...this.places, ...this.edges.filter((water) => blocks.source[water] === Block.none)];
    const marks = new Uint8Array(blocks.water.length);
    overWater(graph, sources, Infinity, blocks.water, marks);
    return marks;
  }

  /** 11.2: those in a port that works, which water joins to a source. */
  private linkedHeadquarters(toSource: Uint8Array): boolean[] {
    const { graph, own, rules } = this;
    return own.headquarters.map(
      ({ hex }) =>
        (own.bits[hex]! & Piece.port) !== 0 &&
        toSource[waterOf(graph, hex, portHalfOf(rules.hexes, hex))] === 1,
    );
  }

  /** Ports and Offensive Support Bases that are reached carry links on, until nothing more is reached (11.3.1, 11.5). */
  private chain(from: Reach, into: Reach, blocks: Blocks, hubs: readonly Hub[]): void {
    const passed = new Map<Hub, number>();
    for (let isGrowing = true; isGrowing;) {
      isGrowing = false;
      for (const hub of hubs) {
        const mask = from[hub.hex]! | into[hub.hex]!;
        if (mask === (passed.get(hub) ?? 0)) continue;
        passed.set(hub, mask);
        isGrowing = true;
        for (const hex of this.zoneOf(hub, blocks)) into[hex]! |= mask;
      }
    }
  }

  /** Where a hub links to: over land; from an Offensive Support Base in a port over water too. */
  private zoneOf({ hex, isPort, isSupportBase }: Hub, blocks: Blocks): readonly number[] {
    const { graph, rules, zones } = this;
    const { overland, supportBaseWater } = rules.parameters.links;
    let zone = zones.get(hex);
    if (zone === undefined)
      zones.set(hex, (zone = overLand(graph, rules.hexes.next, [hex], overland, blocks.land)));
    if (!isPort || !isSupportBase) return zone;
    const from = waterOf(graph, hex, portHalfOf(rules.hexes, hex));
    const waters = overWater(graph, [from], supportBaseWater, blocks.water);
    return [...zone, ...waters.map((water) => graph.hexOf[water]!)];
  }

  /** 11.7: what is reached through Emergency Command Links, one of which may lead to the next. */
  private throughEmergency(reach: Reach, blocks: Blocks): Reach {
    const found = new Int32Array(reach.length);
    const none = new Int32Array(reach.length);
    const working = this.own.emergency.filter((link) => this.isOpen(link, blocks));
    // Each of them may be the Start of another.
    for (let n = 0; n < working.length; n++)
      for (const { kind, from, to } of working) {
        const mask = reach[from]! | found[from]!;
        if (mask === 0) continue;
        for (const hex of kind === "tokyo-express" ? [to] : this.airZone(to, blocks)) found[hex]! |= mask;
        this.chain(none, found, blocks, this.hubs);
      }
    return found;
  }

  /** 11.7.2: hexes from which pieces trace to an Air Transport End. */
  private airZone(to: number, blocks: Blocks): number[] {
    const { hexes, parameters } = this.rules;
    return overLand(this.graph, hexes.next, [to], parameters.links.airTransportLand, blocks.land);
  }

  /**
   * 11.7: Air Transport needs airbases that work and a way that enemy aircraft leave open; nothing that the enemy does stops the
   * Tokyo Express, as long as its Start is reached.
   */
  private isOpen({ kind, from, to }: EmergencyLink, blocks: Blocks): boolean {
    if (kind === "tokyo-express") return true;
    const { bits } = this.own;
    if ((bits[from]! & bits[to]! & Piece.airbase) === 0) return false;
    const { hexes, parameters } = this.rules;
    return flightPath(hexes.next, from, to, parameters.links.transportHexes, blocks.air);
  }

  /** 11.1.3: the sources of Nationalist Chinese units, and what these reach. */
  private forChina(direct: Reach, reach: Reach, emergency: Reach, blocks: Blocks): [Reach, Reach] {
    const none = new Int32Array(reach.length);
    if (this.side === JAPANESE) return [none, none];
    const hubs = this.hubs.filter(
      ({ hasHeadquarters, isSupportBase, isPort, isChineseCity }) =>
        hasHeadquarters || (isSupportBase && (isPort || isChineseCity)),
    );
    const [lasting, other] = [direct, none.slice()];
    for (const hub of hubs)
      for (const hex of this.zoneOf(hub, blocks)) {
        lasting[hex]! |= reach[hub.hex]!;
        other[hex]! |= emergency[hub.hex]!;
      }
    return [lasting, other];
  }

  /** 11.1.3: hexes that are near a Chinese city of the side over land. */
  private nearCities(blocks: Blocks): Uint8Array {
    const { hexes, parameters, places } = this.rules;
    const marks = new Uint8Array(hexes.ids.length);
    if (this.side === JAPANESE) return marks;
    const cities = places.flatMap(({ city, hex }) =>
      city === "chinese" && (this.own.bits[hex]! & Piece.control) !== 0 ? hex : [],
    );
    for (const hex of overLand(this.graph, hexes.next, cities, parameters.links.redChinese, blocks.land))
      marks[hex] = 1;
    return marks;
  }
}

/** Whether a way of so many hexes at most leads through none that is blocked. */
function flightPath(next: Int16Array, from: number, to: number, most: number, blocked: Uint8Array): boolean {
  const seen = new Set([from]);
  let edge = [from];
  for (let n = 0; n < most; n++) {
    const beyond: number[] = [];
    for (const hex of edge)
      for (let direction = 0; direction < 6; direction++) {
        const each = next[hex * 6 + direction]!;
        if (each < 0 || seen.has(each)) continue;
        if (each === to) return true;
        seen.add(each);
        if (!blocked[each]) beyond.push(each);
      }
    edge = beyond;
  }
  return false;
}
