import { asIs, call, fileAnswer } from './call.ts';
import type { EndorsementDocumentWires } from './endorsementDocuments.schema.ts';

/**
 * Mails the certificate of a confirmed endorsement to one address, as a PDF. The response is sent as soon as the mail
 * is queued.
 */
export const mailEndorsementCertificate = call('GET', '/api/conservation/sendECertificateMail', {
  summary: 'Send an endorsement certificate by mail',
  request: asIs<EndorsementDocumentWires['mailEndorsementCertificate']['request']>(),
  response: asIs<EndorsementDocumentWires['mailEndorsementCertificate']['response']>(),
});

/** Returns the certificate of a confirmed endorsement (批单) as a PDF; the document numbers of persons are masked. */
export const endorsementCertificate = call('GET', '/api/own/conservation/:conservationUuid/certificate', {
  summary: 'Endorsement certificate as PDF',
  answer: 'file',
  request: asIs<EndorsementDocumentWires['endorsementCertificate']['request']>(),
  response: fileAnswer,
});

/**
 * Returns a form (PDF) that is filled in for a draft or an endorsement, so that the employer can print and stamp it.
 * The form `roster` shows whole document numbers, because the employer confirms them; each call for this form is
 * written to the audit log. In the form `application`, the numbers are masked.
 */
export const endorsementForm = call('GET', '/api/own/conservation/:conservationUuid/forms/:form', {
  summary: 'Form of an endorsement to print and stamp, as PDF',
  answer: 'file',
  request: asIs<EndorsementDocumentWires['endorsementForm']['request']>(),
  response: fileAnswer,
});
