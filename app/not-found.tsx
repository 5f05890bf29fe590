import styles from "./not-found.module.css";

/** No page of the studio has this address. */
export default function NotFound() {
  return (
    <main className={styles.page}>
      <h1>There is nothing at this address</h1>
      <p>A workspace is at /w/ and its name. The first page lists those that there are.</p>
      <p>
        <a href="/">To the first page</a>
      </p>
    </main>
  );
}
