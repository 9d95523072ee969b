import type { Generated } from 'kysely';

interface PersonCertificatesTable {
  /** Public code with which the certificate can be found on the check page. */
  code: Generated<string>;
  order_id: number;
  person_key: number;
  /** The person has been in every version of the roster since this version, without a gap. */
  since_version: number;
  first_issued_at: Date;
}

/** The part of `Tables` about certificates of insured persons. */
export interface CertificateTables {
  person_certificates: PersonCertificatesTable;
}
