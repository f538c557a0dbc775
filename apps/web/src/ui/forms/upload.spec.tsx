import { fireEvent, render, screen } from '@testing-library/react';
import { Upload, type UploadRefusal } from './upload';

function draw() {
  const heard: (string | [UploadRefusal, string])[] = [];
  render(
    <Upload
      label="Images"
      files={[]}
      onChange={(files) => heard.push(files.map(({ name }) => name).join(' '))}
      onRefuse={(reason, { name }) => heard.push([reason, name])}
      chooseLabel="Choose"
      removeLabel={(name) => `Remove ${name}`}
      maxBytes={3}
      maxFiles={2}
    />,
  );
  const choose = (...files: File[]) =>
    fireEvent.change(screen.getByLabelText('Images'), { target: { files } });
  return { heard, choose };
}

const png = (name: string, text = 'x') => new File([text], name, { type: 'image/png' });

test('what is not taken is told after what is, so that its words stay', () => {
  const { heard, choose } = draw();
  choose(
    new File(['x'], 'words.txt', { type: 'text/plain' }),
    png('a'),
    png('large', 'xxxx'),
    png('b'),
    png('c'),
  );
  expect(heard).toEqual(['a b', ['type', 'words.txt'], ['size', 'large'], ['count', 'c']]);
});

test('where nothing is taken, nothing changes', () => {
  const { heard, choose } = draw();
  choose(png('large', 'xxxx'));
  expect(heard).toEqual([['size', 'large']]);
});
