import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../ui/forms/button';
import { TextField } from '../../ui/forms/text-field';
import { Row } from '../../ui/layout/row';
import { labels } from './labels';
import styles from './machines.module.css';

/** Asks for the id of a live thing of this chart. */
export function FollowForm({ chart }: { chart: string }) {
  const [id, setId] = useState('');
  const navigate = useNavigate();
  const follow = () => void navigate(`/dev/machines/${chart}?follow=${encodeURIComponent(id.trim())}`);
  return (
    <Row
      as="form"
      className={styles.follow}
      onSubmit={(event) => {
        event.preventDefault();
        if (id.trim()) follow();
      }}
    >
      <TextField
        label={labels.followLabel(chart)}
        value={id}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => setId(target.value)}
      />
      <Button type="submit">{labels.follow}</Button>
    </Row>
  );
}
