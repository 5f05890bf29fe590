// Made from schemas/ by "npm run generate". Do not edit.

import type { JsonObject } from "../../types";

/** The schemas of these games by their paths under schemas/. */
export const schemas: Readonly<Record<string, JsonObject>> = {
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
      "areas": {
        "$ref": "../common/map-parts.schema.json#/$defs/areas"
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
