import { withSchemas } from '../../callSchemas.ts';
import { brandSchemas } from './brands.schema.ts';
import * as brands from './brands.ts';
import { siteSchemas } from './site.schema.ts';
import * as site from './site.ts';

/** Calls of the desk about contents that are published for all users, with their schemas. */
export const siteCallsWithSchemas = new Map([...withSchemas(site, siteSchemas), ...withSchemas(brands, brandSchemas)]);
