import { act, fireEvent, render, screen } from '@testing-library/react';
import { type Applicant, emptyApplicant } from '@tuanbao/library/domain/applicant/applicant';
import { applicantFields, shenzhenCompany } from '@tuanbao/library/samples/applicants';
import { someIndustries } from '@tuanbao/library/samples/industries';
import { ApplicantForm } from '@tuanbao/library/widgets/ApplicantForm';
import { I18nProvider } from 'react-aria/I18nProvider';
import { describe, expect, it, vi } from 'vitest';

import { renderForm, field } from './renderApplicantForm.tsx';

describe('what is written', () => {
  it('stays in the field until the field is left, then is reported once', async () => {
    const { user, onChange } = renderForm();

    await user.type(field('投保单位名称'), '示例制造有限公司');
    expect(onChange).not.toHaveBeenCalled();
    await user.tab();

    expect(onChange).toHaveBeenCalledExactlyOnceWith({ ...emptyApplicant, groupName: '示例制造有限公司' });
  });

  it('is reported on Enter', async () => {
    const { user, onChange } = renderForm();

    await user.type(field('联系人'), '钱示例{Enter}');

    expect(onChange).toHaveBeenCalledExactlyOnceWith({ ...emptyApplicant, contactName: '钱示例' });
  });

  it('is reported after a second without a key', () => {
    vi.useFakeTimers();
    const { onChange } = renderForm();

    fireEvent.change(field('联系人'), { target: { value: '钱示例' } });
    act(() => void vi.advanceTimersByTime(999));
    expect(onChange).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(1));

    expect(onChange).toHaveBeenCalledExactlyOnceWith({ ...emptyApplicant, contactName: '钱示例' });
    vi.useRealTimers();
  });

  it('is not reported while an input method is composing', () => {
    vi.useFakeTimers();
    const { onChange } = renderForm();

    fireEvent.compositionStart(field('联系人'));
    fireEvent.change(field('联系人'), { target: { value: 'qian' } });
    fireEvent.keyDown(field('联系人'), { key: 'Enter', isComposing: true });
    act(() => void vi.advanceTimersByTime(5000));
    expect(onChange).not.toHaveBeenCalled();

    fireEvent.change(field('联系人'), { target: { value: '钱示例' } });
    fireEvent.compositionEnd(field('联系人'));
    act(() => void vi.advanceTimersByTime(1000));
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ ...emptyApplicant, contactName: '钱示例' });
    vi.useRealTimers();
  });

  it('is not lost when the page is about to be left', () => {
    const { onChange } = renderForm();
    fireEvent.change(field('联系人'), { target: { value: '钱示例' } });
    fireEvent(window, new Event('beforeunload'));

    expect(onChange).toHaveBeenCalledExactlyOnceWith({ ...emptyApplicant, contactName: '钱示例' });
  });

  it('is not lost when the form is unmounted', () => {
    const { unmount, onChange } = renderForm();
    fireEvent.change(field('联系人'), { target: { value: '钱示例' } });

    unmount();

    expect(onChange).toHaveBeenCalledExactlyOnceWith({ ...emptyApplicant, contactName: '钱示例' });
  });

  it('is normalised: credit codes in upper case, mobile numbers without spaces', async () => {
    const { user, onChange } = renderForm();

    await user.type(field('证件号码'), '91440199tb20261173');
    await user.type(field('联系人手机号'), '+86 138 0000 0000');
    await user.tab();

    expect(field('证件号码')).toHaveValue('91440199TB20261173');
    expect(field('联系人手机号')).toHaveValue('13800000000');
    expect(onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ groupIdNo: '91440199TB20261173', contactMobile: '13800000000' }),
    );
  });
});

it('shows only fields that the product requests', () => {
  renderForm({
    fields: {
      ...applicantFields,
      legalPersonName: 'hidden',
      isGroupIdLongTerm: 'hidden',
      groupIdValidUntil: 'hidden',
      address: 'hidden',
    },
    problems: [],
  });

  expect(screen.queryByRole('textbox', { name: '法定代表人' })).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('group', { name: '地址' })).not.toBeInTheDocument();
  expect(screen.getByRole('group', { name: '单位信息' })).toBeVisible();
});

