import { asIs, call, fileAnswer } from './call.ts';
import type { EndorsementDocumentWires } from './endorsementDocuments.schema.ts';

/**
 * Mails the certificate of an endorsement in force to one address, as a PDF. The response is sent as soon as the mail
 * is queued.
 */
export const mailEndorsementCertificate = call('GET', '/api/conservation/sendECertificateMail', {
  summary: 'Send an endorsement certificate by mail',
  request: asIs<EndorsementDocumentWires['mailEndorsementCertificate']['request']>(),
  response: asIs<EndorsementDocumentWires['mailEndorsementCertificate']['response']>(),
});

/** Returns the certificate of an endorsement in force (批单) as a PDF; the document numbers of persons are masked. */
export const endorsementCertificate = call('GET', '/api/own/conservation/:conservationUuid/certificate', {
  summary: 'Endorsement certificate as PDF',
  answer: 'file',
  request: asIs<EndorsementDocumentWires['endorsementCertificate']['request']>(),
  response: fileAnswer,
});
