// Made from schemas/ by "npm run generate". Do not edit.

import type { JsonObject } from "../../types";

/** The schemas of these games by their paths under schemas/. */
export const schemas: Readonly<Record<string, JsonObject>> = {
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
      "areas": {
        "$ref": "../common/map-parts.schema.json#/$defs/areas"
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
            "description": "How many Japan may declare in a game: one, or with 0 none. Unit: turns. Rule 14.5.",
            "type": "integer",
            "minimum": 0,
            "maximum": 1,
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
            "description": "What is dropped: the counter that lies in the hex until the turn ends. Rule 9.11.",
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
            "description": "Supply units spent in this Ground Operations Phase that still pay for one ground unit each, within the reach that they had. Rules 11.1, 13.4.",
            "type": "array",
            "items": {
              "title": "Supply spent",
              "description": "Where a supply unit was spent, and its hits.",
              "type": "object",
              "properties": {
                "at": {
                  "$ref": "../common/common.schema.json#/$defs/hexId",
                  "title": "At",
                  "description": "Where the supply unit was."
                },
                "hits": {
                  "title": "Hits",
                  "description": "Unit: hits. They shorten the line of a supply unit.",
                  "type": "integer",
                  "minimum": 0,
                  "maximum": 100,
                  "examples": [
                    0
                  ]
                }
              },
              "required": [
                "at",
                "hits"
              ],
              "additionalProperties": false
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
  }
};