it('shows a field that the product does not request if its value is wrong, until it is left with a valid value', async () => {
  const fields = { ...applicantFields, landline: 'hidden' } as const;
  const { user, onChange } = renderForm({
    fields,
    value: { ...shenzhenCompany, landline: '12' },
    problems: [{ path: 'landline', code: 'E_LANDLINE', params: {}, severity: 'error' }],
    shouldShowAllProblems: true,
  });
  expect(field('固定电话')).toBeInvalid();

  await user.clear(field('固定电话'));
  await user.tab();
  expect(onChange).toHaveBeenLastCalledWith({ ...shenzhenCompany, landline: '' });
});

it('offers the five document types of the specification', () => {
  renderForm();

  const options = [...screen.getByRole<HTMLSelectElement>('combobox', { name: '证件类型' }).options];
  expect(options.map(({ label }) => label)).toEqual([
    '统一社会信用代码',
    '营业执照',
    '组织机构代码证',
    '税务登记证',
    '其他',
  ]);
});

it('removes the last day of a document that is valid without end', async () => {
  const { user, onChange } = renderForm({
    value: { ...shenzhenCompany, isGroupIdLongTerm: false, groupIdValidUntil: '2030-01-01' },
  });

  await user.click(screen.getByRole('checkbox', { name: '长期有效' }));

  expect(onChange).toHaveBeenLastCalledWith(shenzhenCompany);
  expect(field('证件有效期')).toBeDisabled();
});

it('stores a region as its three codes, and leaves the district empty if a city has none', async () => {
  const { user, onChange } = renderForm({ value: shenzhenCompany });
  const region = screen.getByRole('combobox', { name: '所在地区' });
  expect(await screen.findByText('广东省 / 深圳市 / 南山区')).toBe(region);

  await user.click(region);
  await user.type(screen.getByRole('combobox', { name: '搜索地区名称、拼音或代码' }), '东莞{Enter}');

  expect(onChange).toHaveBeenCalledExactlyOnceWith({
    ...shenzhenCompany,
    address: { ...shenzhenCompany.address, cityCode: 441900, districtCode: 0 },
  });
});

it('stores an industry as the code of its class', async () => {
  const { user, onChange } = renderForm({ value: shenzhenCompany, industries: someIndustries });
  await user.click(screen.getByRole('combobox', { name: '所属行业' }));
  await user.type(screen.getByRole('combobox', { name: '搜索行业名称、拼音或代码' }), '快递{Enter}');

  expect(onChange).toHaveBeenCalledExactlyOnceWith({ ...shenzhenCompany, industryCode: '6020' });
});

it('shows no industry field if there are none to choose from', () => {
  renderForm({ value: shenzhenCompany });
  expect(screen.queryByRole('combobox', { name: '所属行业' })).toBeNull();
});

it('keeps both of two fields that are committed before its parent renders again', () => {
  const onChange = vi.fn<(applicant: Applicant) => void>();
  render(
    <I18nProvider locale="zh-CN">
      <ApplicantForm value={emptyApplicant} onChange={onChange} fields={applicantFields} natures={['私营']} />
    </I18nProvider>,
  );

  act(() => {
    for (const [name, text] of [
      ['联系人', '钱示例'],
      ['电子邮箱', 'a@example.com'],
    ] as const) {
      fireEvent.change(field(name), { target: { value: text } });
      fireEvent.blur(field(name));
    }
  });

  expect(onChange).toHaveBeenLastCalledWith({ ...emptyApplicant, contactName: '钱示例', email: 'a@example.com' });
});

it('can be read but not changed while it is read-only', async () => {
  const { user, onChange } = renderForm({ value: shenzhenCompany, isReadOnly: true });

  await user.type(field('投保单位名称'), '改');
  await user.click(screen.getByRole('checkbox', { name: '长期有效' }));
  await user.tab();

  expect(field('投保单位名称')).toHaveValue(shenzhenCompany.groupName);
  expect(onChange).not.toHaveBeenCalled();
});

it('also shows the fields of the organisation that only this product requests', async () => {
  const { user, onChange } = renderForm({
    fields: { ...applicantFields, operatorRelation: 'optional', establishedOn: 'optional', annualIncome: 'required' },
  });
  expect(screen.queryByRole('combobox', { name: '企业类别' })).not.toBeInTheDocument();
  expect(field('成立日期')).toBeVisible();

  await user.selectOptions(screen.getByRole('combobox', { name: '经办人与单位关系' }), '授权代理人');
  expect(onChange).toHaveBeenLastCalledWith({ ...emptyApplicant, operatorRelation: 'authorisedAgent' });
  await user.type(field('年营业收入（元）'), '1,200,000元');
  await user.tab();

  expect(field('年营业收入（元）')).toHaveValue('1200000');
  expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ annualIncome: '1200000' }));
});
