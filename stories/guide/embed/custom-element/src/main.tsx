import { Button } from '@tuanbao/library/components/Button';
import { Dialog } from '@tuanbao/library/components/Dialog';
import { TextField } from '@tuanbao/library/components/TextField';
import { TuanbaoProvider } from '@tuanbao/library/components/TuanbaoProvider';
import { Button as AntdButton, Input } from 'antd';
import { type ReactElement, useState } from 'react';
import { createRoot } from 'react-dom/client';

import { RegionCascaderElement } from './RegionCascaderElement.tsx';

import '@tuanbao/tokens/tokens.css';
import '@tuanbao/library/styles.css';

customElements.define('tuanbao-region-cascader', RegionCascaderElement);

const place = document.querySelector<RegionCascaderElement>('#place');
const chosen = document.querySelector('#chosen');
place?.addEventListener('change', () => {
  if (chosen) chosen.textContent = place.value;
});

/** Components of the library on the same page, outside a shadow root. */
function Contact() {
  const [isAsking, setAsking] = useState(false);
  return (
    <TuanbaoProvider locale="zh-CN">
      <TextField label="联系人" />
      <Button variant="primary" onPress={() => setAsking(true)}>
        提交
      </Button>
      <Dialog title="确认提交" isOpen={isAsking} onOpenChange={setAsking}>
        提交后不可修改
      </Dialog>
    </TuanbaoProvider>
  );
}

const render = (id: string, element: ReactElement): void => {
  const container = document.getElementById(id);
  if (container) createRoot(container).render(element);
};

// `?without=guests` removes the other libraries and `?without=tuanbao` removes tuanbao. So a test can check that a
// library looks the same with and without the others.
const without = new URLSearchParams(location.search).get('without');
if (without !== 'guests') {
  await import('bootstrap/dist/css/bootstrap.min.css');
  render(
    'antd',
    <>
      <Input aria-label="备注" />
      <AntdButton type="primary">保存草稿</AntdButton>
    </>,
  );
}
if (without !== 'tuanbao') render('tuanbao', <Contact />);
