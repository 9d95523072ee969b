import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Applicant, emptyApplicant } from '@tuanbao/library/domain/applicant/applicant';
import { applicantProblems } from '@tuanbao/library/domain/applicant/applicantProblems';
import { FormikApplicantForm } from '@tuanbao/library/formik/FormikApplicantForm';
import { FormikRegionCascader } from '@tuanbao/library/formik/FormikRegionCascader';
import { FormikTextField } from '@tuanbao/library/formik/FormikTextField';
import { Form, Formik } from 'formik';
import { I18nProvider } from 'react-aria/I18nProvider';
import { expect, it, vi } from 'vitest';

import { applicantContext, applicantFields } from '../../stories/fixtures/applicants.ts';
import { nanshan } from '../../stories/fixtures/regions.ts';

it('puts a chosen region into the values, and shows the error once the field was left', async () => {
  const user = userEvent.setup();
  const onSubmit = vi.fn<(values: { area: number }) => void>();
  render(
    <I18nProvider locale="zh-CN">
      <Formik
        initialValues={{ area: 0 }}
        validate={({ area }) => (area === 0 ? { area: '请选择所在地区' } : {})}
        onSubmit={(values) => onSubmit(values)}
      >
        <Form>
          <FormikRegionCascader name="area" label="所在地区" />
          <button type="submit">提交</button>
        </Form>
      </Formik>
    </I18nProvider>,
  );
  const region = screen.getByRole('combobox', { name: '所在地区' });
  expect(region).toBeValid();

  await user.click(screen.getByRole('button', { name: '提交' }));
  expect(await screen.findByText('请选择所在地区')).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();

  await user.click(region);
  await user.type(await screen.findByRole('combobox', { name: '搜索地区名称、拼音或代码' }), '440305{Enter}');
  await user.click(screen.getByRole('button', { name: '提交' }));

  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ area: nanshan }));
});

it('puts the applicant into the values, and shows every problem once a submission was tried', async () => {
  const user = userEvent.setup();
  const onSubmit = vi.fn<(values: { applicant: Applicant }) => void>();
  render(
    <I18nProvider locale="zh-CN">
      <Formik initialValues={{ applicant: emptyApplicant }} onSubmit={(values) => onSubmit(values)}>
        {({ values }) => (
          <Form>
            <FormikApplicantForm
              name="applicant"
              fields={applicantFields}
              natures={applicantContext.natures}
              problems={applicantProblems(values.applicant, applicantContext)}
            />
            <button type="submit">提交</button>
          </Form>
        )}
      </Formik>
    </I18nProvider>,
  );
  expect(screen.queryByText('请填写联系人')).not.toBeInTheDocument();

  await user.type(screen.getByRole('textbox', { name: '投保单位名称' }), '示例制造有限公司');
  await user.click(screen.getByRole('button', { name: '提交' }));

  await vi.waitFor(() =>
    expect(onSubmit).toHaveBeenCalledWith({ applicant: { ...emptyApplicant, groupName: '示例制造有限公司' } }),
  );
  expect(screen.getByText('请填写联系人')).toBeVisible();
});

it('keeps a text in its field while it is written, and hands it on when the field is left or Enter submits', async () => {
  const user = userEvent.setup();
  const seen: string[] = [];
  const onSubmit = vi.fn<(values: { project: string }) => void>();
  render(
    <Formik
      initialValues={{ project: '' }}
      validate={({ project }) => (project === '' ? { project: '请输入工程名称' } : {})}
      onSubmit={(values) => onSubmit(values)}
    >
      {({ values }) => {
        if (seen.at(-1) !== values.project) seen.push(values.project);
        return (
          <Form>
            <FormikTextField name="project" label="工程名称" />
            <button type="submit">提交</button>
          </Form>
        );
      }}
    </Formik>,
  );
  const field = screen.getByRole('textbox', { name: '工程名称' });

  await user.click(field);
  await user.tab();
  expect(await screen.findByText('请输入工程名称')).toBeVisible();
  await user.type(field, '一号桥');
  expect(seen).toEqual(['']);
  await user.tab();
  expect(seen).toEqual(['', '一号桥']);
  await user.type(field, '改建{Enter}');

  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ project: '一号桥改建' }));
  expect(seen).toEqual(['', '一号桥', '一号桥改建']);
});
