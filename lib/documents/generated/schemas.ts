// Made from schemas/ by "npm run generate". Do not edit.

import type { JsonObject } from "../types";

/** Schemas by their paths under schemas/: those that all games share, and those of the games that are loaded. */
export const schemas: Record<string, JsonObject> = {
  "common/common.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/common/common.schema.json",
    "title": "Common definitions",
    "description": "Definitions that the documents of every game share.",
    "$defs": {
      "schemaPath": {
        "title": "Schema",
        "description": "The relative path of the schema for this document.",
        "type": "string",
        "minLength": 1,
        "examples": [
          "../../schemas/common/game.schema.json"
        ]
      },
      "id": {
        "title": "Id",
        "description": "A stable name in kebab-case: lower-case letters, digits and hyphens.",
        "type": "string",
        "pattern": "^[a-z0-9][a-z0-9-]*$",
        "maxLength": 80,
        "examples": [
          "pearl-harbor",
          "j-dd"
        ]
      },
      "optionId": {
        "title": "Option",
        "description": "The id of an optional rule listed in options.json.",
        "type": "string",
        "pattern": "^[a-z0-9][a-z0-9-]*$",
        "maxLength": 80,
        "examples": [
          "oomph-in-your-hits"
        ]
      },
      "hexId": {
        "title": "Hex",
        "description": "A hex, by its printed number.",
        "type": "string",
        "pattern": "^[A-Z0-9]{2,8}$",
        "examples": [
          "0708"
        ]
      },
      "ruleNumber": {
        "title": "Rule",
        "description": "The rule's number in this edition's rulebook.",
        "type": "string",
        "pattern": "^[0-9A-Z][0-9A-Za-z.()-]*$",
        "maxLength": 24,
        "examples": [
          "12.3.2.1"
        ]
      },
      "citedRule": {
        "title": "Rule",
        "description": "The rule's number in this edition's rulebook, or “house rule” for a rule of your own.",
        "type": "string",
        "pattern": "^(house rule|[0-9A-Z][0-9A-Za-z.()-]*)$",
        "maxLength": 24,
        "examples": [
          "12.3.2.1",
          "house rule"
        ]
      },
      "text": {
        "title": "Text",
        "description": "Plain text, in your own words.",
        "type": "string",
        "minLength": 1,
        "maxLength": 2000
      },
      "colour": {
        "title": "Colour",
        "description": "A colour in the form #rrggbb.",
        "type": "string",
        "pattern": "^#[0-9a-f]{6}$",
        "examples": [
          "#b03030"
        ]
      },
      "pointer": {
        "title": "JSON pointer",
        "description": "The path to a value in a document (RFC 6901): member names and list positions, each after a slash. Empty means the whole document.",
        "type": "string",
        "pattern": "^(|/.*)$",
        "maxLength": 400,
        "examples": [
          "/bases/singapore/airCapacity"
        ]
      },
      "documentPath": {
        "title": "Document",
        "description": "The document's path within the game's folder.",
        "type": "string",
        "pattern": "^[a-z0-9][a-z0-9/-]*\\.json$",
        "maxLength": 200,
        "examples": [
          "tables/combat.json"
        ]
      },
      "source": {
        "title": "Source",
        "description": "Where a value comes from and how certain it is.",
        "type": "object",
        "properties": {
          "rule": {
            "$ref": "#/$defs/citedRule"
          },
          "status": {
            "title": "Status",
            "description": "How the value was found.",
            "type": "string",
            "enum": [
              "printed",
              "errata",
              "reconstructed",
              "designed"
            ],
            "enumDescriptions": [
              "The rulebook states it.",
              "A published erratum states it.",
              "Deduced from the rules, the examples or published play aids.",
              "Our own value, because no source gives one."
            ]
          },
          "note": {
            "title": "Note",
            "description": "Why the value is what it is, in your own words.",
            "type": "string",
            "minLength": 1,
            "maxLength": 2000
          }
        },
        "required": [
          "status"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "rule": "2.2.5",
            "status": "printed"
          }
        ]
      },
      "sources": {
        "title": "Sources",
        "description": "Where the values of this document come from, by JSON pointer. The longest matching pointer applies; the empty pointer covers the whole document.",
        "markdownDescription": "Where the values of this document come from, by JSON pointer. The **longest matching pointer** applies; the empty pointer covers the whole document.\n\n| status | meaning |\n|---|---|\n| printed | the rulebook states it |\n| errata | a published erratum states it |\n| reconstructed | deduced from the rules, the examples or published play aids |\n| designed | our own value, because no source gives one |",
        "type": "object",
        "patternProperties": {
          "^(|/.*)$": {
            "$ref": "#/$defs/source"
          }
        },
        "additionalProperties": false,
        "minProperties": 1,
        "defaultSnippets": [
          {
            "label": "one status for the whole document",
            "description": "Start with one entry for the whole document, then add exceptions.",
            "body": {
              "": {
                "status": "$1",
                "note": "$2"
              }
            }
          }
        ],
        "examples": [
          {
            "": {
              "status": "designed"
            },
            "/bases/singapore/oil": {
              "rule": "2.2.5",
              "status": "printed"
            }
          }
        ]
      },
      "quarters": {
        "title": "Points",
        "description": "A number of points, in steps of 0.25.",
        "type": "number",
        "minimum": 0,
        "maximum": 1000,
        "multipleOf": 0.25,
        "examples": [
          0.5,
          2
        ]
      },
      "fraction": {
        "title": "Fraction",
        "description": "A fraction from 0 to 1, in steps of 0.25.",
        "type": "number",
        "minimum": 0,
        "maximum": 1,
        "multipleOf": 0.25,
        "examples": [
          0.5
        ]
      },
      "rounding": {
        "title": "Rounding",
        "description": "How a remaining fraction is rounded.",
        "type": "string",
        "enum": [
          "up",
          "down"
        ],
        "enumDescriptions": [
          "Up to the next whole number.",
          "Down to the whole number."
        ]
      }
    }
  },
  "common/drawing.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/common/drawing.schema.json",
    "title": "Drawing",
    "description": "Coasts and borders drawn under the grid of a map. They are decoration only: the terrain that the rules use is in the map.",
    "markdownDescription": "Coasts and borders drawn under the grid of a map. They are **decoration only**: the terrain that the rules use is in the map.\n\nPoints are given in columns and rows of the grid. The centre of hex 0305 is at (3, 5). In a column that is shifted down by half a hex, the centre of hex 0405 is at (4, 5.5). x increases to the east, y to the south.",
    "type": "object",
    "properties": {
      "$schema": {
        "$ref": "common.schema.json#/$defs/schemaPath"
      },
      "title": {
        "title": "Title",
        "description": "What the drawing shows.",
        "type": "string",
        "minLength": 1,
        "maxLength": 200,
        "examples": [
          "Coasts of the Coral Sea"
        ]
      },
      "land": {
        "title": "Land",
        "description": "Areas of land. Anything outside the map's hexes is not shown.",
        "type": "array",
        "items": {
          "title": "Area of land",
          "description": "The coast of a continent or island, followed by the shores of its lakes and lagoons.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/ring"
          },
          "minItems": 1,
          "examples": [
            [
              [
                3,
                5,
                3.5,
                5.2,
                3.2,
                5.6
              ]
            ]
          ]
        },
        "examples": [
          [
            [
              [
                3,
                5,
                3.5,
                5.2,
                3.2,
                5.6
              ]
            ]
          ]
        ]
      },
      "borders": {
        "title": "Borders",
        "description": "Lines between countries.",
        "type": "array",
        "items": {
          "$ref": "#/$defs/line"
        },
        "examples": [
          [
            [
              3,
              5,
              3.5,
              5.2
            ]
          ]
        ]
      },
      "sources": {
        "$ref": "common.schema.json#/$defs/sources"
      }
    },
    "required": [
      "title",
      "land",
      "sources"
    ],
    "additionalProperties": false,
    "$defs": {
      "ring": {
        "title": "Coast",
        "description": "The points of a closed line, as alternating x and y values. The last point is joined to the first. Unit: columns and rows.",
        "type": "array",
        "items": {
          "$ref": "#/$defs/coordinate"
        },
        "minItems": 6,
        "examples": [
          [
            3,
            5,
            3.5,
            5.2,
            3.2,
            5.6
          ]
        ]
      },
      "line": {
        "title": "Line",
        "description": "The points of an open line, as alternating x and y values. Unit: columns and rows.",
        "type": "array",
        "items": {
          "$ref": "#/$defs/coordinate"
        },
        "minItems": 4,
        "examples": [
          [
            3,
            5,
            3.5,
            5.2
          ]
        ]
      },
      "coordinate": {
        "title": "Coordinate",
        "description": "A column (x) or a row (y). Fractions are allowed. Unit: columns or rows.",
        "type": "number",
        "minimum": -1000,
        "maximum": 1000,
        "examples": [
          3.5
        ]
      }
    }
  },
  "common/game-file.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/common/game-file.schema.json",
    "title": "Game file",
    "description": "A game as it was played: the choices with their dice, the players' notes and their answers to the designer's questions. It contains no names and no dates unless a player types them.",
    "type": "object",
    "properties": {
      "$schema": {
        "$ref": "common.schema.json#/$defs/schemaPath"
      },
      "format": {
        "title": "Format",
        "description": "Marks the file as a game file.",
        "const": "sandtable-game"
      },
      "version": {
        "title": "Version",
        "description": "The version of the file format.",
        "const": 1
      },
      "game": {
        "$ref": "common.schema.json#/$defs/id",
        "title": "Game",
        "description": "The id of the game."
      },
      "title": {
        "title": "Title",
        "description": "The name of the variant that was played.",
        "type": "string",
        "minLength": 1,
        "maxLength": 200,
        "examples": [
          "Oil lasts"
        ]
      },
      "data": {
        "title": "Data",
        "description": "The data that the game was played with.",
        "type": "object",
        "properties": {
          "hash": {
            "title": "Hash",
            "description": "Identifies the documents: it is the same for the same data.",
            "type": "string",
            "pattern": "^[0-9a-f]{16}$",
            "maxLength": 16,
            "examples": [
              "5b1f0c9a7d3e2468"
            ]
          },
          "layers": {
            "title": "Layers",
            "description": "The layers that were on, in order.",
            "type": "array",
            "maxItems": 100,
            "items": {
              "$ref": "#/$defs/playedLayer",
              "title": "Layer",
              "description": "A layer that was on."
            },
            "examples": [
              [
                {
                  "id": "errata-2005"
                }
              ]
            ]
          }
        },
        "required": [
          "hash",
          "layers"
        ],
        "additionalProperties": false
      },
      "line": {
        "title": "Line of play",
        "description": "All that is needed to replay the game.",
        "type": "object",
        "properties": {
          "opening": {
            "title": "Opening",
            "description": "How the game begins.",
            "type": "object",
            "properties": {
              "scenario": {
                "$ref": "common.schema.json#/$defs/id",
                "title": "Scenario",
                "description": "The id of the scenario."
              },
              "options": {
                "title": "Options",
                "description": "Ids of the optional rules that are on.",
                "type": "array",
                "maxItems": 200,
                "uniqueItems": true,
                "items": {
                  "$ref": "common.schema.json#/$defs/optionId"
                },
                "examples": [
                  []
                ]
              },
              "dice": {
                "title": "Dice",
                "description": "Where the dice come from.",
                "type": "object",
                "discriminator": {
                  "propertyName": "kind"
                },
                "required": [
                  "kind"
                ],
                "oneOf": [
                  {
                    "$ref": "#/$defs/seededDice"
                  },
                  {
                    "$ref": "#/$defs/rolledDice"
                  }
                ]
              },
              "begin": {
                "title": "Beginning",
                "description": "The place in the sequence of play at which the scenario's set-up begins, if it is another than the scenario's own.",
                "type": "object",
                "properties": {
                  "turn": {
                    "title": "Turn",
                    "description": "The number of the turn. Unit: turns.",
                    "type": "integer",
                    "minimum": 0,
                    "maximum": 100000,
                    "examples": [
                      3
                    ]
                  },
                  "side": {
                    "$ref": "common.schema.json#/$defs/id",
                    "title": "Side",
                    "description": "The id of the side whose phase it is."
                  },
                  "step": {
                    "title": "Step",
                    "description": "The id of the step.",
                    "type": "string",
                    "minLength": 1,
                    "maxLength": 100,
                    "examples": [
                      "reaction"
                    ]
                  }
                },
                "required": [
                  "turn",
                  "step"
                ],
                "additionalProperties": false
              }
            },
            "required": [
              "scenario",
              "options",
              "dice"
            ],
            "additionalProperties": false
          },
          "rolled": {
            "title": "Rolled dice",
            "description": "The results of dice that were rolled by hand, in order; empty for seeded dice.",
            "type": "array",
            "maxItems": 20000,
            "items": {
              "title": "Die",
              "description": "The result of one die.",
              "type": "integer",
              "minimum": 0,
              "maximum": 100
            },
            "examples": [
              []
            ]
          },
          "choices": {
            "title": "Choices",
            "description": "The choices, in order.",
            "type": "array",
            "maxItems": 20000,
            "items": {
              "title": "Choice",
              "description": "One choice by one side.",
              "type": "object",
              "properties": {
                "side": {
                  "$ref": "common.schema.json#/$defs/id",
                  "title": "Side",
                  "description": "The id of the side that makes the choice."
                },
                "step": {
                  "title": "Step",
                  "description": "The id of the step that asks for the choice.",
                  "type": "string",
                  "minLength": 0,
                  "maxLength": 100,
                  "examples": [
                    "reaction"
                  ]
                },
                "choice": {
                  "title": "Choice",
                  "description": "The members of the chosen option.",
                  "type": "object",
                  "additionalProperties": true,
                  "examples": [
                    {
                      "do": "pass"
                    }
                  ]
                }
              },
              "required": [
                "side",
                "choice"
              ],
              "additionalProperties": false
            },
            "examples": [
              []
            ]
          }
        },
        "required": [
          "opening",
          "rolled",
          "choices"
        ],
        "additionalProperties": false
      },
      "seats": {
        "title": "Seats",
        "description": "Who played each side: “hand” for a person, else the id of the bot.",
        "type": "object",
        "propertyNames": {
          "pattern": "^[a-z0-9][a-z0-9-]*$",
          "maxLength": 80
        },
        "additionalProperties": {
          "title": "Player",
          "description": "“hand”, or the id of a bot.",
          "type": "string",
          "pattern": "^[a-z0-9][a-z0-9-]*$",
          "maxLength": 80
        },
        "examples": [
          {
            "japan": "hand"
          }
        ]
      },
      "hidden": {
        "title": "Hidden",
        "description": "True if each side saw only what it may know.",
        "type": "boolean",
        "examples": [
          false
        ]
      },
      "turn": {
        "title": "Turn",
        "description": "Whose turn it is, in a game that is played by exchanging files.",
        "type": "object",
        "properties": {
          "side": {
            "$ref": "common.schema.json#/$defs/id",
            "title": "Side",
            "description": "The side that plays next, and whose player opens the file; of a game that is over, the side that is to see its end."
          },
          "number": {
            "title": "Number",
            "description": "The number of the file in this game, counted by both players. Unit: files.",
            "type": "integer",
            "minimum": 1,
            "maximum": 20000,
            "examples": [
              4
            ]
          }
        },
        "required": [
          "side",
          "number"
        ],
        "additionalProperties": false
      },
      "times": {
        "title": "Times",
        "description": "How long players took for their choices. Choices of bots have no time.",
        "type": "array",
        "maxItems": 20000,
        "items": {
          "title": "Time",
          "description": "How long a player took for one choice.",
          "type": "object",
          "properties": {
            "choice": {
              "title": "Choice",
              "description": "The number of choices made before it. Unit: choices.",
              "type": "integer",
              "minimum": 0,
              "maximum": 20000,
              "examples": [
                12
              ]
            },
            "seconds": {
              "title": "Seconds",
              "description": "The time taken, without any date. Unit: seconds.",
              "type": "number",
              "minimum": 0,
              "maximum": 86400,
              "examples": [
                4.5
              ]
            }
          },
          "required": [
            "choice",
            "seconds"
          ],
          "additionalProperties": false
        },
        "examples": [
          []
        ]
      },
      "phases": {
        "title": "Phases",
        "description": "The phases of the game, in order.",
        "type": "array",
        "maxItems": 20000,
        "items": {
          "title": "Phase",
          "description": "A phase of the game, and where it begins.",
          "type": "object",
          "properties": {
            "from": {
              "title": "From",
              "description": "The number of choices made before it. Unit: choices.",
              "type": "integer",
              "minimum": 0,
              "maximum": 20000,
              "examples": [
                12
              ]
            },
            "title": {
              "title": "Title",
              "description": "The name of the phase.",
              "type": "string",
              "minLength": 1,
              "maxLength": 200,
              "examples": [
                "Reaction Phase"
              ]
            },
            "rule": {
              "title": "Rule",
              "description": "The rule of the phase.",
              "type": "string",
              "minLength": 0,
              "maxLength": 60,
              "examples": [
                "12.3"
              ]
            },
            "part": {
              "title": "Part",
              "description": "The turn, or the part of it.",
              "type": "string",
              "minLength": 0,
              "maxLength": 200,
              "examples": [
                "Turn 3"
              ]
            }
          },
          "required": [
            "from",
            "title",
            "rule",
            "part"
          ],
          "additionalProperties": false
        },
        "examples": [
          []
        ]
      },
      "notes": {
        "title": "Notes",
        "description": "The players' notes.",
        "type": "array",
        "maxItems": 1000,
        "items": {
          "$ref": "#/$defs/tableNote",
          "title": "Note",
          "description": "A note that a player pinned to a moment of the game."
        },
        "examples": [
          []
        ]
      },
      "answers": {
        "title": "Answers",
        "description": "The answers to the designer's questions.",
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/$defs/formAnswer",
          "title": "Answer",
          "description": "The answer to one question of the form."
        },
        "examples": [
          []
        ]
      },
      "outcome": {
        "title": "Outcome",
        "description": "How the game ended; absent if it was not played to its end.",
        "type": "object",
        "properties": {
          "winner": {
            "$ref": "common.schema.json#/$defs/id",
            "title": "Winner",
            "description": "The id of the side that won; absent for a draw."
          },
          "text": {
            "title": "Text",
            "description": "The result in words.",
            "type": "string",
            "minLength": 1,
            "maxLength": 500,
            "examples": [
              "Japan wins."
            ]
          }
        },
        "required": [
          "text"
        ],
        "additionalProperties": false
      },
      "state": {
        "title": "State",
        "description": "Identifies the position at the end of the line: the same choices with the same data lead to the same value.",
        "type": "string",
        "pattern": "^[0-9a-f]{16}$",
        "maxLength": 16,
        "examples": [
          "0c9a7d3e24685b1f"
        ]
      }
    },
    "required": [
      "format",
      "version",
      "game",
      "title",
      "data",
      "line",
      "seats",
      "hidden",
      "times",
      "phases",
      "notes",
      "answers"
    ],
    "additionalProperties": false,
    "$defs": {
      "seededDice": {
        "title": "Seeded dice",
        "description": "The dice generator rolls them.",
        "type": "object",
        "properties": {
          "kind": {
            "title": "Kind",
            "description": "The dice generator rolls them.",
            "const": "seeded"
          },
          "seed": {
            "title": "Seed",
            "description": "The starting value of the dice generator.",
            "type": "integer",
            "minimum": 0,
            "maximum": 4294967295,
            "examples": [
              7
            ]
          },
          "generator": {
            "title": "Generator",
            "description": "The version of the dice generator. Default: 1.",
            "enum": [
              1,
              2
            ],
            "enumDescriptions": [
              "One sequence of dice for the whole game.",
              "Separate dice for each turn, phase and battle."
            ],
            "examples": [
              2
            ]
          }
        },
        "required": [
          "kind",
          "seed"
        ],
        "additionalProperties": false
      },
      "rolledDice": {
        "title": "Rolled dice",
        "description": "The players roll them and type them in.",
        "type": "object",
        "properties": {
          "kind": {
            "title": "Kind",
            "description": "The players roll them and type them in.",
            "const": "rolled"
          }
        },
        "required": [
          "kind"
        ],
        "additionalProperties": false
      },
      "tableNote": {
        "title": "Note",
        "description": "A note that a player pinned to a moment of the game.",
        "type": "object",
        "properties": {
          "id": {
            "$ref": "common.schema.json#/$defs/id",
            "title": "Id",
            "description": "The note's id within this game."
          },
          "at": {
            "title": "At",
            "description": "The moment: after this many choices. Unit: choices.",
            "type": "integer",
            "minimum": 0,
            "maximum": 20000,
            "examples": [
              42
            ]
          },
          "kind": {
            "title": "Kind",
            "description": "What kind of note it is.",
            "type": "string",
            "enum": [
              "comment",
              "question",
              "rule-doubt",
              "typo",
              "balance"
            ],
            "enumDescriptions": [
              "A remark.",
              "Something the player wants to know.",
              "A rule that is unclear, missing or contradicted.",
              "A mistake in a text or a number.",
              "Something that is too strong, too weak or too slow."
            ],
            "examples": [
              "question"
            ]
          },
          "text": {
            "title": "Text",
            "description": "What the player wrote.",
            "type": "string",
            "minLength": 1,
            "maxLength": 4000,
            "examples": [
              "Why does the bot never contest this base?"
            ]
          },
          "about": {
            "title": "About",
            "description": "The counters, places and rules that the note is about.",
            "type": "array",
            "maxItems": 20,
            "items": {
              "$ref": "#/$defs/noteSubject",
              "title": "Subject",
              "description": "One thing that the note is about."
            },
            "examples": [
              []
            ]
          },
          "side": {
            "$ref": "common.schema.json#/$defs/id",
            "title": "Side",
            "description": "The side whose player wrote the note in a game with hidden information; only this side sees it at the table."
          },
          "designer": {
            "title": "Designer",
            "description": "What the designer has done with the note.",
            "type": "object",
            "properties": {
              "status": {
                "title": "Status",
                "description": "Whether the note is still to be dealt with.",
                "type": "string",
                "enum": [
                  "look",
                  "done"
                ],
                "enumDescriptions": [
                  "It is listed among the problems until it is done.",
                  "It has been dealt with."
                ],
                "examples": [
                  "look"
                ]
              },
              "erratum": {
                "title": "Erratum",
                "description": "The layer and the id of the erratum that was made of the note.",
                "type": "string",
                "minLength": 1,
                "maxLength": 200,
                "examples": [
                  "errata/rabaul-capacity"
                ]
              },
              "playtest": {
                "title": "Playtest",
                "description": "The playtest that was made of the note.",
                "type": "string",
                "minLength": 1,
                "maxLength": 400,
                "examples": [
                  "playtests/rabaul.json"
                ]
              }
            },
            "required": [],
            "additionalProperties": false
          }
        },
        "required": [
          "id",
          "at",
          "kind",
          "text",
          "about"
        ],
        "additionalProperties": false
      },
      "noteSubject": {
        "title": "Subject",
        "description": "A counter, a place or a rule.",
        "type": "object",
        "properties": {
          "kind": {
            "title": "Kind",
            "description": "What kind of thing it is.",
            "type": "string",
            "enum": [
              "counter",
              "place",
              "rule"
            ],
            "enumDescriptions": [
              "A counter.",
              "A hex, a box or another place.",
              "A rule, by its number."
            ],
            "examples": [
              "rule"
            ]
          },
          "id": {
            "title": "Id",
            "description": "The id of the counter or the place, or the number of the rule.",
            "type": "string",
            "minLength": 1,
            "maxLength": 120,
            "examples": [
              "12.3.2"
            ]
          },
          "name": {
            "title": "Name",
            "description": "What it is called.",
            "type": "string",
            "minLength": 1,
            "maxLength": 200,
            "examples": [
              "12.3.2"
            ]
          }
        },
        "required": [
          "kind",
          "id",
          "name"
        ],
        "additionalProperties": false
      },
      "playedLayer": {
        "title": "Layer",
        "description": "A layer that was on.",
        "type": "object",
        "properties": {
          "id": {
            "$ref": "common.schema.json#/$defs/id",
            "title": "Id",
            "description": "The id of the layer."
          },
          "title": {
            "title": "Title",
            "description": "The name of the layer.",
            "type": "string",
            "minLength": 1,
            "maxLength": 200,
            "examples": [
              "Oil lasts"
            ]
          },
          "version": {
            "title": "Version",
            "description": "The version of the layer, if it has one.",
            "type": "string",
            "minLength": 1,
            "maxLength": 40,
            "examples": [
              "1.2"
            ]
          }
        },
        "required": [
          "id"
        ],
        "additionalProperties": false
      },
      "formAnswer": {
        "title": "Answer",
        "description": "The answer to one question of the form.",
        "type": "object",
        "properties": {
          "id": {
            "$ref": "common.schema.json#/$defs/id",
            "title": "Question",
            "description": "The id of the question."
          },
          "question": {
            "title": "Text of the question",
            "description": "The question as it was asked.",
            "type": "string",
            "minLength": 1,
            "maxLength": 500,
            "examples": [
              "How exciting was the game?"
            ]
          },
          "number": {
            "title": "Number",
            "description": "The answer on the scale of the question.",
            "type": "integer",
            "minimum": -100,
            "maximum": 100,
            "examples": [
              4
            ]
          },
          "text": {
            "title": "Text",
            "description": "The answer in the player's own words.",
            "type": "string",
            "minLength": 1,
            "maxLength": 4000,
            "examples": [
              "The first turns were slow."
            ]
          }
        },
        "required": [
          "id",
          "question"
        ],
        "additionalProperties": false
      }
    }
  },
  "common/game.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/common/game.schema.json",
    "title": "Game",
    "description": "The game's name, its sides and nations, and the layers that are on by default.",
    "type": "object",
    "properties": {
      "$schema": {
        "$ref": "common.schema.json#/$defs/schemaPath"
      },
      "id": {
        "$ref": "common.schema.json#/$defs/id",
        "title": "Id",
        "description": "The game's id, which is also the name of its folder."
      },
      "title": {
        "title": "Title",
        "description": "The name of the game as players know it.",
        "type": "string",
        "minLength": 1,
        "maxLength": 200
      },
      "edition": {
        "title": "Edition",
        "description": "The edition of the rules.",
        "type": "string",
        "minLength": 1,
        "maxLength": 200
      },
      "summary": {
        "title": "Summary",
        "description": "What the game is about, in one or two sentences of your own.",
        "type": "string",
        "minLength": 1,
        "maxLength": 2000
      },
      "rights": {
        "title": "Rights",
        "description": "Who owns the rights to the game, and what this data is.",
        "type": "string",
        "minLength": 1,
        "maxLength": 2000
      },
      "players": {
        "title": "Players",
        "description": "The number of players.",
        "type": "integer",
        "minimum": 1,
        "maximum": 6,
        "examples": [
          2
        ]
      },
      "sides": {
        "title": "Sides",
        "description": "The sides that players control, by id.",
        "type": "object",
        "patternProperties": {
          "^[a-z0-9][a-z0-9-]*$": {
            "title": "Side",
            "description": "One side of the game.",
            "type": "object",
            "properties": {
              "name": {
                "title": "Name",
                "description": "The side's name.",
                "type": "string",
                "minLength": 1,
                "maxLength": 80
              },
              "colour": {
                "$ref": "common.schema.json#/$defs/colour"
              }
            },
            "required": [
              "name",
              "colour"
            ],
            "additionalProperties": false
          }
        },
        "additionalProperties": false,
        "minProperties": 1,
        "examples": [
          {
            "japan": {
              "name": "Japan",
              "colour": "#b03030"
            }
          }
        ]
      },
      "nations": {
        "title": "Nations",
        "description": "The nations whose units are in the game, by id. Each belongs to one side.",
        "type": "object",
        "patternProperties": {
          "^[a-z0-9][a-z0-9-]*$": {
            "title": "Nation",
            "description": "One nation.",
            "type": "object",
            "properties": {
              "name": {
                "title": "Name",
                "description": "The nation's name.",
                "type": "string",
                "minLength": 1,
                "maxLength": 80
              },
              "side": {
                "$ref": "common.schema.json#/$defs/id",
                "title": "Side",
                "description": "The id of the side that the nation fights on."
              },
              "colour": {
                "$ref": "common.schema.json#/$defs/colour"
              }
            },
            "required": [
              "name",
              "side",
              "colour"
            ],
            "additionalProperties": false
          }
        },
        "additionalProperties": false,
        "minProperties": 1,
        "examples": [
          {
            "us": {
              "name": "United States",
              "side": "allies",
              "colour": "#2f5d8a"
            }
          }
        ]
      },
      "defaultLayers": {
        "title": "Default layers",
        "description": "Ids of the layers that are on by default, in the order they are applied.",
        "type": "array",
        "items": {
          "$ref": "common.schema.json#/$defs/id",
          "title": "Layer",
          "description": "The id of a layer."
        },
        "uniqueItems": true,
        "examples": [
          [
            "errata-2005"
          ]
        ]
      },
      "sources": {
        "$ref": "common.schema.json#/$defs/sources"
      }
    },
    "required": [
      "$schema",
      "id",
      "title",
      "edition",
      "summary",
      "rights",
      "players",
      "sides",
      "nations",
      "defaultLayers",
      "sources"
    ],
    "additionalProperties": false
  },
  "common/layer.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/common/layer.schema.json",
    "title": "Layer",
    "description": "What a layer is and why it exists. Its merge patches are beside this file, each at the path of the document that it changes.",
    "type": "object",
    "properties": {
      "$schema": {
        "$ref": "common.schema.json#/$defs/schemaPath"
      },
      "id": {
        "$ref": "common.schema.json#/$defs/id",
        "title": "Id",
        "description": "The layer's id, which is also the name of its folder."
      },
      "kind": {
        "title": "Kind",
        "description": "The kind of layer.",
        "type": "string",
        "enum": [
          "edition",
          "errata",
          "option",
          "variant"
        ],
        "enumDescriptions": [
          "Turns the game into another edition.",
          "Corrects mistakes in the published game.",
          "The data of an optional rule.",
          "A design of your own."
        ]
      },
      "title": {
        "title": "Title",
        "description": "The layer's name.",
        "type": "string",
        "minLength": 1,
        "maxLength": 200
      },
      "reason": {
        "title": "Reason",
        "description": "Why the layer exists.",
        "type": "string",
        "minLength": 1,
        "maxLength": 2000
      },
      "citations": {
        "title": "Citations",
        "description": "The sources of the changes.",
        "type": "array",
        "items": {
          "$ref": "common.schema.json#/$defs/text",
          "title": "Citation",
          "description": "One source, described in words."
        }
      },
      "requires": {
        "title": "Requires",
        "description": "Ids of layers that must be on and come before this one.",
        "type": "array",
        "items": {
          "$ref": "common.schema.json#/$defs/id",
          "title": "Layer",
          "description": "The id of a layer."
        },
        "uniqueItems": true,
        "examples": [
          [
            "errata-2005"
          ]
        ]
      },
      "conflicts": {
        "title": "Conflicts",
        "description": "Ids of layers that cannot be on together with this one.",
        "type": "array",
        "items": {
          "$ref": "common.schema.json#/$defs/id",
          "title": "Layer",
          "description": "The id of a layer."
        },
        "uniqueItems": true
      },
      "default": {
        "title": "On by default",
        "description": "True if the layer is on by default.",
        "type": "boolean"
      },
      "errata": {
        "title": "Errata",
        "description": "The corrections in this layer, by id.",
        "type": "object",
        "patternProperties": {
          "^[a-z0-9][a-z0-9-]*$": {
            "title": "Erratum",
            "description": "One correction.",
            "type": "object",
            "properties": {
              "component": {
                "title": "Component",
                "description": "The part of the game that is corrected.",
                "type": "string",
                "enum": [
                  "rule",
                  "counter",
                  "map",
                  "chart",
                  "scenario",
                  "player-aid"
                ],
                "enumDescriptions": [
                  "The rulebook.",
                  "A counter.",
                  "The map.",
                  "A chart or table.",
                  "A scenario's set-up.",
                  "A player aid."
                ]
              },
              "place": {
                "title": "Place",
                "description": "Where in that part of the game, such as a page, a hex or a counter.",
                "type": "string",
                "minLength": 1,
                "maxLength": 400
              },
              "kind": {
                "title": "Kind",
                "description": "The kind of correction.",
                "type": "string",
                "enum": [
                  "correction",
                  "clarification",
                  "addition"
                ],
                "enumDescriptions": [
                  "What was printed was wrong.",
                  "What was printed was unclear.",
                  "Something was missing."
                ]
              },
              "impact": {
                "title": "Impact",
                "description": "How much the correction affects play.",
                "type": "string",
                "enum": [
                  "none",
                  "minor",
                  "major"
                ],
                "enumDescriptions": [
                  "Play does not change.",
                  "Play changes a little.",
                  "Play changes a lot."
                ]
              },
              "was": {
                "title": "Was",
                "description": "The old value or text, in your own words.",
                "type": "string",
                "minLength": 1,
                "maxLength": 2000
              },
              "is": {
                "title": "Is",
                "description": "The new value or text, in your own words.",
                "type": "string",
                "minLength": 1,
                "maxLength": 2000
              },
              "source": {
                "title": "Source",
                "description": "Who published the correction, and where.",
                "type": "string",
                "minLength": 1,
                "maxLength": 400
              },
              "note": {
                "title": "Note",
                "description": "Anything else worth knowing.",
                "type": "string",
                "minLength": 1,
                "maxLength": 2000
              },
              "since": {
                "title": "Since",
                "description": "The version of the errata that introduced this entry, such as 1.2. An errata sheet can mark what is new since an earlier version.",
                "type": "string",
                "pattern": "^[0-9][0-9.]*$",
                "maxLength": 20,
                "examples": [
                  "1.2"
                ]
              },
              "document": {
                "$ref": "common.schema.json#/$defs/documentPath"
              },
              "pointer": {
                "$ref": "common.schema.json#/$defs/pointer"
              }
            },
            "required": [
              "component",
              "place",
              "kind",
              "impact",
              "was",
              "is",
              "source"
            ],
            "additionalProperties": false,
            "defaultSnippets": [
              {
                "label": "erratum",
                "description": "The old value, the new value and the source.",
                "body": {
                  "component": "${1|rule,counter,map,chart,scenario,player-aid|}",
                  "place": "$2",
                  "kind": "${3|correction,clarification,addition|}",
                  "impact": "${4|none,minor,major|}",
                  "was": "$5",
                  "is": "$6",
                  "source": "$7"
                }
              }
            ],
            "examples": [
              {
                "component": "chart",
                "place": "Transport Cost Chart",
                "kind": "correction",
                "impact": "minor",
                "was": "A die costs 1 Oil Point.",
                "is": "It costs half an Oil Point.",
                "source": "Rulebook 1.1, rule 2.3"
              }
            ]
          }
        },
        "additionalProperties": false
      },
      "was": {
        "title": "Was",
        "description": "The original values that this layer replaces. The studio records them as you edit. If an original value changes later, a problem is reported, because the layer may no longer fit.",
        "type": "object",
        "patternProperties": {
          "^[a-z0-9][a-z0-9/-]*\\.json$": {
            "title": "Document",
            "description": "The original values in one document, by JSON pointer.",
            "type": "object",
            "patternProperties": {
              "^/.*$": {
                "title": "Original value",
                "description": "The value without this layer; null if there was none."
              }
            },
            "additionalProperties": false
          }
        },
        "additionalProperties": false,
        "examples": [
          {
            "bases.json": {
              "/bases/truk/airCapacity": 8
            }
          }
        ]
      },
      "sources": {
        "$ref": "common.schema.json#/$defs/sources"
      }
    },
    "required": [
      "id",
      "kind",
      "title",
      "reason",
      "citations",
      "requires",
      "conflicts",
      "default"
    ],
    "additionalProperties": false,
    "defaultSnippets": [
      {
        "label": "new variant",
        "description": "A layer of your own design.",
        "body": {
          "$schema": "${1:../../../../schemas/common/layer.schema.json}",
          "id": "$2",
          "kind": "variant",
          "title": "$3",
          "reason": "$4",
          "citations": [],
          "requires": [],
          "conflicts": [],
          "default": false
        }
      }
    ],
    "markdownDescription": "What a layer is and why it exists.\n\nIts **merge patches** (RFC 7396) are beside this file, each at the path of the document that it changes: `layers/winter/bases.json` changes `bases.json`. A member set to `null` is removed."
  },
  "common/map-parts.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/common/map-parts.schema.json",
    "title": "Parts of a map",
    "description": "Shapes of which every game makes the schemas of its boards: grid, hexes, hexsides, connections, boxes and the legend.",
    "$defs": {
      "mapTitle": {
        "title": "Title",
        "description": "What the map shows.",
        "type": "string",
        "minLength": 1,
        "maxLength": 200
      },
      "drawing": {
        "title": "Drawing",
        "description": "The drawing that lies under the grid: the name of a file of drawings/, without its ending. Without one the map shows its hexes alone.",
        "$ref": "common.schema.json#/$defs/id",
        "examples": [
          "coasts"
        ]
      },
      "offset": {
        "title": "Offset",
        "description": "Which columns or rows are shoved by half a hex, by their printed numbers.",
        "type": "string",
        "enum": [
          "even-q",
          "odd-q",
          "even-r",
          "odd-r"
        ],
        "enumDescriptions": [
          "Flat tops, columns upright; even columns stand half a hex lower.",
          "Flat tops, columns upright; odd columns stand half a hex lower.",
          "Pointed tops, rows level; even rows stand half a hex further right.",
          "Pointed tops, rows level; odd rows stand half a hex further right."
        ]
      },
      "hexKilometres": {
        "title": "Kilometres per hex",
        "description": "From the centre of a hex to the centre of the next. Unit: kilometres.",
        "type": "number",
        "exclusiveMinimum": 0,
        "maximum": 10000,
        "examples": [
          900
        ]
      },
      "idPattern": {
        "title": "Id pattern",
        "description": "How the printed number of a hex is made: C for digits of the column, R for digits of the row; c or r for letters, A to Z and then AA, BB. A single C or R has as many digits as the number needs.",
        "type": "string",
        "pattern": "^[A-Za-z0-9]{2,8}$",
        "examples": [
          "CCRR",
          "RRCC",
          "cR"
        ]
      },
      "rows": {
        "title": "Rows",
        "description": "Which way the printed numbers of rows count.",
        "type": "string",
        "enum": [
          "down",
          "up"
        ],
        "enumDescriptions": [
          "From the top; what is meant without this member.",
          "From the bottom. The row of a hex is then the negative of its printed number, so that the top stays at the top."
        ],
        "examples": [
          "up"
        ]
      },
      "layout": {
        "title": "Layout",
        "description": "How the grid lies.",
        "type": "object",
        "properties": {
          "offset": {
            "$ref": "#/$defs/offset"
          },
          "hexKilometres": {
            "$ref": "#/$defs/hexKilometres"
          },
          "idPattern": {
            "$ref": "#/$defs/idPattern"
          },
          "rows": {
            "$ref": "#/$defs/rows"
          }
        },
        "required": [
          "offset"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "offset": "even-r",
            "idPattern": "RRCC",
            "rows": "up"
          }
        ]
      },
      "column": {
        "title": "Column",
        "description": "Number of the column, from left to right; its parity says whether a column is shoved. It may be negative.",
        "type": "integer",
        "minimum": -999,
        "maximum": 999,
        "examples": [
          7
        ]
      },
      "row": {
        "title": "Row",
        "description": "Number of the row, from top to bottom; its parity says whether a row is shoved. It may be negative, and is where rows count from the bottom.",
        "type": "integer",
        "minimum": -999,
        "maximum": 999,
        "examples": [
          -45
        ]
      },
      "terrain": {
        "title": "Terrain",
        "description": "What the hex is for the rules: a terrain of the legend.",
        "$ref": "common.schema.json#/$defs/id",
        "examples": [
          "sea"
        ]
      },
      "half": {
        "title": "Half hex",
        "description": "True when the edge of the map cuts the hex in half; it plays as a whole one.",
        "type": "boolean",
        "const": true
      },
      "sides": {
        "title": "Sides",
        "description": "Special sides of the hex, by kind. A side that two hexes share may be written at either of them, or at both.",
        "type": "object",
        "propertyNames": {
          "pattern": "^[a-z0-9][a-z0-9-]*$"
        },
        "additionalProperties": {
          "$ref": "#/$defs/sideMask"
        },
        "minProperties": 1,
        "examples": [
          {
            "reef": "N NE"
          }
        ]
      },
      "sideMask": {
        "title": "Sides",
        "description": "Sides of a hex by their directions, with a space between: of flat tops N, NE, SE, S, SW, NW, of pointed tops NE, E, SE, SW, W, NW.",
        "type": "string",
        "pattern": "^(N|NE|E|SE|S|SW|W|NW)( (N|NE|E|SE|S|SW|W|NW)){0,5}$",
        "examples": [
          "N NE"
        ]
      },
      "placeNote": {
        "title": "Note",
        "description": "What lies there.",
        "type": "string",
        "minLength": 1,
        "maxLength": 400
      },
      "hexsides": {
        "title": "Hexsides",
        "description": "Sides between two adjacent hexes that are special, by both hexes joined with a hyphen, the smaller id first. A board with many of them has them as “sides” of its hexes.",
        "type": "object",
        "patternProperties": {
          "^[A-Z0-9]{2,8}-[A-Z0-9]{2,8}$": {
            "title": "Hexside",
            "description": "One special side between two hexes.",
            "type": "object",
            "properties": {
              "kind": {
                "title": "Kind",
                "description": "What the side is for the rules: a hexside of the legend.",
                "$ref": "common.schema.json#/$defs/id",
                "examples": [
                  "reef"
                ]
              },
              "note": {
                "$ref": "#/$defs/placeNote"
              }
            },
            "required": [
              "kind"
            ],
            "additionalProperties": false
          }
        },
        "additionalProperties": false,
        "examples": [
          {
            "0506-0606": {
              "kind": "reef"
            }
          }
        ]
      },
      "connections": {
        "title": "Connections",
        "description": "Ways between two adjacent hexes, by both hexes joined with a hyphen, the smaller id first.",
        "type": "object",
        "patternProperties": {
          "^[A-Z0-9]{2,8}-[A-Z0-9]{2,8}$": {
            "title": "Connection",
            "description": "One way between two hexes.",
            "type": "object",
            "properties": {
              "kind": {
                "title": "Kind",
                "description": "What sort of way it is: a connection of the legend.",
                "$ref": "common.schema.json#/$defs/id",
                "examples": [
                  "rail"
                ]
              },
              "note": {
                "$ref": "#/$defs/placeNote"
              }
            },
            "required": [
              "kind"
            ],
            "additionalProperties": false
          }
        },
        "additionalProperties": false,
        "examples": [
          {
            "0506-0606": {
              "kind": "rail"
            }
          }
        ]
      },
      "splitHexes": {
        "title": "Split hexes",
        "description": "Hexes that land cuts in two for ships: each half opens to some of the neighbours only.",
        "type": "object",
        "patternProperties": {
          "^[A-Z0-9]{2,8}$": {
            "title": "Split hex",
            "description": "One hex with its halves.",
            "type": "object",
            "properties": {
              "halves": {
                "title": "Halves",
                "description": "The halves by name. No ship crosses from one half to the other inside the hex.",
                "type": "object",
                "patternProperties": {
                  "^[a-z0-9][a-z0-9-]*$": {
                    "title": "Half",
                    "description": "One half of the hex.",
                    "type": "object",
                    "properties": {
                      "opensTo": {
                        "title": "Opens to",
                        "description": "The adjacent hexes that ships can reach from this half.",
                        "type": "array",
                        "items": {
                          "$ref": "common.schema.json#/$defs/hexId"
                        },
                        "uniqueItems": true,
                        "minItems": 1
                      }
                    },
                    "required": [
                      "opensTo"
                    ],
                    "additionalProperties": false
                  }
                },
                "additionalProperties": false,
                "minProperties": 2
              }
            },
            "required": [
              "halves"
            ],
            "additionalProperties": false
          }
        },
        "additionalProperties": false,
        "examples": [
          {
            "0607": {
              "halves": {
                "west": {
                  "opensTo": [
                    "0507"
                  ]
                },
                "east": {
                  "opensTo": [
                    "0707"
                  ]
                }
              }
            }
          }
        ]
      },
      "boxName": {
        "title": "Name",
        "description": "What players call the box.",
        "type": "string",
        "minLength": 1,
        "maxLength": 120
      },
      "boxKind": {
        "title": "Kind",
        "description": "What the box is for.",
        "type": "string",
        "enum": [
          "off-map",
          "holding"
        ],
        "enumDescriptions": [
          "A place beyond the edge of the map; units move to it from its Entry Hexes.",
          "A space that holds units for a purpose of the rules."
        ]
      },
      "areas": {
        "title": "Areas",
        "description": "Parts of the board that the map can show alone, such as one theatre of operations. The rules do not use them.",
        "type": "object",
        "propertyNames": {
          "$ref": "common.schema.json#/$defs/id"
        },
        "additionalProperties": {
          "title": "Area",
          "description": "A rectangle of the board.",
          "type": "object",
          "additionalProperties": false,
          "required": [
            "title",
            "corners"
          ],
          "properties": {
            "title": {
              "title": "Name",
              "description": "The name of the area in the list of the map.",
              "type": "string",
              "minLength": 1,
              "maxLength": 60,
              "examples": [
                "South Pacific"
              ]
            },
            "corners": {
              "title": "Corners",
              "description": "Hexes in two opposite corners of the area.",
              "type": "array",
              "items": {
                "$ref": "common.schema.json#/$defs/hexId"
              },
              "minItems": 2,
              "maxItems": 2,
              "uniqueItems": true,
              "examples": [
                [
                  "0118",
                  "3048"
                ]
              ]
            }
          }
        }
      },
      "entryHexes": {
        "title": "Entry Hexes",
        "description": "Hexes of the map that are one hex away from the box.",
        "type": "array",
        "items": {
          "$ref": "common.schema.json#/$defs/hexId"
        },
        "uniqueItems": true,
        "minItems": 1
      },
      "terrainKind": {
        "title": "Terrain",
        "description": "One terrain of the board: its name, and how it is drawn.",
        "type": "object",
        "properties": {
          "title": {
            "title": "Title",
            "description": "What people call it.",
            "type": "string",
            "minLength": 1,
            "maxLength": 80,
            "examples": [
              "Coast"
            ]
          },
          "look": {
            "title": "Look",
            "description": "How hexes of this terrain are drawn. Decoration: the rules go by the terrain itself.",
            "type": "string",
            "enum": [
              "sea",
              "shore",
              "land",
              "rough",
              "mountain",
              "plain"
            ],
            "enumDescriptions": [
              "Open water.",
              "Water with land in it.",
              "Land.",
              "Land with hatching: jungle, hills.",
              "Land with dense hatching.",
              "Neither land nor water: a board of the air, a display."
            ],
            "examples": [
              "sea"
            ]
          },
          "note": {
            "$ref": "#/$defs/placeNote",
            "description": "What it means, for a reader."
          }
        },
        "required": [
          "title",
          "look"
        ],
        "additionalProperties": false
      },
      "hexsideKind": {
        "title": "Hexside",
        "description": "One kind of hexside of the board: its name, and how it is drawn.",
        "type": "object",
        "properties": {
          "title": {
            "title": "Title",
            "description": "What people call it.",
            "type": "string",
            "minLength": 1,
            "maxLength": 80,
            "examples": [
              "Reef"
            ]
          },
          "look": {
            "title": "Look",
            "description": "How such a side is drawn. Decoration: the rules go by the kind itself.",
            "type": "string",
            "enum": [
              "wall",
              "coast",
              "broken",
              "stream"
            ],
            "enumDescriptions": [
              "A thick line: nothing passes.",
              "A line in the colour of coasts.",
              "A broken line: passed at a price, or by some only.",
              "A double line: water that is crossed."
            ],
            "examples": [
              "wall"
            ]
          },
          "note": {
            "$ref": "#/$defs/placeNote",
            "description": "What it means, for a reader."
          }
        },
        "required": [
          "title",
          "look"
        ],
        "additionalProperties": false
      },
      "connectionKind": {
        "title": "Connection",
        "description": "One kind of connection of the board: its name, and how it is drawn.",
        "type": "object",
        "properties": {
          "title": {
            "title": "Title",
            "description": "What people call it.",
            "type": "string",
            "minLength": 1,
            "maxLength": 80,
            "examples": [
              "Railway"
            ]
          },
          "look": {
            "title": "Look",
            "description": "How such a way is drawn. Decoration: the rules go by the kind itself.",
            "type": "string",
            "enum": [
              "road",
              "rail",
              "track"
            ],
            "enumDescriptions": [
              "A double line.",
              "A dark line with ties.",
              "A thin broken line."
            ],
            "examples": [
              "road"
            ]
          },
          "note": {
            "$ref": "#/$defs/placeNote",
            "description": "What it means, for a reader."
          }
        },
        "required": [
          "title",
          "look"
        ],
        "additionalProperties": false
      },
      "legend": {
        "title": "Legend",
        "description": "What there is on this board, by id: terrains, hexsides and connections.",
        "type": "object",
        "properties": {
          "terrains": {
            "title": "Terrains",
            "description": "The terrains that hexes of the board have.",
            "type": "object",
            "patternProperties": {
              "^[a-z0-9][a-z0-9-]*$": {
                "$ref": "#/$defs/terrainKind"
              }
            },
            "additionalProperties": false,
            "examples": [
              {
                "sea": {
                  "title": "Sea",
                  "look": "sea"
                }
              }
            ]
          },
          "hexsides": {
            "title": "Hexsides",
            "description": "The kinds of special hexsides.",
            "type": "object",
            "patternProperties": {
              "^[a-z0-9][a-z0-9-]*$": {
                "$ref": "#/$defs/hexsideKind"
              }
            },
            "additionalProperties": false,
            "examples": [
              {
                "reef": {
                  "title": "Reef",
                  "look": "broken"
                }
              }
            ]
          },
          "connections": {
            "title": "Connections",
            "description": "The kinds of ways between hexes.",
            "type": "object",
            "patternProperties": {
              "^[a-z0-9][a-z0-9-]*$": {
                "$ref": "#/$defs/connectionKind"
              }
            },
            "additionalProperties": false,
            "examples": [
              {
                "rail": {
                  "title": "Railway",
                  "look": "rail"
                }
              }
            ]
          }
        },
        "required": [
          "terrains"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "terrains": {
              "sea": {
                "title": "Sea",
                "look": "sea"
              }
            }
          }
        ]
      }
    }
  },
  "common/numbering.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/common/numbering.schema.json",
    "title": "Numbering",
    "description": "How this edition's rulebook numbers the rules and names the steps of the rules module. An edition without this document uses the rulebook that the module was written from.",
    "type": "object",
    "properties": {
      "$schema": {
        "$ref": "common.schema.json#/$defs/schemaPath"
      },
      "rules": {
        "title": "Rule numbers",
        "description": "This edition's number for each rule that the rules module cites. A rule that is not listed takes the number of the nearest listed rule above it. If this rulebook numbers a passage of a rule separately, the passage has its own entry: the rule's number, a comma and the name of the passage.",
        "type": "object",
        "patternProperties": {
          "^[0-9][0-9.]*(, [A-Z][A-Za-z ]+)?$": {
            "$ref": "common.schema.json#/$defs/ruleNumber"
          }
        },
        "additionalProperties": false,
        "examples": [
          {
            "12.2.1": "11.1.1",
            "2.1.1.2, Air Zone of Control": "3.3.2"
          }
        ]
      },
      "titles": {
        "title": "Titles of steps",
        "description": "What this edition's rulebook calls each step or named list of steps, by id. A step that is not listed keeps its title from the rules module.",
        "type": "object",
        "patternProperties": {
          "^[a-z0-9][a-z0-9-]*$": {
            "title": "Title",
            "description": "The title of the step, as in the rulebook.",
            "type": "string",
            "minLength": 1,
            "maxLength": 200
          }
        },
        "additionalProperties": false,
        "examples": [
          {
            "economic-warfare": "Economic Phase"
          }
        ]
      },
      "sources": {
        "$ref": "common.schema.json#/$defs/sources"
      }
    },
    "required": [
      "rules",
      "titles",
      "sources"
    ],
    "additionalProperties": false
  },
  "common/options.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/common/options.schema.json",
    "title": "Options",
    "description": "The optional rules of the game.",
    "type": "object",
    "properties": {
      "$schema": {
        "$ref": "common.schema.json#/$defs/schemaPath"
      },
      "options": {
        "title": "Options",
        "description": "The optional rules, by id.",
        "type": "object",
        "patternProperties": {
          "^[a-z0-9][a-z0-9-]*$": {
            "title": "Option",
            "description": "One optional rule.",
            "type": "object",
            "properties": {
              "title": {
                "title": "Title",
                "description": "The option's name.",
                "type": "string",
                "minLength": 1,
                "maxLength": 200
              },
              "rule": {
                "$ref": "common.schema.json#/$defs/citedRule",
                "description": "The rule's number in this edition's rulebook. For a rule of your own, write “house rule” or leave this out."
              },
              "summary": {
                "title": "Summary",
                "description": "What the option does, in your own words. Braces insert a value from the data: {kamikaze/fromTurn} from parameters.json, {tables/combat/…} from another document. A noun after the path agrees with the number, as in {accidents/dice die|dice}.",
                "type": "string",
                "minLength": 1,
                "maxLength": 2000
              },
              "favours": {
                "$ref": "common.schema.json#/$defs/id",
                "title": "Favours",
                "description": "The id of the side that the option helps, or “neither”.",
                "examples": [
                  "neither"
                ]
              },
              "recommended": {
                "title": "Recommended",
                "description": "True if the rulebook recommends playing with this option.",
                "type": "boolean"
              },
              "requires": {
                "title": "Requires",
                "description": "Options that must be on for this one to work.",
                "type": "array",
                "items": {
                  "$ref": "common.schema.json#/$defs/optionId"
                },
                "uniqueItems": true
              },
              "advises": {
                "title": "Recommended with",
                "description": "Options that the rulebook recommends using with this one. It works without them.",
                "type": "array",
                "items": {
                  "$ref": "common.schema.json#/$defs/optionId"
                },
                "uniqueItems": true
              },
              "conflicts": {
                "title": "Conflicts",
                "description": "Options that cannot be on together with this one.",
                "type": "array",
                "items": {
                  "$ref": "common.schema.json#/$defs/optionId"
                },
                "uniqueItems": true
              },
              "notOnFirstTurn": {
                "title": "Not on the first turn",
                "description": "True if the option cannot be used on the first turn of a scenario.",
                "type": "boolean"
              }
            },
            "required": [
              "title",
              "summary",
              "favours",
              "recommended"
            ],
            "additionalProperties": false,
            "defaultSnippets": [
              {
                "label": "option",
                "body": {
                  "title": "$1",
                  "rule": "$2",
                  "summary": "$3",
                  "favours": "$4",
                  "recommended": false
                }
              }
            ],
            "examples": [
              {
                "title": "Longer repairs",
                "rule": "18.3.2",
                "summary": "Each hit over the first adds 1 to every Damage Check.",
                "favours": "neither",
                "recommended": true
              }
            ]
          }
        },
        "additionalProperties": false
      },
      "sources": {
        "$ref": "common.schema.json#/$defs/sources"
      }
    },
    "required": [
      "$schema",
      "options",
      "sources"
    ],
    "additionalProperties": false
  },
  "common/playtest.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/common/playtest.schema.json",
    "title": "Playtest",
    "description": "Recorded choices and the results expected from them: a script that can be replayed, and a test of the rules and the data.",
    "type": "object",
    "properties": {
      "$schema": {
        "$ref": "common.schema.json#/$defs/schemaPath"
      },
      "title": {
        "title": "Title",
        "description": "What the playtest shows or tests.",
        "type": "string",
        "minLength": 1,
        "maxLength": 200
      },
      "description": {
        "title": "Description",
        "description": "What happens, in your own words.",
        "type": "string",
        "minLength": 1,
        "maxLength": 4000
      },
      "game": {
        "$ref": "common.schema.json#/$defs/id",
        "title": "Game",
        "description": "The id of the game. Default: the game whose folder the playtest is in."
      },
      "scenario": {
        "title": "Scenario",
        "description": "The id of the scenario to start from, or the path of a scenario file.",
        "type": "string",
        "minLength": 1,
        "maxLength": 400,
        "examples": [
          "short-campaign"
        ]
      },
      "options": {
        "title": "Options",
        "description": "Ids of the optional rules that are on.",
        "type": "array",
        "items": {
          "$ref": "common.schema.json#/$defs/optionId"
        },
        "uniqueItems": true
      },
      "layers": {
        "title": "Layers",
        "description": "Ids of the layers that are on, in order. Default: the game's default layers.",
        "type": "array",
        "items": {
          "$ref": "common.schema.json#/$defs/id",
          "title": "Layer",
          "description": "The id of a layer."
        },
        "uniqueItems": true
      },
      "seed": {
        "title": "Seed",
        "description": "The starting value of the dice generator. It cannot be combined with dice.",
        "type": "integer",
        "minimum": 0,
        "maximum": 4294967295,
        "examples": [
          1
        ]
      },
      "generator": {
        "title": "Generator",
        "description": "The version of the dice generator that the seed is for. 1: one sequence of dice for the whole game. 2: separate dice for each turn, phase and battle, whatever else is rolled. Default: 2. A playtest that gives no version and fits only version 1 was recorded before version 2 existed, and is replayed with 1.",
        "enum": [
          1,
          2
        ],
        "enumDescriptions": [
          "One sequence of dice for the whole game.",
          "Separate dice for each turn, phase and battle."
        ],
        "examples": [
          2
        ]
      },
      "dice": {
        "title": "Dice",
        "description": "The results of the dice, in the order they are rolled. Too few or too many is an error.",
        "type": "array",
        "items": {
          "title": "Die",
          "description": "The result of one die; where the faces begin with 0, that is 0.",
          "type": "integer",
          "minimum": 0,
          "maximum": 100
        },
        "examples": [
          [
            5,
            6,
            2
          ]
        ]
      },
      "choices": {
        "title": "Choices",
        "description": "The choices that the sides make, in order.",
        "type": "array",
        "items": {
          "title": "Choice",
          "description": "One choice by one side.",
          "type": "object",
          "properties": {
            "side": {
              "$ref": "common.schema.json#/$defs/id",
              "title": "Side",
              "description": "The id of the side that makes the choice."
            },
            "choice": {
              "title": "Choice",
              "description": "The members that distinguish this option from the others.",
              "type": "object",
              "additionalProperties": true
            },
            "step": {
              "$ref": "#/$defs/step"
            },
            "note": {
              "title": "Note",
              "description": "Why the side chooses this, or what the rulebook says about it, in your own words.",
              "type": "string",
              "minLength": 1,
              "maxLength": 2000
            }
          },
          "required": [
            "side",
            "choice"
          ],
          "additionalProperties": false,
          "defaultSnippets": [
            {
              "label": "choice",
              "body": {
                "side": "$1",
                "choice": {}
              }
            }
          ]
        }
      },
      "expect": {
        "title": "Expectations",
        "description": "Values to check at given points in the game.",
        "type": "array",
        "items": {
          "title": "Expectation",
          "description": "One value to check.",
          "type": "object",
          "properties": {
            "after": {
              "title": "After",
              "description": "Check after this many choices; 0 is the start. Unit: choices.",
              "type": "integer",
              "minimum": 0
            },
            "pointer": {
              "$ref": "common.schema.json#/$defs/pointer"
            },
            "equals": {
              "title": "Equals",
              "description": "The expected value, which may be any JSON."
            },
            "note": {
              "title": "Note",
              "description": "Where the expectation comes from.",
              "type": "string",
              "minLength": 1,
              "maxLength": 2000
            }
          },
          "required": [
            "after",
            "pointer",
            "equals"
          ],
          "additionalProperties": false,
          "defaultSnippets": [
            {
              "label": "expectation",
              "body": {
                "after": "^${1:null}",
                "pointer": "$2",
                "equals": "$3"
              }
            }
          ],
          "examples": [
            {
              "after": 4,
              "pointer": "/tracks/oil",
              "equals": 16
            }
          ]
        }
      },
      "sections": {
        "title": "Sections",
        "description": "The game in sections, such as the phases of a turn. They are played after the choices, or replace them.",
        "type": "array",
        "items": {
          "title": "Section",
          "description": "Moves under one heading.",
          "type": "object",
          "properties": {
            "title": {
              "title": "Title",
              "description": "The point in the game, in a few words.",
              "type": "string",
              "minLength": 1,
              "maxLength": 200
            },
            "note": {
              "title": "Note",
              "description": "What the players intend, in your own words.",
              "type": "string",
              "minLength": 1,
              "maxLength": 2000
            },
            "side": {
              "$ref": "common.schema.json#/$defs/id",
              "title": "Side",
              "description": "The id of the side that chooses, unless a move names another."
            },
            "moves": {
              "title": "Moves",
              "description": "The moves, in order.",
              "type": "array",
              "items": {
                "title": "Move",
                "description": "Choices that belong together, such as forming a Task Force and moving it.",
                "type": "object",
                "properties": {
                  "note": {
                    "title": "Note",
                    "description": "Why the side makes this move, in your own words.",
                    "type": "string",
                    "minLength": 1,
                    "maxLength": 2000
                  },
                  "side": {
                    "$ref": "common.schema.json#/$defs/id",
                    "title": "Side",
                    "description": "The id of the side that chooses. Default: the side of the section."
                  },
                  "step": {
                    "$ref": "#/$defs/step"
                  },
                  "times": {
                    "title": "Times",
                    "description": "How many times the list of choices is played.",
                    "type": "integer",
                    "minimum": 1,
                    "maximum": 100
                  },
                  "choices": {
                    "title": "Choices",
                    "description": "The choices in order, each with the members that distinguish it from the other options.",
                    "type": "array",
                    "minItems": 1,
                    "items": {
                      "title": "Choice",
                      "description": "The members that distinguish this option from the others.",
                      "type": "object",
                      "additionalProperties": true
                    }
                  },
                  "expect": {
                    "$ref": "#/$defs/here",
                    "title": "Expectations",
                    "description": "Values to check after the move."
                  }
                },
                "required": [
                  "choices"
                ],
                "additionalProperties": false,
                "defaultSnippets": [
                  {
                    "label": "move",
                    "body": {
                      "choices": []
                    }
                  }
                ],
                "examples": [
                  {
                    "note": "Two destroyers to Truk.",
                    "times": 2,
                    "choices": [
                      {
                        "type": "j-dd",
                        "from": "kure"
                      },
                      {
                        "to": "truk"
                      }
                    ]
                  }
                ]
              }
            },
            "expect": {
              "$ref": "#/$defs/here",
              "title": "Expectations",
              "description": "Values to check at the end of the section."
            }
          },
          "required": [
            "title",
            "moves"
          ],
          "additionalProperties": false,
          "defaultSnippets": [
            {
              "label": "section",
              "body": {
                "title": "$1",
                "side": "$2",
                "moves": []
              }
            }
          ]
        }
      },
      "omitted": {
        "title": "Omitted",
        "description": "What the source describes but this playtest leaves out, and why.",
        "type": "array",
        "items": {
          "$ref": "common.schema.json#/$defs/text",
          "title": "Omission",
          "description": "One thing left out."
        },
        "examples": [
          [
            "The End Phase is not played."
          ]
        ]
      },
      "sources": {
        "$ref": "common.schema.json#/$defs/sources"
      }
    },
    "$defs": {
      "step": {
        "title": "Step",
        "description": "The id of the step that must be asking for the choice. Replay stops if another step is asking.",
        "type": "string",
        "minLength": 1,
        "maxLength": 100,
        "examples": [
          "reaction"
        ]
      },
      "here": {
        "title": "Expectations",
        "description": "Values to check at this point.",
        "type": "array",
        "items": {
          "title": "Expectation",
          "description": "One value to check.",
          "type": "object",
          "properties": {
            "pointer": {
              "$ref": "common.schema.json#/$defs/pointer"
            },
            "equals": {
              "title": "Equals",
              "description": "The expected value, which may be any JSON."
            },
            "note": {
              "title": "Note",
              "description": "Where the expectation comes from.",
              "type": "string",
              "minLength": 1,
              "maxLength": 2000
            }
          },
          "required": [
            "pointer",
            "equals"
          ],
          "additionalProperties": false,
          "defaultSnippets": [
            {
              "label": "expectation",
              "body": {
                "pointer": "$1",
                "equals": "$2"
              }
            }
          ],
          "examples": [
            {
              "pointer": "/tracks/oil",
              "equals": 16
            }
          ]
        }
      }
    },
    "if": {
      "required": [
        "sections"
      ]
    },
    "else": {
      "required": [
        "choices"
      ]
    },
    "additionalProperties": false,
    "examples": [
      {
        "scenario": "short-campaign",
        "seed": 1,
        "choices": []
      }
    ],
    "markdownDescription": "Recorded choices and the results expected from them.\n\nA choice needs only the members that distinguish it from the other options. An ambiguous or illegal choice is rejected, with the nearest legal options. Chance is settled by a `seed` or by listed `dice`.\n\nA short playtest lists its `choices`. A long one is easier to read and edit in `sections`, which group choices into moves and check values right after them."
  },
  "common/questions.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/common/questions.schema.json",
    "title": "Questions",
    "description": "The questions that players of this variant answer when they hand in a game.",
    "type": "object",
    "properties": {
      "$schema": {
        "$ref": "common.schema.json#/$defs/schemaPath"
      },
      "title": {
        "title": "Title",
        "description": "The heading of the form.",
        "type": "string",
        "minLength": 1,
        "maxLength": 200,
        "examples": [
          "After the game"
        ]
      },
      "introduction": {
        "title": "Introduction",
        "description": "What the players should know before they answer.",
        "type": "string",
        "minLength": 1,
        "maxLength": 2000,
        "examples": [
          "Thank you for playing. Leave out what you do not want to answer."
        ]
      },
      "questions": {
        "title": "Questions",
        "description": "The questions by id, in the order in which they are asked.",
        "type": "object",
        "patternProperties": {
          "^[a-z0-9][a-z0-9-]*$": {
            "title": "Question",
            "description": "One question to the players.",
            "type": "object",
            "discriminator": {
              "propertyName": "kind"
            },
            "required": [
              "kind"
            ],
            "oneOf": [
              {
                "$ref": "#/$defs/scaleQuestion"
              },
              {
                "$ref": "#/$defs/textQuestion"
              }
            ],
            "defaultSnippets": [
              {
                "label": "scale",
                "description": "A question that is answered with a number.",
                "body": {
                  "kind": "scale",
                  "text": "$1",
                  "low": 1,
                  "high": 5
                }
              },
              {
                "label": "free text",
                "description": "A question that is answered in the player's own words.",
                "body": {
                  "kind": "text",
                  "text": "$1"
                }
              }
            ]
          }
        },
        "additionalProperties": false,
        "examples": [
          {
            "exciting": {
              "kind": "scale",
              "text": "How exciting was the game?",
              "low": 1,
              "high": 5
            }
          }
        ]
      },
      "sources": {
        "$ref": "common.schema.json#/$defs/sources"
      }
    },
    "required": [
      "title",
      "questions"
    ],
    "additionalProperties": false,
    "$defs": {
      "scaleQuestion": {
        "title": "Scale",
        "description": "A question that is answered with a number.",
        "type": "object",
        "properties": {
          "kind": {
            "title": "Kind",
            "description": "A number on a scale.",
            "const": "scale"
          },
          "text": {
            "title": "Question",
            "description": "The question.",
            "type": "string",
            "minLength": 1,
            "maxLength": 500,
            "examples": [
              "How exciting was the game?"
            ]
          },
          "hint": {
            "title": "Hint",
            "description": "A remark below the question.",
            "type": "string",
            "minLength": 1,
            "maxLength": 500,
            "examples": [
              "Think of the last turns."
            ]
          },
          "required": {
            "title": "Required",
            "description": "True if the form cannot be handed in without an answer. Default: false.",
            "type": "boolean",
            "examples": [
              false
            ]
          },
          "low": {
            "title": "Lowest",
            "description": "The lowest number of the scale.",
            "type": "integer",
            "minimum": -100,
            "maximum": 100,
            "examples": [
              1
            ]
          },
          "high": {
            "title": "Highest",
            "description": "The highest number of the scale, at most 10 above the lowest.",
            "type": "integer",
            "minimum": -100,
            "maximum": 100,
            "examples": [
              5
            ]
          },
          "lowMeans": {
            "title": "Lowest means",
            "description": "What the lowest number means.",
            "type": "string",
            "minLength": 1,
            "maxLength": 100,
            "examples": [
              "dull"
            ]
          },
          "highMeans": {
            "title": "Highest means",
            "description": "What the highest number means.",
            "type": "string",
            "minLength": 1,
            "maxLength": 100,
            "examples": [
              "exciting"
            ]
          }
        },
        "required": [
          "kind",
          "text",
          "low",
          "high"
        ],
        "additionalProperties": false
      },
      "textQuestion": {
        "title": "Free text",
        "description": "A question that is answered in the player's own words.",
        "type": "object",
        "properties": {
          "kind": {
            "title": "Kind",
            "description": "The player's own words.",
            "const": "text"
          },
          "text": {
            "title": "Question",
            "description": "The question.",
            "type": "string",
            "minLength": 1,
            "maxLength": 500,
            "examples": [
              "How exciting was the game?"
            ]
          },
          "hint": {
            "title": "Hint",
            "description": "A remark below the question.",
            "type": "string",
            "minLength": 1,
            "maxLength": 500,
            "examples": [
              "Think of the last turns."
            ]
          },
          "required": {
            "title": "Required",
            "description": "True if the form cannot be handed in without an answer. Default: false.",
            "type": "boolean",
            "examples": [
              false
            ]
          }
        },
        "required": [
          "kind",
          "text"
        ],
        "additionalProperties": false
      }
    }
  },
  "common/result-table.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/common/result-table.schema.json",
    "title": "Result table",
    "description": "A table that gives a result for a die roll (or another number) and a column, such as a Combat Results Table.",
    "type": "object",
    "properties": {
      "$schema": {
        "$ref": "common.schema.json#/$defs/schemaPath"
      },
      "title": {
        "title": "Title",
        "description": "The name of the table.",
        "type": "string",
        "minLength": 1,
        "maxLength": 120,
        "examples": [
          "Combat Results Table"
        ]
      },
      "rule": {
        "$ref": "common.schema.json#/$defs/citedRule"
      },
      "roll": {
        "$ref": "#/$defs/roll"
      },
      "rowsAre": {
        "title": "Rows are",
        "description": "What picks the row.",
        "type": "string",
        "minLength": 1,
        "maxLength": 60,
        "examples": [
          "Die",
          "Distance"
        ]
      },
      "columnsAre": {
        "title": "Columns are",
        "description": "What picks the column.",
        "type": "string",
        "minLength": 1,
        "maxLength": 60,
        "examples": [
          "Attack factors",
          "Odds"
        ]
      },
      "beyond": {
        "title": "Beyond the table",
        "description": "What happens to a number below the first or above the last row or column. Without this member the first or last one is used.",
        "type": "string",
        "enum": [
          "last",
          "none"
        ],
        "enumDescriptions": [
          "The first or last row or column is used.",
          "There is no result."
        ]
      },
      "columns": {
        "title": "Columns",
        "description": "The columns, by id. Columns with numbers stand in the order of their numbers, the others as written.",
        "type": "object",
        "patternProperties": {
          "^[a-z0-9][a-z0-9-]*$": {
            "$ref": "#/$defs/span"
          }
        },
        "additionalProperties": false,
        "minProperties": 1,
        "examples": [
          {
            "few": {
              "from": 1,
              "to": 4
            },
            "many": {
              "from": 5
            }
          }
        ]
      },
      "rows": {
        "title": "Rows",
        "description": "The rows with their results, by id.",
        "type": "object",
        "patternProperties": {
          "^[a-z0-9][a-z0-9-]*$": {
            "title": "Row",
            "description": "One row of the table.",
            "type": "object",
            "properties": {
              "title": {
                "$ref": "#/$defs/spanTitle"
              },
              "from": {
                "$ref": "#/$defs/from"
              },
              "to": {
                "$ref": "#/$defs/to"
              },
              "cells": {
                "title": "Results",
                "description": "The result in each column, by the column's id. A column that is left out has no result in this row.",
                "type": "object",
                "patternProperties": {
                  "^[a-z0-9][a-z0-9-]*$": {
                    "$ref": "#/$defs/cell"
                  }
                },
                "additionalProperties": false,
                "examples": [
                  {
                    "few": "0",
                    "many": "1"
                  }
                ]
              }
            },
            "required": [
              "cells"
            ],
            "additionalProperties": false,
            "examples": [
              {
                "from": 1,
                "to": 2,
                "cells": {
                  "few": "0",
                  "many": "1"
                }
              }
            ]
          }
        },
        "additionalProperties": false,
        "minProperties": 1,
        "examples": [
          {
            "1": {
              "from": 1,
              "to": 1,
              "cells": {
                "few": "0"
              }
            }
          }
        ]
      },
      "results": {
        "title": "Results explained",
        "description": "What each code in the table means, by the code. Numbers need no explanation.",
        "type": "object",
        "patternProperties": {
          "^\\S{1,12}$": {
            "title": "Result",
            "description": "The meaning of one code.",
            "type": "string",
            "minLength": 1,
            "maxLength": 400,
            "examples": [
              "The target is observed."
            ]
          }
        },
        "additionalProperties": false,
        "examples": [
          {
            "S": "The target is observed.",
            "-": "No effect."
          }
        ]
      },
      "sources": {
        "$ref": "common.schema.json#/$defs/sources"
      }
    },
    "required": [
      "$schema",
      "title",
      "rule",
      "rowsAre",
      "columnsAre",
      "columns",
      "rows",
      "sources"
    ],
    "additionalProperties": false,
    "$defs": {
      "roll": {
        "title": "Die roll",
        "description": "The dice whose total, with what the rules add to it, picks the row or the column. Leave it out where no die is rolled.",
        "type": "object",
        "properties": {
          "dice": {
            "title": "Dice",
            "description": "How many dice are rolled. Unit: dice.",
            "type": "integer",
            "minimum": 1,
            "maximum": 6,
            "examples": [
              1
            ]
          },
          "sides": {
            "title": "Sides",
            "description": "The faces of each die. Unit: faces.",
            "type": "integer",
            "minimum": 2,
            "maximum": 100,
            "examples": [
              6,
              10
            ]
          },
          "lowest": {
            "title": "Lowest face",
            "description": "The number on the lowest face: 1 for an ordinary die, 0 for a ten-sided die from 0 to 9. Unit: pips.",
            "type": "integer",
            "minimum": 0,
            "maximum": 1
          },
          "read": {
            "title": "How dice are read",
            "description": "How several dice make one number. Without this member they are added.",
            "type": "string",
            "enum": [
              "sum",
              "digits"
            ],
            "enumDescriptions": [
              "The faces are added.",
              "Each die is a digit of the number, the first die the leading digit."
            ]
          },
          "picks": {
            "title": "What the dice pick",
            "description": "Whether the total of the dice picks the row or the column. Without this member it picks the row.",
            "type": "string",
            "enum": [
              "row",
              "column"
            ],
            "enumDescriptions": [
              "The total picks the row.",
              "The total picks the column."
            ],
            "examples": [
              "column"
            ]
          }
        },
        "required": [
          "dice",
          "sides"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "dice": 1,
            "sides": 6
          }
        ]
      },
      "spanTitle": {
        "title": "Title",
        "description": "The heading, where it says more than the numbers.",
        "type": "string",
        "minLength": 1,
        "maxLength": 60,
        "examples": [
          "Night"
        ]
      },
      "from": {
        "title": "From",
        "description": "The lowest number that picks it. Without it there is no lower end. A row or column without numbers is picked by its id.",
        "type": "number",
        "minimum": -1000000,
        "maximum": 1000000,
        "examples": [
          1
        ]
      },
      "to": {
        "title": "To",
        "description": "The highest number that picks it. Without it there is no upper end.",
        "type": "number",
        "minimum": -1000000,
        "maximum": 1000000,
        "examples": [
          2
        ]
      },
      "span": {
        "title": "Column",
        "description": "One column of the table.",
        "type": "object",
        "properties": {
          "title": {
            "$ref": "#/$defs/spanTitle"
          },
          "from": {
            "$ref": "#/$defs/from"
          },
          "to": {
            "$ref": "#/$defs/to"
          }
        },
        "additionalProperties": false,
        "examples": [
          {
            "from": 1,
            "to": 2
          }
        ]
      },
      "cell": {
        "title": "Result",
        "description": "A number, a code, or several of them with spaces between: 2, S, or 1 D.",
        "type": "string",
        "pattern": "^\\S(.*\\S)?$",
        "maxLength": 40,
        "examples": [
          "2",
          "S",
          "1 D"
        ]
      }
    }
  },
  "common/rulebook.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/common/rulebook.schema.json",
    "title": "Rulebook",
    "description": "The rules in this edition's rulebook. Every rule that a document cites must be listed here.",
    "type": "object",
    "properties": {
      "$schema": {
        "$ref": "common.schema.json#/$defs/schemaPath"
      },
      "rules": {
        "title": "Rules",
        "description": "The title of each rule, by its number and in the order of the rulebook. A layer can add rules of its own, so that its documents can cite them.",
        "type": "object",
        "patternProperties": {
          "^[0-9A-Z][0-9A-Za-z.()-]*$": {
            "title": "Title",
            "description": "The heading of the rule.",
            "type": "string",
            "minLength": 1,
            "maxLength": 200,
            "examples": [
              "Sea Deployment"
            ]
          }
        },
        "additionalProperties": false,
        "minProperties": 1,
        "examples": [
          {
            "8.2": "Sea Deployment"
          }
        ]
      },
      "sources": {
        "$ref": "common.schema.json#/$defs/sources"
      }
    },
    "required": [
      "rules",
      "sources"
    ],
    "additionalProperties": false
  },
  "common/workspace.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/common/workspace.schema.json",
    "title": "Workspace",
    "description": "A designer's folder: the game it builds on, its layers in order, and the known problems that are accepted.",
    "type": "object",
    "properties": {
      "$schema": {
        "$ref": "common.schema.json#/$defs/schemaPath"
      },
      "title": {
        "title": "Title",
        "description": "The workspace's name.",
        "type": "string",
        "minLength": 1,
        "maxLength": 200
      },
      "game": {
        "$ref": "common.schema.json#/$defs/id",
        "title": "Game",
        "description": "The id of the game that the workspace builds on.",
        "examples": [
          "fire-in-the-sky"
        ]
      },
      "layers": {
        "title": "Layers",
        "description": "Ids of the layers to add to the game's default layers, in order.",
        "type": "array",
        "items": {
          "$ref": "common.schema.json#/$defs/id",
          "title": "Layer",
          "description": "The id of a layer."
        },
        "uniqueItems": true
      },
      "without": {
        "title": "Layers turned off",
        "description": "Ids of default layers that this workspace turns off.",
        "type": "array",
        "items": {
          "$ref": "common.schema.json#/$defs/id",
          "title": "Layer",
          "description": "The id of a layer."
        },
        "uniqueItems": true
      },
      "suppress": {
        "title": "Accepted problems",
        "description": "Known problems that are accepted, each with a reason. They are still listed, as suppressed.",
        "type": "array",
        "items": {
          "title": "Accepted problem",
          "description": "One problem, or all problems with the same code.",
          "type": "object",
          "properties": {
            "code": {
              "title": "Code",
              "description": "The code shown with the problem.",
              "type": "string",
              "pattern": "^[a-z][a-z0-9/-]*$",
              "maxLength": 120,
              "examples": [
                "rule/fire-in-the-sky/air-capacity"
              ]
            },
            "file": {
              "title": "File",
              "description": "Limits this to one file.",
              "type": "string",
              "minLength": 1,
              "maxLength": 400
            },
            "pointer": {
              "$ref": "common.schema.json#/$defs/pointer"
            },
            "reason": {
              "title": "Reason",
              "description": "Why the problem is accepted, in at least 12 characters.",
              "type": "string",
              "minLength": 12,
              "maxLength": 2000
            }
          },
          "required": [
            "code",
            "reason"
          ],
          "additionalProperties": false,
          "defaultSnippets": [
            {
              "label": "accepted problem",
              "description": "A known problem, and why it is accepted.",
              "body": {
                "code": "$1",
                "reason": "$2"
              }
            }
          ],
          "examples": [
            {
              "code": "rule/fire-in-the-sky/air-capacity",
              "file": "scenarios/my-own.json",
              "reason": "Rabaul is meant to be full at the start."
            }
          ]
        }
      },
      "sources": {
        "$ref": "common.schema.json#/$defs/sources"
      }
    },
    "required": [
      "title",
      "game",
      "layers"
    ],
    "additionalProperties": false,
    "defaultSnippets": [
      {
        "label": "new workspace",
        "body": {
          "$schema": "${1:schemas/common/workspace.schema.json}",
          "title": "$2",
          "game": "$3",
          "layers": []
        }
      }
    ]
  }
};
