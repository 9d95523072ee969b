import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Applicant, emptyApplicant } from '@tuanbao/library/domain/applicant/applicant';
import { errorAt } from '@tuanbao/library/domain/problem/problem';
import { FormikApplicantForm, type FormikApplicantFormProps } from '@tuanbao/library/formik/FormikApplicantForm';
import { FormikRegionCascader } from '@tuanbao/library/formik/FormikRegionCascader';
import { FormikTextField } from '@tuanbao/library/formik/FormikTextField';
import { applicantContext, applicantFields, shenzhenCompany } from '@tuanbao/library/samples/applicants';
import { Form, Formik } from 'formik';
import { I18nProvider } from 'react-aria/I18nProvider';
import { expect, it, vi } from 'vitest';

import { nanshan } from '../../stories/fixtures/regions.ts';

const requireProject = ({ project }: { readonly project: string }) =>
  project === '' ? { project: '请填写工程名称' } : {};

it('puts a selected region into the values, and shows the error when the field is left', async () => {
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

interface ApplicantValues {
  readonly applicant: Applicant;
}

function renderApplicant(initial: Applicant, props: Partial<FormikApplicantFormProps> = {}, validate?: () => object) {
  const onSubmit = vi.fn<(values: ApplicantValues) => void>();
  render(
    <I18nProvider locale="zh-CN">
      <Formik
        initialValues={{ applicant: initial }}
        {...(validate ? { validate } : {})}
        onSubmit={(values) => onSubmit(values)}
      >
        <Form noValidate>
          <FormikApplicantForm
            name="applicant"
            fields={applicantFields}
            natures={applicantContext.natures}
            context={{ today: applicantContext.today }}
            {...props}
          />
          <button type="submit">提交</button>
        </Form>
      </Formik>
    </I18nProvider>,
  );
  const user = userEvent.setup();
  return { user, onSubmit, submit: () => user.click(screen.getByRole('button', { name: '提交' })) };
}

it("doesn't submit an applicant that its own checks refuse: lists the errors and focuses the first", async () => {
  const { user, onSubmit, submit } = renderApplicant(emptyApplicant);
  expect(screen.queryByText('请填写联系人')).not.toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: '投保单位名称' }), '示例制造有限公司');

  await submit();

  const summary = await screen.findByRole('region', { name: /项未完成/ });
  expect(within(summary).queryByText('请输入投保单位名称')).not.toBeInTheDocument();
  expect(screen.getAllByText('请填写联系人')).toHaveLength(2);
  await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-invalid', 'true'));
  expect(document.activeElement).toBe(document.querySelector('[aria-invalid="true"]'));
  await user.click(within(summary).getByRole('button', { name: '请填写联系人' }));
  expect(screen.getByRole('textbox', { name: '联系人' })).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
});

it('submits an applicant that has no errors', async () => {
  const { onSubmit, submit } = renderApplicant(shenzhenCompany);

  await submit();

  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ applicant: shenzhenCompany }));
  expect(screen.queryByRole('region', { name: /项未完成/ })).not.toBeInTheDocument();
});

it("checks with the host's context", async () => {
  const forbidden = { ...shenzhenCompany, groupName: '示例烟花有限公司' };
  const { onSubmit, submit } = renderApplicant(forbidden, { context: applicantContext });

  await submit();

  await waitFor(() => expect(screen.getByRole('textbox', { name: '投保单位名称' })).toHaveFocus());
  expect(screen.getByRole('textbox', { name: '投保单位名称' })).toBeInvalid();
  expect(onSubmit).not.toHaveBeenCalled();
});

it("also uses the host's own problems and messages", async () => {
  const { onSubmit, submit } = renderApplicant(
    shenzhenCompany,
    { problems: [errorAt('contactName', 'E_NAME')] },
    () => ({ applicant: { email: '请使用公司邮箱' } }),
  );

  await submit();

  const summary = await screen.findByRole('region', { name: /项未完成/ });
  expect(within(summary).getByRole('button', { name: '请使用公司邮箱' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('textbox', { name: '联系人' })).toHaveFocus());
  expect(onSubmit).not.toHaveBeenCalled();
});

it('focuses the list if only the host finds a problem', async () => {
  const { submit } = renderApplicant(shenzhenCompany, {}, () => ({ applicant: '该企业已投保' }));

  await submit();

  await waitFor(() => expect(screen.getByRole('heading', { name: /项未完成/ })).toHaveFocus());
  expect(screen.getByText('该企业已投保')).toBeVisible();
});

it("doesn't submit a region that is missing, not on offer or abolished, and focuses the first wrong field", async () => {
  const user = userEvent.setup();
  const onSubmit = vi.fn<() => void>();
  const page = (area: number) => (
    <I18nProvider locale="zh-CN">
      <Formik key={area} initialValues={{ area, project: '' }} onSubmit={onSubmit} validate={requireProject}>
        <Form>
          <FormikRegionCascader name="area" label="所在地区" isRequired allowedAreaCodes={[440000]} />
          <FormikTextField name="project" label="工程名称" />
          <button type="submit">提交</button>
        </Form>
      </Formik>
    </I18nProvider>
  );
  const { rerender } = render(page(0));
  for (const area of [0, 320104, 440301]) {
    rerender(page(area));
    await user.click(screen.getByRole('button', { name: '提交' }));
    await waitFor(() => expect(screen.getByRole('combobox', { name: '所在地区' })).toHaveFocus());
    expect(screen.getByRole('combobox', { name: '所在地区' })).toBeInvalid();
  }
  rerender(page(nanshan));
  await user.click(screen.getByRole('button', { name: '提交' }));

  await waitFor(() => expect(screen.getByRole('textbox', { name: '工程名称' })).toHaveFocus());
  expect(onSubmit).not.toHaveBeenCalled();
});

it('keeps a text in its field while it is typed, and reports it when the field is left or Enter submits', async () => {
  const user = userEvent.setup();
  const seen: string[] = [];
  const onSubmit = vi.fn<(values: { project: string }) => void>();
  render(
    <Formik
      initialValues={{ project: '' }}
      validate={({ project }) => (project === '' ? { project: '请填写工程名称' } : {})}
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
  expect(await screen.findByText('请填写工程名称')).toBeVisible();
  await user.type(field, '一号桥');
  expect(seen).toEqual(['']);
  await user.tab();
  expect(seen).toEqual(['', '一号桥']);
  await user.type(field, '改建{Enter}');

  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ project: '一号桥改建' }));
  expect(seen).toEqual(['', '一号桥', '一号桥改建']);
});
