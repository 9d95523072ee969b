import { configure, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import '@tuanbao/app/client/drafts/ConflictDialog.tsx';
import '@tuanbao/app/client/routes/write.tsx';
import '@tuanbao/app/client/application/WriteScreen.tsx';
import { savedDraftCodec } from '@tuanbao/app/contract/savedDrafts';
import { employerLiability } from '@tuanbao/library/samples/products';
import { expect, it } from 'vitest';

import { completeDraft } from '../fixtures/orderDraft.ts';
import { answerSavedDraft, answerWriting, saves } from './support/answerWriting.ts';
import { renderApp, servicesFor } from './support/renderApp.tsx';
import { refusal, success } from './support/scriptedServer.ts';
import { serverOfTests } from './support/serverOfTests.ts';

configure({ asyncUtilTimeout: 20_000 }); // The timeout is long enough for a busy machine.

const { applicant } = employerLiability;
const product = {
  ...employerLiability,
  applicant: { ...applicant, fields: { ...applicant.fields, landline: 'optional' as const } },
};
const whole = completeDraft(product, { heads: 3 });
const draft = { ...whole, applicant: { ...whole.applicant, contactMobile: '13800001234', landline: '' } };
const [leaving] = draft.persons;
const theirs = {
  ...draft,
  applicant: { ...draft.applicant, contactMobile: '13800005678' },
  persons: draft.persons.slice(1),
};
const server = serverOfTests();

it('two versions of a draft: only differences are shown, with personal numbers masked but distinguishable; one version is kept', async () => {
  const user = userEvent.setup();
  answerWriting(server, product);
  answerSavedDraft(server, draft);
  const newer = savedDraftCodec.toWire({ id: 'd1', version: 7, savedAt: '2026-11-20T02:00:00.000Z', draft: theirs });
  server.on(
    saves,
    refusal('900409', '草稿有较新的版本', newer),
    success({ id: 'd1', version: 8, savedAt: '2026-11-20T02:01:00.000Z' }),
  );
  renderApp(servicesFor(server.url), `/writeByUnfinish/${product.id}/d1`);
  const landline = await screen.findByRole('textbox', { name: /^固定电话/ });
  await user.click(landline);
  await user.paste('010-88886666');
  await user.tab();

  const dialog = within(await screen.findByRole('alertdialog', { name: '该草稿已在其他页面或设备修改' }));
  const rows = dialog
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent));
  expect(rows).toEqual([
    ['项目', '当前页面', '其他页面或设备，保存于 2026-11-20 10:00'],
    ['联系人手机号', '138****1234', '138****5678'],
    ['固定电话', '010-88886666', '未填写'],
    ['雇员', `共 3 人另有 1 人：${leaving!.name}`, '共 2 人'],
  ]);
  await user.click(dialog.getByRole('button', { name: '保留当前页面的内容' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(landline).toHaveValue('010-88886666');
}, 60_000);
