export const banner = '// Made from schemas/ by "npm run generate". Do not edit.\n';
