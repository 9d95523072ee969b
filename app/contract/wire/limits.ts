import { mostPersons } from '@tuanbao/library/domain/product/personLimit';

/** Maximum duration of cover in months. */
export const longestMonths = 120;

/** Maximum number of persons in one request. */
export const maxPersonsInRequest = mostPersons;

/** Maximum number of prepared orders that are recommended for a product. */
export const maxRecommended = 20;

/** Maximum number of certificates of insured persons in one file. */
export const certificatesAtOnce = 50;

/**
 * Maximum number of uploaded files in one request for information about files. The largest fleet has four images per
 * vehicle.
 */
export const maxFilesInRequest = 2000;

/** Maximum size in bytes of a request body with a full roster. A person takes about 200 bytes. */
export const rosterBodyLimit = 8 * 1024 * 1024;
