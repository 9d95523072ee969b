import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PersonChange } from '@tuanbao/library/domain/endorsement/personChange';
import { defaultEndorsementRule } from '@tuanbao/library/domain/product/endorsementRule';
import { FormikEndorsementPersons } from '@tuanbao/library/formik/FormikEndorsementPersons';
import { fewInsured, policyContext, threeChanges } from '@tuanbao/library/samples/endorsements';
import { Form, Formik } from 'formik';
import { I18nProvider } from 'react-aria/I18nProvider';
import { expect, it, vi } from 'vitest';

vi.setConfig({ testTimeout: 30_000 });

it('keeps the changes of an endorsement in the values of the form', async () => {
  const user = userEvent.setup();
  const onSubmit = vi.fn<(values: { changes: readonly PersonChange[] }) => void>();
  const onChange = vi.fn<(changes: readonly PersonChange[]) => void>();
  render(
    <I18nProvider locale="zh-CN">
      <Formik initialValues={{ changes: threeChanges }} onSubmit={(values) => onSubmit(values)}>
        <Form>
          <FormikEndorsementPersons
            name="changes"
            kinds={['add', 'remove', 'replace']}
            insured={fewInsured}
            context={policyContext}
            rule={defaultEndorsementRule}
            effectiveDate="2026-12-01"
            onChange={onChange}
          />
          <button type="submit">提交</button>
        </Form>
      </Formik>
    </I18nProvider>,
  );

  const [first] = screen.getAllByRole('button', { name: /^撤回.*的变更$/ });
  await user.click(first as HTMLElement);
  expect(onChange.mock.lastCall?.[0]).toEqual(threeChanges.slice(1));
  await user.click(screen.getByRole('button', { name: '提交' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ changes: threeChanges.slice(1) }));
});
