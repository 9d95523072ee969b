import { TextField } from '@tuanbao/library/components/TextField';

import type { PicturePair } from '../picturePair.ts';

export const pictures: readonly PicturePair[] = [
  {
    Do: () => <TextField label="企业名称" description="与营业执照一致" />,
    Dont: () => <TextField aria-label="企业名称" placeholder="企业名称（与营业执照一致）" />,
  },
  {
    Do: () => <TextField label="联系电话" defaultValue="1380000" errorMessage="请填写 11 位手机号码" />,
    Dont: () => <TextField label="联系电话" defaultValue="1380000" errorMessage="格式错误" />,
  },
];
