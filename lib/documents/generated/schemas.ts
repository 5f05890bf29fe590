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
  }
};
