import { filesOfType, isMaterialComplete, withFilesOfType } from '@tuanbao/library/domain/invoice/invoiceMaterials';
import { expect, it } from 'vitest';

const none = { email: '', items: [] };

it('is complete by mail, or with the certificate; other materials are not enough', () => {
  expect(isMaterialComplete(none)).toBe(false);
  expect(isMaterialComplete({ ...none, email: 'hr@example.com' })).toBe(true);
  expect(isMaterialComplete(withFilesOfType(none, 'businessLicence', ['a.pdf']))).toBe(false);
  expect(isMaterialComplete(withFilesOfType(none, 'taxpayerCertificate', ['a.pdf']))).toBe(true);
});

it('replaces the files of one type and keeps those of the others, earlier types too', () => {
  const earlier = { email: '', items: [{ type: 'earlier', files: ['x.pdf'] }] };
  const both = withFilesOfType(withFilesOfType(earlier, 'bankCertificate', ['a.pdf']), 'bankCertificate', ['b.pdf']);

  expect(filesOfType(both, 'bankCertificate')).toEqual(['b.pdf']);
  expect(withFilesOfType(both, 'bankCertificate', [])).toEqual(earlier);
});
