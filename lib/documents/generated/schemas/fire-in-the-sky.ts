// Made from schemas/ by "npm run generate". Do not edit.

import type { JsonObject } from "../../types";

/** The schemas of these games by their paths under schemas/. */
export const schemas: Readonly<Record<string, JsonObject>> = {
  "fire-in-the-sky/bases.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/fire-in-the-sky/bases.schema.json",
    "title": "Bases",
    "description": "The named land hexes of Fire in the Sky: bases (squares) and circles (rules 2.2.2, 2.2.3).",
    "type": "object",
    "properties": {
      "$schema": {
        "$ref": "../common/common.schema.json#/$defs/schemaPath"
      },
      "bases": {
        "title": "Bases",
        "description": "The named land hexes. Other documents refer to each place by its id here.",
        "type": "object",
        "patternProperties": {
          "^[a-z][a-z0-9-]*$": {
            "$ref": "#/$defs/base"
          }
        },
        "additionalProperties": false,
        "minProperties": 1
      },
      "sources": {
        "$ref": "../common/common.schema.json#/$defs/sources"
      }
    },
    "required": [
      "$schema",
      "bases",
      "sources"
    ],
    "additionalProperties": false,
    "$defs": {
      "base": {
        "title": "Base",
        "description": "One named land hex.",
        "type": "object",
        "properties": {
          "name": {
            "title": "Name",
            "description": "The name printed in the hex.",
            "type": "string",
            "minLength": 1,
            "maxLength": 80,
            "examples": [
              "Singapore"
            ]
          },
          "hex": {
            "$ref": "../common/common.schema.json#/$defs/hexId",
            "title": "Hex",
            "description": "The printed number of its hex."
          },
          "kind": {
            "title": "Kind",
            "description": "Which units can be based there (rule 2.2.2).",
            "type": "string",
            "enum": [
              "base",
              "circle"
            ],
            "enumDescriptions": [
              "A square: ships and aircraft can be based there, and it can be captured.",
              "A circle: only land units can stand there, and it is worth no Victory Points."
            ]
          },
          "flag": {
            "title": "Flag",
            "description": "The flag printed in the square (rule 2.2.3).",
            "type": "string",
            "enum": [
              "britain",
              "us",
              "australia",
              "new-zealand",
              "netherlands",
              "france",
              "japan",
              "none"
            ],
            "enumDescriptions": [
              "British; Allied.",
              "United States; Allied.",
              "Australian; Allied.",
              "New Zealand; Allied.",
              "Dutch; Allied.",
              "French; Allied.",
              "Japanese.",
              "No flag."
            ]
          },
          "control": {
            "title": "Control",
            "description": "Who controls it on Turn 1 (rule 2.2.3). Scenarios list only the differences.",
            "type": "string",
            "enum": [
              "japan",
              "allies",
              "none"
            ],
            "enumDescriptions": [
              "Japan.",
              "The Allies.",
              "Nobody."
            ]
          },
          "airCapacity": {
            "title": "Air Capacity",
            "description": "The most air steps that can be stacked there. Unit: steps. Rule 2.2.3. Half of it is the base's Anti-Aircraft rating.",
            "type": "integer",
            "minimum": 0,
            "maximum": 40,
            "examples": [
              4,
              8
            ]
          },
          "portCapacity": {
            "$ref": "../common/common.schema.json#/$defs/quarters",
            "title": "Port Capacity",
            "description": "The most naval units that can be stacked there, counted by their Transport ratings. Unit: Transport factors. Rule 2.2.3."
          },
          "landLimit": {
            "title": "Land limit",
            "description": "The most land units that each side can stack there, counted by their Transport ratings. Unit: Transport factors. Rule 2.2.2.1.",
            "type": "integer",
            "enum": [
              8,
              4
            ],
            "enumDescriptions": [
              "Red or white border.",
              "Green border: an atoll."
            ]
          },
          "victoryPoints": {
            "title": "Victory Points",
            "description": "The value of capturing it. Unit: Victory Points. Rule 16.0: 5, 3 or 1 for a base, 0 for a circle.",
            "type": "integer",
            "minimum": 0,
            "maximum": 20,
            "examples": [
              1,
              3,
              5
            ]
          },
          "oil": {
            "title": "Oil",
            "description": "The most Oil Points that can be shipped from here each turn. Only Resource Hexes have oil. Unit: Oil Points. Rules 2.2.5, 5.1.",
            "type": "integer",
            "minimum": 1,
            "maximum": 40,
            "examples": [
              4
            ]
          },
          "homeBaseOf": {
            "$ref": "defs.schema.json#/$defs/nation",
            "title": "Home Base of",
            "description": "The nation that has its Home Base here (rule 2.2.3.1)."
          }
        },
        "required": [
          "name",
          "hex",
          "kind",
          "flag",
          "control",
          "landLimit",
          "victoryPoints"
        ],
        "if": {
          "properties": {
            "kind": {
              "const": "base"
            }
          }
        },
        "then": {
          "required": [
            "airCapacity",
            "portCapacity"
          ]
        },
        "else": {
          "properties": {
            "airCapacity": false,
            "portCapacity": false,
            "victoryPoints": {
              "const": 0
            },
            "oil": false,
            "homeBaseOf": false
          }
        },
        "additionalProperties": false,
        "defaultSnippets": [
          {
            "label": "base",
            "description": "A base with its capacities.",
            "body": {
              "name": "$1",
              "hex": "$2",
              "kind": "base",
              "flag": "${3|britain,us,australia,new-zealand,netherlands,france,japan,none|}",
              "control": "${4|japan,allies,none|}",
              "airCapacity": "^${5:null}",
              "portCapacity": "^${6:null}",
              "landLimit": "^${7|8,4|}",
              "victoryPoints": "^${8:null}"
            }
          },
          {
            "label": "circle",
            "description": "A land hex without a base.",
            "body": {
              "name": "$1",
              "hex": "$2",
              "kind": "circle",
              "flag": "none",
              "control": "none",
              "landLimit": "^8",
              "victoryPoints": "^0"
            }
          }
        ],
        "examples": [
          {
            "name": "Singapore",
            "hex": "0708",
            "kind": "base",
            "flag": "britain",
            "control": "allies",
            "airCapacity": 8,
            "portCapacity": 12,
            "landLimit": 8,
            "victoryPoints": 3,
            "oil": 4
          }
        ]
      }
    }
  },
  "fire-in-the-sky/battle.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/fire-in-the-sky/battle.schema.json",
    "title": "Battle",
    "description": "One battle, set up to calculate its odds: the place, the forces, and how each side makes its choices (rule 12.3).",
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
          "Java Sea"
        ]
      },
      "summary": {
        "title": "Summary",
        "description": "What the battle is about, in your own words.",
        "type": "string",
        "minLength": 1,
        "maxLength": 4000
      },
      "turn": {
        "$ref": "defs.schema.json#/$defs/turn"
      },
      "phasing": {
        "$ref": "defs.schema.json#/$defs/side",
        "title": "Phasing side",
        "description": "The side in whose player turn the battle is fought."
      },
      "place": {
        "$ref": "defs.schema.json#/$defs/placeId",
        "title": "Place",
        "description": "Where the battle is fought."
      },
      "options": {
        "title": "Optional rules",
        "description": "Ids of the optional rules that are on (rule 18.0).",
        "type": "array",
        "items": {
          "$ref": "../common/common.schema.json#/$defs/optionId"
        },
        "uniqueItems": true
      },
      "scenario": {
        "$ref": "../common/common.schema.json#/$defs/id",
        "title": "Scenario",
        "description": "The scenario that sets the control of bases. Default: the control printed on the map.",
        "examples": [
          "short-campaign"
        ]
      },
      "control": {
        "title": "Control",
        "description": "The control of bases, where it differs (rule 2.2.3). It affects which units are in supply.",
        "type": "object",
        "patternProperties": {
          "^[a-z][a-z0-9-]*$": {
            "title": "Controller",
            "description": "Who controls the base.",
            "type": "string",
            "enum": [
              "japan",
              "allies",
              "none"
            ],
            "enumDescriptions": [
              "Japan.",
              "The Allies.",
              "Nobody."
            ]
          }
        },
        "additionalProperties": false,
        "examples": [
          {
            "wake": "japan"
          }
        ]
      },
      "victoryPoints": {
        "title": "Victory Points",
        "description": "The Victory Point total. It matters only for Kamikaze (rule 18.2.4). Unit: Victory Points. Default: 0.",
        "type": "integer",
        "minimum": -100,
        "maximum": 200,
        "examples": [
          5
        ]
      },
      "forces": {
        "title": "Forces",
        "description": "The units of each side in the battle.",
        "type": "object",
        "properties": {
          "japan": {
            "$ref": "#/$defs/force",
            "title": "Japan",
            "description": "Japanese units in the battle."
          },
          "allies": {
            "$ref": "#/$defs/force",
            "title": "Allies",
            "description": "Allied units in the battle."
          }
        },
        "required": [
          "japan",
          "allies"
        ],
        "additionalProperties": false
      },
      "policies": {
        "title": "Policies",
        "description": "How each side makes its choices in the battle. Default: strongest-fire.",
        "type": "object",
        "properties": {
          "japan": {
            "$ref": "#/$defs/policy",
            "title": "Japan",
            "description": "How Japan makes its choices."
          },
          "allies": {
            "$ref": "#/$defs/policy",
            "title": "Allies",
            "description": "How the Allies make their choices."
          }
        },
        "additionalProperties": false
      },
      "sources": {
        "$ref": "../common/common.schema.json#/$defs/sources"
      }
    },
    "required": [
      "title",
      "turn",
      "phasing",
      "place",
      "forces"
    ],
    "additionalProperties": false,
    "markdownDescription": "One battle, set up to calculate its odds: the place, the forces, and how each side makes its choices. `sandtable odds --game ID --battle FILE` shows how it can end and how likely each result is.\n\nThe rest of the war is left out: the map is empty except for the control of bases.",
    "defaultSnippets": [
      {
        "label": "new battle",
        "body": {
          "$schema": "${1:../../../schemas/fire-in-the-sky/battle.schema.json}",
          "title": "$2",
          "turn": "^${3:null}",
          "phasing": "${4|japan,allies|}",
          "place": "$5",
          "forces": {
            "japan": {
              "taskForces": [
                {
                  "units": {}
                }
              ]
            },
            "allies": {
              "base": {
                "units": {}
              }
            }
          }
        }
      }
    ],
    "$defs": {
      "policy": {
        "title": "Policy",
        "description": "The name of a policy.",
        "type": "string",
        "enum": [
          "strongest-fire",
          "carriers-first",
          "cautious",
          "first-legal",
          "random"
        ],
        "enumDescriptions": [
          "All Air Points strike, every ship fights the enemy that it is most likely to hit, and all land units land and attack.",
          "Like strongest-fire, but Air Points strike carriers as long as there are any.",
          "Like strongest-fire, but ships withdraw when the enemy is likely to hit at least twice as often, and no land combat is started in which the defender is likely to score as many hits as the attacker.",
          "The first legal option, in the order of the rules. A baseline only: no Air Point strikes.",
          "Every legal option is equally likely."
        ]
      },
      "holding": {
        "title": "Units",
        "description": "A group of units.",
        "type": "object",
        "properties": {
          "units": {
            "$ref": "defs.schema.json#/$defs/unitCounts"
          },
          "reduced": {
            "$ref": "defs.schema.json#/$defs/unitCounts",
            "title": "Reduced units",
            "description": "Land units on their reduced side, by type. They are not counted in “units” (rule 2.1.1.3)."
          },
          "airSteps": {
            "$ref": "defs.schema.json#/$defs/airSteps"
          }
        },
        "minProperties": 1,
        "additionalProperties": false,
        "examples": [
          {
            "units": {
              "n-land-abda": 1
            }
          }
        ]
      },
      "force": {
        "title": "Force",
        "description": "One side's units in the battle.",
        "type": "object",
        "properties": {
          "taskForces": {
            "title": "Task Forces",
            "description": "The Task Forces in the hex and the units that they carry (rule 9.4).",
            "type": "array",
            "items": {
              "title": "Task Force",
              "description": "Ships, and the land unit or air steps that they carry.",
              "type": "object",
              "properties": {
                "units": {
                  "$ref": "defs.schema.json#/$defs/unitCounts"
                },
                "reduced": {
                  "$ref": "defs.schema.json#/$defs/unitCounts",
                  "title": "Reduced units",
                  "description": "The land unit carried, if it is on its reduced side (rule 2.1.1.3)."
                },
                "airSteps": {
                  "$ref": "defs.schema.json#/$defs/airSteps"
                },
                "half": {
                  "title": "Half",
                  "description": "The half of a split hex that it is in, by the half's id in map.json (rule 2.2.1.2, Malaya Peninsula Special Case).",
                  "type": "string",
                  "pattern": "^[a-z0-9][a-z0-9-]*$",
                  "maxLength": 80,
                  "examples": [
                    "east"
                  ]
                },
                "express": {
                  "title": "Tokyo Express",
                  "description": "True if it carries the Tokyo Express marker (rule 18.2.2).",
                  "type": "boolean"
                }
              },
              "minProperties": 1,
              "additionalProperties": false,
              "examples": [
                {
                  "units": {
                    "j-ca": 1,
                    "j-dd": 2,
                    "j-land-4": 1
                  }
                }
              ]
            },
            "maxItems": 40
          },
          "base": {
            "$ref": "#/$defs/holding",
            "title": "At the base",
            "description": "Land units ashore, air steps at the base and ships at anchor."
          },
          "longRange": {
            "title": "Long Range",
            "description": "Air steps committed from other bases, by the base they fly from (rule 11.0).",
            "type": "object",
            "patternProperties": {
              "^[a-z][a-z0-9-]*$": {
                "$ref": "defs.schema.json#/$defs/airSteps"
              }
            },
            "additionalProperties": false,
            "examples": [
              {
                "saigon": {
                  "japan": 4
                }
              }
            ]
          }
        },
        "additionalProperties": false,
        "examples": [
          {
            "base": {
              "units": {
                "n-land-abda": 1
              }
            }
          }
        ]
      }
    }
  },
  "fire-in-the-sky/combat-table.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/fire-in-the-sky/combat-table.schema.json",
    "title": "Combat Table",
    "description": "The die roll modifiers for each type of combat (rule 2.3). The number needed to hit is in parameters.json.",
    "type": "object",
    "properties": {
      "$schema": {
        "$ref": "../common/common.schema.json#/$defs/schemaPath"
      },
      "types": {
        "title": "Types of combat",
        "description": "The types of combat and their modifiers.",
        "type": "object",
        "properties": {
          "merchant-asw": {
            "$ref": "#/$defs/combatType",
            "title": "Convoy escorts against submarines",
            "description": "Convoy escorts attack submarines (rule 6.1)."
          },
          "submarine-vs-merchants": {
            "$ref": "#/$defs/combatType",
            "title": "Submarines against merchantmen",
            "description": "Submarines attack merchantmen (rule 6.2)."
          },
          "strategic-bombing": {
            "$ref": "#/$defs/combatType",
            "title": "Strategic bombing",
            "description": "Allied bombers attack Japan's oil; optional (rule 18.1.3)."
          },
          "task-force-asw": {
            "$ref": "#/$defs/combatType",
            "title": "Task Force against submarine",
            "description": "Escorts in a Task Force attack the submarine that attacks it (rule 12.2.2)."
          },
          "submarine-vs-task-force": {
            "$ref": "#/$defs/combatType",
            "title": "Submarine against Task Force",
            "description": "A submarine attacks one unit of a Task Force (rule 12.2.3)."
          },
          "air-to-air": {
            "$ref": "#/$defs/combatType",
            "title": "Air-to-air combat",
            "description": "Air Points fight each other (rule 12.3.2.1)."
          },
          "anti-aircraft": {
            "$ref": "#/$defs/combatType",
            "title": "Anti-aircraft fire",
            "description": "The target of an air strike fires first (rule 12.3.2.3)."
          },
          "air-strike": {
            "$ref": "#/$defs/combatType",
            "title": "Air strike",
            "description": "Air Points strike ships, aircraft and transports (rule 12.3.2.3)."
          },
          "ground-support": {
            "$ref": "#/$defs/combatType",
            "title": "Ground support",
            "description": "Air Points and ships support a land combat (rule 12.3.4.3)."
          },
          "land-combat": {
            "$ref": "#/$defs/combatType",
            "title": "Land combat",
            "description": "Land units attack each other (rule 12.3.4.5)."
          }
        },
        "required": [
          "merchant-asw",
          "submarine-vs-merchants",
          "strategic-bombing",
          "task-force-asw",
          "submarine-vs-task-force",
          "air-to-air",
          "anti-aircraft",
          "air-strike",
          "ground-support",
          "land-combat"
        ],
        "additionalProperties": false
      },
      "sources": {
        "$ref": "../common/common.schema.json#/$defs/sources"
      }
    },
    "required": [
      "$schema",
      "types",
      "sources"
    ],
    "additionalProperties": false,
    "$defs": {
      "combatType": {
        "title": "Type of combat",
        "description": "One row of the table.",
        "type": "object",
        "properties": {
          "title": {
            "title": "Title",
            "description": "The name of the row.",
            "type": "string",
            "minLength": 1,
            "maxLength": 120
          },
          "rule": {
            "$ref": "../common/common.schema.json#/$defs/citedRule"
          },
          "modifiers": {
            "title": "Modifiers",
            "description": "The modifiers to each die, by id. All modifiers that apply are added together.",
            "type": "object",
            "patternProperties": {
              "^[a-z0-9][a-z0-9-]*$": {
                "$ref": "#/$defs/modifier"
              }
            },
            "additionalProperties": false
          }
        },
        "required": [
          "title",
          "rule",
          "modifiers"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "title": "Land combat",
            "rule": "12.3.4.5",
            "modifiers": {
              "out-of-supply": {
                "when": {
                  "is": "out-of-supply"
                },
                "add": -1,
                "rule": "12.3.4.4"
              }
            }
          }
        ]
      },
      "modifier": {
        "title": "Modifier",
        "description": "A modifier to each die, and when it applies.",
        "type": "object",
        "properties": {
          "when": {
            "$ref": "defs.schema.json#/$defs/condition"
          },
          "add": {
            "title": "Add",
            "description": "The number added to each die; negative to subtract. Unit: pips. Rule 2.3.",
            "type": "integer",
            "minimum": -5,
            "maximum": 5,
            "examples": [
              1,
              -1
            ]
          },
          "rule": {
            "$ref": "../common/common.schema.json#/$defs/citedRule"
          }
        },
        "required": [
          "when",
          "add",
          "rule"
        ],
        "additionalProperties": false,
        "defaultSnippets": [
          {
            "label": "modifier",
            "body": {
              "when": {
                "is": "$1"
              },
              "add": "^${2:null}",
              "rule": "$3"
            }
          }
        ],
        "examples": [
          {
            "when": {
              "is": "turn-between",
              "from": 6
            },
            "add": 1,
            "rule": "6.2"
          }
        ],
        "markdownDescription": "A modifier to each die, and when it applies. All modifiers that apply are **added together**.\n\nExample: `{ \"when\": { \"is\": \"turn-between\", \"from\": 6 }, \"add\": 1, \"rule\": \"6.2\" }`"
      }
    }
  },
  "fire-in-the-sky/defs.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/fire-in-the-sky/defs.schema.json",
    "title": "Fire in the Sky definitions",
    "description": "Definitions that several documents of Fire in the Sky share.",
    "$defs": {
      "side": {
        "title": "Side",
        "description": "One of the two players (rule 2.1.1).",
        "type": "string",
        "enum": [
          "japan",
          "allies"
        ],
        "enumDescriptions": [
          "The Japanese player.",
          "The Allied player."
        ]
      },
      "nation": {
        "title": "Nation",
        "description": "The nation that units belong to (rule 2.1.1).",
        "type": "string",
        "enum": [
          "japan",
          "us",
          "britain",
          "netherlands"
        ],
        "enumDescriptions": [
          "Japan.",
          "The United States, with Australia and New Zealand.",
          "Britain, with India.",
          "The Netherlands."
        ]
      },
      "shipClass": {
        "title": "Class",
        "description": "The class of a naval unit (rule 2.1.1.1).",
        "type": "string",
        "enum": [
          "CV",
          "CVL",
          "BB",
          "BBV",
          "CB",
          "CA",
          "CL",
          "CLAA",
          "DD"
        ],
        "enumDescriptions": [
          "Aircraft carrier.",
          "Light aircraft carrier.",
          "Battleship or battlecruiser.",
          "Battleship with a flight deck; no carrier in this edition.",
          "Large cruiser.",
          "Heavy cruiser.",
          "Light cruiser.",
          "Anti-aircraft cruiser.",
          "Destroyer."
        ]
      },
      "turn": {
        "title": "Turn",
        "description": "A game turn, 1 (December 1941) to 16. Unit: turns of three months (rule 4.0).",
        "type": "integer",
        "minimum": 1,
        "maximum": 16,
        "examples": [
          2
        ]
      },
      "typeId": {
        "title": "Unit type",
        "description": "The id of a unit type in units.json.",
        "type": "string",
        "pattern": "^[a-z0-9][a-z0-9-]*$",
        "maxLength": 80,
        "examples": [
          "j-dd"
        ]
      },
      "placeId": {
        "title": "Place",
        "description": "The id of a base, circle or box; for a sea hex without a name, its printed number.",
        "type": "string",
        "pattern": "^[a-z0-9][a-z0-9-]*$",
        "maxLength": 80,
        "examples": [
          "singapore"
        ]
      },
      "unitCounts": {
        "title": "Units",
        "description": "The number of units of each type, by the type's id in units.json.",
        "type": "object",
        "patternProperties": {
          "^[a-z0-9][a-z0-9-]*$": {
            "title": "Number",
            "description": "The number of units. Unit: counters.",
            "type": "integer",
            "minimum": 1,
            "maximum": 50
          }
        },
        "additionalProperties": false,
        "examples": [
          {
            "j-dd": 12
          }
        ]
      },
      "airSteps": {
        "title": "Air steps",
        "description": "The number of air steps of each nation. Unit: steps (rule 2.1.1.2).",
        "type": "object",
        "properties": {
          "japan": {
            "title": "Japan",
            "description": "Japanese air steps. Unit: steps.",
            "type": "integer",
            "minimum": 1,
            "maximum": 60
          },
          "us": {
            "title": "United States",
            "description": "US air steps. Unit: steps.",
            "type": "integer",
            "minimum": 1,
            "maximum": 60
          },
          "britain": {
            "title": "Britain",
            "description": "British air steps. Unit: steps.",
            "type": "integer",
            "minimum": 1,
            "maximum": 60
          },
          "netherlands": {
            "title": "Netherlands",
            "description": "Dutch air steps. Unit: steps.",
            "type": "integer",
            "minimum": 1,
            "maximum": 60
          }
        },
        "additionalProperties": false,
        "minProperties": 1,
        "examples": [
          {
            "japan": 8
          }
        ]
      },
      "condition": {
        "title": "Condition",
        "description": "When a modifier applies: one condition, or several combined.",
        "markdownDescription": "When a modifier applies: one condition, or several combined.\n\n| is | true when |\n|---|---|\n| `all` | All parts are true. |\n| `any` | At least one part is true. |\n| `not` | The part is false. |\n| `turn-between` | The game turn is between two turns, including both. |\n| `player-turn` | It is the player turn of one side (rule 4.0). |\n| `roller` | The dice are rolled for a side, a nation, or both. |\n| `target-side` | The target, or the unit that is checked, belongs to one side. |\n| `target-nation` | The target is a unit of one nation. |\n| `target-kind` | The target is a unit of one of these kinds. |\n| `target-class` | The target is a naval unit of one of these classes. |\n| `target-place` | The target is in a certain place in the battle (rule 12.3.1). |\n| `task-force-lacks` | The Task Force that is attacked has no unit of one class. |\n| `friendly-air-in-hex` | A land-based air unit or a carrier of the roller's side is in the hex. Air units being transported do not count (rule 12.2.2). |\n| `air-supremacy` | The roller's side has Air Supremacy in the battle (rule 12.3.2.1). |\n| `air-points-in-support` | Air Points of the roller's side provide ground support (rule 12.3.4.3). |\n| `out-of-supply` | The roller's land units are out of supply (rule 12.3.4.4). |\n| `base-near-enemy-home` | The roller's side holds a base within a number of hexes of an enemy Home Base (rule 18.1.3). |\n| `marines` | The roller's land units are Marines (rule 18.1.6). |\n| `opposed-landing` | The roller's land units landed in this player turn in a hex with enemy units and no friendly units (rule 18.1.6). |\n| `elite-pilots` | The Air Points that roll have elite pilots, which exist only under optional rule 18.2.3. |\n| `kamikaze` | Japan has declared Kamikaze (rule 18.2.4). |\n| `attack` | The hit comes from one kind of attack. |\n| `later-check` | The ship has survived a Damage Check for another hit of the same attack (rule 13.1). |\n| `option` | An optional rule is on (rule 18.0). |",
        "type": "object",
        "required": [
          "is"
        ],
        "discriminator": {
          "propertyName": "is"
        },
        "oneOf": [
          {
            "$ref": "#/$defs/all"
          },
          {
            "$ref": "#/$defs/any"
          },
          {
            "$ref": "#/$defs/not"
          },
          {
            "$ref": "#/$defs/turnBetween"
          },
          {
            "$ref": "#/$defs/playerTurn"
          },
          {
            "$ref": "#/$defs/roller"
          },
          {
            "$ref": "#/$defs/targetSide"
          },
          {
            "$ref": "#/$defs/targetNation"
          },
          {
            "$ref": "#/$defs/targetKind"
          },
          {
            "$ref": "#/$defs/targetClass"
          },
          {
            "$ref": "#/$defs/targetPlace"
          },
          {
            "$ref": "#/$defs/taskForceLacks"
          },
          {
            "$ref": "#/$defs/friendlyAirInHex"
          },
          {
            "$ref": "#/$defs/airSupremacy"
          },
          {
            "$ref": "#/$defs/airPointsInSupport"
          },
          {
            "$ref": "#/$defs/outOfSupply"
          },
          {
            "$ref": "#/$defs/marines"
          },
          {
            "$ref": "#/$defs/opposedLanding"
          },
          {
            "$ref": "#/$defs/elitePilots"
          },
          {
            "$ref": "#/$defs/kamikaze"
          },
          {
            "$ref": "#/$defs/attack"
          },
          {
            "$ref": "#/$defs/laterCheck"
          },
          {
            "$ref": "#/$defs/option"
          },
          {
            "$ref": "#/$defs/baseNearEnemyHome"
          }
        ],
        "examples": [
          {
            "is": "turn-between",
            "from": 6
          }
        ],
        "defaultSnippets": [
          {
            "label": "from one turn to another",
            "body": {
              "is": "turn-between",
              "from": "^${1:null}",
              "to": "^${2:null}"
            }
          },
          {
            "label": "all of",
            "body": {
              "is": "all",
              "of": [
                "$1"
              ]
            }
          },
          {
            "label": "any of",
            "body": {
              "is": "any",
              "of": [
                "$1"
              ]
            }
          },
          {
            "label": "not",
            "body": {
              "is": "not",
              "of": "$1"
            }
          },
          {
            "label": "during a side's player turn",
            "body": {
              "is": "player-turn",
              "side": "${1|japan,allies|}"
            }
          },
          {
            "label": "this side rolls",
            "body": {
              "is": "roller",
              "side": "${1|japan,allies|}"
            }
          },
          {
            "label": "target of a kind",
            "body": {
              "is": "target-kind",
              "kinds": [
                "${1|naval,land,air,replacements|}"
              ]
            }
          },
          {
            "label": "target of a class",
            "body": {
              "is": "target-class",
              "classes": [
                "$1"
              ]
            }
          },
          {
            "label": "target is in a place",
            "body": {
              "is": "target-place",
              "place": "${1|task-force,at-anchor,at-base|}"
            }
          },
          {
            "label": "optional rule is on",
            "body": {
              "is": "option",
              "id": "$1"
            }
          },
          {
            "label": "the target's side",
            "body": {
              "is": "target-side",
              "side": "${1|japan,allies|}"
            }
          },
          {
            "label": "the target's nation",
            "body": {
              "is": "target-nation",
              "nation": "$1"
            }
          },
          {
            "label": "Task Force lacks a class",
            "body": {
              "is": "task-force-lacks",
              "class": "$1"
            }
          },
          {
            "label": "friendly air in the hex",
            "body": {
              "is": "friendly-air-in-hex"
            }
          },
          {
            "label": "Air Supremacy",
            "body": {
              "is": "air-supremacy"
            }
          },
          {
            "label": "Air Points in support",
            "body": {
              "is": "air-points-in-support"
            }
          },
          {
            "label": "out of supply",
            "body": {
              "is": "out-of-supply"
            }
          },
          {
            "label": "Marines",
            "body": {
              "is": "marines"
            }
          },
          {
            "label": "opposed landing",
            "body": {
              "is": "opposed-landing"
            }
          },
          {
            "label": "elite pilots",
            "body": {
              "is": "elite-pilots"
            }
          },
          {
            "label": "Kamikaze declared",
            "body": {
              "is": "kamikaze"
            }
          },
          {
            "label": "hit by an attack",
            "body": {
              "is": "attack",
              "by": "${1|air,submarine,surface|}"
            }
          },
          {
            "label": "a base near an enemy Home Base",
            "body": {
              "is": "base-near-enemy-home",
              "hexes": "^${1:null}"
            }
          }
        ]
      },
      "all": {
        "title": "All of",
        "description": "All parts are true.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "All of several conditions.",
            "const": "all"
          },
          "of": {
            "title": "Parts",
            "description": "The conditions.",
            "type": "array",
            "items": {
              "$ref": "#/$defs/condition"
            },
            "minItems": 1,
            "maxItems": 12
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
                "is": "turn-between",
                "from": 1,
                "to": 1
              },
              {
                "is": "roller",
                "side": "japan"
              }
            ]
          }
        ]
      },
      "any": {
        "title": "Any of",
        "description": "At least one part is true.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "Any of several conditions.",
            "const": "any"
          },
          "of": {
            "title": "Parts",
            "description": "The conditions.",
            "type": "array",
            "items": {
              "$ref": "#/$defs/condition"
            },
            "minItems": 1,
            "maxItems": 12
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
                "is": "air-supremacy"
              },
              {
                "is": "friendly-air-in-hex"
              }
            ]
          }
        ]
      },
      "not": {
        "title": "Not",
        "description": "The part is false.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "The opposite of a condition.",
            "const": "not"
          },
          "of": {
            "$ref": "#/$defs/condition"
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
              "is": "out-of-supply"
            }
          }
        ]
      },
      "turnBetween": {
        "title": "Turns",
        "description": "The game turn is between two turns, including both.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "The game turn is between two turns.",
            "const": "turn-between"
          },
          "from": {
            "$ref": "#/$defs/turn",
            "title": "From",
            "description": "The first turn. Default: from the start of the game."
          },
          "to": {
            "$ref": "#/$defs/turn",
            "title": "To",
            "description": "The last turn. Default: to the end of the game."
          }
        },
        "required": [
          "is"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "is": "turn-between",
            "from": 2,
            "to": 5
          }
        ]
      },
      "playerTurn": {
        "title": "Player turn",
        "description": "It is the player turn of one side (rule 4.0).",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "It is the player turn of one side.",
            "const": "player-turn"
          },
          "side": {
            "$ref": "#/$defs/side"
          }
        },
        "required": [
          "is",
          "side"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "is": "player-turn",
            "side": "japan"
          }
        ]
      },
      "roller": {
        "title": "Roller",
        "description": "The dice are rolled for a side, a nation, or both.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "Who rolls the dice.",
            "const": "roller"
          },
          "side": {
            "$ref": "#/$defs/side"
          },
          "nation": {
            "$ref": "#/$defs/nation"
          }
        },
        "required": [
          "is"
        ],
        "minProperties": 2,
        "additionalProperties": false,
        "examples": [
          {
            "is": "roller",
            "side": "allies"
          }
        ]
      },
      "targetSide": {
        "title": "Target's side",
        "description": "The target, or the unit that is checked, belongs to one side.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "Which side the target belongs to.",
            "const": "target-side"
          },
          "side": {
            "$ref": "#/$defs/side"
          }
        },
        "required": [
          "is",
          "side"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "is": "target-side",
            "side": "allies"
          }
        ]
      },
      "targetNation": {
        "title": "Target's nation",
        "description": "The target is a unit of one nation.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "Which nation the target belongs to.",
            "const": "target-nation"
          },
          "nation": {
            "$ref": "#/$defs/nation"
          }
        },
        "required": [
          "is",
          "nation"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "is": "target-nation",
            "nation": "britain"
          }
        ]
      },
      "targetKind": {
        "title": "Target's kind",
        "description": "The target is a unit of one of these kinds.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "What kind of unit the target is.",
            "const": "target-kind"
          },
          "kinds": {
            "title": "Kinds",
            "description": "The kinds of units that match.",
            "type": "array",
            "items": {
              "title": "Kind",
              "description": "A kind of unit.",
              "type": "string",
              "enum": [
                "naval",
                "land",
                "air",
                "replacements"
              ],
              "enumDescriptions": [
                "A ship or group of ships.",
                "A land unit.",
                "An air unit.",
                "A replacements marker."
              ]
            },
            "minItems": 1,
            "uniqueItems": true
          }
        },
        "required": [
          "is",
          "kinds"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "is": "target-kind",
            "kinds": [
              "land",
              "air"
            ]
          }
        ]
      },
      "targetClass": {
        "title": "Target's class",
        "description": "The target is a naval unit of one of these classes.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "The class of the target.",
            "const": "target-class"
          },
          "classes": {
            "title": "Classes",
            "description": "The classes that match.",
            "type": "array",
            "items": {
              "$ref": "#/$defs/shipClass"
            },
            "minItems": 1,
            "uniqueItems": true
          }
        },
        "required": [
          "is",
          "classes"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "is": "target-class",
            "classes": [
              "CV"
            ]
          }
        ]
      },
      "targetPlace": {
        "title": "Target's place",
        "description": "The target is in a certain place in the battle (rule 12.3.1).",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "Where the target is.",
            "const": "target-place"
          },
          "place": {
            "title": "Place",
            "description": "A place in the battle.",
            "type": "string",
            "enum": [
              "task-force",
              "at-anchor",
              "at-base"
            ],
            "enumDescriptions": [
              "In a Task Force.",
              "A ship in port, not in a Task Force.",
              "An air or land unit ashore."
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
            "is": "target-place",
            "place": "at-anchor"
          }
        ]
      },
      "taskForceLacks": {
        "title": "Task Force lacks",
        "description": "The Task Force that is attacked has no unit of one class.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "The class that the Task Force lacks.",
            "const": "task-force-lacks"
          },
          "class": {
            "$ref": "#/$defs/shipClass"
          }
        },
        "required": [
          "is",
          "class"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "is": "task-force-lacks",
            "class": "DD"
          }
        ]
      },
      "friendlyAirInHex": {
        "title": "Friendly air in the hex",
        "description": "A land-based air unit or a carrier of the roller's side is in the hex. Air units being transported do not count (rule 12.2.2).",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "The roller's side has an air unit or a carrier in the hex.",
            "const": "friendly-air-in-hex"
          }
        },
        "required": [
          "is"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "is": "friendly-air-in-hex"
          }
        ]
      },
      "airSupremacy": {
        "title": "Air Supremacy",
        "description": "The roller's side has Air Supremacy in the battle (rule 12.3.2.1).",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "The roller's side has Air Supremacy.",
            "const": "air-supremacy"
          }
        },
        "required": [
          "is"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "is": "air-supremacy"
          }
        ]
      },
      "airPointsInSupport": {
        "title": "Air Points in support",
        "description": "Air Points of the roller's side provide ground support (rule 12.3.4.3).",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "Air Points provide ground support.",
            "const": "air-points-in-support"
          }
        },
        "required": [
          "is"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "is": "air-points-in-support"
          }
        ]
      },
      "outOfSupply": {
        "title": "Out of supply",
        "description": "The roller's land units are out of supply (rule 12.3.4.4).",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "The roller's land units are out of supply.",
            "const": "out-of-supply"
          }
        },
        "required": [
          "is"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "is": "out-of-supply"
          }
        ]
      },
      "marines": {
        "title": "Marines",
        "description": "The roller's land units are Marines (rule 18.1.6).",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "The roller's land units are Marines.",
            "const": "marines"
          }
        },
        "required": [
          "is"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "is": "marines"
          }
        ]
      },
      "opposedLanding": {
        "title": "Opposed landing",
        "description": "The roller's land units landed in this player turn in a hex with enemy units and no friendly units (rule 18.1.6).",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "The roller's land units landed against enemy units.",
            "const": "opposed-landing"
          }
        },
        "required": [
          "is"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "is": "opposed-landing"
          }
        ]
      },
      "elitePilots": {
        "title": "Elite pilots",
        "description": "The Air Points that roll have elite pilots, which exist only under optional rule 18.2.3.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "The Air Points have elite pilots.",
            "const": "elite-pilots"
          }
        },
        "required": [
          "is"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "is": "elite-pilots"
          }
        ]
      },
      "kamikaze": {
        "title": "Kamikaze",
        "description": "Japan has declared Kamikaze (rule 18.2.4).",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "Japan has declared Kamikaze.",
            "const": "kamikaze"
          }
        },
        "required": [
          "is"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "is": "kamikaze"
          }
        ]
      },
      "attack": {
        "title": "Attack",
        "description": "The hit comes from one kind of attack.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "The kind of attack that scored the hit.",
            "const": "attack"
          },
          "by": {
            "title": "By",
            "description": "The kind of attack.",
            "type": "string",
            "enum": [
              "air",
              "submarine",
              "surface"
            ],
            "enumDescriptions": [
              "An air strike.",
              "A submarine.",
              "Surface combat between ships."
            ]
          }
        },
        "required": [
          "is",
          "by"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "is": "attack",
            "by": "submarine"
          }
        ]
      },
      "laterCheck": {
        "title": "Later check",
        "description": "The ship has survived a Damage Check for another hit of the same attack (rule 13.1).",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "It is not the first Damage Check of the attack.",
            "const": "later-check"
          }
        },
        "required": [
          "is"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "is": "later-check"
          }
        ]
      },
      "option": {
        "title": "Optional rule",
        "description": "An optional rule is on (rule 18.0).",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "An optional rule is on.",
            "const": "option"
          },
          "id": {
            "$ref": "../common/common.schema.json#/$defs/optionId"
          }
        },
        "required": [
          "is",
          "id"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "is": "option",
            "id": "oomph-in-your-hits"
          }
        ]
      },
      "baseNearEnemyHome": {
        "title": "Base near an enemy Home Base",
        "description": "The roller's side holds a base within a number of hexes of an enemy Home Base (rule 18.1.3).",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "The roller's side holds such a base.",
            "const": "base-near-enemy-home"
          },
          "hexes": {
            "title": "Hexes",
            "description": "The greatest distance from the Home Base. Unit: hexes.",
            "type": "integer",
            "minimum": 0,
            "maximum": 40,
            "examples": [
              2
            ]
          }
        },
        "required": [
          "is",
          "hexes"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "is": "base-near-enemy-home",
            "hexes": 2
          }
        ]
      }
    }
  },
  "fire-in-the-sky/levels.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/fire-in-the-sky/levels.schema.json",
    "title": "Levels",
    "description": "The levels to which Submarine and Transport Points are reset in each Reinforcement Phase (rules 7.2, 7.3). Japan's Transport Points are reset to its Merchantmen Pool and are not listed.",
    "type": "object",
    "properties": {
      "$schema": {
        "$ref": "../common/common.schema.json#/$defs/schemaPath"
      },
      "submarinePoints": {
        "title": "Submarine Points",
        "description": "The level of each side. Unit: Submarine Points. Rule 7.2.",
        "type": "object",
        "properties": {
          "japan": {
            "title": "Japan",
            "description": "The Japanese level, by turn. Unit: Submarine Points. Rule 7.2.",
            "$ref": "#/$defs/byTurn"
          },
          "allies": {
            "title": "Allies",
            "description": "The Allied level, by turn. Unit: Submarine Points. Rule 7.2.",
            "$ref": "#/$defs/byTurn"
          }
        },
        "required": [
          "japan",
          "allies"
        ],
        "additionalProperties": false
      },
      "transportPoints": {
        "title": "Transport Points",
        "description": "The level of each Allied nation that receives Transport Points. Unit: Transport Points. Rule 7.3.",
        "type": "object",
        "properties": {
          "us": {
            "title": "United States",
            "description": "The US level, by turn. Unit: Transport Points. Rule 7.3.",
            "$ref": "#/$defs/byTurn"
          },
          "britain": {
            "title": "Britain",
            "description": "The British level, by turn. Unit: Transport Points. Rule 7.3.",
            "$ref": "#/$defs/byTurn"
          }
        },
        "required": [
          "us",
          "britain"
        ],
        "additionalProperties": false
      },
      "sources": {
        "$ref": "../common/common.schema.json#/$defs/sources"
      }
    },
    "required": [
      "$schema",
      "submarinePoints",
      "transportPoints",
      "sources"
    ],
    "additionalProperties": false,
    "$defs": {
      "byTurn": {
        "title": "From turn",
        "description": "Levels by turn. Each applies from its turn until the next entry.",
        "type": "object",
        "patternProperties": {
          "^([1-9]|1[0-6])$": {
            "title": "Level",
            "description": "The level from this turn on. Unit: points. Rules 7.2, 7.3.",
            "type": "integer",
            "minimum": 0,
            "maximum": 200,
            "examples": [
              6
            ]
          }
        },
        "required": [
          "1"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "1": 2,
            "4": 3
          }
        ],
        "defaultSnippets": [
          {
            "label": "level from a turn on",
            "body": {
              "1": "^${1:null}"
            }
          }
        ]
      }
    }
  },
  "fire-in-the-sky/map.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/fire-in-the-sky/map.schema.json",
    "title": "Map",
    "description": "The hexes of a map, what lies between them, and the boxes beside it. Hexes out of play are left out.",
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
        "title": "Layout",
        "description": "How the grid lies.",
        "type": "object",
        "properties": {
          "offset": {
            "$ref": "../common/map-parts.schema.json#/$defs/offset"
          },
          "hexKilometres": {
            "$ref": "../common/map-parts.schema.json#/$defs/hexKilometres"
          },
          "idPattern": {
            "$ref": "../common/map-parts.schema.json#/$defs/idPattern"
          }
        },
        "required": [
          "offset",
          "hexKilometres",
          "idPattern"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "offset": "even-q",
            "hexKilometres": 900,
            "idPattern": "CCRR"
          }
        ]
      },
      "hexes": {
        "title": "Hexes",
        "description": "Every hex in play, by its printed number.",
        "type": "object",
        "patternProperties": {
          "^[A-Z0-9]{2,8}$": {
            "title": "Hex",
            "description": "One hex in play.",
            "type": "object",
            "properties": {
              "column": {
                "title": "Column",
                "description": "Printed number of the column, counted from 1.",
                "type": "integer",
                "minimum": 0,
                "maximum": 200
              },
              "row": {
                "title": "Row",
                "description": "Printed number of the row, counted from 1.",
                "type": "integer",
                "minimum": 0,
                "maximum": 200
              },
              "terrain": {
                "title": "Terrain",
                "description": "Whether ships can enter.",
                "type": "string",
                "enum": [
                  "sea",
                  "land"
                ],
                "enumDescriptions": [
                  "Ships can enter; a hex with coasts and islands counts as sea.",
                  "No ship can enter."
                ]
              },
              "half": {
                "$ref": "../common/map-parts.schema.json#/$defs/half"
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
                "label": "sea hex",
                "body": {
                  "column": "^$1",
                  "row": "^$2",
                  "terrain": "sea"
                }
              }
            ]
          }
        },
        "additionalProperties": false,
        "minProperties": 1,
        "examples": [
          {
            "0708": {
              "column": 7,
              "row": 8,
              "terrain": "sea"
            }
          }
        ]
      },
      "hexsides": {
        "title": "Hexsides",
        "description": "Sides between two adjacent hexes that are special, by both hexes joined with a hyphen, the smaller number first.",
        "type": "object",
        "patternProperties": {
          "^[A-Z0-9]{2,8}-[A-Z0-9]{2,8}$": {
            "title": "Hexside",
            "description": "One special side between two hexes.",
            "type": "object",
            "properties": {
              "impassable": {
                "title": "Impassable",
                "description": "True when ships cannot cross it.",
                "type": "boolean",
                "const": true
              },
              "note": {
                "$ref": "../common/map-parts.schema.json#/$defs/placeNote"
              }
            },
            "required": [
              "impassable"
            ],
            "additionalProperties": false,
            "defaultSnippets": [
              {
                "label": "impassable hexside",
                "body": {
                  "impassable": true,
                  "note": "$1"
                }
              }
            ]
          }
        },
        "additionalProperties": false,
        "examples": [
          {
            "0506-0606": {
              "impassable": true,
              "note": "The Kra peninsula."
            }
          }
        ]
      },
      "connections": {
        "title": "Connections",
        "description": "Ways between two adjacent hexes that need no ship, by both hexes joined with a hyphen, the smaller number first.",
        "type": "object",
        "patternProperties": {
          "^[A-Z0-9]{2,8}-[A-Z0-9]{2,8}$": {
            "title": "Connection",
            "description": "One way between two hexes.",
            "type": "object",
            "properties": {
              "kind": {
                "title": "Kind",
                "description": "What sort of way it is.",
                "type": "string",
                "enum": [
                  "land"
                ],
                "enumDescriptions": [
                  "Land units can march along it."
                ]
              },
              "note": {
                "$ref": "../common/map-parts.schema.json#/$defs/placeNote",
                "description": "What it links."
              }
            },
            "required": [
              "kind"
            ],
            "additionalProperties": false,
            "defaultSnippets": [
              {
                "label": "land connection",
                "body": {
                  "kind": "land"
                }
              }
            ]
          }
        },
        "additionalProperties": false,
        "examples": [
          {
            "0506-0606": {
              "kind": "land"
            }
          }
        ]
      },
      "splitHexes": {
        "$ref": "../common/map-parts.schema.json#/$defs/splitHexes"
      },
      "areas": {
        "$ref": "../common/map-parts.schema.json#/$defs/areas"
      },
      "boxes": {
        "title": "Boxes",
        "description": "Places beside the grid, by id.",
        "type": "object",
        "patternProperties": {
          "^[a-z0-9][a-z0-9-]*$": {
            "title": "Box",
            "description": "One box.",
            "type": "object",
            "properties": {
              "name": {
                "$ref": "../common/map-parts.schema.json#/$defs/boxName"
              },
              "kind": {
                "$ref": "../common/map-parts.schema.json#/$defs/boxKind"
              },
              "side": {
                "$ref": "../common/common.schema.json#/$defs/id",
                "title": "Side",
                "description": "The id of the side whose units may be here."
              },
              "nation": {
                "$ref": "../common/common.schema.json#/$defs/id",
                "title": "Nation",
                "description": "The id of the nation the box is a Home Base of."
              },
              "entryHexes": {
                "$ref": "../common/map-parts.schema.json#/$defs/entryHexes"
              },
              "freeLink": {
                "$ref": "../common/common.schema.json#/$defs/id",
                "title": "Free link",
                "description": "The base to which units of the box move at no cost."
              },
              "within": {
                "$ref": "../common/common.schema.json#/$defs/id",
                "title": "Within",
                "description": "The base in whose hex everything in the box counts as standing."
              }
            },
            "required": [
              "name",
              "kind",
              "side"
            ],
            "additionalProperties": false,
            "defaultSnippets": [
              {
                "label": "off-map box",
                "body": {
                  "name": "$1",
                  "kind": "off-map",
                  "side": "$2",
                  "nation": "$3",
                  "entryHexes": [
                    "$4"
                  ],
                  "freeLink": "$5"
                }
              },
              {
                "label": "holding box",
                "body": {
                  "name": "$1",
                  "kind": "holding",
                  "side": "$2"
                }
              }
            ]
          }
        },
        "additionalProperties": false,
        "examples": [
          {
            "west-coast-usa": {
              "name": "West Coast USA",
              "kind": "off-map",
              "side": "allies",
              "nation": "us",
              "entryHexes": [
                "1905"
              ],
              "freeLink": "pearl-harbor"
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
      "layout",
      "hexes",
      "hexsides",
      "connections",
      "splitHexes",
      "boxes",
      "sources"
    ],
    "additionalProperties": false,
    "markdownDescription": "The hexes of a map, what lies between them, and the boxes beside it.\n\nHexes out of play are left out. Adjacency comes from the grid; `hexsides` cut it for ships, `connections` join land."
  },
  "fire-in-the-sky/naval-damage-table.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/fire-in-the-sky/naval-damage-table.schema.json",
    "title": "Naval Damage Check Table",
    "description": "The modifiers to Damage Checks (rule 13.1).",
    "type": "object",
    "properties": {
      "$schema": {
        "$ref": "../common/common.schema.json#/$defs/schemaPath"
      },
      "modifiers": {
        "title": "Modifiers",
        "description": "The modifiers to the total of the dice, by id. All modifiers that apply are added together.",
        "type": "object",
        "patternProperties": {
          "^[a-z0-9][a-z0-9-]*$": {
            "title": "Modifier",
            "description": "A modifier to a Damage Check, and when it applies.",
            "type": "object",
            "properties": {
              "when": {
                "$ref": "defs.schema.json#/$defs/condition"
              },
              "add": {
                "title": "Add",
                "description": "A fixed modifier. Unit: pips. Rule 13.1.",
                "type": "integer",
                "minimum": -10,
                "maximum": 10,
                "examples": [
                  1
                ]
              },
              "perExtraHit": {
                "title": "For each extra hit",
                "description": "The number added for each hit after the first. Unit: pips per hit. Rule 18.3.2.",
                "type": "integer",
                "minimum": -10,
                "maximum": 10,
                "examples": [
                  1
                ]
              },
              "perEarlierCheck": {
                "title": "For each earlier check",
                "description": "The number added for each Damage Check that the ship has already survived against hits of the same attack. Unit: pips per check. Rule 13.1.",
                "type": "integer",
                "minimum": -10,
                "maximum": 10,
                "examples": [
                  1
                ]
              },
              "perFirepower": {
                "title": "For each Firepower factor",
                "description": "The number added for each Firepower factor of the ship that scored the hit. Unit: pips per factor. Rule 13.1.",
                "type": "integer",
                "minimum": -10,
                "maximum": 10,
                "examples": [
                  1
                ]
              },
              "rule": {
                "$ref": "../common/common.schema.json#/$defs/citedRule"
              }
            },
            "required": [
              "when",
              "rule"
            ],
            "minProperties": 3,
            "additionalProperties": false,
            "defaultSnippets": [
              {
                "label": "modifier",
                "body": {
                  "when": {
                    "is": "$1"
                  },
                  "add": "^${2:null}",
                  "rule": "13.1"
                }
              }
            ],
            "examples": [
              {
                "when": {
                  "is": "attack",
                  "by": "submarine"
                },
                "add": 2,
                "rule": "13.1"
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
      "modifiers",
      "sources"
    ],
    "additionalProperties": false
  },
  "fire-in-the-sky/parameters.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/fire-in-the-sky/parameters.schema.json",
    "title": "Parameters",
    "description": "The numbers of the Fire in the Sky rules that are not in another document.",
    "type": "object",
    "properties": {
      "$schema": {
        "$ref": "../common/common.schema.json#/$defs/schemaPath"
      },
      "clock": {
        "title": "Clock",
        "description": "How long the game lasts (rules 1.0, 16.0).",
        "type": "object",
        "properties": {
          "firstTurn": {
            "title": "First turn",
            "description": "The first turn of the war. Unit: turns. Rule 3.0.",
            "$ref": "defs.schema.json#/$defs/turn"
          },
          "lastTurn": {
            "title": "Last turn",
            "description": "The last turn of the game. Unit: turns. Rule 16.0.",
            "$ref": "defs.schema.json#/$defs/turn"
          }
        },
        "required": [
          "firstTurn",
          "lastTurn"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "firstTurn": 1,
            "lastTurn": 16
          }
        ]
      },
      "hits": {
        "title": "Hits",
        "description": "The dice of all combat except surface combat between ships (rule 2.3).",
        "type": "object",
        "properties": {
          "dieSides": {
            "title": "Sides of the die",
            "description": "The number of faces of each die. Unit: faces. Rule 2.0.",
            "type": "integer",
            "minimum": 2,
            "maximum": 20,
            "examples": [
              6
            ]
          },
          "hitOn": {
            "title": "To hit",
            "description": "The lowest modified die roll that hits, for each type of combat. Surface combat between ships has its own table (rule 2.3).",
            "type": "object",
            "properties": {
              "merchant-asw": {
                "title": "Convoy escorts against submarines",
                "description": "The lowest modified die roll with which convoy escorts hit. Unit: pips. Rules 2.3, 6.1.",
                "$ref": "#/$defs/hitNumber"
              },
              "submarine-vs-merchants": {
                "title": "Submarines against merchantmen",
                "description": "The lowest modified die roll with which submarines hit merchantmen. Unit: pips. Rules 2.3, 6.2.",
                "$ref": "#/$defs/hitNumber"
              },
              "strategic-bombing": {
                "title": "Strategic bombing",
                "description": "The lowest modified die roll with which strategic bombing hits; optional. Unit: pips. Rules 2.3, 18.1.3.",
                "$ref": "#/$defs/hitNumber"
              },
              "task-force-asw": {
                "title": "Task Force against submarine",
                "description": "The lowest modified die roll with which the escorts of a Task Force hit. Unit: pips. Rules 2.3, 12.2.2.",
                "$ref": "#/$defs/hitNumber"
              },
              "submarine-vs-task-force": {
                "title": "Submarine against Task Force",
                "description": "The lowest modified die roll with which a submarine hits a unit of a Task Force. Unit: pips. Rules 2.3, 12.2.3.",
                "$ref": "#/$defs/hitNumber"
              },
              "air-to-air": {
                "title": "Air-to-air combat",
                "description": "The lowest modified die roll with which an Air Point hits enemy Air Points. Unit: pips. Rules 2.3, 12.3.2.1.",
                "$ref": "#/$defs/hitNumber"
              },
              "anti-aircraft": {
                "title": "Anti-aircraft fire",
                "description": "The lowest modified die roll with which anti-aircraft fire hits. Unit: pips. Rules 2.3, 12.3.2.3.",
                "$ref": "#/$defs/hitNumber"
              },
              "air-strike": {
                "title": "Air strike",
                "description": "The lowest modified die roll with which an Air Point hits its target. Unit: pips. Rules 2.3, 12.3.2.3.",
                "$ref": "#/$defs/hitNumber"
              },
              "ground-support": {
                "title": "Ground support",
                "description": "The lowest modified die roll with which ground support hits. Unit: pips. Rules 2.3, 12.3.4.3.",
                "$ref": "#/$defs/hitNumber"
              },
              "land-combat": {
                "title": "Land combat",
                "description": "The lowest modified die roll with which land units hit. Unit: pips. Rules 2.3, 12.3.4.5.",
                "$ref": "#/$defs/hitNumber"
              }
            },
            "required": [
              "merchant-asw",
              "submarine-vs-merchants",
              "strategic-bombing",
              "task-force-asw",
              "submarine-vs-task-force",
              "air-to-air",
              "anti-aircraft",
              "air-strike",
              "ground-support",
              "land-combat"
            ],
            "additionalProperties": false,
            "examples": [
              {
                "merchant-asw": 5,
                "submarine-vs-merchants": 5,
                "strategic-bombing": 5,
                "task-force-asw": 5,
                "submarine-vs-task-force": 5,
                "air-to-air": 5,
                "anti-aircraft": 5,
                "air-strike": 5,
                "ground-support": 5,
                "land-combat": 5
              }
            ]
          }
        },
        "required": [
          "dieSides",
          "hitOn"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "dieSides": 6,
            "hitOn": {
              "merchant-asw": 5,
              "submarine-vs-merchants": 5,
              "strategic-bombing": 5,
              "task-force-asw": 5,
              "submarine-vs-task-force": 5,
              "air-to-air": 5,
              "anti-aircraft": 5,
              "air-strike": 5,
              "ground-support": 5,
              "land-combat": 5
            }
          }
        ]
      },
      "oil": {
        "title": "Oil transport",
        "description": "How much oil can be shipped (rule 5.1).",
        "type": "object",
        "properties": {
          "merchantmenFraction": {
            "title": "Share of the Merchantmen Pool",
            "description": "The most Oil Points that can be shipped in a turn, as a share of the Merchantmen Pool. Unit: Oil Points per merchantman. Rule 5.1.",
            "$ref": "../common/common.schema.json#/$defs/fraction"
          },
          "rounding": {
            "title": "Rounding",
            "description": "How a fraction of an Oil Point in that limit is rounded. Rule 5.1.",
            "$ref": "../common/common.schema.json#/$defs/rounding"
          }
        },
        "required": [
          "merchantmenFraction",
          "rounding"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "merchantmenFraction": 0.5,
            "rounding": "down"
          }
        ]
      },
      "replacements": {
        "title": "Replacements",
        "description": "Markers that bring reduced land units back to full strength (rule 7.4).",
        "type": "object",
        "properties": {
          "values": {
            "title": "Values",
            "description": "The values that a marker can have. A marker's Transport rating equals its value. Unit: factors. Rule 7.4.",
            "type": "array",
            "items": {
              "title": "Value",
              "description": "One value. Unit: factors. Rule 7.4.",
              "type": "integer",
              "minimum": 1,
              "maximum": 16
            },
            "minItems": 1,
            "uniqueItems": true,
            "examples": [
              [
                1,
                2,
                4
              ]
            ]
          },
          "countsForStacking": {
            "title": "Counts for stacking",
            "description": "True if the markers count against the land limit. Rule 7.4.",
            "type": "boolean"
          },
          "removedAtEnd": {
            "title": "Removed at the end",
            "description": "Which markers are removed from the map in an End Phase. Rule 15.1.",
            "type": "string",
            "enum": [
              "all",
              "phasing"
            ],
            "enumDescriptions": [
              "The markers of both sides.",
              "The markers of the Phasing Player."
            ]
          }
        },
        "required": [
          "values",
          "countsForStacking",
          "removedAtEnd"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "values": [
              1,
              2,
              4
            ],
            "countsForStacking": false,
            "removedAtEnd": "all"
          }
        ]
      },
      "deployment": {
        "title": "Deployment",
        "description": "Movement between friendly bases (rule 8.0).",
        "type": "object",
        "properties": {
          "seaRange": {
            "title": "Range of a leg",
            "description": "The longest leg of a Sea Deployment. Unit: hexes. Rule 8.2.",
            "type": "integer",
            "minimum": 1,
            "maximum": 40,
            "examples": [
              4
            ]
          }
        },
        "required": [
          "seaRange"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "seaRange": 4
          }
        ]
      },
      "movement": {
        "title": "Operational Movement",
        "description": "Movement of Task Forces (rule 9.0).",
        "type": "object",
        "properties": {
          "landAndAirRange": {
            "title": "Range of land and air units",
            "description": "The greatest distance that a land or air unit can be carried. Unit: hexes. Rule 9.1.",
            "type": "integer",
            "minimum": 1,
            "maximum": 40,
            "examples": [
              4
            ]
          },
          "hexesAfterEnteringAirZoc": {
            "title": "After entering an Air ZOC",
            "description": "The hexes that a Task Force may still move after it enters an enemy Air ZOC. Unit: hexes. Rules 9.1, 10.1.",
            "type": "integer",
            "minimum": 0,
            "maximum": 20,
            "examples": [
              1
            ]
          },
          "hexesWhenStartingInAirZoc": {
            "title": "When starting in an Air ZOC",
            "description": "The hexes that a Task Force may move in total if it starts in an enemy Air ZOC. Unit: hexes. Rules 9.1, 10.1.",
            "type": "integer",
            "minimum": 0,
            "maximum": 20,
            "examples": [
              1
            ]
          },
          "shortMove": {
            "title": "Short move",
            "description": "The greatest distance at which Japanese ships pay the lower oil price. Unit: hexes. Rule 9.3.",
            "type": "integer",
            "minimum": 0,
            "maximum": 40,
            "examples": [
              4
            ]
          },
          "fuelRounding": {
            "title": "Fractions of oil",
            "description": "How fractions of the Oil Points that a Task Force pays are handled. Rules 2.1.2.1, 9.3.",
            "type": "string",
            "enum": [
              "quarters",
              "up"
            ],
            "enumDescriptions": [
              "Each ship pays its exact cost, in quarters of a point.",
              "The total cost of the Task Force is rounded up once, to a whole point."
            ]
          },
          "stayingCostsOil": {
            "title": "Staying costs oil",
            "description": "True if Japanese ships that leave port but stay in the same hex still pay the lower oil price. Rules 9.3, 10.1.",
            "type": "boolean"
          },
          "passengersEndOnLand": {
            "title": "Land units end on land",
            "description": "True if a Task Force that carries a land unit or a replacements marker must end its move in a land hex. Rule 2.2.2.",
            "type": "boolean"
          }
        },
        "required": [
          "landAndAirRange",
          "hexesAfterEnteringAirZoc",
          "hexesWhenStartingInAirZoc",
          "shortMove",
          "fuelRounding",
          "stayingCostsOil",
          "passengersEndOnLand"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "landAndAirRange": 4,
            "hexesAfterEnteringAirZoc": 1,
            "hexesWhenStartingInAirZoc": 1,
            "shortMove": 4,
            "fuelRounding": "quarters",
            "stayingCostsOil": true,
            "passengersEndOnLand": false
          }
        ],
        "markdownDescription": "Movement of Task Forces (rule 9.0).\n\n| Air ZOC | hexes that remain |\n|---|---|\n| entered | `hexesAfterEnteringAirZoc` |\n| started in one | `hexesWhenStartingInAirZoc` in total |"
      },
      "taskForce": {
        "title": "Task Forces",
        "description": "The limits of a Task Force (rule 9.4).",
        "type": "object",
        "properties": {
          "ships": {
            "title": "Ships",
            "description": "The most naval units in a Task Force. Unit: units. Rule 9.4.",
            "type": "integer",
            "minimum": 1,
            "maximum": 40,
            "examples": [
              4
            ]
          },
          "passengers": {
            "title": "Passengers",
            "description": "The most land and air units in a Task Force, counted together. Unit: units. Rule 9.4.",
            "type": "integer",
            "minimum": 0,
            "maximum": 40,
            "examples": [
              1
            ]
          }
        },
        "required": [
          "ships",
          "passengers"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "ships": 4,
            "passengers": 1
          }
        ]
      },
      "reaction": {
        "title": "Reaction",
        "description": "Movement of the non-Phasing Player's ships (rule 10.0).",
        "type": "object",
        "properties": {
          "allowanceFraction": {
            "title": "Share of the allowance",
            "description": "The share of its Movement Allowance that a ship may use. Unit: hexes per hex of the allowance. Rule 10.1.",
            "$ref": "../common/common.schema.json#/$defs/fraction"
          },
          "rounding": {
            "title": "Rounding",
            "description": "How a fraction of a hex is rounded. Rule 10.1.",
            "$ref": "../common/common.schema.json#/$defs/rounding"
          },
          "longMovesCostMore": {
            "title": "Long moves cost more",
            "description": "True if Japanese ships that react farther than a short move pay the higher oil price. Rule 10.1.",
            "type": "boolean"
          }
        },
        "required": [
          "allowanceFraction",
          "rounding",
          "longMovesCostMore"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "allowanceFraction": 0.5,
            "rounding": "up",
            "longMovesCostMore": true
          }
        ]
      },
      "airCommitment": {
        "title": "Air commitment",
        "description": "The hexes in which air units can fight (rule 11.0).",
        "type": "object",
        "properties": {
          "range": {
            "title": "Range",
            "description": "The greatest distance from its base to which an air unit can be committed. Unit: hexes. Rule 11.0.",
            "type": "integer",
            "minimum": 0,
            "maximum": 10,
            "examples": [
              1
            ]
          },
          "adjacentFraction": {
            "title": "Share away from base",
            "description": "The Air Points of the steps that are committed to another hex, as a share of their total. Unit: Air Points per step. Rules 11.0, 12.3.2.",
            "$ref": "../common/common.schema.json#/$defs/fraction"
          },
          "rounding": {
            "title": "Rounding",
            "description": "How a fraction of an Air Point in that total is rounded. Rules 11.0, 12.3.2.",
            "$ref": "../common/common.schema.json#/$defs/rounding"
          }
        },
        "required": [
          "range",
          "adjacentFraction",
          "rounding"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "range": 1,
            "adjacentFraction": 0.5,
            "rounding": "down"
          }
        ]
      },
      "airZoc": {
        "title": "Air Zone of Control",
        "description": "The area around air units at a base that hinders the enemy (rule 2.1.1.2, Air Zone of Control).",
        "type": "object",
        "properties": {
          "radius": {
            "title": "Radius",
            "description": "How far it extends from the air unit's hex. Unit: hexes. Rule 2.1.1.2, Air Zone of Control.",
            "type": "integer",
            "minimum": 0,
            "maximum": 10,
            "examples": [
              1
            ]
          }
        },
        "required": [
          "radius"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "radius": 1
          }
        ]
      },
      "airUnits": {
        "title": "Air units",
        "description": "The transport of air units (rule 2.1.1.2).",
        "type": "object",
        "properties": {
          "transportPerStep": {
            "title": "Transport rating of a step",
            "description": "The Transport rating of one air step. An air unit has the total of its steps. Unit: Transport factors per step. Rule 2.1.1.2.",
            "type": "number",
            "minimum": 0,
            "maximum": 10,
            "multipleOf": 0.5,
            "examples": [
              1
            ]
          }
        },
        "required": [
          "transportPerStep"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "transportPerStep": 1
          }
        ]
      },
      "economicWarfare": {
        "title": "Economic warfare",
        "description": "Combat between submarines and convoy escorts, and the loss of merchantmen (rule 6.0).",
        "type": "object",
        "properties": {
          "escortClasses": {
            "title": "Escorts",
            "description": "The classes of Japanese ships that may be in the Convoy Escort box. Each ship there may roll a die. Rules 5.2, 6.1.",
            "$ref": "#/$defs/classes",
            "examples": [
              [
                "DD"
              ]
            ]
          },
          "submarinePointsPerAswHit": {
            "title": "Submarine Points sunk",
            "description": "Allied Submarine Points lost per hit by the convoy escorts. Unit: Submarine Points per hit. Rule 6.1.",
            "type": "integer",
            "minimum": 0,
            "maximum": 10,
            "examples": [
              1
            ]
          },
          "submarinePointsPerDie": {
            "title": "Cost of an attack",
            "description": "The cost of each die against merchantmen. Unit: Submarine Points per die. Rule 6.2.",
            "type": "integer",
            "minimum": 1,
            "maximum": 10,
            "examples": [
              1
            ]
          },
          "merchantmenPerHit": {
            "title": "Merchantmen sunk",
            "description": "The loss of the Merchantmen Pool per hit. Unit: merchantmen per hit. Rule 6.2.",
            "type": "integer",
            "minimum": 0,
            "maximum": 10,
            "examples": [
              1
            ]
          },
          "transportPointsPerHit": {
            "title": "Transport Points lost",
            "description": "Available Japanese Transport Points lost per hit. Unit: Transport Points per hit. Rule 6.2.",
            "type": "integer",
            "minimum": 0,
            "maximum": 10,
            "examples": [
              1
            ]
          }
        },
        "required": [
          "escortClasses",
          "submarinePointsPerAswHit",
          "submarinePointsPerDie",
          "merchantmenPerHit",
          "transportPointsPerHit"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "escortClasses": [
              "DD"
            ],
            "submarinePointsPerAswHit": 1,
            "submarinePointsPerDie": 1,
            "merchantmenPerHit": 1,
            "transportPointsPerHit": 1
          }
        ]
      },
      "submarines": {
        "title": "Submarines",
        "description": "Submarine attacks on Task Forces (rule 12.2).",
        "type": "object",
        "properties": {
          "escortClasses": {
            "title": "Escorts",
            "description": "The classes of ships that each roll a die against a submarine that attacks their Task Force. Rule 12.2.2.",
            "$ref": "#/$defs/classes",
            "examples": [
              [
                "DD"
              ]
            ]
          },
          "attacksPerTaskForce": {
            "title": "Attacks on one Task Force",
            "description": "The most submarine attacks on the same Task Force in one segment. Unit: attacks. Rule 12.2.1.",
            "type": "integer",
            "minimum": 0,
            "maximum": 40,
            "examples": [
              1
            ]
          },
          "pointsPerAttack": {
            "title": "Cost of an attack",
            "description": "The cost of each attack on a Task Force. Unit: Submarine Points per attack. Rule 12.2.1.",
            "type": "integer",
            "minimum": 0,
            "maximum": 10,
            "examples": [
              1
            ]
          }
        },
        "required": [
          "escortClasses",
          "attacksPerTaskForce",
          "pointsPerAttack"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "escortClasses": [
              "DD"
            ],
            "attacksPerTaskForce": 1,
            "pointsPerAttack": 1
          }
        ]
      },
      "supply": {
        "title": "Supply Lines",
        "description": "How Supply Lines are traced (rule 2.2.3.2).",
        "type": "object",
        "properties": {
          "legLength": {
            "title": "Length of a leg",
            "description": "The greatest distance between one friendly base of the line and the next. Unit: hexes. Rule 2.2.3.2.",
            "type": "integer",
            "minimum": 1,
            "maximum": 20,
            "examples": [
              2
            ]
          }
        },
        "required": [
          "legLength"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "legLength": 2
          }
        ]
      },
      "landing": {
        "title": "Amphibious landings",
        "description": "Where land units may land from the sea (rule 12.3.4.1).",
        "type": "object",
        "properties": {
          "range": {
            "title": "Range",
            "description": "The greatest distance of a landing from a friendly base. Unit: hexes. Rules 9.2.1, 12.3.4.1.",
            "type": "integer",
            "minimum": 0,
            "maximum": 40,
            "examples": [
              2
            ]
          },
          "obligatory": {
            "title": "Obligatory",
            "description": "True if units that may land must do so. Rule 12.3.4.1.",
            "type": "boolean"
          },
          "aircraftNeedRoom": {
            "title": "Aircraft need room",
            "description": "True if aircraft may only disembark up to the Air Capacity of the base. Otherwise the next stacking check removes the excess. Rule 12.3.5.",
            "type": "boolean"
          }
        },
        "required": [
          "range",
          "obligatory",
          "aircraftNeedRoom"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "range": 2,
            "obligatory": false,
            "aircraftNeedRoom": true
          }
        ]
      },
      "landCombat": {
        "title": "Land combat",
        "description": "The role of aircraft in land combat (rules 12.3.4.5, 13.4).",
        "type": "object",
        "properties": {
          "aircraftSuffer": {
            "title": "Aircraft take losses",
            "description": "True if the defender's air units at the base lose a step, or are eliminated, along with his land units. Rule 13.4.",
            "type": "boolean"
          },
          "hitsPerAirStep": {
            "title": "Hits per air step",
            "description": "The hits that each of the defender's air steps at the base adds to his total. Unit: hits per step. Rule 12.3.4.5.",
            "type": "integer",
            "minimum": 0,
            "maximum": 10,
            "examples": [
              1
            ]
          }
        },
        "required": [
          "aircraftSuffer",
          "hitsPerAirStep"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "aircraftSuffer": false,
            "hitsPerAirStep": 1
          }
        ]
      },
      "surfaceCombat": {
        "title": "Surface combat",
        "description": "How half hits count (rule 12.3.3.2).",
        "type": "object",
        "properties": {
          "halfHitsPerHit": {
            "title": "Half hits per hit",
            "description": "The number of half hits on one ship that make a hit. A remainder is ignored. Unit: half hits per hit. Rule 12.3.3.2.",
            "type": "integer",
            "minimum": 1,
            "maximum": 10,
            "examples": [
              2
            ]
          }
        },
        "required": [
          "halfHitsPerHit"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "halfHitsPerHit": 2
          }
        ]
      },
      "antiAircraft": {
        "title": "Anti-aircraft fire",
        "description": "The Anti-Aircraft ratings of bases and Task Forces (rules 2.2.3, 12.3.2.3).",
        "type": "object",
        "properties": {
          "baseFraction": {
            "title": "Share of the Air Capacity",
            "description": "The Anti-Aircraft rating of a base, as a share of its printed Air Capacity. Unit: dice per step. Rule 2.2.3.",
            "$ref": "../common/common.schema.json#/$defs/fraction"
          },
          "rounding": {
            "title": "Rounding for bases",
            "description": "How a fraction of a die of a base is rounded; the rules do not say. Rule 2.2.3.",
            "$ref": "../common/common.schema.json#/$defs/rounding"
          },
          "taskForceRounding": {
            "title": "Rounding for Task Forces",
            "description": "How a fraction is rounded after the ratings of a Task Force are added up. Rule 12.3.2.3.",
            "$ref": "../common/common.schema.json#/$defs/rounding"
          }
        },
        "required": [
          "baseFraction",
          "rounding",
          "taskForceRounding"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "baseFraction": 0.5,
            "rounding": "down",
            "taskForceRounding": "down"
          }
        ]
      },
      "airPoints": {
        "title": "Air Points",
        "description": "The Air Points of units in a battle (rule 12.3.2).",
        "type": "object",
        "properties": {
          "perStep": {
            "title": "Per air step",
            "description": "The Air Points of one air step that fights at its base. Unit: Air Points per step. Rule 12.3.2.",
            "type": "integer",
            "minimum": 0,
            "maximum": 10,
            "examples": [
              1
            ]
          },
          "perAirStrength": {
            "title": "Per factor of Air Strength",
            "description": "The Air Points of one factor of a carrier's Air Strength. Unit: Air Points per factor. Rule 12.3.2.",
            "type": "integer",
            "minimum": 0,
            "maximum": 10,
            "examples": [
              1
            ]
          }
        },
        "required": [
          "perStep",
          "perAirStrength"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "perStep": 1,
            "perAirStrength": 1
          }
        ]
      },
      "damage": {
        "title": "Naval damage",
        "description": "Damage Checks and their results (rule 13.1).",
        "type": "object",
        "properties": {
          "checkDice": {
            "title": "Dice",
            "description": "The number of dice in a Damage Check. Unit: dice. Rule 13.1.",
            "type": "integer",
            "minimum": 1,
            "maximum": 10,
            "examples": [
              2
            ]
          },
          "checkDieSides": {
            "title": "Sides of the die",
            "description": "The number of faces of each of these dice. Unit: faces. Rule 13.1.",
            "type": "integer",
            "minimum": 2,
            "maximum": 20,
            "examples": [
              6
            ]
          },
          "phasesPerHit": {
            "title": "Repair time",
            "description": "For each hit, the number of its own Reinforcement Phases after which a damaged unit returns. Unit: Reinforcement Phases per hit. Rule 13.1.",
            "type": "integer",
            "minimum": 0,
            "maximum": 16,
            "examples": [
              2
            ]
          },
          "merchantmenPerHitAtSea": {
            "title": "Merchantmen lost with passengers",
            "description": "The loss of the Merchantmen Pool per hit on a Japanese land or air unit at sea. Hits beyond the unit's strength do not count. Unit: merchantmen per hit. Rules 13.2, 13.3.1.",
            "type": "integer",
            "minimum": 0,
            "maximum": 10,
            "examples": [
              1
            ]
          },
          "sunkForever": {
            "title": "Permanently sunk",
            "description": "For each nation, the classes that leave the game when sunk. Other ships return to the pool. Rules 13.1, 17.4.",
            "type": "object",
            "properties": {
              "japan": {
                "title": "Japan",
                "description": "Japanese classes. Rule 13.1.",
                "$ref": "#/$defs/classes"
              },
              "us": {
                "title": "United States",
                "description": "US classes. Rule 13.1.",
                "$ref": "#/$defs/classes"
              },
              "britain": {
                "title": "Britain",
                "description": "British classes. Rule 13.1.",
                "$ref": "#/$defs/classes"
              },
              "netherlands": {
                "title": "Netherlands",
                "description": "Dutch classes. Rule 17.4.",
                "$ref": "#/$defs/classes"
              }
            },
            "required": [
              "japan",
              "us",
              "britain",
              "netherlands"
            ],
            "additionalProperties": false
          },
          "brokenForever": {
            "title": "Permanently damaged",
            "description": "The nations whose damaged ships and eliminated land units leave the game. Rule 17.4.",
            "$ref": "#/$defs/nations"
          }
        },
        "required": [
          "checkDice",
          "checkDieSides",
          "phasesPerHit",
          "merchantmenPerHitAtSea",
          "sunkForever",
          "brokenForever"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "checkDice": 2,
            "checkDieSides": 6,
            "phasesPerHit": 2,
            "merchantmenPerHitAtSea": 1,
            "sunkForever": {
              "japan": [
                "CV",
                "CVL",
                "BB"
              ],
              "us": [
                "BB"
              ],
              "britain": [
                "BB"
              ],
              "netherlands": [
                "CL",
                "DD"
              ]
            },
            "brokenForever": [
              "netherlands"
            ]
          }
        ]
      },
      "delays": {
        "title": "Delays",
        "description": "After how many of their own Reinforcement Phases units return (rules 2.2.2.1, 7.1, 12.3, 13.0, 15.2).",
        "type": "object",
        "properties": {
          "withdrawn": {
            "title": "Withdrawn",
            "description": "Ships that withdrew from surface combat or lost Sea Control. Unit: Reinforcement Phases. Rules 12.3.3.2, 12.3.3.3.",
            "$ref": "#/$defs/delay"
          },
          "overStacked": {
            "title": "Over the stacking limit",
            "description": "Units removed from a hex over its stacking limit. Unit: Reinforcement Phases. Rule 2.2.2.1.",
            "$ref": "#/$defs/delay"
          },
          "notLanded": {
            "title": "Not landed",
            "description": "Land and air units that could not land. Unit: Reinforcement Phases. Rules 12.3.5.2, 12.3.5.3.",
            "$ref": "#/$defs/delay"
          },
          "disbanded": {
            "title": "Disbanded",
            "description": "Land and naval units disbanded by their owner. Unit: Reinforcement Phases. Rule 15.2.",
            "$ref": "#/$defs/delay"
          },
          "eliminatedLand": {
            "title": "Eliminated land units",
            "description": "Land units that lost their last step. Unit: Reinforcement Phases. Rules 13.2, 13.4.",
            "$ref": "#/$defs/delay"
          },
          "noHomeBase": {
            "title": "No Home Base",
            "description": "Reinforcements that arrive while enemy units occupy every Home Base. Unit: Reinforcement Phases. Rule 7.1.",
            "$ref": "#/$defs/delay"
          }
        },
        "required": [
          "withdrawn",
          "overStacked",
          "notLanded",
          "disbanded",
          "eliminatedLand",
          "noHomeBase"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "withdrawn": 1,
            "overStacked": 1,
            "notLanded": 1,
            "disbanded": 1,
            "eliminatedLand": 2,
            "noHomeBase": 1
          }
        ]
      },
      "supplyStatus": {
        "title": "Supply status",
        "description": "Exceptions to supply (rule 17.4).",
        "type": "object",
        "properties": {
          "alwaysOut": {
            "title": "Always out of supply",
            "description": "The nations whose land units are never in supply. Rule 17.4.",
            "$ref": "#/$defs/nations"
          }
        },
        "required": [
          "alwaysOut"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "alwaysOut": [
              "netherlands"
            ]
          }
        ]
      },
      "expansion": {
        "title": "Base expansion",
        "description": "The increase of the capacities of one side's bases (rule 17.2).",
        "type": "object",
        "properties": {
          "side": {
            "$ref": "defs.schema.json#/$defs/side",
            "title": "Side",
            "description": "The side whose bases expand. Rule 17.2."
          },
          "factorFromTurn": {
            "title": "Factor by turn",
            "description": "The multiplier of Air and Port Capacities, by the turn from which it applies. Unit: factor. Rule 17.2.",
            "type": "object",
            "patternProperties": {
              "^([1-9]|1[0-6])$": {
                "title": "Factor",
                "description": "The multiplier from this turn on. Rule 17.2.",
                "type": "integer",
                "minimum": 1,
                "maximum": 10,
                "examples": [
                  2
                ]
              }
            },
            "required": [
              "1"
            ],
            "additionalProperties": false,
            "examples": [
              {
                "1": 1,
                "6": 2,
                "10": 3,
                "14": 4
              }
            ],
            "markdownDescription": "The multiplier of Air and Port Capacities, by the turn from which it applies (rule 17.2). The land limit and the Anti-Aircraft rating do not change."
          }
        },
        "required": [
          "side",
          "factorFromTurn"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "side": "allies",
            "factorFromTurn": {
              "1": 1,
              "6": 2,
              "10": 3,
              "14": 4
            }
          }
        ]
      },
      "resourceFueling": {
        "title": "Fuelling at Resource Hexes",
        "description": "Free movement of Japanese ships from Resource Hexes (rule 17.3).",
        "type": "object",
        "properties": {
          "fromTurn": {
            "title": "From turn",
            "description": "The first turn on which ships that start in a Resource Hex pay no oil. Unit: turns. Rule 17.3.",
            "$ref": "defs.schema.json#/$defs/turn"
          }
        },
        "required": [
          "fromTurn"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "fromTurn": 10
          }
        ]
      },
      "returnPorts": {
        "title": "Return ports",
        "description": "The ports to which ships return in the Return to Base Phase (rules 14.1, 17.4, 17.5).",
        "type": "object",
        "properties": {
          "japan": {
            "title": "Japan",
            "description": "The ports that the owner may choose from. Rule 14.1.",
            "$ref": "#/$defs/places"
          },
          "us": {
            "title": "United States",
            "description": "The only port. Rule 14.1.",
            "$ref": "#/$defs/places"
          },
          "britain": {
            "title": "Britain",
            "description": "The first port until it has been occupied once, then the next. Rule 17.5.",
            "$ref": "#/$defs/places"
          },
          "netherlands": {
            "title": "Netherlands",
            "description": "The only port; it is not a Home Base. Rule 17.4.",
            "$ref": "#/$defs/places"
          }
        },
        "required": [
          "japan",
          "us",
          "britain",
          "netherlands"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "japan": [
              "kure",
              "yokosuka"
            ],
            "us": [
              "west-coast-usa"
            ],
            "britain": [
              "singapore",
              "indian-ocean-ports"
            ],
            "netherlands": [
              "surabaya"
            ]
          }
        ]
      },
      "navalAviation": {
        "title": "Naval Aviation",
        "description": "The planes of carriers that need a new air group (rule 7.1.1).",
        "type": "object",
        "properties": {
          "carrierClasses": {
            "title": "Carrier classes",
            "description": "The classes that count as carriers. Rules 2.1.1.1, 7.1.1.",
            "$ref": "#/$defs/classes"
          },
          "stepsPerAirStrength": {
            "title": "Steps of an air group",
            "description": "The Naval Aviation steps that a carrier without planes needs per factor of its Air Strength. Unit: steps per factor. Rule 7.1.1.",
            "type": "integer",
            "minimum": 0,
            "maximum": 10,
            "examples": [
              1
            ]
          }
        },
        "required": [
          "carrierClasses",
          "stepsPerAirStrength"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "carrierClasses": [
              "CV",
              "CVL"
            ],
            "stepsPerAirStrength": 1
          }
        ]
      },
      "battleBoard": {
        "title": "Battle Board",
        "description": "The placement of units for a battle (rule 12.3.1).",
        "type": "object",
        "properties": {
          "hybridClasses": {
            "title": "Hybrids",
            "description": "Classes that use either their aircraft or their guns. A Task Force with one of them and no other carrier may be placed as a Carrier or as a Bombardment Task Force, as its owner chooses. Rule 18.2.5.",
            "$ref": "#/$defs/classes"
          },
          "landAndAirTogether": {
            "title": "Land and air in one box",
            "description": "True if land and air units at the base share one box of the Battle Board. Rule 12.3.1.",
            "type": "boolean"
          }
        },
        "required": [
          "hybridClasses",
          "landAndAirTogether"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "hybridClasses": [],
            "landAndAirTogether": true
          }
        ]
      },
      "victory": {
        "title": "Victory",
        "description": "When a side wins (rule 16.0).",
        "type": "object",
        "properties": {
          "opening": {
            "title": "Score of Turn 1",
            "description": "The Victory Points at the start of the war. Scenarios that start later add the bases that have changed hands. Rules 3.0, 16.0.",
            "type": "string",
            "enum": [
              "nothing",
              "japanese-bases"
            ],
            "enumDescriptions": [
              "0.",
              "The total value of the bases with a Japanese flag."
            ]
          },
          "japanWinsAt": {
            "title": "Japan wins at",
            "description": "Japan wins at once when the total reaches this score or more. Unit: Victory Points. Rule 16.0.",
            "type": "integer",
            "minimum": -200,
            "maximum": 200,
            "examples": [
              20
            ]
          },
          "alliesWinAt": {
            "title": "Allies win at",
            "description": "The Allies win at once when the total reaches this score or less. Unit: Victory Points. Rule 16.0.",
            "type": "integer",
            "minimum": -200,
            "maximum": 200,
            "examples": [
              -1
            ]
          },
          "drawAt": {
            "title": "Draw at",
            "description": "At the end of the last turn this score is a draw, and a higher one is a Japanese win. Unit: Victory Points. Rule 16.0.",
            "type": "integer",
            "minimum": -200,
            "maximum": 200,
            "examples": [
              0
            ]
          },
          "lifeline": {
            "title": "Lifeline",
            "description": "Victory Points for Japan while a Supply Line is cut (rule 16.0).",
            "type": "object",
            "properties": {
              "from": {
                "$ref": "defs.schema.json#/$defs/placeId",
                "title": "From",
                "description": "Where the line begins. Rule 16.0."
              },
              "to": {
                "$ref": "defs.schema.json#/$defs/placeId",
                "title": "To",
                "description": "Where the line ends. Rule 16.0."
              },
              "points": {
                "title": "Points",
                "description": "The number added in each of these player turns in which the line is cut. Unit: Victory Points. Rule 16.0.",
                "type": "integer",
                "minimum": -20,
                "maximum": 20,
                "examples": [
                  2
                ]
              },
              "inTurnsOf": {
                "title": "In the turns of",
                "description": "The side at the end of whose player turns the line is checked. Rule 16.0.",
                "type": "array",
                "items": {
                  "$ref": "defs.schema.json#/$defs/side"
                },
                "uniqueItems": true,
                "examples": [
                  [
                    "japan"
                  ]
                ]
              }
            },
            "required": [
              "from",
              "to",
              "points",
              "inTurnsOf"
            ],
            "additionalProperties": false
          },
          "lateConquest": {
            "title": "Late conquest",
            "description": "Victory Points lost while Japan has not captured certain bases (rule 16.0).",
            "type": "object",
            "properties": {
              "fromTurn": {
                "title": "From turn",
                "description": "The first turn on which they are lost. Unit: turns. Rule 16.0.",
                "$ref": "defs.schema.json#/$defs/turn"
              },
              "bases": {
                "title": "Bases",
                "description": "The bases that Japan must capture at least once. Rule 16.0.",
                "$ref": "#/$defs/places"
              },
              "points": {
                "title": "Points",
                "description": "The number added at the start of each turn for each base that was never captured; negative to subtract. Unit: Victory Points. Rule 16.0.",
                "type": "integer",
                "minimum": -20,
                "maximum": 20,
                "examples": [
                  -1
                ]
              }
            },
            "required": [
              "fromTurn",
              "bases",
              "points"
            ],
            "additionalProperties": false
          }
        },
        "required": [
          "opening",
          "japanWinsAt",
          "alliesWinAt",
          "drawAt",
          "lifeline",
          "lateConquest"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "japanWinsAt": 20,
            "alliesWinAt": -1,
            "drawAt": 0,
            "lifeline": {
              "from": "west-coast-usa",
              "to": "brisbane",
              "points": 2,
              "inTurnsOf": [
                "japan"
              ]
            },
            "lateConquest": {
              "fromTurn": 4,
              "bases": [
                "manila",
                "singapore"
              ],
              "points": -1
            },
            "opening": "nothing"
          }
        ],
        "markdownDescription": "When a side wins (rule 16.0).\n\n- `japanWinsAt` or more: Japan wins at once.\n- `alliesWinAt` or less: the Allies win at once.\n- At the end of the last turn: `drawAt` is a draw, and more is a Japanese win."
      },
      "turnOne": {
        "title": "Opening turn",
        "description": "Special rules of December 1941 (rule 17.1).",
        "type": "object",
        "properties": {
          "turn": {
            "title": "Turn",
            "description": "The turn to which the special rules apply; 0 for none. Unit: turns. Rule 17.1.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              1
            ]
          },
          "cheapTaskForces": {
            "title": "Cheap Task Forces",
            "description": "The number of Japanese Task Forces that may move any distance at the price of a short move. Unit: Task Forces. Rule 17.1.",
            "type": "integer",
            "minimum": 0,
            "maximum": 20,
            "examples": [
              1
            ]
          },
          "firstFire": {
            "$ref": "defs.schema.json#/$defs/side",
            "title": "First fire",
            "description": "The side that rolls first in air-to-air combat in the Japanese player turn. Rule 17.1."
          },
          "alliedBaseAntiAircraft": {
            "title": "Anti-aircraft of Allied bases",
            "description": "The Anti-Aircraft rating of all Allied bases in the Japanese player turn. Unit: dice. Rule 17.1.",
            "type": "integer",
            "minimum": 0,
            "maximum": 20,
            "examples": [
              0
            ]
          },
          "alliedLandings": {
            "title": "Allied landings",
            "description": "True if the Allies may perform amphibious landings. Rule 17.1.",
            "type": "boolean"
          }
        },
        "required": [
          "turn",
          "cheapTaskForces",
          "firstFire",
          "alliedBaseAntiAircraft",
          "alliedLandings"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "turn": 1,
            "cheapTaskForces": 1,
            "firstFire": "japan",
            "alliedBaseAntiAircraft": 0,
            "alliedLandings": false
          }
        ]
      },
      "europeanFleet": {
        "title": "European fleet",
        "description": "The early arrival of British ships (rule 17.6).",
        "type": "object",
        "properties": {
          "triggerBases": {
            "title": "Trigger bases",
            "description": "A Japanese land unit that enters one of these bases triggers the fleet. Rule 17.6.",
            "$ref": "#/$defs/places"
          },
          "turnsAfterEntry": {
            "title": "Turns after the entry",
            "description": "The number of turns after the entry on which the fleet may arrive; 0 is the Allied Reinforcement Phase of the same turn. Unit: turns. Rule 17.6.",
            "type": "integer",
            "minimum": 0,
            "maximum": 1,
            "examples": [
              1
            ]
          }
        },
        "required": [
          "triggerBases",
          "turnsAfterEntry"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "triggerBases": [
              "calcutta",
              "bombay",
              "ceylon"
            ],
            "turnsAfterEntry": 1
          }
        ]
      },
      "longLance": {
        "title": "Long Lance torpedoes",
        "description": "Torpedoes that raise the Firepower of small ships at the start of surface combat; only with optional rule 18.2.1.",
        "type": "object",
        "properties": {
          "side": {
            "$ref": "defs.schema.json#/$defs/side",
            "title": "Side",
            "description": "The side whose ships carry the torpedoes. Rule 18.2.1."
          },
          "classes": {
            "title": "Classes",
            "description": "The classes that carry the torpedoes. Rule 18.2.1.",
            "$ref": "#/$defs/classes",
            "examples": [
              [
                "CA",
                "DD"
              ]
            ]
          },
          "firepower": {
            "title": "Firepower",
            "description": "The Firepower used instead of the printed one, in Damage Checks too. It must be a row of the Surface Combat Table. Unit: factors. Rule 18.2.1.",
            "type": "integer",
            "minimum": 0,
            "maximum": 9,
            "examples": [
              2
            ]
          },
          "rounds": {
            "title": "Rounds",
            "description": "The number of Surface Combat Rounds in which it applies, from the first round of the step. Unit: rounds. Rule 18.2.1.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              1
            ]
          }
        },
        "required": [
          "side",
          "classes",
          "firepower",
          "rounds"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "side": "japan",
            "classes": [
              "CA",
              "DD"
            ],
            "firepower": 2,
            "rounds": 1
          }
        ]
      },
      "tokyoExpress": {
        "title": "Tokyo Express",
        "description": "A Task Force whose ships fire before all others; only with optional rule 18.2.2.",
        "type": "object",
        "properties": {
          "side": {
            "$ref": "defs.schema.json#/$defs/side",
            "title": "Side",
            "description": "The side that has the marker. Rule 18.2.2."
          },
          "classes": {
            "title": "Classes",
            "description": "The only classes of ships allowed in the Task Force, which carries no land or air units. Rule 18.2.2.",
            "$ref": "#/$defs/classes",
            "examples": [
              [
                "CA",
                "DD"
              ]
            ]
          }
        },
        "required": [
          "side",
          "classes"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "side": "japan",
            "classes": [
              "CA",
              "DD"
            ]
          }
        ]
      },
      "kamikaze": {
        "title": "Kamikaze",
        "description": "When Japan may declare Kamikaze, and its cost; only with optional rule 18.2.4.",
        "type": "object",
        "properties": {
          "fromTurn": {
            "title": "From turn",
            "description": "The first turn on which it may be declared. Unit: turns. Rule 18.2.4.",
            "$ref": "defs.schema.json#/$defs/turn"
          },
          "victoryPointsAtMost": {
            "title": "Maximum Victory Points",
            "description": "The highest Victory Point total at which it may be declared. A declaration stays in force. Unit: Victory Points. Rule 18.2.4.",
            "type": "integer",
            "minimum": -200,
            "maximum": 200,
            "examples": [
              7
            ]
          },
          "stepsLost": {
            "title": "Steps lost",
            "description": "Japanese air steps removed at the end of each Reinforcement Phase after the declaration: always in the Japanese phase, and if the Allied player wants it in the Allied phase. Unit: air steps. Rule 18.2.4.",
            "type": "integer",
            "minimum": 0,
            "maximum": 30,
            "examples": [
              1
            ]
          },
          "lost": {
            "title": "What is lost",
            "description": "What is removed each time. Rule 18.2.4.",
            "type": "string",
            "enum": [
              "step",
              "unit"
            ],
            "enumDescriptions": [
              "One step of an air unit.",
              "One air unit with all its steps. Its owner may first break off one step and lose only that step; the Allies take the unit as it is."
            ]
          }
        },
        "required": [
          "fromTurn",
          "victoryPointsAtMost",
          "stepsLost",
          "lost"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "fromTurn": 10,
            "victoryPointsAtMost": 7,
            "stepsLost": 1,
            "lost": "step"
          }
        ]
      },
      "sources": {
        "$ref": "../common/common.schema.json#/$defs/sources"
      },
      "ranger": {
        "title": "Ranger",
        "description": "The arrival of the carrier of optional rule 18.1.5, which is the unit that units.json assigns to that rule.",
        "type": "object",
        "properties": {
          "box": {
            "$ref": "defs.schema.json#/$defs/placeId",
            "title": "Place",
            "description": "The place where she arrives. Rule 18.1.5."
          },
          "carrierClasses": {
            "title": "Classes that keep her away",
            "description": "She may arrive only if no Allied unit of these classes is on the map. Rule 18.1.5.",
            "$ref": "#/$defs/classes",
            "examples": [
              [
                "CV"
              ]
            ]
          },
          "victoryPoints": {
            "title": "Victory Points",
            "description": "The number added to the total when she arrives. Unit: Victory Points. Rule 18.1.5.",
            "type": "integer",
            "minimum": -20,
            "maximum": 20,
            "examples": [
              1
            ]
          }
        },
        "required": [
          "box",
          "carrierClasses",
          "victoryPoints"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "box": "west-coast-usa",
            "carrierClasses": [
              "CV"
            ],
            "victoryPoints": 1
          }
        ]
      },
      "pilotTraining": {
        "title": "Pilot training",
        "description": "How Japan trains carrier pilots; only with optional rule 18.2.3.",
        "type": "object",
        "properties": {
          "lastAutomaticTurn": {
            "title": "Last turn without training",
            "description": "The last turn on which air steps marked for Naval Aviation may go there as they arrive. After it, any air step that arrives may be trained instead. Unit: turns. Rule 18.2.3.",
            "$ref": "defs.schema.json#/$defs/turn"
          },
          "turns": {
            "title": "Length of the training",
            "description": "The number of turns until trained steps enter the Naval Aviation box; four turns are a year. Unit: turns. Rule 18.2.3.",
            "type": "integer",
            "minimum": 1,
            "maximum": 16,
            "examples": [
              4
            ]
          }
        },
        "required": [
          "lastAutomaticTurn",
          "turns"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "lastAutomaticTurn": 4,
            "turns": 4
          }
        ]
      },
      "accidents": {
        "title": "Accidents",
        "description": "The dice that each player rolls in his Reinforcement Segment; only with optional rule 18.3.1.",
        "type": "object",
        "properties": {
          "dice": {
            "title": "Dice",
            "description": "The number of dice that are rolled and added up. Unit: dice. Rule 18.3.1.",
            "type": "integer",
            "minimum": 1,
            "maximum": 4,
            "examples": [
              2
            ]
          },
          "dieSides": {
            "title": "Sides of the die",
            "description": "The number of faces of each die. Unit: faces. Rule 2.0.",
            "type": "integer",
            "minimum": 2,
            "maximum": 20,
            "examples": [
              6
            ]
          },
          "result": {
            "title": "Result",
            "description": "The total on which an accident happens. Unit: pips. Rule 18.3.1.",
            "type": "integer",
            "minimum": 1,
            "maximum": 80,
            "examples": [
              2
            ]
          },
          "classes": {
            "title": "Classes at risk",
            "description": "An accident needs a unit of one of these classes. For Japan it must be in a Home Base. For the Allies it must be in the place below, and one such unit is drawn at random. Rule 18.3.1.",
            "$ref": "#/$defs/classes",
            "examples": [
              [
                "CV",
                "CVL",
                "BB"
              ]
            ]
          },
          "alliedBase": {
            "$ref": "defs.schema.json#/$defs/placeId",
            "title": "Allied place",
            "description": "Where the Allied accident happens. Rule 18.3.1."
          },
          "japanLoses": {
            "title": "What Japan loses",
            "description": "The units in the Home Base that the Allies may choose from after a Japanese accident. Rule 18.3.1.",
            "type": "string",
            "enum": [
              "any-unit",
              "endangered"
            ],
            "enumDescriptions": [
              "Any unit in that Home Base.",
              "Units of the classes at risk."
            ]
          }
        },
        "required": [
          "dice",
          "dieSides",
          "result",
          "classes",
          "alliedBase",
          "japanLoses"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "dice": 2,
            "dieSides": 6,
            "result": 2,
            "classes": [
              "CV",
              "CVL",
              "BB"
            ],
            "alliedBase": "west-coast-usa",
            "japanLoses": "any-unit"
          }
        ]
      },
      "reactionDeployment": {
        "title": "Deployment before a reaction",
        "description": "A Sea Deployment of one Allied Task Force before it reacts; only with optional rule 18.1.1.",
        "type": "object",
        "properties": {
          "perGame": {
            "title": "Uses per game",
            "description": "How many times it may be used. Unit: times per game. Rule 18.1.1.",
            "type": "integer",
            "minimum": 0,
            "maximum": 40,
            "examples": [
              1
            ]
          }
        },
        "required": [
          "perGame"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "perGame": 1
          }
        ]
      },
      "strategicBombing": {
        "title": "Strategic bombing",
        "description": "Which bases the Allies can bomb Japan's oil from, and the effect of a hit; only with optional rule 18.1.3.",
        "type": "object",
        "properties": {
          "range": {
            "title": "Range",
            "description": "The greatest distance from a friendly base to a Japanese Home Base. Unit: hexes. Rule 18.1.3.",
            "type": "integer",
            "minimum": 0,
            "maximum": 40,
            "examples": [
              4
            ]
          },
          "from": {
            "$ref": "defs.schema.json#/$defs/placeId",
            "title": "Supplied from",
            "description": "The Home Base from which a Supply Line to that base must be traced. Rule 18.1.3."
          },
          "oilPerHit": {
            "title": "Oil per hit",
            "description": "The Oil Points that Japan loses per hit. Unit: Oil Points per hit. Rule 18.1.3.",
            "$ref": "../common/common.schema.json#/$defs/quarters"
          }
        },
        "required": [
          "range",
          "from",
          "oilPerHit"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "range": 4,
            "from": "west-coast-usa",
            "oilPerHit": 1
          }
        ]
      },
      "hiddenTaskForces": {
        "title": "Hidden Task Forces",
        "description": "Allied Task Forces that move as markers; only with optional rule 18.1.4.",
        "type": "object",
        "properties": {
          "markers": {
            "title": "Markers",
            "description": "The number of Task Forces that each nation can hide at the same time. Unit: markers. Rule 18.1.4.",
            "type": "object",
            "properties": {
              "us": {
                "title": "United States",
                "description": "US TASK FORCE markers. Unit: markers. Rule 18.1.4.",
                "$ref": "#/$defs/markers"
              },
              "britain": {
                "title": "Britain",
                "description": "British FLEET markers. Unit: markers. Rule 18.1.4.",
                "$ref": "#/$defs/markers"
              },
              "netherlands": {
                "title": "Netherlands",
                "description": "Dutch markers; the printed game has none. Unit: markers. Rule 18.1.4.",
                "$ref": "#/$defs/markers"
              }
            },
            "additionalProperties": false,
            "examples": [
              {
                "us": 5,
                "britain": 2
              }
            ]
          }
        },
        "required": [
          "markers"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "markers": {
              "us": 5,
              "britain": 2
            }
          }
        ]
      },
      "antiAircraftUpgrade": {
        "title": "Anti-aircraft upgrade",
        "description": "The improved Anti-Aircraft ratings of one side's ships; only with the optional rule “naval-aa-upgrade” of the later edition (its rule 16.2.6).",
        "type": "object",
        "properties": {
          "side": {
            "$ref": "defs.schema.json#/$defs/side",
            "title": "Side",
            "description": "The side whose ships are improved. Rule 16.2.6 of the later edition."
          },
          "fromTurn": {
            "$ref": "defs.schema.json#/$defs/turn",
            "title": "From turn",
            "description": "The first turn on which it applies. Unit: turns. Rule 16.2.6 of the later edition."
          },
          "add": {
            "title": "Add",
            "description": "The number added to each ship's Anti-Aircraft rating. Unit: factors, in quarters. Rule 16.2.6 of the later edition.",
            "type": "number",
            "minimum": 0,
            "maximum": 10,
            "multipleOf": 0.25,
            "examples": [
              0.5
            ]
          }
        },
        "required": [
          "side",
          "fromTurn",
          "add"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "side": "japan",
            "fromTurn": 10,
            "add": 0.5
          }
        ]
      }
    },
    "required": [
      "$schema",
      "clock",
      "hits",
      "oil",
      "replacements",
      "deployment",
      "movement",
      "taskForce",
      "reaction",
      "airCommitment",
      "airZoc",
      "airUnits",
      "economicWarfare",
      "submarines",
      "supply",
      "landing",
      "landCombat",
      "surfaceCombat",
      "antiAircraft",
      "airPoints",
      "damage",
      "delays",
      "supplyStatus",
      "expansion",
      "resourceFueling",
      "returnPorts",
      "navalAviation",
      "battleBoard",
      "victory",
      "turnOne",
      "europeanFleet",
      "longLance",
      "tokyoExpress",
      "kamikaze",
      "sources",
      "ranger",
      "pilotTraining",
      "accidents",
      "reactionDeployment",
      "strategicBombing",
      "hiddenTaskForces",
      "antiAircraftUpgrade"
    ],
    "additionalProperties": false,
    "$defs": {
      "delay": {
        "title": "Delay",
        "description": "1 is the next one. Unit: own Reinforcement Phases.",
        "type": "integer",
        "minimum": 0,
        "maximum": 16,
        "examples": [
          1,
          2
        ]
      },
      "classes": {
        "title": "Classes",
        "description": "Classes of naval units (rule 2.1.1.1).",
        "type": "array",
        "items": {
          "$ref": "defs.schema.json#/$defs/shipClass"
        },
        "uniqueItems": true
      },
      "nations": {
        "title": "Nations",
        "description": "Ids of nations (rule 2.1.1).",
        "type": "array",
        "items": {
          "$ref": "defs.schema.json#/$defs/nation"
        },
        "uniqueItems": true
      },
      "places": {
        "title": "Places",
        "description": "Ids of bases or boxes, in order.",
        "type": "array",
        "items": {
          "$ref": "defs.schema.json#/$defs/placeId"
        },
        "minItems": 1,
        "uniqueItems": true
      },
      "markers": {
        "title": "Markers",
        "description": "A number of markers. Unit: markers.",
        "type": "integer",
        "minimum": 0,
        "maximum": 99,
        "examples": [
          5
        ]
      },
      "hitNumber": {
        "title": "Hit number",
        "description": "The lowest modified die roll that hits. Unit: pips. Rule 2.3.",
        "type": "integer",
        "minimum": 1,
        "maximum": 20,
        "examples": [
          5
        ]
      }
    }
  },
  "fire-in-the-sky/player.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/fire-in-the-sky/player.schema.json",
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
      "japan": {
        "title": "Japan",
        "description": "Its weights when it plays Japan.",
        "$ref": "#/$defs/weights"
      },
      "allies": {
        "title": "Allies",
        "description": "Its weights when it plays the Allies.",
        "$ref": "#/$defs/weights"
      },
      "sources": {
        "$ref": "../common/common.schema.json#/$defs/sources"
      }
    },
    "required": [
      "$schema",
      "title",
      "summary",
      "japan",
      "allies",
      "sources"
    ],
    "additionalProperties": false,
    "$defs": {
      "weights": {
        "title": "Weights",
        "description": "What a side aims for, and how cautious it is.",
        "type": "object",
        "properties": {
          "victoryPoint": {
            "title": "Victory Point",
            "description": "The value of each Victory Point that a base counts for. All other values are relative to it.",
            "type": "number",
            "minimum": 0,
            "maximum": 10
          },
          "oilPoint": {
            "title": "Oil Point",
            "description": "The value of each Oil Point that a base yields per turn.",
            "type": "number",
            "minimum": 0,
            "maximum": 10
          },
          "foothold": {
            "title": "Foothold",
            "description": "The value of each enemy or uncontrolled base that comes within landing range when a base is taken.",
            "type": "number",
            "minimum": 0,
            "maximum": 5
          },
          "chance": {
            "title": "Minimum chance",
            "description": "The lowest chance of taking a base, or of wearing down its garrison, with which a landing is made. 1 is certain.",
            "type": "number",
            "minimum": 0,
            "maximum": 1
          },
          "escort": {
            "title": "Escort",
            "description": "Power of the escorting ships for each unit of power of the enemy ships that may react. 0 sends one ship for Sea Control.",
            "type": "number",
            "minimum": 0,
            "maximum": 5
          },
          "airCover": {
            "title": "Air cover",
            "description": "Air Points brought to a battle for each Air Point that the enemy may have there.",
            "type": "number",
            "minimum": 0,
            "maximum": 5
          },
          "screens": {
            "title": "Screens",
            "description": "Destroyer units in each Task Force that carries troops, if they are available. 0 lets troops sail without destroyers.",
            "type": "integer",
            "minimum": 0,
            "maximum": 4
          },
          "passage": {
            "title": "Safe passage",
            "description": "The lowest chance of getting troops past the enemy's aircraft at a base without a step loss with which a landing is made. Bases worth more than 2 Victory Points accept a lower chance. 0 ignores the aircraft.",
            "type": "number",
            "minimum": 0,
            "maximum": 1
          },
          "raid": {
            "title": "Raids",
            "description": "How much it counts that carriers may sink ships in port. 0 never raids a port.",
            "type": "number",
            "minimum": 0,
            "maximum": 10
          },
          "garrison": {
            "title": "Garrison",
            "description": "How much the risk of an enemy landing counts against leaving a base without troops. 0 leaves any base.",
            "type": "number",
            "minimum": 0,
            "maximum": 20
          },
          "raiders": {
            "title": "Raiders",
            "description": "The enemy strength within reach at which a base without troops counts as certain to fall. Lower is more cautious.",
            "type": "number",
            "minimum": 1,
            "maximum": 100
          },
          "holding": {
            "title": "Holding",
            "description": "The Combat Strength of a garrison that halves the risk to its base. Higher calls for larger garrisons.",
            "type": "number",
            "minimum": 0.5,
            "maximum": 20
          },
          "foresight": {
            "title": "Foresight",
            "description": "How much the risk to a base counts if the enemy cannot land there in his next player turn but may land later. 0 looks no further than that turn.",
            "type": "number",
            "minimum": 0,
            "maximum": 1
          },
          "homeland": {
            "title": "Homeland",
            "description": "How many times as much the risk to a Home Base counts as the risk to another base of the same value.",
            "type": "number",
            "minimum": 0,
            "maximum": 10
          },
          "rampart": {
            "title": "Rampart",
            "description": "How much the risk to a Home Base counts before the enemy can land there. It applies once his fleet is twice as strong and he can land at a base within landing range of the Home Base. 0 waits until he can land at the Home Base itself.",
            "type": "number",
            "minimum": 0,
            "maximum": 1
          },
          "gates": {
            "title": "Gates",
            "description": "The share of a Home Base's value that is added to each base from which the enemy could land there. It applies in full once his fleet is twice as strong, and in part before that.",
            "type": "number",
            "minimum": 0,
            "maximum": 1
          },
          "keep": {
            "title": "Bases to keep",
            "description": "Bases worth at least this many Victory Points are never left without troops while enemy troops are near enough to come. A Home Base never is once they can land there. Unit: Victory Points.",
            "type": "integer",
            "minimum": 1,
            "maximum": 10
          },
          "stronghold": {
            "title": "Stronghold",
            "description": "For a base to keep: the garrison that halves the risk, as a share of the largest landing that the enemy can make.",
            "type": "number",
            "exclusiveMinimum": 0,
            "maximum": 2
          },
          "bombardment": {
            "title": "Bombardment",
            "description": "What a ship that is sent for its guns must add to a landing, for each of its Transport factors. Higher sends fewer ships.",
            "type": "number",
            "minimum": 0,
            "maximum": 5
          },
          "oilReserve": {
            "title": "Oil reserve",
            "description": "The share of the Oil Points that Japan keeps for reactions when it moves in its own turn. The Allies do not use it.",
            "type": "number",
            "minimum": 0,
            "maximum": 1
          },
          "oilShipping": {
            "title": "Oil shipping",
            "description": "The share of the oil of the Resource Hexes for which Japan keeps Transport Points. The Allies do not use it.",
            "type": "number",
            "minimum": 0,
            "maximum": 1
          },
          "reaction": {
            "title": "Reaction",
            "description": "Power for each unit of enemy power with which ships react to a hex. Lower is bolder.",
            "type": "number",
            "minimum": 0,
            "maximum": 5
          },
          "withdrawal": {
            "title": "Withdrawal",
            "description": "Ships withdraw from surface combat if their power is below this share of the enemy's power. 0 never withdraws.",
            "type": "number",
            "minimum": 0,
            "maximum": 2
          },
          "hunting": {
            "title": "Submarines against Task Forces",
            "description": "The share of the Submarine Points that is used against Task Forces. The rest is kept for merchantmen.",
            "type": "number",
            "minimum": 0,
            "maximum": 1
          },
          "convoyEscorts": {
            "title": "Convoy escorts",
            "description": "Destroyer units that Japan keeps in the Convoy Escort box for each Allied Submarine Point. The Allies do not use it.",
            "type": "number",
            "minimum": 0,
            "maximum": 3
          }
        },
        "required": [
          "victoryPoint",
          "oilPoint",
          "foothold",
          "chance",
          "escort",
          "airCover",
          "screens",
          "passage",
          "raid",
          "garrison",
          "raiders",
          "holding",
          "foresight",
          "homeland",
          "rampart",
          "gates",
          "keep",
          "stronghold",
          "bombardment",
          "oilReserve",
          "oilShipping",
          "reaction",
          "withdrawal",
          "hunting",
          "convoyEscorts"
        ],
        "additionalProperties": false
      }
    }
  },
  "fire-in-the-sky/position.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/fire-in-the-sky/position.schema.json",
    "title": "Fire in the Sky position",
    "description": "The state of a game in play, as a saved scenario stores it.",
    "$defs": {
      "position": {
        "title": "Position",
        "description": "The complete state of a game in play: everything on the board, the tracks, and the current step of the sequence of play. The dice are chosen when play continues.",
        "type": "object",
        "properties": {
          "turn": {
            "$ref": "defs.schema.json#/$defs/turn"
          },
          "firstTurn": {
            "$ref": "defs.schema.json#/$defs/turn",
            "title": "First turn",
            "description": "The turn on which the game began. Some optional rules do not apply on that turn (rule 18.0)."
          },
          "phasing": {
            "$ref": "defs.schema.json#/$defs/side",
            "title": "Phasing player",
            "description": "Whose player turn it is (rule 4.0)."
          },
          "tracks": {
            "title": "Tracks",
            "description": "Running totals (rule 2.1.2.1).",
            "type": "object",
            "properties": {
              "merchantmen": {
                "$ref": "../common/common.schema.json#/$defs/quarters",
                "title": "Merchantmen Pool",
                "description": "Japan's merchant fleet. Unit: merchantmen. Rule 2.1.2.1."
              },
              "oil": {
                "$ref": "../common/common.schema.json#/$defs/quarters",
                "title": "Oil Points",
                "description": "Japan's oil. Unit: Oil Points. Rule 2.1.2.1."
              },
              "transport": {
                "title": "Transport Points",
                "description": "The remaining Transport Points of each nation. Unit: Transport Points. Rule 2.1.2.1.",
                "type": "object",
                "properties": {
                  "japan": {
                    "$ref": "../common/common.schema.json#/$defs/quarters",
                    "title": "Japan",
                    "description": "Japanese Transport Points. Rule 2.1.2.1."
                  },
                  "us": {
                    "$ref": "../common/common.schema.json#/$defs/quarters",
                    "title": "United States",
                    "description": "US Transport Points. Rule 2.1.2.1."
                  },
                  "britain": {
                    "$ref": "../common/common.schema.json#/$defs/quarters",
                    "title": "Britain",
                    "description": "British Transport Points. Rule 2.1.2.1."
                  },
                  "netherlands": {
                    "$ref": "../common/common.schema.json#/$defs/quarters",
                    "title": "Netherlands",
                    "description": "Dutch Transport Points; the printed game has none. Rule 2.1.2.1."
                  }
                },
                "required": [],
                "additionalProperties": false
              },
              "submarine": {
                "title": "Submarine Points",
                "description": "The remaining Submarine Points of each side. Unit: Submarine Points. Rule 2.1.2.1.",
                "type": "object",
                "properties": {
                  "japan": {
                    "$ref": "../common/common.schema.json#/$defs/quarters",
                    "title": "Japan",
                    "description": "Japanese Submarine Points. Rule 2.1.2.1."
                  },
                  "allies": {
                    "$ref": "../common/common.schema.json#/$defs/quarters",
                    "title": "Allies",
                    "description": "Allied Submarine Points. Rule 2.1.2.1."
                  }
                },
                "required": [
                  "japan",
                  "allies"
                ],
                "additionalProperties": false
              },
              "victoryPoints": {
                "title": "Victory Points",
                "description": "The Victory Point total, which may be negative. Unit: Victory Points. Rule 16.0.",
                "type": "integer",
                "minimum": -1000,
                "maximum": 1000,
                "examples": [
                  5
                ]
              }
            },
            "required": [
              "merchantmen",
              "oil",
              "transport",
              "submarine",
              "victoryPoints"
            ],
            "additionalProperties": false
          },
          "bases": {
            "title": "Bases",
            "description": "Who controls each base. A base that is not listed is controlled as in bases.json (rule 2.2.3).",
            "type": "object",
            "patternProperties": {
              "^[a-z0-9][a-z0-9-]*$": {
                "title": "Base",
                "description": "The markers at the base.",
                "type": "object",
                "properties": {
                  "control": {
                    "title": "Control",
                    "description": "Who controls the base (rule 2.2.3).",
                    "type": "string",
                    "enum": [
                      "japan",
                      "allies",
                      "none"
                    ],
                    "enumDescriptions": [
                      "Japan.",
                      "The Allies.",
                      "Nobody."
                    ]
                  },
                  "occupied": {
                    "$ref": "defs.schema.json#/$defs/side",
                    "title": "Occupied",
                    "description": "The side that has an OCCUPIED BASE marker there (rule 12.3.5.2)."
                  },
                  "captured": {
                    "$ref": "defs.schema.json#/$defs/side",
                    "title": "Captured",
                    "description": "The side that captured the base in this player turn (rule 15.3)."
                  }
                },
                "required": [
                  "control"
                ],
                "additionalProperties": false
              }
            },
            "additionalProperties": false,
            "examples": [
              {
                "wake": {
                  "control": "japan"
                }
              }
            ]
          },
          "units": {
            "title": "Counters",
            "description": "Every counter in play, on the Turn Record Track or out of the game, by its id. All other counters are in the pool.",
            "type": "object",
            "patternProperties": {
              "^[a-z0-9][a-z0-9-]*$": {
                "$ref": "#/$defs/piece"
              }
            },
            "additionalProperties": false,
            "examples": [
              {
                "j-dd-3": {
                  "at": "kure",
                  "steps": 1
                }
              }
            ]
          },
          "taskForces": {
            "title": "Task Forces",
            "description": "The Task Forces of this player turn, in the order they were formed. Counters refer to them by number, from 0 (rule 9.4).",
            "type": "array",
            "items": {
              "title": "Task Force",
              "description": "A group of units that move together (rule 9.4).",
              "type": "object",
              "properties": {
                "side": {
                  "title": "Side",
                  "description": "The side of the Task Force, or none if it no longer exists.",
                  "type": "string",
                  "enum": [
                    "japan",
                    "allies",
                    "none"
                  ],
                  "enumDescriptions": [
                    "Japan.",
                    "The Allies.",
                    "It no longer exists."
                  ]
                },
                "at": {
                  "$ref": "#/$defs/standing",
                  "title": "Place",
                  "description": "Where it is."
                },
                "half": {
                  "title": "Half",
                  "description": "The half of a split hex that it is in, by the half's id in map.json.",
                  "type": "string",
                  "pattern": "^[a-z0-9][a-z0-9-]*$",
                  "maxLength": 80
                },
                "from": {
                  "$ref": "#/$defs/standing",
                  "title": "From",
                  "description": "The place where it was formed."
                },
                "attacks": {
                  "title": "Attacks",
                  "description": "Submarine attacks declared against it in this segment. Unit: attacks (rule 12.2.1).",
                  "type": "integer",
                  "minimum": 0,
                  "maximum": 999
                },
                "tokyoExpress": {
                  "title": "Tokyo Express",
                  "description": "True if it carries the Tokyo Express marker (rule 18.2.2).",
                  "type": "boolean"
                }
              },
              "required": [
                "side",
                "at",
                "from",
                "attacks"
              ],
              "additionalProperties": false
            }
          },
          "hidden": {
            "title": "Hidden Task Forces",
            "description": "What the optional rule on hidden Task Forces needs to know (rule 18.1.4).",
            "type": "object",
            "properties": {
              "taskForces": {
                "title": "Markers",
                "description": "Task Forces that are shown on the map as a marker of their nation (rule 18.1.4).",
                "type": "array",
                "items": {
                  "title": "Marker",
                  "description": "A Task Force that is shown as a marker (rule 18.1.4).",
                  "type": "object",
                  "properties": {
                    "taskForce": {
                      "title": "Task Force",
                      "description": "The Task Force's number in the list of Task Forces, from 0 (rule 18.1.4).",
                      "type": "integer",
                      "minimum": 0,
                      "maximum": 999
                    },
                    "marker": {
                      "$ref": "defs.schema.json#/$defs/nation",
                      "title": "Marker",
                      "description": "The nation whose marker it is (rule 18.1.4)."
                    },
                    "hexes": {
                      "title": "Hexes",
                      "description": "How far it has moved, which both players can see. Unit: hexes. Rule 18.1.4.",
                      "type": "integer",
                      "minimum": 0,
                      "maximum": 999
                    }
                  },
                  "required": [
                    "taskForce",
                    "marker",
                    "hexes"
                  ],
                  "additionalProperties": false
                }
              },
              "bases": {
                "title": "Seen bases",
                "description": "What the enemy saw at each base before the first Task Force was formed there in secret (rule 18.1.4).",
                "type": "array",
                "items": {
                  "title": "Seen base",
                  "description": "What the enemy saw at a base (rule 18.1.4).",
                  "type": "object",
                  "properties": {
                    "base": {
                      "$ref": "defs.schema.json#/$defs/placeId",
                      "title": "Base",
                      "description": "The place that the enemy saw (rule 18.1.4)."
                    },
                    "units": {
                      "title": "Seen counters",
                      "description": "The counters that were there, with the steps of each. Unit: steps.",
                      "type": "object",
                      "patternProperties": {
                        "^[a-z0-9][a-z0-9-]*$": {
                          "title": "Steps",
                          "description": "The steps that the enemy saw. Unit: steps.",
                          "type": "integer",
                          "minimum": 0,
                          "maximum": 99
                        }
                      },
                      "additionalProperties": false
                    },
                    "since": {
                      "title": "Since",
                      "description": "How many Task Forces had been formed by then. Unit: Task Forces (rule 18.1.4).",
                      "type": "integer",
                      "minimum": 0,
                      "maximum": 999
                    }
                  },
                  "required": [
                    "base",
                    "units",
                    "since"
                  ],
                  "additionalProperties": false
                }
              }
            },
            "required": [
              "taskForces",
              "bases"
            ],
            "additionalProperties": false
          },
          "special": {
            "title": "Special states",
            "description": "Earlier events of the war that the rules still depend on.",
            "type": "object",
            "properties": {
              "conquered": {
                "title": "Conquered",
                "description": "Bases of the late-conquest rule that Japan has captured at least once (rule 16.0).",
                "type": "array",
                "items": {
                  "$ref": "defs.schema.json#/$defs/placeId"
                },
                "uniqueItems": true,
                "examples": [
                  [
                    "manila"
                  ]
                ]
              },
              "returnPortLost": {
                "title": "Return port lost",
                "description": "True if the first British return port has been occupied, so that the second one is used (rule 17.5).",
                "type": "boolean"
              },
              "indiaEntered": {
                "title": "India entered",
                "description": "The last turn on which a Japanese land unit entered a base that triggers the European fleet; 0 for never (rule 17.6).",
                "type": "integer",
                "minimum": 0,
                "maximum": 99
              },
              "indiaEnteredBefore": {
                "title": "Entered before",
                "description": "The turn of the entry before that one; 0 for none. The fleet for that entry may still be due (rule 17.6).",
                "type": "integer",
                "minimum": 0,
                "maximum": 99
              },
              "europeanFleetArrived": {
                "title": "European fleet arrived",
                "description": "True if the European fleet has arrived (rule 17.6).",
                "type": "boolean"
              },
              "cheapTaskForces": {
                "title": "Cheap Task Forces",
                "description": "How many more Japanese Task Forces may move any distance this turn at the price of a short move. Unit: Task Forces (rule 17.1).",
                "type": "integer",
                "minimum": 0,
                "maximum": 99
              },
              "kamikaze": {
                "title": "Kamikaze",
                "description": "True if Japan has declared Kamikaze, which lasts for the rest of the game (rule 18.2.4).",
                "type": "boolean"
              },
              "reactionForce": {
                "title": "Reaction force",
                "description": "Ships that a die roll places on the map in a later Reaction Phase (rule 17.1).",
                "type": "object",
                "properties": {
                  "turn": {
                    "$ref": "defs.schema.json#/$defs/turn",
                    "title": "Turn",
                    "description": "The turn on which the die is rolled. Unit: turns of three months (rule 17.1)."
                  },
                  "reacted": {
                    "title": "Has reacted",
                    "description": "True if the ships count as a Task Force that has reacted to its place (rule 2.3, errata).",
                    "type": "boolean"
                  },
                  "units": {
                    "title": "Ships",
                    "description": "The ships, by counter id.",
                    "type": "array",
                    "items": {
                      "$ref": "#/$defs/pieceId"
                    },
                    "minItems": 1,
                    "uniqueItems": true
                  },
                  "places": {
                    "title": "Places by die roll",
                    "description": "Where the ships appear for each die roll, starting with a roll of 1.",
                    "type": "array",
                    "items": {
                      "$ref": "#/$defs/standing"
                    },
                    "minItems": 1
                  }
                },
                "required": [
                  "turn",
                  "reacted",
                  "units",
                  "places"
                ],
                "additionalProperties": false
              },
              "rangerCalled": {
                "title": "Ranger called",
                "description": "True if the carrier of optional rule 18.1.5 has been brought in. She arrives only once.",
                "type": "boolean"
              },
              "reactionDeployments": {
                "title": "Deployments before reactions",
                "description": "How many times the Allies have used a Sea Deployment before a reaction in this game. Unit: times (rule 18.1.1).",
                "type": "integer",
                "minimum": 0,
                "maximum": 999
              }
            },
            "required": [
              "conquered",
              "returnPortLost",
              "indiaEntered",
              "indiaEnteredBefore",
              "europeanFleetArrived",
              "cheapTaskForces",
              "kamikaze",
              "rangerCalled"
            ],
            "additionalProperties": false
          },
          "frames": {
            "title": "Current step",
            "description": "The steps of the sequence of play that are in progress, outermost first. The last one is the current step (rule 4.0).",
            "type": "array",
            "items": {
              "title": "Step",
              "description": "A step of the sequence of play that is in progress.",
              "type": "object",
              "properties": {
                "step": {
                  "title": "Step",
                  "description": "The id of the step.",
                  "type": "string",
                  "pattern": "^[a-z0-9][a-z0-9-]*$",
                  "maxLength": 80
                },
                "data": {
                  "title": "Data",
                  "description": "What the step has saved for itself.",
                  "type": "object",
                  "additionalProperties": true
                }
              },
              "required": [
                "step",
                "data"
              ],
              "additionalProperties": false
            },
            "minItems": 1
          }
        },
        "required": [
          "turn",
          "firstTurn",
          "phasing",
          "tracks",
          "bases",
          "units",
          "taskForces",
          "special",
          "frames"
        ],
        "additionalProperties": false,
        "markdownDescription": "The complete state of a game in play **at any moment**: everything on the board, the tracks, and the current step of the sequence of play.\n\nIt is saved from a game in play. Small edits by hand are fine, such as the `control` of a base or the `steps` of a counter. Anything that play cannot continue from is reported.\n\nThe dice are chosen when play continues."
      },
      "standing": {
        "title": "Place",
        "description": "The id of a base, circle or box, the number of a hex without a name, or one of the places off the board: turn-record-track, removed, arriving.",
        "type": "string",
        "pattern": "^[a-z0-9][a-z0-9-]*$",
        "maxLength": 80,
        "examples": [
          "singapore",
          "turn-record-track"
        ]
      },
      "pieceId": {
        "title": "Counter",
        "description": "A counter: the id of its type in units.json, with a number if there are several of that type.",
        "type": "string",
        "pattern": "^[a-z0-9][a-z0-9-]*$",
        "maxLength": 80,
        "examples": [
          "j-dd-3"
        ]
      },
      "piece": {
        "title": "Counter",
        "description": "A counter in play, with its place and state.",
        "type": "object",
        "properties": {
          "at": {
            "$ref": "#/$defs/standing",
            "title": "Place",
            "description": "Where the counter is, or where its Task Force is at sea."
          },
          "steps": {
            "title": "Steps",
            "description": "The remaining steps; for a replacements marker, its value; for a counter out of the game, 0. Unit: steps. Rules 2.1.1.2, 2.1.1.3.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99
          },
          "flags": {
            "title": "Marks",
            "description": "The status of the counter.",
            "type": "array",
            "items": {
              "title": "Mark",
              "description": "One status of the counter.",
              "type": "string",
              "enum": [
                "movedOperationally",
                "operational",
                "seaDeployed",
                "oneHexDeployed",
                "deployed",
                "lostStepAtSea",
                "needsPlanes",
                "hiding",
                "eligible",
                "elite",
                "unpacking",
                "training",
                "withdrawn",
                "apart"
              ],
              "enumDescriptions": [
                "Moved operationally in this player turn. A land or air unit that did so may not deploy again (rule 8.1).",
                "A ship on its operational side. It goes home in the Return to Base Phase (rule 14.1).",
                "Used Sea Deployment in this Deployment Phase (rule 8.1).",
                "Used One-hex Deployment in this Deployment Phase (rule 8.1).",
                "May not deploy again in this phase (rule 8.2).",
                "Lost a step at sea in this Combat Phase and cannot land (rule 12.3.4.1).",
                "A carrier without planes (rules 7.1.1, 13.1).",
                "Naval Aviation steps on the Battle Board that do not fight, to keep their status (rule 7.1.1).",
                "Air steps on the Turn Record Track that may still become Naval Aviation when they arrive (rule 7.1.1).",
                "A carrier with elite pilots (rule 18.2.3).",
                "Disembarked under an OCCUPIED BASE marker in this player turn, so it has no Air ZOC yet (rule 18.1.8).",
                "Air steps on the Turn Record Track that are training to become Naval Aviation (rule 18.2.3).",
                "Removed from the map by the schedule. It may come back converted (rule 18.2.5).",
                "An air step that was split off its unit. It is not combined again until its owner says so (rule 2.1.1.2)."
              ]
            },
            "minItems": 1,
            "uniqueItems": true
          },
          "due": {
            "title": "Due",
            "description": "The turn on which a unit on the Turn Record Track returns (rule 13.1).",
            "type": "integer",
            "minimum": 1,
            "maximum": 99
          },
          "taskForce": {
            "title": "Task Force",
            "description": "The number of the Task Force that the counter sails with, from 0 (rule 9.4).",
            "type": "integer",
            "minimum": 0,
            "maximum": 999
          },
          "hits": {
            "title": "Hits",
            "description": "Hits taken at sea in this player turn. Unit: hits (rule 13.2).",
            "type": "integer",
            "minimum": 1,
            "maximum": 99
          },
          "committed": {
            "$ref": "#/$defs/standing",
            "title": "Committed to",
            "description": "The hex that an air unit is committed to, if it is not its own (rule 11.0)."
          },
          "box": {
            "title": "Box",
            "description": "The box of the Battle Board that the counter is in (rule 12.3.1).",
            "type": "string",
            "enum": [
              "carrier",
              "bombardment",
              "atAnchor",
              "atBase",
              "longRange",
              "seaControl"
            ],
            "enumDescriptions": [
              "The Carrier box.",
              "The Bombardment box.",
              "The At Anchor box.",
              "The At Base box.",
              "The Long Range box.",
              "The Sea Control box."
            ]
          }
        },
        "required": [
          "at",
          "steps"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "at": "kure",
            "steps": 1
          }
        ]
      }
    }
  },
  "fire-in-the-sky/reinforcements.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/fire-in-the-sky/reinforcements.schema.json",
    "title": "Reinforcement Schedule",
    "description": "What arrives for one side on each turn (rule 7.1).",
    "type": "object",
    "properties": {
      "$schema": {
        "$ref": "../common/common.schema.json#/$defs/schemaPath"
      },
      "side": {
        "$ref": "defs.schema.json#/$defs/side"
      },
      "turns": {
        "title": "Turns",
        "description": "The arrivals by turn number. Rule 7.1.",
        "type": "object",
        "patternProperties": {
          "^([1-9]|1[0-6])$": {
            "title": "Arrivals",
            "description": "The groups that arrive on this turn, by id (rule 7.1).",
            "type": "object",
            "patternProperties": {
              "^[a-z0-9][a-z0-9-]*$": {
                "$ref": "#/$defs/group"
              }
            },
            "additionalProperties": false
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
      "side",
      "turns",
      "sources"
    ],
    "additionalProperties": false,
    "$defs": {
      "group": {
        "title": "Group",
        "description": "Units or air steps of one nation that arrive, or leave, together.",
        "type": "object",
        "properties": {
          "title": {
            "title": "Title",
            "description": "The group's name.",
            "type": "string",
            "minLength": 1,
            "maxLength": 120
          },
          "nation": {
            "$ref": "defs.schema.json#/$defs/nation"
          },
          "units": {
            "$ref": "defs.schema.json#/$defs/unitCounts"
          },
          "airSteps": {
            "title": "Air steps",
            "description": "Air steps that arrive. Unit: steps. Rule 7.1.",
            "type": "integer",
            "minimum": 1,
            "maximum": 40,
            "examples": [
              2
            ]
          },
          "navalAviation": {
            "title": "Naval Aviation",
            "description": "True if the air steps may go to the Naval Aviation box (rule 7.1.1).",
            "type": "boolean",
            "const": true
          },
          "option": {
            "title": "Option",
            "description": "The optional rule that this group belongs to: its id in options.json, or its rule number. Without that option the group does not arrive.",
            "type": "string",
            "pattern": "^[a-z0-9][a-z0-9.-]*$",
            "maxLength": 80,
            "examples": [
              "18.2.5"
            ]
          },
          "remove": {
            "title": "Remove",
            "description": "True if the units leave play instead of arriving (rule 18.2.5).",
            "type": "boolean",
            "const": true
          },
          "conversionOf": {
            "$ref": "defs.schema.json#/$defs/typeId",
            "title": "Conversion of",
            "description": "The unit type that an earlier group with “remove” took out of play to be converted. Each unit arrives only if one of that type was taken. Rule 18.2.5."
          },
          "trainedAirGroup": {
            "title": "Trained air group",
            "description": "True if the carriers arrive with their planes even under optional rule 18.2.3, where new carriers arrive without.",
            "type": "boolean",
            "const": true
          },
          "earlyArrival": {
            "title": "Early arrival",
            "description": "True if the group may arrive before its turn (rule 17.6).",
            "type": "boolean",
            "const": true
          }
        },
        "required": [
          "nation"
        ],
        "minProperties": 2,
        "additionalProperties": false,
        "defaultSnippets": [
          {
            "label": "units arrive",
            "body": {
              "title": "$1",
              "nation": "$2",
              "units": {
                "$3": "^${4:null}"
              }
            }
          },
          {
            "label": "air steps arrive",
            "body": {
              "nation": "$1",
              "airSteps": "^${2:null}"
            }
          }
        ],
        "examples": [
          {
            "nation": "japan",
            "airSteps": 2,
            "navalAviation": true
          }
        ]
      }
    }
  },
  "fire-in-the-sky/scenario.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/fire-in-the-sky/scenario.schema.json",
    "title": "Scenario",
    "description": "A set-up from which play starts. It refers to units and bases by id and overrides what differs; it copies nothing.",
    "type": "object",
    "properties": {
      "$schema": {
        "$ref": "../common/common.schema.json#/$defs/schemaPath"
      },
      "id": {
        "$ref": "../common/common.schema.json#/$defs/id",
        "title": "Id",
        "description": "The scenario's id, which is also the name of its file."
      },
      "title": {
        "title": "Title",
        "description": "The scenario's name.",
        "type": "string",
        "minLength": 1,
        "maxLength": 200
      },
      "copiedFrom": {
        "title": "Copied from",
        "description": "The id of the scenario that this one was copied from. What changed, Compare and the errata sheet show the differences from it. null if it is independent.",
        "type": [
          "string",
          "null"
        ],
        "pattern": "^[a-z0-9][a-z0-9-]*$",
        "maxLength": 80,
        "examples": [
          "campaign"
        ]
      },
      "rule": {
        "$ref": "../common/common.schema.json#/$defs/citedRule"
      },
      "summary": {
        "title": "Summary",
        "description": "What the scenario is about, in your own words.",
        "type": "string",
        "minLength": 1,
        "maxLength": 4000
      },
      "start": {
        "title": "Start",
        "description": "Where in the sequence of play the game begins.",
        "type": "object",
        "properties": {
          "turn": {
            "$ref": "defs.schema.json#/$defs/turn"
          },
          "side": {
            "$ref": "defs.schema.json#/$defs/side",
            "title": "Side",
            "description": "The Phasing Player."
          },
          "step": {
            "$ref": "sequence.schema.json#/$defs/step"
          }
        },
        "required": [
          "turn",
          "side",
          "step"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "turn": 2,
            "side": "japan",
            "step": "transport"
          }
        ]
      },
      "recommendedOptions": {
        "title": "Recommended options",
        "description": "Ids of the optional rules that are on unless the players decide otherwise.",
        "type": "array",
        "items": {
          "$ref": "../common/common.schema.json#/$defs/optionId"
        },
        "uniqueItems": true
      },
      "control": {
        "title": "Control",
        "description": "Who controls each base, if it differs from bases.json (rule 2.2.3).",
        "type": "object",
        "patternProperties": {
          "^[a-z][a-z0-9-]*$": {
            "title": "Controller",
            "description": "Who controls the base.",
            "type": "string",
            "enum": [
              "japan",
              "allies",
              "none"
            ],
            "enumDescriptions": [
              "Japan.",
              "The Allies.",
              "Nobody."
            ]
          }
        },
        "additionalProperties": false,
        "examples": [
          {
            "wake": "japan"
          }
        ]
      },
      "setup": {
        "title": "Set-up",
        "description": "The units at each place, by the place's id.",
        "type": "object",
        "patternProperties": {
          "^[a-z0-9][a-z0-9-]*$": {
            "title": "Place",
            "description": "The units at this place.",
            "type": "object",
            "properties": {
              "units": {
                "$ref": "defs.schema.json#/$defs/unitCounts"
              },
              "reduced": {
                "$ref": "defs.schema.json#/$defs/unitCounts",
                "title": "Reduced units",
                "description": "Land units on their reduced side, by type. They are not counted in “units” (rule 2.1.1.3)."
              },
              "airSteps": {
                "$ref": "defs.schema.json#/$defs/airSteps"
              },
              "withoutPlanes": {
                "$ref": "defs.schema.json#/$defs/unitCounts",
                "title": "Carriers without planes",
                "description": "How many of the carriers placed here have no planes until they are replenished, by type (rule 7.1.1)."
              }
            },
            "minProperties": 1,
            "additionalProperties": false,
            "defaultSnippets": [
              {
                "label": "units",
                "body": {
                  "units": {
                    "$1": "^${2:null}"
                  }
                }
              },
              {
                "label": "air steps",
                "body": {
                  "airSteps": {
                    "${1|japan,us,britain|}": "^${2:null}"
                  }
                }
              }
            ]
          }
        },
        "additionalProperties": false,
        "examples": [
          {
            "formosa": {
              "airSteps": {
                "japan": 8
              }
            }
          }
        ]
      },
      "choices": {
        "title": "Free set-up",
        "description": "Groups that a side distributes freely among the places listed, by id.",
        "type": "object",
        "patternProperties": {
          "^[a-z0-9][a-z0-9-]*$": {
            "title": "Free group",
            "description": "Units that a side distributes itself.",
            "type": "object",
            "properties": {
              "side": {
                "$ref": "defs.schema.json#/$defs/side"
              },
              "places": {
                "title": "Places",
                "description": "Where the units may go. The first place is the default.",
                "type": "array",
                "items": {
                  "$ref": "defs.schema.json#/$defs/placeId"
                },
                "minItems": 1,
                "uniqueItems": true
              },
              "units": {
                "$ref": "defs.schema.json#/$defs/unitCounts"
              },
              "airSteps": {
                "$ref": "defs.schema.json#/$defs/airSteps"
              }
            },
            "required": [
              "side",
              "places"
            ],
            "minProperties": 3,
            "additionalProperties": false,
            "defaultSnippets": [
              {
                "label": "free group",
                "body": {
                  "side": "${1|japan,allies|}",
                  "places": [
                    "$2"
                  ],
                  "units": {
                    "$3": "^${4:null}"
                  }
                }
              }
            ]
          }
        },
        "additionalProperties": false,
        "examples": [
          {
            "naval-aviation": {
              "side": "japan",
              "places": [
                "naval-aviation-kure"
              ],
              "airSteps": {
                "japan": 2
              }
            }
          }
        ]
      },
      "turnTrack": {
        "title": "Turn Record Track",
        "description": "Units that return on a later turn, by turn number (rule 13.1).",
        "type": "object",
        "patternProperties": {
          "^[1-9][0-9]?$": {
            "title": "Returning",
            "description": "The units in this box of the track.",
            "type": "object",
            "properties": {
              "units": {
                "$ref": "defs.schema.json#/$defs/unitCounts"
              },
              "reduced": {
                "$ref": "defs.schema.json#/$defs/unitCounts",
                "title": "Reduced units",
                "description": "Land units on their reduced side, by type. They are not counted in “units” (rule 2.1.1.3)."
              },
              "airSteps": {
                "$ref": "defs.schema.json#/$defs/airSteps"
              }
            },
            "minProperties": 1,
            "additionalProperties": false
          }
        },
        "additionalProperties": false,
        "examples": [
          {
            "3": {
              "units": {
                "u-bb-nevada-oklahoma": 1
              }
            }
          }
        ]
      },
      "removed": {
        "title": "Out of the game",
        "description": "Units that never return (rule 13.1).",
        "type": "object",
        "properties": {
          "units": {
            "$ref": "defs.schema.json#/$defs/unitCounts"
          }
        },
        "required": [
          "units"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "units": {
              "u-bb-pennsylvania-arizona": 1
            }
          }
        ]
      },
      "sunk": {
        "title": "Sunk",
        "description": "Units back in the pool, available for scheduled arrivals (rule 13.1).",
        "type": "object",
        "properties": {
          "units": {
            "$ref": "defs.schema.json#/$defs/unitCounts"
          }
        },
        "required": [
          "units"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "units": {
              "b-dd": 1
            }
          }
        ]
      },
      "reactionForce": {
        "title": "Reaction force",
        "description": "Ships that a die roll places on the map at the start of their side's Reaction Phase on one turn (rule 17.1).",
        "markdownDescription": "Ships that a die roll places on the map at the start of their side's Reaction Phase on one turn (rule 17.1). Until then they wait on the Turn Record Track.\n\nA scenario without a reaction force makes no such roll.",
        "type": "object",
        "properties": {
          "turn": {
            "$ref": "defs.schema.json#/$defs/turn",
            "title": "Turn",
            "description": "The turn on which the die is rolled, in the other side's player turn. Unit: turns of three months (rule 17.1)."
          },
          "units": {
            "$ref": "defs.schema.json#/$defs/unitCounts",
            "title": "Ships",
            "description": "How many ships of each type, by the type's id in units.json. No more than a Task Force may contain (rule 9.4)."
          },
          "places": {
            "title": "Places by die roll",
            "description": "Where the ships appear for each die roll: a base, a sea hex by its printed number, or an off-map box of their own side.",
            "type": "object",
            "properties": {
              "1": {
                "$ref": "defs.schema.json#/$defs/placeId",
                "title": "On a 1",
                "description": "Where the ships appear on a roll of 1."
              },
              "2": {
                "$ref": "defs.schema.json#/$defs/placeId",
                "title": "On a 2",
                "description": "Where the ships appear on a roll of 2."
              },
              "3": {
                "$ref": "defs.schema.json#/$defs/placeId",
                "title": "On a 3",
                "description": "Where the ships appear on a roll of 3."
              },
              "4": {
                "$ref": "defs.schema.json#/$defs/placeId",
                "title": "On a 4",
                "description": "Where the ships appear on a roll of 4."
              },
              "5": {
                "$ref": "defs.schema.json#/$defs/placeId",
                "title": "On a 5",
                "description": "Where the ships appear on a roll of 5."
              },
              "6": {
                "$ref": "defs.schema.json#/$defs/placeId",
                "title": "On a 6",
                "description": "Where the ships appear on a roll of 6."
              }
            },
            "required": [
              "1",
              "2",
              "3",
              "4",
              "5",
              "6"
            ],
            "additionalProperties": false
          },
          "reacted": {
            "title": "Has reacted",
            "description": "True if the ships count as a Task Force that has reacted to its place, and so return in the Return to Base Phase. Otherwise they are in port there and stay (rule 2.3, errata). Default: false.",
            "type": "boolean"
          }
        },
        "required": [
          "turn",
          "units",
          "places"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "turn": 1,
            "units": {
              "u-cv-lexington-enterprise": 1
            },
            "places": {
              "1": "pearl-harbor",
              "2": "1805",
              "3": "midway",
              "4": "midway",
              "5": "wake",
              "6": "1807"
            }
          }
        ]
      },
      "tracks": {
        "title": "Tracks",
        "description": "Running totals at the start (rule 2.1.2.1).",
        "type": "object",
        "properties": {
          "merchantmen": {
            "$ref": "../common/common.schema.json#/$defs/quarters",
            "title": "Merchantmen Pool",
            "description": "Japan's merchant fleet. Unit: merchantmen. Rule 2.1.2.1."
          },
          "oil": {
            "$ref": "../common/common.schema.json#/$defs/quarters",
            "title": "Oil Points",
            "description": "Japan's oil. Unit: Oil Points. Rule 2.1.2.1."
          },
          "transport": {
            "title": "Transport Points",
            "description": "The remaining Transport Points of each nation. Unit: Transport Points. Rule 2.1.2.1.",
            "type": "object",
            "properties": {
              "japan": {
                "$ref": "../common/common.schema.json#/$defs/quarters",
                "title": "Japan",
                "description": "Japanese Transport Points. Rule 2.1.2.1."
              },
              "us": {
                "$ref": "../common/common.schema.json#/$defs/quarters",
                "title": "United States",
                "description": "US Transport Points. Rule 2.1.2.1."
              },
              "britain": {
                "$ref": "../common/common.schema.json#/$defs/quarters",
                "title": "Britain",
                "description": "British Transport Points. Rule 2.1.2.1."
              }
            },
            "required": [
              "japan",
              "us",
              "britain"
            ],
            "additionalProperties": false
          },
          "submarine": {
            "title": "Submarine Points",
            "description": "The remaining Submarine Points of each side. Unit: Submarine Points. Rule 2.1.2.1.",
            "type": "object",
            "properties": {
              "japan": {
                "title": "Japan",
                "description": "Japanese Submarine Points. Rule 2.1.2.1.",
                "type": "integer",
                "minimum": 0,
                "maximum": 100
              },
              "allies": {
                "title": "Allies",
                "description": "Allied Submarine Points. Rule 2.1.2.1.",
                "type": "integer",
                "minimum": 0,
                "maximum": 100
              }
            },
            "required": [
              "japan",
              "allies"
            ],
            "additionalProperties": false
          },
          "victoryPoints": {
            "title": "Victory Points",
            "description": "The Victory Point total, which may be negative. Unit: Victory Points. Rule 16.0.",
            "type": "integer",
            "minimum": -100,
            "maximum": 100,
            "examples": [
              5
            ]
          }
        },
        "required": [
          "merchantmen",
          "oil",
          "transport",
          "submarine",
          "victoryPoints"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "merchantmen": 30,
            "oil": 12,
            "transport": {
              "japan": 4,
              "us": 14,
              "britain": 6
            },
            "submarine": {
              "japan": 2,
              "allies": 2
            },
            "victoryPoints": 5
          }
        ]
      },
      "victory": {
        "title": "Victory conditions",
        "description": "Scores that decide this scenario. A score that is left out is the one in parameters.json. Rule 16.0.",
        "type": "object",
        "properties": {
          "japanWinsAt": {
            "title": "Japan wins at",
            "description": "Japan wins at once when the total reaches this score or more. Unit: Victory Points. Rule 16.0.",
            "type": "integer",
            "minimum": -200,
            "maximum": 200,
            "examples": [
              15
            ]
          },
          "alliesWinAt": {
            "title": "Allies win at",
            "description": "The Allies win at once when the total reaches this score or less. Unit: Victory Points. Rule 16.0.",
            "type": "integer",
            "minimum": -200,
            "maximum": 200,
            "examples": [
              2
            ]
          },
          "drawAt": {
            "title": "Draw at",
            "description": "At the end of the last turn this score is a draw, and a higher one is a Japanese win. Unit: Victory Points. Rule 16.0.",
            "type": "integer",
            "minimum": -200,
            "maximum": 200,
            "examples": [
              8
            ]
          },
          "drawnGoesTo": {
            "title": "Winner of a draw",
            "description": "Who wins if the score is a draw at the end of the last turn. Default: none; the game is drawn. Rule 16.0.",
            "$ref": "defs.schema.json#/$defs/side",
            "examples": [
              "allies"
            ]
          }
        },
        "minProperties": 1,
        "additionalProperties": false,
        "examples": [
          {
            "japanWinsAt": 15,
            "alliesWinAt": 2,
            "drawAt": 8
          }
        ]
      },
      "special": {
        "title": "Special states",
        "description": "Earlier events of the war that the rules still depend on, if they do not follow from the set-up.",
        "type": "object",
        "properties": {
          "firstTurn": {
            "$ref": "defs.schema.json#/$defs/turn",
            "title": "First turn",
            "description": "The turn on which the game began, if it was an earlier one. Some optional rules do not apply on that turn (rule 18.0)."
          },
          "conquered": {
            "title": "Conquered",
            "description": "Bases of the late-conquest rule that Japan has captured at least once (rule 16.0). Default: those that it controls.",
            "type": "array",
            "items": {
              "$ref": "defs.schema.json#/$defs/placeId"
            },
            "uniqueItems": true,
            "examples": [
              [
                "manila"
              ]
            ]
          },
          "returnPortLost": {
            "title": "Return port lost",
            "description": "True if the first British return port has been occupied, so that the second one is used (rule 17.5). Default: true if Japan controls it.",
            "type": "boolean"
          },
          "indiaEntered": {
            "title": "India entered",
            "description": "The last turn on which a Japanese land unit entered a base that triggers the European fleet; 0 for never (rule 17.6). Default: 0.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99
          },
          "indiaEnteredBefore": {
            "title": "Entered before",
            "description": "The turn of the entry before that one; 0 for none. The fleet for that entry may still be due (rule 17.6). Default: 0.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99
          },
          "europeanFleetArrived": {
            "title": "European fleet arrived",
            "description": "True if the European fleet has arrived (rule 17.6). Default: false.",
            "type": "boolean"
          },
          "kamikaze": {
            "title": "Kamikaze",
            "description": "True if Japan has declared Kamikaze, which lasts for the rest of the game (rule 18.2.4). Default: false.",
            "type": "boolean"
          },
          "rangerCalled": {
            "title": "Ranger called",
            "description": "True if the carrier of optional rule 18.1.5 has been brought in. She arrives only once. Default: true if the carrier is in the scenario.",
            "type": "boolean"
          },
          "reactionDeployments": {
            "title": "Deployments before reactions",
            "description": "How many times the Allies have used a Sea Deployment before a reaction in this game. Unit: times (rule 18.1.1). Default: 0.",
            "type": "integer",
            "minimum": 0,
            "maximum": 999
          }
        },
        "minProperties": 1,
        "additionalProperties": false,
        "examples": [
          {
            "kamikaze": true
          }
        ]
      },
      "position": {
        "$ref": "position.schema.json#/$defs/position",
        "title": "Saved position",
        "description": "A game in progress to continue, instead of a set-up. It has the place of every unit, the tracks and the current step."
      },
      "overrides": {
        "title": "Overrides",
        "description": "Changes to other documents for this scenario only: a merge patch for each document path, applied after all layers.",
        "type": "object",
        "patternProperties": {
          "^[a-z0-9][a-z0-9/-]*\\.json$": {
            "title": "Merge patch",
            "description": "The changes to this document.",
            "type": "object",
            "additionalProperties": true
          }
        },
        "additionalProperties": false,
        "examples": [
          {
            "bases.json": {
              "bases": {
                "rabaul": {
                  "airCapacity": 10
                }
              }
            }
          }
        ],
        "markdownDescription": "Changes to other documents for this scenario only: a merge patch for each document path, applied after all layers.\n\n```json\n{ \"bases.json\": { \"bases\": { \"rabaul\": { \"airCapacity\": 10 } } } }\n```"
      },
      "sources": {
        "$ref": "../common/common.schema.json#/$defs/sources"
      }
    },
    "required": [
      "id",
      "title",
      "rule",
      "summary",
      "recommendedOptions",
      "sources"
    ],
    "if": {
      "required": [
        "position"
      ]
    },
    "then": {
      "properties": {
        "start": false,
        "control": false,
        "setup": false,
        "choices": false,
        "turnTrack": false,
        "removed": false,
        "sunk": false,
        "reactionForce": false,
        "tracks": false,
        "special": false
      }
    },
    "else": {
      "required": [
        "start",
        "control",
        "setup",
        "choices",
        "turnTrack",
        "removed",
        "sunk",
        "tracks"
      ]
    },
    "additionalProperties": false,
    "markdownDescription": "A set-up from which play starts. Any position of the game can be written as one.\n\nIt **refers** to units and bases by id. Where they differ, `overrides` patches them; nothing is copied.\n\nA game saved in the middle of play has a `position` instead of a set-up, and play continues exactly there.",
    "defaultSnippets": [
      {
        "label": "new scenario",
        "body": {
          "$schema": "${1:../../../schemas/fire-in-the-sky/scenario.schema.json}",
          "id": "$2",
          "title": "$3",
          "rule": "$4",
          "summary": "$5",
          "start": {
            "turn": "^${6:null}",
            "side": "${7|japan,allies|}",
            "step": "$8"
          },
          "recommendedOptions": [
            "oomph-in-your-hits"
          ],
          "control": {},
          "setup": {},
          "choices": {},
          "turnTrack": {},
          "removed": {
            "units": {}
          },
          "sunk": {
            "units": {}
          },
          "tracks": {
            "merchantmen": "^30",
            "oil": "^12",
            "transport": {
              "japan": "^4",
              "us": "^14",
              "britain": "^6"
            },
            "submarine": {
              "japan": "^2",
              "allies": "^2"
            },
            "victoryPoints": "^5"
          },
          "sources": {
            "": {
              "status": "designed",
              "note": "$9"
            }
          }
        }
      }
    ]
  },
  "fire-in-the-sky/sequence.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/fire-in-the-sky/sequence.schema.json",
    "title": "Sequence of play",
    "description": "The order of the steps of a turn (rule 4.0). Each member is a step, with the steps that it consists of in order.",
    "type": "object",
    "properties": {
      "$schema": {
        "$ref": "../common/common.schema.json#/$defs/schemaPath"
      },
      "turn": {
        "title": "Turn",
        "description": "The steps of a game turn (rule 4.0).",
        "$ref": "#/$defs/steps"
      },
      "japanese-player-turn": {
        "title": "Japanese player turn",
        "description": "The phases in which Japan is the Phasing Player (rule 4.1).",
        "$ref": "#/$defs/steps"
      },
      "allied-player-turn": {
        "title": "Allied player turn",
        "description": "The phases in which the Allies are the Phasing Player (rule 4.2).",
        "$ref": "#/$defs/steps"
      },
      "transport": {
        "title": "Transport Phase",
        "description": "The segments of the phase (rule 5.0).",
        "$ref": "#/$defs/steps"
      },
      "economic-warfare": {
        "title": "Economic Warfare Phase",
        "description": "The segments of the phase (rule 6.0).",
        "$ref": "#/$defs/steps"
      },
      "reinforcement": {
        "title": "Reinforcement Phase",
        "description": "The segments of the phase (rule 7.0).",
        "$ref": "#/$defs/steps"
      },
      "combat": {
        "title": "Combat Phase",
        "description": "The segments of the phase (rule 12.1).",
        "$ref": "#/$defs/steps"
      },
      "battle": {
        "title": "Battle",
        "description": "The steps of one battle (rule 12.3).",
        "$ref": "#/$defs/steps"
      },
      "air-combat": {
        "title": "Air Combat Step",
        "description": "The rounds of the step (rule 12.3.2).",
        "$ref": "#/$defs/steps"
      },
      "land-combat": {
        "title": "Land Combat Step",
        "description": "The rounds of the step (rule 12.3.4).",
        "$ref": "#/$defs/steps"
      },
      "return-to-base": {
        "title": "Return to Base Phase",
        "description": "The parts of the phase (rule 14.0).",
        "$ref": "#/$defs/steps"
      },
      "end": {
        "title": "End Phase",
        "description": "The segments of the phase (rule 15.0).",
        "$ref": "#/$defs/steps"
      },
      "omitted": {
        "title": "Left out on purpose",
        "description": "Steps that are not played on purpose, each with a reason, so that no warning is needed (rule 4.0). A step that the game cannot do without is still reported.",
        "type": "object",
        "propertyNames": {
          "$ref": "#/$defs/step"
        },
        "additionalProperties": {
          "title": "Reason",
          "description": "Why the step is left out.",
          "type": "string",
          "minLength": 1,
          "maxLength": 400
        },
        "examples": [
          {
            "disbandment": "A short game has no use for it."
          }
        ]
      },
      "sources": {
        "$ref": "../common/common.schema.json#/$defs/sources"
      }
    },
    "required": [
      "$schema",
      "turn",
      "japanese-player-turn",
      "allied-player-turn",
      "transport",
      "economic-warfare",
      "reinforcement",
      "combat",
      "battle",
      "air-combat",
      "land-combat",
      "return-to-base",
      "end",
      "sources"
    ],
    "additionalProperties": false,
    "$defs": {
      "steps": {
        "title": "Steps",
        "description": "Ids of steps, in the order they are played.",
        "type": "array",
        "items": {
          "$ref": "#/$defs/step"
        },
        "minItems": 1,
        "maxItems": 40
      },
      "step": {
        "title": "Step",
        "description": "A step provided by the rules module.",
        "type": "string",
        "enum": [
          "late-conquest",
          "japanese-player-turn",
          "allied-player-turn",
          "transport",
          "oil-transport",
          "destroyer-transfer",
          "economic-warfare",
          "submarine-declaration",
          "merchant-asw",
          "submarine-warfare",
          "strategic-bombing",
          "reinforcement",
          "arrivals",
          "accidents",
          "ranger",
          "submarine-points",
          "transport-points",
          "replacements",
          "off-map-movement",
          "kamikaze-losses",
          "first-deployment",
          "operational-movement",
          "reaction",
          "air-commitment",
          "combat",
          "submarine-attacks",
          "battles",
          "battle",
          "battle-preparation",
          "air-combat",
          "air-to-air",
          "target-determination",
          "air-strikes",
          "surface-combat",
          "sea-control",
          "land-combat",
          "amphibious-round",
          "replacement-round",
          "ground-support",
          "supply-round",
          "land-combat-round",
          "battle-administration",
          "return-to-base",
          "ships-return",
          "control-changes",
          "return-stacking",
          "second-deployment",
          "end",
          "replacements-removal",
          "disbandment",
          "victory-points"
        ],
        "enumDescriptions": [
          "Late conquest: Japan loses Victory Points while it has not captured Manila or Singapore. Rule 16.0.",
          "Japanese player turn. Rule 4.1.",
          "Allied player turn. Rule 4.2.",
          "Transport Phase. Rule 5.0.",
          "Oil Transport Segment: oil is shipped to Japan. Rule 5.1.",
          "Destroyer transfer: destroyers join or leave the convoys. Rule 5.2.",
          "Economic Warfare Phase. Rule 6.0.",
          "The Allies declare how many Submarine Points they use against merchantmen before the ASW Segment, as in the later edition. Without this step they declare it afterwards. Rule 6.1.",
          "ASW Segment: convoy escorts attack submarines. Rule 6.1.",
          "Submarine Segment: submarines attack merchantmen. Rule 6.2.",
          "Strategic bombing of Japan's oil, with that optional rule. Rule 18.1.3.",
          "Reinforcement Phase. Rule 7.0.",
          "Reinforcement Segment: units arrive. Rule 7.1.",
          "Accident roll, with that optional rule. Rule 18.3.1.",
          "Arrival of Ranger, with that optional rule; Allies only. Rule 18.1.5.",
          "Submarine Point Segment: points are reset. Rule 7.2.",
          "Transport Point Segment: points are reset. Rule 7.3.",
          "Replacements Marker Segment. Rule 7.4.",
          "Off-Map Box Movement Segment; Allies only. Rule 7.5.",
          "Removal of Japanese air steps after Kamikaze is declared, with that optional rule. Rule 18.2.4.",
          "First Deployment Phase. Rule 8.0.",
          "Operational Movement Phase. Rule 9.0.",
          "Reaction Phase of the other side. Rule 10.0.",
          "Air Commitment Phase. Rule 11.0.",
          "Combat Phase. Rule 12.0.",
          "Submarine Attack Segment. Rule 12.2.",
          "Battle Segments, one for each hex. Rule 12.3.",
          "One battle. Rule 12.3.",
          "Battle Board Preparation Step. Rule 12.3.1.",
          "Air Combat Step. Rule 12.3.2.",
          "Air-to-Air Combat Round. Rule 12.3.2.1.",
          "Target Determination Round. Rule 12.3.2.2.",
          "Air Strike Round. Rule 12.3.2.3.",
          "Surface Combat Step. Rule 12.3.3.",
          "Who has Sea Control. If a battle has no such step, it is decided at the end of the Surface Combat Step. Rule 12.3.3.3.",
          "Land Combat Step. Rule 12.3.4.",
          "Amphibious Round. Rule 12.3.4.1.",
          "Replacement Round. Rule 12.3.4.2.",
          "Ground Support Round. Rule 12.3.4.3.",
          "Supply Round. Rule 12.3.4.4.",
          "Land Combat Round. Rule 12.3.4.5.",
          "Administrative Step. Rule 12.3.5.",
          "Return to Base Phase. Rule 14.0.",
          "Ships return to their Home Bases. Rule 14.1.",
          "Base control changes. Rule 14.2.",
          "Stacking limits are checked. Rule 14.3.",
          "Second Deployment Phase. Rule 8.0.",
          "End Phase. Rule 15.0.",
          "Replacements Markers Removal Segment. Rule 15.1.",
          "Disbandment Segment. Rule 15.2.",
          "Victory Point Adjustment Segment. Rule 15.3."
        ]
      }
    }
  },
  "fire-in-the-sky/surface-combat-table.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/fire-in-the-sky/surface-combat-table.schema.json",
    "title": "Surface Combat Table",
    "description": "The die roll that a ship needs to hit, by its Firepower and the target's Defense (rule 12.3.3.2).",
    "type": "object",
    "properties": {
      "$schema": {
        "$ref": "../common/common.schema.json#/$defs/schemaPath"
      },
      "firepower": {
        "title": "Firepower",
        "description": "One row for each Firepower rating (rule 12.3.3.2).",
        "type": "object",
        "patternProperties": {
          "^[0-9]{1,2}$": {
            "title": "Row",
            "description": "The die rolls needed by ships of this Firepower, by the Defense of the target (rule 12.3.3.2).",
            "type": "object",
            "patternProperties": {
              "^[0-9]{1,2}$": {
                "title": "To hit",
                "description": "The lowest die roll that hits. Unit: pips. Rule 12.3.3.2.",
                "type": "string",
                "enum": [
                  "2",
                  "3",
                  "4",
                  "5",
                  "6",
                  "6*",
                  "-"
                ],
                "enumDescriptions": [
                  "2 or more hits.",
                  "3 or more hits.",
                  "4 or more hits.",
                  "5 or more hits.",
                  "Only a 6 hits.",
                  "A 6 scores half a hit; two half hits make one hit.",
                  "Cannot hit."
                ]
              }
            },
            "additionalProperties": false,
            "minProperties": 1
          }
        },
        "additionalProperties": false,
        "minProperties": 1,
        "examples": [
          {
            "0": {
              "7": "4",
              "8": "5",
              "9": "6",
              "10": "6*",
              "11": "6*",
              "12": "6*"
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
      "firepower",
      "sources"
    ],
    "additionalProperties": false
  },
  "fire-in-the-sky/transport-costs.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/fire-in-the-sky/transport-costs.schema.json",
    "title": "Transport Cost Chart",
    "description": "The costs of movement and transport (rules 2.3, 8.2, 9.0). Factors are multiplied by the unit's Transport rating.",
    "type": "object",
    "properties": {
      "$schema": {
        "$ref": "../common/common.schema.json#/$defs/schemaPath"
      },
      "seaDeployment": {
        "title": "Sea Deployment",
        "description": "The cost of each leg of a Sea Deployment (rule 8.2).",
        "type": "object",
        "properties": {
          "naval": {
            "title": "Naval units",
            "description": "Factor for naval units. Unit: Transport Points per Transport factor. Rule 8.2.",
            "$ref": "../common/common.schema.json#/$defs/quarters"
          },
          "land": {
            "title": "Land units",
            "description": "Factor for land units. Unit: Transport Points per Transport factor. Rule 8.2.",
            "$ref": "../common/common.schema.json#/$defs/quarters"
          },
          "air": {
            "title": "Air units",
            "description": "Factor for air units. Unit: Transport Points per step. Rule 8.2.",
            "$ref": "../common/common.schema.json#/$defs/quarters"
          },
          "replacements": {
            "title": "Replacements",
            "description": "Factor for replacements markers. Unit: Transport Points per Transport factor. Rules 7.4, 8.2.",
            "$ref": "../common/common.schema.json#/$defs/quarters"
          }
        },
        "required": [
          "naval",
          "land",
          "air",
          "replacements"
        ],
        "additionalProperties": false
      },
      "operational": {
        "title": "Operational Movement and Reaction",
        "description": "The cost of one move in a Task Force (rules 9.2, 9.3, 10.1).",
        "type": "object",
        "properties": {
          "land": {
            "title": "Land units",
            "description": "Factor for land units at any distance. Unit: Transport Points per Transport factor. Rule 9.2.",
            "$ref": "../common/common.schema.json#/$defs/quarters"
          },
          "air": {
            "title": "Air units",
            "description": "Factor for air units at any distance. Unit: Transport Points per step. Rule 9.2.",
            "$ref": "../common/common.schema.json#/$defs/quarters"
          },
          "replacements": {
            "title": "Replacements",
            "description": "Factor for replacements markers. Unit: Transport Points per Transport factor. Rules 7.4, 9.2.",
            "$ref": "../common/common.schema.json#/$defs/quarters"
          },
          "navalOilShort": {
            "title": "Japanese ships, short move",
            "description": "Factor for Japanese naval units on a short move. The longest short move is in parameters.json. Unit: Oil Points per Transport factor. Rule 9.3.",
            "$ref": "../common/common.schema.json#/$defs/quarters"
          },
          "navalOilLong": {
            "title": "Japanese ships, long move",
            "description": "Factor for Japanese naval units on a longer move. Unit: Oil Points per Transport factor. Rule 9.3.",
            "$ref": "../common/common.schema.json#/$defs/quarters"
          }
        },
        "required": [
          "land",
          "air",
          "replacements",
          "navalOilShort",
          "navalOilLong"
        ],
        "additionalProperties": false
      },
      "oilPoint": {
        "title": "Oil Point",
        "description": "The cost of shipping one Oil Point to Japan. Unit: Transport Points. Rule 5.1.",
        "$ref": "../common/common.schema.json#/$defs/quarters"
      },
      "destroyerTransfer": {
        "title": "Destroyer transfer",
        "description": "The cost of moving one destroyer unit to or from the Convoy Escort box. Unit: Transport Points. Rule 5.2.",
        "$ref": "../common/common.schema.json#/$defs/quarters"
      },
      "merchantAswDie": {
        "title": "Convoy escort die",
        "description": "The cost of one die against submarines in the ASW Segment. Unit: Oil Points. Rules 2.3, 6.1.",
        "$ref": "../common/common.schema.json#/$defs/quarters"
      },
      "strategicBombingDie": {
        "title": "Bombing die",
        "description": "The cost of one die of strategic bombing; optional. Unit: Transport Points. Rule 18.1.3.",
        "type": "number",
        "minimum": 0.25,
        "maximum": 100,
        "multipleOf": 0.25,
        "examples": [
          1
        ]
      },
      "sources": {
        "$ref": "../common/common.schema.json#/$defs/sources"
      }
    },
    "required": [
      "$schema",
      "seaDeployment",
      "operational",
      "oilPoint",
      "destroyerTransfer",
      "merchantAswDie",
      "strategicBombingDie",
      "sources"
    ],
    "additionalProperties": false
  },
  "fire-in-the-sky/units.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/fire-in-the-sky/units.schema.json",
    "title": "Units",
    "description": "The counter mix of Fire in the Sky: the types of units, their ratings and the number of each. The mix is an absolute limit (rule 2.1).",
    "type": "object",
    "properties": {
      "$schema": {
        "$ref": "../common/common.schema.json#/$defs/schemaPath"
      },
      "naval": {
        "title": "Naval units",
        "description": "The types of naval units, by id (rule 2.1.1.1).",
        "type": "object",
        "patternProperties": {
          "^[a-z0-9][a-z0-9-]*$": {
            "$ref": "#/$defs/naval"
          }
        },
        "additionalProperties": false
      },
      "land": {
        "title": "Land units",
        "description": "The types of land units, by id (rule 2.1.1.3).",
        "type": "object",
        "patternProperties": {
          "^[a-z0-9][a-z0-9-]*$": {
            "$ref": "#/$defs/land"
          }
        },
        "additionalProperties": false
      },
      "air": {
        "title": "Air units",
        "description": "The types of air counters, by id (rule 2.1.1.2).",
        "type": "object",
        "patternProperties": {
          "^[a-z0-9][a-z0-9-]*$": {
            "$ref": "#/$defs/air"
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
      "naval",
      "land",
      "air",
      "sources"
    ],
    "additionalProperties": false,
    "$defs": {
      "count": {
        "title": "Number",
        "description": "The number of counters of this type. Unit: counters. Rule 2.1.",
        "type": "integer",
        "minimum": 1,
        "maximum": 60,
        "examples": [
          1,
          12
        ]
      },
      "naval": {
        "title": "Naval unit",
        "description": "One type of naval unit.",
        "type": "object",
        "properties": {
          "nation": {
            "$ref": "defs.schema.json#/$defs/nation"
          },
          "class": {
            "$ref": "defs.schema.json#/$defs/shipClass"
          },
          "name": {
            "title": "Name",
            "description": "The ships of the unit, or their class if the type has many counters.",
            "type": "string",
            "minLength": 1,
            "maxLength": 120,
            "examples": [
              "Akagi, Kaga"
            ]
          },
          "count": {
            "$ref": "#/$defs/count"
          },
          "firepower": {
            "title": "Firepower",
            "description": "The row of the Surface Combat Table, and the number of dice in ground support. The table is printed for 0 to 4; a higher Firepower needs its own row. Unit: factors. Rules 12.3.3.2, 12.3.4.3.",
            "type": "integer",
            "minimum": 0,
            "maximum": 9,
            "examples": [
              3
            ]
          },
          "defense": {
            "title": "Defense",
            "description": "The column of the Surface Combat Table. A Damage Check of this number or more sinks the unit. Rules 12.3.3.2, 13.1.",
            "type": "integer",
            "minimum": 7,
            "maximum": 12,
            "examples": [
              9
            ]
          },
          "antiAircraft": {
            "title": "Anti-Aircraft",
            "description": "The ratings of a Task Force are added up and rounded down to give its anti-aircraft dice. Unit: factors. Rule 12.3.2.3.",
            "type": "number",
            "minimum": 0,
            "maximum": 10,
            "multipleOf": 0.25,
            "examples": [
              0.5,
              1
            ]
          },
          "airStrength": {
            "title": "Air Strength",
            "description": "For carriers, and for hybrids if they count as carriers: the Air Points in battle, and the air steps needed to replenish the air group. Unit: Air Points. Rules 7.1.1, 12.3.2.",
            "type": "integer",
            "minimum": 1,
            "maximum": 10,
            "examples": [
              4
            ]
          },
          "transport": {
            "title": "Transport rating",
            "description": "The Port Capacity that the unit uses, and the basis of its cost in Transport or Oil Points. Unit: Transport factors. Rules 2.2.3, 8.2, 9.3.",
            "type": "number",
            "exclusiveMinimum": 0,
            "maximum": 10,
            "multipleOf": 0.25,
            "examples": [
              0.5,
              2
            ]
          },
          "movement": {
            "title": "Movement Allowance",
            "description": "The range in Operational Movement. In Reaction it is half. Unit: hexes. Rules 9.1, 10.1.",
            "type": "integer",
            "minimum": 1,
            "maximum": 20,
            "examples": [
              8
            ]
          },
          "optional": {
            "title": "Optional",
            "description": "The optional rule that brings this unit into play: its rule number, or its id in options.json (a house rule has no number). Without this the unit is always in play.",
            "type": "string",
            "pattern": "^[0-9A-Za-z][0-9A-Za-z.()-]*$",
            "maxLength": 80,
            "examples": [
              "18.2.5"
            ]
          },
          "airGroup": {
            "title": "Air group",
            "description": "What is needed to replenish the ship's air group from Naval Aviation. Without this, a carrier needs its Air Strength. A Japanese ship that is not a carrier arrives by the schedule without planes, and needs them before it can leave the box. Rules 7.1.1, 18.2.5.",
            "type": "object",
            "properties": {
              "steps": {
                "title": "Air steps",
                "description": "The Naval Aviation air steps that are used up. Unit: air steps. Rule 18.2.5.",
                "type": "integer",
                "minimum": 1,
                "maximum": 10,
                "examples": [
                  1
                ]
              },
              "first": {
                "title": "First in line",
                "description": "True if no other ship may receive planes while this one waits for its own. Rule 18.2.5.",
                "type": "boolean",
                "const": true
              }
            },
            "required": [
              "steps"
            ],
            "additionalProperties": false,
            "examples": [
              {
                "steps": 1,
                "first": true
              }
            ]
          },
          "elite": {
            "title": "Elite",
            "description": "True if its pilots are elite (rule 18.2.3).",
            "type": "boolean"
          }
        },
        "required": [
          "nation",
          "class",
          "name",
          "count",
          "firepower",
          "defense",
          "antiAircraft",
          "transport",
          "movement"
        ],
        "if": {
          "properties": {
            "class": {
              "enum": [
                "CV",
                "CVL"
              ]
            }
          }
        },
        "then": {
          "required": [
            "airStrength"
          ]
        },
        "else": {
          "if": {
            "properties": {
              "class": {
                "const": "BBV"
              }
            }
          },
          "else": {
            "properties": {
              "airStrength": false
            }
          }
        },
        "additionalProperties": false,
        "defaultSnippets": [
          {
            "label": "ship",
            "description": "A naval unit without aircraft.",
            "body": {
              "nation": "$1",
              "class": "${2|BB,BBV,CB,CA,CL,CLAA,DD|}",
              "name": "$3",
              "count": "^${4:null}",
              "firepower": "^${5:null}",
              "defense": "^${6:null}",
              "antiAircraft": "^${7:null}",
              "transport": "^${8:null}",
              "movement": "^${9:null}"
            }
          },
          {
            "label": "carrier",
            "description": "A carrier with its air group.",
            "body": {
              "nation": "$1",
              "class": "${2|CV,CVL|}",
              "name": "$3",
              "count": "^${4:null}",
              "firepower": "^0",
              "defense": "^${5:null}",
              "antiAircraft": "^${6:null}",
              "airStrength": "^${7:null}",
              "transport": "^${8:null}",
              "movement": "^${9:null}"
            }
          }
        ],
        "examples": [
          {
            "nation": "japan",
            "class": "DD",
            "name": "Destroyers",
            "count": 12,
            "firepower": 1,
            "defense": 7,
            "antiAircraft": 0.5,
            "transport": 0.5,
            "movement": 8
          }
        ]
      },
      "land": {
        "title": "Land unit",
        "description": "One type of land unit.",
        "type": "object",
        "properties": {
          "nation": {
            "$ref": "defs.schema.json#/$defs/nation"
          },
          "name": {
            "title": "Name",
            "description": "The unit's name.",
            "type": "string",
            "minLength": 1,
            "maxLength": 120,
            "examples": [
              "Army"
            ]
          },
          "count": {
            "$ref": "#/$defs/count"
          },
          "strength": {
            "title": "Combat Strength",
            "description": "The number of dice in land combat at full strength. Unit: factors. Rules 2.1.1.3, 12.3.4.5.",
            "type": "integer",
            "minimum": 1,
            "maximum": 16,
            "examples": [
              8
            ]
          },
          "reduced": {
            "title": "Reduced Combat Strength",
            "description": "The number of dice in land combat after a step loss. A reduced unit cannot start a combat on its own. Unit: factors. Rule 2.1.1.3.",
            "type": "integer",
            "minimum": 1,
            "maximum": 16,
            "examples": [
              4
            ]
          },
          "steps": {
            "title": "Steps",
            "description": "How many step losses eliminate the unit: 2, or 1 for the Dutch unit. Unit: steps. Rules 2.1.1.3, 17.4.",
            "type": "integer",
            "enum": [
              2,
              1
            ],
            "enumDescriptions": [
              "A full side and a reduced side.",
              "One side only."
            ]
          },
          "transport": {
            "title": "Transport rating",
            "description": "The stacking limit that the unit uses, and the basis of its cost in Transport Points. It equals the full Combat Strength even when the unit is reduced. Unit: Transport factors. Rule 2.1.1.3.",
            "type": "number",
            "exclusiveMinimum": 0,
            "maximum": 16,
            "multipleOf": 0.25,
            "examples": [
              8
            ]
          },
          "marine": {
            "title": "Marine",
            "description": "True for Marines, which may gain from optional rule 18.1.6.",
            "type": "boolean"
          }
        },
        "required": [
          "nation",
          "name",
          "count",
          "strength",
          "steps",
          "transport"
        ],
        "if": {
          "properties": {
            "steps": {
              "const": 2
            }
          }
        },
        "then": {
          "required": [
            "reduced"
          ]
        },
        "else": {
          "properties": {
            "reduced": false
          }
        },
        "additionalProperties": false,
        "defaultSnippets": [
          {
            "label": "land unit",
            "body": {
              "nation": "$1",
              "name": "$2",
              "count": "^${3:null}",
              "strength": "^${4:null}",
              "reduced": "^${5:null}",
              "steps": "^2",
              "transport": "^${4:null}"
            }
          }
        ],
        "examples": [
          {
            "nation": "japan",
            "name": "Army",
            "count": 3,
            "strength": 8,
            "reduced": 4,
            "steps": 2,
            "transport": 8
          }
        ]
      },
      "air": {
        "title": "Air counter",
        "description": "One type of air counter.",
        "type": "object",
        "properties": {
          "nation": {
            "$ref": "defs.schema.json#/$defs/nation"
          },
          "name": {
            "title": "Name",
            "description": "The counter's name.",
            "type": "string",
            "minLength": 1,
            "maxLength": 120,
            "examples": [
              "Air unit"
            ]
          },
          "count": {
            "$ref": "#/$defs/count"
          },
          "maxSteps": {
            "title": "Steps",
            "description": "The most air steps that one counter can show. Unit: steps. Rule 2.1.1.2.",
            "type": "integer",
            "enum": [
              2,
              1
            ],
            "enumDescriptions": [
              "Two on the front and one on the back.",
              "Only one."
            ]
          }
        },
        "required": [
          "nation",
          "name",
          "count",
          "maxSteps"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "nation": "japan",
            "name": "Air unit",
            "count": 15,
            "maxSteps": 2
          }
        ]
      }
    }
  }
};
