import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormikRegionCascader } from '@tuanbao/library/formik/FormikRegionCascader';
import { Form, Formik } from 'formik';
import { I18nProvider } from 'react-aria/I18nProvider';
import { expect, it } from 'vitest';

import { dongguan, nanshan } from '../../stories/fixtures/regions.ts';

/** Renders a form with a required region and the initial value `area`. */
function renderForm(area: number) {
  render(
    <I18nProvider locale="zh-CN">
      <Formik
        initialValues={{ area }}
        validate={(values) => (values.area === 0 ? { area: '请选择所在地区' } : {})}
        onSubmit={() => undefined}
      >
        <Form>
          <FormikRegionCascader name="area" label="所在地区" />
          <button type="reset">重填</button>
        </Form>
      </Formik>
    </I18nProvider>,
  );
  return { user: userEvent.setup(), field: screen.getByRole('combobox', { name: '所在地区' }) };
}
const search = () => screen.findByRole('combobox', { name: '搜索地区名称、拼音或代码' });

it('shows the error when the field is left, not while the user is in its popup', async () => {
  const { user, field } = renderForm(0);

  await user.click(field);
  expect(await search()).toHaveFocus();
  expect(field).toBeValid();
  await user.keyboard('{Escape}');
  expect(field).toBeValid();
  await user.tab();

  expect(await screen.findByText('请选择所在地区')).toBeVisible();
  expect(field).toHaveAccessibleDescription('请选择所在地区');
});

it('shows the error when the focus was moved to another element while it was open', async () => {
  const { user, field } = renderForm(0);
  await user.click(field);
  await search();

  screen.getByRole('button', { name: '重填' }).focus();

  expect(await screen.findByText('请选择所在地区')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('goes back to the first region, without an error, when the form is reset', async () => {
  const { user, field } = renderForm(nanshan);
  await user.click(field);
  await user.type(await search(), `${dongguan}{Enter}`);
  expect(field).toHaveTextContent('广东省 / 东莞市');
  await user.click(screen.getByRole('button', { name: '清除所在地区' }));
  await user.tab();
  expect(await screen.findByText('请选择所在地区')).toBeVisible();

  await user.click(screen.getByRole('button', { name: '重填' }));

  expect(field).toHaveTextContent('广东省 / 深圳市 / 南山区');
  expect(screen.queryByText('请选择所在地区')).not.toBeInTheDocument();
  expect(field).toBeValid();
});
