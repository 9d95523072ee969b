import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SchemesSection } from '@tuanbao/app/client/application/SchemesSection.tsx';
import { DraftStore } from '@tuanbao/app/client/drafts/draftStore.ts';
import { occupationTreeOf } from '@tuanbao/library/domain/occupation/occupationTree';
import { employerLiability } from '@tuanbao/library/samples/products';
import { I18nProvider } from 'react-aria/I18nProvider';
import { expect, it } from 'vitest';

import occupationRows from '../../app/catalogue/occupations.json' with { type: 'json' };
import { completeDraft } from '../fixtures/orderDraft.ts';

it('asks before it removes a scheme whose persons have no occupation yet', async () => {
  const draft = completeDraft(employerLiability);
  const [scheme, person] = [draft.schemes[0]!, draft.persons[0]!];
  const store = new DraftStore(
    {
      product: employerLiability,
      occupations: occupationTreeOf(occupationRows),
      today: '2026-11-20',
      startDays: { earliest: '2026-11-21', latest: '2027-01-19', closedDays: [] },
    },
    {
      ...draft,
      schemes: [scheme, { ...scheme, id: 's2', name: '方案二' }],
      persons: [{ ...person, occupationCode: '', occupationName: '', occupationClass: '' }],
    },
  );
  const user = userEvent.setup();
  render(
    <I18nProvider locale="zh-CN">
      <SchemesSection store={store} shouldShowProblems={false} selectedId={scheme.id} onSelect={() => {}} />
    </I18nProvider>,
  );

  await user.click(screen.getByRole('button', { name: '删除方案' }));
  expect(store.read().schemes).toHaveLength(2);
  const question = within(screen.getByRole('alertdialog'));
  expect(question.getByText('该方案下的 1 人将一并移除，删除后不能撤销。')).toBeVisible();
});
