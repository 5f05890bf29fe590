// Made from schemas/ by "npm run generate". Do not edit.

import type { JsonObject } from "../types";

/** Every schema by its path under schemas/. */
export const schemas: Readonly<Record<string, JsonObject>> = {
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
          "description": "The result of one die.",
          "type": "integer",
          "minimum": 1,
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
        "description": "The dice whose total picks the row. Leave it out where no die is rolled.",
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
  },
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
  },
  "flat-top/air-hits.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/flat-top/air-hits.schema.json",
    "title": "Air Hit Table",
    "description": "The Basic Hit Tables of planes: in air-to-air combat, and for each attack, ordnance and target. A number under an ordnance also says that the plane can carry it. Rules 8.7 and 20.1.",
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
          "Air Hit Tables"
        ]
      },
      "rule": {
        "$ref": "../common/common.schema.json#/$defs/citedRule"
      },
      "planes": {
        "title": "Planes",
        "description": "A row for each plane, by its id.",
        "type": "object",
        "patternProperties": {
          "^[a-z0-9][a-z0-9-]*$": {
            "title": "Row",
            "description": "The Basic Hit Tables of one plane.",
            "type": "object",
            "properties": {
              "airToAir": {
                "$ref": "defs.schema.json#/$defs/bht",
                "title": "Air-to-air"
              },
              "taskForce": {
                "title": "Against ships",
                "description": "Attacks on ships.",
                "type": "object",
                "properties": {
                  "dive": {
                    "title": "Dive bombing",
                    "description": "Attack by diving.",
                    "type": "object",
                    "properties": {
                      "gp": {
                        "$ref": "defs.schema.json#/$defs/bht",
                        "title": "With GP bombs"
                      },
                      "ap": {
                        "$ref": "defs.schema.json#/$defs/bht",
                        "title": "With AP bombs"
                      }
                    },
                    "required": [
                      "gp",
                      "ap"
                    ],
                    "additionalProperties": false,
                    "examples": [
                      {
                        "gp": 4,
                        "ap": null
                      }
                    ]
                  },
                  "levelLow": {
                    "title": "Level bombing, low",
                    "description": "Level attack from low altitude.",
                    "type": "object",
                    "properties": {
                      "gp": {
                        "$ref": "defs.schema.json#/$defs/bht",
                        "title": "With GP bombs"
                      },
                      "ap": {
                        "$ref": "defs.schema.json#/$defs/bht",
                        "title": "With AP bombs"
                      }
                    },
                    "required": [
                      "gp",
                      "ap"
                    ],
                    "additionalProperties": false,
                    "examples": [
                      {
                        "gp": 4,
                        "ap": null
                      }
                    ]
                  },
                  "levelHigh": {
                    "title": "Level bombing, high",
                    "description": "Level attack from high altitude.",
                    "type": "object",
                    "properties": {
                      "gp": {
                        "$ref": "defs.schema.json#/$defs/bht",
                        "title": "With GP bombs"
                      },
                      "ap": {
                        "$ref": "defs.schema.json#/$defs/bht",
                        "title": "With AP bombs"
                      }
                    },
                    "required": [
                      "gp",
                      "ap"
                    ],
                    "additionalProperties": false,
                    "examples": [
                      {
                        "gp": 4,
                        "ap": null
                      }
                    ]
                  },
                  "torpedo": {
                    "$ref": "defs.schema.json#/$defs/bht",
                    "title": "Torpedo"
                  }
                },
                "required": [
                  "dive",
                  "levelLow",
                  "levelHigh",
                  "torpedo"
                ],
                "additionalProperties": false
              },
              "base": {
                "title": "Against bases",
                "description": "Attacks on bases.",
                "type": "object",
                "properties": {
                  "dive": {
                    "title": "Dive bombing",
                    "description": "Attack by diving.",
                    "type": "object",
                    "properties": {
                      "gp": {
                        "$ref": "defs.schema.json#/$defs/bht",
                        "title": "With GP bombs"
                      },
                      "ap": {
                        "$ref": "defs.schema.json#/$defs/bht",
                        "title": "With AP bombs"
                      }
                    },
                    "required": [
                      "gp",
                      "ap"
                    ],
                    "additionalProperties": false,
                    "examples": [
                      {
                        "gp": 4,
                        "ap": null
                      }
                    ]
                  },
                  "levelLow": {
                    "title": "Level bombing, low",
                    "description": "Level attack from low altitude.",
                    "type": "object",
                    "properties": {
                      "gp": {
                        "$ref": "defs.schema.json#/$defs/bht",
                        "title": "With GP bombs"
                      },
                      "ap": {
                        "$ref": "defs.schema.json#/$defs/bht",
                        "title": "With AP bombs"
                      }
                    },
                    "required": [
                      "gp",
                      "ap"
                    ],
                    "additionalProperties": false,
                    "examples": [
                      {
                        "gp": 4,
                        "ap": null
                      }
                    ]
                  },
                  "levelHigh": {
                    "title": "Level bombing, high",
                    "description": "Level attack from high altitude.",
                    "type": "object",
                    "properties": {
                      "gp": {
                        "$ref": "defs.schema.json#/$defs/bht",
                        "title": "With GP bombs"
                      },
                      "ap": {
                        "$ref": "defs.schema.json#/$defs/bht",
                        "title": "With AP bombs"
                      }
                    },
                    "required": [
                      "gp",
                      "ap"
                    ],
                    "additionalProperties": false,
                    "examples": [
                      {
                        "gp": 4,
                        "ap": null
                      }
                    ]
                  }
                },
                "required": [
                  "dive",
                  "levelLow",
                  "levelHigh"
                ],
                "additionalProperties": false
              }
            },
            "required": [
              "airToAir",
              "taskForce",
              "base"
            ],
            "additionalProperties": false
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
      "title",
      "rule",
      "planes",
      "sources"
    ],
    "additionalProperties": false
  },
  "flat-top/base-values.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/flat-top/base-values.schema.json",
    "title": "Base values",
    "description": "What the bases can do in a period of the war. A scenario names the set that it uses.",
    "type": "object",
    "properties": {
      "$schema": {
        "$ref": "../common/common.schema.json#/$defs/schemaPath"
      },
      "title": {
        "title": "Title",
        "description": "What the set is for.",
        "type": "string",
        "minLength": 1,
        "maxLength": 120,
        "examples": [
          "May 1942"
        ]
      },
      "bases": {
        "title": "Bases",
        "description": "Values by the id of the base.",
        "type": "object",
        "patternProperties": {
          "^[a-z0-9][a-z0-9-]*$": {
            "title": "Base values",
            "description": "The values of one base.",
            "type": "object",
            "properties": {
              "capacity": {
                "$ref": "defs.schema.json#/$defs/capacity"
              },
              "launch": {
                "$ref": "defs.schema.json#/$defs/launchFactor"
              },
              "readying": {
                "$ref": "defs.schema.json#/$defs/readyingFactor"
              },
              "antiAircraft": {
                "title": "Anti-aircraft Factor",
                "description": "Factors against planes that attack it. Unit: factors. Rule 21.3.",
                "type": "integer",
                "minimum": 0,
                "maximum": 60,
                "examples": [
                  6
                ]
              },
              "surface": {
                "title": "Surface Factor",
                "description": "Factors with which it fires at ships. Null for a base without guns. Unit: factors. Rule 19.9.",
                "type": [
                  "integer",
                  "null"
                ],
                "minimum": 0,
                "maximum": 60,
                "examples": [
                  4
                ]
              },
              "radar": {
                "title": "Radar",
                "description": "True if it has radar, unless the scenario says otherwise. Rule 7.10.",
                "type": "boolean"
              },
              "repair": {
                "title": "Repair",
                "description": "Hits that it repairs in a turn without attack. Unit: hits. Rule 23.1.",
                "type": "integer",
                "minimum": 0,
                "maximum": 20,
                "examples": [
                  1
                ]
              }
            },
            "required": [
              "capacity",
              "launch",
              "readying",
              "antiAircraft",
              "surface",
              "radar",
              "repair"
            ],
            "additionalProperties": false
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
      "title",
      "bases",
      "sources"
    ],
    "additionalProperties": false
  },
  "flat-top/bases.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/flat-top/bases.schema.json",
    "title": "Bases",
    "description": "The bases of both sides: where they are and which planes they handle. What they can do stands in base-values/.",
    "type": "object",
    "properties": {
      "$schema": {
        "$ref": "../common/common.schema.json#/$defs/schemaPath"
      },
      "bases": {
        "title": "Bases",
        "description": "All bases, by id.",
        "type": "object",
        "patternProperties": {
          "^[a-z0-9][a-z0-9-]*$": {
            "title": "Base",
            "description": "One base.",
            "type": "object",
            "properties": {
              "name": {
                "title": "Name",
                "description": "What people call it.",
                "type": "string",
                "minLength": 1,
                "maxLength": 80,
                "examples": [
                  "Port Moresby"
                ]
              },
              "notation": {
                "title": "Notation",
                "description": "How the Air Record Sheet abbreviates it. Rule 8.5.3.",
                "type": "string",
                "minLength": 1,
                "maxLength": 4,
                "examples": [
                  "PM"
                ]
              },
              "hex": {
                "$ref": "../common/common.schema.json#/$defs/hexId",
                "description": "Where it lies. A base without a hex lies off the board, in the box of the map that has its id."
              },
              "handles": {
                "title": "Plane handling",
                "description": "Which bases it is: LP handles land and carrier planes, SP sea and float planes. Rule 8.9.3.",
                "type": "array",
                "items": {
                  "title": "Handling",
                  "description": "A kind of plane handling.",
                  "type": "string",
                  "enum": [
                    "lp",
                    "sp"
                  ],
                  "enumDescriptions": [
                    "Land and carrier planes.",
                    "Sea and float planes."
                  ]
                },
                "uniqueItems": true,
                "examples": [
                  [
                    "lp",
                    "sp"
                  ]
                ]
              }
            },
            "required": [
              "name",
              "notation",
              "handles"
            ],
            "additionalProperties": false,
            "defaultSnippets": [
              {
                "label": "base",
                "body": {
                  "name": "$1",
                  "notation": "$2",
                  "hex": "$3",
                  "handles": [
                    "lp"
                  ]
                }
              }
            ]
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
    "additionalProperties": false
  },
  "flat-top/battle.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/flat-top/battle.schema.json",
    "title": "Battle",
    "description": "One battle, set up to calculate its odds: the hex, the hour, the forces, and how each side makes its choices. Rule 15.",
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
          "A strike on Shokaku"
        ]
      },
      "summary": {
        "title": "Summary",
        "description": "What the battle is about, in your own words.",
        "type": "string",
        "minLength": 1,
        "maxLength": 4000
      },
      "date": {
        "$ref": "defs.schema.json#/$defs/date"
      },
      "hour": {
        "$ref": "defs.schema.json#/$defs/hour",
        "title": "Hour",
        "description": "The turn in which the battle is fought: by day or by night. Rule 3.2."
      },
      "hex": {
        "$ref": "../common/common.schema.json#/$defs/hexId",
        "title": "Hex",
        "description": "Where the battle is fought."
      },
      "weather": {
        "title": "Weather",
        "description": "The weather of the hex. Nothing is fought in a storm. Rule 6.9.",
        "type": "string",
        "enum": [
          "clear",
          "cloud"
        ],
        "enumDescriptions": [
          "No clouds.",
          "A cloud covers the hex."
        ]
      },
      "initiative": {
        "$ref": "defs.schema.json#/$defs/side",
        "title": "Initiative",
        "description": "The side that has the initiative in this turn. Rule 13."
      },
      "baseValues": {
        "$ref": "../common/common.schema.json#/$defs/id",
        "title": "Base values",
        "description": "The set of base-values/ that is used. Default: the first one.",
        "examples": [
          "may-1942"
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
            "battleships-bombard"
          ]
        ]
      },
      "forces": {
        "title": "Forces",
        "description": "What each side has in the hex. Each side sees all of it.",
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
        "description": "How each side makes its choices in the battle. Default: aggressive.",
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
        "additionalProperties": false
      },
      "sources": {
        "$ref": "../common/common.schema.json#/$defs/sources"
      }
    },
    "required": [
      "title",
      "date",
      "hour",
      "hex",
      "initiative",
      "forces"
    ],
    "additionalProperties": false,
    "markdownDescription": "One battle, set up to calculate its odds: the hex, the hour, the forces, and how each side makes its choices. `sandtable odds --game flat-top --battle FILE` shows how it can end and how likely each result is.\n\nOnly this hex is on the map. All units in it are seen.",
    "defaultSnippets": [
      {
        "label": "new battle",
        "body": {
          "$schema": "${1:../../../schemas/flat-top/battle.schema.json}",
          "title": "$2",
          "date": "${3:1942-05-08}",
          "hour": "${4:1000}",
          "hex": "$5",
          "initiative": "${6|allied,japanese|}",
          "forces": {
            "allied": {
              "formations": {
                "1": [
                  {
                    "plane": "dauntless",
                    "count": 8,
                    "ordnance": "ap"
                  }
                ]
              }
            },
            "japanese": {
              "taskForces": {
                "1": {
                  "ships": [
                    "shokaku"
                  ]
                }
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
          "aggressive",
          "cautious",
          "first-legal",
          "random"
        ],
        "enumDescriptions": [
          "Everything fights: interceptors, bombers, guns and torpedoes, carriers first.",
          "Like aggressive, but no surface combat or bombardment is started that the other side's guns outweigh.",
          "The first legal option, in the order of the rules. A baseline only.",
          "Every legal option is equally likely."
        ]
      },
      "battlePlanes": {
        "title": "Planes",
        "description": "Air Factors of one name in one box.",
        "type": "object",
        "properties": {
          "plane": {
            "$ref": "../common/common.schema.json#/$defs/id",
            "title": "Plane",
            "description": "The id of the plane.",
            "examples": [
              "wildcat"
            ]
          },
          "count": {
            "$ref": "defs.schema.json#/$defs/airFactors"
          },
          "ordnance": {
            "$ref": "defs.schema.json#/$defs/ordnance"
          }
        },
        "required": [
          "plane",
          "count"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "plane": "dauntless",
            "count": 4,
            "ordnance": "ap"
          }
        ]
      },
      "battleFlight": {
        "title": "Planes",
        "description": "Air Factors of one name in an Air Formation. Fighters without ordnance intercept, or escort the bombers of their Air Formation. Rule 8.12.",
        "type": "object",
        "properties": {
          "plane": {
            "$ref": "../common/common.schema.json#/$defs/id",
            "title": "Plane",
            "description": "The id of the plane.",
            "examples": [
              "dauntless"
            ]
          },
          "count": {
            "$ref": "defs.schema.json#/$defs/airFactors"
          },
          "ordnance": {
            "$ref": "defs.schema.json#/$defs/ordnance"
          },
          "altitude": {
            "title": "Altitude",
            "description": "Where they fly. Default: low. Rule 14.15.",
            "type": "string",
            "enum": [
              "low",
              "high"
            ],
            "enumDescriptions": [
              "At low altitude.",
              "At high altitude."
            ]
          }
        },
        "required": [
          "plane",
          "count"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "plane": "dauntless",
            "count": 8,
            "ordnance": "ap",
            "altitude": "high"
          }
        ]
      },
      "battleForce": {
        "title": "Force",
        "description": "What one side has in the hex.",
        "type": "object",
        "properties": {
          "taskForces": {
            "title": "Task Forces",
            "description": "By number. Numbers up to 9 are for ships that carry planes. Rule 4.1.1.",
            "type": "object",
            "patternProperties": {
              "^[1-9][0-9]?$": {
                "title": "Task Force",
                "description": "One Task Force.",
                "type": "object",
                "properties": {
                  "ships": {
                    "title": "Ships",
                    "description": "Named ships, by id.",
                    "type": "array",
                    "items": {
                      "$ref": "../common/common.schema.json#/$defs/id"
                    },
                    "uniqueItems": true,
                    "examples": [
                      [
                        "yorktown",
                        "astoria"
                      ]
                    ]
                  },
                  "others": {
                    "title": "Other ships",
                    "description": "Ships without names: how many of each, by id.",
                    "type": "object",
                    "patternProperties": {
                      "^[a-z0-9][a-z0-9-]*$": {
                        "title": "Ships",
                        "description": "Unit: ships.",
                        "type": "integer",
                        "minimum": 1,
                        "maximum": 60,
                        "examples": [
                          6
                        ]
                      }
                    },
                    "additionalProperties": false,
                    "examples": [
                      {
                        "allied-dd": 6
                      }
                    ]
                  },
                  "anchored": {
                    "title": "Anchored",
                    "description": "True if its ships are anchored. Rule 12.7.",
                    "type": "boolean",
                    "const": true
                  }
                },
                "required": [
                  "ships"
                ],
                "additionalProperties": false,
                "examples": [
                  {
                    "ships": [
                      "yorktown"
                    ],
                    "others": {
                      "allied-dd": 6
                    }
                  }
                ]
              }
            },
            "additionalProperties": false,
            "examples": [
              {
                "1": {
                  "ships": [
                    "yorktown"
                  ]
                }
              }
            ]
          },
          "hits": {
            "title": "Hits",
            "description": "Hits that ships have taken already, by id. Unit: hits. Rule 21.2.",
            "type": "object",
            "patternProperties": {
              "^[a-z0-9][a-z0-9-]*$": {
                "title": "Hits",
                "description": "Unit: hits.",
                "type": "integer",
                "minimum": 1,
                "maximum": 40,
                "examples": [
                  2
                ]
              }
            },
            "additionalProperties": false,
            "examples": [
              {
                "yorktown": 2
              }
            ]
          },
          "base": {
            "title": "Base",
            "description": "The base of the side in the hex.",
            "type": "object",
            "properties": {
              "id": {
                "$ref": "../common/common.schema.json#/$defs/id",
                "title": "Id",
                "description": "The id of the base. It lies in the hex.",
                "examples": [
                  "rabaul"
                ]
              },
              "hits": {
                "title": "Hits",
                "description": "Hits that it has taken already. Unit: hits. Rule 21.3.",
                "type": "integer",
                "minimum": 0,
                "maximum": 40,
                "examples": [
                  1
                ]
              }
            },
            "required": [
              "id"
            ],
            "additionalProperties": false,
            "examples": [
              {
                "id": "rabaul"
              }
            ]
          },
          "planes": {
            "title": "Planes",
            "description": "Planes aboard and at the base, by the id of the ship or base. Rule 8.6.",
            "type": "object",
            "patternProperties": {
              "^[a-z0-9][a-z0-9-]*$": {
                "title": "Boxes",
                "description": "The planes of a ship or base, by box.",
                "type": "object",
                "properties": {
                  "ready": {
                    "title": "Ready",
                    "description": "Planes that can take off.",
                    "type": "array",
                    "items": {
                      "$ref": "#/$defs/battlePlanes"
                    },
                    "examples": [
                      [
                        {
                          "plane": "wildcat",
                          "count": 5
                        }
                      ]
                    ]
                  },
                  "readying": {
                    "title": "Readying",
                    "description": "Planes that are being made ready.",
                    "type": "array",
                    "items": {
                      "$ref": "#/$defs/battlePlanes"
                    },
                    "examples": [
                      [
                        {
                          "plane": "wildcat",
                          "count": 5
                        }
                      ]
                    ]
                  },
                  "landed": {
                    "title": "Just Landed",
                    "description": "Planes that have landed.",
                    "type": "array",
                    "items": {
                      "$ref": "#/$defs/battlePlanes"
                    },
                    "examples": [
                      [
                        {
                          "plane": "wildcat",
                          "count": 5
                        }
                      ]
                    ]
                  }
                },
                "additionalProperties": false,
                "examples": [
                  {
                    "ready": [
                      {
                        "plane": "wildcat",
                        "count": 5
                      }
                    ]
                  }
                ]
              }
            },
            "additionalProperties": false,
            "examples": [
              {
                "yorktown": {
                  "ready": [
                    {
                      "plane": "wildcat",
                      "count": 5
                    }
                  ]
                }
              }
            ]
          },
          "formations": {
            "title": "Air Formations",
            "description": "Planes in the air over the hex, by the number of their Air Formation. Rule 8.5.",
            "type": "object",
            "patternProperties": {
              "^[1-9][0-9]?$": {
                "title": "Air Formation",
                "description": "The planes of one Air Formation.",
                "type": "array",
                "items": {
                  "$ref": "#/$defs/battleFlight"
                },
                "minItems": 1,
                "examples": [
                  [
                    {
                      "plane": "wildcat",
                      "count": 3
                    }
                  ]
                ]
              }
            },
            "additionalProperties": false,
            "examples": [
              {
                "1": [
                  {
                    "plane": "dauntless",
                    "count": 8,
                    "ordnance": "ap"
                  }
                ]
              }
            ]
          }
        },
        "additionalProperties": false,
        "examples": [
          {
            "taskForces": {
              "1": {
                "ships": [
                  "shokaku"
                ]
              }
            }
          }
        ]
      }
    }
  },
  "flat-top/combat-modifiers.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/flat-top/combat-modifiers.schema.json",
    "title": "Combat Modifiers Table",
    "description": "What is added to the Basic Hit Table, and when. All that apply are added up. Rule 20.2.",
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
          "Combat Modifiers Table"
        ]
      },
      "rule": {
        "$ref": "../common/common.schema.json#/$defs/citedRule"
      },
      "modifiers": {
        "title": "Modifiers",
        "description": "The rows of the table, by id.",
        "type": "object",
        "patternProperties": {
          "^[a-z0-9][a-z0-9-]*$": {
            "title": "Modifier",
            "description": "One row.",
            "type": "object",
            "properties": {
              "combat": {
                "title": "Combat",
                "description": "In which combat it counts.",
                "type": "string",
                "enum": [
                  "air-to-air",
                  "anti-aircraft",
                  "air-attack",
                  "gunnery",
                  "torpedo",
                  "breakthrough",
                  "bombardment",
                  "base-fire"
                ],
                "enumDescriptions": [
                  "Planes against planes.",
                  "Ships and bases against bombers.",
                  "Planes against ships and bases.",
                  "Ships against ships.",
                  "Torpedoes of ships.",
                  "The stronger side against ships in Screen, and their reply.",
                  "Ships against a base.",
                  "A base against ships."
                ]
              },
              "when": {
                "title": "When",
                "description": "When it counts.",
                "type": "string",
                "enum": [
                  "range-factor-declined",
                  "cloud",
                  "night",
                  "armed-fighter",
                  "attack-from-high",
                  "target-crippled",
                  "target-anchored"
                ],
                "enumDescriptions": [
                  "The plane spends no Range Factor on air-to-air combat this turn (15.6).",
                  "The hex is covered by clouds.",
                  "It is a night turn.",
                  "A plane that can be an escort is armed (16.10.4).",
                  "The attack comes from high altitude.",
                  "The target is crippled.",
                  "The target is anchored."
                ]
              },
              "add": {
                "title": "Add",
                "description": "What is added to the Basic Hit Table. Unit: columns of the Combat Results Table.",
                "type": "integer",
                "minimum": -15,
                "maximum": 15,
                "examples": [
                  -2
                ]
              },
              "planes": {
                "title": "Planes",
                "description": "Planes for which it counts. Without this member it counts for all.",
                "type": "array",
                "items": {
                  "$ref": "../common/common.schema.json#/$defs/id"
                },
                "uniqueItems": true,
                "minItems": 1,
                "examples": [
                  [
                    "wildcat",
                    "zero"
                  ]
                ]
              },
              "rule": {
                "$ref": "../common/common.schema.json#/$defs/citedRule"
              }
            },
            "required": [
              "combat",
              "when",
              "add",
              "rule"
            ],
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
      "title",
      "rule",
      "modifiers",
      "sources"
    ],
    "additionalProperties": false
  },
  "flat-top/defs.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/flat-top/defs.schema.json",
    "title": "Flat Top definitions",
    "description": "Definitions that several documents of Flat Top share.",
    "$defs": {
      "side": {
        "title": "Side",
        "description": "The side that owns it.",
        "type": "string",
        "enum": [
          "allied",
          "japanese"
        ],
        "enumDescriptions": [
          "The Allies, who sit at the south edge.",
          "Japan, which sits at the north edge."
        ]
      },
      "span": {
        "title": "Span",
        "description": "Columns from the west edge, or rows from the north edge, as the hexes of the map have them. Without a first or a last one it goes to the edge.",
        "type": "object",
        "properties": {
          "from": {
            "title": "First",
            "description": "The first column or row. Unit: hexes.",
            "type": "integer",
            "minimum": 1,
            "maximum": 200,
            "examples": [
              25
            ]
          },
          "to": {
            "title": "Last",
            "description": "The last column or row. Unit: hexes.",
            "type": "integer",
            "minimum": 1,
            "maximum": 200,
            "examples": [
              18
            ]
          }
        },
        "minProperties": 1,
        "additionalProperties": false
      },
      "shipType": {
        "title": "Type",
        "description": "The type of the ship. Rule 7.12.",
        "type": "string",
        "enum": [
          "CV",
          "CVL",
          "AV",
          "CAV",
          "BB",
          "CA",
          "CL",
          "DD",
          "PG",
          "AO",
          "AP",
          "APD",
          "SS"
        ],
        "enumDescriptions": [
          "Fleet carrier.",
          "Light carrier.",
          "Seaplane carrier.",
          "Cruiser with float planes.",
          "Battleship.",
          "Heavy cruiser.",
          "Light cruiser.",
          "Destroyer.",
          "Gunboat, minelayer or patrol ship.",
          "Oiler.",
          "Transport.",
          "Fast transport, a converted destroyer.",
          "Submarine. Used only with rules for submarines."
        ]
      },
      "shipTypes": {
        "title": "Types",
        "description": "Types of ships.",
        "type": "array",
        "items": {
          "$ref": "#/$defs/shipType"
        },
        "uniqueItems": true,
        "examples": [
          [
            "CV",
            "CVL"
          ]
        ]
      },
      "basing": {
        "title": "Basing",
        "description": "Where a plane can take off and land. Rule 8.9.",
        "type": "string",
        "enum": [
          "carrier",
          "float",
          "land",
          "sea"
        ],
        "enumDescriptions": [
          "On CVs and CVLs, and at bases for land planes.",
          "On AVs, CAVs and Japanese BBs, and at bases for seaplanes.",
          "At bases for land planes only.",
          "At bases for seaplanes, and at temporary seaplane bases."
        ]
      },
      "ordnance": {
        "title": "Ordnance",
        "description": "What a plane carries. Rule 8.7.",
        "type": "string",
        "enum": [
          "gp",
          "ap",
          "torpedo"
        ],
        "enumDescriptions": [
          "General-purpose bombs.",
          "Armour-piercing bombs.",
          "A torpedo."
        ]
      },
      "hour": {
        "title": "Hour",
        "description": "A turn of the day, as the Time Record Chart prints it: 0100 to 2400. Rule 3.2.",
        "type": "string",
        "pattern": "^(0[1-9]|1[0-9]|2[0-4])00$",
        "examples": [
          "0600"
        ]
      },
      "date": {
        "title": "Date",
        "description": "A day: year, month, day.",
        "type": "string",
        "pattern": "^19[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",
        "examples": [
          "1942-05-08"
        ]
      },
      "direction": {
        "title": "Direction",
        "description": "A direction by the numbers around a Directional hex: 1 is north, 2 north-east, 3 south-east, 4 south, 5 south-west, 6 north-west. Rule 6.3.",
        "type": "integer",
        "minimum": 1,
        "maximum": 6,
        "examples": [
          2
        ]
      },
      "sectorId": {
        "title": "Sector",
        "description": "A sector of the map, by its id.",
        "type": "string",
        "pattern": "^(i|ii|iii|iv|v|vi|vii|viii)$",
        "examples": [
          "vi"
        ]
      },
      "launchFactor": {
        "title": "Launch Factor",
        "description": "How many Air Factors can take off and land in a turn: the printed numbers left and right of the slash. Twice the left one is the most. Rule 8.3.",
        "type": "object",
        "properties": {
          "normal": {
            "title": "Normal",
            "description": "The number left of the slash: the most for a normal launch. Unit: Air Factors.",
            "type": "integer",
            "minimum": 0,
            "maximum": 200,
            "examples": [
              11
            ]
          },
          "minimum": {
            "title": "Minimum",
            "description": "The number right of the slash: the most for a minimum launch. Unit: Air Factors.",
            "type": "integer",
            "minimum": 0,
            "maximum": 200,
            "examples": [
              3
            ]
          }
        },
        "required": [
          "normal",
          "minimum"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "normal": 11,
            "minimum": 3
          }
        ]
      },
      "capacity": {
        "title": "Maximum Capacity",
        "description": "The most Air Factors that may be present. Null means that there is no limit. Unit: Air Factors. Rule 8.2.",
        "type": [
          "integer",
          "null"
        ],
        "minimum": 0,
        "maximum": 1000,
        "examples": [
          30
        ]
      },
      "readyingFactor": {
        "title": "Readying Factor",
        "description": "The most Air Factors that may be moved from box to box in a turn. Unit: Air Factors. Rule 8.6.",
        "type": "integer",
        "minimum": 0,
        "maximum": 200,
        "examples": [
          8
        ]
      },
      "bht": {
        "title": "Basic Hit Table",
        "description": "The column of the Combat Results Table with which it attacks. Null means that it cannot. Rule 20.1.",
        "type": [
          "integer",
          "null"
        ],
        "minimum": 1,
        "maximum": 15,
        "examples": [
          7
        ]
      },
      "airFactors": {
        "title": "Air Factors",
        "description": "A number of Air Factors. Unit: Air Factors. Rule 2.2.",
        "type": "integer",
        "minimum": 1,
        "maximum": 400,
        "examples": [
          4
        ]
      }
    }
  },
  "flat-top/map.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/flat-top/map.schema.json",
    "title": "Map",
    "description": "The hexes of the map, what lies between them, its sectors, islands and coastwatchers, and the bases beyond its edge.",
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
      "hexes": {
        "title": "Hexes",
        "description": "Every hex, by its id: the letter of its column and the number of its row.",
        "type": "object",
        "patternProperties": {
          "^[A-Z0-9]{2,8}$": {
            "title": "Hex",
            "description": "One hex of the map.",
            "type": "object",
            "properties": {
              "column": {
                "$ref": "../common/map-parts.schema.json#/$defs/column"
              },
              "row": {
                "$ref": "../common/map-parts.schema.json#/$defs/row"
              },
              "terrain": {
                "$ref": "../common/map-parts.schema.json#/$defs/terrain",
                "examples": [
                  "partial-land"
                ]
              },
              "sides": {
                "$ref": "../common/map-parts.schema.json#/$defs/sides",
                "examples": [
                  {
                    "land": "N NE"
                  }
                ]
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
            "BB14": {
              "column": 28,
              "row": 14,
              "terrain": "sea"
            }
          }
        ]
      },
      "sectors": {
        "title": "Sectors",
        "description": "The eight sectors that the folds of the map make, by id. A hex of a shared column or row belongs to several. Rule 3.1.",
        "type": "object",
        "patternProperties": {
          "^(i|ii|iii|iv|v|vi|vii|viii)$": {
            "title": "Sector",
            "description": "One sector of the map.",
            "type": "object",
            "properties": {
              "title": {
                "title": "Title",
                "description": "What it is called.",
                "type": "string",
                "minLength": 1,
                "maxLength": 20,
                "examples": [
                  "VI"
                ]
              },
              "columns": {
                "title": "Columns",
                "description": "First and last column, both included.",
                "type": "array",
                "items": {
                  "type": "integer",
                  "minimum": -999,
                  "maximum": 999,
                  "title": "Number",
                  "description": "A number of a column or row."
                },
                "minItems": 2,
                "maxItems": 2,
                "examples": [
                  [
                    1,
                    22
                  ]
                ]
              },
              "rows": {
                "title": "Rows",
                "description": "First and last row, both included.",
                "type": "array",
                "items": {
                  "type": "integer",
                  "minimum": -999,
                  "maximum": 999,
                  "title": "Number",
                  "description": "A number of a column or row."
                },
                "minItems": 2,
                "maxItems": 2,
                "examples": [
                  [
                    1,
                    22
                  ]
                ]
              },
              "directionalHex": {
                "$ref": "../common/common.schema.json#/$defs/hexId",
                "title": "Directional hex",
                "description": "Where its Wind Direction marker lies, and where clouds are placed. Rule 6.2."
              },
              "wind": {
                "$ref": "defs.schema.json#/$defs/direction",
                "title": "Wind",
                "description": "Where the black arrow in the Directional hex points: the way in which clouds drift at the start. Rule 6.2."
              }
            },
            "required": [
              "title",
              "columns",
              "rows",
              "directionalHex",
              "wind"
            ],
            "additionalProperties": false
          }
        },
        "additionalProperties": false,
        "minProperties": 1,
        "examples": [
          {
            "i": {
              "title": "I",
              "columns": [
                1,
                22
              ],
              "rows": [
                1,
                25
              ],
              "directionalHex": "L12",
              "wind": 6
            }
          }
        ]
      },
      "islands": {
        "title": "Islands",
        "description": "Islands by id, with the hexes in which they lie. Coastwatchers watch them. Rule 7.9.",
        "type": "object",
        "patternProperties": {
          "^[a-z0-9][a-z0-9-]*$": {
            "title": "Island",
            "description": "One island or group.",
            "type": "object",
            "properties": {
              "name": {
                "title": "Name",
                "description": "What people call it.",
                "type": "string",
                "minLength": 1,
                "maxLength": 80,
                "examples": [
                  "Guadalcanal"
                ]
              },
              "hexes": {
                "title": "Hexes",
                "description": "All its hexes: all-land and partial-land.",
                "type": "array",
                "items": {
                  "$ref": "../common/common.schema.json#/$defs/hexId"
                },
                "uniqueItems": true,
                "minItems": 1,
                "examples": [
                  [
                    "BBB22",
                    "CCC23"
                  ]
                ]
              }
            },
            "required": [
              "name",
              "hexes"
            ],
            "additionalProperties": false
          }
        },
        "additionalProperties": false
      },
      "coastwatchers": {
        "title": "Coastwatchers",
        "description": "Coastwatcher symbols by id. Rule 7.9.",
        "type": "object",
        "patternProperties": {
          "^[a-z0-9][a-z0-9-]*$": {
            "title": "Coastwatcher",
            "description": "One symbol. It sees planes over its island and over the sea hexes beside it.",
            "type": "object",
            "properties": {
              "side": {
                "$ref": "defs.schema.json#/$defs/side"
              },
              "island": {
                "$ref": "../common/common.schema.json#/$defs/id",
                "title": "Island",
                "description": "The id of its island.",
                "examples": [
                  "guadalcanal"
                ]
              },
              "hex": {
                "$ref": "../common/common.schema.json#/$defs/hexId",
                "title": "Hex",
                "description": "Where the symbol is printed."
              },
              "within": {
                "title": "Within",
                "description": "Hexes to which it is confined: the Perimeter Line. Without this member it sees the whole island.",
                "type": "array",
                "items": {
                  "$ref": "../common/common.schema.json#/$defs/hexId"
                },
                "uniqueItems": true,
                "minItems": 1,
                "examples": [
                  [
                    "A10",
                    "B10"
                  ]
                ]
              }
            },
            "required": [
              "side",
              "island",
              "hex"
            ],
            "additionalProperties": false
          }
        },
        "additionalProperties": false
      },
      "places": {
        "title": "Places",
        "description": "Names that stand on the map, by id.",
        "type": "object",
        "patternProperties": {
          "^[a-z0-9][a-z0-9-]*$": {
            "title": "Place",
            "description": "A name on the map.",
            "type": "object",
            "properties": {
              "name": {
                "title": "Name",
                "description": "What stands there.",
                "type": "string",
                "minLength": 1,
                "maxLength": 80,
                "examples": [
                  "Jomard Passage"
                ]
              },
              "hex": {
                "$ref": "../common/common.schema.json#/$defs/hexId"
              }
            },
            "required": [
              "name",
              "hex"
            ],
            "additionalProperties": false
          }
        },
        "additionalProperties": false
      },
      "boxes": {
        "title": "Off-board bases",
        "description": "Bases beyond the edge of the map, by the id of the base. Rule 14.11.",
        "type": "object",
        "patternProperties": {
          "^[a-z0-9][a-z0-9-]*$": {
            "title": "Off-board base",
            "description": "The box of a base that is not on the map.",
            "type": "object",
            "properties": {
              "name": {
                "$ref": "../common/map-parts.schema.json#/$defs/boxName"
              },
              "kind": {
                "$ref": "../common/map-parts.schema.json#/$defs/boxKind"
              },
              "side": {
                "$ref": "defs.schema.json#/$defs/side"
              },
              "entryHexes": {
                "$ref": "../common/map-parts.schema.json#/$defs/entryHexes",
                "description": "The Entry Hexes by which planes come and go."
              },
              "turns": {
                "title": "Turns",
                "description": "How many turns a flight takes between the base and each Entry Hex. Unit: turns. Rule 14.11.",
                "type": "object",
                "patternProperties": {
                  "^[A-Z0-9]{2,8}$": {
                    "title": "Turns",
                    "description": "The number in the label of the Entry Hex. Unit: turns.",
                    "type": "integer",
                    "minimum": 1,
                    "maximum": 48,
                    "examples": [
                      5
                    ]
                  }
                },
                "additionalProperties": false,
                "examples": [
                  {
                    "DDD50": 5
                  }
                ]
              }
            },
            "required": [
              "name",
              "kind",
              "side",
              "entryHexes",
              "turns"
            ],
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
      "title",
      "drawing",
      "layout",
      "legend",
      "hexes",
      "sectors",
      "islands",
      "coastwatchers",
      "places",
      "boxes",
      "sources"
    ],
    "additionalProperties": false
  },
  "flat-top/parameters.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/flat-top/parameters.schema.json",
    "title": "Parameters",
    "description": "The numbers of the rules that stand in no table.",
    "type": "object",
    "properties": {
      "$schema": {
        "$ref": "../common/common.schema.json#/$defs/schemaPath"
      },
      "taskForces": {
        "title": "Task Forces",
        "description": "Limits of Task Forces. Rule 4.1.",
        "type": "object",
        "properties": {
          "counters": {
            "title": "Counters",
            "description": "Task Force counters of each side; more can be made on paper. Unit: Task Forces. Rule 4.1.2.",
            "type": "integer",
            "minimum": 1,
            "maximum": 60,
            "examples": [
              14
            ]
          },
          "carrierBoxes": {
            "title": "Carrier boxes",
            "description": "Ships that carry planes must be in Task Forces with numbers up to this one. Rule 4.1.1.",
            "type": "integer",
            "minimum": 1,
            "maximum": 60,
            "examples": [
              9
            ]
          },
          "carriers": {
            "$ref": "defs.schema.json#/$defs/shipTypes",
            "title": "Carriers",
            "description": "Ships for carrier planes: one of them takes up a carrier box. Rule 4.1.3."
          },
          "seaplaneCarriers": {
            "$ref": "defs.schema.json#/$defs/shipTypes",
            "title": "Seaplane carriers",
            "description": "Ships for float planes: one of them takes up a carrier box, which it may share with a carrier. Rules 4.1.4 and 4.1.5."
          },
          "ships": {
            "title": "Ships",
            "description": "The most ships in a Task Force of each side. Unit: ships. Rule 4.1.1.",
            "type": "object",
            "properties": {
              "allied": {
                "title": "Allies",
                "description": "The most ships. Unit: ships.",
                "type": "integer",
                "minimum": 1,
                "maximum": 60,
                "examples": [
                  15
                ]
              },
              "japanese": {
                "title": "Japan",
                "description": "The most ships. Unit: ships.",
                "type": "integer",
                "minimum": 1,
                "maximum": 60,
                "examples": [
                  15
                ]
              }
            },
            "required": [
              "allied",
              "japanese"
            ],
            "additionalProperties": false
          }
        },
        "required": [
          "counters",
          "carrierBoxes",
          "carriers",
          "seaplaneCarriers",
          "ships"
        ],
        "additionalProperties": false
      },
      "airFormations": {
        "title": "Air Formations",
        "description": "Limits of Air Formations. Rule 3.3.1.",
        "type": "object",
        "properties": {
          "counters": {
            "title": "Counters",
            "description": "Air Formations that each side can have at once. Unit: Air Formations.",
            "type": "integer",
            "minimum": 1,
            "maximum": 200,
            "examples": [
              35
            ]
          }
        },
        "required": [
          "counters"
        ],
        "additionalProperties": false
      },
      "clouds": {
        "title": "Clouds",
        "description": "How clouds lie and move. Rule 6.",
        "type": "object",
        "properties": {
          "radius": {
            "title": "Radius",
            "description": "Hexes in every direction that a marker covers. Unit: hexes. Rule 6.5.",
            "type": "integer",
            "minimum": 0,
            "maximum": 10,
            "examples": [
              2
            ]
          },
          "stormFrom": {
            "title": "Storm from",
            "description": "Markers over one hex that make it a Storm hex. Unit: markers. Rule 6.5.",
            "type": "integer",
            "minimum": 2,
            "maximum": 10,
            "examples": [
              2
            ]
          },
          "scattered": {
            "title": "Scattered clouds",
            "description": "Markers in each sector. Unit: markers. Rule 6.3.",
            "type": "integer",
            "minimum": 0,
            "maximum": 10,
            "examples": [
              4
            ]
          },
          "frontDistance": {
            "title": "Front",
            "description": "Hexes from the Directional hex to the outer markers of a front. Unit: hexes. Rule 6.3.",
            "type": "integer",
            "minimum": 0,
            "maximum": 20,
            "examples": [
              5
            ]
          },
          "frontDirections": {
            "title": "Directions of a front",
            "description": "The two directions in which the outer markers lie. Rule 6.3.",
            "type": "array",
            "items": {
              "$ref": "defs.schema.json#/$defs/direction"
            },
            "minItems": 2,
            "maxItems": 2,
            "examples": [
              [
                2,
                5
              ]
            ]
          }
        },
        "required": [
          "radius",
          "stormFrom",
          "scattered",
          "frontDistance",
          "frontDirections"
        ],
        "additionalProperties": false
      },
      "observation": {
        "title": "Observation",
        "description": "What is reported. Rule 7.12.",
        "type": "object",
        "properties": {
          "classes": {
            "title": "Classes",
            "description": "Types of ships by the class that is reported. Rule 7.12.3.",
            "type": "object",
            "properties": {
              "carriers": {
                "$ref": "defs.schema.json#/$defs/shipTypes",
                "title": "Carriers"
              },
              "capital": {
                "$ref": "defs.schema.json#/$defs/shipTypes",
                "title": "Capital ships"
              },
              "small": {
                "$ref": "defs.schema.json#/$defs/shipTypes",
                "title": "Small ships"
              },
              "submarines": {
                "$ref": "defs.schema.json#/$defs/shipTypes",
                "title": "Submarines"
              }
            },
            "required": [
              "carriers",
              "capital",
              "small",
              "submarines"
            ],
            "additionalProperties": false
          },
          "understatement": {
            "title": "Understatement",
            "description": "With Condition Number 2, the least share of the true number that may be reported. Rule 7.12.2.",
            "type": "number",
            "minimum": 0,
            "maximum": 1,
            "examples": [
              0.5
            ]
          },
          "overstatement": {
            "title": "Overstatement",
            "description": "With Condition Number 2, the greatest multiple of the true number that may be reported. Rule 7.12.2.",
            "type": "number",
            "minimum": 1,
            "maximum": 5,
            "examples": [
              1.5
            ]
          },
          "rounding": {
            "title": "Rounding",
            "description": "Which way the bounds are rounded. Rule 7.12.2.",
            "type": "string",
            "enum": [
              "inside",
              "outside"
            ],
            "enumDescriptions": [
              "Towards the true number.",
              "Away from the true number."
            ]
          },
          "unitsAs": {
            "title": "One unit as",
            "description": "With Condition Number 2, one Air Formation or Task Force may be reported as up to so many. Rule 7.12.2.",
            "type": "integer",
            "minimum": 1,
            "maximum": 5,
            "examples": [
              2
            ]
          }
        },
        "required": [
          "classes",
          "understatement",
          "overstatement",
          "rounding",
          "unitsAs"
        ],
        "additionalProperties": false
      },
      "launch": {
        "title": "Taking off and landing",
        "description": "Rules 8.3 and 14.8.",
        "type": "object",
        "properties": {
          "normalMovement": {
            "title": "Normal launch",
            "description": "Share of the Movement Factor that planes have after a normal launch, rounded up. Rule 14.8.2.",
            "type": "number",
            "minimum": 0,
            "maximum": 1,
            "examples": [
              0.5
            ]
          },
          "maximum": {
            "title": "Maximum launch",
            "description": "Multiple of the Normal Launch Factor that is the most. Rule 8.3.3.",
            "type": "integer",
            "minimum": 1,
            "maximum": 5,
            "examples": [
              2
            ]
          },
          "seaplaneBase": {
            "title": "Temporary seaplane base",
            "description": "Multiple of the Maximum Capacity and of the Maximum Launch Factor of an anchored AV or CAV. Rule 12.7.3.",
            "type": "integer",
            "minimum": 1,
            "maximum": 5,
            "examples": [
              2
            ]
          },
          "seaplaneBaseTypes": {
            "$ref": "defs.schema.json#/$defs/shipTypes",
            "title": "Types of seaplane bases",
            "description": "Ships that make a temporary seaplane base when they anchor. Rule 12.7.3."
          },
          "intoWindTypes": {
            "$ref": "defs.schema.json#/$defs/shipTypes",
            "title": "Into the wind",
            "description": "Ships that must move into the wind to launch or land more than the minimum. Rule 6.10."
          }
        },
        "required": [
          "normalMovement",
          "maximum",
          "seaplaneBase",
          "seaplaneBaseTypes",
          "intoWindTypes"
        ],
        "additionalProperties": false
      },
      "readying": {
        "title": "Readying",
        "description": "What moves between boxes cost. Unit: Readying Factors. Rule 8.6.",
        "type": "object",
        "properties": {
          "landedToReadying": {
            "title": "Just Landed to Readying",
            "description": "From the Just Landed box to the Readying box.",
            "type": "integer",
            "minimum": 0,
            "maximum": 5,
            "examples": [
              1
            ]
          },
          "readyingToReady": {
            "title": "Readying to Ready",
            "description": "From the Readying box to the Ready box, with arming.",
            "type": "integer",
            "minimum": 0,
            "maximum": 5,
            "examples": [
              1
            ]
          },
          "readyToReadying": {
            "title": "Ready to Readying",
            "description": "From the Ready box back to the Readying box.",
            "type": "integer",
            "minimum": 0,
            "maximum": 5,
            "examples": [
              1
            ]
          },
          "disperse": {
            "title": "Dispersing",
            "description": "Rule 8.8.",
            "type": "integer",
            "minimum": 0,
            "maximum": 5,
            "examples": [
              1
            ]
          },
          "undisperse": {
            "title": "Undispersing",
            "description": "Rule 8.8.",
            "type": "integer",
            "minimum": 0,
            "maximum": 5,
            "examples": [
              1
            ]
          }
        },
        "required": [
          "landedToReadying",
          "readyingToReady",
          "readyToReadying",
          "disperse",
          "undisperse"
        ],
        "additionalProperties": false
      },
      "handling": {
        "title": "Plane handling",
        "description": "Which planes ships and bases handle. Rule 8.9.",
        "type": "object",
        "properties": {
          "ships": {
            "title": "Ships",
            "description": "By type of ship.",
            "type": "object",
            "patternProperties": {
              "^(CV|CVL|AV|CAV|BB|CA|CL|DD|PG|AO|AP|APD|SS)$": {
                "title": "Basing",
                "description": "Kinds of planes.",
                "type": "array",
                "items": {
                  "$ref": "defs.schema.json#/$defs/basing"
                },
                "uniqueItems": true,
                "examples": [
                  [
                    "carrier"
                  ]
                ]
              }
            },
            "additionalProperties": false,
            "examples": [
              {
                "CV": [
                  "carrier"
                ]
              }
            ]
          },
          "bases": {
            "title": "Bases",
            "description": "By handling of the base.",
            "type": "object",
            "properties": {
              "lp": {
                "title": "LP",
                "description": "Kinds of planes.",
                "type": "array",
                "items": {
                  "$ref": "defs.schema.json#/$defs/basing"
                },
                "uniqueItems": true,
                "examples": [
                  [
                    "land",
                    "carrier"
                  ]
                ]
              },
              "sp": {
                "title": "SP",
                "description": "Kinds of planes.",
                "type": "array",
                "items": {
                  "$ref": "defs.schema.json#/$defs/basing"
                },
                "uniqueItems": true,
                "examples": [
                  [
                    "land",
                    "carrier"
                  ]
                ]
              }
            },
            "required": [
              "lp",
              "sp"
            ],
            "additionalProperties": false
          },
          "seaplaneBase": {
            "title": "Temporary seaplane base",
            "description": "Kinds of planes that it handles. Rule 12.7.3.",
            "type": "array",
            "items": {
              "$ref": "defs.schema.json#/$defs/basing"
            },
            "uniqueItems": true,
            "examples": [
              [
                "float",
                "sea"
              ]
            ]
          }
        },
        "required": [
          "ships",
          "bases",
          "seaplaneBase"
        ],
        "additionalProperties": false
      },
      "shadowing": {
        "title": "Shadowing",
        "description": "Rule 11.",
        "type": "object",
        "properties": {
          "conditions": {
            "title": "Condition Numbers",
            "description": "Condition Numbers with which a Task Force can be shadowed. Rule 11.2.",
            "type": "array",
            "items": {
              "title": "Condition Number",
              "description": "Quality of an observation.",
              "type": "integer",
              "minimum": 1,
              "maximum": 3,
              "examples": [
                2
              ]
            },
            "uniqueItems": true,
            "examples": [
              [
                2,
                3
              ]
            ]
          }
        },
        "required": [
          "conditions"
        ],
        "additionalProperties": false
      },
      "dieModifiers": {
        "title": "Modifiers of dice",
        "description": "What is added to a die before its table is consulted. Those of combat stand in a table of their own. Rules 6 to 14.",
        "type": "object",
        "properties": {
          "searchInCloud": {
            "title": "Search in cloud",
            "description": "Added to the Search die of an Air Formation that begins the turn in a cloud. Rule 7.3.3.",
            "type": "integer",
            "minimum": 0,
            "maximum": 6,
            "examples": [
              1
            ]
          },
          "shadowIntoCloud": {
            "title": "Shadowing into cloud",
            "description": "Added to the Shadow die when the Task Force moves into a cloud. Rule 11.3.2.",
            "type": "integer",
            "minimum": 0,
            "maximum": 6,
            "examples": [
              1
            ]
          },
          "landInStorm": {
            "title": "Landing in a storm",
            "description": "Added to the Night Landing die in a storm at night. Rule 6.6.",
            "type": "integer",
            "minimum": 0,
            "maximum": 6,
            "examples": [
              1
            ]
          },
          "landArmed": {
            "title": "Landing armed",
            "description": "Added to the Night Landing die of armed planes at night. Rule 14.14.",
            "type": "integer",
            "minimum": 0,
            "maximum": 6,
            "examples": [
              1
            ]
          },
          "interceptAgain": {
            "title": "Intercepting again",
            "description": "Added to the Interception die when the same Air Formations fought last turn. Rule 14.13.6.",
            "type": "integer",
            "minimum": 0,
            "maximum": 6,
            "examples": [
              1
            ]
          }
        },
        "required": [
          "searchInCloud",
          "shadowIntoCloud",
          "landInStorm",
          "landArmed",
          "interceptAgain"
        ],
        "additionalProperties": false
      },
      "anchoring": {
        "title": "Anchoring and unloading",
        "description": "Rule 12.7.",
        "type": "object",
        "properties": {
          "unloadingTypes": {
            "$ref": "defs.schema.json#/$defs/shipTypes",
            "title": "Transports",
            "description": "Ships that unload. Rule 12.7.4."
          },
          "unloadingTurns": {
            "title": "Turns of unloading",
            "description": "The most turns that a transport unloads. Unit: turns. Rule 12.7.4.",
            "type": "integer",
            "minimum": 0,
            "maximum": 100,
            "examples": [
              8
            ]
          }
        },
        "required": [
          "unloadingTypes",
          "unloadingTurns"
        ],
        "additionalProperties": false
      },
      "combat": {
        "title": "Combat",
        "description": "The frame of all combat. Rules 15 and 20.",
        "type": "object",
        "properties": {
          "airToAirWithin": {
            "title": "Air-to-air combat",
            "description": "Hexes from a plane-carrying ship or base within which there is air-to-air combat. Unit: hexes. Rule 15.2.",
            "type": "integer",
            "minimum": 0,
            "maximum": 20,
            "examples": [
              2
            ]
          },
          "lowest": {
            "title": "Lowest column",
            "description": "The least Basic Hit Table after all modifiers. Rule 20.2.",
            "type": "integer",
            "minimum": 1,
            "maximum": 15,
            "examples": [
              1
            ]
          },
          "highest": {
            "title": "Highest column",
            "description": "The greatest Basic Hit Table after all modifiers. Rule 20.2.",
            "type": "integer",
            "minimum": 1,
            "maximum": 15,
            "examples": [
              15
            ]
          },
          "die": {
            "title": "Die",
            "description": "What each face of the die adds to the Result Number. Rule 20.3.",
            "type": "object",
            "patternProperties": {
              "^[1-6]$": {
                "title": "Add",
                "description": "Unit: hits.",
                "type": "integer",
                "minimum": -10,
                "maximum": 10,
                "examples": [
                  -2
                ]
              }
            },
            "additionalProperties": false,
            "minProperties": 6
          },
          "asteriskFace": {
            "title": "Asterisk",
            "description": "The least face that scores with a Result Number of *. Rule 20.3.",
            "type": "integer",
            "minimum": 1,
            "maximum": 7,
            "examples": [
              6
            ]
          },
          "asteriskHits": {
            "title": "Hits of an asterisk",
            "description": "Hits that it scores then. Unit: hits. Rule 20.3.",
            "type": "integer",
            "minimum": 0,
            "maximum": 5,
            "examples": [
              1
            ]
          },
          "rangeCost": {
            "title": "Range Factors",
            "description": "Range Factors that combat costs. Unit: turns. Rule 15.6.",
            "type": "object",
            "properties": {
              "airToAir": {
                "title": "Air-to-air",
                "description": "For an interceptor or escort, once a turn.",
                "type": "integer",
                "minimum": 0,
                "maximum": 10,
                "examples": [
                  1
                ]
              },
              "dive": {
                "title": "Dive bombing",
                "description": "For a plane that makes this attack.",
                "type": "integer",
                "minimum": 0,
                "maximum": 10,
                "examples": [
                  1
                ]
              },
              "torpedo": {
                "title": "Torpedo bombing",
                "description": "For a plane that makes this attack.",
                "type": "integer",
                "minimum": 0,
                "maximum": 10,
                "examples": [
                  1
                ]
              },
              "levelLow": {
                "title": "Level bombing, low",
                "description": "For a plane that makes this attack.",
                "type": "integer",
                "minimum": 0,
                "maximum": 10,
                "examples": [
                  1
                ]
              },
              "levelHigh": {
                "title": "Level bombing, high",
                "description": "For a plane that makes this attack.",
                "type": "integer",
                "minimum": 0,
                "maximum": 10,
                "examples": [
                  1
                ]
              }
            },
            "required": [
              "airToAir",
              "dive",
              "torpedo",
              "levelLow",
              "levelHigh"
            ],
            "additionalProperties": false
          },
          "ratio": {
            "title": "Superiority",
            "description": "Ratio of interceptors and escorts that decides what follows. Rule 16.6.",
            "type": "number",
            "minimum": 1,
            "maximum": 10,
            "examples": [
              2
            ]
          }
        },
        "required": [
          "airToAirWithin",
          "lowest",
          "highest",
          "die",
          "asteriskFace",
          "asteriskHits",
          "rangeCost",
          "ratio"
        ],
        "additionalProperties": false
      },
      "antiAircraft": {
        "title": "Anti-aircraft fire",
        "description": "A designed rule: of rule 17 only the beginning is known.",
        "type": "object",
        "properties": {
          "taskForce": {
            "$ref": "defs.schema.json#/$defs/bht",
            "title": "Ships",
            "description": "The Basic Hit Table of ships."
          },
          "base": {
            "$ref": "defs.schema.json#/$defs/bht",
            "title": "Bases",
            "description": "The Basic Hit Table of bases."
          },
          "pool": {
            "title": "Who fires",
            "description": "Which ships fire at a group of bombers.",
            "type": "string",
            "enum": [
              "task-force",
              "target",
              "hex"
            ],
            "enumDescriptions": [
              "All ships of the Task Force under attack, with factors that it divides.",
              "The ship under attack alone.",
              "All ships of the hex, with factors that they divide."
            ]
          },
          "division": {
            "title": "Division",
            "description": "Who divides the factors among the groups.",
            "type": "string",
            "enum": [
              "firer",
              "proportional"
            ],
            "enumDescriptions": [
              "The side that fires.",
              "Nobody: in proportion to the Air Factors of the groups."
            ]
          },
          "baseCoversAnchored": {
            "title": "Base covers ships",
            "description": "True if a base may fire at planes that attack friendly ships anchored in its hex.",
            "type": "boolean"
          }
        },
        "required": [
          "taskForce",
          "base",
          "pool",
          "division",
          "baseCoversAnchored"
        ],
        "additionalProperties": false
      },
      "surface": {
        "title": "Surface combat",
        "description": "Rule 19.",
        "type": "object",
        "properties": {
          "torpedoFromDay": {
            "title": "Torpedoes by day",
            "description": "The least total of the two dice with which torpedoes count on a day turn. Rule 19.6.",
            "type": "integer",
            "minimum": 2,
            "maximum": 13,
            "examples": [
              10
            ]
          },
          "torpedoFromNight": {
            "title": "Torpedoes by night",
            "description": "The same on a night turn. Rule 19.6.",
            "type": "integer",
            "minimum": 2,
            "maximum": 13,
            "examples": [
              7
            ]
          },
          "torpedo": {
            "title": "Torpedo column",
            "description": "The Basic Hit Table of torpedoes. Rule 19.6.",
            "type": "object",
            "properties": {
              "allied": {
                "title": "Allies",
                "description": "Column of the Combat Results Table.",
                "type": "integer",
                "minimum": 1,
                "maximum": 15,
                "examples": [
                  15
                ]
              },
              "japanese": {
                "title": "Japan",
                "description": "Column of the Combat Results Table.",
                "type": "integer",
                "minimum": 1,
                "maximum": 15,
                "examples": [
                  15
                ]
              }
            },
            "required": [
              "allied",
              "japanese"
            ],
            "additionalProperties": false
          },
          "breakthrough": {
            "title": "Breakthrough",
            "description": "Ratio of Gunnery Factors from which the stronger side may break through. Rule 19.7.",
            "type": "number",
            "minimum": 1,
            "maximum": 10,
            "examples": [
              3
            ]
          },
          "battleshipTargets": {
            "$ref": "defs.schema.json#/$defs/shipTypes",
            "title": "Guns against battleships",
            "description": "Ships whose Gunnery Factors may be aimed at BBs. Rule 19.5."
          },
          "bombardment": {
            "title": "Bombardment",
            "description": "The Basic Hit Table of ships and bases in a bombardment. Rule 19.9.",
            "type": "integer",
            "minimum": 1,
            "maximum": 15,
            "examples": [
              8
            ]
          },
          "bombardmentTypes": {
            "$ref": "defs.schema.json#/$defs/shipTypes",
            "title": "Bombarding ships",
            "description": "Ships that may bombard. Rule 19.9.1."
          },
          "bombardmentAmmunition": {
            "title": "Ammunition for bombardment",
            "description": "What it costs each ship. Unit: points. Rule 19.9.",
            "type": "integer",
            "minimum": 0,
            "maximum": 60,
            "examples": [
              8
            ]
          },
          "oneTurnTypes": {
            "$ref": "defs.schema.json#/$defs/shipTypes",
            "title": "One turn of gunnery",
            "description": "Ships that fire their guns in one turn of the game. Rule 19.8.3."
          },
          "ammunitionFor": {
            "title": "Ammunition",
            "description": "How often a ship pays ammunition that fires in gunnery and in a breakthrough. Rule 19.8.1.",
            "type": "string",
            "enum": [
              "turn",
              "round"
            ],
            "enumDescriptions": [
              "Once a turn.",
              "For each round."
            ]
          },
          "shortAmmunition": {
            "title": "Short of ammunition",
            "description": "Share of the Gunnery Factor, rounded up, that a ship fires with when its ammunition does not reach. Rule 19.8.1.",
            "type": "number",
            "minimum": 0,
            "maximum": 1,
            "examples": [
              0.5
            ]
          }
        },
        "required": [
          "torpedoFromDay",
          "torpedoFromNight",
          "torpedo",
          "breakthrough",
          "battleshipTargets",
          "bombardment",
          "bombardmentTypes",
          "bombardmentAmmunition",
          "oneTurnTypes",
          "ammunitionFor",
          "shortAmmunition"
        ],
        "additionalProperties": false
      },
      "damage": {
        "title": "Damage",
        "description": "What hits do. Rule 21.",
        "type": "object",
        "properties": {
          "launch": {
            "title": "Launch Factors of ships",
            "description": "What a hit takes from the Launch Factor, by type. Rule 21.2.3.",
            "type": "object",
            "patternProperties": {
              "^(CV|CVL|AV|CAV|BB|CA|CL|DD|PG|AO|AP|APD|SS)$": {
                "title": "Launch Factor",
                "description": "What a hit takes from the Launch Factor. Unit: Air Factors.",
                "type": "object",
                "properties": {
                  "normal": {
                    "title": "Normal",
                    "description": "From the Normal Launch Factor.",
                    "type": "integer",
                    "minimum": 0,
                    "maximum": 20,
                    "examples": [
                      3
                    ]
                  },
                  "minimum": {
                    "title": "Minimum",
                    "description": "From the Minimum Launch Factor.",
                    "type": "integer",
                    "minimum": 0,
                    "maximum": 20,
                    "examples": [
                      1
                    ]
                  }
                },
                "required": [
                  "normal",
                  "minimum"
                ],
                "additionalProperties": false,
                "examples": [
                  {
                    "normal": 3,
                    "minimum": 1
                  }
                ]
              }
            },
            "additionalProperties": false,
            "examples": [
              {
                "CV": {
                  "normal": 3,
                  "minimum": 1
                }
              }
            ]
          },
          "baseLaunch": {
            "title": "Launch Factor of bases",
            "description": "What a hit takes from the Launch Factor. Unit: Air Factors.",
            "type": "object",
            "properties": {
              "normal": {
                "title": "Normal",
                "description": "From the Normal Launch Factor.",
                "type": "integer",
                "minimum": 0,
                "maximum": 20,
                "examples": [
                  3
                ]
              },
              "minimum": {
                "title": "Minimum",
                "description": "From the Minimum Launch Factor.",
                "type": "integer",
                "minimum": 0,
                "maximum": 20,
                "examples": [
                  1
                ]
              }
            },
            "required": [
              "normal",
              "minimum"
            ],
            "additionalProperties": false,
            "examples": [
              {
                "normal": 3,
                "minimum": 1
              }
            ]
          },
          "seaplaneBaseLaunch": {
            "title": "Launch Factor of seaplane bases",
            "description": "What a hit takes from the Launch Factor. Unit: Air Factors.",
            "type": "object",
            "properties": {
              "normal": {
                "title": "Normal",
                "description": "From the Normal Launch Factor.",
                "type": "integer",
                "minimum": 0,
                "maximum": 20,
                "examples": [
                  3
                ]
              },
              "minimum": {
                "title": "Minimum",
                "description": "From the Minimum Launch Factor.",
                "type": "integer",
                "minimum": 0,
                "maximum": 20,
                "examples": [
                  1
                ]
              }
            },
            "required": [
              "normal",
              "minimum"
            ],
            "additionalProperties": false,
            "examples": [
              {
                "normal": 3,
                "minimum": 1
              }
            ]
          },
          "gunnery": {
            "title": "Gunnery Factor",
            "description": "What a hit on a ship takes. Unit: factors. Rule 21.2.2.",
            "type": "integer",
            "minimum": 0,
            "maximum": 10,
            "examples": [
              1
            ]
          },
          "antiAircraft": {
            "title": "AA Factor",
            "description": "What a hit on a ship or base takes. Unit: factors. Rules 21.2.2 and 21.3.1.",
            "type": "integer",
            "minimum": 0,
            "maximum": 10,
            "examples": [
              1
            ]
          },
          "surface": {
            "title": "Surface Factor",
            "description": "What a hit on a base takes. Unit: factors. Rule 21.3.1.",
            "type": "integer",
            "minimum": 0,
            "maximum": 10,
            "examples": [
              1
            ]
          },
          "slowFrom": {
            "title": "Slowed",
            "description": "Share of the Damage Factor from which a ship is slowed. Rule 21.2.1.",
            "type": "number",
            "minimum": 0,
            "maximum": 1,
            "examples": [
              0.5
            ]
          },
          "slowMovement": {
            "title": "Movement when slowed",
            "description": "Share of its Movement Factor, rounded up, that a slowed ship has left. One with a Movement Factor of 1 moves every second turn. Rule 21.2.1.",
            "type": "number",
            "minimum": 0,
            "maximum": 1,
            "examples": [
              0.5
            ]
          },
          "crippleFrom": {
            "title": "Crippled",
            "description": "Damage Factor from which a ship can be crippled. Rule 21.2.1.",
            "type": "integer",
            "minimum": 2,
            "maximum": 60,
            "examples": [
              3
            ]
          },
          "planesPerHit": {
            "title": "Planes",
            "description": "Air Factors aboard that a hit destroys. Unit: Air Factors. Rules 21.2.4 and 21.3.2.",
            "type": "integer",
            "minimum": 0,
            "maximum": 10,
            "examples": [
              1
            ]
          },
          "hitsPerDispersed": {
            "title": "Dispersed planes",
            "description": "Hits that destroy one dispersed Air Factor. Unit: hits. Rule 21.3.2.",
            "type": "integer",
            "minimum": 1,
            "maximum": 10,
            "examples": [
              2
            ]
          },
          "doubled": {
            "title": "Doubled hits",
            "description": "Multiple of hits that find planes in the wrong boxes. Rule 21.6.",
            "type": "integer",
            "minimum": 1,
            "maximum": 5,
            "examples": [
              2
            ]
          }
        },
        "required": [
          "launch",
          "baseLaunch",
          "seaplaneBaseLaunch",
          "gunnery",
          "antiAircraft",
          "surface",
          "slowFrom",
          "slowMovement",
          "crippleFrom",
          "planesPerHit",
          "hitsPerDispersed",
          "doubled"
        ],
        "additionalProperties": false
      },
      "replacements": {
        "title": "Replacements",
        "description": "Rule 22.",
        "type": "object",
        "properties": {
          "taken": {
            "title": "Taken",
            "description": "True if replacements come. Rule 22.1.",
            "type": "boolean"
          },
          "lostForOne": {
            "title": "Losses for one",
            "description": "Air Factors of a name lost on a day for each that comes back. Unit: Air Factors. Rule 22.2.",
            "type": "integer",
            "minimum": 1,
            "maximum": 50,
            "examples": [
              3
            ]
          },
          "share": {
            "title": "Division",
            "description": "How replacements are divided between sea-based and land-based planes. Rule 22.2.",
            "type": "string",
            "enum": [
              "proportional",
              "equal"
            ],
            "enumDescriptions": [
              "In proportion to the losses.",
              "As equally as possible."
            ]
          }
        },
        "required": [
          "taken",
          "lostForOne",
          "share"
        ],
        "additionalProperties": false
      },
      "scenarioRules": {
        "title": "Rules of scenarios",
        "description": "What some scenarios change.",
        "type": "object",
        "properties": {
          "floatPlanesAtBases": {
            "title": "Float planes at bases",
            "description": "True if float planes may begin at bases that handle seaplanes, against rule 4.2.2.",
            "type": "boolean"
          },
          "needSeaplaneBase": {
            "title": "Need a seaplane base",
            "description": "Planes that take off and land only at temporary seaplane bases.",
            "type": "array",
            "items": {
              "$ref": "../common/common.schema.json#/$defs/id"
            },
            "uniqueItems": true,
            "examples": [
              [
                "pete"
              ]
            ]
          },
          "reloadTurns": {
            "title": "Reloading",
            "description": "Turns in a row that a ship must be anchored at a friendly base to get its ammunition back. Null for never. Unit: turns.",
            "type": [
              "integer",
              "null"
            ],
            "minimum": 1,
            "maximum": 100,
            "examples": [
              8
            ]
          },
          "troopTransfer": {
            "title": "Troop transfer",
            "description": "True if transports anchored in one port may pass turns of unloading to each other.",
            "type": "boolean"
          }
        },
        "required": [
          "floatPlanesAtBases",
          "needSeaplaneBase",
          "reloadTurns",
          "troopTransfer"
        ],
        "additionalProperties": false
      },
      "sources": {
        "$ref": "../common/common.schema.json#/$defs/sources"
      }
    },
    "required": [
      "$schema",
      "taskForces",
      "airFormations",
      "clouds",
      "observation",
      "launch",
      "readying",
      "handling",
      "shadowing",
      "dieModifiers",
      "anchoring",
      "combat",
      "antiAircraft",
      "surface",
      "damage",
      "replacements",
      "scenarioRules",
      "sources"
    ],
    "additionalProperties": false
  },
  "flat-top/planes.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/flat-top/planes.schema.json",
    "title": "Planes",
    "description": "The planes of both sides, as the Plane Data Chart and rules 8.9 and 8.12 have them. How they hit stands in tables/air-hits.json.",
    "type": "object",
    "properties": {
      "$schema": {
        "$ref": "../common/common.schema.json#/$defs/schemaPath"
      },
      "planes": {
        "title": "Planes",
        "description": "All planes by id.",
        "type": "object",
        "patternProperties": {
          "^[a-z0-9][a-z0-9-]*$": {
            "title": "Plane",
            "description": "One name of planes.",
            "type": "object",
            "properties": {
              "name": {
                "title": "Name",
                "description": "What it is called.",
                "type": "string",
                "minLength": 1,
                "maxLength": 40,
                "examples": [
                  "Wildcat"
                ]
              },
              "notation": {
                "title": "Notation",
                "description": "How the Air Record Sheet abbreviates it. Rule 8.5.5.",
                "type": "string",
                "minLength": 1,
                "maxLength": 4,
                "examples": [
                  "Wi"
                ]
              },
              "side": {
                "$ref": "defs.schema.json#/$defs/side"
              },
              "basing": {
                "title": "Basing",
                "description": "The kinds of counters that it has. Rule 8.9.",
                "type": "array",
                "items": {
                  "$ref": "defs.schema.json#/$defs/basing"
                },
                "uniqueItems": true,
                "minItems": 1,
                "examples": [
                  [
                    "carrier",
                    "land"
                  ]
                ]
              },
              "movement": {
                "title": "Movement Factor",
                "description": "Hexes in a turn. Unit: hexes. Rule 14.3.",
                "type": "integer",
                "minimum": 1,
                "maximum": 60,
                "examples": [
                  8
                ]
              },
              "range": {
                "title": "Range Factor",
                "description": "Turns in the air, the turn of take-off included. Unit: turns. Rule 8.5.5.",
                "type": "integer",
                "minimum": 1,
                "maximum": 60,
                "examples": [
                  6
                ]
              },
              "missions": {
                "title": "Missions",
                "description": "What it can serve as. Rule 8.12.",
                "type": "array",
                "items": {
                  "title": "Mission",
                  "description": "A task in air combat.",
                  "type": "string",
                  "enum": [
                    "interceptor",
                    "escort",
                    "bomber"
                  ],
                  "enumDescriptions": [
                    "Attacks planes. Only unarmed.",
                    "Protects the bombers of its Air Formation. Only unarmed.",
                    "Attacks ships and bases. Only armed."
                  ]
                },
                "uniqueItems": true,
                "examples": [
                  [
                    "interceptor",
                    "escort",
                    "bomber"
                  ]
                ]
              }
            },
            "required": [
              "name",
              "notation",
              "side",
              "basing",
              "movement",
              "range",
              "missions"
            ],
            "additionalProperties": false,
            "defaultSnippets": [
              {
                "label": "plane",
                "body": {
                  "name": "$1",
                  "notation": "$2",
                  "side": "$3",
                  "basing": [
                    "land"
                  ],
                  "movement": "^$4",
                  "range": "^$5",
                  "missions": [
                    "bomber"
                  ]
                }
              }
            ]
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
      "planes",
      "sources"
    ],
    "additionalProperties": false
  },
  "flat-top/player.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/flat-top/player.schema.json",
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
      "sources"
    ],
    "additionalProperties": false,
    "$defs": {
      "weights": {
        "title": "Weights",
        "description": "What a side goes for, and how cautious it is.",
        "type": "object",
        "properties": {
          "carrierWorth": {
            "title": "Carrier",
            "description": "What an enemy carrier of a report is taken to be worth. Unit: Victory Points.",
            "type": "number",
            "minimum": 0,
            "maximum": 500,
            "examples": [
              70
            ]
          },
          "capitalWorth": {
            "title": "Capital ship",
            "description": "What an enemy capital ship of a report is taken to be worth. Unit: Victory Points.",
            "type": "number",
            "minimum": 0,
            "maximum": 500,
            "examples": [
              26
            ]
          },
          "smallWorth": {
            "title": "Small ship",
            "description": "What an enemy small ship of a report is taken to be worth. Unit: Victory Points.",
            "type": "number",
            "minimum": 0,
            "maximum": 500,
            "examples": [
              12
            ]
          },
          "submarineWorth": {
            "title": "Submarine",
            "description": "What an enemy submarine of a report is taken to be worth. Unit: Victory Points.",
            "type": "number",
            "minimum": 0,
            "maximum": 500,
            "examples": [
              8
            ]
          },
          "unknownWorth": {
            "title": "Unknown ships",
            "description": "What a report of ships that names no class is taken to be worth. Unit: Victory Points.",
            "type": "number",
            "minimum": 0,
            "maximum": 500,
            "examples": [
              30
            ]
          },
          "memory": {
            "title": "Memory for carriers",
            "description": "For how long reports of carriers count when carriers sail and fighters fly patrol. Unit: turns.",
            "type": "integer",
            "minimum": 0,
            "maximum": 24,
            "examples": [
              6
            ]
          },
          "haunts": {
            "title": "Memory for searches",
            "description": "For how long a report says where to look for the enemy. Unit: turns.",
            "type": "integer",
            "minimum": 0,
            "maximum": 48,
            "examples": [
              12
            ]
          },
          "patrolShare": {
            "title": "Patrol",
            "description": "Share of the fighters of a field that fly patrol over it while it is in danger. 1 is all of them.",
            "type": "number",
            "minimum": 0,
            "maximum": 1,
            "examples": [
              0.4
            ]
          },
          "danger": {
            "title": "Danger",
            "description": "How near enemy bases and reported carriers must be for fighters to fly patrol. Unit: hexes.",
            "type": "integer",
            "minimum": 0,
            "maximum": 60,
            "examples": [
              22
            ]
          },
          "bombersToEscort": {
            "title": "Bombers to a fighter",
            "description": "How many bombers of a strike one fighter escorts. Unit: Air Factors.",
            "type": "number",
            "minimum": 0.5,
            "maximum": 20,
            "examples": [
              3
            ]
          },
          "leastStrike": {
            "title": "Least strike",
            "description": "With fewer bombers than this no strike is flown. Unit: Air Factors.",
            "type": "integer",
            "minimum": 1,
            "maximum": 30,
            "examples": [
              3
            ]
          },
          "leastWorth": {
            "title": "Least target",
            "description": "Ships of a report that is worth less are not attacked. Unit: Victory Points.",
            "type": "number",
            "minimum": 0,
            "maximum": 500,
            "examples": [
              20
            ]
          },
          "keepArmed": {
            "title": "Armed planes kept ready",
            "description": "Armed planes that could not take off stay ready while at least so much daylight is left. Planes on deck are in danger (21.6). Unit: turns.",
            "type": "integer",
            "minimum": 0,
            "maximum": 24,
            "examples": [
              4
            ]
          },
          "baseWorth": {
            "title": "Enemy base",
            "description": "What an enemy air base is worth as the target of a strike that is made ready. Unit: Victory Points.",
            "type": "number",
            "minimum": 0,
            "maximum": 500,
            "examples": [
              14
            ]
          },
          "baseInFlight": {
            "title": "Enemy base in flight",
            "description": "What an enemy air base is worth to a strike in the air, beside the ships that it may find. Unit: Victory Points.",
            "type": "number",
            "minimum": 0,
            "maximum": 500,
            "examples": [
              8
            ]
          },
          "baseHit": {
            "title": "Hit on a base",
            "description": "What a hit on a base is worth when bombers choose their targets. Unit: Victory Points.",
            "type": "number",
            "minimum": 0,
            "maximum": 100,
            "examples": [
              4
            ]
          },
          "fightersOnEscorts": {
            "title": "Fighters against escorts",
            "description": "Share of the fighters in air-to-air combat that attack escorts. The others attack bombers.",
            "type": "number",
            "minimum": 0,
            "maximum": 1,
            "examples": [
              0.6
            ]
          },
          "carrierScouts": {
            "title": "Scouts of carriers",
            "description": "How many scouts of a carrier, or of a field of land planes, are in the air at a time. Unit: Air Factors.",
            "type": "integer",
            "minimum": 0,
            "maximum": 10,
            "examples": [
              2
            ]
          },
          "scouts": {
            "title": "Scouts of other fields",
            "description": "How many scouts of any other field are in the air at a time. Unit: Air Factors.",
            "type": "integer",
            "minimum": 0,
            "maximum": 10,
            "examples": [
              3
            ]
          },
          "fan": {
            "title": "Fan of searches",
            "description": "Angle between the bearings of scouts of one field. Unit: degrees.",
            "type": "number",
            "minimum": 1,
            "maximum": 90,
            "examples": [
              24
            ]
          },
          "beyond": {
            "title": "Beyond the enemy",
            "description": "How far scouts fly beyond the place where the enemy is expected. Unit: hexes.",
            "type": "integer",
            "minimum": 0,
            "maximum": 30,
            "examples": [
              6
            ]
          },
          "reserve": {
            "title": "Reserve of fuel",
            "description": "Turns of flight that planes other than scouts have left when they are home. Unit: turns.",
            "type": "integer",
            "minimum": 0,
            "maximum": 6,
            "examples": [
              1
            ]
          },
          "scoutReserve": {
            "title": "Reserve of scouts",
            "description": "Turns of flight that scouts have left when they are home, for a deck that has sailed on or has no room. Unit: turns.",
            "type": "integer",
            "minimum": 0,
            "maximum": 6,
            "examples": [
              2
            ]
          },
          "chase": {
            "title": "Chase",
            "description": "How far ships are expected to sail while a strike is on its way. Unit: hexes.",
            "type": "integer",
            "minimum": 0,
            "maximum": 20,
            "examples": [
              2
            ]
          },
          "shadowing": {
            "title": "Fuel for shadowing",
            "description": "Turns of flight that a scout must have left to shadow. Unit: turns.",
            "type": "integer",
            "minimum": 0,
            "maximum": 12,
            "examples": [
              4
            ]
          },
          "strikeRange": {
            "title": "Strike range",
            "description": "Distance from enemy carriers, and from targets of raids, that carriers with bombers keep. Unit: hexes.",
            "type": "integer",
            "minimum": 0,
            "maximum": 40,
            "examples": [
              11
            ]
          },
          "searchRange": {
            "title": "Search range",
            "description": "How near carriers go to the place where the enemy is expected. Unit: hexes.",
            "type": "integer",
            "minimum": 0,
            "maximum": 60,
            "examples": [
              16
            ]
          },
          "baseRange": {
            "title": "Distance from bases",
            "description": "How far carriers stay from enemy air bases when they do not raid them. Unit: hexes.",
            "type": "integer",
            "minimum": 0,
            "maximum": 60,
            "examples": [
              13
            ]
          },
          "surfaceEdge": {
            "title": "Edge in surface combat",
            "description": "How many times the enemy's Gunnery Factors the own ones must be to start surface combat.",
            "type": "number",
            "minimum": 0,
            "maximum": 10,
            "examples": [
              1.2
            ]
          },
          "capitalGuns": {
            "title": "Guns of a capital ship",
            "description": "Gunnery Factors that a reported capital ship is taken to have.",
            "type": "number",
            "minimum": 0,
            "maximum": 50,
            "examples": [
              10
            ]
          },
          "smallGuns": {
            "title": "Guns of a small ship",
            "description": "Gunnery Factors that a reported small ship is taken to have.",
            "type": "number",
            "minimum": 0,
            "maximum": 50,
            "examples": [
              1
            ]
          },
          "unknownGuns": {
            "title": "Guns of an unknown ship",
            "description": "Gunnery Factors that a ship whose class was not reported is taken to have.",
            "type": "number",
            "minimum": 0,
            "maximum": 50,
            "examples": [
              4
            ]
          }
        },
        "required": [
          "carrierWorth",
          "capitalWorth",
          "smallWorth",
          "submarineWorth",
          "unknownWorth",
          "memory",
          "haunts",
          "patrolShare",
          "danger",
          "bombersToEscort",
          "leastStrike",
          "leastWorth",
          "keepArmed",
          "baseWorth",
          "baseInFlight",
          "baseHit",
          "fightersOnEscorts",
          "carrierScouts",
          "scouts",
          "fan",
          "beyond",
          "reserve",
          "scoutReserve",
          "chase",
          "shadowing",
          "strikeRange",
          "searchRange",
          "baseRange",
          "surfaceEdge",
          "capitalGuns",
          "smallGuns",
          "unknownGuns"
        ],
        "additionalProperties": false
      }
    }
  },
  "flat-top/position.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/flat-top/position.schema.json",
    "title": "Flat Top position",
    "description": "The state of a game in play, as a saved scenario stores it.",
    "$defs": {
      "position": {
        "title": "Position",
        "description": "A game in the middle of play. Saved by the studio.",
        "type": "object",
        "properties": {
          "turn": {
            "title": "Turn",
            "description": "Turn of the clock.",
            "type": "integer",
            "minimum": 0,
            "maximum": 100000
          },
          "firstTurn": {
            "title": "First turn",
            "description": "The turn on which the game began.",
            "type": "integer",
            "minimum": 0,
            "maximum": 100000
          },
          "lastTurn": {
            "title": "Last turn",
            "description": "The turn after which it ends.",
            "type": "integer",
            "minimum": 0,
            "maximum": 100000
          },
          "baseValues": {
            "$ref": "../common/common.schema.json#/$defs/id",
            "title": "Base values",
            "description": "The set in use."
          },
          "initiative": {
            "title": "Initiative",
            "description": "Who has it.",
            "type": "string",
            "enum": [
              "allied",
              "japanese",
              "none"
            ],
            "enumDescriptions": [
              "The Allies have it.",
              "Japan has it.",
              "Nobody has it before the first roll."
            ]
          },
          "wind": {
            "title": "Wind",
            "description": "The way in which clouds drift, by sector.",
            "type": "object",
            "patternProperties": {
              "^(i|ii|iii|iv|v|vi|vii|viii)$": {
                "$ref": "defs.schema.json#/$defs/direction"
              }
            },
            "additionalProperties": false
          },
          "clouds": {
            "title": "Clouds",
            "description": "The hex of each marker.",
            "type": "array",
            "items": {
              "$ref": "../common/common.schema.json#/$defs/hexId"
            }
          },
          "points": {
            "title": "Points",
            "description": "Victory Points.",
            "type": "object",
            "properties": {
              "allied": {
                "title": "Points",
                "description": "Unit: Victory Points.",
                "type": "number",
                "minimum": 0,
                "maximum": 100000,
                "examples": [
                  12
                ]
              },
              "japanese": {
                "title": "Points",
                "description": "Unit: Victory Points.",
                "type": "number",
                "minimum": 0,
                "maximum": 100000,
                "examples": [
                  12
                ]
              }
            },
            "required": [
              "allied",
              "japanese"
            ],
            "additionalProperties": false
          },
          "bases": {
            "title": "Bases",
            "description": "The bases of the scenario, by id.",
            "type": "object",
            "patternProperties": {
              "^[a-z0-9][a-z0-9-]*$": {
                "title": "Base",
                "description": "The state of one base.",
                "type": "object",
                "properties": {
                  "owner": {
                    "$ref": "defs.schema.json#/$defs/side"
                  },
                  "hits": {
                    "title": "Hits",
                    "description": "Unit: hits.",
                    "type": "integer",
                    "minimum": 0,
                    "maximum": 100000
                  },
                  "attacked": {
                    "title": "Attacked",
                    "description": "Turn of the last attack.",
                    "type": "integer",
                    "minimum": 0,
                    "maximum": 100000
                  },
                  "unloaded": {
                    "title": "Unloaded",
                    "description": "Turns of unloading towards its capture.",
                    "type": "integer",
                    "minimum": 0,
                    "maximum": 100000
                  }
                },
                "required": [
                  "owner",
                  "hits",
                  "attacked",
                  "unloaded"
                ],
                "additionalProperties": false
              }
            },
            "additionalProperties": false
          },
          "ships": {
            "title": "Ships",
            "description": "The ships of the scenario, by the id of their counter.",
            "type": "object",
            "patternProperties": {
              "^[a-z0-9][a-z0-9-]*$": {
                "title": "Ship",
                "description": "The state of one ship.",
                "type": "object",
                "properties": {
                  "taskForce": {
                    "title": "Task Force",
                    "description": "The number of the Task Force that it is in.",
                    "type": "integer",
                    "minimum": 1,
                    "maximum": 99
                  },
                  "gone": {
                    "title": "Gone",
                    "description": "Where a ship went that is in no Task Force any more.",
                    "type": "string",
                    "enum": [
                      "sunk",
                      "left"
                    ],
                    "enumDescriptions": [
                      "It was sunk.",
                      "It left the map (rule 12.6)."
                    ]
                  },
                  "hits": {
                    "title": "Hits",
                    "description": "Unit: hits.",
                    "type": "integer",
                    "minimum": 0,
                    "maximum": 100000
                  },
                  "ammunition": {
                    "title": "Ammunition",
                    "description": "What is left.",
                    "type": "integer",
                    "minimum": 0,
                    "maximum": 100000
                  },
                  "flags": {
                    "title": "Marks",
                    "description": "What it has done this turn.",
                    "type": "array",
                    "items": {
                      "title": "Mark",
                      "description": "A mark of the engine.",
                      "type": "string",
                      "minLength": 1,
                      "maxLength": 40
                    },
                    "uniqueItems": true
                  },
                  "anchored": {
                    "title": "Anchored",
                    "description": "Turn on which it anchored.",
                    "type": "integer",
                    "minimum": 0,
                    "maximum": 100000
                  },
                  "unloaded": {
                    "title": "Unloaded",
                    "description": "Turns that it has unloaded.",
                    "type": "integer",
                    "minimum": 0,
                    "maximum": 100000
                  },
                  "moves": {
                    "title": "Moves",
                    "description": "Turn on which a slowed ship may move.",
                    "type": "integer",
                    "minimum": 0,
                    "maximum": 100000
                  }
                },
                "required": [
                  "hits"
                ],
                "additionalProperties": false
              }
            },
            "additionalProperties": false
          },
          "taskForces": {
            "title": "Task Forces",
            "description": "By side and number.",
            "type": "object",
            "properties": {
              "allied": {
                "title": "Task Forces",
                "description": "By number.",
                "type": "object",
                "patternProperties": {
                  "^[1-9][0-9]?$": {
                    "title": "Task Force",
                    "description": "A Task Force.",
                    "type": "object",
                    "properties": {
                      "hex": {
                        "title": "Hex",
                        "description": "Where it is; null off the map.",
                        "type": [
                          "string",
                          "null"
                        ],
                        "pattern": "^[A-Z0-9]{2,8}$"
                      },
                      "enters": {
                        "title": "Enters",
                        "description": "Turn on which it enters.",
                        "type": "integer",
                        "minimum": 0,
                        "maximum": 100000
                      },
                      "entry": {
                        "$ref": "../common/common.schema.json#/$defs/hexId"
                      },
                      "marker": {
                        "title": "Marker",
                        "description": "Its counter on the map.",
                        "type": "integer",
                        "minimum": 0,
                        "maximum": 100000
                      },
                      "plot": {
                        "title": "Plot",
                        "description": "Hexes that it enters this turn; null leaves the map.",
                        "type": "array",
                        "items": {
                          "title": "Hex",
                          "description": "Where it is; null off the map.",
                          "type": [
                            "string",
                            "null"
                          ],
                          "pattern": "^[A-Z0-9]{2,8}$"
                        }
                      },
                      "flags": {
                        "title": "Marks",
                        "description": "What it has done this turn.",
                        "type": "array",
                        "items": {
                          "title": "Mark",
                          "description": "A mark of the engine.",
                          "type": "string",
                          "minLength": 1,
                          "maxLength": 40
                        },
                        "uniqueItems": true
                      }
                    },
                    "required": [
                      "hex"
                    ],
                    "additionalProperties": false
                  }
                },
                "additionalProperties": false
              },
              "japanese": {
                "title": "Task Forces",
                "description": "By number.",
                "type": "object",
                "patternProperties": {
                  "^[1-9][0-9]?$": {
                    "title": "Task Force",
                    "description": "A Task Force.",
                    "type": "object",
                    "properties": {
                      "hex": {
                        "title": "Hex",
                        "description": "Where it is; null off the map.",
                        "type": [
                          "string",
                          "null"
                        ],
                        "pattern": "^[A-Z0-9]{2,8}$"
                      },
                      "enters": {
                        "title": "Enters",
                        "description": "Turn on which it enters.",
                        "type": "integer",
                        "minimum": 0,
                        "maximum": 100000
                      },
                      "entry": {
                        "$ref": "../common/common.schema.json#/$defs/hexId"
                      },
                      "marker": {
                        "title": "Marker",
                        "description": "Its counter on the map.",
                        "type": "integer",
                        "minimum": 0,
                        "maximum": 100000
                      },
                      "plot": {
                        "title": "Plot",
                        "description": "Hexes that it enters this turn; null leaves the map.",
                        "type": "array",
                        "items": {
                          "title": "Hex",
                          "description": "Where it is; null off the map.",
                          "type": [
                            "string",
                            "null"
                          ],
                          "pattern": "^[A-Z0-9]{2,8}$"
                        }
                      },
                      "flags": {
                        "title": "Marks",
                        "description": "What it has done this turn.",
                        "type": "array",
                        "items": {
                          "title": "Mark",
                          "description": "A mark of the engine.",
                          "type": "string",
                          "minLength": 1,
                          "maxLength": 40
                        },
                        "uniqueItems": true
                      }
                    },
                    "required": [
                      "hex"
                    ],
                    "additionalProperties": false
                  }
                },
                "additionalProperties": false
              }
            },
            "required": [
              "allied",
              "japanese"
            ],
            "additionalProperties": false
          },
          "decks": {
            "title": "Decks",
            "description": "By ship or base.",
            "type": "object",
            "patternProperties": {
              "^[a-z0-9][a-z0-9-]*$": {
                "title": "Deck",
                "description": "The planes of a ship or base.",
                "type": "object",
                "properties": {
                  "ready": {
                    "title": "Ready",
                    "description": "Planes that can take off.",
                    "type": "array",
                    "items": {
                      "title": "Planes",
                      "description": "Air Factors of one kind.",
                      "type": "object",
                      "properties": {
                        "plane": {
                          "$ref": "../common/common.schema.json#/$defs/id",
                          "title": "Kind",
                          "description": "The plane with its basing.",
                          "examples": [
                            "wildcat-carrier"
                          ]
                        },
                        "count": {
                          "$ref": "defs.schema.json#/$defs/airFactors"
                        },
                        "ordnance": {
                          "$ref": "defs.schema.json#/$defs/ordnance"
                        }
                      },
                      "required": [
                        "plane",
                        "count"
                      ],
                      "additionalProperties": false
                    }
                  },
                  "readying": {
                    "title": "Readying",
                    "description": "Planes that are being made ready.",
                    "type": "array",
                    "items": {
                      "title": "Planes",
                      "description": "Air Factors of one kind.",
                      "type": "object",
                      "properties": {
                        "plane": {
                          "$ref": "../common/common.schema.json#/$defs/id",
                          "title": "Kind",
                          "description": "The plane with its basing.",
                          "examples": [
                            "wildcat-carrier"
                          ]
                        },
                        "count": {
                          "$ref": "defs.schema.json#/$defs/airFactors"
                        },
                        "ordnance": {
                          "$ref": "defs.schema.json#/$defs/ordnance"
                        }
                      },
                      "required": [
                        "plane",
                        "count"
                      ],
                      "additionalProperties": false
                    }
                  },
                  "dispersed": {
                    "title": "Dispersed",
                    "description": "Planes in Readying that are dispersed.",
                    "type": "array",
                    "items": {
                      "title": "Planes",
                      "description": "Air Factors of one kind.",
                      "type": "object",
                      "properties": {
                        "plane": {
                          "$ref": "../common/common.schema.json#/$defs/id",
                          "title": "Kind",
                          "description": "The plane with its basing.",
                          "examples": [
                            "wildcat-carrier"
                          ]
                        },
                        "count": {
                          "$ref": "defs.schema.json#/$defs/airFactors"
                        },
                        "ordnance": {
                          "$ref": "defs.schema.json#/$defs/ordnance"
                        }
                      },
                      "required": [
                        "plane",
                        "count"
                      ],
                      "additionalProperties": false
                    }
                  },
                  "landed": {
                    "title": "Just Landed",
                    "description": "Planes that have landed.",
                    "type": "array",
                    "items": {
                      "title": "Planes",
                      "description": "Air Factors of one kind.",
                      "type": "object",
                      "properties": {
                        "plane": {
                          "$ref": "../common/common.schema.json#/$defs/id",
                          "title": "Kind",
                          "description": "The plane with its basing.",
                          "examples": [
                            "wildcat-carrier"
                          ]
                        },
                        "count": {
                          "$ref": "defs.schema.json#/$defs/airFactors"
                        },
                        "ordnance": {
                          "$ref": "defs.schema.json#/$defs/ordnance"
                        }
                      },
                      "required": [
                        "plane",
                        "count"
                      ],
                      "additionalProperties": false
                    }
                  },
                  "movedToReady": {
                    "title": "Moved to Ready",
                    "description": "Those in Ready that have moved this turn.",
                    "type": "array",
                    "items": {
                      "title": "Planes",
                      "description": "Air Factors of one kind.",
                      "type": "object",
                      "properties": {
                        "plane": {
                          "$ref": "../common/common.schema.json#/$defs/id",
                          "title": "Kind",
                          "description": "The plane with its basing.",
                          "examples": [
                            "wildcat-carrier"
                          ]
                        },
                        "count": {
                          "$ref": "defs.schema.json#/$defs/airFactors"
                        },
                        "ordnance": {
                          "$ref": "defs.schema.json#/$defs/ordnance"
                        }
                      },
                      "required": [
                        "plane",
                        "count"
                      ],
                      "additionalProperties": false
                    }
                  },
                  "movedToReadying": {
                    "title": "Moved to Readying",
                    "description": "Those in Readying that have moved this turn.",
                    "type": "array",
                    "items": {
                      "title": "Planes",
                      "description": "Air Factors of one kind.",
                      "type": "object",
                      "properties": {
                        "plane": {
                          "$ref": "../common/common.schema.json#/$defs/id",
                          "title": "Kind",
                          "description": "The plane with its basing.",
                          "examples": [
                            "wildcat-carrier"
                          ]
                        },
                        "count": {
                          "$ref": "defs.schema.json#/$defs/airFactors"
                        },
                        "ordnance": {
                          "$ref": "defs.schema.json#/$defs/ordnance"
                        }
                      },
                      "required": [
                        "plane",
                        "count"
                      ],
                      "additionalProperties": false
                    }
                  },
                  "used": {
                    "title": "Used",
                    "description": "Readying Factors used this turn.",
                    "type": "integer",
                    "minimum": 0,
                    "maximum": 100000
                  },
                  "launched": {
                    "title": "Launched",
                    "description": "Air Factors that took off or landed this turn: minimum, normal, maximum.",
                    "type": "array",
                    "items": {
                      "title": "Air Factors",
                      "description": "Unit: Air Factors.",
                      "type": "integer",
                      "minimum": 0,
                      "maximum": 100000
                    },
                    "minItems": 3,
                    "maxItems": 3
                  }
                },
                "required": [],
                "additionalProperties": false
              }
            },
            "additionalProperties": false
          },
          "airFormations": {
            "title": "Air Formations",
            "description": "By side and number.",
            "type": "object",
            "properties": {
              "allied": {
                "title": "Air Formations",
                "description": "By number.",
                "type": "object",
                "patternProperties": {
                  "^[1-9][0-9]{0,2}$": {
                    "title": "Air Formation",
                    "description": "An Air Formation.",
                    "type": "object",
                    "properties": {
                      "hex": {
                        "title": "Hex",
                        "description": "Where it is; null off the map.",
                        "type": [
                          "string",
                          "null"
                        ],
                        "pattern": "^[A-Z0-9]{2,8}$"
                      },
                      "arrives": {
                        "title": "Arrives",
                        "description": "Turn on which it reaches its Entry Hex or base.",
                        "type": "integer",
                        "minimum": 0,
                        "maximum": 100000
                      },
                      "entry": {
                        "$ref": "../common/common.schema.json#/$defs/hexId"
                      },
                      "bound": {
                        "$ref": "../common/common.schema.json#/$defs/id",
                        "title": "Bound for",
                        "description": "The off-board base to which it flies."
                      },
                      "marker": {
                        "title": "Marker",
                        "description": "Its counter on the map.",
                        "type": "integer",
                        "minimum": 0,
                        "maximum": 100000
                      },
                      "origin": {
                        "$ref": "../common/common.schema.json#/$defs/id",
                        "title": "Origin",
                        "description": "Where it took off."
                      },
                      "mode": {
                        "title": "Launch",
                        "description": "Mode of its launch this turn.",
                        "type": "integer",
                        "minimum": 0,
                        "maximum": 2
                      },
                      "flights": {
                        "title": "Planes",
                        "description": "Its planes.",
                        "type": "array",
                        "items": {
                          "title": "Planes",
                          "description": "Air Factors in the air that share everything.",
                          "type": "object",
                          "properties": {
                            "plane": {
                              "$ref": "../common/common.schema.json#/$defs/id",
                              "title": "Kind",
                              "description": "The plane with its basing.",
                              "examples": [
                                "wildcat-carrier"
                              ]
                            },
                            "count": {
                              "$ref": "defs.schema.json#/$defs/airFactors"
                            },
                            "ordnance": {
                              "$ref": "defs.schema.json#/$defs/ordnance"
                            },
                            "due": {
                              "title": "Due",
                              "description": "The last turn on which they can land. Unit: turns of the clock. Rule 8.5.5.",
                              "type": "integer",
                              "minimum": 0,
                              "maximum": 100000
                            },
                            "bomber": {
                              "title": "Bomber",
                              "description": "Armed when it took off. Rule 8.12.4.",
                              "type": "boolean",
                              "const": true
                            },
                            "high": {
                              "title": "High",
                              "description": "At high altitude. Rule 14.15.",
                              "type": "boolean",
                              "const": true
                            },
                            "paid": {
                              "title": "Range Factor",
                              "description": "1 if a Range Factor was spent on air-to-air combat this turn, -1 if it was declined. Rule 15.6.",
                              "type": "integer",
                              "minimum": -1,
                              "maximum": 1,
                              "examples": [
                                1
                              ]
                            },
                            "fought": {
                              "title": "Fought",
                              "description": "Has fought in this turn’s Combat Phase. Rule 16.2.",
                              "type": "boolean",
                              "const": true
                            },
                            "strike": {
                              "title": "Strike",
                              "description": "The strike of the battle in play for which it was declared. Rule 17.2.",
                              "type": "integer",
                              "minimum": 0,
                              "maximum": 100000
                            }
                          },
                          "required": [
                            "plane",
                            "count",
                            "due"
                          ],
                          "additionalProperties": false
                        }
                      },
                      "flags": {
                        "title": "Marks",
                        "description": "What it has done this turn.",
                        "type": "array",
                        "items": {
                          "title": "Mark",
                          "description": "A mark of the engine.",
                          "type": "string",
                          "minLength": 1,
                          "maxLength": 40
                        },
                        "uniqueItems": true
                      }
                    },
                    "required": [
                      "hex",
                      "origin",
                      "flights"
                    ],
                    "additionalProperties": false
                  }
                },
                "additionalProperties": false
              },
              "japanese": {
                "title": "Air Formations",
                "description": "By number.",
                "type": "object",
                "patternProperties": {
                  "^[1-9][0-9]{0,2}$": {
                    "title": "Air Formation",
                    "description": "An Air Formation.",
                    "type": "object",
                    "properties": {
                      "hex": {
                        "title": "Hex",
                        "description": "Where it is; null off the map.",
                        "type": [
                          "string",
                          "null"
                        ],
                        "pattern": "^[A-Z0-9]{2,8}$"
                      },
                      "arrives": {
                        "title": "Arrives",
                        "description": "Turn on which it reaches its Entry Hex or base.",
                        "type": "integer",
                        "minimum": 0,
                        "maximum": 100000
                      },
                      "entry": {
                        "$ref": "../common/common.schema.json#/$defs/hexId"
                      },
                      "bound": {
                        "$ref": "../common/common.schema.json#/$defs/id",
                        "title": "Bound for",
                        "description": "The off-board base to which it flies."
                      },
                      "marker": {
                        "title": "Marker",
                        "description": "Its counter on the map.",
                        "type": "integer",
                        "minimum": 0,
                        "maximum": 100000
                      },
                      "origin": {
                        "$ref": "../common/common.schema.json#/$defs/id",
                        "title": "Origin",
                        "description": "Where it took off."
                      },
                      "mode": {
                        "title": "Launch",
                        "description": "Mode of its launch this turn.",
                        "type": "integer",
                        "minimum": 0,
                        "maximum": 2
                      },
                      "flights": {
                        "title": "Planes",
                        "description": "Its planes.",
                        "type": "array",
                        "items": {
                          "title": "Planes",
                          "description": "Air Factors in the air that share everything.",
                          "type": "object",
                          "properties": {
                            "plane": {
                              "$ref": "../common/common.schema.json#/$defs/id",
                              "title": "Kind",
                              "description": "The plane with its basing.",
                              "examples": [
                                "wildcat-carrier"
                              ]
                            },
                            "count": {
                              "$ref": "defs.schema.json#/$defs/airFactors"
                            },
                            "ordnance": {
                              "$ref": "defs.schema.json#/$defs/ordnance"
                            },
                            "due": {
                              "title": "Due",
                              "description": "The last turn on which they can land. Unit: turns of the clock. Rule 8.5.5.",
                              "type": "integer",
                              "minimum": 0,
                              "maximum": 100000
                            },
                            "bomber": {
                              "title": "Bomber",
                              "description": "Armed when it took off. Rule 8.12.4.",
                              "type": "boolean",
                              "const": true
                            },
                            "high": {
                              "title": "High",
                              "description": "At high altitude. Rule 14.15.",
                              "type": "boolean",
                              "const": true
                            },
                            "paid": {
                              "title": "Range Factor",
                              "description": "1 if a Range Factor was spent on air-to-air combat this turn, -1 if it was declined. Rule 15.6.",
                              "type": "integer",
                              "minimum": -1,
                              "maximum": 1,
                              "examples": [
                                1
                              ]
                            },
                            "fought": {
                              "title": "Fought",
                              "description": "Has fought in this turn’s Combat Phase. Rule 16.2.",
                              "type": "boolean",
                              "const": true
                            },
                            "strike": {
                              "title": "Strike",
                              "description": "The strike of the battle in play for which it was declared. Rule 17.2.",
                              "type": "integer",
                              "minimum": 0,
                              "maximum": 100000
                            }
                          },
                          "required": [
                            "plane",
                            "count",
                            "due"
                          ],
                          "additionalProperties": false
                        }
                      },
                      "flags": {
                        "title": "Marks",
                        "description": "What it has done this turn.",
                        "type": "array",
                        "items": {
                          "title": "Mark",
                          "description": "A mark of the engine.",
                          "type": "string",
                          "minLength": 1,
                          "maxLength": 40
                        },
                        "uniqueItems": true
                      }
                    },
                    "required": [
                      "hex",
                      "origin",
                      "flights"
                    ],
                    "additionalProperties": false
                  }
                },
                "additionalProperties": false
              }
            },
            "required": [
              "allied",
              "japanese"
            ],
            "additionalProperties": false
          },
          "markers": {
            "title": "Counters on the map",
            "description": "What both sides see.",
            "type": "array",
            "items": {
              "title": "Counter",
              "description": "A counter on the map.",
              "type": "object",
              "properties": {
                "id": {
                  "title": "Id",
                  "description": "Its number.",
                  "type": "integer",
                  "minimum": 0,
                  "maximum": 100000
                },
                "side": {
                  "$ref": "defs.schema.json#/$defs/side"
                },
                "kind": {
                  "title": "Kind",
                  "description": "What it stands for.",
                  "type": "string",
                  "enum": [
                    "ships",
                    "planes"
                  ],
                  "enumDescriptions": [
                    "It stands for Task Forces.",
                    "It stands for Air Formations."
                  ]
                },
                "hex": {
                  "$ref": "../common/common.schema.json#/$defs/hexId"
                },
                "lastReport": {
                  "title": "Last report",
                  "description": "What was last reported of it.",
                  "type": "string",
                  "maxLength": 2000
                }
              },
              "required": [
                "id",
                "side",
                "kind",
                "hex",
                "lastReport"
              ],
              "additionalProperties": false
            }
          },
          "nextMarker": {
            "title": "Next counter",
            "description": "The number of the next counter.",
            "type": "integer",
            "minimum": 0,
            "maximum": 100000
          },
          "known": {
            "title": "Known",
            "description": "The reports that each side has.",
            "type": "object",
            "properties": {
              "allied": {
                "title": "Known",
                "description": "The reports that a side has.",
                "type": "object",
                "properties": {
                  "next": {
                    "title": "Next",
                    "description": "The number of the next contact.",
                    "type": "integer",
                    "minimum": 0,
                    "maximum": 100000
                  },
                  "contacts": {
                    "title": "Contacts",
                    "description": "In the order in which they were first seen.",
                    "type": "array",
                    "items": {
                      "title": "Contact",
                      "description": "Something that was seen.",
                      "type": "object",
                      "properties": {
                        "id": {
                          "title": "Id",
                          "description": "Its number.",
                          "type": "integer",
                          "minimum": 0,
                          "maximum": 100000
                        },
                        "since": {
                          "title": "Since",
                          "description": "Turn of the first report.",
                          "type": "integer",
                          "minimum": 0,
                          "maximum": 100000
                        },
                        "at": {
                          "title": "At",
                          "description": "Turn of the last report.",
                          "type": "integer",
                          "minimum": 0,
                          "maximum": 100000
                        },
                        "what": {
                          "title": "Report",
                          "description": "What was reported.",
                          "type": "object",
                          "properties": {
                            "hex": {
                              "$ref": "../common/common.schema.json#/$defs/hexId"
                            },
                            "isAir": {
                              "title": "Planes",
                              "description": "True for planes, false for ships.",
                              "type": "boolean"
                            },
                            "condition": {
                              "title": "Condition Number",
                              "description": "Quality of the observation.",
                              "type": "integer",
                              "minimum": 1,
                              "maximum": 3,
                              "examples": [
                                2
                              ]
                            },
                            "units": {
                              "title": "Units",
                              "description": "Air Formations or Task Forces.",
                              "type": "integer",
                              "minimum": 0,
                              "maximum": 100000
                            },
                            "total": {
                              "title": "Total",
                              "description": "Air Factors or ships.",
                              "type": "integer",
                              "minimum": 0,
                              "maximum": 100000
                            },
                            "present": {
                              "title": "Classes",
                              "description": "Whether there are any of each class.",
                              "type": "array",
                              "items": {
                                "title": "There",
                                "description": "True if there are any.",
                                "type": "boolean"
                              }
                            },
                            "counts": {
                              "title": "Counts",
                              "description": "How many of each class, unit by unit.",
                              "type": "array",
                              "items": {
                                "title": "Unit",
                                "description": "One unit.",
                                "type": "array",
                                "items": {
                                  "title": "Number",
                                  "description": "How many.",
                                  "type": "integer",
                                  "minimum": 0,
                                  "maximum": 100000
                                }
                              }
                            },
                            "high": {
                              "title": "High",
                              "description": "Air Factors at high altitude. Unit: Air Factors.",
                              "type": "integer",
                              "minimum": 0,
                              "maximum": 1000
                            },
                            "anyHigh": {
                              "title": "Any high",
                              "description": "True if radar shows that there are planes at high altitude.",
                              "type": "boolean",
                              "const": true
                            },
                            "highCounts": {
                              "title": "High, by class",
                              "description": "Armed and unarmed Air Factors at high altitude.",
                              "type": "array",
                              "items": {
                                "title": "Number",
                                "description": "How many.",
                                "type": "integer",
                                "minimum": 0,
                                "maximum": 100000
                              }
                            },
                            "planesAboard": {
                              "title": "Planes aboard",
                              "description": "True if planes are on deck or ready.",
                              "type": "boolean"
                            },
                            "base": {
                              "$ref": "../common/common.schema.json#/$defs/id",
                              "title": "Base",
                              "description": "The base whose planes were seen, where it was none at sea."
                            }
                          },
                          "required": [
                            "hex",
                            "isAir",
                            "condition"
                          ],
                          "additionalProperties": false
                        },
                        "subject": {
                          "title": "Counter",
                          "description": "The counter on the map that it follows; null once out of sight.",
                          "type": [
                            "string",
                            "null"
                          ]
                        }
                      },
                      "required": [
                        "id",
                        "since",
                        "at",
                        "what",
                        "subject"
                      ],
                      "additionalProperties": false
                    }
                  }
                },
                "required": [
                  "next",
                  "contacts"
                ],
                "additionalProperties": false
              },
              "japanese": {
                "title": "Known",
                "description": "The reports that a side has.",
                "type": "object",
                "properties": {
                  "next": {
                    "title": "Next",
                    "description": "The number of the next contact.",
                    "type": "integer",
                    "minimum": 0,
                    "maximum": 100000
                  },
                  "contacts": {
                    "title": "Contacts",
                    "description": "In the order in which they were first seen.",
                    "type": "array",
                    "items": {
                      "title": "Contact",
                      "description": "Something that was seen.",
                      "type": "object",
                      "properties": {
                        "id": {
                          "title": "Id",
                          "description": "Its number.",
                          "type": "integer",
                          "minimum": 0,
                          "maximum": 100000
                        },
                        "since": {
                          "title": "Since",
                          "description": "Turn of the first report.",
                          "type": "integer",
                          "minimum": 0,
                          "maximum": 100000
                        },
                        "at": {
                          "title": "At",
                          "description": "Turn of the last report.",
                          "type": "integer",
                          "minimum": 0,
                          "maximum": 100000
                        },
                        "what": {
                          "title": "Report",
                          "description": "What was reported.",
                          "type": "object",
                          "properties": {
                            "hex": {
                              "$ref": "../common/common.schema.json#/$defs/hexId"
                            },
                            "isAir": {
                              "title": "Planes",
                              "description": "True for planes, false for ships.",
                              "type": "boolean"
                            },
                            "condition": {
                              "title": "Condition Number",
                              "description": "Quality of the observation.",
                              "type": "integer",
                              "minimum": 1,
                              "maximum": 3,
                              "examples": [
                                2
                              ]
                            },
                            "units": {
                              "title": "Units",
                              "description": "Air Formations or Task Forces.",
                              "type": "integer",
                              "minimum": 0,
                              "maximum": 100000
                            },
                            "total": {
                              "title": "Total",
                              "description": "Air Factors or ships.",
                              "type": "integer",
                              "minimum": 0,
                              "maximum": 100000
                            },
                            "present": {
                              "title": "Classes",
                              "description": "Whether there are any of each class.",
                              "type": "array",
                              "items": {
                                "title": "There",
                                "description": "True if there are any.",
                                "type": "boolean"
                              }
                            },
                            "counts": {
                              "title": "Counts",
                              "description": "How many of each class, unit by unit.",
                              "type": "array",
                              "items": {
                                "title": "Unit",
                                "description": "One unit.",
                                "type": "array",
                                "items": {
                                  "title": "Number",
                                  "description": "How many.",
                                  "type": "integer",
                                  "minimum": 0,
                                  "maximum": 100000
                                }
                              }
                            },
                            "high": {
                              "title": "High",
                              "description": "Air Factors at high altitude. Unit: Air Factors.",
                              "type": "integer",
                              "minimum": 0,
                              "maximum": 1000
                            },
                            "anyHigh": {
                              "title": "Any high",
                              "description": "True if radar shows that there are planes at high altitude.",
                              "type": "boolean",
                              "const": true
                            },
                            "highCounts": {
                              "title": "High, by class",
                              "description": "Armed and unarmed Air Factors at high altitude.",
                              "type": "array",
                              "items": {
                                "title": "Number",
                                "description": "How many.",
                                "type": "integer",
                                "minimum": 0,
                                "maximum": 100000
                              }
                            },
                            "planesAboard": {
                              "title": "Planes aboard",
                              "description": "True if planes are on deck or ready.",
                              "type": "boolean"
                            },
                            "base": {
                              "$ref": "../common/common.schema.json#/$defs/id",
                              "title": "Base",
                              "description": "The base whose planes were seen, where it was none at sea."
                            }
                          },
                          "required": [
                            "hex",
                            "isAir",
                            "condition"
                          ],
                          "additionalProperties": false
                        },
                        "subject": {
                          "title": "Counter",
                          "description": "The counter on the map that it follows; null once out of sight.",
                          "type": [
                            "string",
                            "null"
                          ]
                        }
                      },
                      "required": [
                        "id",
                        "since",
                        "at",
                        "what",
                        "subject"
                      ],
                      "additionalProperties": false
                    }
                  }
                },
                "required": [
                  "next",
                  "contacts"
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
          "named": {
            "title": "Named ships",
            "description": "Ships that have been named to a side.",
            "type": "object",
            "properties": {
              "allied": {
                "title": "Ships",
                "description": "By counter.",
                "type": "array",
                "items": {
                  "$ref": "../common/common.schema.json#/$defs/id"
                }
              },
              "japanese": {
                "title": "Ships",
                "description": "By counter.",
                "type": "array",
                "items": {
                  "$ref": "../common/common.schema.json#/$defs/id"
                }
              }
            },
            "required": [
              "allied",
              "japanese"
            ],
            "additionalProperties": false
          },
          "lost": {
            "title": "Lost",
            "description": "Air Factors lost since the last replacements, by kind.",
            "type": "object",
            "patternProperties": {
              "^[a-z0-9][a-z0-9-]*$": {
                "title": "Air Factors",
                "description": "Unit: Air Factors.",
                "type": "integer",
                "minimum": 0,
                "maximum": 100000
              }
            },
            "additionalProperties": false
          },
          "fought": {
            "title": "Fought",
            "description": "Air Formations that fought each other this turn.",
            "type": "array",
            "items": {
              "title": "Pair",
              "description": "Two Air Formations.",
              "type": "array",
              "items": {
                "title": "Number",
                "description": "Place of an Air Formation.",
                "type": "integer",
                "minimum": 0,
                "maximum": 100000
              },
              "minItems": 2,
              "maxItems": 2
            }
          },
          "foughtLast": {
            "title": "Fought last turn",
            "description": "The same of last turn.",
            "type": "array",
            "items": {
              "title": "Pair",
              "description": "Two Air Formations.",
              "type": "array",
              "items": {
                "title": "Number",
                "description": "Place of an Air Formation.",
                "type": "integer",
                "minimum": 0,
                "maximum": 100000
              },
              "minItems": 2,
              "maxItems": 2
            }
          },
          "tried": {
            "title": "Interceptions tried",
            "description": "Attempts of this turn.",
            "type": "array",
            "items": {
              "title": "Attempt",
              "description": "One attempt.",
              "type": "object",
              "properties": {
                "side": {
                  "$ref": "defs.schema.json#/$defs/side"
                },
                "hex": {
                  "$ref": "../common/common.schema.json#/$defs/hexId"
                },
                "high": {
                  "title": "High",
                  "description": "At high altitude.",
                  "type": "boolean"
                }
              },
              "required": [
                "side",
                "hex",
                "high"
              ],
              "additionalProperties": false
            }
          },
          "fightsDone": {
            "title": "Battles over",
            "description": "Hexes in which there was a battle this turn.",
            "type": "array",
            "items": {
              "$ref": "../common/common.schema.json#/$defs/hexId"
            }
          },
          "coastwatchers": {
            "title": "Coastwatchers",
            "description": "Whether the scenario has them.",
            "type": "object",
            "patternProperties": {
              "^[a-z0-9][a-z0-9-]*$": {
                "title": "There",
                "description": "True if it is there.",
                "type": "boolean"
              }
            },
            "additionalProperties": false
          },
          "radar": {
            "title": "Radar",
            "description": "What has radar.",
            "type": "object",
            "properties": {
              "allied": {
                "title": "Radar",
                "description": "Of a side.",
                "type": "object",
                "properties": {
                  "ships": {
                    "$ref": "defs.schema.json#/$defs/shipTypes"
                  },
                  "bases": {
                    "title": "Bases",
                    "description": "True if its bases have radar.",
                    "type": "boolean"
                  }
                },
                "required": [
                  "ships",
                  "bases"
                ],
                "additionalProperties": false
              },
              "japanese": {
                "title": "Radar",
                "description": "Of a side.",
                "type": "object",
                "properties": {
                  "ships": {
                    "$ref": "defs.schema.json#/$defs/shipTypes"
                  },
                  "bases": {
                    "title": "Bases",
                    "description": "True if its bases have radar.",
                    "type": "boolean"
                  }
                },
                "required": [
                  "ships",
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
                  "maxLength": 60
                },
                "data": {
                  "title": "Data",
                  "description": "What it remembers.",
                  "type": "object"
                }
              },
              "required": [
                "step",
                "data"
              ],
              "additionalProperties": false
            }
          }
        },
        "required": [
          "turn",
          "firstTurn",
          "lastTurn",
          "baseValues",
          "initiative",
          "wind",
          "clouds",
          "points",
          "bases",
          "ships",
          "taskForces",
          "decks",
          "airFormations",
          "markers",
          "nextMarker",
          "known",
          "named",
          "lost",
          "fought",
          "foughtLast",
          "tried",
          "fightsDone",
          "coastwatchers",
          "radar",
          "frames"
        ],
        "additionalProperties": false
      }
    }
  },
  "flat-top/scenario.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/flat-top/scenario.schema.json",
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
          "Coral Sea: the battle"
        ]
      },
      "rule": {
        "$ref": "../common/common.schema.json#/$defs/citedRule"
      },
      "summary": {
        "title": "Summary",
        "description": "What it is about, in your own words.",
        "type": "string",
        "minLength": 1,
        "maxLength": 2000
      },
      "clock": {
        "title": "Clock",
        "description": "When play begins, and how long it lasts.",
        "type": "object",
        "properties": {
          "date": {
            "$ref": "defs.schema.json#/$defs/date"
          },
          "hour": {
            "$ref": "defs.schema.json#/$defs/hour"
          },
          "turns": {
            "title": "Turns",
            "description": "How many turns are played. Unit: turns.",
            "type": "integer",
            "minimum": 1,
            "maximum": 1000,
            "examples": [
              18
            ]
          }
        },
        "required": [
          "date",
          "hour",
          "turns"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "date": "1942-05-08",
            "hour": "0500",
            "turns": 14
          }
        ]
      },
      "weather": {
        "title": "Weather",
        "description": "How clouds are set up. Rule 6.3.",
        "type": "object",
        "properties": {
          "clouds": {
            "title": "Clouds",
            "description": "How the markers are placed.",
            "type": "string",
            "enum": [
              "scattered",
              "front",
              "none"
            ],
            "enumDescriptions": [
              "Four markers in each sector.",
              "A line of three in each sector.",
              "No clouds."
            ]
          },
          "wind": {
            "title": "Wind",
            "description": "Winds that differ from the arrows of the map, by sector.",
            "type": "object",
            "patternProperties": {
              "^(i|ii|iii|iv|v|vi|vii|viii)$": {
                "$ref": "defs.schema.json#/$defs/direction"
              }
            },
            "additionalProperties": false,
            "examples": [
              {
                "i": 2
              }
            ]
          }
        },
        "required": [
          "clouds"
        ],
        "additionalProperties": false
      },
      "baseValues": {
        "$ref": "../common/common.schema.json#/$defs/id",
        "title": "Base values",
        "description": "The set of base-values/ that is used.",
        "examples": [
          "may-1942"
        ]
      },
      "bases": {
        "title": "Bases",
        "description": "The bases that there are, by id, with their owners. A base that is not listed does not exist.",
        "type": "object",
        "patternProperties": {
          "^[a-z0-9][a-z0-9-]*$": {
            "$ref": "defs.schema.json#/$defs/side"
          }
        },
        "additionalProperties": false,
        "examples": [
          {
            "port-moresby": "allied"
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
                "description": "By number. Numbers up to 9 are for ships that carry planes. Rule 4.1.1.",
                "type": "object",
                "patternProperties": {
                  "^[1-9][0-9]?$": {
                    "title": "Task Force",
                    "description": "One Task Force.",
                    "type": "object",
                    "properties": {
                      "hex": {
                        "$ref": "../common/common.schema.json#/$defs/hexId",
                        "title": "Hex",
                        "description": "Where it begins. Leave it out for one that enters later."
                      },
                      "enters": {
                        "title": "Enters",
                        "description": "When and where it comes on the map.",
                        "type": "object",
                        "properties": {
                          "turn": {
                            "title": "Turn",
                            "description": "Turn of the scenario on which it enters; the first is 1. Unit: turns.",
                            "type": "integer",
                            "minimum": 1,
                            "maximum": 1000,
                            "examples": [
                              6
                            ]
                          },
                          "hex": {
                            "$ref": "../common/common.schema.json#/$defs/hexId",
                            "title": "Hex",
                            "description": "The hex of the edge that it enters."
                          }
                        },
                        "required": [
                          "turn",
                          "hex"
                        ],
                        "additionalProperties": false
                      },
                      "ships": {
                        "title": "Ships",
                        "description": "Named ships, by id.",
                        "type": "array",
                        "items": {
                          "$ref": "../common/common.schema.json#/$defs/id"
                        },
                        "uniqueItems": true,
                        "examples": [
                          [
                            "yorktown",
                            "astoria"
                          ]
                        ]
                      },
                      "others": {
                        "title": "Other ships",
                        "description": "Ships without names: how many of each, by id.",
                        "type": "object",
                        "patternProperties": {
                          "^[a-z0-9][a-z0-9-]*$": {
                            "title": "Ships",
                            "description": "Unit: ships.",
                            "type": "integer",
                            "minimum": 1,
                            "maximum": 60,
                            "examples": [
                              6
                            ]
                          }
                        },
                        "additionalProperties": false,
                        "examples": [
                          {
                            "allied-dd": 6
                          }
                        ]
                      },
                      "boxes": {
                        "title": "Further boxes",
                        "description": "Numbers of further Task Force boxes that hold its other carriers. Rule 4.1.3.",
                        "type": "array",
                        "items": {
                          "title": "Box",
                          "description": "A number of a Task Force box.",
                          "type": "integer",
                          "minimum": 1,
                          "maximum": 99,
                          "examples": [
                            2
                          ]
                        },
                        "uniqueItems": true,
                        "examples": [
                          [
                            2
                          ]
                        ]
                      },
                      "anchored": {
                        "title": "Anchored",
                        "description": "True if its ships begin anchored. Rule 12.7.",
                        "type": "boolean",
                        "const": true
                      },
                      "note": {
                        "title": "Note",
                        "description": "What it is.",
                        "type": "string",
                        "minLength": 1,
                        "maxLength": 200,
                        "examples": [
                          "Task Force 17"
                        ]
                      }
                    },
                    "required": [
                      "ships"
                    ],
                    "additionalProperties": false,
                    "examples": [
                      {
                        "hex": "JJ34",
                        "ships": [
                          "yorktown"
                        ],
                        "others": {
                          "allied-dd": 6
                        }
                      }
                    ]
                  }
                },
                "additionalProperties": false,
                "examples": [
                  {
                    "1": {
                      "hex": "JJ34",
                      "ships": [
                        "yorktown"
                      ]
                    }
                  }
                ]
              },
              "planes": {
                "title": "Planes",
                "description": "By the id of the ship or base.",
                "type": "object",
                "patternProperties": {
                  "^[a-z0-9][a-z0-9-]*$": {
                    "title": "Boxes",
                    "description": "The planes of a ship or base, by box. Rule 8.6.",
                    "type": "object",
                    "properties": {
                      "ready": {
                        "title": "Ready",
                        "description": "Planes that can take off.",
                        "type": "array",
                        "items": {
                          "title": "Planes",
                          "description": "Air Factors of one name in one box.",
                          "type": "object",
                          "properties": {
                            "plane": {
                              "$ref": "../common/common.schema.json#/$defs/id",
                              "title": "Plane",
                              "description": "The id of the plane.",
                              "examples": [
                                "wildcat"
                              ]
                            },
                            "count": {
                              "$ref": "defs.schema.json#/$defs/airFactors"
                            },
                            "ordnance": {
                              "$ref": "defs.schema.json#/$defs/ordnance"
                            },
                            "dispersed": {
                              "title": "Dispersed",
                              "description": "True for planes in the Readying box of a base that begin dispersed. Rule 8.8.",
                              "type": "boolean",
                              "const": true
                            }
                          },
                          "required": [
                            "plane",
                            "count"
                          ],
                          "additionalProperties": false,
                          "examples": [
                            {
                              "plane": "dauntless",
                              "count": 4,
                              "ordnance": "ap"
                            }
                          ]
                        }
                      },
                      "readying": {
                        "title": "Readying",
                        "description": "Planes that are being made ready.",
                        "type": "array",
                        "items": {
                          "title": "Planes",
                          "description": "Air Factors of one name in one box.",
                          "type": "object",
                          "properties": {
                            "plane": {
                              "$ref": "../common/common.schema.json#/$defs/id",
                              "title": "Plane",
                              "description": "The id of the plane.",
                              "examples": [
                                "wildcat"
                              ]
                            },
                            "count": {
                              "$ref": "defs.schema.json#/$defs/airFactors"
                            },
                            "ordnance": {
                              "$ref": "defs.schema.json#/$defs/ordnance"
                            },
                            "dispersed": {
                              "title": "Dispersed",
                              "description": "True for planes in the Readying box of a base that begin dispersed. Rule 8.8.",
                              "type": "boolean",
                              "const": true
                            }
                          },
                          "required": [
                            "plane",
                            "count"
                          ],
                          "additionalProperties": false,
                          "examples": [
                            {
                              "plane": "dauntless",
                              "count": 4,
                              "ordnance": "ap"
                            }
                          ]
                        }
                      },
                      "landed": {
                        "title": "Just Landed",
                        "description": "Planes that have landed.",
                        "type": "array",
                        "items": {
                          "title": "Planes",
                          "description": "Air Factors of one name in one box.",
                          "type": "object",
                          "properties": {
                            "plane": {
                              "$ref": "../common/common.schema.json#/$defs/id",
                              "title": "Plane",
                              "description": "The id of the plane.",
                              "examples": [
                                "wildcat"
                              ]
                            },
                            "count": {
                              "$ref": "defs.schema.json#/$defs/airFactors"
                            },
                            "ordnance": {
                              "$ref": "defs.schema.json#/$defs/ordnance"
                            },
                            "dispersed": {
                              "title": "Dispersed",
                              "description": "True for planes in the Readying box of a base that begin dispersed. Rule 8.8.",
                              "type": "boolean",
                              "const": true
                            }
                          },
                          "required": [
                            "plane",
                            "count"
                          ],
                          "additionalProperties": false,
                          "examples": [
                            {
                              "plane": "dauntless",
                              "count": 4,
                              "ordnance": "ap"
                            }
                          ]
                        }
                      }
                    },
                    "required": [],
                    "additionalProperties": false,
                    "examples": [
                      {
                        "ready": [
                          {
                            "plane": "wildcat",
                            "count": 5
                          }
                        ]
                      }
                    ]
                  }
                },
                "additionalProperties": false,
                "examples": [
                  {
                    "yorktown": {
                      "ready": [
                        {
                          "plane": "wildcat",
                          "count": 5
                        }
                      ]
                    }
                  }
                ]
              },
              "orderOfBattle": {
                "title": "Order of battle",
                "description": "The Air Factors that the side has. Rule 4.2.",
                "type": "object",
                "properties": {
                  "seaBased": {
                    "title": "Sea-based",
                    "description": "Planes that begin on ships, by id. Unit: Air Factors.",
                    "type": "object",
                    "patternProperties": {
                      "^[a-z0-9][a-z0-9-]*$": {
                        "$ref": "defs.schema.json#/$defs/airFactors"
                      }
                    },
                    "additionalProperties": false,
                    "examples": [
                      {
                        "wildcat": 7
                      }
                    ]
                  },
                  "landBased": {
                    "title": "Land-based",
                    "description": "Planes that begin at bases.",
                    "type": "array",
                    "items": {
                      "title": "Group",
                      "description": "Planes and the bases among which they may be divided.",
                      "type": "object",
                      "properties": {
                        "bases": {
                          "title": "Bases",
                          "description": "The bases that its planes may use, by id.",
                          "type": "array",
                          "items": {
                            "$ref": "../common/common.schema.json#/$defs/id"
                          },
                          "uniqueItems": true,
                          "minItems": 1,
                          "examples": [
                            [
                              "port-moresby"
                            ]
                          ]
                        },
                        "planes": {
                          "title": "Planes",
                          "description": "By id. Unit: Air Factors.",
                          "type": "object",
                          "patternProperties": {
                            "^[a-z0-9][a-z0-9-]*$": {
                              "$ref": "defs.schema.json#/$defs/airFactors"
                            }
                          },
                          "additionalProperties": false,
                          "examples": [
                            {
                              "catalina": 2
                            }
                          ]
                        }
                      },
                      "required": [
                        "bases",
                        "planes"
                      ],
                      "additionalProperties": false
                    }
                  },
                  "submarines": {
                    "title": "Submarines",
                    "description": "Listed, but unused without rules for submarines. Unit: ships. Rule 26.3.",
                    "type": "integer",
                    "minimum": 0,
                    "maximum": 60,
                    "examples": [
                      5
                    ]
                  }
                },
                "required": [
                  "seaBased",
                  "landBased",
                  "submarines"
                ],
                "additionalProperties": false
              },
              "zones": {
                "title": "Zones",
                "description": "Where its Task Forces may begin.",
                "type": "array",
                "items": {
                  "title": "Zone",
                  "description": "Where Task Forces may begin. All that it says must hold; of several zones for the same Task Forces, one.",
                  "type": "object",
                  "properties": {
                    "text": {
                      "title": "Text",
                      "description": "The zone in words.",
                      "type": "string",
                      "minLength": 1,
                      "maxLength": 400
                    },
                    "taskForces": {
                      "title": "Task Forces",
                      "description": "Their numbers.",
                      "type": "array",
                      "items": {
                        "title": "Number",
                        "description": "Number of a Task Force.",
                        "type": "integer",
                        "minimum": 1,
                        "maximum": 99,
                        "examples": [
                          1
                        ]
                      },
                      "minItems": 1,
                      "uniqueItems": true,
                      "examples": [
                        [
                          1,
                          10
                        ]
                      ]
                    },
                    "sectors": {
                      "title": "Sectors",
                      "description": "In one of these sectors.",
                      "type": "array",
                      "items": {
                        "$ref": "defs.schema.json#/$defs/sectorId"
                      },
                      "uniqueItems": true,
                      "examples": [
                        [
                          "vi"
                        ]
                      ]
                    },
                    "edge": {
                      "title": "Edge",
                      "description": "An edge of the map.",
                      "type": "string",
                      "enum": [
                        "north",
                        "south",
                        "west",
                        "east"
                      ],
                      "enumDescriptions": [
                        "The north edge of the map.",
                        "The south edge of the map.",
                        "The west edge of the map.",
                        "The east edge of the map."
                      ]
                    },
                    "ofHex": {
                      "$ref": "../common/common.schema.json#/$defs/hexId",
                      "title": "Of hex",
                      "description": "Distances are counted from this hex."
                    },
                    "ofIsland": {
                      "$ref": "../common/common.schema.json#/$defs/id",
                      "title": "Of island",
                      "description": "Distances are counted from this island."
                    },
                    "least": {
                      "title": "Least",
                      "description": "Least distance from what is named. Unit: hexes.",
                      "type": "integer",
                      "minimum": 0,
                      "maximum": 100,
                      "examples": [
                        24
                      ]
                    },
                    "most": {
                      "title": "Most",
                      "description": "Greatest distance from what is named; from an edge, the hex at the edge counts as 1. Unit: hexes.",
                      "type": "integer",
                      "minimum": 0,
                      "maximum": 100,
                      "examples": [
                        15
                      ]
                    },
                    "hexes": {
                      "title": "Hexes",
                      "description": "In one of these hexes.",
                      "type": "array",
                      "items": {
                        "$ref": "../common/common.schema.json#/$defs/hexId"
                      },
                      "uniqueItems": true,
                      "examples": [
                        [
                          "W5",
                          "LL14"
                        ]
                      ]
                    },
                    "columns": {
                      "$ref": "defs.schema.json#/$defs/span",
                      "title": "Columns",
                      "description": "In these columns."
                    },
                    "rows": {
                      "$ref": "defs.schema.json#/$defs/span",
                      "title": "Rows",
                      "description": "In these rows."
                    },
                    "bySea": {
                      "title": "By sea",
                      "description": "At least so far by sea from a hex.",
                      "type": "object",
                      "properties": {
                        "from": {
                          "$ref": "../common/common.schema.json#/$defs/hexId"
                        },
                        "least": {
                          "title": "Least",
                          "description": "Unit: hexes.",
                          "type": "integer",
                          "minimum": 0,
                          "maximum": 200,
                          "examples": [
                            14
                          ]
                        }
                      },
                      "required": [
                        "from",
                        "least"
                      ],
                      "additionalProperties": false
                    }
                  },
                  "required": [
                    "text",
                    "taskForces"
                  ],
                  "additionalProperties": false
                }
              },
              "entries": {
                "title": "Entries",
                "description": "Where Task Forces that enter later may come.",
                "type": "array",
                "items": {
                  "title": "Entry",
                  "description": "Where Task Forces that enter later may come on the map.",
                  "type": "object",
                  "properties": {
                    "from": {
                      "title": "From turn",
                      "description": "First turn of the scenario on which they may. Unit: turns.",
                      "type": "integer",
                      "minimum": 1,
                      "maximum": 1000,
                      "examples": [
                        6
                      ]
                    },
                    "until": {
                      "title": "Until turn",
                      "description": "Last turn on which they may. Unit: turns.",
                      "type": "integer",
                      "minimum": 1,
                      "maximum": 1000,
                      "examples": [
                        6
                      ]
                    },
                    "edges": {
                      "title": "Edges",
                      "description": "Edges by which they may come.",
                      "type": "array",
                      "items": {
                        "title": "Edge",
                        "description": "An edge of the map.",
                        "type": "string",
                        "enum": [
                          "north",
                          "south",
                          "west",
                          "east"
                        ],
                        "enumDescriptions": [
                          "The north edge of the map.",
                          "The south edge of the map.",
                          "The west edge of the map.",
                          "The east edge of the map."
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
                    "sectors": {
                      "title": "Sectors",
                      "description": "Sectors by whose edge they may come.",
                      "type": "array",
                      "items": {
                        "$ref": "defs.schema.json#/$defs/sectorId"
                      },
                      "uniqueItems": true,
                      "minItems": 1,
                      "examples": [
                        [
                          "vii"
                        ]
                      ]
                    },
                    "columns": {
                      "$ref": "defs.schema.json#/$defs/span",
                      "title": "Columns",
                      "description": "In these columns."
                    },
                    "rows": {
                      "$ref": "defs.schema.json#/$defs/span",
                      "title": "Rows",
                      "description": "In these rows."
                    }
                  },
                  "required": [
                    "from",
                    "edges",
                    "sectors"
                  ],
                  "additionalProperties": false
                }
              },
              "radar": {
                "title": "Radar",
                "description": "What of the side has radar. Rule 7.10.",
                "type": "object",
                "properties": {
                  "ships": {
                    "$ref": "defs.schema.json#/$defs/shipTypes",
                    "title": "Ships",
                    "description": "Types of ships with radar."
                  },
                  "bases": {
                    "title": "Bases",
                    "description": "True if its bases have radar.",
                    "type": "boolean"
                  }
                },
                "required": [
                  "ships",
                  "bases"
                ],
                "additionalProperties": false
              },
              "withoutCoastwatchers": {
                "title": "Without coastwatchers",
                "description": "Islands on which it has no coastwatcher.",
                "type": "array",
                "items": {
                  "$ref": "../common/common.schema.json#/$defs/id"
                },
                "uniqueItems": true,
                "examples": [
                  [
                    "guadalcanal"
                  ]
                ]
              },
              "unloading": {
                "title": "Unloading hexes",
                "description": "Hexes in which its transports may unload. Rule 12.7.4.",
                "type": "array",
                "items": {
                  "$ref": "../common/common.schema.json#/$defs/hexId"
                },
                "uniqueItems": true,
                "examples": [
                  [
                    "D23"
                  ]
                ]
              },
              "exits": {
                "title": "Exits",
                "description": "Where and from when its Task Forces may leave the map. Without an entry they may leave by any edge at any time. Rule 12.6.",
                "type": "array",
                "items": {
                  "title": "Exit",
                  "description": "One permission.",
                  "type": "object",
                  "properties": {
                    "edges": {
                      "title": "Edges",
                      "description": "Edges by which it may leave.",
                      "type": "array",
                      "items": {
                        "title": "Edge",
                        "description": "An edge of the map.",
                        "type": "string",
                        "enum": [
                          "north",
                          "south",
                          "west",
                          "east"
                        ],
                        "enumDescriptions": [
                          "The north edge of the map.",
                          "The south edge of the map.",
                          "The west edge of the map.",
                          "The east edge of the map."
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
                    "from": {
                      "title": "From turn",
                      "description": "First turn of the scenario on which it may. Unit: turns.",
                      "type": "integer",
                      "minimum": 1,
                      "maximum": 1000,
                      "examples": [
                        25
                      ]
                    }
                  },
                  "required": [
                    "edges",
                    "from"
                  ],
                  "additionalProperties": false
                }
              }
            },
            "required": [
              "taskForces",
              "planes",
              "orderOfBattle",
              "zones",
              "entries",
              "radar",
              "withoutCoastwatchers",
              "unloading",
              "exits"
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
                "description": "By number. Numbers up to 9 are for ships that carry planes. Rule 4.1.1.",
                "type": "object",
                "patternProperties": {
                  "^[1-9][0-9]?$": {
                    "title": "Task Force",
                    "description": "One Task Force.",
                    "type": "object",
                    "properties": {
                      "hex": {
                        "$ref": "../common/common.schema.json#/$defs/hexId",
                        "title": "Hex",
                        "description": "Where it begins. Leave it out for one that enters later."
                      },
                      "enters": {
                        "title": "Enters",
                        "description": "When and where it comes on the map.",
                        "type": "object",
                        "properties": {
                          "turn": {
                            "title": "Turn",
                            "description": "Turn of the scenario on which it enters; the first is 1. Unit: turns.",
                            "type": "integer",
                            "minimum": 1,
                            "maximum": 1000,
                            "examples": [
                              6
                            ]
                          },
                          "hex": {
                            "$ref": "../common/common.schema.json#/$defs/hexId",
                            "title": "Hex",
                            "description": "The hex of the edge that it enters."
                          }
                        },
                        "required": [
                          "turn",
                          "hex"
                        ],
                        "additionalProperties": false
                      },
                      "ships": {
                        "title": "Ships",
                        "description": "Named ships, by id.",
                        "type": "array",
                        "items": {
                          "$ref": "../common/common.schema.json#/$defs/id"
                        },
                        "uniqueItems": true,
                        "examples": [
                          [
                            "yorktown",
                            "astoria"
                          ]
                        ]
                      },
                      "others": {
                        "title": "Other ships",
                        "description": "Ships without names: how many of each, by id.",
                        "type": "object",
                        "patternProperties": {
                          "^[a-z0-9][a-z0-9-]*$": {
                            "title": "Ships",
                            "description": "Unit: ships.",
                            "type": "integer",
                            "minimum": 1,
                            "maximum": 60,
                            "examples": [
                              6
                            ]
                          }
                        },
                        "additionalProperties": false,
                        "examples": [
                          {
                            "allied-dd": 6
                          }
                        ]
                      },
                      "boxes": {
                        "title": "Further boxes",
                        "description": "Numbers of further Task Force boxes that hold its other carriers. Rule 4.1.3.",
                        "type": "array",
                        "items": {
                          "title": "Box",
                          "description": "A number of a Task Force box.",
                          "type": "integer",
                          "minimum": 1,
                          "maximum": 99,
                          "examples": [
                            2
                          ]
                        },
                        "uniqueItems": true,
                        "examples": [
                          [
                            2
                          ]
                        ]
                      },
                      "anchored": {
                        "title": "Anchored",
                        "description": "True if its ships begin anchored. Rule 12.7.",
                        "type": "boolean",
                        "const": true
                      },
                      "note": {
                        "title": "Note",
                        "description": "What it is.",
                        "type": "string",
                        "minLength": 1,
                        "maxLength": 200,
                        "examples": [
                          "Task Force 17"
                        ]
                      }
                    },
                    "required": [
                      "ships"
                    ],
                    "additionalProperties": false,
                    "examples": [
                      {
                        "hex": "JJ34",
                        "ships": [
                          "yorktown"
                        ],
                        "others": {
                          "allied-dd": 6
                        }
                      }
                    ]
                  }
                },
                "additionalProperties": false,
                "examples": [
                  {
                    "1": {
                      "hex": "JJ34",
                      "ships": [
                        "yorktown"
                      ]
                    }
                  }
                ]
              },
              "planes": {
                "title": "Planes",
                "description": "By the id of the ship or base.",
                "type": "object",
                "patternProperties": {
                  "^[a-z0-9][a-z0-9-]*$": {
                    "title": "Boxes",
                    "description": "The planes of a ship or base, by box. Rule 8.6.",
                    "type": "object",
                    "properties": {
                      "ready": {
                        "title": "Ready",
                        "description": "Planes that can take off.",
                        "type": "array",
                        "items": {
                          "title": "Planes",
                          "description": "Air Factors of one name in one box.",
                          "type": "object",
                          "properties": {
                            "plane": {
                              "$ref": "../common/common.schema.json#/$defs/id",
                              "title": "Plane",
                              "description": "The id of the plane.",
                              "examples": [
                                "wildcat"
                              ]
                            },
                            "count": {
                              "$ref": "defs.schema.json#/$defs/airFactors"
                            },
                            "ordnance": {
                              "$ref": "defs.schema.json#/$defs/ordnance"
                            },
                            "dispersed": {
                              "title": "Dispersed",
                              "description": "True for planes in the Readying box of a base that begin dispersed. Rule 8.8.",
                              "type": "boolean",
                              "const": true
                            }
                          },
                          "required": [
                            "plane",
                            "count"
                          ],
                          "additionalProperties": false,
                          "examples": [
                            {
                              "plane": "dauntless",
                              "count": 4,
                              "ordnance": "ap"
                            }
                          ]
                        }
                      },
                      "readying": {
                        "title": "Readying",
                        "description": "Planes that are being made ready.",
                        "type": "array",
                        "items": {
                          "title": "Planes",
                          "description": "Air Factors of one name in one box.",
                          "type": "object",
                          "properties": {
                            "plane": {
                              "$ref": "../common/common.schema.json#/$defs/id",
                              "title": "Plane",
                              "description": "The id of the plane.",
                              "examples": [
                                "wildcat"
                              ]
                            },
                            "count": {
                              "$ref": "defs.schema.json#/$defs/airFactors"
                            },
                            "ordnance": {
                              "$ref": "defs.schema.json#/$defs/ordnance"
                            },
                            "dispersed": {
                              "title": "Dispersed",
                              "description": "True for planes in the Readying box of a base that begin dispersed. Rule 8.8.",
                              "type": "boolean",
                              "const": true
                            }
                          },
                          "required": [
                            "plane",
                            "count"
                          ],
                          "additionalProperties": false,
                          "examples": [
                            {
                              "plane": "dauntless",
                              "count": 4,
                              "ordnance": "ap"
                            }
                          ]
                        }
                      },
                      "landed": {
                        "title": "Just Landed",
                        "description": "Planes that have landed.",
                        "type": "array",
                        "items": {
                          "title": "Planes",
                          "description": "Air Factors of one name in one box.",
                          "type": "object",
                          "properties": {
                            "plane": {
                              "$ref": "../common/common.schema.json#/$defs/id",
                              "title": "Plane",
                              "description": "The id of the plane.",
                              "examples": [
                                "wildcat"
                              ]
                            },
                            "count": {
                              "$ref": "defs.schema.json#/$defs/airFactors"
                            },
                            "ordnance": {
                              "$ref": "defs.schema.json#/$defs/ordnance"
                            },
                            "dispersed": {
                              "title": "Dispersed",
                              "description": "True for planes in the Readying box of a base that begin dispersed. Rule 8.8.",
                              "type": "boolean",
                              "const": true
                            }
                          },
                          "required": [
                            "plane",
                            "count"
                          ],
                          "additionalProperties": false,
                          "examples": [
                            {
                              "plane": "dauntless",
                              "count": 4,
                              "ordnance": "ap"
                            }
                          ]
                        }
                      }
                    },
                    "required": [],
                    "additionalProperties": false,
                    "examples": [
                      {
                        "ready": [
                          {
                            "plane": "wildcat",
                            "count": 5
                          }
                        ]
                      }
                    ]
                  }
                },
                "additionalProperties": false,
                "examples": [
                  {
                    "yorktown": {
                      "ready": [
                        {
                          "plane": "wildcat",
                          "count": 5
                        }
                      ]
                    }
                  }
                ]
              },
              "orderOfBattle": {
                "title": "Order of battle",
                "description": "The Air Factors that the side has. Rule 4.2.",
                "type": "object",
                "properties": {
                  "seaBased": {
                    "title": "Sea-based",
                    "description": "Planes that begin on ships, by id. Unit: Air Factors.",
                    "type": "object",
                    "patternProperties": {
                      "^[a-z0-9][a-z0-9-]*$": {
                        "$ref": "defs.schema.json#/$defs/airFactors"
                      }
                    },
                    "additionalProperties": false,
                    "examples": [
                      {
                        "wildcat": 7
                      }
                    ]
                  },
                  "landBased": {
                    "title": "Land-based",
                    "description": "Planes that begin at bases.",
                    "type": "array",
                    "items": {
                      "title": "Group",
                      "description": "Planes and the bases among which they may be divided.",
                      "type": "object",
                      "properties": {
                        "bases": {
                          "title": "Bases",
                          "description": "The bases that its planes may use, by id.",
                          "type": "array",
                          "items": {
                            "$ref": "../common/common.schema.json#/$defs/id"
                          },
                          "uniqueItems": true,
                          "minItems": 1,
                          "examples": [
                            [
                              "port-moresby"
                            ]
                          ]
                        },
                        "planes": {
                          "title": "Planes",
                          "description": "By id. Unit: Air Factors.",
                          "type": "object",
                          "patternProperties": {
                            "^[a-z0-9][a-z0-9-]*$": {
                              "$ref": "defs.schema.json#/$defs/airFactors"
                            }
                          },
                          "additionalProperties": false,
                          "examples": [
                            {
                              "catalina": 2
                            }
                          ]
                        }
                      },
                      "required": [
                        "bases",
                        "planes"
                      ],
                      "additionalProperties": false
                    }
                  },
                  "submarines": {
                    "title": "Submarines",
                    "description": "Listed, but unused without rules for submarines. Unit: ships. Rule 26.3.",
                    "type": "integer",
                    "minimum": 0,
                    "maximum": 60,
                    "examples": [
                      5
                    ]
                  }
                },
                "required": [
                  "seaBased",
                  "landBased",
                  "submarines"
                ],
                "additionalProperties": false
              },
              "zones": {
                "title": "Zones",
                "description": "Where its Task Forces may begin.",
                "type": "array",
                "items": {
                  "title": "Zone",
                  "description": "Where Task Forces may begin. All that it says must hold; of several zones for the same Task Forces, one.",
                  "type": "object",
                  "properties": {
                    "text": {
                      "title": "Text",
                      "description": "The zone in words.",
                      "type": "string",
                      "minLength": 1,
                      "maxLength": 400
                    },
                    "taskForces": {
                      "title": "Task Forces",
                      "description": "Their numbers.",
                      "type": "array",
                      "items": {
                        "title": "Number",
                        "description": "Number of a Task Force.",
                        "type": "integer",
                        "minimum": 1,
                        "maximum": 99,
                        "examples": [
                          1
                        ]
                      },
                      "minItems": 1,
                      "uniqueItems": true,
                      "examples": [
                        [
                          1,
                          10
                        ]
                      ]
                    },
                    "sectors": {
                      "title": "Sectors",
                      "description": "In one of these sectors.",
                      "type": "array",
                      "items": {
                        "$ref": "defs.schema.json#/$defs/sectorId"
                      },
                      "uniqueItems": true,
                      "examples": [
                        [
                          "vi"
                        ]
                      ]
                    },
                    "edge": {
                      "title": "Edge",
                      "description": "An edge of the map.",
                      "type": "string",
                      "enum": [
                        "north",
                        "south",
                        "west",
                        "east"
                      ],
                      "enumDescriptions": [
                        "The north edge of the map.",
                        "The south edge of the map.",
                        "The west edge of the map.",
                        "The east edge of the map."
                      ]
                    },
                    "ofHex": {
                      "$ref": "../common/common.schema.json#/$defs/hexId",
                      "title": "Of hex",
                      "description": "Distances are counted from this hex."
                    },
                    "ofIsland": {
                      "$ref": "../common/common.schema.json#/$defs/id",
                      "title": "Of island",
                      "description": "Distances are counted from this island."
                    },
                    "least": {
                      "title": "Least",
                      "description": "Least distance from what is named. Unit: hexes.",
                      "type": "integer",
                      "minimum": 0,
                      "maximum": 100,
                      "examples": [
                        24
                      ]
                    },
                    "most": {
                      "title": "Most",
                      "description": "Greatest distance from what is named; from an edge, the hex at the edge counts as 1. Unit: hexes.",
                      "type": "integer",
                      "minimum": 0,
                      "maximum": 100,
                      "examples": [
                        15
                      ]
                    },
                    "hexes": {
                      "title": "Hexes",
                      "description": "In one of these hexes.",
                      "type": "array",
                      "items": {
                        "$ref": "../common/common.schema.json#/$defs/hexId"
                      },
                      "uniqueItems": true,
                      "examples": [
                        [
                          "W5",
                          "LL14"
                        ]
                      ]
                    },
                    "columns": {
                      "$ref": "defs.schema.json#/$defs/span",
                      "title": "Columns",
                      "description": "In these columns."
                    },
                    "rows": {
                      "$ref": "defs.schema.json#/$defs/span",
                      "title": "Rows",
                      "description": "In these rows."
                    },
                    "bySea": {
                      "title": "By sea",
                      "description": "At least so far by sea from a hex.",
                      "type": "object",
                      "properties": {
                        "from": {
                          "$ref": "../common/common.schema.json#/$defs/hexId"
                        },
                        "least": {
                          "title": "Least",
                          "description": "Unit: hexes.",
                          "type": "integer",
                          "minimum": 0,
                          "maximum": 200,
                          "examples": [
                            14
                          ]
                        }
                      },
                      "required": [
                        "from",
                        "least"
                      ],
                      "additionalProperties": false
                    }
                  },
                  "required": [
                    "text",
                    "taskForces"
                  ],
                  "additionalProperties": false
                }
              },
              "entries": {
                "title": "Entries",
                "description": "Where Task Forces that enter later may come.",
                "type": "array",
                "items": {
                  "title": "Entry",
                  "description": "Where Task Forces that enter later may come on the map.",
                  "type": "object",
                  "properties": {
                    "from": {
                      "title": "From turn",
                      "description": "First turn of the scenario on which they may. Unit: turns.",
                      "type": "integer",
                      "minimum": 1,
                      "maximum": 1000,
                      "examples": [
                        6
                      ]
                    },
                    "until": {
                      "title": "Until turn",
                      "description": "Last turn on which they may. Unit: turns.",
                      "type": "integer",
                      "minimum": 1,
                      "maximum": 1000,
                      "examples": [
                        6
                      ]
                    },
                    "edges": {
                      "title": "Edges",
                      "description": "Edges by which they may come.",
                      "type": "array",
                      "items": {
                        "title": "Edge",
                        "description": "An edge of the map.",
                        "type": "string",
                        "enum": [
                          "north",
                          "south",
                          "west",
                          "east"
                        ],
                        "enumDescriptions": [
                          "The north edge of the map.",
                          "The south edge of the map.",
                          "The west edge of the map.",
                          "The east edge of the map."
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
                    "sectors": {
                      "title": "Sectors",
                      "description": "Sectors by whose edge they may come.",
                      "type": "array",
                      "items": {
                        "$ref": "defs.schema.json#/$defs/sectorId"
                      },
                      "uniqueItems": true,
                      "minItems": 1,
                      "examples": [
                        [
                          "vii"
                        ]
                      ]
                    },
                    "columns": {
                      "$ref": "defs.schema.json#/$defs/span",
                      "title": "Columns",
                      "description": "In these columns."
                    },
                    "rows": {
                      "$ref": "defs.schema.json#/$defs/span",
                      "title": "Rows",
                      "description": "In these rows."
                    }
                  },
                  "required": [
                    "from",
                    "edges",
                    "sectors"
                  ],
                  "additionalProperties": false
                }
              },
              "radar": {
                "title": "Radar",
                "description": "What of the side has radar. Rule 7.10.",
                "type": "object",
                "properties": {
                  "ships": {
                    "$ref": "defs.schema.json#/$defs/shipTypes",
                    "title": "Ships",
                    "description": "Types of ships with radar."
                  },
                  "bases": {
                    "title": "Bases",
                    "description": "True if its bases have radar.",
                    "type": "boolean"
                  }
                },
                "required": [
                  "ships",
                  "bases"
                ],
                "additionalProperties": false
              },
              "withoutCoastwatchers": {
                "title": "Without coastwatchers",
                "description": "Islands on which it has no coastwatcher.",
                "type": "array",
                "items": {
                  "$ref": "../common/common.schema.json#/$defs/id"
                },
                "uniqueItems": true,
                "examples": [
                  [
                    "guadalcanal"
                  ]
                ]
              },
              "unloading": {
                "title": "Unloading hexes",
                "description": "Hexes in which its transports may unload. Rule 12.7.4.",
                "type": "array",
                "items": {
                  "$ref": "../common/common.schema.json#/$defs/hexId"
                },
                "uniqueItems": true,
                "examples": [
                  [
                    "D23"
                  ]
                ]
              },
              "exits": {
                "title": "Exits",
                "description": "Where and from when its Task Forces may leave the map. Without an entry they may leave by any edge at any time. Rule 12.6.",
                "type": "array",
                "items": {
                  "title": "Exit",
                  "description": "One permission.",
                  "type": "object",
                  "properties": {
                    "edges": {
                      "title": "Edges",
                      "description": "Edges by which it may leave.",
                      "type": "array",
                      "items": {
                        "title": "Edge",
                        "description": "An edge of the map.",
                        "type": "string",
                        "enum": [
                          "north",
                          "south",
                          "west",
                          "east"
                        ],
                        "enumDescriptions": [
                          "The north edge of the map.",
                          "The south edge of the map.",
                          "The west edge of the map.",
                          "The east edge of the map."
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
                    "from": {
                      "title": "From turn",
                      "description": "First turn of the scenario on which it may. Unit: turns.",
                      "type": "integer",
                      "minimum": 1,
                      "maximum": 1000,
                      "examples": [
                        25
                      ]
                    }
                  },
                  "required": [
                    "edges",
                    "from"
                  ],
                  "additionalProperties": false
                }
              }
            },
            "required": [
              "taskForces",
              "planes",
              "orderOfBattle",
              "zones",
              "entries",
              "radar",
              "withoutCoastwatchers",
              "unloading",
              "exits"
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
      "captures": {
        "title": "Captures",
        "description": "Bases that can be taken by unloading.",
        "type": "array",
        "items": {
          "title": "Capture",
          "description": "A base that transports can take by unloading.",
          "type": "object",
          "properties": {
            "base": {
              "$ref": "../common/common.schema.json#/$defs/id",
              "title": "Base",
              "description": "The id of the base."
            },
            "by": {
              "$ref": "defs.schema.json#/$defs/side",
              "title": "By",
              "description": "The side that can take it."
            },
            "hexes": {
              "title": "Hexes",
              "description": "Where unloading counts.",
              "type": "array",
              "items": {
                "$ref": "../common/common.schema.json#/$defs/hexId"
              },
              "uniqueItems": true,
              "minItems": 1
            },
            "turns": {
              "title": "Turns of unloading",
              "description": "How many turns of unloading, all transports together, take it. Unit: turns.",
              "type": "integer",
              "minimum": 1,
              "maximum": 1000,
              "examples": [
                50
              ]
            },
            "points": {
              "title": "Points",
              "description": "What taking it scores. Unit: Victory Points.",
              "type": "number",
              "minimum": 0,
              "maximum": 1000,
              "examples": [
                50
              ]
            }
          },
          "required": [
            "base",
            "by",
            "hexes",
            "turns",
            "points"
          ],
          "additionalProperties": false
        }
      },
      "victory": {
        "title": "Victory",
        "description": "Rule 25.",
        "type": "object",
        "properties": {
          "automatic": {
            "title": "Automatic Victory Level",
            "description": "Difference in points that ends the game after a day. Unit: Victory Points. Rule 25.2.",
            "type": "integer",
            "minimum": 1,
            "maximum": 10000,
            "examples": [
              100
            ]
          }
        },
        "required": [
          "automatic"
        ],
        "additionalProperties": false
      },
      "recommendedOptions": {
        "title": "Recommended options",
        "description": "Optional rules with which it should be played.",
        "type": "array",
        "items": {
          "$ref": "../common/common.schema.json#/$defs/optionId"
        },
        "uniqueItems": true
      },
      "position": {
        "$ref": "position.schema.json#/$defs/position",
        "title": "Position",
        "description": "The game as it stood when it was saved. Without it play starts from the set-up."
      },
      "overrides": {
        "title": "Overrides",
        "description": "Merge patches on other documents, by path, for this scenario alone.",
        "type": "object",
        "patternProperties": {
          "^[a-z0-9][a-z0-9/-]*\\.json$": {
            "title": "Patch",
            "description": "A merge patch (RFC 7396) on the document.",
            "type": "object"
          }
        },
        "additionalProperties": false,
        "examples": [
          {
            "parameters.json": {
              "replacements": {
                "taken": false
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
      "clock",
      "weather",
      "baseValues",
      "bases",
      "sides",
      "captures",
      "victory",
      "recommendedOptions",
      "sources"
    ],
    "additionalProperties": false
  },
  "flat-top/sequence.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/flat-top/sequence.schema.json",
    "title": "Sequence of play",
    "description": "The phases of a turn, and the steps of each, in order. Rule 5.",
    "type": "object",
    "properties": {
      "$schema": {
        "$ref": "../common/common.schema.json#/$defs/schemaPath"
      },
      "turn": {
        "title": "Turn",
        "description": "The phases of a turn.",
        "type": "array",
        "items": {
          "title": "Step",
          "description": "A step, or the name of another list.",
          "type": "string",
          "minLength": 1,
          "maxLength": 60
        }
      },
      "combat": {
        "title": "Combat",
        "description": "The combat of a battle. Rule 15.5.",
        "type": "array",
        "items": {
          "title": "Step",
          "description": "A step, or the name of another list.",
          "type": "string",
          "minLength": 1,
          "maxLength": 60
        }
      },
      "sources": {
        "$ref": "../common/common.schema.json#/$defs/sources"
      }
    },
    "required": [
      "$schema",
      "turn",
      "combat",
      "sources"
    ],
    "additionalProperties": false
  },
  "flat-top/ships.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/flat-top/ships.schema.json",
    "title": "Ships",
    "description": "The ships of both sides: named ones, and types of which there are several without names.",
    "type": "object",
    "properties": {
      "$schema": {
        "$ref": "../common/common.schema.json#/$defs/schemaPath"
      },
      "ships": {
        "title": "Ships",
        "description": "All ships by id.",
        "type": "object",
        "patternProperties": {
          "^[a-z0-9][a-z0-9-]*$": {
            "title": "Ship",
            "description": "A ship, or ships of one type without names.",
            "type": "object",
            "properties": {
              "name": {
                "title": "Name",
                "description": "What it is called; of ships without names, their type.",
                "type": "string",
                "minLength": 1,
                "maxLength": 60,
                "examples": [
                  "Enterprise"
                ]
              },
              "side": {
                "$ref": "defs.schema.json#/$defs/side"
              },
              "type": {
                "$ref": "defs.schema.json#/$defs/shipType"
              },
              "count": {
                "title": "Count",
                "description": "How many counters there are of ships without names. Leave it out for a named ship. Unit: ships. Rule 2.3.",
                "type": "integer",
                "minimum": 1,
                "maximum": 100,
                "examples": [
                  25
                ]
              },
              "gunnery": {
                "title": "Gunnery Factor",
                "description": "Factors in gunnery, breakthrough and bombardment. Null for none. Unit: factors. Rule 19.5.",
                "type": [
                  "integer",
                  "null"
                ],
                "minimum": 0,
                "maximum": 100,
                "examples": [
                  12
                ]
              },
              "torpedo": {
                "title": "Torpedo Factor",
                "description": "Factors in one torpedo attack. Null for none. Unit: factors. Rule 19.6.",
                "type": [
                  "integer",
                  "null"
                ],
                "minimum": 0,
                "maximum": 100,
                "examples": [
                  2
                ]
              },
              "antiAircraft": {
                "title": "AA Factor",
                "description": "Factors against planes. Null for none. Unit: factors. Rule 21.2.2.",
                "type": [
                  "integer",
                  "null"
                ],
                "minimum": 0,
                "maximum": 100,
                "examples": [
                  7
                ]
              },
              "movement": {
                "title": "Movement Factor",
                "description": "Hexes in a turn. Unit: hexes. Rule 12.2.",
                "type": "integer",
                "minimum": 0,
                "maximum": 12,
                "examples": [
                  2
                ]
              },
              "damage": {
                "title": "Damage Factor",
                "description": "Hits that sink it. Unit: hits. Rule 21.2.",
                "type": "integer",
                "minimum": 1,
                "maximum": 60,
                "examples": [
                  7
                ]
              },
              "ammunition": {
                "title": "Ammunition Factor",
                "description": "Ammunition for gunnery. Null for DDs and APDs, which fire in one turn of the game, and for ships without guns. Unit: points. Rule 19.8.",
                "type": [
                  "integer",
                  "null"
                ],
                "minimum": 0,
                "maximum": 100,
                "examples": [
                  32
                ]
              },
              "radar": {
                "title": "Radar",
                "description": "True if it has radar, unless the scenario says otherwise. Rule 7.10.",
                "type": "boolean"
              },
              "planes": {
                "title": "Plane handling",
                "description": "What a ship that carries planes can do with them.",
                "type": "object",
                "properties": {
                  "capacity": {
                    "$ref": "defs.schema.json#/$defs/capacity"
                  },
                  "launch": {
                    "$ref": "defs.schema.json#/$defs/launchFactor"
                  },
                  "readying": {
                    "$ref": "defs.schema.json#/$defs/readyingFactor"
                  }
                },
                "required": [
                  "capacity",
                  "launch",
                  "readying"
                ],
                "additionalProperties": false,
                "examples": [
                  {
                    "capacity": 33,
                    "launch": {
                      "normal": 11,
                      "minimum": 3
                    },
                    "readying": 9
                  }
                ]
              }
            },
            "required": [
              "name",
              "side",
              "type",
              "gunnery",
              "torpedo",
              "antiAircraft",
              "movement",
              "damage",
              "ammunition",
              "radar"
            ],
            "additionalProperties": false
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
      "ships",
      "sources"
    ],
    "additionalProperties": false
  },
  "flat-top/time-record.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/flat-top/time-record.schema.json",
    "title": "Time Record Chart",
    "description": "The turns of a day, and what happens on each. Rule 3.2.",
    "type": "object",
    "properties": {
      "$schema": {
        "$ref": "../common/common.schema.json#/$defs/schemaPath"
      },
      "title": {
        "title": "Title",
        "description": "The name of the chart.",
        "type": "string",
        "minLength": 1,
        "maxLength": 120,
        "examples": [
          "Time Record Chart"
        ]
      },
      "rule": {
        "$ref": "../common/common.schema.json#/$defs/citedRule"
      },
      "firstDay": {
        "$ref": "defs.schema.json#/$defs/date",
        "title": "First day",
        "description": "The day whose turn 0100 is turn 1 of the clock. All scenarios begin on it or later."
      },
      "hours": {
        "title": "Hours",
        "description": "The 24 turns of a day.",
        "type": "object",
        "patternProperties": {
          "^(0[1-9]|1[0-9]|2[0-4])00$": {
            "title": "Turn",
            "description": "What happens on this turn of the day.",
            "type": "object",
            "properties": {
              "night": {
                "title": "Night",
                "description": "True for a shaded box: a night turn. Rule 6.11.",
                "type": "boolean"
              },
              "windCheck": {
                "title": "Wind check",
                "description": "True where a star calls for a check of the wind. Rule 6.2.",
                "type": "boolean"
              },
              "cloudsMove": {
                "title": "Clouds move",
                "description": "True where cloud markers move. Rule 6.4.",
                "type": "boolean"
              },
              "replacements": {
                "title": "Replacements",
                "description": "True where replacements come. Rule 22.1.",
                "type": "boolean"
              },
              "victoryTest": {
                "title": "Victory test",
                "description": "True where automatic victory is tested. Rule 25.2.",
                "type": "boolean"
              }
            },
            "required": [
              "night",
              "windCheck",
              "cloudsMove",
              "replacements",
              "victoryTest"
            ],
            "additionalProperties": false
          }
        },
        "additionalProperties": false,
        "minProperties": 24
      },
      "sources": {
        "$ref": "../common/common.schema.json#/$defs/sources"
      }
    },
    "required": [
      "$schema",
      "title",
      "rule",
      "firstDay",
      "hours",
      "sources"
    ],
    "additionalProperties": false
  },
  "flat-top/victory-points.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/flat-top/victory-points.schema.json",
    "title": "Victory Points Table",
    "description": "What scores points. Rule 25.1.",
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
          "Victory Points Table"
        ]
      },
      "rule": {
        "$ref": "../common/common.schema.json#/$defs/citedRule"
      },
      "airFactor": {
        "title": "Air Factor",
        "description": "For each enemy Air Factor lost. Rule 25.4. Unit: Victory Points.",
        "type": "number",
        "minimum": 0,
        "maximum": 1000,
        "examples": [
          2
        ]
      },
      "airFactorUnnecessary": {
        "title": "Air Factor lost unnecessarily",
        "description": "Instead, for one that could not land because of a mistake or by choice. Rule 25.4. Unit: Victory Points.",
        "type": "number",
        "minimum": 0,
        "maximum": 1000,
        "examples": [
          10
        ]
      },
      "sunkPerDamageFactor": {
        "title": "Ship sunk",
        "description": "For each point of the Damage Factor of a ship that is sunk or scuttled, by type.",
        "type": "object",
        "patternProperties": {
          "^(CV|CVL|AV|CAV|BB|CA|CL|DD|PG|AO|AP|APD|SS)$": {
            "title": "Points",
            "description": "For each point of its Damage Factor. Unit: Victory Points.",
            "type": "number",
            "minimum": 0,
            "maximum": 1000,
            "examples": [
              12
            ]
          }
        },
        "additionalProperties": false,
        "examples": [
          {
            "CV": 12
          }
        ]
      },
      "sunkByUnloading": {
        "title": "Transport sunk",
        "description": "For a transport that is sunk, by type: a list by the number of turns that it has unloaded. Rule 25.5.",
        "type": "object",
        "patternProperties": {
          "^(AP|APD)$": {
            "title": "Points",
            "description": "The value before unloading, then after each turn of unloading. Unit: Victory Points.",
            "type": "array",
            "items": {
              "title": "Points",
              "description": "Unit: Victory Points.",
              "type": "number",
              "minimum": 0,
              "maximum": 1000,
              "examples": [
                24
              ]
            },
            "minItems": 1,
            "examples": [
              [
                24,
                21,
                18
              ]
            ]
          }
        },
        "additionalProperties": false,
        "examples": [
          {
            "AP": [
              24,
              21,
              18
            ]
          }
        ]
      },
      "damagePerHit": {
        "title": "Damage",
        "description": "At the end, for each hit on a ship afloat, by type. Rule 12.6.",
        "type": "object",
        "patternProperties": {
          "^(CV|CVL|AV|CAV|BB|CA|CL|DD|PG|AO|AP|APD|SS)$": {
            "title": "Points",
            "description": "For each hit. Unit: Victory Points.",
            "type": "number",
            "minimum": 0,
            "maximum": 1000,
            "examples": [
              6
            ]
          }
        },
        "additionalProperties": false,
        "examples": [
          {
            "CV": 12
          }
        ]
      },
      "unloading": {
        "title": "Unloading",
        "description": "For each turn in which a transport unloads, by type. Rule 25.5.",
        "type": "object",
        "patternProperties": {
          "^(AP|APD)$": {
            "title": "Points",
            "description": "For a turn of unloading. Unit: Victory Points.",
            "type": "number",
            "minimum": 0,
            "maximum": 1000,
            "examples": [
              3
            ]
          }
        },
        "additionalProperties": false,
        "examples": [
          {
            "AP": 3
          }
        ]
      },
      "baseClosed": {
        "title": "Closed base",
        "description": "For each turn that ends with an enemy base whose Launch Factor is 0 or less. Rule 21.5. Unit: Victory Points.",
        "type": "number",
        "minimum": 0,
        "maximum": 1000,
        "examples": [
          2
        ]
      },
      "baseHit": {
        "title": "Hits on bases",
        "description": "For each hit on a base, by its id. Bases that are not listed score nothing.",
        "type": "object",
        "patternProperties": {
          "^[a-z0-9][a-z0-9-]*$": {
            "title": "Points",
            "description": "For each hit. Unit: Victory Points.",
            "type": "number",
            "minimum": 0,
            "maximum": 1000,
            "examples": [
              4
            ]
          }
        },
        "additionalProperties": false
      },
      "minimum": {
        "title": "Points to win",
        "description": "Who has fewer does not win. Rule 25.3. Unit: Victory Points.",
        "type": "number",
        "minimum": 0,
        "maximum": 1000,
        "examples": [
          50
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
      "airFactor",
      "airFactorUnnecessary",
      "sunkPerDamageFactor",
      "sunkByUnloading",
      "damagePerHit",
      "unloading",
      "baseClosed",
      "baseHit",
      "minimum",
      "sources"
    ],
    "additionalProperties": false
  },
  "forlorn-hopes/air-combat-movement.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/forlorn-hopes/air-combat-movement.schema.json",
    "title": "Air Combat Movement Chart",
    "description": "What each action of an air unit costs on the Tactical Battle Board. Rule 9.7.8.",
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
          "Air Combat Movement Chart"
        ]
      },
      "rule": {
        "$ref": "../common/common.schema.json#/$defs/citedRule"
      },
      "actions": {
        "title": "Actions",
        "description": "Costs that are the same for all.",
        "type": "object",
        "properties": {
          "forward": {
            "title": "Forward",
            "description": "Fly one hex ahead. Unit: movement points. Rule 9.7.8.",
            "type": "integer",
            "minimum": 1,
            "maximum": 9,
            "examples": [
              1
            ]
          },
          "fire": {
            "title": "Fire",
            "description": "Fire once, as a fighter. Unit: movement points. Rule 9.7.8.",
            "type": "integer",
            "minimum": 0,
            "maximum": 9,
            "examples": [
              1
            ]
          },
          "strafe": {
            "title": "Strafe",
            "description": "Attack the target with guns. Unit: movement points. Rule 9.7.8.",
            "type": "integer",
            "minimum": 0,
            "maximum": 9,
            "examples": [
              1
            ]
          },
          "diveBomb": {
            "title": "Dive bombing",
            "description": "Attack by dive bombing. Unit: movement points. Rule 9.7.8.",
            "type": "integer",
            "minimum": 0,
            "maximum": 9,
            "examples": [
              1
            ]
          },
          "enter": {
            "title": "Enter",
            "description": "Come on the board. Unit: movement points. Rule 9.7.8.",
            "type": "integer",
            "minimum": 0,
            "maximum": 9,
            "examples": [
              1
            ]
          },
          "leave": {
            "title": "Leave",
            "description": "Leave the board from an edge hex. Unit: movement points. Rule 9.7.8.",
            "type": "integer",
            "minimum": 0,
            "maximum": 9,
            "examples": [
              1
            ]
          },
          "bomb": {
            "title": "Bombing",
            "description": "Attack by regular bombing. Unit: movement points. Rule 9.7.8.",
            "type": "integer",
            "minimum": 0,
            "maximum": 9,
            "examples": [
              1
            ]
          },
          "torpedo": {
            "title": "Torpedo",
            "description": "Attack with a torpedo. Unit: movement points. Rule 9.7.8.",
            "type": "integer",
            "minimum": 0,
            "maximum": 9,
            "examples": [
              1
            ]
          },
          "precision": {
            "title": "Precision bombing",
            "description": "Attack by precision bombing. Unit: movement points. Rule 9.7.8.",
            "type": "integer",
            "minimum": 0,
            "maximum": 9,
            "examples": [
              1
            ]
          },
          "jettison": {
            "title": "Jettison",
            "description": "Drop the bombs. Unit: movement points. Rule 9.7.8.",
            "type": "integer",
            "minimum": 0,
            "maximum": 9,
            "examples": [
              1
            ]
          }
        },
        "required": [
          "forward",
          "fire",
          "strafe",
          "diveBomb",
          "enter",
          "leave",
          "bomb",
          "torpedo",
          "precision",
          "jettison"
        ],
        "additionalProperties": false
      },
      "rows": {
        "title": "Rows",
        "description": "The rows of the chart, by id; each type of aircraft names its row.",
        "type": "object",
        "patternProperties": {
          "^[a-z0-9][a-z0-9-]*$": {
            "title": "Row",
            "description": "Costs for some types of aircraft.",
            "type": "object",
            "properties": {
              "title": {
                "title": "Title",
                "description": "Whose row it is.",
                "type": "string",
                "minLength": 1,
                "maxLength": 80,
                "examples": [
                  "A6M"
                ]
              },
              "firstRollFree": {
                "title": "First roll free",
                "description": "True if the first roll in a round costs nothing. Rule 9.7.8.",
                "type": "boolean",
                "const": true
              },
              "loaded": {
                "title": "Loaded",
                "description": "Costs with bombs. Fighters have none.",
                "type": "object",
                "properties": {
                  "turnOneSide": {
                    "title": "Turn by one side",
                    "description": "Cost to turn by one hexside. Null means that it is not allowed. Unit: movement points. Rule 9.7.8.",
                    "type": [
                      "integer",
                      "null"
                    ],
                    "minimum": 0,
                    "maximum": 9,
                    "examples": [
                      1
                    ]
                  },
                  "turnTwoSides": {
                    "title": "Turn by two sides",
                    "description": "Cost to turn by two hexsides. Null means that it is not allowed. Unit: movement points. Rule 9.7.8.",
                    "type": [
                      "integer",
                      "null"
                    ],
                    "minimum": 0,
                    "maximum": 9,
                    "examples": [
                      2
                    ]
                  },
                  "roll": {
                    "title": "Roll",
                    "description": "Cost to slip into the hex left or right in front with the same facing. Null means that it is not allowed. Unit: movement points. Rule 9.7.8.",
                    "type": [
                      "integer",
                      "null"
                    ],
                    "minimum": 0,
                    "maximum": 9,
                    "examples": [
                      1
                    ]
                  },
                  "immelmann": {
                    "title": "Immelmann",
                    "description": "Cost to enter the hex in front and turn about. Null means that it is not allowed. Unit: movement points. Rule 9.7.8.",
                    "type": [
                      "integer",
                      "null"
                    ],
                    "minimum": 0,
                    "maximum": 9,
                    "examples": [
                      2
                    ]
                  },
                  "climb": {
                    "title": "Climb",
                    "description": "Cost to climb one level. Null means that it is not allowed. Unit: movement points. Rule 9.7.8.",
                    "type": [
                      "integer",
                      "null"
                    ],
                    "minimum": 0,
                    "maximum": 9,
                    "examples": [
                      1
                    ]
                  },
                  "dive": {
                    "title": "Dive",
                    "description": "Points gained by diving one level. Null means that it is not allowed. Unit: movement points. Rule 9.7.8.",
                    "type": [
                      "integer",
                      "null"
                    ],
                    "minimum": 0,
                    "maximum": 9,
                    "examples": [
                      1
                    ]
                  },
                  "climbLevels": {
                    "title": "Levels of a climb",
                    "description": "How many levels it may climb in a round. Unit: levels. Rule 9.7.8.",
                    "type": "integer",
                    "minimum": 0,
                    "maximum": 3,
                    "examples": [
                      1
                    ]
                  },
                  "diveLevels": {
                    "title": "Levels of a dive",
                    "description": "How many levels it may dive in a round. Unit: levels. Rule 9.7.8.",
                    "type": "integer",
                    "minimum": 0,
                    "maximum": 3,
                    "examples": [
                      1
                    ]
                  },
                  "highRounds": {
                    "title": "Rounds at high altitude",
                    "description": "In how many rounds of a battle it may end its impulse at high altitude. Null means any number, 0 that it may not be there. Unit: rounds. Rule 9.7.8.",
                    "type": [
                      "integer",
                      "null"
                    ],
                    "minimum": 0,
                    "maximum": 6,
                    "examples": [
                      2
                    ]
                  }
                },
                "required": [
                  "turnOneSide",
                  "turnTwoSides",
                  "roll",
                  "immelmann",
                  "climb",
                  "dive",
                  "climbLevels",
                  "diveLevels",
                  "highRounds"
                ],
                "additionalProperties": false
              },
              "unloaded": {
                "title": "Unloaded",
                "description": "Costs without bombs.",
                "type": "object",
                "properties": {
                  "turnOneSide": {
                    "title": "Turn by one side",
                    "description": "Cost to turn by one hexside. Null means that it is not allowed. Unit: movement points. Rule 9.7.8.",
                    "type": [
                      "integer",
                      "null"
                    ],
                    "minimum": 0,
                    "maximum": 9,
                    "examples": [
                      1
                    ]
                  },
                  "turnTwoSides": {
                    "title": "Turn by two sides",
                    "description": "Cost to turn by two hexsides. Null means that it is not allowed. Unit: movement points. Rule 9.7.8.",
                    "type": [
                      "integer",
                      "null"
                    ],
                    "minimum": 0,
                    "maximum": 9,
                    "examples": [
                      2
                    ]
                  },
                  "roll": {
                    "title": "Roll",
                    "description": "Cost to slip into the hex left or right in front with the same facing. Null means that it is not allowed. Unit: movement points. Rule 9.7.8.",
                    "type": [
                      "integer",
                      "null"
                    ],
                    "minimum": 0,
                    "maximum": 9,
                    "examples": [
                      1
                    ]
                  },
                  "immelmann": {
                    "title": "Immelmann",
                    "description": "Cost to enter the hex in front and turn about. Null means that it is not allowed. Unit: movement points. Rule 9.7.8.",
                    "type": [
                      "integer",
                      "null"
                    ],
                    "minimum": 0,
                    "maximum": 9,
                    "examples": [
                      2
                    ]
                  },
                  "climb": {
                    "title": "Climb",
                    "description": "Cost to climb one level. Null means that it is not allowed. Unit: movement points. Rule 9.7.8.",
                    "type": [
                      "integer",
                      "null"
                    ],
                    "minimum": 0,
                    "maximum": 9,
                    "examples": [
                      1
                    ]
                  },
                  "dive": {
                    "title": "Dive",
                    "description": "Points gained by diving one level. Null means that it is not allowed. Unit: movement points. Rule 9.7.8.",
                    "type": [
                      "integer",
                      "null"
                    ],
                    "minimum": 0,
                    "maximum": 9,
                    "examples": [
                      1
                    ]
                  },
                  "climbLevels": {
                    "title": "Levels of a climb",
                    "description": "How many levels it may climb in a round. Unit: levels. Rule 9.7.8.",
                    "type": "integer",
                    "minimum": 0,
                    "maximum": 3,
                    "examples": [
                      1
                    ]
                  },
                  "diveLevels": {
                    "title": "Levels of a dive",
                    "description": "How many levels it may dive in a round. Unit: levels. Rule 9.7.8.",
                    "type": "integer",
                    "minimum": 0,
                    "maximum": 3,
                    "examples": [
                      1
                    ]
                  },
                  "highRounds": {
                    "title": "Rounds at high altitude",
                    "description": "In how many rounds of a battle it may end its impulse at high altitude. Null means any number, 0 that it may not be there. Unit: rounds. Rule 9.7.8.",
                    "type": [
                      "integer",
                      "null"
                    ],
                    "minimum": 0,
                    "maximum": 6,
                    "examples": [
                      2
                    ]
                  }
                },
                "required": [
                  "turnOneSide",
                  "turnTwoSides",
                  "roll",
                  "immelmann",
                  "climb",
                  "dive",
                  "climbLevels",
                  "diveLevels",
                  "highRounds"
                ],
                "additionalProperties": false
              }
            },
            "required": [
              "title",
              "unloaded"
            ],
            "additionalProperties": false
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
      "title",
      "rule",
      "actions",
      "rows",
      "sources"
    ],
    "additionalProperties": false
  },
  "forlorn-hopes/air-mission-composition.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/forlorn-hopes/air-mission-composition.schema.json",
    "title": "Air Mission Composition Chart",
    "description": "How many air units fly one mission. Rule 9.1.1.",
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
          "Air Mission Composition Chart"
        ]
      },
      "rule": {
        "$ref": "../common/common.schema.json#/$defs/citedRule"
      },
      "sides": {
        "title": "Sides",
        "description": "The most air units, by side.",
        "type": "object",
        "properties": {
          "allied": {
            "title": "Allies",
            "description": "The most air units of one mission.",
            "type": "object",
            "properties": {
              "alike": {
                "title": "Alike",
                "description": "What makes units alike.",
                "type": "string",
                "enum": [
                  "nation",
                  "force"
                ],
                "enumDescriptions": [
                  "They are of one nation.",
                  "They are of one force."
                ]
              },
              "same": {
                "title": "Alike units",
                "description": "When all units are alike. Unit: air units. Rule 9.1.1.",
                "type": "integer",
                "minimum": 1,
                "maximum": 20,
                "examples": [
                  4
                ]
              },
              "mixed": {
                "title": "Mixed units",
                "description": "When they are not. Unit: air units. Rule 9.1.1.",
                "type": "integer",
                "minimum": 1,
                "maximum": 20,
                "examples": [
                  2
                ]
              },
              "generalRegroup": {
                "title": "General Regroup Turn",
                "description": "On a General Regroup Turn. Null means that nothing changes. Unit: air units. Rule 14.5.1.",
                "type": [
                  "integer",
                  "null"
                ],
                "minimum": 1,
                "maximum": 20,
                "examples": [
                  2
                ]
              }
            },
            "required": [
              "alike",
              "same",
              "mixed",
              "generalRegroup"
            ],
            "additionalProperties": false
          },
          "japanese": {
            "title": "Japan",
            "description": "The most air units of one mission.",
            "type": "object",
            "properties": {
              "alike": {
                "title": "Alike",
                "description": "What makes units alike.",
                "type": "string",
                "enum": [
                  "nation",
                  "force"
                ],
                "enumDescriptions": [
                  "They are of one nation.",
                  "They are of one force."
                ]
              },
              "same": {
                "title": "Alike units",
                "description": "When all units are alike. Unit: air units. Rule 9.1.1.",
                "type": "integer",
                "minimum": 1,
                "maximum": 20,
                "examples": [
                  4
                ]
              },
              "mixed": {
                "title": "Mixed units",
                "description": "When they are not. Unit: air units. Rule 9.1.1.",
                "type": "integer",
                "minimum": 1,
                "maximum": 20,
                "examples": [
                  2
                ]
              },
              "generalRegroup": {
                "title": "General Regroup Turn",
                "description": "On a General Regroup Turn. Null means that nothing changes. Unit: air units. Rule 14.5.1.",
                "type": [
                  "integer",
                  "null"
                ],
                "minimum": 1,
                "maximum": 20,
                "examples": [
                  2
                ]
              }
            },
            "required": [
              "alike",
              "same",
              "mixed",
              "generalRegroup"
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
      "sources": {
        "$ref": "../common/common.schema.json#/$defs/sources"
      }
    },
    "required": [
      "$schema",
      "title",
      "rule",
      "sides",
      "sources"
    ],
    "additionalProperties": false
  },
  "forlorn-hopes/air-units.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/forlorn-hopes/air-units.schema.json",
    "title": "Air units",
    "description": "The counters of air units: about a dozen aircraft each. Rule 2.2.2.",
    "type": "object",
    "properties": {
      "$schema": {
        "$ref": "../common/common.schema.json#/$defs/schemaPath"
      },
      "airUnits": {
        "title": "Air units",
        "description": "Air units, by id.",
        "type": "object",
        "patternProperties": {
          "^[a-z0-9][a-z0-9-]*$": {
            "title": "Air unit",
            "description": "One counter.",
            "type": "object",
            "properties": {
              "name": {
                "title": "Name",
                "description": "What it is called.",
                "type": "string",
                "minLength": 1,
                "maxLength": 60,
                "examples": [
                  "A6M Zero 1"
                ]
              },
              "aircraft": {
                "$ref": "../common/common.schema.json#/$defs/id",
                "title": "Aircraft",
                "description": "Its type of aircraft, with all ratings.",
                "examples": [
                  "a6m"
                ]
              },
              "nation": {
                "$ref": "defs.schema.json#/$defs/nation"
              },
              "force": {
                "$ref": "defs.schema.json#/$defs/force"
              },
              "variable": {
                "title": "Variable",
                "description": "Marked V: the Allies may take it at the start of the campaign. Rule 17.2.1.",
                "type": "boolean",
                "const": true
              },
              "carrier": {
                "title": "Carrier",
                "description": "True if its base is a carrier. Rule 6.3.7.",
                "type": "boolean",
                "const": true
              },
              "oneWay": {
                "title": "One way",
                "description": "True if it can take off from a carrier but not return to it. Rule 17.2.2.",
                "type": "boolean",
                "const": true
              }
            },
            "required": [
              "name",
              "aircraft",
              "nation",
              "force"
            ],
            "additionalProperties": false,
            "examples": [
              {
                "name": "A6M Zero 1",
                "aircraft": "a6m",
                "nation": "japan",
                "force": "air-fleet-11"
              }
            ]
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
      "airUnits",
      "sources"
    ],
    "additionalProperties": false
  },
  "forlorn-hopes/aircraft.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/forlorn-hopes/aircraft.schema.json",
    "title": "Aircraft",
    "description": "The types of aircraft with the ratings on their counters. Rule 2.2.2.",
    "type": "object",
    "properties": {
      "$schema": {
        "$ref": "../common/common.schema.json#/$defs/schemaPath"
      },
      "aircraft": {
        "title": "Aircraft",
        "description": "Types of aircraft, by id.",
        "type": "object",
        "patternProperties": {
          "^[a-z0-9][a-z0-9-]*$": {
            "title": "Aircraft",
            "description": "One type of aircraft: all its counters have these ratings.",
            "type": "object",
            "properties": {
              "name": {
                "title": "Name",
                "description": "What it is called.",
                "type": "string",
                "minLength": 1,
                "maxLength": 60,
                "examples": [
                  "A6M Zero"
                ]
              },
              "type": {
                "$ref": "defs.schema.json#/$defs/aircraftType"
              },
              "engines": {
                "title": "Engines",
                "description": "How many engines it has. Rule 2.2.2.",
                "type": "string",
                "enum": [
                  "single",
                  "multi"
                ],
                "enumDescriptions": [
                  "One engine.",
                  "Two or more."
                ]
              },
              "strategicRange": {
                "title": "Strategic Range",
                "description": "How far it flies on the map, one way. Unit: range points. Rule 9.2.",
                "type": "integer",
                "minimum": 1,
                "maximum": 40,
                "examples": [
                  7
                ]
              },
              "full": {
                "title": "Full strength",
                "description": "Ratings of the front of the counter.",
                "type": "object",
                "properties": {
                  "attackFactor": {
                    "title": "Attack Factor",
                    "description": "Guns in the air. Null for a unit that cannot fire. Unit: points. Rule 9.7.9.",
                    "type": [
                      "integer",
                      "null"
                    ],
                    "minimum": 0,
                    "maximum": 20,
                    "examples": [
                      3
                    ]
                  },
                  "defenseFactor": {
                    "title": "Defense Factor",
                    "description": "What a shot must exceed. Null for a unit that does not fight in the air. Unit: points. Rule 9.7.11.",
                    "type": [
                      "integer",
                      "null"
                    ],
                    "minimum": 0,
                    "maximum": 20,
                    "examples": [
                      5
                    ]
                  },
                  "bombFactor": {
                    "title": "Bomb Factor",
                    "description": "Added to the roll of its bombing. Null for a unit without bombs. Unit: points. Rule 9.10.9.",
                    "type": [
                      "integer",
                      "null"
                    ],
                    "minimum": 1,
                    "maximum": 20,
                    "examples": [
                      3
                    ]
                  },
                  "tma": {
                    "title": "Tactical Movement Allowance",
                    "description": "Movement points on the Tactical Battle Board, and what a scramble must not exceed. Of bombers the loaded value. Unit: points. Rule 2.2.2.",
                    "type": [
                      "integer",
                      "null"
                    ],
                    "minimum": 1,
                    "maximum": 20,
                    "examples": [
                      4
                    ]
                  }
                },
                "required": [
                  "attackFactor",
                  "defenseFactor",
                  "bombFactor",
                  "tma"
                ],
                "additionalProperties": false
              },
              "reduced": {
                "title": "Reduced",
                "description": "Ratings of the back of the counter. Without this member the first lost step eliminates it. Rule 2.2.2.",
                "type": "object",
                "properties": {
                  "attackFactor": {
                    "title": "Attack Factor",
                    "description": "Guns in the air. Null for a unit that cannot fire. Unit: points. Rule 9.7.9.",
                    "type": [
                      "integer",
                      "null"
                    ],
                    "minimum": 0,
                    "maximum": 20,
                    "examples": [
                      3
                    ]
                  },
                  "defenseFactor": {
                    "title": "Defense Factor",
                    "description": "What a shot must exceed. Null for a unit that does not fight in the air. Unit: points. Rule 9.7.11.",
                    "type": [
                      "integer",
                      "null"
                    ],
                    "minimum": 0,
                    "maximum": 20,
                    "examples": [
                      5
                    ]
                  },
                  "bombFactor": {
                    "title": "Bomb Factor",
                    "description": "Added to the roll of its bombing. Null for a unit without bombs. Unit: points. Rule 9.10.9.",
                    "type": [
                      "integer",
                      "null"
                    ],
                    "minimum": 1,
                    "maximum": 20,
                    "examples": [
                      3
                    ]
                  },
                  "tma": {
                    "title": "Tactical Movement Allowance",
                    "description": "Movement points on the Tactical Battle Board, and what a scramble must not exceed. Of bombers the loaded value. Unit: points. Rule 2.2.2.",
                    "type": [
                      "integer",
                      "null"
                    ],
                    "minimum": 1,
                    "maximum": 20,
                    "examples": [
                      4
                    ]
                  }
                },
                "required": [
                  "attackFactor",
                  "defenseFactor",
                  "bombFactor",
                  "tma"
                ],
                "additionalProperties": false
              },
              "defensiveOnly": {
                "title": "Defensive fire only",
                "description": "True if it fires only at units that move past it. Rule 9.7.9.",
                "type": "boolean",
                "const": true
              },
              "strafing": {
                "title": "Strafing",
                "description": "Marked S: it attacks the ground with its guns at this Bomb Factor. Unit: points. Rule 9.10.2.",
                "type": "integer",
                "minimum": 0,
                "maximum": 20,
                "examples": [
                  1
                ]
              },
              "scrambleTma": {
                "title": "Number for a scramble",
                "description": "Used in place of the Tactical Movement Allowance when a unit without one scrambles or evacuates. Unit: points. Rule 9.5.",
                "type": "integer",
                "minimum": 0,
                "maximum": 10,
                "examples": [
                  3
                ]
              },
              "movement": {
                "$ref": "../common/common.schema.json#/$defs/id",
                "title": "Movement",
                "description": "Its row of the Air Combat Movement Chart.",
                "examples": [
                  "a6m"
                ]
              },
              "bases": {
                "title": "Bases",
                "description": "The only airbases that it may use. Without this member it may use any. Rule 6.3.",
                "type": "array",
                "items": {
                  "$ref": "../common/common.schema.json#/$defs/id"
                },
                "uniqueItems": true,
                "minItems": 1,
                "examples": [
                  [
                    "darwin"
                  ]
                ]
              },
              "asFighter": {
                "$ref": "../common/common.schema.json#/$defs/id",
                "title": "As a fighter",
                "description": "Its row of the chart under the option by which it may attack as a fighter once its bombs are gone. Rule 9.7.10.",
                "examples": [
                  "single-engine-fighter-option"
                ]
              }
            },
            "required": [
              "name",
              "type",
              "engines",
              "strategicRange",
              "full"
            ],
            "additionalProperties": false
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
      "aircraft",
      "sources"
    ],
    "additionalProperties": false
  },
  "forlorn-hopes/anti-aircraft-factors.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/forlorn-hopes/anti-aircraft-factors.schema.json",
    "title": "Anti-aircraft factors",
    "description": "Factors of what is attacked, where a counter or an airbase display does not give them. Rule 9.9.1.",
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
          "Anti-aircraft factors"
        ]
      },
      "rule": {
        "$ref": "../common/common.schema.json#/$defs/citedRule"
      },
      "airbase": {
        "title": "Airbases",
        "description": "Factors of an airbase that is not as its display says.",
        "type": "object",
        "properties": {
          "disrupted": {
            "title": "Disrupted",
            "description": "Unit: points. Rule 9.9.1.",
            "type": "integer",
            "minimum": 0,
            "maximum": 20,
            "examples": [
              1
            ]
          },
          "destroyed": {
            "title": "Destroyed",
            "description": "Unit: points. Rule 9.9.1.",
            "type": "integer",
            "minimum": 0,
            "maximum": 20,
            "examples": [
              0
            ]
          },
          "underConstruction": {
            "title": "Under construction",
            "description": "Of a mobile airbase. Unit: points. Rule 6.5.3.",
            "type": "integer",
            "minimum": 0,
            "maximum": 20,
            "examples": [
              0
            ]
          }
        },
        "required": [
          "disrupted",
          "destroyed",
          "underConstruction"
        ],
        "additionalProperties": false
      },
      "city": {
        "title": "Cities",
        "description": "Factors of a city. Rule 9.9.1.",
        "type": "object",
        "properties": {
          "factor": {
            "title": "Factor",
            "description": "Without hits. Unit: points. Rule 9.9.1.",
            "type": "integer",
            "minimum": 0,
            "maximum": 20,
            "examples": [
              2
            ]
          },
          "hitsPerPoint": {
            "title": "Hits for a point",
            "description": "So many hits lower it by one. Unit: hits. Rule 9.9.1.",
            "type": "integer",
            "minimum": 1,
            "maximum": 20,
            "examples": [
              2
            ]
          }
        },
        "required": [
          "factor",
          "hitsPerPoint"
        ],
        "additionalProperties": false
      },
      "port": {
        "title": "Port",
        "description": "Of a port that is no city. Unit: points. Rule 9.9.1.",
        "type": "integer",
        "minimum": 0,
        "maximum": 20,
        "examples": [
          0
        ]
      },
      "ground": {
        "title": "Ground unit",
        "description": "Of any ground unit, even when disrupted or reduced. Unit: points. Rule 9.9.1.",
        "type": "integer",
        "minimum": 0,
        "maximum": 20,
        "examples": [
          1
        ]
      },
      "supply": {
        "title": "Supply unit",
        "description": "Unit: points. Rule 9.9.1.",
        "type": "integer",
        "minimum": 0,
        "maximum": 20,
        "examples": [
          0
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
      "airbase",
      "city",
      "port",
      "ground",
      "supply",
      "sources"
    ],
    "additionalProperties": false
  },
  "forlorn-hopes/bases.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/forlorn-hopes/bases.schema.json",
    "title": "Airbases",
    "description": "The airbases of the airbase displays. Rule 6.",
    "type": "object",
    "properties": {
      "$schema": {
        "$ref": "../common/common.schema.json#/$defs/schemaPath"
      },
      "airbases": {
        "title": "Airbases",
        "description": "Airbases, by id.",
        "type": "object",
        "patternProperties": {
          "^[a-z0-9][a-z0-9-]*$": {
            "title": "Airbase",
            "description": "One airbase: a place, a box, a carrier or a mobile airbase. Rule 6.2.",
            "type": "object",
            "properties": {
              "name": {
                "title": "Name",
                "description": "What it is called.",
                "type": "string",
                "minLength": 1,
                "maxLength": 80,
                "examples": [
                  "Batavia"
                ]
              },
              "kind": {
                "title": "Kind",
                "description": "The kind of airbase. Rule 6.2.",
                "type": "string",
                "enum": [
                  "major",
                  "off-map",
                  "minor",
                  "mobile",
                  "carrier"
                ],
                "enumDescriptions": [
                  "A major airbase on the map.",
                  "A major airbase beyond the edge of the map.",
                  "Any other airbase printed on the map.",
                  "A mobile airbase.",
                  "The deck of a carrier."
                ]
              },
              "place": {
                "$ref": "../common/common.schema.json#/$defs/id",
                "title": "Place",
                "description": "The place at which it lies.",
                "examples": [
                  "batavia"
                ]
              },
              "box": {
                "$ref": "../common/common.schema.json#/$defs/id",
                "title": "Box",
                "description": "The box beyond the edge of the map that it is.",
                "examples": [
                  "indochina"
                ]
              },
              "ship": {
                "$ref": "../common/common.schema.json#/$defs/id",
                "title": "Ship",
                "description": "The carrier that it is.",
                "examples": [
                  "jcf-cv-1"
                ]
              },
              "users": {
                "title": "Users",
                "description": "The sides whose display shows it. Rule 6.6.4.",
                "type": "array",
                "items": {
                  "$ref": "defs.schema.json#/$defs/side"
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
              "capacity": {
                "title": "Capacity",
                "description": "How many air units it holds. Null means any number. Unit: air units. Rule 6.3.",
                "type": [
                  "integer",
                  "null"
                ],
                "minimum": 0,
                "maximum": 60,
                "examples": [
                  5
                ]
              },
              "mixedCapacity": {
                "title": "Mixed capacity",
                "description": "How many it holds when fighters and bombers are mixed. Unit: air units. Rule 6.3.2.",
                "type": "integer",
                "minimum": 0,
                "maximum": 60,
                "examples": [
                  2
                ]
              },
              "antiAircraft": {
                "title": "Anti-aircraft factor",
                "description": "Its factor when it is not disrupted. A carrier uses that of the ship. Unit: points. Rule 9.9.1.",
                "type": "integer",
                "minimum": 0,
                "maximum": 20,
                "examples": [
                  2
                ]
              },
              "freeReconnaissance": {
                "title": "Free reconnaissance",
                "description": "True if one reconnaissance unit does not count against the capacity. Rule 6.3.1.",
                "type": "boolean",
                "const": true
              }
            },
            "required": [
              "name",
              "kind",
              "users",
              "capacity"
            ],
            "additionalProperties": false
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
      "airbases",
      "sources"
    ],
    "additionalProperties": false
  },
  "forlorn-hopes/battle-board.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/forlorn-hopes/battle-board.schema.json",
    "title": "Tactical Battle Board",
    "description": "The board on which air battles are fought: hexes, where units enter, and what a unit sees and hits from its facing. Rule 9.7.",
    "type": "object",
    "properties": {
      "$schema": {
        "$ref": "../common/common.schema.json#/$defs/schemaPath"
      },
      "title": {
        "$ref": "../common/map-parts.schema.json#/$defs/mapTitle"
      },
      "layout": {
        "$ref": "../common/map-parts.schema.json#/$defs/layout"
      },
      "legend": {
        "$ref": "../common/map-parts.schema.json#/$defs/legend"
      },
      "hexes": {
        "title": "Hexes",
        "description": "Every hex of the board, by its printed number.",
        "type": "object",
        "patternProperties": {
          "^[A-Z0-9]{2,8}$": {
            "title": "Hex",
            "description": "One hex of the board.",
            "type": "object",
            "properties": {
              "column": {
                "$ref": "../common/map-parts.schema.json#/$defs/column"
              },
              "row": {
                "$ref": "../common/map-parts.schema.json#/$defs/row"
              },
              "terrain": {
                "$ref": "../common/map-parts.schema.json#/$defs/terrain",
                "examples": [
                  "target"
                ]
              },
              "number": {
                "title": "Entry number",
                "description": "The number of an edge hex: an Interceptor that rolls it enters here. Rule 9.7.6.",
                "type": "integer",
                "minimum": 1,
                "maximum": 9,
                "examples": [
                  4
                ]
              },
              "entryFacings": {
                "$ref": "defs.schema.json#/$defs/facings",
                "title": "Entry facings",
                "description": "Facings that a unit may have when it enters by this edge hex. Rule 9.7.6."
              },
              "startFacings": {
                "$ref": "defs.schema.json#/$defs/facings",
                "title": "Start facings",
                "description": "Facings that a unit of the mission may have when it is placed in this M hex. Rule 9.7.3."
              }
            },
            "required": [
              "column",
              "row",
              "terrain"
            ],
            "additionalProperties": false
          }
        },
        "additionalProperties": false,
        "minProperties": 1,
        "examples": [
          {
            "3003": {
              "column": 30,
              "row": 3,
              "terrain": "sky",
              "number": 4,
              "entryFacings": [
                "NE",
                "SE"
              ]
            }
          }
        ]
      },
      "surplusShips": {
        "title": "Hexes of further ships",
        "description": "Where ships are placed when every T hex has one: one in each, in this order, then second ones in the same order. Rule 9.9.",
        "type": "array",
        "items": {
          "$ref": "../common/common.schema.json#/$defs/hexId"
        },
        "uniqueItems": true,
        "examples": [
          [
            "3305",
            "3306"
          ]
        ]
      },
      "zones": {
        "title": "Zones",
        "description": "In which direction a hex lies, as seen from a unit that faces north. A field of fire and the orientation of a target are made of these. Rule 9.7.9.",
        "type": "object",
        "properties": {
          "front": {
            "title": "Front",
            "description": "Hexes to the front of the unit, up to four hexes away. Rule 9.7.9.",
            "type": "array",
            "items": {
              "$ref": "defs.schema.json#/$defs/offset"
            },
            "uniqueItems": true,
            "examples": [
              [
                "0 -1"
              ]
            ]
          },
          "side": {
            "title": "Side",
            "description": "Hexes to the side of the unit, up to four hexes away. Rule 9.7.9.",
            "type": "array",
            "items": {
              "$ref": "defs.schema.json#/$defs/offset"
            },
            "uniqueItems": true,
            "examples": [
              [
                "0 -1"
              ]
            ]
          },
          "rear": {
            "title": "Rear",
            "description": "Hexes to the rear of the unit, up to four hexes away. Rule 9.7.9.",
            "type": "array",
            "items": {
              "$ref": "defs.schema.json#/$defs/offset"
            },
            "uniqueItems": true,
            "examples": [
              [
                "0 -1"
              ]
            ]
          }
        },
        "required": [
          "front",
          "side",
          "rear"
        ],
        "additionalProperties": false
      },
      "lineOfFire": {
        "title": "Line of fire",
        "description": "For a target at each step from the firing unit: the hexes in which a third air unit at the same altitude blocks the line. Rule 9.7.9.",
        "type": "object",
        "patternProperties": {
          "^-?[0-4] -?[0-4]$": {
            "title": "Blocking hexes",
            "description": "Steps from the firing unit.",
            "type": "array",
            "items": {
              "$ref": "defs.schema.json#/$defs/offset"
            },
            "uniqueItems": true,
            "examples": [
              [
                "0 -1"
              ]
            ]
          }
        },
        "additionalProperties": false,
        "examples": [
          {
            "0 -2": [
              "0 -1"
            ]
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
      "legend",
      "hexes",
      "surplusShips",
      "zones",
      "lineOfFire",
      "sources"
    ],
    "additionalProperties": false
  },
  "forlorn-hopes/battle.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/forlorn-hopes/battle.schema.json",
    "title": "Battle",
    "description": "One battle, set up to calculate its odds: an air mission at its target, a surface combat, or a ground attack. Rules 9, 10.4 and 11.4.",
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
          "A raid on Koepang"
        ]
      },
      "summary": {
        "title": "Summary",
        "description": "What the battle is about, in your own words.",
        "type": "string",
        "minLength": 1,
        "maxLength": 4000
      },
      "kind": {
        "title": "Kind",
        "description": "What is fought. Rules 9, 10.4 and 11.4.",
        "type": "string",
        "enum": [
          "air-mission",
          "surface-combat",
          "ground-attack"
        ],
        "enumDescriptions": [
          "Aircraft at their target: with interceptors an air battle on the Tactical Battle Board, without them anti-aircraft fire and the attacks.",
          "Ships of both sides in one hex, in rounds.",
          "Ground units attack a hex beside theirs."
        ]
      },
      "attacker": {
        "$ref": "defs.schema.json#/$defs/side",
        "title": "Attacker",
        "description": "The side that flies the mission, moves its ships, or attacks."
      },
      "hex": {
        "$ref": "../common/common.schema.json#/$defs/hexId",
        "title": "Hex",
        "description": "Where it is fought: the hex of the target."
      },
      "from": {
        "$ref": "../common/common.schema.json#/$defs/hexId",
        "title": "From",
        "description": "The hex from which ground units attack. Rule 11.4."
      },
      "target": {
        "title": "Target",
        "description": "What aircraft attack: one of these. Rule 9.6.",
        "type": "object",
        "properties": {
          "airbase": {
            "$ref": "../common/common.schema.json#/$defs/id",
            "title": "Airbase",
            "description": "An airbase in the hex, by id.",
            "examples": [
              "koepang"
            ]
          },
          "place": {
            "$ref": "../common/common.schema.json#/$defs/id",
            "title": "City or port",
            "description": "A city or port in the hex, by id.",
            "examples": [
              "koepang"
            ]
          },
          "ship": {
            "$ref": "../common/common.schema.json#/$defs/id",
            "title": "Ship",
            "description": "A ship of the other side in this battle, by id. The others fire as well. Rule 9.9.3.",
            "examples": [
              "us-ca"
            ]
          },
          "groundUnit": {
            "$ref": "../common/common.schema.json#/$defs/id",
            "title": "Ground unit",
            "description": "A ground unit of the other side in this battle, by id.",
            "examples": [
              "au-sparrow"
            ]
          },
          "supply": {
            "title": "Supply unit",
            "description": "The level of a supply unit. Rule 13.3.",
            "type": "integer",
            "minimum": 1,
            "maximum": 2,
            "examples": [
              1
            ]
          }
        },
        "additionalProperties": false,
        "examples": [
          {
            "airbase": "koepang"
          }
        ]
      },
      "airbaseState": {
        "title": "State of the airbase",
        "description": "How the airbase that is attacked is. Default: normal. Rule 6.6.",
        "type": "string",
        "enum": [
          "normal",
          "disrupted"
        ],
        "enumDescriptions": [
          "Normal.",
          "Disrupted."
        ]
      },
      "foulWeather": {
        "title": "Foul weather",
        "description": "True if the random event Foul Weather is in effect. Rule 5.4.",
        "type": "boolean",
        "const": true
      },
      "hits": {
        "title": "Hits",
        "description": "Hits that the city or port that is attacked has already. Unit: hits. Rule 9.10.10.",
        "type": "integer",
        "minimum": 1,
        "maximum": 8,
        "examples": [
          2
        ]
      },
      "rounds": {
        "title": "Rounds",
        "description": "Rounds of surface combat that are fought, in place of the die. Unit: rounds. Rule 10.4.1.",
        "type": "integer",
        "minimum": 1,
        "maximum": 4,
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
            "night-action"
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
        "description": "How each side makes its choices in the battle. Default: direct.",
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
        "additionalProperties": false
      },
      "sources": {
        "$ref": "../common/common.schema.json#/$defs/sources"
      }
    },
    "required": [
      "title",
      "kind",
      "attacker",
      "hex",
      "forces"
    ],
    "additionalProperties": false,
    "markdownDescription": "One battle, set up to calculate its odds. `sandtable odds --game forlorn-hopes --battle FILE` shows how it can end and how likely each result is.\n\nAttacks without interceptors, surface combats and ground attacks are followed exactly where there are few enough ways; a battle on the Tactical Battle Board is sampled. Only what is named here is on the map.",
    "defaultSnippets": [
      {
        "label": "new battle",
        "body": {
          "$schema": "${1:../../../schemas/forlorn-hopes/battle.schema.json}",
          "title": "$2",
          "kind": "air-mission",
          "attacker": "${3|japanese,allied|}",
          "hex": "${4:2509}",
          "target": {
            "airbase": "${5:koepang}"
          },
          "forces": {
            "allied": {
              "airUnits": {
                "us-p-40-1": {}
              }
            },
            "japanese": {
              "airUnits": {
                "jaaf-ki-21-1": {},
                "jaaf-ki-43-1": {}
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
          "direct",
          "steady",
          "first-legal",
          "random"
        ],
        "enumDescriptions": [
          "Like steady, but in an air battle each unit attacks or fires as soon as it can and flies straight for its aim.",
          "The rules of thumb of the player steady, which looks through all moves of an air battle.",
          "The first legal option, in the order of the rules. A baseline only.",
          "Every legal option is equally likely."
        ]
      },
      "battleAirUnit": {
        "title": "Air unit",
        "description": "How the air unit is, and what it does.",
        "type": "object",
        "properties": {
          "marks": {
            "title": "Marks",
            "description": "What is marked on the unit. Rules 9.7.11 and 9.7.12.",
            "type": "array",
            "items": {
              "title": "Mark",
              "description": "One mark.",
              "type": "string",
              "enum": [
                "disrupted",
                "reduced",
                "ace"
              ],
              "enumDescriptions": [
                "Disrupted.",
                "Reduced: on its weaker side.",
                "It has an ace."
              ]
            },
            "uniqueItems": true,
            "examples": [
              [
                "disrupted"
              ]
            ]
          },
          "mode": {
            "title": "Mode",
            "description": "How it attacks where nobody intercepts. Default: as its side chooses. Rule 9.10.",
            "type": "string",
            "enum": [
              "regular",
              "strafe",
              "dive",
              "precision",
              "torpedo"
            ],
            "enumDescriptions": [
              "A regular bombing run.",
              "A fighter strafes.",
              "A dive bomber dives.",
              "A precision bomber flies straight at high altitude.",
              "A torpedo bomber attacks a ship."
            ],
            "examples": [
              "regular"
            ]
          },
          "altitude": {
            "title": "Altitude",
            "description": "The altitude of the attack where nobody intercepts. Default: as its side chooses. Rule 9.9.2.",
            "type": "string",
            "enum": [
              "low",
              "medium",
              "high"
            ],
            "enumDescriptions": [
              "Low.",
              "Medium.",
              "High."
            ],
            "examples": [
              "medium"
            ]
          }
        },
        "additionalProperties": false,
        "examples": [
          {
            "marks": [
              "disrupted"
            ]
          }
        ]
      },
      "battleShip": {
        "title": "Ship",
        "description": "How the ship is.",
        "type": "object",
        "properties": {
          "marks": {
            "title": "Marks",
            "description": "What is marked on the ship. Rule 9.10.10.",
            "type": "array",
            "items": {
              "title": "Mark",
              "description": "One mark.",
              "type": "string",
              "enum": [
                "disrupted",
                "crippled"
              ],
              "enumDescriptions": [
                "Disrupted.",
                "Crippled: on its damaged side."
              ]
            },
            "uniqueItems": true,
            "examples": [
              [
                "disrupted"
              ]
            ]
          }
        },
        "additionalProperties": false,
        "examples": [
          {
            "marks": [
              "crippled"
            ]
          }
        ]
      },
      "battleGroundUnit": {
        "title": "Ground unit",
        "description": "How the ground unit is.",
        "type": "object",
        "properties": {
          "marks": {
            "title": "Marks",
            "description": "What is marked on the unit. Rule 11.4.1.",
            "type": "array",
            "items": {
              "title": "Mark",
              "description": "One mark.",
              "type": "string",
              "enum": [
                "disrupted",
                "reduced"
              ],
              "enumDescriptions": [
                "Disrupted.",
                "Reduced: on its weaker side."
              ]
            },
            "uniqueItems": true,
            "examples": [
              [
                "disrupted"
              ]
            ]
          }
        },
        "additionalProperties": false,
        "examples": [
          {
            "marks": [
              "disrupted"
            ]
          }
        ]
      },
      "battleForce": {
        "title": "Force",
        "description": "What one side has in the battle.",
        "type": "object",
        "properties": {
          "airUnits": {
            "title": "Air units",
            "description": "Of the attacker those that fly the mission, of the other side those that intercept. By id.",
            "type": "object",
            "patternProperties": {
              "^[a-z0-9][a-z0-9-]*$": {
                "$ref": "#/$defs/battleAirUnit"
              }
            },
            "additionalProperties": false,
            "examples": [
              {
                "us-p-40-1": {}
              }
            ]
          },
          "onGround": {
            "title": "On the ground",
            "description": "Air units on the airbase that is attacked, by id. Rule 9.10.10.",
            "type": "array",
            "items": {
              "$ref": "../common/common.schema.json#/$defs/id"
            },
            "uniqueItems": true,
            "examples": [
              [
                "au-hudson-1"
              ]
            ]
          },
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
                "us-ca": {}
              }
            ]
          },
          "groundUnits": {
            "title": "Ground units",
            "description": "Ground units of the side in the battle, by id.",
            "type": "object",
            "patternProperties": {
              "^[a-z0-9][a-z0-9-]*$": {
                "$ref": "#/$defs/battleGroundUnit"
              }
            },
            "additionalProperties": false,
            "examples": [
              {
                "au-sparrow": {}
              }
            ]
          }
        },
        "additionalProperties": false,
        "examples": [
          {
            "airUnits": {
              "us-p-40-1": {}
            }
          }
        ]
      }
    }
  },
  "forlorn-hopes/bombing-modes.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/forlorn-hopes/bombing-modes.schema.json",
    "title": "Ways to bomb",
    "description": "How aircraft attack what is on the ground and at sea. Rule 9.10.",
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
          "Ways to bomb"
        ]
      },
      "rule": {
        "$ref": "../common/common.schema.json#/$defs/citedRule"
      },
      "modes": {
        "title": "Ways",
        "description": "Ways to attack, by id.",
        "type": "object",
        "patternProperties": {
          "^[a-z0-9][a-z0-9-]*$": {
            "title": "Way",
            "description": "One way.",
            "type": "object",
            "properties": {
              "text": {
                "title": "Text",
                "description": "What it is, in your own words.",
                "type": "string",
                "minLength": 1,
                "maxLength": 400,
                "examples": [
                  "Bombs dropped in a dive."
                ]
              },
              "types": {
                "$ref": "defs.schema.json#/$defs/aircraftTypes"
              },
              "altitudes": {
                "title": "Altitudes",
                "description": "From which it is possible.",
                "type": "array",
                "items": {
                  "$ref": "defs.schema.json#/$defs/altitude"
                },
                "uniqueItems": true,
                "minItems": 1,
                "examples": [
                  [
                    "low"
                  ]
                ]
              },
              "straightHexes": {
                "title": "Straight hexes",
                "description": "So many hexes in a straight line. Unit: hexes. Rule 9.10.",
                "type": "integer",
                "minimum": 1,
                "maximum": 9,
                "examples": [
                  3
                ]
              },
              "targetIs": {
                "title": "Target",
                "description": "Which of the straight hexes may be the target. Rule 9.10.",
                "type": "array",
                "items": {
                  "title": "Hex",
                  "description": "Number of the hex, the first is 1.",
                  "type": "integer",
                  "minimum": 1,
                  "maximum": 9,
                  "examples": [
                    2
                  ]
                },
                "uniqueItems": true,
                "minItems": 1,
                "examples": [
                  [
                    2,
                    3
                  ]
                ]
              },
              "targets": {
                "title": "Targets",
                "description": "What can be attacked. Without this member anything.",
                "type": "array",
                "items": {
                  "$ref": "conditions.schema.json#/$defs/targetKind"
                },
                "uniqueItems": true,
                "minItems": 1,
                "examples": [
                  [
                    "naval"
                  ]
                ]
              },
              "crippledShipsOnly": {
                "title": "Crippled ships only",
                "description": "True if ships can be attacked only when crippled. Rule 9.10.4.",
                "type": "boolean",
                "const": true
              },
              "beforeAirCombat": {
                "title": "Before air combat",
                "description": "True if only a unit that has not fired or been fired at may do it. Rule 9.10.2.",
                "type": "boolean",
                "const": true
              },
              "antiAircraft": {
                "$ref": "defs.schema.json#/$defs/altitude",
                "title": "Anti-aircraft fire",
                "description": "The altitude at which it is fired at, where that differs from its own. Rule 9.9.2."
              },
              "declared": {
                "title": "Declared",
                "description": "True if it is chosen when the mission begins. Rule 9.10.6.",
                "type": "boolean",
                "const": true
              },
              "rule": {
                "$ref": "../common/common.schema.json#/$defs/citedRule"
              }
            },
            "required": [
              "text",
              "types",
              "altitudes",
              "rule"
            ],
            "additionalProperties": false
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
      "title",
      "rule",
      "modes",
      "sources"
    ],
    "additionalProperties": false
  },
  "forlorn-hopes/conditions.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/forlorn-hopes/conditions.schema.json",
    "title": "Forlorn Hopes conditions",
    "description": "When a modifier of a table counts.",
    "$defs": {
      "condition": {
        "title": "Condition",
        "description": "When a modifier counts: one condition, or several combined.",
        "markdownDescription": "When a modifier counts: one condition, or several combined.\n\n| is | true when |\n|---|---|\n| `all` | All parts are true. |\n| `any` | At least one part is true. |\n| `not` | The part is false. |\n| `option` | An optional rule is on. |\n| `side` | The unit for which the die is rolled is of one side. |\n| `nation` | The air unit is of one nation, or the airbase lies in a land of that nation. Rule 14.1. |\n| `unit-kind` | The die is rolled for one of these kinds of things. Rule 14.1. |\n| `event` | A random event is in effect this turn. Rule 5.4. |\n| `general-regroup` | Japan has declared a General Regroup Turn. Rule 7.1. |\n| `singapore-surrendered` | Singapore has surrendered. Rule 17.2.5. |\n| `controls` | A side controls the hex of a place. |\n| `committed` | A Japanese force is in play this turn. Rule 5.1. |\n| `reconnaissance-at` | A side has a reconnaissance unit in the hex of a place. Rule 7.3. |\n| `submarine-at` | A submarine of a side is deployed to a place this turn. Rule 5.4. |\n| `place-hits` | A place has at least so many hits. |\n| `place-hits-at-most` | A place has at most so many hits, those of this attack included. |\n| `radar-works` | The Darwin radar is functioning. Rule 9.10.10. |\n| `within-radar` | The target hex is within the range of the radar: radar/range of the parameters. Rule 9.4. |\n| `box` | The air unit stands in one box of its airbase. Rule 6.4. |\n| `air-unit-disrupted` | The air unit for which the die is rolled is disrupted. |\n| `airbase-disrupted` | The airbase is disrupted: that of the unit, or that at which it lands. |\n| `enemy-reconnaissance` | An enemy reconnaissance unit is in the hex. Rule 7.3.4. |\n| `friendly-reconnaissance` | A reconnaissance unit of one's own is in the hex. Rule 7.3.4. |\n| `enemy-patrol` | The hex is within the Strategic Range of an enemy patrol. Rule 7.3.5. |\n| `friendly-patrol` | The hex is within the Strategic Range of a patrol of one's own. Rule 7.3.5. |\n| `enemy-coast` | The hex is a coast that the enemy controls. Rule 10.3.2. |\n| `stack-size` | The group has a number of ships between two numbers. |\n| `trigger-distance` | The nearest enemy airbase, carrier or warship that calls for the roll is so far away, and nothing else calls for it. Rule 10.3.2. |\n| `interceptor-distance` | The farthest intercepting ship is so far away. Rule 10.3.3. |\n| `target-group-class` | The group aimed at has a ship of one of these classes. |\n| `own-group-class` | The group of the side that rolls has a ship of one of these classes. |\n| `target-group-speed` | The group aimed at has a ship of one of these speeds. |\n| `own-group-speed` | The group of the side that rolls has a ship of one of these speeds. |\n| `more-light-ships` | The side that rolls has more CL, DD and MTB units in the fight than the other. |\n| `target-class` | The ship aimed at is of one of these classes. |\n| `target-speed` | The ship aimed at has one of these speeds. |\n| `target-crippled` | The ship aimed at is crippled. |\n| `target-in-port` | The ship aimed at lies in a friendly port and has not moved in this mission. |\n| `target-is-firer` | The ship that fires at an aircraft is the one that the aircraft attacks. Rule 9.9.3. |\n| `firing-class` | The ship that fires is of one of these classes. |\n| `firing-speed` | The ship that fires has one of these speeds. |\n| `firing-crippled` | The ship that fires, or for which the die is rolled, is crippled. |\n| `firing-disrupted` | The unit that fires is disrupted. |\n| `firing-long-lance` | The ship that fires has heavy torpedoes. |\n| `band` | The round of surface combat is fought at one range. Rule 10.4.1. |\n| `attack-mode` | The aircraft attacks in one of these ways. Rule 9.10. |\n| `altitude` | The aircraft, or the one aimed at, is at one of these altitudes. |\n| `target-kind` | The target is of one of these kinds. Rule 9.6. |\n| `target-disrupted` | The target is disrupted. |\n| `target-terrain` | The target is in a hex of one of these terrains. |\n| `hits-by-bomber` | This bomber has scored at least so many hits. |\n| `port-hits` | The port in which the ship lies has at least so many hits. Rule 10.3.1. |\n| `hex-has` | There is one of these things in the hex. |\n| `defender-disrupted` | The defending unit is disrupted. |\n| `friendly-unit-in-hex` | A friendly ground unit is in the hex. |\n| `landing-has-daihatsu` | Daihatsu barges land with the units. |\n| `paratroops-in-hex` | Paratroops have been dropped on the hex this turn. |\n| `transport-crippled` | A transport that carries the landing units is crippled. |\n| `firing-kind` | The air unit fires as one of these. |\n| `target-air-kind` | The air unit aimed at is one of these. |\n| `zone` | The air unit fires from one zone of its target. Rule 9.7.9. |\n| `firing-ace` | An ace of one side flies with the unit that fires. Rule 9.7.12. |\n| `target-ace` | An ace flies with the unit aimed at. Rule 9.7.12. |\n| `surprise` | The Interceptor that fires holds the Surprise marker. Rule 9.7.6. |\n| `target-side` | The unit aimed at is of one side. |",
        "type": "object",
        "required": [
          "is"
        ],
        "discriminator": {
          "propertyName": "is"
        },
        "oneOf": [
          {
            "$ref": "#/$defs/whenAll"
          },
          {
            "$ref": "#/$defs/whenAny"
          },
          {
            "$ref": "#/$defs/whenNot"
          },
          {
            "$ref": "#/$defs/whenOption"
          },
          {
            "$ref": "#/$defs/whenSide"
          },
          {
            "$ref": "#/$defs/whenNation"
          },
          {
            "$ref": "#/$defs/whenUnitKind"
          },
          {
            "$ref": "#/$defs/whenEvent"
          },
          {
            "$ref": "#/$defs/whenGeneralRegroup"
          },
          {
            "$ref": "#/$defs/whenSingaporeSurrendered"
          },
          {
            "$ref": "#/$defs/whenControls"
          },
          {
            "$ref": "#/$defs/whenCommitted"
          },
          {
            "$ref": "#/$defs/whenReconnaissanceAt"
          },
          {
            "$ref": "#/$defs/whenSubmarineAt"
          },
          {
            "$ref": "#/$defs/whenPlaceHits"
          },
          {
            "$ref": "#/$defs/whenPlaceHitsAtMost"
          },
          {
            "$ref": "#/$defs/whenRadarWorks"
          },
          {
            "$ref": "#/$defs/whenWithinRadar"
          },
          {
            "$ref": "#/$defs/whenBox"
          },
          {
            "$ref": "#/$defs/whenAirUnitDisrupted"
          },
          {
            "$ref": "#/$defs/whenAirbaseDisrupted"
          },
          {
            "$ref": "#/$defs/whenEnemyReconnaissance"
          },
          {
            "$ref": "#/$defs/whenFriendlyReconnaissance"
          },
          {
            "$ref": "#/$defs/whenEnemyPatrol"
          },
          {
            "$ref": "#/$defs/whenFriendlyPatrol"
          },
          {
            "$ref": "#/$defs/whenEnemyCoast"
          },
          {
            "$ref": "#/$defs/whenStackSize"
          },
          {
            "$ref": "#/$defs/whenTriggerDistance"
          },
          {
            "$ref": "#/$defs/whenInterceptorDistance"
          },
          {
            "$ref": "#/$defs/whenTargetGroupClass"
          },
          {
            "$ref": "#/$defs/whenOwnGroupClass"
          },
          {
            "$ref": "#/$defs/whenTargetGroupSpeed"
          },
          {
            "$ref": "#/$defs/whenOwnGroupSpeed"
          },
          {
            "$ref": "#/$defs/whenMoreLightShips"
          },
          {
            "$ref": "#/$defs/whenTargetClass"
          },
          {
            "$ref": "#/$defs/whenTargetSpeed"
          },
          {
            "$ref": "#/$defs/whenTargetCrippled"
          },
          {
            "$ref": "#/$defs/whenTargetInPort"
          },
          {
            "$ref": "#/$defs/whenTargetIsFirer"
          },
          {
            "$ref": "#/$defs/whenFiringClass"
          },
          {
            "$ref": "#/$defs/whenFiringSpeed"
          },
          {
            "$ref": "#/$defs/whenFiringCrippled"
          },
          {
            "$ref": "#/$defs/whenFiringDisrupted"
          },
          {
            "$ref": "#/$defs/whenFiringLongLance"
          },
          {
            "$ref": "#/$defs/whenBand"
          },
          {
            "$ref": "#/$defs/whenAttackMode"
          },
          {
            "$ref": "#/$defs/whenAltitude"
          },
          {
            "$ref": "#/$defs/whenTargetKind"
          },
          {
            "$ref": "#/$defs/whenTargetDisrupted"
          },
          {
            "$ref": "#/$defs/whenTargetTerrain"
          },
          {
            "$ref": "#/$defs/whenHitsByBomber"
          },
          {
            "$ref": "#/$defs/whenPortHits"
          },
          {
            "$ref": "#/$defs/whenHexHas"
          },
          {
            "$ref": "#/$defs/whenDefenderDisrupted"
          },
          {
            "$ref": "#/$defs/whenFriendlyUnitInHex"
          },
          {
            "$ref": "#/$defs/whenLandingHasDaihatsu"
          },
          {
            "$ref": "#/$defs/whenParatroopsInHex"
          },
          {
            "$ref": "#/$defs/whenTransportCrippled"
          },
          {
            "$ref": "#/$defs/whenFiringKind"
          },
          {
            "$ref": "#/$defs/whenTargetAirKind"
          },
          {
            "$ref": "#/$defs/whenZone"
          },
          {
            "$ref": "#/$defs/whenFiringAce"
          },
          {
            "$ref": "#/$defs/whenTargetAce"
          },
          {
            "$ref": "#/$defs/whenSurprise"
          },
          {
            "$ref": "#/$defs/whenTargetSide"
          }
        ],
        "examples": [
          {
            "is": "general-regroup"
          }
        ]
      },
      "mode": {
        "title": "Way",
        "description": "A way to attack. Rule 9.10.",
        "type": "string",
        "enum": [
          "regular",
          "strafe",
          "dive",
          "precision",
          "torpedo"
        ],
        "enumDescriptions": [
          "Regular bombing.",
          "Strafing by fighters.",
          "Dive bombing.",
          "Precision bombing.",
          "With torpedoes."
        ]
      },
      "targetKind": {
        "title": "Kind",
        "description": "A kind of target. Rule 9.6.",
        "type": "string",
        "enum": [
          "airbase",
          "city-or-port",
          "naval",
          "ground",
          "supply"
        ],
        "enumDescriptions": [
          "An airbase.",
          "A city or port.",
          "Ships.",
          "A ground unit.",
          "A supply unit."
        ]
      },
      "airKind": {
        "title": "Kind",
        "description": "What an air unit fights as.",
        "type": "string",
        "enum": [
          "fighter",
          "bomber",
          "bomber-as-fighter"
        ],
        "enumDescriptions": [
          "A fighter.",
          "A bomber.",
          "A bomber that attacks as a fighter. Rule 9.7.10."
        ]
      },
      "quantity": {
        "title": "Quantity",
        "description": "A number of the situation.",
        "type": "string",
        "enum": [
          "attack-factor",
          "defense-factor",
          "bomb-factor",
          "anti-aircraft-factor",
          "hexes-between",
          "range-warning",
          "scramble-attempts",
          "units-at-base",
          "interceptor-tma",
          "bomber-tma",
          "attacking-factor",
          "defending-factor",
          "terrain",
          "own-aces",
          "own-disrupted",
          "own-surprise"
        ],
        "enumDescriptions": [
          "The Attack Factor of the unit that fires.",
          "The Defense Factor of the target, one less for a disrupted air unit.",
          "The Bomb Factor of the aircraft; in a bombardment the Attack Factor of the ship.",
          "The anti-aircraft factor of what fires.",
          "The hexes between the unit that fires and its target.",
          "The range points of the mission unit that flew farthest, less those of the interceptor. It may be negative.",
          "The Interceptor Scrambles that were tried from the base in this mission.",
          "The air units at the base when the step begins, interceptors that got off from it included.",
          "The Tactical Movement Allowance of the interceptor, as it is now.",
          "The Tactical Movement Allowance of the bomber, as it is now.",
          "The Combat Factors of the attacking or landing side.",
          "The Combat Factors of the defending side.",
          "What the Terrain Effects Chart gives for ground combat in the hex.",
          "The aces of one's own on the Tactical Battle Board.",
          "The disrupted air units of one's own on the Tactical Battle Board.",
          "1 while a unit of one's own still holds the Surprise marker, else 0."
        ]
      },
      "modifier": {
        "title": "Modifier",
        "description": "One row: what is added to the roll, and when.",
        "type": "object",
        "properties": {
          "when": {
            "$ref": "#/$defs/condition"
          },
          "per": {
            "$ref": "#/$defs/quantity"
          },
          "add": {
            "title": "Add",
            "description": "What is added; with “per” for each point of that quantity. Unit: points.",
            "type": "integer",
            "minimum": -20,
            "maximum": 20,
            "examples": [
              -1
            ]
          },
          "most": {
            "title": "Most",
            "description": "The largest quantity that counts. Unit: points.",
            "type": "integer",
            "minimum": 0,
            "maximum": 40,
            "examples": [
              4
            ]
          },
          "rule": {
            "$ref": "../common/common.schema.json#/$defs/citedRule"
          }
        },
        "required": [
          "add",
          "rule"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "when": {
              "is": "event",
              "event": "foul-weather"
            },
            "add": 1,
            "rule": "14.1"
          },
          {
            "per": "range-warning",
            "add": -1,
            "most": 4,
            "rule": "9.4.1"
          }
        ]
      },
      "whenAll": {
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
                "is": "side",
                "side": "allied"
              },
              {
                "is": "radar-works"
              }
            ]
          }
        ]
      },
      "whenAny": {
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
                "is": "event",
                "event": "magic"
              }
            ]
          }
        ]
      },
      "whenNot": {
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
              "is": "radar-works"
            }
          }
        ]
      },
      "whenOption": {
        "title": "Option",
        "description": "An optional rule is on.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "An optional rule is on.",
            "const": "option"
          },
          "option": {
            "$ref": "../common/common.schema.json#/$defs/optionId"
          }
        },
        "required": [
          "is",
          "option"
        ],
        "additionalProperties": false
      },
      "whenSide": {
        "title": "Side",
        "description": "The unit for which the die is rolled is of one side.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "The unit for which the die is rolled is of one side.",
            "const": "side"
          },
          "side": {
            "$ref": "defs.schema.json#/$defs/side"
          }
        },
        "required": [
          "is",
          "side"
        ],
        "additionalProperties": false
      },
      "whenNation": {
        "title": "Nation",
        "description": "The air unit is of one nation, or the airbase lies in a land of that nation. Rule 14.1.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "The air unit is of one nation, or the airbase lies in a land of that nation.",
            "const": "nation"
          },
          "nation": {
            "$ref": "defs.schema.json#/$defs/nation"
          }
        },
        "required": [
          "is",
          "nation"
        ],
        "additionalProperties": false
      },
      "whenUnitKind": {
        "title": "Unit kind",
        "description": "The die is rolled for one of these kinds of things. Rule 14.1.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "The die is rolled for one of these kinds of things.",
            "const": "unit-kind"
          },
          "kinds": {
            "title": "Kinds",
            "description": "Kinds of things.",
            "type": "array",
            "items": {
              "title": "Kind",
              "description": "A kind of thing.",
              "type": "string",
              "enum": [
                "air",
                "airbase",
                "ground"
              ],
              "enumDescriptions": [
                "An air unit.",
                "An airbase.",
                "A ground unit."
              ]
            },
            "uniqueItems": true,
            "minItems": 1,
            "examples": [
              [
                "air",
                "airbase"
              ]
            ]
          }
        },
        "required": [
          "is",
          "kinds"
        ],
        "additionalProperties": false
      },
      "whenEvent": {
        "title": "Event",
        "description": "A random event is in effect this turn. Rule 5.4.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "A random event is in effect this turn.",
            "const": "event"
          },
          "event": {
            "$ref": "../common/common.schema.json#/$defs/id",
            "title": "Event",
            "description": "The event, by its id.",
            "examples": [
              "foul-weather"
            ]
          }
        },
        "required": [
          "is",
          "event"
        ],
        "additionalProperties": false
      },
      "whenGeneralRegroup": {
        "title": "General regroup",
        "description": "Japan has declared a General Regroup Turn. Rule 7.1.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "Japan has declared a General Regroup Turn.",
            "const": "general-regroup"
          }
        },
        "required": [
          "is"
        ],
        "additionalProperties": false
      },
      "whenSingaporeSurrendered": {
        "title": "Singapore surrendered",
        "description": "Singapore has surrendered. Rule 17.2.5.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "Singapore has surrendered.",
            "const": "singapore-surrendered"
          }
        },
        "required": [
          "is"
        ],
        "additionalProperties": false
      },
      "whenControls": {
        "title": "Controls",
        "description": "A side controls the hex of a place.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "A side controls the hex of a place.",
            "const": "controls"
          },
          "side": {
            "$ref": "defs.schema.json#/$defs/side"
          },
          "place": {
            "$ref": "../common/common.schema.json#/$defs/id",
            "title": "Place",
            "description": "The place.",
            "examples": [
              "soerabaja"
            ]
          }
        },
        "required": [
          "is",
          "side",
          "place"
        ],
        "additionalProperties": false
      },
      "whenCommitted": {
        "title": "Committed",
        "description": "A Japanese force is in play this turn. Rule 5.1.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "A Japanese force is in play this turn.",
            "const": "committed"
          },
          "force": {
            "$ref": "defs.schema.json#/$defs/force"
          }
        },
        "required": [
          "is",
          "force"
        ],
        "additionalProperties": false
      },
      "whenReconnaissanceAt": {
        "title": "Reconnaissance at",
        "description": "A side has a reconnaissance unit in the hex of a place. Rule 7.3.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "A side has a reconnaissance unit in the hex of a place.",
            "const": "reconnaissance-at"
          },
          "side": {
            "$ref": "defs.schema.json#/$defs/side"
          },
          "place": {
            "$ref": "../common/common.schema.json#/$defs/id",
            "title": "Place",
            "description": "The place.",
            "examples": [
              "soerabaja"
            ]
          }
        },
        "required": [
          "is",
          "side",
          "place"
        ],
        "additionalProperties": false
      },
      "whenSubmarineAt": {
        "title": "Submarine at",
        "description": "A submarine of a side is deployed to a place this turn. Rule 5.4.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "A submarine of a side is deployed to a place this turn.",
            "const": "submarine-at"
          },
          "side": {
            "$ref": "defs.schema.json#/$defs/side"
          },
          "place": {
            "$ref": "../common/common.schema.json#/$defs/id",
            "title": "Place",
            "description": "The place.",
            "examples": [
              "soerabaja"
            ]
          }
        },
        "required": [
          "is",
          "side",
          "place"
        ],
        "additionalProperties": false
      },
      "whenPlaceHits": {
        "title": "Place hits",
        "description": "A place has at least so many hits.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "A place has at least so many hits.",
            "const": "place-hits"
          },
          "place": {
            "$ref": "../common/common.schema.json#/$defs/id",
            "title": "Place",
            "description": "The place.",
            "examples": [
              "soerabaja"
            ]
          },
          "hits": {
            "title": "Hits",
            "description": "Unit: hits.",
            "type": "integer",
            "minimum": 0,
            "maximum": 20,
            "examples": [
              5
            ]
          }
        },
        "required": [
          "is",
          "place",
          "hits"
        ],
        "additionalProperties": false
      },
      "whenPlaceHitsAtMost": {
        "title": "Place hits at most",
        "description": "A place has at most so many hits, those of this attack included.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "A place has at most so many hits, those of this attack included.",
            "const": "place-hits-at-most"
          },
          "place": {
            "$ref": "../common/common.schema.json#/$defs/id",
            "title": "Place",
            "description": "The place.",
            "examples": [
              "soerabaja"
            ]
          },
          "hits": {
            "title": "Hits",
            "description": "Unit: hits.",
            "type": "integer",
            "minimum": 0,
            "maximum": 20,
            "examples": [
              5
            ]
          }
        },
        "required": [
          "is",
          "place",
          "hits"
        ],
        "additionalProperties": false
      },
      "whenRadarWorks": {
        "title": "Radar works",
        "description": "The Darwin radar is functioning. Rule 9.10.10.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "The Darwin radar is functioning.",
            "const": "radar-works"
          }
        },
        "required": [
          "is"
        ],
        "additionalProperties": false
      },
      "whenWithinRadar": {
        "title": "Within radar",
        "description": "The target hex is within the range of the radar: radar/range of the parameters. Rule 9.4.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "The target hex is within the range of the radar: radar/range of the parameters.",
            "const": "within-radar"
          }
        },
        "required": [
          "is"
        ],
        "additionalProperties": false
      },
      "whenBox": {
        "title": "Box",
        "description": "The air unit stands in one box of its airbase. Rule 6.4.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "The air unit stands in one box of its airbase.",
            "const": "box"
          },
          "box": {
            "$ref": "defs.schema.json#/$defs/box"
          }
        },
        "required": [
          "is",
          "box"
        ],
        "additionalProperties": false
      },
      "whenAirUnitDisrupted": {
        "title": "Air unit disrupted",
        "description": "The air unit for which the die is rolled is disrupted.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "The air unit for which the die is rolled is disrupted.",
            "const": "air-unit-disrupted"
          }
        },
        "required": [
          "is"
        ],
        "additionalProperties": false
      },
      "whenAirbaseDisrupted": {
        "title": "Airbase disrupted",
        "description": "The airbase is disrupted: that of the unit, or that at which it lands.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "The airbase is disrupted: that of the unit, or that at which it lands.",
            "const": "airbase-disrupted"
          }
        },
        "required": [
          "is"
        ],
        "additionalProperties": false
      },
      "whenEnemyReconnaissance": {
        "title": "Enemy reconnaissance",
        "description": "An enemy reconnaissance unit is in the hex. Rule 7.3.4.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "An enemy reconnaissance unit is in the hex.",
            "const": "enemy-reconnaissance"
          }
        },
        "required": [
          "is"
        ],
        "additionalProperties": false
      },
      "whenFriendlyReconnaissance": {
        "title": "Friendly reconnaissance",
        "description": "A reconnaissance unit of one's own is in the hex. Rule 7.3.4.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "A reconnaissance unit of one's own is in the hex.",
            "const": "friendly-reconnaissance"
          }
        },
        "required": [
          "is"
        ],
        "additionalProperties": false
      },
      "whenEnemyPatrol": {
        "title": "Enemy patrol",
        "description": "The hex is within the Strategic Range of an enemy patrol. Rule 7.3.5.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "The hex is within the Strategic Range of an enemy patrol.",
            "const": "enemy-patrol"
          }
        },
        "required": [
          "is"
        ],
        "additionalProperties": false
      },
      "whenFriendlyPatrol": {
        "title": "Friendly patrol",
        "description": "The hex is within the Strategic Range of a patrol of one's own. Rule 7.3.5.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "The hex is within the Strategic Range of a patrol of one's own.",
            "const": "friendly-patrol"
          }
        },
        "required": [
          "is"
        ],
        "additionalProperties": false
      },
      "whenEnemyCoast": {
        "title": "Enemy coast",
        "description": "The hex is a coast that the enemy controls. Rule 10.3.2.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "The hex is a coast that the enemy controls.",
            "const": "enemy-coast"
          }
        },
        "required": [
          "is"
        ],
        "additionalProperties": false
      },
      "whenStackSize": {
        "title": "Stack size",
        "description": "The group has a number of ships between two numbers.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "The group has a number of ships between two numbers.",
            "const": "stack-size"
          },
          "from": {
            "title": "From",
            "description": "The fewest ships. Unit: ships.",
            "type": "integer",
            "minimum": 1,
            "maximum": 40,
            "examples": [
              4
            ]
          },
          "to": {
            "title": "To",
            "description": "The most ships. Unit: ships.",
            "type": "integer",
            "minimum": 1,
            "maximum": 40,
            "examples": [
              4
            ]
          }
        },
        "required": [
          "is"
        ],
        "additionalProperties": false
      },
      "whenTriggerDistance": {
        "title": "Trigger distance",
        "description": "The nearest enemy airbase, carrier or warship that calls for the roll is so far away, and nothing else calls for it. Rule 10.3.2.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "The nearest enemy airbase, carrier or warship that calls for the roll is so far away, and nothing else calls for it.",
            "const": "trigger-distance"
          },
          "hexes": {
            "title": "Hexes",
            "description": "Unit: hexes.",
            "type": "integer",
            "minimum": 0,
            "maximum": 30,
            "examples": [
              3
            ]
          }
        },
        "required": [
          "is",
          "hexes"
        ],
        "additionalProperties": false
      },
      "whenInterceptorDistance": {
        "title": "Interceptor distance",
        "description": "The farthest intercepting ship is so far away. Rule 10.3.3.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "The farthest intercepting ship is so far away.",
            "const": "interceptor-distance"
          },
          "from": {
            "title": "From",
            "description": "The shortest distance. Unit: hexes.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              2
            ]
          },
          "to": {
            "title": "To",
            "description": "The longest distance. Unit: hexes.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              3
            ]
          }
        },
        "required": [
          "is",
          "from"
        ],
        "additionalProperties": false
      },
      "whenTargetGroupClass": {
        "title": "Target group class",
        "description": "The group aimed at has a ship of one of these classes.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "The group aimed at has a ship of one of these classes.",
            "const": "target-group-class"
          },
          "classes": {
            "$ref": "defs.schema.json#/$defs/shipClasses"
          }
        },
        "required": [
          "is",
          "classes"
        ],
        "additionalProperties": false
      },
      "whenOwnGroupClass": {
        "title": "Own group class",
        "description": "The group of the side that rolls has a ship of one of these classes.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "The group of the side that rolls has a ship of one of these classes.",
            "const": "own-group-class"
          },
          "classes": {
            "$ref": "defs.schema.json#/$defs/shipClasses"
          }
        },
        "required": [
          "is",
          "classes"
        ],
        "additionalProperties": false
      },
      "whenTargetGroupSpeed": {
        "title": "Target group speed",
        "description": "The group aimed at has a ship of one of these speeds.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "The group aimed at has a ship of one of these speeds.",
            "const": "target-group-speed"
          },
          "speeds": {
            "$ref": "defs.schema.json#/$defs/speeds"
          }
        },
        "required": [
          "is",
          "speeds"
        ],
        "additionalProperties": false
      },
      "whenOwnGroupSpeed": {
        "title": "Own group speed",
        "description": "The group of the side that rolls has a ship of one of these speeds.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "The group of the side that rolls has a ship of one of these speeds.",
            "const": "own-group-speed"
          },
          "speeds": {
            "$ref": "defs.schema.json#/$defs/speeds"
          }
        },
        "required": [
          "is",
          "speeds"
        ],
        "additionalProperties": false
      },
      "whenMoreLightShips": {
        "title": "More light ships",
        "description": "The side that rolls has more CL, DD and MTB units in the fight than the other.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "The side that rolls has more CL, DD and MTB units in the fight than the other.",
            "const": "more-light-ships"
          }
        },
        "required": [
          "is"
        ],
        "additionalProperties": false
      },
      "whenTargetClass": {
        "title": "Target class",
        "description": "The ship aimed at is of one of these classes.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "The ship aimed at is of one of these classes.",
            "const": "target-class"
          },
          "classes": {
            "$ref": "defs.schema.json#/$defs/shipClasses"
          }
        },
        "required": [
          "is",
          "classes"
        ],
        "additionalProperties": false
      },
      "whenTargetSpeed": {
        "title": "Target speed",
        "description": "The ship aimed at has one of these speeds.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "The ship aimed at has one of these speeds.",
            "const": "target-speed"
          },
          "speeds": {
            "$ref": "defs.schema.json#/$defs/speeds"
          }
        },
        "required": [
          "is",
          "speeds"
        ],
        "additionalProperties": false
      },
      "whenTargetCrippled": {
        "title": "Target crippled",
        "description": "The ship aimed at is crippled.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "The ship aimed at is crippled.",
            "const": "target-crippled"
          }
        },
        "required": [
          "is"
        ],
        "additionalProperties": false
      },
      "whenTargetInPort": {
        "title": "Target in port",
        "description": "The ship aimed at lies in a friendly port and has not moved in this mission.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "The ship aimed at lies in a friendly port and has not moved in this mission.",
            "const": "target-in-port"
          }
        },
        "required": [
          "is"
        ],
        "additionalProperties": false
      },
      "whenTargetIsFirer": {
        "title": "Target is firer",
        "description": "The ship that fires at an aircraft is the one that the aircraft attacks. Rule 9.9.3.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "The ship that fires at an aircraft is the one that the aircraft attacks.",
            "const": "target-is-firer"
          }
        },
        "required": [
          "is"
        ],
        "additionalProperties": false
      },
      "whenFiringClass": {
        "title": "Firing class",
        "description": "The ship that fires is of one of these classes.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "The ship that fires is of one of these classes.",
            "const": "firing-class"
          },
          "classes": {
            "$ref": "defs.schema.json#/$defs/shipClasses"
          }
        },
        "required": [
          "is",
          "classes"
        ],
        "additionalProperties": false
      },
      "whenFiringSpeed": {
        "title": "Firing speed",
        "description": "The ship that fires has one of these speeds.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "The ship that fires has one of these speeds.",
            "const": "firing-speed"
          },
          "speeds": {
            "$ref": "defs.schema.json#/$defs/speeds"
          }
        },
        "required": [
          "is",
          "speeds"
        ],
        "additionalProperties": false
      },
      "whenFiringCrippled": {
        "title": "Firing crippled",
        "description": "The ship that fires, or for which the die is rolled, is crippled.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "The ship that fires, or for which the die is rolled, is crippled.",
            "const": "firing-crippled"
          }
        },
        "required": [
          "is"
        ],
        "additionalProperties": false
      },
      "whenFiringDisrupted": {
        "title": "Firing disrupted",
        "description": "The unit that fires is disrupted.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "The unit that fires is disrupted.",
            "const": "firing-disrupted"
          }
        },
        "required": [
          "is"
        ],
        "additionalProperties": false
      },
      "whenFiringLongLance": {
        "title": "Firing long lance",
        "description": "The ship that fires has heavy torpedoes.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "The ship that fires has heavy torpedoes.",
            "const": "firing-long-lance"
          }
        },
        "required": [
          "is"
        ],
        "additionalProperties": false
      },
      "whenBand": {
        "title": "Band",
        "description": "The round of surface combat is fought at one range. Rule 10.4.1.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "The round of surface combat is fought at one range.",
            "const": "band"
          },
          "band": {
            "title": "Band",
            "description": "A range.",
            "type": "string",
            "enum": [
              "normal",
              "close"
            ],
            "enumDescriptions": [
              "The first rounds.",
              "The later rounds."
            ]
          }
        },
        "required": [
          "is",
          "band"
        ],
        "additionalProperties": false
      },
      "whenAttackMode": {
        "title": "Attack mode",
        "description": "The aircraft attacks in one of these ways. Rule 9.10.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "The aircraft attacks in one of these ways.",
            "const": "attack-mode"
          },
          "modes": {
            "title": "Ways",
            "description": "Ways to attack.",
            "type": "array",
            "items": {
              "$ref": "#/$defs/mode"
            },
            "uniqueItems": true,
            "minItems": 1,
            "examples": [
              [
                "dive"
              ]
            ]
          }
        },
        "required": [
          "is",
          "modes"
        ],
        "additionalProperties": false
      },
      "whenAltitude": {
        "title": "Altitude",
        "description": "The aircraft, or the one aimed at, is at one of these altitudes.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "The aircraft, or the one aimed at, is at one of these altitudes.",
            "const": "altitude"
          },
          "altitudes": {
            "title": "Altitudes",
            "description": "Altitude levels.",
            "type": "array",
            "items": {
              "$ref": "defs.schema.json#/$defs/altitude"
            },
            "uniqueItems": true,
            "minItems": 1,
            "examples": [
              [
                "low"
              ]
            ]
          }
        },
        "required": [
          "is",
          "altitudes"
        ],
        "additionalProperties": false
      },
      "whenTargetKind": {
        "title": "Target kind",
        "description": "The target is of one of these kinds. Rule 9.6.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "The target is of one of these kinds.",
            "const": "target-kind"
          },
          "kinds": {
            "title": "Kinds",
            "description": "Kinds of targets.",
            "type": "array",
            "items": {
              "$ref": "#/$defs/targetKind"
            },
            "uniqueItems": true,
            "minItems": 1,
            "examples": [
              [
                "airbase"
              ]
            ]
          }
        },
        "required": [
          "is",
          "kinds"
        ],
        "additionalProperties": false
      },
      "whenTargetDisrupted": {
        "title": "Target disrupted",
        "description": "The target is disrupted.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "The target is disrupted.",
            "const": "target-disrupted"
          }
        },
        "required": [
          "is"
        ],
        "additionalProperties": false
      },
      "whenTargetTerrain": {
        "title": "Target terrain",
        "description": "The target is in a hex of one of these terrains.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "The target is in a hex of one of these terrains.",
            "const": "target-terrain"
          },
          "terrains": {
            "title": "Terrains",
            "description": "Terrains of the map.",
            "type": "array",
            "items": {
              "$ref": "../common/common.schema.json#/$defs/id"
            },
            "uniqueItems": true,
            "minItems": 1,
            "examples": [
              [
                "jungle"
              ]
            ]
          }
        },
        "required": [
          "is",
          "terrains"
        ],
        "additionalProperties": false
      },
      "whenHitsByBomber": {
        "title": "Hits by bomber",
        "description": "This bomber has scored at least so many hits.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "This bomber has scored at least so many hits.",
            "const": "hits-by-bomber"
          },
          "hits": {
            "title": "Hits",
            "description": "Unit: hits.",
            "type": "integer",
            "minimum": 0,
            "maximum": 20,
            "examples": [
              5
            ]
          }
        },
        "required": [
          "is",
          "hits"
        ],
        "additionalProperties": false
      },
      "whenPortHits": {
        "title": "Port hits",
        "description": "The port in which the ship lies has at least so many hits. Rule 10.3.1.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "The port in which the ship lies has at least so many hits.",
            "const": "port-hits"
          },
          "hits": {
            "title": "Hits",
            "description": "Unit: hits.",
            "type": "integer",
            "minimum": 0,
            "maximum": 20,
            "examples": [
              5
            ]
          }
        },
        "required": [
          "is",
          "hits"
        ],
        "additionalProperties": false
      },
      "whenHexHas": {
        "title": "Hex has",
        "description": "There is one of these things in the hex.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "There is one of these things in the hex.",
            "const": "hex-has"
          },
          "features": {
            "title": "Things",
            "description": "Things in a hex.",
            "type": "array",
            "items": {
              "title": "Thing",
              "description": "A thing in a hex.",
              "type": "string",
              "enum": [
                "city",
                "port"
              ],
              "enumDescriptions": [
                "A city.",
                "A port."
              ]
            },
            "uniqueItems": true,
            "minItems": 1,
            "examples": [
              [
                "city"
              ]
            ]
          }
        },
        "required": [
          "is",
          "features"
        ],
        "additionalProperties": false
      },
      "whenDefenderDisrupted": {
        "title": "Defender disrupted",
        "description": "The defending unit is disrupted.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "The defending unit is disrupted.",
            "const": "defender-disrupted"
          }
        },
        "required": [
          "is"
        ],
        "additionalProperties": false
      },
      "whenFriendlyUnitInHex": {
        "title": "Friendly unit in hex",
        "description": "A friendly ground unit is in the hex.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "A friendly ground unit is in the hex.",
            "const": "friendly-unit-in-hex"
          }
        },
        "required": [
          "is"
        ],
        "additionalProperties": false
      },
      "whenLandingHasDaihatsu": {
        "title": "Landing has daihatsu",
        "description": "Daihatsu barges land with the units.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "Daihatsu barges land with the units.",
            "const": "landing-has-daihatsu"
          }
        },
        "required": [
          "is"
        ],
        "additionalProperties": false
      },
      "whenParatroopsInHex": {
        "title": "Paratroops in hex",
        "description": "Paratroops have been dropped on the hex this turn.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "Paratroops have been dropped on the hex this turn.",
            "const": "paratroops-in-hex"
          }
        },
        "required": [
          "is"
        ],
        "additionalProperties": false
      },
      "whenTransportCrippled": {
        "title": "Transport crippled",
        "description": "A transport that carries the landing units is crippled.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "A transport that carries the landing units is crippled.",
            "const": "transport-crippled"
          }
        },
        "required": [
          "is"
        ],
        "additionalProperties": false
      },
      "whenFiringKind": {
        "title": "Firing kind",
        "description": "The air unit fires as one of these.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "The air unit fires as one of these.",
            "const": "firing-kind"
          },
          "kinds": {
            "title": "Kinds",
            "description": "What air units fire as.",
            "type": "array",
            "items": {
              "$ref": "#/$defs/airKind"
            },
            "uniqueItems": true,
            "minItems": 1,
            "examples": [
              [
                "fighter"
              ]
            ]
          }
        },
        "required": [
          "is",
          "kinds"
        ],
        "additionalProperties": false
      },
      "whenTargetAirKind": {
        "title": "Target air kind",
        "description": "The air unit aimed at is one of these.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "The air unit aimed at is one of these.",
            "const": "target-air-kind"
          },
          "kinds": {
            "title": "Kinds",
            "description": "Kinds of air units.",
            "type": "array",
            "items": {
              "$ref": "#/$defs/airKind"
            },
            "uniqueItems": true,
            "minItems": 1,
            "examples": [
              [
                "bomber"
              ]
            ]
          }
        },
        "required": [
          "is",
          "kinds"
        ],
        "additionalProperties": false
      },
      "whenZone": {
        "title": "Zone",
        "description": "The air unit fires from one zone of its target. Rule 9.7.9.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "The air unit fires from one zone of its target.",
            "const": "zone"
          },
          "zone": {
            "title": "Zone",
            "description": "A zone around the target.",
            "type": "string",
            "enum": [
              "front",
              "side",
              "rear"
            ],
            "enumDescriptions": [
              "In front of it.",
              "Beside it.",
              "Behind it."
            ]
          }
        },
        "required": [
          "is",
          "zone"
        ],
        "additionalProperties": false
      },
      "whenFiringAce": {
        "title": "Firing ace",
        "description": "An ace of one side flies with the unit that fires. Rule 9.7.12.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "An ace of one side flies with the unit that fires.",
            "const": "firing-ace"
          },
          "side": {
            "$ref": "defs.schema.json#/$defs/side"
          }
        },
        "required": [
          "is",
          "side"
        ],
        "additionalProperties": false
      },
      "whenTargetAce": {
        "title": "Target ace",
        "description": "An ace flies with the unit aimed at. Rule 9.7.12.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "An ace flies with the unit aimed at.",
            "const": "target-ace"
          }
        },
        "required": [
          "is"
        ],
        "additionalProperties": false
      },
      "whenSurprise": {
        "title": "Surprise",
        "description": "The Interceptor that fires holds the Surprise marker. Rule 9.7.6.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "The Interceptor that fires holds the Surprise marker.",
            "const": "surprise"
          }
        },
        "required": [
          "is"
        ],
        "additionalProperties": false
      },
      "whenTargetSide": {
        "title": "Target side",
        "description": "The unit aimed at is of one side.",
        "type": "object",
        "properties": {
          "is": {
            "title": "Is",
            "description": "The unit aimed at is of one side.",
            "const": "target-side"
          },
          "side": {
            "$ref": "defs.schema.json#/$defs/side"
          }
        },
        "required": [
          "is",
          "side"
        ],
        "additionalProperties": false
      }
    }
  },
  "forlorn-hopes/defs.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/forlorn-hopes/defs.schema.json",
    "title": "Forlorn Hopes definitions",
    "description": "Definitions that several documents of Forlorn Hopes share.",
    "$defs": {
      "side": {
        "title": "Side",
        "description": "The side that owns it.",
        "type": "string",
        "enum": [
          "allied",
          "japanese"
        ],
        "enumDescriptions": [
          "The Allies: American, Australian, British and Dutch forces.",
          "Japan."
        ]
      },
      "control": {
        "title": "Control",
        "description": "Who controls it. Rule 2.3.",
        "type": "string",
        "enum": [
          "allied",
          "japanese",
          "neutral"
        ],
        "enumDescriptions": [
          "The Allies.",
          "Japan.",
          "Nobody: Singapore under siege."
        ]
      },
      "nation": {
        "title": "Nation",
        "description": "The nation of the unit. It decides which Allied units fly together. Rule 9.1.1.",
        "type": "string",
        "enum": [
          "japan",
          "us",
          "britain",
          "netherlands",
          "australia"
        ],
        "enumDescriptions": [
          "Japan.",
          "The United States.",
          "Britain.",
          "The Netherlands.",
          "Australia."
        ]
      },
      "country": {
        "title": "Country",
        "description": "The country that the land belonged to before the war. Airbases of the Netherlands regroup less well. Rule 14.1.",
        "type": "string",
        "enum": [
          "netherlands",
          "britain",
          "australia",
          "portugal"
        ],
        "enumDescriptions": [
          "The Netherlands East Indies.",
          "British possessions.",
          "Australia.",
          "Portuguese Timor."
        ]
      },
      "force": {
        "title": "Force",
        "description": "The command that the air unit belongs to. It decides which Japanese units fly together. Rule 9.1.1.",
        "type": "string",
        "enum": [
          "air-fleet-11",
          "covering-fleet",
          "jaaf",
          "west-fleet",
          "east-fleet",
          "usaaf",
          "usn",
          "raaf",
          "raf",
          "fleet-air-arm",
          "dutch"
        ],
        "enumDescriptions": [
          "The 11th Air Fleet of the Japanese navy.",
          "Aircraft of the carriers of the Covering Fleet.",
          "The Japanese Army Air Force.",
          "Floatplanes of the West Fleet.",
          "Floatplanes of the East Fleet.",
          "The US Army Air Forces.",
          "The US Navy.",
          "The Royal Australian Air Force.",
          "The Royal Air Force.",
          "The Fleet Air Arm of the Royal Navy.",
          "The Dutch air arms."
        ]
      },
      "aircraftType": {
        "title": "Type",
        "description": "What the aircraft is for. Rule 2.2.2.",
        "type": "string",
        "enum": [
          "B",
          "C",
          "D",
          "F",
          "P",
          "R",
          "RB",
          "T"
        ],
        "enumDescriptions": [
          "Regular bomber.",
          "Transport.",
          "Dive bomber.",
          "Fighter.",
          "Precision bomber.",
          "Reconnaissance.",
          "Patrol bomber.",
          "Torpedo bomber."
        ]
      },
      "aircraftTypes": {
        "title": "Types",
        "description": "Types of aircraft.",
        "type": "array",
        "items": {
          "$ref": "#/$defs/aircraftType"
        },
        "uniqueItems": true,
        "minItems": 1,
        "examples": [
          [
            "D"
          ]
        ]
      },
      "groundType": {
        "title": "Type",
        "description": "The type of the ground unit. Rule 2.2.3.",
        "type": "string",
        "enum": [
          "infantry",
          "motorized-infantry",
          "artillery",
          "armor",
          "paratroop"
        ],
        "enumDescriptions": [
          "Infantry.",
          "Motorized infantry or cavalry; counts as infantry.",
          "Artillery.",
          "Tanks.",
          "Paratroops."
        ]
      },
      "groundSize": {
        "title": "Size",
        "description": "The size that the counter shows. It has no effect. Rule 2.2.3.",
        "type": "string",
        "enum": [
          "II",
          "III",
          "X"
        ],
        "enumDescriptions": [
          "Battalion.",
          "Regiment.",
          "Brigade."
        ]
      },
      "shipClass": {
        "title": "Class",
        "description": "The class of the naval unit. Rule 2.2.4.",
        "type": "string",
        "enum": [
          "BB",
          "BC",
          "CA",
          "CL",
          "CV",
          "CVS",
          "DD",
          "MTB",
          "T",
          "SS"
        ],
        "enumDescriptions": [
          "Battleship.",
          "Battle cruiser.",
          "Heavy cruiser.",
          "Light cruiser.",
          "Aircraft carrier.",
          "Seaplane carrier.",
          "Destroyers.",
          "Motor torpedo boats.",
          "Transports, and Daihatsu landing barges.",
          "Submarine."
        ]
      },
      "shipClasses": {
        "title": "Classes",
        "description": "Classes of naval units.",
        "type": "array",
        "items": {
          "$ref": "#/$defs/shipClass"
        },
        "uniqueItems": true,
        "minItems": 1,
        "examples": [
          [
            "CL",
            "DD"
          ]
        ]
      },
      "fleet": {
        "title": "Fleet",
        "description": "The fleet that the ship belongs to. It decides where Japanese ships may go. Rule 10.3.4.",
        "type": "string",
        "enum": [
          "west",
          "east",
          "covering",
          "usn",
          "rn",
          "rn-reserve",
          "rnn",
          "submarine"
        ],
        "enumDescriptions": [
          "The Japanese West Fleet.",
          "The Japanese East Fleet.",
          "The Japanese Covering Fleet.",
          "The US Navy.",
          "The Royal Navy.",
          "The reserve of the Royal Navy, which comes after the fall of Singapore.",
          "The Royal Netherlands Navy.",
          "Submarines, which come by random events."
        ]
      },
      "speed": {
        "title": "Speed",
        "description": "How fast the ship is in combat. Rule 2.2.4.",
        "type": "string",
        "enum": [
          "F",
          "S",
          "C"
        ],
        "enumDescriptions": [
          "Flank speed.",
          "Slow.",
          "Crippled."
        ]
      },
      "speeds": {
        "title": "Speeds",
        "description": "Speeds of ships.",
        "type": "array",
        "items": {
          "$ref": "#/$defs/speed"
        },
        "uniqueItems": true,
        "minItems": 1,
        "examples": [
          [
            "S",
            "C"
          ]
        ]
      },
      "box": {
        "title": "Box",
        "description": "A box of the airbase display. Disrupted units stand in the other half of it. Rule 6.4.",
        "type": "string",
        "enum": [
          "ready",
          "flown",
          "regroup"
        ],
        "enumDescriptions": [
          "Can fly a mission.",
          "Has flown, intercepted or staged.",
          "Is to regroup at the end of the turn."
        ]
      },
      "altitude": {
        "title": "Altitude",
        "description": "An altitude level on the Tactical Battle Board, about 5,000 feet each. Rule 9.7.9.",
        "type": "string",
        "enum": [
          "low",
          "medium",
          "high"
        ],
        "enumDescriptions": [
          "Low.",
          "Medium.",
          "High."
        ]
      },
      "facing": {
        "title": "Facing",
        "description": "A side of a hex, towards which a unit faces.",
        "type": "string",
        "enum": [
          "N",
          "NE",
          "SE",
          "S",
          "SW",
          "NW"
        ],
        "enumDescriptions": [
          "North.",
          "North-east.",
          "South-east.",
          "South.",
          "South-west.",
          "North-west."
        ]
      },
      "facings": {
        "title": "Facings",
        "description": "Sides of a hex.",
        "type": "array",
        "items": {
          "$ref": "#/$defs/facing"
        },
        "uniqueItems": true,
        "minItems": 1,
        "examples": [
          [
            "N",
            "NE"
          ]
        ]
      },
      "offset": {
        "title": "Step",
        "description": "A hex as seen from a unit that faces north: steps towards the right, then steps down, in axial coordinates.",
        "type": "string",
        "pattern": "^-?[0-4] -?[0-4]$",
        "examples": [
          "1 -2"
        ]
      },
      "hexes": {
        "title": "Hexes",
        "description": "Hexes by their printed numbers.",
        "type": "array",
        "items": {
          "$ref": "../common/common.schema.json#/$defs/hexId"
        },
        "uniqueItems": true,
        "examples": [
          [
            "1401"
          ]
        ]
      },
      "places": {
        "title": "Places",
        "description": "Places by id.",
        "type": "array",
        "items": {
          "$ref": "../common/common.schema.json#/$defs/id"
        },
        "uniqueItems": true,
        "examples": [
          [
            "batavia"
          ]
        ]
      },
      "units": {
        "title": "Units",
        "description": "Units by id.",
        "type": "array",
        "items": {
          "$ref": "../common/common.schema.json#/$defs/id"
        },
        "uniqueItems": true,
        "examples": [
          [
            "us-p-40-1"
          ]
        ]
      }
    }
  },
  "forlorn-hopes/ground-units.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/forlorn-hopes/ground-units.schema.json",
    "title": "Ground units",
    "description": "Ground combat units: battalions to brigades. Rule 2.2.3.",
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
            "description": "One counter.",
            "type": "object",
            "properties": {
              "name": {
                "title": "Name",
                "description": "What it is called.",
                "type": "string",
                "minLength": 1,
                "maxLength": 80,
                "examples": [
                  "Gull Force"
                ]
              },
              "nation": {
                "$ref": "defs.schema.json#/$defs/nation"
              },
              "type": {
                "$ref": "defs.schema.json#/$defs/groundType"
              },
              "size": {
                "$ref": "defs.schema.json#/$defs/groundSize"
              },
              "combatFactor": {
                "title": "Combat Factor",
                "description": "Strength in attack and defence. Unit: points. Rule 11.4.",
                "type": "integer",
                "minimum": 1,
                "maximum": 30,
                "examples": [
                  4
                ]
              },
              "reduced": {
                "title": "Reduced",
                "description": "Combat Factor of the back of the counter. Without this member the first lost step eliminates it. Unit: points. Rule 11.4.1.",
                "type": "integer",
                "minimum": 1,
                "maximum": 30,
                "examples": [
                  2
                ]
              },
              "defendOnly": {
                "title": "Defends only",
                "description": "True for a garrison, which never attacks. Rule 2.2.3.",
                "type": "boolean",
                "const": true
              }
            },
            "required": [
              "name",
              "nation",
              "type",
              "size",
              "combatFactor"
            ],
            "additionalProperties": false,
            "examples": [
              {
                "name": "Gull Force",
                "nation": "australia",
                "type": "infantry",
                "size": "X",
                "combatFactor": 2,
                "reduced": 1
              }
            ]
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
      "groundUnits",
      "sources"
    ],
    "additionalProperties": false
  },
  "forlorn-hopes/hits-effects.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/forlorn-hopes/hits-effects.schema.json",
    "title": "Hits Effects Table",
    "description": "What hits do to ports, cities and supply units. Rule 13.4.",
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
          "Hits Effects Table"
        ]
      },
      "rule": {
        "$ref": "../common/common.schema.json#/$defs/citedRule"
      },
      "port": {
        "title": "Ports and cities",
        "description": "By the number of hits. A town without a port loses capacity in the same way.",
        "type": "object",
        "patternProperties": {
          "^[0-9]$": {
            "title": "Effects",
            "description": "What holds at this number of hits.",
            "type": "object",
            "properties": {
              "supplyRange": {
                "title": "Range of supply",
                "description": "How far it gives supply. Null means any distance, 0 none. Unit: hexes. Rule 13.4.",
                "type": [
                  "integer",
                  "null"
                ],
                "minimum": 0,
                "maximum": 40,
                "examples": [
                  4
                ]
              },
              "supplySource": {
                "title": "Source of supply",
                "description": "True if it is a source of supply. Rule 13.1.",
                "type": "boolean"
              },
              "sortie": {
                "title": "Sortie",
                "description": "Whether warships can leave. Rule 10.3.1.",
                "type": "string",
                "enum": [
                  "automatic",
                  "check",
                  "none"
                ],
                "enumDescriptions": [
                  "They leave as they like.",
                  "Each one rolls.",
                  "None can leave."
                ]
              },
              "shipsMayEnter": {
                "title": "Ships may enter",
                "description": "True if ships may return to it. Rule 12.2.",
                "type": "boolean"
              },
              "capacityLoss": {
                "title": "Loss of capacity",
                "description": "What its airbase loses of its capacity. Unit: air units. Rule 13.4.",
                "type": "integer",
                "minimum": 0,
                "maximum": 20,
                "examples": [
                  1
                ]
              }
            },
            "required": [
              "supplyRange",
              "supplySource",
              "sortie",
              "shipsMayEnter",
              "capacityLoss"
            ],
            "additionalProperties": false
          }
        },
        "additionalProperties": false,
        "minProperties": 1
      },
      "places": {
        "title": "Places",
        "description": "Places with a list of their own, by id.",
        "type": "object",
        "patternProperties": {
          "^[a-z0-9][a-z0-9-]*$": {
            "title": "Place",
            "description": "By the number of hits.",
            "type": "object",
            "patternProperties": {
              "^[0-9]$": {
                "title": "Effects",
                "description": "What holds at this number of hits.",
                "type": "object",
                "properties": {
                  "supplyRange": {
                    "title": "Range of supply",
                    "description": "How far it gives supply. Null means any distance, 0 none. Unit: hexes. Rule 13.4.",
                    "type": [
                      "integer",
                      "null"
                    ],
                    "minimum": 0,
                    "maximum": 40,
                    "examples": [
                      4
                    ]
                  },
                  "supplySource": {
                    "title": "Source of supply",
                    "description": "True if it is a source of supply. Rule 13.1.",
                    "type": "boolean"
                  },
                  "sortie": {
                    "title": "Sortie",
                    "description": "Whether warships can leave. Rule 10.3.1.",
                    "type": "string",
                    "enum": [
                      "automatic",
                      "check",
                      "none"
                    ],
                    "enumDescriptions": [
                      "They leave as they like.",
                      "Each one rolls.",
                      "None can leave."
                    ]
                  },
                  "shipsMayEnter": {
                    "title": "Ships may enter",
                    "description": "True if ships may return to it. Rule 12.2.",
                    "type": "boolean"
                  },
                  "capacityLoss": {
                    "title": "Loss of capacity",
                    "description": "What its airbase loses of its capacity. Unit: air units. Rule 13.4.",
                    "type": "integer",
                    "minimum": 0,
                    "maximum": 20,
                    "examples": [
                      1
                    ]
                  }
                },
                "required": [
                  "supplyRange",
                  "supplySource",
                  "sortie",
                  "shipsMayEnter",
                  "capacityLoss"
                ],
                "additionalProperties": false
              }
            },
            "additionalProperties": false,
            "minProperties": 1
          }
        },
        "additionalProperties": false
      },
      "supplyUnit": {
        "title": "Supply units",
        "description": "By the number of hits.",
        "type": "object",
        "patternProperties": {
          "^[0-9]$": {
            "title": "Effects",
            "description": "What holds at this number of hits.",
            "type": "object",
            "properties": {
              "supplyRange": {
                "title": "Range of supply",
                "description": "How far it gives supply. Null means any distance. Unit: hexes. Rule 13.4.",
                "type": [
                  "integer",
                  "null"
                ],
                "minimum": 0,
                "maximum": 40,
                "examples": [
                  2
                ]
              },
              "removed": {
                "title": "Removed",
                "description": "True if the unit is removed, or loses its second level. Rule 13.3.",
                "type": "boolean",
                "const": true
              }
            },
            "required": [
              "supplyRange"
            ],
            "additionalProperties": false
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
      "title",
      "rule",
      "port",
      "places",
      "supplyUnit",
      "sources"
    ],
    "additionalProperties": false
  },
  "forlorn-hopes/map.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/forlorn-hopes/map.schema.json",
    "title": "Map",
    "description": "The hexes of the map of operations, the water between lands, the places, and the boxes beyond its edge.",
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
      "hexes": {
        "title": "Hexes",
        "description": "Every hex, by its printed number.",
        "type": "object",
        "patternProperties": {
          "^[A-Z0-9]{2,8}$": {
            "title": "Hex",
            "description": "One hex of the map.",
            "type": "object",
            "properties": {
              "column": {
                "$ref": "../common/map-parts.schema.json#/$defs/column"
              },
              "row": {
                "$ref": "../common/map-parts.schema.json#/$defs/row"
              },
              "terrain": {
                "$ref": "../common/map-parts.schema.json#/$defs/terrain",
                "examples": [
                  "jungle-coast"
                ]
              },
              "landmass": {
                "$ref": "../common/common.schema.json#/$defs/id",
                "title": "Land",
                "description": "The land or island that the hex belongs to. Ground units and supply stay on it. Rule 13.2.",
                "examples": [
                  "java"
                ]
              },
              "country": {
                "$ref": "defs.schema.json#/$defs/country"
              },
              "exit": {
                "title": "Land beyond the edge",
                "description": "The land goes on beyond the edge of the map: ground units can retreat off it from here, for good. Default: false. Rule 11.4.4.",
                "type": "boolean",
                "examples": [
                  true
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
            "1807": {
              "column": 18,
              "row": 7,
              "terrain": "coast",
              "landmass": "java",
              "country": "netherlands"
            }
          }
        ]
      },
      "hexsides": {
        "$ref": "../common/map-parts.schema.json#/$defs/hexsides",
        "examples": [
          {
            "1306-1406": {
              "kind": "strait"
            }
          }
        ]
      },
      "landmasses": {
        "title": "Lands",
        "description": "Lands and islands, by id. Rule 13.2.",
        "type": "object",
        "patternProperties": {
          "^[a-z0-9][a-z0-9-]*$": {
            "title": "Land",
            "description": "One land or island.",
            "type": "object",
            "properties": {
              "name": {
                "title": "Name",
                "description": "What people call it.",
                "type": "string",
                "minLength": 1,
                "maxLength": 80,
                "examples": [
                  "Java"
                ]
              }
            },
            "required": [
              "name"
            ],
            "additionalProperties": false
          }
        },
        "additionalProperties": false,
        "examples": [
          {
            "java": {
              "name": "Java"
            }
          }
        ]
      },
      "places": {
        "title": "Places",
        "description": "Cities and towns, by id. Rule 2.1.1.",
        "type": "object",
        "patternProperties": {
          "^[a-z0-9][a-z0-9-]*$": {
            "title": "Place",
            "description": "A city or town. Rule 2.1.1.",
            "type": "object",
            "properties": {
              "name": {
                "title": "Name",
                "description": "What it is called.",
                "type": "string",
                "minLength": 1,
                "maxLength": 80,
                "examples": [
                  "Batavia"
                ]
              },
              "hex": {
                "$ref": "../common/common.schema.json#/$defs/hexId",
                "title": "Hex",
                "description": "Where it lies.",
                "examples": [
                  "1506"
                ]
              },
              "kind": {
                "title": "Kind",
                "description": "A city has anti-aircraft guns of its own, and is easier to defend. Rule 9.9.1.",
                "type": "string",
                "enum": [
                  "city",
                  "town"
                ],
                "enumDescriptions": [
                  "Darwin, Soerabaja or Singapore.",
                  "Any other place."
                ]
              },
              "port": {
                "title": "Port",
                "description": "True if ships can use it. Rule 13.1.",
                "type": "boolean"
              },
              "supplyPort": {
                "title": "Port for supply only",
                "description": "True for a town that is a source of supply as a port is, but takes no ships. Rule 13.1.",
                "type": "boolean",
                "const": true
              },
              "vp": {
                "title": "Value",
                "description": "What holding it at the end is worth. Unit: victory points. Rule 16.2.",
                "type": "integer",
                "minimum": 0,
                "maximum": 100,
                "examples": [
                  12
                ]
              },
              "control": {
                "$ref": "defs.schema.json#/$defs/control",
                "title": "Control",
                "description": "Who controls it at the start of the campaign. Rule 16.2."
              },
              "maximumHits": {
                "title": "Most hits",
                "description": "Hits beyond this number have no effect. Unit: hits. Rule 9.10.10.",
                "type": "integer",
                "minimum": 1,
                "maximum": 20,
                "examples": [
                  4
                ]
              }
            },
            "required": [
              "name",
              "hex",
              "kind",
              "port",
              "vp",
              "control",
              "maximumHits"
            ],
            "additionalProperties": false
          }
        },
        "additionalProperties": false,
        "examples": [
          {
            "batavia": {
              "name": "Batavia",
              "hex": "1506",
              "kind": "town",
              "port": true,
              "vp": 12,
              "control": "allied",
              "maximumHits": 4
            }
          }
        ]
      },
      "boxes": {
        "title": "Boxes",
        "description": "Places beyond the edge of the map, and boxes that hold units. Rule 6.2.",
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
                "$ref": "defs.schema.json#/$defs/side"
              },
              "ships": {
                "title": "Ships",
                "description": "True if ships can be in it. Rule 12.2.",
                "type": "boolean"
              },
              "entryHexes": {
                "$ref": "../common/map-parts.schema.json#/$defs/entryHexes",
                "title": "Entry hexes",
                "description": "Hexes with the arrow of the box, by which its units come and go. Rule 9.2.",
                "examples": [
                  [
                    "1401"
                  ]
                ]
              },
              "navalEntryHexes": {
                "title": "Entry hexes of ships",
                "description": "Those of the entry hexes by which ships pass; all of them let aircraft pass. Rule 10.3.",
                "type": "array",
                "items": {
                  "$ref": "../common/common.schema.json#/$defs/hexId"
                },
                "uniqueItems": true,
                "examples": [
                  [
                    "1401"
                  ]
                ]
              }
            },
            "required": [
              "name",
              "kind",
              "side",
              "ships"
            ],
            "additionalProperties": false
          }
        },
        "additionalProperties": false,
        "examples": [
          {
            "indochina": {
              "name": "Indochina",
              "kind": "off-map",
              "side": "japanese",
              "ships": true,
              "entryHexes": [
                "1401"
              ],
              "navalEntryHexes": [
                "1401"
              ]
            }
          }
        ]
      },
      "commandLine": {
        "title": "Command Demarcation Line",
        "description": "The line between the West Fleet and the East Fleet. Rule 10.3.4.",
        "type": "object",
        "properties": {
          "column": {
            "title": "Column",
            "description": "The column along which it runs. Ships of both fleets may be in it. Rule 10.3.4.",
            "type": "integer",
            "minimum": 1,
            "maximum": 99,
            "examples": [
              18
            ]
          },
          "freeFromRow": {
            "title": "Free from row",
            "description": "From this row on, south of Java, both fleets go where they like. Rule 10.3.4.",
            "type": "integer",
            "minimum": 1,
            "maximum": 99,
            "examples": [
              8
            ]
          }
        },
        "required": [
          "column",
          "freeFromRow"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "column": 18,
            "freeFromRow": 8
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
      "drawing",
      "layout",
      "legend",
      "hexes",
      "hexsides",
      "landmasses",
      "places",
      "boxes",
      "commandLine",
      "sources"
    ],
    "additionalProperties": false
  },
  "forlorn-hopes/markers.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/forlorn-hopes/markers.schema.json",
    "title": "Markers",
    "description": "Counters that are not units. Rule 2.3.",
    "type": "object",
    "properties": {
      "$schema": {
        "$ref": "../common/common.schema.json#/$defs/schemaPath"
      },
      "counters": {
        "title": "Counters",
        "description": "How many counters the game has, units and markers together. Unit: counters. Rule 2.0.",
        "type": "integer",
        "minimum": 1,
        "maximum": 2000,
        "examples": [
          264
        ]
      },
      "markers": {
        "title": "Markers",
        "description": "Markers, by id.",
        "type": "object",
        "patternProperties": {
          "^[a-z0-9][a-z0-9-]*$": {
            "title": "Marker",
            "description": "Markers of one kind.",
            "type": "object",
            "properties": {
              "name": {
                "title": "Name",
                "description": "What it is called.",
                "type": "string",
                "minLength": 1,
                "maxLength": 80,
                "examples": [
                  "Japanese ace"
                ]
              },
              "side": {
                "$ref": "defs.schema.json#/$defs/side"
              },
              "count": {
                "title": "Count",
                "description": "How many there are, which is the most that can be in play. Unit: counters. Rule 2.3.",
                "type": "integer",
                "minimum": 1,
                "maximum": 100,
                "examples": [
                  3
                ]
              },
              "front": {
                "title": "Front",
                "description": "What the front shows.",
                "type": "string",
                "minLength": 1,
                "maxLength": 80,
                "examples": [
                  "Supply 1"
                ]
              },
              "back": {
                "title": "Back",
                "description": "What the back shows.",
                "type": "string",
                "minLength": 1,
                "maxLength": 80,
                "examples": [
                  "Supply 2"
                ]
              }
            },
            "required": [
              "name",
              "count",
              "front"
            ],
            "additionalProperties": false,
            "examples": [
              {
                "name": "Japanese supply",
                "side": "japanese",
                "count": 6,
                "front": "Supply 1",
                "back": "Supply 2"
              }
            ]
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
      "counters",
      "markers",
      "sources"
    ],
    "additionalProperties": false
  },
  "forlorn-hopes/parameters.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/forlorn-hopes/parameters.schema.json",
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
            "description": "Numbers on the die; its 0 counts as the highest. Unit: faces. Rule 2.4.",
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
      "airFleet11": {
        "title": "11th Air Fleet",
        "description": "What its commitment brings.",
        "type": "object",
        "properties": {
          "fighterShare": {
            "title": "Share of fighters",
            "description": "The second roll is divided by this, rounded up, for the number of fighters. Unit: parts. Rule 5.1.3.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              2
            ]
          },
          "extraCost": {
            "title": "Cost of a further unit",
            "description": "What Japan pays for each unit beyond those drawn. Unit: victory points. Rule 5.1.4.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              1
            ]
          },
          "bombers": {
            "title": "Bombers",
            "description": "Aircraft among which bombers are drawn. Rule 5.1.3.",
            "type": "array",
            "items": {
              "$ref": "../common/common.schema.json#/$defs/id"
            },
            "uniqueItems": true,
            "examples": [
              [
                "g3m"
              ]
            ]
          },
          "fighters": {
            "title": "Fighters",
            "description": "Aircraft among which fighters are drawn. Rule 5.1.3.",
            "type": "array",
            "items": {
              "$ref": "../common/common.schema.json#/$defs/id"
            },
            "uniqueItems": true,
            "examples": [
              [
                "a6m"
              ]
            ]
          },
          "always": {
            "title": "Always",
            "description": "Aircraft that come without a roll. Rule 5.1.5.",
            "type": "array",
            "items": {
              "$ref": "../common/common.schema.json#/$defs/id"
            },
            "uniqueItems": true,
            "examples": [
              [
                "h6k"
              ]
            ]
          },
          "redrawn": {
            "title": "Drawn anew",
            "description": "True if units that are on the map are collected and drawn anew each turn. Rule 5.1.3.",
            "type": "boolean"
          }
        },
        "required": [
          "fighterShare",
          "extraCost",
          "bombers",
          "fighters",
          "always",
          "redrawn"
        ],
        "additionalProperties": false
      },
      "coveringFleet": {
        "title": "Covering Fleet",
        "description": "When it may be committed.",
        "type": "object",
        "properties": {
          "most": {
            "title": "Commitments",
            "description": "How often in a game. Unit: commitments. Rule 5.2.3.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              3
            ]
          },
          "beforeRegroup": {
            "title": "Before the General Regroup Turn",
            "description": "How many of them until and on that turn; the rest come after it. Unit: commitments. Rule 5.2.4.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              2
            ]
          },
          "aircraftPerCarrier": {
            "title": "Aircraft of a carrier",
            "description": "How many air units come with each carrier. Unit: air units. Rule 5.2.2.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              4
            ]
          }
        },
        "required": [
          "most",
          "beforeRegroup",
          "aircraftPerCarrier"
        ],
        "additionalProperties": false
      },
      "mobileAirbases": {
        "title": "Mobile airbases",
        "description": "How they are built.",
        "type": "object",
        "properties": {
          "perHex": {
            "title": "In a hex",
            "description": "The most in one hex. Unit: airbases. Rule 6.5.1.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              1
            ]
          },
          "rebuilt": {
            "title": "Built again",
            "description": "True if one that was destroyed may be built again. Rule 6.5.3.",
            "type": "boolean"
          }
        },
        "required": [
          "perHex",
          "rebuilt"
        ],
        "additionalProperties": false
      },
      "generalRegroup": {
        "title": "General Regroup Turn",
        "description": "What it does beyond the modifiers of the tables.",
        "type": "object",
        "properties": {
          "most": {
            "title": "Number",
            "description": "How many in a game. Unit: turns. Rule 14.5.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              1
            ]
          },
          "coveringAirMissions": {
            "title": "Carrier missions",
            "description": "True if aircraft of the Covering Fleet may fly missions. Rule 14.5.1.",
            "type": "boolean"
          },
          "alliedStepsOdd": {
            "title": "Allied steps, odd",
            "description": "Steps of aircraft that the Allies may restore when they roll an odd number. Unit: steps. Rule 14.5.3.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              3
            ]
          },
          "alliedStepsEven": {
            "title": "Allied steps, even",
            "description": "The same for an even number. Unit: steps. Rule 14.5.3.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              2
            ]
          },
          "alliedAircraft": {
            "title": "Allied aircraft",
            "description": "Aircraft that may be restored. Rule 14.5.3.",
            "type": "array",
            "items": {
              "$ref": "../common/common.schema.json#/$defs/id"
            },
            "uniqueItems": true,
            "examples": [
              [
                "p-40"
              ]
            ]
          },
          "japaneseStepCost": {
            "title": "Cost of a Japanese step",
            "description": "What Japan pays for each step of aircraft. Unit: victory points. Rule 14.5.5.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              1
            ]
          },
          "japaneseNoStepsFace": {
            "title": "No steps",
            "description": "The face on which Japan may restore none: the 0, which counts as 10 elsewhere. Unit: pips. Rule 14.5.5.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              10
            ]
          },
          "alliedCrippledFrom": {
            "title": "Allied cripples",
            "description": "A crippled Allied ship is restored on this roll or more. Unit: pips. Rule 14.5.6a.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              6
            ]
          },
          "alliedSunkFrom": {
            "title": "Allied losses",
            "description": "A lost Allied ship returns on this roll or more. Unit: pips. Rule 14.5.6a.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              8
            ]
          },
          "japaneseCrippledFrom": {
            "title": "Japanese cripples",
            "description": "A crippled Japanese ship is restored on this roll or more. Unit: pips. Rule 14.5.6a.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              7
            ]
          },
          "japaneseSunkFrom": {
            "title": "Japanese losses",
            "description": "A lost Japanese ship returns on this roll or more. Unit: pips. Rule 14.5.6a.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              9
            ]
          }
        },
        "required": [
          "most",
          "coveringAirMissions",
          "alliedStepsOdd",
          "alliedStepsEven",
          "alliedAircraft",
          "japaneseStepCost",
          "japaneseNoStepsFace",
          "alliedCrippledFrom",
          "alliedSunkFrom",
          "japaneseCrippledFrom",
          "japaneseSunkFrom"
        ],
        "additionalProperties": false
      },
      "reconnaissance": {
        "title": "Reconnaissance",
        "description": "Reconnaissance flights.",
        "type": "object",
        "properties": {
          "range": {
            "title": "Range",
            "description": "How far from its base a unit is placed. Unit: hexes. Rule 7.3.2.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              10
            ]
          }
        },
        "required": [
          "range"
        ],
        "additionalProperties": false
      },
      "patrol": {
        "title": "Patrol",
        "description": "Patrols of RB units.",
        "type": "object",
        "properties": {
          "rounds": {
            "title": "Rounds",
            "description": "So many rounds an intercepted patrol must stay near the target. Unit: rounds. Rule 7.3.5.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              2
            ]
          },
          "within": {
            "title": "Near the target",
            "description": "Within so many hexes of a T hex. Unit: hexes. Rule 7.3.5.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              3
            ]
          }
        },
        "required": [
          "rounds",
          "within"
        ],
        "additionalProperties": false
      },
      "missions": {
        "title": "Missions",
        "description": "The Air/Naval Operations Phase.",
        "type": "object",
        "properties": {
          "passes": {
            "title": "Passes",
            "description": "The phase ends when each player has passed so often in a row. Unit: passes. Rule 8.4.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              2
            ]
          },
          "ships": {
            "title": "Ships of a mission",
            "description": "The most ships of a naval mission. Unit: ships. Rule 10.3.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              4
            ]
          },
          "stageRange": {
            "title": "Range of a stage",
            "description": "A staging unit flies its Strategic Range times this. Unit: times. Rule 9.3.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              2
            ]
          },
          "stages": {
            "title": "Stages",
            "description": "How often a unit may stage in a turn. Unit: stages. Rule 9.3.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              1
            ]
          },
          "reactionsPerHex": {
            "title": "Reactions",
            "description": "Reaction missions for each hex that ships enter. Unit: missions. Rule 9.1.4.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              1
            ]
          }
        },
        "required": [
          "passes",
          "ships",
          "stageRange",
          "stages",
          "reactionsPerHex"
        ],
        "additionalProperties": false
      },
      "airMovement": {
        "title": "Flight on the map",
        "description": "What flying costs.",
        "type": "object",
        "properties": {
          "mapEdge": {
            "title": "Edge of the map",
            "description": "What it costs to come on the map from an airbase beyond it, and to leave it. Unit: range points. Rule 9.2.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              2
            ]
          }
        },
        "required": [
          "mapEdge"
        ],
        "additionalProperties": false
      },
      "scramble": {
        "title": "Scrambles",
        "description": "Interceptors that take off.",
        "type": "object",
        "properties": {
          "attempts": {
            "title": "Attempts",
            "description": "Attempts of the Interceptor against one mission. Unit: attempts. Rule 9.4.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              4
            ]
          }
        },
        "required": [
          "attempts"
        ],
        "additionalProperties": false
      },
      "radar": {
        "title": "Darwin radar",
        "description": "The radar of Darwin.",
        "type": "object",
        "properties": {
          "place": {
            "$ref": "../common/common.schema.json#/$defs/id",
            "title": "Place",
            "description": "Where it stands. Rule 17.2.1.",
            "examples": [
              "darwin"
            ]
          },
          "range": {
            "title": "Range",
            "description": "How far from it scrambles are helped. Unit: hexes. Rule 9.4.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              4
            ]
          }
        },
        "required": [
          "place",
          "range"
        ],
        "additionalProperties": false
      },
      "airBattle": {
        "title": "Air battle",
        "description": "The battle on the Tactical Battle Board.",
        "type": "object",
        "properties": {
          "rounds": {
            "title": "Rounds",
            "description": "The most rounds of a battle. Unit: rounds. Rule 9.7.5.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              6
            ]
          },
          "impulses": {
            "title": "Impulses",
            "description": "Impulses of a round, which is the number of sequence markers of each side. Unit: impulses. Rule 9.7.5.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              4
            ]
          },
          "lateFrom": {
            "title": "Late group",
            "description": "The round from which a late group may enter. Unit: rounds. Rule 9.7.1.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              2
            ]
          },
          "formationFrom": {
            "title": "Smallest formation",
            "description": "The fewest bombers of a formation. Unit: air units. Rule 9.7.4.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              2
            ]
          },
          "formationTo": {
            "title": "Largest formation",
            "description": "The most bombers of a formation. Unit: air units. Rule 9.7.4.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              4
            ]
          },
          "alliedFormationNot": {
            "title": "Not for Allied formations",
            "description": "A sequence number that Allied formations may not have. Unit: number. Rule 9.7.4.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              4
            ]
          },
          "surpriseFace": {
            "title": "Surprise",
            "description": "The face of the entry roll that gives surprise. Unit: pips. Rule 9.7.6.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              10
            ]
          },
          "altitudeOffBoard": {
            "title": "Altitude off the board",
            "description": "Levels that an Interceptor off the board may change in a round. Unit: levels. Rule 9.7.6.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              1
            ]
          },
          "roundsOff": {
            "title": "Rounds off the board",
            "description": "Rounds that an Interceptor that left must wait. Unit: rounds. Rule 9.7.7b.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              2
            ]
          },
          "aceMovement": {
            "title": "Ace",
            "description": "Added to the movement points of a fighter with a Japanese ace. Unit: movement points. Rule 9.7.8.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              1
            ]
          },
          "disruptedMovement": {
            "title": "Disrupted movement",
            "description": "Taken from the movement points of a disrupted unit. Unit: movement points. Rule 9.7.8.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              1
            ]
          },
          "unloadedMovement": {
            "title": "Without bombs",
            "description": "Added to the movement points of a bomber whose bombs are gone. Unit: movement points. Rule 9.10.11.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              1
            ]
          },
          "leastMovement": {
            "title": "Least movement",
            "description": "No unit has fewer movement points. Unit: movement points. Rule 9.7.8.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              1
            ]
          },
          "disruptedDefense": {
            "title": "Disrupted defence",
            "description": "Taken from the Defense Factor of a disrupted unit. Unit: points. Rule 9.9.2.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              1
            ]
          },
          "leastDefense": {
            "title": "Least defence",
            "description": "No unit has a lower Defense Factor in air combat. Unit: points. Rule 9.7.11.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              1
            ]
          },
          "fighterRange": {
            "title": "Range of fighters",
            "description": "How far a fighter fires. Unit: hexes. Rule 9.7.9b.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              4
            ]
          },
          "bomberRange": {
            "title": "Range of bombers",
            "description": "How far a bomber fires, also as a fighter. Unit: hexes. Rule 9.7.9b.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              2
            ]
          },
          "variableFromRound": {
            "title": "Variable sequence",
            "description": "The round from which the sequence may be changed under the option. Unit: rounds. Rule 9.7.7a.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              2
            ]
          }
        },
        "required": [
          "rounds",
          "impulses",
          "lateFrom",
          "formationFrom",
          "formationTo",
          "alliedFormationNot",
          "surpriseFace",
          "altitudeOffBoard",
          "roundsOff",
          "aceMovement",
          "disruptedMovement",
          "unloadedMovement",
          "leastMovement",
          "disruptedDefense",
          "leastDefense",
          "fighterRange",
          "bomberRange",
          "variableFromRound"
        ],
        "additionalProperties": false
      },
      "fieldsOfFire": {
        "title": "Fields of fire",
        "description": "Zones of the Tactical Battle Board in which a unit may fire.",
        "type": "object",
        "properties": {
          "fighter": {
            "title": "Fighters",
            "description": "A fighter in its own impulse. Rule 9.7.9.",
            "type": "array",
            "items": {
              "title": "Zone",
              "description": "A zone of the board.",
              "type": "string",
              "enum": [
                "front",
                "side",
                "rear"
              ],
              "enumDescriptions": [
                "In front.",
                "Beside.",
                "Behind."
              ]
            },
            "uniqueItems": true,
            "examples": [
              [
                "front"
              ]
            ]
          },
          "multiEngine": {
            "title": "Several engines",
            "description": "A bomber with several engines. Rule 9.7.9.",
            "type": "array",
            "items": {
              "title": "Zone",
              "description": "A zone of the board.",
              "type": "string",
              "enum": [
                "front",
                "side",
                "rear"
              ],
              "enumDescriptions": [
                "In front.",
                "Beside.",
                "Behind."
              ]
            },
            "uniqueItems": true,
            "examples": [
              [
                "front"
              ]
            ]
          },
          "singleEngine": {
            "title": "One engine",
            "description": "A bomber with one engine that is fired past. Rule 9.7.9.",
            "type": "array",
            "items": {
              "title": "Zone",
              "description": "A zone of the board.",
              "type": "string",
              "enum": [
                "front",
                "side",
                "rear"
              ],
              "enumDescriptions": [
                "In front.",
                "Beside.",
                "Behind."
              ]
            },
            "uniqueItems": true,
            "examples": [
              [
                "front"
              ]
            ]
          },
          "singleEngineOption": {
            "title": "One engine, with the option",
            "description": "The same under the option. Rule 9.7.9.",
            "type": "array",
            "items": {
              "title": "Zone",
              "description": "A zone of the board.",
              "type": "string",
              "enum": [
                "front",
                "side",
                "rear"
              ],
              "enumDescriptions": [
                "In front.",
                "Beside.",
                "Behind."
              ]
            },
            "uniqueItems": true,
            "examples": [
              [
                "front"
              ]
            ]
          },
          "asFighter": {
            "title": "As a fighter",
            "description": "A bomber that attacks as a fighter. Rule 9.7.9.",
            "type": "array",
            "items": {
              "title": "Zone",
              "description": "A zone of the board.",
              "type": "string",
              "enum": [
                "front",
                "side",
                "rear"
              ],
              "enumDescriptions": [
                "In front.",
                "Beside.",
                "Behind."
              ]
            },
            "uniqueItems": true,
            "examples": [
              [
                "front"
              ]
            ]
          }
        },
        "required": [
          "fighter",
          "multiEngine",
          "singleEngine",
          "singleEngineOption",
          "asFighter"
        ],
        "additionalProperties": false
      },
      "antiAircraft": {
        "title": "Anti-aircraft fire",
        "description": "Who fires.",
        "type": "object",
        "properties": {
          "shipsWithin": {
            "title": "Ships",
            "description": "Ships fire at an aircraft that is so near. Unit: hexes. Rule 9.9.3.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              1
            ]
          }
        },
        "required": [
          "shipsWithin"
        ],
        "additionalProperties": false
      },
      "bombing": {
        "title": "Bombing",
        "description": "What hits do.",
        "type": "object",
        "properties": {
          "supplyRemovedAt": {
            "title": "Supply",
            "description": "Hits that remove a supply unit. Unit: hits. Rule 13.3.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              3
            ]
          }
        },
        "required": [
          "supplyRemovedAt"
        ],
        "additionalProperties": false
      },
      "paratroops": {
        "title": "Paratroops",
        "description": "The paratroop assault of the Ki-56.",
        "type": "object",
        "properties": {
          "most": {
            "title": "Missions",
            "description": "The most missions in a game. Unit: missions. Rule 9.11.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              2
            ]
          },
          "straightHexes": {
            "title": "Straight hexes",
            "description": "Hexes in a straight line. Unit: hexes. Rule 9.11.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              3
            ]
          },
          "targetFrom": {
            "title": "Target from",
            "description": "The first of them that may be the target. Unit: number. Rule 9.11.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              2
            ]
          },
          "attack": {
            "title": "Attack",
            "description": "Added to an attack when dropped beside the enemy. Unit: Combat Factors. Rule 9.11.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              1
            ]
          },
          "attackOnEnemy": {
            "title": "Attack on the enemy",
            "description": "Added when dropped on the enemy. Unit: Combat Factors. Rule 9.11.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              2
            ]
          },
          "defense": {
            "title": "Defence",
            "description": "Added to a defending unit that it is with. Unit: Combat Factors. Rule 9.11.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              1
            ]
          },
          "dropAntiAircraft": {
            "title": "Anti-aircraft fire",
            "description": "Factor at a drop on an Allied unit. Unit: points. Rule 9.11.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              1
            ]
          },
          "aircraft": {
            "$ref": "../common/common.schema.json#/$defs/id",
            "title": "Aircraft",
            "description": "What carries them. Rule 9.11.",
            "examples": [
              "ki-56"
            ]
          },
          "unit": {
            "$ref": "../common/common.schema.json#/$defs/id",
            "title": "Unit",
            "description": "What is dropped. Rule 9.11.",
            "examples": [
              "j-ts"
            ]
          }
        },
        "required": [
          "most",
          "straightHexes",
          "targetFrom",
          "attack",
          "attackOnEnemy",
          "defense",
          "dropAntiAircraft",
          "aircraft",
          "unit"
        ],
        "additionalProperties": false
      },
      "navalMovement": {
        "title": "Naval movement",
        "description": "Ships at sea.",
        "type": "object",
        "properties": {
          "spottedWithin": {
            "title": "Spotting distance",
            "description": "Entering a hex so near to an enemy airbase, carrier or warship calls for a spotting roll. Unit: hexes. Rule 10.3.2.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              3
            ]
          },
          "portCoast": {
            "title": "Coast of a port",
            "description": "A coastal hex is controlled by the enemy within so many connected coastal hexes of his port. Unit: hexes. Rule 10.3.2.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              1
            ]
          },
          "interceptors": {
            "title": "Interceptors",
            "description": "The most ships of an interception. Unit: ships. Rule 10.3.3.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              4
            ]
          },
          "carriers": {
            "$ref": "defs.schema.json#/$defs/shipClasses",
            "title": "Carriers",
            "description": "Classes that are carriers. Rule 10.2."
          },
          "warships": {
            "$ref": "defs.schema.json#/$defs/shipClasses",
            "title": "Warships",
            "description": "Classes that are surface warships. Rule 10.2."
          },
          "transports": {
            "$ref": "defs.schema.json#/$defs/shipClasses",
            "title": "Transports",
            "description": "Classes that are transports. Rule 10.2."
          },
          "warshipCargo": {
            "$ref": "defs.schema.json#/$defs/shipClasses",
            "title": "Cargo of warships",
            "description": "Warships that lift infantry or supply, and make no contested landing. Rule 2.2.4."
          },
          "shipsForFullUnit": {
            "title": "Ships for a full unit",
            "description": "So many such warships lift one unit of two steps together. Unit: ships. Rule 2.2.4.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              2
            ]
          }
        },
        "required": [
          "spottedWithin",
          "portCoast",
          "interceptors",
          "carriers",
          "warships",
          "transports",
          "warshipCargo",
          "shipsForFullUnit"
        ],
        "additionalProperties": false
      },
      "submarines": {
        "title": "Submarines",
        "description": "What a submarine does while it patrols a hex.",
        "type": "object",
        "properties": {
          "attacks": {
            "title": "Attacks",
            "description": "How often it attacks in its turn. Unit: attacks. Rule 5.4.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              1
            ]
          },
          "hunters": {
            "$ref": "defs.schema.json#/$defs/shipClasses",
            "title": "Hunters",
            "description": "Classes that strike back after its attack. Rule 5.4."
          },
          "sunkFrom": {
            "title": "Sunk from",
            "description": "It is sunk when the die of the hunters shows this or more. Unit: pips. Rule 5.4.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              10
            ]
          }
        },
        "required": [
          "attacks",
          "hunters",
          "sunkFrom"
        ],
        "additionalProperties": false
      },
      "surfaceCombat": {
        "title": "Surface combat",
        "description": "Ships against ships.",
        "type": "object",
        "properties": {
          "closeFrom": {
            "title": "Close range",
            "description": "The round from which range is close. Unit: rounds. Rule 10.4.1.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              3
            ]
          },
          "nightRounds": {
            "title": "Night action",
            "description": "Rounds of a night action, all at close range. Unit: rounds. Rule 10.4.2.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              2
            ]
          }
        },
        "required": [
          "closeFrom",
          "nightRounds"
        ],
        "additionalProperties": false
      },
      "ground": {
        "title": "Ground operations",
        "description": "Ground units.",
        "type": "object",
        "properties": {
          "unitsPerSupply": {
            "title": "Units for a supply unit",
            "description": "Ground units that the player without the initiative may use for each supply unit spent. Unit: ground units. Rule 11.1.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              2
            ]
          },
          "infantry": {
            "title": "Infantry in a hex",
            "description": "The most infantry of a side. Unit: ground units. Rule 11.3.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              3
            ]
          },
          "armor": {
            "title": "Tanks in a hex",
            "description": "The most tank units of a side. Unit: ground units. Rule 11.3.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              1
            ]
          },
          "artillery": {
            "title": "Artillery in a hex",
            "description": "The most artillery units of a side. Unit: ground units. Rule 11.3.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              1
            ]
          },
          "landingInPort": {
            "title": "Landing in a port",
            "description": "True if a contested landing may be made in a port. Rule 11.5.",
            "type": "boolean"
          },
          "supplyCounters": {
            "title": "Supply counters",
            "description": "How many supply counters each side has: a supply unit from a holding area embarks only while one is left. Rule 13.3.",
            "type": "object",
            "properties": {
              "allied": {
                "title": "Allied",
                "description": "Allied supply counters. Unit: counters. Rule 13.3.",
                "type": "integer",
                "minimum": 0,
                "maximum": 99,
                "examples": [
                  5
                ]
              },
              "japanese": {
                "title": "Japanese",
                "description": "Japanese supply counters. Unit: counters. Rule 13.3.",
                "type": "integer",
                "minimum": 0,
                "maximum": 99,
                "examples": [
                  6
                ]
              }
            },
            "required": [
              "allied",
              "japanese"
            ],
            "additionalProperties": false
          }
        },
        "required": [
          "unitsPerSupply",
          "infantry",
          "armor",
          "artillery",
          "landingInPort",
          "supplyCounters"
        ],
        "additionalProperties": false
      },
      "repair": {
        "title": "Repair",
        "description": "Hits removed in the Regroup Phase.",
        "type": "object",
        "properties": {
          "cities": {
            "title": "Cities",
            "description": "Hits that a player removes from all his cities together. Unit: hits. Rule 14.4.1.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              3
            ]
          },
          "ports": {
            "title": "Ports and towns",
            "description": "Hits removed from each port or town in supply. Unit: hits. Rule 14.4.2.",
            "type": "integer",
            "minimum": 0,
            "maximum": 99,
            "examples": [
              2
            ]
          }
        },
        "required": [
          "cities",
          "ports"
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
      "airFleet11",
      "coveringFleet",
      "mobileAirbases",
      "generalRegroup",
      "reconnaissance",
      "patrol",
      "missions",
      "airMovement",
      "scramble",
      "radar",
      "airBattle",
      "fieldsOfFire",
      "antiAircraft",
      "bombing",
      "paratroops",
      "navalMovement",
      "submarines",
      "surfaceCombat",
      "ground",
      "repair",
      "sources"
    ],
    "additionalProperties": false
  },
  "forlorn-hopes/player.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/forlorn-hopes/player.schema.json",
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
      "sources"
    ],
    "additionalProperties": false,
    "$defs": {
      "weights": {
        "title": "Weights",
        "description": "What a side goes for, and how cautious it is. Worths are compared with one another; a Victory Point of a place is the measure.",
        "type": "object",
        "properties": {
          "placePoint": {
            "title": "Point of a place",
            "description": "What a Victory Point of a place counts for against all else. Unit: worth.",
            "type": "number",
            "minimum": 0,
            "maximum": 10,
            "examples": [
              1
            ]
          },
          "airbase": {
            "title": "Airbase",
            "description": "What it is worth to disrupt an airbase, beside what stands on it. Unit: worth.",
            "type": "number",
            "minimum": 0,
            "maximum": 20,
            "examples": [
              1.5
            ]
          },
          "airUnit": {
            "title": "Air unit on the ground",
            "description": "What an enemy air unit that is expected on the airbase adds. Unit: worth.",
            "type": "number",
            "minimum": 0,
            "maximum": 20,
            "examples": [
              0.6
            ]
          },
          "portHit": {
            "title": "Hit on a port",
            "description": "What a hit on a port or a city is worth. Unit: worth.",
            "type": "number",
            "minimum": 0,
            "maximum": 20,
            "examples": [
              0.5
            ]
          },
          "groundUnit": {
            "title": "Ground unit",
            "description": "What it is worth to disrupt a ground unit that will be fought over. Unit: worth.",
            "type": "number",
            "minimum": 0,
            "maximum": 20,
            "examples": [
              1.2
            ]
          },
          "transport": {
            "title": "Transport",
            "description": "What a hit on a transport is worth, with what it carries. Unit: worth.",
            "type": "number",
            "minimum": 0,
            "maximum": 20,
            "examples": [
              5
            ]
          },
          "warship": {
            "title": "Warship",
            "description": "What a hit on a warship is worth. Unit: worth.",
            "type": "number",
            "minimum": 0,
            "maximum": 20,
            "examples": [
              2
            ]
          },
          "leastRaid": {
            "title": "Least raid",
            "description": "The expected gain of an air mission below which it is not flown. Unit: worth.",
            "type": "number",
            "minimum": 0,
            "maximum": 20,
            "examples": [
              0.5
            ]
          },
          "interceptor": {
            "title": "Interceptor",
            "description": "What each interceptor that is expected beyond the escorts costs a mission with bombers. Unit: worth.",
            "type": "number",
            "minimum": 0,
            "maximum": 20,
            "examples": [
              0.7
            ]
          },
          "escorts": {
            "title": "Escorts",
            "description": "Fighters that go along for each interceptor that is expected. Unit: fighters.",
            "type": "number",
            "minimum": 0,
            "maximum": 4,
            "examples": [
              1
            ]
          },
          "scramble": {
            "title": "Scramble",
            "description": "The least chance of success with which a fighter tries to intercept. Unit: share.",
            "type": "number",
            "minimum": 0,
            "maximum": 1,
            "examples": [
              0.3
            ]
          },
          "homeGuard": {
            "title": "Fighters at home",
            "description": "Share of the fighters of a base that stay there to intercept. Unit: share.",
            "type": "number",
            "minimum": 0,
            "maximum": 1,
            "examples": [
              0.5
            ]
          },
          "danger": {
            "title": "Danger of a base",
            "description": "What each enemy bomber in range counts against basing or landing aircraft there. Unit: worth.",
            "type": "number",
            "minimum": 0,
            "maximum": 10,
            "examples": [
              0.3
            ]
          },
          "patrol": {
            "title": "Patrol",
            "description": "The least number of own points within range with which a bomber flies a patrol instead of missions. Unit: Victory Points.",
            "type": "number",
            "minimum": 0,
            "maximum": 200,
            "examples": [
              12
            ]
          },
          "airFleetUntil": {
            "title": "11th Air Fleet until",
            "description": "The last turn on which the 11th Air Fleet is committed, before the end of the game is counted. Unit: turns.",
            "type": "number",
            "minimum": 0,
            "maximum": 12,
            "examples": [
              10
            ]
          },
          "airFleetUnits": {
            "title": "11th Air Fleet from",
            "description": "The least number of its undisrupted units with which it is committed. Unit: units.",
            "type": "number",
            "minimum": 0,
            "maximum": 20,
            "examples": [
              5
            ]
          },
          "airFleetPurchase": {
            "title": "11th Air Fleet bought",
            "description": "Points that Japan keeps when it buys further units. Unit: Victory Points.",
            "type": "number",
            "minimum": 0,
            "maximum": 50,
            "examples": [
              4
            ]
          },
          "coveringFrom": {
            "title": "Covering Fleet from",
            "description": "The first turn on which the Covering Fleet is committed. Unit: turns.",
            "type": "number",
            "minimum": 1,
            "maximum": 12,
            "examples": [
              3
            ]
          },
          "coveringTargets": {
            "title": "Covering Fleet for",
            "description": "The least number of enemy warships at sea or in port for which it is committed. Unit: ships.",
            "type": "number",
            "minimum": 0,
            "maximum": 20,
            "examples": [
              3
            ]
          },
          "regroupShare": {
            "title": "General Regroup",
            "description": "Share of disrupted and reduced air units at which a General Regroup Turn is declared. Unit: share.",
            "type": "number",
            "minimum": 0,
            "maximum": 1,
            "examples": [
              0.4
            ]
          },
          "replacement": {
            "title": "Replacement",
            "description": "What a step of an air unit is worth on a General Regroup Turn. Unit: worth.",
            "type": "number",
            "minimum": 0,
            "maximum": 10,
            "examples": [
              1.5
            ]
          },
          "landingOdds": {
            "title": "Landing",
            "description": "The least ratio of Combat Factors landed to those that defend. Unit: ratio.",
            "type": "number",
            "minimum": 0,
            "maximum": 10,
            "examples": [
              1.3
            ]
          },
          "garrison": {
            "title": "Garrison",
            "description": "Points from which a place is never left without a ground unit. Unit: Victory Points.",
            "type": "number",
            "minimum": 0,
            "maximum": 20,
            "examples": [
              3
            ]
          },
          "assault": {
            "title": "Assault",
            "description": "The least chance that the defender retreats or is lost with which ground units attack. Unit: share.",
            "type": "number",
            "minimum": 0,
            "maximum": 1,
            "examples": [
              0.3
            ]
          },
          "seaEdge": {
            "title": "Edge at sea",
            "description": "The least ratio of own to enemy strength with which warships seek a fight. Unit: ratio.",
            "type": "number",
            "minimum": 0,
            "maximum": 10,
            "examples": [
              1
            ]
          },
          "convoyRisk": {
            "title": "Risk of a convoy",
            "description": "The most enemy strength that could intercept, for each of its own, with which transports sail. Unit: ratio.",
            "type": "number",
            "minimum": 0,
            "maximum": 10,
            "examples": [
              1.5
            ]
          },
          "supplyWorth": {
            "title": "Supply paid",
            "description": "The least worth of the enemy's place with which supply is spent to attack it. Unit: worth.",
            "type": "number",
            "minimum": 0,
            "maximum": 20,
            "examples": [
              4
            ]
          }
        },
        "required": [
          "placePoint",
          "airbase",
          "airUnit",
          "portHit",
          "groundUnit",
          "transport",
          "warship",
          "leastRaid",
          "interceptor",
          "escorts",
          "scramble",
          "homeGuard",
          "danger",
          "patrol",
          "airFleetUntil",
          "airFleetUnits",
          "airFleetPurchase",
          "coveringFrom",
          "coveringTargets",
          "regroupShare",
          "replacement",
          "landingOdds",
          "garrison",
          "assault",
          "seaEdge",
          "convoyRisk",
          "supplyWorth"
        ],
        "additionalProperties": false
      }
    }
  },
  "forlorn-hopes/position.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/forlorn-hopes/position.schema.json",
    "title": "Forlorn Hopes position",
    "description": "The state of a game in play, as a saved scenario stores it.",
    "$defs": {
      "position": {
        "title": "Position",
        "description": "A game in the middle of play. Saved by the studio.",
        "type": "object",
        "properties": {
          "turn": {
            "title": "Turn",
            "description": "The week. Rule 1.0.",
            "type": "integer",
            "minimum": 1,
            "maximum": 100,
            "examples": [
              3
            ]
          },
          "firstTurn": {
            "title": "First turn",
            "description": "The week in which the game began.",
            "type": "integer",
            "minimum": 1,
            "maximum": 100,
            "examples": [
              1
            ]
          },
          "lastTurn": {
            "title": "Last turn",
            "description": "The week after which it ends.",
            "type": "integer",
            "minimum": 1,
            "maximum": 100,
            "examples": [
              12
            ]
          },
          "initiative": {
            "$ref": "defs.schema.json#/$defs/side",
            "title": "Initiative",
            "description": "Who has it, or had it last week. Rule 7.4."
          },
          "initiativeMissions": {
            "title": "Initiative missions",
            "description": "Missions that the Initiative player has left. Rule 7.5.",
            "type": "integer",
            "minimum": 0,
            "maximum": 100,
            "examples": [
              2
            ]
          },
          "generalRegroup": {
            "title": "General Regroup Turn",
            "description": "The week in which it was declared; 0 for none. Rule 7.1.",
            "type": "integer",
            "minimum": 0,
            "maximum": 100,
            "examples": [
              0
            ]
          },
          "events": {
            "title": "Events",
            "description": "Random events in effect. Rule 5.4.",
            "type": "array",
            "items": {
              "$ref": "../common/common.schema.json#/$defs/id"
            }
          },
          "happened": {
            "title": "Past events",
            "description": "Random events that have come so far. Rule 5.4.",
            "type": "array",
            "items": {
              "$ref": "../common/common.schema.json#/$defs/id"
            }
          },
          "airFleet11": {
            "title": "11th Air Fleet",
            "description": "Whether it is committed this week. Rule 5.1.",
            "type": "boolean"
          },
          "coveringFleet": {
            "title": "Covering Fleet",
            "description": "Whether it is committed this week. Rule 5.2.",
            "type": "boolean"
          },
          "coveringCommitments": {
            "title": "Commitments",
            "description": "How often the Covering Fleet was committed. Rule 5.2.3.",
            "type": "integer",
            "minimum": 0,
            "maximum": 100,
            "examples": [
              1
            ]
          },
          "radar": {
            "title": "Radar",
            "description": "Whether the Darwin radar works. Rule 9.10.10.",
            "type": "boolean"
          },
          "surrendered": {
            "title": "Surrender",
            "description": "The week at whose end Singapore surrendered; 0 before. Rule 17.2.5.",
            "type": "integer",
            "minimum": 0,
            "maximum": 100,
            "examples": [
              0
            ]
          },
          "surrenderRoll": {
            "title": "Die of the surrender",
            "description": "The die of its first check; 0 before. Rule 17.2.5.",
            "type": "integer",
            "minimum": 0,
            "maximum": 10,
            "examples": [
              5
            ]
          },
          "acesLost": {
            "title": "Aces lost",
            "description": "Aces of each side whose units were eliminated: they are gone for good. Rule 9.7.12.",
            "type": "object",
            "properties": {
              "allied": {
                "title": "Allies",
                "description": "Aces that the Allies have lost.",
                "type": "integer",
                "minimum": 0,
                "maximum": 100,
                "examples": [
                  0
                ]
              },
              "japanese": {
                "title": "Japan",
                "description": "Aces that Japan has lost.",
                "type": "integer",
                "minimum": 0,
                "maximum": 100,
                "examples": [
                  1
                ]
              }
            },
            "required": [
              "allied",
              "japanese"
            ],
            "additionalProperties": false
          },
          "paratroops": {
            "title": "Paratroops",
            "description": "Paratroop assaults. Rule 9.11.",
            "type": "object",
            "properties": {
              "missions": {
                "title": "Missions",
                "description": "Assaults so far.",
                "type": "integer",
                "minimum": 0,
                "maximum": 100,
                "examples": [
                  0
                ]
              },
              "turn": {
                "title": "Turn",
                "description": "The week of the last one; 0 for none.",
                "type": "integer",
                "minimum": 0,
                "maximum": 100,
                "examples": [
                  0
                ]
              },
              "at": {
                "$ref": "../common/common.schema.json#/$defs/hexId",
                "title": "Where",
                "description": "The hex in which they dropped this week."
              },
              "attacked": {
                "title": "Attacked",
                "description": "Whether they have joined an attack this week.",
                "type": "boolean",
                "examples": [
                  true
                ]
              }
            },
            "required": [
              "missions",
              "turn"
            ],
            "additionalProperties": false
          },
          "points": {
            "title": "Points",
            "description": "Victory Points of both sides. Rule 16.1.",
            "type": "object",
            "properties": {
              "allied": {
                "title": "Points",
                "description": "Unit: Victory Points.",
                "type": "number",
                "minimum": -1000,
                "maximum": 100000,
                "examples": [
                  2.5
                ]
              },
              "japanese": {
                "title": "Points",
                "description": "Unit: Victory Points.",
                "type": "number",
                "minimum": -1000,
                "maximum": 100000,
                "examples": [
                  2.5
                ]
              }
            },
            "required": [
              "allied",
              "japanese"
            ],
            "additionalProperties": false
          },
          "pointSources": {
            "title": "Sources of points",
            "description": "What the points of each side came from, in the order in which it came. Rule 16.1.",
            "type": "array",
            "items": {
              "title": "Source",
              "description": "One thing that brought points, or cost some.",
              "type": "object",
              "properties": {
                "source": {
                  "$ref": "../common/common.schema.json#/$defs/id",
                  "title": "Source",
                  "description": "An award of the victory point table, or what was paid or counted beside it."
                },
                "side": {
                  "$ref": "defs.schema.json#/$defs/side",
                  "title": "Side",
                  "description": "Whose points they are."
                },
                "times": {
                  "title": "Times",
                  "description": "How often it has come. Unit: times.",
                  "type": "integer",
                  "minimum": 1,
                  "maximum": 100000,
                  "examples": [
                    2
                  ]
                },
                "points": {
                  "title": "Points",
                  "description": "What it has brought in all; less than 0 for a payment. Unit: Victory Points.",
                  "type": "number",
                  "minimum": -1000,
                  "maximum": 100000,
                  "examples": [
                    2.5
                  ]
                }
              },
              "required": [
                "source",
                "side",
                "times",
                "points"
              ],
              "additionalProperties": false
            },
            "maxItems": 200
          },
          "airbases": {
            "title": "Airbases",
            "description": "The state of each airbase. Rule 6.6.",
            "type": "object",
            "patternProperties": {
              "^[a-z0-9][a-z0-9-]*$": {
                "title": "Airbase",
                "description": "The state of one airbase.",
                "type": "object",
                "properties": {
                  "state": {
                    "title": "State",
                    "description": "What can be done there.",
                    "type": "string",
                    "enum": [
                      "normal",
                      "disrupted",
                      "destroyed",
                      "under-construction",
                      "off-map",
                      "captured"
                    ],
                    "enumDescriptions": [
                      "It works.",
                      "It is disrupted. Rule 6.6.2.",
                      "It is destroyed. Rule 6.6.3.",
                      "A mobile airbase that is being built. Rule 6.5.",
                      "A mobile airbase that is not on the map.",
                      "A mobile airbase that is lost for the game. Rule 6.5.5."
                    ]
                  },
                  "at": {
                    "$ref": "../common/common.schema.json#/$defs/hexId",
                    "title": "Hex",
                    "description": "Where a mobile airbase is."
                  },
                  "oos": {
                    "title": "Out of supply",
                    "description": "It cannot trace supply. Rule 13.5.",
                    "const": true
                  }
                },
                "required": [
                  "state"
                ],
                "additionalProperties": false
              }
            },
            "additionalProperties": false
          },
          "airUnits": {
            "title": "Air units",
            "description": "The air units of the scenario.",
            "type": "object",
            "patternProperties": {
              "^[a-z0-9][a-z0-9-]*$": {
                "title": "Air unit",
                "description": "The state of one air unit.",
                "type": "object",
                "properties": {
                  "at": {
                    "title": "Where",
                    "description": "Its airbase; “unavailable” for the box of the 11th Air Fleet, “lost” when eliminated.",
                    "type": "string",
                    "minLength": 1,
                    "maxLength": 80,
                    "examples": [
                      "soerabaja"
                    ]
                  },
                  "box": {
                    "title": "Box",
                    "description": "The box of the display. Rule 6.4.",
                    "type": "string",
                    "enum": [
                      "ready",
                      "flown",
                      "regroup",
                      "out"
                    ],
                    "enumDescriptions": [
                      "It is ready.",
                      "It has flown.",
                      "It regroups.",
                      "It is on the map."
                    ]
                  },
                  "hex": {
                    "$ref": "../common/common.schema.json#/$defs/hexId",
                    "title": "Hex",
                    "description": "Where it reconnoitres or patrols. Rule 7.3."
                  },
                  "aboard": {
                    "$ref": "../common/common.schema.json#/$defs/id",
                    "title": "Aboard",
                    "description": "The transport that carries it. Rule 17.2.2."
                  },
                  "flags": {
                    "title": "Marks",
                    "description": "What is noted of it.",
                    "type": "array",
                    "items": {
                      "title": "Mark",
                      "description": "One mark.",
                      "type": "string",
                      "enum": [
                        "disrupted",
                        "reduced",
                        "ace",
                        "flew",
                        "staged",
                        "patrols",
                        "mission",
                        "unseen",
                        "torpedo"
                      ],
                      "enumDescriptions": [
                        "It is disrupted.",
                        "It has lost a step.",
                        "It has an ace. Rule 9.7.12.",
                        "It has flown its mission. Rule 9.1.2.",
                        "It has staged. Rule 9.3.",
                        "It patrols. Rule 7.3.5.",
                        "It is in the air on a mission, or intercepts one. Rule 9.1.",
                        "The enemy does not know yet that it flies the mission. Rule 9.1.2.",
                        "It is armed with torpedoes. Rule 9.10.6."
                      ]
                    }
                  }
                },
                "required": [
                  "flags"
                ],
                "additionalProperties": false
              }
            },
            "additionalProperties": false
          },
          "ships": {
            "title": "Ships",
            "description": "The ships of the scenario.",
            "type": "object",
            "patternProperties": {
              "^[a-z0-9][a-z0-9-]*$": {
                "title": "Ship",
                "description": "The state of one ship.",
                "type": "object",
                "properties": {
                  "at": {
                    "title": "Where",
                    "description": "A hex or a box, or “lost” for what has been eliminated.",
                    "type": "string",
                    "minLength": 1,
                    "maxLength": 80,
                    "examples": [
                      "1807"
                    ]
                  },
                  "flags": {
                    "title": "Marks",
                    "description": "What is noted of it.",
                    "type": "array",
                    "items": {
                      "title": "Mark",
                      "description": "One mark.",
                      "type": "string",
                      "enum": [
                        "disrupted",
                        "crippled",
                        "spotted",
                        "done",
                        "entering",
                        "logistics",
                        "attacked",
                        "transported"
                      ],
                      "enumDescriptions": [
                        "It is disrupted.",
                        "It shows its damaged side.",
                        "It is spotted. Rule 10.3.2.",
                        "It has finished a mission. Rule 10.3.",
                        "It may enter this week. Rule 5.2.1.",
                        "A Daihatsu on its Logistics side. Rule 13.3.2.",
                        "A submarine that has attacked. Rule 5.4.",
                        "It has come with a Transport Mission. Rule 10.5."
                      ]
                    }
                  }
                },
                "required": [
                  "at",
                  "flags"
                ],
                "additionalProperties": false
              }
            },
            "additionalProperties": false
          },
          "groundUnits": {
            "title": "Ground units",
            "description": "The ground units of the scenario.",
            "type": "object",
            "patternProperties": {
              "^[a-z0-9][a-z0-9-]*$": {
                "title": "Ground unit",
                "description": "The state of one ground unit.",
                "type": "object",
                "properties": {
                  "at": {
                    "title": "Where",
                    "description": "A hex or a box, or “lost” for what has been eliminated.",
                    "type": "string",
                    "minLength": 1,
                    "maxLength": 80,
                    "examples": [
                      "1807"
                    ]
                  },
                  "flags": {
                    "title": "Marks",
                    "description": "What is noted of it.",
                    "type": "array",
                    "items": {
                      "title": "Mark",
                      "description": "One mark.",
                      "type": "string",
                      "enum": [
                        "disrupted",
                        "reduced",
                        "oos",
                        "moved",
                        "attacked",
                        "beachhead",
                        "retreated",
                        "paid"
                      ],
                      "enumDescriptions": [
                        "It is disrupted.",
                        "It has lost a step.",
                        "It is out of supply. Rule 13.5.",
                        "It has moved. Rule 11.2.",
                        "It has attacked. Rule 11.4.",
                        "It has landed and has no supply line yet. Rule 11.5.3.",
                        "It has retreated since its side's last movement. Rule 11.3.",
                        "A supply unit has been spent for what it does. Rule 11.1."
                      ]
                    }
                  },
                  "aboard": {
                    "$ref": "../common/common.schema.json#/$defs/id",
                    "title": "Aboard",
                    "description": "The ship that carries it."
                  },
                  "with": {
                    "$ref": "../common/common.schema.json#/$defs/id",
                    "title": "With",
                    "description": "The second ship of a unit that two carry together. Rule 2.2.4."
                  }
                },
                "required": [
                  "at",
                  "flags"
                ],
                "additionalProperties": false
              }
            },
            "additionalProperties": false
          },
          "supply": {
            "title": "Supply units",
            "description": "The supply units on the map. Rule 13.3.",
            "type": "array",
            "items": {
              "title": "Supply unit",
              "description": "One supply unit.",
              "type": "object",
              "properties": {
                "id": {
                  "$ref": "../common/common.schema.json#/$defs/id",
                  "title": "Id",
                  "description": "Its name, which no other has."
                },
                "side": {
                  "$ref": "defs.schema.json#/$defs/side",
                  "title": "Side",
                  "description": "Whose it is."
                },
                "at": {
                  "title": "Where",
                  "description": "A hex or a box, or “lost” for what has been eliminated.",
                  "type": "string",
                  "minLength": 1,
                  "maxLength": 80,
                  "examples": [
                    "1807"
                  ]
                },
                "level": {
                  "title": "Level",
                  "description": "2 on its double side. Rule 13.3.",
                  "type": "integer",
                  "minimum": 1,
                  "maximum": 2,
                  "examples": [
                    1
                  ]
                },
                "hits": {
                  "title": "Hits",
                  "description": "Unit: hits.",
                  "type": "integer",
                  "minimum": 0,
                  "maximum": 100,
                  "examples": [
                    0
                  ]
                },
                "aboard": {
                  "$ref": "../common/common.schema.json#/$defs/id",
                  "title": "Aboard",
                  "description": "The ship that carries it."
                }
              },
              "required": [
                "id",
                "side",
                "at",
                "level",
                "hits"
              ],
              "additionalProperties": false
            }
          },
          "supplyCredit": {
            "title": "Supply credit",
            "description": "Hexes in which supply units were spent in this Ground Operations Phase that still pay for one ground unit each. Rule 11.1.",
            "type": "array",
            "items": {
              "$ref": "../common/common.schema.json#/$defs/hexId",
              "title": "Hex",
              "description": "Where the supply unit was."
            }
          },
          "hits": {
            "title": "Hits",
            "description": "Hits on cities, ports and towns. Rule 9.10.10.",
            "type": "object",
            "patternProperties": {
              "^[a-z0-9][a-z0-9-]*$": {
                "title": "Hits",
                "description": "Unit: hits.",
                "type": "integer",
                "minimum": 0,
                "maximum": 100,
                "examples": [
                  2
                ]
              }
            },
            "additionalProperties": false
          },
          "control": {
            "title": "Control",
            "description": "The hexes that are not Allied. Rule 2.3.",
            "type": "object",
            "properties": {
              "japanese": {
                "title": "Japanese",
                "description": "Hexes that Japan controls.",
                "type": "array",
                "items": {
                  "$ref": "../common/common.schema.json#/$defs/hexId"
                }
              },
              "neutral": {
                "title": "Neutral",
                "description": "Hexes that nobody controls.",
                "type": "array",
                "items": {
                  "$ref": "../common/common.schema.json#/$defs/hexId"
                }
              }
            },
            "required": [
              "japanese",
              "neutral"
            ],
            "additionalProperties": false
          },
          "arrived": {
            "title": "Arrived",
            "description": "Reinforcements that have come. Rule 15.0.",
            "type": "array",
            "items": {
              "$ref": "../common/common.schema.json#/$defs/id"
            }
          },
          "missions": {
            "title": "Missions",
            "description": "Missions performed this week. Rule 8.0.",
            "type": "integer",
            "minimum": 0,
            "maximum": 100000,
            "examples": [
              4
            ]
          },
          "reports": {
            "title": "Reports",
            "description": "What each side knows of enemy airbases. Rule 7.3.4.",
            "type": "object",
            "properties": {
              "allied": {
                "title": "Reports",
                "description": "The reports that a side has.",
                "type": "array",
                "items": {
                  "title": "Report",
                  "description": "What was found at an airbase.",
                  "type": "object",
                  "properties": {
                    "turn": {
                      "title": "Turn",
                      "description": "The week.",
                      "type": "integer",
                      "minimum": 1,
                      "maximum": 100,
                      "examples": [
                        1
                      ]
                    },
                    "base": {
                      "$ref": "../common/common.schema.json#/$defs/id",
                      "title": "Airbase",
                      "description": "The airbase that was reconnoitred."
                    },
                    "fighters": {
                      "title": "Fighters",
                      "description": "Unit: air units.",
                      "type": "integer",
                      "minimum": 0,
                      "maximum": 100,
                      "examples": [
                        2
                      ]
                    },
                    "bombers": {
                      "title": "Bombers",
                      "description": "Unit: air units.",
                      "type": "integer",
                      "minimum": 0,
                      "maximum": 100,
                      "examples": [
                        1
                      ]
                    }
                  },
                  "required": [
                    "turn",
                    "base",
                    "fighters",
                    "bombers"
                  ],
                  "additionalProperties": false
                }
              },
              "japanese": {
                "title": "Reports",
                "description": "The reports that a side has.",
                "type": "array",
                "items": {
                  "title": "Report",
                  "description": "What was found at an airbase.",
                  "type": "object",
                  "properties": {
                    "turn": {
                      "title": "Turn",
                      "description": "The week.",
                      "type": "integer",
                      "minimum": 1,
                      "maximum": 100,
                      "examples": [
                        1
                      ]
                    },
                    "base": {
                      "$ref": "../common/common.schema.json#/$defs/id",
                      "title": "Airbase",
                      "description": "The airbase that was reconnoitred."
                    },
                    "fighters": {
                      "title": "Fighters",
                      "description": "Unit: air units.",
                      "type": "integer",
                      "minimum": 0,
                      "maximum": 100,
                      "examples": [
                        2
                      ]
                    },
                    "bombers": {
                      "title": "Bombers",
                      "description": "Unit: air units.",
                      "type": "integer",
                      "minimum": 0,
                      "maximum": 100,
                      "examples": [
                        1
                      ]
                    }
                  },
                  "required": [
                    "turn",
                    "base",
                    "fighters",
                    "bombers"
                  ],
                  "additionalProperties": false
                }
              }
            },
            "required": [
              "allied",
              "japanese"
            ],
            "additionalProperties": false
          },
          "battle": {
            "title": "Air battle",
            "description": "The air battle that is fought; null for none. Rule 9.7.",
            "type": [
              "object",
              "null"
            ],
            "properties": {
              "side": {
                "$ref": "defs.schema.json#/$defs/side",
                "title": "Side",
                "description": "The Mission player."
              },
              "site": {
                "$ref": "../common/common.schema.json#/$defs/hexId",
                "title": "Hex",
                "description": "The hex of the map that is attacked."
              },
              "target": {
                "title": "Target",
                "description": "What is attacked; null where nothing is bombed. Rule 9.6.",
                "type": [
                  "object",
                  "null"
                ],
                "properties": {
                  "kind": {
                    "title": "Kind",
                    "description": "What kind of target it is.",
                    "type": "string",
                    "enum": [
                      "airbase",
                      "city-or-port",
                      "naval",
                      "ground",
                      "supply",
                      "drop"
                    ],
                    "enumDescriptions": [
                      "An airbase.",
                      "A city or a port.",
                      "Ships.",
                      "A ground unit.",
                      "A supply unit.",
                      "No target: a hex in which paratroops drop. Rule 9.11."
                    ]
                  },
                  "base": {
                    "$ref": "../common/common.schema.json#/$defs/id",
                    "title": "Airbase",
                    "description": "The airbase."
                  },
                  "place": {
                    "$ref": "../common/common.schema.json#/$defs/id",
                    "title": "Place",
                    "description": "The city or port."
                  },
                  "ship": {
                    "$ref": "../common/common.schema.json#/$defs/id",
                    "title": "Ship",
                    "description": "The ship that is attacked."
                  },
                  "groundUnit": {
                    "$ref": "../common/common.schema.json#/$defs/id",
                    "title": "Ground unit",
                    "description": "The ground unit."
                  },
                  "supply": {
                    "$ref": "../common/common.schema.json#/$defs/id",
                    "title": "Supply unit",
                    "description": "The supply unit."
                  },
                  "site": {
                    "$ref": "../common/common.schema.json#/$defs/hexId",
                    "title": "Hex",
                    "description": "The hex of the ships, or of the drop."
                  }
                },
                "required": [
                  "kind"
                ],
                "additionalProperties": false
              },
              "patrol": {
                "title": "Patrol",
                "description": "True if a patrol is intercepted. Rule 7.3.5.",
                "type": "boolean",
                "examples": [
                  false
                ]
              },
              "round": {
                "title": "Round",
                "description": "The round; 0 during the set-up. Rule 9.7.5.",
                "type": "integer",
                "minimum": 0,
                "maximum": 100,
                "examples": [
                  2
                ]
              },
              "impulse": {
                "title": "Impulse",
                "description": "The impulse; 0 between rounds. Rule 9.7.5.",
                "type": "integer",
                "minimum": 0,
                "maximum": 100,
                "examples": [
                  3
                ]
              },
              "combatants": {
                "title": "Combatants",
                "description": "The air units that take part.",
                "type": "array",
                "items": {
                  "title": "Combatant",
                  "description": "One air unit.",
                  "type": "object",
                  "properties": {
                    "airUnit": {
                      "$ref": "../common/common.schema.json#/$defs/id",
                      "title": "Air unit",
                      "description": "The air unit."
                    },
                    "boardHex": {
                      "$ref": "../common/common.schema.json#/$defs/hexId",
                      "title": "Hex",
                      "description": "Its hex of the battle board; none while it is off the board."
                    },
                    "facing": {
                      "title": "Facing",
                      "description": "The hexside that it faces. Rule 9.7.8.",
                      "type": "string",
                      "enum": [
                        "N",
                        "NE",
                        "SE",
                        "S",
                        "SW",
                        "NW"
                      ],
                      "enumDescriptions": [
                        "North.",
                        "North-east.",
                        "South-east.",
                        "South.",
                        "South-west.",
                        "North-west."
                      ]
                    },
                    "altitude": {
                      "title": "Altitude",
                      "description": "Its altitude. Rule 9.7.8.",
                      "type": "string",
                      "enum": [
                        "low",
                        "medium",
                        "high"
                      ],
                      "enumDescriptions": [
                        "Low.",
                        "Medium.",
                        "High."
                      ]
                    },
                    "sequence": {
                      "title": "Sequence number",
                      "description": "The impulse in which it moves; 0 before it has one. Rule 9.7.3.",
                      "type": "integer",
                      "minimum": 0,
                      "maximum": 100,
                      "examples": [
                        2
                      ]
                    },
                    "marks": {
                      "title": "Marks",
                      "description": "What is noted of it.",
                      "type": "array",
                      "items": {
                        "title": "Mark",
                        "description": "One mark.",
                        "type": "string",
                        "enum": [
                          "late",
                          "revealed",
                          "loaded",
                          "torpedo",
                          "formation",
                          "attacked",
                          "jettisoned",
                          "engaged",
                          "lowOnAmmunition",
                          "attackedAsFighter",
                          "out"
                        ],
                        "enumDescriptions": [
                          "It is of the late group. Rule 9.7.1.",
                          "It has begun its first impulse. Rule 9.7.3.",
                          "It has its bombs or paratroops.",
                          "It is armed with a torpedo. Rule 9.10.6.",
                          "It flies in formation. Rule 9.7.4.",
                          "It has attacked. Rule 9.10.",
                          "It has dropped its bombs elsewhere. Rule 9.8.",
                          "It has fired or been fired at. Rule 9.10.2.",
                          "It fires no more. Rule 9.7.13.",
                          "It has attacked as a fighter in this round. Rule 9.7.10.",
                          "It has flown home or is lost."
                        ]
                      }
                    },
                    "highRounds": {
                      "title": "Rounds at high altitude",
                      "description": "Rounds that it has ended at high altitude. Rule 9.7.8.",
                      "type": "integer",
                      "minimum": 0,
                      "maximum": 100,
                      "examples": [
                        0
                      ]
                    },
                    "straight": {
                      "title": "Straight hexes",
                      "description": "Hexes flown straight ahead at one altitude. Rule 9.10.4.",
                      "type": "integer",
                      "minimum": 0,
                      "maximum": 1000,
                      "examples": [
                        2
                      ]
                    },
                    "leftIn": {
                      "title": "Left in round",
                      "description": "The round in which it left the board; 0 for none. Rule 9.7.7b.",
                      "type": "integer",
                      "minimum": 0,
                      "maximum": 100,
                      "examples": [
                        0
                      ]
                    }
                  },
                  "required": [
                    "airUnit",
                    "altitude",
                    "sequence",
                    "marks",
                    "highRounds",
                    "straight",
                    "leftIn"
                  ],
                  "additionalProperties": false
                }
              },
              "surprise": {
                "$ref": "../common/common.schema.json#/$defs/id",
                "title": "Surprise",
                "description": "The air unit that has the Surprise marker. Rule 9.7.6."
              },
              "patrolRounds": {
                "title": "Patrol rounds",
                "description": "Rounds that a patrol has spent near the target zone. Rule 7.3.5.",
                "type": "integer",
                "minimum": 0,
                "maximum": 100,
                "examples": [
                  0
                ]
              },
              "ships": {
                "title": "Ships",
                "description": "The ships that are attacked. Rule 9.7.3.",
                "type": "array",
                "items": {
                  "title": "Ship",
                  "description": "One ship.",
                  "type": "object",
                  "properties": {
                    "ship": {
                      "$ref": "../common/common.schema.json#/$defs/id",
                      "title": "Ship",
                      "description": "The ship."
                    },
                    "boardHex": {
                      "$ref": "../common/common.schema.json#/$defs/hexId",
                      "title": "Hex",
                      "description": "Its hex of the battle board; none until it is placed, and once it is sunk."
                    }
                  },
                  "required": [
                    "ship"
                  ],
                  "additionalProperties": false
                }
              }
            },
            "required": [
              "side",
              "site",
              "target",
              "patrol",
              "round",
              "impulse",
              "combatants",
              "patrolRounds",
              "ships"
            ],
            "additionalProperties": false
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
                  "maxLength": 60
                },
                "data": {
                  "title": "Data",
                  "description": "What it remembers.",
                  "type": "object"
                }
              },
              "required": [
                "step",
                "data"
              ],
              "additionalProperties": false
            }
          }
        },
        "required": [
          "turn",
          "firstTurn",
          "lastTurn",
          "initiative",
          "initiativeMissions",
          "generalRegroup",
          "events",
          "happened",
          "airFleet11",
          "coveringFleet",
          "coveringCommitments",
          "radar",
          "surrendered",
          "surrenderRoll",
          "paratroops",
          "points",
          "pointSources",
          "airbases",
          "airUnits",
          "ships",
          "groundUnits",
          "supply",
          "supplyCredit",
          "hits",
          "control",
          "arrived",
          "missions",
          "reports",
          "battle",
          "frames"
        ],
        "additionalProperties": false
      }
    }
  },
  "forlorn-hopes/random-events.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/forlorn-hopes/random-events.schema.json",
    "title": "Random events",
    "description": "What each event of the Random Events Table does. Rule 5.4.",
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
          "Random events"
        ]
      },
      "rule": {
        "$ref": "../common/common.schema.json#/$defs/citedRule"
      },
      "events": {
        "title": "Events",
        "description": "Events, by the id that the chart gives.",
        "type": "object",
        "patternProperties": {
          "^[a-z0-9][a-z0-9-]*$": {
            "title": "Event",
            "description": "One event.",
            "type": "object",
            "properties": {
              "title": {
                "title": "Title",
                "description": "What it is called.",
                "type": "string",
                "minLength": 1,
                "maxLength": 80,
                "examples": [
                  "Foul Weather"
                ]
              },
              "side": {
                "$ref": "defs.schema.json#/$defs/side",
                "title": "Side",
                "description": "Whose event it is. Without this member it is of both sides."
              },
              "once": {
                "title": "Once",
                "description": "True if it counts only the first time.",
                "type": "boolean",
                "const": true
              },
              "effect": {
                "title": "Effect",
                "description": "What it does. Rule 5.4.",
                "type": "string",
                "enum": [
                  "none",
                  "foul-weather",
                  "magic",
                  "ace",
                  "submarine"
                ],
                "enumDescriptions": [
                  "Nothing.",
                  "Foul Weather for the turn, which the tables know as an event.",
                  "Magic for the turn, which the tables know as an event: one Japanese airbase is disclosed, and a unit arrives the first time.",
                  "An ace comes to a fighter.",
                  "A submarine comes for the turn, to patrol a hex or to lie off a place."
                ]
              },
              "unit": {
                "$ref": "../common/common.schema.json#/$defs/id",
                "title": "Unit",
                "description": "The unit that comes.",
                "examples": [
                  "nl-pby"
                ]
              },
              "place": {
                "$ref": "../common/common.schema.json#/$defs/id",
                "title": "Place",
                "description": "The place off which the submarine can lie.",
                "examples": [
                  "darwin"
                ]
              },
              "text": {
                "title": "Text",
                "description": "What happens, in your own words.",
                "type": "string",
                "minLength": 1,
                "maxLength": 600,
                "examples": [
                  "Bad weather for a turn."
                ]
              }
            },
            "required": [
              "title",
              "effect",
              "text"
            ],
            "additionalProperties": false
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
      "title",
      "rule",
      "events",
      "sources"
    ],
    "additionalProperties": false
  },
  "forlorn-hopes/roll.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/forlorn-hopes/roll.schema.json",
    "title": "Die roll",
    "description": "A roll of the die with its modifiers: what succeeds, or which chart gives the result. A 0 counts as 10. Rule 2.4.",
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
          "Initiative Determination"
        ]
      },
      "rule": {
        "$ref": "../common/common.schema.json#/$defs/citedRule"
      },
      "option": {
        "$ref": "../common/common.schema.json#/$defs/optionId",
        "title": "Option",
        "description": "It is rolled only with this option.",
        "examples": [
          "night-action"
        ]
      },
      "success": {
        "title": "Success",
        "description": "When the modified roll succeeds.",
        "type": "object",
        "properties": {
          "when": {
            "title": "When",
            "description": "On which side of the number the roll succeeds.",
            "type": "string",
            "enum": [
              "at-least",
              "at-most"
            ],
            "enumDescriptions": [
              "The roll must reach the number.",
              "The roll must not exceed the number."
            ]
          },
          "value": {
            "title": "Number",
            "description": "The number. Unit: points.",
            "type": "integer",
            "minimum": -20,
            "maximum": 40,
            "examples": [
              6
            ]
          },
          "rating": {
            "title": "Rating",
            "description": "A rating of the unit in place of a number.",
            "type": "string",
            "enum": [
              "tma"
            ],
            "enumDescriptions": [
              "Its Tactical Movement Allowance as printed, of bombers the loaded one."
            ]
          },
          "values": {
            "title": "Numbers",
            "description": "The number for each kind of thing.",
            "type": "object",
            "patternProperties": {
              "^[a-z0-9][a-z0-9-]*$": {
                "title": "Number",
                "description": "The number. Unit: points.",
                "type": "integer",
                "minimum": -20,
                "maximum": 40,
                "examples": [
                  7
                ]
              }
            },
            "additionalProperties": false,
            "examples": [
              {
                "air": 7,
                "ground": 6
              }
            ]
          }
        },
        "required": [
          "when"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "when": "at-least",
            "value": 6
          }
        ]
      },
      "results": {
        "title": "Results",
        "description": "What the modified roll brings, by the result. The last one that holds applies.",
        "type": "object",
        "patternProperties": {
          "^[a-z0-9][a-z0-9-]*$": {
            "title": "Result",
            "description": "One result.",
            "type": "object",
            "properties": {
              "text": {
                "title": "Text",
                "description": "What happens.",
                "type": "string",
                "minLength": 1,
                "maxLength": 400,
                "examples": [
                  "The target is disrupted."
                ]
              },
              "above": {
                "title": "Above",
                "description": "The roll must be above this number, or this many times the quantity.",
                "type": "number",
                "minimum": -20,
                "maximum": 40,
                "examples": [
                  1
                ]
              },
              "from": {
                "title": "From",
                "description": "The roll must reach this number, or this many times the quantity.",
                "type": "number",
                "minimum": -20,
                "maximum": 40,
                "examples": [
                  2
                ]
              },
              "upTo": {
                "title": "Up to",
                "description": "The roll must not exceed this number, or this many times the quantity.",
                "type": "number",
                "minimum": -20,
                "maximum": 40,
                "examples": [
                  0
                ]
              },
              "times": {
                "$ref": "conditions.schema.json#/$defs/quantity",
                "title": "Times",
                "description": "The quantity that is multiplied. Without this member the number itself counts."
              }
            },
            "required": [
              "text"
            ],
            "additionalProperties": false
          }
        },
        "additionalProperties": false
      },
      "charts": {
        "title": "Charts",
        "description": "Charts in which the modified roll is looked up, by their file names without the ending.",
        "type": "array",
        "items": {
          "$ref": "../common/common.schema.json#/$defs/id"
        },
        "uniqueItems": true,
        "minItems": 1,
        "examples": [
          [
            "naval-combat"
          ]
        ]
      },
      "modifiers": {
        "title": "Modifiers",
        "description": "What is added to the roll. All that apply are added up.",
        "type": "object",
        "patternProperties": {
          "^[a-z0-9][a-z0-9-]*$": {
            "$ref": "conditions.schema.json#/$defs/modifier"
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
      "title",
      "rule",
      "modifiers",
      "sources"
    ],
    "additionalProperties": false
  },
  "forlorn-hopes/scenario.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/forlorn-hopes/scenario.schema.json",
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
          "The Battle of Java Sea"
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
      "turns": {
        "title": "Turns",
        "description": "The turns that are played.",
        "type": "object",
        "properties": {
          "first": {
            "title": "First",
            "description": "The number of the first turn. Unit: turns. Rule 17.",
            "type": "integer",
            "minimum": 1,
            "maximum": 99,
            "examples": [
              3
            ]
          },
          "last": {
            "title": "Last",
            "description": "The number of the last turn. Unit: turns. Rule 17.",
            "type": "integer",
            "minimum": 1,
            "maximum": 99,
            "examples": [
              4
            ]
          }
        },
        "required": [
          "first",
          "last"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "first": 3,
            "last": 4
          }
        ]
      },
      "columns": {
        "title": "Play area",
        "description": "Columns of the map in play.",
        "type": "object",
        "properties": {
          "from": {
            "title": "From",
            "description": "The first column. Rule 17.1.3.",
            "type": "integer",
            "minimum": 1,
            "maximum": 99,
            "examples": [
              14
            ]
          },
          "to": {
            "title": "To",
            "description": "The last column. Rule 17.1.3.",
            "type": "integer",
            "minimum": 1,
            "maximum": 99,
            "examples": [
              22
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
            "from": 14,
            "to": 22
          }
        ]
      },
      "setUpOrder": {
        "title": "Order of set-up",
        "description": "The sides in the order in which they set up. Rule 17.2.",
        "type": "array",
        "items": {
          "$ref": "defs.schema.json#/$defs/side"
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
      "initiative": {
        "$ref": "defs.schema.json#/$defs/side",
        "title": "Initiative",
        "description": "Who has the initiative on the first turn, which has no roll. Rule 7.4."
      },
      "control": {
        "title": "Control",
        "description": "Who controls the land. What is not listed is Allied.",
        "type": "object",
        "properties": {
          "japanese": {
            "$ref": "defs.schema.json#/$defs/hexes",
            "title": "Japanese",
            "description": "Hexes that Japan controls."
          },
          "neutral": {
            "$ref": "defs.schema.json#/$defs/hexes",
            "title": "Neutral",
            "description": "Hexes that nobody controls."
          }
        },
        "required": [
          "japanese",
          "neutral"
        ],
        "additionalProperties": false,
        "examples": [
          {
            "japanese": [
              "1702"
            ],
            "neutral": []
          }
        ]
      },
      "controlWith": {
        "title": "Control with options",
        "description": "Control that replaces the one above when an option is on, by the id of the option.",
        "type": "object",
        "patternProperties": {
          "^[a-z0-9][a-z0-9-]*$": {
            "title": "Control",
            "description": "Who controls the land. What is not listed is Allied.",
            "type": "object",
            "properties": {
              "japanese": {
                "$ref": "defs.schema.json#/$defs/hexes",
                "title": "Japanese",
                "description": "Hexes that Japan controls."
              },
              "neutral": {
                "$ref": "defs.schema.json#/$defs/hexes",
                "title": "Neutral",
                "description": "Hexes that nobody controls."
              }
            },
            "required": [
              "japanese",
              "neutral"
            ],
            "additionalProperties": false,
            "examples": [
              {
                "japanese": [
                  "1702"
                ],
                "neutral": []
              }
            ]
          }
        },
        "additionalProperties": false
      },
      "zones": {
        "title": "Zones",
        "description": "Parts of the map in which units may be placed, by id.",
        "type": "object",
        "patternProperties": {
          "^[a-z0-9][a-z0-9-]*$": {
            "title": "Zone",
            "description": "One zone.",
            "type": "object",
            "properties": {
              "text": {
                "title": "Text",
                "description": "What it is.",
                "type": "string",
                "minLength": 1,
                "maxLength": 400,
                "examples": [
                  "Any Allied port."
                ]
              },
              "at": {
                "title": "Places",
                "description": "Its hexes, airbases and boxes.",
                "type": "array",
                "items": {
                  "title": "Place",
                  "description": "A hex, an airbase or a box.",
                  "type": "string",
                  "minLength": 1,
                  "maxLength": 80,
                  "examples": [
                    "1506"
                  ]
                },
                "uniqueItems": true,
                "minItems": 1,
                "examples": [
                  [
                    "1506"
                  ]
                ]
              },
              "infantryInEach": {
                "title": "Infantry in each",
                "description": "Whether each of its hexes must keep an infantry unit. Default: false. Rule 17.2.3.",
                "type": "boolean",
                "examples": [
                  true
                ]
              }
            },
            "required": [
              "text",
              "at"
            ],
            "additionalProperties": false,
            "examples": [
              {
                "text": "Any Allied port.",
                "at": [
                  "1506"
                ]
              }
            ]
          }
        },
        "additionalProperties": false
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
              "ships": {
                "title": "Ships",
                "description": "Ships by id, with where they begin.",
                "type": "object",
                "patternProperties": {
                  "^[a-z0-9][a-z0-9-]*$": {
                    "title": "Ship",
                    "description": "Where one ship begins.",
                    "type": "object",
                    "properties": {
                      "at": {
                        "title": "Place",
                        "description": "Where it begins: a hex, a place, a box or a ship, by its id.",
                        "type": "string",
                        "minLength": 1,
                        "maxLength": 80,
                        "examples": [
                          "1807"
                        ]
                      },
                      "zone": {
                        "$ref": "../common/common.schema.json#/$defs/id",
                        "title": "Zone",
                        "description": "The zone of this scenario in which its owner may place it instead.",
                        "examples": [
                          "allied-ports"
                        ]
                      }
                    },
                    "required": [
                      "at"
                    ],
                    "additionalProperties": false,
                    "examples": [
                      {
                        "at": "1807",
                        "zone": "allied-ports"
                      }
                    ]
                  }
                },
                "additionalProperties": false,
                "examples": [
                  {
                    "nl-cl": {
                      "at": "1807"
                    }
                  }
                ]
              },
              "airUnits": {
                "title": "Air units",
                "description": "Air units by id, with where they begin.",
                "type": "object",
                "patternProperties": {
                  "^[a-z0-9][a-z0-9-]*$": {
                    "title": "Air unit",
                    "description": "Where one air unit begins.",
                    "type": "object",
                    "properties": {
                      "at": {
                        "title": "Airbase",
                        "description": "The airbase at which it begins, or the box that holds it.",
                        "type": "string",
                        "minLength": 1,
                        "maxLength": 80,
                        "examples": [
                          "soerabaja"
                        ]
                      },
                      "on": {
                        "$ref": "../common/common.schema.json#/$defs/id",
                        "title": "Carrier",
                        "description": "The carrier on which it comes when its box is committed.",
                        "examples": [
                          "jcf-cv-1"
                        ]
                      },
                      "box": {
                        "$ref": "defs.schema.json#/$defs/box"
                      },
                      "disrupted": {
                        "title": "Disrupted",
                        "description": "True if it begins disrupted.",
                        "type": "boolean",
                        "const": true
                      },
                      "reduced": {
                        "title": "Reduced",
                        "description": "True if it begins reduced.",
                        "type": "boolean",
                        "const": true
                      },
                      "zone": {
                        "$ref": "../common/common.schema.json#/$defs/id",
                        "title": "Zone",
                        "description": "The zone of this scenario in which its owner may place it instead.",
                        "examples": [
                          "allied-ports"
                        ]
                      }
                    },
                    "required": [
                      "at",
                      "box"
                    ],
                    "additionalProperties": false,
                    "examples": [
                      {
                        "at": "soerabaja",
                        "box": "ready",
                        "zone": "allied-airbases"
                      }
                    ]
                  }
                },
                "additionalProperties": false
              },
              "groundUnits": {
                "title": "Ground units",
                "description": "Ground units by id, with where they begin.",
                "type": "object",
                "patternProperties": {
                  "^[a-z0-9][a-z0-9-]*$": {
                    "title": "Ground unit",
                    "description": "Where one ground unit begins.",
                    "type": "object",
                    "properties": {
                      "at": {
                        "title": "Place",
                        "description": "Where it begins: a hex, a place, a box or a ship, by its id.",
                        "type": "string",
                        "minLength": 1,
                        "maxLength": 80,
                        "examples": [
                          "1807"
                        ]
                      },
                      "zone": {
                        "$ref": "../common/common.schema.json#/$defs/id",
                        "title": "Zone",
                        "description": "The zone of this scenario in which its owner may place it instead.",
                        "examples": [
                          "allied-ports"
                        ]
                      }
                    },
                    "required": [
                      "at"
                    ],
                    "additionalProperties": false,
                    "examples": [
                      {
                        "at": "1506"
                      }
                    ]
                  }
                },
                "additionalProperties": false
              },
              "supply": {
                "title": "Supply",
                "description": "Supply units by a name of their own.",
                "type": "object",
                "patternProperties": {
                  "^[a-z0-9][a-z0-9-]*$": {
                    "title": "Supply unit",
                    "description": "One supply unit.",
                    "type": "object",
                    "properties": {
                      "at": {
                        "title": "Place",
                        "description": "Where it begins: a hex, a place, a box or a ship, by its id.",
                        "type": "string",
                        "minLength": 1,
                        "maxLength": 80,
                        "examples": [
                          "1807"
                        ]
                      },
                      "level": {
                        "title": "Level",
                        "description": "1, or 2 for the side with two. Unit: supply. Rule 13.3.",
                        "type": "integer",
                        "minimum": 1,
                        "maximum": 2,
                        "examples": [
                          2
                        ]
                      },
                      "zone": {
                        "$ref": "../common/common.schema.json#/$defs/id",
                        "title": "Zone",
                        "description": "The zone of this scenario in which its owner may place it instead.",
                        "examples": [
                          "allied-ports"
                        ]
                      }
                    },
                    "required": [
                      "at",
                      "level"
                    ],
                    "additionalProperties": false,
                    "examples": [
                      {
                        "at": "2705",
                        "level": 2
                      }
                    ]
                  }
                },
                "additionalProperties": false
              },
              "mobileAirbases": {
                "title": "Mobile airbases",
                "description": "Mobile airbases by the id of the airbase.",
                "type": "object",
                "patternProperties": {
                  "^[a-z0-9][a-z0-9-]*$": {
                    "title": "Mobile airbase",
                    "description": "Where one begins.",
                    "type": "object",
                    "properties": {
                      "at": {
                        "title": "Place",
                        "description": "Where it begins: a hex, a place, a box or a ship, by its id.",
                        "type": "string",
                        "minLength": 1,
                        "maxLength": 80,
                        "examples": [
                          "1807"
                        ]
                      },
                      "state": {
                        "title": "State",
                        "description": "How far it is. Rule 6.5.",
                        "type": "string",
                        "enum": [
                          "operational",
                          "under-construction"
                        ],
                        "enumDescriptions": [
                          "Ready for use.",
                          "Being built."
                        ]
                      },
                      "zone": {
                        "$ref": "../common/common.schema.json#/$defs/id",
                        "title": "Zone",
                        "description": "The zone of this scenario in which its owner may place it instead.",
                        "examples": [
                          "allied-ports"
                        ]
                      }
                    },
                    "required": [
                      "at",
                      "state"
                    ],
                    "additionalProperties": false,
                    "examples": [
                      {
                        "at": "1707",
                        "state": "operational"
                      }
                    ]
                  }
                },
                "additionalProperties": false
              },
              "aces": {
                "title": "Aces",
                "description": "Fighters with an ace at the start.",
                "type": "array",
                "items": {
                  "title": "Ace",
                  "description": "One ace.",
                  "type": "object",
                  "properties": {
                    "unit": {
                      "$ref": "../common/common.schema.json#/$defs/id",
                      "title": "Unit",
                      "description": "The fighter with which it begins.",
                      "examples": [
                        "us-p-40-1"
                      ]
                    },
                    "among": {
                      "title": "Among",
                      "description": "Fighters from which its owner may choose. Rule 17.",
                      "type": "array",
                      "items": {
                        "$ref": "../common/common.schema.json#/$defs/id"
                      },
                      "uniqueItems": true,
                      "minItems": 1,
                      "examples": [
                        [
                          "us-p-40-1"
                        ]
                      ]
                    }
                  },
                  "required": [
                    "unit",
                    "among"
                  ],
                  "additionalProperties": false,
                  "examples": [
                    {
                      "unit": "us-p-40-1",
                      "among": [
                        "us-p-40-1"
                      ]
                    }
                  ]
                },
                "uniqueItems": true
              }
            },
            "required": [
              "ships",
              "airUnits",
              "groundUnits",
              "supply",
              "mobileAirbases",
              "aces"
            ],
            "additionalProperties": false
          },
          "japanese": {
            "title": "Japan",
            "description": "What one side has.",
            "type": "object",
            "properties": {
              "ships": {
                "title": "Ships",
                "description": "Ships by id, with where they begin.",
                "type": "object",
                "patternProperties": {
                  "^[a-z0-9][a-z0-9-]*$": {
                    "title": "Ship",
                    "description": "Where one ship begins.",
                    "type": "object",
                    "properties": {
                      "at": {
                        "title": "Place",
                        "description": "Where it begins: a hex, a place, a box or a ship, by its id.",
                        "type": "string",
                        "minLength": 1,
                        "maxLength": 80,
                        "examples": [
                          "1807"
                        ]
                      },
                      "zone": {
                        "$ref": "../common/common.schema.json#/$defs/id",
                        "title": "Zone",
                        "description": "The zone of this scenario in which its owner may place it instead.",
                        "examples": [
                          "allied-ports"
                        ]
                      }
                    },
                    "required": [
                      "at"
                    ],
                    "additionalProperties": false,
                    "examples": [
                      {
                        "at": "1807",
                        "zone": "allied-ports"
                      }
                    ]
                  }
                },
                "additionalProperties": false,
                "examples": [
                  {
                    "nl-cl": {
                      "at": "1807"
                    }
                  }
                ]
              },
              "airUnits": {
                "title": "Air units",
                "description": "Air units by id, with where they begin.",
                "type": "object",
                "patternProperties": {
                  "^[a-z0-9][a-z0-9-]*$": {
                    "title": "Air unit",
                    "description": "Where one air unit begins.",
                    "type": "object",
                    "properties": {
                      "at": {
                        "title": "Airbase",
                        "description": "The airbase at which it begins, or the box that holds it.",
                        "type": "string",
                        "minLength": 1,
                        "maxLength": 80,
                        "examples": [
                          "soerabaja"
                        ]
                      },
                      "on": {
                        "$ref": "../common/common.schema.json#/$defs/id",
                        "title": "Carrier",
                        "description": "The carrier on which it comes when its box is committed.",
                        "examples": [
                          "jcf-cv-1"
                        ]
                      },
                      "box": {
                        "$ref": "defs.schema.json#/$defs/box"
                      },
                      "disrupted": {
                        "title": "Disrupted",
                        "description": "True if it begins disrupted.",
                        "type": "boolean",
                        "const": true
                      },
                      "reduced": {
                        "title": "Reduced",
                        "description": "True if it begins reduced.",
                        "type": "boolean",
                        "const": true
                      },
                      "zone": {
                        "$ref": "../common/common.schema.json#/$defs/id",
                        "title": "Zone",
                        "description": "The zone of this scenario in which its owner may place it instead.",
                        "examples": [
                          "allied-ports"
                        ]
                      }
                    },
                    "required": [
                      "at",
                      "box"
                    ],
                    "additionalProperties": false,
                    "examples": [
                      {
                        "at": "soerabaja",
                        "box": "ready",
                        "zone": "allied-airbases"
                      }
                    ]
                  }
                },
                "additionalProperties": false
              },
              "groundUnits": {
                "title": "Ground units",
                "description": "Ground units by id, with where they begin.",
                "type": "object",
                "patternProperties": {
                  "^[a-z0-9][a-z0-9-]*$": {
                    "title": "Ground unit",
                    "description": "Where one ground unit begins.",
                    "type": "object",
                    "properties": {
                      "at": {
                        "title": "Place",
                        "description": "Where it begins: a hex, a place, a box or a ship, by its id.",
                        "type": "string",
                        "minLength": 1,
                        "maxLength": 80,
                        "examples": [
                          "1807"
                        ]
                      },
                      "zone": {
                        "$ref": "../common/common.schema.json#/$defs/id",
                        "title": "Zone",
                        "description": "The zone of this scenario in which its owner may place it instead.",
                        "examples": [
                          "allied-ports"
                        ]
                      }
                    },
                    "required": [
                      "at"
                    ],
                    "additionalProperties": false,
                    "examples": [
                      {
                        "at": "1506"
                      }
                    ]
                  }
                },
                "additionalProperties": false
              },
              "supply": {
                "title": "Supply",
                "description": "Supply units by a name of their own.",
                "type": "object",
                "patternProperties": {
                  "^[a-z0-9][a-z0-9-]*$": {
                    "title": "Supply unit",
                    "description": "One supply unit.",
                    "type": "object",
                    "properties": {
                      "at": {
                        "title": "Place",
                        "description": "Where it begins: a hex, a place, a box or a ship, by its id.",
                        "type": "string",
                        "minLength": 1,
                        "maxLength": 80,
                        "examples": [
                          "1807"
                        ]
                      },
                      "level": {
                        "title": "Level",
                        "description": "1, or 2 for the side with two. Unit: supply. Rule 13.3.",
                        "type": "integer",
                        "minimum": 1,
                        "maximum": 2,
                        "examples": [
                          2
                        ]
                      },
                      "zone": {
                        "$ref": "../common/common.schema.json#/$defs/id",
                        "title": "Zone",
                        "description": "The zone of this scenario in which its owner may place it instead.",
                        "examples": [
                          "allied-ports"
                        ]
                      }
                    },
                    "required": [
                      "at",
                      "level"
                    ],
                    "additionalProperties": false,
                    "examples": [
                      {
                        "at": "2705",
                        "level": 2
                      }
                    ]
                  }
                },
                "additionalProperties": false
              },
              "mobileAirbases": {
                "title": "Mobile airbases",
                "description": "Mobile airbases by the id of the airbase.",
                "type": "object",
                "patternProperties": {
                  "^[a-z0-9][a-z0-9-]*$": {
                    "title": "Mobile airbase",
                    "description": "Where one begins.",
                    "type": "object",
                    "properties": {
                      "at": {
                        "title": "Place",
                        "description": "Where it begins: a hex, a place, a box or a ship, by its id.",
                        "type": "string",
                        "minLength": 1,
                        "maxLength": 80,
                        "examples": [
                          "1807"
                        ]
                      },
                      "state": {
                        "title": "State",
                        "description": "How far it is. Rule 6.5.",
                        "type": "string",
                        "enum": [
                          "operational",
                          "under-construction"
                        ],
                        "enumDescriptions": [
                          "Ready for use.",
                          "Being built."
                        ]
                      },
                      "zone": {
                        "$ref": "../common/common.schema.json#/$defs/id",
                        "title": "Zone",
                        "description": "The zone of this scenario in which its owner may place it instead.",
                        "examples": [
                          "allied-ports"
                        ]
                      }
                    },
                    "required": [
                      "at",
                      "state"
                    ],
                    "additionalProperties": false,
                    "examples": [
                      {
                        "at": "1707",
                        "state": "operational"
                      }
                    ]
                  }
                },
                "additionalProperties": false
              },
              "aces": {
                "title": "Aces",
                "description": "Fighters with an ace at the start.",
                "type": "array",
                "items": {
                  "title": "Ace",
                  "description": "One ace.",
                  "type": "object",
                  "properties": {
                    "unit": {
                      "$ref": "../common/common.schema.json#/$defs/id",
                      "title": "Unit",
                      "description": "The fighter with which it begins.",
                      "examples": [
                        "us-p-40-1"
                      ]
                    },
                    "among": {
                      "title": "Among",
                      "description": "Fighters from which its owner may choose. Rule 17.",
                      "type": "array",
                      "items": {
                        "$ref": "../common/common.schema.json#/$defs/id"
                      },
                      "uniqueItems": true,
                      "minItems": 1,
                      "examples": [
                        [
                          "us-p-40-1"
                        ]
                      ]
                    }
                  },
                  "required": [
                    "unit",
                    "among"
                  ],
                  "additionalProperties": false,
                  "examples": [
                    {
                      "unit": "us-p-40-1",
                      "among": [
                        "us-p-40-1"
                      ]
                    }
                  ]
                },
                "uniqueItems": true
              }
            },
            "required": [
              "ships",
              "airUnits",
              "groundUnits",
              "supply",
              "mobileAirbases",
              "aces"
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
      "setUp": {
        "title": "Decisions at set-up",
        "description": "What is rolled and chosen before the first turn. Rule 17.",
        "type": "object",
        "properties": {
          "variableUnits": {
            "title": "Variable units",
            "description": "Allied air units that may be in the game. Rule 17.2.1.",
            "type": "object",
            "properties": {
              "units": {
                "$ref": "defs.schema.json#/$defs/units",
                "title": "Units",
                "description": "The units that can be taken."
              },
              "subtract": {
                "title": "Subtract",
                "description": "Taken from the roll first. Unit: pips. Rule 17.2.1.",
                "type": "integer",
                "minimum": 0,
                "maximum": 20,
                "examples": [
                  2
                ]
              },
              "divide": {
                "title": "Divide",
                "description": "The rest is divided by this and rounded down for the number that is free. Unit: parts. Rule 17.2.1.",
                "type": "integer",
                "minimum": 1,
                "maximum": 20,
                "examples": [
                  2
                ]
              },
              "zone": {
                "$ref": "../common/common.schema.json#/$defs/id",
                "title": "Zone",
                "description": "Where they begin.",
                "examples": [
                  "allied-airbases"
                ]
              },
              "suggested": {
                "title": "Suggested",
                "description": "An airbase for each unit, used where nobody chooses.",
                "type": "object",
                "patternProperties": {
                  "^[a-z0-9][a-z0-9-]*$": {
                    "$ref": "../common/common.schema.json#/$defs/id",
                    "title": "Airbase",
                    "description": "The id of an airbase."
                  }
                },
                "additionalProperties": false
              }
            },
            "required": [
              "units",
              "subtract",
              "divide",
              "zone",
              "suggested"
            ],
            "additionalProperties": false
          },
          "earlierDamage": {
            "title": "Earlier damage",
            "description": "Hits that Japan applies after the set-up; the number is rolled. Rule 17.2.1.",
            "type": "object",
            "properties": {
              "port": {
                "title": "Port",
                "description": "The most on each Allied port. Unit: hits. Rule 17.2.1.",
                "type": "integer",
                "minimum": 0,
                "maximum": 9,
                "examples": [
                  2
                ]
              },
              "notAt": {
                "$ref": "defs.schema.json#/$defs/places",
                "title": "Not at",
                "description": "Ports that are spared."
              },
              "airbase": {
                "title": "Airbase",
                "description": "The most on each Allied airbase, which disrupts it. Unit: hits. Rule 17.2.1.",
                "type": "integer",
                "minimum": 0,
                "maximum": 9,
                "examples": [
                  1
                ]
              },
              "groundUnit": {
                "title": "Ground unit",
                "description": "The most on each Allied ground unit, which disrupts it. Unit: hits. Rule 17.2.1.",
                "type": "integer",
                "minimum": 0,
                "maximum": 9,
                "examples": [
                  1
                ]
              },
              "supply": {
                "title": "Supply",
                "description": "The most on each supply unit, which eliminates it. Unit: hits. Rule 17.2.1.",
                "type": "integer",
                "minimum": 0,
                "maximum": 9,
                "examples": [
                  1
                ]
              },
              "eliminated": {
                "$ref": "defs.schema.json#/$defs/units",
                "title": "Eliminated",
                "description": "Ground units that a hit eliminates."
              }
            },
            "required": [
              "port",
              "notAt",
              "airbase",
              "groundUnit",
              "supply",
              "eliminated"
            ],
            "additionalProperties": false
          },
          "airFleet11": {
            "title": "11th Air Fleet",
            "description": "Units of the 11th Air Fleet that Japan chooses; half the roll, rounded up. Rule 17.1.2.",
            "type": "object",
            "properties": {
              "divide": {
                "title": "Divide",
                "description": "The roll is divided by this and rounded up. Unit: parts. Rule 17.1.2.",
                "type": "integer",
                "minimum": 1,
                "maximum": 20,
                "examples": [
                  2
                ]
              },
              "pool": {
                "$ref": "defs.schema.json#/$defs/units",
                "title": "Units",
                "description": "The units from which Japan chooses."
              },
              "at": {
                "$ref": "../common/common.schema.json#/$defs/id",
                "title": "Airbase",
                "description": "Where they begin.",
                "examples": [
                  "indochina"
                ]
              },
              "suggested": {
                "$ref": "defs.schema.json#/$defs/units",
                "title": "Suggested",
                "description": "Units in the order in which they are taken where nobody chooses."
              }
            },
            "required": [
              "divide",
              "pool",
              "at",
              "suggested"
            ],
            "additionalProperties": false
          }
        },
        "additionalProperties": false
      },
      "arrivals": {
        "title": "Arrivals",
        "description": "Units that come later, by an id of their own. Rule 15.0.",
        "type": "object",
        "patternProperties": {
          "^[a-z0-9][a-z0-9-]*$": {
            "title": "Arrival",
            "description": "Units that come later.",
            "type": "object",
            "properties": {
              "title": {
                "title": "Title",
                "description": "What comes.",
                "type": "string",
                "minLength": 1,
                "maxLength": 120,
                "examples": [
                  "US transport, turn 3"
                ]
              },
              "side": {
                "$ref": "defs.schema.json#/$defs/side"
              },
              "when": {
                "title": "When",
                "description": "What brings them. Rule 15.0.",
                "type": "string",
                "enum": [
                  "turn",
                  "after-singapore",
                  "event",
                  "covering-fleet",
                  "air-fleet-11"
                ],
                "enumDescriptions": [
                  "A turn; the owner may hold them back.",
                  "Any turn after the one in which Singapore surrendered.",
                  "A random event.",
                  "A commitment of the Covering Fleet.",
                  "A commitment of the 11th Air Fleet."
                ]
              },
              "turn": {
                "title": "Turn",
                "description": "The turn. Unit: turns. Rule 17.2.2.",
                "type": "integer",
                "minimum": 1,
                "maximum": 99,
                "examples": [
                  3
                ]
              },
              "event": {
                "$ref": "../common/common.schema.json#/$defs/id",
                "title": "Event",
                "description": "The random event.",
                "examples": [
                  "magic"
                ]
              },
              "units": {
                "$ref": "defs.schema.json#/$defs/units",
                "title": "Units",
                "description": "The units, by id. Empty where a box holds them."
              },
              "cargo": {
                "$ref": "defs.schema.json#/$defs/units",
                "title": "Cargo",
                "description": "Air units aboard; they can fly from the turn after the ships reach a friendly port, from the airbase nearest to it."
              },
              "at": {
                "title": "Where",
                "description": "Hexes, boxes or airbases at which they may come.",
                "type": "array",
                "items": {
                  "title": "Place",
                  "description": "A hex, box or airbase.",
                  "type": "string",
                  "minLength": 1,
                  "maxLength": 80,
                  "examples": [
                    "2212"
                  ]
                },
                "uniqueItems": true,
                "examples": [
                  [
                    "2212"
                  ]
                ]
              },
              "rule": {
                "$ref": "../common/common.schema.json#/$defs/citedRule"
              }
            },
            "required": [
              "title",
              "side",
              "when",
              "units",
              "at",
              "rule"
            ],
            "additionalProperties": false,
            "examples": [
              {
                "title": "US B-17, turn 6",
                "side": "allied",
                "when": "turn",
                "turn": 6,
                "units": [
                  "us-b-17-4"
                ],
                "at": [
                  "australia"
                ],
                "rule": "17.2.2"
              }
            ]
          }
        },
        "additionalProperties": false
      },
      "rules": {
        "title": "Special rules",
        "description": "Rules of this scenario.",
        "type": "object",
        "properties": {
          "individualRegroup": {
            "title": "Individual regroup",
            "description": "True if air units may regroup. Rule 17.1.3.",
            "type": "boolean"
          },
          "generalRegroup": {
            "title": "General Regroup Turn",
            "description": "True if Japan may declare one. Rule 17.1.3.",
            "type": "boolean"
          },
          "groundUnits": {
            "title": "Ground units",
            "description": "True if ground units are used. Rule 17.1.",
            "type": "boolean"
          },
          "victoryPoints": {
            "title": "Victory points",
            "description": "True if the victory points of rule 16 are used. Rule 17.1.4.",
            "type": "boolean"
          },
          "events": {
            "title": "Random events",
            "description": "Random events that are in play; others count as no event. Rule 17.1.3.",
            "type": "array",
            "items": {
              "$ref": "../common/common.schema.json#/$defs/id"
            },
            "uniqueItems": true,
            "examples": [
              [
                "japanese-submarine"
              ]
            ]
          },
          "submarinesOffPlaces": {
            "title": "Submarines off places",
            "description": "True if submarines may lie off Darwin and Singapore. Rule 5.4.",
            "type": "boolean"
          },
          "landingInPort": {
            "title": "Landing in a port",
            "description": "True if a contested landing may be made in a port. Rule 11.5.",
            "type": "boolean"
          },
          "commitments": {
            "title": "Commitments",
            "description": "True if Japan may commit the 11th Air Fleet and the Covering Fleet. Rule 5.1.",
            "type": "boolean"
          },
          "singapore": {
            "title": "Siege of Singapore",
            "description": "When Singapore surrenders, and in what state. Rule 17.2.5.",
            "type": "object",
            "properties": {
              "place": {
                "$ref": "../common/common.schema.json#/$defs/id",
                "title": "Place",
                "description": "The besieged place.",
                "examples": [
                  "singapore"
                ]
              },
              "rollAfter": {
                "title": "Roll after turn",
                "description": "The turn at whose end the die is rolled; it surrenders on an even number. Unit: turns. Rule 17.2.5.",
                "type": "integer",
                "minimum": 1,
                "maximum": 99,
                "examples": [
                  1
                ]
              },
              "surrendersAfter": {
                "title": "Surrenders after turn",
                "description": "The turn at whose end it surrenders if it has not before. Unit: turns. Rule 17.2.5.",
                "type": "integer",
                "minimum": 1,
                "maximum": 99,
                "examples": [
                  2
                ]
              },
              "hitsDivide": {
                "title": "Hits",
                "description": "The roll is divided by this, rounded up, for the hits on it. Unit: parts. Rule 17.2.5.",
                "type": "integer",
                "minimum": 1,
                "maximum": 20,
                "examples": [
                  2
                ]
              },
              "needsUnit": {
                "title": "Needs a unit",
                "description": "True if its value counts only with a Japanese ground unit there. Rule 16.2.",
                "type": "boolean"
              }
            },
            "required": [
              "place",
              "rollAfter",
              "surrendersAfter",
              "hitsDivide",
              "needsUnit"
            ],
            "additionalProperties": false
          }
        },
        "required": [
          "individualRegroup",
          "generalRegroup",
          "groundUnits",
          "victoryPoints",
          "events",
          "submarinesOffPlaces",
          "landingInPort",
          "commitments"
        ],
        "additionalProperties": false
      },
      "victory": {
        "title": "Victory",
        "description": "Who wins. Members that are left out do not count.",
        "type": "object",
        "properties": {
          "campaign": {
            "title": "Campaign",
            "description": "The levels of victory by victory points. Rule 16.3.",
            "type": "object",
            "properties": {
              "times": {
                "title": "Times",
                "description": "Japan wins with more than so many times the points of the Allies; with fewer than theirs it is defeated. Unit: times. Rule 16.3.",
                "type": "number",
                "minimum": 1,
                "maximum": 20,
                "examples": [
                  2
                ]
              }
            },
            "required": [
              "times"
            ],
            "additionalProperties": false
          },
          "losses": {
            "title": "Losses",
            "description": "Points for enemy losses at the end. Rule 17.1.4.",
            "type": "object",
            "properties": {
              "damaged": {
                "title": "Damaged",
                "description": "For each enemy ship crippled or air unit reduced. Unit: points. Rule 17.1.4.",
                "type": "number",
                "minimum": 0,
                "maximum": 20,
                "examples": [
                  0.5
                ]
              },
              "eliminated": {
                "title": "Eliminated",
                "description": "For each enemy ship or air unit eliminated. Unit: points. Rule 17.1.4.",
                "type": "number",
                "minimum": 0,
                "maximum": 20,
                "examples": [
                  1
                ]
              },
              "airbaseDisrupted": {
                "title": "Airbase disrupted",
                "description": "For each enemy airbase on the map that ends disrupted, but for one that is out of supply. Unit: points.",
                "type": "number",
                "minimum": 0,
                "maximum": 20,
                "examples": [
                  1
                ]
              },
              "airbaseDestroyed": {
                "title": "Airbase destroyed",
                "description": "For each enemy airbase on the map that ends destroyed. Unit: points.",
                "type": "number",
                "minimum": 0,
                "maximum": 20,
                "examples": [
                  2
                ]
              },
              "airbases": {
                "title": "Airbases that count",
                "description": "Ids of the airbases that bring points. Default: all on the map.",
                "type": "array",
                "items": {
                  "$ref": "../common/common.schema.json#/$defs/id"
                },
                "uniqueItems": true,
                "examples": [
                  [
                    "koepang"
                  ]
                ]
              },
              "tie": {
                "$ref": "defs.schema.json#/$defs/side",
                "title": "Tie",
                "description": "The side that wins with equal points: for a scenario in which the other must achieve something. Without it such a game is a draw."
              }
            },
            "required": [
              "damaged",
              "eliminated"
            ],
            "additionalProperties": false
          },
          "transports": {
            "title": "Transports",
            "description": "Japanese transports on a coast, which decide with the points for losses. Rule 17.1.4.",
            "type": "object",
            "properties": {
              "coast": {
                "$ref": "defs.schema.json#/$defs/hexes",
                "title": "Coast",
                "description": "Hexes that count."
              },
              "daihatsu": {
                "title": "Daihatsu",
                "description": "True if Daihatsu barges count as transports.",
                "type": "boolean"
              },
              "decisive": {
                "title": "Decisive",
                "description": "Transports for a decisive Japanese victory. Unit: ships. Rule 17.1.4.",
                "type": "integer",
                "minimum": 1,
                "maximum": 20,
                "examples": [
                  2
                ]
              },
              "marginal": {
                "title": "Marginal",
                "description": "Transports for a marginal one. Unit: ships. Rule 17.1.4.",
                "type": "integer",
                "minimum": 1,
                "maximum": 20,
                "examples": [
                  1
                ]
              }
            },
            "required": [
              "coast",
              "daihatsu",
              "decisive",
              "marginal"
            ],
            "additionalProperties": false
          }
        },
        "additionalProperties": false
      },
      "recommendedOptions": {
        "title": "Recommended options",
        "description": "Optional rules that suit the scenario.",
        "type": "array",
        "items": {
          "$ref": "../common/common.schema.json#/$defs/optionId"
        },
        "uniqueItems": true,
        "examples": [
          [
            "night-action"
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
            "parameters.json": {
              "ground": {
                "landingInPort": true
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
      "turns",
      "columns",
      "setUpOrder",
      "initiative",
      "control",
      "zones",
      "sides",
      "setUp",
      "arrivals",
      "rules",
      "victory",
      "recommendedOptions",
      "sources"
    ],
    "additionalProperties": false
  },
  "forlorn-hopes/sequence.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/forlorn-hopes/sequence.schema.json",
    "title": "Sequence of play",
    "description": "The phases of a turn, and the steps of each, in order. Rule 4.0.",
    "type": "object",
    "properties": {
      "$schema": {
        "$ref": "../common/common.schema.json#/$defs/schemaPath"
      },
      "turn": {
        "title": "Turn",
        "description": "The phases of a turn. Rule 4.0.",
        "type": "array",
        "items": {
          "type": "string",
          "title": "Step",
          "description": "A step, or the name of another list.",
          "minLength": 1,
          "maxLength": 60
        }
      },
      "randomEvents": {
        "title": "Random Event Phase",
        "description": "Its steps. Rule 5.0.",
        "type": "array",
        "items": {
          "type": "string",
          "title": "Step",
          "description": "A step, or the name of another list.",
          "minLength": 1,
          "maxLength": 60
        }
      },
      "initiative": {
        "title": "Initiative Phase",
        "description": "Its steps. Rule 7.0.",
        "type": "array",
        "items": {
          "type": "string",
          "title": "Step",
          "description": "A step, or the name of another list.",
          "minLength": 1,
          "maxLength": 60
        }
      },
      "airNavalOperations": {
        "title": "Air/Naval Operations Phase",
        "description": "Its steps. Rule 8.0.",
        "type": "array",
        "items": {
          "type": "string",
          "title": "Step",
          "description": "A step, or the name of another list.",
          "minLength": 1,
          "maxLength": 60
        }
      },
      "airMission": {
        "title": "Air mission",
        "description": "Its steps. Rule 9.0.",
        "type": "array",
        "items": {
          "type": "string",
          "title": "Step",
          "description": "A step, or the name of another list.",
          "minLength": 1,
          "maxLength": 60
        }
      },
      "airBattleRound": {
        "title": "Round of an air battle",
        "description": "Each impulse repeats the last three. Rule 9.7.5.",
        "type": "array",
        "items": {
          "type": "string",
          "title": "Step",
          "description": "A step, or the name of another list.",
          "minLength": 1,
          "maxLength": 60
        }
      },
      "navalMission": {
        "title": "Naval mission",
        "description": "Its steps. Rule 10.3.",
        "type": "array",
        "items": {
          "type": "string",
          "title": "Step",
          "description": "A step, or the name of another list.",
          "minLength": 1,
          "maxLength": 60
        }
      },
      "groundOperations": {
        "title": "Ground Operations Phase",
        "description": "Its steps. Rule 11.0.",
        "type": "array",
        "items": {
          "type": "string",
          "title": "Step",
          "description": "A step, or the name of another list.",
          "minLength": 1,
          "maxLength": 60
        }
      },
      "operationsConclusion": {
        "title": "Operations Conclusion Phase",
        "description": "Its steps. Rule 12.0.",
        "type": "array",
        "items": {
          "type": "string",
          "title": "Step",
          "description": "A step, or the name of another list.",
          "minLength": 1,
          "maxLength": 60
        }
      },
      "regroup": {
        "title": "Regroup Phase",
        "description": "Its steps. Rule 14.0.",
        "type": "array",
        "items": {
          "type": "string",
          "title": "Step",
          "description": "A step, or the name of another list.",
          "minLength": 1,
          "maxLength": 60
        }
      },
      "sources": {
        "$ref": "../common/common.schema.json#/$defs/sources"
      }
    },
    "required": [
      "$schema",
      "turn",
      "randomEvents",
      "initiative",
      "airNavalOperations",
      "airMission",
      "airBattleRound",
      "navalMission",
      "groundOperations",
      "operationsConclusion",
      "regroup",
      "sources"
    ],
    "additionalProperties": false
  },
  "forlorn-hopes/ships.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/forlorn-hopes/ships.schema.json",
    "title": "Ships",
    "description": "Naval units: squadrons, flotillas and convoys. Rule 2.2.4.",
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
            "title": "Ship",
            "description": "One counter.",
            "type": "object",
            "properties": {
              "name": {
                "title": "Name",
                "description": "What it is called.",
                "type": "string",
                "minLength": 1,
                "maxLength": 80,
                "examples": [
                  "Dutch light cruiser"
                ]
              },
              "nation": {
                "$ref": "defs.schema.json#/$defs/nation"
              },
              "fleet": {
                "$ref": "defs.schema.json#/$defs/fleet"
              },
              "class": {
                "$ref": "defs.schema.json#/$defs/shipClass"
              },
              "attackFactor": {
                "title": "Attack Factor",
                "description": "Guns against ships and the shore. Unit: points. Rule 10.4.1.",
                "type": "integer",
                "minimum": 0,
                "maximum": 30,
                "examples": [
                  5
                ]
              },
              "defenseFactor": {
                "title": "Defense Factor",
                "description": "How hard it is to hit. Unit: points. Rule 10.4.1.",
                "type": "integer",
                "minimum": 0,
                "maximum": 30,
                "examples": [
                  4
                ]
              },
              "antiAircraft": {
                "title": "Anti-aircraft factor",
                "description": "Guns against aircraft. Unit: points. Rule 9.9.1.",
                "type": "integer",
                "minimum": 0,
                "maximum": 30,
                "examples": [
                  2
                ]
              },
              "speed": {
                "$ref": "defs.schema.json#/$defs/speed"
              },
              "cargo": {
                "title": "Cargo",
                "description": "Steps of ground units, or supply units, that it carries. Unit: steps. Rule 2.2.4.",
                "type": "integer",
                "minimum": 0,
                "maximum": 20,
                "examples": [
                  4
                ]
              },
              "crippled": {
                "title": "Crippled",
                "description": "Ratings of the back of the counter. Without this member the second hit eliminates it. Rule 9.10.10.",
                "type": "object",
                "properties": {
                  "attackFactor": {
                    "title": "Attack Factor",
                    "description": "Guns against ships and the shore. Unit: points. Rule 10.4.1.",
                    "type": "integer",
                    "minimum": 0,
                    "maximum": 30,
                    "examples": [
                      5
                    ]
                  },
                  "defenseFactor": {
                    "title": "Defense Factor",
                    "description": "How hard it is to hit. Unit: points. Rule 10.4.1.",
                    "type": "integer",
                    "minimum": 0,
                    "maximum": 30,
                    "examples": [
                      4
                    ]
                  },
                  "antiAircraft": {
                    "title": "Anti-aircraft factor",
                    "description": "Guns against aircraft. Unit: points. Rule 9.9.1.",
                    "type": "integer",
                    "minimum": 0,
                    "maximum": 30,
                    "examples": [
                      2
                    ]
                  },
                  "speed": {
                    "$ref": "defs.schema.json#/$defs/speed"
                  },
                  "cargo": {
                    "title": "Cargo",
                    "description": "Steps of ground units, or supply units, that it carries. Unit: steps. Rule 2.2.4.",
                    "type": "integer",
                    "minimum": 0,
                    "maximum": 20,
                    "examples": [
                      4
                    ]
                  }
                },
                "required": [
                  "attackFactor",
                  "defenseFactor",
                  "antiAircraft",
                  "speed",
                  "cargo"
                ],
                "additionalProperties": false
              },
              "longLance": {
                "title": "Long Lance",
                "description": "True for Japanese ships with heavy torpedoes. Rule 10.4.1.",
                "type": "boolean",
                "const": true
              },
              "daihatsu": {
                "title": "Daihatsu",
                "description": "True for landing barges, which can turn into a Supply Logistics Base. Rule 13.3.2.",
                "type": "boolean",
                "const": true
              },
              "option": {
                "$ref": "../common/common.schema.json#/$defs/optionId",
                "title": "Option",
                "description": "It is in the game only with this option.",
                "examples": [
                  "eight-covering-ships"
                ]
              }
            },
            "required": [
              "name",
              "nation",
              "fleet",
              "class",
              "attackFactor",
              "defenseFactor",
              "antiAircraft",
              "speed",
              "cargo"
            ],
            "additionalProperties": false
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
      "ships",
      "sources"
    ],
    "additionalProperties": false
  },
  "forlorn-hopes/terrain-effects.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/forlorn-hopes/terrain-effects.schema.json",
    "title": "Terrain Effects Chart",
    "description": "What the terrains of the map do. Rule 2.1.",
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
        "description": "Terrains of the map, by the ids of its legend.",
        "type": "object",
        "patternProperties": {
          "^[a-z0-9][a-z0-9-]*$": {
            "title": "Terrain",
            "description": "One terrain.",
            "type": "object",
            "properties": {
              "kind": {
                "title": "Kind",
                "description": "What can be in the hex.",
                "type": "string",
                "enum": [
                  "sea",
                  "coastal",
                  "land",
                  "none"
                ],
                "enumDescriptions": [
                  "Ships.",
                  "Ships and ground units; units land here.",
                  "Ground units.",
                  "Nothing."
                ]
              },
              "groundCombat": {
                "title": "Ground combat",
                "description": "Added to the roll against a defender in the hex. Unit: points. Rule 11.4.1.",
                "type": "integer",
                "minimum": -20,
                "maximum": 20,
                "examples": [
                  -2
                ]
              },
              "mobileAirbase": {
                "title": "Mobile airbase",
                "description": "True if one can be built in the hex. Rule 6.5.",
                "type": "boolean"
              },
              "japaneseArmor": {
                "title": "Japanese tanks",
                "description": "True if they may be in the hex where there is no city or town. Rule 11.2.1.",
                "type": "boolean"
              }
            },
            "required": [
              "kind",
              "groundCombat",
              "mobileAirbase",
              "japaneseArmor"
            ],
            "additionalProperties": false
          }
        },
        "additionalProperties": false,
        "minProperties": 1,
        "examples": [
          {
            "sea": {
              "kind": "sea",
              "groundCombat": 0,
              "mobileAirbase": false,
              "japaneseArmor": false
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
      "terrains",
      "sources"
    ],
    "additionalProperties": false
  },
  "forlorn-hopes/victory-points.schema.json": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://sandtable.invalid/schemas/forlorn-hopes/victory-points.schema.json",
    "title": "Victory Points",
    "description": "What scores points in the course of the game and at its end. Rule 16.",
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
          "Victory Points"
        ]
      },
      "rule": {
        "$ref": "../common/common.schema.json#/$defs/citedRule"
      },
      "awards": {
        "title": "Awards",
        "description": "Awards, by what they are for.",
        "type": "object",
        "patternProperties": {
          "^[a-z0-9][a-z0-9-]*$": {
            "title": "Award",
            "description": "One award.",
            "type": "object",
            "properties": {
              "text": {
                "title": "Text",
                "description": "For what it is given.",
                "type": "string",
                "minLength": 1,
                "maxLength": 400,
                "examples": [
                  "A Japanese bomber aborts its mission."
                ]
              },
              "to": {
                "$ref": "defs.schema.json#/$defs/side",
                "title": "To",
                "description": "The side that scores."
              },
              "points": {
                "title": "Points",
                "description": "What it scores each time. Unit: victory points. Rule 16.1.",
                "type": "number",
                "minimum": 0,
                "maximum": 100,
                "examples": [
                  0.5
                ]
              },
              "rule": {
                "$ref": "../common/common.schema.json#/$defs/citedRule"
              }
            },
            "required": [
              "text",
              "to",
              "points",
              "rule"
            ],
            "additionalProperties": false
          }
        },
        "additionalProperties": false,
        "minProperties": 1
      },
      "places": {
        "title": "Places",
        "description": "Places held at the end.",
        "type": "object",
        "properties": {
          "outOfSupply": {
            "title": "Out of supply",
            "description": "The share of the value of a place that is out of supply. Rule 16.2.",
            "type": "number",
            "minimum": 0,
            "maximum": 1,
            "examples": [
              0.5
            ]
          },
          "needsUnit": {
            "title": "Needs a unit",
            "description": "True if a place counts only with a ground unit of its holder in it. Rule 2.3.",
            "type": "boolean"
          }
        },
        "required": [
          "outOfSupply",
          "needsUnit"
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
      "awards",
      "places",
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
                  "p-51-escort"
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
      }
    }
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
                  "A small one, which is never made large: an atoll or a small island. Rule 17.7.",
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
                  "krs-submarines"
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
  }
};
