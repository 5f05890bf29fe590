// Made from schemas/ by "npm run generate". Do not edit.

import type { JsonObject } from "../../types";

/** The schemas of these games by their paths under schemas/. */
export const schemas: Readonly<Record<string, JsonObject>> = {
  "pacific-war/air-missions.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/pacific-war/air-missions.schema.json",
    "title": "Air missions",
    "description": "Who flies each kind of mission, and how. Rule 28.2.",
    "type": "object",
    "properties": {
      "$schema": {
        "$ref": "../common/common.schema.json#/$defs/schemaPath"
      },
      "title": {
        "title": "Title",
        "description": "The name of the table.",
        "type": "string",
        "minLength": 1,
        "maxLength": 120,
        "examples": [
          "Air missions"
        ]
      },
      "rule": {
        "$ref": "../common/common.schema.json#/$defs/citedRule"
      },
      "missions": {
        "title": "Missions",
        "description": "The kinds of mission, by id. Rule 28.2.",
        "type": "object",
        "patternProperties": {
          "^[a-z0-9][a-z0-9-]*$": {
            "title": "Mission",
            "description": "One kind of mission.",
            "type": "object",
            "properties": {
              "title": {
                "title": "Title",
                "description": "What it is called.",
                "type": "string",
                "minLength": 1,
                "maxLength": 60,
                "examples": [
                  "Air Strike"
                ]
              },
              "engines": {
                "title": "Types",
                "description": "Types of air units that fly it. Rule 28.2.",
                "type": "array",
                "items": {
                  "title": "Engines",
                  "description": "A type of air unit. Rule 2.2.2.",
                  "type": "string",
                  "enum": [
                    "F",
                    "T",
                    "B",
                    "LRA"
                  ],
                  "enumDescriptions": [
                    "One engine.",
                    "Two engines.",
                    "Four engines.",
                    "Long-range aircraft."
                  ],
                  "examples": [
                    "F"
                  ]
                },
                "uniqueItems": true,
                "examples": [
                  [
                    "F",
                    "T",
                    "B"
                  ]
                ],
                "minItems": 1
              },
              "escorts": {
                "title": "Escorts",
                "description": "Types that may go with them only to fight. Rule 28.2.",
                "type": "array",
                "items": {
                  "title": "Engines",
                  "description": "A type of air unit. Rule 2.2.2.",
                  "type": "string",
                  "enum": [
                    "F",
                    "T",
                    "B",
                    "LRA"
                  ],
                  "enumDescriptions": [
                    "One engine.",
                    "Two engines.",
                    "Four engines.",
                    "Long-range aircraft."
                  ],
                  "examples": [
                    "F"
                  ]
                },
                "uniqueItems": true,
                "examples": [
                  [
                    "F"
                  ]
                ]
              },
              "leastLevel": {
                "title": "Least level",
                "description": "The lowest Status Level that flies it. Unit: levels. Rule 28.2.",
                "type": "integer",
                "minimum": 0,
                "maximum": 2,
                "examples": [
                  1
                ]
              },
              "coordination": {
                "title": "Coordination",
                "description": "Whether it is coordinated. Rule 28.3.3.",
                "type": "string",
                "enum": [
                  "roll",
                  "always",
                  "never"
                ],
                "enumDescriptions": [
                  "A roll decides; a single unit is coordinated.",
                  "Always.",
                  "Never."
                ],
                "examples": [
                  "roll"
                ]
              },
              "attacks": {
                "title": "Attacks",
                "description": "True if it strikes or strafes in the target hex. Rule 28.2.",
                "type": "boolean"
              },
              "starts": {
                "title": "Starts combat",
                "description": "True if its units may start air combat. Rule 28.2.",
                "type": "boolean"
              },
              "advantageOnly": {
                "title": "Advantage only",
                "description": "True if it flies in the Advantage Air Mission Phase only. Rule 28.2.",
                "type": "boolean"
              },
              "aborts": {
                "title": "Aborts",
                "description": "True if its units abort after too many hits. Rule 28.9.",
                "type": "boolean"
              }
            },
            "required": [
              "title",
              "engines",
              "leastLevel",
              "coordination",
              "attacks",
              "starts",
              "advantageOnly",
              "aborts"
            ],
            "additionalProperties": false
          }
        },
        "additionalProperties": false,
        "examples": [
          {
            "ferry": {
              "title": "Ferry",
              "engines": [
                "F",
                "T",
                "B",
                "LRA"
              ],
              "leastLevel": 0,
              "coordination": "never",
              "attacks": false,
              "starts": false,
              "advantageOnly": false,
              "aborts": false
            }
          }
        ]
      },
      "sources": {
        "$ref": "../common/common.schema.json#/$defs/sources"
      }
    },
    "required": [
      "$schema",
      "title",
      "rule",
      "missions",
      "sources"
    ],
    "additionalProperties": false
  },
  "pacific-war/aircraft.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/pacific-war/aircraft.schema.json",
    "title": "Aircraft",
    "description": "Classes of air units. Counters of one class are alike: what differs is the name and the steps, which the scenario gives. Rule 2.2.2.",
    "type": "object",
    "properties": {
      "$schema": {
        "$ref": "../common/common.schema.json#/$defs/schemaPath"
      },
      "aircraft": {
        "title": "Air classes",
        "description": "Air classes, by id.",
        "type": "object",
        "patternProperties": {
          "^[a-z0-9][a-z0-9-]*$": {
            "title": "Air class",
            "description": "Air counters of one kind: a set-up names the class and the steps of each unit. Rule 2.2.2.",
            "type": "object",
            "properties": {
              "name": {
                "title": "Name",
                "description": "What the class is called: nation, engines, carrier capability and Status Level.",
                "type": "string",
                "minLength": 1,
                "maxLength": 80,
                "examples": [
                  "Japanese F-CV-L2"
                ]
              },
              "nation": {
                "$ref": "unit-defs.schema.json#/$defs/nation"
              },
              "engine": {
                "$ref": "unit-defs.schema.json#/$defs/engine"
              },
              "carrier": {
                "title": "Carrier-capable",
                "description": "True if it can operate from carriers of its nation: CV, CAG or CAD on the counter. Rule 2.3.2.2.",
                "type": "boolean",
                "const": true
              },
              "level": {
                "$ref": "unit-defs.schema.json#/$defs/airLevel"
              },
              "antiAir": {
                "$ref": "unit-defs.schema.json#/$defs/strength",
                "title": "Anti-Air",
                "description": "Strength against aircraft, in the air and in strafing; it is the same on both sides of the counter. Rule 2.2.2. Unit: points; -1 is below zero, and without the member it is a printed x."
              },
              "antiNaval": {
                "$ref": "unit-defs.schema.json#/$defs/strength",
                "title": "Anti-Naval",
                "description": "Strength against ships. Rule 2.2.2. Unit: points; -1 is below zero, and without the member it is a printed x."
              },
              "antiGround": {
                "$ref": "unit-defs.schema.json#/$defs/strength",
                "title": "Anti-Ground",
                "description": "Strength against ground units and installations. Rule 2.2.2. Unit: points; -1 is below zero, and without the member it is a printed x."
              },
              "range": {
                "title": "Range",
                "description": "The whole path of one flight. Unit: hexes. Rule 2.2.2.",
                "type": "integer",
                "minimum": 1,
                "maximum": 60,
                "examples": [
                  8
                ]
              },
              "activationCost": {
                "title": "Activation Point Cost",
                "description": "What it costs to activate a unit; hits do not lower it. Unit: Command Points. Rule 2.2.2.",
                "type": "integer",
                "minimum": 0,
                "maximum": 20,
                "examples": [
                  1
                ]
              },
              "steps": {
                "title": "Steps",
                "description": "Steps of a unit at full strength. Unit: steps. Rule 3.2.",
                "type": "integer",
                "minimum": 1,
                "maximum": 6,
                "examples": [
                  6
                ]
              },
              "count": {
                "title": "Count",
                "description": "How many counters there are, which is the most that can be in play. Unit: counters. Rule 2.0.",
                "type": "integer",
                "minimum": 1,
                "maximum": 200,
                "examples": [
                  20
                ]
              },
              "kamikaze": {
                "title": "Kamikaze",
                "description": "True for units that are lost in their attack. Rule 28.19.",
                "type": "boolean",
                "const": true
              },
              "nightFighter": {
                "title": "Night fighter",
                "description": "True for units that fight in the air at night. Rule 26.3.",
                "type": "boolean",
                "const": true
              },
              "doolittle": {
                "title": "Doolittle",
                "description": "True for the piece of the Doolittle Raid, which flies from a carrier although it is not carrier-capable. Rules 2.3.2.2 and 8.8.",
                "type": "boolean",
                "const": true
              },
              "option": {
                "$ref": "../common/common.schema.json#/$defs/optionId",
                "title": "Option",
                "description": "It is in the game only with this option. Rule 34.0.",
                "examples": [
                  "fighter-escort"
                ]
              }
            },
            "required": [
              "name",
              "nation",
              "engine",
              "level",
              "range",
              "activationCost",
              "steps",
              "count"
            ],
            "additionalProperties": false,
            "examples": [
              {
                "name": "Japanese F-CV-L2",
                "nation": "japan",
                "engine": "F",
                "carrier": true,
                "level": 2,
                "antiAir": 7,
                "antiNaval": 8,
                "antiGround": 6,
                "range": 8,
                "activationCost": 1,
                "steps": 6,
                "count": 12
              }
            ]
          }
        },
        "additionalProperties": false
      },
      "sources": {
        "$ref": "../common/common.schema.json#/$defs/sources"
      }
    },
    "required": [
      "$schema",
      "aircraft",
      "sources"
    ],
    "additionalProperties": false
  },
  "pacific-war/bases.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/pacific-war/bases.schema.json",
    "title": "Bases",
    "description": "Base units, fortifications and Submarine Commands. Rules 2.3.1, 2.3.4 and 11.2.2.",
    "type": "object",
    "properties": {
      "$schema": {
        "$ref": "../common/common.schema.json#/$defs/schemaPath"
      },
      "bases": {
        "title": "Base units",
        "description": "Base units, by id.",
        "type": "object",
        "patternProperties": {
          "^[a-z0-9][a-z0-9-]*$": {
            "title": "Base unit",
            "description": "Base counters of one nation and size. Rule 2.3.1.",
            "type": "object",
            "properties": {
              "name": {
                "title": "Name",
                "description": "What it is called.",
                "type": "string",
                "minLength": 1,
                "maxLength": 80,
                "examples": [
                  "Japanese large Base"
                ]
              },
              "nation": {
                "$ref": "unit-defs.schema.json#/$defs/nation"
              },
              "size": {
                "$ref": "unit-defs.schema.json#/$defs/baseSize"
              },
              "troopQuality": {
                "title": "Troop Quality",
                "description": "Quality in ground combat and demolition. Unit: points. Rule 2.3.1.",
                "type": "integer",
                "minimum": 0,
                "maximum": 9,
                "examples": [
                  5
                ]
              },
              "antiAir": {
                "$ref": "unit-defs.schema.json#/$defs/strength",
                "title": "Anti-Air",
                "description": "Flak against aircraft over its hex. Rule 28.9. Unit: points; -1 is below zero, and without the member it is a printed x."
              },
              "launchCapacity": {
                "title": "Launch Capacity",
                "description": "The most air steps that it can alert or send at once. Unit: steps. Rule 2.3.2.1.",
                "type": "integer",
                "minimum": 0,
                "maximum": 60,
                "examples": [
                  18
                ]
              },
              "interdictedAt": {
                "title": "Interdicted at",
                "description": "With so many hits it is interdicted. Unit: hits. Rule 4.1.",
                "type": "integer",
                "minimum": 1,
                "maximum": 40,
                "examples": [
                  10
                ]
              },
              "count": {
                "title": "Count",
                "description": "How many counters there are, which is the most that can be in play. Unit: counters. Rule 2.3.1.",
                "type": "integer",
                "minimum": 1,
                "maximum": 200,
                "examples": [
                  60
                ]
              }
            },
            "required": [
              "name",
              "nation",
              "size",
              "troopQuality",
              "antiAir",
              "launchCapacity",
              "interdictedAt",
              "count"
            ],
            "additionalProperties": false,
            "examples": [
              {
                "name": "Japanese large Base",
                "nation": "japan",
                "size": "large",
                "troopQuality": 5,
                "antiAir": 3,
                "launchCapacity": 18,
                "interdictedAt": 10,
                "count": 60
              }
            ]
          }
        },
        "additionalProperties": false
      },
      "fortifications": {
        "title": "Fortifications",
        "description": "Fortifications, by id.",
        "type": "object",
        "patternProperties": {
          "^[a-z0-9][a-z0-9-]*$": {
            "title": "Fortification",
            "description": "A fortification, which fights as a naval unit in its hex. Rule 2.3.4.",
            "type": "object",
            "properties": {
              "name": {
                "title": "Name",
                "description": "What it is called.",
                "type": "string",
                "minLength": 1,
                "maxLength": 80,
                "examples": [
                  "Wake"
                ]
              },
              "nation": {
                "$ref": "unit-defs.schema.json#/$defs/nation"
              },
              "at": {
                "$ref": "unit-defs.schema.json#/$defs/location",
                "title": "Place",
                "description": "The place that it guards. Rule 2.3.4."
              },
              "gunnery": {
                "title": "Gunnery",
                "description": "Guns against ships, by the range of the fight. A range that is left out is a printed x. Rule 2.2.3.",
                "type": "object",
                "properties": {
                  "short": {
                    "$ref": "unit-defs.schema.json#/$defs/strength",
                    "title": "Short",
                    "description": "Strength at short range. Unit: points; -1 is below zero, and without the member it is a printed x."
                  },
                  "medium": {
                    "$ref": "unit-defs.schema.json#/$defs/strength",
                    "title": "Medium",
                    "description": "Strength at medium range. Unit: points; -1 is below zero, and without the member it is a printed x."
                  },
                  "long": {
                    "$ref": "unit-defs.schema.json#/$defs/strength",
                    "title": "Long",
                    "description": "Strength at long range. Unit: points; -1 is below zero, and without the member it is a printed x."
                  }
                },
                "additionalProperties": false,
                "examples": [
                  {
                    "short": 8,
                    "medium": 4,
                    "long": 2
                  }
                ]
              },
              "antiAir": {
                "$ref": "unit-defs.schema.json#/$defs/strength",
                "title": "Anti-Air",
                "description": "Flak against aircraft over its hex. Rule 28.9. Unit: points; -1 is below zero, and without the member it is a printed x."
              },
              "hitCapacity": {
                "title": "Hit Capacity",
                "description": "With so many hits it is eliminated; it is never repaired. Unit: hits. Rule 2.3.4.",
                "type": "integer",
                "minimum": 1,
                "maximum": 20,
                "examples": [
                  5
                ]
              },
              "overlandStrength": {
                "title": "Strength overland",
                "description": "The strength of its guns against enemies who come over land. Without this member it can only be attacked from the sea. Unit: points. Rule 2.3.4.",
                "type": "integer",
                "minimum": 0,
                "maximum": 20,
                "examples": [
                  0
                ]
              }
            },
            "required": [
              "name",
              "nation",
              "at",
              "gunnery",
              "antiAir",
              "hitCapacity"
            ],
            "additionalProperties": false,
            "examples": [
              {
                "name": "Wake",
                "nation": "us",
                "at": "wake",
                "gunnery": {
                  "short": 4,
                  "medium": 2,
                  "long": -1
                },
                "antiAir": 1,
                "hitCapacity": 5
              }
            ]
          }
        },
        "additionalProperties": false
      },
      "submarineCommands": {
        "title": "Submarine Commands",
        "description": "Submarine Commands, by id.",
        "type": "object",
        "patternProperties": {
          "^[a-z0-9][a-z0-9-]*$": {
            "title": "Submarine Command",
            "description": "A Submarine Command, from which submarines go on patrol. Rule 11.2.2.",
            "type": "object",
            "properties": {
              "name": {
                "title": "Name",
                "description": "What it is called.",
                "type": "string",
                "minLength": 1,
                "maxLength": 80,
                "examples": [
                  "First US Submarine Command"
                ]
              },
              "nation": {
                "$ref": "unit-defs.schema.json#/$defs/nation"
              }
            },
            "required": [
              "name",
              "nation"
            ],
            "additionalProperties": false,
            "examples": [
              {
                "name": "First US Submarine Command",
                "nation": "us"
              }
            ]
          }
        },
        "additionalProperties": false
      },
      "sources": {
        "$ref": "../common/common.schema.json#/$defs/sources"
      }
    },
    "required": [
      "$schema",
      "bases",
      "fortifications",
      "submarineCommands",
      "sources"
    ],
    "additionalProperties": false
  },
  "pacific-war/battle.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/pacific-war/battle.schema.json",
    "title": "Battle",
    "description": "One battle, set up to calculate its odds: an air strike over its target, a naval combat, a bombardment, or a ground combat. Rules 28.3, 29.2, 29.3 and 31.1.",
    "type": "object",
    "properties": {
      "$schema": {
        "$ref": "../common/common.schema.json#/$defs/schemaPath"
      },
      "title": {
        "title": "Title",
        "description": "The name of the battle.",
        "type": "string",
        "minLength": 1,
        "maxLength": 200,
        "examples": [
          "Strike on Shokaku"
        ]
      },
      "summary": {
        "$ref": "../common/common.schema.json#/$defs/text",
        "title": "Summary",
        "description": "What the battle is about, in your own words."
      },
      "kind": {
        "title": "Kind",
        "description": "What is fought. Rules 28.3, 29.2, 29.3 and 31.1.",
        "type": "string",
        "enum": [
          "air-strike",
          "naval-combat",
          "bombardment",
          "ground-assault"
        ],
        "enumDescriptions": [
          "Aircraft over their target: CAP and Escort, flak, and the strike.",
          "Ships of both sides in one hex, in up to three phases.",
          "Ships of one side fire at ground units and a Base on shore.",
          "Ground units attack the enemy in their hex, with retreat and pursuit."
        ],
        "examples": [
          "air-strike"
        ]
      },
      "attacker": {
        "$ref": "defs.schema.json#/$defs/side",
        "title": "Attacker",
        "description": "The side that strikes, bombards or attacks. In a naval combat it is the side that comes first where the rules ask for an order.",
        "examples": [
          "allied"
        ]
      },
      "at": {
        "$ref": "unit-defs.schema.json#/$defs/location",
        "title": "At",
        "description": "Where it is fought: a place of the map or a hex. Everything that is named here is there.",
        "examples": [
          "guadalcanal"
        ]
      },
      "from": {
        "title": "From",
        "description": "Hexes from which attackers have come over land, for ground combat: the enemy does not retreat there. Rule 23.1.4.",
        "type": "array",
        "items": {
          "$ref": "unit-defs.schema.json#/$defs/location",
          "title": "Hex",
          "description": "A hex next to that of the battle.",
          "examples": [
            "0834"
          ]
        },
        "minItems": 1,
        "maxItems": 6,
        "uniqueItems": true,
        "examples": [
          [
            "0834"
          ]
        ]
      },
      "month": {
        "$ref": "defs.schema.json#/$defs/month",
        "title": "Month",
        "description": "When it is fought: flak of the Allies improves in the course of the war. Rule 28.10."
      },
      "lighting": {
        "title": "Light",
        "description": "The Lighting Condition. Default: day-am. Rule 26.0.",
        "type": "string",
        "enum": [
          "day-am",
          "day-pm",
          "dusk",
          "night"
        ],
        "enumDescriptions": [
          "Day, before noon.",
          "Day, after noon.",
          "Dusk.",
          "Night."
        ],
        "examples": [
          "night"
        ]
      },
      "operation": {
        "title": "Operation",
        "description": "In whose Operation it is fought, and under which condition. Default: that of the attacker, under the condition intercept. Rule 22.0.",
        "type": "object",
        "properties": {
          "side": {
            "$ref": "defs.schema.json#/$defs/side",
            "title": "Operation player",
            "description": "The Operation player. Rule 18.0."
          },
          "condition": {
            "$ref": "unit-defs.schema.json#/$defs/intelligenceCondition"
          }
        },
        "required": [
          "side",
          "condition"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "side": "japanese",
            "condition": "ambush-cv"
          }
        ]
      },
      "initiative": {
        "$ref": "unit-defs.schema.json#/$defs/sideOrNone",
        "title": "Initiative for options",
        "description": "The side that counts as having Strategic Initiative for optional rules. Default: none. Rule 34.11."
      },
      "detection": {
        "title": "Detection",
        "description": "Whether the defender has detected the strike. Default: search. Rule 28.5.1.",
        "type": "string",
        "enum": [
          "search",
          "detected",
          "undetected"
        ],
        "enumDescriptions": [
          "The defender searches once when the strike is over the target.",
          "It was detected on its way.",
          "It is not detected: no CAP, and flak comes after the strike."
        ],
        "examples": [
          "detected"
        ]
      },
      "coordination": {
        "title": "Coordination",
        "description": "Whether the strike is Coordinated. Default: roll. Rule 28.3.3.",
        "type": "string",
        "enum": [
          "roll",
          "coordinated",
          "uncoordinated"
        ],
        "enumDescriptions": [
          "It is rolled for.",
          "It is Coordinated.",
          "It is not Coordinated."
        ],
        "examples": [
          "coordinated"
        ]
      },
      "surprise": {
        "$ref": "defs.schema.json#/$defs/side",
        "title": "Surprise",
        "description": "The side that has Surprise in a naval combat. Without this member neither has it. Rule 29.1.",
        "examples": [
          "japanese"
        ]
      },
      "range": {
        "title": "Range",
        "description": "The range of all phases of a naval combat. Without this member it is found by rule 29.2.4.",
        "type": "string",
        "enum": [
          "short",
          "medium",
          "long"
        ],
        "enumDescriptions": [
          "Short.",
          "Medium.",
          "Long."
        ],
        "examples": [
          "short"
        ]
      },
      "noBids": {
        "title": "No bids",
        "description": "True if range and withdrawal are not bid for in a naval combat. Rule 29.2.4.",
        "type": "boolean",
        "const": true
      },
      "phases": {
        "title": "Phases",
        "description": "Phases of a naval combat that are fought. Without this member all are, and then a side may withdraw. Unit: phases. Rule 29.2.",
        "type": "integer",
        "minimum": 1,
        "maximum": 3,
        "examples": [
          1
        ]
      },
      "options": {
        "title": "Optional rules",
        "description": "Ids of the optional rules that are on.",
        "type": "array",
        "items": {
          "$ref": "../common/common.schema.json#/$defs/optionId"
        },
        "uniqueItems": true,
        "examples": [
          [
            "night-combat"
          ]
        ]
      },
      "forces": {
        "title": "Forces",
        "description": "What each side has there.",
        "type": "object",
        "properties": {
          "allied": {
            "$ref": "#/$defs/battleForce",
            "title": "Allies",
            "description": "Allied forces."
          },
          "japanese": {
            "$ref": "#/$defs/battleForce",
            "title": "Japan",
            "description": "Japanese forces."
          }
        },
        "required": [
          "allied",
          "japanese"
        ],
        "additionalProperties": false
      },
      "policies": {
        "title": "Policies",
        "description": "How each side makes its choices in the battle. Default: determined.",
        "type": "object",
        "properties": {
          "allied": {
            "$ref": "#/$defs/battlePolicy",
            "title": "Allies",
            "description": "How the Allies make their choices."
          },
          "japanese": {
            "$ref": "#/$defs/battlePolicy",
            "title": "Japan",
            "description": "How Japan makes its choices."
          }
        },
        "additionalProperties": false,
        "examples": [
          {
            "allied": "cautious"
          }
        ]
      },
      "sources": {
        "$ref": "../common/common.schema.json#/$defs/sources"
      }
    },
    "required": [
      "title",
      "kind",
      "attacker",
      "at",
      "month",
      "forces"
    ],
    "additionalProperties": false,
    "markdownDescription": "One battle, set up to calculate its odds. `sandtable odds --game pacific-war --battle FILE` shows how it can end and how likely each result is.\n\nIt is followed exactly where there are few enough ways, and else sampled. Only what is named here is on the map.",
    "defaultSnippets": [
      {
        "label": "new battle",
        "body": {
          "$schema": "${1:../../../schemas/pacific-war/battle.schema.json}",
          "title": "$2",
          "kind": "ground-assault",
          "attacker": "${3|japanese,allied|}",
          "at": "${4:guadalcanal}",
          "month": "${5:1942-10}",
          "forces": {
            "allied": {
              "groundUnits": {
                "${6:us-3-def-bn}": {}
              }
            },
            "japanese": {
              "groundUnits": {
                "${7:j-snlf-maizuru-2}": {}
              }
            }
          }
        }
      }
    ],
    "$defs": {
      "battlePolicy": {
        "title": "Policy",
        "description": "The name of a policy.",
        "type": "string",
        "enum": [
          "determined",
          "cautious",
          "steady",
          "first-legal",
          "random"
        ],
        "enumDescriptions": [
          "The rules of thumb of the player steady, but nobody leaves a battle by choice.",
          "The same, but ships withdraw and troops retreat as soon as they may, and nobody pursues.",
          "The rules of thumb of the player steady.",
          "The first legal option, in the order of the rules. A baseline only.",
          "Every legal option is equally likely."
        ],
        "examples": [
          "cautious"
        ]
      },
      "battleShip": {
        "title": "Ship",
        "description": "How the ship is there: in a Task Force, or not Activated in port.",
        "type": "object",
        "properties": {
          "taskForce": {
            "$ref": "../common/common.schema.json#/$defs/id",
            "title": "Task Force",
            "description": "The Task Force of this side that it belongs to, by an id of your own. Task Forces count as detected. Without this member the ship is in port.",
            "examples": [
              "tf-1"
            ]
          },
          "row": {
            "title": "Row",
            "description": "Its row in the Task Force. Default: screen. Rule 2.5.12.",
            "type": "string",
            "enum": [
              "core",
              "screen"
            ],
            "enumDescriptions": [
              "Core.",
              "Screen."
            ],
            "examples": [
              "core"
            ]
          },
          "hits": {
            "$ref": "unit-defs.schema.json#/$defs/hits"
          }
        },
        "additionalProperties": false,
        "examples": [
          {
            "taskForce": "tf-1",
            "row": "core"
          }
        ]
      },
      "battleAirUnit": {
        "title": "Air unit",
        "description": "One air unit. Of an attacker that strikes it flies the mission; else it is on a ship or at the Base.",
        "type": "object",
        "properties": {
          "class": {
            "$ref": "../common/common.schema.json#/$defs/id",
            "title": "Class",
            "description": "Its class of aircraft.",
            "examples": [
              "us-f-cv-l1"
            ]
          },
          "steps": {
            "title": "Steps",
            "description": "How many steps it has. Unit: steps. Rule 3.2.",
            "type": "integer",
            "minimum": 1,
            "maximum": 6,
            "examples": [
              6
            ]
          },
          "name": {
            "title": "Name",
            "description": "What stands on the counter: a name from history. It has no effect.",
            "type": "string",
            "minLength": 1,
            "maxLength": 80,
            "examples": [
              "Enterprise air group"
            ]
          },
          "on": {
            "$ref": "../common/common.schema.json#/$defs/id",
            "title": "Ship",
            "description": "The ship of this battle that it is on. Without this member it is at the Base.",
            "examples": [
              "j-cv5"
            ]
          },
          "attacks": {
            "title": "Attacks",
            "description": "Ships that it attacks when it strikes, in the order in which they take hits. Without this member its side chooses. Rule 28.11.",
            "type": "array",
            "items": {
              "$ref": "../common/common.schema.json#/$defs/id",
              "title": "Ship",
              "description": "A ship of the other side in this battle.",
              "examples": [
                "j-cv5"
              ]
            },
            "minItems": 1,
            "uniqueItems": true,
            "examples": [
              [
                "j-cv5",
                "j-cv6"
              ]
            ]
          }
        },
        "required": [
          "class",
          "steps"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "class": "j-f-cv-l2",
            "steps": 5,
            "on": "j-cv5"
          }
        ]
      },
      "battleGroundUnit": {
        "title": "Ground unit",
        "description": "One ground unit, ashore or aboard a ship.",
        "type": "object",
        "properties": {
          "unit": {
            "$ref": "../common/common.schema.json#/$defs/id",
            "title": "Unit",
            "description": "The ground unit, where several counters of it are there. Without this member it is that of the id. Rule 16.9.",
            "examples": [
              "j-inf-rgt-breakdown"
            ]
          },
          "hits": {
            "$ref": "unit-defs.schema.json#/$defs/hits"
          },
          "broken": {
            "title": "Broken",
            "description": "True if it is Broken. Rule 31.4.",
            "type": "boolean",
            "const": true
          },
          "on": {
            "$ref": "../common/common.schema.json#/$defs/id",
            "title": "Ship",
            "description": "The ship of this battle that carries it. Rule 23.8.",
            "examples": [
              "j-aa1"
            ]
          },
          "assault": {
            "title": "Assault",
            "description": "How an attacker came to the hex. Without this member it came over land. Rules 23.8.3 and 28.14.",
            "type": "string",
            "enum": [
              "amphibious",
              "paradrop"
            ],
            "enumDescriptions": [
              "It has landed from ships in this Battle Cycle.",
              "It was dropped in this Battle Cycle."
            ],
            "examples": [
              "amphibious"
            ]
          }
        },
        "additionalProperties": false,
        "examples": [
          {
            "hits": 1
          }
        ]
      },
      "battleBase": {
        "title": "Base",
        "description": "The Base of the hex.",
        "type": "object",
        "properties": {
          "unit": {
            "$ref": "../common/common.schema.json#/$defs/id",
            "title": "Base unit",
            "description": "Its counter.",
            "examples": [
              "us-base-small"
            ]
          },
          "hits": {
            "$ref": "unit-defs.schema.json#/$defs/hits"
          }
        },
        "required": [
          "unit"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "unit": "us-base-small"
          }
        ]
      },
      "battleFortification": {
        "title": "Fortification",
        "description": "One fortification.",
        "type": "object",
        "properties": {
          "hits": {
            "$ref": "unit-defs.schema.json#/$defs/hits"
          }
        },
        "additionalProperties": false,
        "examples": [
          {
            "hits": 1
          }
        ]
      },
      "battleForce": {
        "title": "Force",
        "description": "What one side has in the battle.",
        "type": "object",
        "properties": {
          "ships": {
            "title": "Ships",
            "description": "Ships of the side in the hex, by id.",
            "type": "object",
            "patternProperties": {
              "^[a-z0-9][a-z0-9-]*$": {
                "$ref": "#/$defs/battleShip"
              }
            },
            "additionalProperties": false,
            "examples": [
              {
                "j-ca1": {
                  "taskForce": "tf-1",
                  "row": "core"
                }
              }
            ]
          },
          "airUnits": {
            "title": "Air units",
            "description": "Air units of the side, by an id of your own.",
            "type": "object",
            "patternProperties": {
              "^[a-z0-9][a-z0-9-]*$": {
                "$ref": "#/$defs/battleAirUnit"
              }
            },
            "additionalProperties": false,
            "examples": [
              {
                "shokaku": {
                  "class": "j-f-cv-l2",
                  "steps": 4,
                  "on": "j-cv5"
                }
              }
            ]
          },
          "groundUnits": {
            "title": "Ground units",
            "description": "Ground units of the side, by id.",
            "type": "object",
            "patternProperties": {
              "^[a-z0-9][a-z0-9-]*$": {
                "$ref": "#/$defs/battleGroundUnit"
              }
            },
            "additionalProperties": false,
            "examples": [
              {
                "us-3-def-bn": {}
              }
            ]
          },
          "base": {
            "$ref": "#/$defs/battleBase"
          },
          "fortifications": {
            "title": "Fortifications",
            "description": "Fortifications of the hex that are in play, by id.",
            "type": "object",
            "patternProperties": {
              "^[a-z0-9][a-z0-9-]*$": {
                "$ref": "#/$defs/battleFortification"
              }
            },
            "additionalProperties": false,
            "examples": [
              {
                "a-fort-wake": {}
              }
            ]
          }
        },
        "additionalProperties": false,
        "examples": [
          {
            "groundUnits": {
              "us-3-def-bn": {}
            }
          }
        ]
      }
    }
  },
  "pacific-war/breakdown.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/pacific-war/breakdown.schema.json",
    "title": "Breakdown",
    "description": "Which ground units are broken down, and into what. Rule 16.9.",
    "type": "object",
    "properties": {
      "$schema": {
        "$ref": "../common/common.schema.json#/$defs/schemaPath"
      },
      "title": {
        "title": "Title",
        "description": "The name of the table.",
        "type": "string",
        "minLength": 1,
        "maxLength": 120,
        "examples": [
          "Breakdown"
        ]
      },
      "rule": {
        "$ref": "../common/common.schema.json#/$defs/citedRule"
      },
      "rows": {
        "title": "Rows",
        "description": "The kinds of breakdown, by id.",
        "type": "object",
        "patternProperties": {
          "^[a-z0-9][a-z0-9-]*$": {
            "title": "Row",
            "description": "One kind of breakdown.",
            "type": "object",
            "properties": {
              "parents": {
                "title": "Parents",
                "description": "Ground units that may be broken down so: ids of ground-units.json. Without it, all that fit. Rule 16.9.",
                "type": "array",
                "items": {
                  "$ref": "../common/common.schema.json#/$defs/id"
                },
                "uniqueItems": true,
                "examples": [
                  [
                    "us-1-mar-div"
                  ]
                ]
              },
              "nation": {
                "title": "Nation",
                "description": "The nation of the parent. Rule 16.9.",
                "type": "string",
                "enum": [
                  "us",
                  "japan"
                ],
                "enumDescriptions": [
                  "The United States.",
                  "Japan."
                ],
                "examples": [
                  "us"
                ]
              },
              "type": {
                "title": "Type",
                "description": "The type of the parent. Rule 16.9.",
                "type": "string",
                "enum": [
                  "infantry",
                  "marine"
                ],
                "enumDescriptions": [
                  "Infantry.",
                  "Marines."
                ],
                "examples": [
                  "infantry"
                ]
              },
              "quality": {
                "title": "Quality",
                "description": "The least Troop Quality of the parent. Unit: points. Rule 16.9.",
                "type": "integer",
                "minimum": 0,
                "maximum": 9,
                "examples": [
                  6
                ]
              },
              "yields": {
                "$ref": "../common/common.schema.json#/$defs/id",
                "title": "Yields",
                "description": "The ground unit that is made: an id of ground-units.json. Rule 16.9.",
                "examples": [
                  "us-mar-rgt-breakdown"
                ]
              }
            },
            "required": [
              "nation",
              "type",
              "quality",
              "yields"
            ],
            "additionalProperties": false
          }
        },
        "additionalProperties": false,
        "examples": [
          {
            "us-infantry": {
              "nation": "us",
              "type": "infantry",
              "quality": 6,
              "yields": "us-inf-rgt-breakdown"
            }
          }
        ]
      },
      "sources": {
        "$ref": "../common/common.schema.json#/$defs/sources"
      }
    },
    "required": [
      "$schema",
      "title",
      "rule",
      "rows",
      "sources"
    ],
    "additionalProperties": false
  },
  "pacific-war/combat-lines.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/pacific-war/combat-lines.schema.json",
    "title": "Lines of the Air/Naval Combat Results Table",
    "description": "Which line an attack reads, and with what strength. Rule 28.11.",
    "type": "object",
    "properties": {
      "$schema": {
        "$ref": "../common/common.schema.json#/$defs/schemaPath"
      },
      "title": {
        "title": "Title",
        "description": "The name of the table.",
        "type": "string",
        "minLength": 1,
        "maxLength": 120,
        "examples": [
          "Lines of the Air/Naval Combat Results Table"
        ]
      },
      "rule": {
        "$ref": "../common/common.schema.json#/$defs/citedRule"
      },
      "attacks": {
        "title": "Attacks",
        "description": "The kinds of attack, by id.",
        "type": "object",
        "patternProperties": {
          "^[a-z0-9][a-z0-9-]*$": {
            "title": "Attack",
            "description": "One kind of attack.",
            "type": "object",
            "properties": {
              "title": {
                "title": "Title",
                "description": "What it is.",
                "type": "string",
                "minLength": 1,
                "maxLength": 100,
                "examples": [
                  "CAP against a coordinated mission"
                ]
              },
              "line": {
                "$ref": "../common/common.schema.json#/$defs/id",
                "title": "Line",
                "description": "The row of charts/air-naval-results.json that it reads.",
                "examples": [
                  "cap-vs-coordinated"
                ]
              },
              "strength": {
                "title": "Strength",
                "description": "The strength that it uses.",
                "type": "string",
                "enum": [
                  "anti-air",
                  "anti-naval",
                  "anti-ground",
                  "flak",
                  "gunnery",
                  "torpedo",
                  "bombardment",
                  "anti-submarine",
                  "points",
                  "submarine"
                ],
                "enumDescriptions": [
                  "Anti-Air Strength.",
                  "Anti-Naval Strength.",
                  "Anti-Ground Strength.",
                  "The sum of the Anti-Air Strengths that fire. Rule 28.10.",
                  "Gunnery Strength of the range.",
                  "Torpedo Strength of the range.",
                  "Bombardment Strength.",
                  "The sum of the Anti-Submarine Strengths in the hex. Rule 25.3.",
                  "The points used.",
                  "That of one submarine attack. Rule 25.2."
                ],
                "examples": [
                  "anti-air"
                ]
              },
              "bonus": {
                "title": "Bonus",
                "description": "True if other F steps add to the strength. Rule 28.5.2.",
                "type": "boolean"
              },
              "critical": {
                "title": "Critical hits",
                "description": "True if a die of 0 rolls for critical hits as well. Rule 29.2.1.",
                "type": "boolean"
              },
              "rule": {
                "$ref": "../common/common.schema.json#/$defs/citedRule"
              },
              "printed": {
                "title": "Printed results",
                "description": "Results of this attack that an example of the rules prints. A check compares the tables with them. Rule 28.11.",
                "type": "array",
                "items": {
                  "title": "Printed result",
                  "description": "One shot of an example.",
                  "type": "object",
                  "properties": {
                    "strength": {
                      "title": "Strength",
                      "description": "The strength of the attack. Unit: strength points. Rule 28.11.",
                      "type": "integer",
                      "minimum": 0,
                      "maximum": 40,
                      "examples": [
                        3
                      ]
                    },
                    "die": {
                      "title": "Die",
                      "description": "The face that was rolled. Unit: pips of a ten-sided die from 0. Rule 2.5.6.",
                      "type": "integer",
                      "minimum": 0,
                      "maximum": 9,
                      "examples": [
                        2
                      ]
                    },
                    "hits": {
                      "title": "Hits",
                      "description": "The hits that it scored. Unit: hits. Rule 28.11.",
                      "type": "integer",
                      "minimum": 0,
                      "maximum": 12,
                      "examples": [
                        1
                      ]
                    }
                  },
                  "required": [
                    "strength",
                    "die",
                    "hits"
                  ],
                  "additionalProperties": false
                },
                "examples": [
                  [
                    {
                      "strength": 3,
                      "die": 2,
                      "hits": 1
                    }
                  ]
                ]
              }
            },
            "required": [
              "title",
              "line",
              "strength",
              "bonus",
              "critical",
              "rule"
            ],
            "additionalProperties": false
          }
        },
        "additionalProperties": false,
        "examples": [
          {
            "strafe": {
              "title": "Strafing",
              "line": "air-vs-unalerted-air",
              "strength": "anti-air",
              "bonus": false,
              "critical": false,
              "rule": "28.12"
            }
          }
        ]
      },
      "sources": {
        "$ref": "../common/common.schema.json#/$defs/sources"
      }
    },
    "required": [
      "$schema",
      "title",
      "rule",
      "attacks",
      "sources"
    ],
    "additionalProperties": false
  },
  "pacific-war/defs.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/pacific-war/defs.schema.json",
    "title": "Pacific War definitions",
    "description": "Definitions that several documents of Pacific War share.",
    "$defs": {
      "side": {
        "title": "Side",
        "description": "One of the two sides.",
        "type": "string",
        "enum": [
          "allied",
          "japanese"
        ],
        "enumDescriptions": [
          "The Allies: American, British, Australian, Dutch, French and Chinese forces.",
          "Japan."
        ]
      },
      "control": {
        "title": "Control",
        "description": "Who controls it. Rule 23.1.5.",
        "type": "string",
        "enum": [
          "allied",
          "japanese",
          "neutral",
          "closed"
        ],
        "enumDescriptions": [
          "The Allies.",
          "Japan.",
          "Nobody, until a side enters it.",
          "Nobody: the Soviet Union, which Japanese units never enter and where Allied units are interned. Rule 33.3."
        ]
      },
      "hexRun": {
        "title": "Hexes",
        "description": "A hex, or a run of hexes of one hexrow from the first to the last of them.",
        "type": "string",
        "pattern": "^[0-9]{4}( to [0-9]{4})?$",
        "examples": [
          "0135",
          "5801 to 5812"
        ]
      },
      "month": {
        "title": "Month",
        "description": "A month of the war, as year and month. The war lasts from December 1941 to July 1945.",
        "type": "string",
        "pattern": "^194[1-5]-(0[1-9]|1[0-2])$",
        "examples": [
          "1942-05"
        ]
      },
      "hex": {
        "title": "Hex",
        "description": "The printed number of a hex.",
        "type": "string",
        "pattern": "^[0-9]{4}$",
        "examples": [
          "1134"
        ]
      }
    }
  },
  "pacific-war/dry-docks.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/pacific-war/dry-docks.schema.json",
    "title": "Dry Dock capacities",
    "description": "How much each Dry Dock port repairs in a phase. Rule 15.1.",
    "type": "object",
    "properties": {
      "$schema": {
        "$ref": "../common/common.schema.json#/$defs/schemaPath"
      },
      "title": {
        "title": "Title",
        "description": "The name of the table.",
        "type": "string",
        "minLength": 1,
        "maxLength": 120,
        "examples": [
          "Dry Dock capacities"
        ]
      },
      "rule": {
        "$ref": "../common/common.schema.json#/$defs/citedRule"
      },
      "allied": {
        "title": "Allied",
        "description": "Allied Dry Dock ports on the map, by the ids of their places. Rule 15.1.",
        "type": "object",
        "patternProperties": {
          "^[a-z0-9][a-z0-9-]*$": {
            "title": "Dry dock",
            "description": "What one Dry Dock port repairs in a Naval Repair Phase.",
            "type": "object",
            "properties": {
              "units": {
                "title": "Naval units",
                "description": "How many naval units it repairs in a phase. Unit: naval units. Rule 15.1.",
                "type": "integer",
                "minimum": 1,
                "maximum": 9,
                "examples": [
                  2
                ]
              },
              "hits": {
                "title": "Hits",
                "description": "How many hits it removes in a phase. Unit: hits. Rule 15.1.",
                "type": "integer",
                "minimum": 1,
                "maximum": 9,
                "examples": [
                  2
                ]
              },
              "capital": {
                "title": "Capital ships",
                "description": "True if it repairs capital ships. Rule 15.1.",
                "type": "boolean"
              }
            },
            "required": [
              "units",
              "hits",
              "capital"
            ],
            "additionalProperties": false
          }
        },
        "additionalProperties": false,
        "examples": [
          {
            "oahu": {
              "units": 2,
              "hits": 2,
              "capital": true
            }
          }
        ]
      },
      "mobile": {
        "title": "Mobile",
        "description": "A mobile Dry Dock port of the Allies. Rule 17.9.",
        "type": "object",
        "properties": {
          "units": {
            "title": "Naval units",
            "description": "How many naval units it repairs in a phase. Unit: naval units. Rule 15.1.",
            "type": "integer",
            "minimum": 1,
            "maximum": 9,
            "examples": [
              2
            ]
          },
          "hits": {
            "title": "Hits",
            "description": "How many hits it removes in a phase. Unit: hits. Rule 15.1.",
            "type": "integer",
            "minimum": 1,
            "maximum": 9,
            "examples": [
              2
            ]
          },
          "capital": {
            "title": "Capital ships",
            "description": "True if it repairs capital ships. Rule 15.1.",
            "type": "boolean"
          }
        },
        "required": [
          "units",
          "hits",
          "capital"
        ],
        "additionalProperties": false
      },
      "homeland": {
        "title": "Homeland",
        "description": "A Homeland Resource hex with a point left. Rule 15.1.",
        "type": "object",
        "properties": {
          "units": {
            "title": "Naval units",
            "description": "How many naval units it repairs in a phase. Unit: naval units. Rule 15.1.",
            "type": "integer",
            "minimum": 1,
            "maximum": 9,
            "examples": [
              2
            ]
          },
          "hits": {
            "title": "Hits",
            "description": "How many hits it removes in a phase. Unit: hits. Rule 15.1.",
            "type": "integer",
            "minimum": 1,
            "maximum": 9,
            "examples": [
              2
            ]
          },
          "capital": {
            "title": "Capital ships",
            "description": "True if it repairs capital ships. Rule 15.1.",
            "type": "boolean"
          }
        },
        "required": [
          "units",
          "hits",
          "capital"
        ],
        "additionalProperties": false
      },
      "captured": {
        "title": "Captured",
        "description": "An Allied Dry Dock port that Japan has taken. Rule 15.1.",
        "type": "object",
        "properties": {
          "units": {
            "title": "Naval units",
            "description": "How many naval units it repairs in a phase. Unit: naval units. Rule 15.1.",
            "type": "integer",
            "minimum": 1,
            "maximum": 9,
            "examples": [
              2
            ]
          },
          "hits": {
            "title": "Hits",
            "description": "How many hits it removes in a phase. Unit: hits. Rule 15.1.",
            "type": "integer",
            "minimum": 1,
            "maximum": 9,
            "examples": [
              2
            ]
          },
          "capital": {
            "title": "Capital ships",
            "description": "True if it repairs capital ships. Rule 15.1.",
            "type": "boolean"
          }
        },
        "required": [
          "units",
          "hits",
          "capital"
        ],
        "additionalProperties": false
      },
      "sources": {
        "$ref": "../common/common.schema.json#/$defs/sources"
      }
    },
    "required": [
      "$schema",
      "title",
      "rule",
      "allied",
      "mobile",
      "homeland",
      "captured",
      "sources"
    ],
    "additionalProperties": false
  },
  "pacific-war/engineering.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/pacific-war/engineering.schema.json",
    "title": "Engineering",
    "description": "What can be built and repaired in the Engineering Phase. Rule 17.0.",
    "type": "object",
    "properties": {
      "$schema": {
        "$ref": "../common/common.schema.json#/$defs/schemaPath"
      },
      "title": {
        "title": "Title",
        "description": "The name of the table.",
        "type": "string",
        "minLength": 1,
        "maxLength": 120,
        "examples": [
          "Engineering"
        ]
      },
      "rule": {
        "$ref": "../common/common.schema.json#/$defs/citedRule"
      },
      "jobs": {
        "title": "Jobs",
        "description": "The jobs, by id.",
        "type": "object",
        "patternProperties": {
          "^[a-z0-9][a-z0-9-]*$": {
            "title": "Job",
            "description": "One job.",
            "type": "object",
            "properties": {
              "title": {
                "title": "Title",
                "description": "What is done.",
                "type": "string",
                "minLength": 1,
                "maxLength": 80,
                "examples": [
                  "Small airbase"
                ]
              },
              "side": {
                "$ref": "defs.schema.json#/$defs/side",
                "description": "Who does it; without it, both sides."
              },
              "kind": {
                "title": "Kind",
                "description": "What comes of it.",
                "type": "string",
                "enum": [
                  "small-airbase",
                  "large-airbase",
                  "dry-dock",
                  "offensive-support-base",
                  "repair-base",
                  "repair-support-base",
                  "repair-resource"
                ],
                "enumDescriptions": [
                  "A small Base.",
                  "A small Base becomes large.",
                  "A mobile Dry Dock port.",
                  "An Offensive Support Base.",
                  "Hits and interdiction of a Base are removed.",
                  "Hits of an Offensive Support Base are removed.",
                  "The interdiction of a Co-Prosperity hex is removed."
                ],
                "examples": [
                  "small-airbase"
                ]
              },
              "airfield": {
                "title": "Airfield location",
                "description": "For an airbase: true where there is an airfield location, false where there is none. Rule 17.5.1.",
                "type": "boolean"
              },
              "engineer": {
                "title": "Engineer",
                "description": "True if an engineer that is Linked and not Broken must be in the hex. Rule 17.1.",
                "type": "boolean"
              },
              "stages": {
                "title": "Stages",
                "description": "What each month of work costs, from the first. An empty list costs nothing and is done at once. Unit: Command Points. Rule 17.5.",
                "type": "array",
                "items": {
                  "title": "Cost",
                  "description": "The cost of one month. Unit: Command Points. Rule 17.5.",
                  "type": "integer",
                  "minimum": 0,
                  "maximum": 99,
                  "examples": [
                    5
                  ]
                },
                "maxItems": 12,
                "examples": [
                  [
                    5,
                    5
                  ]
                ]
              },
              "perValue": {
                "title": "For each point",
                "description": "For a resource hex: the cost of each of its resource points. Unit: Command Points. Rule 17.4.",
                "type": "integer",
                "minimum": 0,
                "maximum": 9,
                "examples": [
                  2
                ]
              },
              "rule": {
                "$ref": "../common/common.schema.json#/$defs/citedRule"
              }
            },
            "required": [
              "title",
              "kind",
              "engineer",
              "stages",
              "rule"
            ],
            "additionalProperties": false
          }
        },
        "additionalProperties": false,
        "examples": [
          {
            "japanese-small-airbase": {
              "title": "Small airbase",
              "side": "japanese",
              "kind": "small-airbase",
              "airfield": true,
              "engineer": true,
              "stages": [
                5,
                5
              ],
              "rule": "17.5"
            }
          }
        ]
      },
      "sources": {
        "$ref": "../common/common.schema.json#/$defs/sources"
      }
    },
    "required": [
      "$schema",
      "title",
      "rule",
      "jobs",
      "sources"
    ],
    "additionalProperties": false
  },
  "pacific-war/ground-units.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/pacific-war/ground-units.schema.json",
    "title": "Ground units",
    "description": "Ground combat units: battalions to army groups. Bases are in bases.json. Rule 2.2.1.",
    "type": "object",
    "properties": {
      "$schema": {
        "$ref": "../common/common.schema.json#/$defs/schemaPath"
      },
      "groundUnits": {
        "title": "Ground units",
        "description": "Ground units, by id.",
        "type": "object",
        "patternProperties": {
          "^[a-z0-9][a-z0-9-]*$": {
            "title": "Ground unit",
            "description": "One ground counter, or several that are alike. Rule 2.2.1.",
            "type": "object",
            "properties": {
              "name": {
                "title": "Name",
                "description": "What it is called.",
                "type": "string",
                "minLength": 1,
                "maxLength": 80,
                "examples": [
                  "2nd Division"
                ]
              },
              "designation": {
                "title": "Designation",
                "description": "What stands on the counter. Rule 2.2.1.",
                "type": "string",
                "minLength": 1,
                "maxLength": 24,
                "examples": [
                  "144"
                ]
              },
              "nation": {
                "$ref": "unit-defs.schema.json#/$defs/nation"
              },
              "faction": {
                "title": "Faction",
                "description": "Which Chinese unit it is; the two never stack. Rule 33.6.",
                "type": "string",
                "enum": [
                  "nationalist",
                  "red"
                ],
                "enumDescriptions": [
                  "Nationalist Chinese.",
                  "Red Chinese."
                ],
                "examples": [
                  "nationalist"
                ]
              },
              "size": {
                "$ref": "unit-defs.schema.json#/$defs/groundSize"
              },
              "type": {
                "$ref": "unit-defs.schema.json#/$defs/groundType"
              },
              "troopQuality": {
                "title": "Troop Quality",
                "description": "A check passes if the die is at most this. Unit: points. Rule 2.2.1.",
                "type": "integer",
                "minimum": 0,
                "maximum": 9,
                "examples": [
                  6
                ]
              },
              "steps": {
                "$ref": "unit-defs.schema.json#/$defs/groundSteps"
              },
              "antiAir": {
                "$ref": "unit-defs.schema.json#/$defs/strength",
                "title": "Anti-Air",
                "description": "Flak against aircraft. Rule 28.9. Unit: points; -1 is below zero, and without the member it is a printed x."
              },
              "activationCost": {
                "title": "Activation Point Cost",
                "description": "What it costs to activate it; hits do not lower it. Unit: Command Points. Rule 2.2.1.",
                "type": "integer",
                "minimum": 0,
                "maximum": 20,
                "examples": [
                  3
                ]
              },
              "breakdown": {
                "title": "Breakdown units",
                "description": "Only for units that come into play when a division breaks down: how many counters there are. Unit: counters. Rule 16.9.",
                "type": "integer",
                "minimum": 1,
                "maximum": 60,
                "examples": [
                  9
                ]
              }
            },
            "required": [
              "name",
              "designation",
              "nation",
              "size",
              "type",
              "troopQuality",
              "steps",
              "antiAir",
              "activationCost"
            ],
            "additionalProperties": false,
            "examples": [
              {
                "name": "144th Infantry Regiment",
                "designation": "144",
                "nation": "japan",
                "size": "regiment",
                "type": "infantry",
                "troopQuality": 6,
                "steps": 3,
                "antiAir": 0,
                "activationCost": 1
              }
            ]
          }
        },
        "additionalProperties": false
      },
      "sources": {
        "$ref": "../common/common.schema.json#/$defs/sources"
      }
    },
    "required": [
      "$schema",
      "groundUnits",
      "sources"
    ],
    "additionalProperties": false
  },
  "pacific-war/headquarters.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/pacific-war/headquarters.schema.json",
    "title": "Headquarters",
    "description": "Headquarters, which hold Command Points and link units. Rule 11.2.",
    "type": "object",
    "properties": {
      "$schema": {
        "$ref": "../common/common.schema.json#/$defs/schemaPath"
      },
      "headquarters": {
        "title": "Headquarters",
        "description": "Headquarters, by id.",
        "type": "object",
        "patternProperties": {
          "^[a-z0-9][a-z0-9-]*$": {
            "title": "Headquarters",
            "description": "One headquarters. Rule 11.2.",
            "type": "object",
            "properties": {
              "name": {
                "title": "Name",
                "description": "What it is called.",
                "type": "string",
                "minLength": 1,
                "maxLength": 80,
                "examples": [
                  "South Pacific"
                ]
              },
              "nation": {
                "$ref": "unit-defs.schema.json#/$defs/nation"
              },
              "commandRange": {
                "title": "Command Range",
                "description": "How far over water it links. Unit: hexes. Rule 11.4.",
                "type": "integer",
                "minimum": 1,
                "maximum": 60,
                "examples": [
                  17
                ]
              },
              "operationCost": {
                "title": "CP Cost",
                "description": "What an Operation costs for each of its levels. Unit: Command Points a level. Rule 20.2.5.",
                "type": "integer",
                "minimum": 0,
                "maximum": 20,
                "examples": [
                  3
                ]
              }
            },
            "required": [
              "name",
              "nation",
              "commandRange",
              "operationCost"
            ],
            "additionalProperties": false,
            "examples": [
              {
                "name": "South Pacific",
                "nation": "us",
                "commandRange": 17,
                "operationCost": 3
              }
            ]
          }
        },
        "additionalProperties": false
      },
      "sources": {
        "$ref": "../common/common.schema.json#/$defs/sources"
      }
    },
    "required": [
      "$schema",
      "headquarters",
      "sources"
    ],
    "additionalProperties": false
  },
  "pacific-war/intelligence-conditions.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/pacific-war/intelligence-conditions.schema.json",
    "title": "Operational Intelligence Conditions",
    "description": "What each condition of an Operation does. Rule 21.0.",
    "type": "object",
    "properties": {
      "$schema": {
        "$ref": "../common/common.schema.json#/$defs/schemaPath"
      },
      "title": {
        "title": "Title",
        "description": "The name of the table.",
        "type": "string",
        "minLength": 1,
        "maxLength": 120,
        "examples": [
          "Operational Intelligence Conditions"
        ]
      },
      "rule": {
        "$ref": "../common/common.schema.json#/$defs/citedRule"
      },
      "conditions": {
        "title": "Conditions",
        "description": "The conditions, by id. Rule 21.0.",
        "type": "object",
        "patternProperties": {
          "^[a-z0-9][a-z0-9-]*$": {
            "title": "Condition",
            "description": "One condition.",
            "type": "object",
            "properties": {
              "title": {
                "title": "Title",
                "description": "What it is called.",
                "type": "string",
                "minLength": 1,
                "maxLength": 60,
                "examples": [
                  "Surprise Attack"
                ]
              },
              "halt": {
                "title": "Halt",
                "description": "When the Reaction player may stop the movement of the Operation player. Rule 23.5.",
                "type": "string",
                "enum": [
                  "detection",
                  "space"
                ],
                "enumDescriptions": [
                  "At the moment at which he detects a Task Force.",
                  "At any time from a space of the Naval Movement Track on."
                ],
                "examples": [
                  "detection"
                ]
              },
              "haltSpace": {
                "title": "Space",
                "description": "That space. Unit: spaces. Rule 23.5.",
                "type": "integer",
                "minimum": 0,
                "maximum": 60,
                "examples": [
                  2
                ]
              },
              "contact": {
                "title": "Reaction contact",
                "description": "What the Reaction player does in his Contact Phase. Without it he has none. Rule 23.5.1.",
                "type": "object",
                "properties": {
                  "airMoves": {
                    "title": "Moves of air units",
                    "description": "How many moves an air unit has. Unit: moves. Rule 23.5.1.",
                    "type": "integer",
                    "minimum": 0,
                    "maximum": 9,
                    "examples": [
                      1
                    ]
                  },
                  "groundHexes": {
                    "title": "Hexes of ground units",
                    "description": "The most hexes that a ground unit moves. Without it the Movement Allowance alone limits it. Unit: hexes. Rule 23.5.1.",
                    "type": "integer",
                    "minimum": 1,
                    "maximum": 9,
                    "examples": [
                      1
                    ]
                  },
                  "navalMultiple": {
                    "title": "Naval multiple",
                    "description": "How many times the hexes of the Operation player his Task Forces may move. Unit: times. Rule 23.5.1.",
                    "type": "integer",
                    "minimum": 1,
                    "maximum": 9,
                    "examples": [
                      2
                    ]
                  }
                },
                "required": [
                  "airMoves",
                  "navalMultiple"
                ],
                "additionalProperties": false,
                "examples": [
                  {
                    "airMoves": 2,
                    "navalMultiple": 2
                  }
                ]
              },
              "lighting": {
                "title": "First lighting",
                "description": "Who may choose the first lighting condition. Rule 26.1.",
                "type": "string",
                "enum": [
                  "operation",
                  "reaction"
                ],
                "enumDescriptions": [
                  "The Operation player.",
                  "The Reaction player."
                ],
                "examples": [
                  "operation"
                ]
              },
              "advantage": {
                "title": "First advantage",
                "description": "Who has the first advantage. Rule 27.1.",
                "type": "string",
                "enum": [
                  "operation",
                  "reaction",
                  "roll"
                ],
                "enumDescriptions": [
                  "The Operation player.",
                  "The Reaction player.",
                  "Each rolls; the higher roll has it."
                ],
                "examples": [
                  "operation"
                ]
              },
              "operationRoll": {
                "title": "Roll of the Operation player",
                "description": "Added to his later rolls for advantage. Unit: points. Rule 27.2.",
                "type": "integer",
                "minimum": 0,
                "maximum": 9,
                "examples": [
                  2
                ]
              },
              "reactionRoll": {
                "title": "Roll of the Reaction player",
                "description": "Added to his later rolls for advantage. Unit: points. Rule 27.2.",
                "type": "integer",
                "minimum": 0,
                "maximum": 9,
                "examples": [
                  2
                ]
              },
              "carriersCaught": {
                "title": "Carriers caught",
                "description": "True if carriers of the Operation are caught in the first Battle Cycle. Rule 22.0.",
                "type": "boolean"
              }
            },
            "required": [
              "title",
              "halt",
              "lighting",
              "advantage",
              "operationRoll",
              "reactionRoll",
              "carriersCaught"
            ],
            "additionalProperties": false
          }
        },
        "additionalProperties": false,
        "examples": [
          {
            "surprise": {
              "title": "Surprise Attack",
              "halt": "detection",
              "lighting": "operation",
              "advantage": "operation",
              "operationRoll": 2,
              "reactionRoll": 0,
              "carriersCaught": false
            }
          }
        ]
      },
      "sources": {
        "$ref": "../common/common.schema.json#/$defs/sources"
      }
    },
    "required": [
      "$schema",
      "title",
      "rule",
      "conditions",
      "sources"
    ],
    "additionalProperties": false
  },
  "pacific-war/lighting.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/pacific-war/lighting.schema.json",
    "title": "Lighting Condition Display",
    "description": "The sections of the display in order, and what each condition does. Rule 26.0.",
    "type": "object",
    "properties": {
      "$schema": {
        "$ref": "../common/common.schema.json#/$defs/schemaPath"
      },
      "title": {
        "title": "Title",
        "description": "The name of the table.",
        "type": "string",
        "minLength": 1,
        "maxLength": 120,
        "examples": [
          "Lighting Condition Display"
        ]
      },
      "rule": {
        "$ref": "../common/common.schema.json#/$defs/citedRule"
      },
      "ring": {
        "title": "Ring",
        "description": "The sections in clockwise order; after the last comes the first. Rule 26.2.",
        "type": "array",
        "items": {
          "title": "Section",
          "description": "A section of the display. Rule 26.1.",
          "type": "string",
          "enum": [
            "day-am",
            "day-pm",
            "dusk",
            "night",
            "random"
          ],
          "enumDescriptions": [
            "Day A.M.",
            "Day P.M.",
            "Dusk.",
            "Night.",
            "Random determination: a die decides at once. Rule 26.2."
          ],
          "examples": [
            "day-am"
          ]
        },
        "uniqueItems": true,
        "minItems": 2,
        "examples": [
          [
            "day-pm",
            "dusk"
          ]
        ]
      },
      "advance": {
        "title": "Sections of a Battle Cycle",
        "description": "How far the marker moves from one Battle Cycle to the next. Unit: sections. Rule 26.2.",
        "type": "integer",
        "minimum": 1,
        "maximum": 9,
        "examples": [
          1
        ]
      },
      "option": {
        "title": "Sections with the option",
        "description": "How far it moves when the Operation player uses the option that an Operation gives once. Unit: sections. Rule 26.2.",
        "type": "integer",
        "minimum": 1,
        "maximum": 9,
        "examples": [
          2
        ]
      },
      "conditions": {
        "title": "Conditions",
        "description": "The lighting conditions, by the ids of their sections. Rule 26.3.",
        "type": "object",
        "patternProperties": {
          "^[a-z0-9][a-z0-9-]*$": {
            "title": "Condition",
            "description": "One condition.",
            "type": "object",
            "properties": {
              "missions": {
                "title": "Air missions",
                "description": "What air missions fly. Rule 26.3.",
                "type": "string",
                "enum": [
                  "all",
                  "landing",
                  "night"
                ],
                "enumDescriptions": [
                  "All.",
                  "All; each unit that flew rolls when it lands.",
                  "Only those that can fly at night."
                ],
                "examples": [
                  "all"
                ]
              },
              "flakHalved": {
                "title": "Flak",
                "description": "True if Anti-Air Strengths of flak are halved. Rule 26.4.",
                "type": "boolean"
              },
              "range": {
                "title": "Range column",
                "description": "Which column of the Range Determination Table is read. Rule 26.5.",
                "type": "string",
                "enum": [
                  "day-dusk",
                  "night"
                ],
                "enumDescriptions": [
                  "Day and dusk.",
                  "Night."
                ],
                "examples": [
                  "day-dusk"
                ]
              },
              "longBid": {
                "title": "Long range",
                "description": "True if long range may be bid. Rule 26.5.",
                "type": "boolean"
              },
              "search": {
                "title": "Search Chart",
                "description": "Which portion of the Search Chart is read. Rule 26.6.",
                "type": "string",
                "enum": [
                  "day",
                  "night"
                ],
                "enumDescriptions": [
                  "Day.",
                  "Night."
                ],
                "examples": [
                  "day"
                ]
              }
            },
            "required": [
              "missions",
              "flakHalved",
              "range",
              "longBid",
              "search"
            ],
            "additionalProperties": false
          }
        },
        "additionalProperties": false,
        "examples": [
          {
            "night": {
              "missions": "night",
              "flakHalved": true,
              "range": "night",
              "longBid": false,
              "search": "night"
            }
          }
        ]
      },
      "sources": {
        "$ref": "../common/common.schema.json#/$defs/sources"
      }
    },
    "required": [
      "$schema",
      "title",
      "rule",
      "ring",
      "advance",
      "option",
      "conditions",
      "sources"
    ],
    "additionalProperties": false
  },
  "pacific-war/map.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/pacific-war/map.schema.json",
    "title": "Map",
    "description": "The hexes of both maps, what lies between them, the places, and the boxes beyond the edges.",
    "type": "object",
    "properties": {
      "$schema": {
        "$ref": "../common/common.schema.json#/$defs/schemaPath"
      },
      "title": {
        "$ref": "../common/map-parts.schema.json#/$defs/mapTitle"
      },
      "drawing": {
        "$ref": "../common/map-parts.schema.json#/$defs/drawing"
      },
      "layout": {
        "$ref": "../common/map-parts.schema.json#/$defs/layout"
      },
      "legend": {
        "$ref": "../common/map-parts.schema.json#/$defs/legend"
      },
      "sheets": {
        "title": "Sheets",
        "description": "The sheets that the maps are printed on, by id, from west to east. Rule 2.5.5.",
        "type": "object",
        "patternProperties": {
          "^[a-z0-9][a-z0-9-]*$": {
            "title": "Sheet",
            "description": "One sheet.",
            "type": "object",
            "properties": {
              "title": {
                "title": "Title",
                "description": "What it is called.",
                "type": "string",
                "minLength": 1,
                "maxLength": 40,
                "examples": [
                  "Map A"
                ]
              },
              "columns": {
                "title": "Positions",
                "description": "First and last position of its hexrows, both included.",
                "type": "array",
                "items": {
                  "title": "Position",
                  "description": "A position in a hexrow.",
                  "type": "integer",
                  "minimum": 1,
                  "maximum": 99,
                  "examples": [
                    33
                  ]
                },
                "minItems": 2,
                "maxItems": 2,
                "examples": [
                  [
                    1,
                    33
                  ]
                ]
              }
            },
            "required": [
              "title",
              "columns"
            ],
            "additionalProperties": false
          }
        },
        "additionalProperties": false,
        "examples": [
          {
            "a": {
              "title": "Map A",
              "columns": [
                1,
                33
              ]
            }
          }
        ]
      },
      "hexes": {
        "title": "Hexes",
        "description": "Every hex, by its printed number: hexrow and position.",
        "type": "object",
        "patternProperties": {
          "^[0-9]{4}$": {
            "title": "Hex",
            "description": "One hex.",
            "type": "object",
            "properties": {
              "column": {
                "$ref": "../common/map-parts.schema.json#/$defs/column",
                "description": "Its position in the hexrow, from west to east."
              },
              "row": {
                "$ref": "../common/map-parts.schema.json#/$defs/row",
                "description": "The negative of its hexrow, which counts from the south edge.",
                "examples": [
                  -16
                ]
              },
              "terrain": {
                "$ref": "../common/map-parts.schema.json#/$defs/terrain",
                "description": "What land and what water is in it: a terrain of the legend.",
                "examples": [
                  "coastal-jungle-hill"
                ]
              },
              "country": {
                "$ref": "../common/common.schema.json#/$defs/id",
                "title": "Country",
                "description": "The country that its land belongs to: the id of a country of this map.",
                "examples": [
                  "burma"
                ]
              },
              "control": {
                "$ref": "defs.schema.json#/$defs/control",
                "description": "Who controls it in December 1941, where that differs from its country. Scenarios say what differs from this."
              },
              "sides": {
                "$ref": "../common/map-parts.schema.json#/$defs/sides",
                "description": "Special sides of the hex, by kind, each written at one of the two hexes.",
                "examples": [
                  {
                    "water": "NE E"
                  }
                ]
              },
              "note": {
                "$ref": "../common/map-parts.schema.json#/$defs/placeNote"
              }
            },
            "required": [
              "column",
              "row",
              "terrain"
            ],
            "additionalProperties": false,
            "defaultSnippets": [
              {
                "label": "open sea",
                "body": {
                  "column": "^$1",
                  "row": "^$2",
                  "terrain": "open-sea"
                }
              }
            ]
          }
        },
        "additionalProperties": false,
        "examples": [
          {
            "1630": {
              "column": 30,
              "row": -16,
              "terrain": "coastal-jungle-hill",
              "country": "new-guinea"
            }
          }
        ]
      },
      "connections": {
        "$ref": "../common/map-parts.schema.json#/$defs/connections",
        "title": "Transport routes",
        "description": "Railways, roads, rivers and tracks, by both hexes joined with a hyphen, the smaller number first. Each leads across the side between them. Rule 23.1.1.",
        "examples": [
          {
            "5009-5010": {
              "kind": "rail"
            }
          }
        ]
      },
      "splitHexes": {
        "$ref": "../common/map-parts.schema.json#/$defs/splitHexes",
        "title": "Double-shoreline hexes",
        "description": "Hexes whose land parts two shorelines: ships leave only by the shoreline by which they came. Rule 2.5.",
        "examples": [
          {
            "4509": {
              "halves": {
                "west": {
                  "opensTo": [
                    "4508"
                  ]
                },
                "east": {
                  "opensTo": [
                    "4510"
                  ]
                }
              }
            }
          }
        ]
      },
      "portHalves": {
        "title": "Ports of double-shoreline hexes",
        "description": "On which of the shorelines the port of such a hex lies, by hex. Rule 2.5.",
        "type": "object",
        "patternProperties": {
          "^[0-9]{4}$": {
            "$ref": "../common/common.schema.json#/$defs/id",
            "title": "Half",
            "description": "The name of a half of the hex.",
            "examples": [
              "west"
            ]
          }
        },
        "additionalProperties": false,
        "examples": [
          {
            "3819": "west"
          }
        ]
      },
      "countries": {
        "title": "Countries",
        "description": "The countries of the map, by id.",
        "type": "object",
        "patternProperties": {
          "^[a-z0-9][a-z0-9-]*$": {
            "title": "Country",
            "description": "One country or group of islands.",
            "type": "object",
            "properties": {
              "name": {
                "title": "Name",
                "description": "What people call it.",
                "type": "string",
                "minLength": 1,
                "maxLength": 120,
                "examples": [
                  "Burma"
                ]
              },
              "control": {
                "$ref": "defs.schema.json#/$defs/control",
                "description": "Who controls its land in December 1941. Scenarios say what differs from this."
              }
            },
            "required": [
              "name",
              "control"
            ],
            "additionalProperties": false
          }
        },
        "additionalProperties": false,
        "examples": [
          {
            "burma": {
              "name": "Burma",
              "control": "allied"
            }
          }
        ]
      },
      "places": {
        "title": "Places",
        "description": "Named locations, by id: a black dot or the star of a city. Rule 2.5.1.",
        "type": "object",
        "patternProperties": {
          "^[a-z0-9][a-z0-9-]*$": {
            "title": "Place",
            "description": "One named location.",
            "type": "object",
            "properties": {
              "name": {
                "title": "Name",
                "description": "What people call it.",
                "type": "string",
                "minLength": 1,
                "maxLength": 120,
                "examples": [
                  "Rabaul"
                ]
              },
              "hex": {
                "$ref": "../common/common.schema.json#/$defs/hexId",
                "title": "Hex",
                "description": "Where it lies.",
                "examples": [
                  "1630"
                ]
              },
              "also": {
                "title": "Also",
                "description": "What else is in the same hex, by its usual name.",
                "type": "array",
                "items": {
                  "title": "Name",
                  "description": "A further name.",
                  "type": "string",
                  "minLength": 1,
                  "maxLength": 80,
                  "examples": [
                    "Yokosuka"
                  ]
                },
                "uniqueItems": true,
                "minItems": 1,
                "examples": [
                  [
                    "Yokosuka"
                  ]
                ]
              },
              "region": {
                "title": "Region",
                "description": "The land or group of islands that it belongs to, for a reader.",
                "type": "string",
                "minLength": 1,
                "maxLength": 60,
                "examples": [
                  "New Britain"
                ]
              },
              "port": {
                "title": "Port location",
                "description": "True if a Base here is a port; without a Base it is an anchorage. Rule 2.3.3.",
                "type": "boolean"
              },
              "airfield": {
                "title": "Airfield location",
                "description": "The largest airbase that can stand here. Rule 2.3.2.1.",
                "type": "string",
                "enum": [
                  "large",
                  "small",
                  "none"
                ],
                "enumDescriptions": [
                  "A small one, or a large one.",
                  "A small one, which is never made large: an atoll. Rule 17.7.",
                  "No airfield location. A small airbase can still be built at length. Rule 17.5.1."
                ]
              },
              "city": {
                "title": "City",
                "description": "The kind of its star. Rule 2.5.4.",
                "type": "string",
                "enum": [
                  "chinese",
                  "indian",
                  "siamese",
                  "hanoi"
                ],
                "enumDescriptions": [
                  "A Chinese city. Rule 33.6.",
                  "An Indian city. Rule 33.5.",
                  "The Siamese city, Bangkok. Rule 19.2.",
                  "Hanoi: a star that does not count as a Chinese city. Rule 33.6."
                ]
              },
              "dryDock": {
                "title": "Dry dock",
                "description": "True if the place is a Dry Dock port when it has a Base. Rule 15.1.",
                "type": "boolean",
                "examples": [
                  true
                ]
              },
              "fortification": {
                "title": "Fortification",
                "description": "True where a Fortification may stand. Rule 2.3.4.",
                "type": "boolean",
                "examples": [
                  true
                ]
              },
              "resource": {
                "title": "Resource",
                "description": "The resource hex that it is. Rule 2.5.4.",
                "type": "object",
                "properties": {
                  "kind": {
                    "title": "Kind",
                    "description": "Which of the two kinds. Rule 2.5.4.",
                    "type": "string",
                    "enum": [
                      "homeland",
                      "co-prosperity"
                    ],
                    "enumDescriptions": [
                      "A Homeland Resource hex. Rule 33.2.",
                      "A Co-Prosperity Sphere Resource hex. Rule 33.1."
                    ]
                  },
                  "points": {
                    "title": "Points",
                    "description": "What it is worth. Unit: resource points. Rule 10.1.",
                    "type": "integer",
                    "minimum": 1,
                    "maximum": 100,
                    "examples": [
                      15
                    ]
                  }
                },
                "required": [
                  "kind",
                  "points"
                ],
                "additionalProperties": false,
                "examples": [
                  {
                    "kind": "homeland",
                    "points": 15
                  }
                ]
              },
              "airbase": {
                "title": "Airbase",
                "description": "False where no airbase can ever be built. Rule 17.6.",
                "type": "boolean",
                "examples": [
                  false
                ]
              }
            },
            "required": [
              "name",
              "hex",
              "region",
              "port",
              "airfield"
            ],
            "additionalProperties": false
          }
        },
        "additionalProperties": false,
        "examples": [
          {
            "rabaul": {
              "name": "Rabaul",
              "hex": "1630",
              "region": "New Britain",
              "port": true,
              "airfield": "large"
            }
          }
        ]
      },
      "weatherZones": {
        "title": "Weather zones",
        "description": "The zones of the weather, by id, with their hexes. Rule 6.0.",
        "type": "object",
        "patternProperties": {
          "^[a-z0-9][a-z0-9-]*$": {
            "title": "Weather zone",
            "description": "One zone.",
            "type": "object",
            "properties": {
              "title": {
                "title": "Title",
                "description": "What it is called.",
                "type": "string",
                "minLength": 1,
                "maxLength": 60,
                "examples": [
                  "North Pacific"
                ]
              },
              "hexes": {
                "title": "Hexes",
                "description": "All its hexes.",
                "type": "array",
                "items": {
                  "$ref": "defs.schema.json#/$defs/hexRun"
                },
                "uniqueItems": true,
                "minItems": 1,
                "examples": [
                  [
                    "0101 to 0166"
                  ]
                ]
              }
            },
            "required": [
              "title",
              "hexes"
            ],
            "additionalProperties": false
          }
        },
        "additionalProperties": false,
        "examples": [
          {
            "north-pacific": {
              "title": "North Pacific",
              "hexes": [
                "5840 to 5866"
              ]
            }
          }
        ]
      },
      "railAreas": {
        "title": "Rail areas",
        "description": "Where units move by rail with Strategic Transport, by id. Rule 13.2.4.",
        "type": "object",
        "patternProperties": {
          "^[a-z0-9][a-z0-9-]*$": {
            "title": "Rail area",
            "description": "One area.",
            "type": "object",
            "properties": {
              "title": {
                "title": "Title",
                "description": "What it is called.",
                "type": "string",
                "minLength": 1,
                "maxLength": 60,
                "examples": [
                  "India"
                ]
              },
              "hexes": {
                "title": "Hexes",
                "description": "Its hexes: clear ones, and those on a transport route. Units go from hex to hex over routes or between clear hexes.",
                "type": "array",
                "items": {
                  "$ref": "defs.schema.json#/$defs/hexRun"
                },
                "uniqueItems": true,
                "minItems": 1,
                "examples": [
                  [
                    "5610 to 5611"
                  ]
                ]
              }
            },
            "required": [
              "title",
              "hexes"
            ],
            "additionalProperties": false
          }
        },
        "additionalProperties": false,
        "examples": [
          {
            "india": {
              "title": "India",
              "hexes": [
                "5610 to 5611"
              ]
            }
          }
        ]
      },
      "edges": {
        "title": "Edges",
        "description": "The edges of the map, by id. Rule 23.7.",
        "type": "object",
        "patternProperties": {
          "^[a-z0-9][a-z0-9-]*$": {
            "title": "Edge",
            "description": "One edge. It has all hexes in play of one position, or of one hexrow.",
            "type": "object",
            "properties": {
              "title": {
                "title": "Title",
                "description": "What it is called.",
                "type": "string",
                "minLength": 1,
                "maxLength": 40,
                "examples": [
                  "East edge"
                ]
              },
              "column": {
                "title": "Position",
                "description": "The position in the hexrows at which it runs.",
                "type": "integer",
                "minimum": 1,
                "maximum": 99,
                "examples": [
                  66
                ]
              },
              "hexrow": {
                "title": "Hexrow",
                "description": "The hexrow along which it runs.",
                "type": "integer",
                "minimum": 1,
                "maximum": 99,
                "examples": [
                  1
                ]
              },
              "commandSource": {
                "title": "Source of command",
                "description": "True if its water hexes are Ultimate Command Sources of the Allies. Rule 11.1.2.",
                "type": "boolean"
              },
              "navalExit": {
                "title": "Exit of ships",
                "description": "True if Allied ships leave by its open water hexes. Rule 23.7.",
                "type": "boolean"
              },
              "groundExit": {
                "title": "Exit of ground units",
                "description": "True if Allied ground units leave by its land hexes. Rule 23.7.",
                "type": "boolean"
              }
            },
            "required": [
              "title",
              "commandSource",
              "navalExit",
              "groundExit"
            ],
            "additionalProperties": false
          }
        },
        "additionalProperties": false,
        "examples": [
          {
            "east": {
              "title": "East edge",
              "column": 66,
              "commandSource": true,
              "navalExit": true,
              "groundExit": false
            }
          }
        ]
      },
      "japaneseExits": {
        "title": "Japanese exits",
        "description": "Hexes by which Japanese ground units leave for India. Rule 23.7.",
        "type": "array",
        "items": {
          "$ref": "defs.schema.json#/$defs/hexRun"
        },
        "uniqueItems": true,
        "minItems": 1,
        "examples": [
          [
            "5801 to 5812"
          ]
        ]
      },
      "areas": {
        "$ref": "../common/map-parts.schema.json#/$defs/areas"
      },
      "boxes": {
        "title": "Boxes",
        "description": "Spaces beyond the edges, and boxes that hold pieces.",
        "type": "object",
        "patternProperties": {
          "^[a-z0-9][a-z0-9-]*$": {
            "title": "Box",
            "description": "One space beyond the map.",
            "type": "object",
            "properties": {
              "name": {
                "$ref": "../common/map-parts.schema.json#/$defs/boxName"
              },
              "kind": {
                "$ref": "../common/map-parts.schema.json#/$defs/boxKind"
              },
              "side": {
                "$ref": "defs.schema.json#/$defs/side",
                "description": "Whose pieces it holds."
              },
              "edge": {
                "title": "Edge",
                "description": "The edge of the map that it belongs to: the id of an edge. Rule 23.7.",
                "type": "string",
                "pattern": "^[a-z0-9][a-z0-9-]*$",
                "examples": [
                  "east"
                ]
              },
              "space": {
                "title": "Space",
                "description": "Its number on the track of that edge, from 1. Unit: spaces. Rule 15.1.",
                "type": "integer",
                "minimum": 1,
                "maximum": 12,
                "examples": [
                  1
                ]
              },
              "use": {
                "title": "Use",
                "description": "What happens to units in it.",
                "type": "string",
                "enum": [
                  "enter",
                  "transit",
                  "repair",
                  "repair-and-return",
                  "headquarters",
                  "escorts",
                  "strategic-bombers"
                ],
                "enumDescriptions": [
                  "Units that left the map wait here until the next Reinforcement Phase. Rule 15.1.",
                  "Units pass through it. Rule 15.1.",
                  "One hit is repaired in each Naval Repair Phase. Rule 15.1.",
                  "As repair; from here units return to the map. Rule 15.1.",
                  "Disbanded headquarters wait to be returned. Rule 11.2.1.4.",
                  "Ships that escort merchant shipping. Rule 9.1.",
                  "Strategic Bomber markers that stand on no airbase. Rule 8.2."
                ]
              }
            },
            "required": [
              "name",
              "kind",
              "side",
              "use"
            ],
            "additionalProperties": false
          }
        },
        "additionalProperties": false,
        "examples": [
          {
            "east-1": {
              "name": "East: Enter",
              "kind": "holding",
              "side": "allied",
              "edge": "east",
              "space": 1,
              "use": "enter"
            }
          }
        ]
      },
      "sources": {
        "$ref": "../common/common.schema.json#/$defs/sources"
      }
    },
    "additionalProperties": false,
    "required": [
      "$schema",
      "title",
      "drawing",
      "layout",
      "legend",
      "sheets",
      "hexes",
      "connections",
      "splitHexes",
      "portHalves",
      "countries",
      "places",
      "weatherZones",
      "railAreas",
      "edges",
      "japaneseExits",
      "boxes",
      "sources"
    ]
  },
  "pacific-war/markers.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/pacific-war/markers.schema.json",
    "title": "Markers",
    "description": "Counters that are not units. Rule 2.4.",
    "type": "object",
    "properties": {
      "$schema": {
        "$ref": "../common/common.schema.json#/$defs/schemaPath"
      },
      "markers": {
        "title": "Markers",
        "description": "Markers, by id.",
        "type": "object",
        "patternProperties": {
          "^[a-z0-9][a-z0-9-]*$": {
            "title": "Marker",
            "description": "Markers of one kind. Rule 2.4.",
            "type": "object",
            "properties": {
              "name": {
                "title": "Name",
                "description": "What it is called.",
                "type": "string",
                "minLength": 1,
                "maxLength": 80,
                "examples": [
                  "Task Force"
                ]
              },
              "side": {
                "$ref": "defs.schema.json#/$defs/side"
              },
              "rule": {
                "$ref": "../common/common.schema.json#/$defs/ruleNumber",
                "title": "Rule",
                "description": "The rule that uses it."
              },
              "count": {
                "title": "Count",
                "description": "How many there are, which is the most that can be in play. Without this member there is no limit. Unit: markers. Rule 2.4.",
                "type": "integer",
                "minimum": 1,
                "maximum": 200,
                "examples": [
                  40
                ]
              },
              "front": {
                "title": "Front",
                "description": "What the front shows.",
                "type": "string",
                "minLength": 1,
                "maxLength": 80,
                "examples": [
                  "Detected"
                ]
              },
              "back": {
                "title": "Back",
                "description": "What the back shows.",
                "type": "string",
                "minLength": 1,
                "maxLength": 80,
                "examples": [
                  "Undetected"
                ]
              }
            },
            "required": [
              "name",
              "rule"
            ],
            "additionalProperties": false,
            "examples": [
              {
                "name": "Task Force",
                "side": "allied",
                "rule": "2.5.11",
                "count": 40,
                "front": "Undetected",
                "back": "Detected"
              }
            ]
          }
        },
        "additionalProperties": false
      },
      "sources": {
        "$ref": "../common/common.schema.json#/$defs/sources"
      }
    },
    "required": [
      "$schema",
      "markers",
      "sources"
    ],
    "additionalProperties": false
  },
  "pacific-war/parameters.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/pacific-war/parameters.schema.json",
    "title": "Parameters",
    "description": "Numbers of the rules that stand in no table.",
    "type": "object",
    "properties": {
      "$schema": {
        "$ref": "../common/common.schema.json#/$defs/schemaPath"
      },
      "die": {
        "title": "Die",
        "description": "The die of the game.",
        "type": "object",
        "properties": {
          "faces": {
            "title": "Faces",
            "description": "Numbers on the die, from 0 up; a 0 is zero. Unit: faces. Rule 2.0.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              10
            ]
          }
        },
        "required": [
          "faces"
        ],
        "additionalProperties": false
      },
      "war": {
        "title": "War",
        "description": "The months of the war.",
        "type": "object",
        "properties": {
          "first": {
            "$ref": "defs.schema.json#/$defs/month",
            "title": "First month",
            "description": "Its month number is the highest. Rule 16.4.",
            "examples": [
              "1941-12"
            ]
          },
          "last": {
            "$ref": "defs.schema.json#/$defs/month",
            "title": "Last month",
            "description": "Its month number is 1. Rule 8.9.",
            "examples": [
              "1945-07"
            ]
          }
        },
        "required": [
          "first",
          "last"
        ],
        "additionalProperties": false
      },
      "time": {
        "title": "Time",
        "description": "The Day Track and the length of Operations.",
        "type": "object",
        "properties": {
          "spaces": {
            "title": "Spaces",
            "description": "Spaces of the Day Track, a ring; the first is 0, where a month begins. Unit: spaces. Rule 20.2.1.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              31
            ]
          },
          "battleCycle": {
            "title": "Battle Cycle",
            "description": "What a Day Marker Adjustment Phase takes. Unit: days. Rule 20.2.1.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              2
            ]
          },
          "movementSpace": {
            "title": "Tinted space",
            "description": "What a tinted space of the Naval Movement Track takes. Unit: days. Rule 20.2.1.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              1
            ]
          },
          "lengths": {
            "title": "Lengths",
            "description": "The lengths of an Operation, in the order of their multiples 1, 2 and 3. Unit: days. Rule 20.2.2.",
            "type": "array",
            "items": {
              "title": "Length",
              "description": "A length. Unit: days.",
              "type": "integer",
              "minimum": 1,
              "maximum": 99,
              "examples": [
                14
              ]
            },
            "uniqueItems": true,
            "examples": [
              [
                14,
                21,
                28
              ]
            ]
          },
          "week": {
            "title": "Week",
            "description": "Days for each Battle Cycle Move of a ground unit. Unit: days. Rule 23.1.2.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              7
            ]
          },
          "penalty": {
            "title": "Penalty Time",
            "description": "Days bought at a time in Penalty Time. Unit: days. Rule 20.2.3.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              7
            ]
          },
          "penaltyReturn": {
            "title": "Return",
            "description": "After so many months naval units removed in Penalty Time return. Unit: months. Rule 20.2.3.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              3
            ]
          },
          "penaltyReach": {
            "title": "Reach",
            "description": "Naval units so near to enemy air units are eliminated in Penalty Time. Unit: hexes. Rule 20.2.3.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              2
            ]
          },
          "reaction": {
            "title": "Reaction",
            "description": "Days for which the Reaction player activates. Unit: days. Rule 20.3.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              14
            ]
          },
          "reactionMore": {
            "title": "More time",
            "description": "Days that the Reaction player buys at a time. Unit: days. Rule 20.2.4.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              7
            ]
          },
          "reactionCycles": {
            "title": "Last cycles",
            "description": "Battle Cycles that the Reaction player has after the last unit of the Operation. Unit: Battle Cycles. Rule 20.2.4.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              5
            ]
          },
          "reactionCombatCycles": {
            "title": "Combat in last cycles",
            "description": "In so many of them he may start combat. Unit: Battle Cycles. Rule 20.2.4.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              1
            ]
          },
          "reactionMoves": {
            "title": "Moves of Reaction units",
            "description": "Battle Cycle Moves of an activated ground unit of the Reaction player. Unit: moves. Rule 23.1.2.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              2
            ]
          }
        },
        "required": [
          "spaces",
          "battleCycle",
          "movementSpace",
          "lengths",
          "week",
          "penalty",
          "penaltyReturn",
          "penaltyReach",
          "reaction",
          "reactionMore",
          "reactionCycles",
          "reactionCombatCycles",
          "reactionMoves"
        ],
        "additionalProperties": false
      },
      "movementTrack": {
        "title": "Naval Movement Track",
        "description": "Which of its spaces are tinted.",
        "type": "object",
        "properties": {
          "first": {
            "title": "First tinted space",
            "description": "The first tinted space. Unit: spaces. Rule 23.4.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              1
            ]
          },
          "every": {
            "title": "Every",
            "description": "From there, every so many spaces. Unit: spaces. Rule 23.4.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              3
            ]
          }
        },
        "required": [
          "first",
          "every"
        ],
        "additionalProperties": false
      },
      "activation": {
        "title": "Activation",
        "description": "What activation costs and allows.",
        "type": "object",
        "properties": {
          "landAirUnits": {
            "title": "Land-based air units",
            "description": "The most that a headquarters activates in an Operation. Unit: air units. Rule 11.2.1.5.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              8
            ]
          },
          "jointPoints": {
            "title": "Joint phase",
            "description": "The most that a player spends in a Joint Activation/Deactivation Phase. Unit: Command Points. Rule 20.4.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              10
            ]
          },
          "chinaMultiple": {
            "title": "China",
            "description": "Japanese activation in China costs so many times as much. Unit: times. Rule 33.6.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              3
            ]
          },
          "emergencySurcharge": {
            "title": "Emergency link",
            "description": "Added for each Command Point drawn through an Emergency Command Link. Unit: Command Points. Rule 11.7.3.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              1
            ]
          }
        },
        "required": [
          "landAirUnits",
          "jointPoints",
          "chinaMultiple",
          "emergencySurcharge"
        ],
        "additionalProperties": false
      },
      "futurePool": {
        "title": "Future Operation Pool",
        "description": "Command Points kept for a later month.",
        "type": "object",
        "properties": {
          "monthly": {
            "title": "A month",
            "description": "The most that goes into the pool in a Command Point Phase. Unit: Command Points. Rule 10.4.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              50
            ]
          },
          "months": {
            "title": "Months ahead",
            "description": "The furthest month for which it is kept. Unit: months. Rule 10.4.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              4
            ]
          }
        },
        "required": [
          "monthly",
          "months"
        ],
        "additionalProperties": false
      },
      "command": {
        "title": "Command",
        "description": "What commands and their return cost.",
        "type": "object",
        "properties": {
          "reserveLevel": {
            "title": "Reserves",
            "description": "The resource level whose column Japan uses while its strategic reserves last. Unit: resource points. Rule 10.1.1.",
            "type": "integer",
            "minimum": 0,
            "maximum": 100,
            "examples": [
              100
            ]
          },
          "reservesUntil": {
            "$ref": "defs.schema.json#/$defs/month",
            "title": "End of reserves",
            "description": "The last month of the Japanese strategic reserves. Rule 10.1.1.",
            "examples": [
              "1942-06"
            ]
          },
          "voluntaryCost": {
            "title": "Return after voluntary disbanding",
            "description": "What it costs to return such a headquarters. Unit: Command Points. Rule 11.2.1.4.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              10
            ]
          },
          "voluntaryMonths": {
            "title": "Months after voluntary disbanding",
            "description": "After so many months it arrives. Unit: months. Rule 11.2.1.4.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              1
            ]
          },
          "involuntaryCost": {
            "title": "Return after involuntary disbanding",
            "description": "What it costs to return such a headquarters. Unit: Command Points. Rule 11.2.1.3.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              20
            ]
          },
          "involuntaryMonths": {
            "title": "Months after involuntary disbanding",
            "description": "After so many months it arrives. Unit: months. Rule 11.2.1.3.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              3
            ]
          },
          "submarineCommand": {
            "title": "Submarine Command",
            "description": "What it costs to place one. Unit: Command Points. Rule 14.6.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              25
            ]
          }
        },
        "required": [
          "reserveLevel",
          "reservesUntil",
          "voluntaryCost",
          "voluntaryMonths",
          "involuntaryCost",
          "involuntaryMonths",
          "submarineCommand"
        ],
        "additionalProperties": false
      },
      "links": {
        "title": "Command Links",
        "description": "How far links reach, and what blocks them.",
        "type": "object",
        "properties": {
          "supportBaseWater": {
            "title": "Support Base, by sea",
            "description": "Reach of an Offensive Support Base in a port. Unit: hexes. Rule 11.4.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              20
            ]
          },
          "overland": {
            "title": "Overland",
            "description": "Reach of a port and of an Offensive Support Base over land. Unit: Movement Points. Rule 11.5.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              12
            ]
          },
          "airTransportLand": {
            "title": "Beyond Air Transport",
            "description": "Reach over land from the end of Air Transport. Unit: Movement Points. Rule 11.7.2.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              6
            ]
          },
          "redChinese": {
            "title": "Red Chinese",
            "description": "Red Chinese units are supplied so near to a city under Chinese control. Unit: Movement Points. Rule 11.1.3.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              5
            ]
          },
          "enemyAir": {
            "title": "Enemy aircraft",
            "description": "An enemy air unit blocks so far. Unit: hexes. Rule 11.6.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              2
            ]
          },
          "fighters": {
            "title": "Own fighters",
            "description": "A friendly F so near lifts the block. Unit: hexes. Rule 11.6.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              2
            ]
          },
          "sourceAir": {
            "title": "Source of command",
            "description": "A Japanese air unit so near closes an edge hex as a source. Unit: hexes. Rule 11.1.2.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              2
            ]
          },
          "expressHexes": {
            "title": "Tokyo Express",
            "description": "From its start to its end. Unit: hexes. Rule 11.7.1.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              8
            ]
          },
          "expressSteps": {
            "title": "Destroyers of the Tokyo Express",
            "description": "Steps of destroyers that must be at its start. Unit: steps. Rule 11.7.1.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              6
            ]
          },
          "transportHexes": {
            "title": "Air Transport",
            "description": "From its start to its end. Unit: hexes. Rule 11.7.2.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              8
            ]
          },
          "transportFighters": {
            "title": "Enemy fighters",
            "description": "No enemy F may be so near to the end of Air Transport. Unit: hexes. Rule 11.7.2.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              2
            ]
          },
          "emergencyCost": {
            "title": "Emergency link",
            "description": "What it costs to set one up. Unit: Command Points. Rule 11.7.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              5
            ]
          },
          "emergencyUpkeep": {
            "title": "Upkeep",
            "description": "What it costs in each later Reinforcement Phase. Unit: Command Points. Rule 11.7.3.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              2
            ]
          }
        },
        "required": [
          "supportBaseWater",
          "overland",
          "airTransportLand",
          "redChinese",
          "enemyAir",
          "fighters",
          "sourceAir",
          "expressHexes",
          "expressSteps",
          "transportHexes",
          "transportFighters",
          "emergencyCost",
          "emergencyUpkeep"
        ],
        "additionalProperties": false
      },
      "isolation": {
        "title": "Isolation",
        "description": "What isolation does.",
        "type": "object",
        "properties": {
          "leastSteps": {
            "title": "Least steps",
            "description": "An air unit, or a Broken ground unit, with fewer steps loses none. Unit: steps. Rule 12.1.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              2
            ]
          },
          "loss": {
            "title": "Loss",
            "description": "Steps that it loses. Unit: steps. Rule 12.1.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              1
            ]
          }
        },
        "required": [
          "leastSteps",
          "loss"
        ],
        "additionalProperties": false
      },
      "bids": {
        "title": "Bids",
        "description": "The bid for the Operation.",
        "type": "object",
        "properties": {
          "initiativeBonus": {
            "title": "Initiative",
            "description": "Added to a bid for each level of Strategic Initiative. Unit: points. Rule 18.0.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              5
            ]
          },
          "ties": {
            "title": "Ties",
            "description": "After so many equal bids in a row the month ends. Unit: bids. Rule 18.0.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              3
            ]
          }
        },
        "required": [
          "initiativeBonus",
          "ties"
        ],
        "additionalProperties": false
      },
      "intelligence": {
        "title": "Intelligence",
        "description": "Levels of Strategic Intelligence.",
        "type": "object",
        "properties": {
          "levels": {
            "title": "Levels",
            "description": "The highest level. Unit: levels. Rule 7.0.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              4
            ]
          }
        },
        "required": [
          "levels"
        ],
        "additionalProperties": false
      },
      "initiative": {
        "title": "Strategic Initiative",
        "description": "The track, and what moves its marker.",
        "type": "object",
        "properties": {
          "most": {
            "title": "Most",
            "description": "The highest level on either side. Unit: levels. Rule 19.1.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              6
            ]
          },
          "resourceOverrun": {
            "title": "Resource hex",
            "description": "For the side that overruns a resource hex. Unit: spaces. Rule 19.2.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              1
            ]
          },
          "india": {
            "title": "India",
            "description": "For Japan when India surrenders. Unit: spaces. Rule 19.2.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              3
            ]
          },
          "china": {
            "title": "China",
            "description": "For Japan when China surrenders. Unit: spaces. Rule 19.2.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              3
            ]
          },
          "siam": {
            "title": "Bangkok",
            "description": "For Japan when it captures the Siamese city. Unit: spaces. Rule 19.2.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              1
            ]
          },
          "base": {
            "title": "Japanese Base",
            "description": "For the Allies when a Japanese Base is eliminated, once at a place. Unit: spaces. Rule 19.2.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              2
            ]
          },
          "doolittle": {
            "title": "Doolittle Raid",
            "description": "For the Allies when it is flown. Unit: spaces. Rule 19.2.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              3
            ]
          },
          "homelandShare": {
            "title": "Share of the Homeland",
            "description": "Percent of the Homeland points that make a step. Unit: percent. Rule 19.2.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              10
            ]
          },
          "homelandShift": {
            "title": "Shift of a share",
            "description": "For the Allies at each such step. Unit: spaces. Rule 19.2.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              1
            ]
          },
          "hitsPerPoint": {
            "title": "Hits for a ship point",
            "description": "Hits on other enemy naval units that make one ship point. Rule 19.3.1.",
            "type": "object",
            "properties": {
              "allied": {
                "title": "Allies",
                "description": "For the Allies. Unit: hits. Rule 19.3.1.",
                "type": "integer",
                "minimum": 0,
                "maximum": 99,
                "examples": [
                  10
                ]
              },
              "japanese": {
                "title": "Japan",
                "description": "For Japan. Unit: hits. Rule 19.3.1.",
                "type": "integer",
                "minimum": 0,
                "maximum": 99,
                "examples": [
                  15
                ]
              }
            },
            "required": [
              "allied",
              "japanese"
            ],
            "additionalProperties": false,
            "examples": [
              {
                "allied": 10,
                "japanese": 15
              }
            ]
          },
          "searchRoll": {
            "title": "Search",
            "description": "Added to the die of a search whose target player has Strategic Initiative. Unit: points. Rule 19.4.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              1
            ]
          },
          "kamikazeLevel": {
            "title": "Kamikazes",
            "description": "From this Allied level on Japan makes kamikazes. Unit: levels. Rule 19.4.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              2
            ]
          },
          "kamikazeSteps": {
            "title": "Steps of kamikazes",
            "description": "The most in a phase, for each Allied level. Unit: steps. Rule 19.4.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              3
            ]
          }
        },
        "required": [
          "most",
          "resourceOverrun",
          "india",
          "china",
          "siam",
          "base",
          "doolittle",
          "homelandShare",
          "homelandShift",
          "hitsPerPoint",
          "searchRoll",
          "kamikazeLevel",
          "kamikazeSteps"
        ],
        "additionalProperties": false
      },
      "taskForces": {
        "title": "Task Forces",
        "description": "How Task Forces are made up.",
        "type": "object",
        "properties": {
          "capital": {
            "title": "Capital ships",
            "description": "The most in a Task Force. Unit: naval units. Rule 2.5.12.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              6
            ]
          },
          "others": {
            "title": "Other ships",
            "description": "The most in a Task Force. Unit: naval units. Rule 2.5.12.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              4
            ]
          }
        },
        "required": [
          "capital",
          "others"
        ],
        "additionalProperties": false
      },
      "anchorages": {
        "title": "Anchorages",
        "description": "What an anchorage or an interdicted port holds.",
        "type": "object",
        "properties": {
          "others": {
            "title": "Other ships",
            "description": "The most that are not capital ships. Unit: naval units. Rule 2.3.3.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              3
            ]
          },
          "seaplaneCarriers": {
            "title": "Seaplane carriers",
            "description": "Or so many CVS. Unit: naval units. Rule 2.3.3.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              1
            ]
          }
        },
        "required": [
          "others",
          "seaplaneCarriers"
        ],
        "additionalProperties": false
      },
      "stacking": {
        "title": "Stacking",
        "description": "What a hex holds.",
        "type": "object",
        "properties": {
          "groundSteps": {
            "title": "Ground steps",
            "description": "The most of each side. Unit: steps. Rule 23.1.3.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              48
            ]
          },
          "baseCounts": {
            "title": "Base",
            "description": "True if a Base counts its step. Rule 23.1.3.",
            "type": "boolean"
          }
        },
        "required": [
          "groundSteps",
          "baseCounts"
        ],
        "additionalProperties": false
      },
      "strength": {
        "title": "Strength",
        "description": "Strengths below zero.",
        "type": "object",
        "properties": {
          "first": {
            "title": "First die",
            "description": "Only this face can have an effect. Unit: pips. Rule 3.4.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              0
            ]
          },
          "second": {
            "title": "Second die",
            "description": "At most this on the second die has the effect. Unit: pips. Rule 3.4.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              4
            ]
          }
        },
        "required": [
          "first",
          "second"
        ],
        "additionalProperties": false
      },
      "sizes": {
        "title": "Sizes",
        "description": "How many units make another.",
        "type": "object",
        "properties": {
          "battalions": {
            "title": "Battalions",
            "description": "Battalions in a regiment or brigade. Unit: units. Rule 2.2.1.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              3
            ]
          },
          "regiments": {
            "title": "Regiments",
            "description": "Regiments or brigades in a division. Unit: units. Rule 2.2.1.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              3
            ]
          },
          "airSteps": {
            "title": "Air steps",
            "description": "Air steps that count as a division in Strategic Transport. Unit: steps. Rule 13.2.3.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              9
            ]
          },
          "stepsPerDivision": {
            "title": "Steps",
            "description": "Steps of a larger ground unit that count as a division. Unit: steps. Rule 13.2.3.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              9
            ]
          }
        },
        "required": [
          "battalions",
          "regiments",
          "airSteps",
          "stepsPerDivision"
        ],
        "additionalProperties": false
      },
      "air": {
        "title": "Air units",
        "description": "Steps of air units, missions and air combat.",
        "type": "object",
        "properties": {
          "steps": {
            "title": "Steps",
            "description": "Steps of a whole air unit. Unit: steps. Rule 3.2.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              6
            ]
          },
          "levelMultiple": {
            "title": "Level on a die",
            "description": "Coordination, flight in bad weather and landing at dusk succeed on at most so many times the Status Level. Unit: times. Rule 28.3.3.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              3
            ]
          },
          "duskLoss": {
            "title": "Landing at dusk",
            "description": "Steps lost by a unit that fails. Unit: steps. Rule 26.3.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              1
            ]
          },
          "abortHits": {
            "title": "Abort",
            "description": "With so many hits in a mission a unit aborts. Unit: hits. Rule 28.9.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              2
            ]
          },
          "contactMoves": {
            "title": "Moves in contact",
            "description": "Moves of an air unit in the Operation Player Contact Phase. Unit: moves. Rule 23.4.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              2
            ]
          },
          "contactDistance": {
            "title": "Distance in contact",
            "description": "Air units keep further than this from Linked enemy air units in a Contact Phase. Unit: hexes. Rule 23.2.2.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              2
            ]
          },
          "bonusSteps": {
            "title": "Bonus of other fighters",
            "description": "Other F steps for one point of strength, for Status Levels 0, 1 and 2. Unit: steps. Rule 28.5.2.",
            "type": "array",
            "items": {
              "title": "Steps",
              "description": "Steps for one point. Unit: steps.",
              "type": "integer",
              "minimum": 1,
              "maximum": 99,
              "examples": [
                12
              ]
            },
            "uniqueItems": true,
            "examples": [
              [
                12,
                6,
                3
              ]
            ]
          },
          "paradropSteps": {
            "title": "Paradrop",
            "description": "Ground steps that an air step carries. Unit: steps. Rule 28.14.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              1
            ]
          },
          "rescued": {
            "title": "Rescue",
            "description": "Steps saved in a hex within an Allied patrol zone. Unit: steps. Rule 28.15.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              1
            ]
          },
          "ambushCvHits": {
            "title": "Carriers caught",
            "description": "Hits on carriers count so many times in the first cycle of Ambush-CV. Unit: times. Rule 22.0.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              2
            ]
          },
          "ambushCvCap": {
            "title": "CAP of caught fighters",
            "description": "So many units fly CAP then, without a bonus. Unit: air units. Rule 22.0.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              1
            ]
          },
          "groundedLoss": {
            "title": "Hit on an airbase",
            "description": "Unalerted air steps lost with each hit. Unit: steps. Rule 4.1.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              1
            ]
          },
          "interdictionLoss": {
            "title": "Interdiction",
            "description": "Air steps lost besides when the airbase is interdicted. Unit: steps. Rule 4.1.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              1
            ]
          },
          "nightFighters": {
            "title": "Night Fighters",
            "description": "How many Allied F units fly at night without penalty. Unit: air units. Rule 26.3.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              2
            ]
          },
          "nightLevel": {
            "title": "Night flights",
            "description": "The lowest Status Level of Japanese T units that strike at night, and of US F units that are Alerted against them. Unit: levels. Rule 26.3.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              2
            ]
          }
        },
        "required": [
          "steps",
          "levelMultiple",
          "duskLoss",
          "abortHits",
          "contactMoves",
          "contactDistance",
          "bonusSteps",
          "paradropSteps",
          "rescued",
          "ambushCvHits",
          "ambushCvCap",
          "groundedLoss",
          "interdictionLoss",
          "nightFighters",
          "nightLevel"
        ],
        "additionalProperties": false
      },
      "flak": {
        "title": "Flak",
        "description": "Who fires flak.",
        "type": "object",
        "properties": {
          "screen": {
            "title": "Screen",
            "description": "Units of the Screen that fire together. Unit: naval units. Rule 28.10.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              4
            ]
          },
          "core": {
            "title": "Core",
            "description": "Or units of the Core. Unit: naval units. Rule 28.10.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              2
            ]
          },
          "inPort": {
            "title": "Ships in port",
            "description": "Non-Activated naval units that fire with the ground units. Unit: naval units. Rule 28.10.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              4
            ]
          },
          "improvedFrom": {
            "$ref": "defs.schema.json#/$defs/month",
            "title": "Improved flak",
            "description": "The month from which Allied flak reads the improved line. Rule 28.10.",
            "examples": [
              "1943-02"
            ]
          }
        },
        "required": [
          "screen",
          "core",
          "inPort",
          "improvedFrom"
        ],
        "additionalProperties": false
      },
      "search": {
        "title": "Search",
        "description": "Searches and their modifiers.",
        "type": "object",
        "properties": {
          "range": {
            "title": "Range",
            "description": "The furthest hexes of the Search Charts. Unit: hexes. Rule 24.3.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              8
            ]
          },
          "forces": {
            "title": "Several forces",
            "description": "Added to the die when the target hex has more than one Force or Task Force. Unit: points. Rule 2.5.11.",
            "type": "integer",
            "minimum": -99,
            "maximum": 99,
            "examples": [
              -1
            ]
          },
          "opportunities": {
            "title": "Opportunities",
            "description": "Search opportunities in a Movement Phase. Unit: opportunities. Rule 24.3.3.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              3
            ]
          },
          "combatDetects": {
            "title": "Combat",
            "description": "True if a naval unit that takes part in combat is detected. Rule 24.1.",
            "type": "boolean"
          },
          "wholeHex": {
            "title": "Whole hex",
            "description": "True if one detected naval unit makes all of its side in the hex detected. Rule 24.1.",
            "type": "boolean"
          },
          "redPercent": {
            "title": "Red result",
            "description": "How far the number of ships of a red search result may be off, either way. Unit: per cent. Rule 24.2.",
            "type": "integer",
            "minimum": 0,
            "maximum": 100,
            "examples": [
              50
            ]
          },
          "seenOnEntry": {
            "title": "Seen on entry",
            "description": "Kinds of units that see everything when they enter a land hex with an enemy Force. Rule 24.2.",
            "type": "array",
            "items": {
              "title": "Kind",
              "description": "A kind of unit.",
              "type": "string",
              "enum": [
                "ground",
                "air",
                "naval"
              ],
              "enumDescriptions": [
                "Ground units.",
                "Air units.",
                "Naval units."
              ],
              "examples": [
                "ground"
              ]
            },
            "uniqueItems": true,
            "examples": [
              [
                "ground"
              ]
            ]
          }
        },
        "required": [
          "range",
          "forces",
          "opportunities",
          "combatDetects",
          "wholeHex",
          "redPercent",
          "seenOnEntry"
        ],
        "additionalProperties": false
      },
      "submarines": {
        "title": "Submarines",
        "description": "Patrols and their attacks.",
        "type": "object",
        "properties": {
          "zone": {
            "title": "Zone",
            "description": "Radius of a patrol zone. Unit: hexes. Rule 25.1.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              3
            ]
          },
          "least": {
            "title": "Least",
            "description": "Submarines of a patrol when it is placed. Unit: submarines. Rule 25.1.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              6
            ]
          },
          "perPoint": {
            "title": "For a Command Point",
            "description": "Submarines that a Command Point sends out. Unit: submarines. Rule 25.1.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              6
            ]
          },
          "patrols": {
            "title": "Patrols",
            "description": "The most of a Submarine Command. Unit: patrols. Rule 25.1.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              8
            ]
          },
          "increment": {
            "title": "Increment",
            "description": "Hexes of an increment of distance, by which the attack strength is divided. Unit: hexes. Rule 25.2.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              5
            ]
          },
          "shots": {
            "title": "Attacks",
            "description": "The most against a Task Force. Unit: attacks. Rule 25.2.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              6
            ]
          },
          "strength": {
            "title": "Strength",
            "description": "Strength of each attack. Unit: points. Rule 25.2.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              2
            ]
          },
          "search": {
            "title": "Search",
            "description": "The highest die that finds a Task Force. Unit: pips. Rule 25.2.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              5
            ]
          },
          "defect": {
            "title": "Defective torpedoes",
            "description": "Added to the die of a US attack. Unit: points. Rule 25.2.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              1
            ]
          },
          "defectUntil": {
            "$ref": "defs.schema.json#/$defs/month",
            "title": "End of the defect",
            "description": "The last month of the defective torpedoes. Rule 25.2.",
            "examples": [
              "1943-02"
            ]
          },
          "crippled": {
            "title": "Crippled target",
            "description": "Added to the die against a Crippled naval unit. Unit: points. Rule 25.4.",
            "type": "integer",
            "minimum": -99,
            "maximum": 99,
            "examples": [
              -2
            ]
          },
          "transit": {
            "title": "Crippled in transit",
            "description": "A moving Cripple so near to a patrol marker is attacked. Unit: hexes. Rule 25.4.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              10
            ]
          }
        },
        "required": [
          "zone",
          "least",
          "perPoint",
          "patrols",
          "increment",
          "shots",
          "strength",
          "search",
          "defect",
          "defectUntil",
          "crippled",
          "transit"
        ],
        "additionalProperties": false
      },
      "strategicTransport": {
        "title": "Strategic Transport",
        "description": "What it moves.",
        "type": "object",
        "properties": {
          "divisions": {
            "title": "Divisions",
            "description": "Divisions moved by sea in a phase. Rule 13.2.",
            "type": "object",
            "properties": {
              "allied": {
                "title": "Allies",
                "description": "For the Allies. Unit: divisions. Rule 13.2.",
                "type": "integer",
                "minimum": 0,
                "maximum": 99,
                "examples": [
                  3
                ]
              },
              "japanese": {
                "title": "Japan",
                "description": "For Japan. Unit: divisions. Rule 13.2.",
                "type": "integer",
                "minimum": 0,
                "maximum": 99,
                "examples": [
                  1
                ]
              }
            },
            "required": [
              "allied",
              "japanese"
            ],
            "additionalProperties": false,
            "examples": [
              {
                "allied": 3,
                "japanese": 1
              }
            ]
          },
          "rail": {
            "title": "By rail",
            "description": "Divisions of each side moved by rail in a phase. Unit: divisions. Rule 13.2.4.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              1
            ]
          },
          "enemyAir": {
            "title": "Enemy aircraft",
            "description": "Paths keep further than this from Linked enemy air units. Unit: hexes. Rule 13.1.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              2
            ]
          }
        },
        "required": [
          "divisions",
          "rail",
          "enemyAir"
        ],
        "additionalProperties": false
      },
      "shipping": {
        "title": "Merchant shipping",
        "description": "Shipping and what it buys.",
        "type": "object",
        "properties": {
          "pointCost": {
            "title": "Cost",
            "description": "Cost of a Merchant Shipping Point. Unit: Command Points. Rule 14.5.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              3
            ]
          },
          "attritionLeast": {
            "title": "Least ratio",
            "description": "Without escorts this ratio is read. Unit: hundredths. Rule 9.3.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              25
            ]
          }
        },
        "required": [
          "pointCost",
          "attritionLeast"
        ],
        "additionalProperties": false
      },
      "transports": {
        "title": "Steps of Amphibious Transports",
        "description": "What they cost.",
        "type": "object",
        "properties": {
          "cost": {
            "title": "Cost",
            "description": "Cost of a step. Unit: Command Points. Rule 15.2.4.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              3
            ]
          },
          "shippingCost": {
            "title": "Shipping",
            "description": "Merchant Shipping Points of a Japanese step. Unit: Merchant Shipping Points. Rule 15.2.4.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              1
            ]
          },
          "alliedMost": {
            "title": "Allied steps",
            "description": "The most that the Allies buy in a phase. Unit: steps. Rule 15.2.4.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              3
            ]
          },
          "steps": {
            "title": "Steps",
            "description": "The most in a unit. Unit: steps. Rule 15.2.4.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              6
            ]
          }
        },
        "required": [
          "cost",
          "shippingCost",
          "alliedMost",
          "steps"
        ],
        "additionalProperties": false
      },
      "repair": {
        "title": "Naval repair",
        "description": "How naval units are repaired.",
        "type": "object",
        "properties": {
          "perUnit": {
            "title": "Hits",
            "description": "The most removed from a naval unit in a phase. Unit: hits. Rule 15.1.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              1
            ]
          },
          "recombined": {
            "title": "Steps",
            "description": "The most in a unit after Recombination. Unit: steps. Rule 15.2.3.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              6
            ]
          },
          "mobileFrom": {
            "$ref": "defs.schema.json#/$defs/month",
            "title": "Mobile Dry Docks",
            "description": "The month from which they can be built in Strategic scenarios. Rule 17.9.",
            "examples": [
              "1943-03"
            ]
          },
          "mobileDocks": {
            "title": "Number of Mobile Dry Docks",
            "description": "How many the Allies can build. Unit: Dry Docks. Rule 15.1.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              2
            ]
          }
        },
        "required": [
          "perUnit",
          "recombined",
          "mobileFrom",
          "mobileDocks"
        ],
        "additionalProperties": false
      },
      "replacements": {
        "title": "Replacements",
        "description": "Steps received in a phase.",
        "type": "object",
        "properties": {
          "groundAtBase": {
            "title": "At a headquarters",
            "description": "Ground steps where there is a headquarters, an Offensive Support Base in a port or a Homeland Resource hex. Unit: steps. Rule 16.1.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              3
            ]
          },
          "groundElsewhere": {
            "title": "Elsewhere",
            "description": "Ground steps elsewhere. Unit: steps. Rule 16.1.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              1
            ]
          },
          "rebuiltQuality": {
            "title": "Reconstitution",
            "description": "The highest Troop Quality of a unit that can be rebuilt. Unit: points. Rule 16.2.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              4
            ]
          },
          "rebuiltSteps": {
            "title": "Steps of Reconstitution",
            "description": "The most steps with which it is rebuilt. Unit: steps. Rule 16.2.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              3
            ]
          },
          "airAtBase": {
            "title": "Air steps",
            "description": "The most for an existing air unit at such a hex. Unit: steps. Rule 16.3.2.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              5
            ]
          },
          "airNew": {
            "title": "New air units",
            "description": "The most steps of a new air unit. Unit: steps. Rule 16.3.2.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              6
            ]
          },
          "airElsewhere": {
            "title": "By Airbridge",
            "description": "Air steps elsewhere. Unit: steps. Rule 16.3.3.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              1
            ]
          },
          "leastTraining": {
            "title": "Least training",
            "description": "Months before a step can be used; kamikazes need none. Unit: months. Rule 16.4.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              3
            ]
          },
          "technologyMonths": {
            "title": "High technology",
            "description": "Months added to the training of Allied steps. Unit: months. Rule 16.6.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              6
            ]
          },
          "technologyFrom": {
            "$ref": "defs.schema.json#/$defs/month",
            "title": "High technology from",
            "description": "The month from which they are added. Rule 16.6.",
            "examples": [
              "1943-02"
            ]
          },
          "instructors": {
            "title": "Flight instructors",
            "description": "L0 steps that become L1 for each L2 step given up. Unit: steps. Rule 16.5.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              2
            ]
          },
          "experience": {
            "title": "Experience",
            "description": "The die of air combat that raises the Status Level. Unit: pips. Rule 16.7.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              0
            ]
          }
        },
        "required": [
          "groundAtBase",
          "groundElsewhere",
          "rebuiltQuality",
          "rebuiltSteps",
          "airAtBase",
          "airNew",
          "airElsewhere",
          "leastTraining",
          "technologyMonths",
          "technologyFrom",
          "instructors",
          "experience"
        ],
        "additionalProperties": false
      },
      "installations": {
        "title": "Installations",
        "description": "What installations take.",
        "type": "object",
        "properties": {
          "supportBaseHits": {
            "title": "Support Base",
            "description": "Hits in a month that eliminate an Offensive Support Base. Unit: hits. Rule 36.0.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              5
            ]
          },
          "constructionHits": {
            "title": "Construction",
            "description": "Hits in a month that eliminate a Construction marker. Unit: hits. Rule 36.0.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              5
            ]
          },
          "bomberHits": {
            "title": "Strategic Bombers",
            "description": "The most hits on a Strategic Bomber marker from an air attack. Unit: hits. Rule 8.2.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              1
            ]
          }
        },
        "required": [
          "supportBaseHits",
          "constructionHits",
          "bomberHits"
        ],
        "additionalProperties": false
      },
      "strategicBombing": {
        "title": "Strategic bombing",
        "description": "Raids on the Homeland.",
        "type": "object",
        "properties": {
          "reach": {
            "title": "Reach",
            "description": "From the airbase to each target. Unit: hexes. Rule 8.2.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              15
            ]
          },
          "cost": {
            "title": "Cost",
            "description": "For each point used. Unit: Command Points. Rule 8.3.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              2
            ]
          },
          "normalRaids": {
            "title": "Normal bombing",
            "description": "So many raids read the normal line. Unit: raids. Rule 8.3.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              10
            ]
          },
          "defence": {
            "title": "Air defence",
            "description": "Faces of the raid at which air defence may cost points. Rule 8.6.",
            "type": "array",
            "items": {
              "title": "Face",
              "description": "A face of the die.",
              "type": "integer",
              "minimum": 0,
              "maximum": 9,
              "examples": [
                7
              ]
            },
            "uniqueItems": true,
            "examples": [
              [
                7,
                8,
                9
              ]
            ]
          },
          "defenceLoss": {
            "title": "Loss",
            "description": "Strategic Bombing Points that each group loses. Unit: points. Rule 8.6.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              1
            ]
          },
          "emergencyBase": {
            "title": "Emergency base",
            "description": "An Allied airbase so near to a target saves a point. Unit: hexes. Rule 8.6.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              7
            ]
          },
          "emergencySaves": {
            "title": "Points saved",
            "description": "How many points it saves. Unit: points. Rule 8.6.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              1
            ]
          },
          "firstGroup": {
            "$ref": "defs.schema.json#/$defs/month",
            "title": "20th Group",
            "description": "The month in which it arrives. Rule 8.0.",
            "examples": [
              "1944-05"
            ]
          },
          "secondGroup": {
            "$ref": "defs.schema.json#/$defs/month",
            "title": "21st Group",
            "description": "The month in which it arrives. Rule 8.0.",
            "examples": [
              "1944-11"
            ]
          },
          "doolittle": {
            "$ref": "defs.schema.json#/$defs/month",
            "title": "Doolittle",
            "description": "The month in which the Doolittle unit arrives. Rule 8.8.",
            "examples": [
              "1942-04"
            ]
          },
          "doolittleCarrier": {
            "$ref": "../common/common.schema.json#/$defs/id",
            "title": "Carrier of Doolittle",
            "description": "The ship from which the raid is flown: an id of ships.json. Rule 8.8.",
            "examples": [
              "us-cv5"
            ]
          },
          "doolittleReach": {
            "title": "Reach of Doolittle",
            "description": "From the carrier to the Homeland. Unit: hexes. Rule 8.8.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              7
            ]
          },
          "doolittleStrength": {
            "title": "Strength of Doolittle",
            "description": "Strength of the raid. Unit: points. Rule 8.8.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              1
            ]
          },
          "atomBombHexes": {
            "title": "Atom bomb",
            "description": "Homeland Resource hexes within reach at the end. Unit: hexes. Rule 8.9.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              4
            ]
          },
          "atomBombPoints": {
            "title": "Points for the atom bomb",
            "description": "Strategic Bombing Points that the marker then needs. Unit: points. Rule 8.9.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              1
            ]
          }
        },
        "required": [
          "reach",
          "cost",
          "normalRaids",
          "defence",
          "defenceLoss",
          "emergencyBase",
          "emergencySaves",
          "firstGroup",
          "secondGroup",
          "doolittle",
          "doolittleCarrier",
          "doolittleReach",
          "doolittleStrength",
          "atomBombHexes",
          "atomBombPoints"
        ],
        "additionalProperties": false
      },
      "movement": {
        "title": "Movement",
        "description": "Movement of ground and naval units.",
        "type": "object",
        "properties": {
          "ground": {
            "title": "Movement Allowance",
            "description": "What a ground unit spends in a phase. Unit: Movement Points. Rule 23.1.1.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              6
            ]
          },
          "embark": {
            "title": "Embark",
            "description": "What it costs. Unit: Movement Points. Rule 23.1.1.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              6
            ]
          },
          "disembark": {
            "title": "Disembark",
            "description": "What it costs. Unit: Movement Points. Rule 23.1.1.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              6
            ]
          },
          "naval": {
            "title": "Naval units",
            "description": "Hexes of a Task Force in a Movement Phase. Unit: hexes. Rule 23.6.2.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              2
            ]
          },
          "crippled": {
            "title": "Crippled naval units",
            "description": "Hexes of a Cripple in a Movement Phase. Unit: hexes. Rule 2.2.3.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              1
            ]
          },
          "overrunHits": {
            "title": "Overrun port",
            "description": "Hits on each naval unit in a port that is overrun. Unit: hits. Rule 23.1.5.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              1
            ]
          },
          "overrunMonths": {
            "title": "Months",
            "description": "After so many months those naval units return. Unit: months. Rule 23.1.5.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              1
            ]
          }
        },
        "required": [
          "ground",
          "embark",
          "disembark",
          "naval",
          "crippled",
          "overrunHits",
          "overrunMonths"
        ],
        "additionalProperties": false
      },
      "navalCombat": {
        "title": "Naval combat",
        "description": "Phases of naval combat.",
        "type": "object",
        "properties": {
          "placed": {
            "title": "Placed",
            "description": "Naval units that each side places in Phases 1 and 2. Unit: naval units. Rule 29.2.1.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              4
            ]
          },
          "phases": {
            "title": "Phases",
            "description": "Phases of naval combat in a hex. Unit: phases. Rule 29.2.3.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              3
            ]
          },
          "surprisePhases": {
            "title": "Surprise",
            "description": "In so many of them only the side with Surprise fires. Unit: phases. Rule 29.2.2.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              2
            ]
          },
          "bidsFrom": {
            "title": "Bids",
            "description": "The first phase with bids. Unit: phases. Rule 29.2.2.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              2
            ]
          },
          "torpedoes": {
            "title": "Torpedoes",
            "description": "How often a naval unit fires torpedoes in an Operation. Rule 29.2.1.",
            "type": "object",
            "properties": {
              "allied": {
                "title": "Allies",
                "description": "For the Allies. Unit: shots. Rule 29.2.1.",
                "type": "integer",
                "minimum": 0,
                "maximum": 99,
                "examples": [
                  1
                ]
              },
              "japanese": {
                "title": "Japan",
                "description": "For Japan. Unit: shots. Rule 29.2.1.",
                "type": "integer",
                "minimum": 0,
                "maximum": 99,
                "examples": [
                  2
                ]
              }
            },
            "required": [
              "allied",
              "japanese"
            ],
            "additionalProperties": false,
            "examples": [
              {
                "allied": 1,
                "japanese": 2
              }
            ]
          },
          "critical": {
            "title": "Critical hit",
            "description": "The die that rolls for critical hits. Unit: pips. Rule 29.2.1.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              0
            ]
          }
        },
        "required": [
          "placed",
          "phases",
          "surprisePhases",
          "bidsFrom",
          "torpedoes",
          "critical"
        ],
        "additionalProperties": false
      },
      "groundCombat": {
        "title": "Ground combat",
        "description": "Retreat, pursuit and withdrawal.",
        "type": "object",
        "properties": {
          "brokenLoss": {
            "title": "Broken units",
            "description": "Steps lost besides by a Broken force that retreats. Unit: steps. Rule 31.2.2.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              1
            ]
          },
          "assaultLoss": {
            "title": "Amphibious Assault",
            "description": "Losses of an assault that retreats count so many times. Unit: times. Rule 23.8.3.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              2
            ]
          },
          "pursuitLoss": {
            "title": "Pursuit",
            "description": "Steps lost by the pursuer. Unit: steps. Rule 31.3.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              1
            ]
          },
          "pursuitLeast": {
            "title": "Least loss",
            "description": "The least loss of the side that is pursued. Unit: steps. Rule 31.3.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              1
            ]
          },
          "siegeRatio": {
            "title": "Siege",
            "description": "Times the enemy steps that a siege needs. Unit: times. Rule 31.6.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              2
            ]
          },
          "withdrawal": {
            "title": "Withdrawal",
            "description": "Steps lost by a group whose units are not Broken. Unit: steps. Rule 32.1.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              1
            ]
          },
          "withdrawalBroken": {
            "title": "Withdrawal of Broken units",
            "description": "Steps lost by a group with a Broken unit. Unit: steps. Rule 32.1.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              3
            ]
          },
          "loserPays": {
            "title": "Loser",
            "description": "True if the loser of a battle pays a Battle Cycle Move instead of deactivating. Rule 31.2.2.",
            "type": "boolean"
          }
        },
        "required": [
          "brokenLoss",
          "assaultLoss",
          "pursuitLoss",
          "pursuitLeast",
          "siegeRatio",
          "withdrawal",
          "withdrawalBroken",
          "loserPays"
        ],
        "additionalProperties": false
      },
      "countries": {
        "title": "Countries",
        "description": "Surrenders and the garrison.",
        "type": "object",
        "properties": {
          "garrisonReach": {
            "title": "Garrison",
            "description": "Units so near to the Soviet border count. Unit: hexes. Rule 33.3.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              4
            ]
          },
          "garrisonCost": {
            "title": "Missing garrison",
            "description": "Command Points lost for each missing division or six air steps. Unit: Command Points. Rule 33.3.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              3
            ]
          },
          "garrisonAirSteps": {
            "title": "Air steps",
            "description": "Air steps of such a part. Unit: steps. Rule 33.3.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              6
            ]
          },
          "garrisonSteps": {
            "title": "Other steps",
            "description": "Steps of other ground units that count as a division. Unit: steps. Rule 33.3.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              15
            ]
          },
          "garrisonHits": {
            "title": "Hits",
            "description": "A division with more hits does not count. Unit: hits. Rule 33.3.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              5
            ]
          },
          "indiaSteps": {
            "title": "India",
            "description": "Steps that leave the map before India surrenders. Unit: steps. Rule 33.5.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              80
            ]
          },
          "chinaReach": {
            "title": "China",
            "description": "Land hexes so near to a Chinese city are China. Unit: hexes. Rule 33.6.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              2
            ]
          },
          "malayaReach": {
            "title": "Malaya",
            "description": "Land hexes so near to its capital are Malaya. Unit: hexes. Rule 33.7.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              4
            ]
          },
          "malayaCapital": {
            "$ref": "../common/common.schema.json#/$defs/id",
            "title": "Capital of Malaya",
            "description": "The place whose loss ends Malaya. Rule 33.7.",
            "examples": [
              "singapore"
            ]
          },
          "dutchPlace": {
            "$ref": "../common/common.schema.json#/$defs/id",
            "title": "Dutch East Indies",
            "description": "A place of the island whose loss ends the Dutch East Indies. Rule 33.4.",
            "examples": [
              "soerabaja"
            ]
          },
          "indiaHeadquarters": {
            "$ref": "../common/common.schema.json#/$defs/id",
            "title": "Headquarters of India",
            "description": "Lost when India surrenders: an id of headquarters.json. Rule 33.5.",
            "examples": [
              "a-hq-seac"
            ]
          },
          "malayaHeadquarters": {
            "$ref": "../common/common.schema.json#/$defs/id",
            "title": "Headquarters of Malaya",
            "description": "Lost when Malaya surrenders: an id of headquarters.json. Rule 33.7.",
            "examples": [
              "a-hq-malaya"
            ]
          },
          "dutchHeadquarters": {
            "$ref": "../common/common.schema.json#/$defs/id",
            "title": "Headquarters of the Dutch East Indies",
            "description": "Lost when they surrender: an id of headquarters.json. Rule 33.4.",
            "examples": [
              "a-hq-abda"
            ]
          },
          "chinaHeadquarters": {
            "$ref": "../common/common.schema.json#/$defs/id",
            "title": "China Headquarters",
            "description": "Pays for Japanese units in China: an id of headquarters.json. Rule 33.6.",
            "examples": [
              "j-hq-china"
            ]
          }
        },
        "required": [
          "garrisonReach",
          "garrisonCost",
          "garrisonAirSteps",
          "garrisonSteps",
          "garrisonHits",
          "indiaSteps",
          "chinaReach",
          "malayaReach",
          "malayaCapital",
          "dutchPlace",
          "indiaHeadquarters",
          "malayaHeadquarters",
          "dutchHeadquarters",
          "chinaHeadquarters"
        ],
        "additionalProperties": false
      },
      "optional": {
        "title": "Optional rules",
        "description": "Numbers of the optional rules.",
        "type": "object",
        "properties": {
          "submarineCost": {
            "title": "KRS and STO",
            "description": "What it costs to activate one. Unit: Command Points. Rule 34.1.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              1
            ]
          },
          "submarineHexes": {
            "title": "Movement of KRS and STO",
            "description": "Hexes in a Movement Phase. Unit: hexes. Rule 34.1.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              1
            ]
          },
          "seaplaneRange": {
            "title": "Flight to the KRS",
            "description": "The furthest that a long-range aircraft flies to it. Unit: hexes. Rule 34.1.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              16
            ]
          },
          "seaplaneSearch": {
            "title": "Search from the KRS",
            "description": "How far it searches from there. Unit: hexes. Rule 34.1.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              8
            ]
          },
          "stoSearch": {
            "title": "Search of the STO",
            "description": "How far its seaplanes search, as a naval unit with a spotter. Unit: hexes. Rule 34.2.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              2
            ]
          },
          "panamaMonth": {
            "$ref": "defs.schema.json#/$defs/month",
            "title": "Panama Canal",
            "description": "The month in which it can be bombed. Rule 34.2.",
            "examples": [
              "1941-12"
            ]
          },
          "panamaEdge": {
            "$ref": "../common/common.schema.json#/$defs/id",
            "title": "Edge for the Panama Canal",
            "description": "The edge from whose hexes it can be bombed: an id of the edges of map.json. Rule 34.2.",
            "examples": [
              "east"
            ]
          },
          "panamaZeroes": {
            "title": "Zeroes",
            "description": "Zeroes in a row that damage it. Unit: dice. Rule 34.2.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              2
            ]
          },
          "panamaDelay": {
            "title": "Delay",
            "description": "Months by which US reinforcements come later. Unit: months. Rule 34.2.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              1
            ]
          },
          "panamaFirst": {
            "$ref": "defs.schema.json#/$defs/month",
            "title": "First late month",
            "description": "The first month whose US reinforcements come later. Rule 34.2.",
            "examples": [
              "1942-01"
            ]
          },
          "panamaLast": {
            "$ref": "defs.schema.json#/$defs/month",
            "title": "Last late month",
            "description": "The last of them. Rule 34.2.",
            "examples": [
              "1942-12"
            ]
          },
          "combinedFleet": {
            "$ref": "../common/common.schema.json#/$defs/id",
            "title": "Combined Fleet",
            "description": "The headquarters that alone activates Yamato and Musashi: an id of headquarters.json. Rule 34.3.",
            "examples": [
              "j-hq-combined-fleet"
            ]
          },
          "flagships": {
            "title": "Yamato and Musashi",
            "description": "The two ships: ids of ships.json. Rule 34.3.",
            "type": "array",
            "items": {
              "$ref": "../common/common.schema.json#/$defs/id"
            },
            "uniqueItems": true,
            "examples": [
              [
                "j-bb11",
                "j-bb12"
              ]
            ]
          },
          "fighterRange": {
            "title": "Extended range",
            "description": "Hexes added to the range of L2 fighters. Rule 34.6.",
            "type": "object",
            "properties": {
              "allied": {
                "title": "Allies",
                "description": "For the Allies. Unit: hexes. Rule 34.6.",
                "type": "integer",
                "minimum": 0,
                "maximum": 99,
                "examples": [
                  4
                ]
              },
              "japanese": {
                "title": "Japan",
                "description": "For Japan. Unit: hexes. Rule 34.6.",
                "type": "integer",
                "minimum": 0,
                "maximum": 99,
                "examples": [
                  2
                ]
              }
            },
            "required": [
              "allied",
              "japanese"
            ],
            "additionalProperties": false,
            "examples": [
              {
                "allied": 4,
                "japanese": 2
              }
            ]
          },
          "fighterLevel": {
            "title": "Level",
            "description": "The least Status Level that has it. Unit: levels. Rule 34.6.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              2
            ]
          },
          "bomberLevel": {
            "title": "Toughness",
            "description": "US bombers count as this Status Level when they are fired at. Unit: levels. Rule 34.7.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              2
            ]
          },
          "nightStrike": {
            "title": "Night attack",
            "description": "Strength of a long-range aircraft. Unit: points. Rule 34.9.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              0
            ]
          },
          "mustang": {
            "$ref": "defs.schema.json#/$defs/month",
            "title": "P-51",
            "description": "The month in which it arrives. Rule 34.10.",
            "examples": [
              "1945-04"
            ]
          },
          "radar": {
            "title": "Radar",
            "description": "Added to the die of a search. Rule 34.12.",
            "type": "object",
            "properties": {
              "allied": {
                "title": "Allies",
                "description": "For the Allies. Unit: points. Rule 34.12.",
                "type": "integer",
                "minimum": -99,
                "maximum": 99,
                "examples": [
                  -2
                ]
              },
              "japanese": {
                "title": "Japan",
                "description": "For Japan. Unit: points. Rule 34.12.",
                "type": "integer",
                "minimum": -99,
                "maximum": 99,
                "examples": [
                  -1
                ]
              }
            },
            "required": [
              "allied",
              "japanese"
            ],
            "additionalProperties": false,
            "examples": [
              {
                "allied": -2,
                "japanese": -1
              }
            ]
          },
          "radarAllied": {
            "$ref": "defs.schema.json#/$defs/month",
            "title": "Allied radar",
            "description": "The month from which it counts. Rule 34.12.",
            "examples": [
              "1943-01"
            ]
          },
          "radarJapanese": {
            "$ref": "defs.schema.json#/$defs/month",
            "title": "Japanese radar",
            "description": "The month from which it counts. Rule 34.12.",
            "examples": [
              "1944-01"
            ]
          },
          "sweepsFrom": {
            "$ref": "defs.schema.json#/$defs/month",
            "title": "Sweeps",
            "description": "The month from which US destroyers sweep. Rule 34.14.",
            "examples": [
              "1943-01"
            ]
          },
          "sweepReply": {
            "title": "Reply",
            "description": "Submarine attacks after a sweep. Unit: attacks. Rule 34.14.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              1
            ]
          },
          "armor": {
            "title": "Armor",
            "description": "Columns for the side with armor. Unit: columns. Rule 34.15.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              1
            ]
          },
          "patrolShare": {
            "title": "Fighter patrol",
            "description": "The range is divided by this. Unit: parts. Rule 34.16.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              2
            ]
          },
          "barges": {
            "title": "Barges",
            "description": "Divisions moved by barges in a phase. Unit: divisions. Rule 34.17.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              1
            ]
          },
          "boatLoss": {
            "title": "PT boats",
            "description": "Steps lost by a unit on barges. Unit: steps. Rule 34.17.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              1
            ]
          },
          "boatMonth": {
            "title": "Month of PT boats",
            "description": "The month of the year in which one comes. Unit: month. Rule 34.17.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              6
            ]
          },
          "midgetMonth": {
            "$ref": "defs.schema.json#/$defs/month",
            "title": "Midget submarines",
            "description": "The month in which they attack. Rule 34.18.",
            "examples": [
              "1941-12"
            ]
          },
          "midgetStrength": {
            "title": "Strength of midget submarines",
            "description": "Strength of the attack. Unit: points. Rule 34.18.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              2
            ]
          },
          "raiderSteps": {
            "title": "Raiders",
            "description": "The line of this number of steps is read. Unit: steps. Rule 34.19.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              5
            ]
          },
          "tirpitz": {
            "$ref": "defs.schema.json#/$defs/month",
            "title": "Tirpitz",
            "description": "The month in which it arrives. Rule 34.20.",
            "examples": [
              "1944-01"
            ]
          },
          "tirpitzShip": {
            "$ref": "../common/common.schema.json#/$defs/id",
            "title": "Ship Tirpitz",
            "description": "The ship: an id of ships.json. Rule 34.20.",
            "examples": [
              "j-bb13"
            ]
          },
          "richelieuShip": {
            "$ref": "../common/common.schema.json#/$defs/id",
            "title": "Ship Richelieu",
            "description": "The ship: an id of ships.json. Rule 34.21.",
            "examples": [
              "fr-bb1"
            ]
          },
          "richelieuPlace": {
            "$ref": "../common/common.schema.json#/$defs/id",
            "title": "Place of Richelieu",
            "description": "Where it is set up. Rule 34.21.",
            "examples": [
              "noumea"
            ]
          },
          "conversion": {
            "title": "Conversion",
            "description": "Months in a dry dock. Unit: months. Rule 34.22.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              6
            ]
          },
          "conversions": {
            "title": "Conversions",
            "description": "Seaplane carriers and what they become: ids of ships.json. Rule 34.22.",
            "type": "object",
            "patternProperties": {
              "^[a-z0-9][a-z0-9-]*$": {
                "$ref": "../common/common.schema.json#/$defs/id",
                "title": "Carrier",
                "description": "What it becomes.",
                "examples": [
                  "j-cvl8"
                ]
              }
            },
            "additionalProperties": false,
            "examples": [
              {
                "j-cvs2": "j-cvl8"
              }
            ]
          },
          "solitaire": {
            "title": "Columns of the Solitaire Bidding Table",
            "description": "When each column of charts/solitaire-bidding.json applies; of those that apply the last one is read, and where none does the first. Rule 35.0.",
            "type": "array",
            "items": {
              "title": "Column",
              "description": "What the two totals of Command Points are at least apart.",
              "type": "object",
              "properties": {
                "column": {
                  "title": "Column",
                  "description": "The id of the column in the table. Rule 35.0.",
                  "type": "string",
                  "pattern": "^[a-z0-9][a-z0-9-]*$",
                  "examples": [
                    "twice"
                  ]
                },
                "difference": {
                  "title": "Difference",
                  "description": "The higher total is so much higher at least. Unit: Command Points. Rule 35.0.",
                  "type": "integer",
                  "minimum": 0,
                  "maximum": 9999,
                  "examples": [
                    11
                  ]
                },
                "times": {
                  "title": "Times",
                  "description": "The higher total is so many times the lower at least. Rule 35.0.",
                  "type": "integer",
                  "minimum": 1,
                  "maximum": 99,
                  "examples": [
                    2
                  ]
                }
              },
              "required": [
                "column",
                "difference",
                "times"
              ],
              "additionalProperties": false,
              "examples": [
                {
                  "column": "twice",
                  "difference": 0,
                  "times": 2
                }
              ]
            },
            "minItems": 1,
            "examples": [
              [
                {
                  "column": "difference-1",
                  "difference": 0,
                  "times": 1
                },
                {
                  "column": "twice",
                  "difference": 0,
                  "times": 2
                }
              ]
            ]
          }
        },
        "required": [
          "submarineCost",
          "submarineHexes",
          "seaplaneRange",
          "seaplaneSearch",
          "stoSearch",
          "panamaMonth",
          "panamaEdge",
          "panamaZeroes",
          "panamaDelay",
          "panamaFirst",
          "panamaLast",
          "combinedFleet",
          "flagships",
          "fighterRange",
          "fighterLevel",
          "bomberLevel",
          "nightStrike",
          "mustang",
          "radar",
          "radarAllied",
          "radarJapanese",
          "sweepsFrom",
          "sweepReply",
          "armor",
          "patrolShare",
          "barges",
          "boatLoss",
          "boatMonth",
          "midgetMonth",
          "midgetStrength",
          "raiderSteps",
          "tirpitz",
          "tirpitzShip",
          "richelieuShip",
          "richelieuPlace",
          "conversion",
          "conversions",
          "solitaire"
        ],
        "additionalProperties": false
      },
      "sources": {
        "$ref": "../common/common.schema.json#/$defs/sources"
      }
    },
    "required": [
      "$schema",
      "die",
      "war",
      "time",
      "movementTrack",
      "activation",
      "futurePool",
      "command",
      "links",
      "isolation",
      "bids",
      "intelligence",
      "initiative",
      "taskForces",
      "anchorages",
      "stacking",
      "strength",
      "sizes",
      "air",
      "flak",
      "search",
      "submarines",
      "strategicTransport",
      "shipping",
      "transports",
      "repair",
      "replacements",
      "installations",
      "strategicBombing",
      "movement",
      "navalCombat",
      "groundCombat",
      "countries",
      "optional",
      "sources"
    ],
    "additionalProperties": false
  },
  "pacific-war/player.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/pacific-war/player.schema.json",
    "title": "Computer player",
    "description": "The weights with which the computer player “steady” chooses among its options, one set for each side. They change how it plays, never what is legal.",
    "type": "object",
    "properties": {
      "$schema": {
        "$ref": "../common/common.schema.json#/$defs/schemaPath"
      },
      "title": {
        "title": "Title",
        "description": "The player's name.",
        "type": "string",
        "minLength": 1
      },
      "summary": {
        "title": "Summary",
        "description": "How it plays, in one or two sentences.",
        "type": "string",
        "minLength": 1
      },
      "allied": {
        "title": "Allies",
        "description": "Its weights when it plays the Allies.",
        "$ref": "#/$defs/weights"
      },
      "japanese": {
        "title": "Japan",
        "description": "Its weights when it plays Japan.",
        "$ref": "#/$defs/weights"
      },
      "war": {
        "title": "Games of months",
        "description": "What both sides reckon with in the whole war, and in any game of months.",
        "$ref": "#/$defs/wholeWar"
      },
      "sources": {
        "$ref": "../common/common.schema.json#/$defs/sources"
      }
    },
    "required": [
      "$schema",
      "title",
      "summary",
      "allied",
      "japanese",
      "war",
      "sources"
    ],
    "additionalProperties": false,
    "$defs": {
      "weights": {
        "title": "Weights",
        "description": "What a side goes for, and how cautious it is. Worths are compared with one another; an air step is the measure.",
        "type": "object",
        "properties": {
          "carrierHit": {
            "title": "Hit on a carrier",
            "description": "What a hit on a carrier is worth. Unit: worth.",
            "type": "number",
            "minimum": 0,
            "maximum": 20,
            "examples": [
              3
            ]
          },
          "capitalHit": {
            "title": "Hit on a capital ship",
            "description": "What a hit on another capital ship is worth. Unit: worth.",
            "type": "number",
            "minimum": 0,
            "maximum": 20,
            "examples": [
              1.5
            ]
          },
          "warshipHit": {
            "title": "Hit on a warship",
            "description": "What a hit on a cruiser, a destroyer or any other warship is worth. Unit: worth.",
            "type": "number",
            "minimum": 0,
            "maximum": 20,
            "examples": [
              1
            ]
          },
          "transportHit": {
            "title": "Hit on a transport",
            "description": "What a hit on a transport is worth. Unit: worth.",
            "type": "number",
            "minimum": 0,
            "maximum": 20,
            "examples": [
              2
            ]
          },
          "unknownHit": {
            "title": "Hit on an unknown ship",
            "description": "What a hit is worth on a ship of a Task Force of which nothing is known but where it is. Unit: worth. Rule 2.5.10.",
            "type": "number",
            "minimum": 0,
            "maximum": 20,
            "examples": [
              2
            ]
          },
          "baseHit": {
            "title": "Hit on a Base",
            "description": "What a hit on a Base is worth. Unit: worth. Rule 4.1.",
            "type": "number",
            "minimum": 0,
            "maximum": 20,
            "examples": [
              0.5
            ]
          },
          "groundHit": {
            "title": "Step of a ground unit",
            "description": "What a step of an enemy ground unit is worth. Unit: worth.",
            "type": "number",
            "minimum": 0,
            "maximum": 20,
            "examples": [
              1
            ]
          },
          "airStep": {
            "title": "Air step",
            "description": "What an air step is worth, whosever it is. Unit: worth.",
            "type": "number",
            "minimum": 0,
            "maximum": 20,
            "examples": [
              1
            ]
          },
          "goal": {
            "title": "Goal",
            "description": "How many times over what the victory conditions name counts. Unit: times. Rule 1.2.",
            "type": "number",
            "minimum": 0,
            "maximum": 20,
            "examples": [
              3
            ]
          },
          "leastStrike": {
            "title": "Least strike",
            "description": "What a mission has to gain beyond its losses to be flown. Unit: worth.",
            "type": "number",
            "minimum": 0,
            "maximum": 20,
            "examples": [
              0.5
            ]
          },
          "danger": {
            "title": "Danger",
            "description": "How much of its expected losses a mission is charged with. Unit: share. Rules 28.8 and 28.10.",
            "type": "number",
            "minimum": 0,
            "maximum": 5,
            "examples": [
              0.5
            ]
          },
          "standOff": {
            "title": "Distance of carriers",
            "description": "How far carriers like to be from enemy Task Forces. Unit: hexes.",
            "type": "number",
            "minimum": 0,
            "maximum": 12,
            "examples": [
              2
            ]
          },
          "retire": {
            "title": "Damage to retire with",
            "description": "The share of its hit capacity with which a ship goes home. Unit: share. Rule 4.1.",
            "type": "number",
            "minimum": 0,
            "maximum": 1,
            "examples": [
              0.6
            ]
          },
          "seaEdge": {
            "title": "Edge in a naval battle",
            "description": "How many times the fire of the other side its own must have to stay in a naval battle. Unit: times. Rule 29.2.5.",
            "type": "number",
            "minimum": 0,
            "maximum": 5,
            "examples": [
              0.6
            ]
          },
          "attackRatio": {
            "title": "Steps to attack with",
            "description": "How many times the enemy's steps its own must be to attack on land. Unit: times. Rule 31.1.",
            "type": "number",
            "minimum": 0,
            "maximum": 10,
            "examples": [
              0.8
            ]
          },
          "haltWithin": {
            "title": "Distance to halt the enemy",
            "description": "How near to a place to be held, or to its own forces, enemy ships come before it halts their Contact Phase. Unit: hexes. Rule 23.5.",
            "type": "number",
            "minimum": 0,
            "maximum": 30,
            "examples": [
              3
            ]
          },
          "leastOperation": {
            "title": "Least Operation",
            "description": "What an Operation has to promise in Victory Points to be bid for. Unit: Victory Points. Rule 18.0.",
            "type": "number",
            "minimum": 0,
            "maximum": 20,
            "examples": [
              0.8
            ]
          },
          "reaction": {
            "title": "Share for reactions",
            "description": "The share of the Command Points of a headquarters that it spends on the reaction to an Operation of the enemy. Unit: share. Rule 20.3.",
            "type": "number",
            "minimum": 0,
            "maximum": 1,
            "examples": [
              0.6
            ]
          },
          "way": {
            "title": "Hex of the way",
            "description": "What each hex of sea between its troops and a place takes from what a landing there promises. Unit: Victory Points.",
            "type": "number",
            "minimum": 0,
            "maximum": 1,
            "examples": [
              0.04
            ]
          },
          "wayAtSea": {
            "title": "Way to a landing in battle",
            "description": "What each hex of the way takes from the worth of a landing once the Battle Cycles have begun, when few hexes are left to go in time: the more, the less often a landing turns to another place. Unit: Victory Points for each hex.",
            "type": "number",
            "minimum": 0,
            "maximum": 5,
            "examples": [
              0.15
            ]
          },
          "wayInWar": {
            "title": "Way to a landing in the whole war",
            "description": "What each hex of the way takes from the worth of a landing of troops at sea in the whole war, where there is always more to be had farther away. Unit: Victory Points for each hex.",
            "type": "number",
            "minimum": 0,
            "maximum": 5,
            "examples": [
              0.15
            ]
          },
          "bare": {
            "title": "Place without troops",
            "description": "The share of what an own place counts for that is saved by troops where there are none. Unit: share.",
            "type": "number",
            "minimum": 0,
            "maximum": 1,
            "examples": [
              0.3
            ]
          },
          "forward": {
            "title": "Carrier that comes forward",
            "description": "What it is worth to bring a carrier from far behind to a port near what is fought for. Unit: Victory Points.",
            "type": "number",
            "minimum": 0,
            "maximum": 20,
            "examples": [
              0.7
            ]
          },
          "ferry": {
            "title": "Transport that goes to troops",
            "description": "What it is worth to bring an empty transport to a port in which troops wait. Unit: Victory Points.",
            "type": "number",
            "minimum": 0,
            "maximum": 20,
            "examples": [
              0.6
            ]
          },
          "caution": {
            "title": "Caution behind the front",
            "description": "How much farther from the front reinforcements arrive and troops gather for each hex by which a place lies under an enemy airfield. Unit: hexes of the way to the front.",
            "type": "number",
            "minimum": 0,
            "maximum": 20,
            "examples": [
              6
            ]
          },
          "homes": {
            "title": "Home ports",
            "description": "By nation or headquarters the place in whose waters its forces stay in a game of months: reinforcements arrive there, and ships come home there. Forces of others go wherever they are wanted.",
            "type": "object",
            "propertyNames": {
              "$ref": "../common/common.schema.json#/$defs/id"
            },
            "additionalProperties": {
              "$ref": "../common/common.schema.json#/$defs/id"
            },
            "examples": [
              {
                "us": "oahu"
              }
            ]
          },
          "homeWaters": {
            "title": "Waters of a home port",
            "description": "How far from a home port by sea what is to be taken counts for the forces of that home. Unit: hexes.",
            "type": "integer",
            "minimum": 0,
            "maximum": 100,
            "examples": [
              40
            ]
          }
        },
        "required": [
          "carrierHit",
          "capitalHit",
          "warshipHit",
          "transportHit",
          "unknownHit",
          "baseHit",
          "groundHit",
          "airStep",
          "goal",
          "leastStrike",
          "danger",
          "standOff",
          "retire",
          "seaEdge",
          "attackRatio",
          "haltWithin",
          "leastOperation",
          "reaction",
          "way",
          "wayAtSea",
          "wayInWar",
          "bare",
          "forward",
          "ferry",
          "caution",
          "homes",
          "homeWaters"
        ],
        "additionalProperties": false
      },
      "wholeWar": {
        "title": "Games of months",
        "description": "What both sides reckon with in the whole war, and in any game of months.",
        "type": "object",
        "properties": {
          "objectives": {
            "title": "Worth of places",
            "description": "What the places of the map are worth where the victory conditions name hardly any. The side that owns the Homeland wants what lies near it; the other side wants airfields from which bombers reach it, and what leads there.",
            "type": "object",
            "properties": {
              "resource": {
                "title": "Resource Point",
                "description": "What a Resource Point is worth to the side that draws it. Unit: Victory Points. Rule 33.1.",
                "type": "number",
                "minimum": 0,
                "maximum": 20,
                "examples": [
                  0.5
                ]
              },
              "resourceTaken": {
                "title": "Resource Point taken away",
                "description": "What it is worth to the side that takes it away. Unit: Victory Points. Rule 33.1.",
                "type": "number",
                "minimum": 0,
                "maximum": 20,
                "examples": [
                  0.15
                ]
              },
              "homeland": {
                "title": "Homeland",
                "description": "What a hex of the Homeland is worth: nobody lands there for it, but it is held. Unit: Victory Points.",
                "type": "number",
                "minimum": 0,
                "maximum": 20,
                "examples": [
                  4
                ]
              },
              "largePort": {
                "title": "Port with a large airfield",
                "description": "What a port with a large airfield is worth. Unit: Victory Points.",
                "type": "number",
                "minimum": 0,
                "maximum": 20,
                "examples": [
                  1.2
                ]
              },
              "smallPort": {
                "title": "Port with a small airfield",
                "description": "What a port with a small airfield is worth. Unit: Victory Points.",
                "type": "number",
                "minimum": 0,
                "maximum": 20,
                "examples": [
                  0.8
                ]
              },
              "inlandAirfield": {
                "title": "Airfield without a port",
                "description": "What an airfield without a port is worth. Unit: Victory Points.",
                "type": "number",
                "minimum": 0,
                "maximum": 20,
                "examples": [
                  0.3
                ]
              },
              "bomberAirfield": {
                "title": "Airfield for bombers",
                "description": "What an airfield is worth from which bombers reach the Homeland, when they are there. Unit: Victory Points. Rule 8.2.",
                "type": "number",
                "minimum": 0,
                "maximum": 100,
                "examples": [
                  12
                ]
              },
              "homelandInReach": {
                "title": "Homeland in reach",
                "description": "How many hexes of the Homeland bombers have to reach from such an airfield. Unit: hexes.",
                "type": "integer",
                "minimum": 1,
                "maximum": 20,
                "examples": [
                  4
                ]
              },
              "bombersAhead": {
                "title": "Months before the bombers",
                "description": "How long before the first bombers their airfields begin to count. Unit: months. Rule 14.3.",
                "type": "integer",
                "minimum": 1,
                "maximum": 60,
                "examples": [
                  20
                ]
              },
              "bombersLeast": {
                "title": "Airfields long before the bombers",
                "description": "What such an airfield counts of its worth before that. Unit: share.",
                "type": "number",
                "minimum": 0,
                "maximum": 1,
                "examples": [
                  0.1
                ]
              },
              "lead": {
                "title": "Port that leads on",
                "description": "What a port of the owner of the Homeland that stands alone on its island counts of the worth of an airfield for bombers beside it. Unit: share.",
                "type": "number",
                "minimum": 0,
                "maximum": 5,
                "examples": [
                  1.3
                ]
              },
              "leadHexes": {
                "title": "Reach of a port that leads on",
                "description": "How far from such an airfield a port leads there. Unit: hexes.",
                "type": "integer",
                "minimum": 1,
                "maximum": 100,
                "examples": [
                  28
                ]
              },
              "island": {
                "title": "Airfield on an island",
                "description": "How good an airfield for bombers has to be that others lead to: coasts full of places of the owner lead to none that is held. Unit: share.",
                "type": "number",
                "minimum": 0,
                "maximum": 1,
                "examples": [
                  0.5
                ]
              },
              "crowd": {
                "title": "Crowded coast",
                "description": "So many places of the owner nearby halve what an airfield for bombers is worth. Unit: places.",
                "type": "number",
                "minimum": 1,
                "maximum": 100,
                "examples": [
                  3
                ]
              },
              "nearby": {
                "title": "Nearby",
                "description": "How far one place is from another that lies about it. Unit: hexes.",
                "type": "integer",
                "minimum": 0,
                "maximum": 20,
                "examples": [
                  3
                ]
              },
              "nearer": {
                "title": "Nearness to the Homeland",
                "description": "What a port at the very shore of the Homeland is worth more, as a multiple of its worth. Unit: times.",
                "type": "number",
                "minimum": 0,
                "maximum": 20,
                "examples": [
                  3
                ]
              },
              "far": {
                "title": "Far from the Homeland",
                "description": "From where on nearness to the Homeland counts nothing. Unit: hexes.",
                "type": "integer",
                "minimum": 1,
                "maximum": 200,
                "examples": [
                  40
                ]
              },
              "perimeter": {
                "title": "Perimeter",
                "description": "How far from the Homeland its owner wants more than Resource Points. Unit: hexes.",
                "type": "integer",
                "minimum": 0,
                "maximum": 200,
                "examples": [
                  33
                ]
              },
              "threat": {
                "title": "Base within the perimeter",
                "description": "What a Base of the other side counts more near a large port of the owner of the Homeland, which it threatens. Unit: Victory Points.",
                "type": "number",
                "minimum": 0,
                "maximum": 20,
                "examples": [
                  3.125
                ]
              },
              "threatNear": {
                "title": "Near threat",
                "description": "How near such a port a Base has to be to count as a whole threat. Unit: hexes.",
                "type": "number",
                "minimum": 0,
                "maximum": 200,
                "examples": [
                  7.5
                ]
              },
              "threatFar": {
                "title": "Far threat",
                "description": "At such a distance from all of these ports it threatens nothing; in between the less the farther. Unit: hexes.",
                "type": "integer",
                "minimum": 1,
                "maximum": 201,
                "examples": [
                  20
                ]
              },
              "enclave": {
                "title": "Enclave",
                "description": "What a place is worth at which the other side begins alone in the midst of places of the owner. Unit: Victory Points.",
                "type": "number",
                "minimum": 0,
                "maximum": 20,
                "examples": [
                  2.5
                ]
              },
              "enclaveHexes": {
                "title": "About an enclave",
                "description": "How far the next place of the other side is from an enclave at least. Unit: hexes.",
                "type": "integer",
                "minimum": 0,
                "maximum": 50,
                "examples": [
                  6
                ]
              },
              "dryDock": {
                "title": "Dry dock",
                "description": "What a dry dock within the perimeter is worth. Unit: Victory Points.",
                "type": "number",
                "minimum": 0,
                "maximum": 20,
                "examples": [
                  2
                ]
              },
              "least": {
                "title": "Least worth",
                "description": "What is worth less is not fought for. Unit: Victory Points.",
                "type": "number",
                "minimum": 0,
                "maximum": 20,
                "examples": [
                  1
                ]
              }
            },
            "required": [
              "resource",
              "resourceTaken",
              "homeland",
              "largePort",
              "smallPort",
              "inlandAirfield",
              "bomberAirfield",
              "homelandInReach",
              "bombersAhead",
              "bombersLeast",
              "lead",
              "leadHexes",
              "island",
              "crowd",
              "nearby",
              "nearer",
              "far",
              "perimeter",
              "threat",
              "threatNear",
              "threatFar",
              "enclave",
              "enclaveHexes",
              "dryDock",
              "least"
            ],
            "additionalProperties": false
          },
          "troops": {
            "title": "Troops",
            "description": "How many troops are thought to stand where, and how many stay behind.",
            "type": "object",
            "properties": {
              "atTheFront": {
                "title": "Share of armies at the front",
                "description": "The share of the average force of the enemy that is thought to stand in a place: armies far from every sea raise the average. Unit: share.",
                "type": "number",
                "minimum": 0,
                "maximum": 5,
                "examples": [
                  0.4
                ]
              },
              "smallGarrison": {
                "title": "Small garrison",
                "description": "The share of that in most places. Unit: share.",
                "type": "number",
                "minimum": 0,
                "maximum": 5,
                "examples": [
                  0.45
                ]
              },
              "largeBase": {
                "title": "Large Base",
                "description": "How many times as many stand at a large Base. Unit: times.",
                "type": "number",
                "minimum": 0,
                "maximum": 20,
                "examples": [
                  1.5
                ]
              },
              "inReach": {
                "title": "In reach of the enemy",
                "description": "So near to airfields of the enemy a place without troops is bare, and garrisons stay. Unit: hexes.",
                "type": "integer",
                "minimum": 0,
                "maximum": 50,
                "examples": [
                  8
                ]
              },
              "cutOff": {
                "title": "Place that no link reaches",
                "description": "What a place counts of its worth that links do not reach yet. Unit: share. Rule 11.0.",
                "type": "number",
                "minimum": 0,
                "maximum": 1,
                "examples": [
                  0.6
                ]
              },
              "byMarch": {
                "title": "City that is marched to",
                "description": "What a city counts of its worth for troops that land on a shore from which they could march to it. Unit: share.",
                "type": "number",
                "minimum": 0,
                "maximum": 5,
                "examples": [
                  0.6
                ]
              },
              "garrison": {
                "title": "Garrison",
                "description": "Steps that stay in a place that is fought for. Unit: steps.",
                "type": "integer",
                "minimum": 0,
                "maximum": 50,
                "examples": [
                  3
                ]
              },
              "largeUnit": {
                "title": "Large unit",
                "description": "A unit with more than so many times the garrison does not stay. Unit: times.",
                "type": "number",
                "minimum": 0,
                "maximum": 20,
                "examples": [
                  2
                ]
              },
              "leastFerry": {
                "title": "Troops worth a way",
                "description": "So many steps have to wait in a port for empty transports to go there. Unit: steps.",
                "type": "integer",
                "minimum": 1,
                "maximum": 50,
                "examples": [
                  3
                ]
              }
            },
            "required": [
              "atTheFront",
              "smallGarrison",
              "largeBase",
              "inReach",
              "cutOff",
              "byMarch",
              "garrison",
              "largeUnit",
              "leastFerry"
            ],
            "additionalProperties": false
          },
          "landings": {
            "title": "Landings",
            "description": "How troops at sea and what covers them behave.",
            "type": "object",
            "properties": {
              "least": {
                "title": "Least worth of a landing",
                "description": "What troops at sea have to gain by a landing, whatever the way. Unit: Victory Points.",
                "type": "number",
                "minimum": 0,
                "maximum": 20,
                "examples": [
                  0.5
                ]
              },
              "farthest": {
                "title": "Farthest landing",
                "description": "Beyond that no landing goes, in any game of months. Unit: hexes of sea.",
                "type": "integer",
                "minimum": 1,
                "maximum": 500,
                "examples": [
                  30
                ]
              },
              "fight": {
                "title": "Cycles for the fight",
                "description": "Battle Cycles that are left for the fight when troops come to their place in a Contact Phase. Unit: Battle Cycles.",
                "type": "integer",
                "minimum": 0,
                "maximum": 20,
                "examples": [
                  2
                ]
              },
              "spare": {
                "title": "Cycles while waiting for cover",
                "description": "Battle Cycles for the fight that a landing keeps while it waits for the carriers that cover it. Unit: Battle Cycles.",
                "type": "integer",
                "minimum": 0,
                "maximum": 20,
                "examples": [
                  3
                ]
              },
              "covered": {
                "title": "Way of the cover",
                "description": "How far away carriers cover a landing. Unit: hexes of sea.",
                "type": "integer",
                "minimum": 0,
                "maximum": 200,
                "examples": [
                  30
                ]
              },
              "covering": {
                "title": "Cover or strike",
                "description": "What the place of a landing counts for the carriers that cover it beside ships of the enemy. Unit: times.",
                "type": "number",
                "minimum": 0,
                "maximum": 20,
                "examples": [
                  2
                ]
              },
              "haltingSteps": {
                "title": "Aircraft that halt the enemy",
                "description": "Steps of aircraft that strike ships in one place before the enemy is halted for them. Unit: steps. Rule 23.5.",
                "type": "integer",
                "minimum": 0,
                "maximum": 100,
                "examples": [
                  4
                ]
              }
            },
            "required": [
              "least",
              "farthest",
              "fight",
              "spare",
              "covered",
              "covering",
              "haltingSteps"
            ],
            "additionalProperties": false
          },
          "ports": {
            "title": "Ports",
            "description": "In a game of months: where ships wait for their next Operation. Rule 11.2.1.",
            "type": "object",
            "properties": {
              "perPayer": {
                "title": "Headquarters that can pay",
                "description": "How much farther a port may be for each headquarters more that can send ships out again from there. Unit: hexes.",
                "type": "number",
                "minimum": 0,
                "maximum": 100,
                "examples": [
                  4
                ]
              },
              "forward": {
                "title": "Nearer to the front",
                "description": "How much farther it may be for each hex by which it is nearer to what counts. Unit: hexes.",
                "type": "number",
                "minimum": 0,
                "maximum": 20,
                "examples": [
                  1.5
                ]
              },
              "rear": {
                "title": "Rear",
                "description": "Farther than that from all that counts a carrier is of no use. Unit: hexes of sea.",
                "type": "integer",
                "minimum": 0,
                "maximum": 200,
                "examples": [
                  16
                ]
              },
              "lane": {
                "title": "Farthest port",
                "description": "A port that is farther away than that is none. Unit: hexes of sea.",
                "type": "integer",
                "minimum": 0,
                "maximum": 500,
                "examples": [
                  60
                ]
              }
            },
            "required": [
              "perPayer",
              "forward",
              "rear",
              "lane"
            ],
            "additionalProperties": false
          },
          "chances": {
            "title": "Chances of a landing",
            "description": "What troops are thought to be worth against those of the enemy, of whom only the place is known, in any game of months.",
            "type": "object",
            "properties": {
              "none": {
                "title": "No chance",
                "description": "An attack with so many times the steps that it needs, or fewer, has no chance. Unit: times.",
                "type": "number",
                "minimum": 0,
                "maximum": 5,
                "examples": [
                  0.6
                ]
              },
              "sure": {
                "title": "Sure success",
                "description": "An attack with so many times the steps that it needs is sure. Unit: times.",
                "type": "number",
                "minimum": 0.1,
                "maximum": 20,
                "examples": [
                  2
                ]
              },
              "assault": {
                "title": "Steps from the sea",
                "description": "What a step counts that lands among enemies where none of its own side is yet, whose lead is half as good. Unit: share. Rule 23.8.3.",
                "type": "number",
                "minimum": 0,
                "maximum": 1,
                "examples": [
                  0.7
                ]
              },
              "doubled": {
                "title": "Place held by twice as many",
                "description": "A place of such a worth to the enemy is thought to be held by twice as many. Unit: Victory Points.",
                "type": "number",
                "minimum": 0.1,
                "maximum": 100,
                "examples": [
                  10
                ]
              },
              "atBase": {
                "title": "Troops at a small Base",
                "description": "How many times the common garrison is thought to stand at a small Base. Unit: times.",
                "type": "number",
                "minimum": 0,
                "maximum": 20,
                "examples": [
                  1.3
                ]
              },
              "atHeadquarters": {
                "title": "Troops with a headquarters",
                "description": "How many times as many are thought to stand with a headquarters. Unit: times.",
                "type": "number",
                "minimum": 0,
                "maximum": 20,
                "examples": [
                  1.5
                ]
              },
              "march": {
                "title": "March from a shore",
                "description": "How far by land the city may be for which troops land on a shore. Unit: Movement Points. Rule 23.1.1.",
                "type": "integer",
                "minimum": 0,
                "maximum": 100,
                "examples": [
                  12
                ]
              },
              "inTheWay": {
                "title": "Aircraft in the way of links",
                "description": "Aircraft of a place that is to be taken keep links away so far: what is linked beside it is linked once it is taken. Unit: hexes. Rule 11.6.",
                "type": "integer",
                "minimum": 0,
                "maximum": 20,
                "examples": [
                  2
                ]
              }
            },
            "required": [
              "none",
              "sure",
              "assault",
              "doubled",
              "atBase",
              "atHeadquarters",
              "march",
              "inTheWay"
            ],
            "additionalProperties": false
          },
          "campaign": {
            "title": "Campaigns",
            "description": "What is otherwise in a campaign than in the whole war, where fewer places are fought for and held by more.",
            "type": "object",
            "properties": {
              "cutOff": {
                "title": "Place that no link reaches",
                "description": "The share of its worth that a place counts that no link reaches: whoever lands there stays there. Unit: share. Rule 11.0.",
                "type": "number",
                "minimum": 0,
                "maximum": 1,
                "examples": [
                  0.25
                ]
              },
              "beach": {
                "title": "Shore before a city",
                "description": "The share of the worth of a city that a shore counts from which troops could march there. Unit: share.",
                "type": "number",
                "minimum": 0,
                "maximum": 1,
                "examples": [
                  0.4
                ]
              },
              "largeBase": {
                "title": "Troops at a large Base",
                "description": "How many times the common garrison is thought to stand at a large Base. Unit: times.",
                "type": "number",
                "minimum": 0,
                "maximum": 20,
                "examples": [
                  3
                ]
              },
              "garrison": {
                "title": "Garrison",
                "description": "Steps that stay in a place that is fought for when troops sail from there. Unit: steps.",
                "type": "integer",
                "minimum": 0,
                "maximum": 100,
                "examples": [
                  8
                ]
              },
              "leastFerry": {
                "title": "Least troops to fetch",
                "description": "Fewer steps are not worth the way of a transport. Unit: steps.",
                "type": "integer",
                "minimum": 1,
                "maximum": 100,
                "examples": [
                  4
                ]
              }
            },
            "required": [
              "cutOff",
              "beach",
              "largeBase",
              "garrison",
              "leastFerry"
            ],
            "additionalProperties": false
          },
          "operations": {
            "title": "Operations",
            "description": "How an Operation is planned, bid for and paid, in any game of months.",
            "type": "object",
            "properties": {
              "far": {
                "title": "Farthest force",
                "description": "How far from its goal a force may begin. Unit: hexes of sea.",
                "type": "integer",
                "minimum": 1,
                "maximum": 200,
                "examples": [
                  26
                ]
              },
              "atHand": {
                "title": "Carriers at hand",
                "description": "How far from its goal carriers may begin that go with a landing. Unit: hexes of sea.",
                "type": "integer",
                "minimum": 0,
                "maximum": 200,
                "examples": [
                  16
                ]
              },
              "escorts": {
                "title": "Escorts",
                "description": "Ships that go with a landing or with carriers. Unit: ships.",
                "type": "integer",
                "minimum": 0,
                "maximum": 50,
                "examples": [
                  6
                ]
              },
              "empties": {
                "title": "Empty transports",
                "description": "So many empty transports sail in one Operation. Unit: ships.",
                "type": "integer",
                "minimum": 0,
                "maximum": 50,
                "examples": [
                  6
                ]
              },
              "marches": {
                "title": "Marches",
                "description": "Moves by land that an Operation leaves time for. Unit: moves. Rule 23.1.2.",
                "type": "integer",
                "minimum": 0,
                "maximum": 20,
                "examples": [
                  3
                ]
              },
              "byLand": {
                "title": "Attack by land",
                "description": "The share of its worth that a march promises, since jungle and mountains make it late. Unit: share.",
                "type": "number",
                "minimum": 0,
                "maximum": 1,
                "examples": [
                  0.6
                ]
              },
              "halted": {
                "title": "Way after the halt",
                "description": "The share of the way that is left when the enemy halts the Contact Phase. Unit: share. Rule 23.5.",
                "type": "number",
                "minimum": 0,
                "maximum": 1,
                "examples": [
                  0.3
                ]
              },
              "cycles": {
                "title": "Battle Cycles for a fight",
                "description": "Battle Cycles that a landing or a march needs when it is there. Unit: Battle Cycles.",
                "type": "integer",
                "minimum": 0,
                "maximum": 20,
                "examples": [
                  3
                ]
              },
              "commandPoint": {
                "title": "Command Point",
                "description": "What each Command Point takes from what a plan promises, beside others. Unit: Victory Points. Rule 10.1.",
                "type": "number",
                "minimum": 0,
                "maximum": 5,
                "examples": [
                  0.015
                ]
              },
              "day": {
                "title": "Day",
                "description": "What each Day takes from it, since the enemy has it as well. Unit: Victory Points. Rule 20.2.",
                "type": "number",
                "minimum": 0,
                "maximum": 5,
                "examples": [
                  0.08
                ]
              },
              "spare": {
                "title": "Points to spare",
                "description": "Where a headquarters has points to spare an Operation is begun for such a share of what it has to promise. Unit: share.",
                "type": "number",
                "minimum": 0,
                "maximum": 1,
                "examples": [
                  0.7
                ]
              },
              "beside": {
                "title": "Task beside the main one",
                "description": "What a further task has to promise to go along in an Operation. Unit: Victory Points.",
                "type": "number",
                "minimum": 0,
                "maximum": 20,
                "examples": [
                  0.5
                ]
              },
              "bid": {
                "title": "Bid",
                "description": "What is bid for an Operation, as a multiple of what it costs. Unit: times. Rule 18.0.",
                "type": "number",
                "minimum": 1,
                "maximum": 5,
                "examples": [
                  1.1
                ]
              },
              "paid": {
                "title": "Points for a plan",
                "description": "The share of its cost with which a plan is still worth beginning. Unit: share.",
                "type": "number",
                "minimum": 0,
                "maximum": 1,
                "examples": [
                  0.6
                ]
              },
              "menace": {
                "title": "Enemy far off",
                "description": "Enemy ships that are farther from a place of one's own threaten nothing. Unit: hexes of sea. Rule 20.3.",
                "type": "integer",
                "minimum": 0,
                "maximum": 200,
                "examples": [
                  30
                ]
              },
              "reaction": {
                "title": "Least reaction",
                "description": "What a reaction has to bring to be made. Unit: air units. Rule 20.3.",
                "type": "number",
                "minimum": 0,
                "maximum": 50,
                "examples": [
                  2
                ]
              },
              "reactionShip": {
                "title": "Ship in a reaction",
                "description": "What a ship counts in a reaction. Unit: air units.",
                "type": "number",
                "minimum": 0,
                "maximum": 20,
                "examples": [
                  2
                ]
              },
              "reactionTroops": {
                "title": "Troops in a reaction",
                "description": "What a ground unit counts in a reaction. Unit: air units.",
                "type": "number",
                "minimum": 0,
                "maximum": 20,
                "examples": [
                  0.2
                ]
              }
            },
            "required": [
              "far",
              "atHand",
              "escorts",
              "empties",
              "marches",
              "byLand",
              "halted",
              "cycles",
              "commandPoint",
              "day",
              "spare",
              "beside",
              "bid",
              "paid",
              "menace",
              "reaction",
              "reactionShip",
              "reactionTroops"
            ],
            "additionalProperties": false
          },
          "rear": {
            "title": "Behind the front",
            "description": "Where troops gather and wait, and what is built, in any game of months.",
            "type": "object",
            "properties": {
              "front": {
                "title": "Front",
                "description": "What counts such a share of the most that is to be taken makes the front. Unit: share.",
                "type": "number",
                "minimum": 0,
                "maximum": 1,
                "examples": [
                  0.4
                ]
              },
              "safe": {
                "title": "Safe distance",
                "description": "Hexes from an airfield of the enemy at which a place is safe. Unit: hexes.",
                "type": "integer",
                "minimum": 0,
                "maximum": 100,
                "examples": [
                  13
                ]
              },
              "lift": {
                "title": "Battalion that transports take",
                "description": "What each battalion that the transports of a port take counts when troops gather there. Unit: hexes of the way to the front.",
                "type": "number",
                "minimum": 0,
                "maximum": 20,
                "examples": [
                  1
                ]
              },
              "enough": {
                "title": "Enough transports",
                "description": "More battalions than these count no more. Unit: battalions.",
                "type": "integer",
                "minimum": 0,
                "maximum": 200,
                "examples": [
                  18
                ]
              },
              "farthest": {
                "title": "Farthest gathering",
                "description": "How far troops are moved to where they gather in the whole war. Unit: hexes of sea. Rule 13.0.",
                "type": "integer",
                "minimum": 1,
                "maximum": 500,
                "examples": [
                  30
                ]
              },
              "watch": {
                "title": "Watch",
                "description": "So near to what the enemy holds no place is left without troops. Unit: hexes of sea.",
                "type": "integer",
                "minimum": 0,
                "maximum": 100,
                "examples": [
                  6
                ]
              },
              "quality": {
                "title": "Poor troops",
                "description": "Troops of that quality or poorer stay where they are. Unit: Troop Quality.",
                "type": "integer",
                "minimum": 0,
                "maximum": 20,
                "examples": [
                  5
                ]
              },
              "dear": {
                "title": "Dear place",
                "description": "A place of such a worth to either side keeps a whole garrison in the whole war. Unit: Victory Points.",
                "type": "number",
                "minimum": 0,
                "maximum": 100,
                "examples": [
                  2.5
                ]
              },
              "garrison": {
                "title": "Whole garrison",
                "description": "Steps that it keeps. Unit: steps.",
                "type": "integer",
                "minimum": 0,
                "maximum": 100,
                "examples": [
                  10
                ]
              },
              "smallGarrison": {
                "title": "Small garrison",
                "description": "Steps that other places keep that are fought for. Unit: steps.",
                "type": "integer",
                "minimum": 0,
                "maximum": 100,
                "examples": [
                  2
                ]
              },
              "cargo": {
                "title": "Troops for one transport",
                "description": "Of the troops that wait so many are for one transport. Unit: steps.",
                "type": "integer",
                "minimum": 1,
                "maximum": 100,
                "examples": [
                  9
                ]
              },
              "wayToTroops": {
                "title": "Way of an empty transport",
                "description": "What each hex of its way, and of the way from there to the front, counts beside a step that waits. Unit: steps.",
                "type": "number",
                "minimum": 0,
                "maximum": 20,
                "examples": [
                  0.25
                ]
              },
              "airbases": {
                "title": "Airbases at the front",
                "description": "How near to the front airbases are built. Unit: hexes of sea. Rule 17.0.",
                "type": "integer",
                "minimum": 0,
                "maximum": 200,
                "examples": [
                  8
                ]
              },
              "supportGain": {
                "title": "Offensive Support Base",
                "description": "By how much farther forward, and farther from other sources, one has to be to be built. Unit: hexes. Rule 11.3.",
                "type": "integer",
                "minimum": 0,
                "maximum": 200,
                "examples": [
                  10
                ]
              },
              "patrolZone": {
                "title": "Zone of a patrol",
                "description": "Within so many hexes of another patrol a submarine is not needed. Unit: hexes. Rule 25.1.",
                "type": "integer",
                "minimum": 0,
                "maximum": 50,
                "examples": [
                  3
                ]
              },
              "patrolApart": {
                "title": "Patrols apart",
                "description": "How much farther off what it waits for may be where no other patrol lies. Unit: hexes.",
                "type": "integer",
                "minimum": 0,
                "maximum": 200,
                "examples": [
                  8
                ]
              }
            },
            "required": [
              "front",
              "safe",
              "lift",
              "enough",
              "farthest",
              "watch",
              "quality",
              "dear",
              "garrison",
              "smallGarrison",
              "cargo",
              "wayToTroops",
              "airbases",
              "supportGain",
              "patrolZone",
              "patrolApart"
            ],
            "additionalProperties": false
          },
          "economy": {
            "title": "Merchants and submarines",
            "description": "How much the war of merchants gets, in any game of months.",
            "type": "object",
            "properties": {
              "escorts": {
                "title": "Escorts for each submarine",
                "description": "Steps of escorts that are kept for each submarine against shipping. Unit: steps. Rule 9.3.",
                "type": "number",
                "minimum": 0,
                "maximum": 20,
                "examples": [
                  0.5
                ]
              },
              "fleetSubmarines": {
                "title": "Submarines of the fleet",
                "description": "Submarines that the fleet keeps; further new ones hunt merchants. Unit: submarines. Rule 14.2.",
                "type": "integer",
                "minimum": 0,
                "maximum": 500,
                "examples": [
                  16
                ]
              },
              "shippingAhead": {
                "title": "Shipping in advance",
                "description": "Merchant Shipping Points beyond what the resources need that are bought. Unit: Merchant Shipping Points. Rule 14.5.",
                "type": "integer",
                "minimum": 0,
                "maximum": 200,
                "examples": [
                  10
                ]
              },
              "shippingShare": {
                "title": "Command Points for shipping",
                "description": "The share of a headquarters' Command Points that merchants may cost in a month. Unit: share. Rule 14.5.",
                "type": "number",
                "minimum": 0,
                "maximum": 1,
                "examples": [
                  0.25
                ]
              }
            },
            "required": [
              "escorts",
              "fleetSubmarines",
              "shippingAhead",
              "shippingShare"
            ],
            "additionalProperties": false
          }
        },
        "required": [
          "objectives",
          "troops",
          "landings",
          "ports",
          "chances",
          "campaign",
          "operations",
          "rear",
          "economy"
        ],
        "additionalProperties": false
      }
    }
  },
  "pacific-war/position.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/pacific-war/position.schema.json",
    "title": "Pacific War position",
    "description": "The state of a game in play, as a saved scenario stores it.",
    "$defs": {
      "position": {
        "title": "Position",
        "description": "A game in the middle of play. Saved by the studio.",
        "type": "object",
        "properties": {
          "month": {
            "$ref": "defs.schema.json#/$defs/month",
            "title": "Month",
            "description": "The month in which the scenario is played."
          },
          "day": {
            "title": "Day",
            "description": "The space of the Day marker. Unit: Days. Rule 32.3.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              5
            ]
          },
          "daysPassed": {
            "title": "Days passed",
            "description": "Days since the scenario began. Unit: Days. Rule 32.3.",
            "type": "integer",
            "minimum": 0,
            "maximum": 999,
            "examples": [
              5
            ]
          },
          "operation": {
            "title": "Operation",
            "description": "The Operation in play; in an Engagement what stands for it. Rule 20.0.",
            "type": "object",
            "properties": {
              "side": {
                "$ref": "defs.schema.json#/$defs/side",
                "title": "Operation player",
                "description": "Whose Operation it is.",
                "examples": [
                  "allied"
                ]
              },
              "level": {
                "title": "Level",
                "description": "The Operation Level; 0 in an Engagement. Rule 20.1.",
                "type": "integer",
                "minimum": 0,
                "maximum": 9,
                "examples": [
                  2
                ]
              },
              "length": {
                "title": "Length",
                "description": "How long it lasts; 0 in an Engagement. Unit: Days. Rule 20.2.1.",
                "type": "integer",
                "minimum": 0,
                "maximum": 99,
                "examples": [
                  14
                ]
              },
              "condition": {
                "$ref": "unit-defs.schema.json#/$defs/intelligenceCondition",
                "title": "Condition",
                "description": "The Operational Intelligence Condition. Rule 21.0.",
                "examples": [
                  "intercept"
                ]
              },
              "revealed": {
                "title": "Revealed",
                "description": "Whether the Operation player knows the Condition. Rule 21.0.",
                "type": "boolean",
                "examples": [
                  true
                ]
              },
              "contactHexes": {
                "title": "Hexes of contact",
                "description": "Hexes that the naval units of each side have moved in its Contact Phase, the Allies first. Rule 23.4.",
                "type": "array",
                "items": {
                  "title": "Hexes",
                  "description": "Hexes of one side. Unit: hexes. Rule 23.4.",
                  "type": "integer",
                  "minimum": 0,
                  "maximum": 999,
                  "examples": [
                    6
                  ]
                },
                "minItems": 2,
                "maxItems": 2,
                "examples": [
                  [
                    0,
                    6
                  ]
                ]
              },
              "lightingUsed": {
                "title": "Choice of light used",
                "description": "Whether the choice of a second section of light has been used. Rule 26.2.",
                "type": "boolean",
                "examples": [
                  false
                ]
              }
            },
            "required": [
              "side",
              "level",
              "length",
              "condition",
              "revealed",
              "contactHexes",
              "lightingUsed"
            ],
            "additionalProperties": false
          },
          "cycle": {
            "title": "Battle Cycle",
            "description": "Battle Cycles so far, the one in play included; 0 before the first. Rule 5.2.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              2
            ]
          },
          "advantage": {
            "title": "Advantage player",
            "description": "The side that has the advantage in this Battle Cycle; null before it is known. Rule 27.0.",
            "type": [
              "string",
              "null"
            ],
            "minLength": 1,
            "maxLength": 80,
            "examples": [
              "japanese",
              null
            ]
          },
          "lighting": {
            "title": "Light",
            "description": "The light of the Battle Cycle. Rule 26.0.",
            "type": "string",
            "enum": [
              "day-am",
              "day-pm",
              "dusk",
              "night"
            ],
            "enumDescriptions": [
              "Day, before noon.",
              "Day, after noon.",
              "Dusk.",
              "Night."
            ],
            "examples": [
              "day-am"
            ]
          },
          "taskForces": {
            "title": "Task Forces",
            "description": "Task Forces of both sides, those that have lost all their ships too. Rule 2.5.12.",
            "type": "array",
            "items": {
              "title": "Task Force",
              "description": "One Task Force.",
              "type": "object",
              "properties": {
                "id": {
                  "$ref": "../common/common.schema.json#/$defs/id",
                  "title": "Id",
                  "description": "Its id, which no other Task Force of its side has.",
                  "examples": [
                    "tf-1"
                  ]
                },
                "side": {
                  "$ref": "defs.schema.json#/$defs/side",
                  "title": "Side",
                  "description": "Whose it is.",
                  "examples": [
                    "allied"
                  ]
                },
                "name": {
                  "title": "Name",
                  "description": "Its name.",
                  "type": "string",
                  "minLength": 1,
                  "maxLength": 120,
                  "examples": [
                    "TF 1"
                  ]
                },
                "hex": {
                  "$ref": "#/$defs/whereabouts",
                  "title": "Hex",
                  "description": "Where it is; “absent” once it has no ships.",
                  "examples": [
                    "1134"
                  ]
                },
                "half": {
                  "title": "Shore",
                  "description": "In a hex with two shores the part in which it is, otherwise 0. Rule 2.5.",
                  "type": "integer",
                  "minimum": 0,
                  "maximum": 1,
                  "examples": [
                    0
                  ]
                },
                "detected": {
                  "title": "Detected",
                  "description": "Whether a search has found it. Rule 24.0.",
                  "type": "boolean",
                  "examples": [
                    true
                  ]
                },
                "dummy": {
                  "title": "Dummy",
                  "description": "Whether it is a dummy. Rule 34.4.",
                  "type": "boolean",
                  "examples": [
                    false
                  ]
                },
                "moved": {
                  "title": "Moved",
                  "description": "Hexes that it has moved in this phase. Unit: hexes. Rule 23.6.2.",
                  "type": "integer",
                  "minimum": 0,
                  "maximum": 99,
                  "examples": [
                    3
                  ]
                },
                "stopped": {
                  "title": "Stopped",
                  "description": "Whether an enemy has stopped it in this phase. Rule 23.6.2.",
                  "type": "boolean",
                  "examples": [
                    false
                  ]
                },
                "engaged": {
                  "title": "Engaged",
                  "description": "Whether its ships are in a battle that goes on, so that it cannot move in its next Movement Phase. Rule 29.2.3.",
                  "type": "boolean",
                  "examples": [
                    false
                  ]
                },
                "searched": {
                  "title": "Searched",
                  "description": "Whether it has been searched for in this phase. Rule 24.3.3.",
                  "type": "boolean",
                  "examples": [
                    false
                  ]
                },
                "torpedoed": {
                  "title": "Attacked by a submarine",
                  "description": "Whether a submarine has attacked it in this phase. Rule 25.2.",
                  "type": "boolean",
                  "examples": [
                    false
                  ]
                },
                "seen": {
                  "title": "Seen",
                  "description": "What the last report of a search said of the naval units in its hex; left out before the first. Rule 24.2.",
                  "type": "object",
                  "properties": {
                    "naval": {
                      "title": "Naval units",
                      "description": "Naval units that were reported in the hex. Unit: naval units. Rule 24.2.",
                      "type": "integer",
                      "minimum": 0,
                      "maximum": 999,
                      "examples": [
                        4
                      ]
                    },
                    "capital": {
                      "title": "Capital ships",
                      "description": "Capital ships among them; null where the report does not say. Unit: naval units. Rule 24.2.",
                      "type": [
                        "integer",
                        "null"
                      ],
                      "minimum": 0,
                      "maximum": 999,
                      "examples": [
                        2,
                        null
                      ]
                    },
                    "carriers": {
                      "title": "Carriers",
                      "description": "Whether carriers are among them; null where the report does not say. Rule 24.2.",
                      "type": [
                        "boolean",
                        "null"
                      ],
                      "examples": [
                        true,
                        null
                      ]
                    }
                  },
                  "required": [
                    "naval",
                    "capital",
                    "carriers"
                  ],
                  "additionalProperties": false
                }
              },
              "required": [
                "id",
                "side",
                "name",
                "hex",
                "half",
                "detected",
                "dummy",
                "moved",
                "stopped",
                "engaged",
                "searched",
                "torpedoed"
              ],
              "additionalProperties": false
            }
          },
          "ships": {
            "title": "Ships",
            "description": "Ships of the scenario, by id.",
            "type": "object",
            "patternProperties": {
              "^[a-z0-9][a-z0-9-]*$": {
                "title": "Ship",
                "description": "Where a ship is, and how it stands.",
                "type": "object",
                "properties": {
                  "at": {
                    "$ref": "#/$defs/whereabouts",
                    "title": "Hex",
                    "description": "Its hex.",
                    "examples": [
                      "1134"
                    ]
                  },
                  "taskForce": {
                    "$ref": "../common/common.schema.json#/$defs/id",
                    "title": "Task Force",
                    "description": "The Task Force to which it belongs. Without it the ship is outside of Task Forces. Rule 2.5.12.",
                    "examples": [
                      "tf-1"
                    ]
                  },
                  "row": {
                    "title": "Row",
                    "description": "Where in its Task Force it is. Rule 2.5.12.",
                    "type": "string",
                    "enum": [
                      "core",
                      "screen"
                    ],
                    "enumDescriptions": [
                      "The Core.",
                      "The Screen."
                    ],
                    "examples": [
                      "core"
                    ]
                  },
                  "hits": {
                    "title": "Hits",
                    "description": "Hits that it has taken. Unit: hits. Rule 3.1.",
                    "type": "integer",
                    "minimum": 0,
                    "maximum": 40,
                    "examples": [
                      3
                    ]
                  },
                  "activated": {
                    "title": "Activated",
                    "description": "Whether it is Activated. Rule 20.4.",
                    "type": "boolean",
                    "examples": [
                      true
                    ]
                  },
                  "torpedoes": {
                    "title": "Torpedoes",
                    "description": "Times that it has fired torpedoes in this Operation. Unit: shots. Rule 29.2.1.",
                    "type": "integer",
                    "minimum": 0,
                    "maximum": 9,
                    "examples": [
                      1
                    ]
                  },
                  "rested": {
                    "title": "At rest",
                    "description": "Whether a seaplane carrier has stayed for a whole Battle Cycle and may be a seaplane base. Rule 2.3.2.3.",
                    "type": "boolean",
                    "examples": [
                      false
                    ]
                  }
                },
                "required": [
                  "at",
                  "hits",
                  "activated",
                  "torpedoes",
                  "rested"
                ],
                "additionalProperties": false
              }
            },
            "additionalProperties": false
          },
          "airUnits": {
            "title": "Air units",
            "description": "Air units of the scenario, lost ones too.",
            "type": "array",
            "items": {
              "title": "Air unit",
              "description": "Where an air unit is, and how it stands.",
              "type": "object",
              "properties": {
                "id": {
                  "$ref": "../common/common.schema.json#/$defs/id",
                  "title": "Id",
                  "description": "Its id in the scenario.",
                  "examples": [
                    "marine-fighters"
                  ]
                },
                "name": {
                  "title": "Name",
                  "description": "Its name.",
                  "type": "string",
                  "minLength": 1,
                  "maxLength": 120,
                  "examples": [
                    "Marine fighters"
                  ]
                },
                "kind": {
                  "$ref": "../common/common.schema.json#/$defs/id",
                  "title": "Class",
                  "description": "Its class of aircraft. Rule 2.2.2.",
                  "examples": [
                    "us-f-l1"
                  ]
                },
                "steps": {
                  "title": "Steps",
                  "description": "Steps that it has; 0 once it is lost. Unit: steps. Rule 2.2.2.",
                  "type": "integer",
                  "minimum": 0,
                  "maximum": 6,
                  "examples": [
                    3
                  ]
                },
                "hex": {
                  "$ref": "#/$defs/whereabouts",
                  "title": "Hex",
                  "description": "Where it is based; while it flies, where it took off.",
                  "examples": [
                    "1134"
                  ]
                },
                "ship": {
                  "title": "Ship",
                  "description": "The ship that it is on; null on land.",
                  "type": [
                    "string",
                    "null"
                  ],
                  "minLength": 1,
                  "maxLength": 80,
                  "examples": [
                    "us-cv4",
                    null
                  ]
                },
                "activated": {
                  "title": "Activated",
                  "description": "Whether it is Activated. Rule 20.4.",
                  "type": "boolean",
                  "examples": [
                    true
                  ]
                },
                "alerted": {
                  "title": "Alerted",
                  "description": "Whether it is in the air over its own hex. Rule 28.5.2.",
                  "type": "boolean",
                  "examples": [
                    false
                  ]
                },
                "contactMoves": {
                  "title": "Moves of contact",
                  "description": "Moves that it has made in this Contact Phase. Unit: moves. Rule 23.4.",
                  "type": "integer",
                  "minimum": 0,
                  "maximum": 99,
                  "examples": [
                    0
                  ]
                },
                "flew": {
                  "title": "Has flown",
                  "description": "Whether it has flown in this Battle Cycle. Rule 28.1.",
                  "type": "boolean",
                  "examples": [
                    false
                  ]
                },
                "searchedAsLra": {
                  "title": "Has searched",
                  "description": "Whether it has searched as a long-range aircraft in this Battle Cycle and flies no mission. Rule 34.8.",
                  "type": "boolean",
                  "examples": [
                    false
                  ]
                },
                "over": {
                  "title": "Over",
                  "description": "The hex over which it flies on a mission; null while it is landed.",
                  "type": [
                    "string",
                    "null"
                  ],
                  "minLength": 1,
                  "maxLength": 80,
                  "examples": [
                    "1134",
                    null
                  ]
                },
                "flown": {
                  "title": "Flown",
                  "description": "Hexes that it has flown since it took off. Unit: hexes. Rule 28.4.",
                  "type": "integer",
                  "minimum": 0,
                  "maximum": 99,
                  "examples": [
                    0
                  ]
                }
              },
              "required": [
                "id",
                "name",
                "kind",
                "steps",
                "hex",
                "ship",
                "activated",
                "alerted",
                "contactMoves",
                "flew",
                "searchedAsLra",
                "over",
                "flown"
              ],
              "additionalProperties": false
            }
          },
          "groundUnits": {
            "title": "Ground units",
            "description": "Ground units of the scenario, lost ones too.",
            "type": "array",
            "items": {
              "title": "Ground unit",
              "description": "Where a ground unit is, and how it stands.",
              "type": "object",
              "properties": {
                "id": {
                  "$ref": "../common/common.schema.json#/$defs/id",
                  "title": "Id",
                  "description": "Its id in the scenario.",
                  "examples": [
                    "us-3-def-bn"
                  ]
                },
                "kind": {
                  "$ref": "../common/common.schema.json#/$defs/id",
                  "title": "Counter",
                  "description": "Its counter. Rule 2.2.1.",
                  "examples": [
                    "us-3-def-bn"
                  ]
                },
                "hits": {
                  "title": "Hits",
                  "description": "Hits that it has taken. Unit: hits. Rule 3.3.",
                  "type": "integer",
                  "minimum": 0,
                  "maximum": 40,
                  "examples": [
                    1
                  ]
                },
                "hex": {
                  "$ref": "#/$defs/whereabouts",
                  "title": "Hex",
                  "description": "Its hex, or that of the ship that carries it.",
                  "examples": [
                    "1134"
                  ]
                },
                "ship": {
                  "title": "Ship",
                  "description": "The ship that carries it; null for none. Rule 23.8.",
                  "type": [
                    "string",
                    "null"
                  ],
                  "minLength": 1,
                  "maxLength": 80,
                  "examples": [
                    "j-aa1",
                    null
                  ]
                },
                "activated": {
                  "title": "Activated",
                  "description": "Whether it is Activated. Rule 20.4.",
                  "type": "boolean",
                  "examples": [
                    true
                  ]
                },
                "cycleMoves": {
                  "title": "Battle Cycle Moves",
                  "description": "Battle Cycle Moves that it has left. Unit: moves. Rule 23.1.2.",
                  "type": "integer",
                  "minimum": 0,
                  "maximum": 9,
                  "examples": [
                    2
                  ]
                },
                "broken": {
                  "title": "Broken",
                  "description": "Whether it is Broken. Rule 31.2.",
                  "type": "boolean",
                  "examples": [
                    false
                  ]
                },
                "assault": {
                  "title": "Assault",
                  "description": "Whether it has come among enemies and has to attack. Rule 23.8.3.",
                  "type": "string",
                  "enum": [
                    "none",
                    "amphibious",
                    "paradrop"
                  ],
                  "enumDescriptions": [
                    "It has not.",
                    "It has landed from ships.",
                    "It was dropped from aircraft. Rule 28.14."
                  ],
                  "examples": [
                    "none"
                  ]
                },
                "entered": {
                  "title": "Entered",
                  "description": "Whether it has come to its hex in this Battle Cycle. Rule 31.1.",
                  "type": "boolean",
                  "examples": [
                    false
                  ]
                },
                "moved": {
                  "title": "Moved",
                  "description": "Whether it has moved in this phase. Rule 23.1.",
                  "type": "boolean",
                  "examples": [
                    false
                  ]
                }
              },
              "required": [
                "id",
                "kind",
                "hits",
                "hex",
                "ship",
                "activated",
                "cycleMoves",
                "broken",
                "assault",
                "entered",
                "moved"
              ],
              "additionalProperties": false
            }
          },
          "bases": {
            "title": "Bases",
            "description": "Bases of both sides, eliminated ones too. Rule 2.3.1.",
            "type": "array",
            "items": {
              "title": "Base",
              "description": "One Base.",
              "type": "object",
              "properties": {
                "side": {
                  "$ref": "defs.schema.json#/$defs/side",
                  "title": "Side",
                  "description": "Whose it is.",
                  "examples": [
                    "allied"
                  ]
                },
                "kind": {
                  "$ref": "../common/common.schema.json#/$defs/id",
                  "title": "Counter",
                  "description": "Its counter.",
                  "examples": [
                    "us-base-small"
                  ]
                },
                "hex": {
                  "$ref": "#/$defs/whereabouts",
                  "title": "Hex",
                  "description": "Its hex; “absent” once it is eliminated.",
                  "examples": [
                    "1134"
                  ]
                },
                "hits": {
                  "title": "Hits",
                  "description": "Hits that it has taken. Unit: hits. Rule 4.1.",
                  "type": "integer",
                  "minimum": 0,
                  "maximum": 40,
                  "examples": [
                    4
                  ]
                }
              },
              "required": [
                "side",
                "kind",
                "hex",
                "hits"
              ],
              "additionalProperties": false
            }
          },
          "fortifications": {
            "title": "Fortifications",
            "description": "Hits of the fortifications of the scenario. Rule 2.3.4.",
            "type": "object",
            "patternProperties": {
              "^[a-z0-9][a-z0-9-]*$": {
                "title": "Hits",
                "description": "Hits that it has taken. Unit: hits. Rule 2.3.4.",
                "type": "integer",
                "minimum": 0,
                "maximum": 40,
                "examples": [
                  2
                ]
              }
            },
            "additionalProperties": false,
            "examples": [
              {
                "a-fort-wake": 0
              }
            ]
          },
          "headquarters": {
            "title": "Headquarters",
            "description": "Hexes of the headquarters on the map. Rule 11.1.",
            "type": "object",
            "patternProperties": {
              "^[a-z0-9][a-z0-9-]*$": {
                "$ref": "defs.schema.json#/$defs/hex",
                "title": "Hex",
                "description": "Its hex.",
                "examples": [
                  "0135"
                ]
              }
            },
            "additionalProperties": false,
            "examples": [
              {
                "a-hq-south-pacific": "0135"
              }
            ]
          },
          "submarines": {
            "title": "Submarine Commands",
            "description": "Submarine Commands on the map. Rule 25.0.",
            "type": "object",
            "patternProperties": {
              "^[a-z0-9][a-z0-9-]*$": {
                "title": "Submarine Command",
                "description": "One Submarine Command.",
                "type": "object",
                "properties": {
                  "hex": {
                    "$ref": "#/$defs/whereabouts",
                    "title": "Hex",
                    "description": "Its hex; “absent” once it has none.",
                    "examples": [
                      "1827"
                    ]
                  },
                  "waiting": {
                    "title": "Waiting",
                    "description": "Submarines that have no patrol. Unit: submarines. Rule 25.0.",
                    "type": "integer",
                    "minimum": 0,
                    "maximum": 999,
                    "examples": [
                      8
                    ]
                  }
                },
                "required": [
                  "hex",
                  "waiting"
                ],
                "additionalProperties": false
              }
            },
            "additionalProperties": false
          },
          "patrols": {
            "title": "Patrols",
            "description": "Submarines on patrol. Rule 25.1.",
            "type": "array",
            "items": {
              "title": "Patrol",
              "description": "One patrol.",
              "type": "object",
              "properties": {
                "command": {
                  "$ref": "../common/common.schema.json#/$defs/id",
                  "title": "Command",
                  "description": "Its Submarine Command.",
                  "examples": [
                    "j-subcom-1"
                  ]
                },
                "hex": {
                  "$ref": "defs.schema.json#/$defs/hex",
                  "title": "Hex",
                  "description": "Its hex.",
                  "examples": [
                    "1134"
                  ]
                },
                "submarines": {
                  "title": "Submarines",
                  "description": "How many there are. Unit: submarines. Rule 25.1.",
                  "type": "integer",
                  "minimum": 0,
                  "maximum": 99,
                  "examples": [
                    6
                  ]
                }
              },
              "required": [
                "command",
                "hex",
                "submarines"
              ],
              "additionalProperties": false
            }
          },
          "searches": {
            "title": "Searches",
            "description": "Searches that count against the limits of the phase. Rule 24.3.2.",
            "type": "array",
            "items": {
              "title": "Search",
              "description": "One search.",
              "type": "object",
              "properties": {
                "side": {
                  "$ref": "defs.schema.json#/$defs/side",
                  "title": "Side",
                  "description": "Who has searched.",
                  "examples": [
                    "allied"
                  ]
                },
                "hex": {
                  "$ref": "defs.schema.json#/$defs/hex",
                  "title": "Hex",
                  "description": "The hex that was searched.",
                  "examples": [
                    "1134"
                  ]
                },
                "ship": {
                  "title": "Ship",
                  "description": "The ship that has searched; null for none.",
                  "type": [
                    "string",
                    "null"
                  ],
                  "minLength": 1,
                  "maxLength": 80,
                  "examples": [
                    "j-ca9",
                    null
                  ]
                },
                "airUnit": {
                  "title": "Air unit",
                  "description": "The air unit that has searched; null for none.",
                  "type": [
                    "string",
                    "null"
                  ],
                  "minLength": 1,
                  "maxLength": 80,
                  "examples": [
                    "guadalcanal-lra",
                    null
                  ]
                }
              },
              "required": [
                "side",
                "hex",
                "ship",
                "airUnit"
              ],
              "additionalProperties": false
            }
          },
          "supportBases": {
            "title": "Offensive Support Bases",
            "description": "Offensive Support Bases of both sides. Rule 11.3.",
            "type": "array",
            "items": {
              "title": "Offensive Support Base",
              "description": "One of them.",
              "type": "object",
              "properties": {
                "side": {
                  "$ref": "defs.schema.json#/$defs/side",
                  "title": "Side",
                  "description": "Whose it is.",
                  "examples": [
                    "allied"
                  ]
                },
                "hex": {
                  "$ref": "defs.schema.json#/$defs/hex",
                  "title": "Hex",
                  "description": "Its hex.",
                  "examples": [
                    "1134"
                  ]
                },
                "hits": {
                  "title": "Hits",
                  "description": "Hits that it has taken. Unit: hits. Rule 11.3.",
                  "type": "integer",
                  "minimum": 0,
                  "maximum": 40,
                  "examples": [
                    0
                  ]
                }
              },
              "required": [
                "side",
                "hex",
                "hits"
              ],
              "additionalProperties": false
            }
          },
          "control": {
            "title": "Control",
            "description": "Places whose control is not what the map says: the side, or null for nobody. Rule 23.1.5.",
            "type": "object",
            "patternProperties": {
              "^[a-z0-9][a-z0-9-]*$": {
                "title": "Side",
                "description": "The side that controls it.",
                "type": [
                  "string",
                  "null"
                ],
                "minLength": 1,
                "maxLength": 80,
                "examples": [
                  "allied",
                  null
                ]
              }
            },
            "additionalProperties": false,
            "examples": [
              {
                "guadalcanal": "allied"
              }
            ]
          },
          "entryArrows": {
            "title": "Entry Arrows",
            "description": "Hexsides through which ground units have come to enemies. Rule 23.1.4.",
            "type": "array",
            "items": {
              "title": "Entry Arrow",
              "description": "One of them.",
              "type": "object",
              "properties": {
                "side": {
                  "$ref": "defs.schema.json#/$defs/side",
                  "title": "Side",
                  "description": "Whose units have come.",
                  "examples": [
                    "allied"
                  ]
                },
                "from": {
                  "$ref": "defs.schema.json#/$defs/hex",
                  "title": "From",
                  "description": "The hex that they came from.",
                  "examples": [
                    "1133"
                  ]
                },
                "to": {
                  "$ref": "defs.schema.json#/$defs/hex",
                  "title": "To",
                  "description": "The hex that they came to.",
                  "examples": [
                    "1134"
                  ]
                }
              },
              "required": [
                "side",
                "from",
                "to"
              ],
              "additionalProperties": false
            }
          },
          "sieges": {
            "title": "Sieges",
            "description": "Hexes under siege. Rule 31.6.",
            "type": "array",
            "items": {
              "title": "Siege",
              "description": "One siege.",
              "type": "object",
              "properties": {
                "side": {
                  "$ref": "defs.schema.json#/$defs/side",
                  "title": "Besieger",
                  "description": "Who lays siege.",
                  "examples": [
                    "allied"
                  ]
                },
                "hex": {
                  "$ref": "defs.schema.json#/$defs/hex",
                  "title": "Hex",
                  "description": "Its hex.",
                  "examples": [
                    "1134"
                  ]
                }
              },
              "required": [
                "side",
                "hex"
              ],
              "additionalProperties": false
            }
          },
          "continuing": {
            "title": "Battles that go on",
            "description": "Hexes where ships fight on in the next Battle Cycle. Rule 29.2.3.",
            "type": "array",
            "items": {
              "$ref": "defs.schema.json#/$defs/hex",
              "title": "Hex",
              "description": "One hex.",
              "examples": [
                "1134"
              ]
            },
            "examples": [
              [
                "1134"
              ]
            ]
          },
          "interdictedOnce": {
            "title": "Interdicted once",
            "description": "Places whose Base was Interdicted at any time: some victory conditions count that. Rule 4.1.",
            "type": "array",
            "items": {
              "$ref": "../common/common.schema.json#/$defs/id",
              "title": "Place",
              "description": "One place.",
              "examples": [
                "guadalcanal"
              ]
            },
            "examples": [
              [
                "guadalcanal"
              ]
            ]
          },
          "demolished": {
            "title": "Demolished",
            "description": "Places of Resources that are demolished. Rule 30.0.",
            "type": "array",
            "items": {
              "$ref": "../common/common.schema.json#/$defs/id",
              "title": "Place",
              "description": "One place.",
              "examples": [
                "palembang"
              ]
            },
            "examples": [
              [
                "palembang"
              ]
            ]
          },
          "points": {
            "title": "Victory Points",
            "description": "Victory Points of each side by what they are for, as they stood at the end of the last Battle Cycle; all 0 where the scenario counts none. Rule 1.2.",
            "type": "object",
            "patternProperties": {
              "^(allied|japanese)$": {
                "title": "Points of a side",
                "description": "Victory Points of one side. Rule 1.2.",
                "type": "object",
                "properties": {
                  "ships": {
                    "title": "Ships",
                    "description": "For ships of the enemy that were hit, crippled or sunk. Unit: Victory Points. Rule 1.2.",
                    "type": "number",
                    "minimum": 0,
                    "examples": [
                      7
                    ]
                  },
                  "aircraft": {
                    "title": "Aircraft",
                    "description": "For air steps of the enemy. Unit: Victory Points. Rule 1.2.",
                    "type": "number",
                    "minimum": 0,
                    "examples": [
                      2
                    ]
                  },
                  "conditions": {
                    "title": "Conditions",
                    "description": "For what was done or is held. Unit: Victory Points. Rule 1.2.",
                    "type": "number",
                    "minimum": 0,
                    "examples": [
                      2
                    ]
                  }
                },
                "required": [
                  "ships",
                  "aircraft",
                  "conditions"
                ],
                "additionalProperties": false,
                "examples": [
                  {
                    "ships": 7,
                    "aircraft": 2,
                    "conditions": 0
                  }
                ]
              }
            },
            "additionalProperties": false,
            "examples": [
              {
                "allied": {
                  "ships": 7,
                  "aircraft": 2,
                  "conditions": 0
                }
              }
            ]
          },
          "airStepsLost": {
            "title": "Air steps lost",
            "description": "Air steps that each side has lost, the Allies first. Rule 1.2.",
            "type": "array",
            "items": {
              "title": "Steps",
              "description": "Steps of one side. Unit: steps. Rule 1.2.",
              "type": "integer",
              "minimum": 0,
              "maximum": 999,
              "examples": [
                4
              ]
            },
            "minItems": 2,
            "maxItems": 2,
            "examples": [
              [
                4,
                2
              ]
            ]
          },
          "rescued": {
            "title": "Rescued steps",
            "description": "Steps that submarines have saved, each by its class of aircraft. Rule 28.15.",
            "type": "array",
            "items": {
              "$ref": "../common/common.schema.json#/$defs/id",
              "title": "Class",
              "description": "The class of one step.",
              "examples": [
                "us-f-cv-l1"
              ]
            },
            "examples": [
              [
                "us-f-cv-l1"
              ]
            ]
          },
          "frames": {
            "title": "Steps under way",
            "description": "The steps in play, the outermost first.",
            "type": "array",
            "items": {
              "title": "Step",
              "description": "One step.",
              "type": "object",
              "properties": {
                "step": {
                  "title": "Step",
                  "description": "The id of the step that is being played.",
                  "type": "string",
                  "minLength": 1,
                  "maxLength": 60,
                  "examples": [
                    "battle-cycle"
                  ]
                },
                "data": {
                  "title": "Data",
                  "description": "What it remembers.",
                  "type": "object",
                  "examples": [
                    {
                      "i": 2
                    }
                  ]
                }
              },
              "required": [
                "step",
                "data"
              ],
              "additionalProperties": false
            }
          },
          "war": {
            "$ref": "war.schema.json#/$defs/war",
            "title": "War",
            "description": "The strategic game; engagements and battles have none. Rule 5.1."
          }
        },
        "required": [
          "month",
          "day",
          "daysPassed",
          "operation",
          "cycle",
          "advantage",
          "lighting",
          "taskForces",
          "ships",
          "airUnits",
          "groundUnits",
          "bases",
          "fortifications",
          "headquarters",
          "submarines",
          "patrols",
          "searches",
          "supportBases",
          "control",
          "entryArrows",
          "sieges",
          "continuing",
          "interdictedOnce",
          "demolished",
          "points",
          "airStepsLost",
          "rescued",
          "frames"
        ],
        "additionalProperties": false
      },
      "whereabouts": {
        "title": "Hex or fate",
        "description": "The printed number of a hex, or what has become of it: absent, because it has not come yet or is no more; lost; or away, because it has left the map by an edge.",
        "type": "string",
        "pattern": "^([0-9]{4}|absent|lost|away)$",
        "examples": [
          "1134",
          "lost"
        ]
      }
    }
  },
  "pacific-war/scenario-list.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/pacific-war/scenario-list.schema.json",
    "title": "List of scenarios",
    "description": "The 34 scenarios of the booklet, with what is known of those that are still to be written. Rule 1.1.",
    "type": "object",
    "properties": {
      "$schema": {
        "$ref": "../common/common.schema.json#/$defs/schemaPath"
      },
      "scenarios": {
        "title": "Scenarios",
        "description": "Scenarios, by id.",
        "type": "object",
        "patternProperties": {
          "^[a-z0-9][a-z0-9-]*$": {
            "title": "Scenario",
            "description": "One scenario of the booklet.",
            "type": "object",
            "properties": {
              "class": {
                "title": "Class",
                "description": "Its class. Rule 1.1.",
                "type": "string",
                "enum": [
                  "engagement",
                  "battle",
                  "campaign",
                  "strategic"
                ],
                "enumDescriptions": [
                  "Engagement.",
                  "Battle.",
                  "Campaign.",
                  "Strategic."
                ],
                "examples": [
                  "engagement"
                ]
              },
              "number": {
                "title": "Number",
                "description": "Its number within the class. Without this member it is not known. Rule 1.1.",
                "type": "integer",
                "minimum": 1,
                "maximum": 99,
                "examples": [
                  2
                ]
              },
              "title": {
                "title": "Title",
                "description": "Its title. Without this member it is not known.",
                "type": "string",
                "minLength": 1,
                "maxLength": 120,
                "examples": [
                  "Battle of the Coral Sea"
                ]
              },
              "known": {
                "title": "Known",
                "description": "What is known of it, in own words.",
                "type": "array",
                "items": {
                  "$ref": "../common/common.schema.json#/$defs/text",
                  "title": "Fact",
                  "description": "One fact.",
                  "examples": [
                    "Three Japanese Task Forces close on Wake."
                  ]
                },
                "uniqueItems": true
              },
              "scenario": {
                "$ref": "../common/common.schema.json#/$defs/documentPath",
                "title": "Scenario",
                "description": "The document that sets it up. Without this member it is still to be written.",
                "examples": [
                  "scenarios/battle-02-coral-sea.json"
                ]
              }
            },
            "required": [
              "class",
              "known"
            ],
            "additionalProperties": false,
            "examples": [
              {
                "class": "battle",
                "number": 2,
                "title": "Battle of the Coral Sea",
                "known": [],
                "scenario": "scenarios/battle-02-coral-sea.json"
              }
            ]
          }
        },
        "additionalProperties": false
      },
      "sources": {
        "$ref": "../common/common.schema.json#/$defs/sources"
      }
    },
    "required": [
      "$schema",
      "scenarios",
      "sources"
    ],
    "additionalProperties": false
  },
  "pacific-war/scenario.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/pacific-war/scenario.schema.json",
    "title": "Scenario",
    "description": "A set-up from which play starts.",
    "type": "object",
    "properties": {
      "$schema": {
        "$ref": "../common/common.schema.json#/$defs/schemaPath"
      },
      "id": {
        "$ref": "../common/common.schema.json#/$defs/id",
        "title": "Id",
        "description": "The id of the scenario, as its file is named."
      },
      "title": {
        "title": "Title",
        "description": "The name of the scenario.",
        "type": "string",
        "minLength": 1,
        "maxLength": 200,
        "examples": [
          "Battle of the Coral Sea"
        ]
      },
      "rule": {
        "$ref": "../common/common.schema.json#/$defs/citedRule"
      },
      "summary": {
        "$ref": "../common/common.schema.json#/$defs/text",
        "title": "Summary",
        "description": "What it is about, in your own words."
      },
      "class": {
        "title": "Class",
        "description": "The class of the scenario. Rule 1.1.",
        "type": "string",
        "enum": [
          "engagement",
          "battle",
          "campaign",
          "strategic"
        ],
        "enumDescriptions": [
          "Engagement: one or two Battle Cycles, no Days.",
          "Battle: one Operation.",
          "Campaign: several Operations, with Command Points given by month.",
          "Strategic: the war or a long part of it."
        ],
        "examples": [
          "engagement"
        ]
      },
      "number": {
        "title": "Number",
        "description": "Its number within the class, where it is known. Rule 1.1.",
        "type": "integer",
        "minimum": 1,
        "maximum": 99,
        "examples": [
          2
        ]
      },
      "sheets": {
        "title": "Sheets",
        "description": "The sheets of the map that are in play, by id. Rule 2.5.5.",
        "type": "array",
        "items": {
          "$ref": "../common/common.schema.json#/$defs/id",
          "title": "Sheet",
          "description": "A sheet of the map.",
          "examples": [
            "b"
          ]
        },
        "uniqueItems": true,
        "minItems": 1,
        "examples": [
          [
            "a",
            "b"
          ]
        ]
      },
      "start": {
        "title": "Start",
        "description": "When and where in the sequence it starts.",
        "type": "object",
        "properties": {
          "month": {
            "$ref": "defs.schema.json#/$defs/month"
          },
          "day": {
            "title": "Day",
            "description": "The Day on the track. Unit: Days. Rule 20.2.1.",
            "type": "integer",
            "minimum": 0,
            "maximum": 30,
            "examples": [
              0
            ]
          },
          "step": {
            "title": "Step",
            "description": "The step with which it starts. Rule 5.0.",
            "type": "string",
            "enum": [
              "strategic-intelligence",
              "command-points",
              "operation-contact",
              "battle-cycles"
            ],
            "enumDescriptions": [
              "Strategic Intelligence Phase: the start of a month.",
              "Command Point Phase.",
              "Operation Player Contact Phase.",
              "Battle Cycle."
            ],
            "examples": [
              "strategic-intelligence"
            ]
          }
        },
        "required": [
          "month",
          "day",
          "step"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "month": "1942-05",
            "day": 0,
            "step": "operation-contact"
          }
        ]
      },
      "end": {
        "$ref": "#/$defs/scenarioEnd",
        "title": "End",
        "description": "When it ends."
      },
      "linked": {
        "title": "Linked",
        "description": "Whether all units count as linked; otherwise Command Links are traced. Rule 1.3.",
        "type": "boolean",
        "examples": [
          true
        ]
      },
      "activation": {
        "title": "Activation",
        "description": "Which units begin Activated. Rule 1.3.",
        "type": "object",
        "properties": {
          "allied": {
            "title": "Allies",
            "description": "Which of its units begin Activated.",
            "type": "string",
            "enum": [
              "all",
              "none",
              "listed"
            ],
            "enumDescriptions": [
              "All of them.",
              "None but Task Forces.",
              "Those of which the set-up says so, and Task Forces."
            ],
            "examples": [
              "all"
            ]
          },
          "japanese": {
            "title": "Japan",
            "description": "Which of its units begin Activated.",
            "type": "string",
            "enum": [
              "all",
              "none",
              "listed"
            ],
            "enumDescriptions": [
              "All of them.",
              "None but Task Forces.",
              "Those of which the set-up says so, and Task Forces."
            ],
            "examples": [
              "all"
            ]
          }
        },
        "required": [
          "allied",
          "japanese"
        ],
        "additionalProperties": false
      },
      "initiative": {
        "$ref": "unit-defs.schema.json#/$defs/sideOrNone",
        "title": "Initiative for options",
        "description": "The side that counts as having Strategic Initiative for optional rules, in scenarios without the track. Where it is left out, it is that of the class and number of the scenario in the chart of the initiative. Rule 34.11."
      },
      "operation": {
        "title": "Operation",
        "description": "The Operation in whose course the scenario begins.",
        "type": "object",
        "properties": {
          "side": {
            "$ref": "defs.schema.json#/$defs/side",
            "title": "Operation player",
            "description": "The Operation player. Rule 18.0."
          },
          "condition": {
            "$ref": "unit-defs.schema.json#/$defs/intelligenceCondition"
          },
          "level": {
            "title": "Level",
            "description": "Level of the Operation. Without this member it has none. Rule 20.2.5.",
            "type": "integer",
            "minimum": 0,
            "maximum": 3,
            "examples": [
              2
            ]
          },
          "days": {
            "title": "Length",
            "description": "Its length, which only the Operation player knows. Unit: Days. Rule 20.2.2.",
            "type": "integer",
            "minimum": 1,
            "maximum": 99,
            "examples": [
              14
            ]
          },
          "timesCost": {
            "title": "Times",
            "description": "What activation costs are multiplied by. Unit: times. Rule 20.2.5.",
            "type": "integer",
            "minimum": 1,
            "maximum": 3,
            "examples": [
              3
            ]
          },
          "reactionLevel": {
            "title": "Reaction level",
            "description": "The highest level of the reaction, where the condition does not say. Rule 20.3.",
            "type": "integer",
            "minimum": 0,
            "maximum": 3,
            "examples": [
              1
            ]
          },
          "allHeadquarters": {
            "title": "All headquarters",
            "description": "True if units of every headquarters take part. Rule 20.1.",
            "type": "boolean",
            "const": true
          },
          "battleCycleMoves": {
            "title": "Battle Cycle Moves",
            "description": "Battle Cycle Moves of ground units. Rule 23.1.2.",
            "type": "object",
            "properties": {
              "allied": {
                "title": "Allies",
                "description": "Moves of Allied units. Unit: moves. Rule 23.1.2.",
                "type": "integer",
                "minimum": 0,
                "maximum": 9,
                "examples": [
                  2
                ]
              },
              "japanese": {
                "title": "Japan",
                "description": "Moves of Japanese units. Unit: moves. Rule 23.1.2.",
                "type": "integer",
                "minimum": 0,
                "maximum": 9,
                "examples": [
                  2
                ]
              }
            },
            "required": [
              "allied",
              "japanese"
            ],
            "additionalProperties": false,
            "examples": [
              {
                "allied": 2,
                "japanese": 2
              }
            ]
          }
        },
        "required": [
          "side",
          "condition"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "side": "japanese",
            "condition": "intercept",
            "level": 2,
            "days": 14
          }
        ]
      },
      "cycles": {
        "title": "Battle Cycles",
        "description": "What is given for the first Battle Cycles, in their order.",
        "type": "array",
        "items": {
          "title": "Battle Cycle",
          "description": "What is given for one Battle Cycle.",
          "type": "object",
          "properties": {
            "lighting": {
              "title": "Lighting",
              "description": "Its Lighting Condition. Without this member it is found by rule 26.0.",
              "type": "string",
              "enum": [
                "day-am",
                "day-pm",
                "dusk",
                "night"
              ],
              "enumDescriptions": [
                "Day, forenoon.",
                "Day, afternoon.",
                "Dusk.",
                "Night."
              ],
              "examples": [
                "day-am"
              ]
            },
            "advantage": {
              "$ref": "defs.schema.json#/$defs/side",
              "title": "Advantage",
              "description": "The side with the Advantage. Without this member it is found by rule 27.0."
            },
            "steps": {
              "title": "Phases",
              "description": "The phases that are played. Without this member all are.",
              "type": "array",
              "items": {
                "title": "Phase",
                "description": "A phase. Rule 5.2.",
                "type": "string",
                "enum": [
                  "advantage-movement",
                  "advantage-air-missions",
                  "naval-battles",
                  "bombardment",
                  "demolition",
                  "ground-combat",
                  "airbase-repair",
                  "rally",
                  "disadvantage-movement",
                  "disadvantage-air-missions",
                  "joint-activation",
                  "detection-removal",
                  "day-marker"
                ],
                "enumDescriptions": [
                  "Advantage Movement Phase.",
                  "Advantage Air Mission Phase.",
                  "Naval Battle Cycle.",
                  "Bombardment Phase.",
                  "Demolition Phase.",
                  "Ground Combat Phase.",
                  "Airbase Repair Phase.",
                  "Rally Phase.",
                  "Disadvantage Movement Phase.",
                  "Disadvantage Air Mission Phase.",
                  "Joint Activation/Deactivation Phase.",
                  "Detection Removal Phase.",
                  "Day Marker Adjustment Phase."
                ],
                "examples": [
                  "advantage-movement"
                ]
              },
              "uniqueItems": true,
              "minItems": 1,
              "examples": [
                [
                  "naval-battles"
                ]
              ]
            },
            "noSearch": {
              "title": "No search",
              "description": "Sides that may not search. Rule 24.0.",
              "type": "array",
              "items": {
                "$ref": "defs.schema.json#/$defs/side",
                "title": "Side",
                "description": "The side."
              },
              "uniqueItems": true,
              "minItems": 1,
              "examples": [
                [
                  "allied"
                ]
              ]
            },
            "noShipMovement": {
              "title": "Ships stay",
              "description": "Sides whose ships may not move. Rule 23.3.",
              "type": "array",
              "items": {
                "$ref": "defs.schema.json#/$defs/side",
                "title": "Side",
                "description": "The side."
              },
              "uniqueItems": true,
              "minItems": 1,
              "examples": [
                [
                  "japanese"
                ]
              ]
            },
            "firstStrike": {
              "title": "First strike",
              "description": "What surprise gives to the strikes of a side.",
              "type": "object",
              "properties": {
                "side": {
                  "$ref": "defs.schema.json#/$defs/side",
                  "title": "Side",
                  "description": "The side."
                },
                "at": {
                  "$ref": "unit-defs.schema.json#/$defs/location",
                  "title": "At",
                  "description": "Only against targets at this place.",
                  "examples": [
                    "oahu"
                  ]
                },
                "die": {
                  "title": "Die",
                  "description": "What is added to the die of the first attack. Unit: points.",
                  "type": "integer",
                  "minimum": -9,
                  "maximum": 9,
                  "examples": [
                    -5
                  ]
                },
                "hitsTimes": {
                  "title": "Hits times",
                  "description": "Hits are multiplied by this. Unit: times.",
                  "type": "integer",
                  "minimum": 1,
                  "maximum": 5,
                  "examples": [
                    2
                  ]
                },
                "noFlak": {
                  "title": "No flak",
                  "description": "True if the targets have no flak. Rule 28.10.",
                  "type": "boolean",
                  "const": true
                },
                "noAlert": {
                  "title": "No Alert",
                  "description": "True if air units at the target may not be Alerted. Rule 28.5.",
                  "type": "boolean",
                  "const": true
                }
              },
              "required": [
                "side",
                "die",
                "hitsTimes"
              ],
              "additionalProperties": false,
              "examples": [
                {
                  "side": "japanese",
                  "at": "oahu",
                  "die": -5,
                  "hitsTimes": 2,
                  "noFlak": true
                }
              ]
            },
            "search": {
              "title": "Search",
              "description": "The only search of a side for Task Forces. Rule 24.3.",
              "type": "object",
              "properties": {
                "side": {
                  "$ref": "defs.schema.json#/$defs/side",
                  "title": "Side",
                  "description": "The side."
                },
                "engine": {
                  "$ref": "unit-defs.schema.json#/$defs/engine",
                  "title": "Searcher",
                  "description": "Which aircraft may search."
                },
                "range": {
                  "title": "Range",
                  "description": "How far they search. Unit: hexes.",
                  "type": "integer",
                  "minimum": 0,
                  "maximum": 60,
                  "examples": [
                    3
                  ]
                },
                "die": {
                  "title": "Die",
                  "description": "What is added to the die. Unit: points.",
                  "type": "integer",
                  "minimum": -9,
                  "maximum": 9,
                  "examples": [
                    -1
                  ]
                }
              },
              "required": [
                "side",
                "engine",
                "range",
                "die"
              ],
              "additionalProperties": false,
              "examples": [
                {
                  "side": "allied",
                  "engine": "LRA",
                  "range": 3,
                  "die": -1
                }
              ]
            },
            "navalCombat": {
              "title": "Naval combat",
              "description": "What is given for naval combat. Rule 29.2.",
              "type": "object",
              "properties": {
                "range": {
                  "title": "Range",
                  "description": "The range of all phases. Without this member it is found by rule 29.2.4.",
                  "type": "string",
                  "enum": [
                    "short",
                    "medium",
                    "long"
                  ],
                  "enumDescriptions": [
                    "Short.",
                    "Medium.",
                    "Long."
                  ],
                  "examples": [
                    "short"
                  ]
                },
                "bids": {
                  "title": "Bids",
                  "description": "Whether range and withdrawal are bid for. Rule 29.2.4.",
                  "type": "boolean",
                  "examples": [
                    true
                  ]
                },
                "surprise": {
                  "$ref": "defs.schema.json#/$defs/side",
                  "title": "Surprise",
                  "description": "The side with Surprise. Rule 29.2.1."
                }
              },
              "required": [
                "bids"
              ],
              "additionalProperties": false,
              "examples": [
                {
                  "range": "short",
                  "bids": false,
                  "surprise": "japanese"
                }
              ]
            }
          },
          "additionalProperties": false,
          "examples": [
            {
              "lighting": "night",
              "advantage": "japanese"
            }
          ]
        }
      },
      "strategic": {
        "title": "Strategic state",
        "description": "Where the tracks of the war stand. Strategic scenarios only.",
        "type": "object",
        "properties": {
          "initiative": {
            "title": "Strategic Initiative",
            "description": "Above zero its Japanese level, below zero its Allied level. Unit: levels. Rule 19.1.",
            "type": "integer",
            "minimum": -9,
            "maximum": 9,
            "examples": [
              2
            ]
          },
          "raids": {
            "title": "Raids",
            "description": "Strategic bombing raids so far. Unit: raids. Rule 8.3.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              0
            ]
          },
          "merchantShippingPoints": {
            "title": "Merchant Shipping Points",
            "description": "Those that Japan has. Unit: Merchant Shipping Points. Rule 9.3.",
            "type": "integer",
            "minimum": 0,
            "maximum": 500,
            "examples": [
              120
            ]
          },
          "escorts": {
            "title": "Escorts",
            "description": "Ships in the Escort box, by id. Rule 9.1.",
            "type": "object",
            "patternProperties": {
              "^[a-z0-9][a-z0-9-]*$": {
                "title": "Escort",
                "description": "One ship.",
                "type": "object",
                "properties": {
                  "hits": {
                    "$ref": "unit-defs.schema.json#/$defs/hits"
                  }
                },
                "additionalProperties": false,
                "examples": [
                  {
                    "hits": 2
                  }
                ]
              }
            },
            "additionalProperties": false,
            "examples": [
              {
                "j-dd21": {
                  "hits": 2
                }
              }
            ]
          },
          "antiShippingSubmarines": {
            "title": "Anti-shipping submarines",
            "description": "Allied submarines against merchants. Unit: submarines. Rule 9.3.",
            "type": "integer",
            "minimum": 0,
            "maximum": 500,
            "examples": [
              12
            ]
          },
          "submarinePriority": {
            "title": "Submarine priority",
            "description": "What they hunt. Rule 9.2.",
            "type": "string",
            "enum": [
              "merchants",
              "escorts"
            ],
            "enumDescriptions": [
              "Merchants.",
              "Escorts."
            ],
            "examples": [
              "merchants"
            ]
          },
          "trainedSteps": {
            "title": "Trained steps",
            "description": "Air steps at hand at the start, by nation and Status Level. Rule 16.4.",
            "type": "object",
            "properties": {
              "japan": {
                "title": "Japan",
                "description": "Steps of one nation.",
                "type": "object",
                "properties": {
                  "0": {
                    "title": "Level 0",
                    "description": "Steps of Status Level 0. Unit: steps. Rule 16.4.",
                    "type": "integer",
                    "minimum": 0,
                    "maximum": 100,
                    "examples": [
                      6
                    ]
                  },
                  "1": {
                    "title": "Level 1",
                    "description": "Steps of Status Level 1. Unit: steps. Rule 16.4.",
                    "type": "integer",
                    "minimum": 0,
                    "maximum": 100,
                    "examples": [
                      6
                    ]
                  },
                  "2": {
                    "title": "Level 2",
                    "description": "Steps of Status Level 2. Unit: steps. Rule 16.4.",
                    "type": "integer",
                    "minimum": 0,
                    "maximum": 100,
                    "examples": [
                      6
                    ]
                  }
                },
                "additionalProperties": false,
                "examples": [
                  {
                    "0": 6,
                    "1": 8
                  }
                ]
              },
              "us": {
                "title": "The United States",
                "description": "Steps of one nation.",
                "type": "object",
                "properties": {
                  "0": {
                    "title": "Level 0",
                    "description": "Steps of Status Level 0. Unit: steps. Rule 16.4.",
                    "type": "integer",
                    "minimum": 0,
                    "maximum": 100,
                    "examples": [
                      6
                    ]
                  },
                  "1": {
                    "title": "Level 1",
                    "description": "Steps of Status Level 1. Unit: steps. Rule 16.4.",
                    "type": "integer",
                    "minimum": 0,
                    "maximum": 100,
                    "examples": [
                      6
                    ]
                  },
                  "2": {
                    "title": "Level 2",
                    "description": "Steps of Status Level 2. Unit: steps. Rule 16.4.",
                    "type": "integer",
                    "minimum": 0,
                    "maximum": 100,
                    "examples": [
                      6
                    ]
                  }
                },
                "additionalProperties": false,
                "examples": [
                  {
                    "0": 6,
                    "1": 8
                  }
                ]
              },
              "britain": {
                "title": "Britain",
                "description": "Steps of one nation.",
                "type": "object",
                "properties": {
                  "0": {
                    "title": "Level 0",
                    "description": "Steps of Status Level 0. Unit: steps. Rule 16.4.",
                    "type": "integer",
                    "minimum": 0,
                    "maximum": 100,
                    "examples": [
                      6
                    ]
                  },
                  "1": {
                    "title": "Level 1",
                    "description": "Steps of Status Level 1. Unit: steps. Rule 16.4.",
                    "type": "integer",
                    "minimum": 0,
                    "maximum": 100,
                    "examples": [
                      6
                    ]
                  },
                  "2": {
                    "title": "Level 2",
                    "description": "Steps of Status Level 2. Unit: steps. Rule 16.4.",
                    "type": "integer",
                    "minimum": 0,
                    "maximum": 100,
                    "examples": [
                      6
                    ]
                  }
                },
                "additionalProperties": false,
                "examples": [
                  {
                    "0": 6,
                    "1": 8
                  }
                ]
              },
              "australia": {
                "title": "Australia",
                "description": "Steps of one nation.",
                "type": "object",
                "properties": {
                  "0": {
                    "title": "Level 0",
                    "description": "Steps of Status Level 0. Unit: steps. Rule 16.4.",
                    "type": "integer",
                    "minimum": 0,
                    "maximum": 100,
                    "examples": [
                      6
                    ]
                  },
                  "1": {
                    "title": "Level 1",
                    "description": "Steps of Status Level 1. Unit: steps. Rule 16.4.",
                    "type": "integer",
                    "minimum": 0,
                    "maximum": 100,
                    "examples": [
                      6
                    ]
                  },
                  "2": {
                    "title": "Level 2",
                    "description": "Steps of Status Level 2. Unit: steps. Rule 16.4.",
                    "type": "integer",
                    "minimum": 0,
                    "maximum": 100,
                    "examples": [
                      6
                    ]
                  }
                },
                "additionalProperties": false,
                "examples": [
                  {
                    "0": 6,
                    "1": 8
                  }
                ]
              },
              "netherlands": {
                "title": "The Netherlands",
                "description": "Steps of one nation.",
                "type": "object",
                "properties": {
                  "0": {
                    "title": "Level 0",
                    "description": "Steps of Status Level 0. Unit: steps. Rule 16.4.",
                    "type": "integer",
                    "minimum": 0,
                    "maximum": 100,
                    "examples": [
                      6
                    ]
                  },
                  "1": {
                    "title": "Level 1",
                    "description": "Steps of Status Level 1. Unit: steps. Rule 16.4.",
                    "type": "integer",
                    "minimum": 0,
                    "maximum": 100,
                    "examples": [
                      6
                    ]
                  },
                  "2": {
                    "title": "Level 2",
                    "description": "Steps of Status Level 2. Unit: steps. Rule 16.4.",
                    "type": "integer",
                    "minimum": 0,
                    "maximum": 100,
                    "examples": [
                      6
                    ]
                  }
                },
                "additionalProperties": false,
                "examples": [
                  {
                    "0": 6,
                    "1": 8
                  }
                ]
              },
              "france": {
                "title": "France",
                "description": "Steps of one nation.",
                "type": "object",
                "properties": {
                  "0": {
                    "title": "Level 0",
                    "description": "Steps of Status Level 0. Unit: steps. Rule 16.4.",
                    "type": "integer",
                    "minimum": 0,
                    "maximum": 100,
                    "examples": [
                      6
                    ]
                  },
                  "1": {
                    "title": "Level 1",
                    "description": "Steps of Status Level 1. Unit: steps. Rule 16.4.",
                    "type": "integer",
                    "minimum": 0,
                    "maximum": 100,
                    "examples": [
                      6
                    ]
                  },
                  "2": {
                    "title": "Level 2",
                    "description": "Steps of Status Level 2. Unit: steps. Rule 16.4.",
                    "type": "integer",
                    "minimum": 0,
                    "maximum": 100,
                    "examples": [
                      6
                    ]
                  }
                },
                "additionalProperties": false,
                "examples": [
                  {
                    "0": 6,
                    "1": 8
                  }
                ]
              },
              "china": {
                "title": "China",
                "description": "Steps of one nation.",
                "type": "object",
                "properties": {
                  "0": {
                    "title": "Level 0",
                    "description": "Steps of Status Level 0. Unit: steps. Rule 16.4.",
                    "type": "integer",
                    "minimum": 0,
                    "maximum": 100,
                    "examples": [
                      6
                    ]
                  },
                  "1": {
                    "title": "Level 1",
                    "description": "Steps of Status Level 1. Unit: steps. Rule 16.4.",
                    "type": "integer",
                    "minimum": 0,
                    "maximum": 100,
                    "examples": [
                      6
                    ]
                  },
                  "2": {
                    "title": "Level 2",
                    "description": "Steps of Status Level 2. Unit: steps. Rule 16.4.",
                    "type": "integer",
                    "minimum": 0,
                    "maximum": 100,
                    "examples": [
                      6
                    ]
                  }
                },
                "additionalProperties": false,
                "examples": [
                  {
                    "0": 6,
                    "1": 8
                  }
                ]
              }
            },
            "additionalProperties": false,
            "examples": [
              {
                "japan": {
                  "0": 6,
                  "1": 8,
                  "2": 6
                }
              }
            ]
          },
          "homelandLosses": {
            "title": "Homeland losses",
            "description": "Resource Points that Homeland hexes have lost, by place. Rule 8.5.",
            "type": "object",
            "patternProperties": {
              "^[a-z0-9][a-z0-9-]*$": {
                "title": "Points",
                "description": "Points lost. Unit: Resource Points. Rule 8.5.",
                "type": "integer",
                "minimum": 0,
                "maximum": 100,
                "examples": [
                  5
                ]
              }
            },
            "additionalProperties": false,
            "examples": [
              {
                "tokyo": 5
              }
            ]
          },
          "bombers": {
            "title": "Strategic Bombers",
            "description": "The groups that are in play. Rule 8.2.",
            "type": "object",
            "properties": {
              "20": {
                "title": "20th Group",
                "description": "One group.",
                "type": "object",
                "properties": {
                  "at": {
                    "$ref": "unit-defs.schema.json#/$defs/location",
                    "title": "At",
                    "description": "The airbase. Without this member it is in the available box.",
                    "examples": [
                      "saipan"
                    ]
                  },
                  "points": {
                    "title": "Points",
                    "description": "Its points. Unit: Strategic Bombing Points. Rule 8.1.",
                    "type": "integer",
                    "minimum": 0,
                    "maximum": 200,
                    "examples": [
                      3
                    ]
                  }
                },
                "required": [
                  "points"
                ],
                "additionalProperties": false,
                "examples": [
                  {
                    "at": "saipan",
                    "points": 3
                  }
                ]
              },
              "21": {
                "title": "21st Group",
                "description": "One group.",
                "type": "object",
                "properties": {
                  "at": {
                    "$ref": "unit-defs.schema.json#/$defs/location",
                    "title": "At",
                    "description": "The airbase. Without this member it is in the available box.",
                    "examples": [
                      "saipan"
                    ]
                  },
                  "points": {
                    "title": "Points",
                    "description": "Its points. Unit: Strategic Bombing Points. Rule 8.1.",
                    "type": "integer",
                    "minimum": 0,
                    "maximum": 200,
                    "examples": [
                      3
                    ]
                  }
                },
                "required": [
                  "points"
                ],
                "additionalProperties": false,
                "examples": [
                  {
                    "at": "saipan",
                    "points": 3
                  }
                ]
              }
            },
            "additionalProperties": false,
            "examples": [
              {
                "20": {
                  "points": 3
                }
              }
            ]
          },
          "surrendered": {
            "title": "Surrendered",
            "description": "Countries that have surrendered. Rule 33.0.",
            "type": "array",
            "items": {
              "$ref": "../common/common.schema.json#/$defs/id",
              "title": "Country",
              "description": "A country.",
              "examples": [
                "malaya"
              ]
            },
            "uniqueItems": true,
            "examples": [
              [
                "malaya"
              ]
            ]
          }
        },
        "required": [
          "initiative",
          "raids",
          "merchantShippingPoints",
          "escorts",
          "antiShippingSubmarines",
          "submarinePriority",
          "trainedSteps"
        ],
        "additionalProperties": false
      },
      "control": {
        "title": "Control",
        "description": "Who controls places and countries. What is not listed is as the map says for December 1941; a place or hex goes before its country. Rule 23.1.5.",
        "type": "object",
        "properties": {
          "countries": {
            "title": "Countries",
            "description": "Who controls whole countries of the map, by id.",
            "type": "object",
            "patternProperties": {
              "^[a-z0-9][a-z0-9-]*$": {
                "$ref": "defs.schema.json#/$defs/side",
                "title": "Control",
                "description": "The side that controls it."
              }
            },
            "additionalProperties": false,
            "examples": [
              {
                "malaya": "japanese"
              }
            ]
          },
          "allied": {
            "title": "Allied",
            "description": "Places that the Allies control.",
            "type": "array",
            "items": {
              "$ref": "unit-defs.schema.json#/$defs/location",
              "title": "Place",
              "description": "A place or hex.",
              "examples": [
                "guadalcanal"
              ]
            },
            "uniqueItems": true,
            "examples": [
              [
                "guadalcanal"
              ]
            ]
          },
          "japanese": {
            "title": "Japanese",
            "description": "Places that Japan controls.",
            "type": "array",
            "items": {
              "$ref": "unit-defs.schema.json#/$defs/location",
              "title": "Place",
              "description": "A place or hex.",
              "examples": [
                "rabaul"
              ]
            },
            "uniqueItems": true,
            "examples": [
              [
                "rabaul"
              ]
            ]
          }
        },
        "additionalProperties": false,
        "examples": [
          {
            "japanese": [
              "rabaul"
            ]
          }
        ]
      },
      "sides": {
        "title": "Sides",
        "description": "What each side has.",
        "type": "object",
        "properties": {
          "allied": {
            "title": "Allies",
            "description": "What one side has.",
            "type": "object",
            "properties": {
              "taskForces": {
                "title": "Task Forces",
                "description": "Task Forces, by id.",
                "type": "object",
                "patternProperties": {
                  "^[a-z0-9][a-z0-9-]*$": {
                    "title": "Task Force",
                    "description": "One Task Force. Its ships name it. Rule 2.5.12.",
                    "type": "object",
                    "properties": {
                      "at": {
                        "$ref": "unit-defs.schema.json#/$defs/location",
                        "title": "At",
                        "description": "Where it begins: a place of the map or a hex.",
                        "examples": [
                          "oahu"
                        ]
                      },
                      "name": {
                        "title": "Name",
                        "description": "What it is called.",
                        "type": "string",
                        "minLength": 1,
                        "maxLength": 80,
                        "examples": [
                          "Main Body"
                        ]
                      },
                      "detected": {
                        "title": "Detected",
                        "description": "True if it begins detected. Rule 24.1.",
                        "type": "boolean",
                        "const": true
                      },
                      "dummy": {
                        "title": "Dummy",
                        "description": "True for a marker without ships. Rule 34.4.",
                        "type": "boolean",
                        "const": true
                      }
                    },
                    "required": [
                      "at"
                    ],
                    "additionalProperties": false,
                    "examples": [
                      {
                        "at": "3159",
                        "name": "Main Body"
                      }
                    ]
                  }
                },
                "additionalProperties": false,
                "examples": [
                  {
                    "tf-1": {
                      "at": "3159"
                    }
                  }
                ]
              },
              "ships": {
                "title": "Ships",
                "description": "Ships by id, with where they begin.",
                "type": "object",
                "patternProperties": {
                  "^[a-z0-9][a-z0-9-]*$": {
                    "title": "Ship",
                    "description": "Where one ship begins: in a Task Force, or not Activated in a hex.",
                    "type": "object",
                    "properties": {
                      "at": {
                        "$ref": "unit-defs.schema.json#/$defs/location",
                        "title": "At",
                        "description": "Where it begins: a place of the map or a hex.",
                        "examples": [
                          "oahu"
                        ]
                      },
                      "taskForce": {
                        "$ref": "../common/common.schema.json#/$defs/id",
                        "title": "Task Force",
                        "description": "The Task Force of this side that it belongs to.",
                        "examples": [
                          "tf-1"
                        ]
                      },
                      "row": {
                        "title": "Row",
                        "description": "Its row in the Task Force. Rule 2.5.12.",
                        "type": "string",
                        "enum": [
                          "core",
                          "screen"
                        ],
                        "enumDescriptions": [
                          "Core.",
                          "Screen."
                        ],
                        "examples": [
                          "core"
                        ]
                      },
                      "hits": {
                        "$ref": "unit-defs.schema.json#/$defs/hits"
                      },
                      "activated": {
                        "title": "Activated",
                        "description": "True if it begins Activated, in a scenario in which the set-up says so unit by unit. Rule 1.3.",
                        "type": "boolean",
                        "const": true
                      }
                    },
                    "additionalProperties": false,
                    "examples": [
                      {
                        "taskForce": "tf-1",
                        "row": "core"
                      }
                    ]
                  }
                },
                "additionalProperties": false,
                "examples": [
                  {
                    "j-cv1": {
                      "taskForce": "tf-1",
                      "row": "core"
                    }
                  }
                ]
              },
              "airUnits": {
                "title": "Air units",
                "description": "Air units by an id of their own, with where they begin.",
                "type": "object",
                "patternProperties": {
                  "^[a-z0-9][a-z0-9-]*$": {
                    "title": "Air unit",
                    "description": "Where one air unit begins: at an airbase or on a carrier.",
                    "type": "object",
                    "properties": {
                      "class": {
                        "$ref": "../common/common.schema.json#/$defs/id",
                        "title": "Class",
                        "description": "Its class of aircraft.",
                        "examples": [
                          "us-f-cv-l1"
                        ]
                      },
                      "steps": {
                        "title": "Steps",
                        "description": "How many steps it has. Unit: steps. Rule 3.2.",
                        "type": "integer",
                        "minimum": 1,
                        "maximum": 6,
                        "examples": [
                          6
                        ]
                      },
                      "name": {
                        "title": "Name",
                        "description": "What stands on the counter: a name from history. It has no effect.",
                        "type": "string",
                        "minLength": 1,
                        "maxLength": 80,
                        "examples": [
                          "Enterprise air group"
                        ]
                      },
                      "at": {
                        "$ref": "unit-defs.schema.json#/$defs/location",
                        "title": "At",
                        "description": "Where it begins: a place of the map or a hex.",
                        "examples": [
                          "oahu"
                        ]
                      },
                      "on": {
                        "$ref": "../common/common.schema.json#/$defs/id",
                        "title": "Carrier",
                        "description": "The carrier that it is on.",
                        "examples": [
                          "j-cv1"
                        ]
                      },
                      "activated": {
                        "title": "Activated",
                        "description": "True if it begins Activated, in a scenario in which the set-up says so unit by unit. Rule 1.3.",
                        "type": "boolean",
                        "const": true
                      }
                    },
                    "required": [
                      "class",
                      "steps"
                    ],
                    "additionalProperties": false,
                    "examples": [
                      {
                        "class": "j-f-cv-l2",
                        "steps": 5,
                        "name": "CAD1",
                        "on": "j-cv1"
                      }
                    ]
                  }
                },
                "additionalProperties": false,
                "examples": [
                  {
                    "cad1": {
                      "class": "j-f-cv-l2",
                      "steps": 5,
                      "on": "j-cv1"
                    }
                  }
                ]
              },
              "groundUnits": {
                "title": "Ground units",
                "description": "Ground units by id, with where they begin.",
                "type": "object",
                "patternProperties": {
                  "^[a-z0-9][a-z0-9-]*$": {
                    "title": "Ground unit",
                    "description": "Where one ground unit begins: in a hex or aboard a ship.",
                    "type": "object",
                    "properties": {
                      "at": {
                        "$ref": "unit-defs.schema.json#/$defs/location",
                        "title": "At",
                        "description": "Where it begins: a place of the map or a hex.",
                        "examples": [
                          "oahu"
                        ]
                      },
                      "on": {
                        "$ref": "../common/common.schema.json#/$defs/id",
                        "title": "Ship",
                        "description": "The ship that carries it. Rule 23.8.",
                        "examples": [
                          "j-aa1"
                        ]
                      },
                      "unit": {
                        "$ref": "../common/common.schema.json#/$defs/id",
                        "title": "Unit",
                        "description": "The ground unit, where several counters of it are in play: units from breakdown. Without this member it is that of the id. Rule 16.9.",
                        "examples": [
                          "j-inf-rgt-breakdown"
                        ]
                      },
                      "hits": {
                        "$ref": "unit-defs.schema.json#/$defs/hits"
                      },
                      "broken": {
                        "title": "Broken",
                        "description": "True if it begins Broken. Rule 31.2.",
                        "type": "boolean",
                        "const": true
                      },
                      "activated": {
                        "title": "Activated",
                        "description": "True if it begins Activated, in a scenario in which the set-up says so unit by unit. Rule 1.3.",
                        "type": "boolean",
                        "const": true
                      }
                    },
                    "additionalProperties": false,
                    "examples": [
                      {
                        "at": "oahu"
                      }
                    ]
                  }
                },
                "additionalProperties": false,
                "examples": [
                  {
                    "us-24-div": {
                      "at": "oahu"
                    }
                  }
                ]
              },
              "bases": {
                "title": "Bases",
                "description": "Bases by their place.",
                "type": "object",
                "patternProperties": {
                  "^[a-z0-9][a-z0-9-]*$": {
                    "title": "Base",
                    "description": "One Base.",
                    "type": "object",
                    "properties": {
                      "unit": {
                        "$ref": "../common/common.schema.json#/$defs/id",
                        "title": "Base unit",
                        "description": "Its counter.",
                        "examples": [
                          "us-base-large"
                        ]
                      },
                      "hits": {
                        "$ref": "unit-defs.schema.json#/$defs/hits"
                      }
                    },
                    "required": [
                      "unit"
                    ],
                    "additionalProperties": false,
                    "examples": [
                      {
                        "unit": "us-base-large"
                      }
                    ]
                  }
                },
                "additionalProperties": false,
                "examples": [
                  {
                    "oahu": {
                      "unit": "us-base-large"
                    }
                  }
                ]
              },
              "fortifications": {
                "title": "Fortifications",
                "description": "Fortifications that are in play, by id.",
                "type": "object",
                "patternProperties": {
                  "^[a-z0-9][a-z0-9-]*$": {
                    "title": "Fortification",
                    "description": "One fortification.",
                    "type": "object",
                    "properties": {
                      "hits": {
                        "$ref": "unit-defs.schema.json#/$defs/hits"
                      }
                    },
                    "additionalProperties": false,
                    "examples": [
                      {
                        "hits": 1
                      }
                    ]
                  }
                },
                "additionalProperties": false,
                "examples": [
                  {
                    "a-fort-wake": {}
                  }
                ]
              },
              "headquarters": {
                "title": "Headquarters",
                "description": "Headquarters, by id.",
                "type": "object",
                "patternProperties": {
                  "^[a-z0-9][a-z0-9-]*$": {
                    "title": "Headquarters",
                    "description": "One headquarters.",
                    "type": "object",
                    "properties": {
                      "at": {
                        "$ref": "unit-defs.schema.json#/$defs/location",
                        "title": "At",
                        "description": "Where it begins: a place of the map or a hex.",
                        "examples": [
                          "oahu"
                        ]
                      }
                    },
                    "required": [
                      "at"
                    ],
                    "additionalProperties": false,
                    "examples": [
                      {
                        "at": "oahu"
                      }
                    ]
                  }
                },
                "additionalProperties": false,
                "examples": [
                  {
                    "a-hq-central-pacific": {
                      "at": "oahu"
                    }
                  }
                ]
              },
              "submarineCommands": {
                "title": "Submarine Commands",
                "description": "Submarine Commands, by id.",
                "type": "object",
                "patternProperties": {
                  "^[a-z0-9][a-z0-9-]*$": {
                    "title": "Submarine Command",
                    "description": "One Submarine Command.",
                    "type": "object",
                    "properties": {
                      "at": {
                        "$ref": "unit-defs.schema.json#/$defs/location",
                        "title": "At",
                        "description": "Where it begins: a place of the map or a hex.",
                        "examples": [
                          "oahu"
                        ]
                      },
                      "submarines": {
                        "title": "Submarines",
                        "description": "How many it has. Unit: submarines. Rule 11.2.2.",
                        "type": "integer",
                        "minimum": 0,
                        "maximum": 500,
                        "examples": [
                          36
                        ]
                      }
                    },
                    "required": [
                      "at",
                      "submarines"
                    ],
                    "additionalProperties": false,
                    "examples": [
                      {
                        "at": "oahu",
                        "submarines": 36
                      }
                    ]
                  }
                },
                "additionalProperties": false,
                "examples": [
                  {
                    "a-subcom-1": {
                      "at": "oahu",
                      "submarines": 36
                    }
                  }
                ]
              },
              "offensiveSupportBases": {
                "title": "Offensive Support Bases",
                "description": "Places with an Offensive Support Base. Rule 11.3.",
                "type": "array",
                "items": {
                  "$ref": "unit-defs.schema.json#/$defs/location",
                  "title": "Place",
                  "description": "A place.",
                  "examples": [
                    "kunming"
                  ]
                },
                "uniqueItems": true,
                "examples": [
                  [
                    "kunming"
                  ]
                ]
              },
              "constructions": {
                "title": "Constructions",
                "description": "What is being built, by its place.",
                "type": "object",
                "patternProperties": {
                  "^[a-z0-9][a-z0-9-]*$": {
                    "title": "Construction",
                    "description": "Something that is being built. Rule 17.0.",
                    "type": "object",
                    "properties": {
                      "base": {
                        "$ref": "../common/common.schema.json#/$defs/id",
                        "title": "Base unit",
                        "description": "The Base that it becomes.",
                        "examples": [
                          "japan-base-small"
                        ]
                      },
                      "stage": {
                        "title": "Stage",
                        "description": "The side of the marker: stages that are still to come. Unit: stages. Rule 17.5.",
                        "type": "integer",
                        "minimum": 1,
                        "maximum": 6,
                        "examples": [
                          1
                        ]
                      }
                    },
                    "required": [
                      "base",
                      "stage"
                    ],
                    "additionalProperties": false,
                    "examples": [
                      {
                        "base": "japan-base-small",
                        "stage": 1
                      }
                    ]
                  }
                },
                "additionalProperties": false,
                "examples": [
                  {
                    "guadalcanal": {
                      "base": "japan-base-small",
                      "stage": 1
                    }
                  }
                ]
              }
            },
            "required": [
              "taskForces",
              "ships",
              "airUnits",
              "groundUnits",
              "bases"
            ],
            "additionalProperties": false
          },
          "japanese": {
            "title": "Japan",
            "description": "What one side has.",
            "type": "object",
            "properties": {
              "taskForces": {
                "title": "Task Forces",
                "description": "Task Forces, by id.",
                "type": "object",
                "patternProperties": {
                  "^[a-z0-9][a-z0-9-]*$": {
                    "title": "Task Force",
                    "description": "One Task Force. Its ships name it. Rule 2.5.12.",
                    "type": "object",
                    "properties": {
                      "at": {
                        "$ref": "unit-defs.schema.json#/$defs/location",
                        "title": "At",
                        "description": "Where it begins: a place of the map or a hex.",
                        "examples": [
                          "oahu"
                        ]
                      },
                      "name": {
                        "title": "Name",
                        "description": "What it is called.",
                        "type": "string",
                        "minLength": 1,
                        "maxLength": 80,
                        "examples": [
                          "Main Body"
                        ]
                      },
                      "detected": {
                        "title": "Detected",
                        "description": "True if it begins detected. Rule 24.1.",
                        "type": "boolean",
                        "const": true
                      },
                      "dummy": {
                        "title": "Dummy",
                        "description": "True for a marker without ships. Rule 34.4.",
                        "type": "boolean",
                        "const": true
                      }
                    },
                    "required": [
                      "at"
                    ],
                    "additionalProperties": false,
                    "examples": [
                      {
                        "at": "3159",
                        "name": "Main Body"
                      }
                    ]
                  }
                },
                "additionalProperties": false,
                "examples": [
                  {
                    "tf-1": {
                      "at": "3159"
                    }
                  }
                ]
              },
              "ships": {
                "title": "Ships",
                "description": "Ships by id, with where they begin.",
                "type": "object",
                "patternProperties": {
                  "^[a-z0-9][a-z0-9-]*$": {
                    "title": "Ship",
                    "description": "Where one ship begins: in a Task Force, or not Activated in a hex.",
                    "type": "object",
                    "properties": {
                      "at": {
                        "$ref": "unit-defs.schema.json#/$defs/location",
                        "title": "At",
                        "description": "Where it begins: a place of the map or a hex.",
                        "examples": [
                          "oahu"
                        ]
                      },
                      "taskForce": {
                        "$ref": "../common/common.schema.json#/$defs/id",
                        "title": "Task Force",
                        "description": "The Task Force of this side that it belongs to.",
                        "examples": [
                          "tf-1"
                        ]
                      },
                      "row": {
                        "title": "Row",
                        "description": "Its row in the Task Force. Rule 2.5.12.",
                        "type": "string",
                        "enum": [
                          "core",
                          "screen"
                        ],
                        "enumDescriptions": [
                          "Core.",
                          "Screen."
                        ],
                        "examples": [
                          "core"
                        ]
                      },
                      "hits": {
                        "$ref": "unit-defs.schema.json#/$defs/hits"
                      },
                      "activated": {
                        "title": "Activated",
                        "description": "True if it begins Activated, in a scenario in which the set-up says so unit by unit. Rule 1.3.",
                        "type": "boolean",
                        "const": true
                      }
                    },
                    "additionalProperties": false,
                    "examples": [
                      {
                        "taskForce": "tf-1",
                        "row": "core"
                      }
                    ]
                  }
                },
                "additionalProperties": false,
                "examples": [
                  {
                    "j-cv1": {
                      "taskForce": "tf-1",
                      "row": "core"
                    }
                  }
                ]
              },
              "airUnits": {
                "title": "Air units",
                "description": "Air units by an id of their own, with where they begin.",
                "type": "object",
                "patternProperties": {
                  "^[a-z0-9][a-z0-9-]*$": {
                    "title": "Air unit",
                    "description": "Where one air unit begins: at an airbase or on a carrier.",
                    "type": "object",
                    "properties": {
                      "class": {
                        "$ref": "../common/common.schema.json#/$defs/id",
                        "title": "Class",
                        "description": "Its class of aircraft.",
                        "examples": [
                          "us-f-cv-l1"
                        ]
                      },
                      "steps": {
                        "title": "Steps",
                        "description": "How many steps it has. Unit: steps. Rule 3.2.",
                        "type": "integer",
                        "minimum": 1,
                        "maximum": 6,
                        "examples": [
                          6
                        ]
                      },
                      "name": {
                        "title": "Name",
                        "description": "What stands on the counter: a name from history. It has no effect.",
                        "type": "string",
                        "minLength": 1,
                        "maxLength": 80,
                        "examples": [
                          "Enterprise air group"
                        ]
                      },
                      "at": {
                        "$ref": "unit-defs.schema.json#/$defs/location",
                        "title": "At",
                        "description": "Where it begins: a place of the map or a hex.",
                        "examples": [
                          "oahu"
                        ]
                      },
                      "on": {
                        "$ref": "../common/common.schema.json#/$defs/id",
                        "title": "Carrier",
                        "description": "The carrier that it is on.",
                        "examples": [
                          "j-cv1"
                        ]
                      },
                      "activated": {
                        "title": "Activated",
                        "description": "True if it begins Activated, in a scenario in which the set-up says so unit by unit. Rule 1.3.",
                        "type": "boolean",
                        "const": true
                      }
                    },
                    "required": [
                      "class",
                      "steps"
                    ],
                    "additionalProperties": false,
                    "examples": [
                      {
                        "class": "j-f-cv-l2",
                        "steps": 5,
                        "name": "CAD1",
                        "on": "j-cv1"
                      }
                    ]
                  }
                },
                "additionalProperties": false,
                "examples": [
                  {
                    "cad1": {
                      "class": "j-f-cv-l2",
                      "steps": 5,
                      "on": "j-cv1"
                    }
                  }
                ]
              },
              "groundUnits": {
                "title": "Ground units",
                "description": "Ground units by id, with where they begin.",
                "type": "object",
                "patternProperties": {
                  "^[a-z0-9][a-z0-9-]*$": {
                    "title": "Ground unit",
                    "description": "Where one ground unit begins: in a hex or aboard a ship.",
                    "type": "object",
                    "properties": {
                      "at": {
                        "$ref": "unit-defs.schema.json#/$defs/location",
                        "title": "At",
                        "description": "Where it begins: a place of the map or a hex.",
                        "examples": [
                          "oahu"
                        ]
                      },
                      "on": {
                        "$ref": "../common/common.schema.json#/$defs/id",
                        "title": "Ship",
                        "description": "The ship that carries it. Rule 23.8.",
                        "examples": [
                          "j-aa1"
                        ]
                      },
                      "unit": {
                        "$ref": "../common/common.schema.json#/$defs/id",
                        "title": "Unit",
                        "description": "The ground unit, where several counters of it are in play: units from breakdown. Without this member it is that of the id. Rule 16.9.",
                        "examples": [
                          "j-inf-rgt-breakdown"
                        ]
                      },
                      "hits": {
                        "$ref": "unit-defs.schema.json#/$defs/hits"
                      },
                      "broken": {
                        "title": "Broken",
                        "description": "True if it begins Broken. Rule 31.2.",
                        "type": "boolean",
                        "const": true
                      },
                      "activated": {
                        "title": "Activated",
                        "description": "True if it begins Activated, in a scenario in which the set-up says so unit by unit. Rule 1.3.",
                        "type": "boolean",
                        "const": true
                      }
                    },
                    "additionalProperties": false,
                    "examples": [
                      {
                        "at": "oahu"
                      }
                    ]
                  }
                },
                "additionalProperties": false,
                "examples": [
                  {
                    "us-24-div": {
                      "at": "oahu"
                    }
                  }
                ]
              },
              "bases": {
                "title": "Bases",
                "description": "Bases by their place.",
                "type": "object",
                "patternProperties": {
                  "^[a-z0-9][a-z0-9-]*$": {
                    "title": "Base",
                    "description": "One Base.",
                    "type": "object",
                    "properties": {
                      "unit": {
                        "$ref": "../common/common.schema.json#/$defs/id",
                        "title": "Base unit",
                        "description": "Its counter.",
                        "examples": [
                          "us-base-large"
                        ]
                      },
                      "hits": {
                        "$ref": "unit-defs.schema.json#/$defs/hits"
                      }
                    },
                    "required": [
                      "unit"
                    ],
                    "additionalProperties": false,
                    "examples": [
                      {
                        "unit": "us-base-large"
                      }
                    ]
                  }
                },
                "additionalProperties": false,
                "examples": [
                  {
                    "oahu": {
                      "unit": "us-base-large"
                    }
                  }
                ]
              },
              "fortifications": {
                "title": "Fortifications",
                "description": "Fortifications that are in play, by id.",
                "type": "object",
                "patternProperties": {
                  "^[a-z0-9][a-z0-9-]*$": {
                    "title": "Fortification",
                    "description": "One fortification.",
                    "type": "object",
                    "properties": {
                      "hits": {
                        "$ref": "unit-defs.schema.json#/$defs/hits"
                      }
                    },
                    "additionalProperties": false,
                    "examples": [
                      {
                        "hits": 1
                      }
                    ]
                  }
                },
                "additionalProperties": false,
                "examples": [
                  {
                    "a-fort-wake": {}
                  }
                ]
              },
              "headquarters": {
                "title": "Headquarters",
                "description": "Headquarters, by id.",
                "type": "object",
                "patternProperties": {
                  "^[a-z0-9][a-z0-9-]*$": {
                    "title": "Headquarters",
                    "description": "One headquarters.",
                    "type": "object",
                    "properties": {
                      "at": {
                        "$ref": "unit-defs.schema.json#/$defs/location",
                        "title": "At",
                        "description": "Where it begins: a place of the map or a hex.",
                        "examples": [
                          "oahu"
                        ]
                      }
                    },
                    "required": [
                      "at"
                    ],
                    "additionalProperties": false,
                    "examples": [
                      {
                        "at": "oahu"
                      }
                    ]
                  }
                },
                "additionalProperties": false,
                "examples": [
                  {
                    "a-hq-central-pacific": {
                      "at": "oahu"
                    }
                  }
                ]
              },
              "submarineCommands": {
                "title": "Submarine Commands",
                "description": "Submarine Commands, by id.",
                "type": "object",
                "patternProperties": {
                  "^[a-z0-9][a-z0-9-]*$": {
                    "title": "Submarine Command",
                    "description": "One Submarine Command.",
                    "type": "object",
                    "properties": {
                      "at": {
                        "$ref": "unit-defs.schema.json#/$defs/location",
                        "title": "At",
                        "description": "Where it begins: a place of the map or a hex.",
                        "examples": [
                          "oahu"
                        ]
                      },
                      "submarines": {
                        "title": "Submarines",
                        "description": "How many it has. Unit: submarines. Rule 11.2.2.",
                        "type": "integer",
                        "minimum": 0,
                        "maximum": 500,
                        "examples": [
                          36
                        ]
                      }
                    },
                    "required": [
                      "at",
                      "submarines"
                    ],
                    "additionalProperties": false,
                    "examples": [
                      {
                        "at": "oahu",
                        "submarines": 36
                      }
                    ]
                  }
                },
                "additionalProperties": false,
                "examples": [
                  {
                    "a-subcom-1": {
                      "at": "oahu",
                      "submarines": 36
                    }
                  }
                ]
              },
              "offensiveSupportBases": {
                "title": "Offensive Support Bases",
                "description": "Places with an Offensive Support Base. Rule 11.3.",
                "type": "array",
                "items": {
                  "$ref": "unit-defs.schema.json#/$defs/location",
                  "title": "Place",
                  "description": "A place.",
                  "examples": [
                    "kunming"
                  ]
                },
                "uniqueItems": true,
                "examples": [
                  [
                    "kunming"
                  ]
                ]
              },
              "constructions": {
                "title": "Constructions",
                "description": "What is being built, by its place.",
                "type": "object",
                "patternProperties": {
                  "^[a-z0-9][a-z0-9-]*$": {
                    "title": "Construction",
                    "description": "Something that is being built. Rule 17.0.",
                    "type": "object",
                    "properties": {
                      "base": {
                        "$ref": "../common/common.schema.json#/$defs/id",
                        "title": "Base unit",
                        "description": "The Base that it becomes.",
                        "examples": [
                          "japan-base-small"
                        ]
                      },
                      "stage": {
                        "title": "Stage",
                        "description": "The side of the marker: stages that are still to come. Unit: stages. Rule 17.5.",
                        "type": "integer",
                        "minimum": 1,
                        "maximum": 6,
                        "examples": [
                          1
                        ]
                      }
                    },
                    "required": [
                      "base",
                      "stage"
                    ],
                    "additionalProperties": false,
                    "examples": [
                      {
                        "base": "japan-base-small",
                        "stage": 1
                      }
                    ]
                  }
                },
                "additionalProperties": false,
                "examples": [
                  {
                    "guadalcanal": {
                      "base": "japan-base-small",
                      "stage": 1
                    }
                  }
                ]
              }
            },
            "required": [
              "taskForces",
              "ships",
              "airUnits",
              "groundUnits",
              "bases"
            ],
            "additionalProperties": false
          }
        },
        "required": [
          "allied",
          "japanese"
        ],
        "additionalProperties": false
      },
      "schedules": {
        "title": "Schedules",
        "description": "The schedules that bring reinforcements and replacements.",
        "type": "object",
        "properties": {
          "allied": {
            "$ref": "../common/common.schema.json#/$defs/documentPath",
            "title": "Allies",
            "description": "The Allied schedule.",
            "examples": [
              "schedules/allies-1941-45.json"
            ]
          },
          "japanese": {
            "$ref": "../common/common.schema.json#/$defs/documentPath",
            "title": "Japan",
            "description": "The Japanese schedule.",
            "examples": [
              "schedules/japan-1941-45.json"
            ]
          }
        },
        "required": [
          "allied",
          "japanese"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "allied": "schedules/allies-1941-45.json",
            "japanese": "schedules/japan-1941-45.json"
          }
        ]
      },
      "specialRules": {
        "title": "Special rules",
        "description": "Rules of this scenario, by id.",
        "type": "object",
        "patternProperties": {
          "^[a-z0-9][a-z0-9-]*$": {
            "$ref": "special-rules.schema.json#/$defs/specialRule",
            "title": "Special rule",
            "description": "A rule of this scenario alone."
          }
        },
        "additionalProperties": false
      },
      "victory": {
        "$ref": "victory.schema.json#/$defs/victory",
        "title": "Victory",
        "description": "Who wins, and by how much."
      },
      "recommendedOptions": {
        "title": "Recommended options",
        "description": "Options that suit the scenario.",
        "type": "array",
        "items": {
          "$ref": "../common/common.schema.json#/$defs/optionId"
        },
        "uniqueItems": true,
        "examples": [
          [
            "night-combat"
          ]
        ]
      },
      "position": {
        "$ref": "position.schema.json#/$defs/position",
        "title": "Position",
        "description": "The game as it stood when it was saved. Without it play starts from the set-up."
      },
      "overrides": {
        "title": "Overrides",
        "description": "Changes of other documents for this scenario alone, as merge patches by the path of the document.",
        "type": "object",
        "patternProperties": {
          "^[a-z0-9][a-z0-9/-]*\\.json$": {
            "title": "Merge patch",
            "description": "What changes in the document (RFC 7396).",
            "type": "object"
          }
        },
        "additionalProperties": false,
        "examples": [
          {
            "ships.json": {
              "ships": {
                "j-cv1": {
                  "antiAir": 3
                }
              }
            }
          }
        ]
      },
      "sources": {
        "$ref": "../common/common.schema.json#/$defs/sources"
      }
    },
    "required": [
      "$schema",
      "id",
      "title",
      "rule",
      "summary",
      "class",
      "sheets",
      "start",
      "end",
      "linked",
      "activation",
      "sides",
      "specialRules",
      "victory",
      "recommendedOptions",
      "sources"
    ],
    "additionalProperties": false,
    "$defs": {
      "scenarioEnd": {
        "title": "End",
        "description": "When it ends.",
        "type": "object",
        "required": [
          "after"
        ],
        "discriminator": {
          "propertyName": "after"
        },
        "oneOf": [
          {
            "$ref": "#/$defs/endAfterCycles"
          },
          {
            "$ref": "#/$defs/endAfterDays"
          },
          {
            "$ref": "#/$defs/endAfterMonth"
          }
        ],
        "examples": [
          {
            "after": "days",
            "count": 14
          }
        ]
      },
      "endAfterCycles": {
        "title": "End after Battle Cycles",
        "description": "It ends after so many Battle Cycles.",
        "type": "object",
        "properties": {
          "after": {
            "title": "After",
            "description": "What it is counted in.",
            "type": "string",
            "const": "battle-cycles",
            "examples": [
              "battle-cycles"
            ]
          },
          "count": {
            "title": "Count",
            "description": "How many. Unit: Battle Cycles. Rule 5.2.",
            "type": "integer",
            "minimum": 1,
            "maximum": 99,
            "examples": [
              2
            ]
          }
        },
        "required": [
          "after",
          "count"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "after": "battle-cycles",
            "count": 2
          }
        ]
      },
      "endAfterDays": {
        "title": "End after Days",
        "description": "It ends when so many Days have passed.",
        "type": "object",
        "properties": {
          "after": {
            "title": "After",
            "description": "What it is counted in.",
            "type": "string",
            "const": "days",
            "examples": [
              "days"
            ]
          },
          "count": {
            "title": "Count",
            "description": "How many. Unit: Days. Rule 20.2.1.",
            "type": "integer",
            "minimum": 1,
            "maximum": 99,
            "examples": [
              14
            ]
          }
        },
        "required": [
          "after",
          "count"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "after": "days",
            "count": 14
          }
        ]
      },
      "endAfterMonth": {
        "title": "End after a month",
        "description": "It ends with a month.",
        "type": "object",
        "properties": {
          "after": {
            "title": "After",
            "description": "What it is counted in.",
            "type": "string",
            "const": "month",
            "examples": [
              "month"
            ]
          },
          "month": {
            "$ref": "defs.schema.json#/$defs/month",
            "title": "Month",
            "description": "The last month that is played."
          }
        },
        "required": [
          "after",
          "month"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "after": "month",
            "month": "1943-01"
          }
        ]
      }
    }
  },
  "pacific-war/schedule.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/pacific-war/schedule.schema.json",
    "title": "Schedule",
    "description": "What a side gets by month: reinforcements, replacements, and Command Points where they are given. Rules 10.0, 14.0 and 16.0.",
    "type": "object",
    "properties": {
      "$schema": {
        "$ref": "../common/common.schema.json#/$defs/schemaPath"
      },
      "title": {
        "title": "Title",
        "description": "What it is called.",
        "type": "string",
        "minLength": 1,
        "maxLength": 120,
        "examples": [
          "Allied schedule, 1941 to 1945"
        ]
      },
      "side": {
        "$ref": "defs.schema.json#/$defs/side",
        "title": "Side",
        "description": "The side that gets it."
      },
      "months": {
        "title": "Months",
        "description": "What each month brings.",
        "type": "object",
        "patternProperties": {
          "^194[1-5]-(0[1-9]|1[0-2])$": {
            "title": "Month",
            "description": "What one month brings.",
            "type": "object",
            "properties": {
              "commandPoints": {
                "title": "Command Points",
                "description": "Command Points of the month, for scenarios in which they are given. Unit: Command Points. Rules 10.1 and 10.2.",
                "type": "integer",
                "minimum": 0,
                "maximum": 999,
                "examples": [
                  105
                ]
              },
              "reinforcements": {
                "title": "Reinforcements",
                "description": "What arrives in the Reinforcement Phase. Rule 14.0.",
                "type": "object",
                "properties": {
                  "ships": {
                    "title": "Ships",
                    "description": "Ships, by id. Rule 14.8.",
                    "type": "object",
                    "patternProperties": {
                      "^[a-z0-9][a-z0-9-]*$": {
                        "title": "Ship",
                        "description": "One ship that arrives.",
                        "type": "object",
                        "properties": {
                          "hits": {
                            "$ref": "unit-defs.schema.json#/$defs/hits"
                          }
                        },
                        "additionalProperties": false,
                        "examples": [
                          {
                            "hits": 2
                          }
                        ]
                      }
                    },
                    "additionalProperties": false,
                    "examples": [
                      {
                        "us-cv5": {}
                      }
                    ]
                  },
                  "airUnits": {
                    "title": "Air units",
                    "description": "Air units, by an id of their own. Rule 14.9.",
                    "type": "object",
                    "patternProperties": {
                      "^[a-z0-9][a-z0-9-]*$": {
                        "title": "Air unit",
                        "description": "One air unit that arrives.",
                        "type": "object",
                        "properties": {
                          "class": {
                            "$ref": "../common/common.schema.json#/$defs/id",
                            "title": "Class",
                            "description": "Its class of aircraft.",
                            "examples": [
                              "us-f-cv-l1"
                            ]
                          },
                          "steps": {
                            "title": "Steps",
                            "description": "How many steps it has. Unit: steps. Rule 3.2.",
                            "type": "integer",
                            "minimum": 1,
                            "maximum": 6,
                            "examples": [
                              6
                            ]
                          },
                          "name": {
                            "title": "Name",
                            "description": "What stands on the counter: a name from history. It has no effect.",
                            "type": "string",
                            "minLength": 1,
                            "maxLength": 80,
                            "examples": [
                              "Enterprise air group"
                            ]
                          },
                          "on": {
                            "$ref": "../common/common.schema.json#/$defs/id",
                            "title": "Carrier",
                            "description": "The carrier on which it arrives.",
                            "examples": [
                              "us-cv5"
                            ]
                          }
                        },
                        "required": [
                          "class",
                          "steps"
                        ],
                        "additionalProperties": false,
                        "examples": [
                          {
                            "class": "us-f-cv-l1",
                            "steps": 5,
                            "on": "us-cv5"
                          }
                        ]
                      }
                    },
                    "additionalProperties": false,
                    "examples": [
                      {
                        "hornet-air-group": {
                          "class": "us-f-cv-l1",
                          "steps": 5,
                          "on": "us-cv5"
                        }
                      }
                    ]
                  },
                  "groundUnits": {
                    "title": "Ground units",
                    "description": "Ground units, by id. Rule 14.7.",
                    "type": "object",
                    "patternProperties": {
                      "^[a-z0-9][a-z0-9-]*$": {
                        "title": "Ground unit",
                        "description": "One ground unit that arrives.",
                        "type": "object",
                        "properties": {
                          "hits": {
                            "$ref": "unit-defs.schema.json#/$defs/hits"
                          }
                        },
                        "additionalProperties": false,
                        "examples": [
                          {
                            "hits": 3
                          }
                        ]
                      }
                    },
                    "additionalProperties": false,
                    "examples": [
                      {
                        "us-43-div": {}
                      }
                    ]
                  },
                  "headquarters": {
                    "title": "Headquarters",
                    "description": "Headquarters that arrive. Rule 14.6.",
                    "type": "array",
                    "items": {
                      "$ref": "../common/common.schema.json#/$defs/id",
                      "title": "Headquarters",
                      "description": "A headquarters.",
                      "examples": [
                        "a-hq-south-pacific"
                      ]
                    },
                    "uniqueItems": true,
                    "minItems": 1,
                    "examples": [
                      [
                        "a-hq-south-pacific"
                      ]
                    ]
                  },
                  "submarines": {
                    "title": "Submarines",
                    "description": "New submarines. Unit: submarines. Rules 14.1 and 14.2.",
                    "type": "integer",
                    "minimum": 0,
                    "maximum": 500,
                    "examples": [
                      4
                    ]
                  },
                  "merchantShippingPoints": {
                    "title": "Merchant Shipping Points",
                    "description": "Points that Japan may buy this month; those not bought are lost. Unit: Merchant Shipping Points. Rule 14.5.",
                    "type": "integer",
                    "minimum": 0,
                    "maximum": 500,
                    "examples": [
                      2
                    ]
                  },
                  "strategicBombers": {
                    "title": "Strategic Bombing Points",
                    "description": "Points for the Strategic Bombers. Rule 14.3.",
                    "type": "object",
                    "properties": {
                      "group": {
                        "title": "Group",
                        "description": "Which group gets them. Rule 8.1.",
                        "type": "string",
                        "enum": [
                          "20",
                          "21",
                          "either"
                        ],
                        "enumDescriptions": [
                          "The 20th Group.",
                          "The 21st Group.",
                          "Either group, as its owner likes."
                        ],
                        "examples": [
                          "20"
                        ]
                      },
                      "points": {
                        "title": "Points",
                        "description": "How many. Unit: Strategic Bombing Points. Rule 8.1.",
                        "type": "integer",
                        "minimum": 0,
                        "maximum": 50,
                        "examples": [
                          3
                        ]
                      }
                    },
                    "required": [
                      "group",
                      "points"
                    ],
                    "additionalProperties": false,
                    "examples": [
                      {
                        "group": "20",
                        "points": 3
                      }
                    ]
                  }
                },
                "additionalProperties": false,
                "examples": [
                  {
                    "submarines": 2
                  }
                ]
              },
              "replacements": {
                "title": "Replacements",
                "description": "Steps for the Replacement Phase. Rule 16.0.",
                "type": "object",
                "properties": {
                  "ground": {
                    "title": "Ground steps",
                    "description": "Ground steps by nation. Rule 16.1.",
                    "type": "object",
                    "properties": {
                      "japan": {
                        "title": "Japan",
                        "description": "Steps for Japan. Unit: steps. Rule 16.1.",
                        "type": "integer",
                        "minimum": 0,
                        "maximum": 100,
                        "examples": [
                          2
                        ]
                      },
                      "us": {
                        "title": "The United States",
                        "description": "Steps for The United States. Unit: steps. Rule 16.1.",
                        "type": "integer",
                        "minimum": 0,
                        "maximum": 100,
                        "examples": [
                          2
                        ]
                      },
                      "britain": {
                        "title": "Britain",
                        "description": "Steps for Britain. Unit: steps. Rule 16.1.",
                        "type": "integer",
                        "minimum": 0,
                        "maximum": 100,
                        "examples": [
                          2
                        ]
                      },
                      "australia": {
                        "title": "Australia",
                        "description": "Steps for Australia. Unit: steps. Rule 16.1.",
                        "type": "integer",
                        "minimum": 0,
                        "maximum": 100,
                        "examples": [
                          2
                        ]
                      },
                      "netherlands": {
                        "title": "The Netherlands",
                        "description": "Steps for the Netherlands. Unit: steps. Rule 16.1.",
                        "type": "integer",
                        "minimum": 0,
                        "maximum": 100,
                        "examples": [
                          2
                        ]
                      },
                      "france": {
                        "title": "France",
                        "description": "Steps for France. Unit: steps. Rule 16.1.",
                        "type": "integer",
                        "minimum": 0,
                        "maximum": 100,
                        "examples": [
                          2
                        ]
                      },
                      "china": {
                        "title": "China",
                        "description": "Steps for China. Unit: steps. Rule 16.1.",
                        "type": "integer",
                        "minimum": 0,
                        "maximum": 100,
                        "examples": [
                          2
                        ]
                      }
                    },
                    "additionalProperties": false,
                    "examples": [
                      {
                        "us": 3,
                        "australia": 2
                      }
                    ]
                  },
                  "air": {
                    "title": "Air steps in training",
                    "description": "Air steps by nation that begin their training: their level follows from the months they train. Rule 16.4.",
                    "type": "object",
                    "properties": {
                      "japan": {
                        "title": "Japan",
                        "description": "Steps for Japan. Unit: steps. Rule 16.4.",
                        "type": "integer",
                        "minimum": 0,
                        "maximum": 100,
                        "examples": [
                          2
                        ]
                      },
                      "us": {
                        "title": "The United States",
                        "description": "Steps for The United States. Unit: steps. Rule 16.4.",
                        "type": "integer",
                        "minimum": 0,
                        "maximum": 100,
                        "examples": [
                          2
                        ]
                      },
                      "britain": {
                        "title": "Britain",
                        "description": "Steps for Britain. Unit: steps. Rule 16.4.",
                        "type": "integer",
                        "minimum": 0,
                        "maximum": 100,
                        "examples": [
                          2
                        ]
                      },
                      "australia": {
                        "title": "Australia",
                        "description": "Steps for Australia. Unit: steps. Rule 16.4.",
                        "type": "integer",
                        "minimum": 0,
                        "maximum": 100,
                        "examples": [
                          2
                        ]
                      },
                      "netherlands": {
                        "title": "The Netherlands",
                        "description": "Steps for the Netherlands. Unit: steps. Rule 16.4.",
                        "type": "integer",
                        "minimum": 0,
                        "maximum": 100,
                        "examples": [
                          2
                        ]
                      },
                      "france": {
                        "title": "France",
                        "description": "Steps for France. Unit: steps. Rule 16.4.",
                        "type": "integer",
                        "minimum": 0,
                        "maximum": 100,
                        "examples": [
                          2
                        ]
                      },
                      "china": {
                        "title": "China",
                        "description": "Steps for China. Unit: steps. Rule 16.4.",
                        "type": "integer",
                        "minimum": 0,
                        "maximum": 100,
                        "examples": [
                          2
                        ]
                      }
                    },
                    "additionalProperties": false,
                    "examples": [
                      {
                        "us": 12
                      }
                    ]
                  },
                  "airClasses": {
                    "title": "Air steps of a class",
                    "description": "Air steps by the id of a class of aircraft, for scenarios in which type and level are given. Rule 16.3.1.",
                    "type": "object",
                    "patternProperties": {
                      "^[a-z0-9][a-z0-9-]*$": {
                        "title": "Steps",
                        "description": "Steps of the class. Unit: steps. Rule 16.3.1.",
                        "type": "integer",
                        "minimum": 0,
                        "maximum": 100,
                        "examples": [
                          3
                        ]
                      }
                    },
                    "additionalProperties": false,
                    "examples": [
                      {
                        "us-f-l1": 3
                      }
                    ]
                  }
                },
                "additionalProperties": false,
                "examples": [
                  {
                    "ground": {
                      "us": 3
                    },
                    "air": {
                      "us": 12
                    }
                  }
                ]
              }
            },
            "additionalProperties": false,
            "examples": [
              {
                "reinforcements": {
                  "submarines": 2
                },
                "replacements": {
                  "ground": {
                    "japan": 4
                  },
                  "air": {
                    "japan": 9
                  }
                }
              }
            ]
          }
        },
        "additionalProperties": false,
        "examples": [
          {
            "1942-01": {
              "replacements": {
                "ground": {
                  "japan": 4
                }
              }
            }
          }
        ]
      },
      "sources": {
        "$ref": "../common/common.schema.json#/$defs/sources"
      }
    },
    "required": [
      "$schema",
      "title",
      "side",
      "months",
      "sources"
    ],
    "additionalProperties": false
  },
  "pacific-war/sequence.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/pacific-war/sequence.schema.json",
    "title": "Sequence of play",
    "description": "The phases of a month, an Operation and a Battle Cycle for each class of scenario, in order. Rule 5.0.",
    "type": "object",
    "properties": {
      "$schema": {
        "$ref": "../common/common.schema.json#/$defs/schemaPath"
      },
      "engagement": {
        "title": "Engagement",
        "description": "What an Engagement scenario plays: its Battle Cycles. Rule 1.2.",
        "type": "array",
        "items": {
          "$ref": "#/$defs/step"
        },
        "uniqueItems": true,
        "minItems": 1,
        "examples": [
          [
            "lighting",
            "advantage"
          ]
        ]
      },
      "battle": {
        "title": "Battle",
        "description": "What a Battle scenario plays. Rule 1.2.",
        "type": "array",
        "items": {
          "$ref": "#/$defs/step"
        },
        "uniqueItems": true,
        "minItems": 1,
        "examples": [
          [
            "lighting",
            "advantage"
          ]
        ]
      },
      "campaign": {
        "title": "Campaign",
        "description": "The month of a Campaign scenario. Rule 5.1.",
        "type": "array",
        "items": {
          "$ref": "#/$defs/step"
        },
        "uniqueItems": true,
        "minItems": 1,
        "examples": [
          [
            "lighting",
            "advantage"
          ]
        ]
      },
      "strategic": {
        "title": "Strategic",
        "description": "The month of a Strategic scenario. Rule 5.1.",
        "type": "array",
        "items": {
          "$ref": "#/$defs/step"
        },
        "uniqueItems": true,
        "minItems": 1,
        "examples": [
          [
            "lighting",
            "advantage"
          ]
        ]
      },
      "operation": {
        "title": "Operation",
        "description": "The phases of an Operation. Rule 5.1.",
        "type": "array",
        "items": {
          "$ref": "#/$defs/step"
        },
        "uniqueItems": true,
        "minItems": 1,
        "examples": [
          [
            "lighting",
            "advantage"
          ]
        ]
      },
      "battle-cycle": {
        "title": "Battle Cycle",
        "description": "The phases of a Battle Cycle of Campaign and Strategic scenarios. Rule 5.2.",
        "type": "array",
        "items": {
          "$ref": "#/$defs/step"
        },
        "uniqueItems": true,
        "minItems": 1,
        "examples": [
          [
            "lighting",
            "advantage"
          ]
        ]
      },
      "battle-scenario-cycle": {
        "title": "Battle Cycle of a Battle scenario",
        "description": "Without demolition. Rule 4.1.",
        "type": "array",
        "items": {
          "$ref": "#/$defs/step"
        },
        "uniqueItems": true,
        "minItems": 1,
        "examples": [
          [
            "lighting",
            "advantage"
          ]
        ]
      },
      "engagement-cycle": {
        "title": "Battle Cycle of an Engagement",
        "description": "Without demolition, deactivation and days. Rule 32.3.",
        "type": "array",
        "items": {
          "$ref": "#/$defs/step"
        },
        "uniqueItems": true,
        "minItems": 1,
        "examples": [
          [
            "lighting",
            "advantage"
          ]
        ]
      },
      "naval-battle": {
        "title": "Naval battle",
        "description": "The steps of naval combat in a hex. Rule 29.0.",
        "type": "array",
        "items": {
          "$ref": "#/$defs/step"
        },
        "uniqueItems": true,
        "minItems": 1,
        "examples": [
          [
            "lighting",
            "advantage"
          ]
        ]
      },
      "air-mission": {
        "title": "Air mission",
        "description": "The steps of a mission. Rule 28.3.1.",
        "type": "array",
        "items": {
          "$ref": "#/$defs/step"
        },
        "uniqueItems": true,
        "minItems": 1,
        "examples": [
          [
            "lighting",
            "advantage"
          ]
        ]
      },
      "ground-battle": {
        "title": "Ground battle",
        "description": "The steps of ground combat in a hex. Rule 31.1.",
        "type": "array",
        "items": {
          "$ref": "#/$defs/step"
        },
        "uniqueItems": true,
        "minItems": 1,
        "examples": [
          [
            "lighting",
            "advantage"
          ]
        ]
      },
      "sources": {
        "$ref": "../common/common.schema.json#/$defs/sources"
      }
    },
    "required": [
      "$schema",
      "engagement",
      "battle",
      "campaign",
      "strategic",
      "operation",
      "battle-cycle",
      "battle-scenario-cycle",
      "engagement-cycle",
      "naval-battle",
      "air-mission",
      "ground-battle",
      "sources"
    ],
    "additionalProperties": false,
    "$defs": {
      "step": {
        "title": "Step",
        "description": "A step of play.",
        "type": "string",
        "enum": [
          "weather",
          "strategic-intelligence",
          "strategic-bombing",
          "japanese-escort",
          "submarine-priority",
          "shipping-attrition",
          "command-points",
          "isolation",
          "strategic-transport",
          "reinforcements",
          "special-arrivals",
          "naval-repair",
          "replacements",
          "engineering",
          "submarine-patrols",
          "operations",
          "operation-bid",
          "operation-activation",
          "operational-intelligence",
          "operation-start",
          "dummy-task-forces",
          "operation-contact",
          "reaction-activation",
          "reaction-contact",
          "battle-cycles",
          "operation-end",
          "lighting",
          "advantage",
          "advantage-movement",
          "advantage-air-missions",
          "naval-battles",
          "bombardment",
          "demolition",
          "ground-combat",
          "airbase-repair",
          "rally",
          "disadvantage-movement",
          "disadvantage-air-missions",
          "joint-activation",
          "detection-removal",
          "day-marker",
          "naval-determination",
          "naval-phase-1",
          "naval-phase-2",
          "naval-phase-3",
          "naval-withdrawal",
          "mission-preliminary",
          "mission-flight",
          "mission-cap",
          "mission-targets",
          "mission-flak",
          "mission-strike",
          "mission-late-flak",
          "mission-conclusion",
          "ground-decision",
          "ground-leads",
          "ground-roll",
          "ground-retreat",
          "ground-pursuit"
        ],
        "enumDescriptions": [
          "Weather in each zone, if that option is on. Rule 6.0.",
          "Each player's level of Strategic Intelligence. Rule 7.0.",
          "A raid on the Homeland. Rule 8.0.",
          "Escorts of merchant shipping. Rule 9.1.",
          "What Allied submarines attack first. Rule 9.2.",
          "Losses of merchant shipping. Rule 9.3.",
          "Command Points are received and allocated. Rule 10.0.",
          "Units without a link suffer. Rule 12.0.",
          "Units move between ports. Rule 13.0.",
          "Reinforcements arrive. Rule 14.0.",
          "What optional rules bring arrives. Rule 34.0.",
          "Naval units are repaired. Rule 15.0.",
          "Steps are replaced. Rule 16.0.",
          "Bases are built and repaired. Rule 17.0.",
          "Patrols are placed. Rule 25.1.",
          "Operations until the month ends: the list “operation”. Rule 5.4.",
          "Bids for the Operation. Rule 18.0.",
          "The Operation player activates units. Rule 20.0.",
          "The condition of the Operation. Rule 21.0.",
          "The Operation begins: torpedoes are taken aboard again, and the Operation player may lay siege. Rules 29.2.1 and 31.6.",
          "Each side places dummy Task Forces in its ports, if that option is on. Rule 34.4.",
          "The Operation player moves into contact. Rule 23.4.",
          "The Reaction player activates units. Rule 20.3.",
          "The Reaction player moves into contact. Rule 23.5.1.",
          "Battle Cycles until the Operation ends. Rule 5.2.",
          "The Operation ends: ships in overrun anchorages are eliminated. Rule 23.1.5.",
          "The lighting of the cycle. Rule 26.0.",
          "Who has the advantage. Rule 27.0.",
          "The Advantage player moves. Rule 23.6.",
          "The Advantage player flies missions. Rule 28.0.",
          "Naval combat, hex by hex: the list “naval-battle”. Rule 29.0.",
          "Task Forces bombard. Rule 29.3.",
          "Installations are demolished. Rule 30.0.",
          "Ground combat, hex by hex: the list “ground-battle”. Rule 31.0.",
          "Hits of Bases are removed. Rule 31.7.",
          "Broken units rally. Rule 31.8.",
          "The Disadvantage player moves. Rule 23.6.",
          "The Disadvantage player flies missions. Rule 28.0.",
          "Both activate and deactivate units. Rule 20.4.",
          "Task Forces are lost from sight. Rule 32.2.",
          "The Day marker advances. Rule 32.3.",
          "Whether there is combat, and who has Surprise. Rule 29.1.",
          "The first phase. Rule 29.2.1.",
          "The second phase. Rule 29.2.2.",
          "The third phase. Rule 29.2.3.",
          "A side may withdraw. Rule 29.2.5.",
          "Target, units and coordination. Rule 28.3.2.",
          "The flight, with search and interception on the way. Rule 28.4.",
          "CAP and escort. Rule 28.7.",
          "The targets of a strike. Rule 28.11.",
          "Flak, before the strike of a detected mission. Rule 28.10.",
          "Strike, strafing or paradrop. Rule 28.11.",
          "Flak against a mission that was not detected. Rule 28.10.",
          "The flight home, landing and reorganization. Rule 28.17.",
          "Who attacks. Rule 31.1.",
          "The lead units. Rule 31.1.1.",
          "The result. Rule 31.1.1.",
          "Retreat and losses. Rule 31.2.",
          "Pursuit. Rule 31.3."
        ]
      }
    }
  },
  "pacific-war/ship-types.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/pacific-war/ship-types.schema.json",
    "title": "Types of naval units",
    "description": "What the type of a naval unit decides. Rule 2.2.3.",
    "type": "object",
    "properties": {
      "$schema": {
        "$ref": "../common/common.schema.json#/$defs/schemaPath"
      },
      "title": {
        "title": "Title",
        "description": "The name of the table.",
        "type": "string",
        "minLength": 1,
        "maxLength": 120,
        "examples": [
          "Types of naval units"
        ]
      },
      "rule": {
        "$ref": "../common/common.schema.json#/$defs/citedRule"
      },
      "types": {
        "title": "Types",
        "description": "The types, by the letters on the counter. Rule 2.2.3.",
        "type": "object",
        "patternProperties": {
          "^[A-Z]{2,3}$": {
            "title": "Type",
            "description": "One type.",
            "type": "object",
            "properties": {
              "title": {
                "title": "Title",
                "description": "What it is.",
                "type": "string",
                "minLength": 1,
                "maxLength": 60,
                "examples": [
                  "Aircraft carrier"
                ]
              },
              "ships": {
                "title": "Ships",
                "description": "How many ships a counter stands for. Unit: ships. Rule 2.2.3.",
                "type": "integer",
                "minimum": 1,
                "maximum": 6,
                "examples": [
                  6
                ]
              },
              "capital": {
                "title": "Capital ship",
                "description": "True for a capital ship. Rule 2.2.3.",
                "type": "boolean"
              },
              "core": {
                "title": "Core",
                "description": "True if it belongs in the Core of a Task Force. Rule 2.5.12.",
                "type": "boolean"
              },
              "screen": {
                "title": "Screen",
                "description": "True if it may stand in the Screen of a Task Force. Rule 2.5.12.",
                "type": "boolean"
              },
              "seaplaneBase": {
                "title": "Seaplane base",
                "description": "True if it can set up a seaplane base. Rule 2.3.2.3.",
                "type": "boolean"
              },
              "repair": {
                "title": "Repair",
                "description": "How it comes back to strength. Rule 15.2.",
                "type": "string",
                "enum": [
                  "full",
                  "partial",
                  "recombined",
                  "bought",
                  "none"
                ],
                "enumDescriptions": [
                  "All hits are repaired. Rule 15.2.1.",
                  "Repaired whole if it has fewer hits than half its capacity, else to half. Rule 15.2.2.",
                  "Not repaired: units of the type exchange steps. Rule 15.2.3.",
                  "Not repaired: steps are bought. Rule 15.2.4.",
                  "Neither repaired nor recombined. Rule 34.1."
                ],
                "examples": [
                  "full"
                ]
              },
              "initiativePoints": {
                "title": "Ship points",
                "description": "What its loss counts for Strategic Initiative; others count their hits. Unit: points. Rule 19.3.1.",
                "type": "integer",
                "minimum": 0,
                "maximum": 9,
                "examples": [
                  2
                ]
              },
              "withdraws": {
                "title": "Withdrawal",
                "description": "True if it may withdraw from naval combat by itself. Rule 29.2.5.",
                "type": "boolean"
              },
              "transport": {
                "title": "Transport",
                "description": "What it carries. Without it, nothing. Rule 23.8.",
                "type": "object",
                "properties": {
                  "sides": {
                    "title": "Sides",
                    "description": "The sides that use it so. Rule 23.8.2.",
                    "type": "array",
                    "items": {
                      "$ref": "defs.schema.json#/$defs/side"
                    },
                    "uniqueItems": true,
                    "examples": [
                      [
                        "japanese"
                      ]
                    ]
                  },
                  "battalions": {
                    "title": "Battalions",
                    "description": "How much it carries, whatever its hits. Unit: battalions. Rule 23.8.1.",
                    "type": "integer",
                    "minimum": 1,
                    "maximum": 99,
                    "examples": [
                      9
                    ]
                  },
                  "armor": {
                    "title": "Armor",
                    "description": "True if it carries armor. Rule 23.8.1.",
                    "type": "boolean"
                  },
                  "hitsPerHit": {
                    "title": "Hits",
                    "description": "Hits on the units aboard for each hit that it takes. Unit: hits. Rule 23.8.1.",
                    "type": "integer",
                    "minimum": 0,
                    "maximum": 9,
                    "examples": [
                      2
                    ]
                  },
                  "halved": {
                    "title": "Halved",
                    "description": "True if its strengths but for Anti-Air are halved while it is loaded. Rule 23.8.2.",
                    "type": "boolean"
                  }
                },
                "required": [
                  "sides",
                  "battalions",
                  "armor",
                  "hitsPerHit",
                  "halved"
                ],
                "additionalProperties": false,
                "examples": [
                  {
                    "sides": [
                      "japanese"
                    ],
                    "battalions": 3,
                    "armor": false,
                    "hitsPerHit": 1,
                    "halved": true
                  }
                ]
              }
            },
            "required": [
              "title",
              "ships",
              "capital",
              "core",
              "screen",
              "seaplaneBase",
              "repair",
              "initiativePoints",
              "withdraws"
            ],
            "additionalProperties": false
          }
        },
        "additionalProperties": false,
        "examples": [
          {
            "CV": {
              "title": "Aircraft carrier",
              "ships": 1,
              "capital": true,
              "core": true,
              "screen": false,
              "seaplaneBase": false,
              "repair": "full",
              "initiativePoints": 2,
              "withdraws": true
            }
          }
        ]
      },
      "fullRepair": {
        "title": "Single ships",
        "description": "Naval units that are repaired whole although their type is not: ids of ships.json. Rule 15.2.1.",
        "type": "array",
        "items": {
          "$ref": "../common/common.schema.json#/$defs/id"
        },
        "uniqueItems": true,
        "examples": [
          [
            "us-ca9"
          ]
        ]
      },
      "sources": {
        "$ref": "../common/common.schema.json#/$defs/sources"
      }
    },
    "required": [
      "$schema",
      "title",
      "rule",
      "types",
      "fullRepair",
      "sources"
    ],
    "additionalProperties": false
  },
  "pacific-war/ships.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/pacific-war/ships.schema.json",
    "title": "Ships",
    "description": "Naval units: single capital ships, pairs of cruisers and groups of six smaller ships. Rule 2.2.3.",
    "type": "object",
    "properties": {
      "$schema": {
        "$ref": "../common/common.schema.json#/$defs/schemaPath"
      },
      "ships": {
        "title": "Ships",
        "description": "Naval units, by id.",
        "type": "object",
        "patternProperties": {
          "^[a-z0-9][a-z0-9-]*$": {
            "title": "Naval unit",
            "description": "One naval counter. Rule 2.2.3.",
            "type": "object",
            "properties": {
              "name": {
                "title": "Name",
                "description": "What it is called: the ship, or the ships of a counter of two.",
                "type": "string",
                "minLength": 1,
                "maxLength": 80,
                "examples": [
                  "Myoko, Haguro"
                ]
              },
              "nation": {
                "$ref": "unit-defs.schema.json#/$defs/nation"
              },
              "type": {
                "$ref": "unit-defs.schema.json#/$defs/navalType"
              },
              "number": {
                "title": "Number",
                "description": "The number after the type on the counter, as in CA3. Rule 2.2.3.",
                "type": "integer",
                "minimum": 1,
                "maximum": 99,
                "examples": [
                  3
                ]
              },
              "class": {
                "title": "Class",
                "description": "The class of the ships.",
                "type": "string",
                "minLength": 1,
                "maxLength": 80,
                "examples": [
                  "Myoko"
                ]
              },
              "ships": {
                "title": "Ships",
                "description": "How many ships it stands for at full strength. Unit: ships. Rule 2.2.3.",
                "type": "integer",
                "minimum": 1,
                "maximum": 6,
                "examples": [
                  2
                ]
              },
              "activationCost": {
                "title": "Activation Point Cost",
                "description": "What it costs to activate it; hits do not lower it. Unit: Command Points. Rule 2.2.3.",
                "type": "integer",
                "minimum": 0,
                "maximum": 20,
                "examples": [
                  2
                ]
              },
              "antiAir": {
                "$ref": "unit-defs.schema.json#/$defs/strength",
                "title": "Anti-Air",
                "description": "Flak against aircraft. Rule 28.9. Unit: points; -1 is below zero, and without the member it is a printed x."
              },
              "gunnery": {
                "title": "Gunnery",
                "description": "Guns against ships, by the range of the fight. A range that is left out is a printed x. Rule 2.2.3.",
                "type": "object",
                "properties": {
                  "short": {
                    "$ref": "unit-defs.schema.json#/$defs/strength",
                    "title": "Short",
                    "description": "Strength at short range. Unit: points; -1 is below zero, and without the member it is a printed x."
                  },
                  "medium": {
                    "$ref": "unit-defs.schema.json#/$defs/strength",
                    "title": "Medium",
                    "description": "Strength at medium range. Unit: points; -1 is below zero, and without the member it is a printed x."
                  },
                  "long": {
                    "$ref": "unit-defs.schema.json#/$defs/strength",
                    "title": "Long",
                    "description": "Strength at long range. Unit: points; -1 is below zero, and without the member it is a printed x."
                  }
                },
                "additionalProperties": false,
                "examples": [
                  {
                    "short": 8,
                    "medium": 4,
                    "long": 2
                  }
                ]
              },
              "torpedo": {
                "title": "Torpedoes",
                "description": "Torpedoes against ships, by the range of the fight; there are none at long range. A range that is left out is a printed x. Rule 29.2.1.",
                "type": "object",
                "properties": {
                  "short": {
                    "$ref": "unit-defs.schema.json#/$defs/strength",
                    "title": "Short",
                    "description": "Strength at short range. Unit: points; -1 is below zero, and without the member it is a printed x."
                  },
                  "medium": {
                    "$ref": "unit-defs.schema.json#/$defs/strength",
                    "title": "Medium",
                    "description": "Strength at medium range. Unit: points; -1 is below zero, and without the member it is a printed x."
                  }
                },
                "additionalProperties": false,
                "examples": [
                  {
                    "short": 7,
                    "medium": 3
                  }
                ]
              },
              "bombardment": {
                "$ref": "unit-defs.schema.json#/$defs/strength",
                "title": "Bombardment",
                "description": "Guns against ground units and installations. Rule 29.3. Unit: points; -1 is below zero, and without the member it is a printed x."
              },
              "antiSubmarine": {
                "$ref": "unit-defs.schema.json#/$defs/strength",
                "title": "Anti-submarine",
                "description": "Strength against submarines. Rule 25.3. Unit: points; -1 is below zero, and without the member it is a printed x."
              },
              "launchCapacity": {
                "title": "Launch Capacity",
                "description": "The most air steps that the carrier can carry and launch; each hit lowers it by one. Unit: steps. Rule 2.3.2.2.",
                "type": "integer",
                "minimum": 1,
                "maximum": 12,
                "examples": [
                  6
                ]
              },
              "hitCapacity": {
                "title": "Hit Capacity",
                "description": "With so many hits it sinks. Unit: hits. Rule 2.2.3.",
                "type": "integer",
                "minimum": 1,
                "maximum": 20,
                "examples": [
                  6
                ]
              },
              "canCripple": {
                "title": "Can be crippled",
                "description": "True if it is crippled when one hit short of sinking: a c before the Hit Capacity. Rule 2.2.3.",
                "type": "boolean",
                "const": true
              },
              "spotter": {
                "title": "Spotter",
                "description": "True if it has aircraft of its own with which it searches beyond its hex. Rule 2.2.3.",
                "type": "boolean",
                "const": true
              },
              "repairsFully": {
                "title": "Repairs fully",
                "description": "True for the single cruisers that are repaired like capital ships. Rule 15.2.1.",
                "type": "boolean",
                "const": true
              },
              "option": {
                "$ref": "../common/common.schema.json#/$defs/optionId",
                "title": "Option",
                "description": "It is in the game only with this option. Rule 34.0.",
                "examples": [
                  "krs-submarine"
                ]
              }
            },
            "required": [
              "name",
              "nation",
              "type",
              "number",
              "class",
              "ships",
              "activationCost",
              "gunnery",
              "torpedo",
              "hitCapacity"
            ],
            "additionalProperties": false,
            "examples": [
              {
                "name": "Myoko, Haguro",
                "nation": "japan",
                "type": "CA",
                "number": 3,
                "class": "Myoko",
                "ships": 2,
                "activationCost": 2,
                "antiAir": 2,
                "gunnery": {
                  "short": 5,
                  "medium": 2,
                  "long": 1
                },
                "torpedo": {
                  "short": 5,
                  "medium": 2
                },
                "bombardment": 4,
                "hitCapacity": 6,
                "canCripple": true,
                "spotter": true
              }
            ]
          }
        },
        "additionalProperties": false
      },
      "sources": {
        "$ref": "../common/common.schema.json#/$defs/sources"
      }
    },
    "required": [
      "$schema",
      "ships",
      "sources"
    ],
    "additionalProperties": false
  },
  "pacific-war/special-rules.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/pacific-war/special-rules.schema.json",
    "title": "Pacific War special rules",
    "description": "Rules of single scenarios.",
    "$defs": {
      "specialRule": {
        "title": "Special rule",
        "description": "A rule of this scenario alone.",
        "type": "object",
        "required": [
          "kind"
        ],
        "discriminator": {
          "propertyName": "kind"
        },
        "oneOf": [
          {
            "$ref": "#/$defs/specialNote"
          },
          {
            "$ref": "#/$defs/specialFirstOperation"
          },
          {
            "$ref": "#/$defs/specialCondition"
          },
          {
            "$ref": "#/$defs/specialArea"
          },
          {
            "$ref": "#/$defs/specialSources"
          },
          {
            "$ref": "#/$defs/specialLost"
          },
          {
            "$ref": "#/$defs/specialNoAlert"
          },
          {
            "$ref": "#/$defs/specialArrival"
          },
          {
            "$ref": "#/$defs/specialNoIsolation"
          },
          {
            "$ref": "#/$defs/specialLeave"
          },
          {
            "$ref": "#/$defs/specialOpenCountry"
          },
          {
            "$ref": "#/$defs/specialFree"
          },
          {
            "$ref": "#/$defs/specialNoDuties"
          }
        ],
        "examples": [
          {
            "kind": "lost-if-activated",
            "text": "Ships still Activated at the end count as sunk."
          }
        ],
        "markdownDescription": "A rule of this scenario alone.\n\n| kind | meaning |\n|---|---|\n| `note` | Something that players should know; it follows from the set-up or the rules. |\n| `first-operation` | A side is Operation player of the first Operation without a bid and may spend what it likes. Rule 18.0. |\n| `condition-reading` | In one Operation some Operational Intelligence Conditions count as another. Rule 21.0. |\n| `area` | The only hexes that may be entered or searched. Several areas of a side add up. |\n| `command-sources` | The Ultimate Command Sources of a side in this scenario. Rule 11.1. |\n| `lost-if-activated` | Ships that are still Activated at the end count as sunk. Rule 32.0. |\n| `no-alert` | Air units may not be Alerted until a Battle Cycle is over. Rule 28.5. |\n| `arrival` | Where reinforcements of a nation arrive. Rules 14.7 and 14.8. |\n| `no-isolation-penalty` | Some units take no Isolation Penalty. Rule 12.0. |\n| `headquarters-leaves` | A headquarters leaves the game when the enemy takes a place. Rule 11.2. |\n| `open-country` | A neutral country that a side may enter from the start. Rule 19.2. |\n| `free-division` | A side may divide its ships between its Task Forces before play. Rule 2.5.12. |\n| `no-deactivation` | Nothing need be Deactivated at the end. Rule 32.0. |"
      },
      "specialNote": {
        "title": "Note",
        "description": "Something that players should know; it follows from the set-up or the rules.",
        "type": "object",
        "properties": {
          "kind": {
            "title": "Kind",
            "description": "What kind it is.",
            "type": "string",
            "const": "note",
            "examples": [
              "note"
            ]
          },
          "text": {
            "$ref": "../common/common.schema.json#/$defs/text",
            "title": "Text",
            "description": "What it says, in your own words."
          }
        },
        "required": [
          "kind",
          "text"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "kind": "note",
            "text": "What the rule says."
          }
        ]
      },
      "specialFirstOperation": {
        "title": "First Operation",
        "description": "A side is Operation player of the first Operation without a bid and may spend what it likes. Rule 18.0.",
        "type": "object",
        "properties": {
          "kind": {
            "title": "Kind",
            "description": "What kind it is.",
            "type": "string",
            "const": "first-operation",
            "examples": [
              "first-operation"
            ]
          },
          "text": {
            "$ref": "../common/common.schema.json#/$defs/text",
            "title": "Text",
            "description": "What it says, in your own words."
          },
          "side": {
            "$ref": "defs.schema.json#/$defs/side",
            "title": "Side",
            "description": "The side."
          },
          "month": {
            "$ref": "defs.schema.json#/$defs/month"
          }
        },
        "required": [
          "kind",
          "text",
          "side",
          "month"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "kind": "first-operation",
            "text": "What the rule says.",
            "side": "allied",
            "month": "1942-08"
          }
        ]
      },
      "specialCondition": {
        "title": "Reading of the condition",
        "description": "In one Operation some Operational Intelligence Conditions count as another. Rule 21.0.",
        "type": "object",
        "properties": {
          "kind": {
            "title": "Kind",
            "description": "What kind it is.",
            "type": "string",
            "const": "condition-reading",
            "examples": [
              "condition-reading"
            ]
          },
          "text": {
            "$ref": "../common/common.schema.json#/$defs/text",
            "title": "Text",
            "description": "What it says, in your own words."
          },
          "operation": {
            "title": "Operation",
            "description": "The number of the Operation in the scenario. Rule 21.0.",
            "type": "integer",
            "minimum": 1,
            "maximum": 99,
            "examples": [
              1
            ]
          },
          "read": {
            "title": "Read",
            "description": "Conditions that are rolled.",
            "type": "array",
            "items": {
              "$ref": "unit-defs.schema.json#/$defs/intelligenceCondition"
            },
            "uniqueItems": true,
            "minItems": 1,
            "examples": [
              [
                "ambush"
              ]
            ]
          },
          "as": {
            "$ref": "unit-defs.schema.json#/$defs/intelligenceCondition",
            "title": "As",
            "description": "What they count as."
          }
        },
        "required": [
          "kind",
          "text",
          "operation",
          "read",
          "as"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "kind": "condition-reading",
            "text": "What the rule says.",
            "operation": 1,
            "read": [
              "ambush"
            ],
            "as": "intercept"
          }
        ]
      },
      "specialArea": {
        "title": "Area in play",
        "description": "The only hexes that may be entered or searched. Several areas of a side add up.",
        "type": "object",
        "properties": {
          "kind": {
            "title": "Kind",
            "description": "What kind it is.",
            "type": "string",
            "const": "area",
            "examples": [
              "area"
            ]
          },
          "text": {
            "$ref": "../common/common.schema.json#/$defs/text",
            "title": "Text",
            "description": "What it says, in your own words."
          },
          "sides": {
            "title": "Sides",
            "description": "The sides for which it is open.",
            "type": "array",
            "items": {
              "$ref": "defs.schema.json#/$defs/side",
              "title": "Side",
              "description": "The side."
            },
            "uniqueItems": true,
            "minItems": 1,
            "examples": [
              [
                "allied",
                "japanese"
              ]
            ]
          },
          "hexrows": {
            "title": "Hexrows",
            "description": "Hexrows from the south.",
            "type": "object",
            "properties": {
              "from": {
                "title": "From",
                "description": "The first. Rule 2.5.",
                "type": "integer",
                "minimum": 1,
                "maximum": 99,
                "examples": [
                  1
                ]
              },
              "to": {
                "title": "To",
                "description": "The last. Rule 2.5.",
                "type": "integer",
                "minimum": 1,
                "maximum": 99,
                "examples": [
                  30
                ]
              }
            },
            "required": [
              "from",
              "to"
            ],
            "additionalProperties": false,
            "examples": [
              {
                "from": 1,
                "to": 30
              }
            ]
          },
          "positions": {
            "title": "Positions",
            "description": "Positions in the hexrows.",
            "type": "object",
            "properties": {
              "from": {
                "title": "From",
                "description": "The first. Rule 2.5.",
                "type": "integer",
                "minimum": 1,
                "maximum": 99,
                "examples": [
                  18
                ]
              },
              "to": {
                "title": "To",
                "description": "The last. Rule 2.5.",
                "type": "integer",
                "minimum": 1,
                "maximum": 99,
                "examples": [
                  48
                ]
              }
            },
            "required": [
              "from",
              "to"
            ],
            "additionalProperties": false,
            "examples": [
              {
                "from": 18,
                "to": 48
              }
            ]
          }
        },
        "required": [
          "kind",
          "text",
          "sides",
          "hexrows",
          "positions"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "kind": "area",
            "text": "What the rule says.",
            "sides": [
              "allied",
              "japanese"
            ],
            "hexrows": {
              "from": 1,
              "to": 30
            },
            "positions": {
              "from": 18,
              "to": 48
            }
          }
        ]
      },
      "specialSources": {
        "title": "Ultimate Command Sources",
        "description": "The Ultimate Command Sources of a side in this scenario. Rule 11.1.",
        "type": "object",
        "properties": {
          "kind": {
            "title": "Kind",
            "description": "What kind it is.",
            "type": "string",
            "const": "command-sources",
            "examples": [
              "command-sources"
            ]
          },
          "text": {
            "$ref": "../common/common.schema.json#/$defs/text",
            "title": "Text",
            "description": "What it says, in your own words."
          },
          "side": {
            "$ref": "defs.schema.json#/$defs/side",
            "title": "Side",
            "description": "The side."
          },
          "edges": {
            "title": "Edges",
            "description": "Edges of the map.",
            "type": "array",
            "items": {
              "$ref": "../common/common.schema.json#/$defs/id",
              "title": "Edge",
              "description": "An edge of the map.",
              "examples": [
                "south"
              ]
            },
            "uniqueItems": true,
            "minItems": 1,
            "examples": [
              [
                "south"
              ]
            ]
          },
          "places": {
            "title": "Places",
            "description": "Places that are sources.",
            "type": "array",
            "items": {
              "$ref": "unit-defs.schema.json#/$defs/location",
              "title": "Place",
              "description": "A place or hex.",
              "examples": [
                "brisbane"
              ]
            },
            "uniqueItems": true,
            "minItems": 1,
            "examples": [
              [
                "brisbane"
              ]
            ]
          }
        },
        "required": [
          "kind",
          "text",
          "side"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "kind": "command-sources",
            "text": "What the rule says.",
            "side": "allied",
            "edges": [
              "south"
            ]
          }
        ]
      },
      "specialLost": {
        "title": "Lost if Activated",
        "description": "Ships that are still Activated at the end count as sunk. Rule 32.0.",
        "type": "object",
        "properties": {
          "kind": {
            "title": "Kind",
            "description": "What kind it is.",
            "type": "string",
            "const": "lost-if-activated",
            "examples": [
              "lost-if-activated"
            ]
          },
          "text": {
            "$ref": "../common/common.schema.json#/$defs/text",
            "title": "Text",
            "description": "What it says, in your own words."
          }
        },
        "required": [
          "kind",
          "text"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "kind": "lost-if-activated",
            "text": "What the rule says."
          }
        ]
      },
      "specialNoAlert": {
        "title": "No Alert",
        "description": "Air units may not be Alerted until a Battle Cycle is over. Rule 28.5.",
        "type": "object",
        "properties": {
          "kind": {
            "title": "Kind",
            "description": "What kind it is.",
            "type": "string",
            "const": "no-alert",
            "examples": [
              "no-alert"
            ]
          },
          "text": {
            "$ref": "../common/common.schema.json#/$defs/text",
            "title": "Text",
            "description": "What it says, in your own words."
          },
          "side": {
            "$ref": "defs.schema.json#/$defs/side",
            "title": "Side",
            "description": "The side."
          },
          "places": {
            "title": "Places",
            "description": "Places at which it holds.",
            "type": "array",
            "items": {
              "$ref": "unit-defs.schema.json#/$defs/location",
              "title": "Place",
              "description": "A place or hex.",
              "examples": [
                "brisbane"
              ]
            },
            "uniqueItems": true,
            "minItems": 1,
            "examples": [
              [
                "brisbane"
              ]
            ]
          },
          "untilCycle": {
            "title": "Until cycle",
            "description": "The last Battle Cycle in which it holds. Rule 28.5.",
            "type": "integer",
            "minimum": 1,
            "maximum": 99,
            "examples": [
              1
            ]
          }
        },
        "required": [
          "kind",
          "text",
          "side",
          "places",
          "untilCycle"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "kind": "no-alert",
            "text": "What the rule says.",
            "side": "allied",
            "places": [
              "manila"
            ],
            "untilCycle": 1
          }
        ]
      },
      "specialArrival": {
        "title": "Arrival",
        "description": "Where reinforcements of a nation arrive. Rules 14.7 and 14.8.",
        "type": "object",
        "properties": {
          "kind": {
            "title": "Kind",
            "description": "What kind it is.",
            "type": "string",
            "const": "arrival",
            "examples": [
              "arrival"
            ]
          },
          "text": {
            "$ref": "../common/common.schema.json#/$defs/text",
            "title": "Text",
            "description": "What it says, in your own words."
          },
          "nation": {
            "$ref": "unit-defs.schema.json#/$defs/nation"
          },
          "edges": {
            "title": "Edges",
            "description": "Linked ports that a path of water joins to these edges of the map.",
            "type": "array",
            "items": {
              "$ref": "../common/common.schema.json#/$defs/id",
              "title": "Edge",
              "description": "An edge of the map.",
              "examples": [
                "east"
              ]
            },
            "uniqueItems": true,
            "minItems": 1,
            "examples": [
              [
                "east"
              ]
            ]
          },
          "places": {
            "title": "Places",
            "description": "Places at which they arrive.",
            "type": "array",
            "items": {
              "$ref": "unit-defs.schema.json#/$defs/location",
              "title": "Place",
              "description": "A place or hex.",
              "examples": [
                "brisbane"
              ]
            },
            "uniqueItems": true,
            "minItems": 1,
            "examples": [
              [
                "brisbane"
              ]
            ]
          },
          "headquarters": {
            "title": "Headquarters",
            "description": "Hexes of these headquarters.",
            "type": "array",
            "items": {
              "$ref": "../common/common.schema.json#/$defs/id",
              "title": "Headquarters",
              "description": "A headquarters.",
              "examples": [
                "a-hq-seac"
              ]
            },
            "uniqueItems": true,
            "minItems": 1,
            "examples": [
              [
                "a-hq-seac"
              ]
            ]
          },
          "cities": {
            "title": "Cities",
            "description": "True if they arrive at any friendly city of China with a Base.",
            "type": "boolean",
            "const": true
          },
          "also": {
            "title": "Also",
            "description": "True if they may arrive at these places beside those with a Linked headquarters, false or absent if they arrive nowhere else.",
            "type": "boolean",
            "const": true,
            "examples": [
              true
            ]
          }
        },
        "required": [
          "kind",
          "text",
          "nation"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "kind": "arrival",
            "text": "What the rule says.",
            "nation": "britain",
            "places": [
              "calcutta"
            ]
          }
        ]
      },
      "specialNoIsolation": {
        "title": "No Isolation Penalty",
        "description": "Some units take no Isolation Penalty. Rule 12.0.",
        "type": "object",
        "properties": {
          "kind": {
            "title": "Kind",
            "description": "What kind it is.",
            "type": "string",
            "const": "no-isolation-penalty",
            "examples": [
              "no-isolation-penalty"
            ]
          },
          "text": {
            "$ref": "../common/common.schema.json#/$defs/text",
            "title": "Text",
            "description": "What it says, in your own words."
          },
          "nation": {
            "$ref": "unit-defs.schema.json#/$defs/nation"
          },
          "cityWithin": {
            "title": "City within",
            "description": "Only so near a friendly city of China. Unit: hexes. Rule 33.6.",
            "type": "integer",
            "minimum": 0,
            "maximum": 20,
            "examples": [
              2
            ]
          },
          "month": {
            "$ref": "defs.schema.json#/$defs/month",
            "title": "Month",
            "description": "Only in this month."
          },
          "places": {
            "title": "Places",
            "description": "Only at these places.",
            "type": "array",
            "items": {
              "$ref": "unit-defs.schema.json#/$defs/location",
              "title": "Place",
              "description": "A place or hex.",
              "examples": [
                "brisbane"
              ]
            },
            "uniqueItems": true,
            "minItems": 1,
            "examples": [
              [
                "brisbane"
              ]
            ]
          }
        },
        "required": [
          "kind",
          "text"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "kind": "no-isolation-penalty",
            "text": "What the rule says.",
            "nation": "china",
            "cityWithin": 2
          }
        ]
      },
      "specialLeave": {
        "title": "Headquarters leaves",
        "description": "A headquarters leaves the game when the enemy takes a place. Rule 11.2.",
        "type": "object",
        "properties": {
          "kind": {
            "title": "Kind",
            "description": "What kind it is.",
            "type": "string",
            "const": "headquarters-leaves",
            "examples": [
              "headquarters-leaves"
            ]
          },
          "text": {
            "$ref": "../common/common.schema.json#/$defs/text",
            "title": "Text",
            "description": "What it says, in your own words."
          },
          "headquarters": {
            "$ref": "../common/common.schema.json#/$defs/id",
            "title": "Headquarters",
            "description": "The headquarters.",
            "examples": [
              "a-hq-far-east"
            ]
          },
          "place": {
            "$ref": "unit-defs.schema.json#/$defs/location",
            "title": "Place",
            "description": "The place.",
            "examples": [
              "guadalcanal"
            ]
          }
        },
        "required": [
          "kind",
          "text",
          "headquarters",
          "place"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "kind": "headquarters-leaves",
            "text": "What the rule says.",
            "headquarters": "a-hq-far-east",
            "place": "manila"
          }
        ]
      },
      "specialOpenCountry": {
        "title": "Neutral country",
        "description": "A neutral country that a side may enter from the start. Rule 19.2.",
        "type": "object",
        "properties": {
          "kind": {
            "title": "Kind",
            "description": "What kind it is.",
            "type": "string",
            "const": "open-country",
            "examples": [
              "open-country"
            ]
          },
          "text": {
            "$ref": "../common/common.schema.json#/$defs/text",
            "title": "Text",
            "description": "What it says, in your own words."
          },
          "country": {
            "$ref": "../common/common.schema.json#/$defs/id",
            "title": "Country",
            "description": "The country of the map.",
            "examples": [
              "siam"
            ]
          },
          "sides": {
            "title": "Sides",
            "description": "Sides that may enter.",
            "type": "array",
            "items": {
              "$ref": "defs.schema.json#/$defs/side",
              "title": "Side",
              "description": "The side."
            },
            "uniqueItems": true,
            "minItems": 1,
            "examples": [
              [
                "japanese"
              ]
            ]
          }
        },
        "required": [
          "kind",
          "text",
          "country",
          "sides"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "kind": "open-country",
            "text": "What the rule says.",
            "country": "siam",
            "sides": [
              "japanese"
            ]
          }
        ]
      },
      "specialFree": {
        "title": "Free division",
        "description": "A side may divide its ships between its Task Forces before play. Rule 2.5.12.",
        "type": "object",
        "properties": {
          "kind": {
            "title": "Kind",
            "description": "What kind it is.",
            "type": "string",
            "const": "free-division",
            "examples": [
              "free-division"
            ]
          },
          "text": {
            "$ref": "../common/common.schema.json#/$defs/text",
            "title": "Text",
            "description": "What it says, in your own words."
          },
          "side": {
            "$ref": "defs.schema.json#/$defs/side",
            "title": "Side",
            "description": "The side."
          }
        },
        "required": [
          "kind",
          "text",
          "side"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "kind": "free-division",
            "text": "What the rule says.",
            "side": "japanese"
          }
        ]
      },
      "specialNoDuties": {
        "title": "No Deactivation",
        "description": "Nothing need be Deactivated at the end. Rule 32.0.",
        "type": "object",
        "properties": {
          "kind": {
            "title": "Kind",
            "description": "What kind it is.",
            "type": "string",
            "const": "no-deactivation",
            "examples": [
              "no-deactivation"
            ]
          },
          "text": {
            "$ref": "../common/common.schema.json#/$defs/text",
            "title": "Text",
            "description": "What it says, in your own words."
          }
        },
        "required": [
          "kind",
          "text"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "kind": "no-deactivation",
            "text": "What the rule says."
          }
        ]
      }
    }
  },
  "pacific-war/terrain-effects.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/pacific-war/terrain-effects.schema.json",
    "title": "Terrain Effects Chart",
    "description": "What the land and the water of a hex do. Rule 2.5.",
    "type": "object",
    "properties": {
      "$schema": {
        "$ref": "../common/common.schema.json#/$defs/schemaPath"
      },
      "title": {
        "title": "Title",
        "description": "The name of the table.",
        "type": "string",
        "minLength": 1,
        "maxLength": 120,
        "examples": [
          "Terrain Effects Chart"
        ]
      },
      "rule": {
        "$ref": "../common/common.schema.json#/$defs/citedRule"
      },
      "terrains": {
        "title": "Terrains",
        "description": "What land and water each terrain of the map has, by the ids of its legend. Rule 2.5.",
        "type": "object",
        "patternProperties": {
          "^[a-z0-9][a-z0-9-]*$": {
            "title": "Terrain",
            "description": "One terrain.",
            "type": "object",
            "properties": {
              "land": {
                "title": "Land",
                "description": "Its land: a land of this chart. Rule 2.5.2.",
                "type": "string",
                "enum": [
                  "none",
                  "clear",
                  "jungle-hill",
                  "mixed",
                  "mountain",
                  "atoll"
                ],
                "enumDescriptions": [
                  "No land.",
                  "Clear.",
                  "Jungle or hill.",
                  "Mixed.",
                  "Mountain.",
                  "Atoll: small islands with water on all sides."
                ],
                "examples": [
                  "none"
                ]
              },
              "water": {
                "title": "Water",
                "description": "Its water: a water of this chart. Rule 2.5.3.",
                "type": "string",
                "enum": [
                  "none",
                  "open",
                  "coastal",
                  "restricted"
                ],
                "enumDescriptions": [
                  "No water.",
                  "Open water.",
                  "Coastal water.",
                  "Restricted water."
                ],
                "examples": [
                  "none"
                ]
              }
            },
            "required": [
              "land",
              "water"
            ],
            "additionalProperties": false
          }
        },
        "additionalProperties": false,
        "examples": [
          {
            "open-sea": {
              "land": "none",
              "water": "open"
            }
          }
        ]
      },
      "lands": {
        "title": "Lands",
        "description": "The kinds of land, by id. Rule 2.5.2.",
        "type": "object",
        "patternProperties": {
          "^[a-z0-9][a-z0-9-]*$": {
            "title": "Land",
            "description": "One kind of land.",
            "type": "object",
            "properties": {
              "enter": {
                "title": "Enter",
                "description": "What it costs to enter from another land hex. Without it ground units enter by a transport route only. Unit: Movement Points. Rule 23.1.1.",
                "type": "integer",
                "minimum": 1,
                "maximum": 20,
                "examples": [
                  3
                ]
              },
              "byRoute": {
                "title": "By a route",
                "description": "What it costs to enter across the side of a transport route. Unit: Movement Points. Rule 23.1.1.",
                "type": "integer",
                "minimum": 1,
                "maximum": 20,
                "examples": [
                  2
                ]
              },
              "byTrack": {
                "title": "By a track",
                "description": "What it costs units without armor to enter across the side of a track where they could not enter otherwise. Without it a track does not help. Unit: Movement Points. Rule 23.1.1.",
                "type": "integer",
                "minimum": 1,
                "maximum": 20,
                "examples": [
                  6
                ]
              },
              "columns": {
                "title": "Columns",
                "description": "Added to the column of ground combat, for the defender. Unit: columns. Rule 31.1.2.",
                "type": "integer",
                "minimum": -20,
                "maximum": 20,
                "examples": [
                  -2
                ]
              },
              "armor": {
                "title": "Armor",
                "description": "True if armor enters and lands without a transport route. Rule 23.1.1.",
                "type": "boolean"
              },
              "paradrop": {
                "title": "Paradrop",
                "description": "True if airborne units can be dropped here. Rule 28.14.",
                "type": "boolean"
              },
              "largeAirbase": {
                "title": "Large airbase",
                "description": "True if an airbase here can be made large. Rule 17.7.",
                "type": "boolean"
              },
              "anchorage": {
                "title": "Anchorage",
                "description": "True if it is an anchorage by itself. Rule 2.5.1.",
                "type": "boolean"
              }
            },
            "required": [
              "byRoute",
              "columns",
              "armor",
              "paradrop",
              "largeAirbase",
              "anchorage"
            ],
            "additionalProperties": false
          }
        },
        "additionalProperties": false,
        "examples": [
          {
            "jungle-hill": {
              "enter": 3,
              "byRoute": 2,
              "columns": -2,
              "armor": false,
              "paradrop": true,
              "largeAirbase": true,
              "anchorage": false
            }
          }
        ]
      },
      "waters": {
        "title": "Waters",
        "description": "The kinds of water, by id. Rule 2.5.3.",
        "type": "object",
        "patternProperties": {
          "^[a-z0-9][a-z0-9-]*$": {
            "title": "Water",
            "description": "One kind of water.",
            "type": "object",
            "properties": {
              "anchorage": {
                "title": "Anchorage",
                "description": "True if it is an anchorage by itself. Rule 2.5.1.",
                "type": "boolean"
              },
              "stops": {
                "title": "Stops",
                "description": "True if a Task Force that meets an enemy Task Force here stops. Rule 23.6.2.",
                "type": "boolean"
              },
              "meet": {
                "title": "Meet",
                "description": "True if Task Forces that have not detected each other fight here all the same, and detect each other. Rule 29.1.",
                "type": "boolean"
              },
              "seaplaneBase": {
                "title": "Seaplane base",
                "description": "True if a seaplane base can lie here, beside land. Rule 2.3.2.3.",
                "type": "boolean"
              },
              "longBid": {
                "title": "Long range",
                "description": "True if long range may be bid here by day and at dusk. Rule 29.2.4.",
                "type": "boolean"
              },
              "mediumBid": {
                "title": "Medium range",
                "description": "True if medium range may be bid here. Rule 29.2.4.",
                "type": "boolean"
              }
            },
            "required": [
              "anchorage",
              "stops",
              "meet",
              "seaplaneBase",
              "longBid",
              "mediumBid"
            ],
            "additionalProperties": false
          }
        },
        "additionalProperties": false,
        "examples": [
          {
            "open": {
              "anchorage": false,
              "stops": false,
              "meet": false,
              "seaplaneBase": false,
              "longBid": true,
              "mediumBid": true
            }
          }
        ]
      },
      "river": {
        "title": "River",
        "description": "What a river in the hex does for the defender, where the land does not do as much. Rule 31.1.2.",
        "type": "object",
        "properties": {
          "columns": {
            "title": "Columns",
            "description": "Added to the column of ground combat. Unit: columns. Rule 31.1.2.",
            "type": "integer",
            "minimum": -20,
            "maximum": 20,
            "examples": [
              -2
            ]
          }
        },
        "required": [
          "columns"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "columns": -2
          }
        ]
      },
      "sources": {
        "$ref": "../common/common.schema.json#/$defs/sources"
      }
    },
    "required": [
      "$schema",
      "title",
      "rule",
      "terrains",
      "lands",
      "waters",
      "river",
      "sources"
    ],
    "additionalProperties": false
  },
  "pacific-war/unit-defs.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/pacific-war/unit-defs.schema.json",
    "title": "Pacific War counters and set-ups",
    "description": "Definitions that the documents of counters, scenarios and schedules share.",
    "$defs": {
      "sideOrNone": {
        "title": "Side or none",
        "description": "A side, or neither of them.",
        "type": "string",
        "enum": [
          "allied",
          "japanese",
          "none"
        ],
        "enumDescriptions": [
          "The Allies.",
          "Japan.",
          "Neither side."
        ],
        "examples": [
          "allied"
        ]
      },
      "nation": {
        "title": "Nation",
        "description": "The nation of the counter, which also decides its side. Rule 2.2.",
        "type": "string",
        "enum": [
          "japan",
          "us",
          "britain",
          "australia",
          "netherlands",
          "france",
          "china"
        ],
        "enumDescriptions": [
          "Japan: the Japanese side.",
          "The United States: Allied.",
          "Britain with India and the colonies: Allied.",
          "Australia and New Zealand: Allied.",
          "The Netherlands: Allied.",
          "Free France: Allied.",
          "China, Nationalist and Red: Allied."
        ],
        "examples": [
          "japan"
        ]
      },
      "location": {
        "title": "Place or hex",
        "description": "Where it is: the id of a place of the map, or the printed number of a hex. Rule 2.5.",
        "type": "string",
        "pattern": "^[a-z0-9][a-z0-9-]*$",
        "maxLength": 80,
        "examples": [
          "oahu",
          "3159"
        ]
      },
      "strength": {
        "title": "Strength",
        "description": "A strength: 0 or more as printed, -1 for a strength below zero, which is printed with a raised 4 and needs a roll of 0 first. Without the member it is a printed x: the counter cannot do it at all. Unit: points. Rule 3.4.",
        "type": "integer",
        "minimum": -1,
        "maximum": 30,
        "examples": [
          4,
          -1
        ]
      },
      "navalType": {
        "title": "Type",
        "description": "The type of the naval unit. Rule 2.2.3.",
        "type": "string",
        "enum": [
          "BB",
          "BC",
          "CV",
          "CVL",
          "CVS",
          "CVE",
          "CA",
          "CL",
          "DD",
          "DE",
          "APD",
          "AA",
          "ST",
          "KRS",
          "STO"
        ],
        "enumDescriptions": [
          "Battleship: one ship, capital.",
          "Battle cruiser: one ship, capital.",
          "Aircraft carrier: one ship, capital.",
          "Light carrier: one ship, capital.",
          "Seaplane carrier: one ship, capital.",
          "Escort carriers: two ships.",
          "Cruisers: two ships, a few counters one.",
          "Light cruisers: two ships, a few counters one.",
          "Destroyers: six ships.",
          "Destroyer escorts: six ships.",
          "Destroyer transports: six ships.",
          "Amphibious transports: six ships.",
          "Seaplane tenders: six ships.",
          "Submarine that carries a seaplane, an optional unit. Rule 34.1.",
          "Aircraft-carrying submarine, an optional unit. Rule 34.2."
        ],
        "examples": [
          "BB"
        ]
      },
      "engine": {
        "title": "Engines",
        "description": "The aircraft type by its engines. Rule 2.2.2.",
        "type": "string",
        "enum": [
          "F",
          "T",
          "B",
          "LRA"
        ],
        "enumDescriptions": [
          "Fighter: one engine.",
          "Tactical: two engines.",
          "Bomber: four engines.",
          "Long-range reconnaissance aircraft: only searches."
        ],
        "examples": [
          "F"
        ]
      },
      "airLevel": {
        "title": "Status Level",
        "description": "The quality of pilots and aircraft: 0 is the worst, 2 the best. Rule 2.2.2.",
        "type": "integer",
        "minimum": 0,
        "maximum": 2,
        "examples": [
          1
        ]
      },
      "groundSize": {
        "title": "Size",
        "description": "The size of the ground unit. It counts for transport and breakdown. Rule 2.2.1.",
        "type": "string",
        "enum": [
          "battalion",
          "regiment",
          "brigade",
          "division",
          "corps",
          "army",
          "army-group"
        ],
        "enumDescriptions": [
          "Battalion.",
          "Regiment: three battalions.",
          "Brigade: as a regiment.",
          "Division: nine battalions.",
          "Corps: American and Red Chinese.",
          "Army: Nationalist Chinese.",
          "Army group: Nationalist Chinese."
        ],
        "examples": [
          "battalion"
        ]
      },
      "groundType": {
        "title": "Type",
        "description": "The type of the ground unit. Rule 2.2.1.",
        "type": "string",
        "enum": [
          "infantry",
          "marine",
          "engineer",
          "special-forces",
          "airborne",
          "armor"
        ],
        "enumDescriptions": [
          "Infantry.",
          "Marines.",
          "Engineers, which build. Rule 17.0.",
          "Special forces.",
          "Airborne troops, which can be dropped. Rule 28.14.",
          "Armor."
        ],
        "examples": [
          "infantry"
        ]
      },
      "baseSize": {
        "title": "Size",
        "description": "The size of the Base. Rule 2.3.2.1.",
        "type": "string",
        "enum": [
          "small",
          "large"
        ],
        "enumDescriptions": [
          "Small.",
          "Large."
        ],
        "examples": [
          "small"
        ]
      },
      "groundSteps": {
        "title": "Steps",
        "description": "How many steps it has at full strength. Unit: steps. Rule 2.2.1.",
        "type": "integer",
        "minimum": 1,
        "maximum": 48,
        "examples": [
          9
        ]
      },
      "intelligenceCondition": {
        "title": "Condition",
        "description": "The Operational Intelligence Condition. Rule 21.0.",
        "type": "string",
        "enum": [
          "surprise",
          "intercept",
          "ambush",
          "ambush-cv"
        ],
        "enumDescriptions": [
          "Surprise Attack.",
          "Intercept.",
          "Ambush.",
          "Ambush-CV: an Ambush with extra effects against carriers. Rule 22.0."
        ],
        "examples": [
          "surprise"
        ]
      },
      "hits": {
        "title": "Hits",
        "description": "How many hits it has taken. Unit: hits. Rule 3.0.",
        "type": "integer",
        "minimum": 1,
        "maximum": 40,
        "examples": [
          2
        ]
      }
    }
  },
  "pacific-war/victory.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/pacific-war/victory.schema.json",
    "title": "Pacific War victory",
    "description": "How a scenario is won.",
    "$defs": {
      "victoryCondition": {
        "title": "Condition",
        "description": "Something that is true or false of the game.",
        "type": "object",
        "required": [
          "is"
        ],
        "discriminator": {
          "propertyName": "is"
        },
        "oneOf": [
          {
            "$ref": "#/$defs/victoryAll"
          },
          {
            "$ref": "#/$defs/victoryAny"
          },
          {
            "$ref": "#/$defs/victoryNot"
          },
          {
            "$ref": "#/$defs/victoryAtLeast"
          },
          {
            "$ref": "#/$defs/victoryControls"
          },
          {
            "$ref": "#/$defs/victoryWorkingAirbase"
          },
          {
            "$ref": "#/$defs/victoryInterdictedOnce"
          },
          {
            "$ref": "#/$defs/victoryShipsWithHits"
          },
          {
            "$ref": "#/$defs/victoryShipsSunk"
          },
          {
            "$ref": "#/$defs/victorySunkOrCrippled"
          },
          {
            "$ref": "#/$defs/victoryAirStepsLost"
          },
          {
            "$ref": "#/$defs/victoryGroundEliminated"
          },
          {
            "$ref": "#/$defs/victoryFortificationDestroyed"
          },
          {
            "$ref": "#/$defs/victorySurrendered"
          },
          {
            "$ref": "#/$defs/victoryHomelandPoints"
          },
          {
            "$ref": "#/$defs/victoryBomberReach"
          },
          {
            "$ref": "#/$defs/victoryMerchantShipping"
          },
          {
            "$ref": "#/$defs/victoryBefore"
          },
          {
            "$ref": "#/$defs/victoryLinked"
          }
        ],
        "examples": [
          {
            "is": "controls",
            "side": "japanese",
            "place": "wake"
          }
        ],
        "markdownDescription": "Something that is true or false of the game.\n\n| is | meaning |\n|---|---|\n| `all` | All parts are true. |\n| `any` | At least one part is true. |\n| `not` | The part is false. |\n| `at-least` | So many of the parts are true. |\n| `controls` | A side controls a place. Rule 23.1.5. |\n| `working-airbase` | A side has an airbase at a place that is not interdicted. Rule 4.1. |\n| `interdicted-once` | The Base at a place has been interdicted at some time in the scenario. Rule 4.1. |\n| `ships-with-hits` | So many ships of a side have so many hits or have sunk. Rule 3.1. |\n| `ships-sunk` | How many ships of a side have sunk. Rule 3.1. |\n| `sunk-or-crippled` | How many of some ships have sunk or are crippled. Rule 2.2.3. |\n| `air-steps-lost` | How many air steps a side has lost. Rule 3.2. |\n| `ground-eliminated` | Some ground units are all gone. Rule 3.3. |\n| `fortification-destroyed` | A fortification is gone. Rule 2.3.4. |\n| `surrendered` | A country has surrendered. Rule 33.0. |\n| `homeland-points` | How many Resource Points the Homeland hexes have left together. Rule 8.5. |\n| `bomber-reach` | Strategic Bombers on the map with points reach so many Homeland hexes. Rule 8.9. |\n| `merchant-shipping` | How many Merchant Shipping Points Japan has left. Rule 9.3. |\n| `before` | It is earlier than a month. |\n| `linked` | A place is linked for a side. Rule 11.0. |"
      },
      "victoryAll": {
        "title": "All",
        "description": "All parts are true.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "What must be true.",
            "type": "string",
            "const": "all",
            "examples": [
              "all"
            ]
          },
          "of": {
            "title": "Parts",
            "description": "The parts.",
            "type": "array",
            "items": {
              "$ref": "#/$defs/victoryCondition",
              "title": "Part",
              "description": "One part."
            },
            "minItems": 1
          }
        },
        "required": [
          "is",
          "of"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "is": "all",
            "of": [
              {
                "is": "controls",
                "side": "japanese",
                "place": "wake"
              }
            ]
          }
        ]
      },
      "victoryAny": {
        "title": "Any",
        "description": "At least one part is true.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "What must be true.",
            "type": "string",
            "const": "any",
            "examples": [
              "any"
            ]
          },
          "of": {
            "title": "Parts",
            "description": "The parts.",
            "type": "array",
            "items": {
              "$ref": "#/$defs/victoryCondition",
              "title": "Part",
              "description": "One part."
            },
            "minItems": 1
          }
        },
        "required": [
          "is",
          "of"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "is": "any",
            "of": [
              {
                "is": "controls",
                "side": "japanese",
                "place": "wake"
              }
            ]
          }
        ]
      },
      "victoryNot": {
        "title": "Not",
        "description": "The part is false.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "What must be true.",
            "type": "string",
            "const": "not",
            "examples": [
              "not"
            ]
          },
          "of": {
            "$ref": "#/$defs/victoryCondition",
            "title": "Part",
            "description": "The part."
          }
        },
        "required": [
          "is",
          "of"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "is": "not",
            "of": {
              "is": "controls",
              "side": "japanese",
              "place": "wake"
            }
          }
        ]
      },
      "victoryAtLeast": {
        "title": "At least",
        "description": "So many of the parts are true.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "What must be true.",
            "type": "string",
            "const": "at-least",
            "examples": [
              "at-least"
            ]
          },
          "count": {
            "title": "Count",
            "description": "How many must be true. Unit: parts.",
            "type": "integer",
            "minimum": 1,
            "maximum": 20,
            "examples": [
              2
            ]
          },
          "of": {
            "title": "Parts",
            "description": "The parts.",
            "type": "array",
            "items": {
              "$ref": "#/$defs/victoryCondition",
              "title": "Part",
              "description": "One part."
            },
            "minItems": 1
          }
        },
        "required": [
          "is",
          "count",
          "of"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "is": "at-least",
            "count": 1,
            "of": [
              {
                "is": "controls",
                "side": "japanese",
                "place": "wake"
              }
            ]
          }
        ]
      },
      "victoryControls": {
        "title": "Controls",
        "description": "A side controls a place. Rule 23.1.5.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "What must be true.",
            "type": "string",
            "const": "controls",
            "examples": [
              "controls"
            ]
          },
          "side": {
            "$ref": "defs.schema.json#/$defs/side",
            "title": "Side",
            "description": "The side."
          },
          "place": {
            "$ref": "unit-defs.schema.json#/$defs/location",
            "title": "Place",
            "description": "The place.",
            "examples": [
              "guadalcanal"
            ]
          }
        },
        "required": [
          "is",
          "side",
          "place"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "is": "controls",
            "side": "japanese",
            "place": "wake"
          }
        ]
      },
      "victoryWorkingAirbase": {
        "title": "Working airbase",
        "description": "A side has an airbase at a place that is not interdicted. Rule 4.1.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "What must be true.",
            "type": "string",
            "const": "working-airbase",
            "examples": [
              "working-airbase"
            ]
          },
          "side": {
            "$ref": "defs.schema.json#/$defs/side",
            "title": "Side",
            "description": "The side."
          },
          "place": {
            "$ref": "unit-defs.schema.json#/$defs/location",
            "title": "Place",
            "description": "The place.",
            "examples": [
              "guadalcanal"
            ]
          }
        },
        "required": [
          "is",
          "side",
          "place"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "is": "working-airbase",
            "side": "allied",
            "place": "guadalcanal"
          }
        ]
      },
      "victoryInterdictedOnce": {
        "title": "Interdicted once",
        "description": "The Base at a place has been interdicted at some time in the scenario. Rule 4.1.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "What must be true.",
            "type": "string",
            "const": "interdicted-once",
            "examples": [
              "interdicted-once"
            ]
          },
          "place": {
            "$ref": "unit-defs.schema.json#/$defs/location",
            "title": "Place",
            "description": "The place.",
            "examples": [
              "guadalcanal"
            ]
          }
        },
        "required": [
          "is",
          "place"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "is": "interdicted-once",
            "place": "guadalcanal"
          }
        ]
      },
      "victoryShipsWithHits": {
        "title": "Ships with hits",
        "description": "So many ships of a side have so many hits or have sunk. Rule 3.1.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "What must be true.",
            "type": "string",
            "const": "ships-with-hits",
            "examples": [
              "ships-with-hits"
            ]
          },
          "side": {
            "$ref": "defs.schema.json#/$defs/side",
            "title": "Side",
            "description": "The side whose ships count."
          },
          "types": {
            "title": "Types",
            "description": "Types of ships that count. Without this member all count.",
            "type": "array",
            "items": {
              "$ref": "unit-defs.schema.json#/$defs/navalType"
            },
            "uniqueItems": true,
            "minItems": 1,
            "examples": [
              [
                "CV"
              ]
            ]
          },
          "count": {
            "title": "Count",
            "description": "How many ships. Unit: counters.",
            "type": "integer",
            "minimum": 1,
            "maximum": 50,
            "examples": [
              6
            ]
          },
          "hits": {
            "title": "Hits",
            "description": "Hits that each must have. Unit: hits.",
            "type": "integer",
            "minimum": 1,
            "maximum": 20,
            "examples": [
              4
            ]
          }
        },
        "required": [
          "is",
          "side",
          "count",
          "hits"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "is": "ships-with-hits",
            "side": "allied",
            "types": [
              "BB"
            ],
            "count": 6,
            "hits": 4
          }
        ]
      },
      "victoryShipsSunk": {
        "title": "Ships sunk",
        "description": "How many ships of a side have sunk. Rule 3.1.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "What must be true.",
            "type": "string",
            "const": "ships-sunk",
            "examples": [
              "ships-sunk"
            ]
          },
          "side": {
            "$ref": "defs.schema.json#/$defs/side",
            "title": "Side",
            "description": "The side whose ships count."
          },
          "types": {
            "title": "Types",
            "description": "Types of ships that count. Without this member all count.",
            "type": "array",
            "items": {
              "$ref": "unit-defs.schema.json#/$defs/navalType"
            },
            "uniqueItems": true,
            "minItems": 1,
            "examples": [
              [
                "CV"
              ]
            ]
          },
          "min": {
            "title": "At least",
            "description": "At least so many. Unit: counters. Without this member none is needed.",
            "type": "integer",
            "minimum": 0,
            "maximum": 500,
            "examples": [
              1
            ]
          },
          "max": {
            "title": "At most",
            "description": "At most so many. Unit: counters. Without this member there is no limit.",
            "type": "integer",
            "minimum": 0,
            "maximum": 500,
            "examples": [
              1
            ]
          }
        },
        "required": [
          "is",
          "side"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "is": "ships-sunk",
            "side": "allied",
            "types": [
              "AA"
            ],
            "min": 1
          }
        ]
      },
      "victorySunkOrCrippled": {
        "title": "Sunk or crippled",
        "description": "How many of some ships have sunk or are crippled. Rule 2.2.3.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "What must be true.",
            "type": "string",
            "const": "sunk-or-crippled",
            "examples": [
              "sunk-or-crippled"
            ]
          },
          "units": {
            "title": "Units",
            "description": "The ships that count.",
            "type": "array",
            "items": {
              "$ref": "../common/common.schema.json#/$defs/id",
              "title": "Unit",
              "description": "One of the units.",
              "examples": [
                "us-cv1"
              ]
            },
            "uniqueItems": true,
            "minItems": 1,
            "examples": [
              [
                "us-cv1"
              ]
            ]
          },
          "min": {
            "title": "At least",
            "description": "At least so many. Unit: counters. Without this member none is needed.",
            "type": "integer",
            "minimum": 0,
            "maximum": 500,
            "examples": [
              1
            ]
          },
          "max": {
            "title": "At most",
            "description": "At most so many. Unit: counters. Without this member there is no limit.",
            "type": "integer",
            "minimum": 0,
            "maximum": 500,
            "examples": [
              1
            ]
          }
        },
        "required": [
          "is",
          "units"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "is": "sunk-or-crippled",
            "units": [
              "us-cv1"
            ],
            "min": 1
          }
        ]
      },
      "victoryAirStepsLost": {
        "title": "Air steps lost",
        "description": "How many air steps a side has lost. Rule 3.2.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "What must be true.",
            "type": "string",
            "const": "air-steps-lost",
            "examples": [
              "air-steps-lost"
            ]
          },
          "side": {
            "$ref": "defs.schema.json#/$defs/side",
            "title": "Side",
            "description": "The side whose steps count."
          },
          "min": {
            "title": "At least",
            "description": "At least so many. Unit: steps. Without this member none is needed.",
            "type": "integer",
            "minimum": 0,
            "maximum": 500,
            "examples": [
              1
            ]
          },
          "max": {
            "title": "At most",
            "description": "At most so many. Unit: steps. Without this member there is no limit.",
            "type": "integer",
            "minimum": 0,
            "maximum": 500,
            "examples": [
              1
            ]
          }
        },
        "required": [
          "is",
          "side"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "is": "air-steps-lost",
            "side": "allied",
            "min": 12
          }
        ]
      },
      "victoryGroundEliminated": {
        "title": "Ground units eliminated",
        "description": "Some ground units are all gone. Rule 3.3.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "What must be true.",
            "type": "string",
            "const": "ground-eliminated",
            "examples": [
              "ground-eliminated"
            ]
          },
          "units": {
            "title": "Units",
            "description": "The ground units.",
            "type": "array",
            "items": {
              "$ref": "../common/common.schema.json#/$defs/id",
              "title": "Unit",
              "description": "One of the units.",
              "examples": [
                "us-cv1"
              ]
            },
            "uniqueItems": true,
            "minItems": 1,
            "examples": [
              [
                "us-cv1"
              ]
            ]
          }
        },
        "required": [
          "is",
          "units"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "is": "ground-eliminated",
            "units": [
              "us-1-def-bn"
            ]
          }
        ]
      },
      "victoryFortificationDestroyed": {
        "title": "Fortification destroyed",
        "description": "A fortification is gone. Rule 2.3.4.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "What must be true.",
            "type": "string",
            "const": "fortification-destroyed",
            "examples": [
              "fortification-destroyed"
            ]
          },
          "fortification": {
            "$ref": "../common/common.schema.json#/$defs/id",
            "title": "Fortification",
            "description": "The fortification.",
            "examples": [
              "a-fort-wake"
            ]
          }
        },
        "required": [
          "is",
          "fortification"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "is": "fortification-destroyed",
            "fortification": "a-fort-wake"
          }
        ]
      },
      "victorySurrendered": {
        "title": "Surrendered",
        "description": "A country has surrendered. Rule 33.0.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "What must be true.",
            "type": "string",
            "const": "surrendered",
            "examples": [
              "surrendered"
            ]
          },
          "country": {
            "title": "Country",
            "description": "The country.",
            "type": "string",
            "enum": [
              "india",
              "china",
              "dutch-east-indies",
              "malaya"
            ],
            "enumDescriptions": [
              "India. Rule 33.5.",
              "China. Rule 33.6.",
              "The Dutch East Indies. Rule 33.4.",
              "Malaya. Rule 33.7."
            ],
            "examples": [
              "india"
            ]
          }
        },
        "required": [
          "is",
          "country"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "is": "surrendered",
            "country": "india"
          }
        ]
      },
      "victoryHomelandPoints": {
        "title": "Homeland points",
        "description": "How many Resource Points the Homeland hexes have left together. Rule 8.5.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "What must be true.",
            "type": "string",
            "const": "homeland-points",
            "examples": [
              "homeland-points"
            ]
          },
          "min": {
            "title": "At least",
            "description": "At least so many. Unit: Resource Points. Without this member none is needed.",
            "type": "integer",
            "minimum": 0,
            "maximum": 500,
            "examples": [
              1
            ]
          },
          "max": {
            "title": "At most",
            "description": "At most so many. Unit: Resource Points. Without this member there is no limit.",
            "type": "integer",
            "minimum": 0,
            "maximum": 500,
            "examples": [
              1
            ]
          }
        },
        "required": [
          "is"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "is": "homeland-points",
            "max": 40
          }
        ]
      },
      "victoryBomberReach": {
        "title": "Reach of the bombers",
        "description": "Strategic Bombers on the map with points reach so many Homeland hexes. Rule 8.9.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "What must be true.",
            "type": "string",
            "const": "bomber-reach",
            "examples": [
              "bomber-reach"
            ]
          },
          "within": {
            "title": "Within",
            "description": "How far they reach. Unit: hexes. Rule 8.9.",
            "type": "integer",
            "minimum": 1,
            "maximum": 60,
            "examples": [
              15
            ]
          },
          "homelandHexes": {
            "title": "Homeland hexes",
            "description": "How many Homeland hexes are in reach. Unit: hexes. Rule 8.9.",
            "type": "integer",
            "minimum": 1,
            "maximum": 9,
            "examples": [
              4
            ]
          },
          "points": {
            "title": "Points",
            "description": "Points that a group has at least. Unit: Strategic Bombing Points. Rule 8.9.",
            "type": "integer",
            "minimum": 0,
            "maximum": 50,
            "examples": [
              1
            ]
          }
        },
        "required": [
          "is",
          "within",
          "homelandHexes",
          "points"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "is": "bomber-reach",
            "within": 15,
            "homelandHexes": 4,
            "points": 1
          }
        ]
      },
      "victoryMerchantShipping": {
        "title": "Merchant shipping",
        "description": "How many Merchant Shipping Points Japan has left. Rule 9.3.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "What must be true.",
            "type": "string",
            "const": "merchant-shipping",
            "examples": [
              "merchant-shipping"
            ]
          },
          "min": {
            "title": "At least",
            "description": "At least so many. Unit: Merchant Shipping Points. Without this member none is needed.",
            "type": "integer",
            "minimum": 0,
            "maximum": 500,
            "examples": [
              1
            ]
          },
          "max": {
            "title": "At most",
            "description": "At most so many. Unit: Merchant Shipping Points. Without this member there is no limit.",
            "type": "integer",
            "minimum": 0,
            "maximum": 500,
            "examples": [
              1
            ]
          }
        },
        "required": [
          "is"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "is": "merchant-shipping",
            "max": 30
          }
        ]
      },
      "victoryBefore": {
        "title": "Before",
        "description": "It is earlier than a month.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "What must be true.",
            "type": "string",
            "const": "before",
            "examples": [
              "before"
            ]
          },
          "month": {
            "$ref": "defs.schema.json#/$defs/month"
          }
        },
        "required": [
          "is",
          "month"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "is": "before",
            "month": "1945-06"
          }
        ]
      },
      "victoryLinked": {
        "title": "Linked",
        "description": "A place is linked for a side. Rule 11.0.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "What must be true.",
            "type": "string",
            "const": "linked",
            "examples": [
              "linked"
            ]
          },
          "side": {
            "$ref": "defs.schema.json#/$defs/side",
            "title": "Side",
            "description": "The side."
          },
          "place": {
            "$ref": "unit-defs.schema.json#/$defs/location",
            "title": "Place",
            "description": "The place.",
            "examples": [
              "guadalcanal"
            ]
          }
        },
        "required": [
          "is",
          "side",
          "place"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "is": "linked",
            "side": "japanese",
            "place": "oahu"
          }
        ]
      },
      "award": {
        "title": "Award",
        "description": "Victory points for something.",
        "type": "object",
        "required": [
          "per"
        ],
        "discriminator": {
          "propertyName": "per"
        },
        "oneOf": [
          {
            "$ref": "#/$defs/awardWhen"
          },
          {
            "$ref": "#/$defs/awardShipSunk"
          },
          {
            "$ref": "#/$defs/awardShipCrippled"
          },
          {
            "$ref": "#/$defs/awardHits"
          },
          {
            "$ref": "#/$defs/awardAirSteps"
          }
        ],
        "examples": [
          {
            "per": "ship-sunk",
            "for": "opponent",
            "points": 3,
            "types": [
              "CV"
            ]
          }
        ],
        "markdownDescription": "Victory points for something.\n\n| per | meaning |\n|---|---|\n| `condition` | Points if something is true at the end. |\n| `ship-sunk` | Points for each ship of some types that has sunk. |\n| `ship-crippled` | Points for each ship of some types that is crippled at the end. |\n| `hits` | Points for each so many hits on a ship that is afloat at the end. |\n| `air-steps` | Points for each so many air steps that a side has lost. |"
      },
      "awardWhen": {
        "title": "Award for a state",
        "description": "Points if something is true at the end.",
        "type": "object",
        "properties": {
          "per": {
            "title": "Per",
            "description": "What it is given for.",
            "type": "string",
            "const": "condition",
            "examples": [
              "condition"
            ]
          },
          "for": {
            "title": "For",
            "description": "Who gets the points.",
            "type": "string",
            "enum": [
              "allied",
              "japanese",
              "opponent"
            ],
            "enumDescriptions": [
              "The Allies.",
              "Japan.",
              "The opponent of the side that had the loss."
            ],
            "examples": [
              "allied"
            ]
          },
          "points": {
            "title": "Points",
            "description": "How many. Unit: victory points.",
            "type": "integer",
            "minimum": 1,
            "maximum": 100,
            "examples": [
              3
            ]
          },
          "when": {
            "$ref": "#/$defs/victoryCondition",
            "title": "When",
            "description": "What must be true."
          }
        },
        "required": [
          "per",
          "for",
          "points",
          "when"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "per": "condition",
            "for": "allied",
            "points": 10,
            "when": {
              "is": "controls",
              "side": "allied",
              "place": "guadalcanal"
            }
          }
        ]
      },
      "awardShipSunk": {
        "title": "Award for ships sunk",
        "description": "Points for each ship of some types that has sunk.",
        "type": "object",
        "properties": {
          "per": {
            "title": "Per",
            "description": "What it is given for.",
            "type": "string",
            "const": "ship-sunk",
            "examples": [
              "ship-sunk"
            ]
          },
          "for": {
            "title": "For",
            "description": "Who gets the points.",
            "type": "string",
            "enum": [
              "allied",
              "japanese",
              "opponent"
            ],
            "enumDescriptions": [
              "The Allies.",
              "Japan.",
              "The opponent of the side that had the loss."
            ],
            "examples": [
              "allied"
            ]
          },
          "points": {
            "title": "Points",
            "description": "How many. Unit: victory points.",
            "type": "integer",
            "minimum": 1,
            "maximum": 100,
            "examples": [
              3
            ]
          },
          "types": {
            "title": "Types",
            "description": "Types of ships that count. Without this member all count.",
            "type": "array",
            "items": {
              "$ref": "unit-defs.schema.json#/$defs/navalType"
            },
            "uniqueItems": true,
            "minItems": 1,
            "examples": [
              [
                "CV"
              ]
            ]
          }
        },
        "required": [
          "per",
          "for",
          "points",
          "types"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "per": "ship-sunk",
            "for": "opponent",
            "points": 3,
            "types": [
              "CV"
            ]
          }
        ]
      },
      "awardShipCrippled": {
        "title": "Award for crippled ships",
        "description": "Points for each ship of some types that is crippled at the end.",
        "type": "object",
        "properties": {
          "per": {
            "title": "Per",
            "description": "What it is given for.",
            "type": "string",
            "const": "ship-crippled",
            "examples": [
              "ship-crippled"
            ]
          },
          "for": {
            "title": "For",
            "description": "Who gets the points.",
            "type": "string",
            "enum": [
              "allied",
              "japanese",
              "opponent"
            ],
            "enumDescriptions": [
              "The Allies.",
              "Japan.",
              "The opponent of the side that had the loss."
            ],
            "examples": [
              "allied"
            ]
          },
          "points": {
            "title": "Points",
            "description": "How many. Unit: victory points.",
            "type": "integer",
            "minimum": 1,
            "maximum": 100,
            "examples": [
              3
            ]
          },
          "types": {
            "title": "Types",
            "description": "Types of ships that count. Without this member all count.",
            "type": "array",
            "items": {
              "$ref": "unit-defs.schema.json#/$defs/navalType"
            },
            "uniqueItems": true,
            "minItems": 1,
            "examples": [
              [
                "CV"
              ]
            ]
          }
        },
        "required": [
          "per",
          "for",
          "points",
          "types"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "per": "ship-crippled",
            "for": "opponent",
            "points": 2,
            "types": [
              "CV"
            ]
          }
        ]
      },
      "awardHits": {
        "title": "Award for hits",
        "description": "Points for each so many hits on a ship that is afloat at the end.",
        "type": "object",
        "properties": {
          "per": {
            "title": "Per",
            "description": "What it is given for.",
            "type": "string",
            "const": "hits",
            "examples": [
              "hits"
            ]
          },
          "for": {
            "title": "For",
            "description": "Who gets the points.",
            "type": "string",
            "enum": [
              "allied",
              "japanese",
              "opponent"
            ],
            "enumDescriptions": [
              "The Allies.",
              "Japan.",
              "The opponent of the side that had the loss."
            ],
            "examples": [
              "allied"
            ]
          },
          "points": {
            "title": "Points",
            "description": "How many. Unit: victory points.",
            "type": "integer",
            "minimum": 1,
            "maximum": 100,
            "examples": [
              3
            ]
          },
          "unit": {
            "$ref": "../common/common.schema.json#/$defs/id",
            "title": "Unit",
            "description": "The ship.",
            "examples": [
              "us-cv4"
            ]
          },
          "each": {
            "title": "Each",
            "description": "Hits for one award; a rest is lost. Unit: hits.",
            "type": "integer",
            "minimum": 1,
            "maximum": 20,
            "examples": [
              3
            ]
          }
        },
        "required": [
          "per",
          "for",
          "points",
          "unit",
          "each"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "per": "hits",
            "for": "japanese",
            "points": 1,
            "unit": "us-cv4",
            "each": 3
          }
        ]
      },
      "awardAirSteps": {
        "title": "Award for air steps",
        "description": "Points for each so many air steps that a side has lost.",
        "type": "object",
        "properties": {
          "per": {
            "title": "Per",
            "description": "What it is given for.",
            "type": "string",
            "const": "air-steps",
            "examples": [
              "air-steps"
            ]
          },
          "for": {
            "title": "For",
            "description": "Who gets the points.",
            "type": "string",
            "enum": [
              "allied",
              "japanese",
              "opponent"
            ],
            "enumDescriptions": [
              "The Allies.",
              "Japan.",
              "The opponent of the side that had the loss."
            ],
            "examples": [
              "allied"
            ]
          },
          "points": {
            "title": "Points",
            "description": "How many. Unit: victory points.",
            "type": "integer",
            "minimum": 1,
            "maximum": 100,
            "examples": [
              3
            ]
          },
          "each": {
            "title": "Each",
            "description": "Steps for one award; a rest is lost. Unit: steps.",
            "type": "integer",
            "minimum": 1,
            "maximum": 20,
            "examples": [
              4
            ]
          }
        },
        "required": [
          "per",
          "for",
          "points",
          "each"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "per": "air-steps",
            "for": "opponent",
            "points": 1,
            "each": 4
          }
        ]
      },
      "victory": {
        "title": "Victory",
        "description": "Who wins, and by how much.",
        "type": "object",
        "required": [
          "by"
        ],
        "discriminator": {
          "propertyName": "by"
        },
        "oneOf": [
          {
            "$ref": "#/$defs/victoryByOrder"
          },
          {
            "$ref": "#/$defs/victoryByPoints"
          }
        ],
        "examples": [
          {
            "by": "order",
            "results": [
              {
                "winner": "allied",
                "level": "victory",
                "at": "end"
              }
            ]
          }
        ]
      },
      "victoryByOrder": {
        "title": "Victory by conditions",
        "description": "The first result whose condition is true is that of the game.",
        "type": "object",
        "properties": {
          "by": {
            "title": "By",
            "description": "How the winner is found.",
            "type": "string",
            "const": "order",
            "examples": [
              "order"
            ]
          },
          "results": {
            "title": "Results",
            "description": "Results in the order in which they are tried. The last has no condition.",
            "type": "array",
            "items": {
              "title": "Result",
              "description": "One result.",
              "type": "object",
              "properties": {
                "winner": {
                  "$ref": "unit-defs.schema.json#/$defs/sideOrNone",
                  "title": "Winner",
                  "description": "Who wins."
                },
                "level": {
                  "title": "Level",
                  "description": "The level of the victory.",
                  "type": "string",
                  "enum": [
                    "decisive",
                    "tactical",
                    "marginal",
                    "historical",
                    "victory",
                    "draw"
                  ],
                  "enumDescriptions": [
                    "Decisive victory.",
                    "Tactical victory.",
                    "Marginal victory.",
                    "Victory as in history.",
                    "Victory, where there is one level only.",
                    "Draw."
                  ],
                  "examples": [
                    "decisive"
                  ]
                },
                "when": {
                  "$ref": "#/$defs/victoryCondition",
                  "title": "When",
                  "description": "What must be true."
                },
                "at": {
                  "title": "At",
                  "description": "When it is tried.",
                  "type": "string",
                  "enum": [
                    "end",
                    "month-end",
                    "any-time"
                  ],
                  "enumDescriptions": [
                    "At the end of the scenario.",
                    "At the end of every month, and the game ends with it.",
                    "At any time, and the game ends with it."
                  ],
                  "examples": [
                    "end"
                  ]
                },
                "from": {
                  "$ref": "defs.schema.json#/$defs/month",
                  "title": "From",
                  "description": "The first month in which it is tried."
                }
              },
              "required": [
                "winner",
                "level",
                "at"
              ],
              "additionalProperties": false,
              "examples": [
                {
                  "winner": "allied",
                  "level": "victory",
                  "at": "end"
                }
              ]
            },
            "minItems": 1
          }
        },
        "required": [
          "by",
          "results"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "by": "order",
            "results": [
              {
                "winner": "allied",
                "level": "victory",
                "at": "end"
              }
            ]
          }
        ]
      },
      "victoryByPoints": {
        "title": "Victory by points",
        "description": "Points are counted at the end; the Allied points less the Japanese points are the margin.",
        "type": "object",
        "properties": {
          "by": {
            "title": "By",
            "description": "How the winner is found.",
            "type": "string",
            "const": "points",
            "examples": [
              "points"
            ]
          },
          "awards": {
            "title": "Awards",
            "description": "What brings points.",
            "type": "array",
            "items": {
              "$ref": "#/$defs/award"
            },
            "minItems": 1
          },
          "levels": {
            "title": "Levels",
            "description": "Levels by the margin, the best of each side first.",
            "type": "array",
            "items": {
              "title": "Level",
              "description": "One level.",
              "type": "object",
              "properties": {
                "winner": {
                  "$ref": "unit-defs.schema.json#/$defs/sideOrNone",
                  "title": "Winner",
                  "description": "Who wins."
                },
                "level": {
                  "title": "Level",
                  "description": "The level of the victory.",
                  "type": "string",
                  "enum": [
                    "decisive",
                    "tactical",
                    "marginal",
                    "historical",
                    "victory",
                    "draw"
                  ],
                  "enumDescriptions": [
                    "Decisive victory.",
                    "Tactical victory.",
                    "Marginal victory.",
                    "Victory as in history.",
                    "Victory, where there is one level only.",
                    "Draw."
                  ],
                  "examples": [
                    "decisive"
                  ]
                },
                "margin": {
                  "title": "Margin",
                  "description": "For the Allies the least margin, for Japan the greatest, for a draw the one. Unit: victory points.",
                  "type": "integer",
                  "minimum": -500,
                  "maximum": 500,
                  "examples": [
                    6
                  ]
                }
              },
              "required": [
                "winner",
                "level",
                "margin"
              ],
              "additionalProperties": false,
              "examples": [
                {
                  "winner": "allied",
                  "level": "tactical",
                  "margin": 6
                }
              ]
            },
            "minItems": 1
          }
        },
        "required": [
          "by",
          "awards",
          "levels"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "by": "points",
            "awards": [
              {
                "per": "ship-sunk",
                "for": "opponent",
                "points": 3,
                "types": [
                  "CV"
                ]
              }
            ],
            "levels": [
              {
                "winner": "none",
                "level": "draw",
                "margin": 0
              }
            ]
          }
        ]
      }
    }
  },
  "pacific-war/war.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/pacific-war/war.schema.json",
    "title": "Pacific War months",
    "description": "The strategic game in the middle of play.",
    "$defs": {
      "warHand": {
        "title": "What a side keeps to itself",
        "description": "What the other side may not know. Rule 10.1.",
        "type": "object",
        "properties": {
          "intelligence": {
            "title": "Strategic Intelligence",
            "description": "Its level of this month; 0 before the first roll. Unit: levels. Rule 7.0.",
            "type": "integer",
            "minimum": 0,
            "maximum": 9,
            "examples": [
              2
            ]
          },
          "commandPoints": {
            "title": "Command Points",
            "description": "Command Points at each headquarters. Rule 10.1.",
            "type": "object",
            "patternProperties": {
              "^[a-z0-9][a-z0-9-]*$": {
                "title": "Points",
                "description": "Points at one headquarters. Unit: Command Points. Rule 10.1.",
                "type": "integer",
                "minimum": 0,
                "maximum": 9999,
                "examples": [
                  40
                ]
              }
            },
            "additionalProperties": false,
            "examples": [
              {
                "a-hq-south-pacific": 40
              }
            ]
          },
          "futurePool": {
            "title": "Future Operation Pool",
            "description": "The pool, or nothing. Rule 10.4.",
            "type": "array",
            "items": {
              "title": "Pool",
              "description": "Points that wait for a month.",
              "type": "object",
              "properties": {
                "month": {
                  "$ref": "defs.schema.json#/$defs/month",
                  "title": "Month",
                  "description": "The month in which they are used.",
                  "examples": [
                    "1942-08"
                  ]
                },
                "points": {
                  "title": "Points",
                  "description": "Points in it. Unit: Command Points. Rule 10.4.",
                  "type": "integer",
                  "minimum": 0,
                  "maximum": 999,
                  "examples": [
                    50
                  ]
                },
                "isBid": {
                  "title": "First bid made",
                  "description": "True once the owner has made the first bid of that month, which must reach the pool. Rule 18.0.",
                  "type": "boolean",
                  "examples": [
                    false
                  ]
                }
              },
              "required": [
                "month",
                "points",
                "isBid"
              ],
              "additionalProperties": false,
              "examples": [
                {
                  "month": "1942-10",
                  "points": 50,
                  "isBid": false
                }
              ]
            },
            "examples": [
              []
            ]
          },
          "groundReplacements": {
            "title": "Ground steps",
            "description": "Ground steps at hand, by nation. Rule 16.1.",
            "type": "object",
            "patternProperties": {
              "^(japan|us|britain|australia|netherlands|france|china)$": {
                "title": "Steps",
                "description": "Steps of one nation. Unit: steps. Rule 16.1.",
                "type": "integer",
                "minimum": 0,
                "maximum": 9999,
                "examples": [
                  3
                ]
              }
            },
            "additionalProperties": false,
            "examples": [
              {
                "us": 3
              }
            ]
          },
          "airTraining": {
            "title": "Air steps in training",
            "description": "Air steps at hand by nation and by the month in which they were received. Rule 16.4.",
            "type": "array",
            "items": {
              "title": "Steps in training",
              "description": "Steps of one nation and month.",
              "type": "object",
              "properties": {
                "nation": {
                  "$ref": "unit-defs.schema.json#/$defs/nation",
                  "title": "Nation",
                  "description": "Whose they are.",
                  "examples": [
                    "us"
                  ]
                },
                "month": {
                  "title": "Month number",
                  "description": "Number of the month in which they were received, or of that month which gives them their level: December 1941 is 44. Unit: months. Rule 16.4.",
                  "type": "integer",
                  "minimum": 1,
                  "maximum": 99,
                  "examples": [
                    36
                  ]
                },
                "steps": {
                  "title": "Steps",
                  "description": "How many. Unit: steps. Rule 16.4.",
                  "type": "integer",
                  "minimum": 0,
                  "maximum": 999,
                  "examples": [
                    4
                  ]
                }
              },
              "required": [
                "nation",
                "month",
                "steps"
              ],
              "additionalProperties": false,
              "examples": [
                {
                  "nation": "us",
                  "month": 36,
                  "steps": 4
                }
              ]
            },
            "examples": [
              [
                {
                  "nation": "us",
                  "month": 36,
                  "steps": 4
                }
              ]
            ]
          },
          "airReplacements": {
            "title": "Air steps by class",
            "description": "Air steps at hand whose class is given. Rule 16.3.",
            "type": "object",
            "patternProperties": {
              "^[a-z0-9][a-z0-9-]*$": {
                "title": "Steps",
                "description": "Steps of one class. Unit: steps. Rule 16.3.",
                "type": "integer",
                "minimum": 0,
                "maximum": 9999,
                "examples": [
                  3
                ]
              }
            },
            "additionalProperties": false,
            "examples": [
              {
                "us-f-l1": 3
              }
            ]
          },
          "arrivals": {
            "title": "Reinforcements at hand",
            "description": "Units that have come this month and are not placed yet, by the ids of the schedule. Rule 14.0.",
            "type": "array",
            "items": {
              "$ref": "../common/common.schema.json#/$defs/id",
              "title": "Unit",
              "description": "A unit, by its id.",
              "examples": [
                "us-43-div"
              ]
            },
            "examples": [
              [
                "us-43-div"
              ]
            ]
          },
          "submarines": {
            "title": "New submarines",
            "description": "Submarines of this month that have no command yet. Unit: submarines. Rule 14.1.",
            "type": "integer",
            "minimum": 0,
            "maximum": 999,
            "examples": [
              4
            ]
          },
          "patrolBoats": {
            "title": "PT boats",
            "description": "Hexes with PT boats, or nothing. Rule 34.17.",
            "type": "array",
            "items": {
              "$ref": "defs.schema.json#/$defs/hex"
            },
            "examples": [
              [
                "1134"
              ]
            ]
          }
        },
        "required": [
          "intelligence",
          "commandPoints",
          "futurePool",
          "groundReplacements",
          "airTraining",
          "airReplacements",
          "arrivals",
          "submarines",
          "patrolBoats"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "intelligence": 2,
            "commandPoints": {
              "a-hq-south-pacific": 40
            },
            "futurePool": [],
            "groundReplacements": {
              "us": 3
            },
            "airTraining": [],
            "airReplacements": {},
            "arrivals": [],
            "submarines": 0,
            "patrolBoats": []
          }
        ]
      },
      "warOperation": {
        "title": "Operation",
        "description": "What the Operation in play has of its own in Campaigns and Strategic scenarios. Rule 20.0.",
        "type": "object",
        "properties": {
          "headquarters": {
            "title": "Headquarters",
            "description": "The headquarters through which the Operation player activates; empty where all take part. Rule 20.1.",
            "type": "string",
            "pattern": "^([a-z0-9][a-z0-9-]*)?$",
            "examples": [
              "a-hq-south-pacific"
            ]
          },
          "reaction": {
            "title": "Headquarters of the reaction",
            "description": "The headquarters through which the Reaction player activates; empty before it does. Rule 20.3.",
            "type": "string",
            "pattern": "^([a-z0-9][a-z0-9-]*)?$",
            "examples": [
              "j-hq-south-seas"
            ]
          },
          "budget": {
            "title": "Budget",
            "description": "What is left of the bid for the first activation. Unit: Command Points. Rule 18.0.",
            "type": "integer",
            "minimum": 0,
            "maximum": 999,
            "examples": [
              40
            ]
          },
          "isFree": {
            "title": "Without a bid",
            "description": "True for an Operation without a bid: only what activation costs is paid. Rule 18.0.",
            "type": "boolean",
            "examples": [
              false
            ]
          },
          "timesCost": {
            "title": "Times cost",
            "description": "What activation costs are multiplied by. Unit: times. Rule 20.2.5.",
            "type": "integer",
            "minimum": 1,
            "maximum": 9,
            "examples": [
              2
            ]
          },
          "begun": {
            "title": "Begun",
            "description": "Days of the scenario that had passed when it began. Unit: Days. Rule 20.2.2.",
            "type": "integer",
            "minimum": 0,
            "maximum": 2000,
            "examples": [
              31
            ]
          },
          "ends": {
            "title": "Operation Ends markers",
            "description": "How many Days after the beginning the markers lie that are still on the track. Rule 20.2.2.",
            "type": "array",
            "items": {
              "title": "Marker",
              "description": "One marker. Unit: Days. Rule 20.2.2.",
              "type": "integer",
              "minimum": 0,
              "maximum": 99,
              "examples": [
                21
              ]
            },
            "examples": [
              [
                21,
                28
              ]
            ]
          },
          "penalty": {
            "title": "Penalty Time",
            "description": "Days of Penalty Time that were bought; 0 before the first. Unit: Days. Rule 20.2.3.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              7
            ]
          },
          "reactionEnds": {
            "title": "Reaction Time Ends",
            "description": "How many Days after the beginning the marker lies; 0 before the Reaction player activates. Unit: Days. Rule 20.2.4.",
            "type": "integer",
            "minimum": 0,
            "maximum": 200,
            "examples": [
              14
            ]
          },
          "reactionCycles": {
            "title": "Cycles of the reaction",
            "description": "Battle Cycles that the Reaction player has played since the last unit of the Operation player was deactivated. Unit: Battle Cycles. Rule 20.2.4.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              0
            ]
          },
          "landAirUnits": {
            "title": "Land-based air units",
            "description": "How many each headquarters has activated in this Operation. Rule 11.2.1.",
            "type": "object",
            "patternProperties": {
              "^[a-z0-9][a-z0-9-]*$": {
                "title": "Air units",
                "description": "How many. Unit: air units. Rule 11.2.1.",
                "type": "integer",
                "minimum": 0,
                "maximum": 99,
                "examples": [
                  3
                ]
              }
            },
            "additionalProperties": false,
            "examples": [
              {
                "a-hq-south-pacific": 3
              }
            ]
          },
          "supportBase": {
            "title": "Offensive Support Base",
            "description": "True while the one that the Operation player gets free waits to be placed. Rule 11.3.1.",
            "type": "boolean",
            "examples": [
              true
            ]
          },
          "stoodDown": {
            "title": "Stood down",
            "description": "True once the Operation player has deactivated all units in the Contact Phase. Rule 20.5.1.",
            "type": "boolean",
            "examples": [
              false
            ]
          },
          "losses": {
            "title": "Losses at sea",
            "description": "By side, what it has lost at sea. Rule 19.3.",
            "type": "object",
            "additionalProperties": false,
            "examples": [
              {
                "allied": {
                  "points": 2,
                  "hits": 7
                },
                "japanese": {
                  "points": 0,
                  "hits": 3
                }
              }
            ],
            "properties": {
              "allied": {
                "title": "Losses",
                "description": "What the Allies have lost at sea in this Operation. Rule 19.3.",
                "type": "object",
                "properties": {
                  "points": {
                    "title": "Points",
                    "description": "For its ships that were sunk. Unit: points. Rule 19.3.",
                    "type": "integer",
                    "minimum": 0,
                    "maximum": 999,
                    "examples": [
                      2
                    ]
                  },
                  "hits": {
                    "title": "Hits",
                    "description": "Hits on its other ships. Unit: hits. Rule 19.3.",
                    "type": "integer",
                    "minimum": 0,
                    "maximum": 999,
                    "examples": [
                      7
                    ]
                  }
                },
                "required": [
                  "points",
                  "hits"
                ],
                "additionalProperties": false,
                "examples": [
                  {
                    "points": 2,
                    "hits": 7
                  }
                ]
              },
              "japanese": {
                "title": "Losses",
                "description": "What Japan has lost at sea in this Operation. Rule 19.3.",
                "type": "object",
                "properties": {
                  "points": {
                    "title": "Points",
                    "description": "For its ships that were sunk. Unit: points. Rule 19.3.",
                    "type": "integer",
                    "minimum": 0,
                    "maximum": 999,
                    "examples": [
                      2
                    ]
                  },
                  "hits": {
                    "title": "Hits",
                    "description": "Hits on its other ships. Unit: hits. Rule 19.3.",
                    "type": "integer",
                    "minimum": 0,
                    "maximum": 999,
                    "examples": [
                      7
                    ]
                  }
                },
                "required": [
                  "points",
                  "hits"
                ],
                "additionalProperties": false,
                "examples": [
                  {
                    "points": 2,
                    "hits": 7
                  }
                ]
              }
            },
            "required": [
              "allied",
              "japanese"
            ]
          }
        },
        "required": [
          "headquarters",
          "reaction",
          "budget",
          "isFree",
          "timesCost",
          "begun",
          "ends",
          "penalty",
          "reactionEnds",
          "reactionCycles",
          "landAirUnits",
          "supportBase",
          "stoodDown",
          "losses"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "headquarters": "a-hq-south-pacific",
            "reaction": "",
            "budget": 0,
            "timesCost": 2,
            "begun": 0,
            "ends": [
              21,
              28
            ],
            "penalty": 0,
            "reactionEnds": 0,
            "reactionCycles": 0,
            "landAirUnits": {},
            "supportBase": true,
            "stoodDown": false,
            "losses": {
              "allied": {
                "points": 0,
                "hits": 0
              },
              "japanese": {
                "points": 0,
                "hits": 0
              }
            },
            "isFree": false
          }
        ]
      },
      "war": {
        "title": "War",
        "description": "What Campaigns and Strategic scenarios have beside the battles: the months, the commands and the tracks. Rule 5.1.",
        "type": "object",
        "properties": {
          "operations": {
            "title": "Operations",
            "description": "How many have begun in the scenario. Unit: Operations. Rule 20.0.",
            "type": "integer",
            "minimum": 0,
            "maximum": 999,
            "examples": [
              1
            ]
          },
          "monthOperations": {
            "title": "Operations of the month",
            "description": "How many have begun in this month. Unit: Operations. Rule 18.0.",
            "type": "integer",
            "minimum": 0,
            "maximum": 999,
            "examples": [
              1
            ]
          },
          "used": {
            "title": "Used",
            "description": "Ids of the units that have been Activated this month: once deactivated they stay so until the next. Rule 20.5.",
            "type": "array",
            "items": {
              "$ref": "../common/common.schema.json#/$defs/id",
              "title": "Unit",
              "description": "A unit, by its id.",
              "examples": [
                "us-cv2"
              ]
            },
            "examples": [
              [
                "us-cv2"
              ]
            ]
          },
          "free": {
            "title": "Free Operation",
            "description": "The side that may take the next Operation without a bid. Rule 18.0.",
            "type": "string",
            "enum": [
              "allied",
              "japanese",
              "none"
            ],
            "enumDescriptions": [
              "The Allies.",
              "Japan.",
              "Nobody."
            ],
            "examples": [
              "none"
            ]
          },
          "operation": {
            "title": "Operation",
            "description": "The Operation in play, or nothing. Rule 20.0.",
            "type": "array",
            "items": {
              "$ref": "#/$defs/warOperation",
              "title": "Operation",
              "description": "The Operation."
            }
          },
          "weather": {
            "title": "Weather",
            "description": "The condition of each weather zone of this month; none where weather is not played. Rule 6.0.",
            "type": "object",
            "patternProperties": {
              "^[a-z0-9][a-z0-9-]*$": {
                "$ref": "../common/common.schema.json#/$defs/id",
                "title": "Condition",
                "description": "A condition of the weather.",
                "examples": [
                  "fog"
                ]
              }
            },
            "additionalProperties": false,
            "examples": [
              {
                "south-pacific": "rain"
              }
            ]
          },
          "initiative": {
            "title": "Strategic Initiative",
            "description": "Above 0 its Japanese level, below 0 its Allied level. Unit: levels. Rule 19.1.",
            "type": "integer",
            "minimum": -99,
            "maximum": 99,
            "examples": [
              2
            ]
          },
          "basesLost": {
            "title": "Bases that counted",
            "description": "Hexes whose Japanese Base has been eliminated: each counts once. Rule 19.2.",
            "type": "array",
            "items": {
              "$ref": "defs.schema.json#/$defs/hex",
              "title": "Hex",
              "description": "Where it was.",
              "examples": [
                "1630"
              ]
            },
            "examples": [
              [
                "1630"
              ]
            ]
          },
          "boxed": {
            "title": "Disbanded headquarters",
            "description": "Headquarters in a box, and in which. Rule 11.2.1.",
            "type": "object",
            "patternProperties": {
              "^[a-z0-9][a-z0-9-]*$": {
                "title": "Box",
                "description": "Which box.",
                "type": "string",
                "enum": [
                  "voluntary",
                  "involuntary"
                ],
                "enumDescriptions": [
                  "Disbanded by its owner.",
                  "Overrun, or disbanded in an interdicted port."
                ],
                "examples": [
                  "voluntary"
                ]
              }
            },
            "additionalProperties": false,
            "examples": [
              {
                "a-hq-far-east": "involuntary"
              }
            ]
          },
          "submarineCommands": {
            "title": "Submarine Commands",
            "description": "Ids of the Submarine Commands that are in play, or may be placed again. Rule 14.6.",
            "type": "array",
            "items": {
              "$ref": "../common/common.schema.json#/$defs/id",
              "title": "Submarine Command",
              "description": "A Submarine Command.",
              "examples": [
                "a-subcom-1"
              ]
            },
            "examples": [
              [
                "a-subcom-1"
              ]
            ]
          },
          "due": {
            "title": "Month Track",
            "description": "What comes back in a month to come. Rules 11.2.1, 20.2.3 and 23.7.",
            "type": "array",
            "items": {
              "title": "Piece",
              "description": "One piece on the track.",
              "type": "object",
              "properties": {
                "month": {
                  "$ref": "defs.schema.json#/$defs/month",
                  "title": "Month",
                  "description": "When it comes as a reinforcement.",
                  "examples": [
                    "1942-08"
                  ]
                },
                "id": {
                  "$ref": "../common/common.schema.json#/$defs/id",
                  "title": "Piece",
                  "description": "A ship, a ground unit or a headquarters, by id.",
                  "examples": [
                    "us-cv2"
                  ]
                }
              },
              "required": [
                "month",
                "id"
              ],
              "additionalProperties": false,
              "examples": [
                {
                  "month": "1942-11",
                  "id": "us-cv2"
                }
              ]
            },
            "examples": [
              []
            ]
          },
          "offMap": {
            "title": "Off-map boxes",
            "description": "Ships and ground units that have left the map by an edge, each in a box of its track. What a ship has aboard goes with it. Rules 15.1 and 23.7.",
            "type": "object",
            "patternProperties": {
              "^[a-z0-9][a-z0-9-]*$": {
                "title": "Box",
                "description": "Where a unit is.",
                "type": "object",
                "properties": {
                  "edge": {
                    "title": "Track",
                    "description": "By which edge it left.",
                    "type": "string",
                    "enum": [
                      "east",
                      "west",
                      "south"
                    ],
                    "enumDescriptions": [
                      "The east edge.",
                      "The west edge.",
                      "The south edge."
                    ],
                    "examples": [
                      "east"
                    ]
                  },
                  "box": {
                    "title": "Box",
                    "description": "Which box of the track, from 0, where ships enter. Unit: boxes. Rule 15.1.",
                    "type": "integer",
                    "minimum": 0,
                    "maximum": 9,
                    "examples": [
                      1
                    ]
                  }
                },
                "required": [
                  "edge",
                  "box"
                ],
                "additionalProperties": false,
                "examples": [
                  {
                    "edge": "east",
                    "box": 1
                  }
                ]
              }
            },
            "additionalProperties": false,
            "examples": [
              {
                "us-bb1": {
                  "edge": "east",
                  "box": 1
                }
              }
            ]
          },
          "halved": {
            "title": "Halved ships",
            "description": "Ships of two, by id, of which one counts as lost: they are never again repaired to better than half. Rule 15.2.2.",
            "type": "array",
            "items": {
              "$ref": "../common/common.schema.json#/$defs/id"
            },
            "examples": [
              [
                "us-cve8"
              ]
            ]
          },
          "constructions": {
            "title": "Constructions",
            "description": "What is being built. Rule 17.0.",
            "type": "array",
            "items": {
              "title": "Construction",
              "description": "One of them.",
              "type": "object",
              "properties": {
                "hex": {
                  "$ref": "defs.schema.json#/$defs/hex",
                  "title": "Hex",
                  "description": "Where it is.",
                  "examples": [
                    "1134"
                  ]
                },
                "job": {
                  "$ref": "../common/common.schema.json#/$defs/id",
                  "title": "Job",
                  "description": "The job of tables/engineering.json.",
                  "examples": [
                    "allied-small-airbase"
                  ]
                },
                "base": {
                  "title": "Base",
                  "description": "The Base that it becomes; empty for others. Rule 17.5.",
                  "type": "string",
                  "pattern": "^([a-z0-9][a-z0-9-]*)?$",
                  "examples": [
                    "us-base-small"
                  ]
                },
                "stage": {
                  "title": "Stage",
                  "description": "Stages that are paid. Unit: stages. Rule 17.5.",
                  "type": "integer",
                  "minimum": 0,
                  "maximum": 12,
                  "examples": [
                    1
                  ]
                },
                "hits": {
                  "title": "Hits",
                  "description": "Hits of this month. Unit: hits. Rule 17.0.",
                  "type": "integer",
                  "minimum": 0,
                  "maximum": 99,
                  "examples": [
                    0
                  ]
                }
              },
              "required": [
                "hex",
                "job",
                "base",
                "stage",
                "hits"
              ],
              "additionalProperties": false,
              "examples": [
                {
                  "hex": "1134",
                  "job": "japanese-small-airbase",
                  "base": "japan-base-small",
                  "stage": 1,
                  "hits": 0
                }
              ]
            },
            "examples": [
              []
            ]
          },
          "mobileDocks": {
            "title": "Mobile dry docks",
            "description": "Hexes with a mobile dry dock. Rule 17.9.",
            "type": "array",
            "items": {
              "$ref": "defs.schema.json#/$defs/hex",
              "title": "Hex",
              "description": "Where it is.",
              "examples": [
                "1738"
              ]
            },
            "examples": [
              []
            ]
          },
          "builtAirfields": {
            "title": "Built airfields",
            "description": "Hexes without an airfield of their own in which an airbase has been built. Rules 17.5.1 and 17.6.",
            "type": "array",
            "items": {
              "$ref": "defs.schema.json#/$defs/hex",
              "title": "Hex",
              "description": "Where it is.",
              "examples": [
                "1738"
              ]
            },
            "examples": [
              []
            ]
          },
          "emergencyLinks": {
            "title": "Emergency links",
            "description": "Emergency Command Links. Rule 11.7.",
            "type": "array",
            "items": {
              "title": "Link",
              "description": "One of them.",
              "type": "object",
              "properties": {
                "kind": {
                  "title": "Kind",
                  "description": "Which link.",
                  "type": "string",
                  "enum": [
                    "tokyo-express",
                    "air-transport-north",
                    "air-transport-south"
                  ],
                  "enumDescriptions": [
                    "The Tokyo Express of Japan.",
                    "Air Transport North of the Allies.",
                    "Air Transport South of the Allies."
                  ],
                  "examples": [
                    "tokyo-express"
                  ]
                },
                "from": {
                  "$ref": "defs.schema.json#/$defs/hex",
                  "title": "Start",
                  "description": "Its Start hex.",
                  "examples": [
                    "1630"
                  ]
                },
                "to": {
                  "$ref": "defs.schema.json#/$defs/hex",
                  "title": "End",
                  "description": "Its End hex.",
                  "examples": [
                    "1134"
                  ]
                }
              },
              "required": [
                "kind",
                "from",
                "to"
              ],
              "additionalProperties": false,
              "examples": [
                {
                  "kind": "tokyo-express",
                  "from": "1630",
                  "to": "1134"
                }
              ]
            },
            "examples": [
              []
            ]
          },
          "surrendered": {
            "title": "Surrendered",
            "description": "Countries that have surrendered. Rule 33.0.",
            "type": "array",
            "items": {
              "$ref": "../common/common.schema.json#/$defs/id",
              "title": "Country",
              "description": "A country.",
              "examples": [
                "india"
              ]
            },
            "examples": [
              []
            ]
          },
          "homelandLosses": {
            "title": "Homeland losses",
            "description": "Resource Points that Homeland hexes have lost, by place. Rule 8.5.",
            "type": "object",
            "patternProperties": {
              "^[a-z0-9][a-z0-9-]*$": {
                "title": "Points",
                "description": "Points lost. Unit: Resource Points. Rule 8.5.",
                "type": "integer",
                "minimum": 0,
                "maximum": 999,
                "examples": [
                  4
                ]
              }
            },
            "additionalProperties": false,
            "examples": [
              {
                "tokyo": 4
              }
            ]
          },
          "interdictedResources": {
            "title": "Interdicted resources",
            "description": "Places of Co-Prosperity hexes with an Interdiction marker. Rule 33.1.",
            "type": "array",
            "items": {
              "$ref": "../common/common.schema.json#/$defs/id",
              "title": "Place",
              "description": "A place.",
              "examples": [
                "palembang"
              ]
            },
            "examples": [
              []
            ]
          },
          "merchantShippingPoints": {
            "title": "Merchant Shipping Points",
            "description": "Those that Japan has. Unit: Merchant Shipping Points. Rule 9.3.",
            "type": "integer",
            "minimum": 0,
            "maximum": 9999,
            "examples": [
              120
            ]
          },
          "shippingOnOffer": {
            "title": "Shipping on offer",
            "description": "Points that Japan may still buy this month. Unit: Merchant Shipping Points. Rule 14.5.",
            "type": "integer",
            "minimum": 0,
            "maximum": 999,
            "examples": [
              2
            ]
          },
          "escorts": {
            "title": "Escort box",
            "description": "Ships in the Escort box, by id. Rule 9.1.",
            "type": "object",
            "patternProperties": {
              "^[a-z0-9][a-z0-9-]*$": {
                "title": "Ship",
                "description": "One ship of the box.",
                "type": "object",
                "properties": {
                  "hits": {
                    "title": "Hits",
                    "description": "Its hits. Unit: hits. Rule 9.1.",
                    "type": "integer",
                    "minimum": 0,
                    "maximum": 99,
                    "examples": [
                      2
                    ]
                  }
                },
                "required": [
                  "hits"
                ],
                "additionalProperties": false,
                "examples": [
                  {
                    "hits": 2
                  }
                ]
              }
            },
            "additionalProperties": false,
            "examples": [
              {
                "j-dd21": {
                  "hits": 2
                }
              }
            ]
          },
          "antiShippingSubmarines": {
            "title": "Anti-shipping submarines",
            "description": "Allied submarines against merchants. Unit: submarines. Rule 9.3.",
            "type": "integer",
            "minimum": 0,
            "maximum": 9999,
            "examples": [
              12
            ]
          },
          "submarinePriority": {
            "title": "Submarine priority",
            "description": "What they hunt. Rule 9.2.",
            "type": "string",
            "enum": [
              "merchants",
              "escorts"
            ],
            "enumDescriptions": [
              "Merchants first.",
              "Escorts first."
            ],
            "examples": [
              "merchants"
            ]
          },
          "raids": {
            "title": "Raids",
            "description": "Strategic bombing raids so far. Unit: raids. Rule 8.3.",
            "type": "integer",
            "minimum": 0,
            "maximum": 999,
            "examples": [
              0
            ]
          },
          "bombers": {
            "title": "Strategic Bombers",
            "description": "The groups that are in play. Rule 8.2.",
            "type": "object",
            "patternProperties": {
              "^(20|21)$": {
                "title": "Group",
                "description": "One group.",
                "type": "object",
                "properties": {
                  "at": {
                    "title": "Airbase",
                    "description": "The hex of its airbase; empty in the available box. Rule 8.2.",
                    "type": "string",
                    "pattern": "^([0-9]{4})?$",
                    "examples": [
                      "2443"
                    ]
                  },
                  "points": {
                    "title": "Points",
                    "description": "Its points. Unit: Strategic Bombing Points. Rule 8.1.",
                    "type": "integer",
                    "minimum": 0,
                    "maximum": 999,
                    "examples": [
                      6
                    ]
                  },
                  "ready": {
                    "$ref": "defs.schema.json#/$defs/month",
                    "title": "Ready from",
                    "description": "The first month in which it may be deployed again. Rule 14.4.",
                    "examples": [
                      "1942-08"
                    ]
                  }
                },
                "required": [
                  "at",
                  "points",
                  "ready"
                ],
                "additionalProperties": false,
                "examples": [
                  {
                    "at": "",
                    "points": 6,
                    "ready": "1944-05"
                  }
                ]
              }
            },
            "additionalProperties": false,
            "examples": [
              {
                "20": {
                  "at": "",
                  "points": 6,
                  "ready": "1944-05"
                }
              }
            ]
          },
          "special": {
            "title": "Special markers",
            "description": "Counts and months that single rules need, by their names. Rule 34.0.",
            "type": "object",
            "patternProperties": {
              "^[a-z0-9][a-z0-9-]*$": {
                "title": "Value",
                "description": "The value. Unit: units of that rule. Rule 34.0.",
                "type": "integer",
                "minimum": -999,
                "maximum": 9999,
                "examples": [
                  1
                ]
              }
            },
            "additionalProperties": false,
            "examples": [
              {
                "conversion-j-cvs2": 3
              }
            ]
          },
          "hands": {
            "title": "Hands",
            "description": "By side what the other side may not know. Rule 10.1.",
            "type": "object",
            "additionalProperties": false,
            "required": [
              "allied",
              "japanese"
            ],
            "properties": {
              "allied": {
                "$ref": "#/$defs/warHand",
                "title": "Hand",
                "description": "What the Allies keep to themselves."
              },
              "japanese": {
                "$ref": "#/$defs/warHand",
                "title": "Hand",
                "description": "What Japan keeps to itself."
              }
            }
          }
        },
        "required": [
          "operations",
          "monthOperations",
          "used",
          "free",
          "operation",
          "weather",
          "initiative",
          "basesLost",
          "boxed",
          "submarineCommands",
          "due",
          "offMap",
          "halved",
          "constructions",
          "mobileDocks",
          "builtAirfields",
          "emergencyLinks",
          "surrendered",
          "homelandLosses",
          "interdictedResources",
          "merchantShippingPoints",
          "shippingOnOffer",
          "escorts",
          "antiShippingSubmarines",
          "submarinePriority",
          "raids",
          "bombers",
          "special",
          "hands"
        ],
        "additionalProperties": false
      }
    }
  },
  "pacific-war/weather-effects.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/pacific-war/weather-effects.schema.json",
    "title": "Weather effects",
    "description": "What each weather condition does in its zone for the month. Rule 6.0.",
    "type": "object",
    "properties": {
      "$schema": {
        "$ref": "../common/common.schema.json#/$defs/schemaPath"
      },
      "title": {
        "title": "Title",
        "description": "The name of the table.",
        "type": "string",
        "minLength": 1,
        "maxLength": 120,
        "examples": [
          "Weather effects"
        ]
      },
      "rule": {
        "$ref": "../common/common.schema.json#/$defs/citedRule"
      },
      "conditions": {
        "title": "Conditions",
        "description": "The weather conditions, by id. Rule 6.0.",
        "type": "object",
        "patternProperties": {
          "^[a-z0-9][a-z0-9-]*$": {
            "title": "Condition",
            "description": "One condition.",
            "type": "object",
            "properties": {
              "navalSearch": {
                "title": "Naval search",
                "description": "Added to the die of a search for naval units. Unit: points. Rule 6.0.",
                "type": "integer",
                "minimum": 0,
                "maximum": 9,
                "examples": [
                  2
                ]
              },
              "japaneseAirSearch": {
                "title": "Japanese search for aircraft",
                "description": "Added to the die of a Japanese search for Allied air missions. Unit: points. Rule 6.0.",
                "type": "integer",
                "minimum": 0,
                "maximum": 9,
                "examples": [
                  1
                ]
              },
              "cancels": {
                "title": "Cancellation",
                "description": "True if air units may fail to fly. Rule 6.1.",
                "type": "boolean"
              },
              "grounds": {
                "title": "Dusk and night",
                "description": "True if no air mission flies at dusk and at night. Rule 6.0.",
                "type": "boolean"
              },
              "hexes": {
                "title": "Hexes",
                "description": "The most hexes that a ground unit moves in a phase that it begins here. Without it there is no limit. Unit: hexes. Rule 6.0.",
                "type": "integer",
                "minimum": 1,
                "maximum": 9,
                "examples": [
                  1
                ]
              },
              "closed": {
                "title": "Closed lands",
                "description": "Kinds of land that ground units do not enter, except from the sea or in retreat. Rule 6.0.",
                "type": "array",
                "items": {
                  "$ref": "../common/common.schema.json#/$defs/id",
                  "title": "Land",
                  "description": "A land of the Terrain Effects Chart.",
                  "examples": [
                    "mountain"
                  ]
                },
                "uniqueItems": true,
                "examples": [
                  [
                    "mountain",
                    "mixed"
                  ]
                ]
              }
            },
            "required": [
              "navalSearch",
              "japaneseAirSearch",
              "cancels",
              "grounds"
            ],
            "additionalProperties": false
          }
        },
        "additionalProperties": false,
        "examples": [
          {
            "squall": {
              "navalSearch": 2,
              "japaneseAirSearch": 0,
              "cancels": false,
              "grounds": false
            }
          }
        ]
      },
      "sources": {
        "$ref": "../common/common.schema.json#/$defs/sources"
      }
    },
    "required": [
      "$schema",
      "title",
      "rule",
      "conditions",
      "sources"
    ],
    "additionalProperties": false
  }
};
