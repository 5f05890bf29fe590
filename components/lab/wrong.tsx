import type { ReactNode } from "react";
import styles from "./lab.module.css";

/** An error of several fields together; it can be focused like a field. */
export const Wrong = ({ children }: { children: ReactNode }) => (
  <p className={styles.wrong} role="alert" tabIndex={-1} data-wrong>
    {children}
  </p>
);
