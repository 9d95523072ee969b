import { Dialog, DialogContent, DialogTitle } from '@mui/material';
import { Button } from '@tuanbao/library/components/Button';
import { ComboBox } from '@tuanbao/library/components/ComboBox';
import { DateField } from '@tuanbao/library/components/DateField';
import { Select } from '@tuanbao/library/components/Select';
import { TuanbaoProvider } from '@tuanbao/library/components/TuanbaoProvider';
import { RegionCascader } from '@tuanbao/library/widgets/RegionCascader';
import { Modal } from 'antd';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

import '@tuanbao/tokens/tokens.css';
import '@tuanbao/library/styles.css';
import './page.css';

const banks = [
  { value: '102', label: '中国工商银行' },
  { value: '103', label: '中国农业银行' },
];
const documents = [
  { value: 'id', label: '身份证' },
  { value: 'passport', label: '护照' },
];

function Fields() {
  return (
    <>
      <RegionCascader label="参保地" />
      <ComboBox label="开户行" options={banks} />
      <Select label="证件类型" options={documents} defaultValue="id" />
      <DateField label="生效日期" defaultValue="2026-12-01" />
    </>
  );
}

function Page() {
  const [opened, setOpened] = useState<'nothing' | 'antd' | 'mui'>('nothing');
  const close = () => setOpened('nothing');
  return (
    <TuanbaoProvider locale="zh-CN">
      <Button onPress={() => setOpened('antd')}>Ant Design</Button>
      <Button onPress={() => setOpened('mui')}>Material UI</Button>
      <Modal title="Ant Design" open={opened === 'antd'} onCancel={close} footer={null}>
        <Fields />
      </Modal>
      <Dialog aria-labelledby="mui" open={opened === 'mui'} onClose={close}>
        <DialogTitle id="mui">Material UI</DialogTitle>
        <DialogContent>
          <Fields />
        </DialogContent>
      </Dialog>
    </TuanbaoProvider>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Page />);
