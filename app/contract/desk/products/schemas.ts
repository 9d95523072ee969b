import { withSchemas } from '../../callSchemas.ts';
import { deskProductSchemas } from './products.schema.ts';
import * as products from './products.ts';

/** Calls of the desk about products, with their schemas. */
export const productCallsWithSchemas = withSchemas(products, deskProductSchemas);
