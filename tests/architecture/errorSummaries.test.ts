import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { repository, sourcesIn } from './imports.ts';

const writing = 'app/client/application/WriteScreen.tsx';
const endorsing = 'library/src/widgets/EndorsementStepper/EndorsementStepper.tsx';

/** For each folder with required fields, the file that lists the problems of these fields with links. */
const summaries: Readonly<Record<string, string>> = {
  'app/client/application': writing,
  'app/client/endorsements': endorsing,
  'app/client/payment': 'app/client/payment/TransferClaimDialog.tsx',
  'library/src/widgets/ApplicantForm': writing,
  'library/src/widgets/EndorsementPersons': 'library/src/widgets/EndorsementPersons/EndorsementPersonDialog.tsx',
  'library/src/widgets/FormParts': writing,
  'library/src/widgets/InvoiceForm': 'app/client/invoice/InvoiceWorkbench.tsx',
  'library/src/widgets/MaterialsUpload': 'app/client/routes/supplement-info.tsx',
  'library/src/widgets/SchemeEditor': writing,
};

/**
 * Folders with required fields that need no list of problems, each with the reason. In most of them, the first wrong
 * field is focused.
 */
const withoutSummary: Readonly<Record<string, string>> = {
  'app/client/invoice': 'one field beside the forms that have a list; it takes focus',
  'app/client/mail': 'one field, which takes focus',
  'app/client/orders': 'a surrender asks for two things; the first that is missing takes focus',
  'app/client/qualification': 'three things are required; the first that is wrong takes focus',
  'library/src/widgets/LoginDialog': 'two fields; the first that is wrong takes focus',
  'library/src/widgets/RosterImport': 'choices that are never empty; persons have a list of their own',
  'library/src/widgets/RosterReconcile': 'decisions are counted, and their table shows the open ones alone',
};

const textOf = (file: string) => readFileSync(join(repository, file), 'utf8');

describe('all forms show their problems in the same way', () => {
  it('each folder with required fields has a list of problems, or a reason', () => {
    const folders = ['app/client', 'library/src/widgets']
      .flatMap((root) => sourcesIn(`${root}/**/*.tsx`))
      .filter((file) => /\bisRequired\b/.test(textOf(file)))
      .map((file) => dirname(file));
    expect([...new Set(folders)].toSorted()).toEqual(
      [...Object.keys(summaries), ...Object.keys(withoutSummary)].toSorted(),
    );
  });

  it.each([...new Set(Object.values(summaries))])('%s lists them and counts the submits that it refuses', (file) => {
    // A form with Formik counts its refused submits itself, so the file needs no `refusals`.
    expect(textOf(file)).toMatch(/<FormikErrorSummary\b|<ErrorSummary\b[^]*\brefusals=\{/);
  });
});
