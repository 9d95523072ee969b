// npm run product-schema: writes the JSON Schema of a product into the package of the library.
import { writeFileSync } from 'node:fs';

import { productFileSchema } from './productFileSchema.ts';

const file = new URL('../../library/product.schema.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(productFileSchema(), null, 2)}\n`);
