import { withSchemas } from '../../callSchemas.ts';
import { figureSchemas } from './figures.schema.ts';
import * as figures from './figures.ts';

/** Calls of the desk about figures, with their schemas. */
export const figureCallsWithSchemas = withSchemas(figures, figureSchemas);
