import { screen } from '@testing-library/react';
import { faultyCompany, shenzhenCompany } from '@tuanbao/library/samples/applicants';
import { describe, expect, it } from 'vitest';

import { renderForm, field } from './renderApplicantForm.tsx';

describe('problems', () => {
  it('are shown when their field was left', async () => {
    const { user } = renderForm();
    expect(screen.queryByText('请输入投保单位名称')).not.toBeInTheDocument();

    await user.click(field('投保单位名称'));
    await user.tab();

    expect(field('投保单位名称')).toBeInvalid();
    expect(field('投保单位名称')).toHaveAccessibleDescription('请输入投保单位名称');
    expect(field('联系人')).toBeValid();
  });

  it('are all shown on request, each at its field', () => {
    renderForm({ value: faultyCompany, shouldShowAllProblems: true });

    expect(field('投保单位名称')).toHaveAccessibleDescription('请按证件填写投保单位名称，个体工商户、个人不可投保');
    expect(field('联系人手机号')).toHaveAccessibleDescription('请填写正确的手机号');
    expect(field('电子邮箱')).toBeInvalid();
    expect(screen.getByRole('combobox', { name: '所在地区' })).toHaveAccessibleDescription('请选择所在地区');
    expect(field('详细地址')).toBeValid();
  });

  it('name the field if there is no other message', () => {
    renderForm({ shouldShowAllProblems: true });

    expect(field('联系人')).toHaveAccessibleDescription('请填写联系人');
    expect(screen.getByRole('combobox', { name: '单位性质' })).toHaveAccessibleDescription('请选择单位性质');
  });

  it('that only warn leave the field valid', () => {
    renderForm({ value: faultyCompany, shouldShowAllProblems: true });

    expect(field('证件号码')).toBeValid();
    expect(field('证件号码')).toHaveAccessibleDescription('统一社会信用代码的校验位不符，请与证件核对');
  });

  it('of the street address are shown at the street address', () => {
    renderForm({
      value: { ...shenzhenCompany, address: { ...shenzhenCompany.address, detail: '' } },
      shouldShowAllProblems: true,
    });

    expect(field('详细地址')).toHaveAccessibleDescription('请填写详细地址');
    expect(screen.getByRole('combobox', { name: '所在地区' })).toBeValid();
  });
});
