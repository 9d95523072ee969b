import { asIs, call, fileAnswer } from './call.ts';
import type { EndorsementDocumentWires } from './endorsementDocuments.schema.ts';

/** Mails the certificate of an endorsement in force as a PDF to one address; it is on its way when this answers. */
export const mailEndorsementCertificate = call('GET', '/api/conservation/sendECertificateMail', {
  summary: 'Send an endorsement certificate by mail',
  request: asIs<EndorsementDocumentWires['mailEndorsementCertificate']['request']>(),
  response: asIs<EndorsementDocumentWires['mailEndorsementCertificate']['response']>(),
});

/** The certificate of an endorsement in force (批单) as a PDF, documents of persons masked. */
export const endorsementCertificate = call('GET', '/api/own/conservation/:conservationUuid/certificate', {
  summary: 'Endorsement certificate as PDF',
  answer: 'file',
  request: asIs<EndorsementDocumentWires['endorsementCertificate']['request']>(),
  response: fileAnswer,
});
