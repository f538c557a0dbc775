import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';
import styles from './machines.module.css';
import { words } from './words';

/** Asks for the id of a live thing of this chart. */
export function FollowForm({ chart }: { chart: string }) {
  const [id, setId] = useState('');
  const navigate = useNavigate();
  const follow = () => void navigate(`/dev/machines/${chart}?follow=${encodeURIComponent(id.trim())}`);
  return (
    <form
      className={styles.follow}
      onSubmit={(event) => {
        event.preventDefault();
        if (id.trim()) follow();
      }}
    >
      <TextField
        label={words.followLabel(chart)}
        value={id}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => setId(target.value)}
      />
      <Button type="submit">{words.follow}</Button>
    </form>
  );
}
