import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cascader } from '@tuanbao/library/components/Cascader';
import { Checkbox } from '@tuanbao/library/components/Checkbox';
import { DateField } from '@tuanbao/library/components/DateField';
import { Disclosure } from '@tuanbao/library/components/Disclosure';
import { NumberField } from '@tuanbao/library/components/NumberField';
import { Pagination } from '@tuanbao/library/components/Pagination';
import { RadioGroup } from '@tuanbao/library/components/RadioGroup';
import { SearchField } from '@tuanbao/library/components/SearchField';
import { Select } from '@tuanbao/library/components/Select';
import { Stepper } from '@tuanbao/library/components/Stepper';
import { Tabs } from '@tuanbao/library/components/Tabs';
import { TextField } from '@tuanbao/library/components/TextField';
import { I18nProvider } from 'react-aria/I18nProvider';
import { expect, fn, userEvent } from 'storybook/test';

import { bankBranches } from '../fixtures/banks.ts';
import { Stack } from './Layout.styles.ts';

const meta = { title: 'Components/Right to left', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const payments = [
  { value: 'online', label: 'الدفع عبر الإنترنت' },
  { value: 'transfer', label: 'تحويل مصرفي' },
];
const steps = ['الشركة', 'الخطة', 'القائمة'].map((title) => ({ id: title, title }));

/** The controls for an Arabic user. Arrows and arrow keys that mean "forward" point to the left. */
export const Gallery: Story = {
  render: () => (
    <I18nProvider locale="ar-AE">
      <Stack dir="rtl" lang="ar">
        <Stepper steps={steps} value="الخطة" onChange={fn()} />
        <TextField label="اسم الشركة" isRequired description="كما في السجل التجاري" />
        <SearchField label="بحث" defaultValue="مصعد" />
        <NumberField label="العدد" defaultValue={-1200} unit="شخص" showStepper />
        <DateField label="تاريخ البدء" defaultValue="2026-11-21" />
        <Select label="طريقة الدفع" options={payments} defaultValue="online" />
        <Cascader
          label="المصرف"
          source={bankBranches}
          defaultValue="icbc-1"
          levelLabels={['1', '2', '3']}
          searchLabel="بحث"
        />
        <RadioGroup label="طريقة الدفع" options={payments} orientation="horizontal" defaultValue="online" />
        <Checkbox errorMessage="الموافقة مطلوبة">أوافق على الشروط</Checkbox>
        <Tabs
          aria-label="الخطط"
          items={[
            { id: '1', title: 'الخطة 1', content: '12' },
            { id: '2', title: 'الخطة 2', content: '35' },
          ]}
        />
        <Disclosure title="تفاصيل" defaultExpanded>
          الشروط الخاصة
        </Disclosure>
        <Disclosure title="المزيد">الشروط الخاصة</Disclosure>
        <Pagination page={2} pageSize={10} total={39} onChange={fn()} />
      </Stack>
    </I18nProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'الخطة 1' }));
    await userEvent.keyboard('{ArrowLeft}');

    await expect(canvas.getByRole('tab', { name: 'الخطة 2' })).toHaveAttribute('aria-selected', 'true');
  },
};
