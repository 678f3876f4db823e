/** Colour of a task's sector, and of its tool on it. */
export const TASKS = {
  draft: { fill: 'var(--task-draft)', ink: '#10202f' },
  gather: { fill: 'var(--task-gather)', ink: '#1c1510' },
  rush: { fill: 'var(--task-rush)', ink: '#f6f3e6' },
  fabricate: { fill: 'var(--task-fabricate)', ink: '#fff' },
} as const;

export type Task = keyof typeof TASKS;

/** The task whose colour a grunt faces. */
export const TASK_OF = { blue: 'draft', red: 'fabricate', yellow: 'gather', black: 'rush' } as const;
