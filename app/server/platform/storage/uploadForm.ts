import type { UploadTerms, UploadTicket } from './objectStore.ts';
import { algorithm, credentialOf, signingTime, type StoreCredentials, storeSignature } from './storeSignature.ts';

/**
 * The form with which a browser can upload the object `key` to the embedded store until the form expires. The upload
 * policy in the form is signed by Signature Version 4 (AWS:
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-HTTPPOSTConstructPolicy.html).
 */
export function uploadFormOf(
  { key, maxBytes, lifeMs }: UploadTerms,
  { accessKeyId, secret }: StoreCredentials,
  now: Date,
): Omit<UploadTicket, 'host'> {
  const time = signingTime(now);
  const day = time.slice(0, 8);
  const signed = {
    'X-Amz-Algorithm': algorithm,
    'X-Amz-Credential': credentialOf(accessKeyId, day),
    'X-Amz-Date': time,
    key,
  };
  const document = {
    expiration: new Date(now.getTime() + lifeMs).toISOString(),
    conditions: [
      ['content-length-range', 1, maxBytes],
      ['starts-with', '$success_action_status', ''],
      ...Object.entries(signed).map(([name, value]) => ({ [name]: value })),
    ],
  };
  const policy = Buffer.from(JSON.stringify(document)).toString('base64');
  const signature = storeSignature(policy, secret, day);
  const fields = { ...signed, success_action_status: '200', Policy: policy, 'X-Amz-Signature': signature };
  return {
    formFields: Object.entries(fields).map(([name, value]) => ({ name, value })),
    accessid: accessKeyId,
    policy,
    signature,
  };
}
